"""A bench whose questions are answered by numbers drawn before; it records the answers as lines of a script."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from ombre.runtime.choices import Candidate, Decision
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.session.bench import Bench
from ombre.session.scripted import Scripted
from ombre.workshop.game.options import ability, number, offered
from ombre.workshop.scenarios.replies import reply_to
from ombre.workshop.scenarios.scripts import Call, Doing, Playing, Reply

Draw: TypeAlias = Callable[[int], int]  # draw(bound): returns the next number of a tape, from 0 to bound - 1

BUSY = 40  # after this many answers the last option is chosen, mostly to pass, so that the board ends


class OrderAsked(NamedTuple):
    """A question which ability is first: the answer, and the other possible answers."""

    reply: Reply
    others: tuple[Reply, ...]


class Unsaid(Exception):
    """Raised if no option can be written in a scenario."""


class Taped(Bench):
    """A bench whose answers come from a tape. Options with one of the favourites are preferred."""

    def __init__(self, rules: Rules, draw: Draw, bases: dict[str, str]) -> None:
        super().__init__(rules)
        self.draw, self.bases = draw, bases
        self.replies: list[Reply] = []
        self.orders: list[OrderAsked] = []
        self.given_answers = 0
        self.favourites: set[int] = set()  # the two cards of the pair
        self.wanted: list[Doing] = []  # actions to choose when a window offers them
        self.dice: dict[str, int] = {}  # what the dice of the next action show, by the name of the roll
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
            reply = reply_to(self.play.rules, self.bases, self.play.said, choice, choice.options[at])
            if reply is not None and len(meant := self._meant(choice, reply.value(self.play))) == 1:
                self.replies.append(reply)
                if choice.sort == "ability":
                    self.orders.append(OrderAsked(reply, self._others(choice, meant[0])))
                return meant[0]
        raise Unsaid

    def _roll(self, name: str, sides: int) -> int | None:
        """Return the wanted result of a die; None for a random one.

        Another die of the same name may have fewer sides than the one for which the result was planned.
        """
        number = self.dice.get(name)
        if number is None or number > sides:
            return None
        self.replies.append(Reply(name, max(0, self.play.g.current), (number,)))
        return number

    def _others(self, choice: Decision, taken: int) -> tuple[Reply, ...]:
        """Return the answers that would have let another ability be first."""
        options = [option for at, option in enumerate(choice.options) if at != taken]
        found = (reply_to(self.play.rules, self.bases, self.play.said, choice, option) for option in options)
        return tuple(
            reply for reply in found if reply is not None and len(self._meant(choice, reply.value(self.play))) == 1
        )

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


def _things(choice: Decision, option: Candidate) -> tuple[int, ...]:
    """Return the numbers in an option, of things or of other values."""
    if choice.sort == "offer":
        return offered(option)[2] if option is not None else ()
    if choice.sort == "ability":
        return (ability(option)[1],)
    return () if choice.sort in ("ask", "alternative", "number") else (number(option),)
