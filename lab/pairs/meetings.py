"""List the pairs of cards that can occur in one game, from the model; pairs that interact directly come first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from typing import Literal, NamedTuple

from ombre import contract
from ombre.compiler import model
from ombre.compiler.checks.all_bodies import Unit, is_zone, own, sets_up, units, zone_name
from ombre.compiler.checks.knowledge import property_name
from ombre.compiler.model import Model
from ombre.translatable import tr

from .printed import fits

NOWHERE = tr("no rule puts one of the cards anywhere")
TWO_BEGINNINGS = tr("a game begins with only one of the cards")
ONE_COPY = tr("the set-up deals the card only once")
MANY = 99  # stands for "more copies than a board ever has"


class Pair(NamedTuple):
    """Two cards, by their ids, or one card twice; a higher rank means that they interact more directly."""

    one: str
    other: str
    rank: int


class Dealing(NamedTuple):
    """A line of the set-up, or of the seats of a scenario, that creates cards.

    often: whether it is run once, for each player, or any number of times.
    """

    node: model.Put | model.PutEvery
    often: Literal["once", "each player", "many"]
    is_for_scenarios: bool


@dataclass(slots=True)
class Tie:
    """The events and properties that the abilities of a card use: keys of events, and properties as `KIND.NAME`."""

    says: set[str] = field(
        default_factory=set[str]
    )  # events that its statements cause, and verbs that perform its slots
    causes: set[str] = field(default_factory=set[str])  # the events of `says`, and all events that follow from them
    hears: set[str] = field(default_factory=set[str])  # events that its abilities react to, replace or forbid
    reads: set[str] = field(default_factory=set[str])
    changes: set[str] = field(default_factory=set[str])
    modifies: set[str] = field(default_factory=set[str])  # only facts


class Meetings:
    """Finds the pairs of one game with its expansions, and what each card does."""

    def __init__(self, known: Model) -> None:
        self.model = known
        self.units = units(known)
        self.cards = [id for id, card in known.cards.items() if not card.local]
        self.places = self._places()
        self._known_zones: dict[str, list[str]] = {}
        self._known_dealt: dict[str, int] = {}
        self.offered = self._offered()
        self.performing = self._performing()
        self._verbs = {unit.verb.key: _said(unit.body) for unit in self.units if unit.verb is not None}
        self.reads = {unit.verb.key: _read(unit.body) for unit in self.units if unit.verb is not None}
        self.causes = {key: self._closed({key}) for key in self._verbs}
        self.ties = self._ties()
        self.public = self._public()
        self.windows = self._windows()
        self._dealings = [one for unit in self.units if sets_up(unit) for one in self._dealt_by(unit)]
        self._known_dealings: dict[str, list[Dealing]] = {}

    def zones_of(self, card: str) -> list[str]:
        """Return the zones in which a card may lie, as `OWNER.ZONE`, sorted."""
        kind = self.model.cards[card].kind
        if kind not in self._known_zones:
            self._known_zones[kind] = sorted(zone for zone, kinds in self.places.items() if kind in kinds)
        return self._known_zones[kind]

    def pairs(self) -> list[Pair]:
        """Return all pairs of cards that can occur in one game, by rank, highest first.

        Within a rank, cards that are declared near each other come first, so that all cards occur early.
        """
        order = {card: number for number, card in enumerate(self.cards)}
        found = [
            Pair(one, other, self._rank(one, other))
            for one, other in combinations_with_replacement(self.cards, 2)
            if not self.apart(one, other)
        ]
        return sorted(found, key=lambda pair: (-pair.rank, order[pair.other] - order[pair.one], order[pair.one]))

    # --------------------------------------------------------------------------------- which pairs are possible

    def apart(self, one: str, other: str) -> str:
        """Return the reason why two cards cannot be in one game; "" if they can."""
        begins = self.model.beginnings
        for card in (one, other):
            if not self.zones_of(card):
                return NOWHERE
        if one != other and all(
            self.model.cards[card].kind in begins and not self._dealt(card) for card in (one, other)
        ):
            return TWO_BEGINNINGS
        return ONE_COPY if one == other and self._dealt(one) < 2 else ""

    def _dealt(self, card: str) -> int:
        """Return how many copies of a card the set-up creates: 0, 1, or 2 for several."""
        if card not in self._known_dealt:
            self._known_dealt[card] = min(self.most(card, 2), 2)
        return self._known_dealt[card]

    def most(self, card: str, players: int) -> int:
        """Return how many copies of a card the set-up creates at most; MANY if this is not known.

        What a player can take between two games counts as dealt to each player, who does it alone.
        """
        most = {True: 0, False: 0}  # a game has cards of the set-up, or those of the seats
        for node, often, is_for_scenarios in self._dealings_of(card):
            number = 1
            if often == "many":
                number = MANY
            elif isinstance(node, model.Put):
                number = node.number.value if isinstance(node.number, model.Number) else MANY if node.number else 1
            elif node.bringer is not None:
                number = MANY
            elif node.copies is not None:
                copies = dict(self.model.cards[card].facts).get(node.copies, 0)
                number = copies if isinstance(copies, int) else MANY
            most[is_for_scenarios] += number * (players if often == "each player" else 1)
        return min(max(most.values()), MANY)

    def most_of_one(self, card: str) -> int:
        """Return how many copies of a card one player has at most when the game begins; MANY if this is not known."""
        return self.most(card, 1) if all(one.often == "each player" for one in self._dealings_of(card)) else MANY

    def home(self, card: str) -> str:
        """Return the zone of a player in which the set-up creates a card, so that it always has an owner.

        Return "" if the set-up can create the card in a zone of the table, or does not create it.
        """
        dealt = [one.node.zone for one in self._dealings_of(card)]
        return zone_name(dealt[0]) if dealt and all(zone.property.owner for zone in dealt) else ""

    def _dealings_of(self, card: str) -> list[Dealing]:
        """Return the lines of the set-up that create a card."""
        if card not in self._known_dealings:
            printed = self.model.cards[card]
            self._known_dealings[card] = [
                one
                for one in self._dealings
                if (
                    one.node.card == card
                    if isinstance(one.node, model.Put)
                    else self.model.is_a(printed.kind, one.node.what.kind) and fits(self.model, one.node.what, printed)
                )
            ]
        return self._known_dealings[card]

    def _dealt_by(self, unit: Unit) -> Iterator[Dealing]:
        """Yield the lines of a part of the set-up that create cards."""
        pauses = [pause for file in self.model.files for pause in file.between]
        kept = any(pause.body == unit.body and pause.kept for pause in pauses)
        for node in _puts(unit):
            loops = _loops_around(node, unit)
            often: Literal["once", "each player", "many"] = "once"
            if _is_repeated(node, loops):
                often = "many"
            elif kept or (loops and node.zone.property.owner):
                often = "each player"
            yield Dealing(node, often, unit.sort == "seats")

    def _rank(self, one: str, other: str) -> int:
        """Return the rank of a pair.

        3: one card causes an event that the other reacts to. 2: such an event follows indirectly, or one changes a
        property that the other reads. 1: both have abilities. 0: all others.
        """
        rank = rank_of(self.ties[one], self.ties[other])
        return rank or int(all(self.model.cards[card].abilities for card in (one, other)))

    def _ties(self) -> dict[str, Tie]:
        found = {card: Tie() for card in self.cards}
        for unit in self.units:
            if unit.card is not None and unit.card.id in found:
                self._tied(unit, unit.body, found[unit.card.id])
        for tie in found.values():
            self._close(tie)
        return found

    def tie_of(self, unit: Unit, body: Iterable[model.Statement]) -> Tie:
        """Return the events and properties that an ability uses, or only some of its lines."""
        tie = Tie()
        self._tied(unit, body, tie)
        self._close(tie)
        return tie

    def _tied(self, unit: Unit, body: Iterable[model.Statement], tie: Tie) -> None:
        lines = tuple(body)
        tie.says |= _said(lines)
        tie.reads |= _read(lines)
        if unit.ability is not None:
            tie.says |= self.performing.get(unit.ability.slot, set())
            tie.reads |= _read((unit.ability.tested, unit.ability.event))
            if unit.ability.event is not None:
                tie.hears.add(unit.ability.event.key)
        for node in own(lines):
            if isinstance(node, model.Forbid):
                tie.hears.add(node.event.key)
            if isinstance(node, model.Modify | model.Change | model.Become):
                tie.changes.add(property_name(node.property))
            if isinstance(node, model.Modify):
                tie.modifies.add(property_name(node.property))

    def _close(self, tie: Tie) -> None:
        """Add what follows from the events of a tie."""
        tie.causes = self._closed(tie.says)
        tie.reads |= {one for key in tie.causes for one in self.reads.get(key, ())}

    def _performing(self) -> dict[str, set[str]]:
        """Return the verbs that perform each slot, by the name of the slot."""
        found: dict[str, set[str]] = defaultdict(set)
        for unit in self.units:
            for node in own(unit.body):
                if isinstance(node, model.Perform) and unit.verb is not None:
                    found[node.slot].add(unit.verb.key)
        return dict(found)

    def _closed(self, keys: set[str]) -> set[str]:
        found: set[str] = set()
        waiting = set(keys)
        while waiting:
            key = waiting.pop()
            found.add(key)
            waiting |= self._verbs.get(key, set()) - found
        return found

    # --------------------------------------------------------------------------------------------- zones of cards

    def _places(self) -> dict[str, set[str]]:
        """Return for each zone the kinds of cards that may lie there: the set-up or a statement puts them there."""
        found: dict[str, set[str]] = defaultdict(set)
        moves: list[tuple[Unit, model.Move]] = []
        for unit in self.units:
            for node in own(unit.body):
                if isinstance(node, model.Put):
                    found[zone_name(node.zone)].add(self.model.cards[node.card].kind)
                elif isinstance(node, model.PutEvery):
                    found[zone_name(node.zone)] |= self._below(node.what.kind)
                elif isinstance(node, model.Move):
                    moves.append((unit, node))
        size = -1
        while size != (size := sum(map(len, found.values()))):
            for _, move in moves:
                found[zone_name(move.zone)] |= self._moved(move.what, found)
        return dict(found)

    def _offered(self) -> dict[str, dict[str, set[str]]]:
        """Return for each zone the verbs that are offered with cards from it, each with the kinds of these cards."""
        found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        for unit in self.units:
            for node in own(unit.body):
                if isinstance(node, model.Offer):
                    for noun in (one for one in node.arguments if isinstance(one, model.Those)):
                        if is_zone(noun.zone):
                            found[zone_name(noun.zone)][node.verb] |= self._below(noun.kind)
        return {zone: dict(verbs) for zone, verbs in found.items()}

    def _public(self) -> set[str]:
        """Return the verbs that cards, rules and the set-up call directly, not only from another verb or a step."""
        found: set[str] = set()
        for unit in self.units:
            if unit.sort not in ("verb", "step", "seats"):
                found |= {node.verb for node in _outside_windows(unit.body) if isinstance(node, model.Call)}
        return found

    def _windows(self) -> dict[str, set[str]]:
        """Return for each kind of cards the steps whose windows offer an action with such cards."""
        found: dict[str, set[str]] = defaultdict(set)
        for unit in self.units:
            if unit.sort == "step":
                for window in (node for node in own(unit.body) if isinstance(node, model.Window)):
                    for noun in (node for node in model.walk(window) if isinstance(node, model.Those)):
                        for kind in self._below(noun.kind):
                            found[kind].add(unit.label.removeprefix("step "))
        return dict(found)

    def _moved(self, what: model.Node, found: dict[str, set[str]]) -> set[str]:
        """Return the kinds of cards to which an expression can refer. found: the kinds that may lie in each zone."""
        if isinstance(what, model.Top):
            return found[zone_name(what.zone)]
        if isinstance(what, model.Those):
            kinds = self._below(what.kind)
            return kinds & found[zone_name(what.zone)] if is_zone(what.zone) else kinds
        if isinstance(what, model.This | model.Beginning):
            return self._below(what.kind)
        type_ = what.property.type if isinstance(what, model.Read) else getattr(what, "type", None)
        return self._below(type_.of) if isinstance(type_, model.Type) and type_.of else set()

    def _below(self, kind: str) -> set[str]:
        """Return a kind and the kinds below it that have printed cards; nothing for `card`, which means any kind."""
        kinds = {card.kind for card in self.model.cards.values()}
        return {name for name in kinds if kind != "card" and self.model.is_a(name, kind)}


def rank_of(here: Tie, there: Tie) -> int:
    """Return 3 if one causes an event that the other reacts to; 2 if this or a change follows indirectly; else 0."""
    if here.says & there.hears or there.says & here.hears:
        return 3
    if here.causes & there.hears or there.causes & here.hears:
        return 2
    return 2 if here.changes & there.reads or there.changes & here.reads else 0


def _said(body: tuple[model.Statement, ...]) -> set[str]:
    """Return the events that some statements cause directly."""
    found: set[str] = set()
    for node in model.walk(body):
        if isinstance(node, model.Call):
            found.add(node.verb)
        elif isinstance(node, model.Become):
            found.add(contract.becoming(node.property.owner, node.property.name, node.value.word))
    return found


def _outside_windows(node: model.Held) -> Iterator[model.Node]:
    """Yield all nodes inside a node, except those in windows, offers and abilities."""
    if isinstance(node, model.Window | model.Offer | model.Ability):
        return
    if isinstance(node, model.Node):
        yield node
    for child in model.children(node):
        yield from _outside_windows(child)


def _puts(unit: Unit) -> list[model.Put | model.PutEvery]:
    return [node for node in own(unit.body) if isinstance(node, model.Put | model.PutEvery)]


def _loops_around(put: model.Put | model.PutEvery, unit: Unit) -> list[model.ForEach | model.Repeat]:
    """Return the loops in which a line stands, the innermost first."""
    loops = [node for node in own(unit.body) if isinstance(node, model.ForEach | model.Repeat)]
    return [node for node in reversed(loops) if any(one is put for one in own(node.body))]


def _is_repeated(put: model.Put | model.PutEvery, loops: list[model.ForEach | model.Repeat]) -> bool:
    """Whether a loop runs a line of the set-up several times for the same cards.

    A line that mentions what its loop is about deals other cards each time.
    """
    mentioned = _locals(put)
    for loop in loops:
        if not isinstance(loop, model.ForEach) or loop.name not in mentioned:
            return True
        mentioned |= _locals(loop.what)
    return False


def _locals(node: model.Node) -> set[str]:
    return {part.name for part in model.walk(node) if isinstance(part, model.Local)}


def _read(body: Iterable[model.Held]) -> set[str]:
    """Return the properties that some statements read."""
    nodes = (node for part in body if part is not None for node in model.walk(part))
    return {property_name(node.property) for node in nodes if isinstance(node, model.Read) and not is_zone(node)}
