"""Generate the functions that test whether an event fits: those of triggers and replacements, and of restrictions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from operator import itemgetter

from ombre import contract

from ... import model
from ...unbound import needed
from .expressions import searches
from .scenario_lines import ScenarioLines

FIRST = itemgetter(0)

GIVER = ("0this", "0you")
"""The names for the `this` and `you` of an effect in what others obtain; no name of an author begins with a digit."""


class Matching(ScenarioLines):
    """Generates tests of events."""

    def _bindings(self, event: model.Event) -> None:
        """Generate lines that assign the arguments of an event to the names in its pattern."""
        for role, name in enumerate(_names(event)):
            if name:
                self._line(f"{contract.local(name)} = args[{role}]")

    def _matches(self, event: model.Event, condition: model.Condition | None) -> list[str]:
        tests: list[str] = []
        for role, pattern in enumerate(event.patterns):
            if isinstance(pattern, model.Those):
                tests += self._tests(pattern, True)
            elif isinstance(pattern, model.Some):
                tests += [self.condition(pattern.where)] if pattern.where is not None else []
            elif pattern is not None:
                tests.append(f"args[{role}] == {self.value(pattern)}")
        if condition is not None:
            tests.append(self.condition(condition))
        return tests

    def _unpack(self, captured: list[str], more: list[str] | None = None) -> None:
        names = [contract.local(name) for name in captured] + (more or [])
        if names:
            self._line(f"{self._tuple(names)} = env")

    def _match(
        self,
        stem: str,
        event: model.Event,
        condition: model.Condition | None,
        captured: list[str],
        instead: Sequence[model.Call] = (),
        more: list[str] | None = None,
        is_end: bool = False,
    ) -> str:
        """Generate the function that tests whether an ability matches an event, and return its name.

        If there is nothing to test, no function is generated and the name is `None`. instead: the calls of an
        optional replacement; the replacement matches only if nothing forbids them. is_end: whether the event ends an
        effect.
        """
        tests = self._matches(event, condition)
        for call in instead:
            arguments = "".join(f", {self.value(argument)}" for argument in call.arguments)
            can = f"g.can({call.verb!r}{arguments})"
            tests.append(" and ".join([*self._guards(part for one in call.arguments for part in needed(one)), can]))
        return self._test(stem, event, tests, captured, more, is_end)

    def _test(
        self,
        stem: str,
        event: model.Event,
        tests: Sequence[str],
        captured: list[str],
        more: list[str] | None = None,
        is_end: bool = False,
    ) -> str:
        """Generate the function that makes some tests of an event, and return its name, or `None` if there are none."""
        if not tests:
            return "None"
        with self._function(stem, f"g: Play, this: int, you: int, env: Env, {taken(event)}", event, "Value") as name:
            self._unpack(captured, more)
            if is_end:
                self._speak_as(captured, event)
            self._bindings(event)
            self._line(f"return {' and '.join(tests)}")
        return name

    def _forbidding(
        self, stem: str, line: model.Forbid, condition: model.Condition | None, captured: list[str]
    ) -> tuple[str, str]:
        """Generate the functions that test whether a line forbids an event, and return their names, or `None`.

        The second is the guard: the tests that depend on nothing but the first argument of the event, which are made
        once for all events that differ in the others. Tests without a search come first.
        """
        event = line.event
        later = {name for role, name in enumerate(_names(event)) if role and name}
        free: list[tuple[bool, str]] = []
        bound: list[tuple[bool, str]] = []

        def add(role: int, part: model.Node, *tests: str) -> None:
            nodes = [*model.walk((part,))]
            depends = role or any(isinstance(node, model.Local) and node.name in later for node in nodes)
            takes_long = any(map(searches, model.children(part) if isinstance(part, model.Those) else (part,)))
            (bound if depends else free).extend((takes_long, test) for test in tests)

        for role, pattern in enumerate(event.patterns):
            if isinstance(pattern, model.Those):
                bare = replace(pattern, where=None)
                add(role, bare, *self._tests(bare, True))
            elif pattern is not None and not isinstance(pattern, model.Some):
                add(role, pattern, f"args[{role}] == {self.value(pattern)}")
            if isinstance(pattern, model.Those | model.Some):
                for part in model.conjuncts(pattern.where):
                    add(0, part, self.condition(part))
        for part in model.conjuncts(condition):
            add(0, part, self.condition(part))
        if line.exceptions:
            bound.append((False, f"args[1] not in {tuple(key.partition(' ')[0] for key in line.exceptions)!r}"))
        tests, guards = ([test for _, test in sorted(found, key=FIRST)] for found in (bound, free))
        match = self._test(stem, event, tests, captured)
        return match, self._test(f"{stem}_while" if tests else stem, event, guards, captured)

    def _speak_as(self, captured: list[str], line: model.Node) -> None:
        """Generate lines by which `this` and `you` mean those of the effect, if the effect has captured them."""
        for node, word, held in zip((model.This, model.You), ("this", "you"), GIVER, strict=True):
            if held in captured and any(isinstance(part, node) for part in model.walk(line)):
                self._line(f"{word} = {contract.local(held)}")


def taken(event: model.Event) -> str:
    """Return the parameter for the arguments of an event."""
    return f"args: {'Acting' if event.key == model.ACT else 'Args'}"


def _names(event: model.Event) -> list[str]:
    """Return the name that the patterns of an event give to each role, or ""."""
    return [
        (
            pattern.name
            if isinstance(pattern, model.Some)
            else pattern.candidate if isinstance(pattern, model.Those) else ""
        )
        for pattern in event.patterns
    ]
