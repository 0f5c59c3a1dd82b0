"""The evaluator of `why` and `pairs` gives the same values as the second interpreter,
which reads the nodes themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from ombre import contract
from ombre.compiler import model
from ombre.compiler.optional_values import needed
from ombre.compiler.python import played
from ombre.runtime import NOTHING
from ombre.workshop.game.evaluate import Environment, Evaluator

from ..budget import LONG
from ..interpreter.telling import Game, Namer, Seen
from ..interpreter.things import Absent, Frame
from ..two_interpreters.comparing import Setting, compare, compiled
from ..two_interpreters.kernel import KernelGame, Piece

CONDITIONS = (
    model.Compare, model.Is, model.IsKind, model.IsCopy, model.IsIn, model.IsEmpty, model.Exists, model.IsCard,
    model.HasSlot, model.Can, model.ThereIs, model.Result, model.And, model.Or,
)  # fmt: skip
VALUES = (
    model.Read, model.Item, model.Mark, model.Size, model.Arithmetic, model.Quotient, model.Count, model.Total,
    model.Owner, model.SeatAfter, model.Source, model.Beginning,
)  # fmt: skip
THINGS = (model.Owner, model.SeatAfter, model.Source, model.Beginning)  # of these, the values that are things


class Untried(Exception):
    """Raised if a game has no thing of the kind that a name stands for, or if an expression has no value."""


class Evaluations:
    """Evaluates the expressions of a game, at each question a part of them, and writes down what comes out."""

    def __init__(self, game: str, each: int) -> None:
        self.model, self.each = compiled(game).model, each
        self.evaluator = Evaluator(self.model)
        every = [node for file in self.model.files for node in model.walk(played(file))]
        self.nodes = [
            node for node in every if isinstance(node, (*CONDITIONS, *VALUES, model.Those)) and is_asked(node)
        ]
        self.told: set[int] = set()  # the nodes that had a value

    def __call__(self, game: Game[Any], number: int) -> Sequence[str]:
        found: list[str] = []
        namer = Namer(game)
        for at in range(number % self.each, len(self.nodes), self.each):
            node = self.nodes[at]
            try:
                its = self.names(node, game, namer, number)
                value = self.by_kernel(game, node, its) if isinstance(game, KernelGame) else by_trees(game, node, its)
            except Untried:
                continue
            self.told.add(at)
            found.append(f"{node.span} at question {number}: {namer.said(value)}")
        return found

    def names(self, node: model.Node, game: Game[Any], namer: Namer[Any], number: int) -> dict[str, Any]:
        """Values for the names in a node, others at each question; of names that may be nothing, sometimes nothing."""
        everybody = [*game.seats, *game.joined]
        things = [*everybody, *(x for x, *_ in namer.at)]

        def some(kind: str) -> list[Any]:
            fitting = [
                x for x in things if self.model.is_a(game.kind(x), kind) or kind == "card" and x not in everybody
            ]
            if not fitting:
                raise Untried
            return fitting

        def one(kind: str, at: int, optional: bool) -> Any:
            those = [*([None] if optional else []), *some(kind)]
            return those[(number * 7 + at * 5) % len(those)]

        bound = {part.candidate for part in model.walk(node) if isinstance(part, model.Those)}
        found: dict[str, Any] = {}
        for at, part in enumerate(model.walk(node)):
            match part:
                case model.This() | model.You():
                    name = "this" if isinstance(part, model.This) else "you"
                    found.setdefault(name, one(part.kind, at, isinstance(part, model.You) and part.optional))
                case model.Local(name=name) if name in bound:
                    pass
                case model.Local(name=name, type=model.Type("number", _)):
                    found.setdefault(f".{name}", number % 5)
                case model.Local(name=name, type=model.Type("value", of)):
                    found.setdefault(f".{name}", self.model.values[of].words[number % len(self.model.values[of].words)])
                case model.Local(name=name, type=model.Type("set", of)) if of not in self.model.values:
                    found.setdefault(f".{name}", tuple(some(of)[:: 1 + number % 3]))
                case model.Local(name=name, type=model.Type("thing", of)):
                    found.setdefault(f".{name}", one(of, at, part.optional))
                case model.Local():
                    raise Untried
                case _:
                    pass
        return found

    def by_kernel(self, game: KernelGame, node: model.Node, its: dict[str, Any]) -> object:
        names = {contract.local(name[1:]) if name[0] == "." else name: value for name, value in its.items()}
        types = {contract.local(part.name): part.type for part in model.walk(node) if isinstance(part, model.Local)}
        known = Environment(
            game.g.clone(), {name: self.number(value, types.get(name)) for name, value in names.items()}
        )
        if isinstance(node, CONDITIONS):
            return self.evaluator.truth(cast(model.Condition, node), known)
        if any(self.evaluator.value(part, known) == NOTHING for part in needed(node)):
            raise Untried  # statements test this before they use the value
        if isinstance(node, model.Those):
            return tuple(Piece(x) for x in self.evaluator.members(node, known))
        expression = cast(model.Expression, node)
        return game.meant(type_of(expression), self.evaluator.value(expression, known))

    def number(self, value: Piece | tuple[Piece, ...] | str | int | None, type: model.Type | None) -> Any:
        """A value of a name, as the kernel holds it."""
        if isinstance(value, tuple):
            return tuple(self.number(one, None) for one in value)
        if isinstance(value, str) and type is not None:
            return self.model.values[type.of].words.index(value)
        return NOTHING if value is None else value.number if isinstance(value, Piece) else value


def by_trees(game: Game[Any], node: model.Node, its: dict[str, Any]) -> object:
    """The value that the second interpreter finds."""
    assert isinstance(game, Seen)
    names = {name[1:]: value for name, value in its.items() if name[0] == "."}
    frame = Frame(its.get("this"), its.get("you"), names)
    if isinstance(node, CONDITIONS):
        return game.g.holds(cast(model.Condition, node), frame)
    try:
        if any(game.g.value(part, frame) is None for part in needed(node)):
            raise Untried
        if isinstance(node, model.Those):
            return tuple(game.g.members(node, frame))
        return game.g.value(cast(model.Expression, node), frame)
    except Absent:
        raise Untried from None


def is_asked(node: model.Node) -> bool:
    """Whether a node has a value: not the name of a zone, and not a property of something that stands elsewhere."""
    if not isinstance(node, model.Read):
        return True
    return node.property.sort != "zone" and bool(node.property.owner) == (node.owner is not None)


def type_of(node: model.Expression) -> model.Type:
    match node:
        case model.Read():
            return node.property.type
        case model.Item():
            return model.Type("cell", type_of(node.of).of)
        case model.Mark():
            return model.Type("value", node.list)
        case _:
            return model.Type("thing") if isinstance(node, THINGS) else model.NUMBER


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("game", "beginning"), [("crossfire+prime_runner", "crossfire"), ("srtcg", "duel"), ("thicket", ""), ("island", "")]
)
def test_every_expression_of_a_game(game: str, beginning: str) -> None:
    """At each question of a game, a part of all expressions is evaluated with different values of their names."""
    evaluations = Evaluations(game, 5 if LONG else 50)
    assert compare(Setting(game, beginning, 2, 3, most=50), more=evaluations) is None
    assert 2 * len(evaluations.told) > len(evaluations.nodes)
