"""Errors in generated code are reported with the lines of the cards."""

# Games in play have no static type, so lambdas over them have none either.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import re
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ombre import cards_folder
from ombre.runtime import Ability, Card, Module, Scenario
from ombre.runtime.errors import RulesError
from ombre.runtime.linker import link
from ombre.runtime.loader import load_file
from ombre.session.bench import run_scenario
from ombre.session.tracebacks import EXPLAINED, written_at

Broken = Callable[[str], Module]

BROKEN = '''"""Made by `ombre build` from cards/odd.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Play, Scenario, Value, Verb


# {source}:3
def halves(g: Play, u_who: int) -> None:
    g.s_keeper_hp[u_who] = 2
    g.s_keeper_hp[u_who] = (
        1
        // 0
    )


# {source}:6
def again(g: Play, u_who: int) -> None:
    g.v_again(u_who)


# {source}:8
def nibbler__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return True


# {source}:8
def nibbler__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if any(g.s_keeper_hp[x] < 0 for x in (0, 1)):
        return
    g.v_halves(0)


# {source}:13
def it_breaks(t: Value) -> None:
    g = t.game(1)
    g.v_halves(0)


MODULE = Module(
    source="{source}",
    verbs=(Verb("halves", (("who", "keeper"),), halves, line=3), Verb("again", (("who", "keeper"),), again, line=6)),
    rules=(Ability("nibbler__when", "when", "heals", nibbler__when_if, nibbler__when, line=8),),
    scenarios=(Scenario("it_breaks", "it breaks", it_breaks, 13, 1),),
    lines="9:3 10:4 11:5 18:6 19:7 23:8 28:8 29:9 31:11 35:13 36:14 37:15",
)
'''


@pytest.fixture
def broken(tmp_path: Path) -> Broken:
    """A module with a division by zero, as if generated from a `.card` file."""

    def make(source: str) -> Module:
        path = tmp_path / "broken.py"
        path.write_text(BROKEN.replace("{source}", source), encoding="utf-8")
        found: Module = load_file(path).MODULE
        return found

    return make


def play(toy: ModuleType, module: Module, act: Callable[[Any], Any]) -> None:
    g: Any = link([toy.MODULE, module], layers=[EXPLAINED]).start(2, seed=7)
    g.agent = lambda g, choice: 0
    type(g).operations = (act,)
    g.pc = 0
    g.unit()


def test_a_traceback_ends_with_the_lines_of_the_cards(toy: ModuleType, broken: Broken) -> None:
    """The note has an entry for each generated function, the innermost last, with file, function and line."""
    with pytest.raises(ZeroDivisionError) as caught:
        play(toy, broken("cards/odd.card"), lambda g: g.v_heals(0, 1))
    text = "".join(traceback.format_exception(caught.value)).rstrip()
    assert text.endswith(
        "In the cards, the innermost last:\n"
        '  File "cards/odd.card", line 11, in nibbler / when\n'
        '  File "cards/odd.card", line 5, in halves'
    )


def test_the_line_itself_is_shown_where_its_file_is(toy: ModuleType, broken: Broken) -> None:
    path = sorted(cards_folder().rglob("*.card"))[0]
    name = path.relative_to(cards_folder().parent).as_posix()
    line = path.read_text(encoding="utf-8").split("\n")[4].strip()
    with pytest.raises(ZeroDivisionError) as caught:
        play(toy, broken(name), lambda g: g.v_halves(0))
    assert caught.value.__notes__[-1].endswith(
        f'  File "{name}", line 5, in halves' + (f"\n    {line}" if line else "")
    )


def test_a_scenario_says_it_once(toy: ModuleType, broken: Broken) -> None:
    """The line of the scenario comes first, and there is only one note."""
    module = broken("odd.card")
    with pytest.raises(ZeroDivisionError) as caught:
        run_scenario(link([toy.MODULE, module]), module.scenarios[0])
    (note,) = caught.value.__notes__
    assert re.findall(r"line (\d+)", note) == ["15", "5"]


def test_an_endless_effect_names_its_lines(toy: ModuleType, broken: Broken) -> None:
    with pytest.raises(RulesError, match=r"^this never ends: again \(odd\.card:7\)$"):
        play(toy, broken("odd.card"), lambda g: g.v_again(0))


def test_errors_of_ours_are_left_alone(toy: ModuleType, broken: Broken) -> None:
    """Errors that do not come from a card have no note."""
    with pytest.raises(ZeroDivisionError) as caught:
        play(toy, broken("odd.card"), lambda g: 1 // 0)
    assert getattr(caught.value, "__notes__", []) == []


def test_abilities_with_the_same_id_are_each_found_in_their_file(toy: ModuleType) -> None:
    """The cards of two scenarios can have the same name."""

    def written(source: str, line: int) -> Module:
        imp = Card("imp", "beast", abilities=(Ability("imp.no", "cannot", "gains", line=line),))
        return Module(source, scenarios=(Scenario("s", "a title", lambda t: None, cards=(imp,)),))

    modules = written("one.card", 3), written("two.card", 5)
    for module, place in zip(modules, ("one.card:3", "two.card:5"), strict=True):
        (scenario,) = module.scenarios
        rules = link([toy.MODULE, *modules], scenario.cards)
        assert written_at(rules, rules.ability_number["imp.no"]) == place
