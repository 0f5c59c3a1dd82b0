"""The second pass: declared names and syntax trees in, the whole `Model` and what is wrong with it out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from ombre.dsl import nodes
from ombre.dsl.diagnostics import Diagnostic, did_you_mean
from ombre.dsl.parser import Parsed, strip_comment
from ombre.dsl.source import Source, Span
from ombre.dsl.vocabulary import Vocabulary, one

from . import model
from .declare import TABLE, Declarations
from .model import NUMBER, Model, Property, Type
from .phrases import SEAT, Names, Unresolved
from .tables import Tables


def resolve(parsed: Sequence[Parsed], vocabulary: Vocabulary) -> tuple[Model, list[Diagnostic]]:
    """Give the files of a game (base first, then expansions) their meaning."""
    declared = Declarations(vocabulary.hints)
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
    declared.inherited()
    for file in parsed:
        for node in file.declarations:
            match node:
                case nodes.Verb():
                    declared.verb(node)
                case nodes.Rule() | nodes.RuleBlock():
                    declared.claim("rule", node.name.text, node.name.span)
                case nodes.Flow():
                    for item in node.items:
                        if isinstance(item, nodes.Step):
                            declared.claim("step", item.name.text, item.name.span)
                case nodes.Card():
                    declared.claim("card", node.id.text, node.id.span)
                case nodes.Scenario():
                    declared.claim("scenario", node.id.text, node.id.span)
                case nodes.Worth():
                    declared.owners.setdefault(("worth", vocabulary.kind(node.kind.text)), node.span)
    for file in parsed:
        for node in file.declarations:
            match node:
                case nodes.Replacement(declaration=nodes.Verb() as verb):
                    declared.verb(verb, True)
                case nodes.Replacement(declaration=nodes.Card() as card):
                    declared.replace("card", card.id.text, card.id.span)
                case nodes.Replacement(declaration=nodes.Derived() as derived):
                    declared.replace_derived(TABLE, derived.name)
                case nodes.Extend():
                    for line in node.lines:
                        if isinstance(line, nodes.Replaces):
                            declared.replace_derived(vocabulary.kinds[node.kind.text], line.derived.name)
                case nodes.Replacement(declaration=nodes.Worth() as worth):
                    declared.replace("worth", vocabulary.kind(worth.kind.text), worth.kind.span)
                case nodes.Replacement(declaration=rule):
                    declared.replace("rule", rule.name.text, rule.name.span)
                case nodes.ReplaceStep():
                    declared.replace("step", node.name.text, node.name.span)
                case nodes.Removal():
                    sort = node.element.word.text if node.element.word.sort in ("RULE", "STEP") else "card"
                    declared.replace(sort, node.name.text, node.name.span)
    resolver = Resolver(declared, vocabulary)
    resolver.paying(parsed)
    resolver.derived_types(parsed)
    resolver.card_names(parsed)
    files = tuple(resolver.file(file) for file in parsed)
    known = declared.model
    known.files = files
    return known, declared.found + resolver.found


class Resolver(Tables):
    """Resolves the bodies of one game's declarations."""

    def __init__(self, declared: Declarations, vocabulary: Vocabulary):
        super().__init__(declared.model, vocabulary)
        self.declared = declared
        self.you_refers = declared.you_refers
        self.cards: dict[str, str] = {}  # id -> kind, of every printed card
        self._steps: dict[str, nodes.Flow] = {}  # the flow that has a step
        self.source = Source("", "")
        self._twice = False
        self._local_cards: dict[str, str] = {}  # of the scenario that is being read

    # -- files

    def paying(self, parsed: Iterable[Parsed]) -> None:
        """The verb that costs are paid by: somebody pays a number."""
        for line in (node for file in parsed for node in file.declarations if isinstance(node, nodes.Paying)):
            fitting = [v for v in self.verbs_of(line.verb) if [r.type.tag for r in v.roles] == ["thing", "number"]]
            if fitting and self.model.is_a(fitting[0].roles[0].type.of, "player"):
                self.model.pays = fitting[0].key
            else:
                help = "declare it as 'verb who:PLAYER VERB amount:number'"
                self.note("E125", f"'{line.verb.text}' cannot pay: a player pays a number", line.verb.span, help)

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
                            elif isinstance(line, nodes.Replaces):
                                self._derived(owner, line.derived)
                    elif isinstance(node, nodes.Replacement) and isinstance(node.declaration, nodes.Derived):
                        self._derived(TABLE, node.declaration)
            del self.found[before:]  # said again, in its place, by kind_lines

    def _owner(self, node: nodes.Kind | nodes.Extend) -> str:
        return node.name.text if isinstance(node, nodes.Kind) else self.vocabulary.kinds[node.kind.text]

    def _derived(self, owner: str, line: nodes.Derived) -> model.Derived | None:
        known = self.model.properties.get((owner, line.name.text))
        if known is None or known.sort != "derived":
            return None  # there is nothing to replace
        try:
            value = self.expression(line.value, Names(this=owner))
            if known.type.tag != "unknown":
                self.must_be(value, known.type, line.value.span, f"'{known.name}'")
        except Unresolved:
            return None
        found = replace(known, type=known.type if known.type.tag != "unknown" else self.type_of(value))
        self.model.properties[owner, line.name.text] = found
        return model.Derived(line.span, found, value)

    def card_names(self, parsed: Iterable[Parsed]) -> None:
        """Every printed card's id and kind; an id is used once in a game and its expansions."""
        for file in parsed:
            for node in file.declarations:
                card = node.declaration if isinstance(node, nodes.Replacement) else node
                if isinstance(card, nodes.Card):
                    self.cards[card.id.text] = self.vocabulary.kinds[card.kind.text]
                elif isinstance(node, nodes.ReplaceStep):
                    self.steps.update(item.name.text for item in node.steps if isinstance(item, nodes.Step))
                elif isinstance(node, nodes.Flow):
                    self.flows.add(node.name.text)
                    self.steps.update(item.name.text for item in node.items if isinstance(item, nodes.Step))
                    self._steps |= {i.name.text: node for i in node.items if isinstance(i, nodes.Step)}

    def file(self, parsed: Parsed) -> model.File:
        """Resolve one file."""
        self.source = parsed.source
        made: dict[str, list[Any]] = {}
        single: dict[str, Any] = {}
        for node in parsed.declarations:
            self.misnamed.clear()
            self.card_id = ""
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
                    elif isinstance(line, nodes.Option) and line.name.text in self.model.options:
                        add("options", self.model.options[line.name.text])
                single["table"] = self.kind_lines(TABLE, "card", node.lines or (), node.span, False)
            case nodes.Paying():
                single["pays"] = self.model.pays
            case nodes.PacketsOrder():
                single["packets_from"] = self.thing(node.start, Names(), "player")
            case nodes.TriggersOrder():
                single["triggers_by"] = self.thing(node.who, Names(), "player")
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
                more = self.kind_lines(base.name, base.base, node.lines, node.span, True)
                self.model.kinds[base.name] = replace(
                    base, you=more.you or base.you, begins=more.begins or base.begins, asks=more.asks or base.asks
                )
                add("kinds", more)
            case nodes.Verb():
                add("verbs", self.verb(node))
            case nodes.Setup():
                single["setup"] = single.get("setup", ()) + self.block(node.body, Names(turn=False))
            case nodes.Seats():
                single["seats"] = single.get("seats", ()) + self.block(node.body, Names(turn=False))
            case nodes.Flow():
                add("flows", self.flow(node))
            case nodes.Rule(ability=nodes.Invariant() as invariant):
                condition = self.condition(invariant.condition, Names())
                add("invariants", model.Invariant(node.span, condition, node.name.text))
            case nodes.Rule():
                add("rules", self.ability(node.ability, Names(), node.name.text))
            case nodes.RuleBlock():
                for line in node.lines:
                    body = (self.statement(line, Names()),)
                    add("rules", model.Ability(node.span, "static", body, name=node.name.text))
            case nodes.Trigger() | nodes.While() | nodes.Whenever():
                add("rules", self.ability(node, Names(), ""))
            case nodes.Modify() | nodes.Cannot() | nodes.Grant() | nodes.LosesText():
                body = (self.statement(node, Names()),)
                add("rules", model.Ability(node.span, "static", body))
            case nodes.Invariant():
                add("invariants", model.Invariant(node.span, self.condition(node.condition, Names())))
            case nodes.Worth():
                add("worths", self._worth(node))
            case nodes.Card():
                card = self.card(node)
                self.model.cards[card.id] = card
                add("cards", card)
            case nodes.Scenario():
                add("scenarios", self.scenario(node))
            case nodes.Replacement(declaration=inner):
                match inner:
                    case nodes.Verb():
                        add("removed", model.Removed(node.span, "verb", self.declared.verbs[inner.span].key))
                    case nodes.Card():
                        add("removed", model.Removed(node.span, "card", inner.id.text))
                    case nodes.Derived():
                        single["table"] = self._with_derived(single.get("table"), inner)
                        return
                    case nodes.Worth():
                        add("removed", model.Removed(node.span, "worth", self.vocabulary.kind(inner.kind.text)))
                    case _:
                        add("removed", model.Removed(node.span, "rule", inner.name.text))
                self._declaration(inner, made, single)
            case nodes.Removal():
                sort = node.element.word.text if node.element.word.sort in ("RULE", "STEP") else "card"
                add("removed", model.Removed(node.span, sort, node.name.text))
            case nodes.ReplaceStep():
                flow = self._steps.get(node.name.text)
                if flow is None:
                    raise Unresolved(node.name.text)
                items = self.flow(replace(flow, items=node.steps)).items
                add("steps", model.ReplacedStep(node.span, node.name.text, flow.name.text, items))
            case _:
                raise self.wrong("E002", "this cannot stand in the first column", node.span)

    def _with_derived(self, table: model.Kind | None, line: nodes.Derived) -> model.Kind:
        """What a file says of the table, with one property more."""
        more = self.kind_lines(TABLE, "card", (line,), line.span, False)
        return more if table is None else replace(table, derived=(*table.derived, *more.derived))

    def _worth(self, node: nodes.Worth) -> model.Worth:
        """A part of what a position is worth to a player."""
        kind = self.vocabulary.kind(node.kind.text)
        if not self.model.is_a(kind, "player"):
            help = f"write 'worth of {self.player} is ...'"
            raise self.wrong(
                "E202", f"a position is worth something to a player, not to {one(kind)}", node.kind.span, help
            )
        names = Names(this=kind, you=kind, after=True)
        condition = self.condition(node.condition, names) if node.condition is not None else None
        return model.Worth(node.span, kind, self.amount(node.amount, names), condition)

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
        you = None
        asks: tuple[Any, ...] = ()
        begins = False
        for line in lines:
            try:
                match line:
                    case nodes.Has():
                        states.append(self._state(name, line))
                    case nodes.Fact():
                        facts.append(model.FactDeclaration(line.span, self.model.properties[name, line.name.text]))
                    case nodes.Derived():
                        if (known := self._derived(name, line)) is not None:
                            derived.append(known)
                    case nodes.Replaces():
                        if (known := self._derived(name, line.derived)) is not None:
                            derived.append(known)
                    case nodes.Zones():
                        zones.extend(self._zone(name, zone) for zone in line.zones)
                    case nodes.TableForm():
                        slots.append(line.name.text)
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
                    case nodes.Asks():
                        if name not in self.model.kinds or not self.model.is_a(base, self.model.player):
                            help = f"only a kind below '{self.model.player}' has no seat"
                            raise self.wrong("E312", f"nobody is asked for {one(name)}", line.span, help)
                        asked = [line.value] if line.otherwise is None else [line.value, line.otherwise]
                        asks = tuple(self.thing(one, Names(this=name), "player") for one in asked)
            except Unresolved:
                continue
        many = self.model.kinds[name].plural if name in self.model.kinds else ""
        return model.Kind(
            span, name, base, many, tuple(states), tuple(facts), tuple(derived), tuple(zones), tuple(slots), you,
            begins, extends, asks,
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
        per = self.model.properties[owner, zone.name.text].per
        if per not in self.model.values and per and not self.model.is_a(per, "player"):
            help = "a zone stands once for each player, or for each word of a list of values"
            self.note("E103", f"there cannot be a zone for each {per}", zone.per.span, help)
        return model.Zone(zone.span, owner, zone.name.text, sight, live, per)

    def verb(self, node: nodes.Verb) -> model.Verb:
        """A verb with its body: the roles are its names, and there is no `this` and no `you`."""
        roles = [node.subject, *(f.role if isinstance(f, nodes.Field) else f for f in node.fields)]
        found = self.declared.verbs.get(node.span)
        if found is None:
            raise Unresolved(node.word.text)  # the second of two with one form: said already
        names = Names()
        for role, declared in zip(roles, found.roles, strict=True):
            self._declare(role.name, declared.type, False, names)
        verb = replace(found, body=self.block(node.body or (), names))
        if self.model.verbs[verb.key].span == node.span:
            self.model.verbs[verb.key] = verb  # else an expansion has replaced it
        return verb

    def flow(self, node: nodes.Flow) -> model.Flow:
        """A round, a turn: its steps, cut where a window stands."""
        names = Names(you=self.vocabulary.kinds.get(node.of.text, "") if node.of else "")
        items: list[model.Step | model.Turns] = []
        for item in node.items:
            if isinstance(item, nodes.Turns):
                self.called(item.flow, "flow", self.flows)
                kind = self.vocabulary.kinds[item.kind.text]
                if not self.model.is_a(kind, "player"):
                    raise self.wrong("E202", f"players take turns, and {one(kind)} is none", item.kind.span)
                start = self.thing(item.start, names, "player")
                items.append(self._turns(item, kind, start, names))
            else:
                items.append(self._step(item, names))
        of = names.you
        return model.Flow(node.span, node.name.text, of, node.repeats is not None, tuple(items))

    def _turns(self, node: nodes.Turns, kind: str, start: Any, names: Names) -> model.Turns:
        self._candidates += 1
        candidate = node.name.text if node.name is not None else f"it{self._candidates}"
        where = None
        if node.where is not None:
            who = model.Those(node.span, kind, "each", candidate=candidate)
            where = self.condition(node.where, self._with_candidate(names, who))
        return model.Turns(node.span, node.flow.text, kind, start, where, candidate)

    def _step(self, node: nodes.Step, names: Names) -> model.Step:
        """A step, cut at its windows: no name is known on the other side of one."""
        parts: list[tuple[Any, ...] | model.Window] = []
        stretch: list[Any] = []
        for part in (*node.body, None):
            if part is not None and not isinstance(part, nodes.Window):
                stretch.append(part)
                continue
            if stretch:
                inner = names.inside()
                parts.append(self.block(stretch, inner))
                names = replace(names, gone=names.gone | (inner.local.keys() - names.local.keys()))
                stretch = []
            if part is not None:
                parts.append(self.statement(part, names.inside()))
        return model.Step(node.span, node.name.text, tuple(parts))

    # -- cards

    def card(self, node: nodes.Card | nodes.LocalCard) -> model.Card:
        """A card: its facts and its abilities."""
        self._must_be_card(node)
        self._twice, self.card_id = False, node.id.text
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
        lines: list[Any] = list(node.lines or ())
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
        if isinstance(line, nodes.Table):
            return replace(self.table(line, names), host=kind)
        if isinstance(line, nodes.Slot):
            slots = [s for k, own in self.declared.slots.items() if self.model.is_a(kind, k) for s in own]
            if line.slot.text not in slots:
                has = f"its slots are: {', '.join(slots)}" if slots else "it has none: write 'when ...:'"
                help = did_you_mean(line.slot.text, slots) or has
                raise self.wrong("E118", f"{one(kind)} has no slot '{line.slot.text}'", line.slot.span, help)
            for printed in line.facts:
                self._fact(kind, printed, facts, line.slot.text)
        if isinstance(line, nodes.Modify | nodes.Cannot | nodes.Grant | nodes.LosesText):
            return model.Ability(line.span, "static", (self.statement(line, names),), host=kind)
        return replace(self.ability(line, names, ""), host=kind)

    # -- set-up and scenarios

    def _do_put(self, node: nodes.Put, names: Names) -> Any:
        zone = self.zone(node.zone, names)
        made: list[model.Put] = []
        items = list(node.items)
        while items:
            item = items.pop(0)
            kind = self._local_cards.get(item.word.text) or self.cards.get(item.word.text)
            if kind is None:
                if item.word.text in names.local:
                    help = f"what is on the table already is moved: 'move {item.word.text} to ...'"
                    raise self.wrong("E120", f"'{item.word.text}' is no card's id", item.word.span, help)
                known = [*self.cards, *self._local_cards]
                raise self.wrong(
                    "E120", f"there is no card '{item.word.text}'", item.word.span, did_you_mean(item.word.text, known)
                )
            number = model.Number(item.span, item.number.number) if item.number is not None else None
            called: tuple[str, ...] = (item.word.text,)
            if item.name is not None:
                called = tuple(self._call(word, kind, names) for word in self._called(item, items))
            else:
                names.local[item.word.text] = (Type("thing", kind), False)
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

    def _called(self, item: nodes.PutItem, rest: list[Any]) -> list[nodes.Word]:
        """The names of the copies: `CARD 2 as k1, k2` reads as many as there are copies."""
        found = [item.name]
        copies = item.number.number if item.number is not None else 1
        while len(found) < copies and rest and rest[0].number is None and rest[0].name is None:
            found.append(rest.pop(0).word)
        if len(found) != copies:
            help = "name each copy, with commas between the names, or leave 'as' out"
            raise self.wrong("E126", f"{copies} copies need {copies} names, here is {len(found)}", item.span, help)
        return found

    def _call(self, word: nodes.Word, kind: str, names: Names) -> str:
        return self._declare(word, Type("thing", kind), False, names)

    def _do_allpass(self, node: nodes.AllPass, names: Names) -> model.AllPass:
        return model.AllPass(node.span)

    def _do_putevery(self, node: nodes.PutEvery, names: Names) -> model.PutEvery:
        kind = self.vocabulary.kind(node.kind.text)
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
        names = Names(seats=True, you="", after=True)
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
                    elif isinstance(line, nodes.ExpectOffered | nodes.ExpectNotOffered):
                        options = tuple(self._answer(line, line.name.text, value, names) for value in line.values)
                        negated = isinstance(line, nodes.ExpectNotOffered)
                        text = self._text(line)
                        body.append(model.ExpectOffered(line.span, line.name.text, options, negated, text))
                    elif isinstance(line, nodes.ExpectRefused):
                        body.append(model.ExpectRefused(line.span, self._text(line)))
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
        self.called(node.step, "step", self.steps)
        who = self.thing(node.who, names, "player") if node.who is not None else model.Current(node.span, self.player)
        return model.RunStep(node.span, node.step.text, who)

    def _do_runflow(self, node: nodes.RunFlow, names: Names) -> model.RunFlow:
        self.called(node.flow, "flow", self.flows)
        who = self.thing(node.who, names, "player") if node.who is not None else model.Current(node.span, self.player)
        return model.RunFlow(node.span, node.flow.text, who)

    def _do_runsetup(self, node: nodes.RunSetup, names: Names) -> model.RunSetup:
        cards = {**self.cards, **self._local_cards}
        begins = [card for card, kind in cards.items() if kind in self.model.beginnings]
        if node.beginning.text not in begins:
            help = did_you_mean(node.beginning.text, begins) or f"there is: {', '.join(begins)}"
            raise self.wrong("E120", f"nothing begins with '{node.beginning.text}'", node.beginning.span, help)
        return model.RunSetup(node.span, node.beginning.text, tuple(map(self._setting, node.settings)))

    def _setting(self, node: nodes.Setting) -> tuple[str, int | str]:
        """An option and what it is set to."""
        name, value = node.option.text, node.value
        option = self.model.options.get(name)
        if option is None:
            help = did_you_mean(name, self.model.options) or f"there is: {', '.join(self.model.options) or 'none'}"
            raise self.wrong("E124", f"'{name}' is no option of this game", node.option.span, help)
        if option.property.type.tag == "value":
            words = self.words_of(option.property.type.of)
            if value.text not in words:
                raise self.wrong(
                    "E124", f"'{name}' cannot be {value.text}", value.span, f"it is one of: {', '.join(words)}"
                )
            return name, value.text
        if value.sort != "NUMBER" or (option.most is not None and value.number > option.most):
            help = "it is a number" + ("" if option.most is None else f" from 0 to {option.most}")
            raise self.wrong("E124", f"'{name}' cannot be {value.text}", value.span, help)
        return name, value.number

    def _do_answer(self, node: nodes.Answer, names: Names) -> model.Answer:
        return self._answer(node, node.name.text, node.value, names)

    def _do_answers(self, node: nodes.Answers, names: Names) -> model.Answer:
        who = self.thing(node.who, names, "player")
        return replace(self._answer(node, node.name.text, node.value, names), who=who)

    def _answer(self, node: nodes.Node, name: str, value: Any, names: Names) -> model.Answer:
        """What is answered, or offered: a word of the language, a number, a value, a thing, a verb with a thing."""
        if isinstance(value, nodes.Word):
            if value.sort == "PASS":
                return model.Answer(node.span, name, None, "pass")
            if value.sort == "NUMBER":
                return model.Answer(node.span, name, model.Number(node.span, value.number))
            return model.Answer(node.span, name, self.value(value))
        words = value.words
        word = words[0].text
        if len(words) == 1 and word not in names.local and (word in ("yes", "no") or word in self.cards):
            return model.Answer(node.span, name, None, word)  # a card that the set-up has put somewhere
        if name == "one" and len(words) == 1 and word not in names.local and not SEAT.match(word):
            return model.Answer(node.span, name, None, word)  # an alternative by its name
        verb = ""
        if len(words) == 2:
            verbs = self.verbs_of(words[0])
            verb = verbs[0].key if verbs else ""
        return model.Answer(node.span, name, self._name(words[-1], names), verb)
