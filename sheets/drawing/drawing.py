"""Prepare a card for the templates: look up all values that its face shows, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Sized
from itertools import groupby
from typing import assert_never

from ombre.prose.language.writing import Writing
from ombre.translatable import tr

from ..faces.designs import Designs, Dress, items_of, layout_of
from ..faces.faces import INK, KIND, Crop, Face, FaceSet, near
from ..faces.items import NO_BREAK, Group, alternatives, bound, counted, joined, levels, merge, together
from ..faces.printed import SMALLEST, FaceError, Fact, PrintedCard, PrintedRun, PrintedTable, TableCell
from ..faces.widgets import (
    Chart,
    Corner,
    Foot,
    Line,
    List,
    Picture,
    Pips,
    Row,
    Stat,
    TextBox,
    Track,
    Widget,
    WordsBox,
    WorkedOut,
)
from . import plain
from .ornament import ornament
from .pictured import art_of, drawn_picture, value_of
from .plain import Item

COLONS = " :：\u00a0\u202f"  # what stands between a label and its text
MOST_CELLS = 99  # the largest number of boxes in one track


def drawn(
    card: PrintedCard, faces: FaceSet, words: Mapping[str, str], writing: Writing, designs: Designs
) -> plain.PlainCard:
    """Return all data that the templates need to draw a card."""
    faces = faces.of_set(card.set)
    if card.kind not in faces.kinds:
        raise FaceError(
            tr("{0}: kind `{1}` has no face in {2}{3}", card.where, card.kind, faces.path, near(card.kind, faces.kinds))
        )
    face = faces.kinds[card.kind]
    frame = value_of(card, face.frame) or card.kind
    colour = faces.colour_of(frame, card.where)
    pattern = faces.patterns.get(frame, "plain")
    layout = layout_of(card, faces, face, value_of(card, face.layout.by) if face.layout.by else "")
    format = face.format or layout.format
    shown: list[tuple[Widget, int]] = []
    corners: list[plain.Badge] = []
    stats: list[plain.Figure] = []
    flow: list[plain.Part] = []
    for widget in face.widgets:
        held: Sized = corners if isinstance(widget, Corner) else stats if isinstance(widget, Stat) else flow
        before = len(held)
        if isinstance(widget, Corner):
            corners += [corner(card, faces, widget)] if widget.fact in card.facts else []
        elif isinstance(widget, Stat):
            stats += [figure(card, faces, widget)] if widget.fact in card.facts else []
        else:
            flow += flowing(card, faces, widget, pattern, writing)
        shown += [(widget, at) for at in range(before, len(held))]
    items = items_of(layout, shown)
    shape = faces.shapes.get(frame, face.shape)
    border = faces.borders.get(value_of(card, face.border), "plain")
    dress = Dress(colour, shape, border, frozenset(items), writing.direction == "rtl")
    size = next((w.size for w in face.widgets if isinstance(w, TextBox)), None) or float(
        str(layout.looks["text"]["size"])
    )
    made: plain.PlainCard = {
        "id": card.id,
        "name": card.name,
        "format": format.name,
        "width": format.width,
        "height": format.height,
        "outline": format.outline,
        "colour": colour,
        "pattern": pattern,
        "shape": shape,
        "border": border,
        "sizes": text_sizes(size),
        "corners": corners,
        "flow": flow,
        "stats": stats,
        "footer": foot(card, faces, face.foot, words),
        "design": designs.key(faces, layout, format, dress),
        "items": items,
        "back": back_of(card, faces, face),
    }
    return with_background(made, faces, frame, card.kind)


def with_background(made: plain.PlainCard, faces: FaceSet, frame: str, kind: str) -> plain.PlainCard:
    """Return a card with the background that its value or its kind has: a colour, a pattern or a picture."""
    name = faces.backgrounds.get(frame) or faces.backgrounds.get(kind, "")
    if name in faces.art:
        made["ground"] = art_of(faces.art[name], faces.crops.get(name, Crop()))
    elif name.startswith("#") or name in faces.colours:
        made["colour"] = faces.colours.get(name, name)
    elif name:
        made["pattern"] = name
    return made


def figure(card: PrintedCard, faces: FaceSet, widget: Stat) -> plain.Figure:
    icon = faces.picture_of(widget.icon, card.where)
    return {"icon": icon, "amount": amount(card, widget.fact, "stat"), "alt": card.names.get(widget.fact, "")}


def foot(card: PrintedCard, faces: FaceSet, widget: Foot, words: Mapping[str, str]) -> plain.Footer:
    """Return what stands at the foot of a card, from the start and from the end of the line."""
    return {
        "left": spaced(_foot_groups(card, faces, widget.left, words)),
        "right": spaced(_foot_groups(card, faces, widget.right, words)),
        "number": card.number or card.id,
        "source": words[card.origin],
        "origin": card.origin,
    }


def spaced(groups: Iterable[Group]) -> list[Item]:
    """Join what stands at one end of a foot: with dots, but after a symbol only with a space."""
    found: list[Item] = []
    for group in groups:
        if found:
            found.append(("text", NO_BREAK * 2 if found[-1][0] in ("icon", "symbol") else " · "))
        found += group
    return found


def _foot_groups(card: PrintedCard, faces: FaceSet, names: Iterable[str], words: Mapping[str, str]) -> Iterator[Group]:
    for name in names:
        if name in card.facts or name == KIND:
            yield from line_words(card, faces, name, True)
        elif name == "origin":
            yield [*([("text", words[card.origin])] if words[card.origin] else []), ("mark", card.origin)]
        elif name == "number":
            yield [("text", card.number or card.id)]
        else:
            yield from about(card, faces, name)


def about(card: PrintedCard, faces: FaceSet, name: str) -> Iterator[Group]:
    """Yield what the words of a card, or its set, give for a name: words, the symbol of the set, nothing."""
    if name in card.words:
        yield [("text", card.words[name])]
    elif name == "symbol" and card.about.get("symbol"):
        icon = faces.picture_of(card.about["symbol"], card.where)
        colour = faces.colours.get(value_of(card, faces.symbol_colour), "") if faces.symbol_colour else ""
        yield [("symbol", f"{icon} {colour}") if colour else ("icon", icon)]
    elif name != "symbol" and card.about.get(name):
        yield [("text", card.about[name])]


def text_sizes(size: float) -> list[float]:
    """Return the sizes at which a text is tried: its usual size, then smaller ones down to the smallest."""
    steps = [11.0, 10.0, *(SMALLEST + 0.5 * step for step in range(5, -1, -1))]
    return [size, *(smaller for smaller in steps if smaller < size)]


def back_of(card: PrintedCard, faces: FaceSet, face: Face) -> plain.PlainBack:
    back = face.back.like or value_of(card, face.back.colour) or card.kind
    own = faces.kinds.get(face.back.like, face).back.art
    made: plain.PlainBack = {
        "colour": faces.colour_of(back, card.where),
        "pattern": faces.patterns.get(back, "plain"),
        "shape": faces.shapes.get(back, faces.kinds.get(face.back.like, face).shape),
        "ornament": ornament(f"{face.back.like or card.kind} {back}", "plain"),
        "icon": faces.picture_of(face.back.icon, card.where, needed=not own),
        "title": back_title(card, faces),
        "line": card.labels.get(back, "") if back != card.kind and not face.back.like else "",
    }
    if own in faces.art:  # a kind that only a set has is seen by all, its picture only by the cards of the set
        made["ground"] = art_of(faces.art[own], faces.crops.get(own, Crop()))
    return made


def back_title(card: PrintedCard, faces: FaceSet) -> str:
    """Return the title on the back: the one that the face declares, else the name of the card's kind.

    A back that is like the back of another kind has the title that the face of that kind declares, or none.
    """
    face = faces.kinds[card.kind]
    title = faces.kinds.get(face.back.like, face).back.title
    return card.names.get(title, title) if title else "" if face.back.like else card.kind_label


def single(card: PrintedCard, name: str, widget: str) -> int | str:
    """Return the value of a property; raise FaceError if the property has several values."""
    fact = card.facts[name]
    if isinstance(fact, tuple):
        raise FaceError(tr("{0}: {1} cannot show `{2}`, which is several values.", card.where, widget, name))
    return fact


def amount(card: PrintedCard, name: str, widget: str) -> str:
    return str(single(card, name, widget))


def corner(card: PrintedCard, faces: FaceSet, widget: Corner) -> plain.Badge:
    """Return the data of a corner: a number with a small icon if the face wants one, or the icon of a word."""
    fact = amount(card, widget.fact, "corner")
    is_value = isinstance(card.facts[widget.fact], str)
    return {
        "side": widget.side,
        "amount": "" if is_value else fact,
        "icon": faces.picture_of(fact if is_value else widget.icon, card.where) if is_value or widget.icon else "",
        "alt": card.labels.get(fact, "") if is_value else card.names.get(widget.fact, ""),
    }


def flowing(card: PrintedCard, faces: FaceSet, widget: Widget, pattern: str, writing: Writing) -> Iterator[plain.Part]:
    """Yield the parts of the panel that a widget draws, from top to bottom; none if the card lacks the property."""
    match widget:
        case Picture():
            yield drawn_picture(card, faces, widget, pattern)
        case WordsBox(fact=fact, style=style, align=align, size=size):
            if fact in card.words:
                runs: list[Item] = bound([("text", card.words[fact])])
                yield {"draw": "words", "runs": runs, "style": style, "align": align, "size": size or 0.0}
        case Line(left=left, right=right):
            left_end, right_end = (said(card, faces, widget, names, writing) for names in (left, right))
            if left_end or right_end:
                yield {"draw": "line", "left": left_end, "right": right_end}
        case Pips(fact=fact, numbered=numbered):
            cells = [one for cell in cells_of(card, "pips", fact) for one in spread(cell, numbered)]
            if cells:
                yield {"draw": "pips", "cells": [drawn_cell(card, faces, cell, numbered) for cell in cells]}
        case Track(fact=fact, icon=icon, numbered=numbered):
            cells = cells_of(card, "track", fact, icon)
            if cells:
                counted_down = card.names.get(fact, "") if isinstance(card.facts[fact], int) else ""
                yield {"draw": "track", "cells": boxes(card, faces, cells, numbered, counted_down)}
        case List(list=rows):
            told = [row(card, faces, one, writing) for one in rows if one.fact in card.facts]
            if told:
                yield {"draw": "rows", "rows": told}
        case WorkedOut(of=of):
            if of in card.tables:
                yield worked_out(card.tables[of])
        case Chart(of=of):
            if of in card.tables:
                yield chart(card.tables[of])
        case TextBox():
            yield from text(card, faces, widget)
        case Corner() | Stat() | Foot():
            pass  # not in the panel: `drawn` lists corners, stats and the foot separately
        case _:
            assert_never(widget)


def worked_out(table: PrintedTable) -> plain.PlainTable:
    return {"draw": "table", "title": table.title, "head": list(table.head), "rows": [list(r) for r in table.rows]}


def chart(table: PrintedTable) -> plain.PlainChart:
    lines = [plain.ChartLine(head=r[0], cells=wide_cells(r[1:])) for r in table.rows]
    shares = [max(len(text) for text in column) for column in zip(*(r[1:] for r in table.rows), strict=True)]
    # The width of a column depends on its longest text, so that no column is half empty.
    return {"draw": "chart", "title": table.title, "head": list(table.head), "lines": lines, "wide": shares}


def wide_cells(row: Sequence[str]) -> list[plain.WideCell]:
    """Join neighbouring cells with the same text to one wide cell."""
    return [{"text": counted(text), "span": len(list(same))} for text, same in groupby(row)]


def row(card: PrintedCard, faces: FaceSet, widget: Row, writing: Writing) -> plain.PlainRow:
    """Return one line of a list: the name of a property or of a card, and the value of the property."""
    fact = single(card, widget.fact, "rows")
    label = card.names.get(widget.card or widget.fact, widget.fact)
    return {
        "icon": faces.picture_of(widget.icon, card.where) if widget.icon else "",
        "colour": faces.colours.get(widget.icon, ""),
        "label": writing.capital(label),
        "amount": card.labels.get(fact, fact) if isinstance(fact, str) else str(fact),
    }


def said(card: PrintedCard, faces: FaceSet, line: Line, names: Iterable[str], writing: Writing) -> list[Item]:
    """Return one end of a line: the words of its properties.

    The options of the widget decide whether icons and the names of the properties are printed, too.
    """
    groups: list[Group] = []
    for name in names:
        words = list(line_words(card, faces, name, line.icons))
        if words and line.named:
            label = card.names.get(name, name)
            groups.append([("text", f"{writing.capital(label)} – "), *joined(words, writing.comma)])
        else:
            groups += words
    return merge(joined(groups, line.separator))


def line_words(card: PrintedCard, faces: FaceSet, name: str, icons: bool) -> Iterator[Group]:
    """Yield the words of a property, each as a group that stays together; or what the card's set or words give."""
    if name != KIND and name not in card.facts:
        yield from about(card, faces, name)
        return
    fact: Fact = card.kind_label if name == KIND else card.facts.get(name, ())
    for value in fact if isinstance(fact, tuple) else (fact,):
        key = value.symbol if isinstance(value, TableCell) else str(value)
        word = card.labels.get(key, key) + (f"{NO_BREAK}{value.size}" if isinstance(value, TableCell) else "")
        picture = faces.icons.get(key, key)
        if icons and picture in faces.pictures:
            yield [("together", [("sign", picture), ("text", NO_BREAK + word)])]
        else:
            yield [("text", word)]


def cells_of(card: PrintedCard, widget: str, name: str, icon: str = "") -> list[TableCell]:
    fact = card.facts.get(name, ())
    if isinstance(fact, int) and icon:
        if fact > MOST_CELLS:
            raise FaceError(
                tr(
                    "{0}: {1} cannot show `{2}`: {3} boxes, and at most {4} fit.",
                    card.where,
                    widget,
                    name,
                    fact,
                    MOST_CELLS,
                )
            )
        # The track of a number has one box for each value, from the largest down to 0.
        return [TableCell(icon, str(left)) for left in range(fact, -1, -1)]
    if not isinstance(fact, tuple):
        raise FaceError(
            tr("{0}: {1} cannot show `{2}`, which is no list of symbols and amounts.", card.where, widget, name)
        )
    return [cell if isinstance(cell, TableCell) else TableCell(cell, 1) for cell in fact]


def spread(cell: TableCell, numbered: Sequence[str]) -> list[TableCell]:
    """Return the boxes for a symbol with an amount.

    The symbol is repeated if the amount is at most 4, unless `numbered` contains the symbol. Otherwise it is printed
    once, with the amount as a number.
    """
    if isinstance(cell.size, int) and cell.size <= 4 and cell.symbol not in numbered:
        return [TableCell(cell.symbol, 1)] * cell.size
    return [TableCell(cell.symbol, cell.size)]


def boxes(
    card: PrintedCard, faces: FaceSet, cells: Sequence[TableCell], numbered: Sequence[str], alt: str = ""
) -> list[plain.Box]:
    """Return boxes with symbols and numbers. numbered: the symbols with the number 1; all, if there are none."""
    return [drawn_cell(card, faces, cell, numbered or [cell.symbol], alt) for cell in cells]


def drawn_cell(card: PrintedCard, faces: FaceSet, cell: TableCell, numbered: Sequence[str], alt: str = "") -> plain.Box:
    """Return a box with a symbol. numbered: symbols with the number 1. alt: what it stands for, if not its own word."""
    colour = faces.colours.get(cell.symbol, INK)
    dark = sum(int(colour[i : i + 2], 16) * share for i, share in ((1, 0.3), (3, 0.59), (5, 0.11))) < 140
    return {
        "icon": faces.picture_of(cell.symbol, card.where),
        "amount": "" if cell.size == 1 and cell.symbol not in numbered else str(cell.size),
        "colour": colour,
        "dark": dark,
        "alt": alt or card.labels.get(cell.symbol, ""),
    }


def text(card: PrintedCard, faces: FaceSet, widget: TextBox) -> Iterator[plain.PlainText]:
    """Yield the text box of a card.

    If the widget is `boxed`, a paragraph with a label is printed in a box with the label.
    """
    for run in (run for paragraph in card.paragraphs for run in paragraph if run.kind == "icon"):
        faces.picture_of(run.value, card.where)
    paragraphs: list[plain.PlainParagraph] = []
    for paragraph in card.paragraphs:
        boxed = widget.boxed and bool(paragraph) and paragraph[0].kind == "label"
        head = [PrintedRun("label", paragraph[0].value.rstrip(COLONS))] if boxed else []
        rest = list(paragraph[1:]) if boxed else list(paragraph)
        if boxed and rest and rest[0].kind == "text":
            rest[0] = PrintedRun("text", rest[0].value.lstrip(COLONS))
        whole = together(rest, faces)
        runs, *items = map(bound, alternatives(whole))
        made: plain.PlainParagraph = {"boxed": boxed, "head": together(head, faces), "runs": runs, "items": items}
        if any(levels(whole)):
            made["levels"] = levels(whole)
        paragraphs.append(made)
    cells = boxes(card, faces, cells_of(card, "text", widget.cells), widget.numbered)
    if cells and not any(paragraph["boxed"] for paragraph in paragraphs):
        head = [PrintedRun("label", card.names.get(widget.cells, ""))]
        paragraphs.append({"boxed": True, "head": together(head, faces), "runs": [], "items": []})
    if paragraphs:
        yield {"draw": "text", "paragraphs": paragraphs, "cells": cells}
