"""Find the node of the model, and its place in the files, for an ability, a step or a window of a game in play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from ombre import contract
from ombre.compiler import model
from ombre.runtime.linker import Rules
from ombre.runtime.records import Step, Window
from ombre.session.tracebacks import sources

Made: TypeAlias = model.Ability | model.Forbid | model.Modify

# The nodes of abilities that a statement of an effect makes, by the sort of the ability in the runtime.
OF_EFFECTS: dict[str, type[Made]] = {"cannot": model.Forbid, "modify": model.Modify}


class Origins:
    """Maps abilities, windows, steps and flows of the runtime to nodes of the model."""

    def __init__(self, known: model.Model, rules: Rules):
        self.model, self.rules = known, rules
        self._made: dict[tuple[str, int], list[model.Node]] = {}
        # What the runtime keeps as an ability or a window of its own, with the line of its source.
        sorts = (model.Ability, model.Forbid, model.Modify, model.Window)
        for node in known.everything(*sorts):
            static = node.body if isinstance(node, model.Ability) and node.sort == "static" else ()
            for line in dict.fromkeys([node.span.line, *(part.span.line for part in static)]):
                self._made.setdefault((node.span.source, line), []).append(node)
        self._steps = {node.name: node for node in known.everything(model.Step)}
        self._flows = {node.name: node for node in known.everything(model.Flow)}
        self._windows = {
            id(part): module.source
            for module in rules.given
            for item in (
                *(i for flow in module.flows for i in flow.items),
                *(i for _, items in module.steps for i in items),
            )
            if isinstance(item, Step)
            for part in item.parts
            if isinstance(part, Window)
        }

    def ability(self, number: int) -> Made | None:
        """Return the node of an ability, or of the statement that makes it; None if it is not found."""
        record = self.rules.abilities[number]
        found = self._made.get((sources(self.rules)[number], record.line), [])
        other: type[Made] = OF_EFFECTS.get(record.sort, model.Ability)
        wanted: list[Made] = [node for node in found if isinstance(node, model.Ability) and _fits(node, record.sort)]
        wanted += [node for node in found if isinstance(node, other)]
        return wanted[0] if wanted else None

    def forbid(self, number: int) -> model.Forbid | None:
        """Return the node of the `cannot` line of an ability that forbids something."""
        node = self.ability(number)
        if not isinstance(node, model.Ability):
            return node if isinstance(node, model.Forbid) else None
        record = self.rules.abilities[number]
        lines = [part for part in node.body if isinstance(part, model.Forbid) and part.event.key == record.key]
        here = [part for part in lines if part.span.line == record.line]
        return next(iter((*here, *lines)), None)

    def window(self, window: Window, owners: Iterable[model.Node]) -> model.Window | None:
        """Return the node of a window of a step, or of a window inside one of the owners.

        owners: the nodes of the running ability and the running verb.
        """
        found = self._made.get((self._windows.get(id(window), ""), window.line), [])
        inner = (part for owner in owners for part in model.walk(owner) if part.span.line == window.line)
        for node in (*found, *inner):
            if isinstance(node, model.Window):
                return node
            if isinstance(node, model.MayDo):
                return model.Window(node.span, (node.offer,))
        return None

    def part(self, named: str) -> model.Node | None:
        """Return the node of a step or a flow, by its name in the runtime: `step NAME`, or `scope NAME` for a flow."""
        sort, _, name = named.partition(" ")
        return (self._steps if sort == "step" else self._flows).get(name)

    def setups(self) -> list[model.SetupPart]:
        """Return the nodes of all parts of the set-up."""
        return [part for file in self.model.files for part in file.setup]


def caller(nodes: Iterable[model.Held], key: str) -> model.Node | None:
    """Return the only statement inside some nodes that causes an event; None if there are several, or none."""
    found: list[model.Node] = []
    for node in nodes:
        for part in model.walk(node):
            if isinstance(part, model.Call | model.Offer) and part.verb == key:
                found.append(part)
            elif isinstance(part, model.Become):
                written = part.property
                if key == contract.becoming(written.owner, written.name, part.value.word):
                    found.append(part)
    lines = {(node.span.source, node.span.line) for node in found}
    return found[0] if len(lines) == 1 else None


def ways_of(node: model.Node, known: model.Model) -> list[model.Alternative]:
    """Return the alternatives of every `choose one` in a node and in all verbs that the node calls, even indirectly."""
    found: list[model.Alternative] = []
    left, seen = [node], set[str]()
    while left:
        for part in model.walk(left.pop()):
            if isinstance(part, model.ChooseOne):
                found += part.alternatives
            elif isinstance(part, model.Call) and part.verb in known.verbs and part.verb not in seen:
                seen.add(part.verb)
                left.append(known.verbs[part.verb])
    return found


def does(node: model.Node, verb: str) -> bool:
    """Whether a node calls or offers a verb."""
    return any(isinstance(part, model.Call | model.Offer) and part.verb == verb for part in model.walk(node))


def place(*nodes: model.Node | None) -> str:
    """Return the file and line of the first node that is not None; "" if there is none."""
    return next((str(node.span) for node in nodes if node is not None), "")


def _fits(ability: model.Ability, sort: str) -> bool:
    """Whether an ability of the model can have this sort in the runtime."""
    lasting = {"cannot", "modify", "blank"}
    return ability.sort == "static" if sort in lasting else ability.sort in (sort, "static")
