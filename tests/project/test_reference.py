"""The reference of the language: no construct is missing, its examples run, and what is printed beside them is true."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from lark.grammar import Rule

from ombre.compiler.codes import CODES
from ombre.dsl.constructs import CONSTRUCTS
from ombre.dsl.lalr import Reduction
from ombre.dsl.parser import lark, parse, tables
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import scan

from .pages import ROOT, agrees, blocks, game, headings, placed, toy

REFERENCE = ROOT / "docs" / "language"
UNSHOWN = {  # what is read only to say what is wrong with it
    ("for_each", "ref"),
    ("modify", "AT"),
    ("modify", "index"),
    ("just", "word_value"),  # `can` of a verb that takes a word and nothing else: as `can` of one that takes a number
}


def test_the_reference_shows_every_construct(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a rule of the grammar is made of stands in a sample of the reference that compiles."""
    table = tables()
    used: list[Rule] = []

    def noting(rule: Rule, made: Reduction) -> Reduction:
        size, origin, build = made

        def noted(*given: Any) -> Any:
            used.append(rule)
            return build(*given) if build else given[0][0]

        return size, origin, noted

    complete = [(at, name, row[name][1]) for at, row in table.states.items() for name in row]
    rules = {id(rule): rule for _, _, rule in complete if isinstance(rule, Rule)}
    acts = {at: dict(row) for at, row in table.acts.items()}
    for at, name, rule in complete:
        act = acts[at].get(name)
        if isinstance(rule, Rule) and isinstance(act, tuple):
            acts[at][name] = noting(rule, act)
    monkeypatch.setattr(table, "acts", acts)
    around = {name: [file.source for file in project.files] for name, project in (("", game()), ("over", toy()))}
    for block in blocks("card"):
        if block.page.startswith("docs/language/") and "error" not in block.options:
            sample = Source(block.page, placed(block))
            parse(sample, scan([*around.get(block.options.get("game", ""), ()), sample]))

    def parts(found: Iterable[Rule]) -> set[tuple[str, str]]:
        made = [(rule.alias or rule.origin.name, rule.expansion) for rule in found]
        return {(str(name), part.name) for name, expansion in made for part in expansion if part.name != name}

    assert parts(rules.values()) - parts({id(rule): rule for rule in used}.values()) == UNSHOWN


def keywords() -> str:
    """Every word of the language itself."""
    words = sorted({t.pattern.value for t in lark().terminals if t.pattern and t.pattern.value[0].isalpha()})
    return "".join(f"`{word}`, " for word in words).removesuffix(", ") + "\n"


def unsafe_pairs() -> str:
    """The table of tests/golden/unsafe_pairs.txt: a pair is named where it can clash, with in how many places."""
    lines = (ROOT / "tests" / "golden" / "unsafe_pairs.txt").read_text(encoding="utf-8").splitlines()
    head, *rows = [line.split() for line in lines if line and not line.startswith("#")]
    shown = [f"| | {' | '.join(f'`{name}`' for name in head)} |", "|---" * (len(head) + 1) + "|"]
    for name, *counts in rows:
        cells = [""] * (len(head) - len(counts)) + ["safe" if count == "0" else count for count in counts]
        shown.append(f"| `{name}` | {' | '.join(cells)} |")
    return "\n".join(shown) + "\n"


def codes() -> str:
    """Every code with its title."""
    return "| code | says |\n|---|---|\n" + "".join(f"| {code} | {title} |\n" for code, title in CODES.items())


def constructs() -> str:
    """Every construct: its words, where it stands, one line of it, and where the reference explains it."""
    shown = ["| words | stands in | a line | see |", "|---|---|---|---|"]
    for row in sorted(CONSTRUCTS, key=lambda row: (not row.words[:1].isalpha(), row.words)):
        words = " \\| ".join(f"`{form}`" for form in row.words.split("|")) if row.words else ""
        places = ", ".join(place.value for place in row.places)
        page, title = explained()[row.explained]
        shown.append(f"| {words} | {places} | `{row.example}` | [{title}]({page}#{row.explained}) |")
    return "\n".join(shown) + "\n"


@cache
def explained() -> dict[str, tuple[str, str]]:
    """Where the reference explains something: the page and the title of each heading."""
    found: dict[str, tuple[str, str]] = {}
    for page in sorted(REFERENCE.glob("*.md")):
        for slug, title in headings(page).items():
            assert slug not in found, f"{page.name} has a heading of {found[slug][0]}: {title}"
            found[slug] = page.name, title
    return found


PARTS: dict[str, Callable[[str], str]] = {
    "constructs": lambda written: constructs(),
    "keywords": lambda written: keywords(),
    "unsafe_pairs": lambda written: unsafe_pairs(),
    "codes": lambda written: codes(),
}


@pytest.mark.parametrize("name", PARTS)
def test_generated_parts(name: str) -> None:
    """What stands between the markers is made from the grammar and the compiler."""
    agrees("language/README.md", name, PARTS[name])
