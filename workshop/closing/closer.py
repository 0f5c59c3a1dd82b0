"""Close the rules of a game: make the source of one module from the kernel and the compiled cards.

The linker makes a class of games from the kernel and the symbolic modules of the cards: names are looked up when a game
is played, and functions are closures. The closed module is the same program with what is known filled in (partial
evaluation): each method of the kernel once, each function of a card once, the numbers of kinds, zones, words and rows in
their places, stages without listeners left out. So there is one definition of what happens, the kernel.
"""

from __future__ import annotations

import ast
import builtins
import copy
import importlib
import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, TypeAlias

from ombre.runtime.declared import Column
from ombre.runtime.linker import Rules

from .sources import alias_of, read, tree_of

Value: TypeAlias = Any
GAME = "Played"
INLINE = 8  # the longest tuple that stands in its place


def source(rules: Rules, native: bool = False) -> str:
    """Return the source of the closed module of some rules; equal rules give the same text.

    native: whether it is to be compiled ahead of time: functions are then chosen by comparisons, not from lists.
    """
    return Closer(rules, native).module()


def is_plain(value: Value) -> bool:
    """Whether a value consists of numbers, words and containers alone."""
    if value is None or isinstance(value, int | str):
        return type(value) in (int, str, bool, type(None))
    if type(value) in (tuple, list, frozenset, set, range):
        return all(map(is_plain, value))
    return type(value) is dict and all(is_plain(part) for pair in value.items() for part in pair)


def literal(value: Value) -> ast.expr:
    """Return the expression of a plain value."""
    match value:
        case frozenset():
            return ast.Call(read("frozenset"), [ast.List([literal(x) for x in sorted(value)], ast.Load())], [])
        case dict():
            return ast.Dict([literal(key) for key in value], [literal(held) for held in value.values()])
        case list():
            return ast.List([literal(x) for x in value], ast.Load())
        case tuple():
            return ast.Tuple([literal(x) for x in value], ast.Load())
        case range():
            return ast.Call(read("range"), [literal(value.start), literal(value.stop), literal(value.step)], [])
        case int() if not isinstance(value, bool) and value < 0:
            return ast.UnaryOp(ast.USub(), ast.Constant(-value))
        case _:
            return ast.Constant(value)


class Closer:
    """Closes one class of games."""

    def __init__(self, rules: Rules, native: bool = False) -> None:
        self.rules, self.made, self.native = rules, rules.plain, native
        self.imports: dict[str, str] = {}  # name -> the line that imports it
        self._imported: dict[str, object] = {}
        self.aliases: dict[str, ast.expr] = {}
        self.values: dict[str, Value] = {}
        self.constants: dict[str, ast.expr] = {}
        self.functions: dict[str, ast.FunctionDef] = {}
        self.records: dict[str, ast.expr] = {}  # constants with functions
        self._names: dict[object, str] = {}  # what is closed -> its name
        self._held: list[object] = []  # keeps what `_names` knows by its id
        self._taken: set[str] = {GAME, "RULES", "TABLES", "DATA", "bind", "begun"}
        self.methods: dict[str, FunctionType] = {}
        self.data: dict[str, Value] = {}
        self._own: dict[int, str] = {}  # id of a function -> the method that it is
        for base in reversed(self.made.__mro__[:-1]):
            for name, value in vars(base).items():
                if isinstance(value, FunctionType):
                    self.methods[name] = value
                elif not name.startswith("__") and name not in self._slots():
                    self.data[name] = value
        for name, value in vars(self.made).items():
            if isinstance(value, FunctionType):
                self._own.setdefault(id(value), name)

    def _slots(self) -> set[str]:
        return {name for base in self.made.__mro__ for name in vars(base).get("__slots__", ())}

    # ------------------------------------------------------------------------------------------------ names

    def name(self, wanted: str) -> str:
        """Return a name of the module that is not used yet."""
        plain = "".join(letter if letter.isalnum() or letter == "_" else "_" for letter in wanted) or "part"
        found, number = plain, 2
        while found in self._taken:
            found, number = f"{plain}_{number}", number + 1
        self._taken.add(found)
        return found

    def imported(self, name: str, module: str) -> ast.expr:
        thing = getattr(importlib.import_module(module), name)
        if name in self.imports and self._imported[name] != thing:
            raise ValueError(f"two things are called {name}: {self.imports[name]}, and one of {module}")
        if name not in self.imports:
            self.imports[name], self._imported[name] = f"from {module} import {name}", thing
        self._taken.add(name)
        return read(name)

    def alias(self, name: str, module: str) -> bool:
        """Write the alias of a type into the module, and return True; False if the name is no alias."""
        if name in self.aliases:
            return True
        written = alias_of(name, sys.modules[module])
        if written is None:
            return False
        value, home = written
        if isinstance(value, ast.Constant):  # it is recursive
            value = read("Any")
        for part in ast.walk(value):
            if isinstance(part, ast.Name) and part.id in vars(home) and not hasattr(builtins, part.id) and part.id != "Any":
                if part.id in ("Board", "Led", "Play"):
                    part.id = "Any"
                elif not self.alias(part.id, home.__name__):
                    self.imported(part.id, vars(home)[part.id].__module__)
        self.aliases[name] = value
        self._taken.add(name)
        return True

    # -------------------------------------------------------------------------------------------- constants

    def constant(self, value: Value, hint: str = "part") -> ast.expr:
        """Return the expression of a value that is known."""
        if value is self.rules:
            return read("RULES")
        if isinstance(value, FunctionType):
            return self.function(value)
        if isinstance(value, BuiltinFunctionType):
            return self.imported(value.__name__, value.__module__)
        if isinstance(value, type):
            return self.imported(value.__name__, value.__module__) if value.__module__ != "builtins" else read(value.__name__)
        if is_plain(value):
            if not isinstance(value, list | dict | set) and (not isinstance(value, tuple | frozenset) or len(value) <= INLINE):
                return literal(value)
            return self._kept(value, hint, lambda: literal(value), self.constants)
        if isinstance(value, tuple) and hasattr(value, "_fields"):
            return self._kept(value, hint, lambda: self._record(type(value), value._asdict(), {}), self.records)
        if is_dataclass(value):
            given = {f.name: getattr(value, f.name) for f in fields(value)}
            usual = {f.name: f.default for f in fields(value) if f.default is not MISSING}
            return self._kept(value, hint, lambda: self._record(type(value), given, usual), self.records)
        if isinstance(value, list | tuple):
            made = ast.List if isinstance(value, list) else ast.Tuple
            return self._kept(value, hint, lambda: made([self.constant(x, hint) for x in value], ast.Load()), self.records)
        if isinstance(value, Mapping):
            return self._kept(
                value,
                hint,
                lambda: ast.Dict([self.constant(k) for k in value], [self.constant(x, hint) for x in value.values()]),
                self.records,
            )
        raise ValueError(f"{hint} cannot be written: {value!r}")

    def _kept(self, value: Value, hint: str, make: Callable[[], ast.expr], where: dict[str, ast.expr]) -> ast.expr:
        key = ("plain", type(value), repr(value)) if where is self.constants else ("id", id(value))
        if key not in self._names:
            self._held.append(value)
            name = self._names[key] = self.name(hint.upper())
            self.values[name] = value
            where[name] = make()
        return read(self._names[key])

    def _record(self, cls: type, given: Mapping[str, Value], usual: Mapping[str, Value]) -> ast.expr:
        func = self.imported(cls.__name__, cls.__module__)
        pairs = [(key, value) for key, value in given.items() if key not in usual or usual[key] != value]
        return ast.Call(func, [], [ast.keyword(key, self.constant(value, f"{cls.__name__}_{key}")) for key, value in pairs])

    # -------------------------------------------------------------------------------------------- functions

    def function(self, function: FunctionType) -> ast.expr:
        """Return the expression for a function: a method of the game, or a function of the module."""
        if (own := self._own.get(id(function))) is not None:
            return ast.Attribute(read(GAME), own, ast.Load())
        module = function.__module__ or ""
        if not module.startswith(("ombre.runtime", "ombre.generated", "_ombre_", "ombre.contract")):
            return self.imported(function.__name__, module)
        cells = tuple(id(cell.cell_contents) for cell in function.__closure__ or ())
        key = (function.__code__, cells)
        if key not in self._names:
            self._held.append(function)
            name = self._names[key] = self.name("part" if function.__name__ == "<lambda>" else function.__name__)
            self.functions[name] = self.closed(function, name)
        return read(self._names[key])

    def closed(self, function: FunctionType, name: str) -> ast.FunctionDef:
        """Return the definition of a function in which all that is known is filled in."""
        from .folding import Folder

        node = copy.deepcopy(tree_of(function))
        if isinstance(node, ast.Lambda):
            made = ast.FunctionDef(name, node.args, [ast.Return(node.body)], [])
            for arg in made.args.args:
                arg.annotation = read("Any")
            made.returns = read("Any")
        else:
            made = node
        made.name = name
        made = Folder(self, function).of(made)
        return Folder(self, function, is_first=False).of(made)

    def dispatch(self, functions: Sequence[FunctionType | None], number: int, more: bool = False) -> str:
        """Return the name of a function that calls one of several functions, by its number, with some arguments.

        more: whether a tuple with more arguments follows.
        """
        key = ("dispatch", id(functions), number, more)
        if key in self._names:
            return self._names[key]
        self._held.append(functions)
        fitting = {at: one for at, one in enumerate(functions) if one is not None and (more or self.takes(one, number))}
        of = next(iter(fitting.values()), None)
        name = self._names[key] = self.name("choose_of" if of is None else f"call_{number}")
        node = ast.FunctionDef(name, ast.arguments([], [ast.arg("number", read("int"))], None, [], [], None, []), [], [])
        self.functions[name] = node
        known = [(at, self.function(one)) for at, one in fitting.items()]
        names = [f"a{at}" for at in range(number)]
        rest = {at: one.__code__.co_argcount - number for at, one in fitting.items()} if more else {}
        first = next((one for _, one in known), None)
        shape = self._shape(first)
        for at, one in enumerate(names):
            annotation = shape.args.args[at].annotation if shape is not None and at < len(shape.args.args) else None
            is_exact = isinstance(annotation, ast.Name) and annotation.id in (GAME, "int")
            node.args.args.append(ast.arg(one, annotation if is_exact else read("Any")))
        if more:
            node.args.args.append(ast.arg("more", ast.parse("tuple[int, ...]", mode="eval").body))
        node.returns = read("Any")
        node.body = self._tree(known, names, rest)
        return name

    def takes(self, function: FunctionType, number: int) -> bool:
        """Whether a function can be called with a number of arguments, of which the first is the game."""
        code = function.__code__
        if code.co_flags & inspect.CO_VARARGS:
            return self.arity(function) == number - 1
        return code.co_argcount - len(function.__defaults__ or ()) <= number <= code.co_argcount

    def _shape(self, function: ast.expr | None) -> ast.FunctionDef | None:
        return self.functions.get(function.id) if isinstance(function, ast.Name) else None

    def _tree(
        self, known: Sequence[tuple[int, ast.expr]], names: Sequence[str], rest: Mapping[int, int]
    ) -> list[ast.stmt]:
        """Return the statements that compare the number with halves of what is known. rest: the further arguments."""
        if not known:
            return [ast.Raise(ast.Call(read("LookupError"), [], []), None)]
        if len(known) == 1 or len({ast.dump(function) for _, function in known}) == 1:
            further = [ast.Subscript(read("more"), ast.Constant(at), ast.Load()) for at in range(rest.get(known[0][0], 0))]
            return [ast.Return(ast.Call(known[0][1], [*(read(name) for name in names), *further], []))]
        middle = len(known) // 2
        test = ast.Compare(read("number"), [ast.Lt()], [ast.Constant(known[middle][0])])
        return [ast.If(test, self._tree(known[:middle], names, rest), self._tree(known[middle:], names, rest))]

    def arity(self, function: FunctionType) -> int | None:
        """Return the number of arguments of an event after the game; None if it takes any number."""
        code = function.__code__
        if not code.co_flags & inspect.CO_VARARGS:
            return code.co_argcount - 1
        free = inspect.getclosurevars(function).nonlocals
        inner = [free[name] for name in ("do", "run") if isinstance(free.get(name), FunctionType)]
        return self.arity(inner[0]) if len(inner) == 1 else None

    # ---------------------------------------------------------------------------------------------- module

    def module(self) -> str:
        """Return the whole text."""
        methods = [self._method(name, function) for name, function in self.methods.items()]
        body = [*self._attributes(), *methods]
        cls = ast.ClassDef(GAME, [], [], body, [read("final")])
        parts: list[ast.stmt] = [
            *(ast.parse(line).body[0] for line in sorted(self.imports.values())),
            *(ast.AnnAssign(ast.Name(name, ast.Store()), read("TypeAlias"), value, 1) for name, value in self.aliases.items()),
            *(ast.parse("RULES: Any = None").body),
            *self._data(),
            *self.functions.values(),
            cls,
            *(self._final(name, value) for name, value in self._ordered()),
            *ast.parse(ENDING).body,
        ]
        at = next(number for number, part in enumerate(parts) if "TABLES: Any" in ast.unparse(ast.fix_missing_locations(part)))
        parts.insert(at, ast.AnnAssign(ast.Name("DATA", ast.Store()), read("str"), ast.Constant(self.text), 1))
        tree = ast.Module(parts, [])
        head = "from __future__ import annotations\nfrom typing import Any, ClassVar, Final, TypeAlias, final\n"
        return head + ast.unparse(ast.fix_missing_locations(tree)) + "\n"

    def _ordered(self) -> list[tuple[str, ast.expr]]:
        """Constants with functions, each after those that it contains."""
        done: dict[str, ast.expr] = {}

        def add(name: str) -> None:
            if name in done or name not in self.records:
                return
            for part in ast.walk(self.records[name]):
                if isinstance(part, ast.Name):
                    add(part.id)
            done[name] = self.records[name]

        for name in self.records:
            add(name)
        return list(done.items())

    def _data(self) -> Iterator[ast.stmt]:
        """The constants without functions. They are read from a text: as expressions they would be a function of
        thousands of operations, which takes a compiler gigabytes."""
        text = "\n".join(ast.unparse(ast.fix_missing_locations(value)) for value in self.constants.values())
        yield ast.parse("TABLES: Any = [eval(line) for line in DATA.splitlines()]").body[0]
        for at, name in enumerate(self.constants):
            yield self._final(name, ast.Subscript(read("TABLES"), ast.Constant(at), ast.Load()))
        self.text = text

    def _final(self, name: str, value: ast.expr) -> ast.stmt:
        of = ast.parse(f"Final[{annotation_of(self.values[name])}]", mode="eval").body
        return ast.AnnAssign(ast.Name(name, ast.Store()), of, value, 1)

    def _method(self, name: str, function: FunctionType) -> ast.FunctionDef:
        made = self.closed(function, name)
        if name == "__init__":
            made.name = "begin"
        return made

    def _attributes(self) -> list[ast.stmt]:
        """The attributes of a game: its columns with their types, and the constants that others read from it."""
        found: list[str] = [f"{column.attribute}: {type_of(column)}" for column in self.rules.columns]
        made = [ast.parse(line).body[0] for line in found]
        for base in reversed(self.made.__mro__[:-1]):
            home = sys.modules[base.__module__]
            for name, of in vars(base).get("__annotations__", {}).items():
                if not of.startswith("ClassVar"):
                    annotation = self.written(ast.parse(of, mode="eval").body, home.__name__)
                    made.append(ast.AnnAssign(ast.Name(name, ast.Store()), annotation, None, 1))
        return made

    def written(self, annotation: ast.expr, module: str) -> ast.expr:
        """Return an annotation of a module of the kernel, with the aliases in it written into the closed module."""
        for part in ast.walk(annotation):
            if isinstance(part, ast.Name) and not hasattr(builtins, part.id) and part.id != "Any":
                if not self.alias(part.id, module):
                    self.imported(part.id, module)
        return annotation


def annotation_of(value: Value) -> str:
    """Return the type of a constant."""
    match value:
        case bool() | int() | str() | None:
            return "None" if value is None else type(value).__name__
        case list():
            return f"list[{_common(value)}]"
        case tuple() if not hasattr(value, "_fields"):
            return f"tuple[{_common(value)}, ...]"
        case frozenset():
            return f"frozenset[{_common(value)}]"
        case dict():
            return f"dict[{_common(value)}, {_common(value.values())}]"
        case _:
            return "Any"


def _common(values: Iterable[Value]) -> str:
    """Return the type that fits all of some values."""
    found = sorted({annotation_of(value) for value in values})
    if len(found) == 2 and "None" in found and "Any" not in found:
        return " | ".join(sorted(found, key="None".__eq__))
    return found[0] if len(found) == 1 else "Any"


def type_of(column: Column) -> str:
    """Return the type of a column."""
    if column.kind == -1:
        return "int" if not column.width else "dict[int, int]" if column.width < 0 else "list[int]"
    if not column.width:
        return "list[int]"
    return "dict[int, dict[int, int]]" if column.width < 0 else "dict[int, tuple[int, ...]]"


ENDING = f"""
def bind(rules: Any) -> None:
    global RULES
    RULES = rules
    for base in reversed(rules.plain.__mro__[:-1]):
        for name, value in vars(base).items():
            if not name.startswith("__") and not hasattr(value, "__set__") and not hasattr({GAME}, name):
                setattr({GAME}, name, value)

def begun(players: int, chance: int, tables: Any) -> {GAME}:
    g = {GAME}()
    g.begin(players, chance, tables)
    return g
"""

Statements: TypeAlias = Sequence[ast.stmt]
Modules: TypeAlias = ModuleType
