"""Replace each call of a verb that a locale cannot print with the statements of the verb.

This is done only if the text keeps its meaning. If the value of an argument could change before it is used, a name
stores the value first. If that is not possible, the call stays, and the locale needs a message for the verb.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from ombre.compiler import model
from ombre.compiler.optional_values import needed

from .declared_words import is_spelled, verb_id

if TYPE_CHECKING:  # the catalog needs no locale
    from ..language.lexicon import Lexicon

Made = TypeVar("Made", bound=model.Node)
Body: TypeAlias = tuple[model.Statement, ...]
Lines: TypeAlias = Callable[[model.Call], Body]
MOST_LINES = 4  # the most statements that may replace one call, including those in blocks and those of inner calls
# Expressions whose value cannot change between two statements unless a part of them changes.
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


def has_words(verb: model.Verb, locale: Lexicon) -> bool:
    """Whether a locale can print a verb: by a message, or in the source language by the declared words of the verb."""
    return locale.has(verb_id(verb.key)) or locale.settings.said.source and not is_spelled(verb)


def spoken(node: Made, verbs: Mapping[str, model.Verb], locale: Lexicon) -> Made:
    """Replace the calls that a locale cannot print in a part of a card, as far as possible."""
    calls = (part for part in model.walk(node) if isinstance(part, model.Call))
    if all(call.verb not in verbs or has_words(verbs[call.verb], locale) for call in calls):
        return node
    return _rebuilt(node, Bodies(verbs, locale).lines)


@dataclass
class Bodies:
    """Replaces each call of a verb that a locale cannot print with the statements of the verb."""

    verbs: Mapping[str, model.Verb]
    locale: Lexicon
    calls: int = 0  # the number of replaced calls; it makes the names of each replacement unique

    def lines(self, call: model.Call) -> Body:
        """Return the statements that replace a call, or the call if it needs no replacement or has none."""
        verb = self.verbs.get(call.verb)
        lines = None if verb is None or has_words(verb, self.locale) else self.of(call)
        return (call,) if lines is None else lines

    def of(self, call: model.Call, around: tuple[str, ...] = ()) -> Body | None:
        """Return the statements that replace a call; None if that is not possible.

        around: the verbs whose statements contain the call.
        """
        verb = self.verbs[call.verb]
        if not verb.body or verb.key in around or len(around) >= MOST_LINES or _length(verb.body) > MOST_LINES:
            return None
        self.calls += 1
        own = f"{self.calls}_"  # unique, because names in `.card` files never begin with a digit
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
        """Replace the calls inside some statements; return None if one of them cannot be replaced."""
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
    """Apply `change` to each field of a node; return the same object if nothing changes."""
    fields_before: dict[str, model.Held] = {part.name: getattr(node, part.name) for part in fields(node)}
    fields_after = {name: change(name, held) for name, held in fields_before.items()}
    if all(fields_after[name] is held for name, held in fields_before.items()):
        return node
    return _made(type(node), fields_after)


def _made(kind: Callable[..., Made], values: Mapping[str, model.Held]) -> Made:
    return kind(**values)


def _rebuilt(node: Made, lines: Lines) -> Made:
    """Replace each call among the statements inside a node with the result of `lines`."""

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
    """Put the arguments of a call into a statement of the verb, and rename the names that the statement binds."""

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

    names = node.names_in if isinstance(node, model.BindsNames) else ()
    return _remade(node, lambda name, part: _called(part, called) if name in names else held(part))


def _called(name: model.Held, called: Mapping[str, str]) -> model.Held:
    if isinstance(name, tuple):
        return tuple(_called(part, called) for part in name)
    return called.get(name, name) if isinstance(name, str) else name


def _names_in(body: Sequence[model.Statement]) -> Iterator[str]:
    """Yield the names that the statements bind."""
    return (name for node in model.walk(tuple(body)) for name in model.named(node))


def _is_steady(argument: model.Phrase) -> bool:
    return all(isinstance(part, STEADY) for part in model.walk(argument))


def _guarded(lines: Body, arguments: Sequence[model.Phrase]) -> Body | None:
    """Return statements that, like the call, do nothing if an argument is nothing; None if no test can express that."""
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
    """Whether every statement does nothing if `part` is nothing, since it needs `part` or a thing chosen from it."""
    names = set[str]()
    for line in _statements(lines):
        if _length((line,)) > 1:
            continue  # `_statements` also yields the statements in this block
        if not any(one == part or isinstance(one, model.Local) and one.name in names for one in needed(line)):
            return False
        names.update(_names_in((line,)))
    return True


def _can_be_noted(argument: model.Expression, type_: model.Type) -> bool:
    """Whether a statement can store the value of an argument: an amount, or a property that refers to a thing."""
    return type_ == model.NUMBER or type_.tag == "thing" and isinstance(argument, model.Read)


def _is_said_at_once(name: str, body: Sequence[model.Statement]) -> bool:
    """Whether the first statement of a body is the only one that uses a role, and uses the role once."""
    first = body[0]
    plain = _length((first,)) == 1
    return plain and _uses(name, (first,)) == _uses(name, body) == 1


def _uses(name: str, body: Sequence[model.Statement]) -> int:
    return sum(isinstance(part, model.Local) and part.name == name for part in model.walk(tuple(body)))


def _length(body: Sequence[model.Statement]) -> int:
    return len(_statements(body))


def _statements(body: Sequence[model.Statement]) -> list[model.Statement]:
    """Return the statements and all statements inside them."""
    return [part for part in model.walk(tuple(body)) if isinstance(part, model.Statement)]
