"""The records of a generated module: declarations with their names, and functions that the declarations contain.

A module is symbolic: it refers to kinds, properties, zones and verbs by name, so one module fits every combination of
expansions. Its functions take the game in play as `g`, whose class the linker makes for one base game and its overlays.
`ombre.contract` defines the names of the attributes of `g`. In addition:

    a column holds an int for each thing, g.COLUMN[x], or a row with an int for each value or player, g.COLUMN[x][i]
    a fact is an int, a tuple of (symbol, size) cells, or a tuple of values; a value is the number of a word; the
        modifiers are included
    g.zones[g.ZONE + x] is a tuple of cards, top first; if there is such a zone for each value or player, the zone of
        the value or player i is g.zones[g.ZONE + g.apart * i + x]
    an event runs its stages: cannot -> instead -> before -> do -> when
    g.everyone(start) returns the players in seat order from `start`, and then the players without a seat
    g.players is the number of seats, g.current the current player, g.beginning the card with which the game began
    players and cards are ints; the seats come first; NOTHING is -1
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

from ombre.contract import Sort

NOTHING = -1
ACT = "act"  # the key of restrictions on players; its arguments are the player, and a verb's word, or "" for all verbs

# The types of the functions in a generated module. The kernel passes a `flow.Play` as the game in play. Its class has
# more attributes than the kernel knows: the declarations of the cards. A value is the result of any expression of the
# cards; if the kernel reads the value, the type of the field describes it.
Play: TypeAlias = Any
Value: TypeAlias = Any
Env: TypeAlias = tuple[Value, ...]  # the values that an effect has captured

Numbers: TypeAlias = tuple[int, ...]  # players, cards, amounts, and the numbers of words
Args: TypeAlias = Numbers  # the arguments of an event
Acting: TypeAlias = tuple[int, str]  # the arguments of ACT
Offer: TypeAlias = tuple[int, str, Numbers]  # the player who may act, the key of a verb, and the arguments of the verb
Offers: TypeAlias = list[Offer]
Calls: TypeAlias = list[tuple[str, Numbers]]  # events that happen at the same time: the key and arguments of each
Outcome: TypeAlias = bool | None  # of an event: False if nothing came of it
Event: TypeAlias = Callable[..., Outcome]  # function(g, *arguments): runs an event, or only its effect
Whose: TypeAlias = Callable[[Play, int], int]  # function(g, this) -> player

Cells: TypeAlias = tuple[tuple[int, int], ...]
# A fact in a module: a number, a word, a set of words, or cells.
Written: TypeAlias = int | str | tuple[str, ...] | tuple[tuple[str, int | str], ...]

Removable: TypeAlias = Literal["rule", "verb", "card", "step", "setup", "scenario", "worth", "returns", "table"]

Row: TypeAlias = Numbers | dict[int, int]  # the entries of one thing: an int for each value of a list, or each player
# The content of a column: one value for the game, or a value for each thing. A value is an int, or a row of ints.
Held: TypeAlias = int | list[int] | dict[int, int] | dict[int, Numbers] | dict[int, dict[int, int]]


class Must(tuple[int, str, Numbers]):
    """An offer that a player cannot decline: while a player has one, the player cannot pass."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for cards. `owner` is a kind, or "" for the table; abilities work in `live` zones.

    per: a list of values or a kind of player, if each owner has one such zone for each value or player.
    refill: the zone of the same owner that is shuffled and put under this zone if this zone has too few cards.
    """

    owner: str
    name: str
    sight: Literal["open", "private", "hidden", "outward"] = "open"
    live: bool = False
    per: str = ""
    refill: str = ""


@dataclass(frozen=True, slots=True)
class State:
    """A state: a column of ints. per: the list of values, or the kind of player, that indexes its entries.

    start: its first value: a number, a word, or NOTHING for a reference. least: its lower bound.
    most: the name of the state of the same owner that is its upper bound.
    values: the list of values whose words it holds, if it holds words. kind: the kind of things to which it refers.
    until_leaves: a zone as (kind of the owner, name); when the card leaves this zone, the state is reset to `start`.
    kept: whether a card keeps the state when it leaves play; otherwise it is reset then.
    sight: open (everybody sees it, also on an unseen card), private (only its player sees it), hidden (no view contains
    it), or empty: those see it who see the card or the player.
    """

    name: str
    start: int | str = 0
    least: int | None = 0
    most: str = ""
    values: str = ""
    kind: str = ""
    per: str = ""
    until_leaves: tuple[str, str] | None = None
    kept: bool = False
    sight: Literal["", "open", "private", "hidden"] = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """A printed property. A card without it has 0 for a number, NOTHING for a value, and () for cells or a set.

    values: the list of values of its words.
    """

    name: str
    sort: Literal["number", "value", "cells", "set"]
    values: str = ""


@dataclass(frozen=True, slots=True)
class Kind:
    name: str
    base: str  # the kind above it, or player or card
    states: tuple[State, ...] = ()
    facts: tuple[Fact, ...] = ()
    derived: tuple[tuple[str, Callable[[Play, int], Value]], ...] = ()
    seen: tuple[tuple[str, bool], ...] = ()  # derived numbers and words: (name, whether everybody may read it)
    zones: tuple[Zone, ...] = ()
    slots: tuple[str, ...] = ()
    you: Whose | None = None
    begins: bool = False
    extends: bool = False  # whether it extends a kind of an earlier module
    asks: Whose | None = None  # for players without a seat: returns the player who answers for them


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb. roles: (name, type) in the order of the arguments; a type is "number", a kind, or a list of values.

    packet: the role whose amounts are added up inside `together`, or "". affects: the role whose player chooses among
    replacements; if it is "", the first role for a player, or the current player if there is no such role. needs: the
    roles whose number is not 0 when the verb happens; `do` tests it, too. possible: whether the verb can do something
    now; it is not offered otherwise.
    """

    key: str
    roles: tuple[tuple[str, str], ...]
    do: Event
    packet: str = ""
    affects: str = ""
    needs: tuple[str, ...] = ()
    line: int = 0
    possible: Callable[..., bool] | None = None


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability: printed on a card, part of a rule, or made by an effect. Its sort decides its key and its functions.

    when / before / instead / may instead   key is an event: a verb's key, "becomes KIND.PROP.VALUE", "turn starts",
                                            "turn ends", "step NAME",
                                            "setup NAME", "slot NAME"
        match(g, this, you, env, args)      whether the event fits the pattern of the header, and its `if` holds
        body(g, this, you, env, args)
    modify      key "KIND.FACT"
        body(g, this, you, env, x)          what is added to the fact of x (0 where it does not apply)
    cannot      key is an event, or ACT
        match(g, this, you, env, args)      whether the event is forbidden, if `guard` holds
        guard(g, this, you, env, args)      what depends only on the first argument; it is asked once for many events
    slot        key is the slot's name
        cost(g, this, you)                  what using it costs
        body(g, this, you, *arguments)
    whenever    key ""
        match(g, this, you, env), body(g, this, you, env)
    past: whether the body or `holds` of a `when` reads a card that the event can have taken out of play, as it last was
    holds(g, this, you, env, args)          of a `when`: whether its `if` holds after the event
    until / next                            key is an event
        match(g, this, you, env, args)      whether the event ends the ability that an effect has made: just before the
                                            event (until), or just after it (next)
    blank       key is a kind; the cards of this kind that `among` returns have lost their text

    env: the values that the effect captured when it made the ability; () for other abilities.
    things: the places in env of things, and of sets of things. ended_by: the places of those whose going away ends the
    effect.
    once: the scope in which the ability can run only once for each `this`, or "".
    """

    id: str
    sort: Sort
    key: str
    match: Callable[..., bool] | None = None
    body: Callable[..., Value] | None = None
    once: str = ""
    cost: Callable[[Play, int, int], int] | None = None
    among: Callable[[Play, int, int, Env], Iterable[int]] | None = None  # returns the things of a live set
    rule: str = ""  # the name of its rule, or ""
    facts: tuple[tuple[str, Written], ...] = ()  # the facts of a slot, as in Card.facts
    guard: Callable[..., bool] | None = None
    past: bool = False
    holds: Callable[..., bool] | None = None
    line: int = 0
    things: Numbers = ()
    ended_by: Numbers = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A printed card. facts: numbers, words of a list, cells as ((word, size), ...), sets as (word, ...).

    The size of a cell is an int, or the name of a state of the card; the state is read whenever the fact is read.
    """

    id: str
    kind: str
    facts: tuple[tuple[str, Written], ...] = ()
    abilities: tuple[Ability, ...] = ()
    line: int = 0
    formerly: tuple[str, ...] = ()  # earlier ids of the card, which files of players may still have


@dataclass(frozen=True, slots=True)
class Window:
    """A window. offers(g) returns all actions that any player may take now, in seat order from the first player.

    once: whether each player is asked only once. start(g) returns the player who is asked first; by default, this is
    the current player. second(g) returns the player who is asked next, if this is not the next one in seat order.
    line: the line of the window in the file. names: for a window inside an effect, the local names of the effect, each
    with the thing that it names.
    """

    name: str
    offers: Callable[[Play], Offers]
    line: int = 0
    once: bool = False
    start: Callable[[Play], int] | None = None
    second: Callable[[Play], int] | None = None
    names: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a flow. Its parts run in order; a function is one unit, and so is each action in a Window.

    items: what an overlay runs in place of this step; empty if none replaces it. The event of this step stays: it
    begins before the first item and ends after the last.
    """

    name: str
    parts: tuple[Callable[[Play], None] | Window, ...]
    items: tuple[Step | Turns, ...] = ()


@dataclass(frozen=True, slots=True)
class Turns:
    """A part of a flow in which each player of `kind` runs `flow`, in seat order from start(g).

    where(g, x) is tested when player x would begin; if it is false, x is skipped. reverse: counter-clockwise.
    """

    flow: str
    kind: str
    start: Callable[[Play], int]
    where: Callable[[Play, int], bool] | None = None
    reverse: bool = False


@dataclass(frozen=True, slots=True)
class Flow:
    name: str
    of: str = ""
    repeats: bool = False
    items: tuple[Step | Turns, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """A start option of a game: a word of the list `values`, or a number from 0 to `most`. It is read like a state.

    kind: the kind of player, if each player has a value of the option; "" if the game has a single value.
    """

    name: str
    most: int | None = None
    values: str = ""
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Game:
    """The declarations of one file that belong to the game, not to a kind."""

    name: str
    players: tuple[int, int] = (0, 0)
    states: tuple[State, ...] = ()
    derived: tuple[tuple[str, Callable[[Play], Value]], ...] = ()
    seen: tuple[tuple[str, bool], ...] = ()  # as in a Kind
    zones: tuple[Zone, ...] = ()
    options: tuple[Option, ...] = ()
    scopes: tuple[str, ...] = ()
    seats: Callable[[Play], None] | None = None  # prepares the players of a scenario, before its own lines


class Deck(NamedTuple):
    """A list of cards that a player can bring to a game: the id and the number of copies of each."""

    name: str
    cards: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """A part of the set-up, with a name or "". replaces: whether it replaces the part with this name."""

    name: str
    do: Callable[[Play], None]
    replaces: bool = False


@dataclass(frozen=True, slots=True)
class Between:
    """What happens between two games.

    flow: the flow that one player runs, or "". kept: the states and zones that each player keeps from one game to the
    next, as (kind of player, name). do: the statements that prepare the table for the flow.
    """

    flow: str
    kept: tuple[tuple[str, str], ...]
    do: Callable[[Play], None] | None = None


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell that replaces part of a table on a card of an earlier module.

    slot: the name of the table. spans: for each number that the table takes, the first and the last number of the cell;
    None means any number.
    """

    card: str
    slot: str
    spans: tuple[tuple[int, int] | None, ...]
    do: Event  # function(g, this, you, *numbers)


@dataclass(frozen=True, slots=True)
class Invariant:
    """A condition that must hold between any two units.

    where: the file and line of the condition. rule: the name of its rule.
    """

    where: str
    holds: Callable[[Play], bool]
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario; run(t) plays it on a bench (`session/bench.py`). `cards` exist only in the scenario.

    timed, pasts: as in a Module, for the scenario and its cards.
    """

    id: str
    title: str
    run: Callable[[Value], None]
    line: int = 0
    players: int = 0
    cards: tuple[Card, ...] = ()
    timed: tuple[Ability, ...] = ()
    pasts: tuple[str, ...] = ()
    batched: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Module:
    """The contents of one `.card` file; or only its scenarios, in a second module, which only tests load.

    digest: a hash of its rules, made by the compiler; "" if it has no rules.
    pasts: the keys of the events that an ability looks up in the history; only these events are recorded.
    batched: the keys of the events of which several can happen at the same time.
    lines: the source map, ascending: "12:40 15:41" means that lines 12 to 14 of the module come from line 40 of the
    file, and the lines from 15 on from line 41.
    """

    source: str
    digest: str = ""
    game: Game | None = None
    values: tuple[tuple[str, tuple[str, ...]], ...] = ()
    kinds: tuple[Kind, ...] = ()
    verbs: tuple[Verb, ...] = ()
    rules: tuple[Ability, ...] = ()
    timed: tuple[Ability, ...] = ()  # the abilities that effects make
    flows: tuple[Flow, ...] = ()
    invariants: tuple[Invariant, ...] = ()
    # (kind of player, function that returns one part of the worth of a position for such a player)
    worths: tuple[tuple[str, Callable[[Play, int], int]], ...] = ()
    # (kind of player, function that gives one part of the returns of the game for such a player)
    returns: tuple[tuple[str, Callable[[Play, int], int]], ...] = ()
    cards: tuple[Card, ...] = ()
    decks: tuple[Deck, ...] = ()
    scenarios: tuple[Scenario, ...] = ()
    pays: str = ""  # the verb that pays costs
    packets_from: Callable[[Play], int] | None = None  # the player from whom packets run, in seat order
    triggers_by: Callable[[Play], int] | None = None  # the player who orders triggers that wait at the same time
    setups: tuple[Setup, ...] = ()
    between: tuple[Between, ...] = ()
    removed: tuple[tuple[Removable, str], ...] = ()  # declarations of earlier modules to remove: (sort, name)
    steps: tuple[tuple[str, tuple[Step | Turns, ...]], ...] = ()  # (earlier step, the steps that replace it)
    tables: tuple[tuple[str, Ability], ...] = ()  # (card, table that replaces its table of the same name)
    cells: tuple[Cell, ...] = ()
    pasts: tuple[str, ...] = ()
    batched: tuple[str, ...] = ()
    in_rows: bool = False  # whether it asks which cards lie side by side in a zone
    lines: str = ""
