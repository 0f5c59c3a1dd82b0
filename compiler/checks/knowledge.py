"""Track what is known about the things in a body, and which resources the body uses up.

This decides whether two expressions can mean the same thing: whether an ability can react to a call, or whether a card
can be the chosen one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from .. import model
from ..model import Model
from .all_bodies import Unit, own, units, zone_name, zones

Zones: TypeAlias = "frozenset[str] | None"
"""The zones in which a card can be; None if nothing is known."""


Home: TypeAlias = "str | int | model.Node"
"""Whose zone a card is in: a name or an expression of the body; the number of a role of the verb, in the arguments of a
call; empty if nothing is known."""


Fit: TypeAlias = tuple[model.Property, frozenset[str], bool]
"""What is known about a fact: its property, some words, and whether its value is none of these words or one of them."""


@dataclass(frozen=True, slots=True)
class Argument:
    """What is known about one argument.

    home: whose zone it is that the card is in. has: its properties that are above zero. value: its word or number.
    fits: what is known about its facts. slots: the slots that it is known to have.
    """

    kind: str = ""
    zones: Zones = None
    card: str = ""
    has: frozenset[str] = frozenset()
    value: str = ""
    fits: frozenset[Fit] = frozenset()
    slots: frozenset[str] = frozenset()
    home: Home = ""

    def at(self, zones: Zones, home: Home = "") -> Argument:
        """Return what is known about the card after it came to a place."""
        return replace(self, zones=zones, home=home)


@dataclass(frozen=True, slots=True)
class Use:
    """A resource that a statement uses up, or a change that can restore a resource.

    sort: `move` (cards of the kind `name`, or one `card`, go from `zones` to `to`); `fall`, `rise` or `set` (the
    property `name` changes); `becomes` (the property `name` becomes `to`); `once` (per `name`); `heard` (a `the next
    time` ability, made at `name`, runs); `listen` (such an ability begins); `scope` (the scope `name` begins or ends).
    """

    sort: Literal["move", "fall", "rise", "set", "becomes", "once", "heard", "listen", "scope"]
    name: str = ""
    to: str = ""
    zones: Zones = None
    card: str = ""

    def __str__(self) -> str:
        short = self.name.rpartition(".")[2]
        match self.sort:
            case "move":
                places = " or ".join(sorted(z.rpartition(".")[2] for z in self.zones or ()))
                return f"a card leaves {places} for {self.to.rpartition('.')[2]}"
            case "fall":
                return f"'{short}' falls, and must be above 0"
            case "rise":
                return f"'{short}' rises, and must be below a bound"
            case "becomes":
                return f"'{short}' becomes {self.to}, which is silent when it is so already"
            case "heard":
                return "what waits for the next time is heard once"
            case "once" | "set" | "listen" | "scope":
                return f"once per {self.name}"


Group: TypeAlias = frozenset[Use]
"""Resources of which one is certainly used up. It is not known which, so a proof must hold for each of them."""

Used: TypeAlias = tuple[Group, frozenset[str]]
"""A group of resources, and the names that must be bound so that one of the resources is used up."""


Key: TypeAlias = model.Node | tuple[str, str] | None
"""An expression in a form that can be compared: equal keys mean the same thing."""

Place: TypeAlias = tuple[str, Key, Key]
"""A property, its owner and its index."""


@dataclass(slots=True)
class KnownState:
    """What is known at one place of a body.

    above, below: the numbers that are above zero, or below a bound. known: the possible words of properties. used: the
    resources used up so far.
    """

    names: dict[str, Argument]
    above: set[Place] = field(default_factory=set[Place])
    below: set[Place] = field(default_factory=set[Place])
    known: dict[tuple[str, Key], frozenset[str]] = field(default_factory=dict[tuple[str, Key], frozenset[str]])
    used: list[Used] = field(default_factory=list[Used])
    taken: dict[str, str] = field(
        default_factory=dict[str, str]
    )  # zone -> the first name that is bound to one of its cards
    moved: dict[str, Use] = field(default_factory=dict[str, Use])  # name of a moved card -> the move

    def branch(self) -> KnownState:
        """Return a copy of this state for a block inside the body."""
        return KnownState(
            dict(self.names), set(self.above), set(self.below), dict(self.known), list(self.used), dict(self.taken),
            dict(self.moved),
        )  # fmt: skip


class Knowledge:
    """What printed cards and declarations tell about the expressions of a model."""

    def __init__(self, known: Model, copies: bool = True):
        self.model = known
        self.units = units(known)
        self.zones = zones(known)
        self.live = frozenset(name for name, zone in self.zones.items() if zone.live)
        # The statements that make a card a copy. A proof without them shows whether they cause a finding.
        self.copies = [
            (unit, node) for unit in self.units for node in own(unit.body) if copies and isinstance(node, model.Copy)
        ]
        self.copied = {kind for _, node in self.copies for kind in (_kind(node.what), _kind(node.model))}

    def is_itself(self, card: model.Card) -> bool:
        """Whether `this` on a card always means that printed card: no card of its kind becomes a copy or is copied."""
        return not any(self._may_be_kind(card.kind, kind) for kind in self.copied)

    def _narrower(self, one: str, other: str) -> str:
        return one if one and self.model.is_a(one, other) else other

    def _may_match(self, unit: Unit, arguments: tuple[Argument, ...]) -> bool:
        assert unit.ability is not None and unit.ability.event is not None
        for pattern, argument in zip(unit.ability.event.patterns, arguments, strict=False):
            if pattern is not None and not self._may_be(unit, pattern, argument):
                return False
        return True

    def _may_be(self, unit: Unit, pattern: model.Pattern, argument: Argument) -> bool:
        match pattern:
            case model.Those():
                if not self._may_be_kind(argument.kind, pattern.kind):
                    return False
                place = zone_name(pattern.zone)
                if place and unit.sort != "when" and argument.zones is not None and place not in argument.zones:
                    return False
                card = self.model.cards.get(argument.card) if argument.card else None
                return self._can_be(card, Argument(fits=frozenset(self._fits(pattern))))
            case model.This():
                if not self._may_be_kind(argument.kind, pattern.kind):
                    return False
                return self._can_be(unit.card if self._is_on(unit) else None, argument)
            case model.Value() | model.Number():
                return not argument.value or argument.value == value_key(pattern)
            case _:
                return True

    def _is_on(self, unit: Unit) -> bool:
        """Whether `this` in a body always means the printed card with this body."""
        return unit.card is not None and unit.host == unit.card.kind and self.is_itself(unit.card)

    def _may_be_kind(self, one: str, other: str) -> bool:
        if not one or not other or "card" in (one, other) or "player" in (one, other):
            return True
        return self.model.is_a(one, other) or self.model.is_a(other, one)

    # -- what is known about expressions

    def _argument(self, unit: Unit, node: model.Phrase | None, state: KnownState) -> Argument:
        has = frozenset(name for name, owner, index in state.above if index is None and owner == expression_key(node))
        match node:
            case model.Local():
                found = state.names.get(node.name, Argument(node.type.of))
                return replace(found, has=has) if has else replace(found, has=frozenset())
            case model.This():
                card = unit.card.id if unit.card is not None and self._is_on(unit) else ""
                listening = unit.sort not in ("slot", "when")
                return Argument(node.kind, self.live if listening else None, card, has)
            case model.Those():
                place = zone_name(node.zone)
                fits = frozenset(self._fits(node))
                if isinstance(node.zone, model.Local) and (of := state.names.get(node.zone.name)) is not None:
                    return Argument(node.kind, of.zones, fits=of.fits | fits)
                zones = frozenset([place]) if place else self._places(node)
                return Argument(node.kind, zones, fits=fits, home=home(node.zone))
            case model.Top():
                return Argument("card", frozenset([zone_name(node.zone)]), home=home(node.zone))
            case model.Neighbour():
                return Argument("card", self._argument(unit, node.of, state).zones)
            case model.CardIn():
                return Argument(node.kind, frozenset([zone_name(node.zone)]), node.card, home=home(node.zone))
            case model.Value() | model.Number():
                return Argument(value=value_key(node))
            case model.You() | model.Current() | model.Seat() | model.SeatAfter():
                return Argument(node.kind, has=has)
            case model.Owner():
                return Argument("player", has=has)
            case model.Read():
                return Argument(node.property.type.of if node.property.type.tag == "thing" else "", has=has)
            case _:
                return Argument()

    def _fits(self, those: model.Those) -> Iterator[Fit]:
        """Yield what a noun phrase requires of the facts of its members."""
        for adjective in those.adjectives:
            found = self.model.property_for(those.kind, adjective.list)
            if found is not None and found.sort == "fact":
                yield found, frozenset([adjective.word]), False
        parts = those.where.parts if isinstance(those.where, model.And) else (those.where,)
        for part in parts:
            if not isinstance(part, model.Is) or not isinstance(read := part.left, model.Read):
                continue
            words = frozenset(o.word for o in part.options if isinstance(o, model.Value))
            of_it = isinstance(read.owner, model.Local) and read.owner.name == those.candidate
            if of_it and read.property.sort == "fact" and len(words) == len(part.options):
                yield read.property, words, part.negated

    def _can_be(self, card: model.Card | None, argument: Argument) -> bool:
        """Whether a card can be the argument, given what is known about the argument."""
        if card is None or not self.is_itself(card):
            return True
        if argument.card and argument.card != card.id:
            return False
        facts = dict(card.facts)
        for found, words, negated in argument.fits:
            printed = facts.get(found, ())
            words_printed = {w for w in printed if isinstance(w, str)} if isinstance(printed, tuple) else {str(printed)}
            if bool(words & words_printed) == negated:
                return False
        return True

    def _places(self, those: model.Those) -> Zones:
        """Return the live zones for a noun phrase that names no zone; None (unknown) for players and other phrases."""
        if those.history is not None or those.zone is not None or self.model.is_a(those.kind, "player"):
            return None
        return self.live

    def _assume(self, condition: model.Condition | None, state: KnownState) -> None:
        """Add to a state what follows from a condition."""
        match condition:
            case model.And():
                for part in condition.parts:
                    self._assume(part, state)
            case model.IsIn(left=model.Local() as local, negated=False):
                old = state.names.get(local.name, Argument(local.type.of))
                state.names[local.name] = old.at(frozenset([zone_name(condition.zone)]), home(condition.zone))
            case model.HasSlot(what=model.Local() as local, negated=False):
                old = state.names.get(local.name, Argument(local.type.of))
                state.names[local.name] = replace(old, slots=old.slots | {condition.slot})
            case model.Compare(left=model.Read() as read) if read.property.sort == "state":
                place = (property_name(read.property), expression_key(read.owner), expression_key(read.index))
                least = condition.right.value if isinstance(condition.right, model.Number) else None
                if condition.operator == ">" or (condition.operator in (">=", "=") and least is not None and least > 0):
                    state.above.add(place)
                elif condition.operator in ("<", "<=", "="):
                    state.below.add(place)
            case model.Is(left=model.Read() as read, negated=False):
                words = frozenset(o.word for o in condition.options if isinstance(o, model.Value))
                state.known[property_name(read.property), expression_key(read.owner)] = words
            case _:
                pass  # the proofs do not use this condition

    def _decided(self, condition: model.Condition | None, state: KnownState) -> bool | None:
        """Return whether a condition about the place of a card is true; None if that is not known."""
        match condition:
            case model.And():
                parts = {self._decided(part, state) for part in condition.parts}
                return False if False in parts else None if None in parts else True
            case model.IsIn(left=model.Local() as local):
                known = state.names.get(local.name, Argument())
                here = frozenset([zone_name(condition.zone)])
                if known.zones is None or (
                    here == known.zones and (not known.home or known.home != home(condition.zone))
                ):
                    return None
                return (
                    (here == known.zones) != condition.negated
                    if len(known.zones) == 1 or not here & known.zones
                    else None
                )
            case _:
                return None

    def _assume_candidate(self, what: model.Those, name: str, state: KnownState) -> None:
        if what.where is not None:
            state.names.setdefault(what.candidate, Argument(what.kind))
            self._assume(what.where, state)
            if (zones_known := state.names[what.candidate].zones) is not None:
                state.names[name] = state.names[name].at(zones_known, state.names[what.candidate].home)


def _kind(node: model.Expression) -> str:
    """Return the declared kind of an expression; empty if the expression may be any card."""
    match node:
        case model.This():
            return node.kind
        case model.Local():
            return node.type.of
        case model.Read():
            return node.property.type.of
        case _:
            return ""


def value_key(node: model.Value | model.Number) -> str:
    return f"{node.list}.{node.word}" if isinstance(node, model.Value) else str(node.value)


def property_name(found: model.Property) -> str:
    return f"{found.owner}.{found.name}"


def home(zone: model.Expression | None) -> Home:
    """Return whose zone it is; empty for a zone of the game, and for an owner that can be another one later."""
    match zone:
        case model.Read(owner=model.Local() as local):
            return local.name
        case model.Read(owner=model.You() | model.This() | model.Current() as owner):
            return owner
        case _:
            return ""


def expression_key(node: model.Node | None) -> Key:
    if isinstance(node, model.Local):
        return ("name", node.name)
    return node
