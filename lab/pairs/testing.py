"""Test what can meet in a game on designed boards; count what met or failed, and write a failure as a scenario.

Members have met if all of them acted on one board. The boards of a meeting depend only on the seed and on its members,
not on the clock or on earlier tests. A time limit only determines after which meeting the test stops.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

from ombre.compiler.projects.places import UsageError
from ombre.runtime.chance import below, seeded
from ombre.translatable import listed, tr
from ombre.version import VERSION
from ombre.workshop.api.table import Table

from ..jobs.answering import Work
from ..jobs.spreading import HERE, Spread, Workers
from .boards import BoardOutcome, Boards
from .elements import COPIES, SORTS, Meeting, Sort, meetings_of, reasons, refused, unjoined
from .kept_results import KeptMeeting, KeptMeetings
from .meetings import Meetings
from .orders import order_that_matters
from .shrinking import smallest

MOST_BOARDS = 32  # most boards of a meeting
# By the rank of the meeting: as many boards are played even if its members have met.
LEAST_BOARDS = {0: 1, 1: 1, 2: 8, 3: MOST_BOARDS}
LEAST_MEETINGS = 64  # fewer are tested in this process
_SAVED_AFTER = 20  # seconds after which results are kept


@dataclass(frozen=True, slots=True)
class Found:
    """The results of one meeting. active: which members acted on one board, as many as did. tape: of the failing board.

    order: what differs if abilities that come at the same time take place in another order. scenarios: of both orders.
    """

    meeting: Meeting
    boards: int = 0
    active: tuple[bool, ...] = ()
    failure: str = ""
    tape: tuple[int, ...] = ()
    lacks: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    scenarios: str = ""
    is_kept: bool = False

    @property
    def met(self) -> bool:
        return bool(self.active) and all(self.active)


@dataclass(slots=True)
class Findings:
    """The results of a test. all: how many meetings the game has. cannot: how many pairs cannot meet, by reason.
    scenario: text of a file with the first failure. blamed: the members that are to blame for failures, the sentence of
    the failure, and how many meetings fail because of them.
    """

    game: str
    sets: tuple[str, ...]
    seed: int
    all: int
    cannot: Mapping[str, int] = field(default_factory=dict[str, int])
    found: list[Found] = field(default_factory=list[Found])
    scenario: str = ""
    blamed: list[tuple[tuple[str, ...], str, int]] = field(default_factory=list[tuple[tuple[str, ...], str, int]])
    wanted: int = 0  # how many meetings were to be tested
    is_interrupted: bool = False  # whether Ctrl-C has ended the test

    @property
    def met(self) -> int:
        return sum(one.met for one in self.found)

    @property
    def untried(self) -> int:
        return self.wanted - len(self.found)

    @property
    def apart(self) -> list[Found]:
        """The meetings whose members did not all act on one board, and that did not fail."""
        return [one for one in self.found if not one.met and not one.failure]

    @property
    def ordered(self) -> list[Found]:
        """The meetings whose outcome depends on the order of abilities that come at the same time."""
        return [one for one in self.found if one.order]

    @property
    def failed(self) -> list[Found]:
        return [one for one in self.found if one.failure]

    def counted(self, sort: Sort) -> dict[str, int]:
        """Return how many meetings of a sort were tested, met and failed."""
        some = [one for one in self.found if one.meeting.sort == sort]
        return {
            "pairs": len(some),
            "met": sum(one.met for one in some),
            "failed": sum(bool(one.failure) for one in some),
        }

    def summary(self) -> str:
        numbers = len(self.found), self.met, len(self.apart), len(self.failed)
        return tr("pairs {0}  met {1}  not met {2}  failed {3}", *numbers)

    def as_data(self) -> dict[str, object]:
        """Return the results as data for `--json`; the keys are stable."""
        return {
            "ombre": VERSION,
            "game": self.game,
            "sets": list(self.sets),
            "seed": self.seed,
            "all": self.all,
            "pairs": len(self.found),
            "met": self.met,
            "untried": self.untried,
            "sorts": {sort: self.counted(sort) for sort in SORTS},
            "cannot": dict(self.cannot),
            "apart": [{"members": list(one.meeting.members), "lacks": list(one.lacks)} for one in self.apart],
            "failed": [{"members": list(one.meeting.members), "failure": one.failure} for one in self.failed],
            "blamed": [
                {"members": list(members), "failure": failure, "pairs": number}
                for members, failure, number in self.blamed
            ],
            "orders": [{"members": list(one.meeting.members), "differs": list(one.order)} for one in self.ordered],
            "scenario": self.scenario,
        }


class Pairs:
    """Tests the meetings of one game with its expansions."""

    def __init__(self, table: Table) -> None:
        self.table = table
        known = table.played.model
        self.meetings = Meetings(known)
        self.boards = Boards(known, table.rules, self.meetings)
        goals = self.boards.ground.goals
        self.acting = [card for card in self.meetings.cards if goals[card] or known.cards[card].abilities]
        parts = self.boards.ground.elements
        self._unjoined = unjoined(self.meetings, parts, self.acting)
        self.listed = meetings_of(self.meetings, parts, self.acting, self.boards.options, self._unjoined)

    def cannot(self) -> dict[tuple[str, str], str]:
        """Return the pairs that cannot meet in a game, with the reasons."""
        return reasons(self.meetings, self.acting) | refused(self.meetings, self.boards.options) | self._unjoined

    def of(self, wanted: Callable[[str], bool] = lambda source: True, sorts: Sequence[str] = SORTS) -> list[Meeting]:
        """Return the meetings of some sorts with a card or a rule from the wanted files.

        sorts: of `SORTS`, or `COPIES`.
        """
        cards, parts = self.table.played.model.cards, self.boards.ground.elements

        def is_wanted(member: str) -> bool:
            if member in cards:
                return wanted(cards[member].span.source)
            return member in parts and wanted(parts[member].unit.span.source)

        return [
            one
            for one in self.listed
            if one.sort in sorts or COPIES in sorts and one.is_of_copies
            if any(map(is_wanted, one.members))
        ]

    def test(
        self,
        seed: int = 1,
        most: int | None = None,
        goes_on: Callable[[], bool] = lambda: True,
        tell: Callable[[Findings], None] = lambda tested: None,
        some: Sequence[Meeting] | None = None,
        where: Workers = HERE,
        fresh: bool = True,
    ) -> Findings:
        """Test the first `most` meetings, by default all, once each, while `goes_on` returns true or until Ctrl-C.

        goes_on: called before each meeting. tell: called after each. some: the meetings, by default all. where: in
        which processes. fresh: whether to try again what is known from an earlier run.
        """
        project = self.table.project
        listed = (self.listed if some is None else some)[:most]
        cannot = Counter(self.cannot().values())
        tested = Findings(project.game, project.sets, seed, len(self.listed), dict(sorted(cannot.items())))
        tested.wanted = len(listed)
        kept = KeptMeetings(project, self.table.played.model, seed)
        saved = time.monotonic()
        with Spread(MEETINGS, self.table, seed, where, lambda: (self, seed)) as spread:
            try:
                for found in self._results(spread, listed, kept, fresh, goes_on):
                    tested.found.append(found)
                    if not found.failure and not found.is_kept:
                        kept.known[kept.key(found.meeting)] = KeptMeeting(
                            found.boards, found.active, found.lacks, found.order, found.scenarios
                        )
                    tell(tested)
                    if time.monotonic() - saved > _SAVED_AFTER:
                        kept.save()
                        saved = time.monotonic()
            except KeyboardInterrupt:
                tested.is_interrupted = True
            finally:
                kept.save()
        order = {one: number for number, one in enumerate(listed)}
        tested.found.sort(key=lambda found: order[found.meeting])
        return tested

    def _results(
        self,
        spread: Spread[int, tuple[Pairs, int], Meeting, list[Found]],
        listed: Sequence[Meeting],
        kept: KeptMeetings,
        fresh: bool,
        goes_on: Callable[[], bool],
    ) -> Iterator[Found]:
        """Yield the results of the meetings: those that are known first, then the others in their order."""
        left: list[Meeting] = []
        for one in listed:
            before = None if fresh else kept.known.get(kept.key(one))
            if before is None:
                left.append(one)
            else:
                order, text = before.order, before.scenarios
                yield Found(one, before.boards, before.active, "", (), before.lacks, order, text, is_kept=True)
        if not left or not goes_on():
            return
        tested = 0
        for found in spread.results(left, LEAST_MEETINGS):
            yield from found
            tested += len(found)
            if tested < len(left) and not goes_on():
                return

    def tried(self, one: Meeting, seed: int) -> Found:
        """Test a meeting on boards until its members have met, and on more if they interact directly."""
        active: tuple[bool, ...] = ()
        lacks = Counter[str]()
        order, text = tuple[str, ...](), ""
        for number in range(MOST_BOARDS):
            tape = Tape(f"{seed}/{'/'.join(one.members)}/{number}")
            outcome = self.boards.play(one.members, tape.draw)
            if sum(outcome.active) > sum(active) or not active:
                active = outcome.active
            if outcome.failure:
                return Found(one, number + 1, active, outcome.failure, tuple(tape.numbers))
            lacks.update(outcome.lacks)
            if outcome.orders and not order:
                order, text = self._order(one, outcome)
            if all(active) and number + 1 >= LEAST_BOARDS[one.rank]:
                return Found(one, number + 1, active, order=order, scenarios=text)
        most = tuple(what for what, _ in sorted(lacks.items(), key=lambda each: (-each[1], each[0]))[:3])
        return Found(one, MOST_BOARDS, active, lacks=() if all(active) else most, order=order, scenarios=text)

    def _order(self, one: Meeting, outcome: BoardOutcome) -> tuple[tuple[str, ...], str]:
        """Return what differs if the abilities of two cards take place in another order, and the scenarios of both."""
        found = order_that_matters(self.table.rules, self.boards.bases, outcome, one.members)
        if found is None:
            return (), ""
        id = "_with_".join(dict.fromkeys(re.sub(r"\W+", "_", member) for member in one.members))
        told = tuple(f"{here or 'nothing'} / {there or 'nothing'}" for here, there in found.lines)
        return told, found.text(self.table.rules, f"{id}_order")

    def scenario(self, found: Found, name: str, command: str) -> tuple[str, tuple[str, ...]]:
        """Return the text of an expansion with a small scenario that shows a failure,
        and the members that are left in it.
        """
        script, failure = smallest(self.boards, found.meeting.members, found.tape, found.failure)
        words = set(re.findall(r"\w+", script.text(self.table.rules, "x", "")))
        members = tuple(dict.fromkeys(found.meeting.members))
        left = tuple(one for one in members if one not in self.meetings.cards or one in words) or members
        title = f"{' with '.join(left)}: {failure.partition('; this came after')[0]}".replace('"', "'")
        id = "_with_".join(re.sub(r"\W+", "_", member).strip("_") for member in left)
        text = script.text(self.table.rules, id, " ".join(title.split()))
        return f"expansion {name} of {self.table.project.game}\n\n# Found by `{command}`.\n\n{text}", left

    def lack(self, place: str) -> str:
        """Return what a meeting lacks: the text of the line at a place of a `.card` file, with the place."""
        source, _, line = place.rpartition(":")
        file = next((file for file in self.table.project.files if file.source.name == source), None)
        if file is None or not line.isdecimal():
            return place
        return f"{file.source.text.split(chr(10))[int(line) - 1].strip()} ({place})"


def _prepared(table: Table, seed: int) -> tuple[Pairs, int]:
    return Pairs(table), seed


def _tried(state: tuple[Pairs, int], some: Sequence[Meeting]) -> list[Found]:
    tested, seed = state
    return [tested.tried(one, seed) for one in some]


def _named(some: Sequence[Meeting]) -> str:
    return listed(one.name for one in some)


MEETINGS = Work(_prepared, _tried, _named)


class Tape:
    """A tape of random numbers, seeded by a text; it records its numbers."""

    def __init__(self, seed: str) -> None:
        self._chance = seeded(int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "big"))
        self.numbers: list[int] = []

    def draw(self, bound: int) -> int:
        self._chance, number = below(self._chance, bound)
        self.numbers.append(number)
        return number


def orders_text(tested: Findings, name: str, command: str) -> str:
    """Return the text of an expansion with the scenarios of all orders that matter."""
    head = f"expansion {name} of {tested.game}\n\n# Found by `{command}`.\n"
    return "\n".join([head, *(one.scenarios for one in tested.ordered)])


def scenario_path(path: Path) -> Path:
    """Check the path of a file for a scenario, and return it; its name must be a valid name of an expansion."""
    if path.suffix != ".card" or not re.fullmatch(r"[a-z]\w*", path.stem):
        raise UsageError(tr("{0}: a scenario is written to a file called WORD.card", path))
    if not path.parent.is_dir():
        raise UsageError(tr("there is no folder {0}", path.parent))
    return path
