"""Keep what was compiled of a game for later runs: a game whose files are the same is read, and not compiled again.

Only the latest version of the same files is kept. A version that follows another one is written when it is compiled for
the second time: while somebody edits a file, each version is compiled once, and writing it would be in vain.
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.vocabulary import Vocabulary
from ombre.memory import uncollected

from . import cache
from .model import Model
from .project import Project


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
    """Keep what was compiled, unless this is the first time that this version is compiled, and it follows another one."""
    place, version = _place(project), _version(project)
    if cache.held(place) not in (None, version):
        cache.keep(place, version)
        return
    with uncollected():
        whole = replace(model, walked={})  # by the addresses of nodes
        cache.keep(place, version + pickle.dumps((vocabulary, whole, tuple(diagnostics)), pickle.HIGHEST_PROTOCOL))


def _place(project: Project) -> Path:
    names = (file.source.name for file in project.files)
    return cache.place("games", cache.compiler_fingerprint(), str(project.folder), *names)


def _version(project: Project) -> bytes:
    """A hash of all that a compilation depends on, beside the program."""
    told = [(file.source.name, file.source.text, file.set, file.own) for file in project.files]
    return hashlib.sha256(repr((told, sorted(project.added))).encode()).digest()
