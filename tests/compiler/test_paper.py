"""What a press wants of cards: nothing near the edge, words in one ink, and frames that are told apart without colour."""

from __future__ import annotations

import io
import json
import re
import zlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
import typst
from PIL import Image, ImageChops

from ombre.compiler.backends.sheet import WORDS, FaceSet, Job, PrintedCard, load_faces, sheet
from ombre.compiler.backends.sheet.faces import BORDERS, SHAPES, Widget

from .deck import COVERING_FIRE, DECK, ELF_SHAMAN, FACES, MISSION, TIMEBOMB, words

SAFE = 3.0  # millimetres that a press may cut too much or too little
PPI = 254  # ten dots to the millimetre


@pytest.fixture(scope="module")
def faces() -> FaceSet:
    return load_faces(FACES)


# ------------------------------------------------------------------------------------------- the safe distance


def painted(job: Job, body: str) -> Image.Image:
    """A page of the first card's size with something of it."""
    page = "#set page(width: w(c), height: h(c), margin: 0mm)\n"
    source = job.render("face.typ.j2").decode() + f"\n#let c = data.cards.first()\n{page}#{body}"
    (made,) = job.compile(source.encode(), job.drawn, "png", PPI)
    return Image.open(io.BytesIO(made)).convert("RGB")


def reaches(job: Job, front: bool) -> float:
    """How near to the edge of a card anything stands that is not its ground, in millimetres."""
    job.fit()
    ground = "ground(c, 0mm)" if front else "ground((..c.back, width: c.width, height: c.height), 0mm)"
    other, whole = painted(job, ground), painted(job, "face(c)" if front else "back(c)")
    levels = ImageChops.difference(whole, other).convert("L").point(lambda level: 255 if level > 8 else 0)
    left, top, right, bottom = levels.getbbox() or (0, 0, 0, 0)
    return min(left, top, whole.width - right, whole.height - bottom) / PPI * 25.4


@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_stands_near_the_edge(faces: FaceSet, shape: str) -> None:
    """Badges on both sides, each with its small icon, and every shape of the frame."""
    corners = tuple(Widget("corner", {"fact": "cost", "icon": "nuyen", "side": side}) for side in ("left", "right"))
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


# ------------------------------------------------------------------------------------------------- one ink


def inks(pdf: bytes) -> Iterator[tuple[str, ...]]:
    """The fill colour of every stretch of text: the operator, then its numbers."""
    for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        try:
            plain = re.sub(rb"\((?:\\.|[^\\()])*\)", b"", zlib.decompress(stream), flags=re.DOTALL).decode("latin-1")
        except zlib.error:
            continue
        if " Tf" not in plain:
            continue
        colour, saved = ("g", "0"), list[tuple[str, ...]]()
        for numbers, operator in re.findall(r"((?:[-\d.]+ )*)\b(scn|sc|k|g|rg|q|Q|BT)\b", plain):
            if operator == "q":
                saved.append(colour)
            elif operator == "Q":
                colour = saved.pop()
            elif operator == "BT":
                yield colour
            else:
                colour = (operator, *numbers.split())


@pytest.mark.parametrize("paper", ["a4", "card"])
def test_black_words_are_printed_in_one_ink(faces: FaceSet, paper: Any) -> None:
    """Four inks that are a hair apart make small words blurred: black ones are K alone."""
    made = sheet([*DECK, MISSION], faces, "en", paper, "pdf").files.values()
    found = {ink for document in made for ink in inks(document)}
    assert ("k", "0", "0", "0", "1") in found
    dark = [ink for ink in found if ink[0] != "k" and max(float(part) for part in ink[1:]) < 0.2]
    assert dark == []


# ------------------------------------------------------------------------------------------------ what is seen


def grey(card: PrintedCard, faces: FaceSet) -> Image.Image:
    job = Job([card], faces, "en", WORDS)
    job.fit()
    return painted(job, "face(c)").convert("L")


def test_borders_are_told_apart_without_colour(faces: FaceSet) -> None:
    """On a print without colours, and with the word covered: what differs is long and at both sides."""
    seen = [
        grey(replace(ELF_SHAMAN, facts={**ELF_SHAMAN.facts, "difficulty": "hard"}), replace(faces, borders={"hard": name}))
        for name in BORDERS
    ]
    for one, other in pairwise(seen):
        differing = ImageChops.difference(one, other).point(lambda level: 255 if level > 60 else 0)
        for side in (differing.crop((0, 0, 60, one.height)), differing.crop((one.width - 60, 0, one.width, one.height))):
            left, top, right, bottom = side.getbbox() or (0, 0, 0, 0)
            assert bottom - top > one.height / 2
            assert right > left


def test_hard_and_normal_obstacles_differ_in_their_borders(faces: FaceSet) -> None:
    drawn = [
        Job([replace(ELF_SHAMAN, facts={**ELF_SHAMAN.facts, "difficulty": value})], faces, "en", WORDS).drawn[0]["border"]
        for value in ("normal", "hard")
    ]
    assert drawn == ["plain", "saw"]


def test_the_lines_of_an_alternative_begin_behind_its_bullet(faces: FaceSet) -> None:
    """No ink under the bullet but that of the next one."""
    text = "Choose one: • " + "This goes on for more than one line of a card. " * 3 + "• Short."
    job = Job([replace(TIMEBOMB, paragraphs=(words(text),))], faces, "en", WORDS)
    job.fit()
    body = 'context block(width: text-width(c), words(c.flow.find(item => item.draw == "text"), 9pt, rgb(c.colour)))'
    margin = painted(job, body).convert("L").crop((0, 45, 25, 300))
    rows = [min(margin.crop((0, y, 25, y + 1)).get_flattened_data()) < 128 for y in range(margin.height)]
    starts = [at for at, (before, now) in enumerate(pairwise(rows)) if now and not before]
    assert len(starts) == 2


def test_art_is_a_picture_or_nothing(faces: FaceSet) -> None:
    """Between a text that leaves no room and one that does, no card has an empty strip."""
    heights = set[float]()
    for times in range(12, 22):
        card = replace(COVERING_FIRE, paragraphs=(words("A rule that is said again. " * times),))
        job = Job([card], faces, "en", WORDS)
        job.fit()
        source = job.render("face.typ.j2") + b"""
    #context for c in data.cards [#metadata(art(c, need(c, c.size * 1pt), room(c, c.size * 1pt)) / 1mm)<x>]"""
        heights |= {round(n, 1) for n in json.loads(typst.query(source, "<x>", field="value", **job.settings(job.drawn)))}
    assert 0 in heights and max(heights) > 10
    assert [height for height in heights if 0 < height < 6] == []
