"""Sources and the words of their game in, their syntax trees out: the last ones, where nothing they depend on has changed.

A tree depends on its file's name and text, on the vocabulary, and on the parser. Reading one back takes a fifth of the
time of parsing, so after one change in one file the others cost little. Of each file only the last trees are kept: an
author who saves a thousand times keeps one entry.
"""

from __future__ import annotations

import hashlib
import pickle
import zlib
from collections.abc import Iterable

from ombre.dsl.parser import Parsed, parse
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import Vocabulary

from . import cache


def trees(sources: Iterable[Source], vocabulary: Vocabulary) -> list[Parsed]:
    """What `parse` makes of each source."""
    words = repr(vocabulary)
    return [_tree(source, vocabulary, words) for source in sources]


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
