"""Read where zones lie on a table: the `table.yaml` of a game, or a layout that fits every game."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ombre.compiler.places import UsageError
from ombre.compiler.yaml_files import Rows, Shape, YamlTable, load
from ombre.dsl.diagnostics import did_you_mean
from ombre.runtime.linker import Rules
from ombre.runtime.records import Zone

NAME = "table.yaml"
HIDDEN = "hidden"  # the sight of a zone whose cards nobody sees

SHAPE: Shape = {
    "table": [[str]],
    "seat": [[str]],
    "spread": [str],
    "unseen": [str],
    "beside": {"*": str},
    "tell": [str],
}

ZoneRows = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Where zones lie. table, seat: rows of names of zones, from the top; those that are not named follow.

    spread: open zones whose cards lie side by side, although they could be a pile. unseen: zones that are not shown.
    beside: for a zone of the table, the property of its cards that names the player at whose seat they lie. tell: the
    properties that are shown as numbers or words; if it is empty, all that differ from how they begin.
    """

    table: ZoneRows = ()
    seat: ZoneRows = ()
    spread: frozenset[str] = frozenset()
    unseen: frozenset[str] = frozenset()
    beside: Mapping[str, str] = field(default_factory=dict[str, str])
    tell: tuple[str, ...] = ()

    def is_spread(self, zone: Zone) -> bool:
        """Whether the cards of a zone lie side by side; otherwise the zone is shown as a pile with a number."""
        return zone.live or zone.sight not in ("open", HIDDEN) or zone.name in self.spread


def layout_of(folder: Path, rules: Rules) -> TableLayout:
    """The layout of a game in a folder; raise UsageError with all errors in its `table.yaml`."""
    path = folder / NAME
    players = rules.below[rules.player_kind]
    table = [rules.zones[number] for number in rules.zones_of_table]
    seats = [rules.zones[number] for kind in players for number in rules.zones_on[kind]]
    if not path.is_file():
        return TableLayout(_usual(table), _usual(seats))
    data = load(path, SHAPE)
    known = {zone.name for zone in (*table, *seats)}
    properties = {state.name for kind in rules.kinds for state in kind.states}
    properties |= {state.name for game in rules.games for state in game.states}
    properties |= {name for kind in rules.kinds for name, _ in kind.seen}
    properties |= {name for game in rules.games for name, _ in game.seen}
    problems = [f"{path}:{line}: {told}" for line, told in sorted(_unknown(data, known, properties))]
    if problems:
        raise UsageError("\n".join(problems))
    return TableLayout(
        _rows(data, "table") or _usual(table),
        _rows(data, "seat") or _usual(seats),
        frozenset(data.texts("spread")),
        frozenset(data.texts("unseen")),
        data.table("beside").words(),
        data.texts("tell"),
    )


def _usual(zones: Sequence[Zone]) -> ZoneRows:
    """Rows that fit every game: what is in play, then what lies side by side, then the piles."""
    live = tuple(dict.fromkeys(zone.name for zone in zones if zone.live))
    hands = tuple(dict.fromkeys(zone.name for zone in zones if not zone.live and zone.sight not in ("open", HIDDEN)))
    piles = tuple(dict.fromkeys(zone.name for zone in zones if zone.name not in (*live, *hands)))
    return tuple(row for row in (live, (*hands, *piles)) if row)


def _rows(data: YamlTable, name: str) -> ZoneRows:
    rows = [row for row in data.rows(name) if isinstance(row, Rows)]
    return tuple(tuple(word for word in row if isinstance(word, str)) for row in rows)


def _unknown(data: YamlTable, zones: Collection[str], properties: Collection[str]) -> Iterator[tuple[int, str]]:
    """Yield the line and a sentence for each name that the game does not declare."""
    for name, line in _named(data):
        if name not in zones:
            yield line, f"there is no zone `{name}`; {did_you_mean(name, zones) or _all(zones)}"
    beside = data.table("beside")
    told = data.rows("tell")
    wanted = [(word, beside.lines[zone]) for zone, word in beside.words().items()]
    wanted += [(word, line) for word, line in zip(told, told.lines, strict=True) if isinstance(word, str)]
    for name, line in wanted:
        if name not in properties:
            yield line, f"there is no property `{name}`; {did_you_mean(name, properties) or _all(properties)}"


def _named(data: YamlTable) -> Iterator[tuple[str, int]]:
    """Yield all names of zones, each with its line."""
    for section in ("table", "seat"):
        rows = data.rows(section)
        for row, line in zip(rows, rows.lines, strict=True):
            if isinstance(row, Rows):
                yield from ((word, line) for word in row if isinstance(word, str))
    for section in ("spread", "unseen"):
        words = data.rows(section)
        yield from ((word, line) for word, line in zip(words, words.lines, strict=True) if isinstance(word, str))
    yield from data.table("beside").lines.items()


def _all(names: Collection[str]) -> str:
    return f"there is: {', '.join(sorted(names))}"
