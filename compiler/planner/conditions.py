"""Conditions on a thing, said of it directly: "facing a black obstacle" for "for which there is ... facing that runner"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..messages import Message, NounPhrase, say
from .trees import rewrite, uses
from .words import Words

PLACES = frozenset(("m-in", "m-from", "m-there"))


def relatives(sentences: tuple[Message, ...], words: Words) -> tuple[Message, ...]:
    """ "for which there is an obstacle facing that runner" becomes "facing an obstacle" """

    def rule(tree: Any) -> Any:
        if not isinstance(tree, NounPhrase) or not tree.about:
            return tree
        modifiers = tuple(_relative(modifier, tree.about, words) for modifier in tree.modifiers)
        return tree if modifiers == tree.modifiers else replace(tree, modifiers=modifiers)

    return tuple(rewrite(sentence, rule) for sentence in sentences)


def _relative(modifier: Message, about: str, words: Words) -> Message:
    """One condition, turned round, if all that it asks of its thing is to be named once by what there is."""
    condition = modifier.get("condition")
    if modifier.id != "m-which" or not isinstance(condition, Message):
        return modifier
    id = {"there-is": "m-with", "there-is-no": "m-without"}.get(condition.id)
    what = condition.get("what")
    if id is None or not isinstance(what, NounPhrase) or uses(what, about) != 1:
        return modifier
    for link in what.modifiers:
        property, values = link.get("property"), link.get("values")
        if link.id != "m-is" or not isinstance(property, NounPhrase) or not isinstance(values, tuple):
            continue
        only = values[0] if len(values) == 1 else None
        if isinstance(only, NounPhrase) and only.about == about and words.has(f"{id}--{property.noun}"):
            rest = tuple(m for m in what.modifiers if m is not link and not _is_implied(m, link, words))
            return say(f"{id}--{property.noun}", property=property, what=replace(what, modifiers=rest))
    return modifier


def implied(sentences: tuple[Message, ...], words: Words) -> tuple[Message, ...]:
    """Where a thing lies is left unsaid when another condition on it says so: what faces somebody is in play."""

    def rule(tree: Any) -> Any:
        if not isinstance(tree, NounPhrase) or len(tree.modifiers) < 2:
            return tree
        rest = tuple(m for m in tree.modifiers if not any(_is_implied(m, by, words) for by in tree.modifiers))
        return tree if len(rest) == len(tree.modifiers) else replace(tree, modifiers=rest)

    return tuple(rewrite(sentence, rule) for sentence in sentences)


def _is_implied(place: Message, by: Message, words: Words) -> bool:
    """Whether a condition says in what zone its thing is: the message of it gives the zone as `.implies`."""
    zone, property = place.get("zone"), by.get("property")
    if place.id not in PLACES or not isinstance(zone, NounPhrase) or not isinstance(property, NounPhrase):
        return False
    return zone.of is None and words.word(f"{by.id}--{property.noun}", "implies") == zone.noun
