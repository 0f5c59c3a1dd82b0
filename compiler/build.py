"""A game in, everything that `generated/GAME` must hold out: base sets together, then each expansion over them."""

from __future__ import annotations

from ombre.folders import generated_folder

from . import cache, files
from .artifacts import Artifact, sums
from .backends import catalog, python
from .driver import Compiled, compile_project, modules
from .project import expansions_of, open_game


def build(game: str) -> tuple[list[Artifact], list[Compiled]]:
    """The files, and what was compiled for them; of what has errors there are no files."""
    compiled = [compile_project(open_game(game, extra)) for extra in ([], *([name] for name in expansions_of(game)))]
    made = [one for done in compiled if done.ok for one in _made(done)]
    played = (file.source for done in compiled for file in done.project.files if file.is_played)
    return [*made, sums(game, played, made)], compiled


def _made(compiled: Compiled) -> list[Artifact]:
    """The modules of the base sets, or of the expansion over them; how they are typed; the catalog of the base sets."""
    project = compiled.project
    extra = [name for name in expansions_of(project.game) if name in project.sets]
    folder = generated_folder() / project.game
    wanted = [f for f in project.files if f.is_played and (not extra or f.set in extra)]
    texts = modules(compiled, wanted)
    made = [Artifact(folder / f.set / f"{f.module}.py", texts[f.source.name]) for f in wanted]
    made.append(Artifact(folder.joinpath(*extra, "play.pyi"), python.described(compiled.model, project.game)))
    if not extra:
        made.append(Artifact(folder / "catalog.json", catalog.render(compiled.model, project)))
    return made


def clean() -> None:
    """Take away what writers that were killed have left behind, and what the cache has long not been asked for."""
    cache.sweep()
    files.tidy()
