"""Generate the record of a module from the declarations of one file, with the functions that the record names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from ombre import contract

from .. import model
from ..amounts import does_nothing
from ..checks.hidden.viewed import seen_of
from ..optional_values import needed
from ..possible import possible_verb
from ..rules_digest import digest
from .abilities import Abilities
from .actions import can_come_to_nothing, writes
from .layout import ITEM
from .scenario_lines import spoken_of_first


class ModuleWriter(Abilities):
    """Generates the functions and the record of one module."""

    def _types(self, type: model.Type) -> str:
        return "number" if type.tag == "number" else type.of

    def _state_record(self, state: model.State) -> str:
        self._need("State")
        found = state.property
        more: list[str] = []
        if found.type.tag == "value":
            first = self.model.values[found.type.of].words[0]
            more += [f"start={first!r}", "least=None", f"values={found.type.of!r}"]
        elif found.type.tag == "thing":
            more += [f"start={self._need('NOTHING')}", "least=None", f"kind={found.type.of!r}"]
        elif found.signed:
            more.append("least=None")
        if state.most is not None:
            more.append(f"most={state.most.property.name!r}")
        if found.per:
            more.append(f"per={found.per!r}")
        if state.until_leaves is not None:
            zone = state.until_leaves
            more.append(f"until_leaves=({zone.owner!r}, {zone.name!r})")
        if state.is_kept:
            more.append("kept=True")
        if state.sight:
            more.append(f"sight={state.sight!r}")
        return f"State({', '.join([repr(found.name), *more])})"

    def _option(self, option: model.Option) -> str:
        self._need("Option")
        of = option.property.type
        more = f", most={option.most}" if option.most is not None else ""
        more += f", values={of.of!r}" if of.tag == "value" else ""
        more += f", kind={option.property.owner!r}" if option.property.owner else ""
        return f"Option({option.property.name!r}{more})"

    def _zone_record(self, zone: model.Zone) -> str:
        self._need("Zone")
        per = f", {zone.per!r}" if zone.per else ""
        refill = f", refill={zone.refill!r}" if zone.refill else ""
        return f"Zone({zone.owner!r}, {zone.name!r}, {zone.sight!r}, {zone.live}{per}{refill})"

    def _derived_record(self, derived: model.Derived) -> str:
        owner = derived.property.owner
        stem = f"{owner or 'table'}__{derived.property.name}"
        with self._function(stem, "g: Play, this: int" if owner else "g: Play", derived, "Value") as name:
            self._line(f"return {self.value(derived.value)}")
        return f"({derived.property.name!r}, {name})"

    def _properties(self, kind: model.Kind) -> list[str]:
        """Return the fields for the properties and zones in the record of a kind, or of the game."""
        said: list[str] = []
        if kind.states:
            said.append(f"states={self._tuple(map(self._state_record, kind.states))}")
        if kind.facts:
            self._need("Fact")
            facts = (f"Fact({f.property.name!r}, {f.property.type.tag!r}, {f.property.type.of!r})" for f in kind.facts)
            said.append(f"facts={self._tuple(facts)}")
        if kind.derived:
            said.append(f"derived={self._tuple(map(self._derived_record, kind.derived))}")
            if seen := seen_of(self.model, kind):
                said.append(f"seen={tuple(seen)!r}")
        if kind.zones:
            said.append(f"zones={self._tuple(map(self._zone_record, kind.zones))}")
        return said

    def _kind(self, kind: model.Kind) -> str:
        self._need("Kind")
        more = self._properties(kind)
        if kind.slots:
            more.append(f"slots={kind.slots!r}")
        if kind.you is not None and kind.you != model.This(kind.you.span, kind.name):
            with self._function(f"{kind.name}__you", "g: Play, this: int", kind, "Value") as name:
                self._line(f"return {self.value(kind.you)}")
            more.append(f"you={name}")
        if kind.asks:
            with self._function(f"{kind.name}__asks", "g: Play, this: int", kind, "Value") as name:
                for one in kind.asks[:-1]:
                    with self._block(f"if {' and '.join(self._guards(needed(one, self._lost))) or 'True'}:"):
                        self._line(f"return {self.value(one)}")
                self._line(f"return {self.value(kind.asks[-1])}")
            more.append(f"asks={name}")
        if kind.begins:
            more.append("begins=True")
        if kind.extends:
            more.append("extends=True")
        return f"Kind({', '.join([repr(kind.name), repr(kind.base), *more])})"

    def _verb(self, verb: model.Verb) -> str:
        self._need("Verb")
        self._stem = verb.key.replace(" ", "_")
        parameters = ", ".join(["g: Play", *(f"{contract.local(role.name)}: int" for role in verb.roles)])
        tested = [role for role in verb.needs if not does_nothing(verb.body, role)]
        idle = [role for role in verb.needs if role not in tested]
        returns = "Outcome" if verb.needs or can_come_to_nothing(verb.body) else "None"
        with self._function(self._stem, parameters, verb, returns) as name:
            self.names.natural |= {role.name for role in verb.roles if not role.signed}
            if tested:
                with self._block(f"if {' or '.join(f'{contract.local(role)} == 0' for role in tested)}:"):
                    self._line("return False")
            self.names.subject = verb.roles[0].name
            self.body_with_outcome(verb.body, idle, *(role.name for role in verb.roles))
            if tested and not idle and not can_come_to_nothing(verb.body):
                self._line("return None")
        there, test = possible_verb(self.model, verb), ""
        if there is not None:
            with self._function(f"{self._stem}_possible", parameters, verb, "Value") as test:
                self._line(f"return {self.condition(there)}")
        roles = self._tuple(f"({role.name!r}, {self._types(role.type)!r})" for role in verb.roles)
        more = (f", packet={verb.packet!r}" if verb.packet else "") + (
            f", affects={verb.affects!r}" if verb.affects else ""
        )
        more += f", needs={verb.needs!r}" if verb.needs else ""
        more += f", possible={test}" if there is not None else ""
        return f"Verb({verb.key!r}, {roles}, {name}{more}, line={verb.span.line})"

    def _worth(self, worth: model.Worth) -> str:
        with self._function(f"{worth.sort}_of_{worth.kind}", "g: Play, this: int", worth, "Value") as name:
            if any(isinstance(node, model.You) for node in model.walk(worth)):
                self._line("you = this")
            amount = self.value(worth.amount)
            if worth.condition is not None:
                amount = f"{amount} if {self.condition(worth.condition)} else 0"
            self._line(f"return {amount}")
        return f"({worth.kind!r}, {name})"

    def _flow(self, flow: model.Flow) -> str:
        self._need("Flow")
        items = self._items(flow.name, flow.items)
        more = f", repeats={flow.repeats}" if flow.repeats else ""
        return f"Flow({flow.name!r}, {flow.of!r}{more}, items={self._tuple(items)})"

    def _items(self, flow: str, steps: Iterable[model.Step | model.Turns]) -> list[str]:
        items: list[str] = []
        for item in steps:
            if isinstance(item, model.Turns):
                self._need("Turns")
                with self._function(f"{flow}__first", "g: Play", item, "Value") as start:
                    self._line(f"return {self.value(item.start)}")
                where = ""
                if item.where is not None:
                    parameters = f"g: Play, {contract.local(item.candidate)}: int"
                    with self._function(f"{flow}__who", parameters, item, "Value") as where:
                        self._line(f"return {self.condition(item.where)}")
                more = f", {where}" if where else ""
                more += ", reverse=True" if item.reverse else ""
                items.append(f"Turns({item.flow!r}, {item.kind!r}, {start}{more})")
                continue
            self._need("Step")
            parts: list[str] = []
            self._stem = item.name
            for part in item.parts:
                if isinstance(part, model.Window):
                    parts.append(self._window(part, item.name))
                    continue
                with self._function(f"{flow}__{item.name}", "g: Play", item) as name:
                    if any(isinstance(n, model.You) for s in part for n in model.walk(s)):
                        self._line("you = g.current")
                    self.body(part)
                parts.append(name)
            items.append(f"Step({item.name!r}, {self._tuple(parts)})")
        return items

    def _facts(self, card: model.Card) -> str:
        facts: list[str] = []
        for found, value in card.facts:
            if isinstance(value, tuple) and found.type.tag == "cells":
                cells = (c for c in value if isinstance(c, model.Cell))
                sizes = ((c.symbol, c.size if isinstance(c.size, int) else c.size.name) for c in cells)
                facts.append(f"({found.name!r}, {self._tuple(map(repr, sizes))})")
            else:
                facts.append(f"({found.name!r}, {value!r})")
        return self._tuple(facts)

    def card(self, card: model.Card) -> str:
        """Return the record of one card, and generate the functions that the record names."""
        self._need("Card")
        self._stem, self._host = contract.plain_id(card.id), card.kind
        abilities = [record.text for ability in card.abilities for record in self.abilities(self._stem, ability)]
        self._host = ""
        former = f", formerly={card.formerly!r}" if card.formerly else ""
        told = f"{self._facts(card)}, {self._tuple(abilities)}, line={card.span.line}{former}"
        return f"Card({card.id!r}, {card.kind!r}, {told})"

    def _scenario(self, scenario: model.Scenario) -> str:
        self._need("Scenario")
        outer = self.timed, self.pasts, self.batched
        self.timed, self.pasts, self.batched = [], set(), set()
        cards = self._tuple(self.card(card) for card in scenario.cards)
        self._stem = f"scenario_{scenario.id}"
        mentioned = (n for part in scenario.body for n in model.walk(part))
        self._spoken_of = {n.name for n in mentioned if isinstance(n, model.Local)}
        puts = [n for part in scenario.body for n in model.walk(part) if isinstance(n, model.Put)]
        self._called = {name for put in puts for name in put.names if name != contract.short_id(put.card)}
        with self._function(scenario.id, "t: Value", scenario) as name:
            self._line(f"g = t.game({scenario.players})")
            for part, names in zip(scenario.body, spoken_of_first(scenario.body), strict=True):
                self._line(f"t.line = {part.span.line}")
                for one in names:
                    self._line(f"g.keep_apart({contract.local(one)})")
                self.block([part])
        self._spoken_of, self._called = set(), set()
        more = f", cards={cards}" if scenario.cards else ""
        more += f", timed={self._tuple(record.text for record in self.timed)}" if self.timed else ""
        more += f", pasts={tuple(sorted(self.pasts))!r}" if self.pasts else ""
        more += f", batched={tuple(sorted(self.batched))!r}" if self.batched else ""
        self.timed, self.pasts, self.batched = outer
        return f"Scenario({scenario.id!r}, {scenario.title!r}, {name}, {scenario.span.line}, {scenario.players}{more})"

    def record(self) -> list[tuple[str, str]]:
        """Return the fields of the module's record, in order; this also fills `functions`."""
        file = self.file
        fields: list[tuple[str, str]] = [("source", repr(file.source))]
        if said := digest(self.model, file):
            fields.append(("digest", repr(said)))

        def add(name: str, records: list[str]) -> None:
            if records:
                fields.append((name, self._tuple([ITEM + r for r in records] if len(records) > 1 else records)))

        game = self._game()
        if game:
            fields.append(("game", game))
        add("values", [f"({v.name!r}, {v.words!r})" for v in self._values()])
        add("kinds", [self._kind(kind) for kind in file.kinds])
        add("verbs", [self._verb(verb) for verb in file.verbs])
        rules: list[str] = []
        for ability in file.rules:
            self._stem = f"rule_{ability.name}" if ability.name else f"rule_{self.place}"
            self._rule = ability.name
            rules += [record.text for record in self.abilities(self._stem, ability)]
        self._rule = ""
        add("rules", rules)
        add("flows", [self._flow(flow) for flow in file.flows])
        checks: list[str] = []
        for number, invariant in enumerate(file.invariants, 1):
            with self._function(f"invariant_{number}", "g: Play", invariant, "Value") as name:
                self._line(f"return {self.condition(invariant.condition)}")
            more = f", {invariant.name!r}" if invariant.name else ""
            self._need("Invariant")
            checks.append(f"Invariant({f'{file.source}:{invariant.span.line}'!r}, {name}{more})")
        add("invariants", checks)
        add("worths", [self._worth(worth) for worth in file.worths if worth.sort == "worth"])
        add("returns", [self._worth(worth) for worth in file.worths if worth.sort == "returns"])
        add("cards", [self.card(card) for card in file.cards])
        add("decks", [f"{self._need('Deck')}({deck.name!r}, {deck.cards!r})" for deck in file.decks])
        for name, who in (("packets_from", file.packets_from), ("triggers_by", file.triggers_by)):
            if who is not None:
                with self._function(name, "g: Play", who, "Value") as function:
                    self._line(f"return {self.value(who)}")
                fields.append((name, function))
        if file.pays:
            fields.append(("pays", repr(file.pays)))
        add("setups", [self._setup(part) for part in file.setup])
        add("between", [self._between(part) for part in file.between])
        if file.removed:
            fields.append(("removed", repr(tuple((r.sort, r.name) for r in file.removed))))
        add("steps", [f"({s.name!r}, {self._tuple(self._items(s.flow, s.items))})" for s in file.steps])
        add("tables", [self._table(other) for other in file.tables if not other.is_cell])
        add("cells", [self._cell(other) for other in file.tables if other.is_cell])
        add("scenarios", [self._scenario(scenario) for scenario in file.scenarios])
        add("timed", [record.text for record in self.timed])
        if self.pasts:
            fields.append(("pasts", repr(tuple(sorted(self.pasts)))))
        if self.batched:
            fields.append(("batched", repr(tuple(sorted(self.batched)))))
        if any(isinstance(node, model.UsesPlaces) for node in model.walk(file)):
            fields.append(("in_rows", "True"))
        return fields

    def _setup(self, part: model.SetupPart) -> str:
        self._need("Setup")
        self._stem = f"setup_{part.name or self.place}"
        with self._function(f"setup_{part.name}" if part.name else "setup", "g: Play", part) as function:
            self.body(part.body)
        return f"Setup({part.name!r}, {function}{', replaces=True' if part.replaces else ''})"

    def _between(self, part: model.Between) -> str:
        self._need("Between")
        more = ""
        if part.body:
            self._stem = "between_games"
            with self._function("between_games", "g: Play", part) as function:
                self.body(part.body)
            more = f", {function}"
        kept = tuple((found.owner, found.name) for found in part.kept)
        return f"Between({part.flow!r}, {kept!r}{more})"

    def _table(self, other: model.ReplacedTable) -> str:
        self._stem, self._host = contract.plain_id(other.card), other.ability.host
        (record,) = self.abilities(self._stem, other.ability)
        self._host = ""
        return f"({other.card!r}, {record.text})"

    def _cell(self, other: model.ReplacedTable) -> str:
        """Return the record of one replaced cell; its function tests no numbers, because the table selects the cell."""
        self._need("Cell")
        (table,) = other.ability.body
        assert isinstance(table, model.Table)
        (cell,) = table.cells
        self._stem, self._host = contract.plain_id(other.card), other.ability.host
        parameters = "g: Play, this: int, you: int" + "".join(f", {contract.local(axis)}: int" for axis in table.axes)
        with self._function(f"{self._stem}__{other.ability.slot}", parameters, cell) as function:
            self.body(cell.body, "this")
        self._host = ""
        return f"Cell({other.card!r}, {other.ability.slot!r}, {cell.spans!r}, {function})"

    def _values(self) -> list[model.Values]:
        """Return the lists of words that a file declares.

        This includes lists that `has condition ok, ...` and facts declare.
        """
        own = list(self.file.values)
        kinds = [*self.file.kinds, *([self.file.table] if self.file.table else [])]
        properties = [option.property for option in self.file.options]
        properties += [state.property for kind in kinds for state in kind.states]
        properties += [fact.property for kind in kinds for fact in kind.facts]
        for declared in properties:
            if declared.type.tag == "value":
                found = self.model.values[declared.type.of]
                if found.span.source == self.file.source and found not in own:
                    own.append(found)
        return own

    def _game(self) -> str:
        file = self.file
        if not (file.game or file.seats or file.table):
            return ""
        self._need("Game")
        more: list[str] = []
        if file.players != (0, 0):
            more.append(f"players={file.players!r}")
        if file.table is not None:
            more += self._properties(file.table)
        if file.options:
            more.append(f"options={self._tuple(map(self._option, file.options))}")
        if file.scopes:
            more.append(f"scopes={file.scopes!r}")
        if file.seats:
            self._stem = f"seats_{self.place}"
            with self._function("seats", "g: Play", file.seats[0]) as function:
                self.body(file.seats)
            more.append(f"seats={function}")
        return f"Game({', '.join([repr(file.game), *more])})"


writes.complete(get_args(model.ScenarioLine))
