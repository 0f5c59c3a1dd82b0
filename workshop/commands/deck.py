"""`ombre deck`: write a deck as a plain list that other programs and sites read, or as a `.card` file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from ombre.compiler.projects import files
from ombre.translatable import tr

from ..api.table import open_table
from ..console.messages import tell_lacking
from ..console.options import Game, Locale, With
from ..console.speaking import say, text_language


def deck(
    game: Game,
    deck: Annotated[str, typer.Argument(help="The name of a deck, or a file: '.card', or '.txt' with lines '3 NAME'.")],
    locale: Locale = None,
    to: Annotated[
        Literal["list", "card"], typer.Option(help="'list' has lines '3 NAME'; 'card' is a deck in a .card file.")
    ] = "list",
    numbers: Annotated[
        bool, typer.Option("--numbers", help="Also write the set and the number of each card: '3 NAME (SET) 12'.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="The file to write; by default, it is printed.")
    ] = None,
    extra: With = None,
) -> None:
    """Write a deck as a plain list, with names in any language, or as a .card file."""
    from ..game.deck_lists import declared_list, plain_list
    from ..printing.printer import Printer

    table = open_table(game, extra or [])
    printer = Printer(table, text_language(locale, table.project.folders))
    found = table.deck(deck)
    if to == "card":
        text = declared_list(found)
    else:
        cards = printer.cards
        text = plain_list(found, cards, lambda id: printer.name(cards[id]), table.known_cards, numbers)
    if out is None:
        typer.echo(text, nl=False)
    else:
        files.write(out, text)
        say(tr("wrote {0}", out))
    tell_lacking(printer)
