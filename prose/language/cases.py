"""The cases and features that a language declares, and the case whose forms stand for missing ones.

`loc: dat` in `locale.yaml` means that a word without forms for `loc` takes those for `dat`. The case can depend on a
feature of the noun: `acc: {animacy: {animate: gen}}`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, TypeAlias, cast

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer, Visitor
from msgspec import Meta, Struct

from ombre.compiler.projects.yaml_types import ValueHint
from ombre.translatable import tr

BASE = "base"
CASE = "case"  # the argument of messages that names the case


@dataclass(frozen=True)
class Instead:
    """The case whose forms a word takes if it has none for a case.

    feature: the feature that chooses between the cases in `by_value`, or ""; other: the case for all other values.
    """

    feature: str
    by_value: tuple[tuple[str, str], ...]
    other: str

    def targets(self) -> Iterator[str]:
        yield from (case for _, case in self.by_value)
        yield self.other


@dataclass(frozen=True)
class Cases:
    """The cases of a language.

    instead: a rule for each case that has one. counted: a plural category such as `many` -> the case that a noun has
    after a number of this category, instead of the base case.
    """

    names: tuple[str, ...]
    instead: tuple[tuple[str, Instead], ...] = ()
    counted: Mapping[str, str] = field(default_factory=dict[str, str], hash=False)

    def rule(self, case: str) -> Instead | None:
        """The rule for a case; None if each word must have forms for it."""
        return next((rule for name, rule in self.instead if name == case), None)

    def order(self, case: str, features: Mapping[str, object]) -> list[str]:
        """The cases in which to look for a form: the case itself, then those whose forms stand for missing ones."""
        found = [case]
        while (rule := self.rule(found[-1])) is not None:
            found.append(dict(rule.by_value).get(str(features.get(rule.feature, "")), rule.other))
        return found

    def governed(self, number: str, case: str, features: Mapping[str, object]) -> str:
        """The case of a noun after a number of this plural category, in a phrase that stands in the case `case`."""
        target = self.counted.get(number)
        return target if target is not None and BASE in self.order(case, features) else case


class Feature(Struct, frozen=True, forbid_unknown_fields=True):
    """A declared feature of nouns: its allowed values (none if any value is allowed), and the default."""

    default: str
    values: tuple[str, ...] = ()


# What `locale.yaml` says of features and cases.
FeaturePart: TypeAlias = Annotated[str | Feature, ValueHint(tr("a default, or `{{values: [A, B], default: A}}`"))]
_ByFeature: TypeAlias = Annotated[dict[str, dict[str, str]], Meta(min_length=1, max_length=1)]
_Rule: TypeAlias = Annotated[str | _ByFeature, ValueHint(tr("a case, or `{{FEATURE: {{VALUE: CASE}}}}`"))]
Said: TypeAlias = tuple[str, ...] | dict[str, _Rule | None]


class Undeclared(Exception):
    """Raised for a wrong declaration. key: the case or feature that has it."""

    def __init__(self, key: str, told: str) -> None:
        super().__init__(told)
        self.key, self.told = key, told


def cases_of(said: Said, counted: Mapping[str, str], features: Mapping[str, Feature]) -> Cases:
    """The declared cases: a list of names, or a mapping of each name to the case whose forms stand for missing ones.

    Raises Undeclared for an unknown case or feature, and for a circle.
    """
    names = tuple(said)
    given = {} if isinstance(said, tuple) else said
    rules = {name: _rule(name, rule, features) for name, rule in given.items() if rule is not None}
    for name, rule in rules.items():
        for target in rule.targets():
            if target not in names:
                raise Undeclared(name, tr("there is no case `{0}`; there is: {1}", target, ", ".join(names)))
        reached = _reached(name, rules)
        if name in reached:
            raise Undeclared(
                name, tr("the case `{0}` takes its own forms; delete its value, or name another case", name)
            )
        if rule.feature and any(rules[case].feature for case in reached if case in rules):
            raise Undeclared(
                name, tr("`{0}` and a case whose forms it takes both depend on a feature; only one may", name)
            )
    for number, target in counted.items():
        if target not in names:
            raise Undeclared(number, tr("there is no case `{0}`; there is: {1}", target, ", ".join(names)))
    return Cases(names, tuple(rules.items()), counted)


def _reached(case: str, rules: Mapping[str, Instead]) -> set[str]:
    """The cases whose forms a case takes, directly or through other cases."""
    found: set[str] = set()
    open = [case]
    while open:
        rule = rules.get(open.pop())
        new = set(rule.targets()) - found if rule is not None else set[str]()
        found |= new
        open += new
    return found


def _rule(name: str, given: str | Mapping[str, Mapping[str, str]], features: Mapping[str, Feature]) -> Instead:
    if isinstance(given, str):
        return Instead("", (), given)
    [(feature, by_value)] = given.items()
    if feature not in features:
        raise Undeclared(
            name, tr("there is no feature `{0}`; there is: {1}", feature, ", ".join(features) or tr("none"))
        )
    known = features[feature].values
    for wrong in (value for value in by_value if known and value not in known):
        raise Undeclared(name, tr("`{0}` is no value of `{1}`; there is: {2}", wrong, feature, ", ".join(known)))
    return Instead(feature, tuple(by_value.items()), BASE)


def features_of(said: Mapping[str, str | Feature]) -> dict[str, Feature]:
    """The declared features: `gender: n` (any value is allowed), or `gender: {values: [m, f, n], default: n}`.

    Raises Undeclared for a default that is not among the values.
    """
    found = {name: Feature(given) if isinstance(given, str) else given for name, given in said.items()}
    for name, feature in found.items():
        if feature.values and feature.default not in feature.values:
            raise Undeclared(
                name, tr("the default `{0}` must be one of: {1}", feature.default, ", ".join(feature.values))
            )
    return found


# ---------------------------------------------------------------------------------------- selections by the case


@lru_cache(maxsize=128)
def spread(resource: ast.Resource, cases: Cases) -> ast.Resource:
    """A message file in which each selection by `$case` also has the cases that take the forms of another case."""
    if not cases.instead:
        return resource
    body = [_Spreading(cases).visit(entry.clone()) if _selects(entry) else entry for entry in resource.body]
    return ast.Resource(cast(list[ast.EntryType], body))


def _selects(entry: ast.EntryType) -> bool:
    finder = _Finder()
    finder.visit(entry)
    return finder.found


class _Finder(Visitor):
    found = False

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.found = self.found or _is_case(node)
        self.generic_visit(node)


class _Spreading(Transformer):
    def __init__(self, cases: Cases) -> None:
        self.cases = cases

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:
        self.generic_visit(node)
        if _is_case(node):
            given = {v.key.name: v.value for v in node.variants if isinstance(v.key, ast.Identifier)}
            default = next(variant.value for variant in node.variants if variant.default)
            for name, _ in self.cases.instead:
                pattern = self._pattern(name, given, default)
                if name not in given and pattern is not default:
                    node.variants.append(ast.Variant(ast.Identifier(name), pattern))
        return node

    def _pattern(self, case: str, given: Mapping[str, ast.Pattern], default: ast.Pattern) -> ast.Pattern:
        if case in given:
            return given[case]
        rule = self.cases.rule(case)
        if rule is None:
            return default
        other = self._pattern(rule.other, given, default)
        chosen = {value: self._pattern(target, given, default) for value, target in rule.by_value}
        if all(pattern is other for pattern in chosen.values()):
            return other
        variants = [ast.Variant(ast.Identifier(value), pattern) for value, pattern in chosen.items()]
        variants.append(ast.Variant(ast.Identifier("other"), other, default=True))
        selector = ast.VariableReference(ast.Identifier(rule.feature))
        return ast.Pattern([ast.Placeable(ast.SelectExpression(selector, variants))])


def _is_case(node: ast.SelectExpression) -> bool:
    return isinstance(node.selector, ast.VariableReference) and node.selector.id.name == CASE
