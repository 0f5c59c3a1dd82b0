"""A card with very many choices is checked without comparing each of them with all names above it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre.compiler import model
from ombre.compiler.checks import check
from ombre.compiler.checks.knowledge import Argument
from ombre.compiler.driver import compile_project
from ombre.compiler.projects.places import place_of
from ombre.compiler.projects.project import open_game
from ombre.workshop.creating.games import new_game

MANY = 300


@pytest.fixture
def game(tmp_path: Path) -> model.Model:
    new_game("night_market", tmp_path)
    lines = "".join(f"    choose a treasure in hand of you as x{n}\n" for n in range(MANY))
    path = tmp_path / "night_market" / "base" / "many.card"
    path.write_text(f'treasure many "Many"\n  worth 1    copies 1\n  play:\n{lines}')
    return compile_project(open_game(place_of(tmp_path / "night_market").place, ())).model


def test_the_names_above_a_choice_are_held_once(game: model.Model) -> None:
    made = [found for found in model.walk(game.cards["many"]) if isinstance(found, model.Choose)]
    assert [len(found.apart) for found in made] == list(range(MANY))
    assert len({id(pair) for found in made for pair in found.apart}) < MANY


def test_a_choice_without_otherwise_compares_no_names(game: model.Model, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    equal = Argument.__eq__

    def counting(one: Argument, other: object) -> bool:
        nonlocal compared
        compared += 1
        return equal(one, other)

    monkeypatch.setattr(Argument, "__eq__", counting)
    check(game)
    assert compared < 10 * MANY
