"""Run the stages of an event: cannot, instead, before, do, when; and handle durations, slots, scopes and the history.

The linker calls `event` once for each event that has a listener. If an event has no listeners, only its `do` runs.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence, Sized
from itertools import count
from typing import ClassVar, NamedTuple, TypeVar

from ombre import contract

from .alike import same_ability
from .choices import Chooser
from .declared import BLANKS, EMPTY, Listener
from .errors import Runaway
from .records import NOTHING, Acting, Calls, Event, Numbers, Outcome, Play
from .state import LATER, Heard

MOST_EVENTS = 100_000  # most events and iterations of loops in one unit
FEW_RUNS = 20  # runs of a `repeat until` before each further run is compared with the one before
COMPARED = 50  # how many events such a run counts as, because a comparison takes longer than most events

Several = TypeVar("Several", bound=Sized)  # the things over which a loop runs


class Stages(NamedTuple):
    """What the stages of an event need; the linker makes one for each event that has a listener.

    rows: the numbers of the rows of the stages cannot, instead, before, when, until and following. affects: the index
    of the argument that names the affected player. recorded: whether the event is added to the history. word: the verb,
    if a restriction can forbid a player to do it. needs: the indexes of the numbers with which the event does not
    happen if one of them is 0. looks: whether a trigger can read a card as it last was. cards: the indexes of the
    cards, without which the event does not happen.
    """

    key: str
    do: Event
    rows: Numbers
    affects: int
    recorded: bool
    word: str
    needs: Numbers
    looks: bool
    cards: Numbers


def event(stages: Stages) -> Event:
    """Return the function that runs one event, and returns False if nothing came of it; `batches` runs several."""
    key, do, rows, affects, recorded, word, needs, looks, cards = stages
    cannot, instead, before, when, until, following = rows

    def happen(g: Events, *args: int) -> Outcome:
        g.events += 1
        if g.events > MOST_EVENTS:
            raise Runaway
        for at in needs:
            if args[at] == 0:
                return False
        tables = g.tables
        if tables[cannot] and g.forbids(cannot, args):
            g.refused(key, args)
            return False
        if word and g.kept_out(args[0], word):
            g.refused(key, args)
            return False
        if tables[instead] and g.replace(instead, affects, args):
            return False
        if tables[before] and not g.prepare(before, args, cards):
            return False
        if recorded:
            g.keep(key, args)
        blanked = tables[when] and tables[BLANKS] and g.varying[when]
        listening = g.speaking(tables[when]) if blanked else tables[when]
        heard = g.matching(when, listening, args) if listening else ()
        if tables[until]:
            g.end_timed(g.matching(until, tables[until], args))
        over = g.matching(following, tables[following], args) if tables[following] else ()
        past = g.seek() if looks and heard else None
        done: Outcome = do(g, *args)
        if (listens := tables[when]) is not listening:
            heard = [*heard, *g.newly_heard(when, listens, listening, args)]
        if over:
            g.end_timed(over)
        if heard:
            if past is not None:
                g.sought()
            waiting = [(entry, args, past, g.cause) for entry in heard]
            if g.late is None:
                g.fire(waiting)
            else:
                g.late += (*waiting,)
        return done

    return happen


class Events(Chooser):
    """A board with events, durations and scopes."""

    __slots__ = ()

    forbidding: ClassVar[dict[str, int]]  # key -> number of the row of its restrictions
    varying: ClassVar[list[bool]]  # number of a row -> whether a lost text or a live set can change it
    doing: ClassVar[dict[str, str]]  # key -> the word of a verb that a restriction can forbid a player to do
    possible: ClassVar[dict[str, Callable[..., bool]]]  # key -> whether a verb can do something now
    pays: ClassVar[str]  # the verb that pays costs
    triggers_by: ClassVar[Callable[[Play], int] | None]  # who orders all triggers of one event; None: each their own
    verbs: ClassVar[dict[str, Event]]
    slots: ClassVar[list[dict[str, int]]]  # face -> slot -> number of the ability
    slot_events: ClassVar[dict[str, Event]]  # slot -> the event of using it, if an ability listens to this event
    scope_events: ClassVar[dict[str, Event]]  # "NAME starts" or "NAME ends" -> its event, if it has listeners

    # ---------------------------------------------------------------------------------------------- steps

    def repeat(self, times: int) -> range:
        """Return the numbers of the iterations of a `repeat`, from 1, and count them as events of the unit."""
        if times > 0:
            self.events += times
            if self.events > MOST_EVENTS:
                raise Runaway
        return range(1, times + 1)

    def step(self) -> None:
        """Count an iteration as an event of the unit; called in loops that can end early."""
        self.events += 1
        if self.events > MOST_EVENTS:
            raise Runaway

    def until(self, over: Callable[[], bool]) -> Iterator[None]:
        """Repeat a block until `over` returns true, or until a run of the block has changed nothing."""
        before = ""
        for run in count():
            if over():
                return
            if run >= FEW_RUNS:
                before, last = self.digest(with_history=False), before
                if before == last:
                    return
                self.events += COMPARED
            self.step()
            yield

    def each(self, things: Several) -> Several:
        """Return the things of a `for each` whose body contains calls, and count them as events of the unit."""
        self.events += len(things)
        if self.events > MOST_EVENTS:
            raise Runaway
        return things

    # ---------------------------------------------------------------------------------------------- pipeline

    def can(self, key: str, *args: int) -> bool:
        word = self.doing.get(key)
        if word and self.kept_out(args[0], word):
            return False
        return not self.forbids(self.forbidding.get(key, EMPTY), args)

    def kept_out(self, who: int, word: str = "") -> bool:
        return who != NOTHING and self.forbids(self.acting, (who, word))

    def forbids(self, at: int, args: Numbers | Acting) -> bool:
        """Whether an ability in the row number `at` forbids an event."""
        # As `guarding` and `hinders`, without a list: most events are asked about alone, and nothing forbids them.
        row = self.tables[at]
        for number, this, you, env, serial in self.spread(row) if self.spreading and self.varying[at] else row:
            if self.spent and (self.once_of[number], number, this, serial) in self.spent:
                continue
            if you == LATER:
                you = self.you(this)
            guard = self.guard_of[number]
            if guard is None or guard(self, this, you, env, args):
                match = self.match_of[number]
                if match is None or match(self, this, you, env, args):
                    return True
        return False

    def permitted(self, key: str, role: int, things: Sequence[int], *args: int) -> list[int]:
        """Return the things for which nothing forbids an event in which they have a role.

        role: 1 or more. args: the other arguments of the event, in order.
        """
        if not things:
            return []
        guarding = self.guarding(key, args)
        if not guarding:
            return [] if guarding is None else [*things]
        first, last = args[:role], args[role:]
        return [x for x in things if not self.hinders(guarding, (*first, x, *last))]

    def guarding(self, key: str, args: Numbers) -> list[Listener] | None:
        """Return the abilities whose guards hold for an event; None if its player may not do it at all.

        Only the first of the arguments counts.
        """
        word = self.doing.get(key)
        if word and self.kept_out(args[0], word):
            return None
        at = self.forbidding.get(key, EMPTY)
        found: list[Listener] = []
        row = self.tables[at]
        for number, this, you, env, serial in self.spread(row) if self.spreading and self.varying[at] else row:
            if self.spent and (self.once_of[number], number, this, serial) in self.spent:
                continue
            if you == LATER:
                you = self.you(this)
            guard = self.guard_of[number]
            if guard is None or guard(self, this, you, env, args):
                found.append((number, this, you, env, serial))
        return found

    def hinders(self, guarding: Sequence[Listener], args: Numbers) -> bool:
        """Whether an ability whose guard holds forbids an event."""
        for number, this, you, env, _ in guarding:
            match = self.match_of[number]
            if match is None or match(self, this, you, env, args):
                return True
        return False

    def matching(self, at: int, row: Sequence[Listener], args: Numbers) -> list[Listener]:
        """Return those of some abilities of the row number `at` that match an event, each with its current `you`."""
        found: list[Listener] = []
        for entry in self.spread(row) if self.spreading and self.varying[at] else row:
            number, this, you, env, serial = entry
            if self.spent and (self.once_of[number], number, this, serial) in self.spent:
                continue
            if you == LATER:
                you = self.you(this)
                entry = (number, this, you, env, serial)
            match = self.match_of[number]
            if match is None or match(self, this, you, env, args):
                found.append(entry)
        return found

    def replace(self, at: int, affects: int, args: Numbers) -> bool:
        """Run a replacement instead of the event, and return whether one ran.

        The affected player chooses the order in which several replacements are tried. An optional one may be declined.
        """
        used = self.replacing
        row = self.matching(at, self.tables[at], args)
        waiting = [entry for entry in row if (entry[0], entry[1], entry[4]) not in used]
        while waiting:
            affected = self.affected(affects, args)
            reacting: list[Heard] = [(one, args, None, None) for one in waiting]
            entry = waiting.pop(self._which(affected, reacting))
            if self.abilities[entry[0]].sort == "may instead":
                if not self._asking(entry, affected):
                    continue
            self.replacing = (*used, (entry[0], entry[1], entry[4]))
            self.run_ability(entry, args)
            self.replacing = used
            return True
        return False

    def prepare(self, at: int, args: Numbers, cards: Numbers) -> bool:
        """Run what comes before an event, and return whether its cards are still there. cards: their indexes."""
        since, cause = self.aways, self.cause
        self.fire([(entry, args, self.then, cause) for entry in self.matching(at, self.tables[at], args)])
        return self.aways == since or self.all_kept(args, cards, since)

    def affected(self, affects: int, args: Numbers) -> int:
        """Return the player affected by an event: the argument that its verb declares, or else the current player."""
        who = args[affects] if affects != NOTHING else NOTHING
        if who >= self.players:
            who = self.you(who)
        return self.current if who == NOTHING else who

    def newly_heard(
        self, at: int, listens: Sequence[Listener], listening: Sequence[Listener], args: Numbers
    ) -> list[Listener]:
        """Return the printed abilities that became live during an event, which react to it, too.

        Abilities that an effect made during the event do not. `matching` leaves out those without text.
        """
        return self.matching(at, [one for one in listens if not one[4] and one not in listening], args)

    def fire(self, waiting: list[Heard]) -> None:
        """Run the triggers of one event, or of all events of a batch.

        The triggers of rules run first, in declared order; then the triggers of cards, in the order that the player
        `triggers_by` chooses. If the game names no such player, each player orders their own, in turn order.
        """
        then, cause, since = self.then, self.cause, self.aways
        holding: list[Heard] = []  # those whose `if` holds now, all tested at one moment
        for one in waiting:
            entry, args, self.then, _ = one
            holds = self.holds_of[entry[0]]
            if holds is None or holds(self, entry[1], entry[2], entry[3], args):
                holding.append(one)
        # While packets run, the calls made by triggers are collected; they become packets that run afterwards.
        self.queueing += self.flushing
        while holding:
            entry, args, self.then, self.cause = holding.pop(self._next(holding) if len(holding) > 1 else 0)
            if (self.once_of[entry[0]], entry[0], entry[1], entry[4]) not in self.spent:
                self.since = since
                self.run_ability(entry, args)
        self.queueing -= self.flushing
        self.then, self.cause = then, cause

    def _next(self, waiting: Sequence[Heard]) -> int:
        """Return the index of the trigger that runs first."""
        for at, one in enumerate(waiting):
            if one[0][1] == NOTHING:
                return at
        if self.triggers_by is not None:
            return self._which(self.triggers_by(), waiting)
        for who in self.in_turn(self.current):
            own = [at for at, one in enumerate(waiting) if one[0][2] == who]
            if own:
                return own[self._which(who, [waiting[at] for at in own])]
        return self._which(self.current, waiting)

    def _which(self, who: int, waiting: Sequence[Heard]) -> int:
        """Return the index of the ability that a player chooses to run first; equivalent abilities are one option."""
        if self.silent(who):
            return 0
        different: list[int] = []
        for at, (entry, args, _, _) in enumerate(waiting):
            if not any(same_ability(self, (waiting[n][0], waiting[n][1]), (entry, args)) for n in different):
                different.append(at)
        if len(different) == 1:
            return different[0]
        options = [(self.abilities[waiting[at][0][0]].id, waiting[at][0][1]) for at in different]
        return different[self.pick("order", who, options, "ability")]

    def _asking(self, entry: Listener, affected: int) -> bool:
        source, self.source = self.source, entry
        answer = self.ask("may", affected if entry[2] == NOTHING else entry[2])
        self.source = source
        return answer

    def run_ability(self, entry: Listener, args: Numbers | None = None) -> Calls:
        """Run an ability; return the calls of a state check that are to be made together with those of others.

        args: the arguments of the event to which it reacts; None for a state check.
        """
        number, this, you, env, serial = entry
        if once := self.once_of[number]:
            self.spent += ((once, number, this, serial),)
        source, self.source, run = self.source, entry, self.run
        self.runs += 1
        self.run = self.runs
        calls: Calls = []
        if args is None:
            mend = self.mend_of[number]
            if mend is not None:
                calls = mend(self, this, you, env) or calls
        else:
            body = self.body_of[number]
            if body is not None:
                body(self, this, you, env, args)
        if self.fading:
            self.fade()
        self.source, self.run = source, run
        return calls

    # Layers record what happens: a log is one.

    def begun(self, key: str, args: Numbers) -> object:
        """An event begins; return what `cause` is while it runs."""

    def keep(self, key: str, args: Numbers) -> None:
        """Add an event to the history."""
        self.history = (self.history, key, args, self.source, None)

    def over(self, args: Numbers) -> None:
        """The event of `cause` is over."""

    def refused(self, key: str, args: Numbers) -> None:
        """The event of `cause` is forbidden."""

    def decline(self) -> None:
        """Do not count this use of the running ability for its `once per`, because its player declined a `may`."""
        self.spent = self.spent[:-1]

    # ------------------------------------------------------------------------------------------------- slots

    def has_slot(self, x: int, slot: str, you: int = LATER) -> bool:
        """Whether a card has the slot, may use it now, and its cost can be paid."""
        if x in self.lent:
            return any(self.is_usable(number, x, you) for number in self.slot_abilities(x, slot))
        own = self.slots[self.face[x]]
        return slot in own and self.is_usable(own[slot], x, you)

    def slot_abilities(self, x: int, slot: str) -> list[int]:
        """Return the numbers of the abilities that a card has in a slot: its own, then those that it has obtained."""
        rows = (self.slots[face] for face in (self.face[x], *self.lent.get(x, ())))
        return [row[slot] for row in rows if slot in row]

    def is_usable(self, number: int, x: int, you: int) -> bool:
        """Whether a card may use its ability in a slot now, and its cost can be paid."""
        if self.blank[x] or self.spreading and self.can_lose(x) and x in self.muted():
            return False
        if self.spent and (self.once_of[number], number, x, 0) in self.spent:
            return False
        cost = self.cost_of[number]
        if cost is None:
            return True
        you = self.you(x) if you == LATER else you
        return you != NOTHING and self.can(self.pays, you, cost(self, x, you))

    def perform(self, slot: str, card: int, you: int, *arguments: int) -> Outcome:
        """Use a slot of a card; return False if the card has no such slot, or if the use is forbidden or replaced."""
        if card == NOTHING or not self.has_slot(card, slot, you):
            return False
        if slot in self.slot_events:
            return self.slot_events[slot](self, card, you, *arguments)
        self.carry_out(slot, card, you, *arguments)
        return None

    def carry_out(self, slot: str, card: int, you: int, *arguments: int) -> None:
        """Pay the cost of a slot of a card, count the use for its `once per`, and run it."""
        if card not in self.lent:
            self._carry_out(self.slots[self.face[card]][slot], card, you, *arguments)
            return
        for number in self.slot_abilities(card, slot):
            if self.is_usable(number, card, you):
                self._carry_out(number, card, you, *arguments)

    def _carry_out(self, number: int, card: int, you: int, *arguments: int) -> None:
        self.events += 1
        if self.events > MOST_EVENTS:  # a card that obtains its own abilities runs more of them each time
            raise Runaway
        if once := self.once_of[number]:
            self.spent += ((once, number, card, 0),)
        cost = self.cost_of[number]
        if cost is not None:
            self.verbs[self.pays](self, you, cost(self, card, you))
        source, self.source = self.source, (number, card, you, (), 0)
        use = self.use_of[number]
        if use is not None:
            use(self, card, you, *arguments)
        self.source = source

    # ------------------------------------------------------------------------------------- scopes, histories

    def scope_start(self, name: str) -> None:
        happen = self.scope_events.get(contract.starting(name))
        if happen is None:
            self.open_scope(name)
        else:
            happen(self, self.current)

    def scope_end(self, name: str) -> None:
        happen = self.scope_events.get(contract.ending(name))
        if happen is None:
            self.close_scope(name)
        else:
            happen(self, self.current)

    def open_scope(self, name: str) -> None:
        if self.marks.get(name, self) is not self.history:
            self.marks = {**self.marks, name: self.history}
        if self.spent:
            self.spent = tuple(use for use in self.spent if use[0] != name)

    def end_timed(self, ends: Sequence[Listener]) -> None:
        """End the timed abilities that are bound to these listeners."""
        serials = {entry[4] for entry in ends}
        if over := [timed for timed in self.timed if timed[0] in serials]:
            self._drop(over)

    def end_effects(self, kinds: Collection[int]) -> None:
        """End the lasting effects of cards of these kinds."""
        if over := [timed for timed in self.timed if timed[7] != NOTHING and self.kind[timed[7]] in kinds]:
            self._drop(over)

    def close_scope(self, name: str) -> None:
        if self.timed:
            over = [entry for entry in self.timed if name in entry[5]]
            if over:
                self._drop(over)
        if self.spent:
            self.spent = tuple(use for use in self.spent if use[0] != name)

    def past(self, key: str, scope: str) -> list[Numbers]:
        """Return the arguments of each event with this key since the scope began, oldest first."""
        return [args for _, its, args, _, _ in self.happened(self.marks.get(scope)) if its == key]
