"""Read YAML files as plain data with line numbers.

Faults are reported with their lines. The data may contain only text, numbers, booleans, lists and mappings; aliases
(`*name`) are refused, and tags for Python objects have no effect.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TypeAlias, cast

import yaml
from yaml.composer import ComposerError
from yaml.error import Mark

from ombre.dsl.source import UNSEEN
from ombre.translatable import tr

from .files import UsageError, read_plain

MOST_DEPTH = 20  # the largest number of nested levels

Value: TypeAlias = "str | int | float | bool | None | YamlTable | Rows"


class YamlTable(dict[str, Value]):
    """A mapping with names as keys. lines: the line of each key.

    Each getter returns a value of a fixed type; the schema of the file ensures that the value has this type.
    """

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: dict[str, int] = {}

    def text(self, name: str, default: str = "") -> str:
        """The text for a key; the default if the key is absent."""
        found = self.get(name)
        return found if isinstance(found, str) else default

    def table(self, name: str) -> YamlTable:
        """The mapping for a key; empty if the key is absent."""
        found = self.get(name)
        return found if isinstance(found, YamlTable) else YamlTable(self.line)

    def tables(self, name: str) -> list[YamlTable]:
        """The list of mappings for a key; empty if the key is absent."""
        return [one for one in self.rows(name) if isinstance(one, YamlTable)]

    def rows(self, name: str) -> Rows:
        """The list for a key; empty if the key is absent."""
        found = self.get(name)
        return found if isinstance(found, Rows) else Rows(self.line)


class Rows(list[Value]):
    """A list in a YAML file. lines: the line of each element."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: list[int] = []


def load(path: Path) -> YamlTable:
    """Read the mapping in a YAML file; an empty file gives an empty mapping. Raises UsageError with its line."""
    try:
        loader, node = _parsed(read_plain(path))
    except (yaml.YAMLError, RecursionError) as error:
        mark = getattr(error, "problem_mark", None)
        told = getattr(error, "problem", None) or tr("it cannot be read")
        raise UsageError(tr("{0}:{1}: this is not YAML: {2}", path, mark.line + 1 if mark else 1, told)) from None
    try:
        data = YamlTable(1) if node is None else _made(loader, node)
    except _Odd as odd:
        raise UsageError(tr("{0}:{1}: {2}", path, odd.line, odd.told)) from None
    if not isinstance(data, YamlTable):
        raise UsageError(tr("{0}:1: this must be lines of 'name: value'", path))
    return data


@lru_cache(maxsize=64)
def _parsed(text: str) -> tuple[_Loader, yaml.Node | None]:
    """The nodes of a text, which nobody changes. They are cached, because the settings of a locale are read often."""
    loader = _Loader(text)
    return loader, loader.get_single_node()


class _Odd(Exception):
    """Raised for YAML that is not allowed, with the line and a sentence that says what is wrong."""

    def __init__(self, line: int, told: str) -> None:
        super().__init__(told)
        self.line, self.told = line, told


class _Loader(yaml.SafeLoader):
    """Reads YAML nodes; refuses aliases, and nodes that are nested too deeply."""

    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        event = cast(yaml.Event, self.peek_event())  # type: ignore[no-untyped-call]  # its stubs say no type
        mark: Mark | None = getattr(event, "start_mark", None)  # the stubs of PyYAML are incomplete
        if isinstance(event, yaml.AliasEvent):
            raise ComposerError(None, None, "nothing is taken over with `*`; write it out", mark)
        if self.depth > MOST_DEPTH:
            raise ComposerError(None, None, "this is nested too deeply", mark)
        self.depth += 1
        try:
            return super().compose_node(parent, index)
        finally:
            self.depth -= 1


def _made(loader: _Loader, node: yaml.Node) -> Value:
    """Convert a YAML node to a value."""
    line = _line(node)
    if isinstance(node, yaml.SequenceNode):
        rows, entries = Rows(line), cast(list[yaml.Node], node.value)
        for inner in entries:
            rows.append(_made(loader, inner))
            rows.lines.append(_line(inner))
        return rows
    if isinstance(node, yaml.MappingNode):
        table, pairs = YamlTable(line), cast(list[tuple[yaml.Node, yaml.Node]], node.value)
        for key, inner in pairs:
            if not isinstance(key, yaml.ScalarNode):
                raise _Odd(_line(key), tr("a name must be a word"))
            name = cast(str, key.value)
            if name in table:
                raise _Odd(_line(key), tr("`{0}` is written twice here; delete one", name))
            table[name] = _made(loader, inner)
            table.lines[name] = _line(key)
        return table
    assert isinstance(node, yaml.ScalarNode)  # YAML has no other node classes
    return _scalar(loader, node)


def _scalar(loader: _Loader, node: yaml.ScalarNode) -> Value:
    text = cast(str, node.value)
    if unseen := UNSEEN.search(text):  # an invisible character can be written as an escape
        raise _Odd(_line(node), tr("there is an invisible character (U+{0}) here; delete it", f"{ord(unseen[0]):04X}"))
    try:
        match node.tag.removeprefix("tag:yaml.org,2002:"):
            case "int":
                return loader.construct_yaml_int(node)
            case "float":
                return loader.construct_yaml_float(node)
            case "bool":
                return loader.construct_yaml_bool(node)
            case "null":
                return None
            case _:
                return text
    except (ValueError, OverflowError, KeyError):
        return text


def _line(node: yaml.Node) -> int:
    return node.start_mark.line + 1 if node.start_mark is not None else 1
