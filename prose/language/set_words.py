"""What `set.yaml` says of a set in words, which is translated in files of names: its name, and its date.

The base set that gives the game its name is called as the game is, by the message `game-title`. A date without letters,
such as 2026-11, is no words.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ombre.compiler.projects.files import shown
from ombre.compiler.projects.places import SetFile
from ombre.compiler.projects.project import Project
from ombre.compiler.projects.yaml_types import typed
from ombre.dsl.source import Span

from .languages import words_id

BEGINS = "set:"  # no id of a card has a colon
TRANSLATED = ("name", "date")


@dataclass(frozen=True, slots=True)
class SetWords:
    """Words of a set. part: what they are in `set.yaml`."""

    set: str
    part: str
    text: str
    at: Span

    @property
    def id(self) -> str:
        """The id in files of names."""
        return set_words_id(self.set, self.part)


def set_words_id(set: str, part: str) -> str:
    """The id, in files of names, of what `set.yaml` says of a set."""
    return words_id(f"{BEGINS}{set}", part)


def is_of_set(id: str) -> bool:
    """Whether an id in a file of names is that of words of a set, and not that of a card."""
    return id.startswith(BEGINS)


def naming_set(project: Project) -> str:
    """The base set that gives the game its name; "" if none has one."""
    return next((one.name for one in project.place.sets().values() if one.base and one.title), "")


def set_words(project: Project) -> list[SetWords]:
    """The words of the sets in use that are translated, in the order in which the sets are loaded."""
    found: list[SetWords] = []
    naming = naming_set(project)
    for name, folder in project.set_folders:
        path = folder / "set.yaml"
        if folder.is_dir() and path.exists():
            found += _of(name, path, [part for part in TRANSLATED if part != "name" or name != naming])
    return found


def words_by_set(project: Project) -> dict[str, list[str]]:
    """For each set in use, the parts of its `set.yaml` that are translated."""
    found: dict[str, list[str]] = {name: [] for name, _ in project.set_folders}
    for one in set_words(project):
        found[one.set].append(one.part)
    return found


def _of(set: str, path: Path, parts: list[str]) -> list[SetWords]:
    said, data = typed(path, SetFile)
    return [
        SetWords(set, part, text, Span(shown(path), data.lines[part], 1, data.lines[part], 2))
        for part in parts
        for text in (str(getattr(said, part)),)
        if any(letter.isalpha() for letter in text)
    ]
