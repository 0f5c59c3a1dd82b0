"""Printed cards and faces in; one printing out: the cards measured, then drawn on pages by Typst.

A face says which widget shows which property. This module looks every value up and hands plain data to the
templates, which know geometry and no game. A card never becomes Typst source: all of them travel as one JSON text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias, cast

import typst

from .drawing import drawn
from .faces import FaceSet
from .fonts import DISPLAY_FONT, FONTS, TEXT_FONT, check_glyphs, fonts
from .printed import Overflow, PrintedCard, PrintError
from .templates import data_uri, html_templates, typst_templates

CARD = (63.5, 88.9)  # poker size, in millimetres
COLUMNS, ROWS = 3, 3
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
SIZES = (9.0, 8.5, 8.0, 7.5, 7.0)  # points; all cards of a kind share the largest that fits each of them

# What a sheet says besides its cards. A caller passes the locale's own; these are the keys and the fallback.
WORDS: Mapping[str, str] = {
    "title": "Cards",
    "front": "Front",
    "back": "Back",
    "ruler": "Print at 100 %: this line is 80 mm long.",
    "printed": "",
    "reconstructed": "reconstructed",
    "house": "house card",
}

Json: TypeAlias = dict[str, Any]


def behind(page: list[int]) -> list[int]:
    """Where the backs of a page's cards go when the sheet is turned over its long edge; -1 where there is none."""
    full = page + [-1] * (COLUMNS * ROWS - len(page))
    return [full[row * COLUMNS + column] for row in range(ROWS) for column in reversed(range(COLUMNS))]


class Job:
    """One printing: the cards as plain data, laid out once to find their text size and once to be drawn."""

    def __init__(
        self, cards: Sequence[PrintedCard], faces: FaceSet, locale: str, paper: str, words: Mapping[str, str]
    ) -> None:
        self.cards = cards
        self.faces = faces
        self.locale = locale
        self.words = words
        self.paper = PAPERS[paper]
        self.drawn = [drawn(card, faces, words) for card in cards]
        check_glyphs("the words of the sheet", list(words.values()))
        for card, plain in zip(cards, self.drawn, strict=True):
            check_glyphs(card.where, plain)

    def fit(self) -> tuple[tuple[Overflow, ...], dict[str, float]]:
        """Chooses the text size of each kind and writes it into the data."""
        source = self.render("fit.typ.j2", sizes=SIZES)
        found = typst.query(source, "<fit>", field="value", **self.settings(self.drawn))
        measured = cast(list[Json], json.loads(found))
        sizes: dict[str, float] = {}
        for kind in dict.fromkeys(card.kind for card in self.cards):
            mine = [fit for card, fit in zip(self.cards, measured, strict=True) if card.kind == kind]
            fitting = (n for n in range(len(SIZES)) if all(fit["needs"][n] <= fit["room"] for fit in mine))
            sizes[kind] = SIZES[next(fitting, len(SIZES) - 1)]
        overflow: list[Overflow] = []
        for card, plain, fit in zip(self.cards, self.drawn, measured, strict=True):
            plain["size"] = sizes[card.kind]
            parts = (("text", fit["needs"][-1] - fit["room"]), ("title", fit["title"]))
            for part, over in cast(Any, parts):
                if over > 0:
                    overflow.append(Overflow(card.id, card.where, self.locale, round(over, 2), part))
        return tuple(overflow), sizes

    def pdf(self) -> bytes:
        slots = [index for index, card in enumerate(self.cards) for _ in range(card.copies)]
        fronts = [slots[start : start + COLUMNS * ROWS] for start in range(0, len(slots), COLUMNS * ROWS)]
        pages = [(page, behind(page)) for page in fronts]
        margins = {
            "left": (self.paper[0] - COLUMNS * CARD[0]) / 2,
            "top": (self.paper[1] - ROWS * CARD[1]) / 2,
            "paper_width": self.paper[0],
            "paper_height": self.paper[1],
        }
        source = self.render("sheet.typ.j2", columns=COLUMNS, rows=ROWS, pages=pages, **margins)
        (document,) = self.compile(source, self.drawn, "pdf")
        return document

    def pictures(self, tell: Callable[[int], None], at_once: int = 24) -> dict[str, bytes]:
        source = self.render("single.typ.j2")
        files: dict[str, bytes] = {}
        for start in range(0, len(self.drawn), at_once):
            some = self.drawn[start : start + at_once]
            pages = self.compile(source, some, "png")
            files.update((f"{card['id']}.png", page) for card, page in zip(some, pages, strict=True))
            tell(start + len(some))
        return files

    def html(self) -> bytes:
        template = html_templates().get_template("preview.html.j2")
        text = template.render(
            cards=self.drawn,
            locale=self.locale,
            title=self.words["title"],
            pictures=self.faces.pictures,
            names=self.names(),
            data_uri=data_uri,
        )
        return text.encode()

    def names(self) -> dict[str, str]:
        """What a picture is called, for those who hear a card instead of seeing it."""
        labels = {value: word for card in self.cards for value, word in card.labels.items()}
        return labels | {self.faces.icons[value]: word for value, word in labels.items() if value in self.faces.icons}

    def render(self, template: str, **more: object) -> bytes:
        text = (
            typst_templates()
            .get_template(template)
            .render(
                width=CARD[0],
                height=CARD[1],
                text_font=TEXT_FONT,
                display_font=DISPLAY_FONT,
                lang=re.split("[-_]", self.locale)[0],
                title=self.words["title"],
                words=self.words,
                **more,
            )
        )
        return text.encode()

    def settings(self, cards: list[Json]) -> dict[str, Any]:
        data = {"cards": cards, "pictures": self.faces.pictures, "words": self.names()}
        text = json.dumps(data, ensure_ascii=False, sort_keys=True)
        # The root is where a document might read files from; ours reads none.
        return {"root": str(FONTS), "font_paths": fonts(), "ignore_system_fonts": True, "sys_inputs": {"data": text}}

    def compile(self, source: bytes, cards: list[Json], to: Literal["pdf", "png"], ppi: int = 300) -> list[bytes]:
        # Without a fixed time the same cards would make other bytes tomorrow. UA-1: a PDF that can be listened to.
        standard: Any = {"pdf_standards": "ua-1"} if to == "pdf" else {}
        made, warnings = typst.compile_with_warnings(
            source, format=to, ppi=ppi, timestamp=0, **standard, **self.settings(cards)
        )
        if warnings:
            raise PrintError(f"the typesetter warns: {warnings[0].message}")
        return made if isinstance(made, list) else [made]
