"""The files of a language in, what they say out: its settings, its messages and the names of cards in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
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
    pronoun_cases: tuple[str, ...]  # that only a pronoun tells from the base
    adjectives: Literal["before", "after"]
    vowels: str
    features: Mapping[str, str]
    numbers: Mapping[str, str]
    words: Mapping[str, str]
    typography: tuple[tuple[re.Pattern[str], str], ...]
    source: bool
    capital_heads: bool
    object_case: str  # of what a verb is done to, where the verb's entry says nothing else
    steps: frozenset[str]  # of the sentence planner
    pronouns: frozenset[str]  # where one may stand: subject, object, own
    kept: frozenset[str]  # messages after which a thing is called by its noun once more
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
            pronoun_cases=tuple(data.get("pronoun-cases", ())),
            adjectives=data["adjectives"],
            vowels=data.get("vowels", "aeiou"),
            features=data.get("features", {}),
            numbers=data.get("numbers", {}),
            words=data.get("words", {}),
            typography=tuple((re.compile(rule["find"]), rule["put"]) for rule in data.get("typography", ())),
            source=data.get("source", False),
            capital_heads=data.get("heads") == "capitals",
            object_case=data.get("object", "base"),
            steps=frozenset(data.get("plan", ())),
            pronouns=frozenset(data.get("pronouns", ())),
            kept=frozenset(data.get("keep", ())),
            declensions=data.get("declensions", {}),
        )


def folders_of(language: str, game_folders: Sequence[Path]) -> list[Path]:
    """Where a language has its files: its own folder, then those of a game and its sets."""
    return [LOCALES / language, *(folder / "locales" / language for folder in game_folders)]


def resources(folders: Sequence[Path]) -> tuple[tuple[str, ast.Resource], ...]:
    """The message files of a language."""
    files = [path for folder in folders for path in sorted(folder.glob("*.ftl"))]
    return tuple((path.as_posix(), FluentResource(read(path))) for path in files)


def entries(folders: Sequence[Path]) -> Iterator[polib.POEntry]:
    """Every name of a card, translated or not."""
    for folder in folders:
        if (folder / "names.po").is_file():
            yield from catalogue(folder / "names.po")


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a card in a language. features: what its noun's are not: `Sœur de Serment {gender: f}`."""

    text: str
    features: Mapping[str, str] = field(default_factory=dict[str, str])

    @classmethod
    def read(cls, text: str) -> Name:
        """A name as the file has it, with its features in braces behind it."""
        found = re.fullmatch(r"(.*?)\s*\{([^{}]*)\}", text, re.DOTALL)
        if found is None:
            return cls(text)
        pairs = (pair.partition(":") for pair in found.group(2).split(","))
        return cls(found.group(1), {name.strip(): value.strip() for name, _, value in pairs})


def names(folders: Sequence[Path]) -> dict[str, Name]:
    """The names of cards by their ids; those that somebody should look at again do not count."""
    found = (e for e in entries(folders) if e.msgctxt and e.msgstr and "fuzzy" not in e.flags)
    return {e.msgctxt: Name.read(e.msgstr) for e in found}


def catalogue(path: Path) -> polib.POFile:
    """A list of translated names or sentences; one that cannot be read is said in a sentence."""
    read(path)
    try:
        return polib.pofile(str(path), encoding="utf-8")
    except OSError as error:
        raise UsageError(str(error)) from None
