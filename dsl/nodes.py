"""The syntax tree: what was written, one frozen node for each rule of grammar.lark."""

from __future__ import annotations

from typing import Any, TypeAlias

from .node import Node as Node
from .node import node


@node
class Word(Node):
    """A token that the tree remembers; `sort` is its terminal (WORD, KIND, NUMBER, PLUS ...)."""

    text: str
    sort: str

    @property
    def number(self) -> int:
        return int(self.text)


Tree: TypeAlias = Any  # one of the nodes below, a Word, or a tuple of them
Words: TypeAlias = tuple[Word, ...]


# ------------------------------------------------------------------------------------------------------------- games


@node
class Game(Node):
    name: Tree = None
    lines: Tree = None


@node
class Expansion(Node):
    name: Tree = None
    of: Tree = None
    after: Tree = None


@node
class Players(Node):
    least: Tree = None
    most: Tree = None


@node
class Zones(Node):
    zones: tuple[Tree, ...]


@node
class Zone(Node):
    name: Tree = None
    flags: Tree = None
    per: Tree = None
    refill: Tree = None


@node
class Scopes(Node):
    names: tuple[Tree, ...]


@node
class PacketsOrder(Node):
    preposition: Tree = None
    start: Tree = None


@node
class TriggersOrder(Node):
    preposition: Tree = None
    who: Tree = None


@node
class Paying(Node):
    preposition: Tree = None
    verb: Tree = None


@node
class Option(Node):
    name: Tree = None
    type: Tree = None


@node
class OptionNumber(Node):
    most: Tree = None


@node
class Say(Node):
    words: tuple[Tree, ...]


@node
class Has(Node):
    name: Tree = None
    type: Tree = None
    until: Tree = None


@node
class Derived(Node):
    name: Tree = None
    value: Tree = None


@node
class Fact(Node):
    name: Tree = None
    type: Tree = None


@node
class NumberType(Node):
    per: Tree = None
    most: Tree = None


@node
class CellsType(Node):
    of: Tree = None


@node
class SetType(Node):
    of: Tree = None


@node
class WordType(Node):
    name: Tree = None


@node
class WordsType(Node):
    words: tuple[Tree, ...]


@node
class Deck(Node):
    name: Tree = None
    rows: Tree = None


@node
class DeckRow(Node):
    cards: Tree = None


@node
class DeckCard(Node):
    number: Tree = None
    card: Tree = None


@node
class Values(Node):
    name: Tree = None
    words: Tree = None


@node
class Kind(Node):
    name: Tree = None
    forms: Tree = None
    base: Tree = None
    lines: Tree = None


@node
class Extend(Node):
    kind: Tree = None
    lines: Tree = None


@node
class ExtendGame(Node):
    lines: Tree = None


@node
class Forms(Node):
    words: tuple[Tree, ...]


@node
class Slots(Node):
    slots: tuple[Tree, ...]


@node
class SlotWord(Node):
    name: Tree = None
    fact: Tree = None
    type: Tree = None
    parameter: Tree = None


@node
class YouIs(Node):
    value: Tree = None


@node
class Asks(Node):
    value: Tree = None
    otherwise: Tree = None


@node
class Begins(Node):
    pass


@node
class Replaces(Node):
    derived: Tree = None


@node
class TableForm(Node):
    name: Tree = None
    axes: Tree = None


@node
class Axis(Node):
    name: Tree = None
    first: Tree = None
    last: Tree = None


@node
class Verb(Node):
    subject: Tree = None
    word: Tree = None
    fields: Tree = None
    forms: Tree = None
    lines: Tree = None
    body: Tree = None


@node
class Role(Node):
    name: Tree = None
    type: Tree = None


@node
class Field(Node):
    preposition: Tree = None
    role: Tree = None


@node
class Packet(Node):
    role: Tree = None


@node
class Affects(Node):
    role: Tree = None


@node
class Setup(Node):
    body: Tree = None


@node
class SetupPart(Node):
    name: Tree = None
    body: Tree = None


@node
class Seats(Node):
    body: Tree = None


@node
class Between(Node):
    """What players keep from one game to the next, and what they go through in between."""

    flow: Tree = None
    kept: Tree = None
    body: Tree = None


@node
class Flow(Node):
    name: Tree = None
    of: Tree = None
    repeats: Tree = None
    items: Tree = None


@node
class Step(Node):
    name: Tree = None
    body: Tree = None


@node
class Turns(Node):
    kind: Tree = None
    name: Tree = None
    flow: Tree = None
    start: Tree = None
    where: Tree = None


@node
class Rule(Node):
    name: Tree = None
    ability: Tree = None


@node
class RuleBlock(Node):
    name: Tree = None
    lines: Tree = None


@node
class Invariant(Node):
    condition: Tree = None


@node
class Worth(Node):
    kind: Tree = None
    amount: Tree = None
    condition: Tree = None


@node
class Idiom(Node):
    name: Tree = None
    holes: Tree = None
    line: Tree = None


@node
class Replacement(Node):
    declaration: Tree = None


@node
class ReplaceStep(Node):
    name: Tree = None
    steps: Tree = None


@node
class ReplaceTable(Node):
    slot: Tree = None
    card: Tree = None
    entries: Tree = None
    otherwise: Tree = None


@node
class ReplaceCell(Node):
    slot: Tree = None
    card: Tree = None
    entry: Tree = None


@node
class Removal(Node):
    element: Tree = None
    name: Tree = None


@node
class RemoveTable(Node):
    slot: Tree = None
    card: Tree = None


@node
class Element(Node):
    word: Tree = None


# ------------------------------------------------------------------------------------------------------------- cards


@node
class Card(Node):
    kind: Tree = None
    id: Tree = None
    name: Tree = None
    values: Tree = None
    lines: Tree = None


@node
class Facts(Node):
    printed: tuple[Tree, ...]


@node
class Printed(Node):
    property: Tree = None
    values: Tree = None


@node
class PrintedNumber(Node):
    number: Tree = None


@node
class PrintedWord(Node):
    word: Tree = None
    number: Tree = None


@node
class PrintedProperty(Node):
    property: Tree = None


@node
class Origin(Node):
    sort: Tree = None
    note: Tree = None


@node
class Slot(Node):
    slot: Tree = None
    parameter: Tree = None
    facts: Tree = None
    costs: Tree = None
    once: Tree = None
    body: Tree = None


@node
class Costs(Node):
    amount: Tree = None


@node
class Table(Node):
    slot: Tree = None
    entries: Tree = None
    otherwise: Tree = None


@node
class Entry(Node):
    spans: Tree = None
    body: Tree = None


@node
class NothingHere(Node):
    pass


@node
class NothingElse(Node):
    pass


@node
class Range(Node):
    first: Tree = None
    last: Tree = None


@node
class Every(Node):
    pass


@node
class Trigger(Node):
    word: Tree = None
    event: Tree = None
    condition: Tree = None
    once: Tree = None
    body: Tree = None


@node
class TriggerWord(Node):
    word: Tree = None


@node
class Once(Node):
    scope: Tree = None


@node
class While(Node):
    condition: Tree = None
    lines: Tree = None


@node
class Whenever(Node):
    condition: Tree = None
    body: Tree = None


@node
class Event(Node):
    event: Tree = None


@node
class Happens(Node):
    subject: Tree = None
    verb: Tree = None
    arguments: Tree = None


@node
class HappensPassively(Node):
    subject: Tree = None
    participle: Tree = None
    by: Tree = None


@node
class TurnsInto(Node):
    subject: Tree = None
    value: Tree = None


@node
class ScopeEdge(Node):
    scope: Tree = None
    of: Tree = None
    edge: Tree = None


@node
class StepEvent(Node):
    step: Tree = None


@node
class SetupEvent(Node):
    setup: Tree = None


@node
class Performed(Node):
    slot: Tree = None
    of: Tree = None


# -------------------------------------------------------------------------------------------------------- statements


@node
class Call(Node):
    subject: Tree = None
    verb: Tree = None
    arguments: Tree = None


@node
class MayDo(Node):
    who: Tree = None
    verb: Tree = None
    arguments: Tree = None


@node
class BecomesCopy(Node):
    subject: Tree = None
    model: Tree = None
    duration: Tree = None


@node
class LosesText(Node):
    subject: Tree = None
    duration: Tree = None


@node
class Roll(Node):
    sides: Tree = None
    name: Tree = None


@node
class StartFlow(Node):
    flow: Tree = None
    who: Tree = None


@node
class Joins(Node):
    subject: Tree = None


@node
class Modify(Node):
    subject: Tree = None
    property: Tree = None
    index: Tree = None
    sign: Tree = None
    amount: Tree = None
    duration: Tree = None


@node
class Cannot(Node):
    subject: Tree = None
    verb: Tree = None
    arguments: Tree = None
    duration: Tree = None


@node
class CannotAct(Node):
    subject: Tree = None
    exceptions: Tree = None
    duration: Tree = None


@node
class Becomes(Node):
    subject: Tree = None
    value: Tree = None


@node
class WordValue(Node):
    word: Tree = None


@node
class Rises(Node):
    property: Tree = None
    direction: Tree = None
    amount: Tree = None


@node
class Let(Node):
    name: Tree = None
    value: Tree = None


@node
class Move(Node):
    what: Tree = None
    end: Tree = None
    zone: Tree = None


@node
class EndOfZone(Node):
    end: Tree = None


@node
class Shuffle(Node):
    zone: Tree = None


@node
class Choose(Node):
    chooser: Tree = None
    what: Tree = None
    otherwise: Tree = None


@node
class Chooser(Node):
    who: Tree = None


@node
class Search(Node):
    searcher: Tree = None
    what: Tree = None
    otherwise: Tree = None


@node
class Searcher(Node):
    who: Tree = None


@node
class Otherwise(Node):
    body: Tree = None


@node
class Reveal(Node):
    what: Tree = None
    name: Tree = None
    who: Tree = None


@node
class Show(Node):
    what: Tree = None
    who: Tree = None


@node
class RevealUntil(Node):
    kind: Tree = None
    zone: Tree = None
    condition: Tree = None
    name: Tree = None
    rest: Tree = None


@node
class Perform(Node):
    slot: Tree = None
    card: Tree = None
    you: Tree = None
    on: Tree = None
    by: Tree = None


@node
class Put(Node):
    items: Tree = None
    zone: Tree = None
    having: Tree = None


@node
class PutItem(Node):
    word: Tree = None
    number: Tree = None
    name: Tree = None


@node
class WithProperty(Node):
    property: Tree = None
    value: Tree = None


@node
class PutEvery(Node):
    values: Tree = None
    kind: Tree = None
    bringer: Tree = None
    zone: Tree = None
    where: Tree = None
    copies: Tree = None


@node
class EndGame(Node):
    result: Tree = None
    winner: Tree = None


@node
class BeginScope(Node):
    scope: Tree = None


@node
class EndScope(Node):
    scope: Tree = None


@node
class EndEffects(Node):
    kind: Tree = None


@node
class RunStep(Node):
    step: Tree = None
    who: Tree = None


@node
class RunFlow(Node):
    flow: Tree = None
    who: Tree = None


@node
class AllPass(Node):
    every: Tree = None
    word: Tree = None


@node
class RunSetup(Node):
    beginning: Tree = None
    settings: Tree = None


@node
class Brings(Node):
    who: Tree = None
    deck: Tree = None


@node
class Require(Node):
    name: Tree = None
    of: Tree = None
    condition: Tree = None


@node
class Setting(Node):
    option: Tree = None
    seat: Tree = None
    value: Tree = None


@node
class Answers(Node):
    who: Tree = None
    name: Tree = None
    value: Tree = None


@node
class Answer(Node):
    name: Tree = None
    value: Tree = None


@node
class Offered(Node):
    words: tuple[Tree, ...]


@node
class If(Node):
    condition: Tree = None
    then: Tree = None
    otherwise: Tree = None


@node
class Repeat(Node):
    times: Tree = None
    name: Tree = None
    condition: Tree = None
    body: Tree = None


@node
class ForEach(Node):
    what: Tree = None
    body: Tree = None


@node
class ForItems(Node):
    of: Tree = None
    name: Tree = None
    body: Tree = None


@node
class Together(Node):
    body: Tree = None


@node
class May(Node):
    who: Tree = None
    body: Tree = None


@node
class ChooseOne(Node):
    chooser: Tree = None
    alternatives: Tree = None


@node
class Alternative(Node):
    name: Tree = None
    condition: Tree = None
    body: Tree = None


@node
class Window(Node):
    once: Tree = None
    start: Tree = None
    second: Tree = None
    offers: Tree = None


@node
class Offer(Node):
    who: Tree = None
    verb: Tree = None
    arguments: Tree = None


@node
class Grant(Node):
    who: Tree = None
    duration: Tree = None
    abilities: Tree = None


@node
class Delayed(Node):
    event: Tree = None
    duration: Tree = None
    body: Tree = None


@node
class DelayedOnce(Node):
    event: Tree = None
    duration: Tree = None
    body: Tree = None


@node
class Duration(Node):
    items: tuple[Tree, ...]


@node
class NextTime(Node):
    event: Tree = None


@node
class ScopeEnd(Node):
    scope: Tree = None


@node
class Arguments(Node):
    bare: Tree = None
    prepositionals: Tree = None


@node
class Prepositional(Node):
    preposition: Tree = None
    argument: Tree = None


# ------------------------------------------------------------------------------------------------------ noun phrases


@node
class Those(Node):
    determiner: Tree = None
    adjectives: Tree = None
    kind: Tree = None
    zone: Tree = None
    history: Tree = None
    name: Tree = None
    where: Tree = None


@node
class ThosePlain(Node):
    determiner: Tree = None
    adjectives: Tree = None
    kind: Tree = None
    zone: Tree = None
    history: Tree = None


@node
class SomeNumber(Node):
    article: Tree = None
    name: Tree = None
    where: Tree = None


@node
class UpTo(Node):
    number: Tree = None


@node
class AnyNumber(Node):
    pass


@node
class Exactly(Node):
    number: Tree = None


@node
class Determiner(Node):
    word: Tree = None


@node
class History(Node):
    who: Tree = None
    participle: Tree = None
    scope: Tree = None


@node
class Name(Node):
    word: Tree = None


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
    of: Tree = None


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
    steps: Tree = None
    who: Tree = None


@node
class Property(Node):
    property: Tree = None
    index: Tree = None
    owner: Tree = None


@node
class Item(Node):
    number: Tree = None
    of: Tree = None


@node
class Mark(Node):
    of: Tree = None


@node
class Size(Node):
    of: Tree = None


@node
class Top(Node):
    kind: Tree = None
    zone: Tree = None


# -------------------------------------------------------------------------------------------- amounts and conditions


@node
class PlusMinus(Node):
    left: Tree = None
    sign: Tree = None
    right: Tree = None


@node
class Bounded(Node):
    left: Tree = None
    word: Tree = None
    right: Tree = None


@node
class Times(Node):
    left: Tree = None
    right: Tree = None


@node
class Number(Node):
    number: Tree = None


@node
class Negative(Node):
    amount: Tree = None


@node
class Half(Node):
    amount: Tree = None
    rounded: Tree = None


@node
class Count(Node):
    what: Tree = None


@node
class CountOf(Node):
    what: Tree = None


@node
class CountDifferent(Node):
    property: Tree = None
    what: Tree = None


@node
class Total(Node):
    what: Tree = None
    amount: Tree = None


@node
class Highest(Node):
    what: Tree = None
    amount: Tree = None


@node
class Or(Node):
    left: Tree = None
    right: Tree = None


@node
class And(Node):
    left: Tree = None
    right: Tree = None


@node
class Compare(Node):
    left: Tree = None
    operator: Tree = None
    right: Tree = None


@node
class Is(Node):
    left: Tree = None
    negated: Tree = None
    values: Tree = None


@node
class IsKind(Node):
    left: Tree = None
    negated: Tree = None
    article: Tree = None
    kind: Tree = None


@node
class IsCopy(Node):
    left: Tree = None
    negated: Tree = None
    article: Tree = None
    right: Tree = None


@node
class IsIn(Node):
    left: Tree = None
    negated: Tree = None
    zone: Tree = None


@node
class IsEmpty(Node):
    left: Tree = None
    negated: Tree = None


@node
class Exists(Node):
    what: Tree = None


@node
class HasSlot(Node):
    what: Tree = None
    negated: Tree = None
    slot: Tree = None


@node
class CanDo(Node):
    who: Tree = None
    verb: Tree = None
    arguments: Tree = None


@node
class Just(Node):
    bare: Tree = None


@node
class ThereIs(Node):
    what: Tree = None


@node
class ThereIsNo(Node):
    what: Tree = None


@node
class Result(Node):
    negated: Tree = None
    result: Tree = None
    winner: Tree = None


# --------------------------------------------------------------------------------------------------------- scenarios


@node
class Scenario(Node):
    id: Tree = None
    title: Tree = None
    parts: Tree = None


@node
class Given(Node):
    lines: Tree = None


@node
class LocalCard(Node):
    kind: Tree = None
    id: Tree = None
    values: Tree = None
    facts: Tree = None
    lines: Tree = None


@node
class WhenPart(Node):
    body: Tree = None


@node
class ThenPart(Node):
    lines: Tree = None


@node
class Expect(Node):
    condition: Tree = None


@node
class ExpectCannot(Node):
    subject: Tree = None
    verb: Tree = None
    arguments: Tree = None


@node
class ExpectOffered(Node):
    name: Tree = None
    values: Tree = None


@node
class ExpectNotOffered(Node):
    name: Tree = None
    values: Tree = None


@node
class ExpectRefused(Node):
    by: Tree = None
    refusals: Tree = None


LISTS = frozenset(
    "abilities adjectives alternatives amounts answer_values axes block body card_lines earlier entries expectations fields flow_items game_lines given_lines"
    " is_values kind_lines local_lines offers prepositionals printed_values put_items rule_lines scenario_parts settings slot_facts spans"
    " value_words verb_lines word_list words deck_rows deck_cards refusals kept exceptions holes".split()
)
"""Rules whose node is simply the tuple of what they hold."""

VARIADIC = frozenset("duration facts forms offered say scopes slots words_type zones".split())
"""Rules whose node has one field, the tuple of what they hold."""

NODES: dict[str, type[Any]] = {}
"""The node of each rule: `for_each` and ForEach."""

for _name, _class in list(globals().items()):
    if isinstance(_class, type) and issubclass(_class, Node) and _class not in (Node, Word):
        NODES["".join(f"_{c.lower()}" if c.isupper() else c for c in _name).lstrip("_")] = _class
