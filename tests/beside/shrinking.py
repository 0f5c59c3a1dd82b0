"""Make a disagreement small enough to be read: fewer players, then fewer and smaller answers."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import HealthCheck, Phase, find, settings
from hypothesis import strategies as st
from hypothesis.database import InMemoryExampleDatabase, choices_to_bytes
from hypothesis.errors import NoSuchExample

from .comparing import Disagreement, Setting, both, compare, random

SEEDS = 5  # seeds that are tried with fewer players
_KEY = b"answers"


def smallest(found: Disagreement) -> Disagreement:
    """Return a small game in which both still disagree."""
    return fewest_answers(fewest_players(found))


def fewest_players(found: Disagreement) -> Disagreement:
    setting = found.setting
    least, _ = both(setting.game)[1].players
    for players in range(least, setting.players):
        for seed in range(SEEDS):
            less = compare(replace(setting, players=players, seed=seed))
            if less is not None:
                return less
    return found


def fewest_answers(found: Disagreement) -> Disagreement:
    """Let Hypothesis make the list of answers smaller: its length, and the number of each option."""
    setting = replace(found.setting, most=found.choice + 1)
    tape: list[int] = []
    answers = random(setting.seed + 1)

    def taping(bound: int) -> int:
        tape.append(answers(bound))
        return tape[-1]

    if compare(setting, taping) is None:
        return found
    known = InMemoryExampleDatabase()
    known.save(_KEY, choices_to_bytes([setting.most, *tape]))

    @st.composite
    def played(draw: st.DrawFn) -> Disagreement | None:
        most = draw(st.integers(0, setting.most))
        return compare(replace(setting, most=most), lambda bound: draw(st.integers(0, bound - 1)))

    try:
        less = find(
            played(),
            lambda outcome: outcome is not None,
            settings=settings(
                database=known,
                phases=(Phase.reuse, Phase.shrink),
                deadline=None,
                suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
            ),
            database_key=_KEY,
        )
    except NoSuchExample:
        return found
    return less or found


def told(setting: Setting) -> str:
    """Compare one game; return "" if both agree, or else a small disagreement as text."""
    found = compare(setting)
    return "" if found is None else str(smallest(found))
