"""`ombre locale status`: report how complete translations are."""

from __future__ import annotations

from typing import Annotated

import typer

from ombre.compiler.projects.places import pick
from ombre.prose.language.languages import Settings, languages
from ombre.translatable import tr
from ombre.workshop.api.table import open_table
from ombre.workshop.console.messages import errors
from ombre.workshop.console.options import With
from ombre.workshop.console.scope import chosen
from ombre.workshop.console.speaking import said, say, spoken


def status(
    locale: Annotated[str | None, typer.Argument(help="A language, to list everything that is missing in it.")] = None,
    game: Annotated[str | None, typer.Option(help="Count only this game.")] = None,
    extra: With = None,
) -> None:
    """Count the translated messages; list the missing ones, and those whose source has changed since (stale)."""
    from .. import status as translation
    from ..exchange.accepting import place_of
    from ..exchange.exporting import of_the_program

    tables = {place.name: open_table(place, more) for place, more in chosen(game, extra)}
    folders = [folder for table in tables.values() for folder in table.project.folders]
    known = languages(folders)
    seen = {name: translation.shown_ids(table) for name, table in tables.items()}
    for language in known if locale is None else [pick("locale", locale, known)]:
        parent = Settings.of(language, folders).parent
        say(tr("{0} (a variant of {1})", language, parent) if parent else language)
        wanted = next(iter(seen.values())) | of_the_program() if game else None
        told = [("", translation.own_messages(language, folders, wanted))]
        told.append(("", translation.sentences(language, folders)))
        for name, table in tables.items():
            told += [(f"{name}: ", part) for part in translation.of_game(language, table, seen[name])]
        for whose, part in told:
            typer.echo(f"  {whose}{said(part.told)}")
            if locale is not None:
                begun = part.title != "diagnostics" or len(part.missing) < part.total
                lines = [*(tr("missing {0}", id) for id in part.missing if begun)]
                lines += (tr("fuzzy {0}", id) for id in part.fuzzy)
                lines += (tr("stale {0}: {1}: {2}", e.id, place_of(e), e.why) for e in part.stale)
                typer.echo("".join(f"    {said(line)}\n" for line in lines), nl=False)
        found = translation.faults(language, [table.compiled for table in tables.values()], spoken())
        verdict = translation.verdict([part for _, part in told], found, Settings.of(language, folders))
        typer.echo(f"  {said(verdict)}")
        for fault in found:
            errors.print("".join(f"  {line}\n" for line in fault.split("\n")), markup=False, end="")
