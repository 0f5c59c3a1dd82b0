"""Replace files atomically: if the write is interrupted, the old file or the new one is there."""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import suppress
from pathlib import Path

TEMPORARY = ".ombre.tmp"  # the end of the name of a file while it is written
STALE = 60  # seconds: nobody takes longer between two pieces of a file


def replace(path: Path, content: str | bytes, beside: Path | None = None, mode: int = 0o600, sure: bool = True) -> None:
    """Replace a file by a text or bytes.

    beside: the folder for the temporary file, on the same disk. sure: flush the file to the disk.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    place = beside or path.parent
    if sure:  # else it is one of many, in a folder that is swept now and then
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
            error.filename = str(path)  # whoever reads of it knows no other name
        raise


def tidy(folder: Path) -> None:
    """Delete old temporary files of interrupted writes in a folder."""
    with suppress(OSError):
        for path in folder.glob(f".*{TEMPORARY}"):
            with suppress(OSError):  # another process took it away, or its owner is another user
                if time.time() - path.lstat().st_mtime > STALE:
                    path.unlink()
