"""`ombre face`: a picture of faces with the outlines of their areas, and the schema of `faces.yaml`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ombre.translatable import told, tr

from ..api.table import open_table
from ..console.helping import SpokenGroup
from ..console.messages import tell
from ..console.options import Game, Locale, With
from ..console.speaking import say, text_language

app = typer.Typer(cls=SpokenGroup, no_args_is_help=True, help="Design the faces of cards.")


@app.command()
def preview(
    game: Game,
    out: Annotated[Path, typer.Option("--out", "-o", help="The PNG file to write.")],
    what: Annotated[
        str | None, typer.Argument(help="A kind of cards, or the id of a card; by default, all kinds.")
    ] = None,
    locale: Locale = None,
    extra: With = None,
) -> None:
    """Draw faces with the outlines and names of their areas, and rulers in millimetres, beside the printed cards."""
    from ombre.compiler.projects import files
    from ombre.sheets import FaceError, PrintError

    from ..printing.outlines import chosen, outlined
    from ..printing.printer import Printer

    table = open_table(game, extra or [])
    try:
        printer = Printer(table, text_language(locale, table.project.folders))
        picture = outlined(printer, chosen(printer, what))
    except (FaceError, PrintError) as error:
        tell(told(error))
        raise typer.Exit(1) from None
    files.write(out, picture)
    say(tr("wrote {0}", out))


@app.command()
def schema(
    out: Annotated[Path, typer.Option("--out", "-o", help="The JSON file to write.")],
) -> None:
    """Write the JSON schema of faces.yaml, with which editors complete and check it."""
    from ombre.compiler.projects import files
    from ombre.sheets.faces.schema import FILE

    files.write(out, FILE.read_bytes())
    say(tr("wrote {0}", out))
