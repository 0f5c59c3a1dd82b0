"""The options of `ombre sheet`: which cards are printed, on which paper, and what is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ombre.workshop.commands.sheet_options import Asked

from ..command import run
from ..workshop.test_deck_lists import GAME


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small game of four cards, in the current folder."""
    folder = tmp_path / "dust" / "base"
    folder.mkdir(parents=True)
    (folder / "all.card").write_text(GAME, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en")
    return folder


def sheet(*more: str) -> tuple[int, list[str], str]:
    """The exit code, the lines on standard output, and the text on standard error."""
    done = run("sheet", "dust/base", *more)
    return done.returncode, done.stdout.splitlines(), done.stderr


def pages(path: str = "x.pdf") -> int:
    return len(re.findall(rb"/Type/Page/", Path(path).read_bytes()))


def size(path: str = "x.pdf") -> list[float]:
    found = re.search(rb"/MediaBox\[0 0 ([\d.]+) ([\d.]+)\]", Path(path).read_bytes())
    assert found is not None
    return [round(float(side) / 72 * 25.4, 1) for side in found.groups()]


@pytest.mark.parametrize(
    ("options", "count", "paper"),
    [
        ("", 2, [210, 297]),
        ("--backs none", 1, [210, 297]),
        ("--backs short --gutter 3 --offset 0.5,-1", 2, [210, 297]),
        ("--backs fold", 1, [210, 297]),
        ("--backs gutterfold --paper letter", 1, [215.9, 279.4]),
        ("--up 2 --paper a3", 4, [297, 420]),
        ("--bleed 3 --marks corner --paper 320x450", 2, [320, 450]),
        ("--marks none --margin 0 --paper 64x90 --ink low", 8, [64, 90]),
        ("--paper card --bleed 2 --ink black", 8, [67.5, 92.9]),
        ("--sleeves --backs none", 1, [210, 297]),
        ("--card one --card three", 2, [210, 297]),
        ("--calibrate --paper letter", 2, [215.9, 279.4]),
    ],
)
def test_papers_and_backs(game: Path, options: str, count: int, paper: list[float]) -> None:
    code, out, error = sheet(*options.split(), "-o", "x.pdf")
    assert (code, out, error) == (0, ["wrote x.pdf"], "")
    assert (pages(), size()) == (count, paper)


def test_only_the_named_cards_in_their_order(game: Path) -> None:
    assert sheet("--card", "three", "--card", "one", "--card", "three", "--to", "png", "--dpi", "30", "-o", "x")[0] == 0
    assert sorted(path.name for path in Path("x").iterdir()) == ["one.png", "three.png"]


def test_only_what_has_changed_since_a_former_print(game: Path) -> None:
    """A record of what was printed tells changed cards and new ones; a card that is gone is named."""
    assert sheet("-o", "x.pdf", "--record", "printed.json")[1] == ["wrote x.pdf", "wrote printed.json"]
    first = json.loads(Path("printed.json").read_text())
    assert list(first["printed"]["en"]) == ["one", "other_three", "three", "two"]
    assert sheet("-o", "y.pdf", "--since", "printed.json") == (0, ["no card has changed since printed.json"], "")
    assert not Path("y.pdf").exists()
    text = (game / "all.card").read_text(encoding="utf-8").replace("rises by 2", "rises by 5")
    text = re.sub(r"spell other_three .*", 'spell four "Four"\n  number 4\n', text, flags=re.DOTALL)
    (game / "all.card").write_text(text + "  cast:\n    round rises by 4\n", encoding="utf-8")
    code, out, _ = sheet("-o", "z", "--to", "png", "--since", "printed.json", "--record", "printed.json")
    told = ["no longer in the game: other_three", "1 card has changed: two", "1 card is new: four"]
    assert (code, out) == (0, [*told, "wrote z/four.png", "wrote z/two.png", "wrote printed.json"])
    second = json.loads(Path("printed.json").read_text())["printed"]["en"]
    assert list(second) == ["four", "one", "three", "two"]
    assert second["one"] == first["printed"]["en"]["one"] and second["two"] != first["printed"]["en"]["two"]
    assert sheet("-o", "y.pdf", "--since", "printed.json")[1] == ["no card has changed since printed.json"]


def test_a_card_more_in_a_set_changes_no_other(game: Path) -> None:
    """The place of a card in its set is printed on it, but it is not a change of the card."""
    text = re.sub(r"  number \d\n", "", (game / "all.card").read_text(encoding="utf-8"))
    (game / "all.card").write_text(text, encoding="utf-8")
    sheet("-o", "x.pdf", "--record", "printed.json")
    more = 'spell zero "Zero"\n  cast:\n    round rises by 6\n\nspell one'
    (game / "all.card").write_text(text.replace("spell one", more), encoding="utf-8")
    assert sheet("-o", "x.pdf", "--since", "printed.json")[1] == ["1 card is new: zero", "wrote x.pdf"]


def test_the_offset_of_the_environment(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A printer's own offset stands in the environment; an option overrides it, and folded pages do not need it."""
    monkeypatch.setenv("OMBRE_OFFSET", "1,2")
    assert Asked().sheet().offset == (1, 2)
    assert Asked(offset="-0.5, 3").sheet().offset == (-0.5, 3)
    assert Asked(backs="fold").sheet().offset == (0, 0)
    monkeypatch.setenv("OMBRE_OFFSET", "1;2")
    assert sheet("-o", "x.pdf")[2].startswith("ombre: OMBRE_OFFSET is two numbers of millimetres, at most 20")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            "--gutter 2 --bleed 3",
            "a bleed of 3 mm around each card needs a gutter of 6 mm, not of 2 mm: write --gutter 6",
        ),
        ("--marks corner", "--marks corner needs a gutter"),
        ("--paper card --gutter 3", "--gutter is about paper with several cards"),
        ("--paper card --marks edge", "--marks is about paper with several cards"),
        ("--to png --backs long", "--backs is about paper with several cards"),
        ("--to png --backs none", "--backs is about paper with several cards"),
        ("--to tts --up 4", "--up is about paper with several cards"),
        ("--to html --ink low", "--ink goes with paper and pictures"),
        ("--to png --bleed 1", "--bleed goes with --to pdf only, not with --to png"),
        ("--dpi 300", "--dpi goes with --to png only, not with --to pdf"),
        ("--backs fold --offset 1,1", "--offset goes with --backs long or short only"),
        ("--backs fold --calibrate", "--calibrate goes with --backs long or short only"),
        ("--calibrate --since x.json", "--calibrate prints no cards"),
        ("--offset 1", "--offset is two numbers of millimetres, at most 20, such as 0.8,-1.5, not '1'"),
        ("--offset 1,200", "--offset is two numbers of millimetres, at most 20"),
        ("--paper a5x", "--paper is a4, letter, a3, card, or a width and a height in millimetres such as 320x450"),
        ("--paper 20x300", "--paper is a4, letter, a3, card, or a width and a height"),
        ("--paper 60x60", "a card of 63.5 × 88.9 mm does not fit: the paper has room for 50 × 50 mm"),
        ("--gutter nan", "--gutter is a number of millimetres from 0 to 50, not nan"),
        ("--margin -1", "--margin is a number of millimetres from 0 to 50, not -1"),
        ("--up 0", "--up is a number of cards from 1 to 100, not 0"),
        ("--to png --dpi 5000", "--dpi is a number from 20 to 1200, not 5000"),
        ("--since nothing.json", "nothing.json cannot be read"),
        ("--since dust/base/all.card", "dust/base/all.card is no record of printed cards"),
        ("--card fifty", "there is no card 'fifty'; there is: one"),
        ("--deck few --card three", "the deck has no card of this set or kind"),
    ],
)
def test_what_does_not_go_together_is_refused_in_one_sentence(game: Path, options: str, sentence: str) -> None:
    code, out, error = sheet(*options.split(), "-o", "x.pdf")
    assert (code, out) == (2, []) and error.count("\n") == 1
    assert error.startswith(f"ombre: {sentence}")
    assert not Path("x.pdf").exists()
