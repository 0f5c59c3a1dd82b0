"""Resolve tables on cards: every combination of numbers must have exactly one cell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import TypeAlias

from ombre.dsl import nodes
from ombre.dsl.diagnostics import tr

from ... import model
from ...model import NUMBER
from ..bodies import block
from ..context import Context, Names, Unresolved, wrong

MOST = 100  # the most rows or columns

Spans: TypeAlias = tuple[tuple[int, int] | None, ...]


def other_table(cx: Context, node: nodes.ReplaceTable) -> model.ReplacedTable:
    """Resolve the replacement of a table of a card, or of one cell."""
    card = cx.card(node.card.text)
    kind = cx.declared.cards.get(card)
    change = cx.declared.changes.get(node.span)
    if kind is None or (change is not None and change.refused):
        raise Unresolved(node.card.text)
    names = Names(this=kind, you=cx.you_kind(kind))
    cx.card_id = card
    new = node.new
    if isinstance(new, nodes.Entry):
        made = cell(cx, node, new, names)
    else:
        made = table(cx, nodes.Table(node.span, node.slot, new, node.otherwise), names)
    return model.ReplacedTable(node.span, card, replace(made, host=kind), isinstance(new, nodes.Entry))


def table(cx: Context, node: nodes.Table, names: Names) -> model.Ability:
    """Resolve a table: a slot with numbers as arguments, which select a cell and are names inside the cells."""
    axes, inner = axes_of(cx, node.slot, names)
    cells = [cell_of(cx, entry, axes, inner) for entry in node.entries]
    otherwise = block(cx, node.otherwise.body, inner.inside()) if node.otherwise is not None else ()
    must_be_whole(cx, node, axes, cells)
    return made_of(node, axes, cells, otherwise)


def cell(cx: Context, node: nodes.ReplaceTable, entry: nodes.Entry, names: Names) -> model.Ability:
    """Resolve a replaced cell; return a table with only this cell."""
    axes, inner = axes_of(cx, node.slot, names)
    return made_of(node, axes, [cell_of(cx, entry, axes, inner)], ())


def axes_of(cx: Context, slot: nodes.Word, names: Names) -> tuple[tuple[nodes.Axis, ...], Names]:
    """Return the axes of a table, and the names in scope in its cells."""
    kinds = (kind.name for kind in cx.model.above(names.this))
    known = (cx.declared.axes.get((kind, slot.text), ()) for kind in kinds)
    axes = next(filter(None, known), ())
    if not axes:
        help = tr("declare it in the kind: 'table {0} by NAME, NAME'", slot.text)
        raise wrong(cx, "E118", tr("a {0} has no table '{1}'", names.this, slot.text), slot.span, help)
    inner = names.inside()
    inner.local.update((axis.name.text, (NUMBER, False)) for axis in axes)
    return axes, inner


def cell_of(cx: Context, entry: nodes.Entry, axes: Sequence[nodes.Axis], names: Names) -> model.TableCell:
    spans = spans_of(cx, entry, [axis.name.text for axis in axes])
    return model.TableCell(entry.span, spans, block(cx, entry.body, names.inside()))


def made_of(
    node: nodes.Table | nodes.ReplaceTable,
    axes: Sequence[nodes.Axis],
    cells: Sequence[model.TableCell],
    otherwise: tuple[model.Statement, ...],
) -> model.Ability:
    words = tuple(axis.name.text for axis in axes)
    made = (model.Table(node.span, words, tuple(cells), otherwise),)
    parameters = tuple((word, NUMBER) for word in words)
    return model.Ability(node.span, "slot", made, slot=node.slot.text, parameters=parameters)


def spans_of(cx: Context, entry: nodes.Entry, axes: Sequence[str]) -> Spans:
    if len(entry.spans) != len(axes):
        message = tr("this table has these axes: {0}", ", ".join(axes))
        raise wrong(cx, "E432", message, entry.span, tr("write {0} numbers, or 'any', before the ':'", len(axes)))
    return tuple(span_of(cx, span) for span in entry.spans)


def span_of(cx: Context, span: nodes.Range | nodes.Every) -> tuple[int, int] | None:
    if isinstance(span, nodes.Every):
        return None
    first = span.first.number
    last = first if span.last is None else span.last.number
    if last < first or last - first >= MOST:
        raise wrong(cx, "E432", tr("the range of a cell must go upwards and have at most {0} numbers", MOST), span.span)
    return first, last


def must_be_whole(cx: Context, node: nodes.Table, axes: Sequence[nodes.Axis], cells: Sequence[model.TableCell]) -> None:
    """Raise unless each combination of numbers has exactly one cell; `otherwise` replaces missing cells."""
    ranges = [range_of(cx, axis, [cell.spans[at] for cell in cells]) for at, axis in enumerate(axes)]
    size = 1
    for numbers in ranges:
        size *= len(numbers)
    if size > MOST * MOST:
        raise wrong(cx, "E432", tr("a table has at most {0} cells", MOST * MOST), node.slot.span)
    seen: dict[tuple[int, ...], model.TableCell] = {}
    for cell in cells:
        for place in places(cell.spans, ranges):
            if place in seen:
                raise wrong(
                    cx, "E432", tr("two cells apply to {0}", said(axes, place)), cell.span, tr("delete one of them")
                )
            seen[place] = cell
    if node.otherwise is None:
        for place in product(*ranges):
            if place not in seen:
                help = tr("add a line '{0}:', or 'otherwise:' at the end", ", ".join(map(str, place)))
                raise wrong(cx, "E432", tr("no cell applies to {0}", said(axes, place)), node.slot.span, help)


def range_of(cx: Context, axis: nodes.Axis, spans: Sequence[tuple[int, int] | None]) -> range:
    """Return the numbers of an axis: those that the kind declares, else from 1 to the largest number of a cell."""
    if axis.first is not None and axis.last is not None:
        first, last = axis.first.number, axis.last.number
        if last < first or last - first >= MOST:
            message = tr("the range of an axis must go upwards and have at most {0} numbers", MOST)
            raise wrong(cx, "E432", message, axis.span)
        return range(first, last + 1)
    named = [span for span in spans if span is not None]
    least = min([1, *(first for first, _ in named)])
    return range(least, max([1, *(last for _, last in named)]) + 1)


def places(spans: Spans, ranges: Sequence[range]) -> Iterator[tuple[int, ...]]:
    """Yield all combinations of numbers to which a cell applies."""
    return product(
        *(numbers if span is None else range(span[0], span[1] + 1) for span, numbers in zip(spans, ranges, strict=True))
    )


def said(axes: Sequence[nodes.Axis], place: Sequence[int]) -> str:
    return ", ".join(f"{axis.name.text} {number}" for axis, number in zip(axes, place, strict=True))
