"""Find what reads a card which none of the readers sees: expressions, and the patterns of triggers and restrictions."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias

from ombre.dsl.diagnostics import Diagnostic, Translatable, tr
from ombre.dsl.source import Span

from ... import model
from ...model import Expression, Model, Phrase, Statement
from ..all_bodies import is_zone, zone_name
from .locations import Arrivals, is_same
from .sight import CardPlace, Seen, Sight, names, owners, put

CALLER = "(caller)"  # the name, inside a verb, of a reader of the caller who has no role in the verb
Given: TypeAlias = Mapping[str, Phrase]


@dataclass(frozen=True, slots=True)
class Leak:
    """A read of a card that none of the readers sees: what is read, and where the card lies."""

    code: str
    what: str
    place: CardPlace
    span: Span
    message: Translatable
    help: Translatable


class Reads:
    """Checks expressions, conditions and patterns of events; `leaks` are the reads that were found."""

    def __init__(self, known: Model):
        self.model = known
        self.sight = Sight(known)
        self.arrivals = Arrivals(known, self.sight)
        self.leaks: list[Leak] = []
        self.setting_up = False
        self.slot = ""  # of the body that is checked
        self._said: set[tuple[Span, str]] = set()
        self._derived = {
            one.property: (kind, one)
            for file in known.files
            for kind in (*file.kinds, *([file.table] if file.table else []))
            for one in kind.derived
        }
        self._inside: dict[model.Property, list[Leak]] = {}

    @contextmanager
    def aside(self) -> Generator[list[Leak]]:
        """Collect what is found in a `with` block in a list of its own."""
        before = self.leaks, self._said, self.sight.you, self.slot
        self.leaks, self._said = [], set()
        try:
            yield self.leaks
        finally:
            self.leaks, self._said, self.sight.you, self.slot = before

    def say(self, leak: Leak) -> None:
        if (leak.span, leak.code) not in self._said:
            self._said.add((leak.span, leak.code))
            self.leaks.append(leak)

    def read(self, what: str, place: CardPlace, span: Span) -> None:
        """Report that a card in a place is read."""
        message = tr("this reads '{0}' of a card in '{1}', but that card is hidden here", what, place.name)
        help = tr("reveal the card to all players first, or move it to an open zone; counting is allowed")
        if self.sight.sort(place.zone) == "outward":
            help = tr(
                "everybody except its player sees '{0}': read it where the reader is certainly another one, "
                "such as inside 'if NAME is not NAME:'",
                place.name,
            )
        self.say(Leak("E412", what, place, span, message, help))

    # -- places

    def place(self, card: model.Node | None, seen: Seen) -> CardPlace | None:
        """Return the place of a card, or of the cards of a phrase, if not everybody sees it."""
        found: Sequence[CardPlace] = ()
        match card:
            case model.Local() if card.name in seen.lies:
                found = (seen.lies[card.name],)
            case model.Top() | model.CardIn():
                found = (CardPlace(card.zone),)
            case model.Neighbour(of=model.This()):
                found = self._beside_this()
            case model.Neighbour():
                beside = self.place(card.of, seen)
                found = (CardPlace(beside.zone),) if beside is not None else ()
            case model.Those():
                there = self.those(card, seen)
                found = (there,) if there is not None else ()
            case model.Read() if card.property.sort == "state" and not any(is_same(card, one) for one in seen.clear):
                found = [place.put(owners(card.owner)) for place in self.arrivals.kept(card.property)]
            case _:
                pass
        return self.worst(found, seen)

    def worst(self, places: Sequence[CardPlace], seen: Seen) -> CardPlace | None:
        """Return one of some places: one that the readers do not see, if there is any; else one that not all see."""
        hidden = [place for place in places if not self.sight.may_see((), place, seen)]
        return next(
            (one for one in hidden if not self.sight.may_see(seen.readers, one, seen)), next(iter(hidden), None)
        )

    def _beside_this(self) -> list[CardPlace]:
        """Return the places of the cards beside `this`: where the slot is performed, or in live zones."""
        if self.slot:
            you = names({"1": self.sight.you})
            return [CardPlace(put(place.zone, you)) for place in self.arrivals.before(f"slot {self.slot}", 0)]
        return [CardPlace(zone) for zone in self.sight.live]

    def those(self, what: model.Those, seen: Seen, readers: Sequence[Phrase] = ()) -> CardPlace | None:
        """Return the place of the cards of a phrase."""
        if what.history is None or what.zone is not None:
            return self.sight.zone_of(what, seen, readers)
        history = what.history
        verb = self.model.verbs.get(history.verb)
        if verb is None or not self.model.is_a(what.kind, "card"):
            return None
        who = names({verb.roles[history.who_role].name: history.who})
        return self.worst([one.put(who) for one in self.arrivals.after(history.verb, history.role)], seen)

    def unseen(self, what: model.Those, readers: Sequence[Phrase], seen: Seen) -> CardPlace | None:
        """Return the place of the cards of a phrase, if the readers may not see them."""
        place = self.those(what, seen, readers)
        return None if place is None or self.sight.may_see(readers, place, seen) else place

    def hidden(self, card: model.Node | None, seen: Seen) -> CardPlace | None:
        """Return the place of a card if no reader sees the card."""
        place = self.place(card, seen)
        return place if place is not None and not self.sight.may_see(seen.readers, place, seen) else None

    # -- reads

    def look(self, node: model.Node | None, seen: Seen) -> None:
        """Check all reads in an expression or a condition."""
        match node:
            case model.Those():
                self.candidates(node, seen)
                return
            case model.Count() if isinstance(node.of, model.Those):
                self.candidates(node.of, seen)
                place = self.unseen(node.of, seen.readers, seen)
                if node.distinct is not None and place is not None:
                    self.read(node.distinct.name, place, node.span)
                return
            case model.Total():
                inner = self.candidates(node.of, seen)
                self.look(node.amount, inner)
                return
            case model.And():
                inner = seen.inside()
                for part in node.parts:
                    self.look(part, inner)
                    self.learn(part, inner)
                return
            case model.Local() if seen.asks and node.name in seen.amounts:
                with self.aside() as found:
                    self.look(seen.amounts[node.name], seen)
                for leak in found:
                    self.read(leak.what, leak.place, node.span)
            case model.Can():
                self._tested(node, seen)
            case model.CardIn():
                if not self.sight.may_look(seen.readers, node.zone, seen):
                    self.read(node.card, CardPlace(node.zone), node.span)
            case _:
                for what, card in _read_here(node):
                    if (place := self.hidden(card, seen)) is not None:
                        self.read(what, place, node.span if node is not None else card.span)
                if isinstance(node, model.Read) and node.property.sort == "derived":
                    self._look_into(node, seen)
        for child in model.children(node):
            self.look(child, seen)

    def candidates(self, what: model.Those, seen: Seen, *readers: Phrase) -> Seen:
        """Check the reads of a noun phrase: its adjectives and its `where` read every candidate."""
        inner = seen.inside(*readers)
        inner.lies.pop(what.candidate, None)
        if (place := self.those(what, inner)) is not None and not self.sight.is_open(place.zone):
            inner.lies[what.candidate] = place
            if not self.sight.may_see(inner.readers, place, seen):
                for adjective in what.adjectives:
                    self.read(adjective.word, place, adjective.span)
        for child in (what.zone, what.where, what.other_than, what.history):
            if child is not None:
                self.look(child, inner)
        return inner

    def learn(self, condition: model.Condition | None, seen: Seen) -> None:
        """Note what a condition that is true says: which players differ, and which cards lie in open zones."""
        for part in model.conjuncts(condition):
            if isinstance(part, model.Is) and part.negated:
                seen.apart += [(part.left, option) for option in part.options]
            if isinstance(part, model.IsIn) and not part.negated and self.sight.is_open(part.zone):
                self.clear(part.left, seen)

    def clear(self, card: model.Node, seen: Seen) -> None:
        """Note that everybody sees a card."""
        if isinstance(card, model.Local):
            seen.lies.pop(card.name, None)
        else:
            seen.clear.append(card)

    def bind(self, name: str, place: CardPlace | None, seen: Seen, rest: Sequence[Statement]) -> None:
        """Record where the card of a name lies, unless the rest of the block shows the card to all players."""
        seen.lies.pop(name, None)
        if place is not None and not self.sight.is_open(place.zone):
            if not self.arrivals.shown(model.Local(place.zone.span, name, model.NOTHING), rest):
                seen.lies[name] = place

    # -- what events are given

    def passes(self, key: str, role: int, place: CardPlace | None, seen: Seen, given: Given) -> CardPlace | None:
        """Record that an event has a card from a place in a role; return the place in the words of the event."""
        if place is None:
            return None
        there = self.abstract(place, seen, given)
        if not self.setting_up:
            self.arrivals.passes(key, role, there)
        return there

    def abstract(self, place: CardPlace, seen: Seen, given: Given) -> CardPlace:
        """Return a place in the words of a verb: each player is the role in which the verb is given that player."""

        def told(who: Phrase | None) -> Expression | None:
            if who is None:
                return None
            role = next((name for name, what in given.items() if self.sight.same(what, who)), "")
            if not role and self.sight.is_among(who, seen.readers):
                role = CALLER
            return model.Local(who.span, role, model.NOTHING) if role else None

        zone, seer = place.zone, place.seer
        for shown, who in seen.shown:
            if shown == zone and who is not None:
                seer = who
        if seer is None and self.sight.sort(zone) == "outward":
            seer = next((one for one in seen.readers if self.sight.may_see((one,), place, seen)), None)
        nobody = model.Nothing(zone.span)
        declared = self.sight.zones[zone_name(zone)]
        if declared.sight in ("private", "outward") and self.model.is_a(declared.per or declared.owner, "player"):
            whose = told(self.sight.whose(zone)) or nobody
            plain = model.Read(zone.span, zone.property, whose, whose if declared.per else None)
        else:
            plain, seer = model.Read(zone.span, zone.property, nobody), self.sight.seer(place)
        return CardPlace(plain, told(seer))

    def _tested(self, node: model.Can, seen: Seen) -> None:
        """Follow cards into the test whether a verb is forbidden."""
        verb = self.model.verbs.get(node.verb)
        if verb is not None:
            given = dict(zip((role.name for role in verb.roles), node.arguments, strict=False))
            for role, argument in enumerate(node.arguments):
                self.passes(f"can {node.verb}", role, self.place(argument, seen), seen, given)

    # -- derived properties

    def _look_into(self, node: model.Read, seen: Seen) -> None:
        """Check a read of a derived property, which reads cards itself."""
        for leak in self._leaks_of(node.property):
            kind, _ = self._derived[node.property]
            place = leak.place.put(owners(node.owner, kind.you))
            if not self.sight.may_see(seen.readers, place, seen):
                self.read(leak.what, place, node.span)

    def _leaks_of(self, derived: model.Property) -> list[Leak]:
        """Return the reads of a derived property of cards that its own reader sees, and not everybody."""
        if derived not in self._inside and derived in self._derived:
            self._inside[derived] = []
            kind, one = self._derived[derived]
            own = self.owner_of(kind, one.span)
            with self.aside() as found:
                self.sight.you = kind.you
                self.look(one.value, Seen())
                self._inside[derived] = [leak for leak in found if self.sight.may_see(own, leak.place, Seen())]
        return self._inside.get(derived, [])

    def owner_of(self, kind: model.Kind, span: Span) -> tuple[Phrase, ...]:
        """Return the reader of the derived properties of a kind: the player who has them, or `you` of the card."""
        if self.model.is_a(kind.name, "player"):
            return (model.This(span, kind.name),)
        return (kind.you,) if kind.you is not None else ()

    # ------------------------------------------------------------------------------------------- patterns of events

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

    # ------------------------------------------------------------------------------------------- what was found

    def forget(self) -> None:
        """Forget what depends on the arrivals."""
        self.leaks, self._said, self._inside = [], set(), {}

    def diagnostics(self) -> list[Diagnostic]:
        return [Diagnostic(leak.code, leak.message, leak.span, leak.help) for leak in self.leaks]


def _read_here(node: model.Node | None) -> list[tuple[str, model.Node]]:
    """Return what an expression reads of cards itself, each with the card."""
    match node:
        case model.Read(owner=owner) if node.property.sort in ("fact", "derived") and owner is not None:
            return [(node.property.name, owner)]
        case model.HasSlot():
            return [(node.slot, node.what)]
        case model.IsCard():
            return [(node.card, node.what)]
        case model.IsKind():
            return [(node.kind, node.left)]
        case model.IsCopy():
            return [("copy", node.left), ("copy", node.right)]
        case _:
            return []


def _of_nobody(place: CardPlace) -> CardPlace:
    """Return a place in the same zone of which no reader sees the cards."""
    zone = place.zone
    return CardPlace(model.Read(zone.span, zone.property, model.Nothing(zone.span)))
