"""Faces that no author has written: those of a game without `faces.yaml`, and that of the summary of a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

from .faces import KIND, Back, Face, FaceSet, LayoutChoice
from .widgets import Foot, Line, List, Row, TextBox, WordsBox

COLOURS = ("#1b4f8e", "#17744a", "#8a4b14", "#5a3a86", "#8d2330", "#3d5866")
BACK = "back"
SUMMARY = "turn summary"  # the kind of the summary; with a space, so that no kind of a game has this name
FRAME = "summary"  # the word whose colour, pattern and shape the summary has
_DIAMOND = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
    '<path fill="currentColor" d="M5 1 9 5 5 9 1 5Z"/></svg>'
)


class PlainFacts(NamedTuple):
    """The properties that the cards of a kind print.

    words: those that are a word of a list. lists: those that are several words, or symbols with amounts.
    said: words of the author.
    """

    words: Sequence[str]
    numbers: Sequence[str]
    lists: Sequence[str] = ()
    said: Sequence[str] = ()


def plain_faces(path: Path, kinds: Mapping[str, PlainFacts]) -> FaceSet:
    """Return faces for these kinds, each with its own colour: the kind, the words, the numbers and the text of a card.

    path: the `faces.yaml` that the game does not have.
    """
    return FaceSet(
        path=path,
        colours=dict(zip(kinds, cycle(COLOURS), strict=False)),
        patterns={},
        shapes={},
        borders={},
        icons={},
        pictures={BACK: _DIAMOND},
        kinds={kind: _face(facts) for kind, facts in kinds.items()},
    )


def _face(facts: PlainFacts) -> Face:
    numbers = [List(tuple(map(Row, facts.numbers)))] if facts.numbers else []
    lists = [Line((name,), named=True) for name in facts.lists]
    return Face(
        frame=KIND,
        border=KIND,
        shape="round",
        widgets=(Line((KIND,), tuple(facts.words)), *lists, *numbers, TextBox(boxed=True), *map(WordsBox, facts.said)),
        back=Back(icon=BACK),
    )


def summary_faces(faces: FaceSet, size: float | None = None, is_numbered: bool = True) -> FaceSet:
    """Return the faces of a game with one for the summary of a turn: a title, and each step in a box.

    size: that of its text, in points; that of its layout, if there is none. is_numbered: whether its foot numbers it.
    """
    face = Face(
        frame=KIND,
        border=KIND,
        shape=faces.shapes.get(FRAME, "round"),
        widgets=(TextBox(boxed=True, size=size),),
        back=Back(icon=SUMMARY),
        format=faces.summary.format,
        layout=LayoutChoice(faces.summary.layout),
        foot=Foot(("set",), ("number",) if is_numbered else ()),
    )

    def like_frame(part: Mapping[str, str]) -> dict[str, str]:
        return {**part, SUMMARY: part[FRAME]} if FRAME in part else dict(part)

    return replace(
        faces,
        patterns=like_frame(faces.patterns),
        borders=like_frame(faces.borders),
        backgrounds=like_frame(faces.backgrounds),
        colours={**faces.colours, SUMMARY: faces.colours.get(FRAME, COLOURS[-1])},
        pictures={**faces.pictures, SUMMARY: _DIAMOND},
        kinds={**faces.kinds, SUMMARY: face},
    )
