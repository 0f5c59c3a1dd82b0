"""Statements in the second interpreter. A statement that needs a thing which is nothing does nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from typing import assert_never, get_args

from ombre.compiler import model

from .abilities import lines, names_made
from .asking import Asking
from .events import Happening, is_happening
from .things import LATER, Absent, Ended, Frame, Memory, Thing, TurnedDown, Unsupported, Value
from .values import in_play

FEW_RUNS = 20
ALWAYS = 1 << 60  # a name means its cards whatever becomes of them


class Effects(Asking, ABC):
    """A table on which statements run."""

    @abstractmethod
    def window(self, node: model.Window, f: Frame) -> None:
        """Run a window inside an effect."""

    @abstractmethod
    def told(self) -> str:
        """All that can affect the rest of the game, as text."""

    outcomes: list[bool]  # whether each running body, or action whose outcome is asked for, has done anything

    def body(self, body: Sequence[model.Statement], f: Frame) -> bool:
        """Run the whole body of an effect, which reads the cards that it moves out of play as they last were."""
        f.memory = f.memory or Memory(began=len(self.aways))
        self.remembering.append(f.memory.gone)
        try:
            has_deeds = any(isinstance(part, DEEDS) for line in body for part in model.walk(line))
            return self.outcome(body, f) or not has_deeds
        finally:
            self.remembering.pop()

    def outcome(self, body: Sequence[model.Statement], f: Frame) -> bool:
        """Run statements, and return whether they have done anything."""
        depth = len(self.outcomes)
        self.outcomes.append(False)
        try:
            self.block(body, f)
            return self.outcomes[depth]
        finally:
            del self.outcomes[depth:]

    def done(self, was: bool = True) -> None:
        """Note that the innermost body has done something."""
        if self.outcomes:
            self.outcomes[-1] |= was

    def attempt(self, node: model.Attempt, f: Frame) -> None:
        """Run an action, and name those who have done it."""
        act, did = node.act, list[Thing]()
        if isinstance(act, model.ForEach) and is_happening(act):
            did += self.doers(act, f)
        elif isinstance(act, model.ForEach):
            found, since = list(self.members(act.what, f)), len(self.aways)
            stray(act.body, f)
            for one in found:
                f.names[act.name] = one
                name_anew([act.name], f, since)
                if self.outcome(act.body, f):
                    did.append(one)
        elif isinstance(act, model.MayDo):
            taker = self.offered(act.offer, f)
            did += [] if taker is None else [taker]
        else:
            who = act.arguments[0] if isinstance(act, model.Call) else None
            who = act.card if isinstance(act, model.Perform) else act.who if isinstance(act, model.May) else who
            assert who is not None and not isinstance(who, model.Those)
            one = self.thing(who, f)
            f.attempted = act if isinstance(act, model.May) else None
            did += [one] if self.outcome([act], f) else []
        f.names[node.name] = tuple(did)
        self.done(bool(did))

    def doers(self, line: model.ForEach, f: Frame) -> list[Thing]:
        """Let an event happen to each of several things; return those of which something came."""
        ones: list[Thing] = []
        happenings: list[Happening] = []
        since = len(self.aways)
        for one in list(self.members(line.what, f)):
            f.names[line.name] = one
            name_anew([line.name], f, since)
            with suppress(Absent):
                happenings += self.happenings(line.body[0], f)
                ones += [one] * (len(happenings) - len(ones))
        return [one for one, done in zip(ones, self.at_once(happenings), strict=True) if done]

    def block(self, body: Sequence[model.Statement], f: Frame) -> None:
        for at, statement in enumerate(body):
            try:
                if self.is_pointless(statement, body[at + 1 :], f):
                    raise Absent
                self.statement(statement, f)
            except Absent:
                for name in names_made(statement) if isinstance(statement, BINDING) else ():
                    f.names[name] = () if makes_set(statement) else None
                if isinstance(statement, model.RevealUntil):
                    f.names[statement.rest] = ()
            if f.memory is not None:
                since = ALWAYS if isinstance(statement, model.Attempt) else len(self.aways)
                name_anew(model.named_later(statement), f, since)
                if isinstance(statement, model.Change | model.Become):
                    self.forget(statement.owner, f, f.memory)
                stray([statement], f)

    def forget(self, said: model.Expression | None, f: Frame, memory: Memory) -> None:
        """A card that an effect changes after it has left is read as it is now."""
        name = "this" if isinstance(said, model.This) else said.name if isinstance(said, model.Local) else ""
        x = self.value(said, f) if said is not None and name else None
        if isinstance(x, Thing) and not self.is_live(x):
            if name not in memory.fresh or name in memory.before:
                memory.gone.pop(x, None)
                self.left.pop(x, None)

    def statement(self, node: model.Statement, f: Frame) -> None:
        """Run one statement; raise Absent, before anything has changed, if it needs a thing that is nothing."""
        match node:
            case model.Choose() | model.ChooseSome() | model.ChooseValue() | model.ChooseNumber() | model.Roll():
                self.choice(node, f)
            case model.ChooseOne() | model.May():
                self.choice(node, f)
            case model.MayDo():
                self.done(self.offered(node.offer, f) is not None)
            case model.Attempt():
                self.attempt(node, f)
            case model.If() | model.Table() | model.Repeat() | model.RepeatUntil() | model.Together():
                self.control(node, f)
            case model.ForEach() | model.ForItem() | model.ForValue():
                self.loop(node, f)
            case model.Modify() | model.Forbid() | model.Grant() | model.Listen() | model.Copy() | model.Blank():
                self.lasting(node, f)
                self.done()
            case model.Put() | model.PutEvery() | model.Require():
                self.setup_item(node, f)
            case model.Move() | model.Shuffle() | model.Swap() | model.Reveal() | model.RevealUntil():
                self.card_deed(node, f)
                self.done()
            case model.Show() | model.Tell():
                self.seen(node, f)
                self.done()
            case (
                model.Brings()
                | model.RunSetup()
                | model.RunFlow()
                | model.RunStep()
                | model.MakeCurrent()
                | model.AllPass()
                | model.Answer()
            ):
                raise Unsupported("a line of a scenario")
            case _:
                self.deed(node, f)

    @abstractmethod
    def offered(self, offer: model.Offer, f: Frame) -> Thing | None:
        """Let a player take an offer or pass; return who has taken it, if it was done."""

    # --------------------------------------------------------------------------------------------- deeds

    def deed(self, node: Plain, f: Frame) -> None:
        self.one_deed(node, f)
        if not isinstance(node, model.Call | model.Become | model.Perform | model.Let):
            self.done()

    def one_deed(self, node: Plain, f: Frame) -> None:
        match node:
            case model.Call() | model.Become():
                self.several(self.happenings(node, f), f)
            case model.Let():
                if isinstance(node.value, model.Those):
                    f.names[node.name] = tuple(self.members(node.value, f))
                else:
                    f.names[node.name] = self.value(node.value, f)
            case model.Change():
                self.change(node, f)
            case model.Perform():
                card, you = self.thing(node.card, f), self.thing(node.you, f)
                self.done(self.perform(node.slot, card, you, [self.needed(one, f) for one in node.arguments]))
            case model.Window():
                self.window(node, f)
            case model.StartFlow():
                self.starting.append((node.flow, self.current if node.who is None else self.thing(node.who, f)))
            case model.EndFlow():
                self.ending_flows.append(node.flow)
            case model.EndEffects():
                self.drop([e for e in self.effects if e.source is not None and self.is_a(e.source, node.kind)])
            case model.EndGame():
                self.end(node.result, None if node.winners is None else self.winning(node.winners, f))
            case model.ScopeEdge():
                (self.start_scope if node.edge == "starts" else self.finish_scope)(node.scope)
            case model.Join():
                f.names[node.name] = self.join(node.kind)
            case model.Leave():
                self.leave_game(self.thing(node.who, f))
            case _:
                assert_never(node)

    starting: list[tuple[str, Thing]]  # the flows that start after this unit
    ending_flows: list[str]  # the flows that end after this unit

    def winning(self, node: model.Phrase, f: Frame) -> list[Thing]:
        return self.members(node, f) if isinstance(node, model.Those) else [self.thing(node, f)]

    @abstractmethod
    def leave_game(self, who: Thing) -> None:
        """Let a player leave the game."""

    def end(self, result: str, winners: Sequence[Thing] | None) -> None:
        """End the game; if it is not said who wins, those have won to whom it returns most, of those who are left."""
        self.result = result
        if winners is not None:
            self.winners = [who for who in self.things if who in winners]
        elif self.rules.returns:
            left = [who for who in self.seats if who not in self.out]
            returned = [sum(self.returned(one, who) for one in self.rules.returns) for who in left]
            self.winners = [who for who, number in zip(left, returned, strict=True) if number == max(returned)]
        raise Ended

    def returned(self, one: model.Worth, who: Thing) -> int:
        f = Frame(who, who)
        if not self.is_a(who, one.kind) or one.condition is not None and not self.holds(one.condition, f):
            return 0
        return self.number(one.amount, f)

    def change(self, node: model.Change, f: Frame) -> None:
        found = node.property
        of = self.thing(node.owner, f) if node.owner is not None else None
        index = self.index(node.index, f) if node.index is not None else None
        state, rows = (self.state, self.rows) if of is None else (of.state, of.rows)
        key = found.owner, found.name
        amount = self.stored(node.amount, f)
        if found.type == model.NUMBER:
            old = self.held(found, of) if index is None else rows[key][index]
            assert isinstance(amount, int) and isinstance(old, int)
            if node.operator != "becomes":
                amount = amount if found.signed else max(0, amount)
                amount = old + amount if node.operator == "rises" else old - amount
            amount = in_play(self.within(found, of, node.operator, amount))
        if index is None:
            state[key] = amount
            self.refer(state, key)
        else:
            rows[key][index] = amount

    def stored(self, node: model.Expression, f: Frame) -> Value:
        """A value that is to be stored: a property that refers to nothing is stored as nothing."""
        if isinstance(node, model.Read):
            return self.value(node, f)
        return self.needed(node, f)

    def within(self, found: model.Property, of: Thing | None, operator: str, amount: int) -> int:
        """A new amount, within the bounds of its property."""
        if found.sort != "state":
            return amount
        state = self.rules.state(found)
        if state.most is not None and operator != "falls":
            most = self.read(state.most, Frame()) if of is None else self.value_of(state.most.property, of)
            assert isinstance(most, int)
            amount = min(amount, most)
        return amount if state.least is None else max(amount, state.least)

    # --------------------------------------------------------------------------------------- cards and zones

    def card_deed(
        self, node: model.Move | model.Shuffle | model.Swap | model.Reveal | model.RevealUntil, f: Frame
    ) -> None:
        match node:
            case model.Move():
                self.do_move(node, f)
            case model.Shuffle():
                place = self.place_of(node.zone, f)
                place.cards = self.shuffled(place.cards)
            case model.Swap():
                self.do_swap(node, f)
            case model.Reveal():
                number = self.number(node.number, f) if node.number is not None else 1
                who = self.thing(node.who, f) if node.who is not None else None
                card = self.item(self.place_of(node.zone, f), number)
                f.names[node.name] = card
                self.show([card] if card is not None else [], None if who is None else self.seat_of(who))
            case model.RevealUntil():
                self.do_reveal_until(node, f)

    def do_move(self, node: model.Move, f: Frame) -> None:
        place, bottom = self.place_of(node.zone, f), node.end == "bottom"
        what = node.what
        if isinstance(what, model.Those) or isinstance(what, model.Local) and what.type.tag == "set":
            self.move_all(self.those(what, f), place, bottom)
        else:
            self.move(self.thing(what, f), place, bottom)

    def do_swap(self, node: model.Swap, f: Frame) -> None:
        left, right = node.left, node.right
        if not (isinstance(left, model.Read) and isinstance(right, model.Read) and left.property.sort == "zone"):
            self.swap(self.thing(left, f), self.thing(right, f))
            return
        here, there = self.place_of(left, f), self.place_of(right, f)
        mine, other = list(here.cards), list(there.cards)
        self.move_all(mine, there, bottom=True)
        self.move_all(other, here, bottom=True)

    def do_reveal_until(self, node: model.RevealUntil, f: Frame) -> None:
        place = self.place_of(node.zone, f)
        self.require(node.condition, f)
        before: list[Thing] = []
        f.names[node.name], f.names[node.rest] = None, ()
        while True:
            if len(place.cards) <= len(before):
                self.refill(place)
            if len(place.cards) <= len(before):
                break
            card = place.cards[len(before)]
            f.names[node.name], f.names[node.rest] = card, tuple(before)
            if self.holds(node.condition, f):
                self.show([*before, card], None)
                return
            before.append(card)
        f.names[node.name], f.names[node.rest] = None, tuple(before)
        self.show(before, None)

    def seen(self, node: model.Show | model.Tell, f: Frame) -> None:
        """Show cards, or tell whether a fact of a card is something."""
        if isinstance(node, model.Tell):
            read = node.condition.left
            assert isinstance(read, model.Read) and read.owner is not None
            cards = [self.thing(read.owner, f)]
            options = [self.needed(option, f) for option in node.condition.options]
            what = f"tell {read.property.name} {' '.join(map(str, options))}"
        else:
            what, shown = "show", node.what
            if isinstance(shown, model.Those) or self.is_set(shown):
                cards = self.those(shown, f)
            else:
                cards = [self.thing(shown, f)]
        if isinstance(node.who, model.Those):
            for who in self.members(node.who, f):
                self.show(cards, self.seat_of(who), what)
        else:
            self.show(cards, None if node.who is None else self.seat_of(self.thing(node.who, f)), what)

    @staticmethod
    def is_set(node: model.Expression) -> bool:
        if isinstance(node, model.Read):
            return node.property.sort == "zone"
        return isinstance(node, model.Local) and node.type.tag == "set"

    # ---------------------------------------------------------------------------------------------- blocks

    def control(
        self, node: model.If | model.Table | model.Repeat | model.RepeatUntil | model.Together, f: Frame
    ) -> None:
        match node:
            case model.If():
                self.block(node.then if self.holds(node.condition, f) else node.otherwise, f)
            case model.Table():
                numbers = [f.names[axis] for axis in node.axes]
                self.block(next((c.body for c in node.cells if is_at(c, numbers)), node.otherwise), f)
            case model.Repeat():
                stray(node.body, f)
                for number in range(1, self.number(node.times, f) + 1):
                    if node.name:
                        f.names[node.name] = number
                    if node.condition is not None and not self.holds(node.condition, f):
                        break
                    self.block(node.body, f)
            case model.RepeatUntil():
                self.repeat_until(node, f)
            case model.Together():
                if f.gathers is not None:
                    self.block(node.body, f)
                else:
                    self.done(self.together(node.body, f))

    def repeat_until(self, node: model.RepeatUntil, f: Frame) -> None:
        """Run a block until its condition is true; from the twentieth run on, also until a run changes nothing."""
        before = ""
        stray(node.body, f)
        for run in count():
            if self.holds(node.condition, f):
                return
            if run >= FEW_RUNS:
                before, last = self.told(), before
                if before == last:
                    return
            self.block(node.body, f)

    def loop(self, node: model.ForEach | model.ForItem | model.ForValue, f: Frame) -> None:
        if isinstance(node, model.ForEach) and node.at_once:
            self.choosing_at_once(node, f)
            return
        if is_happening(node):
            self.several(self.happenings(node, f), f)
            return
        found: Sequence[Value]
        match node:
            case model.ForEach():
                found = self.members(node.what, f)
            case model.ForItem():
                found = self.listed(node.of, f)
            case model.ForValue():
                found = self.model.values[node.list].words
        stray(node.body, f)
        since = len(self.aways)
        for one in list(found):
            f.names[node.name] = one
            name_anew([node.name], f, since)
            self.block(node.body, f)

    def several(self, happenings: list[Happening], f: Frame) -> None:
        """Let events happen at the same time, now, or with others later."""
        if f.gathers is not None:
            f.gathers += happenings
        else:
            self.done(any(self.at_once(happenings)))

    def happenings(self, line: model.Statement, f: Frame) -> list[Happening]:
        """What a line lets happen, if it is an event, or an event of each of several things."""
        if isinstance(line, model.ForEach):
            found: list[Happening] = []
            since = len(self.aways)
            for one in list(self.members(line.what, f)):
                f.names[line.name] = one
                name_anew([line.name], f, since)
                with suppress(Absent):
                    found += self.happenings(line.body[0], f)
            return found
        if isinstance(line, model.Become):
            of, word = self.thing(line.owner, f), self.value(line.value, f)
            assert isinstance(word, str)
            same = of.state[line.property.owner, line.property.name] == word
            return [] if same else [Happening(line.property, [of], word)]
        assert isinstance(line, model.Call)
        return [Happening(line.verb, [self.argument(one, f) for one in line.arguments])]

    def choosing_at_once(self, node: model.ForEach, f: Frame) -> None:
        """First all choose; then what all have chosen moves; then the rest runs for one after the other."""
        first, rest = node.body[: node.at_once], node.body[node.at_once :]
        names = [node.name, *(name for line in first for name in names_made(line) if isinstance(line, BINDING))]
        chosen: list[dict[str, Value]] = []
        moved = False
        for x in self.members(node.what, f):
            f.names[node.name] = x
            self.block(first, f)
            chosen.append({name: f.names[name] for name in names})
        while rest and isinstance(rest[0], model.Move) and isinstance(rest[0].what, model.Local):
            if rest[0].what.name not in names:
                break
            together, live = self.photograph(), [x for x in self.things if self.is_live(x)]
            for its in chosen:
                f.names.update(its)
                self.block(rest[:1], f)
            for gone in self.remembering:  # all leave at one moment
                gone.update((x, together) for x in live if not self.is_live(x))
            rest, moved = rest[1:], True
        is_one = len(rest) == 1 and is_happening(rest[0])
        if not is_one:
            stray(rest, f)
        since = len(self.aways)
        happenings: list[Happening] = []
        for its in chosen:
            f.names.update(its)
            if f.memory is not None:
                f.memory.since |= dict.fromkeys(names, since)
            if not moved:
                name_anew(names, f, since)
            if is_one:
                with suppress(Absent):
                    happenings += self.happenings(rest[0], f)
            else:
                self.block(rest, f)
        self.several(happenings, f)

    # ------------------------------------------------------------------------------------- what lasts

    def lasting(
        self,
        node: model.Modify | model.Forbid | model.Grant | model.Listen | model.Copy | model.Blank,
        f: Frame,
    ) -> None:
        this, you, names = f.this, f.you, self.names_now(f)
        live = Frame(this, you, dict(names))
        if not isinstance(node, model.Grant | model.Listen):
            self.require(node, f)
        match node:
            case model.Modify():
                (one,) = lines(as_static(node), this, names=names)
                one.you, one.amount = you, self.number(node.amount, f)
                about = [] if isinstance(node.what, model.Those | model.You) else [self.value(node.what, f)]
                self.begin(f, "ability", node.duration, one, about=about)
            case model.Forbid():
                (one,) = lines(as_static(node), this, names=names)
                one.you = you
                self.begin(f, "ability", node.duration, one, about=self.told_in(node.event, f))
            case model.Listen():
                (one,) = lines(node.ability, this, names=names)
                one.you = you
                effect = self.begin(f, "ability", node.duration, one)
                effect.heard_once = one if node.once else None
            case model.Grant():
                who = None if isinstance(node.who, model.Those) else self.thing(node.who, f)
                for ability in node.abilities:
                    for one in lines(ability, who, names=names):
                        if isinstance(node.who, model.Those):
                            one.among, one.giver = node.who, live
                        one.you = LATER
                        self.begin(f, "ability", node.duration, one, on=who)
            case model.Copy():
                copied = self.face(self.thing(node.model, f))
                self.begin(f, "copy" if node.whole else "lent", node.duration, on=self.thing(node.what, f), card=copied)
            case model.Blank():
                if isinstance(node.what, model.Those):
                    (one,) = lines(as_static(node), None, names=names)
                    one.giver = live
                    self.begin(f, "ability", node.duration, one)
                else:
                    self.begin(f, "blank", node.duration, on=self.thing(node.what, f))

    # ------------------------------------------------------------------------------------------- set-up

    def setup_item(self, node: model.Put | model.PutEvery | model.Require, f: Frame) -> None:
        match node:
            case model.Put():
                number = 1 if node.number is None else self.number(node.number, f)
                for _ in range(number if len(node.names) == 1 else len(node.names)):
                    card = self.put(node.card, self.place_of(node.zone, f), self.owner_in(node.zone, f))
                    if node.having is not None:
                        found, value = node.having
                        card.state[found.owner, found.name] = self.value(value, f)
            case model.PutEvery():
                self.put_every(node, f)
            case model.Require():
                if not self.compared(node.condition, f):
                    self.unmet.append(node.name)

    unmet: list[str]  # the requirements of the set-up that do not hold
    took = False  # whether this part of the set-up has used the decks

    def owner_in(self, zone: model.Read, f: Frame) -> Thing | None:
        """The player who owns cards that are put in a zone."""
        for who, kind in ((zone.owner, zone.property.owner), (zone.index, zone.property.per)):
            if who is not None and self.model.is_a(kind, "player"):
                return self.thing(who, f)
        return None

    def put_every(self, node: model.PutEvery, f: Frame) -> None:
        place, owner = self.place_of(node.zone, f), self.owner_in(node.zone, f)
        own: dict[str, int] | None = None
        if node.bringer is not None:
            bringer = self.thing(node.bringer, f)
            own = next((cards for who, _, cards in self.brought if who is bringer), dict[str, int]())
            self.took = True
        made: list[model.Card] = []
        for card in self.rules.cards.values():
            if not self.model.is_a(card.kind, node.what.kind) and node.what.kind != "card":
                continue
            sample = Thing(len(self.things), card.kind, card, owner)  # on no table: only to be tested
            self.set_all(sample)
            if not self.fits(node.what, sample, f):
                continue
            number = 1 if own is None else own.get(card.id, 0)
            if node.copies is not None:
                copies = self.fact(node.copies, sample)
                assert isinstance(copies, int)
                number = copies
            made += [card] * number
        cards = [self.new(card.kind, card, owner) for card in made]
        for thing in cards:
            self.move(thing, place, bottom=True)

    def refuse_unmet(self) -> None:
        """Refuse the game if a requirement of a part of the set-up does not hold."""
        missing = self.left_over() if self.took else []
        if self.unmet or missing:
            raise TurnedDown(tuple(dict.fromkeys((*self.unmet, *missing))))
        if self.took:
            self.brought, self.took = [], False


Plain = (
    model.Call
    | model.Let
    | model.Change
    | model.Become
    | model.Perform
    | model.Window
    | model.StartFlow
    | model.EndFlow
    | model.EndEffects
    | model.EndGame
    | model.ScopeEdge
    | model.Join
    | model.Leave
)

BINDING = (
    model.Attempt,
    model.Choose,
    model.ChooseSome,
    model.ChooseValue,
    model.ChooseNumber,
    model.Let,
    model.Reveal,
    model.RevealUntil,
    model.Roll,
    model.Join,
)
"""Statements that bind a name for the statements after them."""


DEEDS = tuple(
    one for one in (*get_args(model.Deed), *get_args(model.Lasting), model.MayDo, model.Window) if one is not model.Let
)
"""Statements that do something, other than to ask, to name or to run others."""


ACTING = (
    model.Call,
    model.Become,
    model.Perform,
    model.Move,
    model.Swap,
    model.MayDo,
    model.Window,
    model.ScopeEdge,
    model.Leave,
)
"""Statements that can move cards out of play."""


def stray(body: Sequence[model.Statement], f: Frame) -> None:
    """If statements can move cards, the names until now can mean cards that have left."""
    if f.memory is not None and any(isinstance(part, ACTING) for line in body for part in model.walk(line)):
        f.memory.fresh.clear()


def name_anew(names: Sequence[str], f: Frame, since: int) -> None:
    """A line, or the next round of a loop, binds names, which mean their cards from a moment on."""
    if f.memory is not None:
        f.memory.fresh |= {*names}
        f.memory.since |= dict.fromkeys(names, since)


def makes_set(node: model.Node) -> bool:
    is_set = isinstance(node, model.Let) and isinstance(node.value, model.Those)
    return is_set or isinstance(node, model.ChooseSome | model.Attempt)


def is_at(cell: model.TableCell, numbers: Sequence[Value]) -> bool:
    """Whether a cell of a table is for these numbers."""
    for span, number in zip(cell.spans, numbers, strict=True):
        assert isinstance(number, int)
        if span is not None and not span[0] <= number <= span[1]:
            return False
    return True


def as_static(node: model.Modify | model.Forbid | model.Blank) -> model.Ability:
    """A line that lasts, as if it stood on a card."""
    return model.Ability(node.span, "static", (node,))
