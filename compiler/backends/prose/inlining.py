"""Replace calls of verbs that have no entry in a language by the statements of their bodies.

A body replaces a call only if both mean the same. An argument whose value could change before it is used is stored in a
name first; if that is not possible, the call stays, and the verb needs an entry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from ... import model
from ...unbound import needed
from ..declared import is_spelled, verb_id

if TYPE_CHECKING:  # the catalog is built without a language
    from ...lexicon import Lexicon

Made = TypeVar("Made", bound=model.Node)
Body: TypeAlias = tuple[model.Statement, ...]
Lines: TypeAlias = Callable[[model.Call], Body]
MOST_LINES = 4  # the most statements that replace one call, including those in blocks and in inner calls
# Expressions whose value cannot change between statements, if that is true of their parts.
STEADY = (
    model.Number,
    model.Value,
    model.Local,
    model.This,
    model.You,
    model.Current,
    model.Owner,
    model.Beginning,
    model.Source,
    model.Seat,
    model.SeatAfter,
    model.Nothing,
)
# The fields in which a node binds a name.
NAMES: Mapping[type[model.Node], tuple[str, ...]] = {
    **dict.fromkeys(
        (model.Choose, model.ChooseSome, model.ChooseValue, model.Let, model.Reveal, model.Roll), ("name",)
    ),
    **dict.fromkeys((model.ForEach, model.ForItem, model.ForValue, model.Repeat, model.Join, model.Some), ("name",)),
    model.RevealUntil: ("name", "rest"),
    model.Those: ("name", "candidate"),
    model.Event: ("names",),
    model.Offer: ("name",),
}


def has_words(verb: model.Verb, locale: Lexicon) -> bool:
    """Whether a language can print a verb: it has an entry, or it is the source language and the verb has words."""
    return locale.has(verb_id(verb.key)) or locale.settings.source and not is_spelled(verb)


def spoken(node: Made, verbs: Mapping[str, model.Verb], locale: Lexicon) -> Made:
    """A part of a card with all replaceable calls replaced for this language."""
    calls = (part for part in model.walk(node) if isinstance(part, model.Call))
    if all(call.verb not in verbs or has_words(verbs[call.verb], locale) for call in calls):
        return node
    return _rebuilt(node, Bodies(verbs, locale).lines)


@dataclass
class Bodies:
    """Replaces calls of verbs without an entry by their bodies."""

    verbs: Mapping[str, model.Verb]
    locale: Lexicon
    calls: int = 0  # the number of replaced calls; it makes the names of each replacement unique

    def lines(self, call: model.Call) -> Body:
        """The statements for a call: the body of a verb without an entry if it can replace the call, else the call."""
        verb = self.verbs.get(call.verb)
        lines = None if verb is None or has_words(verb, self.locale) else self.of(call)
        return (call,) if lines is None else lines

    def of(self, call: model.Call, around: tuple[str, ...] = ()) -> Body | None:
        """The statements that replace a call; None if that is not possible.

        around: the verbs whose bodies contain the call.
        """
        verb = self.verbs[call.verb]
        if not verb.body or verb.key in around or len(around) >= MOST_LINES or _length(verb.body) > MOST_LINES:
            return None
        self.calls += 1
        own = f"{self.calls}_"  # unique, because names of authors never begin with a digit
        noted, held = list[model.Statement](), list[model.Phrase]()
        given = dict[str, model.Phrase]()
        for role, argument in zip(verb.roles, call.arguments, strict=True):
            if _is_steady(argument) or _is_said_at_once(role.name, verb.body):
                given[role.name] = argument
            elif not isinstance(argument, model.Those) and _can_be_noted(argument, role.type):
                noted.append(model.Let(call.span, own + role.name, argument, role.type == model.NUMBER))
                given[role.name] = local = model.Local(call.span, own + role.name, role.type, role.type != model.NUMBER)
                argument = local if local.optional else argument
            elif _uses(role.name, verb.body):
                return None
            held.append(argument)
        called = {name: own + name for name in _names_in(verb.body)}
        lines = tuple(_filled(line, given, called) for line in verb.body)
        inside = self._inside(lines, (*around, verb.key))
        if inside is None or _length(inside) > MOST_LINES:
            return None
        guarded = _guarded(inside, held)
        return None if guarded is None else (*noted, *guarded)

    def _inside(self, lines: Body, around: tuple[str, ...]) -> Body | None:
        """The statements of a body with their calls replaced too; None if that is not possible."""
        lacking = False

        def inner(call: model.Call) -> Body:
            nonlocal lacking
            verb = self.verbs.get(call.verb)
            if lacking or verb is None or has_words(verb, self.locale):
                return (call,)
            found = self.of(call, around)
            lacking = found is None
            return found or (call,)

        made = [
            new for line in lines for new in (inner(line) if isinstance(line, model.Call) else (_rebuilt(line, inner),))
        ]
        return None if lacking else tuple(made)


# ----------------------------------------------------------------------------------------------- helper functions


def _remade(node: Made, change: Callable[[str, model.Held], model.Held]) -> Made:
    """A node with `change` applied to each field; the same object if nothing changed."""
    fields_before: dict[str, model.Held] = {part.name: getattr(node, part.name) for part in fields(node)}
    fields_after = {name: change(name, held) for name, held in fields_before.items()}
    if all(fields_after[name] is held for name, held in fields_before.items()):
        return node
    return _made(type(node), fields_after)


def _made(kind: Callable[..., Made], values: Mapping[str, model.Held]) -> Made:
    return kind(**values)


def _rebuilt(node: Made, lines: Lines) -> Made:
    """A node with `lines` applied to each call among its statements."""

    def held(part: model.Held) -> model.Held:
        if isinstance(part, model.Node):
            return _rebuilt(part, lines)
        if not isinstance(part, tuple):
            return part
        made = [new for one in part for new in (lines(one) if isinstance(one, model.Call) else (held(one),))]
        same = len(made) == len(part) and all(a is b for a, b in zip(made, part, strict=True))
        return part if same else tuple(made)

    return _remade(node, lambda _, part: held(part))


def _filled(node: Made, given: Mapping[str, model.Phrase], called: Mapping[str, str]) -> Made:
    """A part of a body with arguments for its roles, and with local names that are new in the calling text."""

    def held(part: model.Held) -> model.Held:
        match part:
            case model.Local(_, name):
                return given[name] if name in given else replace(part, name=called.get(name, name))
            case model.Node():
                return _filled(part, given, called)
            case tuple():
                return tuple(held(one) for one in part)
            case _:
                return part

    names = NAMES.get(type(node), ())
    return _remade(node, lambda name, part: _called(part, called) if name in names else held(part))


def _called(name: model.Held, called: Mapping[str, str]) -> model.Held:
    if isinstance(name, tuple):
        return tuple(_called(part, called) for part in name)
    return called.get(name, name) if isinstance(name, str) else name


def _names_in(body: Sequence[model.Statement]) -> Iterator[str]:
    """The names that a body binds."""
    for node in model.walk(tuple(body)):
        for field in NAMES.get(type(node), ()):
            value: model.Held = getattr(node, field)
            names = value if isinstance(value, tuple) else (value,)
            yield from (name for name in names if isinstance(name, str) and name)


def _is_steady(argument: model.Phrase) -> bool:
    return all(isinstance(part, STEADY) for part in model.walk(argument))


def _guarded(lines: Body, arguments: Sequence[model.Phrase]) -> Body | None:
    """Statements that do nothing if an argument is nothing, as the call does; None if no text can express that."""
    may_lack = [part for argument in arguments for part in needed(argument) if not isinstance(part, model.You)]
    loose = [part for part in dict.fromkeys(may_lack) if not _hang_on(lines, part)]
    asked = [part for part in loose if isinstance(part, model.Local | model.Read)]
    if len(asked) < len(loose):
        return None
    tests = tuple(model.Exists(part.span, part) for part in asked)
    if not tests:
        return lines
    return (model.If(tests[0].span, tests[0] if len(tests) == 1 else model.And(tests[0].span, tests), lines),)


def _hang_on(lines: Body, part: model.Node) -> bool:
    """Whether each statement does nothing if this is nothing, because it uses it or a thing chosen from it."""
    names = set[str]()
    for line in _statements(lines):
        if _length((line,)) > 1:
            continue  # the statements in the block are tested themselves
        if not any(one == part or isinstance(one, model.Local) and one.name in names for one in needed(line)):
            return False
        names.update(_names_in((line,)))
    return True


def _can_be_noted(argument: model.Expression, type_: model.Type) -> bool:
    """Whether a statement can store the value of an argument: an amount, or the thing in a property."""
    return type_ == model.NUMBER or type_.tag == "thing" and isinstance(argument, model.Read)


def _is_said_at_once(name: str, body: Sequence[model.Statement]) -> bool:
    """Whether a role is used only once, before any effect of the body."""
    first = body[0]
    plain = _length((first,)) == 1
    return plain and _uses(name, (first,)) == _uses(name, body) == 1


def _uses(name: str, body: Sequence[model.Statement]) -> int:
    return sum(isinstance(part, model.Local) and part.name == name for part in model.walk(tuple(body)))


def _length(body: Sequence[model.Statement]) -> int:
    return len(_statements(body))


def _statements(body: Sequence[model.Statement]) -> list[model.Statement]:
    """Statements with all statements inside them."""
    return [part for part in model.walk(tuple(body)) if isinstance(part, model.Statement)]
