"""`ombre new game`, `ombre new expansion`, `ombre new workflow`: write a small working start."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ombre.compiler.projects.places import UsageError
from ombre.dsl.diagnostics import tr

from ..console.helping import SpokenGroup
from ..console.messages import progress
from ..console.speaking import say

app = typer.Typer(
    cls=SpokenGroup, no_args_is_help=True, help="Begin a game or an expansion, or what tests them on a server."
)
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
        raise UsageError(tr("write: {0}", "ombre new expansion NAME of GAME"))
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


@app.command()
def workflow(
    into: Annotated[Path, typer.Option(help="The folder of the repository; by default, this one.")] = Path(),
) -> None:
    """Write a workflow for GitHub Actions that checks, tests and prints the cards of a repository."""
    from ..creating.workflow import new_workflow

    say(tr("wrote {0}", new_workflow(_folder(into))))


def _folder(into: Path) -> Path:
    if not into.is_dir():
        raise UsageError(tr("there is no folder {0}", into))
    return into


def _tell(made: list[Path], commands: list[str]) -> None:
    for path in made:
        say(tr("wrote {0}", path))
    say(tr("now try: {0}", "\n         ".join(commands)))
