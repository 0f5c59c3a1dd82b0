"""Turn a choice of an effect into a question to an agent, and the agent's answer into the chosen option."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar, TypeAlias

import msgspec

from ombre.translatable import tr

from .alike import distinct
from .declared import Listener
from .errors import ChoiceError, RulesError, Unanswered
from .records import NOTHING, Numbers, Offer, Play
from .zones import Board

MOST_OPTIONS = 1_000  # most numbers in one choice
# An option: a number; a word; an ability and its card; an offer, or None to pass.
Candidate: TypeAlias = int | str | tuple[str, int] | Offer | None


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question to one player. The answer is an index into `options`.

    sort: what the options are. If it is a kind or a list of values, they are ints; for "ask", 1 (yes) and 0 (no); for
    "alternative", words; for "ability", (ability id, card); for "offer", (player, verb key, arguments), and at the end
    None, to pass. source: the ability that asks, as (ability number, card, you, captured values, serial). sealed: the
    number of answers just before this one that were given at the same time: only their players know them. nth, of: if
    several things are chosen one by one, which choice this is, from 1, and how many there are at most; else 0.
    """

    name: str
    who: int
    options: Sequence[Candidate]
    sort: str
    source: Listener
    sealed: int = 0
    nth: int = 0
    of: int = 0


Agent: TypeAlias = Callable[[Play, Decision], int]


def nobody(g: Play, choice: Decision) -> int:
    """The default agent: it raises Unanswered, because the game was started without an agent."""
    raise Unanswered


def phrase(key: str, said: Sequence[str]) -> str:
    """Return the text of a verb with its arguments; the last arguments each follow one of its prepositions."""
    verb, *prepositions = key.split()
    subject, *objects = said
    plain = len(objects) - len(prepositions)
    pairs = [word for pair in zip(prepositions, objects[plain:], strict=True) for word in pair]
    return " ".join([subject, verb, *objects[:plain], *pairs])


class Chooser(Board):
    """A board on which effects can ask players."""

    __slots__ = ("agent",)
    card_sorts: ClassVar[frozenset[str]]  # the names of the kinds of cards, and "card"
    agent: Agent
    acting: ClassVar[int]  # the number of the row that holds the restrictions on players

    def pick(self, name: str, who: int, options: Sequence[Candidate], sort: str, nth: int = 0, of: int = 0) -> int:
        """Ask a player, and return the index of the chosen option; this is the only place that calls the agent."""
        self.idle = 0
        who = self.seat_of(who)
        sealed = self.sealed
        index = self.agent(self, Decision(name, who, options, sort, self.source, max(sealed, 0), nth, of))
        if sealed != NOTHING:
            self.sealed = sealed + 1
        if 0 <= index < len(options):
            return index
        raise ChoiceError(tr("{0}: there is no option {1}, only 0 to {2}", name, index, len(options) - 1))

    def at_once(self, players: Sequence[int]) -> Iterator[int]:
        """Iterate over players who choose at the same time: nobody learns what the others choose."""
        self.sealed = 0
        try:
            yield from players
        finally:
            self.sealed = NOTHING

    @abstractmethod
    def kept_out(self, who: int, word: str = "") -> bool:
        """Whether a restriction forbids a player to do a verb; if `word` is empty, to act at all."""

    def silent(self, who: int) -> bool:
        """Whether a player has left, or a restriction forbids the player, or the seat that answers, to act."""
        if self.out and who in self.out:
            return True
        if not self.tables[self.acting]:
            return False
        return self.kept_out(who) or bool(self.joined) and self.kept_out(self.seat_of(who))

    def prefer(self, x: int) -> None:
        """Let a card stand for its equivalent copies."""
        self.preferred |= {x}

    def keep_apart(self, x: int) -> None:
        """Let a card be an option of its own, even if it has equivalent copies."""
        self.singled |= {x}

    def different(self, options: Sequence[int], sort: str, apart: Numbers, who: int) -> Sequence[int]:
        """Return the options of a choice without equivalent copies of a card."""
        if len(options) < 2 or sort not in self.card_sorts:
            return options
        found = distinct(self, options, apart, self.seat_of(who))
        return options if len(found) == len(options) else [options[at] for at in found]

    def choose(self, name: str, who: int, options: Sequence[int], sort: str, apart: Numbers = ()) -> int:
        """Let a player choose an option, and return it; NOTHING if there is no option or the player cannot act.

        A single option is taken without a question, unless forced choices are asked. apart: cards that the effect has
        named (see `alike.distinct`).
        """
        if self.silent(who):
            return NOTHING
        options = self.different(options, sort, apart, who)
        if len(options) >= self.fewest:
            return options[self.pick(name, who, options, sort)]
        return options[0] if options else NOTHING

    def choose_some(
        self,
        name: str,
        who: int,
        options: Sequence[int],
        sort: str,
        least: int = 0,
        most: int | None = None,
        apart: Numbers = (),
    ) -> tuple[int, ...]:
        """Let a player choose several options, with one question for each, and return them.

        As soon as `least` options are chosen, each question has NOTHING as its last option, which ends the choice.
        """
        chosen: list[int] = []
        left = [] if self.silent(who) else list(options)
        most = len(left) if most is None else min(most, len(left))
        while len(chosen) < most:
            enough = len(chosen) >= least
            if not enough and len(left) <= least - len(chosen) and self.fewest > 1:
                return (*chosen, *left)
            offered = list(self.different(left, sort, apart, who))
            if len(offered) < self.fewest and not enough:
                chosen.append(offered[0])
                left.remove(offered[0])
                continue
            nth = len(chosen) + 1 if most > 1 else 0
            index = self.pick(name, who, [*offered, NOTHING] if enough else offered, sort, nth, most if nth else 0)
            if index == len(offered):
                break
            chosen.append(offered[index])
            left.remove(offered[index])
        return tuple(chosen)

    def choose_number(self, name: str, who: int, least: int, most: int) -> int | None:
        """Let a player choose a number from `least` to `most`; None if there is none or the player cannot act."""
        if self.silent(who) or most < least:
            return None
        if most - least >= MOST_OPTIONS:
            raise RulesError(tr("{0}: a player can choose among at most {1} numbers", name, MOST_OPTIONS))
        return (
            least if most - least + 1 < self.fewest else least + self.pick(name, who, range(least, most + 1), "number")
        )

    def ask(self, name: str, who: int) -> bool:
        return not self.silent(who) and self.pick(name, who, (1, 0), "ask") == 0

    def choose_one(self, name: str, who: int, words: Sequence[str]) -> str:
        """Let a player choose one of some alternatives, and return its word; "" if nothing can be chosen."""
        if self.silent(who):
            return ""
        if len(words) >= self.fewest:
            return words[self.pick(name, who, words, "alternative")]
        return words[0] if words else ""
