"""Bring about that a card acts: go back from its ability to something that can be done, and make the board fit.

A plan follows a way (`causes_of_events.py`). For each link on it, the arguments of the statement are given the wanted
values, and the conditions on the way are made true (`solving.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypeAlias

from ombre import contract
from ombre.compiler import model
from ombre.compiler.checks.all_bodies import Unit
from ombre.runtime import NOTHING
from ombre.runtime.declared import PLACE
from ombre.workshop.game.evaluate import Value
from ombre.workshop.scenarios.scripts import Call, Doing, FlowRun, Name, Perform, Said, SetUp

from .causes_of_events import Binds, Holds, Need, Passage, Repeats, Rolls, Way, arguments, mentions
from .common_board import Goal
from .editing import Frame
from .printed import compares
from .solving import Solver

MOST_AMOUNT = 9
MOST_SIDES = 100  # most numbers of a die that are tried

Wanted: TypeAlias = Mapping[int, Value]
"""The values of the roles of an event, by the number of the role; roles that do not matter are left out."""


class Designer:
    """Makes one board fit for the goals of its cards."""

    def __init__(self, solver: Solver) -> None:
        self.solver, self.ground = solver, solver.ground
        self.draw = solver.draw
        solver.happens = self._happens
        self.affected: int | None = None  # the thing whose fact is modified
        self.flow = ""  # the flow that will run, if what must happen before is to happen in its windows

    def prepare(self, x: int, goal: Goal) -> list[Doing]:
        """Change the board so that a card can act; return what then has to be done, of which one is enough."""
        solver, ability = self.solver, goal.ability
        self.affected = None
        solver.forbidding = ability.body if ability is not None else ()
        self.flow = goal.way.name if goal.way is not None and goal.way.does == "flow" and self.draw(2) else ""
        if ability is None:
            wanted: Wanted = {goal.role: x}
            frame = Frame({})
        else:
            frame = Frame({"this": x}, {}, self._you(x))
            if x != NOTHING:
                self._place(x, ability)
            if frame.you is not None:
                you = solver.value(frame.you, frame)
                if not isinstance(you, int) or you == NOTHING:
                    solver.unify(frame.you, solver.current, frame)
                frame.names["you"] = solver.value(frame.you, frame)
            wanted = self._of_slot(x, frame) if ability.slot else self._of_event(goal.event, frame, ability.tested)
            if ability.tested is not None:
                solver.make(ability.tested, frame)
            self._static(ability, frame)
            if ability.cost is not None and self.ground.model.pays:
                cost = solver.value(ability.cost, frame)
                solver.allow(self.ground.model.pays, [frame.names.get("you"), cost])
        if goal.way is None:
            solver.pinned.add(x)
            return []
        if goal.way.does == "set-up":
            return self._set_up(x, goal)
        last = frame
        key_wanted = wanted
        values = wanted
        for link in goal.way.links:
            last, values, key_wanted = self._through(link, key_wanted)
        if ability is not None and ability.tested is not None:
            solver.make(ability.tested, frame)
        solver.pinned.add(x)
        return list(self._doings(x, goal, last, values, key_wanted))

    def _set_up(self, x: int, goal: Goal) -> list[Doing]:
        """Run the set-up, for which the players keep a card if they can."""
        solver, ground, draw = self.solver, self.ground, self.draw
        card = solver.card_of(x) if x != NOTHING else ""
        if card and ground.kind_of[card] in ground.model.beginnings:
            beginning = card
        else:
            begins = [one for one in ground.beginnings if solver.g.players in ground.counts[one]]
            begins = [one for one in begins if one in _beginnings(goal)] or begins
            beginning = begins[draw(len(begins))] if begins else ""
            kept = sorted(
                ground.kept.intersection(ground.placed.get(card, ())),
                key=lambda zone: not ground.rules.zones[zone].live,
            )
            if kept and solver.g.where[x] >> PLACE not in ground.kept:
                owner = solver.g.owner[x]
                solver.lay(x, (kept[0] << PLACE) + (solver.current if owner == NOTHING else owner))
        return [SetUp(beginning, tuple(self._options(goal)))]

    def _options(self, goal: Goal) -> Iterator[tuple[str, int | str]]:
        """Yield the start options on which a goal depends, and seldom others, at random."""
        options = list(self.ground.rules.options)
        chance = options[self.draw(len(options))] if options and self.draw(4) == 3 else ""
        needed = [node for node in model.walk(_conditions(goal)) if isinstance(node, model.Compare | model.Is)]
        for option in self.ground.rules.options.values():
            words = self.ground.rules.values.get(option.values, ())
            values = range(len(words) or (option.most or 0) + 1)
            asked = [node for node in needed if _is_option(node.left, option.name)]
            fitting = [
                value for value in values if all(_allows(node, words[value] if words else value) for node in asked)
            ]
            if not option.kind and fitting and (asked or option.name == chance):
                value = fitting[0] if asked else fitting[self.draw(len(fitting))]
                yield option.name, words[value] if words else value

    def _happens(self, key: str, wanted: Wanted) -> bool:
        """Bring about an event now, on which a later one depends."""
        for way in self.ground.ways.to(key)[:3]:
            if way.does == "set-up":
                continue
            values = begun = wanted
            for link in way.links:
                _, values, begun = self._through(link, begun)
            for does in self._doings(NOTHING, Goal(None, way), Frame({}), values, begun):
                if self.is_legal(does):
                    if self.flow and isinstance(does, Call) and self._is_within(way):
                        self._defer(does, wanted)
                        return True
                    self.solver.do(does)
                    return True
        return False

    def _defer(self, call: Call, wanted: Wanted) -> None:
        """Want an action of a window, and leave the cards that it needs where they are."""
        solver = self.solver
        cards = {x for x in wanted.values() if isinstance(x, int) and solver.is_card(x)}
        solver.bench.wanted.append(call)
        solver.later |= cards
        solver.pinned |= cards

    def _is_within(self, way: Way) -> bool:
        """Whether a way is an offer in a window of the flow that will run."""
        label = way.links[-1].unit.label if way.does == "offer" else ""
        return label.removeprefix("step ") in self.ground.flows.get(self.flow, ())

    def is_legal(self, does: Doing) -> bool:
        """Whether no restriction forbids an action."""
        if not isinstance(does, Call):
            return True
        return self.solver.g.can(does.key, *self._values(does))

    def _values(self, call: Call) -> tuple[int, ...]:
        """Return the arguments of a call as numbers of the game."""
        roles = self.ground.rules.verbs[call.key].roles
        said = [self.solver.play.number(one, sort) for one, (_, sort) in zip(call.arguments, roles, strict=True)]
        return tuple(one for one in said if isinstance(one, int))

    def _you(self, x: int) -> model.Expression | None:
        known = self.ground.model
        if x == NOTHING:
            return None
        kind = self.ground.kind_of[self.solver.card_of(x)]
        return next((above.you for above in known.above(kind) if above.you is not None), None)

    def _place(self, x: int, ability: model.Ability) -> None:
        """Move a card to a live zone if its ability only works there."""
        solver = self.solver
        zone = solver.g.where[x] >> PLACE
        if not ability.slot and not self.ground.rules.zones[zone].live:
            owner = solver.g.owner[x]
            place = solver.live_place(solver.card_of(x), None if owner == NOTHING else owner)
            if place is not None:
                solver.lay(x, place)

    def _of_slot(self, x: int, frame: Frame) -> Wanted:
        you = frame.names.get("you")
        return {0: x} if you is None else {0: x, 1: you}

    def _of_event(self, event: model.Event | None, frame: Frame, condition: model.Condition | None) -> Wanted:
        """Return the wanted values of the roles of an event that a pattern matches; bind the names of the pattern.

        condition: a condition of the ability, which can be about one of the names.
        """
        found: dict[int, Value] = {}
        if event is None:
            return found
        for role, pattern in enumerate(event.patterns):
            name = event.names[role] if role < len(event.names) else None
            value = self._fitting(_such_that(pattern, name, condition), frame)
            if value is not None:
                found[role] = value
                if role < len(event.names) and (name := event.names[role]):
                    frame.names[contract.local(name)] = value
                if isinstance(value, int) and isinstance(pattern, model.Those):
                    self.solver.prefer(value)
        return found

    def _fitting(self, pattern: model.Pattern, frame: Frame) -> Value:
        solver = self.solver
        match pattern:
            case None:
                return None
            case model.Those():
                found = solver.provide(pattern, frame)
                if found is not None:
                    frame.names[contract.local(pattern.candidate)] = found
                return found
            case model.Some():
                return self._number(pattern, frame)
            case _:
                return solver.value(pattern, frame)

    def _number(self, pattern: model.Some, frame: Frame) -> Value:
        """Return an amount, or a word of a list, that a pattern matches."""
        if pattern.where is None:
            return None
        words = self.ground.rules.values.get(pattern.type.of, ())
        for number in range(len(words) or MOST_AMOUNT):
            if self.solver.truth(pattern.where, frame | {contract.local(pattern.name): number}):
                frame.names[contract.local(pattern.name)] = number
                return number
        return None

    def _static(self, ability: model.Ability, frame: Frame) -> None:
        """Put something on the board to which a static ability applies."""
        for node in ability.body if ability.sort == "static" else ():
            if isinstance(node, model.Modify | model.Grant | model.Blank):
                what = node.what if not isinstance(node, model.Grant) else node.who
                if isinstance(what, model.Those):
                    self.affected = self.solver.provide(what, frame)
                else:
                    found = self.solver.value(what, frame)
                    self.affected = found if isinstance(found, int) and found != NOTHING else None
                    self.solver.make(model.Exists(node.span, what), frame)

    # -------------------------------------------------------------------------------------------- along a way

    def _through(self, link: Passage, wanted: Wanted) -> tuple[Frame, Wanted, Wanted]:
        """Give a statement the wanted arguments, and make its body reach it.

        Return the body with its names, the values of the arguments, and those of the event with which the body begins.
        """
        solver, unit = self.solver, link.unit
        binders: dict[str, model.Phrase] = {}
        for need in link.needs:
            if isinstance(need, Binds):
                binders[need.name] = need.what
        you = unit.you
        frame = Frame({}, binders, you)
        if unit.ability is not None:
            frame.names["this"] = self._bearer(unit)
        given = arguments(link.node)
        lacks = len(solver.unmet)
        missing = [
            (given[role], value)
            for role, value in wanted.items()
            if role < len(given) and not solver.unify(given[role], value, frame)
        ]
        del solver.unmet[lacks:]  # it is tried again below
        if link.reads is not None and self.affected is not None:
            solver.unify(link.reads.owner, self.affected, frame)
        self._assume(link, wanted, frame)
        begun: dict[int, Value] = {}
        if unit.ability is not None and unit.ability.event is not None:
            begun = self._patterns(unit.ability.event, frame)
        for number, need in enumerate(link.needs):
            self._need(need, frame, link.needs[number + 1 :])
            missing = [(argument, value) for argument, value in missing if not self._given(argument, value, frame)]
        solver.unmet += [argument for argument, _ in missing if argument is not None]
        values = dict(wanted)
        for role, argument in enumerate(given):
            if role not in values and argument is not None and isinstance(link.node, model.Offer):
                values[role] = self._chosen(argument, frame)
        if unit.ability is not None and unit.ability.tested is not None:
            solver.make(unit.ability.tested, frame)
        if unit.verb is not None:
            begun = {role: frame.names.get(contract.local(one.name)) for role, one in enumerate(unit.verb.roles)}
        elif unit.ability is not None and unit.ability.slot:
            begun = {0: frame.names.get("this"), 1: frame.names.get("you")}
        return frame, values, {role: value for role, value in begun.items() if value is not None}

    def _given(self, argument: model.Phrase | model.Some | None, value: Value, frame: Frame) -> bool:
        """Whether an argument has a value now that more names are bound, after a change of the board if need be."""
        if isinstance(argument, model.Local) and argument.name in frame.binders:
            argument = frame.binders[argument.name]
        return self.solver.unify(argument, value, frame)

    def _assume(self, link: Passage, wanted: Wanted, frame: Frame) -> None:
        """Let a role of a verb that a need mentions, and that no argument binds, be a wanted card, or any thing."""
        verb, solver = link.unit.verb, self.solver
        if verb is None:
            return
        mentioned = {node.name for need in link.needs for node in model.walk(need) if isinstance(node, model.Local)}
        for role in verb.roles:
            name, kind = contract.local(role.name), role.type.of
            if role.name in mentioned and name not in frame.names and role.type.tag == "thing":
                cards = [x for x in wanted.values() if isinstance(x, int) and solver.is_card(x)]
                fits = [x for x in cards if self.ground.model.is_a(self.ground.kind_of[solver.card_of(x)], kind)]
                if not fits and self.ground.model.is_a(kind, self.ground.model.player):
                    players = sorted(solver.everyone, key=lambda player: player != solver.current)
                    players = [player for player in players if solver.is_kind(player, kind)]
                    fits = [player for player in players if player not in frame.names.values()] or players
                if not fits and (found := solver.provide(model.Those(role.span, kind, "a"), frame)) is not None:
                    fits = [found]
                if fits:
                    frame.names[name] = fits[0]

    def _bearer(self, unit: Unit) -> int:
        """Return the card with an ability, which is brought to where it works if need be; NOTHING for a rule."""
        solver = self.solver
        if unit.card is None:
            return NOTHING
        for x in solver.cards:
            if solver.card_of(x) == unit.card.id:
                return x
        place = solver.live_place(unit.card.id) if unit.card.id in self.ground.placed else None
        found = solver.bring(unit.card.id, place) if place is not None else None
        return NOTHING if found is None else found

    def _patterns(self, event: model.Event, frame: Frame) -> dict[int, Value]:
        """Return the values of the roles of an event; bind the names of its pattern."""
        found: dict[int, Value] = {}
        for role, pattern in enumerate(event.patterns):
            told = event.names[role] if role < len(event.names) else None
            value = frame.names.get(contract.local(told)) if told else None
            if value is not None:
                self.solver.unify(pattern, value, frame)
            else:
                value = self._fitting(pattern, frame)
            if value is not None:
                found[role] = value
                if told:
                    frame.names[contract.local(told)] = value
        return found

    def _need(self, need: Need, frame: Frame, later: tuple[Need, ...]) -> None:
        solver = self.solver
        match need:
            case Holds():
                solver.make(need.condition, frame, need.truth)
            case Binds():
                name = contract.local(need.name)
                if name not in frame.names and self._chosen(need.what, frame, name) is None:
                    solver.unmet.append(need.what)
            case Repeats():
                times = solver.value(need.times, frame)
                if isinstance(times, int) and times <= 0:
                    solver.amount(need.times, frame, 1)
            case Rolls():
                self._rolled(need, frame, later)

    def _rolled(self, die: Rolls, frame: Frame, later: tuple[Need, ...]) -> None:
        """Let a die show a number with which the later conditions about it hold;
        any, if the board has to be changed.
        """
        sides, name = self.solver.value(die.sides, frame), contract.local(die.name)
        if not isinstance(sides, int) or sides < 1:
            return
        asked = [need for need in later if isinstance(need, Holds) and mentions(need.condition, die.name)]
        fitting = (
            number
            for number in range(1, min(sides, MOST_SIDES) + 1)
            if all(self.solver.truth(need.condition, frame | {name: number}) is need.truth for need in asked)
        )
        number = next(fitting, None) if asked else None
        frame.names[name] = self.solver.bench.dice[die.name] = self.draw(sides) + 1 if number is None else number

    def _chosen(self, what: model.Phrase | model.Some, frame: Frame, name: str = "") -> Value:
        """Return something that a noun phrase or an expression can stand for, and bind a name to it."""
        solver = self.solver
        if isinstance(what, model.Those):
            found: Value = solver.provide(what, frame)
            if isinstance(found, int):
                solver.prefer(found)
                frame.names[contract.local(what.candidate)] = found
        elif isinstance(what, model.Some):
            found = self._number(what, frame)
        else:
            found = solver.value(what, frame)
        if name and found is not None:
            frame.names[name] = found
        return found

    # --------------------------------------------------------------------------------------------- what is done

    def _doings(self, x: int, goal: Goal, frame: Frame, values: Wanted, wanted: Wanted) -> Iterator[Doing]:
        assert goal.way is not None
        solver, way = self.solver, goal.way
        match way.does:
            case "offer":
                link = way.links[-1]
                yield from self._offer(link.node, values)
                yield FlowRun("step", link.unit.label.removeprefix("step "), solver.named_player(solver.g.current))
            case "step":
                yield FlowRun("step", way.name, solver.named_player(solver.g.current))
            case "flow":
                has_player = bool(self.ground.rules.flows[way.name].of)
                yield FlowRun("flow", way.name, solver.named_player(wanted.get(0)) if has_player else solver.current)
            case "perform":
                name = solver.play.name_of(x)
                you = frame.names.get("you", solver.current)
                if isinstance(name, Name) and isinstance(you, int) and 0 <= you < solver.g.players:
                    yield Perform(way.name, name, you)
            case "call":
                call = self.call(way.name, wanted)
                if call is not None:
                    yield call
            case "set-up":  # it does not depend on the board (`_set_up`)
                return

    def _offer(self, offer: model.Node, values: Wanted) -> Iterator[Doing]:
        """Yield the offered action, after everything that forbids it has been removed from the board."""
        assert isinstance(offer, model.Offer)
        known = [values.get(role) for role in range(len(arguments(offer)))]
        if None not in known:
            self.solver.allow(offer.verb, known)
        call = self.call(offer.verb, values)
        if call is not None and self.is_offered(call):
            yield call

    def is_offered(self, call: Call) -> bool:
        """Whether a window of the game would offer an action in the current state."""
        g, values = self.solver.g, self._values(call)
        if g.current not in self.solver.everyone:
            return False
        return any(
            (key, arguments) == (call.key, values)
            for window in self.ground.windows
            for _, key, arguments in g.allowed(window.offers(g))
        )

    def call(self, key: str, wanted: Wanted) -> Call | None:
        """Return a call of a verb; None if nothing on the board fits in a role that does not matter."""
        solver = self.solver
        said: list[Said] = []
        for role, (_, sort) in enumerate(self.ground.rules.verbs[key].roles):
            value = wanted.get(role)
            if not isinstance(value, int):
                value = self._any(sort)
            is_thing = self.ground.rules.is_thing(sort)
            if value in (None, NOTHING) or is_thing and not solver.is_kind(value, sort):
                return None
            word = solver.play.said(value, sort)
            if word is None or isinstance(word, str) and is_thing and word[:1] != "P":
                return None
            said.append(word)
        return Call(key, tuple(said))

    def _any(self, sort: str) -> int | None:
        """Return a random value for a role."""
        solver, known = self.solver, self.ground.model
        if sort == "number":
            return self.draw(MOST_AMOUNT + 1)
        if sort in self.ground.rules.values:
            return self.draw(len(self.ground.rules.values[sort]))
        if sort == "player" or known.is_a(sort, "player"):
            return solver.seat()

        def fits(x: int) -> bool:
            return sort == "card" or known.is_a(self.ground.kind_of[solver.card_of(x)], sort)

        found = [x for x in solver.cards if fits(x)]
        return found[self.draw(len(found))] if found else None


def _such_that(pattern: model.Pattern, name: str | None, condition: model.Condition | None) -> model.Pattern:
    """Return a pattern that includes a condition, if the condition is only about its name."""
    if not isinstance(pattern, model.Those) or condition is None or pattern.candidate != name:
        return pattern
    if {node.name for node in model.walk(condition) if isinstance(node, model.Local)} != {name}:
        return pattern
    where = condition if pattern.where is None else model.And(condition.span, (pattern.where, condition))
    return replace(pattern, where=where)


def _conditions(goal: Goal) -> tuple[model.Condition, ...]:
    """Return the conditions on which a goal depends: those of the ability, and those on its way."""
    causes = goal.way.links if goal.way is not None else ()
    found = [need.condition for link in causes for need in link.needs if isinstance(need, Holds) and need.truth]
    if goal.ability is not None and goal.ability.tested is not None:
        found.append(goal.ability.tested)
    return tuple(found)


def _beginnings(goal: Goal) -> set[str]:
    """Return the cards with which a game must begin for a goal."""
    tests = [node for node in model.walk(_conditions(goal)) if isinstance(node, model.IsCard) and not node.negated]
    return {node.card for node in tests if isinstance(node.what, model.Beginning)}


def _is_option(node: model.Expression, name: str) -> bool:
    return isinstance(node, model.Read) and node.property.sort == "option" and node.property.name == name


def _allows(node: model.Compare | model.Is, value: int | str) -> bool:
    """Whether a condition on an option holds for a value of the option, as far as this can be told."""
    if isinstance(node, model.Is):
        words = [one.word for one in node.options if isinstance(one, model.Value)]
        return (value in words) != node.negated if words else True
    if not isinstance(node.right, model.Number) or not isinstance(value, int):
        return True
    return compares(node.operator, value, node.right.value)
