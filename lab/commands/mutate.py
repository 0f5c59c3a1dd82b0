"""`ombre mutate`: change cards and rules in one place, and list the changes that no scenario notices."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ombre.compiler.projects import files
from ombre.translatable import ntr, tr
from ombre.workshop.api.table import open_table
from ombre.workshop.console.messages import progress, tell
from ombre.workshop.console.options import Cards, Where, With
from ombre.workshop.console.scope import reached, standing
from ombre.workshop.console.speaking import said, say

from .workers import On, chosen_workers

if TYPE_CHECKING:
    from ombre.workshop.api.table import Table

    from ..jobs.spreading import Workers
    from ..mutation.report import MutationReport
    from ..mutation.testing import Tried

SHOWN = 20  # how many unnoticed changes are listed without --all


def mutate(
    path: Where = None,
    budget: Annotated[float, typer.Option(min=0, help="Stop after this many seconds.")] = 60,
    number: Annotated[
        int | None, typer.Option("-n", "--changes", min=1, help="Try only this number of changes.")
    ] = None,
    cards: Cards = None,
    seed: Annotated[int, typer.Option(help="The seed of the order in which the changes are tried.")] = 1,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="The number of processes; by default, one for each processor.")
    ] = None,
    on: On = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Write skeletons of the missing scenarios to this file.")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="List all unnoticed changes.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    extra: With = None,
) -> None:
    """Change each card and rule in one place, and list the changes that no scenario notices."""
    path = standing(path, extra)
    where = chosen_workers(jobs, on)
    until = time.monotonic() + budget
    found: list[MutationReport] = []
    for place, more in reached(path, extra or []):
        found.append(_of_game(open_table(place, more), path, cards or (), seed, number, where, until))
    if as_json:
        typer.echo(json.dumps([report.as_data() for report in found], indent=1))
    else:
        for report in found:
            if len(found) > 1:
                typer.echo(f"{report.mutation.table.project.game}:")
            for line in report.lines(None if everything else SHOWN):
                say(line)
    if out is not None:
        until = time.monotonic() + budget
        files.write(out, "\n".join(report.skeletons(lambda: time.monotonic() < until) for report in found))
        tell(tr("wrote {0}", out))


def _of_game(
    table: Table,
    path: Path | None,
    cards: Sequence[str],
    seed: int,
    number: int | None,
    where: Workers,
    until: float,
) -> MutationReport:
    """Try the mutants of the files of a game that lie below a path, or only those of some cards."""
    from ..mutation.kept_results import MISSED
    from ..mutation.report import MutationReport
    from ..mutation.testing import Mutation

    table.rules  # noqa: B018 - so that errors of the cards are told first
    mutation = Mutation(table, asked=_near(table, path, cards))
    wanted = frozenset(
        file.source.name
        for file in table.project.files
        if file.is_played and (path is None or file.path.resolve().is_relative_to(path.resolve()))
    )
    some = mutation.mutants(wanted.__contains__)
    if cards:
        from ombre.compiler.card_words import pick_card

        known = table.compiled.model.cards
        places = {
            (at.source, at.line) for at in (known[pick_card(card, [table.compiled.model])].span for card in cards)
        }
        some = [one for one in some if (one.source, one.first) in places]
    random.Random(seed).shuffle(some)
    some = some[:number]
    tried: list[Tried] = []
    missed = 0
    with progress(tr("changes")) as advance, suppress(KeyboardInterrupt):  # what was tried until then is reported
        for one in mutation.try_all(some, lambda: time.monotonic() < until, where):
            tried.append(one)
            missed += one.verdict in MISSED
            advance(len(tried), len(some), said(ntr("{0} not noticed", "{0} not noticed", missed)))
    return MutationReport(mutation, tried, len(some), wanted)


def _near(table: Table, path: Path | None, cards: Sequence[str]) -> Callable[[str], bool]:
    """Whether the scenarios of a file are run:
    those of an expansion for its changes, and those that name a wanted card.

    The scenarios of the game itself are run for changes of the game: few reach a card of an expansion, and with the
    expansion some do not pass.
    """
    known = table.compiled.model.cards
    files = {file.source.name: file for file in table.project.files}
    if cards:
        changed = {known[card].span.source for card in cards if card in known}
    else:
        changed = {
            name
            for name, file in files.items()
            if file.is_played and (path is None or file.path.resolve().is_relative_to(path.resolve()))
        }
    own = {files[name].set for name in changed}
    is_whole = not cards and not own <= {*table.project.place.expansions()} | {
        folder.name for folder in table.project.folders if not folder.is_relative_to(table.project.folder)
    }
    if is_whole:
        return lambda source: True
    names = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, cards)) or '(?!)'})(?!\w)")
    return lambda source: bool(names.search(files[source].source.text)) or (not cards and files[source].set in own)
