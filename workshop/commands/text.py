"""`ombre text`: print the texts of cards."""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING, Annotated

import typer

from ombre.compiler.projects.places import UsageError, listed, pick
from ombre.contract import short_id
from ombre.dsl.diagnostics import tr

from ..api.table import Table, open_table
from ..console import completing
from ..console.messages import tell_lacking, tell_stale
from ..console.options import Locale, With
from ..console.scope import chosen
from ..console.speaking import text_language

if TYPE_CHECKING:
    from ombre.compiler import model

    from ..printing.printer import Printer


def text(
    cards: Annotated[
        list[str] | None,
        typer.Argument(help="The ids of the cards.", autocompletion=completing.cards, show_default=False),
    ] = None,
    locale: Locale = None,
    game: Annotated[
        str | None,
        typer.Option(
            help="The game of the cards; by default, all games are searched.", autocompletion=completing.games
        ),
    ] = None,
    set: Annotated[
        list[str] | None, typer.Option(help="Print the cards of this set; may be given several times.")
    ] = None,
    kind: Annotated[
        list[str] | None, typer.Option(help="Print the cards of this kind; may be given several times.")
    ] = None,
    grep: Annotated[
        str | None,
        typer.Option(
            metavar="PATTERN",
            help="Print the cards with this in their name or text: a word, or a regular expression; case is ignored.",
        ),
    ] = None,
    extra: With = None,
) -> None:
    """Print the text of cards: of some by their ids, of a set or a kind, or of those that say something."""
    from ..printing.printer import Printer

    if not cards and not set and not kind and grep is None:
        raise UsageError(tr("say which cards: their ids, --set NAME, --kind NAME or --grep PATTERN"))
    tables = [open_table(place, more) for place, more in chosen(game, extra)]
    if cards and not set and not kind:
        tables = _saying(tables, cards)
    printers = [Printer(table, text_language(locale, table.project.folders)) for table in tables]
    pattern = _pattern(grep)
    found = _wanted(printers, cards or [], set or [], kind or [])
    shown: dict[Printer, list[model.Card]] = {}
    for printer, card in found:
        lines = printer.plain(card.id)
        if pattern is not None and not pattern.search("\n".join(lines)):
            continue
        typer.echo(("\n" if shown else "") + "\n".join(lines))
        shown.setdefault(printer, []).append(card)
    if not shown:
        raise UsageError(tr("no card has {0} in its name or text", repr(grep)))
    for printer, own in shown.items():
        tell_stale(printer, own)
        tell_lacking(printer, own)


def _saying(tables: list[Table], cards: list[str]) -> list[Table]:
    """The games whose files say the ids of the cards; all games, if one of the ids is said in none."""
    words = {card: re.compile(rf"\b{re.escape(short_id(card))}\b") for card in cards}
    said = {
        card: [
            at for at, table in enumerate(tables) if any(word.search(file.source.text) for file in table.project.files)
        ]
        for card, word in words.items()
    }
    return [tables[at] for at in sorted({*chain(*said.values())})] if all(said.values()) else tables


def _pattern(grep: str | None) -> re.Pattern[str] | None:
    """Return the pattern of `--grep`; raise UsageError if it is no regular expression."""
    try:
        return None if grep is None else re.compile(grep, re.IGNORECASE)
    except re.error as error:
        told = tr("'{0}' is no pattern: {1}; write a backslash before a sign that is meant as it is", grep, error.msg)
        raise UsageError(told) from None


def _wanted(
    printers: list[Printer], cards: list[str], sets: list[str], kinds: list[str]
) -> list[tuple[Printer, model.Card]]:
    """Return the cards with these ids, in this order; without ids, all cards. Only those of the sets and kinds.

    Raises UsageError for a card, a set or a kind that is in no game.
    """
    from ombre.compiler.card_words import pick_card

    known = {id: printer for printer in reversed(printers) for id in printer.cards}
    ids = [pick_card(card, [printer.model for printer in printers]) for card in cards]
    found = [(known[id], known[id].cards[id]) for id in ids]
    found = found or [(printer, card) for printer in printers for card in printer.cards.values()]
    set_of = {(printer, file.source.name): file.set for printer in printers for file in printer.table.project.files}
    for name in sets:
        pick("set", name, sorted({*set_of.values()}))
    found = [each for each in found if not sets or set_of[each[0], each[1].span.source] in sets]
    above = [{one.name for one in printer.model.above(card.kind)} for printer, card in found]
    for kind in kinds:
        pick("kind of cards", kind, sorted({name for names in above for name in names}))
    found = [each for each, names in zip(found, above, strict=True) if not kinds or names.intersection(kinds)]
    if not found:
        raise UsageError(tr("there is no card of {0}", listed([*sets, *kinds])))
    return found
