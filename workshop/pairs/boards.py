"""Build a board for two cards from the numbers of a tape, play on it, and return the outcome.

Each number of a tape decides one thing. 0 always stands for the simplest choice, so smaller numbers give a smaller
board.
What a card can do on a board, and in which zones it can lie, is read from the model.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from ombre import contract
from ombre.compiler.model import Model
from ombre.runtime import NOTHING, Step, Turns, Window
from ombre.runtime.errors import Broken
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules, link
from ombre.session.debug import Before, inspect

from ..scenarios.scripts import (
    Act,
    Call,
    Doing,
    FlowRun,
    Lay,
    Line,
    Name,
    Perform,
    Playing,
    Put,
    Said,
    Script,
    SeatNumber,
    sentence,
)
from .meetings import Meetings
from .taped import Draw, Taped, Unsaid
from .tracks import Tracks

LEAST_ACTS, MOST_ACTS = 2, 6
MOST_SCATTERED = 2  # most cards in one zone beside the two cards
MOST_PILED = 9  # most copies of one card in one zone; some effects count cards
MOST_AMOUNT = 9
_RELIES = re.compile(r"(the invariant at [^;]* does not hold(; )?)+(this came after|$)")


@dataclass(frozen=True, slots=True)
class BoardOutcome:
    """The result of a board. met: whether both cards did something. failure: a sentence, or ""."""

    script: Script
    met: bool
    failure: str = ""


@dataclass(frozen=True, slots=True)
class PairBoard:
    """A board while it is played.

    strict: whether to call only verbs that a window offers, or that a card, rule or step calls. On other boards any
    verb can be called, even in a position in which the game would never call it. There a broken invariant of the game
    is no failure, but every other error is.
    """

    play: Playing
    given: list[Line]
    names: list[Name]  # the two cards
    strict: bool
    acts: list[Act] = field(default_factory=list[Act])

    @property
    def players(self) -> int:
        found: int = self.play.g.players
        return found


class Boards:
    """Builds and plays boards for one game with its expansions."""

    def __init__(self, known: Model, rules: Rules, meetings: Meetings) -> None:
        self.model, self.rules, self.meetings = known, rules, meetings
        self.tracks = Tracks()
        is_cards = {sort for sort in (*known.kinds, "card") if sort == "card" or known.is_a(sort, "card")}
        self.traced = link(
            [self.tracks.traced(module, is_cards.__contains__) for module in rules.given], (), rules.layers
        )
        self.kind_of = {card: known.cards[card].kind for card in meetings.cards}
        self.zones = self._zones()
        self.homes = {card: self.zones.get(meetings.home(card), NOTHING) for card in meetings.cards}
        self.placed: dict[str, list[int]] = {card: self._zones_of(card) for card in meetings.cards}
        self.fillers = {
            zone: [
                card
                for card in meetings.cards
                if zone in self.placed[card]
                and self.kind_of[card] not in known.beginnings  # only one such card is in a game
            ]
            for zone in self.zones.values()
        }
        self.beginnings = [
            card for card, zones in self.placed.items() if zones and self.kind_of[card] in known.beginnings
        ]
        self.counts = {card: self._counts(card) for card in self.beginnings}
        self.amounts = [
            (kind.name, state.name)
            for number, kind in enumerate(rules.kinds)
            if number in rules.above[rules.player_kind]
            for state in kind.states
            if not (state.values or state.kind or state.per or state.most) and state.least == 0
            if state.name not in [other.most for other in kind.states]
        ]
        self.steps = list(rules.steps)
        self.flows = [flow.name for flow in rules.flows.values() if flow.of]
        self.calls = {card: self._calls(card) for card in meetings.cards}
        self.runs = {card: self._runs(card) for card in meetings.cards}
        self.public_calls = {
            card: [call for call in calls if call[0] in meetings.public] for card, calls in self.calls.items()
        }
        self.windows = list(_windows(item for flow in rules.flows.values() for item in flow.items))
        self.performed = {card: self._performed(card) for card in meetings.cards}
        self.bases = {key: verb.base for key, verb in known.verbs.items()}

    def play(self, cards: tuple[str, str], draw: Draw, traced: bool = False) -> BoardOutcome:
        """Build a board and play on it. traced: whether to find out if both cards did something."""
        bench = Taped(self.traced if traced else self.rules, draw, self.bases)
        beginning = self._beginning(cards, draw)
        counts = self.counts.get(beginning) or self._players
        play = bench.play = Playing(bench.rules, counts[draw(len(counts))], bench)
        given, names = self._given(cards, beginning, play.g.players, draw)
        board = PairBoard(play, given, names, strict=draw(2) == 0)
        failure = ""
        try:
            for line in board.given:
                line.carry_out(play)
            bench.favourites = {play.things[name.word] for name in board.names}
            if _is_sound(play.g):
                self._play(cards, board, bench, draw)
        except Unsaid:
            board.acts.pop()
        except Broken as error:
            if board.strict or not _RELIES.match(str(error)):
                failure = sentence(error)
        except Exception as error:
            failure = sentence(error)
        script = Script(play.g.players, tuple(board.given), tuple(board.acts))
        met = traced and bool(board.acts) and bench.favourites <= self.tracks.active
        return BoardOutcome(script, met, failure)

    def _play(self, cards: tuple[str, str], board: PairBoard, bench: Taped, draw: Draw) -> None:
        """Perform actions, alternately with each of the two cards, until the game ends or enough actions are done."""
        self.tracks.active.clear()  # what the check of the board has recorded does not count
        for number in range(LEAST_ACTS + draw(MOST_ACTS - LEAST_ACTS + 1)):
            does = self._act(number % 2, cards, board, draw)
            bench.replies = []
            try:
                does.carry_out(board.play)
            finally:
                board.acts.append(Act(does, tuple(bench.replies)))
            if board.play.g.result is not None:
                break
        bench.close()

    # ------------------------------------------------------------------------------------------ what the board contains

    def _zones(self) -> dict[str, int]:
        """Return the numbers of the zones of the table and of players, by name, except zones declared with `per`."""
        seats = [self.rules.kinds[number].name for number in self.rules.above[self.rules.player_kind]]
        return {
            f"{zone.owner}.{zone.name}": number
            for number, zone in enumerate(self.rules.zones)
            if not zone.per and (not zone.owner or zone.owner in seats)
        }

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
            return (works and self.rules.zones[self.zones[zone]].live) or any(
                not abilities or verb in using for verb in verbs
            )

        good = list(filter(is_good, names))
        times = 4 * len(names) // len(good) if good else 0
        return [self.zones[zone] for zone in (*good * times, *names)]

    def _beginning(self, cards: tuple[str, str], draw: Draw) -> str:
        """Return the card with which the game of a board begins: one of the two, another card, or ""."""
        if begun := next((card for card in cards if self.kind_of[card] in self.model.beginnings), ""):
            return begun
        return self.beginnings[draw(len(self.beginnings))] if self.beginnings and draw(2) else ""

    @property
    def _players(self) -> range:
        least, most = self.rules.players
        return range(least, most + 1)

    def _counts(self, beginning: str) -> list[int]:
        """Return the numbers of players for which all invariants hold on a board with nothing but this beginning."""
        found: list[int] = []
        for players in self._players:
            bench = Taped(self.rules, lambda bound: 0, {})
            play = bench.play = Playing(bench.rules, players, bench)
            for line in self._put(beginning, self.placed[beginning][0], Counter(), players, bench.draw):
                line.carry_out(play)
            if _is_sound(play.g):
                found.append(players)
        return found

    def _given(self, cards: tuple[str, str], beginning: str, players: int, draw: Draw) -> tuple[list[Line], list[Name]]:
        """Return the lines of `given`, and the names of the two cards, which come first, so that they lie on top."""
        lines: list[Line] = []
        used: Counter[str] = Counter()
        for card in cards:
            zones = self.placed[card]
            lines += self._put(card, zones[draw(len(zones))], used, players, draw)
        names = [Name(line.name) for line in lines if isinstance(line, Put)]
        if beginning and beginning not in cards:
            lines += self._put(beginning, self.placed[beginning][0], used, players, draw)
        for zone in self.zones.values():
            for _ in range(max(0, draw(MOST_SCATTERED + 2) - 1) if self.fillers[zone] else 0):
                card = self.fillers[zone][draw(len(self.fillers[zone]))]
                if used[card] < self.meetings.most(card, players):
                    lines += self._put(card, zone, used, players, draw)
        if piles := [zone for zone in self.zones.values() if self.fillers[zone] and not self.rules.zones[zone].live]:
            if number := max(0, draw(2 * MOST_PILED) - MOST_PILED):
                zone = piles[draw(len(piles))]
                card = self.fillers[zone][draw(len(self.fillers[zone]))]
                number = min(number, self.meetings.most(card, players))
                if number and not used[card]:  # the name refers to the last copy
                    first, *moved = self._put(card, zone, used, players, draw)
                    if isinstance(first, Put) and not moved:
                        lines.append(replace(first, number=number))
        for _ in range(draw(3)):
            if self.amounts:
                kind, state = self.amounts[draw(len(self.amounts))]
                lines.append(SeatNumber(kind, state, draw(players), draw(MOST_AMOUNT + 1)))
        return lines, names

    def _put(self, card: str, zone: int, used: Counter[str], players: int, draw: Draw) -> list[Line]:
        """Return the lines that put a card in a zone; a card that needs an owner is first put in a zone of a player."""
        used[card] += 1
        name = card if used[card] == 1 else f"{card}_{used[card]}"
        at = _seat(players, draw) if self.rules.zones[zone].owner else NOTHING
        having = self._having(card, zone, at, players, draw)
        home = self.homes[card]
        if at != NOTHING or home == NOTHING:
            return [Put(card, name, zone, at, having)]
        return [Put(card, name, home, _seat(players, draw), having), Lay(Name(name), zone)]

    def _having(self, card: str, zone: int, at: int, players: int, draw: Draw) -> tuple[str, int] | None:
        """Return the name of the first state of a card that can refer to a player, and the seat to which it refers.

        None if the card has no such state, or if the zone is not live.
        """
        declared = self.rules.zones[zone]
        if not declared.live:
            return None
        seat = self.rules.kinds[self.rules.player_kind].name
        for number in self.rules.above[self.rules.kind_number[self.kind_of[card]]]:
            for state in self.rules.kinds[number].states:
                if state.kind and self.model.is_a(seat, state.kind) and not state.per:
                    if state.until_leaves in (None, (declared.owner, declared.name)):
                        return state.name, at if at != NOTHING else _seat(players, draw)
        return None

    # ------------------------------------------------------------------------------------- what is done on the board

    def _calls(self, card: str) -> list[tuple[str, int]]:
        """Return the verbs with which a card interacts, each with the role that takes the card, or NOTHING.

        Such a verb causes an event to which the card reacts, performs a slot of the card, or reads a fact that the card
        modifies. For a card without abilities, these are all verbs with a role of its kind.
        """
        tie, abilities = self.meetings.ties[card], self.model.cards[card].abilities
        performing = {key for ability in abilities for key in self.meetings.performing.get(ability.slot, ())}
        public = self.meetings.public
        found: list[tuple[str, int]] = []
        for key, verb in self.rules.verbs.items():
            reached = self.meetings.causes[key] if key in public else {key}
            roles = [
                role
                for role, (_, sort) in enumerate(verb.roles)
                if sort == "card" or self.model.is_a(self.kind_of[card], sort)
            ]
            if not abilities:
                found += [(key, role) for role in roles if verb.roles[role][1] != "card"]
            elif key in performing or any(
                one in tie.hears or self.meetings.reads.get(one, set()) & tie.modifies for one in reached
            ):
                found += [(key, role) for role in roles or [NOTHING]]
        return found

    def _runs(self, card: str) -> list[FlowRun]:
        """Return runs of the steps and flows to which an ability of a card reacts."""
        hears = self.meetings.ties[card].hears
        steps = [FlowRun("step", step, 0) for step in self.steps if contract.step(step) in hears]
        return steps + [
            FlowRun("flow", flow, 0) for flow in self.flows if {contract.starting(flow), contract.ending(flow)} & hears
        ]

    def _performed(self, card: str) -> list[str]:
        """Return the slots of a card that have no parameters and that no verb performs."""
        abilities = self.model.cards[card].abilities
        return [
            ability.slot
            for ability in abilities
            if ability.slot and not ability.parameters and ability.slot not in self.meetings.performing
        ]

    def _act(self, which: int, cards: tuple[str, str], board: PairBoard, draw: Draw) -> Doing:
        """Return an action: often one that interacts with a card or is offered with it; else a step or flow."""
        card, name, who = cards[which], board.names[which], _seat(board.players, draw)
        sort = draw(6)
        wanted: list[FlowRun | str | tuple[str, int]] = [*self.runs[card], *self.performed[card]]
        if board.strict:
            windows = self.meetings.windows.get(self.kind_of[card], ())
            wanted += [FlowRun("step", step, 0) for step in self.steps if step in windows]
            wanted += self.public_calls[card]
        else:
            wanted += self.calls[card]
        if sort < (3 if board.strict else 1) and (offers := self._offers(board.play, name)):
            return offers[draw(len(offers))]
        if sort < 5 and wanted:
            one = wanted[draw(len(wanted))]
            if isinstance(one, FlowRun):
                return replace(one, who=who)
            if isinstance(one, str):
                return Perform(one, name, who)
            key, role = one
            if found := self._call(key, role, name, board, draw):
                return found
        if draw(2) and self.flows or not self.steps:
            return FlowRun("flow", self.flows[draw(len(self.flows))], who)
        return FlowRun("step", self.steps[draw(len(self.steps))], who)

    def _offers(self, play: Playing, name: Name) -> list[Call]:
        """Return the actions with a card that the windows of the game would offer in the current state."""
        g, x = play.g, play.things[name.word]
        found: list[Call] = []
        for window in self.windows:
            for _, key, arguments in g.allowed([offer for offer in window.offers(g) if x in offer[2]]):
                roles = self.rules.verbs[key].roles
                said = [play.said(argument, sort) for argument, (_, sort) in zip(arguments, roles, strict=True)]
                if all(
                    argument < g.players or argument in play.things.values()
                    for argument, (_, sort) in zip(arguments, roles, strict=True)
                    if play.rules.is_thing(sort)
                ):
                    found.append(Call(key, tuple(one for one in said if one is not None)))
        return found

    def _call(self, key: str, role: int, name: Name, board: PairBoard, draw: Draw) -> Call | None:
        """Return a call of a verb with the card in one role; None if nothing on the board fits in another role."""
        arguments: list[Said] = []
        for at, (_, sort) in enumerate(self.rules.verbs[key].roles):
            if at == role:
                arguments.append(name)
            elif sort == "number":
                arguments.append(draw(MOST_AMOUNT + 1))
            elif sort in self.rules.values:
                arguments.append(self.rules.values[sort][draw(len(self.rules.values[sort]))])
            elif sort == "player" or self.model.is_a(sort, "player"):
                arguments.append(f"P{_seat(board.players, draw) + 1}")
            else:
                fitting = [
                    Name(line.name)
                    for line in board.given
                    if isinstance(line, Put)
                    and line.number == 1
                    and (sort == "card" or self.model.is_a(self.kind_of[line.card], sort))
                ]
                if not fitting:
                    return None
                arguments.append(fitting[draw(len(fitting))])
        return Call(key, tuple(arguments))


def _windows(items: Iterable[Step | Turns]) -> Iterator[Window]:
    """Yield the windows of steps, and of the steps that replace them."""
    for item in items:
        if isinstance(item, Step):
            yield from (part for part in item.parts if isinstance(part, Window))
            yield from _windows(item.items)


def _is_sound(g: Play) -> bool:
    """Whether the state is consistent and all invariants hold; on a random board they may not."""
    try:
        inspect(g, Before.of(g))
    except Broken:
        return False
    return True


def _seat(players: int, draw: Draw) -> int:
    """Return a random seat, mostly the first, because interactions often concern one player."""
    return max(0, draw(3 * players) - 2 * players)
