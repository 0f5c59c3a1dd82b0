"""Find the modules of a game: in `generated/` if they are up to date, else in the cache, where missing ones are made.

Loading a game needs only this module, so it does not import the passes. A file has one module for its rules and one for
its scenarios. Modules of scenarios are only in the cache; they are made when the scenarios are run.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from ombre.folders import generated_folder

from . import cache
from .artifacts import fingerprint, hashed, is_built, known_sums
from .project import CardFile, Project

_PLAIN = re.compile(r"[^A-Za-z0-9_]")

Make: TypeAlias = Callable[[Sequence[CardFile]], Mapping[str, str]]
"""The Python texts of some files of a project, by source name; a project with errors is refused."""


def module_paths(project: Project, make: Make) -> list[Path]:
    """The paths of the modules of a project; missing modules are compiled."""
    files = [file for file in project.files if file.is_played]
    shipped = [file for file in files if not file.own]
    sums = known_sums(project.game)
    paths: dict[str, Path] = {}
    if all(sums.get(name) == value for name, value in fingerprint(file.source for file in shipped).items()):
        folder = generated_folder() / project.game
        places = {file.source.name: folder / file.set / f"{file.module}.py" for file in shipped}
        paths = {name: path for name, path in places.items() if is_built(path, sums)}
    missing = [file for file in files if file.source.name not in paths]
    if missing:
        index = cache.place("projects", _key(project.files))
        paths |= _known(index, missing) or _stored(index, missing, make(missing))
    return [paths[file.source.name] for file in files]


def scenario_paths(project: Project, files: Sequence[CardFile], make: Make) -> list[Path]:
    """The paths of the modules with the scenarios of some files; their cache key includes the file and the rules."""
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


# --------------------------------------------------------------------------------------------------- the cache


def _key(files: Iterable[CardFile]) -> str:
    return cache.key({file.source.name: file.source.text.encode() for file in files})


def _known(index: Path, files: Sequence[CardFile]) -> dict[str, Path]:
    """The cached modules of some files, by source name; None unless all are there and complete.

    Modules are stored by their text, so that Python does not compile an unchanged module again.
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
    """Store the modules of some files in the cache."""
    made = {file.source.name: hashed(texts[file.source.name]) for file in files}
    found = {
        file.source.name: cache.store(made[file.source.name], _stem(file), texts[file.source.name]) for file in files
    }
    cache.keep(index, json.dumps(made).encode())
    return found


def _stem(file: CardFile) -> str:
    """A short file name, different for `a/b.card` and `a__b.card`: a hash for uniqueness, and a word for people."""
    return f"{_PLAIN.sub('', file.path.stem)[:60]}_{hashed(file.source.name)}"
