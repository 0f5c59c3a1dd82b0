"""Printing with little ink: no areas of colour, nothing lost that tells cards apart, and black ink alone."""

from __future__ import annotations

import io
import re
import zlib
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageStat

from ombre.sheets import WORDS, FaceSet, Ink, Job, Paper, PrintedCard, load_faces
from ombre.sheets.drawing.inks import drained
from ombre.sheets.faces.options import BORDERS, SHAPES

from .deck import DECK, ELF_SHAMAN, FACES, MAGE, MISSION, TIMEBOMB


@pytest.fixture(scope="module")
def faces() -> FaceSet:
    return load_faces(FACES)


def job(cards: list[PrintedCard], faces: FaceSet, ink: Ink) -> Job:
    made = Job(cards, faces, "en", WORDS, ink=ink)
    made.fit()
    return made


def picture(card: PrintedCard, faces: FaceSet, ink: Ink) -> Image.Image:
    (made,) = job([card], faces, ink).pictures(lambda _: None, 100).values()
    return Image.open(io.BytesIO(made)).convert("RGB")


def used(image: Image.Image) -> float:
    """How much of an area is covered, from 0 for white to 1 for black."""
    return 1 - ImageStat.Stat(image.convert("L")).mean[0] / 255


@pytest.mark.parametrize("card", [*DECK, MAGE, MISSION], ids=lambda card: card.id)
def test_little_ink_is_little(faces: FaceSet, card: PrintedCard) -> None:
    full, low = (used(picture(card, faces, ink)) for ink in ("full", "low"))
    assert low < 0.16 and low < full / 3


@pytest.mark.parametrize("ink", ["low", "black"])
def test_the_size_of_a_text_does_not_depend_on_the_ink(faces: FaceSet, ink: Ink) -> None:
    cards = [*DECK, MISSION]
    assert job(cards, faces, ink).fit() == job(cards, faces, "full").fit()


@pytest.mark.parametrize("ink", ["low", "black"])
def test_frames_keep_their_corners_and_borders(faces: FaceSet, ink: Ink) -> None:
    """Cards that differ in their corners, or in the edges of their panels, differ without areas of colour, too."""
    shapes = [
        replace(faces, shapes={}, kinds={"event": replace(faces.kinds["event"], shape=shape)}) for shape in SHAPES
    ]
    seen = [picture(TIMEBOMB, own, ink) for own in shapes]
    borders = [replace(faces, borders={"hard": name}) for name in BORDERS]
    hard = replace(ELF_SHAMAN, facts={**ELF_SHAMAN.facts, "difficulty": "hard"})
    for pictures in (seen, [picture(hard, own, ink) for own in borders]):
        for at, one in enumerate(pictures):
            for other in pictures[:at]:
                dark = ImageChops.difference(one, other).convert("L").histogram()[100:]
                assert sum(dark) > 20


@pytest.mark.parametrize("ink", ["low", "black"])
def test_the_mark_of_the_origin_is_kept(faces: FaceSet, ink: Ink) -> None:
    marks = [picture(replace(TIMEBOMB, origin=origin), faces, ink) for origin in ("printed", "house")]
    corner = [
        mark.crop((mark.width * 84 // 100, mark.height * 93 // 100, mark.width * 90 // 100, mark.height))
        for mark in marks
    ]
    assert used(corner[0]) > used(corner[1])


def colours(pdf: bytes) -> Iterator[tuple[str, ...]]:
    """Yield all colours that a PDF sets: in the streams of its pages, and in its gradients."""
    for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        try:
            plain = zlib.decompress(stream).decode("latin-1")
        except zlib.error:
            continue
        plain = re.sub(r"\((?:\\.|[^\\()])*\)", "", plain, flags=re.DOTALL)
        yield from (
            tuple(found) for found in re.findall(r"(?:^|\s)([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN|rg|RG)\b", plain)
        )
    for found in re.findall(rb"/C[01]\[([\d.]+) ([\d.]+) ([\d.]+)\]", pdf):
        yield tuple(part.decode() for part in found)


def test_black_ink_alone(faces: FaceSet) -> None:
    """No colour is left, neither of lines nor of symbols, on fronts and backs."""
    made = job([*DECK, MAGE, MISSION], faces, "black").pdf(Paper())
    assert [
        colour for colour in colours(made) if len({*colour}) > 1 and colour != ("0.99215686", "0.9882353", "0.9764706")
    ] == []
    assert any(len({*colour}) > 1 for colour in colours(job(DECK, faces, "low").pdf(Paper())))


def test_symbols_are_grey_for_black_ink() -> None:
    source = (
        '<svg><path fill="#d33" stroke="currentColor" style="fill: #00ff00; stroke:red"/>'
        '<stop stop-color="none"/></svg>'
    )
    grey = drained({"x": source}, "black")["x"]
    assert grey == (
        '<svg><path fill="#575757" stroke="currentColor" style="fill: #b6b6b6; stroke:#363636"/>'
        '<stop stop-color="none"/></svg>'
    )
    assert drained({"x": source}, "low") == {"x": source}
