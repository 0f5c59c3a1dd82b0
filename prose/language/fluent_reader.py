"""Parse message files with the parser of Fluent, but read what is long in one step instead of letter by letter.

The parser of the library looks at each letter through several calls, which takes most of its time. The stream here
gives the same letters, and names, blanks and texts at once. The result is the same
(`tests/prose/test_fluent_reader.py`).
"""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, ast
from fluent.syntax.errors import ParseError
from fluent.syntax.parser import with_span
from fluent.syntax.stream import FluentParserStream

_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_SPACES = re.compile(" *")
_TEXT = re.compile(r"[^{}\n]*")


class MessageStream(FluentParserStream):
    """The letters of a text whose lines end in `\\n`."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._end = len(text)

    def get(self, offset: int) -> str | None:
        return self.string[offset] if offset < self._end else None

    def char_at(self, offset: int) -> str | None:
        return self.string[offset] if offset < self._end else None

    @property
    def current_char(self) -> str | None:
        return self.string[self.index] if self.index < self._end else None

    @property
    def current_peek(self) -> str | None:
        at = self.index + self.peek_offset
        return self.string[at] if at < self._end else None

    def next(self) -> str | None:
        self.peek_offset = 0
        self.index += 1
        return self.string[self.index] if self.index < self._end else None

    def peek(self) -> str | None:
        self.peek_offset += 1
        at = self.index + self.peek_offset
        return self.string[at] if at < self._end else None

    def peek_blank_inline(self) -> str:
        found = _SPACES.match(self.string, self.index + self.peek_offset)
        blank = found[0] if found else ""
        self.peek_offset += len(blank)
        return blank

    def taken(self, pattern: re.Pattern[str]) -> str:
        """Return what matches at this place, and go to its end."""
        found = pattern.match(self.string, self.index)
        if found is None or not found[0]:
            return ""
        self.index, self.peek_offset = found.end(), 0
        return found[0]


class MessageParser(FluentParser):
    """The parser of Fluent."""

    def get_entry_or_junk(self, ps: FluentParserStream) -> ast.EntryType:
        if isinstance(ps, MessageStream):
            return super().get_entry_or_junk(ps)
        quick = MessageStream(ps.string)
        quick.index = ps.index
        entry = super().get_entry_or_junk(quick)
        ps.index, ps.peek_offset = quick.index, quick.peek_offset
        return entry

    @with_span
    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        name = ps.taken(_NAME) if isinstance(ps, MessageStream) else ""
        if not name:
            raise ParseError("E0004", "a-zA-Z")
        return ast.Identifier(name)

    @with_span
    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        return ast.TextElement(ps.taken(_TEXT) if isinstance(ps, MessageStream) else "")


def parsed(text: str) -> ast.Resource:
    """Return the entries of a message file."""
    # The library itself knows what a line end of Windows is.
    return (FluentParser() if "\r" in text else MessageParser()).parse(text)
