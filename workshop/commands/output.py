"""Text from anywhere in, text that a terminal only prints out: what it would obey, or would turn round, is spelled out.

Names, saves, messages and paths may be a stranger's. Everything that a command prints goes through here once.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, TextIO

from rich.console import Console

from ombre.dsl.source import UNSEEN


def shown(text: str) -> str:
    """A text in which every character that cannot be seen is written as its number: `\\x1b`, `\\u202e`."""
    return UNSEEN.sub(lambda found: found[0].encode("unicode_escape").decode("ascii"), text)


class Errors(Console):
    """Prints messages on standard error."""

    def print(self, *objects: Any, **options: Any) -> None:
        super().print(*(shown(each) if isinstance(each, str) else each for each in objects), **options)


class Plain(io.TextIOBase):
    """Standard output for text without commands; a library that would colour its own text finds no terminal here."""

    def __init__(self, file: TextIO) -> None:
        self.file = file

    def write(self, text: str, /) -> int:
        self.file.write(shown(text))
        return len(text)

    def flush(self) -> None:
        self.file.flush()

    def fileno(self) -> int:
        return self.file.fileno()

    def writable(self) -> bool:
        return True

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self.file.encoding


def _forgive(file: TextIO) -> None:
    """A terminal of another encoding still shows what it can."""
    if isinstance(file, io.TextIOWrapper):
        file.reconfigure(errors="backslashreplace")


@contextmanager
def plain_output() -> Generator[None]:
    """Inside, whatever is printed on standard output is shown as plain text."""
    before: TextIO = sys.stdout
    _forgive(before)
    sys.stdout = Plain(before)
    try:
        yield
    finally:
        sys.stdout = before
