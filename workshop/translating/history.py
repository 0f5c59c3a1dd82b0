"""Read earlier versions of files from git. The working tree and the index are never changed."""

from __future__ import annotations

import io
import os
import subprocess
import tarfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from ombre.compiler.places import UsageError

_PATIENCE = 60  # seconds for one call of git


def repository(path: Path) -> Path | None:
    """Return the root of the git repository that contains a path; None without a repository or a commit, or without git."""
    folder = path if path.is_dir() else path.parent
    found = _git(folder, "rev-parse", "--show-toplevel")
    if found is None or _git(folder, "rev-parse", "--verify", "--quiet", "HEAD") is None:  # nothing is committed yet
        return None
    return Path(os.fsdecode(found.rstrip(b"\n")))


def commit(root: Path, revision: str) -> str:
    """Return the hash of the commit that a revision names; raise UsageError if there is none."""
    found = _git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    if found is None:
        raise UsageError(f"git knows no revision '{revision}'")
    return found.decode().strip()


def commits(root: Path, paths: Iterable[Path], most: int, adding: str = "") -> list[str]:
    """Return the hashes of the last commits that changed some files, the newest first.

    adding: only commits that changed how often the files contain this text.
    """
    wanted = ["-S", adding] if adding else []
    inside = [path.relative_to(root).as_posix() for path in paths]
    found = _git(root, "log", "--format=%H", "--no-textconv", f"--max-count={most}", *wanted, "HEAD", "--", *inside)
    return [] if found is None else found.decode().split()


def export(root: Path, revision: str, paths: Sequence[Path], into: Path) -> None:
    """Write the files of a commit below some paths to a folder, with their paths below the root of the repository."""
    inside = [path.relative_to(root).as_posix() for path in paths]
    there = [name for name in inside if _git(root, "cat-file", "-e", f"{revision}:{name}") is not None]
    found = _git(root, "archive", "--format=tar", revision, "--", *there) if there else None
    if found is not None:
        with tarfile.open(fileobj=io.BytesIO(found)) as archive:
            archive.extractall(into, filter="data")


def _git(folder: Path, *arguments: str) -> bytes | None:
    """Return what git prints; None if it fails or is not installed."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    try:
        done = subprocess.run(
            ["git", "-C", os.fspath(folder), *arguments],
            env={**environment, "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout if done.returncode == 0 else None
