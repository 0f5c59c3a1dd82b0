"""Reduce the failures of a test of pairs to small scenarios, and group those that show the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ..scenarios.shorter import alike
from .testing import Findings, Found, Pairs

MOST_REDUCED = 20  # how many failures get a scenario of their own


@dataclass(frozen=True, slots=True)
class FailureGroup:
    """Failures that show the same.

    text: the scenario of the first failure, for a file with the name `name`. same: those whose scenarios differ only in
    their cards. alike: those that fail with the same sentence and were not reduced.
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
    ids = "|".join(sorted(map(re.escape, pairs.meetings.cards), key=len, reverse=True))
    card = re.compile(rf"\b({ids})(?:_\d+)?\b")  # also a copy with a name of its own, such as CARD_2
    for number, found in enumerate(chosen, start=1):
        file = name if number == 1 else f"{name}_{number}"
        text = tested.scenario if number == 1 else ""
        text = text or pairs.scenario(found, file, command)
        shape = _shape(text, card)
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


def _shape(text: str, card: re.Pattern[str]) -> str:
    """Return the lines of a scenario with numbers instead of cards, in the order in which they are named."""
    _, _, body = text.partition("\n  given:")
    numbers: dict[str, str] = {}
    body = card.sub(lambda found: numbers.setdefault(found[1], f"#{len(numbers)}"), body)
    return re.sub(r"(#\d+) as \1", r"\1", body)
