"""A game written down by name, so that two games can be compared that have nothing in common but their cards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Generic, TypeGuard, TypeVar, cast

from ombre.compiler import model

from .rules import GameRules
from .things import CellOf, Doable, Effect, Place, Question, Spoken, Thing

if TYPE_CHECKING:
    from .effects import Effects

X = TypeVar("X")  # what a player or card is


class Game(ABC, Generic[X]):
    """What must be known of a game, so that it can be written down."""

    rules: GameRules
    seats: Sequence[X]
    joined: Sequence[X]
    current: X
    result: str | None
    winners: Sequence[X]

    @abstractmethod
    def cards(self) -> Sequence[X]:
        """All cards, in the order in which they were made."""

    @abstractmethod
    def places(self) -> Sequence[tuple[model.Zone, str, X | None, Sequence[X]]]:
        """Each zone with its word or seat, its owner and its cards."""

    @abstractmethod
    def kind(self, x: X) -> str:
        """The kind of a thing."""

    @abstractmethod
    def printed(self, x: X) -> tuple[str, str, bool]:
        """The id of a card, the id of the card whose text it has, and whether it has lost its text."""

    @abstractmethod
    def owner(self, x: X) -> X | None:
        """The player to whom a thing belongs."""

    @abstractmethod
    def read(self, found: model.Property, of: X | None) -> list[tuple[str, object]]:
        """The value of a property; with an index, a value for each word or player."""

    @abstractmethod
    def lasting(self) -> list[tuple[str, X | None]]:
        """The lasting effects: what each is, and on what."""

    @abstractmethod
    def used(self) -> list[tuple[str, X | None]]:
        """The used abilities: the scope and the line of each, and its `this`."""

    @abstractmethod
    def is_thing(self, value: object) -> TypeGuard[X]:
        """Whether a value is a player or a card."""


class Namer(Generic[X]):
    """Names things: a player by seat, a card by its id and its place."""

    def __init__(self, game: Game[X]) -> None:
        self.game = game
        self.zones: dict[int, tuple[str, int]] = {}
        self.at: list[tuple[X, str, X | None, int]] = [
            (x, f"{zone.name}{f' at {word}' if word else ''}", owner, number)
            for zone, word, owner, cards in game.places()
            for number, x in enumerate(cards, 1)
        ]

    def name(self, x: X | None) -> str:
        game = self.game
        if x is None:
            return "nothing"
        for number, seat in enumerate(game.seats, 1):
            if x is seat or x == seat:
                return f"P{number}"
        for number, who in enumerate(game.joined, 1):
            if x is who or x == who:
                return f"{game.kind(who)} #{number}"
        for card, zone, owner, number in self.at:
            if card is x or card == x:
                of = f" of {self.name(owner)}" if owner is not None else ""
                return f"{game.printed(card)[0]} in {zone}{of} #{number}"
        return f"{game.printed(x)[0]} nowhere"

    def said(self, value: object) -> str:
        """A value of a property in words."""
        if value is None:
            return "nothing"
        if isinstance(value, CellOf):
            return f"{value.word or '-'} {value.size}"
        if self.game.is_thing(value):
            return self.name(value)
        if isinstance(value, tuple):
            return " ".join(map(self.said, cast("tuple[object, ...]", value))) or "-"
        return str(value)


def picture(game: Game[X], whole: bool = True) -> Iterator[str]:
    """The game, line by line. whole: also the properties of cards that lie in zones where no abilities work."""
    namer = Namer(game)
    winners = " and ".join(map(namer.name, game.winners)) or "nobody"
    yield f"result {game.result}, won by {winners}, current {namer.name(game.current)}"
    rules = game.rules
    own = [*(state.property for state in rules.states("")), *(d.property for t in rules.tables for d in t.derived)]
    for found in [*own, *(option.property for option in rules.options if not option.property.owner)]:
        yield f"{found.name} {said_of(namer, found, None)}"
    for who in (*game.seats, *game.joined):
        yield f"{namer.name(who)}: {held(namer, who, everything=True)}"
    for zone, word, owner, cards in game.places():
        if cards or owner is None:
            of = f" of {namer.name(owner)}" if owner is not None else ""
            yield (
                f"{zone.name}{f' at {word}' if word else ''}{of}: "
                f"{', '.join(card(namer, x, zone.live, whole) for x in cards)}"
            )
    for what, x in game.lasting():
        yield f"lasts: {what} of {namer.name(x)}"
    yield from sorted(f"used: {what} of {namer.name(x)}" for what, x in game.used())


def card(namer: Namer[X], x: X, live: bool, whole: bool) -> str:
    """A card with its properties; in a live zone also those that are computed."""
    game = namer.game
    id, face, blank = game.printed(x)
    said = [held(namer, x, everything=live), f"of {namer.name(game.owner(x))}"] if live or whole else []
    said += [f"reads as {face}"] if face != id else []
    said += ["blank"] if blank else []
    return f"{id} ({'; '.join(filter(None, said))})"


def held(namer: Namer[X], x: X, everything: bool) -> str:
    """The properties of a thing: those that change, and also, if wanted, printed and derived ones."""
    game = namer.game
    found = [state.property for state in game.rules.states(game.kind(x))]
    for kind in game.rules.above(game.kind(x)) if everything else ():
        found += [fact.property for fact in kind.facts]
        found += [derived.property for derived in kind.derived.values()]
    options = (option.property for option in game.rules.options)
    found += [o for o in options if o.owner and game.rules.model.is_a(game.kind(x), o.owner)]
    return ", ".join(f"{one.name} {said_of(namer, one, x)}" for one in found)


def said_of(namer: Namer[X], found: model.Property, of: X | None) -> str:
    rows = namer.game.read(found, of)
    return " ".join(f"{index}:{namer.said(value)}" if index else namer.said(value) for index, value in rows)


class Seen(Game[Thing]):
    """A game of the interpreter, to be written down."""

    def __init__(self, g: Effects) -> None:
        self.g, self.rules = g, g.rules
        self.seats, self.joined, self.current = g.seats, g.joined, g.current
        self.result, self.winners = g.result, g.winners

    def cards(self) -> Sequence[Thing]:
        return [x for x in self.g.things if not self.rules.is_player(x.kind)]

    def places(self) -> Sequence[tuple[model.Zone, str, Thing | None, Sequence[Thing]]]:
        return [(place.zone, place_word(place), place.owner, place.cards) for place in self.g.places]

    def kind(self, x: Thing) -> str:
        return x.kind

    def printed(self, x: Thing) -> tuple[str, str, bool]:
        face = self.g.face(x)
        return x.card.id if x.card else x.kind, face.id if face else x.kind, self.g.is_blank(x)

    def owner(self, x: Thing) -> Thing | None:
        return x.owner

    def read(self, found: model.Property, of: Thing | None) -> list[tuple[str, object]]:
        key = found.owner, found.name
        if found.sort in ("fact", "derived"):
            if of is not None:
                return [("", self.g.value_of(found, of))]
            return [("", self.g.derived_of_game(found))]
        if found.per:
            rows = (self.g.rows if of is None else of.rows)[key]
            return [(who if isinstance(who, str) else Namer(self).name(who), value) for who, value in rows.items()]
        return [("", (self.g.state if of is None else of.state)[key])]

    def lasting(self) -> list[tuple[str, Thing | None]]:
        return [(effect_said(effect), effect_on(effect)) for effect in self.g.effects]

    def used(self) -> list[tuple[str, Thing | None]]:
        return [(f"in {use.scope} line {use.node.span.line}", use.this) for use in self.g.spent]

    def is_thing(self, value: object) -> TypeGuard[Thing]:
        return isinstance(value, Thing)


def place_word(place: Place) -> str:
    return place.word if place.seat is None else f"P{place.seat + 1}"


def effect_said(effect: Effect) -> str:
    scopes = " ".join(effect.duration.scopes) if effect.duration is not None else ""
    spoken = effect.spoken
    what = (
        effect.sort
        if spoken is None
        else f"{spoken.sort} {spoken.key}{' of a set' if spoken.among is not None else ''}"
    )
    return f"{what}, until end of {scopes or '-'}"


def effect_on(effect: Effect) -> Thing | None:
    spoken = effect.spoken
    return effect.on if spoken is None else None if spoken.among is not None else spoken.this


def asked(g: Effects, question: Question) -> tuple[str, list[str]]:
    """A question by name, and its options."""
    namer = Namer(Seen(g))
    options = [option_said(namer, question.sort, option) for option in question.options]
    source = f" for {namer.name(question.source)}" if question.source is not None else ""
    return f"{namer.name(question.who)} {question.name} ({question.sort}){source}", options


def option_said(namer: Namer[Thing], sort: str, option: object) -> str:
    match option:
        case None:
            return "pass" if sort == "offer" else "enough"
        case Doable():
            return f"{namer.name(option.who)}: {option.verb} {', '.join(map(namer.said, option.arguments))}"
        case Spoken():
            return f"{option.sort} {option.key} line {option.node.span.line} of {namer.name(option.this)}"
        case _:
            return namer.said(option)
