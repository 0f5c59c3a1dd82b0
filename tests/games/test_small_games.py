"""Small games with the constructs that rulings of published games need: they compile, and can be played."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ombre.compiler.driver import compile_project
from ombre.compiler.projects.project import Project, open_game
from ombre.dsl.formatter import format_source
from ombre.runtime.cells import put
from ombre.session.bench import run_scenario
from ombre.session.debug import audit
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.session.view import view
from ombre.workshop.api.table import Table
from ombre.workshop.bots.policy import random_bot

FOLDER = Path(__file__).parents[1] / "fixtures" / "games"
GAMES = {
    "vigil": (("quiet_night", "long_night"), ("dawn", "rescued", "dark")),
    "arena": (("spring_fair",), ("won",)),
    "bluff": (("new_moon", "full_moon"), ("dawn", "caught")),
    "thicket": (("spring",), ("winter", "banquet", "hunger")),
    # Three published games, written from the documentation: tricks with bids, bluffs, all against the game.
    "wizards": (("",), ("played_out",)),
    "coup": (("",), ("survived",)),
    "island": (("",), ("cut_off", "treasure_lost", "drowned", "flooded_out", "rescued")),
}
STARTS = [(game, beginning) for game, (beginnings, _) in GAMES.items() for beginning in beginnings]


@cache
def project(game: str) -> Project:
    return open_game(str(FOLDER / game))


@cache
def table(game: str) -> Table:
    return Table(project(game))


def scenarios() -> list[tuple[str, str]]:
    """The scenarios as their files name them: the collection of the tests compiles no game."""
    texts = [
        (game, path.read_text(encoding="utf-8")) for game in GAMES for path in sorted((FOLDER / game).rglob("*.card"))
    ]
    return [(game, id) for game, text in texts for id in re.findall(r"^scenario (\w+)", text, re.MULTILINE)]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wrong(game: str) -> None:
    assert compile_project(project(game)).diagnostics == ()


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_is_canonical(game: str) -> None:
    for file in project(game).files:
        assert format_source(file.source, table(game).compiled.vocabulary)[0] == file.source.text


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_is_run(game: str) -> None:
    compiled = [s.id for module in table(game).scenarios() for s in module.scenarios]
    assert sorted(compiled) == sorted(id for name, id in scenarios() if name == game)


@pytest.mark.parametrize(("game", "id"), scenarios())
def test_scenario(game: str, id: str) -> None:
    rules = table(game).rules
    scenario = next(s for module in table(game).scenarios() for s in module.scenarios if s.id == id)
    assert run_scenario(rules, scenario).failures == ()


@pytest.mark.parametrize(("game", "beginning"), STARTS)
@pytest.mark.parametrize("seed", range(20))
def test_every_game_ends_and_keeps_its_books(game: str, beginning: str, seed: int) -> None:
    rules = table(game).rules
    g = rules.start(max(rules.players[0], 2 + seed % 3), seed, beginning)
    g.agent = random_bot(seed)
    while g.result is None:
        g.unit()
        assert rules.broken(g) == []
        assert audit(g) == []
    assert g.result in GAMES[game][1]


def test_a_seat_sees_what_a_thing_has_for_each_player() -> None:
    """The view shows a property with an entry for each player by player."""
    g: Any = Session(table("vigil").rules, Start(3, 1, "quiet_night")).g
    put(g.s_keeper_luck, 1, 0, 7)
    assert dict(view(g, 2).seats[1].states)["luck"] == (7, *list(g.s_keeper_luck[1].values())[1:])
