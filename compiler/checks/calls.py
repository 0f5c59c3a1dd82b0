"""Who calls whom, who hears whom, and what is used up on the way: units in, a graph for the proof of termination out.

A node is a unit together with what is known of its arguments (their kind, where they lie, what they have), so that a
call of one card is not mistaken for a call of another. Every edge carries what was certainly used up before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any, TypeAlias

from ombre.dsl.source import Span

from .. import model
from ..model import Model
from .units import Unit, is_zone, nested, own, units, zone_name, zones

Zones: TypeAlias = "frozenset[str] | None"
"""Where a card may lie; None where nothing is known."""


@dataclass(frozen=True, slots=True)
class Argument:
    """What is known of one argument.

    has: its properties that are above zero. value: the word or number it is. fits: what its printed facts are, or are
    not: (property, words, negated). slots: those that it has and that can be used now.
    """

    kind: str = ""
    zones: Zones = None
    card: str = ""
    has: frozenset[str] = frozenset()
    value: str = ""
    fits: frozenset[tuple[model.Property, frozenset[str], bool]] = frozenset()
    slots: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Use:
    """Something that a statement uses up: a card's way from one zone to another, a number above zero, a change.

    sort: move (cards of the kind `name`, or one `card`, from `zones` to `to`), fall or rise (of the property `name`),
    becomes (`name`, `to`), once (per `name`).
    """

    sort: str
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
        return f"once per {self.name}"


Group: TypeAlias = "frozenset[Use]"
"""One of these is used up; which one depends on a condition, so each of them must do."""


@dataclass(frozen=True, slots=True)
class Change:
    """Any statement that moves a card or changes a property, whether it is certain to run or not."""

    use: Use
    unit: Unit
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Edge:
    """One node runs another. word: how (calls, is heard by ...)."""

    source: Node
    target: Node
    span: Span
    uses: tuple[Group, ...]


@dataclass(slots=True, eq=False)
class Node:
    """A unit with what is known of its arguments.

    certain: what is used up whenever it runs to its end; first: when it is the first thing that a player does, so that
    no state check waits.
    """

    unit: Unit
    arguments: tuple[Argument, ...] = ()
    edges: list[Edge] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    certain: tuple[Group, ...] = ()
    first: tuple[Group, ...] = ()
    windows: list[Window] = field(default_factory=list)


@dataclass(frozen=True, slots=True, eq=False)
class Window:
    """A window of a node, with the verb's node of each of its offers."""

    window: model.Window
    unit: Unit
    offers: tuple[tuple[model.Offer, Node], ...]


@dataclass(slots=True)
class State:
    """What is known at one place of a body: the names' arguments, what is above zero or below a bound, what was used."""

    names: dict[str, Argument]
    above: set[Any] = field(default_factory=set)
    below: set[Any] = field(default_factory=set)
    known: dict[Any, frozenset[str]] = field(default_factory=dict)
    used: list[tuple[Group, frozenset[str]]] = field(default_factory=list)  # with the names that must be bound for it
    taken: dict[str, str] = field(default_factory=dict)  # zones that were looked into, with the first name found there
    moved: dict[str, Use] = field(default_factory=dict)  # names whose cards were moved

    def branch(self) -> State:
        """What is known inside a block."""
        return State(
            dict(self.names), set(self.above), set(self.below), dict(self.known), list(self.used), dict(self.taken),
            dict(self.moved),
        )  # fmt: skip


class Graph:
    """The graph of a model. `roots` are what the course of the game itself may run."""

    def __init__(self, known: Model):
        self.model = known
        self.units = units(known)
        self.zones = zones(known)
        self.live = frozenset(name for name, zone in self.zones.items() if zone.live)
        self.exact = True  # `this` on a card is that card, as long as no card becomes a copy of another
        self.verbs: dict[str, Unit] = {}
        self.listeners: dict[str, list[Unit]] = {}
        self.slots: dict[str, list[Unit]] = {}
        self.forbidden: set[str] = set()
        self.nodes: dict[tuple[Unit, tuple[Argument, ...]], Node] = {}
        self._waiting: list[Node] = []
        self._running: set[Node] = set()
        self._inner = {inner: unit for unit in self.units for inner in nested(unit.body)}
        self.filled: set[str] = set()  # zones that are not empty when a player acts: else the game would be over
        for unit in self.units:
            self._register(unit)
        self.purse = self._purse()
        self.roots = [self._node(unit, self._any(unit)) for unit in self.units if unit.sort != "verb"]
        self._finish()
        reached = {node.unit for node in self.nodes.values()}
        self.roots += [self._node(unit, self._any(unit)) for unit in self.units if unit not in reached]
        self._finish()

    def _register(self, unit: Unit) -> None:
        if unit.verb is not None:
            self.verbs[unit.verb.key] = unit
        elif unit.sort == "slot" and unit.ability is not None:
            self.slots.setdefault(unit.ability.slot, []).append(unit)
        elif unit.ability is not None and unit.ability.event is not None:
            self.listeners.setdefault(unit.ability.event.key, []).append(unit)
        elif unit.ability is not None and isinstance(empty := unit.ability.condition, model.IsEmpty):
            if is_zone(empty.zone) and empty.zone.owner is None and not empty.negated and unit.card is None:
                if any(isinstance(statement, model.EndGame) for statement in unit.body):
                    self.filled.add(zone_name(empty.zone))
        for node in own(unit.body):
            if isinstance(node, model.Forbid):
                self.forbidden.add(node.event.key)
            elif isinstance(node, model.Copy):
                self.exact = False

    def _purse(self) -> str:
        """The number that costs are paid from: paying takes the amount away, and nobody pays more than there is."""
        pays = self.verbs.get(self.model.pays)
        if pays is None or pays.verb is None:
            return ""
        who, amount = (role.name for role in pays.verb.roles)
        for statement in pays.body:
            match statement:
                case model.Change(_, found, model.Local(_, payer), None, "falls", model.Local(_, paid)):
                    if (payer, paid) == (who, amount) and any(self._guards(found, unit) for unit in self.units):
                        return _property(found)
        return ""

    def _guards(self, purse: model.Property, unit: Unit) -> bool:
        """Whether a rule forbids to pay more than somebody has."""
        for node in own(unit.body):
            match node:
                case model.Forbid(_, model.Event(_, key, (model.Those(), model.Some(_, _, name, where))), None):
                    match where:
                        case model.Compare(_, ">", model.Local(_, paid), model.Read(_, found)):
                            if (key, paid, found) == (self.model.pays, name, purse) and unit.card is None:
                                return True
        return False

    def _any(self, unit: Unit) -> tuple[Argument, ...]:
        """Arguments of which only the declared types are known."""
        if unit.verb is not None:
            return tuple(Argument(role.type.of) for role in unit.verb.roles)
        if unit.ability is not None and unit.ability.event is not None:
            verb = self.model.verbs.get(unit.ability.event.key)
            if verb is not None:
                return tuple(Argument(role.type.of) for role in verb.roles)
            return tuple(Argument() for _ in unit.ability.event.patterns)
        return ()

    # -- nodes

    def _node(self, unit: Unit, arguments: tuple[Argument, ...]) -> Node:
        found = self.nodes.get((unit, arguments))
        if found is None:
            found = self.nodes[unit, arguments] = Node(unit, arguments)
            self._waiting.append(found)
        return found

    def _finish(self) -> None:
        while self._waiting:
            self._read(self._waiting.pop())

    def _certain(self, node: Node) -> tuple[Group, ...]:
        """What a node certainly uses up; nothing for one that is still being read (a cycle)."""
        if node in self._waiting:
            self._waiting.remove(node)
            self._read(node)
        return () if node in self._running else node.certain

    def _read(self, node: Node) -> None:
        self._running.add(node)
        unit = node.unit
        names = {name: Argument(kind.of) for name, kind in unit.names.items()}
        state = State(names)
        if unit.verb is not None:
            for role, argument in zip(unit.verb.roles, node.arguments, strict=False):
                names[role.name] = argument
                for name in argument.has:
                    state.above.add((name, ("name", role.name), None))
            for listener in self._hearing(unit.verb.key, node.arguments, ("before", "instead", "may instead")):
                self._edge(node, listener, unit.span, state, ())
        elif unit.ability is not None and unit.ability.event is not None:
            event = unit.ability.event
            for at, pattern in enumerate(event.patterns):
                argument = node.arguments[at] if at < len(node.arguments) else Argument()
                if isinstance(pattern, model.Those):
                    if unit.sort != "when" and (place := zone_name(pattern.zone)):
                        argument = replace(argument, zones=frozenset([place]))
                    names[pattern.candidate] = replace(argument, kind=self._narrower(argument.kind, pattern.kind))
                    self._assume(pattern.where, state)
                elif isinstance(pattern, model.Some):
                    names[pattern.name] = argument
                    self._assume(pattern.where, state)
        if unit.ability is not None:
            self._assume(unit.ability.condition, state)
            if unit.ability.cost is not None:
                self._call(node, self.model.pays, (unit.you, unit.ability.cost), unit.span, state, True)
                if self.purse and isinstance(unit.ability.cost, model.Number) and unit.ability.cost.value > 0:
                    state.used.append((frozenset([Use("fall", self.purse)]), frozenset()))
            if unit.ability.once:
                state.used.append((frozenset([Use("once", unit.ability.once)]), frozenset()))
        self._block(node, unit.body, state)
        node.certain = tuple(group for group, needed in state.used if not needed)
        found = {name for zone, name in state.taken.items() if zone in self.filled}
        node.first = tuple(group for group, needed in state.used if needed <= found)
        if unit.verb is not None:
            for listener in self._hearing(unit.verb.key, node.arguments, ("when",)):
                self._edge(node, listener, unit.span, state, ())
        self._running.discard(node)

    def _narrower(self, one: str, other: str) -> str:
        return one if one and self.model.is_a(one, other) else other

    def _edge(self, node: Node, target: Node, span: Span, state: State, mentioned: Iterable[str], *more: Group) -> None:
        names = frozenset(mentioned)
        uses = [group for group, needed in state.used if needed <= names]
        ability = target.unit.ability
        if ability is not None and ability.once:
            uses.append(frozenset([Use("once", ability.once)]))
        node.edges.append(Edge(node, target, span, tuple(dict.fromkeys([*uses, *more]))))

    # -- events

    def _hearing(self, key: str, arguments: tuple[Argument, ...], sorts: tuple[str, ...]) -> Iterator[Node]:
        for unit in self.listeners.get(key, ()):
            if unit.sort in sorts and self._may_match(unit, arguments):
                yield self._node(unit, tuple(replace(a, has=frozenset()) for a in arguments))

    def _may_match(self, unit: Unit, arguments: tuple[Argument, ...]) -> bool:
        assert unit.ability is not None and unit.ability.event is not None
        for pattern, argument in zip(unit.ability.event.patterns, arguments, strict=False):
            if pattern is not None and not self._may_be(unit, pattern, argument):
                return False
        return True

    def _may_be(self, unit: Unit, pattern: Any, argument: Argument) -> bool:
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
                card = unit.card if unit.card is not None and unit.host == unit.card.kind else None
                return self._can_be(card, argument)
            case model.Value() | model.Number():
                return not argument.value or argument.value == _value(pattern)
        return True

    def _may_be_kind(self, one: str, other: str) -> bool:
        if not one or not other or "card" in (one, other) or "player" in (one, other):
            return True
        return self.model.is_a(one, other) or self.model.is_a(other, one)

    # -- what is known of an expression

    def _argument(self, unit: Unit, node: Any, state: State) -> Argument:
        has = frozenset(name for name, owner, index in state.above if index is None and owner == _key(node))
        match node:
            case model.Local():
                found = state.names.get(node.name, Argument(node.type.of))
                return replace(found, has=has) if has else replace(found, has=frozenset())
            case model.This():
                card = unit.card.id if unit.card is not None and unit.host == unit.card.kind else ""
                listening = unit.sort not in ("slot", "when")
                return Argument(node.kind, self.live if listening else None, card, has)
            case model.Those():
                place = zone_name(node.zone)
                fits = frozenset(self._fits(node))
                if isinstance(node.zone, model.Local) and (of := state.names.get(node.zone.name)) is not None:
                    return Argument(node.kind, of.zones, fits=of.fits | fits)
                return Argument(node.kind, frozenset([place]) if place else self._places(node), fits=fits)
            case model.Top():
                return Argument("card", frozenset([zone_name(node.zone)]))
            case model.Value() | model.Number():
                return Argument(value=_value(node))
            case model.You() | model.Current() | model.Seat() | model.SeatAfter():
                return Argument(node.kind, has=has)
            case model.Owner():
                return Argument("player", has=has)
            case model.Read():
                return Argument(node.property.type.of if node.property.type.tag == "thing" else "", has=has)
        return Argument()

    def _fits(self, those: model.Those) -> Iterator[tuple[model.Property, frozenset[str], bool]]:
        """What a noun phrase says of printed facts."""
        for adjective in those.adjectives:
            found = self.model.property_for(those.kind, adjective.list)
            if found is not None and found.sort == "fact":
                yield found, frozenset([adjective.word]), False
        parts = those.where.parts if isinstance(those.where, model.And) else (those.where,)
        for part in parts:
            match part:
                case model.Is(left=model.Read(owner=model.Local() as owner) as read):
                    words = frozenset(o.word for o in part.options if isinstance(o, model.Value))
                    if (
                        read.property.sort == "fact"
                        and owner.name == those.candidate
                        and len(words) == len(part.options)
                    ):
                        yield read.property, words, part.negated

    def _can_be(self, card: model.Card | None, argument: Argument) -> bool:
        """Whether a card can be what is known of an argument."""
        if not self.exact or card is None:
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
        """Where the members of a noun phrase without a zone lie: a bare noun means what is in play."""
        if those.history is not None or those.zone is not None or self.model.is_a(those.kind, "player"):
            return None
        return self.live

    def _assume(self, condition: Any, state: State) -> None:
        """What is known where a condition holds."""
        match condition:
            case model.And():
                for part in condition.parts:
                    self._assume(part, state)
            case model.IsIn(left=model.Local() as local, negated=False):
                old = state.names.get(local.name, Argument(local.type.of))
                state.names[local.name] = replace(old, zones=frozenset([zone_name(condition.zone)]))
            case model.HasSlot(what=model.Local() as local, negated=False):
                old = state.names.get(local.name, Argument(local.type.of))
                state.names[local.name] = replace(old, slots=old.slots | {condition.slot})
            case model.Compare(left=model.Read() as read) if read.property.sort == "state":
                place = (_property(read.property), _key(read.owner), _key(read.index))
                least = condition.right.value if isinstance(condition.right, model.Number) else None
                if condition.operator == ">" or (condition.operator in (">=", "=") and least is not None and least > 0):
                    state.above.add(place)
                elif condition.operator in ("<", "<=", "="):
                    state.below.add(place)
            case model.Is(left=model.Read() as read, negated=False):
                words = frozenset(o.word for o in condition.options if isinstance(o, model.Value))
                state.known[_property(read.property), _key(read.owner)] = words

    # -- statements

    def _block(self, node: Node, body: Iterable[Any], state: State) -> None:
        for statement in body:
            self._statement(node, statement, state)

    def _inside(self, node: Node, body: Iterable[Any], state: State) -> list[tuple[Group, frozenset[str]]]:
        """Read a block; what it uses up beyond what was used before it."""
        inner = state.branch()
        self._block(node, body, inner)
        for name, argument in inner.names.items():  # a card that a branch may have moved can be anywhere after it
            if name in state.names and state.names[name] != argument:
                state.names[name] = replace(state.names[name], zones=None)
        return inner.used[len(state.used) :]

    def _statement(self, node: Node, statement: Any, state: State) -> None:
        unit = node.unit
        match statement:
            case model.Call():
                self._call(node, statement.verb, statement.arguments, statement.span, state)
            case model.Become():
                self._become(node, statement, state)
            case model.Change():
                self._change(node, statement, state)
            case model.Move():
                self._move(node, statement, state)
            case model.Choose():
                self._inside(node, statement.otherwise, state)
                state.names[statement.name] = self._argument(unit, statement.what, state)
                self._assume_candidate(statement.what, statement.name, state)
            case model.ChooseSome():
                state.names[statement.name] = self._argument(unit, statement.what, state)
            case model.ChooseValue():
                self._assume(statement.where, state)
            case model.ChooseOne():
                for way in statement.alternatives:
                    inner = state.branch()
                    self._assume(way.condition, inner)
                    self._inside(node, way.body, inner)
            case model.Table():
                for block in (*(cell.body for cell in statement.cells), statement.otherwise):
                    self._inside(node, block, state.branch())
            case model.May():
                self._inside(node, statement.body, state)
            case model.Reveal():
                state.names[statement.name] = Argument("", frozenset([zone_name(statement.zone)]))
                state.taken.setdefault(zone_name(statement.zone), statement.name)
            case model.RevealUntil():
                for name in (statement.name, statement.rest):
                    state.names[name] = Argument(statement.kind, frozenset([zone_name(statement.zone)]))
            case model.Perform():
                targets = self._performed(unit, statement, state)
                roles = (self._argument(unit, statement.card, state), Argument())
                key = f"slot {statement.slot}"
                for listener in self._hearing(key, roles, ("before", "when", "instead", "may instead")):
                    self._edge(node, listener, statement.span, state, _names(statement))
                replaced = any(self._hearing(key, roles, ("instead", "may instead")))
                if (
                    not replaced and statement.slot in self._argument(unit, statement.card, state).slots
                ):  # one of them surely runs
                    for groups in (
                        product(*(self._certain(target)[:2] for target in targets)) if 0 < len(targets) <= 12 else ()
                    ):
                        state.used.append((frozenset().union(*groups), frozenset()))
                for target in targets:
                    more: list[Group] = []
                    if isinstance(statement.card, model.Local) and (use := state.moved.get(statement.card.name)):
                        if self.exact and target.unit.card is not None:  # it is this very card that was moved
                            more.append(frozenset([replace(use, card=target.unit.card.id)]))
                    self._edge(node, target, statement.span, state, _names(statement), *more)
            case model.If():
                yes = state.branch()
                self._assume(statement.condition, yes)
                then = self._inside(node, statement.then, yes)
                other = self._inside(node, statement.otherwise, state)
                state.used += _either(then, other)
                self._merge(statement, state)
            case model.Repeat():
                inner = state.branch()
                self._assume(statement.condition, inner)
                used = self._inside(node, statement.body, inner)
                times = statement.times.value if isinstance(statement.times, model.Number) else 0
                if times > 0 and statement.condition is None:
                    state.used += used
                self._merge(statement, state)
            case model.ForEach():
                inner = state.branch()
                if isinstance(statement.what, model.Those):
                    inner.names[statement.name] = self._argument(unit, statement.what, state)
                    self._assume_candidate(statement.what, statement.name, inner)
                self._inside(node, statement.body, inner)
                self._merge(statement, state)
            case model.ForItem() | model.ForValue():
                self._inside(node, statement.body, state)
            case model.Together():
                state.used += self._inside(node, statement.body, state)
            case model.Window():
                self._window(node, statement, state)
            case model.ScopeEdge():
                self._scope(node, f"{statement.scope} {statement.edge}", statement.span, state)
                node.changes.append(Change(Use("scope", statement.scope), unit, statement.span))
            case model.EndGame():
                state.used.append((frozenset([Use("once", "game")]), frozenset()))
            case model.MayDo():
                self._window(node, model.Window(statement.span, (statement.offer,), once=True), state)
            case model.StartFlow():
                # It runs later, between units, as the course of the game itself does; only `once per` starts anew.
                node.changes.append(Change(Use("scope", statement.flow), unit, statement.span))

    def _merge(self, statement: Any, state: State) -> None:
        """After a block, a card that it mentions in a call or a move can be anywhere."""
        for inner in own(statement):
            if isinstance(inner, model.Call | model.Move):
                for name in _names(inner):
                    if name in state.names:
                        state.names[name] = replace(state.names[name], zones=None)

    def _assume_candidate(self, what: Any, name: str, state: State) -> None:
        if isinstance(what, model.Those) and what.where is not None:
            state.names.setdefault(what.candidate, Argument(what.kind))
            self._assume(what.where, state)
            if (zones_known := state.names[what.candidate].zones) is not None:
                state.names[name] = replace(state.names[name], zones=zones_known)

    def _call(
        self, node: Node, key: str, arguments: tuple[Any, ...], span: Span, state: State, offered: bool = False
    ) -> Node | None:
        verb = self.verbs.get(key)
        if verb is None:
            return None
        known = tuple(self._argument(node.unit, argument, state) for argument in arguments)
        target = self._node(verb, known)
        mentioned = {name for argument in arguments for name in _names(argument)}
        self._edge(node, target, span, state, mentioned)
        if not offered:
            needed = frozenset(n for argument in arguments for n in _optional(argument))
            state.used += [(group, needed) for group in self._used_by_call(target)]
        for argument in arguments:
            if isinstance(argument, model.Local) and argument.name in state.names:
                state.names[argument.name] = replace(state.names[argument.name], zones=None)
        return target

    def _used_by_call(self, target: Node) -> list[Group]:
        """What a call uses up whether it is carried out or replaced; nothing where it may be forbidden."""
        assert target.unit.verb is not None
        key = target.unit.verb.key
        if key in self.forbidden:
            return []
        found = list(self._certain(target))
        for listener in self._hearing(key, target.arguments, ("instead", "may instead")):
            found = [one | other for one, other in product(found, self._certain(listener))]
        return found

    def _become(self, node: Node, statement: model.Become, state: State) -> None:
        found = _property(statement.property)
        key = f"becomes {found}.{statement.value.word}"
        source = state.known.get((found, _key(statement.owner)))
        use = Use("becomes", found, statement.value.word, source)
        node.changes.append(Change(use, node.unit, statement.span))
        argument = (self._argument(node.unit, statement.owner, state),)
        for listener in self._hearing(key, argument, ("before", "when", "instead", "may instead")):
            self._edge(node, listener, statement.span, state, _names(statement), frozenset([use]))
        state.known[found, _key(statement.owner)] = frozenset([statement.value.word])

    def _change(self, node: Node, statement: model.Change, state: State) -> None:
        found = _property(statement.property)
        place = (found, _key(statement.owner), _key(statement.index))
        amount = statement.amount
        sort = {"rises": "rise", "falls": "fall"}.get(statement.operator, "set")
        to = amount.word if isinstance(amount, model.Value) else ""
        node.changes.append(Change(Use(sort, found, to), node.unit, statement.span))
        if isinstance(amount, model.Number) and amount.value > 0:
            needed = frozenset(_optional(statement.owner))
            if sort == "fall" and place in state.above:
                state.used.append((frozenset([Use("fall", found)]), needed))
            elif sort == "rise" and place in state.below:
                state.used.append((frozenset([Use("rise", found)]), needed))
        state.above.discard(place)

    def _move(self, node: Node, statement: model.Move, state: State) -> None:
        argument = self._argument(node.unit, statement.what, state)
        to = zone_name(statement.zone)
        use = Use("move", argument.kind, to, argument.zones, argument.card if self.exact else "")
        node.changes.append(Change(use, node.unit, statement.span))
        if isinstance(statement.what, model.Those | model.Top) or _is_set(statement.what):
            return  # there may be none
        state.used.append((frozenset([use]), frozenset(_optional(statement.what))))
        if isinstance(statement.what, model.Local):
            state.moved[statement.what.name] = use
            state.names[statement.what.name] = replace(argument, zones=frozenset([to]), has=frozenset())

    def _performed(self, unit: Unit, statement: model.Perform, state: State) -> list[Node]:
        card = self._argument(unit, statement.card, state)
        found = []
        for slot in self.slots.get(statement.slot, ()):
            if not self._may_be_kind(card.kind, slot.host):
                continue
            if not self._can_be(slot.card, card):
                continue
            found.append(self._node(slot, ()))
        return found

    def _scope(self, node: Node, key: str, span: Span, state: State) -> None:
        for listener in self._hearing(key, (Argument(),), ("before", "when", "instead", "may instead")):
            self._edge(node, listener, span, state, ())

    def _window(self, node: Node, window: model.Window, state: State) -> None:
        offers: list[tuple[model.Offer, Node]] = []
        for offer in window.offers:
            inner = state.branch()
            for what in (offer.who, *offer.arguments[1:]):
                if isinstance(what, model.Those):
                    inner.names[what.candidate] = self._argument(node.unit, what, state)
                    self._assume_candidate(what, what.candidate, inner)
            arguments = tuple(
                model.Local(a.span, a.candidate, model.Type("thing", a.kind)) if isinstance(a, model.Those) else a
                for a in offer.arguments
            )
            target = self._call(node, offer.verb, arguments, offer.span, inner, True)
            if target is not None:
                offers.append((offer, target))
        if not window.once:
            node.windows.append(Window(window, node.unit, tuple(offers)))
        self._merge(window, state)


def _value(node: Any) -> str:
    return f"{node.list}.{node.word}" if isinstance(node, model.Value) else str(node.value)


def _is_set(node: Any) -> bool:
    return isinstance(node, model.Local) and node.type.tag == "set"


def _property(found: model.Property) -> str:
    return f"{found.owner}.{found.name}"


def _key(node: Any) -> Any:
    """An expression as something that can be compared: two equal keys mean one thing."""
    if isinstance(node, model.Local):
        return ("name", node.name)
    return node


def _names(node: Any) -> set[str]:
    return {part.name for part in own(node) if isinstance(part, model.Local)}


def _optional(node: Any) -> set[str]:
    return {part.name for part in own(node) if isinstance(part, model.Local) and part.optional}


def _either(
    then: list[tuple[Group, frozenset[str]]], other: list[tuple[Group, frozenset[str]]]
) -> list[tuple[Group, frozenset[str]]]:
    """What is used up whichever of two branches runs."""
    return [(one | two, names | more) for (one, names), (two, more) in product(then[:4], other[:4])]
