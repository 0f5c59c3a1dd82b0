"""Print diagnostics and progress bars on standard error."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Protocol

from ombre.compiler.projects.files import seen_from
from ombre.compiler.projects.places import listed
from ombre.dsl.diagnostics import Diagnostic, ntr, tr

from .output import Errors
from .speaking import said, spoken

if TYPE_CHECKING:
    from ombre.compiler import model
    from ombre.compiler.driver import Compiled
    from ombre.compiler.projects.project import Project

    from ..printing.printer import Printer

BEFORE_A_BAR = 1.0  # seconds before a progress bar appears
errors = Errors(stderr=True, highlight=False, soft_wrap=True)


def tell(text: str) -> None:
    """Print a message on standard error, in the language in which the commands speak."""
    errors.print(said(text), markup=False)


def show(diagnostic: Diagnostic, compiled: Compiled) -> None:
    """Print a diagnostic of a compilation on standard error."""
    tell(spoken().diagnostic(diagnostic).render(compiled.line_of, spoken().words()))


def show_all(compiled: Compiled) -> None:
    """Print all diagnostics of a compilation on standard error."""
    for diagnostic in compiled.diagnostics:
        show(diagnostic, compiled)


def tell_stale(printer: Printer, cards: Iterable[model.Card]) -> None:
    """Print on standard error which cards of a draft have stale translations, if there are any."""
    if found := printer.stale(cards):
        what = ntr("{0} card has stale translations", "{0} cards have stale translations", len(found))
        see = tr("see '{0}'", f"ombre locale changes {printer.language}")
        tell(tr("{0} ({1}): {2}; {3}", what, printer.language, listed(found), see))


def tell_lacking(printer: Printer, cards: Iterable[model.Card] | None = None) -> None:
    """Print on standard error what was shown in another language, because this one lacks it: words, texts, names.

    cards: those that were shown, by default all of the game.
    """
    shown = [card.id for card in cards] if cards is not None else [*printer.cards]
    if unnamed := printer.unnamed(shown):
        what = ntr(
            "{0} card has no name in this language, and is printed with that of its file",
            "{0} cards have no name in this language, and are printed with those of their files",
            len(unnamed),
        )
        tell(tr("{0} ({1}): {2}", what, printer.language, listed(unnamed)))
    if own := printer.untranslated_words(shown):
        what = ntr(
            "{0} text of a card is not translated, and is printed as in its file",
            "{0} texts of cards are not translated, and are printed as in their files",
            len(own),
        )
        tell(tr("{0} ({1}): {2}", what, printer.language, listed(own)))
    if printer.locale.lacking and (unsaid := [*printer.unsaid(shown)]):
        what = ntr(
            "{0} card has a text that is not in this language, or only in part",
            "{0} cards have texts that are not in this language, or only in part",
            len(unsaid),
        )
        tell(tr("{0} ({1}): {2}", what, printer.language, listed(unsaid)))
    if found := printer.locale.lacking:
        what = ntr(
            "{0} message is missing, so that another language stands in",
            "{0} messages are missing, so that another language stands in",
            len(found),
        )
        project = printer.table.project
        see = tr("see '{0}'", f"ombre locale status {printer.language} --game {project.game}{_with(project)}")
        tell(tr("{0}; {1}; {2}", what, next(iter(found)), see))


def _with(project: Project) -> str:
    """Return the options that add the expansions of a project to a command."""
    named = project.place.expansions()
    places = zip(project.sets, project.folders, strict=True)
    given = ((set, set if set in named else seen_from(Path.cwd(), path.resolve()) or ".") for set, path in places)
    beside = (word for set, word in given if set in named or not (project.folder / set).is_dir() and set != "rules")
    return "".join(f" --with {word}" for word in beside)


def tell_without_art(printer: Printer, cards: Iterable[model.Card], everything: bool) -> None:
    """Print on standard error which cards of sets with pictures have none of their own. everything: all, or a few."""
    if bare := printer.without_art(cards):
        what = ntr(
            "{0} card has no picture of its own, and is printed with a drawn one",
            "{0} cards have no pictures of their own, and are printed with drawn ones",
            len(bare),
        )
        tell(tr("{0}: {1}", what, ", ".join(bare) if everything else listed(bare)))


def tell_without_room(bare: Sequence[str], everything: bool) -> None:
    """Print on standard error which cards have a picture of their own, and no room for it.

    everything: all, or a few.
    """
    if bare:
        what = ntr(
            "{0} card has no room for its own picture, which is left out",
            "{0} cards have no room for their own pictures, which are left out",
            len(bare),
        )
        tell(tr("{0}: {1}", what, ", ".join(bare) if everything else listed(bare)))


class Advance(Protocol):
    """Updates a progress bar. note: what is said behind it."""

    def __call__(self, done: int, total: int, note: str = "") -> None: ...


@contextmanager
def progress(title: str) -> Generator[Advance]:
    """Show a progress bar on standard error if the work takes long; yield the function that updates it.

    If the environment has `OMBRE_PROGRESS=lines`, each update is a line instead, which a program can read:
    "\\x1e", what is done, the total, the title and the note, with tabs between them.
    """
    if os.environ.get("OMBRE_PROGRESS") == "lines":
        yield lambda done, total, note="": print(f"\x1e{done}\t{total}\t{title}\t{note}", file=sys.stderr, flush=True)
        return
    title = said(title)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TextColumn

    columns = (TextColumn(title), BarColumn(), TaskProgressColumn(), MofNCompleteColumn())
    bar = Progress(*columns, TextColumn("{task.fields[note]}"), console=errors, transient=True)
    task = bar.add_task(title, total=None, note="")
    waiting = Timer(BEFORE_A_BAR, bar.start)
    if errors.is_terminal:
        waiting.start()

    def tell(done: int, total: int, note: str = "") -> None:
        bar.update(task, completed=done, total=total, note=note)

    try:
        yield tell
    finally:
        waiting.cancel()
        if waiting.is_alive():
            waiting.join()
        if errors.is_terminal:
            bar.stop()
