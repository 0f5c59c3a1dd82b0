"""Import translations from exchange files into the message files and the files of names of a game.

A unit is imported if its translation has changed since the export. It is refused, with the reason, if its source text or
its translation in the message file has changed too, or if it is not a valid pattern.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ombre.compiler.files import UsageError, read, write
from ombre.compiler.languages import languages
from ombre.compiler.project import expansions_of, games, open_game, pick

from ..game.loaded import Loaded
from . import po, xliff
from .exchange import Accepted, Incoming
from .message_files import FileEdit, added_entry, added_forms, applied, read_entries, replaced
from .names import named
from .patterns import Patterns, roles_of
from .units import NAMES, SHARED, Folder, TextUnit, Translation, documents, folders_of_game, shared_folder, stamp

_READERS = {".po": po.read, ".xlf": xliff.read, ".xliff": xliff.read}


@dataclass(frozen=True, slots=True)
class Refusal:
    """A unit that is not imported, and why."""

    unit: Incoming
    reason: str

    def __str__(self) -> str:
        return f"{self.unit.origin}: {self.unit.context}: {self.reason}"


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
        inside = sorted(other for other in path.rglob("*") if other.suffix in _READERS) if path.is_dir() else [path]
        if not inside or inside[0].suffix not in _READERS:
            raise UsageError(
                f"{path} is no exchange file; write a file that ends with .po or .xlf, or a folder of them"
            )
        found += inside
    return [unit for path in found for unit in _READERS[path.suffix](path)]


def prepared(units: Sequence[Incoming], extra: Sequence[str]) -> Import:
    """Return what an import of some units changes. extra: own expansions, as folders, besides those that ship."""
    made = Import()
    asked: dict[tuple[str, str], list[Incoming]] = {}
    for unit in units:
        game = unit.key.partition("/")[0]
        if not unit.key:
            made.refused.append(Refusal(unit, "it has lost its comment 'ombre: ...', which says where it belongs"))
        elif game != SHARED and game not in games():
            made.refused.append(Refusal(unit, f"there is no game '{game}'"))
        else:
            asked.setdefault((pick("locale", unit.language, languages()), game), []).append(unit)
    for (language, game), group in sorted(asked.items(), key=lambda pair: (pair[0][0], pair[0][1] != SHARED, pair[0])):
        _import(made, language, game, group, extra)
    return made


def finish(made: Import) -> None:
    """Write the files of an import: all of them, or none if one cannot be written."""
    before = {path: read(path) if path.is_file() else None for path in made.texts}
    try:
        for path, text in made.texts.items():
            write(path, text)
    except UsageError:
        for path, old in before.items():
            if old is not None:
                write(path, old)
            else:
                path.unlink(missing_ok=True)
        raise


def _import(made: Import, language: str, game: str, units: Sequence[Incoming], extra: Sequence[str]) -> None:
    folders, project_folders, verbs = [shared_folder()], list[Path](), dict[str, list[str]]()
    if game != SHARED:
        sets = {unit.key.split("/")[1] for unit in units if unit.key.count("/") > 1}
        table = Loaded(open_game(game, [*sorted(sets & set(expansions_of(game))), *extra]))
        folders, project_folders = folders_of_game(table, language), list(table.project.folders)
        verbs = roles_of(table.compiled.model)
    known = {folder.key for folder in folders}
    made.refused += [
        Refusal(unit, f"'{unit.key}' belongs to an expansion; name its folder with --with")
        for unit in units
        if _folder_key(unit) not in known
    ]
    accepted: list[Accepted] = []
    for folder in folders:
        accepted += _wanted(made, folder, language, [unit for unit in units if _folder_key(unit) == folder.key])
    if not accepted:
        return
    checked = Patterns(language, project_folders, verbs, made.texts)
    while True:
        texts = dict(_texts(accepted, language))
        wrong = checked.faults(accepted, texts)
        if not wrong:
            break
        made.refused += [Refusal(one.unit, reason) for one, reason in wrong.items()]
        accepted = [one for one in accepted if one not in wrong]
    made.texts |= texts
    for one in accepted:
        made.changed[one.path] = made.changed.get(one.path, 0) + 1


def _folder_key(unit: Incoming) -> str:
    return unit.key.rpartition("/")[0]


def _wanted(made: Import, folder: Folder, language: str, units: Sequence[Incoming]) -> Iterator[Accepted]:
    """Yield the units of a folder that change a translation; count or refuse the others."""
    if not units:
        return
    messages = Translation.of(folder, language)
    known = {f"{d.key} {unit.context}": unit for d in documents(folder, language) for unit in d.units}
    seen: dict[str, Incoming] = {}
    for unit in units:
        name = f"{unit.key} {unit.context}"
        now, other = known.get(name), seen.setdefault(name, unit)
        if now is None:
            if unit.target and stamp(unit.target) != unit.stamp:
                made.refused.append(Refusal(unit, f"{unit.key} has no such text any more"))
        elif other is not unit:
            if other.target != unit.target:
                made.refused.append(Refusal(unit, f"{other.origin} translates it in another way"))
        elif unit.fuzzy:
            made.unfinished += bool(unit.target)
        elif reason := _conflict(unit, now):
            made.refused.append(Refusal(unit, reason))
        elif _is_edited(unit, now):
            file = unit.key.rpartition("/")[2]
            yield Accepted(unit, now, folder.path / language / file, None if file == NAMES else messages)


def _is_edited(unit: Incoming, now: TextUnit) -> bool:
    if unit.target == now.target:
        return now.fuzzy and bool(unit.target)
    return stamp(unit.target) != unit.stamp or now.fuzzy


def _conflict(unit: Incoming, now: TextUnit) -> str:
    """Return why a translation cannot be imported; "" if it can, or if there is nothing to import."""
    if not _is_edited(unit, now):
        return ""
    if not unit.target:
        return f"its translation is empty now; to delete a text, delete it at {now.place}"
    if unit.source != now.source:
        return f"the source text has changed since the export, from {unit.source!r} to {now.source!r}; export it again"
    if stamp(now.target) != unit.stamp:
        return f"the translation at {now.place} has changed since the export; export it again"
    return ""


def _texts(accepted: Sequence[Accepted], language: str) -> Iterator[tuple[Path, str]]:
    """Yield each file that changes, with its new content."""
    for path in dict.fromkeys(one.path for one in accepted):
        mine = [one for one in accepted if one.path == path]
        text = read(path) if path.is_file() else ""
        if mine[0].messages is None:
            yield path, named(text, language, {one.id: (one.now.source, one.unit.target) for one in mine})
        else:
            yield path, applied(text, _edits(text, mine, mine[0].messages, path.name))


def _edits(text: str, accepted: Sequence[Accepted], messages: Translation, file: str) -> Iterator[FileEdit]:
    """Yield the edits of a message file: changed patterns, then new attributes, then new messages."""
    entries, order = read_entries(text), messages.order(file)
    new: dict[str, dict[str, str]] = {}
    for one in accepted:
        entry = entries.get(one.id)
        if entry is not None and one.attribute in entry.forms:
            yield replaced(text, entry, one.attribute, one.unit.target)
        else:
            new.setdefault(one.id, {})[one.attribute] = one.unit.target
    for id in (id for id in new if id in entries):
        yield from added_forms(entries[id], new[id], messages.forms(id))
    for id in (id for id in order if id in new and id not in entries):
        forms = {name: new[id][name] for name in messages.forms(id) if name in new[id]}
        yield added_entry(entries, id, forms, order, len(text))
