"""A file of a game that is too large is refused with this reason, whatever its sort, and none is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre.compiler.projects import files
from ombre.compiler.projects.files import MOST_FONT, MOST_TEXT, UsageError
from ombre.desk.serve.workplace import Workplace, stamp
from ombre.sheets.drawing.artwork import MOST_ART
from ombre.translation.exchange.importing import Import, finish
from ombre.workshop.creating.games import new_game

from .. import command

# By its place in a game, what a file begins with, and the most bytes that it may have.
SORTS = {
    "base/large.card": (b"# large\n", MOST_TEXT),
    "base/scenarios/large.card": (b"# large\n", MOST_TEXT),
    "base/set.yaml": (b"base: true\n", MOST_TEXT),
    "faces.yaml": (b"# large\n", MOST_TEXT),
    "table.yaml": (b"# large\n", MOST_TEXT),
    "icons/large.svg": (b"<svg>", MOST_TEXT),
    "art/large.svg": (b"<svg>", MOST_ART),
    "art/large.png": (b"\x89PNG", MOST_ART),
    "base/art/large.jpg": (b"\xff\xd8", MOST_ART),
    "fonts/large.ttf": (b"\0\1", MOST_FONT),
    "locales/de/names.po": (b'msgid ""\nmsgstr ""\n', MOST_TEXT),
    "locales/de/large.ftl": (b"# large\n", MOST_TEXT),
    "locales/it/locale.yaml": (b"name: x\n", MOST_TEXT),
}


@pytest.mark.parametrize("place", SORTS)
def test_a_file_that_is_too_large_is_refused_with_this_reason(place: str, tmp_path: Path) -> None:
    new_game("night_market", tmp_path)
    content, most = SORTS[place]
    path = tmp_path / "night_market" / place
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "wb") as file:
        file.write(content + b"#" * 3_000_000)
        file.truncate(max(3_000_000, most + 1))
    done = command.run("check", str(tmp_path / "night_market"))
    said = done.stdout + done.stderr
    assert done.returncode and f"{path.name} cannot be read: it is larger than the limit of {most // 1024:,} kB" in said
    assert "UTF-8" not in said and "Traceback" not in said


# ------------------------------------------------------------------------------ what is written can be read again


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    new_game("night_market", tmp_path)
    return tmp_path / "night_market" / "base" / "treasures.card"


def sized(text: str, size: int) -> str:
    """A text of cards with a comment below it, which has as many bytes."""
    return text + "#" * (size - len(text.encode()) - 1) + "\n"


def test_the_largest_file_that_is_saved_is_the_largest_that_is_read(cards: Path) -> None:
    workplace, text = Workplace(cards.parents[1]), cards.read_text()
    workplace.save(cards, largest := sized(text, MOST_TEXT), stamp(text))
    assert workplace.read(cards) == largest and workplace.project() is not None
    for path, seen in ((cards, stamp(largest)), (cards.with_name("new.card"), "")):
        with pytest.raises(UsageError, match=r"is not written: it would have 1,025 kB, and the limit is 1,024 kB"):
            workplace.save(path, sized(text, MOST_TEXT + 1), seen)
    assert cards.read_text() == largest and not cards.with_name("new.card").exists()


def test_line_ends_count(cards: Path) -> None:
    cards.write_bytes(cards.read_bytes().replace(b"\n", b"\r\n"))
    text, before = cards.read_text(), cards.read_bytes()
    with pytest.raises(UsageError, match="is not written"):
        Workplace(cards.parents[1]).save(cards, sized(text, MOST_TEXT - 1), stamp(text))
    assert cards.read_bytes() == before


def test_the_layout_makes_no_file_too_large(cards: Path) -> None:
    treasures = "".join(f'treasure coin_{n} "Coin {n}"\n\tworth 1  copies 1\n' for n in range(200))
    cards.write_text(before := sized(treasures, MOST_TEXT), newline="\n")
    done = command.run("fmt", str(cards))
    assert done.returncode == 2 and "treasures.card is not written: it would have 1,02" in done.stderr, done.stdout
    assert cards.read_text() == before


def test_an_import_that_makes_a_file_too_large_changes_nothing(cards: Path) -> None:
    names = [cards.parents[1] / "locales" / "de" / f"{name}.ftl" for name in ("one", "two", "three")]
    names[0].parent.mkdir(parents=True)
    names[0].write_text("# as it was\n")
    made = Import({names[0]: "# new\n", names[1]: "# new\n", names[2]: sized("", MOST_TEXT + 1)})
    with pytest.raises(UsageError, match="is not written"):
        finish(made)
    assert [path.exists() and path.read_text() for path in names] == ["# as it was\n", False, False]


def test_no_text_is_exported_that_could_not_be_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MOST_TEXT", 400_000)  # all files of the game are smaller
    done = command.run(
        "locale", "export", "fr", "--game", "crossfire", "--all", "--to", "xliff", "--out", str(tmp_path / "made")
    )
    assert done.returncode == 2 and "is not written" in done.stderr and not (tmp_path / "made").exists()
