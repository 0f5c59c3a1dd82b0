"""Index the bodies of a model by verb, event and slot, and collect what the proofs need about the whole model."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from .. import model
from ..model import Model
from .all_bodies import Unit, is_zone, own, zone_name
from .knowledge import property_name


@dataclass(slots=True)
class Register:
    """The bodies of verbs, the bodies that react to each event, and the bodies of slots.

    forbidden: verbs that something forbids. heard_once: `the next time` abilities, and the places that make them.
    filled: zones that are not empty when a player acts, because the game would be over otherwise. purse: the number
    from which costs are paid, if there is one.
    """

    verbs: dict[str, Unit] = field(default_factory=dict[str, Unit])
    listeners: dict[str, list[Unit]] = field(default_factory=dict[str, list[Unit]])
    slots: dict[str, list[Unit]] = field(default_factory=dict[str, list[Unit]])
    forbidden: set[str] = field(default_factory=set[str])
    heard_once: dict[model.Ability, str] = field(default_factory=dict[model.Ability, str])
    filled: set[str] = field(default_factory=set[str])
    purse: str = ""


def registered(known: Model, units: Iterable[Unit]) -> Register:
    """Return the index of the bodies of a model."""
    found = Register()
    restrictions: list[tuple[Unit, model.Forbid]] = []
    for unit in units:
        _enter(found, unit)
        for node in own(unit.body):
            if isinstance(node, model.Forbid):
                restrictions.append((unit, node))
                found.forbidden.add(node.event.key)
                if node.event.key == model.ACT:
                    found.forbidden.update(_done_by_players(known, node))
            elif isinstance(node, model.Listen) and node.once:
                found.heard_once[node.ability] = place(node)
    found.purse = _purse(known, found, [node for unit, node in restrictions if unit.card is None])
    return found


def place(node: model.Listen) -> str:
    """Return a name for the statement that makes an ability."""
    return f"{node.span}:{node.span.column}"


def _enter(found: Register, unit: Unit) -> None:
    ability = unit.ability
    if unit.verb is not None:
        found.verbs[unit.verb.key] = unit
    elif ability is None:
        return
    elif unit.sort == "slot":
        found.slots.setdefault(ability.slot, []).append(unit)
    elif ability.event is not None:
        found.listeners.setdefault(ability.event.key, []).append(unit)
    elif isinstance(empty := ability.tested, model.IsEmpty) and not empty.negated and unit.card is None:
        if is_zone(empty.zone) and empty.zone.owner is None:
            if any(isinstance(statement, model.EndGame) for statement in unit.body):
                found.filled.add(zone_name(empty.zone))


def _done_by_players(known: Model, node: model.Forbid) -> Iterator[str]:
    """Yield the verbs that are forbidden to a player who cannot act."""
    left = {key.partition(" ")[0] for key in node.exceptions}
    for verb in known.verbs.values():
        if known.is_a(verb.roles[0].type.of, known.player) and verb.third not in left:
            yield verb.key


def _purse(known: Model, found: Register, restrictions: list[model.Forbid]) -> str:
    """Return the number from which costs are paid; empty if there is none.

    A payment reduces this number, and a rule forbids paying more than it contains.
    """
    pays = found.verbs.get(known.pays)
    if pays is None or pays.verb is None:
        return ""
    who, amount = (role.name for role in pays.verb.roles)
    for line in pays.body:
        match line:
            case model.Change(_, purse, model.Local(_, payer), None, "falls", model.Local(_, paid)):
                if (payer, paid) == (who, amount) and any(_guards(purse, known.pays, one) for one in restrictions):
                    return property_name(purse)
            case _:
                continue
    return ""


def _guards(purse: model.Property, pays: str, rule: model.Forbid) -> bool:
    """Whether a rule forbids paying more than a player has."""
    match rule:
        case model.Forbid(_, model.Event(_, key, (model.Those(), model.Some(_, _, name, where))), None):
            match where:
                case model.Compare(_, ">", model.Local(_, paid), model.Read(_, found)):
                    return (key, paid, found) == (pays, name, purse)
                case _:
                    return False
        case _:
            return False
