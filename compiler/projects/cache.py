"""Cache compiled modules, formatted texts, syntax trees and parser tables in a folder of the user.

The path of an entry contains a hash of everything that the entry depends on, so an entry is never stale. If only the
latest entry for a file is useful, this hash leaves out the text of the file, and the entry contains a hash of the text.
"""

from __future__ import annotations

import atexit
import errno
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path

import platformdirs

from .atomic import replace

_DAY = 24 * 60 * 60
_UNUSED = 60 * _DAY  # an entry that has not been used for this time is deleted
# The folders of the cache whose entries are deleted when they have not been used for long.
PARTS = (
    *("modules", "formats", "grammar", "trees", "pieces", "projects", "mutants", "pairs"),
    *("messages", "sizes", "pictures", "verdicts", "games", "builds"),
)
_CHECK = 32  # the length of a SHA-256 hash in bytes


def folder() -> Path:
    """The folder of the cache: the value of `OMBRE_CACHE`, or the cache folder of the system.

    If that folder is not writable, a temporary folder which is deleted when this process ends.
    """
    chosen = os.environ.get("OMBRE_CACHE")
    return _writable(Path(chosen) if chosen else platformdirs.user_cache_path("ombre", appauthor=False))


def own_folder(path: Path) -> None:
    """Make a folder, and those above it that are missing, for the user only; raise OSError if that cannot be done."""
    if not path.is_dir():
        if path.parent == path:  # a drive that is not there
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        own_folder(path.parent)
        path.mkdir(mode=0o700, exist_ok=True)


@cache
def _writable(wanted: Path) -> Path:
    try:
        own_folder(wanted)
        with tempfile.TemporaryFile(dir=wanted):
            return wanted
    except OSError as error:
        reason = error.strerror or str(error)
        print(f"ombre: {wanted} cannot be written ({reason}); this run keeps nothing for the next", file=sys.stderr)
        instead = Path(tempfile.mkdtemp(prefix="ombre-"))
        atexit.register(shutil.rmtree, instead, ignore_errors=True)
        return instead


# ------------------------------------------------------------------------------------------------- modules


def key(inputs: Mapping[str, bytes]) -> str:
    """The key for the result of compiling `inputs` with the present compiler.

    inputs: the content of each file, by the name of the file.
    """
    digest = hashlib.sha256(fingerprint("compiler").encode())
    for name, content in sorted(inputs.items()):
        _feed(digest.update, name.encode(), content)
    return digest.hexdigest()[:32]


# For each room: it, and the rooms on which its results depend.
_BELOW = {
    "dsl": ("dsl",),
    "compiler": ("dsl", "compiler"),
    "prose": ("dsl", "compiler", "prose"),
    "sheets": ("dsl", "compiler", "prose", "sheets"),
    "workshop": ("dsl", "runtime", "compiler", "session", "prose", "sheets", "workshop"),
    "lab": ("dsl", "runtime", "compiler", "session", "prose", "sheets", "workshop", "lab"),
}
_DESCRIBED = (".md", ".po", ".txt")  # pages of help, translations of diagnostics and licences change no result


@cache
def fingerprint(room: str) -> str:
    """A hash of the files of a room, of those below it on which its results depend, and of the libraries they use."""
    from importlib.metadata import version  # slow to import, and loading a game does not need it

    digest = hashlib.sha256()
    root = Path(__file__).resolve().parents[2]
    for path in sorted(_sources(root / name for name in _BELOW[room])):
        if path.suffix not in _DESCRIBED:
            _feed(digest.update, path.relative_to(root).as_posix().encode(), path.read_bytes())
    for library in ("black", "jinja2", "lark"):
        _feed(digest.update, library.encode(), version(library).encode())
    return digest.hexdigest()


def module(key: str, name: str) -> Path:
    """The path of the cached module with this key and name; the file may not exist yet."""
    return folder() / "modules" / key / f"{name}.py"


def is_whole(path: Path, key: str, hashed: Callable[[bytes], str]) -> bool:
    """Whether a cached module exists and has its original content.

    key: the hash that `hashed` returned for this content; the path of the module contains it.
    """
    with suppress(OSError):
        return hashed(path.read_bytes()) == key
    return False


def store(key: str, name: str, text: str) -> Path:
    """Write one module atomically, and return its path. Several processes may write the same module at once."""
    path = module(key, name)
    with suppress(OSError):
        if path.read_bytes() == text.encode():
            return path
    own_folder(path.parent)
    try:
        replace(path, text)
    except OSError:
        if not path.is_file():  # otherwise another process has written it (Windows refuses to replace an open file)
            raise
    return path


# ----------------------------------------------------------------------------------------- formatted texts


def formatted(text: str, line_length: int, form: Callable[[str], str]) -> str:
    """A text formatted by Black, from the cache if it is there.

    form: the function that formats a text which is not in the cache.
    """
    path = place("formats", text, black_version(), str(line_length))
    known = held(path)
    if known is not None:
        return known.decode()
    made = form(text)
    keep(path, made.encode())
    return made


@cache
def black_version() -> str:
    """The installed version of Black. The result is cached, because finding the version reads a file."""
    from importlib.metadata import version

    return version("black")


# -------------------------------------------------------------------------------------------------- entries


def held(path: Path) -> bytes | None:
    """The content of an entry; None if it does not exist or is damaged."""
    with suppress(OSError):
        entry = path.read_bytes()
        if entry[:_CHECK] == _check(entry[_CHECK:]):
            touch(path)
            return entry[_CHECK:]
    return None


def keep(path: Path, content: bytes) -> None:
    """Write or replace an entry.

    The entry begins with a hash of its content, which shows damage, so it need not be flushed to the disk.
    """
    with suppress(OSError):  # for example if the disk is full; the result is then computed again next time
        own_folder(path.parent)
        replace(path, _check(content) + content, sure=False)


def place(part: str, *named: str) -> Path:
    """The path of the cache entry that these names identify, in the part `part` of the cache."""
    digest = hashlib.sha256()
    _feed(digest.update, *(name.encode() for name in named))
    return folder() / part / digest.hexdigest()


def _check(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()


def is_proved(room: str, what: str, content: bytes, prove: Callable[[], bool]) -> bool:
    """Whether something is true of a content. If it is, this is kept, and `prove` is not called again.

    room: that which proves it. what: the property, in the form of a name. prove: tests it; it may depend on the content
    and the program only.
    """
    path = place("verdicts", fingerprint(room), what, hashlib.sha256(content).hexdigest())
    if held(path) is not None:
        return True
    found = prove()
    if found:
        keep(path, b"")
    return found


# ------------------------------------------------------------------------------------------------ cleaning


def touch(path: Path) -> None:
    """Set the modification time of an entry to the current time when the entry is used, at most once a day."""
    with suppress(OSError):
        now = time.time()
        if now - path.stat().st_mtime > _DAY:
            os.utime(path, (now, now))


def sweep() -> int:
    """Delete the temporary files of interrupted writes and the entries that have not been used for long.

    Returns the number of deleted files.
    """
    now = time.time()
    swept = 0
    root = folder()
    for part in PARTS:
        # Reversed, so that the contents of a folder come before the folder.
        for path in sorted((root / part).rglob("*"), reverse=True):
            with suppress(OSError):  # another process has deleted it
                if path.is_dir():
                    if now - path.stat().st_mtime > _DAY:
                        path.rmdir()  # fails if the folder is not empty
                elif now - path.stat().st_mtime > (_DAY if path.suffix == ".tmp" else _UNUSED):
                    path.unlink()
                    swept += 1
    return swept


def _sources(folders: Iterable[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def _feed(update: Callable[[bytes], object], *parts: bytes) -> None:
    for part in parts:
        update(len(part).to_bytes(8, "big"))  # the length keeps different lists of parts apart
        update(part)
