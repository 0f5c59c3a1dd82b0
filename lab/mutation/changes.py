"""Make all trees that differ from a tree of the AST in one place, as a tired author could have written them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Any, NamedTuple, TypeAlias, cast

from ombre.dsl import nodes
from ombre.dsl.node import Node
from ombre.dsl.nodes import Word
from ombre.dsl.vocabulary import Vocabulary

SORTS = (
    *("number", "word", "which", "whose", "zone", "duration", "once", "condition", "negation", "bound", "cost"),
    *("may", "direction", "line", "choose", "owner", "quantity", "alternative", "overlay"),
)
"""The sorts of changes."""

# OtherWords that stand for each other: by the class of their tokens.
_OTHER: Mapping[str, tuple[str, str, str]] = {
    "PLUS": ("direction", "-", "MINUS"),
    "MINUS": ("direction", "+", "PLUS"),
    "RISES": ("direction", "falls", "FALLS"),
    "FALLS": ("direction", "rises", "RISES"),
    "STARTS": ("direction", "ends", "ENDS"),
    "ENDS": ("direction", "starts", "STARTS"),
    "TOP": ("direction", "bottom", "BOTTOM"),
    "BOTTOM": ("direction", "top", "TOP"),
    "HIGHEST": ("direction", "lowest", "LOWEST"),
    "LOWEST": ("direction", "highest", "HIGHEST"),
    "ROUNDED_UP": ("direction", "rounded down", "ROUNDED_DOWN"),
    "ROUNDED_DOWN": ("direction", "rounded up", "ROUNDED_UP"),
    "AT_LEAST": ("direction", "at most", "AT_MOST"),
    "AT_MOST": ("direction", "at least", "AT_LEAST"),
    "EQUAL": ("bound", ">=", "NOT_LESS"),
    "LESS": ("bound", "<=", "NOT_MORE"),
    "NOT_MORE": ("bound", "<", "LESS"),
    "GREATER": ("bound", ">=", "NOT_LESS"),
    "NOT_LESS": ("bound", ">", "GREATER"),
    "ANOTHER": ("which", "a", "A"),
    "EACH": ("which", "each other", "EACH_OTHER"),
    "EACH_OTHER": ("which", "each", "EACH"),
}
# Optional parts that can be left out, by the names of their fields, each with the sort of the change.
_LEFT_OUT = {
    **dict.fromkeys(("where", "condition", "earlier", "history"), "condition"),
    **dict.fromkeys(("adjectives", "different"), "which"),
    **{"once": "once", "costs": "cost", "otherwise": "line"},
}
_OWN_LINES = (nodes.Facts, nodes.OwnWords, nodes.Origin, nodes.CardNumber)  # lines of a card that are no abilities
# What no scenario can notice, or what is changed with everything that uses it.
_LEFT_ALONE = (
    *(nodes.Invariant, nodes.Has, nodes.Fact, nodes.Zones, nodes.Slots, nodes.Option, nodes.Players, nodes.Origin),
    *(nodes.CardNumber, nodes.OwnWords),
    *(nodes.Say, nodes.TableForm, nodes.Forms, nodes.Scopes, nodes.Role),
)

Found: TypeAlias = "Iterator[tuple[str, int, Node]]"


class TreeChange(NamedTuple):
    """A declaration that was changed in one place. line: the line of the place in the file."""

    sort: str
    line: int
    tree: Node


class OtherWords(NamedTuple):
    """The words that can stand for each other in a game: those of one list, scopes, zones of one owner.

    of_players: the properties and zones that only players have. unread: the facts that nothing reads, not even a
    scenario; they are only printed.
    """

    lists: Mapping[str, tuple[str, ...]]
    scopes: tuple[str, ...]
    zones: Mapping[str, tuple[str, ...]]
    of_players: frozenset[str] = frozenset()
    unread: frozenset[str] = frozenset()

    @classmethod
    def of(
        cls, vocabulary: Vocabulary, zones: Mapping[str, str], of_players: frozenset[str], unread: frozenset[str]
    ) -> OtherWords:
        """zones: the owner of each zone, "" for zones of the game."""
        lists = {word: tuple(words) for words in vocabulary.lists.values() for word in words}
        owners: dict[str, list[str]] = {}
        for zone, owner in zones.items():
            owners.setdefault(owner, []).append(zone)
        others = {zone: tuple(owners[zones[zone]]) for zone in zones}
        return cls(lists, tuple(vocabulary.words("SCOPE")), others, of_players, unread)


def changes(tree: Node, words: OtherWords) -> Iterator[TreeChange]:
    """Yield the changes of a declaration, in the order of its text."""
    for sort, line, changed in _changed(tree, words):
        yield TreeChange(sort, line, changed)


def _changed(node: Node, words: OtherWords) -> Found:
    """Yield all nodes that differ from a node in one place."""
    line = node.span.line
    if isinstance(node, nodes.Has) and node.until is not None:
        yield "duration", line, replace(node, until=None)
    if isinstance(node, nodes.Has) and node.kept is not None:
        yield "duration", line, replace(node, kept=None)
    if isinstance(node, _LEFT_ALONE) or isinstance(node, nodes.Printed) and node.property.text in words.unread:
        return
    yield from ((sort, line, changed) for sort, changed in _here(node, words))
    for name in (part.name for part in fields(node) if part.compare):
        value = getattr(node, name)
        if isinstance(value, Node):
            yield from ((sort, at, _with(node, name, new)) for sort, at, new in _changed(value, words))
        elif isinstance(value, tuple):
            rows = cast("tuple[Node, ...]", value)
            yield from ((sort, at, _with(node, name, new)) for sort, at, new in _rows(node, rows, words))


def _rows(node: Node, rows: tuple[Node, ...], words: OtherWords) -> Iterator[tuple[str, int, tuple[Node, ...]]]:
    """Yield all rows that differ from the rows of a node in one place: one is changed, left out, or opened."""
    for at, row in enumerate(rows):
        before, after = rows[:at], rows[at + 1 :]
        for sort, line, new in _changed(row, words):
            yield sort, line, (*before, new, *after)
        line = row.span.line
        if (
            isinstance(row, nodes.Statement)
            and len(rows) > 1
            or isinstance(node, nodes.Card)
            and not isinstance(row, _OWN_LINES)
        ):
            yield "line", line, (*before, *after)
        if isinstance(row, nodes.Alternative) and len(rows) > 1:
            yield "alternative", line, (*before, *after)
        if chosen := _chosen(row):
            yield "choose", line, (*before, *chosen, *after)
        if isinstance(row, nodes.May):
            yield "may", line, (*before, *row.body, *after)
        elif isinstance(row, nodes.If):
            yield "condition", line, (*before, *row.then, *after)
        elif isinstance(row, nodes.While):
            yield "condition", line, (*before, *row.lines, *after)


def _chosen(row: Node) -> tuple[Node, ...]:
    """Return the lines that do for one thing, which is chosen, what a line does for each; () for other lines."""
    match row:
        case nodes.ForEach(what=nodes.Those(name=Word(), determiner=nodes.Determiner(word=Word(sort=sort))) as each):
            rest: tuple[Node, ...] = row.body
        case nodes.Call(subject=nodes.Those(name=None, determiner=nodes.Determiner(word=Word(sort=sort))) as those):
            name = Word(row.span, "chosen_one", "WORD")
            each, rest = replace(those, name=name), (replace(row, subject=nodes.Name(row.span, name)),)
        case _:
            return ()
    article = {"EACH": ("a", "A"), "EACH_OTHER": ("another", "ANOTHER")}.get(sort)
    if article is None:
        return ()
    one = replace(each, determiner=nodes.Determiner(row.span, Word(row.span, *article)))
    return (nodes.Choose(row.span, nodes.Chooser(row.span), one, None), *rest)


def _with(node: Node, name: str, value: object) -> Node:
    given: dict[str, Any] = {name: value}
    return replace(node, **given)


def _here(node: Node, words: OtherWords) -> Iterator[tuple[str, Node]]:
    """Yield what can stand in the place of a node, and is not the same."""
    for part in fields(node):
        if part.name in _LEFT_OUT and str(part.type).endswith("| None") and getattr(node, part.name) is not None:
            without = _with(node, part.name, None)
            if isinstance(without, nodes.Trigger) and without.condition is None:
                without = replace(without, earlier=None)  # the word stands behind the condition
            yield _LEFT_OUT[part.name], without
    match node:
        case Word():
            yield from _word(node, words)
        case nodes.Those(determiner=nodes.Determiner(word=Word(sort="OTHER"))):
            yield "which", replace(node, determiner=None)
        case nodes.And(left=left, right=right) | nodes.Or(left=left, right=right):
            yield "condition", left
            yield "condition", right
        case nodes.UpTo(number=number):
            yield "quantity", nodes.Exactly(node.span, number)
        case nodes.Exactly(number=number):
            yield "quantity", nodes.UpTo(node.span, number)
        case nodes.AnyNumber():
            yield "quantity", nodes.UpTo(node.span, nodes.Number(node.span, Word(node.span, "1", "NUMBER")))
        case nodes.Property(property=Word(text=text), owner=nodes.Name() | nodes.Owner() as whose) if (
            text in words.of_players
        ):
            yield "owner", replace(node, owner=_neighbour(whose))
        case nodes.You():
            yield "whose", _neighbour(node)
        case nodes.Current():
            yield "whose", _neighbour(node)
        case nodes.Duration(items=items) if len(items) > 1:
            for at in range(len(items)):
                yield "duration", replace(node, items=(*items[:at], *items[at + 1 :]))
        case nodes.MayDo(word=Word(sort="MUST") as word):
            yield "may", replace(node, word=replace(word, text="may", sort="MAY"))
        case _ if hasattr(node, "negated"):
            says_no = isinstance(node, nodes.HasSlot | nodes.ThereIs)
            word = Word(node.span, *(("no", "NO") if says_no else ("not", "NOT")))
            yield "negation", _with(node, "negated", word if getattr(node, "negated", None) is None else None)
        case _:
            pass


def _neighbour(who: nodes.Ref) -> nodes.SeatAfter:
    one = nodes.Number(who.span, Word(who.span, "1", "NUMBER"))
    return nodes.SeatAfter(who.span, one, Word(who.span, "after", "AFTER"), who)


def _word(word: Word, words: OtherWords) -> Iterator[tuple[str, Node]]:
    match word.sort:
        case "NUMBER":
            yield "number", replace(word, text=str(word.number + 1))
        case "VALUE":
            if other := _next(word.text, words.lists.get(word.text, ())):
                yield "word", replace(word, text=other)
        case "SCOPE":
            if other := _next(word.text, words.scopes):
                yield "duration", replace(word, text=other)
        case "PROP" if word.text in words.zones:
            if other := _next(word.text, words.zones[word.text]):
                yield "zone", replace(word, text=other)
        case sort if sort in _OTHER:
            change, text, other_sort = _OTHER[sort]
            yield change, replace(word, text=text, sort=other_sort)
        case _:
            pass


def _next(word: str, others: tuple[str, ...]) -> str:
    """Return the word after a word, and after the last the first; "" if there is no other."""
    return others[(others.index(word) + 1) % len(others)] if len(others) > 1 and word in others else ""
