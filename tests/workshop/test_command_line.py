"""What all commands share: exit codes, the version, completion, `--only` and the like; and the workflow of a server."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml

from ombre.session.save import GAME
from ombre.version import VERSION

from ..command import run

ROOT = Path(__file__).parents[2]
SCENARIOS = """
scenario magpie_alone "a magpie"
  given:
    put magpie in collection of P1
  then:
    wealth of P1 = 3

scenario map_alone "a map"
  given:
    put old_map in collection of P1
  then:
    wealth of P1 = 2
"""


@pytest.fixture
def market(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a new game with two more scenarios, the second of which fails."""
    monkeypatch.chdir(tmp_path)
    assert run("new", "game", "night_market").returncode == 0
    folder = tmp_path / "night_market"
    (folder / "base" / "scenarios" / "more.card").write_text(SCENARIOS.lstrip(), encoding="utf-8")
    return folder


# ------------------------------------------------------------------------------------------------------ the version


def test_the_version(tmp_path: Path) -> None:
    assert VERSION == tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"ombre {VERSION}\n")


def test_reports_and_saves_carry_the_version(market: Path) -> None:
    play = run("play", "night_market", "--human", "1", "--save", "mine.save", typed="s\n")
    assert play.returncode == 0
    assert GAME.unwrap(Path("mine.save").read_bytes()).ombre == VERSION
    assert json.loads(run("simulate", "night_market", "-n", "1", "--jobs", "1", "--json").stdout)["ombre"] == VERSION
    assert json.loads(run("check", "--certificate").stdout)["ombre"] == VERSION
    pairs = run("pairs", "night_market", "--pairs", "1", "--report", "pairs.html", "--json")
    assert json.loads(pairs.stdout)["ombre"] == VERSION
    assert f'<meta name="generator" content="ombre {VERSION}">' in Path("pairs.html").read_text(encoding="utf-8")


# ------------------------------------------------------------------------------------------- some scenarios and cards


def test_one_scenario(market: Path) -> None:
    done = run("test", "--only", "magpie_alone")
    assert (done.returncode, done.stdout, done.stderr) == (0, "1 passed, 0 failed\n", "")
    both = run("test", "--only", "magpie_alone", "--only", "map_alone")
    assert (both.returncode, both.stdout) == (1, "1 passed, 1 failed\n")
    wrong = run("test", "--only", "magpie_alon")
    assert wrong.returncode == 2
    assert wrong.stderr == "ombre: there is no scenario 'magpie_alon'; did you mean 'magpie_alone'?\n"


def test_the_scenarios_of_a_card(market: Path) -> None:
    done = run("test", "--card", "magpie", "--json")
    told = [one["id"] for game in json.loads(done.stdout)["games"] for one in game["scenarios"]]
    assert "magpie_alone" in told and "map_alone" not in told
    assert run("test", "--card", "magpi").stderr.startswith("ombre: there is no card 'magpi'; did you mean 'magpie'?")
    refused = run("test", "--card", "magpie", "--rulings")
    assert refused.returncode == 2 and "rulings need all scenarios" in refused.stderr


def test_a_card_that_no_scenario_names(market: Path) -> None:
    (market / "base" / "scenarios" / "more.card").unlink()
    (market / "base" / "scenarios" / "treasures.card").unlink()
    done = run("test", "--card", "magpie")
    assert (done.returncode, done.stdout, done.stderr) == (0, "0 passed, 0 failed\n", "no scenario names magpie\n")


def test_results_as_data(market: Path) -> None:
    done = run("test", "--json")
    assert (done.returncode, done.stderr) == (1, "")
    data = json.loads(done.stdout)
    assert (data["format"], data["ombre"]) == (1, VERSION)
    (game,) = data["games"]
    assert (game["game"], game["with"], game["broken"], game["not_run"]) == ("night_market", [], [], [])
    by_id = {one["id"]: one for one in game["scenarios"]}
    assert by_id["magpie_alone"] == {
        "id": "magpie_alone",
        "title": "a magpie",
        "file": "night_market/base/scenarios/more.card",
        "line": 1,
        "result": "passed",
    }
    assert by_id["map_alone"]["result"] == "failed"
    assert by_id["map_alone"]["failures"] == [{"line": 11, "message": "wealth of P1 is 1, expected 2"}]


def test_results_for_a_ci_server(market: Path) -> None:
    (market / "base" / "broken.card").write_text('treasure odd "Odd"\n  vlaue 1\n', encoding="utf-8")
    assert run("test", "--junit", "results.xml").returncode == 1
    first = Path("results.xml").read_bytes()
    (suite,) = ElementTree.fromstring(first)
    assert suite.attrib == {"name": "night_market", "tests": "4", "failures": "1", "errors": "1", "skipped": "0"}
    cases = {case.get("name", ""): case for case in suite}
    assert cases["magpie_alone"].attrib == {
        "classname": "night_market/base/scenarios/more.card",
        "name": "magpie_alone",
        "file": "night_market/base/scenarios/more.card",
        "line": "1",
    }
    (failure,) = cases["map_alone"]
    assert (failure.tag, failure.get("message")) == ("failure", "wealth of P1 is 1, expected 2")
    assert failure.text == "night_market/base/scenarios/more.card:11: wealth of P1 is 1, expected 2"
    (error,) = cases["night_market/base/broken.card"]
    assert error.tag == "error" and "vlaue" in error.get("message", "")
    run("test", "--junit", "results.xml")
    assert Path("results.xml").read_bytes() == first


def test_the_texts_of_a_set_of_a_kind_and_with_a_word(market: Path) -> None:
    def names(*options: str) -> list[str]:
        done = run("text", *options)
        assert done.returncode == 0, done.stderr
        return [paragraphs.split("\n")[0] for paragraphs in done.stdout.split("\n\n")]

    assert len(names("--set", "base")) == 4
    assert names("--kind", "treasure", "--grep", "^mag") == ["Magpie"]
    assert names("magpie", "old_map", "--grep", r"DRAW \d cards") == ["Old Map"]
    for options, sentence in {
        (): "say which cards: their ids, --set NAME, --kind NAME or --grep PATTERN",
        ("--set", "bas"): "there is no set 'bas'; did you mean 'base'?",
        ("--kind", "treasur"): "there is no kind of cards 'treasur'; did you mean 'treasure'?",
        ("--grep", "no such words"): "no card has 'no such words' in its name or text",
        ("--grep", "("): "'(' is no pattern: ",
    }.items():
        done = run("text", *options)
        assert done.returncode == 2 and done.stderr.startswith(f"ombre: {sentence}"), done.stderr


# ------------------------------------------------------------------------------------------------------- exit codes


def test_exit_codes(market: Path) -> None:
    """As the table in docs/command-line.md says."""
    rulebook = (market / "rules" / "game.card").read_text(encoding="utf-8")
    for code, command in [
        (0, "check"),
        (1, "test"),
        (0, "test --only magpie_alone"),
        (2, "test --only nothing"),
        (2, "test no_such_folder"),
        (2, "test --no-such-option"),
        (2, "play croquet"),
        (0, "fmt --check night_market"),
        (0, "sheet night_market -o cards.pdf"),
        (2, "sheet night_market -o no_such_folder/cards.pdf --set bas"),
        (0, "locale check fr"),
        (0, "mutate night_market -n 1 --jobs 1"),
        (2, "build --no-such"),
    ]:
        assert run(*command.split()).returncode == code, command
    loose = market / "base" / "loose.card"
    loose.write_text('treasure  loose "Loose"\n', encoding="utf-8")
    assert run("fmt", "--check", "night_market").returncode == 1
    loose.write_text('treasure long "Long"\n  note "' + "very " * 40 + '"\n  vlaue 3\n', encoding="utf-8")
    for command in ("check", "play night_market --quiet", "sheet night_market -o x.pdf", "text magpie"):
        assert run(*command.split()).returncode == 1, command
    assert (market / "rules" / "game.card").read_text(encoding="utf-8") == rulebook


def test_the_docs_have_all_exit_codes() -> None:
    """A code that a command can end with is in the table."""
    told = set(re.findall(r"^\| (\d+) \|", (ROOT / "docs/command-line.md").read_text(encoding="utf-8"), re.MULTILINE))
    rooms = ("workshop/commands", "workshop/console", "lab/commands", "translation/commands", "desk/commands")
    sources = [ROOT / "workshop" / "cli.py", *(path for room in rooms for path in (ROOT / room).glob("*.py"))]
    exit = r"(?:typer\.Exit|sys\.exit)\((\d+)(?: if .* else (\d+))?"
    exits = re.compile(rf"{exit}|^            return (\d+)$", re.MULTILINE)
    used = {n for path in sources for found in exits.findall(path.read_text(encoding="utf-8")) for n in found if n}
    assert used == told == {"0", "1", "2", "130"}


# -------------------------------------------------------------------------------------------------------- completion


def asked(typed: str) -> dict[str, str]:
    """What a shell sets in the environment to ask for completions."""
    return {"_OMBRE_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(len(typed.split()) - 1)}


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("ombre tes", ["test"]),
        ("ombre play night_", ["night_market"]),
        ("ombre text mag", ["magpie"]),
        ("ombre test --only map_", ["map_alone"]),
        ("ombre sheet night_market --locale d", ["de"]),
        ("ombre play night_market --bots has", ["hasty"]),
    ],
)
def test_what_is_offered(market: Path, monkeypatch: pytest.MonkeyPatch, typed: str, offered: list[str]) -> None:
    for name, value in asked(typed).items():
        monkeypatch.setenv(name, value)
    done = run()
    assert (done.stdout.split(), done.stderr) == (offered, "")


def test_a_shell_completes(market: Path) -> None:
    tool = Path(sys.executable).with_name("ombre")
    environment = {**os.environ, **asked("ombre test --only map_")}
    done = subprocess.run([tool], env=environment, capture_output=True, text=True)
    assert (done.stdout.split(), done.stderr) == (["map_alone"], "")


def test_completion_can_be_installed() -> None:
    assert "--install-completion" in run("--help").stdout
    assert "--show-completion" in run("--help").stdout


# ------------------------------------------------------------------------------------------------------ the workflow


def test_the_commands_of_the_workflow_run(market: Path) -> None:
    """In a repository with a game and an expansion, each command of the workflow runs, and makes what is uploaded."""
    (market / "base" / "scenarios" / "more.card").unlink()
    assert run("new", "expansion", "night_shift", "of", "night_market").returncode == 0
    done = run("new", "workflow")
    assert (done.returncode, done.stdout) == (0, "wrote .github/workflows/cards.yml\n")
    workflow = yaml.safe_load(Path(".github/workflows/cards.yml").read_text(encoding="utf-8"))
    job = workflow["jobs"]["cards"]
    assert job["env"]["OMBRE"] == f"./ombre-{VERSION}-py3-none-any.whl"
    lines = [line for step in job["steps"] for line in step.get("run", "").splitlines()]
    assert lines[0] == 'pip install "$OMBRE"' and len(lines) == 7
    for line in lines[1:]:
        tool, *arguments = shlex.split(line)
        ended = run(*arguments)
        assert (tool, ended.returncode) == ("ombre", 0), f"{line}: {ended.stderr}"
    made = sorted(path.name for path in Path().glob("*.pdf"))
    assert made == ["night_market-en.pdf", "night_market-fr.pdf", "night_shift-en.pdf", "night_shift-fr.pdf"]
    assert Path("results.xml").is_file()
    assert "is there already" in run("new", "workflow").stderr


def test_the_workflow_of_a_repository_that_is_a_game(market: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(market)
    assert run("new", "workflow").returncode == 0
    text = Path(".github/workflows/cards.yml").read_text(encoding="utf-8")
    assert "ombre sheet . --locale fr -o night_market-fr.pdf\n" in text
    assert run("sheet", ".", "--locale", "fr", "-o", "night_market-fr.pdf").returncode == 0


def test_a_folder_without_cards_gets_no_workflow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("new", "workflow")
    assert done.returncode == 2
    assert "there is no game and no expansion in " in done.stderr and "ombre new game NAME" in done.stderr
