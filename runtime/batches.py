"""Events that happen at the same time: calls of one line, packets, and state checks.

Each stage is run for all events before the next stage is run for any. Triggers wait until all bodies have run.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import ClassVar, TypeAlias

from ombre.translatable import tr

from .declared import BEFORE, BLANKS, CANNOT, CHECKS, INSTEAD, NEXT, UNTIL, WHEN, Listener
from .errors import RulesError
from .events import Events, Stages
from .records import Calls, Event, Numbers, Outcome, Play
from .state import LATER, Heard

MOST_CHECKS = 1_000  # most rounds of state checks after one unit
FIRST = itemgetter(0)
Waiting: TypeAlias = tuple[str, Numbers]  # a call in a packet: its key, and its arguments without the amount
# An event of a batch: the number of its call, its stages, its arguments, the ability that makes it, and its cause.
Running: TypeAlias = tuple[int, Stages, Numbers, Listener, object]
# Who listens to an event: the row of those who listened when it began, those that it concerns, and what ends after it.
Hearing: TypeAlias = tuple[Sequence[Listener], list[Listener], list[Listener]]


def packet(key: str, role: int, run: Event) -> Event:
    """Return the function that calls a verb with packets: inside `together`, it adds up calls to one event.

    Calls are added up if their arguments are equal, apart from the amount, which is the argument `role`.
    """

    def call(g: Batches, *args: int) -> Outcome:
        if not g.queueing:
            return run(g, *args)
        g.wait((key, args[:role] + args[role + 1 :]), args[role])
        return None

    return call


class Batches(Events):
    """A board on which several events can happen at the same time."""

    __slots__ = ()

    staged: ClassVar[dict[str, tuple[Event, Stages]]]  # key of an event -> what runs it alone, and its stages
    packets: ClassVar[dict[str, tuple[int, int]]]  # key -> role of the amount, affected role
    packets_from: ClassVar[Callable[[Play], int]]  # the player from whom packets run, in seat order

    def batch(self, calls: Calls, sources: Sequence[Listener] = (), sums: Sequence[Waiting] = ()) -> list[bool]:
        """Let events happen at the same time; return for each of them whether something came of it.

        sources: the ability of each, if it is not the running one. sums: the packet of each, if they are packets.
        """
        if len(calls) < 2:
            return [self.alone(key, args, sources, sums) for key, args in calls]
        source, cause, late, since = self.source, self.cause, self.late, self.aways
        done = [False] * len(calls)
        going = self.precede(self.begin_all(calls, sources, sums, done), since)
        heard, looks = self.hear(going)
        past = self.seek() if looks else None
        self.late = ()
        for at, stages, args, self.source, self.cause in going:
            done[at] = stages.do(self, *args) is not False
        if looks:
            self.sought()
        waiting: list[Heard] = [*self.late]
        for (_, stages, args, _, of), (listening, found, over) in zip(going, heard, strict=True):
            listens = self.tables[stages.rows[WHEN]]
            if listens is not listening:
                found += self.newly_heard(stages.rows[WHEN], listens, listening, args)
            if over:
                self.end_timed(over)
            waiting += [(one, args, past, of) for one in found]
        self.late, self.source, self.cause = late, source, cause
        if late is None:
            self.twin = None
            self.fire(waiting)
        else:
            self.late = (*late, *waiting)
        for _, _, args, _, self.cause in going:
            self.over(args)
        self.cause = cause
        return done

    def alone(self, key: str, args: Numbers, sources: Sequence[Listener], sums: Sequence[Waiting]) -> bool:
        """Run a batch of one event."""
        source = self.source
        if sources:
            self.source = sources[0]
        if sums:
            self.summing(sums[0])
        done = self.staged[key][0](self, *args) is not False
        self.source = source
        return done

    def begin_all(
        self, calls: Calls, sources: Sequence[Listener], sums: Sequence[Waiting], done: list[bool]
    ) -> list[Running]:
        """Begin the events of a batch; return those that nothing forbids or replaces.

        done: here is noted which calls are done, as they wait in a packet.
        """
        source, cause = self.source, self.cause
        going: list[Running] = []
        for at, (key, args) in enumerate(calls):
            if sources:
                self.source = sources[at]
            if sums:
                self.summing(sums[at])
            run, stages = self.staged[key]
            if self.queueing and key in self.packets:
                done[at] = run(self, *args) is not False
                continue
            self.step()
            self.cause = self.begun(key, args)
            if self.is_let(stages, args):
                going.append((at, stages, args, self.source, self.cause))
            self.cause = cause
        self.source = source
        return going

    def is_let(self, stages: Stages, args: Numbers) -> bool:
        """Whether an event does something, and nothing forbids it or has run in its place."""
        for at in stages.needs:
            if args[at] == 0:
                return False
        cannot, instead = stages.rows[CANNOT], stages.rows[INSTEAD]
        if self.tables[cannot] and self.forbids(cannot, args) or stages.word and self.kept_out(args[0], stages.word):
            self.refused(stages.key, args)
            return False
        return not (self.tables[instead] and self.replace(instead, stages.affects, args))

    def precede(self, going: list[Running], since: int) -> list[Running]:
        """Run what comes before the events of a batch; return those whose cards are still there."""
        for _, stages, args, self.source, self.cause in going:
            before = stages.rows[BEFORE]
            if self.tables[before]:
                first = self.matching(before, self.tables[before], args)
                self.fire([(one, args, self.then, self.cause) for one in first])
        if self.aways == since:
            return going
        return [one for one in going if self.all_kept(one[2], one[1].cards, since)]

    def hear(self, going: Sequence[Running]) -> tuple[list[Hearing], bool]:
        """Return for each event of a batch who listens; and whether one can read a card as it last was."""
        found: list[Hearing] = []
        looks = False
        for _, stages, args, self.source, self.cause in going:
            if stages.recorded:
                self.keep(stages.key, args)
            when, until, following = stages.rows[WHEN], stages.rows[UNTIL], stages.rows[NEXT]
            listening: Sequence[Listener] = self.tables[when]
            if listening and self.tables[BLANKS] and self.varying[when]:
                listening = self.speaking(listening)
            heard = self.matching(when, listening, args)
            looks = looks or stages.looks and heard != []
            if self.tables[until]:
                self.end_timed(self.matching(until, self.tables[until], args))
            found.append((listening, heard, self.matching(following, self.tables[following], args)))
        return found, looks

    def together(self, calls: Calls) -> list[bool]:
        """Let events happen at the same time; what they call of verbs with packets is added up, and happens then."""
        self.queueing += 1
        done = self.batch(calls)
        self.queueing -= 1
        self.flush()
        return done

    def doers(self, calls: Calls, role: int) -> Numbers:
        """Let events happen at the same time; return one argument of each of those of which something came."""
        done = self.batch(calls)
        return tuple([args[role] for at, (_, args) in enumerate(calls) if done[at]])

    def wait(self, call: Waiting, amount: int) -> None:
        self.packet[call] = self.packet.get(call, 0) + amount

    def summing(self, call: Waiting) -> None:
        """The event of a packet begins; a log notes who has made the calls that were added up."""

    def flush(self) -> None:
        """Run the packets, until none waits."""
        if self.queueing or self.flushing:
            return
        self.flushing = True
        while self.packet:
            batch, self.packet = self.packet, {}
            seats = self.in_turn(self.packets_from())
            packets: list[tuple[int, Waiting, Numbers]] = []
            for call, amount in batch.items():
                key, others = call
                role, affects = self.packets[key]
                args = (*others[:role], amount, *others[role:])
                packets.append((seats.index(self.affected(affects, args)), call, args))
            packets.sort(key=FIRST)
            self.batch([(call[0], args) for _, call, args in packets], (), [call for _, call, _ in packets])
            if self.tables[CHECKS]:
                self.settle()
        self.flushing = False

    # ---------------------------------------------------------------------------------------- state checks

    def settle(self, due: list[Listener] | None = None) -> None:
        """Run state checks whose condition is true, until no condition is true; what they call happens at one time."""
        chain: list[str] = []
        due = self.due() if due is None else due
        while due:
            calls: Calls = []
            sources: list[Listener] = []
            for entry in due:
                number, this, you, env, _ = entry
                holds = self.check_of[number]
                if holds is None or holds(self, this, you, env):
                    chain.append(self.abilities[number].id)
                    calls += self.run_ability(entry)
                    sources += [entry] * (len(calls) - len(sources))
            self.batch(calls, sources)
            if len(chain) > MOST_CHECKS:
                last = [name.replace("__", " / ") for name in dict.fromkeys(chain[-20:])]
                raise RulesError(tr("these state checks stay true whatever they do: {0}", ", ".join(last)))
            due = self.due()

    def due(self) -> list[Listener]:
        """Return the state checks whose condition is true."""
        due: list[Listener] = []
        for entry in (
            self.spread(self.tables[CHECKS]) if self.spreading and self.varying[CHECKS] else self.tables[CHECKS]
        ):
            number, this, you, env, serial = entry
            if you == LATER:
                you = self.you(this)
                entry = (number, this, you, env, serial)
            holds = self.check_of[number]
            if holds is None or holds(self, this, you, env):
                if not self.spent or (self.once_of[number], number, this, serial) not in self.spent:
                    due.append(entry)
        return due
