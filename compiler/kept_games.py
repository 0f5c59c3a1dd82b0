"""Keep what was compiled and found of a game for later runs: what has the same files is read, and not done again.

Only the latest version of the same files is kept. A version that follows another one is written when it is compiled for
the second time: while somebody edits a file, each version is compiled once, and writing it would be in vain.
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.vocabulary import Vocabulary
from ombre.memory import uncollected

from .model import Model
from .projects import cache, files
from .projects.files import UsageError
from .projects.project import Project

Found = TypeVar("Found")


def kept(project: Project) -> tuple[Vocabulary, Model, tuple[Diagnostic, ...]] | None:
    """What an earlier run has compiled of the same files; None if nothing is kept of them."""
    known = cache.held(_place(project))
    version = _version(project)
    if known is None or not known.startswith(version) or len(known) == len(version):
        return None
    with uncollected():
        found: tuple[Vocabulary, Model, tuple[Diagnostic, ...]] = pickle.loads(known[len(version) :])
    return found


def keep(project: Project, vocabulary: Vocabulary, model: Model, diagnostics: Sequence[Diagnostic]) -> None:
    """Keep what was compiled, unless this version is compiled for the first time, and follows another one."""
    place, version = _place(project), _version(project)
    if cache.held(place) not in (None, version):
        cache.keep(place, version)
        return
    with uncollected():
        whole = replace(model, walked={})  # by the addresses of nodes
        cache.keep(place, version + pickle.dumps((vocabulary, whole, tuple(diagnostics)), pickle.HIGHEST_PROTOCOL))


def found(project: Project, asked: str, look: Callable[[], Found]) -> Found:
    """What an earlier run has found in the same files of all kinds, or else what `look` finds.

    asked: the question, in the form of a name. look: answers it; the answer may depend on the files in the folders of
    the project, their names, and the program only.
    """
    place = _place(project, asked, cache.fingerprint("workshop"))
    version = _version(project) + _files(project)
    known = cache.held(place)
    if known is not None and known.startswith(version):
        kept: Found = pickle.loads(known[len(version) :])
        return kept
    made = look()
    if version == _version(project) + _files(project):  # nobody has changed a file meanwhile
        cache.keep(place, version + pickle.dumps(made, pickle.HIGHEST_PROTOCOL))
    return made


def _place(project: Project, *named: str) -> Path:
    names = (file.source.name for file in project.files)
    return cache.place("games", cache.fingerprint("compiler"), str(project.folder), *names, "", *named)


def _version(project: Project) -> bytes:
    """A hash of all that a compilation depends on, beside the program."""
    told = [(file.source.name, file.source.text, file.set, file.own) for file in project.files]
    return hashlib.sha256(repr((told, sorted(project.added))).encode()).digest()


def _files(project: Project) -> bytes:
    """A hash of the files in the folders of a project that are no cards: messages, faces, pictures, fonts."""
    digest = hashlib.sha256()
    for folder in dict.fromkeys(project.folders):
        if folder.is_dir():
            told = (f"link {path}" for path in files.strays(folder))
            for line in (*told, *(f"{path} {_content(path)}" for path in files.below(folder))):
                digest.update(f"{line}\n".encode(errors="surrogatepass"))
    return digest.digest()


def _content(path: Path) -> str:
    if path.suffix == ".card" or path.is_dir():
        return ""
    try:
        return hashlib.sha256(files.read_bytes(path)).hexdigest()
    except UsageError as error:
        return str(error)
