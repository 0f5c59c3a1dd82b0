"""`ombre check --watch` checks again whenever a file changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from ombre.prose.language.wording import wording
from ombre.workshop.commands import check
from ombre.workshop.console import watching

from ..command import run


@pytest.fixture
def night(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "night").mkdir()
    (tmp_path / "night" / "set.card").write_text("expansion night of hearts\n", encoding="utf-8")
    return tmp_path / "night"


def test_each_change_is_checked(
    night: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new error, an unreadable file, an error that only the checks find, and no error any more."""
    text = "expansion night of hearts\n"
    told: list[tuple[str, ...]] = []
    edits = [
        text + "\nrule dusk: when turn starts:\n  current fumbles\n",
        None,
        text + "\nrule dusk: when a person as p shoots:\n  p shoots\n",
        text,
    ]

    def changes(folders: Iterable[Path]) -> Iterator[frozenset[Path]]:
        assert night.resolve() in {folder.resolve() for folder in folders}
        for edit in edits:
            told.append(tuple(capsys.readouterr()))
            (night / "set.card").write_bytes(b"\xff\xfe" if edit is None else edit.encode())
            yield frozenset([night / "set.card"])
        told.append(tuple(capsys.readouterr()))

    monkeypatch.setattr(watching, "changes", changes)
    check.watched(check.CheckReport(Path("night"), wording("en"), hints=False, fit=False), [])
    assert told[0] == ("0 cards checked: 0 errors\n", "")
    assert told[1][0] == "-- set.card\n0 cards checked: 1 error\n" and "fumbles" in told[1][1]
    assert told[2][0] == "-- set.card\n" and "UTF-8" in told[2][1]
    assert told[3][0].startswith("-- set.card\n") and "error[E401]" in told[3][1]
    assert told[4] == ("-- set.card\n0 cards checked: 0 errors\n", "")


def test_it_ends_without_a_traceback(night: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends it."""

    def interrupted(folders: Iterable[Path]) -> Iterator[frozenset[Path]]:
        raise KeyboardInterrupt

    monkeypatch.setattr(watching, "changes", interrupted)
    done = run("check", night.name, "--watch")
    assert done.stdout == "0 cards checked: 0 errors\n"
    assert done.returncode != 0 and "Traceback" not in done.stderr


def test_it_prints_text(night: Path) -> None:
    done = run("check", night.name, "--watch", "--format", "json")
    assert done.returncode != 0 and "--watch prints text" in done.stderr
