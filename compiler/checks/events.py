"""Check what the patterns of triggers and restrictions read of the cards of an event."""

from __future__ import annotations

from collections.abc import Callable

from .. import model
from ..model import Phrase
from .reads import CALLER, Reads
from .sight import CardPlace, Seen, names
from .units import is_zone


class PatternReads(Reads):
    """Checks patterns: everybody sees whether a trigger runs, and a player sees what is forbidden to them."""

    def heard(self, ability: model.Ability, event: model.Event, seen: Seen) -> None:
        """Check the pattern of a trigger: everybody sees whether it runs. Its body knows where its cards lie."""
        later = ability.sort in ("when", "whenever")
        blind = seen.inside()
        for role, place in self._roles(event, self.arrivals.after if later else self.arrivals.before, seen):
            name = event.names[role]
            if ability.sort == "before" and self.arrivals.opens(event.key, role):
                continue
            if ability.sort == "instead" and name is not None and self.arrivals.shows(event.key, role):
                if self.arrivals.shown(model.Local(ability.span, name, model.NOTHING), ability.body):
                    continue
            self._patterned(event, role, _of_nobody(place), blind)
            if name is not None:
                self.bind(name, place, seen, ability.body)
        for pattern in event.patterns:
            self._pattern(pattern, blind)

    def ends(self, duration: model.Duration, seen: Seen) -> None:
        """Check the events that end a lasting effect: everybody sees whether it ends."""
        for event in duration.ends:
            blind = seen.inside()
            places = self.arrivals.after if event is duration.next else self.arrivals.before
            for role, place in self._roles(event, places, seen):
                if event is duration.next or not self.arrivals.opens(event.key, role):
                    self._patterned(event, role, _of_nobody(place), blind)
            for pattern in event.patterns:
                self._pattern(pattern, blind)

    def _roles(
        self, event: model.Event, places: Callable[[str, int], list[CardPlace]], seen: Seen
    ) -> list[tuple[int, CardPlace]]:
        """Return the roles of an event that can have a card which not everybody sees, with its place."""
        verb = self.model.verbs.get(event.key)
        named: dict[str, Phrase] = {CALLER: model.Local(event.span, CALLER, model.NOTHING)}
        for role, (pattern, name) in enumerate(zip(event.patterns, event.names, strict=True)):
            word = verb.roles[role].name if verb is not None else str(role)
            if isinstance(pattern, model.Those):
                named[word] = model.Local(pattern.span, name or pattern.candidate, model.Type("thing", pattern.kind))
            elif pattern is not None and not isinstance(pattern, model.Some):
                named[word] = pattern
        found: list[tuple[int, CardPlace]] = []
        for role in range(len(event.patterns)):
            there = [place.put(names(named)) for place in places(event.key, role)]
            pattern = event.patterns[role]
            if there and isinstance(pattern, model.Those) and is_zone(pattern.zone):
                there = [CardPlace(pattern.zone)]
            if (place := self.worst(there, seen)) is not None:
                found.append((role, place))
        return found

    def _patterned(self, event: model.Event, role: int, place: CardPlace, seen: Seen) -> None:
        """Record where the card of a role lies, and check the kind and the adjectives of its pattern."""
        pattern, name = event.patterns[role], event.names[role]
        if not isinstance(pattern, model.Those):
            return
        for word in (pattern.candidate, name):
            if word is not None:
                seen.lies[word] = place
        if self.sight.may_see(seen.readers, place, seen):
            return
        verb = self.model.verbs.get(event.key)
        if verb is not None and not self.model.is_a(verb.roles[role].type.of, pattern.kind):
            self.read(pattern.kind, place, pattern.span)
        for adjective in pattern.adjectives:
            self.read(adjective.word, place, adjective.span)

    def _pattern(self, pattern: model.Pattern, seen: Seen) -> None:
        for part in model.children(pattern) if isinstance(pattern, model.Those | model.Some) else (pattern,):
            self.look(part, seen)

    def forbidden(self, event: model.Event, seen: Seen) -> None:
        """Check what a restriction reads: whoever may do something, or asks for it, sees whether it is forbidden."""
        caller = model.Local(event.span, CALLER, model.NOTHING)
        inner = seen.inside(caller)
        for pattern, name in zip(event.patterns, event.names, strict=True):
            if isinstance(pattern, model.Those) and self.model.is_a(pattern.kind, "player"):
                inner.readers += (
                    model.Local(pattern.span, name or pattern.candidate, model.Type("thing", pattern.kind)),
                )
        for role, place in self._roles(event, self.arrivals.tested, inner):
            self._patterned(event, role, place, inner)
        for pattern in event.patterns:
            self._pattern(pattern, inner)


def _of_nobody(place: CardPlace) -> CardPlace:
    """Return a place in the same zone of which no reader sees the cards."""
    zone = place.zone
    return CardPlace(model.Read(zone.span, zone.property, model.Nothing(zone.span)))
