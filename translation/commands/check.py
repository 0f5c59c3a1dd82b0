"""`ombre locale check`: find faults in the files of a language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Annotated

import typer

from ombre.compiler.codes import CODES
from ombre.compiler.projects.places import pick
from ombre.dsl.diagnostics import Diagnostic, ntr, tr
from ombre.prose.language.languages import languages
from ombre.prose.language.wording import manual
from ombre.workshop.console.messages import errors
from ombre.workshop.console.options import With
from ombre.workshop.console.scope import whole_games
from ombre.workshop.console.speaking import language, said, say, spoken

SHOWN = 3  # how many faults of a code the summary shows


def check(
    locale: Annotated[str, typer.Argument(help="The language.")],
    game: Annotated[str | None, typer.Option(help="Check only this game.")] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="List all faults, not only the first of each code.")
    ] = False,
    strict: Annotated[bool, typer.Option("--strict", help="Exit with 1 for warnings, too.")] = False,
    extra: With = None,
) -> None:
    """Find faults in the files of a language: lost arguments, wrong forms, unused entries, misprints."""
    from ombre.prose.proofreading.checking import check as checked

    tables = list(whole_games(game, extra or []))
    wanted = pick("locale", locale, languages([folder for table in tables for folder in table.project.folders]))
    found = checked(wanted, [table.compiled for table in tables])
    for line in _all(found) if everything else _summary(found):
        errors.print(line, markup=False)
    bad = sum(one.severity == "error" for one in found)
    warnings = ntr("{0} warning", "{0} warnings", len(found) - bad)
    say(tr("{0}: {1}, {2}", wanted, ntr("{0} error", "{0} errors", bad), warnings))
    raise typer.Exit(1 if bad or strict and found else 0)


def _all(found: Sequence[Diagnostic]) -> Iterator[str]:
    yield from map(_rendered, found)


def _rendered(one: Diagnostic) -> str:
    return spoken().diagnostic(one).render(lambda span: "", spoken().words())


def _summary(found: Sequence[Diagnostic]) -> Iterator[str]:
    """Yield for each code its title and number, and its first faults; codes of errors first."""
    by_code = sorted(found, key=lambda one: (one.severity != "error", one.code))
    for code, some in groupby(by_code, lambda one: one.code):
        group = list(some)
        yield f"{code}: {manual(language()).text(CODES[code])}: {len(group)}"
        yield from (f"  {line}" for one in group[:SHOWN] for line in _rendered(one).split("\n"))
        if group[SHOWN:]:
            yield said(tr("  ... and {0} more (--all lists them)", len(group) - SHOWN))
