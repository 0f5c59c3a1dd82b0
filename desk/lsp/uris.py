"""The paths of files by their URIs."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote, urlparse


def path_of(uri: str) -> Path | None:
    """The path of a file by its URI; None if it is not a file, such as a draft that has no name yet."""
    try:
        parts = urlparse(uri)
        return Path(unquote(parts.path)).resolve() if parts.scheme == "file" else None
    except ValueError:  # no file has a zero byte in its name
        return None
