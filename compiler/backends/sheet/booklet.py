"""Print a booklet of text with Typst, as PDF pages of the size A5, or as HTML: a title, sections, and entries."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, cast

import babel
import typst

from ombre.translatable import tr

from ...writing import BUILT_IN, Writing
from .fonts import FONTS, Lettering
from .job import asked
from .printed import PrintError
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
    # PDF/UA-1 is the standard for files that screen readers can read; a fixed time makes the output reproducible.
    settings: dict[str, Any] = {"format": "pdf", "timestamp": 0, "pdf_standards": "ua-1", "root": str(FONTS)}
    settings |= {"font_paths": lettering.fonts, "ignore_system_fonts": True, "sys_inputs": {"data": data}}
    typeset = partial(typst.compile_with_warnings, source.encode(), **settings)
    made, warnings = cast(tuple[bytes, list[typst.TypstWarning]], asked(typeset))
    if warnings:
        raise PrintError(tr("the typesetter warns: {0}", warnings[0].message))
    return made


def booklet_html(title: str, sections: Sequence[PrintedSection], locale: str, writing: Writing) -> str:
    """Return a booklet as a page of HTML, with a table of contents."""
    families = [family for family in writing.fonts if family != BUILT_IN]
    template = html_templates().get_template("booklet.html.j2")
    return template.render(
        title=title, sections=sections, locale=locale, direction=writing.direction, families=families
    )
