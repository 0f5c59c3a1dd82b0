"""Functions on message trees: apply rules, count mentions, and find the clause after words such as "when ..."."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from ..language.messages import Argument, Message, NounPhrase, Paragraph, walk

# Messages that print a time or an event before a clause; this clause is their argument `action`.
HEADS = frozenset(("when", "before", "once", "when-until", "next-time", "whenever"))


@dataclass(frozen=True, slots=True)
class Rewriting:
    """Applies rules to the clauses and noun phrases of a tree, the innermost first; unchanged parts are not copied."""

    of_clauses: Callable[[Message], Message] | None = None
    of_phrases: Callable[[NounPhrase], NounPhrase] | None = None

    def clause(self, tree: Message) -> Message:
        arguments = tuple((name, self._argument(value)) for name, value in tree.arguments)
        same = all(new is old for (_, new), (_, old) in zip(arguments, tree.arguments, strict=True))
        made = tree if same else Message(tree.id, arguments)
        return made if self.of_clauses is None else self.of_clauses(made)

    def phrase(self, tree: NounPhrase) -> NounPhrase:
        made = tree
        if tree.modifiers or tree.of is not None:
            modifiers = tuple(self.clause(modifier) for modifier in tree.modifiers)
            of = None if tree.of is None else self.phrase(tree.of)
            if of is not tree.of or not _same(modifiers, tree.modifiers):
                made = replace(tree, modifiers=modifiers, of=of)
        return made if self.of_phrases is None else self.of_phrases(made)

    def _argument(self, tree: Argument) -> Argument:
        match tree:
            case Message():
                return self.clause(tree)
            case NounPhrase():
                return self.phrase(tree)
            case tuple():
                parts = tuple(self._argument(part) for part in tree)
                return tree if _same(parts, tree) else parts
            case _:
                return tree


def rewrite_clauses(sentences: Sequence[Message], rule: Callable[[Message], Message]) -> tuple[Message, ...]:
    """The sentences after a rule was applied to every clause in them."""
    rewriting = Rewriting(of_clauses=rule)
    return tuple(rewriting.clause(sentence) for sentence in sentences)


def rewrite_phrases(sentences: Sequence[Message], rule: Callable[[NounPhrase], NounPhrase]) -> tuple[Message, ...]:
    """The sentences after a rule was applied to every noun phrase in them."""
    rewriting = Rewriting(of_phrases=rule)
    return tuple(rewriting.clause(sentence) for sentence in sentences)


def _same(one: Sequence[Argument], other: Sequence[Argument]) -> bool:
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))


def changed(message: Message, **values: Argument) -> Message:
    """A message with some of its arguments replaced."""
    told = {name.replace("_", "-"): value for name, value in values.items()}
    return Message(message.id, tuple((name, told.get(name, value)) for name, value in message.arguments))


def mentions(tree: Argument | Paragraph) -> Iterator[NounPhrase]:
    """Yield the noun phrases of a tree that refer to an entity, in order."""
    return (node for node in walk(tree) if isinstance(node, NounPhrase) and node.about)


def uses(tree: Argument | Paragraph, about: str) -> int:
    """The number of mentions of an entity in a tree."""
    return sum(phrase.about == about for phrase in mentions(tree))


def core(message: Message) -> Message:
    """The clause after words such as "when ..." or "once per turn, ..."; other messages are returned unchanged."""
    while message.id in HEADS and isinstance(inner := message.get("action"), Message):
        message = inner
    return message


def with_core(outer: Message, inner: Message, made: Message) -> Message:
    """The message `outer` with the clause `made` in place of `inner`, its core."""
    if outer is inner:
        return made
    action = outer.get("action")
    assert isinstance(action, Message)
    return changed(outer, action=with_core(action, inner, made))


def parts_of(message: Message, name: str = "parts") -> tuple[Message, ...]:
    """The elements of an argument that is a list of clauses."""
    value = message.get(name)
    return tuple(part for part in value if isinstance(part, Message)) if isinstance(value, tuple) else ()
