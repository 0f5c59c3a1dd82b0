"""The model (intermediate representation): typed declarations, the input of every back end.

The resolver builds the nodes of the model from the syntax tree and resolves all names: a property refers to its kind, a
value to its list, a local name to its type. Nodes are immutable data without behaviour; checks (`checks/`) and back
ends (`python/`, and sentences in `prose/`) process them. The type of a field is a closed union (`Expression`,
`Condition`, `Statement` and so on, declared after the node classes). A pass over all nodes of a union matches every
class and ends with `assert_never`; a pass that searches for nodes of some classes uses `walk` and `isinstance`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import ClassVar, Literal, TypeAlias, TypeVar

from ombre import contract
from ombre.dsl.diagnostics import Translatable, tr
from ombre.dsl.node import Node as Node
from ombre.dsl.node import getter
from ombre.dsl.source import Span
from ombre.dsl.vocabulary import one, plural

# ---------------------------------------------------------------------------------------------------- types


Tag: TypeAlias = Literal["number", "value", "thing", "cells", "cell", "set", "zone", "words", "nothing", "unknown"]


@dataclass(frozen=True, slots=True)  # not a node: types are compared by value
class Type:
    """The type of an expression: `Type("number")`, `Type("value", "symbol")`, `Type("thing", "card kind")`.

    tag: `value` is a word of a declared list, `thing` a player or a card, `cells` a list of cells (a symbol and an
    amount), `set` several values or things, `words` a text for people; `unknown` means that resolution failed with a
    diagnostic. of: the name of the list or the kind.
    """

    tag: Tag
    of: str = ""

    def __str__(self) -> Translatable:
        """The name of the type, for diagnostics."""
        match self:
            case Type("set", of) if of:
                return tr("a set of {0}", plural(of))
            case Type("cells", of) if of:
                return tr("a list of cells of {0}", plural(of))
            case Type("number"):
                return tr("a number")
            case Type("nothing"):
                return tr("nothing")
            case Type("words"):
                return tr("printed words")
            case _:
                return one(self.of or self.tag)


ACT = "act"  # the event key for `cannot act`: every action of a player
NUMBER = Type("number")
NOTHING = Type("nothing")


@dataclass(frozen=True, slots=True)
class Property:
    """A declared property of a kind, or of the game.

    owner: the kind; "" for a property of the game. sort: state (changes in play), fact (printed, may be modified),
    derived (computed), zone (holds cards), option (set when a game starts), words (printed on cards, and no part of the
    rules). per: the list or the kind that indexes the property; "" if the property has no index. signed: whether a
    number can be below 0.
    """

    owner: str
    name: str
    sort: Literal["state", "fact", "derived", "zone", "option", "words"]
    type: Type
    per: str = ""
    signed: bool = False


# ------------------------------------------------------------------------------------------- nodes that bind names


class BindsNames(Node):
    """A node that binds names. names_in: the fields that hold them."""

    names_in: ClassVar[tuple[str, ...]] = ("name",)


class BindsLater(BindsNames):
    """A statement that binds names for the statements that follow."""


class BindsInside(BindsNames):
    """A node that binds names for its own parts."""


class UsesPlaces(Node):
    """A node that reads or changes the place of a card among the cards of its zone, which tells equal cards apart."""


# ---------------------------------------------------------------------------------------------- expressions


class Number(Node):
    value: int


class Value(Node):
    """A word of a declared list: the word `black` of the list `symbol`."""

    list: str
    word: str


class Local(Node):
    """A name bound by a choice, a loop, a pattern or `NAME is`. `optional`: its value may be nothing."""

    name: str
    type: Type
    optional: bool = False


class This(Node):
    """`this`: the card or rule that has the ability."""

    kind: str


class You(Node):
    """The player whom the ability addresses. `optional`: there may be no such player."""

    kind: str
    optional: bool = False


class Current(Node):
    """`current`: the player whose turn it is."""

    kind: str


class Owner(Node):
    """The player whom a card belongs to."""

    of: Expression


class Source(Node):
    """The card whose ability is running; nothing for rules."""


class Beginning(Node):
    """The card that the game was started with, such as a mission or a duel."""

    kind: str


class ById(Node):
    """The card with an id that the set-up created; used in answers and expectations of scenarios."""

    kind: str
    id: str


class Seat(Node):
    """A player of a scenario, written P1, P2 ...; `number` counts from 0."""

    number: int
    kind: str


class SeatAfter(Node):
    """The player `steps` seats clockwise from `who`; if `steps` is negative, counter-clockwise."""

    who: Expression
    steps: Expression
    kind: str


class Neighbour(UsesPlaces):
    """The card behind a card in the same zone, or before it; nothing if there is none."""

    of: Expression
    side: Literal["after", "before"]


class CardIn(Node):
    """`a copy of CARD in ZONE`: the first copy of a printed card in a zone; nothing if there is none."""

    kind: str
    card: str
    zone: Read


class Nothing(Node):
    pass


class Read(Node):
    """The value of a property: `hp of friend`.

    owner: None for a property of the game. bare: the author did not write the owner. now: a card is read as it is now,
    also if it has left play.
    """

    property: Property
    owner: Expression | None = None
    index: Expression | None = None
    bare: bool = False
    now: bool = False


class Item(Node):
    """`item N of LIST`, counted from 1; nothing if the number is out of range."""

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


class Quotient(Node):
    """An amount divided by another one; 0 if that one is 0. `half of` divides by 2."""

    of: Expression
    by: Expression
    rounded: Literal["up", "down"]


Determiner: TypeAlias = Literal["a", "another", "each", "each other", "all", "other", "any", ""]


class Those(BindsInside):
    """A noun phrase: a set of players or cards.

    determiner: empty for a plural without a determiner; such a set also includes cards that enter it later. name: the
    name that the author gave to the candidate, for use inside `where`. history: the set contains only things that took
    part in certain earlier events. unseen: a player chooses one by its place, without a look at it.
    """

    names_in: ClassVar[tuple[str, ...]] = ("name", "candidate")

    kind: str
    determiner: Determiner
    adjectives: tuple[Value, ...] = ()
    zone: Read | Local | None = None  # a local name is a set: `each card in picks`
    name: str | None = None
    where: Condition | None = None
    other_than: Expression | None = None
    history: History | None = None
    candidate: str = "it"  # the name of the candidate inside `where`, unique in its statement
    unseen: bool = False

    @property
    def is_live(self) -> bool:
        return self.determiner in ("", "other")


class Some(BindsInside):
    """`a number as NAME where ...` in a pattern: matches any amount, or any word of a list, for which `where` holds."""

    type: Type
    name: str
    where: Condition | None = None


class History(Node):
    """`that WHO VERB this SCOPE`: the things that had the role `role` in an event of the verb since the scope began."""

    verb: str
    role: int
    who: Expression
    who_role: int
    scope: str


class Count(Node):
    """`number of ...`: the number of things in a set, or of items in a list.

    distinct: the things are not counted, but the different values of this property among them.
    """

    of: Phrase
    distinct: Property | None = None


AggregateSort: TypeAlias = Literal["total", "highest", "lowest"]


class Total(Node):
    """`total for (...) of AMOUNT`, or the highest or lowest amount of the things; 0 if there are no things.

    same: the things are those of the noun phrase whose `where` contains this node: `with lowest AMOUNT`.
    """

    of: Those
    amount: Expression
    sort: AggregateSort = "total"
    same: bool = False


# ----------------------------------------------------------------------------------------------- conditions


Comparison: TypeAlias = Literal["=", "<", ">", "<=", ">="]


class Compare(Node):
    operator: Comparison
    left: Expression
    right: Expression


class Is(Node):
    """`X is A or B`; `X is not ...` if negated. If the value of X is a set, the test is whether X contains the word."""

    left: Expression
    options: tuple[Expression, ...]
    negated: bool = False


class IsKind(Node):
    left: Expression
    kind: str
    negated: bool = False


class IsNextTo(UsesPlaces):
    """Whether two cards lie side by side in a zone, or two players sit side by side."""

    left: Expression
    right: Expression
    negated: bool = False


class IsCopy(Node):
    """Whether two cards are copies of the same printed card, or one has become a copy of the other."""

    left: Expression
    right: Expression
    negated: bool = False


class IsIn(Node):
    left: Expression
    zone: Read
    negated: bool = False


class IsEmpty(Node):
    """`X is empty`: whether a zone or a set has no cards or players."""

    zone: Expression
    negated: bool = False


class Exists(Node):
    what: Expression
    negated: bool = False


class IsCard(Node):
    """Whether a card was created from the printed card with an id, even if it has become a copy of another card."""

    what: Expression
    kind: str
    card: str
    negated: bool = False


class HasSlot(Node):
    what: Expression
    slot: str
    negated: bool = False


class Can(Node):
    """`WHO can VERB ...`: whether no restriction forbids this call of the verb."""

    verb: str
    arguments: tuple[Expression, ...]


class ThereIs(Node):
    what: Those
    negated: bool = False


class Result(Node):
    """Whether the game has ended with a result; the result `over` means any result. Used in scenarios and worths."""

    result: str
    negated: bool = False
    winner: Expression | None = None


class And(Node):
    parts: tuple[Condition, ...]


class Or(Node):
    parts: tuple[Condition, ...]


# ----------------------------------------------------------------------------------------------- statements


class Call(Node):
    """A call of a verb: the key of the verb, and one argument for each role, in the declared order of the roles."""

    verb: str
    arguments: tuple[Phrase, ...]


class Choose(BindsLater):
    """`CHOOSER chooses a THING as name`; `otherwise` runs if there is nothing to choose.

    searches: the chooser may look at all cards of the zone, even if the zone is hidden.
    apart: the names in scope that mean cards, or sets of cards ("set"); such a card is not the same as its copies.
    """

    chooser: Expression
    what: Those
    name: str
    otherwise: tuple[Statement, ...] = ()
    searches: bool = False
    apart: tuple[tuple[str, Tag], ...] = ()


class ChooseSome(BindsLater):
    """`CHOOSER chooses up to 3 THINGS as name`: `name` is the set of the chosen things.

    apart: as in `Choose`. most: the largest number; None for `any number of`. exactly: the chooser must choose that
    many, or all if there are fewer.
    """

    chooser: Expression
    what: Those
    name: str
    most: Expression | None = None
    exactly: bool = False
    searches: bool = False
    apart: tuple[tuple[str, Tag], ...] = ()


class ChooseValue(BindsLater):
    """`CHOOSER chooses a LIST as name where ...`: a player chooses a word of a declared list."""

    chooser: Expression
    list: str
    name: str
    where: Condition | None = None


class ChooseNumber(BindsLater):
    """`CHOOSER chooses a number from A to B as name`; the name is unbound if B is less than A."""

    chooser: Expression
    least: Expression
    most: Expression
    name: str


class Alternative(Node):
    name: str
    condition: Condition | None
    body: tuple[Statement, ...]


class ChooseOne(Node):
    chooser: Expression
    alternatives: tuple[Alternative, ...]


class May(Node):
    """An offer to run the block `body`; if the player declines, `otherwise` runs."""

    who: Expression
    body: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


class Let(BindsLater):
    """`NAME is EXPRESSION`: binds the name to the present value of the expression,
    or to the present things of a set.
    """

    name: str
    value: Phrase
    is_amount: bool = False


class Change(Node):
    """`PROPERTY rises by`, `falls by` or `becomes`: changes a property without an event."""

    property: Property
    owner: Expression | None
    index: Expression | None
    operator: Literal["rises", "falls", "becomes"]
    amount: Expression


class Become(Node):
    """A condition changes to a word of its list. This is an event, unless the condition has that word already."""

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


class Swap(UsesPlaces):
    """Two zones exchange their cards, or two cards their places."""

    left: Expression
    right: Expression


class Reveal(BindsLater):
    """The top card of a zone, or its card at a position, becomes known to a player or to all; it does not move."""

    zone: Read
    name: str
    who: Expression | None = None
    number: Expression | None = None


class Show(Node):
    """A card, a set of cards or all cards of a zone become known to some or all players; the cards do not move."""

    what: Phrase
    who: Phrase | None = None


class Tell(Node):
    """`reveal whether FACT of CARD is VALUE`: some or all players know whether this is so; the card stays unseen."""

    condition: Is
    who: Phrase | None = None


class RevealUntil(BindsLater):
    """Cards of a zone are revealed from the top, up to the first for which `condition` holds.

    name: the name of this card. rest: the name of the set of the cards revealed before it.
    """

    names_in: ClassVar[tuple[str, ...]] = ("name", "rest")

    zone: Read
    kind: str
    name: str
    rest: str
    condition: Condition


class Perform(Node):
    """A slot of a card runs for the player `you`. arguments: the argument of the slot, or the numbers for a table."""

    slot: str
    card: Expression
    you: Expression
    arguments: tuple[Expression, ...] = ()


class TableCell(Node):
    """A cell of a table. spans: for each axis, the first and the last number of the cell; None for any number."""

    spans: tuple[tuple[int, int] | None, ...]
    body: tuple[Statement, ...]


class Table(Node):
    """A table: runs the cell for the given numbers, or `otherwise` if there is no such cell. No two cells overlap."""

    axes: tuple[str, ...]
    cells: tuple[TableCell, ...]
    otherwise: tuple[Statement, ...] = ()


class Duration(Node):
    """`until end of SCOPE`, `until EVENT`, `for the rest of the game`; the first of several ends the duration.

    next: the event of `for the next time EVENT`. The duration ends after this event; with `until EVENT`, it ends when
    the event begins.
    """

    scopes: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    rest: bool = False
    next: Event | None = None

    @property
    def ends(self) -> tuple[Event, ...]:
        """All events that can end the duration."""
        return self.events if self.next is None else (*self.events, self.next)


class Modify(Node):
    """`WHAT have FACT +N DURATION`; inside a `while` or directly on a card, there is no duration."""

    what: Phrase
    property: Property
    index: Expression | None
    amount: Expression
    duration: Duration | None


class Forbid(Node):
    """`WHO cannot VERB ...`: forbids the calls of a verb that match the event.

    The event `act` means `WHO cannot act`: WHO can do nothing and is not asked. exceptions: the verbs still allowed.
    """

    event: Event
    duration: Duration | None
    exceptions: tuple[str, ...] = ()


class Grant(Node):
    """`WHO obtains DURATION:` and abilities, in which `this` means WHO; a plural WHO is evaluated at each event."""

    who: Phrase
    abilities: tuple[Ability, ...]
    duration: Duration | None


class Listen(Node):
    """A delayed trigger: `when EVENT DURATION:`.

    once: the trigger runs only once, as in `the next time EVENT DURATION:`.
    """

    ability: Ability
    duration: Duration
    once: bool = False


class Copy(Node):
    """`WHAT becomes a copy of MODEL`; if it is not `whole`, WHAT only obtains the abilities
    of MODEL, beside its own.
    """

    what: Expression
    model: Expression
    duration: Duration
    whole: bool = True


class Blank(Node):
    """`WHAT loses text DURATION`; inside a `while` or directly on a card, there is no duration.

    If WHAT is a plural, it is evaluated at each event.
    """

    what: Phrase
    duration: Duration | None


class If(Node):
    condition: Condition
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


class Repeat(BindsInside):
    times: Expression
    body: tuple[Statement, ...]
    name: str | None = None
    condition: Condition | None = None


class RepeatUntil(Node):
    """A block that runs until a condition is true, or until a run of the block changes nothing."""

    condition: Condition
    body: tuple[Statement, ...]


class ForEach(BindsInside):
    """A loop over the things that are in a set when the loop begins.

    inline: the author wrote `each` as the subject of a call, not `for each`. at_once: the number of statements at the
    beginning of the block that are run for all things before the others are run for any; their answers are secret.
    """

    what: Those
    name: str
    body: tuple[Statement, ...]
    inline: bool = False
    at_once: int = 0


class ForItem(BindsInside):
    of: Expression
    name: str
    body: tuple[Statement, ...]


class ForValue(BindsInside):
    list: str
    name: str
    body: tuple[Statement, ...]


class Together(Node):
    body: tuple[Statement, ...]


class Offer(BindsInside):
    """`WHO may VERB ARGUMENTS`: the players who are asked, and the candidates for each role, in the declared order.

    must: a player with such an offer cannot pass.
    """

    who: Phrase
    name: str
    verb: str
    arguments: tuple[Phrase | Some, ...]
    must: bool = False


class MayDo(Node):
    """`WHO may VERB ...` in an effect: the player takes the offer or passes."""

    offer: Offer


class Attempt(BindsLater):
    """An action of which the lines below ask whether it was done.

    act: a call, a call with `each`, an offer, a `may` or the use of a slot. name: the set of those who did it, or to
    whom it was done: one thing for one action. which: the kind of those in the set. by_players: whether they are
    players who did it.
    """

    act: Statement
    name: str
    which: str
    by_players: bool


class Roll(BindsLater):
    """`roll SIDES as NAME`: rolls a die and binds the result, an amount."""

    sides: Expression
    name: str


class StartFlow(Node):
    """`start FLOW for WHO`: a flow, such as an extra turn, runs after the current unit and before the next one.

    who: the current player of that flow; None for the present current player.
    """

    flow: str
    who: Expression | None = None


class EndFlow(Node):
    """`end FLOW`: after the current unit, the rest of a flow and of all flows inside it is skipped."""

    flow: str


class Join(BindsLater):
    """A player without a seat joins the game and is bound to `name`."""

    kind: str
    name: str


class Leave(Node):
    """`WHO leaves the game`: the player is asked, counted and chosen no more, and has no more turns; the cards of the
    player are gone.
    """

    who: Expression


class Window(Node):
    """A window: players are asked in seat order until all have passed in a row.

    once: each player is asked only once. start: the player who is asked first. second: the player who is asked after
    `start`; the other players follow in seat order.
    """

    offers: tuple[Offer, ...]
    once: bool = False
    start: Expression | None = None
    second: Expression | None = None


class EndEffects(Node):
    """`end effects of KIND`: the lasting effects of the cards of a kind end now."""

    kind: str


class ScopeEdge(Node):
    """A scope that is not a flow, such as a combat, starts or ends."""

    scope: str
    edge: Literal["starts", "ends"]


class EndGame(Node):
    """The game ends.

    winners: the players who win, if some do.
    """

    result: str
    winners: Phrase | None = None


# ------------------------------------------------------------------------------------ events and abilities


class Event(BindsInside):
    """A pattern of events.

    key: the key of a verb, or `becomes KIND.PROPERTY.VALUE`, `SCOPE starts`, `SCOPE ends`, `step NAME`, `setup NAME`,
    or `slot NAME` (a slot is performed; the roles are the card and its `you`). patterns: for each role a `Those` (any
    thing that matches), an expression (exactly this value), or None (anything). names: for each role the name that the
    body uses, or None. passive: the header was written in the passive voice ("is defeated").
    """

    names_in: ClassVar[tuple[str, ...]] = ("names",)

    key: str
    patterns: tuple[Pattern, ...] = ()
    names: tuple[str | None, ...] = ()
    passive: bool = False


class Ability(Node):
    """One ability of a card, or a named rule of the game.

    sort: before, instead, may instead, when, static, whenever, slot. The body of a static ability contains only Modify,
    Grant, Blank and Forbid. during: the `while` around it. earlier: the `if ... before` of the header of a `when`.
    condition: the `if` of the header, or what a `whenever` tests. once: the scope in which the ability can run only
    once. cost: the price of a slot; the verb that the game declares for this pays it.
    """

    sort: contract.Written
    body: tuple[Statement, ...]
    event: Event | None = None
    during: Condition | None = None
    earlier: Condition | None = None
    condition: Condition | None = None
    once: str = ""
    slot: str = ""
    cost: Expression | None = None
    facts: tuple[tuple[Property, Fact], ...] = ()
    parameters: tuple[tuple[str, Type], ...] = ()
    name: str = ""
    host: str = ""
    id: str = ""

    @property
    def tested(self) -> Condition | None:
        """All conditions together."""
        return both(self.tested_before, self.condition if self.sort == "when" else None)

    @property
    def tested_before(self) -> Condition | None:
        """What is tested before the event: all but the `if` of a `when`."""
        return both(self.during, self.earlier if self.sort == "when" else self.condition)


def both(one: Condition | None, other: Condition | None) -> Condition | None:
    """Return the conjunction of two conditions, each of which may be absent."""
    if one is None or other is None:
        return other if one is None else one
    return And(other.span, (one, other))


# --------------------------------------------------------------------------------------------- declarations


class Cell(Node):
    """One cell of a printed list: a symbol and an amount; the amount may be a property of the card, printed as X."""

    symbol: str
    size: int | Property


Fact: TypeAlias = int | str | tuple[Cell, ...] | tuple[str, ...]


class Values(Node):
    name: str
    words: tuple[str, ...]


Sight: TypeAlias = Literal["open", "private", "hidden", "outward"]


class Zone(Node):
    """A zone of a kind of players or of the game.

    sight: open (visible to all), private (visible to its player), hidden (visible to nobody), outward (visible to all
    except its player). live: whether abilities
    of cards in the zone work. per: if the owner has a separate zone for each word of a list or for each player, the
    list or kind; else "". refill: another zone of the same owner. When the zone has too few cards, the cards of
    `refill` are shuffled and put under them.
    """

    owner: str
    name: str
    sight: Sight
    live: bool
    per: str = ""
    refill: str = ""


class State(Node):
    """A property that changes in play.

    start: the first value. least, most: the bounds. until_leaves: a zone; when the card leaves it, the property is set
    to its first value. is_kept: whether a card keeps it when it leaves play. sight: open (everybody sees it, also on a
    card that is not seen), private (only its player sees it), hidden (no view contains it), or empty: who sees the card
    or the player sees it.
    """

    property: Property
    start: int = 0
    least: int | None = 0
    most: Read | None = None
    until_leaves: Property | None = None
    is_kept: bool = False
    sight: Sight | Literal[""] = ""


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
    """A kind of players or cards."""

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
    # For players without seats: the players who may answer for them; the first of these who is in the game is asked.
    asks: tuple[Expression, ...] = ()


class Role(Node):
    """A role of a verb. signed: whether a number can be below 0; else what is given below 0 counts as 0."""

    name: str
    type: Type
    preposition: str = ""
    signed: bool = False


class Verb(Node):
    """A declared verb.

    key: the word of the verb with its prepositions (`hits with`). third, base, participle: its grammatical forms.
    packet: the role whose amounts are added in `together`. affects: the role of the affected thing. needs: the roles
    whose number is not 0 when the verb happens. said: of which roles the author says whether the verb needs them.
    """

    key: str
    third: str
    base: str
    participle: str
    roles: tuple[Role, ...]
    body: tuple[Statement, ...]
    packet: str = ""
    affects: str = ""
    needs: tuple[str, ...] = ()
    said: tuple[tuple[str, bool], ...] = ()


class Step(Node):
    """A named part of a flow; each of its parts is a list of statements or a window."""

    name: str
    parts: tuple[tuple[Statement, ...] | Window, ...]


class Turns(Node):
    """Each player of a kind runs a flow, in seat order from `start`.

    where: a condition on the player, tested when it is the player's turn. candidate: the name of the player in `where`.
    reverse: the players follow counter-clockwise.
    """

    flow: str
    kind: str
    start: Expression
    where: Condition | None = None
    candidate: str = "it"
    reverse: bool = False


class Flow(Node):
    """A flow, such as a round or a turn. of: the kind of its player. repeats: the flow is the main loop of the game."""

    name: str
    of: str
    repeats: bool
    items: tuple[FlowItem, ...]


class Between(Node):
    """What players keep from one game to the next.

    flow: the flow that each player runs between games, or "". body: the statements that are run before this flow.
    """

    flow: str
    kept: tuple[Property, ...]
    body: tuple[Statement, ...] = ()


class SetupPart(Node):
    """A part of the set-up. name: may be "". replaces: this part replaces the earlier part of the same name."""

    name: str
    body: tuple[Statement, ...]
    replaces: bool = False


class Invariant(Node):
    condition: Condition
    name: str = ""  # the name of the rule


class Worth(Node):
    """A summand of the worth of a position, or of the returns of a game, for a player (`this` and `you`).

    It is added only if `condition` holds.
    """

    sort: Literal["worth", "returns"]
    kind: str
    amount: Expression
    condition: Condition | None = None


class Idiom(Node):
    """A pattern of a line of cards that has its own message.

    holes: its variable parts, the arguments of the message.
    """

    name: str
    holes: tuple[tuple[str, Type], ...]
    ability: Ability


class Put(Node):
    """`put CARD in ZONE`, in set-ups and scenarios: creates cards.

    number: how many. names: in a scenario, a name for each card. having: a property and its value for the cards.
    """

    card: str
    zone: Read
    number: Expression | None = None
    names: tuple[str, ...] = ()
    having: tuple[Property, Expression] | None = None


class PutEvery(Node):
    """`put every KIND in ZONE`: creates every printed card of a kind, or the cards of a deck.

    copies: the fact that holds the number of copies of each card. bringer: the player whose deck is used.
    """

    what: Those
    zone: Read
    copies: Property | None = None
    bringer: Expression | None = None


class Deck(Node):
    """A list of cards that a player can bring to a game: ids of cards, each with a number of copies."""

    name: str
    cards: tuple[tuple[str, int], ...]


class Brings(Node):
    """`WHO brings deck DECK`, only in scenarios: the player uses this deck in the set-up."""

    who: Expression
    deck: str


class Require(Node):
    """`require NAME: CONDITION`, in a set-up: if the condition is false, the game is refused.

    of: the thing that the condition is about, for the message.
    """

    name: str
    of: Expression | None
    condition: Compare


class RunStep(Node):
    step: str
    who: Expression


class RunFlow(Node):
    """`run FLOW for WHO`, in scenarios: runs a complete flow, such as a turn, with its start and its end."""

    flow: str
    who: Expression


class AllPass(Node):
    """`all pass`, in scenarios: in windows, players take only the actions that the scenario contains, and else pass."""


class RunSetup(Node):
    """`run setup`, in scenarios: runs the set-up of the game with the players of the scenario.

    beginning: the id of the card that the game begins with, or "". options: the start options, each with its value.
    """

    beginning: str
    options: tuple[tuple[str, int | str], ...] = ()


class MakeCurrent(Node):
    """Sets the current player; only in scenarios."""

    who: Expression


class Answer(Node):
    """An answer in a scenario. One of these fields is set:

    value: a thing, a number or a value. word: `pass`, `yes`, `no` or an id. offers: the description of an offer, as one
    event for each possible form of the verb; a pattern of None matches any argument.
    """

    name: str
    value: Expression | None = None
    word: str = ""
    offers: tuple[Event, ...] = ()
    who: Expression | None = None  # the player who must be asked


class ExpectOffered(Node):
    """`offered NAME: ...`: the last choice with this name had exactly these options; if negated, none of these."""

    name: str
    options: tuple[Answer, ...]
    negated: bool
    text: str


class ExpectRefused(Node):
    """`refused by ...`: the set-up that the scenario ran was refused.

    by: the names of the requirements and rules that refused it; empty if they do not matter.
    """

    text: str
    by: tuple[str, ...] = ()


class Expect(Node):
    """A line of `then`: a condition that must be true. text: the line as the author wrote it."""

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


class OwnWords(Node):
    """`FACT "TEXT"` on a card: words of the author, which are printed and have no part in the rules."""

    fact: Property
    text: str


class Card(Node):
    id: str
    kind: str
    name: str
    facts: tuple[tuple[Property, Fact], ...]
    abilities: tuple[Ability, ...]
    origin: str = "house"
    note: str = ""
    local: bool = False
    number: int = 0  # its number in its set; 0 if it has none
    formerly: tuple[str, ...] = ()
    texts: tuple[OwnWords, ...] = ()

    @property
    def words(self) -> dict[str, str]:
        """The text of each fact of this card that is a text, in the source language."""
        return {one.fact.name: one.text for one in self.texts}


def conjuncts(condition: Condition | None) -> tuple[Condition, ...]:
    """Return the parts of a condition that must all be true."""
    return condition.parts if isinstance(condition, And) else () if condition is None else (condition,)


# ------------------------------------------------------------------------------------------------- the whole


def cards_meant(known: Model, word: str, set: str = "") -> list[str]:
    """Return the ids of the cards that a word means, as an author or a player writes it; several if it is not clear.

    The word is an id, a former id, or `SET/ID`. set: the set in whose files it is written; "" for a command.
    """
    cards = known.cards
    if set and (own := contract.full_id(set, word)) in cards:
        return [own]
    if word in cards:
        return [word]
    home, _, short = word.rpartition("/")
    if home and short in cards and known.sets.get(cards[short].span.source, "") == home:
        return [short]
    if new := former_ids(cards).get(word):
        return [new]
    return [id for id in cards if contract.short_id(id) == word]


def former_ids(cards: Mapping[str, Card]) -> dict[str, str]:
    """Return the former ids of cards, each with the id of today; not those that are ids of other cards today."""
    found = ((old, card.id) for card in reversed([*cards.values()]) for old in card.formerly)
    return {old: id for old, id in found if old not in cards}


class Removed(Node):
    """An element that an expansion removes or replaces. The name of a table is `TABLE of CARD`."""

    sort: Literal["rule", "verb", "card", "step", "setup", "scenario", "worth", "returns", "table"]
    name: str


class ReplacedStep(Node):
    """`replace step NAME with`: the items that replace a step of a flow."""

    name: str
    flow: str
    items: tuple[FlowItem, ...]


class ReplacedTable(Node):
    """The replacement for a table of a card.

    is_cell: only one cell is replaced; the table of `ability` then contains only this cell.
    """

    card: str
    ability: Ability
    is_cell: bool


class Written(Node):
    """For which versions a game or an expansion was written: of its game and of the language; 0 if it does not say."""

    version: int
    language: int


@dataclass(frozen=True, slots=True)
class File:
    """The declarations of one `.card` file, by class, in the order of the file."""

    source: str
    game: str = ""
    version: int = 0  # of the game
    expansion: str = ""
    written: Written | None = None
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

Calculation: TypeAlias = Arithmetic | Quotient | Count | Total
"""Amounts that are computed from others, or from sets."""

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
    | Neighbour
    | CardIn
    | Nothing
    | Read
    | Item
    | Mark
    | Size
    | Arithmetic
    | Quotient
    | Count
    | Total
    | Top
)
"""An expression: its value is a thing, an amount, a word of a list, or a list."""

Phrase: TypeAlias = Those | Expression
"""A noun phrase (all things that match), or an expression (exactly its value)."""

Pattern: TypeAlias = Those | Some | Expression | None
"""The pattern for one role of an event: a description of things or amounts, an exact value, or None for anything."""

Condition: TypeAlias = (
    Can
    | Compare
    | Is
    | IsNextTo
    | IsKind
    | IsCopy
    | IsIn
    | IsEmpty
    | Exists
    | IsCard
    | HasSlot
    | ThereIs
    | Result
    | And
    | Or
)

Deed: TypeAlias = (
    Call
    | Let
    | Change
    | Become
    | Move
    | Shuffle
    | Swap
    | Reveal
    | RevealUntil
    | Show
    | Tell
    | Perform
    | Roll
    | StartFlow
    | EndFlow
    | EndEffects
    | EndGame
    | ScopeEdge
    | Join
    | Leave
)
"""Statements that take effect at once."""

Choosing: TypeAlias = Choose | ChooseSome | ChooseValue | ChooseNumber
"""Choices that give their result a name."""

Choice: TypeAlias = Choosing | ChooseOne | May | MayDo | Window
"""Statements that ask a player."""

Branch: TypeAlias = ChooseOne | Table | May | If
"""Statements that run one of their blocks or none."""

Loop: TypeAlias = Repeat | RepeatUntil | ForEach | ForItem | ForValue
"""Statements that can run their block several times."""

Control: TypeAlias = If | Table | Loop | Together | Attempt
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
"""Any statement. A block (`if`, `for each` ...) may contain every statement that the body around it may contain."""

Expectation: TypeAlias = Expect | ExpectCannot | ExpectOffered | ExpectRefused
"""The expectations of a scenario."""

ScenarioLine: TypeAlias = Statement | Expectation

FlowItem: TypeAlias = Step | Turns

# --------------------------------------------------------------------------------------------- walking over nodes

Held: TypeAlias = "Node | File | Property | Type | Span | str | int | None | tuple[Held, ...]"
"""The possible values of a field of a node."""

Found = TypeVar("Found", bound=Node)


def children(node: Held) -> list[Node]:
    """The nodes directly inside a node, in the order of its fields."""
    found: list[Node] = []
    if isinstance(node, Node):
        _gather(_fields(node), found)
    else:
        _gather((node,), found)
    return found


def _gather(parts: tuple[Held, ...], found: list[Node]) -> None:
    for part in parts:
        if isinstance(part, tuple):
            if part:
                _gather(part, found)
        elif isinstance(part, Node):
            found.append(part)
        elif isinstance(part, File):
            _gather(_fields(part), found)


_Reader: TypeAlias = Callable[[Node | File], tuple[Held, ...]]
_readers: dict[type[Node | File], _Reader] = {}


def _fields(node: Node | File) -> tuple[Held, ...]:
    """The values of those fields of a node that can contain nodes.

    The names of these fields are cached for each class, because the passes spend most of their time on walks.
    """
    kind = type(node)
    reader = _readers.get(kind)
    if reader is None:
        reader = _readers[kind] = getter([part.name for part in fields(kind) if not _is_plain(str(part.type))])
    return reader(node)


def _is_plain(written: str) -> bool:
    """Whether a field with this type annotation never contains a node."""
    return _PLAIN.issuperset(re.findall(r"\w+", re.sub(r"Literal\[[^]]*\]", "", written)))


_PLAIN = frozenset(
    "Span Type Tag Property Operator Comparison Determiner contract Written str int bool None tuple".split()
)


def blocks(statement: Statement) -> list[tuple[Statement, ...]]:
    """The blocks of statements directly inside a statement, without the bodies of the abilities that it creates."""
    match statement:
        case If():
            return [statement.then, statement.otherwise]
        case Choose():
            return [statement.otherwise]
        case ChooseOne():
            return [way.body for way in statement.alternatives]
        case Table():
            return [*(cell.body for cell in statement.cells), statement.otherwise]
        case May():
            return [statement.body, statement.otherwise]
        case Repeat() | RepeatUntil() | ForEach() | ForItem() | ForValue() | Together():
            return [statement.body]
        case Attempt():
            return [(statement.act,)]
        case _:
            return []


def _asks_for(line: Statement, name: str) -> bool:
    """Whether a line is an `if` that asks for the outcome with this name."""
    match line:
        case If(_, IsEmpty(_, Local(_, asked))):
            return asked == name
        case _:
            return False


def only_offer(body: tuple[Statement, ...]) -> May | None:
    """The `may` that is all that a body does, but for what follows if it was done: to decline it is to do nothing."""
    match body:
        case (May() as offer,):
            return offer
        case (Attempt(_, May() as offer, name), *rest):
            return offer if all(_asks_for(line, name) for line in rest) else None
        case _:
            return None


def named(node: Node) -> Iterator[str]:
    """Yield the names that a node binds."""
    for part in node.names_in if isinstance(node, BindsNames) else ():
        value: Held = getattr(node, part)
        names = value if isinstance(value, tuple) else (value,)
        yield from (name for name in names if isinstance(name, str) and name)


def named_later(node: Node) -> tuple[str, ...]:
    """The names that a statement binds for the statements that follow."""
    return tuple(named(node)) if isinstance(node, BindsLater) else ()


def walk(node: Held) -> Iterator[Node]:
    """Yield a node and all nodes inside it, parents first."""
    waiting = [node]
    while waiting:
        found = waiting.pop()
        if isinstance(found, Node):
            yield found
        inside = children(found)
        inside.reverse()
        waiting += inside


# ------------------------------------------------------------------------------------------------- the whole


Walked: TypeAlias = "dict[int, tuple[Node, dict[type[Node], list[Node]]]]"
"""The nodes inside declarations by their classes, by the identity of the declaration, which is beside them."""


@dataclass(slots=True)
class Model:
    """A game with the expansions in use: its files, and its declarations by their names."""

    files: tuple[File, ...] = ()
    sets: Mapping[str, str] = field(default_factory=dict[str, str])  # the set of each source
    own: frozenset[str] = frozenset()  # the sources that do not ship with ombre
    meant: dict[str, dict[int, frozenset[str]]] = field(default_factory=dict[str, "dict[int, frozenset[str]]"])
    values: dict[str, Values] = field(default_factory=dict[str, Values])
    kinds: dict[str, Kind] = field(default_factory=dict[str, Kind])
    verbs: dict[str, Verb] = field(default_factory=dict[str, Verb])
    properties: dict[tuple[str, str], Property] = field(default_factory=dict[tuple[str, str], Property])
    cards: dict[str, Card] = field(default_factory=dict[str, Card])
    scopes: list[str] = field(default_factory=list[str])
    pays: str = ""
    options: dict[str, Option] = field(default_factory=dict[str, Option])
    flows: list[str] = field(default_factory=list[str])  # the scopes that are flows
    walked: Walked = field(default_factory=lambda: {}, repr=False, compare=False)
    _sorted: tuple[tuple[File, ...], list[dict[type[Node], list[Node]]]] | None = field(
        default=None, init=False, repr=False
    )

    def everything(self, *sorts: type[Found]) -> list[Found]:
        """All nodes of some classes: first the nodes of the first class, in the order of the files, and so on.

        The nodes of each declaration are collected once, also for later versions of the game that share `walked`.
        """
        if self._sorted is None or self._sorted[0] is not self.files:
            self._sorted = self.files, self._walk()
        inside = self._sorted[1]
        return [node for sort in sorts for found in inside for node in found.get(sort, ()) if isinstance(node, sort)]

    def _walk(self) -> list[dict[type[Node], list[Node]]]:
        """The nodes of each declaration by their classes; `walked` then holds those of this version of the game."""
        now: Walked = {}
        inside: list[dict[type[Node], list[Node]]] = []
        for top in children(self.files):
            known = self.walked.get(id(top))
            if known is None or known[0] is not top:
                found: dict[type[Node], list[Node]] = {}
                for node in walk(top):
                    found.setdefault(type(node), []).append(node)
                known = top, found
            now[id(top)] = known
            inside.append(known[1])
        self.walked.clear()
        self.walked.update(now)
        return inside

    def is_a(self, kind: str, other: str) -> bool:
        """Whether `kind` is the kind `other`, or is based on it, directly or indirectly."""
        while kind:
            if kind == other:
                return True
            kind = self.kinds[kind].base if kind in self.kinds else ""
        return False

    def above(self, kind: str) -> Iterator[Kind]:
        """Yield a kind and all its base kinds, from the kind upwards."""
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
        """The players who may answer for the players of a kind, in order; empty if the kind has players with seats."""
        return next((above.asks for above in self.above(kind) if above.asks), ())

    def property_of(self, kind: str, name: str) -> Property | None:
        """The property `name` of a kind, declared there or in a base kind; the kind "" stands for the game."""
        while True:
            if found := self.properties.get((kind, name)):
                return found
            if kind not in self.kinds:
                return None
            kind = self.kinds[kind].base

    def property_for(self, kind: str, list: str) -> Property | None:
        """The property of a kind that an adjective from a list tests: the first whose type is this list; or None."""
        found = [
            p
            for (owner, _), p in self.properties.items()
            if owner and self.is_a(kind, owner) and p.type.of == list and p.type.tag in ("value", "set")
        ]
        return found[0] if found else None
