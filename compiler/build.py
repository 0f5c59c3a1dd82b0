"""Compute the artifacts of a game: those of the base sets, then those of each expansion."""

from __future__ import annotations

from ombre.folders import generated_folder

from . import cache, files
from .artifacts import Artifact, sums
from .backends import catalog, python
from .driver import Compiled, compile_project, modules
from .places import shipped_game
from .project import open_game


def build(game: str) -> tuple[list[Artifact], list[Compiled]]:
    """The artifacts of a game, and the compiled projects: the base sets alone, and with each expansion.

    A project with errors has no artifacts.
    """
    compiled = [
        compile_project(open_game(game, extra)) for extra in ([], *([name] for name in shipped_game(game).expansions()))
    ]
    made = [one for done in compiled if done.ok for one in _made(done, compiled[0])]
    played = (file.source for done in compiled for file in done.project.files if file.is_played)
    return [*made, sums(game, played, made)], compiled


def _made(compiled: Compiled, base: Compiled) -> list[Artifact]:
    """The modules of the base sets or of an expansion, their type stub, and the catalog of the base sets."""
    project = compiled.project
    extra = [name for name in project.place.expansions() if name in project.sets]
    folder = generated_folder() / project.game
    wanted = [f for f in project.files if f.is_played and (not extra or f.set in extra)]
    texts = modules(compiled, wanted)
    made = [Artifact(folder / f.set / f"{f.module}.py", texts[f.source.name]) for f in wanted]
    stub = python.described(compiled.model, project.game, base.model if extra else None)
    made.append(Artifact(folder.joinpath(*extra, "play.pyi"), stub))
    if not extra:
        made.append(Artifact(folder / "catalog.json", catalog.render(compiled.model, project)))
    return made


def clean() -> None:
    """Delete temporary files of interrupted writes, and old entries of the cache."""
    cache.sweep()
    files.tidy()
