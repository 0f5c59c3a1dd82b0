"""Read grammar.lark: the parts of each rule, and the names of the fields of its node.

A name before a part, as in `zone:ref` or `what:(those | ref)`, is the name of the field that holds the part; without
one, the field has the name of the rule. After `=`, the part is a new name, which the lines below can use. A rule with a
repetition that has no name makes a tuple of its parts. Keywords are written as they are printed: with the word `the`,
which the lexer leaves out. Lark itself reads the grammar without these names and words (`plain`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TypeAlias

GRAMMAR = Path(__file__).with_name("grammar.lark")
_FIELD = r"[a-z_]+[:=](?=[(A-Za-z_])"
_TOKEN = re.compile(rf'"[^"]*"|->|~1|{_FIELD}|\w+|[][()|*+]')
_TIMES: dict[str, tuple[int, int | None]] = {"*": (0, None), "+": (1, None), "~1": (1, 1)}
_RULE = re.compile(r"^(\??)([a-z_]+): ?", re.MULTILINE)
_TERMINAL = re.compile(r'^([A-Z_]+): "(.*)"$', re.MULTILINE)
_COMMENT = re.compile(r"^[ \t]*//.*\n?", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword or a sign, as it is printed."""

    text: str


@dataclass(frozen=True, slots=True)
class LayoutToken:
    """_NL, _INDENT or _DEDENT."""

    name: str


@dataclass(frozen=True, slots=True)
class GrammarSymbol:
    """A rule or a token that the node keeps. field: the field of the node that holds it. binds: it is a new name."""

    name: str
    field: str
    binds: bool = False

    @property
    def is_token(self) -> bool:
        return self.name.isupper()


@dataclass(frozen=True, slots=True)
class InOrder:
    """Parts that follow each other."""

    parts: tuple[GrammarPart, ...]


@dataclass(frozen=True, slots=True)
class OneOf:
    """Alternatives. is_keyword: they are forms of one keyword, of which none is kept."""

    ways: tuple[GrammarPart, ...]
    is_keyword: bool


@dataclass(frozen=True, slots=True)
class AtMostOnce:
    """An optional part. width: the number of fields that it has in its node, which are None if it is absent."""

    part: GrammarPart
    width: int


@dataclass(frozen=True, slots=True)
class Repeated:
    """A part that is repeated, `least` to `most` times.

    field: the field that holds the tuple; "" if the tuple is the result of the rule.
    """

    part: GrammarPart
    field: str
    least: int
    most: int | None


GrammarPart: TypeAlias = Keyword | LayoutToken | GrammarSymbol | InOrder | OneOf | AtMostOnce | Repeated


@dataclass(frozen=True, slots=True)
class GrammarForm:
    """A way in which a node, or a tuple, is written: an alternative of a rule.

    rule: the name of the rule. name: that of the node, in the form of a rule; "" if the result
    is that of the only part.
    """

    rule: str
    name: str
    part: GrammarPart


@dataclass(frozen=True, slots=True)
class Syntax:
    """The grammar.

    rules: the forms of each rule. made: the forms of each node or tuple. about: the comments of rules.
    """

    rules: dict[str, tuple[GrammarForm, ...]]
    made: dict[str, tuple[GrammarForm, ...]]
    keywords: dict[str, str]  # terminal -> its text, as it is printed
    about: dict[str, str]
    lists: frozenset[str]  # what is a tuple
    variadic: frozenset[str]  # the nodes with one field, the tuple of their parts


def plain(grammar: str) -> str:
    """The grammar for Lark: without the names of fields, and without `the` in keywords."""
    bare = re.sub(rf'("[^"]*")|(?<=[ (\[]){_FIELD}', lambda found: found[1] or "", grammar)
    return re.sub(r'"[^"\n]*"', lambda found: found[0].replace("the ", ""), bare)


@cache
def syntax() -> Syntax:
    """The grammar of the card language."""
    return read(GRAMMAR.read_text(encoding="utf-8"))


def read(grammar: str) -> Syntax:
    """Read a grammar."""
    keywords = {found[1]: found[2] for found in _TERMINAL.finditer(grammar)}
    about = {
        found[2]: " ".join(found[1].replace("//:", "").split())
        for found in re.finditer(r"^((?://: .*\n)+)\??([a-z_]+):", grammar, re.MULTILINE)
    }
    text = _COMMENT.sub("", grammar)
    heads = [*_RULE.finditer(text)]
    bodies: dict[str, tuple[bool, str]] = {}
    for head, end in zip(heads, [*[one.start() for one in heads[1:]], len(text)], strict=True):
        body = re.split(r"\n[%A-Z]", text[head.end() : end], maxsplit=1)[0]
        bodies[head[2]] = bool(head[1]), body
    helpers = {name: body for name, (_, body) in bodies.items() if name.startswith("_")}
    rules: dict[str, tuple[GrammarForm, ...]] = {}
    for name, (hands_on, body) in bodies.items():
        if not name.startswith("_"):
            found = _RuleReader(body, helpers).alternatives()
            rules[name] = tuple(GrammarForm(name, alias or ("" if hands_on else name), part) for alias, part in found)
    made: dict[str, list[GrammarForm]] = {}
    for form in (form for forms in rules.values() for form in forms if form.name and form.rule != "start"):
        made.setdefault(form.name, []).append(form)
    lists = frozenset(name for name, forms in made.items() if any(_runs(form.part, False) for form in forms))
    variadic = frozenset(name for name in made.keys() - lists if any(_runs(form.part, True) for form in made[name]))
    return Syntax(rules, {name: tuple(forms) for name, forms in made.items()}, keywords, about, lists, variadic)


class _RuleReader:
    """Reads the alternatives of a rule."""

    def __init__(self, body: str, helpers: dict[str, str]):
        self.tokens: list[str] = _TOKEN.findall(body)
        self.helpers = helpers
        self.at = 0

    def alternatives(self) -> list[tuple[str, GrammarPart]]:
        """The alternatives, each with the name of the node that it makes if that is another one."""
        found: list[tuple[str, GrammarPart]] = []
        while True:
            part = self.several("")
            alias = self.next() and self.next() if self.sees("->") else ""
            found.append((alias, part))
            if not self.sees("|"):
                assert self.at == len(self.tokens), self.tokens[self.at :]
                return found
            self.at += 1

    def sees(self, token: str) -> bool:
        return self.at < len(self.tokens) and self.tokens[self.at] == token

    def next(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1]

    def choice(self, field: str) -> GrammarPart:
        ways = [self.several(field)]
        while self.sees("|"):
            self.at += 1
            ways.append(self.several(field))
        return ways[0] if len(ways) == 1 else OneOf(tuple(ways), all(isinstance(way, Keyword) for way in ways))

    def several(self, field: str) -> GrammarPart:
        parts: list[GrammarPart] = []
        while self.at < len(self.tokens) and self.tokens[self.at] not in ("|", ")", "]", "->"):
            part = self.one(field)
            if self.at < len(self.tokens) and self.tokens[self.at] in _TIMES:
                part = Repeated(part, field, *_TIMES[self.next()])
            parts.append(part)
        return parts[0] if len(parts) == 1 else InOrder(tuple(parts))

    def one(self, field: str) -> GrammarPart:
        token = self.next()
        if token[-1] in ":=":
            part = self.one(token[:-1])
            return replace(part, binds=True) if isinstance(part, GrammarSymbol) and token[-1] == "=" else part
        if token in "([":
            part = self.choice(field)
            self.at += 1
            return AtMostOnce(part, width(part)) if token == "[" else part
        if token.startswith('"'):
            return Keyword(token[1:-1])
        if token in ("_NL", "_INDENT", "_DEDENT"):
            return LayoutToken(token)
        if token.startswith("_"):
            return _RuleReader(self.helpers[token], self.helpers).choice(field)
        return GrammarSymbol(token, field or token.lower())


def width(part: GrammarPart) -> int:
    """The number of fields that a part has in its node."""
    match part:
        case GrammarSymbol():
            return 1
        case InOrder(parts=inner):
            return sum(map(width, inner))
        case OneOf(ways=ways):
            return max(map(width, ways))
        case AtMostOnce(part=inner):
            return width(inner)
        case _:
            return 0


def parts(part: GrammarPart) -> Iterator[GrammarPart]:
    """Yield a part and all parts inside it."""
    yield part
    match part:
        case InOrder(parts=inner) | OneOf(ways=inner):
            for one in inner:
                yield from parts(one)
        case AtMostOnce(part=one) | Repeated(part=one):
            yield from parts(one)
        case _:
            pass


def _runs(part: GrammarPart, named: bool) -> bool:
    """Whether a part of a rule is repeated, with or without a name."""
    return any(isinstance(one, Repeated) and bool(one.field) == named for one in parts(part))
