"""Read, list and write files of users; what cannot be read or written raises `UsageError` with one sentence.

The files are not trusted: only regular files up to a maximal size are read, a pipe or a device is refused, and so is a
link that leads out of the folder of a game or a set. Everything that reads or lists files of games does it here
(`tests/project/test_readers.py`).
"""

from __future__ import annotations

import codecs
import os
import re
import stat
from bisect import bisect_left
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path, PurePath
from urllib.parse import quote

from ombre.dsl.source import UNSEEN
from ombre.folders import cards_folder, checkout
from ombre.translatable import tr

from . import atomic
from .links import TooDeep, entries_below, stray
from .links import strays as links_out

MOST_TEXT = 2**20  # the largest file written by a person, in bytes
MOST_BYTES = 2**24  # the largest file written by ombre (a saved game, a campaign), in bytes
MOST_FONT = 2**26  # the largest font of an author, in bytes
MOST_DEEP = 50  # as many folders lie in each other at most
BOM = "\ufeff"
HALVES = re.compile(r"[\ud800-\udfff]")  # halves of characters, which no file can have
_RESERVED = re.compile(r"con|prn|aux|nul|(com|lpt)\d", re.IGNORECASE)  # devices of Windows, in every folder


class UsageError(Exception):
    """Raised if a name, file or value from the user does not exist or cannot be used; the message is for the user."""


def named(path: Path) -> Path:
    """A path that the author has named; if it is a link that leads out of a game or a set, what the link leads to."""
    return path.resolve() if stray(path) is not None else path


def check_inside(path: Path) -> None:
    """Raise UsageError if a link in a path leads out of the folder of the game or the set in which it lies."""
    if (found := stray(path)) is not None:
        raise UsageError(
            tr(
                "{0} cannot be read: it is a link that leads out of {1}; put the file itself there",
                found.link if found.link != Path(os.path.abspath(path)) else path,
                found.home,
            )
        )


def leads_out(path: Path) -> bool:
    """Whether a link in a path leads out of the folder of the game or the set in which it lies."""
    return stray(path) is not None


def listing(folder: Path, pattern: str = "*") -> list[Path]:
    """What is in a folder of a game or a set, in alphabetical order; nothing, if there is no such folder.

    pattern: of the names, or of the names in its folders (`*/*.ftl`), but not in theirs. Raises UsageError if the
    folder is a link that leads out.
    """
    check_inside(folder)
    try:
        return sorted(folder.glob(pattern))
    except OSError:
        return []


def below(folder: Path, suffix: str = "") -> list[Path]:
    """All that is in a folder and in the folders in it and whose name ends with a suffix, in alphabetical order.

    Hidden folders are left out, and links to folders are not followed. Raises UsageError if too many folders
    lie in each other, or if the folder is a link that leads out.
    """
    check_inside(folder)
    with _not_too_deep(folder):
        found = (Path(one.path) for one in entries_below(folder, MOST_DEEP))
        return sorted(path for path in found if os.path.normcase(path.name).endswith(suffix))


def strays(folder: Path) -> list[Path]:
    """The links in a folder and in the folders in it that lead out of the game or the set, in alphabetical order."""
    with _not_too_deep(folder):
        return sorted(links_out(folder, MOST_DEEP))


def check_readable(folder: Path) -> None:
    """Raise UsageError if a folder that the typesetter reads has something in it that is no file of its own.

    The typesetter opens whatever it finds, hidden files, too:
    a link that leads out, or a pipe, for which it would wait.
    """
    check_inside(folder)
    with _not_too_deep(folder):
        for entry in entries_below(folder, MOST_DEEP, hidden=True):
            check_inside(Path(entry.path))
            _check_regular(Path(entry.path), or_folder=True)
            if entry.stat().st_size > MOST_FONT:
                raise _too_large(Path(entry.path), MOST_FONT)


def _too_large(path: Path, most: int) -> UsageError:
    return UsageError(tr("{0} cannot be read: it is larger than the limit of {1} kB", path, _kilobytes(most)))


def _kilobytes(size: int) -> str:
    return f"{-(-size // 1024):,}"  # rounded up, because what is larger than a limit should not look like it


def _check_regular(path: Path, or_folder: bool = False) -> None:
    """Raise UsageError if a path is a pipe or a device, or a folder in place of a file; tested without opening it."""
    try:
        mode = os.stat(path).st_mode
    except OSError as error:
        raise UsageError(tr("{0} cannot be read: {1}", path, error.strerror)) from None
    if not stat.S_ISREG(mode) and not (or_folder and stat.S_ISDIR(mode)):
        why = tr("it is a folder") if stat.S_ISDIR(mode) else tr("it is a pipe or a device")
        raise UsageError(tr("{0} cannot be read: {1}", path, why))


@contextmanager
def _not_too_deep(folder: Path) -> Generator[None]:
    try:
        yield
    except TooDeep:
        raise UsageError(
            tr("{0} has more than {1} folders in each other; move its files up", folder, MOST_DEEP)
        ) from None


def read_bytes(path: Path, most: int = MOST_BYTES, is_named: bool = False) -> bytes:
    """The content of a regular file; raises UsageError if it has more than `most` bytes.

    is_named: the author has named this file, so that it may be a link that leads out of a game.
    """
    if not is_named:
        check_inside(path)
    try:
        _check_regular(path)  # before opening, because opening a pipe can block
        with open(path, "rb", opener=_opener) as file:
            data = file.read(most + 1)
    except OSError as error:
        raise UsageError(tr("{0} cannot be read: {1}", path, error.strerror)) from None
    except ValueError:
        raise UsageError(tr("{0} cannot be read: this is not a valid file name", repr(str(path)))) from None
    if len(data) > most:
        raise _too_large(path, most)
    return data


def _opener(path: str, flags: int) -> int:
    """Open a file without blocking, because the file may have been replaced by a pipe after it was tested."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def read(path: Path) -> str:
    """The text of a UTF-8 file, without a byte order mark; each line ends with `\\n`, whatever ends it in the file."""
    return decoded(path, read_bytes(path, MOST_TEXT))


def decoded(path: Path, data: bytes) -> str:
    """The text for the bytes `data`, which were read from a file; see `read`."""
    if _is_utf16(data):
        raise UsageError(tr("{0}:1: this is UTF-16 text, which ombre does not read; save the file as UTF-8", path))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = len((data[: error.start] + b".").splitlines())
        sentence = tr("this is not UTF-8 text (byte {0} is invalid); save the file as UTF-8", error.start)
        raise UsageError(tr("{0}:{1}: {2}", path, line, sentence)) from None
    return text.removeprefix(BOM).replace("\r\n", "\n").replace("\r", "\n")


def _is_utf16(data: bytes) -> bool:
    """Whether bytes begin with a mark of UTF-16, or like text in UTF-16 without a mark: every second byte is zero."""
    begin = data[:200]
    zeros = (begin[part::2].count(0) * 2 > len(begin[part::2]) for part in (0, 1))
    return data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) or (len(begin) > 3 and any(zeros))


def like(before: bytes, text: str) -> str:
    """A text with the byte order mark and the line ends that its file had before; of mixed line ends, the usual ones.

    before: the content of the file, or b"" for a new file.
    """
    old = before.decode("utf-8")
    text = text.replace("\n", "\r\n") if old.count("\r\n") * 2 > old.count("\n") else text
    return BOM + text if old.startswith(BOM) else text


def read_plain(path: Path) -> str:
    """The text of a file; raises UsageError with the line if the file contains an invisible character."""
    text = read(path)
    if unseen := UNSEEN.search(text):
        line = text.count("\n", 0, unseen.start()) + 1
        raise UsageError(
            tr("{0}:{1}: there is an invisible character (U+{2}) here; delete it", path, line, f"{ord(unseen[0]):04X}")
        )
    return text


def copy(folder: Path, target: Path) -> None:
    """Copy a folder of a game or a set to a place that does not exist yet; see `below`."""
    target.mkdir(parents=True)
    for path in below(folder):
        beside = target / path.relative_to(folder)
        if path.is_dir() and not path.is_symlink():
            beside.mkdir()
        elif path.is_file():
            beside.write_bytes(read_bytes(path))


def rewrite(path: Path, content: str | bytes) -> None:
    """Write a file of a game or a set, which the author has not named, atomically.

    A link that leads out is refused, and so is a file that would be too large for `read`.
    """
    check_inside(path)
    check_size(path, content)
    write(path, content)


def check_size(path: Path, content: str | bytes) -> None:
    """Raise UsageError if a file with this content, which is not written yet, would be too large for `read`."""
    size = len(content.encode() if isinstance(content, str) else content)
    if size > MOST_TEXT:
        most = _kilobytes(MOST_TEXT)
        raise UsageError(
            tr("{0} is not written: it would have {1} kB, and the limit is {2} kB", path, _kilobytes(size), most)
        )


def write(path: Path, content: str | bytes) -> None:
    """Write a text or bytes to a file that the author has named, atomically."""
    try:
        if path.exists() and not path.is_file() and not path.is_dir():  # a pipe or a device cannot be replaced
            path.write_bytes(content.encode() if isinstance(content, str) else content)
        else:
            atomic.replace(path.resolve(), content, _beside(path.resolve()), mode=0o644)
    except OSError as error:
        raise UsageError(tr("{0} cannot be written: {1}", path, error.strerror or error)) from None


def shown(path: Path) -> str:
    """The path as messages show it, with `/`: relative to the checkout of ombre, if it is inside."""
    real = path.resolve()
    root = checkout() or cards_folder().parent
    return real.relative_to(root).as_posix() if real.is_relative_to(root) else path.as_posix()


def seen_from(folder: PurePath, path: PurePath) -> str:
    """The path as a link from a folder, with `/`; its URL, if it is on another drive of Windows. Both are absolute."""
    for up, outer in enumerate((folder, *folder.parents)):
        if path.is_relative_to(outer):
            return "/".join([*[".."] * up, *path.relative_to(outer).parts])
    address = quote(path.as_posix(), safe="/:")
    return f"file:{address}" if address.startswith("//") else f"file:///{address}"


def is_reserved(name: str) -> bool:
    """Whether Windows cannot have files or folders with this name, with any suffix."""
    return _RESERVED.fullmatch(name) is not None


def drafts() -> Path | None:
    """The folder `.ombre` of the checkout of ombre, for temporary files; None if ombre does not run from a checkout."""
    root = checkout()
    return root / ".ombre" if root is not None else None


def tidy() -> None:
    """Delete the temporary files that interrupted writes have left in the checkout."""
    folder = drafts()
    if folder is not None:
        atomic.tidy(folder)


def _beside(path: Path) -> Path | None:
    """The folder in which the temporary copy of a file is written; None for the folder of the file itself.

    It is the folder `drafts()`, if the file is in the checkout of ombre and on the same disk as `drafts()`.
    """
    folder = drafts()
    if folder is None or not path.is_relative_to(folder.parent):
        return None
    folder.mkdir(exist_ok=True)
    return folder if not path.parent.exists() or path.parent.stat().st_dev == folder.stat().st_dev else None


def line_counter(text: str) -> Callable[[int], int]:
    """A function that returns the line, from 1, of a character of a text, from 0."""
    ends = [match.start() for match in re.finditer("\n", text)]
    return lambda at: bisect_left(ends, at) + 1
