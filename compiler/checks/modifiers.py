"""Check that no fact depends on itself through modifiers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from ombre.dsl.diagnostics import Diagnostic, tr

from .. import model
from ..model import Model, Property
from .all_bodies import Unit, own, zone_name
from .blame import Blame
from .knowledge import Argument, Fit, Knowledge, KnownState

_HELP = tr("change one of these lines: it must read a property that nothing modifies, or modify other things")


@dataclass(slots=True, eq=False)
class Modifier:
    """A line that modifies a fact.

    asks: the modifiers that must be computed before this modifier.
    """

    unit: Unit
    line: model.Modify
    asks: list[Modifier] = field(default_factory=list["Modifier"])

    @property
    def fact(self) -> Property:
        return self.line.property


def check(known: Model) -> list[Diagnostic]:
    """Return a diagnostic for each cycle of modifiers, whose computation would not end."""
    return list(Reading(known).findings())


class Reading(Knowledge):
    """Finds the facts that each modifier of a model reads."""

    def __init__(self, known: Model):
        super().__init__(known)
        self.blame = Blame(known)
        self.derived = {
            one.property: one.value
            for file in known.files
            for kind in (*file.kinds, *([file.table] if file.table else []))
            for one in kind.derived
        }
        self.modifiers = [
            Modifier(unit, node) for unit in self.units for node in own(unit.body) if isinstance(node, model.Modify)
        ]
        modified: dict[Property, list[Modifier]] = {}
        for one in self.modifiers:
            modified.setdefault(one.fact, []).append(one)
        for one in self.modifiers:
            for fact, thing in self._reads(one):
                one.asks += [other for other in modified.get(fact, ()) if self._is_about(other, thing)]

    def findings(self) -> Iterator[Diagnostic]:
        """Yield one finding for each cycle, at its latest line.

        This line is then left out, so that the other cycles that contain it are not reported again.
        """
        left = sorted(self.modifiers, key=lambda one: (self.blame.lateness(one.unit), one.line.span.line), reverse=True)
        without: set[Modifier] = set()
        for one in left:
            if way := _way_back(one, without):
                without.add(one)
                yield self._told(one, way)

    def _told(self, one: Modifier, way: list[Modifier]) -> Diagnostic:
        drawn = " -> ".join(f"'{each.fact.name}' of {each.unit.label.removesuffix(', static')}" for each in (one, *way))
        message = tr("this modifier depends on itself: {0}", drawn)
        notes = tuple(
            (each.line.span, tr("needs '{0}' to modify '{1}'", after.fact.name, each.fact.name))
            for each, after in pairwise(way)
        )
        return Diagnostic("E404", message, one.line.span, _HELP, notes)

    def _is_about(self, one: Modifier, thing: Argument) -> bool:
        """Whether a modifier may affect a thing whose fact is read."""
        what = one.line.what
        if isinstance(what, model.This):  # the modifier works only while its card is in a live zone
            is_live = thing.zones is None or bool(thing.zones & self.live)
            return is_live and self._may_be(one.unit, what, thing)
        if not isinstance(what, model.Those):
            return True
        if isinstance(what.other_than, model.This) and one.unit.card is not None and thing.card == one.unit.card.id:
            return False  # the phrase excludes this card
        place = zone_name(what.zone)
        if place and thing.zones is not None and place not in thing.zones:
            return False
        return self._may_be(one.unit, what, thing) and not _apart(frozenset(self._fits(what)), thing.fits)

    def _reads(self, one: Modifier) -> Iterator[tuple[Property, Argument]]:
        """Yield the facts that are read when a modifier is computed, each with what is known about its thing."""
        what, state = one.line.what, KnownState({})
        if isinstance(what, model.Those):
            thing = self._argument(one.unit, what, state)
            if not zone_name(what.zone):
                thing = Argument(thing.kind, None, fits=thing.fits)  # for things in all zones
            state.names[what.candidate] = thing
        parts: list[model.Node | None] = [what]
        if one.line.duration is None:  # the amount of a modifier with a duration is fixed, and it has no condition
            parts += [one.line.amount, one.unit.ability.tested if one.unit.ability is not None else None]
        for part in parts:
            yield from self._read(one.unit, part, state, None, frozenset())

    def _read(
        self, unit: Unit, part: model.Node | None, state: KnownState, this: Argument | None, seen: frozenset[Property]
    ) -> Iterator[tuple[Property, Argument]]:
        for node in own(part):
            if isinstance(node, model.Those) and node.candidate not in state.names:
                state.names[node.candidate] = self._argument(unit, node, state)
        for node in own(part):
            if not isinstance(node, model.Read) or node.owner is None and node.property.sort != "derived":
                continue
            thing = Argument()
            if node.owner is not None:
                is_this = this is not None and isinstance(node.owner, model.This)
                thing = this if is_this and this is not None else self._argument(unit, node.owner, state)
            if node.property.sort == "fact":
                yield node.property, thing
            elif node.property.sort == "derived" and node.property not in seen:
                value = self.derived.get(node.property)
                yield from self._read(unit, value, KnownState({}), thing, seen | {node.property})


def _apart(one: frozenset[Fit], other: frozenset[Fit]) -> bool:
    """Whether two noun phrases have no common member, because they require different words of one fact."""
    return any(
        found == also and not (negated or denied) and found.type.tag == "value" and not words & others
        for found, words, negated in one
        for also, others, denied in other
    )


def _way_back(one: Modifier, without: set[Modifier]) -> list[Modifier]:
    """Return the shortest cycle from a modifier to itself, with the modifier at the end; empty if there is none."""
    ways: list[list[Modifier]] = [[other] for other in one.asks]
    seen: set[Modifier] = set()
    while ways:
        way = ways.pop(0)
        here = way[-1]
        if here is one:
            return way
        if here not in seen and here not in without:
            seen.add(here)
            ways += [[*way, other] for other in here.asks]
    return []
