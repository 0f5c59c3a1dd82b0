"""Write nodes.py: the node classes and unions of the grammar."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import TypeAlias

from .syntax import (
    AtMostOnce,
    GrammarForm,
    GrammarPart,
    GrammarSymbol,
    InOrder,
    Keyword,
    LayoutToken,
    OneOf,
    Repeated,
    Syntax,
    parts,
)

Sort: TypeAlias = "str | tuple[frozenset[str], ...]"
"""The name of a node class, "None", or a tuple whose only element is the possible names of its items."""

_HEAD = '''"""The abstract syntax tree: an immutable node class for each rule of grammar.lark.

Made from the grammar by node_classes.py; do not edit. OMBRE_RECORD=1 pytest tests/dsl/test_nodes.py makes it anew.

A field is None if its optional part is absent.
"""

from __future__ import annotations

from typing import TypeAlias

from .node import Held as Held
from .node import Node as Node
from .node import Word as Word
from .node import Words as Words
from .node import held as held

'''

_UNIONS = [
    "# A union for each rule whose result is that of one of its alternatives. The unions stand after the classes, "
    "so that",
    "# `isinstance(tree, Statement)` works.",
    "",
]
_FOOT = '''
NODES: dict[str, type[Node]] = {}
"""The node class of each rule: `for_each` -> ForEach."""

for _name, _class in list(globals().items()):
    if isinstance(_class, type) and issubclass(_class, Node) and _class not in (Node, Word):
        NODES["".join(f"_{c.lower()}" if c.isupper() else c for c in _name).lstrip("_")] = _class
'''
_TUPLES = {"Word": "Words", "Statement": "Block"}


def class_name(rule: str) -> str:
    """The name of the class for a rule: `for_each` -> ForEach."""
    return "".join(part.title() for part in rule.split("_"))


class Types:
    """The types of fields."""

    def __init__(self, syntax: Syntax):
        self.syntax = syntax
        self.unions: dict[str, frozenset[str]] = {}
        open_rules = [rule for rule, forms in syntax.rules.items() if any(not form.name for form in forms)]
        open_rules.sort(key=self._has_keywords)  # of equal unions, the one without parentheses gives its name
        for rule in open_rules:
            found = frozenset(one for one in self.rule(rule) if isinstance(one, str))
            if len(found) > 1 and found not in self.unions.values():
                self.unions[class_name(rule)] = found

    def _has_keywords(self, rule: str) -> bool:
        return any(isinstance(one, Keyword) for form in self.syntax.rules[rule] for one in parts(form.part))

    def rule(self, name: str, above: frozenset[str] = frozenset()) -> frozenset[Sort]:
        """The possible results of a rule."""
        found = set[Sort]()
        for form in self.syntax.rules[name]:
            if not form.name:
                found |= self.inside(form.part, above | {name})
            elif form.name in self.syntax.lists:
                items = frozenset[Sort]().union(*(self.inside(one.part, above) for one in self.syntax.made[form.name]))
                found.add((frozenset(one for one in items if isinstance(one, str)),))
            else:
                found.add(class_name(form.name))
        return frozenset(found)

    def symbol(self, symbol: GrammarSymbol, above: frozenset[str] = frozenset()) -> frozenset[Sort]:
        """The possible values of a symbol."""
        if symbol.is_token:
            return frozenset({"Word"})
        return frozenset() if symbol.name in above else self.rule(symbol.name, above)

    def inside(self, part: GrammarPart, above: frozenset[str] = frozenset()) -> frozenset[Sort]:
        """The possible values of all symbols of a part."""
        symbols = (one for one in parts(part) if isinstance(one, GrammarSymbol))
        return frozenset[Sort]().union(*(self.symbol(one, above) for one in symbols))

    def field(self, name: str, forms: tuple[GrammarForm, ...]) -> frozenset[Sort]:
        """The possible values of a field; "None" if a form has no part for it, or an optional one."""
        found = frozenset[Sort]()
        for form in forms:
            found |= self._field(name, form.part) or {"None"}
        return found

    def _field(self, name: str, part: GrammarPart) -> frozenset[Sort]:
        match part:
            case GrammarSymbol():
                return self.symbol(part) if part.field == name else frozenset()
            case InOrder(parts=inner):
                return frozenset[Sort]().union(*(self._field(name, one) for one in inner))
            case OneOf(ways=ways):
                each = [self._field(name, way) for way in ways]
                some = frozenset[Sort]().union(*each)
                return some | {"None"} if some and not all(each) else some
            case AtMostOnce(part=inner):
                found = self._field(name, inner)
                return found | {"None"} if found else found
            case Repeated(part=inner):
                return self._field(name, inner)
            case Keyword() | LayoutToken():
                return frozenset()

    def union(self, name: str) -> str:
        """The members of a union: the largest of the other unions that fit, then classes."""
        return self.text(frozenset[Sort](self.unions[name]), name)

    def text(self, found: frozenset[Sort], but: str = "") -> str:
        """A type annotation: the names of the largest unions that fit, then classes."""
        left = {one for one in found if isinstance(one, str) and one != "None"}
        named = list[str]()
        for name, members in sorted(self.unions.items(), key=lambda each: -len(each[1])):
            if name != but and members <= left:
                named.append(name)
                left -= members
        tuples = frozenset[str]().union(*(one[0] for one in found if not isinstance(one, str)))
        named += sorted(left)
        if tuples:
            items = self.text(frozenset(tuples))
            named.append(_TUPLES.get(items, f"tuple[{items}, ...]"))
        return " | ".join([*named, *(["None"] if "None" in found else [])])


def text(syntax: Syntax) -> str:
    """The text of nodes.py."""
    types = Types(syntax)
    lines = [_HEAD]
    for name, forms in syntax.made.items():
        if name not in syntax.lists:
            lines += [f"class {class_name(name)}(Node):", *_body(types, name, forms), ""]
    lines += _UNIONS
    lines += [
        _wrapped(f"{name}: TypeAlias = (", types.union(name), " |")
        for name in sorted(types.unions, key=lambda one: len(types.unions[one]))
    ]
    lines += ["Block: TypeAlias = tuple[Statement, ...]", ""]
    for name, found in (("LISTS", syntax.lists), ("VARIADIC", syntax.variadic)):
        lines.append(_wrapped(f"{name} = frozenset((", ", ".join(f'"{one}"' for one in sorted(found)), "") + ")")
    binding = {class_name(name): _binding(forms) for name, forms in syntax.made.items()}
    rows = [f"    {name}: {fields}," for name, fields in binding.items() if fields]
    lines += ["BINDS: dict[type[Node], tuple[str, ...]] = {", *rows, "}"]
    lines.append('"""The fields of each node that hold a new name, which the lines below can use."""')
    return "\n".join([*lines, _FOOT])


def _binding(forms: tuple[GrammarForm, ...]) -> str:
    """The fields of a node that hold new names, as they are written in a tuple; "" if there are none."""
    symbols = (one for form in forms for one in parts(form.part) if isinstance(one, GrammarSymbol) and one.binds)
    names = dict.fromkeys(f'"{one.field}"' for one in symbols)
    return f"({', '.join(names)}{',' * (len(names) == 1)})" if names else ""


def _wrapped(head: str, words: str, between: str) -> str:
    """Some words in parentheses, on lines of at most 120 characters."""
    if len(head) + len(words) < 120 and head.endswith("= ("):
        return head[:-1] + words
    rows = wrap(
        words.replace(f"{between} ", f"{between}\0") if between else words,
        115,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "\n".join([head, *(f"    {row}" for row in rows), ")"]).replace("\0", " ")


def _body(types: Types, name: str, forms: tuple[GrammarForm, ...]) -> Iterator[str]:
    about = types.syntax.about.get(name) or types.syntax.about.get(forms[0].rule)
    if about:
        rows = wrap(f'"""{about}', 115)
        end = [f'{rows[0]}"""'] if len(rows) == 1 else [*rows, '"""']
        yield from [*(f"    {row}" for row in end), ""]
    names = dict.fromkeys(one.field for form in forms for one in parts(form.part) if isinstance(one, GrammarSymbol))
    always = [_always(form.part) for form in forms]
    for field in names:
        found = types.field(field, forms)
        if name in types.syntax.variadic:
            found = frozenset[Sort]({(frozenset(one for one in found if isinstance(one, str)) - {"None"},)})
        default = "" if all(field in one for one in always) else " = None"
        yield f"    {field}: {types.text(found)}{default}"
    if not names and not about:
        yield "    pass"


def _always(part: GrammarPart) -> frozenset[str]:
    """The fields that get a value, or None, from each way to write a part."""
    match part:
        case GrammarSymbol():
            return frozenset({part.field})
        case InOrder(parts=inner):
            return frozenset[str]().union(*map(_always, inner))
        case OneOf(ways=ways):
            first, *others = map(_always, ways)
            return first.intersection(*others)
        case AtMostOnce(part=inner) | Repeated(part=inner):
            return frozenset(one.field for one in parts(inner) if isinstance(one, GrammarSymbol))
        case Keyword() | LayoutToken():
            return frozenset()
