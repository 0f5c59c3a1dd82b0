"""Collect all declarations of the modules of a game and its overlays, and number them.

They include every kind, zone, card, ability and event that can occur in the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from hashlib import blake2b
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from ombre import contract

from .errors import RulesError
from .overlays import overlaid
from .records import ACT, NOTHING, Ability, Card, Deck, Env, Flow, Kind, Module, Numbers, State, Step, Verb, Whose, Zone

PLACE = 20  # bits of the key of a zone that hold its owner
HERE = (1 << PLACE) - 1
PER_PLAYER = -1  # the width of a column with one entry for each player; players may join, so its rows are dicts
NOBODYS = -2  # the player of a zone that no player and no thing owns
# Who sees the cards of a zone: all players, its owner, nobody, all players except its owner.
OPEN, PRIVATE, HIDDEN, OUTWARD = range(4)
# The numbers of the first rows of `tables`: a row that stays empty, for events without listeners; the row of state
# checks; the row of `loses text` effects on live sets. The rows of events and modifiers begin at FIXED.
EMPTY, CHECKS, BLANKS, FIXED = range(4)
# The stages of an event. Listeners of UNTIL and NEXT end durations: just before the event, and just after it.
CANNOT, INSTEAD, BEFORE, WHEN, UNTIL, NEXT = range(6)
STAGES = {
    "cannot": CANNOT,
    "instead": INSTEAD,
    "may instead": INSTEAD,
    "before": BEFORE,
    "when": WHEN,
    "until": UNTIL,
    "next": NEXT,
}
ROOTS = ("player", "card")

# A listener: (number of the ability, this, you, captured values, serial; serial 0 is for printed abilities).
Listener: TypeAlias = tuple[int, int, int, Env, int]

Thing = TypeVar("Thing")


class Things(Protocol):
    """The data of a game in play that `Declared` reads: the number of seats, the kind and the card of each thing."""

    players: int
    kind: list[int]
    card: list[int]


class Column(NamedTuple):
    """The declaration of a column.

    attribute: the name of the attribute that holds the column. kind: the kind of the things with this property, or
    NOTHING if the game has it. start: its first value. width: 0 for a single value; the number of entries, if a list of
    values indexes them; or PER_PLAYER.
    """

    attribute: str
    kind: int
    start: int
    width: int


class Declared:
    """The constant part of a game: all names, printed cards and abilities of the base game and its overlays."""

    def __init__(self, modules: Sequence[Module], local: Sequence[Card]) -> None:
        self.given = tuple(modules)  # the modules before their overlays are applied
        modules = overlaid(modules)
        self.modules = tuple(modules)
        self.games = [module.game for module in modules if module.game]
        self.options = {option.name: option for game in self.games for option in game.options}
        self.players = next((game.players for game in reversed(self.games) if game.players[1]), (1, 1))
        self.decks: dict[str, Deck] = self._declared("deck", lambda m: [(d.name, d) for d in m.decks])
        self.invariants = [invariant for module in modules for invariant in module.invariants]
        self.worths = [worth for module in modules for worth in module.worths]
        self.in_rows = any(module.in_rows for module in modules)
        self.returns = [part for module in modules for part in module.returns]
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
        self.has_play = any(zone.live for zone in self.zones)
        self._abilities(list(self._declared("card", lambda m: [(c.id, c) for c in m.cards]).values()), local)
        self.pasts = frozenset(key for module in modules for key in module.pasts)
        self.batched = frozenset(key for module in modules for key in module.batched)
        self._rows()
        self.columns = tuple(self._columns())
        self.sights: dict[str, str] = {column.attribute: "open" for column in self.columns}  # everybody knows options
        self.sights |= {contract.state(*name): state.sight for name, state in self._states()}
        self.privates = tuple(column for column in self.columns if self.sights[column.attribute] == "private")
        # The attributes of the properties that cards keep when they leave play.
        self.kept = frozenset(contract.state(*name) for name, state in self._states() if state.kept)
        # The attributes of the properties that refer to cards -> the kind of these cards.
        self.references = {
            contract.state(*name): state.kind
            for name, state in self._states()
            if state.kind and not self.is_player(state.kind)
        }
        referring = [column for column in self.columns if column.attribute in self.references]
        # Whether a property refers to cards that those who see its owner need not know.
        self.has_secrets = any(self.sights[column.attribute] in ("private", "hidden") for column in referring)
        players = [column for column in referring if column.kind in self.below[self.player_kind] and not column.width]
        self.referring_players = tuple(column.attribute for column in players)
        self.referring = tuple(column.attribute for column in referring if column not in players)

    def _declared(self, what: str, read: Callable[[Module], Sequence[tuple[str, Thing]]]) -> dict[str, Thing]:
        """Return the declarations that `read` finds in the modules, by name; declaring a name twice is an error."""
        sources: dict[str, str] = {}
        found: dict[str, Thing] = {}
        for module in self.modules:
            for name, thing in read(module):
                if name in sources:
                    raise RulesError(f"{what} {name} is declared twice: in {sources[name]} and in {module.source}")
                sources[name] = module.source
                found[name] = thing
        return found

    def today(self, card: str) -> str:
        """Return the id that a card has today: for a former id, or for `SET/ID` where the id alone is enough."""
        if card in self.card_number:
            return card
        set, _, short = card.rpartition("/")
        if set and short in self.card_number and set in self.homes.get(short, ()):
            return short
        if (new := self.formerly.get(card)) is not None:
            return new
        mine = [id for id in self.card_number if contract.short_id(id) == card]
        return mine[0] if len(mine) == 1 else card

    @cached_property
    def homes(self) -> dict[str, tuple[str, ...]]:
        """The names that can be those of the set of a card: the parts of the path of the file that declares it."""
        paths = ((card.id, module.source) for module in self.given for card in module.cards)
        return {id: tuple(path.removesuffix(".card").split("/")) for id, path in reversed([*paths])}

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
            width, is_seats = self.width(zone.per, f"zone {zone.name}")
            for number in range(width):
                self.zones.append(zone)
                self.zone_seat.append(number if is_seats else NOTHING if zone.owner else NOBODYS)
                self.zone_owner.append(self.kind_named(zone.owner, f"zone {zone.name}") if zone.owner else NOTHING)
        self.refills: dict[int, int] = {}
        for (owner, name), first in self.zone_number.items():
            if refill := self.zones[first].refill:
                if (owner, refill) not in self.zone_number:
                    raise RulesError(f"zone {name} is refilled from {refill}, which no file declares")
                width, _ = self.width(self.zones[first].per, name)
                source = self.zone_number[owner, refill]
                self.refills |= {first + at: source + at for at in range(width)}
        self.zones_of_table = [n for n, owner in enumerate(self.zone_owner) if owner == NOTHING]
        self.zones_on = [[n for n, owner in enumerate(self.zone_owner) if owner in up] for up in self.above]

    def width(self, per: str, user: str) -> tuple[int, bool]:
        """Return how many zones one declaration gives each owner, and whether there is one for each player."""
        if not per or per in self.values:
            return (len(self.values[per]) if per else 1), False
        if self.kinds[self.kind_named(per, user)].base != "player":
            raise RulesError(f"there is a {user} for each {per}, which is no kind of player")
        return self.players[1], True

    def _abilities(self, dealt: list[Card], local: Sequence[Card]) -> None:
        self.cards: list[Card] = [*dealt, *local]
        self.card_number = {card.id: number for number, card in enumerate(self.cards)}
        self.formerly = {old: card.id for card in reversed(self.cards) for old in card.formerly}
        self.card_kind = [self.kind_named(card.kind, f"card {card.id}") for card in self.cards]
        self.dealt = [[n for n in range(len(dealt)) if self.card_kind[n] == k] for k in range(len(self.kinds))]
        self.abilities: list[Ability] = []
        self.of_card: list[list[int]] = []
        for card in self.cards:
            self.of_card.append(list(range(len(self.abilities), len(self.abilities) + len(card.abilities))))
            self.abilities += card.abilities
        self.of_card.append([])  # for things that are not cards
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
        """Number the rows: one for each stage of each event with a listener, and one for each fact with a modifier."""
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
        # Mark the rows with printed abilities, which `loses text` can remove, and the rows with abilities of live sets.
        self.varying = [False] * len(tables)
        for number, row in enumerate(self.row_of):
            self.varying[row] |= number < self.rule_numbers.start or self.abilities[number].among is not None

    def _events(self) -> Iterator[str]:
        """Yield the keys of all events, and ACT, which is no event but can be forbidden."""
        yield ACT
        yield from self.verbs
        for kind in self.kinds:
            for state in kind.states:
                if state.values:
                    yield from (contract.becoming(kind.name, state.name, word) for word in self.words(state.values))
        for scope in self.scopes():
            yield contract.starting(scope)
            yield contract.ending(scope)
        # `given`, because an ability may react to a step that an overlay has removed
        for flow in (flow for module in self.given for flow in module.flows):
            yield from (contract.step(item.name) for item in flow.items if isinstance(item, Step))
        for _, items in (pair for module in self.given for pair in module.steps):
            yield from (contract.step(item.name) for item in items if isinstance(item, Step))

        yield from (contract.setup(part.name) for module in self.given for part in module.setups if part.name)
        yield from (contract.slot(slot) for kind in self.kinds for slot in kind.slots)

    def scopes(self) -> Iterator[str]:
        yield from self.flows
        yield from (scope for game in self.games for scope in game.scopes)

    def kind_named(self, name: str, user: str) -> int:
        if name not in self.kind_number:
            raise RulesError(f"{user} is of kind {name}, which no file declares")
        return self.kind_number[name]

    def _above(self, kind: Kind) -> Iterator[int]:
        """Yield the numbers of a kind and of all kinds above it."""
        found: Kind | None = kind
        while found is not None:
            yield self.kind_number[found.name]
            base = found.base
            found = None if base in ROOTS else self.kinds[self.kind_named(base, f"kind {found.name}")]

    def words(self, name: str) -> tuple[str, ...]:
        if name not in self.values:
            raise RulesError(f"no file declares the values {name}")
        return self.values[name]

    def word_number(self, name: str, word: str | int, user: str) -> int:
        """Return the number of a word in a list of values; a number is returned as it is."""
        if isinstance(word, int):
            return word
        if word not in self.words(name):
            raise RulesError(f"{user} is {word}, which is not one of: {', '.join(self.words(name))}")
        return self.words(name).index(word)

    def is_printed(self, number: int, fact: str, words: tuple[int | str, ...]) -> bool:
        """Whether a fact of a printed card is one of some numbers or words; a set of words contains one of them."""
        value = dict(self.cards[number].facts).get(fact, 0)
        return any(one in words for one in value) if isinstance(value, tuple) else value in words

    def _states(self) -> Iterator[tuple[tuple[str, str], State]]:
        yield from (((kind.name, state.name), state) for kind in self.kinds for state in kind.states)
        yield from ((("", state.name), state) for game in self.games for state in game.states)

    def _columns(self) -> Iterator[Column]:
        for number, kind in enumerate(self.kinds):
            yield from (self._column(contract.state(kind.name, state.name), number, state) for state in kind.states)
        for game in self.games:
            yield from (self._column(contract.state("", state.name), NOTHING, state) for state in game.states)
        for option in self.options.values():
            owner = self.kind_named(option.kind, f"option {option.name}") if option.kind else NOTHING
            yield Column(contract.state(option.kind, option.name), owner, 0, 0)

    def _column(self, attribute: str, kind: int, state: State) -> Column:
        start = self.word_number(state.values, state.start, attribute)
        if not state.per or state.per in self.values:
            return Column(attribute, kind, start, len(self.values[state.per]) if state.per else 0)
        self.kind_named(state.per, attribute)
        return Column(attribute, kind, start, PER_PLAYER)

    def is_thing(self, sort: str) -> bool:
        """Whether numbers of this type identify players or cards."""
        return sort in self.kind_number or sort in ("card", "player")

    def is_player(self, sort: str) -> bool:
        return sort == "player" or self.kind_number.get(sort, NOTHING) in self.below[self.player_kind]

    def is_card(self, sort: str) -> bool:
        return self.is_thing(sort) and not self.is_player(sort)

    def broken(self, g: Things) -> list[str]:
        """Return the file and line of each invariant that does not hold."""
        return [invariant.where for invariant in self.invariants if not invariant.holds(g)]

    def worth(self, g: Things, who: int) -> int:
        """Return the worth of the position for a player, as the game declares it; a higher number is better.

        If the game declares no worth, this is the number that the game returns to the player when it is over.
        """
        return self._sum(self.worths or self.returns, g, who)

    def returned(self, g: Things) -> Numbers:
        """Return for each seat the number that a finished game returns to its player; () if the game declares none."""
        return tuple(self._sum(self.returns, g, who) for who in range(g.players)) if self.returns else ()

    def _sum(self, parts: Sequence[tuple[str, Whose]], g: Things, who: int) -> int:
        return sum(value(g, who) for kind, value in parts if self.kind_number[kind] in self.above[g.kind[who]])

    # ------------------------------------------------------------------------------------------------- names

    def name(self, g: Things, x: int) -> str:
        """Return the name of a thing for messages: P1 for the first seat, the id for a card."""
        if x == NOTHING:
            return "nothing"
        if x < g.players:
            return f"P{x + 1}"
        card = g.card[x]
        return self.kinds[g.kind[x]].name if card == NOTHING else self.cards[card].id

    @cached_property
    def ability_number(self) -> dict[str, int]:
        """The number of each ability, by its id."""
        return {ability.id: number for number, ability in enumerate(self.abilities)}

    @cached_property
    def digest(self) -> str:
        """The hash of the rules, computed from the digests that the compiler stored in the modules."""
        said = "\n".join(module.digest for module in self.modules if module.digest)
        return blake2b(said.encode(), digest_size=16).hexdigest()
