"""Check that every effect ends: each cycle of bodies must use up a resource that nothing in the cycle restores.

A resource is one of these: a move of a card after which the card cannot come back; a number that falls while it must be
above 0, or rises while it must be below a bound; a property that becomes another word and does not change back; a `once
per`. The proof removes the edges that use up such a resource, one after the other. A cycle is legal if no edges of it
are left in the end. A window ends if each of its offers uses something up. A state check must at least change something
that it tests.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from ombre.dsl.diagnostics import Diagnostic, Translatable, tr
from ombre.dsl.source import Span

from ... import model
from ...model import Model
from ..all_bodies import Unit, own
from ..blame import Blame
from ..knowledge import Group, Use
from .calls import Graph
from .graph import Edge, Nodes, StateChange, Vertex, WindowVertex, closure, components, has_cycle, shortest
from .state_checks import state_checks

MOST_FINDINGS = 20
_HELP = tr(
    "let each repetition use something up: move a card away for good, reduce a number that must be > 0, "
    "or write 'once per ...'"
)
_LEAVE_OUT = tr("leave this line out, or write 'once per ...' in the head of the ability")


@dataclass(frozen=True, slots=True)
class Round:
    """The bodies in a cycle, and the resources that end the cycle."""

    units: tuple[Unit, ...]
    ends_by: tuple[str, ...]


def check(known: Model) -> list[Diagnostic]:
    """Return a diagnostic for each cycle that may not end."""
    proof = Proof(known)
    if not proof.findings or not proof.graph.copies:
        return proof.findings
    alone = {(d.code, d.span) for d in Proof(known, copies=False).findings}
    found = [d if (d.code, d.span) in alone else proof.by_a_copy(d) for d in proof.findings]
    return list(dict.fromkeys(found))


class Proof:
    """The proof for one model: its findings, and the cycles that are proved to end."""

    def __init__(self, known: Model, copies: bool = True):
        self.model = known
        self.graph = Graph(known, copies)
        self.blame = Blame(known)
        self.findings: list[Diagnostic] = []
        self.rounds: list[Round] = []
        self.without: set[Unit] = set()  # bodies that have been reported; the proof continues without them
        self._cycles()
        self.without.clear()
        self._windows()
        self.findings += state_checks(known, self.graph)

    # -- resources

    def _closure(self, start: Iterable[Vertex], gone: set[Edge]) -> Nodes:
        """Return all vertices that can run as a consequence of the given ones."""
        return closure(start, gone, self.without)

    def _again(self, start: list[Vertex], finite: set[Unit]) -> list[StateChange]:
        """Return all changes that can happen repeatedly when the given vertices run repeatedly.

        An ability with `once per` does not repeat unless its scope does.
        """
        nodes = self._closure(start, self._into(finite))
        scopes = {c.use.name for n in nodes for c in n.changes if c.use.sort == "scope"}
        once = {
            edge
            for node in nodes
            for edge in node.edges
            if (ability := edge.target.unit.ability) is not None and ability.once and ability.once not in scopes
        }
        return [c for n in self._closure(start, once | self._into(finite)) for c in n.changes]

    def _into(self, some: set[Unit]) -> set[Edge]:
        return {e for n in self.graph.nodes.values() for e in n.edges if e.target.unit in some} if some else set()

    def _brought_back(self, use: Use, changes: list[StateChange]) -> list[StateChange] | None:
        """Return the changes that restore a resource; empty if there are none, None if the resource ends no cycle."""
        match use.sort:
            case "move":
                if use.zones is None or use.to in use.zones:
                    return None
                return self._way_back(use, changes)
            case "fall":
                return [c for c in changes if c.use.name == use.name and c.use.sort in ("rise", "set")]
            case "rise":
                return [c for c in changes if c.use.name == use.name and c.use.sort in ("fall", "set")]
            case "becomes":
                return self._way_of_values(use, changes)
            case "heard":
                return [c for c in changes if c.use.sort == "listen" and c.use.name == use.name]
            case "once":
                return [c for c in changes if c.use.sort == "scope" and c.use.name == use.name]
            case "set" | "listen" | "scope":
                return None

    def _way_back(self, use: Use, changes: list[StateChange]) -> list[StateChange]:
        moves = [c for c in changes if c.use.sort == "move" and self._one_kind(c.use.name, use.name)]
        if use.card:
            moves = [c for c in moves if c.use.card in ("", use.card)]
        reached: dict[str, list[StateChange]] = {use.to: []}
        waiting = [use.to]
        while waiting:
            here = waiting.pop(0)
            for move in moves:
                if (move.use.zones is None or here in move.use.zones) and move.use.to not in reached:
                    reached[move.use.to] = [*reached[here], move]
                    waiting.append(move.use.to)
        return next((reached[zone] for zone in sorted(use.zones or ()) if zone in reached), list[StateChange]())

    def _one_kind(self, one: str, other: str) -> bool:
        if not one or not other or "card" in (one, other):
            return True
        return self.model.is_a(one, other) or self.model.is_a(other, one)

    def _way_of_values(self, use: Use, changes: list[StateChange]) -> list[StateChange]:
        steps = [c for c in changes if c.use.name == use.name and c.use.sort in ("becomes", "set")]
        reached: dict[str, list[StateChange]] = {use.to: []}
        waiting = [use.to]
        while waiting:
            here = waiting.pop(0)
            for step in steps:
                if step.use.zones is not None and here not in step.use.zones:
                    continue
                if step.use.to == use.to and here != use.to:
                    return [*reached[here], step]
                if step.use.to not in reached:
                    reached[step.use.to] = [*reached[here], step]
                    waiting.append(step.use.to)
        return []

    def _ends(self, groups: Iterable[Group], changes: list[StateChange], seen: dict[Use, bool]) -> Group | None:
        for group in groups:
            for use in group:
                if use not in seen:
                    seen[use] = self._brought_back(use, changes) == []
            if group and all(seen[use] for use in group):
                return group
        return None

    # -- cycles

    def _cycles(self) -> None:
        while len(self.findings) < MOST_FINDINGS:
            stuck = self._stuck()
            if not stuck:
                return
            for nodes, edges, gone in stuck:
                self._complain(nodes, edges, gone)

    def _stuck(self) -> list[tuple[Nodes, list[Edge], set[Edge]]]:
        """Return the cycles without a proof that they end."""
        nodes = [n for n in self.graph.nodes.values() if n.unit not in self.without]
        # An edge to a replacement cannot repeat: a replacement applies at most once to an event.
        gone = {e for n in nodes for e in n.edges if _replaces(e.target.unit)}
        ends: dict[Edge, Group] = {}
        first: list[Nodes] | None = None
        while True:
            parts = [part for part in components(nodes, gone, self.without) if has_cycle(part, gone)]
            first = parts if first is None else first
            found = False
            for part in parts:
                inner = [e for n in part for e in n.edges if e.target in part and e not in gone]
                changes = [c for n in self._closure(part, set(ends)) for c in n.changes]
                seen: dict[Use, bool] = {}
                for edge in inner:
                    if (group := self._ends(edge.uses, changes, seen)) is not None:
                        ends[edge] = group
                        gone.add(edge)
                        found = True
            if not found:
                break
        if not parts and not self.rounds:
            self.rounds = [_round(part, ends) for part in first]
        return [
            (part, [e for n in part for e in n.edges if e.target in part and e not in gone], set(ends))
            for part in parts
        ]

    def _complain(self, part: Nodes, edges: list[Edge], ends: set[Edge]) -> None:
        changes = [c for n in self._closure(part, ends) for c in n.changes]
        back = [c for e in edges for group in e.uses for use in group for c in self._brought_back(use, changes) or ()]
        inside = dict.fromkeys(n.unit for n in part)
        newest = max(self.blame.age(unit.span.source) for unit in inside)
        others = (c.unit for c in back if c.unit.card is not None or self.blame.age(c.unit.span.source) > newest)
        culprit = max([*inside, *others], key=self.blame.lateness)
        if culprit in self.without:
            return
        self.without.add(culprit)
        if culprit in inside:
            cycle = min((shortest(n, part, edges) for n in part if n.unit is culprit), key=len)
        else:
            cycle = min((shortest(n, part, edges) for n in part), key=len)
        drawn = " -> ".join([cycle[0].source.unit.label, *(edge.target.unit.label for edge in cycle)])
        notes = [(edge.span, tr("runs '{0}'", edge.target.unit.label)) for edge in cycle[1:]]
        guilty = next((c for c in back if c.unit is culprit and culprit not in inside), None)
        if guilty is not None:
            span = guilty.span
            message = tr("this restores a resource that a cycle uses up, so the cycle may never end: {0}", drawn)
            notes.insert(0, (cycle[0].span, tr("runs '{0}'", cycle[0].target.unit.label)))
        else:
            span, message = cycle[0].span, tr("this cycle may never end: {0}", drawn)
            notes += [(c.span, tr("restores the resource that is used up")) for c in back[:1]]
        help = self._what_ends(culprit, cycle[0], back)
        self.findings.append(Diagnostic("E401", message, span, help, tuple(_once(notes))))

    def _what_ends(self, culprit: Unit, edge: Edge, back: list[StateChange]) -> Translatable:
        """Return what to write: which line brings back what is used up, or which card to move before it is used."""
        if back:
            if back[0].unit is culprit:
                return _LEAVE_OUT
            line, source = back[0].span.line, back[0].span.source
            return tr(
                "line {0} of {1} restores what each repetition uses up: change it, "
                "or write 'once per ...' in the head of the ability",
                line,
                source,
            )
        if edge.source.unit is culprit and (card := _used_card(culprit, edge.span)):
            return tr(
                "move '{0}' to another zone before this line, or write 'once per ...' in the head of the ability", card
            )
        return _HELP

    def by_a_copy(self, found: Diagnostic) -> Diagnostic:
        """Change a finding that exists only because cards become copies.

        Report the line that makes the copy if this line was written last, else add the line as a note.
        """
        _, copy = max(self.graph.copies, key=lambda one: self.blame.lateness(one[0]))
        if self.blame.age(copy.span.source) <= self.blame.age(found.span.source):
            caption = tr("a card becomes a copy here and can then have any of these abilities")
            return replace(found, notes=(*found.notes, (copy.span, caption)))
        notes = ((found.span, tr("a card that became a copy can run this again")),)
        message = tr("a card becomes a copy here, and then {0}", found.message)
        return Diagnostic(found.code, message, copy.span, _HELP, notes)

    # -- windows

    def _windows(self) -> None:
        checks = [n for n in self.graph.roots if n.unit.sort == "whenever"]
        done: set[tuple[Span, str]] = set()
        for window in [w for n in self.graph.nodes.values() for w in n.windows]:
            while stuck := self._endless(window, checks):
                unit = self._to_blame(window, checks)
                if unit is None:
                    for offer, node in stuck:
                        if (offer.span, "") not in done:
                            done.add((offer.span, ""))
                            self._endless_offer(offer, node)
                    break
                self.without.add(unit)
                offer, node = stuck[0]
                self.without.discard(unit)
                span, restores = self._returning(unit, window, checks)
                self.without.add(unit)
                if (span, "back") not in done:
                    done.add((span, "back"))
                    message = tr(
                        "this restores the resource that '{0}' uses up, so its window may never end", node.unit.label
                    )
                    notes = ((offer.span, tr("'{0}' is offered here repeatedly", node.unit.label)),)
                    self.findings.append(Diagnostic("E402", message, span, _LEAVE_OUT if restores else _HELP, notes))
            self.without.clear()

    def _to_blame(self, window: WindowVertex, checks: list[Vertex]) -> Unit | None:
        """Return the latest ability of a card without which a window would end; None if rules alone are the cause."""
        nodes = self._closure([*(node for _, node in window.offers), *checks], set())
        cards = sorted({n.unit for n in nodes if n.unit.card is not None}, key=self.blame.lateness, reverse=True)
        outer = set(self.without)
        self.without |= set(cards)
        rules_end = not self._endless(window, checks)
        self.without = set(outer)
        if not rules_end:
            return None
        unit = None
        for unit in cards:  # leave out one body after the other, until the window ends
            self.without.add(unit)
            if not self._endless(window, checks):
                break
        self.without = outer
        return unit

    def _returning(self, unit: Unit, window: WindowVertex, checks: list[Vertex]) -> tuple[Span, bool]:
        """Return the place to report in an ability of a card, and whether it restores what an offer uses up.

        It is the line that restores what an offer uses up, else the line that moves or uses its own card,
        else the first line.
        """
        changes = self._again([*(node for _, node in window.offers), *checks], set())
        for use in (use for _, offered in window.offers for group in offered.first for use in group):
            for change in self._brought_back(use, changes) or ():
                if change.unit is unit:
                    return change.span, True
        for node in own(unit.body):
            if isinstance(node, model.Move | model.Call):
                parts = (node.what,) if isinstance(node, model.Move) else node.arguments
                if any(isinstance(part, model.This) for part in parts):
                    return node.span, False
        return (unit.body[0].span if unit.body else unit.span), False

    def _endless(self, window: WindowVertex, checks: list[Vertex]) -> list[tuple[model.Offer, Vertex]]:
        """Return the offers of a window that could be taken for ever.

        This first removes offers that use something up, and abilities that can run only finitely often.
        """
        left = [(offer, node) for offer, node in window.offers if node.unit not in self.without]
        finite: set[Unit] = set()
        while left:
            start = [*(node for _, node in left), *checks]
            changes = self._again(start, finite)
            seen: dict[Use, bool] = {}
            endless = [(o, n) for o, n in left if self._ends(n.first, changes, seen) is None]
            if len(endless) == len(left):
                more = self._rare(start, changes, finite)
                if not more:
                    return left
                finite |= more
            else:
                left = endless
        return []

    def _rare(self, start: list[Vertex], changes: list[StateChange], finite: set[Unit]) -> set[Unit]:
        """Return the bodies that run only finitely often, because every call of them uses something up."""
        nodes = self._closure(start, self._into(finite))
        seen: dict[Use, bool] = {}
        ways: dict[Unit, list[Edge]] = {}
        for node in nodes:
            for edge in node.edges:
                ways.setdefault(edge.target.unit, []).append(edge)
        begun = {node.unit for node in start}
        return {
            unit
            for unit, edges in ways.items()
            if unit not in begun | finite and all(self._ends(e.uses, changes, seen) is not None for e in edges)
        }

    def _endless_offer(self, offer: model.Offer, node: Vertex) -> None:
        message = tr("this window may never end: '{0}' can be repeated without limit", node.unit.label)
        help = tr(
            "let it move the card away for good, let it reduce a number that must be > 0, "
            "or offer it in a 'window once each'"
        )
        notes = ((node.unit.span, tr("its effect")),)
        self.findings.append(Diagnostic("E402", message, offer.span, help, notes))


def _replaces(unit: Unit) -> bool:
    return unit.sort in ("instead", "may instead")


def _used_card(unit: Unit, span: Span) -> str:
    """Return the card that a statement of a body uses, as the body calls it; empty if it uses none."""
    for node in own(unit.body):
        if node.span == span and isinstance(node, model.Call | model.Perform):
            used = node.arguments[1:] if isinstance(node, model.Call) else (node.card,)
            for part in used:
                if isinstance(part, model.This):
                    return "this"
                if isinstance(part, model.Local) and part.type.tag == "thing":
                    return part.name
    return ""


def _round(part: Nodes, ends: dict[Edge, Group]) -> Round:
    units = sorted({n.unit for n in part}, key=lambda u: (u.span.source, u.span.line))
    uses = {str(use) for e, group in ends.items() if e.source in part and e.target in part for use in group}
    return Round(tuple(units), tuple(sorted(uses)))


def _once(notes: list[tuple[Span, Translatable]]) -> Iterator[tuple[Span, Translatable]]:
    seen: set[tuple[str, int]] = set()
    for span, caption in notes:
        if (span.source, span.line) not in seen:
            seen.add((span.source, span.line))
            yield span, caption
