"""Turn the modules of one game and its overlays into rules: numbers for names, and one class for the game in play.

Here the world is closed. A stage of an event that no loaded ability hears costs nothing, an event that none hears at
all is its plain `do`, and a fact that none modifies is read from its table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from types import MappingProxyType
from typing import Any

from ombre import contract

from .causes import Traced, noted, summed, traced
from .chance import seeded
from .choices import Agent
from .debug import checked
from .decks import brought, left_over, refusal
from .errors import Refused, RulesError
from .events import BEFORE, CANNOT, INSTEAD, NEXT, UNTIL, WHEN, event, packet
from .flow import Play, Route
from .kept import Kept, bring_back
from .overlays import overlaid
from .records import ACT, NOTHING, Ability, Card, Deck, Fact, Flow, Kind, Module, State, Step, Verb, Zone
from .state import BLANKS, CHECKS, EMPTY, FIXED, LATER, NOBODYS, PER_PLAYER, PLACE, Column, Listener

SIGHTS = ("open", "private", "hidden")
STAGES = {
    "cannot": CANNOT,
    "instead": INSTEAD,
    "may instead": INSTEAD,
    "before": BEFORE,
    "when": WHEN,
    "until": UNTIL,
    "next": NEXT,
}
EVERY = (CANNOT, INSTEAD, BEFORE, WHEN, UNTIL, NEXT)
ROUND = (INSTEAD, BEFORE, WHEN, UNTIL, NEXT)  # the stages of what nothing forbids and no log tells
ROOTS = ("player", "card")


def link(modules: Sequence[Module], local: Sequence[Card] = ()) -> Rules:
    """The rules of a base and its overlays, in that order. Local cards exist, and no set-up deals them."""
    return Rules(modules, local)


class Rules:
    """What never changes in play: every name, printed card, ability and function of one game and its overlays."""

    def __init__(self, modules: Sequence[Module], local: Sequence[Card]) -> None:
        self.given = tuple(modules)  # before their overlays are applied
        modules = overlaid(modules)
        self.modules = tuple(modules)
        self.games = [module.game for module in modules if module.game]
        self.options = {option.name: option for game in self.games for option in game.options}
        self.players = next((game.players for game in reversed(self.games) if game.players[1]), (1, 1))
        self.decks: dict[str, Deck] = self._declared("deck", lambda m: [(d.name, d) for d in m.decks])
        self.invariants = [invariant for module in modules for invariant in module.invariants]
        self.worths = [worth for module in modules for worth in module.worths]
        self.values: dict[str, tuple[str, ...]] = self._declared("list of values", lambda m: m.values)
        self.kinds: list[Kind] = list(self._declared("kind", lambda m: [(k.name, k) for k in m.kinds]).values())
        self.kind_number = {kind.name: number for number, kind in enumerate(self.kinds)}
        self.above = [list(self._above(kind)) for kind in self.kinds]
        self.below = [tuple(n for n, up in enumerate(self.above) if k in up) for k in range(len(self.kinds))]
        self.player_kind = next((n for n, kind in enumerate(self.kinds) if kind.base == "player"), NOTHING)
        if self.player_kind == NOTHING:
            raise RulesError("no file declares a kind of player")
        self.verbs: dict[str, Verb] = self._declared("verb", lambda m: [(v.key, v) for v in m.verbs])
        self.between = [part for module in modules for part in module.between]
        self.between_flow = next((part.flow for part in self.between if part.flow), "")
        self.flows: dict[str, Flow] = self._declared("flow", lambda m: [(f.name, f) for f in m.flows])
        self._zones()
        self._abilities(list(self._declared("card", lambda m: [(c.id, c) for c in m.cards]).values()), local)
        self.pasts = frozenset(key for module in modules for key in module.pasts)
        self._rows()
        self.plain = self._class(logged=False)
        self._made: dict[tuple[bool, bool], type[Play]] = {}

    def _declared(self, what: str, read: Callable[[Module], Sequence[tuple[str, Any]]]) -> dict[str, Any]:
        """What every module declares of one sort; the second of two with one name is an error."""
        sources: dict[str, str] = {}
        found: dict[str, Any] = {}
        for module in self.modules:
            for name, thing in read(module):
                if name in sources:
                    raise RulesError(f"{what} {name} is declared twice: in {sources[name]} and in {module.source}")
                sources[name] = module.source
                found[name] = thing
        return found

    # ---------------------------------------------------------------------------------------------- numbers

    def _zones(self) -> None:
        self.zones: list[Zone] = []
        self.zone_owner: list[int] = []
        self.zone_seat: list[int] = []
        self.zone_number: dict[tuple[str, str], int] = {}
        for zone in [
            *(zone for game in self.games for zone in game.zones),
            *(zone for kind in self.kinds for zone in kind.zones),
        ]:
            if (zone.owner, zone.name) in self.zone_number:
                raise RulesError(f"zone {zone.name} of {zone.owner or 'the game'} is declared twice")
            self.zone_number[zone.owner, zone.name] = len(self.zones)
            width, is_seats = self._width(zone.per, f"zone {zone.name}")
            for number in range(width):
                self.zones.append(zone)
                self.zone_seat.append(number if is_seats else NOTHING if zone.owner else NOBODYS)
                self.zone_owner.append(self._kind(zone.owner, f"zone {zone.name}") if zone.owner else NOTHING)
        self.refills: dict[int, int] = {}
        for (owner, name), first in self.zone_number.items():
            if refill := self.zones[first].refill:
                if (owner, refill) not in self.zone_number:
                    raise RulesError(f"zone {name} is refilled from {refill}, which no file declares")
                width, _ = self._width(self.zones[first].per, name)
                source = self.zone_number[owner, refill]
                self.refills |= {first + at: source + at for at in range(width)}
        self.zones_of_table = [n for n, owner in enumerate(self.zone_owner) if owner == NOTHING]
        self.zones_on = [[n for n, owner in enumerate(self.zone_owner) if owner in up] for up in self.above]

    def _width(self, per: str, user: str) -> tuple[int, bool]:
        """How many zones of a name there are on one thing, and whether they are for the players."""
        if not per or per in self.values:
            return (len(self.values[per]) if per else 1), False
        if self.kinds[self._kind(per, user)].base != "player":
            raise RulesError(f"there is a {user} for each {per}, which is no kind of player")
        return self.players[1], True

    def _abilities(self, dealt: list[Card], local: Sequence[Card]) -> None:
        self.cards: list[Card] = [*dealt, *local]
        self.card_number = {card.id: number for number, card in enumerate(self.cards)}
        self.card_kind = [self._kind(card.kind, f"card {card.id}") for card in self.cards]
        self.dealt = [[n for n in range(len(dealt)) if self.card_kind[n] == k] for k in range(len(self.kinds))]
        self.abilities: list[Ability] = []
        self.of_card: list[list[int]] = []
        for card in self.cards:
            self.of_card.append(list(range(len(self.abilities), len(self.abilities) + len(card.abilities))))
            self.abilities += card.abilities
        self.of_card.append([])  # the face of what is no card
        first = len(self.abilities)
        self.abilities += [ability for module in self.modules for ability in module.rules]
        self.rule_numbers = range(first, len(self.abilities))
        self.timed_number: dict[str, int] = {}
        for ability in (ability for module in self.modules for ability in module.timed):
            if ability.id in self.timed_number:
                raise RulesError(f"timed ability {ability.id} is declared twice")
            self.timed_number[ability.id] = len(self.abilities)
            self.abilities.append(ability)

    def _rows(self) -> None:
        """A row for each stage of each event that some ability hears, and one for each fact that some modifies."""
        self.rows: dict[tuple[int | str, str], int] = {}
        self.row_of: list[int] = []
        known = set(self._events())
        for ability in self.abilities:
            if ability.sort == "slot":
                self.row_of.append(EMPTY)
            elif ability.sort in ("whenever", "blank"):
                self.row_of.append(CHECKS if ability.sort == "whenever" else BLANKS)
            else:
                stage: int | str = "modify" if ability.sort == "modify" else STAGES[ability.sort]
                if stage != "modify" and ability.key not in known:
                    raise RulesError(f"{ability.id} hears '{ability.key}', which is no event")
                self.row_of.append(self.rows.setdefault((stage, ability.key), FIXED + len(self.rows)))
        tables: list[list[Listener]] = [[] for _ in range(FIXED + len(self.rows))]
        for number in self.rule_numbers:
            tables[self.row_of[number]].append((number, NOTHING, NOTHING, (), 0))
        self.tables = tuple(tuple(row) for row in tables)
        # The rows of what is printed on cards, which may lose their text, and of what live sets have.
        self.varying = [False] * len(tables)
        for number, row in enumerate(self.row_of):
            self.varying[row] |= number < self.rule_numbers.start or self.abilities[number].among is not None

    def _events(self) -> Iterator[str]:
        """The keys of everything that can happen, and of acting at all, which is no event but can be forbidden."""
        yield ACT
        yield from self.verbs
        for kind in self.kinds:
            for state in kind.states:
                if state.values:
                    yield from (contract.becoming(kind.name, state.name, word) for word in self._words(state.values))
        for scope in self._scopes():
            yield contract.starting(scope)
            yield contract.ending(scope)
        for flow in (flow for module in self.given for flow in module.flows):  # those that are removed, too
            yield from (contract.step(item.name) for item in flow.items if isinstance(item, Step))
        for _, items in (pair for module in self.given for pair in module.steps):
            yield from (contract.step(item.name) for item in items if isinstance(item, Step))

        yield from (contract.setup(part.name) for module in self.given for part in module.setups if part.name)
        yield from (contract.slot(slot) for kind in self.kinds for slot in kind.slots)

    def _scopes(self) -> Iterator[str]:
        yield from self.flows
        yield from (scope for game in self.games for scope in game.scopes)

    def _kind(self, name: str, user: str) -> int:
        if name not in self.kind_number:
            raise RulesError(f"{user} is of kind {name}, which no file declares")
        return self.kind_number[name]

    def _above(self, kind: Kind) -> Iterator[int]:
        """A kind, the one that it is one of, and so on."""
        found: Kind | None = kind
        while found is not None:
            yield self.kind_number[found.name]
            base = found.base
            found = None if base in ROOTS else self.kinds[self._kind(base, f"kind {found.name}")]

    def _words(self, name: str) -> tuple[str, ...]:
        if name not in self.values:
            raise RulesError(f"no file declares the values {name}")
        return self.values[name]

    def _word(self, name: str, word: str | int, user: str) -> int:
        """The number of a word of a list."""
        if isinstance(word, int):
            return word
        if word not in self._words(name):
            raise RulesError(f"{user} is {word}, which is not one of: {', '.join(self._words(name))}")
        return self._words(name).index(word)

    # ---------------------------------------------------------------------------------------------- the class

    def _class(self, logged: bool) -> type[Play]:
        """A class whose attributes are the names that generated functions use."""
        columns = list(self._columns())
        space: dict[str, Any] = {
            "rules": self,
            "logged": logged,
            "columns": tuple(columns),
            "copied": self._copied(columns),
            "firsts": (
                *(("where", NOTHING), ("blank", 0), ("known", 0), ("back", NOTHING)),
                *((c.attribute, c.start) for c in columns if not c.width and c.kind != NOTHING),
            ),
            "below": self.below,
            "wide": [[c for c in columns if c.kind in up and c.width] for up in self.above],
            "abilities": self.abilities,
            "spreads": sum(
                a.among is not None for n, a in enumerate(self.abilities) if n not in self.timed_number.values()
            ),
            "row_of": self.row_of,
            "listening": [tuple(n for n in numbers if self.row_of[n] != EMPTY) for numbers in self.of_card],
            "slots": [
                {self.abilities[n].key: n for n in numbers if self.abilities[n].sort == "slot"}
                for numbers in self.of_card
            ],
            "sights": [*(SIGHTS.index(zone.sight) for zone in self.zones), 0],  # the last is NOTHING's
            "viewer_of": [*self.zone_seat, NOTHING],
            "is_live": [*(zone.live for zone in self.zones), False],  # the last is NOTHING's
            "resets": self._resets(columns),
            "refills": self.refills,
            "yous": [self._you(up) for up in self.above],
            "asked_for": [next((a for k in up if (a := self.kinds[k].asks)), None) for up in self.above],
            "of_players": [owner in self.below[self.player_kind] for owner in self.zone_owner],
            "acting": self.rows.get((CANNOT, ACT), EMPTY),
            "varying": self.varying,
            "forbidding": {key: row for (stage, key), row in self.rows.items() if stage == 0},
        }
        for words in self.values:
            space[contract.words(words)] = tuple(range(len(self.values[words])))
            for number, word in enumerate(self.values[words]):
                space[contract.word(words, word)] = number
        space[contract.kind("card")] = tuple(n for n in range(len(self.kinds)) if n not in self.below[self.player_kind])
        for number, kind in enumerate(self.kinds):
            space[contract.kind(kind.name)] = self.below[number]
            space |= {contract.derived(kind.name, name): function for name, function in kind.derived}
            space |= {contract.fact(kind.name, fact.name): self._fact(kind, fact) for fact in kind.facts}
            for state in kind.states:
                if state.values and not state.per:
                    space[contract.becomes(kind.name, state.name)] = self._becomes(kind, state, logged)
        for game in self.games:
            space |= {contract.derived("", name): function for name, function in game.derived}
        for (owner_name, name), number in self.zone_number.items():
            space[contract.zone(owner_name, name)] = number << PLACE
        space |= self._verbs(logged)
        space["scope_events"] = dict(self._scope_events(logged))
        for name in ("packets_from", "triggers_by"):
            declared = next((f for module in reversed(self.modules) if (f := getattr(module, name))), current)
            space[name] = declared
        space["pays"] = next((module.pays for module in reversed(self.modules) if module.pays), "")
        numbers = {kind.name: self.below[number] for number, kind in enumerate(self.kinds)}

        def happening(
            key: str, do: Callable[..., Any], stages: tuple[int, ...], affects: int = 0
        ) -> Callable[..., Any]:
            return self._happening(key, do, affects, logged, stages)

        setups = [refusing(setting_up(p.do, p.name, happening)) for module in self.modules for p in module.setups]
        setups.append(self._allowed)
        heard = [s for kind in self.kinds for s in kind.slots if any(key == contract.slot(s) for _, key in self.rows)]
        space["slot_events"] = {slot: happening(contract.slot(slot), performing(slot), ROUND, 1) for slot in heard}
        pause = [part.do for part in self.between if part.do]
        route = Route(setups, self.flows, numbers, happening, pause, self.between_flow)
        space["operations"] = tuple(route.operations)
        space["quiet"] = tuple(at in route.quiet for at in range(len(route.operations)))
        space["inside"] = route.inside
        self.steps, self.windows, self.entries = route.steps, route.windows, route.entries
        self.park, self.pause, self.named = route.park, route.pause, route.named
        return type("Logged", (Traced,), space) if logged else type("Played", (Play,), space)

    @cached_property
    def logged(self) -> type[Play]:
        return self._class(logged=True)

    def made(self, log: bool, debug: bool) -> type[Play]:
        """The class of a game that keeps a log, or not, and that checks itself after each unit, or not."""
        if (log, debug) not in self._made:
            made = self.logged if log else self.plain
            self._made[log, debug] = checked(made) if debug else made
        return self._made[log, debug]

    def _columns(self) -> Iterator[Column]:
        for number, kind in enumerate(self.kinds):
            yield from (self._column(contract.state(kind.name, state.name), number, state) for state in kind.states)
        for game in self.games:
            yield from (self._column(contract.state("", state.name), NOTHING, state) for state in game.states)
        for option in self.options.values():
            owner = self._kind(option.kind, f"option {option.name}") if option.kind else NOTHING
            yield Column(contract.state(option.kind, option.name), owner, 0, 0)

    def _column(self, attribute: str, kind: int, state: State) -> Column:
        start = self._word(state.values, state.start, attribute)
        if not state.per or state.per in self.values:
            return Column(attribute, kind, start, len(self.values[state.per]) if state.per else 0)
        self._kind(state.per, attribute)
        return Column(attribute, kind, start, PER_PLAYER)

    def _copied(self, columns: Sequence[Column]) -> tuple[str, ...]:
        lists = [c.attribute for c in columns if c.kind != NOTHING or c.width]
        return ("kind", "owner", "where", "card", "face", "blank", "known", "back", "zones", "tables", "packet", *lists)

    def _resets(self, columns: Sequence[Column]) -> list[tuple[Column, ...]]:
        resets: list[tuple[Column, ...]] = [() for _ in range(len(self.zones) + 1)]  # the last is NOTHING's
        by_name = {column.attribute: column for column in columns}
        for kind in self.kinds:
            for state in kind.states:
                if state.until_leaves:
                    if state.until_leaves not in self.zone_number:
                        raise RulesError(
                            f"{state.name} of {kind.name} lasts until it leaves a zone that is not declared"
                        )
                    first = self.zone_number[state.until_leaves]
                    width, _ = self._width(self.zones[first].per, state.name)
                    for number in range(first, first + width):
                        resets[number] += (by_name[contract.state(kind.name, state.name)],)
        return resets

    def _fact(self, kind: Kind, fact: Fact) -> Callable[[Any, int], Any]:
        """Read a printed fact through the face, and add what modifies it now."""
        missing = {"number": 0, "value": NOTHING}.get(fact.sort, ())
        table: list[Any] = []
        dynamic: dict[int, list[tuple[int, int | str]]] = {}
        for number, card in enumerate(self.cards):
            value = missing
            if self.kind_number[kind.name] in self.above[self.card_kind[number]]:
                printed = [*card.facts, *(pair for ability in card.abilities for pair in ability.facts)]
                value = self._printed(card, fact, dict(printed).get(fact.name, missing))
                if fact.sort == "cells" and any(isinstance(size, str) for _, size in value):
                    dynamic[number] = [
                        (mark, self._state_of(number, n) if isinstance(n, str) else n) for mark, n in value
                    ]
            table.append(value)
        table.append(missing)  # for a thing that is no card
        row = self.rows.get(("modify", contract.modified(kind.name, fact.name)), EMPTY)
        varies = self.varying[row]
        bodies: list[Any] = [ability.body for ability in self.abilities]

        def read(g: Any, x: int) -> Any:
            return table[g.face[x]]

        def read_dynamic(g: Any, x: int) -> Any:
            if g.face[x] in dynamic:
                cells = dynamic[g.face[x]]
                return tuple((mark, getattr(g, n)[x] if isinstance(n, str) else n) for mark, n in cells)
            return table[g.face[x]]

        printed_fact = read_dynamic if dynamic else read

        def read_modified(g: Any, x: int) -> Any:
            value: Any = printed_fact(g, x)
            for number, this, you, env, _ in g.spread(g.tables[row]) if varies and g.spreading else g.tables[row]:
                more = bodies[number](g, this, g.you(this) if you == LATER else you, env, x)
                if more:
                    value += more
            return value

        return read_modified if row else printed_fact

    def _state_of(self, card: int, name: str) -> str:
        """The column of a state that cards of this kind have."""
        kinds = (self.kinds[k] for k in self.above[self.card_kind[card]])
        return next(contract.state(kind.name, name) for kind in kinds if name in [state.name for state in kind.states])

    def _you(self, above: Sequence[int]) -> Callable[[Any, int], int]:
        """Whom the abilities of a kind speak to: what it says, or the kind that it is one of."""
        said = (self.kinds[k].you for k in above)
        return next((you for you in said if you is not None), own if self.player_kind in above else owner)

    def _printed(self, card: Card, fact: Fact, value: Any) -> Any:
        user = f"{fact.name} of {card.id}"
        if fact.sort == "value":
            return self._word(fact.values, value, user)
        if fact.sort == "set":
            return tuple(self._word(fact.values, word, user) for word in value)
        if fact.sort == "cells":
            return tuple((self._word(fact.values, word, user), size) for word, size in value)
        return value

    def _happening(
        self,
        key: str,
        do: Callable[..., Any],
        affects: int,
        logged: bool,
        stages: tuple[int, ...] = EVERY,
        word: str = "",
    ) -> Callable[..., Any]:
        """The event of a key; its plain `do` where nobody could tell the difference."""
        rows = [self.rows.get((stage, key), EMPTY) if stage in stages else EMPTY for stage in EVERY]
        recorded = (logged or key in self.pasts) and CANNOT in stages
        if not any(rows) and not recorded and not word:
            return do
        happen = event(key, do, rows, affects, recorded, word)
        return traced(key, happen) if logged else happen

    def _becomes(self, kind: Kind, state: State, logged: bool) -> Callable[[Any, int, int], None]:
        column = contract.state(kind.name, state.name)
        affects = 0 if self._is_player(kind.name) else NOTHING
        events = [
            self._happening(contract.becoming(kind.name, state.name, word), setter(column, value), affects, logged)
            for value, word in enumerate(self._words(state.values))
        ]

        def become(g: Any, x: int, value: int) -> None:
            if getattr(g, column)[x] != value:
                events[value](g, x)

        return become

    def _verbs(self, logged: bool) -> dict[str, Any]:
        space: dict[str, Any] = {"verbs": {}, "packets": {}, "doing": {}}
        keeps_out = (CANNOT, ACT) in self.rows
        for key, verb in self.verbs.items():
            names = [name for name, _ in verb.roles]
            affects = next((at for at, (_, sort) in enumerate(verb.roles) if self._is_player(sort)), NOTHING)
            if verb.affects:
                affects = names.index(verb.affects)
            word = key.partition(" ")[0] if keeps_out and self._is_player(verb.roles[0][1]) else ""
            if word:
                space["doing"][key] = word
            run = self._happening(key, verb.do, affects, logged, word=word)
            if verb.packet:
                role = names.index(verb.packet)
                space["packets"][key] = (role, affects, summed(key, role, run) if logged else run)
                run = packet(key, role, run)
                run = noted(key, role, run) if logged else run
            space["verbs"][key] = space[contract.verb(key)] = run
        return space

    def _is_player(self, sort: str) -> bool:
        return sort == "player" or self.kind_number.get(sort, NOTHING) in self.below[self.player_kind]

    def _scope_events(self, logged: bool) -> Iterator[tuple[str, Callable[..., None]]]:
        for scope in self._scopes():
            for key, do in (
                (contract.starting(scope), calling("open_scope", scope)),
                (contract.ending(scope), calling("close_scope", scope)),
            ):
                happen = self._happening(key, do, 0, logged)
                if happen is not do:
                    yield key, happen

    # ------------------------------------------------------------------------------------------------- games

    def start(
        self,
        players: int,
        seed: int = 0,
        beginning: str = "",
        log: bool = False,
        debug: bool = False,
        options: Mapping[str, int | str] = MappingProxyType({}),
        decks: Mapping[int, Deck] = MappingProxyType({}),
        kept: Mapping[int, Kept] = MappingProxyType({}),
        between: bool = False,
    ) -> Play:
        """A game before its set-up. options: numbers or words, by name. decks: what seats, from 0, bring.

        kept: what the players of seats, from 0, have kept of games before. between: it is no game, but what one player
        does between two.
        """
        if between:
            return self.begin_between(self.made(log, debug), seed, kept)
        return self.begin(self.made(log, debug), players, seed, beginning, options, decks, kept)

    def begin(
        self,
        made: type[Play],
        players: int,
        seed: int,
        beginning: str,
        options: Mapping[str, int | str],
        decks: Mapping[int, Deck] = MappingProxyType({}),
        kept: Mapping[int, Kept] = MappingProxyType({}),
    ) -> Play:
        least, most = self.players
        if not least <= players <= most:
            raise RulesError(f"this is a game for {least} to {most} players, not {players}")
        settings = sorted((self.setting(name, value), name) for name, value in options.items())
        g = made(players, seeded(seed), list(self.tables))
        for (name, seat, setting), written in settings:  # of what is everybody's and one player's, the player's last
            kind = self.options[name].kind
            if seat >= players:
                raise RulesError(f"there is no P{seat + 1} for '{written}' in a game of {players}")
            if not kind:
                setattr(g, contract.state("", name), setting)
            for who in range(players) if seat == NOTHING else (seat,):
                if kind:
                    getattr(g, contract.state(kind, name))[who] = setting
        g.brought = brought(self, players, decks)
        if beginning:
            if beginning not in self.card_number:
                raise RulesError(f"there is no card {beginning} to begin with")
            g.beginning = g.create(beginning, NOTHING)
        for seat, what in sorted(kept.items()):
            if not 0 <= seat < players:
                raise RulesError(f"there is no seat {seat + 1} in a game of {players}, so nothing is kept for it")
            bring_back(g, seat, what)
        return g

    def begin_between(self, made: type[Play], seed: int, kept: Mapping[int, Kept]) -> Play:
        """What one player goes through between games, before anything lies on the table."""
        if not self.between_flow:
            raise RulesError(
                "there is nothing to do between two games of this: no flow is named behind 'between games'"
            )
        g = made(1, seeded(seed), list(self.tables))
        g.pc = self.pause
        for what in kept.values():
            bring_back(g, 0, what)
        return g

    def setting(self, written: str, value: int | str) -> tuple[str, int, int]:
        """An option `NAME` or `NAME of P2`: its name, the seat or NOTHING, and its number or the number of its word."""
        name, of, player = written.partition(" of ")
        option = self.options.get(name)
        if option is None:
            raise RulesError(f"there is no option '{name}'; there is: {', '.join(self.options) or 'none'}")
        seat = NOTHING
        if of:
            if not option.kind:
                raise RulesError(f"{name} is one for the whole game: write {name}={value}")
            if not re.fullmatch(r"P[1-9][0-9]?", player):
                raise RulesError(f"{name} of {player}: a player is P1, P2 ...")
            seat = int(player[1:]) - 1
        if option.values:
            words = self._words(option.values)
            if value not in words:
                raise RulesError(f"{name} is one of {', '.join(words)}, not {value}")
            return name, seat, words.index(str(value))
        text = str(value)
        most = 10**9 if option.most is None else option.most
        if not (text.isascii() and text.isdigit() and len(text) < 11 and int(text) <= most):
            upper = "" if option.most is None else f" from 0 to {most}"
            raise RulesError(f"{name} is a number{upper}, not {value}")
        return name, seat, int(text)

    def play(self, g: Play, agent: Agent, most: int = 1_000_000) -> str:
        """Run a game to its end; `most` bounds the units. The result is the word the game ends with."""
        g.agent = agent
        for _ in range(most):
            if g.result is not None:
                return str(g.result)
            g.unit()
        raise RulesError(f"the game has not ended after {most} units")

    def broken(self, g: Any) -> list[str]:
        """The invariants that do not hold, by where they are written."""
        return [invariant.where for invariant in self.invariants if not invariant.holds(g)]

    def _allowed(self, g: Play) -> None:
        """The last step of a set-up: with these players and options, what is always true must be true already."""
        if g.brought:
            raise Refused(f"nobody brings a deck to this game, and so '{g.brought[0][1]}' has no place in it")
        broken = [i for i in self.invariants if not i.holds(g)]
        if broken and g.result is None:
            rules = ", ".join(f"rule '{i.rule}' at {i.where}" if i.rule else i.where for i in broken)
            raise Refused(
                f"a game cannot be started like this: {rules} does not hold with these players and options",
                tuple(i.rule or i.where for i in broken),
            )

    def worth(self, g: Play, who: int) -> int:
        """What the position is worth to a player, as the game's files say it; more is better."""
        return sum(value(g, who) for kind, value in self.worths if self.kind_number[kind] in self.above[g.kind[who]])

    # ------------------------------------------------------------------------------------------------- names

    def name(self, g: Any, x: int) -> str:
        """A thing, for messages: a seat as P1, a card by its id."""
        if x == NOTHING:
            return "nothing"
        if x < g.players:
            return f"P{x + 1}"
        card: int = g.card[x]
        return self.kinds[g.kind[x]].name if card == NOTHING else self.cards[card].id

    @cached_property
    def ability_number(self) -> dict[str, int]:
        """The place of each ability, by its id."""
        return {ability.id: number for number, ability in enumerate(self.abilities)}

    @cached_property
    def sources(self) -> list[str]:
        """The file of each ability, by its number."""
        written: list[tuple[Ability, str]] = []
        for module in self.given:
            cards = (*module.cards, *(card for scenario in module.scenarios for card in scenario.cards))
            printed = [ability for card in cards for ability in card.abilities]
            tables = [table for _, table in module.tables]
            written += [(ability, module.source) for ability in (*printed, *module.rules, *module.timed, *tables)]
        known = {id(ability): source for ability, source in written}
        by_name = {ability.id: source for ability, source in written}
        return [known.get(id(ability)) or by_name.get(ability.id, "") for ability in self.abilities]

    def place(self, ability: int) -> str:
        """Where an ability is written: the file and the line."""
        source, line = self.sources[ability], self.abilities[ability].line
        return f"{source}:{line}" if source and line else ""

    @cached_property
    def digest(self) -> str:
        """A hash of everything the rules say, however they are written: those that the compiler gave the modules."""
        said = "\n".join(module.digest for module in self.modules if module.digest)
        return blake2b(said.encode(), digest_size=16).hexdigest()


def current(g: Any) -> int:
    found: int = g.current
    return found


def own(g: Any, this: int) -> int:
    return this


def owner(g: Any, this: int) -> int:
    found: int = g.owner[this]
    return found


def setter(column: str, value: int) -> Callable[[Any, int], None]:
    def do(g: Any, x: int) -> None:
        getattr(g, column)[x] = value

    return do


def refusing(do: Callable[[Any], None]) -> Callable[[Any], None]:
    """A part of the set-up; what it requires must be there, and of the decks that it takes nothing may be left."""

    def part(g: Any) -> None:
        do(g)
        if unmet := [*g.unmet, *(left_over(g) if g.took else ())]:
            raise refusal(g, unmet)
        if g.took:
            g.brought, g.took = (), False

    return part


def setting_up(do: Callable[[Any], None], name: str, happening: Callable[..., Any]) -> Callable[[Any], None]:
    """A part of the set-up; the event of that name, where somebody hears it."""
    if not name:
        return do

    def part(g: Any, who: int) -> None:
        do(g)

    happen = happening(contract.setup(name), part, ROUND)
    return do if happen is part else lambda g: happen(g, g.current)


def performing(slot: str) -> Callable[..., None]:
    def do(g: Any, card: int, you: int, *arguments: int) -> None:
        if g.has_slot(card, slot, you):
            g.carry_out(slot, card, you, *arguments)

    return do


def calling(method: str, scope: str) -> Callable[..., None]:
    def do(g: Any, who: int) -> None:
        getattr(g, method)(scope)

    return do
