"""The records of a generated module: declarations by name, and the functions that the loader links.

A module is symbolic: it names kinds, properties, zones and verbs as words and is never specialised. Its functions
take the game in play as `g`, whose class the linker makes for one base game and its overlays. `ombre.contract` defines
the names of its attributes. In addition:

    a column holds an int for each thing, or a row of them for each value or player: g.COLUMN[x][i]
    a fact is an int (a value's number), a tuple of (symbol, size) cells, or a tuple of values; modifiers are in it
    g.zones[g.ZONE + x] is a tuple of cards, top first; of a zone that there is for each value or player it is
        g.zones[g.ZONE + g.apart * i + x]
    an event runs its stages: cannot -> instead -> before -> do -> when
    g.everyone(start) are the players in seat order, those without a seat last
    g.players, g.current, g.beginning; players and cards are ints, the seats come first, NOTHING is -1
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

from ombre.contract import Sort

NOTHING = -1
ACT = "act"  # the key of restrictions on players; its arguments are the player, and the verb's word or ""

# The types of the functions in a generated module. Their game in play has more attributes than the kernel knows: those
# that the cards declare, as listed in its stub; the kernel passes a `flow.Play`. A value is the result of any
# expression of the cards; where the kernel reads it, the field of the record describes it.
Play: TypeAlias = Any
Value: TypeAlias = Any
Env: TypeAlias = tuple[Value, ...]  # the values that an effect has captured

Numbers: TypeAlias = tuple[int, ...]  # players, cards, amounts and words of lists
Args: TypeAlias = Numbers  # the arguments of an event
Acting: TypeAlias = tuple[int, str]  # the arguments of ACT
Offer: TypeAlias = tuple[int, str, Numbers]  # the player, the key of a verb, and its arguments
Offers: TypeAlias = list[Offer]
Event: TypeAlias = Callable[..., None]  # function(g, *numbers): an event, or only its effect
Whose: TypeAlias = Callable[[Play, int], int]  # function(g, this) -> player

Cells: TypeAlias = tuple[tuple[int, int], ...]
# A fact in a module: a number, a word, a set of words, or cells.
Written: TypeAlias = int | str | tuple[str, ...] | tuple[tuple[str, int | str], ...]

Removable: TypeAlias = Literal["rule", "verb", "card", "step", "setup", "scenario", "worth", "table"]

Row: TypeAlias = Numbers | dict[int, int]  # the entries of one thing: an int for each value of a list, or each player
# A column: one value for the game, or one for each thing; a value is an int, or an int for each entry of its index.
Held: TypeAlias = int | list[int] | dict[int, int] | dict[int, Numbers] | dict[int, dict[int, int]]


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for cards. `owner` is a kind, or "" for the table; abilities work in `live` zones.

    per: a list of values, or the kind of player; each owner has one such zone for each of them.
    refill: the zone of the same owner whose cards are shuffled and put under this one if it has too few cards.
    """

    owner: str
    name: str
    sight: Literal["open", "private", "hidden"] = "open"
    live: bool = False
    per: str = ""
    refill: str = ""


@dataclass(frozen=True, slots=True)
class State:
    """A column of ints. `per` names the list of values, or the kind of player, that indexes its entries.

    values: the declared list whose words it holds, or "" for a number; kind: the kind of things that it refers to.
    most: the name of the state of the same owner that is its upper bound.
    until_leaves: the zone (owner kind, name); when the card leaves it, the state is reset to `start`.
    start: its first value: a number, the number of a word, or NOTHING for a reference.
    """

    name: str
    start: int | str = 0
    least: int | None = 0
    most: str = ""
    values: str = ""
    kind: str = ""
    per: str = ""
    until_leaves: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Fact:
    """A printed property. sort: number, value, cells, set. A missing number is 0, a missing value NOTHING, else ()."""

    name: str
    sort: Literal["number", "value", "cells", "set"]
    values: str = ""


@dataclass(frozen=True, slots=True)
class Kind:
    name: str
    base: str  # the type of things: player, card, or a kind
    states: tuple[State, ...] = ()
    facts: tuple[Fact, ...] = ()
    derived: tuple[tuple[str, Callable[[Play, int], Value]], ...] = ()
    zones: tuple[Zone, ...] = ()
    slots: tuple[str, ...] = ()
    you: Whose | None = None
    begins: bool = False
    extends: bool = False  # whether it extends a kind of an earlier module
    asks: Whose | None = None  # set for players without a seat: the seat that answers for them


@dataclass(frozen=True, slots=True)
class Verb:
    """roles: (name, type) in the order of the arguments; the type is "number", a kind, or a list of values.

    packet: the role whose amounts are added up inside `together`, or "". affects: the role whose player chooses among
    replacements, or "" (then the first role of a player kind, else the current player). past: never set here.
    """

    key: str
    roles: tuple[tuple[str, str], ...]
    do: Event
    packet: str = ""
    affects: str = ""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability, in one shape for printed, timed, delayed and granted ones.

    sort and key                            functions
    when / before / instead / may instead   key is an event: a verb's key, "becomes KIND.PROP.VALUE", "turn starts",
                                            "turn ends", "step NAME",
                                            "setup NAME", "slot NAME"
        match(g, this, you, env, args)      true when the pattern and the header's `if` hold
        body(g, this, you, env, args)
    modify      key "KIND.FACT"
        body(g, this, you, env, x)          what is added to the fact of x (0 where it does not apply)
    cannot      key is an event, or ACT
        match(g, this, you, env, args)      true when it is forbidden
    slot        key is the slot's name
        cost(g, this, you)                  what using it costs
        body(g, this, you, *arguments)
    whenever    key ""
        match(g, this, you, env), body(g, this, you, env)
    until / next                            key is an event
        match(g, this, you, env, args)      true when it ends the timed ability that names it: as the event begins, or
                                            once the event is over
    blank       key ""; those that `among` gives are without their text

    env is the tuple of what was captured when a timed ability was made, () for a printed one.
    once: the scope in which it may happen a single time for a host, or "".
    """

    id: str
    sort: Sort
    key: str
    match: Callable[..., bool] | None = None
    body: Callable[..., Value] | None = None
    once: str = ""
    cost: Callable[[Play, int, int], int] | None = None
    among: Callable[[Play, int, int, Env], Iterable[int]] | None = None  # the things of a live set
    rule: str = ""  # the name of its rule, or ""
    facts: tuple[tuple[str, Written], ...] = ()  # the facts of a slot, as in Card.facts
    line: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """A printed card. facts: numbers, words of a list, cells as ((word, size), ...), sets as (word, ...).

    A cell's size is an int or the name of a state of the card's kind, read when the cell is.
    """

    id: str
    kind: str
    facts: tuple[tuple[str, Written], ...] = ()
    abilities: tuple[Ability, ...] = ()
    line: int = 0


@dataclass(frozen=True, slots=True)
class Window:
    """offers(g) returns all actions that any player may take now, in seat order from the start.

    start(g) is the seat that is asked first; by default the current player. second(g) is the first of the other seats,
    if they are not asked in seat order after the first.
    line: the line of the file with the window. names: for a window inside an effect, the local names of the effect for
    the things in its offers.
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
    """Its parts run one after the other; a function is one unit, a Window one unit for each action.

    items: the steps of an overlay that replace this one; listeners of this step listen to all of them together.
    """

    name: str
    parts: tuple[Callable[[Play], None] | Window, ...]
    items: tuple[Step | Turns, ...] = ()


@dataclass(frozen=True, slots=True)
class Turns:
    """Each player of `kind` runs `flow`, in seat order from start(g).

    where(g, x) is tested when the turn of x comes; if it is false, x is skipped.
    """

    flow: str
    kind: str
    start: Callable[[Play], int]
    where: Callable[[Play, int], bool] | None = None


@dataclass(frozen=True, slots=True)
class Flow:
    name: str
    of: str = ""
    repeats: bool = False
    items: tuple[Step | Turns, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """A start option of a game: a word of the list `values`, or a number from 0 to `most`. It is read like a state.

    kind: the kind of players who each have the option; "" if the game has it.
    """

    name: str
    most: int | None = None
    values: str = ""
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Game:
    """What one file adds to the game as a whole."""

    name: str
    players: tuple[int, int] = (0, 0)
    states: tuple[State, ...] = ()
    derived: tuple[tuple[str, Callable[[Play], Value]], ...] = ()
    zones: tuple[Zone, ...] = ()
    options: tuple[Option, ...] = ()
    scopes: tuple[str, ...] = ()
    seats: Callable[[Play], None] | None = None  # a function that makes the default seats of a scenario


class Deck(NamedTuple):
    """A list of cards that a player can bring to a game: ids, each with a number."""

    name: str
    cards: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """A part of the set-up, optionally named.

    replaces: the name of the part of an earlier module that it replaces.
    """

    name: str
    do: Callable[[Play], None]
    replaces: bool = False


@dataclass(frozen=True, slots=True)
class Between:
    """A value that each player keeps from one game to the next: its kind, and the name of a state or a zone.

    flow: the flow that one player runs between games, or "". do: statements that prepare the table for it.
    """

    flow: str
    kept: tuple[tuple[str, str], ...]
    do: Callable[[Play], None] | None = None


@dataclass(frozen=True, slots=True)
class Cell:
    """A replaced cell in a table of an earlier module's card.

    spans: the first and last number of each axis, or any.
    """

    card: str
    slot: str
    spans: tuple[tuple[int, int] | None, ...]
    do: Event  # function(g, this, you, *numbers)


@dataclass(frozen=True, slots=True)
class Invariant:
    """A condition that must hold between any two units.

    where: its file and line; rule: its name.
    """

    where: str
    holds: Callable[[Play], bool]
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario; run(t) plays it on a test bench (`session/bench.py`). Its local cards exist only in it.

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


@dataclass(frozen=True, slots=True)
class Module:
    """The contents of one `.card` file, or of its scenarios, in a module that only tests load.

    digest: a hash of its rules, made by the compiler; "" if it has none.
    pasts: the keys of the events whose history is read; only these are recorded.
    lines: the source map, ascending: "12:40 15:41" means that lines 12 to 14 of the module come from line 40 of the
    file, and those from 15 on from line 41.
    """

    source: str
    digest: str = ""
    game: Game | None = None
    values: tuple[tuple[str, tuple[str, ...]], ...] = ()
    kinds: tuple[Kind, ...] = ()
    verbs: tuple[Verb, ...] = ()
    rules: tuple[Ability, ...] = ()
    timed: tuple[Ability, ...] = ()  # made by effects: delayed, granted, with a duration
    flows: tuple[Flow, ...] = ()
    invariants: tuple[Invariant, ...] = ()
    # A kind of player, and one part of the worth of a position for such a player.
    worths: tuple[tuple[str, Callable[[Play, int], int]], ...] = ()
    cards: tuple[Card, ...] = ()
    decks: tuple[Deck, ...] = ()
    scenarios: tuple[Scenario, ...] = ()
    pays: str = ""  # the verb that pays costs
    packets_from: Callable[[Play], int] | None = None  # the player from whom packets run, in seat order
    triggers_by: Callable[[Play], int] | None = None  # the player who orders triggers that wait at the same time
    setups: tuple[Setup, ...] = ()
    between: tuple[Between, ...] = ()
    removed: tuple[tuple[Removable, str], ...] = ()  # the removed declarations of earlier modules: their sort and name
    steps: tuple[tuple[str, tuple[Step | Turns, ...]], ...] = ()  # the steps that replace a step of an earlier module
    tables: tuple[tuple[str, Ability], ...] = ()  # the card, and a table that replaces one of its tables
    cells: tuple[Cell, ...] = ()
    pasts: tuple[str, ...] = ()
    lines: str = ""
