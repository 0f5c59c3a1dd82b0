"""What must hold so that an option can do something, and without what a choice is pointless.

An offer of which nothing can come is not made: a block below `may`, or a verb, whose lines all need something that is
not there. To decline it would be the same. A way of `choose one` stays: it can be the only way to do nothing. Only what
the player sees who is asked is looked at: choices of this player.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from . import model
from .model import Condition, Expression, Model, Statement
from .optional_values import needed, needed_by

Known: TypeAlias = "dict[str, Condition | None]"
"""The names that the lines before bind, each with what must hold so that it is something; None if that is unknown."""


def possible(known: Model, body: Sequence[Statement], who: Expression) -> Condition | None:
    """Return what must hold so that statements can do something; None if they always can, or if that is unknown.

    who: the player who is asked.
    """
    return _Search(known, who).any_of(body)


def possible_verb(known: Model, verb: model.Verb) -> Condition | None:
    """Return what must hold so that a verb can do something whose player chooses what it does it to; else None."""
    first = verb.roles[0]
    if not any(isinstance(line, model.Choose | model.ChooseSome) for line in verb.body):
        return None
    return possible(known, verb.body, model.Local(verb.span, first.name, first.type))


def pointless_without(choice: model.ScenarioLine, rest: Sequence[model.ScenarioLine]) -> tuple[model.Local, ...]:
    """Return the names without which a choice is not asked: none of the lines that use it does anything then.

    rest: the lines below the choice.
    """
    if not isinstance(choice, model.Choosing):
        return ()
    found = _all_need(choice.name, rest)
    return () if found is None else tuple(found.values())


Needs: TypeAlias = "dict[str, model.Local]"


def _all_need(name: str, body: Sequence[model.ScenarioLine]) -> Needs | None:
    """Return what each line that uses a name needs; None if no line uses it. Names that the lines bind do not count."""
    found: Needs | None = None
    bound = {name}
    for line in body:
        if any(isinstance(part, model.Local) and part.name == name for part in model.walk(line)):
            its = _needs_of(name, line)
            found = its if found is None else {one: found[one] for one in found if one in its}
        bound.update(inner for part in model.walk(line) for inner in model.named(part))
    return found and {one: node for one, node in found.items() if one not in bound}


def _needs_of(name: str, line: model.ScenarioLine) -> Needs:
    """Return the names without which a line does nothing with the name of a choice."""
    found = _locals(needed_by(line))
    match line:
        case model.If(_, condition, then, otherwise):
            if _all_need(name, otherwise) is not None:
                return found
            found |= _tested(condition)
            inner = _all_need(name, then)
        case model.Let() | model.Attempt():
            return found
        case _:
            inner = None
            if not isinstance(line, model.Expectation):
                within = [need for block in model.blocks(line) if (need := _all_need(name, block)) is not None]
                inner = within[0] if len(within) == 1 else None
    return found | (inner or {})


def _tested(condition: Condition) -> Needs:
    """Return the names without which a condition is false."""
    match condition:
        case model.And(_, parts):
            return {name: node for part in parts for name, node in _tested(part).items()}
        case model.Or(_, (first, *others)):
            rest = [_tested(part) for part in others]
            return {name: node for name, node in _tested(first).items() if all(name in one for one in rest)}
        case model.Exists(_, model.Local() as what, False):
            return {what.name: what}
        case _:
            return _locals(needed(condition))


def _locals(parts: Iterator[Expression | model.Exists]) -> Needs:
    return {part.name: part for part in parts if isinstance(part, model.Local)}


@dataclass(frozen=True, slots=True)
class _Search:
    known: Model
    who: Expression
    bound: Known = field(default_factory=dict[str, "Condition | None"])

    def any_of(self, body: Sequence[Statement]) -> Condition | None:
        found: list[Condition] = []
        for statement in body:
            match statement:
                case model.Choose(_, _, what, name, ()) | model.ChooseSome(_, _, what, name):
                    mine = statement.chooser == self.who and not self._uses_bound(what)
                    self.bound[name] = model.ThereIs(statement.span, what) if mine else None
                case model.ChooseValue() | model.ChooseNumber() | model.Let():
                    self.bound[statement.name] = None
                case model.Attempt():
                    self.bound[statement.name] = None
                    if (inner := self.any_of((statement.act,))) is None:
                        return None
                    found.append(inner)
                case model.Call() | model.Move() | model.Change() | model.Become() | model.Perform():
                    tests = tuple(dict.fromkeys(self._tests(statement)))
                    if not tests:
                        return None
                    found.append(tests[0] if len(tests) == 1 else model.And(statement.span, tests))
                case model.If(_, condition, then, otherwise):
                    if not (ways := list(self._branches(statement, condition, then, otherwise))):
                        return None
                    found += ways
                case _:
                    return None
        found = list(dict.fromkeys(found))
        if not found:
            return None
        return found[0] if len(found) == 1 else model.Or(found[0].span, tuple(found))

    def _tests(self, deed: Statement) -> Iterator[Condition]:
        """Yield what must hold so that one line does something."""
        for part in needed_by(deed):
            if isinstance(part, model.Local) and part.name in self.bound:
                if (test := self.bound[part.name]) is not None:
                    yield test
            elif not isinstance(deed, model.Call) and not isinstance(part, model.Exists) and not self._uses_bound(part):
                yield model.Exists(part.span, part)
        if isinstance(deed, model.Call) and not self._uses_bound(deed):
            verb = self.known.verbs[deed.verb]
            given = tuple(one for one in deed.arguments if not isinstance(one, model.Those))
            if len(given) == len(deed.arguments):
                yield model.Can(deed.span, deed.verb, given)
            for role, argument in zip(verb.roles, deed.arguments, strict=True):
                if role.name in verb.needs and not isinstance(argument, model.Those | model.Number):
                    yield model.Compare(deed.span, ">", argument, model.Number(deed.span, 0))

    def _branches(
        self, node: Statement, condition: Condition, then: Sequence[Statement], otherwise: Sequence[Statement]
    ) -> Iterator[Condition]:
        """Yield what must hold so that an `if` does something; nothing if it always can, or if that is unknown."""
        if otherwise or self._uses_bound(condition):
            return
        inner = _Search(self.known, self.who, dict(self.bound)).any_of(then)
        yield condition if inner is None else model.And(node.span, (condition, inner))

    def _uses_bound(self, node: model.Node) -> bool:
        return any(isinstance(one, model.Local) and one.name in self.bound for one in model.walk(node))
