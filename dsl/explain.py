"""Why a line does not parse, in words for its author: a parser's error in, a diagnostic out."""

from __future__ import annotations

from typing import Any

from lark import Lark
from lark.exceptions import UnexpectedToken

from .diagnostics import Diagnostic, nearest
from .lexer import Text, shiftable
from .source import Span
from .vocabulary import CLASSES

_CLASS_NAMES = {
    "KIND": "a kind",
    "VERB": "a verb",
    "BASE": "a verb",
    "GERUND": "a verb",
    "PART": "a participle",
    "PROP": "a property",
    "VALUE": "a declared value",
    "SLOT": "a slot",
    "SCOPE": "a turn, round or other scope",
    "WORD": "a name",
    "NUMBER": "a number",
    "STRING": 'a name in "quotes"',
    "_NL": "the end of the line",
    "_INDENT": "an indented block",
    "_DEDENT": "the end of the block",
    "$END": "the end of the declaration",
}
_NUMBER_WORDS = {
    word: number
    for number, word in enumerate("zero one two three four five six seven eight nine ten eleven twelve".split())
}


def explain(error: UnexpectedToken, text: Text, lark: Lark) -> tuple[Diagnostic, int]:
    """The diagnostic for a token that does not fit, and the line to leave out when reading on."""
    token: Any = error.token
    keywords = {name: words for words, name in lark.parser.lexer.keywords.items()}  # type: ignore[union-attr]
    state: Any = error.state
    states, stack = state.parse_conf.states, state.state_stack
    fits = sorted(t for t in states[stack[-1]] if t.isupper() or t[0] in "_$" if shiftable(states, stack, t))
    accepted = [t for t in fits if t in keywords or t in _CLASS_NAMES]
    line = token.line if token.line and token.line > 0 else text.lines[-1][0]
    if token.type in ("_INDENT", "_DEDENT", "$END"):
        return _layout(token, text, accepted, line)
    source = text.source.name
    if token.type == "_NL":
        span = Span(source, token.line, token.column, token.line, token.column + 1)
        if "COLON" in accepted:
            return Diagnostic("E003", "the line stops too early", span, "add ':' at the end of the line"), line
        return Diagnostic("E003", "the line stops too early", span, _expected(accepted, keywords)), line
    span = Span(source, token.line, token.column, token.line, token.end_column)
    return Diagnostic("E002", f"did not expect '{token}' here", span, _help(token, text, accepted, keywords)), line


def _layout(token: Any, text: Text, accepted: list[str], line: int) -> tuple[Diagnostic, int]:
    numbers = [n for n, _ in text.lines]
    code = dict(text.lines)
    if token.type == "_INDENT":
        column = len(code[line]) - len(code[line].lstrip()) + 1
        span = Span(text.source.name, line, column, line, len(code[line]) + 1)
        return (
            Diagnostic("E004", "this line is indented, but the line above opens no block", span, _open_help(code, line)),
            line,
        )
    index = numbers.index(line) if line in numbers else len(numbers) - 1
    before = numbers[index - 1] if token.type == "_DEDENT" and index and token.column == 1 else numbers[index]
    span = Span(text.source.name, before, len(code[before]) + 1, before, len(code[before]) + 2)
    if "_INDENT" in accepted:
        return Diagnostic("E003", "nothing stands in this block", span, "write its lines below, indented"), before
    return Diagnostic("E003", "this declaration stops too early", span, ""), before


def _open_help(code: dict[int, str], line: int) -> str:
    above = max((n for n in code if n < line), default=line)
    return "indent it like the line above" if above != line and not code[above].endswith(":") else ""


def _help(token: Any, text: Text, accepted: list[str], keywords: dict[str, str]) -> str:
    word = str(token)
    vocabulary = text.vocabulary
    if word in _NUMBER_WORDS and "NUMBER" in accepted:
        return f"write the number in digits: {_NUMBER_WORDS[word]}"
    if token.type == "AND":
        return "'and' joins conditions only; write one line for each"
    if token.type == "OR" or word == "or":
        return "'or' joins values after 'is'; between conditions write 'or if'"
    if token.type == "__ANON_3" or word == "or if":
        return "'or if' stands between two conditions"
    declared = [w for c in CLASSES if c in accepted for w in vocabulary.words(c)]
    words = declared + [keywords[t] for t in accepted if t in keywords and keywords[t][0].isalpha()]
    hint = vocabulary.hints.get(word)
    if hint and hint in words:
        return f"this game says '{hint}'"
    known = bool(vocabulary.classes.get(word)) or word in keywords.values()
    near = "" if known else nearest(word, words)
    if near:
        return f"did you mean '{near}'?"
    if "COLON" in accepted and token.type in ("WORD", "NUMBER", "STRING"):
        return "add ':' before it, or take it out"
    return _expected(accepted, keywords)


def _expected(accepted: list[str], keywords: dict[str, str]) -> str:
    """What would fit, in a sentence; a long list helps nobody and is cut."""
    names: list[str] = []
    for terminal in accepted:
        name = f"'{keywords[terminal]}'" if terminal in keywords else _CLASS_NAMES[terminal]
        if name not in names:
            names.append(name)
    classes = [n for n in names if not n.startswith("'")]
    quoted = [n for n in names if n.startswith("'")]
    shown = (classes + quoted)[:6]
    if not shown:
        return ""
    if len(shown) == 1:
        return f"{shown[0]} fits here"
    return f"{', '.join(shown[:-1])} or {shown[-1]} would fit here" if len(names) <= 6 else ""
