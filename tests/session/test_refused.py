"""On wish, the log also has the events that a rule or a card has forbidden; the game stays the same."""

from __future__ import annotations

from random import Random

from typer.testing import CliRunner

from ombre import Match, load
from ombre.session.view import told
from ombre.workshop.cli import app


def played(refused: bool) -> Match:
    match, die = load("crossfire").start("crossfire", players=3, seed=3, refused=refused), Random(3)
    while match.choice is not None:
        match.take(die.choice(match.legal_choices))
    return match


def test_what_was_forbidden_is_told_on_wish() -> None:
    usual, whole = played(False), played(True)
    gone = [event for event in whole.log if event.key.startswith("cannot ")]
    assert [event.text for event in gone] == ["cannot P3 announces", "cannot P3 outgrows crossfire"]
    assert [event for event in whole.log if event not in gone] == list(usual.log)
    assert whole.digest() == usual.digest() and not any(event.key.startswith("cannot ") for event in usual.log)


def test_it_is_said_in_each_language() -> None:
    match = played(True)
    assert "P3 cannot reveal a new Crossfire event." in match.story()
    assert "P3 ne peut pas révéler de nouvel événement Crossfire." in match.story("fr")


def test_a_seat_learns_no_hidden_card_from_it() -> None:
    """A seat is told of the same things as in the event itself."""
    g = played(True).session.g
    assert [key for key, _ in told(g, 0) if key.startswith("cannot ")] == ["cannot announces", "cannot outgrows"]


def test_at_the_table() -> None:
    line = " cannot reveal a new Crossfire event.\n"
    command = ["play", "crossfire", "crossfire", "--players", "3", "--seed", "2"]
    shown, usual = (CliRunner().invoke(app, [*command, *more]).stdout for more in (["--refused"], []))
    assert line in shown and line not in usual
    assert [text for text in shown.splitlines() if " cannot " not in text] == usual.splitlines()
