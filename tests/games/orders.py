"""The orders in which triggers that wait at the same time can run, in games with many listeners.

The layer `EVERY_ORDER` asks for each order that the kernel takes without a question. `orders` runs one unit in each
order of its triggers.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import NamedTuple, TypeAlias

from ombre.runtime.alike import same_ability
from ombre.runtime.choices import Decision
from ombre.runtime.declared import PLACE, Listener
from ombre.runtime.flow import Play
from ombre.runtime.linker import Layer, Rules, link
from ombre.runtime.records import NOTHING
from ombre.runtime.state import Heard
from ombre.session.debug import DEBUG
from ombre.session.start import Start, begin
from ombre.session.tracebacks import EXPLAINED
from ombre.workshop.bots.policy import random_bot

from ..records.reading import Reader
from .every_game import starts, table

ASKED = "order"  # the name of the question that the kernel asks
# The names of the questions that only the layer asks: the order of abilities with the same effect in any order, of
# abilities whose player cannot act, of the triggers of rules, of state checks, and the seat from which packets run.
COPIES, SILENT, RULES, CHECKS, PACKETS = "copies", "silent", "rules", "checks", "packets"
MOST_ORDERS = 24  # most orders of one unit that are tried
CROWD = 4  # cards that are put beside those that lie there
WATCHED = 400  # units of a game in which the zones of cards are looked up
HEARS = ("when", "before", "instead", "may instead")


class Asking(Play):
    """A game that also asks for the orders that the kernel takes without a question."""

    __slots__ = ()

    def _which(self, who: int, waiting: Sequence[Heard]) -> int:
        if len(waiting) > 1 and self.silent(who):
            return self._order(SILENT, who, [one[0] for one in waiting])
        if len(waiting) > 1 and all(same_ability(self, waiting[0][:2], one[:2]) for one in waiting[1:]):
            return self._order(COPIES, who, [one[0] for one in waiting])
        return super()._which(who, waiting)

    def _order(self, name: str, who: int, waiting: Sequence[Listener]) -> int:
        options = [(self.abilities[entry[0]].id, entry[1]) for entry in waiting]
        return self.pick(name, who, options, "ability") if len(options) > 1 else 0

    def fire(self, waiting: list[Heard]) -> None:
        """Run the triggers of rules in any order, and then the triggers of cards."""
        rules, first = [one for one in waiting if one[0][1] == NOTHING], list[Heard]()
        while rules:
            first.append(rules.pop(self._order(RULES, self.current, [one[0] for one in rules])))
        super().fire([*first, *(one for one in waiting if one[0][1] != NOTHING)])

    def due(self) -> list[Listener]:
        """Return the state checks whose condition is true, in any order."""
        due, found = super().due(), list[Listener]()
        while due:
            found.append(due.pop(self._order(CHECKS, self.current, due)))
        return found


EVERY_ORDER = Layer(Asking)


@cache
def asking(rules: Rules) -> type[Play]:
    """The class of games that ask for all orders, with the checks of debug mode."""
    made = link(rules.given, (), [EVERY_ORDER]).made(EXPLAINED, DEBUG)
    usual = made.packets_from

    def packets_from(g: Play) -> int:
        """Return the player from whom packets run: the usual one, or any seat."""
        players: list[int] = list(dict.fromkeys((usual(g), *range(g.players))))
        return players[g.pick(PACKETS, g.current, players, "number") if len(players) > 1 else 0]

    return type("Asked", (made,), {"__slots__": (), "packets_from": packets_from})


# ---------------------------------------------------------------------------------------------------------- one unit


Unit: TypeAlias = Callable[[Play], None]  # runs one unit of a game


class Asked(NamedTuple):
    """A question of a unit, and its answer."""

    choice: Decision
    taken: int


class Taped:
    """An agent that gives some answers, and then random ones; of an order, it takes the first option."""

    def __init__(self, answers: Sequence[int], seed: int) -> None:
        self.answers, self.bot = answers, random_bot(seed)
        self.asked: list[Asked] = []

    def __call__(self, g: Play, choice: Decision) -> int:
        at, taken = len(self.asked), self.bot(g, choice)
        if at < len(self.answers):
            taken = self.answers[at]
        elif choice.sort == "ability" or choice.name == PACKETS:
            taken = 0
        self.asked.append(Asked(choice, taken))
        return taken


class Run(NamedTuple):
    """A unit that was run with some answers: the game after it, and its questions."""

    g: Play
    asked: tuple[Asked, ...]

    @property
    def answers(self) -> tuple[int, ...]:
        return tuple(taken for _, taken in self.asked)


def one_unit(g: Play) -> None:
    g.unit()


def run(before: Play, answers: Sequence[int], seed: int, unit: Unit = one_unit) -> Run:
    """Run one unit of a copy of a game; debug mode checks it."""
    g = before.clone()
    g.agent = agent = Taped(answers, seed)
    unit(g)
    return Run(g, tuple(agent.asked))


def orders(before: Play, seed: int, name: str, unit: Unit = one_unit, most: int = MOST_ORDERS) -> Iterator[Run]:
    """Run one unit of copies of a game in each order of its triggers, at most `most` orders.

    name: the name of the questions whose answers are varied. Other questions get the same random numbers.
    """
    left: list[tuple[int, ...]] = [()]
    for _ in range(most):
        if not left:
            return
        known = left.pop()
        done = run(before, known, seed, unit)
        yield done
        for at in range(len(known), len(done.asked)):
            choice, taken = done.asked[at]
            if choice.name == name and (choice.sort == "ability" or name == PACKETS):
                others = (index for index in range(len(choice.options)) if index != taken)
                left += [(*done.answers[:at], index) for index in others]


class Unordered(Reader):
    """Writes a game so that copies of a card can be exchanged: without places in zones."""

    def name(self, g: Play, x: int) -> str:
        return re.sub(r" #\d+$", "", super().name(g, x))

    def zone(self, g: Play, number: int, x: int) -> str:
        cards = sorted(self.card(g, card) for card in g.zones[number << PLACE | x])
        return f"{self.zones[number][0]}: {', '.join(cards)}"


@cache
def reader(name: str) -> Unordered:
    return Unordered(table(name))


def written(name: str, g: Play) -> str:
    """The text of a game in which copies of a card can be exchanged, and the state of its random generator."""
    return "\n".join([*reader(name).state(g), str(g.chance)])


# ------------------------------------------------------------------------------------------- games with many listeners


@cache
def homes(rules: Rules, beginning: str, players: int) -> dict[int, tuple[int, ...]]:
    """For each kind of cards, the numbers of the live zones in which such cards lie in a few random games."""
    found: dict[int, set[int]] = defaultdict(set)
    for seed in range(3):
        g = begin(rules, Start(players, seed, beginning))
        g.agent = random_bot(seed)
        for _ in range(WATCHED):
            if g.result is not None:
                break
            g.unit()
            for zone in g.live_zones:
                for x in g.zones[zone]:
                    found[g.kind[x]].add(zone >> PLACE)
    return {kind: tuple(sorted(zones)) for kind, zones in found.items()}


def listeners(rules: Rules) -> dict[str, list[str]]:
    """For each stage of each event, the ids of the cards that listen to it."""
    found: dict[str, list[str]] = {}
    for card in rules.cards:
        for stage in dict.fromkeys(f"{one.sort} {one.key}" for one in card.abilities if one.sort in HEARS):
            found.setdefault(stage, []).append(card.id)
    return found


class Plan(NamedTuple):
    """What a board is made of: the start of a game, and the cards that listen to one stage of one event.

    Without cards it is a game as it is dealt.
    """

    start: Start
    stage: str
    cards: tuple[str, ...]


def plans(name: str, seeds: int) -> list[Plan]:
    """Return a plan for each start of a game, each stage of each event with listeners, and each seed."""
    heard = {"": (), **listeners(table(name).rules)}
    return [
        Plan(replace(start, seed=seed), stage, tuple(cards))
        for start in starts(name)
        for stage, cards in heard.items()
        for seed in range(seeds)
    ]


def board(name: str, plan: Plan) -> Play:
    """Return a game of some units with several cards that listen to one event, and one of them twice."""
    rules = table(name).rules
    places = homes(rules, plan.start.beginning, plan.start.players)
    die = Random(f"{plan.stage} {plan.start.seed}")
    g = begin(rules, plan.start, asking(rules))
    for unit in range(die.randrange(2, 30) if plan.cards else 1):
        g = g if g.result is not None else run(g, (), unit).g
    chosen = die.sample(plan.cards, min(CROWD - 1, len(plan.cards)))
    for card in [*chosen, *chosen[:1]]:
        numbers = places.get(rules.card_kind[rules.card_number[card]], ())
        zones = [zone for zone in sorted(g.zones) if zone >> PLACE in numbers]
        if g.result is None and zones:
            twin = g.clone()
            twin.create(card, die.choice(zones))
            g = g if rules.broken(twin) else twin
    return g
