"""Numbers of cards stay when cards are added;
missing and doubled ones are told, and `ombre fmt --number` gives them.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from ombre.compiler import card_numbers as numbers
from ombre.compiler.driver import compile_project
from ombre.compiler.projects.project import open_game
from ombre.workshop.api.table import open_table
from ombre.workshop.cli import app
from ombre.workshop.printing.printer import Printer

from .fixes import applied

GAME = """game dust language 3
  players 2
  has round number

kind person is player

kind spell is card
  slots cast
  you is current

setup:
  round becomes 1
"""


def spell(name: str, number: int = 0) -> str:
    line = f"  number {number}\n" if number else ""
    return f'\nspell {name.lower()} "{name}"\n{line}  cast:\n    round rises by 1\n'


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = tmp_path / "dust"
    (folder / "base").mkdir(parents=True)
    return folder


def written(game: Path, *cards: str) -> Path:
    file = game / "base" / "all.card"
    file.write_text(GAME + "".join(cards), encoding="utf-8")
    return file


def feet(game: Path) -> dict[str, str]:
    """What stands in the feet of the cards."""
    printer = Printer(open_table(str(game / "base")), "en")
    return {card.id: printer.printed(card, False).number for card in printer.faced()}


def test_a_number_stays_when_a_card_is_added(game: Path) -> None:
    written(game, spell("Two", 2), spell("One", 1))
    assert feet(game) == {"two": "2", "one": "1"}
    written(game, spell("New", 3), spell("Two", 2), spell("One", 1))
    assert feet(game) == {"new": "3", "two": "2", "one": "1"}


def test_a_set_without_numbers_shows_places(game: Path) -> None:
    written(game, spell("Two"), spell("One"))
    assert feet(game) == {"two": "1/2", "one": "2/2"}


def test_missing_and_doubled_numbers_are_told(game: Path) -> None:
    file = written(game, spell("One", 1), spell("Two", 1), spell("Three"), spell("Four"))
    run = CliRunner().invoke(app, ["check", str(file)])
    assert run.exit_code == 1
    assert "error[E129]: the number 1 is already that of 'one', base/all.card:14" in run.output
    assert "help: write another one; the next free number is 2" in run.output
    assert "warning[W705]: 'three' has no number, but other cards of its set have one" in run.output
    assert "help: write below its name: number 2" in run.output and "number 3" in run.output


def test_no_number_is_missed_in_a_set_without_numbers(game: Path) -> None:
    file = written(game, spell("One"), spell("Two"))
    run = CliRunner().invoke(app, ["check", str(file)])
    assert run.exit_code == 0 and "W705" not in run.output


def test_sets_are_numbered_apart(game: Path) -> None:
    written(game, spell("One", 1))
    (game / "more").mkdir()
    (game / "more" / "cards.card").write_text(spell("Other", 1), encoding="utf-8")
    assert numbers.check(compile_project(open_game(str(game / "base")))) == []


def test_fmt_gives_the_next_free_numbers(game: Path) -> None:
    file = written(game, spell("One"), spell("Five", 5), spell("Two"))
    run = CliRunner().invoke(app, ["fmt", "--number", str(file)])
    assert run.exit_code == 0, run.output
    text = file.read_text(encoding="utf-8")
    assert 'spell one "One"\n  number 6\n' in text and 'spell two "Two"\n  number 7\n' in text
    assert 'spell five "Five"\n  number 5\n' in text
    again = CliRunner().invoke(app, ["fmt", "--number", str(file)])
    assert "0 files changed" in again.output and file.read_text(encoding="utf-8") == text


def test_fmt_alone_gives_no_numbers(game: Path) -> None:
    file = written(game, spell("One", 1), spell("Two"))
    CliRunner().invoke(app, ["fmt", str(file)])
    assert file.read_text(encoding="utf-8").count("number") == 2  # `has round number`, and that of the first card


def test_the_fix_writes_the_number(game: Path) -> None:
    file = written(game, spell("One", 1), spell("Two"))
    (found,) = numbers.check(compile_project(open_game(str(game / "base"))))
    (fix,) = found.fixes
    text, _ = applied(file.read_text(encoding="utf-8"), fix.edits)
    assert text == GAME + spell("One", 1) + spell("Two", 2)


def test_a_number_changes_no_rule(game: Path) -> None:
    written(game, spell("One"))
    before = open_table(str(game / "base")).rules.digest
    written(game, spell("One", 7))
    assert open_table(str(game / "base")).rules.digest == before
