"""Write the complete state of a game between two units, and read it back: the game continues as if never interrupted.

A save has only seed and answers. That is not enough for a game whose position a script has prepared; so all attributes
are written that are not the same in every game of its rules.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

import msgspec

from ombre.runtime.chance import packed, unpacked
from ombre.runtime.choices import nobody
from ombre.runtime.declared import Listener
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.runtime.records import Numbers
from ombre.runtime.state import Happened
from ombre.runtime.zones import Board

from .causes import Traced, Witness, seers_of_all, witness_of

# Attributes that are computed or set anew when a game is read, or are written in another form: the history as a list.
OF_A_UNIT = ("ghosts", "then", "late", "twin", "cause", "aways", "strays", "run", "runs", "since", "born", "fading")
DERIVED = ("rings", "lying", "present", "history", "marks", "agent", *OF_A_UNIT)
TUPLES = ("zones", "tables")  # a dict and a list whose entries are never changed in place

Game = TypeVar("Game", bound=Play)
Packed: TypeAlias = "int | str | None | list[Packed] | tuple[Packed, ...] | dict[int, Packed]"
Event: TypeAlias = tuple[str, Numbers, Listener, tuple[list[int], bool] | None]
# Columns, zones, listeners, other attributes, the history, and for each scope the number of events when it started. The
# types of attributes depend on the rules, so `Any` stands for what MessagePack returns.
Written: TypeAlias = tuple[
    dict[str, Any], dict[int, tuple[int, ...]], list[tuple[Listener, ...]], dict[str, Any], list[Event], dict[str, int]
]


def write(g: Board) -> bytes:
    """Return the state of a game between two units as bytes."""
    assert isinstance(g.rules, Rules)
    columns, others = _attributes(g.rules)
    past = g.happened()
    place = {id(cell): number for number, cell in enumerate(past, 1)} | {id(None): 0}
    written: Written = (
        {name: getattr(g, name) for name in columns},
        g.zones,
        g.tables,
        {name: getattr(g, name) for name in others} | {"chance": packed(g.chance)},
        [(*cell[1:4], (witness.masks, witness.over) if (witness := witness_of(cell)) else None) for cell in past],
        {scope: place[id(cell)] for scope, cell in g.marks.items()},
    )
    return msgspec.msgpack.encode(written)


_decode = msgspec.msgpack.Decoder(Written).decode


def read(rules: Rules, data: bytes, made: Callable[[int, int, list[tuple[Listener, ...]]], Game]) -> Game:
    """Return the game that `write` has written, without an agent.

    made: the class of the game. If it has a log and the written game had none, its events are those that all see now.
    """
    columns, zones, tables, others, events, marks = _decode(data)
    g = made(others["players"], 0, [])
    g.agent = nobody
    for name, held in columns.items():
        setattr(g, name, _rows(held))
    for name, value in others.items():
        setattr(g, name, unpacked(value) if name == "chance" else _fixed(value))
    g.zones = zones
    g.tables = [tuple(map(_listener, row)) if any(one[3] for one in row) else row for row in tables]
    g.present = frozenset(g.kind)
    g.make_rings()
    past: list[Happened | None] = [None]
    for key, arguments, source, seen in events:
        witness = None
        if seen is not None:
            witness = Witness(seen[0])
            witness.over = seen[1]
        elif isinstance(g, Traced):
            witness = Witness(seers_of_all(g, arguments))
            witness.over = True
        past.append((past[-1], key, arguments, _listener(source), witness))
    g.history = past[-1]
    g.marks = {scope: past[number] for scope, number in marks.items()}
    return g


@lru_cache(maxsize=8)
def _attributes(rules: Rules) -> tuple[list[str], list[str]]:
    """Return the names of the attributes that are changed in place, and of the other attributes."""
    changed = [name for name in rules.plain.copied if name not in TUPLES]
    return changed, [name for name in rules.plain.shared if name not in DERIVED]


def _rows(column: Packed) -> Packed:
    """Return a column as it was before it was written: its rows are tuples, since they are never changed in place."""
    return {x: _fixed(row) for x, row in column.items()} if isinstance(column, dict) else column


def _fixed(value: Packed) -> Packed:
    """Return a value with tuples in place of lists, for values that are never changed in place."""
    return tuple(map(_fixed, value)) if isinstance(value, list | tuple) else value


def _listener(entry: Listener) -> Listener:
    number, this, you, env, serial = entry
    return number, this, you, tuple(map(_fixed, env)), serial
