"""The steps in their order: paragraphs as they were told in, paragraphs as a language says them out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ..messages import Message, Paragraph, walk
from .aggregation import aggregate, branches, each, fuse, join, named_twice
from .amounts import amounts
from .conditions import implied, relatives
from .referring import refer
from .words import Words

Step = Callable[[tuple[Message, ...], Words], tuple[Message, ...]]

# In this order. With each: messages without which it has nothing to do; the walk is cheaper than the step.
STEPS: dict[str, tuple[Step, frozenset[str]]] = {
    "relatives": (relatives, frozenset(("m-which",))),
    "implied": (implied, frozenset(("m-is", "m-is-not"))),
    "amounts": (amounts, frozenset(("where-x",))),
    "each": (each, frozenset(("for-each",))),
    "fuse": (fuse, frozenset(("choose",))),
    "branches": (branches, frozenset(("otherwise", "if-otherwise"))),
    "join": (join, frozenset(("steps", "also", "modify", "modify-all", "cannot"))),
}


def plan(paragraphs: Sequence[Paragraph], words: Words) -> list[Paragraph]:
    """The paragraphs of one card, by the steps that the language takes; the last is how things are called."""
    planned = [_clauses(paragraph, words) for paragraph in paragraphs]
    if "aggregate" in words.steps:
        planned = aggregate(planned, words)
    if "refer" in words.steps:
        planned = [refer(paragraph, words) if named_twice(paragraph) else paragraph for paragraph in planned]
    return planned


def _clauses(paragraph: Paragraph, words: Words) -> Paragraph:
    ids = {node.id for node in walk(paragraph.sentences) if isinstance(node, Message)}
    sentences = paragraph.sentences
    for name, (step, needs) in STEPS.items():
        if name in words.steps and ids & needs:
            sentences = step(sentences, words)
    return paragraph if sentences is paragraph.sentences else replace(paragraph, sentences=sentences)
