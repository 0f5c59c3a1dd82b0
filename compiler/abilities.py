"""Abilities, and the statements that hold for a while: syntax trees and the names in force in, nodes of the model out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ombre import contract
from ombre.dsl import nodes
from ombre.dsl.diagnostics import tr
from ombre.dsl.source import Span
from ombre.dsl.vocabulary import Vocabulary

from . import model
from .declare import Declarations
from .model import ACT, NUMBER, Type
from .phrases import Names, Unresolved
from .statements import Statements, plural

LIVE = (nodes.Modify, nodes.Cannot, nodes.CannotAct, nodes.Grant, nodes.LosesText)


_HEADS: dict[str, contract.Written] = {
    "when": "when",
    "before": "before",
    "instead of": "instead",
    "may instead of": "may instead",
}


class Abilities(Statements):
    """Resolves what is heard, what holds while a card is in play, and what an effect makes of either for a while."""

    def __init__(self, declared: Declarations, vocabulary: Vocabulary):
        super().__init__(declared.model, vocabulary)
        self.declared = declared
        self._holds: dict[str, Any] = {}  # a named rule -> the condition of the blocks that it stands in

    # -- abilities

    def abilities(self, node: Any, names: Names, name: str = "", holds: Any = None) -> Iterator[model.Ability]:
        """What one line and the block below it say: a `while` makes one ability of its live lines, and keeps the others.

        name: the rule that it is, or is a line of. holds: the condition of the blocks it stands in.
        """
        lines: tuple[Any, ...] = ()
        match node:
            case nodes.Rule(ability=nodes.Invariant()):
                help = tr("write it in the first column")
                raise self.wrong("E002", tr("an invariant always holds"), node.ability.span, help)
            case nodes.Rule() | nodes.RuleBlock():
                lines = (node.ability,) if isinstance(node, nodes.Rule) else node.lines
                name = node.name.text
                holds = self._holds.setdefault(name, holds)
            case nodes.While():
                holds = _both(holds, self.condition(node.condition, names))
                live = tuple(line for line in node.lines if isinstance(line, LIVE))
                if live:
                    inner = names.inside()
                    body = tuple(self.statement(line, inner) for line in live)
                    yield model.Ability(node.span, "static", body, condition=holds, name=name)
                lines = tuple(line for line in node.lines if not isinstance(line, LIVE))
            case nodes.Modify() | nodes.Cannot() | nodes.CannotAct() | nodes.Grant() | nodes.LosesText():
                body = (self.statement(node, names),)
                yield model.Ability(node.span, "static", body, condition=holds, name=name)
            case nodes.Slot() if holds is not None or not names.this:
                help = tr("write 'if' inside it, or forbid the verb that performs it")
                raise self.wrong(
                    "E311", tr("'{0}:' is printed on a card, and always there", node.slot.text), node.span, help
                )
            case _:
                made = self.ability(node, names, name)
                yield replace(made, condition=_both(holds, made.condition))
        for line in lines:
            try:
                yield from self.abilities(line, names, name, holds)
            except Unresolved:
                continue

    def ability(self, node: Any, names: Names, name: str) -> model.Ability:
        """A slot, a trigger, a replacement or a state check."""
        inner = names.inside()
        match node:
            case nodes.Slot():
                parameters: tuple[tuple[str, Type], ...] = ()
                if node.parameter is not None:
                    kinds = (kind.name for kind in self.model.above(names.this))
                    known = (self.declared.parameters.get((kind, node.slot.text)) for kind in kinds)
                    kind = next(filter(None, known), "")
                    if not kind:
                        raise self.wrong("E118", tr("'{0}' takes no 'on'", node.slot.text), node.parameter.span)
                    self._declare(node.parameter, Type("thing", kind), False, inner)
                    parameters = ((node.parameter.text, Type("thing", kind)),)
                cost = self._attempt(lambda: self._cost(node.costs, inner)) if node.costs is not None else None
                once = node.once.scope.text if node.once is not None else ""
                body = self.block(node.body, inner)
                made = model.Ability(
                    node.span, "slot", body, once=once, slot=node.slot.text, parameters=parameters, cost=cost
                )
            case nodes.Trigger():
                event = self._attempt(lambda: self.event(node.event.event, inner))
                if event is None:
                    self._forget(node.event.event, inner)
                condition = None
                if node.condition is not None:
                    condition = self._attempt(lambda: self.condition(node.condition, inner))
                once = node.once.scope.text if node.once is not None else ""
                sort = _HEADS[node.word.word.text]
                body = self.block(node.body, inner)
                if sort == "may instead" and not (len(body) == 1 and isinstance(body[0], model.Call)):
                    help = tr("write one line with one verb: where it is forbidden, the whole is not offered")
                    self.note("E309", tr("what may happen instead is one thing"), node.span, help)
                if node.condition is not None:
                    self._given(condition)
                made = model.Ability(node.span, sort, body, self._given(event), condition, once)
            case nodes.Whenever():
                condition = self._attempt(lambda: self.condition(node.condition, inner))
                body = self.block(node.body, inner)
                made = model.Ability(node.span, "whenever", body, condition=self._given(condition))
            case _:
                raise self.wrong("E002", tr("this is not an ability"), node.span)
        return replace(made, name=name)

    def _cost(self, node: nodes.Costs, names: Names) -> Any:
        if not self.model.pays:
            help = tr("write in the rules which verb pays: 'costs are paid by VERB'")
            raise self.wrong("E125", tr("this game does not say how costs are paid"), node.span, help)
        return self.amount(node.amount, names)

    # -- what lasts

    def _do_modify(self, node: nodes.Modify, names: Names) -> model.Modify:
        what = self._pattern(node.subject, names)
        kind = self.type_of(what)
        found = self.model.property_of(kind.of, node.property.text)
        if found is None or found.sort != "fact" or found.type != NUMBER:
            raise self.wrong(
                "E213",
                tr("'{0}' is not a printed number of {1}", node.property.text, kind),
                node.property.span,
                tr("only facts are modified; what changes in play 'rises by' or 'becomes'"),
            )
        if found.per:
            raise Unresolved(found.name)  # no fact is indexed: said where it is declared
        if node.index is not None:
            message = tr("'{0}' has no 'at': it is a single number", found.name)
            raise self.wrong("E114", message, node.property.span, tr("write '{0}' alone", found.name))
        inner = names
        if isinstance(what, model.Those):
            if what.determiner not in ("", "other", "all"):
                raise self.wrong(
                    "E302",
                    tr("a live set is meant here"),
                    what.span,
                    tr("write the plural alone: '{0}'", plural(self, what)),
                )
            inner = self._with_candidate(names, what)
        amount = self.amount(node.amount, inner)
        if node.sign.sort == "MINUS":
            amount = model.Arithmetic(node.amount.span, "-", model.Number(node.amount.span, 0), amount)
        return model.Modify(node.span, what, found, None, amount, self._duration(node.duration, names))

    def _do_cannot(self, node: nodes.Cannot, names: Names) -> model.Forbid:
        inner = names.inside()
        subject = self._pattern(node.subject, inner)
        self._bind(subject, inner)
        verb, patterns = self._form(node.verb, subject, node.arguments, inner, True)
        event = model.Event(node.span, verb.key, patterns, tuple(self._bind(p, inner) for p in patterns))
        return model.Forbid(node.span, event, self._duration(node.duration, names))

    def _do_cannotact(self, node: nodes.CannotAct, names: Names) -> model.Forbid:
        inner = names.inside()
        subject = self._pattern(node.subject, inner)
        self.must_be(subject, Type("thing", self.player), node.subject.span, "who acts")
        event = model.Event(node.span, ACT, (subject,), (self._bind(subject, inner),))
        left = tuple(self._excepted(word) for word in node.exceptions or ())
        return model.Forbid(node.span, event, self._duration(node.duration, names), left)

    def _excepted(self, word: nodes.Word) -> str:
        """One of the verbs of a word that stays allowed to who cannot act."""
        for verb in self.verbs_of(word):
            if self.model.is_a(verb.roles[0].type.of, self.player):
                return verb.key
        help = tr("name verbs that a player does")
        raise self.wrong("E315", tr("no player does '{0}', so it is no exception", word.text), word.span, help)

    def _duration(self, node: nodes.Duration | None, names: Names) -> model.Duration | None:
        if node is None:
            return None
        scopes = tuple(i.scope.text for i in node.items if isinstance(i, nodes.ScopeEnd))
        events = tuple(self.event(i.event, names.inside()) for i in node.items if isinstance(i, nodes.Event))
        coming = next((i for i in node.items if isinstance(i, nodes.NextTime)), None)
        following = self.event(coming.event.event, names.inside()) if coming is not None else None
        return model.Duration(node.span, scopes, events, any(isinstance(i, nodes.Word) for i in node.items), following)

    def _do_becomescopy(self, node: nodes.BecomesCopy, names: Names) -> model.Copy:
        what = self.thing(node.subject, names, "card")
        duration = self._lasting(node.duration, node.span, names)
        return model.Copy(node.span, what, self.thing(node.model, names, "card"), duration)

    def _lasting(self, written: nodes.Duration | None, span: Span, names: Names) -> model.Duration:
        """How long a card is another, or without its text: as long as it stays, where nothing is said."""
        return self._duration(written, names) or model.Duration(span, rest=True)

    def _do_losestext(self, node: nodes.LosesText, names: Names) -> model.Blank:
        what = self._pattern(node.subject, names)
        self.must_be(what, Type("thing", "card"), node.subject.span)
        if isinstance(what, model.Those) and not what.is_live:
            help = tr("write the plural alone: '{0}'", plural(self, what))
            raise self.wrong("E302", tr("a live set is meant here"), what.span, help)
        return model.Blank(node.span, what, self._duration(node.duration, names))

    def _do_grant(self, node: nodes.Grant, names: Names) -> Any:
        who = self._pattern(node.who, names)
        kind = self.type_of(who)
        if kind.tag not in ("thing", "unknown"):
            raise self.wrong("E202", tr("only players and cards obtain abilities, this is {0}", kind), node.who.span)
        if isinstance(who, model.Those) and not who.is_live and who.determiner not in ("each", "each other", "all"):
            help = tr("write 'each {0} ... obtains', the plural, or choose one and name it first", who.kind)
            raise self.wrong("E301", tr("which {0}?", plural(self, who)), who.span, help)
        inner = replace(names.inside(), this=kind.of, you=self.player)
        abilities: list[model.Ability] = []
        for line in node.abilities:
            try:
                abilities += self._granted(line, inner, kind.of)
            except Unresolved:
                continue
        duration = self._duration(node.duration, names)
        if duration is None and isinstance(who, model.Those) and not who.is_live:
            help = tr("write the plural alone: '{0}'", plural(self, who))
            raise self.wrong("E302", tr("a live set is meant here"), who.span, help)
        if not isinstance(who, model.Those) or who.is_live:
            return model.Grant(node.span, who, tuple(abilities), duration)
        one = model.Local(who.span, who.candidate, kind)
        return model.ForEach(
            node.span, who, who.candidate, (model.Grant(node.span, one, tuple(abilities), duration),), True
        )

    def _granted(self, line: Any, names: Names, kind: str) -> list[model.Ability]:
        """What a line of those that are obtained says; `this` in it is who obtains it."""
        for part in _lines(line):
            if isinstance(part, nodes.Grant | nodes.LosesText):
                what = "give abilities" if isinstance(part, nodes.Grant) else "take away text"
                help = tr("write the inner line as one of its own")
                raise self.wrong("E311", tr("what is obtained cannot {0} itself", what), part.span, help)
        if isinstance(line, nodes.Slot):
            help = tr("what is obtained begins with when, before, instead of, while, whenever, or is a 'cannot'")
            raise self.wrong("E311", tr("'{0}:' cannot be obtained", line.slot.text), line.slot.span, help)
        return [replace(made, host=kind) for made in self.abilities(line, names)]

    def _do_delayedonce(self, node: nodes.DelayedOnce, names: Names) -> model.Listen:
        return replace(self._do_delayed(node, names), once=True)

    def _do_delayed(self, node: nodes.Delayed | nodes.DelayedOnce, names: Names) -> model.Listen:
        inner = names.inside()
        event = self.event(node.event.event, inner)
        ability = model.Ability(node.span, "when", self.block(node.body, inner), event)
        duration = self._duration(node.duration, names)
        assert duration is not None
        return model.Listen(node.span, ability, duration)


def _lines(node: Any) -> Iterator[Any]:
    """A line, or those below it where it is a `while`."""
    if isinstance(node, nodes.While):
        for line in node.lines:
            yield from _lines(line)
    else:
        yield node


def _both(one: Any, other: Any) -> Any:
    """A condition that holds where both do; either may be absent."""
    if one is None or other is None:
        return other if one is None else one
    return model.And(other.span, (one, other))
