"""Make typed values from YAML: structs of msgspec, TypedDicts, and the lists and mappings in them.

All faults are told together, each with its file and line: an option that does not exist, a value that is not of its
type, a name of nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Literal, NamedTuple, TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec
from msgspec import structs

from ombre.translatable import listed, tr

from .files import UsageError
from .yaml_files import Rows, Value, YamlTable, load

Place: TypeAlias = "tuple[str, ...]"  # the names of the mappings in which a value is, the outermost first
ITEM = ""  # stands in a place for a list, of which the value is an element
Struct = TypeVar("Struct", bound=msgspec.Struct)
Made = TypeVar("Made")
_BAD = object()  # in the place of a value that has a fault


@dataclass(frozen=True, slots=True)
class ValueHint:
    """What stands beside a type. must: what a value must be, in words; msgspec then converts the value as a whole.

    names: the sort of names of which the value is one. lone: whether one value may stand for a list of one. filled:
    whether a list has an element. kinds: the structs of which the value is one, written `- NAME: {OPTION: VALUE}`.
    """

    must: str = ""
    names: str = ""
    lone: bool = False
    filled: bool = False
    kinds: Mapping[str, type] | None = field(default=None, hash=False)


class OptionType(NamedTuple):
    """An option of a struct. attribute: its name there. is_needed: whether it must be written."""

    attribute: str
    kind: object
    is_needed: bool


@cache
def options_of(kind: type) -> Mapping[str, OptionType]:
    """Return the options of a struct by their names in YAML, or those of a TypedDict, of which none is needed."""
    hints = get_type_hints(kind, include_extras=True)
    if issubclass(kind, msgspec.Struct):
        return {one.encode_name: OptionType(one.name, one.type, one.required) for one in structs.fields(kind)}
    return {name: OptionType(name, hint, False) for name, hint in hints.items()}


class YamlType(NamedTuple):
    """What the reader knows of a type.

    kind: the type of a value that is there; bare: that without what stands beside it. may_lack: whether there may
    be no value after the name. forms: the types of which the value can be, by what they are in YAML: a mapping, a
    list, or one value (`str`).
    """

    kind: object
    bare: object
    mark: ValueHint
    forms: Mapping[type, object]
    may_lack: bool


@cache
def type_of(kind_given: object) -> YamlType:
    """Return what the reader knows of a type."""
    arms = _arms(kind_given)
    kind: type | UnionType = arms[0]
    for arm in arms[1:]:
        kind |= arm
    parts = get_args(kind) if get_origin(kind) is Annotated else (kind,)
    mark = next((one for one in parts if isinstance(one, ValueHint)), ValueHint())
    return YamlType(
        kind, parts[0], mark, {_form(arm): arm for arm in _arms(parts[0])}, NoneType in get_args(kind_given)
    )


def names_of(kind: object) -> str:
    """Return the sort of names that a value of a type is, or the elements of a list; "" if it is no name."""
    bare, mark, forms = type_of(kind)[1:4]
    return names_of(get_args(bare)[0]) if Rows in forms else mark.names


def _arms(kind: object) -> tuple[type, ...]:
    arms = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    return cast("tuple[type, ...]", tuple(arm for arm in arms if arm is not NoneType))


def _form(kind: object) -> type:
    origin = get_origin(kind) or kind
    if origin is Annotated:
        return _form(get_args(kind)[0])
    if isinstance(origin, type) and issubclass(origin, dict | Mapping | msgspec.Struct):
        return YamlTable
    return Rows if origin in (tuple, frozenset) else str


def near(word: str, known: Iterable[str]) -> str:
    """Return the end of a sentence about a wrong word, which proposes the most similar word if one is similar."""
    matches = get_close_matches(word, sorted(known), 1)
    return tr("; did you mean `{0}`?", matches[0]) if matches else "."


def near_or_all(word: str, known: Iterable[str]) -> str:
    """Return the end of a sentence about a wrong word, with the most similar word, or with all if none is similar."""
    close = near(word, known)
    return close if close != "." else tr("; there is: {0}", ", ".join(filter(None, known)))


def what(place: Place, value: Value = None) -> str:
    """Return words for a place, with all of its names but that of the section."""
    if not place:
        return tr("the file")
    if place[-1] == ITEM:
        is_one = isinstance(value, str | int | float)
        return tr("`{0}` in {1}", value, what(place[:-1])) if is_one else tr("each of {0}", what(place[:-1]))
    name, *above = [one for one in place if one != ITEM][::-1]
    told = f"`{name}`"
    for one in above if len(above) < 2 else above[:-1]:
        told = tr("{0} of `{1}`", told, one)
    return told


class YamlReader:
    """Makes typed values from a YAML file, and collects all faults in it,
    so that an author can correct them together.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.line = 1  # the line that is being read
        self.problems: list[str] = []

    def tell(self, problem: str, line: int = 0) -> None:
        """Record a fault at a line, or at the current one."""
        self.problems.append(tr("{0}:{1}: {2}", self.path, line or self.line, problem))

    def wrong(self, names: str, value: str, place: Place) -> str:
        """Return what is wrong about a name of a sort, or ""; a reader that knows names overrides this."""
        return ""

    def made(self, kind: type[Made], value: Value, place: Place = ()) -> Made | None:
        """Return a value of a type; None if it has a fault without which there is no value."""
        found = self._value(kind, value, place, self.line)
        return None if found is _BAD else cast(Made, found)

    def _value(self, kind: object, value: Value, place: Place, line: int) -> object:
        self.line = line
        kind, bare, mark, forms, may_lack = type_of(kind)
        if bare is object or (value is None and may_lack):
            return value
        if mark.kinds is not None:
            return self._chosen(mark, value, place)
        if mark.must or {*forms} == {str}:
            return self._whole(kind, value, place)
        if len(forms) > 1:
            usual = forms.get(str, next(iter(forms.values())))
            return self._value(forms.get(type(value), usual), value, place, line)
        if YamlTable in forms:
            if not isinstance(value, YamlTable | None):
                return self._bad(tr("{0} must be lines of 'name: value'", what(place)))
            table = YamlTable(line) if value is None else value
            return self._entries(bare, table, place) if get_origin(bare) else self._options(bare, table, place)
        if mark.lone and not isinstance(value, Rows):
            one = self._value(get_args(bare)[0], value, place, line)
            return one if one is _BAD else (one,)
        if not isinstance(value, Rows | None) or (mark.filled and not value):
            return self._bad(tr("{0} must be a list", what(place)))
        return self._items(bare, Rows(line) if value is None else value, place)

    def _bad(self, problem: str) -> object:
        self.tell(problem)
        return _BAD

    def _whole(self, kind: object, value: Value, place: Place) -> object:
        """Convert a value that msgspec can check as a whole, and ask whether it names something."""
        bare, mark = type_of(kind)[1:3]
        try:
            found: object = msgspec.convert(value, type=kind)
        except msgspec.ValidationError:
            if get_origin(bare) is Literal and isinstance(value, str):
                close = near_or_all(value, get_args(bare))
                return self._bad(tr("{0} is `{1}`, which does not exist{2}", what(place), value, close))
            return self._bad(tr("{0} must be {1}", what(place, value), mark.must or _must(bare)))
        problem = self.wrong(mark.names, found, place) if mark.names and isinstance(found, str) else ""
        if problem:
            return self._bad(problem)
        return value if isinstance(value, int) else found  # a whole number is printed as it is written

    def _options(self, kind: object, table: YamlTable, place: Place) -> object:
        assert isinstance(kind, type)
        options = options_of(kind)
        place = tuple(filter(None, place))
        found: dict[str, object] = {}
        for name, value in table.items():
            if name not in options:
                self.tell(unknown(name, what(place), options), table.lines[name])
                continue
            one = self._value(options[name].kind, value, (*place, name), table.lines[name])
            if one is not _BAD:
                found[options[name].attribute] = one
        needed = [name for name, option in options.items() if option.is_needed]
        for name in needed:
            if name not in table:
                self.tell(_lacking(name, place), table.line)
        return kind(**found) if all(options[name].attribute in found for name in needed) else _BAD

    def _entries(self, kind: object, table: YamlTable, place: Place) -> object:
        key, inner = get_args(kind)
        found: dict[object, object] = {}
        for name, value in table.items():
            self.line = table.lines[name]
            if key is not str:
                self._whole(key, name, (*place, ITEM))
            if (one := self._value(inner, value, (*place, name), table.lines[name])) is not _BAD:
                found[name] = one
        return found

    def _items(self, kind: object, rows: Rows, place: Place) -> object:
        found: list[object] = []
        for value, line in zip(rows, rows.lines, strict=True):
            self.line = line
            if value is None:
                self.tell(tr("there is no value after the dash; delete the dash, or write a value of {0}", what(place)))
            elif (one := self._value(get_args(kind)[0], value, (*place, ITEM), line)) is not _BAD:
                found.append(one)
        return frozenset(found) if get_origin(kind) is frozenset else tuple(found)

    def _chosen(self, mark: ValueHint, value: Value, place: Place) -> object:
        """Make the struct that a list has by its name; without a mapping after it, the struct has no options."""
        [(name, options), *more] = value.items() if isinstance(value, YamlTable) and value else [(value, None)]
        if more or not isinstance(name, str) or not isinstance(options, YamlTable | None):
            return self._bad(tr("{0} must be {1}", what(place), mark.must))
        kinds = mark.kinds or {}
        if name not in kinds:
            return self._bad(unknown(name, what(place[:-1]), kinds))
        table = YamlTable(self.line) if options is None else options
        return self._options(kinds[name], table, (*place[:-2], name))


def absent(what: str, value: str, known: Iterable[str]) -> str:
    """Return the message that a value is none of those that there are."""
    return tr("{0} is `{1}`, which does not exist{2}", what, value, near(value, known))


def unknown(name: str, what: str, known: Iterable[str]) -> str:
    """Return the message that something has no option of a name."""
    return tr("`{0}` is no option of {1}{2}", name, what, near_or_all(name, known))


def _lacking(name: str, place: Place) -> str:
    if place:
        return tr("{0} needs the option `{1}`.", what(place), name)
    return tr("there is no line `{0}: ...`, which it needs", name)


def _must(kind: object) -> str:
    """Return what a value of a type must be, in words."""
    if get_origin(kind) is Literal:
        return tr("one of: {0}", listed(f"`{word}`" for word in get_args(kind)))
    words: dict[object, str] = {
        str: tr("text; put it in quotes"),
        int: tr("a whole number"),
        float: tr("a number"),
        bool: tr("`true` or `false`"),
    }
    return words[kind]


def typed(path: Path, kind: type[Made]) -> tuple[Made, YamlTable]:
    """Return the value in a YAML file, and what it is made of, with lines; raise UsageError with all faults."""
    data, reader = load(path), YamlReader(path)
    found = reader.made(kind, data)
    if found is None or reader.problems:
        raise UsageError(listed(reader.problems, "\n"))
    return found, data


def given(usual: Struct, own: Struct, table: YamlTable) -> Struct:
    """Return a struct with those options of another that are in the mapping of which the other is made."""
    options = options_of(type(own))
    return structs.replace(usual, **{name: getattr(own, options[name].attribute) for name in table if name in options})


def line_at(data: Value, *place: str | int) -> int:
    """Return the line of a value at a place in YAML, or of the last part of the place that there is."""
    line = 1
    for name in place:
        if isinstance(data, YamlTable) and isinstance(name, str) and name in data:
            line, data = data.lines[name], data[name]
        elif isinstance(data, Rows) and isinstance(name, int):
            line, data = data.lines[name], data[name]
    return line
