"""Shorten the conditions on a noun: "beside a red thing" instead of "for which there is a red thing beside it"."""

from __future__ import annotations

from dataclasses import replace

from ..language.messages import Argument, Message, NounPhrase, say, walk
from .trees import rewrite_clauses, rewrite_phrases, uses
from .words import PRONOUNS, Words

OWNING = {"has-one": "m-has", "has-none": "m-has-none"}
PLACES = frozenset(("m-in", "m-from", "m-there"))


def relatives(sentences: tuple[Message, ...], words: Words) -> tuple[Message, ...]:
    """Shorten conditions on a noun, or choose the message for one whose subject is the noun itself (`.itself`).

    "Beside a thing" for "for which there is a thing beside it", "that has a price" for "for which it has a price", and
    "that you can play" for "for which you can play it".
    """

    def rule(tree: NounPhrase) -> NounPhrase:
        if not tree.about:
            return tree
        modifiers = tuple(_relative(modifier, tree.about, words) for modifier in tree.modifiers)
        return tree if modifiers == tree.modifiers else replace(tree, modifiers=modifiers)

    return rewrite_phrases(sentences, rule)


def _relative(modifier: Message, about: str, words: Words) -> Message:
    """A modifier as a phrase such as "beside a thing", if it only says that there is (or is not) such a thing."""
    condition = modifier.get("condition")
    if modifier.id != "m-which" or not isinstance(condition, Message):
        return modifier
    if condition.id in OWNING:
        return _owning(modifier, condition, words)
    if condition.id == "can":
        return _possible(modifier, condition, about, words)
    if (such := words.word("m-which", "itself")) and _tells_itself(condition, about):
        return say(such, condition=condition)
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


def _tells_itself(condition: Argument, about: str) -> bool:
    """Whether the subject of a condition on a noun, or of one of several, is this noun or belongs to it.

    about: the entity of the noun; a pronoun for it in the condition may have none.
    """
    match condition:
        case Message(id="both" | "either" | "both-grouped" | "either-grouped"):
            parts = condition.arguments[0][1]
            return isinstance(parts, tuple) and any(_tells_itself(part, about) for part in parts)
        case Message():
            return bool(condition.arguments) and _tells_itself(condition.arguments[0][1], about)
        case NounPhrase():
            own = condition.determiner in ("it", "own") and not condition.about
            return own or condition.about == about or condition.of is not None and _tells_itself(condition.of, about)
        case _:
            return False


def _owning(modifier: Message, condition: Message, words: Words) -> Message:
    who, property = condition.get("who"), condition.get("property")
    id = OWNING[condition.id]
    if not isinstance(who, NounPhrase) or who.determiner != "it" or not words.has(id):
        return modifier
    return say(id, property=property)


def _possible(modifier: Message, condition: Message, about: str, words: Words) -> Message:
    """A modifier such as "that you can play", if the noun is the object of what can be done."""
    action = condition.get("action")
    if not isinstance(action, Message) or not words.has("m-can") or uses(action, about) != 1:
        return modifier
    own = any(words.has(action.id, form) for form in ("object", "infinitive"))
    plain = len(action.arguments) - len(words.prepositions(action.id))  # the subject and the direct object
    if own or not words.is_verb(action.id) or plain < 2:
        return modifier
    name, what = action.arguments[1]
    if not isinstance(what, NounPhrase) or what.about != about or what.modifiers:
        return modifier
    left = tuple((other, None if other == name else value) for other, value in action.arguments)
    return say("m-can", action=Message(action.id, left))


def same(sentences: tuple[Message, ...], words: Words) -> tuple[Message, ...]:
    """Replace "whose cost is that card's cost" by "of the same cost as that card".

    "each card other than that card" then becomes "each other card". "That player's slot for that slot" becomes
    "that slot of that player".
    """

    def rule(tree: NounPhrase) -> NounPhrase:
        tree = _at_itself(tree, words)
        for modifier in tree.modifiers:
            property, values = modifier.get("property"), modifier.get("values")
            only = values[0] if isinstance(values, tuple) and len(values) == 1 else None
            if modifier.id != "m-is" or not isinstance(property, NounPhrase) or not isinstance(only, NounPhrase):
                continue
            if only.of is None or not words.has("m-same") or not _is_called_alike(only, property, words):
                continue
            alike, whom = say("m-same", property=property, what=only.of), only.of
            rest = tuple(alike if m is modifier else m for m in tree.modifiers)
            if tree.determiner == "each" and say("m-other-than", what=whom) in rest:
                rest = tuple(m for m in rest if m != say("m-other-than", what=whom))
                tree = tree.with_determiner("each-other")
            return replace(tree, modifiers=rest)
        return tree

    return rewrite_phrases(sentences, rule)


def _at_itself(tree: NounPhrase, words: Words) -> NounPhrase:
    """A property with a value for each word of a list that has its own name, as this word with the owner behind it.

    An owner who is "you" or the subject is left out. No pronoun stands for another one: "of them" is no possessive.
    """
    for modifier in tree.modifiers:
        index = modifier.get("index")
        if modifier.id == "m-at" and isinstance(index, NounPhrase) and _is_called_alike(tree, index, words):
            rest = tuple(m for m in tree.modifiers if m is not modifier)
            told = (*index.modifiers, *rest)
            if (owner := tree.of) is not None and owner.determiner not in ("you", *PRONOUNS):
                told = (*index.modifiers, say("m-of", what=replace(owner, about="")), *rest)
            return replace(tree, determiner=index.determiner, adjectives=index.adjectives, modifiers=told, of=None)
    return tree


def _is_called_alike(one: NounPhrase, other: NounPhrase, words: Words) -> bool:
    """Whether two properties have the same name in this locale: the color of a card, and the color of a player."""
    return words.np(NounPhrase(one.noun, "none")) == words.np(NounPhrase(other.noun, "none"))


def tops(sentences: tuple[Message, ...], words: Words) -> tuple[Message, ...]:
    """Replace "the top card of the deck of beasts" by "the top beast", if the locale has such a name (`top--ZONE`)."""

    def rule(tree: NounPhrase) -> NounPhrase:
        match tree:
            case NounPhrase(noun="n-card", adjectives=("a-top",), modifiers=(Message(id="m-of") as of,)):
                zone = of.get("what")
                if isinstance(zone, NounPhrase) and zone.of is None and words.has(f"top--{zone.noun}"):
                    return replace(tree, noun=f"top--{zone.noun}", adjectives=(), modifiers=())
            case _:
                pass
        return tree

    return rewrite_phrases(sentences, rule)


def homes(sentences: tuple[Message, ...], words: Words) -> tuple[Message, ...]:
    """Replace "put that card into ..." by "discard that card" if the card goes to the discard pile of its own deck.

    The entry of a deck names this pile as `.home`.
    """
    came: dict[str, str] = {}  # an entity (or all cards revealed with it) -> the pile of its deck
    for shown in (node for sentence in sentences for node in walk(sentence) if isinstance(node, Message)):
        what = shown.get("what")
        if shown.id not in ("reveal", "look", "reveal-until") or not isinstance(what, NounPhrase) or not what.about:
            continue
        nouns = (node.noun for node in walk(shown) if isinstance(node, NounPhrase))
        home = next(filter(None, (words.word(noun, "home") for noun in nouns)), "")
        came[what.about] = home
        if shown.id == "reveal-until":
            came[""] = home

    def rule(tree: Message) -> Message:
        if tree.id != "move":
            return tree
        what, zone = tree.get("what"), tree.get("zone")
        if not isinstance(what, NounPhrase) or not isinstance(zone, NounPhrase) or zone.of is not None:
            return tree
        rest = what.determiner == "the-other" and what.adjectives == ("a-revealed",)
        at_home = zone.noun == came.get("" if rest else what.about or "?")
        return say("discard-home", what=what) if at_home else tree

    return rewrite_clauses(sentences, rule) if any(came.values()) else sentences


def implied(sentences: tuple[Message, ...], words: Words) -> tuple[Message, ...]:
    """Omit the zone of a thing if another condition implies the zone: a card that faces a player is in play."""

    def rule(tree: NounPhrase) -> NounPhrase:
        if len(tree.modifiers) < 2:
            return tree
        rest = tuple(m for m in tree.modifiers if not any(_is_implied(m, by, words) for by in tree.modifiers))
        return tree if len(rest) == len(tree.modifiers) else replace(tree, modifiers=rest)

    return rewrite_phrases(sentences, rule)


def _is_implied(place: Message, by: Message, words: Words) -> bool:
    """Whether the condition `by` implies the condition `place` about the zone, because `.implies` of `by` names it."""
    zone, property = place.get("zone"), by.get("property")
    if place.id not in PLACES or not isinstance(zone, NounPhrase) or not isinstance(property, NounPhrase):
        return False
    return zone.of is None and words.word(f"{by.id}--{property.noun}", "implies") == zone.noun
