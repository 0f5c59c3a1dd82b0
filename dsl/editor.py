"""Generate the TextMate grammar for editors (editors/card.tmLanguage.json) from the table of constructs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypeAlias

from .constructs import CONSTRUCTS, HEADS, SIGNS, Construct, Place

Json: TypeAlias = str | list["Json"] | dict[str, "Json"]

DECLARES, DOES, SAYS = "storage.type", "keyword.control", "keyword.other"
SCOPES = {
    **dict.fromkeys(Place, DECLARES),
    **dict.fromkeys((Place.BLOCK, Place.WINDOW, Place.WAYS), DOES),
    **dict.fromkeys((Place.EVENT, Place.LASTING), SAYS),
    Place.TYPE: "support.type",
    Place.NOUN: "variable.language",
    Place.AMOUNT: "keyword.operator.word",
    Place.CONDITION: "keyword.operator.word",
}
"""The TextMate scope of keywords, by the place of their construct; every colour theme has colours for these scopes."""


def scope(row: Construct) -> str:
    """The TextMate scope for the keywords of a construct."""
    return SCOPES[row.places[-1] if row.places[0] is Place.FILE else row.places[0]]


def grammar() -> Json:
    """The TextMate grammar. It has no patterns for the words that a game declares, because editors do not know them."""
    first = {row.first: scope(row) for row in reversed(CONSTRUCTS) if row.whole and row.first}
    inner: dict[str, str] = {}  # a keyword that stands inside lines -> its TextMate scope
    for row in CONSTRUCTS:
        for form in row.words.split("|"):
            if form[:1].isalpha() and not (row.whole and row.first):
                inner.setdefault(form, scope(row))
    for row in CONSTRUCTS:
        for word in (*row.links.split("|"), *row.words.replace("|", " ").split()):
            if word[:1].isalpha():
                inner.setdefault(word, first[word] if word in HEADS else SAYS)
    patterns: list[Json] = [
        {"name": "comment.line.number-sign.card", "match": "#.*$"},
        {"name": "string.quoted.double.card", "match": '"[^"]*"'},
        {
            "match": r'^\s*(?:(replace)\s+)?([^\W\d]\w*)\s+([^\W\d]\w*)\s+(?=")',
            "captures": {
                "1": {"name": f"{DECLARES}.card"},
                "2": {"name": f"{DECLARES}.card"},
                "3": {"name": "entity.name.card"},
            },
        },
        *_words(r"^\s*({})(?!\w)", first),
        *_words(r"(?<!\w)({})(?!\w)", inner),
        {"name": "constant.numeric.card", "match": r"(?<!\w)\d+(?!\w)"},
        {"name": "keyword.operator.card", "match": "|".join(re.escape(s) for s in _longest(SIGNS) if s not in "(),:")},
    ]
    return {"name": "ombre", "scopeName": "source.card", "fileTypes": ["card"], "patterns": patterns}


def _words(around: str, scopes: dict[str, str]) -> list[Json]:
    """The patterns for some words: one for each scope and number of words.

    Keywords of several words come first, so that `number of` is not matched as `number`.
    """
    found: list[Json] = []
    for size in sorted({word.count(" ") for word in scopes}, reverse=True):
        for name in dict.fromkeys(scopes.values()):
            words = [word for word in _longest(scopes) if scopes[word] == name and word.count(" ") == size]
            if words:
                either = "|".join(word.replace(" ", r"\s+(?:the\s+)?") for word in words)
                found.append({"match": around.format(either), "captures": {"1": {"name": f"{name}.card"}}})
    return found


def _longest(words: Iterable[str]) -> list[str]:
    return sorted(words, key=lambda word: (-len(word), word))
