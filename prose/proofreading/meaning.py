"""Find entries that say something else than their source: other numbers, a lost negation, words left untranslated."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from ombre.dsl.diagnostics import Diagnostic, tr

from .arguments import forms
from .proofread import WORDS
from .scope import CheckedLocale, MessagePlace
from .terms import words_of

_LETTERS = re.compile(r"[^\W\d_]{3,}")
_WORD = r"[nzpsako]|st|q|i"  # the first letters of the ids of words, which are compared only with themselves
_FEWEST = 3  # so many different words of the source are no accident
_LONG = 7  # a word of so many letters may be a misspelling of another
_OFTEN = 5  # a word that occurs so often is spelt correctly


def faults(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the entries that say something else than their source."""
    if checked.is_source:
        return
    for id, place in checked.places.items():
        if id in checked.source_messages:
            here, there = (forms(messages[id]) for messages in (checked.all_messages, checked.source_messages))
            for form in (form for form in here if form in there and form not in WORDS):
                yield from _other_numbers(place, form, here[form], there[form])
                yield from _untranslated(place, form, here[form], there[form])
                yield from _other_order(place, form, here[form], there[form])
    yield from _same(checked)
    yield from _misspelt(checked)


def _named(place: MessagePlace, form: str) -> str:
    return f"{place.id}.{form}" if form else place.id


def _other_numbers(place: MessagePlace, form: str, here: ast.Pattern, there: ast.Pattern) -> Iterator[Diagnostic]:
    own, source = (set(re.findall(r"\d+", words_of(pattern))) for pattern in (here, there))
    if source and own != source:  # `the first slot` may be `slot 1`
        told = tr("'{0}' has other numbers than its source: {1}", _named(place, form), words_of(there))
        yield Diagnostic("W609", told, place.at(form), tr("write the numbers of the source"), severity="warning")


def _untranslated(place: MessagePlace, form: str, here: ast.Pattern, there: ast.Pattern) -> Iterator[Diagnostic]:
    own, source = (_LETTERS.findall(words_of(pattern).casefold()) for pattern in (here, there))
    if len(set(own)) >= _FEWEST and own == source:
        told = tr("'{0}' has the words of its source: {1}", _named(place, form), words_of(here))
        yield Diagnostic("W609", told, place.at(form), tr("translate it"), severity="warning")


# --------------------------------------------------------------------------------------------------- order of clauses


class _Clauses(Visitor):
    """Collects the arguments that are printed as clauses, in their order."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name in ("CLAUSE", "SENTENCES"):
            names = [one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference)]
            self.found += [name for name in names if name not in self.found]


def _clauses(pattern: ast.Pattern) -> list[str]:
    visitor = _Clauses()
    visitor.visit(pattern)
    return visitor.found


def _other_order(place: MessagePlace, form: str, here: ast.Pattern, there: ast.Pattern) -> Iterator[Diagnostic]:
    """Yield a fault if two actions are exchanged; a condition may have another place in another language."""
    own, source = ([name for name in _clauses(pattern) if name in ("action", "otherwise")] for pattern in (here, there))
    if sorted(own) == sorted(source) and own != source:
        told = tr("'{0}' has ${1} before ${2}, and its source has it after", _named(place, form), *own)
        help = tr("exchange them, if each is now said in the case of the other")
        yield Diagnostic("W609", told, place.at(form), help, severity="warning")


# ------------------------------------------------------------------------------------------------ entries with one text


def _same(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the entries that are printed like another entry with the same arguments, although their sources differ."""
    written: dict[tuple[str, str], list[str]] = {}
    for id in sorted(checked.all_messages):
        if id in checked.source_messages and not re.match(rf"({_WORD}|np|m)-", id):
            for form, pattern in forms(checked.all_messages[id]).items():
                if form not in WORDS and _is_phrase(pattern):
                    written.setdefault((form, _text(pattern)), []).append(id)
    for (form, _), ids in written.items():
        for one, other in ((one, other) for one in ids for other in ids if one < other):
            if not _are_negations(one, other) or _source_text(checked, one, form) == _source_text(checked, other, form):
                continue
            id = next((id for id in (other, one) if id in checked.places), "")
            if id:
                told = tr("'{0}' and '{1}' say the same, and in the source they do not", one, other)
                help = tr("one of them is the negation of the other")
                yield Diagnostic("W609", told, checked.places[id].at(form), help, severity="warning")


def _are_negations(one: str, other: str) -> bool:
    """Whether the ids of two messages differ only in a negation: `is-in` and `is-not-in`."""
    return _affirmed(one) == _affirmed(other) and one != other


def _affirmed(id: str) -> tuple[str, ...]:
    parts = [part.split("-") for part in id.split("--")]
    return tuple("-".join(word for word in words if word not in ("not", "no", "cannot")) for words in parts)


def _is_phrase(pattern: ast.Pattern) -> bool:
    return bool(_LETTERS.search(words_of(pattern)))


def _text(pattern: ast.Pattern) -> str:
    message = ast.Message(ast.Identifier("x"), pattern)
    return re.sub(r"\s+", " ", FluentSerializer().serialize_entry(message))


def _source_text(checked: CheckedLocale, id: str, form: str) -> str:
    pattern = forms(checked.source_messages[id]).get(form)
    return "" if pattern is None else _text(pattern)


# --------------------------------------------------------------------------------------------------------- misspellings


def _misspelt(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the words that occur once, and are a frequent word with a single or double letter or two exchanged ones."""
    found = list(_spelt(checked))
    numbers = Counter(word for *_, word in found)
    frequent = {word for word, number in numbers.items() if number >= _OFTEN}
    by_letters: dict[str, set[str]] = {}
    for word in frequent:
        by_letters.setdefault(_single(word), set()).add(word)
    for place, form, word in found:
        if numbers[word] == 1 and len(word) >= _LONG and place.id in checked.places:
            if near := _meant(word, frequent, by_letters):
                told = tr("'{0}' has the word '{1}'; elsewhere it is '{2}'", _named(place, form), word, near)
                help = tr("did you mean '{0}'?", near)
                yield Diagnostic("W606", told, checked.places[place.id].at(form), help, severity="warning")


def _spelt(checked: CheckedLocale) -> Iterator[tuple[MessagePlace, str, str]]:
    for id, place in checked.places.items():
        for form, pattern in forms(checked.all_messages[id]).items():
            if form not in WORDS:
                yield from ((place, form, word) for word in re.findall(r"[^\W\d_]+", words_of(pattern).casefold()))


def _single(word: str) -> str:
    return re.sub(r"(.)\1+", r"\1", word)


def _meant(word: str, frequent: set[str], by_letters: Mapping[str, set[str]]) -> str:
    same: Sequence[str] = sorted(by_letters.get(_single(word), set()) - {word})
    swapped = (word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1))
    return next(iter(same), next((one for one in swapped if one != word and one in frequent), ""))
