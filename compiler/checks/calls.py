"""Who calls whom, who hears whom, and what is used up on the way: units in, a graph for the proof of termination out.

A node is a unit together with what is known of its arguments (their kind, where they lie, what they have), so that a
call of one card is not mistaken for a call of another. Every edge carries what was certainly used up before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any

from ombre import contract
from ombre.dsl.source import Span

from .. import model
from ..model import Model
from .knowledge import Argument, Group, Knowledge, State, Use, expression_key, property_name
from .units import Unit, is_zone, nested, own, zone_name


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


class Graph(Knowledge):
    """The graph of a model. `roots` are what the course of the game itself may run."""

    def __init__(self, known: Model, copies: bool = True):
        super().__init__(known, copies)
        self.verbs: dict[str, Unit] = {}
        self.listeners: dict[str, list[Unit]] = {}
        self.slots: dict[str, list[Unit]] = {}
        self.forbidden: set[str] = set()
        self.heard_once: dict[Any, str] = {}  # abilities that wait for the next time -> the place that makes them
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
                if node.event.key == model.ACT:
                    self.forbidden |= self._done_by_players(node)
            elif isinstance(node, model.Listen) and node.once:
                self.heard_once[node.ability] = _place(node)

    def _done_by_players(self, node: model.Forbid) -> set[str]:
        """The verbs that are forbidden to a player who cannot act."""
        left = {key.partition(" ")[0] for key in node.exceptions}
        of_players = (v for v in self.model.verbs.values() if self.model.is_a(v.roles[0].type.of, self.model.player))
        return {verb.key for verb in of_players if verb.third not in left}

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
                        return property_name(found)
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

    def _edge(self, node: Node, target: Node, span: Span, state: State, mentioned: Iterable[str], *more: Group) -> None:
        names = frozenset(mentioned)
        uses = [group for group, needed in state.used if needed <= names]
        ability = target.unit.ability
        if ability is not None and ability.once:
            uses.append(frozenset([Use("once", ability.once)]))
        if self.heard_once and ability in self.heard_once:
            uses.append(frozenset([Use("heard", self.heard_once[ability])]))
        node.edges.append(Edge(node, target, span, tuple(dict.fromkeys([*uses, *more]))))

    # -- events

    def _hearing(self, key: str, arguments: tuple[Argument, ...], sorts: tuple[str, ...]) -> Iterator[Node]:
        for unit in self.listeners.get(key, ()):
            if unit.sort in sorts and self._may_match(unit, arguments):
                yield self._node(unit, tuple(replace(a, has=frozenset()) for a in arguments))

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
                self._refill(node, statement.zone, statement.span)
                state.names[statement.name] = Argument("", frozenset([zone_name(statement.zone)]))
                state.taken.setdefault(zone_name(statement.zone), statement.name)
            case model.RevealUntil():
                self._refill(node, statement.zone, statement.span)
                for name in (statement.name, statement.rest):
                    state.names[name] = Argument(statement.kind, frozenset([zone_name(statement.zone)]))
            case model.Perform():
                targets = self._performed(unit, statement, state)
                roles = (self._argument(unit, statement.card, state), Argument())
                key = contract.slot(statement.slot)
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
                        if (
                            self._is_on(target.unit) and target.unit.card is not None
                        ):  # it is this very card that was moved
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
            case model.Listen(once=True):
                node.changes.append(Change(Use("listen", _place(statement)), unit, statement.span))
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
        found = property_name(statement.property)
        key = f"becomes {found}.{statement.value.word}"
        source = state.known.get((found, expression_key(statement.owner)))
        use = Use("becomes", found, statement.value.word, source)
        node.changes.append(Change(use, node.unit, statement.span))
        argument = (self._argument(node.unit, statement.owner, state),)
        for listener in self._hearing(key, argument, ("before", "when", "instead", "may instead")):
            self._edge(node, listener, statement.span, state, _names(statement), frozenset([use]))
        state.known[found, expression_key(statement.owner)] = frozenset([statement.value.word])

    def _change(self, node: Node, statement: model.Change, state: State) -> None:
        found = property_name(statement.property)
        place = (found, expression_key(statement.owner), expression_key(statement.index))
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
        use = Use("move", argument.kind, to, argument.zones, argument.card)
        node.changes.append(Change(use, node.unit, statement.span))
        if isinstance(statement.what, model.Top):
            self._refill(node, statement.what.zone, statement.span)
        if isinstance(statement.what, model.Those | model.Top) or _is_set(statement.what):
            return  # there may be none
        state.used.append((frozenset([use]), frozenset(_optional(statement.what))))
        if isinstance(statement.what, model.Local):
            state.moved[statement.what.name] = use
            state.names[statement.what.name] = replace(argument, zones=frozenset([to]), has=frozenset())

    def _refill(self, node: Node, zone: model.Expression, span: Span) -> None:
        """What is taken from a zone may bring cards into it first."""
        declared = self.zones.get(zone_name(zone))
        if declared is not None and declared.refill:
            source = f"{declared.owner}.{declared.refill}"
            use = Use("move", "", zone_name(zone), frozenset([source]))
            node.changes.append(Change(use, node.unit, span))

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


def _place(node: model.Listen) -> str:
    return f"{node.span}:{node.span.column}"


def _is_set(node: Any) -> bool:
    return isinstance(node, model.Local) and node.type.tag == "set"


def _names(node: Any) -> set[str]:
    return {part.name for part in own(node) if isinstance(part, model.Local)}


def _optional(node: Any) -> set[str]:
    return {part.name for part in own(node) if isinstance(part, model.Local) and part.optional}


def _either(
    then: list[tuple[Group, frozenset[str]]], other: list[tuple[Group, frozenset[str]]]
) -> list[tuple[Group, frozenset[str]]]:
    """What is used up whichever of two branches runs."""
    return [(one | two, names | more) for (one, names), (two, more) in product(then[:4], other[:4])]
