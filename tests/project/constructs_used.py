"""A syntax tree in, the rows of the table of constructs that it uses out, each with the lines on which it begins."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache
from typing import NamedTuple, cast

from ombre.dsl.constructs import CONSTRUCTS, Construct, Place
from ombre.dsl.nodes import NODES, Entry, Node, ThenPart, Window, Word
from ombre.dsl.source import Source

RULES = {node: rule for rule, node in NODES.items()}
ROWS = {rule: [row for row in CONSTRUCTS if row.rule == rule] for rule in {row.rule for row in CONSTRUCTS}}


class Use(NamedTuple):
    """A construct in a text. lines: those of the statement or the ability that it stands in."""

    row: Construct
    line: int
    lines: range


def uses(tree: object, source: Source) -> Iterator[Use]:
    """The constructs of a tree."""
    yield from _uses(tree, source.text.split("\n"), range(0))


PLACES: dict[type[Node], Place] = {Window: Place.WINDOW, ThenPart: Place.THEN}  # the places that have rows of their own


def _uses(node: object, lines: Sequence[str], inside: range, within: Place | None = None) -> Iterator[Use]:
    """within: the place of the node, if `PLACES` has it."""
    if isinstance(node, tuple):
        for one in cast("tuple[object, ...]", node):
            yield from _uses(one, lines, inside, within)
    elif isinstance(node, Node) and not isinstance(node, Word):
        span = node.span
        rule = RULES[type(node)]
        last = span.end_column - 1 if span.end_line == span.line else None
        text = lines[span.line - 1][span.column - 1 : last]
        if isinstance(node, Entry) and not node.body:
            rows = ROWS["table_cell"]
        else:
            rows = meant("preposition" if rule == "prepositional" else rule, text)
        if len(rows) > 1:
            rows = [row for row in rows if (row.places == (within,)) == (within is not None)]
        if any(row.whole and row.places != (Place.WINDOW,) for row in rows):
            inside = range(span.line, span.end_line + 1)
        for row in rows:
            yield Use(row, span.line, inside)
        for part in fields(node):
            if part.name != "span":
                yield from _uses(getattr(node, part.name), lines, inside, PLACES.get(type(node)))


def meant(rule: str, text: str) -> list[Construct]:
    """The rows of a rule whose words come first in a text; several, if they have the same words."""
    plain = re.sub(r"\bthe ", "", text)
    places = [
        ((found.start(), -len(found[0])), row) for row in ROWS.get(rule, []) if (found := spelled(row).search(plain))
    ]
    first = min((place for place, _ in places), default=None)
    return [row for place, row in places if place == first]


@cache
def spelled(row: Construct) -> re.Pattern[str]:
    """What finds the words of a row; `not` may stand between two of them, and `an` for `a`."""
    forms = [re.escape(form).replace("\\ ", r" (?:not )?") for form in row.words.split("|")]
    return re.compile(
        "|".join(rf"(?<!\w){form}{'n?' * form.endswith('a')}(?!\w)" if form[:1].isalpha() else form for form in forms)
    )
