"""Collect the texts of a game that can be translated, as units for files that translation tools read.

A unit is one form of a message: its value or one attribute. The source files stay the `.ftl` files and `names.po`; a
document holds the units of one such file.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from ombre.compiler import model
from ombre.dsl.source import Span
from ombre.prose.language import messages
from ombre.prose.language.languages import source_language, words_id
from ombre.prose.language.lexicon import PREPOSITIONS

from ..status import PRIVATE
from .folders import NAMES, Folder, InheritedText
from .message_files import MessageEntry, Messages

# Attributes that are no text to translate: settings, and what is true of a noun or takes its forms.
SETTINGS = messages.SETTINGS | {"adjectives", "gender", "num", "object"}
# The attribute that shows of which sort an entry is: a noun has `.one`, a verb has `.base`.
_MARKS = ("one", "base")
_ENOUGH = 5  # so many entries of a sort show which forms a language has

_LONGEST = 200  # characters of an example

_SOURCE_LINE = re.compile(r"source:? +([0-9a-f]+)\s*$")  # a comment for a program, not for a translator

# What arguments are if no shown text has the message: those of noun phrases, adjectives and verbs.
GRAMMAR_NOTES = {
    "body": "the noun with its adjectives",
    "case": "the case",
    "count": "an amount",
    "decl": "the declension after the determiner",
    "gender": "the gender of the noun",
    "head": "the noun phrase before it",
    "initial": "vowel or consonant, the first letter of the next word",
    "num": "one or other, the number of the noun",
    "object": "the object of the verb, in its case",
    "owner": "a noun phrase",
    "per": "a message: for each ...",
    "rest": "what comes after the object",
    "subject": "a noun phrase",
    "patient": "a noun phrase",
    "until": "absent or a message",
    "zone": "a noun phrase: a zone",
}

Examples = Callable[[str], str]
"""A function that returns a sentence in which a message is used, by the id of the message; "" if there is none."""
CardNote = Callable[[model.Card], tuple[str, ...]]
"""A function that returns lines about a card, for the translator of its name."""
ArgumentSorts = Callable[[str], Mapping[str, str]]
"""A function that returns what the arguments of a message can be, such as "an amount", by the id of the message."""


def no_example(id: str) -> str:
    """Return no example: for callers that need none."""
    return ""


def no_note(card: model.Card) -> tuple[str, ...]:
    """Return no lines: for callers that need none."""
    return ()


def no_sorts(id: str) -> Mapping[str, str]:
    """Return nothing about arguments: for callers that need nothing."""
    return {}


@dataclass(frozen=True, slots=True)
class TextNotes:
    """What a translator sees beside a text.

    seen: the ids of the messages that a game can show; None if all are exported.
    """

    note: CardNote = no_note
    example: Examples = no_example
    sorts: ArgumentSorts = no_sorts
    seen: frozenset[str] | None = None

    def asks(self, id: str) -> bool:
        """Whether a message is asked for; an idiom is if each part of its id can be shown."""
        return self.seen is None or all(part in self.seen for part in id.split("--") if not part.isdecimal())


@dataclass(frozen=True, slots=True)
class TextUnit:
    """One text with its translation.

    context: `MESSAGE`, `MESSAGE.ATTRIBUTE`, the id of a card, or that of words on it; different for all units of a
    document. source: the text in the source language; if it has none, the context. target: "" if there is no
    translation. notes: lines for the translator. place: the file and the line of the translation, or of the source.
    stamp, origin: identify the translation, and what the entry is translated from, at the time of the export.
    inherited: the text that is used without a translation.
    """

    context: str
    source: str
    target: str
    notes: tuple[str, ...] = ()
    place: str = ""
    fuzzy: bool = False
    stamp: str = ""
    origin: str = "none"
    inherited: InheritedText | None = None

    @property
    def id(self) -> str:
        """The id of the message, or in the file of names."""
        return self.context.partition(".")[0]


@dataclass(frozen=True, slots=True)
class Document:
    """The units of one message file, or of one file of names.

    key: `ombre/effects.ftl`, `GAME/verbs.ftl` or `GAME/EXPANSION/verbs.ftl`.
    """

    key: str
    language: str
    units: tuple[TextUnit, ...]


def stamp(text: str) -> str:
    """Return a short hash of a translation."""
    return hashlib.sha256(text.encode()).hexdigest()[:8] if text else "none"


def documents(folder: Folder, language: str, about: TextNotes = TextNotes()) -> list[Document]:
    """Return the documents of a folder in a language; a file in which there is nothing to translate has none.

    A text that is not translated is left out if no game can show it, or if the language inherits it.
    """
    made, found = Translation.of(folder), list[Document]()
    for file in made.files():
        units = [unit for id in made.order(file) for unit in _units(made, id, about)]
        found.append(
            Document(f"{folder.key}/{file}", language, tuple(unit for unit in units if _is_asked(unit, about)))
        )
    if folder.cards or folder.own_words or folder.set_words:
        names = tuple(unit for unit in _names(folder, about) if unit.target or about.seen is None or not unit.inherited)
        found.append(Document(f"{folder.key}/{NAMES}", language, names))
    return [document for document in found if document.units]


def _is_asked(unit: TextUnit, about: TextNotes) -> bool:
    return bool(unit.target) or about.seen is None or about.asks(unit.id) and not unit.inherited


@dataclass(frozen=True, slots=True, eq=False)
class Translation:
    """The messages of a folder in the source language and in a language, and which forms the language uses.

    words: for messages that the source language has no message for, the declared words.
    """

    folder: Folder
    source: Messages
    target: Messages
    words: Mapping[str, Mapping[str, str]]

    @classmethod
    def of(cls, folder: Folder) -> Translation:
        """Read the messages of a folder."""
        source, target = Messages.of(folder.path / source_language()), Messages.of(folder.target, folder.others)
        lacking = {id: forms for id, forms in folder.words.items() if id not in source.entries}
        return cls(folder, source, target, lacking)

    def inherited(self, id: str) -> Mapping[str, InheritedText]:
        """Return the texts that an entry has from elsewhere, by attribute:
        those of `.inherit`, or of a missing entry.
        """
        entry = self.target.entries.get(id)
        if entry is None:
            return self.folder.inherited.get(id, {})
        given = entry.forms["inherit"].text if "inherit" in entry.forms else ""
        if given in ("", "yes"):
            return self.folder.inherited.get(id, {}) if given else {}
        other = self.target.entries.get(given)
        own = {name: InheritedText(form.text, given) for name, form in other.forms.items()} if other else {}
        return own or self.folder.inherited.get(given, {})

    def accepted(self, id: str) -> str:
        """Return the hash of the source for which an entry was accepted; "" if there is none."""
        entry = self.target.entries.get(id)
        found = [match for line in (entry.comment if entry else "").split("\n") if (match := _SOURCE_LINE.match(line))]
        return found[-1][1] if found else ""

    def is_open(self, id: str) -> bool:
        """Whether an entry is stale, or nobody has accepted it."""
        return id in self.target.entries and self.accepted(id) != self.folder.sources.hash(id)

    def files(self) -> list[str]:
        """Return the names of the files of both languages."""
        more = [self.file_of(id) for id in self.words]
        return sorted({*self.source.files.values(), *self.target.files.values(), *more})

    def file_of(self, id: str) -> str:
        """Return the name of the file in which the translation of a message is, or belongs."""
        usual = "verbs.ftl" if "base" in self.words.get(id, ()) else "lexicon.ftl"
        return self.target.files.get(id) or self.source.files.get(id) or usual

    def order(self, file: str) -> list[str]:
        """Return the ids of a file in the order of the source; an id of the translation alone follows its neighbour."""
        found = [id for id in self.source.entries if self.file_of(id) == file]
        last = -1
        for id, other in self.target.files.items():
            if other == file and id in found:
                last = found.index(id)
            elif other == file:
                last += 1
                found.insert(last, id)
        return found + [id for id in self.words if id not in found and self.file_of(id) == file]

    def forms(self, id: str) -> list[str]:
        """Return the attributes of a message that a translator may need, in the order of the source; "" is the value.

        A form of a noun or a verb that the language does not use is left out, and so is a form that few entries of the
        source have, if there is a translation without it.
        """
        known, mine = self.source_forms(id), self.target.entries.get(id)
        if mine is None and PRIVATE.match(id):
            return []
        if "" not in known and (whole := self.inherited(id) if mine is None else mine.forms) and "" in whole:
            return list(whole)  # one text for all forms, such as that of a determiner for all cases
        if id.startswith("np-") and (cases := self.folder.cases):
            of_language = [name for name in known if name in ("", *cases)]
            return list(dict.fromkeys([*of_language, *(mine.forms if mine else cases)]))
        sort = _sort_of(id, known)
        if not sort:
            return list(dict.fromkeys([*known, *(mine.forms if mine else ())]))
        used, here = _usual(self.target, sort), _usual(self.source, sort)
        wanted = [name for name in known if used.some(name) and (mine is None or here.most(name) or name in mine.forms)]
        if mine is not None:
            return list(dict.fromkeys([*wanted, *mine.forms]))
        more = [name for name in used.forms if used.most(name)]
        return list(dict.fromkeys([*wanted, *more, *(self.folder.features if sort == "one" else ())]))

    def source_forms(self, id: str) -> Mapping[str, str]:
        """Return the patterns of the source language, or the declared words, by attribute."""
        if id in self.source.entries:
            return {name: form.text for name, form in self.source.entries[id].forms.items()}
        return {name: form for name, form in self.words.get(id, {}).items() if name != PREPOSITIONS and form}


@dataclass(frozen=True, slots=True)
class Usage:
    """How many entries of a sort have each form, and how many entries there are."""

    forms: Counter[str]
    entries: int

    def some(self, name: str) -> bool:
        """Whether the language uses a form, or has too few entries to show it."""
        return bool(self.forms[name]) or self.entries < _ENOUGH

    def most(self, name: str) -> bool:
        """Whether at least half of the entries have a form."""
        return self.forms[name] * 2 >= self.entries >= _ENOUGH


def _sort_of(id: str, forms: Mapping[str, object]) -> str:
    """Return the attribute that shows that an entry is a noun or a verb; "" if it is neither."""
    return "" if id.startswith("np-") else next((mark for mark in _MARKS if mark in forms), "")


def _usual(messages: Messages, sort: str) -> Usage:
    peers = [entry for id, entry in messages.entries.items() if _sort_of(id, entry.forms) == sort]
    return Usage(Counter(name for entry in peers for name in entry.forms), len(peers))


def _units(made: Translation, id: str, about: TextNotes) -> Iterator[TextUnit]:
    source, target = made.source.entries.get(id), made.target.entries.get(id)
    known, inherited = made.source_forms(id), made.inherited(id)
    entry = target or source
    is_open, origin = made.is_open(id), made.folder.sources.hash(id) or "none"
    for name in made.forms(id):
        context = f"{id}.{name}" if name else id
        text = made.target.text(id, name)
        form = (target and target.forms.get(name)) or (source and source.forms.get(name))
        line = form.line if form else entry.line if entry else 1
        path = made.target.folder if target or not source else made.source.folder
        place = f"{'/'.join(path.parts[-3:])}/{made.file_of(id) if target or not source else made.source.files[id]}"
        notes = tuple(_notes(made, id, name, about))
        yield TextUnit(
            context=context,
            source=known.get(name) or context,
            target=text,
            notes=notes,
            place=f"{place}:{line}",
            fuzzy=bool(text) and is_open,
            stamp=stamp(text),
            origin=origin,
            inherited=None if text else inherited.get(name),
        )


def _notes(made: Translation, id: str, name: str, about: TextNotes) -> Iterator[str]:
    source, inherited = made.source.entries.get(id), made.inherited(id).get(name)
    if source is not None and source.heading:
        yield f"Part: {source.heading}"
    if source is not None:
        yield from (line for line in source.comment.split("\n") if line and not _SOURCE_LINE.match(line))
    if name in SETTINGS:
        yield "A setting, not a text: see 'Translating'."
    elif inherited is not None and not made.target.text(id, name):
        yield from _inherited_note(inherited)
    elif name not in made.source_forms(id):
        yield "The source language has no such form. Without a translation it is left out."
    arguments = sorted(
        {v for m in (made.source, made.target) if id in m.entries for v in _arguments(m.entries[id], name)}
    )
    sorts = {**GRAMMAR_NOTES, **about.sorts(id.partition("--")[0]), **about.sorts(id)}  # an idiom gets the same
    if "--" in id and id not in made.target.entries:
        yield f"An idiom: without a translation, '{id.rpartition('--')[0]}' is used."
    if arguments:
        named = (f"${one} ({sorts[one]})" if one in sorts else f"${one}" for one in arguments)
        yield f"Arguments: {', '.join(named)}"
    if sentence := about.example(id):
        yield f"Example: {sentence if len(sentence) <= _LONGEST else sentence[:_LONGEST].rsplit(' ', 1)[0] + ' …'}"


def _inherited_note(inherited: InheritedText) -> Iterator[str]:
    first, *more = inherited.text.split("\n")
    yield f"Inherited from {inherited.origin}, and used without a translation: {first}"
    yield from (f"    {line}" for line in more)


def _arguments(entry: MessageEntry, name: str) -> frozenset[str]:
    return entry.forms[name].variables if name in entry.forms else frozenset()


@dataclass(frozen=True, slots=True)
class _NameSource:
    """A text of a file of names: its id, its source, lines for the translator, and the place of the source."""

    id: str
    source: str
    notes: tuple[str, ...]
    at: Span


def _wanted(folder: Folder, about: TextNotes) -> Iterator[_NameSource]:
    """Yield the names of cards, the words on them and those of sets that are in a folder."""
    for card in folder.cards:
        yield _NameSource(card.id, card.name, tuple(about.note(card)), card.span)
    for card, fact in folder.own_words:
        note = f"Words on the card '{card.name}': {fact}"
        yield _NameSource(words_id(card.id, fact), card.words[fact], (note, *about.note(card)), card.span)
    for words in folder.set_words:
        yield _NameSource(words.id, words.text, (f"Words of the set '{words.set}': {words.part}",), words.at)


def _names(folder: Folder, about: TextNotes) -> Iterator[TextUnit]:
    entries = folder.names()
    place = "/".join((folder.target / NAMES).parts[-4:])
    for one in sorted(_wanted(folder, about), key=lambda one: one.id):
        id, source = one.id, one.source
        entry = entries.get(id)
        text = entry.msgstr if entry is not None else ""
        inherited = None if text else folder.inherited_names.get(id)
        marked = entry.tcomment.split("\n") if entry is not None else []
        yield TextUnit(
            context=id,
            source=source,
            target=text,
            notes=(
                *(f"Marked: {line}" for line in marked if line),
                *(_inherited_note(inherited) if inherited else ()),
                *one.notes,
            ),
            place=f"{place}:{entry.linenum}" if entry is not None else f"{one.at}",
            fuzzy=entry is not None and ("fuzzy" in entry.flags or bool(text) and entry.msgid != source),
            stamp=stamp(text),
            origin=stamp(source),
            inherited=inherited,
        )
