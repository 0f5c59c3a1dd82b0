"""Play many games with bots and count them, in this process, in several or on a cluster.

Each process counts the games that it plays. The counts are whole numbers, and are added in the order of the seeds, so
that the report depends only on the seeds.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from ombre.runtime.linker import Rules
from ombre.translatable import tr
from ombre.workshop.api.table import Table

from ..closing.native import use
from ..jobs.answering import Work
from ..jobs.spreading import HERE, Spread, Workers
from .batch import FaultyGame, Played, Setting, play_one
from .tallies import Tally


@dataclass(slots=True)
class CountedGames:
    """Games that are counted.

    faults: those that an error of the rules has ended; all answers are kept of the first only.
    """

    games: int = 0
    tally: Tally = field(default_factory=Tally)
    first: FaultyGame | None = None
    faults: list[dict[str, object]] = field(default_factory=list[dict[str, object]])

    def add(self, game: Played | FaultyGame, players: int) -> None:
        """Count one game."""
        self.games += 1
        if isinstance(game, Played):
            self.tally.add(game, players)
        else:
            self.first = self.first or game
            self.faults.append(game.as_data())

    def include(self, later: CountedGames) -> None:
        """Add the counts of games with later seeds."""
        self.games += later.games
        self.tally.include(later.tally)
        self.first = self.first or later.first
        self.faults += later.faults


def _prepared(table: Table, setting: Setting) -> tuple[Rules, Setting]:
    if setting.native:
        use(table.rules)
    return table.rules, setting


def _played(state: tuple[Rules, Setting], seeds: Sequence[int]) -> CountedGames:
    rules, setting = state
    counted = CountedGames()
    for seed in seeds:
        counted.add(play_one(rules, setting, seed), setting.players)
    return counted


def named_seeds(seeds: Sequence[int]) -> str:
    """Return what some seeds are called in a message."""
    return tr("seed {0}", seeds[0]) if len(seeds) == 1 else tr("seeds {0} to {1}", seeds[0], seeds[-1])


GAMES = Work(_prepared, _played, named_seeds)


def play_all(table: Table, setting: Setting, seeds: Sequence[int], where: Workers = HERE) -> Iterator[CountedGames]:
    """Play a game for each seed; yield counts of some games at a time, in the order of the seeds."""
    with Spread(GAMES, table, setting, where) as spread:
        yield from spread.results(seeds)


@contextmanager
def interruptible() -> Generator[None]:
    """End the `with` block, without an error, when the user presses Ctrl-C."""
    try:
        yield
    except KeyboardInterrupt:
        pass


@contextmanager
def unbroken() -> Generator[None]:
    """Let Ctrl-C wait for the end of the `with` block, so that nothing is counted in part."""
    seen = threading.current_thread() is threading.main_thread()  # only the main thread sees it
    if not seen or signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler if before is None else before)
    if pressed:
        raise KeyboardInterrupt
