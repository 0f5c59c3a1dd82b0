"""What the page saves can be opened again on every system; a name or a text with which it cannot is refused."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ombre.compiler.projects.files import UsageError
from ombre.desk.lsp.uris import path_of
from ombre.desk.serve.workplace import Workplace
from ombre.workshop.creating.games import new_game

from .. import command

# Names of new files below the folder of a game, each with a part of the sentence that is told.
WRONG = {
    "base/con.card": "Windows has no file or folder with the name 'con'",
    "base/LPT1.card": "Windows has no file or folder with the name 'LPT1'",
    "aux/x.card": "Windows has no file or folder with the name 'aux'",
    "base/..\\x.card": "the name of a file must be a word",
    "new\\..\\x.card": "the name of a file must be a word",
    "base/a:b.card": "the name of a file must be a word",
    "base/a.b.card": "the name of a file must be a word",
    "base/x .card": "the name of a file must be a word",
    "base./x.card": "the name of a file must be a word",
    "base /x.card": "the name of a file must be a word",
    "base/.x.card": "the name of a file must be a word",
    ".hidden/x.card": "the name of a file must be a word",
    "base/.card": ".card is not saved",
    "base/a\u202eb.card": "the name of a file must be a word",
    "base/a\x1bb.card": "the name of a file must be a word",
    "base/a\nb.card": "the name of a file must be a word",
    "base/\udcff\udcfe.card": "the name of a file must be a word",
    "base/\ufffd.card": "the name of a file must be a word",
    "base/\ufb01.card": "the name of a file must be a word",
    "base/__init__.card": "the name of a file must be a word",
    "base/Treasures.card": "differ only in capital letters",
    "Base/x.card": "differ only in capital letters",
    f"base/{'a' * 5_000}.card": "this name is too long; write at most 150 letters",
    f"base/{'ä' * 100}.card": "this name is too long; write at most 150 letters",
    f"{'x/' * 2_000}x.card": "this name is too long; write at most 150 letters",
}


@pytest.fixture
def game(tmp_path: Path) -> Path:
    new_game("night_market", tmp_path)
    return tmp_path / "night_market"


def everything_in(folder: Path) -> list[str]:
    return sorted(os.path.join(where, name) for where, _, names in os.walk(folder) for name in names)


@pytest.mark.parametrize("name", WRONG, ids=lambda name: repr(name)[1:40])
def test_a_name_that_some_system_refuses_is_not_saved(name: str, game: Path) -> None:
    before = everything_in(game)
    with pytest.raises(UsageError) as told:
        Workplace(game).save(game / name, "# new\n", "")
    assert WRONG[name] in str(told.value)
    assert str(told.value).isprintable()
    assert everything_in(game) == before
    assert command.run("check", str(game)).returncode == 0


def test_a_new_file_in_a_new_folder_is_saved(game: Path) -> None:
    place = Workplace(game)
    stamp = place.save(game / "base" / "more" / "fish.card", "# new\n", "")
    place.save(game / "base" / "more" / "fish.card", "# newer\n", stamp)
    assert command.run("check", str(game)).returncode == 0


def test_half_a_character_is_not_saved(game: Path) -> None:
    with pytest.raises(UsageError, match=r"x\.card is not saved: half of a character is in it"):
        Workplace(game).save(game / "base" / "x.card", "# \ud800\n", "")


@pytest.mark.parametrize("uri", ["file:///a%00b.card", "file://[/x.card", "untitled:x", ""])
def test_what_is_no_file_has_no_path(uri: str) -> None:
    assert path_of(uri) is None


@pytest.mark.parametrize(
    "name", ["con.card", "a\\b.card", "a:b.card", "x .card", "a\u202eb.card", "a\x1bb.card", "\udcff\udcfe.card"]
)
def test_a_file_with_such_a_name_is_told_by_each_command(name: str, game: Path) -> None:
    """It may come with a folder of somebody else."""
    (game / "base" / name).write_text("# x\n", encoding="utf-8")
    for words in (["check"], ["test"], ["fmt", "--check"], ["sheet", "--to", "html", "-o", str(game / "out")]):
        done = command.run(words[0], str(game), *words[1:])
        said = done.stdout + done.stderr
        assert done.returncode == 2 and said.count("\n") == 1, words
        assert "must be a word" in said or "Windows has no file" in said
        assert "base" in said and "\u202e" not in said and "\x1b" not in said
