"""Print the table as one seat sees it, or one card, as lines of text in one locale."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from ombre.compiler import model
from ombre.compiler.backends import declared
from ombre.compiler.messages import Amount, NounPhrase, say
from ombre.runtime import NOTHING
from ombre.runtime.choices import Candidate, Decision
from ombre.runtime.flow import Play
from ombre.runtime.records import Row, State
from ombre.session.view import UNKNOWN, CardSeen, Pile, States, are_things, view

from ..game.notation import entries
from ..game.options import ability, number, offered
from .narrator import Narrator

FEW = 12  # most different cards of a zone that are listed


class Overview:
    """Prints the table and the cards of one game in one locale."""

    def __init__(self, narrator: Narrator):
        self.narrator = narrator
        self.model, self.rules, self.locale = narrator.model, narrator.rules, narrator.locale

    def table(self, g: Play, who: int) -> Iterator[str]:
        """Yield the lines of the table as a seat sees it: states and zones of the game, then those of each player."""
        seen = view(g, who)
        yield from self._listed(self._states(g, "", seen.states))
        yield from self._piles(g, "", seen.piles)
        for x, seat in zip(g.everyone(0), seen.seats, strict=True):
            told = self._states(g, seat.kind, seat.states)
            yield self._line(self.narrator.name(g, x), ", ".join(told))
            yield from (f"  {line}" for line in self._piles(g, seat.kind, seat.piles))

    def card(self, id: str) -> list[str]:
        """Return the lines of a card: its name, its facts, its text."""
        name, *text = self.narrator.printer.plain(id)
        return [name, *self._listed(self._facts(self.model.cards[id])), *text]

    def found(self, words: str) -> str:
        """Return the id of the card whose name is, or else begins with, these words; "" if there is none."""
        wanted = words.casefold().replace("_", " ")
        names = {id: self.narrator.printer.name(card).casefold() for id, card in self.model.cards.items()}
        called = [id for id, name in names.items() if wanted in (name, id.replace("_", " "))]
        begun = [id for id, name in names.items() if name.startswith(wanted)] if wanted else []
        return next(iter((*called, *begun)), "")

    def cards_of(self, g: Play, choice: Decision, option: Candidate) -> list[str]:
        """Return the ids of the cards in an option; the cards in `option` must be known to the player."""
        if choice.sort == "offer":
            _, key, things = offered(option) if option is not None else (NOTHING, "", ())
            named = [x for x, is_thing in zip(things, are_things(g, key, len(things)), strict=True) if is_thing]
        elif choice.sort == "ability":
            named = [ability(option)[1]]
        else:
            named = [number(option)] if choice.sort == "card" or choice.sort in self.model.kinds else []
        cards = (g.card[x] for x in named if x >= 0)
        return [self.rules.cards[number].id for number in dict.fromkeys(cards) if number != NOTHING]

    # -------------------------------------------------------------------------------------------------- private methods

    def _listed(self, told: Sequence[str]) -> list[str]:
        return [", ".join(told)] if told else []

    def _piles(self, g: Play, kind: str, piles: Sequence[Pile]) -> Iterator[str]:
        for pile in piles:
            if not pile.cards:
                continue
            zone = next(z for z in self.rules.zones if z.name == pile.zone and self._is_of(kind, z.owner))
            name = self._noun(self.model.properties[zone.owner, zone.name])
            if zone.per:
                name = f"{name} ({self._entry(g, zone.per, pile.at)})"
            is_known = any(card.thing != UNKNOWN or self._told(g, card) for card in pile.cards)
            copies = self._copies(self._in_play(g, card, at, not kind) for at, card in enumerate(pile.cards, 1))
            if zone.live and not kind:
                yield self._line(name, "")
                yield from (f"  {text}" for text in copies)
            elif is_known and len(copies) <= FEW:
                yield self._line(name, ", ".join(copies))
            else:
                top = pile.cards[0]
                many = f"{len(pile.cards)} {self._cards(len(pile.cards))}"
                yield self._line(name, many if top.thing == UNKNOWN else f"{many}, {self._name(g, top)}")

    def _line(self, head: str, told: str) -> str:
        return self.narrator.phrase(say("table-line", head=head, told=told)).rstrip()

    def _copies(self, texts: Iterable[str]) -> list[str]:
        """Return the different texts of cards, in order; a text that occurs several times, with the number of times."""
        return [
            self.narrator.phrase(say("table-copies", what=text, number=str(times))) if times > 1 else text
            for text, times in Counter(texts).items()
        ]

    def _in_play(self, g: Play, card: CardSeen, at: int, facts: bool) -> str:
        """Return a card with its states; an unknown card with its place. facts: whether to include its printed facts."""
        if card.thing == UNKNOWN:
            told = self._told(g, card)
            name = self.narrator.phrase(say("table-place", what=self._name(g, card), number=str(at)))
            return f"{name} ({', '.join(told)})" if told else name
        printed = self.model.cards[card.name]
        told = [*(self._facts(printed) if facts else ()), *self._states(g, printed.kind, card.states)]
        return f"{self._name(g, card)} ({', '.join(told)})" if told else self._name(g, card)

    def _told(self, g: Play, card: CardSeen) -> list[str]:
        """Return what is known of a card that is not known itself: its open states, and clues about its facts."""
        told = self._states(g, card.kind, card.states)
        for fact, words, holds in card.clues:
            found = self.model.property_of(card.kind, fact)
            assert found is not None, "clues are about facts of the kind"
            said = ", ".join(self._part(found, word) for word in words)
            told.append(
                self.narrator.phrase(say("table-is" if holds else "table-is-not", what=self._noun(found), value=said))
            )
        return told

    def _facts(self, card: model.Card) -> list[str]:
        return [
            f"{self._noun(found)} {self._printed(found, value)}"
            for found, value in card.facts
            if found.name != "copies"
        ]

    def _printed(self, found: model.Property, value: model.Fact) -> str:
        parts: Sequence[int | str | model.Cell] = value if isinstance(value, tuple) else (value,)
        return ", ".join(self._part(found, part) for part in parts)

    def _part(self, found: model.Property, part: int | str | model.Cell) -> str:
        if isinstance(part, model.Cell):
            size = part.size if isinstance(part.size, int) else part.size.name
            return f"{size} {self.narrator.value_word(found.type.of, part.symbol)}"
        return self.narrator.value_word(found.type.of, part) if isinstance(part, str) and found.type.of else str(part)

    def _states(self, g: Play, kind: str, states: States) -> list[str]:
        """Return the states that differ from their initial values; a number with an upper bound is `VALUE/BOUND`."""
        held = dict(states)
        mosts = {state.most for _, state in self._declared(kind) if state.most}
        found: list[str] = []
        for owner, state in self._declared(kind):
            if state.name not in held:  # only others see it
                continue
            value = held[state.name]
            if state.name in mosts or (not state.most and self._is_first(state, value)):
                continue
            sort = state.values or state.kind
            each = entries(value)
            words = [self._value(g, sort, one) for one in each]
            if state.per:
                at = range(len(each))
                words = [f"{self._entry(g, state.per, n)} {words[n]}" for n in at if each[n] != self._start(state)]
            told = ", ".join(words) + (f"/{held[state.most]}" if state.most else "")
            found.append(f"{self._noun(self.model.properties[owner, state.name])} {told}")
        return found

    def _declared(self, kind: str) -> list[tuple[str, State]]:
        if not kind:
            return [("", state) for game in self.rules.games for state in game.states]
        kinds = [self.rules.kinds[number] for number in self.rules.above[self.rules.kind_number[kind]]]
        return [(each.name, state) for each in kinds for state in each.states]

    def _is_of(self, kind: str, owner: str) -> bool:
        return owner == kind or bool(kind and owner and self.model.is_a(kind, owner))

    def _start(self, state: State) -> int:
        words = self.rules.values.get(state.values, ())
        return words.index(state.start) if isinstance(state.start, str) else state.start

    def _is_first(self, state: State, value: int | Row) -> bool:
        return all(each == self._start(state) for each in entries(value))

    def _value(self, g: Play, sort: str, value: int) -> str:
        if sort in self.rules.values:
            return self.narrator.value_word(sort, self.rules.values[sort][value]) if value != NOTHING else "-"
        if not sort:
            return str(value)
        return self.locale.words_of_phrase(self.narrator.thing(g, value, sort)) if value == UNKNOWN else self.narrator.name(g, value)  # fmt: skip

    def _entry(self, g: Play, per: str, at: int) -> str:
        return self._value(g, per if per in self.rules.values else self.narrator.player_kind, at)

    def _name(self, g: Play, card: CardSeen) -> str:
        return self.locale.words_of_phrase(self.narrator.thing(g, card.thing, card.kind or "card"))

    def _cards(self, number: int) -> str:
        return self.locale.words_of_phrase(NounPhrase(declared.noun_id("card"), "none", count=Amount(number)))

    def _noun(self, found: model.Property) -> str:
        return self.locale.words_of_phrase(NounPhrase(declared.property_id(found), "none"))
