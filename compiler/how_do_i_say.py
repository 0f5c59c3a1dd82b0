"""The page `How do I say ...?`: the words of rulebooks, as wishes, that lead an author to one of its entries.

`how_do_i_say.json` lists the entries of `docs/how-do-i-say.md`, each with its words and with codes of diagnostics.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from ombre.dsl.diagnostics import Diagnostic, tr
from ombre.dsl.source import Span

PAGE = "docs/how-do-i-say.md"
"""The page with the entries."""

_UNKNOWN = frozenset(
    "E001 E002 E003 E005 E101 E110 E113 E116 E120 E202 E203 E204 E206 E207 E212 E302 E304 E315".split()
)
"""The codes of diagnostics about a line that the language does not read as its author means it."""

_NAMES = frozenset(("E110", "E120", "E202", "E203"))
"""Those that point at a noun: the word before the noun says what is meant."""


@dataclass(frozen=True, slots=True)
class Wish:
    """An entry of the page, with the words, and the codes of diagnostics, that lead to it.

    words: those at the place that is wrong. anywhere: those of them that lead to it from any place in a wrong line.
    """

    entry: str
    words: tuple[str, ...]
    anywhere: tuple[str, ...] = ()
    codes: tuple[str, ...] = ()

    @property
    def see(self) -> str:
        """Where the entry stands."""
        return tr('see "{0}" in {1}', self.entry, PAGE)


def _wishes() -> tuple[Wish, ...]:
    found = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
    return tuple(
        Wish(one["entry"], *(tuple(one.get(key, ())) for key in ("words", "anywhere", "codes"))) for one in found
    )


WISHES = _wishes()
"""All entries, in the order of the page."""


def matching(text: str) -> list[Wish]:
    """The entries that a word or several words lead to; those that have exactly these words come first."""
    asked = " ".join(text.lower().split())
    own = [wish for wish in WISHES if asked in wish.words]
    near = re.compile(rf"\b{re.escape(asked)}\b")
    more = [wish for wish in WISHES if any(near.search(one.lower()) for one in (*wish.words, wish.entry))]
    return [*own, *(wish for wish in more if wish not in own)]


def pointed(found: Diagnostic, line_of: Callable[[Span], str]) -> Diagnostic:
    """The diagnostic, with the entry that may help its author."""
    wish = next((wish for wish in WISHES if found.code in wish.codes), None)
    if wish is None and found.code in _UNKNOWN and found.severity == "error":
        wish = _meant(line_of(found.span), found.span, found.code in _NAMES)
    return replace(found, see=tr('see "{0}" in {1}', wish.entry, PAGE)) if wish else found


def _meant(line: str, span: Span, name: bool) -> Wish | None:
    """The entry with the longest words that contain a part of what is wrong, stand just before a wrong name, or ...

    ... may stand anywhere in the line.
    """
    start = span.column - 1
    end = span.end_column - 1 if span.end_line == span.line else len(line)
    touching = [
        word
        for match in _words().finditer(line)
        if (word := match[0].lower()) in _entries()[word].anywhere
        or match.start() < end
        and (match.end() > start or (name and not line[match.end() : start].strip()))
    ]
    return _entries()[max(touching, key=len)] if touching else None


@cache
def _entries() -> dict[str, Wish]:
    return {word: wish for wish in WISHES for word in wish.words}


@cache
def _words() -> re.Pattern[str]:
    """All words, the longer ones first."""
    words = sorted(_entries(), key=lambda word: (-len(word), word))
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, words))})(?!\w)", re.IGNORECASE)
