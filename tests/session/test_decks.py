"""Decks of players: read from files, refused with all their errors, and stored in saved games."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ombre.compiler.projects.places import UsageError
from ombre.runtime import Deck
from ombre.runtime.errors import Refused, RulesError
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.bots.policy import random_bot
from ombre.workshop.cli import app
from ombre.workshop.game.loaded import CardErrors

BAD = """\
deck hopeless:
  5 night_shift, 2 iron_duchess
  40 payday
  1 courier_case
  1 duel
"""


@cache
def table() -> Table:
    return open_table("srtcg")


def written(folder: Path, text: str, name: str = "mine.card") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def listed(name: str, deck: str = "sixty") -> str:
    """A deck of the game as a user would write it."""
    return f"deck {name}:\n" + "".join(f"  {number} {card}\n" for card, number in table().rules.decks[deck].cards)


def test_a_deck_of_a_file_is_what_is_played_with(tmp_path: Path) -> None:
    path = written(tmp_path, listed("mine"))
    match = table().start("duel", players=2, decks={2: path})
    match.session.play(random_bot(1))
    g = match.session.g
    brought = {g.rules.cards[g.card[x]].id for x in range(g.players, len(g.kind)) if g.owner[x] == 1}
    assert brought == {card for card, _ in table().rules.decks["sixty"].cards}


def test_a_saved_game_keeps_its_decks(tmp_path: Path) -> None:
    path = written(tmp_path, listed("mine"))
    match = table().start("duel", players=2, decks={1: path})
    for _ in range(20):
        match.take(len(match.legal_choices) - 1)
    data = match.save()
    path.unlink()
    assert table().resume(data).digest() == match.digest() == match.replay().digest()
    assert match.digest() != table().start("duel", players=2).replay(match.choices[:1]).digest()


def test_everything_that_is_wrong_with_a_deck_is_told_at_once(tmp_path: Path) -> None:
    path = written(tmp_path, BAD)
    with pytest.raises(Refused) as refused:
        table().start("duel", players=2, decks={1: path})
    assert str(refused.value) == (
        "deck 'hopeless' of P1 is refused: cards: 47 (at least 60 needed); objectives: 1 (exactly 6 needed); points: 15"
        " (at least 60 needed); copies of night_shift: 5 (at most 4 allowed); copies of iron_duchess: 2 (at most 1"
        " allowed); copies of payday: 40 (at most 4 allowed); no place for 1 duel"
    )
    assert refused.value.by == ("cards", "objectives", "points", "copies", "left_over")


def test_each_player_is_told_of_their_own() -> None:
    with pytest.raises(Refused, match="'fifty_nine' of P1 is refused: .*'five_copies' of P2 is refused: copies of"):
        table().start("duel", players=2, decks={1: "fifty_nine", 2: "five_copies"})


def test_a_game_without_decks_refuses_one(tmp_path: Path) -> None:
    path = written(tmp_path, "deck two:\n  2 katana\n")
    other = open_table("crossfire")
    with pytest.raises(Refused, match="nobody brings a deck to this game, and so 'two' has no place in it"):
        other.start(other.beginnings()[0], decks={1: path})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("deck one:\n  1 payday\n\ndeck other:\n  1 payday\n", "declares 2 decks; keep one"),
        ("# nothing\n", "declares no deck; write 'deck NAME:'"),
        ('special mine "Mine"\n\ndeck one:\n  1 mine\n', "in no game: mine; take them along with --with"),
    ],
)
def test_a_file_holds_one_deck(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(UsageError, match=sentence):
        table().deck(written(tmp_path, text))


def test_every_wrong_line_of_a_list_is_found(tmp_path: Path) -> None:
    path = written(tmp_path, "deck mine:\n  4 nigth_shift\n  three wirehead\n  payday\n  2 Pay Day\n  0 payday\n")
    with pytest.raises(CardErrors) as errors:
        table().deck(path)
    assert [diagnostic.span.line for diagnostic in errors.value.diagnostics] == [2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        ("P1", "given as P1=NAME or P1=FILE, not as 'P1'"),
        ("1st=sixty", "given as P1=NAME"),
        ("P3=sixty", "there is no seat P3 in a game of 2"),
        ("P0=sixty", "there is no seat P0"),
        ("P1=sixti", "there is no deck and no file 'sixti'; did you mean 'sixty'?"),
        ("P1=fifty_nine", "deck 'fifty_nine' of P1 is refused: cards: 59 (at least 60 needed)"),
    ],
)
def test_the_command_says_what_is_wrong(deck: str, sentence: str) -> None:
    found = CliRunner().invoke(app, ["play", "srtcg", "duel", "--quiet", "--deck", deck])
    assert isinstance(found.exception, UsageError | Refused)
    assert sentence in str(found.exception)


@pytest.mark.parametrize("number", [0, -3, 1000, 10**8])
def test_a_deck_that_no_file_could_hold_is_refused(number: int) -> None:
    """A deck from a program or a saved game is checked before the set-up begins."""
    with pytest.raises(
        RulesError, match=f"deck 'huge' has {number} of payday; a card is in a deck once, from 1 to 999"
    ):
        Session(table().rules, Start(2, 1, "duel", decks={0: Deck("huge", (("payday", number),))}))
    with pytest.raises(RulesError, match="deck 'twice' has 2 of payday; a card is in a deck once"):
        Session(table().rules, Start(2, 1, "duel", decks={0: Deck("twice", (("payday", 1), ("payday", 2)))}))
