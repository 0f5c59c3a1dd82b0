"""Check that no body reads a card that its reader may not see.

The reader is the player for whom a body runs: `you`, the player who chooses, or the player who performs the verb.
Everybody sees a card in an open zone, one player sees a card in a private zone, and nobody sees a card in a hidden
zone. A phrase without a zone means the cards of all live zones. A rule without `you`, and a verb that no player
performs, may read only cards in open zones and cards passed as arguments. Counting the cards of a zone and moving its top card do not read the cards. A revealed card may be read, and
so may a card that the same block moves to an open zone before the next choice. A restriction may read what the players
see whom it forbids something: they see whether they are asked. Set-ups, scenarios and invariants may read everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import assert_never

from ombre.dsl.diagnostics import Diagnostic, Translatable, tr
from ombre.dsl.source import Span

from .. import model
from ..model import Expression, Model, Phrase, Statement
from .units import Unit, is_zone, sets_up, units, zone_name, zones

_CHOICES = (
    model.Choose, model.ChooseSome, model.ChooseValue, model.ChooseNumber, model.ChooseOne, model.May, model.MayDo, model.Window,
)  # fmt: skip


def check(known: Model) -> list[Diagnostic]:
    """Return a diagnostic for each choice among cards and each read of a card that the reader may not see."""
    looks = Looks(known)
    for unit in units(known, scenarios=True):
        if not sets_up(unit):
            looks.unit(unit)
    for file in known.files:
        for kind in (*file.kinds, *([file.table] if file.table else [])):
            looks.kind(kind)
        for worth in file.worths:
            looks.worth(worth)
        for items in (*(flow.items for flow in file.flows), *(steps.items for steps in file.steps)):
            for item in items:
                if isinstance(item, model.Turns):
                    looks.turns(item)
    return looks.found


@dataclass(slots=True)
class Seen:
    """The readers at a place of a body, and what they can see.

    lies: the names of cards that not everybody sees, with their zones. shown: the zones whose cards have been revealed,
    and to whom (None: to all players). apart: pairs of players who are not the same.
    """

    readers: tuple[Phrase, ...] = ()
    lies: dict[str, model.Read] = field(default_factory=dict[str, model.Read])
    shown: list[tuple[model.Read, Phrase | None]] = field(default_factory=list[tuple[model.Read, Phrase | None]])
    apart: list[tuple[Phrase, Phrase]] = field(default_factory=list[tuple[Phrase, Phrase]])

    def inside(self, *readers: Phrase) -> Seen:
        return Seen((*self.readers, *readers), dict(self.lies), list(self.shown), list(self.apart))


class Looks:
    """Finds expressions in bodies that read hidden cards; `found` contains the diagnostics."""

    def __init__(self, known: Model):
        self.model = known
        self.zones = zones(known)
        self.found: list[Diagnostic] = []
        self.you: Expression | None = None
        self._said: set[tuple[Span, str]] = set()

    def unit(self, unit: Unit) -> None:
        """Check the condition and the statements of a body."""
        self.you = unit.you
        seen = Seen((unit.you,) if unit.you is not None else self._doer(unit))
        if unit.ability is not None:
            self._look(unit.ability.condition, seen)
        self._block(unit.body, seen)

    def _doer(self, unit: Unit) -> tuple[Expression, ...]:
        """Return the subject of a verb, as the reader of its body, if the subject is a player."""
        first = unit.verb.roles[0] if unit.verb is not None else None
        if first is None or not self.model.is_a(first.type.of, "player"):
            return ()
        return (model.Local(first.span, first.name, first.type),)

    def kind(self, kind: model.Kind) -> None:
        """Check the derived properties of a kind.

        The reader is the player that has the property or, for a kind of cards, the player whom the card calls `you`.
        """
        self.you = kind.you
        for one in kind.derived:
            me = model.This(one.span, kind.name)
            self.derived(one, Seen((me,) if self.model.is_a(kind.name, "player") else (kind.you,) if kind.you else ()))

    def derived(self, one: model.Derived, seen: Seen) -> None:
        """Check a derived property for some readers."""
        self._look(one.value, seen)

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
        self.you = me
        for part in (worth.condition, worth.amount):
            self._look(part, Seen((me,)))

    def turns(self, turns: model.Turns) -> None:
        """Check the condition for taking a turn; it may read only what everybody sees."""
        self.you = None
        self._look(turns.where, Seen())

    # -- visibility

    def _same(self, one: Phrase | None, other: Phrase | None) -> bool:
        def plain(node: Phrase | None) -> Phrase | None:
            return self.you if isinstance(node, model.You) and self.you is not None else node

        one, other = plain(one), plain(other)
        if isinstance(one, model.Local) and isinstance(other, model.Local):
            return one.name == other.name
        return one == other

    def _may_see(self, readers: Sequence[Phrase], zone: model.Read, seen: Seen) -> bool:
        declared = self.zones.get(zone_name(zone))
        if declared is None or declared.sight == "open":
            return True
        for shown, who in seen.shown:
            if shown == zone and (who is None or any(self._same(reader, who) for reader in readers)):
                return True
        if declared.sight == "hidden" or zone.owner is None and not declared.per:
            return False
        if declared.sight == "outward":
            return any(self._differ(reader, self._whose(zone, declared), seen) for reader in readers)
        whose = self._whose(zone, declared)
        return any(self._same(reader, whose) for reader in readers)

    def _whose(self, zone: model.Read, declared: model.Zone) -> Phrase | None:
        """Return the player of a private or outward zone."""
        if self.model.is_a(declared.per, "player"):
            return zone.index
        if zone.owner is not None and not self.model.is_a(declared.owner, "player"):
            return model.Owner(zone.span, zone.owner)
        return zone.owner

    def _differ(self, one: Phrase, other: Phrase | None, seen: Seen) -> bool:
        """Whether two players are certainly not the same: one was chosen as `another`, or a condition says so."""
        return other is not None and any(
            self._same(one, a) and self._same(other, b) or self._same(one, b) and self._same(other, a)
            for a, b in seen.apart
        )

    def _zone_of(self, what: model.Those, seen: Seen, readers: Sequence[Phrase] = ()) -> model.Read | None:
        """The zone of a phrase. Without one, it means all live cards: then, a live zone that the readers may not see."""
        if is_zone(what.zone):
            return what.zone
        if isinstance(what.zone, model.Local):
            return seen.lies.get(what.zone.name)
        if what.zone is not None or what.history is not None or not self.model.is_a(what.kind, "card"):
            return None
        for part in model.conjuncts(what.where):
            if (
                isinstance(part, model.IsIn)
                and not part.negated
                and _is_candidate(part.left, what)
                and is_zone(part.zone)
            ):
                return part.zone
        for zone in self.zones.values():
            if zone.live and zone.sight != "open":
                read = model.Read(what.span, self.model.properties[zone.owner, zone.name], None)
                if not self._may_see(readers or seen.readers, read, seen):
                    return read
        return None

    def _unseen_zone(self, what: model.Those, readers: Sequence[Phrase], seen: Seen) -> model.Read | None:
        """The zone of a phrase, if the readers may not see its cards."""
        zone = self._zone_of(what, seen, readers)
        return None if zone is None or self._may_see(readers, zone, seen) else zone

    def _is_open(self, zone: model.Node | None) -> bool:
        declared = self.zones.get(zone_name(zone))
        return declared is not None and declared.sight == "open"

    def _bind(self, name: str, zone: model.Node | None, seen: Seen, rest: Sequence[Statement]) -> None:
        """Record that a name is a card of a zone, unless the rest of the block shows the card to all players."""
        seen.lies.pop(name, None)
        if is_zone(zone) and not self._is_open(zone) and not self._shown(name, rest):
            seen.lies[name] = zone

    def _shown(self, name: str, rest: Sequence[Statement], depth: int = 0) -> bool:
        """Whether some statements move a card to an open zone before the next choice."""
        for statement in rest:
            match statement:
                case model.Move(what=model.Local() as what) if what.name == name:
                    return self._is_open(statement.zone)
                case model.Call() if depth < 4 and (verb := self.model.verbs.get(statement.verb)) is not None:
                    for role, argument in zip(verb.roles, statement.arguments, strict=False):
                        if isinstance(argument, model.Local) and argument.name == name:
                            if self._shown(role.name, verb.body, depth + 1):
                                return True
                case _:
                    pass
            if any(isinstance(node, _CHOICES) for node in model.walk(statement)):
                return False
        return False

    # -- reads

    def _say(self, code: str, message: Translatable, span: Span, help: Translatable) -> None:
        if (span, code) not in self._said:
            self._said.add((span, code))
            self.found.append(Diagnostic(code, message, span, help))

    def _hidden(self, card: model.Node | None, seen: Seen) -> model.Read | None:
        """Return the zone of a card if a reader may not see the card."""
        zone: model.Read | None = None
        if isinstance(card, model.Local):
            zone = seen.lies.get(card.name)
        elif isinstance(card, model.Top):
            zone = card.zone
        elif isinstance(card, model.Neighbour):
            return self._hidden(card.of, seen)
        return zone if zone is not None and not self._may_see(seen.readers, zone, seen) else None

    def _look(self, node: model.Node | None, seen: Seen) -> None:
        """Check all reads in an expression or a condition."""
        match node:
            case model.Those():
                self._those(node, seen)
                return
            case model.Count() if isinstance(node.of, model.Those):
                self._those(node.of, seen)
                zone = self._unseen_zone(node.of, seen.readers, seen)
                if node.distinct is not None and zone is not None:
                    self._read(node.distinct.name, zone, node.span)
                return
            case model.Total():
                inner = self._those(node.of, seen)
                self._look(node.amount, inner)
                return
            case model.Read() if node.property.sort in ("fact", "derived"):
                if (zone := self._hidden(node.owner, seen)) is not None:
                    self._read(node.property.name, zone, node.span)
            case model.HasSlot():
                if (zone := self._hidden(node.what, seen)) is not None:
                    self._read(node.slot, zone, node.span)
            case model.CardIn():
                if not self._may_see(seen.readers, node.zone, seen):
                    self._read(node.card, node.zone, node.span)
            case model.IsCard():
                if (zone := self._hidden(node.what, seen)) is not None:
                    self._read(node.card, zone, node.span)
            case model.IsKind():
                if (zone := self._hidden(node.left, seen)) is not None:
                    self._read(node.kind, zone, node.span)
            case model.IsCopy():
                for side in (node.left, node.right):
                    if (zone := self._hidden(side, seen)) is not None:
                        self._read("copy", zone, node.span)
            case _:
                pass
        for child in model.children(node):
            self._look(child, seen)

    def _read(self, what: str, zone: model.Read, span: Span) -> None:
        name = zone.property.name
        message = tr("this reads '{0}' of a card in '{1}', but that card is hidden here", what, name)
        declared = self.zones.get(zone_name(zone))
        help = tr("reveal the card to all players first, or move it to an open zone; counting is allowed")
        if declared is not None and declared.sight == "outward":
            help = tr(
                "everybody except its player sees '{0}': read it where the reader is certainly another one, such as inside 'if NAME is not NAME:'",
                name,
            )
        self._say("E412", message, span, help)

    def _those(self, what: model.Those, seen: Seen, *readers: Phrase) -> Seen:
        """Check the reads of a noun phrase: its adjectives and its `where` read every candidate."""
        inner = seen.inside(*readers)
        if (zone := self._zone_of(what, inner)) is not None:
            self._bind(what.candidate, zone, inner, ())
            if not self._may_see(inner.readers, zone, seen):
                for adjective in what.adjectives:
                    self._read(adjective.word, zone, adjective.span)
        for child in (what.zone, what.where, what.other_than, what.history):
            if child is not None:
                self._look(child, inner)
        return inner

    # -- statements

    def _block(self, body: Sequence[Statement], seen: Seen) -> None:
        for at, statement in enumerate(body):
            self._statement(statement, seen, body[at + 1 :])

    def _choice(self, chooser: Phrase, what: model.Those, seen: Seen) -> bool:
        """Check a choice, in which the chooser reads the `where`; return whether the chooser may see the candidates."""
        zone = self._unseen_zone(what, (chooser,), seen)
        if zone is not None and not what.unseen:
            name = zone.property.name
            message = tr("the player who chooses here cannot see the cards in '{0}'", name)
            help = tr(
                "choose 'an unseen {0}' by its place, let a player choose who can see the cards, or reveal them first",
                what.kind,
            )
            if what.zone is None:
                help = tr("name a zone whose cards the player sees: '{0} in ZONE'", what.kind)
            self._say("E411", message, what.span, help)
            return False
        self._those(what, seen, chooser)
        return True

    def _statement(self, node: Statement, seen: Seen, rest: Sequence[Statement]) -> None:
        match node:
            case model.Choose() | model.ChooseSome():
                self._chosen(node, seen, rest)
            case model.Let():
                self._look(node.value, seen)
                if isinstance(node.value, model.Top):
                    self._bind(node.name, node.value.zone, seen, rest)
                elif isinstance(node.value, model.Those):
                    self._bind(node.name, self._zone_of(node.value, seen), seen, rest)
                elif isinstance(node.value, model.Local) and node.value.name in seen.lies:
                    seen.lies[node.name] = seen.lies[node.value.name]
            case model.Reveal():
                seen.lies.pop(node.name, None)
                if node.who is not None and not self._is_reader(node.who, seen):
                    seen.lies[node.name] = node.zone
            case model.Show():
                self._show(node, seen)
            case model.RevealUntil():
                inner = seen.inside()
                inner.lies.pop(node.name, None)
                self._look(node.condition, inner)
                seen.lies.pop(node.name, None)
            case model.ChooseOne() | model.May() | model.If() | model.Table():
                self._perhaps(node, seen)
            case (
                model.Repeat() | model.RepeatUntil() | model.ForEach() | model.ForItem() | model.ForValue() | model.Together()
            ):  # fmt: skip
                self._loop(node, seen)
            case model.Window():
                for offer in node.offers:
                    self._offer(offer, seen)
            case model.MayDo():
                self._offer(node.offer, seen)
            case model.Move():
                self._look(node.what, seen)
                if isinstance(node.what, model.Local) and self._is_open(node.zone):
                    seen.lies.pop(node.what.name, None)
            case model.Call():
                for argument in node.arguments:
                    self._look(argument, seen)
                for argument in node.arguments:
                    if isinstance(argument, model.Local) and self._shown(argument.name, (node,)):
                        seen.lies.pop(argument.name, None)
            case model.Modify():
                self._look(node.amount, seen)
            case model.Forbid():
                self._forbidden(node.event, seen)
            case model.Grant() | model.Listen() | model.Put() | model.PutEvery() | model.Tell():
                pass  # shows nothing to a player; the abilities inside have bodies of their own
            case (
                model.ChooseValue() | model.ChooseNumber() | model.Roll() | model.Change() | model.Become() | model.Shuffle() | model.Swap() | model.Perform()
                | model.Copy() | model.Blank() | model.Join() | model.ScopeEdge() | model.StartFlow() | model.EndFlow()
                | model.EndEffects() | model.EndGame() | model.Require() | model.Brings() | model.RunSetup()
                | model.RunFlow() | model.RunStep() | model.MakeCurrent() | model.AllPass() | model.Answer()
            ):  # fmt: skip
                for child in model.children(node):
                    self._look(child, seen)
            case _:
                assert_never(node)

    def _is_reader(self, who: Phrase, seen: Seen) -> bool:
        return any(self._same(reader, who) for reader in seen.readers)

    def _chosen(self, node: model.Choose | model.ChooseSome, seen: Seen, rest: Sequence[Statement]) -> None:
        fine = False
        if node.searches:
            self._look(replace(node.what, zone=None), seen)  # the player who searches sees all cards of the zone
        else:
            fine = self._choice(node.chooser, node.what, seen)
        if isinstance(node, model.Choose):
            self._block(node.otherwise, seen.inside())
        seen.lies.pop(node.name, None)
        seen.apart += _apart_from(node.what, node.name)
        if fine:
            self._bind(node.name, self._zone_of(node.what, seen, (node.chooser,)), seen, rest)

    def _show(self, node: model.Show, seen: Seen) -> None:
        what = node.what
        if isinstance(what, model.Those):  # without conditions, the phrase means all cards of the zone
            if is_zone(what.zone) and not what.adjectives and what.where is None:
                seen.shown.append((what.zone, node.who))
        elif is_zone(what):
            seen.shown.append((what, node.who))
        elif isinstance(what, model.Local):
            if node.who is None or self._is_reader(node.who, seen):
                seen.lies.pop(what.name, None)

    def _perhaps(self, node: model.ChooseOne | model.May | model.If | model.Table, seen: Seen) -> None:
        """Check a statement that runs one of its blocks or none."""
        match node:
            case model.ChooseOne():
                for way in node.alternatives:
                    self._look(way.condition, seen.inside(node.chooser))
                    self._block(way.body, seen.inside(node.chooser))
            case model.May():
                self._block(node.body, seen.inside(node.who))
                self._block(node.otherwise, seen.inside(node.who))
            case model.If():
                self._look(node.condition, seen)
                then = seen.inside()
                then.apart += _apart(node.condition)
                self._block(node.then, then)
                self._block(node.otherwise, seen.inside())
            case model.Table():
                for block in model.blocks(node):
                    self._block(block, seen.inside())

    def _loop(
        self,
        node: model.Repeat | model.RepeatUntil | model.ForEach | model.ForItem | model.ForValue | model.Together,
        seen: Seen,
    ) -> None:
        """Check a statement that runs its block several times, or that runs its block as one packet."""
        inner = seen.inside()
        match node:
            case model.Repeat():
                self._look(node.times, seen)
                self._look(node.condition, seen)
            case model.RepeatUntil():
                self._look(node.condition, seen)
            case model.ForEach():
                self._those(node.what, seen)
                if self.model.is_a(node.what.kind, "player"):  # each player can look at what that player sees
                    inner.readers += (model.Local(node.span, node.name, model.Type("thing", node.what.kind)),)
                inner.apart += _apart_from(node.what, node.name)
                self._bind(node.name, self._zone_of(node.what, inner), inner, node.body)
            case model.ForItem():
                self._look(node.of, seen)
            case model.ForValue() | model.Together():
                pass
        self._block(node.body, inner)

    def _forbidden(self, event: model.Event, seen: Seen) -> None:
        """Check what a restriction reads: whoever may do something sees whether it is forbidden."""
        inner = seen.inside()
        for pattern, name in zip(event.patterns, event.names, strict=True):
            if isinstance(pattern, model.Those) and self.model.is_a(pattern.kind, "player"):
                inner.readers += (
                    model.Local(pattern.span, name or pattern.candidate, model.Type("thing", pattern.kind)),
                )
        for pattern in event.patterns:
            for part in model.children(pattern) if isinstance(pattern, model.Those | model.Some) else (pattern,):
                self._look(part, inner)

    def _offer(self, offer: model.Offer, seen: Seen) -> None:
        inner = seen.inside()
        if isinstance(offer.who, model.Those):
            self._those(offer.who, inner)
        doer = offer.arguments[0] if offer.arguments and not isinstance(offer.arguments[0], model.Some) else offer.who
        for argument in offer.arguments[1:]:
            if isinstance(argument, model.Those):
                inner.apart += _apart_from(argument, argument.candidate)
                if self._choice(doer, argument, inner):
                    self._bind(argument.candidate, self._zone_of(argument, inner, (doer,)), inner, ())
            else:
                where = argument.where if isinstance(argument, model.Some) else argument
                self._look(where, replace(inner, readers=(*inner.readers, doer)))


def _is_candidate(one: model.Phrase, what: model.Those) -> bool:
    return isinstance(one, model.Local) and one.name == what.candidate


def _apart(condition: model.Condition | None) -> list[tuple[Phrase, Phrase]]:
    """Return the pairs of players of which a condition says that they are not the same."""
    parts = [one for one in model.conjuncts(condition) or (condition,) if isinstance(one, model.Is) and one.negated]
    return [(one.left, option) for one in parts for option in one.options]


def _apart_from(what: model.Those, name: str) -> list[tuple[Phrase, Phrase]]:
    """Return the pairs of players who are not the same if a name is a member of a noun phrase."""
    one = model.Local(what.span, name, model.Type("thing", what.kind))
    others: list[Phrase] = [what.other_than] if what.other_than is not None else []
    others += [b for a, b in _apart(what.where) if isinstance(a, model.Local) and a.name == what.candidate]
    return [(one, other) for other in others]
