"""The grammar: it has no conflicts, one node class for each rule, and one terminal for each keyword."""

from __future__ import annotations

import logging
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from lark import Lark

from ombre.dsl import nodes
from ombre.dsl.lexer import WordLexer
from ombre.dsl.parser import lark
from ombre.dsl.syntax import GRAMMAR, plain
from ombre.dsl.tables import table

from ..recording import recorded

UNSAFE_PAIRS = Path(__file__).parents[1] / "golden" / "unsafe_pairs.txt"
CLASSES = ("KIND", "VERB", "BASE", "GERUND", "PART", "PROP", "VALUE", "SLOT", "SCOPE", "WORD")
HEADER = """\
# For each pair of classes of words: in how many states of the parser either may come next. In such a state a word
# that is declared in both classes is taken for the one on the left, so a game should not declare it so.
# Made by OMBRE_RECORD=1 pytest tests/dsl/test_grammar.py.

"""


def conflicts(grammar: str, caplog: pytest.LogCaptureFixture) -> list[str]:
    """The shift/reduce conflicts of a grammar that Lark logs; for reduce/reduce conflicts, Lark raises an error."""
    caplog.clear()
    with caplog.at_level(logging.DEBUG, logger="lark"):
        Lark(grammar, parser="lalr", lexer=WordLexer, debug=True)
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def test_the_grammar_has_no_conflict(caplog: pytest.LogCaptureFixture) -> None:
    """The grammar is LALR(1) without conflicts."""
    assert conflicts(plain(GRAMMAR.read_text(encoding="utf-8")), caplog) == []


def test_a_conflict_would_be_seen(caplog: pytest.LogCaptureFixture) -> None:
    """The test above can fail: Lark logs a conflict of a small grammar."""
    found = conflicts('start: e\ne: e "+" e | WORD\n%declare WORD\n', caplog)
    assert any("Shift/Reduce conflict" in message for message in found)


# ------------------------------------------------------------------------------------------------- rules and nodes


def rules() -> list[tuple[str, Any]]:
    """The rules whose result is a node or a tuple; a rule occurs once for each of its alternatives."""
    found = [(str(rule.alias or rule.origin.name), rule) for rule in lark().rules]
    inlined = {name for name, rule in found if rule.options.expand1 and not rule.alias}
    return [(name, rule) for name, rule in found if name not in inlined | {"start"} and not name.startswith("_")]


def test_each_rule_has_its_node() -> None:
    """Each rule has a node class or is listed in LISTS, and each node class has a rule."""
    assert {name for name, _ in rules()} == nodes.NODES.keys() | nodes.LISTS
    assert nodes.NODES.keys().isdisjoint(nodes.LISTS)
    assert nodes.VARIADIC <= nodes.NODES.keys()


def kept(symbol: Any) -> int:
    """The number of children that a symbol adds to its node; quoted keywords and layout add none."""
    if symbol.is_term:
        return 0 if symbol.filter_out else 1
    assert not symbol.name.startswith("__"), f"{symbol.name}: repetition belongs in a rule of LISTS or VARIADIC"
    return 0 if symbol.name.startswith("_") else 1


def test_each_alternative_fills_its_node() -> None:
    """Each alternative of a rule gives a child for each field of the node that has no default."""
    for name, rule in rules():
        if name in nodes.LISTS | nodes.VARIADIC:
            continue
        children = sum(map(kept, rule.expansion)) + sum(rule.options.empty_indices)
        wanted = fields(nodes.NODES[name])[1:]  # the span is not a child
        assert children <= len(wanted), f"{rule} gives {children} of {len(wanted)}"
        assert all(field.default is None for field in wanted[children:]), f"{rule} gives {children} of {len(wanted)}"


def test_an_inlined_rule_has_one_child() -> None:
    """Each alternative of a rule with `?` has exactly one child, because such a rule has no node class."""
    for rule in lark().rules:
        if rule.options.expand1 and not rule.alias:
            assert sum(map(kept, rule.expansion)) == 1, str(rule)


# --------------------------------------------------------------------------------------------------- keywords, words


def test_each_keyword_is_listed_once() -> None:
    """Each keyword has only one terminal, and each named keyword is declared once."""
    texts = [terminal.pattern.value for terminal in lark().terminals if terminal.pattern]
    assert sorted(texts) == sorted(set(texts))
    named = re.findall(r'^([A-Z_]+): "(.+)"$', GRAMMAR.read_text(encoding="utf-8"), re.MULTILINE)
    assert len({name for name, _ in named}) == len({text for _, text in named}) == len(named)


def test_keywords_are_whole_words() -> None:
    """A keyword is one sign, or one or more words with single spaces."""
    for terminal in lark().terminals:
        if terminal.pattern:
            assert re.fullmatch(r"[a-z]+( [a-z]+)*|[-:,()+*/=]|[<>]=?", terminal.pattern.value)


def pairs() -> str:
    """A table of all pairs of classes of words, with the number of parser states that accept both classes."""
    states = [set(row) for row in table(lark()).states.values()]
    rows = [[""] + list(CLASSES[1:])]
    for index, one in enumerate(CLASSES[:-1], 1):
        counts = [str(sum({one, other} <= state for state in states)) for other in CLASSES[index:]]
        rows.append([one] + [""] * (index - 1) + counts)
    return "\n".join("".join(cell.rjust(7) for cell in row) for row in rows) + "\n"


def test_unsafe_pairs() -> None:
    """The table of pairs equals the recorded one.

    A word that is declared in both classes of a pair may be misunderstood in the counted states. Because the table is
    recorded, the diff of a changed grammar shows such effects.
    """
    table = HEADER + pairs()
    assert recorded(UNSAFE_PAIRS, table) == table
