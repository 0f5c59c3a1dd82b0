"""The files for editors are up to date, and the TextMate grammar gives a scope to each keyword."""

from __future__ import annotations

import plistlib
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ombre import cards_folder
from ombre.dsl.constructs import CONSTRUCTS
from ombre.dsl.editor import GROWS, SCOPES, SHRINKS, STYLES, files, grammar, kate, scope
from ombre.dsl.parser import lark

from ..recording import recorded

ROOT = Path(__file__).parents[2]
EDITORS = ROOT / "editors"
PATTERNS: Any = grammar()
COMPILED = [
    (re.compile(pattern["match"]), pattern.get("name", ""), pattern.get("captures", {}))
    for pattern in PATTERNS["patterns"]
]

SAMPLE = """\
cargo tea "Tea" red  # a kind of card, its id and its name
  reconstructed "its price"
  play on where_to:
    choose a cargo in hand of you as pick where number of ships >= 2
    it has price +1 for the rest of the game
replace rule dawn: when turn starts if level is not 3:
kind ship (ships) is card
  has count number
"""
EXPECTED = [
    ["storage.type cargo", "entity.name tea", 'string.quoted.double "Tea"',
     "comment.line.number-sign # a kind of card, its id and its name"],
    ["storage.type reconstructed", 'string.quoted.double "its price"'],
    ["variable.language on"],
    ["keyword.control choose", "variable.language a", "keyword.other in", "variable.language of",
     "variable.language you", "keyword.other as", "variable.language where", "keyword.operator.word number of",
     "keyword.operator >=", "constant.numeric 2"],
    ["keyword.control has", "keyword.operator +", "constant.numeric 1",
     "keyword.other for the rest of the game"],
    ["storage.type replace", "storage.type rule", "storage.type when", "keyword.other starts", "keyword.other if",
     "keyword.control is", "keyword.other not", "constant.numeric 3"],
    ["storage.type kind", "keyword.control is", "keyword.other card"],
    ["storage.type has", "support.type number"],
]  # fmt: skip


def classified(line: str) -> list[tuple[str, str]]:
    """The scopes that an editor finds in a line, each with its text.

    As in an editor, the match that begins first counts; of two that begin at the same place, that of the first pattern.
    """
    found: list[tuple[str, str]] = []
    position = 0
    while position < len(line):
        hits = [
            (hit.start(), number, hit) for number, (p, *_) in enumerate(COMPILED) if (hit := p.search(line, position))
        ]
        if not hits:
            break
        _, number, hit = min(hits, key=lambda found: found[:2])
        _, name, captures = COMPILED[number]
        if name:
            found.append((name.removesuffix(".card"), hit[0]))
        found += [(c["name"].removesuffix(".card"), hit[int(g)]) for g, c in captures.items() if hit[int(g)]]
        position = max(hit.end(), position + 1)
    return found


@pytest.mark.parametrize("name", files())
def test_the_files_are_fresh(name: str) -> None:
    """Each file of editors/ that is generated equals what is generated now; OMBRE_RECORD=1 writes it again."""
    made = files()[name].decode()
    assert recorded(EDITORS / name, made) == made


def test_the_bundle_has_no_other_files() -> None:
    bundle = {p.relative_to(EDITORS).as_posix() for p in (EDITORS / "textmate").rglob("*") if p.is_file()}
    assert bundle == {name for name in files() if name.startswith("textmate/")}


def test_the_bundle_has_the_same_grammar() -> None:
    bundle = [plistlib.loads(text) for name, text in files().items() if "tmbundle" in name]
    assert len({part["uuid"] for part in bundle}) == len(bundle)
    assert [part["patterns"] for part in bundle if "patterns" in part] == [PATTERNS["patterns"]]


def test_words_of_a_sample() -> None:
    assert [[f"{name} {text}" for name, text in classified(line)] for line in SAMPLE.splitlines()] == EXPECTED


@pytest.mark.parametrize("row", CONSTRUCTS, ids=lambda row: f"{row.rule}: {row.example}")
def test_the_words_of_each_construct(row: Any) -> None:
    """The first word of an example line has the scope of its row, and all its keywords have a scope."""
    found = classified(("  " if row.inside else "") + row.example)
    if row.whole and row.first:
        assert found[0][0] in {scope(other) for other in CONSTRUCTS if other.first == row.first}
        assert found[0][1].split()[0] == row.first
    told = {word for _, text in found for word in text.split()}
    assert {word for form in row.words.split("|")[:1] for word in form.split() if word[0].isalpha()} <= told


def test_every_keyword_has_a_class() -> None:
    for terminal in lark().terminals:
        if terminal.pattern and terminal.pattern.value not in "(),:":
            assert classified(f"x {terminal.pattern.value} x"), terminal.pattern.value
    assert {scope(row) for row in CONSTRUCTS} == {*SCOPES.values()}


def styled(line: str) -> list[tuple[str, str]]:
    """The words of a line with the scopes that Kate finds: the first rule that matches at a place counts."""
    contexts = {context.attrib["name"]: context for context in ElementTree.fromstring(kate()).iter("context")}
    found: list[tuple[str, str]] = []
    context, position = "line", 0
    while position < len(line):
        for rule in contexts[context]:
            if hit := re.compile(rule.attrib["String"]).match(line, position):
                found += [(rule.attrib["attribute"], word) for word in hit[0].split()]
                position, context = hit.end(), {"#stay": context, "#pop": "line"}.get(rule.attrib["context"], "id")
                break
        else:
            position, context = position + (context == "line"), "line"
    return found


def test_kate_finds_the_same() -> None:
    texts = [SAMPLE, *(path.read_text(encoding="utf-8") for path in sorted(cards_folder().rglob("*.card"))[::150])]
    for line in "".join(texts).splitlines():
        assert styled(line) == [(name, word) for name, text in classified(line) for word in text.split()], line
    styles = {item.attrib["name"] for item in ElementTree.fromstring(kate()).iter("itemData")}
    assert styles == {"text", *STYLES}


def test_where_a_block_begins() -> None:
    """An editor indents after each line that has a block, in all shipped games;
    `otherwise` ends a block, or a choice.
    """
    grows, shrinks = re.compile(GROWS), re.compile(SHRINKS)
    missed, blocks = list[str](), 0
    for path in sorted(cards_folder().rglob("*.card")):
        texts = path.read_text(encoding="utf-8").splitlines()
        lines = [line for line in texts if line.strip() and not line.strip().startswith("#")]
        depths = [len(line) - len(line.lstrip()) for line in lines]
        for line, depth, before, last in zip(lines[1:], depths[1:], lines, depths, strict=False):
            blocks += depth > last
            missed += [before] if depth > last and not grows.search(before) else []
            missed += [line] if shrinks.match(line) and depth >= last and "choose" not in before else []
    assert blocks > 5000
    assert missed == []
    plain = [row.example for row in CONSTRUCTS if row.outside and not row.opens and not row.example.startswith("repl")]
    assert [line for line in plain if grows.search(line)] == []


@pytest.mark.parametrize(
    ("line", "begins"),
    [
        ("  play:", True),
        ("  play: # what it does", True),
        ('  text: # a "quoted" word', True),
        ('    answer "is it: so" with P1:  ', True),
        ("  # what it does:", False),
        ("# what it does:", False),
        ("    you draw 2 # then:", False),
        ("    you draw 2 # then: # or later", False),
        ('    title "for example:"', False),
        ('    title "a # b:', False),
        ("    you draw 2", False),
        ("", False),
    ],
)
def test_a_colon_in_a_comment_or_a_text_begins_no_block(line: str, begins: bool) -> None:
    assert bool(re.search(GROWS, line)) == begins
