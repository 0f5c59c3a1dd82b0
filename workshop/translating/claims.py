"""Read the claims of a printed source: what it says, cell by cell, in a file of YAML."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from ombre.compiler import yaml_files
from ombre.compiler.files import UsageError
from ombre.translatable import listed, tr

Said: TypeAlias = "str | int | tuple[str, ...] | Mapping[str, int]"
"""What a source says: a word or text, a number, a list, or the number of copies of each card."""

_ONE = {"known": str, "left_out": str, "page": object, "language": str}
# What a claim can be about; each needs the keys after it, of which one of the last group says what is claimed.
SORTS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "card": ((), ("facts", "text", "name")),
    "table": (("cells",), ()),
    "deck": (("cards",), ()),
    "list": ((), ("is", "includes", "lacks")),
    "zone": (("players", "number"), ()),
}
CELL: yaml_files.Shape = {"row": int, "column": int, "actions": [str], "text": str, "number": int, **_ONE}
CLAIM: yaml_files.Shape = {
    **_ONE,
    **{"card": str, "facts": {"*": object}, "paragraph": int, "text": str, "name": str},
    **{"table": str, "cells": [CELL]},
    **{"deck": str, "cards": {"*": int}},
    **{"list": str, "is": [str], "includes": [str], "lacks": [str]},
    **{"zone": str, "players": int, "begin": str, "number": int},
    "source": str,
}
SHAPE: yaml_files.Shape = {
    "source": {"title": str, "edition": str},
    "game": str,
    "with": [str],
    "language": str,
    "claims": [CLAIM],
}


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
    data = yaml_files.load(path, SHAPE, ("source", "claims"))
    source = data.table("source")
    title = ", ".join(filter(None, (source.text("title"), source.text("edition"))))
    wrong: list[str] = []
    found: list[Claim] = []
    for row in data.tables("claims"):
        try:
            found += _claims(row, data.text("language", "en"))
        except UsageError as error:
            wrong.append(tr("{0}:{1}: {2}", path, row.line, error))
    if wrong:
        raise UsageError(listed(wrong, "\n"))
    return Claims(path, title, data.text("game"), data.texts("with"), tuple(found))


def _claims(row: yaml_files.YamlTable, language: str) -> Iterator[Claim]:
    page = row.get("page", "")
    if not isinstance(page, int | str) or isinstance(page, bool):
        raise UsageError(tr("`page` must be a number or a text"))
    about = {"language": row.text("language", language), "page": f"{page}"}
    about |= {"known": row.text("known"), "left_out": row.text("left_out")}
    sort = next((name for name in SORTS if name in row), "")
    if not sort and row.text("left_out"):
        yield Claim(row.line, "", row.text("source") or "this", (), "", "", **about)
        return
    if not sort:
        raise UsageError(tr("a claim begins with one of: {0}", ", ".join(SORTS)))
    needed, choice = SORTS[sort]
    lacking: list[str] = [name for name in needed if name not in row]
    if not lacking and choice and sum(name in row for name in choice) != 1:
        lacking = [tr("one of {0}", ", ".join(choice))]
    if lacking:
        raise UsageError(tr("a claim about a {0} needs {1}", sort, listed(lacking)))
    if empty := [name for name in ("facts", "cells", "includes", "lacks") if name in row and not row[name]]:
        raise UsageError(tr("`{0}` is empty, so that nothing is compared; write what the source says", empty[0]))
    subject = row.text(sort)
    if sort == "card" and "facts" in row:
        facts = row.table("facts")
        for name, value in facts.items():
            yield Claim(facts.lines[name], sort, subject, (name,), "facts", _said(value), **about)
    elif sort == "card" and "name" in row:
        yield Claim(row.line, sort, subject, ("name",), "name", row.text("name"), **about)
    elif sort == "card":
        yield Claim(row.line, sort, subject, (f"{row.get('paragraph', 1)}",), "text", row.text("text"), **about)
    elif sort == "table":
        for cell in row.tables("cells"):
            yield _cell(cell, subject, about)
    elif sort == "deck":
        cards = {name: count for name, count in row.table("cards").items() if isinstance(count, int)}
        yield Claim(row.line, sort, subject, (), "cards", cards, **about)
    elif sort == "list":
        how = next(name for name in choice if name in row)
        yield Claim(row.line, sort, subject, (), how, row.texts(how), **about)
    else:
        part = (f"{row['players']}", row.text("begin"))
        yield Claim(row.line, sort, subject, part, "number", _said(row["number"]), **about)


def _cell(cell: yaml_files.YamlTable, subject: str, about: Mapping[str, str]) -> Claim:
    ways = [name for name in ("actions", "text", "number") if name in cell]
    if "row" not in cell or "column" not in cell or len(ways) != 1:
        raise UsageError(tr("a cell needs a row, a column, and one of actions, text, number"))
    own = {name: cell.text(name) for name in ("known", "left_out", "language") if name in cell}
    said = cell.texts("actions") if ways == ["actions"] else _said(cell[ways[0]])
    part = (f"{cell['row']}", f"{cell['column']}")
    return Claim(cell.line, "table", subject, part, ways[0], said, **{**about, **own})


def _said(value: yaml_files.Value) -> Said:
    if isinstance(value, yaml_files.Rows):
        return tuple(f"{one}" for one in value)
    return value if isinstance(value, int) and not isinstance(value, bool) else f"{value}"
