"""Typed access to Lark's parser tables; only this module uses private attributes of Lark.

Therefore `pyproject.toml` allows only versions of Lark that were tested. `tests/dsl/test_tables.py` fails if a version
stores the tables in another place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import lark
from lark import Lark
from lark.grammar import Rule

# An entry of a table: an action of Lark, and the next state (for a shift) or the complete rule (for a reduction).
Entry: TypeAlias = tuple[object, int | Rule]
States: TypeAlias = Mapping[int, Mapping[str, Entry]]


class ParserTable(NamedTuple):
    """The states of the parser for a grammar, with the start state and the final state."""

    states: States
    start: int
    end: int


def table(grammar: Lark) -> ParserTable:
    """The parser table that Lark generated from a grammar."""
    parser: Any = grammar.parser  # Lark's types end here
    try:
        found = parser.parser._parse_table
        return ParserTable(found.states, found.start_states["start"], found.end_states["start"])
    except (AttributeError, KeyError):
        text = f"Lark {lark.__version__} keeps its tables elsewhere than 1.3 does; pyproject.toml names what works"
        raise ImportError(text) from None


@dataclass(slots=True)
class ParserState:
    """The current state of the parser; the lexer and the explanations of errors use it."""

    states: States
    state_stack: list[int]

    def shifts(self, terminal: str) -> bool:
        """Whether the parser would shift a terminal in this state.

        A row of the table does not tell this, because it also lists terminals that fail after a reduction.
        """
        states, stack = self.states, self.state_stack
        found = states[stack[-1]].get(terminal)
        if found is None or isinstance(found[1], int):
            return found is not None
        stack = stack[:]
        while True:
            found = states[stack[-1]].get(terminal)
            if found is None:
                return False
            complete = found[1]
            if isinstance(complete, int):
                return True
            if complete.expansion:
                del stack[-len(complete.expansion) :]
            after = states[stack[-1]][complete.origin.name][1]
            assert isinstance(after, int)
            stack.append(after)


@dataclass(frozen=True, slots=True)
class Token:
    """A token: its class (`type`), its text and its place."""

    type: str
    text: str
    line: int
    column: int
    end_line: int
    end_column: int

    def __str__(self) -> str:
        return self.text


class Unexpected(Exception):
    """Raised by the parser at a token that does not fit. state: the state of the parser before this token."""

    def __init__(self, token: Token, state: ParserState) -> None:
        super().__init__(f"{token.text!r} in line {token.line}, column {token.column}")
        self.token, self.state = token, state
