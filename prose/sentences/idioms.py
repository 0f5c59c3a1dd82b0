"""Find the declared idioms of a game in message trees, and replace each with its message `i-NAME`.

The pattern of an idiom is built from an example line by the same back end as card texts, so it matches the tree of
every such line. A part of a matching tree either equals the pattern or is the value of a hole. Each hole becomes an
argument of the message.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..language.messages import PLAIN, Amount, Argument, Message, NounPhrase, Paragraph

HOLE = "$"


@dataclass(frozen=True, slots=True)
class Pattern:
    """The message tree of an idiom. Its holes are nouns and amounts with the name `$NAME`."""

    name: str
    holes: tuple[str, ...]
    tree: Message

    @property
    def id(self) -> str:
        """The id of the idiom's message."""
        return f"i-{self.name.replace('_', '-')}"

    def apply(self, tree: Message) -> Message | None:
        """Return the message of the idiom with its holes filled; None if the tree does not match."""
        found: dict[str, Argument] = {}
        if not _fits(self.tree, tree, found):
            return None
        return Message(self.id, tuple((hole, found.get(hole)) for hole in self.holes))


def idiomatic(paragraph: Paragraph, patterns: Sequence[Pattern]) -> Paragraph:
    """Replace each message tree in a paragraph that matches an idiom with the message of the idiom.

    Outer trees are replaced first. If two idioms match, the one that was declared first is used.
    """
    roots: dict[str, list[Pattern]] = {}
    for pattern in patterns:
        roots.setdefault(pattern.tree.id, []).append(pattern)

    def found(tree: Argument) -> Argument:
        match tree:
            case Message():
                return said(tree)
            case tuple():
                return tuple(found(part) for part in tree)
            case _:
                return tree

    def said(tree: Message) -> Message:
        filled = next((made for p in roots.get(tree.id, ()) if (made := p.apply(tree)) is not None), None)
        inside = Message(tree.id, tuple((name, found(value)) for name, value in tree.arguments))
        # Locales without this idiom print the plain text, which can contain other idioms.
        return inside if filled is None else Message(filled.id, (*filled.arguments, (PLAIN, inside)))

    return replace(paragraph, sentences=tuple(map(said, paragraph.sentences))) if roots else paragraph


def _fits(pattern: Argument, tree: Argument, found: dict[str, Argument]) -> bool:
    match pattern, tree:
        case NounPhrase(), NounPhrase() if pattern.noun.startswith(HOLE):
            return _fill(pattern, tree, found)
        case NounPhrase(), NounPhrase():
            same = replace(pattern, modifiers=(), of=None, count=None) == replace(
                tree, modifiers=(), of=None, count=None
            )
            return (
                same
                and _fits(pattern.modifiers, tree.modifiers, found)
                and _fits(pattern.of, tree.of, found)
                and _fits(pattern.count, tree.count, found)
            )
        case Amount(str() as name), Amount() if name.startswith(HOLE):
            same = pattern.sign == tree.sign
            return same and found.setdefault(name[1:], replace(tree, sign="")) == replace(tree, sign="")
        case Message(), Message():
            given = {n: v for n, v in pattern.arguments if v is not None}
            there = {n: v for n, v in tree.arguments if v is not None}
            same = pattern.id == tree.id and given.keys() == there.keys()
            return same and all(_fits(value, there[name], found) for name, value in given.items())
        case tuple(), tuple():
            return len(pattern) == len(tree) and all(_fits(p, t, found) for p, t in zip(pattern, tree, strict=True))
        case _:
            return pattern == tree


def _fill(hole: NounPhrase, tree: NounPhrase, found: dict[str, Argument]) -> bool:
    """Whether a phrase can be the value of a hole.

    If the hole has the determiner `own`, its value may be known already; then "their own" stands for this value.
    """
    name = hole.noun[1:]
    if hole.determiner == "own" and name in found:
        filled = found[name]
        whose = tree.determiner == "own" and isinstance(filled, NounPhrase) and tree.noun == filled.noun
        return whose or tree == filled
    return bool(found.setdefault(name, tree) == tree)


def holes_of(kinds: Sequence[tuple[str, bool]]) -> tuple[dict[str, NounPhrase], dict[str, str]]:
    """Return the names of an idiom's holes while its pattern is built: phrases for things, letters for numbers."""
    things = {name: NounPhrase(f"{HOLE}{name}") for name, is_number in kinds if not is_number}
    return things, {name: f"{HOLE}{name}" for name, is_number in kinds if is_number}
