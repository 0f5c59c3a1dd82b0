"""Expressions, noun phrases and conditions in the second interpreter."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import assert_never

from ombre.compiler import model

from .table import Table
from .things import Absent, Beyond, CellOf, Frame, Photograph, Place, Thing, Unsupported, Value

MOST = 2147483647


def in_play(number: int) -> int:
    """A number that is in play; raise Beyond if it is too large, or if its negative is."""
    if abs(number) > MOST:
        raise Beyond(MOST)
    return number


class Values(Table, ABC):
    """A table on which expressions have values, and conditions hold or do not."""

    @abstractmethod
    def fact(self, found: model.Property, of: Thing) -> Value:
        """The value of a printed fact, with all modifiers."""

    @abstractmethod
    def can(self, verb: str, arguments: Sequence[Value]) -> bool:
        """Whether nothing forbids a call."""

    @abstractmethod
    def has_slot(self, card: Thing, slot: str, you: Thing | None) -> bool:
        """Whether a card has a slot, may use it now, and its cost can be paid by `you`."""

    # ---------------------------------------------------------------------------------------- expressions

    def value(self, node: model.Expression, f: Frame) -> Value:
        """The value of an expression, or None."""
        match node:
            case model.Number():
                return node.value
            case model.Value():
                return node.word
            case model.Local() | model.This():
                return self.still(node, f)
            case model.You():
                return f.you
            case model.Current():
                return self.current
            case model.Owner():
                return self.thing(node.of, f).owner
            case model.Source():
                return self.source
            case model.Beginning():
                return self.beginning
            case model.SeatAfter():
                return self.seat_after(self.seat_of(self.thing(node.who, f)), self.number(node.steps, f))
            case model.Neighbour():
                card = self.thing(node.of, f)
                with self.at(self.past_of(node.of, card, None, f)):
                    return self.neighbour(card, 1 if node.side == "after" else -1)
            case model.CardIn():
                cards = self.place_of(node.zone, f).cards
                return next((x for x in cards if x.card is not None and x.card.id == node.card), None)
            case model.Nothing():
                return None
            case model.Read():
                return self.read(node, f)
            case model.Item():
                cells = self.cells(node.of, f)
                number = self.number(node.number, f)
                return cells[number - 1] if 0 < number <= len(cells) else CellOf(None, 0)
            case model.Mark():
                return self.cell(node.cell, f).word
            case model.Size():
                return self.cell(node.cell, f).size
            case model.Arithmetic():
                return self.calculated(node, f)
            case model.Quotient():
                of, by = self.number(node.of, f), self.number(node.by, f)
                return 0 if by == 0 else -(-of // by) if node.rounded == "up" else of // by
            case model.Count():
                return self.count(node, f)
            case model.Total():
                return self.total(node, f)
            case model.Top():
                return self.top(self.place_of(node.zone, f))
            case model.ById() | model.Seat():
                raise Unsupported("a line of a scenario")
            case _:
                assert_never(node)

    def still(self, node: model.Local | model.This, f: Frame) -> Value:
        """What a name, or `this`, means; nothing if the card has been away, and of a set, those that have not."""
        if isinstance(node, model.This):
            return self.still_means("this", f.this, f)
        return self.still_means(node.name, f.names[node.name], f)

    def names_now(self, f: Frame) -> dict[str, Value]:
        """What all names mean."""
        return {name: self.still_means(name, value, f) for name, value in f.names.items()}

    def still_means(self, name: str, found: Value, f: Frame) -> Value:
        memory = f.memory
        if memory is None or name in f.inner or name == memory.subject:
            return found
        since = memory.since.get(name, memory.began)
        if isinstance(found, Thing) and not self.is_kept(found, since):
            return None
        if isinstance(found, tuple) and found and isinstance(found[0], Thing):
            return tuple(x for x in found if isinstance(x, Thing) and self.is_kept(x, since))
        return found

    def owner(self, node: model.Expression, f: Frame) -> Thing:
        """The owner of a property that is read: a card that has been away is read as it last was."""
        if isinstance(node, model.Local | model.This):
            found = f.this if isinstance(node, model.This) else f.names[node.name]
            if found is None:
                raise Absent
            assert isinstance(found, Thing)
            return found
        return self.thing(node, f)

    def needed(self, node: model.Expression, f: Frame) -> Value:
        """The value of an expression that must not be nothing."""
        found = self.value(node, f)
        if found is None and not isinstance(node, model.Top | model.Mark | model.Nothing):
            if not isinstance(node, model.Read) or node.property.type.tag == "thing":
                raise Absent
        return found

    def thing(self, node: model.Expression, f: Frame) -> Thing:
        found = self.value(node, f)
        if found is None:
            raise Absent
        assert isinstance(found, Thing), node
        return found

    def number(self, node: model.Expression, f: Frame) -> int:
        found = self.value(node, f)
        if found is None:
            raise Absent
        assert isinstance(found, int), node
        return found

    def cell(self, node: model.Expression, f: Frame) -> CellOf:
        found = self.value(node, f)
        assert isinstance(found, CellOf), node
        return found

    def cells(self, node: model.Expression, f: Frame) -> list[CellOf]:
        found = self.value(node, f)
        assert isinstance(found, tuple) and not isinstance(found, CellOf), node
        return [one for one in found if isinstance(one, CellOf)]

    def calculated(self, node: model.Arithmetic, f: Frame) -> int:
        left, right = self.number(node.left, f), self.number(node.right, f)
        match node.operator:
            case "+":
                return left + right
            case "-":
                return left - right
            case "*":
                printed = isinstance(node.left, model.Number) or isinstance(node.right, model.Number)
                return left * right if printed else in_play(left * right)
            case "at least":
                return max(left, right)
            case "at most":
                return min(left, right)

    def count(self, node: model.Count, f: Frame) -> int:
        if node.distinct is None:
            return len(self.members(node.of, f) if isinstance(node.of, model.Those) else self.listed(node.of, f))
        assert isinstance(node.of, model.Those)
        its = model.Local(node.span, node.of.candidate, model.Type("thing", node.of.kind))
        read = model.Read(node.span, node.distinct, its)
        found: list[Value] = [self.value(read, f.where(node.of.candidate, x)) for x in self.members(node.of, f)]
        words = [word for one in found for word in (one if isinstance(one, tuple) else (one,))]
        return len(dict.fromkeys(words))

    def total(self, node: model.Total, f: Frame) -> int:
        amounts: list[int] = []
        for x in self.members(node.of, f):
            try:
                amounts.append(self.number(node.amount, f.where(node.of.candidate, x)))
            except Absent:
                continue
        match node.sort:
            case "total":
                return sum(amounts)
            case "highest":
                return max(amounts, default=0)
            case "lowest":
                return min(amounts, default=0)

    def read(self, node: model.Read, f: Frame) -> Value:
        found = node.property
        as_it_was = node.owner is not None and not node.now and found.sort != "zone"
        of = None if node.owner is None else (self.owner if as_it_was else self.thing)(node.owner, f)
        index = None if node.index is None else self.index(node.index, f)
        if found.sort == "zone":
            return tuple(self.place(of, found, index).cards)
        past = None if node.now else self.past_of(node.owner, of, found, f)
        if past is None:
            return self.read_now(found, of, index)
        with self.at(past):
            return self.read_now(found, of, index)

    def past_of(
        self, said: model.Expression | None, of: Thing | None, found: model.Property | None, f: Frame
    ) -> Photograph | None:
        """The table in which a thing is read: None for this one; that before it left play, if it has left since."""
        memory = f.memory
        name = "this" if isinstance(said, model.This) else said.name if isinstance(said, model.Local) else ""
        if memory is None or of is None or not name or name in f.inner or self.rules.is_player(of.kind):
            return None
        if self.is_live(of) and self.is_kept(of, memory.since.get(name, memory.began)):
            return None
        if found is not None and found.sort == "state":
            state = self.rules.state(found)
            if state.is_kept and state.until_leaves is None:
                return None
        if name not in memory.fresh and of in memory.gone:
            return memory.gone[of]
        return memory.event.get(of) if name in memory.before else None

    def read_now(self, found: model.Property, of: Thing | None, index: str | Thing | None) -> Value:
        if found.sort == "fact":
            assert of is not None
            return self.fact(found, of)
        if found.sort == "derived":
            return self.value(self.rules.derived(found), Frame(of))
        if index is not None:
            rows = self.rows if of is None else of.rows
            return rows[found.owner, found.name][index]
        return self.held(found, of)

    def held(self, found: model.Property, of: Thing | None) -> Value:
        """The value of a state. A thing of another kind, such as `source`, has the first value."""
        state = self.state if of is None else of.state
        return state.get((found.owner, found.name), self.first(found))

    def value_of(self, found: model.Property, of: Thing) -> Value:
        match found.sort:
            case "fact":
                return self.fact(found, of)
            case "derived":
                return self.value(self.rules.derived(found), Frame(of))
            case _:
                return self.held(found, of)

    def derived_of_game(self, found: model.Property) -> Value:
        return self.value(self.rules.derived(found), Frame())

    def index(self, node: model.Expression, f: Frame) -> str | Thing:
        found = self.value(node, f)
        if found is None:
            raise Absent
        assert isinstance(found, str | Thing), node
        return found

    def place_of(self, zone: model.Read, f: Frame) -> Place:
        """The zone that a phrase means."""
        of = self.thing(zone.owner, f) if zone.owner is not None else None
        return self.place(of, zone.property, None if zone.index is None else self.index(zone.index, f))

    # ------------------------------------------------------------------------------------ who and where

    def seat_of(self, who: Thing | None) -> Thing:
        """The seat that answers for a player."""
        for _ in self.joined:
            if who is None or who in self.seats:
                break
            asks = next((kind.asks for kind in self.rules.above(who.kind) if kind.asks), ())
            who = next((x for x in (self.asked(one, who) for one in asks) if x is not None), None)
        return who if who is not None and who in self.seats else self.seats[0]

    def seat_after(self, seat: Thing, steps: int) -> Thing:
        """The player some seats away; the place of who has left is no seat."""
        found, way = seat, 1 if steps > 0 else -1
        if all(one in self.out for one in self.seats):
            return seat
        left = [one for one in self.seats if one not in self.out]
        for _ in range(abs(steps) % len(left) + len(left) if steps else 0):
            found = self.seats[(found.number + way) % len(self.seats)]
            while found in self.out:
                found = self.seats[(found.number + way) % len(self.seats)]
        return found

    def asked(self, node: model.Expression, this: Thing) -> Thing | None:
        try:
            return self.thing(node, Frame(this))
        except Absent:
            return None

    def you(self, this: Thing | None) -> Thing | None:
        """The player whom the abilities of a thing address."""
        if this is None:
            return None
        said = self.rules.you(this.kind)
        if said is None:
            return this if self.rules.is_player(this.kind) else this.owner
        found = self.value(said, Frame(this))
        assert found is None or isinstance(found, Thing)
        return found

    def neighbour(self, card: Thing, steps: int) -> Thing | None:
        cards = card.place.cards if card.place is not None else []
        at = cards.index(card) + steps if cards else -1
        return cards[at] if 0 <= at < len(cards) else None

    def next_to(self, one: Thing, other: Thing) -> bool:
        if one in self.seats and other in self.seats:
            return one is not other and other in (self.seat_after(one, 1), self.seat_after(one, -1))
        return other in (self.neighbour(one, 1), self.neighbour(one, -1))

    # ---------------------------------------------------------------------------------------- noun phrases

    def those(self, node: model.Phrase, f: Frame) -> list[Thing]:
        """The things of a noun phrase, of a set, of a zone, or the one thing of an expression."""
        if isinstance(node, model.Those):
            return self.members(node, f)
        return [x for x in self.listed(node, f) if isinstance(x, Thing)]

    def listed(self, node: model.Expression, f: Frame) -> Sequence[Value]:
        """The cards of a zone, the things of a set, or the items of a list."""
        found = self.value(node, f)
        if isinstance(found, tuple) and not isinstance(found, CellOf):
            return found
        raise Unsupported(f"this is no set: {node}")

    def members(self, those: model.Those, f: Frame) -> list[Thing]:
        if those.other_than is not None:
            self.thing(those.other_than, f)
        return [x for x in self.among(those, f) if self.fits(those, x, f)]

    def among(self, those: model.Those, f: Frame) -> list[Thing]:
        """The things that can be in a noun phrase, before its tests."""
        if those.history is not None:
            said, who = those.history, self.needed(those.history.who, f)
            since = self.history[self.marks.get(said.scope, 0) :]
            found = [args[said.role] for key, args in since if key == said.verb and args[said.who_role] is who]
            return [x for x in found if isinstance(x, Thing)]
        if isinstance(those.zone, model.Local):
            if f.names[those.zone.name] is None:
                raise Absent
            return self.those(those.zone, f)
        if those.zone is not None:
            return list(self.place_of(those.zone, f).cards)
        if self.model.is_a(those.kind, "player"):
            return self.everyone(self.current, self.seat_of)
        return [x for place in self.places if place.zone.live for x in place.cards]

    def fits(self, those: model.Those, x: Thing, f: Frame, is_pattern: bool = False) -> bool:
        """Whether a thing passes the tests of a noun phrase. In a pattern, its zone is tested, too."""
        inner = f.where(those.candidate, x)
        if not self.is_a(x, those.kind) and not (those.kind == "player" and self.rules.is_player(x.kind)):
            return False
        if is_pattern and isinstance(those.zone, model.Local) and x not in self.those(those.zone, f):
            return False
        if is_pattern and isinstance(those.zone, model.Read) and x.place is not self.place_of(those.zone, f):
            return False
        if is_pattern and those.history is not None and x not in self.among(those, f):
            return False
        for adjective in those.adjectives:
            found = self.model.property_for(those.kind, adjective.list)
            assert found is not None
            its = model.Read(adjective.span, found, model.Local(adjective.span, those.candidate, model.Type("thing")))
            if not self.is_one_of(self.value(its, inner), [adjective.word]):
                return False
        if those.other_than is not None and x is self.value(those.other_than, f):
            return False
        return those.where is None or self.holds(those.where, inner)

    # ------------------------------------------------------------------------------------------ conditions

    def holds(self, node: model.Condition, f: Frame) -> bool:
        """Whether a condition is true; it is false if a thing that it needs is nothing."""
        match node:
            case model.And():
                return all(self.holds(part, f) for part in node.parts)
            case model.Or():
                return any(self.holds(part, f) for part in node.parts)
            case _:
                try:
                    return self.tested(node, f)
                except Absent:
                    return False

    def tested(self, node: model.Condition, f: Frame) -> bool:
        match node:
            case model.Compare():
                return self.compared(node, f)
            case model.Is():
                return self.is_said(node, f)
            case model.IsNextTo():
                return self.next_to(self.thing(node.left, f), self.thing(node.right, f)) != node.negated
            case model.IsKind():
                return self.is_a(self.thing(node.left, f), node.kind) != node.negated
            case model.IsCopy():
                same = self.face(self.thing(node.left, f)) is self.face(self.thing(node.right, f))
                return same != node.negated
            case model.IsIn():
                return (self.thing(node.left, f).place is self.place_of(node.zone, f)) != node.negated
            case model.IsEmpty():
                return (not self.listed(node.zone, f)) != node.negated
            case model.Exists():
                return (self.value(node.what, f) is not None) != node.negated
            case model.IsCard():
                printed = self.thing(node.what, f).card
                return (printed is not None and printed.id == node.card) != node.negated
            case model.HasSlot():
                card = self.thing(node.what, f)
                return self.has_slot(card, node.slot, self.you(card)) != node.negated
            case model.Can():
                return self.can(node.verb, [self.needed(one, f) for one in node.arguments])
            case model.ThereIs():
                return bool(self.members(node.what, f)) != node.negated
            case model.Result():
                over = self.result is not None if node.result == "over" else self.result == node.result
                if node.winner is not None:
                    over = over and self.thing(node.winner, f) in self.winners
                return over != node.negated
            case model.And() | model.Or():
                return self.holds(node, f)
            case _:
                assert_never(node)

    def compared(self, node: model.Compare, f: Frame) -> bool:
        left, right = self.number(node.left, f), self.number(node.right, f)
        match node.operator:
            case "=":
                return left == right
            case "<":
                return left < right
            case ">":
                return left > right
            case "<=":
                return left <= right
            case ">=":
                return left >= right

    def is_said(self, node: model.Is, f: Frame) -> bool:
        """Whether `X is A or B`. A name for nothing makes the condition false, unless the line asks for nothing."""
        for side in (node.left, *node.options):
            if isinstance(side, model.Local | model.You | model.This) and self.value(side, f) is None:
                if not any(isinstance(option, model.Nothing) for option in node.options):
                    raise Absent
        options = [self.value(option, f) for option in node.options]
        return self.is_one_of(self.value(node.left, f), options) != node.negated

    @staticmethod
    def is_one_of(left: Value, options: Sequence[Value]) -> bool:
        """Whether a value is one of some values; a set, whether it has one of them in it."""
        if isinstance(left, tuple) and not isinstance(left, CellOf):
            return any(
                one in left if not isinstance(one, tuple) else any(each in left for each in one) for one in options
            )
        return any(left is one or left == one for one in options)
