"""Every scenario can fail: each expectation turned round fails, and so does a scenario in which nothing is done.

The suite tries a part of the scenarios of the large games, and `make long` all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest

from ombre.compiler.projects.places import games, shipped_game
from ombre.dsl import nodes
from ombre.dsl.source import Source
from ombre.lab.mutation.mutants import words_of
from ombre.runtime import Scenario
from ombre.runtime.linker import Rules
from ombre.session import scripted
from ombre.session.bench import Bench, play, with_cards
from ombre.workshop.api.table import Table, open_table

from ..budget import LONG
from ..compiler.samples import sampled
from .turning import Scenarios, does_nothing, expectations, given_otherwise, idle, subjects, turned, twins


@cache
def table(game: str, expansion: str = "") -> Table:
    return open_table(game, [expansion] if expansion else [])


@cache
def scenarios(game: str, expansion: str) -> Scenarios:
    """The scenarios of a game, or those that one of its expansions adds or replaces."""
    base = {file.source.name for file in table(game).project.files} if expansion else set[str]()
    return Scenarios(table(game, expansion), lambda source: source not in base)


GAMES = [(game, expansion) for game in games() for expansion in ("", *shipped_game(game).expansions())]
NUMBER = {"crossfire": 12, "prime_runner": 4, "srtcg": 4}  # in how many tests the scenarios of a game are changed
PARTS = [
    (game, expansion, part, number)
    for game, expansion in GAMES
    for number in [NUMBER.get(expansion or game, 1)]
    for part in range(number if LONG else 1)
]


class Once:
    """A replacement for the second run of each action, which the first run of the scenario has already checked."""

    def __init__(self, *_: object) -> None:
        pass

    def __enter__(self) -> Once:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def play(self, unit: object) -> None:
        pass


def nothing(*_: object, **__: object) -> None:
    """Do nothing."""


@pytest.fixture(autouse=True)
def unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turn off the additional checks of scenarios."""
    monkeypatch.setattr(scripted, "Twin", Once)
    monkeypatch.setattr("ombre.session.debug.Before.of", nothing)
    monkeypatch.setattr(scripted, "inspect", nothing)
    monkeypatch.setattr(Bench, "close", nothing)


def fails(rules: Rules, scenario: Scenario) -> bool:
    """Whether a scenario fails, apart from answers that no question uses."""
    try:
        return any(not failure.sentence.endswith("is not used") for failure in play(rules, scenario).failures)
    except (KeyError, IndexError, NameError):
        return True  # a card or a place that is not there without what is done


def linked(rules: Rules, one: Scenario, other: Scenario | None) -> Rules:
    """Rules for a scenario and for another one with the same cards."""
    if other is None:
        return with_cards(rules, one)
    return with_cards(rules, replace(one, timed=(*one.timed, *other.timed), pasts=(*one.pasts, *other.pasts)))


def passing(whole: Scenarios, some: Sequence[str]) -> list[str]:
    """Turn round each line below `then` of some scenarios, and leave out what they do; say what passes nevertheless."""
    changed = [whole.trees[id] for id in some]
    others = whole.made(
        [(source, other) for source, tree in changed for other in (turned(tree, whole.cells), idle(tree))]
    )
    known = twins(file.source.text for file in whole.parsed)
    wrong: list[str] = []
    for (_, tree), id, other, without in zip(changed, some, others[::2], others[1::2], strict=True):
        lines = [line.span.line for line in expectations(tree)]
        if other is None or not lines:
            wrong.append(f"{id}: cannot be turned round")
            continue
        rules = linked(whole.table.rules, other, without)
        found = [failure.line for failure in play(rules, other).failures]
        wrong += [f"{id}: line {line} passes when it is turned round" for line in lines if line not in found]
        wrong += [f"{id}: line {line} fails, which was not turned round" for line in found if line not in lines]
        if without is not None and not does_nothing(tree) and id not in known and not fails(rules, without):
            wrong.append(f"{id}: passes though nothing is done, and has no twin")
    return wrong


@pytest.mark.sampled
@pytest.mark.parametrize(("game", "expansion", "part", "parts"), PARTS)
def test_each_scenario_can_fail(game: str, expansion: str, part: int, parts: int) -> None:
    """Each line below `then` fails when it is turned round; and the scenario fails when nothing is done."""
    whole = scenarios(game, expansion)
    assert passing(whole, list(whole.trees)[part::parts]) == []


@pytest.mark.parametrize(
    ("expectation", "id"),
    [
        ("equal", "XF_104"),
        ("check", "whip_declined"),
        ("offered", "XF_132"),
        ("not_offered", "XF_132"),
        ("cannot", "backdoor_for_a_turn"),
        ("refused", "XF_475"),
    ],
)
def test_what_cannot_fail_is_found(expectation: str, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a sort of expectation never fails, its lines are found;
    `not offered` is turned into `offered`, and so on.
    """
    whole = scenarios("crossfire", "")
    assert passing(whole, [id]) == []
    monkeypatch.setattr(Bench, expectation, nothing)
    assert passing(whole, [id]) != []


@pytest.mark.sampled
@pytest.mark.parametrize(("game", "expansion"), GAMES)
def test_where_nothing_is_done_something_else_is_given(game: str, expansion: str) -> None:
    """A scenario without `when` fails with a change of its `given`, or has a twin."""
    whole = scenarios(game, expansion)
    cards = {id: card.kind for id, card in whole.table.compiled.model.cards.items()}
    words = words_of(whole.table.compiled, whole.parsed)
    known = twins(file.source.text for file in whole.parsed)
    some = [(id, *tree) for id, tree in whole.trees.items() if does_nothing(tree[1]) and id not in known]
    for id, source, tree in sampled(some, 5):
        others = whole.made([(source, other) for other in given_otherwise(tree, words, cards)])
        failing = (fails(with_cards(whole.table.rules, other), other) for other in others if other is not None)
        assert any(failing), f"{id}: no change of what is given makes it fail"


@pytest.mark.parametrize(("game", "expansion"), GAMES)
def test_twins_can_fail(game: str, expansion: str) -> None:
    """A twin is a scenario about the same verb, step or card, which fails when nothing is done."""
    whole = scenarios(game, expansion)
    all_trees: dict[str, tuple[Source, nodes.Scenario]] = {**scenarios(game, "").trees, **whole.trees}
    cards = whole.table.compiled.model.cards
    wrong: list[str] = []
    for id, other in twins(file.source.text for file in whole.parsed if whole.wanted(file.source.name)).items():
        if other not in all_trees:
            wrong.append(f"{id}: its twin {other} does not exist")
            continue
        source, tree = all_trees[other]
        if does_nothing(tree) or not subjects(tree, cards) & subjects(all_trees[id][1], cards):
            wrong.append(f"{id}: its twin {other} is about something else")
        made = whole.made([(source, idle(tree))])[0]
        if made is not None and not fails(with_cards(whole.table.rules, made), made):
            wrong.append(f"{id}: its twin {other} passes though nothing is done")
    assert wrong == []
