"""Find lines that pass a card which has left play to what reads it as it is now, and not as it last was.

A `when` reads the cards of its event as they last were, and an effect those that it has moved out of play. A verb that
it calls then, and a lasting effect that it begins, read such a card as it is where it lies.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ombre.dsl.diagnostics import Diagnostic, tr

from .. import model
from ..answered_warnings import FORM, answered
from ..model import Model
from .all_bodies import Unit, own, units, zone_name, zones


def check(known: Model) -> list[Diagnostic]:
    """Return a warning for each line that hands on a card which has left play to what reads how it was."""
    live = frozenset(name for name, zone in zones(known).items() if zone.live)
    if not live:
        return []
    bodies = units(known)
    left = HandedOn(known, live, bodies)
    return [found for unit in bodies for found in left.in_body(unit)]


@dataclass(slots=True)
class HandedOn:
    """What verbs do with the cards of their roles. live: the zones of play, as KIND.NAME. bodies: all of the game."""

    known: Model
    live: frozenset[str]
    bodies: Sequence[Unit]
    _varying: set[model.Property] = field(default_factory=set[model.Property])
    _out: dict[tuple[str, int], bool] = field(default_factory=dict[tuple[str, int], bool])

    def __post_init__(self) -> None:
        """Note the properties that can be others when a card has left play."""
        states = [
            one.property
            for one in self.known.everything(model.State)
            if self.known.is_a(one.property.owner, "card") and (one.until_leaves is not None or not one.is_kept)
        ]
        self._varying = {*states, *(one.property for one in self.known.everything(model.Modify))}
        derived = self.known.everything(model.Derived)
        while more := {
            one.property
            for one in derived
            if one.property not in self._varying
            and any(isinstance(part, model.Read) and part.property in self._varying for part in model.walk(one.value))
        }:
            self._varying |= more
        for unit in self.bodies:
            out = self._out_of_play(unit)
            for node in own(unit.body):
                for at, argument in enumerate(node.arguments if isinstance(node, model.Call | model.Offer) else ()):
                    key = (node.verb, at) if isinstance(node, model.Call | model.Offer) else ("", at)
                    is_out = _name(argument) in out or isinstance(argument, model.Those) and self._is_out(argument)
                    self._out[key] = self._out.get(key, True) and is_out

    def _is_out(self, those: model.Those) -> bool:
        """Whether a phrase means cards in a zone out of play."""
        return bool(zone_name(those.zone)) and zone_name(those.zone) not in self.live

    def _out_of_play(self, unit: Unit) -> set[str]:
        """The names of a body that mean cards which were found out of play."""
        found: set[str] = set()
        for node in own(unit.body):
            if isinstance(node, model.Choose | model.ChooseSome | model.ForEach):
                found |= {node.name} if self._is_out(node.what) else set()
        return found

    def in_body(self, unit: Unit) -> Iterator[Diagnostic]:
        """Follow the cards that leave in a body, from line to line."""
        ability = unit.ability
        gone: set[str] = set()
        if ability is not None and ability.event is not None and unit.sort == "when":
            verb = self.known.verbs.get(ability.event.key)
            for at, role in enumerate(verb.roles if verb is not None else ()):
                if verb is not None and self.moves(verb, role.name) and not self._out.get((verb.key, at), False):
                    pattern = ability.event.patterns[at]
                    gone.add("this" if isinstance(pattern, model.This) else ability.event.names[at] or "")
        gone -= {""}
        yield from self._block(unit.body, gone, self._out_of_play(unit))

    def _block(self, body: Sequence[model.Statement], gone: set[str], out: set[str]) -> Iterator[Diagnostic]:
        """Follow the cards that leave. out: the names of cards that were never in play."""
        for line in body:
            inside = {*gone}
            for node in own(line):
                match node:
                    case model.Move(what=model.Local() | model.This() as what):
                        (inside.discard if zone_name(node.zone) in self.live else inside.add)(_name(what))
                        inside -= out
                    case model.Call():
                        yield from self._call(node, inside)
                        inside |= self._moved(node) - out
                    case model.Listen(ability=ability):
                        yield from self._lasting((ability,), inside)
                    case model.Grant(abilities=abilities):
                        yield from self._lasting(abilities, inside - {"this"})
                    case _:
                        inside -= {*model.named(node)}
            if isinstance(line, model.Move | model.Call):
                gone |= inside
            gone &= inside

    def _call(self, node: model.Call, gone: set[str]) -> Iterator[Diagnostic]:
        verb = self.known.verbs[node.verb]
        for role, argument in zip(verb.roles, node.arguments, strict=True):
            name = _name(argument)
            if name in gone and (read := self.reads(verb, role.name)) is not None:
                yield from self._told(argument, verb.third, read, name)

    def _moved(self, node: model.Call) -> set[str]:
        """The names whose cards a call certainly moves out of play."""
        verb = self.known.verbs[node.verb]
        moved = zip(verb.roles, node.arguments, strict=True)
        return {_name(argument) for role, argument in moved if self.moves(verb, role.name)} - {""}

    def _lasting(self, abilities: Sequence[model.Ability], gone: set[str]) -> Iterator[Diagnostic]:
        for part in model.walk(tuple(one.body for one in abilities)):
            if isinstance(part, model.Read) and part.property in self._varying and not part.now:
                if part.owner is not None and _name(part.owner) in gone:
                    yield from self._told(part, "", part.property, _name(part.owner))

    def _told(self, at: model.Phrase, verb: str, read: model.Property, name: str) -> Iterator[Diagnostic]:
        words = f"{read.name} now"
        if answered(self.known.meant, at.span, words):
            return
        if verb:
            told = tr("'{0}' has left play here, and '{1}' reads its '{2}' as it is now", name, verb, read.name)
        else:
            told = tr("'{0}' has left play here, and what lasts reads its '{1}' as it is then", name, read.name)
        help = tr(
            "read it in a line before, like this: {0} is {1} of {2}; or say that it is meant, like this: {3}",
            f"its_{read.name}",
            read.name,
            name,
            FORM.format(words),
        )
        yield Diagnostic("W520", told, at.span, help, severity="warning")

    def moves(self, verb: model.Verb, role: str, seen: frozenset[str] = frozenset()) -> bool:
        """Whether a verb certainly moves the card of a role out of play."""
        return verb.key not in seen and self._surely(verb.body, role, seen | {verb.key})

    def _surely(self, body: Sequence[model.Statement], role: str, seen: frozenset[str]) -> bool:
        for line in body:
            match line:
                case model.Move() if _name(line.what) == role:
                    return zone_name(line.zone) not in self.live
                case model.Call():
                    called = self.known.verbs[line.verb]
                    for its, argument in zip(called.roles, line.arguments, strict=True):
                        if _name(argument) == role and self.moves(called, its.name, seen):
                            return True
                case model.If(then=then, otherwise=otherwise):
                    if self._surely(then, role, seen) and self._surely(otherwise, role, seen):
                        return True
                case _:
                    pass
        return False

    def reads(self, verb: model.Verb, role: str, seen: frozenset[str] = frozenset()) -> model.Property | None:
        """The property of the card of a role that a verb reads, and that can be another one out of play."""
        if verb.key in seen:
            return None
        for node in own(verb.body):
            if isinstance(node, model.Read) and node.property in self._varying and not node.now:
                if node.owner is not None and _name(node.owner) == role:
                    return node.property
            if isinstance(node, model.Call):
                called = self.known.verbs[node.verb]
                for its, argument in zip(called.roles, node.arguments, strict=True):
                    found = self.reads(called, its.name, seen | {verb.key}) if _name(argument) == role else None
                    if found is not None:
                        return found
        return None


def _name(node: model.Held) -> str:
    return "this" if isinstance(node, model.This) else node.name if isinstance(node, model.Local) else ""
