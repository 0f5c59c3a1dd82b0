"""Find the texts of a compiled project that do not fit on their cards, in each locale of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from ombre.compiler import model
from ombre.compiler.backends.sheet.printed import Overflow
from ombre.compiler.driver import Compiled
from ombre.compiler.languages import Settings, languages, line_of
from ombre.compiler.messages import MissingMessage
from ombre.dsl.diagnostics import Diagnostic, Translatable, tr

from ..game.loaded import Loaded
from .printer import Printer


def overflowing(compiled: Compiled, wanted: Sequence[model.Card]) -> Iterator[Diagnostic]:
    """Yield a diagnostic for each text that is too large for its card even in the smallest type size."""
    table = Loaded(compiled.project)
    table.compiled = compiled
    folders = compiled.project.folders
    for language in languages(folders):
        codes = line_of(language, folders)
        if not Settings.of(language, folders).source and not any(
            (f / "locales" / c).is_dir() for f in folders for c in codes
        ):
            continue
        printer = Printer(table, language)
        cards = [card for card in wanted if printer.has_face(card) and _sayable(printer, card)]
        for over in printer.job(cards).fit()[0] if cards else ():
            message, help = _told(over, language)
            yield Diagnostic("E136", message, printer.cards[over.card].span, help)


def _told(over: Overflow, language: str) -> tuple[Translatable, Translatable]:
    """Return the message and the help text for a part of a card that is too large."""
    named = over.card, over.millimetres, language
    match over.part:
        case "text":
            message = tr("the text of '{0}' is {1} mm too large for its card ({2})", *named)
            return message, tr("shorten its abilities, or split it into two cards")
        case "title":
            message = tr("the title of '{0}' is {1} mm too large for its card ({2})", *named)
            return message, tr("give it a shorter name")
        case "line":
            message = tr("the line of '{0}' is {1} mm too large for its card ({2})", *named)
        case "figures":
            message = tr("the figures of '{0}' are {1} mm too large for its card ({2})", *named)
        case _:
            assert_never(over.part)
    return message, tr("give it fewer values, or smaller numbers")


def _sayable(printer: Printer, card: model.Card) -> bool:
    """Whether the locale has all messages of a card; if not, the card is printed and measured in another locale."""
    try:
        printer.printed(card, False)
    except MissingMessage:
        return False
    return not printer.unsaid([card.id])
