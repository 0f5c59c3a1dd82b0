"""The model of one `.card` file in, the text of its Python module out: symbolic, formatted, with its `.card` lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import black
import jinja2

from .. import model
from ..model import File, Model, Property

_LINE_LENGTH = 120


def module(known: Model, file: File) -> str:
    """The module of one file of a game, formatted."""
    writer = Writer(known, file)
    text = template().render(file=file, writer=writer, record=writer.record())
    return black.format_str(text, mode=black.Mode(line_length=_LINE_LENGTH))


@cache
def template() -> jinja2.Template:
    """The layout of a generated module."""
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("ombre.compiler", "templates"), undefined=jinja2.StrictUndefined, trim_blocks=True
    )
    return environment.get_template("module.py.j2")


@dataclass(slots=True)
class Function:
    """A generated function: its parameters, and its lines with their indentation."""

    name: str
    parameters: str
    line: int
    returns: str = "None"
    lines: list[str] = field(default_factory=list)


class Writer:
    """Writes the functions and the record of one module."""

    def __init__(self, known: Model, file: File):
        self.model = known
        self.file = file
        self.functions: list[Function] = []
        self.windows: list[tuple[str, str]] = []
        self.timed: list[str] = []
        self.imports: set[str] = {"Module"}
        self.pasts: set[str] = set()
        self._names: set[str] = set()
        self._lines: list[str] = []
        self._indent = 1
        self._host = ""
        self._bench = False
        self._fresh = 0

    # ------------------------------------------------------------------------------------------ functions

    @contextmanager
    def _function(self, name: str, parameters: str, node: model.Node, returns: str = "None") -> Iterator[str]:
        """Collect the lines written inside it as the body of a new function."""
        unique, number = name, 1
        while unique in self._names:
            number += 1
            unique = f"{name}_{number}"
        self._names.add(unique)
        outer = self._lines, self._indent
        self._lines, self._indent = [], 1
        made = Function(unique, parameters, node.span.line, returns)
        yield unique
        made.lines = self._lines or ["    pass"]
        self._lines, self._indent = outer
        self.functions.append(made)

    def _line(self, text: str) -> None:
        self._lines.append("    " * self._indent + text)

    @contextmanager
    def _block(self, header: str) -> Iterator[None]:
        self._line(header)
        self._indent += 1
        before = len(self._lines)
        yield
        if len(self._lines) == before:
            self._line("pass")
        self._indent -= 1

    def _need(self, name: str) -> str:
        self.imports.add(name)
        return name

    def _new(self, stem: str) -> str:
        self._fresh += 1
        return f"{stem}{self._fresh}"

    # ---------------------------------------------------------------------------------------- expressions

    def value(self, node: Any) -> str:
        """Python for an expression."""
        match node:
            case model.Number():
                return str(node.value)
            case model.Value():
                return f"g.e_{node.list}_{node.word}"
            case model.Local():
                return f"u_{node.name}"
            case model.This():
                return "this"
            case model.You():
                return "you"
            case model.Current():
                return "g.current"
            case model.Owner():
                return f"g.owner[{self.value(node.of)}]"
            case model.Beginning():
                return "g.beginning"
            case model.Seat():
                return str(node.number)
            case model.SeatAfter():
                return f"g.seat_after({self.value(node.who)}, {self.value(node.steps)})"
            case model.Nothing():
                return self._need("NOTHING")
            case model.Read():
                return self._read(node)
            case model.Item():
                return f"{self._need('item')}({self.value(node.of)}, {self.value(node.number)})"
            case model.Mark():
                return f"{self.value(node.cell)}[0]"
            case model.Size():
                return f"{self.value(node.cell)}[1]"
            case model.Arithmetic():
                return self._arithmetic(node)
            case model.Half():
                of = self.value(node.of)
                return f"-(-({of}) // 2)" if node.rounded == "up" else f"({of}) // 2"
            case model.Count():
                return self._count(node)
            case model.Total():
                return f"sum({self._members(node.of, self.value(node.amount))})"
            case model.Top():
                return f"g.top({self._place(node.zone)})"
        raise TypeError(node)

    def _arithmetic(self, node: model.Arithmetic) -> str:
        left, right = self.value(node.left), self.value(node.right)
        if node.operator == "at least":
            return f"max({left}, {right})"
        if node.operator == "at most":
            return f"min({left}, {right})"
        if node.operator == "-" and node.left == model.Number(node.left.span, 0):
            return f"-({right})"
        return f"({left} {node.operator} {right})"

    def _count(self, node: model.Count) -> str:
        if node.distinct is not None:
            assert isinstance(node.of, model.Those)
            read = model.Read(
                node.span,
                node.distinct,
                model.Local(node.span, node.of.candidate, model.Type("thing", node.of.kind)),
            )
            return f"len({{{self._members(node.of, self.value(read))}}})"
        if isinstance(node.of, model.Those):
            return f"len({self.members(node.of)})"
        if isinstance(node.of, model.Read) and node.of.property.sort == "zone":
            return f"len({self._zone(node.of)})"
        return f"len({self.value(node.of)})"

    def _read(self, node: model.Read) -> str:
        found = node.property
        if found.sort == "zone":
            return self._place(node)
        owner = self.value(node.owner) if node.owner is not None else ""
        if found.sort == "state":
            index = f"[{self.value(node.index)}]" if node.index is not None else ""
            return self._column(found, owner) + index
        letter = "f" if found.sort == "fact" else "d"
        return f"g.{letter}_{found.owner}_{found.name}({owner})"

    def _column(self, found: Property, owner: str) -> str:
        return f"g.s_{found.owner}_{found.name}" + (f"[{owner}]" if found.owner else "")

    def _place(self, zone: model.Read) -> str:
        """The index of a zone."""
        name = f"g.z_{zone.property.owner}_{zone.property.name}"
        return f"{name} + {self.value(zone.owner)}" if zone.owner is not None else name

    def _zone(self, zone: model.Read) -> str:
        """The cards in a zone."""
        return f"g.zones[{self._place(zone)}]"

    # --------------------------------------------------------------------------------------- noun phrases

    def members(self, those: model.Those) -> str:
        """Python for the list of things that a noun phrase means now."""
        candidate = f"u_{those.candidate}"
        source, tests = self._source(those), self._tests(those)
        if not tests:
            return source
        return f"[{candidate} for {candidate} in {source} if {' and '.join(tests)}]"

    def _members(self, those: model.Those, value: str) -> str:
        """A generator of a value for each of them."""
        tests = self._tests(those)
        condition = f" if {' and '.join(tests)}" if tests else ""
        return f"{value} for u_{those.candidate} in {self._source(those)}{condition}"

    def _source(self, those: model.Those) -> str:
        if those.history is not None:
            history = those.history
            self.pasts.add(history.verb)
            who = self.value(history.who)
            return f"[a[{history.role}] for a in g.past({history.verb!r}, {history.scope!r}) if a[{history.who_role}] == {who}]"
        if those.zone is not None:
            return self._zone(those.zone)
        if self.model.is_a(those.kind, "player"):
            return "g.seats(g.current)"
        return f"g.live(g.k_{those.kind})"

    def _tests(self, those: model.Those, is_pattern: bool = False) -> list[str]:
        """What a candidate must pass. A pattern meets things of any place, so its zone is a test, too."""
        candidate = f"u_{those.candidate}"
        tests: list[str] = []
        if those.kind not in ("card", "player") and (is_pattern or those.zone is not None or those.history is not None):
            if not (is_pattern and self.model.is_a(those.kind, "player")):
                tests.append(f"g.kind[{candidate}] == g.k_{those.kind}")
        if is_pattern and those.zone is not None:
            tests.append(f"g.where[{candidate}] == {self._place(those.zone)}")
        for adjective in those.adjectives:
            found = self.model.property_for(those.kind, adjective.list)
            assert found is not None
            thing = model.Local(adjective.span, those.candidate, model.Type("thing", those.kind))
            tests.append(self._is(model.Read(adjective.span, found, thing), (adjective,)))
        if those.other_than is not None:
            tests.append(f"{candidate} != {self.value(those.other_than)}")
        if those.where is not None:
            tests.append(self.condition(those.where))
        return tests

    # ----------------------------------------------------------------------------------------- conditions

    def condition(self, node: Any) -> str:
        """Python for a condition; one that mentions an unbound name is false."""
        text = self._condition(node)
        guards = [f"u_{name} != {self._need('NOTHING')}" for name in self._optional(node)]
        return f"({' and '.join([*guards, text])})" if guards else text

    def _condition(self, node: Any) -> str:
        match node:
            case model.Compare():
                sign = "==" if node.operator == "=" else node.operator
                return f"{self.value(node.left)} {sign} {self.value(node.right)}"
            case model.Is():
                test = self._is(node.left, node.options)
                return f"not ({test})" if node.negated and len(node.options) > 1 else self._not(test, node.negated)
            case model.IsKind():
                return f"g.kind[{self.value(node.left)}] {self._equal(node.negated)} g.k_{node.kind}"
            case model.IsIn():
                return f"g.where[{self.value(node.left)}] {self._equal(node.negated)} {self._place(node.zone)}"
            case model.IsEmpty():
                return f"bool({self._zone(node.zone)})" if node.negated else f"not {self._zone(node.zone)}"
            case model.Exists():
                return f"{self.value(node.what)} {self._equal(not node.negated)} {self._need('NOTHING')}"
            case model.HasSlot():
                return self._not(f"g.has_slot({self.value(node.what)}, {node.slot!r})", node.negated)
            case model.ThereIs():
                return f"not {self.members(node.what)}" if node.negated else f"bool({self.members(node.what)})"
            case model.And():
                return " and ".join(self._wrapped(part) for part in node.parts) or "True"
            case model.Or():
                return f"({' or '.join(self._wrapped(part) for part in node.parts)})"
        raise TypeError(node)

    def _wrapped(self, node: Any) -> str:
        return f"({self.condition(node)})" if isinstance(node, model.Or) else self.condition(node)

    def _is(self, left: Any, options: tuple[Any, ...]) -> str:
        text, values = self.value(left), [self.value(option) for option in options]
        if isinstance(left, model.Read) and left.property.type.tag == "set":
            return " or ".join(f"{value} in {text}" for value in values)
        return f"{text} == {values[0]}" if len(values) == 1 else f"{text} in ({', '.join(values)})"

    @staticmethod
    def _equal(negated: bool) -> str:
        return "!=" if negated else "=="

    @staticmethod
    def _not(test: str, negated: bool) -> str:
        if not negated:
            return test
        return test.replace(" == ", " != ", 1) if " == " in test else f"not {test}"

    def _optional(self, *parts: Any) -> list[str]:
        """The names in some phrases that may be unbound, outside of `exists`."""
        found: list[str] = []

        def look(node: Any) -> None:
            if isinstance(node, (model.Exists, *_BLOCKS)):
                return
            if isinstance(node, model.Local) and node.optional and node.name not in found:
                found.append(node.name)
            for child in model.children(node):
                look(child)

        for part in parts:
            look(part)
        return found

    # ----------------------------------------------------------------------------------------- statements

    def block(self, body: Iterable[Any]) -> None:
        """Write statements; one that mentions an unbound name does nothing."""
        for statement in body:
            guards = self._optional(*_header(statement))
            if guards:
                test = " and ".join(f"u_{name} != {self._need('NOTHING')}" for name in guards)
                with self._block(f"if {test}:"):
                    self.statement(statement)
            else:
                self.statement(statement)

    def statement(self, node: Any) -> None:
        """Write one statement."""
        getattr(self, f"_do_{type(node).__name__.lower()}")(node)

    def _do_call(self, node: model.Call) -> None:
        arguments = ", ".join(self.value(argument) for argument in node.arguments)
        self._line(f"g.v_{node.verb.replace(' ', '_')}({arguments})")

    def _do_choose(self, node: model.Choose) -> None:
        name, who = node.name, self.value(node.chooser)
        self._line(f"u_{name} = g.choose({name!r}, {who}, {self.members(node.what)}, {node.what.kind!r})")
        if node.otherwise:
            with self._block(f"if u_{name} == {self._need('NOTHING')}:"):
                self.block(node.otherwise)

    def _do_choosevalue(self, node: model.ChooseValue) -> None:
        words = ", ".join(f"g.e_{node.list}_{word}" for word in self.model.values[node.list].words)
        test = f" if {self.condition(node.where)}" if node.where is not None else ""
        options = f"[u_{node.name} for u_{node.name} in ({words}){test}]"
        self._line(f"u_{node.name} = g.choose({node.name!r}, {self.value(node.chooser)}, {options}, {node.list!r})")

    def _do_chooseone(self, node: model.ChooseOne) -> None:
        options = ", ".join(
            f"*([{i}] if {self.condition(one.condition)} else [])" if one.condition is not None else str(i)
            for i, one in enumerate(node.alternatives)
        )
        name = self._new("one")
        self._line(f"{name} = g.choose_one('one', {self.value(node.chooser)}, [{options}])")
        for i, one in enumerate(node.alternatives):
            with self._block(f"{'if' if i == 0 else 'elif'} {name} == {i}:"):
                self.block(one.body)

    def _do_may(self, node: model.May) -> None:
        with self._block(f"if g.ask('may', {self.value(node.who)}):"):
            self.block(node.body)

    def _do_let(self, node: model.Let) -> None:
        self._line(f"u_{node.name} = {self.value(node.value)}")

    def _do_change(self, node: model.Change) -> None:
        owner = self.value(node.owner) if node.owner is not None else ""
        index = f"[{self.value(node.index)}]" if node.index is not None else ""
        column = self._column(node.property, owner) + index
        amount = self.value(node.amount)
        if node.operator != "becomes":
            amount = f"{column} {'+' if node.operator == 'rises' else '-'} {amount}"
        state = self._state(node.property)
        if state is not None and node.property.type == model.NUMBER:
            if state.most is not None and node.operator != "falls":
                amount = f"min({amount}, {self._read(replace(state.most, owner=node.owner))})"
            if state.least is not None and not amount.isdigit() and node.operator != "rises":
                amount = f"max({amount}, {state.least})"
        self._line(f"{column} = {amount}")

    def _state(self, found: Property) -> model.State | None:
        tables = [kind for file in self.model.files for kind in (*file.kinds, *([file.table] if file.table else []))]
        tables += [*self.file.kinds, *([self.file.table] if self.file.table else [])]
        return next((s for kind in tables for s in kind.states if s.property == found), None)

    def _do_become(self, node: model.Become) -> None:
        found = node.property
        self._line(f"g.b_{found.owner}_{found.name}({self.value(node.owner)}, {self.value(node.value)})")

    def _do_move(self, node: model.Move) -> None:
        place = self._place(node.zone) + (", True" if node.end == "bottom" else "")
        match node.what:
            case model.Those():
                cards = self.members(node.what)
            case model.Local(type=model.Type(tag="set")):
                cards = self.value(node.what)
            case model.Top():
                name = self._new("card")
                with self._block(f"if ({name} := {self.value(node.what)}) != {self._need('NOTHING')}:"):
                    self._line(f"g.move({name}, {place})")
                return
            case _:
                self._line(f"g.move({self.value(node.what)}, {place})")
                return
        name = self._new("card")
        # The first of them stays the first: on top, the last one goes first.
        with self._block(f"for {name} in {cards if node.end == 'bottom' else f'reversed({cards})'}:"):
            self._line(f"g.move({name}, {place})")

    def _do_shuffle(self, node: model.Shuffle) -> None:
        self._line(f"g.shuffle({self._place(node.zone)})")

    def _do_reveal(self, node: model.Reveal) -> None:
        self._line(f"u_{node.name} = g.reveal({self._place(node.zone)})")

    def _do_revealuntil(self, node: model.RevealUntil) -> None:
        test = f"lambda g, u_{node.name}: {self.condition(node.condition)}"
        self._line(f"u_{node.name}, u_{node.rest} = g.reveal_until({self._place(node.zone)}, {test})")

    def _do_perform(self, node: model.Perform) -> None:
        more = "".join(f", {self.value(argument)}" for argument in node.arguments)
        self._line(f"g.perform({node.slot!r}, {self.value(node.card)}, {self.value(node.you)}{more})")

    def _do_if(self, node: model.If) -> None:
        if node.condition == model.And(node.condition.span, ()):
            self.block(node.then)
            return
        with self._block(f"if {self.condition(node.condition)}:"):
            self.block(node.then)
        if node.otherwise:
            with self._block("else:"):
                self.block(node.otherwise)

    def _do_repeat(self, node: model.Repeat) -> None:
        times = self.value(node.times)
        name = f"u_{node.name}" if node.name else "_"
        with self._block(f"for {name} in range(1, {times} + 1):" if node.name else f"for _ in range({times}):"):
            if node.condition is not None:
                with self._block(f"if not ({self.condition(node.condition)}):"):
                    self._line("break")
            self.block(node.body)

    def _do_foreach(self, node: model.ForEach) -> None:
        things = self.members(node.what) if isinstance(node.what, model.Those) else self.value(node.what)
        with self._block(f"for u_{node.name} in {things}:"):
            self.block(node.body)

    def _do_foritem(self, node: model.ForItem) -> None:
        with self._block(f"for u_{node.name} in {self.value(node.of)}:"):
            self.block(node.body)

    def _do_forvalue(self, node: model.ForValue) -> None:
        words = ", ".join(f"g.e_{node.list}_{word}" for word in self.model.values[node.list].words)
        with self._block(f"for u_{node.name} in ({words}):"):
            self.block(node.body)

    def _do_together(self, node: model.Together) -> None:
        self._line("g.packet_open()")
        self.block(node.body)
        self._line("g.packet_close()")

    def _do_scopeedge(self, node: model.ScopeEdge) -> None:
        self._line(f"g.scope_{'start' if node.edge == 'starts' else 'end'}({node.scope!r})")

    def _do_endgame(self, node: model.EndGame) -> None:
        self._line(f"g.end({node.result!r})")

    def _do_window(self, node: model.Window) -> None:
        self._line(f"g.window({self._window(node, 'inner')})")

    # ---------------------------------------------------------------------------- set-up and scenarios

    def _do_put(self, node: model.Put) -> None:
        zone = f"g.z_{node.zone.property.owner}_{node.zone.property.name}"
        owner = self.value(node.zone.owner) if node.zone.owner is not None else ""
        place = f"{zone} + {owner}, {owner}" if owner else zone
        make = f"g.create({node.card!r}, {place})"
        names = [f"u_{name}" for name in node.names]
        number = self.value(node.number) if node.number is not None else ""

        def after() -> None:
            if node.having is not None:
                found, value = node.having
                self._line(f"{self._column(found, names[0])} = {self.value(value)}")

        if len(names) > 1:
            for name in names:
                self._line(f"{name} = {make}")
        elif number:
            with self._block(f"for _ in range({number}):"):
                self._line(f"{names[0]} = {make}" if self._bench else make)
                after()
        elif self._bench or node.having is not None:
            self._line(f"{names[0]} = {make}")
            after()
        else:
            self._line(make)

    def _do_putevery(self, node: model.PutEvery) -> None:
        tests = self._tests(node.what)
        test = f"lambda g, u_{node.what.candidate}: {' and '.join(tests) or 'True'}"
        owner = self.value(node.zone.owner) if node.zone.owner is not None else self._need("NOTHING")
        copies = node.copies.name if node.copies is not None else ""
        self._line(f"g.put_printed(g.k_{node.what.kind}, {self._place(node.zone)}, {owner}, {test}, {copies!r})")

    def _do_runstep(self, node: model.RunStep) -> None:
        self._line(f"t.step(g, {node.step!r}, {self.value(node.who)})")

    def _do_answer(self, node: model.Answer) -> None:
        value = self.value(node.value) if node.value is not None else repr(node.verb)
        if node.value is not None and node.verb:
            value = f"({node.verb!r}, {value})"
        self._line(f"t.answer({node.name!r}, {value})")

    def _do_expect(self, node: model.Expect) -> None:
        line = node.span.line
        condition = node.condition
        if isinstance(condition, model.Compare):
            left, right = self.value(condition.left), self.value(condition.right)
            text = node.text.split(f" {condition.operator} ")[0].strip()
            self._line(f"t.equal({line}, {text!r}, {left}, {condition.operator!r}, {right})")
        else:
            self._line(f"t.check({line}, {node.text!r}, {self.condition(condition)})")

    def _do_expectcannot(self, node: model.ExpectCannot) -> None:
        arguments = self._tuple(self._need("NOTHING") if p is None else self.value(p) for p in node.event.patterns)
        self._line(f"t.cannot({node.span.line}, {node.text!r}, {node.event.key!r}, {arguments})")

    # ---------------------------------------------------------------------------- events and abilities

    def _roles(self, event: model.Event) -> int:
        verb = self.model.verbs.get(event.key)
        return len(verb.roles) if verb is not None else 1

    def _bindings(self, event: model.Event) -> None:
        """Name the arguments of an event as its pattern does."""
        for role, pattern in enumerate(event.patterns):
            if isinstance(pattern, model.Those):
                self._line(f"u_{pattern.candidate} = args[{role}]")

    def _matches(self, event: model.Event, condition: Any) -> list[str]:
        tests: list[str] = []
        for role, pattern in enumerate(event.patterns):
            if isinstance(pattern, model.Those):
                tests += self._tests(pattern, True)
            elif pattern is not None:
                tests.append(f"args[{role}] == {self.value(pattern)}")
        if condition is not None:
            tests.append(self.condition(condition))
        return tests

    def _captured(self, *parts: Any) -> list[str]:
        """The local names that some phrases use and do not bind themselves."""
        used: list[str] = []
        bound: set[str] = set()
        for part in parts:
            for node in model.walk(part) if not isinstance(part, tuple) else (n for p in part for n in model.walk(p)):
                if isinstance(node, model.Local) and node.name not in used:
                    used.append(node.name)
                if isinstance(node, model.Those):
                    bound.add(node.candidate)
                for name in ("name", "rest"):
                    if isinstance(node, _BINDERS) and getattr(node, name, None):
                        bound.add(getattr(node, name))
                if isinstance(node, model.Event):
                    bound |= {name for name in node.names if name}
        return [name for name in used if name not in bound]

    def _unpack(self, captured: list[str], more: list[str] | None = None) -> None:
        names = [f"u_{name}" for name in captured] + (more or [])
        if names:
            self._line(f"{self._tuple(names)} = env")

    def _match(self, stem: str, event: model.Event, condition: Any, captured: list[str]) -> str:
        """The function that says whether an ability hears an event; `None` where it always does."""
        if not self._matches(event, condition):
            return "None"
        with self._function(stem, "g: Any, this: int, you: int, env: Env, args: Args", event, "bool") as name:
            self._unpack(captured)
            self._bindings(event)
            self._line(f"return {' and '.join(self._matches(event, condition))}")
        return name

    def _body(self, stem: str, event: model.Event | None, body: Any, captured: list[str], node: model.Node) -> str:
        parameters = "g: Any, this: int, you: int, env: Env" + (", args: Args" if event is not None else "")
        with self._function(stem, parameters, node) as name:
            self._unpack(captured)
            if event is not None:
                self._bindings(event)
            self.block(body)
        return name

    def abilities(self, owner: str, ability: model.Ability) -> list[str]:
        """The records of one ability: one, or for a static one as many as it has lines."""
        stem = f"{owner}__{ability.slot or ability.sort.replace(' ', '_')}"
        line = ability.span.line
        match ability.sort:
            case "slot":
                more = "".join(f", u_{name}: int" for name, _ in ability.parameters)
                with self._function(stem, f"g: Any, this: int, you: int{more}", ability) as body:
                    self.block(ability.body)
                return [self._ability(body, "slot", ability.slot, "None", body, line)]
            case "static":
                return [self._static(stem, part, ability.condition, line) for part in ability.body]
            case "whenever":
                name = f"{stem}_test"
                with self._function(name, "g: Any, this: int, you: int, env: Env", ability, "bool") as test:
                    self._line(f"return {self.condition(ability.condition)}")
                body = self._body(stem, None, ability.body, [], ability)
                return [self._ability(body, "whenever", "", test, body, line)]
        assert ability.event is not None
        test = self._match(f"{stem}_if", ability.event, ability.condition, [])
        body = self._body(stem, ability.event, ability.body, [], ability)
        return [self._ability(body, ability.sort, ability.event.key, test, body, line, ability.once)]

    def _ability(self, id: str, sort: str, key: str, match: str, body: str, line: int, once: str = "") -> str:
        self._need("Ability")
        more = f", once={once!r}" if once else ""
        return f"Ability({id!r}, {sort!r}, {key!r}, {match}, {body}{more}, line={line})"

    def _static(self, stem: str, part: Any, condition: Any, line: int) -> str:
        if isinstance(part, model.Forbid):
            test = self._match(f"{stem}_cannot", part.event, condition, [])
            name = test if test != "None" else self._new(f"{stem}_cannot_")
            return self._ability(name, "cannot", part.event.key, test, "None", line)
        body = self._modifier(stem, part, condition, [], part.amount)
        key = f"{part.property.owner}.{part.property.name}"
        return self._ability(body, "modify", key, "None", body, line)

    def _modifier(self, stem: str, part: model.Modify, condition: Any, captured: list[str], amount: Any) -> str:
        parameters = "g: Any, this: int, you: int, env: Env, x: int"
        with self._function(f"{stem}_{part.property.name}", parameters, part, "int") as name:
            frozen = amount is None
            self._unpack(captured, ["amount"] if frozen else None)
            if isinstance(part.what, model.Those):
                self._line(f"u_{part.what.candidate} = x")
                tests = self._tests(part.what, True)
                # A fact is asked of its own kind only: the test on the kind would always hold.
                tests = [t for t in tests if t != f"g.kind[u_{part.what.candidate}] == g.k_{part.property.owner}"]
                if part.what.history is not None:
                    tests.insert(0, f"x in {self._source(part.what)}")
            else:
                tests = [f"x == {self.value(part.what)}"]
            if condition is not None:
                tests.append(self.condition(condition))
            value = "amount" if frozen else self.value(amount)
            self._line(f"return {value} if {' and '.join(tests)} else 0" if tests else f"return {value}")
        return name

    # -- abilities that effects make

    def _add(self, id: str, captured: list[str], duration: model.Duration | None, frozen: str = "") -> None:
        env = self._tuple([f"u_{name}" for name in captured] + ([frozen] if frozen else []))
        ends = tuple(self._ending(id, event) for event in (duration.events if duration else ()))
        scopes = duration.scopes if duration else ()
        this = "this" if self._host else self._need("NOTHING")
        you = "you" if self._host else self._need("NOTHING")
        more = (f", scopes={scopes!r}" if scopes else "") + (f", ends={ends!r}" if ends else "")
        self._line(f"g.add({id!r}, {this}, {you}, {env}{more})")

    def _ending(self, id: str, event: model.Event) -> str:
        name = self._new(f"{id}_until_")
        match = self._match(name, event, None, [])
        self.timed.append(self._ability(name, "when", event.key, match, "None", event.span.line))
        return name

    def _do_modify(self, node: model.Modify) -> None:
        where = node.what.where if isinstance(node.what, model.Those) else None
        captured = self._captured(node.what, *([where] if where is not None else []))
        stem = self._new(f"{self._stem}__timed")
        name = self._modifier(stem, node, None, captured, None)
        key = f"{node.property.owner}.{node.property.name}"
        self.timed.append(self._ability(name, "modify", key, "None", name, node.span.line))
        self._add(name, captured, node.duration, self.value(node.amount))

    def _do_forbid(self, node: model.Forbid) -> None:
        captured = self._captured(node.event)
        stem = self._new(f"{self._stem}__cannot")
        match = self._match(stem, node.event, None, captured)
        self.timed.append(self._ability(stem, "cannot", node.event.key, match, "None", node.span.line))
        self._add(stem, captured, node.duration)

    def _do_listen(self, node: model.Listen) -> None:
        ability = node.ability
        assert ability.event is not None
        captured = self._captured(ability.event, ability.body)
        stem = self._new(f"{self._stem}__later")
        match = self._match(f"{stem}_if", ability.event, ability.condition, captured)
        body = self._body(stem, ability.event, ability.body, captured, ability)
        self.timed.append(self._ability(body, "when", ability.event.key, match, body, ability.span.line))
        self._add(body, captured, node.duration)

    _stem = "rule"

    # --------------------------------------------------------------------------------------- declarations

    def _window(self, node: model.Window, stem: str) -> str:
        with self._function(f"{stem}__offers", "g: Any", node, "Offers") as offers:
            if any(isinstance(n, model.You) for n in model.walk(node)):
                self._line("you = g.current")
            self._line("found: Offers = []")
            for offer in node.offers:
                self._offer(offer)
            self._line("return found")
        start = "None"
        if node.start is not None:
            with self._function(f"{stem}__start", "g: Any", node, "int") as start:
                self._line(f"return {self.value(node.start)}")
        name = offers.upper()
        self._need("Window")
        self.windows.append((name, f"Window({stem!r}, {offers}, once={node.once}, start={start})"))
        return name

    def _offer(self, offer: model.Offer) -> None:
        depth = 0
        if isinstance(offer.who, model.Those):
            self._line(f"for u_{offer.name} in {self.members(offer.who)}:")
            depth += 1
        else:
            self._line(f"u_{offer.name} = {self.value(offer.who)}")
        self._indent += depth
        arguments = [f"u_{offer.name}"]
        for argument in offer.arguments[1:]:
            if isinstance(argument, model.Those):
                self._line(f"for u_{argument.candidate} in {self.members(argument)}:")
                self._indent += 1
                depth += 1
                arguments.append(f"u_{argument.candidate}")
            else:
                arguments.append(self.value(argument))
        self._line(f"found.append((u_{offer.name}, {offer.verb!r}, {self._tuple(arguments)}))")
        self._indent -= depth

    def _types(self, type: model.Type) -> str:
        return "number" if type.tag == "number" else type.of

    def _state_record(self, state: model.State) -> str:
        self._need("State")
        found, more = state.property, []
        if found.type.tag == "value":
            first = self.model.values[found.type.of].words[0]
            more += [f"start={first!r}", "least=None", f"values={found.type.of!r}"]
        elif found.type.tag == "thing":
            more += [f"start={self._need('NOTHING')}", "least=None", f"kind={found.type.of!r}"]
        if state.most is not None:
            more.append(f"most={state.most.property.name!r}")
        if found.per:
            more.append(f"per={found.per!r}")
        if state.until_leaves is not None:
            zone = state.until_leaves
            more.append(f"until_leaves=({zone.owner!r}, {zone.name!r})")
        return f"State({', '.join([repr(found.name), *more])})"

    def _zone_record(self, zone: model.Zone) -> str:
        self._need("Zone")
        return f"Zone({zone.owner!r}, {zone.name!r}, {zone.sight!r}, {zone.live})"

    def _derived_record(self, derived: model.Derived) -> str:
        owner = derived.property.owner
        stem = f"{owner or 'table'}__{derived.property.name}"
        with self._function(stem, "g: Any, this: int" if owner else "g: Any", derived, "Any") as name:
            self._line(f"return {self.value(derived.value)}")
        return f"({derived.property.name!r}, {name})"

    def _tuple(self, items: Iterable[str]) -> str:
        items = list(items)
        return f"({items[0]},)" if len(items) == 1 else f"({', '.join(items)})"

    def _kind(self, kind: model.Kind) -> str:
        self._need("Kind")
        more = []
        if kind.states:
            more.append(f"states={self._tuple(map(self._state_record, kind.states))}")
        if kind.facts:
            self._need("Fact")
            facts = (
                f"Fact({f.property.name!r}, {f.property.type.tag!r}, {f.property.type.of!r})" for f in kind.facts
            )
            more.append(f"facts={self._tuple(facts)}")
        if kind.derived:
            more.append(f"derived={self._tuple(map(self._derived_record, kind.derived))}")
        if kind.zones:
            more.append(f"zones={self._tuple(map(self._zone_record, kind.zones))}")
        if kind.slots:
            more.append(f"slots={kind.slots!r}")
        if kind.you is not None and kind.you != model.This(kind.you.span, kind.name):
            with self._function(f"{kind.name}__you", "g: Any, this: int", kind, "Any") as name:
                self._line(f"return {self.value(kind.you)}")
            more.append(f"you={name}")
        if kind.begins:
            more.append("begins=True")
        return f"Kind({', '.join([repr(kind.name), repr(kind.base), *more])})"

    def _verb(self, verb: model.Verb) -> str:
        self._need("Verb")
        self._stem = verb.key.replace(" ", "_")
        parameters = ", ".join(["g: Any", *(f"u_{role.name}: int" for role in verb.roles)])
        with self._function(self._stem, parameters, verb) as name:
            self.block(verb.body)
        roles = self._tuple(f"({role.name!r}, {self._types(role.type)!r})" for role in verb.roles)
        more = (f", packet={verb.packet!r}" if verb.packet else "") + (
            f", affects={verb.affects!r}" if verb.affects else ""
        )
        return f"Verb({verb.key!r}, {roles}, {name}{more}, line={verb.span.line})"

    def _flow(self, flow: model.Flow) -> str:
        self._need("Flow")
        items: list[str] = []
        for item in flow.items:
            if isinstance(item, model.Turns):
                self._need("Turns")
                with self._function(f"{flow.name}__first", "g: Any", item, "Any") as start:
                    self._line(f"return {self.value(item.start)}")
                items.append(f"Turns({item.flow!r}, {item.kind!r}, {start})")
                continue
            self._need("Step")
            parts = []
            self._stem = item.name
            for part in item.parts:
                if isinstance(part, model.Window):
                    parts.append(self._window(part, item.name))
                    continue
                with self._function(f"{flow.name}__{item.name}", "g: Any", item) as name:
                    if any(isinstance(n, model.You) for s in part for n in model.walk(s)):
                        self._line("you = g.current")
                    self.block(part)
                parts.append(name)
            items.append(f"Step({item.name!r}, {self._tuple(parts)})")
        more = f", repeats={flow.repeats}" if flow.repeats else ""
        return f"Flow({flow.name!r}, {flow.of!r}{more}, items={self._tuple(items)})"

    def _facts(self, card: model.Card) -> str:
        facts = []
        for found, value in card.facts:
            if found.type.tag == "cells":
                cells = self._tuple(
                    f"({c.symbol!r}, {(c.size if isinstance(c.size, int) else c.size.name)!r})" for c in value
                )
                facts.append(f"({found.name!r}, {cells})")
            else:
                facts.append(f"({found.name!r}, {value!r})")
        return self._tuple(facts)

    def card(self, card: model.Card) -> str:
        """The record of one card; its functions are written on the way."""
        self._need("Card")
        self._stem, self._host = card.id, card.kind
        abilities = [record for ability in card.abilities for record in self.abilities(card.id, ability)]
        self._host = ""
        return (
            f"Card({card.id!r}, {card.kind!r}, {self._facts(card)}, {self._tuple(abilities)}, line={card.span.line})"
        )

    def _scenario(self, scenario: model.Scenario) -> str:
        self._need("Scenario")
        cards = self._tuple(self.card(card) for card in scenario.cards)
        self._stem, self._bench = scenario.id, True
        with self._function(scenario.id, "t: Any", scenario) as name:
            self._line(f"g = t.game({scenario.players})")
            for part in scenario.body:
                self._line(f"t.line = {part.span.line}")
                self.block([part])
        self._bench = False
        more = f", cards={cards}" if scenario.cards else ""
        return (
            f"Scenario({scenario.id!r}, {scenario.title!r}, {name}, {scenario.span.line}, {scenario.players}{more})"
        )

    def record(self) -> list[tuple[str, str]]:
        """The fields of the module's record, in their order; the functions they name are in `functions` after it."""
        file = self.file
        fields: list[tuple[str, str]] = [("source", repr(file.source))]

        def add(name: str, records: list[str]) -> None:
            if records:
                fields.append((name, self._tuple(records)))

        game = self._game()
        if game:
            fields.append(("game", game))
        add("values", [f"({v.name!r}, {v.words!r})" for v in self._values()])
        add("kinds", [self._kind(kind) for kind in file.kinds])
        add("verbs", [self._verb(verb) for verb in file.verbs])
        rules: list[str] = []
        for ability in file.rules:
            self._stem = f"rule_{ability.name}" if ability.name else "rule"
            rules += self.abilities(self._stem, ability)
        add("rules", rules)
        add("flows", [self._flow(flow) for flow in file.flows])
        checks = []
        for number, invariant in enumerate(file.invariants, 1):
            with self._function(f"invariant_{number}", "g: Any", invariant, "bool") as name:
                self._line(f"return {self.condition(invariant.condition)}")
            checks.append(f"('{file.source}:{invariant.span.line}', {name})")
        add("invariants", checks)
        add("cards", [self.card(card) for card in file.cards])
        add("scenarios", [self._scenario(scenario) for scenario in file.scenarios])
        add("timed", self.timed)
        if self.pasts:
            fields.append(("pasts", repr(tuple(sorted(self.pasts)))))
        return fields

    def _values(self) -> list[model.Values]:
        """The lists a file declares, those of `has condition ok, ...` among them."""
        own = list(self.file.values)
        kinds = [*self.file.kinds, *([self.file.table] if self.file.table else [])]
        for kind in kinds:
            for state in kind.states:
                if state.property.type.tag == "value":
                    found = self.model.values[state.property.type.of]
                    if found.span.source == self.file.source and found not in own:
                        own.append(found)
        return own

    def _game(self) -> str:
        file = self.file
        if not (file.game or file.setup or file.seats):
            return ""
        self._need("Game")
        more: list[str] = []
        if file.players != (0, 0):
            more.append(f"players={file.players!r}")
        table = file.table
        if table is not None:
            if table.states:
                more.append(f"states={self._tuple(map(self._state_record, table.states))}")
            if table.derived:
                more.append(f"derived={self._tuple(map(self._derived_record, table.derived))}")
            if table.zones:
                more.append(f"zones={self._tuple(map(self._zone_record, table.zones))}")
        if file.scopes:
            more.append(f"scopes={file.scopes!r}")
        for name in ("setup", "seats"):
            body = getattr(file, name)
            if body:
                self._stem = name
                with self._function(name, "g: Any", body[0]) as function:
                    self.block(body)
                more.append(f"{name}={function}")
        return f"Game({', '.join([repr(file.game), *more])})"


_BLOCKS = (
    model.Choose, model.ChooseOne, model.May, model.If, model.Repeat, model.ForEach, model.ForItem, model.ForValue,
    model.Together, model.Window, model.Listen, model.Grant,
)  # fmt: skip
_BINDERS = (
    model.Choose, model.ChooseValue, model.Let, model.Reveal, model.RevealUntil, model.Repeat, model.ForEach,
    model.ForItem, model.ForValue, model.Offer,
)  # fmt: skip


def _header(node: Any) -> tuple[Any, ...]:
    """What a statement itself mentions, without the blocks inside it."""
    match node:
        case model.Choose():
            return (node.chooser, node.what)
        case model.ChooseOne():
            return (node.chooser,)
        case model.May():
            return (node.who,)
        case model.If() | model.Together() | model.Window() | model.Expect() | model.Listen() | model.Grant():
            return ()
        case model.Repeat():
            return (node.times,)
        case model.ForEach():
            return (node.what,)
        case model.ForItem():
            return (node.of,)
        case model.ForValue():
            return ()
    return tuple(model.children(node))
