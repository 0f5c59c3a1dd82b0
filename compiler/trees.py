"""Parse sources. Syntax trees are cached in files; those of a game in use can also be held in memory.

A tree depends on the name and the text of its file, on the vocabulary, and on the parser. Loading a tree from the cache
takes a fifth of the time of parsing. Only the latest tree of each file is kept.
"""

from __future__ import annotations

import hashlib
import pickle
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from ombre.dsl.parser import HeldDeclaration, Parsed, Place, parse
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import Vocabulary, containing

from .projects import cache

_MOST_OTHER = 200  # how many files are held that the last version of the game does not have


def trees(sources: Iterable[Source], vocabulary: Vocabulary) -> list[Parsed]:
    """The result of `parse` for each source."""
    written = _Written()
    return [_tree(source, *written.within(vocabulary, source)) for source in sources]


@dataclass(slots=True)
class _Written:
    """Vocabularies as texts; there are two at most, of the game and of its expansions."""

    texts: dict[int, str] = field(default_factory=dict[int, str])

    def within(self, vocabulary: Vocabulary, source: Source) -> tuple[Vocabulary, str]:
        """The words that a source can use, and their text."""
        words = vocabulary.within(source.name)
        if id(words) not in self.texts:
            self.texts[id(words)] = repr(words)
        return words, self.texts[id(words)]


@dataclass(frozen=True, slots=True)
class _HeldFile:
    """A file as it was last parsed, with the vocabulary, and its declarations if it has been edited."""

    parsed: Parsed
    vocabulary: Vocabulary
    parts: dict[Place, HeldDeclaration]


@dataclass(slots=True)
class Trees:
    """The trees of the last versions of the files of a game.

    If a file changes, the declarations that have changed are parsed again. If the vocabulary changes, so are those that
    contain a word which has changed.
    """

    files: dict[str, _HeldFile] = field(default_factory=dict[str, _HeldFile])

    def read(self, sources: Sequence[Source], vocabulary: Vocabulary) -> list[Parsed]:
        """The result of `parse` for each source."""
        written = _Written()
        changed: dict[tuple[int, int], Callable[[str], object]] = {}  # for two vocabularies: what tells changed words
        for source in sources:
            before = self.files.get(source.name)
            if before is None:
                words, text = written.within(vocabulary, source)
                self.files[source.name] = _HeldFile(_tree(source, words, text), words, {})
                continue
            words = vocabulary.within(source.name)
            known = id(before.vocabulary), id(words)
            if known not in changed:
                changed[known] = containing(before.vocabulary.changed(words))
            if self._stands(before, source, words, changed[known]):
                self.files[source.name] = replace(before, vocabulary=words)
            else:
                parsed = parse(source, words, before.parts)
                self.files[source.name] = _HeldFile(parsed, words, before.parts)
        made = [self.files[source.name].parsed for source in sources]
        if len(self.files) > _MOST_OTHER + len(made):
            self.files = {source.name: self.files[source.name] for source in sources}
        return made

    @staticmethod
    def _stands(before: _HeldFile, now: Source, words: Vocabulary, is_other: Callable[[str], object]) -> bool:
        """Whether the trees of a file are still right."""
        if before.parsed.source.text != now.text:
            return False
        if before.parsed.diagnostics or before.parsed.torn:  # messages suggest words
            return before.vocabulary == words
        return not is_other(now.text)


def _tree(source: Source, vocabulary: Vocabulary, words: str) -> Parsed:
    path = cache.place("trees", cache.fingerprint("dsl"), words, source.name)
    text = hashlib.sha256(source.text.encode()).digest()
    known = cache.held(path)
    if known is not None and known.startswith(text):
        return Parsed(source, *pickle.loads(zlib.decompress(known[len(text) :])))
    made = parse(source, vocabulary)
    found = made.declarations, made.diagnostics, made.torn
    cache.keep(path, text + zlib.compress(pickle.dumps(found, pickle.HIGHEST_PROTOCOL), 1))
    return made
