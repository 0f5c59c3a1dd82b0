"""Print diagnostics and progress bars on standard error."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING, Protocol

from ombre.compiler.places import listed

from .output import Errors

if TYPE_CHECKING:
    from ombre.compiler import model
    from ombre.compiler.driver import Compiled

    from ..printing.printer import Printer

BEFORE_A_BAR = 1.0  # seconds before a progress bar appears
errors = Errors(stderr=True, highlight=False, soft_wrap=True)


def show(compiled: Compiled) -> None:
    """Print all diagnostics of a compilation on standard error."""
    for diagnostic in compiled.diagnostics:
        errors.print(diagnostic.render(compiled.line_of), markup=False)


def tell_stale(printer: Printer, cards: Iterable[model.Card]) -> None:
    """Print on standard error which cards of a draft have stale translations, if there are any."""
    if found := printer.stale(cards):
        what = "1 card has" if len(found) == 1 else f"{len(found)} cards have"
        see = f"see 'ombre locale changes {printer.language}'"
        errors.print(f"{what} stale translations ({printer.language}): {listed(found)}; {see}", markup=False)


def tell_lacking(printer: Printer) -> None:
    """Print on standard error how many words and texts were shown in another language, because this one lacks them."""
    if found := printer.locale.lacking:
        what = "1 message is" if len(found) == 1 else f"{len(found)} messages are"
        see = f"see 'ombre locale status {printer.language} --game {printer.table.project.game}'"
        errors.print(f"{what} missing, so that another language stands in; {next(iter(found))}; {see}", markup=False)


class Tell(Protocol):
    """Updates a progress bar. note: what is said behind it."""

    def __call__(self, done: int, total: int, note: str = "") -> None: ...


@contextmanager
def progress(title: str) -> Generator[Tell]:
    """Show a progress bar on standard error if the work takes long; yield the function that updates it.

    If the environment has `OMBRE_PROGRESS=lines`, each update is a line instead, which a program can read: "\\x1e", what is
    done, the total, the title and the note, with tabs between them.
    """
    if os.environ.get("OMBRE_PROGRESS") == "lines":
        yield lambda done, total, note="": print(f"\x1e{done}\t{total}\t{title}\t{note}", file=sys.stderr, flush=True)
        return
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
