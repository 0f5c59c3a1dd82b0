"""A compiled project in; the texts that do not fit on their cards out, in each language that its game speaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ombre.compiler.driver import Compiled
from ombre.compiler.languages import Settings, languages
from ombre.compiler.messages import MissingMessage
from ombre.compiler.model import Card
from ombre.dsl.diagnostics import Diagnostic, tr

from .printing import Printer
from .table import Table

HELPS = {"text": tr("say it in fewer words, or make two cards of it"), "title": tr("give it a shorter name")}


def overflowing(compiled: Compiled, wanted: Sequence[Card]) -> Iterator[Diagnostic]:
    """What is too long for its card even in the smallest print."""
    table = Table(compiled.project)
    table.compiled = compiled
    folders = compiled.project.folders
    for language in languages():
        if not Settings.of(language).source and not any((f / "locales" / language).is_dir() for f in folders):
            continue
        printer = Printer(table, language)
        cards = [card for card in wanted if printer.has_face(card) and _sayable(printer, card)]
        for over in printer.job(cards).fit()[0] if cards else ():
            message = tr(
                "the {0} of '{1}' is {2} mm too large for its card ({3})",
                over.part,
                over.card,
                over.millimetres,
                language,
            )
            help = HELPS.get(over.part, tr("give it fewer words of its lists, or lower numbers"))
            yield Diagnostic("E136", message, printer.cards[over.card].span, help)


def _sayable(printer: Printer, card: Card) -> bool:
    """Whether the language has all that the card needs: else it is printed, and measured, in another."""
    try:
        printer.printed(card, False)
    except MissingMessage:
        return False
    return not printer.unsaid([card.id])
