"""A bench whose questions are answered by the numbers of a tape; it records the answers as lines of a script."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from ombre.runtime import NOTHING
from ombre.runtime.choices import Candidate, Decision
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.session.bench import Bench
from ombre.session.scripted import Scripted

from ..game.options import ability, number, offered, word
from ..scenarios.scripts import Call, Doing, Playing, Reply

Draw: TypeAlias = Callable[[int], int]  # draw(bound): returns the next number of a tape, from 0 to bound - 1

BUSY = 40  # after this many answers the last option is chosen, mostly to pass, so that the board ends


class Unsaid(Exception):
    """Raised if no option can be written in a scenario."""


class Taped(Bench):
    """A bench whose answers come from a tape. Options with one of the favourites are preferred."""

    def __init__(self, rules: Rules, draw: Draw, bases: dict[str, str]) -> None:
        super().__init__(rules)
        self.draw, self.bases = draw, bases
        self.replies: list[Reply] = []
        self.given_answers = 0
        self.favourites: set[int] = set()  # the two cards of the pair
        self.wanted: list[Doing] = []  # actions to choose when a window offers them
        self.play: Playing

    def adopt(self, g: Scripted) -> None:
        """Play another game from now on, also while its set-up asks questions."""
        super().adopt(g)
        if hasattr(self, "play"):
            self.play.g = g

    def _lookers(self, g: Play) -> Iterable[int]:
        """Return a random seat, whose view is checked at the end; checking all seats of every board takes too long."""
        return (self.draw(g.players),)

    def _answer(self, g: Play, choice: Decision) -> int:
        self.asked[choice.name] = choice
        self.given_answers += 1
        options = range(len(choice.options))
        liked = [at for at in options if self.favourites.intersection(_things(choice, choice.options[at]))]
        if self.given_answers > BUSY:
            first = len(options) - 1
        elif (wished := self._wished(choice)) is not None:
            first = wished
        elif liked and self.draw(4) < 3:
            first = liked[self.draw(len(liked))]
        else:
            first = self.draw(len(options))
        for at in (first, *options):
            reply = self._reply(choice, choice.options[at])
            if reply is not None and len(meant := self._meant(choice, reply.value(self.play))) == 1:
                self.replies.append(reply)
                return meant[0]
        raise Unsaid

    def _wished(self, choice: Decision) -> int | None:
        """Return the option of a window that is a wanted action, which is then no longer wanted; None if none is."""
        for at, option in enumerate(choice.options if choice.sort == "offer" and self.wanted else ()):
            if option is not None:
                _, key, arguments = offered(option)
                sorts = [sort for _, sort in self.rules.verbs[key].roles]
                said = [self.play.said(x, sort) for x, sort in zip(arguments, sorts, strict=True)]
                for does in self.wanted:
                    if isinstance(does, Call) and (does.key, [*does.arguments]) == (key, said):
                        self.wanted.remove(does)
                        return at
        return None

    def _reply(self, choice: Decision, option: Candidate) -> Reply | None:
        """Return the answer with which a script takes an option; None if a script cannot express it."""
        if choice.sort == "offer":
            if option is None:
                return Reply(choice.name, choice.who, ("pass",))
            _, key, arguments = offered(option)
            sorts = [sort for _, sort in self.rules.verbs[key].roles]
            named = [self.play.said(x, sort) for x, sort in zip(arguments, sorts, strict=True)]
            return Reply(choice.name, choice.who, tuple(named[1:]), "", (key, self.bases[key]))
        if choice.sort == "ask":
            return Reply(choice.name, choice.who, ("yes" if option else "no",))
        if choice.sort == "alternative":
            return Reply(choice.name, choice.who, (word(option),))
        if choice.sort != "ability" and option == NOTHING:
            return Reply(choice.name, choice.who, ("pass",))
        if choice.sort in self.rules.values:
            return Reply(choice.name, choice.who, (self.rules.values[choice.sort][number(option)],), choice.sort)
        x = ability(option)[1] if choice.sort == "ability" else number(option)
        if choice.sort == "ability" or self.play.rules.is_thing(choice.sort):
            said = self.play.name_of(x)
            return None if said is None else Reply(choice.name, choice.who, (said,))
        return Reply(choice.name, choice.who, (x,))


def _things(choice: Decision, option: Candidate) -> tuple[int, ...]:
    """Return the numbers in an option, of things or of other values."""
    if choice.sort == "offer":
        return offered(option)[2] if option is not None else ()
    if choice.sort == "ability":
        return (ability(option)[1],)
    return () if choice.sort in ("ask", "alternative", "number") else (number(option),)
