"""Parse sources. Syntax trees are cached in files; those of a game in use can also be held in memory.

A tree depends on the name and the text of its file, on the vocabulary, and on the parser. Loading a tree from the cache
takes a fifth of the time of parsing. Only the latest tree of each file is kept.
"""

from __future__ import annotations

import hashlib
import pickle
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field

from ombre.dsl.parser import HeldDeclaration, Parsed, Place, parse
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import Vocabulary, containing

from . import cache


def trees(sources: Iterable[Source], vocabulary: Vocabulary) -> list[Parsed]:
    """The result of `parse` for each source."""
    words = repr(vocabulary)
    return [_tree(source, vocabulary, words) for source in sources]


@dataclass(slots=True)
class Trees:
    """The trees of the last version of a game.

    If a file changes, the declarations that have changed are parsed again. If the vocabulary changes, so are those that
    contain a word which has changed.
    """

    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    files: dict[str, Parsed] = field(default_factory=dict[str, Parsed])
    held: dict[str, dict[Place, HeldDeclaration]] = field(default_factory=dict[str, dict[Place, HeldDeclaration]])

    def read(self, sources: Iterable[Source], vocabulary: Vocabulary) -> list[Parsed]:
        """The result of `parse` for each source; the trees of other sources are no longer held."""
        words = repr(vocabulary)
        is_other = None if vocabulary == self.vocabulary else containing(self.vocabulary.changed(vocabulary))
        made: list[Parsed] = []
        for source in sources:
            before = self.files.get(source.name)
            if before is None:
                made.append(_tree(source, vocabulary, words))
            elif before.source.text == source.text and (
                is_other is None or not (before.diagnostics or before.torn or is_other(source.text))
            ):
                made.append(before)
            else:
                made.append(parse(source, vocabulary, self.held.setdefault(source.name, {})))
        self.vocabulary, self.files = vocabulary, {file.source.name: file for file in made}
        self.held = {name: held for name, held in self.held.items() if name in self.files}
        return made


def _tree(source: Source, vocabulary: Vocabulary, words: str) -> Parsed:
    path = cache.place("trees", cache.compiler_fingerprint(), words, source.name)
    text = hashlib.sha256(source.text.encode()).digest()
    known = cache.held(path)
    if known is not None and known.startswith(text):
        return Parsed(source, *pickle.loads(zlib.decompress(known[len(text) :])))
    made = parse(source, vocabulary)
    found = made.declarations, made.diagnostics, made.torn
    cache.keep(path, text + zlib.compress(pickle.dumps(found, pickle.HIGHEST_PROTOCOL), 1))
    return made
