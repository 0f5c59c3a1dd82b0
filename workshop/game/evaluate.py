"""Evaluate expressions, noun phrases and conditions of the model in the current state of a game.

The text that the Python back end writes for a node is evaluated as in a generated module. A name without a value raises
LookupError.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import CodeType
from typing import TypeAlias, TypeVar, cast

from ombre import runtime
from ombre.compiler import model
from ombre.compiler.python import ModuleWriter
from ombre.runtime.flow import Play

Value: TypeAlias = "int | str | Sequence[int] | Sequence[tuple[int, int]] | Mapping[int, int] | None"
"""A number or a thing; the id of a card; a list of words or cells; a row of a property; None for a missing number."""

MOST_KEPT = 20_000  # most nodes whose code is kept
_IMPORTED: dict[str, object] = {
    "NOTHING": runtime.NOTHING, "item": runtime.item, "product": runtime.product, "quotient": runtime.quotient,
}  # fmt: skip
Part = TypeVar("Part", bound=model.Node)
Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Environment:
    """A game in play, and the values of the local names, by their names in the generated code."""

    g: Play
    names: Mapping[str, Value]

    def __or__(self, more: Mapping[str, Value]) -> Environment:
        return Environment(self.g, {**self.names, **more})


class Evaluator:
    """Evaluates expressions of one game with its expansions, in any of its positions."""

    def __init__(self, rules: model.Model):
        self._writer = ModuleWriter(rules, rules.files[0])
        self._kept: dict[int, tuple[model.Node, CodeType]] = {}  # by the identity of the node, which is beside the code

    def number(self, node: model.Expression, known: Environment) -> int:
        """Return the value of an expression that is a number or a thing; raise TypeError for other expressions."""
        found = self.value(node, known)
        if not isinstance(found, int):
            raise TypeError(node)
        return found

    def value(self, node: model.Expression, known: Environment) -> Value:
        """Return the value of an expression: a number, a thing, a list of words or cells, or the key of a zone."""
        return cast(Value, self._found(node, self._writer.value, known))

    def members(self, those: model.Those, known: Environment) -> list[int]:
        """Return the things that match a noun phrase."""
        return [*cast("Iterable[int]", self._found(those, self._writer.members, known))]

    def truth(self, node: model.Condition, known: Environment) -> bool:
        """Whether a condition is true; it is false if a value that it needs is NOTHING."""
        return bool(self._found(node, self._writer.condition, known))

    def _found(self, node: Part, write: Callable[[Part], str], known: Environment) -> object:
        kept = self._kept.get(id(node))
        if kept is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            kept = self._kept[id(node)] = node, _compiled(write(node))
        try:
            return cast(object, eval(kept[1], {**_IMPORTED, **known.names, "g": known.g}))
        except NameError as error:
            raise LookupError(node) from error


@lru_cache(maxsize=MOST_KEPT)
def _compiled(text: str) -> CodeType:
    """Compile an expression; nodes that are made again and again have the same text."""
    return compile(text, "<expression>", "eval")
