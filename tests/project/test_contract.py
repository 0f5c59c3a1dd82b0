"""Only `ombre.contract` spells the names of attributes of games in play, and the class of games has these names."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from ombre import contract
from ombre.compiler.driver import compile_project
from ombre.compiler.model import Model
from ombre.compiler.projects.project import open_game
from ombre.compiler.python import described
from ombre.folders import ROOMS
from ombre.runtime.flow import Play
from ombre.runtime.records import Ability
from ombre.workshop.api.table import load

ROOT = Path(__file__).parents[2]
LETTERS = "bdefklsuvz"
# A prefix with nothing after it, as before a formatted value; or a complete name.
PREFIX = re.compile(rf"(?:^|[^A-Za-z0-9_])[{LETTERS}]_$|^[{LETTERS}]_\w+$")


def spelled(text: str) -> Iterator[str]:
    """The names of the contract that a module spells itself."""
    tree = ast.parse(text)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            if PREFIX.search(node.value):
                yield f"{node.lineno}: {node.value!r}"


@pytest.mark.parametrize("room", ROOMS)
def test_no_other_module_spells_a_name(room: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{one}"
        for path in sorted((ROOT / room).rglob("*.py"))
        for one in spelled(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "text",
    ["getattr(g, f's_{kind}_{name}')", "f'for u_{name} in {x}'", "name.startswith(('v_', 'x'))", "space['k_card']"],
)
def test_the_check_sees_a_name(text: str) -> None:
    assert list(spelled(text))


def test_the_names() -> None:
    assert contract.state("runner", "hp") == "s_runner_hp"
    assert contract.state("", "round") == "s__round"
    assert contract.fact("gear", "cost") == "f_gear_cost"
    assert contract.derived("gear", "worth") == "d_gear_worth"
    assert contract.becomes("gear", "mode") == "b_gear_mode"
    assert contract.zone("", "row") == "z__row"
    assert contract.verb("pays for") == "v_pays_for"
    assert contract.word("mood", "sad") == "e_mood_sad"
    assert contract.words("mood") == "l_mood"
    assert contract.kind("gear") == "k_gear"
    assert contract.local("friend") == "u_friend"
    assert contract.is_event("v_pays_for") and contract.is_event("b_gear_mode")
    assert not contract.is_event("window") and not contract.is_event("s__round")


def test_the_keys_of_events() -> None:
    assert contract.becoming("gear", "mode", "main") == "becomes gear.mode.main"
    assert contract.modified("gear", "cost") == "gear.cost"
    assert [contract.step("draw"), contract.setup("deal"), contract.slot("play")] == [
        "step draw",
        "setup deal",
        "slot play",
    ]
    assert [contract.starting("turn"), contract.ending("turn")] == ["turn starts", "turn ends"]


@pytest.mark.parametrize("game", ["crossfire", "srtcg"])
def test_a_game_in_play_has_every_name_that_it_declares(game: str) -> None:
    rules = load(game).rules
    g = rules.start(2)
    for kind in rules.kinds:
        assert getattr(g, contract.kind(kind.name))
        assert all(hasattr(g, contract.state(kind.name, state.name)) for state in kind.states)
        assert all(hasattr(g, contract.fact(kind.name, fact.name)) for fact in kind.facts)
        assert all(hasattr(g, contract.derived(kind.name, name)) for name, _ in kind.derived)
        assert all(hasattr(g, contract.zone(kind.name, zone.name)) for zone in kind.zones)
    assert all(hasattr(g, contract.verb(key)) for key in rules.verbs)
    for values, words in rules.values.items():
        numbers = [getattr(g, contract.word(values, word)) for word in words]
        assert numbers == list(getattr(g, contract.words(values))) == list(range(len(words)))
    prefixed = {name for name in vars(rules.plain) if re.match(r"[a-z]_", name)}
    assert {name for name in prefixed if contract.is_event(name)} >= {contract.verb(key) for key in rules.verbs}
    assert {name[0] for name in prefixed} <= set(LETTERS)
    assert not [name for name in dir(Play) if re.match(r"[a-z]_", name)]


def test_an_ability_is_of_a_known_sort() -> None:
    assert Ability.__annotations__["sort"] == "Sort"
    abilities = load("srtcg").rules.abilities + load("crossfire", "prime_runner").rules.abilities
    assert {ability.sort for ability in abilities} <= set(get_args(contract.Sort))


PLANTED = """
from ombre.generated.crossfire.play import Play

def right(g: Play, x: int) -> None:
    g.s_runner_hp[x] = g.f_gear_cost(x)
    g.v_heals(x, 1)

def wrong(g: Play, x: int) -> None:
    g.s_runner_hq[x] = 1
    g.s_runner_hp = 1
    g.v_heals(x)
    g.v_heels(x, 1)
    g.chose("one", x, [], "runner")
"""


@pytest.mark.long
def test_a_wrong_name_is_seen_by_a_type_checker(tmp_path: Path) -> None:
    """mypy reports it with the settings of `make types`; pyright reads the same stub (generated/GAME/play.pyi)."""
    path = tmp_path / "planted.py"
    path.write_text(PLANTED, encoding="utf-8")
    arguments = ["--strict", "--follow-imports=silent", "--cache-dir", str(tmp_path / "cache"), "--no-error-summary"]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *arguments, str(path)], capture_output=True, text=True, cwd=ROOT
    )
    lines = {int(line.split(":")[1]) for line in done.stdout.splitlines() if ": error:" in line}
    assert lines == {9, 10, 11, 12, 13}, done.stdout + done.stderr


def test_the_class_of_an_expansion_says_what_is_new() -> None:
    """The class of an expansion extends that of the base game, and declares only new attributes; rows are typed."""
    base, over = (model_of(extra) for extra in ([], ["prime_runner"]))
    whole, new = described(base, "crossfire"), described(over, "crossfire", base)
    assert "class Play(Kernel):" in whole and "    s_runner_hp: list[int]\n" in whole
    assert "    s_threat_pool: dict[int, tuple[int, ...]]\n" in whole
    assert "class Play(Base):" in new and "    s_runner_tier: list[int]\n" in new
    assert not set(whole.splitlines()[5:]) & set(new.splitlines()[5:])
    assert described(base, "crossfire", base).endswith("class Play(Base):\n    pass\n")


def model_of(extra: list[str]) -> Model:
    return compile_project(open_game("crossfire", extra)).model
