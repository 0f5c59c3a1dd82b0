"""A board for two cards: numbers of a tape in; where the cards lie, what is done, and who answers what out.

A tape is a source of numbers. 0 is always the simplest choice, so that whoever makes a tape smaller makes a board
smaller. What a card may do on a board, and where it may lie, comes from the model.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from ombre.compiler.model import Model
from ombre.runtime import NOTHING, Card, Module, Step, Window
from ombre.runtime.bench import Bench
from ombre.runtime.choices import Choice
from ombre.runtime.debug import Before, inspect
from ombre.runtime.errors import Broken
from ombre.runtime.linker import Rules, link

from .meetings import Meetings
from .scripts import Act, Amount, Call, Doing, Line, Name, Perform, Play, Put, Reply, Run, Said, Script, sentence

Draw: TypeAlias = Callable[[int], int]  # a number from 0 to below the one that is given

MOST_ACTS = 5
MOST_SCATTERED = 2  # cards in a zone beside the two
MOST_PILED = 9  # copies of one card in a zone: what a game counts is sometimes how much lies there
MOST_AMOUNT = 9
_RELIES = re.compile(r"(the invariant at [^;]* does not hold(; )?)+(this came after|$)")
BUSY = 40  # answers after which everybody passes, so that a board comes to its end


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a board. met: both cards did something. failure: a sentence, or nothing."""

    script: Script
    met: bool
    failure: str = ""


class Tracks:
    """The things that did something: an ability of theirs ran, forbade, or changed a fact.

    A card without abilities does something when something happens to it.
    """

    def __init__(self) -> None:
        self.active: set[int] = set()

    def traced(self, module: Module, roles: Callable[[str], bool]) -> Module:
        """The same module, but for functions that leave tracks. roles: whether a type is one of cards."""
        cards = tuple(self._card(card) for card in module.cards)
        verbs = tuple(
            replace(verb, do=self._done(verb.do, [n for n, (_, sort) in enumerate(verb.roles) if roles(sort)]))
            for verb in module.verbs
        )
        return replace(module, cards=cards, verbs=verbs, timed=tuple(map(self._ability, module.timed)))

    def _card(self, card: Card) -> Card:
        return replace(card, abilities=tuple(map(self._ability, card.abilities)))

    def _ability(self, ability: Any) -> Any:
        if ability.sort == "cannot":
            return replace(ability, match=self._true(ability.match or (lambda *args: True)))
        if ability.body is None:
            return ability
        return replace(ability, body=(self._true if ability.sort == "modify" else self._run)(ability.body))

    def _run(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def run(g: Any, this: int, *args: Any) -> Any:
            self.active.add(this)
            return function(g, this, *args)

        return run

    def _true(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def run(g: Any, this: int, *args: Any) -> Any:
            found = function(g, this, *args)
            if found:
                self.active.add(this)
            return found

        return run

    def _done(self, function: Callable[..., Any], roles: list[int]) -> Callable[..., Any]:
        def do(g: Any, *args: Any) -> Any:
            for role in roles:
                if args[role] != NOTHING and not g.rules.of_card[g.card[args[role]]]:
                    self.active.add(args[role])
            return function(g, *args)

        return do


@dataclass(frozen=True, slots=True)
class Board:
    """strict: no verb is called but those that some card, rule or step calls outright, or that are offered.

    Other verbs rely on who calls them. So where they are called all the same, what breaks an invariant of the game is
    no failure; everything else is.
    """

    play: Play
    given: list[Line]
    strict: bool

    @property
    def players(self) -> int:
        found: int = self.play.g.players
        return found


class Boards:
    """Makes boards for one game with its expansions."""

    def __init__(self, known: Model, rules: Rules, meetings: Meetings) -> None:
        self.model, self.rules, self.meetings = known, rules, meetings
        self.tracks = Tracks()
        is_cards = {sort for sort in (*known.kinds, "card") if sort == "card" or known.is_a(sort, "card")}
        self.traced = link([self.tracks.traced(module, is_cards.__contains__) for module in rules.given])
        self.kind_of = {card: known.cards[card].kind for card in meetings.cards}
        self.zones = self._zones()
        self.placed: dict[str, list[int]] = {card: self._zones_of(card) for card in meetings.cards}
        self.fillers = {
            zone: [
                card
                for card in meetings.cards
                if zone in self.placed[card] and self.kind_of[card] not in known.beginnings  # there is one in a game
            ]
            for zone in self.zones.values()
        }
        self.beginnings = [card for card, zones in self.placed.items() if zones and self.kind_of[card] in known.beginnings]
        self.amounts = [
            (kind.name, state.name)
            for number, kind in enumerate(rules.kinds)
            if number in rules.above[rules.player_kind]
            for state in kind.states
            if not (state.values or state.kind or state.per or state.most) and state.least == 0
            if state.name not in [other.most for other in kind.states]
        ]
        self.steps = list(rules.steps)
        self.flows = [flow.name for flow in rules.flows.values() if flow.of]
        self.calls = {card: self._calls(card) for card in meetings.cards}
        self.runs = {card: self._runs(card) for card in meetings.cards}
        self.public_calls = {
            card: [call for call in calls if call[0] in meetings.public] for card, calls in self.calls.items()
        }
        self.windows = list(_windows(item for flow in rules.flows.values() for item in flow.items))
        self.performed = {card: self._performed(card) for card in meetings.cards}
        self.bases = {key: verb.base for key, verb in known.verbs.items()}

    def play(self, cards: tuple[str, str], draw: Draw, traced: bool = False) -> Outcome:
        """Lay a board out, and play it. traced: find out whether the two have met."""
        least, most = self.rules.players
        bench = _Tape(self.traced if traced else self.rules, draw, self.bases)
        play = Play(bench.rules, least + draw(most - least + 1), bench)
        bench.play = play
        given, names = self._given(cards, play.g.players, draw)
        board = Board(play, given, strict=draw(3) == 0)
        acts: list[Act] = []
        failure = ""
        self.tracks.active.clear()
        try:
            for line in given:
                line.carry_out(play)
            self.last = [play.things[name.word] for name in names]
            bench.favourites = set(self.last)
            if not _is_sound(play.g):
                return Outcome(Script(play.g.players, tuple(given), ()), met=False)
            for number in range(2 + draw(MOST_ACTS - 1)):
                does = self._act(number % 2, cards, names, board, draw)
                bench.replies = []
                try:
                    does.carry_out(play)
                finally:
                    acts.append(Act(does, tuple(bench.replies)))
                if play.g.result is not None:
                    break
            bench.close()
        except Unsaid:
            pass
        except Broken as error:
            if board.strict or not _RELIES.match(str(error)):
                failure = sentence(error)
        except Exception as error:
            failure = sentence(error)
        met = traced and bench.favourites <= self.tracks.active
        return Outcome(Script(play.g.players, tuple(given), tuple(acts)), met, failure)

    # -------------------------------------------------------------------------------------------------- what lies where

    def _zones(self) -> dict[str, int]:
        """The number of each zone that a table or a player has a single one of."""
        seats = [self.rules.kinds[number].name for number in self.rules.above[self.rules.player_kind]]
        return {
            f"{zone.owner}.{zone.name}": number
            for number, zone in enumerate(self.rules.zones)
            if not zone.per and (not zone.owner or zone.owner in seats)
        }

    def _zones_of(self, card: str) -> list[int]:
        """Where a card may lie, and how often that is tried: mostly where it can do something.

        That is where its abilities work, and for one with slots, or without abilities, where somebody can take it.
        """
        names = [zone for zone in self.meetings.zones_of(card) if zone in self.zones]
        abilities = self.model.cards[card].abilities
        good = [
            zone
            for zone in names
            if (any(not ability.slot for ability in abilities) and self.rules.zones[self.zones[zone]].live)
            or (
                not all(not ability.slot for ability in abilities) or not abilities
            ) and self.kind_of[card] in self.meetings.offered.get(zone, ())
        ]
        times = 4 * len(names) // len(good) if good else 0
        return [self.zones[zone] for zone in (*good * times, *names)]

    def _given(self, cards: tuple[str, str], players: int, draw: Draw) -> tuple[list[Line], list[Name]]:
        """The lines before anything is done; the two come first, and so lie on top."""
        lines: list[Line] = []
        used: set[str] = set()
        for card in cards:
            zones = self.placed[card]
            lines.append(self._put(card, zones[draw(len(zones))], used, players, draw))
        names = [Name(line.name) for line in lines if isinstance(line, Put)]
        begins = self.model.beginnings
        if self.beginnings and draw(2) and not any(self.kind_of[card] in begins for card in cards):
            card = self.beginnings[draw(len(self.beginnings))]
            lines.append(self._put(card, self.placed[card][0], used, players, draw))
        for zone in self.zones.values():
            for _ in range(max(0, draw(MOST_SCATTERED + 2) - 1) if self.fillers[zone] else 0):
                card = self.fillers[zone][draw(len(self.fillers[zone]))]
                lines.append(self._put(card, zone, used, players, draw))
        if piles := [zone for zone in self.zones.values() if self.fillers[zone] and not self.rules.zones[zone].live]:
            if number := max(0, draw(2 * MOST_PILED) - MOST_PILED):
                zone = piles[draw(len(piles))]
                card = self.fillers[zone][draw(len(self.fillers[zone]))]
                lines.append(replace(self._put(card, zone, used, players, draw), number=number))
        for _ in range(draw(3)):
            if self.amounts:
                kind, state = self.amounts[draw(len(self.amounts))]
                lines.append(Amount(kind, state, draw(players), draw(MOST_AMOUNT + 1)))
        return lines, names

    def _put(self, card: str, zone: int, used: set[str], players: int, draw: Draw) -> Put:
        name = next(n for n in (card, *(f"{card}_{i}" for i in range(2, 99))) if n not in used)
        used.add(name)
        at = _seat(players, draw) if self.rules.zones[zone].owner else NOTHING
        return Put(card, name, zone, at, self._having(card, zone, at, players, draw))

    def _having(self, card: str, zone: int, at: int, players: int, draw: Draw) -> tuple[str, int] | None:
        """Whom a card in play faces, or who keeps it: its first property that holds a player."""
        declared = self.rules.zones[zone]
        if not declared.live:
            return None
        for number in self.rules.above[self.rules.kind_number[self.kind_of[card]]]:
            for state in self.rules.kinds[number].states:
                if state.kind and self.model.is_a(state.kind, "player") and not state.per:
                    if state.until_leaves in (None, (declared.owner, declared.name)):
                        return state.name, at if at != NOTHING else _seat(players, draw)
        return None

    # -------------------------------------------------------------------------------------------------- what is done

    def _calls(self, card: str) -> list[tuple[str, int]]:
        """The verbs that lead to what a card waits for, that perform a slot of it, or that read what it modifies.

        With each the role in which it takes the card, if any. Of a card without abilities, all that are about its kind.
        """
        tie, abilities = self.meetings.ties[card], self.model.cards[card].abilities
        performing = {key for ability in abilities for key in self.meetings.performing.get(ability.slot, ())}
        public = self.meetings.public
        found: list[tuple[str, int]] = []
        for key, verb in self.rules.verbs.items():
            reached = self.meetings.causes[key] if key in public else {key}
            roles = [
                role
                for role, (_, sort) in enumerate(verb.roles)
                if sort == "card" or self.model.is_a(self.kind_of[card], sort)
            ]
            if not abilities:
                found += [(key, role) for role in roles if verb.roles[role][1] != "card"]
            elif key in performing or any(
                one in tie.hears or self.meetings.reads.get(one, set()) & tie.modifies for one in reached
            ):
                found += [(key, role) for role in roles or [NOTHING]]
        return found

    def _runs(self, card: str) -> list[Run]:
        """The steps and the flows that a card waits for."""
        hears = self.meetings.ties[card].hears
        steps = [Run("step", step, 0) for step in self.steps if f"step {step}" in hears]
        return steps + [Run("flow", flow, 0) for flow in self.flows if {f"{flow} starts", f"{flow} ends"} & hears]

    def _performed(self, card: str) -> list[str]:
        """The slots of a card that no verb performs, and that work on nothing in particular."""
        abilities = self.model.cards[card].abilities
        return [
            ability.slot
            for ability in abilities
            if ability.slot and not ability.parameters and ability.slot not in self.meetings.performing
        ]

    def _act(self, which: int, cards: tuple[str, str], names: list[Name], board: Board, draw: Draw) -> Doing:
        """Mostly something that one of the cards waits for, or that a window offers with it; else any step or flow."""
        card, name, who = cards[which], names[which], _seat(board.players, draw)
        sort = draw(6)
        wanted: list[Any] = [*self.runs[card], *self.performed[card]]
        if board.strict:
            windows = self.meetings.windows.get(self.kind_of[card], ())
            wanted += [Run("step", step, 0) for step in self.steps if step in windows]
            wanted += self.public_calls[card]
        else:
            wanted += self.calls[card]
        if sort < (3 if board.strict else 1) and (offers := self._offers(board.play, name)):
            return offers[draw(len(offers))]
        if sort < 5 and wanted:
            one = wanted[draw(len(wanted))]
            if isinstance(one, Run):
                return replace(one, who=who)
            if isinstance(one, str):
                return Perform(one, name, who)
            key, role = one
            if found := self._call(key, role, name, board, draw):
                return found
        if draw(2) and self.flows or not self.steps:
            return Run("flow", self.flows[draw(len(self.flows))], who)
        return Run("step", self.steps[draw(len(self.steps))], who)

    def _offers(self, play: Play, name: Name) -> list[Call]:
        """What the game's windows would offer with a card as things stand."""
        g, x = play.g, play.things[name.word]
        found: list[Call] = []
        for window in self.windows:
            for _, key, arguments in g.allowed([offer for offer in window.offers(g) if x in offer[2]]):
                roles = self.rules.verbs[key].roles
                said = [play.said(argument, sort) for argument, (_, sort) in zip(arguments, roles, strict=True)]
                if all(argument < g.players or argument in play.things.values() for argument, (_, sort) in zip(arguments, roles, strict=True) if play.is_thing(sort)):
                    found.append(Call(key, tuple(one for one in said if one is not None)))
        return found

    def _call(self, key: str, role: int, name: Name, board: Board, draw: Draw) -> Call | None:
        """A verb with the card in a role, and whatever fits in the others; nothing where nothing does."""
        arguments: list[Said] = []
        for at, (_, sort) in enumerate(self.rules.verbs[key].roles):
            if at == role:
                arguments.append(name)
            elif sort == "number":
                arguments.append(draw(MOST_AMOUNT + 1))
            elif sort in self.rules.values:
                arguments.append(self.rules.values[sort][draw(len(self.rules.values[sort]))])
            elif sort == "player" or self.model.is_a(sort, "player"):
                arguments.append(f"P{_seat(board.players, draw) + 1}")
            else:
                fitting = [
                    Name(line.name)
                    for line in board.given
                    if isinstance(line, Put) and line.number == 1 and (sort == "card" or self.model.is_a(self.kind_of[line.card], sort))
                ]
                if not fitting:
                    return None
                arguments.append(fitting[draw(len(fitting))])
        return Call(key, tuple(arguments))


def _windows(items: Iterable[Any]) -> Iterator[Window]:
    """The windows of some steps, and of those that stand in their place."""
    for item in items:
        if isinstance(item, Step):
            yield from (part for part in item.parts if isinstance(part, Window))
            yield from _windows(item.items)


def _is_sound(g: Any) -> bool:
    """Whether a board is one on which a game can be; one that is laid out by chance may break its invariants."""
    try:
        inspect(g, Before.of(g))
    except Broken:
        return False
    return True


def _seat(players: int, draw: Draw) -> int:
    """The first seat as often as all others together: what meets is often about one player."""
    return max(0, draw(2 * players - 1) - players + 1)


class Unsaid(Exception):
    """Raised where no option can be written down in a scenario."""


class _Tape(Bench):
    """A bench whose questions are answered by a tape, and notes the answers as a script would give them."""

    def __init__(self, rules: Rules, draw: Draw, bases: dict[str, str]) -> None:
        super().__init__(rules)
        self.draw, self.bases = draw, bases
        self.replies: list[Reply] = []
        self.given_answers = 0
        self.favourites: set[int] = set()  # the two cards, whose options are liked best
        self.play: Play

    def _lookers(self, g: Any) -> Iterable[int]:
        """One of the seats: the others have their turn on other boards."""
        return (self.draw(g.players),)

    def _answer(self, g: Any, choice: Choice) -> int:
        self.asked[choice.name] = choice
        self.given_answers += 1
        options = range(len(choice.options))
        liked = [at for at in options if self.favourites.intersection(_things(choice, choice.options[at]))]
        if self.given_answers > BUSY:
            first = len(options) - 1
        elif liked and self.draw(4) < 3:
            first = liked[self.draw(len(liked))]
        else:
            first = self.draw(len(options))
        for at in (first, *options):
            reply = self._reply(choice, choice.options[at])
            if reply is not None and (index := self._index(choice, reply.value(self.play))) != NOTHING:
                self.replies.append(reply)
                return index
        raise Unsaid

    def _reply(self, choice: Choice, option: Any) -> Reply | None:
        """The answer that a script would give to take an option."""
        if choice.sort == "offer":
            if option is None:
                return Reply(choice.name, choice.who, ("pass",))
            _, key, arguments = option
            things = [x for (_, sort), x in zip(self.rules.verbs[key].roles, arguments, strict=True) if self.play.is_thing(sort)]
            things.sort(key=lambda x: (x not in self.favourites, x < self.play.g.players))
            said = next((name for x in things if (name := self.play.name_of(x)) is not None), None)
            first = next(k for k in self.bases if k.split()[0] == key.split()[0])  # what the word is taken for
            return None if said is None else Reply(choice.name, choice.who, (first, self.bases[first], said))
        if choice.sort == "ask":
            return Reply(choice.name, choice.who, ("yes" if option else "no",))
        if choice.sort == "alternative":
            return Reply(choice.name, choice.who, (option,))
        if choice.sort != "ability" and option == NOTHING:
            return Reply(choice.name, choice.who, ("pass",))
        if choice.sort in self.rules.values:
            return Reply(choice.name, choice.who, (self.rules.values[choice.sort][option],), choice.sort)
        x = option[1] if choice.sort == "ability" else option
        if choice.sort == "ability" or self.play.is_thing(choice.sort):
            said = self.play.name_of(x)
            return None if said is None else Reply(choice.name, choice.who, (said,))
        return Reply(choice.name, choice.who, (x,))

def _things(choice: Choice, option: Any) -> tuple[Any, ...]:
    """What an option speaks of."""
    if choice.sort == "offer":
        return option[2] if option is not None else ()
    if choice.sort == "ability":
        return (option[1],)
    return () if choice.sort in ("ask", "alternative") else (option,)
