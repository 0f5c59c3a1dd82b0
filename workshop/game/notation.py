"""Write options, events and the table, which are numbers in a game, as text in the words of the `.card` files.

The text is the same in every locale, and programs can give the text of an option as an answer: `P1 lights lamp`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import cast

from ombre import contract
from ombre.runtime import NOTHING
from ombre.runtime.choices import Candidate, Decision, phrase
from ombre.runtime.declared import PLACE
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.runtime.records import Row, State
from ombre.session.view import UNKNOWN, Eyes, places

from .options import ability, number, offered


class Notation:
    """Writes the texts of one game."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def sorts(self, key: str, args: Sequence[int]) -> list[str]:
        """Return the type of each argument of an event."""
        if key in self.rules.verbs:
            return [sort for _, sort in self.rules.verbs[key].roles]
        return ["card"] * len(args)  # the arguments of all other events are players and cards

    def option(self, g: Play, choice: Decision, option: Candidate) -> str:
        """Return the text of an option; a card that the asked player does not know is told by its kind and place."""
        if not (unseen := places(g, choice, option)):
            return self._option(g, choice.sort, option)
        text = self._option(g, choice.sort, Eyes(g, choice.who).option(choice, option))
        return f"{text} (no. {', '.join(map(str, unseen))})"

    def _option(self, g: Play, sort: str, option: Candidate) -> str:
        if sort == "offer":
            return "pass" if option is None else self.event(g, *offered(option)[1:])
        if sort == "ability":
            id, thing = ability(option)
            rule = self.rules.abilities[self.rules.ability_number[id]].rule
            return f"rule {rule}" if thing == NOTHING else self.rules.name(g, thing)
        if sort == "ask":
            return "yes" if option else "no"
        if sort == "alternative":
            return str(option)
        return "enough" if option == NOTHING else self.value(g, sort, number(option))

    def value(self, g: Play, sort: str, value: int) -> str:
        """Return the text of a player, a card, a word of a list or a number."""
        if sort in self.rules.values:
            return self.rules.values[sort][value] if value != NOTHING else "nothing"
        if value == UNKNOWN:
            return sort
        return self.rules.name(g, value) if self.rules.is_thing(sort) else str(value)

    def event(self, g: Play, key: str, args: Sequence[int]) -> str:
        """Return the text of an event: a verb with its arguments, or another event."""
        if forbidden := contract.was_refused(key):
            return contract.refused(self.event(g, forbidden, args))
        if (learned := contract.was_learned(key)) is not None:
            return self._learned(g, learned, args)
        said = [self.value(g, sort, value) for sort, value in zip(self.sorts(key, args), args, strict=True)]
        if key in self.rules.verbs:
            return phrase(key, said)
        if key.startswith("becomes "):
            return f"{said[0]} becomes {key.rpartition('.')[2]}"
        scope, _, edge = key.rpartition(" ")
        if scope in self.rules.flows and self.rules.flows[scope].of:
            return f"{scope} of {said[0]} {edge}"
        return key

    def _learned(self, g: Play, learned: contract.Learned, args: Sequence[int]) -> str:
        who, at, *cards = args
        named = ["everybody" if who == NOTHING else self.rules.name(g, who), *(self.value(g, "card", x) for x in cards)]
        place = learned.zone if at == NOTHING else f"{learned.zone} of {self.rules.name(g, at)}"
        if not learned.fact:
            return f"{named[0]} sees {', '.join(named[1:])} in {place}"
        fact = f"{learned.fact} is {'' if learned.holds else 'not '}{' or '.join(learned.words)}"
        return f"{named[0]} learns of no. {learned.number} in {place}: {fact}"

    def board(self, g: Play) -> Iterator[str]:
        """Yield the lines of the whole table: the states and zones of the game, then those of each player."""
        for game in self.rules.games:
            held = [self._state(g, state, cast("int | Row", g.held("", state.name))) for state in game.states]
            if any(held):
                yield ", ".join(filter(None, held))
        yield from self._zones(g, NOTHING, NOTHING)
        for who in range(g.players):
            held = self._held(g, who)
            yield f"P{who + 1}: {', '.join(held)}"
            yield from (f"  {line}" for line in self._zones(g, self.rules.player_kind, who))

    def _zones(self, g: Play, kind: int, owner: int) -> Iterator[str]:
        for at, zone in enumerate(self.rules.zones):
            if self.rules.zone_owner[at] == kind:
                cards = g.zones[at << PLACE | max(owner, 0)]
                if cards:
                    shown = f"{len(cards)} cards" if zone.sight == "hidden" else ", ".join(self._copies(g, cards))
                    yield f"{zone.name}: {shown}"

    def _copies(self, g: Play, cards: Sequence[int]) -> list[str]:
        """Return the different texts of cards, in order; a text that occurs several times, with the number of times."""
        texts = Counter(self._card(g, x) for x in cards)
        return [f"{text} x{times}" if times > 1 else text for text, times in texts.items()]

    def _card(self, g: Play, x: int) -> str:
        held = self._held(g, x)
        return f"{self.rules.name(g, x)} ({', '.join(held)})" if held else self.rules.name(g, x)

    def _held(self, g: Play, x: int) -> list[str]:
        """Return the states of a thing; of a card, without those that have their initial values."""
        kind = self.rules.kinds[g.kind[x]]
        found: list[str] = []
        for state in kind.states:
            value = cast(Row, g.held(kind.name, state.name))[x]
            if x < g.players or not self._is_first(state, value):
                found.append(self._state(g, state, value))
        return [text for text in found if text]

    def _is_first(self, state: State, value: int | Row) -> bool:
        words = self.rules.values.get(state.values, ())
        start = words.index(state.start) if isinstance(state.start, str) else state.start
        return all(each == start for each in entries(value))

    def _state(self, g: Play, state: State, value: int | Row) -> str:
        sort = state.values or state.kind
        if isinstance(value, int):
            return "" if value == NOTHING and sort else f"{state.name} {self.value(g, sort, value)}"
        each = entries(value)
        words = self.rules.values.get(state.per) or [f"P{who + 1}" for who in range(len(each))]
        some = [f"{word} {self.value(g, sort, held)}" for word, held in zip(words, each, strict=True) if held]
        return f"{state.name} {' '.join(some)}" if some else ""


def entries(value: int | Row) -> list[int]:
    """Return the values of a property as a list: one number, or the entries of a row."""
    if isinstance(value, int):
        return [value]
    return list(value.values() if isinstance(value, dict) else value)
