"""Resolve one declaration: return what it adds to its file, and its diagnostics.

This has no side effects, so a result can be kept until the declaration or the set of declared names changes.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace

from ombre.dsl import nodes
from ombre.dsl.diagnostics import Diagnostic, tr
from ombre.dsl.source import Source

from .. import model
from ..model import File
from .abilities import abilities
from .bodies import block
from .conditions import as_condition
from .context import Context, Names, Unresolved, wrong
from .declared.cards import card
from .declared.declarations import Declarations
from .declared.flows import between, flow, replaced_step
from .declared.idioms import idiom, worth
from .declared.kinds import Line, kind_lines, options, table, verb
from .declared.scenarios import scenario
from .declared.setups import deck
from .declared.tables import other_table
from .phrases import as_thing


@dataclass(frozen=True, slots=True)
class Resolved:
    """The result for one declaration.

    adds: a `File` with only this declaration. found: its diagnostics.
    """

    adds: File
    found: tuple[Diagnostic, ...]


def resolved(declared: Declarations, source: Source, node: nodes.Declaration) -> Resolved:
    """Resolve one declaration."""
    cx = Context(declared, source, as_condition)
    try:
        adds = declaration(cx, node)
    except Unresolved:
        adds = File(source.name)
    return Resolved(adds, tuple(cx.found))


def names_before(declared: Declarations, source: Source, node: nodes.Declaration, line: int) -> Names | None:
    """Return the names in scope before the statement on a line of a declaration; None if no statement is there."""
    cx = Context(declared, source, as_condition, watched=line)
    with suppress(Unresolved):
        declaration(cx, node)
    return cx.seen


def declaration(cx: Context, node: nodes.Declaration) -> File:
    """Resolve a declaration; return a file with only this declaration."""
    name = cx.source.name
    match node:
        case nodes.Game():
            return replace(game(cx, node), game=node.name.text, written=_written(node))
        case nodes.Extend() if node.what.sort == "GAME":
            return game(cx, node)
        case nodes.Paying():
            return File(name, pays=cx.model.pays)
        case nodes.Order():
            who = as_thing(cx, node.who, Names(), "player")
            return File(name, packets_from=who) if node.what.sort == "PACKETS" else File(name, triggers_by=who)
        case nodes.Expansion():
            return File(name, expansion=node.name.text, written=_written(node))
        case nodes.Values():
            return File(name, values=(cx.model.values[node.name.text],))
        case nodes.Kind() | nodes.Extend():
            return kind(cx, node)
        case nodes.Verb():
            return File(name, verbs=(verb(cx, node),))
        case nodes.Setup():
            part = node.name.text if node.name is not None else ""
            return File(name, setup=(model.SetupPart(node.span, part, block(cx, node.body, Names())),))
        case nodes.Seats():
            return File(name, seats=block(cx, node.body, Names()))
        case nodes.Between():
            return File(name, between=(between(cx, node),))
        case nodes.Flow():
            return File(name, flows=(flow(cx, node),))
        case nodes.Invariant():
            return File(name, invariants=(model.Invariant(node.span, as_condition(cx, node.condition, Names())),))
        case nodes.Slot():
            raise wrong(cx, "E002", tr("a slot must be part of a card"), node.span, tr("indent it below a card"))
        case nodes.Worth():
            return File(name, worths=(worth(cx, node),))
        case nodes.Idiom():
            return File(name, idioms=(idiom(cx, node),))
        case nodes.Card():
            return File(name, cards=(card(cx, node),))
        case nodes.Deck():
            return File(name, decks=(deck(cx, node),))
        case nodes.Scenario():
            return File(name, scenarios=(scenario(cx, node),))
        case _:
            return rule_or_change(cx, node)


def _written(node: nodes.Game | nodes.Expansion) -> model.Written:
    version, span = (node.version, node.span) if isinstance(node, nodes.Expansion) else (None, node.name.span)
    return model.Written(span, *(0 if said is None else said.number for said in (version, node.language)))


def rule_or_change(cx: Context, node: nodes.RuleLine | nodes.Overlay) -> File:
    """Resolve a rule, or a change by an expansion."""
    name = cx.source.name
    match node:
        case nodes.ReplaceTable():
            return File(name, tables=(other_table(cx, node),))
        case nodes.ReplaceStep():
            return File(name, steps=(replaced_step(cx, node),))
        case nodes.Replacement() | nodes.Removal():
            return changed(cx, node)
        case nodes.Rule(lines=(nodes.Invariant() as invariant,)):
            condition = as_condition(cx, invariant.condition, Names())
            return File(name, invariants=(model.Invariant(node.span, condition, node.name.text),))
        case _:
            return File(name, rules=tuple(abilities(cx, node, Names())))


def game(cx: Context, node: nodes.Game | nodes.Extend) -> File:
    """Resolve a declaration of the game itself: its properties and start options."""
    lines: tuple[Line, ...] = node.lines or ()
    players = [line for line in lines if isinstance(line, nodes.Players)]
    counts = [(line.least.number, (line.most or line.least).number) for line in players]
    scopes = tuple(word.text for line in lines if isinstance(line, nodes.Scopes) for word in line.names)
    versions = [line.number.number for line in lines if isinstance(line, nodes.Version)]
    return File(
        cx.source.name,
        version=versions[-1] if versions else 0,
        players=counts[-1] if counts else (0, 0),
        scopes=scopes,
        options=options(cx, lines),
        table=table(cx, lines, node.span),
    )


def kind(cx: Context, node: nodes.Kind | nodes.Extend) -> File:
    """Resolve a kind, or an extension of a kind."""
    extends = isinstance(node, nodes.Extend)
    word = node.what if isinstance(node, nodes.Extend) else node.name
    name = cx.vocabulary.kinds[word.text] if extends else word.text
    if name not in cx.model.kinds:
        if extends:
            raise wrong(cx, "E103", tr("there is no kind '{0}' to extend", word.text), word.span)
        raise Unresolved(word.text)  # its declaration has been refused
    lines = node.lines or ()
    if extends and all(isinstance(line, nodes.Fact) and isinstance(line.type, nodes.TextType) for line in lines):
        return File(
            cx.source.name
        )  # these lines change no rule, so the file of the expansion has no rules because of them
    made = kind_lines(cx, name, cx.model.kinds[name].base, lines, node.span, extends)
    return File(cx.source.name, kinds=(made,), options=options(cx, lines))


def changed(cx: Context, node: nodes.Replacement | nodes.Removal) -> File:
    """Resolve a line that removes or replaces an element, with the replacement."""
    change = cx.declared.changes[node.span]
    away = File(cx.source.name, removed=change.removed)
    try:
        match change.instead:
            case None:
                return away
            case nodes.Rule() as rule if change.within:
                made = rules_within(cx, rule, change.within)
            case nodes.Setup() as part:
                made = declaration(cx, part)
                made = replace(made, setup=tuple(replace(one, span=node.span, replaces=True) for one in made.setup))
            case inner:
                made = declaration(cx, inner)
    except Unresolved:
        return away
    return replace(made, removed=change.removed)


def rules_within(cx: Context, node: nodes.Rule, within: tuple[nodes.Condition, ...]) -> File:
    """Resolve the replacement of a rule that stood inside `while` blocks; their conditions apply to it, too."""
    if isinstance(node.lines[0], nodes.Invariant):
        return declaration(cx, node)
    holds: model.Condition | None = None
    # The conditions are resolved again, but their errors are reported only where the conditions are written.
    elsewhere = Context(cx.declared, cx.source, as_condition)
    try:
        for condition in within:
            holds = model.both(holds, as_condition(elsewhere, condition, Names()))
    except Unresolved:
        holds = None
    return File(cx.source.name, rules=tuple(abilities(cx, node, Names(), holds=holds)))
