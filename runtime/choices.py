"""Turn a choice of an effect into a question to an agent, and the agent's answer into the chosen option."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, TypeAlias

import msgspec

from .declared import Listener
from .errors import ChoiceError, Unanswered
from .records import NOTHING, Offer, Play
from .zones import Board

# An option: a number; a word; an ability and its card; an offer, or None to pass.
Candidate: TypeAlias = int | str | tuple[str, int] | Offer | None


class Decision(msgspec.Struct, frozen=True, gc=False):
    """One question. The answer is an index into `options`.

    options: ints for a kind or a list of values (`sort` names it); 1, 0 for sort "ask"; words for "alternative";
    (ability id, card) for "ability"; (player, verb key, arguments), and None last, to pass, for "offer".
    source: the ability that asks, as (ability number, card, you, captured values, serial).
    """

    name: str
    who: int
    options: Sequence[Candidate]
    sort: str
    source: Listener


Agent: TypeAlias = Callable[[Play, Decision], int]


def nobody(g: Play, choice: Decision) -> int:
    """The default agent: it raises Unanswered, because the game was started without an agent."""
    raise Unanswered


def phrase(key: str, said: Sequence[str]) -> str:
    """A verb with its arguments; the prepositions of the verb stand before its last arguments."""
    verb, *prepositions = key.split()
    subject, *objects = said
    plain = len(objects) - len(prepositions)
    pairs = [word for pair in zip(prepositions, objects[plain:], strict=True) for word in pair]
    return " ".join([subject, verb, *objects[:plain], *pairs])


class Chooser(Board):
    """A board on which effects can ask players."""

    __slots__ = ("agent",)
    acting: ClassVar[int]  # the number of the row of restrictions on players

    def __init__(self, players: int, chance: int, tables: list[tuple[Listener, ...]]) -> None:
        super().__init__(players, chance, tables)
        self.agent: Agent = nobody

    def pick(self, name: str, who: int, options: Sequence[Candidate], sort: str) -> int:
        """The index of the chosen option; this is the only place that calls the agent."""
        self.idle = 0
        who = self.seat_of(who)
        index = self.agent(self, Decision(name, who, options, sort, self.source))
        if 0 <= index < len(options):
            return index
        raise ChoiceError(f"{name}: there is no option {index}, only 0 to {len(options) - 1}")

    @abstractmethod
    def kept_out(self, who: int, word: str = "") -> bool:
        """Whether a restriction forbids a player this verb; without a verb, whether it forbids all choices."""

    def silent(self, who: int) -> bool:
        """Whether nobody can answer for a player.

        The player, or the seat that answers for them, is kept from acting.
        """
        if not self.tables[self.acting]:
            return False
        return self.kept_out(who) or bool(self.joined) and self.kept_out(self.seat_of(who))

    def choose(self, name: str, who: int, options: Sequence[int], sort: str) -> int:
        """The chosen option; NOTHING if there is no option or nobody to ask.

        A single option is taken without a question.
        """
        if self.silent(who):
            return NOTHING
        if len(options) > 1:
            return options[self.pick(name, who, options, sort)]
        return options[0] if options else NOTHING

    def choose_some(
        self, name: str, who: int, options: Sequence[int], sort: str, least: int = 0, most: int | None = None
    ) -> tuple[int, ...]:
        """Several chosen options, one question for each; the last option, NOTHING, ends the choice."""
        chosen: list[int] = []
        left = [] if self.silent(who) else list(options)
        most = len(left) if most is None else min(most, len(left))
        while len(chosen) < most:
            enough = len(chosen) >= least
            if not enough and len(left) <= least - len(chosen):
                return (*chosen, *left)
            index = self.pick(name, who, [*left, NOTHING] if enough else left.copy(), sort)
            if index == len(left):
                break
            chosen.append(left.pop(index))
        return tuple(chosen)

    def ask(self, name: str, who: int) -> bool:
        return not self.silent(who) and self.pick(name, who, (1, 0), "ask") == 0

    def choose_one(self, name: str, who: int, words: Sequence[str]) -> str:
        """The word of the chosen alternative; "" if there is none."""
        if self.silent(who):
            return ""
        if len(words) > 1:
            return words[self.pick(name, who, words, "alternative")]
        return words[0] if words else ""
