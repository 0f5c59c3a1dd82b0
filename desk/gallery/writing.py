"""Write a site into a folder, which holds nothing else: what an earlier version has made is replaced."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ombre.compiler.projects import files
from ombre.compiler.projects.places import UsageError
from ombre.translatable import tr

MARK = ".ombre-gallery"
_LISTED = "The files of this folder are made by `ombre gallery`, which deletes those that it does not make any more.\n"


def check(folder: Path) -> None:
    """Raise UsageError if a folder cannot be written to: it has files that are not of a site."""
    if folder.exists() and not folder.is_dir():
        raise UsageError(tr("{0} is a file; name a folder", folder))
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise UsageError(tr("{0} has files of yours; name an empty folder, or one that does not exist", folder))


def write(folder: Path, made: Iterable[tuple[str, bytes]]) -> int:
    """Write the files of a site, each with its path in the folder; return their number. Old ones are deleted."""
    check(folder)
    before = _listed(folder)
    new: set[str] = set()
    for path, content in made:
        new.add(path)
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.is_file() or target.read_bytes() != content:
            files.write(target, content)
    for path in sorted(before - new):
        (folder / path).unlink(missing_ok=True)
    files.write(folder / MARK, _LISTED + "".join(f"{path}\n" for path in sorted(new)))
    return len(new)


def _listed(folder: Path) -> set[str]:
    """The files that the last version has made: only these are deleted, and none outside of the folder."""
    mark = folder / MARK
    lines = files.read(mark).split("\n")[1:] if mark.is_file() else []
    inside = folder.resolve()
    return {path for path in lines if path and (folder / path).resolve().is_relative_to(inside)}
