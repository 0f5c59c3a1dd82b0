"""Read the files of a locale: its settings, its messages and the names of cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Literal

import babel
import polib
from fluent.runtime import FluentResource
from fluent.syntax import ast

from ombre.dsl.source import UNSEEN

from . import yaml_files
from .files import UsageError, read_plain
from .writing import WRITING, Writing

_LINE = re.compile(r"line (\d+)")
LOCALES = Path(__file__).parent / "locales"


def languages(game_folders: Sequence[Path] = ()) -> list[str]:
    """The codes of the natural languages in which texts can be printed, such as `en`.

    A language ships with ombre, or is in the folder of a game or of an expansion: `locales/LANGUAGE/locale.yaml`.
    """
    places = [LOCALES, *(folder / "locales" for folder in game_folders)]
    return sorted({path.parent.name for place in places for path in place.glob("*/locale.yaml")})


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a locale, from its `locale.yaml`."""

    name: str
    fallback: tuple[str, ...]
    cases: tuple[str, ...]
    pronoun_cases: tuple[str, ...]  # cases in which only pronouns differ from the base form
    adjectives: Literal["before", "after"]
    vowels: str
    features: Mapping[str, str]
    numbers: Mapping[str, str]
    words: Mapping[str, str]
    typography: tuple[tuple[re.Pattern[str], str], ...]
    source: bool
    capital_heads: bool
    object_case: str  # the case of an object, if the verb's entry has none
    steps: frozenset[str]  # the passes of the sentence planner that the locale uses
    pronouns: frozenset[str]  # the positions in which pronouns are allowed: subject, object, own
    kept: frozenset[str]  # messages after which the next sentence does not begin with a pronoun, but repeats the noun
    declensions: Mapping[str, str]  # determiner -> declension of the adjectives after it
    writing: Writing

    @classmethod
    def of(cls, language: str, game_folders: Sequence[Path] = ()) -> Settings:
        """The settings of a locale: of the shipped one, or else of the first in the folders of a game."""
        places = [folder / "locale.yaml" for folder in folders_of(language, game_folders)]
        return cls.read(next((path for path in places if path.is_file()), places[0]))

    @classmethod
    def read(cls, path: Path) -> Settings:
        data = yaml_files.load(path, SHAPE, ("name", "cases", "adjectives"))
        _language_code(path, data)
        return cls(
            name=data.text("name"),
            fallback=data.texts("fallback"),
            cases=data.texts("cases"),
            pronoun_cases=data.texts("pronoun-cases"),
            adjectives="after" if data["adjectives"] == "after" else "before",
            vowels=data.text("vowels", "aeiou"),
            features=data.table("features").words(),
            numbers=data.table("numbers").words(),
            words=data.table("words").words(),
            typography=tuple(_typography(path, data.tables("typography"))),
            source=data.flag("source"),
            capital_heads=data.text("heads") == "capitals",
            object_case=data.text("object", "base"),
            steps=frozenset(data.texts("plan")),
            pronouns=frozenset(data.texts("pronouns")),
            kept=frozenset(data.texts("keep")),
            declensions=data.table("declensions").words(),
            writing=Writing.read(data, path),
        )


# The schema of `locale.yaml`.
SHAPE: yaml_files.Shape = {
    "name": str,
    "fallback": [str],
    "cases": [str],
    "pronoun-cases": [str],
    "adjectives": ("before", "after"),
    "vowels": str,
    "features": {"*": str},
    "numbers": {"*": str},
    "words": {"*": str},
    "typography": [{"find": str, "put": str}],
    "source": bool,
    "heads": str,
    "object": str,
    "plan": [str],
    "pronouns": [str],
    "keep": [str],
    "declensions": {"*": str},
    **WRITING,
}


def _language_code(path: Path, data: yaml_files.YamlTable) -> None:
    """Raise UsageError if the folder name is not a known locale code, or if a fallback locale does not exist."""
    try:
        babel.Locale.parse(path.parent.name.replace("-", "_"))
    except (ValueError, babel.UnknownLocaleError):
        sentence = f"'{path.parent.name}' is no code of a language; call the folder `de`, `pt-BR`, and so on"
        raise UsageError(f"{path}:1: {sentence}") from None
    places = (path.parents[1], LOCALES)
    there = {found.parent.name for place in places for found in place.glob(f"*/{path.name}")} - {path.parent.name}
    for at, other in enumerate(data.texts("fallback")):
        if other not in there:
            raise UsageError(
                f"{path}:{data.rows('fallback').lines[at]}: there is no other language `{other}` to fall back to"
            )


def _typography(path: Path, rules: Iterable[yaml_files.YamlTable]) -> Iterator[tuple[re.Pattern[str], str]]:
    for rule in rules:
        key = "find"
        try:
            pattern = re.compile(_said(rule, key))
            key = "put"
            pattern.sub(_said(rule, key), "")  # tests that the replacement fits the pattern
        except KeyError:
            raise UsageError(f"{path}:{rule.line}: a rule of typography needs `find` and `put`") from None
        except (re.error, IndexError, RecursionError, OverflowError) as error:
            raise UsageError(f"{path}:{rule.lines[key]}: `{key}` is not a valid pattern: {error}") from None
        yield pattern, rule.text("put")


def _said(rule: yaml_files.YamlTable, name: str) -> str:
    if name not in rule:
        raise KeyError(name)
    return rule.text(name)


def folders_of(language: str, game_folders: Sequence[Path]) -> list[Path]:
    """The folders with the files of a locale: the shipped folder, then those of a game and its sets."""
    return [LOCALES / language, *(folder / "locales" / language for folder in game_folders)]


def resources(folders: Sequence[Path]) -> tuple[tuple[str, ast.Resource], ...]:
    """The path and the parsed messages of each message file in some folders."""
    files = [path for folder in folders for path in sorted(folder.glob("*.ftl"))]
    return tuple((path.as_posix(), messages(path)) for path in files)


def messages(path: Path) -> ast.Resource:
    """The parsed messages of one file."""
    text = read_plain(path)
    try:
        return _parsed(text)
    except RecursionError:
        depths = accumulate(line.count("{") - line.count("}") for line in text.split("\n"))
        deepest = max(enumerate(depths, 1), key=lambda line: line[1])
        raise UsageError(f"{path}:{deepest[0]}: braces are nested too deeply here; use fewer") from None


@lru_cache(maxsize=64)
def _parsed(text: str) -> ast.Resource:
    """The parsed messages of a text. The result is cached, because several locales and games use the same files."""
    return FluentResource(text)


def entries(folders: Sequence[Path]) -> Iterator[polib.POEntry]:
    """Yield the entries of the files `names.po` in some folders: names of cards, with or without a translation."""
    for folder in folders:
        if (folder / "names.po").is_file():
            yield from catalogue(folder / "names.po")


@dataclass(frozen=True, slots=True)
class CardName:
    """The name of a card in a natural language.

    features: grammatical features of the name, written in braces after the name: `Sœur de Serment {gender: f}`. All
    other features are those of the noun for the kind of the card.
    """

    text: str
    features: Mapping[str, str] = field(default_factory=dict[str, str])

    @classmethod
    def read(cls, text: str) -> CardName:
        """Parse a name with its features in braces."""
        found = re.fullmatch(r"(.*?)\s*\{([^{}]*)\}", text, re.DOTALL)
        if found is None:
            return cls(text)
        pairs = (pair.partition(":") for pair in found.group(2).split(","))
        return cls(found.group(1), {name.strip(): value.strip() for name, _, value in pairs})


def names(folders: Sequence[Path]) -> dict[str, CardName]:
    """The translated names of cards, by the id of the card; names marked `fuzzy` are omitted."""
    found = (e for e in entries(folders) if e.msgctxt and e.msgstr and "fuzzy" not in e.flags)
    return {e.msgctxt: CardName.read(e.msgstr) for e in found}


def catalogue(path: Path) -> polib.POFile:
    """The entries of a `.po` file with translated names or messages; raises UsageError if it cannot be read."""
    text = read_plain(path)
    try:
        found = polib.pofile(f"{text}\n#")  # with a line end, so that polib never takes the text for a file name
    except (OSError, ValueError, IndexError, KeyError, AttributeError, TypeError) as error:  # polib raises all of these
        line = _LINE.search(str(error))
        raise UsageError(
            f"{path}:{line[1] if line else 1}: this is not a valid file of translations: {error}"
        ) from None
    for entry in found:
        # An invisible character can be written as an escape.
        if unseen := UNSEEN.search(f"{entry.msgctxt}{entry.msgid}{entry.msgstr}"):
            raise UsageError(
                f"{path}:{entry.linenum}: there is an invisible character (U+{ord(unseen[0]):04X}) here; delete it"
            )
    return found
