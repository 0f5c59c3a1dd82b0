"""Generate Python for actions: calls, events that happen at the same time, and whether an action was done."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from typing import get_args

from ombre import contract
from ombre.dsl.by_class import ByClass

from .. import model
from ..optional_values import needed_by
from ..simultaneous import is_batch
from .expressions import Expressions

writes: ByClass[None] = ByClass()
"""The methods that generate statements, as `@writes(model.Swap)`: those of this class and of its subclasses."""
SEVERAL = "tuple[int, ...]"
NO_THINGS = f"{SEVERAL}()"  # type checkers cannot infer the type of a bare `()`
TAKER = "taker"
OUTCOME = "done"
NOTED = f"{OUTCOME} = True"

DONE = (
    model.Change,
    model.Move,
    model.Shuffle,
    model.Swap,
    model.Reveal,
    model.RevealUntil,
    model.Show,
    model.Tell,
    model.Roll,
    model.StartFlow,
    model.EndFlow,
    model.EndEffects,
    model.EndGame,
    model.ScopeEdge,
    model.Join,
    model.Leave,
    model.Window,
    *get_args(model.Lasting),
)
"""Statements that have done something once they have run."""

_DEEDS = (*DONE, model.Call, model.Become, model.Perform, model.MayDo)


class Actions(Expressions, ABC):
    """Generates actions."""

    @abstractmethod
    def block(self, body: Iterable[model.ScenarioLine]) -> None:
        """Generate statements."""

    @abstractmethod
    def body(self, statements: Iterable[model.ScenarioLine], *held: str) -> None:
        """Generate the whole body of a function."""

    @abstractmethod
    def statement(self, node: model.ScenarioLine) -> None:
        """Generate one statement."""

    @abstractmethod
    def whole(self, statements: Iterable[model.ScenarioLine], *held: str) -> None:
        """Generate the lines of a body, which read cards that they move as they last were."""

    def body_with_outcome(self, statements: Sequence[model.Statement], needs: Sequence[str], *held: str) -> None:
        """Generate the whole body of a verb, which returns False if it has done nothing.

        needs: the names of numbers with which it does nothing if one of them is 0.
        """
        numbers = [f"{contract.local(name)} != 0" for name in needs]
        if not can_come_to_nothing(statements):
            self.body(statements, *held)
            if numbers:
                self._line(f"return {' and '.join(numbers)}")
            return
        match statements:
            case [model.Call() as call] if not any(needed_by(call, _never_lost)):
                self._line(f"return {self._call(call)}")
                return
            case _:
                pass
        self._line(f"{OUTCOME} = False")
        outer, self._noted = self._noted, (NOTED,)
        self.whole(statements, *held)
        self._noted = outer
        self._line(f"return {' and '.join([OUTCOME, *numbers])}")

    def body_with_calls(self, statements: Iterable[model.ScenarioLine], *held: str) -> None:
        """Generate the body of a function that returns the events which it makes, and lets none of them happen."""
        with self._gathering() as calls:
            self.body(statements, *held)
        self._line(f"return {calls}")

    @contextmanager
    def _gathering(self) -> Generator[str, None, None]:
        """Inside the `with` block, add the events of all lines to a list; the list has this name."""
        calls = self._local("calls")
        self._line(f"{calls}: {self._need('Calls')} = []")
        outer, noted = self._gathered, self._noted
        self._gathered, self._noted = calls, ()
        yield calls
        self._gathered, self._noted = outer, noted

    @writes(model.Together)
    def _do_together(self, node: model.Together) -> None:
        if self._gathered:
            self.block(node.body)
            return
        with self._gathering() as calls:
            self.block(node.body)
        self._act(f"g.together({calls})", several=True)

    @writes(model.Call)
    def _do_call(self, node: model.Call) -> None:
        if self._gathered:
            self._line(f"{self._gathered} += {self._calls(node)}")
        else:
            self._act(self._call(node))

    def _call(self, node: model.Call) -> str:
        return f"g.{contract.verb(node.verb)}({', '.join(self.arguments(node.verb, node.arguments))})"

    def _calls(self, line: model.Statement, *loops: str) -> str:
        """Return code for the list of the events that a line makes at the same time. loops: the loops around it."""
        parts = [*loops]
        while True:
            guards = self._guards(needed_by(line, self._lost)) if parts else []  # what is around guards the line itself
            if isinstance(line, model.ForEach):
                parts += [f"if {test}" for test in guards]
                parts.append(f"for {contract.local(line.name)} in {self.members(line.what)}")
                (line,) = line.body
                continue
            one, tests = self._event(line)
            if parts or not tests:
                return f"[{' '.join([one, *parts, *(f'if {test}' for test in (*guards, *tests))])}]"
            return f"[{one}] if {' and '.join(tests)} else []"

    def _event(self, line: model.Statement) -> tuple[str, list[str]]:
        """Return code for the key and the arguments of an event, and the conditions for it to happen."""
        if isinstance(line, model.Call):
            self.batched.add(line.verb)
            return f"({line.verb!r}, {self._tuple(self.arguments(line.verb, line.arguments))})", []
        assert isinstance(line, model.Become)
        found, word = line.property, line.value
        key = contract.becoming(found.owner, found.name, word.word)
        self.batched.add(key)
        owner = self.value(line.owner)
        return f"({key!r}, ({owner},))", [f"{self._column(found, owner)} != {self.value(word)}"]

    def _batch(self, line: model.Statement, *loops: str) -> None:
        """Generate a line that lets several things happen at the same time. loops: the loops around the line."""
        if self._gathered:
            self._line(f"{self._gathered} += {self._calls(line, *loops)}")
        else:
            self._act(f"g.batch({self._calls(line, *loops)})", several=True)

    def _act(self, code: str, several: bool = False) -> None:
        """Generate an action; if its outcome is asked for, note whether it was done.

        several: the code returns the outcomes of several events.
        """
        done = f"any({code})" if several else f"{code} is not False"
        if not self._noted:
            self._line(code)
        elif self._noted == (NOTED,):
            self._line(f"{OUTCOME} = {done} or {OUTCOME}")
        else:
            with self._block(f"if {done}:"):
                self._note()

    def _note(self) -> None:
        """Note that something was done, for all that ask for it."""
        for line in self._noted:
            self._line(line)

    @contextmanager
    def _noting(self, line: str) -> Generator[None, None, None]:
        """Inside the `with` block, run a line of code after everything that was done."""
        outer, self._noted = self._noted, (*self._noted, line)
        yield
        self._noted = outer

    @writes(model.Attempt)
    def _do_attempt(self, node: model.Attempt) -> None:
        """Generate an action and the set of those who did it."""
        name, act = contract.local(node.name), node.act
        if isinstance(act, model.ForEach) and isinstance(call := act.body[0], model.Call) and is_batch(act):
            names = [one.name if isinstance(one, model.Local) else "" for one in call.arguments]
            self._line(f"{name} = g.doers({self._calls(act)}, {names.index(act.name)})")
            if self._noted:
                with self._block(f"if {name}:"):
                    self._note()
            return
        self._line(f"{name} = {NO_THINGS}")
        match act:
            case model.Call(_, _, (who, *_)) | model.Perform(_, _, who) | model.May(_, who) if not isinstance(
                who, model.Those
            ):
                one = self.value(who)
                if not isinstance(who, model.Local | model.You | model.This):
                    one = self._local("one")
                    self._line(f"{one} = {self.value(who)}")
                done = f"{name} = ({one},)"
            case model.ForEach():
                done = f"{name} = (*{name}, {contract.local(act.name)})"
            case _:
                done = f"{name} = ({TAKER},)"
        if isinstance(act, model.May):
            self._attempted = act, self._noted
        with self._noting(done):
            self.statement(act)

    @writes(model.Become)
    def _do_become(self, node: model.Become) -> None:
        if self._gathered:
            self._line(f"{self._gathered} += {self._calls(node)}")
            return
        becomes = contract.becomes(node.property.owner, node.property.name)
        self._act(f"g.{becomes}({self.value(node.owner)}, {self.value(node.value)})")


def can_come_to_nothing(body: Sequence[model.Statement]) -> bool:
    """Whether a body can run without doing anything, although it has lines that do something."""
    if any(isinstance(statement, DONE) and not any(needed_by(statement, _never_lost)) for statement in body):
        return False
    return any(isinstance(part, _DEEDS) for part in model.walk(tuple(body)))


def _never_lost(node: model.Node, read: bool) -> bool:
    return False
