"""Move a noun from a condition to the main clause, for languages in which a verb needs no subject.

Spanish prints "Cuando ataca, este obstáculo restaura 1 nivel" instead of "Cuando este obstáculo ataca, ...":
in the main clause, a verb without a subject could be an order to the reader.
"""

from __future__ import annotations

from dataclasses import replace

from ..language.messages import Message, NounPhrase
from .trees import changed, rewrite_clauses
from .words import Words

# The determiner of a subject without words: the message `np-dropped`.
DROPPED = "dropped"
# The determiners of a noun that the reader knows already; another noun has to come first.
_KNOWN = frozenset(("this", "that", "the"))
_FIRST = ("event", "condition")


def late(sentences: tuple[Message, ...], words: Words) -> tuple[Message, ...]:
    """The sentences in which each known subject of a condition that the main clause repeats
    stands in the main clause.
    """
    return rewrite_clauses(sentences, _later)


def _later(tree: Message) -> Message:
    action = tree.get("action")
    name = next((name for name in _FIRST if isinstance(tree.get(name), Message)), None)
    before = tree.get(name) if name else None
    if name is None or not isinstance(before, Message) or not isinstance(action, Message) or not action.arguments:
        return tree
    role, again = action.arguments[0]
    if not isinstance(again, NounPhrase) or again.determiner != "it":
        return tree
    found = [(key, one) for key, one in before.arguments if isinstance(one, NounPhrase) and _is_same(one, again)]
    if len(found) != 1:
        return tree
    ((key, known),) = found
    first = changed(before, **{key.replace("-", "_"): replace(known, determiner=DROPPED, adjectives=(), modifiers=())})
    return changed(tree, **{name: first, "action": changed(action, **{role.replace("-", "_"): known})})


def _is_same(known: NounPhrase, again: NounPhrase) -> bool:
    """Whether a phrase with words and a pronoun mean the same thing; a pronoun for "this card" has no key."""
    is_this = known.determiner == "this" and not again.about
    return known.determiner in _KNOWN and known.noun == again.noun and (is_this or known.about == again.about)
