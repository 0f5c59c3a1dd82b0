"""Find referring expressions of a printed paragraph that could refer to two things, or to none.

The phrases are examined in the order in which the locale prints them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ..language.messages import NounPhrase, walk
from .referring import reads_alike
from .words import PRONOUNS, Printed, Words

NOTHING = "nothing before it"


def doubts(printed: Sequence[Printed], words: Words) -> list[str]:
    """The unclear referring expressions: for each a text with its words and the entities that it could refer to."""
    return [
        f"{words.np(form)}{f' is {form.about}; ' if form.determiner == 'it' else ': '}{', '.join(rivals) or NOTHING}"
        for form, rivals in unclear(printed, words)
    ]


def unclear(printed: Sequence[Printed], words: Words) -> Iterator[tuple[NounPhrase, list[str]]]:
    """Yield the unclear expressions, each with the entities that it could refer to; none if it refers to nothing."""
    for place, (sentence, phrase) in enumerate(printed):
        before = printed[:place]
        if phrase.determiner in PRONOUNS:
            form = replace(phrase, adjectives=(), modifiers=(), of=None)
            near = [other for number, other in before if number >= sentence - 1]
            if near and isinstance(near[-1].of, NounPhrase) and near[-1].of.about == phrase.about:
                # "its owner": "its" cannot refer to the phrase that it begins.
                near.pop()
            same = any(other.about == phrase.about for other in near)
            others = (other for other in near if other.about != phrase.about and not _holds(other, phrase))
            # "own" always refers to the subject of its clause.
            rivals = sorted({o.about for o in others if form.determiner != "own" and reads_alike(form, o, words)})
            if not same or rivals:
                yield replace(form, determiner="it"), rivals if same else []
        elif phrase.determiner == "that" and not phrase.modifiers:
            if not any(other.about == phrase.about for _, other in before):
                yield phrase, []


def _holds(phrase: NounPhrase, part: NounPhrase) -> bool:
    """Whether a phrase contains another one: "it" in "the card after it" cannot mean that card."""
    inside = (node for node in walk((*phrase.modifiers, phrase.of)) if isinstance(node, NounPhrase))
    return any(node == part and node.about == part.about for node in inside)
