"""Boards of pairs on which a player without a seat acts: the player is named, has a turn, and brings nothing along."""

from __future__ import annotations

import re
from functools import cache

from ombre.lab.pairs.boards import BoardOutcome
from ombre.lab.pairs.testing import Tape
from ombre.workshop.scenarios.scripts import failure_of

from .opened_pairs import shipped

GAINING = next(name for name in shipped().boards.ground.elements if name.startswith("cannot gains"))
PAIRS = (GAINING, "fireball"), ("rule client_pays_nobody", "spirit_of_fire")


@cache
def outcomes(members: tuple[str, ...]) -> list[BoardOutcome]:
    boards = (shipped().boards.play(members, Tape(f"seatless {number}").draw) for number in range(16))
    return [*boards]


def texts(members: tuple[str, ...], only_met: bool = False) -> list[str]:
    return [
        outcome.script.text(shipped().boards.rules, "x", "x")
        for outcome in outcomes(members)
        if outcome.met or not only_met
    ]


def test_what_forbids_it_to_a_player_without_a_seat_acts_in_a_turn_of_theirs() -> None:
    """An event lets whose turn starts gain: it is brought to where it works, and the turn is run for the client."""
    found = texts(PAIRS[0], only_met=True)
    turns = [text for text in found if "move win_one_lose_one_2 to active" in text and "turn for the_client" in text]
    assert any("P1 chooses a client as the_client" in text for text in turns), found


def test_a_step_is_run_for_a_player_without_a_seat() -> None:
    """What falls in the step of a client falls to the client."""
    assert any("run step apply_damage for the_client" in text for text in texts(PAIRS[1], only_met=True))


def test_a_script_with_a_player_without_a_seat_can_be_run() -> None:
    rules = shipped().table.rules
    for members in PAIRS:
        assert [failure_of(rules, outcome.script) for outcome in outcomes(members) if outcome.met].count("") > 0
        assert {failure_of(rules, outcome.script) for outcome in outcomes(members)} == {""}


def test_a_player_without_a_seat_has_no_cards() -> None:
    assert not any(re.search(r"(put|move) .* of the_client", text) for members in PAIRS for text in texts(members))


def test_a_verb_is_not_called_for_a_player_without_a_seat_to_see_it_forbidden() -> None:
    assert not any(way and way.does == "call" for _, way, *_ in shipped().boards.ground.goals[GAINING])


def test_a_board_has_one_beginning() -> None:
    """A game begins with one mission, so none is put beside the one with which the set-up was run."""
    missions = shipped().boards.ground.beginnings
    for members in PAIRS:
        for text in texts(members):
            assert len([one for one in missions if re.search(rf"(setup with|put) {one}\b", text)]) == 1, text
