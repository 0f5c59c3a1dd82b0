"""Test every pair of cards of a game on boards; count the pairs that met or failed, and write a failure as a scenario.

Two cards have met if both did something on one board. The boards of a pair depend only on the seed and on the cards,
not on the clock or on earlier tests. A time limit only determines when the test stops.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import count
from pathlib import Path

import jinja2

from ombre.compiler import files
from ombre.compiler.places import UsageError
from ombre.runtime.chance import below, seeded

from ..api.table import Table
from .boards import Boards
from .meetings import Meetings, Pair
from .shrinking import smallest

TRIES = {0: 1, 1: 2, 2: 8, 3: 16}  # number of boards of a pair in one round, by the rank of the pair
CLOSE = 2  # pairs of this rank or higher are played on all boards of the round, even after they have met


@dataclass(slots=True)
class Found:
    """The results of one pair."""

    pair: Pair
    boards: int = 0
    met: bool = False
    failure: str = ""
    tape: tuple[int, ...] = ()  # the tape of the board that failed


@dataclass(slots=True)
class Findings:
    """The results of a test. all: the number of pairs of the game. scenario: text of a file with the first failure."""

    game: str
    sets: tuple[str, ...]
    seed: int
    all: int
    found: list[Found] = field(default_factory=list[Found])
    scenario: str = ""

    @property
    def met(self) -> int:
        return sum(one.met for one in self.found)

    @property
    def failed(self) -> list[Found]:
        return [one for one in self.found if one.failure]

    def summary(self) -> str:
        return f"pairs {len(self.found)}  met {self.met}  failed {len(self.failed)}"

    def as_data(self) -> dict[str, object]:
        """Return the results as data for `--json`; the keys are stable."""
        return {
            "game": self.game,
            "sets": list(self.sets),
            "seed": self.seed,
            "all": self.all,
            "pairs": len(self.found),
            "met": self.met,
            "failed": [{"cards": [one.pair.one, one.pair.other], "failure": one.failure} for one in self.failed],
            "scenario": self.scenario,
        }


class Pairs:
    """Tests the pairs of one game with its expansions."""

    def __init__(self, table: Table) -> None:
        self.table = table
        known = table.compiled.model
        meetings = Meetings(known)
        self.pairs = meetings.pairs()
        self.boards = Boards(known, table.rules, meetings)

    def test(
        self,
        seed: int = 1,
        most: int | None = None,
        goes_on: Callable[[], bool] = lambda: True,
        tell: Callable[[Findings], None] = lambda tested: None,
    ) -> Findings:
        """Test the first `most` pairs for one round; without `most`, all pairs in rounds, while `goes_on` returns true.

        goes_on: called before each board. tell: called after each pair.
        """
        project = self.table.project
        tested = Findings(project.game, project.sets, seed, len(self.pairs))
        known: dict[Pair, Found] = {}
        for turn, pair in self._turns(most, known):
            found = known.setdefault(pair, Found(pair))
            for _ in range(TRIES[pair.rank]):
                if not goes_on():
                    return tested
                if not found.boards:
                    tested.found.append(found)
                self._board(found, seed)
                if found.failure or (found.met and not turn and pair.rank < CLOSE):
                    break
            tell(tested)
        return tested

    def _turns(self, most: int | None, known: dict[Pair, Found]) -> Iterator[tuple[int, Pair]]:
        """Yield (round, pair): all pairs, then those that have not met, then repeatedly those that have not failed."""
        for turn in count():
            for pair in self.pairs[:most]:
                if turn == 0 or not known[pair].failure and (turn > 1 or not known[pair].met):
                    yield turn, pair
            if most is not None or all(one.failure for one in known.values()):
                return

    def _board(self, found: Found, seed: int) -> None:
        """Test a pair on one more board."""
        tape = Tape(f"{seed}/{found.pair.one}/{found.pair.other}/{found.boards}")
        cards = found.pair.one, found.pair.other
        outcome = self.boards.play(cards, tape.draw, traced=True)
        found.boards += 1
        found.met = found.met or outcome.met
        if outcome.failure:
            found.failure, found.tape = outcome.failure, tuple(tape.numbers)

    def scenario(self, found: Found, name: str, command: str) -> str:
        """Return the text of an expansion with a small scenario that shows a failure."""
        script, failure = smallest(self.boards, (found.pair.one, found.pair.other), found.tape, found.failure)
        cards = list(dict.fromkeys((found.pair.one, found.pair.other)))
        title = f"{' with '.join(cards)}: {failure.partition('; this came after')[0]}".replace('"', "'")
        text = script.text(self.table.rules, "_with_".join(cards), " ".join(title.split()))
        return f"expansion {name} of {self.table.project.game}\n\n# Found by `{command}`.\n\n{text}"


class Tape:
    """A tape of random numbers, seeded by a text; it records its numbers."""

    def __init__(self, seed: str) -> None:
        self._chance = seeded(int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "big"))
        self.numbers: list[int] = []

    def draw(self, bound: int) -> int:
        self._chance, number = below(self._chance, bound)
        self.numbers.append(number)
        return number


def scenario_path(path: Path) -> Path:
    """Check the path of a file for a scenario, and return it; its name must be a valid name of an expansion."""
    if path.suffix != ".card" or not re.fullmatch(r"[a-z]\w*", path.stem):
        raise UsageError(f"{path}: a scenario is written to a file called WORD.card")
    if not path.parent.is_dir():
        raise UsageError(f"there is no folder {path.parent}")
    return path


def write_report(tested: Findings, path: Path) -> None:
    """Write the results as one HTML page: a table of all cards against all cards, and the failures."""
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("ombre.workshop", "templates"),
        undefined=jinja2.StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    cells: dict[tuple[str, str], Found] = {}
    for one in tested.found:
        cells[one.pair.one, one.pair.other] = cells[one.pair.other, one.pair.one] = one
    cards = sorted({card for pair in cells for card in pair})
    page = environment.get_template("pairs.html.j2").render(tested=tested, cards=cards, cells=cells)
    files.write(path, page)
