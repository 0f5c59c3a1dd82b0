"""Measure how many changes of the shipped games the scenarios notice, and record it: `make scores`.

    python tests/workshop/mutation_scores.py [--changes N] [GAME ...]

The record has the scores of each game, and a sample of changes with the scenario that notices each. Without `--changes`,
all changes are tried; results are kept in the cache, so the work can be interrupted.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import sys
import time
from pathlib import Path

import msgspec

from ombre.compiler.places import games, shipped_game
from ombre.compiler.project import Project
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.jobs.spreading import Workers
from ombre.workshop.mutation import testing
from ombre.workshop.mutation.changes import SORTS
from ombre.workshop.mutation.report import MutationReport
from ombre.workshop.mutation.testing import Mutation, Tried

RECORD = Path(__file__).parents[1] / "golden" / "mutation.json"
SAMPLE = 40  # how many noticed changes of each game are recorded

if __name__ in ("__main__", "__mp_main__"):  # no score depends on the clock; also in the processes that try changes
    testing.MOST_SECONDS = 600


class Score(msgspec.Struct):
    noticed: int
    counted: int

    @property
    def share(self) -> float:
        """The noticed changes in percent."""
        return 100 * self.noticed / self.counted if self.counted else 100.0


class Noticed(msgspec.Struct):
    """A change that a scenario notices. source, scenario: the file and the id of the scenario."""

    changed: str  # the file of the change
    declaration: str
    sort: str
    before: str
    after: str
    source: str
    scenario: str


class GameScore(msgspec.Struct):
    """The scores of a game. rules, scenarios: hashes of the files that they were measured on. mutants: all changes."""

    rules: str
    scenarios: str
    mutants: int
    tried: int
    equivalent: int
    total: Score
    sorts: dict[str, Score]
    sample: list[Noticed]


class Limits(msgspec.Struct):
    """In percent: the least share of changes that are noticed, of all and of one sort, and the most equivalent ones."""

    noticed: float
    sort: float
    equivalent: float


class Record(msgspec.Struct):
    """aims: what is to be reached. limits: what the tests insist on."""

    aims: Limits
    limits: Limits
    games: dict[str, GameScore]

    def sort(self, name: str) -> Score:
        """Return the score of one sort of change in all games."""
        found = [game.sorts[name] for game in self.games.values() if name in game.sorts]
        return Score(sum(one.noticed for one in found), sum(one.counted for one in found))

    @property
    def total(self) -> Score:
        found = [game.total for game in self.games.values()]
        return Score(sum(one.noticed for one in found), sum(one.counted for one in found))

    @property
    def equivalent(self) -> float:
        """The share of the changes that are marked as equivalent, in percent."""
        marked = sum(game.equivalent for game in self.games.values())
        return 100 * marked / (marked + self.total.counted)


def recorded() -> Record:
    return msgspec.json.decode(RECORD.read_bytes(), type=Record)


def hashes(project: Project) -> tuple[str, str]:
    """Return the hashes of the files of a game with rules and cards, and of its other files."""
    found = [hashlib.sha256(), hashlib.sha256()]
    for file in project.files:
        found[not file.is_played].update(f"{file.source.name}\0{file.source.text}\0".encode())
    return found[0].hexdigest()[:16], found[1].hexdigest()[:16]


def opened(name: str) -> tuple[Table, frozenset[str]]:
    """Open a game, or `GAME EXPANSION`; return it with the files whose changes are tried."""
    game, *extra = name.split()
    table = open_table(game, extra)
    files = [file for file in table.project.files if file.is_played]
    return table, frozenset(file.source.name for file in files if not extra or file.set in extra)


def every() -> list[str]:
    """Return the names of the shipped games, and of these with each of their expansions."""
    return [
        " ".join((game, *more))
        for game in games()
        for more in [(), *((one,) for one in shipped_game(game).expansions())]
    ]


def measured(name: str, number: int | None) -> GameScore:
    """Try the changes of a game, or this number of them, drawn at random."""
    table, wanted = opened(name)
    mutation = Mutation(table)
    some = mutation.mutants(wanted.__contains__)
    total = len(some)
    random.Random(1).shuffle(some)
    tried: list[Tried] = []
    begun = time.monotonic()
    for one in mutation.try_all(some[:number], where=Workers(int(os.environ.get("JOBS", os.cpu_count() or 1)))):
        tried.append(one)
        if len(tried) % 100 == 0:
            print(f"{name}: {len(tried)} of {len(some[:number])}, {time.monotonic() - begun:.0f} s", file=sys.stderr)
    report = MutationReport(mutation, tried, total, wanted)
    ids = {one.hash: (one.source, one.scenario.id) for one in mutation.covering}
    sample = [
        Noticed(
            one.mutant.source,
            one.mutant.declaration,
            one.mutant.sort,
            one.mutant.before,
            one.mutant.after,
            *ids[one.by[0]],
        )  # fmt: skip
        for one in sorted(tried, key=lambda one: some.index(one.mutant))
        if one.verdict == "noticed"
    ]
    sorts = {sort: Score(*report.score(sort)) for sort in SORTS if report.score(sort)[1]}
    score, marked = Score(*report.score()), len(report.equivalent)
    return GameScore(*hashes(table.project), total, len(tried), marked, score, sorts, sample[:SAMPLE])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--changes", type=int, help="try only this number of changes of each game")
    parser.add_argument("games", nargs="*", metavar="GAME")
    given = parser.parse_args()
    record = recorded()
    for game in given.games or every():
        record.games[game] = measured(game, given.changes)
        record.games = dict(sorted(record.games.items()))
        RECORD.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")
        print(f"{game}: {record.games[game].total.share:.1f} % of {record.games[game].total.counted}")


if __name__ == "__main__":
    main()
