"""Find translations whose source has changed since somebody last looked at them, and record that somebody has looked.

The source of an entry is what it was translated from: the entry with the same id in the source language, or else the
words of the `.card` files. For the entry of a verb and for an idiom it includes the rule: the body of the verb, the
line of the idiom. An entry in an `.ftl` file keeps a short hash of its source in a comment above it, `# source:
5f3a9c21`. An entry of `names.po`, a name of a card or words on it, keeps its source itself, as `msgid`.
"""

from __future__ import annotations

import ast as python
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import blake2b
from pathlib import Path

import polib
from fluent.syntax import ast, serializer

from ombre import contract
from ombre.compiler import model
from ombre.compiler import rules_digest as digest
from ombre.compiler.driver import Compiled
from ombre.compiler.projects.files import line_counter, listing, read, read_bytes, rewrite
from ombre.compiler.projects.project import Project
from ombre.dsl.diagnostics import Translatable, tr
from ombre.folders import ROOMS

from ..language.languages import (
    card_and_fact,
    catalogue,
    diagnostics_file,
    entry_line,
    folders_of,
    is_shipped,
    line_of,
    messages,
    of_card,
    resources,
    source_language,
    words_id,
)
from ..language.set_words import is_of_set, set_words
from ..sentences.declared_words import declared, hyphens, verb_id

SOURCE = re.compile(r"# source: ([0-9a-f]+)\s*")
"""The comment that keeps the hash of the source of an entry."""
_CONTEXT = re.compile(r'msgctxt\s+"((?:[^"\\]|\\.)*)"\s*')
_STRING = re.compile(r'\s*"(?:[^"\\]|\\.)*"\s*')


@dataclass(frozen=True, slots=True)
class Sources:
    """What the entries of one folder are translated from, each by its id: messages, words, rules and names."""

    messages: Mapping[str, ast.Message]
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]])
    rules: Mapping[str, model.Verb | model.Idiom] = field(default_factory=dict[str, "model.Verb | model.Idiom"])
    names: Mapping[str, str] = field(default_factory=dict[str, str])  # names and words of cards, as in `names.po`

    def rules_of(self, id: str) -> list[model.Verb | model.Idiom]:
        """The rules that an entry words: a verb's, or those of the verbs and the idiom that an idiom is named after."""
        return [self.rules[part] for part in id.split("--") if part in self.rules]

    def has(self, id: str) -> bool:
        """Whether an entry has a source."""
        return id in self.messages or id in self.words or bool(self.rules_of(id))

    def wording(self, id: str) -> str:
        """The text of the source of an entry, in Fluent; "" if only a rule, or nothing, is its source."""
        if id in self.messages:
            return _serialized(self.messages[id])
        words = "".join(f"\n    .{form} = {word}" for form, word in self.words.get(id, {}).items() if word)
        return f"{id} ={words}\n" if words else ""

    def hash(self, id: str) -> str:
        """The hash of the source of an entry, 8 hexadecimal digits; "" if it has no source.

        Comments, the order of attributes, indentation and line ends do not change it.
        """
        if not self.has(id):
            return ""
        if id in self.messages:
            told = " ".join(_serialized(self.messages[id]).split())
        else:
            told = json.dumps(self.words.get(id, {}), sort_keys=True)
        said = [told, *map(digest.canonical, self.rules_of(id))]
        return blake2b("\n".join(said).encode(), digest_size=4).hexdigest()


@dataclass(frozen=True, slots=True)
class TranslatedEntry:
    """A translated entry: its place, and its source when somebody last looked at it (`accepted`) and now (`source`).

    Both are hashes; for a name of a card they are the names themselves, for a diagnostic the templates. "" stands for
    an entry that nobody has accepted yet, and for a source that does not exist.
    """

    path: Path
    line: int
    id: str
    accepted: str
    source: str

    @property
    def is_name(self) -> bool:
        return self.path.name == "names.po"

    @property
    def is_stale(self) -> bool:
        return bool(self.accepted) and self.accepted != self.source

    @property
    def is_unchecked(self) -> bool:
        return not self.accepted and bool(self.source)

    @property
    def why(self) -> Translatable:
        """The reason why the entry is stale."""
        if self.path.name == "diagnostics.po":
            return tr("the program has no such message any more")
        if not self.source:
            return tr("its source does not exist any more")
        if self.is_name and is_of_set(self.id):
            return tr("'set.yaml' said '{0}', and now says '{1}'", self.accepted, self.source)
        if self.is_name and card_and_fact(self.id)[1]:
            return tr("the words on the card were '{0}', and are now '{1}'", self.accepted, self.source)
        if self.is_name:
            return tr("the card was called '{0}', and is now called '{1}'", self.accepted, self.source)
        return tr("its source has changed since it was translated")


def stale(language: str, compiled: Compiled | None = None) -> list[TranslatedEntry]:
    """The stale entries of a locale: of the program, and of a game with its expansions if one is given."""
    found = [*entries(language, compiled), *(diagnostics(language) if compiled is None else ())]
    return [entry for entry in found if entry.is_stale]


def entries(language: str, compiled: Compiled | None = None) -> Iterator[TranslatedEntry]:
    """Yield the translated entries of a locale, of the program and of a game; none for the source language."""
    for place in places(language, compiled):
        yield from entries_in(place)


@dataclass(frozen=True, slots=True)
class LocaleFolder:
    """A folder with files of a locale. set: the set of the game that it belongs to; "" for the program."""

    folder: Path
    set: str
    sources: Sources


def places(language: str, compiled: Compiled | None = None) -> Iterator[LocaleFolder]:
    """Yield the folders of a locale, and of those from which it inherits, that exist; those of the program first."""
    project = compiled.project if compiled is not None else None
    folders = project.folders if project is not None else ()
    for folder in folders_of(language, folders):
        if is_shipped(folder) and folder.is_dir() and folder.name != source_language():
            yield LocaleFolder(folder, "", sources_of(None, ""))
    codes = [code for code in line_of(language, folders) if code != source_language()]
    for name, folder in zip(project.sets, folders, strict=True) if project is not None else ():
        for code in codes:
            if (folder / "locales" / code).is_dir():
                yield LocaleFolder(folder / "locales" / code, name, sources_of(compiled, name))


def sources_of(compiled: Compiled | None, set: str, shipped: Path | None = None) -> Sources:
    """What the entries in the folder of a set are translated from; the set "" is the program.

    The source of the program is the program alone. The source of an expansion is the game with this expansion alone, so
    that it does not depend on what else is loaded. shipped: another folder in the place of the locales of the program.
    """
    if compiled is None or not set:
        return Sources(_messages([], shipped))
    project = compiled.project
    base = _base(project)
    sets = [name for name in project.sets if name in base or name == set]
    folders = [f for name, f in zip(project.sets, project.folders, strict=True) if name in sets]
    inside = {file.source.name for file in project.files if file.set in sets}
    files = tuple(file for file in compiled.model.files if file.source in inside)
    verbs = {verb.key: verb for file in files for verb in file.verbs}
    rules: dict[str, model.Verb | model.Idiom] = {verb_id(key): verb for key, verb in verbs.items()}
    rules |= {f"i-{hyphens(idiom.name)}": idiom for file in files for idiom in file.idioms}
    words = declared(replace(compiled.model, files=files, verbs=verbs))
    names = {
        of_card(id, card_id): text
        for file in files
        for card in file.cards
        for id, text in printed_on(card).items()
        for card_id in (*card.formerly, contract.short_id(card.id), card.id)
    }
    names |= {one.id: one.text for one in set_words(project) if one.set in sets}
    return Sources(_messages(folders, shipped), words, rules, names)


def printed_on(card: model.Card) -> dict[str, str]:
    """What a card has in files of names: its name and its words, by their ids there."""
    return {card.id: card.name, **{words_id(card.id, fact): text for fact, text in card.words.items()}}


def entries_in(place: LocaleFolder) -> Iterator[TranslatedEntry]:
    """Yield the translated entries in the files of one folder."""
    sources = place.sources
    for path in listing(place.folder, "*.ftl"):
        text = read(path)
        lines = text.split("\n")
        for line, id in _ids(path, text):
            found = _comment(lines, line)
            yield TranslatedEntry(path, line + 1, id, found[-1][1] if found else "", sources.hash(id))
    path = place.folder / "names.po"
    lines = read(path).split("\n") if path.is_file() else []
    for entry in catalogue(path) if path.is_file() else ():
        if entry.msgctxt and entry.msgstr and not entry.obsolete and entry.msgctxt in sources.names:
            yield TranslatedEntry(
                path, entry_line(entry, lines), entry.msgctxt, entry.msgid, sources.names[entry.msgctxt]
            )


def diagnostics(language: str) -> Iterator[TranslatedEntry]:
    """Yield the translated messages of `diagnostics.po`; the source of one that the program does not use is ""."""
    path = diagnostics_file(language)
    lines = read(path).split("\n") if path.is_file() else []
    for entry in catalogue(path) if path.is_file() else ():
        if entry.translated() and not entry.obsolete:
            yield TranslatedEntry(
                path, entry_line(entry, lines), entry.msgid, entry.msgid, entry.msgid * (entry.msgid in templates())
            )


@cache
def templates() -> frozenset[str]:
    """The templates of all messages of `ombre check`: the texts that the source files of the program give to `tr`."""
    found: set[str] = set()
    root = Path(__file__).parents[2]
    for path in (path for folder in ROOMS for path in sorted((root / folder).rglob("*.py"))):
        text = path.read_text(encoding="utf-8")
        for node in python.walk(python.parse(text)) if "tr(" in text else ():
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in ("tr", "ntr"):
                given = node.args[: 2 if node.func.id == "ntr" else 1]
                found |= {one.value for one in given if isinstance(one, python.Constant) and isinstance(one.value, str)}
    return frozenset(found)


# ---------------------------------------------------------------------------------------------------- accepting


def accept(place: LocaleFolder, wanted: Callable[[TranslatedEntry], bool]) -> dict[Path, int]:
    """Record that somebody has looked at the wanted entries of a folder; return how many entries of each file changed.

    Only comments with hashes, and the `msgid` of names, are changed. A file without a change is not written.
    """
    changed: dict[Path, int] = {}
    asked = [entry for entry in entries_in(place) if wanted(entry)]
    for path in dict.fromkeys(entry.path for entry in asked):
        raw = re.sub(r"\r(?!\n)", "\n", read_bytes(path).decode("utf-8"))  # as lines are counted
        ours = [entry for entry in asked if entry.path == path]
        text = _renamed(raw, ours) if ours[0].is_name else hashed(raw, {e.line - 1: e.source for e in ours})
        if text != raw:
            changed[path] = sum(entry.is_stale or entry.is_unchecked for entry in ours)
            rewrite(path, text)
    return changed


def hashed(raw: str, hashes: Mapping[int, str]) -> str:
    """The text of an `.ftl` file with other hashes.

    hashes: the hash of an entry, or "", by the line of its id, from 0.
    """
    lines = raw.split("\n")
    for at in sorted(hashes, reverse=True):
        end = "\r" if lines[at].endswith("\r") else ""
        kept = [line for line, _ in _comment(lines, at)]
        place = kept[-1] if kept else at
        for line in reversed(kept):
            del lines[line]
        if hashes[at]:
            lines.insert(place - max(len(kept) - 1, 0), f"# source: {hashes[at]}{end}")
    return "\n".join(lines)


def _comment(lines: list[str], at: int) -> list[tuple[int, str]]:
    """The comments with a hash directly above a line: the line of each, from 0, and its hash."""
    first = at
    while first and re.match(r"#(?!#)", lines[first - 1]):
        first -= 1
    found = ((line, SOURCE.fullmatch(lines[line])) for line in range(first, at))
    return [(line, hash[1]) for line, hash in found if hash]


def _renamed(raw: str, names: list[TranslatedEntry]) -> str:
    """The text of a file `names.po` in which the `msgid` of each stale name is the present name of the card."""
    wanted = {entry.id: entry.source for entry in names if entry.is_stale and entry.source}
    made: list[str] = []
    id, inside = "", False
    for line in raw.split("\n"):
        if context := _CONTEXT.fullmatch(line):
            id = polib.unescape(context[1])
        elif not line.strip():
            id = ""
        if id in wanted and line.startswith("msgid "):
            end = "\r" if line.endswith("\r") else ""
            made.append(f'msgid "{polib.escape(wanted[id])}"{end}')
            inside = True
        elif not (inside and _STRING.fullmatch(line)):
            made.append(line)
            inside = False
    return "\n".join(made)


# ------------------------------------------------------------------------------------------------------ sources


def _ids(path: Path, text: str) -> Iterator[tuple[int, str]]:
    """Yield the messages of a file: the line of each, from 0, and its id."""
    line_at = line_counter(text)
    for entry in messages(path).body:
        if isinstance(entry, ast.Message) and entry.id.span is not None:
            yield line_at(entry.id.span.start) - 1, entry.id.name


def _messages(folders: list[Path], shipped: Path | None) -> dict[str, ast.Message]:
    """The messages of the source language by their ids; those of later folders replace earlier ones."""
    found = resources(folders_of(source_language(), folders, shipped))
    return {one.id.name: one for _, resource in found for one in resource.body if isinstance(one, ast.Message)}


def _base(project: Project) -> list[str]:
    """The sets that are always loaded with a game."""
    known = project.place.sets()
    return [
        name
        for name, folder in zip(project.sets, project.folders, strict=True)
        if folder.is_relative_to(project.folder) and (name not in known or known[name].base)
    ]


def _serialized(message: ast.Message) -> str:
    """A message in Fluent, without its comment and with its attributes in alphabetical order."""
    attributes = sorted(message.attributes, key=lambda attribute: attribute.id.name)
    return serializer.serialize_message(ast.Message(message.id, message.value, attributes))
