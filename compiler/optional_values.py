"""Find the parts of an expression whose value may be nothing when the game runs.

For example, a choice may find nothing. If a part of a statement is nothing, the statement does nothing; if a part of a
condition is nothing, the condition is false. The functions yield the parts that cause this: their value may be nothing,
and the node that contains them needs a value. The `where` of a noun phrase is not searched, because it is evaluated for
each candidate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias, TypeGuard, overload

from . import model
from .model import Expression, Node

# What means a thing only while there is one: no other expression can be nothing.
Reference: TypeAlias = (
    model.Local | model.You | model.Read | model.Owner | model.Beginning | model.Source | model.Neighbour | model.CardIn
)

Lost: TypeAlias = Callable[[Node, bool], bool]
"""Whether a name, or `this`, means nothing once its card has been away. The second argument: whether only a property of
the card is read, which is read as it last was.
"""


def may_be_nothing(node: Node) -> TypeGuard[Reference]:
    """Whether the value of this node can be nothing when the game runs."""
    match node:
        case model.Local() | model.You():
            return node.optional
        case model.Read():
            return node.property.type.tag == "thing" and (node.index is not None or not node.property.per)
        case model.Owner() | model.Beginning() | model.Source() | model.Neighbour() | model.CardIn():
            return True
        case _:
            return False


@overload
def needed(node: Node | None) -> Iterator[Expression]: ...
@overload
def needed(node: Node | None, lost: Lost | None) -> Iterator[Expression | model.Exists]: ...
def needed(node: Node | None, lost: Lost | None = None) -> Iterator[Expression | model.Exists]:
    """Yield the parts of a node that must have a value but may be nothing; the node itself can be one of them.

    lost: which names can mean nothing, too. For the owner of a property that is read, a test that there is one.
    """
    match node:
        case model.Exists():
            yield from within(node.what, lost)
        case model.Is():
            asked = any(isinstance(option, model.Nothing) for option in node.options)
            for side in (node.left, *node.options):  # `is nothing` can be tested even if a reference is nothing
                is_name = isinstance(side, model.Local | model.You | model.This)
                yield from within(side, lost) if asked or not is_name else needed(side, lost)
        case model.Those():
            for part in (node.zone, node.other_than, node.history):
                yield from needed(part, lost)
        case model.Total():
            yield from needed(node.of, lost)
        case model.Some():
            return
        case model.Event():  # what an event names is known only when it happens
            yield from (part for part in within(node, lost) if _names(part).isdisjoint(node.names))
        case None:
            return
        case _:
            if may_be_nothing(node):
                yield node
            elif isinstance(node, model.Local | model.This) and lost is not None and lost(node, False):
                yield node
            if isinstance(node, model.Read):
                yield from entry(node.index)
            yield from within(node, lost)


def _names(node: Node) -> set[str]:
    """Return the names in a node."""
    return {one.name for one in model.walk(node) if isinstance(one, model.Local)}


def within(node: Node, lost: Lost | None = None) -> Iterator[Expression | model.Exists]:
    """Yield the parts inside a node that must have a value but may be nothing; the node itself is not one of them."""
    if isinstance(node, model.Read) and lost is not None and node.property.sort != "zone" and not node.now:
        owner = node.owner
        if isinstance(owner, model.Local | model.This):
            if may_be_nothing(owner) or lost(owner, True):
                yield model.Exists(owner.span, owner, False)
            yield from needed(node.index, lost)
            return
    for child in model.children(node):
        yield from needed(child, lost)


def entry(index: Node | None) -> Iterator[Expression]:
    """Yield the index of a property if the index may be nothing: a cell may have no symbol, a fact may be absent."""
    if isinstance(index, model.Mark) or isinstance(index, model.Read) and index.property.sort in ("fact", "derived"):
        yield index


def stored(value: Node, lost: Lost | None = None) -> Iterator[Expression | model.Exists]:
    """Yield those parts of a stored value that are needed and may be nothing.

    If the value is a property that refers to a thing, nothing can be stored, but the owner of the property is needed.
    """
    is_reference = isinstance(value, model.Read) and value.property.type.tag == "thing"
    yield from within(value, lost) if is_reference else needed(value, lost)


def needed_by(node: model.ScenarioLine, lost: Lost | None = None) -> Iterator[model.Expression | model.Exists]:
    """Yield the things that a statement needs, apart from the blocks inside it."""
    parts: Iterable[model.Node]
    match node:
        case model.Change():
            yield from needed(node.owner, lost)
            yield from entry(node.index)
            yield from needed(node.index, lost)
            yield from stored(node.amount, lost)
            return
        case model.Let(value=model.Those()):
            parts = (node.value,)
        case model.Let():
            yield from stored(node.value, lost)
            return
        case model.Choose():
            parts = (node.chooser, node.what)
        case model.ChooseOne():
            parts = (node.chooser,)
        case model.MayDo():
            parts = (node.offer.who, *node.offer.arguments)
        case model.May():
            parts = (node.who,)
        case model.Repeat():
            parts = (node.times,)
        case model.ForEach():
            parts = (node.what,)
        case model.ForItem():
            parts = (node.of,)
        case model.Grant():
            parts = (node.who,)
        case model.If() | model.Together() | model.Window() | model.Expect() | model.Listen():
            parts = ()
        case model.Attempt():
            yield from needed_by(node.act, lost)
            return
        case model.ForValue() | model.Table() | model.RepeatUntil():
            parts = ()
        case _:
            parts = model.children(node)
    for part in parts:
        yield from needed(part, lost)
