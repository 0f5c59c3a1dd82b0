"""Make a disagreement small enough to be read: fewer players, then fewer and smaller answers."""

from __future__ import annotations

from dataclasses import replace

from ombre.lab.pairs.shrinking import smallest_tape

from .comparing import Disagreement, Draw, Setting, both, compare, random

SEEDS = 5  # seeds that are tried with fewer players


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

    def played(draw: Draw) -> Disagreement | None:
        return compare(replace(setting, most=draw(setting.most + 1)), draw)

    return smallest_tape(played, [setting.most, *tape], lambda outcome: outcome is not None) or found


def told(setting: Setting) -> str:
    """Compare one game; return "" if both agree, or else a small disagreement as text."""
    found = compare(setting)
    return "" if found is None else str(smallest(found))
