"""Games that another engine has played are the same here: whose turn it is, what is legal, and what is returned.

`benchmarks/oracle.py --record 30` has written them. It plays thousands of games with the other engine itself.
"""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import ombre

from . import recorded

FIXTURES = Path(__file__).parents[1] / "fixtures" / "oracle"
GAMES = ("crazy_eights", "gin_rummy", "hearts")
# A change of a rule, and a part of what the comparison then reports.
CHANGES = {
    "two_of_clubs_leads": ("hearts", "remove rule two_of_clubs_leads"),
    "follow_suit": ("hearts", "remove rule follow_suit"),
    "no_points_on_first_trick": ("hearts", "remove rule no_points_on_first_trick"),
    "hearts_must_be_broken": ("hearts", "remove rule hearts_must_be_broken"),
    "moon": ("hearts", "replace verb who:person shoots (shoot, shot)\n  taken of who becomes 26"),
    "match": ("crazy_eights", "remove rule match"),
    "five_cards": (
        "crazy_eights",
        "replace verb who:person goes_on (go_on, gone_on)\n  if talon is not empty:\n    who draws\n"
        "  otherwise:\n    who passes",
    ),
    "lay_off": ("gin_rummy", "remove rule lay_off"),
    "eleven_points": (
        "gin_rummy",
        "replace verb who:person ponders\n  who arranges\n  for each playing_card in hand of who as c:\n"
        "    parting of c becomes 0\n    if deadwood of who <= 11:\n      parting of c becomes 1",
    ),
}


@cache
def games(name: str) -> list[recorded.Recorded]:
    return recorded.read((FIXTURES / f"{name}.txt").read_text(encoding="utf-8"))


def test_there_are_records() -> None:
    assert sorted(path.stem for path in FIXTURES.iterdir()) == sorted(GAMES)
    for name in GAMES:
        assert len(games(name)) == 30
        assert sum(len(game.asked) for game in games(name)) > 1000
        assert recorded.write(games(name)) == (FIXTURES / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_recorded_games_are_the_same(name: str) -> None:
    table = ombre.load(name)
    assert [
        f"game {n}: {said}" for n, game in enumerate(games(name), 1) if (said := recorded.difference(table, game))
    ] == []


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_rule_is_noticed(change: str, tmp_path: Path) -> None:
    """With one rule taken out or changed, at least one recorded game differs."""
    name, text = CHANGES[change]
    (tmp_path / "change.card").write_text(f"expansion changed of {name}\n\n{text}\n", encoding="utf-8")
    table = ombre.load(name, with_=tmp_path)
    assert any(recorded.difference(table, game) for game in games(name))


def test_a_changed_record_is_noticed() -> None:
    """Another seat, another possibility, another return, a decision too many and one too few."""
    table, game = ombre.load("hearts"), games("hearts")[0]
    first, *rest = game.asked
    changed = [
        replace(game, asked=(replace(first, who=first.who % 4 + 1), *rest)),
        replace(game, asked=(replace(first, legal=first.legal[1:]), *rest)),
        replace(game, asked=(*game.asked, first)),
        replace(game, asked=game.asked[:-1]),
        replace(game, returns=game.returns[::-1]),
    ]
    assert recorded.difference(table, game) == ""
    assert all(recorded.difference(table, one) for one in changed)


def test_the_other_engine_is_not_needed() -> None:
    """Neither the games nor this comparison import it."""
    code = "import sys, ombre; ombre.load('hearts').start(); assert 'pyspiel' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
