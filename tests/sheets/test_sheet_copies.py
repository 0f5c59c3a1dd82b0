"""How often cards are printed, what a record of a print knows of it,
and former ids of cards in what belongs to printing.
"""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from PIL import Image

from ..command import run
from ..compiler.test_card_numbers import GAME as DUST
from ..workshop.test_deck_lists import CARDS

FACES = """
colours: {spell: "#8a4b14"}
icons: {two: gem}
kinds:
  spell:
    back: {icon: gem}
    widgets: [picture: {icon: gem}, text]
"""
GEM = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
    '<path d="M5 0 L10 5 L5 10 L0 5 Z" fill="#ff0000"/></svg>'
)


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of four cards with copies and faces, in the current folder; returns its file of cards."""
    folder = tmp_path / "dust" / "base"
    folder.mkdir(parents=True)
    rules = tmp_path / "dust" / "rules"
    rules.mkdir()
    (rules / "game.card").write_text(
        DUST.replace("  slots cast\n", "  slots cast\n  fact copies number\n"), encoding="utf-8"
    )
    text = re.sub(r"^(  number \d)$", r"\1\n  copies 2", CARDS, flags=re.MULTILINE)
    (folder / "all.card").write_text(text, encoding="utf-8")
    (tmp_path / "dust" / "faces.yaml").write_text(FACES)
    (tmp_path / "dust" / "icons").mkdir()
    (tmp_path / "dust" / "icons" / "gem.svg").write_text(GEM)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en")
    return folder / "all.card"


def sheet(*more: str) -> tuple[int, list[str], str]:
    """The exit code, the lines on standard output, and the text on standard error."""
    done = run("sheet", "dust", *more)
    return done.returncode, done.stdout.splitlines(), done.stderr


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def fronts(path: str) -> int:
    """The number of pages of a PDF, which has one for each front and each back."""
    return len(re.findall(rb"/Type/Page/", Path(path).read_bytes())) // 2


def test_a_card_with_0_copies_is_not_printed(game: Path) -> None:
    change(game, "number 2\n  copies 2", "number 2\n  copies 0")
    code, out, error = sheet("--copies", "--paper", "card", "-o", "x.pdf")
    assert (code, out, error) == (0, ["not printed, because there are 0 copies: two", "wrote x.pdf"], "")
    assert fronts("x.pdf") == 3 * 2
    assert sheet("--copies", "--to", "tts", "-o", "table")[0] == 0
    names = re.findall(r'"Nickname": "(\w+)', Path("table/dust.json").read_text())
    assert "Two" not in names and names.count("One") == 2
    assert sheet("-o", "x.pdf")[:2] == (0, ["wrote x.pdf"])  # each card once
    told = "ombre: there is nothing to print: two has no copies"
    assert sheet("--copies", "--card", "two", "-o", "x.pdf")[2].startswith(told)


def test_further_copies_of_a_card_are_printed_later(game: Path) -> None:
    options = "--copies", "--paper", "card", "--record", "printed.json"
    assert sheet(*options, "-o", "x.pdf")[0] == 0 and fronts("x.pdf") == 8
    change(game, "number 2\n  copies 2", "number 2\n  copies 5")
    change(game, "number 3\n  copies 2", "number 3\n  copies 1")
    change(game, "rises by 1", "rises by 7")
    code, out, _ = sheet(*options, "--since", "printed.json", "-o", "y.pdf")
    told = ["1 card has changed: one", "1 card has more copies: two (+3)"]
    assert (code, out, fronts("y.pdf")) == (0, [*told, "wrote y.pdf", "wrote printed.json"], 2 + 3)
    on_paper = json.loads(Path("printed.json").read_text())["copies"]["en"]
    assert on_paper == {"one": 2, "other_three": 2, "three": 2, "two": 5}
    assert sheet(*options, "--since", "printed.json", "-o", "y.pdf")[1] == ["no card has changed since printed.json"]
    change(game, "number 2\n  copies 5", "number 2\n  copies 9")
    assert sheet("--since", "printed.json", "-o", "y.pdf")[1] == ["no card has changed since printed.json"]


def test_a_record_without_copies_is_read(game: Path) -> None:
    """An earlier version has written none: nothing is said of numbers that are not known."""
    sheet("--copies", "--record", "printed.json", "-o", "x.pdf")
    found = json.loads(Path("printed.json").read_text())
    del found["copies"]
    Path("printed.json").write_text(json.dumps(found))
    told = ["no card has changed since printed.json"]
    assert sheet("--copies", "--since", "printed.json", "-o", "y.pdf")[1] == told


def test_what_has_a_former_id_of_a_card_is_that_of_the_card(game: Path) -> None:
    art = game.parent / "art"
    art.mkdir()
    made = io.BytesIO()
    Image.new("RGB", (900, 900), (10, 200, 10)).save(made, "PNG")
    (art / "two.png").write_bytes(made.getvalue())
    (game.parent / "faces.yaml").write_text("art:\n  two: {zoom: 1.5}\ncards:\n  two: {layout: full_art}\n")
    options = "--to", "png", "--dpi", "30", "--since", "printed.json", "--record", "printed.json"
    assert sheet(*options[:4], "--record", "printed.json", "-o", "x")[0] == 0
    change(game, 'spell two "Two (2nd)"\n', 'spell pair "Two (2nd)"\n  formerly two\n')
    change(game, "2 one, 1 two", "2 one, 1 pair")
    assert sheet(*options, "-o", "y")[1] == ["no card has changed since printed.json"]
    assert sheet("--to", "png", "--dpi", "30", "--card", "pair", "-o", "y")[0] == 0
    assert Path("y/pair.png").read_bytes() == Path("x/two.png").read_bytes()
    assert run("check", "dust").stdout.splitlines()[-1].endswith(" 0 errors")
    assert "W507" not in run("check", "dust").stdout
    change(game, "rises by 2", "rises by 5")
    assert sheet(*options, "-o", "y")[1][0] == "1 card has changed: pair"
    found = json.loads(Path("printed.json").read_text())
    assert (
        "two" not in found["printed"]["en"] and "two" not in found["copies"]["en"] and "pair" in found["copies"]["en"]
    )
