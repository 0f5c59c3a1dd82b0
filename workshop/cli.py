"""The command `ombre`: it reads the command line and runs the function of `commands/` that it names."""

from __future__ import annotations

import gc
import sys
from importlib.metadata import entry_points
from typing import Annotated

import typer

from ombre.translatable import told, tr
from ombre.version import VERSION

from .console.group import LazyCommand, group
from .console.helping import refusing
from .console.leaving import leave
from .console.output import plain_output
from .console.speaking import speak
from .spawning import only_installed

PRODUCTS = ("workshop", "desk", "lab", "translation")  # in this order `--help` lists what they add


def commands() -> dict[str, LazyCommand]:
    """The commands of all products that are installed, by their names."""
    found = {point.name: point.load() for point in entry_points(group="ombre.commands")}
    ordered = sorted(found, key=lambda name: (name not in PRODUCTS, PRODUCTS.index(name) if name in PRODUCTS else name))
    return {name: command for product in ordered for name, command in found[product].items()}


app = group(commands(), help="Check, play, test and print card games that are written as text.")


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ombre {VERSION}")
        raise typer.Exit


@app.callback()
def ombre(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_print_version, help="Print the version, and end.")
    ] = False,
) -> None:
    """Options without a command."""


def run() -> None:
    """Run the command line as a process of its own, and leave at once when all is written.

    Python would then free each object of the games that were read, which takes as long as reading them. For the same
    reason, objects are not collected while a command runs that ends soon (`LazyCommand.runs_long`).
    """
    gc.disable()
    try:
        main()
        code: object = 0
    except SystemExit as left:
        code = left.code
    except BaseException:  # a fault of the program: Python prints it, and ends as it always does
        gc.enable()
        raise
    leave(code if isinstance(code, int) else code is not None)


def main() -> None:
    """Run the command line; print an expected error as one sentence on standard error, and exit with 1 or 2."""
    speak("")  # what another run in this process has spoken is over
    only_installed()  # before any process is started
    try:
        with plain_output(), refusing():
            code: object = app(standalone_mode=False)
            sys.exit(code if isinstance(code, int) else 0)
    except Exception as error:
        sys.exit(_told(error))


def _told(error: Exception) -> int:
    """Print an expected error as one sentence, and return the exit code; raise any other error again."""
    from ombre.compiler.projects.places import UsageError
    from ombre.prose.language.messages import MissingMessage
    from ombre.runtime.errors import Refused, RulesError

    from .console.messages import show_all, tell
    from .game.loaded import CardErrors

    match error:
        case CardErrors():
            show_all(error.compiled)
            return 1
        case UsageError() | Refused():
            tell(tr("ombre: {0}", told(error)))
            return 2
        case RulesError() | MissingMessage():
            tell(tr("ombre: {0}", told(error)))
            return 1
        case OSError():  # errors of files and folders that no command handles
            what = error.filename or tr("what is read or printed")
            tell(tr("ombre: {0} cannot be used: {1}", what, error.strerror or str(error)))
            return 2
        case MemoryError():
            tell(tr("ombre: {0}", tr("what was asked for needs more memory than there is")))
            return 1
        case RecursionError():
            tell(tr("ombre: {0}", tr("what was asked for needs too many things in each other")))
            return 1
        case _:
            raise error
