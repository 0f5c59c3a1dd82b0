"""Print a booklet of text with Typst, as PDF pages of the size A5, or as HTML: a title, sections, and entries."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

import babel

from ...writing import BUILT_IN, Writing
from .fonts import Lettering
from .job import whole_pdf
from .templates import html_templates, typst_templates


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


def booklet_html(title: str, sections: Sequence[PrintedSection], locale: str, writing: Writing) -> str:
    """Return a booklet as a page of HTML, with a table of contents."""
    families = [family for family in writing.fonts if family != BUILT_IN]
    template = html_templates().get_template("booklet.html.j2")
    return template.render(
        title=title, sections=sections, locale=locale, direction=writing.direction, families=families
    )
