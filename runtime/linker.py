"""Build rules from the modules of one game and its overlays: a class with the attributes that generated functions use.

What no ability needs is left out: stages of an event without listeners, the whole pipeline of an event without any
listeners, and the modifiers of a fact that none modifies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ombre import contract
from ombre.translatable import tr

from .batches import packet
from .chance import seeded
from .choices import Agent, nobody
from .declared import BEFORE, CANNOT, EMPTY, INSTEAD, NEXT, PLACE, UNTIL, WHEN, Column, Declared, Listener
from .errors import RulesError
from .events import Stages, event
from .flow import Play
from .flow_operations import Route
from .records import ACT, NOTHING, Card, Event, Fact, Kind, Module, Numbers, Outcome, State, Value, Verb, Whose, Written
from .setup import parts
from .state import LATER
from .zones import Board

SIGHTS = ("open", "private", "hidden", "outward")
EVERY = (CANNOT, INSTEAD, BEFORE, WHEN, UNTIL, NEXT)
ROUND = (INSTEAD, BEFORE, WHEN, UNTIL, NEXT)  # the stages that `event` runs around `do`

# Makes a game before its set-up: a class of games, or `begun` of a closed module. Its arguments: the number of players,
# the state of the random generator, and the rows of listeners.
Begin: TypeAlias = Callable[[int, int, list[tuple[Listener, ...]]], Play]
Space: TypeAlias = dict[str, object]  # attributes of a class, by name


@dataclass(frozen=True, slots=True)
class Layer:
    """An extension of games from outside of the kernel, such as a log or a debugger. Each field is optional.

    play: a subclass of `Play`, which becomes a base of the class of games. remembers: whether every event is kept in
    the history, not only events that an ability looks up there. event(key, happen): wraps each event. do(key, do):
    wraps the effect of each event that is kept.
    """

    play: type[Play] = Play
    remembers: bool = False
    event: Callable[[str, Event], Event] | None = None
    do: Callable[[str, Event], Event] | None = None


def link(modules: Sequence[Module], local: Sequence[Card] = (), layers: Sequence[Layer] = ()) -> Rules:
    """Return the rules of a base game and its overlays; `modules` has the base game first.

    local: the cards of a scenario, which no set-up deals. layers: the layers of all games of these rules.
    """
    return Rules(modules, local, tuple(layers))


class Rules(Declared):
    """The declarations of a game, and the class of its games."""

    def __init__(self, modules: Sequence[Module], local: Sequence[Card], layers: tuple[Layer, ...]) -> None:
        super().__init__(modules, local)
        self.layers = layers
        self._made: dict[tuple[Layer, ...], type[Play]] = {}
        self.plain = self.made()
        self.engine: Begin | None = None  # begins games of a closed module, which have no layers
        route = self.plain.route
        self.steps, self.windows, self.entries = route.steps, route.windows, route.entries
        self.park, self.pause, self.named = route.park, route.pause, route.named

    def made(self, *layers: Layer) -> type[Play]:
        """Return the class of games that has the layers of all games of these rules, and these layers around them."""
        if layers not in self._made:
            over = list(dict.fromkeys((*self.layers, *layers)))
            bases = (*(layer.play for layer in reversed(over) if layer.play is not Play), Play)
            self._made[layers] = type("Played", bases, Linker(self, over).space(bases))
        return self._made[layers]

    def start(self, players: int, seed: int = 0, beginning: str = "", made: Begin | None = None) -> Play:
        """Return a game before its set-up.

        beginning: the id of the card with which the game begins, or "". made: the class of the game.
        """
        least, most = self.players
        if not least <= players <= most:
            raise RulesError(tr("this is a game for {0} to {1} players, not {2}", least, most, players))
        g = self._begun(players, seed, made)
        if beginning:
            beginning = self.today(beginning)
            if beginning not in self.card_number:
                raise RulesError(tr("there is no card {0} to begin with", beginning))
            g.beginning = g.create(beginning, NOTHING)
        return g

    def start_between(self, seed: int = 0, made: Begin | None = None) -> Play:
        """Return a game of one player that begins with the flow between two games, on an empty table."""
        if not self.between_flow:
            raise RulesError(
                tr("there is nothing to do between two games of this: no flow is named behind 'between games'")
            )
        g = self._begun(1, seed, made)
        g.pc = self.pause
        return g

    def _begun(self, players: int, seed: int, made: Begin | None) -> Play:
        g = (made or self.plain)(players, seeded(seed), list(self.tables))
        g.agent = nobody
        return g

    def play(self, g: Play, agent: Agent, most: int = 1_000_000) -> str:
        """Run a game to its end, at most `most` units; return the word that the game ends with."""
        g.agent = agent
        for _ in range(most):
            if g.result is not None:
                return str(g.result)
            g.unit()
        raise RulesError(tr("the game has not ended after {0} units", most))


class Linker:
    """Builds the class of games for some rules and layers."""

    def __init__(self, rules: Rules, layers: Sequence[Layer]) -> None:
        self.rules = rules
        self.remembers = any(layer.remembers for layer in layers)
        self.looking = {rules.row_of[number] for number, ability in enumerate(rules.abilities) if ability.past}
        self.round_events = [layer.event for layer in layers if layer.event]
        self.round_does = [layer.do for layer in layers if layer.do]
        self.packets: dict[str, tuple[int, int]] = {}
        self.staged: dict[str, tuple[Event, Stages]] = {}
        self.printed: dict[str, dict[int, Written]] = (
            {}
        )  # the facts of cards and their abilities: name -> card -> value
        for number, card in enumerate(rules.cards):
            for name, value in (*card.facts, *(pair for ability in card.abilities for pair in ability.facts)):
                self.printed.setdefault(name, {})[number] = value

    def space(self, bases: Sequence[type[Play]]) -> Space:
        """Return all attributes of the class, by name; instances also have an attribute for each column."""
        slots = tuple(column.attribute for column in self.rules.columns)
        fixed = [name for base in bases for each in base.__mro__ for name in each.__dict__.get("__slots__", ())]
        copied = self._copied(self.rules.columns)
        shared = tuple(name for name in dict.fromkeys((*fixed, *slots)) if name not in copied)
        return {
            **{"__slots__": slots, "shared": shared, "copied": copied},
            **self._tables(),
            **self._words(),
            **self._properties(),
            **self._verbs(),
            **self._flows(),
            "staged": self.staged,
        }

    def _tables(self) -> Space:
        """Return the tables that the kernel indexes by the numbers of kinds, zones, cards and abilities."""
        rules, columns = self.rules, self.rules.columns
        players, every = rules.below[rules.player_kind], tuple(range(len(rules.kinds)))
        timed = rules.timed_number.values()
        are_cards = {key: tuple(rules.is_card(sort) for _, sort in verb.roles) for key, verb in rules.verbs.items()}
        return {
            "rules": rules,
            "columns": columns,
            "firsts": (
                *(("where", NOTHING), ("blank", 0), ("known", 0), ("back", NOTHING)),
                *((c.attribute, c.start) for c in columns if not c.width and c.kind not in (NOTHING, *players)),
            ),
            "firsts_of_players": tuple((c.attribute, c.start) for c in columns if not c.width and c.kind in players),
            "below": rules.below,
            "held_by": [tuple(c.attribute for c in columns if c.kind in up) for up in rules.above],
            "referring": rules.referring,
            "referring_players": rules.referring_players,
            "wide": [[c for c in columns if c.kind in up and c.width] for up in rules.above],
            "abilities": rules.abilities,
            "spreads": sum(a.among is not None for n, a in enumerate(rules.abilities) if n not in timed),
            "match_of": [None if a.sort == "whenever" else a.match for a in rules.abilities],
            "check_of": [a.match if a.sort == "whenever" else None for a in rules.abilities],
            "body_of": [None if a.sort in ("modify", "slot", "whenever") else a.body for a in rules.abilities],
            "mend_of": [a.body if a.sort == "whenever" else None for a in rules.abilities],
            "use_of": [a.body if a.sort == "slot" else None for a in rules.abilities],
            **{
                f"{name}_of": [getattr(ability, name) for ability in rules.abilities]
                for name in ("guard", "cost", "among", "holds", "once", "things", "ended_by")
            },
            "row_of": rules.row_of,
            "losing_of": [
                () if a.sort != "blank" else rules.below[rules.kind_number[a.key]] if a.key != "card" else every
                for a in rules.abilities
            ],
            "listening": [tuple(n for n in numbers if rules.row_of[n] != EMPTY) for numbers in rules.of_card],
            "slots": [
                {rules.abilities[n].key: n for n in numbers if rules.abilities[n].sort == "slot"}
                for numbers in rules.of_card
            ],
            "sights": [*(SIGHTS.index(zone.sight) for zone in rules.zones), 0],  # the last is for NOTHING
            "viewer_of": [*rules.zone_seat, NOTHING],
            "has_play": rules.has_play,
            "pointing": [self._pointing(up, columns) for up in rules.above],
            "is_live": [*(zone.live for zone in rules.zones), False],  # the last is for NOTHING
            "resets": self._resets(columns),
            "passing": [self._passing(up, columns) for up in rules.above],
            "refills": rules.refills,
            "yous": [self._you(up) for up in rules.above],
            "asked_for": [next((a for k in up if (a := rules.kinds[k].asks)), None) for up in rules.above],
            "of_players": [owner in rules.below[rules.player_kind] for owner in rules.zone_owner],
            "acting": rules.rows.get((CANNOT, ACT), EMPTY),
            "varying": rules.varying,
            "role_sorts": are_cards,
            "card_roles": {key: self._cards(verb) for key, verb in rules.verbs.items()},
            "card_sorts": frozenset(["card", *(k.name for k in rules.kinds if not rules.is_player(k.name))]),
            "forbidding": {key: row for (stage, key), row in rules.rows.items() if stage == CANNOT},
        }

    def _words(self) -> Space:
        """Return the attributes that give the numbers of words, kinds and zones."""
        rules = self.rules
        players = rules.below[rules.player_kind]
        space: Space = {
            contract.kind("card"): tuple(n for n in range(len(rules.kinds)) if n not in players),
            **{contract.kind(kind.name): rules.below[number] for number, kind in enumerate(rules.kinds)},
            **{contract.zone(*name): number << PLACE for name, number in rules.zone_number.items()},
        }
        for values, words in rules.values.items():
            space[contract.words(values)] = tuple(range(len(words)))
            space |= {contract.word(values, word): number for number, word in enumerate(words)}
        return space

    def _properties(self) -> Space:
        """Return the functions that read facts and derived properties, and the events that set conditions."""
        space: Space = {}
        for kind in self.rules.kinds:
            space |= {contract.derived(kind.name, name): function for name, function in kind.derived}
            space |= {contract.fact(kind.name, fact.name): self._fact(kind, fact) for fact in kind.facts}
            words = [state for state in kind.states if state.values and not state.per]
            space |= {contract.becomes(kind.name, state.name): self._becomes(kind, state) for state in words}
        for game in self.rules.games:
            space |= {contract.derived("", name): function for name, function in game.derived}
        return space

    def _flows(self) -> Space:
        """Return the operations of the set-up and of all flows, and the events of scopes and slots."""
        rules = self.rules
        slots = [s for kind in rules.kinds for s in kind.slots if any(key == contract.slot(s) for _, key in rules.rows)]
        route = Route(rules, parts(rules, self._heard), self._happening)
        return {
            "route": route,
            "operations": tuple(route.operations),
            "quiet": tuple(at in route.quiet for at in range(len(route.operations))),
            "inside": route.inside,
            "entries": route.entries,
            "scope_events": dict(self._scope_events()),
            "slot_events": {s: self._happening(contract.slot(s), performing(s), ROUND, 1, cards=(0,)) for s in slots},
            "packets_from": next((m.packets_from for m in reversed(rules.modules) if m.packets_from), current),
            "triggers_by": next((m.triggers_by for m in reversed(rules.modules) if m.triggers_by), None),
            "pays": next((module.pays for module in reversed(rules.modules) if module.pays), ""),
        }

    def _heard(self, key: str, do: Event) -> Event:
        return self._happening(key, do, ROUND)

    @staticmethod
    def _copied(columns: Sequence[Column]) -> tuple[str, ...]:
        lists = [c.attribute for c in columns if c.kind != NOTHING or c.width]
        return ("kind", "owner", "where", "card", "face", "blank", "known", "back", "zones", "tables", "packet", *lists)

    def _pointing(self, up: Sequence[int], columns: Sequence[Column]) -> tuple[Column, ...]:
        """Return the columns whose entries can be things of a kind. up: the kind, and the kinds of which it is one."""
        names = {"card", *(self.rules.kinds[kind].name for kind in up)}
        return tuple(column for column in columns if self.rules.references.get(column.attribute) in names)

    def _passing(self, up: Sequence[int], columns: Sequence[Column]) -> tuple[Column, ...]:
        """Return the columns that are reset when a card of a kind leaves play. up: as in `_pointing`."""
        return tuple(column for column in columns if column.kind in up and column.attribute not in self.rules.kept)

    def _resets(self, columns: Sequence[Column]) -> list[tuple[Column, ...]]:
        resets: list[tuple[Column, ...]] = [() for _ in range(len(self.rules.zones) + 1)]  # the last is for NOTHING
        by_name = {column.attribute: column for column in columns}
        for kind in self.rules.kinds:
            for state in kind.states:
                if state.until_leaves:
                    if state.until_leaves not in self.rules.zone_number:
                        raise RulesError(
                            tr("{0} of {1} lasts until it leaves a zone that is not declared", state.name, kind.name)
                        )
                    first = self.rules.zone_number[state.until_leaves]
                    width, _ = self.rules.width(self.rules.zones[first].per, state.name)
                    for number in range(first, first + width):
                        resets[number] += (by_name[contract.state(kind.name, state.name)],)
        return resets

    def _fact(self, kind: Kind, fact: Fact) -> Callable[[Board, int], Value]:
        """Return the function that reads a fact of a thing, printed or copied, and adds the current modifiers."""
        missing: Written = {"number": 0, "value": NOTHING}.get(fact.sort, ())
        table: list[Value] = [missing] * (len(self.rules.cards) + 1)  # the last is for things that are not cards
        dynamic: dict[int, list[tuple[int, int | str]]] = {}
        fitting = self.rules.below[self.rules.kind_number[kind.name]]
        for number, printed in self.printed.get(fact.name, {}).items():
            if self.rules.card_kind[number] in fitting:
                value: Value = self._printed(self.rules.cards[number], fact, printed)
                table[number] = value
                if fact.sort == "cells" and any(isinstance(size, str) for _, size in value):
                    dynamic[number] = [
                        (mark, self._state_of(number, n) if isinstance(n, str) else n) for mark, n in value
                    ]
        row = self.rules.rows.get(("modify", contract.modified(kind.name, fact.name)), EMPTY)
        varies = self.rules.varying[row]
        heard = (number for number, its in enumerate(self.rules.row_of) if its == row) if row else ()
        bodies = {number: body for number in heard if (body := self.rules.abilities[number].body) is not None}

        def read(g: Board, x: int) -> Value:
            return table[g.face[x]]

        def read_dynamic(g: Board, x: int) -> Value:
            if g.face[x] in dynamic:
                cells = dynamic[g.face[x]]
                return tuple((mark, getattr(g, n)[x] if isinstance(n, str) else n) for mark, n in cells)
            return table[g.face[x]]

        if not row:
            return read_dynamic if dynamic else read

        def read_modified(g: Board, x: int) -> Value:
            value = read_dynamic(g, x) if dynamic else table[g.face[x]]
            listeners = g.tables[row]
            for number, this, you, env, _ in g.spread(listeners) if varies and g.spreading else listeners:
                more = bodies[number](g, this, g.you(this) if you == LATER else you, env, x)
                if more:
                    value += more
            return value

        return read_modified

    def _state_of(self, card: int, name: str) -> str:
        """Return the attribute that holds the state `name` of a printed card."""
        kinds = (self.rules.kinds[k] for k in self.rules.above[self.rules.card_kind[card]])
        return next(contract.state(kind.name, name) for kind in kinds if name in [state.name for state in kind.states])

    def _you(self, above: Sequence[int]) -> Whose:
        """Return the function that finds `you` for abilities of a kind, as the nearest kind above declares it."""
        said = (self.rules.kinds[k].you for k in above)
        return next((you for you in said if you is not None), own if self.rules.player_kind in above else owner)

    def _printed(self, card: Card, fact: Fact, value: Written) -> Value:
        """Return the printed value of a fact, with words replaced by their numbers."""
        if isinstance(value, int):
            return value

        def number(word: int | str) -> int:
            return self.rules.word_number(fact.values, word, f"{fact.name} of {card.id}")

        if not isinstance(value, tuple):
            return number(value)
        return tuple((number(part[0]), part[1]) if isinstance(part, tuple) else number(part) for part in value)

    def _happening(
        self,
        key: str,
        do: Event,
        within: tuple[int, ...] = EVERY,
        affects: int = 0,
        word: str = "",
        needs: Numbers = (),
        cards: Numbers = (),
    ) -> Event:
        """Return the function that runs the event of a key; if the event has no listeners, this is `do`."""
        rows = [self.rules.rows.get((stage, key), EMPTY) if stage in within else EMPTY for stage in EVERY]
        recorded = (self.remembers or key in self.rules.pasts) and CANNOT in within
        happen = do
        for layer in self.round_does if recorded else ():
            do = layer(key, do)
        looks = self.rules.has_play and rows[WHEN] != EMPTY and rows[WHEN] in self.looking
        stages = Stages(key, do, (*rows,), affects, recorded, word, needs, looks, cards)
        if any(rows) or recorded or word:
            happen = event(stages)
            for layer in self.round_events:
                happen = layer(key, happen)
        if key in self.rules.batched or key in self.packets:
            self.staged[key] = happen, stages
        return happen

    def _becomes(self, kind: Kind, state: State) -> Event:
        column = contract.state(kind.name, state.name)
        affects = 0 if self.rules.is_player(kind.name) else NOTHING
        cards = (0,) if self.rules.is_card(kind.name) else ()
        events = [
            self._happening(
                contract.becoming(kind.name, state.name, word), setter(column, value), EVERY, affects, cards=cards
            )
            for value, word in enumerate(self.rules.words(state.values))
        ]

        def become(g: Play, x: int, value: int) -> Outcome:
            if getattr(g, column)[x] == value:
                return False
            return events[value](g, x)

        return become

    def _cards(self, verb: Verb) -> Numbers:
        """Return the indexes of those roles of a verb that are for cards."""
        return tuple(at for at, (_, sort) in enumerate(verb.roles) if self.rules.is_card(sort))

    def _verbs(self) -> Space:
        verbs: dict[str, Event] = {}
        doing: dict[str, str] = {}
        keeps_out = (CANNOT, ACT) in self.rules.rows
        for key, verb in self.rules.verbs.items():
            names = [name for name, _ in verb.roles]
            affects = next((at for at, (_, sort) in enumerate(verb.roles) if self.rules.is_player(sort)), NOTHING)
            if verb.affects:
                affects = names.index(verb.affects)
            word = key.partition(" ")[0] if keeps_out and self.rules.is_player(verb.roles[0][1]) else ""
            if word:
                doing[key] = word
            needs = tuple(names.index(name) for name in verb.needs)
            if verb.packet:
                self.packets[key] = names.index(verb.packet), affects
            run = self._happening(key, verb.do, EVERY, affects, word, needs, self._cards(verb))
            if verb.packet:
                run = packet(key, self.packets[key][0], run)
                self.staged[key] = run, self.staged[key][1]
            verbs[key] = run
        named = {contract.verb(key): run for key, run in verbs.items()}
        possible = {key: verb.possible for key, verb in self.rules.verbs.items() if verb.possible is not None}
        return {"verbs": verbs, "packets": self.packets, "doing": doing, "possible": possible, **named}

    def _scope_events(self) -> Iterator[tuple[str, Event]]:
        for scope in self.rules.scopes():
            for key, do in (
                (contract.starting(scope), calling("open_scope", scope)),
                (contract.ending(scope), calling("close_scope", scope)),
            ):
                happen = self._happening(key, do)
                if happen is not do:
                    yield key, happen


def current(g: Board) -> int:
    return g.current


def own(g: Board, this: int) -> int:
    return this


def owner(g: Board, this: int) -> int:
    return g.owner[this]


def setter(column: str, value: int) -> Event:
    def do(g: Board, x: int) -> None:
        getattr(g, column)[x] = value

    return do


def performing(slot: str) -> Event:
    def do(g: Play, card: int, you: int, *arguments: int) -> None:
        if g.has_slot(card, slot, you):
            g.carry_out(slot, card, you, *arguments)

    return do


def calling(method: str, scope: str) -> Event:
    def do(g: Play, who: int) -> None:
        getattr(g, method)(scope)

    return do
