"""Find scenarios that cannot be run, because an expansion has removed a declaration that they use."""

from __future__ import annotations

from collections.abc import Iterator

from . import model
from .model import Model
from .resolver.declared.overlays import gone


def outdated(known: Model) -> dict[tuple[str, str], str]:
    """The scenarios that use a removed declaration: for each file and id, a sentence with the reason."""
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
    """Yield the declarations that a scenario uses: for each the sort, such as `card` or `step`, and the name."""
    own = {card.id for card in scenario.cards}
    called: dict[str, str] = {}  # a name in the scenario -> the card that has it
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
