"""Collect the texts of a game that can be translated, as units for files that translation tools read.

A unit is one form of a message: its value or one attribute. The source files stay the `.ftl` files and `names.po`; a
document holds the units of one such file.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from polib import POEntry

from ombre.compiler import model
from ombre.compiler.backends.declared import declared
from ombre.compiler.files import read_plain
from ombre.compiler.languages import LOCALES, Settings, catalogue, source_language
from ombre.compiler.lexicon import PREPOSITIONS
from ombre.compiler.project import expansions_of, open_game

from ..game.loaded import Loaded
from .message_files import MessageEntry, read_file
from .status import PRIVATE

SHARED = "ombre"  # the key of the messages that all games share
NAMES = "names.po"

# Attributes that are settings of a message, and no text that is printed.
SETTINGS = frozenset(
    "adjectives alone case clitics doer frame gender home implies initial leans like list num number object reader side "
    "style unit untold weak".split()
)
# The attribute that shows of which sort an entry is: a noun has `.one`, a verb has `.base`.
_MARKS = ("one", "base")
_ENOUGH = 5  # so many entries of a sort show which forms a language has

_SOURCE_LINE = re.compile(r"source:? +[0-9a-f]+$")  # a comment for a program, not for a translator

Examples = Callable[[str], str]
"""A function that returns a sentence in which a message is used, by the id of the message; "" if there is none."""
CardNote = Callable[[model.Card], tuple[str, ...]]
"""A function that returns lines about a card, for the translator of its name."""


@dataclass(frozen=True, slots=True)
class TextUnit:
    """One text with its translation.

    context: `MESSAGE`, `MESSAGE.ATTRIBUTE`, or the id of a card; different for all units of a document. source: the text
    in the source language; if it has none, the context. target: "" if there is no translation. notes: lines for the
    translator. place: the file and the line of the translation, or of the source. stamp: identifies the translation at
    the time of the export.
    """

    context: str
    source: str
    target: str
    notes: tuple[str, ...] = ()
    place: str = ""
    fuzzy: bool = False
    stamp: str = ""


@dataclass(frozen=True, slots=True)
class Document:
    """The units of one message file, or of one file of names.

    key: `ombre/effects.ftl`, `GAME/verbs.ftl` or `GAME/EXPANSION/verbs.ftl`.
    """

    key: str
    language: str
    units: tuple[TextUnit, ...]


@dataclass(frozen=True, slots=True)
class Messages:
    """The messages of a folder in one language. files: the name of the file of each message."""

    folder: Path
    entries: dict[str, MessageEntry]
    files: dict[str, str]

    @classmethod
    def of(cls, folder: Path) -> Messages:
        """Read the messages in a folder; there are none if it does not exist."""
        found = cls(folder, {}, {})
        for path in sorted(folder.glob("*.ftl")):
            for id, entry in read_file(path, read_plain(path)).items():
                found.entries[id], found.files[id] = entry, path.name
        return found

    def text(self, id: str, attribute: str) -> str:
        """Return a pattern; "" if there is none."""
        form = self.entries[id].forms.get(attribute) if id in self.entries else None
        return form.text if form is not None else ""


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder with message files: of the program, of a game or of an expansion.

    key: `ombre`, `GAME` or `GAME/EXPANSION`. words: the words that `.card` files declare and for which the source
    language has no message, by id and form. cards: the cards that have their names here.
    """

    key: str
    path: Path
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]])
    cards: tuple[model.Card, ...] = ()


def stamp(text: str) -> str:
    """Return a short hash of a translation."""
    return hashlib.sha256(text.encode()).hexdigest()[:8] if text else "none"


def no_example(id: str) -> str:
    """Return no example: for callers that need none."""
    return ""


def no_note(card: model.Card) -> tuple[str, ...]:
    """Return no lines: for callers that need none."""
    return ()


def shared_folder() -> Folder:
    """Return the folder of the messages that all games share."""
    return Folder(SHARED, LOCALES)


def folders_of_game(table: Loaded, language: str) -> list[Folder]:
    """Return the folders of a game and its expansions; a card belongs to the folder in which it has its name."""
    project, known = table.project, table.compiled.model
    expansions = [*expansions_of(project.game), *(s for s in project.sets if not (project.folder / s).is_dir())]
    paths = dict(zip(project.sets, project.folders, strict=True))
    own = [name for name in project.sets if name in expansions and name != "rules" and paths[name].is_dir()]
    sets = {file.source.name: file.set for file in project.files}
    words = declared(known)
    base = declared(Loaded(open_game(project.game)).compiled.model) if own else words
    found = [Folder(project.game, project.folder / "locales", {id: words[id] for id in words if id in base})]
    for name in own:
        more = {id: words[id] for id in words if id not in base} if name == own[-1] else {}
        found.append(Folder(f"{project.game}/{name}", paths[name] / "locales", more))
    cards = [card for card in known.cards.values() if not card.local]
    named = [_names_in(folder, language) for folder in found]

    def home(card: model.Card) -> int:
        usual = own.index(sets[card.span.source]) + 1 if sets[card.span.source] in own else 0
        return next((at for at, names in enumerate(named) if card.id in names), usual)

    return [replace(each, cards=tuple(card for card in cards if home(card) == at)) for at, each in enumerate(found)]


def documents(
    folder: Folder, language: str, note: CardNote = no_note, example: Examples = no_example
) -> list[Document]:
    """Return the documents of a folder in a language; a file in which there is nothing to translate has none.

    note: what a translator should know about a card. example: a sentence in which a message is used.
    """
    made, found = Translation.of(folder, language), list[Document]()
    for file in made.files():
        units = tuple(unit for id in made.order(file) for unit in _units(made, id, example))
        found.append(Document(f"{folder.key}/{file}", language, units))
    if folder.cards:
        found.append(Document(f"{folder.key}/{NAMES}", language, tuple(_names(folder, language, note))))
    return [document for document in found if document.units]


@dataclass(frozen=True, slots=True)
class Translation:
    """The messages of a folder in the source language and in a language, and which forms the language uses.

    words: for messages that the source language has no message for, the declared words. features: the features of nouns.
    """

    source: Messages
    target: Messages
    words: Mapping[str, Mapping[str, str]]
    features: tuple[str, ...]

    @classmethod
    def of(cls, folder: Folder, language: str) -> Translation:
        source, target = Messages.of(folder.path / source_language()), Messages.of(folder.path / language)
        lacking = {id: forms for id, forms in folder.words.items() if id not in source.entries}
        # A verb without an entry is printed as its statements, so its words are offered only if there is an entry.
        words = {id: forms for id, forms in lacking.items() if id in target.entries or "base" not in forms}
        return cls(source, target, words, tuple(Settings.of(language).features))

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
        sort = next((mark for mark in _MARKS if mark in known), "")
        if not sort:
            return list(dict.fromkeys([*known, *(mine.forms if mine else ())]))
        used, here = _usual(self.target, sort), _usual(self.source, sort)
        wanted = [name for name in known if used.some(name) and (mine is None or here.most(name) or name in mine.forms)]
        if mine is not None:
            return list(dict.fromkeys([*wanted, *mine.forms]))
        more = [name for name in used.forms if used.most(name)]
        return list(dict.fromkeys([*wanted, *more, *(self.features if sort == "one" else ())]))

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


def _usual(messages: Messages, sort: str) -> Usage:
    peers = [entry for entry in messages.entries.values() if sort in entry.forms]
    return Usage(Counter(name for entry in peers for name in entry.forms), len(peers))


def _units(made: Translation, id: str, example: Examples) -> Iterator[TextUnit]:
    source, target = made.source.entries.get(id), made.target.entries.get(id)
    known = made.source_forms(id)
    entry = target or source
    for name in made.forms(id):
        context = f"{id}.{name}" if name else id
        text = made.target.text(id, name)
        form = (target and target.forms.get(name)) or (source and source.forms.get(name))
        line = form.line if form else entry.line if entry else 1
        path = made.target.folder if target or not source else made.source.folder
        place = f"{'/'.join(path.parts[-3:])}/{made.file_of(id) if target or not source else made.source.files[id]}"
        notes = tuple(_notes(made, id, name, example))
        yield TextUnit(context, known.get(name) or context, text, notes, f"{place}:{line}", stamp=stamp(text))


def _notes(made: Translation, id: str, name: str, example: Examples) -> Iterator[str]:
    source = made.source.entries.get(id)
    if source is not None and source.heading:
        yield f"Part: {source.heading}"
    if source is not None:
        yield from (line for line in source.comment.split("\n") if line and not _SOURCE_LINE.match(line))
    if name in SETTINGS:
        yield "A setting, not a text: see 'Translating'."
    elif name not in made.source_forms(id):
        yield "The source language has no such form. Without a translation it is left out."
    arguments = sorted(
        {v for m in (made.source, made.target) if id in m.entries for v in _arguments(m.entries[id], name)}
    )
    if arguments:
        yield f"Arguments: {', '.join(f'${argument}' for argument in arguments)}"
    if sentence := example(id):
        yield f"Example: {sentence}"


def _arguments(entry: MessageEntry, name: str) -> frozenset[str]:
    return entry.forms[name].variables if name in entry.forms else frozenset()


def _names_in(folder: Folder, language: str) -> dict[str, POEntry]:
    """Return the entries of a file of names by the ids of the cards; none if there is no file."""
    path = folder.path / language / NAMES
    return {entry.msgctxt: entry for entry in catalogue(path) if entry.msgctxt} if path.is_file() else {}


def _names(folder: Folder, language: str, note: CardNote) -> Iterator[TextUnit]:
    entries = _names_in(folder, language)
    place = "/".join((folder.path / language / NAMES).parts[-4:])
    for card in sorted(folder.cards, key=lambda card: card.id):
        entry = entries.get(card.id)
        if entry is None:
            yield TextUnit(card.id, card.name, "", note(card), f"{card.span}", stamp=stamp(""))
            continue
        fuzzy = "fuzzy" in entry.flags or bool(entry.msgstr) and entry.msgid != card.name
        notes = (*(f"Marked: {line}" for line in entry.tcomment.split("\n") if line), *note(card))
        yield TextUnit(card.id, card.name, entry.msgstr, notes, f"{place}:{entry.linenum}", fuzzy, stamp(entry.msgstr))
