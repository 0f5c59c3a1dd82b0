"""Read where zones lie on a table: the `table.yaml` of a game, or a layout that fits every game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

from msgspec import Struct, structs

from ombre.compiler.model import Model
from ombre.compiler.projects.places import UsageError
from ombre.compiler.projects.yaml_files import YamlTable
from ombre.compiler.projects.yaml_types import line_at, typed
from ombre.dsl.diagnostics import did_you_mean
from ombre.runtime.linker import Rules
from ombre.runtime.records import Zone
from ombre.translatable import listed, tr

NAME = "table.yaml"
HIDDEN = "hidden"  # the sight of a zone whose cards nobody sees

ZoneRows = tuple[tuple[str, ...], ...]


class TableLayout(Struct, frozen=True):
    """Where zones lie. table, seat: rows of names of zones, from the top; those that are not named follow.

    spread: open zones whose cards lie side by side, although they could be a pile. unseen: zones that are not shown.
    beside: for a zone of the table, the property of its cards that names the player at whose seat they lie. tell: the
    properties that are shown as numbers or words; if it is empty, all that differ from how they begin. turned: for a
    zone, a property: cards of which it is 0 lie turned to the side. sorted: zones whose known cards are shown in the
    order in which the game lists them. played: zones whose cards are marked with the player who last did something with
    them. marks: a sign for a property that has no icon.
    """

    table: ZoneRows = ()
    seat: ZoneRows = ()
    spread: frozenset[str] = frozenset()
    unseen: frozenset[str] = frozenset()
    beside: Mapping[str, str] = {}
    tell: tuple[str, ...] = ()
    turned: Mapping[str, str] = {}
    sorted: frozenset[str] = frozenset()
    played: frozenset[str] = frozenset()
    marks: Mapping[str, str] = {}

    def is_spread(self, zone: Zone) -> bool:
        """Whether the cards of a zone lie side by side; otherwise the zone is shown as a pile with a number."""
        return zone.live or zone.sight not in ("open", HIDDEN) or zone.name in self.spread


def layout_of(folder: Path, rules: Rules, known: Model) -> TableLayout:
    """The layout of a game in a folder; raise UsageError with all errors in its `table.yaml`."""
    players = rules.below[rules.player_kind]
    table = _usual(rules.zones[number] for number in rules.zones_of_table)
    seats = _usual(rules.zones[number] for kind in players for number in rules.zones_on[kind])
    said = checked(folder, known)
    return structs.replace(said, table=said.table or table, seat=said.seat or seats)


def checked(folder: Path, known: Model) -> TableLayout:
    """Read the `table.yaml` in the folder of a game, if there is one; raise UsageError with all errors in it."""
    path = folder / NAME
    if not path.is_file():
        return TableLayout()
    said, data = typed(path, TableLayout)
    zones = {
        name for (owner, name), found in known.properties.items() if found.sort == "zone" and _has_seat(known, owner)
    }
    properties = {name for (_, name), found in known.properties.items() if found.sort in ("state", "derived")}
    problems = [tr("{0}:{1}: {2}", path, line, told) for line, told in sorted(_unknown(said, data, zones, properties))]
    if problems:
        raise UsageError(listed(problems, "\n"))
    return said


def _has_seat(known: Model, owner: str) -> bool:
    """Whether a zone is on the table or at a seat; zones on cards lie with their cards."""
    return not owner or known.is_a(owner, "player")


def _usual(found: Iterable[Zone]) -> ZoneRows:
    """Rows that fit every game: what is in play, then what lies side by side, then the piles."""
    zones = [*found]
    live = tuple(dict.fromkeys(zone.name for zone in zones if zone.live))
    hands = tuple(dict.fromkeys(zone.name for zone in zones if not zone.live and zone.sight not in ("open", HIDDEN)))
    piles = tuple(dict.fromkeys(zone.name for zone in zones if zone.name not in (*live, *hands)))
    return tuple(row for row in (live, (*hands, *piles)) if row)


def _unknown(
    said: TableLayout, data: YamlTable, zones: Collection[str], properties: Collection[str]
) -> Iterator[tuple[int, str]]:
    """Yield the line and a sentence for each name that the game does not declare."""
    for name, line in _named(said, data):
        if name not in zones:
            yield line, tr("there is no zone `{0}`; {1}", name, did_you_mean(name, zones) or _all(zones))
    wanted = [(word, line_at(data, "beside", zone)) for zone, word in said.beside.items()]
    wanted += [(word, line_at(data, "turned", zone)) for zone, word in said.turned.items()]
    wanted += [(name, line_at(data, "marks", name)) for name in said.marks]
    wanted += [(word, line_at(data, "tell", at)) for at, word in enumerate(said.tell)]
    for name, line in wanted:
        if name not in properties:
            near = did_you_mean(name, properties) or _all(properties)
            yield line, tr("there is no property `{0}`; {1}", name, near)


def _named(said: TableLayout, data: YamlTable) -> Iterator[tuple[str, int]]:
    """Yield all names of zones, each with its line."""
    for section, rows in (("table", said.table), ("seat", said.seat)):
        yield from ((word, line_at(data, section, at)) for at, row in enumerate(rows) for word in row)
    for section in ("spread", "unseen", "sorted", "played"):
        yield from ((str(word), line_at(data, section, at)) for at, word in enumerate(data.rows(section)))
    for section in ("beside", "turned"):
        yield from data.table(section).lines.items()


def _all(names: Collection[str]) -> str:
    return tr("there is: {0}", ", ".join(sorted(names)))
