"""Find entries that are of no use: unknown ids and attributes, idioms that match nothing, and entries given twice."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ombre.dsl.diagnostics import Diagnostic, nearest, tr

from ..language.messages import Argument, Message, MissingMessage, NounPhrase, Paragraph, walk
from ..language.text import INVERTED, NAME, WRITTEN
from ..sentences import Unprintable, vocabulary_of
from ..sentences.declared_words import declared
from ..sentences.rules import rules_of
from .files_beside_cards import NOUNS_OF, Beside
from .proofread import FRAMES, PATIENT_FRAMES, WORDS
from .scope import CheckedLocale, MessagePlace

# The forms of entries that the program reads by their names, apart from cases, features and frames.
READ = frozenset(
    "adjective base causative causative-infinitive causative-inverted causative-third dative clitic enclitic granting"
    " gender item last more negated never object one other participle per place prefix third zero two few many".split()
)
# Messages that only one language has: its endings, its cases, its patterns of verbs.
_PRIVATE = re.compile(r"(agree|case|verb|list|by|link|np|x)(-|$)")
_NUMBER = re.compile(r"--\d+\Z")


def faults(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the faults of entries that can be found without printing the cards."""
    strings = _strings(checked)
    if checked.compiled is None:
        yield from _unknown_ids(checked, strings)
    else:
        beside = Beside(checked.compiled)
        for folder in checked.game_folders:
            yield from beside.locale_folder(folder, checked.language)
    yield from _unknown_attributes(checked, strings)
    yield from _twice(checked)


# ------------------------------------------------------------------------------------------------ ids and attributes


@dataclass(slots=True)
class _Named(Visitor):
    """Collects the names that patterns contain: messages, attributes, arguments, and words in quotation marks."""

    found: set[str] = field(default_factory=set[str])

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.found.add(node.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)
        if node.attribute is not None:
            self.found.add(node.attribute.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def _strings(checked: CheckedLocale) -> set[str]:
    """The names in the patterns of a locale, and the words of attributes that name a message or a form."""
    visitor = _Named()
    for message in checked.all_messages.values():
        visitor.visit(message)
        for attribute in message.attributes:
            first = attribute.value.elements[0] if len(attribute.value.elements) == 1 else None
            if attribute.id.name in WORDS and isinstance(first, ast.TextElement):
                visitor.found.add(first.value)
    return visitor.found


def _unknown_ids(checked: CheckedLocale, strings: Set[str]) -> Iterator[Diagnostic]:
    """Yield the entries of the program that no other language has, and to which nothing refers."""
    known = {*strings, *NOUNS_OF}.union(*checked.other_entries) if not checked.is_source else set(checked.places)
    for id, place in checked.places.items():
        parts = [part for part in _NUMBER.sub("", id).split("--") if part not in known]
        if parts and not _PRIVATE.match(id):
            near = nearest(parts[0], known)
            help = tr("did you mean '{0}'?", near) if near else tr("delete it, or correct its id")
            told = tr("no text uses the message '{0}'", parts[0])
            yield Diagnostic("W508", told, place.at(), help, severity="warning")


def _unknown_attributes(checked: CheckedLocale, strings: Set[str]) -> Iterator[Diagnostic]:
    """Yield the attributes that neither the program nor a message of the language reads."""
    known = _known_attributes(checked) | strings
    for id, place in checked.places.items():
        own = known | set(id.split("-")[1:])
        for name in place.lines:
            if name not in own:
                near = nearest(name, own)
                help = tr("did you mean '{0}'?", near) if near else tr("delete it, or correct its name")
                told = tr("nothing reads the attribute '.{0}' of '{1}'", name, id)
                yield Diagnostic("W603", told, place.at(name), help, severity="warning")


def _known_attributes(checked: CheckedLocale) -> set[str]:
    settings = checked.locale.settings
    numbers = ("zero", "one", "two", "few", "many", "other")
    cases = {*settings.cases.names, *settings.said.pronoun_cases}
    found = {*READ, *WORDS, *FRAMES, *PATIENT_FRAMES, *WRITTEN, INVERTED, NAME, *cases, *settings.features}
    found |= {f"{case}-{form}" for case, form in product(cases, (*numbers, "noun"))}
    found |= {*settings.said.words, *settings.said.words.values()}
    for message in checked.source_messages.values():
        found |= {attribute.id.name for attribute in message.attributes}
    for id, message in checked.all_messages.items():
        if re.match(r"(verb|np)(-|$)", id) and id not in checked.places:
            found |= {attribute.id.name for attribute in message.attributes}
    return found


# -------------------------------------------------------------------------------------------------- entries given twice


def _twice(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the entries that are given twice in the files of one folder, and the attributes given twice in an entry."""
    first: dict[tuple[str, str], MessagePlace] = {}
    for place in checked.all_places:
        before = first.setdefault((place.path.parent.as_posix(), place.id), place)
        if before is not place:
            told = tr("'{0}' is given twice; this entry replaces the one before", place.id)
            notes = ((before.at(), tr("given here first")),)
            help = tr("keep one of the two")
            yield Diagnostic("W604", told, place.at(), help, notes, severity="warning")
        for name in place.doubled:
            told = tr("'{0}' is given twice; this entry replaces the one before", f"{place.id}.{name}")
            yield Diagnostic("W604", told, place.at(name), tr("keep one of the two"), severity="warning")


# --------------------------------------------------------------------------------------------------------------- idioms


def idle_idioms(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the idioms of a game that no text can use.

    An idiom that the source has too may be used in play. Another idiom may be used if some card or rule has its message
    with an argument of the same sort.
    """
    wanted = [place for id, place in checked.places.items() if "--" in id and id not in checked.source_messages]
    if not wanted or checked.compiled is None:
        return
    trees = (tree for text in checked.texts for tree in (*text.trees, *text.planned))
    possible = set(_possible((*trees, *_rules(checked))))
    known = declared(checked.compiled.model)
    for place in wanted:
        message, noun, *_ = place.id.split("--")
        is_known = noun in known or noun in checked.all_messages
        if is_known and (message, noun[:2]) not in possible and place.id not in checked.users:
            told = tr("the idiom '{0}' matches no text: '{1}' never has such an argument", place.id, message)
            help = tr("delete it, or correct its id")
            yield Diagnostic("W603", told, place.at(), help, severity="warning")


def _rules(checked: CheckedLocale) -> Iterator[Paragraph]:
    """Yield the trees of the rules that stand on no card."""
    assert checked.compiled is not None
    known = checked.compiled.model
    for section in rules_of(known, vocabulary_of(known)):
        for entry in section.entries:
            with suppress(MissingMessage, Unprintable):  # what is missing is a fault of its own
                yield from (paragraph for _, paragraph in entry.lines(checked.locale))


def _possible(trees: Sequence[Paragraph]) -> Iterator[tuple[str, str]]:
    """Yield each message of some trees with the sort of an argument: the first two letters of its id."""
    for tree in trees:
        for node in walk(tree):
            if isinstance(node, Message):
                yield from ((node.id, sort) for _, value in node.arguments for sort in _sorts(value))


def _sorts(value: Argument) -> Iterator[str]:
    """Yield the sorts of an argument, or of the parts of a list."""
    match value:
        case NounPhrase(noun=id) | Message(id=id) | str(id):
            yield id[:2]
        case tuple():
            yield from (sort for part in value for sort in _sorts(part))
        case _:
            pass
