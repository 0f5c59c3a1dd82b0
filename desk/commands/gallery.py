"""`ombre gallery`: a static site of all cards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ombre.compiler.projects.places import UsageError, Wanted, find, here, listed, names, pick
from ombre.translatable import ntr, tr
from ombre.workshop.console.messages import progress
from ombre.workshop.console.options import With
from ombre.workshop.console.speaking import say


def gallery(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME|FOLDER]", help="A game, or the folder of one or of an expansion; by default, what is here."
        ),
    ] = None,
    out: Annotated[
        Path, typer.Option("--out", "-o", help="The folder to write; it must be empty, or a former site.")
    ] = Path("site"),
    locale: Annotated[
        list[str] | None, typer.Option(help="A language; can be repeated. By default, all that the game has.")
    ] = None,
    extra: With = None,
) -> None:
    """Make a web site of all cards, with their rulings, the rules and the words of the game."""
    from ombre.compiler.edited_project import Desk
    from ombre.compiler.projects.project import open_game
    from ombre.workshop.game.loaded import CardErrors

    from ..gallery.site import Site
    from ..gallery.writing import check, write
    from ..lsp.open_games import OpenGame

    check(out)
    found = find(game) if game is not None else _here()
    wanted = Wanted(found.place, (*found.extra, *(one for one in extra or () if one not in found.extra)))
    opened = OpenGame(wanted, Desk(open_game(*wanted)))
    whole = opened.whole()
    if whole is None:
        raise CardErrors(opened.desk.quick)
    languages = [pick("locale", one, whole.languages) for one in locale or whole.languages]
    with progress("drawing cards") as tell:
        number = write(out, Site(opened, whole, languages).files(tell))
    page = (out / "index.html").resolve().as_uri()
    say(tr("{0}; open {1}", ntr("wrote {0} file", "wrote {0} files", number), page))


def _here() -> Wanted:
    """The game or the expansion of the current folder; raise UsageError if there is none, or more than one."""
    found = here()
    if len(found) > 1:
        raise UsageError(tr("say which game: {0}", listed(names())))
    return found[0]
