"""Write a game between two units completely, and read it back with the same future.

A normal save has only seed and answers. A game that a script has laid out has neither, so all attributes are written
that a new game of its rules would not have already.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

import msgspec

from ombre.runtime.declared import Listener
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.runtime.records import Numbers
from ombre.runtime.state import Happened
from ombre.runtime.zones import Board

from .causes import Witness, witness_of

DERIVED = (
    "rings",
    "lying",
    "present",
    "history",
    "marks",
    "agent",
)  # written separately: each event refers to the one before it
TUPLES = ("zones", "tables")  # a dict and a list whose entries are never changed in place

Game = TypeVar("Game", bound=Play)
Packed: TypeAlias = "int | str | None | list[Packed] | tuple[Packed, ...] | dict[int, Packed]"
Event: TypeAlias = tuple[str, Numbers, Listener, tuple[list[int], bool] | None]
# Columns, zones, listeners, other attributes, the history, and the position in it at which each scope started. The
# types of attributes depend on the rules; they are read as MessagePack returns them.
Written: TypeAlias = tuple[
    dict[str, Any], dict[int, tuple[int, ...]], list[tuple[Listener, ...]], dict[str, Any], list[Event], dict[str, int]
]


def write(g: Board) -> bytes:
    """The data of a game between two units."""
    assert isinstance(g.rules, Rules)
    columns, others = _attributes(g.rules)
    past = g.happened()
    place = {id(cell): number for number, cell in enumerate(past, 1)} | {id(None): 0}
    written: Written = (
        {name: getattr(g, name) for name in columns},
        g.zones,
        g.tables,
        {name: getattr(g, name) for name in others},
        [(*cell[1:4], (witness.masks, witness.over) if (witness := witness_of(cell)) else None) for cell in past],
        {scope: place[id(cell)] for scope, cell in g.marks.items()},
    )
    return msgspec.msgpack.encode(written)


_decode = msgspec.msgpack.Decoder(Written).decode


def read(rules: Rules, data: bytes, made: type[Game]) -> Game:
    """The game with this data, without an agent.

    made: the class of games for the rules.
    """
    columns, zones, tables, others, events, marks = _decode(data)
    g = made(others["players"], 0, [])
    for name, held in columns.items():
        setattr(g, name, _rows(held))
    for name, value in others.items():
        setattr(g, name, _fixed(value))
    g.zones = zones
    g.tables = [tuple(map(_listener, row)) if any(one[3] for one in row) else row for row in tables]
    g.make_rings()
    g.lying = {}
    g.present = frozenset(g.kind)
    past: list[Happened | None] = [None]
    for key, arguments, source, seen in events:
        witness = None
        if seen is not None:
            witness = Witness(seen[0])
            witness.over = seen[1]
        past.append((past[-1], key, arguments, _listener(source), witness))
    g.history = past[-1]
    g.marks = {scope: past[number] for scope, number in marks.items()}
    return g


@lru_cache(maxsize=8)
def _attributes(rules: Rules) -> tuple[list[str], list[str]]:
    """The names of the attributes that are changed in place, and of the others."""
    changed = [name for name in rules.plain.copied if name not in TUPLES]
    return changed, [name for name in rules.plain.shared if name not in DERIVED]


def _rows(column: Packed) -> Packed:
    """A column that was read back: its rows become tuples, since rows are never changed in place."""
    return {x: _fixed(row) for x, row in column.items()} if isinstance(column, dict) else column


def _fixed(value: Packed) -> Packed:
    """Convert lists to tuples for values that are never changed in place."""
    return tuple(map(_fixed, value)) if isinstance(value, list | tuple) else value


def _listener(entry: Listener) -> Listener:
    number, this, you, env, serial = entry
    return number, this, you, tuple(map(_fixed, env)), serial
