"""What `why` works out is what the game works out: the evaluator beside the functions of the Python back end."""

# The game in play has no static type.
# What mypy cannot infer of a row of classes is said to it; pyright can.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false, reportUnnecessaryCast=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnnecessaryIsInstance=false

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from ombre import contract
from ombre.compiler import model
from ombre.compiler.backends.python import ModuleWriter
from ombre.runtime import NOTHING, item, product
from ombre.workshop.api.table import load
from ombre.workshop.game.evaluate import Environment, Evaluator

CONDITIONS = (
    model.Compare, model.Is, model.IsKind, model.IsCopy, model.IsIn, model.IsEmpty, model.Exists, model.IsCard,
    model.HasSlot, model.Can, model.ThereIs, model.Result, model.And, model.Or,
)  # fmt: skip
VALUES = (
    model.Read, model.Item, model.Mark, model.Size, model.Arithmetic, model.Half, model.Count, model.Total, model.Owner,
    model.SeatAfter, model.Source, model.Beginning,
)  # fmt: skip


def tried(work_out: Callable[..., Any], *arguments: Any) -> Any:
    """What comes of it: its value, or the sort of its error."""
    try:
        found = work_out(*arguments)
    except (LookupError, TypeError) as error:
        return "nothing is known" if isinstance(error, LookupError) else "of another type"
    return list(found) if isinstance(found, tuple | list) else found


def names(node: model.Node, g: Any, turn: int) -> dict[str, Any]:
    """Something for each name in a node, another one each turn; now and then it is nothing."""
    things = [NOTHING, *range(g.players), *(x for zone in g.live_zones for x in g.zones[zone])]
    known: dict[str, Any] = {"this": things[(turn * 3 + 1) % len(things)], "you": turn % g.players}
    for at, part in enumerate(p for p in model.walk(node) if isinstance(p, model.Local)):
        several = tuple(things[1 + turn % 3 :])
        x = things[(turn * 7 + at * 5) % len(things)]
        known.setdefault(
            contract.local(part.name), {"number": turn, "set": several, "thing": x}.get(part.type.tag, turn % 3)
        )
    return known


@pytest.mark.parametrize(
    ("game", "beginning", "expansions"), [("crossfire", "crossfire", ["prime_runner"]), ("srtcg", "duel", [])]
)
def test_every_expression_of_a_game(game: str, beginning: str, expansions: list[str]) -> None:
    """In ten positions of a game by bots, each expression with other things in its names each time."""
    table = load(game, expansions)
    known, rules = table.compiled.model, table.rules
    python = ModuleWriter(known, known.files[0])
    written: list[tuple[Any, str, Any]] = [
        (node, "truth", python.condition(cast(model.Condition, node))) for node in known.everything(*CONDITIONS)
    ]
    written += [
        (node, "value", python.value(node))
        for node in known.everything(*VALUES)
        if isinstance(node, model.Expression)
        and (not isinstance(node, model.Read) or bool(node.property.owner) == (node.owner is not None))
    ]
    written += [(node, "members", python.members(node)) for node in known.everything(model.Those)]
    code = [compile(text, str(node.span), "eval") for node, _, text in written]
    g: Any = rules.start(2, 3, beginning)
    g.agent = lambda g, choice: 0
    different: list[str] = []
    told = 0  # how many came to something
    for turn in range(10):
        for at in range(turn, len(written), 5):
            node, way, _ = written[at]
            its = names(node, g, turn)
            one, other = g.clone(), g.clone()
            ours = Evaluator(known, Environment(one, its))
            found = tried(getattr(ours, way), node)
            made = {"g": other, "NOTHING": NOTHING, "item": item, "product": product, **its}
            expected = tried(eval, code[at], made)
            expected = bool(expected) if way == "truth" and not isinstance(expected, str) else expected
            told += not isinstance(expected, str)
            if found != expected:
                different.append(f"{node.span}: {found!r}, and in the game {expected!r}")
        for _ in range(15):
            if g.result is None:
                g.unit()
    assert different == [] and told > len(written)
