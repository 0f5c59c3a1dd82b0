"""The node classes are made from the grammar;
the type of each field is derived a second time, from the rules that Lark compiles.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

import pytest

from ombre.dsl import nodes
from ombre.dsl.lalr import kept_parts
from ombre.dsl.node import Node
from ombre.dsl.node_classes import text
from ombre.dsl.parser import lark
from ombre.dsl.syntax import syntax

from ..recording import recorded

# A node class (NoneType for an absent part), or a frozenset of the possible items of a tuple.
Sort: TypeAlias = "type | frozenset[Sort]"
Sorts: TypeAlias = frozenset[Sort]
_ABSENT: Sorts = frozenset([NoneType])


@cache
def rules(name: str) -> list[Any]:
    """The alternatives of a rule."""
    return [rule for rule in lark().rules if rule.origin.name == name]


def made(rule: Any) -> str | None:
    """The name of the node that an alternative of a rule makes; None if its result is the node of another rule."""
    alias = rule.alias and str(rule.alias)
    return alias or (None if rule.options.expand1 else str(rule.origin.name))


@cache
def comes(name: str, above: frozenset[str] = frozenset()) -> Sorts:
    """The possible results of a rule: node classes, or the items of a tuple."""
    found: set[Sort] = set()
    for rule in rules(name):
        own = made(rule)
        if own is None:
            (((position, _),), _) = kept_parts(rule)
            symbol = rule.expansion[position]
            if symbol.is_term or symbol.name not in above:
                found |= {nodes.Word} if symbol.is_term else comes(symbol.name, above | {name})
        elif own in nodes.LISTS:
            found.add(items(own))
        else:
            found.add(nodes.NODES[own])
    return frozenset(found)


def run(symbol: Any, seen: set[str]) -> Sorts:
    """The possible items that a symbol adds to a tuple.

    A helper rule, whose name begins with `_` (such as the one that Lark makes for `*`), adds the items of its symbols.
    """
    if symbol.is_term:
        return frozenset([nodes.Word])
    if not symbol.name.startswith("_"):
        return comes(symbol.name)
    if symbol.name in seen:
        return frozenset()
    seen.add(symbol.name)
    parts = (rule.expansion[position] for rule in rules(symbol.name) for position, *_ in kept_parts(rule)[0])
    return frozenset[Sort]().union(*(run(part, seen) for part in parts))


@cache
def items(own: str) -> Sorts:
    """The possible items of the tuple that a rule of LISTS or VARIADIC makes."""
    wanted = (rule for rule in lark().rules if made(rule) == own)
    parts = (rule.expansion[position] for rule in wanted for position, *_ in kept_parts(rule)[0])
    return frozenset[Sort]().union(*(run(part, set()) for part in parts))


def children(rule: Any) -> list[Sorts]:
    """For each child of an alternative of a rule, the possible nodes."""
    kept, behind = kept_parts(rule)
    found: list[Sorts] = []
    for position, absent in kept:
        found += [_ABSENT] * absent
        symbol = rule.expansion[position]
        came = run(symbol, set())
        if symbol.is_term or not symbol.name.startswith("_"):
            found.append(came)
        else:
            assert not came, f"{rule}: only keywords (`_is`) may be a run here, which no node keeps"
    return found + [_ABSENT] * behind


def wanted(own: str) -> dict[str, Sorts]:
    """For each field of a node class, the nodes that the grammar allows."""
    names = [field.name for field in fields(nodes.NODES[own])][1:]  # the span is not a child
    if own in nodes.VARIADIC:
        return {names[0]: frozenset([items(own)])}
    places = [children(rule) for rule in lark().rules if made(rule) == own]
    return {
        name: _joined(frozenset[Sort]().union(*(found[at] if at < len(found) else _ABSENT for found in places)))
        for at, name in enumerate(names)
    }


def _joined(found: Sorts) -> Sorts:
    """The possible nodes of a place, with all tuples joined to one tuple of all their items."""
    tuples: list[Sorts] = [one for one in found if isinstance(one, frozenset)]
    return found - {*tuples} | {frozenset[Sort]().union(*tuples)} if tuples else found


def declared(hint: Any) -> Sorts:
    """The nodes that the type annotation of a field allows."""
    if get_origin(hint) in (Union, UnionType):
        return frozenset[Sort]().union(*map(declared, get_args(hint)))
    if get_origin(hint) is tuple:
        item, dots = get_args(hint)
        assert dots is ...
        return frozenset([declared(item)])
    assert isinstance(hint, type), hint
    return frozenset([hint])


def test_the_classes_are_made_from_the_grammar() -> None:
    """nodes.py is what is made from the grammar."""
    made = text(syntax())
    assert recorded(Path(nodes.__file__), made) == made


@pytest.mark.parametrize("own", sorted(nodes.NODES))
def test_the_types_of_a_node_are_those_of_its_rule(own: str) -> None:
    """The type of each field in nodes.py equals the type that is derived from the grammar."""
    hints = get_type_hints(nodes.NODES[own])
    for name, found in wanted(own).items():
        assert told(declared(hints[name])) == told(found), f"{nodes.NODES[own].__name__}.{name}"


def told(found: Sorts) -> list[str]:
    return sorted(one.__name__ if isinstance(one, type) else f"({', '.join(told(one))})" for one in found)


def test_the_unions_are_rules() -> None:
    """A union with the name of a rule has the alternatives of this rule; `Declaration` has those of the start rule."""
    ways = {"".join(part.title() for part in name.split("_")): name for name in {r.origin.name for r in lark().rules}}
    compared = 0
    for union, found in vars(nodes).items():
        if isinstance(found, UnionType) and union in ways and all(made(rule) is None for rule in rules(ways[union])):
            assert told(declared(found)) == told(comes(ways[union])), union
            compared += 1
    assert compared > 15
    starts = frozenset[Sort]().union(*(run(rule.expansion[0], set()) for rule in rules("start")))
    assert told(declared(nodes.Declaration)) == told(starts)


def test_a_field_may_be_left_out_where_the_rule_is_shorter() -> None:
    """A field has a default only if an alternative of the rule does not have the part."""
    unsaid = {node.__name__ for node in nodes.NODES.values() for f in fields(node)[1:] if f.default is not MISSING}
    shorter = {
        node.__name__
        for own, node in nodes.NODES.items()
        if own not in nodes.VARIADIC
        and any(len(children(rule)) < len(fields(node)) - 1 for rule in lark().rules if made(rule) == own)
    }
    assert unsaid == shorter


def test_a_difference_would_be_seen() -> None:
    """The comparison distinguishes optional from required fields, and a tuple from its items."""
    assert declared(nodes.Word | None) != declared(nodes.Word) != declared(tuple[nodes.Word, ...])
    assert told(declared(tuple[nodes.Word | Node, ...] | None)) == ["(Node, Word)", "NoneType"]
