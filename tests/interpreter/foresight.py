"""What the second interpreter knows before it asks: whether anything can come of an offer, or of a choice."""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterator, Sequence

from ombre.compiler import model

from .events import Events
from .things import Absent, Frame, Value

REFERENCES = (
    model.Local,
    model.You,
    model.Read,
    model.Owner,
    model.Beginning,
    model.Source,
    model.Neighbour,
    model.CardIn,
)
"""Expressions that may be nothing."""


class Foresight(Events, ABC):
    """A table on which no pointless question is asked."""

    # ------------------------------------------------------------------------------------ what is nothing

    def require(self, node: model.Node, f: Frame) -> None:
        """Raise Absent if a line uses something that is nothing; the `where` of nouns is not looked at."""
        if isinstance(node, REFERENCES) and all(
            n.name in f.names for n in model.walk(node) if isinstance(n, model.Local)
        ):
            self.needed(node, f)
        if isinstance(node, model.Some):
            return
        parts = [node.zone, node.other_than, node.history] if isinstance(node, model.Those) else model.children(node)
        for part in parts:
            if part is not None:
                self.require(part, f)

    def is_there(self, node: model.Node, f: Frame) -> bool:
        try:
            self.require(node, f)
        except Absent:
            return False
        return True

    # ------------------------------------------------------------------------------------------ an offer

    def promises(
        self,
        body: Sequence[model.Statement],
        who: model.Expression,
        f: Frame,
        there: frozenset[str] = frozenset(),
        empty: frozenset[str] = frozenset(),
    ) -> bool:
        """Whether statements may do something, as far as the player `who` sees who is asked.

        there, empty: names that are not chosen yet, and for which there is, or is not, something to choose.
        """
        later = there | empty | {name for line in body for name in model.named_later(line)}
        f = Frame(f.this, f.you, {name: value for name, value in f.names.items() if name not in later}, memory=f.memory)
        deeds = 0
        for line in body:
            if isinstance(line, model.Attempt):
                there, line = there | {line.name}, line.act
            used = {part.name for part in model.walk(line) if isinstance(part, model.Local)}
            match line:
                case model.Choose(otherwise=()) | model.ChooseSome():
                    mine = line.chooser == who and not {*names_in(line.what)} & (there | empty)
                    if not mine or self.members(line.what, f):
                        there |= {line.name}
                    else:
                        empty |= {line.name}
                case model.ChooseValue() | model.ChooseNumber() | model.Let():
                    there |= {line.name}
                case model.Call() | model.Move() | model.Change() | model.Become() | model.Perform():
                    deeds += 1
                    if not used & empty and self.may_do(line, bool(used & there), f):
                        return True
                case model.If(otherwise=()):
                    deeds += 1
                    if {*names_in(line.condition)} & (there | empty):
                        return True
                    if self.holds(line.condition, f) and self.promises(line.then, who, f, there, empty):
                        return True
                case _:
                    return True
        return not deeds

    def may_do(self, line: model.Statement, unknown: bool, f: Frame) -> bool:
        """Whether one line can do something. unknown: whether it uses what has not been chosen yet."""
        if not isinstance(line, model.Call):
            return self.is_there(line, f)
        if unknown:
            return True
        if not self.is_there(line, f):
            return False
        verb = self.rules.verbs[line.verb]
        given = {role.name: one for role, one in zip(verb.roles, line.arguments, strict=True)}
        amounts = [given[role] for role in verb.needs if not isinstance(given[role], model.Those | model.Number)]
        if any(not isinstance(one, model.Those) and self.value(one, f) == 0 for one in amounts):
            return False
        if any(isinstance(one, model.Those) for one in line.arguments):
            return True
        return self.can(line.verb, [self.argument(one, f) for one in line.arguments])

    def is_promising(self, verb: model.Verb, args: Sequence[Value]) -> bool:
        """Whether a verb may do something whose player chooses to what it is done."""
        if not any(isinstance(line, model.Choose | model.ChooseSome) for line in verb.body):
            return True
        first = verb.roles[0]
        names = {role.name: value for role, value in zip(verb.roles, args, strict=True)}
        return self.promises(verb.body, model.Local(verb.span, first.name, first.type), Frame(names=names))

    # ------------------------------------------------------------------------------------------ a choice

    def is_pointless(self, choice: model.Statement, rest: Sequence[model.Statement], f: Frame) -> bool:
        """Whether none of the lines below a choice that use it would do anything, because names mean nothing."""
        if not isinstance(choice, model.Choosing):
            return False
        bound = {choice.name, *(name for line in rest for part in model.walk(line) for name in model.named(part))}
        nothing = {name for name, value in f.names.items() if value is None and name not in bound}
        users = [line for line in rest if uses(line, choice.name)]
        return bool(nothing and users) and all(idle(line, choice.name, nothing) for line in users)


def names_in(node: model.Node) -> Iterator[str]:
    return (part.name for part in model.walk(node) if isinstance(part, model.Local))


def uses(node: model.Node, name: str) -> bool:
    return name in names_in(node)


def idle(line: model.Statement, name: str, nothing: set[str]) -> bool:
    """Whether a line does nothing with a name, while other names mean nothing."""
    blocks = [block for block in model.blocks(line) if any(uses(one, name) for one in block)]
    if isinstance(line, model.If):
        if not any(uses(one, name) for one in line.otherwise) and fails(line.condition, nothing):
            return True
    elif any(part in nothing for part in wanted(own_parts(line))):
        return True
    return len(blocks) == 1 and all(idle(one, name, nothing) for one in blocks[0] if uses(one, name))


def own_parts(line: model.Statement) -> list[model.Node]:
    """The parts of a line that are not lines themselves, nor what is heard or done later."""
    match line:
        case model.Grant():
            return [line.who]
        case model.Listen() | model.Window():
            return []
        case model.MayDo():
            return [line.offer.who, *line.offer.arguments]
        case _:
            pass
    inner = {id(one) for block in model.blocks(line) for one in block}
    return [part for part in model.children(line) if id(part) not in inner]


def fails(condition: model.Condition, nothing: set[str]) -> bool:
    """Whether a condition is false because names mean nothing."""
    match condition:
        case model.And():
            return any(fails(part, nothing) for part in condition.parts)
        case model.Or():
            return all(fails(part, nothing) for part in condition.parts)
        case model.Exists(what=model.Local() as what, negated=False):
            return what.name in nothing
        case _:
            return any(name in nothing for name in wanted([condition]))


def wanted(nodes: Sequence[model.Node]) -> Iterator[str]:
    """Yield the names that some nodes need to be something."""
    for node in nodes:
        match node:
            case model.Local():
                yield node.name
            case model.Exists():
                yield from wanted(model.children(node.what))
            case model.Is(left=left, options=options) if any(isinstance(one, model.Nothing) for one in options):
                yield from wanted([part for one in (left, *options) for part in model.children(one)])
            case model.Those():
                yield from wanted([part for part in (node.zone, node.other_than, node.history) if part is not None])
            case model.Total():
                yield from wanted([node.of])
            case model.Some():
                continue
            case _:
                yield from wanted(model.children(node))
