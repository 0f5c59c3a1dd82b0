"""Fold what is known: conditions that are decided, branches that are never taken, names that stand for one value."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping

from .constants import Value, is_a, is_plain, is_small, literal

UNKNOWN = object()  # stands for the value of an expression that only a game has

_COMPARE: Mapping[type[ast.cmpop], Callable[[Value, Value], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Is: operator.is_,
    ast.IsNot: operator.is_not,
    ast.In: lambda one, other: one in other,
    ast.NotIn: lambda one, other: one not in other,
}
_WORK_OUT: Mapping[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: lambda one, other: one + other,
    ast.Sub: lambda one, other: one - other,
    ast.Mult: lambda one, other: one * other,
    ast.LShift: lambda one, other: one << other,
    ast.RShift: lambda one, other: one >> other,
    ast.BitAnd: lambda one, other: one & other,
    ast.BitOr: lambda one, other: one | other,
}


def known(node: ast.AST | None) -> Value:
    """Return the value of an expression that has been visited, or UNKNOWN."""
    return node.value if isinstance(node, ast.Constant) else getattr(node, "known", UNKNOWN)


def known_as(node: ast.expr, value: Value) -> ast.expr:
    """Return an expression, marked with its value."""
    setattr(node, "known", value)  # noqa: B010 - the class of the library declares no such attribute
    return node


def read(name: str) -> ast.Name:
    """Return the expression that reads a name."""
    return ast.Name(name, ast.Load())


class ConstantFolder(ast.NodeTransformer):
    """Folds the body of one function.

    A local name that is assigned once, to a value that is known, stands for this value.
    """

    def __init__(self) -> None:
        self.once: set[str] = set()
        self.alias: dict[str, Value] = {}

    def of(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Return the definition with its body folded."""
        stores: dict[str, int] = {}
        given: set[str] = set()
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                stores[part.id] = stores.get(part.id, 0) + 1
            elif isinstance(part, ast.arg):
                given.add(part.arg)
        self.once = {name for name, number in stores.items() if number == 1} - given
        node.body = self.block(node.body) or [ast.Pass()]
        return node

    def value(self, value: Value, hint: str = "part") -> ast.expr:
        """Return the expression of a value that is known."""
        assert is_plain(value), f"{hint} is no number, word or container of them"
        return known_as(literal(value), value)

    # ----------------------------------------------------------------------------------------- statements

    def block(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """Return statements without those that are never reached."""
        found: list[ast.stmt] = []
        for statement in body:
            made: Value = self.visit(statement)
            found += made if isinstance(made, list) else [made] if made is not None else []
            if found and isinstance(found[-1], ast.Return | ast.Raise):
                break
        return found

    def visit_If(self, node: ast.If) -> ast.stmt | list[ast.stmt]:
        node.test = self.visit(node.test)
        value = known(node.test)
        if value is not UNKNOWN:
            return self.block(node.body if value else node.orelse)
        node.body = self.block(node.body) or [ast.Pass()]
        node.orelse = self.block(node.orelse)
        return node

    def visit_While(self, node: ast.While) -> ast.stmt | list[ast.stmt]:
        node.test = self.visit(node.test)
        value = known(node.test)
        if value is not UNKNOWN and not value:
            return []
        node.body = self.block(node.body) or [ast.Pass()]
        return node

    def visit_For(self, node: ast.For) -> ast.stmt | list[ast.stmt]:
        node.iter = self.visit(node.iter)
        turns = self.turns(node, known(node.iter))
        if turns is not None:
            return turns
        node.target = self.visit(node.target)
        node.body = self.block(node.body) or [ast.Pass()]
        return node

    def turns(self, node: ast.For, values: Value) -> list[ast.stmt] | None:
        """Return what stands for a loop over values that are known; None if the loop stays."""
        return [] if values is not UNKNOWN and not values else None

    def visit_Assign(self, node: ast.Assign) -> ast.stmt | list[ast.stmt]:
        node.value = self.visit(node.value)
        target = node.targets[0]
        pairs = [(target, node.value)]
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            if len(target.elts) == len(node.value.elts):
                pairs = list(zip(target.elts, node.value.elts, strict=True))
        left = [pair for pair in pairs if not (isinstance(pair[0], ast.Name) and self.stands_for(pair[0].id, pair[1]))]
        if not left:
            return []
        if len(left) < len(pairs):
            return [ast.Assign([self.visit(to)], value) for to, value in left]
        node.targets = [self.visit(one) for one in node.targets]
        return node

    def stands_for(self, name: str, value: ast.expr) -> bool:
        """Note that a local name always has a value that is known, and return whether it has."""
        if name not in self.once or known(value) is UNKNOWN:
            return False
        self.alias[name] = known(value)
        return True

    # ---------------------------------------------------------------------------------------- expressions

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if isinstance(node.ctx, ast.Load) and node.id in self.alias:
            return self.value(self.alias[node.id], node.id)
        return node

    def visit_NamedExpr(self, node: ast.NamedExpr) -> ast.expr:
        node.value = self.visit(node.value)
        return node.value if self.stands_for(node.target.id, node.value) else node

    def visit_Tuple(self, node: ast.Tuple) -> ast.expr:
        node.elts = [self.visit(one) for one in node.elts]
        values = [known(one) for one in node.elts]
        if isinstance(node.ctx, ast.Load) and all(value is not UNKNOWN and is_small(value) for value in values):
            return known_as(node, tuple(values))
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        node.value, node.slice = self.visit(node.value), self.visit(node.slice)
        if not isinstance(node.ctx, ast.Load):
            return node
        held, at = known(node.value), known(node.slice)
        if isinstance(node.value, ast.Tuple):
            if isinstance(at, int):
                return node.value.elts[at]
            if isinstance(node.slice, ast.Slice) and node.slice.step is None:
                first = 0 if node.slice.lower is None else known(node.slice.lower)
                end = len(node.value.elts) if node.slice.upper is None else known(node.slice.upper)
                if isinstance(first, int) and isinstance(end, int):
                    return ast.Tuple(node.value.elts[first:end], ast.Load())
        if is_a(held, list) and held and not is_a(held[0], tuple) and is_small(held[0]):
            if len({repr(one) for one in held}) == 1:
                return self.value(held[0])  # all entries are the same
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        is_and = isinstance(node.op, ast.And)
        left: list[ast.expr] = []
        for part in node.values:
            one = self.visit(part)
            value = known(one)
            if value is not UNKNOWN and bool(value) is is_and and part is not node.values[-1]:
                continue  # it decides nothing
            left.append(one)
            if value is not UNKNOWN and bool(value) is not is_and:
                break  # what follows is never worked out
        last = known(left[-1])
        if last is not UNKNOWN and bool(last) is not is_and and all(_does_nothing(one) for one in left[:-1]):
            return left[-1]
        node.values = left
        return left[0] if len(left) == 1 else node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        node.operand = self.visit(node.operand)
        value = known(node.operand)
        if value is not UNKNOWN and isinstance(node.op, ast.Not):
            return self.value(not value)
        if isinstance(value, int) and isinstance(node.op, ast.USub):
            return self.value(-value)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        node.left, node.right = self.visit(node.left), self.visit(node.right)
        one, other = known(node.left), known(node.right)
        work_out = _WORK_OUT.get(type(node.op))
        if work_out is not None and type(one) is int and type(other) is int:
            return self.value(work_out(one, other))
        if isinstance(node.op, ast.Add):
            if isinstance(node.left, ast.Tuple) and isinstance(node.right, ast.Tuple):
                return ast.Tuple([*node.left.elts, *node.right.elts], ast.Load())
            if type(other) is int and other == 0:
                return node.left
        if isinstance(node.op, ast.Mult) and type(one) is int and one == 0 and _does_nothing(node.right):
            return self.value(0)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        node.left = self.visit(node.left)
        node.comparators = [self.visit(one) for one in node.comparators]
        if len(node.ops) != 1:
            return node
        one, other, op = known(node.left), known(node.comparators[0]), node.ops[0]
        if one is not UNKNOWN and other is not UNKNOWN:
            return self.value(bool(_COMPARE[type(op)](one, other)))
        if is_a(other, tuple) and len(other) == 1 and isinstance(op, ast.In | ast.NotIn):
            node.ops = [ast.Eq() if isinstance(op, ast.In) else ast.NotEq()]
            node.comparators = [self.value(other[0])]
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        node.test = self.visit(node.test)
        value = known(node.test)
        if value is not UNKNOWN:
            taken: ast.expr = self.visit(node.body if value else node.orelse)
            return taken
        node.body, node.orelse = self.visit(node.body), self.visit(node.orelse)
        return node


def _does_nothing(node: ast.expr) -> bool:
    """Whether working out an expression changes nothing."""
    return not any(isinstance(part, ast.Call | ast.NamedExpr | ast.Yield) for part in ast.walk(node))
