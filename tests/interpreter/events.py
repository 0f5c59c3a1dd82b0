"""Events in the second interpreter: cannot, instead, before, do, when; packets, slots and scopes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from ombre import contract
from ombre.compiler import model

from .abilities import Abilities, Args
from .things import Absent, Frame, Gone, Heard, Memory, Option, Question, Spoken, Thing, Unsupported, Use, Value

ALL = ("cannot", "instead", "before", "until", "when", "next")
ENTERING = ("cannot", "instead", "before", "until")  # of a step: what comes before its first line
LEAVING = ("when", "next")  # of a step: what comes after its last line
STAGES = ("ask", "before", "hear", "do", "over")
Deed: TypeAlias = Generator[None, None, bool]  # the stages of an event, which returns whether it was done


@dataclass(frozen=True)
class Happening:
    """Something that is to happen with others: a call of a verb, or a condition that changes to a word."""

    what: str | model.Property
    args: Args
    word: str = ""
    source: Thing | None = None


class Events(Abilities, ABC):
    """A table on which things happen."""

    replacing: tuple[tuple[int, int, int], ...] = ()  # the replacements that are running
    queueing = 0  # above 0, calls of verbs with packets wait
    flushing = False
    waiting: dict[tuple[str, tuple[Value, ...]], int]  # the calls that wait, with their sums

    @abstractmethod
    def body(self, body: Sequence[model.Statement], f: Frame) -> bool:
        """Run the whole body of an effect, and return whether it has done anything, or has nothing to do."""

    @abstractmethod
    def outcome(self, body: Sequence[model.Statement], f: Frame) -> bool:
        """Run statements, and return whether they have done anything."""

    @abstractmethod
    def block(self, body: Sequence[model.Statement], f: Frame) -> None:
        """Run statements."""

    # ---------------------------------------------------------------------------------------------- questions

    def pick(self, name: str, who: Thing, sort: str, options: Sequence[Option]) -> int:
        """Ask a player, and return the number of the option."""
        return self.ask(self, Question(name, self.seat_of(who), sort, tuple(options), self.source))

    # ----------------------------------------------------------------------------------------------- events

    def event(
        self, key: str, args: Args, do: Callable[[], object], affects: int | None = 0, stages: Sequence[str] = ALL
    ) -> bool:
        """Run one event, and return whether it was done."""
        return self.alone(self.staged(key, args, do, affects, stages))

    def alone(self, deed: Deed) -> bool:
        """Run all stages of one event, and return whether it was done."""
        try:
            while True:
                next(deed)
        except StopIteration as over:
            return bool(over.value)
        except Absent as error:  # a statement is skipped for what it needs itself, not for what happens in it
            raise Unsupported("something is nothing in an event") from error

    def at_once(self, happenings: Sequence[Happening]) -> list[bool]:
        """Let events happen at the same time: each stage for all of them. Return for each whether it was done."""
        since = len(self.aways)
        if len(happenings) < 2:
            return [self.from_source(one, self.begun(one)) for one in happenings]
        deeds = [(at, one, self.begun(one, since)) for at, one in enumerate(happenings)]
        done = [False] * len(deeds)
        outer, late = self.late, list[Heard]()
        for stage in STAGES:
            if stage == "do":
                self.late = late
            deeds = [each for each in deeds if self.goes_on(*each, done)]
        self.late = outer
        if outer is None:
            self.first_photograph = None
            self.fire(late)
        else:
            outer += late
        return done

    def goes_on(self, at: int, happening: Happening, deed: Deed, done: list[bool]) -> bool:
        """Run the next stage of an event of several; return whether it was not the last."""
        source, self.source = self.source, happening.source or self.source
        try:
            next(deed)
            return True
        except StopIteration as over:
            done[at] = bool(over.value)
            return False
        finally:
            self.source = source

    def from_source(self, happening: Happening, deed: Deed) -> bool:
        source, self.source = self.source, happening.source or self.source
        done = self.alone(deed)
        self.source = source
        return done

    def begun(self, happening: Happening, since: int | None = None) -> Deed:
        """The stages of what is to happen: a call of a verb, or a change of a condition."""
        if isinstance(happening.what, str):
            return self.calling(happening.what, happening.args, since)
        (of,) = happening.args
        assert isinstance(of, Thing)
        return self.becoming(happening.what, of, happening.word, since)

    def staged(
        self,
        key: str,
        args: Args,
        do: Callable[[], object],
        affects: int | None,
        stages: Sequence[str],
        since: int | None = None,
    ) -> Deed:
        """The stages of one event, one at a time. since: how often cards had gone away when the event began."""
        if "cannot" in stages and self.forbids(key, args):
            return False
        if "instead" in stages and self.replaced(key, affects, args):
            return False
        since = len(self.aways) if since is None else since
        yield
        if "before" in stages:
            self.fire([(one, args, self.left) for one in self.matching(self.spoken("before", key), args)])
        yield
        if "before" in stages and not all(self.is_kept(x, since) for x in args if isinstance(x, Thing)):
            return False
        if stages == ALL:
            self.history.append((key, tuple(args)))
        listening = self.audible(self.spoken("when", key)) if "when" in stages else []
        heard = [self.speaking_for(one) for one in self.matching(listening, args)]
        if "until" in stages:
            self.drop(self.ending(key, args, after=False))
        over = self.ending(key, args, after=True) if "next" in stages else []
        left: Gone = {}
        if heard:
            self.remembering.append(left)
        yield
        done = do() is not False
        yield
        self.remembering = [gone for gone in self.remembering if gone is not left]
        if "when" in stages:
            known = [one.same() for one in listening]
            new = [
                one for one in self.audible(self.spoken("when", key)) if one.effect is None and one.same() not in known
            ]
            heard += self.matching(new, args)
        self.drop(over)
        waiting: list[Heard] = [(one, args, left) for one in heard]
        if self.late is None:
            self.fire(waiting)
        else:
            self.late += waiting
        return done

    def call(self, verb: str, args: Args) -> bool:
        """Call a verb, and return whether it was done."""
        return self.alone(self.calling(verb, args))

    def calling(self, verb: str, args: Args, since: int | None = None) -> Deed:
        """The stages of a call: inside `together`, the numbers of its packets are added up instead."""
        declared, args = self.rules.verbs[verb], self.given(verb, args)
        if declared.packet and self.queueing:
            at = [role.name for role in declared.roles].index(declared.packet)
            amount = args[at]
            assert isinstance(amount, int)
            others = verb, (*args[:at], *args[at + 1 :])
            self.waiting[others] = self.waiting.get(others, 0) + amount
            return amount != 0 or declared.packet not in declared.needs
        names = {role.name: value for role, value in zip(declared.roles, args, strict=True)}
        if any(names[role] == 0 for role in declared.needs):
            return False
        if self.does(verb) and self.kept_out(args[0], verb.partition(" ")[0]):
            return False
        subject = declared.roles[0].name

        def do() -> bool:
            return self.body(declared.body, Frame(names=names, memory=Memory(subject=subject, began=len(self.aways))))

        return (yield from self.staged(verb, args, do, self.affects(declared), ALL, since))

    def affects(self, verb: model.Verb) -> int | None:
        """The number of the role that names the player whom the event of a verb is about."""
        if verb.affects:
            return [role.name for role in verb.roles].index(verb.affects)
        return next((at for at, role in enumerate(verb.roles) if self.rules.is_player(role.type.of)), None)

    def affected(self, affects: int | None, args: Args) -> Thing:
        who = args[affects] if affects is not None else None
        assert who is None or isinstance(who, Thing)
        if who is not None and who not in self.seats:
            who = self.you(who)
        return self.current if who is None else who

    def replaced(self, key: str, affects: int | None, args: Args) -> bool:
        """Run a replacement in place of an event, and return whether one ran."""
        found = [*self.spoken("instead", key), *self.spoken("may instead", key)]
        found.sort(key=self.moment_of)
        waiting = [one for one in self.matching(found, args) if one.same() not in self.replacing]
        used = self.replacing
        while waiting:
            affected = self.affected(affects, args)
            one = waiting.pop(self.which(affected, waiting))
            if one.sort == "may instead" and not self.accepted(one, affected):
                continue
            self.replacing = (*used, one.same())
            self.run(one, args)
            self.replacing = used
            return True
        return False

    @staticmethod
    def moment_of(one: Spoken) -> int:
        return one.effect.moment if one.effect is not None else one.this.since if one.this is not None else 0

    def accepted(self, one: Spoken, affected: Thing) -> bool:
        source, self.source = self.source, one.this
        answer = self.agrees("may", self.you_of(one) or affected)
        self.source = source
        return answer

    def agrees(self, name: str, who: Thing) -> bool:
        return not self.silent(who) and self.pick(name, who, "ask", ["yes", "no"]) == 0

    def fire(self, waiting: Sequence[Heard]) -> None:
        """Run triggers: first those of rules, then those of cards in the order that a player chooses."""
        if not waiting:
            return
        self.queueing += self.flushing
        outer, holding = self.left, list[Heard]()
        for one, args, self.left in waiting:
            if one.sort != "when" or self.holds_after(one, args):
                holding.append((one, args, self.left))
        since = len(self.aways)
        whose = {id(one): self.you_of(one) for one, _, _ in holding}
        while holding:
            abilities = [one for one, _, _ in holding]
            rule = next((at for at, one in enumerate(abilities) if one.this is None), None)
            one, args, self.left = holding.pop(self.first_of(abilities, whose) if rule is None else rule)
            if not self.is_spent(one):
                self.run(one, args, since)
        self.left = outer
        self.queueing -= self.flushing

    def speaking_for(self, one: Spoken) -> Spoken:
        """A trigger with its `you` of now: its card can leave play in the event."""
        return replace(one, you=self.you(one.this)) if isinstance(one.you, str) else one

    def holds_after(self, one: Spoken, args: Args) -> bool:
        """Whether the `if` of a `when` holds after its event, all at one moment."""
        node = one.node
        assert isinstance(node, model.Ability) and node.event is not None
        if node.condition is None:
            return True
        f = self.bound(node.event, self.frame(one), args)
        f.memory = self.memory_of(one, f)
        return self.holds(node.condition, f)

    def memory_of(self, one: Spoken, f: Frame) -> Memory:
        """What a body knows of cards when it begins: that of a `when` remembers the cards that left in the event."""
        if one.sort != "when":
            return Memory(began=len(self.aways))
        return Memory(before=frozenset(["this", *f.names]), event=self.left, began=len(self.aways))

    def first_of(self, waiting: Sequence[Spoken], whose: dict[int, Thing | None]) -> int:
        """The number of the trigger of a card that runs first. whose: the player of each."""
        if self.rules.triggers_by is not None:
            return self.which(self.thing(self.rules.triggers_by, Frame()), waiting)
        for who in self.in_turn(self.current, self.seat_of):
            own = [at for at, one in enumerate(waiting) if whose[id(one)] is who]
            if own:
                return own[self.which(who, [waiting[at] for at in own])]
        return self.which(self.current, waiting)

    def which(self, who: Thing, waiting: Sequence[Spoken]) -> int:
        if len(waiting) == 1 or self.silent(who):
            return 0
        return self.pick("order", who, "ability", list(waiting))

    def run(
        self, one: Spoken, args: Args = (), since: int | None = None, gathers: list[Happening] | None = None
    ) -> None:
        """Run the body of an ability.

        since: how often cards had gone away after the event to which it reacts. gathers: here is put what the body lets
        happen, to be done later.
        """
        node = one.node
        assert isinstance(node, model.Ability)
        f = self.frame(one)
        if node.event is not None:
            f = self.bound(node.event, f, args)
        f.gathers = gathers
        if node.once:
            self.spent.append(Use(node.once, one.same(), node, one.this))
            f.declined = model.only_offer(node.body)
        source, self.source = self.source, one.this
        f.memory = self.memory_of(one, f)
        if since is not None and node.event is not None:
            f.memory.since = dict.fromkeys(["this", *filter(None, node.event.names)], since)
        outer = self.acting
        self.runs += 1
        self.acting = self.runs
        self.body(node.body, f)
        self.fade()
        self.source, self.acting = source, outer

    # ---------------------------------------------------------------------------------------- state checks

    def settle(self) -> None:
        """Run state checks until no condition is true."""
        while due := [one for one in self.spread(self.spoken("whenever", "")) if self.is_due(one)]:
            happenings: list[Happening] = []
            for one in due:
                if self.is_due(one):
                    assert isinstance(one.node, model.Ability)
                    found: list[Happening] = []
                    self.run(one, gathers=found if is_gathered(one.node.body) else None)
                    happenings += [replace(each, source=one.this) for each in found]
            self.at_once(happenings)

    def is_due(self, one: Spoken) -> bool:
        assert one.condition is not None
        return self.holds(one.condition, self.frame(one))

    # -------------------------------------------------------------------------------------------- packets

    def together(self, body: Sequence[model.Statement], f: Frame) -> bool:
        """Let all that a block does happen at the same time, and then what it has added up; return whether any was."""
        outer, f.gathers = f.gathers, []
        self.block(body, f)
        happenings, f.gathers = f.gathers, outer
        self.queueing += 1
        done = self.at_once(happenings)
        self.queueing -= 1
        self.run_packets()
        return any(done)

    def run_packets(self) -> None:
        if self.queueing or self.flushing:
            return
        self.flushing = True
        while self.waiting:
            batch, self.waiting = self.waiting, {}
            first = self.rules.packets_from
            seats = self.in_turn(self.current if first is None else self.thing(first, Frame()), self.seat_of)
            calls: list[tuple[int, Happening]] = []
            for (key, others), amount in batch.items():
                verb = self.rules.verbs[key]
                at = [role.name for role in verb.roles].index(verb.packet)
                args = (*others[:at], amount, *others[at:])
                calls.append((seats.index(self.affected(self.affects(verb), args)), Happening(key, args)))
            calls.sort(key=lambda call: call[0])
            self.at_once([call for _, call in calls])
            self.settle()
        self.flushing = False

    # ---------------------------------------------------------------------------------------------- slots

    def perform(self, slot: str, card: Thing, you: Thing, arguments: Sequence[Value]) -> bool:
        """Perform a slot of a card, if it can be used; return whether it was used."""
        if not self.has_slot(card, slot, you):
            return False
        stages = [stage for stage in ALL if stage != "cannot"]
        args = (card, you, *arguments)
        return self.event(contract.slot(slot), args, lambda: self.carry_out(slot, card, you, arguments), 1, stages)

    def carry_out(self, slot: str, card: Thing, you: Thing, arguments: Sequence[Value]) -> None:
        for ability in self.slot_abilities(card, slot):
            if not self.is_usable(ability, card, you):
                continue
            if ability.once:
                self.spent.append(Use(ability.once, (id(ability), card.number, 0), ability, card))
            if ability.cost is not None:
                self.call(self.rules.pays, [you, self.number(ability.cost, Frame(card, you))])
            names = {name: value for (name, _), value in zip(ability.parameters, arguments, strict=True)}
            source, self.source = self.source, card
            self.body(ability.body, Frame(card, you, names))
            self.source = source

    # --------------------------------------------------------------------------------------------- scopes

    def becoming(self, found: model.Property, of: Thing, word: str, since: int | None = None) -> Deed:
        """The stages of a change of a condition."""
        key = found.owner, found.name

        def do() -> None:
            of.state[key] = word

        affects = 0 if self.rules.is_player(found.owner) else None
        return (yield from self.staged(contract.becoming(found.owner, found.name, word), [of], do, affects, ALL, since))

    def start_scope(self, name: str) -> None:
        self.event(contract.starting(name), [self.current], lambda: self.open_scope(name))

    def finish_scope(self, name: str) -> None:
        self.event(contract.ending(name), [self.current], lambda: self.end_scope(name))

    def open_scope(self, name: str) -> None:
        self.marks[name] = len(self.history)
        self.spent = [use for use in self.spent if use.scope != name]


def is_gathered(body: Sequence[model.Statement]) -> bool:
    """Whether what a state check does happens at the same time as what the others do: if it is a single event, or a
    line with `each`.
    """
    if len(body) != 1:
        return False
    (only,) = body
    if isinstance(only, model.If):
        return is_gathered(only.then) and (not only.otherwise or is_gathered(only.otherwise))
    return is_happening(only)


def is_happening(line: model.Statement) -> bool:
    """Whether a line is an event, or an event of each of several things."""
    if isinstance(line, model.ForEach) and line.inline:
        return is_happening(line.body[0])
    return isinstance(line, model.Call | model.Become)
