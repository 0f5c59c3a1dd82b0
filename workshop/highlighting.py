"""A Pygments lexer for .card files, with the patterns of the TextMate grammar.

Pygments finds it by the name `card` and by the extension of a file, through the entry point in pyproject.toml.
"""

from __future__ import annotations

from collections.abc import Iterator
from re import Match

from pygments.lexer import RegexLexer
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Text, Whitespace

from ombre.dsl.editor import ScopePattern, patterns

TOKENS = {
    "comment.line.number-sign": Comment.Single,
    "constant.numeric": Number.Integer,
    "entity.name": Name.Class,
    "keyword.control": Keyword,
    "keyword.operator": Operator,
    "keyword.operator.word": Operator.Word,
    "keyword.other": Keyword.Reserved,
    "storage.type": Keyword.Declaration,
    "string.quoted.double": String.Double,
    "support.type": Keyword.Type,
    "variable.language": Name.Builtin.Pseudo,
}
"""The Pygments token for each scope of the TextMate grammar."""

SPACE = r"[^\S\n]"
"""A space inside a line: Pygments matches whole files, editors match lines."""


def _rule(pattern: ScopePattern) -> tuple[str, object]:
    """Return a pattern as a rule of a Pygments lexer."""
    tokens = [TOKENS[scope] for scope in pattern.scopes]

    def parts(lexer: RegexLexer, found: Match[str], context: None = None) -> Iterator[tuple[int, object, str]]:
        """Yield the groups of a match, and the spaces between them."""
        position = found.start()
        for number, token in enumerate(tokens, 1):
            if found[number] is not None:
                begin, end = found.span(number)
                yield position, Whitespace, found.string[position:begin]
                yield begin, token, found[number]
                position = end
        yield position, Whitespace, found.string[position : found.end()]

    return pattern.match.replace(r"\s", SPACE), parts if pattern.grouped else tokens[0]


class CardLexer(RegexLexer):
    """Gives each part of a .card file the token for its scope; the words that a game declares are names."""

    name = "ombre card"
    aliases = ["card"]
    filenames = ["*.card"]
    tokens = {
        "root": [
            *(_rule(pattern) for pattern in patterns()),
            (r"\w+", Name),
            (rf"{SPACE}+|\n", Whitespace),
            (r"[(),:]", Punctuation),
            (r".", Text),
        ]
    }
