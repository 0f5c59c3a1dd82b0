"""The declarations of a game for the second interpreter:
the files of the model, with all changes of expansions made.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from ombre.compiler import model


@dataclass(eq=False)
class OneKind:
    """A kind with everything that the game and its expansions declare for it."""

    name: str
    states: list[model.State]
    facts: list[model.FactDeclaration]
    derived: dict[str, model.Derived]
    zones: list[model.Zone]
    slots: list[str]
    you: model.Expression | None
    asks: tuple[model.Expression, ...]


class GameRules:
    """All declarations of a game, by name."""

    def __init__(self, known: model.Model) -> None:
        self.model = known
        files = overlaid(known.files)
        self.files = files
        self.players = next((f.players for f in reversed(files) if f.players[1]), (1, 1))
        self.cards = {card.id: card for file in files for card in file.cards}
        self.verbs = {verb.key: verb for file in files for verb in file.verbs}
        self.flows = flows_of(known.files)
        self.rules = [rule for file in files for rule in file.rules]
        self.setup = [part for file in files for part in file.setup]
        self.invariants = [one for file in files for one in file.invariants]
        self.returns = [one for file in files for one in file.worths if one.sort == "returns"]
        self.decks = {deck.name: deck for file in files for deck in file.decks}
        self.between = [part for file in files for part in file.between]
        self.between_flow = next((part.flow for part in self.between if part.flow), "")
        self.options = [option for file in files for option in file.options]
        self.pays = next((f.pays for f in reversed(files) if f.pays), "")
        self.packets_from = next((f.packets_from for f in reversed(files) if f.packets_from), None)
        self.triggers_by = next((f.triggers_by for f in reversed(files) if f.triggers_by), None)
        self.tables = [file.table for file in files if file.table is not None]
        self.kinds = joined(files)
        self.player = next(name for name in self.kinds if known.kinds[name].base == "player")

    def is_player(self, kind: str) -> bool:
        return kind == "player" or self.model.is_a(kind, self.player)

    def above(self, kind: str) -> Iterable[OneKind]:
        return (self.kinds[each.name] for each in self.model.above(kind))

    def states(self, kind: str) -> list[model.State]:
        """The states of things of a kind; of the game, if the kind is ""."""
        if not kind:
            return [state for table in self.tables for state in table.states]
        return [state for each in self.above(kind) for state in each.states]

    def zones(self, kind: str) -> list[model.Zone]:
        """The zones of things of a kind, in declared order; of the game, if the kind is ""."""
        if not kind:
            return [zone for table in self.tables for zone in table.zones]
        return [zone for other in self.kinds.values() if self.model.is_a(kind, other.name) for zone in other.zones]

    def state(self, found: model.Property) -> model.State:
        return next(s for s in self.states(found.owner) if s.property == found)

    def derived(self, found: model.Property) -> model.Expression:
        if found.owner:
            return self.kinds[found.owner].derived[found.name].value
        said = [one for table in self.tables for one in table.derived if one.property.name == found.name]
        return said[-1].value

    def you(self, kind: str) -> model.Expression | None:
        return next((each.you for each in self.above(kind) if each.you is not None), None)


def joined(files: Iterable[model.File]) -> dict[str, OneKind]:
    """The kinds in declared order, each with what other files add to it."""
    found: dict[str, OneKind] = {}
    declared = [kind for file in files for kind in file.kinds]
    for kind in [*(k for k in declared if not k.extends), *(k for k in declared if k.extends)]:
        one = found.setdefault(kind.name, OneKind(kind.name, [], [], {}, [], [], None, ()))
        one.states += kind.states
        one.facts += kind.facts
        one.derived |= {derived.property.name: derived for derived in kind.derived}
        one.zones += kind.zones
        one.slots += kind.slots
        one.you = kind.you or one.you
        one.asks = kind.asks or one.asks
    return found


def overlaid(files: Iterable[model.File]) -> list[model.File]:
    """The files, each changed by the files after it."""
    done: list[model.File] = []
    for file in files:
        for removed in file.removed:
            done = [without(earlier, removed) for earlier in done]
        for part in file.setup:
            if part.replaces:
                done = [
                    replace(earlier, setup=tuple(part if one.name == part.name else one for one in earlier.setup))
                    for earlier in done
                ]
        for table in file.tables:
            done = [replace(earlier, cards=tuple(with_table(c, table) for c in earlier.cards)) for earlier in done]
        done.append(replace(file, setup=tuple(part for part in file.setup if not part.replaces)))
    return done


def without(file: model.File, removed: model.Removed) -> model.File:
    """A file without an element."""
    name = removed.name
    match removed.sort:
        case "rule":
            rules = tuple(one for one in file.rules if one.name != name)
            return replace(file, rules=rules, invariants=tuple(i for i in file.invariants if i.name != name))
        case "verb":
            return replace(file, verbs=tuple(one for one in file.verbs if one.key != name))
        case "card":
            return replace(file, cards=tuple(one for one in file.cards if one.id != name))
        case "setup":
            return replace(file, setup=tuple(one for one in file.setup if one.name != name))
        case "worth" | "returns":
            gone = [one for one in file.worths if one.sort == removed.sort and one.kind == name]
            return replace(file, worths=tuple(one for one in file.worths if one not in gone))
        case "scenario" | "step":  # `flows_of` removes steps
            return file
        case "table":
            slot, _, id = name.partition(" of ")
            return replace(file, cards=tuple(without_slot(c, slot) if c.id == id else c for c in file.cards))


def without_slot(card: model.Card, slot: str) -> model.Card:
    return replace(card, abilities=tuple(a for a in card.abilities if not (a.sort == "slot" and a.slot == slot)))


def with_table(card: model.Card, other: model.ReplacedTable) -> model.Card:
    """A card with another table, or with a table in which one cell is another."""
    if card.id != other.card:
        return card

    def changed(old: model.Ability) -> model.Ability:
        if old.sort != "slot" or old.slot != other.ability.slot:
            return old
        if not other.is_cell:
            return other.ability
        (table,), (new,) = old.body, other.ability.body
        assert isinstance(table, model.Table) and isinstance(new, model.Table)
        return replace(old, body=(replace(table, cells=(*new.cells, *table.cells)),))

    return replace(card, abilities=tuple(map(changed, card.abilities)))


@dataclass(frozen=True)
class Exchanged:
    """A step in whose place an expansion runs other parts.

    Its event begins before the first and ends after the last.
    """

    name: str
    parts: tuple[Part, ...]


Part: TypeAlias = "model.Step | model.Turns | Exchanged"


@dataclass(eq=False)
class OneFlow:
    """A flow with the changes of expansions."""

    name: str
    of: str
    repeats: bool
    parts: tuple[Part, ...]


def flows_of(files: Iterable[model.File]) -> dict[str, OneFlow]:
    """The flows by name, in declared order."""
    found: dict[str, OneFlow] = {}
    for file in files:
        changes = [(one.name, ()) for one in file.removed if one.sort == "step"]
        for name, items in [*changes, *((step.name, step.items) for step in file.steps)]:
            for flow in found.values():
                flow.parts = tuple(exchanged(flow.parts, name, items))
        found |= {flow.name: OneFlow(flow.name, flow.of, flow.repeats, flow.items) for flow in file.flows}
    return found


def exchanged(old: Iterable[Part], name: str, items: tuple[model.FlowItem, ...]) -> Iterator[Part]:
    """The parts of a flow, with other items in place of a step."""
    for part in old:
        if isinstance(part, model.Turns):
            yield part
        elif part.name == name:
            again = any(isinstance(item, model.Step) and item.name == name for item in items)
            yield from items if again or not items else (Exchanged(name, items),)
        elif isinstance(part, Exchanged):
            yield Exchanged(part.name, tuple(exchanged(part.parts, name, items)))
        else:
            yield part
