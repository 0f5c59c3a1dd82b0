"""Remove lines of a failing scenario as long as it still fails in the same way."""

from __future__ import annotations

import re
from collections.abc import Callable

from ombre.runtime.linker import Rules

from .scripts import Script, failure_of

MOST_LINES = 10_000  # after this number of lines of tried scenarios, no more are tried


def fewest(script: Script, players: int, holds: Callable[[Script], bool]) -> Script:
    """Remove lines of a scenario as long as a condition holds. players: the smallest number of players."""
    played = 0
    smaller = True
    while smaller and played < MOST_LINES:
        smaller = False
        for less in script.smaller(players):
            played += len(less)
            if holds(less):
                script, smaller = less, True
                break
    return script


def fewest_lines(rules: Rules, script: Script, failure: str) -> tuple[Script, str]:
    """Remove lines of a scenario as long as it still fails; return the scenario and its failure."""

    def fails(less: Script) -> bool:
        return alike(failure_of(rules, less), failure)

    small = fewest(script, rules.players[0], fails)
    return small, failure_of(rules, small) if small is not script else failure


def alike(one: str, other: str) -> bool:
    """Whether two failures are the same, apart from numbers, seats and the listed events."""
    return bool(one) and _key(one) == _key(other)


def _key(failure: str) -> str:
    return re.sub(r"\d+", "#", failure.partition("; this came after")[0])
