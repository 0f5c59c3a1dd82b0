"""Where what was compiled, formatted or read once is kept, so that it need not be made again.

An entry is found by a hash of everything it depends on, so it is never stale: its address is that hash; where only the
last entry of a file is worth keeping, the address is of the rest, and what depends on the text is in the entry.
"""

from __future__ import annotations

import atexit
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
_UNUSED = 60 * _DAY  # what nobody has asked for that long is swept
_CHECK = 32  # bytes of SHA-256


def folder() -> Path:
    """The cache: `OMBRE_CACHE`, or the place the operating system keeps for such things.

    Where nothing can be written there, a folder that lasts as long as this process.
    """
    chosen = os.environ.get("OMBRE_CACHE")
    return _writable(Path(chosen) if chosen else platformdirs.user_cache_path("ombre", appauthor=False))


@cache
def _writable(wanted: Path) -> Path:
    try:
        wanted.mkdir(parents=True, exist_ok=True, mode=0o700)
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
    """Name the result of compiling `inputs` (file name, content) with the compiler as it is now."""
    digest = hashlib.sha256(compiler_fingerprint().encode())
    for name, content in sorted(inputs.items()):
        _feed(digest.update, name.encode(), content)
    return digest.hexdigest()[:32]


@cache
def compiler_fingerprint() -> str:
    """Change with any file of the language or the compiler, and with the libraries that shape its results."""
    from importlib.metadata import version  # a good part of the time of loading a game, which asks for no version

    digest = hashlib.sha256()
    here = Path(__file__).resolve().parent
    for path in sorted(_sources([here, here.parent / "dsl"])):
        _feed(digest.update, path.relative_to(here.parent).as_posix().encode(), path.read_bytes())
    for library in ("black", "jinja2", "lark"):
        _feed(digest.update, library.encode(), version(library).encode())
    return digest.hexdigest()


def module(key: str, name: str) -> Path:
    """Where the module of that name and key is, or will be."""
    return folder() / "modules" / key / f"{name}.py"


def is_whole(path: Path, key: str, hashed: Callable[[bytes], str]) -> bool:
    """Whether a module is there as it was made. key: what `hashed` makes of it, which is its address."""
    with suppress(OSError):
        return hashed(path.read_bytes()) == key
    return False


def store(key: str, name: str, text: str) -> Path:
    """Write one module whole or not at all, and give its path. Two processes may do so at the same time."""
    path = module(key, name)
    with suppress(OSError):
        if path.read_bytes() == text.encode():
            return path
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        replace(path, text)
    except OSError:
        if not path.is_file():  # else another process was first (Windows refuses to replace an open file)
            raise
    return path


# ------------------------------------------------------------------------------------------------- formats


def formatted(text: str, line_length: int, form: Callable[[str], str]) -> str:
    """What Black, called by `form`, makes of a text; each text is formatted once."""
    path = place("formats", text, black_version(), str(line_length))
    known = held(path)
    if known is not None:
        return known.decode()
    made = form(text)
    keep(path, made.encode())
    return made


@cache
def black_version() -> str:
    """Black's version: looking it up is reading a file."""
    from importlib.metadata import version

    return version("black")


# -------------------------------------------------------------------------------------------------- entries


def held(path: Path) -> bytes | None:
    """What an entry holds; nothing where there is none, or a damaged one."""
    with suppress(OSError):
        entry = path.read_bytes()
        if entry[:_CHECK] == _check(entry[_CHECK:]):
            touch(path)
            return entry[_CHECK:]
    return None


def keep(path: Path, content: bytes) -> None:
    """Make an entry, or put another in its place. It begins with a hash, so it need not be forced to the disk."""
    with suppress(OSError):  # a full disk: it is made again next time
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        replace(path, _check(content) + content, sure=False)


def place(part: str, *named: str) -> Path:
    """Where the entry is that has these names."""
    digest = hashlib.sha256()
    _feed(digest.update, *(name.encode() for name in named))
    return folder() / part / digest.hexdigest()


def _check(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()


# ------------------------------------------------------------------------------------------------ cleaning


def touch(path: Path) -> None:
    """Note that an entry is in use, once a day."""
    with suppress(OSError):
        if time.time() - path.stat().st_mtime > _DAY:
            os.utime(path)


def sweep() -> int:
    """Take away the temporaries of writers that were killed, and what has long been unused; how many files."""
    now = time.time()
    swept = 0
    root = folder()
    for part in ("modules", "formats", "grammar", "trees", "pieces", "projects"):
        for path in sorted((root / part).rglob("*"), reverse=True):  # a folder comes after what is in it
            with suppress(OSError):  # another process swept it
                if path.is_dir():
                    if now - path.stat().st_mtime > _DAY:
                        path.rmdir()  # does nothing where it is not empty
                elif now - path.stat().st_mtime > (_DAY if path.suffix == ".tmp" else _UNUSED):
                    path.unlink()
                    swept += 1
    return swept


def _sources(folders: Iterable[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def _feed(update: Callable[[bytes], object], *parts: bytes) -> None:
    for part in parts:
        update(len(part).to_bytes(8, "big"))  # so that no two lists of parts read alike
        update(part)
