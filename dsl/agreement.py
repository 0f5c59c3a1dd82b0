"""Apply English agreement to a syntax tree: the forms of verbs, and the article `a` or `an`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import replace

from . import nodes
from .vocabulary import Vocabulary

_AN = re.compile(r"(?!eu|one\b|once\b)[aeio]|u(?!ni(?![nm])|s[aeiu]|ti|r[aeiou])|hour|honest|honou?r|heir")
_PLURAL_DETERMINERS = ("ALL", "OTHER")
INSTEAD = ("INSTEAD_OF", "MAY_INSTEAD_OF")


def agree(tree: nodes.Declaration, vocabulary: Vocabulary) -> nodes.Declaration:
    """The tree with each verb in the form that agrees with its subject: `you draw`, `friend draws`."""
    found = _agreed(tree, vocabulary)
    assert isinstance(found, nodes.Declaration)
    return found


def _agreed(tree: nodes.Node, vocabulary: Vocabulary) -> nodes.Node:
    """The node after agreement was applied to all its parts, and then to its own verb."""
    if isinstance(tree, nodes.Word):
        return tree
    make: Callable[..., nodes.Node] = type(tree)
    found = make(tree.span, *[_parts(part, vocabulary) for part in nodes.held(tree)])
    match found:
        case nodes.Call() | nodes.Happens():
            form = "BASE" if plural(found.subject, vocabulary) else "VERB"
            return replace(found, verb=_in_form(found.verb, form, vocabulary))
        case nodes.Trigger(word=nodes.TriggerWord(word=word), event=nodes.Event(event=nodes.Happens() as happens)):
            if word.sort in INSTEAD:
                happens = replace(happens, verb=_in_form(happens.verb, "GERUND", vocabulary))
            return replace(found, event=replace(found.event, event=happens))
        case _:
            return found


def _parts(held: nodes.Held, vocabulary: Vocabulary) -> nodes.Held:
    if isinstance(held, tuple):
        return tuple([_parts(part, vocabulary) for part in held])
    return None if held is None else _agreed(held, vocabulary)


def _in_form(word: nodes.Word, form: str, vocabulary: Vocabulary) -> nodes.Word:
    """The verb in another form; unchanged if the vocabulary has no such form or several."""
    third = vocabulary.base.get(f"{word.sort} {word.text}")
    if third is None:
        return word
    found = [w for w in vocabulary.words(form) if vocabulary.base.get(f"{form} {w}") == third]
    return replace(word, text=found[0], sort=form) if len(found) == 1 and found[0] != word.text else word


def plural(subject: nodes.Subject | nodes.NounPhrase | nodes.Expression, vocabulary: Vocabulary) -> bool:
    """Whether a subject takes the base form of a verb: `you`, a plural, or a noun without a determiner."""
    match subject:
        case nodes.You():
            return True
        case nodes.Those(determiner=found) | nodes.ThosePlain(determiner=found):
            word = subject.kind.text
            others = [many for many, one in vocabulary.kinds.items() if one == word and many != word]
            singular = vocabulary.kinds.get(word) == word and bool(others)
            if isinstance(found, nodes.Determiner):
                return found.word.sort in _PLURAL_DETERMINERS
            return not singular  # without a determiner, or with a number
        case _:
            return False


def article(following: str) -> str:
    """The article for the word that follows: `a` or `an`."""
    plain = unicodedata.normalize("NFD", following.lower())
    return "an" if _AN.match(plain) else "a"
