"""`ombre pairs`: test all that can meet in a game: cards with cards, with rules and with start options."""

from __future__ import annotations

import json
import random
import shlex
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ombre.compiler import files
from ombre.compiler.places import UsageError, Wanted, listed, names, pick

from ..api.table import open_table
from .console import errors, progress
from .options import Cards, With
from .scope import below, chosen, reached, standing

if TYPE_CHECKING:
    from ..pairs.elements import Meeting
    from ..pairs.failures import FailureGroup
    from ..pairs.testing import Findings, Pairs

SHOWN = 10  # how many meetings that did not come about are listed without --all; how many failures
SHOWN_FAILURES = 5  # how many failures are reduced without a page


def pairs(
    what: Annotated[
        str | None,
        typer.Argument(metavar="[GAME|FOLDER]", help="A game, or a folder of cards; by default, what is here."),
    ] = None,
    budget: Annotated[float | None, typer.Option(min=0, help="Stop after this many seconds; by default 60.")] = None,
    most: Annotated[
        int | None, typer.Option("--pairs", min=1, help="Test this number of pairs, without a time limit.")
    ] = None,
    sample: Annotated[bool, typer.Option("--random", help="Test the pairs in random order, a fair sample.")] = False,
    of: Annotated[
        list[str] | None,
        typer.Option(help="Only this sort: cards, copies, rules, cannot, options or triples; can be repeated."),
    ] = None,
    cards: Cards = None,
    seed: Annotated[int, typer.Option(help="The seed of the boards; equal seeds give equal boards.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="The number of processes.")] = 1,
    fresh: Annotated[bool, typer.Option("--fresh", help="Try again what is known from earlier runs.")] = False,
    everything: Annotated[bool, typer.Option("--all", help="List all pairs that have not met.")] = False,
    out: Annotated[
        Path, typer.Option("--out", "-o", help="The file to which the first failure is written, as a scenario.")
    ] = Path("failed_pair.card"),
    orders: Annotated[
        Path | None, typer.Option(help="Write a scenario for each order that matters to this file.")
    ] = None,
    report: Annotated[Path | None, typer.Option(help="Write the results to this file, as an HTML page.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    extra: With = None,
) -> None:
    """Test every pair of cards on designed boards, and cards with rules and options; check all invariants."""
    from ..pairs.report import write_report
    from ..pairs.testing import Pairs, orders_text, scenario_path

    for path in (out, orders):
        if path is not None:
            scenario_path(path)
    sorts = _sorts(of)
    limit = None if budget is None and most is not None else 60 if budget is None else budget
    games, path = _games(what, extra or [], report)
    failed = False
    for place, more in games:
        tested_pairs = Pairs(open_table(place, more))
        some = tested_pairs.of(_sources(tested_pairs, path).__contains__, sorts)
        wanted = {pick("card", card, tested_pairs.meetings.cards) for card in cards or ()}
        some = [one for one in some if not wanted or wanted.intersection(one.members)]
        if sample:
            random.Random(seed).shuffle(some)
        tested = _tested(tested_pairs, some, seed, most, limit, jobs, fresh)
        command = f"ombre pairs {shlex.quote(what or place.name)}{_options(extra or [])} --seed {seed}"
        command += "".join(f" --card {card}" for card in cards or ())
        groups = _groups(tested_pairs, tested, out.stem, command, report is not None)
        if groups:
            _write_failure(groups, tested, out, _options(more))
        if orders is not None and tested.ordered:
            files.write(orders, orders_text(tested, orders.stem, command))
            errors.print(f"wrote {orders}", markup=False)
        if report is not None:
            write_report(tested_pairs, tested, report, some[:most], groups, _options(more))
            errors.print(f"wrote {report}", markup=False)
        if as_json:
            typer.echo(json.dumps(tested.as_data(), indent=1))
        else:
            typer.echo("\n".join(_lines(tested_pairs, tested, None if everything else SHOWN)))
        failed = failed or bool(tested.failed)
    raise typer.Exit(1 if failed else 0)


def _tested(
    tested_pairs: Pairs,
    some: Sequence[Meeting],
    seed: int,
    most: int | None,
    limit: float | None,
    jobs: int,
    fresh: bool,
) -> Findings:
    """Test some meetings within a limit of time, and show the progress."""
    begun = time.monotonic()

    def goes_on() -> bool:
        return limit is None or time.monotonic() - begun < limit

    with progress("pairs") as tell:
        tested = tested_pairs.test(
            seed, most, goes_on, lambda so_far: tell(len(so_far.found), so_far.wanted), some, jobs, fresh
        )
    if left := tested.wanted - len(tested.found):
        errors.print(f"stopped after {limit:g} s: {left} pairs were not tried", markup=False)
    return tested


def _games(what: str | None, extra: list[str], report: Path | None) -> tuple[list[Wanted], Path | None]:
    """Return the games to test, and the path below which one of the members must be declared; None for any."""
    path = standing(None, extra) if what is None else Path(what) if Path(what).exists() else None
    if what is None and path is None:
        raise UsageError(f"say which game: {listed(names())}")
    found = chosen(what, extra) if path is None else reached(path, extra)
    if not found:
        raise UsageError(f"there are no cards in {path}")
    if report is not None and len(found) > 1:
        known = listed(f"{place.name}{_options(more)}" for place, more in found)
        raise UsageError(f"{report} is a page about one game: say about which of these: {known}")
    return found, path


def _sources(tested_pairs: Pairs, path: Path | None) -> set[str]:
    """Return the names of the files below a path; None for any."""
    return {one.source.name for one in tested_pairs.table.project.files if path is None or below(one.path, path)}


def _sorts(of: list[str] | None) -> list[str]:
    """Return the chosen sorts of meetings, by default all."""
    from ..pairs.elements import COPIES, SORTS

    known = [*SORTS, COPIES]
    picked = {pick("sort", one, known) for one in of or SORTS}
    return [sort for sort in known if sort in picked]


def _options(extra: Iterable[str]) -> str:
    """Return the options of a command that name expansions."""
    return "".join(f" --with {shlex.quote(name)}" for name in extra)


def _lines(tested_pairs: Pairs, tested: Findings, most: int | None) -> Iterable[str]:
    """Yield the report as text: what has not met, and the totals."""
    shown = tested.apart[:most]
    for one in shown:
        idle = [name for name, acts in zip(one.meeting.members, one.active, strict=False) if not acts]
        lacks = "; ".join(map(tested_pairs.lack, one.lacks))
        yield f"not met: {one.meeting.name}: {', '.join(idle) or 'they act only apart'}" + (
            f" could not act for lack of: {lacks}" if lacks else " did not act"
        )
    if len(tested.apart) > len(shown):
        yield f"... and {len(tested.apart) - len(shown)} more (--all lists them)"
    for one in tested.ordered[:most]:
        yield f"the order matters: {one.meeting.name}: {'; '.join(one.order)}"
    if most is not None and len(tested.ordered) > most:
        yield f"... and {len(tested.ordered) - most} more whose order matters (--all lists them)"
    yield tested.summary()


def _groups(tested_pairs: Pairs, tested: Findings, name: str, command: str, all: bool) -> list[FailureGroup]:
    """Return the failures by the members that are to blame. all: whether as many as a page shows get a scenario."""
    from ..pairs.failures import MOST_REDUCED, failure_groups

    if not tested.failed:
        return []
    with progress("making scenarios smaller") as tell:
        groups = failure_groups(tested_pairs, tested, name, command, tell, MOST_REDUCED if all else SHOWN_FAILURES)
    tested.scenario = groups[0].text
    tested.blamed = [(one.guilty or one.first.meeting.members, one.first.failure, len(one.failures)) for one in groups]
    return groups


def _write_failure(groups: Sequence[FailureGroup], tested: Findings, out: Path, options: str) -> None:
    """Tell the failures, write the first one as a small scenario, and tell where it is."""
    replaced = out.exists()
    files.write(out, tested.scenario)
    for one in groups[:SHOWN]:
        number = len(one.failures)
        errors.print(f"{one.title}: {one.first.failure} ({number} {'pair' if number == 1 else 'pairs'})", markup=False)
    if len(groups) > SHOWN:
        errors.print(f"... and {len(groups) - SHOWN} other failures (--json lists them)", markup=False)
    errors.print(f"wrote {out}{' over the one that was there' if replaced else ''}", markup=False)
    errors.print(f"see it with: ombre test {out}{options}", markup=False)
