"""Cards in their printed words and a game's `faces.yaml` in; PDF sheets, pictures or an HTML preview out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from .drawing import together
from .faces import PATTERNS, SHAPES, FaceSet, load_faces
from .fonts import FONTS, fonts, printable
from .job import WORDS, Job, behind
from .printed import Cell, FaceError, Overflow, PrintedCard, PrintError, Run, Sheet
from .simulator import tabletop
from .templates import typst_literal

__all__ = [
    "FONTS",
    "PATTERNS",
    "SHAPES",
    "WORDS",
    "Cell",
    "FaceError",
    "FaceSet",
    "Job",
    "Overflow",
    "PrintError",
    "PrintedCard",
    "Run",
    "Sheet",
    "behind",
    "fonts",
    "load_faces",
    "printable",
    "sheet",
    "tabletop",
    "together",
    "typst_literal",
]


def sheet(
    cards: Sequence[PrintedCard],
    faces: FaceSet,
    locale: str,
    paper: Literal["a4", "letter"],
    to: Literal["pdf", "png", "html"],
    progress: Callable[[int, int], None] | None = None,
    texts: Mapping[str, str] | None = None,
) -> Sheet:
    """Prints the cards: `sheet.pdf` with each card as often as it has copies, a PNG for each, or `index.html`."""
    if not cards:
        return Sheet({})
    tell = progress or (lambda done, total: None)
    tell(0, len(cards))
    words = {**WORDS, **(texts or {})}
    job = Job(cards, faces, locale, paper, words)
    overflow, sizes = job.fit()
    if to == "pdf":
        files = {"sheet.pdf": job.pdf()}
    elif to == "png":
        files = job.pictures(lambda done: tell(done, len(cards)))
    else:
        files = {"index.html": job.html()}
    tell(len(cards), len(cards))
    return Sheet(files, overflow, sizes)
