"""Find referring expressions of a printed paragraph that could refer to two things, or to none.

The phrases are examined in the order in which the locale prints them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..messages import NounPhrase
from .referring import reads_alike
from .words import Words

Printed = tuple[int, NounPhrase]
"""A printed noun phrase, after the number of its sentence."""


def doubts(printed: Sequence[Printed], words: Words) -> list[str]:
    """The unclear referring expressions: for each a text with its words and the entities that it could refer to."""
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
