"""What all boards of a game have in common: where its cards can lie, what is declared, and what lets a card act."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from ombre import contract
from ombre.compiler import model
from ombre.compiler.model import Model
from ombre.runtime import NOTHING, Step, Turns, Window
from ombre.runtime.linker import Rules
from ombre.workshop.game.evaluate import Evaluator

from .causes_of_events import Way, Ways, arguments
from .elements import Element, elements
from .meetings import Meetings
from .printed import fits

MOST_ACTS = 6  # most verbs that are tried for a line that forbids all actions
FIRST_WAYS = 2  # so many ways are tried before one in which all players have turns
LARGEST = 99  # the largest number to which a board sets a state


class Goal(NamedTuple):
    """A way in which a card acts: an ability, with a way to its event; or a verb that takes a card without abilities.

    role: the role of the card in the verb. A way of None means that nothing has to happen.
    """

    ability: model.Ability | None
    way: Way | None
    event: model.Event | None = None
    role: int = 0


class Ground:
    """The constant part of the boards of one game with its expansions."""

    def __init__(self, known: Model, rules: Rules, meetings: Meetings) -> None:
        self.model, self.rules, self.meetings = known, rules, meetings
        self.evaluator = Evaluator(known)
        self.seats = {rules.kinds[number].name for number in rules.above[rules.player_kind]}
        kept = {kept for part in rules.between for kept in part.kept}
        self.kept = {number for number, zone in enumerate(rules.zones) if (zone.owner, zone.name) in kept}
        self.kind_of = {card: known.cards[card].kind for card in meetings.cards}
        self.facts = {card: dict(known.cards[card].facts) for card in meetings.cards}
        self.zones = self._zones()
        homes = {card: self.zones.get(meetings.home(card), []) for card in meetings.cards}
        self.homes = {card: zones[0] if zones else NOTHING for card, zones in homes.items()}
        self.placed: dict[str, list[int]] = {card: self._zones_of(card) for card in meetings.cards}
        self.fillers = {
            zone: [
                card
                for card in meetings.cards
                if zone in self.placed[card]
                and self.kind_of[card] not in known.beginnings  # only one such card is in a game
            ]
            for zones in self.zones.values()
            for zone in zones
        }
        self.beginnings = [
            card for card, zones in self.placed.items() if zones and self.kind_of[card] in known.beginnings
        ]
        kinds = [kind for file in known.files for kind in (*file.kinds, *([file.table] if file.table else []))]
        self.states = {(state.property.owner, state.property.name): state for kind in kinds for state in kind.states}
        self.derived = {(one.property.owner, one.property.name): one for kind in kinds for one in kind.derived}
        self.largest = LARGEST
        self.windows = list(_windows(item for flow in rules.flows.values() for item in flow.items))
        self.ways = Ways(known, meetings.units, meetings.public)
        self.elements = elements(known, meetings.units, rules)
        self.goals = {card: self._goals(known.cards[card]) for card in meetings.cards}
        self.goals |= {name: list(self._goals_of_element(one)) for name, one in self.elements.items()}
        self.flows = {
            flow.name: _parts_of(flow.items) for flow in rules.flows.values() if flow.name != rules.between_flow
        }
        self._known_within: dict[str, dict[str, list[Goal]]] = {}
        self.starts = self._starts()
        self.ending = self._ending()
        abilities = [self.elements[name].unit.ability for name in sorted(self.ending & self.elements.keys())]
        self.endings = [one.tested for one in abilities if one and one.sort == "whenever" and one.tested]
        self.begun = {card for card in self.beginnings if any(map(_asks_for_beginning, self.goals[card]))}
        self.counts: dict[str, list[int]] = {}  # the numbers of players that a beginning allows
        self._printed: dict[model.Those, list[str]] = {}

    def forbidding(self, goals: Sequence[Goal]) -> list[Element]:
        """Return the lines with `cannot` that are about an event on which goals depend."""
        keys = {goal.event.key for goal in goals if goal.event is not None}
        links = [link for goal in goals for link in (goal.way.links if goal.way is not None else ())]
        keys |= {link.node.verb for link in links if isinstance(link.node, model.Call | model.Offer)}
        forbids = [(one, line) for one in self.elements.values() for line in one.body]
        return [one for one, line in forbids if isinstance(line, model.Forbid) and line.event.key in keys]

    def _zones(self) -> dict[str, list[int]]:
        """Return the numbers of all zones, by name; a zone that exists for each word or player has several."""
        found: dict[str, list[int]] = {}
        for number, zone in enumerate(self.rules.zones):
            found.setdefault(f"{zone.owner}.{zone.name}", []).append(number)
        return found

    def _zones_of(self, card: str) -> list[int]:
        """Return the zones in which a card may lie; zones in which it can do something occur several times.

        A card can do something in a zone where its abilities work, or where an offer uses one of its slots. A card
        without abilities can do something in a zone where an offer takes it.
        """
        names = [zone for zone in self.meetings.zones_of(card) if zone in self.zones]
        abilities = self.model.cards[card].abilities
        works = any(not ability.slot for ability in abilities)
        using = {key for ability in abilities for key in self.meetings.performing.get(ability.slot, ())}

        def is_good(zone: str) -> bool:
            offered = self.meetings.offered.get(zone, {})
            verbs = [verb for verb, kinds in offered.items() if self.kind_of[card] in kinds]
            return (works and self.rules.zones[self.zones[zone][0]].live) or any(
                not abilities or verb in using for verb in verbs
            )

        good = list(filter(is_good, names))
        times = 4 * len(names) // len(good) if good else 0
        return [number for zone in (*good * times, *names) for number in self.zones[zone]]

    def _starts(self) -> dict[str, tuple[str, ...]]:
        """Return for cards and rules that speak of players without seats the cards with which such players join."""
        joining = self._joining()
        found: dict[str, tuple[str, ...]] = {}
        bodies = {name: (part.unit.ability, part.body) for name, part in self.elements.items()}
        for name, body in (bodies | {card: self.model.cards[card] for card in self.kind_of}).items():
            if starts := [card for kind in sorted(_kinds(body) & joining.keys()) for card in joining[kind]]:
                found[name] = tuple(dict.fromkeys(starts))
        return found

    def _ending(self) -> set[str]:
        """Return the cards and rules whose abilities end the game."""
        bodies: dict[str, model.Held] = {name: part.body for name, part in self.elements.items()}
        bodies |= {card: self.model.cards[card].abilities for card in self.kind_of}
        return {name for name, body in bodies.items() if any(isinstance(x, model.EndGame) for x in model.walk(body))}

    def goals_within(self, name: str) -> dict[str, list[Goal]]:
        """Return for each flow the goals of a card or a rule that come about in it;
        in all, those that need no action.
        """
        if name not in self._known_within:
            found: dict[str, list[Goal]] = {}
            for goal in self.goals.get(name, ()):
                for flow in self._flows_of(goal.way):
                    found.setdefault(flow, []).append(goal)
            self._known_within[name] = found
        return self._known_within[name]

    def _flows_of(self, way: Way | None) -> Iterable[str]:
        """Return the flows in which a way begins."""
        if way is None:
            return self.flows
        if way.does == "flow":
            return [way.name] if way.name in self.flows else []
        label = way.links[-1].unit.label if way.does == "offer" else ""
        step = way.name if way.does == "step" else label.removeprefix("step ")
        return [flow for flow, steps in self.flows.items() if step in steps]

    def _joining(self) -> dict[str, list[str]]:
        """Return the cards with which players without seats join a game, by the kind of these players."""
        found: dict[str, list[str]] = {}
        for card in self.beginnings:
            for node in model.walk(self.model.cards[card]):
                if isinstance(node, model.Join):
                    found.setdefault(node.kind, []).append(card)
        return found

    def begun_with(self, name: str) -> list[str]:
        """Return the cards with which a game must begin so that a card or a rule can act, as its conditions say."""
        body = self.elements[name].unit.ability if name in self.elements else self.model.cards.get(name)
        tests = [node for node in model.walk(body) if isinstance(node, model.IsCard) and not node.negated]
        return [node.card for node in tests if isinstance(node.what, model.Beginning) and node.card in self.beginnings]

    def printed(self, those: model.Those) -> list[str]:
        """Return the cards of the kind of a noun phrase against which no printed fact speaks."""
        if those not in self._printed:
            self._printed[those] = [
                card
                for card, kind in self.kind_of.items()
                if self.model.is_a(kind, those.kind) or those.kind == "card"
                if kind not in self.model.beginnings and fits(self.model, those, self.model.cards[card])
            ]
        return self._printed[those]

    def _goals(self, card: model.Card) -> list[Goal]:
        """Return the ways in which a card acts; the simplest of each ability first."""
        by_ability = [list(self._goals_of(ability)) for ability in card.abilities]
        if not card.abilities:
            roles = [
                (key, role, each.type.of)
                for key, verb in self.model.verbs.items()
                for role, each in enumerate(verb.roles)
                if each.type.of == "card" or self.model.is_a(card.kind, each.type.of)
            ]
            closest = [one for one in roles if one[2] != "card"] or roles
            by_ability = [[Goal(None, way, None, role) for way in self.ways.to(key)] for key, role, _ in closest]
        longest = max(map(len, by_ability), default=0)
        return [goals[at] for at in range(longest) for goals in by_ability if at < len(goals)]

    def _acts(self, exceptions: tuple[str, ...]) -> list[str]:
        """Return the verbs that are actions of a player, except some; those come first to which short ways lead."""
        player = self.model.player
        keys = [
            key
            for key, verb in self.model.verbs.items()
            if key not in exceptions and verb.roles and self.model.is_a(verb.roles[0].type.of, player)
        ]
        return sorted((key for key in keys if self.ways.to(key)), key=lambda key: self.ways.to(key)[0].cost)[:MOST_ACTS]

    def _goals_of_element(self, part: Element) -> Iterator[Goal]:
        assert part.unit.ability is not None
        yield from self._goals_of(replace(part.unit.ability, body=part.body))

    def _goals_of(self, ability: model.Ability) -> Iterator[Goal]:
        if ability.slot:
            ways = self.ways.to(contract.slot(ability.slot)) or (Way((), "perform", ability.slot),)
            yield from (Goal(ability, way) for way in ways)
        elif ability.event is not None:
            ways = self._ways(ability, ability.event, [ability.event.key])
            yield from (Goal(ability, way, ability.event) for way in ways)
        elif ability.sort == "whenever":
            yield Goal(ability, None)
        for node in ability.body if ability.sort == "static" else ():
            if isinstance(node, model.Forbid):
                keys = [node.event.key] if node.event.key != model.ACT else self._acts(node.exceptions)
                yield from (Goal(ability, way, node.event) for way in self._ways(ability, node.event, keys))
            elif isinstance(node, model.Modify):
                fact = node.property.owner, node.property.name
                yield from (Goal(ability, way) for way in self.ways.reading(fact))
                yield Goal(ability, None)
            else:
                yield Goal(ability, None)

    def _ways(self, ability: model.Ability, event: model.Event, keys: Iterable[str]) -> tuple[Way, ...]:
        """Return the ways to an event, which has one of some keys.

        Where an ability speaks of players without seats, they also act when all players have turns.
        """
        joining = self._joining()
        seatless = {
            role: one.kind
            for role, one in enumerate(event.patterns)
            if isinstance(one, model.Those) and one.kind in joining
        }
        if seatless:
            starts = {card for kind in seatless.values() for card in joining[kind]}
            apart = {card for card in self.beginnings if card not in starts}
            ways = tuple(way for key in keys for way in self.ways.of_seatless(key, seatless, apart))
        else:
            ways = tuple(way for key in keys for way in self.ways.to(key))
        rounds = self.ways.rounds if _kinds(ability) & joining.keys() else ()
        return (*ways[:FIRST_WAYS], *rounds, *ways[FIRST_WAYS:])


def _kinds(body: model.Held) -> set[str]:
    """Return the kinds of which some part of the rules speaks."""
    return {node.kind for node in model.walk(body) if isinstance(node, model.Those | model.IsKind)}


def _asks_for_beginning(goal: Goal) -> bool:
    """Whether a way speaks of the card that the game began with, which only a set-up says."""
    links = goal.way.links if goal.way is not None else ()
    return any(isinstance(one, model.Beginning) for link in links for one in arguments(link.node))


def _parts_of(items: Iterable[Step | Turns]) -> set[str]:
    """Return the steps of a flow, with those that replace them."""
    found = set[str]()
    for item in items:
        if isinstance(item, Step):
            found |= {item.name} | _parts_of(item.items)
    return found


def _windows(items: Iterable[Step | Turns]) -> Iterator[Window]:
    """Yield the windows of steps, and of the steps that replace them."""
    for item in items:
        if isinstance(item, Step):
            yield from (part for part in item.parts if isinstance(part, Window))
            yield from _windows(item.items)
