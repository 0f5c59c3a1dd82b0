"""Find the games to which a path on the command line refers, and decide which of their files lie below the path."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ombre.compiler.projects import places
from ombre.compiler.projects.places import UsageError, Wanted
from ombre.compiler.projects.project import open_game
from ombre.translatable import tr

from ..api.table import Table, open_table

if TYPE_CHECKING:
    from ombre.compiler.driver import Compiled


def chosen(game: str | None, extra: Sequence[str] | None) -> list[Wanted]:
    """Return the game that is given by its name or path; without one, the games here that have the expansions."""
    if game is None:
        return places.having(extra or ())
    found = places.find(game)
    return [Wanted(found.place, (*found.extra, *(extra or ())))]


def standing(path: Path | None, extra: Sequence[str] | None) -> Path | None:
    """Return the given path; without one, the current folder if there is a game or an expansion in it."""
    return Path.cwd() if path is None and not extra and places.inside(Path.cwd()) else path


def reached(path: Path | None, extra: Sequence[str]) -> list[Wanted]:
    """Return the games to which a path refers, each with its expansions; without a path, those that are here."""
    if path is None:
        return places.having(extra)
    if not path.exists():
        raise UsageError(tr("there is no file and no folder {0}", path))
    found = places.inside(path) or [places.place_of(path)]
    return [Wanted(one.place, (*extra, *one.extra)) for one in found]


def checked(path: Path | None, extra: Sequence[str]) -> Iterator[Wanted]:
    """Yield the games and the expansions of a path; without a path, also each game with each of its expansions."""
    for place, more in reached(path, extra):
        yield Wanted(place, more)
        if not more and (path is None or path.resolve() == place.folder):
            yield from (Wanted(place, (name,)) for name in place.expansions())


def compile_all(path: Path | None, extra: list[str]) -> Iterable[Compiled]:
    """Compile what is checked for a path."""
    from ombre.compiler.driver import compile_project  # a slow import, which many commands do not need

    return (compile_project(open_game(*one)) for one in checked(path, extra))


def with_expansions(game: str | None, extra: Sequence[str]) -> Iterator[Table]:
    """Yield a game, or all games: each with the given expansions, or alone and with each of its own expansions."""
    for place, more in chosen(game, extra):
        yield open_table(place, more)
        for expansion in () if more else place.expansions():
            yield open_table(place, [expansion])


def whole_games(game: str | None, extra: Sequence[str]) -> Iterator[Table]:
    """Yield a game, or all games: each with the given expansions, or with all its own expansions together."""
    for place, more in chosen(game, extra):
        yield open_table(place, more or place.expansions())


def folders_with(table: Table) -> list[Path]:
    """Return the folders of the expansions with which a game is opened."""
    alone = open_game(table.project.place).sets
    return [folder for name, folder in zip(table.project.sets, table.project.folders, strict=True) if name not in alone]


def inside(source: str, path: Path | None, compiled: Compiled) -> bool:
    """Whether a diagnostic is printed for a path: its file lies below the path, or ships with ombre.

    For the folder of a game, it is also printed if it is about a set that the command names with `--with`.
    """
    if path is None or path.resolve() == compiled.project.folder:
        return True
    file = next((f for f in compiled.project.files if f.source.name == source), None)
    return file is None or file.path.resolve().is_relative_to(path.resolve()) or not file.own


def below(file: Path, path: Path | None) -> bool:
    """Whether a file lies below the given path; if the path is a file, below its folder."""
    return path is None or file.resolve().is_relative_to((path if path.is_dir() else path.parent).resolve())


def under(source: str, path: Path | None, compiled: Compiled) -> bool:
    """Whether a source file lies below the given path; true for all files if no path is given."""
    file = next((f for f in compiled.project.files if f.source.name == source), None)
    return path is None or (file is not None and file.path.resolve().is_relative_to(path.resolve()))
