"""Begin a translation, or add what it lacks: drafts of messages, and empty entries for names and diagnostics."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import polib
from fluent.syntax import FluentParser, ast, serializer

from ombre.compiler.projects.files import read, read_plain
from ombre.prose.language import languages as locales
from ombre.prose.language.languages import TODO, catalogue, diagnostics_file, source_language
from ombre.prose.language.lexicon import PREPOSITIONS
from ombre.workshop.game.loaded import Loaded
from ombre.workshop.printing.printer import Printer

from .context import note_of
from .exchange.exporting import example_in, of_the_program, shown_of, sorts_in
from .exchange.folders import NAMES, Folder, folders
from .exchange.message_files import Messages, added_entry, applied, message_text, read_entries
from .exchange.units import SETTINGS, TextNotes, TextUnit, documents
from .names import asked
from .status import PRIVATE

_ARGUMENTS = "Arguments: $"
SETTINGS_FILE = "locale.yaml"


@dataclass(frozen=True, slots=True)
class DraftFile:
    """A file with what was added to it. added: how many entries."""

    path: Path
    text: str
    added: int


def settings(language: str, like: str, family: str) -> str:
    """Return the first `locale.yaml` of a language: that of a similar language, under another name.

    like: the similar language. family: the family from which it inherits; "" for that of the similar language.
    """
    name = locales.own_name(language)
    above = locales.LOCALES / "families" / family / SETTINGS_FILE
    given = {*_settings(read(above)), "family"} if family else set[str]()
    kept = _settings(read(locales.LOCALES / like / SETTINGS_FILE))
    kept = {key: lines for key, lines in kept.items() if key not in {"name", "source", "fallback", *given}}
    first = [f"name: {name[:1].upper()}{name[1:]}", f"fallback: [{source_language()}]"]
    return "\n".join([*first, *([f"family: {family}"] if family else []), *kept.values()]) + "\n"


def _settings(text: str) -> dict[str, str]:
    """Return the lines of each setting by its key, with the comments above it."""
    found: dict[str, str] = {}
    waiting: list[str] = []
    for line in text.rstrip("\n").split("\n"):
        waiting.append(line)
        if key := re.match(r"([\w-]+):", line):
            found[key[1]] = "\n".join(waiting)
            waiting = []
        elif found and not line.startswith("#"):
            found[list(found)[-1]] += "\n" + "\n".join(waiting)
            waiting = []
    return found


def drafts(language: str, like: str, tables: Sequence[Loaded], everything: bool = False) -> Iterator[DraftFile]:
    """Yield the files of a translation to which entries are added, with their new texts; nothing else is changed.

    language: it has a file `locale.yaml`. like: the language from which drafts are copied; a message that it
    does not have is copied from the source language. everything: whether also what no game shows, and the
    messages of `ombre check`.
    """
    printers = [Printer(table, source_language()) for table in tables]
    texts = [shown_of(table, printer) for table, printer in zip(tables, printers, strict=True)]
    for table, text in zip(tables, texts, strict=True) if like != source_language() else ():
        text.ids |= shown_of(table, Printer(table, like)).ids
    seen = None if everything else frozenset(of_the_program().union(*(text.ids for text in texts)))
    example, sorts = partial(example_in, texts), partial(sorts_in, texts)
    shared, *_ = folders(language, tables[0])
    yield from _of_folder(shared, language, like, TextNotes(example=example, sorts=sorts, seen=seen))
    if everything:
        yield from _diagnostics(language, shared.target)
    for table, printer, text in zip(tables, printers, texts, strict=True):
        about = TextNotes(note_of(printer), text.example, text.arguments, None if everything else frozenset(text.ids))
        for folder in folders(language, table)[1:]:
            yield from _of_folder(folder, language, like, about)


def _of_folder(folder: Folder, language: str, like: str, about: TextNotes) -> Iterator[DraftFile]:
    source, model = Messages.of(folder.path / source_language()), Messages.of(folder.path / like)
    for document in documents(folder, language, about):
        name = document.key.rpartition("/")[2]
        path = folder.target / name
        text = read_plain(path) if path.is_file() else ""
        if name == NAMES:
            new = [unit for unit in document.units if unit.id not in folder.names()]
            names = [(unit.id, unit.source, unit.notes) for unit in new]
            if new:
                yield DraftFile(path, asked(text, language, names), len(new))
            continue
        made = _blocks(document.units, source, model, folder)
        # Entries that only the similar language has, such as the endings of its adjectives; and its idioms.
        more = (id for id, file in model.files.items() if file == name and id not in made)
        made |= {id: _block(model, id, ()) for id in more if id not in source.entries or _is_seen(id, about)}
        there = read_entries(text)
        added = {id: block for id, block in made.items() if id not in there and id not in folder.inherited}
        added = {id: block for id, block in added.items() if not there or not PRIVATE.match(id) or _named(id, added)}
        terms = list(_terms(folder.path / like / name, text))
        if added:
            text = _with(text, added, list(made), source)
        if terms:
            text = "\n\n".join([*terms, text]) if not there else "\n\n".join([text.rstrip("\n"), *terms]) + "\n"
        if added or terms:
            yield DraftFile(path, text, len(added) + len(terms))


def _named(id: str, blocks: Mapping[str, str]) -> bool:
    """Whether one of some other entries names a message."""
    return any(re.search(rf"\b{id}\b", block) for other, block in blocks.items() if other != id)


def _is_seen(id: str, about: TextNotes) -> bool:
    return about.seen is None or id in about.seen


def _terms(path: Path, there: str) -> Iterator[str]:
    """Yield drafts of the terms (`-the-m`) of a file that another file lacks. there: the text of the other file."""
    if not path.is_file():
        return
    mine = {entry.id.name for entry in FluentParser().parse(there).body if isinstance(entry, ast.Term)}
    for entry in locales.messages(path).body:
        if isinstance(entry, ast.Term) and entry.id.name not in mine:
            bare = ast.Term(entry.id, entry.value, entry.attributes)
            yield f"{TODO}\n{serializer.serialize_term(bare).strip()}"


def _blocks(units: Sequence[TextUnit], source: Messages, model: Messages, folder: Folder) -> dict[str, str]:
    """Return the drafts of the messages of some units, by id."""
    made: dict[str, str] = {}
    for id in dict.fromkeys(unit.id for unit in units):
        notes = list(_notes([unit for unit in units if unit.id == id]))
        forms = {name: text for name, text in folder.words.get(id, {}).items() if name != PREPOSITIONS and text}
        if id in model.entries and model is not source and id in source.entries:
            lines = _raw(source, id).split("\n")
            notes += [f"{source_language()}: {line}" for line in lines]
        if id in model.entries or id in source.entries:
            made[id] = _block(model if id in model.entries else source, id, notes)
        elif forms:
            made[id] = "\n".join([TODO, *_comments(notes), message_text(id, forms)])
    return made


def _notes(units: Sequence[TextUnit]) -> Iterator[str]:
    """Yield the notes about a message: those of its first form, with the arguments of all forms."""
    texts = [unit for unit in units if unit.context.rpartition(".")[2] not in SETTINGS] or list(units)
    notes = [line for unit in texts for line in unit.notes]
    arguments = [one for line in notes if line.startswith(_ARGUMENTS) for one in line[len(_ARGUMENTS) :].split(", $")]
    yield from (line for line in texts[0].notes if not line.startswith(("Part: ", _ARGUMENTS)))
    if arguments:
        yield _ARGUMENTS + ", $".join(dict.fromkeys(arguments))


def _block(messages: Messages, id: str, notes: Sequence[str]) -> str:
    """Return a draft: the entry of a language under a line that says that it is not translated yet."""
    return "\n".join([TODO, *_comments(notes), _raw(messages, id)])


def _comments(notes: Sequence[str]) -> list[str]:
    return [f"# {line}".rstrip() for note in notes for line in note.split("\n")]


def _raw(messages: Messages, id: str) -> str:
    """Return an entry as it is in its file, without its comment."""
    text = read_plain(messages.folder / messages.files[id])
    entry = messages.entries[id]
    lines = text[entry.start : entry.end].rstrip("\n").split("\n")
    return "\n".join(line for line in lines if not line.startswith("#"))


def _with(text: str, added: Mapping[str, str], order: Sequence[str], source: Messages) -> str:
    """Return the text of a message file with drafts, in the order of the source; a new file has its headings, too."""
    if text.strip():
        there = read_entries(text)
        return applied(text, [added_entry(there, id, block, order, len(text)) for id, block in added.items()])
    found: list[str] = []
    heading = ""
    for id, block in added.items():
        now = source.entries[id].heading if id in source.entries else heading
        if now != heading:
            found += ["\n".join(f"## {line}".rstrip() for line in now.split("\n"))]
            heading = now
        found.append(block)
    return "\n\n".join(found) + "\n"


def _diagnostics(language: str, folder: Path) -> Iterator[DraftFile]:
    """Yield the file with the messages of `ombre check`, with an empty entry for each that it lacks."""
    shipped = (catalogue(path) for code in locales.languages() if (path := diagnostics_file(code)).is_file())
    known = next(shipped, None)
    path = folder / "diagnostics.po"
    mine = catalogue(path) if path.is_file() else polib.POFile()
    lacking = [entry for entry in known or () if not entry.obsolete and mine.find(entry.msgid) is None]
    if not lacking:
        return
    number, rule = locales.plural_forms(language)
    header = polib.POFile()
    header.metadata = {
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Plural-Forms": f"nplurals={number}; plural={rule};",
    }
    for entry in lacking:
        counted = dict.fromkeys(range(number), "") if entry.msgid_plural else None
        flags = [flag for flag in entry.flags if flag != "fuzzy"]
        header.append(
            polib.POEntry(msgid=entry.msgid, msgid_plural=entry.msgid_plural, msgstr_plural=counted, flags=flags)
        )
    text = read(path).rstrip("\n") if path.is_file() else header.__unicode__().split("\n\n")[0].removeprefix("#\n")
    entries = "\n\n".join(entry.__unicode__(0).strip("\n") for entry in header)
    yield DraftFile(path, f"{text}\n\n{entries}\n", len(lacking))
