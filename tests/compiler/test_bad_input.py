"""Whatever a file contains, its compilation ends soon and reports errors that help the author."""

from __future__ import annotations

import random
import re
import sys
import time
from dataclasses import replace
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ombre.compiler.driver import compile_project
from ombre.compiler.projects.project import CardFile, Project, open_game
from ombre.dsl.source import Source

from ..budget import LONG

pytestmark = pytest.mark.sampled

# The time limit for one compilation of a whole game. If the file with its declarations is wrong, all files have errors.
MOST_SECONDS = 8.0
SMALL, SHIPPED = (
    (400, 100) if LONG else (40, 8)
)  # the numbers of inputs for small games and for a shipped game; benchmarks/fuzz.py tries more
# The number of inputs for each other sort of file; fewer for sorts that take longer.
FILES = {
    **dict.fromkeys(("deck", "save", "campaign", "po", "locale", "set", "rulings"), 40 if LONG else 20),
    **dict.fromkeys(("ftl", "faces", "icon"), 12 if LONG else 8),
}


@cache
def fuzz() -> Any:
    """The module `benchmarks/fuzz.py`, which belongs to no package."""
    spec = spec_from_file_location("fuzz", Path(__file__).parents[2] / "benchmarks" / "fuzz.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["fuzz"] = module  # dataclasses look up their module in `sys.modules`
    spec.loader.exec_module(module)
    return module


@cache
def game() -> Project:
    found = open_game("crossfire")
    return replace(found, files=tuple(file for file in found.files if not file.module.startswith("scenarios/")))


@pytest.fixture(scope="module", autouse=True)
def parser() -> None:
    """Build the parser before a compilation is measured."""
    compile_project(game())


def check(text: str, name: str = "") -> None:
    """Compile a text in place of the file `name` of the game, or as an additional file, and check the diagnostics."""
    file = CardFile(Source(name or "bad.card", text), "own", "bad", Path("bad.card"), True)
    files = tuple(file if f.source.name == name else f for f in game().files)
    project = replace(game(), files=files if name else (*files, file))
    start = time.process_time()  # the time of this process only, so that other processes do not count
    compiled = compile_project(project)
    assert time.process_time() - start < MOST_SECONDS
    lines = {f.source.name: f.source.text.count("\n") + 1 for f in project.files}
    for diagnostic in compiled.diagnostics:
        span = diagnostic.span
        assert 1 <= span.line <= lines[span.source], diagnostic
        assert span.column >= 1 and span.end_line >= span.line, diagnostic
        assert len(diagnostic.message) > 5 and "\n" not in diagnostic.message + diagnostic.help, diagnostic
        assert diagnostic.render(compiled.line_of)


# inputs of all sorts, each computed from a seed


def test_inputs_for_small_games() -> None:
    """No input makes the parser, the resolver, the checks, the back ends or the formatter fail."""
    made, tried = fuzz().made, fuzz().tried
    for seed in range(SMALL):
        try:
            tried(made(seed))
        except Exception as error:
            raise AssertionError(f"seed {seed}: python benchmarks/fuzz.py --show card:{seed}") from error


@pytest.mark.parametrize("kind", FILES)
def test_files_of_every_kind(kind: str) -> None:
    """Random files of each sort, such as YAML files, are accepted or refused with one sentence."""
    for seed in range(FILES[kind]):
        try:
            fuzz().accepted(kind, seed)
        except Exception as error:
            raise AssertionError(f"python benchmarks/fuzz.py --show {kind}:{seed}") from error


def test_every_kind_of_files_is_tried() -> None:
    assert {"card", *FILES} == {*fuzz().kinds()}


def test_inputs_for_a_shipped_game() -> None:
    mutators = list(fuzz().MUTATORS.values())
    lines = [line for file in game().files for line in file.source.text.split("\n") if line.strip()]
    for seed in range(SHIPPED):
        chance = random.Random(seed)
        file = chance.choice(game().files)
        text = chance.choice(mutators)(file.source.text, chance, lines)
        check(text, file.source.name if chance.random() < 0.8 else "")


LIGHT = settings(
    max_examples=200 if LONG else 15,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    derandomize=True,
)


def check_small(text: str, name: str = "harbour") -> None:
    fuzz().tried(fuzz().Input(name, "", text, "text"))


@LIGHT
@given(st.randoms(use_true_random=False), st.sampled_from(["harbour", "toy"]))
def test_sentences_of_the_grammar(chance: random.Random, name: str) -> None:
    """Any text that the grammar allows is compiled or refused with diagnostics, even if it makes no sense."""
    check_small(fuzz().grammar(name).sentence(chance), name)


@LIGHT
@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    check_small(text)


@LIGHT
@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    check_small(data.decode("utf-8", errors="replace"))


FOUND = {  # inputs that earlier versions of the compiler crashed on
    "a number of things that do something": "rule r:\n  2 captains cannot hire\n",
    "any number of things that have something": "rule r:\n  any number of crates have weight +1\n",
}


@pytest.mark.parametrize("name", FOUND)
def test_found_before(name: str) -> None:
    check_small(FOUND[name])


WORDS = sorted({w for file in game().files for w in re.findall(r'"[^"\n]*"|\w+|[^\w\s]', file.source.text)})


@LIGHT
@given(st.lists(st.tuples(st.integers(0, 5), st.lists(st.sampled_from(WORDS), max_size=8)), max_size=12))
def test_words_of_the_game_in_any_order(found: list[tuple[int, list[str]]]) -> None:
    check("\n".join("  " * level + " ".join(words) for level, words in found))


CARD = 'gear hush "Hush"\n  play:\n'
ODD = {
    "empty": "",
    "spaces": " \n\t\n   ",
    "only a comment": "# nothing",
    "byte order mark": "\ufeff" + CARD + "    you draw 1\n",
    "windows": (CARD + "    you draw 1\n    frend heals 1\n").replace("\n", "\r\n"),
    "old mac": (CARD + "    you draw 1\n").replace("\n", "\r"),
    "tabs": CARD.replace("  ", "\t") + "\t\tyou draw 1\n",
    "zero": CARD + "    you\0draw 1\n\0\0\0",
    "no end of line": CARD + "    you draw 1",
    "one long word": "x" * 100_000,
    "one long line": CARD + "    you draw 1" + " + 1" * 20_000,
    "a long list": CARD + "  damage " + "black, " * 5_000 + "black",
    "deep brackets": CARD + "    you draw " + "(" * 3_000 + "1" + ")" * 3_000,
    "open brackets": CARD + "    you draw " + "(" * 3_000,
    "many minuses": CARD + "    you draw " + "- " * 3_000 + "1",
    "many ofs": CARD + "    you draw hp of " + "owner of " * 3_000 + "this",
    "many ands": CARD + "    if " + "cost > 1 and " * 3_000 + "cost > 1:\n      you draw 1",
    "deep blocks": CARD + "".join("  " * (i + 2) + "if cost > 1:\n" for i in range(300)),
    "falling indentation": "".join(" " * (300 - i) + "you draw 1\n" for i in range(300)),
    "many lines": CARD + "    you draw 1\n" * 2_000,
    "many wrong lines": CARD + "    you drw 1\n" * 2_000,
    "many wrong cards": "gear x Y\n  cost five\n" * 300,
    "many colons": ":" * 5_000,
    "quotes": '"' * 4_001,
    "a large number": CARD + "    you draw " + "9" * 5_000,
    "letters that are none": 'gear ² "²"\ngear ª "ª"\n  cost ٣\n',
}


@pytest.mark.parametrize("name", ODD)
def test_odd_files(name: str) -> None:
    check(ODD[name])


def test_line_ends_and_marks_change_nothing() -> None:
    project = game()
    for name in ("windows", "byte order mark"):
        file = CardFile(Source("bad.card", ODD[name]), "own", "bad", Path("bad.card"), True)
        found = compile_project(replace(project, files=(*project.files, file))).diagnostics
        assert [d.span.line for d in found if d.span.source == "bad.card"] == ([4] if name == "windows" else [])
