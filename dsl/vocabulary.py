"""Collect the words that the declarations of all files add to the card language, in a `Vocabulary`.

The words are collected line by line, before parsing, so that a file can use words that another file or a later line
declares. A line is only matched against a pattern; the resolver checks its content.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from .constructs import HEADS
from .diagnostics import Translatable, tr
from .source import Source

BUILT_IN_KINDS = ("player", "card")
_MOST_SOUGHT = 300  # words in a pattern; a longer one takes more time than it saves
CLASSES = ("KIND", "VERB", "BASE", "GERUND", "PART", "PROP", "VALUE", "SLOT", "SCOPE")


@dataclass(slots=True)
class Vocabulary:
    """The words that the files of a game and of its expansions declare.

    classes: for each word the classes in which it is declared, in the order of CLASSES. hints: for each word of other
    games the word of this game. game: if there are expansions, the words of the game alone, and own: its files. In
    these files the words of expansions mean nothing, so that no expansion changes what they say.
    """

    classes: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    base: dict[str, str] = field(default_factory=dict[str, str])  # each form of a verb -> its third person, as declared
    kinds: dict[str, str] = field(default_factory=dict[str, str])  # singular or plural -> singular
    hints: dict[str, str] = field(default_factory=dict[str, str])
    shapes: dict[str, list[str]] = field(
        default_factory=dict[str, list[str]]
    )  # a verb's third person -> its usage, for messages
    lists: dict[str, list[str]] = field(default_factory=dict[str, list[str]])  # a list of values -> its words
    takes: dict[str, list[str]] = field(default_factory=dict[str, list[str]])  # a property -> the lists of its values
    players: dict[str, None] = field(default_factory=dict[str, None])  # the kinds of players, as opposed to cards
    sets: tuple[str, ...] = ()  # the names of the sets in use, which can stand before the id of a card: `SET/ID`
    game: Vocabulary | None = None
    own: frozenset[str] = frozenset()

    def within(self, file: str) -> Vocabulary:
        """The words that a file can use, given by its name."""
        return self.game if self.game is not None and file in self.own else self

    def add(self, word: str, kind: str) -> None:
        """Add a class to a word; the order of calls makes no difference."""
        have = {*self.classes.get(word, ()), kind}
        self.classes[word] = tuple(c for c in CLASSES if c in have)

    def kind(self, word: str) -> str:
        """The singular of a word, if it is the name of a kind; other words are returned unchanged."""
        return self.kinds.get(word, word)

    def words(self, kind: str) -> list[str]:
        """All the words of a class, sorted."""
        return sorted(word for word, classes in self.classes.items() if kind in classes)

    def changed(self, now: Vocabulary) -> set[str]:
        """The words whose classes differ in another vocabulary."""
        words = {*self.classes, *now.classes}
        changed = {word for word in words if self.classes.get(word) != now.classes.get(word)}
        if self.game is not None and now.game is not None:
            changed |= self.game.changed(now.game)
        return changed | {*self.sets} ^ {*now.sets}


def containing(words: set[str]) -> Callable[[str], object]:
    """A function that tells whether a text contains one of some words; if they are many, it says yes to any text."""
    if not words:
        return lambda text: False
    if len(words) > _MOST_SOUGHT:
        return lambda text: True
    return re.compile(rf"\b(?:{'|'.join(sorted(words))})\b").search


def plural(word: str) -> str:
    """The regular English plural: `ally` -> `allies`, `moss` -> `mosses`."""
    if re.search(r"[^aeiou]y$", word):
        return word[:-1] + "ies"
    return word + ("es" if re.search(r"(s|x|z|ch|sh)$", word) else "s")


def base_form(third: str) -> str:
    """The base form of a regular third person: `tries` -> `try`, `passes` -> `pass`, `heals` -> `heal`."""
    if third.endswith("ies") and len(third) > 4:
        return third[:-3] + "y"
    if re.search(r"(s|x|z|ch|sh)es$", third):
        return third[:-2]
    return third[:-1] if third.endswith("s") else third


def participle(base: str) -> str:
    """The regular participle: `try` -> `tried`, `move` -> `moved`, `heal` -> `healed`."""
    if re.search(r"[^aeiou]y$", base):
        return base[:-1] + "ied"
    return base + ("d" if base.endswith("e") else "ed")


def gerund(base: str) -> str:
    """The regular -ing form: `move` -> `moving`, `heal` -> `healing`."""
    return base[:-1] + "ing" if re.search(r"[^eoy]e$", base) else base + "ing"


NO_SETS: Mapping[str, str] = {}
_WORD = r"([^\W\d]\w*)"
_TYPE_WORDS = ("number", "is", "cells", "set", "words")


def scan(sources: Iterable[Source], sets: Mapping[str, str] = NO_SETS, added: Container[str] = ()) -> Vocabulary:
    """Collect the vocabulary of a game from all its files and the files of the expansions in use.

    sets: the set of each file. added: the names of the files of expansions.
    """
    sources = [*sources]
    found = Vocabulary(sets=tuple(sorted({*sets.values()})))
    game = [source for source in sources if source.name not in added]
    if len(game) < len(sources):
        found.own = frozenset(source.name for source in game)
        found.game = scan(game, {source.name: sets[source.name] for source in game if source.name in sets})
    for kind in BUILT_IN_KINDS:
        _kind(found, kind, plural(kind))
    for source in sources:
        for declare, words in _declaring_lines(source.text):
            declare(found, *words)
    _other_forms(found)
    return found


def _other_forms(found: Vocabulary) -> None:
    """Add to the words that are called otherwise here their regular forms: the plural, and the forms of a verb."""
    plurals = {one: many for many, one in found.kinds.items() if many != one}
    forms: dict[str, dict[str, str]] = {}  # the third person of a verb -> its other forms, by their class
    for form, third in found.base.items():
        kind, _, word = form.partition(" ")
        forms.setdefault(third, {})[kind] = word
    for other, ours in [*found.hints.items()]:
        found.hints.setdefault(plural(other), plurals.get(ours, ours))
        if ours in forms:
            base = base_form(other)
            for kind, word in (("BASE", base), ("PART", participle(base)), ("GERUND", gerund(base))):
                if kind in forms[ours]:
                    found.hints.setdefault(word, forms[ours][kind])


@lru_cache(maxsize=512)  # while one file of a game is edited, its other files stay as they are
def _declaring_lines(text: str) -> tuple[tuple[Callable[..., None], tuple[str, ...]], ...]:
    """The lines of a text that declare words: for each the function that adds them, and its arguments."""
    found: list[tuple[Callable[..., None], tuple[str, ...]]] = []
    for line in text.split("\n"):
        code = line.split("#", 1)[0].rstrip()
        word = code.split(None, 1)[:1]
        if word and word[0] in DECLARING:
            pattern, declare = DECLARING[word[0]]
            if match := pattern.match(code):
                found.append((declare, match.groups("")))
    return tuple(found)


def _split(text: str) -> list[str]:
    return re.findall(r"[^\W\d]\w*", text)


def _firsts(text: str) -> list[str]:
    return [words[0] for part in text.split(",") if (words := _split(part))]


def _kind(found: Vocabulary, word: str, many: str = "", base: str = "") -> None:
    if base == "player":
        found.players[word] = None
    for form in (word, many or plural(word)):
        found.add(form, "KIND")
        found.kinds[form] = word


def _values(found: Vocabulary, name: str, words: str) -> None:
    found.add(name, "KIND")
    found.kinds[name] = name
    for word in _split(words):
        found.add(word, "VALUE")
        found.lists.setdefault(name, []).append(word)


def _verb(found: Vocabulary, _role: str, doer: str, third: str, rest: str, forms: str) -> None:
    given = _split(forms)
    used = re.sub(rf"{_WORD}\s*:\s*{_WORD}", lambda role: one(role[2]), rest)
    found.shapes.setdefault(third, []).append(" ".join(f"{one(doer)} {third} {used}".split()))
    base = given[0] if given else base_form(third)
    for kind, word in (
        ("VERB", third),
        ("BASE", base),
        ("PART", given[1] if len(given) > 1 else participle(base)),
        ("GERUND", given[2] if len(given) > 2 else gerund(base)),
    ):
        found.add(word, kind)
        found.base.setdefault(f"{kind} {word}", third)


def one(word: str) -> Translatable:
    """A noun with its article, for messages."""
    match word:
        case "card":
            return tr("a card")
        case "player":
            return tr("a player")
        case "zone":
            return tr("a zone")
        case "value":
            return tr("a value")
        case _:  # a word that the game declares
            return tr("an {0}", word) if word[:1] in tuple("aeiou") else tr("a {0}", word)


def _fact(found: Vocabulary, name: str, rest: str) -> None:
    own = _has(found, name, rest)
    if own:
        found.lists.setdefault(name, []).extend(own)
        found.takes.setdefault(name, []).append(name)
    elif words := [word for word in _split(rest) if word not in ("cells", "of", "set")]:
        found.takes.setdefault(name, []).append(words[0])


def _has(found: Vocabulary, name: str, rest: str) -> list[str]:
    """Add the property of a `has` line, and the words of its list if it declares one."""
    found.add(name, "PROP")
    words = _split(rest)
    if not (len(words) > 1 and words[0] not in _TYPE_WORDS and "," in rest):
        return []
    for word in _firsts(rest):
        found.add(word, "VALUE")
    return _firsts(rest)


def _property(found: Vocabulary, name: str, rest: str) -> None:
    _has(found, name, rest)


def _slots(found: Vocabulary, text: str) -> None:
    for part in text.split(","):
        words = _split(part)
        if words:
            found.add(words[0], "SLOT")
        if len(words) > 2 and words[1] == "with":
            found.add(words[2], "PROP")
            found.add(f"{words[0]}_{words[2]}", "PROP")


def _say(found: Vocabulary, ours: str, others: str) -> None:
    for other in _firsts(others):
        found.hints[other] = ours


def _each(kind: str) -> Callable[[Vocabulary, str], None]:
    def add(found: Vocabulary, text: str) -> None:
        for word in _firsts(text):
            found.add(word, kind)

    return add


_READERS: dict[str, tuple[str, Callable[..., None]]] = {
    "kind": (rf"{_WORD}\s*(?:\(\s*{_WORD}\s*\))?\s+is\b(?:\s+{_WORD})?", _kind),
    "values": (rf"{_WORD}\s+(.+)", _values),
    "verb": (rf"{_WORD}\s*:\s*{_WORD}\s+{_WORD}([^()]*)(?:\(([^)]*)\))?", _verb),
    "has": (rf"{_WORD}\s+(.*)", _property),
    "option": (rf"{_WORD}\s+(.*)", _property),
    "fact": (rf"{_WORD}(.*)", _fact),
    "zones": (r"(.+)", _each("PROP")),
    "slots": (r"(.+)", _slots),
    "table": (rf"{_WORD}\s+by\b", _each("SLOT")),
    "scopes": (r"(.+)", _each("SCOPE")),
    "flow": (_WORD, _each("SCOPE")),
    "say": (rf"{_WORD}\s+for\s+(.+)", _say),
}
"""For the first word of each line that declares words: a pattern for the rest, and the function that adds the words."""
DECLARING = {
    word: (re.compile(("" if word in HEADS else r"\s+") + rf"{word}\s+{rest}"), read)
    for word, (rest, read) in _READERS.items()
}
"""The same with the pattern for the whole line: indented, unless the word begins a declaration."""
