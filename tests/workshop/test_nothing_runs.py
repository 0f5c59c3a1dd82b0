"""No file of a folder runs as a program, whatever its name and whatever the settings of its repository say."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ombre.compiler.projects.places import UsageError
from ombre.translation import history
from ombre.workshop.creating.games import new_game

from ..optional import lacking
from ..serving import seated, serving, tab

RUN = "import sys; del sys.path[0]; from ombre.workshop.cli import main; sys.argv[0] = 'ombre'; main()"
TAKEN = ("pickle", "multiprocessing", "signal", "typing", "msgspec", "ombre")
WHERE = [(), *([("--on", "local")] if not lacking(("distributed",), "cluster") else [])]
git = pytest.mark.skipif(shutil.which("git") is None, reason="needs git")


@pytest.fixture
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game in whose folder are files with the names of modules, each of which tells that it has run."""
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "cache"))
    new_game("night", tmp_path)
    folder = tmp_path / "night"
    for name in TAKEN:
        (folder / f"{name}.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'a').write('{name} ')\n", encoding="utf-8")
    monkeypatch.chdir(folder)
    return tmp_path / "ran"


def ombre(*arguments: str) -> str:
    done = subprocess.run([sys.executable, "-c", RUN, *arguments], capture_output=True, text=True, timeout=300)
    return done.stdout + done.stderr


@pytest.mark.parametrize("where", WHERE)
def test_processes_look_for_no_module_in_the_current_folder(where: tuple[str, ...], strange: Path) -> None:
    told = ombre("simulate", ".", "-n", "4", "--jobs", "2", *where)
    assert not strange.exists() and "4" in told


def test_the_processes_of_the_page_look_for_no_module_in_the_current_folder(strange: Path) -> None:
    with serving(Path(), run=RUN) as served:
        with tab(served) as page:
            made = page.do("open_table", json.dumps({"origin": {"players": 2}, "bots": ["greedy", ""]}))
            cards = Path("base/treasures.card").resolve()
            page.open(cards.as_uri(), cards.read_text(encoding="utf-8"))
            assert page.do("scenarios", cards.as_uri(), "old_map")["ran"]
        with seated(served, made["links"][1]) as seat:
            seat.asked()
    assert not strange.exists()


# ------------------------------------------------------------------------------------------------------ repositories


def in_git(folder: Path, *arguments: str, asked: str = "") -> str:
    names = {f"GIT_{who}_{what}": "x@x" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    command = ["git", "-C", str(folder), *arguments]
    done = subprocess.run(command, env={**os.environ, **names}, input=asked, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.fixture
def committed(tmp_path: Path) -> tuple[Path, Path]:
    """A repository with a program; and the file that the program makes when it runs."""
    folder, ran = tmp_path / "own", tmp_path / "ran"
    folder.mkdir()
    (folder / "a.card").write_text("one\n", encoding="utf-8")
    (folder / "evil.sh").write_text(f"#!/bin/sh\ntouch {ran}\nexit 1\n", encoding="utf-8")
    (folder / "evil.sh").chmod(0o755)
    in_git(folder, "init", "-q")
    in_git(folder, "add", "-A")
    in_git(folder, "commit", "-qm", "x")
    return folder, ran


def lies_elsewhere(folder: Path) -> None:
    """The contents of the files are missing, and are said to lie at a remote that is reached by a program."""
    for blob in in_git(folder, "rev-parse", "HEAD:a.card").split():
        (folder / ".git" / "objects" / blob[:2] / blob[2:]).unlink()
    for name, value in {
        "core.repositoryformatversion": "1",
        "extensions.partialClone": "origin",
        "remote.origin.promisor": "true",
        "remote.origin.url": ".",
        "remote.origin.uploadpack": "./evil.sh",
        "remote.origin.fetch": "+refs/heads/*:refs/remotes/origin/*",
    }.items():
        in_git(folder, "config", name, value)


def is_signed(folder: Path) -> None:
    """The commit has a signature, which a program checks."""
    head, _, body = in_git(folder, "cat-file", "commit", "HEAD").partition("\n\n")
    signature = "gpgsig -----BEGIN PGP SIGNATURE-----\n \n abc\n -----END PGP SIGNATURE-----"
    made = in_git(folder, "hash-object", "-t", "commit", "-w", "--stdin", asked=f"{head}\n{signature}\n\n{body}")
    in_git(folder, "update-ref", "HEAD", made.strip())
    in_git(folder, "config", "log.showSignature", "true")
    in_git(folder, "config", "gpg.program", "./evil.sh")


def has_filters(folder: Path) -> None:
    """Files are read through programs."""
    (folder / ".gitattributes").write_text("*.card filter=evil diff=evil\n", encoding="utf-8")
    in_git(folder, "add", "-A")
    in_git(folder, "commit", "-qm", "y")
    for name in ("filter.evil.smudge", "filter.evil.clean", "diff.evil.textconv", "diff.external", "core.fsmonitor"):
        in_git(folder, "config", name, "./evil.sh")
    in_git(folder, "config", "core.hooksPath", ".")


@git
@pytest.mark.parametrize("hostile", [lies_elsewhere, is_signed, has_filters])
def test_the_settings_of_a_repository_run_nothing(
    hostile: Callable[[Path], None], committed: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, ran = committed
    hostile(folder)
    ran.unlink(missing_ok=True)
    monkeypatch.chdir(folder)
    root = history.repository(folder)
    assert root is not None
    head = history.commit(root, "HEAD")
    is_there = hostile is not lies_elsewhere
    assert history.commits(root, [folder / "a.card"], 5)
    assert bool(history.commits(root, [folder / "a.card"], 5, "one")) == is_there
    history.export(root, head, [folder], tmp_path / "made")
    assert (tmp_path / "made" / "a.card").exists() == is_there
    assert (tmp_path / "made" / "evil.sh").exists() and not ran.exists()


@git
def test_a_commit_is_found_by_its_names_in_a_linked_working_tree(committed: tuple[Path, Path], tmp_path: Path) -> None:
    folder, _ = committed
    in_git(folder, "tag", "first")
    in_git(folder, "commit", "--allow-empty", "-qm", "z")
    in_git(folder, "pack-refs", "--all")
    in_git(folder, "worktree", "add", "-q", str(tmp_path / "linked"))
    for place in (folder, tmp_path / "linked"):
        root = history.repository(place)
        assert root is not None and root == place
        first = in_git(folder, "rev-parse", "first").strip()
        assert (
            first == history.commit(root, "first") == history.commit(root, "HEAD~1") == history.commit(root, first[:8])
        )
        assert history.commits(root, [root / "a.card"], 5) == [first]


@git
@pytest.mark.skipif(sys.platform == "win32", reason="needs links and pipes")
def test_names_of_commits_that_are_links_or_pipes_are_left_out(committed: tuple[Path, Path], tmp_path: Path) -> None:
    """A link in a repository could lead to the whole disk, and a pipe could be read for ever."""
    folder, _ = committed
    (folder / ".git" / "refs" / "heads" / "lock.lock").write_text("x", encoding="ascii")
    os.mkfifo(folder / ".git" / "refs" / "heads" / "pipe")
    first = history.commit(folder, "HEAD")
    assert first == in_git(folder, "rev-parse", "HEAD").strip()
    in_git(folder, "checkout", "-q", "--detach")
    shutil.rmtree(folder / ".git" / "refs")
    (tmp_path / "elsewhere" / "heads").mkdir(parents=True)
    (tmp_path / "elsewhere" / "heads" / "taken").write_text(f"{first}\n", encoding="ascii")
    (folder / ".git" / "refs").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(UsageError):
        history.commit(folder, "taken")
