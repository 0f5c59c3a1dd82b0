"""The grammar itself: no conflict, one node for each rule, each keyword once, and which classes of words may clash."""

from __future__ import annotations

import logging
import os
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from lark import Lark

from ombre.dsl import nodes
from ombre.dsl.lexer import WordLexer
from ombre.dsl.parser import lark
from ombre.dsl.tables import table

GRAMMAR = Path(__file__).parents[2] / "dsl" / "grammar.lark"
UNSAFE_PAIRS = Path(__file__).parents[1] / "golden" / "unsafe_pairs.txt"
CLASSES = ("KIND", "VERB", "BASE", "GERUND", "PART", "PROP", "VALUE", "SLOT", "SCOPE", "WORD")
HEADER = """\
# For each pair of classes of words: in how many states of the parser either may come next. In such a state a word
# that is declared in both classes is taken for the one on the left, so a game should not declare it so.
# Made by OMBRE_RECORD=1 pytest tests/dsl/test_grammar.py.

"""


def conflicts(grammar: str, caplog: pytest.LogCaptureFixture) -> list[str]:
    """What Lark says when it settles a shift/reduce conflict by itself; a reduce/reduce conflict it refuses."""
    caplog.clear()
    with caplog.at_level(logging.DEBUG, logger="lark"):
        Lark(grammar, parser="lalr", lexer=WordLexer, debug=True)
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def test_the_grammar_has_no_conflict(caplog: pytest.LogCaptureFixture) -> None:
    """LALR(1) without a shift/reduce and without a reduce/reduce conflict."""
    assert conflicts(GRAMMAR.read_text(encoding="utf-8"), caplog) == []


def test_a_conflict_would_be_seen(caplog: pytest.LogCaptureFixture) -> None:
    """Lark still logs what it resolves silently, so that the test above tests something."""
    found = conflicts('start: e\ne: e "+" e | WORD\n%declare WORD\n', caplog)
    assert any("Shift/Reduce conflict" in message for message in found)


# ------------------------------------------------------------------------------------------------- rules and nodes


def rules() -> list[tuple[str, Any]]:
    """The rules that make a node, one for each of their alternatives."""
    found = [(str(rule.alias or rule.origin.name), rule) for rule in lark().rules]
    inlined = {name for name, rule in found if rule.options.expand1 and not rule.alias}
    return [(name, rule) for name, rule in found if name not in inlined | {"start"} and not name.startswith("_")]


def test_each_rule_has_its_node() -> None:
    """What the grammar calls for_each is ForEach, or a plain tuple listed in LISTS; no node lacks a rule."""
    assert {name for name, _ in rules()} == nodes.NODES.keys() | nodes.LISTS
    assert nodes.NODES.keys().isdisjoint(nodes.LISTS)
    assert nodes.VARIADIC <= nodes.NODES.keys()


def kept(symbol: Any) -> int:
    """How many children a symbol of a rule gives to the node: keywords and layout give none."""
    if symbol.is_term:
        return 0 if symbol.filter_out else 1
    assert not symbol.name.startswith("__"), f"{symbol.name}: repetition belongs in a rule of LISTS or VARIADIC"
    return 0 if symbol.name.startswith("_") else 1


def test_each_alternative_fills_its_node() -> None:
    """All the alternatives of a rule give as many children as its node has fields, but for those that have a default."""
    for name, rule in rules():
        if name in nodes.LISTS | nodes.VARIADIC:
            continue
        children = sum(map(kept, rule.expansion)) + sum(rule.options.empty_indices)
        wanted = fields(nodes.NODES[name])[1:]  # the span is no child
        assert children <= len(wanted), f"{rule} gives {children} of {len(wanted)}"
        assert all(field.default is None for field in wanted[children:]), f"{rule} gives {children} of {len(wanted)}"


def test_an_inlined_rule_has_one_child() -> None:
    """A rule with ? is one of its alternatives: two children would make a node that nobody declared."""
    for rule in lark().rules:
        if rule.options.expand1 and not rule.alias:
            assert sum(map(kept, rule.expansion)) == 1, str(rule)


# --------------------------------------------------------------------------------------------------- keywords, words


def test_each_keyword_is_listed_once() -> None:
    """A keyword is one terminal wherever it stands, also where a node remembers it."""
    texts = [terminal.pattern.value for terminal in lark().terminals if terminal.pattern]
    assert sorted(texts) == sorted(set(texts))
    named = re.findall(r'^([A-Z_]+): "(.+)"$', GRAMMAR.read_text(encoding="utf-8"), re.MULTILINE)
    assert len({name for name, _ in named}) == len({text for _, text in named}) == len(named)


def test_keywords_are_whole_words() -> None:
    """A keyword is one sign, one word or a few words with one space between them."""
    for terminal in lark().terminals:
        if terminal.pattern:
            assert re.fullmatch(r"[a-z]+( [a-z]+)*|[-:,()+*=]|[<>]=?", terminal.pattern.value)


def pairs() -> str:
    """The table: how many states of the parser hold both classes."""
    states = [set(row) for row in table(lark()).states.values()]
    rows = [[""] + list(CLASSES[1:])]
    for index, one in enumerate(CLASSES[:-1], 1):
        counts = [str(sum({one, other} <= state for state in states)) for other in CLASSES[index:]]
        rows.append([one] + [""] * (index - 1) + counts)
    return "\n".join("".join(cell.rjust(7) for cell in row) for row in rows) + "\n"


def test_unsafe_pairs() -> None:
    """Which classes can clash changes with the grammar only, and never unseen."""
    table = HEADER + pairs()
    if os.environ.get("OMBRE_RECORD"):
        UNSAFE_PAIRS.write_text(table, encoding="utf-8")
    assert UNSAFE_PAIRS.read_text(encoding="utf-8") == table
