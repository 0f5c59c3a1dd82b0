"""Remove lines of a failing scenario as long as it still fails in the same way."""

from __future__ import annotations

import re

from ombre.runtime.linker import Rules

from .scripts import Script, failure_of

MOST_LINES = 10_000  # after this number of lines of tried scenarios, no more are tried


def fewest_lines(rules: Rules, script: Script, failure: str) -> tuple[Script, str]:
    """Remove lines of a scenario as long as it still fails; return the scenario and its failure."""
    played = 0
    smaller = True
    while smaller and played < MOST_LINES:
        smaller = False
        for less in script.smaller(rules.players[0]):
            played += len(less)
            found = failure_of(rules, less)
            if alike(found, failure):
                script, failure, smaller = less, found, True
                break
    return script, failure


def alike(one: str, other: str) -> bool:
    """Whether two failures are the same, apart from numbers, seats and the listed events."""
    return bool(one) and _key(one) == _key(other)


def _key(failure: str) -> str:
    return re.sub(r"\d+", "#", failure.partition("; this came after")[0])
