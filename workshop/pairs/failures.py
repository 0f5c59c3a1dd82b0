"""Reduce the failures of a test of pairs to small scenarios, and group those that show the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from .shrinking import alike
from .testing import Findings, Found, Pairs

MOST_REDUCED = 20  # how many failures get a scenario of their own


@dataclass(frozen=True, slots=True)
class FailureGroup:
    """Failures that show the same.

    text: the scenario of the first failure, for a file with the name `name`. same: those whose scenarios differ only in
    names. alike: those that fail with the same sentence and were not reduced.
    """

    first: Found
    name: str = ""
    text: str = ""
    same: list[Found] = field(default_factory=list[Found])
    alike: list[Found] = field(default_factory=list[Found])

    @property
    def failures(self) -> list[Found]:
        return [self.first, *self.same, *self.alike]


def failure_groups(
    pairs: Pairs,
    tested: Findings,
    name: str,
    command: str,
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> list[FailureGroup]:
    """Return the failures in groups, those with a scenario first. tell: called after each reduced failure."""
    groups: dict[str, FailureGroup] = {}
    ordered = _in_turn(tested.failed)
    chosen = ordered[:MOST_REDUCED]
    for number, found in enumerate(chosen, start=1):
        file = name if number == 1 else f"{name}_{number}"
        text = tested.scenario if number == 1 else ""
        text = text or pairs.scenario(found, file, command)
        shape = _shape(text, found)
        if shape in groups:
            groups[shape].same.append(found)
        else:
            groups[shape] = FailureGroup(found, file, text)
        tell(number, len(chosen))
    reduced = list(groups.values())
    others: list[FailureGroup] = []
    for found in ordered[MOST_REDUCED:]:
        group = next((one for one in reduced + others if alike(one.first.failure, found.failure)), None)
        if group is None:
            others.append(FailureGroup(found))
        else:
            group.alike.append(found)
    return reduced + others


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


def _shape(text: str, found: Found) -> str:
    """Return the lines of a scenario, with numbers instead of its members."""
    _, _, body = text.partition("\n  given:")
    for number, member in enumerate(dict.fromkeys(found.meeting.members)):
        body = re.sub(rf"\b{re.escape(member)}(?=(?:_\d+)?\b)", f"#{number}", body)
    return body
