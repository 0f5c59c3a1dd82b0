"""`ombre sheet`: cards to cut out, or to load into Tabletop Simulator."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from ombre.compiler.project import UsageError

from ..api.table import open_table
from .console import errors, progress
from .options import Locale, With

if TYPE_CHECKING:
    from ombre.compiler.backends.sheet import Overflow

MOST_BLEED = 10  # millimetres: more is a slip of the keyboard


def sheet(
    game: Annotated[str, typer.Argument(help="The game.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="The file to write, or the folder for pictures.")],
    set: Annotated[list[str] | None, typer.Option(help="One set only; several when given several times.")] = None,
    kind: Annotated[
        list[str] | None, typer.Option(help="One kind of cards only; several when given several times.")
    ] = None,
    locale: Locale = "en",
    paper: Annotated[
        Literal["a4", "letter", "card"],
        typer.Option(help="The paper; card is a page for each card, with bleed, as printers of cards want it."),
    ] = "a4",
    bleed: Annotated[
        float | None,
        typer.Option(help="With --paper card: how far each card is printed beyond its edge, in millimetres. [3]"),
    ] = None,
    to: Annotated[
        Literal["pdf", "png", "html", "tts"],
        typer.Option(help="What to make; tts is a folder for Tabletop Simulator."),
    ] = "pdf",
    copies: Annotated[bool, typer.Option("--copies", help="Print each card as often as it is in the box.")] = False,
    url: Annotated[
        str | None,
        typer.Option(help="With --to tts: where the pictures will be found; in the folder itself when left out."),
    ] = None,
    release: Annotated[
        bool,
        typer.Option(
            "--release", help="Refuse cards whose text or name is not in the language; list what cards assume."
        ),
    ] = False,
    extra: With = None,
) -> None:
    """Print cards to cut out, or to load into Tabletop Simulator."""
    from ombre.compiler.backends.sheet import BLEED, FaceError, PrintError

    from ..printing.printer import Printer

    _fit_together(paper, to, bleed, url)
    printer = Printer(open_table(game, extra or []), locale)
    try:
        cards = printer.faced(set or [], kind or [])
        if release:
            printer.release(cards)
            for assumed in printer.assumptions(cards):
                typer.echo(assumed)
        with progress("laying out") as tell:
            if to == "tts":
                made = printer.tabletop(cards, _folder_url(out) if url is None else url, copies, tell)
            else:
                made = printer.sheet(cards, paper, to, copies, tell, BLEED if bleed is None else bleed)
    except (FaceError, PrintError) as error:
        errors.print(str(error), markup=False)
        raise typer.Exit(1) from None
    for path in printer.write(made, to, out):
        typer.echo(f"wrote {path}")
    for over in made.overflow:
        errors.print(_too_long(over), markup=False)
    raise typer.Exit(1 if made.overflow else 0)


def _folder_url(folder: Path) -> str:
    """The address that the names of a folder's files are put behind."""
    return f"{folder.resolve().as_uri()}/"


def _fit_together(paper: str, to: str, bleed: float | None, url: str | None) -> None:
    """Refuse options that do not go with each other."""
    if url is not None and to != "tts":
        raise UsageError(f"--url goes with --to tts only, not with --to {to}")
    if bleed is not None and (paper != "card" or to != "pdf"):
        raise UsageError("--bleed goes with --paper card and --to pdf only: cards that share a sheet share their edges")
    if bleed is not None and not 0 <= bleed <= MOST_BLEED:
        raise UsageError(f"--bleed is a number of millimetres from 0 to {MOST_BLEED}, not {bleed:g}")


def _too_long(over: Overflow) -> str:
    """Which part of a card does not fit on it."""
    return (
        f"{over.where}: error: the {over.part} of {over.card} is {over.millimetres} mm too"
        f" {'tall' if over.part in ('text', 'title') else 'wide'} at {over.size:g} pt, its smallest size ({over.locale})"
    )
