"""Close the rules of a game: write one module from the kernel and the compiled cards.

The linker makes a class of games from the kernel and from the symbolic modules of the cards: names are looked up when a
game is played, and events are closures. A closed module is the same program with all that is known filled in (partial
evaluation): the numbers of kinds, zones, words and rows stand in their places, facts are tables, stages without
listeners are left out, functions are called by comparing numbers. So the kernel stays the only definition of what
happens, and a module with types can be compiled ahead of time.

A closed module has no log and explains no errors; the kernel does both.
"""

from __future__ import annotations

import ast
import builtins
import copy
import importlib
import inspect
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from types import BuiltinFunctionType, FunctionType, ModuleType

from ombre.runtime.declared import PER_PLAYER, Column
from ombre.runtime.linker import Rules
from ombre.runtime.records import NOTHING

from .binding import GAME, GAMES, TYPED, Binder
from .constants import ANY, Value, annotation_of, is_a, is_plain, is_small, keys_of, literal, parts_of
from .depth import limited
from .folding import ConstantFolder, read
from .reach import CALLED, reached
from .sources import alias_of, is_symbolic, tree_of

KERNEL = ("ombre.runtime", "ombre.contract")
HEAD = f"""from __future__ import annotations
from typing import {', '.join(sorted(TYPED))}
"""
MIDDLE = f"RULES: {ANY} = None\nTABLES: list[{ANY}] = [eval(line) for line in DATA.splitlines()]"
TAIL = f"""
def bind(rules: {ANY}) -> None:
    global RULES
    RULES = rules
    for base in reversed(rules.plain.__mro__[:-1]):
        for name, value in vars(base).items():
            if not name.startswith("__") and not hasattr(value, "__set__") and not hasattr({GAME}, name):
                setattr({GAME}, name, value)


def begun(players: int, chance: int, tables: {ANY}) -> {GAME}:
    g = {GAME}()
    g.begin(players, chance, tables)
    return g
"""


def source(rules: Rules) -> str:
    """Return the text of the closed module of some rules; equal rules give the same text.

    The module has to be bound to the rules by `bind(rules)`; `begun(players, chance, tables)` then begins a game.
    """
    return Closer(rules).text()


class Closer:
    """Writes one closed module. What is used is taken up when it is met."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.methods: dict[str, FunctionType] = {}  # of the class of games, and of the classes of the kernel below it
        self.data: dict[str, Value] = {}  # the other attributes of these classes
        classes = rules.plain.__mro__[:-1]
        slots = {name for base in classes for name in vars(base).get("__slots__", ())}
        for base in reversed(classes):
            for name, value in vars(base).items():
                if isinstance(value, FunctionType):
                    self.methods[name] = value
                elif not name.startswith("__") and name not in slots:
                    self.data[name] = value
        self._own: dict[int, str] = {}  # the id of a function -> the first method that it is
        for name, value in vars(rules.plain).items():
            if isinstance(value, FunctionType):
                self._own.setdefault(id(value), name)
        self._imports: dict[str, tuple[str, object]] = {}  # name -> the line that imports it, and what it is
        self._aliases: dict[str, ast.expr] = {}
        self._plain: dict[str, Value] = {}  # constants without functions
        self._records: dict[str, tuple[Value, ast.expr]] = {}  # constants with functions
        self._functions: dict[str, ast.FunctionDef] = {}
        self._names: dict[object, str] = {}  # the key of what has been taken up -> its name
        self._kept: list[object] = []  # what has been taken up is never freed, because its id is its key
        self._taken = {GAME, "RULES", "TABLES", "DATA", "bind", "begun", *TYPED}

    # ------------------------------------------------------------------------------------------------ names

    def _name(self, wanted: str) -> str:
        """Return a name that nothing in the module has yet."""
        found, number = wanted if wanted.isidentifier() else "part", 2
        while found in self._taken:
            found, number = f"{wanted if wanted.isidentifier() else 'part'}_{number}", number + 1
        self._taken.add(found)
        return found

    def imported(self, name: str, module: str) -> ast.expr:
        """Import a name from a module, and return the expression that reads it."""
        thing = getattr(importlib.import_module(module), name)
        line, known_thing = self._imports.setdefault(name, (f"from {module} import {name}", thing))
        assert known_thing == thing, f"{name} of {module} is another one than '{line}'"
        self._taken.add(name)
        return read(name)

    def module(self, name: str, module: ModuleType) -> None:
        """Import a module."""
        package, _, last = module.__name__.rpartition(".")
        self._imports[name] = (f"from {package} import {last}" if package else f"import {last}", module)
        self._taken.add(name)

    def type(self, name: str, module: str) -> None:
        """Take up the name of a type: an alias is written into the module, a class is imported."""
        if name in self._aliases:
            return
        home = sys.modules[module]
        found = alias_of(name, home)
        if found is None:
            thing = vars(home)[name]
            is_class = isinstance(thing, type) and thing.__name__ == name
            self.imported(name, thing.__module__ if is_class else module)
            return
        alias, home = found
        if isinstance(alias, ast.Constant) or _has_classes(name, home):  # a type that contains itself, too
            alias = read(ANY)
        alias = copy.deepcopy(alias)
        for part in ast.walk(alias):
            if isinstance(part, ast.Name) and part.id in GAMES:
                part.id = ANY
            elif isinstance(part, ast.Name) and part.id not in TYPED and not hasattr(builtins, part.id):
                self.type(part.id, home.__name__)
        self._aliases[name] = alias
        self._taken.add(name)

    # -------------------------------------------------------------------------------------------- constants

    def constant(self, value: Value, hint: str) -> ast.expr:
        """Return the expression of a value. hint: what a constant with this value is called."""
        if value is self.rules:
            return read("RULES")
        if isinstance(value, FunctionType):
            return self.function(value)
        if isinstance(value, type | BuiltinFunctionType):
            known = value.__module__ == "builtins"
            return read(value.__name__) if known else self.imported(value.__name__, value.__module__)
        if is_plain(value):
            if is_small(value):
                return literal(value)
            key = ("plain", annotation_of(value), repr(value))
            if key not in self._names:
                self._plain[self._called(key, hint)] = value
            return read(self._names[key])
        place = ("record", id(value))
        if place not in self._names:
            self._kept.append(value)
            name = self._called(place, hint)
            self._records[name] = value, self._written(value, hint)
        return read(self._names[place])

    def _called(self, key: object, hint: str) -> str:
        name = self._names[key] = self._name(hint.upper())
        return name

    def _written(self, value: Value, hint: str) -> ast.expr:
        """Return the expression that makes a value with functions in it."""
        if hasattr(value, "_asdict"):
            return self._record(value, value._asdict(), {})
        if is_dataclass(value):
            usual = {one.name: one.default for one in fields(value) if one.default is not MISSING}
            return self._record(value, {one.name: getattr(value, one.name) for one in fields(value)}, usual)
        entries = [self.constant(one, hint) for one in parts_of(value)]
        if is_a(value, dict):
            return ast.Dict([literal(key) for key in keys_of(value)], entries)
        assert is_a(value, list, tuple), f"{hint} cannot be written"
        return (ast.List if is_a(value, list) else ast.Tuple)(entries, ast.Load())

    def _record(self, value: Value, given: Mapping[str, Value], usual: Mapping[str, Value]) -> ast.expr:
        name, module = type(value).__name__, type(value).__module__
        told = {part: one for part, one in given.items() if part not in usual or usual[part] != one}
        keywords = [ast.keyword(part, self.constant(one, f"{name}_{part}")) for part, one in told.items()]
        return ast.Call(self.imported(name, module), [], keywords)

    # -------------------------------------------------------------------------------------------- functions

    def function(self, function: FunctionType) -> ast.expr:
        """Return the expression for a function: a method of the game, one of the module, or an imported one."""
        if (own := self._own.get(id(function))) is not None:
            return ast.Attribute(read(GAME), own, ast.Load())
        module = function.__module__ or ""
        if not is_symbolic(module) and not module.startswith(KERNEL):
            return self.imported(function.__name__, module)
        key = (function.__code__, *(id(cell.cell_contents) for cell in function.__closure__ or ()))
        if key not in self._names:
            self._kept.append(function)
            name = self._names[key] = self._name(function.__name__)
            self._functions[name] = self.closed(function, name)
        return read(self._names[key])

    def closed(self, function: FunctionType, name: str) -> ast.FunctionDef:
        """Return the definition of a function with all that is known filled in."""
        node = copy.deepcopy(tree_of(function))
        if isinstance(node, ast.Lambda):
            made = ast.FunctionDef(name, node.args, [ast.Return(node.body)], [], read(ANY))
            for arg in made.args.args:
                arg.annotation = read(ANY)
        else:
            made = node
        made.name = name
        return ConstantFolder().of(Binder(self, function).of(made))

    def arity(self, function: FunctionType) -> int | None:
        """Return the number of arguments that an event takes besides the game; None if it takes any number."""
        code = function.__code__
        if not code.co_flags & inspect.CO_VARARGS:
            return code.co_argcount - 1
        free = inspect.getclosurevars(function).nonlocals
        inner = [free[name] for name in ("do", "run") if isinstance(free.get(name), FunctionType)]
        return self.arity(inner[0]) if len(inner) == 1 else None

    def choosing(self, functions: Sequence[FunctionType | None], number: int, more: bool) -> str:
        """Return the name of a function that calls one of several functions by its place, with a number of arguments.

        more: whether a tuple with more arguments is the last one. Its branches are a tree of comparisons.
        """
        key = ("choosing", tuple(map(id, functions)), number, more)
        if key in self._names:
            return self._names[key]
        self._kept.append(functions)
        fitting = {
            at: one for at, one in enumerate(functions) if one is not None and (more or self._takes(one, number))
        }
        name = self._names[key] = self._name(f"call_{number}")
        arguments = ast.arguments([], [ast.arg("number", read("int"))], None, [], [], None, [])
        node = self._functions[name] = ast.FunctionDef(name, arguments, [], [], read(ANY))
        calls: list[tuple[int, ast.expr]] = []
        for at, one in fitting.items():
            left = (self.arity(one) or 0) + 1 - number if more else 0
            further = [ast.Subscript(read("more"), ast.Constant(place), ast.Load()) for place in range(left)]
            calls.append(
                (at, ast.Call(self.function(one), [*(read(f"a{place}") for place in range(number)), *further], []))
            )
        arguments.args += [ast.arg(f"a{at}", read(of)) for at, of in enumerate(self._types(calls, number))]
        if more:
            arguments.args.append(ast.arg("more", ast.parse("tuple[int, ...]", mode="eval").body))
        node.body = _tree(calls)
        return name

    def _takes(self, function: FunctionType, number: int) -> bool:
        """Whether a function can be called with a number of arguments, of which the first is the game."""
        code = function.__code__
        if code.co_flags & inspect.CO_VARARGS:
            return self.arity(function) == number - 1
        return code.co_argcount - len(function.__defaults__ or ()) <= number <= code.co_argcount

    def _types(self, calls: Sequence[tuple[int, ast.expr]], number: int) -> list[str]:
        """Return the types of the arguments of functions that are called in the same way: the game, and numbers."""
        found = [ANY] * number
        first = calls[0][1].func if calls and isinstance(calls[0][1], ast.Call) else None
        if isinstance(first, ast.Name) and first.id in self._functions:
            for at, arg in enumerate(self._functions[first.id].args.args[:number]):
                if isinstance(arg.annotation, ast.Name) and arg.annotation.id in (GAME, "int"):
                    found[at] = arg.annotation.id
        return found

    # ---------------------------------------------------------------------------------------------- module

    def text(self) -> str:
        """Return the text of the module."""
        methods = [self.closed(value, "begin" if name == "__init__" else name) for name, value in self.methods.items()]
        attributes = [*self._attributes()]
        named: dict[str, Sequence[ast.AST]] = {
            **{f".{node.name}": [node] for node in methods},
            **{name: [node] for name, node in self._functions.items()},
            **{name: [of] for name, (_, of) in self._records.items()},
            **{name: () for name in self._plain},
        }
        used = reached(named, [node for node in methods if node.name in CALLED])
        methods = [node for node in methods if f".{node.name}" in used or node.name in CALLED]
        for all_of in (self._functions, self._records, self._plain):
            for name in [name for name in all_of if name not in used]:
                del all_of[name]
        functions, members = limited(self._functions, methods, {name: of for name, (_, of) in self._records.items()})
        game = ast.ClassDef(GAME, [], [], [*attributes, *members], [read("final")])
        data = "\n".join(_unparsed(literal(value)) for value in self._plain.values())
        places = [ast.Subscript(read("TABLES"), ast.Constant(at), ast.Load()) for at in range(len(self._plain))]
        parts: list[ast.stmt] = [
            *(ast.parse(line).body[0] for line, _ in sorted(self._imports.values(), key=lambda entry: entry[0])),
            *(_declared(name, "TypeAlias", alias) for name, alias in self._aliases.items()),
            # Written as expressions, the tables would be one function of thousands of operations,
            # which takes a compiler gigabytes of memory.
            _declared("DATA", "str", ast.Constant(data)),
            *ast.parse(MIDDLE).body,
            *(self._final(name, value, at) for (name, value), at in zip(self._plain.items(), places, strict=True)),
            *functions,
            game,
            *(self._final(name, *self._records[name]) for name in self._in_order()),
        ]
        return HEAD + _unparsed(ast.Module(parts, [])) + TAIL

    @staticmethod
    def _final(name: str, value: Value, written: ast.expr) -> ast.stmt:
        return _declared(name, f"Final[{annotation_of(value)}]", written)

    def _in_order(self) -> Iterator[str]:
        """Yield the constants with functions, each after those that are parts of it."""
        done: set[str] = set()

        def parts(name: str) -> Iterator[str]:
            if name in self._records and name not in done:
                done.add(name)
                for part in ast.walk(self._records[name][1]):
                    if isinstance(part, ast.Name):
                        yield from parts(part.id)
                yield name

        for name in [*self._records]:
            yield from parts(name)

    def _attributes(self) -> Iterator[ast.stmt]:
        """Yield the attributes of a game with their types: its columns, and those of the kernel."""
        for column in self.rules.columns:
            yield _declared(column.attribute, _type_of(column), None)
        for base in reversed(self.rules.plain.__mro__[:-1]):
            for name, annotation in vars(base).get("__annotations__", {}).items():
                of = ast.parse(annotation, mode="eval").body
                if isinstance(of, ast.Subscript) and ast.unparse(of.value) == "ClassVar":
                    continue
                for part in ast.walk(of):
                    if isinstance(part, ast.Name) and part.id not in TYPED and not hasattr(builtins, part.id):
                        self.type(part.id, base.__module__)
                yield _declared(name, ast.unparse(of), None)


def _type_of(column: Column) -> str:
    """Return the type of a column."""
    rows = {0: "int", PER_PLAYER: "dict[int, int]"}.get(column.width, "")
    if column.kind == NOTHING:
        return rows or "list[int]"
    return f"dict[int, {rows or 'tuple[int, ...]'}]" if column.width else "list[int]"


def _has_classes(name: str, home: ModuleType) -> bool:
    """Whether a class of a module derives from a tuple with this name: compiled tuples forget their class."""
    bases = [base for one in vars(home).values() for base in getattr(one, "__orig_bases__", ())]
    return vars(home).get(name) in bases


def _tree(calls: Sequence[tuple[int, ast.expr]]) -> list[ast.stmt]:
    """Return the statements that find a call by comparing a number with halves of what is left."""
    if not calls:
        return [ast.Raise(ast.Call(read("LookupError"), [], []), None)]
    if len({ast.dump(call) for _, call in calls}) == 1:
        return [ast.Return(calls[0][1])]
    middle = len(calls) // 2
    test = ast.Compare(read("number"), [ast.Lt()], [ast.Constant(calls[middle][0])])
    return [ast.If(test, _tree(calls[:middle]), _tree(calls[middle:]))]


def _declared(name: str, of: str, value: ast.expr | None) -> ast.stmt:
    return ast.AnnAssign(ast.Name(name, ast.Store()), ast.parse(of, mode="eval").body, value, 1)


def _unparsed(node: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(node))
