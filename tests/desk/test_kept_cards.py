"""The copies of a folder of cards with which tables begin: what they hold, and what is neither read nor copied."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ombre.compiler.projects import files
from ombre.compiler.projects.places import UsageError, Wanted, place_of
from ombre.desk.tables import kept_cards
from ombre.workshop.creating.games import new_game


@pytest.fixture
def wanted(tmp_path: Path) -> Wanted:
    new_game("night_market", tmp_path)
    return place_of(tmp_path / "night_market")


def large(path: Path, size: int) -> Path:
    """Make a file with so many bytes, which take no place on the disk."""
    path.parent.mkdir(exist_ok=True)
    with path.open("wb") as file:
        file.truncate(size)
    return path


def copied(into: Path, name: str) -> set[str]:
    """The files of a copy of the game."""
    folder = into / name / "night_market"
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_a_file_that_is_too_large_for_a_game_is_neither_read_nor_copied(
    wanted: Wanted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A film between the pictures, or a dump with the ending of a text,
    would be hashed for each table that is opened.
    """
    folder, into = wanted.place.folder, tmp_path / "copies"
    before = kept_cards.kept(wanted, into).name
    assert copied(into, before) >= {"base/set.yaml", "base/treasures.card"}
    too_large = [
        *(
            large(folder / "base" / f"dump{ending}", files.MOST_TEXT + 1)
            for ending in (".card", ".yaml", ".ftl", ".po")
        ),
        *(large(folder / "art" / f"film{at}.png", files.MOST_FONT + 1) for at in range(9)),  # together more than 512 MB
    ]
    read: list[Path] = []
    read_bytes = files.read_bytes

    def reading(path: Path, most: int = files.MOST_BYTES) -> bytes:
        read.append(path)
        return read_bytes(path, most)

    monkeypatch.setattr(files, "read_bytes", reading)
    assert kept_cards.kept(wanted, into).name == before, "no game reads these files, so these are the same cards"
    large(folder / "art" / "map.png", files.MOST_TEXT + 1)
    name = kept_cards.kept(wanted, into).name
    assert copied(into, name) == copied(into, before) | {"art/map.png"}
    assert read and not {*too_large} & {*read}


def test_a_folder_with_too_much_is_refused_and_leaves_nothing(
    wanted: Wanted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    into = tmp_path / "copies"
    for limit, most, told in (("_MOST_BYTES", 2 << 20, "more than 2 MB"), ("_MOST_FILES", 3, "more than 3 files")):
        large(wanted.place.folder / "art" / "map.png", 3 << 20)
        with monkeypatch.context() as patch:
            patch.setattr(kept_cards, limit, most)
            with pytest.raises(UsageError, match=told):
                kept_cards.kept(wanted, into)
        assert not into.exists() or not [*into.iterdir()]


def test_cards_that_have_changed_are_copied_again_and_the_first_copy_stays(wanted: Wanted, tmp_path: Path) -> None:
    into = tmp_path / "copies"
    card = wanted.place.folder / "base" / "treasures.card"
    picture = large(wanted.place.folder / "art" / "map.png", 10)
    text = card.read_bytes()
    first = kept_cards.kept(wanted, into)
    os.utime(card)
    assert kept_cards.kept(wanted, into) == first, "the time of a text does not matter"
    card.write_bytes(text + b"\n")
    second = kept_cards.kept(wanted, into)
    large(picture, 11)
    third = kept_cards.kept(wanted, into)
    assert len({first.name, second.name, third.name}) == 3
    assert (first.place.folder / "base" / "treasures.card").read_bytes() == text
    assert kept_cards.read(into, first.name) == first
    kept_cards.forget_others(into, {second.name})
    assert [path.name for path in into.iterdir()] == [second.name]
    with pytest.raises(UsageError, match="not there any more"):
        kept_cards.read(into, first.name)
