"""Compare the arguments of messages with those of the source: lost ones, unknown ones, and phrases that print nothing.

A message uses an argument if one of its forms prints it or selects by it, itself or in a message to which it refers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from fluent.syntax import ast

from ombre.dsl.diagnostics import Diagnostic, did_you_mean, listed, tr
from ombre.dsl.source import Span

from ..sentences.declared_words import hyphens, verb_id
from .proofread import GRAMMAR, PLACES, SILENT, WORDS, doerless_frames, frame_signatures, is_shared
from .scope import CheckedLocale, MessagePlace

# The frame of the source that a frame is compared with, if the source does not have it.
_INSTEAD = "indicative"
# Messages that a language may leave empty: a link, the label of a main ability, and pronouns.
_MAY_BE_EMPTY = re.compile(r"m-link$|k-|np-")
PER = "per"  # the form of an amount "for each ...", and its argument
_DEEP = 8  # how many references one after another are followed


@dataclass(frozen=True, slots=True)
class Content:
    """The arguments of a pattern: printed in each of its variants (`always`), in some (`ever`), and selected by."""

    always: frozenset[str] = frozenset()
    ever: frozenset[str] = frozenset()
    selected: frozenset[str] = frozenset()

    def __or__(self, other: Content) -> Content:
        return Content(self.always | other.always, self.ever | other.ever, self.selected | other.selected)

    @property
    def known(self) -> frozenset[str]:
        return self.ever | self.selected


NOTHING = Content()


class ArgumentReader:
    """Reads the arguments of the patterns of one locale, also through references to other messages."""

    def __init__(self, messages: Mapping[str, ast.Message]) -> None:
        self.messages = messages

    def entry(self, id: str) -> dict[str, Content]:
        """The arguments of each form of a message; "" stands for its value."""
        return {name: self.pattern(pattern) for name, pattern in forms(self.messages[id]).items()}

    def pattern(self, pattern: ast.Pattern, deep: int = 0) -> Content:
        found = NOTHING
        for element in pattern.elements:
            if isinstance(element, ast.Placeable):
                found |= self.expression(element.expression, deep)
        return found

    def expression(self, node: ast.SyntaxNode, deep: int = 0) -> Content:
        match node:
            case ast.VariableReference():
                name = frozenset({node.id.name})
                return Content(name, name)
            case ast.FunctionReference():
                found = NOTHING
                for argument in node.arguments.positional:
                    found |= self.expression(argument, deep)
                return found
            case ast.MessageReference():
                pattern = self._referred(node)
                return NOTHING if pattern is None or deep > _DEEP else self.pattern(pattern, deep + 1)
            case ast.Placeable():
                return self.expression(node.expression, deep)
            case ast.SelectExpression():
                variants = [self.pattern(variant.value, deep) for variant in node.variants]
                chosen = self.expression(node.selector, deep).ever
                always = frozenset[str].intersection(*(one.always for one in variants))
                ever = frozenset[str]().union(*(one.ever for one in variants))
                return Content(always, ever, chosen.union(*(one.selected for one in variants)))
            case _:
                return NOTHING

    def _referred(self, node: ast.MessageReference) -> ast.Pattern | None:
        message = self.messages.get(node.id.name)
        if message is None:
            return None
        return forms(message).get(node.attribute.name if node.attribute is not None else "")


def forms(message: ast.Message) -> dict[str, ast.Pattern]:
    """The patterns of a message by the names of its attributes; "" stands for its value."""
    named = {"": message.value} | {attribute.id.name: attribute.value for attribute in message.attributes}
    return {name: pattern for name, pattern in named.items() if pattern is not None}


def faults(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the faults of the arguments, and the phrases that print nothing."""
    if checked.is_source:
        return
    own, source = ArgumentReader(checked.all_messages), ArgumentReader(checked.source_messages)
    doerless = doerless_frames(checked.entries)
    given = _Given(checked)
    for id, place in checked.places.items():
        here = own.entry(id)
        yield from _unknown(checked, place, here, given.to(id))
        if id not in checked.source_messages:
            continue
        there = source.entry(id)
        lost = list(_lost(checked, place, here, there, doerless))
        yield from lost
        yield from _empty(checked, place)
        if not lost:
            yield from _silent(place, here, there)
            yield from _branches(checked, place, own, there)


# ------------------------------------------------------------------------------------------------ lost and unknown


def _lost(
    checked: CheckedLocale,
    place: MessagePlace,
    here: Mapping[str, Content],
    there: Mapping[str, Content],
    doerless: frozenset[str],
) -> Iterator[Diagnostic]:
    """Yield a fault for each form that does not use an argument of the source."""
    if not is_shared(place.id) or place.id in given_verbs(checked):
        return
    said = frozenset[str]().union(*(one.known for name, one in there.items() if name not in WORDS)) - GRAMMAR
    used = {name: one.known for name, one in here.items()}
    whole = frozenset[str]().union(*(one.known for one in here.values()))
    missing = sorted(said - whole - SILENT)
    only = next(iter(here)) if len(here) == 1 else ""
    for argument in missing:
        yield _dropped(place.id, argument, place.at(only))
    for frame, argument in frame_signatures(place.id, used, said - set(missing), doerless):
        yield _dropped(f"{place.id}.{frame}" if frame else place.id, argument, place.at(frame))


def _dropped(where: str, argument: str, at: Span) -> Diagnostic:
    help = tr("the source uses it; write {0} or a function with it", f"{{ ${argument} }}")
    return Diagnostic("E601", tr("'{0}' does not use ${1}", where, argument), at, help)


def given_verbs(checked: CheckedLocale) -> Mapping[str, list[str]]:
    """The arguments of the entry of each verb of the game, by the id of its message."""
    verbs = checked.compiled.model.verbs if checked.compiled is not None else {}
    return {verb_id(key): [hyphens(role.name) for role in verb.roles] for key, verb in verbs.items()}


class _Given:
    """The arguments that the program passes to messages, as far as the other locales and the game show them."""

    def __init__(self, checked: CheckedLocale) -> None:
        self._verbs = given_verbs(checked)
        self._features = GRAMMAR | PLACES | set(checked.locale.settings.features)
        self._others = checked.other_entries

    def to(self, id: str) -> frozenset[str] | None:
        """The arguments of a message; None if they are not known."""
        if id.startswith("n-"):
            return self._features
        parts = [id, *re.sub(r"--\d+\Z", "", id).split("--")] if "--" in id else [id]
        found: set[str] = set()
        known = False
        for entries in self._others:
            for part in parts:
                if part in entries:
                    known = True
                    found |= frozenset[str]().union(*(used.variables for used in entries[part].values()))
        for part in parts:
            if part in self._verbs:
                known = True
                found |= {*self._verbs[part], "what", "head"}
        if not known or re.match(r"(np|a|by|link|list|agree|verb|case)(-|$)", id):
            return None
        return frozenset(found) | self._features


def _unknown(
    checked: CheckedLocale, place: MessagePlace, here: Mapping[str, Content], given: frozenset[str] | None
) -> Iterator[Diagnostic]:
    """Yield a fault for each argument that the program does not pass."""
    if given is None or not frozenset[str]().union(*(content.known for content in here.values())) - given:
        return
    if "--" in place.id:  # the message that the idiom replaces may have more arguments than its patterns use
        given = given.union(*(checked.passed.get(part, ()) for part in place.id.split("--")))
    for form, content in here.items():
        for name in sorted(content.known - given - ({PER} if form == PER else set())):
            where = f"{place.id}.{form}" if form else place.id
            near = did_you_mean(name, given).args
            shown = [f"${one}" for one in sorted(given - GRAMMAR - PLACES)]
            help = tr("did you mean '{0}'?", f"${near[0]}") if near else tr("there is {0}", listed(shown))
            told = tr("'{0}' uses ${1}, which it does not get", where, name)
            yield Diagnostic("E602", told, place.at(form), help if near or shown else tr("it has no arguments"))


# ---------------------------------------------------------------------------------- what a single form does not print


def _silent(place: MessagePlace, here: Mapping[str, Content], there: Mapping[str, Content]) -> Iterator[Diagnostic]:
    """Yield a fault for each form without the subject that the same form of the source always prints."""
    for form, content in here.items():
        printed = there[form].always & SILENT if form in there else frozenset[str]()
        for name in sorted(printed - content.ever):
            told = tr("'{0}' does not say ${1}", f"{place.id}.{form}" if form else place.id, name)
            yield Diagnostic("E603", told, place.at(form), tr("the source says it in the same form"))


def _branches(
    checked: CheckedLocale, place: MessagePlace, reader: ArgumentReader, there: Mapping[str, Content]
) -> Iterator[Diagnostic]:
    """Yield a fault for each variant of a selection that loses an argument that the other variants print."""
    for form, pattern in forms(checked.all_messages[place.id]).items():
        source = there.get(form) or there.get(_INSTEAD)
        if source is None:
            continue
        for key, name in _losing(pattern, reader, source.always - GRAMMAR, frozenset()):
            where = f"{place.id}.{form}" if form else place.id
            told = tr("the variant [{0}] of '{1}' does not say ${2}", key, where, name)
            help = tr("the other variants say it, and so does the source")
            yield Diagnostic("E603", told, place.at(form), help)


def _losing(
    pattern: ast.Pattern, reader: ArgumentReader, needed: frozenset[str], known: frozenset[str]
) -> Iterator[tuple[str, str]]:
    """Yield the variants that lose an argument: the key of each, and the argument.

    needed: the arguments that must be printed. known: those that the reader knows from the choice of the variant.
    """
    found = [element.expression for element in pattern.elements if isinstance(element, ast.Placeable)]
    for at, node in enumerate(found):
        if not isinstance(node, ast.SelectExpression):
            continue
        beside = frozenset[str]().union(*(reader.expression(o).always for i, o in enumerate(found) if i != at))
        told = known | beside | reader.expression(node.selector).ever
        contents = [reader.pattern(variant.value) for variant in node.variants]
        ever = frozenset[str]().union(*(one.ever for one in contents))
        for variant, content in zip(node.variants, contents, strict=True):
            for name in sorted((needed & ever) - content.known - told):
                yield _key(variant), name
            yield from _losing(variant.value, reader, needed, told)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def is_empty(pattern: ast.Pattern) -> bool:
    """Whether a pattern prints nothing, whatever its arguments are."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            if element.value.strip():
                return False
        elif not _prints_nothing(element.expression):
            return False
    return True


def _prints_nothing(node: ast.SyntaxNode) -> bool:
    match node:
        case ast.StringLiteral():
            return not node.value.strip()
        case ast.Placeable():
            return _prints_nothing(node.expression)
        case ast.SelectExpression():
            return all(is_empty(variant.value) for variant in node.variants)
        case _:
            return False


def _empty(checked: CheckedLocale, place: MessagePlace) -> Iterator[Diagnostic]:
    """Yield a fault for each form that prints nothing, if the same form of the source prints something."""
    there = forms(checked.source_messages[place.id])
    for form, pattern in forms(checked.all_messages[place.id]).items():
        if not _MAY_BE_EMPTY.match(place.id) and form in there and is_empty(pattern) and not is_empty(there[form]):
            where = f"{place.id}.{form}" if form else place.id
            help = tr("the source has: {0}", " ".join(_text(there[form]).split()))
            yield Diagnostic("E604", tr("'{0}' prints nothing", where), place.at(form), help)


def _text(pattern: ast.Pattern) -> str:
    """A pattern as text, for a help; selections are shortened."""
    parts = (e.value if isinstance(e, ast.TextElement) else "{ ... }" for e in pattern.elements)
    return "".join(parts)
