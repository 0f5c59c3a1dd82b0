"""The second pass: declared names and syntax trees in, the whole `Model` and what is wrong with it out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, replace
from typing import Any

from ombre.dsl import nodes
from ombre.dsl.diagnostics import Diagnostic, did_you_mean
from ombre.dsl.parser import Parsed, strip_comment
from ombre.dsl.source import Source, Span
from ombre.dsl.vocabulary import Vocabulary, one

from . import model
from .declare import TABLE, Declarations
from .model import NUMBER, Model, Property, Type
from .phrases import UNKNOWN, Names, Phrases, Unresolved


def resolve(parsed: Sequence[Parsed], vocabulary: Vocabulary) -> tuple[Model, list[Diagnostic]]:
    """Give the files of a game (base first, then expansions) their meaning."""
    declared = Declarations()
    declared.kind_names(parsed)
    for file in parsed:
        for node in file.declarations:
            match node:
                case nodes.Kind():
                    declared.properties(node.name.text, node.lines or ())
                case nodes.Extend():
                    declared.properties(vocabulary.kinds[node.kind.text], node.lines)
                case nodes.Game():
                    declared.properties(TABLE, node.lines or ())
    for file in parsed:
        for node in file.declarations:
            if isinstance(node, nodes.Verb):
                declared.verb(node)
    resolver = Resolver(declared, vocabulary)
    resolver.derived_types(parsed)
    resolver.card_names(parsed)
    files = tuple(resolver.file(file) for file in parsed)
    known = declared.model
    known.files = files
    return known, declared.found + resolver.found


class Resolver(Phrases):
    """Resolves the bodies of one game's declarations."""

    def __init__(self, declared: Declarations, vocabulary: Vocabulary):
        super().__init__(declared.model, vocabulary)
        self.declared = declared
        self.cards: dict[str, str] = {}  # id -> kind, of every printed card
        self.source = Source("", "")
        self._twice = False
        self._local_cards: dict[str, str] = {}  # of the scenario that is being read

    # -- files

    def derived_types(self, parsed: Iterable[Parsed]) -> None:
        """Types of derived properties, which may speak of each other: twice round settles a chain."""
        for _ in range(2):
            before = len(self.found)
            for file in parsed:
                for node in file.declarations:
                    if isinstance(node, nodes.Game | nodes.Kind | nodes.Extend):
                        owner = TABLE if isinstance(node, nodes.Game) else self._owner(node)
                        for line in node.lines or ():
                            if isinstance(line, nodes.Derived):
                                self._derived(owner, line)
            del self.found[before:]  # said again, in its place, by kind_lines

    def _owner(self, node: nodes.Kind | nodes.Extend) -> str:
        return node.name.text if isinstance(node, nodes.Kind) else self.vocabulary.kinds[node.kind.text]

    def _derived(self, owner: str, line: nodes.Derived) -> model.Derived | None:
        known = self.model.properties[owner, line.name.text]
        try:
            value = self.expression(line.value, Names(this=owner))
        except Unresolved:
            return None
        found = replace(known, type=self.type_of(value))
        self.model.properties[owner, line.name.text] = found
        return model.Derived(line.span, found, value)

    def card_names(self, parsed: Iterable[Parsed]) -> None:
        """Every printed card's id and kind; an id is used once in a game and its expansions."""
        for file in parsed:
            for node in file.declarations:
                if isinstance(node, nodes.Card) and self.declared.claim("card", node.id.text, node.id.span):
                    self.cards[node.id.text] = self.vocabulary.kinds[node.kind.text]

    def file(self, parsed: Parsed) -> model.File:
        """Resolve one file."""
        self.source = parsed.source
        made: dict[str, list[Any]] = {}
        single: dict[str, Any] = {}
        for node in parsed.declarations:
            self.misnamed.clear()
            self._candidates = 0  # so that an edit renames nothing in other declarations
            try:
                self._declaration(node, made, single)
            except Unresolved:
                continue
        single.update((name, tuple(items)) for name, items in made.items())
        return model.File(parsed.source.name, **single)

    def _declaration(self, node: Any, made: dict[str, list[Any]], single: dict[str, Any]) -> None:
        def add(name: str, item: Any) -> None:
            made.setdefault(name, []).append(item)

        match node:
            case nodes.Game():
                single["game"] = node.name.text
                for line in node.lines or ():
                    if isinstance(line, nodes.Players):
                        most = (line.most or line.least).number
                        single["players"] = (line.least.number, most)
                    elif isinstance(line, nodes.Scopes):
                        single["scopes"] = single.get("scopes", ()) + tuple(w.text for w in line.names)
                single["table"] = self.kind_lines(TABLE, "card", node.lines or (), node.span, False)
            case nodes.Expansion():
                single["expansion"] = node.name.text
            case nodes.Values():
                add("values", self.model.values[node.name.text])
            case nodes.Kind():
                known = self.model.kinds[node.name.text]
                kind = self.kind_lines(known.name, known.base, node.lines or (), node.span, False)
                self.model.kinds[kind.name] = kind
                add("kinds", kind)
            case nodes.Extend():
                if self._owner(node) not in self.model.kinds:
                    raise self.wrong(
                        "E103", f"there is no kind '{node.kind.text}' that could be extended", node.kind.span
                    )
                base = self.model.kinds[self._owner(node)]
                add("kinds", self.kind_lines(base.name, base.base, node.lines, node.span, True))
            case nodes.Verb():
                add("verbs", self.verb(node))
            case nodes.Setup():
                single["setup"] = single.get("setup", ()) + self.block(node.body, Names(turn=False))
            case nodes.Seats():
                single["seats"] = single.get("seats", ()) + self.block(node.body, Names(turn=False))
            case nodes.Flow():
                add("flows", self.flow(node))
            case nodes.Rule():
                add("rules", self.ability(node.ability, Names(), node.name.text))
            case nodes.RuleBlock():
                for line in node.lines:
                    body = (self.statement(line, Names()),)
                    add("rules", model.Ability(node.span, "static", body, name=node.name.text))
            case nodes.Trigger() | nodes.While() | nodes.Whenever():
                add("rules", self.ability(node, Names(), ""))
            case nodes.Modify() | nodes.Cannot():
                body = (self.statement(node, Names()),)
                add("rules", model.Ability(node.span, "static", body))
            case nodes.Invariant():
                add("invariants", model.Invariant(node.span, self.condition(node.condition, Names())))
            case nodes.Card():
                card = self.card(node)
                self.model.cards[card.id] = card
                add("cards", card)
            case nodes.Scenario():
                add("scenarios", self.scenario(node))
            case _:
                raise self.wrong("E002", "this cannot stand in the first column", node.span)

    def _must_be_card(self, node: nodes.Card | nodes.LocalCard) -> None:
        kind = self.vocabulary.kinds.get(node.kind.text, "")
        if kind not in self.model.kinds or self.model.is_a(kind, "player"):
            kinds = sorted(k for k in self.model.kinds if not self.model.is_a(k, "player"))
            help = f"a card begins with its kind: {', '.join(kinds)}"
            raise self.wrong("E121", f"{one(kind)} is not a kind of card", node.kind.span, help)

    def kind_lines(self, name: str, base: str, lines: Iterable[Any], span: Span, extends: bool) -> model.Kind:
        """A kind with its properties, zones and slots; the table is one, too."""
        states: list[model.State] = []
        facts: list[model.FactDeclaration] = []
        derived: list[model.Derived] = []
        zones: list[model.Zone] = []
        slots: list[str] = []
        you, begins = None, False
        for line in lines:
            try:
                match line:
                    case nodes.Has():
                        states.append(self._state(name, line))
                    case nodes.Fact():
                        facts.append(model.FactDeclaration(line.span, self.model.properties[name, line.name.text]))
                    case nodes.Derived():
                        if (one := self._derived(name, line)) is not None:
                            derived.append(one)
                    case nodes.Zones():
                        zones.extend(self._zone(name, zone) for zone in line.zones)
                    case nodes.Slots():
                        for slot in line.slots:
                            slots.append(slot.name.text)
                            if slot.fact is not None:
                                found = self.model.properties[name, f"{slot.name.text}_{slot.fact.text}"]
                                facts.append(model.FactDeclaration(line.span, found, slot=slot.name.text))
                    case nodes.YouIs():
                        you = self.thing(line.value, Names(this=name), "player")
                    case nodes.Begins():
                        begins = True
            except Unresolved:
                continue
        many = self.model.kinds[name].plural if name in self.model.kinds else ""
        return model.Kind(
            span, name, base, many, tuple(states), tuple(facts), tuple(derived), tuple(zones), tuple(slots), you,
            begins, extends,
        )  # fmt: skip

    def _state(self, owner: str, line: nodes.Has) -> model.State:
        found = self.model.properties[owner, line.name.text]
        most = until = None
        if isinstance(line.type, nodes.NumberType) and line.type.most is not None:
            bound = self.model.property_of(owner, line.type.most.text)
            if bound is None:
                raise self.wrong("E113", f"'{line.type.most.text}' is no property of {owner}", line.type.most.span)
            most = model.Read(line.span, bound, None)
        if line.until is not None:
            zones = [p for (_, n), p in self.model.properties.items() if n == line.until.text and p.sort == "zone"]
            if not zones:
                raise self.wrong("E206", f"there is no zone '{line.until.text}'", line.until.span)
            until = zones[0]
        start = -1 if found.type.tag == "thing" else 0
        return model.State(line.span, found, start, 0 if found.type == NUMBER else None, most, until)

    def _zone(self, owner: str, zone: nodes.Zone) -> model.Zone:
        sight: Any = "open"
        live = False
        for flag in zone.flags:
            if flag.text in ("open", "private", "hidden"):
                sight = flag.text
            elif flag.text == "live":
                live = True
            else:
                help = did_you_mean(flag.text, ["open", "private", "hidden", "live"]) or "open, private, hidden or live"
                self.note("E115", f"a zone cannot be '{flag.text}'", flag.span, help)
        return model.Zone(zone.span, owner, zone.name.text, sight, live)

    def verb(self, node: nodes.Verb) -> model.Verb:
        """A verb with its body: the roles are its names, and there is no `this` and no `you`."""
        roles = [node.subject, *(f.role if isinstance(f, nodes.Field) else f for f in node.fields)]
        found = next((v for v in self.model.verbs.values() if v.span == node.span), None)
        if found is None:
            raise Unresolved(node.word.text)  # the second of two with one form: said already
        names = Names(local={r.name.text: (d.type, False) for r, d in zip(roles, found.roles, strict=True)})
        verb = replace(found, body=self.block(node.body or (), names))
        self.model.verbs[verb.key] = verb
        return verb

    def flow(self, node: nodes.Flow) -> model.Flow:
        """A round, a turn: its steps, cut where a window stands."""
        names = Names(you=self.vocabulary.kinds.get(node.of.text, "") if node.of else "")
        items: list[model.Step | model.Turns] = []
        for item in node.items:
            if isinstance(item, nodes.Turns):
                kind = self.vocabulary.kinds[item.kind.text]
                if not self.model.is_a(kind, "player"):
                    raise self.wrong("E202", f"players take turns, and {one(kind)} is none", item.kind.span)
                start = self.thing(item.start, names, "player")
                items.append(model.Turns(item.span, item.flow.text, kind, start))
            else:
                items.append(self._step(item, names))
        of = names.you
        return model.Flow(node.span, node.name.text, of, node.repeats is not None, tuple(items))

    def _step(self, node: nodes.Step, names: Names) -> model.Step:
        parts: list[tuple[Any, ...] | model.Window] = []
        stretch: list[Any] = []
        for part in node.body:
            if isinstance(part, nodes.Window):
                if stretch:
                    parts.append(self.block(stretch, names))
                    stretch = []
                parts.append(self.statement(part, names.inside()))
            else:
                stretch.append(part)
        if stretch:
            parts.append(self.block(stretch, names))
        return model.Step(node.span, node.name.text, tuple(parts))

    # -- cards

    def card(self, node: nodes.Card | nodes.LocalCard) -> model.Card:
        """A card: its facts and its abilities."""
        self._must_be_card(node)
        self._twice = False
        kind = self.vocabulary.kinds[node.kind.text]
        facts: dict[str, tuple[Property, Any]] = {}
        abilities: list[model.Ability] = []
        origin, note = "house", ""
        for word in node.values:
            with_word = [
                p
                for (owner, _), p in self.model.properties.items()
                if owner and self.model.is_a(kind, owner) and p.sort == "fact" and p.type.tag in ("value", "set")
                if word.text in self.words_of(p.type.of)
            ]
            if not with_word:
                self.note("E208", f"{one(kind)} cannot be '{word.text}'", word.span)
                continue
            found = with_word[0]
            facts[found.name] = (found, word.text if found.type.tag == "value" else (word.text,))
        lines = list(node.lines or ())
        if isinstance(node, nodes.LocalCard):
            lines = [nodes.Facts(node.span, node.facts), *lines]
        names = Names(this=kind, you=self._you_kind(kind))
        for line in lines:
            try:
                if isinstance(line, nodes.Facts):
                    for printed in line.printed:
                        self._fact(kind, printed, facts)
                elif isinstance(line, nodes.Origin):
                    origin, note = line.sort.text, line.note.text.strip('"') if line.note else ""
                else:
                    abilities.append(self._card_ability(kind, line, names, facts))
            except Unresolved:
                continue
        name = node.name.text.strip('"') if isinstance(node, nodes.Card) else node.id.text
        return model.Card(
            node.span, node.id.text, kind, name, tuple(facts.values()), tuple(abilities), origin, note,
            isinstance(node, nodes.LocalCard),
        )  # fmt: skip

    def _you_kind(self, kind: str) -> str:
        found = self.model.kinds.get(kind)
        return self.player if found is not None else ""

    def _fact(self, kind: str, printed: nodes.Printed, facts: dict[str, tuple[Property, Any]], slot: str = "") -> None:
        word = printed.property
        name = f"{slot}_{word.text}" if slot else word.text
        found = self.model.property_of(kind, name)
        if found is None or found.sort != "fact":
            known = [n for (o, n), p in self.model.properties.items() if p.sort == "fact" and self.model.is_a(kind, o)]
            known = [n for n in known if not any(n.startswith(f"{s}_") for s in self.vocabulary.words("SLOT"))]
            help = did_you_mean(word.text, known) or f"its facts are: {', '.join(known)}"
            raise self.wrong("E113", f"{one(slot or kind)} has no fact '{word.text}'", word.span, help)
        if found.name in facts and not self._twice:
            self._twice = True  # once for a card: often the first line of the next one is missing
            self.note("E116", f"'{word.text}' is given twice", word.span, "take one out, or begin a new card above")
        facts[found.name] = (found, self._printed(found, printed, kind))

    def _printed(self, found: Property, printed: nodes.Printed, kind: str) -> Any:
        values, tag = printed.values, found.type.tag
        if tag == "unknown":
            raise Unresolved(found.name)
        if tag == "cells":
            return tuple(self._cell(found, value, kind) for value in values)
        if tag == "set":
            return tuple(self._word(found, value) for value in values)
        if len(values) != 1:
            raise self.wrong("E117", f"'{found.name}' takes one value, not {len(values)}", printed.span)
        if tag == "value":
            return self._word(found, values[0])
        if not isinstance(values[0], nodes.PrintedNumber):
            raise self.wrong("E117", f"'{found.name}' takes a number", values[0].span)
        return values[0].number.number

    def _word(self, found: Property, value: Any) -> str:
        if not isinstance(value, nodes.PrintedWord) or value.number is not None:
            words = ", ".join(self.words_of(found.type.of))
            raise self.wrong("E117", f"'{found.name}' takes one of: {words}", value.span)
        return self.value(value.word, found.type).word

    def _cell(self, found: Property, value: Any, kind: str) -> model.Cell:
        plain = self.words_of(found.type.of)[0]
        match value:
            case nodes.PrintedNumber():
                return model.Cell(value.span, plain, value.number.number)
            case nodes.PrintedWord():
                number = 1 if value.number is None else value.number.number
                return model.Cell(value.span, self.value(value.word, found.type).word, number)
        size = self.model.property_of(kind, value.property.text)
        if size is None or size.type != NUMBER or size.sort != "state":
            raise self.wrong("E117", f"'{value.property.text}' is no number that {one(kind)} has", value.span)
        return model.Cell(value.span, plain, size)

    def _card_ability(
        self, kind: str, line: Any, names: Names, facts: dict[str, tuple[Property, Any]]
    ) -> model.Ability:
        if isinstance(line, nodes.Slot):
            slots = [s for k in self.model.kinds.values() if self.model.is_a(kind, k.name) for s in k.slots]
            if line.slot.text not in slots:
                raise self.wrong("E118", f"{one(kind)} has no slot '{line.slot.text}'", line.slot.span)
            for printed in line.facts:
                self._fact(kind, printed, facts, line.slot.text)
        if isinstance(line, nodes.Modify | nodes.Cannot):
            return model.Ability(line.span, "static", (self.statement(line, names),), host=kind)
        return replace(self.ability(line, names, ""), host=kind)

    # -- abilities

    def ability(self, node: Any, names: Names, name: str) -> model.Ability:
        """A slot, a trigger, a replacement, a state check or a `while` block."""
        inner = names.inside()
        match node:
            case nodes.Slot():
                parameters: tuple[tuple[str, Type], ...] = ()
                if node.parameter is not None:
                    kind = self.declared.parameters.get((names.this, node.slot.text), "")
                    if not kind:
                        raise self.wrong("E118", f"'{node.slot.text}' takes no 'on'", node.parameter.span)
                    inner.local[node.parameter.text] = (Type("thing", kind), False)
                    parameters = ((node.parameter.text, Type("thing", kind)),)
                body = self.block(node.body, inner)
                made = model.Ability(node.span, "slot", body, slot=node.slot.text, parameters=parameters)
            case nodes.Trigger():
                event = self._attempt(lambda: self.event(node.event.event, inner))
                if event is None:
                    self._forget(node.event.event, inner)
                condition = None
                if node.condition is not None:
                    condition = self._attempt(lambda: self.condition(node.condition, inner))
                once = node.once.scope.text if node.once is not None else ""
                sort = {"instead of": "instead", "may instead of": "may instead"}.get(node.word.word.text)
                sort = sort or node.word.word.text
                body = self.block(node.body, inner)
                if node.condition is not None:
                    self._given(condition)
                made = model.Ability(node.span, sort, body, self._given(event), condition, once)
            case nodes.Whenever():
                condition = self._attempt(lambda: self.condition(node.condition, inner))
                body = self.block(node.body, inner)
                made = model.Ability(node.span, "whenever", body, condition=self._given(condition))
            case nodes.While():
                condition = self.condition(node.condition, inner)
                body = tuple(self.statement(line, inner) for line in node.lines)
                made = model.Ability(node.span, "static", body, condition=condition)
            case _:
                raise self.wrong("E002", "this is not an ability", node.span)
        return replace(made, name=name)

    def event(self, node: Any, names: Names) -> model.Event:
        """A pattern of events; the names it gives are added to `names`."""
        span = node.span
        match node:
            case nodes.ScopeEdge():
                edge = "starts" if node.edge.sort == "STARTS" else "ends"
                pattern = self.thing(node.of, names, "player") if node.of is not None else None
                return model.Event(span, f"{node.scope.text} {edge}", (pattern,), (None,))
            case nodes.StepEvent():
                return model.Event(span, f"step {node.step.text}", (None,), (None,))
            case nodes.TurnsInto():
                subject = self._pattern(node.subject, names)
                found = self._condition_property(subject, node.value)
                key = f"becomes {found.owner}.{found.name}.{node.value.text}"
                return model.Event(span, key, (subject,), (self._bind(subject, names),))
            case nodes.Happens():
                subject = self._pattern(node.subject, names)
                self._bind(subject, names)
                verb, patterns = self._form(node.verb, subject, node.arguments, names, True)
                return model.Event(span, verb.key, patterns, tuple(self._bind(p, names) for p in patterns))
            case nodes.HappensPassively():
                return self._passive(node, names)
        raise self.wrong("E002", "this is not an event", span)

    def _pattern(self, node: Any, names: Names) -> Any:
        if isinstance(node, nodes.Those):
            return self.those(node, names)
        return self.expression(node, names)

    def _bind(self, pattern: Any, names: Names) -> str | None:
        if isinstance(pattern, model.Those) and pattern.name:
            names.local[pattern.name] = (Type("thing", pattern.kind), False)
            return pattern.name
        return None

    def _passive(self, node: nodes.HappensPassively, names: Names) -> model.Event:
        subject = self._pattern(node.subject, names)
        for verb in self.verbs_of(node.participle):
            objects = [i for i, r in enumerate(verb.roles) if i and not r.preposition]
            role = objects[0] if objects else 0
            if not self._fits(subject, verb.roles[role].type):
                continue
            patterns: list[Any] = [None] * len(verb.roles)
            patterns[role] = subject
            if node.by is not None and role:
                patterns[0] = self._pattern(node.by, names)
            bound = tuple(self._bind(p, names) for p in patterns)
            return model.Event(node.span, verb.key, tuple(patterns), bound, True)
        kind = self.type_of(subject)
        raise self.wrong("E210", f"{kind} cannot be '{node.participle.text}'", node.participle.span)

    def _fits(self, found: Any, want: Type) -> bool:
        have = self.type_of(found)
        return have.tag == want.tag and (have.of == want.of or self.model.is_a(have.of, want.of))

    def _condition_property(self, subject: Any, word: nodes.Word) -> Property:
        kind = self.type_of(subject).of
        if self.type_of(subject).tag != "thing":
            if self.type_of(subject).tag == "unknown":
                raise Unresolved(word.text)
            help = "write 'PROPERTY of ... becomes ...'"
            raise self.wrong("E215", f"{self.type_of(subject)} cannot become '{word.text}'", word.span, help)
        fitting = [
            p
            for (owner, _), p in self.model.properties.items()
            if owner and self.model.is_a(kind, owner) and p.sort == "state" and p.type.tag == "value" and not p.per
            if word.text in self.words_of(p.type.of)
        ]
        if len(fitting) != 1:
            words = [w for name in self.lists_of(kind, "state") for w in self.words_of(name)]
            help = did_you_mean(word.text, words) or (f"it can become: {', '.join(words)}" if words else "")
            raise self.wrong("E208", f"{one(kind)} cannot become '{word.text}'", word.span, help)
        return fitting[0]

    # -- calls

    def _form(
        self, word: nodes.Word, subject: Any, written: nodes.Arguments, names: Names, pattern: bool
    ) -> tuple[model.Verb, tuple[Any, ...]]:
        """Match a doer, a verb word and arguments with a declared form; one entry for each of its roles."""
        candidates = self.verbs_of(word)
        given = [p.preposition.text for p in written.prepositionals]
        third = candidates[0].third if candidates else word.text
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
            forms = "; ".join(self.shape(v) for v in candidates)
            raise self.wrong("E212", f"'{third}' is not used like this", word.span, f"write: {forms}" if forms else "")
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
            found.append(None if part is None else self._argument(part, role, verb, names))
        return verb, tuple(found)

    def _argument(self, node: Any, role: model.Role, verb: model.Verb, names: Names) -> Any:
        if isinstance(node, nodes.Those):
            kind = self.vocabulary.kinds.get(node.kind.text, node.kind.text)
            if kind in self.model.values:
                raise self.wrong("E207", f"'{kind}' is a list of values, not things", node.kind.span)
            found: Any = self.those(node, names)
        else:
            found = self.expression(node, names, role.type)
        self.must_be(found, role.type, node.span, f"'{role.name}' of '{verb.third}'")
        return found

    def shape(self, verb: model.Verb) -> str:
        """How a verb is used, for messages: a doer, the verb, what it takes."""
        parts = [str(verb.roles[0].type), verb.third]
        parts += [f"{r.preposition} {r.type}".strip() for r in verb.roles[1:]]
        return " ".join(parts)

    # -- statements

    def block(self, body: Iterable[Any], names: Names) -> tuple[Any, ...]:
        """Resolve statements one after the other; each error is noted and the next line is still read."""
        made: list[Any] = []
        for node in body:
            try:
                made.append(self._effect(node, names))
            except Unresolved:
                self._forget(node, names)
        return tuple(made)

    def _attempt(self, phrase: Callable[[], Any]) -> Any:
        """A phrase at the head of a block, or None after an error: the block is read all the same."""
        try:
            return phrase()
        except Unresolved:
            return None

    def _given(self, found: Any) -> Any:
        if found is None:
            raise Unresolved("said already")
        return found

    def _effect(self, node: Any, names: Names) -> Any:
        """A statement that is carried out: what it changes for a while, it changes for a stated while."""
        found = self.statement(node, names)
        if isinstance(found, model.Modify | model.Forbid) and found.duration is None:
            help = "write at its end 'until end of turn' or 'for rest of game'"
            raise self.wrong("E307", "say how long this lasts", node.span, help)
        return found

    def _forget(self, node: Any, names: Names) -> None:
        """Names that a broken phrase would have bound are known, but nothing is said of their use."""
        if isinstance(node, tuple):
            for part in node:
                self._forget(part, names)
        elif isinstance(node, nodes.Names):
            names.local.update((word.text, (UNKNOWN, False)) for word in node.words)
        elif isinstance(node, nodes.Node) and not isinstance(node, nodes.Word):
            for part in fields(node):
                inner = getattr(node, part.name)
                binds = part.name in ("name", "rest") or (part.name == "word" and isinstance(node, nodes.PutItem))
                if binds and isinstance(inner, nodes.Word):
                    names.local[inner.text] = (UNKNOWN, False)
                elif part.name not in ("body", "then", "otherwise", "alternatives", "offers", "abilities"):
                    self._forget(inner, names)

    def _declare(self, word: nodes.Word, kind: Type, optional: bool, names: Names) -> str:
        classes = set(self.vocabulary.classes.get(word.text, ())) & {"PROP", "KIND", "VALUE"}
        if classes:
            self.misnamed.add(word.text)
            self.note(
                "E119",
                f"'{word.text}' is {_a_class(classes)} of this game and cannot be a name",
                word.span,
                _another(word.text),
            )
        elif word.text in _SPOKEN_FOR:
            message = f"'{word.text}' is a word of the language and cannot be a name"
            self.note("E119", message, word.span, "choose another name")
        names.local[word.text] = (kind, optional)
        return word.text

    def statement(self, node: Any, names: Names) -> Any:
        """Resolve one statement; what it binds is added to `names`."""
        method = getattr(self, f"_do_{type(node).__name__.lower()}", None)
        if method is None:
            raise self.wrong("E002", "this cannot stand here", node.span)
        return method(node, names)

    def _do_call(self, node: nodes.Call, names: Names) -> Any:
        subject = self._pattern(node.subject, names)
        verb, arguments = self._form(node.verb, subject, node.arguments, names, False)
        members: list[model.Those] = []
        filled: list[Any] = []
        for argument in arguments:
            if isinstance(argument, model.Those):
                if argument.determiner not in ("each", "each other", "all"):
                    if argument.determiner in ("", "other") and argument is arguments[0]:
                        help = f"write 'each {argument.kind} ...', or choose one and name it first"
                        raise self.wrong("E301", f"which {_plural(self, argument)}?", argument.span, help)
                    help = f"write 'choose {_phrase(argument)} as NAME' first, or 'each {argument.kind}'"
                    raise self.wrong("E301", f"which {argument.kind}?", argument.span, help)
                members.append(argument)
                argument = model.Local(argument.span, argument.candidate, Type("thing", argument.kind))
            filled.append(argument)
        made: Any = model.Call(node.span, verb.key, tuple(filled))
        for what in reversed(members):
            made = model.ForEach(node.span, what, what.candidate, (made,), True)
        return made

    def _do_modify(self, node: nodes.Modify, names: Names) -> model.Modify:
        what = self._pattern(node.subject, names)
        kind = self.type_of(what)
        found = self.model.property_of(kind.of, node.property.text)
        if found is None or found.sort != "fact" or found.type != NUMBER:
            raise self.wrong(
                "E213",
                f"'{node.property.text}' is not a printed number of {kind}",
                node.property.span,
                "only facts are modified; what changes in play 'rises by' or 'becomes'",
            )
        inner = names
        if isinstance(what, model.Those):
            if what.determiner not in ("", "other", "all"):
                raise self.wrong(
                    "E302", "a live set is meant here", what.span, f"write the plural: '{_plural(self, what)}'"
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

    def _duration(self, node: nodes.Duration | None, names: Names) -> model.Duration | None:
        if node is None:
            return None
        scopes = tuple(i.scope.text for i in node.items if isinstance(i, nodes.ScopeEnd))
        events = tuple(self.event(i.event, names.inside()) for i in node.items if isinstance(i, nodes.Event))
        return model.Duration(node.span, scopes, events, any(isinstance(i, nodes.Word) for i in node.items))

    def _do_becomes(self, node: nodes.Becomes, names: Names) -> Any:
        subject = self._pattern(node.subject, names)
        if isinstance(subject, model.Read):
            found = subject.property
            if found.sort != "state":
                raise self.wrong("E214", f"'{found.name}' is {found.sort} and cannot become anything", node.span)
            if isinstance(node.value, nodes.Name):
                self._no_value(node.value.word, found.type, names)
            value = self.expression(node.value, names, found.type)
            self.must_be(value, found.type, node.value.span, f"'{found.name}'")
            if isinstance(value, model.Value) and subject.owner is not None and not found.per:
                return model.Become(node.span, found, subject.owner, value)
            return model.Change(node.span, found, subject.owner, subject.index, "becomes", value)
        if isinstance(node.value, nodes.Name) and node.value.word.text not in names.local:
            self._condition_property(subject, node.value.word)
        if not isinstance(node.value, nodes.WordValue):
            raise self.wrong("E215", "which property becomes that?", node.span, "write 'PROPERTY of ... becomes ...'")
        found = self._condition_property(subject, node.value.word)
        value = self.value(node.value.word, found.type)
        if isinstance(subject, model.Those):
            one = model.Local(subject.span, subject.candidate, Type("thing", subject.kind))
            body = (model.Become(node.span, found, one, value),)
            return model.ForEach(node.span, subject, subject.candidate, body, True)
        return model.Become(node.span, found, subject, value)

    def _do_rises(self, node: nodes.Rises, names: Names) -> model.Change:
        what = self.expression(node.property, names)
        if not isinstance(what, model.Read) or what.property.sort != "state" or what.property.type != NUMBER:
            help = ""
            if isinstance(what, model.Read) and what.property.sort == "fact":
                help = f"a printed number is modified: '... has {what.property.name} +1 until end of turn'"
            raise self.wrong("E214", "only a number that changes in play rises or falls", node.property.span, help)
        direction: Any = node.direction.text
        amount = self.amount(node.amount, names)
        return model.Change(node.span, what.property, what.owner, what.index, direction, amount)

    def _do_let(self, node: nodes.Let, names: Names) -> model.Let:
        value = self.expression(node.value, names)
        name = self._declare(node.name, self.type_of(value), False, names)
        return model.Let(node.span, name, value)

    def _do_move(self, node: nodes.Move, names: Names) -> model.Move:
        if isinstance(node.what, nodes.Those):
            what: Any = self.those(node.what, names)
            if what.determiner not in ("all", "each"):
                raise self.wrong(
                    "E301", f"which {what.kind}?", what.span, f"write 'choose {_phrase(what)} as NAME' first"
                )
        else:
            what = self.expression(node.what, names)
            kind = self.type_of(what)
            if kind.tag not in ("thing", "set", "unknown") or self.model.is_a(kind.of, "player"):
                raise self.wrong("E202", f"only cards move, this is {kind}", node.what.span)
        end: Any = "bottom" if node.end is not None and node.end.end.sort == "BOTTOM" else "top"
        return model.Move(node.span, what, self.zone(node.zone, names), end)

    def _do_shuffle(self, node: nodes.Shuffle, names: Names) -> model.Shuffle:
        return model.Shuffle(node.span, self.zone(node.zone, names))

    def _chooser(self, node: nodes.Chooser, names: Names) -> Any:
        if node.who is not None:
            return self.thing(node.who, names, "player")
        if not names.you:
            raise self.wrong("E303", "who chooses?", node.span, "write 'current chooses ...' or name the player")
        return model.You(node.span, names.you)

    def _do_choose(self, node: nodes.Choose, names: Names) -> Any:
        chooser = self._chooser(node.chooser, names)
        kind = self.vocabulary.kinds.get(node.what.kind.text, node.what.kind.text)
        if node.what.name is None:
            raise self.wrong("E304", "name the choice", node.what.span, "write 'choose ... as NAME'")
        if kind in self.model.values:
            inner = names.inside()
            inner.local[node.what.name.text] = (Type("value", kind), False)
            where = self.condition(node.what.where, inner) if node.what.where is not None else None
            name = self._declare(node.what.name, Type("value", kind), True, names)
            return model.ChooseValue(node.span, chooser, kind, name, where)
        what = self.those(node.what, names)
        if isinstance(node.what.determiner, nodes.UpTo | nodes.AnyNumber | nodes.Exactly):
            return self._choose_some(node, chooser, what, names)
        otherwise = self.block(node.otherwise.body, names.inside()) if node.otherwise else ()
        name = self._declare(node.what.name, Type("thing", what.kind), True, names)
        return model.Choose(node.span, chooser, what, name, otherwise)

    def _choose_some(self, node: nodes.Choose, chooser: Any, what: model.Those, names: Names) -> model.ChooseSome:
        match node.what.determiner:
            case nodes.UpTo(number=number):
                least, most = 0, number.number.number
            case nodes.Exactly(number=number):
                least = most = number.number.number
            case _:
                least, most = 0, None
        if node.otherwise is not None:
            raise self.wrong(
                "E308", "a choice of several has no 'otherwise'", node.otherwise.span, "ask 'if NAME is empty' afterwards"
            )
        name = self._declare(node.what.name, Type("set", what.kind), False, names)
        return model.ChooseSome(node.span, chooser, what, name, least, most)

    def _do_maydo(self, node: nodes.MayDo, names: Names) -> model.MayDo:
        return model.MayDo(node.span, self._offer(node, names.inside()))

    def _do_becomescopy(self, node: nodes.BecomesCopy, names: Names) -> model.Copy:
        what = self.thing(node.subject, names, "card")
        duration = self._duration(node.duration, names) or model.Duration(node.span, rest=True)
        return model.Copy(node.span, what, self.thing(node.model, names, "card"), duration)

    def _do_losestext(self, node: nodes.LosesText, names: Names) -> model.Blank:
        duration = self._duration(node.duration, names) or model.Duration(node.span, rest=True)
        return model.Blank(node.span, self.thing(node.subject, names, "card"), duration)

    def _do_roll(self, node: nodes.Roll, names: Names) -> model.Roll:
        return model.Roll(node.span, self.amount(node.sides, names), self._declare(node.name, NUMBER, False, names))

    def _do_startflow(self, node: nodes.StartFlow, names: Names) -> model.StartFlow:
        who = self.thing(node.who, names, "player") if node.who is not None else None
        return model.StartFlow(node.span, node.flow.text, who)

    def _do_chooseone(self, node: nodes.ChooseOne, names: Names) -> model.ChooseOne:
        chooser = self._chooser(node.chooser, names)
        made = []
        for way in node.alternatives:
            condition = self.condition(way.condition, names) if way.condition is not None else None
            made.append(model.Alternative(way.span, way.name.text, condition, self.block(way.body, names.inside())))
        return model.ChooseOne(node.span, chooser, tuple(made))

    def _do_may(self, node: nodes.May, names: Names) -> model.May:
        return model.May(node.span, self.thing(node.who, names, "player"), self.block(node.body, names.inside()))

    def _do_reveal(self, node: nodes.Reveal, names: Names) -> model.Reveal:
        zone = self.zone(node.what.zone, names)
        kind = self.vocabulary.kinds.get(node.what.kind.text, node.what.kind.text)
        return model.Reveal(node.span, zone, self._declare(node.name, Type("thing", kind), True, names))

    def _do_revealuntil(self, node: nodes.RevealUntil, names: Names) -> model.RevealUntil:
        zone = self.zone(node.zone, names)
        kind = self.vocabulary.kinds.get(node.kind.text, node.kind.text)
        inner = names.inside()
        inner.local[node.name.text] = (Type("thing", kind), False)
        inner.candidates = (*names.candidates, (kind, node.name.text))
        condition = self.condition(node.condition, inner)
        name = self._declare(node.name, Type("thing", kind), True, names)
        rest = self._declare(node.rest, Type("set", kind), False, names)
        return model.RevealUntil(node.span, zone, kind, name, rest, condition)

    def _do_perform(self, node: nodes.Perform, names: Names) -> model.Perform:
        card = self.thing(node.card, names, "card")
        you = self.thing(node.you, names, "player")
        on = (self.expression(node.on, names),) if node.on is not None else ()
        return model.Perform(node.span, node.slot.text, card, you, on)

    def _do_if(self, node: nodes.If, names: Names) -> model.If:
        condition = self._attempt(lambda: self.condition(node.condition, names))
        then = self.block(node.then, names.inside())
        otherwise = self.block(node.otherwise.body, names.inside()) if node.otherwise else ()
        return model.If(node.span, self._given(condition), then, otherwise)

    def _do_repeat(self, node: nodes.Repeat, names: Names) -> model.Repeat:
        times = self._attempt(lambda: self.amount(node.times, names))
        inner = names.inside()
        name = self._declare(node.name, NUMBER, False, inner) if node.name is not None else None
        condition = None
        if node.condition is not None:
            condition = self._attempt(lambda: self.condition(node.condition, inner))
        body = self.block(node.body, inner)
        if node.condition is not None:
            self._given(condition)
        return model.Repeat(node.span, self._given(times), body, name, condition)

    def _do_foreach(self, node: nodes.ForEach, names: Names) -> Any:
        inner = names.inside()
        if isinstance(node.what, nodes.Those):
            kind = self.vocabulary.kinds.get(node.what.kind.text, node.what.kind.text)
            if kind in self.model.values:
                if node.what.name is None:
                    self.block(node.body, inner)
                    raise self.wrong(
                        "E304", "name what is looped over", node.what.span, "write 'for each ... as NAME:'"
                    )
                name = self._declare(node.what.name, Type("value", kind), False, inner)
                return model.ForValue(node.span, kind, name, self.block(node.body, inner))
            try:
                what: Any = self.those(node.what, names)
            except Unresolved:
                self._forget(node.what, inner)
                self.block(node.body, inner)
                raise
            if what.determiner not in ("each", "each other"):
                self._forget(node.what, inner)
                self.block(node.body, inner)
                raise self.wrong(
                    "E305", "'for' goes with 'each'", node.what.span, f"write 'for each {what.kind} as NAME:'"
                )
            inner.local[what.candidate] = (Type("thing", what.kind), False)
            if what.name:
                self._declare(node.what.name, Type("thing", what.kind), False, inner)
            return model.ForEach(node.span, what, what.candidate, self.block(node.body, inner))
        raise self.wrong("E305", "'for' goes with 'each'", node.what.span, "write 'for each KIND as NAME:'")

    def _do_foritems(self, node: nodes.ForItems, names: Names) -> model.ForItem:
        of = self.expression(node.of, names)
        kind = self.type_of(of)
        if kind.tag not in ("cells", "set", "unknown"):
            raise self.wrong("E203", f"'item of' needs a list, this is {kind}", node.of.span)
        inner = names.inside()
        name = self._declare(node.name, Type("cell" if kind.tag == "cells" else "value", kind.of), False, inner)
        return model.ForItem(node.span, of, name, self.block(node.body, inner))

    def _do_together(self, node: nodes.Together, names: Names) -> model.Together:
        return model.Together(node.span, self.block(node.body, names.inside()))

    def _do_window(self, node: nodes.Window, names: Names) -> model.Window:
        offers = []
        for offer in node.offers:
            try:
                offers.append(self._offer(offer, names.inside()))
            except Unresolved:
                continue
        start = self.thing(node.start, names, "player") if node.start is not None else None
        return model.Window(node.span, tuple(offers), node.once is not None, start)

    def _offer(self, node: nodes.Offer | nodes.MayDo, names: Names) -> model.Offer:
        who = self._pattern(node.who, names)
        doer = who
        name = "doer"
        if isinstance(who, model.Those):
            if who.determiner not in ("each", "each other", "any"):
                raise self.wrong("E306", "who is asked?", who.span, f"write 'each {who.kind} as NAME may ...'")
            name = who.candidate
            names.local[name] = (Type("thing", who.kind), False)
            doer = model.Local(who.span, name, Type("thing", who.kind))
        verb, arguments = self._form(node.verb, doer, node.arguments, names, False)
        return model.Offer(node.span, who, name, verb.key, arguments)

    def _do_grant(self, node: nodes.Grant, names: Names) -> model.Grant:
        who = self._pattern(node.who, names)
        inner = names.inside()
        inner.this = self.type_of(who).of
        abilities = tuple(
            self.ability(a, inner, "") for a in node.abilities if not isinstance(a, nodes.Modify | nodes.Cannot)
        )
        duration = self._duration(node.duration, names)
        assert duration is not None
        return model.Grant(node.span, who, abilities, duration)

    def _do_delayed(self, node: nodes.Delayed, names: Names) -> model.Listen:
        inner = names.inside()
        event = self.event(node.event.event, inner)
        ability = model.Ability(node.span, "when", self.block(node.body, inner), event)
        duration = self._duration(node.duration, names)
        assert duration is not None
        return model.Listen(node.span, ability, duration)

    def _do_beginscope(self, node: nodes.BeginScope, names: Names) -> model.ScopeEdge:
        return model.ScopeEdge(node.span, node.scope.text, "starts")

    def _do_endscope(self, node: nodes.EndScope, names: Names) -> model.ScopeEdge:
        return model.ScopeEdge(node.span, node.scope.text, "ends")

    def _do_endgame(self, node: nodes.EndGame, names: Names) -> model.EndGame:
        return model.EndGame(node.span, node.result.text)

    # -- set-up and scenarios

    def _do_put(self, node: nodes.Put, names: Names) -> Any:
        zone = self.zone(node.zone, names)
        made: list[model.Put] = []
        for item in node.items:
            kind = self.cards.get(item.word.text) or self._local_cards.get(item.word.text)
            if kind is None:
                known = [*self.cards, *self._local_cards]
                raise self.wrong(
                    "E120", f"there is no card '{item.word.text}'", item.word.span, did_you_mean(item.word.text, known)
                )
            number = model.Number(item.span, item.number.number) if item.number is not None else None
            called = tuple(w.text for w in item.names.words) if item.names is not None else (item.word.text,)
            for name in called:
                names.local[name] = (Type("thing", kind), False)
            having = None
            if node.having is not None:
                found = self.model.property_of(kind, node.having.property.text)
                if found is None or found.sort != "state":
                    raise self.wrong("E113", f"{one(kind)} has no '{node.having.property.text}'", node.having.span)
                value = self.expression(node.having.value, names, found.type)
                self.must_be(value, found.type, node.having.value.span)
                having = (found, value)
            made.append(model.Put(item.span, item.word.text, zone, number, called, having))
        if len(made) == 1:
            return made[0]
        return model.If(node.span, model.And(node.span, ()), tuple(made))

    def _do_putevery(self, node: nodes.PutEvery, names: Names) -> model.PutEvery:
        kind = self.vocabulary.kinds.get(node.kind.text, node.kind.text)
        adjectives = tuple(self._adjective(word, kind) for word in node.values)
        self._candidates += 1
        what = model.Those(node.span, kind, "each", adjectives, candidate=f"it{self._candidates}")
        if node.where is not None:
            what = replace(what, where=self.condition(node.where, self._with_candidate(names, what)))
        copies = None
        if node.copies is not None:
            copies = self.model.property_of(kind, node.copies.text)
            if copies is None or copies.type != NUMBER:
                raise self.wrong("E113", f"{one(kind)} has no number '{node.copies.text}'", node.copies.span)
        return model.PutEvery(node.span, what, self.zone(node.zone, names), copies)

    def scenario(self, node: nodes.Scenario) -> model.Scenario:
        """A scenario: cards of its own, then statements and what must be true after them."""
        names = Names(seats=True, you="")
        players = 0
        cards: list[model.Card] = []
        body: list[Any] = []
        self._local_cards = {}
        for part in node.parts:
            for line in part.lines if isinstance(part, nodes.Given | nodes.ThenPart) else part.body:
                try:
                    if isinstance(line, nodes.Players):
                        players = line.least.number
                    elif isinstance(line, nodes.LocalCard):
                        card = self.card(line)
                        cards.append(card)
                        self._local_cards[card.id] = card.kind
                    elif isinstance(line, nodes.Expect):
                        body.append(model.Expect(line.span, self.condition(line.condition, names), self._text(line)))
                    elif isinstance(line, nodes.ExpectCannot):
                        body.append(self._expect_cannot(line, names))
                    else:
                        body.append(self._effect(line, names))
                except Unresolved:
                    self._forget(line, names)
        self._local_cards = {}
        return model.Scenario(node.span, node.id.text, node.title.text.strip('"'), players, tuple(cards), tuple(body))

    def _expect_cannot(self, node: nodes.ExpectCannot, names: Names) -> model.ExpectCannot:
        subject = self.expression(node.subject, names)
        verb, arguments = self._form(node.verb, subject, node.arguments, names, True)
        return model.ExpectCannot(node.span, model.Event(node.span, verb.key, arguments), self._text(node))

    def _text(self, node: nodes.Node) -> str:
        """The line as its author wrote it, for a readable failure."""
        return strip_comment(self.source.line(node.span.line)).strip()

    def _do_runstep(self, node: nodes.RunStep, names: Names) -> model.RunStep:
        who = self.thing(node.who, names, "player") if node.who is not None else model.Current(node.span, self.player)
        return model.RunStep(node.span, node.step.text, who)

    def _do_answer(self, node: nodes.Answer, names: Names) -> model.Answer:
        value = node.value
        if isinstance(value, nodes.Word):
            if value.sort == "PASS":
                return model.Answer(node.span, node.name.text, None, "pass")
            if value.sort == "NUMBER":
                return model.Answer(node.span, node.name.text, model.Number(node.span, value.number))
            return model.Answer(node.span, node.name.text, self.value(value))
        words = value.words
        verb = ""
        if len(words) == 2:
            verbs = self.verbs_of(words[0])
            verb = verbs[0].key if verbs else ""
        found = self._name(words[-1], names)
        return model.Answer(node.span, node.name.text, found, verb)


_SPOKEN_FOR = frozenset(
    "a an all and another any are as at by current each half if in is item mark no not nothing of or other owner seat"
    " size the this to where with you beginning".split()
)
"""Words that would be read as something else where a name is used."""


def _a_class(classes: set[str]) -> str:
    return "a property" if "PROP" in classes else "a kind" if "KIND" in classes else "a value"


def _another(word: str) -> str:
    return f"choose another name, such as 'the_{word}'"


def _phrase(what: model.Those) -> str:
    return " ".join([what.determiner or "a", *(a.word for a in what.adjectives), what.kind])


def _plural(resolver: Resolver, what: model.Those) -> str:
    kind = resolver.model.kinds.get(what.kind)
    return " ".join([*(a.word for a in what.adjectives), kind.plural if kind else what.kind])
