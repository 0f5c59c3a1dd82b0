"""Turn declared flows into one list of operations, and run it: the state says which operation is next.

An operation is a unit: a stretch of a step, one action in a window, the start or end of a scope. Between two units
nothing is under way but what the state says, so there a game can be copied.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from traceback import walk_tb
from typing import Any, ClassVar, TypeAlias

from .errors import GameOver, RulesError, Runaway
from .events import CHECKS, Events
from .records import NOTHING, Flow, Step, Turns, Window

MOST_IDLE = 100_000  # units without a question

Operation: TypeAlias = Callable[[Any], None]
Offer: TypeAlias = tuple[int, str, tuple[Any, ...]]


class Play(Events):
    """A game in play: the linker adds what its cards declare."""

    operations: ClassVar[Sequence[Operation]]
    verbs: ClassVar[dict[str, Callable[..., None]]]

    def end(self, result: str) -> None:
        self.result = result
        raise GameOver

    def unit(self) -> None:
        """Run the next operation, and what is true after it."""
        self.events = 0
        self.idle += 1
        try:
            self.operations[self.pc](self)
            if self.tables[CHECKS]:
                self.settle()
        except GameOver:
            pass
        except (RecursionError, Runaway) as error:
            raise self.endless(error) from None
        if self.idle > MOST_IDLE:
            raise RulesError("the flow goes round and round: nobody is asked anything, and the game does not end")

    def endless(self, error: BaseException) -> RulesError:
        """What to say of an effect without an end: the abilities and verbs that were at work, innermost last."""
        names = self.rules.code_names
        chain = [names[frame.f_code] for frame, _ in walk_tb(error.__traceback__) if frame.f_code in names]
        last = list(dict.fromkeys(chain[-12:]))
        return RulesError(f"this never ends: {', '.join(last) or 'the effect at hand'}")

    # ---------------------------------------------------------------------------------------------- windows

    def window(self, window: Window) -> None:
        """A window inside an effect: players act until all have passed in a row."""
        asked = 0
        while (asked := self.act(window, asked)) != NOTHING:
            self.events += 1
            if self.events > 10_000:
                raise Runaway

    def act(self, window: Window, asked: int) -> int:
        """Ask the seats in order, but for the first `asked` of them, until one acts; NOTHING when all have passed.

        Otherwise the number of seats that need not be asked again: an action lets everyone think again, unless the
        window asks each a single time.
        """
        offers: dict[int, list[Offer]] = {}
        for offer in window.offers(self):
            if self.can(offer[1], *offer[2]):
                offers.setdefault(offer[0], []).append(offer)
        if not offers:
            return NOTHING
        seats = self.seats(window.start(self) if window.start else self.current)
        for at in range(asked, len(seats)):
            mine = offers.get(seats[at])
            if mine:
                index = self.pick("window", seats[at], (*mine, None), "offer")
                if index < len(mine):
                    _, key, args = mine[index]
                    self.verbs[key](self, *args)
                    return at + 1 if window.once else 0
        return NOTHING


class Route:
    """The operations of a game's flows, in one list; and where each step begins and ends."""

    def __init__(self, setup: Operation, flows: Sequence[Flow], gates: dict[str, Gate]) -> None:
        self.operations: list[Operation] = [setup]
        self.steps: dict[str, tuple[int, int]] = {}
        self.flows = {flow.name: flow for flow in flows}
        self.gates = gates
        main = self._main()
        if main is None:
            self.operations.append(stop)
            return
        begin = len(self.operations)
        if main.of:
            self._turns(main, lambda g: 0, ())
        else:
            self._flow(main, ())
        self.operations.append(jump(begin) if main.repeats else stop)

    def _main(self) -> Flow | None:
        inner = {item.flow for flow in self.flows.values() for item in flow.items if isinstance(item, Turns)}
        outer = [flow for flow in self.flows.values() if flow.name not in inner]
        repeating = [flow for flow in outer if flow.repeats]
        if len(repeating) > 1:
            raise RulesError(f"two flows repeat: {repeating[0].name} and {repeating[1].name}; one is the main loop")
        return next(iter(repeating or outer), None)

    def _flow(self, flow: Flow, inside: tuple[str, ...]) -> None:
        if flow.name in inside:
            raise RulesError(f"{flow.name} goes through itself: {' > '.join((*inside, flow.name))}")
        self.operations.append(edge(Play.scope_start, flow.name))
        for item in flow.items:
            if isinstance(item, Step):
                self._step(item)
            else:
                if item.flow not in self.flows:
                    raise RulesError(f"{flow.name} goes through {item.flow}, which no file declares")
                self._turns(self.flows[item.flow], item.start, (*inside, flow.name))
        self.operations.append(edge(Play.scope_end, flow.name))

    def _turns(self, flow: Flow, start: Callable[[Any], int], inside: tuple[str, ...]) -> None:
        self.operations.append(seat_all(start))
        top = len(self.operations)
        self.operations.append(stop)  # until it is known where the turns end
        self._flow(flow, inside)
        self.operations.append(jump(top))
        self.operations[top] = seat_next(len(self.operations))

    def _step(self, step: Step) -> None:
        begin = len(self.operations)
        gate = self.gates.get(step.name)
        self.operations.append(stop)
        for part in step.parts:
            self.operations.append(act_in(part) if isinstance(part, Window) else run(part))
        self.operations.append(leave_step(gate))
        end = len(self.operations)
        self.operations[begin] = enter_step(gate, end)
        self.steps[step.name] = (begin, end)


class Gate:
    """What hears the event "step NAME": it happens around the operations of the step, which is its `do`."""

    def __init__(self, key: str, rows: tuple[int, int, int, int, int]) -> None:
        self.key, self.rows = key, rows

    def enter(self, g: Any) -> bool:
        cannot, instead, before, _, _ = self.rows
        args = (g.current,)
        if g.tables[cannot] and g.matching(g.tables[cannot], args):
            return False
        if g.tables[instead] and g.replace(g.tables[instead], 0, args):
            return False
        g.fire(g.matching(g.tables[before], args), args)
        return True

    def leave(self, g: Any) -> None:
        _, _, _, when, end = self.rows
        args = (g.current,)
        heard = g.matching(g.tables[when], args)
        over = [entry[4] for entry in g.matching(g.tables[end], args)]
        g._drop([timed for timed in g.timed if timed[0] in over])
        g.fire(heard, args)


# ------------------------------------------------------------------------------------------------- operations


def stop(g: Any) -> None:
    g.end("over")


def jump(to: int) -> Operation:
    def operation(g: Any) -> None:
        g.pc = to

    return operation


def run(part: Callable[[Any], Any]) -> Operation:
    def operation(g: Any) -> None:
        part(g)
        g.pc += 1

    return operation


def edge(happen: Callable[[Any, str], None], scope: str) -> Operation:
    def operation(g: Any) -> None:
        happen(g, scope)
        g.pc += 1

    return operation


def act_in(window: Window) -> Operation:
    """One action, or everybody passes and the window is closed."""

    def operation(g: Any) -> None:
        asked = g.act(window, g.asked)
        if asked == NOTHING:
            g.asked = 0
            g.pc += 1
        else:
            g.asked = asked

    return operation


def seat_all(start: Callable[[Any], int]) -> Operation:
    def operation(g: Any) -> None:
        g.loops = ((g.current, tuple(g.seats(start(g)))), *g.loops)
        g.pc += 1

    return operation


def seat_next(end: int) -> Operation:
    """The next player's turn; when all have had theirs, `current` is again who it was."""

    def operation(g: Any) -> None:
        before, seats = g.loops[0]
        if seats:
            g.current = seats[0]
            g.loops = ((before, seats[1:]), *g.loops[1:])
            g.pc += 1
        else:
            g.current = before
            g.loops = g.loops[1:]
            g.pc = end

    return operation


def enter_step(gate: Gate | None, end: int) -> Operation:
    def operation(g: Any) -> None:
        g.open_scope("step")
        g.pc = end if gate is not None and not gate.enter(g) else g.pc + 1

    return operation


def leave_step(gate: Gate | None) -> Operation:
    def operation(g: Any) -> None:
        if gate is not None:
            gate.leave(g)
        g.close_scope("step")
        g.pc += 1

    return operation
