"""The scores of the scenarios (docs/trust.md): the page agrees with the record, and what was noticed still is."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from ombre.lab.mutation.changes import SORTS
from ombre.lab.mutation.mutants import Mutant
from ombre.lab.mutation.testing import Mutation
from ombre.runtime import Scenario
from ombre.runtime.linker import link
from ombre.session.bench import run_scenario

from ..budget import LONG
from ..project.pages import agrees
from .mutation_scores import GameScore, Noticed, Score, Took, declarations, every, opened, recorded, unnamed

TRIED = 40 if LONG else 2  # how many of the recorded changes of each game are tried again
MOST_CHANGED = 5  # percent of the declarations of a game that may be other ones than when the scores were measured


def table(_: str) -> str:
    """The tables of the page."""
    record = recorded()
    took = record.took
    rows = [
        "| game | changes | noticed | marked as equivalent | cards with abilities | of these named by a scenario |",
        "|---|---|---|---|---|---|",
        *(f"| {name} | {row(game)} |" for name, game in record.games.items()),
        "",
        "| sort of change | changes | noticed |",
        "|---|---|---|",
        *(
            f"| `{sort}` | {one.made} | {one.noticed} of {one.counted} ({percent(one)} %) |"
            for sort in SORTS
            if (one := record.sort(sort)).made
        ),
        "",
        f"All together: {record.total.noticed} of {record.total.counted} ({percent(record.total)} %), "
        f"and {record.equivalent:.1f} % are marked as equivalent. "
        f"The aims are {record.aims.noticed:.0f} % of all changes, {record.aims.sort:.0f} % of each sort, "
        f"and at most {record.aims.equivalent:.0f} % equivalent; "
        f"the tests fail below {record.limits.noticed:g} % and {record.limits.sort:g} %, "
        f"and above {record.limits.equivalent:g} %. "
        "*Changes* are all; those that the compiler refuses, that give the same code or that are marked as "
        "equivalent are not counted among the rest.",
        "",
        "| game | processor time of a change, on average | 95 of 100 take less than | late |",
        "|---|---|---|---|",
        *(f"| {name} | {times(game.took)} |" for name, game in record.games.items()),
        f"| all | {times(took)} |",
    ]
    return "\n".join(rows) + "\n"


def row(game: GameScore) -> str:
    score = f"{game.total.noticed} of {game.total.counted} ({percent(game.total)} %)"
    named = game.cards - len(game.unnamed)
    return f"{game.mutants} | {score} | {game.equivalent} | {game.cards} | {named}"


def percent(score: Score) -> str:
    """The share of the noticed changes, rounded down: 100 % are all."""
    return f"{math.floor(10 * score.share) / 10:.1f}"


def times(took: Took) -> str:
    number = sum(took.tenths)
    return (
        f"{took.seconds / number:.2f} s | {took.most(95):.1f} s | {took.late} of {number} "
        f"({100 * took.late / number:.1f} %)"
    )


def test_the_page_has_the_recorded_scores() -> None:
    agrees("trust.md", "mutation scores", table)


def test_every_game_is_recorded() -> None:
    assert [*recorded().games] == sorted(every())


def test_the_scores_are_within_the_limits() -> None:
    record = recorded()
    assert record.total.share >= record.limits.noticed
    assert record.equivalent <= record.limits.equivalent
    for sort in SORTS:
        if record.sort(sort).made:
            assert record.sort(sort).share >= record.limits.sort, sort


def test_a_sort_of_change_that_is_never_counted_is_below_the_limit() -> None:
    """Only a sort of which no game has a change has no score."""
    assert Score(14, 0, 0).share == 0
    record = recorded()
    for sort in SORTS:
        assert record.sort(sort).made == sum(one.sorts[sort].made for one in record.games.values() if sort in one.sorts)
    for name, game in record.games.items():
        assert sum(one.made for one in game.sorts.values()) == game.mutants == sum(game.took.tenths), name


@pytest.mark.parametrize("name", every())
def test_the_record_is_of_these_rules(name: str) -> None:
    """The scores of a game are measured again when more than a few of its declarations have changed.

    To insist on the same rules would make each edit of a card wait for a run that takes from some seconds
    (crazy_eights) to a quarter of an hour (crossfire). If no change of the declarations that are new were noticed, the
    share of all would fall by no more than their share: 98 % of 95 % is still above the aim.
    """
    now = Counter(one for line in declarations(name).values() for one in line.split())
    then = Counter(one for line in recorded().games[name].declarations.values() for one in line.split())
    changed = 100 * (now - then).total() / now.total()
    assert (
        changed <= MOST_CHANGED
    ), f"{changed:.0f} % of the declarations of {name} have changed since its scores were measured: run `make scores`"


@pytest.mark.parametrize("name", every())
def test_each_card_with_abilities_is_named_by_a_scenario(name: str) -> None:
    cards, without = unnamed(name)
    assert not without, f"write a scenario that names each of these cards (docs/mutate.md): {', '.join(without)}"
    assert cards or name not in ("crossfire", "crossfire prime_runner", "srtcg")
    assert not recorded().games[name].unnamed


@pytest.mark.sampled
@pytest.mark.parametrize("name", every() if LONG else ["crossfire", "gin_rummy", "hearts"])
def test_what_was_noticed_still_is(name: str) -> None:
    """Each change of a sample fails in the scenario that has noticed it; only a few may have gone with their cards."""
    some = recorded().games[name].sample
    random.Random(1).shuffle(some)
    some = some[:TRIED]
    game, _ = opened(name)
    mutation = Mutation(game)
    made: dict[tuple[str, ...], list[Mutant]] = {}  # a line can stand in a declaration twice
    for mutant in mutation.mutants({one.changed for one in some}.__contains__):
        key = (mutant.source, mutant.declaration, mutant.sort, mutant.before, mutant.after)
        made.setdefault(key, []).append(mutant)
    wanted = {one.source for one in some}
    told = {(m.source, one.id): one for m in game.scenarios(wanted.__contains__) for one in m.scenarios}
    gone: list[Noticed] = []
    for one in some:
        mutants = made.get((one.changed, one.declaration, one.sort, one.before, one.after))
        scenario = told.get((one.source, one.scenario))
        if mutants is None or scenario is None:
            gone.append(one)
            continue
        assert not run_scenario(game.rules, scenario).failures
        assert any(
            fails_with(mutation, mutant, scenario) for mutant in mutants
        ), f"{one.scenario} does not notice: {mutants[0]}"
    assert 4 * len(gone) <= len(some), f"run `make scores`: these have changed: {gone}"


def fails_with(mutation: Mutation, mutant: Mutant, scenario: Scenario) -> bool:
    """Whether a scenario notices a mutant."""
    modules = mutation.modules(mutant)
    assert isinstance(modules, list), mutant
    return bool(run_scenario(link(modules), scenario).failures)
