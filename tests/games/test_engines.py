"""Scenarios pass in the closed module of their game as in the kernel.

A bench is a class above the class of games (`tests/engines.py`), so that a script asks, checks, saves and copies the
same way. A scenario with cards of its own has rules of its own, which are closed for it alone; this takes a second in a
large game, so only some of them are tried.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ombre.runtime import Scenario
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.session.bench import Bench, play, with_cards
from ombre.session.causes import LOG
from ombre.session.debug import DEBUG
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.session.tracebacks import EXPLAINED
from ombre.workshop.scenarios.running import reasons

from ..budget import LONG, parts
from ..engines import closed
from .every_game import ALL, SMALL, table

SUITE = ("coup", "hearts", "island", "toy", "vigil")  # the games that the suite tries
EACH = 10 if LONG else 3  # every such scenario with cards of its own is run


def of_engine(game: str) -> Iterator[tuple[Scenario, Rules]]:
    """The scenarios of a game that are run, with their rules;
    those that an expansion has made outdated are left out.
    """
    own = 0
    outdated = reasons(table(game))
    for module in table(game).scenarios():
        for scenario in module.scenarios:
            if (module.source, scenario.id) in outdated:
                continue
            rules = with_cards(table(game).rules, scenario)
            if rules is not table(game).rules:
                own += 1
                if own % EACH != 1:
                    continue
            yield scenario, rules


@pytest.mark.sampled
@pytest.mark.parametrize("part", parts(6))
@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[] if game in SUITE else pytest.mark.long) for game in (*ALL,) if game != "tricks"],
)
def test_scenarios_pass_in_the_closed_module(game: str, part: slice) -> None:
    played = [*of_engine(game)][part]
    assert played or LONG
    for scenario, rules in played:
        assert (scenario.id, play(closed(rules), scenario).failures) == (scenario.id, ())


def code_of(made: type[Play], name: str) -> str:
    """The file that has the code of a function of a class."""
    code: str = getattr(made, name).__code__.co_filename
    return code


def test_it_is_the_closed_module_that_plays() -> None:
    rules = closed(table("toy").rules)
    g = Session(rules, Start(2, 1, "neap_tide")).g
    for made in (type(g), type(Bench(rules).game(2)), rules.made(EXPLAINED, DEBUG), rules.plain):
        for name in ("forbids", "pick", "enter_flow"):
            assert code_of(made, name).startswith("closed_"), (made, name)
    assert type(g.clone()) is type(g)
    assert "closed_" not in code_of(rules.made(EXPLAINED, LOG), "forbids"), "with a log it is the kernel"


def test_all_games_with_scenarios_are_tried() -> None:
    """`tricks` has none; the games of the suite are among all games."""
    assert {game for game in SMALL if not [*table(game).scenarios()]} == {"tricks"}
    assert {*SUITE} <= {*ALL}
