"""Pairs of cards in small games: their share that meets, shapes of rules that are planned,
and what is named if one is not.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ombre.compiler import model
from ombre.lab.pairs.editing import Frame
from ombre.lab.pairs.elements import Meeting
from ombre.lab.pairs.recorded_bench import Taped
from ombre.lab.pairs.solving import Solver
from ombre.lab.pairs.testing import Findings, Pairs, Tape
from ombre.workshop.api.table import open_table
from ombre.workshop.creating.games import new_game
from ombre.workshop.scenarios.scripts import Playing

from .opened_pairs import opened, trading

GAMES = Path(__file__).parents[1] / "fixtures" / "games"


def game(name: str) -> Pairs:
    return opened(str(GAMES / name))


def findings(pairs: Pairs) -> Findings:
    """Test all pairs of cards."""
    return pairs.test(some=pairs.of(sorts=["cards"]))


def texts(pairs: Pairs, *cards: str) -> list[str]:
    """Return the boards of two cards on which both have acted."""
    outcomes = (pairs.boards.play(cards, Tape(f"small {number}").draw) for number in range(12))
    return [outcome.script.text(pairs.table.rules, "x", "x") for outcome in outcomes if outcome.met]


@pytest.mark.parametrize(("name", "least", "of"), [("bluff", 40, 43), ("toy", 52, 52), ("orchard", 3, 3)])
def test_pairs_of_small_games_meet(name: str, least: int, of: int) -> None:
    """What does not meet says what it lacks."""
    found = findings(game(name))
    assert len(found.found) == of and found.met >= least, found.summary()
    assert [one.meeting.name for one in found.apart if not one.lacks] == []


def test_all_pairs_of_a_new_game_meet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There the last card of the deck ends the game, so the deck of a board has some more."""
    monkeypatch.chdir(tmp_path)
    new_game("mine", tmp_path)
    found = findings(Pairs(open_table("mine")))
    assert found.apart == [] and len(found.found) > 5


def test_a_need_in_loops_is_planned() -> None:
    """`for each ... as rival`, `repeat number of cards in a zone of rival times`, and the card that is revealed there.

    The zone is that of a card for each player, and the card lies in that of its owner, who is not the current player.
    """
    found = texts(game("bluff"), "dog", "blanket")
    assert any(re.search(r"move dog(_\d)? to stack at P\d of \w+", text) for text in found), found


def test_a_die_that_is_compared_with_a_sum_is_planned() -> None:
    """`if wave + surge < load of who + swell`: the die is given, and enough cards lie where `load` counts them."""
    found = texts(game("toy"), "driftwood", "pearl_oyster")
    assert any("answers wave with" in text and "in apron of P" in text for text in found), found


def test_a_planned_die_never_shows_more_than_its_sides() -> None:
    """Another die of the same name may have fewer sides than the one for which the number was planned."""
    pairs = game("toy")
    bench = Taped(pairs.table.rules, Tape("dice").draw, {})
    play = bench.play = Playing(pairs.table.rules, 2, bench)
    bench.dice["wave"] = 5
    rolls = [play.g.scripted_roll(name, sides) for name, sides in (("wave", 6), ("wave", 4), ("surge", 6))]
    assert rolls == [5, None, None]
    assert [reply.what for reply in bench.replies] == [(5,)]


LOTTERY = """expansion lottery of low_tide

verb who:gleaner gambles
  roll 90000000 as luck
  if luck > 90000000:
    who wins

verb who:gleaner wins
  who becomes dry

trinket ticket "Ticket"
  made_of shell    worth 1    copies 3
  keep:
    you gamble

trinket prize "Prize"
  made_of shell    worth 1    copies 3
  when you win:
    you drop this
"""


def test_a_die_with_many_sides_is_tried_on_some_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No number fits here; to try all would take hours."""
    (folder := tmp_path / "lottery").mkdir()
    (folder / "cards.card").write_text(LOTTERY, encoding="utf-8")
    asked: list[object] = []
    whole = Solver.truth

    def truth(self: Solver, node: model.Condition, frame: Frame) -> bool | None:
        asked.append(node)
        assert len(asked) < 100_000
        return whole(self, node, frame)

    monkeypatch.setattr(Solver, "truth", truth)
    pairs = Pairs(open_table(str(GAMES / "toy"), [str(folder)]))
    found = pairs.tried(Meeting(("ticket", "prize"), "cards", 0), 1)
    assert found.failure == "" and asked


def test_a_board_that_breaks_an_invariant_by_itself_is_no_board() -> None:
    """Who is soaked carries nothing, so what lies in the apron is put elsewhere before `mood` is set."""
    pairs = game("toy")
    found = pairs.test(some=pairs.of(sorts=["cannot"]))
    assert found.failed == [] and found.met == len(found.found) > 0, found.summary()
    assert any("becomes soaked" in text for text in texts(pairs, *found.found[0].meeting.members))


def test_what_did_not_act_names_the_line_in_its_way() -> None:
    """Both copies forbid the same: when the first has forbidden it, the second is not asked."""
    pairs = trading()
    found = pairs.tried(Meeting(("lodge_on_the_hill", "lodge_on_the_hill"), "cards", 0), 1)
    assert not found.met and any("indoors challenges cannot block" in pairs.lack(one) for one in found.lacks)
