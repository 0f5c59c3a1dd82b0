"""Which nodes bind a name, in which fields, and for what: for the statements that follow or for their own parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from . import model

# The fields that contain the names which a statement binds for the statements that follow.
FOLLOWING: Mapping[type[model.Node], tuple[str, ...]] = {
    **dict.fromkeys(
        (model.Choose, model.ChooseSome, model.ChooseValue, model.ChooseNumber, model.Let, model.Reveal, model.Roll),
        ("name",),
    ),
    model.RevealUntil: ("name", "rest"),
    model.Join: ("name",),
}
# The fields that contain the names which a node binds for its own parts.
INSIDE: Mapping[type[model.Node], tuple[str, ...]] = {
    **dict.fromkeys((model.ForEach, model.ForItem, model.ForValue, model.Repeat, model.Some, model.Offer), ("name",)),
    model.Those: ("name", "candidate"),
    model.Event: ("names",),
}
NAMES: Mapping[type[model.Node], tuple[str, ...]] = {**FOLLOWING, **INSIDE}


def named(node: model.Node) -> Iterator[str]:
    """Yield the names that a node binds."""
    for field in NAMES.get(type(node), ()):
        value: model.Held = getattr(node, field)
        names = value if isinstance(value, tuple) else (value,)
        yield from (name for name in names if isinstance(name, str) and name)


def after(node: model.Node) -> tuple[str, ...]:
    """Return the names that a statement binds for the statements that follow."""
    return tuple(named(node)) if type(node) in FOLLOWING else ()
