"""Print cards with Typst: measure the cards, then draw them on pages.

This module looks up every value and passes plain data to the templates, which contain only geometry. Cards are passed
as one JSON text, never as Typst source.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Literal, TypedDict, TypeVar, cast

import babel

from ombre import contract
from ombre.prose.language.writing import BUILT_IN, Writing
from ombre.translatable import listed, tr

from ..drawing.drawing import drawn
from ..drawing.inks import drained, inked
from ..drawing.plain import PlainCard
from ..faces.designs import Designs
from ..faces.faces import FaceSet
from ..faces.fonts import FONTS, Lettering, marked
from ..faces.printed import FORMATS, PARTS, PPI, FaceError, Ink, Letterless, Overflow, Part, PrintedCard, PrintError
from .joining import joined
from .kept_pages import FEW, KeptCards, digest, prune
from .pages import MARK_LENGTH, PlainPage, plain_pages, sheets
from .paper import Paper, pages, shrunk
from .shared import ArtFolder, art_in, without_ornaments
from .templates import art_uri, data_uri, html_templates, typst_templates
from .typeset_worker import Settings
from .typesetter import SECONDS, OutOfBoundsError, Typeset, begin, forget, query, typeset

LATIN = Writing()  # the writing of a locale without settings: from left to right, with the built-in fonts
CHUNK = 240  # as many cards are drawn at once; more would need more memory, so they are drawn in smaller parts
PART = 120
MEASURED = 120  # as many cards are measured at once
LEAST_SEEN = 0.75  # of a picture; if less is seen and nobody has chosen the part, that is told
BESIDE_WORDS = " \t\n\u00ad\u200b.,;:!?…|/-"  # signs that end a line, and stand behind a word that is told
LETTERED = ("line", "text", "words")  # what has the font of its look, beside the title

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
    """The overflow of a part of a card in millimetres, and the text size in points at which it was measured.

    word: the word that is too wide, with the signs behind it; "" if the part is no word.
    """

    by: float
    at: float
    word: str


class Fit(TypedDict):
    """The text size of a card, and the measurements of its parts.

    tall: the millimetres of its text at its usual size. bare: whether its picture of the author has no room. seen: the
    share of this picture that is seen, if nobody has chosen a part of it; else 1.
    """

    size: float
    tall: float
    text: Measured
    word: Measured
    title: Measured
    line: Measured
    parts: Measured
    figures: Measured
    foot: Measured
    bare: bool
    seen: float


Thing = TypeVar("Thing")


class TooMuchError(PrintError):
    """Raised if the typesetter takes more time or memory than it may."""


def untold(done: int, total: int = 0) -> None:
    """Ignore the progress."""


def _area(size: tuple[float, float]) -> tuple[float, tuple[float, float]]:
    return size[0] * size[1], size


def batched(things: Sequence[Thing], most: int = 24) -> list[Sequence[Thing]]:
    return [things[start : start + most] for start in range(0, len(things), most)]


def asked(typesetter: Callable[[], Thing]) -> Thing:
    """Call the typesetter; raise its errors as PrintError, for example if an icon is not valid SVG."""
    try:
        return typesetter()
    except OutOfBoundsError:
        raise TooMuchError(tr("this takes more time or memory to print than it may; print fewer at once")) from None
    except RuntimeError as error:
        raise PrintError(tr("the typesetter refuses: {0}", str(error).splitlines()[0])) from error


def whole_pdf(source: str, lettering: Lettering, data: Mapping[str, str] = MappingProxyType({})) -> bytes:
    """Return a document that is no sheet of cards as PDF; raise PrintError if the typesetter refuses or warns."""
    # PDF/UA-1 is the standard for files that screen readers can read; a fixed time makes the output reproducible.
    fonts: Settings = {"font_paths": lettering.fonts, "ignore_system_fonts": True}
    settings: Settings = {"format": "pdf", "timestamp": 0, "pdf_standards": "ua-1", "root": str(FONTS), **fonts}
    found = asked(partial(typeset, source.encode(), sys_inputs=dict(data), **settings))
    return _unwarned(found)[0]


def _unwarned(found: Typeset) -> list[bytes]:
    """Return what the typesetter has made; raise PrintError if it warns."""
    if found.warnings:
        raise PrintError(tr("the typesetter warns: {0}", found.warnings[0]))
    return found.made


class Job:
    """Cards to print, as plain data. Typst measures them to find their text sizes, and then draws them."""

    def __init__(
        self,
        cards: Sequence[PrintedCard],
        faces: FaceSet,
        locale: str,
        words: Mapping[str, str],
        writing: Writing = LATIN,
        ink: Ink = "full",
    ) -> None:
        begin()
        self.ink = ink
        self.cards = cards
        self.faces = faces
        self.locale = locale
        self.words = words
        self.writing = writing
        self.lettering = Lettering.of(writing, faces.fonts)
        self.designs = Designs()
        self.art = ArtFolder(faces)
        # When the cards have been measured: those whose own picture has no room,
        # and the height of each text at its usual size, in millimetres.
        self.bare: tuple[str, ...] = ()
        self.cropped: dict[str, float] = {}  # those of whose picture much is cut off, and the share of it that is seen
        self.heights: dict[str, float] = {}
        self.drawn = [inked(drawn(card, faces, words, writing, self.designs), ink) for card in cards]
        self.sources = drained(faces.pictures, ink)
        self.lettering.check_glyphs("the words of the sheet", list(words.values()))
        self.letterless = tuple(
            Letterless(card.id, card.where, message)
            for card, plain in zip(cards, self.drawn, strict=True)
            for message in self._missing(plain)
        )

    def _missing(self, card: PlainCard) -> Iterator[str]:
        """Yield what is told of the letters of a card that its fonts lack: for each font of a look, and for all others.

        A mark takes the place of these letters in the card, because a PDF for screen readers must be able to show each.
        """
        looks = self.designs.found[card["design"]]["looks"]
        boxes = [p for part in card["flow"] if part["draw"] == "text" for p in part["paragraphs"]]
        heads = [paragraph["head"] for paragraph in boxes]  # they have the font of titles that ombre contains
        others = [part for part in card["flow"] if part["draw"] not in LETTERED]
        values: dict[str, list[object]] = {"title": [card["name"]], "": [{**card, "name": "", "flow": others}, heads]}
        for part in card["flow"]:
            if part["draw"] in LETTERED:
                shown = {**part, "paragraphs": [{**p, "head": []} for p in boxes]} if part["draw"] == "text" else part
                values.setdefault(part["draw"], []).append(shown)
        families = {look: str(looks[look]["font"]) if look else BUILT_IN for look in values}
        missing = {look: self.lettering.missing(values[look], families[look]) for look in values}
        if any(missing.values()):
            whole = cast("dict[str, object]", card)
            whole.update(
                {key: marked(value, missing[""]) for key, value in whole.items() if key not in ("name", "flow")}
            )
            card["name"] = marked(card["name"], missing["title"])
            card["flow"] = [marked(part, missing.get(part["draw"], missing[""])) for part in card["flow"]]
            for paragraph in (p for part in card["flow"] if part["draw"] == "text" for p in part["paragraphs"]):
                paragraph["head"] = marked(paragraph["head"], missing[""])
        for look, letters in missing.items():
            if letters:
                yield self.lettering.without(letters, look, families[look])

    def refuse_letterless(self) -> None:
        """Raise FaceError if the fonts lack letters of a card, for outputs in which nothing else would be told."""
        if self.letterless:
            raise FaceError(listed([tr("{0}: {1}", one.where, one.message) for one in self.letterless], "\n"))

    def fit(self, tell: Callable[[int], None] | None = None) -> tuple[tuple[Overflow, ...], dict[str, float]]:
        """Choose the text size of each card: the size of its kind, or a smaller one if its text is too long.

        Return the parts that are too large even at the smallest size, and the text size of each card.
        """
        measured = self._measured(tell or untold)
        overflow: list[Overflow] = []
        for card, plain, fit in zip(self.cards, self.drawn, measured, strict=True):
            plain["size"] = fit["size"]
            told: list[tuple[Part, Measured]] = [(part, fit[part]) for part in PARTS]
            about = card.id, card.where, self.locale
            overflow += [
                Overflow(*about, round(over["by"], 2), part, round(over["at"], 1), over["word"].strip(BESIDE_WORDS))
                for part, over in told
                if over["by"] > 0
            ]
        fronts = {plain["id"]: plain for plain in self.drawn}
        for card, plain in zip(self.cards, self.drawn, strict=True):
            if card.reverse:
                plain["reverse"] = fronts[card.reverse]
        self.bare = tuple(card.id for card, fit in zip(self.cards, measured, strict=True) if fit["bare"])
        found = zip(self.cards, measured, strict=True)
        self.cropped = {card.id: fit["seen"] for card, fit in found if fit["seen"] < LEAST_SEEN}
        self.heights = {card.id: round(fit["tall"], 2) for card, fit in zip(self.cards, measured, strict=True)}
        sizes = {card.id: fit["size"] for card, fit in zip(self.cards, measured, strict=True)}
        return tuple(overflow), sizes

    def _measured(self, tell: Callable[[int], None]) -> list[Fit]:
        """Return the measurements of all cards; those that have not changed are read from the cache."""
        source = self.render("fit.typ.j2")
        kept = KeptCards(self.lettering, source, self.names()) if len(self.drawn) > FEW else None
        name = f"{self.faces.path} {self.locale}"
        known = cast("dict[str, Fit]", kept.sizes(name)) if kept else {}
        digests = [digest(card, self.sources) for card in self.drawn]
        new = {one: card for one, card in zip(digests, self.drawn, strict=True) if one not in known}
        tell(len(self.drawn) - len(new))
        for some in batched([*new.items()], MEASURED):
            found = self._bounded([card for _, card in some], partial(self._query, source))
            known |= zip((one for one, _ in some), cast(list[Fit], json.loads(found)), strict=True)
            tell(sum(one in known for one in digests))
            self.forget()
        if kept and new:
            kept.keep_sizes(name, known)
        return [known[one] for one in digests]

    def pdf(self, paper: Paper, tell: Callable[[int], None] = untold) -> bytes:
        """Return pages of cards with their backs; each size of cards has pages of its own, the smallest first."""
        made: list[bytes] = []
        seen: set[int] = set()
        for source, shown in self.documents(paper, CHUNK if len(self.cards) <= CHUNK else PART):
            made += self.compile(source, [self.drawn[index] for index in shown], "pdf")
            seen |= {*shown}
            tell(len(seen))
            self.forget()
        return joined(made)

    def laid_out(self, paper: Paper) -> tuple[bytes, list[PlainCard]]:
        """Return one document for all pages: its source, and its cards."""
        ((source, shown),) = self.documents(paper, len(self.cards))
        return source, [self.drawn[index] for index in shown]

    def documents(self, paper: Paper, most: int) -> Iterator[tuple[bytes, list[int]]]:
        """Yield the documents for all pages: the source, and the indexes of the cards that it shows."""
        copies = [index for index, card in enumerate(self.cards) for _ in range(card.copies)]
        found = pages([self.size(index) for index in copies], paper)
        plain = plain_pages(found, paper, self.words)
        some: dict[int, int] = {}  # for each card in the document, its place among them
        chosen: list[PlainPage] = []
        scale = shrunk(*min((self.size(index) for index in copies), key=_area), paper)
        for page, made in zip(found, plain, strict=True):
            shown = [copies[index] for index, _ in (*page.fronts, *page.backs)]
            if not page.is_back and chosen and len({*some, *shown}) > most:
                yield self._pages(chosen, paper, scale, sheets(found)), list(some)
                some, chosen = {}, []
            for index in shown:
                some.setdefault(index, len(some))
            made["fronts"] = [(some[copies[index]], x, y, turn) for index, x, y, turn in made["fronts"]]
            made["backs"] = [(some[copies[index]], x, y, turn) for index, x, y, turn in made["backs"]]
            chosen.append(made)
        yield self._pages(chosen, paper, scale, sheets(found)), list(some)

    def format(self, index: int) -> str:
        """Return the name of the size of a card."""
        return self.drawn[index]["format"]

    def size(self, index: int) -> tuple[float, float]:
        """Return the width and the height of a card."""
        return self.drawn[index]["width"], self.drawn[index]["height"]

    def _pages(self, chosen: Sequence[PlainPage], paper: Paper, scale: float, count: int) -> bytes:
        return self.render(
            "sheet.typ.j2",
            pages=chosen,
            sheets=count,
            scale=scale,
            bleed=paper.bleeding,
            apart=paper.gutter >= 2 * paper.bleeding and paper.backs != "fold",
            paper_width=paper.width,
            paper_height=paper.height,
            mark_length=min(MARK_LENGTH, paper.gutter / 2),
        )

    def single(self, bleed: float, tell: Callable[[int], None] = untold) -> dict[str, bytes]:
        """Return a document for each format, with a page for each front and each back, for printing houses."""
        source = self.render("single.typ.j2", bleed=bleed, backs=True)
        formats: dict[str, list[PlainCard]] = {}
        names = [format.name for format in FORMATS.values()]  # those without a name come last
        for index in sorted(
            range(len(self.cards)), key=lambda index: (*names, self.format(index)).index(self.format(index))
        ):
            formats.setdefault(self.format(index), []).extend([self.drawn[index]] * self.cards[index].copies)
        found: dict[str, bytes] = {}
        for format, some in formats.items():
            made: list[bytes] = []
            for part in batched(some, CHUNK if len(some) <= CHUNK else PART):
                made += self.compile(source, part, "pdf")
                self.forget()
            found[format] = joined(made)
        tell(len(self.cards))
        return found

    def pictures(self, tell: Callable[[int], None], ppi: int = PPI) -> dict[str, bytes]:
        """Return the fronts of the cards as PNG, by the names of their files."""
        found = self.fronts(self.drawn, ppi, tell)
        return {f"{contract.plain_id(card['id'])}.png": made for card, made in zip(self.drawn, found, strict=True)}

    def fronts(self, cards: Sequence[PlainCard], ppi: int, tell: Callable[[int], None] = untold) -> list[bytes]:
        """Return the fronts of cards as PNG; those that have not changed are read from the cache."""
        source = self.render("single.typ.j2", bleed=0, backs=False)
        kept = KeptCards(self.lettering, source, self.names()) if len(cards) > FEW else None
        digests = [digest(card, self.sources) for card in cards]
        found = {one: known for one in digests if kept and (known := kept.picture(one, ppi)) is not None}
        new = {one: card for one, card in zip(digests, cards, strict=True) if one not in found}
        tell(len(cards) - len(new))
        for some in batched([*new.items()]):
            made = self.compile(source, [card for _, card in some], "png", ppi)
            for (one, _), picture in zip(some, made, strict=True):
                found[one] = picture
                if kept:
                    kept.keep_picture(one, ppi, picture)
            tell(sum(one in found for one in digests))
        if kept and new:
            prune()
        return [found[one] for one in digests]

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
        shown = {name for card in self.drawn for name in art_in(card)}
        text = template.render(
            cards=self.drawn,
            locale=self.locale,
            direction=self.writing.direction,
            families=[family for family in self.writing.fonts if family != BUILT_IN],
            title=self.words["title"],
            pictures=self.faces.pictures,
            art={art.name: art_uri(art) for art in self.faces.all_art() if art.name in shown},
            names=self.names(),
            data_uri=data_uri,
        )
        return text.encode()

    def names(self) -> dict[str, str]:
        """Return the words of pictures that stand in a text or at a foot, for screen readers.

        A picture is called like a value or a property with its name, or else like one that `icons` gives it; the symbol
        of a set like the set. A picture without a word is left out, and is not read.
        """
        own: dict[str, str] = {}
        lent: dict[str, str] = {}
        for card in self.cards:
            faces = self.faces.of_set(card.set)
            called = {name: card.names[name] for name in card.facts if name in card.names} | dict(card.labels)
            symbol = card.about.get("symbol", "")
            for name, word in {**called, **({symbol: card.about.get("set", "")} if symbol else {})}.items():
                picture = faces.icons.get(name, name)
                if word and picture in faces.pictures:
                    (own if picture == name else lent).setdefault(picture, word)
        return lent | own

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
                ink=self.ink,
                **more,
            )
        )
        return text.encode()

    def settings(self, cards: Sequence[PlainCard]) -> Settings:
        shown = [*cards, *(card["reverse"] for card in cards if "reverse" in card)]
        designs = {card["design"]: self.designs.found[card["design"]] for card in shown}
        apart, ornaments = without_ornaments(cards)
        data = {
            "cards": apart,
            "designs": designs,
            "ornaments": ornaments,
            "pictures": self.sources,
            "words": self.names(),
        }
        text = json.dumps(data, ensure_ascii=False, sort_keys=True)
        # `root` is the only folder that a document could read files from: it has nothing but the art of these cards.
        return {
            "root": str(self.art.holding(cards)),
            "font_paths": self.lettering.fonts,
            "ignore_system_fonts": True,
            "sys_inputs": {"data": text},
        }

    def forget(self) -> None:
        """Let the typesetter forget what it has drawn, if there are many cards; it would need the memory for more."""
        if len(self.cards) > CHUNK:
            forget(self.lettering.fonts)

    def _query(self, source: bytes, cards: Sequence[PlainCard]) -> str:
        return query(source, "<fit>", len(cards), **self.settings(cards))

    def _bounded(self, cards: Sequence[PlainCard], typesetter: Callable[[Sequence[PlainCard]], Thing]) -> Thing:
        """Call the typesetter for some cards; raise PrintError with the card that takes too much time or memory."""
        try:
            return asked(partial(typesetter, cards))
        except TooMuchError:
            alone = self.render("single.typ.j2", bleed=0, backs=True)
            for card in {card["id"]: card for card in cards}.values():
                try:
                    asked(partial(self._typeset, alone, to="pdf", ppi=PPI, cards=[card]))
                    asked(partial(self._typeset, alone, to="png", ppi=PPI, cards=[card]))
                except TooMuchError:
                    where = next((one.where for one in self.cards if one.id == card["id"]), self.faces.path)
                    raise PrintError(
                        tr(
                            "{0}: to draw the card '{1}' takes more than {2} seconds, or too much memory; "
                            "make its picture simpler",
                            where,
                            card["id"],
                            SECONDS,
                        )
                    ) from None
            raise

    def compile(
        self, source: bytes, cards: Sequence[PlainCard], to: Literal["pdf", "png", "svg"], ppi: int = 300
    ) -> list[bytes]:
        return _unwarned(self._bounded(cards, partial(self._typeset, source, to, ppi)))

    def _typeset(self, source: bytes, to: str, ppi: int, cards: Sequence[PlainCard]) -> Typeset:
        # A fixed time makes the output reproducible. PDF/UA-1 is the standard for files that screen readers can read.
        standard = {"pdf_standards": "ua-1"} if to == "pdf" else {}
        settings = {"format": to, "ppi": ppi, "timestamp": 0, **standard, **self.settings(cards)}
        return typeset(source, len(cards), **settings)
