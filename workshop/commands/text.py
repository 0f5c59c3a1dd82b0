"""`ombre text`: print the texts of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ombre.compiler.places import pick

from ..api.table import open_table
from .console import tell_lacking, tell_stale
from .options import Locale, With
from .scope import chosen

if TYPE_CHECKING:
    from ombre.compiler import model


def text(
    cards: Annotated[list[str], typer.Argument(help="The ids of the cards.")],
    locale: Locale = "en",
    game: Annotated[str | None, typer.Option(help="The game of the cards; by default, all games are searched.")] = None,
    extra: With = None,
) -> None:
    """Print the text of cards."""
    from ..printing.printer import Printer

    printers = [Printer(open_table(place, more), locale) for place, more in chosen(game, extra)]
    known = [id for printer in printers for id in printer.cards]
    shown: dict[Printer, list[model.Card]] = {}
    for card in cards:
        pick("card", card, known)
    for number, card in enumerate(cards):
        printer = next(p for p in printers if card in p.cards)
        shown.setdefault(printer, []).append(printer.cards[card])
        typer.echo(("\n" if number else "") + "\n".join(printer.plain(card)))
    for printer, own in shown.items():
        tell_stale(printer, own)
        tell_lacking(printer)
