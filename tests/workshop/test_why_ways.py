"""`why not VERB` if the verb is called inside a `choose one`."""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import CardFile, Project
from ombre.dsl.source import Source
from ombre.workshop.api.table import Table
from ombre.workshop.explain.why import Why
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.printing.printer import Printer

NOT = {"en": "not", "fr": "pas"}

INN = """
game inn language 3
  players 1 to 2

kind guest is player
  has coins number
  has songs number
  you is this

kind night is card
  begins game

night midwinter "Midwinter"

verb who:guest sings (sing, sung)
  songs of who rises by 1

verb who:guest drinks (drink, drunk)
  coins of who falls by 1

verb who:guest rests (rest, rested)
  coins of who rises by 1

verb who:guest spends_it (spend_it, spent_it)
  who chooses one:
    ale if coins of who > 0:
      who drinks
    song:
      who sings
    bed:
      who rests

setup:
  songs of current becomes 0

flow night_time repeats
  step evening:
    current spends_it
    window once each:
      each guest as g may rest
  step morning:
    if songs of current > 3:
      end game with slept for current
"""


def table() -> Table:
    file = CardFile(Source("inn.card", INN), "rules", "inn", Path("inn.card"))
    return Table(Project(GameFolder("inn", Path()), (file,), (), ("rules",)))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Sing: That can be done now.", "Drink: This is not so: P1’s coins are more than 0", "for the evening"]),
        ("fr", ["Cela peut se faire maintenant", "P1", "evening"]),
    ],
)
def test_the_way_at_hand_and_the_one_that_is_missing(language: str, told: list[str]) -> None:
    """One alternative is offered, one has a false condition, and one belongs to another step."""
    match = table().start("midwinter", players=1)
    why = Why(Narrator(Printer(match.table, language)), 0)
    assert [str(option) for option in match.legal_choices] == ["song", "bed"]
    sing, drink = (
        why.answer(match.session.g, match.session.choice, f"{NOT[language]} {verb}") for verb in ("sing", "drink")
    )
    match.take("song")
    later = why.answer(match.session.g, match.session.choice, f"{NOT[language]} sing")
    assert [len(sing), len(drink), len(later)] == [1, 1, 1]
    assert [part in line for part, line in zip(told, (sing[0], drink[0], later[0]), strict=True)] == [True] * 3, (
        sing,
        drink,
        later,
    )
    assert drink[0].endswith("(inn.card:26)") and later[0].endswith("(inn.card:28)")
