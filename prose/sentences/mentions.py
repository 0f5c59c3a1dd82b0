"""Choose the phrase for later mentions of each name of an ability, such as `that player` or `the chosen card`.

The phrases are chosen for all locales; a locale only prints them. Two names that are in use at the same time have
different phrases.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ombre.compiler import model

from ..language.messages import Message, NounPhrase

ORDINALS = ("a-first", "a-second", "a-third", "a-fourth", "a-fifth", "a-sixth")


@dataclass(frozen=True, slots=True)
class Binding:
    """A name that an ability binds: its kind, how the ability binds it, and whether it is plural.

    how: `chosen`; `revealed`; `rest` (the cards revealed before the one that was looked for); `noted` (the value of a
    property); `each` (the member of a loop); `met` (a thing in an event); `given` (a parameter of a slot); `did` (those
    who did an action); `undergone` (those to whom it was done).

    verb: the verb of the event, if the name means the object of an event.

    depth: the nesting level among loops over the same kind, from 1; 0 for a loop that is not nested.

    who: who does the action, if the name means those who did it.
    """

    name: str
    kind: str
    how: str
    several: bool = False
    verb: str = ""
    depth: int = 0
    who: model.Phrase | None = None


def bindings(nodes: Sequence[model.Node], parameters: Sequence[tuple[str, model.Type]] = ()) -> dict[str, Binding]:
    """Return all names that some statements bind, in order, except names that the text does not mention again.

    nodes: the statements with all their parts. parameters: the parameters of a slot, with their types.
    """
    found: dict[str, Binding] = {}
    for name, type_ in parameters:
        if type_.tag == "thing":
            found.setdefault(name, Binding(name, type_.of, "given"))
    merged = set(_merged(nodes))
    for binding in _bindings([node for node in nodes if id(node) not in merged]):
        found.setdefault(binding.name, binding)
    return found


def _merged(nodes: Sequence[model.Node]) -> Iterator[int]:
    """Yield the `id()` of each choice that is printed as a part of the next sentence."""
    if not any(isinstance(node, model.Choose) for node in nodes):
        return  # most abilities have no choice
    for node in nodes:
        inside = model.children(node)
        for index, one in enumerate(inside):
            if isinstance(one, model.Choose) and choose_within(one, inside[index + 1 :]):
                yield id(one)


def _bindings(nodes: Sequence[model.Node]) -> Iterator[Binding]:
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
                yield Binding(name, kind, "each", depth=_depth(nodes, part, kind))
            case model.ChooseValue(_, _, list_, name):
                yield Binding(name, list_, "chosen")
            case model.Attempt(_, act, name, kind, by_players):
                yield Binding(name, kind, "did" if by_players else "undergone", True, who=_doer(act))
            case model.Let(
                _, name, (model.Read(_, model.Property(type=model.Type(of=kind))) | model.SeatAfter(kind=kind)) as value
            ) if noted(value):
                yield Binding(name, kind, "noted")
            case model.ForValue(_, list_, name):
                yield Binding(name, list_, "each")
            case model.Event(_, key, patterns, names):
                for role, (pattern, matched) in enumerate(zip(patterns, names, strict=False)):
                    if matched and isinstance(pattern, model.Those):
                        yield Binding(matched, pattern.kind, "met", pattern.is_live, verb=key if role == 1 else "")
            case _:
                pass


def _doer(action: model.Statement) -> model.Phrase | None:
    """Who does an action that one player, or one card, does."""
    match action:
        case model.Call(_, _, (who, *_)) | model.May(_, who) | model.MayDo(_, model.Offer(_, who)):
            return who
        case _:
            return None


def noted(value: model.Phrase) -> bool:
    """Whether a name for this value is printed as a note of a thing, such as "note its owner"."""
    match value:
        case model.Read(_, property):
            return property.type.tag == "thing"
        case model.SeatAfter():
            return True
        case _:
            return False


def _depth(nodes: Sequence[model.Node], loop: model.ForEach, kind: str) -> int:
    """Return the nesting level of a loop among loops over the same kind; 0 if it is not nested."""
    loops = [n for n in nodes if isinstance(n, model.ForEach) and n.what.kind == kind]
    others = [other for other in loops if other is not loop]
    around = sum(loop in model.walk(other.body) for other in others)
    inside = any(other in model.walk(loop.body) for other in others)
    return around + 1 if around or inside else 0


def phrases(found: Mapping[str, Binding], host: str, acting: str = "") -> dict[str, NounPhrase]:
    """Return the phrase for later mentions of each name.

    host: the kind of the card, which `this` refers to. acting: the kind of the current player, if the ability mentions
    the current player.
    """
    return {name: _phrase(binding, list(found.values()), host, acting) for name, binding in found.items()}


def _phrase(binding: Binding, every: list[Binding], host: str, acting: str) -> NounPhrase:
    noun = f"n-{binding.kind.replace('_', '-')}" if binding.kind else "n-card"
    if binding.how == "each":  # the name is used only inside its loop, where no other "that" occurs
        if not binding.depth:
            return NounPhrase(noun, "that")
        return NounPhrase(noun, "the", adjectives=(ORDINALS[min(binding.depth, len(ORDINALS)) - 1],))
    if binding.how in ("did", "undergone"):
        which = Message("m-did") if binding.how == "did" else Message("m-which", (("condition", Message("happened")),))
        return NounPhrase(noun, "the", modifiers=(which,), plural=True)
    every = [b for b in every if b.how not in ("did", "undergone")]
    alike = [b for b in every if b.kind == binding.kind and b.how != "each" and b.several == binding.several]
    same = [b for b in alike if b.how == binding.how]
    order = (ORDINALS[min(same.index(binding), len(ORDINALS) - 1)],) if len(same) > 1 else ()
    if binding.how == "rest":
        return NounPhrase(noun, "the-other", adjectives=(*order, "a-revealed"), plural=True)
    if binding.how == "given":
        return NounPhrase(noun, "the", adjectives=order)
    looped = any(b.kind == binding.kind and b.how == "each" for b in every)
    if binding.how == "met":
        if not order and len(alike) == 1 and not looped:
            return NounPhrase(noun, "that", plural=binding.several)
        done = (f"v-{binding.verb.replace(' ', '-')}",) if binding.verb and not order else ()
        return NounPhrase(noun, "the", adjectives=done or order or (ORDINALS[0],), plural=binding.several)
    if binding.several and order:
        which = Message(f"m-chosen-{ORDINALS[min(same.index(binding), 3)].removeprefix('a-')}")
        return NounPhrase(noun, "the", modifiers=(which,), plural=True)
    alone = (
        len(alike) == 1
        and not looped
        and binding.kind not in (host, acting)
        and not binding.several
        and binding.how in ("chosen", "noted")
    )
    if alone:
        return NounPhrase(noun, "that")
    how = () if order and len(same) == len(alike) else (f"a-{binding.how}",)
    return NounPhrase(noun, "the", adjectives=(*order, *how), plural=binding.several)


def choose_within(choice: model.Node, rest: Sequence[model.Node]) -> model.Statement | None:
    """Merge a choice with its only use; return None if that is not possible.

    `choose a card as pick` and `you discard pick` become "discard a card".
    """
    call = rest[0] if rest else None
    if not isinstance(choice, model.Choose) or choice.otherwise or choice.searches:
        return None
    if isinstance(call, model.Move) and isinstance(choice.chooser, model.You) and uses(rest, choice.name) == 1:
        mine = isinstance(call.what, model.Local) and call.what.name == choice.name
        return replace(call, what=choice.what) if mine else None
    if not isinstance(call, model.Call):
        return None
    if call.arguments[:1] != (choice.chooser,) or uses(rest, choice.name) != 1:
        return None
    if not any(isinstance(a, model.Local) and a.name == choice.name for a in call.arguments[1:]):
        return None
    arguments = tuple(
        choice.what if isinstance(a, model.Local) and a.name == choice.name else a for a in call.arguments
    )
    return replace(call, arguments=arguments)


def uses(statements: Iterable[model.Node], name: str) -> int:
    nodes = (node for statement in statements for node in model.walk(statement))
    return sum(isinstance(node, model.Local) and node.name == name for node in nodes)
