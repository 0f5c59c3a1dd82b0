"""Compare the words of a game with its glossary, the file `terms.po` of a language.

`msgid` is a term of the source language, `msgstr` is the term of the language. A comment `#. not: a, b`
names words that must not stand for it, `#. forms: x, y` names forms in which the term is hard to recognise,
`#. gender: f` its gender.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast

from ombre.compiler.projects.files import UsageError, read_plain, shown
from ombre.dsl.diagnostics import Diagnostic, Translatable, tr
from ombre.dsl.source import Span

from ..language.languages import card_and_fact, card_words, catalogue, entry_line
from .arguments import forms
from .card_texts import CardText
from .proofread import WORDS
from .scope import CheckedLocale, MessagePlace

FILE = "terms.po"
_ENDING = r"(?:e|n|s|en|es|er|em)?"  # an ending that a forbidden word may have
_SHORT = 4  # a word of so many letters or fewer is compared as a whole
_CUT = 2  # so many letters at the end of a word may be different in another form


@dataclass(frozen=True, slots=True)
class Term:
    """One term.

    forbidden: words that must not stand for it. forms: other forms of the term. gender: "" if not given.
    """

    path: Path
    line: int
    source: str
    word: str
    forbidden: tuple[str, ...]
    forms: tuple[str, ...]
    gender: str = ""

    def is_in(self, text: str) -> bool:
        """Whether a text has the term, in some form."""
        folded = _folded(text)
        return any(all(_stem(word) in folded for word in re.findall(r"\w+", form)) for form in (self.word, *self.forms))

    @property
    def place(self) -> str:
        return f"{shown(self.path)}:{self.line}"


def read_terms(folders: Sequence[Path]) -> list[Term]:
    """The terms in the folders of a language."""
    found: list[Term] = []
    for path in (folder / FILE for folder in folders if (folder / FILE).is_file()):
        lines = read_plain(path).split("\n")
        for entry in catalogue(path):
            if entry.msgstr and not entry.obsolete:
                told = dict(_notes(entry.comment))
                word = (path, entry_line(entry, lines), entry.msgid, entry.msgstr)
                gender = "".join(told.get("gender", ()))
                found.append(Term(*word, told.get("not", ()), told.get("forms", ()), gender))
    return found


def _notes(comment: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    for name, words in re.findall(r"^(not|forms|gender): *(.*)$", comment, re.MULTILINE):
        yield name, tuple(word.strip() for word in words.split(",") if word.strip())


def faults(checked: CheckedLocale, texts: Sequence[CardText], source: Sequence[CardText]) -> Iterator[Diagnostic]:
    """Yield the words that a glossary forbids, and the entries and texts without its terms.

    texts, source: the cards in the language and in the source language.
    """
    try:
        terms = read_terms(checked.folders)
    except UsageError as problem:
        yield _unreadable(str(problem))
        return
    if not terms:
        return
    yield from _in_entries(checked, terms)
    yield from _in_names(checked, terms)
    yield from _in_texts(checked, terms, texts, source)


def _unreadable(told: str) -> Diagnostic:
    found = re.match(r"(.*?):(\d+): (.*)", told, re.DOTALL)
    path, line, why = found.groups() if found else (FILE, "1", told)
    at = Span(shown(Path(path)), int(line), 1, int(line), 2)
    return Diagnostic("E135", tr("this is not an entry of a list of terms"), at, tr("it cannot be read: {0}", why))


def _folded(text: str) -> str:
    """A text in small letters, without accents, and with one sort of hyphen and apostrophe."""
    plain = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(char for char in plain if not unicodedata.combining(char))


def _stem(word: str) -> str:
    """The part of a word that its other forms share."""
    folded = _folded(word)
    return folded if len(folded) <= _SHORT else folded[: max(_SHORT, len(folded) - _CUT)]


def _forbidden(terms: Sequence[Term], text: str) -> Iterator[tuple[Term, str]]:
    """Yield the forbidden words in a text, each with its term. The words of the right term do not count."""
    for term in terms:
        for word in term.forbidden:
            pattern = rf"(?<![\w-]){re.escape(word)}{_ENDING if word[-1].isalpha() else ''}(?![\w-])"
            if re.search(pattern, text) and not any(_folded(word) in _folded(other.word) for other in terms):
                yield term, word


def _warn(told_at: Span, told: tuple[Translatable, Term, str]) -> Diagnostic:
    where, term, word = told
    message = tr("{0} has the word '{1}', which the glossary forbids", where, word)
    help = tr("write '{0}' for '{1}' ({2})", term.word, term.source, term.place)
    return Diagnostic("W605", message, told_at, help, severity="warning")


def _lacking(where: Translatable, term: Term, at: Span) -> Diagnostic:
    message = tr("{0} does not have the term '{1}' for '{2}'", where, term.word, term.source)
    help = tr("write the term, or add the form of it that is used to {0}: {1}", term.place, "#. forms: ...")
    return Diagnostic("W605", message, at, help, severity="warning")


# -------------------------------------------------------------------------------------------------- entries and names


def _in_entries(checked: CheckedLocale, terms: Sequence[Term]) -> Iterator[Diagnostic]:
    by_source: dict[str, list[Term]] = {}
    for term in terms:
        by_source.setdefault(term.source.casefold(), []).append(term)
    for id, place in checked.places.items():
        for form, text in _texts(checked, id):
            for term, word in _forbidden(terms, text):
                yield _warn(place.at(form), (tr("'{0}'", id), term, word))
        yield from _named(checked, place, by_source)


def _named(checked: CheckedLocale, place: MessagePlace, by_source: Mapping[str, list[Term]]) -> Iterator[Diagnostic]:
    """Yield a warning if the source of a noun or an adjective is a term, and the translation lacks the term."""
    if not re.match(r"([nzpsak]|st)-[\w-]+$", place.id) or place.id not in checked.source_messages:
        return
    there = {form: text for form, text in _texts_of(checked.source_messages, place.id) if form in ("", "one")}
    said = " ".join(text for _, text in _texts(checked, place.id))
    for text in there.values():
        found = by_source.get(text.casefold(), [])
        if found and not any(term.is_in(said) for term in found):
            yield _lacking(tr("'{0}'", place.id), found[0], place.at("one"))
        elif found and found[0].gender and place.id.startswith("n-"):
            gender = checked.locale.word(place.id, "gender") or checked.locale.settings.features.get("gender", "")
            if gender != found[0].gender:
                told = tr("'{0}' has the gender '{1}', and the glossary has '{2}'", place.id, gender, found[0].gender)
                help = tr("correct one of them ({0})", found[0].place)
                yield Diagnostic("W605", told, place.at("gender"), help, severity="warning")


def _texts(checked: CheckedLocale, id: str) -> Iterator[tuple[str, str]]:
    yield from _texts_of(checked.all_messages, id)


def _texts_of(messages: Mapping[str, ast.Message], id: str) -> Iterator[tuple[str, str]]:
    """Yield the words of each form of a message, without its arguments."""
    for form, pattern in forms(messages[id]).items():
        if form not in WORDS:
            yield form, words_of(pattern)


def words_of(pattern: ast.SyntaxNode) -> str:
    """All words of a pattern, those of the variants of selections too."""
    if isinstance(pattern, ast.TextElement):
        return pattern.value
    if isinstance(pattern, ast.Pattern):
        return "".join(words_of(element) for element in pattern.elements).strip()
    if isinstance(pattern, ast.Placeable):
        return words_of(pattern.expression)
    if isinstance(pattern, ast.SelectExpression):
        return " ".join(words_of(variant.value) for variant in pattern.variants)
    return ""


def _in_names(checked: CheckedLocale, terms: Sequence[Term]) -> Iterator[Diagnostic]:
    """Yield the forbidden words in names of cards. Verbs do not count: a name may be any sentence."""
    terms = [term for term in terms if term.word[:1].isupper() or not re.search(r"\(", term.source)]
    for path in (folder / "names.po" for folder in checked.folders if (folder / "names.po").is_file()):
        lines = read_plain(path).split("\n")
        for entry in catalogue(path):
            card, fact = card_and_fact(entry.msgctxt or "")
            where = tr("the words '{1}' of '{0}'", card, fact) if fact else tr("the name of '{0}'", entry.msgctxt)
            for term, word in _forbidden(terms, card_words(entry).text):
                line = entry_line(entry, lines)
                yield _warn(Span(shown(path), line, 1, line, 2), (where, term, word))


# -------------------------------------------------------------------------------------------------------- printed texts


def _in_texts(
    checked: CheckedLocale, terms: Sequence[Term], texts: Sequence[CardText], source: Sequence[CardText]
) -> Iterator[Diagnostic]:
    nouns, phrases = _source_words(checked)
    said = {text.card.id: " ".join(text.plain) for text in source}
    for text in texts:
        here, there = " ".join(text.plain), said.get(text.card.id, "")
        for phrase in phrases:  # in "mission leader" the word "mission" is no term of its own
            there = there.replace(phrase, "")
        for term, word in _forbidden(terms, here):
            yield _warn(text.card.span, (tr("card '{0}'", text.card.id), term, word))
        for term in terms if text.plain else ():
            forms_there = nouns.get(term.source.casefold(), ())
            if any(re.search(rf"\b{re.escape(form)}\b", there) for form in forms_there) and not term.is_in(here):
                yield _lacking(tr("card '{0}'", text.card.id), term, text.card.span)


def _source_words(checked: CheckedLocale) -> tuple[dict[str, set[str]], list[str]]:
    """The forms of each noun of the source language, by its singular;
    and all phrases of several words, longest first.
    """
    nouns: dict[str, set[str]] = {}
    phrases: set[str] = set()
    for id in checked.source_messages:
        told = dict(_texts_of(checked.source_messages, id))
        if id.startswith("n-") and (one := told.get("one")):
            nouns.setdefault(one.casefold(), set()).update((one, told.get("other", one)))
        if re.match(r"([nzpsak]|st)-", id):
            phrases |= {text for text in told.values() if " " in text}
    return nouns, sorted(phrases, key=lambda phrase: (-len(phrase), phrase))
