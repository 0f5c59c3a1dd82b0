"""Resolve kinds, declarations of the game itself, and verbs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal, assert_never

from ombre.dsl import nodes
from ombre.dsl.diagnostics import did_you_mean, tr
from ombre.dsl.source import Span
from ombre.dsl.vocabulary import one

from ... import model
from ...amounts import is_needed
from ...model import NUMBER
from ..bodies import block
from ..context import Context, Names, Unresolved, note, wrong
from ..phrases import as_expression, as_thing, readable
from ..types import must_be, type_of
from ..words import bind_name
from .declarations import TABLE

Line = nodes.KindLine | nodes.GameLine


@dataclass(slots=True)
class Lines:
    """The resolved lines of a kind."""

    states: list[model.State] = field(default_factory=list[model.State])
    facts: list[model.FactDeclaration] = field(default_factory=list[model.FactDeclaration])
    derived: list[model.Derived] = field(default_factory=list[model.Derived])
    zones: list[model.Zone] = field(default_factory=list[model.Zone])
    slots: list[str] = field(default_factory=list[str])
    you: model.Expression | None = None
    asks: tuple[model.Expression, ...] = ()
    begins: bool = False


def kind_lines(cx: Context, name: str, base: str, lines: Iterable[Line], span: Span, extends: bool) -> model.Kind:
    """Resolve the lines of a kind, or of the game itself: its properties, zones and slots."""
    made = Lines()
    for line in lines:
        try:
            kind_line(cx, name, line, made)
        except Unresolved:
            continue
    many = cx.model.kinds[name].plural if name in cx.model.kinds else ""
    return model.Kind(
        span, name, base, many, tuple(made.states), tuple(made.facts), tuple(made.derived), tuple(made.zones),
        tuple(made.slots), made.you, made.begins, extends, made.asks,
    )  # fmt: skip


def kind_line(cx: Context, name: str, line: Line, made: Lines) -> None:
    match line:
        case nodes.Has():
            made.states.append(state(cx, name, line))
        case nodes.Fact(type=nodes.TextType()):
            pass  # no part of the rules
        case nodes.Fact():
            made.facts.append(model.FactDeclaration(line.span, cx.model.properties[name, line.name.text]))
        case nodes.Derived():
            made.derived += derived(cx, name, line)
        case nodes.Replaces():
            made.derived += derived(cx, name, line.derived)
        case nodes.Zones():
            made.zones.extend(zone(cx, name, part) for part in line.zones)
        case nodes.TableForm():
            made.slots.append(line.name.text)
        case nodes.Slots():
            for slot in line.slots:
                made.slots.append(slot.name.text)
                if slot.fact is not None:
                    found = cx.model.properties[name, f"{slot.name.text}_{slot.fact.text}"]
                    made.facts.append(model.FactDeclaration(line.span, found, slot=slot.name.text))
        case nodes.YouIs():
            made.you = as_thing(cx, line.value, Names(this=name), "player")
        case nodes.Begins():
            made.begins = True
        case nodes.Asks():
            if name not in cx.declared.asked:
                help = tr("only a kind based on '{0}' can be without a seat", cx.player)
                raise wrong(cx, "E312", tr("{0} cannot have a line 'asks ...'", one(name)), line.span, help)
            asked = [line.value] if line.otherwise is None else [line.value, line.otherwise]
            made.asks = tuple(as_thing(cx, one, Names(this=name), "player") for one in asked)
        case nodes.Option() | nodes.Version() | nodes.Say() | nodes.Players() | nodes.Scopes():
            pass
        case _:
            assert_never(line)


def state(cx: Context, owner: str, line: nodes.Has) -> model.State:
    found = cx.model.properties[owner, line.name.text]
    most = until = None
    if isinstance(line.type, nodes.NumberType) and line.type.most is not None:
        bound = cx.model.property_of(owner, line.type.most.text)
        if bound is None:
            raise wrong(
                cx, "E113", tr("'{0}' is not a property of {1}", line.type.most.text, owner), line.type.most.span
            )
        readable(cx, bound, line.type.most.span)
        most = model.Read(line.span, bound, None)
    if line.until is not None:
        zones = [p for (_, n), p in cx.model.properties.items() if n == line.until.text and p.sort == "zone"]
        if not zones:
            raise wrong(cx, "E206", tr("there is no zone '{0}'", line.until.text), line.until.span)
        until = zones[0]
    if line.kept is not None and (not owner or cx.model.is_a(owner, "player")):
        help = tr("delete 'for rest of game'; it is for properties of cards, which leave play")
        raise wrong(cx, "E139", tr("this property always lasts for the rest of the game"), line.kept.span, help)
    start = -1 if found.type.tag == "thing" else 0
    least = 0 if found.type == NUMBER and not found.signed else None
    is_kept = line.kept is not None
    return model.State(line.span, found, start, least, most, until, is_kept, seen_by(cx, owner, line.sight))


def seen_by(cx: Context, owner: str, word: nodes.Word | None) -> Literal["", "open", "private", "hidden"]:
    """Return who sees a property; report a word that does not fit its owner."""
    match word.text if word is not None else "":
        case "" | "hidden" as sight:
            return sight
        case "open" if owner and not cx.model.is_a(owner, "player"):
            return "open"
        case "private" if owner and cx.model.is_a(owner, "player"):
            return "private"
        case _:
            assert word is not None
            help = tr(
                "a property of cards can be open or hidden, one of players private or hidden, one of the game hidden"
            )
            note(cx, "E115", tr("this property cannot be '{0}'", word.text), word.span, help)
            return ""


def zone(cx: Context, owner: str, node: nodes.Zone) -> model.Zone:
    """Resolve a zone: who sees it, whether it is live, its index, and the zone that refills it."""
    sight: model.Sight = "open"
    live = False
    for flag in node.flags:
        match flag.text:
            case "open" | "private" | "hidden" | "outward" as seen:
                sight = seen
            case "live":
                live = True
            case _:
                near = did_you_mean(flag.text, ["open", "private", "hidden", "outward", "live"])
                help = near or tr("it can be open, private, hidden, outward or live")
                note(cx, "E115", tr("a zone cannot be '{0}'", flag.text), flag.span, help)
    per = cx.model.properties[owner, node.name.text].per
    if node.per is not None and per not in cx.model.values and per and not cx.model.is_a(per, "player"):
        help = tr("a zone can be declared per player or per word of a list")
        note(cx, "E103", tr("there cannot be a zone for each {0}", per), node.per.span, help)
    refill = refilled_from(cx, owner, node.name.text, node.refill, per) if node.refill is not None else ""
    return model.Zone(node.span, owner, node.name.text, sight, live, per, refill)


def refilled_from(cx: Context, owner: str, name: str, word: nodes.Word, per: str) -> str:
    """Return the zone from which a zone is refilled; report a zone of another owner or with another index."""
    refill = word.text
    source = cx.model.properties.get((owner, refill))
    if refill == name or source is None or source.sort != "zone" or source.per != per:
        message = tr("'{0}' cannot be refilled from '{1}'", name, refill)
        whose = owner or tr("the game")
        help = tr("name another zone of {0}", whose)
        if per:
            help = tr("name another zone of {0} that is declared per {1}", whose, per)
        note(cx, "E316", message, word.span, help)
    return refill


def derived(cx: Context, owner: str, line: nodes.Derived) -> list[model.Derived]:
    """Resolve a derived property; return nothing if its expression is wrong, or if there is no property to replace."""
    known = cx.model.properties.get((owner, line.name.text))
    if known is None or known.sort != "derived":
        return []
    try:
        value = as_expression(cx, line.value, Names(this=owner))
        if known.type.tag != "unknown":
            must_be(cx, value, known.type, line.value.span, f"'{known.name}'")
    except Unresolved:
        return []
    type = known.type if known.type.tag != "unknown" else type_of(cx, value)
    return [model.Derived(line.span, replace(known, type=type), value)]


def table(cx: Context, lines: Iterable[Line], span: Span) -> model.Kind:
    """Resolve the properties and zones that one file declares for the game itself."""
    return kind_lines(cx, TABLE, "card", lines, span, False)


def options(cx: Context, lines: Iterable[Line]) -> tuple[model.Option, ...]:
    """Return the start options that some lines declare."""
    known = cx.model.options
    return tuple(known[line.name.text] for line in lines if isinstance(line, nodes.Option) and line.name.text in known)


def verb(cx: Context, node: nodes.Verb) -> model.Verb:
    """Resolve a verb with its body; its roles are names in the body, where `this` and `you` have no meaning."""
    found = cx.declared.verbs.get(node.span)
    if found is None:
        raise Unresolved(node.word.text)  # the error that two verbs have the same form was reported
    roles = [node.subject, *(part.role if isinstance(part, nodes.Field) else part for part in node.fields)]
    names = Names()
    for role, declared in zip(roles, found.roles, strict=True):
        bind_name(cx, role.name, declared.type, False, names)
    found = replace(found, body=block(cx, node.body or (), names))
    said = {line.role.text: line.negated is None for line in node.lines or () if isinstance(line, nodes.Needs)}
    needed = {role.name for role in found.roles if role.type == NUMBER and said.get(role.name, is_needed(found, role))}
    needs = tuple(role.name for role in found.roles if role.name in needed)
    return replace(found, needs=needs, said=tuple(said.items()))
