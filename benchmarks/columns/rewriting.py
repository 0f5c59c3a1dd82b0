"""Rewrite a closed module, so that its columns are vectors, or so that Cython knows its types.

These are trials, not a part of ombre: each names the lines of the kernel that it replaces,
and says so if one is missing.
"""

from __future__ import annotations

import ast
import re

GAME = "Played"
POPPED = "(self.kind, self.owner, self.card, self.face)"
EMPTY = "setattr(self, column.attribute, empty if column.kind != -1 else self._first(column))"
TOLD = "(self.kind, self.owner, self.where, self.card, self.face, self.blank, self.known, self.back)"
HELD = "[getattr(self, column.attribute) for column in RULES.columns]"
VECTORS = """import msgspec
from librt.vecs import append as vec_append, extend as vec_extend, pop as vec_pop, vec
from mypy_extensions import i32, i64

def vec_told(content: Any) -> Any:
    return content if isinstance(content, (int, list, dict, tuple)) else list(content)

def vec_of(entries: Any) -> vec[i32]:
    found = vec[i32]()
    for entry in entries:
        found = vec_append(found, i32(entry))
    return found
"""


def columns(tree: ast.Module) -> list[str]:
    """The attributes of the game that are lists of ints."""
    return [
        part.target.id
        for part in _game(tree).body
        if isinstance(part, ast.AnnAssign)
        and isinstance(part.target, ast.Name)
        and ast.unparse(part.annotation) == "list[int]"
    ]


def _game(tree: ast.Module) -> ast.ClassDef:
    return next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == GAME)


def _replaced(text: str, old: str, new: str) -> str:
    assert old in text, f"the kernel has changed: there is no '{old}'"
    return text.replace(old, new)


class _Columns(ast.NodeTransformer):
    def __init__(self, names: list[str]) -> None:
        self.names = names

    def is_column(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Attribute) and node.attr in self.names

    def method_of_column(self, node: ast.expr, method: str) -> ast.expr | None:
        """Return the column of which a method is called; None for all other expressions."""
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr != method:
            return None
        return node.func.value if self.is_column(node.func.value) else None


# -------------------------------------------------------------------------------- a vector of 32-bit ints per column


class _Vectors(_Columns):
    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if self.is_column(node.value) and not isinstance(node.slice, ast.Name | ast.Constant | ast.Slice):
            node.slice = ast.Call(ast.Name("i64", ast.Load()), [node.slice], [])  # an entry is no index of a vector
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if (column := self.method_of_column(node, "copy")) is not None:
            return ast.Subscript(column, ast.Slice(), ast.Load())
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        self.generic_visit(node)
        if self.method_of_column(node.value, "extend"):
            call = node.value
            assert isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
            return self.extended(call.func.value, call.args[0])
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        match node.targets:
            case [ast.Subscript(value=column, slice=ast.Slice(lower, upper))] if (
                lower and upper and self.is_column(column)
            ):
                places, name = f"range({ast.unparse(lower)}, {ast.unparse(upper)})", ast.unparse(column)
                loop = f"for place, one in zip({places}, {ast.unparse(node.value)}):\n    {name}[place] = one"
                return ast.parse(loop).body[0]  # a vector takes one entry at a time
            case _:
                return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        return self.extended(node.target, node.value) if self.is_column(node.target) else node

    @staticmethod
    def extended(column: ast.expr, more: ast.expr) -> ast.AST:
        name = ast.unparse(column)
        return ast.parse(f"{name} = vec_extend({name}, {ast.unparse(more)})").body[0]


def vectors(text: str) -> str:
    """Let each column be a vector of 32-bit ints of mypyc, `vec[i32]`, in place of a list."""
    tree = ast.parse(text)
    names = columns(tree)
    for part in _game(tree).body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id in names:
            part.annotation = ast.parse("vec[i32]", mode="eval").body
    text = ast.unparse(ast.fix_missing_locations(_Vectors(names).visit(tree)))
    for four in (("kind", "owner", "card", "face"), ("where", "blank", "known", "back")):
        attributes = ", ".join(f"self.{name}" for name in four)
        text = _replaced(text, f"{attributes} = ([], [], [], [])", f"{attributes} = ({', '.join(['vec_of(())'] * 4)})")
    text = _replaced(text, "self.owner = list(range(players))", "self.owner = vec_of(range(players))")
    text = _replaced(text, "import msgspec\n", VECTORS)
    fresh = EMPTY.replace("empty if", "(empty if column.width else vec_of(())) if")
    text = _replaced(text, EMPTY, fresh)
    text = _replaced(text, HELD, "[vec_told(getattr(self, column.attribute)) for column in RULES.columns]")
    text = _replaced(text, TOLD, re.sub(r"self\.(\w+)", r"list(self.\1)", TOLD))
    text = _replaced(text, "-> list[list[int] | dict[int, Row]]:", "-> list[Any]:")
    text = text.replace("column: int | Numbers | Held = getattr(g, name)", "column: Any = getattr(g, name)")
    text = text.replace("entries: list[int] = ", "entries: Any = ")
    indent, popped = _popped(text)
    pops = [f"self.{name} = vec_pop(self.{name})[0]" for name in re.findall(r"self\.(\w+)", POPPED)]
    return text.replace(popped, "\n".join(indent + pop for pop in pops))


def _popped(text: str) -> tuple[str, str]:
    """The lines that remove the last entry of some columns, and their indentation."""
    found = re.search(rf"( *)for each in {re.escape(POPPED)}:\n +each\.pop\(\)", text)
    assert found is not None, "the kernel has changed: nothing is popped from columns"
    return found.group(1), found.group(0)


# --------------------------------------------------------------------------------------------------- types for Cython

WHOLE = {"chance", "asked_for"}  # of 64 bits without a sign, or no number
BUILT_IN = ("list", "dict", "tuple", "set", "frozenset")
INSIDE = (ast.Lambda, ast.GeneratorExp, ast.FunctionDef, ast.Yield, ast.YieldFrom)  # what no `cpdef` may contain


def typed(text: str) -> tuple[str, str]:
    """The module and its types for Cython, a `.pxd`: a class with fixed attributes, and functions called as in C."""
    tree = ast.parse(text)
    game = _game(tree)
    aliases = {
        ast.unparse(node.target): ast.unparse(node.value)
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and node.value and ast.unparse(node.annotation) == "TypeAlias"
    }
    lines = [f"cdef class {GAME}:"]
    for part in game.body:
        if isinstance(part, ast.AnnAssign):
            name, written = ast.unparse(part.target), ast.unparse(part.annotation)
            lines.append(f"    cdef public {_c_type(name, aliases.get(written, written))} {name}")
    for node in game.body:
        if isinstance(node, ast.FunctionDef) and _is_simple(node):
            lines.append(f"    cpdef {node.name}({_arguments(node)})")
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and _is_simple(node) and node.name not in ("bind", "begun"):
            lines.append(f"cpdef {node.name}({_arguments(node)})")
    game.decorator_list = []
    game.body = [part for part in game.body if not isinstance(part, ast.AnnAssign)]
    text = ast.unparse(tree)
    for old in (f"setattr({GAME},", f"twin = {GAME}()", f"g = {GAME}()"):
        text = _replaced(text, old, old.replace(GAME, "Bound"))
    text = _replaced(text, "\ndef bind(", f"\nclass Bound({GAME}):\n    __slots__ = ()\n\ndef bind(")
    return text, "\n".join([*lines, ""])


def _c_type(name: str, written: str) -> str:
    if written == "int" and name not in WHOLE:
        return "long"
    if "|" not in written:
        for one in BUILT_IN:
            if written.startswith(f"{one}["):
                return one
    return "bint" if written == "bool" else "object"


def _is_simple(node: ast.FunctionDef) -> bool:
    arguments = node.args
    usual = not (arguments.vararg or arguments.kwarg or arguments.kwonlyargs or node.decorator_list)
    inside = any(part is not node and isinstance(part, INSIDE) for part in ast.walk(node))
    return usual and not inside and not node.name.startswith("__")


def _arguments(node: ast.FunctionDef) -> str:
    required = len(node.args.args) - len(node.args.defaults)
    found: list[str] = []
    for at, one in enumerate(node.args.args):
        is_game = one.annotation is not None and ast.unparse(one.annotation) == GAME
        found.append(f"{f'{GAME} ' if is_game else ''}{one.arg}{'' if at < required else '=*'}")
    return ", ".join(found)
