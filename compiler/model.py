"""The model (intermediate representation): typed declarations, the input of every back end.

The resolver builds these nodes from the syntax tree. All names are resolved: a property has its kind, a value its list,
a local name its type. Nodes are frozen data without behaviour; checks (`checks/`) and back ends (`backends/`) process
them. The type of a field is a closed union (`Expression`, `Condition`, `Statement` and so on, at the end of the nodes).
A pass over all nodes of a union matches every class and ends with `assert_never`; a pass that looks for some classes
uses `walk` and `isinstance`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from typing import Literal, TypeAlias, TypeVar

from ombre import contract
from ombre.dsl.diagnostics import Translatable, tr
from ombre.dsl.node import Node as Node
from ombre.dsl.node import getter
from ombre.dsl.source import Span
from ombre.dsl.vocabulary import one, plural

# ---------------------------------------------------------------------------------------------------- types


Tag: TypeAlias = Literal["number", "value", "thing", "cells", "cell", "set", "zone", "nothing", "unknown"]


@dataclass(frozen=True, slots=True)  # not a node: types are compared by value
class Type:
    """The type of an expression: `Type("number")`, `Type("value", "symbol")`, `Type("thing", "card kind")`.

    tag: value is one of a declared list, thing a player or card of a kind, cells a list of marked amounts, set several
    values or things; unknown means that resolution failed with a diagnostic. of: the list or the kind.
    """

    tag: Tag
    of: str = ""

    def __str__(self) -> Translatable:
        """The name of the type in messages."""
        match self:
            case Type("set", of) if of:
                return tr("a set of {0}", plural(of))
            case Type("cells", of) if of:
                return tr("a list of cells of {0}", plural(of))
            case Type("number"):
                return tr("a number")
            case Type("nothing"):
                return tr("nothing")
            case _:
                return one(self.of or self.tag)


ACT = "act"  # the event key for `cannot act`: every action of a player
NUMBER = Type("number")
NOTHING = Type("nothing")


@dataclass(frozen=True, slots=True)
class Property:
    """A declared property, by its owner: `hp` of a kind of player; `owner` is empty for a property of the game.

    sort: state (changes in play), fact (printed, may be modified), derived (computed), zone (holds cards), option (set
    when a game starts).
    per: the list of values or the kind that indexes it, or empty.
    """

    owner: str
    name: str
    sort: Literal["state", "fact", "derived", "zone", "option"]
    type: Type
    per: str = ""


# ---------------------------------------------------------------------------------------------- expressions


class Number(Node):
    value: int


class Value(Node):
    """One word of a declared list: `black` of `symbol`."""

    list: str
    word: str


class Local(Node):
    """A name bound by a choice, a loop, a pattern or a `NAME is`. `optional`: it may be nothing."""

    name: str
    type: Type
    optional: bool = False


class This(Node):
    """The card (or rule) that has the ability."""

    kind: str


class You(Node):
    """The player whom the ability addresses. `optional`: there may be none."""

    kind: str
    optional: bool = False


class Current(Node):
    """The player whose turn it is."""

    kind: str


class Owner(Node):
    """The player whom a card belongs to."""

    of: Expression


class Source(Node):
    """The card whose ability is running; nothing for rules."""


class Beginning(Node):
    """The card that this game was started with: a mission, a duel."""

    kind: str


class ById(Node):
    """A card that the set-up created, in an answer or expectation of a scenario."""

    kind: str
    id: str


class Seat(Node):
    """P1, P2 ... in a scenario: `number` counts from 0."""

    number: int
    kind: str


class SeatAfter(Node):
    """The player `steps` seats clockwise from `who`."""

    who: Expression
    steps: Expression
    kind: str


class Nothing(Node):
    pass


class Read(Node):
    """`hp of friend`; `owner` is absent for a property of the game. `bare`: the author left the owner out."""

    property: Property
    owner: Expression | None = None
    index: Expression | None = None
    bare: bool = False


class Item(Node):
    """`item N of LIST`, counted from 1; out of range is nothing."""

    of: Expression
    number: Expression


class Mark(Node):
    """The symbol of a cell."""

    cell: Expression
    list: str


class Size(Node):
    """The amount of a cell."""

    cell: Expression


Operator: TypeAlias = Literal["+", "-", "*", "at least", "at most"]


class Arithmetic(Node):
    operator: Operator
    left: Expression
    right: Expression


class Half(Node):
    of: Expression
    rounded: Literal["up", "down"]


Determiner: TypeAlias = Literal["a", "another", "each", "each other", "all", "other", "any", ""]


class Those(Node):
    """A noun phrase: a set of players or cards.

    determiner: empty for a bare plural, which also includes things that come later. name: the name of the candidate
    inside `where`. history: only things that an event of a scope has named.
    """

    kind: str
    determiner: Determiner
    adjectives: tuple[Value, ...] = ()
    zone: Read | Local | None = None  # a local name is a set: `each card in picks`
    name: str | None = None
    where: Condition | None = None
    other_than: Expression | None = None
    history: History | None = None
    candidate: str = "it"  # the name of the candidate inside `where`, unique in its statement

    @property
    def is_live(self) -> bool:
        return self.determiner in ("", "other")


class Some(Node):
    """`a number as NAME where ...` in a pattern: any amount, or any word of a list, that matches."""

    type: Type
    name: str
    where: Condition | None = None


class History(Node):
    """`that WHO VERB this SCOPE`: the things in `role` of the verb's events since the scope began."""

    verb: str
    role: int
    who: Expression
    who_role: int
    scope: str


class Count(Node):
    """`number of ...`: of things, of the items of a list, or of different values (`distinct`) among things."""

    of: Phrase
    distinct: Property | None = None


AggregateSort: TypeAlias = Literal["total", "highest", "lowest"]


class Total(Node):
    """`total for (...) of amount`, `highest` or `lowest`: 0 where there is none."""

    of: Those
    amount: Expression
    sort: AggregateSort = "total"


# ----------------------------------------------------------------------------------------------- conditions


Comparison: TypeAlias = Literal["=", "<", ">", "<=", ">="]


class Compare(Node):
    operator: Comparison
    left: Expression
    right: Expression


class Is(Node):
    """`X is A or B`; `is not` when negated. A set-valued fact is tested for containing the word."""

    left: Expression
    options: tuple[Expression, ...]
    negated: bool = False


class IsKind(Node):
    left: Expression
    kind: str
    negated: bool = False


class IsCopy(Node):
    """Two cards are copies of the same printed card, or one has become a copy of the other."""

    left: Expression
    right: Expression
    negated: bool = False


class IsIn(Node):
    left: Expression
    zone: Read
    negated: bool = False


class IsEmpty(Node):
    """`X is empty`, for a zone or a set."""

    zone: Expression
    negated: bool = False


class Exists(Node):
    what: Expression
    negated: bool = False


class IsCard(Node):
    """A thing is a copy of the printed card with an id, even if it has become a copy of another card."""

    what: Expression
    kind: str
    card: str
    negated: bool = False


class HasSlot(Node):
    what: Expression
    slot: str
    negated: bool = False


class Can(Node):
    """`WHO can VERB ...`: no restriction forbids it."""

    verb: str
    arguments: tuple[Expression, ...]


class ThereIs(Node):
    what: Those
    negated: bool = False


class Result(Node):
    """The game has ended with a result; `over`: with any result. For scenarios and worths."""

    result: str
    negated: bool = False
    winner: Expression | None = None


class And(Node):
    parts: tuple[Condition, ...]


class Or(Node):
    parts: tuple[Condition, ...]


# ----------------------------------------------------------------------------------------------- statements


class Call(Node):
    """A call of a verb: its key, and one argument for each role, in the declared order."""

    verb: str
    arguments: tuple[Phrase, ...]


class Choose(Node):
    """`CHOOSER chooses a THING as name`; `otherwise` runs if there is nothing to choose.

    searches: the chooser may look at all cards of the place, even if it is hidden.
    """

    chooser: Expression
    what: Those
    name: str
    otherwise: tuple[Statement, ...] = ()
    searches: bool = False


class ChooseSome(Node):
    """`CHOOSER chooses up to 3 THINGS as name`: `name` is the set of the chosen ones; at most all that there are.

    most: None for `any number of`; exactly: the number must be reached if possible.
    """

    chooser: Expression
    what: Those
    name: str
    most: Expression | None = None
    exactly: bool = False
    searches: bool = False


class ChooseValue(Node):
    """`CHOOSER chooses a LIST as name where ...`: one word of a declared list."""

    chooser: Expression
    list: str
    name: str
    where: Condition | None = None


class Alternative(Node):
    name: str
    condition: Condition | None
    body: tuple[Statement, ...]


class ChooseOne(Node):
    chooser: Expression
    alternatives: tuple[Alternative, ...]


class May(Node):
    who: Expression
    body: tuple[Statement, ...]


class Let(Node):
    """`NAME is EXPRESSION`: stores the current amount or thing."""

    name: str
    value: Expression
    is_amount: bool = False


class Change(Node):
    """A plain property rises, falls or becomes; no event."""

    property: Property
    owner: Expression | None
    index: Expression | None
    operator: Literal["rises", "falls", "becomes"]
    amount: Expression


class Become(Node):
    """A declared condition changes: this is an event, unless the condition has that word already."""

    property: Property
    owner: Expression
    value: Value


class Top(Node):
    """The top card of a zone; nothing when the zone is empty."""

    zone: Read


class Move(Node):
    what: Phrase
    zone: Read
    end: Literal["top", "bottom"]


class Shuffle(Node):
    zone: Read


class Reveal(Node):
    """The top card, or the card at a position, becomes known to a player, or to all; it does not move."""

    zone: Read
    name: str
    who: Expression | None = None
    number: Expression | None = None


class Show(Node):
    """A card, a set of cards or all cards of a zone become known to some players, or to all; they do not move."""

    what: Phrase
    who: Phrase | None = None


class RevealUntil(Node):
    """Cards are revealed from the top until `condition` holds of one; `name` is that one, `rest` those before it."""

    zone: Read
    kind: str
    name: str
    rest: str
    condition: Condition


class Perform(Node):
    """A slot of a card runs for `you`; arguments: the slot's argument, or the numbers for a table."""

    slot: str
    card: Expression
    you: Expression
    arguments: tuple[Expression, ...] = ()


class TableCell(Node):
    """A cell of a table, for numbers from the first to the last of each axis; None for any number."""

    spans: tuple[tuple[int, int] | None, ...]
    body: tuple[Statement, ...]


class Table(Node):
    """The cell for the numbers of the axes runs, or `otherwise` where there is none; no two cells overlap."""

    axes: tuple[str, ...]
    cells: tuple[TableCell, ...]
    otherwise: tuple[Statement, ...] = ()


class Duration(Node):
    """`until end of SCOPE`, `until EVENT`, `for the rest of the game`; with several, the first ends it.

    next: for `for the next time EVENT`, which ends after the event; `until EVENT` ends as it begins.
    """

    scopes: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    rest: bool = False
    next: Event | None = None

    @property
    def ends(self) -> tuple[Event, ...]:
        """All events that can end it."""
        return self.events if self.next is None else (*self.events, self.next)


class Modify(Node):
    """`WHAT have FACT +N DURATION`. Without a duration it is in a `while` or on a card."""

    what: Phrase
    property: Property
    index: Expression | None
    amount: Expression
    duration: Duration | None


class Forbid(Node):
    """`WHO cannot VERB ...`: one pattern for each role, None if anything matches.

    With the event `act`, WHO cannot do anything and is not asked; exceptions: the verbs that stay allowed.
    """

    event: Event
    duration: Duration | None
    exceptions: tuple[str, ...] = ()


class Grant(Node):
    """`WHO obtains DURATION:` abilities; WHO becomes their `this`. A plural is evaluated at each event."""

    who: Phrase
    abilities: tuple[Ability, ...]
    duration: Duration | None


class Listen(Node):
    """A delayed trigger: `when EVENT DURATION:`, or `the next time EVENT DURATION:`, which runs once."""

    ability: Ability
    duration: Duration
    once: bool = False


class Copy(Node):
    what: Expression
    model: Expression
    duration: Duration


class Blank(Node):
    """`WHAT loses text DURATION`; a plural is evaluated at each event.

    Without a duration it is in a `while` or on a card.
    """

    what: Phrase
    duration: Duration | None


class If(Node):
    condition: Condition
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


class Repeat(Node):
    times: Expression
    body: tuple[Statement, ...]
    name: str | None = None
    condition: Condition | None = None


class ForEach(Node):
    """A loop over the current members. `each` as the subject of a call also becomes this node, with `inline` set."""

    what: Those
    name: str
    body: tuple[Statement, ...]
    inline: bool = False


class ForItem(Node):
    of: Expression
    name: str
    body: tuple[Statement, ...]


class ForValue(Node):
    list: str
    name: str
    body: tuple[Statement, ...]


class Together(Node):
    body: tuple[Statement, ...]


class Offer(Node):
    """`WHO may VERB ARGUMENTS`: the players who are asked, and the candidates for each role (in declared order)."""

    who: Phrase
    name: str
    verb: str
    arguments: tuple[Phrase, ...]


class MayDo(Node):
    """`WHO may VERB ...` in an effect: one offer, taken or not."""

    offer: Offer


class Roll(Node):
    """A die with a number of sides; the result is an amount."""

    sides: Expression
    name: str


class StartFlow(Node):
    """A flow runs after the current unit, before the game continues: an abort round, an extra turn.

    who: the current player of that flow; by default the present one.
    """

    flow: str
    who: Expression | None = None


class EndFlow(Node):
    """After the current unit, the rest of a flow, and of all flows inside it, is skipped."""

    flow: str


class Join(Node):
    """A player without a seat joins, and is bound to `name`."""

    kind: str
    name: str


class Window(Node):
    """Players act in seat order until all have passed in a row; `once`: each is asked a single time.

    second: the first of the other seats after `start`.
    """

    offers: tuple[Offer, ...]
    once: bool = False
    start: Expression | None = None
    second: Expression | None = None


class EndEffects(Node):
    """The lasting effects of cards of a kind end early."""

    kind: str


class ScopeEdge(Node):
    """A scope without a flow (a scene, a combat) starts or ends."""

    scope: str
    edge: Literal["starts", "ends"]


class EndGame(Node):
    """The game ends.

    winner: the player who wins, if there is one.
    """

    result: str
    winner: Expression | None = None


# ------------------------------------------------------------------------------------ events and abilities


class Event(Node):
    """A pattern of events.

    key: a verb's key, `becomes KIND.PROPERTY.VALUE`, or `SCOPE starts` / `SCOPE ends` / `step NAME` / `setup NAME` /
    `slot NAME` (performed; the roles are the card and its `you`). patterns: one for each role: `Those` (a thing that
    matches), an expression (exactly this), or None (any). names: the names that the body uses for the roles, or None.
    participle: the header was written in the passive ("is defeated").
    """

    key: str
    patterns: tuple[Pattern, ...] = ()
    names: tuple[str | None, ...] = ()
    passive: bool = False


class Ability(Node):
    """One ability of a card, or a named rule of the game.

    sort: before, instead, may instead, when, static, whenever, slot. A static ability's body is made of Modify, Grant, Blank and
    Forbid only. condition: a header's `if`. once: the scope in which it can run only once. cost: the price
    of a slot, paid by the verb that the game declares.
    """

    sort: contract.Written
    body: tuple[Statement, ...]
    event: Event | None = None
    condition: Condition | None = None
    once: str = ""
    slot: str = ""
    cost: Expression | None = None
    facts: tuple[tuple[Property, Fact], ...] = ()
    parameters: tuple[tuple[str, Type], ...] = ()
    name: str = ""
    host: str = ""
    id: str = ""


# --------------------------------------------------------------------------------------------- declarations


class Cell(Node):
    """One cell of a printed list: a symbol and an amount, which may be a property of the card (`X`)."""

    symbol: str
    size: int | Property


Fact: TypeAlias = int | str | tuple[Cell, ...] | tuple[str, ...]


class Values(Node):
    name: str
    words: tuple[str, ...]


class Zone(Node):
    """A place for cards.

    sight: open (visible to all), private (to its player), hidden (to nobody). live: abilities work. per: the owner has
    one for each player, or for each word of this list. refill: the zone of the same owner whose cards are shuffled and
    put under it if it runs out.
    """

    owner: str
    name: str
    sight: Literal["open", "private", "hidden"]
    live: bool
    per: str = ""
    refill: str = ""


class State(Node):
    """A property that changes in play.

    start: the first value. least, most: the bounds. until_leaves: when the card leaves this zone, the property is reset.
    """

    property: Property
    start: int = 0
    least: int | None = 0
    most: Read | None = None
    until_leaves: Property | None = None


class Option(Node):
    """A start option of a game, or of each player: a word of a list, or a number from 0 to `most`."""

    property: Property
    most: int | None = None


class FactDeclaration(Node):
    property: Property
    optional: bool = False
    slot: str = ""


class Derived(Node):
    property: Property
    value: Expression


class Kind(Node):
    """A kind of player or card."""

    name: str
    base: str
    plural: str
    states: tuple[State, ...] = ()
    facts: tuple[FactDeclaration, ...] = ()
    derived: tuple[Derived, ...] = ()
    zones: tuple[Zone, ...] = ()
    slots: tuple[str, ...] = ()
    you: Expression | None = None
    begins: bool = False
    extends: bool = False
    # The players who answer for a player without a seat; the first who is in the game is asked.
    asks: tuple[Expression, ...] = ()


class Role(Node):
    name: str
    type: Type
    preposition: str = ""


class Verb(Node):
    """A declared verb.

    key: the verb's word and prepositions (`hits with`). subject/object: index of the role.
    """

    key: str
    third: str
    base: str
    participle: str
    roles: tuple[Role, ...]
    body: tuple[Statement, ...]
    packet: str = ""
    affects: str = ""


class Step(Node):
    """A named part of a flow; each of its parts is a list of statements or a window."""

    name: str
    parts: tuple[tuple[Statement, ...] | Window, ...]


class Turns(Node):
    """Each player of a kind runs a flow, in seat order from `start`.

    where: a condition on the player (`candidate`), tested when the turn comes.
    """

    flow: str
    kind: str
    start: Expression
    where: Condition | None = None
    candidate: str = "it"


class Flow(Node):
    """A scope with steps: a round, a turn. `of`: the kind of its player; `repeats`: it is the main loop."""

    name: str
    of: str
    repeats: bool
    items: tuple[FlowItem, ...]


class Between(Node):
    """What players keep from one game to the next.

    flow: the flow of each player between games, or empty. body: statements that prepare the table for it.
    """

    flow: str
    kept: tuple[Property, ...]
    body: tuple[Statement, ...] = ()


class SetupPart(Node):
    """A part of the set-up, optionally named.

    replaces: the part of that name is replaced.
    """

    name: str
    body: tuple[Statement, ...]
    replaces: bool = False


class Invariant(Node):
    condition: Condition
    name: str = ""  # the name of the rule


class Worth(Node):
    """A part of the worth of a position for a player (`this` and `you`); it counts if `condition` holds."""

    kind: str
    amount: Expression
    condition: Condition | None = None


class Idiom(Node):
    """A line of cards that has its own message; its holes are the arguments of the message."""

    name: str
    holes: tuple[tuple[str, Type], ...]
    ability: Ability


class Put(Node):
    """Set-up and scenarios: create cards.

    names: the names in a scenario, one for each card.
    """

    card: str
    zone: Read
    number: Expression | None = None
    names: tuple[str, ...] = ()
    having: tuple[Property, Expression] | None = None


class PutEvery(Node):
    """Create all printed cards of a kind, with as many copies as a fact says; or the cards of a player's deck."""

    what: Those
    zone: Read
    copies: Property | None = None
    bringer: Expression | None = None


class Deck(Node):
    """A list of cards that a player can bring to a game: ids, each with a number."""

    name: str
    cards: tuple[tuple[str, int], ...]


class Brings(Node):
    """Scenarios only: a player brings a deck to the set-up."""

    who: Expression
    deck: str


class Require(Node):
    """In a set-up: a comparison; if it is false, the game is refused.

    of: its owner or subject, for the message.
    """

    name: str
    of: Expression | None
    condition: Compare


class RunStep(Node):
    step: str
    who: Expression


class RunFlow(Node):
    """Run a complete turn or round, with its start and end."""

    flow: str
    who: Expression


class AllPass(Node):
    """In windows, all players pass; only the actions in the scenario happen."""


class RunSetup(Node):
    """Run the game's own set-up, with the players of the scenario.

    options: options with their values.
    """

    beginning: str
    options: tuple[tuple[str, int | str], ...] = ()


class MakeCurrent(Node):
    """Scenarios only: set the current player."""

    who: Expression


class Answer(Node):
    """An answer of a scenario: a thing, a number, a value; a word: pass, yes, no, an id; or a description of an offer.

    offers: one for each possible form of the verb; None stands for an argument that is left open.
    """

    name: str
    value: Expression | None = None
    word: str = ""
    offers: tuple[Event, ...] = ()
    who: Expression | None = None  # the player who must be asked


class ExpectOffered(Node):
    """The offers of the last question of a name: exactly these options, or none of these."""

    name: str
    options: tuple[Answer, ...]
    negated: bool
    text: str


class ExpectRefused(Node):
    """The set-up before was refused.

    by: by exactly these requirements and rules, if any are named.
    """

    text: str
    by: tuple[str, ...] = ()


class Expect(Node):
    """A `then` line that must be true; `text` is how it was written."""

    condition: Condition
    text: str


class ExpectCannot(Node):
    event: Event
    text: str


class Scenario(Node):
    id: str
    title: str
    players: int
    cards: tuple[Card, ...]
    body: tuple[ScenarioLine, ...]


class Card(Node):
    id: str
    kind: str
    name: str
    facts: tuple[tuple[Property, Fact], ...]
    abilities: tuple[Ability, ...]
    origin: str = "house"
    note: str = ""
    local: bool = False


# ------------------------------------------------------------------------------------------------- the whole


class Removed(Node):
    """An element that an expansion removes or replaces; a table is named `TABLE of CARD`."""

    sort: Literal["rule", "verb", "card", "step", "setup", "scenario", "worth", "table"]
    name: str


class ReplacedStep(Node):
    """The steps that replace a step, in its flow."""

    name: str
    flow: str
    items: tuple[FlowItem, ...]


class ReplacedTable(Node):
    """The replacement of a table of a card; for a single cell, a table with only that cell."""

    card: str
    ability: Ability
    is_cell: bool


@dataclass(frozen=True, slots=True)
class File:
    """The declarations of one `.card` file, in order."""

    source: str
    game: str = ""
    expansion: str = ""
    players: tuple[int, int] = (0, 0)
    values: tuple[Values, ...] = ()
    kinds: tuple[Kind, ...] = ()
    options: tuple[Option, ...] = ()
    table: Kind | None = None  # the game's own properties and zones, in the form of a kind
    scopes: tuple[str, ...] = ()
    verbs: tuple[Verb, ...] = ()
    flows: tuple[Flow, ...] = ()
    setup: tuple[SetupPart, ...] = ()
    seats: tuple[Statement, ...] = ()
    between: tuple[Between, ...] = ()
    rules: tuple[Ability, ...] = ()
    invariants: tuple[Invariant, ...] = ()
    worths: tuple[Worth, ...] = ()
    idioms: tuple[Idiom, ...] = ()
    cards: tuple[Card, ...] = ()
    decks: tuple[Deck, ...] = ()
    scenarios: tuple[Scenario, ...] = ()
    pays: str = ""  # the verb that pays costs
    packets_from: Expression | None = None  # packets run in seat order from this player
    triggers_by: Expression | None = None  # the player who orders simultaneous triggers
    removed: tuple[Removed, ...] = ()
    steps: tuple[ReplacedStep, ...] = ()
    tables: tuple[ReplacedTable, ...] = ()


# --------------------------------------------------------------------------------------------- unions of nodes

Expression: TypeAlias = (
    Number
    | Value
    | Local
    | This
    | You
    | Current
    | Owner
    | Beginning
    | Source
    | ById
    | Seat
    | SeatAfter
    | Nothing
    | Read
    | Item
    | Mark
    | Size
    | Arithmetic
    | Half
    | Count
    | Total
    | Top
)
"""An expression: a single thing, amount or word."""

Phrase: TypeAlias = Those | Expression
"""A noun phrase (all things that match), or an expression (exactly this one)."""

Pattern: TypeAlias = Those | Some | Expression | None
"""The pattern for one role of an event: a thing or amount that matches, an exact value, or None for anything."""

Condition: TypeAlias = (
    Can | Compare | Is | IsKind | IsCopy | IsIn | IsEmpty | Exists | IsCard | HasSlot | ThereIs | Result | And | Or
)

Deed: TypeAlias = (
    Call
    | Let
    | Change
    | Become
    | Move
    | Shuffle
    | Reveal
    | RevealUntil
    | Show
    | Perform
    | Window
    | StartFlow
    | EndFlow
    | EndEffects
    | EndGame
    | ScopeEdge
    | Join
)
"""Statements that take effect at once."""

Choice: TypeAlias = Choose | ChooseSome | ChooseValue | ChooseOne | May | MayDo | Roll
"""Statements with a choice or a random result."""

Control: TypeAlias = If | Table | Repeat | ForEach | ForItem | ForValue | Together
"""Statements that run blocks."""

Lasting: TypeAlias = Modify | Forbid | Grant | Listen | Copy | Blank
"""Statements that begin a lasting effect."""

Effect: TypeAlias = Deed | Choice | Control | Lasting
"""Statements in the body of an ability, a verb or a step."""

SetupItem: TypeAlias = Put | PutEvery | Require
"""Statements that only set-ups and scenarios contain."""

ScenarioItem: TypeAlias = Brings | RunSetup | RunFlow | RunStep | MakeCurrent | AllPass | Answer
"""Statements that only scenarios contain."""

Statement: TypeAlias = Effect | SetupItem | ScenarioItem
"""Any statement; a block (`if`, `for each` ...) can contain the same statements as the body around it."""

Expectation: TypeAlias = Expect | ExpectCannot | ExpectOffered | ExpectRefused
"""The expectations of a scenario."""

ScenarioLine: TypeAlias = Statement | Expectation

FlowItem: TypeAlias = Step | Turns

# --------------------------------------------------------------------------------------------- walking over nodes

Held: TypeAlias = "Node | File | Property | Type | Span | str | int | None | tuple[Held, ...]"
"""The possible values of a field of a node."""

Found = TypeVar("Found", bound=Node)


def children(node: Held) -> list[Node]:
    """The nodes directly inside a node, in the order they were written."""
    found: list[Node] = []
    if isinstance(node, Node):
        _gather(_fields(node), found)
    else:
        _gather((node,), found)
    return found


def _gather(parts: tuple[Held, ...], found: list[Node]) -> None:
    for part in parts:
        if isinstance(part, Node):
            found.append(part)
        elif isinstance(part, tuple):
            _gather(part, found)
        elif isinstance(part, File):
            _gather(_fields(part), found)


_Reader: TypeAlias = Callable[[Node | File], tuple[Held, ...]]
_readers: dict[type[Node | File], _Reader] = {}


def _fields(node: Node | File) -> tuple[Held, ...]:
    """The fields of a node class that can contain nodes; cached, because walks take most of the time of the passes."""
    kind = type(node)
    reader = _readers.get(kind)
    if reader is None:
        reader = _readers[kind] = getter([part.name for part in fields(kind) if not _is_plain(str(part.type))])
    return reader(node)


def _is_plain(written: str) -> bool:
    """Whether a field with this annotation can contain no node."""
    return _PLAIN.issuperset(re.findall(r"\w+", re.sub(r"Literal\[[^]]*\]", "", written)))


_PLAIN = frozenset(
    "Span Type Tag Property Operator Comparison Determiner contract Written str int bool None tuple".split()
)


def blocks(statement: Statement) -> list[tuple[Statement, ...]]:
    """The blocks of statements inside a statement, without those of abilities that it makes."""
    match statement:
        case If():
            return [statement.then, statement.otherwise]
        case Choose():
            return [statement.otherwise]
        case ChooseOne():
            return [way.body for way in statement.alternatives]
        case Table():
            return [*(cell.body for cell in statement.cells), statement.otherwise]
        case May() | Repeat() | ForEach() | ForItem() | ForValue() | Together():
            return [statement.body]
        case _:
            return []


def walk(node: Held) -> Iterator[Node]:
    """A node and all nodes inside it, parents first."""
    waiting = [node]
    while waiting:
        found = waiting.pop()
        if isinstance(found, Node):
            yield found
        inside = children(found)
        inside.reverse()
        waiting += inside


# ------------------------------------------------------------------------------------------------- the whole


@dataclass(slots=True)
class Model:
    """A game with its expansions: the files, and every declared thing by its name."""

    files: tuple[File, ...] = ()
    own: frozenset[str] = frozenset()  # the sources that do not ship with ombre
    values: dict[str, Values] = field(default_factory=dict[str, Values])
    kinds: dict[str, Kind] = field(default_factory=dict[str, Kind])
    verbs: dict[str, Verb] = field(default_factory=dict[str, Verb])
    properties: dict[tuple[str, str], Property] = field(default_factory=dict[tuple[str, str], Property])
    cards: dict[str, Card] = field(default_factory=dict[str, Card])
    scopes: list[str] = field(default_factory=list[str])
    pays: str = ""
    options: dict[str, Option] = field(default_factory=dict[str, Option])
    flows: list[str] = field(default_factory=list[str])  # the scopes that are flows
    _sorted: tuple[tuple[File, ...], dict[type[Node], list[Node]]] | None = field(default=None, init=False, repr=False)

    def everything(self, *sorts: type[Found]) -> list[Found]:
        """All nodes of some classes, class by class, in the order of the files; the result of the walk is cached."""
        if self._sorted is None or self._sorted[0] is not self.files:
            found: dict[type[Node], list[Node]] = {}
            for node in walk(self.files):
                found.setdefault(type(node), []).append(node)
            self._sorted = self.files, found
        return [node for sort in sorts for node in self._sorted[1].get(sort, ()) if isinstance(node, sort)]

    def is_a(self, kind: str, other: str) -> bool:
        """Whether every `kind` is an `other`: a kind is a `player`."""
        while kind:
            if kind == other:
                return True
            kind = self.kinds[kind].base if kind in self.kinds else ""
        return False

    def above(self, kind: str) -> Iterator[Kind]:
        """A kind and all its base kinds."""
        while kind in self.kinds:
            yield self.kinds[kind]
            kind = self.kinds[kind].base

    @property
    def player(self) -> str:
        """The kind of the players with seats."""
        return next((kind.name for kind in self.kinds.values() if kind.base == "player"), "player")

    @property
    def beginnings(self) -> list[str]:
        """The kinds of cards that a game can begin with."""
        return [name for name in self.kinds if any(kind.begins for kind in self.above(name))]

    def asks(self, kind: str) -> tuple[Expression, ...]:
        """The player who answers for a player of a kind without a seat; None if it has a seat."""
        return next((above.asks for above in self.above(kind) if above.asks), ())

    def property_of(self, kind: str, name: str) -> Property | None:
        """The property that a kind or one of its base kinds declares; `""` is the game."""
        while True:
            if found := self.properties.get((kind, name)):
                return found
            if kind not in self.kinds:
                return None
            kind = self.kinds[kind].base

    def property_for(self, kind: str, list: str) -> Property | None:
        """The first declared property of a kind with this list as its type; an adjective before the kind tests it."""
        found = [
            p
            for (owner, _), p in self.properties.items()
            if owner and self.is_a(kind, owner) and p.type.of == list and p.type.tag in ("value", "set")
        ]
        return found[0] if found else None
