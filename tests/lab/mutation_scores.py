"""Measure how many changes of the shipped games the scenarios notice, and record it: `make scores`.

    python tests/lab/mutation_scores.py [GAME ...]

All changes are tried. The record has the scores of each game, the processor time, and a sample of the changes
with the scenario that notices each. Results are kept in the cache of ombre, so the work can be stopped and goes
on when it is begun again; then also, after a change of scenarios, only what none has noticed is tried. `JOBS`
is the number of processes.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import msgspec

from ombre.compiler.projects.places import games, shipped_game
from ombre.dsl.printer import print_tree
from ombre.lab.jobs.spreading import Workers
from ombre.lab.mutation.changes import SORTS
from ombre.lab.mutation.coverage import named_in, scenario_of
from ombre.lab.mutation.kept_results import Place, TriedBefore, kept
from ombre.lab.mutation.mutants import Mutant
from ombre.lab.mutation.report import MutationReport
from ombre.lab.mutation.testing import Mutation, Tried, hash_of
from ombre.workshop.api.table import Table, open_table

RECORD = Path(__file__).parents[1] / "golden" / "mutation.json"
SAMPLE = 40  # how many noticed changes of each game are recorded
UNHURRIED = 600.0  # seconds of processor time for a change that is late
LONGEST = 30  # tenths of a second; what takes longer is counted together


class Score(msgspec.Struct):
    """made: all changes, also those that the compiler refuses or that are equivalent. counted: those without them."""

    made: int
    noticed: int
    counted: int

    @property
    def share(self) -> float:
        """The noticed changes in percent; 0 if none is counted, as nothing is known then."""
        return 100 * self.noticed / self.counted if self.counted else 0.0


class Noticed(msgspec.Struct):
    """A change that a scenario notices. source, scenario: the file and the id of the scenario."""

    changed: str  # the file of the change
    declaration: str
    sort: str
    before: str
    after: str
    source: str
    scenario: str


class Took(msgspec.Struct):
    """The processor time of the changes of a game.

    seconds: of all together. tenths: how many took less than 0.1 seconds, less than 0.2, and so on; the last, all that
    took longer. late: for how many the time of `ombre mutate` does not suffice.
    """

    seconds: float
    tenths: list[int]
    late: int

    def most(self, percent: float) -> float:
        """Return the seconds, in tenths, that this share of the changes takes at most; infinite if it is not known."""
        counted = 0
        for tenth, number in enumerate(self.tenths[:-1], 1):
            counted += number
            if 100 * counted >= percent * sum(self.tenths):
                return tenth / 10
        return math.inf

    @classmethod
    def of(cls, tried: Sequence[TriedBefore]) -> Took:
        tenths = [0] * (LONGEST + 1)
        for one in tried:
            tenths[min(int(10 * one.seconds), LONGEST)] += 1
        return cls(round(sum(one.seconds for one in tried), 1), tenths, sum(one.late for one in tried))


class GameScore(msgspec.Struct):
    """The scores of a game.

    declarations: by the names of the files, the hashes of the declarations that the scores were measured on. cards: how
    many have abilities. unnamed: those of them that no scenario names. mutants: all changes; each was tried.
    """

    declarations: dict[str, str]
    cards: int
    unnamed: list[str]
    mutants: int
    equivalent: int
    took: Took
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
        return together([game.sorts[name] for game in self.games.values() if name in game.sorts])

    @property
    def total(self) -> Score:
        return together([game.total for game in self.games.values()])

    @property
    def took(self) -> Took:
        """The processor time of the changes of all games."""
        found = [game.took for game in self.games.values()]
        tenths = [sum(some) for some in zip(*(one.tenths for one in found), strict=True)]
        return Took(sum(one.seconds for one in found), tenths, sum(one.late for one in found))

    @property
    def equivalent(self) -> float:
        """The share of the changes that are marked as equivalent, in percent."""
        marked = sum(game.equivalent for game in self.games.values())
        return 100 * marked / (marked + self.total.counted)


def recorded() -> Record:
    return msgspec.json.decode(RECORD.read_bytes(), type=Record)


def together(found: Sequence[Score]) -> Score:
    return Score(sum(one.made for one in found), sum(one.noticed for one in found), sum(one.counted for one in found))


def declarations(name: str) -> dict[str, str]:
    """Return the short hashes of the declarations of a game or expansion, by the names of the files.

    They are hashes of the printed trees: comments and the layout make no difference. Scenarios are left out.
    """
    table, wanted = opened(name)
    return {
        file.source.name: " ".join(
            hashlib.sha256(print_tree(node, table.compiled.vocabulary).encode()).hexdigest()[:8]
            for node in file.declarations
            if scenario_of(node) is None
        )
        for file in Mutation(table).parsed
        if file.source.name in wanted
    }


def unnamed(name: str) -> tuple[int, list[str]]:
    """Return how many cards of a game or expansion have abilities, and those of them that no scenario names."""
    table, wanted = opened(name)
    named = frozenset[Place]().union(*named_in(Mutation(table).parsed).values())
    cards = [one for one in table.compiled.model.cards.values() if one.abilities and one.span.source in wanted]
    return len(cards), sorted(one.id for one in cards if (one.span.source, one.span.line) not in named)


@cache
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


def measured(name: str) -> GameScore:
    """Try all changes of a game. What is late is tried again with more time: no score depends on the clock."""
    table, wanted = opened(name)
    mutation = Mutation(table)
    some = mutation.mutants(wanted.__contains__)
    random.Random(1).shuffle(some)  # so that the sample that is recorded is one of all
    tried = {one.mutant: one for one in _tried(name, mutation, some)}
    mutation.seconds = UNHURRIED
    late = [one for one in some if tried[one].verdict == "late"]
    tried |= {one.mutant: one for one in _tried(f"{name}, with more time", mutation, late)}
    report = MutationReport(mutation, [tried[one] for one in some], len(some), wanted)
    ids = {one.hash: (one.source, one.scenario.id) for one in mutation.covering}
    sample = [
        Noticed(one.source, one.declaration, one.sort, one.before, one.after, *ids[tried[one].by[0]])
        for one in some
        if tried[one].verdict == "noticed"
    ]
    made = Counter(one.sort for one in some)
    sorts = {sort: Score(made[sort], *report.score(sort)) for sort in SORTS if made[sort]}
    score, marked = Score(len(some), *report.score()), len(report.equivalent)
    for one in report.unnoticed:
        print(one.mutant.told(), file=sys.stderr)
    known = kept(table.project)[1].tried
    took = Took.of([known[hash_of(one)] for one in some])
    cards, without = unnamed(name)
    return GameScore(
        declarations(name), cards, without, len(some), marked, took, score, sorts, sample[:SAMPLE]
    )  # fmt: skip


def _tried(name: str, mutation: Mutation, some: Sequence[Mutant]) -> Iterator[Tried]:
    """Try changes, and tell how far the work is. What was tried before is not tried again."""
    begun = time.monotonic()
    where = Workers(int(os.environ.get("JOBS", os.cpu_count() or 1)))
    for number, one in enumerate(mutation.try_all(some, where=where), 1):
        if number % 100 == 0 or number == len(some):
            print(f"{name}: {number} of {len(some)}, {time.monotonic() - begun:.0f} s", file=sys.stderr)
        yield one


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    given = parser.parse_args()
    record = recorded()
    for game in given.games or every():
        record.games[game] = measured(game)
        record.games = dict(sorted(record.games.items()))
        RECORD.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")
        print(f"{game}: {record.games[game].total.share:.1f} % of {record.games[game].total.counted}")


if __name__ == "__main__":
    main()
