"""Find the texts of a compiled project that do not fit on their cards, in each locale of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import assert_never

from ombre.compiler import model
from ombre.compiler.driver import Compiled
from ombre.dsl.diagnostics import Diagnostic, Translatable, tr
from ombre.prose.language.languages import Settings, languages, line_of
from ombre.prose.language.messages import MissingMessage
from ombre.sheets.faces.printed import Part

from ..game.loaded import Loaded
from .printer import Printer


def overflowing(compiled: Compiled, wanted: Sequence[model.Card]) -> Iterator[Diagnostic]:
    """Yield a diagnostic for each part of a card that is too large,
    and each own picture without room, with its locales.
    """
    table = Loaded(compiled.project)
    table.compiled = compiled
    found: dict[tuple[str, Part], list[str]] = {}
    bare: dict[str, list[str]] = {}
    cropped: dict[str, float] = {}
    letterless: dict[tuple[str, str], list[str]] = {}
    for language in begun(compiled.project.folders):
        printer = Printer(table, language)
        cards = [card for card in wanted if printer.has_face(card) and _sayable(printer, card)]
        job = printer.job(cards, strict=False)
        for one in job.letterless:
            letterless.setdefault((one.card, one.message), []).append(language)
        for over in job.fit()[0] if cards else ():
            by = f"{language} {over.millimetres} mm"
            found.setdefault((over.card, over.part), []).append(f"{over.word} ({by})" if over.word else by)
        for card, share in job.cropped.items():
            cropped[card] = min(share, cropped.get(card, 1.0))
        for card in job.bare:
            bare.setdefault(card, []).append(language)
    for (card, part), sizes in found.items():
        message, help = _told(part, card, ", ".join(sizes))
        yield Diagnostic("E136", message, compiled.model.cards[card].span, help)
    for (card, lacking), names in letterless.items():
        yield Diagnostic("E136", tr("{0} ({1})", lacking, ", ".join(names)), compiled.model.cards[card].span)
    for card, share in cropped.items():
        message = tr("'{0}' shows only {1} % of its own picture; the rest is cut off", card, round(100 * share))
        help = tr(
            "choose the part with `focus`, or show all of it with `whole: true`, under `art` or `cards` of 'faces.yaml'"
        )
        yield Diagnostic("W514", message, compiled.model.cards[card].span, help, severity="warning")
    for card, names in bare.items():
        message = tr("'{0}' has no room for its own picture, which is left out ({1})", card, ", ".join(names))
        help = tr("choose a layout with more room for it, shorten its text, or leave a widget out")
        yield Diagnostic("W514", message, compiled.model.cards[card].span, help, severity="warning")


def begun(folders: Sequence[Path]) -> list[str]:
    """The source language, and those for which a folder of a game, or of one of its sets, has files."""
    return [
        language
        for language in languages(folders)
        if Settings.of(language, folders).said.source
        or any((folder / "locales" / code).is_dir() for folder in folders for code in line_of(language, folders))
    ]


def _told(part: Part, card: str, sizes: str) -> tuple[Translatable, Translatable]:
    """Return the message and the help text for a part of a card that is too large. sizes: by how much, by language."""
    match part:
        case "text":
            message = tr("the text of '{0}' is too large for its card: {1}", card, sizes)
            return message, tr("shorten its abilities, or split it into two cards")
        case "word":
            message = tr("a word of '{0}' is too wide for its card: {1}", card, sizes)
            return message, tr("take a shorter word, or divide it with a hyphen")
        case "title":
            message = tr("the title of '{0}' is too large for its card: {1}", card, sizes)
            return message, tr("give it a shorter name, or divide a long word with a hyphen")
        case "line":
            message = tr("the line of '{0}' is too large for its card: {1}", card, sizes)
        case "parts":
            message = tr("the parts of '{0}' are too tall for its layout: {1}", card, sizes)
            return message, tr("choose a larger layout for its kind, or leave a widget out")
        case "figures":
            message = tr("the figures of '{0}' are too large for its card: {1}", card, sizes)
        case "foot":
            message = tr("the foot of '{0}' is too large for its card: {1}", card, sizes)
            return message, tr("show less in the `foot` of 'faces.yaml', or shorten its words")
        case _:
            assert_never(part)
    return message, tr("give it fewer values, or smaller numbers")


def _sayable(printer: Printer, card: model.Card) -> bool:
    """Whether the locale has all messages of a card; if not, the card is printed and measured in another locale."""
    try:
        printer.printed(card, False)
    except MissingMessage:
        return False
    return not printer.unsaid([card.id])
