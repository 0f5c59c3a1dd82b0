"""Texts of cards as items for the templates: what stays on one line, and where lines may break."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TypeAlias

from ..drawing.plain import Item, Piece
from .faces import FaceSet
from .printed import PrintedRun

NO_BREAK = "\u00a0"
BULLET = "•"
LEAST, MOST = 12, 22  # letters of the last line: at least so many, if the words that stay together have no more
Group: TypeAlias = list[Item]


def joined(groups: Iterable[Group], separator: str) -> list[Item]:
    between: Item = ("text", separator)
    return [item for group in groups for item in (between, *group)][1:]


def together(runs: Iterable[PrintedRun], faces: FaceSet) -> list[Item]:
    """Convert runs for the templates: an icon and the text next to it without a space become one unbreakable group.

    Typst may break a line before and after any picture. Without the group, a line could begin with the full stop after
    an icon, or an icon could be separated from its number or from the next icon. A number also stays on one line with
    the word after it.
    """
    pieces = [
        PrintedRun(run.kind, faces.icons.get(part, part) if run.kind == "icon" else part)
        for run in runs
        for part in ([run.value] if run.kind == "icon" else re.split("( +)", run.value))
        if part
    ]
    units: list[list[PrintedRun]] = [[]]
    for before, piece, after in zip([None, *pieces], pieces, [*pieces[1:], None], strict=False):
        if piece.value == " " and before and before.kind == "amount" and after and after.kind == "text":
            piece = PrintedRun(piece.kind, NO_BREAK)
        figures = [near.kind in ("icon", "amount") for near in (before, after) if near is not None]
        if not piece.value.isspace() or piece.value == NO_BREAK or (len(figures) == 2 and all(figures)):
            units[-1].append(piece)
        else:
            units += [[piece], []]
    result: list[Item] = []
    for unit in units:
        if unit and (bullets := unit[0].value) and not bullets.strip(BULLET):
            # A line break in place of the space before each alternative; with several bullets, it is indented.
            result[-1:] = [("break", bullets[1:])]
        items = merged((piece.kind, piece.value) for piece in unit)
        if len(items) > 1 and any(kind == "icon" for kind, _ in items):
            result.append(("together", items))
        else:
            result += items
    return merge(result)


def levels(items: Iterable[Item]) -> list[int]:
    """Return for each alternative in a text how far it is indented."""
    return [len(value) for kind, value in items if kind == "break"]


def alternatives(items: Iterable[Item]) -> list[list[Item]]:
    """Return the text before the first alternative, then each alternative without its bullet.

    The templates print the bullets in the margin.
    """
    parts: list[list[Item]] = [[]]
    for item in items:
        kind, value = item
        if kind == "break":
            parts.append([])
        elif isinstance(value, str) and kind == "text" and len(parts) > 1 and not parts[-1]:
            parts[-1].append((kind, value.lstrip(f"{BULLET} ")))
        else:
            parts[-1].append(item)
    return parts


def merge(items: Iterable[Item]) -> list[Item]:
    """Join neighbouring items of the same style; groups stay separate."""
    found: list[Item] = []
    for is_group, some in groupby(items, key=lambda item: isinstance(item[1], list)):
        if is_group:
            found += some
        else:
            found += merged((kind, value) for kind, value in some if isinstance(value, str))
    return found


def merged(pieces: Iterable[Piece]) -> list[Piece]:
    """Join neighbouring pieces of the same style; pictures and line breaks stay separate."""
    found: list[Piece] = []
    for kind, some in groupby(pieces, key=lambda piece: piece[0]):
        if kind in ("icon", "symbol", "break"):
            found += some
        else:
            found.append((kind, "".join(value for _, value in some)))
    return found


def bound(items: Sequence[Item]) -> list[Item]:
    """Return items whose last words stay on one line, so that the last line of a paragraph is not too short."""
    found = list(items)
    after = 0  # letters after the item
    for place, (kind, value) in reversed([*enumerate(found)]):
        if not isinstance(value, str) or kind in ("icon", "symbol", "break", "mark"):
            return found
        words = value.split(" ")
        while len(words) > 1 and after + len(words[-1]) < LEAST and _letters(words) + after <= MOST:
            words[-2:] = [NO_BREAK.join(words[-2:])]
        found[place] = (kind, " ".join(words))
        if len(words) > 1:
            return found
        after += len(value)
    return list(items)  # the whole paragraph is so short


def _letters(words: list[str]) -> int:
    """Return the letters of the last two words, with the space between them."""
    return len(words[-2]) + 1 + len(words[-1])


def counted(text: str) -> str:
    """Return a text in which no line can break between a number and the word after it."""
    return re.sub(r"(?<=\d) (?=[^\W\d])", NO_BREAK, text)
