"""What an expansion may change: by name, once, and without a trace where it is not in use."""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre.compiler.driver import compile_project
from ombre.compiler.project import open_game
from ombre.workshop import scenarios
from ombre.workshop.table import Table, open_table

EXHAUSTED = """
expansion tired of crossfire

extend kind runner
  has exhausted number

replace step draw_and_buy with
  step reload:
    if current is ok and number of cards in hand of current <= 3:
      if exhausted of current = 1:
        current draws 1
      otherwise:
        current draws 2
  step black_market:
    window:
      current may buy a gear in market

rule exhaustion: when a runner as r becomes staggered:
  exhausted of r becomes 1

rule exhausted_again: instead of a runner as r becoming staggered if exhausted of r = 1:
  r becomes critical

replace rule recovery: when a runner as r becomes ok:
  r draws 3

remove rule staggered_draw

replace gear katana "Blunt Katana"
  house
  type weapon    cost 1    damage black    copies 1

scenario tired_of_it "the next zero is critical"
  given:
    players 2
    hp of P1 becomes 1
    put mana 5 in deck of P1
  when:
    P1 suffers 1
    P1 heals 1
  then:
    exhausted of P1 = 1
    number of cards in hand of P1 = 3
    P1 is ok

scenario less_to_reload "an exhausted runner draws one"
  given:
    players 2
    exhausted of P1 becomes 1
    put mana 5 in deck of P1
  when:
    run step reload for P1
  then:
    number of cards in hand of P1 = 1

scenario the_other_katana "the replaced card is the one that is dealt"
  given:
    players 2
    put katana in hand of P1
  then:
    cost of katana = 1
"""


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "cache"))


def folder(tmp_path: Path, name: str, text: str) -> str:
    """A folder with one file of cards."""
    path = tmp_path / name
    path.mkdir()
    (path / f"{name}.card").write_text(text, encoding="utf-8")
    return str(path)


def table(tmp_path: Path, name: str, text: str) -> Table:
    return open_table("crossfire", [folder(tmp_path, name, text)])


def test_what_an_overlay_changes(tmp_path: Path) -> None:
    """A kind is extended; a step, a rule and a card are replaced; a rule is gone."""
    tired = table(tmp_path, "tired", EXHAUSTED)
    outcomes = scenarios.run(tired, lambda source: source.startswith("tired"))
    assert [(o.id, o.result.failures) for o in outcomes] == [
        ("tired_of_it", ()),
        ("less_to_reload", ()),
        ("the_other_katana", ()),
    ]
    assert "rule_staggered_draw__when" not in {ability.id for ability in tired.rules.abilities}


def test_nothing_of_it_shows_without_it(tmp_path: Path) -> None:
    """The base game is the same before, beside and after a game with the overlay."""
    before = open_table("crossfire").rules.digest
    tired = table(tmp_path, "tired", EXHAUSTED)
    assert tired.rules.digest != before
    assert open_table("crossfire").rules.digest == before
    assert not hasattr(open_table("crossfire").rules.start(2), "s_runner_exhausted")


def test_two_overlays_that_change_one_thing(tmp_path: Path) -> None:
    """An error that names both files."""
    one = folder(tmp_path, "one", "expansion one of crossfire\n\nremove rule recovery\n")
    two = folder(
        tmp_path, "two", "expansion two of crossfire\n\nreplace rule recovery: when turn ends:\n  current draws 1\n"
    )
    (found,) = compile_project(open_game("crossfire", [one, two])).diagnostics
    assert found.code == "E123"
    assert "one/one.card" in found.help and "two/two.card" in found.help


def test_what_is_not_there_cannot_be_changed(tmp_path: Path) -> None:
    """A misspelt name is found, with the nearest one."""
    wrong = folder(tmp_path, "wrong", "expansion wrong of crossfire\n\nremove rule recovry\n")
    (found,) = compile_project(open_game("crossfire", [wrong])).diagnostics
    assert (found.code, found.help) == ("E122", "did you mean 'recovery'?")
