"""Scenarios are compiled when they are run, and their modules are only in the cache."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from ombre.compiler import artifacts, driver
from ombre.compiler.modules import module_paths, scenario_paths
from ombre.compiler.projects import cache
from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import CardFile, Project, open_game
from ombre.dsl.source import Source
from ombre.workshop.api.table import Table
from ombre.workshop.scenarios import running as scenarios

RULES = """game shed language 3
  players 1 to 3

kind hand is player
  has weight number
  zones bench open
  you is this

kind tool is card
  slots use
  you is owner of this

kind season is card
  begins game

flow round repeats
  step work:
    end game with done

verb who:hand lifts amount:number
  weight of who rises by amount

season spring "Spring"

tool spade "Spade"
  use:
    you cannot lift until end of round

"""
LIFT = """scenario {0} "A weight"
  given:
    players 1
    weight of P1 becomes {1}
  when:
    P1 lifts 1
  then:
    weight of P1 = {2}

"""
FORBIDS = """scenario spade "It is called like a card, and its own effect like that of the card"
  given:
    players 2
  when:
    P1 cannot lift until end of round
  then:
    P1 cannot lift
    P2 can lift 1

scenario fork "A card of its own, a card of the game and the scenario make the same sort of effect"
  given:
    players 3
    tool fork:
      use:
        you cannot lift until end of round
    put spade 1 as one in bench of P1
    put fork 1 as two in bench of P2
  when:
    perform use of one as P1
    perform use of two as P2
    P3 cannot lift until end of round
  then:
    P1 cannot lift
    P2 cannot lift
    P3 cannot lift

"""


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def shed(**texts: str) -> Project:
    """Make a game of several files. texts: the text of each file, by name; the file `rules` contains the rules."""
    files = [
        CardFile(Source(f"{name}.card", text), name, name, Path(f"{name}.card"), True) for name, text in texts.items()
    ]
    return Project(GameFolder("shed", Path("shed")), tuple(files), (), tuple(texts))


def told(project: Project, wanted: Sequence[str] = ()) -> dict[str, bool]:
    outcomes = scenarios.run(Table(project), lambda source: not wanted or source in wanted)
    return {outcome.id: outcome.passed for outcome in outcomes}


@pytest.mark.parametrize(
    ("text", "played", "tested"),
    [
        ("", False, False),
        ("# scenario x\n\nexpansion night of shed\n", False, False),
        (LIFT.format("one", 1, 2), False, True),
        ("remove scenario one\n", False, True),
        ("replace  scenario one\n", False, True),
        (f"deck heavy:\n  2 spade\n\n{LIFT.format('one', 1, 2)}", True, True),
        ('tool rake "Rake"\n', True, False),
        ("remove rule scenario_less\n", True, False),
        ('scenarios_tool rake "Rake"\n', True, False),
        ("?\n", True, False),
    ],
)
def test_what_is_in_a_file(text: str, played: bool, tested: bool) -> None:
    (file,) = shed(rules=text).files
    assert (file.is_played, file.has_scenarios) == (played, tested)


def test_one_file_makes_two_modules() -> None:
    """The module for the rules of a file contains no scenario of the file, and nothing that a scenario declares."""
    table = Table(shed(rules=RULES + LIFT.format("one", 1, 2) + FORBIDS))
    (module,) = table.modules
    assert (
        module.scenarios == () and len(module.timed) == 1 and [card.id for card in module.cards] == ["spring", "spade"]
    )
    (tests,) = table.scenarios()
    assert [one.id for one in tests.scenarios] == ["one", "spade", "fork"] and tests.timed == ()
    assert [len(one.timed) for one in tests.scenarios] == [0, 1, 2]
    assert told(table.project) == {"one": True, "spade": True, "fork": True}


def test_a_file_with_scenarios_only_is_no_part_of_the_game() -> None:
    with_it = Table(shed(rules=RULES, tests=LIFT.format("one", 1, 2)))
    assert [module.source for module in with_it.modules] == ["rules.card"]
    assert told(with_it.project) == {"one": True}
    assert with_it.rules.digest == Table(shed(rules=RULES)).rules.digest


def test_later_files_change_scenarios_that_somebody_runs_alone() -> None:
    """If only the scenarios of one file are run, later files may still replace or remove them."""
    files = {
        "rules": RULES + LIFT.format("one", 1, 3) + LIFT.format("two", 1, 3) + LIFT.format("three", 1, 2),
        "more": "expansion more of shed\n\nremove scenario one\n\nreplace " + LIFT.format("two", 1, 2),
    }
    assert told(shed(rules=files["rules"])) == {"one": False, "two": False, "three": True}
    assert told(shed(**files)) == {"two": True, "three": True}
    assert told(shed(**files), ["rules.card"]) == {"three": True}
    assert told(shed(**files), ["more.card"]) == {"two": True}


def test_only_scenarios_that_have_changed_are_made_again() -> None:
    """After an edit of a scenario, only the scenarios of its file are compiled; after an edit of the rules, all."""
    asked: list[str] = []

    def paths(**texts: str) -> list[Path]:
        project = shed(rules=RULES, **texts)

        def make(files: Sequence[CardFile]) -> Mapping[str, str]:
            asked.extend(file.source.name for file in files)
            return driver.scenarios(driver.compile_project(project), files)

        asked.clear()
        return scenario_paths(project, [file for file in project.files if file.has_scenarios], make)

    one, two, other = LIFT.format("one", 1, 2), LIFT.format("two", 1, 2), LIFT.format("two", 3, 4)
    first = paths(a=one, b=two)
    assert asked == ["a.card", "b.card"]
    assert paths(a=one, b=two) == first and asked == []
    second = paths(a=one, b=other)
    assert asked == ["b.card"] and second[0] == first[0] and second[1] != first[1]
    assert paths(a=one, b=two) == first and asked == []
    first[0].write_text("damaged", encoding="utf-8")
    assert paths(a=one, b=two) == first and asked == ["a.card"]
    paths(a=one, b=two, c='tool rake "Rake"\n')
    assert asked == ["a.card", "b.card"]


def test_an_edited_scenario_leaves_the_shipped_modules_as_they_are() -> None:
    """If a scenario of a shipped game has an error, the game is still loaded from `generated/`."""
    project = open_game("crossfire")

    def make(files: Sequence[CardFile]) -> Mapping[str, str]:
        raise AssertionError(files)

    before = module_paths(project, make)
    at = next(number for number, file in enumerate(project.files) if not file.is_played)
    files = list(project.files)
    files[at] = replace(files[at], source=Source(files[at].source.name, f"{files[at].source.text}\nscenario what\n"))
    assert module_paths(replace(project, files=tuple(files)), make) == before


def test_another_code_generator_makes_its_own_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What an earlier program has generated is not loaded: each file is compiled again."""
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    project, asked = open_game("hearts"), list[str]()

    def make(files: Sequence[CardFile]) -> Mapping[str, str]:
        asked.extend(file.source.name for file in files)
        return {file.source.name: f"# by another generator: {file.source.name}\n" for file in files}

    assert all("generated" in path.parts for path in module_paths(project, make)) and not asked
    monkeypatch.setattr(artifacts, "passes", lambda: "another")
    assert not any("generated" in path.parts for path in module_paths(project, make))
    assert asked == [file.source.name for file in project.files if file.is_played]


def test_loading_a_game_imports_no_pass_and_no_scenario() -> None:
    code = (
        "import sys, ombre; table = ombre.load('crossfire'); table.start('crossfire', players=2)\n"
        "unwanted = ['ombre.compiler.' + n for n in ('driver', 'resolve', 'model', 'backends', 'checks')]\n"
        "print(*[n for n in ('lark', 'jinja2', 'black', 'importlib.metadata', 'ombre.dsl.nodes', "
        "*unwanted) if n in sys.modules])\n"
        "print(*[n for n, m in sys.modules.items() if getattr(getattr(m, 'MODULE', None), 'scenarios', ())])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


@pytest.mark.long
def test_scenarios_run_where_nothing_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the cache cannot be written, scenarios are compiled for each run."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "file" / "cache"))
    (tmp_path / "own").mkdir()
    text = 'expansion own of crossfire\n\nscenario drawn "A card"\n  given:\n    players 2\n  then:\n    hp of P1 = 5\n'
    (tmp_path / "own" / "one.card").write_text(text, encoding="utf-8")
    tool = Path(sys.executable).with_name("ombre").as_posix()
    done = subprocess.run([tool, "test", "own"], capture_output=True, text=True, cwd=tmp_path)
    assert done.stdout == "1 passed, 0 failed\n" and done.stderr.count("cannot be written") == 1
