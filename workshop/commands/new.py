"""`ombre new game` and `ombre new expansion`: write a small working start."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ombre.compiler.places import UsageError

from .console import progress

app = typer.Typer(no_args_is_help=True, help="Begin a game or an expansion.")
Into = Annotated[Path, typer.Option(help="The folder in which the new folder is made; by default, this one.")]


@app.command()
def game(
    name: Annotated[str, typer.Argument(help="The name of the game, such as night_market.")], into: Into = Path()
) -> None:
    """Write a small game that can be played, tested and printed at once."""
    from ..creating.games import new_game

    folder = _folder(into) / name
    with progress("writing"):
        made = new_game(name, into)
    _tell(made, [f"ombre check {folder}", f"ombre test {folder}", f"ombre play {folder} --human 1"])


@app.command()
def expansion(
    words: Annotated[
        list[str], typer.Argument(metavar="NAME of GAME", help="The name of the expansion, and its game.")
    ],
    into: Into = Path(),
) -> None:
    """Write an expansion with one card and one scenario."""
    from ..creating.expansions import new_expansion

    if len(words) != 3 or words[1] != "of":
        raise UsageError("write: ombre new expansion NAME of GAME")
    name, _, of = words
    folder = _folder(into) / name
    with progress("writing"):
        made = new_expansion(name, of, into)
    _tell(
        made,
        [
            f"ombre check {folder}",
            f"ombre test {folder}",
            f"ombre sheet {of} --with {folder} --set {name} -o cards.pdf",
        ],
    )


def _folder(into: Path) -> Path:
    if not into.is_dir():
        raise UsageError(f"there is no folder {into}")
    return into


def _tell(made: list[Path], commands: list[str]) -> None:
    for path in made:
        typer.echo(f"wrote {path}")
    typer.echo("now try: " + "\n         ".join(commands))
