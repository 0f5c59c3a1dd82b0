"""Collect what happens in a turn, in its order, for a summary that lies beside each player:
steps, and what players may do.

The sentences are those of the booklet of rules, with two differences: offers of a window to the same player are one
sentence, and they say no conditions, except which slot the card must have. A player who wants to know more reads the
rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from ombre.compiler import model

from ..language.messages import Message, NounPhrase, Paragraph, say
from .abilities import begin
from .blocks import Line
from .rules import Rulebook, step_name
from .statements import offered
from .vocabulary import Phrasebook

if TYPE_CHECKING:  # as in rules.py
    from ..language.text import Locale

Told: TypeAlias = "Callable[[Locale], list[Line]]"


@dataclass(frozen=True, slots=True)
class SummaryStep:
    """A step of a turn. title: its name. where: its place in its file.

    parts: what happens, and what players may do. A part can be read without those before it.
    """

    name: str
    title: NounPhrase
    parts: tuple[Told, ...]
    where: str

    def told(self, locale: Locale) -> list[Line]:
        return [line for part in self.parts for line in part(locale)]


def steps_of_turn(known: model.Model, vocabulary: Phrasebook) -> list[SummaryStep]:
    """Return the steps of the main loop of a game, with those of the turns in it, in their order."""
    read = Rulebook(known, vocabulary)
    main = [flow for flow in read.flows.values() if flow.repeats] or list(read.flows.values())[:1]
    return [step for flow in main for step in _steps(read, flow, frozenset(), [])]


def _steps(read: Rulebook, flow: model.Flow, above: frozenset[str], head: list[Message]) -> Iterator[SummaryStep]:
    """Yield the steps of a flow and of the turns in it. head: who takes the flow; it is said in its first step."""
    for item in flow.items:
        if isinstance(item, model.Step):
            yield SummaryStep(item.name, step_name(item), _parts(read, item, tuple(head)), str(item.span))
            head = []
        elif item.flow in read.flows and item.flow not in above:
            # A flow with nothing but turns needs no sentence: everybody knows that players take turns.
            taken = [read.turns(item)] if len(flow.items) > 1 else []
            yield from _steps(read, read.flows[item.flow], above | {flow.name}, [*head, *taken])
            head = []


def _parts(read: Rulebook, step: model.Step, head: tuple[Message, ...]) -> tuple[Told, ...]:
    """Return the parts of a step. What stands at its head is said with the first of them."""
    found: list[Told] = []
    for part in step.parts:
        found += map(_line, _window(read, part)) if isinstance(part, model.Window) else [read.body(part)]
    said = [_line((0, Paragraph((message,)))) for message in head]
    return (_joined([*said, *found[:1]]), *found[1:]) if said else tuple(found)


def _line(line: Line) -> Told:
    return lambda _: [line]


def _joined(parts: list[Told]) -> Told:
    return lambda locale: [line for part in parts for line in part(locale)]


def _window(read: Rulebook, node: model.Window) -> Iterator[Line]:
    """Yield a sentence for each player who is asked: all that this player may do, and all that this player must."""
    actions: dict[tuple[str, Message | NounPhrase], list[Message]] = {}
    for offer in node.offers:
        context = begin(read.words)
        short = replace(offer, arguments=tuple(map(_short, offer.arguments)))
        context.prepare(model.Ability(node.span, "static", (model.Window(node.span, (short,)),)))
        one = offered(context, short)
        who, action = one.get("who"), one.get("action")
        assert isinstance(who, Message | NounPhrase) and isinstance(action, Message)
        of = actions.setdefault((one.id, who), [])
        if action not in of:
            of.append(action)
    for (id, who), some in actions.items():
        action = some[0] if len(some) == 1 else say("rules-any", actions=tuple(some))
        yield 0, Paragraph((say(id, who=who, action=action),))


def _short(argument: model.Phrase | model.Some) -> model.Phrase | model.Some:
    """Return what is offered without its conditions, except the slots that it must have."""
    if isinstance(argument, model.Those | model.Some):
        return replace(argument, where=_slots(argument.where))
    return argument


def _slots(test: model.Condition | None) -> model.Condition | None:
    parts = test.parts if isinstance(test, model.And) else (test,)
    kept = tuple(part for part in parts if isinstance(part, model.HasSlot) and not part.negated)
    if not kept or test is None:
        return None
    return kept[0] if len(kept) == 1 else model.And(test.span, kept)
