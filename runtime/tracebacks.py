"""An error from generated code in, the lines of the `.card` files that it went through out, as a note on the error.

The comment behind each generated function says where it comes from; it is read only when something has gone wrong.
"""

from __future__ import annotations

import linecache
import re
from collections.abc import Iterator
from functools import cache
from traceback import walk_tb
from types import CodeType, FrameType, FunctionType, TracebackType
from typing import NamedTuple

from .records import Module

_HEAD = "In the cards, the innermost last:"
_MARK = re.compile(r"#\s+\S.*:(\d+)$")
_LONGEST = 12  # lines that a function's first line may be spread over
_MOST = 20  # places in one note


class Place(NamedTuple):
    """A line of a `.card` file, and the function that was made of it."""

    source: str
    line: int
    function: str

    def __str__(self) -> str:
        return f"{self.source}:{self.line}"

    def shown(self) -> str:
        """Like an entry of Python's traceback, with the line itself where its file is at hand."""
        entry = f'  File "{self.source}", line {self.line}, in {self.function.replace("__", " / ")}'
        text = _text(self.source, self.line)
        return f"{entry}\n    {text}" if text else entry


def explain(error: BaseException) -> None:
    """Say on an error which lines of cards led to it, where any did; what was said farther inside is said again."""
    found = list(places(error.__traceback__))
    if found:
        error.__notes__ = [note for note in getattr(error, "__notes__", ()) if not note.startswith(_HEAD)]
        left_out = [f"  ... and {len(found) - _MOST} before them"] if len(found) > _MOST else []
        error.add_note("\n".join([_HEAD, *left_out, *(place.shown() for place in found[-_MOST:])]))


def places(trace: TracebackType | None) -> Iterator[Place]:
    """The lines of cards that a traceback goes through, the innermost last."""
    for frame, _ in walk_tb(trace):
        if (place := of_frame(frame)) is not None:
            yield place


def of_frame(frame: FrameType) -> Place | None:
    """Where the function that a frame runs comes from, if it was generated."""
    return _place(frame.f_globals.get("MODULE"), frame.f_code)


def of_function(function: object) -> Place | None:
    """Where a function comes from, if it was generated."""
    if not isinstance(function, FunctionType):
        return None
    return _place(function.__globals__.get("MODULE"), function.__code__)


def _place(module: object, code: CodeType) -> Place | None:
    line = _line(code) if isinstance(module, Module) else 0
    return Place(module.source, line, code.co_name) if isinstance(module, Module) and line else None


@cache
def _line(code: CodeType) -> int:
    """The line that the comment behind a function's first line names, or 0."""
    for number in range(code.co_firstlineno, code.co_firstlineno + _LONGEST):
        text = linecache.getline(code.co_filename, number).rstrip()
        if match := _MARK.search(text):
            return int(match[1])
        if text.endswith(":"):
            break
    return 0


def _text(source: str, line: int) -> str:
    """A line of a file that came with ombre, or that lies below the working directory."""
    from ombre import cards_folder

    for path in (cards_folder().parent / source, source):
        if text := linecache.getline(str(path), line).strip():
            return text
    return ""
