"""`ombre test`: run the scenarios, or count the rulings that they cover."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ombre.compiler.projects import files
from ombre.compiler.projects.places import GameFolder, UsageError, pick
from ombre.dsl.diagnostics import Diagnostic, listed, ntr, tr

from ..api.table import Table, open_table
from ..console import completing
from ..console.messages import show, tell
from ..console.options import Cards, Where, With
from ..console.scope import reached, standing
from ..console.speaking import said, say, text_language
from ..game.loaded import CardErrors

if TYPE_CHECKING:
    from ombre.compiler.driver import Compiled

    from ..scenarios.results import GameResults
    from ..scenarios.running import Outcome


@dataclass(frozen=True, slots=True)
class Tested:
    """A game whose scenarios are run, without its broken files.

    own: the names of the files that are tested. broken: the errors of those that cannot be run. needing: those that
    need a broken file. compiled: the game with the broken files.
    """

    place: GameFolder
    extra: tuple[str, ...]
    table: Table
    own: Collection[str]
    broken: dict[str, list[Diagnostic]]
    needing: Sequence[str]
    compiled: Compiled | None = None


def test(
    path: Where = None,
    only: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ID",
            help="Run only this scenario, by its id; can be repeated.",
            autocompletion=completing.scenarios,
        ),
    ] = None,
    cards: Cards = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
    junit: Annotated[
        Path | None, typer.Option(help="Also write the results to this file, as JUnit XML for a CI server.")
    ] = None,
    rulings: Annotated[bool, typer.Option("--rulings", help="Also print the number of rulings that pass.")] = False,
    report: Annotated[
        Path | None, typer.Option(help="Write the rulings with their scenarios to this file, as Markdown.")
    ] = None,
    extra: With = None,
) -> None:
    """Run the scenarios of cards."""
    from ..scenarios import results as told
    from ..scenarios import running as scenarios

    if (only or cards) and (rulings or report):
        raise UsageError(tr("rulings need all scenarios: leave out --only and --card, or --rulings and --report"))
    path = standing(path, extra)
    games = [_opened(place, more, path) for place, more in reached(path, extra or [])]
    picked = _picked(games, only or [], cards or [])
    found: list[GameResults] = []
    for one in games:
        if not as_json:
            _tell_broken(one)
        language = text_language(None, one.table.project.folders)
        outcomes = scenarios.run(one.table, one.own.__contains__, picked, language)
        wrong = [found for name, each in one.broken.items() if name in one.own for found in each]
        found.append(told.GameResults(one.place.name, one.extra, outcomes, wrong, one.needing))
        if not as_json:
            _tell_failures(outcomes)
    if junit is not None:
        files.write(junit, told.as_junit(found, said))
    if as_json:
        typer.echo(json.dumps(told.as_data(found, said), indent=1))
    else:
        say(_totals(found, sum(_not_run(one) for one in games)))
    if report or rulings:
        _account(games, found, report, rulings, path is None)
    raise typer.Exit(1 if any(_not_run(one) for one in games) or _count(found, "failed") else 0)


def _opened(place: GameFolder, extra: tuple[str, ...], path: Path | None) -> Tested:
    """Return a game without its broken files. path: what is tested, or None for everything."""
    from ..scenarios import running as scenarios

    table = open_table(place, extra)
    own = {
        file.source.name
        for file in table.project.files
        if path is None or file.path.resolve().is_relative_to(path.resolve())
    }
    try:
        table.scenarios(own.__contains__)  # first, so that rules and scenarios are compiled together
        _ = table.modules
        return Tested(place, tuple(extra), table, own, {}, ())
    except CardErrors as error:
        found, compiled = scenarios.whole(table), error.compiled
    needing = [name for name in found.needing if name in own]
    return Tested(place, tuple(extra), found.table, own, found.broken, needing, compiled)


def _not_run(one: Tested) -> int:
    """Return the number of files to test that could not be run."""
    return len(one.needing) + sum(name in one.own for name in one.broken)


def _picked(games: Sequence[Tested], only: Sequence[str], cards: Sequence[str]) -> Callable[[str, str], bool]:
    """Return whether a scenario is run, by its file and id; raise UsageError for a scenario or card that is nowhere."""
    from ombre.compiler.card_words import pick_card

    from ..scenarios.in_words import named_cards

    if not only and not cards:
        return lambda source, id: True
    modules = [module for one in games for module in one.table.scenarios(one.own.__contains__)]
    ids = {one.id for module in modules for one in module.scenarios}
    wanted = {pick("scenario", id, sorted(ids)) for id in only} or ids
    if not cards:
        return lambda source, id: id in wanted
    known = [one.table.compiled.model for one in games]
    asked = {pick_card(card, known) for card in cards}
    naming = {
        (file.source, scenario.id)
        for model in known
        for file in model.files
        for scenario in file.scenarios
        if asked.intersection(named_cards(scenario, model))
    }
    if not naming:
        tell(tr("no scenario names {0}", listed(sorted(asked), ", ")))
    return lambda source, id: id in wanted and (source, id) in naming


def _tell_broken(one: Tested) -> None:
    """Print the errors of broken files; of a file that is not tested, only if a tested file may depend on it."""
    for name, diagnostics in one.broken.items():
        if one.compiled is not None and (name in one.own or one.needing):
            for diagnostic in diagnostics:
                show(diagnostic, one.compiled)
    for name in one.needing:
        tell(tr("{0}: not run: it needs what stands in a file with errors", name))


def _tell_failures(outcomes: Sequence[Outcome]) -> None:
    """Print the scenarios that fail or do not apply, each with its line."""
    for outcome in outcomes:
        if outcome.outdated:
            tell(tr("{0}:{1}: {2}: does not apply: {3}", outcome.source, outcome.line, outcome.id, outcome.outdated))
        for failure in outcome.result.failures:
            tell(tr("{0}:{1}: {2}: {3}", outcome.source, failure.line, outcome.id, failure.sentence))


def _count(found: Sequence[GameResults], verdict: str) -> int:
    from ..scenarios import results

    return sum(results.verdict(outcome) == verdict for one in found for outcome in one.outcomes)


def _totals(found: Sequence[GameResults], broken: int) -> str:
    """Return the last line: how many scenarios passed and failed."""
    parts = [
        ntr("{0} passed", "{0} passed", _count(found, "passed")),
        ntr("{0} failed", "{0} failed", _count(found, "failed")),
    ]
    if left_out := _count(found, "not applicable"):
        parts.append(ntr("{0} not applicable", "{0} not applicable", left_out))
    if broken:
        parts.append(ntr("{0} file not run", "{0} files not run", broken))
    return listed(parts)


def _account(
    games: Sequence[Tested], found: Sequence[GameResults], report: Path | None, rulings: bool, everything: bool
) -> None:
    """Print how many rulings pass; write the page of rulings. everything: with those of the expansions."""
    from ..scenarios import rulings as accounting
    from ..scenarios import running as scenarios

    fine: set[str] = set()
    known: set[str] = set()
    accounts: list[accounting.Account] = []
    for one, result in zip(games, found, strict=True):
        if report:
            accounts.append(accounting.account(one.table, [*result.outcomes]))
            accounts += accounting.of_expansions(one.place) if everything else []
        if rulings:
            some, executable = scenarios.coverage(result.outcomes, scenarios.rulings(one.table.project.folders))
            fine |= some
            known |= executable
    if report:
        files.write(report, accounting.page(accounts, report))
    if rulings:
        say(tr("rulings {0} / {1}", len(fine), len(known)))
