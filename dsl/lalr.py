"""Tokens in, our nodes out: Lark's tables, run by a loop that makes the node of a rule when the rule is complete.

Lark's own loop makes a tree first, which is then walked to make the nodes; that takes three times as long. The tables
say the same either way: `tests/dsl/test_lalr.py` compares the two on everything that is written in the language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from lark import Lark, Token
from lark.exceptions import UnexpectedToken
from lark.parsers.lalr_analysis import Shift

from . import nodes
from .lexer import Piece
from .source import Span

# What the stack holds: a piece (sort, text, ...) or a built part (value, depth, ...), each followed by where it begins
# and ends: line, column, end line, end column. An empty part has no place: its line is 0.
Part: TypeAlias = tuple[Any, Any, int, int, int, int]
Build: TypeAlias = Callable[[list[Part], str, list[Part]], Part]


class Tree(NamedTuple):
    """The node of a declaration, and how deep it is."""

    node: Any
    depth: int


@dataclass(slots=True)
class State:
    """Where a parse stands, for a lexer that asks what may come next, and for whoever explains why it does not."""

    states: Any
    state_stack: list[int]

    @property
    def parse_conf(self) -> State:
        return self


class Tables:
    """The grammar's tables, with a way to build each rule's node."""

    def __init__(self, lark: Lark) -> None:
        parser: Any = lark.parser
        table = parser.parser._parse_table
        self.states = table.states
        self.start, self.end = table.start_states["start"], table.end_states["start"]
        self.lexer = parser.lexer
        # By identity: the hash of a rule is a hash of all its symbols, taken anew each time.
        reduced = (act[1] for row in self.states.values() for act in row.values() if act[0] is not Shift)
        self.builds = {id(rule): _build(rule) for rule in {id(rule): rule for rule in reduced}.values()}

    def parse(self, text: Any) -> Tree:
        """The tree of one declaration; what does not fit is raised as Lark would raise it."""
        states, builds, end = self.states, self.builds, self.end
        stack, values = [self.start], list[Part]()
        state = State(states, stack)
        source = text.source.name
        for piece in self.lexer.pieces(text, state):
            sort = piece[0]
            while True:
                entry = states[stack[-1]].get(sort)
                if entry is None:
                    raise _unexpected(piece, state)
                action, argument = entry
                if action is Shift:
                    stack.append(argument)
                    values.append(piece)
                    break
                # A rule is complete: its parts give way to what is made of them. Again below, for the end.
                size, origin, build = builds[id(argument)]
                if size:
                    parts = values[-size:]
                    del stack[-size:], values[-size:]
                else:
                    parts = []
                values.append(build(parts, source, values))
                stack.append(states[stack[-1]][origin][1])
        while stack[-1] != end:
            entry = states[stack[-1]].get("$END")
            if entry is None:
                raise _unexpected(("$END", "", 1, 1, 1, 1), state)
            size, origin, build = builds[id(entry[1])]
            parts = values[-size:] if size else []
            if size:
                del stack[-size:], values[-size:]
            values.append(build(parts, source, values))
            stack.append(states[stack[-1]][origin][1])
        return Tree(values[-1][0], values[-1][1])


def _unexpected(piece: Piece, state: State) -> UnexpectedToken:
    row = state.states[state.state_stack[-1]]
    sort, text, line, column, end_line, end_column = piece
    token = Token(sort, text, None, line, column, end_line, end_column)
    error: Any = UnexpectedToken  # Lark does not say what it takes
    found: UnexpectedToken = error(token, {name for name in row if name.isupper()}, state=state)
    return found


# ------------------------------------------------------------------------------------------- the nodes of rules


def _build(rule: Any) -> tuple[int, str, Build]:
    """How long a rule is, what it is a rule for, and what makes its node out of its parts."""
    origin = str(rule.origin.name)
    name = str(rule.alias or origin)
    options = rule.options
    taken, behind = kept_parts(rule)
    if origin.startswith("_"):
        return len(rule.expansion), origin, _inlined(taken, behind)
    alone = (options.expand1 and not rule.alias) or name == "start"
    if alone and len(taken) == 1 and not taken[0][2] and not taken[0][3] and not behind:
        only = taken[0][0]
        return len(rule.expansion), origin, _outer(only) if name == "start" else _same(only, taken[0][1])
    if name in nodes.LISTS:
        return len(rule.expansion), origin, _listing(taken, behind)
    return len(rule.expansion), origin, _making(nodes.NODES[name], name in nodes.VARIADIC, alone, taken, behind)


Taken: TypeAlias = list[
    tuple[int, bool, bool, int]
]  # position, a word of its own, a run of parts, what is absent before


def kept_parts(rule: Any) -> tuple[Taken, int]:
    """The parts of a rule that its node keeps, and how many absent ones there are at its end."""
    absent = [0] * (len(rule.expansion) + 1)
    if rule.options.empty_indices:
        absent = [len(run) for run in "".join(str(int(empty)) for empty in rule.options.empty_indices).split("0")]
    taken: Taken = []
    waiting = 0
    for position, symbol in enumerate(rule.expansion):
        waiting += absent[position]
        if not (symbol.is_term and symbol.filter_out):
            run = not symbol.is_term and symbol.name.startswith("_")
            taken.append((position, bool(symbol.is_term), run, waiting))
            waiting = 0
    return taken, waiting + absent[-1]


def _word(piece: Part, source: str) -> nodes.Word:
    sort, text, line, column, end_line, end_column = piece
    return nodes.Word(Span(source, line, column, end_line, end_column), "a" if sort == "A" else text, sort)


def _gather(parts: list[Part], source: str, taken: Taken, behind: int) -> tuple[list[Any], int]:
    """The children of a node, and the depth of the deepest."""
    children: list[Any] = []
    depth = 0
    for position, word, run, absent in taken:
        if absent:
            children += [None] * absent
        part = parts[position]
        if word:
            children.append(_word(part, source))
            continue
        if run:
            children += part[0]
        else:
            children.append(part[0])
        if part[1] > depth:
            depth = part[1]
    if behind:
        children += [None] * behind
    return children, depth


def _extent(parts: list[Part]) -> tuple[int, int, int, int]:
    """From the first part that has a place to the last."""
    for first in parts:
        if first[2]:
            for last in reversed(parts):
                if last[2]:
                    return first[2], first[3], last[4], last[5]
    return 0, 0, 0, 0


def _same(only: int, word: bool) -> Build:
    """A rule that is one of its alternatives; brackets around it belong to what holds it."""

    def build(parts: list[Part], source: str, before: list[Part]) -> Part:
        part = parts[only]
        if word:
            return _word(part, source), 0, *_extent(parts)
        return part if len(parts) == 1 else (part[0], part[1], *_extent(parts))

    return build


def _outer(only: int) -> Build:
    def build(parts: list[Part], source: str, before: list[Part]) -> Part:
        value, depth, line, column, end_line, end_column = parts[only]
        return value, depth + 1, line, column, end_line, end_column

    return build


def _inlined(taken: Taken, behind: int) -> Build:
    """A run of parts that its owner takes as its own; what it holds counts as deep as if it stood there."""

    def build(parts: list[Part], source: str, before: list[Part]) -> Part:
        children, depth = _gather(parts, source, taken, behind)
        return children, depth, *_extent(parts)

    return build


def _listing(taken: Taken, behind: int) -> Build:
    """A rule whose node is the tuple of its parts."""

    def build(parts: list[Part], source: str, before: list[Part]) -> Part:
        children, depth = _gather(parts, source, taken, behind)
        return tuple(children), depth + 1 if children else 0, *_extent(parts)

    return build


def _making(node: type[Any], variadic: bool, alone: bool, taken: Taken, behind: int) -> Build:
    """A rule with a node of its own."""

    def build(parts: list[Part], source: str, before: list[Part]) -> Part:
        children, depth = _gather(parts, source, taken, behind)
        place = _extent(parts)
        if alone and len(children) == 1:
            return children[0], depth, *place
        span = Span(source, *place) if place[0] else _behind(source, before)
        made = node(span, tuple(children)) if variadic else node(span, *children)
        return made, depth + 1 if children else 0, *place

    return build


def _behind(source: str, before: Iterable[Part]) -> Span:
    """Where something empty stands: right behind what is left of it."""
    for part in reversed([*before]):
        if part[2]:
            return Span(source, part[4], part[5], part[4], part[5])
    return Span(source, 1, 1, 1, 1)
