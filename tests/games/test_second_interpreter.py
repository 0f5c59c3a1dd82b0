"""The second interpreter plays the same games as the compiled modules, and shares nothing with them but the model."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from ombre.compiler import model
from ombre.runtime.linker import Rules

from ..budget import LONG, parts
from ..interpreter.playing import Interpreter
from ..interpreter.rules import GameRules
from ..interpreter.things import Frame, Unsupported
from ..project.test_layers import imports
from ..two_interpreters import comparing, kernel
from ..two_interpreters.comparing import Disagreement, Setting, compare
from ..two_interpreters.plan import SHIPPED, SMALL, sample, settings
from ..two_interpreters.shrinking import smallest

HERE = Path(__file__).parents[1] / "interpreter"
EACH = 12  # the suite plays every twelfth of the settings
CLOSED = ("coup", "toy", "thicket")  # the games that the suite plays with their closed modules, too


def test_it_imports_the_model_and_nothing_that_plays() -> None:
    allowed = ("ombre", "ombre.compiler", "ombre.compiler.model")  # `from ombre import contract`: the keys of events
    paths = sorted(HERE.glob("*.py"))
    names = {name for path in paths for name in imports(path) if not name.startswith(".")}
    assert len(paths) > 8
    assert {n for n in names if n not in allowed and n.split(".")[0] not in sys.stdlib_module_names} == set()


def test_it_loads_nothing_that_plays() -> None:
    code = (
        "import sys, tests.interpreter.playing\n"
        "print(*sorted({'.'.join(n.split('.')[1:3]) for n in sys.modules if n.startswith('ombre.')}))"
    )
    path = {**os.environ, "PYTHONPATH": str(HERE.parents[1])}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=path)
    loaded = done.stdout.split()
    assert "compiler.model" in loaded, done.stderr
    assert [name for name in loaded if name.split(".")[0] in ("runtime", "session", "workshop", "generated")] == []
    assert [name for name in loaded if name.startswith("compiler.") and name != "compiler.model"] == []


def test_every_game_is_in_the_plan() -> None:
    shipped = {path.parents[1].name for path in (HERE.parents[1] / "cards").glob("*/rules/game.card")}
    assert {game.split("+")[0] for game in SHIPPED} == shipped
    assert {game.split("+")[0] for game in SMALL} == {path.name for path in comparing.GAMES.iterdir()}


@pytest.mark.sampled
@pytest.mark.parametrize("part", parts(10))
@pytest.mark.parametrize("game", [*SHIPPED, *SMALL])
def test_both_play_the_same_game(game: str, part: slice) -> None:
    played = list(settings(2, [game])) if LONG else sample(EACH, game)
    assert played
    for setting in played[part]:
        found = compare(setting)
        assert found is None, str(smallest(found))


@pytest.mark.sampled
@pytest.mark.parametrize("part", parts(10))
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game in CLOSED else pytest.mark.long) for game in [*SHIPPED, *SMALL]]
)
def test_a_closed_module_plays_the_same_game(game: str, part: slice) -> None:
    for setting in (list(settings(1, [game])) if LONG else sample(EACH, game))[part]:
        found = compare(replace(setting, engine="closed"))
        assert found is None, str(smallest(found))


def test_a_game_is_compared_at_each_question() -> None:
    setting = Setting("hearts", "", 4, 3, 200)
    moments, end = comparing.kernel_plays(setting, comparing.random(4))
    assert len(moments) > 30 and end is not None and end[0] == "the game is over"
    assert all("current P" in moment.lines[0] for moment in moments)


def changed(known: model.Model) -> model.Model:
    """Crazy Eights, in which an eight is a card like others: nobody chooses a suit."""
    files = tuple(
        replace(file, verbs=tuple(replace(v, body=v.body[:-1]) if v.key == "plays" else v for v in file.verbs))
        for file in known.files
    )
    return replace(known, files=files)


def test_a_planted_fault_is_found_and_made_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the kernel plays other rules, the first difference is shown in a short game of few players."""
    made = comparing.compiled("crazy_eights")
    faulty = kernel.linked(replace(made, model=changed(made.model)))
    right = comparing.both("crazy_eights")[1]

    def both(game: str) -> tuple[Rules, GameRules]:
        return faulty, right

    monkeypatch.setattr(comparing, "both", both)
    found = next(d for seed in range(20) if (d := compare(Setting("crazy_eights", "", 4, seed, 60))) is not None)
    less = smallest(found)
    assert isinstance(less, Disagreement)
    assert less.setting.players == 2 and less.choice <= found.choice
    assert len(less.before) < 6
    assert "wish (french_suit)" in less.other and "wish" not in less.kernel
    assert "eight_of_" in less.before[-1]


def test_what_it_does_not_know_it_refuses() -> None:
    """A line that only scenarios have raises, and is not passed over."""
    rules = comparing.both("toy")[1]
    g = Interpreter(rules, 2, comparing.random(1), lambda g, question: 0)
    span = rules.rules[0].span
    with pytest.raises(Unsupported):
        g.block([model.AllPass(span)], Frame())
