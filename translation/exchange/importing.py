"""Import translations from exchange files into the message files and the files of names of a game.

A unit is imported if its translation has changed since the export. It is refused, with the reason, if its source text
or its translation in the message file has changed too, or if it is not a valid pattern.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from ombre.compiler.projects.files import UsageError, below, like, read, read_bytes, rewrite
from ombre.compiler.projects.places import GameFolder, find, names, pick, place_of
from ombre.compiler.projects.project import open_game
from ombre.prose.language.languages import languages, source_language
from ombre.prose.proofreading.stale import hashed
from ombre.translatable import Translatable, told, tr
from ombre.workshop.game.loaded import Loaded

from ..names import named
from . import po, xliff
from .exchange import Accepted, Incoming
from .folders import NAMES, SHARED, Folder, folders
from .message_files import FileEdit, added_entry, added_forms, applied, message_text, read_entries, replaced
from .patterns import Patterns, roles_of
from .units import TextUnit, Translation, documents, stamp

READERS = {".po": po.read, ".xlf": xliff.read, ".xliff": xliff.read}


@dataclass(frozen=True, slots=True)
class Refusal:
    """A unit that is not imported, and why."""

    unit: Incoming
    reason: str

    @property
    def told(self) -> Translatable:
        """The refusal, with the place of the unit."""
        return tr("{0}: {1}: {2}", self.unit.origin, self.unit.context, self.reason)


@dataclass(slots=True)
class Import:
    """The result of an import, before anything is written.

    texts: the new content of each file that changes. changed: how many translations change in it. unfinished: the units
    that are marked `fuzzy`.
    """

    texts: dict[Path, str] = field(default_factory=dict[Path, str])
    changed: dict[Path, int] = field(default_factory=dict[Path, int])
    refused: list[Refusal] = field(default_factory=list[Refusal])
    unfinished: int = 0


def read_units(paths: Sequence[Path]) -> list[Incoming]:
    """Return the units of exchange files, and of those in folders; raise UsageError if a file cannot be read."""
    found: list[Path] = []
    for path in paths:
        inside = [o for o in below(path) if o.suffix in READERS and not o.is_dir()] if path.is_dir() else [path]
        if not inside or inside[0].suffix not in READERS:
            raise UsageError(
                tr("{0} is no exchange file; write a file that ends with .po or .xlf, or a folder of them", path)
            )
        found += inside
    units = [(path, list(READERS[path.suffix](path))) for path in found]
    if empty := [path for path, inside in units if not inside]:
        raise UsageError(tr("{0}:1: there is no text in this file", empty[0]))
    return [unit for _, inside in units for unit in inside]


def prepared(units: Sequence[Incoming], extra: Sequence[str]) -> Import:
    """Return what an import of some units changes. extra: own expansions, as folders, besides those that ship."""
    made = Import()
    asked: dict[tuple[str, str], list[Incoming]] = {}
    known = names()
    for unit in units:
        game = unit.key.partition("/")[0]
        if not unit.key:
            made.refused.append(Refusal(unit, tr("it has lost its comment 'ombre: ...', which says where it belongs")))
        elif game != SHARED and game not in known:
            made.refused.append(Refusal(unit, tr("there is no {0} '{1}'", tr("game"), game)))
        else:
            asked.setdefault((unit.mark.language, game), []).append(unit)
    home = {code: place_of(Path(folder)).place for folder in extra for code in languages([Path(folder)])}
    for (language, game), group in sorted(asked.items(), key=lambda pair: (pair[0][0], pair[0][1] != SHARED, pair[0])):
        try:
            place = find(game).place if game != SHARED else home.get(language)
            table = _table(place, language, group, extra)
        except UsageError as problem:  # such as a language that does not exist
            made.refused += [Refusal(unit, told(problem)) for unit in group]
        else:
            import_units(made, language, table, group)
    return made


def _table(place: GameFolder | None, language: str, units: Sequence[Incoming], extra: Sequence[str]) -> Loaded | None:
    """Open the game of some units, with the expansions that they name; None for texts that all games share."""
    sets = {unit.key.split("/")[1] for unit in units if unit.key.count("/") > 1}
    if language == source_language():
        raise UsageError(tr("'{0}' is the language of the cards; change the cards", language))
    table = Loaded(open_game(place, [*sorted(sets & set(place.expansions())), *extra])) if place else None
    pick("locale", language, languages(table.project.folders if table is not None else ()))
    return table


def finish(made: Import) -> None:
    """Write the files of an import: all of them, or none if one cannot be written. Line ends stay as they are."""
    before = {path: read_bytes(path) if path.is_file() else None for path in made.texts}
    try:
        for path, text in made.texts.items():
            rewrite(path, like(before[path] or b"", text))
    except UsageError:
        for path, old in before.items():
            with suppress(UsageError):
                if old is not None:
                    rewrite(path, old)
                else:
                    path.unlink(missing_ok=True)
        raise


def import_units(made: Import, language: str, table: Loaded | None, units: Sequence[Incoming]) -> None:
    """Add to an import what some units of one game change; table: the game, None for texts that all games share."""
    places = folders(language, table)
    known = {folder.key for folder in places}
    made.refused += [Refusal(unit, _misplaced(unit)) for unit in units if _folder_key(unit) not in known]
    batches = [Batch.of(folder, language, [u for u in units if _folder_key(u) == folder.key]) for folder in places]
    batches = [batch for batch in batches if batch.units]
    accepted = [one for batch in batches for one in batch.wanted(made)]
    if not accepted:
        return
    project_folders = list(table.project.folders) if table is not None else []
    checked = Patterns(language, project_folders, roles_of(table.compiled.model) if table else {}, made.texts)
    while True:
        texts = dict(_texts(accepted, language, made.texts))
        wrong = checked.faults(accepted, texts)
        if not wrong:
            break
        made.refused += [Refusal(one.unit, reason) for one, reason in wrong.items()]
        accepted = [one for one in accepted if one not in wrong]
    for batch in batches:
        batch.accept(texts, accepted)
    for path, text in texts.items():
        if path not in made.texts or text != made.texts[path]:
            made.texts[path] = text
    for one in accepted:
        made.changed[one.path] = made.changed.get(one.path, 0) + 1


def _misplaced(unit: Incoming) -> str:
    """Return why a unit belongs to no folder."""
    if unit.key.count("/") == 2:
        return tr("'{0}' belongs to an expansion; name its folder with --with", unit.key)
    return tr("there is no file '{0}'", unit.key)


def _folder_key(unit: Incoming) -> str:
    return unit.key.rpartition("/")[0]


@dataclass(frozen=True, slots=True)
class Batch:
    """The incoming units of one folder. known: the texts of the folder at present, by file and context."""

    folder: Folder
    units: Sequence[Incoming]
    messages: Translation
    known: Mapping[str, TextUnit]

    @classmethod
    def of(cls, folder: Folder, language: str, units: Sequence[Incoming]) -> Batch:
        """Read the texts of a folder."""
        found = documents(folder, language) if units else []
        known = {f"{document.key} {unit.context}": unit for document in found for unit in document.units}
        return cls(folder, units, Translation.of(folder), known)

    def wanted(self, made: Import) -> Iterator[Accepted]:
        """Yield the units that change or confirm a translation; count or refuse the others."""
        seen: dict[str, Incoming] = {}
        for unit in self.units:
            name = f"{unit.key} {unit.context}"
            now, other = self.known.get(name), seen.setdefault(name, unit)
            if now is None:
                if unit.target and stamp(unit.target) != unit.mark.stamp:
                    made.refused.append(Refusal(unit, tr("{0} has no such text any more", unit.key)))
            elif other is not unit:
                if other.target != unit.target:
                    made.refused.append(Refusal(unit, tr("{0} translates it in another way", other.origin)))
            elif unit.fuzzy:
                made.unfinished += bool(unit.target)
            elif reason := _conflict(unit, now):
                made.refused.append(Refusal(unit, reason))
            elif _is_edited(unit, now):
                file = unit.key.rpartition("/")[2]
                yield Accepted(unit, now, self.folder.target / file, None if file == NAMES else self.messages)

    def accept(self, texts: dict[Path, str], accepted: Sequence[Accepted]) -> None:
        """Write the hash of the source above each entry of which all texts are new or confirmed."""
        mine = [one for one in accepted if one.messages is self.messages]
        for path in dict.fromkeys(one.path for one in mine):
            ids = {one.id for one in mine if one.path == path}
            entries = read_entries(texts[path])
            hashes = {entries[id].line - 1: self.folder.sources.hash(id) for id in ids if self._is_done(id, mine)}
            texts[path] = hashed(texts[path], {line: hash for line, hash in hashes.items() if hash})

    def _is_done(self, id: str, accepted: Sequence[Accepted]) -> bool:
        """Whether nothing of an entry is left for the translator to look at,
        and its source is still the exported one.
        """
        now = self.folder.sources.hash(id)
        done = {one.unit.context for one in accepted if one.id == id}
        ours = [unit for unit in self.units if unit.mark.context.partition(".")[0] == id]
        left = [one for one in self.known.values() if one.id == id and one.fuzzy and one.context not in done]
        return not left and all(unit.mark.origin == now and not unit.fuzzy for unit in ours if unit.target)


def _is_edited(unit: Incoming, now: TextUnit) -> bool:
    """Whether a unit has another translation than at the export, or confirms a translation that still waits."""
    if unit.target == now.target:
        return now.fuzzy and unit.is_confirmed
    return stamp(unit.target) != unit.mark.stamp or unit.is_confirmed


def _conflict(unit: Incoming, now: TextUnit) -> str:
    """Return why a translation cannot be imported; "" if it can, or if there is nothing to import."""
    if not _is_edited(unit, now):
        return ""
    if not unit.target:
        return tr("its translation is empty now; to delete a text, delete it at {0}", now.place)
    if unit.source != now.source:
        was, now_is = repr(unit.source), repr(now.source)
        return tr("the source text has changed since the export, from {0} to {1}; export it again", was, now_is)
    if stamp(now.target) != unit.mark.stamp:
        return tr("the translation at {0} has changed since the export; export it again", now.place)
    return ""


def _texts(accepted: Sequence[Accepted], language: str, changed: Mapping[Path, str]) -> Iterator[tuple[Path, str]]:
    """Yield each file that changes, with its new content. changed: files that are changed already, but not written."""
    for path in dict.fromkeys(one.path for one in accepted):
        mine = [one for one in accepted if one.path == path]
        text = changed.get(path) or (read(path) if path.is_file() else "")
        if mine[0].messages is None:
            yield path, named(text, language, {one.id: (one.now.source, one.unit.target) for one in mine})
        else:
            for messages in dict.fromkeys(one.messages for one in mine if one.messages is not None):
                text = applied(
                    text, _edits(text, [one for one in mine if one.messages is messages], messages, path.name)
                )
            yield path, text


def _edits(text: str, accepted: Sequence[Accepted], messages: Translation, file: str) -> Iterator[FileEdit]:
    """Yield the edits of a message file: changed patterns, then new attributes, then new messages;
    these replace drafts.
    """
    entries, order = read_entries(text), messages.order(file)
    new: dict[str, dict[str, str]] = {}
    for one in accepted:
        entry = entries.get(one.id)
        if entry is not None and not entry.draft and one.attribute in entry.forms:
            yield replaced(text, entry, one.attribute, one.unit.target)
        else:
            new.setdefault(one.id, {})[one.attribute] = one.unit.target
    for id in (id for id in new if id in entries and not entries[id].draft):
        yield from added_forms(entries[id], new[id], messages.forms(id))
    for id in (id for id in order if id in new and (id not in entries or entries[id].draft)):
        forms = {name: new[id][name] for name in messages.forms(id) if name in new[id]}
        if set(messages.inherited(id)) - set(forms):  # the other texts are still inherited
            forms = {"inherit": "yes", **forms}
        if id in entries:
            yield FileEdit(entries[id].start, entries[id].end, message_text(id, forms))
        else:
            yield added_entry(entries, id, message_text(id, forms), order, len(text))
