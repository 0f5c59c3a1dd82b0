"""Collect the bodies of a model for the checks: verbs, abilities, steps and set-ups, each with its context."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, TypeGuard

from ombre import contract
from ombre.dsl.source import Span

from .. import model
from ..model import Model

Sort: TypeAlias = Literal["verb", "step", "set-up", "seats"] | contract.Written


@dataclass(frozen=True, slots=True, eq=False)
class Unit:
    """A body: the statements of a verb, an ability, a step or a part of the set-up, with their context.

    sort: the sort of the ability, or `verb`, `step` and so on. you: what `you` means, if anything. card: the card on
    which the body is printed. names: the types of the names that are bound at the start of the body.
    """

    sort: Sort
    label: str
    span: Span
    body: tuple[model.Statement, ...]
    host: str = ""
    you: model.Expression | None = None
    card: model.Card | None = None
    verb: model.Verb | None = None
    ability: model.Ability | None = None
    names: dict[str, model.Type] = field(default_factory=dict[str, model.Type])


def standing(known: Model) -> Callable[[str, str, Span], bool]:
    """Return a function that tells whether a declaration still exists when all expansions are in use."""
    gone: dict[tuple[str, str], Span] = {(one.sort, one.name): one.span for file in known.files for one in file.removed}
    gone |= {("step", one.name): one.span for file in known.files for one in file.steps}
    gone |= {("setup", one.name): one.span for file in known.files for one in file.setup if one.replaces}
    tables = (one for file in known.files for one in file.tables if not one.is_cell)
    gone |= {("table", f"{one.ability.slot} of {one.card}"): one.span for one in tables}

    def stays(sort: str, name: str, span: Span) -> bool:
        by = gone.get((sort, name))
        return by is None or (by.source == span.source and by.line <= span.line <= by.end_line)

    return stays


def units(known: Model, scenarios: bool = False) -> list[Unit]:
    """Return all bodies of a model, in the order of the files.

    scenarios: whether to include the abilities of cards that scenarios declare. The statements of scenarios are not
    included, because they may do and see everything. Removed and replaced declarations are not included either.
    """
    made: list[Unit] = []
    flows = {flow.name: flow for file in known.files for flow in file.flows}
    stays = standing(known)
    for file in known.files:
        for verb in file.verbs:
            if stays("verb", verb.key, verb.span):
                names = {role.name: role.type for role in verb.roles}
                made.append(Unit("verb", verb.third, verb.span, verb.body, verb=verb, names=names))
        steps = [(flow, flow.items) for flow in file.flows]
        steps += [(flows[one.flow], one.items) for one in file.steps if one.flow in flows]
        for flow, items in steps:
            for step in items:
                if isinstance(step, model.Step) and stays("step", step.name, step.span):
                    body = tuple(line for part in step.parts for line in (part if isinstance(part, tuple) else (part,)))
                    you = model.Current(step.span, flow.of) if flow.of else None
                    made.append(Unit("step", contract.step(step.name), step.span, body, you=you))
        for part in file.setup:
            if stays("setup", part.name, part.span):
                made.append(Unit("set-up", f"set-up {part.name}".strip(), part.span, part.body))
        made += [Unit("set-up", "set-up between games", pause.span, pause.body) for pause in file.between]
        if file.seats:
            made.append(Unit("seats", "seats", file.seats[0].span, file.seats))
        for rule in file.rules:
            if not stays("rule", rule.name, rule.span):
                continue
            made += _ability(known, rule, None, f"rule {rule.name}" if rule.name else "rule")
        for card in file.cards:
            if stays("card", card.id, card.span):
                for ability in card.abilities:
                    if stays("table", f"{ability.slot} of {card.id}", ability.span):
                        made += _ability(known, ability, known.cards.get(card.id, card), card.id)
        for table in file.tables:
            name = f"{table.ability.slot} of {table.card}"
            if stays("table", name, table.span) or table.is_cell:
                made += _ability(known, table.ability, known.cards[table.card], table.card)
        for scenario in file.scenarios if scenarios else ():
            for card in scenario.cards if stays("scenario", scenario.id, scenario.span) else ():
                for ability in card.abilities:
                    made += _ability(known, ability, card, card.id)
    return made


def sets_up(unit: Unit) -> bool:
    """Whether a body is a part of the set-up, or reacts to a part of the set-up."""
    event = unit.ability.event if unit.ability is not None else None
    return unit.sort in ("set-up", "seats") or (event is not None and event.key.startswith("setup "))


def _ability(
    known: Model, ability: model.Ability, card: model.Card | None, owner: str, outer: Unit | None = None
) -> Iterator[Unit]:
    host = ability.host or (card.kind if card is not None else "")
    word = ability.slot or ability.sort
    if ability.event is not None:
        word = f"{ability.sort} {told(known, ability.event)}"
    names = dict(ability.parameters)
    for pattern, name in zip(ability.event.patterns, ability.event.names, strict=False) if ability.event else ():
        if name and isinstance(pattern, model.Those):
            names[name] = model.Type("thing", pattern.kind)
        elif name and isinstance(pattern, model.Some):
            names[name] = pattern.type
    you = (_you_of(known, host) or model.You(ability.span, "player")) if host else None
    if outer is not None:
        you, names = outer.you, {**outer.names, **names}
    unit = Unit(ability.sort, f"{owner}, {word}", ability.span, ability.body, host, you, card, None, ability, names)
    yield unit
    for inner in nested(ability.body):
        yield from _ability(known, inner, card, owner, unit)


def _you_of(known: Model, kind: str) -> model.Expression | None:
    while kind in known.kinds:
        if (you := known.kinds[kind].you) is not None:
            return you
        kind = known.kinds[kind].base
    return None


def nested(body: tuple[model.Statement, ...]) -> list[model.Ability]:
    """Return the abilities that the statements of a body make: granted abilities and delayed triggers."""
    found: list[model.Ability] = []
    for node in own(body):
        if isinstance(node, model.Grant):
            found += node.abilities
        elif isinstance(node, model.Listen):
            found.append(node.ability)
    return found


def own(node: model.Held) -> Iterator[model.Node]:
    """Yield a node and all its parts, except the abilities that it makes."""
    waiting: list[model.Held] = [node]
    while waiting:
        found = waiting.pop()
        if isinstance(found, model.Node):
            yield found
        waiting += [child for child in reversed(model.children(found)) if not isinstance(child, model.Ability)]


def told(known: Model, event: model.Event) -> str:
    """Return a short description of an event, for messages."""
    if event.key in known.verbs:
        verb = known.verbs[event.key]
        return f"{verb.participle} (passive)".removesuffix(" (passive)") if event.passive else verb.third
    if event.key.startswith("becomes "):
        return f"becomes {event.key.rpartition('.')[2]}"
    return event.key


def is_zone(zone: model.Node | None) -> TypeGuard[model.Read]:
    """Whether an expression is a zone of the game; else it may be a set of cards."""
    return isinstance(zone, model.Read) and zone.property.sort == "zone"


def zone_name(zone: model.Node | None) -> str:
    """Return the name of a zone in the form `KIND.NAME`; empty if the expression is no zone."""
    return f"{zone.property.owner}.{zone.property.name}" if is_zone(zone) else ""


def zones(known: Model) -> dict[str, model.Zone]:
    """Return all declared zones by their name, in the form of `zone_name`."""
    kinds = [kind for file in known.files for kind in (*file.kinds, *([file.table] if file.table else []))]
    return {f"{zone.owner}.{zone.name}": zone for kind in kinds for zone in kind.zones}
