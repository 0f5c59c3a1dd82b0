"""Numbers in play and steps of loops are limited; an error names the line of the cards."""

# Games in play have no static type, so lambdas over them have none either.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from ombre import MOST_NUMBER
from ombre.lab.pairs.testing import Pairs
from ombre.lab.simulate.batch import FaultyGame, Setting, play_one
from ombre.runtime import bounded, product
from ombre.runtime.errors import RulesError
from ombre.session.bench import run_scenario
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.api.table import Table, load, open_table
from ombre.workshop.bots.policy import bot

GROWS, ENDLESS = f"a number of this game goes beyond {MOST_NUMBER}", "this never ends"
EFFECTS = {
    "squares": (GROWS, "repeat 60 times:", "  you gain nuyen of you * nuyen of you"),
    "compares": (GROWS, "if nuyen of you * (500000000 + nuyen of you) > 1:", "  you gain 1"),
    "doubles": (GROWS, "repeat 60 times:", "  nuyen of you rises by nuyen of you"),
    "counts_up": (GROWS, "repeat 60 times:", "  nuyen of you rises by 999999999"),
    "spins": (
        ENDLESS,
        "repeat 999999999 times:",
        "  repeat 999999999 times:",
        "    if nuyen of you < 0:",
        "      you gain 1",
    ),
    "waits": (ENDLESS, "repeat 999999999 times while nuyen of you > 1:", "  if nuyen of you < 0:", "    you gain 1"),
    "loops": (
        ENDLESS,
        *(f"{'  ' * at}for each runner as r{at}:" for at in range(9)),
        "  " * 9 + "if nuyen of r8 < 0:",
        "  " * 10 + "r8 gains 1",
    ),
}
AT_ONCE = ("compares", "spins", "waits")  # the effect fails in its first line
IN_TURN = """
rule {name}: when turn starts:
  repeat 60 times:
    current gains 2 + nuyen of current * nuyen of current
"""


def card(name: str) -> str:
    effect = "".join(f"    {line}\n" for line in EFFECTS[name][1:])
    return (
        f'gear {name} "{name}"\n  type skill    cost 4    damage red    copies 1\n  play:\n{effect}\n'
        f'scenario {name}_ends "it is told"\n  given:\n    players 4\n    nuyen of P1 becomes 9\n'
        f"    put {name} in hand of P1\n  when:\n    perform play of {name} as P1\n\n"
    )


TEXT = "expansion own of crossfire\n\n" + "".join(map(card, EFFECTS))


def opened(factory: pytest.TempPathFactory, text: str) -> Table:
    folder = factory.mktemp("cards") / "own"
    folder.mkdir()
    (folder / "cards.card").write_text(text, encoding="utf-8")
    return open_table("crossfire", [str(folder)])


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Table:
    return opened(tmp_path_factory, TEXT)


@pytest.fixture(scope="module")
def growing(tmp_path_factory: pytest.TempPathFactory) -> Table:
    """A game that increases a number in the first turn."""
    return opened(tmp_path_factory, "expansion own of crossfire\n" + IN_TURN.format(name="grows"))


@pytest.mark.parametrize("name", EFFECTS)
def test_it_is_told_with_its_line(name: str, table: Table) -> None:
    scenario = next(s for module in table.scenarios() for s in module.scenarios if s.id == f"{name}_ends")
    (failure,) = run_scenario(table.rules, scenario).failures
    inside = 1 if name in AT_ONCE else 9 if name == "loops" else 2
    line = TEXT[: TEXT.index(f"gear {name} ")].count("\n") + 3 + inside
    assert re.fullmatch(rf"{EFFECTS[name][0]}: .*{name}__play \(own/cards\.card:{line}\)", failure.sentence)


def test_many_times_is_not_too_often(table: Table) -> None:
    """A unit may have a hundred thousand steps; the next unit has as many again."""
    g: Any = table.rules.start(2, 1, "crossfire")
    assert len(g.repeat(60_000)) == 60_000 and not g.repeat(-5)
    with pytest.raises(RulesError, match=ENDLESS):
        g.repeat(60_000)
    g.agent = lambda g, choice: 0
    g.unit()
    assert len(g.repeat(60_000)) == 60_000


@pytest.mark.parametrize("number", [0, 1, MOST_NUMBER, -MOST_NUMBER])
def test_the_bounds_themselves_are_numbers(number: int) -> None:
    assert bounded(number) == product(number, 1) == number
    for beyond in (MOST_NUMBER + 1, -MOST_NUMBER - 1):
        with pytest.raises(RulesError, match=GROWS):
            bounded(beyond)


def in_session(table: Table) -> None:
    session, player = Session(table.rules, Start(2, 1, "crossfire")), bot("random", 1, table.rules)
    while session.choice is not None:
        session.take(player(session))


def by_planner(table: Table) -> None:
    session, player = Session(table.rules, Start(2, 1, "crossfire")), bot("greedy", 1, table.rules)
    while session.choice is not None:
        session.take(player(session))


def in_match(table: Table) -> None:
    match = table.start("crossfire", players=2, seed=1)
    while match.legal_choices:
        match.take(match.legal_choices[0])


def simulated(table: Table) -> None:
    played = play_one(table.rules, Setting("crossfire", (), "crossfire", 2, "random", {}, {}, ()), 1)
    if isinstance(played, FaultyGame):
        raise RulesError(played.failure)


@pytest.mark.parametrize("way", [in_session, by_planner, in_match, simulated])
def test_however_it_is_played(way: Callable[[Table], None], growing: Table) -> None:
    with pytest.raises(RulesError, match=rf"{GROWS}: .*rule_grows__when \(own/cards\.card:5\)"):
        way(growing)


def test_pairs_find_it(growing: Table) -> None:
    found = Pairs(growing).test(most=3)
    assert found.failed and all(one.failure.startswith(GROWS) for one in found.failed)


def test_what_is_shipped_is_far_from_it() -> None:
    """In random games, no property and no count of steps comes near its limit."""
    rules = load("srtcg").rules
    g: Any = rules.start(2, 0, "duel")
    g.agent = lambda g, choice: 0
    most = 0
    for _ in range(300):
        if g.result is not None:
            break
        g.unit()
        most = max(most, g.events)
    assert 0 < most < 10_000
