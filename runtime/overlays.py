"""Apply overlays: take the modules of a base game and its overlays, and return copies with all changes made.

An overlay removes or replaces named declarations of earlier modules; its additions to a kind are merged into the kind.
The given modules are not changed, because several games share them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import assert_never

from ombre import contract

from .errors import RulesError
from .records import Ability, Card, Cell, Kind, Module, Removable, Setup, Step, Turns


def overlaid(modules: Sequence[Module]) -> list[Module]:
    """Return the modules, each changed by all modules after it."""
    done: list[Module] = []
    for module in modules:
        for sort, name in module.removed:
            done = _changed(module, f"{sort} {name}", done, [_without(earlier, sort, name) for earlier in done])
        for name, steps in module.steps:
            done = _changed(module, contract.step(name), done, [_with_steps(earlier, name, steps) for earlier in done])
        for part in module.setups:
            if part.replaces:
                done = _changed(module, f"set-up part {part.name}", done, [_with_setup(m, part) for m in done])
        for card, table in module.tables:
            what = f"table {table.key} of {card}"
            done = _changed(module, what, done, [_with_table(m, card, table.key, _replaced(table)) for m in done])
        for cell in module.cells:
            what = f"table {cell.slot} of {cell.card}"
            done = _changed(module, what, done, [_with_table(m, cell.card, cell.slot, _patched(cell)) for m in done])
        kinds = tuple(kind for kind in module.kinds if not kind.extends)
        done.append(replace(module, kinds=kinds, setups=tuple(part for part in module.setups if not part.replaces)))
    for module in modules:  # a kind can be extended in its own file, and before it is declared
        for kind in module.kinds:
            if kind.extends:
                done = _changed(module, f"kind {kind.name}", done, [_extended(one, kind) for one in done])
    return done


def _changed(module: Module, what: str, before: list[Module], after: list[Module]) -> list[Module]:
    if after == before:
        raise RulesError(f"{module.source} changes {what}, which no module declares before")
    return after


def _without(module: Module, sort: Removable, name: str) -> Module:
    match sort:
        case "rule":
            rules = tuple(rule for rule in module.rules if rule.rule != name)
            return replace(module, rules=rules, invariants=tuple(i for i in module.invariants if i.rule != name))
        case "verb":
            return replace(module, verbs=tuple(verb for verb in module.verbs if verb.key != name))
        case "card":
            return replace(module, cards=tuple(card for card in module.cards if card.id != name))
        case "worth":
            return replace(module, worths=tuple(worth for worth in module.worths if worth[0] != name))
        case "returns":
            return replace(module, returns=tuple(part for part in module.returns if part[0] != name))
        case "setup":
            return replace(module, setups=tuple(part for part in module.setups if part.name != name))
        case "table":
            table, _, card = name.partition(" of ")
            return _with_table(module, card, table, None)
        case "step":
            return _with_steps(module, name, ())
        case "scenario":  # only modules of scenarios remove scenarios, and these modules are not linked
            return module
        case _:
            assert_never(sort)


def _with_setup(module: Module, part: Setup) -> Module:
    other = replace(part, replaces=False)
    return replace(module, setups=tuple(other if one.name == part.name else one for one in module.setups))


def _with_table(module: Module, card: str, slot: str, change: Callable[[Ability], Ability] | None) -> Module:
    """Return a module in which `change` replaces a table of a card; without `change`, the table is removed."""

    def changed(one: Card) -> Card:
        parts = ((ability, ability.sort == "slot" and ability.key == slot) for ability in one.abilities)
        abilities = (
            change(ability) if found and change else ability for ability, found in parts if change or not found
        )
        return replace(one, abilities=tuple(abilities))

    return replace(module, cards=tuple(changed(one) if one.id == card else one for one in module.cards))


def _replaced(table: Ability) -> Callable[[Ability], Ability]:
    return lambda old: table


def _patched(cell: Cell) -> Callable[[Ability], Ability]:
    """Return the function that changes a table: for the numbers of the cell, the table runs the new statements."""

    def patched(old: Ability) -> Ability:
        rest = old.body

        def body(g: object, this: int, you: int, *numbers: int) -> None:
            spans = zip(numbers, cell.spans, strict=True)
            if all(span is None or span[0] <= number <= span[1] for number, span in spans):
                cell.do(g, this, you, *numbers)
            elif rest is not None:
                rest(g, this, you, *numbers)

        return replace(old, body=body)

    return patched


def _with_steps(module: Module, name: str, steps: Sequence[Step | Turns]) -> Module:
    return replace(
        module, flows=tuple(replace(flow, items=tuple(_items_with(flow.items, name, steps))) for flow in module.flows)
    )


def _items_with(items: Sequence[Step | Turns], name: str, steps: Sequence[Step | Turns]) -> Iterator[Step | Turns]:
    for item in items:
        if not isinstance(item, Step):
            yield item
        elif item.name != name:
            yield replace(item, items=tuple(_items_with(item.items, name, steps)))
        elif steps and not any(isinstance(step, Step) and step.name == name for step in steps):
            yield Step(name, (), tuple(steps))
        else:
            yield from steps


def _extended(module: Module, more: Kind) -> Module:
    return replace(
        module, kinds=tuple(_joined(kind, more) if kind.name == more.name else kind for kind in module.kinds)
    )


def _joined(kind: Kind, more: Kind) -> Kind:
    return replace(
        kind,
        states=kind.states + more.states,
        facts=kind.facts + more.facts,
        derived=tuple({**dict(kind.derived), **dict(more.derived)}.items()),
        seen=tuple({**dict(kind.seen), **dict(more.seen)}.items()),
        zones=kind.zones + more.zones,
        slots=kind.slots + more.slots,
        you=more.you or kind.you,
        begins=more.begins or kind.begins,
        asks=more.asks or kind.asks,
    )
