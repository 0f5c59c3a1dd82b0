"""Determine whom "you" means in an ability: for some events the current player, otherwise the player of the card."""

from __future__ import annotations

from dataclasses import replace

from ..language.messages import YOU, Message, NounPhrase, Paragraph
from .trees import rewrite_phrases
from .words import Words


def readers(paragraph: Paragraph, words: Words) -> Paragraph:
    """A paragraph in which "you" means the player that the entry of its event names, as in `.reader = current`.

    A noun phrase then names the player whom the card addresses. Without such an entry, the paragraph is unchanged.
    """
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
