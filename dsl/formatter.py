"""Format a whole file: compute its text in canonical layout.

The syntax tree contains no comments and blank lines; they are taken from the text, by line number.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise

from . import nodes
from .agreement import agree
from .comments import strip_comment
from .diagnostics import Diagnostic
from .lexer import BadText, Raw, pieces
from .migrations import old_spelling
from .parser import chunks, parse
from .printer import print_tree
from .source import Source, Span
from .vocabulary import Vocabulary


def format_source(source: Source, vocabulary: Vocabulary) -> tuple[str, tuple[Diagnostic, ...]]:
    """The text of a file in canonical layout (unchanged if the file has syntax errors), and its diagnostics."""
    parsed = parse(source, vocabulary)
    if any(d.severity == "error" for d in parsed.diagnostics):
        return source.text, parsed.diagnostics
    found: list[_Line] = []
    for number, (lines, tree) in enumerate(zip(chunks(source), parsed.declarations, strict=True)):
        one_line = type(tree) if len(lines) == 1 else None
        canonical = _canonical(tree, [text for _, text in lines], vocabulary)
        found += [_Line(*line, text, number, one_line) for line, text in zip(lines, canonical, strict=True)]
    return _with_comments(source, found), parsed.diagnostics


def _canonical(tree: nodes.Declaration, written: list[str], vocabulary: Vocabulary) -> list[str]:
    """The lines of a declaration in canonical layout; unchanged if they would then be parsed to another tree."""
    agreed = agree(tree, vocabulary)
    printed = print_tree(agreed, vocabulary).split("\n")
    again = parse(Source("", "\n".join(printed)), vocabulary).declarations
    return printed if again == (agreed,) and len(printed) == len(written) else written


def migrated(source: Source, diagnostics: Iterable[Diagnostic]) -> Source:
    """The file after old spellings were replaced by current ones in each declaration that has a diagnostic."""
    broken = [diagnostic.span.line for diagnostic in diagnostics if diagnostic.span.source == source.name]
    lines = source.text.split("\n")
    for declaration in chunks(source):
        first, last = declaration[0][0], declaration[-1][0]
        if any(first <= line <= last for line in broken):
            for number, _ in declaration:
                lines[number - 1] = _today(source, number, lines[number - 1])
    return Source(source.name, "\n".join(lines))


# Words after which a name is declared that is no card: where a former id stands there, it is left alone.
_DECLARES = frozenset("as deck expansion flow formerly idiom kind rule scenario setup step values".split())


_CHANGES = frozenset(("extend", "remove", "replace"))


def renamed(source: Source, cards: Mapping[str, str], others: Mapping[str, str], broken: Collection[int]) -> Source:
    """The file with today's words for renamed ones: ids of cards everywhere; other words only in broken declarations.

    broken: the lines with diagnostics. A declaration that gives a former id another meaning stays as it is.
    """
    lines = source.text.split("\n")
    for declaration in chunks(source):
        numbers = [number for number, _ in declaration]
        words = {**others, **cards} if any(numbers[0] <= line <= numbers[-1] for line in broken) else cards
        found = [(number, _pieces(source, number, lines[number - 1])) for number in numbers]
        own = {b.text for _, line in found for a, b in pairwise(line) if a.text in _DECLARES or b.text == "formerly"}
        own |= {b.text for _, line in found if line and line[0].text == "formerly" for b in line}
        changes = declaration[0][1].split()[:1][0] in _CHANGES  # such a line names what is declared elsewhere
        if declaration[0][1].split()[:1] != ["scenario"]:  # there 'CARD is ...' is an expectation
            own |= {line[0].text for _, line in found if len(line) > 1 and line[1].text == "is"}
        for number, line in found:
            for word in reversed(line):
                if (
                    word.sort == "word"
                    and word.text in words
                    and (word.text not in own or changes and word.text in others)
                ):
                    text = lines[number - 1]
                    lines[number - 1] = text[: word.column - 1] + words[word.text] + text[word.end_column - 1 :]
    return Source(source.name, "\n".join(lines))


def _pieces(source: Source, number: int, line: str) -> list[Raw]:
    try:
        return list(pieces(source, number, strip_comment(line)))
    except BadText:
        return []


def _today(source: Source, number: int, line: str) -> str:
    """The line with the current spelling in place of each old one."""
    for word, new in reversed(_old_words(source, number, line)):
        line = line[: word.column - 1] + new + line[word.end_column - 1 :]
    return line


def said_today(source: Source, span: Span) -> str:
    """The current spelling for the word at a place; "" if the word is not an old spelling."""
    old = _old_words(source, span.line, source.line(span.line))
    return next((new for word, new in old if word.column == span.column), "")


def _old_words(source: Source, number: int, line: str) -> list[tuple[Raw, str]]:
    """The words of a line that are old spellings, each with its current spelling."""
    words = _pieces(source, number, line)
    return [(word, new) for at, word in enumerate(words) if (new := old_spelling(words, at))]


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of code: its number, its written text, its canonical text and the index of its declaration."""

    number: int
    written: str
    text: str
    declaration: int
    one_line: type[nodes.Node] | None  # the node class of its declaration, if the declaration has only this line


def _with_comments(source: Source, code: list[_Line]) -> str:
    """The text of a file: the canonical lines of code with the comments and blank lines of the source."""
    at = {line.number: index for index, line in enumerate(code)}
    out: list[str] = []
    gap: list[str] = []  # comment lines, and "" for blank lines, since the last line of code
    before = 0
    for number, written in enumerate(source.text.removeprefix("\ufeff").split("\n"), 1):
        if number not in at:
            gap.append(written.replace("\t", "    ").rstrip())
            continue
        line = code[at[number]]
        if before and code[before - 1].declaration == line.declaration:
            out += _collapsed(g and _indent(line.text) + g.strip() for g in gap)
        else:
            out += _between(code[:before], gap, line)
        comment = written[len(strip_comment(written)) :].strip()
        out.append(f"{line.text}  {comment}" if comment else line.text)
        gap, before = [], before + 1
    out += _between(code, gap, None)
    while out and not out[-1]:
        out.pop()
    return "\n".join(out) + "\n" if out else ""


def _between(above: list[_Line], gap: list[str], below: _Line | None) -> list[str]:
    """The lines between two declarations: the comments of the first, a blank line, and the comments of the second.

    above: all lines of code before. gap: the comments and blank lines as written. below: the first line of the second
    declaration; None at the end of the file.
    """
    last = above[-1] if above else None
    inner = 0
    if last is not None and not last.one_line:
        outer = (number for number, line in enumerate(gap) if line and not line[0].isspace())
        inner = max((n + 1 for n in range(next(outer, len(gap))) if gap[n]), default=0)
    found = [line and _block_indent(above, line) + line.strip() for line in gap[:inner]]
    rest = [line.strip() for line in gap[inner:]]
    together = last is not None and last.one_line and (below is None or last.one_line is below.one_line)
    if last is not None and rest[:1] != [""] and not together:
        found.append("")
    found = _collapsed(found + rest)
    return found[1:] if last is None and found[:1] == [""] else found


def _block_indent(above: list[_Line], comment: str) -> str:
    """The indentation of a comment that follows the last line of a declaration.

    It is the indentation of the last line of the declaration that is indented as far as the comment, or less.
    """
    size = len(_indent(comment))
    inside = [line for line in above if line.declaration == above[-1].declaration and _indent(line.written)]
    level = next((line for line in reversed(inside) if len(_indent(line.written)) <= size), inside[0])
    return _indent(level.text)


def _collapsed(lines: Iterable[str]) -> list[str]:
    """The lines, with each run of blank lines reduced to one."""
    found: list[str] = []
    for line in lines:
        if line or not found or found[-1]:
            found.append(line)
    return found


def _indent(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]
