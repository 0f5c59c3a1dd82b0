"""Change Python source in one place: the mutants of the engine.

Each mutant is one module with one expression or statement changed. A change is found in the syntax tree and made in the
text, so all other lines stay as they are.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


@dataclass(frozen=True)
class Mutant:
    """A module with one change. place: the function, as lines move. what: the change. text: the changed module."""

    path: str
    line: int
    place: str
    what: str
    text: str

    def __str__(self) -> str:
        return f"{self.path} {self.place}: {self.what}"


def mutants(root: Path, path: str) -> list[Mutant]:
    """All mutants of a module, in the order of its lines, each with a name of its own."""
    text = (root / path).read_text(encoding="utf-8")
    made = [
        Mutant(
            path, node.lineno, place, f"{shortened(ast.unparse(node))} -> {shortened(new)}", replaced(text, node, new)
        )
        for node, place in places(ast.parse(text))
        for new in changes(node)
    ]
    return told_apart(made, text.splitlines())


def told_apart(made: Sequence[Mutant], lines: Sequence[str]) -> list[Mutant]:
    """Tell equal changes of one function apart:
    by the text of the line, which stays when lines move; then by number.
    """
    several = Counter(map(str, made))
    made = [
        replace(one, what=f"{one.what} in: {lines[one.line - 1].strip()}") if several[str(one)] > 1 else one
        for one in made
    ]
    several, seen = Counter(map(str, made)), Counter[str]()
    found: list[Mutant] = []
    for one in made:
        name = str(one)
        seen[name] += 1
        found.append(replace(one, what=f"{one.what}, {seen[name]} of {several[name]}") if several[name] > 1 else one)
    return found


def places(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """The nodes that can be changed, each with the function that it stands in."""
    waiting: list[tuple[ast.AST, str]] = [(tree, "")]
    while waiting:
        node, place = waiting.pop(0)
        if isinstance(node, ast.FunctionDef):
            place = node.name if place in ("", "class") else f"{place}.{node.name}"
            inside: list[ast.AST] = [*node.body]
        elif isinstance(node, ast.ClassDef):
            inside = [one for one in node.body if isinstance(one, ast.FunctionDef)]
            place = "class"
        elif isinstance(node, ast.JoinedStr | ast.AnnAssign | ast.Raise | ast.Import | ast.ImportFrom | ast.Assert):
            continue  # the places of nodes in an f-string are not exact; types and messages are no behaviour
        elif isinstance(node, ast.Expr) and ast.unparse(node).startswith("assert_never("):
            continue  # nothing gets there, as the type checker proves
        else:
            inside = [*ast.iter_child_nodes(node)]
            if isinstance(node, ast.expr | ast.stmt) and place not in ("", "class"):
                yield node, place
        waiting = [*((one, place) for one in inside), *waiting]


def changes(node: ast.expr | ast.stmt) -> Iterator[str]:
    """The texts that can stand in place of a node."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
            yield f"({ast.unparse(ast.Compare(node.left, [COMPARISONS[type(op)]()], node.comparators))})"
        case ast.Constant(value=bool() as value):
            yield str(not value)
        case ast.Constant(value=int() as value):
            yield str(value + 1)
        case ast.BoolOp():
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield f"({ast.unparse(ast.BoolOp(other, node.values))})"
            for at in range(len(node.values)):
                left = [value for number, value in enumerate(node.values) if number != at]
                yield f"({ast.unparse(left[0] if len(left) == 1 else ast.BoolOp(node.op, left))})"
        case ast.UnaryOp(op=ast.Not()):
            yield f"({ast.unparse(node.operand)})"
        case ast.IfExp():
            yield f"({ast.unparse(ast.IfExp(node.test, node.orelse, node.body))})"
        case ast.BinOp(op=ast.Add() | ast.Sub()):
            other_op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            yield f"({ast.unparse(ast.BinOp(node.left, other_op, node.right))})"
        case ast.Call(args=[one, other, *rest]) if not isinstance(one, ast.Starred) and not isinstance(
            other, ast.Starred
        ):
            yield ast.unparse(ast.Call(node.func, [other, one, *rest], node.keywords))
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Assign(targets=[ast.Attribute()]):
            yield "pass"
        case _:
            return


def replaced(text: str, node: ast.expr | ast.stmt, new: str) -> str:
    """The text of a module with another text in place of a node."""
    lines = text.encode().splitlines(keepends=True)
    assert node.end_lineno is not None and node.end_col_offset is not None
    before = b"".join(lines[: node.lineno - 1]) + lines[node.lineno - 1][: node.col_offset]
    after = lines[node.end_lineno - 1][node.end_col_offset :] + b"".join(lines[node.end_lineno :])
    return (before + new.encode() + after).decode()


def shortened(text: str, most: int = 60) -> str:
    text = " ".join(text.split())
    return text if len(text) <= most else f"{text[: most - 3]}..."
