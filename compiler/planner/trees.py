"""Small tools on message trees: rewriting, counting mentions, and the clause that a head leads in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from ..messages import Argument, Message, NounPhrase, Paragraph, walk

Rule: TypeAlias = Callable[[Any], Any]

# Messages that say when something happens, and then what: the clause that they lead in is their `action`.
HEADS = frozenset(("when", "before", "once", "when-until", "next-time", "whenever"))


def rewrite(tree: Any, rule: Rule) -> Any:
    """A tree with the rule applied to every part of it, the innermost first; parts that stay are the same objects."""
    match tree:
        case Message():
            arguments = tuple((name, rewrite(value, rule)) for name, value in tree.arguments)
            same = all(new is old for (_, new), (_, old) in zip(arguments, tree.arguments, strict=True))
            return rule(tree if same else Message(tree.id, arguments))
        case NounPhrase():
            return rule(_inside(tree, rule))
        case tuple():
            parts = tuple(rewrite(part, rule) for part in tree)
            return tree if _same(parts, tree) else parts
        case _:
            return rule(tree)


def _inside(phrase: NounPhrase, rule: Rule) -> NounPhrase:
    if not phrase.modifiers and phrase.of is None:
        return phrase
    modifiers = tuple(rewrite(modifier, rule) for modifier in phrase.modifiers)
    of = None if phrase.of is None else rewrite(phrase.of, rule)
    if _same(modifiers, phrase.modifiers) and of is phrase.of:
        return phrase
    return replace(phrase, modifiers=modifiers, of=of)


def _same(one: Sequence[Any], other: Sequence[Any]) -> bool:
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))


def changed(message: Message, **values: Argument) -> Message:
    """A message with some of its arguments replaced."""
    told = {name.replace("_", "-"): value for name, value in values.items()}
    return Message(message.id, tuple((name, told.get(name, value)) for name, value in message.arguments))


def mentions(tree: Argument | Paragraph) -> Iterator[NounPhrase]:
    """The phrases of a tree that stand for an entity, in the order of the tree."""
    return (node for node in walk(tree) if isinstance(node, NounPhrase) and node.about)


def uses(tree: Argument | Paragraph, about: str) -> int:
    """How often a tree speaks of an entity."""
    return sum(phrase.about == about for phrase in mentions(tree))


def core(message: Message) -> Message:
    """The clause inside heads such as "when ..." and "once per turn, ..."."""
    while message.id in HEADS and isinstance(inner := message.get("action"), Message):
        message = inner
    return message


def with_core(outer: Message, inner: Message, made: Message) -> Message:
    """`outer` with another clause in the place of `inner`, which is its core."""
    if outer is inner:
        return made
    action = outer.get("action")
    assert isinstance(action, Message)
    return changed(outer, action=with_core(action, inner, made))


def parts_of(message: Message, name: str = "parts") -> tuple[Message, ...]:
    """A list of clauses that is an argument."""
    value = message.get(name)
    return tuple(part for part in value if isinstance(part, Message)) if isinstance(value, tuple) else ()
