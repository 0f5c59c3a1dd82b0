"""Only changed cards are measured and drawn again; what is kept for a card depends on all that it shows."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ombre.sheets import WORDS, Job, Paper, PrintedCard, load_faces
from ombre.sheets.pages import job as jobs
from ombre.sheets.pages import kept_pages as kept

from .deck import FACES, TIMEBOMB, words

CARDS = [replace(TIMEBOMB, id=f"card_{n}", paragraphs=(words(f"Rule {n}."),)) for n in range(kept.FEW + 1)]


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of cards in each document that the typesetter gets."""
    found: list[int] = []
    settings = Job.settings

    def noted(self: Job, cards: Any) -> dict[str, Any]:
        found.append(len(cards))
        return settings(self, cards)

    monkeypatch.setattr(Job, "settings", noted)
    return found


def pictures(cards: list[PrintedCard], ppi: int = 30, faces: Path = FACES) -> dict[str, bytes]:
    job = Job(cards, load_faces(faces), "en", WORDS)
    job.fit()
    return job.pictures(lambda _: None, ppi)


def test_only_changed_cards_are_set_again(asked: list[int]) -> None:
    first = pictures(CARDS)
    assert asked == [11, 11]
    assert pictures(CARDS) == first and asked[2:] == []
    changed = [*CARDS[:-1], replace(CARDS[-1], name="Another")]
    made = pictures(changed)
    assert asked[2:] == [1, 1]
    assert [name for name in first if first[name] != made[name]] == ["card_10.png"]
    pictures(changed, 40)
    assert asked[4:] == [11]  # another resolution: the sizes of the texts are the same


def test_a_changed_picture_changes_the_cards_that_show_it(asked: list[int], tmp_path: Path) -> None:
    folder = tmp_path / "game"
    (folder / "icons").mkdir(parents=True)
    for path in (FACES, *FACES.parent.glob("icons/*.svg")):
        (folder / path.relative_to(FACES.parent)).write_bytes(path.read_bytes())
    first = pictures(CARDS, faces=folder / "faces.yaml")
    icon = folder / "icons" / "event.svg"
    icon.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>')
    made = pictures(CARDS, faces=folder / "faces.yaml")
    assert asked == [11, 11, 11, 11]
    assert all(first[name] != made[name] for name in first)


def test_few_cards_leave_nothing_behind(own_cache: Path) -> None:
    """While a card is edited, each of its states is set once."""
    pictures(CARDS[: kept.FEW])
    assert not (own_cache / "sizes").exists() and not (own_cache / "pictures").exists()


def test_damaged_entries_are_made_again(own_cache: Path) -> None:
    first = pictures(CARDS)
    for path in (*(own_cache / "sizes").iterdir(), *(own_cache / "pictures").iterdir()):
        path.write_bytes(path.read_bytes()[:40])
    assert pictures(CARDS) == first


def test_old_pictures_make_room(own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pictures(CARDS)
    size = sum(path.stat().st_size for path in (own_cache / "pictures").iterdir())
    monkeypatch.setattr(kept, "MOST_BYTES", size)
    pictures(CARDS, 31)
    assert sum(path.stat().st_size for path in (own_cache / "pictures").iterdir()) <= size


def test_many_cards_are_drawn_in_parts(asked: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """A part has at most so many cards, and the typesetter forgets it before the next."""
    monkeypatch.setattr(jobs, "CHUNK", 10)
    monkeypatch.setattr(jobs, "PART", 5)
    emptied: list[object] = []
    monkeypatch.setattr(jobs, "forget", emptied.append)
    job = Job(CARDS, load_faces(FACES), "en", WORDS)
    job.fit()
    told: list[int] = []
    job.pdf(Paper(up=3), told.append)
    assert asked[1:] == [3, 3, 5] and told == [3, 6, 11]
    assert emptied == [job.lettering.fonts] * 4
    assert len(job.single(3)["card"]) > 1000
