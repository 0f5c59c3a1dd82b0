"""Print a booklet of text with Typst, as PDF pages of the size A5, or as HTML: a title, sections, and entries.

The pages can also be laid out for folding: two on each side of a sheet of A4, in the order in which the folded sheets,
one inside the other, are read.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

import babel

from ombre.prose.language.writing import BUILT_IN, Writing

from ..faces.fonts import Lettering
from .job import asked, whole_pdf
from .templates import html_templates, typst_templates
from .typeset_worker import Settings
from .typesetter import typeset


@dataclass(frozen=True, slots=True)
class PrintedLine:
    """A paragraph: its level of indentation, from 0, its number in a list, or 0, and its text."""

    level: int
    number: int
    text: str


@dataclass(frozen=True, slots=True)
class PrintedEntry:
    """An entry: what it stands for, its title, which may be empty, and its paragraphs."""

    sort: str
    name: str
    title: str
    lines: tuple[PrintedLine, ...]


@dataclass(frozen=True, slots=True)
class PrintedSection:
    title: str
    is_glossary: bool
    entries: tuple[PrintedEntry, ...]


def booklet_pdf(title: str, sections: Sequence[PrintedSection], locale: str, writing: Writing) -> bytes:
    """Return a booklet as PDF; raise PrintError or FaceError if a letter has no font or the typesetter refuses."""
    lettering = Lettering.of(writing)
    for section in sections:
        for entry in section.entries:
            lettering.check_glyphs(f"{entry.sort} {entry.name}", [entry.title, *(line.text for line in entry.lines)])
    source = (
        typst_templates()
        .get_template("booklet.typ.j2")
        .render(
            title=title,
            direction=writing.direction,
            language=babel.Locale.parse(locale.replace("-", "_")),
            text_fonts=lettering.text,
            display_fonts=lettering.display,
        )
    )
    data = json.dumps({"sections": [asdict(section) for section in sections]}, ensure_ascii=False, sort_keys=True)
    return whole_pdf(source, lettering, {"data": data})


def folding(pages: int, direction: str = "ltr") -> list[tuple[int, int]]:
    """Return the left and the right page of each side of the sheets, from outside; 0 is an empty page.

    The sides are in the order of printing: the outer side of a sheet, then its inner side. The number of pages is
    filled up to a multiple of four. What is read from right to left has its first page on the left.
    """
    last = -(-pages // 4) * 4
    sides: list[tuple[int, int]] = []
    for first in range(1, last // 2, 2):
        sides += [(last + 1 - first, first), (first + 1, last - first)]
    shown = [(left if left <= pages else 0, right if right <= pages else 0) for left, right in sides]
    return [(right, left) for left, right in shown] if direction == "rtl" else shown


def folded(content: bytes, title: str, writing: Writing) -> bytes:
    """Return the pages of a booklet laid out on sheets of A4 that are folded; raise PrintError if that is impossible.

    It has no tags: a file for paper, beside the pages in their order.
    """
    sides = folding(len(re.findall(rb"/Type\s*/Page\b", content)), writing.direction)
    source = typst_templates().get_template("folded.typ.j2").render(title=title, sides=sides)
    with tempfile.TemporaryDirectory(prefix="ombre-fold-") as folder:
        (Path(folder) / "pages.pdf").write_bytes(content)
        settings: Settings = {"format": "pdf", "root": folder, "timestamp": 0}  # a fixed time gives the same bytes
        return asked(partial(typeset, source.encode(), **settings)).made[0]


def booklet_html(title: str, sections: Sequence[PrintedSection], locale: str, writing: Writing) -> str:
    """Return a booklet as a page of HTML, with a table of contents."""
    families = [family for family in writing.fonts if family != BUILT_IN]
    template = html_templates().get_template("booklet.html.j2")
    return template.render(
        title=title, sections=sections, locale=locale, direction=writing.direction, families=families
    )
