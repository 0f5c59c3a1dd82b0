"""Compute repairs of lines, and the edits that turn the lines of a file into the repaired lines."""

from __future__ import annotations

import re
from collections.abc import Iterable
from os.path import commonprefix
from typing import TypeAlias

from .diagnostics import Edit, Translatable, fixing
from .lexer import Text
from .source import Span

Repair: TypeAlias = dict[int, str]
"""The repaired lines, by their numbers; a repaired line may contain line breaks."""

_QUOTES = str.maketrans("“”„", '"""')
_SIGNS = {"–": "-", "−": "-", "×": "*", "≤": "<=", "≥": ">=", "[": "(", "]": ")"}


def fixed(help: Translatable, text: Text, repair: Repair) -> Translatable:
    """The help text with a repair as its fix."""
    return fixing(help, *edits(text, repair))


def edits(text: Text, repair: Repair) -> tuple[Edit, ...]:
    """The edits that turn lines of a text into the repaired lines.

    An edit replaces only the part in which the two lines differ. Empty if the edits cannot be computed.
    """
    found: list[Edit] = []
    read = dict(text.lines)
    for number, line in repair.items():
        code, written = read[number], text.source.line(number).removeprefix("\ufeff")
        if "\t" in written.lstrip():
            return ()  # tabs were replaced by spaces, so the columns differ from those in the file
        indent, before, after = indent_of(written), indent_of(code), indent_of(line)
        if before != after:
            found.append(_edit(text, number, 0, indent, " " * after))
        old, new = code[before:], line[after:]
        same = len(commonprefix([old, new]))
        kept = len(commonprefix([old[same:][::-1], new[same:][::-1]]))
        if old == new:
            continue
        start = _where(old, same, written[indent:])
        if start < 0:
            return ()
        found.append(
            _edit(text, number, indent + start, indent + start + len(old) - kept - same, new[same : len(new) - kept])
        )
    return tuple(found)


def _where(code: str, start: int, written: str) -> int:
    """The index in the written line that corresponds to the index `start` in the parsed line; -1 if there is none.

    The two lines may differ, because an earlier repair may have changed the parsed line.
    """
    if written.startswith(code[:start]) and written[start:].startswith(code[start:]):
        return start
    return written.rfind(code[start:]) if code[start:] else -1


def applied(text: str, edits: Iterable[Edit]) -> str:
    """A text after some edits that do not overlap."""
    lines = text.split("\n")
    for edit in sorted(edits, key=lambda edit: (edit.span.line, edit.span.column), reverse=True):
        first, last = edit.span.line - 1, edit.span.end_line - 1
        changed = lines[first][: edit.span.column - 1] + edit.text + lines[last][edit.span.end_column - 1 :]
        lines[first : last + 1] = changed.split("\n")
    return "\n".join(lines)


def without(text: Text, number: int) -> tuple[Edit, ...]:
    """The edit that deletes a line."""
    return (Edit(Span(text.source.name, number, 1, number + 1, 1), ""),)


def respelt(line: str, start: int, end: int, properties: set[str]) -> str:
    """The line with the probable characters in place of an invalid one, which stands from `start` to `end`.

    "" if the probable characters are not known.
    """
    character, before, after = line[start], line[:start].rstrip(), line[end:]
    if character in "!≠":
        return f"{before} is not {after.lstrip('= ')}"
    if character in "“”„":
        return line.translate(_QUOTES)
    if character in "'’":
        return re.sub("['’‘]([^'’‘]*)['’‘]", r'"\1"', line)
    if character in _SIGNS:
        return "".join(_SIGNS.get(one, one) for one in line)
    if character == ".":
        return re.sub(r"(\w+)\.(\w+)", lambda m: _owned(m, properties), line) if after.strip() else before
    if character == "&":
        return f"{before} and {after.lstrip('& ')}"
    if character == '"':
        return f'{line}"'
    return "" if character.isprintable() or character in "'\"" else line[:start] + after


def _owned(dotted: re.Match[str], properties: set[str]) -> str:
    thing, word = dotted.groups()
    return f"{thing} of {word}" if thing in properties else f"{word} of {thing}"


def _edit(text: Text, number: int, start: int, end: int, new: str) -> Edit:
    return Edit(Span(text.source.name, number, start + 1, number, end + 1), new)


# -- layout


def indent_of(line: str) -> int:
    return len(line) - len(line.lstrip())


def moved(lines: list[tuple[int, str]], start: int, end: int, by: int) -> Repair:
    """The repair that indents the lines from index `start` up to `end` by `by` more spaces."""
    return {n: " " * max(0, indent_of(code) + by) + code.lstrip() for n, code in lines[start:end]}


def block_end(lines: list[tuple[int, str]], index: int, least: int) -> int:
    """The index of the first line from `index` on that is indented less than `least`."""
    end = index
    while end < len(lines) and indent_of(lines[end][1]) >= least:
        end += 1
    return end


def dedented(lines: list[tuple[int, str]], index: int) -> tuple[Repair, ...]:
    """Repairs for a line that is indented too far: move the line together with its block, or the line alone."""
    above, here = indent_of(lines[index - 1][1]), indent_of(lines[index][1])
    end = block_end(lines, index, here)
    whole, alone = moved(lines, index, end, above - here), moved(lines, index, index + 1, above - here)
    following = indent_of(lines[index + 1][1]) if index + 1 < len(lines) else 0
    if lines[index][1].endswith(":") and following == here:
        return alone, whole
    return whole, alone


def indented(lines: list[tuple[int, str]], index: int) -> tuple[Repair, ...]:
    """Repairs for a missing block below a line: indent all following lines of the same level, fewer, or only one."""
    here = indent_of(lines[index][1])
    if index + 1 >= len(lines) or indent_of(lines[index + 1][1]) != here:
        return ()
    end = block_end(lines, index + 1, here)
    found = [moved(lines, index + 1, stop, 2) for stop in range(end, index + 1, -1)[:4]]
    return (*found, moved(lines, index + 1, index + 2, 2))


def outdented(lines: list[tuple[int, str]], index: int) -> tuple[Repair, ...]:
    """Repairs for a line whose indentation matches no block: the nearest indentations of the lines above it."""
    here = indent_of(lines[index][1])
    levels = sorted({indent_of(code) for _, code in lines[:index]}, key=lambda level: abs(level - here))
    end = block_end(lines, index, here)
    return tuple(moved(lines, index, end, level - here) for level in levels[:3] if level or not index)
