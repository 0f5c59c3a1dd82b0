"""Collect what was proved about every card and rule, and what is checked only at run time, as plain data.

The keys are those of `schemas/certificate.json`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from ombre.dsl.diagnostics import Diagnostic

from .. import model
from ..model import Model
from . import check
from .all_bodies import Unit, own, standing, units, zone_name, zones
from .conservation import changes, moves, state_of
from .ending.termination import Proof
from .totality import choices

Entry: TypeAlias = dict[str, Any]
"""The entry of a card or a rule: JSON data as the schema describes it."""

_CODES = {"ends": "E40", "conserved": "E42", "hidden": "E41", "choices": "E43"}


def certificate(known: Model) -> dict[str, dict[str, Entry]]:
    """Return the certificate of a model that was resolved without errors."""
    wrong = check(known)
    proof = Proof(known)
    certifier = _Certifier(known, wrong, proof)
    cards = {card.id: certifier.card(card) for card in sorted(known.cards.values(), key=lambda c: c.id)}
    rules: dict[str, dict[str, object]] = {
        f"{unit.span.source}:{unit.span.line}": {"what": unit.label, **certifier.entry([unit])}
        for unit in certifier.units
        if unit.card is None
    }
    return {"cards": cards, "rules": rules}


class _Certifier:
    def __init__(self, known: Model, wrong: list[Diagnostic], proof: Proof):
        self.model = known
        self.units = units(known)
        self.zones = zones(known)
        self._wrong = wrong
        self._proof = proof
        stays = standing(known)
        invariants = [one for file in known.files for one in file.invariants if stays("rule", one.name, one.span)]
        self._invariants = [
            (one, {n.property for n in model.walk(one) if isinstance(n, model.Read)}) for one in invariants
        ]

    def card(self, card: model.Card) -> Entry:
        """Return the entry of one card: its place, and what was proved about all its abilities."""
        mine = [unit for unit in self.units if unit.card is card]
        return {"source": f"{card.span.source}:{card.span.line}", **self.entry(mine)}

    def entry(self, mine: list[Unit]) -> Entry:
        """Return what was proved about some bodies."""
        places = {(unit.span.source, (unit.span.line, unit.span.end_line)) for unit in mine}

        def proved(what: str) -> bool:
            return not any(
                d.code.startswith(_CODES[what]) and d.span.source == source and first <= d.span.line <= last
                for d in self._wrong
                for source, (first, last) in places
            )

        spots = {(unit.span.source, unit.span.line) for unit in mine}
        cycles = [
            {"units": [unit.label for unit in one.units], "ends_by": list(one.ends_by)}
            for one in self._proof.rounds
            if any((unit.span.source, unit.span.line) in spots for unit in one.units)
        ]
        outer = [u for u in mine if not any(v is not u and u.ability in _inner(v) for v in mine)]
        return {
            "ends": {"proved": proved("ends"), "cycles": cycles},
            "choices": {
                "proved": proved("choices"),
                "made": [
                    {"line": one.span.line, "name": one.name, "nothing": str(one)} for u in mine for one in choices(u)
                ],
            },
            "conserved": {
                "proved": proved("conserved"),
                "moves": [
                    {"line": move.span.line, "to": zone_name(move.zone).lstrip(".")}
                    for u in mine
                    for move in moves(u.body)
                ],
                "changes": [self._change(node) for u in mine for node in changes(u.body)],
            },
            "hidden": {"proved": proved("hidden"), "looks": [look for u in mine for look in self._looks(u)]},
            "run_time": [left for u in outer for left in self._left(u)],
        }

    def _change(self, node: model.Change | model.Become) -> dict[str, object]:
        found = node.property
        state = state_of(self.model, found)
        allowed = "any"
        if found.type.tag == "value" and found.type.of in self.model.values:
            allowed = "one of " + ", ".join(self.model.values[found.type.of].words)
        elif state is not None and found.type == model.NUMBER:
            allowed = (
                f"{'any' if state.least is None else state.least} to "
                f"{state.most.property.name if state.most else 'any'}"
            )
        name = f"{found.owner}.{found.name}".lstrip(".")
        return {"line": node.span.line, "property": name, "range": allowed}

    def _looks(self, unit: Unit) -> list[dict[str, object]]:
        """Return the statements of a body that choose or reveal cards in a zone that not everybody sees."""
        found: list[dict[str, object]] = []
        for node in own(unit.body):
            zone, how = None, ""
            if isinstance(node, model.Choose | model.ChooseSome):
                zone, how = node.what.zone, "chosen by who may see it"
            elif isinstance(node, model.Reveal | model.RevealUntil):
                zone, how = node.zone, "revealed to all"
            declared = self.zones.get(zone_name(zone))
            if declared is not None and declared.sight != "open":
                found.append(
                    {"line": node.span.line, "zone": zone_name(zone).lstrip("."), "sight": declared.sight, "how": how}
                )
        return found

    def _left(self, unit: Unit) -> list[dict[str, object]]:
        """Return what can be checked only while a game is played."""
        found: list[dict[str, object]] = []

        def left(node: model.Node, what: str) -> None:
            entry: dict[str, object] = {"line": node.span.line, "what": what}
            if entry not in found:
                found.append(entry)

        if unit.sort == "whenever" and unit.ability is not None:
            left(unit.ability, "a state check becomes false again")
        for node in model.walk(unit.body):
            match node:
                case model.Repeat() if not isinstance(node.times, model.Number):
                    left(node, "how often a block is repeated")
                case model.RepeatUntil():
                    left(node, "how often a block is repeated")
                case model.StartFlow():
                    left(node, f"flow '{node.flow}' is entered, and comes to its end")
                case model.Modify():
                    left(node, f"'{node.property.name}' with all modifiers")
                case model.Change() | model.Become():
                    for one, reads in self._invariants:
                        if node.property in reads:
                            left(node, f"invariant of {one.span.source}:{one.span.line}")
                case _:
                    pass
        return found


def _inner(unit: Unit) -> list[model.Ability]:
    return [node for node in model.walk(unit.body) if isinstance(node, model.Ability)]
