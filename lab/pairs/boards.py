"""Build a board for two cards from the numbers of a tape, play on it, and return the outcome.

A board is designed: what each card needs in order to act is worked out from the model, and the board is changed until
it fits (`designing.py`, `solving.py`). Chance fills the rest. Each number of a tape decides one thing. 0 always stands
for the simplest choice, so smaller numbers give a smaller board.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ombre.compiler import model
from ombre.compiler.model import Model
from ombre.runtime import NOTHING
from ombre.runtime.declared import PLACE
from ombre.runtime.errors import Broken
from ombre.runtime.linker import Rules, link
from ombre.session.bench import Stopped
from ombre.workshop.scenarios.scripts import (
    Call,
    Doing,
    FlowRun,
    Name,
    Perform,
    Playing,
    Script,
    SetState,
    SetUp,
    sentence,
)

from .acting_cards import Tracks
from .common_board import Goal, Ground
from .designing import MOST_AMOUNT, Designer
from .editing import Frame, Impossible, is_sound
from .elements import options
from .meetings import Meetings
from .recorded_bench import Draw, OrderAsked, Taped, Unsaid
from .solving import Solver
from .zone_counts import Usual

MOST_PLANS = 4  # most plans for one card on one board
SIMPLE_PLANS = 2  # the first plans are among the simplest ones; the others are any
TOGETHER = 3  # one board of so many tries to let all cards act in one flow
MOST_ACTS = 4  # most random actions after those that were planned
MOST_SCATTERED = 2  # most cards in one zone beside those of the plans
SPARE = 3  # so many cards are in a zone without which the game would be over
MOST_PILED = 9  # most copies of one card in one zone; some effects count cards


@dataclass(frozen=True, slots=True)
class BoardOutcome:
    """The result of a board.

    active: which cards did something. failure: a sentence, or "". lacks: conditions that could not be made true, as
    text with their places, for cards that did nothing. orders: the questions which ability is first.
    """

    script: Script
    active: tuple[bool, ...]
    failure: str = ""
    lacks: tuple[str, ...] = ()
    orders: tuple[OrderAsked, ...] = ()

    @property
    def met(self) -> bool:
        return all(self.active)


class Boards:
    """Builds and plays boards for one game with its expansions."""

    def __init__(self, known: Model, rules: Rules, meetings: Meetings) -> None:
        self.model, self.meetings = known, meetings
        self.tracks = Tracks()
        is_cards = {sort for sort in (*known.kinds, "card") if sort == "card" or known.is_a(sort, "card")}
        self.rules = link(
            [self.tracks.traced(module, is_cards.__contains__) for module in rules.given], (), rules.layers
        )
        self.ground = Ground(known, self.rules, meetings)
        self.counts = self.ground.counts
        self.counts |= {card: self._counts(card) for card in self.ground.beginnings}
        starts = [(card, number) for card, numbers in self.counts.items() for number in numbers]
        self._usual = Usual(self.ground, rules, starts or [("", number) for number in self._players])
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
        self.bases = {key: verb.base for key, verb in known.verbs.items()}
        self._accepting: dict[str, dict[str, list[int]]] = {}
        self.options = {option: [*self.accepting(option)] for option in options(known) if self.accepting(option)}

    def play(self, cards: tuple[str, ...], draw: Draw) -> BoardOutcome:
        """Build a board for some cards, and play on it."""
        bench = Taped(self.rules, draw, self.bases)
        beginning = self._beginning(cards, draw)
        counts = self.counts.get(beginning) or list(self._players)
        for option in (name for name in cards if name.startswith("option ")):
            counts = self.accepting(option).get(beginning) or counts
        needed = max((int(value) for name in cards if (value := name.partition("=")[2]).isdecimal()), default=0)
        counts = [number for number in counts if number >= needed] or counts  # an option often counts players
        play = bench.play = Playing(bench.rules, counts[draw(len(counts))], bench)
        board = BoardInPlay(self, Solver(self.ground, play, bench, draw), cards)
        failure = ""
        try:
            board.fill(beginning)
            if is_sound(play.g):
                board.act()
        except (Unsaid, Impossible, Stopped) as error:
            if isinstance(error, Stopped) and bench.refusal:
                board.refusal = bench.refusal
                board.solver.acts.pop()  # a scenario would have to expect the refusal
        except Broken as error:
            failure = "" if board.is_only_set or self._usual.is_unusual(str(error), board.solver) else sentence(error)
        except Exception as error:
            failure = sentence(error)
        script = Script(play.g.players, tuple(board.solver.given), tuple(board.solver.acts))
        active = tuple(board.active)
        return BoardOutcome(script, active, failure, () if all(active) else board.lacks(), tuple(bench.orders))

    def _beginning(self, names: tuple[str, ...], draw: Draw) -> str:
        """Return the card with which the game of a board begins: one of the members, another card, or ""."""
        ground = self.ground
        if begun := next((name for name in names if ground.kind_of.get(name) in self.model.beginnings), ""):
            return begun
        starts = [one for name in names for one in (*ground.starts.get(name, ()), *ground.begun_with(name))]
        if option := next((name for name in names if name.startswith("option ")), ""):
            accepting = [*self.accepting(option)]
            starts = [one for one in starts if one in accepting] or accepting
        if starts:
            return starts[draw(len(starts))]
        return ground.beginnings[draw(len(ground.beginnings))] if ground.beginnings and draw(2) else ""

    @property
    def _players(self) -> range:
        least, most = self.rules.players
        return range(least, most + 1)

    def accepting(self, option: str) -> dict[str, list[int]]:
        """Return the beginnings with which the set-up accepts a value of a start option,
        with the numbers of players.
        """
        if option not in self._accepting:
            found = {
                beginning: [
                    number
                    for number in self.counts.get(beginning) or self._players
                    if self._accepts(option, beginning, number)
                ]
                for beginning in self.ground.beginnings or [""]
            }
            self._accepting[option] = {beginning: numbers for beginning, numbers in found.items() if numbers}
        return self._accepting[option]

    def _accepts(self, option: str, beginning: str, players: int) -> bool:
        """Whether the set-up accepts a value of a start option with a beginning and a number of players."""
        bench = Taped(self.rules, lambda bound: 0, self.bases)
        play = bench.play = Playing(bench.rules, players, bench)
        try:
            SetUp(beginning, (_said(option),)).carry_out(play)
        except (Stopped, Unsaid):
            return False
        except Exception:  # a board finds this fault, too
            return True
        return True

    def _counts(self, beginning: str) -> list[int]:
        """Return the numbers of players for which all invariants hold on a board with nothing but this beginning."""
        found: list[int] = []
        for players in self._players:
            bench = Taped(self.rules, lambda bound: 0, {})
            play = bench.play = Playing(bench.rules, players, bench)
            solver = Solver(self.ground, play, bench, bench.draw)
            solver.put(beginning, self.ground.placed[beginning][0] << PLACE)
            if is_sound(play.g):
                found.append(players)
        return found


class BoardInPlay:
    """A board while it is built and played. things: the cards that are to act."""

    def __init__(self, boards: Boards, solver: Solver, cards: tuple[str, ...]) -> None:
        self.boards, self.ground, self.solver = boards, boards.ground, solver
        self.draw, self.play = solver.draw, solver.play
        self.designer = Designer(solver)
        self.cards = cards
        self.things: list[int] = []
        self.active = [False] * len(cards)
        self.refusal = ""  # the reason why a set-up was refused

    # ------------------------------------------------------------------------------------------ what the board contains

    def fill(self, beginning: str) -> None:
        """Put the cards on the board, the card with which the game begins, and sometimes others."""
        ground, draw = self.ground, self.draw
        if given := tuple(_said(name) for name in self.cards if name.startswith("option ")):
            self.solver.do(SetUp(beginning, given))
        elif beginning in ground.starts.get(next(iter(ground.starts.keys() & {*self.cards}), ""), ()):
            self.solver.do(SetUp(beginning))
        elif beginning in self.cards and beginning in ground.begun and draw(2):
            self.solver.do(SetUp(beginning))
        elif beginning and beginning not in self.cards:
            self.solver.put(beginning, ground.placed[beginning][0] << PLACE)
        self.things = [NOTHING] * len(self.cards)
        self._put_subjects()
        if draw(2):
            self._scatter()

    def _there(self, card: str) -> int | None:
        """Return a copy of a card that the board has from the start; None if it has none."""
        known = {*self.things, *self.play.things.values()}
        return next((x for x in self._copies(card) if x not in known and self.solver.named(x) is not None), None)

    def _places(self, card: str) -> Iterator[int]:
        """Yield zones for a card: a random one, then all."""
        zones = self.ground.placed[card]
        at = self.draw(len(zones))
        for zone in dict.fromkeys([*zones[at:], *zones[:at]]):
            holder = self.solver.holder(zone, None)
            if holder is not None and self._is_here(zone):
                yield (zone << PLACE) + holder

    def _is_here(self, zone: int) -> bool:
        """Whether a zone exists with this number of players: some zones exist for each player."""
        return self.ground.rules.zone_seat[zone] < self.play.g.players

    def _scatter(self) -> None:
        """Put random cards in zones, a pile of one card in one zone, and set numbers of the players."""
        ground, draw, solver = self.ground, self.draw, self.solver
        zones = [zone for zone, cards in ground.fillers.items() if cards and self._is_here(zone)]
        for zone in zones:
            for _ in range(max(0, draw(MOST_SCATTERED + 2) - 1)):
                self._put_one(ground.fillers[zone], zone)
        if piles := [zone for zone in zones if not ground.rules.zones[zone].live]:
            number = max(0, draw(2 * MOST_PILED) - MOST_PILED)
            if number:
                zone = piles[draw(len(piles))]
                card = ground.fillers[zone][draw(len(ground.fillers[zone]))]
                for _ in range(number):
                    self._put_one([card], zone)
        for _ in range(draw(3)):
            if self.boards.amounts:
                kind, state = self.boards.amounts[draw(len(self.boards.amounts))]
                solver.line(SetState(kind, state, f"P{draw(self.play.g.players) + 1}", draw(MOST_AMOUNT + 1)))

    def _put_one(self, cards: list[str], zone: int) -> None:
        card = cards[self.draw(len(cards))]
        holder = self.solver.holder(zone, None)
        if holder is not None:
            self.solver.put(card, (zone << PLACE) + holder)

    # ------------------------------------------------------------------------------------- what is done on the board

    def act(self) -> None:
        """Let each card act, by plans until one succeeds; then perform random actions."""
        draw, solver = self.draw, self.solver
        order = list(range(len(self.cards)))
        if draw(2):
            order.reverse()
        self.boards.tracks.clear()  # what the check of the board has recorded does not count
        # what ends the game comes last, and is prepared when the others have acted
        ending = [at for at in order if self.cards[at] in self.ground.ending]
        order = [at for at in order if at not in ending] + ending
        if len(order) > 1 and not ending and draw(TOGETHER) == TOGETHER - 1:
            self._together(order)
        # a card may act while the board is made fit for it, so some boards are made fit only when the others have acted
        early = order[: 1 if draw(2) else len(order)]
        first = {at: self._prepared(at, 0) for at in early if at not in ending and not self._is_done(at)}
        game = self.play.g
        for number in range(MOST_PLANS):
            for at in order:
                if self._is_done(at):
                    continue
                if (
                    at in ending
                    and number < MOST_PLANS - 1
                    and not all(self.active[n] for n in order if n not in ending)
                ):
                    continue
                for does in (
                    first[at] if number == 0 and at in first and self.play.g is game else self._prepared(at, number)
                ):
                    self._do(does)
                    self._note()
                    if self._is_over or self.active[at]:
                        break
        if all(self.active) and draw(2):
            self._once_more(order[0])
        for _ in range(draw(MOST_ACTS + 1)):
            if self._is_over:
                break
            self._do(self._random(draw(len(self.cards))))
            self._note()
        solver.bench.close()
        self._note()

    def _is_done(self, at: int) -> bool:
        """Whether nothing is left to do for a card: it has acted or is not in the game, or the game is over."""
        return self._is_over or self.active[at] or self._is_lost(at)

    def _together(self, order: list[int]) -> None:
        """Let all cards act in one run of a flow, if one has ways to all of them.

        What a window offers is done when the window asks, so that nothing begins or ends between the cards.
        """
        draw, solver = self.draw, self.solver
        within = [self.ground.goals_within(self.cards[at]) for at in order]
        flows = sorted(set(within[0]).intersection(*within[1:]))
        if not flows or self._is_over:
            return
        flow = flows[draw(len(flows))]
        run: Doing | None = None
        for at, goals in zip(order, within, strict=True):
            goal = goals[flow][draw(len(goals[flow]))]
            for does in self._planned(self.things[at], goal) if not self._is_lost(at) else ():
                if isinstance(does, FlowRun):
                    run = run if does.name != flow and run is not None else does
                else:
                    solver.bench.wanted.append(does)
        if not self._is_over:  # the preparation can end the game
            who = run.who if isinstance(run, FlowRun) and run.name == flow else solver.current
            self._do(FlowRun("flow", flow, who))
            self._note()
        solver.pinned.clear()

    def _once_more(self, at: int) -> None:
        """Let the card that acted first act again, so that it also acts after the others."""
        self.solver.pinned.clear()
        for does in [] if self._is_over or self._is_lost(at) else self._prepared(at, 0)[:1]:
            self._do(does)
            self._note()

    def _note(self) -> None:
        """Record which cards have done something; on a board that breaks an invariant none has."""
        now = [acts or self._acts(at) for at, acts in enumerate(self.active)]
        if now == self.active or self._is_over or not self.boards.rules.broken(self.play.g):
            self.active = now
        else:
            self.boards.tracks.clear()

    def _acts(self, at: int) -> bool:
        """Whether a card has done something since the tracks were cleared."""
        name, tracks = self.cards[at], self.boards.tracks
        if (part := self.ground.elements.get(name)) is not None:
            return not tracks.acted.isdisjoint(part.ids)
        return self.things[at] in tracks.active or name.startswith("option ")

    @property
    def is_only_set(self) -> bool:
        """Whether no card has acted, and the last line sets a state: what breaks then is no legal board."""
        is_setting = bool(self.solver.acts) and isinstance(self.solver.acts[-1].does, SetState)
        cards = [at for at, name in enumerate(self.cards) if not name.startswith("option ")]
        return is_setting and not any(self.active[at] or self._acts(at) for at in cards)

    def _is_lost(self, at: int) -> bool:
        """Whether a card is not in the game, because a set-up has not dealt it."""
        return self.things[at] == NOTHING and self.cards[at] in self.ground.placed

    @property
    def _is_over(self) -> bool:
        return self.play.g.result is not None

    def _prepared(self, at: int, number: int) -> list[Doing]:
        """Change the board so that a card can act; return what then has to be done.

        number: of the plan of this card.
        """
        goals = self.ground.goals.get(self.cards[at])
        if not goals:
            return []
        if number < SIMPLE_PLANS:
            goal = goals[(self.draw(min(3, len(goals))) + number) % len(goals)]
        else:
            goal = goals[self.draw(len(goals))]
        return self._planned(self.things[at], goal)

    def _planned(self, x: int, goal: Goal) -> list[Doing]:
        return self.designer.prepare(x, goal)

    def _do(self, does: Doing) -> None:
        """Perform an action, unless it is no legal play because a restriction forbids it."""
        if not self.designer.is_legal(does):
            return
        if not isinstance(does, SetUp):
            self._keep_going()
        self.solver.do(does)
        self.solver.bench.dice.clear()
        if isinstance(does, FlowRun) and does.sort == "flow":
            self.solver.bench.wanted.clear()
            self.solver.pinned -= self.solver.later
            self.solver.later.clear()
        if isinstance(does, SetUp):  # the cards are things of another game now
            names = [self.ground.elements[name].card if name in self.ground.elements else name for name in self.cards]
            for at, card in enumerate(names):
                self.things[at] = NOTHING
                there = (x for x in self._copies(card) if x not in self.things[:at])
                self.things[at] = next(there, NOTHING) if card in self.ground.placed else NOTHING
            self._put_subjects()

    def _keep_going(self) -> None:
        """Change the board so that no rule ends the game because of it, unless such a rule is to act."""
        solver, frame = self.solver, Frame({"this": NOTHING})
        if not self.ground.ending.isdisjoint(self.cards):
            return
        for condition in self.ground.endings:
            if isinstance(condition, model.IsEmpty) and not condition.negated:
                there = model.Count(condition.span, condition.zone)
                number = solver.value(there, frame)
                if isinstance(number, int) and number < SPARE:
                    solver.amount(there, frame, SPARE)
            elif solver.truth(condition, frame):
                solver.make(condition, frame, False)

    def _put_subjects(self) -> None:
        """Put those cards on the board that are to act, and are not there."""
        for at, name in enumerate(self.cards):
            card = self.ground.elements[name].card if name in self.ground.elements else name
            if card in self.ground.placed and self.things[at] == NOTHING:
                x = self._there(card)
                if x is None:
                    found = (self.solver.put(card, place) for place in self._places(card))
                    x = next((one for one in found if one is not None), None)
                if x is None:
                    raise Unsaid
                self.things[at] = x
        self._follow()

    def _copies(self, card: str) -> list[int]:
        """Return all copies of a card in the game."""
        g = self.play.g
        return [x for x in range(g.players, len(g.card)) if card and self.play.id_of(x) == card]

    def _follow(self) -> None:
        """Prefer the cards in answers, and leave them where they are."""
        self.solver.subjects = {x for x in self.things if x != NOTHING}
        self.solver.bench.favourites |= self.solver.subjects

    def _random(self, at: int) -> Doing:
        """Return an action: one that is offered with a card, or a step or a flow."""
        draw, x = self.draw, self.things[at]
        who = self.solver.seat()
        if draw(2) == 0 and x != NOTHING and (offers := self._offers(x)):
            return offers[draw(len(offers))]
        performed = [
            goal.way.name
            for goal in self.ground.goals.get(self.cards[at], ())
            if goal.way is not None and goal.way.does == "perform"
        ]
        name = self.play.name_of(x)
        if performed and isinstance(name, Name) and draw(2) == 0:
            return Perform(performed[draw(len(performed))], name, who)
        flows, steps = self.boards.flows, self.boards.steps
        if draw(2) and flows or not steps:
            return FlowRun("flow", flows[draw(len(flows))], who)
        return FlowRun("step", steps[draw(len(steps))], who)

    def _offers(self, x: int) -> list[Call]:
        """Return the actions with a card that the windows of the game would offer in the current state."""
        g, found = self.play.g, list[Call]()
        if g.current not in self.solver.everyone:
            return found
        for window in self.ground.windows:
            for _, key, arguments in g.allowed([offer for offer in window.offers(g) if x in offer[2]]):
                if (call := self.designer.call(key, dict(enumerate(arguments)))) is not None:
                    found.append(call)
        return found

    def lacks(self) -> tuple[str, ...]:
        """Return what could not be made true, and the lines that forbade something, as their places, each once.

        If there are none, return the lines that have ended the game, or those that did not run.
        """
        ground = self.ground
        idle = [name for name, acts in zip(self.cards, self.active, strict=True) if not acts]
        goals = [goal for name in idle for goal in ground.goals.get(name, ())]
        if self.refusal:
            return (str(self.refusal),)  # it is kept, and a message that can be translated is no plain text
        found = [str(node.span) for node in self.solver.unmet]
        found += [str(one.body[0].span) for one in ground.forbidding(goals) if one.ids & self.boards.tracks.acted]
        if not found and self._is_over:
            ends = self.boards.model.everything(model.EndGame)
            found = [str(node.span) for node in ends if node.result == self.play.g.result]
        return tuple(dict.fromkeys(found or [str(goal.ability.span) for goal in goals if goal.ability is not None]))


def _said(option: str) -> tuple[str, int | str]:
    """Return the name and the value of a start option, as a scenario gives them to the set-up."""
    name, _, value = option.removeprefix("option ").partition("=")
    return name, int(value) if value.isdecimal() else value
