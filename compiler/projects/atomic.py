"""Replace files atomically: after an interrupted write, the file has its old content or its new content, complete."""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import suppress
from pathlib import Path

TEMPORARY = ".ombre.tmp"  # the suffix of a file that is not complete yet
STALE = 60  # seconds; a temporary file that has not changed for so long belongs to an interrupted write


def replace(path: Path, content: str | bytes, beside: Path | None = None, mode: int = 0o600, sure: bool = True) -> None:
    """Replace the content of a file by a text or bytes.

    beside: the folder for the temporary file; it must be on the disk of the file. sure: flush the file to the disk.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    place = beside or path.parent
    if sure:  # otherwise it is a temporary file in a folder that `tidy` cleans
        tidy(place)
    handle, temporary = tempfile.mkstemp(dir=place, prefix=f".{path.name[:40]}-", suffix=TEMPORARY)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            if sure:
                file.flush()
                os.fsync(file.fileno())
        os.chmod(temporary, mode)
        os.replace(temporary, path)
    except BaseException as error:
        Path(temporary).unlink(missing_ok=True)
        if isinstance(error, OSError):
            error.filename = str(path)  # the caller does not know the name of the temporary file
        raise


def tidy(folder: Path) -> None:
    """Delete the old temporary files in a folder; interrupted writes leave them behind."""
    with suppress(OSError):
        for path in folder.glob(f".*{TEMPORARY}"):
            with suppress(OSError):  # another process has removed it, or another user owns it
                if time.time() - path.lstat().st_mtime > STALE:
                    path.unlink()
