"""Run the steps of the planner in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ..messages import PLAIN, Message, Paragraph, say, walk
from .aggregation import aggregate, branches, each, fuse, have, join, named_twice
from .amounts import amounts, results
from .conditions import homes, implied, relatives, same, tops
from .readers import readers
from .referring import refer
from .trees import rewrite_clauses
from .words import Words

Step = Callable[[tuple[Message, ...], Words], tuple[Message, ...]]

# The steps in their order. Each with the messages that it changes: searching for them is faster than running the step.
STEPS: dict[str, tuple[Step, frozenset[str]]] = {
    "homes": (homes, frozenset(("move",))),
    "tops": (tops, frozenset(("m-of",))),
    "same": (same, frozenset(("m-is",))),
    "relatives": (relatives, frozenset(("m-which",))),
    "implied": (implied, frozenset(("m-is", "m-is-not"))),
    "amounts": (amounts, frozenset(("where-x", "repeat"))),
    "results": (results, frozenset(("roll",))),
    "each": (each, frozenset(("for-each",))),
    "fuse": (fuse, frozenset(("choose",))),
    "have": (have, frozenset(("may-do",))),
    "branches": (branches, frozenset(("if", "otherwise", "if-otherwise", "if-block"))),
    "join": (join, frozenset(("steps", "also", "modify", "modify-all", "cannot"))),
}


def plan(paragraphs: Sequence[Paragraph], words: Words) -> list[Paragraph]:
    """The paragraphs of one card after the steps that the language uses; referring expressions come last."""
    planned = [worded(paragraph, words) for paragraph in paragraphs]
    if "readers" in words.steps:
        planned = [readers(paragraph, words) for paragraph in planned]
    planned = [_clauses(paragraph, words) for paragraph in planned]
    if "aggregate" in words.steps:
        planned = aggregate(planned, words)
    if "refer" in words.steps:
        planned = [refer(paragraph, words) if named_twice(paragraph) else paragraph for paragraph in planned]
    return planned


def worded(paragraph: Paragraph, words: Words) -> Paragraph:
    """A paragraph in which idioms without a message in this language are replaced by their plain messages."""

    def rule(tree: Message) -> Message:
        if not tree.arguments or tree.arguments[-1][0] != PLAIN:
            return tree
        said, plain = Message(tree.id, tree.arguments[:-1]), tree.get(PLAIN)
        assert isinstance(plain, Message)
        if list_ := words.word(tree.id, "list"):  # the idiom is one of several things in a list
            return say(list_, who=said.arguments[0][1], items=(said,))
        known = any(words.has(tree.id, frame) for frame in ("indicative", "imperative"))
        return said if known else plain

    return replace(paragraph, sentences=rewrite_clauses(paragraph.sentences, rule))


def _clauses(paragraph: Paragraph, words: Words) -> Paragraph:
    ids = {node.id for node in walk(paragraph.sentences) if isinstance(node, Message)}
    sentences = paragraph.sentences
    for name, (step, needs) in STEPS.items():
        if name in words.steps and ids & needs:
            sentences = step(sentences, words)
    return paragraph if sentences is paragraph.sentences else replace(paragraph, sentences=sentences)
