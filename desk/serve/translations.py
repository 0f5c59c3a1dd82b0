"""Translate the texts of a card: the messages and names that are printed on it,
and what a change of one does to cards.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ombre.compiler.projects import files
from ombre.compiler.projects.files import seen_from
from ombre.compiler.projects.places import UsageError
from ombre.prose.language.languages import source_language
from ombre.prose.language.text import Locale, load_locale
from ombre.translatable import tr
from ombre.translation.exchange.exchange import Incoming, Mark
from ombre.translation.exchange.folders import SHARED, folders
from ombre.translation.exchange.importing import Import, finish, import_units
from ombre.translation.exchange.units import TextUnit, documents

from ..lsp.open_games import WholeGame
from .workplace import Workplace

_MOST_SHOWN = 60  # cards that are shown before and after
_NAME = "names.po"


@dataclass(frozen=True, slots=True)
class Translated:
    """A text that is printed on a card. key: the file to which it belongs. own: whether the author may change it."""

    key: str
    unit: TextUnit
    own: bool


@dataclass(frozen=True, slots=True)
class CardBeforeAndAfter:
    """A card whose text changes: its name and paragraphs, before and after."""

    id: str
    before: tuple[str, ...]
    after: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Trial:
    """What a new translation does.

    problem: why it is refused, or "". cards: those that change. more: how many others.
    """

    problem: str
    cards: tuple[CardBeforeAndAfter, ...] = ()
    more: int = 0


def texts_of(whole: WholeGame, workplace: Workplace, card: str, language: str) -> list[Translated]:
    """The texts that are printed on a card, its name first; raise UsageError for the language of the cards."""
    if language == source_language():
        raise UsageError(tr("'{0}' is the language of the cards; change the card itself", language))
    printer = whole.printer(language)
    used = printer.on_card(whole.compiled.model.cards[card])
    found: list[Translated] = []
    for folder in folders(language, whole.table):
        own = folder.key != SHARED and workplace.is_inside(folder.target)
        for document in documents(folder, language):
            is_name = document.key.endswith(f"/{_NAME}")
            wanted = used.names if is_name else used.messages
            found += [Translated(document.key, unit, own) for unit in document.units if unit.id in wanted]
    return sorted(found, key=lambda one: (not one.own, not one.key.endswith(f"/{_NAME}"), bool(one.unit.target)))


def tried(whole: WholeGame, workplace: Workplace, language: str, key: str, context: str, text: str) -> Trial:
    """What would come of a new translation, without writing it."""
    made = _made(whole, workplace, language, key, context, text)
    if made.refused:
        return Trial(made.refused[0].reason)
    before = whole.printer(language)
    users = [*_users(whole, language, key, context)]
    changed: list[CardBeforeAndAfter] = []
    with tempfile.TemporaryDirectory(prefix="ombre-") as temporary:
        after = _with(whole, language, made, Path(temporary))
        old = {card: tuple(before.plain(card)) for card in users}
        kept, before.locale = before.locale, after
        try:
            changed += [CardBeforeAndAfter(card, old[card], tuple(before.plain(card))) for card in users]
        finally:
            before.locale = kept
    some = [one for one in changed if one.before != one.after]
    return Trial("", tuple(some[:_MOST_SHOWN]), len(some[_MOST_SHOWN:]))


def saved(whole: WholeGame, workplace: Workplace, language: str, key: str, context: str, text: str) -> list[str]:
    """Write a new translation; return the names of the files that have changed. Raise UsageError if it is refused."""
    made = _made(whole, workplace, language, key, context, text)
    if made.refused:
        raise UsageError(made.refused[0].reason)
    finish(made)
    whole.forget(language)
    return [seen_from(workplace.folder.resolve().parent, path.resolve()) for path in made.texts]


def _made(whole: WholeGame, workplace: Workplace, language: str, key: str, context: str, text: str) -> Import:
    """An import of one text."""
    for folder in folders(language, whole.table):
        for document in documents(folder, language) if key.startswith(f"{folder.key}/") else ():
            unit = next((one for one in document.units if one.context == context), None)
            if document.key != key or unit is None:
                continue
            if folder.key == SHARED or not workplace.is_inside(folder.target):
                raise UsageError(tr("this text belongs to the game, and not to your cards; it cannot be changed here"))
            mark = Mark(language, key, context, unit.stamp, unit.origin, unit.fuzzy)
            made = Import()
            import_units(made, language, whole.table, [Incoming(context, mark, unit.source, text.strip(), False)])
            return made
    raise UsageError(tr("there is no text '{0}'", context))


def _users(whole: WholeGame, language: str, key: str, context: str) -> Iterator[str]:
    """Yield the cards on which a text is printed."""
    printer, id = whole.printer(language), context.partition(".")[0]
    is_name = key.endswith(f"/{_NAME}")
    for card in whole.compiled.model.cards.values():
        if card.local:
            continue
        used = printer.on_card(card)
        if id in (used.names if is_name else used.messages) and not printer.unsaid([card.id]):
            yield card.id


def _with(whole: WholeGame, language: str, made: Import, temporary: Path) -> Locale:
    """The locale as it would be after an import. temporary: an empty folder, for copies of the folders that change."""
    project_folders: list[Path] = []
    for number, folder in enumerate(whole.compiled.project.folders):
        changed = {path: text for path, text in made.texts.items() if path.is_relative_to(folder / "locales")}
        if changed:
            copy = temporary / str(number)
            if (folder / "locales").is_dir():
                files.copy(folder / "locales", copy / "locales")
            for path, text in changed.items():
                target = copy / path.relative_to(folder)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text, encoding="utf-8")
            project_folders.append(copy)
        else:
            project_folders.append(folder)
    locale = load_locale(language, tuple(project_folders))
    known = whole.printer(language).vocabulary
    locale.lend_words(known.words(), known.formerly, known.cards)
    return locale
