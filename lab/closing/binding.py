"""Replace the names in the body of a function by what they mean in one game, and fold what follows from it."""

from __future__ import annotations

import ast
import builtins
import copy
import inspect
from collections.abc import Mapping, Sequence
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Protocol

from ombre.runtime.declared import EMPTY
from ombre.runtime.linker import Rules
from ombre.runtime.records import NOTHING

from .constants import ANY, Value, has_functions, is_a, is_plain, literal, parts_of
from .folding import UNKNOWN, ConstantFolder, known, known_as, read
from .sources import is_symbolic

GAME = "Played"  # the class of games in a closed module
GAMES = frozenset("Play Board Led Events Chooser Things Columns Self".split())  # the names of types that mean a game
TYPED = frozenset((ANY, "ClassVar", "Final", "TypeAlias", "final"))  # what each closed module imports
NOBODY_HAS = -2  # the number of a printed card that this game does not have
WORKED_OUT = frozenset(("len", "min", "max", "range", "tuple", "bool", "int"))  # functions of values that are known


class ClosedModule(Protocol):
    """A module that is being written. methods, data: the attributes of the class of games."""

    rules: Rules
    methods: dict[str, FunctionType]
    data: dict[str, Value]

    def constant(self, value: Value, hint: str) -> ast.expr:
        """Take up a value, and return its expression. hint: what a constant with this value is called."""
        ...

    def imported(self, name: str, module: str) -> ast.expr:
        """Import a name from a module, and return the expression that reads it."""
        ...

    def module(self, name: str, module: ModuleType) -> None:
        """Import a module."""
        ...

    def type(self, name: str, module: str) -> None:
        """Take up the name of a type."""
        ...

    def arity(self, function: FunctionType) -> int | None:
        """Return the number of arguments that an event takes besides the game; None if it takes any number."""
        ...

    def choosing(self, functions: Sequence[FunctionType | None], number: int, more: bool) -> str:
        """Take up a function that calls one of several functions by its place; return its name."""
        ...


class Binder(ConstantFolder):
    """Binds one function. closer: takes up the functions and constants that are used."""

    def __init__(self, closer: ClosedModule, function: FunctionType) -> None:
        super().__init__()
        self.closer, self.function = closer, function
        self.free: Mapping[str, Value] = inspect.getclosurevars(function).nonlocals
        self.globals: Mapping[str, Value] = function.__globals__
        self.games: set[str] = set()  # the names of the game
        self.locals: set[str] = set()
        self.rows: set[str] = set()  # the names of the rows of listeners
        self.spelt: dict[str, list[str]] = {}  # the name of `*args` -> the arguments
        self.picked: dict[str, tuple[Sequence[FunctionType | None], ast.expr]] = {}  # a name -> one of known functions

    # ------------------------------------------------------------------------------------------ functions

    def of(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self._spell(node)
        arguments = node.args
        given = [*arguments.args, *arguments.kwonlyargs, *([arguments.vararg] if arguments.vararg else [])]
        first = arguments.args[0] if arguments.args else None
        if first is not None and first.arg in ("self", "g"):
            self.games.add(first.arg)
            first.annotation = read("Self") if first.arg == "g" else None
        self.games |= {arg.arg for arg in given if _is_game(arg)}
        for part in ast.walk(node):
            if isinstance(part, ast.arg):
                self.locals.add(part.arg)
            elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                self.locals.add(part.id)
            elif isinstance(part, ast.FunctionDef) and part is not node:
                self.locals.add(part.name)
        if _is_doc(node.body[0]):
            del node.body[0]
        super().of(node)
        for arg in given:
            arg.annotation = self.annotation(arg.annotation)
        arguments.defaults = [self.visit(one) for one in arguments.defaults]
        node.returns, node.decorator_list = self.annotation(node.returns), []
        return node

    def _spell(self, node: ast.FunctionDef) -> None:
        """Give an event its arguments one by one, in place of `*args`."""
        vararg = node.args.vararg
        number = self.closer.arity(self.function) if vararg is not None else None
        if vararg is not None and number is not None:
            self.spelt[vararg.arg] = names = [f"a{at}" for at in range(number)]
            node.args.vararg = None
            node.args.args += [ast.arg(name, vararg.annotation) for name in names]

    def annotation(self, node: ast.expr | None) -> ast.expr | None:
        """Return the type of an argument or a result, with its names taken up into the module."""
        for part in ast.walk(node) if node is not None else ():
            if not isinstance(part, ast.Name) or part.id in TYPED:
                continue
            if part.id in GAMES:
                part.id = GAME
            elif part.id in self.globals and not hasattr(builtins, part.id):
                module = self.function.__module__
                self.closer.type(part.id, "ombre.runtime" if is_symbolic(module) else module)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.stmt:
        games = set(self.games)
        self.games |= {arg.arg for arg in node.args.args if _is_game(arg)}
        for arg in node.args.args:
            arg.annotation = self.annotation(arg.annotation)
        node.returns = self.annotation(node.returns)
        node.body = self.block(node.body[_is_doc(node.body[0]) :]) or [ast.Pass()]
        self.games = games
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.expr:
        games = set(self.games)
        self.games |= {arg.arg for arg in node.args.args if arg.arg == "g"}
        node.body = self.visit(node.body)
        self.games = games
        return node

    # ----------------------------------------------------------------------------------------- statements

    def turns(self, node: ast.For, values: Value) -> list[ast.stmt] | None:
        if is_a(values, tuple) and len(node.body) == 1 and _names_attributes(node.body[0]):
            return [made for value in values for made in self._turn(node, value)]
        return super().turns(node, values)

    def _turn(self, node: ast.For, value: Value) -> list[ast.stmt]:
        """Return the body of a loop for one value."""
        before = dict(self.alias)
        names = node.target.elts if isinstance(node.target, ast.Tuple) else [node.target]
        for name, one in zip(names, value if isinstance(node.target, ast.Tuple) else [value], strict=True):
            assert isinstance(name, ast.Name), "attributes are named by names"
            self.alias[name.id] = one
        made = self.block(copy.deepcopy(node.body))
        self.alias = before
        return made

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        call = node.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "setattr":
            thing, name, value = (self.visit(one) for one in call.args)
            if isinstance(known(name), str):
                return ast.Assign([ast.Attribute(thing, known(name), ast.Store())], value)
            node.value = ast.Call(call.func, [thing, name, value], [])
            return node
        node.value = self.visit(call)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        node.annotation = self.annotation(node.annotation) or node.annotation
        node.value = self.visit(node.value) if node.value is not None else None
        node.target = self.visit(node.target)
        return node

    def stands_for(self, name: str, value: ast.expr) -> bool:
        if name in self.once and isinstance(value, ast.Attribute) and value.attr == "tables":
            self.rows.add(name)
        functions = _functions_of(value)
        if functions is not None and name in self.once:
            self.picked[name] = functions
            return True
        return super().stands_for(name, value)

    # ---------------------------------------------------------------------------------------------- names

    def value(self, value: Value, hint: str = "part") -> ast.expr:
        return known_as(self.closer.constant(value, hint), value)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        name = node.id
        if not isinstance(node.ctx, ast.Load):
            return node
        if name in self.spelt:
            return ast.Tuple([read(one) for one in self.spelt[name]], ast.Load())
        if name in self.alias:
            return self.value(self.alias[name], name)
        if name in self.locals:
            return node
        if name in self.free:
            return self.value(self.free[name], name)
        if name not in self.globals:
            return node
        value = self.globals[name]
        if isinstance(value, ModuleType):
            self.closer.module(name, value)
            return known_as(node, value)
        if callable(value) and not isinstance(value, FunctionType | type | BuiltinFunctionType):
            return self.closer.imported(name, self.function.__module__)
        return self.value(value, name)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if isinstance(node.value, ast.Name) and node.value.id in self.games:
            is_data = isinstance(node.ctx, ast.Load) and node.attr in self.closer.data
            return self._data(node.attr) if is_data else node
        node.value = self.visit(node.value)
        held = known(node.value)
        if held is UNKNOWN or not isinstance(node.ctx, ast.Load) or isinstance(held, type):
            return node
        value = getattr(held, node.attr)
        if held is self.closer.rules:
            return self.value(value, f"rules_{node.attr}") if is_plain(value) else node
        if isinstance(held, ModuleType):
            return known_as(node, value) if isinstance(value, FunctionType) else node
        return self.value(value, node.attr) if isinstance(value, FunctionType) or not callable(value) else node

    def _data(self, name: str) -> ast.expr:
        """Return the expression of what a class of games holds: plain values and functions, or a part of the rules."""
        value = self.closer.data[name]
        if (
            value is self.closer.rules
            or is_plain(value)
            or has_functions(value)
            and getattr(self.closer.rules, name, None) is not value
        ):
            return self.value(value, name)
        of = (
            read("RULES")
            if getattr(self.closer.rules, name, None) is value
            else ast.parse("RULES.plain", mode="eval").body
        )
        return ast.Attribute(of, name, ast.Load())

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        made = super().visit_Subscript(node)
        if made is not node or not isinstance(node.ctx, ast.Load):
            return made
        held, at = known(node.value), known(node.slice)
        if at is UNKNOWN or isinstance(node.slice, ast.Slice):
            return node
        is_rows = isinstance(node.value, ast.Attribute) and node.value.attr == "tables"
        if at == EMPTY and (is_rows or isinstance(node.value, ast.Name) and node.value.id in self.rows):
            return self.value(())  # no ability listens there
        if isinstance(held, dict):
            return self.value(held[at]) if at in held else node
        return self.value(held[at]) if isinstance(held, list | tuple) else node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        left = node.left
        if isinstance(left, ast.Name) and left.id in self.picked and isinstance(node.ops[0], ast.Is | ast.IsNot):
            functions, at = self.picked[left.id]  # whether there is a function of this number
            there = ast.Subscript(self.value([one is not None for one in functions], "there"), at, ast.Load())
            return there if isinstance(node.ops[0], ast.IsNot) else ast.UnaryOp(ast.Not(), there)
        return super().visit_Compare(node)

    # ---------------------------------------------------------------------------------------------- calls

    def visit_Call(self, node: ast.Call) -> ast.expr:
        node.func = func = self.visit(node.func)
        given: list[ast.expr] = []
        for part in node.args:
            one = self.visit(part)
            given += one.value.elts if isinstance(one, ast.Starred) and isinstance(one.value, ast.Tuple) else [one]
        node.args = given
        node.keywords = [ast.keyword(part.arg, self.visit(part.value)) for part in node.keywords]
        if node.keywords:
            return node
        return (
            self._of_class(func, given)
            or self._chosen(func, given)
            or self._of_card(func, given)
            or self._worked_out(node)
        )

    def _of_class(self, func: ast.expr, given: list[ast.expr]) -> ast.expr | None:
        """Return a call that is one of a method of the game."""
        if isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name) and func.value.id == GAME and given:
            return ast.Call(ast.Attribute(given[0], func.attr, ast.Load()), given[1:], [])
        if ast.unparse(func) == "object.__new__":
            return ast.Call(read(GAME), [], [])
        return None

    def _chosen(self, func: ast.expr, given: list[ast.expr]) -> ast.expr | None:
        """Return the call of one of several functions by its number, as a call of a function
        that compares the number.
        """
        chosen = self.picked.get(func.id) if isinstance(func, ast.Name) else _functions_of(func)
        if chosen is None:
            return None
        functions, at = chosen
        last = given[-1] if given else None
        if isinstance(last, ast.Starred):
            return ast.Call(
                read(self.closer.choosing(functions, len(given) - 1, True)), [at, *given[:-1], last.value], []
            )
        return ast.Call(read(self.closer.choosing(functions, len(given), False)), [at, *given], [])

    def _of_card(self, func: ast.expr, given: list[ast.expr]) -> ast.expr | None:
        """Return the expression for a fact that nothing modifies, and for a test which printed card a thing is."""
        if not (isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name) and func.value.id in self.games):
            return None
        method, game = self.closer.methods.get(func.attr), func.value.id
        if method is not None and method.__qualname__ == "Linker._fact.<locals>.read" and len(given) == 1:
            table = inspect.getclosurevars(method).nonlocals["table"]
            return ast.Subscript(self.closer.constant(table, func.attr), _entry(game, "face", given[0]), ast.Load())
        if func.attr == "is_card" and isinstance(given[0], ast.Name) and isinstance(known(given[1]), str):
            number = self.closer.rules.card_number.get(known(given[1]), NOBODY_HAS)
            there = ast.Compare(given[0], [ast.NotEq()], [literal(NOTHING)])
            return ast.BoolOp(
                ast.And(), [there, ast.Compare(_entry(game, "card", given[0]), [ast.Eq()], [literal(number)])]
            )
        return None

    def _worked_out(self, node: ast.Call) -> ast.expr:
        """Return the value of a call, if it is known; else the call."""
        func, values = node.func, [known(one) for one in node.args]
        name = func.id if isinstance(func, ast.Name) and func.id not in self.locals else ""
        if name == "getattr" and len(values) == 2 and isinstance(values[1], str) and isinstance(node.args[0], ast.Name):
            return ast.Attribute(node.args[0], values[1], ast.Load())
        if UNKNOWN in values or any(isinstance(one, ast.Starred) for one in node.args):
            return node
        if name in WORKED_OUT and name not in self.globals:
            return self.value(getattr(builtins, name)(*values), name)
        of = known(func)
        return self.value(of(*values)) if isinstance(of, FunctionType) and of.__module__ == "ombre.contract" else node


def _is_game(arg: ast.arg) -> bool:
    return isinstance(arg.annotation, ast.Name) and arg.annotation.id in GAMES


def _is_doc(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _names_attributes(node: ast.stmt) -> bool:
    """Whether a statement names attributes with a value."""
    calls = (part.func for part in ast.walk(node) if isinstance(part, ast.Call))
    return any(isinstance(func, ast.Name) and func.id in ("getattr", "setattr") for func in calls)


def _entry(game: str, column: str, x: ast.expr) -> ast.expr:
    return ast.Subscript(ast.Attribute(read(game), column, ast.Load()), x, ast.Load())


def _functions_of(node: ast.expr) -> tuple[Sequence[FunctionType | None], ast.expr] | None:
    """Return the known functions of which an expression takes one, and its number; None for other expressions."""
    if not isinstance(node, ast.Subscript) or known(node) is not UNKNOWN:
        return None
    held = parts_of(known(node.value)) if is_a(known(node.value), list, tuple) else []
    if not any(held) or not all(one is None or isinstance(one, FunctionType) for one in held):
        return None
    return held, node.slice
