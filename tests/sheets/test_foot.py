"""The foot of a card: its two ends stay apart, on paper and for readers, and what is too long is told."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import cast

import pytest
import typst
from PIL import Image

from ombre.sheets import WORDS, FaceSet, Job, PrintedCard, load_faces
from ombre.sheets.faces.faces import LayoutChoice

from .deck import COVERING_FIRE, TIMEBOMB, words
from .test_art import png
from .test_sheet import copied

ABOUT = {"set": "Rooftops", "symbol": "nuyen", "version": "1.2", "date": "Autumn 2026"}
LONG = replace(COVERING_FIRE, number="1/6", origin="house", about=ABOUT, words={"credit": "Illustration : M. Painter"})
FOOT = "foot: {left: [symbol, set, number], right: [version, date, credit, origin]}"
DPI = 300


@pytest.fixture
def faces(tmp_path: Path) -> FaceSet:
    return load_faces(copied(tmp_path, lambda text: f"{text}\n{FOOT}\n"))


def laid_out(card: PrintedCard, faces: FaceSet, layout: str = "card") -> Job:
    kinds = {card.kind: replace(faces.kinds[card.kind], layout=LayoutChoice(layout), format=None)}
    job = Job([card], replace(faces, kinds={**faces.kinds, **kinds}), "en", WORDS)
    job.fit()
    return job


def strip_of_foot(job: Job) -> Image.Image:
    """The foot of a card."""
    (made,) = job.pictures(lambda _: None, DPI).values()
    picture = Image.open(io.BytesIO(made)).convert("L")
    (design,) = job.designs.found.values()
    (area,) = (area for area in design["areas"] if area["name"] == "foot")
    sides = (area["x"] + 3, area["y"] + 0.6, area["x"] + area["width"] - 3, area["y"] + area["height"] - 0.6)
    return picture.crop(tuple(round(side / 25.4 * DPI) for side in sides))  # type: ignore[arg-type]  # four numbers


def widest_gap(strip: Image.Image) -> float:
    """The widest part of a foot without letters, in millimetres."""
    ground = strip.getpixel((0, 0))
    assert isinstance(ground, int)
    columns = ([cast(int, strip.getpixel((x, y))) for y in range(strip.height)] for x in range(strip.width))
    empty = [all(abs(shade - ground) < 40 for shade in column) for column in columns]
    return max(len([*some]) for is_empty, some in groupby(empty) if is_empty) / DPI * 25.4


@pytest.mark.parametrize("layout", ["card", "full_art", "tarot"])
def test_between_the_two_ends_of_a_foot_is_a_gap(layout: str, faces: FaceSet) -> None:
    job = laid_out(LONG, faces, layout)
    assert job.fit()[0] == ()
    assert widest_gap(strip_of_foot(job)) > 2.4


def as_told(job: Job) -> str:
    """The foot of a card as the typesetter has it."""
    source = job.render("fit.typ.j2").split(b"#set page")[0]
    source += b"#let c = data.cards.first()\n"
    source += b'#context [#metadata(repr(footer(c.footer, (size: 6, ink: "#ffffff"), 1mm, 50mm)))<foot>]'
    return str(json.loads(typst.query(source, "<foot>", field="value", **job.settings(job.drawn)))[0])


def test_the_two_ends_are_not_read_as_one_word(faces: FaceSet) -> None:
    """Else `1/6` and `1.2` would be read as 1/61.2."""
    both, one = (as_told(laid_out(card, faces)) for card in (LONG, replace(LONG, about={}, words={}, origin="printed")))
    left, _, right = both.partition("[1/6]")
    assert left and "[ · ]" in right.partition("[1.2]")[0]
    assert one.partition("[1/6]")[2].count("[ · ]") == 0  # on the right is only a mark


def test_a_foot_that_is_too_long_is_told_with_its_millimetres(faces: FaceSet) -> None:
    """Also if it has only one word."""
    for card in (LONG, replace(TIMEBOMB, words={"credit": "Illustration by " * 6}, about={})):
        (over,) = laid_out(card, faces, "mini").fit()[0]
        assert (over.part, over.size, over.where) == ("foot", 4.0, card.where) and over.millimetres > 1
    short = replace(LONG, words={}, about={"set": "Rooftops"})
    assert laid_out(short, faces, "mini").fit()[0] == ()


def test_a_foot_that_is_too_long_stays_on_one_line(faces: FaceSet) -> None:
    """And between its two ends is a gap, however small it becomes."""
    assert widest_gap(strip_of_foot(laid_out(LONG, faces, "mini"))) > 2.2


def test_a_foot_over_light_art_can_be_read(tmp_path: Path) -> None:
    path = copied(tmp_path, lambda text: text)
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "gear.png").write_bytes(png(70, 100, ((255, 255, 255),)))
    ground = strip_of_foot(laid_out(LONG, load_faces(path), "full_art")).getpixel((0, 0))
    assert isinstance(ground, int) and ground < 90  # white letters have a contrast of 7 to it


def test_a_picture_without_room_is_told(tmp_path: Path) -> None:
    """A picture of the author that is not printed is named; a drawn one is only an ornament."""
    path = copied(tmp_path, lambda text: text)
    long = replace(COVERING_FIRE, paragraphs=(words("Draw a card. " * 30),))
    assert laid_out(long, load_faces(path)).bare == ()
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "gear.png").write_bytes(png())
    assert laid_out(long, load_faces(path)).bare == (long.id,)
    assert laid_out(COVERING_FIRE, load_faces(path)).bare == ()
    assert laid_out(COVERING_FIRE, load_faces(path), "full_art").bare == ()
