"""What led to an event, in games with a log: each event as it begins in, the event and the ability that it happened in kept.

Only the class of games that keep a log is made with this; without one, nothing here runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .flow import Offer, Play
from .records import Window
from .state import EVERYBODY, Listener, Witness

CHOSEN = ""  # the key of a cause that is no event: a player has taken an offer


class Maker(NamedTuple):
    """What an event happened in: another one, or none; the ability that was at work; who knows that ability's card."""

    cause: Cause | None
    source: Listener
    seers: int


class Cause(NamedTuple):
    """An event that is under way, or has been. makers: more than one where its amount is the sum of several.

    pc: the operation that was running.
    """

    makers: tuple[Maker, ...]
    key: str
    args: tuple[Any, ...]
    pc: int
    witness: Witness


class Traced(Play):
    """A game in play that remembers what led to each event."""

    cause: Cause | None = None  # the event that is under way, the innermost
    waiting: tuple[tuple[Any, Maker], ...] = ()  # what the packets to come are the sum of
    summed: tuple[Maker, ...] = ()  # the same, of the packet that is about to run
    asking: Window | None = None  # the window that somebody is asked in

    def maker(self) -> Maker:
        """What is at work now."""
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


def traced(key: str, happen: Callable[..., None]) -> Callable[..., None]:
    """An event that what happens in it points to."""

    def run(g: Any, *args: Any) -> None:
        outer: Cause | None = g.cause
        makers = g.summed or (g.maker(),)
        g.summed = ()
        witness = Witness(g.seers_of_all(args))
        g.cause = Cause(makers, key, args, g.pc, witness)
        happen(g, *args)
        if not witness.over:
            witness.masks, witness.over = g.witnessed(args, witness), True
        g.cause = outer

    return run


def noted(key: str, role: int, call: Callable[..., None]) -> Callable[..., None]:
    """A call that may have to wait, with what it was made in."""

    def run(g: Any, *args: Any) -> None:
        if g.queueing:
            g.waiting = (*g.waiting, ((key, args[:role] + args[role + 1 :]), g.maker()))
        call(g, *args)

    return run


def summed(key: str, role: int, run: Callable[..., None]) -> Callable[..., None]:
    """A packet, made in everything that its amount is the sum of."""

    def flush(g: Any, *args: Any) -> None:
        whole = (key, args[:role] + args[role + 1 :])
        g.summed = tuple(maker for which, maker in g.waiting if which == whole)
        g.waiting = tuple(entry for entry in g.waiting if entry[0] != whole)
        run(g, *args)

    return flush
