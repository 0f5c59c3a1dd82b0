"""The types of the fields of nodes are exactly those that the grammar allows; None only where a part is optional."""

from __future__ import annotations

from dataclasses import MISSING, fields
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

import pytest

from ombre.dsl import nodes
from ombre.dsl.lalr import kept_parts
from ombre.dsl.node import Node
from ombre.dsl.parser import lark

# Classes (NoneType for an absent part); a frozenset stands for the tuple of its items.
Sort: TypeAlias = "type | frozenset[Sort]"
Sorts: TypeAlias = frozenset[Sort]
_ABSENT: Sorts = frozenset([NoneType])


@cache
def rules(name: str) -> list[Any]:
    """The alternatives of a rule."""
    return [rule for rule in lark().rules if rule.origin.name == name]


def made(rule: Any) -> str | None:
    """The rule whose node an alternative makes; None if it passes on the node of another rule."""
    alias = rule.alias and str(rule.alias)
    return alias or (None if rule.options.expand1 else str(rule.origin.name))


@cache
def comes(name: str, above: frozenset[str] = frozenset()) -> Sorts:
    """The nodes that a rule may give."""
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
    """The items that a symbol adds to a tuple; a repetition (`_until`, or Lark's rule for a star) adds its items."""
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
    """The items of the tuple of a rule of LISTS or VARIADIC."""
    wanted = (rule for rule in lark().rules if made(rule) == own)
    parts = (rule.expansion[position] for rule in wanted for position, *_ in kept_parts(rule)[0])
    return frozenset[Sort]().union(*(run(part, set()) for part in parts))


def children(rule: Any) -> list[Sorts]:
    """The possible nodes in each position of the node of a rule."""
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
    """The fields of a node, with the nodes that the grammar allows."""
    names = [field.name for field in fields(nodes.NODES[own])][1:]  # the span is not a child
    if own in nodes.VARIADIC:
        return {names[0]: frozenset([items(own)])}
    places = [children(rule) for rule in lark().rules if made(rule) == own]
    return {
        name: _joined(frozenset[Sort]().union(*(found[at] if at < len(found) else _ABSENT for found in places)))
        for at, name in enumerate(names)
    }


def _joined(found: Sorts) -> Sorts:
    """Two sorts of tuples in one place are joined to a tuple of both."""
    tuples: list[Sorts] = [one for one in found if isinstance(one, frozenset)]
    return found - {*tuples} | {frozenset[Sort]().union(*tuples)} if tuples else found


def declared(hint: Any) -> Sorts:
    """The nodes that the type of a field allows."""
    if get_origin(hint) in (Union, UnionType):
        return frozenset[Sort]().union(*map(declared, get_args(hint)))
    if get_origin(hint) is tuple:
        item, dots = get_args(hint)
        assert dots is ...
        return frozenset([declared(item)])
    assert isinstance(hint, type), hint
    return frozenset([hint])


@pytest.mark.parametrize("own", sorted(nodes.NODES))
def test_the_types_of_a_node_are_those_of_its_rule(own: str) -> None:
    """The type of each field in nodes.py is the one derived from the grammar."""
    hints = get_type_hints(nodes.NODES[own])
    for name, found in wanted(own).items():
        assert told(declared(hints[name])) == told(found), f"{nodes.NODES[own].__name__}.{name}"


def told(found: Sorts) -> list[str]:
    return sorted(one.__name__ if isinstance(one, type) else f"({', '.join(told(one))})" for one in found)


def test_the_unions_are_rules() -> None:
    """A union has the name of the rule with these alternatives; `Declaration` has those of the start rule."""
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
    """Only fields that an alternative of the rule lacks have a default."""
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
