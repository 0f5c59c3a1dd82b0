"""A game with its expansions in; out what expansions have taken away, and the scenarios that name some of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from . import model
from .model import Model

Gone = Mapping[tuple[str, str], str]
"""The sort and the name of what there was, and the file that has removed it."""


def gone(known: Model) -> Gone:
    """What some file has removed and no later one has brought back."""
    found: dict[tuple[str, str], str] = {}
    inside: dict[str, tuple[str, ...]] = {}  # a step that was replaced -> those that stand for it
    for file in known.files:
        for one in file.removed:
            names = _with_inner(one.name, inside) if one.sort == "step" else [one.name]
            found.update(((one.sort, name), file.source) for name in names)
        for steps in file.steps:
            found.update((("step", name), file.source) for name in _with_inner(steps.name, inside))
            names = [item.name for item in steps.items if isinstance(item, model.Step)]
            inside[steps.name] = tuple(name for name in names if name != steps.name)
            for name in (steps.name, *names):
                found.pop(("step", name), None)
        for card in file.cards:
            found.pop(("card", card.id), None)
            for ability in card.abilities:
                found.pop(("table", f"{ability.slot} of {card.id}"), None)
    return found


def _with_inner(step: str, inside: Mapping[str, tuple[str, ...]]) -> list[str]:
    """A step, and those that stand for it."""
    return [step, *(name for one in inside.get(step, ()) for name in _with_inner(one, inside))]


def outdated(known: Model) -> dict[tuple[str, str], str]:
    """The scenarios that name something that is gone, by file and id, each with the reason in a sentence."""
    away = gone(known)
    found: dict[tuple[str, str], str] = {}
    for file in known.files:
        for scenario in file.scenarios:
            for sort, name in _named(scenario):
                if (sort, name) in away:
                    what = "set-up part" if sort == "setup" else sort
                    found[file.source, scenario.id] = f"the {what} '{name}' is removed by {away[sort, name]}"
                    break
    return found


def _named(scenario: model.Scenario) -> Iterator[tuple[str, str]]:
    """What a scenario, or a card of its own, speaks of by name: its sort and its name."""
    own = {card.id for card in scenario.cards}
    called: dict[str, str] = {}  # a name of the scenario -> the card that it is
    for node in model.walk((scenario.body, scenario.cards)):
        match node:
            case model.Put() if node.card not in own:
                called |= dict.fromkeys(node.names, node.card)
                yield "card", node.card
            case model.RunSetup(beginning=card) | model.IsCard(card=card) if card not in own:
                yield "card", card
            case model.Answer(word=card) | model.ById(id=card) if card and card not in own:
                yield "card", card
            case model.RunStep():
                yield "step", node.step
            case model.Perform(slot=slot, card=model.Local(name=name)):
                yield "table", f"{slot} of {called.get(name, name)}"
            case model.Event():
                sort, _, name = node.key.partition(" ")
                if sort in ("step", "setup"):
                    yield sort, name
            case _:
                pass
