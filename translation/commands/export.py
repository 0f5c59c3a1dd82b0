"""`ombre locale export`: write the texts of a game to files that translation tools read."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from ombre.compiler.projects.files import check_size, write
from ombre.compiler.projects.places import UsageError, pick
from ombre.prose.language.languages import languages
from ombre.translatable import tr
from ombre.workshop.api.table import open_table
from ombre.workshop.console.options import With
from ombre.workshop.console.scope import chosen
from ombre.workshop.console.speaking import say


def export(
    locale: Annotated[str, typer.Argument(help="The language into which the texts are translated.")],
    game: Annotated[str | None, typer.Option(help="Export only this game.")] = None,
    extra: With = None,
    to: Annotated[Literal["po", "xliff"], typer.Option(help="The format: gettext (.po) or XLIFF 1.2 (.xlf).")] = "po",
    out: Annotated[Path, typer.Option("--out", "-o", help="The folder for the files.")] = Path("out/locale"),
    everything: Annotated[
        bool, typer.Option("--all", help="Also the texts that no card or log shows, and those that are inherited.")
    ] = False,
    pictures: Annotated[bool, typer.Option("--pictures", help="Also print the cards, and name the pictures.")] = False,
) -> None:
    """Write the texts of a language to files for a translation tool."""
    from ..exchange import exporting

    if out.exists() and not out.is_dir():
        raise UsageError(tr("{0} is no folder; the files of an export are written into a folder", out))
    tables = [open_table(place, more) for place, more in chosen(game, extra)]
    language = pick("locale", locale, languages([folder for table in tables for folder in table.project.folders]))
    found = list(exporting.exported(language, tables, to, everything, out if pictures else None))
    exporting.check_replaced(found, out)
    for made in found:
        check_size(out / made.path, made.text)  # no translator should work on a file that is then not read
    for made in found:
        write(out / made.path, made.text)
        told = tr("{0}: {1} of {2} translated", out / made.path, made.translated, made.total)
        say(tr("{0}, {1} fuzzy", told, made.fuzzy) if made.fuzzy else told)
