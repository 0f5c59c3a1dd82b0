"""The second pass: declared names and syntax trees in, the whole `Model` and what is wrong with it out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ombre.dsl import nodes
from ombre.dsl.diagnostics import Diagnostic, did_you_mean, tr
from ombre.dsl.parser import Parsed
from ombre.dsl.source import Span
from ombre.dsl.vocabulary import Vocabulary, one

from . import model
from .abilities import LIVE
from .declare import TABLE, Declarations
from .model import NUMBER, Model, Type
from .overlays import ELEMENTS, Overlays
from .phrases import UNKNOWN, Names, Unresolved
from .scenarios import Scenarios
from .tables import with_cell


def resolve(
    parsed: Sequence[Parsed], vocabulary: Vocabulary, sets: Mapping[str, str] | None = None
) -> tuple[Model, list[Diagnostic]]:
    """Give the files of a game (base first, then expansions) their meaning. sets: which set each file belongs to."""
    declared = Declarations(vocabulary.hints)
    declared.kind_names(parsed)
    for file in parsed:
        for node in file.declarations:
            match node:
                case nodes.Kind():
                    declared.properties(node.name.text, node.lines or ())
                case nodes.Extend():
                    declared.properties(vocabulary.kinds[node.kind.text], node.lines)
                case nodes.Game() | nodes.ExtendGame():
                    declared.properties(TABLE, node.lines or ())
    declared.inherited()
    Overlays(declared, vocabulary, sets or {}).read(parsed)
    resolver = Resolver(declared, vocabulary)
    resolver.paying(parsed)
    resolver.derived_types(parsed)
    resolver.card_names(parsed)
    files = tuple(resolver.file(file) for file in parsed)
    known = declared.model
    known.files = files
    return known, declared.found + resolver.found


class Resolver(Scenarios):
    """Resolves the bodies of one game's declarations."""

    def __init__(self, declared: Declarations, vocabulary: Vocabulary):
        super().__init__(declared, vocabulary)
        self.you_refers = declared.you_refers
        self._steps: dict[str, nodes.Flow] = {}  # the flow that has a step
        self._between_flow = ""  # what a player goes through between games

    # -- files

    def paying(self, parsed: Iterable[Parsed]) -> None:
        """The verb that costs are paid by: somebody pays a number."""
        for line in (node for file in parsed for node in file.declarations if isinstance(node, nodes.Paying)):
            fitting = [v for v in self.verbs_of(line.verb) if [r.type.tag for r in v.roles] == ["thing", "number"]]
            if fitting and self.model.is_a(fitting[0].roles[0].type.of, "player"):
                self.model.pays = fitting[0].key
            else:
                help = tr("declare it as 'verb who:PLAYER VERB amount:number'")
                self.note("E125", tr("'{0}' cannot pay: a player pays a number", line.verb.text), line.verb.span, help)

    def derived_types(self, parsed: Iterable[Parsed]) -> None:
        """Types of derived properties, which may speak of each other: twice round settles a chain."""
        for _ in range(2):
            before = len(self.found)
            for file in parsed:
                for node in file.declarations:
                    if isinstance(node, nodes.Game | nodes.ExtendGame | nodes.Kind | nodes.Extend):
                        owner = TABLE if isinstance(node, nodes.Game | nodes.ExtendGame) else self._owner(node)
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
                    steps = [item.name.text for item in node.steps if isinstance(item, nodes.Step)]
                    self.steps.update(steps)
                    if node.name.text in self._steps:
                        self._steps |= dict.fromkeys(steps, self._steps[node.name.text])
                elif isinstance(node, nodes.Deck):
                    self.deck_name(node)
                elif isinstance(node, nodes.SetupPart):
                    self.setups.add(node.name.text)
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
            case nodes.Game() | nodes.ExtendGame():
                if isinstance(node, nodes.Game):
                    single["game"] = node.name.text
                for line in node.lines or ():
                    if isinstance(line, nodes.Players):
                        most = (line.most or line.least).number
                        single["players"] = (line.least.number, most)
                    elif isinstance(line, nodes.Scopes):
                        single["scopes"] = single.get("scopes", ()) + tuple(w.text for w in line.names)
                self._options(node.lines or (), add)
                self._of_table(node.lines or (), node.span, single)
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
                self._options(node.lines or (), add)
            case nodes.Extend():
                if self._owner(node) not in self.model.kinds:
                    raise self.wrong(
                        "E103", tr("there is no kind '{0}' that could be extended", node.kind.text), node.kind.span
                    )
                base = self.model.kinds[self._owner(node)]
                more = self.kind_lines(base.name, base.base, node.lines, node.span, True)
                self.model.kinds[base.name] = replace(
                    base, you=more.you or base.you, begins=more.begins or base.begins, asks=more.asks or base.asks
                )
                add("kinds", more)
                self._options(node.lines, add)
            case nodes.Verb():
                add("verbs", self.verb(node))
            case nodes.Setup():
                add("setup", model.SetupPart(node.span, "", self.block(node.body, Names(turn=False))))
            case nodes.SetupPart():
                add("setup", model.SetupPart(node.span, node.name.text, self.block(node.body, Names(turn=False))))
            case nodes.Seats():
                single["seats"] = single.get("seats", ()) + self.block(node.body, Names(turn=False))
            case nodes.Between():
                add("between", self._between(node))
            case nodes.Flow():
                add("flows", self.flow(node))
            case nodes.Rule(ability=nodes.Invariant() as invariant):
                condition = self.condition(invariant.condition, Names())
                add("invariants", model.Invariant(node.span, condition, node.name.text))
            case (
                nodes.Rule() | nodes.RuleBlock() | nodes.Trigger() | nodes.While() | nodes.Whenever()
                | nodes.Modify() | nodes.Cannot() | nodes.CannotAct() | nodes.Grant() | nodes.LosesText()
            ):  # fmt: skip
                for rule in self.abilities(node, Names()):
                    add("rules", rule)
            case nodes.Invariant():
                add("invariants", model.Invariant(node.span, self.condition(node.condition, Names())))
            case nodes.Worth():
                add("worths", self._worth(node))
            case nodes.Idiom():
                add("idioms", self._idiom(node))
            case nodes.Card():
                card = self.card(node)
                self.model.cards[card.id] = card
                add("cards", card)
            case nodes.Deck():
                add("decks", self.deck(node))
            case nodes.Scenario():
                add("scenarios", self.scenario(node))
            case nodes.Replacement(declaration=inner):
                match inner:
                    case nodes.Verb():
                        add("removed", model.Removed(node.span, "verb", self.declared.verbs[inner.span].key))
                    case nodes.Card():
                        add("removed", model.Removed(node.span, "card", inner.id.text))
                    case nodes.Derived():
                        self._of_table((inner,), inner.span, single)
                        return
                    case nodes.SetupPart():
                        body = self.block(inner.body, Names(turn=False))
                        add("setup", model.SetupPart(node.span, inner.name.text, body, True))
                        return
                    case nodes.Scenario():
                        add("removed", model.Removed(node.span, "scenario", inner.id.text))
                    case nodes.Worth():
                        add("removed", model.Removed(node.span, "worth", self.vocabulary.kind(inner.kind.text)))
                    case _:
                        for name in self.declared.gone.get(inner.name.span, ()):
                            add("removed", model.Removed(node.span, "rule", name))
                            if name != inner.name.text:  # where it stands is said anew
                                self._holds.pop(name, None)
                self._declaration(inner, made, single)
            case nodes.Removal():
                sort = node.element.word.text if node.element.word.sort in ELEMENTS else "card"
                for name in self.declared.gone.get(node.name.span, (node.name.text,)):
                    add("removed", model.Removed(node.span, sort, name))
            case nodes.RemoveTable():
                add("removed", model.Removed(node.span, "table", f"{node.slot.text} of {node.card.text}"))
            case nodes.ReplaceTable() | nodes.ReplaceCell():
                add("tables", self._other_table(node))
            case nodes.ReplaceStep():
                flow = self._steps.get(node.name.text)
                if flow is None:
                    raise Unresolved(node.name.text)
                items = self.flow(replace(flow, items=node.steps)).items
                add("steps", model.ReplacedStep(node.span, node.name.text, flow.name.text, items))
            case nodes.Slot():
                raise self.wrong("E002", tr("a slot stands on a card"), node.span, tr("indent it below one"))
            case _:
                raise self.wrong("E002", tr("this cannot stand in the first column"), node.span)

    def _between(self, node: nodes.Between) -> model.Between:
        """What players keep between games. It is read from a game that is over, and written into one that begins."""
        kept: list[model.Property] = []
        for word in node.kept or ():
            found = self.model.property_of(self.model.player, word.text)
            if found is None:
                names = [name for owner, name in self.model.properties if owner == self.model.player]
                help = did_you_mean(word.text, names) or tr("name properties and zones of {0}", self.model.player)
                self.note("E113", tr("'{0}' is no property of {1}", word.text, self.model.player), word.span, help)
                continue
            if found in kept:
                self.note("E128", tr("'{0}' is kept already", word.text), word.span, tr("name it once"))
            elif found.sort not in ("state", "zone"):
                help = (
                    tr("keep what it is worked out from")
                    if found.sort == "derived"
                    else tr("keep what it is written to")
                )
                self.note("E128", tr("'{0}' does not change in play, so it cannot be kept", word.text), word.span, help)
            elif found.type.tag == "thing" or (found.per and found.per not in self.model.values):
                help = tr("keep numbers, words of a list, and zones")
                self.note(
                    "E128", tr("'{0}' speaks of things that are gone in the next game", word.text), word.span, help
                )
            else:
                kept.append(found)
        flow = ""
        if node.flow is not None:
            flow = node.flow.text
            self.called(node.flow, "flow", self.flows)
            if self._between_flow:
                help = tr("let one flow do it all")
                self.note("E128", tr("'{0}' runs between games already", self._between_flow), node.flow.span, help)
            self._between_flow = flow
        return model.Between(node.span, flow, tuple(kept), self.block(node.body or (), Names(turn=False)))

    def _options(self, lines: Iterable[Any], add: Callable[[str, Any], None]) -> None:
        """What a game, or each player, is started with."""
        for line in lines:
            if isinstance(line, nodes.Option) and line.name.text in self.model.options:
                add("options", self.model.options[line.name.text])

    def _of_table(self, lines: Sequence[Any], span: Span, single: dict[str, Any]) -> None:
        """Some lines more of what a file says of the table."""
        more = self.kind_lines(TABLE, "card", lines, span, False)
        table = single.get("table")
        if table is not None:
            parts = {name: (*getattr(table, name), *getattr(more, name)) for name in ("states", "derived", "zones")}
            more = replace(table, **parts)
        single["table"] = more

    def _other_table(self, node: nodes.ReplaceTable | nodes.ReplaceCell) -> model.ReplacedTable:
        """Another table of a card, or one cell of it; the card reads so from here on."""
        kind = self.cards.get(node.card.text)
        if kind is None or node.span in self.declared.refused:
            raise Unresolved(node.card.text)
        names = Names(this=kind, you=self._you_kind(kind))
        self.card_id = node.card.text
        if is_cell := isinstance(node, nodes.ReplaceCell):
            made = self.cell(node, names)
        else:
            made = self.table(nodes.Table(node.span, node.slot, node.entries, node.otherwise), names)
        ability = replace(made, host=kind)
        card = self.model.cards[node.card.text]
        changed = tuple(
            one if one.slot != ability.slot else with_cell(one, ability) if is_cell else ability
            for one in card.abilities
        )
        self.model.cards[card.id] = replace(card, abilities=changed)
        return model.ReplacedTable(node.span, card.id, ability, is_cell)

    def _worth(self, node: nodes.Worth) -> model.Worth:
        """A part of what a position is worth to a player."""
        kind = self.vocabulary.kind(node.kind.text)
        if not self.model.is_a(kind, "player"):
            help = tr("write 'worth of {0} is ...'", self.player)
            raise self.wrong(
                "E202", tr("a position is worth something to a player, not to {0}", one(kind)), node.kind.span, help
            )
        names = Names(this=kind, you=kind, after=True)
        condition = self.condition(node.condition, names) if node.condition is not None else None
        return model.Worth(node.span, kind, self.amount(node.amount, names), condition)

    def _idiom(self, node: nodes.Idiom) -> model.Idiom:
        """A line with holes: each stands for whatever a card has there, and must occur in the line."""
        names = Names()
        holes: list[tuple[str, Type]] = []
        for role in node.holes or ():
            kind = self.vocabulary.kind(role.type.text)
            type_ = NUMBER if kind == "number" else Type("thing", kind)
            if type_ != NUMBER and kind not in self.model.kinds:
                self.note("E103", tr("there is no kind '{0}'", kind), role.type.span, tr("name a kind, or number"))
                type_ = UNKNOWN
            self._declare(role.name, type_, False, names)
            holes.append((role.name.text, type_))
        if isinstance(node.line, (nodes.While, *LIVE)):
            made = tuple(self.abilities(node.line, names))
        else:
            made = (model.Ability(node.span, "static", (self.statement(node.line, names),)),)
        if len(made) != 1:
            raise self.wrong("E320", tr("an idiom is one line"), node.line.span, tr("write an idiom for each line"))
        used = {part.name for part in model.walk(made[0]) if isinstance(part, model.Local)}
        for role in node.holes or ():
            if role.name.text not in used:
                help = tr("what is said instead of the line could not say it: leave it out")
                raise self.wrong("E320", tr("'{0}' does not stand in the line", role.name.text), role.name.span, help)
        return model.Idiom(node.span, node.name.text, tuple(holes), made[0])

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
                            help = tr("only a kind below '{0}' has no seat", self.model.player)
                            raise self.wrong("E312", tr("nobody is asked for {0}", one(name)), line.span, help)
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
                raise self.wrong(
                    "E113", tr("'{0}' is no property of {1}", line.type.most.text, owner), line.type.most.span
                )
            most = model.Read(line.span, bound, None)
        if line.until is not None:
            zones = [p for (_, n), p in self.model.properties.items() if n == line.until.text and p.sort == "zone"]
            if not zones:
                raise self.wrong("E206", tr("there is no zone '{0}'", line.until.text), line.until.span)
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
                help = did_you_mean(flag.text, ["open", "private", "hidden", "live"]) or tr(
                    "open, private, hidden or live"
                )
                self.note("E115", tr("a zone cannot be '{0}'", flag.text), flag.span, help)
        per = self.model.properties[owner, zone.name.text].per
        if per not in self.model.values and per and not self.model.is_a(per, "player"):
            help = tr("a zone stands once for each player, or for each word of a list of values")
            self.note("E103", tr("there cannot be a zone for each {0}", per), zone.per.span, help)
        refill = ""
        if zone.refill is not None:
            refill = zone.refill.text
            source = self.model.properties.get((owner, refill))
            if refill == zone.name.text or source is None or source.sort != "zone" or source.per != per:
                message = tr("'{0}' cannot be refilled from '{1}'", zone.name.text, refill)
                whose = owner or tr("the game")
                help = tr("name another zone of {0}", whose)
                if per:
                    help = tr("name another zone of {0} that there is for each {1}", whose, per)
                self.note("E316", message, zone.refill.span, help)
        return model.Zone(zone.span, owner, zone.name.text, sight, live, per, refill)

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
                    raise self.wrong("E202", tr("players take turns, and {0} is none", one(kind)), item.kind.span)
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
            for current in (part for part in model.walk(where) if isinstance(part, model.Current)):
                help = (
                    tr("write '{0}'", candidate)
                    if node.name is not None
                    else tr("write 'each {0} as NAME', and NAME here", kind)
                )
                message = tr("'current' is not yet the {0} whose turn it would be, but the one before", kind)
                self.note("E134", message, current.span, help)
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
