"""The digest of the rules: files with the same rules have equal digests, files with different rules different ones."""

from __future__ import annotations

import glob
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any, cast

import pytest

import ombre
from ombre.compiler import python
from ombre.compiler.driver import compile_project
from ombre.compiler.model import File, Model
from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import CardFile, Project, open_game
from ombre.compiler.rules_digest import TEXTS, digest, lines
from ombre.dsl.source import Source
from ombre.workshop.api.table import Table

RULES = """game shed language 3
  players 1 to 2
  has days number

kind hand is player
  has weight number
  has aim number
  has mood calm, cross
  zones bench open
  you is this

kind tool is card
  fact price number
  slots use
  you is owner of this

kind season is card
  begins game

verb who:hand lifts amount:number
  weight of who rises by amount

setup:
  put spade 2 in bench of current

rule tired:
  when a hand as who lifts a number as n where n > 2:
    mood of who becomes cross

flow round repeats
  step work:
    current chooses a tool in bench of current as used where price > 1
    perform use of used as current
    days rises by 1
  step rest:
    if days = 3:
      end game with done

season spring "Spring"

tool spade "Spade"
  price 2
  use:
    you lift 1
    you lift 3
"""
RECORDED = "134719162738790388475232439526792998775"
SCENARIO = (
    'scenario one "One"\n  given:\n    players 1\n  then:\n    number of (a tool in bench of P1 where price > 0) = 2\n'
)


def shed(text: str, name: str = "shed.card") -> Project:
    file = CardFile(Source(name, text), "rules", "shed", Path(name), True)
    return Project(GameFolder("shed", Path("shed")), (file,), (), ("rules",))


def known(text: str, name: str = "shed.card") -> Model:
    compiled = compile_project(shed(text, name))
    assert compiled.ok, compiled.diagnostics[0].render(compiled.line_of)
    return compiled.model


def digest_of(text: str, name: str = "shed.card") -> str:
    model = known(text, name)
    return digest(model, model.files[0])


def test_a_recorded_digest_stays() -> None:
    """The digest of a fixed text is unchanged.

    A changed digest makes old saved games unreadable. If it must change, increase VERSION in
    compiler/rules_digest.py and say so in the changelog.
    """
    assert digest_of(RULES) == RECORDED


PYTHONS = sorted(
    glob.glob(str(Path.home() / ".pyenv/versions/3.1[2-9]*/bin/python")) + glob.glob("/usr/bin/python3.1[2-9]")
)


@pytest.mark.parametrize("other", PYTHONS[-1:])
def test_another_python_makes_the_same_digest(other: str, tmp_path: Path) -> None:
    """Another version of Python computes the same digest of a model;
    its libraries need not be there to read the cards.
    """
    code = (
        "import pickle, sys; from ombre.compiler.rules_digest import digest\n"
        "model = pickle.load(sys.stdin.buffer)\n"
        f"print(sys.version_info[:2] != {sys.version_info[:2]}, digest(model, model.files[0]))"
    )
    places = [str(Path(ombre.__file__).parents[1]), *(path for path in sys.path if path.endswith("site-packages"))]
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(places),
        "OMBRE_CACHE": str(tmp_path),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        [other, "-c", code], input=pickle.dumps(known(RULES, "shed.card")), capture_output=True, env=env
    )
    assert done.stdout.decode().split() == ["True", RECORDED], done.stderr.decode()


REWRITTEN: list[Callable[[str], str]] = [
    lambda text: f"# a remark\n\n\n{text}",
    lambda text: text.replace("\n  step", "\n  # a remark\n\n  step"),
    lambda text: text.replace("days rises by 1", "days rises by 1   # one more"),
    lambda text: text.replace('"Spade"', '"Shovel"'),
    lambda text: text.replace("  fact price number\n", "  fact motto words\n  fact price number\n"),
    lambda text: text.replace("  price 2\n", '  motto "It digs."\n  price 2\n')
    + "\nextend kind tool\n  fact motto words\n",
    lambda text: f"{text}\n{SCENARIO}",
    lambda text: f"{SCENARIO}\n{text}",
    lambda text: f"{text}\ndeck heavy:\n  2 spade\n",
    lambda text: f"{text}\nworth of hand is weight\n",
    lambda text: text.replace("  you is this\n", "\n  you is this\n"),
]


@pytest.mark.parametrize(
    "change",
    REWRITTEN,
)
def test_the_same_rules_written_otherwise(change: Callable[[str], str]) -> None:
    assert change(RULES) != RULES and digest_of(change(RULES)) == RECORDED


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("you lift 3", "you lift 4"),
        ("    you lift 1\n    you lift 3\n", "    you lift 3\n    you lift 1\n"),
        ("step work", "step toil"),
        ("price 2", "price 3"),
        ("n > 2", "n >= 2"),
        ("calm, cross", "cross, calm"),
        ("has aim number", "has aim tool"),
        ("bench open", "bench private"),
        ("players 1 to 2", "players 1 to 3"),
        ("put spade 2", "put spade 1"),
        (" where price > 1", ""),
        ("if days = 3", "if days > 3"),
        ("end game with done", "end game with over"),
        ("has aim number", "has aim number per player"),
        ("kind season is card\n  begins game", "kind season is card\n  fact price number\n  begins game"),
    ],
)
def test_other_rules(old: str, new: str) -> None:
    assert old in RULES
    assert digest_of(RULES.replace(old, new, 1)) != RECORDED


def test_another_order_of_steps_is_another_rule() -> None:
    head, rest = RULES.split("  step work:")
    work, rest = rest.split("  step rest:")
    idle, rest = rest.split("\n\n", 1)
    assert digest_of(f"{head}  step rest:{idle}\n  step work:{work}\n{rest}") != RECORDED


def test_the_name_of_a_file_is_no_rule_and_a_file_of_scenarios_has_none() -> None:
    assert digest_of(RULES, "other.card") == RECORDED
    first, second = (Source("a.card", RULES), Source("b.card", SCENARIO))
    files = tuple(CardFile(one, "rules", one.name[0], Path(one.name), True) for one in (first, second))
    model = compile_project(replace(shed(RULES), files=files)).model
    assert [digest(model, file) for file in model.files] == [RECORDED, ""]


def test_no_line_of_a_shipped_file_is_known_by_its_place() -> None:
    """Comments and a scenario at the top of each file, which change all line numbers, do not change the digests."""
    project = open_game("crossfire", ["prime_runner"])
    files = [file for file in project.files if file.is_played]

    def digests(head: str) -> list[str]:
        other = (replace(file, source=Source(file.source.name, head + file.source.text)) for file in files)
        model = compile_project(replace(project, files=tuple(other))).model
        return [digest(model, file) for file in model.files]

    first = digests("")
    assert first == digests("# one\n\n# two\n") and len(set(first)) == len(first) == len(files)


# --------------------------------------------------------------------------- parts without effect on the rules


def otherwise(value: Any, done: set[tuple[str, str]]) -> Any:
    """The model with other values in all fields that the digest leaves out."""
    if isinstance(value, tuple):
        return tuple(otherwise(part, done) for part in cast("tuple[object, ...]", value))
    if not is_dataclass(value) or isinstance(value, type):
        return value
    changed = {}
    for part in fields(value):
        found = getattr(value, part.name)
        if part.name in TEXTS.get(type(value).__name__, ()):
            done.add((type(value).__name__, part.name))
            changed[part.name] = not found if isinstance(found, bool) else f"another {found}"
        elif part.name != "span":
            changed[part.name] = otherwise(found, done)
    return replace(value, **changed)


def test_what_is_left_out_changes_nothing_that_is_played() -> None:
    """A model in which all fields that the digest leaves out differ is compiled to the same Python code."""
    done: set[tuple[str, str]] = set()
    for game in ("crossfire", "srtcg"):
        model = compile_project(open_game(game)).model
        for file in (file for file in model.files if "/scenarios/" not in file.source):
            other = otherwise(file, done)
            assert isinstance(other, File)
            assert list(lines(model, other)) == list(lines(model, file))
            assert python.render(model, other) == python.render(model, file)
    assert done == {(kind, name) for kind, names in TEXTS.items() for name in names}


def test_the_digest_is_in_the_module() -> None:
    table = Table(shed(RULES))
    (module,) = table.modules
    assert module.digest == RECORDED
