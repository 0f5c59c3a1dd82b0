"""Print the table as one seat sees it, a part of it in full, or one card, as lines of text in one locale."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from textwrap import wrap
from typing import cast

from ombre import contract
from ombre.compiler import model
from ombre.prose.language.messages import Amount, Message, NounPhrase, say
from ombre.prose.sentences import declared_words as declared
from ombre.runtime import NOTHING
from ombre.runtime.choices import Candidate, Decision
from ombre.runtime.flow import Play
from ombre.runtime.records import Row, State, Zone
from ombre.session.view import UNKNOWN, CardSeen, Pile, SeatSeen, States, are_things, view

from ..game.notation import entries
from ..game.options import ability, number, offered
from .glance import Facts, Glance
from .narrator import Narrator

FEW = 12  # most different cards of a zone that are listed, each with all that is told of it
WIDTH = 100  # columns of a longer list
AND = " + "  # between the parts of one value; a comma is between values


class Overview:
    """Prints the table and the cards of one game in one locale."""

    def __init__(self, narrator: Narrator):
        self.narrator = narrator
        self.model, self.rules, self.locale = narrator.model, narrator.rules, narrator.locale

    @cached_property
    def glance(self) -> Glance:
        """The choice of the facts that are told on the table."""
        return Glance(self.narrator)

    def table(self, g: Play, who: int) -> Iterator[str]:
        """Yield the lines of the table as a seat sees it: states and zones of the game, then those of each player."""
        seen = view(g, who)
        if told := self._states(g, "", seen.states):
            yield _sentence(", ".join(told))
        yield from self._piles(g, "", NOTHING, seen.piles)
        for x, seat in zip(g.in_turn(0), seen.seats, strict=True):
            told = self._states(g, seat.kind, seat.states)
            yield self._line(self._called(g, x, seat), ", ".join(told))
            yield from (f"  {line}" for line in self._piles(g, seat.kind, x, seat.piles))

    def part(self, g: Play, who: int, wanted: str) -> list[str]:
        """Return the lines of a player (`p2`), or of all zones with a name, in full; one line if there is none."""
        seen = view(g, who)
        seats = list(zip(g.in_turn(0), seen.seats, strict=True))
        named = wanted.casefold().replace("_", " ")
        for x, seat in seats:
            if named == self.narrator.name(g, x).casefold():
                return self._seat(g, x, seat)
        places = [(NOTHING, "", pile) for pile in seen.piles]
        places += [(x, seat.kind, pile) for x, seat in seats for pile in seat.piles]
        names = [self._names(self._zone(kind, pile)) for _, kind, pile in places]
        for fits in (str.__eq__, str.startswith, str.__contains__):
            found = [
                line
                for (x, kind, pile), known in zip(places, names, strict=True)
                if pile.cards and named and any(fits(name, named) for name in known)
                for line in self._in_full(g, kind, x, pile)
            ]
            if found:
                return found
        empty = any(named in known for known in names)
        return [self.narrator.phrase(say("table-empty" if empty else "table-no-part", name=wanted))]

    def card(self, id: str) -> list[str]:
        """Return the lines of a card: its name, its facts, its text."""
        name, *text = self.narrator.printer.plain(id)
        printed = self._printed_facts([fact for fact in self.model.cards[id].facts if fact[0].name != "copies"])
        return [name, *([", ".join(printed)] if printed else []), *text]

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

    def _piles(self, g: Play, kind: str, x: int, piles: Sequence[Pile]) -> Iterator[str]:
        for pile in piles:
            zone = self._zone(kind, pile)
            if not pile.cards or self.glance.is_left_over(zone):
                continue
            name = self._title(g, zone, pile)
            placed = self._placed(g, pile)
            is_known = any(card.thing != UNKNOWN or at for at, card in placed)
            copies = self._copies(self._in_play(g, card, at, x, not kind) for at, card in placed)
            if not kind and is_known and (zone.live or len(copies) <= FEW and any(map(_has_more, copies))):
                yield self._line(name, "")
                yield from (f"  {text}" for text in copies)
            elif is_known and len(copies) <= FEW:
                yield self._line(name, ", ".join(copies))
            else:
                top, many = pile.cards[0], self._number(pile)
                on_top = say("table-top", number=many, what=self._name(g, top))
                yield self._line(name, many if top.thing == UNKNOWN else self._clause(on_top))

    def _called(self, g: Play, x: int, seat: SeatSeen) -> str:
        name = self.narrator.name(g, x)
        return self.narrator.phrase(say("table-gone", name=name)) if seat.out else name

    def _seat(self, g: Play, x: int, seat: SeatSeen) -> list[str]:
        """Return the lines of a player in full, with the derived numbers."""
        told = [*self._states(g, seat.kind, seat.states), *self._derived(seat.kind, seat.derived)]
        piles = [
            pile for pile in seat.piles if pile.cards and not self.glance.is_left_over(self._zone(seat.kind, pile))
        ]
        lines = (line for pile in piles for line in self._in_full(g, seat.kind, x, pile, False))
        return [self._line(self._called(g, x, seat), ", ".join(told)), *(f"  {line}" for line in lines)]

    def _in_full(self, g: Play, kind: str, x: int, pile: Pile, whose: bool = True) -> Iterator[str]:
        """Yield the lines of a zone with all its cards that are known; long piles by kind, without facts.

        whose: whether to name its player.
        """
        zone = self._zone(kind, pile)
        name = self._title(g, zone, pile)
        if whose and x != NOTHING:
            name = f"{name} ({self.narrator.name(g, x)})"
        known = [(at, card) for at, card in self._placed(g, pile) if card.thing != UNKNOWN or at]
        facts = zone.live or not kind or zone.sight != "open"
        copies = self._copies(self._in_play(g, card, at, x, facts, zone.live) for at, card in known)
        together = ", ".join(copies)
        if len(known) == len(pile.cards) and len(together) <= WIDTH and not any(map(_has_more, copies)):
            yield self._line(name, together)
            return
        yield self._line(name, self._number(pile))
        if zone.live or facts and len(copies) <= FEW:
            yield from (f"  {text}" for text in copies)
            return
        kinds = dict.fromkeys(card.kind for _, card in known)
        for each in kinds:
            its = [self._in_play(g, card, at, x, False) for at, card in known if card.kind == each]
            head = self._noun(declared.noun_id(each), len(its))
            told = ", ".join(self._copies(its))
            told = self._line(f"{len(its)} {head}", told) if len(kinds) > 1 else told
            yield from wrap(
                told,
                WIDTH,
                initial_indent="  ",
                subsequent_indent="    ",
                break_long_words=False,
                break_on_hyphens=False,
            )

    def _placed(self, g: Play, pile: Pile) -> list[tuple[int, CardSeen]]:
        """Return the cards of a zone with their places, or with 0 if nothing tells the unknown ones apart."""
        places = any(card.thing == UNKNOWN and self._told(g, card) for card in pile.cards)
        return [(at if places else 0, card) for at, card in enumerate(pile.cards, 1)]

    def _zone(self, kind: str, pile: Pile) -> Zone:
        return next(z for z in self.rules.zones if z.name == pile.zone and self._is_of(kind, z.owner))

    def _title(self, g: Play, zone: Zone, pile: Pile) -> str:
        name = self._name_of(self.model.properties[zone.owner, zone.name])
        return f"{name} ({self._entry(g, zone.per, pile.at)})" if zone.per else name

    def _names(self, zone: Zone) -> tuple[str, str]:
        """Return the names by which a player can ask for a zone: in the locale, and in the `.card` files."""
        said = self._name_of(self.model.properties[zone.owner, zone.name])
        return said.casefold(), zone.name.replace("_", " ")

    def _number(self, pile: Pile) -> str:
        return f"{len(pile.cards)} {self._noun(declared.noun_id('card'), len(pile.cards))}"

    def _clause(self, message: Message) -> str:
        """Return a message as a part of a line."""
        return self.locale.typeset(self.locale.clause(message))

    def _line(self, head: str, told: str) -> str:
        return self.narrator.phrase(say("table-line", head=head, told=told)).rstrip()

    def _copies(self, texts: Iterable[str]) -> list[str]:
        """Return the different texts of cards, in order; a text that occurs several times, with the number of times."""
        return [
            self.narrator.phrase(say("table-copies", what=text, number=str(times))) if times > 1 else text
            for text, times in Counter(texts).items()
        ]

    def _in_play(self, g: Play, card: CardSeen, at: int, x: int, facts: bool, full: bool = False) -> str:
        """Return a card with its states; an unknown card with its place, if it is not 0.

        x: the player in whose zone it is, or NOTHING.
        facts: whether to include the facts of a glance. full: whether to include the derived numbers.
        """
        if card.thing == UNKNOWN:
            told, name = self._told(g, card), _sentence(self._name(g, card))
            if at:
                name = self.narrator.phrase(say("table-place", what=name, number=str(at)))
            return f"{name} ({', '.join(told)})" if told else name
        printed = self.model.cards[card.name]
        twice = self._words_held(printed.kind, card.states)
        shown = [fact for fact in self.glance.facts(printed) if (fact[0].type.of, fact[1]) not in twice]
        told = self._printed_facts(shown, card.thing, g) if facts else []
        told += self._states(g, printed.kind, card.states, x)
        told += self._derived(printed.kind, card.derived) if full else []
        return f"{self._name(g, card)} ({', '.join(told)})" if told else self._name(g, card)

    def _told(self, g: Play, card: CardSeen) -> list[str]:
        """Return what is known of a card that is not known itself: its open states, and clues about its facts."""
        told = self._states(g, card.kind, card.states)
        for fact, words, holds in card.clues:
            found = self.model.property_of(card.kind, fact)
            assert found is not None, "clues are about facts of the kind"
            said = ", ".join(self._part(found, word) for word in words)
            told.append(
                self._clause(say("table-is" if holds else "table-is-not", what=self._name_of(found), value=said))
            )
        return told

    def _printed_facts(self, facts: Facts, x: int = NOTHING, g: Play | None = None) -> list[str]:
        """Return facts as they are printed; those of a card in play as they are now, without those that are 0."""
        found: list[str] = []
        for fact, value in facts:
            now = value
            if g is not None and isinstance(value, int):
                now = cast(int, getattr(g, contract.fact(fact.owner, fact.name))(x))
                if now == value == 0:
                    continue
            found.append(self._said(fact, self._printed(fact, now), fact.type.tag))
        return found

    def _said(self, found: model.Property, told: str, tag: str) -> str:
        """Return a property with its value: a number follows the name, a word comes after a colon."""
        name = self._name_of(found)
        if tag in ("value", "set", "thing"):
            return self._clause(say("table-is", what=name, value=told))
        return f"{name} {told}"

    def _printed(self, found: model.Property, value: model.Fact) -> str:
        parts: Sequence[int | str | model.Cell] = value if isinstance(value, tuple) else (value,)
        return AND.join(self._part(found, part) for part in parts)

    def _part(self, found: model.Property, part: int | str | model.Cell) -> str:
        if isinstance(part, model.Cell):
            size = part.size if isinstance(part.size, int) else part.size.name
            return f"{size} {self.narrator.value_word(found.type.of, part.symbol)}"
        return self.narrator.value_word(found.type.of, part) if isinstance(part, str) and found.type.of else str(part)

    def _states(self, g: Play, kind: str, states: States, home: int = NOTHING) -> list[str]:
        """Return the states that differ from their initial values; a number with an upper bound is `VALUE/BOUND`.

        home: the player in whose zone a card is; a state of the card that refers to this player is left out.
        """
        held = dict(states)
        mosts = {state.most for _, state in self._declared(kind) if state.most}
        found: list[str] = []
        for owner, state in self._declared(kind):
            if state.name not in held:  # only others see it
                continue
            value = held[state.name]
            if state.name in mosts or (not state.most and self._is_first(state, value)):
                continue
            if home != NOTHING and state.kind and value == home:
                continue
            sort = state.values or state.kind
            each = entries(value)
            words = [self._value(g, sort, one) for one in each]
            if state.per:
                at = range(len(each))
                words = [f"{self._entry(g, state.per, n)} {words[n]}" for n in at if each[n] != self._start(state)]
            told = AND.join(words) + (f"/{held[state.most]}" if state.most else "")
            known = self.model.properties[owner, state.name]
            found.append(self._said(known, told, "value" if state.per or sort else "number"))
        return found

    def _words_held(self, kind: str, states: States) -> set[tuple[str, model.Fact]]:
        """Return the words that the states of a card hold, with their lists: a fact with the same word is told so."""
        held = dict(states)
        words = [(s.values, held.get(s.name)) for _, s in self._declared(kind) if s.values and not s.per]
        return {(each, self.rules.values[each][at]) for each, at in words if isinstance(at, int) and at >= 0}

    def _derived(self, kind: str, derived: States) -> list[str]:
        """Return the derived numbers that are not 0 and that something in play reads."""
        found: list[str] = []
        for name, value in derived:
            known = self.model.property_of(kind, name)
            if known is not None and known.type == model.NUMBER and value != 0 and self.glance.is_read(known):
                found.append(self._said(known, str(value), "number"))
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
        return (
            self.locale.words_of_phrase(self.narrator.thing(g, value, sort))
            if value == UNKNOWN
            else self.narrator.name(g, value)
        )

    def _entry(self, g: Play, per: str, at: int) -> str:
        return self._value(g, per if per in self.rules.values else self.narrator.player_kind, at)

    def _name(self, g: Play, card: CardSeen) -> str:
        return self.locale.words_of_phrase(self.narrator.thing(g, card.thing, card.kind or "card"))

    def _name_of(self, found: model.Property) -> str:
        return self._noun(declared.property_id(found))

    def _noun(self, id: str, number: int | None = None) -> str:
        count = None if number is None else Amount(number)
        return self.locale.words_of_phrase(NounPhrase(id, "none", count=count))


def _has_more(text: str) -> bool:
    """Whether the text of a card has more than its name."""
    return text.endswith(")") or ") ×" in text


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
