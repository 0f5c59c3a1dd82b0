"""Limit how deep the functions of a closed module call each other.

Python ends calls that go too deep with a RecursionError. Compiled functions call each other directly: nothing counts
them, and the process would die. So one function of each circle of calls counts.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Mapping, Sequence

# Calls of functions that count. Python allows 1,000 calls of all functions, of which each takes more of the stack; who
# plays a game again in the kernel after a RecursionError gets what the kernel allows.
MOST = 300
COUNTED = (
    "calls_open"  # the attribute of a game that counts; a unit begins with 0, so that an exception need not count back
)
WITHIN = "_within"  # behind the name of a function: its body


def limited(
    functions: Mapping[str, ast.FunctionDef], methods: Sequence[ast.FunctionDef], constants: Mapping[str, ast.expr]
) -> tuple[list[ast.stmt], list[ast.stmt]]:
    """Return functions and methods, of which those count their open calls that end each circle of calls.

    constants: expressions that hold functions.
    """
    defined = {**functions, **{f".{node.name}": node for node in methods}}
    said = {name: _named(part, defined, constants) for name, part in {**defined, **constants}.items()}
    counting = _counting(defined, said)
    made = {name: _pair(node, name.startswith(".")) if name in counting else [node] for name, node in defined.items()}
    for node in made.get(".unit", ()):
        if node.name == "unit":
            node.body.insert(0, _statement(f"self.{COUNTED} = 0"))
    attribute = _statement(f"{COUNTED}: int = 0")
    return (
        [node for name in functions for node in made[name]],
        [attribute, *(node for one in methods for node in made[f".{one.name}"])],
    )


def _statement(text: str) -> ast.stmt:
    return ast.parse(text).body[0]


def _named(part: ast.AST, defined: Mapping[str, ast.FunctionDef], constants: Mapping[str, ast.expr]) -> list[str]:
    """Return the functions, methods and constants that a part of the module names, and so may call."""
    names = (
        node.id if isinstance(node, ast.Name) else f".{node.attr}" if isinstance(node, ast.Attribute) else ""
        for node in ast.walk(part)
    )
    return [name for name in dict.fromkeys(names) if name in defined or name in constants]


def _counting(defined: Mapping[str, ast.FunctionDef], said: Mapping[str, Sequence[str]]) -> set[str]:
    """Return functions without which there is no circle of calls."""
    left = {name: [*others] for name, others in said.items()}
    callers = Counter(name for others in said.values() for name in others)
    counting: set[str] = set()
    while circle := _circle(left):
        able = [name for name in circle if name in defined and _can_count(defined[name])]
        if able:  # that of most circles, if possible
            found = max(able, key=callers.__getitem__)
            counting.add(found)
            left[found] = []
        else:  # it is made of functions that have no game, such as those of a constant
            left[circle[-1]].remove(circle[0])
    return counting


def _circle(said: Mapping[str, Sequence[str]]) -> list[str]:
    """Return a circle, in the order of its calls; [] if there is none. It is found by a search in depth."""
    done: set[str] = set()
    for first in said:
        above = {first: iter(said[first])} if first not in done else {}
        while above:
            last = next(reversed(above))
            following = next(above[last], None)
            if following is None:
                done.add(last)
                del above[last]
            elif following in above:
                names = [*above]
                return names[names.index(following) :]
            elif following not in done:
                above[following] = iter(said[following])
    return []


def _can_count(node: ast.FunctionDef) -> bool:
    """Whether a function has a game, and all its arguments in order, and is over when it returns."""
    arguments = node.args
    if not arguments.args or arguments.args[0].arg not in ("self", "g") or arguments.vararg or arguments.kwonlyargs:
        return False
    return not any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(node))


def _pair(node: ast.FunctionDef, is_method: bool) -> list[ast.FunctionDef]:
    """Return a function that counts its open calls, and the one with the body, which it calls."""
    game, *others = [arg.arg for arg in node.args.args]
    counted = f"{game}.{COUNTED}"
    within = f"{node.name}{WITHIN}"
    call = f"{game}.{within}({', '.join(others)})" if is_method else f"{within}({', '.join((game, *others))})"
    lines = [
        f"{counted} += 1",
        f"if {counted} > {MOST}:\n    raise RecursionError",
        f"found = {call}",
        f"{counted} -= 1",
        "return found",
    ]
    if isinstance(node.returns, ast.Constant) and node.returns.value is None:
        lines[2:] = [call, lines[3]]
    outer = ast.FunctionDef(node.name, node.args, list(map(_statement, lines)), [], node.returns)
    inner = ast.FunctionDef(within, _without_defaults(node.args), node.body, [], node.returns)
    return [inner, outer]


def _without_defaults(arguments: ast.arguments) -> ast.arguments:
    return ast.arguments([], arguments.args, None, [], [], None, [])
