"""Scenarios that are changed so that they must fail: with expectations turned round, or without what is done."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from types import ModuleType
from typing import Any, TypeVar, assert_never, cast

from ombre.compiler import python
from ombre.compiler.model import File
from ombre.compiler.resolver.declared.declarations import Declarations
from ombre.compiler.resolver.one_declaration import resolved
from ombre.compiler.resolver.resolve import all_declared
from ombre.compiler.trees import trees
from ombre.dsl import nodes
from ombre.dsl.node import Node
from ombre.dsl.nodes import Word
from ombre.dsl.parser import Parsed
from ombre.dsl.source import Source
from ombre.lab.mutation.changes import OtherWords, changes
from ombre.runtime import Scenario
from ombre.workshop.api.table import Table

Part = TypeVar("Part")
ELSE = "nothing_else"  # the name of no requirement
_DOING = ("BASE", "VERB", "STEP", "SCOPE", "SLOT")  # the classes of words that say what happens
_OPPOSITE = {"<": ">=", ">=": "<", ">": "<=", "<=": ">"}
_SIGN = {"<": "LESS", "<=": "NOT_MORE", ">": "GREATER", ">=": "NOT_LESS"}


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

    @property
    def cells(self) -> set[str]:
        """The names of the properties that are lists of cells."""
        known = self.table.compiled.model.properties.values()
        return {found.name for found in known if found.type.tag == "cells"}

    def made(self, some: Sequence[tuple[Source, nodes.Scenario]]) -> list[Scenario | None]:
        """Compile trees of scenarios; None for a tree that the resolver refuses."""
        done = [resolved(self._declared, source, tree) for source, tree in some]
        known = {
            number: replace(one.adds.scenarios[0], id=f"scenario_{number}")
            for number, one in enumerate(done)
            if not any(diagnostic.severity == "error" for diagnostic in one.found)
        }
        file = File("turned.card", scenarios=tuple(known.values()))
        module = ModuleType("turned")
        exec(compile(python.scenarios(self.table.compiled.model, file), "turned", "exec"), module.__dict__)
        made = dict(zip(known, module.MODULE.scenarios, strict=True))
        return [made.get(number) for number in range(len(done))]

    @cached_property
    def _declared(self) -> Declarations:
        sets = {file.source.name: file.set for file in self.table.project.files}
        trees = [node for file in self.parsed for node in file.declarations]
        return all_declared(trees, self.table.compiled.vocabulary, sets)


# ------------------------------------------------------------------------------------------- expectations turned round


def turned(tree: nodes.Scenario, cells: Container[str]) -> nodes.Scenario:
    """Return a scenario with each of its expectations turned round. cells: the properties that are lists of cells."""
    return replace(tree, parts=tuple(_turned_part(part, cells) for part in tree.parts))


def expectations(tree: nodes.Scenario) -> list[nodes.Expectation]:
    return [line for part in tree.parts if isinstance(part, nodes.ThenPart) for line in part.lines]


def _turned_part(part: nodes.ScenarioPart, cells: Container[str]) -> nodes.ScenarioPart:
    if not isinstance(part, nodes.ThenPart):
        return part
    return replace(part, lines=tuple(opposite(line, cells) for line in part.lines))


def opposite(line: nodes.Expectation, cells: Container[str]) -> nodes.Expectation:
    """Return an expectation that fails if a line holds."""
    match line:
        case nodes.Expect(condition=nodes.CanDo() as can):
            return nodes.Cannot(line.span, can.who, can.verb, can.arguments)
        case nodes.Expect():
            return replace(line, condition=negation(line.condition, cells))
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


def negation(condition: nodes.Condition, cells: Container[str]) -> nodes.Condition:
    """Return a condition that is false if a condition is true."""
    match condition:
        case nodes.And(span, left, right):
            return nodes.Or(span, negation(left, cells), negation(right, cells))
        case nodes.Or(span, left, right):
            return nodes.And(span, negation(left, cells), negation(right, cells))
        case nodes.Compare(left=nodes.Property() as left, right=nodes.Property(property=name) as right) if (
            name.text in cells
        ):
            counted, other = nodes.Count(left.span, None, left), nodes.Count(right.span, None, right)
            return negation(replace(condition, left=counted, right=other), cells)
        case nodes.Compare(operator=operator, right=right) if operator.text == "=":
            one = nodes.Number(right.span, Word(right.span, "1", "NUMBER"))
            return replace(condition, right=nodes.PlusMinus(right.span, right, Word(right.span, "+", "PLUS"), one))
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


# ------------------------------------------------------------------------------------- without what is done or given

_TWIN = re.compile(r"^# twin (\w+)\n(?:#.*\n)*(?:replace )?scenario (\w+) ", re.MULTILINE)


def twins(texts: Iterable[str]) -> dict[str, str]:
    """Return the twins that lines of files name, `# twin OTHER` above a scenario: by the id of the scenario."""
    return {match[2]: match[1] for text in texts for match in _TWIN.finditer(text)}


def idle(tree: nodes.Scenario) -> nodes.Scenario:
    """Return a scenario without what is done, and without all answers."""
    parts = [part for part in tree.parts if not isinstance(part, nodes.WhenPart)]
    return replace(tree, parts=tuple(_unanswered(part) for part in parts))


def _unanswered(part: nodes.ScenarioPart) -> nodes.ScenarioPart:
    if not isinstance(part, nodes.Given):
        return part
    return replace(part, lines=tuple(line for line in part.lines if not isinstance(line, nodes.Answer)))


def does_nothing(tree: nodes.Scenario) -> bool:
    """Whether a scenario has no `when`."""
    return not any(isinstance(part, nodes.WhenPart) for part in tree.parts)


def given_otherwise(tree: nodes.Scenario, words: OtherWords, cards: Mapping[str, str]) -> Iterator[nodes.Scenario]:
    """Yield a scenario with its `given` changed in one place. cards: the kind of each card of the game."""
    for at, part in enumerate(tree.parts):
        if isinstance(part, nodes.Given):
            before, after = tree.parts[:at], tree.parts[at + 1 :]
            for other in _otherwise(part, words):
                yield replace(tree, parts=(*before, other, *after))
            for card in sorted(cards.keys() & {word.text for word in _words(part)}):
                same = sorted(other for other, kind in cards.items() if kind == cards[card])
                instead = same[(same.index(card) + 1) % len(same)]
                yield _with_word(tree, {id(word) for word in _words(tree) if word.text == card}, instead)
                first = next(word for word in _words(part) if word.text == card)
                yield _with_word(tree, {id(first)}, instead)


def _otherwise(part: nodes.Given, words: OtherWords) -> Iterator[nodes.Given]:
    """Yield the part with a line left out or changed, or with other players."""
    for at, line in enumerate(part.lines):
        before, after = part.lines[:at], part.lines[at + 1 :]
        if isinstance(line, nodes.Players):
            for number in (line.least.number + more for more in (-2, -1, 1, 2)):
                yield replace(part, lines=(*before, replace(line, least=replace(line.least, text=str(number))), *after))
        else:
            yield replace(part, lines=(*before, *after))
    for change in changes(part, words):
        assert isinstance(change.tree, nodes.Given)
        yield change.tree


def _words(tree: object) -> Iterator[Word]:
    """Yield all words of a tree."""
    if isinstance(tree, Word):
        yield tree
    elif isinstance(tree, tuple):
        for one in cast("tuple[object, ...]", tree):
            yield from _words(one)
    elif isinstance(tree, Node):
        for part in fields(tree):
            yield from _words(getattr(tree, part.name))


def _with_word(tree: Part, wanted: Container[int], text: str) -> Part:
    """Return a tree with another text for some of its words, which are told by their identity."""
    return cast(Part, _replaced(tree, wanted, text))


def _replaced(tree: object, wanted: Container[int], text: str) -> object:
    if isinstance(tree, Word):
        return replace(tree, text=text) if id(tree) in wanted else tree
    if isinstance(tree, tuple):
        return tuple(_replaced(one, wanted, text) for one in cast("tuple[object, ...]", tree))
    if not isinstance(tree, Node):
        return tree
    new: dict[str, Any] = {part.name: _replaced(getattr(tree, part.name), wanted, text) for part in fields(tree)}
    return replace(tree, **new)


def subjects(tree: nodes.Scenario, cards: Container[str]) -> set[str]:
    """Return what a scenario is about: the verbs, flows and steps of its lines, and the cards of the game."""
    found = {word.text for word in _words(tree) if word.sort in _DOING or word.text in cards}
    lines = [line for part in tree.parts for line in _lines(part)]
    found |= {line.what.text for line in lines if isinstance(line, nodes.Run)}
    return found | {"setup" for line in lines if isinstance(line, nodes.RunSetup)}


def _lines(part: nodes.ScenarioPart) -> tuple[Node, ...]:
    return part.body if isinstance(part, nodes.WhenPart) else part.lines
