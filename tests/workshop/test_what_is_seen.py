"""What a card lets a player see is told to this player in the log, and to nobody else."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import CardFile, Project
from ombre.desk.tables.seat_log import SeatLog
from ombre.dsl.source import Source
from ombre.runtime.choices import Decision
from ombre.runtime.flow import Play
from ombre.session.view import UNTOLD, told
from ombre.workshop.api.match import Match
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.narration.narrator import Narrator, together
from ombre.workshop.play.terminal import Log
from ombre.workshop.printing.printer import Printer

RULES = """
game peek language 3
  players 2 to 3
  zones row open

values mood calm, wild

kind seer is player
  zones deck hidden, hand private
  you is this

kind beast is card
  fact temper mood

kind night is card
  begins game

night long_night "Long Night"

beast newt "Newt"
  temper calm

beast wolf "Wolf"
  temper wild

verb who:seer studies whom:seer (study, studied)
  reveal hand of whom to who

verb who:seer shows (show, shown)
  reveal hand of who

verb who:seer peeks (peek, peeked)
  reveal top beast of deck of who as one to who

verb who:seer asks whom:seer (ask, asked)
  for each beast in hand of whom as one:
    reveal whether temper of one is wild to who

verb who:seer turns (turn, turned)
  reveal beasts from top of deck of who until temper is wild as found leaving others

verb who:seer combs (comb, combed)
  who searches for a beast in deck of who as one

setup:
  for each seer as s:
    put newt 2, wolf in hand of s
    put newt, wolf in deck of s

flow night repeats
  step wait:
    current chooses a beast in hand of current as kept
"""


@cache
def table() -> Table:
    file = CardFile(Source("rules.card", RULES), "rules", "rules", Path("rules.card"))
    return Table(Project(GameFolder("peek", Path()), (file,), (), ("rules",)))


@cache
def narrator(language: str) -> Narrator:
    return Narrator(Printer(table(), language))


def first(g: Play, choice: Decision) -> int:
    return 0


def played(verb: str, *arguments: int) -> Match:
    """A match after P1 has done something, in which choices take the first option."""
    match = table().start("long_night", players=3, seed=1)
    g: Any = match.session.g
    g.agent = first
    g.verbs[verb](g, 0, *arguments)
    return match


def seen(match: Match, seat: int, language: str = "en") -> list[str]:
    """What the log of a seat says after the action, at a table; in the terminal it is the same."""
    g = match.session.g
    lines = SeatLog(narrator(language), seat).more(g).lines
    terminal = Log(seat, moving=narrator(language).moving).more(g)
    assert [*together(narrator(language).event(g, *one) for one in terminal)] == [*lines]
    return [*lines[2:]]


def test_who_looks_at_cards_is_told_and_nobody_else() -> None:
    match = played("studies", 1)
    assert seen(match, 0) == ["P1 sees Newt ×2, Wolf (P2’s hand)."]
    assert seen(match, 1) == seen(match, 2) == []
    assert told(match.session.g, 2)[-1] == (UNTOLD, ())
    assert seen(played("peeks"), 0) == ["P1 sees Newt (P1’s deck)."]
    assert seen(played("peeks"), 1) == []


def test_what_everybody_sees_is_told_to_everybody() -> None:
    for seat in range(3):
        assert seen(played("shows"), seat) == ["Everybody sees Newt ×2, Wolf (P1’s hand)."]
        assert seen(played("turns"), seat) == ["Everybody sees Newt, Wolf (P1’s deck)."]


def test_who_sees_the_cards_anyway_is_not_told() -> None:
    assert seen(played("studies", 0), 0) == []


def test_what_is_searched_is_told_by_the_question() -> None:
    assert seen(played("combs"), 0) == []


def test_what_is_told_of_a_card_that_stays_unseen() -> None:
    told = [(1, "not wild"), (2, "not wild"), (3, "wild")]
    asked = played("asks", 1)
    assert seen(asked, 0) == [f"P1 learns of a beast (no. {n}) (P2’s hand): temper: {said}." for n, said in told]
    assert seen(asked, 1) == seen(asked, 2) == []


def test_the_log_for_programs_has_it_in_the_words_of_the_cards() -> None:
    assert str(played("studies", 1).log[-1]) == "P1 sees newt, newt, wolf in hand of P2"
    assert str(played("asks", 1).log[-1]) == "P1 learns of no. 3 in hand of P2: temper is wild"
    assert played("asks", 1).story()[-1] == "P1 learns of Wolf (no. 3) (P2’s hand): temper: wild."


SAID = {
    "en": [
        "P1 learns of a card (no. 1) (P2’s hand): type: weapon.",
        "P1 sees Quick Shot (P2’s hand).",
        "Everybody sees Quick Shot (P2’s hand).",
    ],
    "fr": [
        "P1 apprend ceci\u00a0: une carte (n° 1), la main de P2, type\u00a0: Arme.",
        "P1 voit Tir Rapide (la main de P2).",
        "Tout le monde voit Tir Rapide (la main de P2).",
    ],
    "de": [
        "P1 erfährt über eine Karte (Nr. 1) (die Hand von P2): Typ: Waffe.",
        "P1 sieht Schnellschuss (die Hand von P2).",
        "Alle sehen Schnellschuss (die Hand von P2).",
    ],
    "es": [
        "P1 se entera de esto: una carta (n.º 1), la mano de P2, tipo: Arma.",
        "P1 ve Disparo Rápido (la mano de P2).",
        "Todos ven Disparo Rápido (la mano de P2).",
    ],
}


@pytest.mark.parametrize("language", SAID)
def test_it_is_told_in_each_language_of_the_program(language: str) -> None:
    game = open_table("crossfire")
    crossfire = Narrator(Printer(game, language))
    g: Any = game.start("crossfire", players=3, seed=1).session.g
    x = g.zones[g.z_runner_hand | 1][0]
    g.tell(x, "type", (0,), "art", who=0)
    g.show((x,), 0)
    g.show((x,))
    assert [crossfire.event(g, *one) for one in told(g, 0)[-3:]] == SAID[language]
