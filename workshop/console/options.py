"""Arguments and options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import completing

With = Annotated[list[str] | None, typer.Option("--with", help="An expansion by name, or a folder of cards.")]
Game = Annotated[str, typer.Argument(help="The game.", autocompletion=completing.games)]
Where = Annotated[Path | None, typer.Argument(help="A folder of cards, or one file; by default, all games.")]
Players = Annotated[int | None, typer.Option(help="The number of players; by default 2, if the game allows it.")]
Locale = Annotated[
    str | None,
    typer.Option(
        help="The language: en, fr ...; by default that of the environment (LANG), or English.",
        autocompletion=completing.locales,
    ),
]
Cards = Annotated[
    list[str] | None,
    typer.Option(
        "--card", metavar="ID", help="Only this card, by its id; can be repeated.", autocompletion=completing.cards
    ),
]
