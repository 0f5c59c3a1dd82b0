"""Read earlier versions of files from git. The working tree and the index are never changed."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

from ombre.compiler.projects.places import UsageError
from ombre.translatable import tr

_PATIENCE = 60  # seconds for one call of git
_NAMES = ("HEAD", "refs", "packed-refs", "reftable", "shallow")  # files of a repository that name commits
_NO_SETTINGS = {"GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": os.devnull}


def repository(path: Path) -> Path | None:
    """Return the root of the git repository that contains a path;
    None without a repository or a commit, or without git.
    """
    folder = path if path.is_dir() else path.parent
    found = _git(folder, {}, "rev-parse", "--show-toplevel")
    if (
        found is None or _git(folder, {}, "rev-parse", "--verify", "--quiet", "HEAD") is None
    ):  # nothing is committed yet
        return None
    return Path(os.fsdecode(found.rstrip(b"\n")))


def commit(root: Path, revision: str) -> str:
    """Return the hash of the commit that a revision names; raise UsageError if there is none."""
    found = _read(root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    if found is None:
        raise UsageError(tr("git knows no revision '{0}'", revision))
    return found.decode().strip()


def commits(root: Path, paths: Iterable[Path], most: int, adding: str = "") -> list[str]:
    """Return the hashes of the last commits that changed some files, the newest first.

    adding: only commits that changed how often the files contain this text.
    """
    wanted = ["-S", adding] if adding else []
    inside = [path.relative_to(root).as_posix() for path in paths]
    found = _read(root, "log", "--format=%H", "--no-textconv", f"--max-count={most}", *wanted, "HEAD", "--", *inside)
    return [] if found is None else found.decode().split()


def export(root: Path, revision: str, paths: Sequence[Path], into: Path) -> None:
    """Write the files of a commit below some paths to a folder, with their paths below the root of the repository.

    The objects of git are written as they are: filters, which the settings of a repository can name, are programs, and
    are not run. Links are left out.
    """
    inside = [path.relative_to(root).as_posix() for path in paths]
    listed = _read(
        root, "ls-tree", "-r", "-z", "--full-tree", revision, "--", *(name for name in inside if name != ".")
    )
    entries = [entry.partition("\t") for entry in os.fsdecode(listed or b"").split("\0") if entry]
    found = [(about.split()[2], path) for about, _, path in entries if about.startswith("100")]
    content = _read(root, "cat-file", "--batch", asked="".join(f"{blob}\n" for blob, _ in found).encode())
    at = 0
    for _, path in found if content is not None else ():
        assert content is not None
        head = content.index(b"\n", at)
        said = content[at:head].split()
        if len(said) < 3:  # the object is missing
            at = head + 1
            continue
        size = int(said[2])
        written = into / path
        if written.resolve().is_relative_to(into.resolve()):
            written.parent.mkdir(parents=True, exist_ok=True)
            written.write_bytes(content[head + 1 : head + 1 + size])
        at = head + size + 2


def _read(root: Path, *arguments: str, asked: bytes = b"") -> bytes | None:
    """Return what git reads from the objects of a repository, without the settings of the repository.

    These may come from a stranger, and can name programs: for signatures, for objects that lie elsewhere, for filters.
    So git reads the objects from another repository, which has the names of commits, and no settings.
    """
    found = _git(root, {}, "rev-parse", "--absolute-git-dir", "--git-common-dir", "--show-object-format")
    if found is None:
        return None
    own, common, sort = (os.fsdecode(line) for line in found.rstrip(b"\n").split(b"\n"))
    shared = Path(root, common)  # a linked working tree has its own HEAD only
    with TemporaryDirectory() as made:
        for name in _NAMES:
            source = Path(own if name == "HEAD" else shared, name)
            if source.is_symlink():
                continue
            if source.is_dir():
                with suppress(OSError):  # a file that git has removed meanwhile
                    copytree(source, Path(made, name), ignore=_no_files, dirs_exist_ok=True)
            elif source.is_file():
                Path(made, name).write_bytes(source.read_bytes())
        Path(made, "refs").mkdir(exist_ok=True)
        names = "refstorage = reftable\n" if Path(made, "reftable").is_dir() else ""
        settings = f"[core]\nrepositoryformatversion = 1\nbare = true\n[extensions]\nobjectformat = {sort}\n{names}"
        Path(made, "config").write_text(settings, encoding="ascii")
        where = {"GIT_DIR": made, "GIT_OBJECT_DIRECTORY": os.fspath(shared / "objects")}
        return _git(Path(made), {**where, **_NO_SETTINGS}, *arguments, asked=asked)


def _no_files(folder: str, names: list[str]) -> list[str]:
    """Links, pipes and the like, and the locks of git."""
    paths = {name: Path(folder, name) for name in names}
    return [
        name
        for name, path in paths.items()
        if path.is_symlink() or not (path.is_file() or path.is_dir()) or name.endswith(".lock")
    ]


def _git(folder: Path, more: Mapping[str, str], *arguments: str, asked: bytes = b"") -> bytes | None:
    """Return what git prints; None if it fails or is not installed. asked: its standard input.

    In the repository of a user, only commands that read no objects are used. more: of the environment.
    """
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    try:
        done = subprocess.run(
            ["git", "-c", "core.fsmonitor=false", "-C", os.fspath(folder), *arguments],
            env={**environment, **more, "LC_ALL": "C"},
            input=asked,
            capture_output=True,
            timeout=_PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout if done.returncode == 0 else None
