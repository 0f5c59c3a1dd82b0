"""Generate the functions and records of abilities: triggers, replacements, modifiers, restrictions, slots.

Among the functions are those that test whether an event fits.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from operator import itemgetter
from typing import assert_never

from ombre import contract
from ombre.dsl.source import NOWHERE

from .. import model
from ..optional_values import needed
from ..simultaneous import is_gathered
from .actions import writes
from .expressions import name_of, searches
from .functions import Record
from .scenario_lines import ScenarioLines

FIRST = itemgetter(0)

GIVER = ("0this", "0you")
"""The names for the `this` and `you` of an effect in what others obtain; no name of an author begins with a digit."""


class Abilities(ScenarioLines):
    """Generates the abilities printed on cards, and the abilities that effects make."""

    def _body(
        self,
        stem: str,
        event: model.Event | None,
        body: tuple[model.Statement, ...],
        captured: list[str],
        node: model.Node,
        speaks: bool = False,
        gathers: bool = False,
    ) -> str:
        """Generate the function of a body, and return its name.

        speaks: whether `this` is that of the effect which made the ability. gathers: whether the function returns the
        events that it makes.
        """
        parameters = "g: Play, this: int, you: int, env: Env" + (f", {_taken(event)}" if event is not None else "")
        with self._function(stem, parameters, node, "Calls" if gathers else "None") as name:
            self._unpack(captured)
            if speaks:
                self._speak_as(captured, node)
            if event is not None:
                self._bindings(event)
            own = {"this", *filter(None, _names(event))} if event is not None else {"this"}
            if isinstance(node, model.Ability) and node.sort == "when":
                self.names.left = {*own, *captured}
            if isinstance(node, model.Ability) and node.sort in ("when", "before"):
                self.names.heard = own
                self.names.doubts = dict.fromkeys(own, (node.event,) if node.event is not None else ())
            (self.body_with_calls if gathers else self.body)(body, *own, *captured)
            self.looked |= self.names.looked
        return name

    def abilities(self, owner: str, ability: model.Ability, captured: Sequence[str] = ()) -> list[Record]:
        """Return the records of one ability; a static ability has one record for each line.

        captured: the local names of the granting effect that the ability can use.
        """
        names = list(captured)
        stem = f"{owner}__{ability.slot or ability.sort.replace(' ', '_')}"
        match ability.sort:
            case "slot":
                return [self._slot(stem, ability)]
            case "static":
                return [one for part in ability.body for one in self._static(stem, part, ability.tested, names)]
            case "whenever":
                return [self._state_check(stem, ability, names)]
            case "when" | "before" | "instead" | "may instead":
                return [self._listener(stem, ability, names)]
            case _:
                assert_never(ability.sort)

    def _slot(self, stem: str, ability: model.Ability) -> Record:
        more = "".join(f", {contract.local(name)}: int" for name, _ in ability.parameters)
        with self._function(stem, f"g: Play, this: int, you: int{more}", ability) as body:
            self.body(ability.body, "this", *(name for name, _ in ability.parameters))
        cost = ""
        if ability.cost is not None:
            parameters = "g: Play, this: int, you: int"
            with self._function(f"{stem}_cost", parameters, ability.cost, "Value") as cost:
                paid = [role for role in self.model.verbs[self.model.pays].roles if role.type == model.NUMBER]
                self._line(f"return {self.amount(ability.cost, any(role.signed for role in paid))}")
        id = self._known(stem, body)
        return self._ability(id, "slot", ability.slot, "None", body, ability.span.line, ability.once, cost)

    def _state_check(self, stem: str, ability: model.Ability, captured: list[str]) -> Record:
        assert ability.tested is not None
        with self._function(f"{stem}_test", "g: Play, this: int, you: int, env: Env", ability, "Value") as test:
            self._unpack(captured)
            self._line(f"return {self.condition(ability.tested)}")
        body = self._body(stem, None, ability.body, captured, ability, gathers=is_gathered(ability.body))
        return self._ability(self._known(stem, body), "whenever", "", test, body, ability.span.line, captured=captured)

    def _listener(self, stem: str, ability: model.Ability, captured: list[str]) -> Record:
        assert ability.event is not None
        instead = _calls(ability) if ability.sort == "may instead" else []
        self.looked, is_when = False, ability.sort == "when"
        test = self._match(f"{stem}_if", ability.event, ability.tested_before, captured, instead)
        holds = self._holds(f"{stem}_holds", ability, captured) if is_when else "None"
        self.offered = model.only_offer(ability.body) if ability.once else None
        body = self._body(stem, ability.event, ability.body, captured, ability)
        self.offered = None
        id = self._known(stem, body)
        assert ability.sort != "static"  # `_static` makes a record for each line instead
        return self._ability(
            id,
            ability.sort,
            ability.event.key,
            test,
            body,
            ability.span.line,
            ability.once,
            captured=captured,
            holds=holds,
        )

    def _holds(self, stem: str, ability: model.Ability, captured: list[str]) -> str:
        """Generate the function that tests the `if` of a `when` after the event; return its name, or `None`."""
        event = ability.event
        if event is None or ability.condition is None:
            return "None"
        parameters = f"g: Play, this: int, you: int, env: Env, {_taken(event)}"
        with self._function(stem, parameters, event, "Value") as name:
            self._unpack(captured)
            self._bindings(event)
            self.names.left = {"this", *captured, *filter(None, _names(event))}
            self._line(f"return {self.condition(ability.condition)}")
            self.looked |= self.names.looked
        return name

    def _known(self, stem: str, function: str) -> str:
        """Return the global id of an ability: its function's name, with a prefix if an effect makes the ability."""
        return self._id(function) if self._id(stem) == stem else function

    def _ability(
        self,
        id: str,
        sort: contract.Sort,
        key: str,
        match: str,
        body: str,
        line: int,
        once: str = "",
        cost: str = "",
        guard: str = "None",
        captured: Sequence[str] = (),
        holds: str = "None",
        ended_by: Collection[str] = (),
    ) -> Record:
        """Return the record of an ability.

        captured: the names whose values are in `env`. ended_by: those whose cards end the effect when they go away.
        """
        self._need("Ability")
        things = tuple(at for at, name in enumerate(captured) if name in self._referring or name == GIVER[0])
        ending = tuple(at for at in things if captured[at] in ended_by)
        more = (
            (f", cost={cost}" if cost else "")
            + (f", guard={guard}" if guard != "None" else "")
            + (", past=True" if sort == "when" and self.looked else "")
            + (f", holds={holds}" if holds != "None" else "")
            + (f", once={once!r}" if once else "")
            + (f", among={self._among}" if self._among else "")
            + (f", rule={self._rule!r}" if self._rule else "")
            + (f", things={things!r}" if things else "")
            + (f", ended_by={ending!r}" if ending else "")
        )
        return Record(id, f"Ability({id!r}, {sort!r}, {key!r}, {match}, {body}{more}, line={line})")

    def _static(
        self, stem: str, part: model.Statement, condition: model.Condition | None, captured: list[str]
    ) -> list[Record]:
        line = part.span.line
        match part:
            case model.Grant():
                inner = self._new(f"{stem}__obtained")
                self._among = self._live_set(inner, part.who, captured, condition)
                made = [record for ability in part.abilities for record in self.abilities(inner, ability, captured)]
                self._among = ""
                return made
            case model.Blank():
                inner = self._new(f"{stem}__blank")
                self._among = self._live_set(inner, part.what, captured, condition)
                blank = self._ability(inner, "blank", _kind_of(part), "None", "None", line, captured=captured)
                self._among = ""
                return [blank]
            case model.Forbid():
                test, guard = self._forbidding(f"{stem}_cannot", part, condition, captured)
                function = next((one for one in (test, guard) if one != "None"), "")
                name = self._known(stem, function) if function else self._new(f"{stem}_cannot_")
                return [
                    self._ability(name, "cannot", part.event.key, test, "None", line, guard=guard, captured=captured)
                ]
            case model.Modify():
                body = self._modifier(stem, part, condition, captured, part.amount)
                key = contract.modified(part.property.owner, part.property.name)
                return [self._ability(self._known(stem, body), "modify", key, "None", body, line, captured=captured)]
            case _:
                raise TypeError(f"nothing that holds for as long as its card is there: {part}")

    def _modifier(
        self,
        stem: str,
        part: model.Modify,
        condition: model.Condition | None,
        captured: list[str],
        amount: model.Expression | None,
    ) -> str:
        parameters = "g: Play, this: int, you: int, env: Env, x: int"
        with self._function(f"{stem}_{part.property.name}", parameters, part, "Value") as name:
            frozen = amount is None
            self._unpack(captured, ["amount"] if frozen else None)
            if isinstance(part.what, model.Those):
                self._line(f"{contract.local(part.what.candidate)} = x")
                tests = self._tests(part.what, True)
                # The runtime calls this only for things of the fact's kind, so a test of this kind is redundant.
                tests = [
                    t
                    for t in tests
                    if t != f"g.kind[{contract.local(part.what.candidate)}] in g.{contract.kind(part.property.owner)}"
                ]
                if part.what.history is not None:
                    tests.insert(0, f"x in {self._source(part.what)}")
            else:
                tests = [f"x == {self.value(part.what)}"]
            if condition is not None:
                tests.append(self.condition(condition))
            tests += self._guards(needed(amount, self._lost))  # what is read of nothing changes nothing
            value = "amount" if amount is None else self.value(amount)
            self._line(f"return {value} if {' and '.join(tests)} else 0" if tests else f"return {value}")
        return name

    # -- abilities that effects make

    def _add(
        self,
        node: model.Modify | model.Forbid | model.Listen,
        id: str,
        captured: list[str],
        frozen: str = "",
        also: Sequence[str] = (),
    ) -> None:
        this, you = self._speakers(node)
        env = self._env(captured, frozen) if frozen else self._env(captured)
        ends = self._until(node.duration, captured, ["_"] if frozen else None, also)
        self._line(f"g.add({id!r}, {this}, {you}, {env}{ends})")

    def _speakers(self, *lines: model.Node | None) -> tuple[str, str]:
        """Return code for the `this` and the `you` of lines; outside of cards, a body may have neither."""
        used = {type(node) for node in model.walk(lines)}
        this = "this" if self._host or model.This in used else self._need("NOTHING")
        return this, "you" if self._host or model.You in used else self._need("NOTHING")

    @writes(model.Modify)
    def _do_modify(self, node: model.Modify) -> None:
        if not isinstance(node.what, model.Those | model.Local | model.You):
            # A thing that is told by a property, such as `foe`, is the one that it is now. No name begins with a digit.
            held = model.Local(node.what.span, "0", model.Type("thing", node.property.owner))
            self._line(f"{contract.local(held.name)} = {self.value(node.what)}")
            node = replace(node, what=held)
        captured = self._captured_until(node.duration, node.what)
        stem = self._new(f"{self._stem}__timed")
        name = self._modifier(stem, node, None, captured, None)
        key = contract.modified(node.property.owner, node.property.name)
        about = {name_of(node.what)}
        self.timed.append(
            self._ability(stem, "modify", key, "None", name, node.span.line, captured=captured, ended_by=about)
        )
        self._add(node, stem, captured, self.value(node.amount))

    @writes(model.Forbid)
    def _do_forbid(self, node: model.Forbid) -> None:
        captured = self._captured_until(node.duration, node.event)
        stem = self._new(f"{self._stem}__cannot")
        match, guard = self._forbidding(stem, node, None, captured)
        record = self._ability(
            stem,
            "cannot",
            node.event.key,
            match,
            "None",
            node.span.line,
            guard=guard,
            captured=captured,
            ended_by=_told(node.event),
        )
        self.timed.append(record)
        self._add(node, stem, captured)

    @writes(model.Listen)
    def _do_listen(self, node: model.Listen) -> None:
        ability = node.ability
        assert ability.event is not None
        captured = self._captured_until(node.duration, ability.event, ability.body)
        stem = self._new(f"{self._stem}__later")
        looked, self.looked = self.looked, False
        match = self._match(f"{stem}_if", ability.event, ability.tested, captured, is_end=True)
        body = self._body(stem, ability.event, ability.body, captured, ability, speaks=True)
        self.timed.append(
            self._ability(stem, "when", ability.event.key, match, body, ability.span.line, captured=captured)
        )
        self.looked = looked
        also: list[str] = []
        if node.once:  # the event removes the ability before it runs, so that it runs only once
            also = [f"{stem}_heard"]
            self.timed.append(
                self._ability(also[0], "until", ability.event.key, match, "None", ability.span.line, captured=captured)
            )
        self._add(node, stem, captured, also=also)

    @writes(model.Grant)
    def _do_grant(self, node: model.Grant) -> None:
        live = node.who if isinstance(node.who, model.Those) else None
        captured = self._captured(
            node.abilities,
            node.duration.ends if node.duration is not None else (),
            *([live] if live is not None else []),
        )
        stem, outer = self._new(f"{self._stem}__obtained"), self._stem
        if live is not None:
            env, captured = self._live(stem, live, captured, node.duration)
        else:
            env, captured = self._given(node.duration, captured)
        made = [record for ability in node.abilities for record in self.abilities(stem, ability, captured)]
        self._among = ""
        self.timed += made
        self._stem = outer
        ids = tuple(record.id for record in made)
        ends = self._until(node.duration, captured)
        who = "" if live is not None else f"{self.value(node.who)}, "
        self._line(f"g.grant{'_all' if live is not None else ''}({ids!r}, {who}{env}{ends})")

    def _live(
        self, stem: str, live: model.Those, captured: list[str], duration: model.Duration | None
    ) -> tuple[str, list[str]]:
        """Generate the function for a live set.

        Return code for the values that the abilities of its members capture, and the names of these values.
        """
        env = self._env(captured, *self._speakers(live, duration))
        captured = [*captured, *GIVER]
        self._among = self._live_set(stem, live, captured)
        return env, captured

    def _live_set(
        self, stem: str, live: model.Phrase, captured: list[str], condition: model.Condition | None = None
    ) -> str:
        """Generate the function that returns the current members of a live set; return the function's name.

        In this function, `this` and `you` mean those of the effect or the card that contains the phrase.
        """
        with self._function(f"{stem}_among", "g: Play, this: int, you: int, env: Env", live, "Value") as name:
            self._unpack(captured)
            self._speak_as(captured, live)
            found = self.members(live) if isinstance(live, model.Those) else f"({self.value(live)},)"
            tests = self._guards(needed(live, self._lost))
            tests += [self.condition(condition)] if condition is not None else []
            self._line(f"return {found} if {' and '.join(tests)} else ()" if tests else f"return {found}")
        return name

    @writes(model.Copy)
    def _do_copy(self, node: model.Copy) -> None:
        env, captured = self._given(node.duration, self._captured(node.duration.ends))
        arguments = [self.value(node.what), self.value(node.model), env]
        call = "become_copy" if node.whole else "lend"
        self._line(f"g.{call}({', '.join(arguments)}{self._until(node.duration, captured, ['_'])})")

    @writes(model.Blank)
    def _do_blank(self, node: model.Blank) -> None:
        assert node.duration is not None
        if isinstance(node.what, model.Those):
            stem = self._new(f"{self._stem}__blank")
            named = self._captured(node.duration.ends, node.what)
            env, captured = self._live(stem, node.what, named, node.duration)
            record = self._ability(stem, "blank", _kind_of(node), "None", "None", node.span.line, captured=captured)
            self._among = ""
            self.timed.append(record)
            self._line(f"g.grant_all({(record.id,)!r}, {env}{self._until(node.duration, captured)})")
            return
        env, captured = self._given(node.duration, self._captured(node.duration.ends))
        self._line(f"g.lose_text({self.value(node.what)}, {env}{self._until(node.duration, captured)})")

    def _given(self, duration: model.Duration | None, captured: list[str]) -> tuple[str, list[str]]:
        """Return code for the values that an effect captures whose `this` is the thing that
        obtains it, and their names.

        If the events that end the effect use `this` or `you`, these are captured, too.
        """
        used = duration is not None and any(isinstance(node, model.This | model.You) for node in model.walk(duration))
        if duration is None or not used:
            return self._env(captured), captured
        return self._env(captured, *self._speakers(duration)), [*captured, *GIVER]

    def _captured_until(self, duration: model.Duration | None, *parts: model.Held) -> list[str]:
        """Return the names that an effect captures; among them its `this` if that is a card that can go away."""
        ends = duration.ends if duration is not None else ()
        names = self._captured(*parts, ends)
        used = any(isinstance(part, model.This) for part in model.walk((parts, ends)))
        return [*names, GIVER[0]] if used and self._host else names

    def _env(self, captured: Sequence[str], *more: str) -> str:
        """Return code for the values that an effect captures; what has been away is nothing."""
        return self._tuple([*map(self._meant, captured), *more])

    def _meant(self, name: str) -> str:
        """Return code for what a captured name means now."""
        if name == GIVER[0]:
            return self._still(model.This(NOWHERE, self._host))
        return self._still(self._named[name]) if name in self._named else contract.local(name)

    def _until(
        self,
        duration: model.Duration | None,
        captured: list[str],
        more: list[str] | None = None,
        also: Sequence[str] = (),
    ) -> str:
        """Return the arguments for the duration of an effect.

        The events that end the effect capture the same values as the effect.
        """
        if duration is None:
            return ""
        ends = list(also)
        for event in duration.ends:
            name = self._new(f"{self._stem}__until_")
            match = self._match(name, event, None, captured, more=more, is_end=True)
            sort: contract.Sort = "next" if event is duration.next else "until"
            record = self._ability(
                name, sort, event.key, match, "None", event.span.line, captured=captured, ended_by=_told(event)
            )
            self.timed.append(record)
            ends.append(name)
        scopes = f", scopes={duration.scopes!r}" if duration.scopes else ""
        return scopes + (f", ends={tuple(ends)!r}" if ends else "")

    # ------------------------------------------------------------------------------------ whether an event fits

    def _bindings(self, event: model.Event) -> None:
        """Generate lines that assign the arguments of an event to the names in its pattern."""
        verb = self.model.verbs.get(event.key)
        for role, name in enumerate(_names(event)):
            if name:
                self._line(f"{contract.local(name)} = args[{role}]")
                if verb is not None and not verb.roles[role].signed:
                    self.names.natural.add(name)

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
        self.names.absent |= {name for name in captured if name in self._referring}

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
            can = f"g.can({', '.join([repr(call.verb), *self.arguments(call.verb, call.arguments)])})"
            guards = self._guards(part for one in call.arguments for part in needed(one, self._lost))
            tests.append(" and ".join([*guards, can]))
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
        with self._function(stem, f"g: Play, this: int, you: int, env: Env, {_taken(event)}", event, "Value") as name:
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
                self.names.absent |= {"this"} if word == "this" else set()


def _calls(ability: model.Ability) -> list[model.Call]:
    """Return the calls in the body of an ability that use no name that the body binds."""
    bound = {name for node in model.walk(ability.body) for name in model.named(node)}
    calls = [statement for statement in ability.body if isinstance(statement, model.Call)]
    return [
        call
        for call in calls
        if not any(isinstance(node, model.Local) and node.name in bound for node in model.walk(call))
    ]


def _kind_of(node: model.Blank) -> str:
    """Return the kind of the cards that lose their text."""
    return node.what.kind if isinstance(node.what, model.Those) else "card"


def _taken(event: model.Event) -> str:
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


def _told(event: model.Event) -> set[str]:
    """Return the names that an event is about: it cannot happen any more when their cards have been away."""
    return {GIVER[0] if isinstance(one, model.This) else name_of(one) for one in event.patterns} - {""}
