"""Where an author's own folder gets its compiled modules.

A module's address is a hash of everything its text depends on, so an entry is never changed and never stale.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.metadata import version
from pathlib import Path

import platformdirs


def folder() -> Path:
    """The cache: `OMBRE_CACHE`, or the place the operating system keeps for such things."""
    chosen = os.environ.get("OMBRE_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path("ombre", appauthor=False)


def key(inputs: Mapping[str, bytes]) -> str:
    """Name the result of compiling `inputs` (file name, content) with the compiler as it is now."""
    digest = hashlib.sha256(compiler_fingerprint().encode())
    for name, content in sorted(inputs.items()):
        _feed(digest.update, name.encode(), content)
    return digest.hexdigest()[:32]


@cache
def compiler_fingerprint() -> str:
    """Change with any file of the language or the compiler, and with the two libraries that shape the text."""
    digest = hashlib.sha256()
    here = Path(__file__).resolve().parent
    for path in sorted(_sources([here, here.parent / "dsl"])):
        _feed(digest.update, path.relative_to(here.parent).as_posix().encode(), path.read_bytes())
    for library in ("black", "jinja2"):
        _feed(digest.update, library.encode(), version(library).encode())
    return digest.hexdigest()


def store(key: str, name: str, text: str) -> Path:
    """Write one module whole or not at all, and give its path. Two processes may do so at the same time."""
    path = folder() / "modules" / key / f"{name}.py"
    if path.is_file():
        return path
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{name}-", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        if not path.is_file():  # else another process was first (Windows refuses to replace an open file)
            raise
    return path


def _sources(folders: Iterable[Path]) -> Iterable[Path]:
    for folder in folders:
        yield from (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def _feed(update: Callable[[bytes], object], *parts: bytes) -> None:
    for part in parts:
        update(len(part).to_bytes(8, "big"))  # so that no two lists of parts read alike
        update(part)
