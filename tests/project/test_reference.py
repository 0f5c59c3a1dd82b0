"""The reference of the language: no construct is missing, its examples run, and what is printed beside them is true."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import pytest
from lark.grammar import Rule

from ombre.compiler.codes import CODES
from ombre.compiler.projects.places import games, shipped_game
from ombre.compiler.projects.project import open_game
from ombre.compiler.trees import trees as compiled_trees
from ombre.dsl.constructs import CONSTRUCTS, HOSTS, Construct, Place
from ombre.dsl.lalr import Reduction
from ombre.dsl.nodes import Card, Replacement
from ombre.dsl.parser import lark, parse, tables
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import scan

from ..recording import recorded
from .constructs_used import uses
from .examples import examples, printed, source_of, uses_in, with_texts, words_of
from .pages import BLOCK, ROOT, Block, agrees, headings, placed, slug
from .played import played

REFERENCE = ROOT / "docs" / "language"
UNSHOWN = {  # what is read only to say what is wrong with it
    ("for_each", "ref"),
    ("modify", "AT"),
    ("modify", "index"),
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
    for block in examples():
        parse(Source(block.page, placed(block)), words_of(block))

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
    """Every construct: its words, where it stands, one line of it, what is printed of it, and where it is explained."""
    rows = ["| words | stands in | a line | printed | see |", "|---|---|---|---|---|"]
    for row in sorted(CONSTRUCTS, key=lambda row: (not row.words[:1].isalpha(), row.words)):
        words = " \\| ".join(f"`{form}`" for form in row.words.split("|")) if row.words else ""
        places = ", ".join(place.value for place in row.places)
        page, title = explained()[row.explained]
        text = min(texts()[row], key=lambda one: (len(one), one), default="")
        rows.append(f"| {words} | {places} | `{row.example}` | {text} | [{title}]({page}#{row.explained}) |")
    return "\n".join(rows) + "\n"


@cache
def explained() -> dict[str, tuple[str, str]]:
    """Where the reference explains something: the page and the title of each heading."""
    found: dict[str, tuple[str, str]] = {}
    for page in sorted(REFERENCE.glob("*.md")):
        for link, title in headings(page).items():
            assert link not in found, f"{page.name} has a heading of {found[link][0]}: {title}"
            found[link] = page.name, title
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


# ------------------------------------------------------------------------------------------------ the examples


def section(block: Block) -> str:
    """The heading that an example stands below."""
    above = (ROOT / block.page).read_text(encoding="utf-8").split("\n")[: block.line - 1]
    return slug(re.findall(r"^#+ (.+)$", BLOCK.sub("", "\n".join(above)), re.M)[-1])


@cache
def shown() -> dict[Construct, set[str]]:
    """The sections in which each construct has an example."""
    found: dict[Construct, set[str]] = {row: set() for row in CONSTRUCTS}
    for block in examples():
        for use, _ in uses_in(block):
            found[use.row].add(section(block))
    return found


@cache
def texts() -> dict[Construct, set[str]]:
    """What is printed, in English, of the examples of each construct in the section that explains it."""
    found: dict[Construct, set[str]] = {row: set() for row in CONSTRUCTS}
    for block in examples():
        cards = {card.id: card.paragraphs for card in printed(block, "en")}
        for use, card in uses_in(block):
            if use.row.explained == section(block):
                found[use.row] |= {text for lines, text in cards.get(card, ()) if use.line in lines}
    return found


def test_every_construct_has_an_example() -> None:
    """... that compiles, in the section that explains it."""
    assert [row.example for row in CONSTRUCTS if row.explained not in shown()[row]] == []


NOT_PLAYED = {"facts", "own_words", "origin", "card_number", "formerly", "players"}  # what does nothing by itself


@pytest.mark.long
def test_every_construct_is_played() -> None:
    """Statements, abilities and what stands in them are reached in play in some example, and the lines of scenarios."""
    reached = played()
    done = {
        use.row
        for block in examples()
        for use, _ in uses_in(block)
        if any((source_of(block), line) in reached for line in use.lines)
    }
    needed = [
        row for row in CONSTRUCTS if {*row.places} & {*IN_TEXTS, Place.GIVEN, Place.THEN} and row.rule not in NOT_PLAYED
    ]
    assert [row.example for row in needed if row not in done] == []


IN_TEXTS = {Place.CARD, Place.TABLE, Place.BLOCK, Place.WINDOW, Place.WAYS, *HOSTS} - {Place.TYPE}
NOT_PRINTED = {
    "facts": "stands on the face of a card",
    "origin": "stands on no card",
    "card_number": "stands in the foot of a card",
    "formerly": "stands on no card",
    "answer": "is said in scenarios",
    "all_pass": "is said in scenarios",
    "brings": "is said in scenarios",
    "run": "is said in scenarios",
    "run_setup": "is said in scenarios",
    "put": "is said in set-ups and scenarios",
    "put_every": "is said in set-ups",
    "require": "is said in set-ups",
    "result": "is said in scenarios and of a worth",
}


def test_every_construct_of_cards_is_printed() -> None:
    """What can stand in the text of a card has an example whose text stands below it, where it is explained."""
    needed = {row for row in CONSTRUCTS if {*row.places} & {*IN_TEXTS} and row.rule not in NOT_PRINTED}
    assert [row.example for row in CONSTRUCTS if row in needed and not texts()[row]] == []
    assert {row.rule for row in CONSTRUCTS if row.rule in NOT_PRINTED and texts()[row]} == set()


@pytest.mark.parametrize("page", sorted({block.page for block in examples()}))
def test_what_is_printed_stands_below(page: str) -> None:
    """Below each example stands what is printed of its cards; OMBRE_RECORD=1 writes it anew."""
    path = ROOT / page
    made = with_texts(page)
    assert recorded(path, made).splitlines() == made.splitlines()


# ------------------------------------------------------------------------------------------------ the two pages

SHEET = "a-card-on-two-pages"
LINES, WIDTH = 120, 100  # of two pages of A4, in letters of nine points


def on_cards() -> set[Construct]:
    """The constructs that the shipped cards use."""
    found: set[Construct] = set()
    for name in games():
        files = open_game(name, shipped_game(name).expansions()).files
        words = scan([file.source for file in files])
        own = [file.source for file in files if not {"rules", "scenarios"} & {*file.source.name.split("/")}]
        for parsed in compiled_trees(own, words):
            for tree in parsed.declarations:
                card = tree.declaration if isinstance(tree, Replacement) else tree
                found |= {use.row for use in uses(card, parsed.source)} if isinstance(card, Card) else set()
    return found


def test_the_two_pages_are_two_pages() -> None:
    text = (REFERENCE / "cards.md").read_text(encoding="utf-8")
    sheet = text.partition("\n## A card on two pages\n")[2].partition("\n## ")[0].split("\n")
    assert 60 < len(sheet) <= LINES
    assert [line for line in sheet if line.startswith(" ") and len(line) > WIDTH] == []


def test_the_two_pages_have_all_that_cards_need() -> None:
    """... and nothing that no shipped card uses."""
    there = {use.row for block in examples() if section(block) == SHEET for use, _ in uses_in(block)}
    needed = on_cards()
    assert [row.example for row in CONSTRUCTS if row in needed - there] == [], "no line of the two pages has this"
    assert [row.example for row in CONSTRUCTS if row in there - needed] == [], "no shipped card uses this"
