"""A YAML file in, plain data out that knows its lines and has the shape that was asked for; or every misfit, with its line.

Of YAML there is what people write: text, numbers, truths, lists, and names with values. Nothing is taken over from
elsewhere (`*name`), and nothing becomes an object of the program.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import yaml
from yaml.composer import ComposerError

from ombre.dsl.diagnostics import did_you_mean
from ombre.dsl.source import UNSEEN

from .files import UsageError, read_plain

MOST_DEPTH = 20  # lists in lists

# `str`, `int`, `float` and `bool` are values, of which `float` is any number; `object` is anything; a tuple has the words
# there are; `[S]` is a list; `{"name": S}` are names, `{"*": S}` any names.
Shape: TypeAlias = Any


class Table(dict[str, Any]):
    """Names with values. lines: where each name stands."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: dict[str, int] = {}


class Rows(list[Any]):
    """A list. lines: where each entry stands."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: list[int] = []


def load(path: Path, shape: Shape = None, needed: Sequence[str] = ()) -> Table:
    """The names and values of a file, all of them of a shape; an empty file has none."""
    loader: Any = None
    try:
        loader = _Loader(read_plain(path))
        node = loader.get_single_node()
    except (yaml.YAMLError, RecursionError) as error:
        mark = getattr(error, "problem_mark", None)
        told = getattr(error, "problem", None) or "it cannot be read"
        raise UsageError(f"{path}:{mark.line + 1 if mark else 1}: this is not YAML: {told}") from None
    try:
        data = Table(1) if node is None else _made(loader, node)
    except _Odd as odd:
        raise UsageError(f"{path}:{odd.args[0]}: {odd.args[1]}") from None
    if not isinstance(data, Table):
        raise UsageError(f"{path}:1: this must be lines of 'name: value'")
    found = [] if shape is None else list(misfits(data, shape, "the file"))
    found += [(1, f"there is no line `{name}: ...`, which it needs") for name in needed if name not in data]
    if found:
        raise UsageError("\n".join(f"{path}:{line}: {told}" for line, told in sorted(found)))
    return data


def misfits(value: Any, shape: Shape, what: str, line: int = 1) -> Iterator[tuple[int, str]]:
    """Where a value is not of a shape: a line, and what must stand there."""
    if isinstance(shape, Mapping):
        if value is None:  # a name with nothing behind it
            return
        if not isinstance(value, Table):
            yield line, f"{what} must be lines of 'name: value'"
            return
        for name, inner in value.items():
            known = shape.get(name, shape.get("*"))
            if known is None:
                near = did_you_mean(name, shape) or f"there is: {', '.join(shape)}"
                yield value.lines[name], f"`{name}` is nothing that {what} says; {near}"
            else:
                yield from misfits(inner, known, f"`{name}`", value.lines[name])
    elif isinstance(shape, list):
        if value is None:
            return
        if not isinstance(value, Rows):
            yield line, f"{what} must be a list"
            return
        for inner, at in zip(value, value.lines, strict=True):
            if inner is None:
                yield at, f"nothing stands behind the dash; take it out of {what}"
            else:
                yield from misfits(inner, shape[0], f"each of {what}", at)
    elif isinstance(shape, tuple):
        if value not in shape:
            yield line, f"{what} must be {' or '.join(map(str, shape))}"
    elif not _is(value, shape):
        yield line, f"{what} must be {_WORDS[shape]}"


_WORDS = {
    str: "text; put it in quotes",
    int: "a whole number",
    float: "a number",
    bool: "`true` or `false`",
    object: "something",
}


def _is(value: Any, sort: type) -> bool:
    if sort is float:
        return isinstance(value, int | float) and not isinstance(value, bool)
    return isinstance(value, sort) and (sort is not int or not isinstance(value, bool))


class _Odd(Exception):
    """Raised with a line and a sentence."""


class _Loader(yaml.SafeLoader):
    """Reads a tree of bounded depth, in which nothing stands twice."""

    depth = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        event: Any = self.peek_event()  # type: ignore[no-untyped-call]  # its stubs say no type
        mark: Any = event.start_mark
        if isinstance(event, yaml.AliasEvent):
            raise ComposerError(None, None, "nothing is taken over with `*`; write it out", mark)
        if self.depth > MOST_DEPTH:
            raise ComposerError(None, None, "this is nested too deeply", mark)
        self.depth += 1
        try:
            return super().compose_node(parent, index)
        finally:
            self.depth -= 1


def _made(loader: Any, node: Any) -> Any:
    """What a node of the tree says."""
    line = node.start_mark.line + 1
    if isinstance(node, yaml.SequenceNode):
        rows = Rows(line)
        for inner in node.value:
            rows.append(_made(loader, inner))
            rows.lines.append(inner.start_mark.line + 1)
        return rows
    if isinstance(node, yaml.MappingNode):
        table = Table(line)
        for key, inner in node.value:
            at = key.start_mark.line + 1
            if not isinstance(key, yaml.ScalarNode):
                raise _Odd(at, "a name must be a word")
            if key.value in table:
                raise _Odd(at, f"`{key.value}` stands here twice; keep one")
            table[key.value] = _made(loader, inner)
            table.lines[key.value] = at
        return table
    return _scalar(loader, node, line)


def _scalar(loader: Any, node: Any, line: int) -> Any:
    if unseen := UNSEEN.search(node.value):  # written as an escape
        raise _Odd(line, f"an invisible character (U+{ord(unseen[0]):04X}) stands here; take it out")
    sort = node.tag.removeprefix("tag:yaml.org,2002:")
    if sort not in ("int", "float", "bool", "null"):
        return node.value
    try:
        return getattr(loader, f"construct_yaml_{sort}")(node)
    except (ValueError, OverflowError, KeyError):
        return node.value
