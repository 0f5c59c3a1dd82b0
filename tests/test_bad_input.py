"""Whatever is in a file, compiling it ends soon and says something that an author can use."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ombre.compiler import driver
from ombre.compiler.driver import compile_project
from ombre.compiler.project import CardFile, Project, open_game
from ombre.dsl.parser import Parsed, parse
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import Vocabulary, scan

# Of a whole game: where the file that declares its words is lost, every other file is wrong from end to end.
MOST_SECONDS = 8.0
MUTATIONS = 120


@cache
def game() -> Project:
    project = open_game("crossfire")
    compile_project(project)  # so that the parser is built
    return project


@pytest.fixture(scope="module", autouse=True)
def shipped_files_are_parsed_once() -> Iterator[None]:
    """The other files of the game stay as they are: with the same words they need no second reading."""
    words = scan(file.source for file in game().files)
    kept = {file.source: parse(file.source, words) for file in game().files}

    def read(source: Source, vocabulary: Vocabulary) -> Parsed:
        return kept[source] if source in kept and vocabulary == words else parse(source, vocabulary)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(driver, "parse", read)
        yield


def check(text: str, name: str = "") -> None:
    """Compile a text in place of a file of the game, or beside them, and look at what is said."""
    file = CardFile(Source(name or "bad.card", text), "own", "bad", Path("bad.card"), True)
    files = tuple(file if f.source.name == name else f for f in game().files)
    project = replace(game(), files=files if name else (*files, file))
    start = time.process_time()  # of this process: a busy machine is no fault of ours
    compiled = compile_project(project)
    assert time.process_time() - start < MOST_SECONDS
    lines = {f.source.name: f.source.text.count("\n") + 1 for f in project.files}
    for diagnostic in compiled.diagnostics:
        span = diagnostic.span
        assert 1 <= span.line <= lines[span.source], diagnostic
        assert span.column >= 1 and span.end_line >= span.line, diagnostic
        assert len(diagnostic.message) > 5 and "\n" not in diagnostic.message + diagnostic.help, diagnostic
        assert diagnostic.render(compiled.line_of)


# ---- mutations of real files: a seed in, a text out

PIECE = re.compile(r'"[^"\n]*"|\w+|[ \t]+|\n|.')


def tokens(text: str, chance: random.Random) -> str:
    """Drop, double, swap or insert a few words."""
    found = PIECE.findall(text)
    for _ in range(chance.randint(1, 6)):
        at, other = chance.randrange(len(found)), chance.randrange(len(found))
        match chance.randrange(5):
            case 0:
                found[at] = ""
            case 1:
                found[at] += f" {found[at]}"
            case 2:
                found[at], found[other] = found[other], found[at]
            case 3:
                found[at] = found[other]
            case _:
                found[at] += chance.choice([":", ",", "(", ")", '"', "#", " of ", " and ", " 99 ", "\n", "\n  ", " x "])
    return "".join(found)


def characters(text: str, chance: random.Random) -> str:
    """Drop, double or put in a few characters."""
    for _ in range(chance.randint(1, 8)):
        at = chance.randrange(len(text))
        middle = chance.choice(
            ["", text[at] * 2, chr(chance.randrange(0x250)), chance.choice('\0\t\r\n"#:()²ª\ufeff\u2028')]
        )
        text = text[:at] + middle + text[at + 1 :]
    return text


def lines(text: str, chance: random.Random) -> str:
    """Drop, double, swap or indent a few lines."""
    found = text.split("\n")
    for _ in range(chance.randint(1, 6)):
        at, other = chance.randrange(len(found)), chance.randrange(len(found))
        match chance.randrange(5):
            case 0:
                found[at] = ""
            case 1:
                found.insert(at, found[other])
            case 2:
                found[at], found[other] = found[other], found[at]
            case 3:
                found[at] = " " * chance.randint(1, 4) + found[at]
            case _:
                found[at] = found[at][chance.randint(1, 4) :]
    return "\n".join(found)


def blocks(text: str, chance: random.Random) -> str:
    """Lines of the game, wildly mixed."""
    found = [line for file in game().files for line in file.source.text.split("\n") if line]
    return (
        "\n".join(chance.choices(found, k=chance.randint(1, 25)))
        if chance.random() < 0.5
        else text[chance.randrange(len(text)) :]
    )


def noise(text: str, chance: random.Random) -> str:
    """Bytes that mean nothing."""
    return chance.randbytes(chance.randrange(300)).decode("latin-1")


MUTATORS: list[Callable[[str, random.Random], str]] = [tokens, characters, lines, blocks, noise]


def mutated(seed: int) -> tuple[str, str]:
    """A text, and the file that it stands for (or none: beside all others)."""
    chance = random.Random(seed)
    file = chance.choice(game().files)
    text = chance.choice(MUTATORS)(file.source.text, chance)
    return text, file.source.name if chance.random() < 0.8 else ""


def test_mutated_files() -> None:
    for seed in range(MUTATIONS):
        text, name = mutated(seed)
        try:
            check(text, name)
        except Exception as error:
            raise AssertionError(f"seed {seed} ({name or 'a file of its own'})") from error


WORDS = sorted({w for file in game().files for w in PIECE.findall(file.source.text) if w.strip()})


@settings(
    max_examples=100,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    derandomize=True,
)
@given(st.lists(st.tuples(st.integers(0, 5), st.lists(st.sampled_from(WORDS), max_size=8)), max_size=12))
def test_words_of_the_game_in_any_order(found: list[tuple[int, list[str]]]) -> None:
    check("\n".join("  " * level + " ".join(words) for level, words in found))


@settings(
    max_examples=50,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    derandomize=True,
)
@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    check(text)


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
