"""Turn the declared flows into one list of operations; the state of a game stores the index of the next operation.

An operation is a unit: a part of a step, one action in a window, the start or end of a scope. Between two units, the
state says completely how far the game is, so a game can be copied there.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from ombre import contract

from .batches import Batches
from .declared import BEFORE, CANNOT, INSTEAD, NEXT, UNTIL, WHEN, Declared
from .errors import GameOver, RulesError
from .records import NOTHING, Event, Flow, Step, Turns, Window


class Led(Batches):
    """A game in play with the methods that operations call; `Play` implements the abstract ones."""

    __slots__ = ()

    def end(self, result: str, *winners: int) -> None:
        """End the game; if no winners are named, those to whom it returns most have won, of those who have not left.

        winners: NOTHING, and then those who are named, if any; nothing if the game does not say who wins.
        """
        self.result, self.ended_by = result, self.source
        if winners:
            self.winners = tuple(sorted({who for who in winners if who != NOTHING}))
        elif returned := self.rules.returned(self):
            most = max((number for who, number in enumerate(returned) if who not in self.out), default=0)
            self.winners = tuple(w for w, number in enumerate(returned) if number == most and w not in self.out)
        raise GameOver

    @abstractmethod
    def turn_passes(self, flow: str, who: int) -> None:
        """End what lasts until a turn of a player who has left starts or ends: it would now."""

    @abstractmethod
    def enter_flow(self) -> None:
        """Enter the first flow that is waiting to start."""

    @abstractmethod
    def leave_flows(self) -> None:
        """If a flow is to be ended, go to the operation that ends the innermost flow, so that the next unit runs it."""

    @abstractmethod
    def act(self, window: Window, asked: int) -> int:
        """Run one action of a window; return how many seats need not be asked again, or NOTHING if all have passed."""


Operation: TypeAlias = Callable[[Led], None]
Happening: TypeAlias = Callable[[str, Event, tuple[int, ...]], Event]


class Open(NamedTuple):
    """A flow that is running: its name, the operation that ends it, and the number of loops over players around it."""

    name: str
    end: int
    loops: int


class RoutePlace(NamedTuple):
    """The position of an operation: the flows around it, innermost first, and the number of loops over players."""

    flows: tuple[Open, ...] = ()
    loops: int = 0


class Route:
    """All operations of the flows of a game in one list, the first and last operation of each step, and the windows.

    happening(key, do, stages) returns the function that runs these stages of an event; `do` if they have no listeners.
    """

    def __init__(self, rules: Declared, setups: Sequence[Callable[[Led], object]], happening: Happening) -> None:
        self.between = rules.between_flow  # the flow of one player between games, which is not part of a game
        self.flows, self.happening = rules.flows, happening
        self.kinds = {kind.name: rules.below[number] for number, kind in enumerate(rules.kinds)}
        self.steps: dict[str, tuple[int, int]] = {}
        self.windows: set[int] = set()
        self.quiet: set[int] = set()
        self.named: dict[int, str] = {
            0: "setup"
        }  # operation -> the part to which it belongs: `step NAME`, or `scope NAME`
        self.spans: list[tuple[int, int, str]] = []  # of each flow: its first and its last operation, and its name
        self.rounds: list[tuple[int, int]] = []  # of each loop over players: its first operation and the one after it
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
        self.park = len(self.operations)  # where the game goes after a flow that a script has started
        self.operations.append(nothing)
        self.entries: dict[str, int] = {}  # flow -> the first operation of the copy that effects start
        for flow in self.flows.values():
            self.entries[flow.name] = len(self.operations)
            self._flow(flow, ())
            self._quiet(go_back)
        self.pause = len(self.operations)
        if self.between:
            self.operations.append(run([part.do for part in rules.between if part.do]))
            self._flow(self.flows[self.between], ())
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
        """Add the steps that replace a step; its event begins before the first of them and ends after the last."""
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
        self._quiet(seat_all(turns.start, self.kinds[turns.kind], turns.reverse))
        top = self._quiet(stop)  # overwritten below, when the end of the turns is known
        self._flow(self.flows[turns.flow], inside)
        self._quiet(jump(top))
        of = turns.flow if self.flows[turns.flow].of else ""
        self.operations[top] = seat_next(len(self.operations), turns.where, of)
        self.rounds.append((top, len(self.operations)))

    def _places(self) -> tuple[RoutePlace, ...]:
        """Return the position of each operation. The first operation of a flow counts as outside of the flow."""
        loops = [0] * len(self.operations)
        for top, end in self.rounds:
            for at in range(top, end):
                loops[at] += 1
        flows: list[tuple[Open, ...]] = [()] * len(self.operations)
        for begin, end, name in self.spans:  # inner flows come first
            for at in range(begin + 1, end + 1):
                flows[at] = (*flows[at], Open(name, end, loops[begin]))
        return tuple(map(RoutePlace, flows, loops))

    def _name(self, key: str, span: tuple[int, int]) -> None:
        for at in range(*span):
            self.named.setdefault(at, key)

    def _quiet(self, operation: Operation) -> int:
        self.quiet.add(len(self.operations))
        self.operations.append(operation)
        return len(self.operations) - 1

    def _step(self, step: Step) -> None:
        """Add a step: the stages of its event before `do` run at the beginning of the step, the others at its end."""
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


def stop(g: Led) -> None:
    g.end("over")


def nothing(g: Led, who: int = NOTHING) -> None:
    pass


def go_on(g: Led, who: int) -> None:
    g.pc += 1


def go_back(g: Led) -> None:
    """Leave a flow that an effect started: enter the next flow that waits, or return to the interrupted operation.

    If the interrupted flow is to be ended, the game goes to its end instead.
    """
    (g.pc, g.current, g.asked, ending, waiting), *rest = g.calls
    g.ending = (*ending, *g.ending)
    g.starting += waiting
    g.calls = tuple(rest)
    if g.starting:
        g.enter_flow()
    if g.ending:
        g.leave_flows()


def jump(to: int) -> Operation:
    def operation(g: Led) -> None:
        g.pc = to

    return operation


def run(parts: Sequence[Callable[[Led], object]]) -> Operation:
    if len(parts) == 1:  # the usual case, faster than the loop below
        (only,) = parts

        def single(g: Led) -> None:
            only(g)
            g.pc += 1

        return single

    def operation(g: Led) -> None:
        for part in parts:
            part(g)
        g.pc += 1

    return operation


def act_in(window: Window, leave: Operation | None) -> Operation:
    """Return the operation that runs one action of a window; when all have passed, it goes on.

    leave: ends the step, if the window is the last part of the step.
    """

    def operation(g: Led) -> None:
        asked = g.act(window, g.asked)
        if asked == NOTHING:
            g.asked = 0
            if leave:
                leave(g)
            g.pc += 1
        else:
            g.asked = asked

    return operation


def seat_all(start: Callable[[Led], int], kinds: tuple[int, ...], reverse: bool) -> Operation:
    def operation(g: Led) -> None:
        first, *others = g.in_turn(start(g))
        if reverse:
            others.reverse()
        g.loops = ((g.current, tuple(x for x in (first, *others) if g.kind[x] in kinds)), *g.loops)
        g.pc += 1

    return operation


def seat_next(end: int, where: Callable[[Led, int], bool] | None, own: str) -> Operation:
    """Return the operation at the top of a loop over players: it makes the next player `current`, or ends the loop.

    own: the flow, if it belongs to the player; it is skipped if a restriction forbids the player to act.
    """

    def operation(g: Led) -> None:
        before, seats = g.loops[0]
        while seats and (
            seats[0] in g.out or where is not None and not where(g, seats[0]) or own and g.kept_out(seats[0])
        ):
            if own and seats[0] in g.out:
                g.turn_passes(own, seats[0])
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


def step_begin(g: Led) -> None:
    """Begin a step whose event has no listeners."""
    g.open_scope("step")
    g.pc += 1


def step_start(happen: Event, at: tuple[int, int]) -> Operation:
    def operation(g: Led) -> None:
        g.open_scope("step")
        happen(g, g.current)
        if g.pc == at[0]:
            g.pc = at[1]  # the event did not run, because it was replaced or forbidden: skip the step

    return operation


def step_over(g: Led) -> None:
    """End a step whose event has no listeners."""
    g.close_scope("step")


def step_end(happen: Event) -> Operation:
    def operation(g: Led) -> None:
        happen(g, g.current)
        g.close_scope("step")

    return operation
