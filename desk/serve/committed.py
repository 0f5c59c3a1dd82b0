"""The game as it was committed last, so that cards can be shown before and after what has changed since."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ombre.compiler.edited_project import Desk
from ombre.compiler.projects.places import UsageError
from ombre.compiler.projects.project import Project, with_folders
from ombre.translatable import tr
from ombre.translation import history

from ..lsp.open_games import WholeGame


@dataclass(frozen=True, slots=True)
class EditedCard:
    """A card that has changed.

    before, after: its name and paragraphs in a language; () if it was not, or is not, there.
    """

    id: str
    before: tuple[str, ...]
    after: tuple[str, ...]


def last_commit(folder: Path) -> tuple[Path, str]:
    """The repository of a folder and its last commit; raise UsageError if nothing is committed."""
    root = history.repository(folder)
    if root is None:
        raise UsageError(tr("this folder is not kept with git, or nothing is committed yet"))
    return root.resolve(), history.commit(root, "HEAD")


def game_of(root: Path, commit: str, project: Project, into: Path) -> WholeGame:
    """A game as it was committed; raise UsageError if it had errors. into: an empty folder, for its files."""
    places = [folder.resolve() for folder in project.folders]
    history.export(root, commit, [place for place in places if place.is_relative_to(root)], into)
    folders = [into / place.relative_to(root) if place.is_relative_to(root) else place for place in places]
    compiled = Desk(with_folders(project, folders)).quick
    if not compiled.ok:
        raise UsageError(tr("the cards that were committed last have errors, so they cannot be shown"))
    return WholeGame(compiled, {})


def edited_cards(before: WholeGame, after: WholeGame, language: str) -> Iterator[EditedCard]:
    """Yield the cards whose text, name or facts have changed, in the order of the files;
    those that are gone come last.
    """
    for id, card in after.compiled.model.cards.items():
        old, new = _said(before, id, language), _said(after, id, language)
        if not card.local and (old != new or _facts(before, id) != _facts(after, id)):
            yield EditedCard(id, old, new)
    for id, card in before.compiled.model.cards.items():
        if not card.local and id not in after.compiled.model.cards:
            yield EditedCard(id, _said(before, id, language), ())


def _said(whole: WholeGame, id: str, language: str) -> tuple[str, ...]:
    if id not in whole.compiled.model.cards or language not in whole.languages:
        return ()
    try:
        return tuple(whole.text(id, language))
    except UsageError:  # such as a text that no locale has
        return (id,)


def _facts(whole: WholeGame, id: str) -> list[tuple[str, str]]:
    card = whole.compiled.model.cards.get(id)
    return [(fact.name, str(value)) for fact, value in card.facts] if card is not None else []
