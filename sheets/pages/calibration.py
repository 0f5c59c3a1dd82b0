"""Print a page for both sides of a paper from which one reads by how much a printer shifts the back side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import babel

from ombre.prose.language.writing import Writing

from ..faces.fonts import Lettering
from .job import whole_pdf
from .paper import Paper, mirror
from .templates import typst_templates

REACH = 10  # millimetres that can be read in each direction
RULERS = (100, 50, 20)  # the first that fits between the margins


@dataclass(frozen=True, slots=True)
class CalibrationWords:
    """The words of the page. measure: `{0}` is the length of the ruler in millimetres."""

    title: str
    lines: Sequence[str]
    measure: str
    back: str


def signs(paper: Paper) -> tuple[int, int]:
    """Return the signs of the scales to the right and down: what the back shows is mirrored in the paper."""
    axis, _ = mirror(paper)
    return (-1, 1) if axis == "x" else (1, -1)


def ruler(paper: Paper) -> int:
    """Return the length of the ruler in millimetres."""
    return next((length for length in RULERS if length <= paper.width - 30), RULERS[-1])


def calibration(paper: Paper, words: CalibrationWords, language: str) -> bytes:
    """Return the PDF with the two sides. With an offset, the back is moved by it, so that one reads what is left."""
    lettering = Lettering.of(Writing())
    across, down = signs(paper)
    source = (
        typst_templates()
        .get_template("calibration.typ.j2")
        .render(
            text_fonts=lettering.text,
            language=babel.Locale.parse(language.replace("-", "_")),
            width=paper.width,
            height=paper.height,
            across=across,
            down=down,
            reach=REACH,
            shift=paper.offset,
            ruler=ruler(paper),
            title=words.title,
            lines=words.lines,
            measure=words.measure,
            back=words.back,
        )
    )
    return whole_pdf(source, lettering)
