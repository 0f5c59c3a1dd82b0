"""`ombre locale new` and `ombre locale update`: begin a translation, and add what it lacks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ombre.compiler.projects.files import like as as_before
from ombre.compiler.projects.files import read_bytes, rewrite, shown, write
from ombre.compiler.projects.places import UsageError, pick
from ombre.prose.language import languages as locales
from ombre.prose.language.languages import languages, source_language
from ombre.translatable import ntr, tr
from ombre.workshop.api.table import Table
from ombre.workshop.console.options import With
from ombre.workshop.console.scope import folders_with, whole_games
from ombre.workshop.console.speaking import say

Like = Annotated[
    str, typer.Option(help="A similar language, whose messages are copied as drafts; by default, that of the cards.")
]
Game = Annotated[str | None, typer.Option(help="Only the texts of this game; all others can be added later.")]
Everything = Annotated[bool, typer.Option("--all", help="Also the messages that no card and no log shows.")]


def new(
    locale: Annotated[str, typer.Argument(help="The code of the new language, such as it or pt-BR.")],
    like: Like = "",
    family: Annotated[str, typer.Option(help="A family from which it inherits its grammar: romance ...")] = "",
    game: Game = None,
    extra: With = None,
    into: Annotated[
        Path | None, typer.Option(help="A folder of cards that keeps the language; by default, the shipped folders.")
    ] = None,
    everything: Everything = False,
) -> None:
    """Begin a translation: write its files with drafts, with what a translator needs to know about each text."""
    from .. import starting

    language = locales.known_code(locale)
    if language in languages([into] if into is not None else []):
        raise UsageError(
            tr("there are files of '{0}' already; to add what they lack: ombre locale update {1}", language, language)
        )
    if family:
        pick("family", family, sorted(path.name for path in (locales.LOCALES / "families").iterdir()))
    model = _model(pick("language", like, languages()) if like else "", family)
    folder = locales.LOCALES / language if into is None else into / "locales" / language
    if into is not None and not into.is_dir():
        raise UsageError(tr("there is no folder {0}", into))
    tables = list(whole_games(game, [*(extra or []), *([str(into)] if into is not None else [])]))
    path = folder / starting.SETTINGS_FILE
    write(path, starting.settings(language, model, family))
    say(tr("{0}: the settings, as in '{1}'; change what differs", shown(path), model))
    _write(language, model, tables, everything)


def _model(like: str, family: str) -> str:
    """Return the language from which drafts are copied.

    The messages of a language fit a family only if the language inherits from it; raises UsageError for another one.
    """
    fitting = [
        code for code in languages() if locales.LOCALES / "families" / family in locales.Settings.of(code).folders
    ]
    if family and fitting and like and like not in fitting:
        raise UsageError(
            tr(
                "'{0}' does not inherit from the family '{1}'; use --like {2}, or leave out --family",
                like,
                family,
                fitting[0],
            )
        )
    return like or (fitting[0] if family and fitting else source_language())


def update(
    locale: Annotated[str, typer.Argument(help="The language.")],
    like: Like = "",
    game: Game = None,
    extra: With = None,
    everything: Everything = False,
) -> None:
    """Add drafts of what a translation lacks; nothing that is there is changed."""
    tables = list(whole_games(game, extra or []))
    language = pick("locale", locale, languages([folder for table in tables for folder in table.project.folders]))
    if language == source_language():
        raise UsageError(tr("'{0}' is the language of the cards; name a translation", language))
    own = [folder for table in tables for folder in folders_with(table)] if extra else None
    _write(language, pick("language", like or source_language(), languages()), tables, everything, own)


def _write(
    language: str, like: str, tables: Sequence[Table], everything: bool, own: Sequence[Path] | None = None
) -> None:
    """Write the drafts. own: the only folders in which files are changed; None for all."""
    from .. import starting

    number = 0
    for made in starting.drafts(language, like, tables, everything):
        if own is not None and not any(made.path.resolve().is_relative_to(folder.resolve()) for folder in own):
            lacking = ntr("{0} entry", "{0} entries", made.added)
            say(tr("{0} is not changed, and lacks {1}: it is not in a folder of --with", shown(made.path), lacking))
            continue
        rewrite(made.path, as_before(read_bytes(made.path) if made.path.is_file() else b"", made.text))
        number += made.added
        say(tr("{0}: {1} added", shown(made.path), made.added))
    say(ntr("{0} entry to translate", "{0} entries to translate", number) if number else tr("nothing is lacking"))
