"""An ability in, how each thing that it names is called from then on: `that player`, `the chosen card`, `the first player`.

The same in every language: a locale only says the phrases. No two names of one ability share a phrase while both
are in use.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from .. import model
from ..messages import Message, NounPhrase

ORDINALS = ("a-first", "a-second", "a-third", "a-fourth", "a-fifth", "a-sixth")


@dataclass(frozen=True, slots=True)
class Binding:
    """One name of an ability: the kind of thing, how it came in, and whether it stands for several.

    how: chosen, revealed, rest (what was revealed on the way), noted (what a property held), each (a member of a
    loop), met (by an event) or given (to a slot). verb: the event that names it, where it is what the event is done to.
    """

    name: str
    kind: str
    how: str
    several: bool = False
    verb: str = ""


def bindings(ability: model.Ability, nodes: Sequence[object] = ()) -> dict[str, Binding]:
    """Every thing that an ability gives a name to, in the order of writing. nodes: all of them, where known."""
    found: dict[str, Binding] = {}
    for name, type_ in ability.parameters:
        if type_.tag == "thing":
            found.setdefault(name, Binding(name, type_.of, "given"))
    for binding in _bindings(nodes or tuple(model.walk(ability))):
        found.setdefault(binding.name, binding)
    return found


def _bindings(nodes: Sequence[object]) -> Iterator[Binding]:
    types = {part.name: part.type for part in nodes if isinstance(part, model.Local)}
    for part in nodes:
        match part:
            case model.Choose(_, _, what, name):
                yield Binding(name, what.kind, "chosen")
            case model.ChooseSome(_, _, what, name):
                yield Binding(name, what.kind, "chosen", several=True)
            case model.Reveal(_, _, name, _):
                yield Binding(name, types[name].of if name in types else "", "revealed")
            case model.RevealUntil(_, _, kind, name, rest):
                yield Binding(name, kind, "revealed")
                yield Binding(rest, kind, "rest", several=True)
            case model.ForEach(_, model.Those(_, kind), name):
                yield Binding(name, kind, "each")
            case model.ChooseValue(_, _, list_, name):
                yield Binding(name, list_, "chosen")
            case model.Let(_, name, model.Read(_, property)) if property.type.tag == "thing":
                yield Binding(name, property.type.of, "noted")
            case model.ForValue(_, list_, name):
                yield Binding(name, list_, "each")
            case model.Event(_, key, patterns, names):
                for role, (pattern, matched) in enumerate(zip(patterns, names, strict=False)):
                    if matched and isinstance(pattern, model.Those):
                        yield Binding(matched, pattern.kind, "met", verb=key if role == 1 else "")
            case _:
                pass


def phrases(found: Mapping[str, Binding], host: str) -> dict[str, NounPhrase]:
    """How a later sentence calls each name. host: the kind of the card itself, which is `this`."""
    return {name: _phrase(binding, list(found.values()), host) for name, binding in found.items()}


def _phrase(binding: Binding, every: list[Binding], host: str) -> NounPhrase:
    noun = f"n-{binding.kind.replace('_', '-')}" if binding.kind else "n-card"
    if binding.how == "each":
        return NounPhrase(noun, "that")  # it is used inside its loop only, where nothing else is "that"
    alike = [b for b in every if b.kind == binding.kind and b.how != "each" and b.several == binding.several]
    same = [b for b in alike if b.how == binding.how]
    order = (ORDINALS[min(same.index(binding), len(ORDINALS) - 1)],) if len(same) > 1 else ()
    if binding.how == "rest":
        return NounPhrase(noun, "the-other", adjectives=(*order, "a-revealed"), plural=True)
    if binding.how == "given":
        return NounPhrase(noun, "the", adjectives=order)
    if binding.how == "met":
        looped = any(b.kind == binding.kind and b.how == "each" for b in every)
        if not order and len(alike) == 1 and not looped:
            return NounPhrase(noun, "that")
        done = (f"v-{binding.verb.replace(' ', '-')}",) if binding.verb and not order else ()
        return NounPhrase(noun, "the", adjectives=done or order or (ORDINALS[0],))
    if binding.several and order:
        which = Message(f"m-chosen-{ORDINALS[min(same.index(binding), 3)].removeprefix('a-')}")
        return NounPhrase(noun, "the", modifiers=(which,), plural=True)
    alone = len(alike) == 1 and binding.kind != host and not binding.several and binding.how in ("chosen", "noted")
    if alone:
        return NounPhrase(noun, "that")
    how = () if order and len(same) == len(alike) else (f"a-{binding.how}",)
    return NounPhrase(noun, "the", adjectives=(*order, *how), plural=binding.several)
