"""Resolve "you": under some heads it is the current player, and the card's own "you" gets a name."""

from __future__ import annotations

from dataclasses import replace

from ..messages import YOU, Message, NounPhrase, Paragraph
from .trees import rewrite_phrases
from .words import Words


def readers(paragraph: Paragraph, words: Words) -> Paragraph:
    """Under a head whose event has `.reader = current`, the current player is addressed as "you"."""
    head = paragraph.label.get("head") if paragraph.label is not None else None
    if paragraph.label is None or not isinstance(head, Message):
        return paragraph
    reader, other = words.word(head.id, "reader"), paragraph.label.get("you")
    if not reader:
        return paragraph

    def rule(tree: NounPhrase) -> NounPhrase:
        if tree == YOU:
            return other if isinstance(other, NounPhrase) else tree
        if tree.about == reader and tree.determiner in ("the", "own"):
            return YOU
        return tree

    return replace(paragraph, sentences=rewrite_phrases(paragraph.sentences, rule))
