"""The grammar: no conflicts, one node for each rule, each keyword once; which classes of words may clash."""

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
    """The shift/reduce conflicts that Lark logs; it raises an error for reduce/reduce conflicts."""
    caplog.clear()
    with caplog.at_level(logging.DEBUG, logger="lark"):
        Lark(grammar, parser="lalr", lexer=WordLexer, debug=True)
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def test_the_grammar_has_no_conflict(caplog: pytest.LogCaptureFixture) -> None:
    """The grammar is LALR(1) without conflicts."""
    assert conflicts(GRAMMAR.read_text(encoding="utf-8"), caplog) == []


def test_a_conflict_would_be_seen(caplog: pytest.LogCaptureFixture) -> None:
    """Lark still logs the conflicts that it resolves, so the test above can fail."""
    found = conflicts('start: e\ne: e "+" e | WORD\n%declare WORD\n', caplog)
    assert any("Shift/Reduce conflict" in message for message in found)


# ------------------------------------------------------------------------------------------------- rules and nodes


def rules() -> list[tuple[str, Any]]:
    """The rules that make a node, once for each alternative."""
    found = [(str(rule.alias or rule.origin.name), rule) for rule in lark().rules]
    inlined = {name for name, rule in found if rule.options.expand1 and not rule.alias}
    return [(name, rule) for name, rule in found if name not in inlined | {"start"} and not name.startswith("_")]


def test_each_rule_has_its_node() -> None:
    """The rule for_each makes ForEach, or a plain tuple listed in LISTS; each node class has a rule."""
    assert {name for name, _ in rules()} == nodes.NODES.keys() | nodes.LISTS
    assert nodes.NODES.keys().isdisjoint(nodes.LISTS)
    assert nodes.VARIADIC <= nodes.NODES.keys()


def kept(symbol: Any) -> int:
    """The number of children that a symbol adds to the node; keywords and layout add none."""
    if symbol.is_term:
        return 0 if symbol.filter_out else 1
    assert not symbol.name.startswith("__"), f"{symbol.name}: repetition belongs in a rule of LISTS or VARIADIC"
    return 0 if symbol.name.startswith("_") else 1


def test_each_alternative_fills_its_node() -> None:
    """All alternatives of a rule give as many children as its node has fields without a default."""
    for name, rule in rules():
        if name in nodes.LISTS | nodes.VARIADIC:
            continue
        children = sum(map(kept, rule.expansion)) + sum(rule.options.empty_indices)
        wanted = fields(nodes.NODES[name])[1:]  # the span is not a child
        assert children <= len(wanted), f"{rule} gives {children} of {len(wanted)}"
        assert all(field.default is None for field in wanted[children:]), f"{rule} gives {children} of {len(wanted)}"


def test_an_inlined_rule_has_one_child() -> None:
    """A rule with ? passes on one of its alternatives; an alternative with two children would need a node class."""
    for rule in lark().rules:
        if rule.options.expand1 and not rule.alias:
            assert sum(map(kept, rule.expansion)) == 1, str(rule)


# --------------------------------------------------------------------------------------------------- keywords, words


def test_each_keyword_is_listed_once() -> None:
    """A keyword is one terminal everywhere, also where a node stores it."""
    texts = [terminal.pattern.value for terminal in lark().terminals if terminal.pattern]
    assert sorted(texts) == sorted(set(texts))
    named = re.findall(r'^([A-Z_]+): "(.+)"$', GRAMMAR.read_text(encoding="utf-8"), re.MULTILINE)
    assert len({name for name, _ in named}) == len({text for _, text in named}) == len(named)


def test_keywords_are_whole_words() -> None:
    """A keyword is one sign, or one or more words with single spaces."""
    for terminal in lark().terminals:
        if terminal.pattern:
            assert re.fullmatch(r"[a-z]+( [a-z]+)*|[-:,()+*=]|[<>]=?", terminal.pattern.value)


def pairs() -> str:
    """The pairs of classes, each with the number of parser states that accept both."""
    states = [set(row) for row in table(lark()).states.values()]
    rows = [[""] + list(CLASSES[1:])]
    for index, one in enumerate(CLASSES[:-1], 1):
        counts = [str(sum({one, other} <= state for state in states)) for other in CLASSES[index:]]
        rows.append([one] + [""] * (index - 1) + counts)
    return "\n".join("".join(cell.rjust(7) for cell in row) for row in rows) + "\n"


def test_unsafe_pairs() -> None:
    """Only a change of the grammar changes this table; the recorded table makes such a change visible."""
    table = HEADER + pairs()
    if os.environ.get("OMBRE_RECORD"):
        UNSAFE_PAIRS.write_text(table, encoding="utf-8")
    assert UNSAFE_PAIRS.read_text(encoding="utf-8") == table
