"""Parse tokens with the LALR tables of Lark; build the node of a rule as soon as the rule is complete.

The parser of Lark first builds a Lark tree, which then has to be converted to nodes; this takes three times as long.
The nodes are the same: `tests/dsl/test_lalr.py` compares both ways on all texts of the corpus.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from lark import Lark
from lark.grammar import Rule, Symbol, Terminal

from . import nodes
from .lexer import Piece, Text, WordLexer
from .source import Span
from .tables import ParserState, Token, Unexpected, table

# An entry of the stack: the result of a rule, its depth, and its place: line, column, end line, end column. The result
# is a list if its elements belong to the surrounding rule. An empty part has no place: its line is 0. Entries are
# tuples, because tuples are faster than objects of a class.
Part: TypeAlias = "tuple[nodes.Held | list[nodes.Held], int, int, int, int, int]"
Build: TypeAlias = Callable[[list[Part], str, list[Part]], Part]
# A complete rule: its number of parts, its name, and the function that makes its node; None if the node of the rule is
# the node of its only part.
Reduction: TypeAlias = tuple[int, str, Build | None]
# The parts of a rule that its node keeps: the position of each part, and the number of absent parts before it.
Kept: TypeAlias = list[tuple[int, int]]


class Tree(NamedTuple):
    """The node of a declaration, and the depth of its tree."""

    node: nodes.Declaration
    depth: int


class Tables:
    """The parser tables of the grammar; for each rule they contain a function that builds the node of the rule."""

    def __init__(self, lark: Lark) -> None:
        self.states, self.start, self.end = table(lark)
        self.lexer = WordLexer(lark.lexer_conf)
        # Keyed by identity, because the hash of a rule is computed from all its symbols at each use.
        made: dict[int, Reduction] = {}
        self.acts: dict[int, dict[str, int | Reduction]] = {}  # state -> token -> the next state, or the complete rule
        self.after: dict[int, dict[str, int]] = {}  # state -> complete rule -> the next state
        self.words: set[str] = set()  # the terminals that some node keeps
        for state, row in self.states.items():
            acts = self.acts[state] = {}
            after = self.after[state] = {}
            for name, (_, argument) in row.items():
                if not isinstance(argument, int):
                    if (found := made.get(id(argument))) is None:
                        found = made[id(argument)] = _reduction(argument)
                        self.words |= _words(argument)
                    acts[name] = found
                elif name.islower():
                    after[name] = argument
                else:
                    acts[name] = argument

    def parse(self, declaration: Text) -> Tree:
        """Parse one declaration; raises Unexpected at a token that does not fit."""
        acts, after, end, words = self.acts, self.after, self.end, self.words
        stack, parts = [self.start], list[Part]()
        state = ParserState(self.states, stack)
        source = declaration.source.name
        for piece in self.lexer.pieces(declaration, state):
            sort = piece[0]
            while True:
                act = acts[stack[-1]].get(sort)
                if act is None:
                    raise Unexpected(Token(*piece), state)
                if isinstance(act, int):
                    stack.append(act)
                    _, text, line, column, end_line, end_column = piece
                    word = None
                    if sort in words:
                        place = Span(source, line, column, end_line, end_column)
                        word = nodes.Word(place, "a" if sort == "A" else text, sort)
                    parts.append((word, 0, line, column, end_line, end_column))
                    break
                # Reduce: replace the parts of the complete rule by its node. The same code stands below, for the end of
                # the text.
                size, origin, build = act
                if build is None:
                    stack.pop()
                    stack.append(after[stack[-1]][origin])
                    continue
                if size:
                    taken = parts[-size:]
                    del stack[-size:], parts[-size:]
                else:
                    taken = []
                parts.append(build(taken, source, parts))
                stack.append(after[stack[-1]][origin])
        while stack[-1] != end:
            act = acts[stack[-1]].get("$END")
            if act is None or isinstance(act, int):
                raise Unexpected(Token("$END", "", 1, 1, 1, 1), state)
            size, origin, build = act
            taken = parts[-size:] if size else []
            if size:
                del stack[-size:], parts[-size:]
            parts += taken if build is None else [build(taken, source, parts)]
            stack.append(after[stack[-1]][origin])
        whole, depth, *_ = parts[-1]
        assert isinstance(whole, nodes.Declaration)
        return Tree(whole, depth)

    def expected(self, text: Text) -> tuple[list[str], list[Piece]]:
        """The terminals that can stand in place of the last word of a text,
        and the pieces of its line before this word.

        Raises Unexpected or BadText if the text before it has a mistake.
        """
        last = text.lines[-1][0]
        stack, line = [self.start], list[Piece]()
        state = ParserState(self.states, stack)
        end = len(text.lines[-1][1]) + 1
        for piece in self.lexer.pieces(text, state):
            sort, word, number, _, _, end_column = piece
            if number == last and end_column == end and word:
                break
            if number == last and word:
                line.append(piece)
            while not isinstance(act := self.acts[stack[-1]].get(sort), int):
                if act is None:
                    raise Unexpected(Token(*piece), state)
                size, origin, _ = act
                if size:
                    del stack[-size:]
                stack.append(self.after[stack[-1]][origin])
            stack.append(act)
        return [name for name in self.states[stack[-1]] if name.isupper() and state.shifts(name)], line


# ------------------------------------------------------------------------------------------- the nodes of rules


def _reduction(rule: Rule) -> Reduction:
    origin = str(rule.origin.name)
    name = str(rule.alias or origin)
    kept, behind = kept_parts(rule)
    alone = (rule.options.expand1 and not rule.alias) or name == "start"
    build: Build | None
    if origin.startswith("_"):
        build = _inlined(kept, behind)
    elif alone and len(kept) == 1 and not _is_run(rule.expansion[kept[0][0]]) and not kept[0][1] and not behind:
        only = kept[0][0]
        build = _outer(only) if name == "start" else _same(only) if len(rule.expansion) > 1 else None
    elif name in nodes.LISTS:
        build = _listing(kept, behind)
    else:
        build = _making(nodes.NODES[name], name in nodes.VARIADIC, kept, behind)
    return len(rule.expansion), origin, build


def kept_parts(rule: Rule) -> tuple[Kept, int]:
    """The parts of a rule that its node keeps, and the number of absent parts at the end of the rule."""
    absent = [0] * (len(rule.expansion) + 1)
    if rule.options.empty_indices:
        absent = [len(run) for run in "".join(str(int(empty)) for empty in rule.options.empty_indices).split("0")]
    kept: Kept = []
    waiting = 0
    for position, symbol in enumerate(rule.expansion):
        waiting += absent[position]
        if not (isinstance(symbol, Terminal) and symbol.filter_out):
            kept.append((position, waiting))
            waiting = 0
    return kept, waiting + absent[-1]


def _is_run(symbol: Symbol) -> bool:
    """Whether a symbol is a repetition whose parts belong to the surrounding rule."""
    return not symbol.is_term and symbol.name.startswith("_")


def _words(rule: Rule) -> set[str]:
    """The terminals that the node of a rule keeps."""
    return {symbol.name for symbol in rule.expansion if isinstance(symbol, Terminal) and not symbol.filter_out}


def _gather(parts: list[Part], source: str, kept: Kept, behind: int) -> tuple[list[nodes.Held], int]:
    """The children of a node, and the depth of the deepest child."""
    children: list[nodes.Held] = []
    depth = 0
    for position, absent in kept:
        if absent:
            children += [None] * absent
        part = parts[position]
        value, below = part[0], part[1]
        if isinstance(value, list):
            children += value
        else:
            children.append(value)
        if below > depth:
            depth = below
    if behind:
        children += [None] * behind
    return children, depth


def _extent(parts: list[Part]) -> tuple[int, int, int, int]:
    """The place from the first part that has a place to the last such part; zeros if no part has a place."""
    if parts and (first := parts[0])[2] and (last := parts[-1])[2]:
        return first[2], first[3], last[4], last[5]
    for first in parts:
        if first[2]:
            for last in reversed(parts):
                if last[2]:
                    return first[2], first[3], last[4], last[5]
    return 0, 0, 0, 0


def _same(only: int) -> Build:
    """The builder for a rule whose result is the result of its part `only`, such as an expression in parentheses."""

    def build(parts: list[Part], source: str, before: list[Part]) -> Part:
        return parts[only][0], parts[only][1], *_extent(parts)

    return build


def _outer(only: int) -> Build:
    def build(parts: list[Part], source: str, before: list[Part]) -> Part:
        value, depth, line, column, end_line, end_column = parts[only]
        return value, depth + 1, line, column, end_line, end_column

    return build


def _inlined(kept: Kept, behind: int) -> Build:
    """The builder for a repetition: its result is a list of parts that belong to the surrounding rule.

    The repetition does not add to the depth of these parts.
    """

    def build(parts: list[Part], source: str, before: list[Part]) -> Part:
        children, depth = _gather(parts, source, kept, behind)
        return children, depth, *_extent(parts)

    return build


def _listing(kept: Kept, behind: int) -> Build:
    """The builder for a rule whose result is the tuple of its parts."""

    def build(parts: list[Part], source: str, before: list[Part]) -> Part:
        children, depth = _gather(parts, source, kept, behind)
        return tuple(children), depth + 1 if children else 0, *_extent(parts)

    return build


def _making(node: Callable[..., nodes.Node], variadic: bool, kept: Kept, behind: int) -> Build:
    """The builder for a rule whose result is a node of a class of its own."""

    def build(parts: list[Part], source: str, before: list[Part]) -> Part:
        children, depth = _gather(parts, source, kept, behind)
        place = _extent(parts)
        span = Span(source, *place) if place[0] else _behind(source, before)
        made = node(span, tuple(children)) if variadic else node(span, *children)
        return made, depth + 1 if children else 0, *place

    return build


def _behind(source: str, before: Iterable[Part]) -> Span:
    """The span of an empty part: the position directly after the part before it."""
    for part in reversed([*before]):
        if part[2]:
            return Span(source, part[4], part[5], part[4], part[5])
    return Span(source, 1, 1, 1, 1)
