"""Find the generated modules of a game: in `generated/` if they are up to date, else in the cache.

Missing modules are compiled and stored in the cache. To load a game quickly, this module does not import the passes. A
file has one module for its rules and one for its scenarios. A module of scenarios is only in the cache; it is compiled
when the scenarios are run.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from ombre.folders import generated_folder

from .artifacts import fingerprint, hashed, is_built, is_current, known_sums
from .projects import cache
from .projects.places import EXPANSION
from .projects.project import CardFile, Project

_PLAIN = re.compile(r"[^A-Za-z0-9_]")
_CARD = re.compile(r'^(?!scenario\b)\w+[ \t]+(\w+)[ \t]+"', re.MULTILINE)

Make: TypeAlias = Callable[[Sequence[CardFile]], Mapping[str, str]]
"""A function that compiles some files of a project and returns their Python texts, by source name."""


def module_paths(project: Project, make: Make) -> list[Path]:
    """The paths of the modules of a project; missing modules are compiled."""
    files = [file for file in project.files if file.is_played]
    shipped = [file for file in files if project.place.shipped and not file.own]
    wide = _sharing_ids(files)
    sums = known_sums(project.game) if shipped else {}
    paths: dict[str, Path] = {}
    same = all(sums.get(name) == value for name, value in fingerprint(file.source for file in shipped).items())
    if shipped and same and is_current(sums):
        folder = generated_folder() / project.game
        places = {file.source.name: folder / file.set / f"{file.module}.py" for file in shipped}
        paths = {name: path for name, path in places.items() if is_built(path, sums)}
    missing = [file for file in files if file.source.name not in paths or file.set in wide]
    if missing:
        index = cache.place("projects", _key(project.files))
        paths |= _known(index, missing) or _stored(index, missing, make(missing))
    return [paths[file.source.name] for file in files]


def scenario_paths(project: Project, files: Sequence[CardFile], make: Make) -> list[Path]:
    """The paths of the modules with the scenarios of some files; missing modules are compiled.

    The cache key of such a module depends on its file and on the rules of the whole game.
    """
    rules = _key(file for file in project.files if file.is_played)
    indexes = {file.source.name: cache.place("projects", rules, _key([file])) for file in files}
    paths: dict[str, Path] = {}
    for file in files:
        paths |= _known(indexes[file.source.name], [file])
    missing = [file for file in files if file.source.name not in paths]
    texts: Mapping[str, str] = make(missing) if missing else {}
    for file in missing:
        paths |= _stored(indexes[file.source.name], [file], texts)
    return [paths[file.source.name] for file in files]


def _sharing_ids(files: Sequence[CardFile]) -> set[str]:
    """The expansions that may declare a card with the id of a card in another set, and so have other modules with it.

    The files are not parsed, so a set may be named here in vain; it is then compiled, and its modules are the same.
    """
    owners: dict[str, set[str]] = {}
    expansions = {file.set for file in files if EXPANSION.search(file.source.text)}
    for file in files if expansions else ():
        for id in _CARD.findall(file.source.text):
            owners.setdefault(id, set()).add(file.set)
    return {name for all in owners.values() if len(all) > 1 for name in all & expansions}


# --------------------------------------------------------------------------------------------------- the cache


def _key(files: Iterable[CardFile]) -> str:
    return cache.key({file.source.name: file.source.text.encode() for file in files})


def _known(index: Path, files: Sequence[CardFile]) -> dict[str, Path]:
    """The paths of the cached modules of some files, by source name; empty unless all are there and undamaged.

    The path of a module depends on its text, so that Python does not compile an unchanged module again.
    """
    made: dict[str, str] = json.loads(cache.held(index) or "{}")
    if any(file.source.name not in made for file in files):
        return {}
    found = {file.source.name: cache.module(made[file.source.name], _stem(file)) for file in files}
    if not all(cache.is_whole(path, made[name], hashed) for name, path in found.items()):
        return {}
    for path in found.values():
        cache.touch(path)
    return found


def _stored(index: Path, files: Sequence[CardFile], texts: Mapping[str, str]) -> dict[str, Path]:
    """Store the modules of some files in the cache; return their paths, by source name."""
    made = {file.source.name: hashed(texts[file.source.name]) for file in files}
    found = {
        file.source.name: cache.store(made[file.source.name], _stem(file), texts[file.source.name]) for file in files
    }
    cache.keep(index, json.dumps(made).encode())
    return found


def _stem(file: CardFile) -> str:
    """A short name for the module of a file: the stem of the file name, for people, and a hash that makes it unique."""
    return f"{_PLAIN.sub('', file.path.stem)[:60]}_{hashed(file.source.name)}"
