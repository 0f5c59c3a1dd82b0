"""The files of a language in, what they say out: its settings, its messages and the names of cards in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

import polib
import yaml
from fluent.runtime import FluentResource
from fluent.syntax import ast

from .project import UsageError, read

LOCALES = Path(__file__).parent / "locales"


def languages() -> list[str]:
    """The languages that texts can be printed in."""
    return sorted(path.name for path in LOCALES.iterdir() if (path / "locale.yaml").is_file())


@dataclass(frozen=True, slots=True)
class Settings:
    """What `locale.yaml` says about a language."""

    name: str
    fallback: tuple[str, ...]
    cases: tuple[str, ...]
    adjectives: Literal["before", "after"]
    vowels: str
    features: Mapping[str, str]
    numbers: Mapping[str, str]
    words: Mapping[str, str]
    typography: tuple[tuple[re.Pattern[str], str], ...]
    source: bool
    capital_heads: bool
    object_case: str  # of what a verb is done to, where the verb's entry says nothing else
    declensions: Mapping[str, str]  # what a determiner leaves to the adjectives behind it

    @classmethod
    def of(cls, language: str) -> Settings:
        """Those of a language that there is."""
        return cls.read(LOCALES / language / "locale.yaml")

    @classmethod
    def read(cls, path: Path) -> Settings:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
        return cls(
            name=data["name"],
            fallback=tuple(data.get("fallback", ())),
            cases=tuple(data["cases"]),
            adjectives=data["adjectives"],
            vowels=data.get("vowels", "aeiou"),
            features=data.get("features", {}),
            numbers=data.get("numbers", {}),
            words=data.get("words", {}),
            typography=tuple((re.compile(rule["find"]), rule["put"]) for rule in data.get("typography", ())),
            source=data.get("source", False),
            capital_heads=data.get("heads") == "capitals",
            object_case=data.get("object", "base"),
            declensions=data.get("declensions", {}),
        )


def folders_of(language: str, game_folders: Sequence[Path]) -> list[Path]:
    """Where a language has its files: its own folder, then those of a game and its sets."""
    return [LOCALES / language, *(folder / "locales" / language for folder in game_folders)]


def resources(folders: Sequence[Path]) -> tuple[tuple[str, ast.Resource], ...]:
    """The message files of a language."""
    files = [path for folder in folders for path in sorted(folder.glob("*.ftl"))]
    return tuple((path.as_posix(), resource(read(path))) for path in files)


@lru_cache(maxsize=64)
def resource(text: str) -> ast.Resource:
    """The messages of one file; several languages and games ask for the same files."""
    return FluentResource(text)


def entries(folders: Sequence[Path]) -> Iterator[polib.POEntry]:
    """Every name of a card, translated or not."""
    for folder in folders:
        if (folder / "names.po").is_file():
            yield from catalogue(folder / "names.po")


def names(folders: Sequence[Path]) -> dict[str, str]:
    """The names of cards by their ids; those that somebody should look at again do not count."""
    return {e.msgctxt: e.msgstr for e in entries(folders) if e.msgctxt and e.msgstr and "fuzzy" not in e.flags}


def catalogue(path: Path) -> polib.POFile:
    """A list of translated names or sentences; one that cannot be read is said in a sentence."""
    read(path)
    try:
        return polib.pofile(str(path), encoding="utf-8")
    except OSError as error:
        raise UsageError(str(error)) from None
