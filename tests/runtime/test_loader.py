"""Loading modules from any path, and modules that the linker refuses."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from ombre.runtime import Ability, Card, Flow, Game, Kind, Module, State, Turns, Zone
from ombre.runtime.errors import RulesError
from ombre.runtime.loader import Rules, link, load_file


def test_a_module_is_loaded_once(tmp_path: Path) -> None:
    path = tmp_path / "a.py"
    path.write_text("VALUE = object()\n")
    assert load_file(path).VALUE is load_file(path).VALUE


def test_a_module_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "b.py"
    path.write_text("1 / 0\n")
    before = set(sys.modules)
    with pytest.raises(ZeroDivisionError):
        load_file(path)
    assert set(sys.modules) == before


def test_what_is_no_python_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ImportError, match="is not a Python module"):
        load_file(tmp_path / "c.txt")


@pytest.mark.parametrize(
    "module, message",
    [
        (Module("b", game=Game("b", zones=(Zone("", "field"),))), "zone field of the game is declared twice"),
        (Module("b", game=Game("b", zones=(Zone("ghost", "tomb"),))), "zone tomb is of kind ghost"),
        (
            Module("b", kinds=(Kind("k", "card", states=(State("s", values="hue"),)),)),
            "no file declares the values hue",
        ),
        (Module("b", kinds=(Kind("k", "card", states=(State("s", per="hue"),)),)), "s_k_s is of kind hue"),
        (
            Module("b", kinds=(Kind("k", "card", states=(State("s", until_leaves=("", "tomb")),)),)),
            "s of k lasts until it leaves a zone that is not declared",
        ),
        (Module("b", timed=(Ability("torch.no_attack", "cannot", "attacks"),)), "timed ability .* is declared twice"),
        (Module("b", flows=(Flow("day", items=(Turns("noon", "keeper", lambda g: 0),), repeats=True),)), "two flows"),
        (
            Module("b", cards=(Card("c", "beast", facts=(("track", (("pink", 1),)),)),)),
            "track of c is pink, which is not one of: plain, red, blue",
        ),
    ],
)
def test_what_does_not_fit_together_is_refused(toy: ModuleType, module: Module, message: str) -> None:
    with pytest.raises(RulesError, match=message):
        link([toy.MODULE, module])


def test_a_game_needs_players(toy: ModuleType) -> None:
    with pytest.raises(RulesError, match="no file declares a kind of player"):
        link([Module("empty")])
    with pytest.raises(RulesError, match="for 1 to 4 players, not 5"):
        link([toy.MODULE]).start(5)
    with pytest.raises(RulesError, match="no card ghost to begin with"):
        link([toy.MODULE]).start(2, beginning="ghost")


def test_a_game_that_does_not_end_in_time_is_an_error(toy: ModuleType) -> None:
    rules = link([toy.MODULE])
    with pytest.raises(RulesError, match="has not ended after 5 units"):
        rules.play(rules.start(2), lambda g, choice: 0, most=5)


def test_numbers_of_cards_and_players_are_things(rules: Rules) -> None:
    assert all(rules.is_thing(sort) for sort in ("card", "player", "keeper", "tool"))
    assert not any(rules.is_thing(sort) for sort in ("number", "ask", "order", "mood"))
    assert [sort for sort in ("card", "player", "keeper", "tool") if rules.is_player(sort)] == ["player", "keeper"]
