"""Print cards: make PDF sheets, pictures or an HTML preview from card texts and the `faces.yaml` of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from ...writing import Writing
from .face_reader import SetFolder, load_faces
from .faces import PATTERNS, SHAPES, FaceSet, table_of, words_of
from .fonts import FONTS, fonts, printable
from .items import together
from .job import BLEED, LATIN, WORDS, Job, behind, untold
from .ornament import ornament
from .painting import painted
from .plain_faces import PlainFacts, plain_faces
from .printed import FORMATS, FaceError, Overflow, PrintedCard, PrintedRun, PrintedTable, PrintError, Sheet, TableCell
from .simulator import tabletop
from .templates import typst_literal

__all__ = [
    "BLEED",
    "FONTS",
    "FORMATS",
    "PATTERNS",
    "SHAPES",
    "WORDS",
    "TableCell",
    "FaceError",
    "FaceSet",
    "Job",
    "Overflow",
    "PlainFacts",
    "PrintError",
    "PrintedCard",
    "PrintedRun",
    "Sheet",
    "PrintedTable",
    "SetFolder",
    "words_of",
    "behind",
    "fonts",
    "load_faces",
    "ornament",
    "painted",
    "plain_faces",
    "printable",
    "sheet",
    "table_of",
    "tabletop",
    "together",
    "typst_literal",
]


def sheet(
    cards: Sequence[PrintedCard],
    faces: FaceSet,
    locale: str,
    paper: Literal["a4", "letter", "card"],
    to: Literal["pdf", "png", "html"],
    progress: Callable[[int, int], None] | None = None,
    texts: Mapping[str, str] | None = None,
    bleed: float = BLEED,
    writing: Writing = LATIN,
) -> Sheet:
    """Print cards as `sheet.pdf` (each card as often as it has copies), as a PNG for each card, or as `index.html`.

    With the paper `card`, each front and each back has its own page with `bleed` millimetres around it, and further
    card formats have separate files `sheet-FORMAT.pdf`. `progress` is called with the number of cards measured and
    drawn so far and with the total; each card counts twice, once measured and once drawn.
    """
    if not cards:
        return Sheet({})
    tell = progress or untold
    count = len(cards)
    tell(0, 2 * count)
    job = Job(cards, faces, locale, {**WORDS, **(texts or {})}, writing)
    overflow, sizes = job.fit(lambda done: tell(done, 2 * count))
    if to == "png":
        files = job.pictures(lambda done: tell(count + done, 2 * count))
    elif to == "html":
        files = {"index.html": job.html()}
    elif paper == "card":
        first, *more = job.single(bleed).items()
        files = {"sheet.pdf": first[1], **{f"sheet-{format}.pdf": document for format, document in more}}
    else:
        files = {"sheet.pdf": job.pdf(paper)}
    tell(2 * count, 2 * count)
    return Sheet(files, overflow, sizes)
