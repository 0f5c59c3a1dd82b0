"""The scores of the scenarios (docs/trust.md): the page agrees with the record, and what was noticed still is."""

from __future__ import annotations

import random

import pytest

from ombre.runtime.linker import link
from ombre.session.bench import run_scenario
from ombre.workshop.mutation.changes import SORTS
from ombre.workshop.mutation.testing import Mutation

from ..budget import LONG
from ..project.pages import agrees
from .mutation_scores import GameScore, Noticed, every, opened, recorded

TRIED = 40 if LONG else 2  # how many of the recorded changes of each game are tried again


def table(_: str) -> str:
    """The table of the page."""
    record = recorded()
    rows = [
        "| game | changes | tried | noticed | marked as equivalent |",
        "|---|---|---|---|---|",
        *(f"| {name} | {row(game)} |" for name, game in record.games.items()),
        "",
        "| sort of change | noticed |",
        "|---|---|",
        *(
            f"| `{sort}` | {one.noticed} of {one.counted} ({one.share:.0f} %) |"
            for sort in SORTS
            if (one := record.sort(sort)).counted
        ),
        "",
        f"All together: {record.total.noticed} of {record.total.counted} ({record.total.share:.1f} %), and {record.equivalent:.1f} % are marked as equivalent. "
        f"The aims are {record.aims.noticed:.0f} % of all changes, {record.aims.sort:.0f} % of each sort, and at most {record.aims.equivalent:.0f} % equivalent; "
        f"the tests fail below {record.limits.noticed:g} % and {record.limits.sort:g} %, and above {record.limits.equivalent:g} %.",
    ]
    return "\n".join(rows) + "\n"


def row(game: GameScore) -> str:
    score = f"{game.total.noticed} of {game.total.counted} ({game.total.share:.1f} %)"
    return f"{game.mutants} | {game.tried} | {score} | {game.equivalent}"


def test_the_page_has_the_recorded_scores() -> None:
    agrees("trust.md", "mutation scores", table)


def test_every_game_is_recorded() -> None:
    assert [*recorded().games] == sorted(every())


def test_the_scores_are_within_the_limits() -> None:
    record = recorded()
    assert record.total.share >= record.limits.noticed
    assert record.equivalent <= record.limits.equivalent
    for sort in SORTS:
        assert record.sort(sort).share >= record.limits.sort, sort


@pytest.mark.sampled
@pytest.mark.parametrize("name", every() if LONG else ["crossfire", "gin_rummy", "hearts"])
def test_what_was_noticed_still_is(name: str) -> None:
    """Each change of a sample fails in the scenario that has noticed it; only a few may have gone with their cards."""
    some = recorded().games[name].sample
    random.Random(1).shuffle(some)
    some = some[:TRIED]
    game, _ = opened(name)
    mutation = Mutation(game)
    made = {
        (one.source, one.declaration, one.sort, one.before, one.after): one
        for one in mutation.mutants({one.changed for one in some}.__contains__)
    }
    wanted = {one.source for one in some}
    told = {(m.source, one.id): one for m in game.scenarios(wanted.__contains__) for one in m.scenarios}
    gone: list[Noticed] = []
    for one in some:
        mutant = made.get((one.changed, one.declaration, one.sort, one.before, one.after))
        scenario = told.get((one.source, one.scenario))
        if mutant is None or scenario is None:
            gone.append(one)
            continue
        modules = mutation.modules(mutant)
        assert isinstance(modules, list), mutant
        assert not run_scenario(game.rules, scenario).failures
        assert run_scenario(link(modules), scenario).failures, f"{one.scenario} does not notice: {mutant}"
    assert 4 * len(gone) <= len(some), f"run `make scores`: these have changed: {gone}"
