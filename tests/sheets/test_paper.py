"""Requirements for print: a distance from the edge, black text in one ink, frames that differ without colours."""

from __future__ import annotations

import io
import json
import re
import zlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest
import typst
from PIL import Image, ImageChops

from ombre.sheets import WORDS, FaceSet, Job, Paper, PrintedCard, PrintedTable, PrintForm, Sheet, load_faces, sheet
from ombre.sheets.faces.options import BORDERS, SHAPES
from ombre.sheets.faces.widgets import Corner
from ombre.workshop.printing.printer import Printer

from .deck import COVERING_FIRE, DECK, ELF_SHAMAN, FACES, MISSION, TIMEBOMB, words

SAFE = 3.0  # the least distance between the content and the edge of a card, in millimetres
DOTS = 5  # the resolution of the pictures, in pixels per millimetre


@pytest.fixture(scope="module")
def faces() -> FaceSet:
    return load_faces(FACES)


# ------------------------------------------------------------------------------------------- the safe distance


def painted(job: Job, body: str) -> Image.Image:
    """The picture of a page that has the size of the first card; body: the Typst code of its content."""
    page = "#set page(width: w(c), height: h(c), margin: 0mm)\n"
    source = job.render("face.typ.j2").decode() + f"\n#let c = data.cards.first()\n{page}#{body}"
    (made,) = job.compile(source.encode(), job.drawn, "png", round(DOTS * 25.4))
    return Image.open(io.BytesIO(made)).convert("RGB")


def above(image: Image.Image, level: int) -> Image.Image:
    """The picture with all pixels darker by `level`, so that pixels up to this level are black."""
    return ImageChops.subtract(image, Image.new("L", image.size, level).convert(image.mode))


def reaches(job: Job, front: bool) -> float:
    """The distance in millimetres between the edge of a card and its content; the background does not count."""
    job.fit()
    ground = "ground(c, 0mm)" if front else "ground((..c.back, width: c.width, height: c.height), 0mm)"
    other, whole = painted(job, ground), painted(job, "face(c)" if front else "back(c)")
    differing = above(ImageChops.difference(whole, other).convert("L"), 8)
    left, top, right, bottom = differing.getbbox() or (0, 0, 0, 0)
    return min(left, top, whole.width - right, whole.height - bottom) / DOTS


@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_stands_near_the_edge(faces: FaceSet, shape: str) -> None:
    """Cards with badges on both sides keep the least distance from the edge, with every shape of the panel."""
    corners = tuple(Corner("cost", "nuyen", side) for side in ("left", "right"))
    gear = faces.kinds["gear"]
    crowded = replace(gear, frame="kind", shape=shape, widgets=(*corners, *gear.widgets[2:]))
    own = replace(faces, shapes={}, kinds={**faces.kinds, "gear": crowded})
    job = Job([replace(COVERING_FIRE, name="An unusually long title")], own, "en", WORDS)
    assert SAFE <= reaches(job, front=True) < SAFE + 0.3
    assert reaches(job, front=False) >= SAFE


@pytest.mark.parametrize("card", [ELF_SHAMAN, MISSION], ids=lambda card: card.id)
def test_nothing_stands_near_the_edge_of_other_kinds(faces: FaceSet, card: PrintedCard) -> None:
    for front in (True, False):
        assert reaches(Job([card], faces, "en", WORDS), front) >= SAFE


def test_further_sizes_are_written_beside_the_first(tmp_path: Path) -> None:
    """Cards of different sizes are written to different files, because a printing house needs one size in each file."""
    made = Sheet({"sheet.pdf": b"cards", "sheet-sheet.pdf": b"sheets"})
    Printer.write(cast(Printer, None), made, "pdf", tmp_path / "press.pdf")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {
        "press.pdf": b"cards",
        "press-sheet.pdf": b"sheets",
    }


# ------------------------------------------------------------------------------------------------- one ink


def pages(pdf: bytes) -> Iterator[str]:
    """Yield the drawing operators of each content stream of a PDF, without the printed texts."""
    for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        try:
            plain = re.sub(rb"\((?:\\.|[^\\()])*\)", b"", zlib.decompress(stream), flags=re.DOTALL).decode("latin-1")
        except zlib.error:
            continue
        if " Tf" in plain:
            yield plain


def inks(pdf: bytes) -> Iterator[tuple[str, ...]]:
    """Yield the fill colour of each text in a PDF: the colour operator and its numbers."""
    for plain in pages(pdf):
        colour: tuple[str, ...] = ("g", "0")
        saved: list[tuple[str, ...]] = []
        for numbers, operator in re.findall(r"((?:[-\d.]+ )*)\b(scn|sc|k|g|rg|q|Q|BT)\b", plain):
            if operator == "q":
                saved.append(colour)
            elif operator == "Q":
                colour = saved.pop()
            elif operator == "BT":
                yield colour
            else:
                colour = (operator, *numbers.split())


@pytest.mark.parametrize("paper", [Paper(), None], ids=["sheet", "card"])
def test_black_words_are_printed_in_one_ink(faces: FaceSet, paper: Any) -> None:
    """Black text is printed with black ink only, because text in four inks is blurred if the inks are not aligned."""
    made = sheet([*DECK, MISSION], faces, "en", PrintForm(paper=paper)).files.values()
    found = {ink for document in made for ink in inks(document)}
    assert ("k", "0", "0", "0", "1") in found
    dark = [ink for ink in found if ink[0] != "k" and max(float(part) for part in ink[1:]) < 0.2]
    assert dark == []


# -------------------------------------------------------------------------------------------------- text sizes

PROGRESS = PrintedTable(
    "Progress", ("Round", "1 runner", "2 runners"), (("1", "Draw 2 cards. Flip 1.", "–"), ("2", "–", "–"))
)


def test_no_words_are_smaller_than_seven_points(faces: FaceSet) -> None:
    """The texts of tables also have at least seven points, even if the rules text has its smallest size."""
    paragraphs = tuple(words("A rule of a long mission is said again. " * 6) for _ in range(20))
    card = replace(MISSION, paragraphs=paragraphs, tables={"progress": PROGRESS})
    made = sheet([card], faces, "en", PrintForm(paper=None))
    assert (made.sizes[card.id], made.overflow) == (7, ())
    sizes = {
        float(size) for plain in pages(made.files["sheet.pdf"]) for size in re.findall(r"/f\d+ ([\d.]+) Tf", plain)
    }
    assert 7 in sizes
    assert min(sizes) == 7  # that of the number of the card in its set, too


def test_a_table_parts_no_number_from_its_word(faces: FaceSet) -> None:
    (plain,) = Job([replace(MISSION, tables={"progress": PROGRESS})], faces, "en", WORDS).drawn
    (chart,) = (item for item in plain["flow"] if item["draw"] == "chart")
    assert chart["lines"][0]["cells"][0]["text"] == "Draw 2\u00a0cards. Flip 1."
    assert chart["wide"] == [len("Draw 2 cards. Flip 1."), 1]


# ------------------------------------------------------------------------------------------------------ frames


def grey(card: PrintedCard, faces: FaceSet) -> Image.Image:
    job = Job([card], faces, "en", WORDS)
    job.fit()
    return painted(job, "face(c)").convert("L")


def test_borders_are_told_apart_without_colour(faces: FaceSet) -> None:
    """The pictures of two borders without colours and texts differ clearly at the left and at the right side."""
    seen = [
        grey(
            replace(ELF_SHAMAN, facts={**ELF_SHAMAN.facts, "difficulty": "hard"}),
            replace(faces, borders={"hard": name}),
        )
        for name in BORDERS
    ]
    for one, other in pairwise(seen):
        differing = above(ImageChops.difference(one, other), 60)
        margin = 6 * DOTS
        for left in (0, one.width - margin):
            side = differing.crop((left, 0, left + margin, one.height))
            _, top, _, bottom = side.getbbox() or (0, 0, 0, 0)
            assert bottom - top > one.height / 2


def test_hard_and_normal_obstacles_differ_in_their_borders(faces: FaceSet) -> None:
    drawn = [
        Job([replace(ELF_SHAMAN, facts={**ELF_SHAMAN.facts, "difficulty": value})], faces, "en", WORDS).drawn[0][
            "border"
        ]
        for value in ("normal", "hard")
    ]
    assert drawn == ["plain", "saw"]


def test_the_lines_of_an_alternative_begin_behind_its_bullet(faces: FaceSet) -> None:
    """The column of the bullets contains nothing except the bullets."""
    text = "Choose one: • " + "This goes on for more than one line of a card. " * 3 + "• Short."
    job = Job([replace(TIMEBOMB, paragraphs=(words(text),))], faces, "en", WORDS)
    job.fit()
    body = "context body(text-part(c), 9pt)"
    margin = painted(job, body).convert("L").crop((0, int(4.5 * DOTS), int(2.5 * DOTS), 30 * DOTS))
    dark = above(ImageChops.invert(margin), 95)
    rows = [dark.crop((0, y, margin.width, y + 1)).getbbox() is not None for y in range(margin.height)]
    starts = [at for at, (before, now) in enumerate(pairwise(rows)) if now and not before]
    assert len(starts) == 2


def test_art_is_a_picture_or_nothing(faces: FaceSet) -> None:
    """However long its text is, a card has a picture of at least a certain height, or no picture."""
    heights = set[float]()
    for times in range(12, 22):
        card = replace(COVERING_FIRE, paragraphs=(words("A rule that is said again. " * times),))
        job = Job([card], faces, "en", WORDS)
        job.fit()
        ask = b"""
            #let c = data.cards.first()
            #context [#metadata(shares(text-part(c)).art / 1mm)<x>]"""
        found = typst.query(job.render("face.typ.j2") + ask, "<x>", field="value", one=True, **job.settings(job.drawn))
        heights.add(round(json.loads(found), 1))
    assert 0 in heights and max(heights) > 10
    assert [height for height in heights if 0 < height < 6] == []
