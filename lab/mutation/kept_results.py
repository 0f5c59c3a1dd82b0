"""Keep the results of earlier runs, so that only what has changed is tried again.

What is kept belongs to a game with all its rules and cards. A mutant that a scenario has noticed is noticed as long as
this scenario is unchanged; one that no scenario has noticed is tried again if there are new or changed scenarios.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from ombre.compiler.projects import cache
from ombre.compiler.projects.project import Project

Place: TypeAlias = tuple[str, int]  # a file, and the first line of a declaration


Verdict: TypeAlias = Literal["noticed", "unnoticed", "late", "no scenario", "refused", "same"]
"""A mutant is noticed by a scenario, or not; not by those that there was time for; no scenario reaches it; the compiler
refuses it; its code is the same."""

MISSED = ("unnoticed", "late", "no scenario")


class TriedBefore(msgspec.Struct, frozen=True):
    """What came out of a mutant. scenarios: hashes of the scenario that noticed it, or of all that did not.

    seconds: of processor time, in all runs. late: whether there was too little time for it in one of them.
    """

    verdict: Verdict
    scenarios: tuple[str, ...]
    seconds: float = 0.0
    late: bool = False


class ReachedBefore(msgspec.Struct, frozen=True):
    """The declarations that a scenario reaches, and whether it fails without any change."""

    places: tuple[Place, ...]
    fails: bool


class KeptResults(msgspec.Struct):
    """reached: what scenarios reach, by their hashes. tried: the mutants, by their hashes."""

    reached: dict[str, ReachedBefore] = {}
    tried: dict[str, TriedBefore] = {}


def kept(project: Project) -> tuple[Path, KeptResults]:
    """Return the kept results for a game, and the place where they are kept."""
    played = {file.source.name: file.source.text.encode() for file in project.files if file.is_played}
    path = cache.place("mutants", cache.key(played), cache.fingerprint("lab"))
    data = cache.held(path)
    try:
        return path, msgspec.json.decode(data, type=KeptResults) if data else KeptResults()
    except msgspec.DecodeError:
        return path, KeptResults()


def keep(path: Path, results: KeptResults) -> None:
    cache.keep(path, msgspec.json.encode(results))
