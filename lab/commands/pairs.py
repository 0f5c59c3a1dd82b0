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

from ombre.compiler.projects import files
from ombre.compiler.projects.places import UsageError, Wanted, listed, names, pick
from ombre.translatable import ntr, tr
from ombre.workshop.api.table import open_table
from ombre.workshop.console.messages import progress, tell
from ombre.workshop.console.options import Cards, With
from ombre.workshop.console.scope import below, chosen, reached, standing
from ombre.workshop.console.speaking import language, say

from .workers import On, chosen_workers

if TYPE_CHECKING:
    from ..jobs.spreading import Workers
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
    jobs: Annotated[int | None, typer.Option(min=1, help="The number of processes; by default one.")] = None,
    on: On = None,
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

    for written in filter(None, (out, orders)):
        scenario_path(written)
    sorts = _sorts(of)
    limit = None if budget is None and most is not None else 60 if budget is None else budget
    where, (games, path) = chosen_workers(jobs, on, usual=1), _games(what, extra or [], report)
    failed = interrupted = False
    for place, more in games:
        tested_pairs = Pairs(open_table(place, more))
        some = _meetings(tested_pairs, path, sorts, cards or (), seed if sample else None)
        tested = _tested(tested_pairs, some, seed, most, limit, where, fresh)
        command = f"ombre pairs {shlex.quote(what or place.name)}{_options(extra or [])} --seed {seed}"
        command += "".join(f" --card {card}" for card in cards or ())
        groups = _groups(tested_pairs, tested, out.stem, command, report is not None)
        if groups:
            _write_failure(groups, tested, out, _options(more))
        if orders is not None and tested.ordered:
            _write(orders, orders_text(tested, orders.stem, command))
        if report is not None:
            write_report(tested_pairs, tested, report, some[:most], groups, _options(more), language())
            tell(tr("wrote {0}", report))
        _print(tested_pairs, tested, None if everything else SHOWN, as_json)
        failed = failed or bool(tested.failed)
        if interrupted := tested.is_interrupted:
            break
    raise typer.Exit(130 if interrupted else 1 if failed else 0)


def _print(pairs: Pairs, tested: Findings, most: int | None, as_json: bool) -> None:
    """Print the result. most: how many of those that did not come about are listed; None for all."""
    if as_json:
        typer.echo(json.dumps(tested.as_data(), indent=1))
        return
    for line in _lines(pairs, tested, most):
        say(line)


def _write(path: Path, text: str) -> None:
    files.write(path, text)
    tell(tr("wrote {0}", path))


def _meetings(
    tested_pairs: Pairs, path: Path | None, sorts: Sequence[str], cards: Sequence[str], shuffled: int | None
) -> list[Meeting]:
    """Return the meetings to test.

    cards: only those with one of them, if any is given. shuffled: the seed of an order.
    """
    from ombre.compiler.card_words import pick_card

    some = tested_pairs.of(_sources(tested_pairs, path).__contains__, sorts)
    wanted = {pick_card(card, [tested_pairs.meetings.model]) for card in cards}
    some = [one for one in some if not wanted or wanted.intersection(one.members)]
    if shuffled is not None:
        random.Random(shuffled).shuffle(some)
    return some


def _tested(
    tested_pairs: Pairs,
    some: Sequence[Meeting],
    seed: int,
    most: int | None,
    limit: float | None,
    where: Workers,
    fresh: bool,
) -> Findings:
    """Test some meetings within a limit of time, and show the progress."""
    begun = time.monotonic()

    def goes_on() -> bool:
        return limit is None or time.monotonic() - begun < limit

    with progress(tr("pairs")) as advance:
        tested = tested_pairs.test(
            seed, most, goes_on, lambda so_far: advance(len(so_far.found), so_far.wanted), some, where, fresh
        )
    untried = ntr("{0} pair was not tried", "{0} pairs were not tried", tested.untried)
    if tested.is_interrupted:
        tell(tr("interrupted: {0}", untried))
    elif tested.untried:
        tell(tr("stopped after {0} s: {1}", f"{limit:g}", untried))
    return tested


def _games(what: str | None, extra: list[str], report: Path | None) -> tuple[list[Wanted], Path | None]:
    """Return the games to test, and the path below which one of the members must be declared; None for any."""
    path = standing(None, extra) if what is None else Path(what) if Path(what).exists() else None
    if what is None and path is None:
        raise UsageError(tr("say which game: {0}", listed(names())))
    found = chosen(what, extra) if path is None else reached(path, extra)
    if not found:
        raise UsageError(tr("there are no cards in {0}", path))
    if report is not None and len(found) > 1:
        known = listed(f"{place.name}{_options(more)}" for place, more in found)
        raise UsageError(tr("{0} is a page about one game: say about which of these: {1}", report, known))
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
        yield tr("not met: {0}: {1}", one.meeting.name, _why(idle, "; ".join(map(tested_pairs.lack, one.lacks))))
    if len(tested.apart) > len(shown):
        yield tr("... and {0} more (--all lists them)", len(tested.apart) - len(shown))
    for one in tested.ordered[:most]:
        yield tr("the order matters: {0}: {1}", one.meeting.name, "; ".join(one.order))
    if most is not None and len(tested.ordered) > most:
        yield tr("... and {0} more whose order matters (--all lists them)", len(tested.ordered) - most)
    yield tested.summary()


def _why(idle: Sequence[str], lacks: str) -> str:
    """Return why a pair has not met. idle: those that did not act. lacks: the lines that could not become true."""
    if not idle:
        return tr("they act only apart, for lack of: {0}", lacks) if lacks else tr("they act only apart")
    who = ", ".join(idle)
    return tr("{0} could not act for lack of: {1}", who, lacks) if lacks else tr("{0} did not act", who)


def _groups(tested_pairs: Pairs, tested: Findings, name: str, command: str, all: bool) -> list[FailureGroup]:
    """Return the failures by the members that are to blame. all: whether as many as a page shows get a scenario."""
    from ..pairs.failures import MOST_REDUCED, failure_groups

    if not tested.failed:
        return []
    with progress(tr("making scenarios smaller")) as advance:
        groups = failure_groups(tested_pairs, tested, name, command, advance, MOST_REDUCED if all else SHOWN_FAILURES)
    tested.scenario = groups[0].text
    tested.blamed = [(one.guilty or one.first.meeting.members, one.first.failure, len(one.failures)) for one in groups]
    return groups


def _write_failure(groups: Sequence[FailureGroup], tested: Findings, out: Path, options: str) -> None:
    """Tell the failures, write the first one as a small scenario, and tell where it is."""
    replaced = out.exists()
    files.write(out, tested.scenario)
    for one in groups[:SHOWN]:
        number = ntr("{0} pair", "{0} pairs", len(one.failures))
        tell(tr("{0}: {1} ({2})", one.title, one.first.failure, number))
    if len(groups) > SHOWN:
        tell(tr("... and {0} other failures (--json lists them)", len(groups) - SHOWN))
    tell(tr("wrote {0} over the one that was there", out) if replaced else tr("wrote {0}", out))
    tell(tr("see it with: {0}", f"ombre test {out}{options}"))
