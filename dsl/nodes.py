"""The abstract syntax tree: one frozen node class for each rule of grammar.lark.

The type of a field is the union of the nodes that the grammar allows there; tests/dsl/test_nodes.py derives it from the
grammar and compares. A field is None if its optional part is absent.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import TypeAlias

from .node import Node as Node
from .node import getter, node


@node
class Word(Node):
    """A token that the tree keeps; `sort` is its terminal (WORD, KIND, NUMBER, PLUS ...)."""

    text: str
    sort: str

    @property
    def number(self) -> int:
        return int(self.text)


Words: TypeAlias = tuple[Word, ...]


# ------------------------------------------------------------------------------------------------------------- games


@node
class Game(Node):
    name: Word
    lines: tuple[GameLine, ...] | None


@node
class Expansion(Node):
    name: Word
    of: Word
    after: Words | None


@node
class Players(Node):
    least: Word
    most: Word | None


@node
class Zones(Node):
    zones: tuple[Zone, ...]


@node
class Zone(Node):
    name: Word
    flags: Words
    per: Word | None
    refill: Word | None


@node
class Scopes(Node):
    names: Words


@node
class Order(Node):
    what: Word
    preposition: Word
    who: Ref


@node
class Paying(Node):
    preposition: Word
    verb: Word


@node
class Option(Node):
    name: Word
    type: OptionNumber | WordType | WordsType


@node
class OptionNumber(Node):
    most: Word | None


@node
class Say(Node):
    words: Words


@node
class Has(Node):
    name: Word
    type: Type
    until: Word | None


@node
class Derived(Node):
    name: Word
    value: Expression


@node
class Fact(Node):
    name: Word
    type: Type


@node
class NumberType(Node):
    per: Word | None
    most: Word | None


@node
class CellsType(Node):
    of: Word


@node
class SetType(Node):
    of: Word


@node
class WordType(Node):
    name: Word


@node
class WordsType(Node):
    words: Words


@node
class Deck(Node):
    name: Word
    rows: tuple[DeckRow, ...]


@node
class DeckRow(Node):
    cards: tuple[DeckCard, ...]


@node
class DeckCard(Node):
    number: Word
    card: Word


@node
class Values(Node):
    name: Word
    words: Words


@node
class Kind(Node):
    name: Word
    forms: Forms | None
    base: Word
    lines: tuple[KindLine, ...] | None


@node
class Extend(Node):
    """What an expansion adds to a kind, or to the game (`what` is that keyword)."""

    what: Word
    lines: tuple[KindLine | GameLine, ...]


@node
class Forms(Node):
    words: Words


@node
class Slots(Node):
    slots: tuple[SlotWord, ...]


@node
class SlotWord(Node):
    name: Word
    fact: Word | None
    type: SlotType | None
    parameter: Word | None


@node
class YouIs(Node):
    value: Expression


@node
class Asks(Node):
    value: Ref
    otherwise: Ref | None


@node
class Begins(Node):
    pass


@node
class Replaces(Node):
    derived: Derived


@node
class TableForm(Node):
    name: Word
    axes: tuple[Axis, ...]


@node
class Axis(Node):
    name: Word
    first: Word | None
    last: Word | None


@node
class Verb(Node):
    subject: Role
    word: Word
    fields: tuple[Role | Field, ...]
    forms: Forms | None
    lines: tuple[Packet | Affects, ...] | None
    body: Block | None


@node
class Role(Node):
    name: Word
    type: Word


@node
class Field(Node):
    preposition: Word
    role: Role


@node
class Packet(Node):
    role: Word


@node
class Affects(Node):
    role: Word


@node
class Setup(Node):
    name: Word | None
    body: Block


@node
class Seats(Node):
    body: Block


@node
class Between(Node):
    """The declaration of what players keep from one game to the next, and of the flow in between."""

    flow: Word | None
    kept: Words
    body: Block | None


@node
class Flow(Node):
    name: Word
    of: Word | None
    repeats: Word | None
    items: tuple[FlowItem, ...]


@node
class Step(Node):
    name: Word
    body: Block


@node
class Turns(Node):
    kind: Word
    name: Word | None
    flow: Word
    start: Expression
    where: Condition | None


@node
class Rule(Node):
    name: Word
    lines: tuple[RuleLine | Invariant, ...]


@node
class Invariant(Node):
    condition: Condition


@node
class Worth(Node):
    kind: Word
    amount: Expression
    condition: Condition | None


@node
class Idiom(Node):
    name: Word
    holes: tuple[Role, ...] | None
    line: Statement | While


@node
class Replacement(Node):
    declaration: Derived | Verb | Setup | Rule | Worth | Card | Scenario


@node
class ReplaceStep(Node):
    name: Word
    steps: tuple[FlowItem, ...]


@node
class ReplaceTable(Node):
    slot: Word
    card: Word
    new: tuple[Entry, ...] | Entry  # all rows, or one cell
    otherwise: Otherwise | None = None


@node
class Removal(Node):
    sort: Word
    name: Word
    of: Word | None = None


# ------------------------------------------------------------------------------------------------------------- cards


@node
class Card(Node):
    kind: Word
    id: Word
    name: Word
    values: Words
    lines: tuple[CardLine, ...] | None


@node
class Facts(Node):
    printed: tuple[Printed, ...]


@node
class Printed(Node):
    property: Word
    values: tuple[PrintedValue, ...]


@node
class PrintedNumber(Node):
    number: Word


@node
class PrintedWord(Node):
    word: Word
    number: Word | None


@node
class PrintedProperty(Node):
    property: Word


@node
class Origin(Node):
    sort: Word
    note: Word | None


@node
class Slot(Node):
    slot: Word
    parameter: Word | None
    facts: tuple[Printed, ...]
    costs: Costs | None
    once: Once | None
    body: Block


@node
class Costs(Node):
    amount: Expression


@node
class Table(Node):
    slot: Word
    entries: tuple[Entry, ...]
    otherwise: Otherwise | None


@node
class Entry(Node):
    spans: tuple[Range | Every, ...]
    body: Block


@node
class Range(Node):
    first: Word
    last: Word | None


@node
class Every(Node):
    pass


@node
class Trigger(Node):
    word: TriggerWord
    event: Event
    condition: Condition | None
    once: Once | None
    body: Block


@node
class TriggerWord(Node):
    word: Word


@node
class Once(Node):
    scope: Word


@node
class While(Node):
    condition: Condition
    lines: tuple[RuleLine, ...]


@node
class Whenever(Node):
    condition: Condition
    body: Block


@node
class Event(Node):
    event: Happening


@node
class PartEvent(Node):
    """A step of a flow, or a part of the set-up, as an event."""

    sort: Word
    name: Word


@node
class Happens(Node):
    subject: Subject
    verb: Word
    arguments: Arguments


@node
class HappensPassively(Node):
    subject: Subject
    participle: Word
    by: Subject | None


@node
class TurnsInto(Node):
    subject: Subject
    value: Word


@node
class ScopeEdge(Node):
    scope: Word
    of: Ref | None
    edge: Word


@node
class Performed(Node):
    slot: Word
    of: Subject


# -------------------------------------------------------------------------------------------------------- statements


@node
class Call(Node):
    subject: Subject
    verb: Word
    arguments: Arguments


@node
class MayDo(Node):
    who: Subject
    verb: Word
    arguments: Arguments


@node
class BecomesCopy(Node):
    subject: Subject
    model: Ref
    duration: Duration | None


@node
class LosesText(Node):
    subject: Subject
    duration: Duration | None


@node
class Roll(Node):
    sides: Expression
    name: Word


@node
class StartScope(Node):
    scope: Word
    who: Ref | None


@node
class Joins(Node):
    subject: Subject


@node
class Modify(Node):
    subject: Subject
    property: Word
    index: Value | None
    sign: Word
    amount: Expression
    duration: Duration | None


@node
class Cannot(Node):
    subject: Subject
    verb: Word
    arguments: Arguments
    duration: Duration | None = None


@node
class CannotAct(Node):
    subject: Subject
    exceptions: Words | None
    duration: Duration | None


@node
class Becomes(Node):
    subject: Subject
    value: Value


@node
class WordValue(Node):
    word: Word


@node
class Rises(Node):
    property: Ref
    direction: Word
    amount: Expression


@node
class Let(Node):
    name: Word
    value: Expression


@node
class Move(Node):
    what: Subject | Top
    end: EndOfZone | None
    zone: Ref


@node
class EndOfZone(Node):
    end: Word


@node
class Shuffle(Node):
    zone: Ref


@node
class Choose(Node):
    chooser: Chooser | Searcher
    what: Those
    otherwise: Otherwise | None


@node
class Chooser(Node):
    who: Ref | None = None


@node
class Searcher(Node):
    """Who chooses and may look at all cards of the place."""

    who: Ref | None = None


@node
class Otherwise(Node):
    body: Block


@node
class Reveal(Node):
    what: Subject | Named
    who: Subject | None


@node
class Named(Node):
    what: Item | Top
    name: Word


@node
class RevealUntil(Node):
    kind: Word
    zone: Ref
    condition: Condition
    name: Word
    rest: Word


@node
class Perform(Node):
    slot: Word
    card: Ref
    you: Ref
    on: Ref | None
    by: tuple[Expression, ...] | None


@node
class Put(Node):
    items: tuple[PutItem, ...]
    zone: Ref
    having: WithProperty | None


@node
class PutItem(Node):
    word: Word
    number: Word | None
    name: Word | None


@node
class WithProperty(Node):
    property: Word
    value: Expression


@node
class PutEvery(Node):
    values: Words
    kind: Word
    bringer: Ref | None
    zone: Ref
    where: Condition | None
    copies: Word | None


@node
class EndGame(Node):
    result: Word
    winner: Ref | None


@node
class EndScope(Node):
    scope: Word


@node
class EndEffects(Node):
    kind: Word


@node
class Run(Node):
    what: Word
    who: Ref | None


@node
class AllPass(Node):
    every: Word
    word: Word


@node
class RunSetup(Node):
    beginning: Word
    settings: tuple[Setting, ...]


@node
class Brings(Node):
    who: Ref
    deck: Word


@node
class Require(Node):
    name: Word
    of: Ref | None
    condition: Condition


@node
class Setting(Node):
    option: Word
    seat: Word | None
    value: Word


@node
class Answer(Node):
    who: Ref | None
    name: Word
    value: AnswerValue


@node
class Offered(Node):
    word: Word
    arguments: Arguments | None = None


@node
class If(Node):
    condition: Condition
    then: Block
    otherwise: Otherwise | None


@node
class Repeat(Node):
    times: Expression
    name: Word | None
    condition: Condition | None
    body: Block


@node
class ForEach(Node):
    what: Subject
    body: Block


@node
class ForItems(Node):
    of: Ref
    name: Word
    body: Block


@node
class Together(Node):
    body: Block


@node
class May(Node):
    who: Subject
    body: Block


@node
class ChooseOne(Node):
    chooser: Chooser
    alternatives: tuple[Alternative, ...]


@node
class Alternative(Node):
    name: Word
    condition: Condition | None
    body: Block


@node
class Window(Node):
    once: Word | None
    start: Ref | None
    second: Ref | None
    offers: tuple[MayDo, ...]


@node
class Grant(Node):
    who: Subject
    duration: Duration | None
    abilities: tuple[AbilityLine, ...]


@node
class Delayed(Node):
    word: Word
    event: Event
    duration: Duration
    body: Block


@node
class Duration(Node):
    items: tuple[Word | Event | NextTime | ScopeEnd, ...]


@node
class NextTime(Node):
    event: Event


@node
class ScopeEnd(Node):
    scope: Word


@node
class Arguments(Node):
    bare: Argument | None
    prepositionals: tuple[Prepositional, ...]


@node
class Prepositional(Node):
    preposition: Word
    argument: Argument


# ------------------------------------------------------------------------------------------------------ noun phrases


@node
class Those(Node):
    determiner: Quantity | None
    adjectives: Words | None
    kind: Word
    zone: Ref | None
    history: History | None
    name: Word | None
    where: Condition | None


@node
class ThosePlain(Node):
    determiner: Determiner | None
    adjectives: Words | None
    kind: Word
    zone: Ref | None
    history: History | None


@node
class SomeNumber(Node):
    article: Word
    name: Word | None
    where: Condition | None


@node
class UpTo(Node):
    number: Expression


@node
class AnyNumber(Node):
    pass


@node
class Exactly(Node):
    number: Expression


@node
class Determiner(Node):
    word: Word


@node
class History(Node):
    who: Ref
    participle: Word
    scope: Word


@node
class Name(Node):
    word: Word


@node
class This(Node):
    pass


@node
class You(Node):
    pass


@node
class Current(Node):
    pass


@node
class Owner(Node):
    of: Ref | None


@node
class Source(Node):
    pass


@node
class Beginning(Node):
    pass


@node
class Nothing(Node):
    pass


@node
class SeatAfter(Node):
    steps: Expression
    who: Ref


@node
class Property(Node):
    property: Word
    index: Value | None
    owner: Ref | None


@node
class Item(Node):
    number: Expression
    of: Ref


@node
class CellPart(Node):
    word: Word
    of: Ref


@node
class Top(Node):
    kind: Word
    zone: Ref


# -------------------------------------------------------------------------------------------- amounts and conditions


@node
class PlusMinus(Node):
    left: Expression
    sign: Word
    right: Expression


@node
class Bounded(Node):
    left: Expression
    word: Word
    right: Expression


@node
class Times(Node):
    left: Expression
    right: Expression


@node
class Number(Node):
    number: Word


@node
class Negative(Node):
    amount: Expression


@node
class Half(Node):
    amount: Expression
    rounded: Word | None


@node
class Count(Node):
    different: Word | None
    what: NounPhrase | Ref


@node
class Aggregate(Node):
    word: Word
    what: Those
    amount: Expression


@node
class Or(Node):
    left: Condition
    right: Condition


@node
class And(Node):
    left: Condition
    right: Condition


@node
class Compare(Node):
    left: Expression
    operator: Word
    right: Expression


@node
class Is(Node):
    left: Expression
    negated: Word | None
    values: tuple[IsValue, ...]


@node
class IsKind(Node):
    left: Expression
    negated: Word | None
    article: Word
    kind: Word


@node
class IsCopy(Node):
    left: Expression
    negated: Word | None
    article: Word
    right: Ref


@node
class IsIn(Node):
    left: Expression
    negated: Word | None
    zone: Ref


@node
class IsEmpty(Node):
    left: Expression
    negated: Word | None


@node
class HasSlot(Node):
    what: Ref
    negated: Word | None
    slot: Word


@node
class CanDo(Node):
    who: Ref
    verb: Word
    arguments: Arguments


@node
class ThereIs(Node):
    negated: Word | None
    what: NounPhrase


@node
class Result(Node):
    negated: Word | None
    result: Word
    winner: Ref | None


# --------------------------------------------------------------------------------------------------------- scenarios


@node
class Scenario(Node):
    id: Word
    title: Word
    parts: tuple[ScenarioPart, ...]


@node
class Given(Node):
    lines: tuple[GivenLine, ...]


@node
class LocalCard(Node):
    kind: Word
    id: Word
    values: Words
    facts: tuple[Printed, ...]
    lines: tuple[CardLine, ...]


@node
class WhenPart(Node):
    body: Block


@node
class ThenPart(Node):
    lines: tuple[Expectation, ...]


@node
class Expect(Node):
    condition: Condition


@node
class ExpectOffered(Node):
    negated: Word | None
    name: Word
    values: tuple[AnswerValue, ...]


@node
class ExpectRefused(Node):
    by: Word | None
    refusals: Words | None


# ------------------------------------------------------------------------------------------------------------ unions

# One for each rule that is one of its alternatives (`?statement`), and for what the lines of a block may be. They are
# made after the classes, so that `isinstance(tree, Statement)` can be asked.

Type: TypeAlias = NumberType | CellsType | SetType | WordType | WordsType
SlotType: TypeAlias = NumberType | CellsType | WordType
PrintedValue: TypeAlias = PrintedNumber | PrintedWord | PrintedProperty

Ref: TypeAlias = (
    Name | This | You | Current | Owner | Beginning | Source | Nothing | SeatAfter | Property | Item | CellPart
)
NounPhrase: TypeAlias = Those | ThosePlain
Quantity: TypeAlias = Determiner | UpTo | AnyNumber | Exactly
Subject: TypeAlias = Those | Ref

Expression: TypeAlias = PlusMinus | Bounded | Times | Negative | Half | Number | Count | Aggregate | Ref
Value: TypeAlias = Expression | WordValue
IsValue: TypeAlias = WordValue | Ref | Number
Argument: TypeAlias = Expression | Those | WordValue | SomeNumber
AnswerValue: TypeAlias = Word | Offered

Condition: TypeAlias = Or | And | Compare | Is | IsKind | IsCopy | IsIn | IsEmpty | HasSlot | CanDo | ThereIs | Result

Static: TypeAlias = Modify | Cannot | CannotAct | Grant | LosesText
PlainAbility: TypeAlias = Slot | Trigger | Whenever
Ability: TypeAlias = PlainAbility | While
Happening: TypeAlias = Happens | HappensPassively | TurnsInto | ScopeEdge | PartEvent | Performed

Simple: TypeAlias = (
    Call
    | MayDo
    | Modify
    | Cannot
    | CannotAct
    | Becomes
    | BecomesCopy
    | LosesText
    | Rises
    | Let
    | Move
    | Shuffle
    | Choose
    | Reveal
    | RevealUntil
    | Perform
    | Roll
    | StartScope
    | Joins
    | Put
    | PutEvery
    | EndGame
    | EndScope
    | EndEffects
    | Run
    | RunSetup
    | Brings
    | Require
    | Answer
    | AllPass
)
Compound: TypeAlias = If | Repeat | ForEach | ForItems | Together | May | ChooseOne | Window | Grant | Delayed
Statement: TypeAlias = Simple | Compound
Block: TypeAlias = tuple[Statement, ...]

GameLine: TypeAlias = Players | Zones | Has | Derived | Scopes | Say | Option
KindLine: TypeAlias = Has | Derived | Fact | Option | Zones | Slots | YouIs | Asks | Begins | Say | Replaces | TableForm
FlowItem: TypeAlias = Step | Turns
AbilityLine: TypeAlias = Ability | Static
RuleLine: TypeAlias = AbilityLine | Rule
CardLine: TypeAlias = Facts | Origin | Ability | Static | Table
GivenLine: TypeAlias = Players | LocalCard | Statement
Expectation: TypeAlias = Expect | Cannot | ExpectOffered | ExpectRefused
ScenarioPart: TypeAlias = Given | WhenPart | ThenPart

Declaration: TypeAlias = (
    Game
    | Expansion
    | Values
    | Deck
    | Kind
    | Extend
    | Verb
    | Setup
    | Seats
    | Between
    | Flow
    | Rule
    | PlainAbility
    | While
    | Static
    | Card
    | Scenario
    | Invariant
    | Paying
    | Order
    | Worth
    | Idiom
    | Replacement
    | ReplaceStep
    | ReplaceTable
    | Removal
)

Held: TypeAlias = "Node | tuple[Held, ...] | None"
"""What a field of a node can hold."""

_readers: dict[type[Node], Callable[[Node], tuple[Held, ...]]] = {Word: lambda _: ()}


def held(tree: Node) -> tuple[Held, ...]:
    """The field values of a node, in order."""
    kind = type(tree)
    if (reader := _readers.get(kind)) is None:
        reader = _readers[kind] = getter([field.name for field in fields(kind)[1:]])  # all but the span
    return reader(tree)


LISTS = frozenset(
    "abilities adjectives alternatives amounts answer_values axes block body card_lines earlier entries expectations fields flow_items game_lines given_lines"
    " is_values kind_lines local_lines offers prepositionals printed_values put_items rule_line rule_lines scenario_parts settings slot_facts spans table_cell"
    " value_words verb_lines word_list words deck_rows deck_cards refusals kept exceptions holes".split()
)
"""Rules whose node is simply the tuple of what they hold."""

VARIADIC = frozenset("duration facts forms say scopes slots words_type zones".split())
"""Rules whose node has one field, the tuple of what they hold."""

NODES: dict[str, type[Node]] = {}
"""The node of each rule: `for_each` and ForEach."""

for _name, _class in list(globals().items()):
    if isinstance(_class, type) and issubclass(_class, Node) and _class not in (Node, Word):
        NODES["".join(f"_{c.lower()}" if c.isupper() else c for c in _name).lstrip("_")] = _class
