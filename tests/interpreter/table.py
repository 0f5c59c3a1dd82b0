"""The table of the second interpreter: it makes things, moves cards, shuffles and rolls."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager

from ombre.compiler import model

from .rules import GameRules
from .things import Effect, Gone, Heard, Index, Photograph, Place, Question, Thing, Unsupported, Use, Value

Below = Callable[[int], int]  # a random number from 0 to below a bound
Answering = Callable[["Table", Question], int]


class Table:
    """Everything that can change in a game."""

    def __init__(self, rules: GameRules, players: int, below: Below, ask: Answering, forced: bool = False) -> None:
        self.rules, self.model, self.ask = rules, rules.model, ask
        self.random, self.drawn = below, 0  # drawn: how many random numbers have been used
        self.fewest = 1 if forced else 2  # a choice with fewer options is made without a question
        self.moment = 0  # grows with each card that comes into play and each effect: what came first is heard first
        self.places: list[Place] = []
        self.things: list[Thing] = []
        self.seats: list[Thing] = []
        self.out: list[Thing] = []  # the players who have left the game
        self.joined: list[Thing] = []
        self.state: dict[tuple[str, str], Value] = {}
        self.rows: dict[tuple[str, str], dict[Index, Value]] = {}
        self.effects: list[Effect] = []
        self.history: list[tuple[str, tuple[Value, ...]]] = []
        self.marks: dict[str, int] = {}  # scope -> how many events had happened when it started
        self.spent: list[Use] = []
        self.source: Thing | None = None  # the card whose ability runs
        self.result: str | None = None
        self.winners: list[Thing] = []
        self.beginning: Thing | None = None
        self.brought: list[tuple[Thing, str, dict[str, int]]] = []
        self.shown: list[str] = []  # what was shown and to whom, see `show`
        self.outcomes: list[bool] = []
        self.remembering: list[Gone] = []  # where cards are remembered that leave play, innermost last
        # While the bodies of several events run: the triggers that wait for their end, and the table as it was when the
        # first cards left play in them.
        self.late: list[Heard] | None = None
        self.first_photograph: Photograph | None = None
        self.left: Gone = {}  # the cards that left in the event to which the running triggers react
        self.acting = 0  # the number of the running effect
        self.runs: int = 0  # how many have run
        self.aways: list[tuple[Thing, int]] = []  # cards that went away, each with the effect that moved it
        self.fading: list[tuple[dict[tuple[str, str], Value], tuple[str, str], Thing, int]] = []
        self.fading_rows: list[tuple[dict[Index, Value], Thing, int]] = []
        for zone in rules.zones(""):
            self.open(zone, None)
        self.seats = [self.new(rules.player) for _ in range(players)]
        for each in self.seats:
            each.owner = each
        self.current = self.seats[0]
        for state in rules.states(""):
            self.set_first(state.property, None)
        for thing in self.things:  # once more: rows `per` player need all players
            self.set_all(thing)
        for option in rules.options:
            if not option.property.owner:
                self.set_first(option.property, None)

    # ---------------------------------------------------------------------------------------------- things

    def new(self, kind: str, card: model.Card | None = None, owner: Thing | None = None) -> Thing:
        thing = Thing(len(self.things), kind, card, owner)
        self.things.append(thing)
        for zone in self.rules.zones(kind):
            self.open(zone, thing)
        self.set_all(thing)
        return thing

    def set_all(self, thing: Thing) -> None:
        for state in self.rules.states(thing.kind):
            self.set_first(state.property, thing)
        for option in self.rules.options:
            if option.property.owner and self.model.is_a(thing.kind, option.property.owner):
                self.set_first(option.property, thing)

    def open(self, zone: model.Zone, owner: Thing | None) -> None:
        if not zone.per:
            self.places.append(Place(zone, owner))
        elif zone.per in self.model.values:
            self.places += [Place(zone, owner, word) for word in self.model.values[zone.per].words]
        else:
            self.places += [Place(zone, owner, seat=seat) for seat in range(self.rules.players[1])]

    def first(self, found: model.Property) -> Value:
        """The value with which a property begins."""
        if found.type.tag == "value":
            return self.model.values[found.type.of].words[0]
        return 0 if found.type.tag == "number" else None

    def set_first(self, found: model.Property, thing: Thing | None) -> None:
        state, rows = (self.state, self.rows) if thing is None else (thing.state, thing.rows)
        key = found.owner, found.name
        if found.per in self.model.values:
            rows[key] = dict.fromkeys(self.model.values[found.per].words, self.first(found))
        elif found.per:
            rows[key] = dict.fromkeys((*self.seats, *self.joined), self.first(found))
        else:
            state[key] = self.first(found)

    def join(self, kind: str) -> Thing:
        """Let a player without a seat join the game."""
        who = self.new(kind)
        who.owner = who
        self.joined.append(who)
        self.set_all(who)
        for rows, state in ((t.rows if t else self.rows, s) for t, s in self.every_state()):
            if state.property.per and state.property.per not in self.model.values:
                rows[state.property.owner, state.property.name].setdefault(who, self.first(state.property))
        return who

    def every_state(self) -> Iterable[tuple[Thing | None, model.State]]:
        yield from ((None, state) for state in self.rules.states(""))
        yield from ((thing, state) for thing in self.things for state in self.rules.states(thing.kind))

    def is_a(self, thing: Thing, kind: str) -> bool:
        if kind == "card":
            return not self.rules.is_player(thing.kind)
        return self.model.is_a(thing.kind, kind)

    def of_kind(self, kind: str) -> list[Thing]:
        return [thing for thing in self.things if self.is_a(thing, kind)]

    def face(self, thing: Thing) -> model.Card | None:
        """The printed card whose facts and abilities a thing has."""
        copied = [effect.model for effect in self.effects if effect.sort == "copy" and effect.on is thing]
        return copied[-1] if copied else thing.card

    def lent(self, thing: Thing) -> list[model.Card]:
        return [e.model for e in self.effects if e.sort == "lent" and e.on is thing and e.model is not None]

    def is_blank(self, thing: Thing) -> bool:
        return any(effect.sort == "blank" and effect.on is thing for effect in self.effects)

    def reread(self, thing: Thing) -> None:
        """The text of a card has changed: as if it had just come into play."""
        self.moment += 1
        thing.since = self.moment

    # --------------------------------------------------------------------------------------------- players

    def everyone(self, start: Thing, asks: Callable[[Thing], Thing]) -> list[Thing]:
        """The players in seat order from one of them, and then those without a seat; who has left is no player."""
        return [x for x in self.in_turn(start, asks) if x not in self.out]

    def in_turn(self, start: Thing, asks: Callable[[Thing], Thing]) -> list[Thing]:
        """The same with those who have left: each keeps the place of a turn."""
        first = asks(start).number
        seats = [*self.seats[first:], *self.seats[:first]]
        others = [x for x in self.joined if x is not start]
        return [*([start] if start in self.joined else ()), *seats, *others]

    def take_away(self, cards: Sequence[Thing]) -> None:
        """Take cards out of the game: they lie nowhere."""
        self.remember(cards, None)
        for card in cards:
            if card.place is not None:
                was_live = self.is_live(card)
                card.place.cards.remove(card)
                card.place = None
                for state in self.rules.states(card.kind) if was_live else ():
                    if not state.is_kept:
                        self.set_first(state.property, card)
                self.go_away(card)

    # ---------------------------------------------------------------------------------------------- places

    def place(self, owner: Thing | None, zone: model.Property, index: Value = None) -> Place:
        """The zone of an owner, for a word or a player if there is one for each."""
        for place in self.places:
            if (place.zone.owner, place.zone.name) != (zone.owner, zone.name) or place.owner is not owner:
                continue
            if not place.zone.per or place.word == index or isinstance(index, Thing) and place.seat == index.number:
                return place
        raise Unsupported(f"there is no such zone: {zone.name}")

    def is_live(self, thing: Thing) -> bool:
        return thing.place is not None and thing.place.zone.live

    def put(self, card: str, place: Place, owner: Thing | None) -> Thing:
        printed = self.rules.cards[card]
        thing = self.new(printed.kind, printed, owner)
        self.move(thing, place, bottom=True)
        return thing

    def photograph(self) -> Photograph:
        things = [(x, x.owner, x.place, x.since, dict(x.state), _copied(x.rows)) for x in self.things]
        places = [(place, list(place.cards)) for place in self.places]
        state, rows = dict(self.state), _copied(self.rows)
        named = [(names, dict(names)) for effect in self.effects for names in names_of(effect)]
        return Photograph(things, places, state, rows, list(self.effects), named, list(self.spent), self.current)

    def put_back(self, photograph: Photograph) -> None:
        for x, owner, place, since, state, rows in photograph.things:
            x.owner, x.place, x.since, x.state, x.rows = owner, place, since, state, rows
        for where, cards in photograph.places:
            where.cards = cards
        self.state, self.rows, self.effects = photograph.state, photograph.rows, photograph.effects
        self.spent, self.current = photograph.spent, photograph.current
        for names, meant in photograph.named:
            names.update(meant)

    @contextmanager
    def at(self, photograph: Photograph | None) -> Generator[None, None, None]:
        """Inside the `with` block the table is what it was, if a photograph is given."""
        now = self.photograph()
        if photograph is not None:
            self.put_back(photograph)
        try:
            yield
        finally:
            if photograph is not None:
                self.put_back(now)

    def remember(self, cards: Iterable[Thing], to: Place | None) -> None:
        """Remember those cards that leave play for a zone, or the game, all as they are now."""
        stays = to is not None and to.zone.live
        leaving = [] if stays or not self.remembering else [x for x in cards if self.is_live(x)]
        if leaving:
            photograph = self.as_it_was(leaving)
            for gone in self.remembering:
                gone |= dict.fromkeys(leaving, photograph)

    def as_it_was(self, leaving: Sequence[Thing]) -> Photograph:
        """The table as it was before cards leave: if several events happen, before the first cards left in them."""
        first = self.first_photograph
        if first is not None:
            there = {x for x, _, place, _, _, _ in first.things if place is not None and place.zone.live}
            if there.issuperset(leaving):
                return first
        photograph = self.photograph()
        if self.late is not None:
            self.first_photograph = photograph
        return photograph

    def move(self, card: Thing, to: Place, bottom: bool = False) -> None:
        self.remember([card], to)
        self.lay(card, to, bottom)

    def lay(self, card: Thing, to: Place, bottom: bool = False) -> None:
        old = card.place
        was_live = self.is_live(card)
        if old is not None:
            old.cards.remove(card)
        if bottom:
            to.cards.append(card)
        else:
            to.cards.insert(0, card)
        card.place = to
        if card.owner is None and to.owner is not None and self.rules.is_player(to.owner.kind):
            card.owner = to.owner
        if old is to:
            return
        if old is not None and not to.zone.live and any(place.zone.live for place in self.places):
            self.go_away(card)
        for state in self.rules.states(card.kind) if old is not None else ():
            leaves = state.until_leaves
            has_left = leaves is not None and old is not None and leaves.owner == old.zone.owner
            if was_live and not to.zone.live and not state.is_kept:
                self.set_first(state.property, card)
            elif has_left and leaves is not None and old is not None and leaves.name == old.zone.name:
                self.set_first(state.property, card)
        if to.zone.live and not was_live:
            self.reread(card)

    def is_kept(self, card: Thing, since: int) -> bool:
        """Whether nothing but the running effect has moved a card away since a moment."""
        runs = [run for x, run in self.aways[since:] if x is card]
        return not runs or runs[-1] == self.acting

    def go_away(self, card: Thing) -> None:
        """A card leaves play, or goes to another place out of play: what held it means nothing from now on."""
        self.aways.append((card, self.acting))
        self.spent = [use for use in self.spent if use.this is not card]
        for state, rows in [(self.state, self.rows), *((x.state, x.rows) for x in self.things)]:
            self.fading += [(state, key, card, self.acting) for key, value in state.items() if value is card]
            self.fading_rows += [(row, card, self.acting) for row in rows.values() if card in row.values()]
        self.drop([effect for effect in self.effects if effect.on is card or card in effect.about])
        for effect in self.effects:
            if effect.run != self.acting:
                effect.homeless |= effect.spoken is not None and effect.on is None and effect.spoken.this is card
                for names in names_of(effect):
                    for name, value in names.items():
                        if value is card:
                            names[name] = None
                        elif isinstance(value, tuple) and card in value:
                            names[name] = tuple(x for x in value if isinstance(x, Thing) and x is not card)

    def fade(self) -> None:
        """The running effect ends: what refers to cards that it has moved away refers to nothing."""
        for state, key, card, run in self.fading:
            if run == self.acting and state[key] is card:
                state[key] = None
        for row, card, run in self.fading_rows:
            if run == self.acting:
                row.update({index: None for index, value in row.items() if value is card})
        self.fading = [one for one in self.fading if one[3] != self.acting]
        self.fading_rows = [one for one in self.fading_rows if one[2] != self.acting]

    def refer(self, held: dict[tuple[str, str], Value], key: tuple[str, str]) -> None:
        """An effect says anew to which card a property refers."""
        self.fading = [one for one in self.fading if one[0] is not held or one[1] != key]

    def move_all(self, cards: Iterable[Thing], to: Place, bottom: bool = False) -> None:
        """Move cards, which keep their order."""
        cards = list(cards)
        self.remember(cards, to)
        for card in cards if bottom else reversed(cards):
            self.lay(card, to, bottom)

    def swap(self, one: Thing, other: Thing) -> None:
        here, there = one.place, other.place
        if here is None or there is None:
            raise Unsupported("a card is swapped that is in no zone")
        at, away = here.cards.index(one), there.cards.index(other)
        if here is not there:
            self.move(one, there)
            self.move(other, here)
        for card, place, number in ((other, here, at), (one, there, away)):
            place.cards.remove(card)
            place.cards.insert(number, card)

    def drop(self, gone: list[Effect]) -> None:
        """End lasting effects."""
        self.effects = [effect for effect in self.effects if effect not in gone]
        for effect in gone:
            if effect.sort != "ability" and effect.on is not None and self.is_live(effect.on):
                self.reread(effect.on)

    # ---------------------------------------------------------------------------------------------- chance

    def below(self, bound: int) -> int:
        self.drawn += 1
        return self.random(bound)

    def shuffled(self, cards: list[Thing]) -> list[Thing]:
        """Cards in a random order: each card, from the last on, changes places with a card before it or with itself."""
        cards = list(cards)
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards

    def refill(self, place: Place) -> None:
        """Shuffle the cards of the zone that refills a zone, and put them under its cards."""
        if place.zone.refill:
            (source,) = [
                other
                for other in self.places
                if other.owner is place.owner
                and (other.zone.owner, other.zone.name) == (place.zone.owner, place.zone.refill)
                and (other.word, other.seat) == (place.word, place.seat)
            ]
            for card in self.shuffled(source.cards):
                self.move(card, place, bottom=True)

    def top(self, place: Place) -> Thing | None:
        if not place.cards:
            self.refill(place)
        return place.cards[0] if place.cards else None

    def item(self, place: Place, number: int) -> Thing | None:
        if len(place.cards) < number:
            self.refill(place)
        return place.cards[number - 1] if 0 < number <= len(place.cards) else None

    def show(self, cards: Iterable[Thing], who: Thing | None, what: str = "") -> None:
        """Let a player, or all, see cards. Here nobody knows anything: the game is the same whoever has seen what."""
        said = [card.card.id if card.card is not None else card.kind for card in cards]
        self.shown.append(f"{what or 'show'} {' '.join(said)} to {f'P{who.number + 1}' if who is not None else 'all'}")

    # --------------------------------------------------------------------------------------------- set-up

    def left_over(self) -> list[str]:
        """A failed requirement for each card of a deck that the set-up has not used."""
        return [
            "left_over"
            for who, _, cards in self.brought
            for card, number in cards.items()
            if number > sum(x.owner is who and x.card is not None and x.card.id == card for x in self.things)
        ]


def _copied(rows: dict[tuple[str, str], dict[Index, Value]]) -> dict[tuple[str, str], dict[Index, Value]]:
    return {key: dict(row) for key, row in rows.items()}


def names_of(effect: Effect) -> list[dict[str, Value]]:
    """All that says what the names of an effect mean."""
    spoken = effect.spoken
    found = [effect.frame.names, *([spoken.names] if spoken is not None else [])]
    return [*found, *([spoken.giver.names] if spoken is not None and spoken.giver is not None else [])]
