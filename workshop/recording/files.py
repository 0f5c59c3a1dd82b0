"""Write a recorded scenario into the folder of its author."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from ombre.compiler.projects import files
from ombre.compiler.projects.places import UsageError
from ombre.compiler.projects.project import Project
from ombre.translatable import tr

_SCENARIO = re.compile(r"^\s*(?:replace )?scenario (\w+)", re.MULTILINE)
_ID = re.compile(r"[^\W\d]\w*")


def scenario_file(project: Project, id: str) -> Path:
    """Return the file for a new scenario; raise UsageError if the id is no name, or is taken,
    or there is no own folder.
    """
    if not _ID.fullmatch(id):
        raise UsageError(tr("the id of a scenario is one word of letters, digits and _; write 'record ID'"))
    if (folder := _own_folder(project)) is None:
        raise UsageError(
            tr(
                "the cards of {0} come with ombre; begin an expansion with 'ombre new', and play with '--with' it",
                project.game,
            )
        )
    path = folder / "scenarios" / f"{id}.card"
    taken = re.compile(rf"^\s*(?:replace )?scenario {re.escape(id)}\b", re.MULTILINE)
    other = next((file.path for file in project.files if taken.search(file.source.text)), None)
    if other is not None or path.exists():
        raise UsageError(tr("there is a scenario '{0}' in {1}; choose another id", id, other or path))
    return path


def free_id(project: Project, recorded: Sequence[str]) -> str:
    """Return an id for a scenario that neither the game nor one of the recorded texts has."""
    texts = (*(file.source.text for file in project.files), *recorded)
    used = {id for text in texts for id in _SCENARIO.findall(text)}
    return next(id for number in count(1) if (id := f"played_{number}") not in used)


def write_scenario(path: Path, text: str) -> None:
    """Write a new scenario; raise UsageError if the file exists meanwhile."""
    if path.exists():
        raise UsageError(tr("{0} is there already; choose another id", path))
    files.rewrite(path, text.encode())


def _own_folder(project: Project) -> Path | None:
    """Return the folder to which an author adds cards: the last expansion outside of the game, or the game itself."""
    shipped = project.folder if project.place.shipped else None
    own = [folder for folder in project.folders if shipped is None or not folder.is_relative_to(shipped)]
    return own[-1] if own else None
