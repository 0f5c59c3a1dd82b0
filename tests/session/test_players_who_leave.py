"""A player who has left the game: what the others see, what is saved, and how the game ends."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ombre.runtime.flow import Play
from ombre.session.position import read, write
from ombre.session.start import Start, begin
from ombre.session.view import view
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.narration.overview import Overview
from ombre.workshop.printing.printer import Printer

DUEL = Path(__file__).parents[1] / "fixtures" / "situations" / "duel"


@cache
def duel() -> Table:
    return open_table(str(DUEL), ["out"])


def without_second() -> Play:
    """A game of three, in the first turn, which the second player has left."""
    g: Play = begin(duel().rules, Start(3, 1, ""))
    g.agent = lambda _, choice: len(choice.options) - 1
    while g.pc < 2:
        g.unit()
    g.leave_game(1)
    return g


def test_all_see_who_has_left() -> None:
    g = without_second()
    for seat in range(3):
        assert [one.out for one in view(g, seat).seats] == [False, True, False]
    told = {
        language: [line.split(":")[0].strip() for line in Overview(Narrator(Printer(duel(), language))).table(g, 0)][2]
        for language in ("en", "fr", "de", "es")
    }
    assert told == {
        "en": "P2 (has left the game)",
        "fr": "P2 (a quitté la partie)",
        "de": "P2 (ausgeschieden)",
        "es": "P2 (ha abandonado la partida)",
    }


def test_who_has_left_is_saved() -> None:
    g = without_second()
    again = read(duel().rules, write(g), type(g))
    assert again.everyone(1) == g.everyone(1) == [2, 0]
    assert [again.seat_after(who, steps) for who, steps in ((0, 1), (0, -1), (1, 1), (1, -1), (1, 0))] == [
        2,
        2,
        2,
        0,
        1,
    ]
    assert again.digest() == g.digest()
    whole: Play = begin(duel().rules, Start(3, 1, ""))
    whole.agent = g.agent
    while whole.pc < 2:
        whole.unit()
    assert whole.digest() != g.digest()


def test_a_player_leaves_once() -> None:
    g = without_second()
    g.leave_game(1)
    assert g.out == (1,)


def test_the_turns_go_on_without_the_player() -> None:
    g = without_second()
    turns = [g.current]
    for _ in range(40):
        g.unit()
        if g.current != turns[-1]:
            turns.append(g.current)
    assert set(turns) == {0, 2} and len(turns) > 4
