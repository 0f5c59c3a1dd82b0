"""The modules of a base game and its overlays in, the same modules out as the overlays leave them.

An overlay takes away or replaces what an earlier module declares under a name; what it adds to a kind is joined with
the kind. A module itself is never changed: the committed one means the same in every game that uses it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from .errors import RulesError
from .records import Kind, Module, Step, Turns


def overlaid(modules: Sequence[Module]) -> list[Module]:
    """Apply what each module says of the ones before it."""
    done: list[Module] = []
    for module in modules:
        for sort, name in module.removed:
            done = _changed(module, f"{sort} {name}", done, [_without(earlier, sort, name) for earlier in done])
        for name, steps in module.steps:
            done = _changed(module, f"step {name}", done, [_with_steps(earlier, name, steps) for earlier in done])
        for kind in module.kinds:
            if kind.extends:
                done = _changed(module, f"kind {kind.name}", done, [_extended(earlier, kind) for earlier in done])
        done.append(replace(module, kinds=tuple(kind for kind in module.kinds if not kind.extends)))
    return done


def _changed(module: Module, what: str, before: list[Module], after: list[Module]) -> list[Module]:
    if after == before:
        raise RulesError(f"{module.source} changes {what}, which no module before it declares")
    return after


def _without(module: Module, sort: str, name: str) -> Module:
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
    return _with_steps(module, name, ())


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
        zones=kind.zones + more.zones,
        slots=kind.slots + more.slots,
        you=more.you or kind.you,
        begins=more.begins or kind.begins,
        asks=more.asks or kind.asks,
    )
