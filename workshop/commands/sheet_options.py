"""The options of `ombre sheet`: which cards, on which paper, in which form; and which of them do not go together."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import typer

from ombre.compiler.projects.places import UsageError
from ombre.translatable import Translatable, tr

from ..console import completing

if TYPE_CHECKING:
    from ombre.sheets import Paper, PrintForm

MOST_BLEED = 10  # millimetres; a larger value is probably a typing error
MOST_GUTTER = 50
MOST_MARGIN = 50
MOST_OFFSET = 20
MOST_UP = 100
LEAST_DPI, MOST_DPI = 20, 1200
SHORTEST, LONGEST = 40, 2000  # an edge of a paper, in millimetres
OFFSET = "OMBRE_OFFSET"  # a variable of the environment, for a printer that is always used
_CARDS, _PAPER, _PRINTER = "Which cards", "On the paper", "Printer and ink"

Out = Annotated[Path, typer.Option("--out", "-o", help="The file to write; for PNG pictures, a folder.")]
To: TypeAlias = Annotated[
    Literal["pdf", "png", "html", "tts"],
    typer.Option(help="The output format; 'tts' is a folder for Tabletop Simulator."),
]
Url = Annotated[
    str | None,
    typer.Option(help="With --to tts: the URL of the folder with the pictures; by default, the folder itself."),
]
Dpi = Annotated[int | None, typer.Option(help="With --to png: the dots to the inch: 150, 300, 600. [300]")]
Release = Annotated[
    bool, typer.Option("--release", help="Refuse cards whose text or name is missing or stale; list assumptions.")
]
Sets = Annotated[
    list[str] | None,
    typer.Option("--set", help="Print only this set; may be given several times.", rich_help_panel=_CARDS),
]
Kinds = Annotated[
    list[str] | None,
    typer.Option("--kind", help="Print only cards of this kind; may be given several times.", rich_help_panel=_CARDS),
]
Ids = Annotated[
    list[str] | None,
    typer.Option(
        "--card",
        metavar="ID",
        help="Only this card, by its id; can be repeated.",
        autocompletion=completing.cards,
        rich_help_panel=_CARDS,
    ),
]
Summary = Annotated[
    bool,
    typer.Option(
        "--summary",
        help="Print no cards, but a summary of a turn, to cut out; with --copies, one for each player.",
        rich_help_panel=_CARDS,
    ),
]
Copies = Annotated[
    bool,
    typer.Option("--copies", help="Print each card as often as the box contains it.", rich_help_panel=_CARDS),
]
Deck = Annotated[
    str | None,
    typer.Option(
        metavar="DECK",
        help="Print a deck: its name, a .card file, or a .txt file, '3 NAME'.",
        rich_help_panel=_CARDS,
    ),
]
Since = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Print only cards that have changed since this record of a former print.",
        rich_help_panel=_CARDS,
    ),
]
Record = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", help="Write down in this file what has been printed, for --since.", rich_help_panel=_CARDS
    ),
]
PaperName = Annotated[
    str,
    typer.Option(
        metavar="PAPER",
        help="The paper: a4, letter, a3, or millimetres such as 320x450;"
        " 'card' is one card on each page, with bleed, for a printing house.",
        rich_help_panel=_PAPER,
    ),
]
Gutter = Annotated[
    float | None,
    typer.Option(metavar="MM", help="The distance of two cards, in millimetres. [0]", rich_help_panel=_PAPER),
]
Bleed = Annotated[
    float | None,
    typer.Option(
        metavar="MM",
        help="The width of the bleed around each card, in millimetres; 3 with --paper card.",
        rich_help_panel=_PAPER,
    ),
]
Margin = Annotated[
    float | None,
    typer.Option(
        metavar="MM",
        help="The edge of the paper that the printer cannot print on, in millimetres. [5]",
        rich_help_panel=_PAPER,
    ),
]
MarkKind: TypeAlias = Annotated[
    Literal["edge", "corner", "none"],
    typer.Option(help="Where to cut: marks at the edge of the paper, at each card, or none.", rich_help_panel=_PAPER),
]
Up = Annotated[
    int | None,
    typer.Option(metavar="N", help="Print N small cards on a page, for a prototype: 16, 18.", rich_help_panel=_PAPER),
]
Sleeves = Annotated[
    bool,
    typer.Option(
        "--sleeves",
        help="Print cards a little smaller, to slip into sleeves in front of old cards.",
        rich_help_panel=_PAPER,
    ),
]
BackSide: TypeAlias = Annotated[
    Literal["long", "short", "fold", "gutterfold", "none"],
    typer.Option(
        help="Where backs are: on the other side, turned over the long or the short edge; beside each card, to fold it;"
        " on the other half, to fold the page; or nowhere.",
        rich_help_panel=_PRINTER,
    ),
]
Offset = Annotated[
    str | None,
    typer.Option(
        metavar="X,Y",
        help="By how many millimetres the printer shifts the back side, to the right and down;"
        " by default, the variable OMBRE_OFFSET.",
        rich_help_panel=_PRINTER,
    ),
]
Calibrate = Annotated[
    bool,
    typer.Option(
        "--calibrate",
        help="Print no cards, but a page for both sides from which the offset is read.",
        rich_help_panel=_PRINTER,
    ),
]
InkName: TypeAlias = Annotated[
    Literal["full", "low", "black"],
    typer.Option(help="Full colour; lines and letters without areas; or these in black.", rich_help_panel=_PRINTER),
]


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line says of the paper and the form; None for an option that is not given.

    written: the options with a usual value that are given.
    """

    to: Literal["pdf", "png", "html", "tts"] = "pdf"
    url: str | None = None
    dpi: int | None = None
    deck: str | None = None
    copies: bool = False
    since: Path | None = None
    record: Path | None = None
    paper: str = "a4"
    gutter: float | None = None
    bleed: float | None = None
    margin: float | None = None
    marks: Literal["edge", "corner", "none"] = "edge"
    up: int | None = None
    sleeves: bool = False
    backs: Literal["long", "short", "fold", "gutterfold", "none"] = "long"
    offset: str | None = None
    calibrate: bool = False
    ink: Literal["full", "low", "black"] = "full"
    summary: bool = False
    written: Collection[str] = ()

    @property
    def shares_pages(self) -> bool:
        """Whether several cards are on a page."""
        return self.to == "pdf" and self.paper != "card"

    def check(self) -> None:
        """Raise UsageError for options that cannot be combined, or make no sense."""
        for holds, refusal in (*self._together(), *self._sizes()):
            if not holds:
                raise UsageError(refusal)
        if self.shares_pages:
            from ombre.sheets.pages.paper import check

            check(self.sheet())

    def wanted(self) -> PrintForm:
        """Return what to print, and how."""
        from ombre.sheets import BLEED, PPI, PrintForm

        to = "png" if self.to == "tts" else self.to
        paper = None if self.paper == "card" else self.sheet()
        bleed = BLEED if self.bleed is None else self.bleed
        return PrintForm(to, paper, bleed, self.dpi or PPI, self.ink)

    def sheet(self) -> Paper:
        """Return the paper, and how cards lie on it; raise UsageError if its name or its offset make no sense."""
        from ombre.sheets.pages.paper import MARGIN, SLEEVE, Paper

        width, height = _size(self.paper)
        # Without a gutter, neighbouring cards share their edges, so that there is no place for a bleed between them.
        gutter = 2 * (self.bleed or 0) if self.gutter is None else self.gutter
        margin = MARGIN if self.margin is None else self.margin
        shifted = self._offset() if self.backs in ("long", "short") else (0.0, 0.0)
        return Paper(
            width,
            height,
            margin,
            gutter,
            self.bleed,
            self.marks,
            self.backs,
            shifted,
            self.up or 0,
            SLEEVE if self.sleeves else 1.0,
        )

    def _together(self) -> Iterator[tuple[bool, Translatable]]:
        """Yield for each rule on options that belong together whether it holds, and the sentence if it does not."""
        yield (
            self.url is None or self.to == "tts",
            tr("--url goes with --to tts only, not with --to {0}", self.to),
        )
        yield self.dpi is None or self.to == "png", tr("--dpi goes with --to png only, not with --to {0}", self.to)
        yield self.ink == "full" or self.to != "html", tr("--ink goes with paper and pictures, not with --to html")
        yield self.bleed is None or self.to == "pdf", tr("--bleed goes with --to pdf only, not with --to {0}", self.to)
        yield (
            not (self.copies and self.deck),
            tr("--copies goes without --deck: a deck says how often it has each card"),
        )
        on_paper = {
            **{"--gutter": self.gutter, "--margin": self.margin, "--up": self.up, "--offset": self.offset},
            "--marks": self.marks != "edge" or "marks" in self.written or None,
            "--backs": self.backs != "long" or "backs" in self.written or None,
            "--sleeves": self.sleeves or None,
            "--calibrate": self.calibrate or None,
        }
        for option, value in on_paper.items():
            yield (
                value is None or self.shares_pages,
                tr("{0} is about paper with several cards: it goes with --to pdf, and not with --paper card", option),
            )
        for option, is_given in (("--offset", self.offset is not None), ("--calibrate", self.calibrate)):
            yield (
                not is_given or self.backs in ("long", "short"),
                tr("{0} goes with --backs long or short only: other pages are printed on one side", option),
            )
        for option, is_given in (
            *(("--deck", bool(self.deck)), ("--since", bool(self.since)), ("--record", bool(self.record))),
            *(("--calibrate", self.calibrate), ("--to tts", self.to == "tts")),
        ):
            yield not (self.summary and is_given), tr("--summary prints no cards, so it goes without {0}", option)
        yield (
            not self.calibrate or not (self.since or self.record),
            tr("--calibrate prints no cards, so it goes without --since and --record"),
        )

    def _sizes(self) -> Iterator[tuple[bool, Translatable]]:
        """Yield for each number whether it is in its range, and the sentence if it is not."""
        for option, value, most in (
            ("--bleed", self.bleed, MOST_BLEED),
            ("--gutter", self.gutter, MOST_GUTTER),
            ("--margin", self.margin, MOST_MARGIN),
        ):
            yield (
                value is None or 0 <= value <= most,
                tr("{0} is a number of millimetres from 0 to {1}, not {2}", option, most, f"{value or 0:g}"),
            )
        yield (
            self.up is None or 1 <= self.up <= MOST_UP,
            tr("--up is a number of cards from 1 to {0}, not {1}", MOST_UP, self.up or 0),
        )
        yield (
            self.dpi is None or LEAST_DPI <= self.dpi <= MOST_DPI,
            tr("--dpi is a number from {0} to {1}, not {2}", LEAST_DPI, MOST_DPI, self.dpi or 0),
        )

    def _offset(self) -> tuple[float, float]:
        """Return the offset of the option, or else of the environment."""
        for named, text in (("--offset", self.offset), (OFFSET, os.environ.get(OFFSET))):
            if text:
                found = re.fullmatch(r"\s*([+-]?\d+(?:\.\d+)?)\s*,\s*([+-]?\d+(?:\.\d+)?)\s*", text)
                if not found or max(abs(float(part)) for part in found.groups()) > MOST_OFFSET:
                    raise UsageError(
                        tr(
                            "{0} is two numbers of millimetres, at most {1}, such as 0.8,-1.5, not '{2}'",
                            named,
                            MOST_OFFSET,
                            text,
                        )
                    )
                return float(found[1]), float(found[2])
        return 0.0, 0.0


def _size(paper: str) -> tuple[float, float]:
    """Return the width and the height of a paper in millimetres; raise UsageError for a name that there is not."""
    from ombre.sheets import PAPERS

    if paper.lower() in PAPERS:
        return PAPERS[paper.lower()]
    found = re.fullmatch(r"(\d+(?:\.\d+)?)[x×](\d+(?:\.\d+)?)", paper.lower())
    if not found or not all(SHORTEST <= float(side) <= LONGEST for side in found.groups()):
        names = ", ".join((*PAPERS, "card"))
        raise UsageError(
            tr("--paper is {0}, or a width and a height in millimetres such as 320x450, not '{1}'", names, paper)
        )
    return float(found[1]), float(found[2])
