"""Split a declaration into tokens; the state of the parser decides the class of each word.

The same word can be a keyword, a declared word of one or several classes, or an undeclared name, depending on its
place. The lexer takes the first class that the state of the LALR parser accepts; it tries the keyword, then the
declared classes, then the undeclared name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias
from unicodedata import digit, is_normalized

from lark import Token
from lark.common import LexerConf
from lark.lexer import Lexer

from .constructs import SIGNS
from .diagnostics import Translatable, tr
from .source import UNSEEN, Source, Span
from .tables import ParserState
from .vocabulary import Vocabulary

_SIGN = "|".join(re.escape(sign) for sign in sorted(SIGNS, key=lambda sign: (-len(sign), sign)))
_TOKEN = re.compile(rf"""(?P<word>[^\W\d]\w*)|(?P<number>\d+)|(?P<string>"[^"]*")|(?P<sign>{_SIGN})|\s+""")
_MOST_DIGITS = 9
_MOST_LEVELS = 12  # Python allows no more than 20 nested blocks
_MEANT = {
    "!": tr("write 'is not'"),
    "“": tr('write straight quotes: "'),
    "”": tr('write straight quotes: "'),
    "„": tr('write straight quotes: "'),
    "'": tr('write names in double quotes: "'),
    "’": tr('write names in straight double quotes: "'),
    "–": tr("write a minus: -"),
    "−": tr("write a minus: -"),
    "×": tr("write *"),
    "≤": tr("write <="),
    "≥": tr("write >="),
    "≠": tr("write 'is not'"),
    ".": tr("a line ends without a full stop; for 'a.b' write 'b of a'"),
    ";": tr("write each statement on its own line"),
    "{": tr("blocks are indented, below a line that ends with ':'"),
    "}": tr("blocks end where the indentation ends"),
    "[": tr("write ( and )"),
    "]": tr("write ( and )"),
    "&": tr("write 'and' between conditions, or a line for each"),
}


class BadText(Exception):
    """Raised if a line cannot be split into tokens."""

    def __init__(self, message: Translatable, help: Translatable, span: Span, deep: bool = False):
        super().__init__(message)
        self.message, self.help, self.span, self.deep = message, help, span, deep


@dataclass(slots=True)
class Text:
    """The lines of one declaration: for each line its number and its text without comment."""

    source: Source
    lines: list[tuple[int, str]]
    vocabulary: Vocabulary
    shift: dict[int, int] = field(
        default_factory=dict[int, int]
    )  # line -> the number to add to its columns to get the columns in the file


Piece: TypeAlias = tuple[str, str, int, int, int, int]  # its class, text, line, column, end line, end column


class Raw(NamedTuple):
    """A piece of a line before its class is known."""

    text: str
    sort: str  # the class of a piece: word, number, string or sign
    line: int
    column: int
    end_column: int


def pieces(source: Source, number: int, text: str) -> list[Raw]:
    """The pieces of one line; the word `the` has no meaning and is left out."""
    found: list[Raw] = []
    position = 0
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            span = Span(source.name, number, position + 1, number, position + 2)
            if text[position] == '"':
                raise BadText(tr("this name has no closing quote"), tr('add " at the end of the name'), span)
            shown = tr("an apostrophe") if text[position] == "'" else tr("'{0}'", text[position])
            if not text[position].isprintable():
                shown = tr("an invisible character ({0})", ord(text[position]))
            help = _MEANT.get(text[position], tr("a line consists of words, numbers and the signs , : ( ) + - * ="))
            raise BadText(tr("{0} is not allowed here", shown), help, span)
        sort, end = match.lastgroup, match.end()
        if not sort and (unseen := UNSEEN.search(match.group())):  # some are spaces, or end a line in an editor
            span = Span(source.name, number, position + unseen.start() + 1, number, position + unseen.start() + 2)
            raise BadText(
                tr("{0} is not allowed here", tr("an invisible character ({0})", ord(unseen[0]))), tr("delete it"), span
            )
        if sort:
            word = match.group()
            if sort == "number" and not word.isascii():
                span = Span(source.name, number, position + 1, number, end + 1)
                raise BadText(
                    tr("'{0}' is not a number of the language", word), tr("write '{0}'", plain_digits(word)), span
                )
            if sort == "number" and len(word) > _MOST_DIGITS:
                span = Span(source.name, number, position + 1, number, end + 1)
                raise BadText(tr("this number is too large"), tr("a number has at most {0} digits", _MOST_DIGITS), span)
            if sort == "word" and not (word.isascii() or _is_word(word)):
                span = Span(source.name, number, position + 1, number, end + 1)
                raise BadText(
                    tr("'{0}' is not a valid word", word), tr("a word consists of letters, digits and _"), span
                )
            if sort == "string" and (unseen := UNSEEN.search(word)):
                column = position + unseen.start() + 1
                span = Span(source.name, number, column, number, column + 1)
                raise BadText(
                    tr("this name contains an invisible character ({0})", ord(unseen[0])), tr("delete it"), span
                )
            if sort == "string" and not word.strip('" '):
                span = Span(source.name, number, position + 1, number, end + 1)
                raise BadText(tr("there is no name between these quotes"), tr("write a name between them"), span)
            if word != "the":
                found.append(Raw(word, sort, number, position + 1, end + 1))
        position = end
    return found


def plain_digits(number: str) -> str:
    """A number in the digits 0 to 9; many scripts have digits of their own,
    and a reader may not know which they are.
    """
    return "".join(str(digit(letter)) for letter in number)


def _is_word(word: str) -> bool:
    """Whether a word is an identifier that Python does not change; Python changes the ligature 'ﬁ' to 'fi'."""
    return word.isidentifier() and is_normalized("NFKC", word)


class WordLexer(Lexer):
    """Provides the tokens of a `Text`: `lex` for the parser of Lark, `pieces` for `lalr.Tables`."""

    __future_interface__ = 2

    def __init__(self, conf: LexerConf):
        self.keywords = {t.pattern.value: t.name for t in conf.terminals if t.pattern}
        self.joined = {words for words in self.keywords if " " in words}
        self.joining = {words.split()[0] for words in self.joined}
        self.longest = max((words.count(" ") + 1 for words in self.joined), default=1)

    def lex(self, lexer_state: Any, parser_state: Any) -> Iterator[Token]:
        """Yield the tokens of a `Text`, for the parser of Lark."""
        state = ParserState(parser_state.parse_conf.states, parser_state.state_stack)
        for sort, text, line, column, end_line, end_column in self.pieces(lexer_state.text, state):
            yield Token(sort, text, None, line, column, end_line, end_column)

    def pieces(self, text: Text, state: ParserState) -> Iterator[Piece]:
        """Yield the pieces of a `Text`, with `_NL` for line ends and `_INDENT` and `_DEDENT` for blocks."""
        states = state.states
        classes, sets = text.vocabulary.classes, text.vocabulary.sets
        stack = state.state_stack
        levels = [0]
        last_line = last = 1
        for number, line in text.lines:
            raws = pieces(text.source, number, line)
            if not raws:
                continue
            indent = raws[0].column - 1 if not line[: raws[0].column - 1].strip() else len(line) - len(line.lstrip())
            if indent > levels[-1]:
                if len(levels) > _MOST_LEVELS:
                    raise _too_deep(text, number, indent)
                levels.append(indent)
                yield "_INDENT", "", number, 1, number, indent + 1
            while indent < levels[-1]:
                levels.pop()
                if indent > levels[-1]:
                    raise _between(text, number, indent)
                # The end of a block is found at the next line, but its place is the end of the last line of the block.
                yield "_DEDENT", "", number, 1, last_line, last
            position, offset = 0, text.shift.get(number, 0)
            while position < len(raws):
                raw = raws[position]
                if raw.sort != "word":
                    kind = _SORTS.get(raw.sort) or self.keywords[raw.text]
                    yield kind, raw.text, number, raw.column + offset, number, raw.end_column + offset
                    position += 1
                    continue
                full = _full_id(raws, position) if indent or position > 1 else ""
                if full and not (raw.text in sets or _is_free(raws, position, classes)):
                    full = ""
                if full and "WORD" in states[stack[-1]]:
                    yield "WORD", full, number, raw.column + offset, number, raws[position + 2].end_column + offset
                    position += 3
                    continue
                size, words = self._join(raws, position) if raw.text in self.joining else (1, raw.text)
                candidates = self._candidates(raw.text, words, classes)
                kind = candidates[0]
                if len(candidates) > 1:
                    row = states[stack[-1]]
                    fitting = [c for c in candidates if c in row]
                    if fitting:
                        kind = fitting[0]
                        if len(fitting) > 1:
                            kind = next((c for c in fitting if state.shifts(c)), kind)
                    if size > 1 and kind != self.keywords[words]:
                        size, words = 1, raw.text
                last_raw = raws[position + size - 1]
                yield kind, words, number, raw.column + offset, number, last_raw.end_column + offset
                position += size
            last_line, last = number, raws[-1].end_column + offset
            yield "_NL", "", number, last, number, last
        for _ in levels[1:]:
            yield "_DEDENT", "", text.lines[-1][0], last, text.lines[-1][0], last

    def _join(self, raws: list[Raw], position: int) -> tuple[int, str]:
        """The longest keyword that begins at this word, such as `number of` or `or if`, and its number of words.

        Without such a keyword, the word itself.
        """
        for size in range(min(self.longest, len(raws) - position), 1, -1):
            words = " ".join(raw.text for raw in raws[position : position + size])
            if words in self.joined:
                return size, words
        return 1, raws[position].text

    def _candidates(self, word: str, words: str, classes: Mapping[str, tuple[str, ...]]) -> list[str]:
        """The possible classes of a word, in the order in which they are tried.

        words: the longest keyword that begins with the word, or the word itself.
        """
        found = [self.keywords[words]] if words in self.keywords else []
        if words == "an":
            found.append("A")
        if words != word and word in self.keywords:
            found.append(self.keywords[word])
        found += classes.get(word, ())
        found.append("WORD")
        return found


def _full_id(raws: list[Raw], position: int) -> str:
    """The full id of a card, `SET/ID` without spaces, that begins at this word; "" if none does."""
    three = raws[position : position + 3]
    if [raw.sort for raw in three] != ["word", "sign", "word"] or three[1].text != "/":
        return ""
    tight = three[0].end_column == three[1].column and three[1].end_column == three[2].column
    return "".join(raw.text for raw in three) if tight else ""


def _is_free(raws: list[Raw], position: int, classes: Mapping[str, tuple[str, ...]]) -> bool:
    """Whether `SET/ID` cannot be a division: its first word is not declared, and no `rounded up` comes behind it.

    The set need not be in use: a file is also formatted, and its mistakes are told, without the other sets.
    """
    return raws[position].text not in classes and all(raw.text != "rounded" for raw in raws[position:])


def _too_deep(text: Text, number: int, indent: int) -> BadText:
    span = Span(text.source.name, number, 1, number, indent + 1)
    return BadText(tr("blocks are nested too deeply here"), tr("move the inner part into a verb"), span, True)


def _between(text: Text, number: int, indent: int) -> BadText:
    span = Span(text.source.name, number, 1, number, indent + 1)
    return BadText(
        tr("this line is indented less than the block above it, but not like any outer block"),
        tr("indent it like the line above, or like the lines of an outer block"),
        span,
    )


_SORTS = {"number": "NUMBER", "string": "STRING"}
