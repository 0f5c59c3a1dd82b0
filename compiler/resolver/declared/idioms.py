"""Resolve idioms and worths."""

from __future__ import annotations

from typing import Literal

from ombre.dsl import nodes
from ombre.dsl.diagnostics import tr
from ombre.dsl.vocabulary import one

from ... import model
from ...model import NUMBER, Type
from ..abilities import abilities
from ..conditions import as_condition
from ..context import UNKNOWN, Context, Names, note, wrong
from ..phrases import as_amount
from ..words import bind_name


def worth(cx: Context, node: nodes.Worth) -> model.Worth:
    """Resolve a `worth of ...` or `returns of ...`: a part of the worth of a position, or of the returns of a game."""
    kind = cx.vocabulary.kind(node.kind.text)
    if not cx.model.is_a(kind, "player"):
        help = tr("write it like this: {0}", f"{node.word.text} {cx.player} is ...")
        message = tr("'{0}' needs a kind of player, not {1}", node.word.text, one(kind))
        raise wrong(cx, "E202", message, node.kind.span, help)
    names = Names(this=kind, you=kind, after=True)
    condition = as_condition(cx, node.condition, names) if node.condition is not None else None
    sort: Literal["worth", "returns"] = "worth" if node.word.sort == "WORTH" else "returns"
    return model.Worth(node.span, sort, kind, as_amount(cx, node.amount, names), condition)


def idiom(cx: Context, node: nodes.Idiom) -> model.Idiom:
    """Resolve an idiom: a line with holes; report holes that the line does not use."""
    names = Names()
    holes = tuple((role.name.text, hole(cx, role, names)) for role in node.holes or ())
    made: tuple[model.Ability, ...]
    if isinstance(node.line, nodes.While | nodes.Static):
        made = tuple(abilities(cx, node.line, names))
    else:
        made = (model.Ability(node.span, "static", (cx.statement(node.line, names),)),)
    if len(made) != 1:
        raise wrong(
            cx,
            "E320",
            tr("an idiom must have exactly one line"),
            node.line.span,
            tr("write a separate idiom for each line"),
        )
    used = {part.name for part in model.walk(made[0]) if isinstance(part, model.Local)}
    for role in node.holes or ():
        if role.name.text not in used:
            help = tr("delete the hole, or use it in the line")
            raise wrong(cx, "E320", tr("the hole '{0}' is not used in the line", role.name.text), role.name.span, help)
    return model.Idiom(node.span, node.name.text, holes, made[0])


def hole(cx: Context, role: nodes.Role, names: Names) -> Type:
    """Bind the name of a hole, and return the type of the values that it accepts."""
    kind = cx.vocabulary.kind(role.type.text)
    type_ = NUMBER if kind == "number" else Type("thing", kind)
    if type_ != NUMBER and kind not in cx.model.kinds:
        note(cx, "E103", tr("there is no kind '{0}'", kind), role.type.span, tr("write a kind or 'number'"))
        type_ = UNKNOWN
    bind_name(cx, role.name, type_, False, names)
    return type_
