"""A printed card and the faces in, the plain data that the templates draw out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, TypeAlias, cast

from .faces import INK, KIND, Face, FaceSet, Widget, near
from .ornament import ornament
from .printed import Cell, FaceError, PrintedCard, Run

Json: TypeAlias = dict[str, Any]
NO_BREAK = "\u00a0"
BULLET = "•"
MOST_CELLS = 99  # boxes of one track


def drawn(card: PrintedCard, faces: FaceSet, words: Mapping[str, str]) -> Json:
    """Everything the templates need to draw a card, with no name left to look up."""
    if card.kind not in faces.kinds:
        raise FaceError(f"{card.where}: kind `{card.kind}` has no face in {faces.path}{near(card.kind, faces.kinds)}")
    face = faces.kinds[card.kind]
    frame = value_of(card, face.frame) or card.kind
    back = face.back_like or value_of(card, face.back) or card.kind
    pattern = faces.patterns.get(frame, "plain")
    flow = [item for widget in face.widgets for item in flowing(card, faces, widget)]
    for item in flow:
        if item["draw"] == "picture":
            item["ornament"] = ornament(card.id, pattern)
    return {
        "id": card.id,
        "name": card.name,
        "format": face.size,
        "colour": faces.colour_of(frame, card.where),
        "pattern": pattern,
        "shape": faces.shapes.get(frame, face.shape),
        "border": faces.borders.get(value_of(card, face.border), "plain"),
        "text_size": next((w.options.get("size") for w in face.widgets if w.name == "text"), None),
        "corners": [corner(card, faces, widget) for widget in shown(card, face, "corner")],
        "flow": flow,
        "stats": [
            {"icon": faces.picture_of(widget.options["icon"], card.where), "amount": amount(card, widget)}
            for widget in shown(card, face, "stat")
        ],
        "footer": {"number": card.number or card.id, "source": words[card.origin], "origin": card.origin},
        "back": {
            "colour": faces.colour_of(back, card.where),
            "pattern": faces.patterns.get(back, "plain"),
            "shape": faces.shapes.get(back, faces.kinds.get(face.back_like, face).shape),
            "ornament": ornament(f"{face.back_like or card.kind} {back}", "plain"),
            "icon": faces.picture_of(face.back_icon, card.where),
            "title": back_title(card, faces),
            "line": card.labels.get(back, "") if back != card.kind and not face.back_like else "",
        },
    }


def back_title(card: PrintedCard, faces: FaceSet) -> str:
    """The word of the kind that the back names, or of the card's own unless its back is that of several kinds."""
    face = faces.kinds[card.kind]
    title = faces.kinds.get(face.back_like, face).back_title
    return card.names.get(title, title) if title else "" if face.back_like else card.kind_label


def shown(card: PrintedCard, face: Face, name: str) -> list[Widget]:
    return [widget for widget in face.widgets if widget.name == name and widget.options["fact"] in card.facts]


def value_of(card: PrintedCard, name: str) -> str:
    """The value that a property has on a card; the first of several; nothing if the card lacks it."""
    fact = card.kind if name == KIND else card.facts.get(name, "")
    first = fact[0] if isinstance(fact, tuple) and fact else fact
    return first if isinstance(first, str) else ""


def amount(card: PrintedCard, widget: Widget) -> str:
    fact = card.facts[widget.options["fact"]]
    if isinstance(fact, tuple):
        raise FaceError(f"{card.where}: {widget.name} cannot show `{widget.options['fact']}`, which is several values.")
    return str(fact)


def corner(card: PrintedCard, faces: FaceSet, widget: Widget) -> Json:
    """A number in a badge, with a small icon if the face wants one; or the icon of a value."""
    fact, icon = amount(card, widget), widget.options.get("icon", "")
    is_value = isinstance(card.facts[widget.options["fact"]], str)
    return {
        "side": widget.options.get("side", "left"),
        "amount": "" if is_value else fact,
        "icon": faces.picture_of(fact if is_value else icon, card.where) if is_value or icon else "",
    }


def flowing(card: PrintedCard, faces: FaceSet, widget: Widget) -> Iterator[Json]:
    """What a widget adds to the panel, from top to bottom: nothing if the card lacks the property."""
    options = widget.options
    if widget.name == "picture":
        name = value_of(card, options["fact"]) if "fact" in options else ""
        # A picture named after the card is the card's own.
        own = card.id if card.id in faces.pictures or card.id in faces.icons else ""
        icon = faces.picture_of(own or name or options.get("icon", card.kind), card.where)
        yield {"draw": "picture", "icon": icon, "low": options.get("low", 10), "high": options.get("high", 28)}
    elif widget.name == "line":
        sides = {side: said(card, faces, options, side) for side in ("left", "right")}
        if any(sides.values()):
            yield {"draw": "line", **sides}
    elif widget.name in ("pips", "track"):
        cells = cells_of(card, widget, options["fact"])
        if widget.name == "pips":
            cells = [one for cell in cells for one in spread(cell, options.get("numbered", []))]
        if cells:
            yield {"draw": widget.name, "cells": [drawn_cell(card, faces, cell) for cell in cells]}
    elif widget.name == "rows":
        rows = [row(card, faces, one) for one in options["list"] if one["fact"] in card.facts]
        if rows:
            yield {"draw": "rows", "rows": rows}
    elif widget.name == "table" and options["of"] in card.tables:
        table = card.tables[options["of"]]
        yield {"draw": "table", "title": table.title, "head": list(table.head), "rows": [list(r) for r in table.rows]}
    elif widget.name == "chart" and options["of"] in card.tables:
        table = card.tables[options["of"]]
        # Neighbours that say the same are one wide cell.
        wide = [[{"text": counted(t), "span": len(list(same))} for t, same in groupby(r[1:])] for r in table.rows]
        lines = [{"head": r[0], "cells": cells} for r, cells in zip(table.rows, wide, strict=True)]
        shares = [max(len(text) for text in column) for column in zip(*(r[1:] for r in table.rows), strict=True)]
        # A column is as wide as its longest words need: the others would be half empty beside it.
        yield {"draw": "chart", "title": table.title, "head": list(table.head), "lines": lines, "wide": shares}
    elif widget.name == "text":
        yield from text(card, faces, widget)


def counted(text: str) -> str:
    """Plain text in which no line ends between a number and its word."""
    return re.sub(r"(?<=\d) (?=[^\W\d])", NO_BREAK, text)


def row(card: PrintedCard, faces: FaceSet, options: Mapping[str, str]) -> Json:
    """A property in a line of its own, under its own word or under the name of the card that it is about."""
    name, fact = options["fact"], card.facts[options["fact"]]
    if isinstance(fact, tuple):
        raise FaceError(f"{card.where}: rows cannot show `{name}`, which is several values.")
    label = card.names.get(options.get("card", name), name)
    return {
        "icon": faces.picture_of(options["icon"], card.where) if "icon" in options else "",
        "colour": faces.colours.get(options.get("icon", ""), ""),
        "label": label[:1].upper() + label[1:],
        "amount": card.labels.get(fact, fact) if isinstance(fact, str) else str(fact),
    }


def said(card: PrintedCard, faces: FaceSet, options: Mapping[str, Any], side: str) -> list[list[Any]]:
    """One side of a line: the words of properties, if wanted each behind its picture, and all behind their own name
    where they could be taken for those of another."""
    names, groups = options.get(side, []), list[list[list[Any]]]()
    for name in [names] if isinstance(names, str) else names:
        words = list(line_words(card, faces, name, options.get("icons", False)))
        if words and options.get("named"):
            label = card.names.get(name, name)
            groups.append([["text", f"{label[:1].upper()}{label[1:]} – "], *joined(words, ", ")])
        else:
            groups += words
    return merge(joined(groups, options.get("separator", " · ")))


def joined(groups: Iterable[list[list[Any]]], separator: str) -> list[list[Any]]:
    return [item for group in groups for item in (["text", separator], *group)][1:]


def line_words(card: PrintedCard, faces: FaceSet, name: str, icons: bool) -> Iterator[list[list[Any]]]:
    fact = card.kind_label if name == KIND else card.facts.get(name, ())
    for value in fact if isinstance(fact, tuple) else (fact,):
        if isinstance(value, str | int):
            word = card.labels.get(value, value) if isinstance(value, str) else str(value)
            picture = faces.icons.get(str(value), str(value))
            if icons and picture in faces.pictures:
                yield [["together", [["icon", picture], ["text", NO_BREAK + word]]]]
            else:
                yield [["text", word]]


def cells_of(card: PrintedCard, widget: Widget, name: str) -> list[Cell]:
    fact = card.facts.get(name, ())
    if isinstance(fact, int) and "icon" in widget.options:
        if fact > MOST_CELLS:
            raise FaceError(
                f"{card.where}: {widget.name} cannot show `{name}`: {fact} boxes, and at most {MOST_CELLS} fit."
            )
        # A number is counted down: something is moved from box to box, and ends at nothing.
        return [Cell(widget.options["icon"], str(left)) for left in range(fact, -1, -1)]
    if not isinstance(fact, tuple):
        raise FaceError(f"{card.where}: {widget.name} cannot show `{name}`, which is no list of symbols and amounts.")
    return [cell if isinstance(cell, Cell) else Cell(cell, 1) for cell in fact]


def spread(cell: Cell, numbered: str | list[str]) -> list[Cell]:
    """Three of a symbol are three symbols, as long as they can be counted at a glance."""
    by_number = [numbered] if isinstance(numbered, str) else numbered
    if isinstance(cell.size, int) and cell.size <= 4 and cell.symbol not in by_number:
        return [Cell(cell.symbol, 1)] * cell.size
    return [Cell(cell.symbol, cell.size)]


def drawn_cell(card: PrintedCard, faces: FaceSet, cell: Cell) -> Json:
    colour = faces.colours.get(cell.symbol, INK)
    dark = sum(int(colour[i : i + 2], 16) * share for i, share in ((1, 0.3), (3, 0.59), (5, 0.11))) < 140
    # A pale symbol has no meaning of its own: what counts is the number on it, even one.
    return {
        "icon": faces.picture_of(cell.symbol, card.where),
        "amount": "" if cell.size == 1 and dark else str(cell.size),
        "colour": colour,
        "dark": dark,
    }


def text(card: PrintedCard, faces: FaceSet, widget: Widget) -> Iterator[Json]:
    """The paragraphs. Where the face wants it so, one that begins with a label stands in a box headed by the label."""
    for run in (run for paragraph in card.paragraphs for run in paragraph if run.kind == "icon"):
        faces.picture_of(run.value, card.where)
    paragraphs: list[Json] = []
    for paragraph in card.paragraphs:
        boxed = widget.options.get("boxed", False) and bool(paragraph) and paragraph[0].kind == "label"
        head = [Run("label", paragraph[0].value.rstrip(" :\u00a0\u202f"))] if boxed else []
        rest = list(paragraph[1:]) if boxed else list(paragraph)
        if boxed and rest and rest[0].kind == "text":
            rest[0] = Run("text", rest[0].value.lstrip(" :\u00a0\u202f"))
        runs, *items = alternatives(together(rest, faces))
        paragraphs.append({"boxed": boxed, "head": together(head, faces), "runs": runs, "items": items})
    fact = widget.options.get("cells", "")
    cells = [drawn_cell(card, faces, cell) for cell in cells_of(card, widget, fact)]
    if cells and not any(paragraph["boxed"] for paragraph in paragraphs):
        head = [Run("label", card.names.get(fact, ""))]
        paragraphs.append({"boxed": True, "head": together(head, faces), "runs": [], "items": []})
    if paragraphs:
        yield {"draw": "text", "paragraphs": paragraphs, "cells": cells}


def together(runs: Iterable[Run], faces: FaceSet) -> list[list[Any]]:
    """The runs as the templates want them: what stands by an icon without a space goes into one unbreakable group.

    A line may break before and after any picture; without the group it would begin with the full stop behind it, or
    part an icon from its number or from the next icon. A number stays with the word behind it.
    """
    pieces = [
        Run(run.kind, faces.icons.get(part, part) if run.kind == "icon" else part)
        for run in runs
        for part in ([run.value] if run.kind == "icon" else re.split("( +)", run.value))
        if part
    ]
    units: list[list[Run]] = [[]]
    for before, piece, after in zip([None, *pieces], pieces, [*pieces[1:], None], strict=False):
        if piece.value == " " and before and before.kind == "amount" and after and after.kind == "text":
            piece = Run(piece.kind, NO_BREAK)
        figures = [near.kind in ("icon", "amount") for near in (before, after) if near is not None]
        if not piece.value.isspace() or piece.value == NO_BREAK or (len(figures) == 2 and all(figures)):
            units[-1].append(piece)
        else:
            units += [[piece], []]
    result: list[list[Any]] = []
    for unit in units:
        if unit and unit[0].value == BULLET:
            result[-1:] = [["break", ""]]  # in place of the space: each alternative begins a line
        items = merge([[piece.kind, piece.value] for piece in unit])
        if len(items) > 1 and any(kind == "icon" for kind, _ in items):
            result.append(["together", items])
        else:
            result += items
    return merge(result)


def alternatives(items: list[list[Any]]) -> list[list[list[Any]]]:
    """What is said before the first alternative, then each of them without its bullet, which hangs in the margin."""
    parts: list[list[list[Any]]] = [[]]
    for kind, value in items:
        if kind == "break":
            parts.append([])
        else:
            starts = len(parts) > 1 and not parts[-1] and kind == "text"
            parts[-1].append([kind, value.lstrip(f"{BULLET} ") if starts else value])
    return parts


def merge(items: list[list[Any]]) -> list[list[Any]]:
    merged: list[list[Any]] = []
    for kind, group in groupby(items, key=lambda item: cast(str, item[0])):
        if kind in ("icon", "together", "break"):
            merged += group
        else:
            merged.append([kind, "".join(value for _, value in group)])
    return merged
