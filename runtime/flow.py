"""Turn declared flows into one list of operations, and run it: the state says which operation is next.

An operation is a unit: a stretch of a step, one action in a window, the start or end of a scope. Between two units
nothing is under way but what the state says, so there a game can be copied.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias

from ombre import contract

from .decks import COMPARE, Unmet
from .errors import GameOver, RulesError, Runaway, Unanswered, Unbounded
from .events import BEFORE, CANNOT, INSTEAD, MOST_EVENTS, NEXT, UNTIL, WHEN, Events
from .records import NOTHING, Flow, Step, Turns, Window
from .state import CHECKS, EMPTY
from .tracebacks import explain, places

MOST_IDLE = 100_000  # units without a question
MOST_ACTIONS = 10_000  # in a window inside an effect

Operation: TypeAlias = Callable[[Any], None]
Happening: TypeAlias = Callable[[str, Callable[..., Any], tuple[int, ...]], Any]
Offer: TypeAlias = tuple[int, str, tuple[Any, ...]]


class Play(Events):
    """A game in play: the linker adds what its cards declare."""

    operations: ClassVar[Sequence[Operation]]
    quiet: ClassVar[Sequence[bool]]  # which of them only lead to the next one
    inside: ClassVar[Sequence[Place]]  # where each of them stands
    unmet: list[Unmet] | tuple[()] = ()  # what the set-up requires, and what is not so

    def end(self, result: str, winner: int = NOTHING) -> None:
        self.result, self.winner = result, winner
        raise GameOver

    def require(self, name: str, about: int, actual: int, sign: str, bound: int) -> None:
        """In a set-up: unless the numbers compare so, the game is refused when this part of it is over."""
        if not COMPARE[sign](actual, bound):
            self.unmet = [*self.unmet, (name, about, actual, sign, bound)]

    def unit(self) -> None:
        """Run the next operation, and then the state checks."""
        self.events = 0
        self.idle += 1
        operations, quiet = self.operations, self.quiet
        try:
            while quiet[self.pc]:
                operations[self.pc](self)
            operations[self.pc](self)
            if self.tables[CHECKS] and (due := self.due()):
                self.settle(due)
            if self.ending:
                self.leave_flows()
            if self.starting:
                self.enter_flow()
        except GameOver:
            pass
        except Unanswered:
            raise
        except (RecursionError, Runaway, Unbounded) as error:
            raise self.endless(error) from None
        except Exception as error:
            explain(error)
            raise
        if self.idle > MOST_IDLE:
            raise RulesError("the flow goes round and round: nobody is asked anything, and the game does not end")

    def start_flow(self, name: str, who: int = NOTHING) -> None:
        """Run a flow as soon as this unit is over, and then go on from there."""
        self.starting = (*self.starting, (name, self.current if who == NOTHING else who))

    def enter_flow(self) -> None:
        """Begin the first flow that is to be started; a player's own flow not for one who is kept from acting.

        The others wait where it goes back to, each until the one before it is over.
        """
        while self.starting:
            (name, who), *waiting = self.starting
            self.starting = tuple(waiting)
            if self.rules.flows[name].of and self.kept_out(who):
                continue
            self.starting = ()
            self.calls = ((self.pc, self.current, self.asked, self.ending, tuple(waiting)), *self.calls)
            self.pc, self.current, self.asked, self.ending = self.rules.entries[name], who, 0, ()
            return

    def end_flow(self, name: str) -> None:
        """Leave a flow, and what it goes through, as soon as this unit is over."""
        self.ending += (name,)

    def leave_flows(self) -> None:
        """Go to the end of the innermost flow, where one is to be left that it belongs to; its end is the next unit."""
        while self.ending:
            name = self.ending[0]
            if all(name not in [flow.name for flow in self.inside[pc].flows] for pc in self.places()):
                self.ending = self.ending[1:]  # it is over, or has not begun
                continue
            place = self.inside[self.pc]
            if not place.flows:
                go_back(self)  # the end of a flow that was started inside it
                continue
            flow = place.flows[0]
            if flow.name == name:
                self.ending = self.ending[1:]
            for before, _ in self.loops[: place.loops - flow.loops]:
                self.current = before
            self.loops = self.loops[place.loops - flow.loops :]
            if self.pc != flow.end:
                self.close_scope("step")
            self.pc, self.asked = flow.end, 0
            return

    def places(self) -> Iterator[int]:
        """Where the game stands, and where the flows that were started have come from."""
        yield self.pc
        yield from (pc for pc, *_ in self.calls)

    def endless(self, error: BaseException) -> RulesError:
        """What to say of an effect without an end, or of a number: which abilities and verbs were at work, innermost last."""
        chain = list(places(error.__traceback__))[-12:]
        last = list(dict.fromkeys(f"{place.function} ({place})" for place in chain))
        what = "this never ends" if isinstance(error, RecursionError) else str(error)
        return RulesError(f"{what}: {', '.join(last) or 'the effect at hand'}")

    # ---------------------------------------------------------------------------------------------- windows

    def window(self, window: Window) -> None:
        """A window inside an effect: players act until all have passed in a row."""
        asked = 0
        while (asked := self.act(window, asked)) != NOTHING:
            self.events += MOST_EVENTS // MOST_ACTIONS
            if self.events > MOST_EVENTS:
                raise Runaway

    def offer(self, name: str, offers: list[Offer], line: int) -> None:
        """One player may take one of these offers, and that is all. line: of the cards, where that is said."""
        self.act(Window(name, lambda g: offers, line, once=True), 0)

    def act(self, window: Window, asked: int) -> int:
        """Ask the seats in order, but for the first `asked` of them, until one acts; NOTHING when all have passed.

        Otherwise the number of seats that need not be asked again: an action lets everyone think again, unless the
        window asks each a single time.
        """
        offers: list[Offer] = window.offers(self)
        left = len(offers)  # that belong to seats to come
        if not left:
            return NOTHING
        seats = self.in_order(window)
        for at in range(asked, len(seats)):
            who = seats[at]
            mine: list[Offer | None] = [offer for offer in offers if offer[0] == who]
            if mine:
                left -= len(mine)
                mine = [] if self.silent(who) else self.allowed(mine)
                if mine:
                    mine.append(None)
                    taken = mine[self.pick("window", who, mine, "offer")]
                    if taken is not None:
                        self.take_up(taken)
                        return at + 1 if window.once else 0
                if not left:
                    break
        return NOTHING

    def take_up(self, offer: Offer) -> None:
        """Do what a player has chosen to do."""
        self.verbs[offer[1]](self, *offer[2])

    def in_order(self, window: Window) -> list[int]:
        """Who is asked in a window, one after the other."""
        first = window.start(self) if window.start else self.current
        seats = self.everyone(first)
        second = window.second(self) if window.second else NOTHING
        if second == NOTHING:
            return seats
        return [seats[0], *(who for who in self.everyone(second) if who != seats[0])]

    def allowed(self, offers: list[Any]) -> list[Any]:
        """The offers that nothing forbids."""
        row_of, tables = self.forbidding, self.tables
        if not row_of:
            return offers
        forbids, doing = self.forbids, self.doing
        if doing:  # somebody else may be offered what this player does: an offer is for whom the verb is about
            pairs = dict.fromkeys((o[2][0], word) for o in offers if (word := doing.get(o[1])))
            if out := [pair for pair in pairs if self.kept_out(*pair)]:
                offers = [o for o in offers if (o[2][0], doing.get(o[1])) not in out]
        return [o for o in offers if not tables[at := row_of.get(o[1], EMPTY)] or not forbids(at, o[2])]


class Open(NamedTuple):
    """A flow that is under way: the operation that is its end, and how many loops over players go round it."""

    name: str
    end: int
    loops: int


class Place(NamedTuple):
    """What an operation stands in: flows, innermost first, and the number of loops over players."""

    flows: tuple[Open, ...] = ()
    loops: int = 0


class Route:
    """The operations of a game's flows, in one list; where each step begins and ends; and which are windows.

    kinds: the numbers of a kind and those below it. happening(key, do) gives the event of a key, as it is heard.
    """

    def __init__(
        self,
        setups: Sequence[Operation],
        flows: Mapping[str, Flow],
        kinds: Mapping[str, tuple[int, ...]],
        happening: Happening,
        pause: Sequence[Operation] = (),
        between: str = "",
    ) -> None:
        self.between = between  # the flow of one player between games; no game goes through it by itself
        self.flows, self.kinds, self.happening = flows, kinds, happening
        self.steps: dict[str, tuple[int, int]] = {}
        self.windows: set[int] = set()
        self.quiet: set[int] = set()
        self.named: dict[int, str] = {0: "setup"}  # what an operation belongs to: `step NAME`, or a flow's `scope NAME`
        self.spans: list[tuple[int, int, str]] = []  # the start and the end of each flow
        self.rounds: list[tuple[int, int]] = []  # the first operation of each loop over players, and what follows it
        self.operations: list[Operation] = [run(setups)]
        main = self._main()
        if main is not None:
            begin = len(self.operations)
            if main.of:
                self._turns(Turns(main.name, main.of, lambda g: 0), ())
            else:
                self._flow(main, ())
            if main.repeats:
                self._quiet(jump(begin))
        self.operations.append(stop)
        self.park = len(self.operations)  # where a flow goes back to that a script runs by itself
        self.operations.append(nothing)
        self.entries: dict[str, int] = {}  # where a flow begins that an effect starts
        for flow in self.flows.values():
            self.entries[flow.name] = len(self.operations)
            self._flow(flow, ())
            self._quiet(go_back)
        self.pause = len(self.operations)
        if between:
            self.operations.append(run(pause))
            self._flow(self.flows[between], ())
            self.operations.append(stop)
        self.inside = self._places()

    def _main(self) -> Flow | None:
        inner = {item.flow for flow in self.flows.values() for item in flow.items if isinstance(item, Turns)}
        outer = [flow for flow in self.flows.values() if flow.name not in inner and flow.name != self.between]
        repeating = [flow for flow in outer if flow.repeats]
        if len(repeating) > 1:
            raise RulesError(f"two flows repeat: {repeating[0].name} and {repeating[1].name}; one is the main loop")
        return next(iter(repeating or outer), None)

    def _flow(self, flow: Flow, inside: tuple[str, ...]) -> None:
        if flow.name in inside:
            raise RulesError(f"{flow.name} goes through itself: {' > '.join((*inside, flow.name))}")
        begin = len(self.operations)
        self.operations.append(run([lambda g: g.scope_start(flow.name)]))
        self._items(flow.items, (*inside, flow.name))
        self.spans.append((begin, len(self.operations), flow.name))
        self.named[begin] = self.named[len(self.operations)] = f"scope {flow.name}"
        self.operations.append(run([lambda g: g.scope_end(flow.name)]))

    def _items(self, items: Sequence[Step | Turns], inside: tuple[str, ...]) -> None:
        for item in items:
            if isinstance(item, Step) and item.items:
                self._replaced(item, inside)
            elif isinstance(item, Step):
                self._step(item)
            elif item.flow in self.flows:
                self._turns(item, inside)
            else:
                raise RulesError(f"{inside[-1]} goes through {item.flow}, which no file declares")

    def _replaced(self, step: Step, inside: tuple[str, ...]) -> None:
        """The event of a step that several others stand for: it happens round them."""
        key = contract.step(step.name)
        begin = len(self.operations)
        self.operations.append(stop)
        self._items(step.items, inside)
        leave = self.happening(key, nothing, (WHEN, NEXT))
        if leave is not nothing:
            self.operations.append(run([lambda g: leave(g, g.current)]))
        here = begin, len(self.operations)
        self.steps.setdefault(step.name, here)
        self._name(key, here)
        entered = self.happening(key, go_on, (CANNOT, INSTEAD, BEFORE, UNTIL))
        self.operations[begin] = step_start(entered, here)
        if entered is go_on:
            self.quiet.add(begin)

    def _turns(self, turns: Turns, inside: tuple[str, ...]) -> None:
        if turns.kind not in self.kinds:
            raise RulesError(f"{turns.flow} is gone through by each {turns.kind}, which no file declares")
        self._quiet(seat_all(turns.start, self.kinds[turns.kind]))
        top = self._quiet(stop)  # until it is known where the turns end
        self._flow(self.flows[turns.flow], inside)
        self._quiet(jump(top))
        self.operations[top] = seat_next(len(self.operations), turns.where, bool(self.flows[turns.flow].of))
        self.rounds.append((top, len(self.operations)))

    def _places(self) -> tuple[Place, ...]:
        """Where each operation stands. A flow is entered by its first operation, so that one is not inside it."""
        loops = [0] * len(self.operations)
        for top, end in self.rounds:
            for at in range(top, end):
                loops[at] += 1
        flows: list[tuple[Open, ...]] = [()] * len(self.operations)
        for begin, end, name in self.spans:  # the inner ones come first
            for at in range(begin + 1, end + 1):
                flows[at] = (*flows[at], Open(name, end, loops[begin]))
        return tuple(map(Place, flows, loops))

    def _name(self, key: str, span: tuple[int, int]) -> None:
        for at in range(*span):
            self.named.setdefault(at, key)

    def _quiet(self, operation: Operation) -> int:
        self.quiet.add(len(self.operations))
        self.operations.append(operation)
        return len(self.operations) - 1

    def _step(self, step: Step) -> None:
        """The event of a step: what comes before its `do` when the step begins, and what comes after when it ends."""
        key = contract.step(step.name)
        entered = self.happening(key, go_on, (CANNOT, INSTEAD, BEFORE, UNTIL))
        left = self.happening(key, nothing, (WHEN, NEXT))
        leave = step_end(left) if left is not nothing else step_over
        begin = len(self.operations)
        self.operations.append(stop)
        for at, part in enumerate(step.parts or (nothing,), 1):
            last = at >= len(step.parts)
            if isinstance(part, Window):
                self.windows.add(len(self.operations))
                self.operations.append(act_in(part, leave if last else None))
            else:
                self.operations.append(run([part, leave] if last else [part]))
        here = begin, len(self.operations)
        self.steps.setdefault(step.name, here)
        self._name(key, here)
        self.operations[begin] = step_start(entered, here) if entered is not go_on else step_begin
        if entered is go_on:
            self.quiet.add(begin)
            if begin + 1 in self.windows:
                self.windows.add(begin)


# ------------------------------------------------------------------------------------------------- operations


def stop(g: Any) -> None:
    g.end("over")


def nothing(g: Any, who: int = NOTHING) -> None:
    pass


def go_on(g: Any, who: int) -> None:
    g.pc += 1


def go_back(g: Any) -> None:
    """A flow that an effect started is over; the next one that waits, or what was interrupted."""
    (g.pc, g.current, g.asked, ending, waiting), *rest = g.calls
    g.ending = (*ending, *g.ending)
    g.starting += waiting
    g.calls = tuple(rest)
    if g.starting:
        g.enter_flow()


def jump(to: int) -> Operation:
    def operation(g: Any) -> None:
        g.pc = to

    return operation


def run(parts: Sequence[Callable[[Any], Any]]) -> Operation:
    if len(parts) == 1:  # most are, and a loop takes its time
        (only,) = parts

        def single(g: Any) -> None:
            only(g)
            g.pc += 1

        return single

    def operation(g: Any) -> None:
        for part in parts:
            part(g)
        g.pc += 1

    return operation


def act_in(window: Window, leave: Operation | None) -> Operation:
    """One action, or everybody passes, the window is closed, and perhaps its step is left."""

    def operation(g: Any) -> None:
        asked = g.act(window, g.asked)
        if asked == NOTHING:
            g.asked = 0
            if leave:
                leave(g)
            g.pc += 1
        else:
            g.asked = asked

    return operation


def seat_all(start: Callable[[Any], int], kinds: tuple[int, ...]) -> Operation:
    def operation(g: Any) -> None:
        g.loops = ((g.current, tuple(x for x in g.everyone(start(g)) if g.kind[x] in kinds)), *g.loops)
        g.pc += 1

    return operation


def seat_next(end: int, where: Callable[[Any, int], bool] | None, own: bool) -> Operation:
    """The next player's turn; when all have had theirs, `current` is again who it was.

    own: the flow is the player's, so who is kept from acting has none.
    """

    def operation(g: Any) -> None:
        before, seats = g.loops[0]
        while seats and (where is not None and not where(g, seats[0]) or own and g.kept_out(seats[0])):
            seats = seats[1:]
        if seats:
            g.current = seats[0]
            g.loops = ((before, seats[1:]), *g.loops[1:])
            g.pc += 1
        else:
            g.current = before
            g.loops = g.loops[1:]
            g.pc = end

    return operation


def step_begin(g: Any) -> None:
    """A step that nobody hears begin."""
    g.open_scope("step")
    g.pc += 1


def step_start(happen: Callable[..., Any], at: tuple[int, int]) -> Operation:
    def operation(g: Any) -> None:
        g.open_scope("step")
        happen(g, g.current)
        if g.pc == at[0]:
            g.pc = at[1]  # the step did not happen

    return operation


def step_over(g: Any) -> None:
    """The end of a step that nobody hears."""
    g.close_scope("step")


def step_end(happen: Callable[..., Any]) -> Operation:
    def operation(g: Any) -> None:
        happen(g, g.current)
        g.close_scope("step")

    return operation
