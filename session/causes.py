"""The layer of games with a log. For each event it records the cause: the outer event and the running ability."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ombre import contract
from ombre.contract import Learned
from ombre.runtime.batches import Waiting
from ombre.runtime.declared import HERE, PLACE, Listener
from ombre.runtime.flow import Play
from ombre.runtime.linker import Layer
from ombre.runtime.records import NOTHING, Event, Numbers, Offer, Outcome, Window
from ombre.runtime.state import Clue, Happened
from ombre.runtime.zones import EVERYBODY, Board

CHOSEN = ""  # the key of a cause that is no event: a player has taken an offer


class Witness:
    """Which seats have seen the arguments of an event, before it or after it.

    masks: for each argument, a mask of seats. over: whether the event is over. cause: the record of the event. moved:
    how many things its effect has moved; None before the effect is over.
    """

    __slots__ = ("cause", "masks", "moved", "over")

    def __init__(self, masks: list[int]) -> None:
        self.masks, self.over = masks, False
        self.moved: int | None = None
        self.cause: Cause | None = None


class Maker(NamedTuple):
    """The context of an event: the outer event, if any; the running ability; and a mask of seats that know its card."""

    cause: Cause | None
    source: Listener
    seers: int


class Cause(NamedTuple):
    """The record of an event that runs or has run.

    makers: its context; for a packet, the contexts of all calls that were added up. pc: the operation that was running.
    """

    makers: tuple[Maker, ...]
    key: str
    args: Numbers
    pc: int
    witness: Witness


class Traced(Play):
    """A game that records the causes of each event."""

    __slots__ = ("asking", "summed", "waiting")

    cause: Cause | None  # the innermost running event

    def __init__(self, players: int, chance: int, tables: list[tuple[Listener, ...]]) -> None:
        self.waiting: tuple[tuple[Waiting, Maker], ...] = ()  # the calls that wait in packets, each with its context
        self.summed: tuple[Maker, ...] = ()  # the contexts of the packet that runs next
        self.asking: Window | None = None  # the window whose question is open
        super().__init__(players, chance, tables)

    def maker(self) -> Maker:
        """Return the current context."""
        card = self.source[1]
        return Maker(self.cause, self.source, EVERYBODY if card < self.players else self.seers(card))

    def act(self, window: Window, asked: int) -> int:
        outer, self.asking = self.asking, window
        found = super().act(window, asked)
        self.asking = outer
        return found

    def take_up(self, offer: Offer) -> None:
        outer = self.cause
        self.cause = Cause((self.maker(),), CHOSEN, offer[:1], self.pc, Witness([EVERYBODY]))
        super().take_up(offer)
        self.cause = outer

    def wait(self, call: Waiting, amount: int) -> None:
        self.waiting = (*self.waiting, (call, self.maker()))
        super().wait(call, amount)

    def summing(self, call: Waiting) -> None:
        """A packet begins to run; its contexts are those of all calls that were added up."""
        self.summed = tuple(maker for which, maker in self.waiting if which == call)
        self.waiting = tuple(entry for entry in self.waiting if entry[0] != call)

    def begun(self, key: str, args: Numbers) -> Cause:
        """Return the record of an event that begins; what happens in it refers to the record."""
        makers, self.summed = self.summed or (self.maker(),), ()
        witness = Witness(seers_of_all(self, args))
        cause = witness.cause = Cause(makers, key, args, self.pc, witness)
        return cause

    def keep(self, key: str, args: Numbers) -> None:
        """Add the running event to the history, with who sees it."""
        assert self.cause is not None, "an event is under way before it is kept"
        self.history = (self.history, key, args, self.source, self.cause.witness)

    def over(self, args: Numbers) -> None:
        """Note who has seen the running event, which is over."""
        witness = self.cause.witness if self.cause is not None else None
        if witness is not None and not witness.over:
            witness.masks, witness.over = witnessed(self, args, witness), True

    def show(self, cards: Sequence[int], who: int = NOTHING) -> None:
        """Let somebody know cards, and record it for each zone."""
        super().show(cards, who)
        for zone in dict.fromkeys(self.where[x] for x in cards if x != NOTHING):
            self._learned(zone, who, [x for x in cards if x != NOTHING and self.where[x] == zone])

    def tell(self, x: int, fact: str, values: Sequence[int], words: str = "", who: int = NOTHING) -> Clue:
        """Let somebody know something about a card, and record it."""
        clue = super().tell(x, fact, values, words, who)
        self._learned(self.where[x], who, [x], clue)
        return clue

    def _learned(self, zone: int, who: int, cards: list[int], clue: Clue | None = None) -> None:
        """Record that a player, or everybody, learns something of cards that they do not see anyway."""
        mask = EVERYBODY if who == NOTHING else 1 << self.seat_of(who)
        if zone == NOTHING or not mask & ~self.seers_of(zone):
            return
        found = self.rules.zones[zone >> PLACE]
        learned = Learned(found.owner, found.name)
        if clue is not None:
            x, fact, words, holds = clue
            number = self.zones[zone].index(x) + 1
            said = tuple(map(str, words))
            learned = Learned(found.owner, found.name, self.rules.kinds[self.kind[x]].name, number, fact, said, holds)
        key, args = contract.learning(learned), (who, zone & HERE if found.owner else NOTHING, *cards)
        witness = Witness([mask, mask, *(mask & self.seers(x) for x in cards)])
        witness.cause, witness.over = Cause((self.maker(),), key, args, self.pc, witness), True
        self.history = (self.history, key, args, self.source, witness)


class Refusing(Traced):
    """A game that also records which events a restriction forbids."""

    __slots__ = ()

    def refused(self, key: str, args: Numbers) -> None:
        assert self.cause is not None, "an event is under way before it is refused"
        witness, told = Witness(seers_of_all(self, args)), contract.refused(key)
        witness.cause, witness.over = Cause(self.cause.makers, told, args, self.pc, witness), True
        self.history = (self.history, told, args, self.source, witness)


def traced(key: str, happen: Event) -> Event:
    """Return a function that runs an event and records it."""

    def run(g: Traced, *args: int) -> Outcome:
        outer, g.cause = g.cause, g.begun(key, args)
        done = happen(g, *args)
        g.over(args)
        g.cause = outer
        return done

    return run


def seen(key: str, do: Event) -> Event:
    """Return a function that runs the effect of an event and records who sees its arguments before and after."""

    def run(g: Traced, *args: int) -> Outcome:
        assert g.cause is not None, "an event is under way before it does something"
        witness = g.cause.witness
        witness.masks = seers_of_all(g, args)
        places = g.where[:]
        done = do(g, *args)
        witness.moved = sum(old != new for old, new in zip(places, g.where, strict=False))
        witness.masks, witness.over = witnessed(g, args, witness), True
        return done

    return run


LOG = Layer(Traced, remembers=True, event=traced, do=seen)
REFUSALS = Layer(Refusing)  # beside LOG


def log(g: Board) -> list[tuple[str, Numbers, Listener]] | None:
    """Return all events as (key, arguments, source); None for a game that was started without a log."""
    return [cell[1:4] for cell in g.happened()] if isinstance(g, Traced) else None


def witness_of(event: Happened) -> Witness | None:
    """Return the record of who has seen an event of the history; None in a game without a log."""
    return event[4] if isinstance(event[4], Witness) else None


def witnessed(g: Board, args: Numbers, witness: Witness) -> list[int]:
    """Return, for each argument of an event, a mask of the seats that have seen it until now, or until its end."""
    if witness.over:
        return witness.masks
    return [before | now for before, now in zip(witness.masks, seers_of_all(g, args), strict=True)]


def seers_of_all(g: Board, args: Numbers) -> list[int]:
    """Return a mask of the seats that know each argument; all seats for an argument that cannot be a thing."""
    return [g.seers(x) if 0 <= x < len(g.kind) else EVERYBODY for x in args]
