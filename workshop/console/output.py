"""Replace invisible and control characters in all printed text, so that a terminal cannot interpret them.

Names, saves, messages and paths may come from untrusted files. All output of the commands passes through this module.
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
    r"""Return a text in which each invisible character is replaced by its escape sequence, such as `\x1b`."""
    return UNSEEN.sub(lambda found: found[0].encode("unicode_escape").decode("ascii"), text)


class Errors(Console):
    """A console for messages on standard error."""

    def print(self, *objects: Any, **options: Any) -> None:
        super().print(*(shown(each) if isinstance(each, str) else each for each in objects), **options)


class Plain(io.TextIOBase):
    """A replacement for standard output that escapes invisible characters.

    It does not claim to be a terminal, so libraries print no colours.
    """

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
    """Make a stream print an escape sequence, instead of raising an error, for a character that it cannot encode."""
    if isinstance(file, io.TextIOWrapper):
        file.reconfigure(errors="backslashreplace")


@contextmanager
def plain_output() -> Generator[None]:
    """Replace standard output by a `Plain`, for the duration of the `with` block."""
    before: TextIO = sys.stdout
    _forgive(before)
    sys.stdout = Plain(before)
    try:
        yield
    finally:
        sys.stdout = before
