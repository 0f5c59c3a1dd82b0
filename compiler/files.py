"""Read and write files of users; a file that cannot be read or written raises `UsageError` with one sentence.

The files are not trusted: only regular files up to a maximal size are read, and a pipe or a device is refused.
"""

from __future__ import annotations

import codecs
import os
import re
import stat
from bisect import bisect_left
from collections.abc import Callable
from pathlib import Path, PurePath
from urllib.parse import quote

from ombre.dsl.source import UNSEEN
from ombre.folders import cards_folder, checkout
from ombre.translatable import tr

from . import atomic

MOST_TEXT = 2**20  # the largest file written by a person, in bytes
MOST_BYTES = 2**24  # the largest file written by ombre (a saved game, a campaign), in bytes
BOM = "\ufeff"
_RESERVED = re.compile(r"con|prn|aux|nul|(com|lpt)\d", re.IGNORECASE)  # devices of Windows, in every folder


class UsageError(Exception):
    """Raised if a name, file or value from the user does not exist or cannot be used; the message is for the user."""


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """The content of a regular file; raises UsageError if it has more than `most` bytes."""
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):  # tested before opening, because opening a pipe can block
            why = tr("it is a folder") if path.is_dir() else tr("it is a pipe or a device")
            raise UsageError(tr("{0} cannot be read: {1}", path, why))
        with open(path, "rb", opener=_opener) as file:
            data = file.read(most + 1)
    except OSError as error:
        raise UsageError(tr("{0} cannot be read: {1}", path, error.strerror)) from None
    except ValueError:
        raise UsageError(tr("{0} cannot be read: this is not a valid file name", repr(str(path)))) from None
    if len(data) > most:
        raise UsageError(tr("{0} cannot be read: it is larger than the limit of {1} kB", path, f"{most // 1024:,}"))
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


def write(path: Path, content: str | bytes) -> None:
    """Write a text or bytes to a file atomically."""
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
