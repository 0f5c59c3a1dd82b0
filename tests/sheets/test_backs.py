"""Drawn backs: their panel has the outline of the card, so that the cut line runs through nothing."""

from __future__ import annotations

import io
import math
from collections.abc import Iterator
from dataclasses import replace
from typing import cast

import pytest
from PIL import Image, ImageStat

from ombre.sheets import WORDS, FaceSet, Ink, Job, load_faces
from ombre.sheets.faces.faces import LayoutChoice

from .deck import FACES, TIMEBOMB

DPI = 150


@pytest.fixture(scope="module")
def faces() -> FaceSet:
    return replace(load_faces(FACES), patterns={})


def back(faces: FaceSet, layout: str, ink: Ink = "full") -> tuple[Image.Image, float, float]:
    """A back, and the width and the height of the card."""
    event = replace(faces.kinds["event"], layout=LayoutChoice(layout), format=None)
    job = Job([TIMEBOMB], replace(faces, kinds={**faces.kinds, "event": event}), "en", WORDS, ink=ink)
    job.fit()
    _, made = job.compile(job.render("single.typ.j2", bleed=0, backs=True), job.drawn, "png", DPI)
    return Image.open(io.BytesIO(made)).convert("RGB"), *job.size(0)


def along(layout: str, wide: float, high: float, within: float) -> Iterator[tuple[float, float]]:
    """Places at a distance within the cut line, in millimetres from the middle of the card."""
    radius = wide / 2 - within  # of a circle, and of the circle in a hexagon
    for step in range(360):
        turn = math.radians(step + 0.5)
        # A hexagon stands on a corner, so that its sides are at 0, 60, 120 ... degrees.
        aside = (turn + math.pi / 6) % (math.pi / 3) - math.pi / 6
        reach = radius / math.cos(aside) if layout == "hex" else radius
        yield wide / 2 + reach * math.cos(turn), high / 2 + reach * math.sin(turn)


def colours(picture: Image.Image, places: Iterator[tuple[float, float]]) -> set[tuple[int, int, int]]:
    at = [tuple(round(side / 25.4 * DPI) for side in place) for place in places]
    # A place is two numbers.
    return {cast("tuple[int, int, int]", picture.getpixel(place)) for place in at}  # type: ignore[arg-type]


@pytest.mark.parametrize("layout", ["hex", "round"])
def test_the_panel_of_a_back_has_the_outline_of_its_card(layout: str, faces: FaceSet) -> None:
    picture, wide, high = back(faces, layout)
    ground = tuple(bytes.fromhex(faces.colours["event"][1:]))
    for within in (1, 2, 3, 4):
        assert colours(picture, along(layout, wide, high, within)) == {ground}
    for colour in colours(picture, along(layout, wide, high, 5)):
        assert min(colour) > 120  # the white line of the panel
    for deep in colours(picture, along(layout, wide, high, 5.9)):
        assert max(deep) < max(ground) * 0.8
    assert len(colours(picture, along(layout, wide, high, 8))) > 10  # the drawing


@pytest.mark.parametrize("layout", ["hex", "round", "card"])
@pytest.mark.parametrize("ink", ["low", "black"])
def test_backs_need_little_ink(layout: str, ink: Ink, faces: FaceSet) -> None:
    picture = back(faces, layout, ink)[0].convert("L")
    assert 1 - ImageStat.Stat(picture).mean[0] / 255 < 0.1
