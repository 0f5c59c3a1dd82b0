"""`ombre words`: list the words that a game declares."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from ombre.compiler.projects.places import pick

from ..api.table import open_table
from ..console.options import Game, Locale, With
from ..console.speaking import said, text_language


def words(
    game: Game,
    word: Annotated[str | None, typer.Argument(help="A word, to show it with more examples; by default, all.")] = None,
    sort: Annotated[
        list[str] | None,
        typer.Option(help="List only words of this sort: kind, verb, property ...; may be given several times."),
    ] = None,
    locale: Locale = None,
    to: Annotated[Literal["text", "json", "markdown"], typer.Option(help="The output format.")] = "text",
    extra: With = None,
) -> None:
    """List the words that a game declares: what they mean, where they are declared, and a line that uses them."""
    from ..printing.printer import Printer
    from ..words import listing
    from ..words.entries import SORTS

    for name in sort or []:
        pick("sort of words", name, SORTS)
    table = open_table(game, extra or [])
    printer = Printer(table, text_language(locale, table.project.folders))
    found = listing.words_of(printer, sort or []) if word is None else listing.one_word(printer, word, sort or [])
    if to == "json":
        text = listing.as_json(found, printer)
    elif to == "markdown":
        text = listing.as_markdown(found, printer, said=said)
    else:
        text = listing.as_text(found, said)
    typer.echo(text, nl=False)
