"""Find the games to which a path on the command line refers, and decide which of their files lie below the path."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ombre.compiler.project import UsageError, expansions_of, game_of, games_with, open_game, pick

from ..api.table import Table, open_table

if TYPE_CHECKING:
    from ombre.compiler.driver import Compiled


def compile_all(path: Path | None, extra: list[str]) -> Iterable[Compiled]:
    """Compile the game and the expansions of a path; without a path, all games, alone and with each expansion."""
    from ombre.compiler.driver import compile_project  # a slow import, which many commands do not need

    if path is None:
        for game in games_with(extra):
            yield compile_project(open_game(game, extra))
            yield from (compile_project(open_game(game, [name])) for name in expansions_of(game))
        return
    if not path.exists():
        raise UsageError(f"there is no file and no folder {path}")
    game, more = game_of(path)
    yield compile_project(open_game(game, [*extra, *more]))


def with_expansions(game: str | None, extra: list[str]) -> Iterator[Table]:
    """Yield a game, or all games: each with the given expansions, or alone and with each of its shipped expansions."""
    known = games_with(extra)
    for name in [pick("game", game, known)] if game else known:
        yield open_table(name, extra)
        for expansion in () if extra else expansions_of(name):
            yield open_table(name, [expansion])


def whole_games(game: str | None, extra: list[str]) -> Iterator[Table]:
    """Yield a game, or all games: each with the given expansions, or with all its shipped expansions together."""
    known = games_with(extra)
    for name in [pick("game", game, known)] if game else known:
        yield open_table(name, extra or expansions_of(name))


def tables_of(path: Path | None, extra: list[str]) -> list[tuple[str, list[str]]]:
    """Return the games to which a path refers, each with its expansions."""
    if path is None:
        return [(game, extra) for game in games_with(extra)]
    if not path.exists():
        raise UsageError(f"there is no file and no folder {path}")
    game, more = game_of(path)
    return [(game, [*extra, *more])]


def inside(source: str, path: Path | None, compiled: Compiled) -> bool:
    """Whether a diagnostic is printed for a path: its file lies below the path, or ships with ombre."""
    if path is None:
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
