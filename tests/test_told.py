"""What `ombre check` tells beyond the lines of the cards, and what the command line says of wrong requests."""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre.workshop import scenarios
from ombre.workshop.table import open_table

ALTERNATIVES = ("heal", "black", "nuyen", "runner", "flip", "turn", "mana", "pass")
"""Words that mean something else, too: a verb, a value, a property, a kind, a slot, a scope, a card, a keyword."""


def expansion(folder: Path, text: str, name: str = "own") -> Path:
    """A folder with one file of cards for the shipped game."""
    (folder / name).mkdir()
    (folder / name / "cards.card").write_text(f"expansion {name} of crossfire\n\n{text}", encoding="utf-8")
    return folder / name


def test_an_alternative_may_be_called_as_it_likes(tmp_path: Path) -> None:
    """A scenario answers it by its name, whatever else that word means."""
    ways = "".join(f"      {word}:\n        you gain {at}\n" for at, word in enumerate(ALTERNATIVES, 1))
    text = f'gear ring "Ring"\n  type weapon    cost 0\n  play:\n    choose one:\n{ways}\n'
    for at, word in enumerate(ALTERNATIVES, 1):
        text += f'scenario {word}_taken "{word}"\n  given:\n    players 2\n    put ring, mana in hand of P1\n'
        text += f"    answer one with {word}\n  when:\n    P1 plays ring\n  then:\n    nuyen of P1 = {at}\n"
        text += f"    offered one: {', '.join(ALTERNATIVES)}\n    not offered one: strike\n\n"
    folder = expansion(tmp_path, text)
    found = scenarios.run(open_table("crossfire", [str(folder)]), lambda source: source.startswith("own/"))
    assert [f for outcome in found for f in outcome.result.failures] == []
    assert sum(outcome.passed for outcome in found) == len(ALTERNATIVES)
