"""Abilities of the model in, the functions and records of listeners, modifiers and restrictions out."""

from __future__ import annotations

from typing import Any

from ... import model
from .expressions import BINDERS
from .statements import Statements


class Abilities(Statements):
    """Writes abilities, printed ones and those that effects make."""

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
                    if isinstance(node, BINDERS) and getattr(node, name, None):
                        bound.add(getattr(node, name))
                if isinstance(node, model.Event):
                    bound |= {name for name in node.names if name}
        return [name for name in used if name not in bound]

    def _unpack(self, captured: list[str], more: list[str] | None = None) -> None:
        names = [f"u_{name}" for name in captured] + (more or [])
        if names:
            self._line(f"{self._tuple(names)} = env")

    def _match(
        self,
        stem: str,
        event: model.Event,
        condition: Any,
        captured: list[str],
        instead: model.Call | None = None,
        more: list[str] | None = None,
    ) -> str:
        """The function that says whether an ability hears an event; `None` where it always does.

        instead: what may happen in the event's place, which is offered only where nothing forbids it.
        """
        tests = self._matches(event, condition)
        if instead is not None:
            arguments = "".join(f", {self.value(argument)}" for argument in instead.arguments)
            tests.append(f"g.can({instead.verb!r}{arguments})")
        if not tests:
            return "None"
        with self._function(stem, "g: Play, this: int, you: int, env: Env, args: Args", event, "Value") as name:
            self._unpack(captured, more)
            self._bindings(event)
            self._line(f"return {' and '.join(tests)}")
        return name

    def _body(self, stem: str, event: model.Event | None, body: Any, captured: list[str], node: model.Node) -> str:
        parameters = "g: Play, this: int, you: int, env: Env" + (", args: Args" if event is not None else "")
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
                with self._function(stem, f"g: Play, this: int, you: int{more}", ability) as body:
                    self.block(ability.body)
                return [self._ability(body, "slot", ability.slot, "None", body, line)]
            case "static":
                return [self._static(stem, part, ability.condition, line) for part in ability.body]
            case "whenever":
                name = f"{stem}_test"
                with self._function(name, "g: Play, this: int, you: int, env: Env", ability, "Value") as test:
                    self._line(f"return {self.condition(ability.condition)}")
                body = self._body(stem, None, ability.body, [], ability)
                return [self._ability(body, "whenever", "", test, body, line)]
        assert ability.event is not None
        instead = next((s for s in ability.body if isinstance(s, model.Call) and ability.sort == "may instead"), None)
        test = self._match(f"{stem}_if", ability.event, ability.condition, [], instead)
        body = self._body(stem, ability.event, ability.body, [], ability)
        return [self._ability(body, ability.sort, ability.event.key, test, body, line, ability.once)]

    def _ability(self, id: str, sort: str, key: str, match: str, body: str, line: int, once: str = "") -> str:
        self._need("Ability")
        more = (f", once={once!r}" if once else "") + (f", rule={self._rule!r}" if self._rule else "")
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
        parameters = "g: Play, this: int, you: int, env: Env, x: int"
        with self._function(f"{stem}_{part.property.name}", parameters, part, "Value") as name:
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
        more_env = ["_"] if frozen else None
        ends = tuple(self._ending(id, event, captured, more_env) for event in (duration.events if duration else ()))
        scopes = duration.scopes if duration else ()
        this = "this" if self._host else self._need("NOTHING")
        you = "you" if self._host else self._need("NOTHING")
        more = (f", scopes={scopes!r}" if scopes else "") + (f", ends={ends!r}" if ends else "")
        self._line(f"g.add({id!r}, {this}, {you}, {env}{more})")

    def _ending(self, id: str, event: model.Event, captured: list[str], more: list[str] | None = None) -> str:
        """The record of what ends a duration; it captures what the ability itself captures."""
        name = self._new(f"{id}_until_")
        match = self._match(name, event, None, captured, more=more)
        self.timed.append(self._ability(name, "when", event.key, match, "None", event.span.line))
        return name

    def _do_modify(self, node: model.Modify) -> None:
        where = node.what.where if isinstance(node.what, model.Those) else None
        lasts = node.duration.events if node.duration is not None else ()
        captured = self._captured(node.what, *([where] if where is not None else []), lasts)
        stem = self._new(f"{self._stem}__timed")
        name = self._modifier(stem, node, None, captured, None)
        key = f"{node.property.owner}.{node.property.name}"
        self.timed.append(self._ability(name, "modify", key, "None", name, node.span.line))
        self._add(name, captured, node.duration, self.value(node.amount))

    def _do_forbid(self, node: model.Forbid) -> None:
        captured = self._captured(node.event, node.duration.events if node.duration is not None else ())
        stem = self._new(f"{self._stem}__cannot")
        match = self._match(stem, node.event, None, captured)
        self.timed.append(self._ability(stem, "cannot", node.event.key, match, "None", node.span.line))
        self._add(stem, captured, node.duration)

    def _do_listen(self, node: model.Listen) -> None:
        ability = node.ability
        assert ability.event is not None
        captured = self._captured(ability.event, ability.body, node.duration.events)
        stem = self._new(f"{self._stem}__later")
        match = self._match(f"{stem}_if", ability.event, ability.condition, captured)
        body = self._body(stem, ability.event, ability.body, captured, ability)
        self.timed.append(self._ability(body, "when", ability.event.key, match, body, ability.span.line))
        self._add(body, captured, node.duration)

    def _do_maydo(self, node: model.MayDo) -> None:
        window = model.Window(node.span, (node.offer,), once=True)
        captured = self._captured(node.offer)
        if not captured and not any(isinstance(n, model.This | model.You) for n in model.walk(node)):
            self._line(f"g.window({self._window(window, self._stem)})")
            return
        # What is offered depends on names of this effect: the offers are made here, in the effect's own function.
        self._line(f"g.offer({self._stem!r}, {self._offer(node.offer)})")

    def _do_copy(self, node: model.Copy) -> None:
        self._line(f"g.become_copy({self.value(node.what)}, {self.value(node.model)}{self._until(node.duration)})")

    def _do_blank(self, node: model.Blank) -> None:
        self._line(f"g.lose_text({self.value(node.what)}{self._until(node.duration)})")

    def _until(self, duration: model.Duration) -> str:
        """The arguments that say when an effect is over."""
        ends = tuple(self._ending(f"{self._stem}__lasts", event, []) for event in duration.events)
        return (f", scopes={duration.scopes!r}" if duration.scopes else "") + (f", ends={ends!r}" if ends else "")
