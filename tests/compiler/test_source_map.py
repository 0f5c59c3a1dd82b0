"""The source map of a generated module, and the changes in a module when one card is changed."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from ombre.compiler.driver import compile_project, modules
from ombre.compiler.projects.project import Project, open_game
from ombre.runtime.loader import load_file
from ombre.session.bench import run_scenario
from ombre.session.tracebacks import line_of
from ombre.workshop.api.table import Table

FIRST = """gear first "First"
  type skill    cost 4    damage red    copies 1
  play:
    choose an obstacle in row as target
    target cannot attack until end of turn
    choose one:
      red:
        you gain 1
      blue:
        you gain 2

"""
SECOND = """gear second "Second"
  type skill    cost 4    damage red    copies 1
  play:
    choose another runner as friend
    friend gains 1

    choose one:
      red:
        you gain 1
      blue:
        if hp of friend > 1:
          repeat 60 times:
            nuyen of you rises by nuyen of you
        otherwise:
          you gain 2
    choose an obstacle in row as target
    target cannot attack until end of turn

rule pays_out: when turn ends:
  current gains 1
"""
SCENARIO = """
scenario second_fails "It is told"
  given:
    players 2
    nuyen of P1 becomes 9
    put second in hand of P1
    answer one with blue
  when:
    perform play of second as P1
"""
ROOT = Path(__file__).parents[2]
HEAD = "expansion own of crossfire\n\n"

Opened = Callable[[str], Project]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Opened:

    def opened(text: str) -> Project:
        folder = tmp_path / "own"
        folder.mkdir(exist_ok=True)
        (folder / "cards.card").write_text(text, encoding="utf-8")
        return open_game("crossfire", [str(folder)])

    return opened


def made(project: Project) -> str:
    compiled = compile_project(project)
    assert compiled.ok, compiled.diagnostics
    (text,) = modules(compiled, [file for file in project.files if file.own]).values()
    return text


def functions(text: str) -> dict[str, str]:
    """The code of each function of a module, by name, without the comment that names the source line."""
    pieces = re.split(r"\n\n\n# .*\n(?=def )", text.partition("\n\nMODULE = ")[0])
    return {piece.partition("(")[0].removeprefix("def "): piece.strip() for piece in pieces[1:]}


def test_an_error_is_told_with_its_own_line(own: Opened) -> None:
    """An error in a long ability is reported with the line that caused it, not with the first line of the ability."""
    text = HEAD + FIRST + SECOND + SCENARIO
    table = Table(own(text))
    (scenario,) = (s for module in table.scenarios() for s in module.scenarios if s.id == "second_fails")
    (failure,) = run_scenario(table.rules, scenario).failures
    line = text[: text.index("nuyen of you rises")].count("\n") + 1
    assert failure.sentence.endswith(f": second__play (own/cards.card:{line})")


def test_every_statement_has_its_line(own: Opened, tmp_path: Path) -> None:
    text = made(own(HEAD + FIRST + SECOND))
    path = tmp_path / "made.py"
    path.write_text(text, encoding="utf-8")
    module: ModuleType = load_file(path)
    cards, python = (HEAD + FIRST + SECOND).split("\n"), text.split("\n")

    def told(words: str) -> str:
        (at,) = (number for number, line in enumerate(python, 1) if words in line and "second" in owner(number))
        return cards[line_of(module.MODULE, at) - 1].strip()

    def owner(number: int) -> str:
        return next(line for line in reversed(python[:number]) if line.startswith("def "))

    assert told("def second__play") == "play:"
    assert told("u_friend = ") == "choose another runner as friend"
    assert told("g.v_gains(u_friend") == "friend gains 1"
    assert told("one1 = ") == "choose one:"
    assert told('if one1 == "red"') == "red:"
    assert told('elif one1 == "blue"') == "blue:"
    assert told("> 1:") == "if hp of friend > 1:"
    assert told("for _ in") == "repeat 60 times:"
    assert told("g.v_gains(you, 2)") == "you gain 2"
    assert line_of(module.MODULE, 1) == 0


def test_a_change_of_one_card_changes_no_other_code(own: Opened) -> None:
    """New statements in one card do not change the code of other cards, even if names are generated for the statements.

    Such statements are effects with a duration, alternatives and loops over cards.
    """
    before = functions(made(own(HEAD + FIRST + SECOND)))
    more = """    target loses text until end of turn
    other weapon gear in played of you have bonus +1 until end of turn
    choose one:
      one_more:
        you gain 3
      and_more:
        you gain 4
    target cannot attack until end of turn

"""
    after = functions(made(own(HEAD + FIRST.rstrip("\n") + "\n" + more + SECOND)))
    changed = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
    assert "first__play" in changed and all("first__" in name for name in changed)
    assert any("second__" in name for name in before)


def test_a_function_reads_every_name_that_it_assigns() -> None:
    """What an effect has captured is unpacked only where it is used: an author looks for the reason of each line."""
    project = open_game(str(ROOT / "tests/fixtures/games/thicket"))
    texts = modules(compile_project(project), list(project.files)).values()
    found = [one for text in texts for one in ast.parse(text).body if isinstance(one, ast.FunctionDef)]
    assert any(one.name.endswith("_among") for one in found), "there are abilities of live sets"
    for one in found:
        counted = {loop.target for loop in ast.walk(one) if isinstance(loop, ast.For)}
        names = [node for node in ast.walk(one) if isinstance(node, ast.Name) and node not in counted]
        read = {node.id for node in names if isinstance(node.ctx, ast.Load)}
        assert {node.id for node in names if isinstance(node.ctx, ast.Store)} <= {*read, "_"}, ast.unparse(one)


def test_what_is_replaced_takes_no_name_away(own: Opened) -> None:
    """If a card replaces another, the generated names of both differ, and the effects of the old card still exist."""
    new = FIRST.replace('first "First"', 'covering_fire "Covering Fire"')
    assert 'g.add("base_market.covering_fire__cannot1"' in (ROOT / "generated/crossfire/base/market.py").read_text(
        encoding="utf-8"
    )
    table = Table(own(f"{HEAD}replace {new}"))
    assert {"base_market.covering_fire__cannot1", "own_cards.covering_fire__cannot1"} <= table.rules.timed_number.keys()
