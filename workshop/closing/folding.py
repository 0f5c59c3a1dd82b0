"""Fill what is known into the body of a function: constants, closed functions, and what follows from them."""

from __future__ import annotations

import ast
import builtins
import inspect
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .closer import Closer

Value = Any
GAMES = {"Play", "Board", "Led", "Events", "Chooser", "Things", "Columns", "Self"}  # annotations that mean a game
PURE = {"len", "getattr", "min", "max", "range", "tuple", "bool", "int"}  # functions that are worked out at once
from .sources import read

NO = object()  # stands for what is not known


def known(node: ast.AST | None) -> Value:
    """Return the value of an expression, or NO."""
    if isinstance(node, ast.Constant):
        return node.value
    return getattr(node, "known", NO)


def with_value(node: ast.expr, value: Value) -> ast.expr:
    node.known = value  # type: ignore[attr-defined]
    return node


class Folder(ast.NodeTransformer):
    """Transforms the body of one function."""

    def __init__(self, closer: Closer, function: FunctionType, is_first: bool = True) -> None:
        """is_first: whether names are looked up; else only what has become known by that is folded."""
        self.closer, self.function, self.is_first = closer, function, is_first
        self.free: dict[str, Value] = dict(inspect.getclosurevars(function).nonlocals) if is_first else {}
        self.globals: Mapping[str, Value] = function.__globals__ if is_first else {}
        self.games: set[str] = set()
        self.locals: set[str] = set()
        self.alias: dict[str, Value] = {}  # a local name -> the value that it always has
        self.rows: set[str] = set()  # local names of the rows of listeners
        self.picked: dict[str, tuple[Sequence[Value], ast.expr]] = {}  # a local name for one of several known functions
        self.spelt: dict[str, list[str]] = {}  # the name of `*args` -> the arguments

    # ------------------------------------------------------------------------------------------ functions

    def of(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Return the definition with what is known filled in."""
        arguments = node.args
        first = arguments.args[0] if arguments.args else None
        if first is not None and (first.arg in ("self", "g") or self._is_game(first.annotation)):
            self.games.add(first.arg)
            if first.arg == "g":
                first.annotation = read("Played")
        for arg in (*arguments.args, *arguments.kwonlyargs):
            if self._is_game(arg.annotation):
                self.games.add(arg.arg)
        self._spell(node)
        self.locals = {
            *(arg.arg for part in ast.walk(node) if isinstance(part, ast.arguments) for arg in (*part.args, *part.kwonlyargs)),
            *(part.arg.arg for part in [arguments.vararg and ast.keyword(None, ast.Constant(0))] if False),
            *(part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)),
            *(part.name for part in ast.walk(node) if isinstance(part, ast.FunctionDef) and part is not node),
        }
        if arguments.vararg:
            self.locals.add(arguments.vararg.arg)
        stores: dict[str, int] = {}
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                stores[part.id] = stores.get(part.id, 0) + 1
        given = {arg.arg for part in ast.walk(node) if isinstance(part, ast.arguments) for arg in (*part.args, *part.kwonlyargs)}
        self.once = {name for name, number in stores.items() if number == 1} - given
        body = self.block(node.body[1:] if _is_doc(node.body[0]) else node.body)
        for arg in (*arguments.args, *arguments.kwonlyargs):
            arg.annotation = self._annotation(arg.annotation)
        if arguments.vararg:
            arguments.vararg.annotation = self._annotation(arguments.vararg.annotation)
        arguments.defaults = [self.visit(one) for one in arguments.defaults]
        node.returns = self._annotation(node.returns)
        node.decorator_list = []
        node.body = body or [ast.Pass()]
        return node

    def _is_game(self, annotation: ast.expr | None) -> bool:
        return isinstance(annotation, ast.Name) and annotation.id in GAMES

    def _annotation(self, node: ast.expr | None) -> ast.expr | None:
        """Return an annotation with the types of the kernel imported."""
        if node is None:
            return None
        for part in ast.walk(node):
            if isinstance(part, ast.Name):
                if part.id in GAMES:
                    part.id = "Played"
                elif part.id in self.globals and not hasattr(builtins, part.id):
                    module = self.function.__module__
                    known_type = self.globals[part.id]
                    if isinstance(known_type, type) and known_type.__name__ == part.id and not known_type.__module__.startswith("_ombre_"):
                        module = known_type.__module__
                    if module.startswith(("_ombre_", "ombre.generated")):
                        module = "ombre.runtime"
                    if part.id in ("Any", "ClassVar", "Final", "TypeAlias", "final"):
                        continue
                    if not module.startswith("ombre.") or not self.closer.alias(part.id, module):
                        self.closer.imported(part.id, module)
        return node

    def _spell(self, node: ast.FunctionDef) -> None:
        """Give an event its arguments one by one, in place of `*args`."""
        vararg = node.args.vararg
        number = self.closer.arity(self.function) if vararg is not None else None
        if vararg is None or number is None:
            return
        names = [f"a{at}" for at in range(number)]
        self.spelt[vararg.arg] = names
        node.args.vararg = None
        node.args.args += [ast.arg(name, vararg.annotation) for name in names]

    # ----------------------------------------------------------------------------------------- statements

    def block(self, body: list[ast.stmt]) -> list[ast.stmt]:
        found: list[ast.stmt] = []
        for statement in body:
            made = self.visit(statement)
            found += made if isinstance(made, list) else [made] if made is not None else []
            if found and isinstance(found[-1], ast.Return | ast.Raise):
                break
        return found

    def visit_If(self, node: ast.If) -> Any:
        node.test = self.visit(node.test)
        value = known(node.test)
        if value is not NO:
            return self.block(node.body if value else node.orelse)
        node.body = self.block(node.body) or [ast.Pass()]
        node.orelse = self.block(node.orelse)
        return node

    def visit_While(self, node: ast.While) -> Any:
        node.test = self.visit(node.test)
        if known(node.test) is not NO and not known(node.test):
            return []
        node.body = self.block(node.body) or [ast.Pass()]
        return node

    def visit_For(self, node: ast.For) -> Any:
        node.iter = self.visit(node.iter)
        values = known(node.iter)
        if values is not NO and not values or isinstance(node.iter, ast.Name | ast.Tuple | ast.List) and values == []:
            return []
        if values is not NO and len(node.body) == 1 and _names_attributes(node):
            return [made for value in values for made in self._turn(node, value)]
        node.target = self.visit(node.target)
        node.body = self.block(node.body) or [ast.Pass()]
        return node

    def _turn(self, node: ast.For, value: Value) -> list[ast.stmt]:
        """Return the body of a loop for one value."""
        import copy

        before = dict(self.alias)
        if isinstance(node.target, ast.Name):
            self.alias[node.target.id] = value
        else:
            assert isinstance(node.target, ast.Tuple)
            for part, one in zip(node.target.elts, value, strict=True):
                assert isinstance(part, ast.Name)
                self.alias[part.id] = one
        made = self.block([copy.deepcopy(one) for one in node.body])
        self.alias = before
        return made

    def visit_Expr(self, node: ast.Expr) -> Any:
        call = node.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "setattr":
            thing, name, value = (self.visit(one) for one in call.args)
            if isinstance(known(name), str):
                return ast.Assign([ast.Attribute(thing, known(name), ast.Store())], value)
            node.value = ast.Call(call.func, [thing, name, value], [])
            return node
        return self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> Any:
        node.value = self.visit(node.value)
        target = node.targets[0]
        pairs: list[tuple[ast.expr, ast.expr]] = [(target, node.value)]
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple) and len(target.elts) == len(node.value.elts):
            pairs = list(zip(target.elts, node.value.elts, strict=True))
        for to, value in pairs:
            if isinstance(to, ast.Name) and to.id in self.once:
                if known(value) is not NO:
                    self.alias[to.id] = known(value)
                    if not self.is_first and len(pairs) == 1:
                        return []
                if self.closer.native and (functions := _functions_in(value)) is not None:
                    assert isinstance(value, ast.Subscript)
                    self.picked[to.id] = functions, value.slice
                    if len(pairs) == 1:
                        return []
                if isinstance(value, ast.Attribute) and value.attr == "tables":
                    self.rows.add(to.id)
        node.targets = [self.visit(one) for one in node.targets]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> Any:
        node.annotation = self._annotation(node.annotation) or node.annotation
        if node.value is not None:
            node.value = self.visit(node.value)
        node.target = self.visit(node.target)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        games = set(self.games)
        self.games |= {arg.arg for arg in node.args.args if self._is_game(arg.annotation)}
        for arg in node.args.args:
            arg.annotation = self._annotation(arg.annotation)
        node.returns = self._annotation(node.returns)
        node.body = self.block(node.body[1:] if _is_doc(node.body[0]) else node.body) or [ast.Pass()]
        self.games = games
        return node

    def visit_Lambda(self, node: ast.Lambda) -> Any:
        games = set(self.games)
        self.games |= {arg.arg for arg in node.args.args if arg.arg == "g"}
        node.body = self.visit(node.body)
        self.games = games
        return node

    # ---------------------------------------------------------------------------------------- expressions

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if not isinstance(node.ctx, ast.Load):
            return node
        name = node.id
        if name in self.spelt:
            return ast.Tuple([read(one) for one in self.spelt[name]], ast.Load())
        if name in self.alias:
            return self.value(self.alias[name], name)
        if name in self.locals:
            return node
        if name in self.free:
            return self.value(self.free[name], name)
        if name in self.globals:
            return self._global(name, node)
        return node

    def _global(self, name: str, node: ast.Name) -> ast.expr:
        value = self.globals[name]
        if isinstance(value, ModuleType):
            line = f"import {value.__name__}" if "." not in value.__name__ else f"from {value.__package__ if value.__name__ != value.__package__ else value.__name__.rpartition('.')[0]} import {value.__name__.rpartition('.')[2]}"
            self.closer.imports[name] = line
            return with_value(node, value)
        if isinstance(value, FunctionType | type):
            return with_value(self.closer.constant(value, name), value)
        if isinstance(value, BuiltinFunctionType) or callable(value):
            return self.closer.imported(name, self.function.__module__)
        return self.value(value, name)

    def value(self, value: Value, hint: str) -> ast.expr:
        return with_value(self.closer.constant(value, hint), value)

    def visit_Tuple(self, node: ast.Tuple) -> ast.expr:
        node.elts = [self.visit(one) for one in node.elts]
        values = [known(one) for one in node.elts]
        if isinstance(node.ctx, ast.Load) and NO not in values and all(_is_small(one) for one in values):
            return with_value(node, tuple(values))
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if isinstance(node.value, ast.Name) and node.value.id in self.games:
            if isinstance(node.ctx, ast.Load) and node.attr in self.closer.data:
                value = self.closer.data[node.attr]
                if value is self.closer.rules:
                    return with_value(read("RULES"), value)
                if not _is_table(value) and not has_functions(value):
                    return ast.Attribute(ast.Attribute(read("RULES"), "plain", ast.Load()), node.attr, ast.Load())
                if getattr(self.closer.rules, node.attr, None) is value and not _is_table(value):
                    return ast.Attribute(read("RULES"), node.attr, ast.Load())
                return self.value(value, node.attr)
            return node
        node.value = self.visit(node.value)
        held = known(node.value)
        if held is not NO and isinstance(node.ctx, ast.Load):
            if held is self.closer.rules:
                value = getattr(held, node.attr)
                return self.value(value, f"RULES_{node.attr}") if _is_table(value) else node
            if isinstance(held, ModuleType):
                value = getattr(held, node.attr)
                if isinstance(value, FunctionType) and value.__module__ == "ombre.contract":
                    return with_value(node, value)
                return node
            if not isinstance(held, type):
                value = getattr(held, node.attr)
                if not callable(value) or isinstance(value, FunctionType):
                    return self.value(value, node.attr)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        node.value, node.slice = self.visit(node.value), self.visit(node.slice)
        if not isinstance(node.ctx, ast.Load):
            return node
        held, at = known(node.value), known(node.slice)
        if at == 0 and at is not False and self._is_rows(node.value):
            return self.value((), "none")  # no ability listens in the row EMPTY
        if isinstance(node.value, ast.Tuple):
            if isinstance(at, int):
                return node.value.elts[at]
            if isinstance(node.slice, ast.Slice):
                ends = [0 if part is None else known(part) for part in (node.slice.lower, node.slice.upper)]
                if NO not in ends and node.slice.step is None:
                    first, end = ends[0], len(node.value.elts) if node.slice.upper is None else ends[1]
                    return ast.Tuple(node.value.elts[first:end], ast.Load())
        if isinstance(held, list) and held and isinstance(held[0], int | str | None) and all(one == held[0] for one in held):
            return self.value(held[0], "part")  # all entries are the same
        if self.is_first and held is not NO and at is not NO and (at in held if isinstance(held, dict) else True):
            return self.value(held[at], "part")
        return node

    def _is_rows(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Attribute) and node.attr == "tables" or isinstance(node, ast.Name) and node.id in self.rows

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        is_and = isinstance(node.op, ast.And)
        left: list[ast.expr] = []
        for part in node.values:
            one = self.visit(part)
            value = known(one)
            if value is NO:
                left.append(one)
            elif bool(value) is not is_and:
                left.append(one)  # decides
                break
            else:
                last = one
        else:
            if not left:
                return last
        if len(left) == 1:
            return left[0]
        if known(left[-1]) is not NO and bool(known(left[-1])) is not is_and and all(_is_free(one) for one in left[:-1]):
            return left[-1]
        node.values = left
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        node.operand = self.visit(node.operand)
        value = known(node.operand)
        if value is not NO and isinstance(node.op, ast.Not):
            return with_value(ast.Constant(not value), not value)
        if isinstance(value, int) and isinstance(node.op, ast.USub):
            return self.value(-value, "part")
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        node.left, node.right = self.visit(node.left), self.visit(node.right)
        one, other = known(node.left), known(node.right)
        if isinstance(one, int) and isinstance(other, int):
            return self.value(eval(compile(ast.Expression(ast.fix_missing_locations(ast.BinOp(ast.Constant(one), node.op, ast.Constant(other)))), "", "eval")), "part")  # noqa: S307
        if isinstance(node.op, ast.Add):
            if isinstance(node.left, ast.Tuple) and isinstance(node.right, ast.Tuple):
                return ast.Tuple([*node.left.elts, *node.right.elts], ast.Load())
            if other == 0 and other is not False and isinstance(other, int):
                return node.left
            if one == 0 and one is not False and isinstance(one, int):
                return node.right
        if isinstance(node.op, ast.Mult) and 0 in (one, other):
            return self.value(0, "part")
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        node.left = self.visit(node.left)
        node.comparators = [self.visit(one) for one in node.comparators]
        if len(node.ops) != 1:
            return node
        one, other, op = known(node.left), known(node.comparators[0]), node.ops[0]
        if isinstance(node.left, ast.Name) and node.left.id in self.picked and isinstance(op, ast.Is | ast.IsNot):
            functions, at = self.picked[node.left.id]
            there = [function is not None for function in functions]
            found = ast.Subscript(self.closer.constant(there, "there"), at, ast.Load())
            return found if isinstance(op, ast.IsNot) else ast.UnaryOp(ast.Not(), found)
        if isinstance(other, tuple) and len(other) == 1 and isinstance(op, ast.In | ast.NotIn) and isinstance(other[0], int):
            node.ops, node.comparators = [ast.Eq() if isinstance(op, ast.In) else ast.NotEq()], [self.value(other[0], "part")]
            return node
        if one is not NO and other is not NO:
            match op:
                case ast.Eq():
                    return self.value(one == other, "part")
                case ast.NotEq():
                    return self.value(one != other, "part")
                case ast.Is():
                    return self.value(one is other, "part")
                case ast.IsNot():
                    return self.value(one is not other, "part")
                case ast.In():
                    return self.value(one in other, "part")
                case ast.NotIn():
                    return self.value(one not in other, "part")
                case ast.Lt():
                    return self.value(one < other, "part")
                case ast.Gt():
                    return self.value(one > other, "part")
                case ast.LtE():
                    return self.value(one <= other, "part")
                case _:
                    return self.value(one >= other, "part")
        return node

    def visit_NamedExpr(self, node: ast.NamedExpr) -> ast.expr:
        node.value = self.visit(node.value)
        value = known(node.value)
        if value is not NO and node.target.id in self.once and _is_small(value):
            self.alias[node.target.id] = value
            return node.value
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        test = self.visit(node.test)
        value = known(test)
        if value is not NO:
            return self.visit(node.body if value else node.orelse)  # type: ignore[no-any-return]
        node.test, node.body, node.orelse = test, self.visit(node.body), self.visit(node.orelse)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        node.func = self.visit(node.func)
        arguments: list[ast.expr] = []
        for one in node.args:
            made = self.visit(one)
            if isinstance(made, ast.Starred) and isinstance(made.value, ast.Tuple):
                arguments += made.value.elts
            else:
                arguments.append(made)
        node.args = arguments
        node.keywords = [ast.keyword(k.arg, self.visit(k.value)) for k in node.keywords]
        func = node.func
        if isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name) and func.value.id == "Played" and arguments:
            return ast.Call(ast.Attribute(arguments[0], func.attr, ast.Load()), arguments[1:], node.keywords)
        if (made := self._dispatched(func, arguments)) is not None:
            return made
        values = [known(one) for one in arguments]
        if isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name) and func.value.id in self.games and not node.keywords:
            if (made := self._of_card(func.value.id, func.attr, arguments)) is not None:
                return made
        if isinstance(func, ast.Name) and func.id == "getattr" and len(arguments) == 2 and isinstance(values[1], str):
            if isinstance(arguments[0], ast.Name) and arguments[0].id in {*self.games, "twin"}:
                return self.visit_Attribute(ast.Attribute(arguments[0], values[1], ast.Load()))
        if NO not in values and not node.keywords:
            if isinstance(func, ast.Name) and func.id in PURE and func.id not in self.locals and func.id != "getattr":
                return self.value(getattr(builtins, func.id)(*values), func.id)
            of = known(func)
            if isinstance(of, FunctionType) and of.__module__ == "ombre.contract":
                return self.value(of(*values), "part")
        if _is_super_init(node):
            return ast.Call(ast.Attribute(read("self"), "begin", ast.Load()), arguments, [])
        if ast.unparse(func) == "object.__new__":
            return ast.Call(read("Played"), [], [])
        return node


    def _dispatched(self, func: ast.expr, arguments: list[ast.expr]) -> ast.expr | None:
        """Return the call of one of several known functions by a number, as a call that compares the number."""
        if not self.closer.native or any(isinstance(one, ast.Starred) for one in arguments[:-1]):
            return None
        last = arguments[-1] if arguments else None
        more = isinstance(last, ast.Starred)
        if isinstance(func, ast.Name) and func.id in self.picked:
            functions, at = self.picked[func.id]
        elif (found := _functions_in(func)) is not None:
            assert isinstance(func, ast.Subscript)
            functions, at = found, func.slice
        else:
            return None
        name = self.closer.dispatch(functions, len(arguments) - more, more)
        given = [*arguments[:-1], last.value] if isinstance(last, ast.Starred) else arguments
        return ast.Call(read(name), [at, *given], [])

    def _of_card(self, game: str, method: str, arguments: list[ast.expr]) -> ast.expr | None:
        """Return the expression that replaces a call about the printed card of a thing; None if the call stays."""
        function = self.closer.methods.get(method)
        if function is None or len(arguments) not in (1, 2):
            return None
        x = arguments[0]
        if function.__qualname__ == "Linker._fact.<locals>.read":
            table = inspect.getclosurevars(function).nonlocals["table"]
            return ast.Subscript(self.closer.constant(table, method), _entry(game, "face", x), ast.Load())
        if method == "is_card" and isinstance(x, ast.Name) and isinstance(known(arguments[1]), str):
            number = self.closer.rules.card_number.get(known(arguments[1]), -2)
            same = ast.Compare(_entry(game, "card", x), [ast.Eq()], [literal(number)])
            return ast.BoolOp(ast.And(), [ast.Compare(x, [ast.NotEq()], [literal(-1)]), same])
        return None


def _functions_in(node: ast.expr) -> Sequence[Value] | None:
    """Return the functions in a known list from which an expression takes one; None for other expressions."""
    if not isinstance(node, ast.Subscript) or known(node) is not NO:
        return None
    held = known(node.value)
    if isinstance(held, list | tuple) and all(one is None or isinstance(one, FunctionType) for one in held):
        return held if any(held) else None
    return None


def _entry(game: str, column: str, x: ast.expr) -> ast.expr:
    """Return the expression of an entry of a column."""
    return ast.Subscript(ast.Attribute(read(game), column, ast.Load()), x, ast.Load())


def literal(number: int) -> ast.expr:
    return ast.Constant(number) if number >= 0 else ast.UnaryOp(ast.USub(), ast.Constant(-number))


def _is_doc(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _is_small(value: Value) -> bool:
    return value is None or isinstance(value, int | str) or value in ((), frozenset())


def _is_free(node: ast.expr) -> bool:
    """Whether an expression does nothing."""
    return not any(isinstance(part, ast.Call | ast.NamedExpr | ast.Yield) for part in ast.walk(node))


def _is_table(value: Value) -> bool:
    from .closer import is_plain

    return is_plain(value) or isinstance(value, FunctionType)


def has_functions(value: Value) -> bool:
    """Whether a value is a function, or contains one."""
    if isinstance(value, FunctionType):
        return True
    if is_dataclass(value) and not isinstance(value, type):
        return any(has_functions(getattr(value, one.name)) for one in fields(value))
    if isinstance(value, Mapping):
        return any(map(has_functions, value.values()))
    return isinstance(value, list | tuple) and any(map(has_functions, value))


def _is_super_init(node: ast.Call) -> bool:
    return ast.unparse(node.func) == "super().__init__"


def _names_attributes(node: ast.For) -> bool:
    """Whether the body of a loop names attributes that depend on the turn."""
    return any(
        isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id in ("getattr", "setattr")
        for part in ast.walk(node)
    )
