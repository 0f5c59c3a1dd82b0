"""Check that no body reads a card that its reader may not see.

The reader is the player for whom a body runs: `you`, the player who chooses, or the player who performs the verb. A
phrase without a zone means the cards of all live zones. A rule without `you`, and a verb that no player performs, may
read only cards that everybody sees and cards passed as arguments; what a verb reads of its arguments is checked where
it is called. Counting the cards of a zone and moving its top card do not read the cards. A revealed card may be read,
and so may a card that the same block moves to an open zone before the next choice. A question shows its amounts and its
options to the player who is asked. Everybody sees whether a trigger runs, and a player sees what is forbidden to them.
Set-ups, scenarios and invariants may read everything.

The bodies are walked until the walk tells nothing new about the places from which cards come (`locations.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TypeAlias, assert_never

from ombre.dsl.diagnostics import Diagnostic, tr
from ombre.dsl.source import Span

from ... import model
from ...model import Expression, Model, Phrase, Statement
from ..all_bodies import Unit, is_zone, nested, sets_up, units, zone_name
from .reads import CALLER, Leak, Reads
from .sight import CardPlace, Seen, apart_from, names

_PASSES = 6  # walks over all bodies; places that come to light later are not followed
_Question: TypeAlias = model.Choosing | model.ChooseOne | model.Window | model.MayDo


@dataclass(frozen=True, slots=True)
class VerbCall:
    """A call of a verb with cards that not everybody sees: their places by the roles, and the roles of the readers.

    apart: pairs of roles with players who are not the same.
    """

    verb: str
    lies: tuple[tuple[str, CardPlace], ...]
    readers: tuple[str, ...]
    apart: tuple[tuple[str, str], ...]
    sets_up: bool


def check(known: Model) -> list[Diagnostic]:
    """Return a diagnostic for each choice among cards and each read of a card that the reader may not see."""
    return walked(known).diagnostics()


_last: list[tuple[Model, Looks]] = []  # the model that was walked last, and what was found


def last_walked(known: Model) -> Looks:
    """What is known after a walk over all bodies of a model; the last walk is kept, its diagnostics are not."""
    looks = _last[0][1] if _last and _last[0][0] is known else walked(known)
    looks.forget()
    return looks


def walked(known: Model) -> Looks:
    """Walk over all bodies of a model until nothing new comes to light."""
    looks = Looks(known)
    every = units(known, scenarios=True)
    inner = {id(ability) for unit in every for ability in nested(unit.body)}
    bodies = [unit for unit in every if id(unit.ability) not in inner]
    for _ in range(_PASSES):
        looks.begin()
        for unit in bodies:
            looks.unit(unit)
        for file in known.files:
            looks.file(file)
        if not looks.is_news:
            break
    _last[:] = [(known, looks)]
    return looks


class Looks(Reads):
    """Walks over bodies, and checks what they read and whom they let choose."""

    def __init__(self, known: Model):
        super().__init__(known)
        self._told: dict[VerbCall, list[Leak]] = {}  # what verbs read of the cards that they are given
        self._told_before: dict[VerbCall, list[Leak]] = {}
        bodies = tuple(unit.body for unit in units(known, scenarios=True) if unit.verb is None)
        performed = (node for node in model.walk(bodies) if isinstance(node, model.Perform))
        # Slots that can be performed as others than those whom their cards call `you`.
        self._for_others = {node.slot for node in performed if not self._is_own(node)}

    def _is_own(self, node: model.Perform) -> bool:
        """Whether the slot of a card is performed as the player whom the card calls `you`, as in `owner of pick`."""
        if not isinstance(node.you, model.Read) or node.you.owner != node.card:
            return False
        yous = (kind.you for kind in self.model.kinds.values())
        return any(isinstance(you, model.Read) and you.property == node.you.property for you in yous)

    def begin(self) -> None:
        """Prepare a walk over all bodies."""
        self.forget()
        self._told_before, self._told = self._told, {}
        self.arrivals.grows = False

    @property
    def is_news(self) -> bool:
        """Whether this walk has found places that it did not know when it began."""
        return self.arrivals.grows or self._told != self._told_before

    def file(self, file: model.File) -> None:
        """Check the declarations of a file that are no bodies."""
        for kind in (*file.kinds, *([file.table] if file.table else [])):
            self.kind(kind)
        for worth in file.worths:
            self.worth(worth)
        for items in (*(flow.items for flow in file.flows), *(steps.items for steps in file.steps)):
            for item in items:
                if isinstance(item, model.Turns):
                    self.turns(item)

    def unit(self, unit: Unit) -> None:
        """Check the condition and the statements of a body. Set-ups may read everything, but keep cards, too."""
        self.setting_up = sets_up(unit)
        with self.aside() as found:
            for_others = unit.ability is not None and unit.sort == "slot" and unit.ability.slot in self._for_others
            you = model.You(unit.span, "player") if for_others else unit.you
            self.sight.you = you
            seen = Seen((you,) if you is not None else self._doer(unit.verb))
            if unit.ability is not None:
                self._ability(unit.ability, seen)
            else:
                self._block(unit.body, seen)
        if not self.setting_up:
            for leak in found:
                self.say(leak)
        self.setting_up = False

    def _ability(self, ability: model.Ability, seen: Seen) -> None:
        self.slot = ability.slot
        if ability.event is not None:
            self.heard(ability, ability.event, seen)
        self.look(ability.tested, seen)
        self._block(ability.body, seen)

    def _doer(self, verb: model.Verb | None) -> tuple[Expression, ...]:
        """Return the subject of a verb, as the reader of its body, if the subject is a player."""
        first = verb.roles[0] if verb is not None else None
        if first is None or not self.model.is_a(first.type.of, "player"):
            return ()
        return (model.Local(first.span, first.name, first.type),)

    def kind(self, kind: model.Kind) -> None:
        """Check the derived properties of a kind."""
        self.sight.you, self.slot = kind.you, ""
        for one in kind.derived:
            self.derived(one, Seen(self.owner_of(kind, one.span)))

    def derived(self, one: model.Derived, seen: Seen) -> None:
        """Check a derived property for some readers."""
        self.look(one.value, seen)

    def worth(self, worth: model.Worth) -> None:
        """Check a worth; the reader is the player whose position is evaluated.

        When the game is over, everything may be read: in returns, and in a worth with a condition `game is ...`.
        """
        over = (
            node for node in model.conjuncts(worth.condition) if isinstance(node, model.Result) and not node.negated
        )
        if worth.sort == "returns" or any(over):
            return
        me = model.This(worth.span, worth.kind)
        self.sight.you = me
        for part in (worth.condition, worth.amount):
            self.look(part, Seen((me,)))

    def turns(self, turns: model.Turns) -> None:
        """Check the condition for taking a turn; it may read only what everybody sees."""
        self.sight.you = None
        self.look(turns.where, Seen())

    # -- statements

    def _block(self, body: Sequence[Statement], seen: Seen) -> None:
        for at, statement in enumerate(body):
            self._statement(statement, seen, body[at + 1 :])

    def _statement(self, node: Statement, seen: Seen, rest: Sequence[Statement]) -> None:
        match node:
            case model.Choose() | model.ChooseSome() | model.ChooseOne() | model.ChooseValue() | model.ChooseNumber():
                self._asked(node, seen, rest)
            case model.Window() | model.MayDo():
                self._asked(node, seen, rest)
            case model.Let():
                self.look(node.value, seen)
                if node.is_amount:
                    seen.amounts[node.name] = node.value
                self.bind(node.name, self.place(node.value, seen), seen, rest)
            case model.Reveal() | model.Show() | model.RevealUntil():
                self._revealed(node, seen)
            case model.May() | model.If() | model.Table():
                self._perhaps(node, seen)
            case model.Attempt():  # that it was done is seen by all
                self._statement(node.act, seen, rest)
            case (
                model.Repeat() | model.RepeatUntil() | model.ForEach() | model.ForItem() | model.ForValue()
                | model.Together()
            ):  # fmt: skip
                self._loop(node, seen)
            case model.Move():
                self.look(node.what, seen)
                self._moved(node.what, node.zone, seen)
            case model.Call() | model.Perform() | model.Become() | model.Change():
                for child in model.children(node):
                    self.look(child, seen)
                self._passed(node, seen)
            case model.Modify() | model.Forbid() | model.Grant() | model.Listen() | model.Copy() | model.Blank():
                self._lasting(node, seen)
            case model.Put() | model.PutEvery() | model.Tell():
                pass  # shows nothing to a player who must not see it
            case (
                model.Roll() | model.Shuffle() | model.Swap() | model.Join() | model.Leave() | model.ScopeEdge()
                | model.StartFlow() | model.EndFlow() | model.EndEffects() | model.EndGame() | model.Require()
                | model.Brings() | model.RunSetup() | model.RunFlow() | model.RunStep() | model.MakeCurrent()
                | model.AllPass() | model.Answer()
            ):  # fmt: skip
                for child in model.children(node):
                    self.look(child, seen)
            case _:
                assert_never(node)

    def _moved(self, card: Phrase, zone: model.Read, seen: Seen) -> None:
        if self.sight.is_open(zone):
            self.clear(card, seen)
        elif isinstance(card, model.Local) and (place := self.place(card, seen)) is not None:
            seen.lies[card.name] = self.arrivals.moved(place, zone)

    def _revealed(self, node: model.Reveal | model.Show | model.RevealUntil, seen: Seen) -> None:
        match node:
            case model.Reveal():
                seen.lies.pop(node.name, None)
                if node.who is not None:
                    seen.lies[node.name] = CardPlace(node.zone, node.who)
            case model.RevealUntil():
                seen.lies.pop(node.name, None)
                self.look(node.condition, seen.inside())
            case model.Show(what=model.Those() as what):  # without conditions, it means all cards of the zone
                if is_zone(what.zone) and not what.adjectives and what.where is None:
                    seen.shown.append((what.zone, node.who))
            case model.Show(what=what):
                if is_zone(what):
                    seen.shown.append((what, node.who))
                elif node.who is None:
                    self.clear(what, seen)
                elif isinstance(what, model.Local) and (place := self.place(what, seen)) is not None:
                    if not self.sight.may_see(seen.readers, place, seen):
                        seen.lies[what.name] = CardPlace(place.zone, node.who)

    def _perhaps(self, node: model.May | model.If | model.Table, seen: Seen) -> None:
        """Check a statement that runs one of its blocks or none."""
        match node:
            case model.May():
                self._block(node.body, seen.inside(node.who))
                self._block(node.otherwise, seen.inside(node.who))
            case model.If():
                self.look(node.condition, seen)
                then = seen.inside()
                self.learn(node.condition, then)
                self._block(node.then, then)
                self._block(node.otherwise, seen.inside())
            case model.Table():
                for block in model.blocks(node):
                    self._block(block, seen.inside())

    def _loop(
        self,
        node: model.Loop | model.Together,
        seen: Seen,
    ) -> None:
        """Check a statement that runs its block several times, or that runs its block as one packet."""
        inner = seen.inside()
        match node:
            case model.Repeat():
                self.look(node.times, seen)
                self.look(node.condition, seen)
            case model.RepeatUntil():
                self.look(node.condition, seen)
            case model.ForEach():
                self.candidates(node.what, seen)
                if self.model.is_a(node.what.kind, "player"):  # each player can look at what that player sees
                    inner.readers += (model.Local(node.span, node.name, model.Type("thing", node.what.kind)),)
                inner.apart += apart_from(node.what, node.name)
                self.bind(node.name, self.those(node.what, inner), inner, node.body)
            case model.ForItem():
                self.look(node.of, seen)
            case model.ForValue() | model.Together():
                pass
        self._block(node.body, inner)

    # -- questions

    def _asked(self, node: _Question, seen: Seen, rest: Sequence[Statement]) -> None:
        """Check a question; whoever is asked sees its amounts and its options."""
        match node:
            case model.Choose() | model.ChooseSome():
                self._chosen(node, seen, rest)
            case model.ChooseOne():
                for way in node.alternatives:
                    self.look(way.condition, seen.only(node.chooser, asks=True))
                    self._block(way.body, seen.inside(node.chooser))
            case model.ChooseValue() | model.ChooseNumber():
                for child in model.children(node):
                    self.look(child, seen.only(node.chooser, asks=True))
            case model.Window():
                for offer in node.offers:
                    self._offer(offer, seen)
            case model.MayDo():
                self._offer(node.offer, seen)

    def _choice(self, chooser: Phrase, what: model.Those, seen: Seen) -> bool:
        """Check a choice, in which the chooser reads the `where`; return whether the chooser may see the candidates."""
        place = self.unseen(what, (chooser,), seen)
        if place is not None and not what.unseen:
            message = tr("the player who chooses here cannot see the cards in '{0}'", place.name)
            help = tr(
                "choose 'an unseen {0}' by its place, let a player choose who can see the cards, or reveal them first",
                what.kind,
            )
            if what.zone is None and what.history is None:
                help = tr("name a zone whose cards the player sees: '{0} in ZONE'", what.kind)
            self.say(Leak("E411", "", place, what.span, message, help))
            return False
        self.candidates(what, seen.only(chooser, asks=True))
        return True

    def _chosen(self, node: model.Choose | model.ChooseSome, seen: Seen, rest: Sequence[Statement]) -> None:
        place: CardPlace | None = None
        there = self.those(node.what, seen, (node.chooser,))
        if node.searches:  # the player who searches sees all cards of the zone
            inner = seen.only(node.chooser, asks=True)
            if is_zone(node.what.zone):
                inner.shown.append((node.what.zone, node.chooser))
                place = CardPlace(node.what.zone, node.chooser)
            self.candidates(node.what, inner)
        elif self._choice(node.chooser, node.what, seen):
            place = there
        if isinstance(node, model.Choose):
            self._block(node.otherwise, seen.inside())
        seen.apart += apart_from(node.what, node.name)
        self.bind(node.name, place, seen, rest)

    def _offer(self, offer: model.Offer, seen: Seen) -> None:
        inner = seen.inside()
        if isinstance(offer.who, model.Those):
            self.candidates(offer.who, inner)
        doer = offer.arguments[0] if offer.arguments and not isinstance(offer.arguments[0], model.Some) else offer.who
        given: list[Phrase | None] = [doer]
        for argument in offer.arguments[1:]:
            if isinstance(argument, model.Those):
                inner.apart += apart_from(argument, argument.candidate)
                if self._choice(doer, argument, inner):
                    self.bind(argument.candidate, self.those(argument, inner, (doer,)), inner, ())
                given.append(model.Local(argument.span, argument.candidate, model.Type("thing", argument.kind)))
            else:
                where = argument.where if isinstance(argument, model.Some) else argument
                self.look(where, inner.only(doer, asks=True))
                given.append(None if isinstance(argument, model.Some) else argument)
        self._called(offer.verb, given, inner, offer.span)

    # -- verbs

    def _passed(self, node: model.Call | model.Perform | model.Become | model.Change, seen: Seen) -> None:
        """Follow a card into a verb, a slot, an event or a property."""
        match node:
            case model.Call():
                self._called(node.verb, node.arguments, seen, node.span)
                for role, argument in enumerate(node.arguments):
                    if self.place(argument, seen) is None:
                        continue
                    if self.arrivals.shows(node.verb, role):
                        self.clear(argument, seen)
                    elif (to := self.arrivals.brings(node, role)) is not None and not self.sight.is_open(to):
                        self._moved(argument, to, seen)
            case model.Perform():
                if (place := self.hidden(node.card, seen.inside(node.you))) is not None:
                    self.read(node.slot, place, node.span)
                self.passes(f"slot {node.slot}", 0, self.place(node.card, seen), seen, {"1": node.you})
            case model.Become():
                key = f"becomes {node.property.owner}.{node.property.name}.{node.value.word}"
                self.passes(key, 0, self.place(node.owner, seen), seen, {})
            case model.Change():
                place = self.place(node.amount, seen) if node.operator == "becomes" else None
                if place is not None and node.property.type.tag == "thing":
                    mine = "" if node.owner is None else "this"
                    there = self.abstract(place, seen, {mine: node.owner} if node.owner is not None else {})
                    this = model.This(node.span, node.property.owner)
                    self.arrivals.keeps(node.property, there.put(names({mine: this})))

    def _called(self, key: str, arguments: Sequence[Phrase | None], seen: Seen, span: Span) -> None:
        """Follow the cards that not everybody sees into a verb, and report what the verb reads of them."""
        verb = self.model.verbs.get(key)
        if verb is None:
            return
        given = {role.name: what for role, what in zip(verb.roles, arguments, strict=False) if what is not None}
        lies: list[tuple[str, CardPlace]] = []
        for role, (one, argument) in enumerate(zip(verb.roles, arguments, strict=False)):
            if self.model.is_a(one.type.of, "card"):
                if (place := self.passes(key, role, self.place(argument, seen), seen, given)) is not None:
                    lies.append((one.name, place))
        if not lies:
            return
        readers = {role.name for role in verb.roles[:1] if self.model.is_a(role.type.of, "player")}
        readers |= {name for name, what in given.items() if self.sight.is_among(what, seen.readers)}
        pairs = combinations(given.items(), 2)
        differ = tuple((one, two) for (one, a), (two, b) in pairs if self.sight.differ(a, b, seen))
        call = VerbCall(key, tuple(lies), (*sorted(readers), CALLER), differ, self.setting_up)
        for leak in self._leaks(verb, call):
            what, place = leak.what, leak.place
            message = tr(
                "'{0}' reads '{1}' of a card in '{2}', but that card is hidden here", verb.third, what, place.name
            )
            self.say(replace(leak, span=span, message=message if leak.code == "E412" else leak.message))

    def _leaks(self, verb: model.Verb, call: VerbCall) -> list[Leak]:
        """Return what a verb reads of the cards that it is given from some places, beside what it reads anyway."""
        if call not in self._told:
            self._told[call] = self._told_before.get(call, [])
            anyway = {(leak.span, leak.code) for leak in self._body(verb, replace(call, lies=()))}
            self._told[call] = [leak for leak in self._body(verb, call) if (leak.span, leak.code) not in anyway]
        return self._told[call]

    def _body(self, verb: model.Verb, call: VerbCall) -> list[Leak]:
        """Return all leaks of the body of a verb."""
        named = {role.name: model.Local(role.span, role.name, role.type) for role in verb.roles}
        named[CALLER] = model.Local(verb.span, CALLER, model.NOTHING)
        with self.aside() as found:
            self.sight.you, self.slot = None, ""
            seen = Seen(tuple(named[name] for name in call.readers))
            seen.apart += [(named[one], named[other]) for one, other in call.apart]
            for name, place in call.lies:
                self.bind(name, place, seen, verb.body)
            self._block(verb.body, seen)
        return found

    # -- what lasts

    def _lasting(
        self,
        node: model.Lasting,
        seen: Seen,
    ) -> None:
        """Check a statement that begins something lasting."""
        if node.duration is not None:
            self.ends(node.duration, seen)
        match node:
            case model.Modify():
                self.look(node.amount, seen)
            case model.Forbid():
                self.forbidden(node.event, seen)
            case model.Grant():
                self._granted(node, seen)
            case model.Listen():
                self._later(node.ability, seen)
            case model.Copy():
                self._copied(node, seen)
            case model.Blank():
                self.look(node.what, seen)

    def _granted(self, node: model.Grant, seen: Seen) -> None:
        """Check abilities that things obtain. Everybody sees which cards have an ability that reacts to something."""
        if any(ability.sort not in ("slot", "static") for ability in node.abilities):
            place = self.place(node.who, seen.only())
            if place is not None and not self.sight.zones[zone_name(place.zone)].live:
                message = tr(
                    "an ability that reacts shows which cards have it, but the cards in '{0}' are hidden here",
                    place.name,
                )
                help = tr("give the ability to cards that all players see, or to a player")
                self.say(Leak("E412", "", place, node.who.span, message, help))
            elif isinstance(node.who, model.Those):
                self.candidates(node.who, seen.only())
        for ability in node.abilities:
            self._later(ability, seen)

    def _copied(self, node: model.Copy, seen: Seen) -> None:
        """Check what becomes a copy: everybody sees of which card."""
        for card in (node.what, node.model):
            self.look(card, seen)
        if (place := self.hidden(node.model, seen)) is not None:
            self.read("copy", place, node.model.span)

    def _later(self, ability: model.Ability, seen: Seen) -> None:
        """Check an ability that a body makes; it knows the names of the body."""
        slot = self.slot
        self._ability(ability, seen.inside())
        self.slot = slot
