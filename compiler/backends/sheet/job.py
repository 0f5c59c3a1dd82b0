"""Print cards with Typst: measure the cards, then draw them on pages.

This module looks up every value and passes plain data to the templates, which contain only geometry. Cards are passed
as one JSON text, never as Typst source.
"""

from __future__ import annotations

import json
import shutil
import tempfile
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal, TypedDict, TypeVar, cast

import babel
import typst

from ombre import contract
from ombre.translatable import tr

from ...writing import BUILT_IN, Writing
from .designs import Designs
from .drawing import drawn
from .faces import FaceSet
from .fonts import FONTS, Lettering
from .plain import PlainCard
from .printed import FORMATS, PARTS, Overflow, Part, PrintedCard, PrintError
from .templates import data_uri, html_templates, typst_templates

BLEED = 3.0  # millimetres around a card that has a page of its own
LATIN = Writing()  # the writing of a locale without settings: from left to right, with the built-in fonts
MARGIN = 6.0  # millimetres of a page of paper that cards leave free
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


# The words that a sheet prints outside of its cards, by key. The caller can pass the words of a locale instead.
WORDS: Mapping[str, str] = {
    "title": "Cards",
    "front": "Front",
    "back": "Back",
    "ruler": "Print at 100 %: this line is 80 mm long.",
    "printed": "",
    "reconstructed": "reconstructed",
    "house": "house card",
}


class Measured(TypedDict):
    """The overflow of a part of a card in millimetres, and the text size in points at which it was measured."""

    by: float
    at: float


class Fit(TypedDict):
    """The text size of a card, and the measurements of its parts."""

    size: float
    text: Measured
    title: Measured
    line: Measured
    figures: Measured


Thing = TypeVar("Thing")


def behind(page: Sequence[int], columns: int = 3, rows: int = 3) -> list[int]:
    """Return the positions of the cards on a mirrored page of backs; -1 for places without a card."""
    full = [*page, *[-1] * (columns * rows - len(page))]
    return [full[row * columns + column] for row in range(rows) for column in reversed(range(columns))]


def untold(done: int, total: int) -> None:
    """Ignore the progress."""


def batched(things: Sequence[Thing], most: int = 24) -> list[Sequence[Thing]]:
    return [things[start : start + most] for start in range(0, len(things), most)]


def asked(typesetter: Callable[[], Thing]) -> Thing:
    """Call the typesetter; raise its errors as PrintError, for example if an icon is not valid SVG."""
    try:
        return typesetter()
    except RuntimeError as error:
        raise PrintError(tr("the typesetter refuses: {0}", str(error).splitlines()[0])) from error


def art_of_card(card: PlainCard) -> Iterator[str]:
    """Yield the names of the pictures of authors on a card."""
    if "ground" in card:
        yield card["ground"]["file"]
    for part in card["flow"]:
        if part["draw"] == "picture" and "art" in part:
            yield part["art"]["file"]


def without_ornaments(cards: Sequence[PlainCard]) -> tuple[list[dict[str, object]], list[str]]:
    """Return cards with numbers for their ornaments, and the ornaments: each once, and not in what templates pass on."""
    numbers: dict[str, int] = {}

    def number(ornament: str) -> int:
        return numbers.setdefault(ornament, len(numbers))

    found: list[dict[str, object]] = []
    for card in cards:
        flow = [
            {**part, "ornament": number(part["ornament"])} if part["draw"] == "picture" else part
            for part in card["flow"]
        ]
        back = {**card["back"], "ornament": number(card["back"]["ornament"])}
        found.append({**card, "flow": flow, "back": back})
    return found, list(numbers)


class Job:
    """Cards to print, as plain data. Typst measures them to find their text sizes, and then draws them."""

    def __init__(
        self,
        cards: Sequence[PrintedCard],
        faces: FaceSet,
        locale: str,
        words: Mapping[str, str],
        writing: Writing = LATIN,
    ) -> None:
        self.cards = cards
        self.faces = faces
        self.locale = locale
        self.words = words
        self.writing = writing
        self.lettering = Lettering.of(writing, faces.fonts)
        self.designs = Designs()
        self._folder: Path | None = None  # with the art that has been used; deleted with this job
        self.drawn = [drawn(card, faces, words, writing, self.designs) for card in cards]
        self.lettering.check_glyphs("the words of the sheet", list(words.values()))
        for card, plain in zip(cards, self.drawn, strict=True):
            self.lettering.check_glyphs(card.where, plain)

    def fit(self, tell: Callable[[int], None] | None = None) -> tuple[tuple[Overflow, ...], dict[str, float]]:
        """Choose the text size of each card: the size of its kind, or a smaller one if its text is too long.

        Return the parts that are too large even at the smallest size, and the text size of each card.
        """
        source = self.render("fit.typ.j2")
        measured: list[Fit] = []
        for some in batched(self.drawn):
            found = asked(partial(typst.query, source, "<fit>", field="value", **self.settings(some)))
            measured += cast(list[Fit], json.loads(found))
            if tell:
                tell(len(measured))
        overflow: list[Overflow] = []
        for card, plain, fit in zip(self.cards, self.drawn, measured, strict=True):
            plain["size"] = fit["size"]
            told: list[tuple[Part, Measured]] = [(part, fit[part]) for part in PARTS]
            overflow += [
                Overflow(card.id, card.where, self.locale, round(over["by"], 2), part, round(over["at"], 1))
                for part, over in told
                if over["by"] > 0
            ]
        sizes = {card.id: fit["size"] for card, fit in zip(self.cards, measured, strict=True)}
        return tuple(overflow), sizes

    def pdf(self, paper: str) -> bytes:
        """Return pages of cards, each followed by a page of their backs; cards of the small format come first."""
        (document,) = self.compile(self.laid_out(paper), self.drawn, "pdf")
        return document

    def laid_out(self, paper: str) -> bytes:
        pages: list[dict[str, int | list[int]]] = []
        width, height = PAPERS[paper]
        for name in self.formats():
            drawn = zip(self.cards, self.drawn, strict=True)
            slots = [n for n, (card, plain) in enumerate(drawn) if plain["format"] == name for _ in range(card.copies)]
            first = self.drawn[slots[0]]
            columns = max(int((width - 2 * MARGIN) / first["width"]), 1)
            rows = max(int((height - 2 * MARGIN) / first["height"]), 1)
            for fronts in batched(slots, columns * rows):
                backs = behind(fronts, columns, rows)
                pages.append({"columns": columns, "rows": rows, "fronts": list(fronts), "backs": backs})
        return self.render("sheet.typ.j2", pages=pages, paper_width=width, paper_height=height)

    def single(self, bleed: float) -> dict[str, bytes]:
        """Return a document for each format, with a page for each front and each back, for printing houses."""
        copies = [plain for card, plain in zip(self.cards, self.drawn, strict=True) for _ in range(card.copies)]
        source = self.render("single.typ.j2", bleed=bleed, backs=True)
        of_format = {name: [plain for plain in copies if plain["format"] == name] for name in self.formats()}
        return {name: self.compile(source, some, "pdf")[0] for name, some in of_format.items()}

    def formats(self) -> list[str]:
        """Return the names of the sizes of the cards: those with a name in their order, then others by their name."""
        order = [format.name for format in FORMATS.values()]
        found = {plain["format"] for plain in self.drawn}
        return sorted(found, key=lambda name: (order.index(name) if name in order else len(order), name))

    def pictures(self, tell: Callable[[int], None], ppi: int = 300) -> dict[str, bytes]:
        source = self.render("single.typ.j2", bleed=0, backs=False)
        files: dict[str, bytes] = {}
        for some in batched(self.drawn):
            pages = self.compile(source, some, "png", ppi)
            files.update((f"{contract.plain_id(card['id'])}.png", page) for card, page in zip(some, pages, strict=True))
            tell(len(files))
        return files

    def drawings(self) -> dict[str, bytes]:
        """Return the fronts of the cards as SVG, by their ids."""
        source = self.render("single.typ.j2", bleed=0, backs=False)
        found: dict[str, bytes] = {}
        for some in batched(self.drawn):
            pages = self.compile(source, some, "svg")
            found.update((str(card["id"]), page) for card, page in zip(some, pages, strict=True))
        return found

    def html(self) -> bytes:
        template = html_templates().get_template("preview.html.j2")
        text = template.render(
            cards=self.drawn,
            locale=self.locale,
            direction=self.writing.direction,
            families=[family for family in self.writing.fonts if family != BUILT_IN],
            title=self.words["title"],
            pictures=self.faces.pictures,
            names=self.names(),
            data_uri=data_uri,
        )
        return text.encode()

    def names(self) -> dict[str, str]:
        """Return the alternative texts of pictures, for screen readers."""
        labels = {value: word for card in self.cards for value, word in card.labels.items()}
        return labels | {self.faces.icons[value]: word for value, word in labels.items() if value in self.faces.icons}

    def render(self, template: str, **more: object) -> bytes:
        text = (
            typst_templates()
            .get_template(template)
            .render(
                text_fonts=self.lettering.text,
                display_fonts=self.lettering.display,
                direction=self.writing.direction,
                language=babel.Locale.parse(self.locale.replace("-", "_")),
                title=self.words["title"],
                words=self.words,
                **more,
            )
        )
        return text.encode()

    def settings(self, cards: Sequence[PlainCard]) -> dict[str, Any]:
        designs = {card["design"]: self.designs.found[card["design"]] for card in cards}
        apart, ornaments = without_ornaments(cards)
        data = {
            "cards": apart,
            "designs": designs,
            "ornaments": ornaments,
            "pictures": self.faces.pictures,
            "words": self.names(),
        }
        text = json.dumps(data, ensure_ascii=False, sort_keys=True)
        # `root` is the only folder that a document could read files from: it has nothing but the art of these cards.
        return {
            "root": str(self.art_folder(cards)),
            "font_paths": self.lettering.fonts,
            "ignore_system_fonts": True,
            "sys_inputs": {"data": text},
        }

    def art_folder(self, cards: Sequence[PlainCard]) -> Path:
        """Return a folder with the art of some cards; the folder of fonts if they have none."""
        wanted = {name for card in cards for name in art_of_card(card)}
        if not wanted:
            return FONTS
        if self._folder is None:
            self._folder = Path(tempfile.mkdtemp(prefix="ombre-art-"))
            weakref.finalize(self, shutil.rmtree, self._folder, ignore_errors=True)
        for art in self.faces.all_art():
            if art.name in wanted and not (self._folder / art.name).exists():
                (self._folder / art.name).write_bytes(art.content)
        return self._folder

    def compile(
        self, source: bytes, cards: Sequence[PlainCard], to: Literal["pdf", "png", "svg"], ppi: int = 300
    ) -> list[bytes]:
        # A fixed time makes the output reproducible. PDF/UA-1 is the standard for files that screen readers can read.
        standard = {"pdf_standards": "ua-1"} if to == "pdf" else {}
        settings = {"format": to, "ppi": ppi, "timestamp": 0, **standard, **self.settings(cards)}
        typeset = partial(typst.compile_with_warnings, source, **settings)
        made, warnings = cast(tuple[bytes | list[bytes], list[typst.TypstWarning]], asked(typeset))
        if warnings:
            raise PrintError(tr("the typesetter warns: {0}", warnings[0].message))
        return made if isinstance(made, list) else [made]
