"""`ombre locale accept`: record that somebody has looked at translations whose source has changed."""

from __future__ import annotations

from typing import Annotated

import typer

from ombre.compiler.projects.files import shown
from ombre.compiler.projects.places import UsageError, pick
from ombre.prose.language.languages import languages
from ombre.translatable import tr
from ombre.workshop.console.options import With
from ombre.workshop.console.scope import with_expansions
from ombre.workshop.console.speaking import say


def accept(
    locale: Annotated[str, typer.Argument(help="The language of the translations.")],
    ids: Annotated[
        list[str] | None, typer.Argument(help="The ids of entries: of messages, of cards for names.")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Accept every entry.")] = False,
    game: Annotated[str | None, typer.Option(help="Only the entries of this game and its expansions.")] = None,
    extra: With = None,
) -> None:
    """Record that you have looked at entries whose source has changed; only their comments `# source:` are written."""
    from ..exchange.accepting import accept as accepted
    from ..exchange.accepting import places, translated

    language = translated(pick("locale", locale, languages()))
    if bool(ids) == everything:
        raise UsageError(tr("say which entries: their ids, or --all") if not ids else tr("give ids or --all, not both"))
    found = places(language, with_expansions(game, extra or []), program=game is None)
    changed = accepted(found, ids or [], everything, one_game=game is not None)
    for path, number in changed.items():
        say(tr("{0}: {1} accepted", shown(path), number))
    if not changed:
        say(tr("nothing to accept"))
