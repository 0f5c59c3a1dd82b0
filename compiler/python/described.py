"""Generate a typed stub of the class of games, for type checkers only.

The stub of an expansion extends that of the base game and contains only the additions of the expansion. Generated
modules give `g` this class as its type, so type checkers report unknown columns and wrong arguments.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ombre import contract

from .. import model
from ..model import Model

HEAD = '''"""Made by `ombre build` from the declarations of {game}: do not edit."""

from {module} import Play as {base}

class Play({base}):
'''
_NUMBERS = "tuple[int, ...]"
_HELD: Mapping[model.Tag, str] = {"cells": "tuple[tuple[int, int], ...]", "cell": "tuple[int, int]", "set": _NUMBERS}


def described(known: Model, game: str, base: Model | None = None) -> str:
    """Return the text of the stub.

    base: for the stub of an expansion, the game without the expansion.
    """
    members = dict(_members(known))
    module, above = ("ombre.runtime.flow", "Kernel")
    if base is not None:
        module, above = f"ombre.generated.{game}.play", "Base"
        there = dict(_members(base))
        members = {name: text for name, text in members.items() if there.get(name) != text}
    body = [f"    {text}\n" for text in members.values()] or ["    pass\n"]
    return HEAD.format(game=game, module=module, base=above) + "".join(body)


def _members(known: Model) -> Iterator[tuple[str, str]]:
    """Yield the name and the declaration of each member of the class."""
    for values in known.values.values():
        yield _column(contract.words(values.name), "tuple[int, ...]")
        for word in values.words:
            yield _column(contract.word(values.name, word), "int")
    yield _column(contract.kind("card"), "tuple[int, ...]")
    for verb in known.verbs.values():
        yield _method(contract.verb(verb.key), [contract.local(role.name) for role in verb.roles], "bool | None")
    for option in known.options.values():
        yield _column(
            contract.state(option.property.owner, option.property.name), "list[int]" if option.property.owner else "int"
        )
    for file in known.files:
        for kind in file.kinds:
            yield _column(contract.kind(kind.name), "tuple[int, ...]")
            yield from _properties(known, kind, kind.name)
        if file.table is not None:
            yield from _properties(known, file.table, "")


def _properties(known: Model, kind: model.Kind, owner: str) -> Iterator[tuple[str, str]]:
    for state in kind.states:
        name = state.property.name
        yield _column(contract.state(owner, name), _kept(known, owner, state.property.per))
        if state.property.type.tag == "value" and owner and not state.property.per:
            yield _method(contract.becomes(owner, name), ["x", "value"], "bool | None")
    things = ["x"] if owner else []
    for fact in kind.facts:
        yield _method(contract.fact(owner, fact.property.name), things, _HELD.get(fact.property.type.tag, "int"))
    for derived in kind.derived:
        held = _HELD.get(derived.property.type.tag, "int")
        yield _method(contract.derived(owner, derived.property.name), things, held)
    for zone in kind.zones:
        yield _column(contract.zone(owner, zone.name), "int")


def _kept(known: Model, owner: str, per: str) -> str:
    """Return the Python type of the attribute for a state.

    A state of a kind has a value for each thing. With an index, a state has a value for each word of a list or for each
    player.
    """
    if not per:
        return "list[int]" if owner else "int"
    if per in known.values:
        return f"dict[int, {_NUMBERS}]" if owner else "list[int]"
    return "dict[int, dict[int, int]]" if owner else "dict[int, int]"


def _column(name: str, type: str) -> tuple[str, str]:
    return name, f"{name}: {type}"


def _method(name: str, parameters: list[str], returns: str) -> tuple[str, str]:
    taken = "".join(f", {one}: int" for one in parameters) + (", /" if parameters else "")
    return name, f"def {name}(self{taken}) -> {returns}: ..."
