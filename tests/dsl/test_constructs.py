"""The table of constructs has each keyword of the grammar, and each example line is parsed with the rule of its row."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from lark.grammar import Rule

from ombre.dsl import vocabulary as words_of_lines
from ombre.dsl.constructs import CONSTRUCTS, DECLARING, HOSTS, SIGNS, TEST_WORDS, Construct
from ombre.dsl.lalr import Part, Reduction
from ombre.dsl.parser import lark, parse, tables
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import Vocabulary

from .samples import around, block, sample

ROOT = Path(__file__).parents[2]
NAMED = {row.rule for row in CONSTRUCTS}
ROWS = [pytest.param(row, id=f"{row.rule}: {row.example}") for row in CONSTRUCTS]


# ---------------------------------------------------------------------------------- the table and the grammar


@cache
def keywords() -> dict[str, str]:
    """The keywords of the grammar by the names of their terminals; not needed for the collection of the tests."""
    return {terminal.name: terminal.pattern.value for terminal in lark().terminals if terminal.pattern}


def terminals(words: str) -> Iterator[str]:
    """Yield the keywords that some words consist of; a keyword of several words is not split."""
    left = words.split()
    while left:
        size = next(n for n in range(len(left), 0, -1) if n == 1 or " ".join(left[:n]) in keywords().values())
        yield " ".join(left[:size])
        left = left[size:]


def claimed(rule: str) -> set[str]:
    """The keywords in the rows of a grammar rule."""
    forms = [form for row in CONSTRUCTS if row.rule == rule for form in (*row.words.split("|"), *row.links)]
    return {word for form in forms for word in terminals(form)}


def held(name: str, seen: set[str], alias: bool = False) -> set[str]:
    """The keywords of a grammar rule and of the helper rules that it uses, without signs."""
    found: set[str] = set()
    for rule in lark().rules:
        made = str(rule.alias or rule.origin.name)
        if made != name if alias else str(rule.origin.name) != name or made != name and made in NAMED:
            continue
        for part in rule.expansion:
            if part.is_term:
                found |= {word for word in [keywords().get(part.name, "")] if word[:1].isalpha()}
            elif part.name not in NAMED and part.name not in seen:
                seen.add(part.name)
                found |= held(str(part.name), seen)
    return found


@pytest.mark.parametrize("rule", sorted(NAMED))
def test_a_construct_names_its_keywords(rule: str) -> None:
    """A rule has the same keywords in the grammar and in the table."""
    assert {word for word in claimed(rule) if word[0].isalpha()} == held(rule, set(), True)


def test_every_keyword_is_in_the_table() -> None:
    """The table has all keywords of the grammar, and no others."""
    assert {*keywords().values()} == {word for rule in NAMED for word in claimed(rule)} | {*SIGNS}


def test_rules_have_rows() -> None:
    """Each rule with keywords has a row, or is a helper of a rule that has a row."""
    helpers: set[str] = set()
    for rule in NAMED:
        held(rule, helpers, True)
    worded = [rule for rule in lark().rules if any(part.is_term and part.name in keywords() for part in rule.expansion)]
    known = NAMED | helpers
    assert {
        str(r.origin.name) for r in worded if str(r.alias) not in NAMED and str(r.origin.name) not in known
    } == set()


# ---------------------------------------------------------------------------------------- the line of each row


@pytest.fixture(scope="module")
def used() -> Iterator[set[str]]:
    """The set of the rules that the parser uses during a test."""
    table, found = tables(), set[str]()

    def noting(rule: Rule, made: Reduction) -> Reduction:
        size, origin, build = made

        def noted(parts: list[Part], source: str, before: list[Part]) -> Part:
            found.add(rule.alias or rule.origin.name)
            return build(parts, source, before) if build else parts[0]

        return size, origin, noted

    acts = {at: dict(row) for at, row in table.acts.items()}
    for at, row in table.states.items():
        for name, (_, rule) in row.items():
            act = acts[at].get(name)
            if isinstance(rule, Rule) and isinstance(act, tuple):
                acts[at][name] = noting(rule, act)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table, "acts", acts)
        yield found


@pytest.mark.parametrize("row", ROWS)
def test_a_line_is_read_by_its_rule(row: Construct, vocabulary: Vocabulary, used: set[str]) -> None:
    """In each of its places, the example line of a row is parsed with the rule of the row."""
    for place in row.places:
        lines, _ = sample(row, HOSTS.get(place, place))
        used.clear()
        parsed = parse(Source("row.card", "\n".join(lines) + "\n"), vocabulary)
        assert [str(d.message) for d in parsed.diagnostics] == [], "\n".join(lines)
        assert row.rule in used
    words = next(terminals(row.words.split("|")[0]), "")
    assert re.search(rf"(?<![a-z]){re.escape(words)}(?![a-z])", row.example)


def test_each_row_is_another() -> None:
    assert len({(row.rule, row.words, row.places, row.opens, row.example) for row in CONSTRUCTS}) == len(CONSTRUCTS)
    assert len({row.first for row in CONSTRUCTS if row.shape}) == sum(1 for row in CONSTRUCTS if row.shape)


def test_what_words_say_of_their_lines() -> None:
    """The columns `tests` and `declares` of the table agree with the grammar and with `vocabulary.py`."""
    assert words_of_lines.DECLARING.keys() == {*DECLARING}
    for rule in lark().rules:
        names = [part.name for part in rule.expansion]
        if names[1:2] == ["condition"] and (word := keywords().get(names[0], ""))[:1].isalpha():
            assert word in {*TEST_WORDS, "where", "or if"}


def test_stand_ins_are_read(vocabulary: Vocabulary) -> None:
    """The stand-in of a row can be parsed in the place of its line, with any vocabulary."""
    for row in CONSTRUCTS:
        if row.stand_in:
            place = row.places[-1]
            above = around(place)
            lines = [*above, "  " * len(above) + row.stand_in, *block(row.opens, len(above) + 1)]
            assert parse(Source("row.card", "\n".join(lines) + "\n"), vocabulary).diagnostics == ()
