"""Print cards: make PDF sheets, pictures or an HTML preview from card texts and the `faces.yaml` of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ombre.prose.language.writing import Writing

from .drawing.ornament import ornament
from .drawing.painting import painted
from .faces.face_reader import SetFolder, load_faces
from .faces.faces import PATTERNS, SHAPES, FaceSet, table_of, words_of
from .faces.fonts import FONTS, fonts, printable
from .faces.items import together
from .faces.plain_faces import PlainFacts, plain_faces, summary_faces
from .faces.printed import (
    BLEED,
    FORMATS,
    PPI,
    USUAL,
    FaceError,
    Ink,
    Overflow,
    PrintedCard,
    PrintedRun,
    PrintedTable,
    PrintError,
    PrintForm,
    Sheet,
    TableCell,
    on_paper,
)
from .pages.job import LATIN, WORDS, Job, untold
from .pages.paper import PAPERS, Paper
from .pages.templates import typst_literal

__all__ = [
    "BLEED",
    "FONTS",
    "FORMATS",
    "PAPERS",
    "PATTERNS",
    "PPI",
    "SHAPES",
    "WORDS",
    "TableCell",
    "FaceError",
    "FaceSet",
    "Ink",
    "Job",
    "Overflow",
    "Paper",
    "PlainFacts",
    "PrintError",
    "PrintedCard",
    "PrintedRun",
    "Sheet",
    "PrintForm",
    "PrintedTable",
    "SetFolder",
    "words_of",
    "fonts",
    "load_faces",
    "ornament",
    "painted",
    "plain_faces",
    "printable",
    "sheet",
    "summary_faces",
    "table_of",
    "together",
    "typst_literal",
]


def sheet(
    cards: Sequence[PrintedCard],
    faces: FaceSet,
    locale: str,
    wanted: PrintForm = USUAL,
    progress: Callable[[int, int], None] | None = None,
    texts: Mapping[str, str] | None = None,
    writing: Writing = LATIN,
) -> Sheet:
    """Print cards as `sheet.pdf` (each card as often as it has copies; one with 0 is left out),
    as a PNG for each card, or as `index.html`.

    Without paper, each front and each back has its own page with a bleed around it, and further card formats have
    separate files `sheet-FORMAT.pdf`. `progress` is called with the number of cards measured and drawn so far and with
    the total; each card counts twice, once measured and once drawn.
    """
    cards = on_paper(cards)
    if not cards:
        return Sheet({})
    tell = progress or untold
    count = len(cards)
    tell(0, 2 * count)
    job = Job(cards, faces, locale, {**WORDS, **(texts or {})}, writing, wanted.ink)
    overflow, sizes = job.fit(lambda done: tell(done, 2 * count))

    def drawn(done: int) -> None:
        tell(count + done, 2 * count)

    if wanted.to == "png":
        files = job.pictures(drawn, wanted.ppi)
    elif wanted.to == "html":
        files = {"index.html": job.html()}
    elif wanted.paper is None:
        first, *more = job.single(wanted.bleed, drawn).items()
        files = {"sheet.pdf": first[1], **{f"sheet-{format}.pdf": document for format, document in more}}
    else:
        files = {"sheet.pdf": job.pdf(wanted.paper, drawn)}
    tell(2 * count, 2 * count)
    return Sheet(files, overflow, sizes, job.bare, job.letterless)
