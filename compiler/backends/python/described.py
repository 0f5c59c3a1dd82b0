"""The model of a game in, the typed description of its game in play out: a stub that type checkers read, and nobody else.

`g` in a generated module is this class for them, so a column that no kind has, or a verb with too few arguments, is an error.
"""

from __future__ import annotations

from collections.abc import Iterator

from ombre import contract

from ... import model
from ...model import Model

HEAD = '''"""Made by `ombre build` from the declarations of {game}: do not edit."""

from typing import Any

from ombre.runtime.flow import Play as Kernel

class Play(Kernel):
'''
_FACTS = {"cells": "tuple[tuple[int, int], ...]", "set": "tuple[int, ...]"}


def described(known: Model, game: str) -> str:
    """The text of the stub."""
    members = dict(_members(known))
    return HEAD.format(game=game) + "".join(f"    {text}\n" for text in members.values())


def _members(known: Model) -> Iterator[tuple[str, str]]:
    """Each name of the class, and how it is declared there."""
    for values in known.values.values():
        yield _column(contract.words(values.name), "tuple[int, ...]")
        for word in values.words:
            yield _column(contract.word(values.name, word), "int")
    yield _column(contract.kind("card"), "tuple[int, ...]")
    for verb in known.verbs.values():
        yield _method(contract.verb(verb.key), [contract.local(role.name) for role in verb.roles], "None")
    for option in known.options.values():
        yield _column(
            contract.state(option.property.owner, option.property.name), "list[int]" if option.property.owner else "int"
        )
    for file in known.files:
        for kind in file.kinds:
            yield _column(contract.kind(kind.name), "tuple[int, ...]")
            yield from _properties(kind, kind.name)
        if file.table is not None:
            yield from _properties(file.table, "")


def _properties(kind: model.Kind, owner: str) -> Iterator[tuple[str, str]]:
    for state in kind.states:
        name = state.property.name
        held = "dict[int, Any]" if state.property.per else "int"  # a row is a tuple, or a dict of players
        yield _column(contract.state(owner, name), f"list[{held}]" if owner and not state.property.per else held)
        if state.property.type.tag == "value" and owner and not state.property.per:
            yield _method(contract.becomes(owner, name), ["x", "value"], "None")
    things = ["x"] if owner else []
    for fact in kind.facts:
        yield _method(contract.fact(owner, fact.property.name), things, _FACTS.get(fact.property.type.tag, "int"))
    for derived in kind.derived:
        found = "int" if derived.property.type.tag in ("number", "value", "thing") else "Any"
        yield _method(contract.derived(owner, derived.property.name), things, found)
    for zone in kind.zones:
        yield _column(contract.zone(owner, zone.name), "int")


def _column(name: str, type: str) -> tuple[str, str]:
    return name, f"{name}: {type}"


def _method(name: str, parameters: list[str], returns: str) -> tuple[str, str]:
    taken = "".join(f", {one}: int" for one in parameters) + (", /" if parameters else "")
    return name, f"def {name}(self{taken}) -> {returns}: ..."
