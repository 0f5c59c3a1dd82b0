"""The call graph of a model: its vertices, its edges, the changes that bodies make, and its cycles."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from ombre.dsl.source import Span

from ... import model
from ..all_bodies import Unit
from ..knowledge import Argument, Group, Use


@dataclass(frozen=True, slots=True)
class StateChange:
    """A statement that can move a card or change a property."""

    use: Use
    unit: Unit
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Edge:
    """One body runs another body. uses: the resources that have certainly been used up before."""

    source: Vertex
    target: Vertex
    span: Span
    uses: tuple[Group, ...]


@dataclass(slots=True, eq=False)
class Vertex:
    """A body of statements, and what is known about its arguments.

    certain: the resources that are used up whenever the body runs to its end. first: the resources that are used up if
    the body is the first action of a player. Then no state check is waiting, so the zones in `Register.filled` are not
    empty.
    """

    unit: Unit
    arguments: tuple[Argument, ...] = ()
    edges: list[Edge] = field(default_factory=list["Edge"])
    changes: list[StateChange] = field(default_factory=list[StateChange])
    certain: tuple[Group, ...] = ()
    first: tuple[Group, ...] = ()
    windows: list[WindowVertex] = field(default_factory=list["WindowVertex"])


@dataclass(frozen=True, slots=True, eq=False)
class WindowVertex:
    """A window in a body; each offer has the vertex of the verb that the offer calls."""

    window: model.Window
    unit: Unit
    offers: tuple[tuple[model.Offer, Vertex], ...]


# A dict instead of a set, because its order is fixed: messages must not depend on memory addresses.
Nodes: TypeAlias = dict[Vertex, None]


def closure(start: Iterable[Vertex], gone: Container[Edge] = (), without: Container[Unit] = ()) -> Nodes:
    """Return all vertices that can run as a consequence of the given ones.

    gone: edges that are not followed. without: bodies that are left out.
    """
    found: Nodes = {}
    waiting = list(start)
    while waiting:
        node = waiting.pop()
        if node in found or node.unit in without:
            continue
        found[node] = None
        waiting += [edge.target for edge in node.edges if edge not in gone]
    return found


def has_cycle(part: Nodes, gone: set[Edge]) -> bool:
    return len(part) > 1 or any(e.target in part and e not in gone for n in part for e in n.edges)


def shortest(start: Vertex, part: Nodes, edges: list[Edge]) -> list[Edge]:
    """Return the shortest cycle through a vertex."""
    out: dict[Vertex, list[Edge]] = {}
    for edge in edges:
        out.setdefault(edge.source, []).append(edge)
    ways: list[list[Edge]] = [[edge] for edge in out.get(start, ())]
    seen: set[Vertex] = set()
    while ways:
        way = ways.pop(0)
        here = way[-1].target
        if here is start:
            return way
        if here not in seen and here in part:
            seen.add(here)
            ways += [[*way, edge] for edge in out.get(here, ())]
    raise AssertionError("every node of a component lies on a cycle")


def components(nodes: list[Vertex], gone: set[Edge], without: set[Unit]) -> list[Nodes]:
    """Return the strongly connected components (by Tarjan's algorithm), without recursion: cycles can be long."""
    number: dict[Vertex, int] = {}
    low: dict[Vertex, int] = {}
    stack: list[Vertex] = []
    on: set[Vertex] = set()
    found: list[Nodes] = []
    for root in nodes:
        if root in number:
            continue
        number[root] = low[root] = len(number)
        stack.append(root)
        on.add(root)
        work = [(root, iter(root.edges))]
        while work:
            node, edges = work[-1]
            for edge in edges:
                target = edge.target
                if edge in gone or target.unit in without:
                    continue
                if target not in number:
                    number[target] = low[target] = len(number)
                    stack.append(target)
                    on.add(target)
                    work.append((target, iter(target.edges)))
                    break
                if target in on:
                    low[node] = min(low[node], number[target])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == number[node]:
                    part: Nodes = {}
                    while True:
                        one = stack.pop()
                        on.discard(one)
                        part[one] = None
                        if one is node:
                            break
                    found.append(part)
    return found
