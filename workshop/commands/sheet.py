"""`ombre sheet`: print cards to PDF, PNG or HTML, or export them for Tabletop Simulator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NoReturn

import typer

from ombre.compiler.projects.places import UsageError
from ombre.translatable import listed, ntr, told, tr

from ..api.table import open_table
from ..console.messages import progress, show, tell, tell_lacking, tell_stale, tell_without_art, tell_without_room
from ..console.options import Game, Locale, With
from ..console.speaking import language, said, say, text_language
from . import sheet_options as given
from .sheet_options import Asked

if TYPE_CHECKING:
    from pathlib import Path

    from ombre.compiler import model
    from ombre.sheets import Overflow, Sheet

    from ..printing.printer import Copies, Printer
    from ..printing.record import CardLooks

SHOWN = 12  # so many ids are listed


def sheet(
    ctx: typer.Context,
    game: Game,
    out: given.Out,
    to: given.To = "pdf",
    locale: Locale = None,
    extra: With = None,
    dpi: given.Dpi = None,
    url: given.Url = None,
    release: given.Release = False,
    set: given.Sets = None,
    kind: given.Kinds = None,
    cards: given.Ids = None,
    summary: given.Summary = False,
    copies: given.Copies = False,
    deck: given.Deck = None,
    since: given.Since = None,
    record: given.Record = None,
    paper: given.PaperName = "a4",
    up: given.Up = None,
    sleeves: given.Sleeves = False,
    gutter: given.Gutter = None,
    bleed: given.Bleed = None,
    margin: given.Margin = None,
    marks: given.MarkKind = "edge",
    backs: given.BackSide = "long",
    offset: given.Offset = None,
    calibrate: given.Calibrate = False,
    ink: given.InkName = "full",
) -> None:
    """Print sheets of cards, or export them for Tabletop Simulator."""
    asked = Asked(
        *(to, url, dpi, deck, copies, since, record),
        *(paper, gutter, bleed, margin, marks, up, sleeves),
        *(backs, offset, calibrate, ink, summary, _written(ctx, "marks", "backs")),
    )
    asked.check()
    if calibrate:
        _calibrate(asked, out)
        return
    printer = _printer(game, extra or [], locale)
    which = _Which(set or [], kind or [], cards or [])
    if summary:
        if set or kind or cards:
            raise UsageError(tr("--summary prints no cards, so it goes without {0}", "--set, --kind, --card"))
        _summary(printer, asked, release, out)
    _print(printer, which, asked, release, out)


def _written(ctx: typer.Context, *options: str) -> list[str]:
    """Return those of some options that the command line has, also if they say what is usual."""
    sources = {one: ctx.get_parameter_source(one) for one in options}
    return [one for one, source in sources.items() if source is not None and source.name == "COMMANDLINE"]


@dataclass(frozen=True, slots=True)
class _Which:
    """The cards to print; all of them where nothing is said."""

    sets: Sequence[str]
    kinds: Sequence[str]
    cards: Sequence[str]


def _print(printer: Printer, which: _Which, asked: Asked, release: bool, out: Path) -> None:
    """Print cards, write the files, and say what is wrong with the cards; exit with 1 if a text does not fit."""
    from ombre.sheets import FaceError, PrintError

    try:
        cards, many = _chosen(printer, which, asked)
        if release:
            _release(printer, cards)
        batch = _changed(printer, _Batch(cards, many), asked)
        cards = batch.cards
        if not cards:
            return
        made = _made(printer, cards, batch.copies, asked, out)
    except (FaceError, PrintError) as error:
        tell(told(error))
        raise typer.Exit(1) from None
    for path in printer.write(made, asked.to, out):
        say(tr("wrote {0}", path))
    if asked.record and batch.looks:
        from ..printing import record

        record.write(printer, batch.looks, batch.on_paper, asked.record)
        say(tr("wrote {0}", asked.record))
    tell_stale(printer, cards)
    tell_lacking(printer, cards)
    tell_without_art(printer, cards, release)
    tell_without_room(made.bare, release)
    _tell_unseen(printer, which, cards)
    _end(made)


def _tell_unseen(printer: Printer, which: _Which, cards: Sequence[model.Card]) -> None:
    """Print on standard error which cards of the wanted sets have no face,
    and what the faces of these cards leave out.
    """
    from ..printing.seen import faceless, unprinted

    compiled = printer.table.played
    files = {file.source.name for file in compiled.project.files if not which.sets or file.set in which.sets}
    asked = [] if which.kinds or which.cards else [one for one in printer.cards.values() if one.span.source in files]
    for one in (*faceless(compiled, asked), *unprinted(compiled, cards)):
        show(one, compiled)


def _summary(printer: Printer, asked: Asked, release: bool, out: Path) -> NoReturn:
    """Write the summary of a turn, and say what is wrong with it; exit with 1 if a text does not fit."""
    from ombre.sheets import FaceError, PrintError

    from ..printing.summary import summary

    try:
        with progress(tr("laying out")) as advance:
            found = summary(printer, asked.wanted(), asked.copies, advance)
    except (FaceError, PrintError) as error:
        tell(told(error))
        raise typer.Exit(1) from None
    if release:
        _refuse_faults(printer)
        if found.lacking:
            from ..printing.printer import no_release

            raise UsageError(no_release(printer.language, found.lacking, f"ombre locale status {printer.language}"))
    for path in printer.write(found.made, asked.to, out):
        say(tr("wrote {0}", path))
    if found.lacking:
        what = ntr("{0} rule is not in this language", "{0} rules are not in this language", len(found.lacking))
        tell(tr("{0} ({1}): {2}", what, printer.language, listed(found.lacking, ", ")))
    _end(found.made)


def _end(made: Sheet) -> NoReturn:
    """Say which cards are printed with faults; exit with 1 if there are some."""
    for over in made.overflow:
        tell(tr("{0}: {1}: {2}", over.where, tr("error"), _too_long(over)))
    for one in made.letterless:
        tell(tr("{0}: {1}: {2}", one.where, tr("error"), one.message))
    raise typer.Exit(1 if made.overflow or made.letterless else 0)


def _made(printer: Printer, cards: Sequence[model.Card], many: Copies, asked: Asked, out: Path) -> Sheet:
    """Return the files with the cards."""
    with progress(tr("laying out")) as advance:
        if asked.to == "tts":
            address = _folder_url(out) if asked.url is None else asked.url
            return printer.tabletop(cards, address, many, advance, asked.ink)
        return printer.sheet(cards, asked.wanted(), many, advance)


@dataclass(frozen=True, slots=True)
class _Batch:
    """The cards to print, and how often; with a record, how all cards look, and how many of these are on paper then."""

    cards: list[model.Card]
    copies: Copies
    looks: CardLooks | None = None
    on_paper: Mapping[str, int] = field(default_factory=dict[str, int])


def _changed(printer: Printer, wanted: _Batch, asked: Asked) -> _Batch:
    """Return the cards that have changed since a record, and the copies that it lacks; say how many these are."""
    if not asked.since and not asked.record:
        return wanted
    from ..printing import record
    from ..printing.printer import number_of

    looks = record.looks(printer, wanted.cards)
    numbers = {card.id: number_of(card, wanted.copies) for card in wanted.cards}
    if not asked.since:
        return replace(wanted, looks=looks, on_paper=numbers)
    found = record.difference(printer, looks, numbers if wanted.copies else {}, asked.since)
    if found.gone:
        say(tr("no longer in the game: {0}", _ids(found.gone)))
    if not found.changed and not found.new and not found.more:
        say(tr("no card has changed since {0}", asked.since))
        return _Batch([], False)
    changed = ntr("{0} card has changed", "{0} cards have changed", len(found.changed))
    new = ntr("{0} card is new", "{0} cards are new", len(found.new))
    more = ntr("{0} card has more copies", "{0} cards have more copies", len(found.more))
    added = [f"{id} (+{number})" for id, number in found.more.items()]
    for number, ids in ((changed, found.changed), (new, found.new), (more, added)):
        if ids:
            say(tr("{0}: {1}", number, _ids(ids)))
    printed = {id: numbers[id] for id in (*found.changed, *found.new, *found.more)}
    cards = [card for card in wanted.cards if card.id in printed]
    return _Batch(cards, {**printed, **found.more}, looks, printed)


def _ids(ids: Sequence[str]) -> str:
    return listed([*ids[:SHOWN], *([tr("and {0} more", len(ids) - SHOWN)] if ids[SHOWN:] else ())], ", ")


def _calibrate(asked: Asked, out: Path) -> None:
    """Write the page from which the offset of a printer is read."""
    from ombre.compiler.projects import files
    from ombre.sheets.pages.calibration import CalibrationWords, calibration, ruler

    paper = asked.sheet()
    edge = tr("Print both sides, at 100 %, turned over the long edge.")
    if paper.backs == "short":
        edge = tr("Print both sides, at 100 %, turned over the short edge.")
    lines = (
        edge,
        tr("Hold the page against the light, with this side towards you. The lines of the back cross the two scales."),
        tr("Read where they cross: X on the scale from left to right, Y on that from top to bottom."),
        tr("Then write: --offset X,Y (such as --offset 0.5,-1), or set the variable OMBRE_OFFSET to X,Y."),
    )
    words = CalibrationWords(
        said(tr("Calibration of the printer")),
        [said(line) for line in lines],
        said(tr("This line is {0} mm long. If it is not, the printer has changed the size.", ruler(paper))),
        said(tr("Back side")),
    )
    files.write(out, calibration(paper, words, language()))
    say(tr("wrote {0}", out))


def _chosen(printer: Printer, which: _Which, asked: Asked) -> tuple[list[model.Card], Copies]:
    """Return the cards to print, and how often; those of a deck in its order."""
    cards = printer.faced(which.sets, which.kinds)
    if which.cards:
        cards = _named(printer, cards, which.cards)
    if asked.deck is None:
        return _with_copies(cards) if asked.copies else cards, asked.copies
    many = dict(printer.table.deck(asked.deck).cards)
    if bare := [id for id in many if not printer.has_face(printer.cards[id])]:
        raise UsageError(tr("the deck has cards that have no face, and so cannot be printed: {0}", ", ".join(bare)))
    wanted = {card.id: card for card in cards}
    found = [wanted[id] for id in many if id in wanted]
    if not found:
        raise UsageError(tr("the deck has no card of this set or kind"))
    return found, many


def _with_copies(cards: Sequence[model.Card]) -> list[model.Card]:
    """Return the cards of which a box has copies; say which it has none of."""
    from ..printing.printer import number_of

    none = [card.id for card in cards if not number_of(card, True)]
    if len(none) == len(cards):
        raise UsageError(tr("there is nothing to print: {0} has no copies", _ids(none)))
    if none:
        say(tr("not printed, because there are 0 copies: {0}", _ids(none)))
    return [card for card in cards if card.id not in none]


def _named(printer: Printer, cards: Sequence[model.Card], words: Sequence[str]) -> list[model.Card]:
    """Return those of the cards that some words mean; raise UsageError for a card that is not among them."""
    from ombre.compiler.card_words import pick_card

    ids = [pick_card(word, [printer.model]) for word in words]
    known = {card.id: card for card in cards}
    if lacking := [id for id in ids if id not in known]:
        raise UsageError(tr("these cards have no face, or are not of this set or kind: {0}", ", ".join(lacking)))
    return [known[id] for id in dict.fromkeys(ids)]


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
    from ombre.prose.proofreading.checking import check

    found = [one for one in check(printer.language, [printer.table.compiled]) if one.severity == "error"]
    if found:
        from ..printing.printer import no_release

        language = printer.language
        told = [tr("{0}: {1}", one.span, one.message) for one in found]
        raise UsageError(no_release(language, told, f"ombre locale check {language}"))


def _folder_url(folder: Path) -> str:
    """Return the URL of a folder; file names can be appended to it."""
    return f"{folder.resolve().as_uri()}/"


def _too_long(over: Overflow) -> str:
    """Return the message for a part of a card that is too large for the card."""
    told = over.card, over.millimetres, f"{over.size:g}", over.locale
    match over.part:
        case "text":
            return tr("the text of {0} is {1} mm too tall at {2} pt, its smallest size ({3})", *told)
        case "word":
            return tr("'{4}' on {0} is {1} mm too wide at {2} pt, its smallest size ({3})", *told, over.word)
        case "title":
            return tr("the title of {0} is {1} mm too large at {2} pt, its smallest size ({3})", *told)
        case "line":
            return tr("the line of {0} is {1} mm too wide at {2} pt, its smallest size ({3})", *told)
        case "parts":
            return tr("the parts of {0} are {1} mm too tall for its layout ({3})", *told)
        case "figures":
            return tr("the figures of {0} are {1} mm too wide at {2} pt, their smallest size ({3})", *told)
        case "foot":
            return tr("the foot of {0} is {1} mm too wide at {2} pt, its smallest size ({3})", *told)
