"""The abstract syntax tree: an immutable node class for each rule of grammar.lark.

Made from the grammar by node_classes.py; do not edit. OMBRE_RECORD=1 pytest tests/dsl/test_nodes.py makes it anew.

A field is None if its optional part is absent.
"""

from __future__ import annotations

from typing import TypeAlias

from .node import Held as Held
from .node import Node as Node
from .node import Word as Word
from .node import Words as Words
from .node import held as held


class Game(Node):
    name: Word
    language: Word | None
    lines: tuple[GameLine, ...] | None

class Expansion(Node):
    name: Word
    of: Word
    version: Word | None
    language: Word | None
    after: Words | None

class Version(Node):
    number: Word

class Players(Node):
    least: Word
    most: Word | None

class Zones(Node):
    zones: tuple[Zone, ...]

class Zone(Node):
    name: Word
    flags: Words
    per: Word | None
    refill: Word | None

class Option(Node):
    name: Word
    type: OptionNumber | WordType | WordsType

class OptionNumber(Node):
    most: Word | None

class Scopes(Node):
    names: Words

class Order(Node):
    what: Word
    preposition: Word
    who: Ref

class Paying(Node):
    preposition: Word
    verb: Word

class Say(Node):
    words: Words

class Has(Node):
    name: Word
    type: Type
    sight: Word | None
    until: Word | None
    kept: Word | None

class Derived(Node):
    name: Word
    value: Expression

class Fact(Node):
    name: Word
    type: Type | TextType

class NumberType(Node):
    signed: Word | None
    per: Word | None
    most: Word | None

class CellsType(Node):
    of: Word

class SetType(Node):
    of: Word

class WordType(Node):
    name: Word
    per: Word | None

class WordsType(Node):
    words: Words

class TextType(Node):
    """`words`: the type of a fact that is a text for people, which the rules do not read."""


class Values(Node):
    name: Word
    words: Words

class Deck(Node):
    name: Word
    rows: tuple[DeckRow, ...]

class DeckRow(Node):
    cards: tuple[DeckCard, ...]

class DeckCard(Node):
    number: Word
    card: Word

class Kind(Node):
    name: Word
    forms: Forms | None
    base: Word
    lines: tuple[KindLine, ...] | None

class Extend(Node):
    """`extend kind KIND` or `extend game`: lines that are added to a kind or to the game. what: the kind, or the
    keyword `game`.
    """

    what: Word
    lines: tuple[KindLine | Players | Scopes | Version, ...]

class Forms(Node):
    words: Words

class Slots(Node):
    slots: tuple[SlotWord, ...]

class SlotWord(Node):
    name: Word
    fact: Word | None
    type: SlotType | None
    parameter: Word | None

class YouIs(Node):
    value: Expression

class Asks(Node):
    value: Ref
    otherwise: Ref | None

class Begins(Node):
    pass

class Replaces(Node):
    derived: Derived

class TableForm(Node):
    name: Word
    axes: tuple[Axis, ...]

class Axis(Node):
    name: Word
    first: Word | None
    last: Word | None

class Verb(Node):
    subject: Role
    word: Word
    fields: tuple[Field | Role, ...]
    forms: Forms | None
    lines: tuple[Affects | Needs | Packet, ...] | None
    body: Block | None

class Role(Node):
    name: Word
    signed: Word | None
    type: Word

class Field(Node):
    preposition: Word
    role: Role

class Packet(Node):
    role: Word

class Affects(Node):
    role: Word

class Needs(Node):
    """`needs ROLE`: with the number 0 the verb does not happen. `needs no ROLE`: it happens although its amounts are
    summed.
    """

    negated: Word | None
    role: Word

class Setup(Node):
    name: Word | None
    body: Block

class Seats(Node):
    body: Block

class Between(Node):
    """`between games`: the flow between two games, and the properties and zones that players keep."""

    flow: Word | None
    kept: Words
    body: Block | None

class Flow(Node):
    name: Word
    of: Word | None
    repeats: Word | None
    items: tuple[FlowItem, ...]

class Step(Node):
    name: Word
    body: Block

class Turns(Node):
    kind: Word
    name: Word | None
    flow: Word
    start: Expression
    reverse: Word | None
    where: Condition | None

class Rule(Node):
    name: Word
    lines: tuple[RuleLine | Invariant, ...]

class While(Node):
    condition: Condition
    lines: tuple[RuleLine, ...]

class Invariant(Node):
    condition: Condition

class Worth(Node):
    """`worth of KIND is ...` or `returns of KIND is ...`. word: its keyword."""

    word: Word
    kind: Word
    amount: Expression
    condition: Condition | None

class Idiom(Node):
    name: Word
    holes: tuple[Role, ...] | None
    line: IdiomLine

class Replacement(Node):
    declaration: Card | Derived | Rule | Scenario | Setup | Verb | Worth

class ReplaceStep(Node):
    name: Word
    steps: tuple[FlowItem, ...]

class ReplaceTable(Node):
    slot: Word
    card: Word
    new: Entry | tuple[Entry, ...]
    otherwise: Otherwise | None = None

class Removal(Node):
    sort: Word
    name: Word
    of: Word | None = None

class Card(Node):
    kind: Word
    id: Word
    name: Word
    values: Words
    lines: tuple[CardLine, ...] | None

class Facts(Node):
    printed: tuple[Printed, ...]

class Printed(Node):
    property: Word
    values: tuple[PrintedValue, ...]

class PrintedNumber(Node):
    minus: Word | None
    number: Word

class PrintedWord(Node):
    word: Word
    number: Word | None

class PrintedProperty(Node):
    property: Word

class OwnWords(Node):
    """`FACT "TEXT"` on a card: words of the author, which are printed and have no part in the rules."""

    fact: Word
    text: Word

class Origin(Node):
    sort: Word
    note: Word | None

class CardNumber(Node):
    number: Word

class Formerly(Node):
    ids: Words

class Slot(Node):
    slot: Word
    parameter: Word | None
    facts: tuple[Printed, ...]
    costs: Costs | None
    once: Once | None
    body: Block

class Costs(Node):
    amount: Expression

class Table(Node):
    slot: Word
    entries: tuple[Entry, ...]
    otherwise: Otherwise | None

class Otherwise(Node):
    body: Block

class Entry(Node):
    spans: tuple[Every | Range, ...]
    body: Block

class Range(Node):
    first: Word
    last: Word | None

class Every(Node):
    pass

class Trigger(Node):
    """earlier: `if CONDITION before`, in a `when`: the condition is tested before the event."""

    word: TriggerWord
    event: Event
    condition: Condition | None
    earlier: Word | None
    once: Once | None
    body: Block

class TriggerWord(Node):
    word: Word

class Once(Node):
    scope: Word

class Whenever(Node):
    condition: Condition
    body: Block

class Event(Node):
    event: Happening

class Happens(Node):
    subject: Subject
    verb: Word
    arguments: Arguments

class HappensPassively(Node):
    subject: Subject
    participle: Word
    by: Subject | None

class TurnsInto(Node):
    subject: Subject
    value: Word

class ScopeEdge(Node):
    scope: Word
    of: Ref | None
    edge: Word

class PartEvent(Node):
    """An event `step NAME` or `setup NAME`: a step of a flow, or a part of the set-up, is run."""

    sort: Word
    name: Word

class Performed(Node):
    slot: Word
    of: Subject

class Call(Node):
    subject: Subject
    verb: Word
    arguments: Arguments

class MayDo(Node):
    """`WHO may VERB ...`, or in a window `WHO must VERB ...`. word: `may` or `must`."""

    who: Subject
    word: Word
    verb: Word
    arguments: Arguments

class Modify(Node):
    subject: Subject
    property: Word
    index: Value | None
    sign: Word
    amount: Expression
    duration: Duration | None

class Cannot(Node):
    subject: Subject
    verb: Word
    arguments: Arguments
    duration: Duration | None = None

class CannotAct(Node):
    subject: Subject
    exceptions: Words | None
    duration: Duration | None

class Becomes(Node):
    subject: Subject
    value: Value

class BecomesCopy(Node):
    subject: Subject
    model: Ref
    duration: Duration | None

class ObtainsAbilities(Node):
    subject: Subject
    model: Ref
    duration: Duration | None

class LosesText(Node):
    subject: Subject
    duration: Duration | None

class WordValue(Node):
    word: Word

class Rises(Node):
    property: Ref
    direction: Word
    amount: Expression

class Let(Node):
    name: Word
    value: Expression | Those

class Move(Node):
    what: Subject | Top
    end: EndOfZone | None
    zone: Ref

class EndOfZone(Node):
    end: Word

class Shuffle(Node):
    zone: Ref

class Swap(Node):
    left: Ref
    preposition: Word
    right: Ref

class Choose(Node):
    chooser: Chooser | Searcher
    what: Those
    otherwise: Otherwise | None

class ChooseNumber(Node):
    chooser: Chooser
    least: Expression
    most: Expression
    name: Word

class Chooser(Node):
    who: Ref | None = None

class Searcher(Node):
    """The beginning of a search, `WHO searches for`: the player who chooses, and may look at all cards of the zone."""

    who: Ref | None = None

class Tell(Node):
    condition: Is
    who: Subject | None

class Reveal(Node):
    what: Subject | Named
    who: Subject | None

class Named(Node):
    what: Item | Top
    name: Word

class Roll(Node):
    sides: Expression
    name: Word

class StartScope(Node):
    scope: Word
    who: Ref | None

class Joins(Node):
    subject: Subject

class Leaves(Node):
    subject: Subject

class RevealUntil(Node):
    kind: Word
    zone: Ref
    condition: Condition
    name: Word
    rest: Word

class Perform(Node):
    slot: Word
    card: Ref
    you: Ref
    on: Ref | None
    by: tuple[Expression, ...] | None

class Put(Node):
    items: tuple[PutItem, ...]
    zone: Ref
    having: WithProperty | None

class PutItem(Node):
    word: Word
    number: Expression | None
    name: Word | None

class WithProperty(Node):
    property: Word
    value: Expression

class PutEvery(Node):
    values: Words
    kind: Word
    bringer: Ref | None
    zone: Ref
    where: Condition | None
    copies: Word | None

class EndGame(Node):
    result: Word
    winners: Subject | None

class EndScope(Node):
    scope: Word

class EndEffects(Node):
    kind: Word

class Run(Node):
    what: Word
    who: Ref | None

class RunSetup(Node):
    beginning: Word | None
    settings: tuple[Setting, ...] | None

class Brings(Node):
    who: Ref
    deck: Word

class Require(Node):
    name: Word
    of: Ref | None
    condition: Condition

class Setting(Node):
    option: Word
    seat: Word | None
    value: Word

class AllPass(Node):
    every: Word
    word: Word

class Answer(Node):
    who: Ref | None
    name: Word
    value: AnswerValue

class Offered(Node):
    word: Word
    arguments: Arguments | None = None

class If(Node):
    condition: Condition
    then: Block
    otherwise: Otherwise | None

class IfDone(Node):
    """`if WHO does:` or `if it is done:`, or with `not`, below an action: the block runs if the action was done."""

    outcome: Outcome
    then: Block
    otherwise: Otherwise | None

class TheyDo(Node):
    who: Ref
    negated: Word | None

class ItIsDone(Node):
    negated: Word | None

class Repeat(Node):
    times: Expression
    name: Word | None
    condition: Condition | None
    body: Block

class RepeatUntil(Node):
    condition: Condition
    body: Block

class ForEach(Node):
    what: Subject
    at_once: Word | None
    body: Block

class ForItems(Node):
    of: Ref
    name: Word
    body: Block

class Together(Node):
    body: Block

class May(Node):
    who: Subject
    word: Word
    body: Block
    otherwise: Otherwise | None

class ChooseOne(Node):
    chooser: Chooser
    alternatives: tuple[Alternative, ...]

class Alternative(Node):
    name: Word
    condition: Condition | None
    body: Block

class Window(Node):
    once: Word | None
    start: Ref | None
    second: Ref | None
    offers: tuple[MayDo, ...]

class Grant(Node):
    who: Subject
    duration: Duration | None
    abilities: tuple[AbilityLine, ...]

class Delayed(Node):
    word: Word
    event: Event
    duration: Duration
    body: Block

class Duration(Node):
    items: tuple[UntilItem | NextTime | Word, ...]

class NextTime(Node):
    event: Event

class ScopeEnd(Node):
    scope: Word

class Arguments(Node):
    bare: Argument | None
    prepositionals: tuple[Prepositional, ...]

class Prepositional(Node):
    preposition: Word
    argument: Argument

class SomeNumber(Node):
    article: Word
    name: Word | None
    where: Condition | None

class Those(Node):
    determiner: Quantity | None
    unseen: Word | None
    adjectives: Words | None
    kind: Word
    zone: Ref | None
    history: Past | None
    name: Word | None
    where: Condition | None
    extreme: Extreme | None

class Extreme(Node):
    """`with highest AMOUNT` or `with lowest AMOUNT`: of the things that match, those with this amount."""

    word: Word
    amount: Expression

class ThosePlain(Node):
    determiner: Determiner | None
    adjectives: Words | None
    kind: Word
    zone: Ref | None
    history: Past | None

class UpTo(Node):
    number: Expression

class AnyNumber(Node):
    pass

class Exactly(Node):
    number: Expression

class Determiner(Node):
    word: Word

class History(Node):
    who: Ref
    participle: Word
    scope: Word

class ThatDid(Node):
    """`KIND that did`: those by whom, or to whom, the action of the line above was done."""


class Name(Node):
    word: Word

class This(Node):
    pass

class You(Node):
    pass

class Current(Node):
    pass

class Owner(Node):
    of: Ref | None

class Beginning(Node):
    pass

class Source(Node):
    pass

class Nothing(Node):
    pass

class SeatAfter(Node):
    """`seat N after PLAYER`, or `seat N before PLAYER`."""

    steps: Expression
    word: Word
    who: Ref

class CardAfter(Node):
    """`card after CARD` or `card before CARD`: a neighbour in the same zone."""

    word: Word
    of: Ref

class CardIn(Node):
    """`a copy of CARD in ZONE`: the first copy of a printed card in a zone."""

    article: Word
    card: Word
    zone: Ref

class Property(Node):
    property: Word
    index: Value | None
    owner: Ref | None

class Item(Node):
    number: Expression
    of: Ref

class CellPart(Node):
    word: Word
    of: Ref

class Top(Node):
    kind: Word
    zone: Ref

class PlusMinus(Node):
    left: Expression
    sign: Word
    right: Expression

class Bounded(Node):
    left: Expression
    word: Word
    right: Expression

class Times(Node):
    left: Expression
    right: Expression

class Divided(Node):
    left: Expression
    right: Expression
    rounded: Word

class Number(Node):
    number: Word

class Present(Node):
    """`PROPERTY of CARD now`: as it is now, also if the card has left play."""

    of: Property

class Negative(Node):
    amount: Expression

class Half(Node):
    amount: Expression
    rounded: Word | None

class Count(Node):
    different: Word | None
    what: Subject | ThosePlain

class Aggregate(Node):
    word: Word
    what: Those
    amount: Expression

class Or(Node):
    left: Condition
    right: Condition

class And(Node):
    left: Condition
    right: Condition

class Compare(Node):
    left: Expression
    operator: Word
    right: Expression

class Is(Node):
    left: Expression
    negated: Word | None
    values: tuple[IsValue, ...]

class IsKind(Node):
    left: Expression
    negated: Word | None
    article: Word
    kind: Word

class IsNext(Node):
    left: Expression
    negated: Word | None
    right: Ref

class IsCopy(Node):
    left: Expression
    negated: Word | None
    article: Word
    right: Ref

class IsIn(Node):
    left: Expression
    negated: Word | None
    zone: Ref

class IsEmpty(Node):
    left: Expression
    negated: Word | None

class HasSlot(Node):
    what: Ref
    negated: Word | None
    slot: Word

class CanDo(Node):
    who: Ref
    verb: Word
    arguments: Arguments

class ThereIs(Node):
    negated: Word | None
    what: NounPhrase | CardIn

class Result(Node):
    negated: Word | None
    result: Word
    winner: Ref | None

class Scenario(Node):
    id: Word
    title: Word
    parts: tuple[ScenarioPart, ...]

class Given(Node):
    lines: tuple[GivenLine, ...]

class LocalCard(Node):
    kind: Word
    id: Word
    values: Words
    facts: tuple[Printed, ...]
    lines: tuple[CardLine, ...]

class WhenPart(Node):
    body: Block

class ThenPart(Node):
    lines: tuple[Expectation, ...]

class Expect(Node):
    condition: Condition

class ExpectOffered(Node):
    negated: Word | None
    name: Word
    values: tuple[AnswerValue, ...]

class ExpectRefused(Node):
    by: Word | None
    refusals: Words | None

# A union for each rule whose result is that of one of its alternatives. The unions stand after the classes, so that
# `isinstance(tree, Statement)` works.

FlowItem: TypeAlias = Step | Turns
AnswerValue: TypeAlias = Offered | Word
Outcome: TypeAlias = ItIsDone | TheyDo
UntilItem: TypeAlias = Event | ScopeEnd
Past: TypeAlias = History | ThatDid
NounPhrase: TypeAlias = Those | ThosePlain
SlotType: TypeAlias = CellsType | NumberType | WordType
PrintedValue: TypeAlias = PrintedNumber | PrintedProperty | PrintedWord
PlainAbility: TypeAlias = Slot | Trigger | Whenever
ScenarioPart: TypeAlias = Given | ThenPart | WhenPart
Overlay: TypeAlias = Removal | ReplaceStep | ReplaceTable | Replacement
Ability: TypeAlias = PlainAbility | While
Quantity: TypeAlias = AnyNumber | Determiner | Exactly | UpTo
Expectation: TypeAlias = Cannot | Expect | ExpectOffered | ExpectRefused
Type: TypeAlias = SlotType | SetType | WordsType
Static: TypeAlias = Cannot | CannotAct | Grant | LosesText | Modify
Happening: TypeAlias = Happens | HappensPassively | PartEvent | Performed | ScopeEdge | TurnsInto
GameLine: TypeAlias = Derived | Has | Option | Players | Say | Scopes | Version | Zones
AbilityLine: TypeAlias = Static | Ability
RuleLine: TypeAlias = AbilityLine | Rule
KindLine: TypeAlias = (
    Asks | Begins | Derived | Fact | Has | Option | Replaces | Say | Slots | TableForm | YouIs | Zones
)
Compound: TypeAlias = (
    ChooseOne | Delayed | ForEach | ForItems | Grant | If | IfDone | May | Repeat | RepeatUntil | Together | Window
)
Condition: TypeAlias = (
    And | CanDo | Compare | HasSlot | Is | IsCopy | IsEmpty | IsIn | IsKind | IsNext | Or | Result | ThereIs
)
Ref: TypeAlias = (
    Beginning | CardAfter | CardIn | CellPart | Current | Item | Name | Nothing | Owner | Property | SeatAfter | Source
    | This | You
)
CardLine: TypeAlias = AbilityLine | CardNumber | Facts | Formerly | Origin | OwnWords | Table
Subject: TypeAlias = Ref | Those
IsValue: TypeAlias = Ref | Number | WordValue
Expression: TypeAlias = (
    Ref | Aggregate | Bounded | Count | Divided | Half | Negative | Number | PlusMinus | Present | Times
)
Value: TypeAlias = Expression | WordValue
Argument: TypeAlias = Value | SomeNumber | Those
Declaration: TypeAlias = (
    RuleLine | Overlay | Between | Card | Deck | Expansion | Extend | Flow | Game | Idiom | Invariant | Kind | Order
    | Paying | Scenario | Seats | Setup | Values | Verb | Worth
)
Simple: TypeAlias = (
    AllPass | Answer | Becomes | BecomesCopy | Brings | Call | Cannot | CannotAct | Choose | ChooseNumber | EndEffects
    | EndGame | EndScope | Joins | Leaves | Let | LosesText | MayDo | Modify | Move | ObtainsAbilities | Perform | Put
    | PutEvery | Require | Reveal | RevealUntil | Rises | Roll | Run | RunSetup | Shuffle | StartScope | Swap | Tell
)
Statement: TypeAlias = Simple | Compound
IdiomLine: TypeAlias = Statement | While
GivenLine: TypeAlias = Statement | LocalCard | Players
Block: TypeAlias = tuple[Statement, ...]

LISTS = frozenset((
    "abilities", "adjectives", "alternatives", "amounts", "answer_values", "axes", "block", "body", "card_lines",
    "deck_cards", "deck_rows", "earlier", "entries", "exceptions", "expectations", "fields", "flow_items",
    "game_lines", "given_lines", "holes", "is_values", "kept", "kind_lines", "local_lines", "offers", "one_rule_line",
    "prepositionals", "printed_values", "put_items", "refusals", "rule_lines", "scenario_parts", "settings",
    "slot_facts", "spans", "table_cell", "value_words", "verb_lines", "word_list", "words"
))
VARIADIC = frozenset((
    "duration", "facts", "formerly", "forms", "say", "scopes", "slots", "words_type", "zones"
))
BINDS: dict[type[Node], tuple[str, ...]] = {
    Role: ("name",),
    Slot: ("parameter",),
    Let: ("name",),
    ChooseNumber: ("name",),
    Named: ("name",),
    Roll: ("name",),
    RevealUntil: ("name", "rest"),
    PutItem: ("name",),
    Repeat: ("name",),
    ForItems: ("name",),
    SomeNumber: ("name",),
    Those: ("name",),
}
"""The fields of each node that hold a new name, which the lines below can use."""

NODES: dict[str, type[Node]] = {}
"""The node class of each rule: `for_each` -> ForEach."""

for _name, _class in list(globals().items()):
    if isinstance(_class, type) and issubclass(_class, Node) and _class not in (Node, Word):
        NODES["".join(f"_{c.lower()}" if c.isupper() else c for c in _name).lstrip("_")] = _class
