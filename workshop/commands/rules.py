"""`ombre rules`: print the rules of a game as a booklet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from ombre.compiler.projects import files
from ombre.compiler.projects.places import UsageError, listed
from ombre.translatable import ntr, told, tr

from ..api.table import open_table
from ..console.messages import tell
from ..console.options import Game, Locale, With
from ..console.speaking import say, text_language


def rules(
    game: Game,
    locale: Locale = None,
    to: Annotated[Literal["text", "md", "html", "pdf"], typer.Option(help="The output format.")] = "text",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="The file to write; by default, text is printed.")
    ] = None,
    fold: Annotated[
        bool,
        typer.Option("--fold", help="With --to pdf: two pages on each side of a sheet of A4, to fold in the middle."),
    ] = False,
    extra: With = None,
) -> None:
    """Print what stands on no card as a booklet: set-up, turns, actions, rules, the end, a glossary."""
    from ombre.sheets import FaceError, PrintError

    from ..printing.booklet import booklet, written
    from ..printing.printer import Printer

    if to == "pdf" and out is None:
        raise UsageError(tr("--to pdf needs a file: write {0}", "-o rules.pdf"))
    if fold and to != "pdf":
        raise UsageError(tr("--fold goes with --to pdf only, not with --to {0}", to))
    table = open_table(game, extra or [])
    printer = Printer(table, text_language(locale, table.project.folders))
    made = booklet(printer)
    try:
        text = written(made, printer, to, fold)
    except (FaceError, PrintError) as error:
        tell(told(error))
        raise typer.Exit(1) from None
    if out is None:
        typer.echo(text.decode(), nl=False)
    else:
        files.write(out, text)
        say(tr("wrote {0}", out))
    if made.lacking:
        what = ntr("{0} rule is not in this language", "{0} rules are not in this language", len(made.lacking))
        tell(tr("{0} ({1}): {2}", what, printer.language, listed(made.lacking)))
