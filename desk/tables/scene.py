"""What a seat is sent of a table: zones, cards, numbers, the question and its options, in one language.

A scene has nothing that its seat may not know. Known cards have keys that are made for one seat: the numbers of things
in the runtime could tell which cards lie next to each other in a deck. A card that turns its face down loses its key.
Unknown cards are told by their zone and place alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from ombre.prose.language.messages import NounPhrase, say
from ombre.prose.sentences import declared_words as declared
from ombre.runtime import NOTHING
from ombre.runtime.choices import Candidate, Decision
from ombre.runtime.declared import HERE, PLACE
from ombre.runtime.flow import Play
from ombre.runtime.records import Numbers, State
from ombre.session.causes import witness_of
from ombre.session.view import UNKNOWN, CardSeen, Eyes, Pile, SeatSeen, States, are_things, seen_by, view
from ombre.workshop.bots.moves import Move, moves_of
from ombre.workshop.game.notation import entries
from ombre.workshop.game.options import ability, number, offered
from ombre.workshop.game.table_layout import TableLayout, ZoneRows
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.narration.prices import Prices

WATCHER = 60
"""The seat of those who watch: no player has it, so it sees what everybody sees."""

_LOOKED_BACK = 300  # events in which the players are searched who have played cards
_TABLE = "t"  # the owner of the zones of the table, in their ids


class Chip(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number or word of a card, a player or the table. icon: the name of its symbol, or "". most: its upper bound.

    number: its value, if it is a number. seat: the player that it names, from 0. mark: a sign
    that is shown for its name.
    """

    name: str
    text: str
    icon: str = ""
    number: int | None = None
    most: int | None = None
    seat: int | None = None
    mark: str = ""


class CardShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card. id: that of the printed card; "" if the seat sees only its back. kind: the word for its kind.

    turned: whether it lies turned to the side.
    Backs do not tell kinds: one deck can have cards of several.
    """

    key: str
    id: str = ""
    name: str = ""
    kind: str = ""
    chips: tuple[Chip, ...] = ()
    zones: tuple[ZoneShown, ...] = ()
    turned: bool = False


class ZoneShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A zone. cards: those that are shown, the top one first; a pile of unknown cards has none.

    spread: whether they lie side by side. number: how many cards it has. kind: the word for what is on top of a pile.
    """

    id: str
    zone: str
    name: str
    number: int
    spread: bool = False
    cards: tuple[CardShown, ...] = ()
    kind: str = ""


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player: the numbers and the rows of zones."""

    key: str
    name: str
    chips: tuple[Chip, ...] = ()
    rows: tuple[tuple[ZoneShown, ...], ...] = ()


class OptionShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer to a question. keys: those of the cards and players that are lit up for it."""

    index: int
    text: str
    keys: tuple[str, ...] = ()


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the seat is asked. card: the key of the card that asks."""

    text: str
    options: tuple[OptionShown, ...]
    card: str = ""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as a seat sees it. current: whose turn it is. asked: who is asked; NOTHING if the game is over.

    ended: the lines with the result of a finished game.
    """

    seat: int
    current: int
    asked: int
    chips: tuple[Chip, ...]
    rows: tuple[tuple[ZoneShown, ...], ...]
    seats: tuple[SeatShown, ...]
    question: Question | None = None
    ended: tuple[str, ...] = ()


@dataclass
class Keys:
    """The keys of the cards that a seat knows, by the numbers of the cards."""

    known: dict[int, str] = field(default_factory=dict[int, str])
    _last: int = 0

    def of(self, x: int) -> str:
        """The key of a known card."""
        if x not in self.known:
            self._last += 1
            self.known[x] = f"c{self._last}"
        return self.known[x]

    def keep(self, eyes: Eyes) -> None:
        """Forget the keys of cards that the seat no longer knows."""
        self.known = {x: key for x, key in self.known.items() if eyes.thing(x) != UNKNOWN}


class SceneTeller:
    """Makes scenes of one game in one language."""

    def __init__(self, narrator: Narrator, layout: TableLayout) -> None:
        self.narrator, self.layout = narrator, layout
        self.model, self.rules = narrator.model, narrator.rules
        self.prices = Prices(narrator)
        faces = narrator.printer.faces
        self._icons = {name: name for name in faces.pictures} | dict(faces.icons)
        self._nouns: dict[str, str] = {}
        self.order = {id: at for at, id in enumerate(self.model.cards)}

    def scene(self, g: Play, choice: Decision | None, seat: int, keys: Keys) -> Scene:
        """The table as a seat, or WATCHER, sees it."""
        eyes = Eyes(g, seat)
        keys.keep(eyes)
        one = _SceneOf(self, g, eyes, keys)
        question = one.question(choice) if choice is not None and choice.who == seat else None
        one.lit = {key for option in question.options for key in option.keys} if question is not None else set()
        seen = view(g, seat)
        at_seats = one.at_seats(seen.piles)
        rows = one.rows(_TABLE, "", seen.piles, self.layout.table)
        seats = tuple(one.seat(x, told, at_seats.get(x, ())) for x, told in zip(g.in_turn(0), seen.seats, strict=True))
        ended = () if g.result is None else tuple(self.narrator.endings(g))
        return Scene(
            seat if seat < g.players else NOTHING,
            g.current,
            choice.who if choice is not None else NOTHING,
            one.chips("", seen.states, seen.derived),
            rows,
            seats,
            question,
            ended,
        )

    def noun(self, id: str) -> str:
        if id not in self._nouns:
            self._nouns[id] = self.narrator.locale.words_of_phrase(NounPhrase(id, "none"))
        return self._nouns[id]

    def icon(self, name: str) -> str:
        """The name of the picture for a property or a word, or ""."""
        return self._icons.get(name, "")


@dataclass
class _SceneOf:
    """Makes one scene."""

    teller: SceneTeller
    g: Play
    eyes: Eyes
    keys: Keys
    lit: set[str] = field(default_factory=set[str])

    def key(self, x: int) -> str:
        """The key of a player or card; of a card that the seat does not know, its zone and place."""
        if x < self.g.players or x in self.g.joined:
            return f"p{x + 1}"
        if self.eyes.thing(x) != UNKNOWN:
            return self.keys.of(x)
        at = self.g.where[x]
        if at == NOTHING:
            return ""
        rules = self.g.rules
        zone, owner = at >> PLACE, at & HERE
        declared_zone = rules.zones[zone]
        place = zone - rules.zone_number[declared_zone.owner, declared_zone.name] if declared_zone.per else NOTHING
        of = self.key(owner) if declared_zone.owner else _TABLE
        return _hidden(_zone_id(of, declared_zone.name, place), self.g.zones[at].index(x) + 1)

    # ------------------------------------------------------------------------------------------------ zones

    def seat(self, x: int, seen: SeatSeen, beside: Sequence[ZoneShown]) -> SeatShown:
        key = self.key(x)
        rows = self.rows(key, seen.kind, seen.piles, self.teller.layout.seat)
        chips = self.chips(seen.kind, seen.states, seen.derived)
        name = self.teller.narrator.name(self.g, x)
        if seen.out:
            name = self.teller.narrator.phrase(say("table-gone", name=name))
        return SeatShown(key, name, chips, ((*beside,), *rows) if beside else rows)

    def rows(self, owner: str, kind: str, piles: Sequence[Pile], rows: ZoneRows) -> tuple[tuple[ZoneShown, ...], ...]:
        """The zones of an owner in the rows of the layout; zones that it does not name are in the last row."""
        named = {name for row in rows for name in row}
        found = {
            name: [zone for pile in piles if pile.zone == name and self._is_worth(zone := self.zone(owner, kind, pile))]
            for name in dict.fromkeys(pile.zone for pile in piles)
        }
        rest = [name for name in found if name not in named and found[name]]
        lists = [[name for name in row if name in found] for row in rows]
        if rest:
            lists = [*lists[:-1], [*(lists[-1] if lists else []), *rest]]
        made = [tuple(zone for name in row for zone in found[name]) for row in lists]
        return tuple(row for row in made if row)

    def _is_worth(self, zone: ZoneShown) -> bool:
        """Whether a zone is shown: it has cards, and the layout shows it,
        or there is something to do with its cards.
        """
        if zone.zone in self.teller.layout.unseen:
            return any(card.key in self.lit for card in zone.cards)
        return zone.number > 0

    def zone(self, owner: str, kind: str, pile: Pile) -> ZoneShown:
        rules, teller = self.g.rules, self.teller
        found = next(z for z in rules.zones if z.name == pile.zone and self._is_of(kind, z.owner))
        name = teller.noun(declared.property_id(teller.model.properties[found.owner, found.name]))
        if found.per:
            name = f"{name} ({self.entry(found.per, pile.at)})"
        id = _zone_id(owner, pile.zone, pile.at)
        away = teller.layout.beside.get(pile.zone, "") if not kind else ""
        seen = [(at, one) for at, one in enumerate(pile.cards, 1) if not away or self._whose(one, away) == NOTHING]
        spread = teller.layout.is_spread(found)
        if not spread and all(one.thing == UNKNOWN and not one.states for _, one in seen):
            top = teller.noun(declared.noun_id("card")) if pile.cards else ""
            return ZoneShown(id, pile.zone, name, len(pile.cards), False, (), top)
        if pile.zone in teller.layout.played:
            seen.reverse()  # in the order in which they were played
        if pile.zone in teller.layout.sorted:
            seen.sort(key=lambda card: teller.order.get(card[1].name, len(teller.order)))
        turns = teller.layout.turned.get(pile.zone, "")
        by: Mapping[int, int] = self.players_of(pile) if pile.zone in teller.layout.played else {}
        cards = tuple(self.card(id, at, one, turns, by.get(one.thing)) for at, one in seen)
        return ZoneShown(id, pile.zone, name, len(seen), spread, cards)

    def at_seats(self, piles: Sequence[Pile]) -> Mapping[int, Sequence[ZoneShown]]:
        """The cards of zones of the table that lie at the seat of the player whom one of their properties names."""
        found: dict[int, list[ZoneShown]] = {}
        for pile in piles:
            word = self.teller.layout.beside.get(pile.zone, "")
            by: dict[int, list[CardShown]] = {}
            for at, one in enumerate(pile.cards, 1) if word else ():
                who = self._whose(one, word)
                if who != NOTHING:
                    by.setdefault(who, []).append(self.card(_zone_id(_TABLE, pile.zone, pile.at), at, one))
            for who, cards in by.items():
                name = self.teller.noun(declared.property_id(self.teller.model.properties["", pile.zone]))
                id = f"{_zone_id(self.key(who), pile.zone, pile.at)}"
                found.setdefault(who, []).append(ZoneShown(id, pile.zone, name, len(cards), True, tuple(cards)))
        return found

    def _whose(self, card: CardSeen, word: str) -> int:
        """The player whom a property of a card names, or NOTHING."""
        found = dict((*card.states, *card.derived)).get(word, NOTHING)
        return found if isinstance(found, int) else NOTHING

    def players_of(self, pile: Pile) -> Mapping[int, int]:
        """The players who last did something with the cards of a pile, by card, as far as the seat has seen it."""
        left = {card.thing for card in pile.cards} - {UNKNOWN}
        found: dict[int, int] = {}
        cell = self.g.history
        for _ in range(_LOOKED_BACK):
            if cell is None or not left:
                break
            event, cell = cell, cell[0]
            key, arguments, witness = event[1], event[2], witness_of(event)
            verb = self.teller.model.verbs.get(key)
            if (
                verb is not None
                and witness is not None
                and len(arguments) > 1
                and self.teller.model.is_a(verb.roles[0].type.of, "player")
            ):
                who, *others = seen_by(self.g, self.eyes.who, key, arguments, witness)
                for x in left.intersection(others):
                    found[x] = who
                    left.discard(x)
        return found

    def card(self, zone: str, at: int, seen: CardSeen, turns: str = "", by: int | None = None) -> CardShown:
        """A card in a zone. turns: the property of which 0 turns it to the side, or "". by: who has played it."""
        kind = self.teller.noun(declared.noun_id("card" if seen.thing == UNKNOWN else seen.kind))
        if seen.thing == UNKNOWN:
            chips = self.chips(seen.kind, seen.states, ())
            return CardShown(_hidden(zone, at), "", "", kind, chips, self._on(_hidden(zone, at), seen))
        key = self.keys.of(seen.thing)
        printed = self.teller.model.cards[seen.name]
        name = self.teller.narrator.printer.name(printed)
        chips = self.chips(seen.kind, seen.states, seen.derived)
        if by is not None:
            player = self.teller.noun(declared.noun_id(self.teller.model.player))
            chips = (*chips, Chip(player, self.teller.narrator.name(self.g, by), seat=by))
        is_turned = bool(turns) and dict(seen.states).get(turns) == 0
        return CardShown(key, seen.name, name, kind, chips, self._on(key, seen), is_turned)

    def _on(self, key: str, seen: CardSeen) -> tuple[ZoneShown, ...]:
        """The zones on a card."""
        return tuple(self.zone(key, seen.kind, pile) for pile in seen.piles if pile.cards)

    # ------------------------------------------------------------------------------------------------ numbers

    def chips(self, kind: str, states: States, derived: States) -> tuple[Chip, ...]:
        """The numbers and words of a card, a player or the table that are told."""
        tell = self.teller.layout.tell
        held = dict((*states, *derived))
        known = dict(self._declared(kind))
        mosts = {state.most for state in known.values() if state.most}
        if tell:
            found = [name for name in tell if name in held and name not in mosts]
        else:
            found = [name for name, _ in states if name not in mosts]
        away = {*self.teller.layout.beside.values()}
        marks = self.teller.layout.marks
        return tuple(
            msgspec.structs.replace(chip, mark=marks.get(name, ""))
            for name in found
            if name not in away
            for chip in self._chip(kind, name, held, known.get(name), bool(tell))
        )

    def _chip(
        self, kind: str, name: str, held: Mapping[str, int | Numbers], state: State | None, always: bool
    ) -> Iterator[Chip]:
        value = held[name]
        label = self._label(kind, name)
        icon = self.teller.icon(name)
        if state is None:  # a derived number or word
            if isinstance(value, int) and value:
                yield Chip(label, str(value), icon, value)
            return
        sort = state.values or state.kind
        start = self._start(state)
        if state.per:
            each = entries(value)
            for at, one in enumerate(each):
                if one != start:
                    entry = self.entry(state.per, at)
                    yield Chip(
                        f"{label}: {entry}", self.value(sort, one), self.teller.icon(self._word(state.per, at)), one
                    )
            return
        assert isinstance(value, int), "a property without entries is one number"
        most = held.get(state.most) if state.most else None
        if sort in self.g.rules.values or sort:
            if value not in (start, NOTHING):
                yield Chip(
                    label,
                    self.value(sort, value),
                    self.teller.icon(self._word(sort, value)) or icon,
                    seat=value if state.kind and 0 <= value < self.g.players else None,
                )
        elif isinstance(most, int):
            yield Chip(label, f"{value}/{most}", icon, value, most)
        elif value != start or (always and icon):
            yield Chip(label, str(value), icon, value)

    def _label(self, kind: str, name: str) -> str:
        known = self.teller.model.property_of(kind, name) if kind else self.teller.model.properties["", name]
        return self.teller.noun(declared.property_id(known)) if known is not None else name.replace("_", " ")

    def _declared(self, kind: str) -> Iterable[tuple[str, State]]:
        rules = self.g.rules
        if not kind:
            return [(state.name, state) for game in rules.games for state in game.states]
        kinds = [rules.kinds[number] for number in rules.above[rules.kind_number[kind]]]
        return [(state.name, state) for each in kinds for state in each.states]

    def _start(self, state: State) -> int:
        words = self.g.rules.values.get(state.values, ())
        return words.index(state.start) if isinstance(state.start, str) else state.start

    def _word(self, values: str, at: int) -> str:
        words = self.g.rules.values.get(values, ())
        return words[at] if 0 <= at < len(words) else ""

    def _is_of(self, kind: str, owner: str) -> bool:
        return owner == kind or bool(kind and owner and self.teller.model.is_a(kind, owner))

    def value(self, sort: str, value: int) -> str:
        """The text of a value: a number, a word of a list, or the name of a thing."""
        if sort in self.g.rules.values:
            return self.teller.narrator.value_word(sort, self._word(sort, value)) if value != NOTHING else "–"
        if not sort:
            return str(value)
        if value == UNKNOWN:
            return self.teller.noun(declared.noun_id(sort))
        return self.teller.narrator.name(self.g, value)

    def entry(self, per: str, at: int) -> str:
        return self.value(per if per in self.g.rules.values else self.teller.model.player, at)

    # ------------------------------------------------------------------------------------------------ questions

    def question(self, choice: Decision) -> Question:
        narrator = self.teller.narrator
        prices = self.teller.prices
        lit: dict[Move, list[str]] = {}  # of equal moves, with different copies of a card, the first is the option
        firsts: dict[Move, int] = {}
        for at, move in enumerate(moves_of(self.g, choice)):
            lit.setdefault(move, []).extend(self.named(choice, choice.options[at]))
            firsts.setdefault(move, at)
        options = tuple(
            OptionShown(at, prices.option(self.g, choice, choice.options[at]), tuple(dict.fromkeys(lit[move])))
            for move, at in self.in_order(choice, firsts)
        )
        asking = choice.source[1]
        card = self.key(asking) if asking >= self.g.players and self.eyes.thing(asking) != UNKNOWN else ""
        return Question(narrator.question(self.g, choice), options, card)

    def in_order(self, choice: Decision, firsts: Mapping[Move, int]) -> Iterable[tuple[Move, int]]:
        """The moves in the order in which they are listed: those with cards of sorted zones as these are shown."""
        listed, teller = [*firsts.items()], self.teller
        groups: dict[str, int] = {}  # the actions, in the order in which the game offers them

        def place(move: tuple[Move, int]) -> tuple[int, int]:
            option = choice.options[move[1]]
            action = offered(option)[1] if choice.sort == "offer" and option is not None else ""
            is_last = option is None or option == NOTHING  # to pass, or to end a choice
            group = len(listed) if is_last else groups.setdefault(action, len(groups))
            x = next(iter(self.things(choice, option)), NOTHING)
            if x < self.g.players or self.eyes.thing(x) == UNKNOWN or self.g.where[x] == NOTHING:
                return group, NOTHING
            zone = self.g.rules.zones[self.g.where[x] >> PLACE].name
            return group, teller.order[self.eyes.card(x).name] if zone in teller.layout.sorted else NOTHING

        return sorted(listed, key=place)

    def things(self, choice: Decision, option: Candidate) -> Sequence[int]:
        """The players and cards in an option, except the asked player of an offer."""
        if option is None or isinstance(option, str):
            return ()
        if choice.sort == "offer":
            _, verb, things = offered(option)
            named = [x for x, is_thing in zip(things, are_things(self.g, verb, len(things)), strict=True) if is_thing]
            return [x for x in named if x >= 0 and x != choice.who]
        if choice.sort == "ability":
            return [ability(option)[1]]
        return [number(option)] if self.eyes.is_thing(choice) and number(option) >= 0 else []

    def named(self, choice: Decision, option: Candidate) -> tuple[str, ...]:
        """The keys of the cards and players in an option, except of the asked player."""
        keys = [self.key(x) for x in self.things(choice, option)]
        return tuple(key for key in dict.fromkeys(keys) if key)


def _zone_id(owner: str, zone: str, at: int) -> str:
    return f"{owner}/{zone}/{at}" if at != NOTHING else f"{owner}/{zone}"


def _hidden(zone: str, place: int) -> str:
    """The key of a card that a seat does not know."""
    return f"{zone}#{place}"
