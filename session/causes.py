"""The layer that records the causes of each event, in games with a log: the outer event and the running ability.

Games without a log do not have this layer.
"""

from __future__ import annotations

from typing import NamedTuple

from ombre.runtime.declared import Listener
from ombre.runtime.events import Waiting
from ombre.runtime.flow import Play
from ombre.runtime.linker import Layer
from ombre.runtime.records import Event, Numbers, Offer, Window
from ombre.runtime.state import Happened
from ombre.runtime.zones import EVERYBODY, Board

CHOSEN = ""  # the key of a cause that is not an event: a player has taken an offer


class Witness:
    """The seats that saw the arguments of an event: a mask for each argument, before the event and after it.

    cause: the cause of the event.
    """

    __slots__ = ("cause", "masks", "over")

    def __init__(self, masks: list[int]) -> None:
        self.masks, self.over = masks, False
        self.cause: Cause | None = None


class Maker(NamedTuple):
    """The context of an event: the outer event, if any; the running ability; and the seats that know its card."""

    cause: Cause | None
    source: Listener
    seers: int


class Cause(NamedTuple):
    """A running or finished event.

    makers: several if its amount is a sum. pc: the current operation.
    """

    makers: tuple[Maker, ...]
    key: str
    args: Numbers
    pc: int
    witness: Witness


class Traced(Play):
    """A game that records the causes of each event."""

    __slots__ = ("asking", "cause", "summed", "waiting")

    def __init__(self, players: int, chance: int, tables: list[tuple[Listener, ...]]) -> None:
        self.cause: Cause | None = None  # the running event, the innermost
        self.waiting: tuple[tuple[Waiting, Maker], ...] = ()  # the contexts of the calls whose sum the next packets are
        self.summed: tuple[Maker, ...] = ()  # the same, for the packet that runs next
        self.asking: Window | None = None  # the window whose question is open
        super().__init__(players, chance, tables)

    def maker(self) -> Maker:
        """The current context."""
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

    def run_packet(self, call: Waiting, args: Numbers) -> None:
        """Run a packet with the causes of all calls that were added up."""
        self.summed = tuple(maker for which, maker in self.waiting if which == call)
        self.waiting = tuple(entry for entry in self.waiting if entry[0] != call)
        super().run_packet(call, args)


def traced(key: str, happen: Event) -> Event:
    """The event with a record, to which inner events refer."""

    def run(g: Traced, *args: int) -> None:
        outer = g.cause
        makers = g.summed or (g.maker(),)
        g.summed = ()
        witness = Witness(seers_of_all(g, args))
        g.cause = Cause(makers, key, args, g.pc, witness)
        happen(g, *args)
        if not witness.over:
            witness.masks, witness.over = witnessed(g, args, witness), True
        g.cause = outer

    return run


def seen(key: str, do: Event) -> Event:
    """The effect of an event, with a record of who sees its arguments before and after."""

    def run(g: Traced, *args: int) -> None:
        cause, event = g.cause, g.history
        assert cause is not None and event is not None, "an event is under way, and kept, before it does something"
        witness = cause.witness
        witness.masks, witness.cause = seers_of_all(g, args), cause
        g.history = (*event[:-1], witness)
        do(g, *args)
        witness.masks, witness.over = witnessed(g, args, witness), True

    return run


LOG = Layer(Traced, remembers=True, event=traced, do=seen)


def log(g: Board) -> list[tuple[str, Numbers, Listener]] | None:
    """All events as (key, arguments, source), in a game that was started with a log."""
    return [cell[1:4] for cell in g.happened()] if isinstance(g, Traced) else None


def witness_of(event: Happened) -> Witness | None:
    """The seats that saw a recorded event; None in a game without a log."""
    return event[4] if isinstance(event[4], Witness) else None


def witnessed(g: Board, args: Numbers, witness: Witness) -> list[int]:
    """The seats that have seen the arguments of an event until now, or until its end."""
    if witness.over:
        return witness.masks
    return [before | now for before, now in zip(witness.masks, seers_of_all(g, args), strict=True)]


def seers_of_all(g: Board, args: Numbers) -> list[int]:
    """A mask of seats for each argument; it has no meaning for arguments that are not things."""
    return [g.seers(x) if 0 <= x < len(g.kind) else EVERYBODY for x in args]
