"""Print a syntax tree in canonical layout, by the rules of the grammar; parsing the text gives the same tree.

The forms of a node are matched with the values of its fields (`_match`), and the parts of the form that fits are
written. Where the grammar allows a node only in parentheses, the alternative with parentheses fits. The writer adds
what the grammar leaves open: the form of a verb, the article, spaces, and parentheses around what follows a sign.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

from . import nodes
from .agreement import INSTEAD, article, plural
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
    syntax,
)
from .vocabulary import Vocabulary

INDENT = "  "
_NAMES = {kind: name for name, kind in nodes.NODES.items()}
_SIGNED = frozenset({"modify", "negative", "costs"})  # an amount of several words stands in parentheses here
_CLOSE = frozenset({"modify", "negative", "printed_number"})  # no space follows the sign
_BETWEEN_FACTS = " " * 4

Value: TypeAlias = "nodes.Node | tuple[nodes.Held, ...]"
Item: TypeAlias = "Keyword | LayoutToken | OneOf | tuple[GrammarSymbol, Value]"
"""A part of a form that fits: a keyword, several forms of a keyword, or a symbol with its value."""


def print_tree(tree: nodes.Node, vocabulary: Vocabulary | None = None) -> str:
    """The text of any node, without a line end.

    The words of the tree are printed unchanged; only words that the printer adds, such as `have` or `has`, agree with
    their subject. vocabulary: tells which nouns are plurals.
    """
    writer = _TreeWriter(vocabulary or Vocabulary())
    writer.node(tree)
    return writer.text()


# ------------------------------------------------------------------------------------------------ what fits


def _held(value: Value) -> Sequence[nodes.Held]:
    """The children of a node, or the items of a tuple."""
    if isinstance(value, tuple):
        return value
    found = nodes.held(value)
    if _NAMES[type(value)] in nodes.VARIADIC:
        assert isinstance(found[0], tuple)
        return found[0]
    return found


def _sort(value: Value) -> str:
    """The class of a token, the name of a node, or "" for a tuple."""
    if isinstance(value, nodes.Word):
        return value.sort
    return "" if isinstance(value, tuple) else _NAMES[type(value)]


@cache
def _reached(rule: str) -> dict[str, tuple[GrammarForm, ...]]:
    """The nodes and tokens that a rule can be without any other word, with the forms that make them."""
    return _reached_in(syntax(), rule, frozenset())


def _reached_in(known: Syntax, rule: str, above: frozenset[str]) -> dict[str, tuple[GrammarForm, ...]]:
    found: dict[str, tuple[GrammarForm, ...]] = {}
    for form in known.rules[rule]:
        if form.name:
            sort = "" if form.name in known.lists else form.name
            found[sort] = (*found.get(sort, ()), form)
        elif isinstance(form.part, GrammarSymbol):
            if form.part.is_token:
                found.setdefault(form.part.name, ())
            elif form.part.name not in above:
                for sort, forms in _reached_in(known, form.part.name, above | {rule}).items():
                    found.setdefault(sort, forms)
    return found


@cache
def _enclosed(rule: str, sort: str) -> GrammarForm | None:
    """The form in which a rule can be a node between other words, such as parentheses."""
    seen, waiting = set[str](), [rule]
    while waiting:
        for form in syntax().rules[waiting.pop(0)]:
            if isinstance(form.part, GrammarSymbol) and not form.name and not form.part.is_token:
                if form.part.name not in seen:
                    seen.add(form.part.name)
                    waiting.append(form.part.name)
            elif not form.name:
                (symbol,) = [part for part in parts(form.part) if isinstance(part, GrammarSymbol)]
                if sort in _reached(symbol.name):
                    return form
    return None


def _fits(symbol: GrammarSymbol, value: nodes.Held) -> bool:
    """Whether a value can stand for a symbol, perhaps in parentheses."""
    if value is None:
        return False
    sort = _sort(value)
    if symbol.is_token:
        return sort == symbol.name
    if sort in (found := _reached(symbol.name)):
        forms = found[sort]  # if other rules make such nodes too, the forms of this one need not fit
        return (
            not forms
            or forms == syntax().made.get(sort)
            or any(_match(form, value, only=len(forms) == 1) is not None for form in forms)
        )
    return bool(sort) and _enclosed(symbol.name, sort) is not None


def _match(form: GrammarForm, value: Value, sure: bool = False, only: bool = False) -> list[Item] | None:
    """The parts of a form with the values of a node or a tuple; None if the form does not fit.

    sure: there is no other form, so the values are not tested where the form has no alternatives. only: there is no
    other form, so a part may be absent that the grammar needs at least once: a pass can print a part of a tree.
    """
    matcher = _Matcher(_held(value), form.name in nodes.LISTS or form.name in nodes.VARIADIC, sure, only or sure)
    at = matcher.match(form.part, 0)
    return matcher.found if at is not None and all(one is None for one in matcher.held[at:]) else None


@dataclass(slots=True)
class _Matcher:
    """Matches values with a form.

    many: whether the values are the items of a tuple, in which nothing stands for an absent part. sure, only: as in
    `_match`.
    """

    held: Sequence[nodes.Held]
    many: bool
    sure: bool
    only: bool
    found: list[Item] = field(default_factory=list[Item])

    def match(self, part: GrammarPart, at: int) -> int | None:
        """Add the items of a part to `found`, and return the index of the next value; None if the part does not fit."""
        match part:
            case Keyword() | LayoutToken():
                self.found.append(part)
                return at
            case GrammarSymbol():
                if at < len(self.held) and (value := self.held[at]) is not None and (self.sure or _fits(part, value)):
                    self.found.append((part, value))
                    return at + 1
                return None
            case InOrder(parts=inner):
                for one in inner:
                    if (after := self.match(one, at)) is None:
                        return None
                    at = after
                return at
            case OneOf() if part.is_keyword:
                self.found.append(part)
                return at
            case OneOf(ways=ways):
                return next((end for way in ways if (end := self.try_match(way, at, False)) is not None), None)
            case AtMostOnce(part=inner):
                width = 0 if self.many else part.width
                absent = all(one is None for one in self.held[at : at + width])
                if self.sure and not self.many:
                    return at + width if absent else self.match(inner, at)
                end = self.try_match(inner, at, self.sure)
                return end if end is not None else at + width if absent else None
            case Repeated(part=inner):
                times = 0
                while at < len(self.held) and times != part.most:
                    if (end := self.try_match(inner, at, self.sure and part.most is None)) is None:
                        break
                    at, times = end, times + 1
                return at if times >= part.least or self.only else None

    def try_match(self, part: GrammarPart, at: int, sure: bool) -> int | None:
        """Like `match`, with other values tested or not; if the part does not fit, `found` is unchanged."""
        length, before = len(self.found), self.sure
        self.sure = sure
        end = self.match(part, at)
        self.sure = before
        if end is None:
            del self.found[length:]
        return end


# ------------------------------------------------------------------------------------------------ what is written


class _TreeWriter:
    """Writes words on lines."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.lines: list[str] = []
        self.line = ""  # the line that is being written
        self.gap = ""  # what stands before the next word
        self.level = 0
        self.article = False  # whether the article waits for the next word
        self.instead = False  # whether the event is that of a replacement

    def text(self) -> str:
        if self.article:  # nothing follows
            self.article = False
            self.word("a")
        self.new_line()
        return "\n".join(self.lines)

    def new_line(self) -> None:
        if self.line:
            self.lines.append(INDENT * self.level + self.line)
        self.line = self.gap = ""

    def word(self, text: str) -> None:
        """Write a word, or a sign."""
        if self.article:
            self.article = False
            self.word(article(text))
        if text in (",", ":", ")") or text.startswith("\n"):
            self.gap = ""
        self.line += self.gap + text
        self.gap = "" if text == "(" else " "

    def node(self, tree: nodes.Node) -> None:
        """Write a node."""
        if isinstance(tree, nodes.Word):
            self.token(tree)
        else:
            self.forms(syntax().made[_NAMES[type(tree)]], tree)

    def token(self, word: nodes.Word) -> None:
        if word.sort == "A":
            self.article = True
        else:
            self.word(syntax().keywords.get(word.sort, word.text))

    def forms(self, forms: Sequence[GrammarForm], value: Value) -> None:
        """Write the first form that fits."""
        for form in forms:
            if (found := _match(form, value, len(forms) == 1)) is not None:
                return self.items(found, form.name, value)
        raise TypeError(f"no way to print {value!r}")

    def items(self, found: Sequence[Item], name: str, of: Value) -> None:
        """Write the items of a form of a node."""
        for index, item in enumerate(found):
            match item:
                case Keyword(text=text):
                    self.word(text)
                    if name == "role" or name in _CLOSE and text == "-":
                        self.gap = ""
                case LayoutToken(name=layout):
                    self.new_line()
                    self.level += {"_NL": 0, "_INDENT": 1, "_DEDENT": -1}[layout]
                case OneOf():
                    self.word(self.agreed(item, of))
                case (symbol, value):
                    if symbol.name == "printed" and index:
                        self.gap = _BETWEEN_FACTS
                    if isinstance(of, nodes.Trigger):
                        self.instead = symbol.field == "event" and of.word.word.sort in INSTEAD
                    self.value(symbol, value, name)

    def value(self, symbol: GrammarSymbol, value: Value, name: str) -> None:
        """Write what stands for a symbol in a node of some name."""
        sort = _sort(value)
        if isinstance(value, nodes.Word):
            self.token(value)
            if name in _CLOSE and value.sort in ("PLUS", "MINUS"):
                self.gap = ""
        elif symbol.field == "amount" and name in _SIGNED and isinstance(value, nodes.Node):
            text = print_tree(value, self.vocabulary)
            self.word(f"({text})" if " " in text else text)
        elif sort in (found := _reached(symbol.name)):
            self.forms(found[sort], value)
        elif (form := _enclosed(symbol.name, sort)) is not None:
            matcher = _Matcher([value], True, False, False)
            matcher.match(form.part, 0)
            self.items(matcher.found, "", value)

    def agreed(self, forms: OneOf, of: Value) -> str:
        """The form of a verb that agrees with its subject: that for one, that for many, or that behind `instead of`."""
        one, many, *behind = [way.text for way in forms.ways if isinstance(way, Keyword)]
        match of:
            case nodes.Performed() | nodes.HappensPassively() | nodes.TurnsInto() if self.instead:
                return behind[0]
            case nodes.Performed():
                return one
            case nodes.ThereIs(what=subject) | nodes.Is(left=subject):
                return many if self._are(subject) else one
            case nodes.Answer(who=None) | nodes.Chooser(who=None) | nodes.Searcher(who=None):
                return many
            case _:
                assert isinstance(of, nodes.Node)
                first = nodes.held(of)[0]
                assert isinstance(first, nodes.Subject)
                return many if plural(first, self.vocabulary) else one

    def _are(self, what: nodes.NounPhrase | nodes.Expression) -> bool:
        """Whether `are` agrees with a subject, not `is`:
        not for a noun without a determiner whose plural equals its singular.
        """
        if isinstance(what, nodes.Those | nodes.ThosePlain) and what.determiner is None:
            word = what.kind.text
            return self.vocabulary.kinds.get(word, word) != word
        return plural(what, self.vocabulary)
