"""The syntax tree: what was written, one frozen node for each rule of grammar.lark."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from .source import Span


@dataclass(frozen=True, slots=True)
class Node:
    span: Span = field(repr=False, compare=False)


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Game(Node):
    name: Tree = None
    lines: Tree = None


@dataclass(frozen=True, slots=True)
class Expansion(Node):
    name: Tree = None
    of: Tree = None


@dataclass(frozen=True, slots=True)
class Players(Node):
    least: Tree = None
    most: Tree = None


@dataclass(frozen=True, slots=True)
class Zones(Node):
    zones: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class Zone(Node):
    name: Tree = None
    flags: Tree = None
    per: Tree = None


@dataclass(frozen=True, slots=True)
class Scopes(Node):
    names: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class PacketsOrder(Node):
    preposition: Tree = None
    start: Tree = None


@dataclass(frozen=True, slots=True)
class TriggersOrder(Node):
    preposition: Tree = None
    who: Tree = None


@dataclass(frozen=True, slots=True)
class Paying(Node):
    preposition: Tree = None
    verb: Tree = None


@dataclass(frozen=True, slots=True)
class Option(Node):
    name: Tree = None
    type: Tree = None


@dataclass(frozen=True, slots=True)
class OptionNumber(Node):
    most: Tree = None


@dataclass(frozen=True, slots=True)
class Say(Node):
    words: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class Has(Node):
    name: Tree = None
    type: Tree = None
    until: Tree = None


@dataclass(frozen=True, slots=True)
class Derived(Node):
    name: Tree = None
    value: Tree = None


@dataclass(frozen=True, slots=True)
class Fact(Node):
    name: Tree = None
    type: Tree = None


@dataclass(frozen=True, slots=True)
class NumberType(Node):
    per: Tree = None
    most: Tree = None


@dataclass(frozen=True, slots=True)
class CellsType(Node):
    of: Tree = None


@dataclass(frozen=True, slots=True)
class SetType(Node):
    of: Tree = None


@dataclass(frozen=True, slots=True)
class WordType(Node):
    name: Tree = None


@dataclass(frozen=True, slots=True)
class WordsType(Node):
    words: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class Values(Node):
    name: Tree = None
    words: Tree = None


@dataclass(frozen=True, slots=True)
class Kind(Node):
    name: Tree = None
    forms: Tree = None
    base: Tree = None
    lines: Tree = None


@dataclass(frozen=True, slots=True)
class Extend(Node):
    kind: Tree = None
    lines: Tree = None


@dataclass(frozen=True, slots=True)
class Forms(Node):
    words: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class Slots(Node):
    slots: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class SlotWord(Node):
    name: Tree = None
    fact: Tree = None
    type: Tree = None
    parameter: Tree = None


@dataclass(frozen=True, slots=True)
class YouIs(Node):
    value: Tree = None


@dataclass(frozen=True, slots=True)
class Asks(Node):
    value: Tree = None
    otherwise: Tree = None


@dataclass(frozen=True, slots=True)
class Begins(Node):
    pass


@dataclass(frozen=True, slots=True)
class Replaces(Node):
    derived: Tree = None


@dataclass(frozen=True, slots=True)
class TableForm(Node):
    name: Tree = None
    axes: Tree = None


@dataclass(frozen=True, slots=True)
class Axis(Node):
    name: Tree = None
    first: Tree = None
    last: Tree = None


@dataclass(frozen=True, slots=True)
class Verb(Node):
    subject: Tree = None
    word: Tree = None
    fields: Tree = None
    forms: Tree = None
    lines: Tree = None
    body: Tree = None


@dataclass(frozen=True, slots=True)
class Role(Node):
    name: Tree = None
    type: Tree = None


@dataclass(frozen=True, slots=True)
class Field(Node):
    preposition: Tree = None
    role: Tree = None


@dataclass(frozen=True, slots=True)
class Packet(Node):
    role: Tree = None


@dataclass(frozen=True, slots=True)
class Affects(Node):
    role: Tree = None


@dataclass(frozen=True, slots=True)
class Setup(Node):
    body: Tree = None


@dataclass(frozen=True, slots=True)
class Seats(Node):
    body: Tree = None


@dataclass(frozen=True, slots=True)
class Flow(Node):
    name: Tree = None
    of: Tree = None
    repeats: Tree = None
    items: Tree = None


@dataclass(frozen=True, slots=True)
class Step(Node):
    name: Tree = None
    body: Tree = None


@dataclass(frozen=True, slots=True)
class Turns(Node):
    kind: Tree = None
    name: Tree = None
    flow: Tree = None
    start: Tree = None
    where: Tree = None


@dataclass(frozen=True, slots=True)
class Rule(Node):
    name: Tree = None
    ability: Tree = None


@dataclass(frozen=True, slots=True)
class RuleBlock(Node):
    name: Tree = None
    lines: Tree = None


@dataclass(frozen=True, slots=True)
class Invariant(Node):
    condition: Tree = None


@dataclass(frozen=True, slots=True)
class Worth(Node):
    kind: Tree = None
    amount: Tree = None
    condition: Tree = None


@dataclass(frozen=True, slots=True)
class Replacement(Node):
    declaration: Tree = None


@dataclass(frozen=True, slots=True)
class ReplaceStep(Node):
    name: Tree = None
    steps: Tree = None


@dataclass(frozen=True, slots=True)
class Removal(Node):
    element: Tree = None
    name: Tree = None


@dataclass(frozen=True, slots=True)
class Element(Node):
    word: Tree = None


# ------------------------------------------------------------------------------------------------------------- cards


@dataclass(frozen=True, slots=True)
class Card(Node):
    kind: Tree = None
    id: Tree = None
    name: Tree = None
    values: Tree = None
    lines: Tree = None


@dataclass(frozen=True, slots=True)
class Facts(Node):
    printed: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class Printed(Node):
    property: Tree = None
    values: Tree = None


@dataclass(frozen=True, slots=True)
class PrintedNumber(Node):
    number: Tree = None


@dataclass(frozen=True, slots=True)
class PrintedWord(Node):
    word: Tree = None
    number: Tree = None


@dataclass(frozen=True, slots=True)
class PrintedProperty(Node):
    property: Tree = None


@dataclass(frozen=True, slots=True)
class Origin(Node):
    sort: Tree = None
    note: Tree = None


@dataclass(frozen=True, slots=True)
class Slot(Node):
    slot: Tree = None
    parameter: Tree = None
    facts: Tree = None
    costs: Tree = None
    once: Tree = None
    body: Tree = None


@dataclass(frozen=True, slots=True)
class Costs(Node):
    amount: Tree = None


@dataclass(frozen=True, slots=True)
class Table(Node):
    slot: Tree = None
    entries: Tree = None
    otherwise: Tree = None


@dataclass(frozen=True, slots=True)
class Entry(Node):
    spans: Tree = None
    body: Tree = None


@dataclass(frozen=True, slots=True)
class NothingHere(Node):
    pass


@dataclass(frozen=True, slots=True)
class NothingElse(Node):
    pass


@dataclass(frozen=True, slots=True)
class Range(Node):
    first: Tree = None
    last: Tree = None


@dataclass(frozen=True, slots=True)
class Every(Node):
    pass


@dataclass(frozen=True, slots=True)
class Trigger(Node):
    word: Tree = None
    event: Tree = None
    condition: Tree = None
    once: Tree = None
    body: Tree = None


@dataclass(frozen=True, slots=True)
class TriggerWord(Node):
    word: Tree = None


@dataclass(frozen=True, slots=True)
class Once(Node):
    scope: Tree = None


@dataclass(frozen=True, slots=True)
class While(Node):
    condition: Tree = None
    lines: Tree = None


@dataclass(frozen=True, slots=True)
class Whenever(Node):
    condition: Tree = None
    body: Tree = None


@dataclass(frozen=True, slots=True)
class Event(Node):
    event: Tree = None


@dataclass(frozen=True, slots=True)
class Happens(Node):
    subject: Tree = None
    verb: Tree = None
    arguments: Tree = None


@dataclass(frozen=True, slots=True)
class HappensPassively(Node):
    subject: Tree = None
    participle: Tree = None
    by: Tree = None


@dataclass(frozen=True, slots=True)
class TurnsInto(Node):
    subject: Tree = None
    value: Tree = None


@dataclass(frozen=True, slots=True)
class ScopeEdge(Node):
    scope: Tree = None
    of: Tree = None
    edge: Tree = None


@dataclass(frozen=True, slots=True)
class StepEvent(Node):
    step: Tree = None


# -------------------------------------------------------------------------------------------------------- statements


@dataclass(frozen=True, slots=True)
class Call(Node):
    subject: Tree = None
    verb: Tree = None
    arguments: Tree = None


@dataclass(frozen=True, slots=True)
class MayDo(Node):
    who: Tree = None
    verb: Tree = None
    arguments: Tree = None


@dataclass(frozen=True, slots=True)
class BecomesCopy(Node):
    subject: Tree = None
    model: Tree = None
    duration: Tree = None


@dataclass(frozen=True, slots=True)
class LosesText(Node):
    subject: Tree = None
    duration: Tree = None


@dataclass(frozen=True, slots=True)
class Roll(Node):
    sides: Tree = None
    name: Tree = None


@dataclass(frozen=True, slots=True)
class StartFlow(Node):
    flow: Tree = None
    who: Tree = None


@dataclass(frozen=True, slots=True)
class Joins(Node):
    subject: Tree = None


@dataclass(frozen=True, slots=True)
class Modify(Node):
    subject: Tree = None
    property: Tree = None
    index: Tree = None
    sign: Tree = None
    amount: Tree = None
    duration: Tree = None


@dataclass(frozen=True, slots=True)
class Cannot(Node):
    subject: Tree = None
    verb: Tree = None
    arguments: Tree = None
    duration: Tree = None


@dataclass(frozen=True, slots=True)
class Becomes(Node):
    subject: Tree = None
    value: Tree = None


@dataclass(frozen=True, slots=True)
class WordValue(Node):
    word: Tree = None


@dataclass(frozen=True, slots=True)
class Rises(Node):
    property: Tree = None
    direction: Tree = None
    amount: Tree = None


@dataclass(frozen=True, slots=True)
class Let(Node):
    name: Tree = None
    value: Tree = None


@dataclass(frozen=True, slots=True)
class Move(Node):
    what: Tree = None
    end: Tree = None
    zone: Tree = None


@dataclass(frozen=True, slots=True)
class EndOfZone(Node):
    end: Tree = None


@dataclass(frozen=True, slots=True)
class Shuffle(Node):
    zone: Tree = None


@dataclass(frozen=True, slots=True)
class Choose(Node):
    chooser: Tree = None
    what: Tree = None
    otherwise: Tree = None


@dataclass(frozen=True, slots=True)
class Chooser(Node):
    who: Tree = None


@dataclass(frozen=True, slots=True)
class Search(Node):
    searcher: Tree = None
    what: Tree = None
    otherwise: Tree = None


@dataclass(frozen=True, slots=True)
class Searcher(Node):
    who: Tree = None


@dataclass(frozen=True, slots=True)
class Otherwise(Node):
    body: Tree = None


@dataclass(frozen=True, slots=True)
class Reveal(Node):
    what: Tree = None
    name: Tree = None
    who: Tree = None


@dataclass(frozen=True, slots=True)
class Show(Node):
    what: Tree = None
    who: Tree = None


@dataclass(frozen=True, slots=True)
class RevealUntil(Node):
    kind: Tree = None
    zone: Tree = None
    condition: Tree = None
    name: Tree = None
    rest: Tree = None


@dataclass(frozen=True, slots=True)
class Perform(Node):
    slot: Tree = None
    card: Tree = None
    you: Tree = None
    on: Tree = None
    by: Tree = None


@dataclass(frozen=True, slots=True)
class Put(Node):
    items: Tree = None
    zone: Tree = None
    having: Tree = None


@dataclass(frozen=True, slots=True)
class PutItem(Node):
    word: Tree = None
    number: Tree = None
    name: Tree = None


@dataclass(frozen=True, slots=True)
class WithProperty(Node):
    property: Tree = None
    value: Tree = None


@dataclass(frozen=True, slots=True)
class PutEvery(Node):
    values: Tree = None
    kind: Tree = None
    zone: Tree = None
    where: Tree = None
    copies: Tree = None


@dataclass(frozen=True, slots=True)
class EndGame(Node):
    result: Tree = None
    winner: Tree = None


@dataclass(frozen=True, slots=True)
class BeginScope(Node):
    scope: Tree = None


@dataclass(frozen=True, slots=True)
class EndScope(Node):
    scope: Tree = None


@dataclass(frozen=True, slots=True)
class RunStep(Node):
    step: Tree = None
    who: Tree = None


@dataclass(frozen=True, slots=True)
class RunFlow(Node):
    flow: Tree = None
    who: Tree = None


@dataclass(frozen=True, slots=True)
class AllPass(Node):
    every: Tree = None
    word: Tree = None


@dataclass(frozen=True, slots=True)
class RunSetup(Node):
    beginning: Tree = None
    settings: Tree = None


@dataclass(frozen=True, slots=True)
class Setting(Node):
    option: Tree = None
    value: Tree = None


@dataclass(frozen=True, slots=True)
class Answers(Node):
    who: Tree = None
    name: Tree = None
    value: Tree = None


@dataclass(frozen=True, slots=True)
class Answer(Node):
    name: Tree = None
    value: Tree = None


@dataclass(frozen=True, slots=True)
class Offered(Node):
    words: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class If(Node):
    condition: Tree = None
    then: Tree = None
    otherwise: Tree = None


@dataclass(frozen=True, slots=True)
class Repeat(Node):
    times: Tree = None
    name: Tree = None
    condition: Tree = None
    body: Tree = None


@dataclass(frozen=True, slots=True)
class ForEach(Node):
    what: Tree = None
    body: Tree = None


@dataclass(frozen=True, slots=True)
class ForItems(Node):
    of: Tree = None
    name: Tree = None
    body: Tree = None


@dataclass(frozen=True, slots=True)
class Together(Node):
    body: Tree = None


@dataclass(frozen=True, slots=True)
class May(Node):
    who: Tree = None
    body: Tree = None


@dataclass(frozen=True, slots=True)
class ChooseOne(Node):
    chooser: Tree = None
    alternatives: Tree = None


@dataclass(frozen=True, slots=True)
class Alternative(Node):
    name: Tree = None
    condition: Tree = None
    body: Tree = None


@dataclass(frozen=True, slots=True)
class Window(Node):
    once: Tree = None
    start: Tree = None
    offers: Tree = None


@dataclass(frozen=True, slots=True)
class Offer(Node):
    who: Tree = None
    verb: Tree = None
    arguments: Tree = None


@dataclass(frozen=True, slots=True)
class Grant(Node):
    who: Tree = None
    duration: Tree = None
    abilities: Tree = None


@dataclass(frozen=True, slots=True)
class Delayed(Node):
    event: Tree = None
    duration: Tree = None
    body: Tree = None


@dataclass(frozen=True, slots=True)
class DelayedOnce(Node):
    event: Tree = None
    duration: Tree = None
    body: Tree = None


@dataclass(frozen=True, slots=True)
class Duration(Node):
    items: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class NextTime(Node):
    event: Tree = None


@dataclass(frozen=True, slots=True)
class ScopeEnd(Node):
    scope: Tree = None


@dataclass(frozen=True, slots=True)
class Arguments(Node):
    bare: Tree = None
    prepositionals: Tree = None


@dataclass(frozen=True, slots=True)
class Prepositional(Node):
    preposition: Tree = None
    argument: Tree = None


# ------------------------------------------------------------------------------------------------------ noun phrases


@dataclass(frozen=True, slots=True)
class Those(Node):
    determiner: Tree = None
    adjectives: Tree = None
    kind: Tree = None
    zone: Tree = None
    history: Tree = None
    name: Tree = None
    where: Tree = None


@dataclass(frozen=True, slots=True)
class ThosePlain(Node):
    determiner: Tree = None
    adjectives: Tree = None
    kind: Tree = None
    zone: Tree = None
    history: Tree = None


@dataclass(frozen=True, slots=True)
class SomeNumber(Node):
    article: Tree = None
    name: Tree = None
    where: Tree = None


@dataclass(frozen=True, slots=True)
class UpTo(Node):
    number: Tree = None


@dataclass(frozen=True, slots=True)
class AnyNumber(Node):
    pass


@dataclass(frozen=True, slots=True)
class Exactly(Node):
    number: Tree = None


@dataclass(frozen=True, slots=True)
class Determiner(Node):
    word: Tree = None


@dataclass(frozen=True, slots=True)
class History(Node):
    who: Tree = None
    participle: Tree = None
    scope: Tree = None


@dataclass(frozen=True, slots=True)
class Name(Node):
    word: Tree = None


@dataclass(frozen=True, slots=True)
class This(Node):
    pass


@dataclass(frozen=True, slots=True)
class You(Node):
    pass


@dataclass(frozen=True, slots=True)
class Current(Node):
    pass


@dataclass(frozen=True, slots=True)
class Owner(Node):
    of: Tree = None


@dataclass(frozen=True, slots=True)
class Source(Node):
    pass


@dataclass(frozen=True, slots=True)
class Beginning(Node):
    pass


@dataclass(frozen=True, slots=True)
class Nothing(Node):
    pass


@dataclass(frozen=True, slots=True)
class SeatAfter(Node):
    steps: Tree = None
    who: Tree = None


@dataclass(frozen=True, slots=True)
class Property(Node):
    property: Tree = None
    index: Tree = None
    owner: Tree = None


@dataclass(frozen=True, slots=True)
class Item(Node):
    number: Tree = None
    of: Tree = None


@dataclass(frozen=True, slots=True)
class Mark(Node):
    of: Tree = None


@dataclass(frozen=True, slots=True)
class Size(Node):
    of: Tree = None


@dataclass(frozen=True, slots=True)
class Top(Node):
    kind: Tree = None
    zone: Tree = None


# -------------------------------------------------------------------------------------------- amounts and conditions


@dataclass(frozen=True, slots=True)
class PlusMinus(Node):
    left: Tree = None
    sign: Tree = None
    right: Tree = None


@dataclass(frozen=True, slots=True)
class Bounded(Node):
    left: Tree = None
    word: Tree = None
    right: Tree = None


@dataclass(frozen=True, slots=True)
class Times(Node):
    left: Tree = None
    right: Tree = None


@dataclass(frozen=True, slots=True)
class Number(Node):
    number: Tree = None


@dataclass(frozen=True, slots=True)
class Negative(Node):
    amount: Tree = None


@dataclass(frozen=True, slots=True)
class Half(Node):
    amount: Tree = None
    rounded: Tree = None


@dataclass(frozen=True, slots=True)
class Count(Node):
    what: Tree = None


@dataclass(frozen=True, slots=True)
class CountOf(Node):
    what: Tree = None


@dataclass(frozen=True, slots=True)
class CountDifferent(Node):
    property: Tree = None
    what: Tree = None


@dataclass(frozen=True, slots=True)
class Total(Node):
    what: Tree = None
    amount: Tree = None


@dataclass(frozen=True, slots=True)
class Or(Node):
    left: Tree = None
    right: Tree = None


@dataclass(frozen=True, slots=True)
class And(Node):
    left: Tree = None
    right: Tree = None


@dataclass(frozen=True, slots=True)
class Compare(Node):
    left: Tree = None
    operator: Tree = None
    right: Tree = None


@dataclass(frozen=True, slots=True)
class Is(Node):
    left: Tree = None
    negated: Tree = None
    values: Tree = None


@dataclass(frozen=True, slots=True)
class IsKind(Node):
    left: Tree = None
    negated: Tree = None
    article: Tree = None
    kind: Tree = None


@dataclass(frozen=True, slots=True)
class IsCopy(Node):
    left: Tree = None
    negated: Tree = None
    article: Tree = None
    right: Tree = None


@dataclass(frozen=True, slots=True)
class IsIn(Node):
    left: Tree = None
    negated: Tree = None
    zone: Tree = None


@dataclass(frozen=True, slots=True)
class IsEmpty(Node):
    left: Tree = None
    negated: Tree = None


@dataclass(frozen=True, slots=True)
class Exists(Node):
    what: Tree = None


@dataclass(frozen=True, slots=True)
class HasSlot(Node):
    what: Tree = None
    negated: Tree = None
    slot: Tree = None


@dataclass(frozen=True, slots=True)
class CanDo(Node):
    who: Tree = None
    verb: Tree = None
    arguments: Tree = None


@dataclass(frozen=True, slots=True)
class Just(Node):
    bare: Tree = None


@dataclass(frozen=True, slots=True)
class ThereIs(Node):
    what: Tree = None


@dataclass(frozen=True, slots=True)
class ThereIsNo(Node):
    what: Tree = None


@dataclass(frozen=True, slots=True)
class Result(Node):
    negated: Tree = None
    result: Tree = None
    winner: Tree = None


# --------------------------------------------------------------------------------------------------------- scenarios


@dataclass(frozen=True, slots=True)
class Scenario(Node):
    id: Tree = None
    title: Tree = None
    parts: Tree = None


@dataclass(frozen=True, slots=True)
class Given(Node):
    lines: Tree = None


@dataclass(frozen=True, slots=True)
class LocalCard(Node):
    kind: Tree = None
    id: Tree = None
    values: Tree = None
    facts: Tree = None
    lines: Tree = None


@dataclass(frozen=True, slots=True)
class WhenPart(Node):
    body: Tree = None


@dataclass(frozen=True, slots=True)
class ThenPart(Node):
    lines: Tree = None


@dataclass(frozen=True, slots=True)
class Expect(Node):
    condition: Tree = None


@dataclass(frozen=True, slots=True)
class ExpectCannot(Node):
    subject: Tree = None
    verb: Tree = None
    arguments: Tree = None


@dataclass(frozen=True, slots=True)
class ExpectOffered(Node):
    name: Tree = None
    values: Tree = None


@dataclass(frozen=True, slots=True)
class ExpectNotOffered(Node):
    name: Tree = None
    values: Tree = None


@dataclass(frozen=True, slots=True)
class ExpectRefused(Node):
    pass


LISTS = frozenset(
    "abilities adjectives alternatives amounts answer_values axes block body card_lines entries expectations fields flow_items game_lines given_lines"
    " is_values kind_lines local_lines offers prepositionals printed_values put_items scenario_parts settings slot_facts spans"
    " statics value_words verb_lines word_list words".split()
)
"""Rules whose node is simply the tuple of what they hold."""

VARIADIC = frozenset("duration facts forms offered say scopes slots words_type zones".split())
"""Rules whose node has one field, the tuple of what they hold."""

NODES: dict[str, type[Any]] = {}
"""The node of each rule: `for_each` and ForEach."""

for _name, _class in list(globals().items()):
    if isinstance(_class, type) and issubclass(_class, Node) and _class not in (Node, Word):
        NODES["".join(f"_{c.lower()}" if c.isupper() else c for c in _name).lstrip("_")] = _class
