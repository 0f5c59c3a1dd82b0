"""Resolve all files of a game: collect all names, resolve each declaration, and combine the results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from itertools import chain
from typing import Any

from ombre.dsl import nodes
from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.node import getter
from ombre.dsl.parser import Parsed
from ombre.dsl.source import Source, Span
from ombre.dsl.vocabulary import Vocabulary, containing

from ..model import File, Kind, Model, Walked
from . import statements as statements
from .conditions import as_condition
from .context import Context
from .declared.collect import between_games, declare, former_ids, names, paying
from .declared.declarations import TABLE, Declarations, Interface
from .declared.kinds import derived
from .declared.overlays import Overlays, change_card
from .one_declaration import Resolved, resolved

MOST_OTHER = 200  # how many files are kept that the last run has not resolved


@dataclass(frozen=True, slots=True)
class Known:
    """The result for one declaration, and the data that only this declaration depends on."""

    node: nodes.Declaration
    own: tuple[object, ...]
    resolved: Resolved


@dataclass(frozen=True, slots=True)
class KnownFile:
    """The results for a file, in the order of its declarations, and what they depend on."""

    interface: Interface
    parsed: Parsed
    known: list[Known]


@dataclass(slots=True)
class Kept:
    """The results for all declarations, for the next run on the same game.

    The next run resolves a declaration again if its text or place has changed, or if it names a verb or a card that
    has changed. It resolves all declarations again if other declared names have changed.
    """

    files: dict[str, KnownFile] = field(default_factory=dict[str, "KnownFile"])
    anew: list[Span] = field(default_factory=list[Span])  # the declarations that the last run has resolved
    declared: Declarations | None = None  # all declared names of the last run
    walked: Walked = field(default_factory=lambda: {})  # see `Model`


def resolve(
    parsed: Sequence[Parsed],
    vocabulary: Vocabulary,
    sets: Mapping[str, str] | None = None,
    kept: Kept | None = None,
) -> tuple[Model, list[Diagnostic]]:
    """Return the model of the files of a game (base game first, then expansions), and the diagnostics.

    sets: the set of each file. kept: the results of the last run; this function updates them.
    """
    trees = [node for file in parsed for node in file.declarations]
    declared = all_declared(trees, vocabulary, sets or {})
    kept = Kept() if kept is None else kept
    made = refresh(kept, declared, parsed)
    files = tuple(whole_file(file.source, parts) for file, parts in zip(parsed, made, strict=True))
    found = declared.found + [problem for parts in made for part in parts for problem in part.found]
    model = whole_model(declared.model, files)
    model.sets = declared.sets
    model.walked = kept.walked
    return model, found


def all_declared(trees: Sequence[nodes.Declaration], vocabulary: Vocabulary, sets: Mapping[str, str]) -> Declarations:
    """Return all declared names, and the changes by expansions."""
    declared = Declarations(vocabulary, sets=sets)
    declare(declared, trees)
    former_ids(declared, trees)
    Overlays(declared, sets).read(trees)
    paying(declared, trees)
    names(declared, trees)
    between_games(declared, trees)
    derived_types(declared, trees)
    return declared


def derived_types(declared: Declarations, trees: Sequence[nodes.Declaration]) -> None:
    """Find the types of derived properties, which may depend on each other: repeat until no type changes."""
    lines = [pair for node in trees for pair in derived_lines(declared, node)]
    # Errors are ignored here, and reported when the declaration is resolved.
    files = {line.span.source for _, line in lines}
    contexts = {file: Context(declared, Source(file, ""), as_condition) for file in files}
    known = declared.model.properties
    again = True
    while again:
        again = False
        for owner, line in lines:
            for one in derived(contexts[line.span.source], owner, line):
                if known[owner, line.name.text] != one.property:
                    known[owner, line.name.text] = one.property
                    again = True


def derived_lines(declared: Declarations, node: nodes.Declaration) -> list[tuple[str, nodes.Derived]]:
    """Return the lines of a declaration that declare derived properties, each with the owner of the property."""
    match node:
        case nodes.Game():
            return [(TABLE, line) for line in node.lines or () if isinstance(line, nodes.Derived)]
        case nodes.Kind():
            return [(node.name.text, line) for line in worked_out(node.lines or ())]
        case nodes.Extend():
            return [(declared.extended(node), line) for line in worked_out(node.lines)]
        case nodes.Replacement(declaration=nodes.Derived() as line):
            return [(TABLE, line)]
        case _:
            return []


def worked_out(lines: Sequence[nodes.KindLine | nodes.GameLine]) -> list[nodes.Derived]:
    """Return the lines of a kind that declare or replace derived properties."""
    said = [line.derived if isinstance(line, nodes.Replaces) else line for line in lines]
    return [line for line in said if isinstance(line, nodes.Derived)]


def refresh(kept: Kept, declared: Declarations, parsed: Sequence[Parsed]) -> list[list[Resolved]]:
    """Resolve new and changed declarations, and drop old results; return the results for each file."""
    interface, changes = declared.interface(), dict[int, set[str] | None]()
    rows: list[list[Known]] = []
    kept.anew, kept.declared = [], declared
    for file in parsed:
        before = dict[int, Known]()
        held = kept.files.get(file.source.name)
        if held is not None:
            key = id(held.interface)
            if key not in changes:
                changes[key] = held.interface.changed(interface)
            before = unchanged(held.parsed, file, independent_of(changes[key], held))
        rows.append([])
        for node in file.declarations:
            own, one = declared.own(node), before.get(node.span.line)
            if one is None or one.own != own:
                one = Known(node, own, resolved(declared, file.source, node))
                kept.anew.append(node.span)
            rows[-1].append(one)
        kept.files[file.source.name] = KnownFile(interface, file, rows[-1])
    if len(kept.files) > MOST_OTHER + len(parsed):
        kept.files = {file.source.name: kept.files[file.source.name] for file in parsed}
    return [[one.resolved for one in row] for row in rows]


def unchanged(before: Parsed, now: Parsed, known: Sequence[Known]) -> dict[int, Known]:
    """Return the kept results for the unchanged declarations of a file, by the line where each begins.

    Their texts are compared. This is faster than comparing trees, and gives the same result if each declaration was
    parsed by itself.
    """
    if before is now:
        return {one.node.span.line: one for one in known}
    if before.diagnostics or before.torn or now.diagnostics or now.torn:
        trees = {id(node) for node in now.declarations}
        return {one.node.span.line: one for one in known if id(one.node) in trees}
    old, new = texts(before), texts(now)
    lines = (one.node.span.line for one in known)
    return {line: one for line, one in zip(lines, known, strict=True) if old[line] == new.get(line)}


def independent_of(changed: set[str] | None, held: KnownFile) -> list[Known]:
    """Return the kept results of a file that do not depend on some words; None stands for all words.

    A result with diagnostics may: messages suggest similar words. So may what an expansion puts in the place of other
    lines, which stand elsewhere.
    """
    if not changed:
        return [] if changed is None else held.known
    is_about = containing(changed)
    found = texts(held.parsed) if is_about(held.parsed.source.text) else {}
    return [
        one
        for one in held.known
        if not one.resolved.found
        and not isinstance(one.node, nodes.Overlay)
        and not is_about(found.get(one.node.span.line, ""))
    ]


def texts(file: Parsed) -> dict[int, str]:
    """Return the text of each declaration of a file, by its first line, up to the next declaration."""
    lines = file.source.text.split("\n")
    starts = [node.span.line for node in file.declarations]
    ends = [*(start - 1 for start in starts[1:]), len(lines)][: len(starts)]
    return {start: "\n".join(lines[start - 1 : end]) for start, end in zip(starts, ends, strict=True)}


# -- combined results

_PARTS = fields(File)[1:]  # without the source's name
_parts = getter([part.name for part in _PARTS])


def whole_file(source: Source, parts: Sequence[Resolved]) -> File:
    """Combine the declarations of one file, in order; of fields with one value, the last declaration counts."""
    if not parts:
        return File(source.name)
    made: dict[str, Any] = {}
    for part, said in zip(_PARTS, zip(*(_parts(one.adds) for one in parts), strict=True), strict=True):
        if part.default == ():
            made[part.name] = tuple(chain.from_iterable(said))
        else:
            made[part.name] = next((one for one in reversed(said) if one != part.default), part.default)
    tables = [one.adds.table for one in parts if one.adds.table is not None]
    if len(tables) > 1:
        made["table"] = whole_table(tables)
    return File(source.name, **made)


def whole_table(tables: Sequence[Kind]) -> Kind:
    """Combine all declarations of the game itself in a file."""
    states = tuple(one for table in tables for one in table.states)
    derived = tuple(one for table in tables for one in table.derived)
    zones = tuple(one for table in tables for one in table.zones)
    return replace(tables[0], states=states, derived=derived, zones=zones)


def whole_model(declared: Model, files: tuple[File, ...]) -> Model:
    """Return the complete model: each declaration by its name; if several files define a name, the last one counts."""
    known = replace(declared, files=files, kinds=dict(declared.kinds), verbs=dict(declared.verbs))
    for file in files:
        for kind in file.kinds:
            known.kinds[kind.name] = extended(known.kinds[kind.name], kind) if kind.extends else kind
        for verb in file.verbs:
            if known.verbs[verb.key].span == verb.span:  # otherwise an expansion has replaced it
                known.verbs[verb.key] = verb
        known.cards.update((card.id, card) for card in file.cards)
        for other in file.tables:
            change_card(known, other)
    return known


def extended(kind: Kind, more: Kind) -> Kind:
    """Return a kind with the lines `you is`, `begins` and `asks` that another file adds."""
    return replace(kind, you=more.you or kind.you, begins=more.begins or kind.begins, asks=more.asks or kind.asks)
