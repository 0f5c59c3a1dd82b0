"""Resolve single words: values, local names and `you`; check and bind new names."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import fields
from typing import TypeAlias

from ombre import contract
from ombre.dsl import nodes
from ombre.dsl.diagnostics import NO_TEXT, Translatable, did_you_mean, tr, writing
from ombre.dsl.foreign_spellings import LESS_OR_MORE, NUMBER_WORDS
from ombre.dsl.formatter import said_today
from ombre.dsl.parser import spoken_for
from ombre.dsl.source import Span
from ombre.dsl.vocabulary import one

from .. import model
from ..model import Type
from .context import UNKNOWN, Context, Names, Unresolved, note, wrong
from .declared.declaration_messages import missing

SEAT = re.compile(r"P([1-9])\Z")
_PRONOUNS = frozenset("he her him it itself me my self she them they".split())

# The possible values of a field of a node.
Part: TypeAlias = "nodes.Node | Span | str | int | None | tuple[Part, ...]"


def words_of(cx: Context, name: str) -> tuple[str, ...]:
    """Return the words of a list of values; none if the line that declares the list cannot be parsed."""
    found = cx.model.values.get(name)
    return found.words if found is not None else ()


def lists_of(cx: Context, kind: str, *sorts: str) -> list[str]:
    """Return the lists of values that the properties of a kind use."""
    found = [
        p.type.of
        for (owner, _), p in cx.model.properties.items()
        if owner and cx.model.is_a(kind, owner) and p.type.tag in ("value", "set") and not p.per
        if p.type.of in cx.model.values and (not sorts or p.sort in sorts)
    ]
    return list(dict.fromkeys(found))


def as_value(cx: Context, word: nodes.Word, want: Type | None = None) -> model.Value:
    """Resolve a word of a list: of the expected list, else of the only list with this word."""
    if want is not None and want.of in cx.model.values:
        words = cx.model.values[want.of].words
        if word.text in words:
            return model.Value(word.span, want.of, word.text)
        help = _called_today(cx, word.text, words) or did_you_mean(word.text, words)
        help = help or tr("it has: {0}", ", ".join(words))
        raise wrong(cx, "E204", tr("'{0}' is not a word of the list '{1}'", word.text, want.of), word.span, help)
    lists = cx.lists_with(word.text)
    if len(lists) > 1:
        raise wrong(cx, "E205", tr("'{0}' is in several lists: {1}", word.text, ", ".join(lists)), word.span)
    if not lists:
        raise wrong(cx, "E110", tr("'{0}' is not declared", word.text), word.span)
    return model.Value(word.span, lists[0], word.text)


def as_name(cx: Context, word: nodes.Word, names: Names) -> model.Local | model.Seat:
    """Resolve a local name; otherwise report an error that suggests what the word may mean."""
    if word.text in names.local:
        kind, optional = names.local[word.text]
        if kind is UNKNOWN:
            raise Unresolved(word.text)
        return model.Local(word.span, word.text, kind, optional)
    if names.seats and (match := SEAT.match(word.text)):
        return model.Seat(word.span, int(match[1]) - 1, cx.player)
    if SEAT.match(word.text):
        help = tr(
            "write it like this: 'you', 'current', or 'choose {0} as NAME' and NAME",
            one(cx.player),
        )
        raise wrong(cx, "E110", tr("'{0}' can be used only in scenarios", word.text), word.span, help)
    if word.text in names.gone:
        message = tr("'{0}' is not in scope after a window", word.text)
        help = tr("store it in a property: 'has ...' on a kind or the game")
        raise wrong(cx, "E110", message, word.span, help)
    if new := said_today(cx.source, word.span):
        help = writing(tr("write '{0}', or let 'ombre fmt --migrate' do it", new), new)
        raise wrong(cx, "E110", tr("unknown name '{0}'", word.text), word.span, help)
    if hint := cx.vocabulary.hints.get(word.text):
        raise wrong(cx, "E110", tr("unknown name '{0}'", word.text), word.span, _of_this_game(cx, hint))
    if (noun := cx.vocabulary.kinds.get(word.text, "")) in cx.model.kinds:
        help = tr("write it like this: 'choose {0} as NAME' first, then NAME here", one(noun))
        raise wrong(cx, "E301", tr("it is not clear which {0} this refers to", noun), word.span, help)
    if word.text in NUMBER_WORDS:
        digits = str(NUMBER_WORDS[word.text])
        help = writing(tr("write the number in digits: {0}", digits), digits)
        raise wrong(cx, "E110", tr("unknown name '{0}'", word.text), word.span, help)
    if word.text in _PRONOUNS or word.text in (cx.card_id, contract.short_id(cx.card_id)):
        help = tr("write 'this', or a name from 'as NAME'")
        help = writing(help, "this") if names.this else help
        raise wrong(cx, "E110", tr("unknown name '{0}'", word.text), word.span, help)
    if word.text in LESS_OR_MORE:
        raise wrong(cx, "E110", tr("unknown name '{0}'", word.text), word.span, LESS_OR_MORE[word.text])
    if word.text in ("none", "nobody", "null", "nil"):
        raise wrong(
            cx, "E110", tr("unknown name '{0}'", word.text), word.span, writing(tr("write 'nothing'"), "nothing")
        )
    if "PROP" in cx.vocabulary.classes.get(word.text, ()):  # a property needs brackets in such a place
        help = tr("'{0}' is a property: write '({0})', or '({0} of ...)'", word.text)
        help = writing(help, f"({word.text})") if ("", word.text) in cx.model.properties else help
        raise wrong(cx, "E110", tr("unknown name '{0}'", word.text), word.span, help)
    known = [w for w, c in cx.vocabulary.classes.items() if {"PROP", "KIND"} & {*c}]
    help = did_you_mean(word.text, names.local) or did_you_mean(word.text, known)
    help = help or tr("a name comes from 'as NAME', 'NAME is ...' or a role of a verb")
    raise wrong(cx, "E110", tr("unknown name '{0}'", word.text), word.span, help)


def as_you(cx: Context, names: Names, span: Span) -> model.You:
    """Return `you`, the player whom an ability addresses.

    It may be nothing on a card whose kind has a line `you is PROPERTY of this`. If it is the owner, it may be nothing,
    too, except in a slot: a card that belongs to nobody hears events, but nobody uses it.
    """
    above = (kind.name for kind in cx.model.above(names.this))
    who = next((cx.declared.you_is[kind] for kind in above if kind in cx.declared.you_is), nodes.Owner)
    optional = who is nodes.Property or who is nodes.Owner and names.this != "" and not names.used
    return model.You(span, names.you, optional)


def must_be_called(cx: Context, word: nodes.Word, sort: str, known: Iterable[str]) -> None:
    """Raise unless a declaration of some sort, such as a step, has this name."""
    words = sorted(known)
    if word.text not in words:
        near = _called_today(cx, word.text, words) or did_you_mean(word.text, words)
        help = near or (tr("known names: {0}", ", ".join(words[:12])) if words else NO_TEXT)
        raise wrong(cx, "E131", missing(sort, word.text), word.span, help)


def _called_today(cx: Context, word: str, known: Collection[str]) -> Translatable:
    """Return the help text for a word that is called otherwise in this game, if that is one of the known words."""
    today = cx.vocabulary.hints.get(word, "")
    return writing(tr("in this game the word is '{0}'", today), today) if today in known else NO_TEXT


def _of_this_game(cx: Context, hint: str) -> Translatable:
    """Return the help text for a word in whose place this game has another (`hint`),
    with a fix that writes that word.
    """
    help = tr("in this game the word is '{0}'", hint)
    return help if hint in cx.model.kinds else writing(help, hint)


def _renamed(word: nodes.Word) -> Translatable:
    return writing(tr("choose another name, such as 'the_{0}'", word.text), f"the_{word.text}")


def claim(cx: Context, word: nodes.Word, names: Names) -> None:
    """Report a new name that is a declared word or already in scope."""
    classes = {*cx.vocabulary.classes.get(word.text, ())} & {"PROP", "KIND", "VALUE"}
    if classes:
        cx.misnamed.add(word.text)
        what = tr("a property") if "PROP" in classes else tr("a kind") if "KIND" in classes else tr("a value")
        message = tr("'{0}' is {1} of this game and cannot be a name", word.text, what)
        note(cx, "E119", message, word.span, _renamed(word))
    elif word.text in spoken_for():
        message = tr("'{0}' is a word of the language and cannot be a name", word.text)
        note(cx, "E119", message, word.span, _renamed(word))
    elif word.text in names.local and names.local[word.text][0] is not UNKNOWN:
        message = tr("the name '{0}' is already in use", word.text)
        help = tr("choose another name, such as 'other_{0}'", word.text)
        note(cx, "E130", message, word.span, writing(help, f"other_{word.text}"))
        names.clashing |= {word.text}
        names.bind(word.text, UNKNOWN)


def bind_name(cx: Context, word: nodes.Word, kind: Type, optional: bool, names: Names) -> str:
    """Check a new name, and bind it in the scope."""
    claim(cx, word, names)
    return names.bind(word.text, kind, optional)


def forget(node: Part, names: Names) -> None:
    """Bind the names of an invalid phrase to an unknown type, so that their uses are not reported."""
    if isinstance(node, tuple):
        for part in node:
            forget(part, names)
    elif isinstance(node, nodes.Node) and not isinstance(node, nodes.Word):
        for held in fields(node):
            inner: Part = getattr(node, held.name)
            binds = (
                held.name in nodes.BINDS.get(type(node), ()) or held.name == "word" and isinstance(node, nodes.PutItem)
            )
            if binds and isinstance(inner, nodes.Word):
                names.local[inner.text] = (UNKNOWN, False)
            elif held.name not in ("body", "then", "otherwise", "alternatives", "offers", "abilities"):
                forget(inner, names)


def no_value(cx: Context, word: nodes.Word, have: Type, names: Names) -> None:
    """Raise for an unknown name if a word of a list is needed here, or if the name is similar to such a word."""
    if word.text in names.local or have.tag != "thing" and have.of not in cx.model.values:
        return
    lists = [have.of] if have.tag != "thing" else lists_of(cx, have.of)
    words = [w for name in lists for w in words_of(cx, name)]
    if help := did_you_mean(word.text, words):
        raise wrong(cx, "E208", tr("{0} cannot be '{1}'", have, word.text), word.span, help)
    if have.tag != "thing" and not (names.seats and SEAT.match(word.text)):
        help = tr("it can be: {0}", ", ".join(words))
        raise wrong(cx, "E208", tr("{0} cannot be '{1}'", have, word.text), word.span, help)
