"""Change a board line by line: put cards, move them, set states; read values of the model on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ombre import contract
from ombre.compiler import model
from ombre.runtime import NOTHING
from ombre.runtime.declared import HERE, PLACE
from ombre.runtime.errors import Broken
from ombre.runtime.flow import Play
from ombre.session.debug import Before, inspect
from ombre.workshop.game.evaluate import Environment, Found, Part, Value
from ombre.workshop.scenarios.scripts import (
    Act,
    Call,
    Doing,
    FlowRun,
    Join,
    Lay,
    Line,
    Name,
    Naming,
    Perform,
    Playing,
    Put,
    Said,
    SetState,
    SetUp,
)

from .common_board import Ground
from .recorded_bench import Draw, Taped


class Impossible(Exception):
    """Raised if a board has become one on which an invariant does not hold."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A body with the values of its names. binders: what a name can stand for, or its value."""

    names: dict[str, Value]
    binders: Mapping[str, model.Phrase] = field(default_factory=dict[str, model.Phrase])
    you: model.Expression | None = None

    def __or__(self, more: Mapping[str, Value]) -> Frame:
        return Frame({**self.names, **more}, self.binders, self.you)


class BoardEditor:
    """Changes one board. lines: all lines so far; acts: those that come after the first action."""

    def __init__(self, ground: Ground, play: Playing, bench: Taped, draw: Draw) -> None:
        self.ground, self.model, self.rules = ground, ground.model, ground.rules
        self.play, self.bench, self.draw = play, bench, draw
        self.given: list[Line] = []
        self.acts: list[Act] = []
        self.used: set[str] = set()  # the names of the script
        self.pinned: set[int] = set()  # things that are needed where they are
        self.subjects: set[int] = set()  # the cards that are to act; they are not moved for other cards
        self.before: dict[int, int] = {}  # how many cards lay in each zone of the table before the last action
        self.fixed: tuple[tuple[str, int], ...] = ()  # states of things that are being set; they keep the new value
        self.later: set[int] = set()  # cards with which an event will happen in a window, as they are needed
        self.unmet: list[model.Node] = []
        self.forbidding: tuple[model.Statement, ...] = ()  # the lines that are to forbid something now
        self.happens: Callable[[str, dict[int, Value]], bool] = lambda key, wanted: False
        self._depth = 0

    @property
    def g(self) -> Play:
        return self.play.g

    # ------------------------------------------------------------------------------------------------- lines

    def line(self, line: Line) -> None:
        """Execute a line, and record it."""
        if self.acts or isinstance(line, SetState) and line.is_event(self.rules):
            self.do(line)
        else:
            line.carry_out(self.play)
            self.given.append(line)

    @property
    def cards(self) -> list[int]:
        """The cards that have a name in the script."""
        return [x for x in self.play.things.values() if self.is_card(x)]

    @property
    def everyone(self) -> list[int]:
        """All players: the seats, and then those without a seat whom the script can name."""
        return [*range(self.g.players), *(x for x in self.g.joined if self.play.name_of(x) or self._is_only(x))]

    def is_card(self, x: int) -> bool:
        return x >= self.g.players and x not in self.g.joined

    def do(self, does: Doing) -> None:
        """Perform an action on the board, and record it with the answers to its questions."""
        if self._is_checked(does) and not is_sound(self.g):
            raise Impossible
        self.bench.replies = []
        g = self.g
        self.before = {zone: len(g.zones[g.apart * zone]) for zone in self.rules.zones_of_table}
        try:
            does.carry_out(self.play)
        finally:
            self.acts.append(Act(does, tuple(self.bench.replies)))

    def _is_checked(self, does: Doing) -> bool:
        """Whether a line is an action that is checked; other lines may break what the next ones mend."""
        if isinstance(does, SetState):
            return does.is_event(self.rules)
        return isinstance(does, FlowRun | Call | Perform | SetUp)

    def is_fitted(self, line: SetState, make: Callable[[model.Condition, Frame], bool]) -> bool:
        """Whether all invariants hold as soon as a state is set; the board is changed for them if need be.

        Abilities can react to such a state, so it is set when the rest of the board is fit for it. make: makes a
        condition true.
        """
        g, name = self.g, contract.state(line.kind, line.state)
        of, value = self.play.number(line.of or "", line.kind), self.play.number(line.value, line.sort)
        assert isinstance(of, int) and isinstance(value, int)
        column: dict[int, int] = getattr(g, name)
        before, fixed = column[of], self.fixed
        column[of], self.fixed = value, (*fixed, (name, of))  # without an event
        try:
            broken = {*self.rules.broken(g)}
            for invariant in self.model.everything(model.Invariant) if broken else ():
                if str(invariant.span) in broken:
                    make(invariant.condition, Frame({"this": NOTHING}))
            return not broken or not self.rules.broken(g)
        finally:
            column[of], self.fixed = before, fixed

    def put(self, card: str, place: int) -> int | None:
        """Put a card in a zone; return the thing, or None if the game has no more copies of the card."""
        ground, g = self.ground, self.g
        if place not in g.zones:
            return None
        there = sum(one == ground.rules.card_number[card] for one in g.card[g.players :])
        if there >= max(1, ground.meetings.most(card, g.players)) or self._is_kept_apart(card):
            return None
        zone, at = place >> PLACE, place & HERE
        home = ground.homes[card]
        owner = self._seat_of(zone, at)
        if owner is not None and self._has_all(owner, card):
            return None
        name = self.new_name(card)
        if self.rules.zone_owner[zone] == NOTHING and home == NOTHING or owner is not None and at < g.players:
            self.line(Put(card, name, zone, at if owner is not None else NOTHING))
        elif home != NOTHING:
            seat = owner if owner is not None else self.seat()
            self.line(Put(card, name, home, seat))
            self.lay(self.play.things[name], place)
        else:
            return None
        return self.play.things[name]

    def _is_kept_apart(self, card: str) -> bool:
        """Whether a game with a card that is there has not this one, because it begins with only one of them."""
        kind_of, begins = self.ground.kind_of, self.model.beginnings
        if kind_of[card] not in begins:
            return False
        there = (self.play.id_of(x) for x in range(self.g.players, len(self.g.card)) if self.g.where[x] != NOTHING)
        return any(kind_of.get(other) in begins and self.ground.meetings.apart(card, other) for other in there)

    def _has_all(self, seat: int, card: str) -> bool:
        """Whether a player has as many copies of a card as a player can begin the game with."""
        g, number = self.g, self.ground.rules.card_number[card]
        there = sum(g.card[x] == number and g.owner[x] == seat for x in range(g.players, len(g.card)))
        return there >= max(1, self.ground.meetings.most_of_one(card))

    def bring(self, card: str, place: int) -> int | None:
        """Put a card in a zone; if the game has no more copies of it, move one that is not needed where it is."""
        if (x := self.put(card, place)) is not None:
            return x
        g = self.g
        for x in range(g.players, len(g.card)):
            if (
                self.play.id_of(x) == card
                and g.where[x] not in (NOTHING, place)
                and x not in self.subjects | self.pinned
            ):
                return x if self.lay(x, place) else None
        return None

    def said(self, x: int, sort: str) -> Said | None:
        """Return the word with which the script names a value, and give a thing a name for it;
        None if there is none.
        """
        if self.rules.is_thing(sort) and x >= self.g.players:
            return self.named(x)
        return self.play.said(x, sort)

    def named(self, x: int) -> Name | None:
        """Return the name of a card or of a player without a seat in the script.

        What the set-up has put there gets one, if it can be named.
        """
        g, card = self.g, self.play.id_of(x)
        if x in g.joined and self.play.name_of(x) is None and self._is_only(x):
            kind = self.rules.kinds[g.kind[x]].name
            self.line(Join(kind, self.new_name(f"the_{kind}"), is_there=True))
        if isinstance(name := self.play.name_of(x), Name) or x < g.players or not card or g.where[x] == NOTHING:
            return name if isinstance(name, Name) else None
        zone, at = g.where[x] >> PLACE, g.where[x] & HERE
        holder = at if self.rules.zone_owner[zone] != NOTHING else NOTHING
        if holder >= g.players or g.copy_in(g.where[x], card) != x:
            return None
        self.used.add(card)  # the id alone would mean any copy
        name = Name(self.new_name(card))
        self.line(Naming(name.word, card, zone, holder))
        return name

    def _is_only(self, x: int) -> bool:
        """Whether no other player without a seat has the kind of this one, so that the kind is enough to name them."""
        below = self.rules.below[self.g.kind[x]]
        return [y for y in self.g.joined if self.g.kind[y] in below] == [x]

    def new_name(self, card: str) -> str:
        """Return a name for a thing that the script has not used: a word, mostly an id, or the word with a number."""
        name, number = card, 1
        while name in self.used:
            number += 1
            name = f"{card}_{number}"
        self.used.add(name)
        return name

    def _seat_of(self, zone: int, at: int) -> int | None:
        """Return the player who owns a zone or the card with the zone; None for a zone of the table.

        Of a zone that a card has for each player, that player.
        """
        if self.rules.zone_owner[zone] == NOTHING:
            return None
        if at >= self.g.players and self.rules.zone_seat[zone] >= 0:
            return self.rules.zone_seat[zone]
        return at if at < self.g.players else self.g.owner[at]

    def lay(self, x: int, place: int) -> bool:
        """Move a card to a zone, if cards of its kind can lie there."""
        g = self.g
        if g.where[x] == place:
            return True
        if place not in g.zones:
            return False
        zone, at = place >> PLACE, place & HERE
        if at in g.joined:  # whoever joins a game later brings no cards, and may not have any
            return False
        if x in self.pinned or x < g.players or zone not in self.ground.placed.get(self.play.id_of(x), ()):
            return False
        if (owner := self._seat_of(zone, at)) is not None and g.owner[x] not in (NOTHING, owner):
            return False
        if (name := self.named(x)) is None:
            return False
        of = NOTHING if owner is None else at
        if of >= g.players:
            if (holder := self.named(of)) is None:
                return False
            self.line(Lay(name, zone, holder))
        else:
            self.line(Lay(name, zone, of))
        return True

    def card_of(self, x: int) -> str:
        return self.rules.cards[self.g.card[x]].id

    def prefer(self, x: int) -> None:
        """Answer questions with a thing if possible, and leave it where it is."""
        self.bench.favourites.add(x)
        self.pinned.add(x)

    def seat(self) -> int:
        """Return a random seat, mostly the current player."""
        return self.current if self.draw(3) < 2 else self.draw(self.g.players)

    @property
    def current(self) -> int:
        """The seat of the current player; the first, if it is nobody's turn, or that of a player without a seat."""
        return self.g.current if 0 <= self.g.current < self.g.players else 0

    def named_player(self, who: Value) -> int | Name:
        """Return a player as a script names whom a flow is run for: the seat or the name; else the current player."""
        if who not in self.everyone:
            who = self.g.current if self.g.current in self.everyone else self.current
        assert isinstance(who, int)
        return self.named(who) or self.current if who in self.g.joined else who

    def set(self, read: model.Read, frame: Frame, value: int) -> bool:
        """Set a state; return whether it could be set."""
        prop = read.property
        owner = self.value(read.owner, frame) if read.owner is not None else None
        if prop.sort == "option":
            return self._opted(prop, owner, value)
        if prop.sort != "state" or (read.owner is not None and not isinstance(owner, int)) or owner == NOTHING:
            return False
        state = self.ground.states.get((prop.owner, prop.name))
        if state is None or (not isinstance(owner, int)) != (not prop.owner):
            return False
        if prop.type.tag == "thing" and value != NOTHING and not self.is_kind(value, prop.type.of):
            return False
        if prop.type.tag == "number":
            if state.least is not None and value < state.least or value > self.ground.largest:
                return False
            if state.most is not None:
                most = model.Read(read.span, state.most.property, read.owner)
                bound = self.value(most, frame)
                if isinstance(bound, int) and bound < value and not self.set(most, frame, value):
                    return False
        if isinstance(owner, int) and (contract.state(prop.owner, prop.name), owner) in self.fixed:
            return False
        of = self.said(owner, prop.owner) if isinstance(owner, int) else None
        said = self.said(value, prop.type.of) if prop.type.tag != "number" else value
        entry = self.value(read.index, frame) if read.index is not None else None
        word = self.play.said(entry, prop.per) if isinstance(entry, int) else None
        if (owner is not None and of is None) or said is None or (read.index is not None and word is None):
            return False
        if isinstance(of, str) and not of.startswith("P") or value == NOTHING:
            return False
        sort = prop.type.of if prop.type.tag != "number" else ""
        self.line(SetState(prop.owner, prop.name, of, said, sort, word, prop.per))
        return self.value(read, frame) == value

    def is_kind(self, x: int, kind: str) -> bool:
        """Whether a player or a card has a kind; every card is a `card`."""
        own = self.rules.kinds[self.g.kind[x]].name
        return self.model.is_a(own, kind) or kind == "card" and self.is_card(x)

    def _opted(self, prop: model.Property, owner: Value, value: int) -> bool:
        """Set a start option of the game, or a number of a player that is one."""
        option = self.model.options.get(prop.name)
        words = self.rules.values.get(prop.type.of, ())
        of = self.said(owner, prop.owner) if prop.owner and isinstance(owner, int) else None
        if option is None or prop.owner and (words or of is None):
            return False
        most = len(words) - 1 if words else self.ground.largest if option.most is None else option.most
        if not 0 <= value <= most:
            return False
        said, sort = (words[value], prop.type.of) if words else (value, "")
        self.line(SetState(prop.owner, prop.name, of, said, sort))
        return True

    def live_place(self, card: str, seat: int | None = None) -> int | None:
        """Return a live zone in which a card can lie."""
        zones = [zone for zone in dict.fromkeys(self.ground.placed[card]) if self.rules.zones[zone].live]
        zones = [zone for zone in zones if self.holder(zone, seat) is not None]
        if not zones:
            return None
        zone = zones[self.draw(len(zones))]
        return (zone << PLACE) + (self.holder(zone, seat) or 0)

    def holder(self, zone: int, seat: int | None) -> int | None:
        """Return an owner for a zone: a seat, or a card of the kind that has such zones; 0 for a zone of the table."""
        kind = self.rules.zone_owner[zone]
        if kind == NOTHING:
            return 0
        if self.rules.kinds[kind].name in self.ground.seats:
            return self.seat() if seat is None else seat
        found = [x for x in self.cards if self.g.kind[x] in self.rules.below[kind]]
        return found[self.draw(len(found))] if found else None

    def _elsewhere(self, x: int, place: int) -> bool:
        """Move a card to another zone of the same owner, or of the table."""
        for zone in dict.fromkeys(self.ground.placed[self.card_of(x)]):
            owned = self.rules.zone_owner[zone] != NOTHING
            at = self.g.owner[x] if owned else 0
            there = (zone << PLACE) + max(at, 0)
            if there != place and not self.rules.zones[zone].live and self.lay(x, there):
                return True
        return False

    # ------------------------------------------------------------------------------------------------ values

    def _try(self, work_out: Callable[[Part, Environment], Found], node: Part, frame: Frame) -> Found | None:
        try:
            return work_out(node, Environment(self.g, frame.names))
        except (LookupError, TypeError, AssertionError):
            return None

    def value(self, node: model.Expression, frame: Frame) -> Value:
        """Return the value of an expression; None if it is not known."""
        return self._try(self.ground.evaluator.value, node, frame)

    def truth(self, node: model.Condition, frame: Frame) -> bool | None:
        """Return whether a condition holds; None if it is not known."""
        return self._try(self.ground.evaluator.truth, node, frame)

    def members(self, those: model.Those, frame: Frame) -> list[int]:
        """Return the things that match a noun phrase; none if this is not known."""
        return self._try(self.ground.evaluator.members, those, frame) or []

    def thing(self, node: model.Expression, frame: Frame) -> int:
        """Return the thing that an expression stands for; NOTHING if there is none."""
        found = self.value(node, frame)
        return found if isinstance(found, int) else NOTHING


def is_sound(g: Play) -> bool:
    """Whether the state is consistent and all invariants hold; on a random board they may not."""
    try:
        inspect(g, Before.of(g))
    except Broken:
        return False
    return True
