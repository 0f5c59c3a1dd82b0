"""The page `How do I say ...?`: its entries are cards of a small house game, each printed, and each played."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from ombre.compiler.project import game_in
from ombre.session.bench import Failure
from ombre.workshop.api.table import Table
from ombre.workshop.printing.printer import Printer
from ombre.workshop.scenarios import running as scenarios

from .pages import ROOT, agrees
from .played import reached

EVENING = Path(__file__).parent / "evening"
PAGE = "how-do-i-say.md"
THEMES = (
    "draw",
    "give",
    "damage",
    "choices",
    "conditions",
    "numbers",
    "timing",
    "turns",
    "hidden",
    "trick_and_bid",
    "setup_and_end",
)
ENTRY = re.compile(r"^(?:gift|theme) (\w+) \"([^\"]+)\"\n((?:  .*\n|\n(?=  ))+)", re.MULTILINE)


class Entry(NamedTuple):
    """What a rulebook prints, and the lines that say it. line: that of its head in the file."""

    id: str
    title: str
    lines: str
    source: str
    line: int


@cache
def table() -> Table:
    return Table(game_in(EVENING, EVENING))


@cache
def themes() -> dict[str, tuple[Entry, ...]]:
    """The entries of each file, by its title."""
    found: dict[str, tuple[Entry, ...]] = {}
    for name in THEMES:
        text = (EVENING / "base" / f"{name}.card").read_text(encoding="utf-8")
        entries = [
            Entry(m[1], m[2], m[3], f"base/{name}.card", text.count("\n", 0, m.start()) + 1)
            for m in ENTRY.finditer(text)
        ]
        found[text.partition("\n")[0].removeprefix("# ")] = tuple(entries)
    return found


def entries() -> list[Entry]:
    return [entry for theme in themes().values() for entry in theme]


def page(written: str) -> str:
    """The entries as Markdown: the title, the lines, and what is printed of them in both languages."""
    printers = [Printer(table(), language) for language in ("en", "fr")]
    parts: list[str] = []
    for title, theme in themes().items():
        parts.append(f"## {title}\n")
        for entry in theme:
            lines = "".join(f"  {line}" if line.strip() else line for line in entry.lines.splitlines(keepends=True))
            said = [text for printer in printers for text in printer.plain(entry.id)[1:]]
            quoted = "\n>\n".join(f"> {text}" for text in said)
            parts.append(f"### {entry.title}\n\n{lines}\n{quoted}\n")
    return "\n" + "\n".join(parts) + "\n"


def test_what_the_page_says_is_printed() -> None:
    """OMBRE_RECORD=1 writes the page anew."""
    agrees(PAGE, "entries", page)


def test_there_are_sixty() -> None:
    assert len(entries()) >= 60
    assert {path.stem for path in (EVENING / "base").glob("*.card")} == {*THEMES, "plain"}


def test_both_languages_say_all() -> None:
    for language in ("en", "fr"):
        assert Printer(table(), language).unsaid([entry.id for entry in entries()]) == {}


@cache
def played() -> tuple[frozenset[tuple[str, int]], tuple[tuple[str, Failure], ...]]:
    """The lines that the scenarios reach, and what fails in them."""
    with reached(frozenset(entry.source for entry in entries())) as lines:
        outcomes = scenarios.run(table(), lambda source: True)
    return frozenset(lines), tuple((one.id, failure) for one in outcomes for failure in one.result.failures)


def test_the_scenarios_pass() -> None:
    assert played()[1] == ()


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry.id)
def test_each_entry_is_played(entry: Entry) -> None:
    lines = range(entry.line + 1, entry.line + 1 + entry.lines.count("\n"))
    assert [line for line in lines if (entry.source, line) in played()[0]] != []
