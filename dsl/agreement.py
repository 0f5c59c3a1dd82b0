"""Words that depend on their neighbours: verbs in the form that the doer asks for, `a` or `an`."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import fields, replace
from typing import Any

from . import nodes
from .vocabulary import Vocabulary

_AN = re.compile(r"(?!eu|one\b|once\b)[aeio]|u(?!ni(?![nm])|s[aeiu]|ti|r[aeiou])|hour|honest|honou?r|heir")
_PLURAL_DETERMINERS = ("ALL", "OTHER")
INSTEAD = ("INSTEAD_OF", "MAY_INSTEAD_OF")


def agree(tree: Any, vocabulary: Vocabulary) -> Any:
    """The same tree with each verb in the form that its subject asks for: `you draw`, `friend draws`."""
    match tree:
        case None | nodes.Word():
            return tree
        case nodes.Node():
            parts = {f.name: agree(getattr(tree, f.name), vocabulary) for f in fields(tree)[1:]}  # all but the span
            return _agreed(replace(tree, **parts), vocabulary)
        case _:
            return tuple(agree(part, vocabulary) for part in tree)


def _agreed(tree: nodes.Node, vocabulary: Vocabulary) -> nodes.Node:
    """A node whose parts agree in themselves, with its own verb in the form it needs."""
    match tree:
        case nodes.Call() | nodes.Happens():
            form = "BASE" if plural(tree.subject, vocabulary) else "VERB"
            return replace(tree, verb=_in_form(tree.verb, form, vocabulary))
        case nodes.Trigger(word=nodes.TriggerWord(word=word), event=nodes.Event(event=nodes.Happens() as happens)):
            if word.sort in INSTEAD:
                happens = replace(happens, verb=_in_form(happens.verb, "GERUND", vocabulary))
            return replace(tree, event=replace(tree.event, event=happens))
        case _:
            return tree


def _in_form(word: nodes.Word, form: str, vocabulary: Vocabulary) -> nodes.Word:
    """A verb in another form; as it is where the game's words leave a doubt which verb is meant."""
    third = vocabulary.base.get(f"{word.sort} {word.text}")
    if third is None:
        return word
    found = [w for w in vocabulary.words(form) if vocabulary.base.get(f"{form} {w}") == third]
    return replace(word, text=found[0], sort=form) if len(found) == 1 and found[0] != word.text else word


def plural(subject: Any, vocabulary: Vocabulary) -> bool:
    """Whether a subject takes the base form: `you`, and all that has no determiner or a plural one."""
    match subject:
        case nodes.You():
            return True
        case nodes.Those(determiner=found) | nodes.ThosePlain(determiner=found):
            word = subject.kind.text
            others = [many for many, one in vocabulary.kinds.items() if one == word and many != word]
            singular = vocabulary.kinds.get(word) == word and bool(others)
            if isinstance(found, nodes.Determiner):
                return found.word.sort in _PLURAL_DETERMINERS
            return not singular  # none, or a number of them
        case _:
            return False


def article(following: str) -> str:
    """The article before a word."""
    plain = unicodedata.normalize("NFD", following.lower())
    return "an" if _AN.match(plain) else "a"
