"""A game in, the places of its modules out: those of `generated/` while they are fresh, else those of the cache.

Loading a game needs no more than this, so nothing here imports the passes. A file has one module for what is played, and
one for its scenarios. Those are never in `generated/`: they are made when somebody runs them.
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
    """Where the modules are that a project is played with; what is missing is made."""
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
    """Where the modules are that hold the scenarios of some files. Those of a file change with it and with the rules."""
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
    """The modules of some files, by source name; nothing unless all are there, and whole.

    They are found by their texts: those that an edit leaves as they were need not be read by Python again.
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
    """The modules of some files, put into the cache."""
    made = {file.source.name: hashed(texts[file.source.name]) for file in files}
    found = {
        file.source.name: cache.store(made[file.source.name], _stem(file), texts[file.source.name]) for file in files
    }
    cache.keep(index, json.dumps(made).encode())
    return found


def _stem(file: CardFile) -> str:
    """Short, and different for `a/b.card` and `a__b.card`: the hash says whose it is, the word is for people."""
    return f"{_PLAIN.sub('', file.path.stem)[:60]}_{hashed(file.source.name)}"
