"""Find the cards that are to blame for the failures of a test of pairs,
and reduce each of their failures to a scenario.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ombre.workshop.scenarios.shorter import alike

from .elements import Meeting
from .testing import MOST_BOARDS, Findings, Found, Pairs, Tape

MOST_REDUCED = 20  # how many failures get a scenario of their own


@dataclass(frozen=True, slots=True)
class FailureGroup:
    """Failures for which the same members are to blame.

    guilty: the members that are left on the smallest board; () if no scenario was made. text: the scenario of the first
    failure, for a file with the name `name`. same: the failures of other meetings with these members. alike: those that
    fail with the same sentence, for which no scenario was made.
    """

    first: Found
    guilty: tuple[str, ...] = ()
    name: str = ""
    text: str = ""
    same: list[Found] = field(default_factory=list[Found])
    alike: list[Found] = field(default_factory=list[Found])

    @property
    def failures(self) -> list[Found]:
        return [self.first, *self.same, *self.alike]

    @property
    def title(self) -> str:
        return " with ".join(self.guilty) or self.first.meeting.name


def failure_groups(
    pairs: Pairs,
    tested: Findings,
    name: str,
    command: str,
    tell: Callable[[int, int], None] = lambda done, total: None,
    most: int = MOST_REDUCED,
) -> list[FailureGroup]:
    """Return the failures in groups, those with a scenario first.

    Each card is tried alone before a failure of several is blamed on all of them. most: how many failures are reduced.
    tell: called after each of them, and at the end.
    """
    reduced: list[FailureGroup] = []
    others: list[FailureGroup] = []
    for found in _in_turn(tested.failed):
        group = next((one for one in reduced if _is_to_blame(one, found)), None)
        if group is not None:
            group.same.append(found)
        elif len(reduced) < most:
            file = name if not reduced else f"{name}_{len(reduced) + 1}"
            alone = _alone(pairs, found, tested.seed)
            text, guilty = pairs.scenario(alone or found, file, command)
            reduced.append(FailureGroup(found, guilty, file, text))
            tell(len(reduced), most)
        elif (
            group := next((one for one in (*reduced, *others) if alike(one.first.failure, found.failure)), None)
        ) is None:
            others.append(FailureGroup(found))
        else:
            group.alike.append(found)
    tell(most, most)
    return reduced + others


def _is_to_blame(group: FailureGroup, found: Found) -> bool:
    """Whether the members that are to blame for a group are among those of a failure with the same sentence."""
    return {*group.guilty} <= {*found.meeting.members} and alike(group.first.failure, found.failure)


def _alone(pairs: Pairs, found: Found, seed: int) -> Found | None:
    """Return the failure of one of the members alone, if it fails in the same way."""
    for member in dict.fromkeys(found.meeting.members):
        for number in range(MOST_BOARDS):
            tape = Tape(f"{seed}/{member}/{number}")
            outcome = pairs.boards.play((member,), tape.draw)
            if alike(outcome.failure, found.failure):
                meeting = Meeting((member,), found.meeting.sort, found.meeting.rank)
                return Found(meeting, number + 1, outcome.active, outcome.failure, tuple(tape.numbers))
    return None


def firsts(groups: Sequence[FailureGroup]) -> list[FailureGroup]:
    """Return the first group of each sentence."""
    found: list[FailureGroup] = []
    for group in groups:
        if not any(alike(one.first.failure, group.first.failure) for one in found):
            found.append(group)
    return found


def _in_turn(failed: Sequence[Found]) -> list[Found]:
    """Return the failures so that the first of each sentence come first, then the second of each, and so on."""
    firsts: list[Found] = []
    numbers: list[int] = []
    counted: list[int] = []
    for found in failed:
        at = next((n for n, one in enumerate(firsts) if alike(one.failure, found.failure)), len(firsts))
        if at == len(firsts):
            firsts.append(found)
            counted.append(0)
        numbers.append(counted[at])
        counted[at] += 1
    return [found for _, found in sorted(zip(numbers, failed, strict=True), key=lambda each: each[0])]
