"""The command `ombre`: it reads the command line and runs the function of `commands/` that it names."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from ombre.compiler.messages import MissingMessage
from ombre.compiler.places import UsageError
from ombre.runtime.errors import Refused, RulesError
from ombre.translatable import told, tr
from ombre.version import VERSION

from .api.table import CardErrors
from .commands import campaign
from .commands import new as creating
from .commands.build import build
from .commands.check import check
from .commands.compile import compile_game
from .commands.console import show_all, tell
from .commands.deck import deck
from .commands.explain import explain
from .commands.face import preview as face_preview
from .commands.face import schema as face_schema
from .commands.fmt import fmt
from .commands.gallery import gallery
from .commands.helping import SpokenGroup, refusing
from .commands.locale.accept import accept
from .commands.locale.audit import audit
from .commands.locale.changes import changes
from .commands.locale.check import check as check_locale
from .commands.locale.export import export
from .commands.locale.import_ import import_
from .commands.locale.new import new, update
from .commands.locale.preview import preview
from .commands.locale.status import status
from .commands.lsp import lsp
from .commands.mutate import mutate
from .commands.once import once
from .commands.output import plain_output
from .commands.pairs import pairs
from .commands.play import play
from .commands.rules import rules
from .commands.serve import serve
from .commands.sheet import sheet
from .commands.simulate import simulate
from .commands.speaking import speak
from .commands.test import test
from .commands.text import text
from .commands.why import why
from .commands.words import words
from .jobs.spawning import only_installed

app = typer.Typer(
    cls=SpokenGroup,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
for command in (
    check,
    explain,
    fmt,
    build,
    test,
    mutate,
    pairs,
    play,
    why,
    simulate,
    text,
    words,
    rules,
    sheet,
    deck,
    gallery,
    serve,
    lsp,
):
    app.command()(command)
app.command("compile")(compile_game)
locale = typer.Typer(cls=SpokenGroup, no_args_is_help=True, help="Translate games.")
for translating in (new, update, preview, status, changes, accept, export, audit):
    locale.command()(translating)
locale.command("import")(import_)
locale.command("check")(check_locale)
app.add_typer(locale, name="locale")
face = typer.Typer(cls=SpokenGroup, no_args_is_help=True, help="Design the faces of cards.")
face.command("preview")(face_preview)
face.command("schema")(face_schema)
app.add_typer(face, name="face")
app.add_typer(campaign.app, name="campaign")
app.add_typer(creating.app, name="new")
for commands in (app, locale, face, campaign.app, creating.app):
    once(commands)


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
    """Check, play, test and print card games that are written as text."""


def main() -> None:
    """Run the command line; print an expected error as one sentence on standard error, and exit with 1 or 2."""
    speak("")  # what another run in this process has spoken is over
    only_installed()
    try:
        with plain_output(), refusing():
            code: object = app(standalone_mode=False)
            sys.exit(code if isinstance(code, int) else 0)
    except CardErrors as error:
        show_all(error.compiled)
        sys.exit(1)
    except (UsageError, Refused) as error:
        tell(tr("ombre: {0}", told(error)))
        sys.exit(2)
    except (RulesError, MissingMessage) as error:
        tell(tr("ombre: {0}", told(error)))
        sys.exit(1)
    except OSError as error:  # errors of files and folders that no command handles
        what = error.filename or tr("what is read or printed")
        tell(tr("ombre: {0} cannot be used: {1}", what, error.strerror or str(error)))
        sys.exit(2)
    except (MemoryError, RecursionError) as error:
        needed = (
            tr("what was asked for needs more memory than there is")
            if isinstance(error, MemoryError)
            else tr("what was asked for needs too many things in each other")
        )
        tell(tr("ombre: {0}", needed))
        sys.exit(1)
