"""Check that state checks end.

`whenever C` runs until C is false, so its body must change something that C reads.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator

from ombre.dsl.diagnostics import Diagnostic, tr

from ... import model
from ...model import Model
from ..all_bodies import own, zone_name
from ..knowledge import Use
from .calls import Graph
from .graph import Vertex, closure

_FAR = (
    model.EndGame, model.Leave, model.EndEffects, model.Modify, model.Copy, model.Blank, model.ScopeEdge, model.Window,
)  # fmt: skip
"""Statements that may change any property or zone."""
_COMPARE: dict[str, Callable[[int, int], bool]] = {
    ">": operator.gt,
    ">=": operator.ge,
    "<": operator.lt,
    "<=": operator.le,
}


def state_checks(known: Model, graph: Graph) -> Iterator[Diagnostic]:
    """Yield a diagnostic for each state check that would run for ever."""
    for node in graph.roots:
        ability = node.unit.ability
        if node.unit.sort != "whenever" or ability is None:
            continue
        lines = [line for one in closure([node]) for line in own(one.unit.body)]
        if any(isinstance(line, _FAR) for line in lines):
            continue
        if any(isinstance(part, model.Can) for part in own(ability.tested)):
            continue  # any card can forbid the verb or allow it again
        reads = _read(known, ability.tested, frozenset())
        changes = [change.use for one in closure([node]) for change in one.changes]
        span = ability.tested.span if ability.tested is not None else ability.span
        if not any(u.name in reads or ("a card" in reads and u.sort in ("move", "scope")) for u in changes):
            message = tr("once this is true it stays true: no line of the block changes what it tests")
            help = tr(
                "let the block change what is tested here; for something that happens once, "
                "write it like this: when EVENT:"
            )
            yield Diagnostic("E403", message, span, help)
        elif _is_kept(known, graph, node, lines, changes):
            message = tr("once this is true it stays true: the lines of the block leave it true")
            help = tr("let the block make it false; for something that happens once, write it like this: when EVENT:")
            yield Diagnostic("E403", message, span, help)


def _is_kept(known: Model, graph: Graph, check: Vertex, lines: list[model.Node], changes: list[Use]) -> bool:
    """Whether the condition of a state check stays true when its body runs.

    This is certain if the body moves numbers only away from the bound, changes words only to the tested word, keeps the
    tested things the same, and changes nothing that another state check reads.
    """
    if any(use.sort in ("move", "scope") for use in changes):
        return False
    if any(isinstance(line, model.Change) and line.property.type.tag == "thing" for line in lines):
        return False
    names = {use.name for use in changes}
    for other in graph.roots:
        ability = other.unit.ability
        if other.unit.sort == "whenever" and other is not check and ability is not None:
            if names & _read(known, ability.tested, frozenset()):
                return False
    condition = check.unit.ability.tested if check.unit.ability is not None else None
    parts = condition.parts if isinstance(condition, model.And) else (condition,)
    return all(isinstance(part, model.Compare | model.Is) and _keeps(part, lines) for part in parts)


def _keeps(test: model.Compare | model.Is, lines: Iterable[model.Node]) -> bool:
    """Whether a test that is true certainly stays true while some statements run.

    Only tests that compare a property with a constant can be decided.
    """
    read = test.left
    if not isinstance(read, model.Read) or read.property.sort != "state" or read.index is not None:
        return False
    if not isinstance(read.owner, model.This | model.You | model.Current | None):
        is_of_table = isinstance(read.owner, model.Read) and read.owner.owner is None
        if not is_of_table:
            return False
    return all(_leaves(test, line) for line in lines if _touched(line) == read.property)


def _touched(line: model.Node) -> model.Property | None:
    """Return the property that a statement changes or an expression reads."""
    if isinstance(line, model.Read | model.Change | model.Become | model.Modify):
        return line.property
    return None


def _leaves(test: model.Compare | model.Is, line: model.Node) -> bool:
    """Whether a test that is true stays true after a line that changes or reads its property."""
    if isinstance(test, model.Is):
        words = {option.word for option in test.options if isinstance(option, model.Value)}
        return (
            isinstance(line, model.Read)
            or isinstance(line, model.Become)
            and not test.negated
            and line.value.word in words
        )
    if isinstance(line, model.Read):
        return True
    if test.operator not in _COMPARE or not isinstance(test.right, model.Number):
        return False
    if not isinstance(line, model.Change) or not isinstance(line.amount, model.Number):
        return False
    if line.operator == "becomes":
        return _COMPARE[test.operator](line.amount.value, test.right.value)
    return line.operator == ("rises" if test.operator in (">", ">=") else "falls")


def _read(known: Model, node: model.Node | None, seen: frozenset[str]) -> set[str]:
    """Return the properties that a condition depends on, and "a card" if it depends on cards or zones."""
    found: set[str] = set()
    for part in own(node):
        if isinstance(part, model.Read):
            name = f"{part.property.owner}.{part.property.name}"
            found |= {name, *(["a card"] if part.property.sort == "zone" else [])}
            if part.property.owner and not known.is_a(part.property.owner, "player"):
                found.add("a card")  # the condition can become false because the card leaves its zone
            if part.property.sort == "derived" and name not in seen:
                found |= _read(known, _value(known, part.property), seen | {name})
        elif isinstance(part, model.Those):
            if zone_name(part.zone) or not known.is_a(part.kind, "player"):
                found.add("a card")
            for adjective in part.adjectives:
                if (of := known.property_for(part.kind, adjective.list)) is not None:
                    found.add(f"{of.owner}.{of.name}")
    return found


def _value(known: Model, found: model.Property) -> model.Expression | None:
    """Return the expression of a derived property."""
    for file in known.files:
        for kind in (*file.kinds, *([file.table] if file.table else [])):
            for one in kind.derived:
                if one.property == found:
                    return one.value
    return None
