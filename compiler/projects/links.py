"""Find links in the folder of a game or a set that lead out of it.

A folder comes from anywhere, and a link in it may name any file of whoever opens it. A link may lead to another place
in the same game, or in the same expansion if no game is around it. What is above the folder is not looked at: the
author has named the folder, and it may be a link itself.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from ombre.folders import cards_folder, checkout

MOST_HEAD = 2**20  # bytes of a file of cards; a larger one is refused, so it says nothing
# What lies in the folder of a game or a set, besides files of cards.
INNER = frozenset(("art", "fonts", "icons", "locales", "rules", "scenarios"))
SETTINGS = (".yaml", ".po", ".ftl")
_GAME = re.compile(rb"^(?:\xef\xbb\xbf)?game\s+\w", re.MULTILINE)
_EXPANSION = re.compile(rb"^(?:\xef\xbb\xbf)?expansion\s+\w+\s+of\s+\w", re.MULTILINE)
_PROGRAM = (
    str(Path(__file__).parents[2]) + os.sep
)  # the files of ombre itself; some installers make each of them a link


class Stray(NamedTuple):
    """A link that leads out of the folder `home` of a game or a set."""

    link: Path
    home: Path


def stray(path: Path) -> Stray | None:
    """The first link in a path that leads out of the game or the set in whose folder it lies; None if there is none."""
    whole = os.path.abspath(path)
    if whole.startswith(_PROGRAM) or "\0" in whole or os.path.realpath(whole) == whole:
        return None
    ends = Path(whole)
    if checkout() is None and ends.is_relative_to(cards_folder()):
        return None
    for link in (*reversed(ends.parents), ends):
        if os.path.islink(link) and (home := _home(link.parent, link)) is not None:
            if not Path(os.path.realpath(link)).is_relative_to(os.path.realpath(home)):
                return Stray(link, home)
    return None


def strays(folder: Path, most: int) -> Iterator[Path]:
    """Yield the links in a folder and in its subfolders that lead out; at most `most` folders lie in each other."""
    for entry in entries_below(folder, most):
        if entry.is_symlink() and stray(Path(entry.path)) is not None:
            yield Path(entry.path)


class TooDeep(Exception):
    """Raised if there are too many folders in each other."""


def entries_below(folder: Path, most: int, hidden: bool = False) -> Iterator[os.DirEntry[str]]:
    """Yield what is in a folder and in its subfolders; links are yielded and not followed.

    most: as many folders may lie in each other; raises TooDeep. hidden: whether hidden folders are looked into, too.
    """
    left = [(str(folder), 0)]
    while left:
        inner, depth = left.pop()
        if depth > most:
            raise TooDeep
        for entry in _entries(inner):
            is_folder = _is_real_folder(entry)
            if hidden or not (is_folder and entry.name.startswith(".")):
                yield entry
                if is_folder:
                    left.append((entry.path, depth + 1))


def _entries(folder: str) -> list[os.DirEntry[str]]:
    """What is in a folder; nothing, if it cannot be read."""
    try:
        with os.scandir(folder) as found:
            return list(found)
    except OSError:
        return []


def _is_real_folder(entry: os.DirEntry[str]) -> bool:
    with suppress(OSError):
        return entry.is_dir(follow_symlinks=False)
    return False


def _home(folder: Path, inside: Path) -> Path | None:
    """The folder of the game that contains a folder, or else of the expansion or of the set; None if it is in none.

    inside: a path in the folder, whose names tell that it belongs to a set even if no file of cards is around it.
    """
    above = [folder, *folder.parents]
    cards = [_cards(one) for one in above]  # read once: a folder of a user has thousands of entries
    for pattern in (_GAME, _EXPANSION):
        for one, there in zip(above, cards, strict=True):
            if _says(pattern, there) or (pattern is _GAME and _says(pattern, _cards(one / "rules"))):
                return one.parent if pattern is _GAME and one.name == "rules" else one
    below = [inside, *above]
    for one, there, inner in zip(above, cards, below, strict=False):
        if inner.name in INNER or inner.suffix in SETTINGS or there:
            return one
    return None


def _cards(folder: Path) -> list[Path]:
    """The files of cards directly in a folder, and links with such names."""
    return [Path(entry.path) for entry in _entries(str(folder)) if entry.name.endswith(".card")]


def _says(pattern: re.Pattern[bytes], paths: Iterable[Path]) -> bool:
    """Whether one of some regular files has a line."""
    return any(pattern.search(_head(path)) for path in paths)


def _head(path: Path) -> bytes:
    """The content of a regular file; nothing for a link, a pipe or a file that cannot be read."""
    with suppress(OSError):
        state = os.lstat(path)
        if stat.S_ISREG(state.st_mode) and state.st_size <= MOST_HEAD:
            with open(path, "rb") as file:
                return file.read(MOST_HEAD)
    return b""
