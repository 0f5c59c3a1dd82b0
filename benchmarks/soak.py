"""Play many games with bots from seeds, and check their states; report results, lengths and faults.

    python benchmarks/soak.py GAME START [--with OVERLAY] [--players 2,2,3] [--seeds 0:1000] [--jobs 2]
                              [--on ADDRESS] [--bots random|greedy] [--every 20] [--turns 60]

With random bots, the state is compared with a full scan after each 20th unit (--every); all faults are reported with
their seeds. With greedy bots, a game counts as decided if it has a winner before each player has had a number of turns
(--turns). The entries of --players are the numbers of players of consecutive seeds; after the last entry, the list
begins again. With --on, the workers of a Dask cluster play (docs/scale.md). The exit code is 1 if a game failed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass, field

import ombre
from ombre.workshop.jobs.spreading import Workers
from ombre.workshop.simulate.soaking import SoakedGame, SoakSetting, soak_all

TOLD = 20  # number of games after which a line of progress is printed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("start")
    parser.add_argument("--with", dest="overlays", action="append", default=[])
    parser.add_argument("--players", default="2")
    parser.add_argument("--seeds", default="0:100")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--on", default="")
    parser.add_argument("--bots", choices=["random", "greedy"], default="random")
    parser.add_argument("--every", type=int, default=20)
    parser.add_argument("--turns", type=int, default=60)
    options = parser.parse_args()
    players = tuple(int(number) for number in options.players.split(","))
    setting = SoakSetting(options.start, players, options.bots, options.every, options.turns)
    seeds = range(*map(int, options.seeds.split(":")))
    counts = SoakCounts()
    began = time.monotonic()
    try:
        table = ombre.load(options.game, options.overlays)
        for game in soak_all(table, setting, seeds, Workers(options.jobs, options.on)):
            counts.add(game)
            if game.fault:
                print(f"seed {game.seed}, {game.players} players: {game.fault}", flush=True)
            if counts.games % TOLD == 0 or counts.games == len(seeds):
                print(counts.told(time.monotonic() - began), flush=True)
    except ombre.UsageError as refusal:
        sys.exit(str(refusal))
    return int(counts.faults > 0)


@dataclass
class SoakCounts:
    """What came out of the games until now; it does not grow with their number."""

    games: int = 0
    faults: int = 0
    steps: int = 0
    players: Counter[int] = field(default_factory=Counter)
    results: Counter[str] = field(default_factory=Counter)
    turns: Counter[float] = field(default_factory=Counter)

    def add(self, game: SoakedGame) -> None:
        self.games += 1
        self.faults += bool(game.fault)
        self.steps += game.steps
        self.players[game.players] += 1
        self.results[game.result or "not over"] += 1
        self.turns[game.turns] += 1

    def told(self, seconds: float) -> str:
        passed, median = 0, 0.0
        for median in sorted(self.turns):
            passed += self.turns[median]
            if passed > self.games // 2:
                break
        return (
            f"{self.games} games {dict(sorted(self.players.items()))} {dict(sorted(self.results.items()))}, "
            f"{self.faults} faults, {self.steps} steps, "
            f"turns median {median:.1f} most {max(self.turns):.1f}, {seconds:.0f} s"
        )


if __name__ == "__main__":
    sys.exit(main())
