"""What one check of a locale reads: the locale, its source, the other locales, and the places of its entries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from fluent.syntax import ast

from ombre.compiler import model
from ombre.compiler.driver import Compiled
from ombre.compiler.projects.files import line_counter, listing, read, shown
from ombre.dsl.source import Span

from ..language.languages import folders_of, is_shipped, languages, messages, resources, source_language
from ..language.messages import Message, walk
from ..language.text import Locale, load_locale
from .card_texts import CardText, printed
from .proofread import Patterns, patterns, patterns_in


@dataclass(frozen=True, slots=True)
class MessagePlace:
    """Where an entry of a message file is.

    lines: the line of each of its attributes, from 1. doubled: the attributes that it has twice.
    """

    path: Path
    id: str
    line: int
    lines: Mapping[str, int]
    doubled: tuple[str, ...] = ()

    def at(self, attribute: str = "") -> Span:
        """The place of the id, or of an attribute if the entry has it."""
        line = self.lines.get(attribute, self.line)
        begin = 6 if attribute in self.lines else 1
        return Span(shown(self.path), line, begin, line, begin + len(attribute if attribute in self.lines else self.id))


def start_of(node: ast.SyntaxNode) -> int:
    """The first character of a node, from 0."""
    return node.span.start if node.span is not None else 0


def places_in(path: Path) -> Iterator[MessagePlace]:
    """Yield the places of the entries of one message file, in the order of the file."""
    line_at = line_counter(read(path))
    for entry in messages(path).body:
        if isinstance(entry, ast.Message):
            lines = {attribute.id.name: line_at(start_of(attribute)) for attribute in entry.attributes}
            names = [attribute.id.name for attribute in entry.attributes]
            doubled = tuple(name for name in lines if names.count(name) > 1)
            yield MessagePlace(path, entry.id.name, line_at(start_of(entry.id)), lines, doubled)


class CheckedLocale:
    """The files of one language in the program (`compiled` is None), or in a game with its expansions."""

    def __init__(self, language: str, compiled: Compiled | None = None) -> None:
        self.language = language
        self.compiled = compiled

    @property
    def is_source(self) -> bool:
        """Whether the language is the one of the `.card` files, which is compared with nothing."""
        return self.language == source_language()

    @cached_property
    def game_folders(self) -> tuple[Path, ...]:
        """The folders of the game and its sets; none for the program."""
        return self.compiled.project.folders if self.compiled is not None else ()

    @cached_property
    def folders(self) -> list[Path]:
        """The folders whose files are checked, if they exist."""
        found = [folder for folder in folders_of(self.language, self.game_folders) if folder.name == self.language]
        program = self.compiled is None
        return [folder for folder in found if folder.is_dir() and is_shipped(folder) == program]

    @cached_property
    def locale(self) -> Locale:
        return self._loaded(self.language)

    @cached_property
    def source(self) -> Locale:
        """The locale from which this one is translated, with the words of the `.card` files."""
        return self._loaded(source_language())

    def _loaded(self, language: str) -> Locale:
        return load_locale(language, self.game_folders)

    @cached_property
    def entries(self) -> Patterns:
        return patterns(self.locale)

    @cached_property
    def source_entries(self) -> Patterns:
        return patterns(self.source)

    @cached_property
    def other_entries(self) -> list[Patterns]:
        """The entries of all other shipped languages, the source first."""
        others = [code for code in languages() if code not in (self.language, source_language())]
        read = (resources(folders_of(code, self.game_folders)) for code in others)
        return [self.source_entries, *(patterns_in(one for _, one in files) for files in read)]

    @cached_property
    def files(self) -> list[Path]:
        """The message files that are checked."""
        return [path for folder in self.folders for path in listing(folder, "*.ftl")]

    @cached_property
    def all_places(self) -> list[MessagePlace]:
        """The places of all entries of the files, those that a later entry replaces included."""
        return [place for path in self.files for place in places_in(path)]

    @cached_property
    def places(self) -> dict[str, MessagePlace]:
        """The place of each entry that is used."""
        return {place.id: place for place in self.all_places}

    @cached_property
    def texts(self) -> list[CardText]:
        """The texts of all cards of the game; none for the program."""
        return [] if self.compiled is None else printed(self.locale, self.compiled)

    @cached_property
    def users(self) -> dict[str, model.Card]:
        """The messages that are printed on cards, each with the first card that uses it."""
        found: dict[str, model.Card] = {}
        for text in self.texts:
            for id in text.used:
                found.setdefault(id, text.card)
        return found

    @cached_property
    def passed(self) -> dict[str, frozenset[str]]:
        """The names of the arguments of each message in the texts of cards."""
        found: dict[str, frozenset[str]] = {}
        nodes = (node for text in self.texts for tree in text.planned for node in walk(tree))
        for node in nodes:
            if isinstance(node, Message):
                found[node.id] = found.get(node.id, frozenset()).union(name for name, _ in node.arguments)
        return found

    def id_at(self, at: Span) -> str:
        """The id of the entry at a place, in a file of the program or of the game; "" if there is none."""
        return self._ids.get((at.source, at.line), "")

    @cached_property
    def _ids(self) -> dict[tuple[str, int], str]:
        paths = {Path(path) for path, _ in self.locale.resources}
        found = (place for path in sorted(paths) for place in places_in(path))
        return {(shown(p.path), line): p.id for p in found for line in (p.line, *p.lines.values())}

    @cached_property
    def all_messages(self) -> dict[str, ast.Message]:
        """All entries of the language, those of the program and of its family included."""
        return messages_of(self.locale)

    @cached_property
    def source_messages(self) -> dict[str, ast.Message]:
        return messages_of(self.source)


def messages_of(locale: Locale) -> dict[str, ast.Message]:
    """The messages of a locale by their ids."""
    found = (entry for _, resource in locale.resources for entry in resource.body)
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}
