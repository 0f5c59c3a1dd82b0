"""The meaning of a card of the grid: two cards with different meanings must not print the same text.

A meaning is the model of the card, with its names numbered. Two forms of the language that mean the same are written
here as one, each with the reason (`SYNONYMS`); everything else that differs in the model is another meaning.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import TypeAlias, cast

from ombre.compiler import model
from ombre.compiler.simultaneous import is_batch

Form: TypeAlias = "tuple[Form, ...] | str | int | None"

# How the author wrote a line, and where a declaration stands.
WRITTEN = ("id", "host", "passive")
NAMES = ("name", "names", "candidate", "rest")


def meaning(abilities: Sequence[model.Ability]) -> Form:
    """The meaning of some abilities: for each node, its class and its fields."""
    return tuple(map(_of_ability, abilities))


def _of_ability(ability: model.Ability) -> Form:
    used = Counter(node.name for node in model.walk(ability) if isinstance(node, model.Local))
    numbers: dict[str, int] = {}

    def idle(node: object) -> bool:
        """Whether a statement does nothing, because it only binds names that nothing uses."""
        if isinstance(node, model.Let):
            return not used[node.name]
        body = node.ability.body if isinstance(node, model.Listen) else getattr(node, "body", ())
        return isinstance(node, model.May | model.Together | model.Listen) and all(map(idle, body))

    def form(part: object, field: str = "") -> Form:
        if isinstance(part, model.Node):
            for rewritten in SYNONYMS:
                part = rewritten(part)
            inside = [(f.name, getattr(part, f.name)) for f in fields(part) if f.compare and f.name not in WRITTEN]
            return (type(part).__name__, *(form(value, name) for name, value in inside))
        if isinstance(part, tuple):
            return tuple(form(one, field) for one in cast("tuple[object, ...]", part) if not idle(one))
        if isinstance(part, str) and field in NAMES:
            return numbers.setdefault(part, len(numbers)) if used[part] else None
        return part if part is None or isinstance(part, int) else repr(part)

    return form(ability)


# ------------------------------------------------------------------------------------------------ deliberate synonyms


def _offer(node: model.Node) -> model.Node:
    """Return a line `WHO may VERB` as a block `WHO may:` with this line: both ask the same player the same question."""
    match node:
        case model.MayDo(span, model.Offer(_, who, _, verb, arguments, False)):
            given = tuple(argument for argument in arguments if not isinstance(argument, model.Some))
            if isinstance(who, model.Those) or len(given) < len(arguments):
                return node
            return model.May(span, who, (model.Call(span, verb, given),))
        case _:
            return node


def _determiner(node: model.Node) -> model.Node:
    """Return `any` as `a`, and `all` as `each`, which mean the same ("How many" in docs/language/cards.md)."""
    match node:
        case model.Those(determiner="any"):
            return replace(node, determiner="a")
        case model.Those(determiner="all"):
            return replace(node, determiner="each")
        case _:
            return node


def _loop(node: model.Node) -> model.Node:
    """Return a loop whose lines follow one another anyway in one form, however it is written."""
    return replace(node, inline=is_batch(node)) if isinstance(node, model.ForEach) else node


SYNONYMS = (_offer, _determiner, _loop)
