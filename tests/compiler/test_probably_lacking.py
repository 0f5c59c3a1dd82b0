"""What `ombre check` asks about a card that probably lacks something, and how a comment in the card answers it."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from ombre.compiler.answered_warnings import meant
from ombre.dsl.source import Source
from ombre.workshop.cli import app

from .fixes import applied

GAME = """game dust language 3
  players 2
  has round number

values heat hot, cold

kind person is player

kind spell is card
  fact cost number
  fact warmth heat
  fact copies number
  slots cast
  you is current

kind place is card

setup:
  round becomes 1

spell one "One"
  cost 1    warmth hot    copies 2
  cast:
    round rises by 1

spell two "Two"
  cost 2    warmth hot    copies 2
  cast:
    round rises by 2

spell three "Three"
  cost 2    warmth cold    copies 2
  cast:
    round rises by 3
"""
SPELL = """
spell four "Four"
  cost 1    warmth cold    copies 1
  cast:
    round rises by 4
"""
CAST = "  cast:\n    round rises by 4\n"
SLIPS = {
    "no cost": ("W701", SPELL.replace("cost 1    ", "")),
    "no warmth": ("W701", SPELL.replace("warmth cold    ", "")),
    "no copies": ("W701", SPELL.replace("    copies 1", "")),
    "same name": ("W702", SPELL.replace('"Four"', '"one"')),
    "no text": ("W703", SPELL.replace(CAST, "")),
    "cost 0": ("W704", SPELL.replace("cost 1", "cost 0")),
    "copies 0": ("W704", SPELL.replace("copies 1", "copies 0")),
}


@pytest.fixture
def game(tmp_path: Path) -> Path:
    (tmp_path / "dust" / "base").mkdir(parents=True)
    return tmp_path / "dust" / "base" / "all.card"


def told(file: Path, text: str) -> str:
    """What `ombre check` says of a game, without the verbs that have no words yet."""
    file.write_text(text, encoding="utf-8")
    run = CliRunner().invoke(app, ["check", str(file)])
    assert run.exit_code == 0, run.output
    return run.output


def test_a_whole_card_is_not_asked(game: Path) -> None:
    assert "W7" not in told(game, GAME + SPELL)


@pytest.mark.parametrize("words", SLIPS)
def test_a_slip_is_told_and_an_answer_ends_it(words: str, game: Path) -> None:
    code, card = SLIPS[words]
    said = told(game, GAME + card)
    assert f"warning[{code}]" in said and said.count("warning[W7") == 1
    assert f"write above the card: # meant: {words}" in said
    header, rest = card.strip().split("\n", 1)
    for answered in (
        f"# meant: {words}\n{header}\n{rest}\n",
        f"{header}  # meant: {words} because it is cheap\n{rest}\n",
        f"{header}\n  # meant: {words}\n{rest}\n",
        f"{header}\n{rest}\n  # meant: {words}\n",
    ):
        assert "W7" not in told(game, f"{GAME}\n{answered}"), answered


def test_an_answer_is_that_of_one_card_and_one_fact(game: Path) -> None:
    card = SLIPS["no cost"][1]
    assert "W701" in told(game, GAME + card.replace("Four", "Four# meant: no cost"))
    assert "W701" in told(game, GAME + card.replace("warmth", "# meant: no warmth\n  warmth"))
    assert "W701" in told(game, GAME.replace("spell three", "# meant: no cost\nspell three") + card)


def test_what_several_cards_have_is_a_habit(game: Path) -> None:
    more = SLIPS["no text"][1] + SLIPS["no text"][1].replace("four", "five").replace("Four", "Five")
    assert "W7" not in told(game, GAME + more)


def test_a_card_whose_source_is_incomplete_says_so_itself(game: Path) -> None:
    unsure = SLIPS["no cost"][1].replace("  warmth", '  reconstructed "its cost"\n  warmth')
    assert "W7" not in told(game, GAME + unsure)


def test_names_that_two_kinds_share_are_asked_for_only_if_they_are_few(game: Path) -> None:
    assert "W702" in told(game, f'{GAME}\nplace one_place "One"\n')
    shared = "".join(f'\nplace {name.lower()}_place "{name}"\n' for name in ("One", "Two", "Three"))
    assert "W702" not in told(game, GAME + shared)


def test_the_fix_writes_the_answer(game: Path) -> None:
    from ombre.compiler.checks import gaps
    from ombre.compiler.driver import compile_project
    from ombre.compiler.projects.project import open_game

    game.write_text(GAME + SLIPS["cost 0"][1], encoding="utf-8")
    (found,) = gaps.check(compile_project(open_game(str(game.parent))).model)
    (fix,) = found.fixes
    text, _ = applied(game.read_text(encoding="utf-8"), fix.edits)
    assert '# meant: cost 0\nspell four "Four"\n' in text
    assert "W7" not in told(game, text)


def test_a_sign_in_a_name_is_no_answer() -> None:
    source = Source("a.card", 'spell one "# meant: no cost"\n  cost 1\n')
    assert meant([source]) == {"a.card": {}}


def test_words_may_be_left_out(game: Path) -> None:
    """Words are there for those cards that have some to say: nobody is asked for them."""
    text = (GAME + SPELL).replace("  fact cost number\n", "  fact cost number\n  fact saying words\n")
    for name in ("one", "two", "three"):
        text = text.replace(
            f'spell {name} "{name.title()}"\n', f'spell {name} "{name.title()}"\n  saying "It is {name}."\n'
        )
    assert text.count("saying") == 4
    assert "warning" not in told(game, text)
