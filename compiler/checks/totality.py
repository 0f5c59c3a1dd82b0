"""Find for each choice what happens if it finds nothing.

A choice that finds nothing runs its `otherwise`, or leaves its name unbound. A statement that uses an unbound name does
nothing. The runtime guarantees this, so the pass only collects the choices for the certificate.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ombre.dsl.source import Span

from .. import model
from ..model import Statement
from .all_bodies import Unit


@dataclass(frozen=True, slots=True)
class Total:
    """One choice: its name, and what happens if it finds nothing: its `otherwise` runs, or lines are skipped."""

    name: str
    span: Span
    otherwise: bool = False
    skips: tuple[int, ...] = ()

    def __str__(self) -> str:
        if self.otherwise:
            return "otherwise"
        if not self.skips:
            return "nothing depends on it"
        return f"skips line{'s' if len(self.skips) > 1 else ''} {', '.join(map(str, self.skips))}"


def choices(unit: Unit) -> list[Total]:
    """Return the choices of a body, in the order of the file."""
    return list(_choices(unit.body))


def _choices(body: Sequence[Statement]) -> Iterator[Total]:
    for at, statement in enumerate(body):
        if isinstance(statement, model.Choosing | model.Reveal | model.RevealUntil):
            skipped = sorted({line for rest in body[at + 1 :] for line in _mentions(rest, statement.name)})
            otherwise = isinstance(statement, model.Choose) and bool(statement.otherwise)
            yield Total(statement.name, statement.span, otherwise, tuple(skipped))
        elif isinstance(statement, model.ChooseOne):
            always = any(way.condition is None for way in statement.alternatives)
            yield Total("one", statement.span, always)
        for block in model.blocks(statement):
            yield from _choices(block)


def header(statement: Statement) -> list[model.Node]:
    """Return the parts of a statement outside of its blocks."""
    if isinstance(statement, model.ChooseOne):
        return [statement.chooser, *(way.condition for way in statement.alternatives if way.condition is not None)]
    inside = {id(part) for block in model.blocks(statement) for part in block}
    return [child for child in model.children(statement) if id(child) not in inside]


def _mentions(statement: Statement, name: str) -> Iterator[int]:
    if any(isinstance(n, model.Local) and n.name == name for part in header(statement) for n in model.walk(part)):
        yield statement.span.line
        return
    for block in model.blocks(statement):
        for inner in block:
            yield from _mentions(inner, name)
