"""Who sees which cards at a place of a body: zones, cards that lie there, and what has been shown.

Everybody sees a card in an open zone, one player sees a card in a private zone, everybody except one player sees a card
in an outward zone, and nobody sees a card in a hidden zone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from ... import model
from ...model import Expression, Model, Phrase
from ..all_bodies import is_zone, zone_name, zones

Change: TypeAlias = Callable[[model.Node], Expression | None]


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where a card lies that not everybody sees. seer: a player who sees the card, whatever the zone is."""

    zone: model.Read
    seer: Phrase | None = None

    @property
    def name(self) -> str:
        return self.zone.property.name

    def put(self, change: Change) -> CardPlace:
        """Replace expressions in the owner of the zone and in the seer."""
        seer = self.seer
        return CardPlace(put(self.zone, change), None if seer is None else within(seer, change))


def within(node: Phrase, change: Change) -> Expression:
    """Replace an expression, or the players and cards that it is computed from."""
    found = change(node)
    if found is not None:
        return found
    match node:
        case model.Read():
            return put(node, change)
        case model.Owner():
            return replace(node, of=within(node.of, change))
        case model.SeatAfter():
            return replace(node, who=within(node.who, change))
        case model.Those():
            return model.Nothing(node.span)  # several players are no one player
        case _:
            return node


def put(node: model.Read, change: Change) -> model.Read:
    """Replace expressions in the owner and the index of a zone or a property."""
    owner = None if node.owner is None else within(node.owner, change)
    index = None if node.index is None else within(node.index, change)
    return node if (owner, index) == (node.owner, node.index) else replace(node, owner=owner, index=index)


def names(known: Mapping[str, Phrase | None]) -> Change:
    """Return a change for `put`: names become other expressions; names that mean nothing become nothing."""

    def change(node: model.Node) -> Expression | None:
        if not isinstance(node, model.Local):
            return None
        found = known.get(node.name)
        return model.Nothing(node.span) if found is None or isinstance(found, model.Those) else found

    return change


def owners(this: Expression | None, you: Expression | None = None) -> Change:
    """Return a change for `put`: `this` becomes another expression, and `you` becomes what the kind says of it."""

    def change(node: model.Node) -> Expression | None:
        if isinstance(node, model.You) and you is not None:
            return within(you, change)
        return this if isinstance(node, model.This) else None

    return change


@dataclass(slots=True)
class Seen:
    """The readers at a place of a body, and what they can see.

    lies: the names of cards that not everybody sees, with their places. shown: the zones whose cards have been
    revealed, and to whom (None: to all players). apart: pairs of players who are not the same. clear: expressions that
    certainly mean a card which everybody sees. amounts: the names of amounts, with what they were computed from.
    """

    readers: tuple[Phrase, ...] = ()
    lies: dict[str, CardPlace] = field(default_factory=dict[str, CardPlace])
    shown: list[tuple[model.Read, Phrase | None]] = field(default_factory=list[tuple[model.Read, Phrase | None]])
    apart: list[tuple[Phrase, Phrase]] = field(default_factory=list[tuple[Phrase, Phrase]])
    clear: list[model.Node] = field(default_factory=list[model.Node])
    amounts: dict[str, Phrase] = field(default_factory=dict[str, Phrase])
    asks: bool = False  # whether the reader is shown the value of what is read

    def inside(self, *readers: Phrase) -> Seen:
        """Return a copy for a block, with more readers."""
        return Seen(
            (*self.readers, *readers),
            dict(self.lies),
            list(self.shown),
            list(self.apart),
            list(self.clear),
            dict(self.amounts),
            self.asks,
        )

    def only(self, *readers: Phrase, asks: bool = False) -> Seen:
        """Return a copy in which nobody else is a reader."""
        inner = self.inside()
        inner.readers, inner.asks = readers, asks
        return inner


class Sight:
    """Tells who sees the cards of a zone, and in which zone the cards of a phrase lie."""

    def __init__(self, known: Model):
        self.model = known
        self.zones = zones(known)
        self.live = [
            model.Read(zone.span, known.properties[zone.owner, zone.name], None)
            for zone in self.zones.values()
            if zone.live and zone.sight != "open"
        ]
        self.you: Expression | None = None

    def same(self, one: Phrase | None, other: Phrase | None) -> bool:
        """Whether two phrases certainly mean the same player."""

        def plain(node: Phrase | None) -> Phrase | None:
            return self.you if isinstance(node, model.You) and self.you is not None else node

        one, other = plain(one), plain(other)
        if isinstance(one, model.Local) and isinstance(other, model.Local):
            return one.name == other.name
        return one == other

    def is_among(self, who: Phrase, readers: Sequence[Phrase]) -> bool:
        return any(self.same(reader, who) for reader in readers)

    def may_see(self, readers: Sequence[Phrase], place: CardPlace, seen: Seen) -> bool:
        """Whether one of some readers sees a card in a place. Without readers: whether everybody sees it."""
        if place.seer is not None and self.is_among(place.seer, readers):
            return True
        return self.may_look(readers, place.zone, seen)

    def may_look(self, readers: Sequence[Phrase], zone: model.Read, seen: Seen) -> bool:
        """Whether one of some readers sees the cards of a zone."""
        declared = self.zones.get(zone_name(zone))
        if declared is None or declared.sight == "open":
            return True
        for shown, who in seen.shown:
            if shown == zone and (who is None or self.is_among(who, readers)):
                return True
        if declared.sight == "hidden" or zone.owner is None and not declared.per:
            return False
        whose = self.whose(zone)
        if declared.sight == "outward":
            return any(self.differ(reader, whose, seen) for reader in readers)
        return any(self.same(reader, whose) for reader in readers)

    def whose(self, zone: model.Read) -> Phrase | None:
        """Return the player of a private or outward zone."""
        declared = self.zones[zone_name(zone)]
        if self.model.is_a(declared.per, "player"):
            return zone.index
        if zone.owner is not None and not self.model.is_a(declared.owner, "player"):
            return model.Owner(zone.span, zone.owner)
        return zone.owner

    def seer(self, place: CardPlace) -> Phrase | None:
        """Return the one player who sees a card in a place, if there is one."""
        if place.seer is None and self.sort(place.zone) == "private":
            return self.whose(place.zone)
        return place.seer

    def differ(self, one: Phrase, other: Phrase | None, seen: Seen) -> bool:
        """Whether two players are certainly not the same: one was chosen as `another`, or a condition says so."""
        return other is not None and any(
            self.same(one, a) and self.same(other, b) or self.same(one, b) and self.same(other, a)
            for a, b in seen.apart
        )

    def sort(self, zone: model.Node | None) -> str:
        """Return the sight of a zone; empty if the expression is no zone."""
        declared = self.zones.get(zone_name(zone))
        return declared.sight if declared is not None else ""

    def is_open(self, zone: model.Node | None) -> bool:
        return self.sort(zone) == "open"

    def zone_of(self, what: model.Those, seen: Seen, readers: Sequence[Phrase] = ()) -> CardPlace | None:
        """The place of the cards of a phrase.

        Without a zone, it means all live cards: then, a live zone that the readers may not see.
        """
        if is_zone(what.zone):
            return CardPlace(what.zone)
        if isinstance(what.zone, model.Local):
            return seen.lies.get(what.zone.name)
        if what.zone is not None or what.history is not None or not self.model.is_a(what.kind, "card"):
            return None
        for part in model.conjuncts(what.where):
            if (
                isinstance(part, model.IsIn)
                and not part.negated
                and is_candidate(part.left, what)
                and is_zone(part.zone)
            ):
                return CardPlace(part.zone)
        for read in self.live:
            if not self.may_look(readers or seen.readers, read, seen):
                return CardPlace(read)
        return None


def is_candidate(one: model.Node, what: model.Those) -> bool:
    return isinstance(one, model.Local) and one.name == what.candidate


def apart_from(what: model.Those, name: str) -> list[tuple[Phrase, Phrase]]:
    """Return the pairs of players who are not the same if a name is a member of a noun phrase."""
    one = model.Local(what.span, name, model.Type("thing", what.kind))
    others: list[Phrase] = [what.other_than] if what.other_than is not None else []
    for part in model.conjuncts(what.where):
        if isinstance(part, model.Is) and part.negated and is_candidate(part.left, what):
            others += part.options
    return [(one, other) for other in others]
