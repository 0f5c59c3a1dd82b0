"""Change a board so that a condition is true on it: put cards, move them, set states.

Each change is a line of the board. A condition that cannot be made true is recorded, so that a pair that does not meet
says what it lacks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from ombre import contract
from ombre.compiler import model
from ombre.compiler.checks.all_bodies import Unit
from ombre.runtime import NOTHING
from ombre.runtime.declared import PLACE
from ombre.workshop.game.evaluate import Value
from ombre.workshop.scenarios.scripts import Line, SetCurrent, SetState

from .editing import BoardEditor, Frame

MOST_PUT = 12  # most cards that one condition puts on a board
MOST_TRIED = 6  # most candidates that are tried for one noun phrase
DEEPEST = 8  # of conditions inside conditions

_INVERSE: dict[model.Comparison, model.Comparison] = {"<": ">=", ">=": "<", ">": "<=", "<=": ">"}


class Solver(BoardEditor):
    """Makes conditions true on one board."""

    # ------------------------------------------------------------------------------------------- invariants

    def line(self, line: Line) -> None:
        """Execute a line, and record it, unless it sets a state with which an invariant cannot hold."""
        if not (isinstance(line, SetState) and line.is_event(self.rules)) or self.is_fitted(line, self.make):
            super().line(line)

    # ------------------------------------------------------------------------------------------- conditions

    def make(self, node: model.Condition, frame: Frame, truth: bool = True) -> bool:
        """Change the board until a condition has a truth; return whether it has."""
        if self.truth(node, frame) is truth:
            return True
        if self._depth < DEEPEST:
            self._depth += 1
            try:
                done = self._made(node, frame, truth)
            finally:
                self._depth -= 1
            if done or self.truth(node, frame) is truth:
                return True
        if not isinstance(node, model.And | model.Or):
            self.unmet.append(node)
        return False

    def _made(self, node: model.Condition, frame: Frame, truth: bool) -> bool:
        match node:
            case model.And() | model.Or():
                if isinstance(node, model.And) == truth:
                    return all([self.make(part, frame, truth) for part in node.parts])
                return any(self.make(part, frame, truth) for part in self._shuffled(node.parts))
            case model.Compare():
                return self._compared(node, frame, truth)
            case model.Is():
                positive = truth != node.negated
                return self._is(node, frame, positive) or self._referred(node, frame, positive)
            case model.IsIn():
                return self._is_in(node, frame, truth != node.negated)
            case model.IsEmpty():
                return self._is_empty(node, frame, truth != node.negated)
            case model.Exists():
                return self._exists(node.what, frame, truth != node.negated)
            case model.ThereIs():
                if truth != node.negated:
                    return self.provide(node.what, frame) is not None
                return self._none(node.what, frame)
            case model.Can():
                return truth and self.allow(node.verb, [self.value(one, frame) for one in node.arguments])
            case model.IsKind() if self.model.is_a(node.kind, self.model.player):
                players = [x for x in self.everyone if self.is_kind(x, node.kind) == (truth != node.negated)]
                return any(self.unify(node.left, x, frame) for x in players)
            case model.IsKind() | model.IsNextTo() | model.IsCopy() | model.IsCard() | model.HasSlot() | model.Result():
                return False

    def _shuffled(self, some: tuple[model.Condition, ...]) -> list[model.Condition]:
        at = self.draw(len(some))
        return [*some[at:], *some[:at]]

    def _compared(self, node: model.Compare, frame: Frame, truth: bool) -> bool:
        left, right = self.value(node.left, frame), self.value(node.right, frame)
        if not isinstance(left, int) or not isinstance(right, int):
            return False
        operator = node.operator
        if not truth:
            if operator == "=":
                return self.amount(node.left, frame, right + 1) or self.amount(node.left, frame, max(0, right - 1))
            operator = _INVERSE[operator]
        more = {"=": 0, "<": -1, ">": 1, "<=": 0, ">=": 0}[operator]
        return self.amount(node.left, frame, right + more) or self.amount(node.right, frame, left - more)

    def amount(self, node: model.Expression, frame: Frame, wanted: int) -> bool:
        """Change the board until an amount has a value."""
        self._find_owner(node, frame)
        if self.value(node, frame) == wanted:
            return True
        match node:
            case model.Read(property=model.Property(sort="derived")):
                return self._derived(node, frame, wanted)
            case model.Read():
                return self.set(node, frame, wanted)
            case model.Count():
                return self._counted(node, frame, wanted)
            case model.Total():
                return self._totalled(node, frame, wanted)
            case model.Arithmetic():
                return self._summed(node, frame, wanted)
            case model.Quotient():
                by = self.value(node.by, frame)
                return isinstance(by, int) and self.amount(node.of, frame, wanted * by)
            case model.Local():
                bound = frame.binders.get(node.name)
                return bound is not None and not isinstance(bound, model.Those) and self.amount(bound, frame, wanted)
            case _:
                return False

    def _find_owner(self, node: model.Expression, frame: Frame) -> None:
        """Let the state that says whose state is meant refer to something: the state of nothing has no value."""
        if isinstance(node, model.Read) and node.property.sort == "state" and isinstance(node.owner, model.Read):
            if node.owner.property.sort == "state" and self.value(node.owner, frame) == NOTHING:
                self._exists(node.owner, frame, True)

    def _derived(self, node: model.Read, frame: Frame, wanted: int) -> bool:
        found = self.ground.derived.get((node.property.owner, node.property.name))
        if found is None:
            return False
        names: dict[str, Value] = {}
        if node.owner is not None:
            names["this"] = self.value(node.owner, frame)
        return self.amount(found.value, Frame(names), wanted)

    def _summed(self, node: model.Arithmetic, frame: Frame, wanted: int) -> bool:
        left, right = self.value(node.left, frame), self.value(node.right, frame)
        if not isinstance(left, int) or not isinstance(right, int):
            return False
        match node.operator:
            case "+":
                return self.amount(node.left, frame, wanted - right) or self.amount(node.right, frame, wanted - left)
            case "-":
                return self.amount(node.left, frame, wanted + right) or self.amount(node.right, frame, left - wanted)
            case "*":
                fits = bool(right) and wanted % right == 0
                return fits and self.amount(node.left, frame, wanted // right)
            case "at least" | "at most":
                return self.amount(node.left, frame, wanted) or self.amount(node.right, frame, wanted)

    def _counted(self, node: model.Count, frame: Frame, wanted: int) -> bool:
        before = len(self.later)

        def number() -> Value:
            now = self.value(node, frame)
            return now + len(self.later) - before if isinstance(now, int) else now

        for _ in range(MOST_PUT):
            now = number()
            if not isinstance(now, int) or now == wanted or wanted < 0:
                break
            if now > wanted:
                if not self._fewer(node.of, frame):
                    break
            elif isinstance(node.of, model.Those):
                if self.provide(node.of, frame, new=True) is None:
                    break
            elif not self._filled(node.of, frame):
                break
        return number() == wanted

    def _totalled(self, node: model.Total, frame: Frame, wanted: int) -> bool:
        """Change the amount of one of the things, or of a new one."""
        now = self.value(node, frame)
        if not isinstance(now, int):
            return False
        name = contract.local(node.of.candidate)
        for x in self.members(node.of, frame)[:MOST_TRIED]:
            inner = frame | {name: x}
            own = self.value(node.amount, inner)
            rest = now - own if isinstance(own, int) and node.sort == "total" else 0
            if wanted >= rest and self.amount(node.amount, inner, wanted - rest) and self.value(node, frame) == wanted:
                return True
        new = self.provide(node.of, frame, new=True) if wanted > now else None
        if new is None:
            return False
        added = wanted - now if node.sort == "total" else wanted
        return self.amount(node.amount, frame | {name: new}, added) and self.value(node, frame) == wanted

    def _fewer(self, of: model.Phrase, frame: Frame) -> bool:
        """Take one thing away from those of a noun phrase, or from a zone."""
        if isinstance(of, model.Those):
            return any(self._away(x, of, frame) for x in self.members(of, frame))
        place = self.value(of, frame)
        return isinstance(place, int) and any(self._elsewhere(x, place) for x in self.g.zones.get(place, ()))

    def _none(self, those: model.Those, frame: Frame) -> bool:
        for x in self.members(those, frame):
            self._away(x, those, frame)
        return not self.members(those, frame)

    def _away(self, x: int, those: model.Those, frame: Frame) -> bool:
        """Change the board so that a thing no longer matches a noun phrase."""
        if those.where is not None and self.make(those.where, frame | {contract.local(those.candidate): x}, False):
            return True
        return self.is_card(x) and self._elsewhere(x, self.g.where[x])

    def _filled(self, of: model.Expression, frame: Frame) -> bool:
        """Put one more card in a zone."""
        if not isinstance(of, model.Read) or of.property.sort != "zone":
            return False
        if (place := self.place_of(of, frame)) is None:
            return False
        cards = self.ground.fillers.get(place >> PLACE, [])
        return any(self.bring(card, place) is not None for card in self._some(cards))

    def _some(self, cards: list[str]) -> Iterator[str]:
        """Yield a few cards of a list, from a random one."""
        if cards:
            at = self.draw(len(cards))
            yield from [*cards[at:], *cards[:at]][:MOST_TRIED]

    def _is(self, node: model.Is, frame: Frame, positive: bool) -> bool:
        if positive:
            if any(self.unify(node.left, self.value(option, frame), frame) for option in node.options):
                return True
            return any(self.unify(option, self.value(node.left, frame), frame) for option in node.options)
        avoided = [self.value(option, frame) for option in node.options]
        return any(self.unify(node.left, one, frame) for one in self._values(node.left, frame) if one not in avoided)

    def _referred(self, node: model.Is, frame: Frame, positive: bool) -> bool:
        """Let a state refer to another card, on which the right words are printed."""
        left = node.left
        if not isinstance(left, model.Read) or left.property.sort != "fact" or not isinstance(left.owner, model.Read):
            return False
        sort = left.owner.property.type
        if left.owner.property.sort != "state" or sort.tag != "thing":
            return False
        fact = replace(left, owner=model.Local(node.span, "referred", sort))
        where = replace(node, left=fact, negated=not positive)
        x = self.provide(model.Those(node.span, sort.of, "a", where=where, candidate="referred"), frame)
        return x is not None and self.unify(left.owner, x, frame)

    def _values(self, node: model.Expression, frame: Frame) -> Iterable[int]:
        """Return the values that a state can have."""
        if not isinstance(node, model.Read) or node.property.sort != "state":
            return ()
        sort = node.property.type
        if sort.tag == "value":
            return range(len(self.rules.values[sort.of]))
        if sort.tag == "number":
            return range(3)
        if self.model.is_a(sort.of, "player"):
            return [x for x in self.everyone if self.is_kind(x, sort.of)]
        return [x for x in self.cards if self.model.is_a(self.ground.kind_of[self.card_of(x)], sort.of)]

    def _is_in(self, node: model.IsIn, frame: Frame, positive: bool) -> bool:
        x, place = self.thing(node.left, frame), self.value(node.zone, frame)
        if not self.is_card(x) or not isinstance(place, int):
            return False
        return self.lay(x, place) if positive else self._elsewhere(x, place)

    def _is_empty(self, node: model.IsEmpty, frame: Frame, positive: bool) -> bool:
        if not positive:
            return self._filled(node.zone, frame)
        place = self.value(node.zone, frame)
        if not isinstance(place, int):
            return False
        for x in self.g.zones.get(place, ()):
            self._elsewhere(x, place)
        return not self.g.zones.get(place)

    def _exists(self, what: model.Expression, frame: Frame, positive: bool) -> bool:
        if not positive:
            return False
        if isinstance(what, model.Local):
            bound = frame.binders.get(what.name)
            if isinstance(bound, model.Those) and (x := self.provide(bound, frame)) is not None:
                frame.names[contract.local(what.name)] = x
                return True
        if isinstance(what, model.Top):
            return self._filled(what.zone, frame)
        found = list(self._values(what, frame))
        if not found and isinstance(what, model.Read) and what.property.type.tag == "thing":
            x = self.provide(model.Those(what.span, what.property.type.of, "a"), frame)
            found = [] if x is None else [x]
        return any(self.unify(what, one, frame) for one in found)

    # ---------------------------------------------------------------------------------------- noun phrases

    def provide(self, those: model.Those, frame: Frame, new: bool = False) -> int | None:
        """Return a thing that matches a noun phrase, and change the board so that there is one.

        new: whether it must be a thing that does not match yet.
        """
        there = self.members(those, frame)
        if those.history is not None and (new or not there):
            one = self.provide(replace(those, history=None), frame, new)
            return one if one is not None and self.member(those, one, frame) else None
        if there and not new:
            liked = [x for x in there if x in self.bench.favourites] or there
            return liked[self.draw(len(liked))]
        if self.model.is_a(those.kind, "player"):
            others = [x for x in self.everyone if x not in there]
        else:
            others = [x for x in self.cards if x not in there and x not in self.pinned | self.subjects]
            others.sort(key=lambda x: x not in self.bench.favourites)
        for x in others[:MOST_TRIED]:
            if self._suits(x, those) and self.member(those, x, frame):
                return x
        if self.model.is_a(those.kind, "player"):
            return None
        cards = self.ground.printed(those)
        if isinstance(those.zone, model.Read) and (zone := self.place_of(those.zone, frame)) is not None:
            cards = [card for card in cards if zone >> PLACE in self.ground.placed[card]]
        for card in self._some(cards):
            place = self._place_for(card, those, frame)
            put = self.bring(card, place) if place is not None else None
            if put is not None and self.member(those, put, frame):
                return put
        return None

    def _suits(self, x: int, those: model.Those) -> bool:
        """Whether a thing has the kind of a noun phrase, and no printed fact speaks against it."""
        if not self.is_card(x):
            return self.is_kind(x, those.kind)
        return self.card_of(x) in self.ground.printed(those)

    def _place_for(self, card: str, those: model.Those, frame: Frame) -> int | None:
        """Return the zone of a noun phrase; without one, a live zone in which the card can lie."""
        if those.zone is not None:
            place = self.place_of(those.zone, frame) if isinstance(those.zone, model.Read) else None
            return place if place is not None and place >> PLACE in self.ground.placed[card] else None
        return self.live_place(card)

    def member(self, those: model.Those, x: int, frame: Frame) -> bool:
        """Change the board so that a thing matches a noun phrase."""
        inner = frame | {contract.local(those.candidate): x}
        if not self._suits(x, those):
            return False
        if those.history is not None and x not in self.members(replace(those, where=None), frame):
            past = those.history
            if not self.happens(past.verb, {past.role: x, past.who_role: self.value(past.who, frame)}):
                return False
            if x in self.later:
                return True
        if those.other_than is not None and self.value(those.other_than, frame) == x:
            return False
        if self.is_card(x) and not self._lies(those, x, frame):
            return False
        one = model.Local(those.span, those.candidate, model.Type("thing", those.kind))
        for adjective in those.adjectives:
            found = self.model.property_for(those.kind, adjective.list)
            if found is None or not self.make(
                model.Is(adjective.span, model.Read(adjective.span, found, one), (adjective,)), inner
            ):
                return False
        return those.where is None or self.make(those.where, inner)

    def place_of(self, zone: model.Read, frame: Frame, owner: int | None = None) -> int | None:
        """Return a zone; a state that names its player is set to a player, or to the owner of a card."""
        if zone.owner is not None and self.model.is_a(zone.property.owner, self.model.player):
            now = self.value(zone.owner, frame)
            if now == NOTHING or owner is not None and now != owner:
                self.unify(zone.owner, self.current if owner is None else owner, frame)
        if zone.index is not None:
            at = self.value(zone.index, frame)
            if at == NOTHING:
                self.unify(zone.index, self.draw(self.g.players), frame)
            elif at is None and owner is not None and self.model.is_a(zone.property.per, self.model.player):
                self.unify(zone.index, owner, frame)
        place = self.value(zone, frame)
        return place if isinstance(place, int) and place in self.g.zones else None

    def _lies(self, those: model.Those, x: int, frame: Frame) -> bool:
        """Change the board so that a card lies in the zone of a noun phrase; without a zone, in a live zone."""
        if isinstance(those.zone, model.Read):
            owner = self.g.owner[x]
            place = self.place_of(those.zone, frame, None if owner == NOTHING else owner)
            return place is not None and self.lay(x, place)
        if those.zone is not None or (self.g.where[x] != NOTHING and self.rules.zones[self.g.where[x] >> PLACE].live):
            return True
        place = self.live_place(self.card_of(x), None if self.g.owner[x] == NOTHING else self.g.owner[x])
        return place is not None and self.lay(x, place)

    # ------------------------------------------------------------------------------------------- expressions

    def unify(self, node: model.Phrase | model.Some | None, wanted: Value, frame: Frame) -> bool:
        """Change the board, or bind a name, so that an expression has a value, or a noun phrase includes it."""
        if node is None or wanted is None:
            return node is None
        match node:
            case model.Some():
                frame.names[contract.local(node.name)] = wanted
                return node.where is None or self.make(node.where, frame)
            case model.Those():
                frame.names[contract.local(node.candidate)] = wanted
                return isinstance(wanted, int) and self.member(node, wanted, frame)
            case model.Local():
                name = contract.local(node.name)
                if name in frame.names:
                    return frame.names[name] == wanted
                frame.names[name] = wanted
                return node.name not in frame.binders or self.unify(frame.binders[node.name], wanted, frame)
            case model.This():
                return frame.names.setdefault("this", wanted) == wanted
            case model.You() if "you" not in frame.names and frame.you is not None:
                frame.names["you"] = wanted
                return self.unify(frame.you, wanted, frame)
            case _:
                self._find_owner(node, frame)
        if self.value(node, frame) == wanted:
            return True
        match node:
            case model.Read(property=model.Property(sort="fact"), owner=model.Top(zone=zone)):
                return isinstance(wanted, int) and self._topped(zone, node.property, wanted, frame)
            case model.Read():
                return isinstance(wanted, int) and self.amount(node, frame, wanted)
            case model.Current():
                if wanted not in self.everyone:
                    return False
                self.line(SetCurrent(self.named_player(wanted)))
                return True
            case model.Top():
                owner = self.g.owner[wanted] if isinstance(wanted, int) and self.is_card(wanted) else NOTHING
                place = self.place_of(node.zone, frame, None if owner == NOTHING else owner)
                return isinstance(wanted, int) and place is not None and self._on_top(wanted, place)
            case model.Number() | model.Count() | model.Total() | model.Arithmetic() | model.Quotient():
                return isinstance(wanted, int) and self.amount(node, frame, wanted)
            case _:
                return False

    def _topped(self, zone: model.Read, fact: model.Property, wanted: int, frame: Frame) -> bool:
        """Lay a card with a printed fact on top of a zone."""
        place = self.place_of(zone, frame)
        words = self.rules.values.get(fact.type.of, ())
        value = words[wanted] if words and 0 <= wanted < len(words) else wanted
        cards = [card for card, facts in self.ground.facts.items() if facts.get(fact) == value]
        if place is None:
            return False
        for card in self._some([card for card in cards if place >> PLACE in self.ground.placed[card]]):
            others = [other for other in dict.fromkeys(self.ground.placed[card]) if other != place >> PLACE]
            x = next((x for x in self.cards if self.card_of(x) == card), None)
            for zone_number in others if x is None else ():
                holder = self.holder(zone_number, None)
                if holder is not None and (x := self.put(card, (zone_number << PLACE) + holder)) is not None:
                    break
            if x is not None and x not in self.subjects and self._on_top(x, place):
                return True
        return False

    def _on_top(self, x: int, place: int) -> bool:
        """Lay a card on top of a zone, even if it is needed elsewhere: it comes from there."""
        pinned, self.pinned = self.pinned, self.pinned - {x}
        try:
            return self.lay(x, place) and self.g.zones[place][0] == x
        finally:
            self.pinned = pinned

    # ---------------------------------------------------------------------------------------- what forbids

    def allow(self, key: str, args: Iterable[Value]) -> bool:
        """Change the board so that nothing forbids an event; return whether something still does."""
        given = [x if isinstance(x, int) else NOTHING for x in args]
        for _ in range(3):
            if self.g.can(key, *given):
                return True
            for unit, forbid in self.ground.ways.forbids:
                if forbid.event.key == key and forbid not in self.forbidding:
                    wheres = self._conditions(unit, forbid, given)
                    if all(self.truth(where, inner) for where, inner in wheres):
                        any(self.make(where, inner, False) for where, inner in reversed(wheres))
        return bool(self.g.can(key, *given))

    def _conditions(self, unit: Unit, forbid: model.Forbid, args: Iterable[int]) -> list[tuple[model.Condition, Frame]]:
        """Return the conditions of a line with `cannot` and of its ability, under which it forbids an event.

        Each has a frame with the names of the event. There are none if the card of the line is not there.
        """
        frame = Frame({"this": NOTHING})
        if unit.card is not None:
            g, card = self.g, unit.card.id
            found = [x for x in range(g.players, len(g.card)) if self.play.id_of(x) == card and g.where[x] != NOTHING]
            found.sort(key=lambda x: not self.rules.zones[g.where[x] >> PLACE].live)
            if not found:
                return []
            frame = Frame({"this": found[0]}, {}, unit.you)
            if unit.you is not None:
                frame.names["you"] = self.value(unit.you, frame)
        wheres: list[tuple[model.Condition, Frame]] = []
        for pattern, x in zip(forbid.event.patterns, args, strict=False):
            if isinstance(pattern, model.Those | model.Some):
                frame.names[contract.local(pattern.candidate if isinstance(pattern, model.Those) else pattern.name)] = x
                if pattern.where is not None:
                    wheres.append((pattern.where, frame))
        for name, x in zip(forbid.event.names, args, strict=False):
            if name:
                frame.names[contract.local(name)] = x
        if unit.ability is not None and unit.ability.tested is not None:
            wheres.append((unit.ability.tested, frame))
        return wheres
