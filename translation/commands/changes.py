"""`ombre locale changes`: show what has changed in the source of stale translations."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ombre.compiler.projects import files
from ombre.compiler.projects.places import UsageError, listed, pick
from ombre.prose.language.languages import languages
from ombre.translatable import ntr, tr
from ombre.workshop.console.options import With
from ombre.workshop.console.scope import with_expansions
from ombre.workshop.console.speaking import said, say

if TYPE_CHECKING:
    from ..changes import SourceChange


def changes(
    locale: Annotated[str, typer.Argument(help="The language of the translations.")],
    since: Annotated[
        str | None, typer.Option(help="The git revision to compare with; by default, the one that fits each entry.")
    ] = None,
    pictures: Annotated[
        Path | None, typer.Option(help="A folder for a page, index.html, with pictures of the cards before and now.")
    ] = None,
    game: Annotated[str | None, typer.Option(help="Only the entries of this game and its expansions.")] = None,
    extra: With = None,
) -> None:
    """List the translations whose source has changed: the source before and now, and the cards that use them."""
    from ..changes import Changes, Pictures, page
    from ..exchange.accepting import translated

    language = translated(pick("locale", locale, languages()))
    if pictures is not None and pictures.exists() and not pictures.is_dir():
        raise UsageError(tr("{0} is not a folder", pictures))
    with tempfile.TemporaryDirectory(prefix="ombre-") as folder:
        drawn = Pictures(pictures) if pictures is not None else None
        tables = with_expansions(game, extra or [])
        found = Changes(language, since, Path(folder), drawn).found(tables, program=game is None)
    for change in found:
        typer.echo("\n".join(_lines(change)))
    if pictures is not None:
        files.write(pictures / "index.html", page(found, language, said))
        say(tr("wrote {0}", pictures / "index.html"))
    if not found:
        say(tr("nothing is stale in {0}", language))


def _lines(change: SourceChange) -> list[str]:
    """Return the lines that show a change; a card whose text is the same as before is only named."""
    found = [said(change.title)]
    now = said(tr("now"))
    parts = {said(change.before_title): change.before, now: change.now, said(tr("translation")): change.translation}
    for title, text in parts.items():
        found += [f"  {title}:", *(f"    {line}" for line in text.split("\n"))]
    if change.cards:
        number = ntr("{0} card", "{0} cards", len(change.cards))
        found.append(said(tr("  on {0}: {1}", number, listed(card.id for card in change.cards))))
    for card in change.cards:
        for look in card.looks:
            for when, shown in ((said(tr("before")), look.before), (now, look.now)) if look.differs else ():
                lines = (shown or said(tr("no text"))).split("\n")
                found += [f"    {card.id} ({look.language}), {when}:", *(f"      {line}" for line in lines)]
    return found
