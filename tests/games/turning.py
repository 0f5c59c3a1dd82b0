"""Scenarios that are changed so that they must fail: with expectations turned round, or without what is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from types import ModuleType
from typing import assert_never

from ombre.compiler.backends import python
from ombre.compiler.model import File
from ombre.compiler.model import Scenario as Resolved
from ombre.compiler.resolver.declarations import resolved
from ombre.compiler.resolver.resolve import all_declared
from ombre.compiler.trees import trees
from ombre.dsl import nodes
from ombre.dsl.node import Node
from ombre.dsl.nodes import Word
from ombre.dsl.parser import Parsed
from ombre.dsl.source import Source
from ombre.runtime import Scenario
from ombre.workshop.api.table import Table

ELSE = "nothing_else"  # the name of no requirement
_OPPOSITE = {"<": ">=", ">=": "<", ">": "<=", "<=": ">"}
_SIGN = {"=": "EQUAL", "<": "LESS", "<=": "NOT_MORE", ">": "GREATER", ">=": "NOT_LESS"}


@dataclass
class Scenarios:
    """The scenarios of some files of a game, as trees."""

    table: Table
    wanted: Callable[[str], bool]

    @cached_property
    def parsed(self) -> list[Parsed]:
        return trees((file.source for file in self.table.project.files), self.table.compiled.vocabulary)

    @cached_property
    def trees(self) -> dict[str, tuple[Source, nodes.Scenario]]:
        """The scenarios by their ids, each with its file; with those that replace others."""
        return {
            tree.id.text: (file.source, tree)
            for file in self.parsed
            if self.wanted(file.source.name)
            for node in file.declarations
            for tree in [node.declaration if isinstance(node, nodes.Replacement) else node]
            if isinstance(tree, nodes.Scenario)
        }

    def made(self, some: Sequence[tuple[Source, nodes.Scenario]]) -> list[Scenario | None]:
        """Compile trees of scenarios; None for a tree that the resolver refuses."""
        found: list[Resolved | None] = []
        for source, tree in some:
            one = resolved(self._declared, source, tree)
            wrong = any(diagnostic.severity == "error" for diagnostic in one.found)
            found.append(None if wrong else replace(one.adds.scenarios[0], id=f"scenario_{len(found)}"))
        text = python.scenarios(
            self.table.compiled.model, File("turned.card", scenarios=tuple(one for one in found if one))
        )
        module = ModuleType("turned")
        exec(compile(text, "turned", "exec"), module.__dict__)
        by_id = {one.id: one for one in module.MODULE.scenarios}
        return [by_id[one.id] if one else None for one in found]

    @cached_property
    def _declared(self):
        sets = {file.source.name: file.set for file in self.table.project.files}
        nodes = [node for file in self.parsed for node in file.declarations]
        return all_declared(nodes, self.table.compiled.vocabulary, sets)


# ------------------------------------------------------------------------------------------- expectations turned round


def turned(tree: nodes.Scenario) -> nodes.Scenario:
    """Return a scenario with each of its expectations turned round."""
    return replace(tree, parts=tuple(_turned_part(part) for part in tree.parts))


def expectations(tree: nodes.Scenario) -> list[nodes.Expectation]:
    return [line for part in tree.parts if isinstance(part, nodes.ThenPart) for line in part.lines]


def _turned_part(part: nodes.ScenarioPart) -> nodes.ScenarioPart:
    if not isinstance(part, nodes.ThenPart):
        return part
    return replace(part, lines=tuple(opposite(line) for line in part.lines))


def opposite(line: nodes.Expectation) -> nodes.Expectation:
    """Return the expectation that holds if a line does not."""
    match line:
        case nodes.Expect(condition=nodes.CanDo() as can):
            return nodes.Cannot(line.span, can.who, can.verb, can.arguments)
        case nodes.Expect():
            return replace(line, condition=negation(line.condition))
        case nodes.Cannot(subject=subject):
            assert not isinstance(subject, nodes.Those)
            return nodes.Expect(line.span, nodes.CanDo(line.span, subject, line.verb, line.arguments))
        case nodes.ExpectOffered():
            return replace(line, negated=_toggled(line.negated, line, "not", "NOT"))
        case nodes.ExpectRefused():
            other = Word(line.span, ELSE, "WORD")
            return replace(line, by=line.by or Word(line.span, "by", "BY"), refusals=(*(line.refusals or ()), other))
        case _:
            assert_never(line)


def negation(condition: nodes.Condition) -> nodes.Condition:
    """Return the condition that is true if a condition is not."""
    match condition:
        case nodes.And(span, left, right):
            return nodes.Or(span, negation(left), negation(right))
        case nodes.Or(span, left, right):
            return nodes.And(span, negation(left), negation(right))
        case nodes.Compare(span, left, operator, right) if operator.text == "=":
            less, more = (replace(condition, operator=Word(span, sign, _SIGN[sign])) for sign in "<>")
            return nodes.Or(span, less, more)
        case nodes.Compare(operator=operator):
            sign = _OPPOSITE[operator.text]
            return replace(condition, operator=replace(operator, text=sign, sort=_SIGN[sign]))
        case nodes.HasSlot() | nodes.ThereIs():
            return replace(condition, negated=_toggled(condition.negated, condition, "no", "NO"))
        case nodes.CanDo():
            raise NotImplementedError("part of a condition that has no opposite")
        case _:
            return replace(condition, negated=_toggled(condition.negated, condition, "not", "NOT"))


def _toggled(negated: Word | None, node: Node, text: str, sort: str) -> Word | None:
    return Word(node.span, text, sort) if negated is None else None


# ------------------------------------------------------------------------------------------------- nothing is done


def idle(tree: nodes.Scenario) -> nodes.Scenario:
    """Return a scenario without what is done."""
    return replace(tree, parts=tuple(part for part in tree.parts if not isinstance(part, nodes.WhenPart)))
