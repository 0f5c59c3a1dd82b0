"""Find phrases of a printed paragraph that could refer to two things, or to none.

It follows the order in which this language prints the phrases.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..messages import NounPhrase
from .referring import reads_alike
from .words import Words

Printed = tuple[int, NounPhrase]
"""A phrase of the text: the number of its sentence, and what was printed."""


def doubts(printed: Sequence[Printed], words: Words) -> list[str]:
    """The unclear phrases, each with its words and its possible meanings."""
    found: list[str] = []
    for place, (sentence, phrase) in enumerate(printed):
        before = printed[:place]
        if phrase.determiner in ("it", "own", "its"):
            form = replace(phrase, adjectives=(), modifiers=(), of=None)
            near = [other for number, other in before if number >= sentence - 1]
            if near and isinstance(near[-1].of, NounPhrase) and near[-1].of.about == phrase.about:
                # "its owner": "its" cannot refer to the phrase that it begins.
                near.pop()
            same = any(other.about == phrase.about for other in near)
            others = (other for other in near if other.about != phrase.about)
            # "own" always refers to the subject of its clause.
            rivals = sorted({o.about for o in others if form.determiner != "own" and reads_alike(form, o, words)})
            if not same or rivals:
                said = words.np(replace(form, determiner="it"))
                found.append(f"{said} is {phrase.about}; {', '.join(rivals) if same else 'nothing before it'}")
        elif phrase.determiner == "that" and not phrase.modifiers:
            if not any(other.about == phrase.about for _, other in before):
                found.append(f"{words.np(phrase)}: nothing before it")
    return found
