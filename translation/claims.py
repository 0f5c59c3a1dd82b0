"""Read the claims of a printed source: what it says, cell by cell, in a file of YAML."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, TypeAlias, TypedDict

from msgspec import Struct, field

from ombre.compiler.projects.files import UsageError
from ombre.compiler.projects.yaml_files import Rows, YamlTable
from ombre.compiler.projects.yaml_types import ValueHint, typed
from ombre.translatable import listed, tr

Said: TypeAlias = "str | int | tuple[str, ...] | Mapping[str, int]"
"""What a source says: a word or text, a number, a list, or the number of copies of each card."""

# What a claim can be about; each needs the keys after it, of which one of the last group says what is claimed.
SORTS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "card": ((), ("facts", "text", "name")),
    "table": (("cells",), ()),
    "deck": (("cards",), ()),
    "list": ((), ("is", "includes", "lacks")),
    "zone": (("players", "number"), ()),
}


class _Remark(TypedDict, total=False):
    """What a claim and a cell say beside what is claimed."""

    known: str
    left_out: str
    page: Annotated[int | str, ValueHint(tr("a number or a text"))]
    language: str
    text: str
    number: int


class _CellRow(_Remark, total=False):
    """A cell of a table."""

    row: int
    column: int
    actions: tuple[str, ...]


_List = TypedDict("_List", {"list": str, "is": tuple[str, ...]}, total=False)


class _ClaimRow(_Remark, _List, total=False):
    """A claim as it is written; the key of its sort says what it is about."""

    source: str
    card: str
    facts: dict[str, object]
    paragraph: int
    name: str
    table: str
    cells: tuple[_CellRow, ...]
    deck: str
    cards: dict[str, int]
    includes: tuple[str, ...]
    lacks: tuple[str, ...]
    zone: str
    players: int
    begin: str


class _Source(Struct, frozen=True):
    """The printed source."""

    title: str = ""
    edition: str = ""


class _ClaimsFile(Struct, frozen=True):
    """A file of claims."""

    source: _Source
    claims: tuple[_ClaimRow, ...]
    game: str = ""
    extra: tuple[str, ...] = field(default=(), name="with")
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Claim:
    """One comparison: what a source says of one cell, fact, list or text.

    sort: a key of `SORTS`, or "" for a claim that is left out. subject: the name after it. part: what of it is claimed:
    a fact, or `row, column`, or a number of players. how: the key that says what is claimed. known: why the source is
    known to differ, or "". left_out: why nothing can be compared, or "".
    """

    line: int
    sort: str
    subject: str
    part: tuple[str, ...]
    how: str
    said: Said
    language: str
    page: str = ""
    known: str = ""
    left_out: str = ""


@dataclass(frozen=True, slots=True)
class Claims:
    """The claims of a file. title: the printed source. game, extra: the game and the expansions that it describes."""

    path: Path
    title: str
    game: str
    extra: tuple[str, ...]
    claims: tuple[Claim, ...]


def load(path: Path) -> Claims:
    """Read a file of claims; raise UsageError with each line that is wrong."""
    said, data = typed(path, _ClaimsFile)
    title = ", ".join(filter(None, (said.source.title, said.source.edition)))
    wrong: list[str] = []
    found: list[Claim] = []
    for at, row in enumerate(said.claims):
        lines = data.tables("claims")[at]
        try:
            found += _claims(row, lines, said.language)
        except UsageError as error:
            wrong.append(tr("{0}:{1}: {2}", path, lines.line, error))
    if wrong:
        raise UsageError(listed(wrong, "\n"))
    return Claims(path, title, said.game, said.extra, tuple(found))


def _claims(row: _ClaimRow, data: YamlTable, language: str) -> Iterator[Claim]:
    """Yield the claims of a row. data: what it is made of, with lines."""
    about = {"language": row.get("language", language), "page": f"{row.get('page', '')}"}
    about |= {"known": row.get("known", ""), "left_out": row.get("left_out", "")}
    sort = next((name for name in SORTS if name in row), "")
    if not sort and about["left_out"]:
        yield Claim(data.line, "", row.get("source") or "this", (), "", "", **about)
        return
    if not sort:
        raise UsageError(tr("a claim begins with one of: {0}", ", ".join(SORTS)))
    needed, choice = SORTS[sort]
    lacking: list[str] = [name for name in needed if name not in row]
    if not lacking and choice and sum(name in row for name in choice) != 1:
        lacking = [tr("one of {0}", ", ".join(choice))]
    if lacking:
        raise UsageError(tr("a claim about a {0} needs {1}", sort, listed(lacking)))
    if empty := [name for name in ("facts", "cells", "includes", "lacks") if name in row and not data[name]]:
        raise UsageError(tr("`{0}` is empty, so that nothing is compared; write what the source says", empty[0]))
    subject = f"{data[sort]}"
    if sort == "card" and "facts" in row:
        lines = data.table("facts").lines
        for name, value in row["facts"].items():
            yield Claim(lines[name], sort, subject, (name,), "facts", _said(value), **about)
    elif sort == "card" and "name" in row:
        yield Claim(data.line, sort, subject, ("name",), "name", row["name"], **about)
    elif sort == "card":
        yield Claim(data.line, sort, subject, (f"{row.get('paragraph', 1)}",), "text", row.get("text", ""), **about)
    elif sort == "table":
        for cell in data.tables("cells"):
            yield _cell(cell, subject, about)
    elif sort == "deck":
        yield Claim(data.line, sort, subject, (), "cards", row.get("cards", {}), **about)
    elif sort == "list":
        how = next(name for name in choice if name in row)
        yield Claim(data.line, sort, subject, (), how, _said(data[how]), **about)
    else:
        part = (f"{row.get('players')}", row.get("begin", ""))
        yield Claim(data.line, sort, subject, part, "number", row.get("number", 0), **about)


def _cell(cell: YamlTable, subject: str, about: Mapping[str, str]) -> Claim:
    ways = [name for name in ("actions", "text", "number") if name in cell]
    if "row" not in cell or "column" not in cell or len(ways) != 1:
        raise UsageError(tr("a cell needs a row, a column, and one of actions, text, number"))
    own = {name: cell.text(name) for name in ("known", "left_out", "language") if name in cell}
    part = (f"{cell['row']}", f"{cell['column']}")
    return Claim(cell.line, "table", subject, part, ways[0], _said(cell[ways[0]]), **{**about, **own})


def _said(value: object) -> Said:
    if isinstance(value, Rows):
        return tuple(f"{one}" for one in value)
    return value if isinstance(value, int) and not isinstance(value, bool) else f"{value}"
