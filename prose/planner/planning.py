"""Run the passes of the planner in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ..language.messages import PLAIN, Message, MissingMessage, NounPhrase, Paragraph, say, walk
from .aggregation import aggregate, branches, each, fuse, have, join, named_twice
from .amounts import amounts, results
from .clarity import unclear
from .conditions import homes, implied, relatives, same, tops
from .moved_nouns import late
from .readers import readers
from .referring import refer
from .trees import rewrite_clauses
from .words import PRONOUNS, Words

Step = Callable[[tuple[Message, ...], Words], tuple[Message, ...]]

# The passes in their order, each with the ids of the messages that it changes. A pass is run only if the text contains
# such a message, because a search for messages is faster than the pass.
STEPS: dict[str, tuple[Step, frozenset[str]]] = {
    "homes": (homes, frozenset(("move",))),
    "tops": (tops, frozenset(("m-of",))),
    "same": (same, frozenset(("m-is", "m-at"))),
    "relatives": (relatives, frozenset(("m-which",))),
    "implied": (implied, frozenset(("m-is", "m-is-not"))),
    "amounts": (amounts, frozenset(("where-x", "repeat"))),
    "results": (results, frozenset(("roll",))),
    "each": (each, frozenset(("for-each",))),
    "fuse": (fuse, frozenset(("choose",))),
    "have": (have, frozenset(("may-do", "may-instead-have"))),
    "branches": (branches, frozenset(("if", "otherwise", "if-otherwise", "if-block"))),
    "join": (join, frozenset(("steps", "also", "modify", "modify-all", "cannot"))),
}

# The names of all passes that a locale can use: those, and the passes over whole paragraphs in `plan`.
PASSES = frozenset((*STEPS, "readers", "aggregate", "refer", "late", "heads"))


def plan(paragraphs: Sequence[Paragraph], words: Words) -> list[Paragraph]:
    """The paragraphs of one card after all passes that the locale uses; referring expressions are chosen last."""
    planned = [worded(paragraph, words) for paragraph in paragraphs]
    if "readers" in words.steps:
        planned = [readers(paragraph, words) for paragraph in planned]
    planned = [_clauses(paragraph, words) for paragraph in planned]
    if "aggregate" in words.steps:
        planned = aggregate(planned, words)
    return [_referring(paragraph, words) for paragraph in planned]


def _referring(paragraph: Paragraph, words: Words) -> Paragraph:
    """A paragraph with its referring expressions, and the passes after them.

    Pronouns are chosen in the order of the tree. In the order of the text one may be unclear:
    then its entity gets none.
    """
    named = frozenset[str]()
    while True:
        told = paragraph
        if "refer" in words.steps and named_twice(paragraph):
            told = refer(paragraph, words, named)
        changed = told is not paragraph
        if "late" in words.steps:
            told = replace(told, sentences=late(told.sentences, words))
        if "heads" in words.steps:
            told = _headed(told)
        more = _unclear(told, words) - named if changed else frozenset[str]()
        if not more:
            return told
        named |= more


def _unclear(paragraph: Paragraph, words: Words) -> frozenset[str]:
    """The entities whose pronouns are unclear; none if the locale cannot print the paragraph."""
    if not any(isinstance(node, NounPhrase) and node.determiner in PRONOUNS for node in walk(paragraph)):
        return frozenset()
    try:
        return frozenset(form.about for form, _ in unclear(words.printed(paragraph), words) if form.determiner == "it")
    except MissingMessage:
        return frozenset()


def _headed(paragraph: Paragraph) -> Paragraph:
    """A paragraph whose head tells how often the ability can be used: after "VISIT:", "once per turn" stands there.

    Such a clause after the head could be read as a part of the effect.
    """
    match paragraph.sentences:
        case (Message("once") as once, *rest) if paragraph.label is not None and paragraph.label.id != "label-when":
            action, label = once.get("action"), say("label-once", label=paragraph.label, scope=once.get("scope"))
            assert isinstance(action, Message)
            return replace(paragraph, sentences=(action, *rest), label=label)
        case _:
            return paragraph


def worded(paragraph: Paragraph, words: Words) -> Paragraph:
    """A paragraph in which each idiom that has no message in this locale is replaced by its plain message."""

    def rule(tree: Message) -> Message:
        if not tree.arguments or tree.arguments[-1][0] != PLAIN:
            return tree
        said, plain = Message(tree.id, tree.arguments[:-1]), tree.get(PLAIN)
        assert isinstance(plain, Message)
        if list_ := words.word(tree.id, "list"):  # idioms of this sort are joined in a list: "has A and B"
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
