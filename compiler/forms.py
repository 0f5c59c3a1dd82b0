"""What a line is about: who does what, and patterns of events; syntax trees in, verbs with their arguments out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ombre import contract
from ombre.dsl import nodes
from ombre.dsl.diagnostics import NO_TEXT, Diagnostic, did_you_mean, tr
from ombre.dsl.vocabulary import one

from . import model
from .declare import Declarations
from .model import Property, Type
from .phrases import Names, Phrases, Unresolved


class Forms(Phrases):
    """Matches doers, verb words and arguments with the declared forms."""

    declared: Declarations

    def condition(self, node: Any, names: Names) -> Any:
        """Resolve a condition; one that asks what somebody can do is about a verb's form."""
        return self._can(node, names) if isinstance(node, nodes.CanDo) else super().condition(node, names)

    def event(self, node: Any, names: Names) -> model.Event:
        """A pattern of events; the names it gives are added to `names`."""
        span = node.span
        match node:
            case nodes.ScopeEdge():
                edge = "starts" if node.edge.sort == "STARTS" else "ends"
                pattern = self.thing(node.of, names, "player") if node.of is not None else None
                return model.Event(span, f"{node.scope.text} {edge}", (pattern,), (None,))
            case nodes.StepEvent():
                self.called(node.step, "step", self.steps)
                return model.Event(span, contract.step(node.step.text), (None,), (None,))
            case nodes.SetupEvent():
                self.called(node.setup, "set-up part", self.setups)
                return model.Event(span, contract.setup(node.setup.text), (None,), (None,))
            case nodes.Performed():
                return self._performed(node, names)
            case nodes.TurnsInto():
                subject = self._subject(node.subject, names)
                found = self._condition_property(subject, node.value)
                key = contract.becoming(found.owner, found.name, node.value.text)
                return model.Event(span, key, (subject,), (self._bind(subject, names),))
            case nodes.Happens():
                subject = self._subject(node.subject, names)
                self._bind(subject, names)
                verb, patterns = self._form(node.verb, subject, node.arguments, names, True)
                return model.Event(span, verb.key, patterns, tuple(self._bind(p, names) for p in patterns))
            case nodes.HappensPassively():
                return self._passive(node, names)
        raise self.wrong("E002", tr("this is not an event"), span)

    def _subject(self, node: Any, names: Names) -> Any:
        """A thing in an event; the id of a card is any card that was printed so."""
        if not isinstance(node, nodes.Name):
            return self._pattern(node, names)
        word = node.word.text
        if word in names.local or word == self.card_id or names.seats:
            return self._pattern(node, names)
        if word not in self.cards:
            near = did_you_mean(word, self.cards)
            if near and not did_you_mean(word, names.local) and word not in self.vocabulary.classes:
                raise self.wrong("E120", tr("there is no card '{0}'", word), node.span, near)
            return self._pattern(node, names)
        self._candidates += 1
        kind, name = self.cards[word], f"it{self._candidates}"
        where = model.IsCard(node.span, model.Local(node.span, name, Type("thing", kind)), kind, word)
        return model.Those(node.span, kind, "a", candidate=name, where=where)

    def _performed(self, node: nodes.Performed, names: Names) -> model.Event:
        """A slot, or a table, of a card is performed."""
        subject = self._subject(node.of, names)
        kind = self.type_of(subject).of
        slots = [slot for owner, own in self.declared.slots.items() if self._related(owner, kind) for slot in own]
        slots += [table for owner, table in self.declared.axes if self._related(owner, kind)]
        if node.slot.text not in slots:
            help = did_you_mean(node.slot.text, slots) or tr("it has: {0}", ", ".join(slots) or "none")
            raise self.wrong("E118", tr("{0} has no slot '{1}'", one(kind), node.slot.text), node.slot.span, help)
        return model.Event(
            node.span, contract.slot(node.slot.text), (subject, None), (self._bind(subject, names), None)
        )

    def _related(self, kind: str, other: str) -> bool:
        return self.model.is_a(kind, other) or self.model.is_a(other, kind)

    def _pattern(self, node: Any, names: Names) -> Any:
        if isinstance(node, nodes.Those):
            return self.those(node, names)
        return self.expression(node, names)

    def _can(self, node: nodes.CanDo, names: Names) -> model.Can:
        who = self.expression(node.who, names)
        written = node.arguments
        if isinstance(written, nodes.Just):
            written = nodes.Arguments(written.span, written.bare, ())
        verb, arguments = self._form(node.verb, who, written, names, False)
        for argument in arguments:
            if isinstance(argument, model.Those):
                help = tr("write 'there is (a {0} as NAME where ... can {1} NAME)'", argument.kind, verb.base)
                raise self.wrong("E301", tr("which {0}?", argument.kind), argument.span, help)
        return model.Can(node.span, verb.key, arguments)

    def _some(self, node: Any, role: model.Role, names: Names) -> model.Some:
        """Any amount, or any word of a list, in a pattern; `where` may ask something of it."""
        self._candidates += 1
        name = node.name.text if node.name is not None else f"it{self._candidates}"
        inner = names.inside()
        inner.local[name] = (role.type, False)
        where = self.condition(node.where, inner) if node.where is not None else None
        return model.Some(node.span, role.type, name, where)

    def _bind(self, pattern: Any, names: Names) -> str | None:
        if isinstance(pattern, model.Some):
            names.local[pattern.name] = (pattern.type, False)
            return pattern.name
        if isinstance(pattern, model.Those) and pattern.name:
            names.bind(pattern.name, Type("thing", pattern.kind))
            return pattern.name
        return None

    def _passive(self, node: nodes.HappensPassively, names: Names) -> model.Event:
        subject = self._subject(node.subject, names)
        verbs = [(verb, _object_of(verb)) for verb in self.verbs_of(node.participle)]
        fitting = [(verb, role) for verb, role in verbs if self._fits(subject, verb.roles[role].type)]
        if not fitting and isinstance(subject, model.Those):
            # `a card` where only some kind of cards can be it: that kind is meant
            fitting = [(v, role) for v, role in verbs if self._below(v.roles[role].type, subject.kind)]
            if len(fitting) > 1:
                kinds = " or ".join(one(v.roles[role].type.of) for v, role in fitting)
                help = tr("say which: {0}; and write a trigger of its own for each", kinds)
                raise self.wrong(
                    "E210", tr("more than one thing can be '{0}'", node.participle.text), subject.span, help
                )
            if fitting:
                subject = replace(subject, kind=fitting[0][0].roles[fitting[0][1]].type.of)
        for verb, role in fitting[:1]:
            patterns: list[Any] = [None] * len(verb.roles)
            patterns[role] = subject
            if node.by is not None and role:
                patterns[0] = self._pattern(node.by, names)
            bound = tuple(self._bind(p, names) for p in patterns)
            return model.Event(node.span, verb.key, tuple(patterns), bound, True)
        kind = self.type_of(subject)
        able = sorted({str(v.roles[role].type) for v, role in verbs})
        help = tr("what can be: {0}", ", ".join(able)) if able else NO_TEXT
        raise self.wrong("E210", tr("{0} cannot be '{1}'", kind, node.participle.text), node.participle.span, help)

    def _below(self, found: Type, kind: str) -> bool:
        return found.tag == "thing" and self.model.is_a(found.of, kind)

    def _fits(self, found: Any, want: Type) -> bool:
        have = self.type_of(found)
        return have.tag == want.tag and (have.of == want.of or self.model.is_a(have.of, want.of))

    def _condition_property(self, subject: Any, word: nodes.Word) -> Property:
        kind = self.type_of(subject).of
        if self.type_of(subject).tag != "thing":
            if self.type_of(subject).tag == "unknown":
                raise Unresolved(word.text)
            help = tr("write 'PROPERTY of ... becomes ...'")
            raise self.wrong("E215", tr("{0} cannot become '{1}'", self.type_of(subject), word.text), word.span, help)
        fitting = [
            p
            for (owner, _), p in self.model.properties.items()
            if owner and self.model.is_a(kind, owner) and p.sort == "state" and p.type.tag == "value" and not p.per
            if word.text in self.words_of(p.type.of)
        ]
        if len(fitting) != 1:
            words = [w for name in self.lists_of(kind, "state") for w in self.words_of(name)]
            help = did_you_mean(word.text, words) or (tr("it can become: {0}", ", ".join(words)) if words else NO_TEXT)
            raise self.wrong("E208", tr("{0} cannot become '{1}'", one(kind), word.text), word.span, help)
        return fitting[0]

    def _form(
        self, word: nodes.Word, subject: Any, written: nodes.Arguments, names: Names, pattern: bool
    ) -> tuple[model.Verb, tuple[Any, ...]]:
        """Match a doer, a verb word and arguments with a declared form; one entry for each of its roles."""
        candidates = self.verbs_of(word)
        given = [p.preposition.text for p in written.prepositionals]
        if pattern:
            fitting = [v for v in candidates if set(given) <= {r.preposition for r in v.roles}]
        else:
            fitting = [v for v in candidates if given == [r.preposition for r in v.roles if r.preposition]]
            if not fitting:
                fitting = [
                    v for v in candidates if sorted(given) == sorted(r.preposition for r in v.roles if r.preposition)
                ]
        if written.bare is not None:
            fitting = [v for v in fitting if any(i and not r.preposition for i, r in enumerate(v.roles))]
        elif not pattern:
            fitting = [v for v in fitting if not any(i and not r.preposition for i, r in enumerate(v.roles))]
        if subject is not None and len(fitting) > 1:
            fitting = [v for v in fitting if self._fits(subject, v.roles[0].type)] or fitting
        if not fitting:
            raise self._misused(word, candidates)
        verb = fitting[0]
        if subject is not None:
            self.must_be(subject, verb.roles[0].type, subject.span, f"who {verb.third}")
        found: list[Any] = [subject]
        for role in verb.roles[1:]:
            if role.preposition:
                part = next(
                    (p.argument for p in written.prepositionals if p.preposition.text == role.preposition), None
                )
            else:
                part = written.bare
            found.append(None if part is None else self._argument(part, role, verb, names, pattern))
        return verb, tuple(found)

    def _misused(self, word: nodes.Word, candidates: list[model.Verb]) -> Unresolved:
        """There is no such form of a verb."""
        third = candidates[0].third if candidates else word.text
        forms = "; ".join(self.shape(verb) for verb in candidates)
        return self.wrong(
            "E212",
            tr("'{0}' is not used like this", third),
            word.span,
            tr("write: {0}", forms) if forms else NO_TEXT,
        )

    def offers(self, word: nodes.Word, written: nodes.Arguments, names: Names) -> tuple[model.Event, ...]:
        """What is said of an offer: one event for each way in which it can be meant.

        A thing that stands alone behind the verb is any part of the offer that it can be.
        """
        candidates = self.verbs_of(word)
        given = {part.preposition.text for part in written.prepositionals}
        alone = written.bare is not None and not given
        fitting = [verb for verb in candidates if given <= {role.preposition for role in verb.roles}]
        ways = [(verb, at) for verb in fitting for at, role in enumerate(verb.roles) if at and (alone or not role.preposition)]  # fmt: skip
        ways = ways if written.bare is not None else [(verb, 0) for verb in fitting]
        if not ways:
            raise self._misused(word, candidates)
        known = len(self.found)
        made: list[model.Event] = []
        problems: list[Diagnostic] = []
        for verb, bare in ways:
            try:
                made.append(self._offer_of(verb, bare, written, names))
            except Unresolved:
                problems = problems or self.found[known:]
            del self.found[known:]
        if not made:
            self.found += problems
            raise Unresolved(word.text)
        return tuple(made)

    def _offer_of(self, verb: model.Verb, bare: int, written: nodes.Arguments, names: Names) -> model.Event:
        """bare: the role that is said without a preposition, or 0."""
        said = {part.preposition.text: part.argument for part in written.prepositionals}
        found: list[Any] = [None]
        for at, role in enumerate(verb.roles[1:], 1):
            part = written.bare if at == bare else said.get(role.preposition)
            if isinstance(part, nodes.Name) and part.word.text not in names.local and part.word.text in self.cards:
                found.append(model.ById(part.span, self.cards[part.word.text], part.word.text))
                self.must_be(found[-1], role.type, part.span, f"'{role.name}' of '{verb.third}'")
            else:
                found.append(None if part is None else self._argument(part, role, verb, names, True))
            if part is not None and isinstance(found[-1], model.Those | model.Some):
                help = tr("name the one that is meant: by its name, P1, a number or a word")
                raise self.wrong("E301", tr("which one?"), part.span, help)
        return model.Event(written.span, verb.key, tuple(found), (None,) * len(found))

    def _argument(self, node: Any, role: model.Role, verb: model.Verb, names: Names, pattern: bool) -> Any:
        if isinstance(node, nodes.SomeNumber):
            self.must_be(model.Number(node.span, 0), role.type, node.span, f"'{role.name}' of '{verb.third}'")
            if not pattern:
                raise self.wrong("E301", tr("which number?"), node.span, tr("write the amount itself"))
            return self._some(node, role, names)
        if isinstance(node, nodes.Those):
            kind = self.vocabulary.kind(node.kind.text)
            if kind in self.model.values and pattern and role.type == Type("value", kind):
                return self._some(node, role, names)
            if kind in self.model.values:
                raise self.wrong("E207", tr("'{0}' is a list of values, not things", kind), node.kind.span)
            found: Any = self.those(node, names)
        elif pattern:
            found = (
                self._subject(node, names) if isinstance(node, nodes.Name) else self.expression(node, names, role.type)
            )
        else:
            found = self.expression(node, names, role.type)
        self.must_be(found, role.type, node.span, f"'{role.name}' of '{verb.third}'")
        return found

    def shape(self, verb: model.Verb) -> str:
        """How a verb is used, for messages: a doer, the verb, what it takes."""
        parts = [str(verb.roles[0].type), verb.third]
        parts += [f"{r.preposition} {r.type}".strip() for r in verb.roles[1:]]
        return " ".join(parts)


def _object_of(verb: model.Verb) -> int:
    """The role that a verb is done to; its doer where it has no object."""
    return next((i for i, role in enumerate(verb.roles) if i and not role.preposition), 0)
