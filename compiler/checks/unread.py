"""Find names, properties and verbs that no line uses.

All findings are warnings. Facts, zones and lists are not checked, because texts, faces and other back ends may use
them.
"""

from __future__ import annotations

from collections.abc import Iterator

from ombre.dsl.diagnostics import Diagnostic, Translatable, tr, without_lines

from .. import model
from ..model import Model
from .all_bodies import units

_READING = (
    model.Read, model.Modify, model.Count, model.Change, model.State, model.Cell, model.Those, model.Event,
)  # fmt: skip
"""The nodes that mention a property."""


def check(known: Model) -> list[Diagnostic]:
    """Return a warning for each unused name, property and verb."""
    found: list[Diagnostic] = []
    for unit in units(known, scenarios=True):
        found += _names(unit.body)
    return found + list(_declared(known))


def _warn(code: str, message: Translatable, node: model.Node, help: Translatable) -> Diagnostic:
    return Diagnostic(code, message, node.span, help, severity="warning")


def _names(body: tuple[model.Statement, ...]) -> Iterator[Diagnostic]:
    used = {node.name for node in model.walk(body) if isinstance(node, model.Local)}
    for node in model.walk(body):
        if isinstance(node, model.Choosing) and node.name not in used:
            help = tr("use '{0}' in another line, or delete the choice", node.name)
            yield _warn("W501", tr("'{0}' is chosen, but no line uses it", node.name), node, help)
        elif isinstance(node, model.Let | model.Roll) and node.name not in used:
            yield _warn(
                "W501",
                tr("'{0}' is set, but no line reads it", node.name),
                node,
                without_lines(tr("delete the line"), node.span),
            )


def properties_read(known: Model) -> set[tuple[str, str]]:
    """Return the properties that a line reads or reacts to, each as its kind and its name; of scenarios, too."""
    read: set[tuple[str, str]] = set()
    for node in known.everything(*_READING):
        match node:
            case model.Read() | model.Modify():
                read.add((node.property.owner, node.property.name))
            case model.Count() if node.distinct is not None:
                read.add((node.distinct.owner, node.distinct.name))
            case model.Change() if node.operator != "becomes":
                read.add((node.property.owner, node.property.name))  # players can see the value, such as a score
            case model.State() if node.until_leaves is not None:
                read.add((node.until_leaves.owner, node.until_leaves.name))
            case model.Cell() if isinstance(node.size, model.Property):
                read.add((node.size.owner, node.size.name))
            case model.Those():
                for adjective in node.adjectives:
                    if (of := known.property_for(node.kind, adjective.list)) is not None:
                        read.add((of.owner, of.name))
            case model.Event():
                if node.key.startswith("becomes "):
                    owner, _, rest = node.key.removeprefix("becomes ").partition(".")
                    read.add((owner, rest.partition(".")[0]))
            case _:
                pass
    return read


def _declared(known: Model) -> Iterator[Diagnostic]:
    read = properties_read(known)
    verbs = {event.key for event in known.everything(model.Event)}
    verbs |= {call.verb for call in known.everything(model.Call)}
    verbs |= {offer.verb for offer in known.everything(model.Offer)}
    verbs |= {past.verb for past in known.everything(model.History)}
    for file in known.files:
        for option in file.options:
            if (option.property.owner, option.property.name) not in read:
                message = tr("no line reads '{0}'", option.property.name)
                yield _warn("W502", message, option, tr("read it in a condition or an amount, or delete it"))
        for kind in (*file.kinds, *([file.table] if file.table else [])):
            for state in kind.states:
                if (state.property.owner, state.property.name) not in read:
                    message = tr("no line reads '{0}'", state.property.name)
                    yield _warn("W502", message, state, tr("read it in a condition or an amount, or delete it"))
        for verb in file.verbs:
            if verb.key not in verbs:
                help = tr("use it in an effect, offer it in a window, or delete it")
                yield _warn(
                    "W503", tr("the verb '{0}' is never used: no line calls it or reacts to it", verb.third), verb, help
                )
