"""Find out which declarations each scenario reaches: those whose functions it calls, and those that it names."""

from __future__ import annotations

import sys
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from types import FrameType
from typing import Any, NamedTuple, cast

from ombre.dsl import nodes
from ombre.dsl.node import Node
from ombre.dsl.parser import Parsed
from ombre.runtime import Module
from ombre.runtime.linker import Rules
from ombre.runtime.records import Scenario
from ombre.session.bench import Bench, run_scenario
from ombre.session.tracebacks import line_of

from .kept_results import Place, ReachedBefore
from .mutants import name_of


class Covering(NamedTuple):
    """A scenario with the hash of its text, and the declarations that it reaches and that it names.

    deals: whether it runs the set-up, and so may meet any card. fails: whether it fails without any change; then it
    cannot notice one.
    """

    source: str
    scenario: Scenario
    hash: str
    reached: frozenset[Place]
    fails: bool
    deals: bool
    named: frozenset[Place]


def covering(
    rules: Rules,
    modules: Sequence[Module],
    parsed: Sequence[Parsed],
    hashes: Mapping[tuple[str, str], str],
    known: Mapping[str, ReachedBefore],
) -> list[Covering]:
    """Return what each scenario of some modules reaches; only scenarios that are not known are run.

    hashes: the hash of each scenario, by its file and its id. known: what scenarios reach, by their hashes.
    """
    starts = {file.source.name: [node.span.line for node in file.declarations] for file in parsed}
    told, names = told_in(parsed), named_in(parsed)
    found: list[Covering] = []
    for module in modules:
        for scenario in module.scenarios:
            hash = hashes[module.source, scenario.id]
            before = known.get(hash)
            reached, failed = (frozenset(before.places), before.fails) if before else _reached(rules, scenario, starts)
            place = (module.source, scenario.line)
            deals = any(isinstance(one, nodes.RunSetup) for one in _nodes(told.get(place)))
            named = names.get(place, frozenset())
            found.append(Covering(module.source, scenario, hash, reached, failed, deals, named))
    return found


def told_in(parsed: Sequence[Parsed]) -> dict[Place, nodes.Scenario]:
    """Return the tree of each scenario of some files, by its place."""
    return {
        (file.source.name, node.span.line): tree
        for file in parsed
        for node in file.declarations
        if (tree := scenario_of(node)) is not None
    }


def named_in(parsed: Sequence[Parsed]) -> dict[Place, frozenset[Place]]:
    """Return the declarations that each scenario of some files names, by its place; no scenario is run."""
    names: dict[str, set[Place]] = {}
    for file in parsed:
        for node in file.declarations:
            if scenario_of(node) is not None:
                continue
            place = (file.source.name, node.span.line)
            if isinstance(node, nodes.Card | nodes.Replacement | nodes.Verb):
                names.setdefault(name_of(node), set()).add(place)
            elif isinstance(node, nodes.Game | nodes.Kind | nodes.Extend):
                for name in _ending(node):
                    names.setdefault(name, set()).add(place)
    return {
        place: frozenset(one for word in {*_words(tree)} for one in names.get(word, ()))
        for place, tree in told_in(parsed).items()
    }


def scenario_of(node: Node) -> nodes.Scenario | None:
    """Return the scenario that a declaration makes, also in the place of another one."""
    inner = node.declaration if isinstance(node, nodes.Replacement) else node
    return inner if isinstance(inner, nodes.Scenario) else None


def fails(rules: Rules, scenario: Scenario, made: type[Bench] = Bench) -> bool:
    """Whether a scenario fails; an error of the program is a failure, as a mutant may do anything."""
    try:
        return bool(run_scenario(rules, scenario, made=made).failures)
    except Exception:
        return True


def _reached(rules: Rules, scenario: Scenario, starts: Mapping[str, list[int]]) -> tuple[frozenset[Place], bool]:
    """Run a scenario, and return the declarations whose generated functions it calls, and whether it fails."""
    codes: dict[object, tuple[Module, int]] = {}

    def called(frame: FrameType, event: str, argument: object) -> Any:
        code = frame.f_code
        if code not in codes:
            module = frame.f_globals.get("MODULE")
            if isinstance(module, Module) and not code.co_name.startswith("<"):
                codes[code] = module, code.co_firstlineno

    before = sys.gettrace()
    sys.settrace(called)
    try:
        failed = fails(rules, scenario)
    finally:
        sys.settrace(before)
    found: set[Place] = set()
    for module, number in codes.values():
        lines = starts.get(module.source, [])
        at = bisect_right(lines, line_of(module, number))
        if at:
            found.add((module.source, lines[at - 1]))
    return frozenset(found), failed


def _ending(node: nodes.Game | nodes.Kind | nodes.Extend) -> list[str]:
    """Return the properties of a declaration with words about how long they last: no function tells this."""
    has = [one for one in node.lines or () if isinstance(one, nodes.Has)]
    return [one.name.text for one in has if one.until is not None or one.kept is not None]


def _words(node: object) -> list[str]:
    """Return all words of a tree."""
    return [one.text for one in _nodes(node) if isinstance(one, nodes.Word)]


def _nodes(node: object) -> Iterator[Node]:
    """Yield a node and all nodes below it."""
    if isinstance(node, tuple):
        for one in cast("tuple[object, ...]", node):
            yield from _nodes(one)
    elif isinstance(node, Node):
        yield node
        for part in fields(node):
            yield from _nodes(getattr(node, part.name))
