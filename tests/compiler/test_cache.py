"""The cache for the modules of an author's files: entries are complete, never stale, and shared by processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from ombre.compiler.driver import compile_project, modules
from ombre.compiler.modules import module_paths
from ombre.compiler.projects import cache
from ombre.compiler.projects.project import CardFile, open_game
from ombre.runtime.loader import load_file

CARD = """
expansion tolls of crossfire

obstacle toll_gate "Toll Gate" normal
  colour green    type tech    track green, 3    attack 1    nuyen 5
"""


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "cache here"))
    return tmp_path / "cache here"


@pytest.fixture
def author(tmp_path: Path) -> Path:
    folder = tmp_path / "my set"
    folder.mkdir()
    (folder / "one.card").write_text(CARD, encoding="utf-8")
    return folder


def compiled(folder: Path) -> Path:
    """The module of the author's only file."""
    project = open_game("crossfire", [str(folder)])
    return module_paths(project, lambda files: modules(compile_project(project), files))[-1]


def test_compile_load_and_reuse(author: Path, own_cache: Path) -> None:
    """The first use of a file writes a module that only the user can read; the second use writes nothing."""
    path = compiled(author)
    assert path.is_relative_to(own_cache) and path.parent.stat().st_mode & 0o077 == 0
    assert [card.id for card in load_file(path).MODULE.cards] == ["toll_gate"]
    before = path.stat().st_mtime_ns
    assert compiled(author) == path and path.stat().st_mtime_ns == before


def test_an_edit_gives_another_module_and_keeps_the_old(author: Path) -> None:
    """The path of a module depends on its content, so an edit of the source does not overwrite the old module."""
    old = compiled(author)
    (author / "one.card").write_text(CARD.replace("nuyen 5", "nuyen 6"), encoding="utf-8")
    new = compiled(author)
    assert new != old and old.is_file() and new.is_file()


def test_an_edit_leaves_the_modules_of_other_files(author: Path) -> None:
    """The module of a file stays the same if another file is edited; a deleted module is compiled again."""
    (author / "two.card").write_text(CARD.partition("\n\n")[2].replace("toll", "tall"), encoding="utf-8")
    two = compiled(author)
    (author / "one.card").write_text(CARD.replace("nuyen 5", "nuyen 6"), encoding="utf-8")
    assert compiled(author) == two
    two.unlink()
    assert compiled(author) == two and two.is_file()


def test_another_compiler_compiles_anew(author: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new version of ombre does not use the modules that an old version has compiled."""
    asked: list[str] = []
    project = open_game("crossfire", [str(author)])

    def make(files: Sequence[CardFile]) -> dict[str, str]:
        asked.append(cache.fingerprint("compiler"))
        return modules(compile_project(project), files)

    for version in ("one", "one", "another"):
        fingerprints = dict.fromkeys(("dsl", "compiler", "prose", "sheets", "workshop", "lab"), version)
        monkeypatch.setattr(cache, "fingerprint", fingerprints.__getitem__)
        module_paths(project, make)
    assert asked == ["one", "another"]


def test_a_module_that_fails_is_not_left_behind() -> None:
    """A module that raises an error on import raises the same error on the next import."""
    path = cache.store("f" * 32, "bad", "raise ValueError('no')\n")
    for _ in range(2):
        with pytest.raises(ValueError, match="no"):
            load_file(path)


def test_a_kill_leaves_a_whole_file_or_none(own_cache: Path) -> None:
    """If processes are killed while they write, all modules in the cache are complete."""
    text = "X = 1\n" * 400_000
    code = (
        "from ombre.compiler.projects.cache import store; import itertools\n"
        "for n in itertools.count(): store(f'{n:032x}', 'm', 'X = 1\\n' * 400_000)"
    )
    whole: list[Path] = []
    for wait in range(6):
        before = set(own_cache.rglob("m.py"))
        with subprocess.Popen([sys.executable, "-c", code], env=dict(os.environ)) as process:
            while {*own_cache.rglob("m.py")} <= before and process.poll() is None:
                time.sleep(0.002)
            time.sleep(wait / 200)  # it is writing the next ones
            process.send_signal(signal.SIGKILL)
        assert process.returncode == -signal.SIGKILL
        whole = list(own_cache.rglob("m.py"))
        assert all(path.stat().st_size == len(text) for path in whole)
    assert whole


def test_a_folder_on_a_drive_that_is_not_there_is_an_error() -> None:
    """Where the root of a path is no folder, no folder above it is looked for."""

    class Away(type(Path())):  # type: ignore[misc]  # the base is that of this system
        def is_dir(self) -> bool:
            return False

        def mkdir(self, *_: object, **__: object) -> None:
            raise AssertionError("nothing is made")

    with pytest.raises(FileNotFoundError):
        cache.own_folder(Away("/a/b"))
