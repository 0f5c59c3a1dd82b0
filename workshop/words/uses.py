"""Find the lines of cards and rules that use a declared word.

The uses come from the model, in which all names are resolved: a word of two lists is counted for the list
that is meant. A line is a use only if the word itself is written there; many lines refer to a kind or a
property without naming it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ombre.compiler import model
from ombre.compiler.driver import Compiled
from ombre.compiler.trees import trees
from ombre.dsl import nodes
from ombre.dsl.comments import strip_comment
from ombre.dsl.source import Source, Span

from .entries import Key, WordEntry

ON_CARD, CARD_HEADER, IN_RULES = range(3)  # a line of a card is a better example than its first line, or than a rule
NAMED_SCOPE = re.compile(r"(.+) (?:starts|ends)")


@dataclass(frozen=True, slots=True)
class UsedLine:
    """A line that uses a word, without its comment and indentation."""

    text: str
    source: str
    line: int
    rank: int


def examples(compiled: Compiled, entries: Sequence[WordEntry], most: int) -> dict[Key, list[UsedLine]]:
    """Return for each word up to `most` different lines that use it: lines of cards first, then short lines first."""
    sources = {file.source.name: (number, file.source) for number, file in enumerate(compiled.project.files)}
    words = {entry.key: re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, entry.forms))})(?!\w)") for entry in entries}
    found: dict[Key, dict[tuple[str, int], UsedLine]] = {entry.key: {} for entry in entries}
    own = {(entry.key, entry.span.source, entry.span.line) for entry in entries}
    for key, span, rank in _uses(compiled):
        if key not in words:
            continue
        source = sources[span.source][1]
        line = span.line if rank == CARD_HEADER else _written(source, span, words[key])
        if line and (key, span.source, line) not in own:
            text = strip_comment(source.line(line)).strip()
            found[key].setdefault((span.source, line), UsedLine(text, span.source, line, rank))
    return {key: _best(list(lines.values()), sources, most) for key, lines in found.items()}


def _best(lines: list[UsedLine], sources: Mapping[str, tuple[int, Source]], most: int) -> list[UsedLine]:
    ordered = sorted(lines, key=lambda use: (use.rank, len(use.text), sources[use.source][0], use.line))
    return list({use.text: use for use in reversed(ordered)}.values())[::-1][:most] if ordered else []


def _written(source: Source, span: Span, word: re.Pattern[str]) -> int:
    """Return the first line of a span on which a word is written; 0 if there is none."""
    for line in range(span.line, min(span.end_line, span.line + 1) + 1):
        if word.search(strip_comment(source.line(line))):
            return line
    return 0


def _uses(compiled: Compiled) -> Iterator[tuple[Key, Span, int]]:
    """Yield all uses of words in cards and rules; scenarios are left out."""
    known = compiled.model
    for file in known.files:
        for card in file.cards:
            for node in model.walk(card):
                yield from ((*use, ON_CARD) for use in _of_node(node, known))
            yield ("kind", "", card.kind), card.span, CARD_HEADER
        rules = (file.rules, file.verbs, file.flows, file.steps, file.setup, file.kinds, file.table, file.between)
        for part in (*rules, file.invariants, file.worths, file.tables):
            for node in model.walk(part):
                yield from ((*use, IN_RULES) for use in _of_node(node, known))
    for parsed in trees((file.source for file in compiled.project.files), compiled.vocabulary):
        for tree in parsed.declarations:
            yield from ((*use, IN_RULES) for use in _of_types(tree, known))
            inner = tree.declaration if isinstance(tree, nodes.Replacement) else tree
            if isinstance(inner, nodes.Card):
                yield from _printed(inner, known)


def _of_node(node: model.Node, known: model.Model) -> Iterator[tuple[Key, Span]]:
    """Yield the words that a node of the model itself uses; the nodes inside it have their own."""
    match node:
        case model.Those(_, kind, history=history):
            yield ("kind", "", kind), node.span
            if history is not None:
                yield ("verb", "", history.verb), node.span
                yield from _of_scope(history.scope, node.span)
        case model.IsKind(_, _, kind) | model.Join(_, kind) | model.EndEffects(_, kind) | model.Worth(_, kind):
            yield ("kind", "", kind), node.span
        case model.Turns(_, flow, kind):
            yield ("kind", "", kind), node.span
            yield from _of_scope(flow, node.span)
        case model.RevealUntil(_, _, kind):
            yield ("kind", "", kind), node.span
        case model.Call(_, verb) | model.Can(_, verb) | model.Offer(_, _, _, verb):
            yield ("verb", "", verb), node.span
        case model.Forbid(_, _, _, exceptions):
            yield from ((("verb", "", verb), node.span) for verb in exceptions)
        case model.Event():
            yield from _of_event(node, known)
        case model.Read(_, property) | model.Modify(_, _, property):
            yield _property(property), node.span
        case model.Change(_, property) | model.Become(_, property):
            yield _property(property), node.span
        case model.Count(_, _, model.Property() as property):
            yield _property(property), node.span
        case model.Value(_, list_, word):
            yield ("value", list_, word), node.span
        case model.ChooseValue(_, _, list_) | model.ForValue(_, list_):
            yield ("list", "", list_), node.span
        case model.Some(_, type_) if type_.tag == "value":
            yield ("list", "", type_.of), node.span
        case model.StartFlow(_, flow) | model.EndFlow(_, flow):
            yield from _of_scope(flow, node.span)
        case model.ScopeEdge(_, scope):
            yield from _of_scope(scope, node.span)
        case model.Duration(_, scopes):
            for scope in scopes:
                yield from _of_scope(scope, node.span)
        case model.Ability():
            yield from _of_ability(node, known)
        case model.HasSlot(_, _, slot) | model.Perform(_, slot):
            yield from _of_slot(slot, node.span, known)
        case model.EndGame(_, result):
            yield ("result", "", result), node.span
        case _:
            pass  # nodes that refer to no declared word


def _of_ability(node: model.Ability, known: model.Model) -> Iterator[tuple[Key, Span]]:
    if node.slot:
        yield from _of_slot(node.slot, node.span, known)
        if isinstance(node.body[0] if node.body else None, model.Table):
            yield from ((("table", kind.name, node.slot), node.span) for kind in known.above(node.host))
    yield from _of_scope(node.once, node.span)


def _of_event(node: model.Event, known: model.Model) -> Iterator[tuple[Key, Span]]:
    sort, _, name = node.key.partition(" ")
    if node.key.startswith("becomes "):
        kind, property, word = name.split(".")
        found = known.property_of(kind, property)
        if found is not None:
            yield _property(found), node.span
            yield ("value", found.type.of, word), node.span
    elif node.key in known.verbs:
        yield ("verb", "", node.key), node.span
    elif sort == "step":
        flows = (flow.name for flow in known.everything(model.Flow) if any(s.name == name for s in _steps(flow)))
        yield from ((("step", flow, name), node.span) for flow in flows)
    elif sort == "setup":
        yield ("setup", "", name), node.span
    elif sort == "slot":
        yield from _of_slot(name, node.span, known)
    elif edge := NAMED_SCOPE.fullmatch(node.key):
        yield from _of_scope(edge[1], node.span)


def _steps(flow: model.Flow) -> list[model.Step]:
    return [item for item in flow.items if isinstance(item, model.Step)]


def _of_scope(scope: str, span: Span) -> Iterator[tuple[Key, Span]]:
    """Yield the keys of a scope: it is declared as a scope or as a flow."""
    if scope:
        yield ("scope", "", scope), span
        yield ("flow", "", scope), span


def _of_slot(slot: str, span: Span, known: model.Model) -> Iterator[tuple[Key, Span]]:
    """Yield the keys of a slot, for each kind that declares it."""
    owners = dict.fromkeys(kind.name for file in known.files for kind in file.kinds if slot in kind.slots)
    yield from ((("slot", owner, slot), span) for owner in owners)


def _property(property: model.Property) -> Key:
    return "property", property.owner, property.name


def _of_types(tree: nodes.Held, known: model.Model) -> Iterator[tuple[Key, Span]]:
    """Yield the kinds and lists that a declaration uses as types."""
    match tree:
        case tuple():
            for part in tree:
                yield from _of_types(part, known)
        case nodes.Scenario() | nodes.Card() | None:
            pass
        case nodes.Role(type=word) | nodes.WordType(_, word) | nodes.SetType(_, word) | nodes.CellsType(_, word):
            yield ("list" if word.text in known.values else "kind", "", word.text), word.span
        case nodes.NumberType(_, nodes.Word() as word):
            yield ("list" if word.text in known.values else "kind", "", word.text), word.span
        case _:
            yield from _of_types(nodes.held(tree), known)


def _printed(card: nodes.Card, known: model.Model) -> Iterator[tuple[Key, Span, int]]:
    """Yield the uses of properties and values in the facts that a card prints."""
    meant = model.cards_meant(known, card.id.text, known.sets.get(card.span.source, ""))
    if len(meant) != 1:
        return
    kind = known.cards[meant[0]].kind
    facts = dict(known.cards[meant[0]].facts)
    for value in card.values:
        for property, fact in facts.items():
            if fact == value.text or isinstance(fact, tuple) and value.text in fact:
                yield _property(property), value.span, CARD_HEADER
                yield ("value", property.type.of, value.text), value.span, CARD_HEADER
    for line in card.lines or ():
        if isinstance(line, nodes.OwnWords) and (found := known.property_of(kind, line.fact.text)) is not None:
            yield _property(found), line.fact.span, ON_CARD
        if isinstance(line, nodes.Facts | nodes.Slot):
            slot = f"{line.slot.text}_" if isinstance(line, nodes.Slot) else ""
            for printed in line.facts if isinstance(line, nodes.Slot) else line.printed:
                found = known.property_of(kind, slot + printed.property.text)
                if found is None:
                    continue
                yield _property(found), printed.property.span, ON_CARD
                for one in printed.values:
                    if isinstance(one, nodes.PrintedWord):
                        yield ("value", found.type.of, one.word.text), one.span, ON_CARD
