"""Tell an older set which of its lines mean something else in the language of today, and how to write the old meaning.

What has changed since the version for which a set is written is told line by line (W517), with the edits that give the
line its old meaning where the language of today has words for it. `ombre fmt --migrate` makes these edits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.migrations import LANGUAGE

from ..model import Model
from ..projects.project import Project
from .version_3 import below_0, zero
from .version_3_cards import left_or_away
from .version_3_events import tested_after
from .version_3_moments import together
from .version_3_questions import asked, ordered
from .written import Older, languages

CHANGES: tuple[tuple[int, Callable[[Older], Iterator[Diagnostic]]], ...] = (
    (3, below_0),
    (3, zero),
    (3, tested_after),
    (3, left_or_away),
    (3, asked),
    (3, ordered),
    (3, together),
)
"""What has changed its meaning: since which version of the language, and the function that finds the lines."""


def check(project: Project, known: Model) -> list[Diagnostic]:
    """Return a warning for each line of an older set whose meaning has changed since its version of the language."""
    said = languages(project, known)
    if all(version >= LANGUAGE for version in said.values()):
        return []
    older = Older(known, said, {file.source.name: file.source for file in project.files})
    return [found for since, find in CHANGES if min(said.values()) < since for found in find(older)]
