"""`ombre sheet`: print cards to PDF, PNG or HTML, or export them for Tabletop Simulator."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from ombre.compiler.places import UsageError
from ombre.translatable import told, tr

from ..api.table import open_table
from .console import progress, tell, tell_lacking, tell_stale, tell_without_art
from .options import Game, Locale, With
from .speaking import say, text_language

if TYPE_CHECKING:
    from ombre.compiler import model
    from ombre.compiler.backends.sheet import Overflow

    from ..printing.printer import Copies, Printer

MOST_BLEED = 10  # millimetres; a larger value is probably a typing error


def sheet(
    game: Game,
    out: Annotated[Path, typer.Option("--out", "-o", help="The file to write; for PNG pictures, a folder.")],
    set: Annotated[list[str] | None, typer.Option(help="Print only this set; may be given several times.")] = None,
    kind: Annotated[
        list[str] | None, typer.Option(help="Print only cards of this kind; may be given several times.")
    ] = None,
    locale: Locale = None,
    paper: Annotated[
        Literal["a4", "letter", "card"],
        typer.Option(help="The paper; 'card' is one card on each page, with bleed, for a printing house."),
    ] = "a4",
    bleed: Annotated[
        float | None,
        typer.Option(help="With --paper card: the width of the bleed around each card, in millimetres. [3]"),
    ] = None,
    to: Annotated[
        Literal["pdf", "png", "html", "tts"],
        typer.Option(help="The output format; 'tts' is a folder for Tabletop Simulator."),
    ] = "pdf",
    copies: Annotated[bool, typer.Option("--copies", help="Print each card as often as the box contains it.")] = False,
    deck: Annotated[
        str | None, typer.Option(metavar="DECK", help="Print a deck: its name, a .card file, or a .txt file, '3 NAME'.")
    ] = None,
    url: Annotated[
        str | None,
        typer.Option(help="With --to tts: the URL of the folder with the pictures; by default, the folder itself."),
    ] = None,
    release: Annotated[
        bool,
        typer.Option("--release", help="Refuse cards whose text or name is missing or stale; list assumptions."),
    ] = False,
    extra: With = None,
) -> None:
    """Print sheets of cards, or export them for Tabletop Simulator."""
    from ombre.compiler.backends.sheet import BLEED, FaceError, PrintError

    _fit_together(paper, to, bleed, url)
    printer = _printer(game, extra or [], locale)
    try:
        cards, many = _chosen(printer, set or [], kind or [], deck, copies)
        if release:
            _release(printer, cards)
        with progress(tr("laying out")) as advance:
            if to == "tts":
                made = printer.tabletop(cards, _folder_url(out) if url is None else url, many, advance)
            else:
                made = printer.sheet(cards, paper, to, many, advance, BLEED if bleed is None else bleed)
    except (FaceError, PrintError) as error:
        tell(told(error))
        raise typer.Exit(1) from None
    for path in printer.write(made, to, out):
        say(tr("wrote {0}", path))
    tell_stale(printer, cards)
    tell_lacking(printer, cards)
    tell_without_art(printer, cards, release)
    for over in made.overflow:
        tell(tr("{0}: {1}: {2}", over.where, tr("error"), _too_long(over)))
    raise typer.Exit(1 if made.overflow else 0)


def _chosen(
    printer: Printer, sets: Sequence[str], kinds: Sequence[str], deck: str | None, copies: bool
) -> tuple[list[model.Card], Copies]:
    """Return the cards to print, and how often; those of a deck in its order."""
    cards = printer.faced(sets, kinds)
    if deck is None:
        return cards, copies
    if copies:
        raise UsageError(tr("--copies goes without --deck: a deck says how often it has each card"))
    many = dict(printer.table.deck(deck).cards)
    if bare := [id for id in many if not printer.has_face(printer.cards[id])]:
        raise UsageError(tr("the deck has cards that have no face, and so cannot be printed: {0}", ", ".join(bare)))
    wanted = {card.id: card for card in cards}
    found = [wanted[id] for id in many if id in wanted]
    if not found:
        raise UsageError(tr("the deck has no card of this set or kind"))
    return found, many


def _release(printer: Printer, cards: Sequence[model.Card]) -> None:
    """Raise UsageError if the cards or their language are not ready for release; print what was assumed of cards."""
    printer.release(cards)
    _refuse_faults(printer)
    for assumed in printer.assumptions(cards):
        say(assumed)


def _printer(game: str, extra: list[str], locale: str | None) -> Printer:
    """Return what prints a game with some expansions in a language."""
    from ..printing.printer import Printer

    table = open_table(game, extra)
    return Printer(table, text_language(locale, table.project.folders))


def _refuse_faults(printer: Printer) -> None:
    """Raise UsageError if the files of the printed language have an error."""
    from ombre.compiler.locale_check.checking import check

    found = [one for one in check(printer.language, [printer.table.compiled]) if one.severity == "error"]
    if found:
        from ..printing.printer import no_release

        language = printer.language
        told = [tr("{0}: {1}", one.span, one.message) for one in found]
        raise UsageError(no_release(language, told, f"ombre locale check {language}"))


def _folder_url(folder: Path) -> str:
    """Return the URL of a folder; file names can be appended to it."""
    return f"{folder.resolve().as_uri()}/"


def _fit_together(paper: str, to: str, bleed: float | None, url: str | None) -> None:
    """Raise UsageError for options that cannot be combined."""
    if url is not None and to != "tts":
        raise UsageError(tr("--url goes with --to tts only, not with --to {0}", to))
    if bleed is not None and (paper != "card" or to != "pdf"):
        raise UsageError(
            tr("--bleed goes with --paper card and --to pdf only: cards that share a sheet share their edges")
        )
    if bleed is not None and not 0 <= bleed <= MOST_BLEED:
        raise UsageError(tr("--bleed is a number of millimetres from 0 to {0}, not {1}", MOST_BLEED, f"{bleed:g}"))


def _too_long(over: Overflow) -> str:
    """Return the message for a part of a card that is too large for the card."""
    told = over.card, over.millimetres, f"{over.size:g}", over.locale
    match over.part:
        case "text":
            return tr("the text of {0} is {1} mm too tall at {2} pt, its smallest size ({3})", *told)
        case "title":
            return tr("the title of {0} is {1} mm too tall at {2} pt, its smallest size ({3})", *told)
        case "line":
            return tr("the line of {0} is {1} mm too wide at {2} pt, its smallest size ({3})", *told)
        case "figures":
            return tr("the figures of {0} are {1} mm too wide at {2} pt, their smallest size ({3})", *told)
