"""Compute the artifacts of a game: those of the base sets, then those of each expansion."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from ombre.compiler import python
from ombre.compiler.artifacts import Artifact, as_built, hashed, sums
from ombre.compiler.driver import Compiled, compile_project, modules
from ombre.compiler.projects import cache, files
from ombre.compiler.projects.places import shipped_game
from ombre.compiler.projects.project import open_game
from ombre.folders import generated_folder

from . import catalog


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


def unchanged(game: str) -> list[Artifact] | None:
    """The artifacts of a game as the last build wrote them; None if its files, they or the program have changed."""
    known, version = cache.held(_place(game)), _version(game)
    if known is None or not known.startswith(version):
        return None
    hashes: dict[str, str] = json.loads(known[len(version) :])
    made = [as_built(generated_folder() / name, hash) for name, hash in hashes.items()]
    return None if None in made else [one for one in made if one is not None]


def keep(game: str, made: Iterable[Artifact]) -> None:
    """Keep the hashes of the artifacts that were written for a game."""
    hashes = {one.path.relative_to(generated_folder()).as_posix(): hashed(one.text) for one in made}
    cache.keep(_place(game), _version(game) + json.dumps(hashes).encode())


def _place(game: str) -> Path:
    return cache.place("builds", cache.fingerprint("workshop"), str(generated_folder()), game)


def _version(game: str) -> bytes:
    """A hash of all files in the folder of a game: cards and rules, and the messages, which the catalog prints."""
    digest = hashlib.sha256()
    folder = shipped_game(game).folder
    for path in files.below(folder):
        if path.is_file():
            digest.update(f"{path.relative_to(folder).as_posix()} {hashed(files.read_bytes(path))}\n".encode())
    return digest.digest()


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
