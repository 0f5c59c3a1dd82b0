"""Which abilities work now: the second interpreter looks at every card and every effect each time it asks."""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterator, Sequence

from ombre import contract
from ombre.compiler import model

from .things import LATER, Absent, CellOf, Effect, Frame, Spoken, Thing, Unsupported, Value
from .values import Values

Args = Sequence[Value]


class Abilities(Values, ABC):
    """A table with abilities: of rules, of cards in live zones, and made by effects."""

    losing: list[Thing] | None = None  # the cards without text that are known so far, while they are looked for

    # ---------------------------------------------------------------------------------- what works now

    def spoken(self, sort: str, key: str) -> list[Spoken]:
        """The abilities that work now, of rules first, then in the order in which they began to work."""
        found: list[tuple[int, Spoken]] = []
        for rule in self.rules.rules:
            found += [(0, one) for one in lines(rule, None, sort) if one.key == key]
        for place in self.places:
            for card in place.cards if place.zone.live else ():
                found += [(card.since, one) for one in self.printed(card, sort) if one.key == key]
        for effect in self.effects:
            if effect.spoken is not None and (effect.spoken.sort, effect.spoken.key) == (sort, key):
                found.append((effect.moment, effect.spoken))
        found.sort(key=lambda pair: pair[0])
        return [one for _, one in found]

    def printed(self, card: Thing, sort: str) -> Iterator[Spoken]:
        """The abilities of one sort that are printed on a card, on the card that it copies, or lent to it."""
        if self.is_blank(card):
            return
        for printed in (self.face(card), *self.lent(card)):
            for ability in printed.abilities if printed is not None else ():
                yield from lines(ability, card, sort)

    def audible(self, found: Sequence[Spoken]) -> list[Spoken]:
        """Abilities without those of cards that have lost their text."""
        if all(one.effect is not None or one.this is None for one in found):
            return list(found)
        lost = self.textless()
        return [one for one in found if one.effect is not None or one.this is None or one.this not in lost]

    def spread(self, found: Sequence[Spoken]) -> list[Spoken]:
        """Abilities, each that a live set obtains once for each of the set."""
        spread: list[Spoken] = []
        for one in self.audible(found):
            if one.among is None:
                spread.append(one)
                continue
            for x in self.obtaining(one):
                spread.append(Spoken(one.sort, one.key, one.node, one.condition, x, LATER, one.names, one.effect))
        return spread

    def obtaining(self, one: Spoken) -> list[Thing]:
        """The things of the live set that obtains an ability, or loses its text."""
        f = one.giver or Frame(one.this, self.you_of(one), dict(one.names))
        assert one.among is not None
        try:
            found = self.members(one.among, f) if isinstance(one.among, model.Those) else [self.thing(one.among, f)]
        except Absent:
            return []
        return found if one.among_if is None or self.holds(one.among_if, f) else []

    def you_of(self, one: Spoken) -> Thing | None:
        if isinstance(one.you, str):
            return self.you(one.this)
        return one.you

    def frame(self, one: Spoken) -> Frame:
        """What the words of an ability mean; the `this` of `the next time ...` can have been away."""
        gone = isinstance(one.node, model.Ability) and one.effect is not None and one.effect.homeless
        return Frame(None if gone else one.this, self.you_of(one), dict(one.names))

    def textless(self) -> list[Thing]:
        """The cards of live sets that have lost their text: first what began first, unless it has lost its own text."""
        if self.losing is not None:
            return self.losing
        self.losing = []
        try:
            for one in self.spoken("blank", ""):
                if one.effect is not None or one.this not in self.losing:
                    more = self.obtaining(one)
                    self.losing = [*self.losing, *(x for x in more if x not in self.losing)]
            return self.losing
        finally:
            self.losing = None

    # --------------------------------------------------------------------------------- events and patterns

    def matching(self, found: Sequence[Spoken], args: Args) -> list[Spoken]:
        return [one for one in self.spread(found) if not self.is_spent(one) and self.matches(one, args)]

    def is_spent(self, one: Spoken) -> bool:
        return any(use.same == one.same() for use in self.spent)

    def matches(self, one: Spoken, args: Args) -> bool:
        """Whether an event fits an ability, and its condition holds."""
        node = one.node
        assert isinstance(node, model.Ability | model.Forbid) and node.event is not None
        if not self.fits_event(node.event, one.condition, self.frame(one), args):
            return False
        if isinstance(node, model.Forbid):
            return args[-1] not in [key.partition(" ")[0] for key in node.exceptions] if node.exceptions else True
        return node.sort != "may instead" or self.can_run(node, self.bound(node.event, self.frame(one), args))

    def fits_event(self, event: model.Event, condition: model.Condition | None, f: Frame, args: Args) -> bool:
        f = self.bound(event, f, args)
        return all(
            self.fits_pattern(pattern, argument, f) for pattern, argument in zip(event.patterns, args, strict=False)
        ) and (condition is None or self.holds(condition, f))

    def fits_pattern(self, pattern: model.Pattern, argument: Value, f: Frame) -> bool:
        match pattern:
            case None:
                return True
            case model.Those():
                return isinstance(argument, Thing) and self.fits_safely(pattern, argument, f)
            case model.Some():
                return pattern.where is None or self.holds(pattern.where, f)
            case _:
                try:
                    return self.value(pattern, f) == argument
                except Absent:
                    return False

    def fits_safely(self, pattern: model.Those, x: Thing, f: Frame) -> bool:
        try:
            return self.fits(pattern, x, f, is_pattern=True)
        except Absent:
            return False

    def bound(self, event: model.Event, f: Frame, args: Args) -> Frame:
        """A frame in which the names of a pattern mean the arguments of an event."""
        f = Frame(f.this, f.you, dict(f.names))
        for pattern, argument in zip(event.patterns, args, strict=False):
            if isinstance(pattern, model.Those):
                f.names[pattern.candidate] = argument
            elif isinstance(pattern, model.Some):
                f.names[pattern.name] = argument
        return f

    def can_run(self, node: model.Ability, f: Frame) -> bool:
        """Whether nothing forbids those calls of an optional replacement that use no name which its body binds."""
        made = {name for each in model.walk(node.body) for name in names_made(each)}
        for call in node.body:
            if not isinstance(call, model.Call):
                continue
            if any(isinstance(each, model.Local) and each.name in made for each in model.walk(call)):
                continue
            try:
                arguments = [self.argument(one, f) for one in call.arguments]
            except Absent:
                return False
            if not self.can(call.verb, arguments):
                return False
        return True

    def argument(self, node: model.Phrase, f: Frame) -> Value:
        if isinstance(node, model.Those):
            raise Unsupported("a set as an argument")
        return self.needed(node, f)

    # -------------------------------------------------------------------------------------- restrictions

    def forbids(self, key: str, args: Args) -> bool:
        return bool(self.matching(self.spoken("cannot", key), args))

    def kept_out(self, who: Value, word: str = "") -> bool:
        """Whether a restriction forbids a player to do a verb; without a word, to act at all."""
        return isinstance(who, Thing) and self.forbids(model.ACT, (who, word))

    def silent(self, who: Thing) -> bool:
        """Whether a player, or the seat that answers for the player, cannot act."""
        return who in self.out or self.kept_out(who) or self.kept_out(self.seat_of(who))

    def does(self, key: str) -> bool:
        """Whether a verb is something that players do."""
        return self.rules.is_player(self.rules.verbs[key].roles[0].type.of)

    def given(self, verb: str, arguments: Sequence[Value]) -> list[Value]:
        """The arguments of a verb: a number below 0 is 0, unless its role is signed."""
        roles = self.rules.verbs[verb].roles
        return [
            max(0, one) if role.type == model.NUMBER and not role.signed and isinstance(one, int) else one
            for one, role in zip(arguments, roles, strict=True)
        ]

    def can(self, verb: str, arguments: Sequence[Value]) -> bool:
        arguments = self.given(verb, arguments)
        if self.does(verb) and self.kept_out(arguments[0], verb.partition(" ")[0]):
            return False
        return not self.forbids(verb, arguments)

    # -------------------------------------------------------------------------------------------- facts

    def fact(self, found: model.Property, of: Thing) -> Value:
        value = self.printed_fact(found, of)
        for one in self.spread(self.spoken("modify", contract.modified(found.owner, found.name))):
            more = self.modifier(one, of)
            if more:
                assert isinstance(value, int), "only numbers are modified"
                value += more
        return value

    def printed_fact(self, found: model.Property, of: Thing) -> Value:
        tag = found.type.tag
        missing: Value = 0 if tag == "number" else None if tag == "value" else ()
        card = self.face(of)
        if card is None or not self.model.is_a(card.kind, found.owner):
            return missing
        for its, value in [*((p, v) for a in card.abilities for p, v in a.facts)][::-1] + [*card.facts][::-1]:
            if its.name == found.name:
                if isinstance(value, tuple) and tag == "cells":
                    return tuple(CellOf(c.symbol, self.size(c, of)) for c in value if isinstance(c, model.Cell))
                assert not isinstance(value, tuple) or tag == "set"
                return value if not isinstance(value, tuple) else tuple(str(word) for word in value)
        return missing

    def size(self, cell: model.Cell, of: Thing) -> int:
        if isinstance(cell.size, int):
            return cell.size
        size = self.held(cell.size, of)
        assert isinstance(size, int)
        return size

    def modifier(self, one: Spoken, x: Thing) -> int:
        """What an ability adds to a fact of a thing."""
        node, f = one.node, self.frame(one)
        assert isinstance(node, model.Modify)
        if node.index is not None:
            raise Unsupported("a modifier with an index")
        if isinstance(node.what, model.Those):
            if not self.fits_safely(node.what, x, f):
                return 0
            f = f.where(node.what.candidate, x)
        elif self.value(node.what, f) is not x:
            return 0
        if one.condition is not None and not self.holds(one.condition, f):
            return 0
        return self.number(node.amount, f) if one.amount is None else one.amount

    # -------------------------------------------------------------------------------------------- slots

    def slot_abilities(self, card: Thing, slot: str) -> list[model.Ability]:
        """The abilities that a card has in a slot: its own, then those that it has been lent."""
        faces = (self.face(card), *self.lent(card))
        rows = (
            [a for a in face.abilities if a.sort == "slot" and a.slot == slot] for face in faces if face is not None
        )
        return [row[-1] for row in rows if row]

    def has_slot(self, card: Thing, slot: str, you: Thing | None) -> bool:
        return any(self.is_usable(ability, card, you) for ability in self.slot_abilities(card, slot))

    def is_usable(self, ability: model.Ability, card: Thing, you: Thing | None) -> bool:
        if self.is_blank(card) or card in self.textless():
            return False
        if any(use.same == (id(ability), card.number, 0) for use in self.spent):
            return False
        if ability.cost is None:
            return True
        return you is not None and self.can(self.rules.pays, [you, self.number(ability.cost, Frame(card, you))])

    # ------------------------------------------------------------------------------------ lasting effects

    def begin(
        self,
        f: Frame,
        sort: str,
        duration: model.Duration | None,
        spoken: Spoken | None = None,
        on: Thing | None = None,
        card: model.Card | None = None,
        about: Sequence[Value] = (),
    ) -> Effect:
        """Begin a lasting effect. What its duration says means what it means now, in the body that begins it."""
        self.moment += 1
        kept = Frame(f.this, f.you, self.names_now(f))
        ends = [*duration.events] if duration is not None else []
        ends += [duration.next] if duration is not None and duration.next is not None else []
        about = [*about, *(x for event in ends for x in self.told_in(event, f))]
        effect = Effect(sort, kept, spoken, on, duration, self.source, self.moment, model=card, run=self.acting)
        effect.homeless = f.this is not None and self.still_means("this", f.this, f) is None
        effect.about = tuple(x for x in about if isinstance(x, Thing) and not self.rules.is_player(x.kind))
        if spoken is not None:
            spoken.effect = effect
        self.effects.append(effect)
        if sort != "ability" and on is not None and self.is_live(on):
            self.reread(on)
        return effect

    def told_in(self, event: model.Event, f: Frame) -> list[Value]:
        """The things that an event is about: without them it cannot happen."""
        return [self.value(one, f) for one in event.patterns if isinstance(one, model.Local | model.This)]

    def ending(self, key: str, args: Args, after: bool) -> list[Effect]:
        """The effects that an event ends: just before it (`until`), or just after it (`for the next time`)."""
        found: list[Effect] = []
        for effect in self.effects:
            duration = effect.duration
            if duration is None:
                continue
            events = [duration.next] if after and duration.next is not None else [] if after else [*duration.events]
            if any(event.key == key and self.fits_event(event, None, effect.frame, args) for event in events):
                found.append(effect)
            once = effect.heard_once
            if not after and once is not None and once.key == key and self.matches(once, args):
                found.append(effect)
        return found

    def end_scope(self, scope: str) -> None:
        self.drop([e for e in self.effects if e.duration is not None and scope in e.duration.scopes])
        self.spent = [use for use in self.spent if use.scope != scope]


def names_made(node: model.Node) -> list[str]:
    """The names that a node binds for the statements after it, or for its own parts."""
    match node:
        case model.RevealUntil():
            return [node.name, node.rest]
        case (
            model.Choose()
            | model.ChooseSome()
            | model.ChooseValue()
            | model.ChooseNumber()
            | model.Let()
            | model.Reveal()
            | model.Roll()
            | model.Join()
            | model.Some()
            | model.ForEach()
            | model.ForItem()
            | model.ForValue()
            | model.Offer()
        ):
            return [node.name]
        case model.Repeat():
            return [node.name] if node.name else []
        case _:
            return []


def lines(
    ability: model.Ability, this: Thing | None, sort: str = "", names: dict[str, Value] | None = None
) -> Iterator[Spoken]:
    """The parts of an ability that can be heard: itself, or each line of an ability that holds without an event.

    sort: only parts of this sort, or all.
    """
    you = LATER if this is not None else None
    held = names or {}
    if ability.sort == "static":
        for part in ability.body:
            yield from static(part, ability.tested, this, sort, held)
    elif ability.sort != "slot" and sort in ("", ability.sort):
        key = "" if ability.event is None else ability.event.key
        yield Spoken(ability.sort, key, ability, ability.tested_before, this, you, held)


def static(
    part: model.Statement,
    condition: model.Condition | None,
    this: Thing | None,
    sort: str,
    names: dict[str, Value],
) -> Iterator[Spoken]:
    you = LATER if this is not None else None
    match part:
        case model.Forbid() if sort in ("", "cannot"):
            yield Spoken("cannot", part.event.key, part, condition, this, you, names)
        case model.Modify() if sort in ("", "modify"):
            key = contract.modified(part.property.owner, part.property.name)
            yield Spoken("modify", key, part, condition, this, you, names)
        case model.Blank() if sort in ("", "blank"):
            yield Spoken("blank", "", part, None, this, you, names, among=part.what, among_if=condition)
        case model.Grant():
            for ability in part.abilities:
                for one in lines(ability, this, sort, names):
                    if one.among is not None:
                        raise Unsupported("a set that obtains abilities which another set obtains")
                    one.among, one.among_if = part.who, condition
                    yield one
        case model.Forbid() | model.Modify() | model.Blank():
            return
        case _:
            raise Unsupported(f"a line that holds: {part}")
