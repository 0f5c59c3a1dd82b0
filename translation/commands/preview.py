"""`ombre locale preview`: print everything that uses a message, in two languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from ombre.compiler.projects.places import UsageError, pick
from ombre.prose.language.languages import languages
from ombre.translatable import told, tr
from ombre.workshop.console.messages import tell
from ombre.workshop.console.options import With
from ombre.workshop.console.scope import whole_games
from ombre.workshop.console.speaking import said

if TYPE_CHECKING:
    from ..preview import GamePreview, MessagePreview


def preview(
    locale: Annotated[str, typer.Argument(help="The language of the translation.")],
    ids: Annotated[list[str] | None, typer.Argument(help="The ids of messages or cards.")] = None,
    kind: Annotated[str | None, typer.Option(help="All cards of this kind.")] = None,
    game: Annotated[str | None, typer.Option(help="Only the cards, the log and the questions of this game.")] = None,
    watch: Annotated[
        bool, typer.Option("--watch", help="Print again whenever a file of the language changes.")
    ] = False,
    extra: With = None,
) -> None:
    """Print each card, line of the log and question that uses a message, in the source language and in another."""
    from ombre.workshop.console.watching import changes

    from .. import preview as previews

    tables = list(whole_games(game, extra or []))
    language = pick("locale", locale, languages([folder for table in tables for folder in table.project.folders]))
    begun = [t for t in tables if any((folder / "locales" / language).is_dir() for folder in t.project.folders)]
    tables = tables if game else begun or tables
    games = [previews.GamePreview(table, language) for table in tables]
    if not ids and not kind:
        raise UsageError(tr("say what to print: the ids of messages or cards, or --kind KIND for all cards of a kind"))
    wanted = list(ids or [])
    if kind:
        pick("kind of cards", kind, sorted({one for each in games for one in each.kinds}))
        wanted += [id for each in games for id in each.cards_of(kind)]
    found: Mapping[str, MessagePreview | None]
    found = {id: previews.previewed(id, games) for id in dict.fromkeys(wanted)}
    for number, (id, one) in enumerate(found.items()):
        if one is None:
            tell(previews.unknown(id, games))
        else:
            typer.echo(("\n" if number else "") + "\n".join(map(said, previews.lines(one, language))))
    if watch:
        for _ in changes(dict.fromkeys(folder for each in games for folder in each.folders)):
            found = _again(found, games, language)
    raise typer.Exit(1 if None in found.values() else 0)


def _again(
    found: Mapping[str, MessagePreview | None], games: Sequence[GamePreview], language: str
) -> Mapping[str, MessagePreview | None]:
    """Read the language again, and print the texts that have changed; return the previews as they are now."""
    from .. import preview as previews

    typer.echo("-" * 40)
    try:
        for each in games:
            each.reload()
        now = {id: previews.previewed(id, games) for id in found}
    except UsageError as problem:  # such as a file with a mistake, which the next change will correct
        tell(told(problem))
        return found
    for id, one in now.items():
        before = found[id]
        if one is not None and before is not None:
            for line in previews.changed_lines(previews.changed(one, before), language, said(tr("was"))):
                typer.echo(said(line))
    return now
