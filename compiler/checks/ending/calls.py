"""Build the call graph of a model for the proof that effects end (`termination.py`).

A vertex is a body together with what is known about its arguments (kind, zone, properties), so that calls with
different cards are distinct. An edge means that one body calls another, or causes an event to which the other body
reacts. The edge lists the resources that have certainly been used up when it is followed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import assert_never

from ombre import contract
from ombre.dsl.source import Span

from ... import model
from ...model import Model
from ..all_bodies import Unit, own, zone_name
from ..knowledge import (
    Argument,
    Group,
    Home,
    Knowledge,
    KnownState,
    Place,
    Use,
    Used,
    expression_key,
    home,
    property_name,
)
from ..register import place, registered
from .graph import Edge, StateChange, Vertex, WindowVertex

_ROUND = ("before", "when", "instead", "may instead")  # the stages of an event at which abilities react


class Graph(Knowledge):
    """The call graph of a model. `roots` are the bodies that the flows of the game can run."""

    def __init__(self, known: Model, copies: bool = True):
        super().__init__(known, copies)
        self.by = registered(known, self.units)
        self.nodes: dict[tuple[Unit, tuple[Argument, ...]], Vertex] = {}
        self._waiting: list[Vertex] = []
        self._running: set[Vertex] = set()
        self.roots = [self._node(unit, self._any(unit)) for unit in self.units if unit.sort != "verb"]
        self._finish()
        reached = {node.unit for node in self.nodes.values()}
        self.roots += [self._node(unit, self._any(unit)) for unit in self.units if unit not in reached]
        self._finish()

    def _any(self, unit: Unit) -> tuple[Argument, ...]:
        """Return arguments of which only the declared types are known."""
        if unit.verb is not None:
            return tuple(Argument(role.type.of) for role in unit.verb.roles)
        if unit.ability is not None and unit.ability.event is not None:
            verb = self.model.verbs.get(unit.ability.event.key)
            if verb is not None:
                return tuple(Argument(role.type.of) for role in verb.roles)
            return tuple(Argument() for _ in unit.ability.event.patterns)
        return ()

    # -- vertices

    def _node(self, unit: Unit, arguments: tuple[Argument, ...]) -> Vertex:
        found = self.nodes.get((unit, arguments))
        if found is None:
            found = self.nodes[unit, arguments] = Vertex(unit, arguments)
            self._waiting.append(found)
        return found

    def _finish(self) -> None:
        while self._waiting:
            self._read(self._waiting.pop())

    def _certain(self, node: Vertex) -> tuple[Group, ...]:
        """Return the resources that a vertex certainly uses up.

        While the vertex is being read (in a cycle), these are the ones that it uses up before the cycle comes back.
        """
        if node in self._waiting:
            self._waiting.remove(node)
            self._read(node)
        return node.certain

    def _read(self, node: Vertex) -> None:
        self._running.add(node)
        unit, ability = node.unit, node.unit.ability
        names = {name: Argument(kind.of) for name, kind in unit.names.items()}
        state = KnownState(names)
        if unit.verb is not None:
            for role, argument in zip(unit.verb.roles, node.arguments, strict=False):
                whose = unit.verb.roles[argument.home].name if isinstance(argument.home, int) else ""
                names[role.name] = argument.at(argument.zones, whose)
                for name in argument.has:
                    state.above.add((name, ("name", role.name), None))
            for listener in self._hearing(unit.verb.key, node.arguments, ("before", "instead", "may instead")):
                self._edge(node, listener, unit.span, state, ())
        elif ability is not None and ability.event is not None:
            self._hear(node, ability.event, state)
        if ability is not None:
            self._head(node, ability, state)
        for statement in unit.body:
            self._statement(node, statement, state)
            node.certain = tuple(group for group, needed in state.used if not needed)
        found = {name for zone, name in state.taken.items() if zone in self.by.filled}
        node.first = tuple(group for group, needed in state.used if needed <= found)
        if unit.verb is not None:
            for listener in self._hearing(unit.verb.key, node.arguments, ("when",)):
                self._edge(node, listener, unit.span, state, ())
        self._running.discard(node)

    def _hear(self, node: Vertex, event: model.Event, state: KnownState) -> None:
        """Record what is known about the arguments of the event to which a body reacts."""
        for at, pattern in enumerate(event.patterns):
            argument = node.arguments[at] if at < len(node.arguments) else Argument()
            if isinstance(pattern, model.Those):
                if node.unit.sort != "when" and (here := zone_name(pattern.zone)):
                    argument = replace(argument, zones=frozenset([here]))
                kind = self._narrower(argument.kind, pattern.kind)
                state.names[pattern.candidate] = replace(argument, kind=kind)
                self._assume(pattern.where, state)
            elif isinstance(pattern, model.Some):
                state.names[pattern.name] = argument
                self._assume(pattern.where, state)

    def _head(self, node: Vertex, ability: model.Ability, state: KnownState) -> None:
        """Record what follows from an ability's condition, and the resources that its cost and `once per` use up."""
        self._assume(ability.tested, state)
        if ability.cost is not None:
            self._call(node, self.model.pays, (node.unit.you, ability.cost), node.unit.span, state, True)
            if self.by.purse and isinstance(ability.cost, model.Number) and ability.cost.value > 0:
                state.used.append((frozenset([Use("fall", self.by.purse)]), frozenset()))
        if ability.once:
            state.used.append((frozenset([Use("once", ability.once)]), frozenset()))

    def _edge(
        self, node: Vertex, target: Vertex, span: Span, state: KnownState, mentioned: Iterable[str], *more: Group
    ) -> None:
        names = frozenset(mentioned)
        uses = [group for group, needed in state.used if needed <= names]
        ability = target.unit.ability
        if ability is not None and ability.once:
            uses.append(frozenset([Use("once", ability.once)]))
        if self.by.heard_once and ability is not None and ability in self.by.heard_once:
            uses.append(frozenset([Use("heard", self.by.heard_once[ability])]))
        node.edges.append(Edge(node, target, span, tuple(dict.fromkeys([*uses, *more]))))

    # -- events

    def _hearing(self, key: str, arguments: tuple[Argument, ...], sorts: tuple[str, ...]) -> Iterator[Vertex]:
        for unit in self.by.listeners.get(key, ()):
            if unit.sort in sorts and self._may_match(unit, arguments):
                yield self._node(unit, tuple(replace(a, has=frozenset()) for a in arguments))

    # -- statements

    def _block(self, node: Vertex, body: Iterable[model.Statement], state: KnownState) -> None:
        for statement in body:
            self._statement(node, statement, state)

    def _inside(self, node: Vertex, body: Sequence[model.Statement], state: KnownState) -> list[Used]:
        """Read a block; return the resources that it uses up in addition to those used up before."""
        if not body:  # most choices have no `otherwise`; all names would be compared for nothing
            return []
        inner = state.branch()
        self._block(node, body, inner)
        for name, argument in inner.names.items():  # the block may have moved the card
            if name in state.names and state.names[name] != argument:
                state.names[name] = state.names[name].at(None)
        return inner.used[len(state.used) :]

    def _statement(self, node: Vertex, statement: model.Statement, state: KnownState) -> None:
        match statement:
            case model.Call():
                self._call(node, statement.verb, statement.arguments, statement.span, state)
            case model.Become():
                self._become(node, statement, state)
            case model.Change():
                self._change(node, statement, state)
            case model.Swap():
                self._swap(node, statement, state)
            case model.Move():
                self._move(node, statement, state)
            case model.Choose() | model.ChooseSome():
                self._choose(node, statement, state)
            case model.ChooseValue():
                self._assume(statement.where, state)
            case model.Reveal() | model.RevealUntil():
                self._reveal(node, statement, state)
            case model.Perform():
                self._perform(node, statement, state)
            case model.ChooseOne() | model.Table() | model.May() | model.If():
                self._perhaps(node, statement, state)
            case (
                model.Repeat() | model.RepeatUntil() | model.ForEach() | model.ForItem() | model.ForValue()
                | model.Together() | model.Attempt()
            ):  # fmt: skip
                self._loop(node, statement, state)
            case model.Window():
                self._window(node, statement, state)
            case model.MayDo():
                self._window(node, model.Window(statement.span, (statement.offer,), once=True), state)
            case model.ScopeEdge():
                self._scope(node, f"{statement.scope} {statement.edge}", statement.span, state)
                node.changes.append(StateChange(Use("scope", statement.scope), node.unit, statement.span))
            case model.Listen():
                if statement.once:
                    node.changes.append(StateChange(Use("listen", place(statement)), node.unit, statement.span))
            case model.EndGame():
                state.used.append((frozenset([Use("once", "game")]), frozenset()))
            case model.StartFlow():
                # The flow itself runs after the current unit. The only change here is that `once per` begins again.
                node.changes.append(StateChange(Use("scope", statement.flow), node.unit, statement.span))
            case model.Let(value=model.Those() as those):
                state.names[statement.name] = self._argument(node.unit, those, state)
            case (
                model.Let() | model.Roll() | model.ChooseNumber() | model.Show() | model.Tell() | model.Shuffle()
                | model.Join() | model.Leave() | model.Copy() | model.EndFlow() | model.EndEffects()
            ):  # fmt: skip
                pass  # runs no other body and uses up no resource
            case model.Modify() | model.Forbid() | model.Grant() | model.Blank():
                pass  # the abilities inside have bodies of their own
            case model.Put() | model.PutEvery() | model.Require():
                pass
            case (
                model.Brings() | model.RunSetup() | model.RunFlow() | model.RunStep() | model.MakeCurrent()
                | model.AllPass() | model.Answer()
            ):  # fmt: skip
                pass
            case _:
                assert_never(statement)

    def _choose(self, node: Vertex, statement: model.Choose | model.ChooseSome, state: KnownState) -> None:
        if isinstance(statement, model.Choose):
            self._inside(node, statement.otherwise, state)
        state.names[statement.name] = self._argument(node.unit, statement.what, state)
        if isinstance(statement, model.Choose):
            self._assume_candidate(statement.what, statement.name, state)

    def _reveal(self, node: Vertex, statement: model.Reveal | model.RevealUntil, state: KnownState) -> None:
        self._refill(node, statement.zone, statement.span)
        here = frozenset([zone_name(statement.zone)])
        if isinstance(statement, model.Reveal):
            state.names[statement.name] = Argument("", here)
            state.taken.setdefault(zone_name(statement.zone), statement.name)
        else:
            for name in (statement.name, statement.rest):
                state.names[name] = Argument(statement.kind, here)

    def _perhaps(self, node: Vertex, statement: model.Branch, state: KnownState) -> None:
        """Read a statement that runs one of its blocks or none."""
        match statement:
            case model.ChooseOne():
                for way in statement.alternatives:
                    inner = state.branch()
                    self._assume(way.condition, inner)
                    self._inside(node, way.body, inner)
            case model.Table():
                for block in (*(cell.body for cell in statement.cells), statement.otherwise):
                    self._inside(node, block, state.branch())
            case model.May():
                self._inside(node, statement.body, state.branch())
                self._inside(node, statement.otherwise, state.branch())
            case model.If():
                decided = self._decided(statement.condition, state)
                if decided is not None:
                    self._block(node, statement.then if decided else statement.otherwise, state)
                    return
                yes = state.branch()
                self._assume(statement.condition, yes)
                then = self._inside(node, statement.then, yes)
                other = self._inside(node, statement.otherwise, state)
                state.used += _either(then, other)
                self._merge(statement, state)

    def _loop(self, node: Vertex, statement: model.Loop | model.Together | model.Attempt, state: KnownState) -> None:
        """Read a statement that runs its block several times, or that runs its block as one packet."""
        match statement:
            case model.Repeat():
                inner = state.branch()
                self._assume(statement.condition, inner)
                used = self._inside(node, statement.body, inner)
                times = statement.times.value if isinstance(statement.times, model.Number) else 0
                if times > 0 and statement.condition is None:
                    state.used += used
                self._merge(statement, state)
            case model.RepeatUntil():
                self._inside(node, statement.body, state.branch())
                self._merge(statement, state)
            case model.ForEach():
                inner = state.branch()
                inner.names[statement.name] = self._argument(node.unit, statement.what, state)
                self._assume_candidate(statement.what, statement.name, inner)
                self._inside(node, statement.body, inner)
                self._merge(statement, state)
            case model.ForItem() | model.ForValue():
                self._inside(node, statement.body, state)
            case model.Together():
                state.used += self._inside(node, statement.body, state)
            case model.Attempt():
                self._statement(node, statement.act, state)
                state.names[statement.name] = Argument(statement.which)

    def _perform(self, node: Vertex, statement: model.Perform, state: KnownState) -> None:
        targets = self._performed(node.unit, statement, state)
        card = self._argument(node.unit, statement.card, state)
        key, roles = contract.slot(statement.slot), (card, Argument())
        for listener in self._hearing(key, roles, _ROUND):
            self._edge(node, listener, statement.span, state, _names(statement))
        replaced = any(self._hearing(key, roles, ("instead", "may instead")))
        if not replaced and statement.slot in card.slots and 0 < len(targets) <= 12:  # a target certainly runs
            for groups in product(*(self._certain(target)[:2] for target in targets)):
                state.used.append((_any_of(groups), frozenset()))
        for target in targets:
            more: list[Group] = []
            if isinstance(statement.card, model.Local) and (use := state.moved.get(statement.card.name)):
                if self._is_on(target.unit) and target.unit.card is not None:  # its card was moved
                    more.append(frozenset([replace(use, card=target.unit.card.id)]))
            self._edge(node, target, statement.span, state, _names(statement), *more)

    def _merge(self, statement: model.Statement, state: KnownState) -> None:
        """Assume that a card which the blocks of a statement use in a call or a move can be in any zone afterwards."""
        for inner in own(statement):
            if isinstance(inner, model.Call | model.Move):
                for name in _names(inner):
                    if name in state.names:
                        state.names[name] = state.names[name].at(None)

    def _call(
        self,
        node: Vertex,
        key: str,
        arguments: tuple[model.Phrase | None, ...],
        span: Span,
        state: KnownState,
        offered: bool = False,
    ) -> Vertex | None:
        verb = self.by.verbs.get(key)
        if verb is None:
            return None
        known = self._arguments(node.unit, arguments, state)
        target = self._node(verb, known)
        mentioned = {name for argument in arguments for name in _names(argument)}
        self._edge(node, target, span, state, mentioned)
        if not offered:
            needed = frozenset(n for argument in arguments for n in _optional(argument))
            state.used += [(group, needed) for group in self._used_by_call(target)]
        for argument in arguments:
            if isinstance(argument, model.Local) and argument.name in state.names:
                state.names[argument.name] = state.names[argument.name].at(None)
        return target

    def _arguments(
        self, unit: Unit, arguments: tuple[model.Phrase | None, ...], state: KnownState
    ) -> tuple[Argument, ...]:
        """Return what is known about the arguments of a call. The owner of a zone becomes the number of a role."""
        known = [self._argument(unit, argument, state) for argument in arguments]
        names: list[Home] = [one.name if isinstance(one, model.Local) else one or "" for one in arguments]
        return tuple(
            one.at(one.zones, names.index(one.home) if one.home and one.home in names else "") for one in known
        )

    def _used_by_call(self, target: Vertex) -> list[Group]:
        """Return the resources that a call uses up whether or not it is replaced; none if it may be forbidden."""
        assert target.unit.verb is not None
        key = target.unit.verb.key
        if key in self.by.forbidden:
            return []
        found = list(self._certain(target))
        for listener in self._hearing(key, target.arguments, ("instead", "may instead")):
            found = [one | other for one, other in product(found, self._certain(listener))]
        return found

    def _become(self, node: Vertex, statement: model.Become, state: KnownState) -> None:
        found = property_name(statement.property)
        key = f"becomes {found}.{statement.value.word}"
        source = state.known.get((found, expression_key(statement.owner)))
        use = Use("becomes", found, statement.value.word, source)
        node.changes.append(StateChange(use, node.unit, statement.span))
        argument = (self._argument(node.unit, statement.owner, state),)
        for listener in self._hearing(key, argument, _ROUND):
            self._edge(node, listener, statement.span, state, _names(statement), frozenset([use]))
        state.known[found, expression_key(statement.owner)] = frozenset([statement.value.word])

    def _change(self, node: Vertex, statement: model.Change, state: KnownState) -> None:
        found = property_name(statement.property)
        where = (found, expression_key(statement.owner), expression_key(statement.index))
        amount = statement.amount
        match statement.operator:
            case "rises":
                use, bound = Use("rise", found), state.below
            case "falls":
                use, bound = Use("fall", found), state.above
            case "becomes":
                use, bound = Use("set", found, amount.word if isinstance(amount, model.Value) else ""), set[Place]()
        node.changes.append(StateChange(use, node.unit, statement.span))
        if isinstance(amount, model.Number) and amount.value > 0 and where in bound:
            state.used.append((frozenset([use]), frozenset(_optional(statement.owner))))
        state.above.discard(where)

    def _move(self, node: Vertex, statement: model.Move, state: KnownState) -> None:
        argument = self._argument(node.unit, statement.what, state)
        to = zone_name(statement.zone)
        use = Use("move", argument.kind, to, argument.zones, argument.card)
        node.changes.append(StateChange(use, node.unit, statement.span))
        if isinstance(statement.what, model.Top):
            self._refill(node, statement.what.zone, statement.span)
        if isinstance(statement.what, model.Those | model.Top) or _is_set(statement.what):
            return  # the set may be empty, so no move is certain
        state.used.append((frozenset([use]), frozenset(_optional(statement.what))))
        if isinstance(statement.what, model.Local):
            state.moved[statement.what.name] = use
            state.names[statement.what.name] = replace(
                argument.at(frozenset([to]), home(statement.zone)), has=frozenset()
            )

    def _swap(self, node: Vertex, statement: model.Swap, state: KnownState) -> None:
        """Record that cards may move from the place of each side to the place of the other."""
        places: list[frozenset[str] | None] = []
        for side in (statement.left, statement.right):
            is_zone = isinstance(side, model.Read) and side.property.sort == "zone"
            places.append(frozenset([zone_name(side)]) if is_zone else self._argument(node.unit, side, state).zones)
        for source, target in (places, reversed(places)):
            for to in sorted(self.zones if target is None else target):
                node.changes.append(StateChange(Use("move", "", to, source), node.unit, statement.span))

    def _refill(self, node: Vertex, zone: model.Expression, span: Span) -> None:
        """Record that taking cards from a zone may first move cards into the zone, if the zone is refilled."""
        declared = self.zones.get(zone_name(zone))
        if declared is not None and declared.refill:
            source = f"{declared.owner}.{declared.refill}"
            use = Use("move", "", zone_name(zone), frozenset([source]))
            node.changes.append(StateChange(use, node.unit, span))

    def _performed(self, unit: Unit, statement: model.Perform, state: KnownState) -> list[Vertex]:
        card = self._argument(unit, statement.card, state)
        found: list[Vertex] = []
        for slot in self.by.slots.get(statement.slot, ()):
            if not self._may_be_kind(card.kind, slot.host):
                continue
            if not self._can_be(slot.card, card):
                continue
            found.append(self._node(slot, ()))
        return found

    def _scope(self, node: Vertex, key: str, span: Span, state: KnownState) -> None:
        for listener in self._hearing(key, (Argument(),), _ROUND):
            self._edge(node, listener, span, state, ())

    def _window(self, node: Vertex, window: model.Window, state: KnownState) -> None:
        offers: list[tuple[model.Offer, Vertex]] = []
        for offer in window.offers:
            inner = state.branch()
            for what in (offer.who, *offer.arguments[1:]):
                if isinstance(what, model.Those):
                    inner.names[what.candidate] = self._argument(node.unit, what, state)
                    self._assume_candidate(what, what.candidate, inner)
            arguments = tuple(map(_offered, offer.arguments))
            target = self._call(node, offer.verb, arguments, offer.span, inner, True)
            if target is not None:
                offers.append((offer, target))
        if not window.once:
            node.windows.append(WindowVertex(window, node.unit, tuple(offers)))
        self._merge(window, state)


def _is_set(node: model.Node) -> bool:
    return isinstance(node, model.Local) and node.type.tag == "set"


def _names(node: model.Held) -> set[str]:
    return {part.name for part in own(node) if isinstance(part, model.Local)}


def _optional(node: model.Held) -> set[str]:
    return {part.name for part in own(node) if isinstance(part, model.Local) and part.optional}


def _either(then: list[Used], other: list[Used]) -> list[Used]:
    """Return the resources that are used up whichever of two branches runs."""
    return [(one | two, names | more) for (one, names), (two, more) in product(then[:4], other[:4])]


def _any_of(groups: Iterable[Group]) -> Group:
    """Join several groups of resources to one group."""
    return frozenset(use for group in groups for use in group)


def _offered(argument: model.Phrase | model.Some) -> model.Phrase | None:
    """Return the argument of an offer as an argument of a call: a name in place of a noun phrase."""
    if isinstance(argument, model.Those):
        return model.Local(argument.span, argument.candidate, model.Type("thing", argument.kind))
    return None if isinstance(argument, model.Some) else argument
