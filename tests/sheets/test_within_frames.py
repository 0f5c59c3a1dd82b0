"""Whatever stands in an element of a card, it is drawn within its area, in every shipped layout, or it is told.

One element of a card is filled at a time, with the longest word of a language or with a large number. The picture of
the card may then differ from that of the same card only where the areas of the changed elements are.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageDraw

from ombre.sheets import WORDS, FaceError, FaceSet, Job, PrintedCard, PrintedTable, TableCell
from ombre.sheets.drawing.drawing import drawn
from ombre.sheets.drawing.plain import PlainArea, PlainCard
from ombre.sheets.faces.designs import Designs
from ombre.sheets.faces.layout_reader import shipped_layouts
from ombre.sheets.faces.printed import Fact
from ombre.sheets.faces.widgets import TextBox
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.printing.printer import Printer

from ..budget import LONG
from ..compiler.samples import sampled
from .deck import COVERING_FIRE, ELF_SHAMAN, MAGE, MISSION, TIMEBOMB, words
from .test_layouts import read

GAMES = ("crossfire", "srtcg", "crazy_eights", "gin_rummy", "hearts")
LANGUAGES = ("de", "en", "es", "fr")
DPI = 72
DOT = 25.4 / DPI
NUMBERS = (99, 10_000, 10**9)
PLACES = [(game, layout, language) for game in GAMES for layout in sorted(shipped_layouts()) for language in LANGUAGES]
# In the suite: each layout, one of the games that have more sorts of elements, one language.
SAMPLE = [
    (GAMES[at % 2], layout, LANGUAGES[at % 4]) for at, layout in enumerate(sorted(shipped_layouts()))
]  # fmt: skip


@cache
def table(game: str) -> Table:
    return open_table(game, [])


def full_cards(printer: Printer) -> list[PrintedCard]:
    """For each kind with a face, the card that has most facts, words and text."""

    def much(card: PrintedCard) -> tuple[int, int]:
        return len(card.facts) + len(card.words) + len(card.tables) + bool(card.paragraphs), len(str(card.paragraphs))

    printed = [printer.printed(card, False) for card in printer.faced()]
    return [max((c for c in printed if c.kind == kind), key=much) for kind in sorted({c.kind for c in printed})]


def longest_word(printer: Printer) -> str:
    """The longest word that is printed on a card of a game."""
    texts = [line for card in printer.faced() for line in printer.plain(card.id)]
    found: list[str] = re.findall(r"\w+", " ".join(texts))
    return max(found, key=len)


def filled(card: PrintedCard, word: str) -> Iterator[PrintedCard]:
    """The card, each time with another part of it filled."""

    def large(fact: Fact, number: int) -> Fact:
        if isinstance(fact, int):
            return number
        cells = [cell for cell in fact if isinstance(cell, TableCell)] if isinstance(fact, tuple) else []
        return tuple(replace(cell, size=number) for cell in cells) or fact

    yield replace(card, name=word)
    yield replace(card, name=f"{word} {word} {word}")
    yield replace(card, kind_label=word)
    yield replace(card, number=word * 3)
    for fact in card.words:
        yield replace(card, words={**card.words, fact: word})
    for label in card.labels:
        yield replace(card, labels={**card.labels, label: word})
    yield replace(card, names={name: word for name in {**card.facts, **card.names}})
    runs = [
        tuple(replace(r, value=word) if r.kind in ("text", "label", "name") else r for r in p) for p in card.paragraphs
    ]
    yield replace(card, paragraphs=tuple(runs))
    for number in NUMBERS:
        for fact, value in card.facts.items():
            yield replace(card, facts={**card.facts, fact: large(value, number)})
        for name, one in card.tables.items():
            rows = tuple((row[0], *(f"{number}" for _ in row[1:])) for row in one.rows)
            yield replace(card, tables={**card.tables, name: replace(one, rows=rows)})
    for name, one in card.tables.items():
        words = PrintedTable(word, tuple(word for _ in one.head), tuple(tuple(word for _ in row) for row in one.rows))
        yield replace(card, tables={**card.tables, name: words})


def laid_out_as(faces: FaceSet, layout: str) -> FaceSet:
    kinds = {
        kind: replace(face, layout=replace(face.layout, otherwise=layout, by=""), format=None)
        for kind, face in faces.kinds.items()
    }
    sets = {name: laid_out_as(own, layout) for name, own in faces.sets.items()}
    return replace(faces, kinds=kinds, sets=sets)


def is_possible(card: PrintedCard, faces: FaceSet, printer: Printer) -> bool:
    """Whether a card can be drawn; that a track of boxes is too long is told as an error of the face."""
    try:
        drawn(card, faces, printer.words(), printer.writing, Designs())
    except FaceError:
        return False
    return True


def holding(plain: PlainCard, area: PlainArea) -> list[object]:
    """What an area of a card holds."""
    lists: dict[str, Sequence[object]] = {
        "title": [plain["name"]],
        "foot": [plain["footer"]],
        "corners": plain["corners"],
        "stats": plain["stats"],
        "flow": plain["flow"],
    }
    return [lists[name][at] for name, at in plain["items"].get(area["name"], [])]


def allowed(one: PlainCard, other: PlainCard, areas: list[PlainArea]) -> Image.Image:
    """White where the pictures of two cards may differ: in the areas that hold something else, within the cut line."""
    size = round(one["width"] / DOT), round(one["height"] / DOT)
    found, cut = Image.new("L", size, 0), Image.new("L", size, 0)
    for area in areas:
        if holding(one, area) != holding(other, area):
            x, y, wide, high = area["frame"]
            ImageDraw.Draw(found).rectangle((x / DOT - 1, y / DOT - 1, (x + wide) / DOT + 1, (y + high) / DOT + 1), 255)
    wide, high = size
    points = [(wide / 2, 0), (wide, high / 4), (wide, high * 3 / 4), (wide / 2, high), (0, high * 3 / 4), (0, high / 4)]
    match one["outline"]:
        case "hexagon":
            ImageDraw.Draw(cut).polygon(points, 255)
        case "circle":
            ImageDraw.Draw(cut).ellipse((0, 0, wide, high), 255)
        case _:
            return found
    return ImageChops.multiply(found, cut)


def outside(card: bytes, base: bytes, mask: Image.Image) -> tuple[int, int, int, int] | None:
    """The box, in dots, of what differs between two pictures outside of a mask."""
    ours, theirs = (Image.open(io.BytesIO(one)).convert("RGB") for one in (card, base))
    differs = ImageChops.difference(ours, theirs).convert("L")
    size = min(differs.width, mask.width), min(differs.height, mask.height)  # rounded, they may differ by a dot
    return _bright(ImageChops.subtract(differs.crop((0, 0, *size)), mask.crop((0, 0, *size))))


def _bright(picture: Image.Image) -> tuple[int, int, int, int] | None:
    """The box of what is clearly lighter than black in a picture."""
    return ImageChops.subtract(picture, Image.new("L", picture.size, 48)).getbbox()


@pytest.mark.sampled
@pytest.mark.parametrize(("game", "layout", "language"), PLACES if LONG else SAMPLE)
def test_what_fills_an_element_is_within_its_area(game: str, layout: str, language: str) -> None:
    printer = Printer(table(game), language)
    faces, word = laid_out_as(printer.faces, layout), longest_word(printer)
    faults: list[str] = []
    for base in sampled(full_cards(printer), 2, len(layout)):
        some = [base, *filled(base, word * 3), *(filled(base, word) if LONG else ())]
        job = Job(
            [card for card in some if is_possible(card, faces, printer)],
            faces,
            language,
            printer.words(),
            printer.writing,
        )
        job.fit()
        fronts = job.fronts(job.drawn, DPI)
        areas = job.designs.found[job.drawn[0]["design"]]["areas"]
        for plain, front in zip(job.drawn[1:], fronts[1:], strict=True):
            place = outside(front, fronts[0], allowed(job.drawn[0], plain, areas))
            if place is not None:
                changed = [area["name"] for area in areas if holding(plain, area) != holding(job.drawn[0], area)]
                faults.append(f"{base.id}: {changed} reaches {[round(dot * DOT, 1) for dot in place]} mm")
    assert not faults


# ------------------------------------------------------------------------------------------------------------ told

WIDE = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
LONG_WORD = "Rechtsschutzversicherungsgesellschaften"
HUGE = 10**20


@pytest.mark.parametrize(
    ("card", "parts"),
    [
        (replace(MAGE, name=WIDE), ["title"]),
        (replace(MAGE, name=f"The {WIDE} of all"), ["title"]),
        (
            replace(MAGE, name="Donaudampfschifffahrt und Rechtsschutzversicherungsgesellschaft"),
            [],
        ),  # two lines, smaller
        (replace(TIMEBOMB, paragraphs=(words(f"Each Runner reads {LONG_WORD}."),)), []),
        (replace(TIMEBOMB, paragraphs=(words(f"Each Runner reads {WIDE}{WIDE}."),)), ["word"]),
        (replace(TIMEBOMB, paragraphs=(words(f"Each Runner reads {LONG_WORD}-{LONG_WORD}."),)), []),  # divided
        (replace(TIMEBOMB, paragraphs=(words(f"https://example.org/{'/'.join(['november'] * 20)}"),)), []),
        (replace(COVERING_FIRE, paragraphs=(words(f"={WIDE}{WIDE}:=", " Choose."),)), ["word"]),
        (replace(ELF_SHAMAN, words={"flavour": f"{WIDE}{WIDE}, they said."}), ["word"]),
        (replace(COVERING_FIRE, facts={**COVERING_FIRE.facts, "cost": 1_000_000}), []),  # smaller
        (replace(COVERING_FIRE, facts={**COVERING_FIRE.facts, "cost": HUGE}), ["figures"]),
        (replace(COVERING_FIRE, facts={**COVERING_FIRE.facts, "damage": (TableCell("black", HUGE),)}), ["figures"]),
        (replace(COVERING_FIRE, facts={**COVERING_FIRE.facts, "damage": (TableCell("black", 1),) * 30}), ["figures"]),
        (replace(ELF_SHAMAN, facts={**ELF_SHAMAN.facts, "track": (TableCell("red", HUGE),)}), ["figures"]),
        (replace(MAGE, facts={**MAGE.facts, "manas": HUGE**2}), ["figures"]),
        (replace(MAGE, names={**MAGE.names, "mana": WIDE * 2}), ["figures"]),
        (replace(MISSION, tables={"scene_obstacles": PrintedTable(WIDE, ("", WIDE), (("1", "2"),))}), []),
        (replace(MISSION, tables={"scene_obstacles": PrintedTable(WIDE, ("", WIDE * 3), (("1", "2"),))}), ["figures"]),
    ],
)
def test_what_is_too_wide_at_its_smallest_size_is_told(card: PrintedCard, parts: list[str], tmp_path: Path) -> None:
    overflow, _ = Job([card], read(tmp_path), "de", WORDS).fit()
    assert [over.part for over in overflow] == parts
    assert all(over.millimetres > 0.02 for over in overflow)


@pytest.mark.parametrize(
    "card",
    [
        replace(TIMEBOMB, paragraphs=(words(f"Each Runner reads {LONG_WORD} and {WIDE}{WIDE}, twice."),)),
        replace(COVERING_FIRE, paragraphs=(words(f"={WIDE}{WIDE}:=", " Choose."),)),
        replace(ELF_SHAMAN, words={"flavour": f"{WIDE}{WIDE}!", "said": LONG_WORD}),
        replace(MISSION, tables={"progress": PrintedTable("", ("", "1"), (("1", f"Read {WIDE}{WIDE}."),))}),
    ],
    ids=["text", "heading", "words", "chart"],
)
def test_a_word_that_is_too_wide_is_named(card: PrintedCard, tmp_path: Path) -> None:
    """Of several, the widest, without the signs behind it."""
    (over,), _ = Job([card], read(tmp_path), "de", WORDS).fit()
    assert (over.part, over.word) == ("word", WIDE * 2)


@pytest.mark.parametrize("layout", ["card", "hex", "round", "mini"])
def test_the_words_on_a_back_are_within_its_panel(layout: str, tmp_path: Path) -> None:
    faces = laid_out_as(read(tmp_path), layout)
    job = Job([TIMEBOMB, replace(TIMEBOMB, kind_label=f"{WIDE} {WIDE} {WIDE} of them")], faces, "de", WORDS)
    job.fit()
    _, short, _, long = job.compile(job.render("single.typ.j2", bleed=0, backs=True), job.drawn, "png", DPI)
    size = Image.open(io.BytesIO(short)).size
    panel = Image.new("L", size, 0)
    ImageDraw.Draw(panel).rectangle((7 / DOT, 7 / DOT, size[0] - 7 / DOT, size[1] - 7 / DOT), 255)
    assert outside(long, short, panel) is None and long != short


def test_a_tile_keeps_its_text_within_the_cut_line_and_draws_no_empty_panel(tmp_path: Path) -> None:
    whole = laid_out_as(read(tmp_path), "hex")
    faces = replace(whole, kinds={kind: replace(face, widgets=(TextBox(),)) for kind, face in whole.kinds.items()})
    text = words(*["Choose another Runner. That Runner heals 1 and draws 2 cards. "] * 4)
    job = Job([replace(TIMEBOMB, paragraphs=(text,)), replace(TIMEBOMB, paragraphs=())], faces, "en", WORDS)
    job.fit()
    place = next(one for one in job.designs.found[job.drawn[0]["design"]]["areas"] if one["name"] == "panel")
    for x in (place["x"], place["x"] + place["width"]):  # the sides of a hexagon go down by 45.6 mm on 79 mm
        assert place["y"] + place["height"] < 91.2 - abs(x - 79 / 2) * (91.2 / 2 / 79) - 1
    at = place["x"] / DOT, place["y"] / DOT, (place["x"] + place["width"]) / DOT, (place["y"] + 6) / DOT
    panels = [Image.open(io.BytesIO(one)).convert("L").crop(at) for one in job.fronts(job.drawn, DPI)]
    full, empty = (sum(panel.histogram()[220:]) / (panel.width * panel.height) for panel in panels)
    assert full > 0.5 and empty < 0.01
