"""A copy of the toy game and of the locales of the program, which tests of stale translations change."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from ombre.compiler.driver import Compiled, compile_project
from ombre.compiler.projects.project import open_game
from ombre.prose.language.languages import LOCALES
from ombre.prose.proofreading import stale

TOY = Path(__file__).parents[1] / "fixtures" / "games" / "toy"
GAME = "low_tide"


@dataclass(frozen=True)
class World:
    """The folder `cards/low_tide` and the folder `locales`, instead of the shipped ones."""

    root: Path

    @property
    def game(self) -> Path:
        return self.root / "cards" / GAME

    def compiled(self) -> Compiled:
        found = compile_project(open_game(GAME))
        assert found.ok
        return found

    def change(self, path: str, old: str, new: str) -> None:
        """Replace a text that stands once in a file."""
        file = self.root / path
        text = file.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{path}: {old!r} stands there {text.count(old)} times"
        file.write_text(text.replace(old, new), encoding="utf-8")

    def accept(self, language: str = "fr", *ids: str) -> int:
        """Accept the entries with these ids, or all; return how many have changed."""
        places = list(stale.places(language, self.compiled()))
        changed = [stale.accept(place, lambda entry: not ids or entry.id in ids) for place in places]
        return sum(number for one in changed for number in one.values())

    def stale(self, language: str = "fr") -> list[str]:
        return [entry.id for entry in stale.stale(language, self.compiled())]

    def files(self) -> dict[str, bytes]:
        return {
            path.relative_to(self.root).as_posix(): path.read_bytes()
            for path in self.root.rglob("[!.]*.*")
            if path.is_file()
        }


def world(root: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    """Copy the toy game and the locales to a folder, and make the program use these."""
    shutil.copytree(TOY, root / "cards" / GAME)
    shutil.copytree(LOCALES, root / "locales", ignore=shutil.ignore_patterns("es"))
    monkeypatch.setattr("ombre.prose.language.languages.LOCALES", root / "locales")
    monkeypatch.setattr("ombre.compiler.projects.places.cards_folder", lambda: root / "cards")
    return World(root)
