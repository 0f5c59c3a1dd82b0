"""Events that happen at the same time: calls of one line, packets, and state checks.

Each stage is run for all events before the next stage is run for any. Triggers wait until all bodies have run.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import ClassVar, TypeAlias

from ombre.translatable import tr

from .declared import BLANKS, CHECKS, Listener
from .errors import RulesError
from .events import Events, Stages
from .records import Calls, Event, Numbers, Outcome, Play
from .state import Heard

MOST_CHECKS = 1_000  # most rounds of state checks after one unit
FIRST = itemgetter(0)
Waiting: TypeAlias = tuple[str, Numbers]  # a call in a packet: its key, and its arguments without the amount


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
        source, cause, since = self.source, self.cause, self.aways
        done: list[bool] = []
        causes: list[object] = []
        going: list[int] = []
        for at, (key, args) in enumerate(calls):
            self.source = sources[at] if sources else source
            if sums:
                self.summing(sums[at])
            if self.queueing and key in self.packets:
                self.staged[key][0](self, *args)
                done.append(True)
                causes.append(cause)
                continue
            self.step()
            self.cause = self.begun(key, args)
            causes.append(self.cause)
            done.append(self.is_let(self.staged[key][1], args))
            if done[at]:
                going.append(at)
        for at in going:
            key, args = calls[at]
            before = self.staged[key][1].before
            if self.tables[before]:
                self.source, self.cause = sources[at] if sources else source, causes[at]
                self.fire([(one, args, self.then, self.cause) for one in self.matching(before, self.tables[before], args)])
        if self.aways != since:
            for at in going:
                key, args = calls[at]
                done[at] = self.all_kept(args, self.staged[key][1].cards, since)
            going = [at for at in going if done[at]]
        heard: list[list[Listener]] = []
        rows: list[Sequence[Listener]] = []
        overs: list[Sequence[Listener]] = []
        looks = False
        for at in going:
            key, args = calls[at]
            stages = self.staged[key][1]
            self.source, self.cause = sources[at] if sources else source, causes[at]
            if stages.recorded:
                self.keep(key, args)
            row = self.tables[stages.when]
            if row and self.tables[BLANKS] and self.varying[stages.when]:
                row = self.speaking(row)
            rows.append(row)
            heard.append(self.matching(stages.when, row, args))
            looks = looks or stages.looks and heard[-1] != []
            if self.tables[stages.until]:
                self.end_timed(self.matching(stages.until, self.tables[stages.until], args))
            overs.append(self.matching(stages.following, self.tables[stages.following], args))
        late, self.late = self.late, ()
        past = self.seek() if looks else None
        for at in going:
            key, args = calls[at]
            self.source, self.cause = sources[at] if sources else source, causes[at]
            done[at] = self.staged[key][1].do(self, *args) is not False
        if looks:
            self.sought()
        waiting = [*self.late]
        for nth, at in enumerate(going):
            key, args = calls[at]
            stages = self.staged[key][1]
            row = self.tables[stages.when]
            if row is not rows[nth]:
                heard[nth] += self.newly_heard(stages.when, row, rows[nth], args)
            if overs[nth]:
                self.end_timed(overs[nth])
            waiting += [(one, args, past, causes[at]) for one in heard[nth]]
        self.late, self.source, self.cause = late, source, cause
        if late is not None:
            self.late = (*late, *waiting)
        else:
            self.twin = None
            self.fire(waiting)
        for at in going:
            self.cause = causes[at]
            self.over(calls[at][1])
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

    def is_let(self, stages: Stages, args: Numbers) -> bool:
        """Whether an event is neither without effect, nor forbidden, nor replaced; a replacement has run then."""
        for at in stages.needs:
            if args[at] == 0:
                return False
        row = self.tables[stages.cannot]
        if row and self.forbids(stages.cannot, args) or stages.word and self.kept_out(args[0], stages.word):
            self.refused(stages.key, args)
            return False
        return not (self.tables[stages.instead] and self.replace(stages.instead, stages.affects, args))

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
            self.batch([(call[0], args) for _, call, args in packets], sums=[call for _, call, _ in packets])
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
