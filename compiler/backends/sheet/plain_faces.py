"""The faces of a game that has no `faces.yaml`: the kind, the words, the numbers and the text of each card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

from .faces import KIND, Face, FaceSet
from .widgets import Line, List, Row, TextBox, WordsBox

COLOURS = ("#1b4f8e", "#17744a", "#8a4b14", "#5a3a86", "#8d2330", "#3d5866")
BACK = "back"
_DIAMOND = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="currentColor" d="M5 1 9 5 5 9 1 5Z"/></svg>'


class PlainFacts(NamedTuple):
    """The properties that the cards of a kind print: words of lists, numbers, and words of the author (`said`)."""

    words: Sequence[str]
    numbers: Sequence[str]
    said: Sequence[str] = ()


def plain_faces(path: Path, kinds: Mapping[str, PlainFacts]) -> FaceSet:
    """Return faces for these kinds, each with its own colour. path: the `faces.yaml` that the game does not have."""
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
    return Face(
        frame=KIND,
        border=KIND,
        shape="round",
        widgets=(Line((KIND,), tuple(facts.words)), *numbers, TextBox(boxed=True), *map(WordsBox, facts.said)),
        back=KIND,
        back_icon=BACK,
        back_like="",
        back_title="",
    )
