"""What the `.card` files mean: the typed core that every back end reads.

Resolution makes these nodes from the syntax tree. In them no string is a name any more that could be looked up
twice: a property carries its kind, a value its list, a local name its type. The nodes are frozen and dumb; what is
done with them lives in the proofs (`checks/`) and the back ends (`backends/`).

What may stand in a place is a closed union (`Expression`, `Condition`, `Statement` and so on, at the end of the nodes).
A pass that treats every node of one matches them all and ends with `assert_never`; one that looks for a few of them
goes through `walk` and asks `isinstance`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from typing import Literal, TypeAlias, TypeVar

from ombre import contract
from ombre.dsl.diagnostics import Translatable, tr
from ombre.dsl.node import Node as Node
from ombre.dsl.node import getter, node
from ombre.dsl.source import Span
from ombre.dsl.vocabulary import one, plural

# ---------------------------------------------------------------------------------------------------- types


Tag: TypeAlias = Literal["number", "truth", "value", "thing", "cells", "cell", "set", "zone", "nothing", "unknown"]


@dataclass(frozen=True, slots=True)  # no node: it is compared by its value
class Type:
    """What an expression is: `Type("number")`, `Type("value", "symbol")`, `Type("thing", "card kind")`.

    tag: value is one of a declared list, thing a player or card of a kind, cells a list of marked amounts, set several
    values or things; unknown is what could not be resolved, of which something is said already. of: the list or the kind.
    """

    tag: Tag
    of: str = ""

    def __str__(self) -> Translatable:
        """How messages call it."""
        match self:
            case Type("set", of) if of:
                return tr("a set of {0}", plural(of))
            case Type("cells", of) if of:
                return tr("a list of cells of {0}", plural(of))
            case Type("number"):
                return tr("a number")
            case Type("truth"):
                return tr("a condition")
            case Type("nothing"):
                return tr("nothing")
            case _:
                return one(self.of or self.tag)


ACT = "act"  # the key of what is forbidden to who cannot act: everything
NUMBER = Type("number")
TRUTH = Type("truth")
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


@node
class Number(Node):
    value: int


@node
class Value(Node):
    """One word of a declared list: `black` of `symbol`."""

    list: str
    word: str


@node
class Local(Node):
    """A name that a choice, a loop, a pattern or a `NAME is` bound. `optional`: it may be unbound (nothing)."""

    name: str
    type: Type
    optional: bool = False


@node
class This(Node):
    """The card (or the rule's host) that the ability stands on."""

    kind: str


@node
class You(Node):
    """The player whom the ability speaks to. `optional`: there may be none at the moment."""

    kind: str
    optional: bool = False


@node
class Current(Node):
    """The player whose turn it is."""

    kind: str


@node
class Owner(Node):
    """The player whom a card belongs to."""

    of: Expression


@node
class Source(Node):
    """The card whose ability is at work; nothing where the rules themselves are."""


@node
class Beginning(Node):
    """The card that this game was started with: a mission, a duel."""

    kind: str


@node
class ById(Node):
    """A card that the set-up has made, in what a scenario says of an offer."""

    kind: str
    id: str


@node
class Seat(Node):
    """P1, P2 ... in a scenario: `number` counts from 0."""

    number: int
    kind: str


@node
class SeatAfter(Node):
    """The player `steps` seats clockwise from `who`."""

    who: Expression
    steps: Expression
    kind: str


@node
class Nothing(Node):
    pass


@node
class Read(Node):
    """`hp of friend`; `owner` is absent for a property of the game. `bare`: the author left the owner out."""

    property: Property
    owner: Expression | None = None
    index: Expression | None = None
    bare: bool = False


@node
class Item(Node):
    """`item N of LIST`, counted from 1; out of range is nothing."""

    of: Expression
    number: Expression


@node
class Mark(Node):
    """The symbol of a cell."""

    cell: Expression
    list: str


@node
class Size(Node):
    """The amount of a cell."""

    cell: Expression


Operator: TypeAlias = Literal["+", "-", "*", "at least", "at most"]


@node
class Arithmetic(Node):
    operator: Operator
    left: Expression
    right: Expression


@node
class Half(Node):
    of: Expression
    rounded: Literal["up", "down"]


Determiner: TypeAlias = Literal["a", "another", "each", "each other", "all", "other", "any", ""]


@node
class Those(Node):
    """A noun phrase: which players or cards are meant.

    determiner: of a bare plural, whatever fits, now and later, it is empty.
    name: what the candidate is called inside `where`. history: only those that an event of a scope named.
    """

    kind: str
    determiner: Determiner
    adjectives: tuple[Value, ...] = ()
    zone: Read | Local | None = None  # a local name is a set: `each card in picks`
    name: str | None = None
    where: Condition | None = None
    other_than: Expression | None = None
    history: History | None = None
    candidate: str = "it"  # the name of the candidate in the expressions of `where`, unique in its statement

    @property
    def is_live(self) -> bool:
        return self.determiner in ("", "other")


@node
class Some(Node):
    """`a number as NAME where ...` in a pattern: any amount, or any word of a list, that fits."""

    type: Type
    name: str
    where: Condition | None = None


@node
class History(Node):
    """`that WHO VERB this SCOPE`: the things in `role` of the verb's events since the scope began."""

    verb: str
    role: int
    who: Expression
    who_role: int
    scope: str


@node
class Count(Node):
    """`number of ...`: of things, of the items of a list, or of different values (`distinct`) among things."""

    of: Phrase
    distinct: Property | None = None


@node
class Total(Node):
    """`total for (...) of amount`, or `highest`: 0 where there is none."""

    of: Those
    amount: Expression
    highest: bool = False


# ----------------------------------------------------------------------------------------------- conditions


Comparison: TypeAlias = Literal["=", "<", ">", "<=", ">="]


@node
class Compare(Node):
    operator: Comparison
    left: Expression
    right: Expression


@node
class Is(Node):
    """`X is A or B`; `is not` when negated. A set-valued fact *is* what it contains."""

    left: Expression
    options: tuple[Expression, ...]
    negated: bool = False


@node
class IsKind(Node):
    left: Expression
    kind: str
    negated: bool = False


@node
class IsCopy(Node):
    """Two cards read the same: they were printed alike, or one has become a copy of the other."""

    left: Expression
    right: Expression
    negated: bool = False


@node
class IsIn(Node):
    left: Expression
    zone: Read
    negated: bool = False


@node
class IsEmpty(Node):
    """Of a zone, or of a set."""

    zone: Expression
    negated: bool = False


@node
class Exists(Node):
    what: Expression
    negated: bool = False


@node
class IsCard(Node):
    """It is the card, or a copy of it, that was printed with an id, whatever it reads as now."""

    what: Expression
    kind: str
    card: str
    negated: bool = False


@node
class HasSlot(Node):
    what: Expression
    slot: str
    negated: bool = False


@node
class Can(Node):
    """`WHO can VERB ...`: nothing forbids it."""

    verb: str
    arguments: tuple[Expression, ...]


@node
class ThereIs(Node):
    what: Those
    negated: bool = False


@node
class Result(Node):
    """The game has ended with a result; `over`: with any. Said in scenarios and of what a position is worth."""

    result: str
    negated: bool = False
    winner: Expression | None = None


@node
class And(Node):
    parts: tuple[Condition, ...]


@node
class Or(Node):
    parts: tuple[Condition, ...]


# ----------------------------------------------------------------------------------------------- statements


@node
class Call(Node):
    """Something happens: the verb's key and one argument for each of its roles, in the declared order."""

    verb: str
    arguments: tuple[Phrase, ...]


@node
class Choose(Node):
    """`CHOOSER chooses a THING as name`; `otherwise` runs when there is nothing to choose.

    searches: the chooser looks through a place that may be hidden.
    """

    chooser: Expression
    what: Those
    name: str
    otherwise: tuple[Statement, ...] = ()
    searches: bool = False


@node
class ChooseSome(Node):
    """`CHOOSER chooses up to 3 THINGS as name`: `name` is the set of them. Nobody can choose more than there are.

    most: absent for `any number of`; exactly: no fewer than that.
    """

    chooser: Expression
    what: Those
    name: str
    most: Expression | None = None
    exactly: bool = False
    searches: bool = False


@node
class ChooseValue(Node):
    """`CHOOSER chooses a LIST as name where ...`: one word of a declared list."""

    chooser: Expression
    list: str
    name: str
    where: Condition | None = None


@node
class Alternative(Node):
    name: str
    condition: Condition | None
    body: tuple[Statement, ...]


@node
class ChooseOne(Node):
    chooser: Expression
    alternatives: tuple[Alternative, ...]


@node
class May(Node):
    who: Expression
    body: tuple[Statement, ...]


@node
class Let(Node):
    """`NAME is EXPRESSION`: the amount or thing as it is now."""

    name: str
    value: Expression
    is_amount: bool = False


@node
class Change(Node):
    """A plain property rises, falls or becomes; no event."""

    property: Property
    owner: Expression | None
    index: Expression | None
    operator: Literal["rises", "falls", "becomes"]
    amount: Expression


@node
class Become(Node):
    """A declared condition changes: an event of its own, silent when it is so already."""

    property: Property
    owner: Expression
    value: Value


@node
class Top(Node):
    """The top card of a zone; nothing when the zone is empty."""

    zone: Read


@node
class Move(Node):
    what: Phrase
    zone: Read
    end: Literal["top", "bottom"]


@node
class Shuffle(Node):
    zone: Read


@node
class Reveal(Node):
    """The top card, or the one of that number, becomes known to a player, or to all; it stays where it is."""

    zone: Read
    name: str
    who: Expression | None = None
    number: Expression | None = None


@node
class Show(Node):
    """A card, a set of cards or all the cards of a zone become known to some players, or to all, where they lie."""

    what: Phrase
    who: Phrase | None = None


@node
class RevealUntil(Node):
    """Cards are revealed from the top until `condition` holds of one; `name` is that one, `rest` those before it."""

    zone: Read
    kind: str
    name: str
    rest: str
    condition: Condition


@node
class Perform(Node):
    """A slot of a card runs, with `you` given; arguments: what it works on, or the numbers of the axes of a table."""

    slot: str
    card: Expression
    you: Expression
    arguments: tuple[Expression, ...] = ()


@node
class TableCell(Node):
    """What stands in a table for some numbers: the first and the last of each axis, nothing where any will do."""

    spans: tuple[tuple[int, int] | None, ...]
    body: tuple[Statement, ...]


@node
class Table(Node):
    """The cell for the numbers of the axes runs, or `otherwise` where there is none; no two cells overlap."""

    axes: tuple[str, ...]
    cells: tuple[TableCell, ...]
    otherwise: tuple[Statement, ...] = ()


@node
class Duration(Node):
    """`until end of SCOPE`, `until EVENT`, `for the rest of the game`; several end at the first of them.

    next: of `for the next time EVENT`, which lasts through the event; `until EVENT` is over as it begins.
    """

    scopes: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    rest: bool = False
    next: Event | None = None

    @property
    def ends(self) -> tuple[Event, ...]:
        """All the events that can end it."""
        return self.events if self.next is None else (*self.events, self.next)


@node
class Modify(Node):
    """`WHAT have FACT +N DURATION`. Without a duration it stands in a `while` or on a card."""

    what: Phrase
    property: Property
    index: Expression | None
    amount: Expression
    duration: Duration | None


@node
class Forbid(Node):
    """`WHO cannot VERB ...`: one pattern per role, absent where anything matches.

    With the event `act`, WHO does nothing at all and is asked nothing; exceptions: a verb for each word that is left.
    """

    event: Event
    duration: Duration | None
    exceptions: tuple[str, ...] = ()


@node
class Grant(Node):
    """`WHO obtains DURATION:` abilities; `this` in them is the one who obtains them. A plural is whoever fits by then."""

    who: Phrase
    abilities: tuple[Ability, ...]
    duration: Duration | None


@node
class Listen(Node):
    """A delayed trigger: `when EVENT DURATION:`, or `the next time EVENT DURATION:`, which is heard `once`."""

    ability: Ability
    duration: Duration
    once: bool = False


@node
class Copy(Node):
    what: Expression
    model: Expression
    duration: Duration


@node
class Blank(Node):
    """`WHAT loses text DURATION`; a plural is whoever fits by then. Without a duration it stands in a `while` or on a card."""

    what: Phrase
    duration: Duration | None


@node
class If(Node):
    condition: Condition
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@node
class Repeat(Node):
    times: Expression
    body: tuple[Statement, ...]
    name: str | None = None
    condition: Condition | None = None


@node
class ForEach(Node):
    """For each member now. `each` in the doer's place of a call is written as this node, too, with `inline` set."""

    what: Those
    name: str
    body: tuple[Statement, ...]
    inline: bool = False


@node
class ForItem(Node):
    of: Expression
    name: str
    body: tuple[Statement, ...]


@node
class ForValue(Node):
    list: str
    name: str
    body: tuple[Statement, ...]


@node
class Together(Node):
    body: tuple[Statement, ...]


@node
class Offer(Node):
    """`WHO may VERB ARGUMENTS`: who is asked, and the things that stand for each role (in declared order)."""

    who: Phrase
    name: str
    verb: str
    arguments: tuple[Phrase, ...]


@node
class MayDo(Node):
    """`WHO may VERB ...` in an effect: one offer, taken or not."""

    offer: Offer


@node
class Roll(Node):
    """A die with so many sides; the result is an amount."""

    sides: Expression
    name: str


@node
class StartFlow(Node):
    """When the unit that is running is over, a flow runs before what was next: an abort round, an extra turn.

    who: the player whose turn it is in that flow, the current one where absent.
    """

    flow: str
    who: Expression | None = None


@node
class EndFlow(Node):
    """The rest of a flow, and of what it goes through, is left out once the unit that is running is over."""

    flow: str


@node
class Join(Node):
    """One more player, without a seat: it goes by `name`."""

    kind: str
    name: str


@node
class Window(Node):
    """Players act in seat order until all have passed in a row; `once`: each is asked a single time.

    second: from whom on the seats are asked that come after `start`.
    """

    offers: tuple[Offer, ...]
    once: bool = False
    start: Expression | None = None
    second: Expression | None = None


@node
class EndEffects(Node):
    """What effects of cards of a kind have begun, and what would last longer, is over."""

    kind: str


@node
class ScopeEdge(Node):
    """A scope that no flow opens (a scene, a combat) starts or ends."""

    scope: str
    edge: Literal["starts", "ends"]


@node
class EndGame(Node):
    """The game is over. winner: the player who has won, where there is one."""

    result: str
    winner: Expression | None = None


# ------------------------------------------------------------------------------------ events and abilities


@node
class Event(Node):
    """A pattern of events.

    key: a verb's key, `becomes KIND.PROPERTY.VALUE`, or `SCOPE starts` / `SCOPE ends` / `step NAME` /
    `setup NAME` / `slot NAME` (it is performed; the roles are the card, and for whom).
    patterns: one for each role: `Those` (one that fits), an expression (that very one), or absent (any).
    names: what the matched role is called in the body, or absent.
    participle: the header was written in the passive ("is defeated").
    """

    key: str
    patterns: tuple[Pattern, ...] = ()
    names: tuple[str | None, ...] = ()
    passive: bool = False


@node
class Ability(Node):
    """One ability of a card, or a named rule of the game.

    sort: before, instead, may instead, when, static, whenever, slot. A static ability's body is made of Modify, Grant, Blank and
    Forbid only. condition: a header's `if`. once: the scope in which it may happen a single time. cost: what using a
    slot costs, paid as the game says.
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


@node
class Cell(Node):
    """One cell of a printed list: a symbol and an amount, which may be a property of the card (`X`)."""

    symbol: str
    size: int | Property


Fact: TypeAlias = int | str | tuple[Cell, ...] | tuple[str, ...]


@node
class Values(Node):
    name: str
    words: tuple[str, ...]


@node
class Zone(Node):
    """A place for cards. sight: open (all see), private (its player sees), hidden (nobody). live: abilities work.

    per: there is one for each player, or for each word of this list of values, on each thing of its owner.
    refill: the zone of the same owner whose cards are shuffled and laid under it where it runs out.
    """

    owner: str
    name: str
    sight: Literal["open", "private", "hidden"]
    live: bool
    per: str = ""
    refill: str = ""


@node
class State(Node):
    """A property that changes in play, with where it starts, its bounds, and when it goes back to its start."""

    property: Property
    start: int = 0
    least: int | None = 0
    most: Read | None = None
    until_leaves: Property | None = None


@node
class Option(Node):
    """What a game, or each of its players, can be started with: a word of a list, or a number from 0 to `most`."""

    property: Property
    most: int | None = None


@node
class FactDeclaration(Node):
    property: Property
    optional: bool = False
    slot: str = ""


@node
class Derived(Node):
    property: Property
    value: Expression


@node
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
    asks: tuple[Expression, ...] = ()  # who is asked for such a player, which has no seat: the first who is there


@node
class Role(Node):
    name: str
    type: Type
    preposition: str = ""


@node
class Verb(Node):
    """What can happen. key: the verb's word and prepositions (`hits with`). subject/object: index of the role."""

    key: str
    third: str
    base: str
    participle: str
    roles: tuple[Role, ...]
    body: tuple[Statement, ...]
    packet: str = ""
    affects: str = ""


@node
class Step(Node):
    """A named piece of a flow; each part is one stretch of statements or one window."""

    name: str
    parts: tuple[tuple[Statement, ...] | Window, ...]


@node
class Turns(Node):
    """Each player of a kind goes through a flow, in seat order from `start`.

    where: asked of each, by the name `candidate`, when their turn has come.
    """

    flow: str
    kind: str
    start: Expression
    where: Condition | None = None
    candidate: str = "it"


@node
class Flow(Node):
    """A scope with steps: a round, a turn. `of`: the kind of player that goes through it; `repeats`: the main loop."""

    name: str
    of: str
    repeats: bool
    items: tuple[FlowItem, ...]


@node
class Between(Node):
    """What players keep from one game to the next, and what they do in between.

    flow: what one player goes through, or empty. body: what lies on the table before it.
    """

    flow: str
    kept: tuple[Property, ...]
    body: tuple[Statement, ...] = ()


@node
class SetupPart(Node):
    """A part of the set-up, perhaps with a name. replaces: it runs in the place of the part of that name."""

    name: str
    body: tuple[Statement, ...]
    replaces: bool = False


@node
class Invariant(Node):
    condition: Condition
    name: str = ""  # of the rule that it is


@node
class Worth(Node):
    """A part of what a position is worth to a player of a kind, who is `this` and `you`; counts where `condition` is."""

    kind: str
    amount: Expression
    condition: Condition | None = None


@node
class Idiom(Node):
    """How a game says something in a way of its own: a line of a card with holes, which are its arguments."""

    name: str
    holes: tuple[tuple[str, Type], ...]
    ability: Ability


@node
class Put(Node):
    """Set-up and scenarios: cards come to be. names: what a scenario calls them, one for each."""

    card: str
    zone: Read
    number: Expression | None = None
    names: tuple[str, ...] = ()
    having: tuple[Property, Expression] | None = None


@node
class PutEvery(Node):
    """Every printed card of a kind that fits, as many copies as the fact says; or those of a player's own deck."""

    what: Those
    zone: Read
    copies: Property | None = None
    bringer: Expression | None = None


@node
class Deck(Node):
    """A list of cards that somebody can bring to a game: ids, each with a number."""

    name: str
    cards: tuple[tuple[str, int], ...]


@node
class Brings(Node):
    """Scenarios only: with what deck of their own a player comes to the set-up."""

    who: Expression
    deck: str


@node
class Require(Node):
    """In a set-up: a comparison without which the game is refused. of: whose it is, or what it is about."""

    name: str
    of: Expression | None
    condition: Compare


@node
class RunStep(Node):
    step: str
    who: Expression


@node
class RunFlow(Node):
    """A whole turn or round, with its start and end."""

    flow: str
    who: Expression


@node
class AllPass(Node):
    """In its windows nobody does what the scenario does not say."""


@node
class RunSetup(Node):
    """The game's own set-up, for as many players as the scenario has. options: those that are set, and to what."""

    beginning: str
    options: tuple[tuple[str, int | str], ...] = ()


@node
class MakeCurrent(Node):
    """Scenarios only: whose turn it is."""

    who: Expression


@node
class Answer(Node):
    """What a scenario chooses: a thing, a number, a value; a word: pass, yes, no, an id; or what is said of an offer.

    offers: that, for each form of the verb that can be meant; an argument of which nothing is said is None.
    """

    name: str
    value: Expression | None = None
    word: str = ""
    offers: tuple[Event, ...] = ()
    who: Expression | None = None  # who must be the one that is asked


@node
class ExpectOffered(Node):
    """What the last question of a name offered: exactly these options, or none of these."""

    name: str
    options: tuple[Answer, ...]
    negated: bool
    text: str


@node
class ExpectRefused(Node):
    """The set-up before was refused. by: by exactly these requirements and rules, where any are named."""

    text: str
    by: tuple[str, ...] = ()


@node
class Expect(Node):
    """A `then` line that must be true; `text` is how it was written."""

    condition: Condition
    text: str


@node
class ExpectCannot(Node):
    event: Event
    text: str


@node
class Scenario(Node):
    id: str
    title: str
    players: int
    cards: tuple[Card, ...]
    body: tuple[ScenarioLine, ...]


@node
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


@node
class Removed(Node):
    """What an expansion takes away, or replaces by its own; the name of a table is `TABLE of CARD`."""

    sort: Literal["rule", "verb", "card", "step", "setup", "scenario", "worth", "table"]
    name: str


@node
class ReplacedStep(Node):
    """Other steps in the place of a step, in the flow that has it."""

    name: str
    flow: str
    items: tuple[FlowItem, ...]


@node
class ReplacedTable(Node):
    """Another table in the place of one of a card, or only another cell: then it is all that the table holds."""

    card: str
    ability: Ability
    is_cell: bool


@dataclass(frozen=True, slots=True)
class File:
    """What one `.card` file declares, in its order."""

    source: str
    game: str = ""
    expansion: str = ""
    players: tuple[int, int] = (0, 0)
    values: tuple[Values, ...] = ()
    kinds: tuple[Kind, ...] = ()
    options: tuple[Option, ...] = ()
    table: Kind | None = None  # the game's own properties and zones, as if the table were a kind
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
    pays: str = ""  # the verb that costs are paid by
    packets_from: Expression | None = None  # the player from whom on packets run, in seat order
    triggers_by: Expression | None = None  # the player who orders triggers that wait at the same time
    removed: tuple[Removed, ...] = ()
    steps: tuple[ReplacedStep, ...] = ()
    tables: tuple[ReplacedTable, ...] = ()


# ------------------------------------------------------------------------------------------- what stands where

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
"""One thing, or one amount, or one word."""

Phrase: TypeAlias = Those | Expression
"""Who or what: whatever fits, or the very one."""

Pattern: TypeAlias = Those | Some | Expression | None
"""What one role of an event is asked for: one that fits, an amount that fits, the very one, or anything."""

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
"""What is done at once."""

Choice: TypeAlias = Choose | ChooseSome | ChooseValue | ChooseOne | May | MayDo | Roll
"""What somebody decides, or chance."""

Control: TypeAlias = If | Table | Repeat | ForEach | ForItem | ForValue | Together
"""What carries blocks out."""

Lasting: TypeAlias = Modify | Forbid | Grant | Listen | Copy | Blank
"""What holds from then on."""

Effect: TypeAlias = Deed | Choice | Control | Lasting
"""What the body of an ability, a verb or a step is made of."""

SetupItem: TypeAlias = Put | PutEvery | Require
"""What only a set-up says, or a scenario."""

ScenarioItem: TypeAlias = Brings | RunSetup | RunFlow | RunStep | MakeCurrent | AllPass | Answer
"""What only a scenario says."""

Statement: TypeAlias = Effect | SetupItem | ScenarioItem
"""A line of a body. Any of them may stand in a block (`if`, `for each` ...) of a body that may have it."""

Expectation: TypeAlias = Expect | ExpectCannot | ExpectOffered | ExpectRefused
"""What a scenario claims."""

ScenarioLine: TypeAlias = Statement | Expectation

FlowItem: TypeAlias = Step | Turns

# --------------------------------------------------------------------------------------------- going through them

Held: TypeAlias = "Node | File | Property | Type | Span | str | int | None | tuple[Held, ...]"
"""What a field of a node can hold."""

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
    """Those fields of a node that may hold nodes. Walks are most of what the passes do."""
    kind = type(node)
    reader = _readers.get(kind)
    if reader is None:
        reader = _readers[kind] = getter([part.name for part in fields(kind) if not _is_plain(str(part.type))])
    return reader(node)


def _is_plain(written: str) -> bool:
    """Whether a field of a type, as it is written, can hold no node."""
    return _PLAIN.issuperset(re.findall(r"\w+", re.sub(r"Literal\[[^]]*\]", "", written)))


_PLAIN = frozenset(
    "Span Type Tag Property Operator Comparison Determiner contract Written str int bool None tuple".split()
)


def blocks(statement: Statement) -> list[tuple[Statement, ...]]:
    """The blocks of statements inside a statement; not those of abilities that it makes."""
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
    """A node and everything inside it, each before what is in it."""
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
    own: frozenset[str] = frozenset()  # the sources that do not come with the game
    values: dict[str, Values] = field(default_factory=dict[str, Values])
    kinds: dict[str, Kind] = field(default_factory=dict[str, Kind])
    verbs: dict[str, Verb] = field(default_factory=dict[str, Verb])
    properties: dict[tuple[str, str], Property] = field(default_factory=dict[tuple[str, str], Property])
    cards: dict[str, Card] = field(default_factory=dict[str, Card])
    scopes: list[str] = field(default_factory=list[str])
    pays: str = ""
    options: dict[str, Option] = field(default_factory=dict[str, Option])
    flows: list[str] = field(default_factory=list[str])  # those scopes that a flow opens
    _sorted: tuple[tuple[File, ...], dict[type[Node], list[Node]]] | None = field(default=None, init=False, repr=False)

    def everything(self, *sorts: type[Found]) -> list[Found]:
        """All nodes of some sorts, one sort after the other, each in the order of the files; those are walked once."""
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
        """A kind, the one that it is one of, and so on."""
        while kind in self.kinds:
            yield self.kinds[kind]
            kind = self.kinds[kind].base

    @property
    def player(self) -> str:
        """The kind that the seats are of."""
        return next((kind.name for kind in self.kinds.values() if kind.base == "player"), "player")

    @property
    def beginnings(self) -> list[str]:
        """The kinds that a game can begin with."""
        return [name for name in self.kinds if any(kind.begins for kind in self.above(name))]

    def asks(self, kind: str) -> tuple[Expression, ...]:
        """Who is asked for a player of a kind; nobody where it has a seat."""
        return next((above.asks for above in self.above(kind) if above.asks), ())

    def property_of(self, kind: str, name: str) -> Property | None:
        """The property that a kind, or the kind it is one of, declares; `""` is the game."""
        while True:
            if found := self.properties.get((kind, name)):
                return found
            if kind not in self.kinds:
                return None
            kind = self.kinds[kind].base

    def property_for(self, kind: str, list: str) -> Property | None:
        """The first declared property of a kind whose words are a list: what an adjective before the kind speaks of."""
        found = [
            p
            for (owner, _), p in self.properties.items()
            if owner and self.is_a(kind, owner) and p.type.of == list and p.type.tag in ("value", "set")
        ]
        return found[0] if found else None
