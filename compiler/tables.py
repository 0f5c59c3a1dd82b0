"""Tables on cards: syntax trees in; abilities with a cell for every number of their axes, or the first hole, out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Any, TypeAlias

from ombre.dsl import nodes
from ombre.dsl.diagnostics import tr

from . import model
from .abilities import Abilities
from .model import NUMBER
from .phrases import Names

MOST = 100  # rows, or columns: a table is something to look at

Spans: TypeAlias = tuple[tuple[int, int] | None, ...]


class Tables(Abilities):
    """Resolves tables."""

    def table(self, node: nodes.Table, names: Names) -> model.Ability:
        """A table: a slot whose body is chosen by the numbers it is performed with, which are names in its cells."""
        axes, inner = self._axes(node.slot, names)
        cells = [self._cell_of(entry, axes, inner) for entry in node.entries]
        rest = node.otherwise
        otherwise = self.block(rest.body, inner.inside()) if isinstance(rest, nodes.Otherwise) else ()
        self._must_be_whole(node, axes, cells)
        return self._made(node, axes, cells, otherwise)

    def cell(self, node: nodes.ReplaceCell, names: Names) -> model.Ability:
        """Another cell of a table, as a table that has no other."""
        axes, inner = self._axes(node.slot, names)
        return self._made(node, axes, [self._cell_of(node.entry, axes, inner)], ())

    def _axes(self, slot: nodes.Word, names: Names) -> tuple[tuple[nodes.Axis, ...], Names]:
        """What a table is looked up by, and the names in its cells."""
        kinds = (kind.name for kind in self.model.above(names.this))
        known = (self.declared.axes.get((kind, slot.text), ()) for kind in kinds)
        axes = next(filter(None, known), ())
        if not axes:
            help = tr("declare it in the kind: 'table {0} by NAME, NAME'", slot.text)
            raise self.wrong("E118", tr("a {0} has no table '{1}'", names.this, slot.text), slot.span, help)
        inner = names.inside()
        inner.local.update((axis.name.text, (NUMBER, False)) for axis in axes)
        return axes, inner

    def _cell_of(self, entry: nodes.Entry, axes: Sequence[nodes.Axis], names: Names) -> model.TableCell:
        spans = self._spans(entry, [axis.name.text for axis in axes])
        body = () if isinstance(entry.body, nodes.NothingHere) else self.block(entry.body, names.inside())
        return model.TableCell(entry.span, spans, body)

    def _made(
        self, node: Any, axes: Sequence[nodes.Axis], cells: Sequence[model.TableCell], otherwise: tuple[Any, ...]
    ) -> model.Ability:
        words = tuple(axis.name.text for axis in axes)
        made = (model.Table(node.span, words, tuple(cells), otherwise),)
        parameters = tuple((word, NUMBER) for word in words)
        return model.Ability(node.span, "slot", made, slot=node.slot.text, parameters=parameters)

    def _spans(self, entry: nodes.Entry, axes: Sequence[str]) -> Spans:
        if len(entry.spans) != len(axes):
            message = tr("this table is looked up by {0}", ", ".join(axes))
            raise self.wrong("E432", message, entry.span, tr("write {0} numbers, or 'any', before the ':'", len(axes)))
        return tuple(self._span(span) for span in entry.spans)

    def _span(self, span: nodes.Range | nodes.Every) -> tuple[int, int] | None:
        if isinstance(span, nodes.Every):
            return None
        first = span.first.number
        last = first if span.last is None else span.last.number
        if last < first or last - first >= MOST:
            raise self.wrong(
                "E432", tr("a cell goes from a number up to another, at most {0} further", MOST), span.span
            )
        return first, last

    def _must_be_whole(self, node: nodes.Table, axes: Sequence[nodes.Axis], cells: Sequence[model.TableCell]) -> None:
        """Raise unless each combination of numbers has one cell; `otherwise` fills holes."""
        ranges = [self._range(axis, [cell.spans[at] for cell in cells]) for at, axis in enumerate(axes)]
        size = 1
        for numbers in ranges:
            size *= len(numbers)
        if size > MOST * MOST:
            raise self.wrong("E432", tr("a table has at most {0} cells", MOST * MOST), node.slot.span)
        seen: dict[tuple[int, ...], model.TableCell] = {}
        for cell in cells:
            for place in _places(cell.spans, ranges):
                if place in seen:
                    raise self.wrong("E432", tr("{0} has two cells", _said(axes, place)), cell.span, tr("take one out"))
                seen[place] = cell
        if node.otherwise is None:
            for place in product(*ranges):
                if place not in seen:
                    help = tr("add '{0}:', or end the table with 'otherwise:'", ", ".join(map(str, place)))
                    raise self.wrong("E432", tr("{0} has no cell", _said(axes, place)), node.slot.span, help)

    def _range(self, axis: nodes.Axis, spans: Sequence[tuple[int, int] | None]) -> range:
        """The numbers that a table must speak of: those that its kind declares, else from 1 to the last it names."""
        if axis.first is not None:
            first, last = axis.first.number, axis.last.number
            if last < first or last - first >= MOST:
                raise self.wrong(
                    "E432", tr("an axis goes from a number up to another, at most {0} further", MOST), axis.span
                )
            return range(first, last + 1)
        named = [span for span in spans if span is not None]
        least = min([1, *(first for first, _ in named)])
        return range(least, max([1, *(last for _, last in named)]) + 1)


def with_cell(table: model.Ability, other: model.Ability) -> model.Ability:
    """A table with another cell in the place of the one with the same numbers."""
    (old,), (new,) = table.body, other.body
    assert isinstance(old, model.Table) and isinstance(new, model.Table)
    (cell,) = new.cells
    cells = tuple(cell if cell.spans == one.spans else one for one in old.cells)
    return replace(table, body=(replace(old, cells=cells),))


def _places(spans: Spans, ranges: Sequence[range]) -> Iterator[tuple[int, ...]]:
    """Every combination of numbers that a cell speaks of."""
    return product(
        *(numbers if span is None else range(span[0], span[1] + 1) for span, numbers in zip(spans, ranges, strict=True))
    )


def _said(axes: Sequence[nodes.Axis], place: Sequence[int]) -> str:
    return ", ".join(f"{axis.name.text} {number}" for axis, number in zip(axes, place, strict=True))
