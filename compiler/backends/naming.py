"""What things are called: expressions, events and conditions of the model in, parts of message trees out.

It remembers what an ability has named, so that a first mention introduces a thing and a later one cannot be taken for
another. Statements and abilities are told by `prose.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from .. import model
from ..messages import YOU, Amount, Argument, Message, NounPhrase, say
from . import conditions, nouns
from .declared import (
    Unprintable,
    declared,
    hyphens,
    noun_id,
    property_id,
    scope,
    slot,
    value_id,
    verb_id,
    words_of_verbs,
)
from .idioms import Pattern
from .mentions import Binding, bindings, phrases
from .nouns import as_phrase, with_determiner

OPERATORS = {"+": "plus", "-": "minus", "*": "times", "at least": "at-least", "at most": "at-most"}
PLURAL = ("live", "live-other", "all")
LETTERS = "XYZVWUTSRQPNMLKJHGFEDCBA"
NUMBER_NOUN = "n-number"  # the noun of an amount that was left open: the verb knows the unit


# What binds more tightly has the greater number; what is composed gets brackets inside a half or a total.
PRECEDENCE = {"at least": 0, "at most": 0, "+": 1, "-": 1, "*": 2}
COMPOSED = (model.Arithmetic, model.Half)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What the printer must know of a game beside the tree in hand."""

    verbs: Mapping[str, model.Verb]
    kinds: Mapping[str, model.Kind] = field(default_factory=dict[str, model.Kind])
    zones: Mapping[str, model.Zone] = field(default_factory=dict[str, model.Zone])  # those of the game itself
    pays: str = ""  # the verb that costs are paid by
    cards: Mapping[str, str] = field(default_factory=dict[str, str])  # names in the source language, by id
    properties: tuple[model.Property, ...] = ()  # in the order of their declaration
    names: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]])  # by message id
    idioms: tuple[Pattern, ...] = ()  # `prose.vocabulary_of` tells them

    @classmethod
    def of(cls, known: model.Model) -> Vocabulary:
        """The vocabulary of a resolved game."""
        tables = (file.table for file in known.files if file.table is not None)
        zones = {zone.name: zone for table in tables for zone in table.zones}
        cards = {card.id: card.name for card in known.cards.values()}
        properties = tuple(known.properties.values())
        return cls(known.verbs, known.kinds, zones, known.pays, cards, properties, declared(known))

    def zone(self, property: model.Property) -> model.Zone | None:
        if not property.owner:
            return self.zones.get(property.name)
        kind = self.kinds.get(property.owner)
        return next((z for z in kind.zones if z.name == property.name), None) if kind else None

    def is_spoken(self, property: model.Property) -> bool:
        """Whether a bare word of its list speaks of this property: it is the first of its kind that has such words."""
        kinds: list[str] = [property.owner]
        while kinds[-1] in self.kinds:
            kinds.append(self.kinds[kinds[-1]].base)
        rivals = (p for p in self.properties if _has_words_of(p, property) and p.owner in kinds)
        return next(rivals, property) == property

    def words(self) -> Mapping[str, Mapping[str, str]]:
        """The words that things were declared with: they serve the source language."""
        return self.names or words_of_verbs(self.verbs)


def _has_words_of(one: model.Property, other: model.Property) -> bool:
    """Whether both hold words of one list: one word, or several."""
    words = ("value", "set")
    if one.type.tag in words and other.type.tag in words:
        return one.type.of == other.type.of
    return one.type == other.type


# ------------------------------------------------------------------------------------------------------ message ids


def verb_message(key: str, arguments: Sequence[Argument], vocabulary: Vocabulary) -> Message:
    verb = vocabulary.verbs.get(key)
    if verb is None:
        raise Unprintable(f"the verb '{key}' is not declared")
    names = [hyphens(role.name) for role in verb.roles]
    return Message(verb_id(key), tuple(zip(names, arguments, strict=True)))


def player(name: str, kind: str) -> NounPhrase:
    """A seat as logs call it: a name, with the features of its kind's noun."""
    return NounPhrase(noun_id(kind), "the", name=name)


# ------------------------------------------------------------------------------------------------------ names in use


@dataclass
class Namer:
    """Calls things by their names while one ability is told."""

    vocabulary: Vocabulary
    kind: str = ""
    mentions: dict[str, NounPhrase] = field(default_factory=dict[str, NounPhrase])
    letters: dict[str, str] = field(default_factory=dict[str, str])
    explained: list[tuple[str, Argument]] = field(default_factory=list[tuple[str, Argument]])
    subject: model.Node | None = None
    candidate: str | None = None
    pronoun: bool = False
    rivals: bool = False
    acting: str = ""
    found: dict[str, Binding] = field(default_factory=dict[str, Binding])
    taken: set[str] = field(default_factory=set[str])  # letters that mean something in this text already

    def prepare(self, ability: model.Ability) -> None:
        """Find out what will be named, so that each mention can be told from every other."""
        nodes = tuple(model.walk(ability))
        found = bindings(nodes, ability.parameters)
        chosen = (node.what.kind for node in nodes if isinstance(node, model.Choose))
        self.rivals = self.kind in (*(binding.kind for binding in found.values()), *chosen)
        self.found |= found
        self.acting = next((node.kind for node in nodes if isinstance(node, model.Current)), "")
        self.mentions |= phrases(found, self.kind, self.acting)
        self.taken |= {p.name for p in _properties(nodes) if p.name in LETTERS}

    # ------------------------------------------------------------------------------------- events, durations

    def event(self, event: model.Event, negated: bool = False, ahead: bool = False) -> Message:
        """What happens, or may not happen; in the passive the one it happens to comes first."""
        if event.key.startswith("becomes "):
            dotted = event.key.removeprefix("becomes ").split(".")
            return say("become", what=self._role(event, 0, False), value=self._state_value(*dotted))
        if event.key == model.ACT:
            return say("act", who=self._role(event, 0, False))
        sort, _, part = event.key.partition(" ")
        if sort in ("step", "setup"):
            step = NounPhrase(f"{'st' if sort == 'step' else 'su'}-{hyphens(part)}")
            return say("starts" if ahead else "step-ends", scope=step)
        if sort == "slot":
            of = say("m-slot-of", slot=slot(part), what=self._role(event, 0, False))
            return say("performed", what=NounPhrase("n-ability", "the", modifiers=(of,)))
        name, _, edge = event.key.rpartition(" ")
        if edge in ("starts", "ends") and event.key not in self.vocabulary.verbs:
            return say(edge, scope=self._scope_of(name, event.patterns))
        verb = self.vocabulary.verbs.get(event.key)
        if verb is None:
            raise Unprintable(f"the verb '{event.key}' is not declared")
        patterns = (*event.patterns, *[None] * (len(verb.roles) - len(event.patterns)))
        self.subject = patterns[0] if patterns else None
        arguments = [self._role(event, index, negated and index > 0) for index in range(len(patterns))]
        self.subject = None
        message = verb_message(event.key, arguments, self.vocabulary)
        asked = [p.where for p in patterns if isinstance(p, model.Some)]
        tests = tuple(where for where in asked if where is not None)
        if tests and not event.passive:
            test = self.condition(tests[0] if len(tests) == 1 else model.And(event.span, tests))
            return say("event-where", doer=arguments[0], event=message, condition=test)
        bare = [i for i, r in enumerate(verb.roles) if i and not r.preposition and r.type.tag != "number"]
        if not event.passive or bare and patterns[0] is not None:  # "is bought by you": you buy
            return message
        return say("passive", patient=arguments[bare[0] if bare else 0], event=message)

    def _scope_of(self, name: str, patterns: Sequence[model.Pattern]) -> NounPhrase:
        """A scope, and whose it is: `your turn`, `the turn`."""
        whose = patterns[0] if patterns else None
        return (
            scope(name)
            if whose is None or isinstance(whose, model.Some)
            else replace(scope(name), of=as_phrase(self.noun(whose)))
        )

    def _role(self, event: model.Event, index: int, negated: bool) -> Argument:
        pattern = event.patterns[index] if index < len(event.patterns) else None
        if pattern is None:
            return self._unsaid(event, index, negated)
        if isinstance(pattern, model.Those):
            phrase = self.noun(pattern)
            if isinstance(phrase, NounPhrase) and (name := event.names[index] if index < len(event.names) else None):
                phrase = replace(phrase, about=name)
            wide = pattern.determiner in ("", "a", "any")
            return phrase.with_determiner("any") if negated and wide and isinstance(phrase, NounPhrase) else phrase
        if isinstance(pattern, model.Some):
            if pattern.type == model.NUMBER:
                letter = self.letters[pattern.name] = self.new_letter()
                return Amount(letter)
            self.mentions[pattern.name] = NounPhrase(noun_id(pattern.type.of), "that")
            return NounPhrase(noun_id(pattern.type.of), "any" if negated else "a", about=pattern.name)
        verb = self.vocabulary.verbs.get(event.key)
        if verb is not None and verb.roles[index].type.tag == "number":
            return self.amount(pattern)
        return self.noun(pattern)

    def _unsaid(self, event: model.Event, index: int, negated: bool) -> Argument:
        """The object that the author left out: some verbs can be said without it, some need "a card"."""
        verb = self.vocabulary.verbs.get(event.key)
        role = verb.roles[index] if verb is not None and index else None
        if role is None or role.preposition or role.type.tag not in ("thing", "number"):
            return None
        noun = noun_id(role.type.of) if role.type.tag == "thing" else NUMBER_NOUN
        return NounPhrase(noun, "unsaid-any" if negated else "unsaid")

    def _state_value(self, kind: str, property: str, word: str) -> str:
        """The adjective of a state: its list is the type of the property, or the property's own name."""
        declared = self.vocabulary.kinds.get(kind)
        states = declared.states if declared else ()
        list_ = next((s.property.type.of for s in states if s.property.name == property), "") or property
        return f"a-{hyphens(list_)}-{hyphens(word)}"

    def until(self, duration: model.Duration | None) -> Message | None:
        if duration is None:
            return None
        parts = [say("until-event", event=self.event(event)) for event in duration.events]
        parts += [say("until-end", scope=scope(name)) for name in duration.scopes]
        if duration.rest:
            parts.append(say("rest-of-game"))
        if duration.next is not None:
            later = replace(duration, next=None)
            until = self.until(later) if later.ends or later.scopes else None
            return say("for-next", event=self.event(duration.next), until=until)
        return parts[0] if len(parts) == 1 else say("until-any", parts=tuple(parts))

    # ----------------------------------------------------------------------------------------- noun phrases

    def kind_of(self, node: model.Node) -> str:
        """The kind of thing that an expression means, as far as it says so itself."""
        return node.type.of if isinstance(node, model.Local) else str(getattr(node, "kind", ""))

    def noun(self, node: model.Expression | model.Those) -> NounPhrase | Message | Amount | str:
        """What an expression is called where a noun stands."""
        match node:
            case model.Those():
                return self.those(node)
            case model.Number(_, value):
                return Amount(value)
            case model.Value():
                return value_id(node)
            case model.Local(_, name):
                return self._local(name, node.type)
            case model.This(_, kind):
                return NounPhrase(noun_id(kind), "this-one" if self.rivals else "this", about="this")
            case model.You():
                return YOU
            case model.Current(_, kind):
                return NounPhrase(noun_id(kind), "the", adjectives=("a-current",), about="current")
            case model.Owner(_, of):
                whose = as_phrase(self.noun(of))
                return NounPhrase("n-owner", "the", of=whose, about=whose.about and f"owner of {whose.about}")
            case model.Source():
                return NounPhrase("n-card", "the", adjectives=("a-at-work",))
            case model.Beginning(_, kind):
                return NounPhrase(noun_id(kind), "the")
            case model.Seat(_, number, kind):
                return player(f"P{number + 1}", kind)
            case model.SeatAfter(_, who, steps, kind):
                if isinstance(steps, model.Number) and steps.value == 1:
                    after = say("m-next-after", who=self.noun(who))
                else:
                    after = say("m-seats-after", steps=self.amount(steps), who=self.noun(who))
                return NounPhrase(noun_id(kind), "the", modifiers=(after,))
            case model.Nothing():
                return NounPhrase("n-nothing", "none")
            case model.Read(_, property, owner, index):
                return self.read(property, owner, index)
            case model.Item(_, of, number):
                which = (say("m-numbered", number=self.amount(number)), say("m-of", what=self.noun(of)))
                in_zone = isinstance(of, model.Read) and of.property.sort == "zone"
                return NounPhrase("n-card" if in_zone else "n-item", "numbered", modifiers=which)
            case model.Mark(_, cell):
                return NounPhrase("n-mark", "the", modifiers=(say("m-of", what=self.noun(cell)),))
            case model.Size(_, cell):
                return NounPhrase("n-size", "the", modifiers=(say("m-of", what=self.noun(cell)),))
            case model.Arithmetic(_, operator, left, right):
                return say(OPERATORS[operator], left=self._operand(left, node), right=self._operand(right, node, True))
            case model.Half(_, of, rounded):
                half = say(f"m-half-{rounded}", what=self._grouped(of, isinstance(of, COMPOSED)))
                return NounPhrase("n-half", "portion", modifiers=(half,))
            case model.Count(_, of, distinct):
                return NounPhrase("n-number", "the", modifiers=(self._count(of, distinct),))
            case model.Total(_, of, amount, highest):
                return NounPhrase("n-highest" if highest else "n-total", "the", modifiers=(self._total(of, amount),))
            case model.Top(_, zone):
                of_zone = say("m-of", what=self.noun(zone))
                return NounPhrase("n-card", "the", adjectives=("a-top",), modifiers=(of_zone,))
        raise Unprintable(type(node).__name__)

    def _operand(self, node: model.Expression, within: model.Arithmetic, right: bool = False) -> Argument:
        """One side of a sum or product, in brackets wherever it could be read in another way."""
        outer = PRECEDENCE[within.operator]
        if isinstance(node, model.Arithmetic):
            return self._grouped(node, PRECEDENCE[node.operator] < outer + right)
        many = node.of if isinstance(node, model.Count | model.Total) else None
        long = isinstance(many, model.Those) and (many.where is not None or many.history is not None)
        return self._grouped(node, outer > 0 and (long or isinstance(node, model.Half)))

    def _grouped(self, node: model.Expression, needed: bool) -> Argument:
        return say("grouped", what=self.noun(node)) if needed else self.noun(node)

    def _local(self, name: str, type_: model.Type) -> NounPhrase | Amount:
        if name in self.letters:
            return Amount(self.letters[name])
        if name in self.mentions:
            known = self.mentions[name]
            return replace(known, about=name) if type_.tag == "thing" else known
        noun = noun_id(type_.of) if type_.of else "n-number"
        return NounPhrase(noun, "that", about=name if type_.tag == "thing" else "")

    def read(
        self, property: model.Property, owner: model.Expression | None, index: model.Expression | None
    ) -> NounPhrase:
        # What a thing of the game holds, such as its first player, is an entity; what a card holds may change meanwhile.
        held = property_id(property) if property.type.tag == "thing" and owner is None and index is None else ""
        phrase = NounPhrase(property_id(property), "the", about=held)
        if isinstance(index, model.Value):
            phrase = replace(phrase, adjectives=(value_id(index),))
        elif index is not None:
            phrase = replace(phrase, modifiers=(say("m-at", index=self.noun(index)),))
        if owner is None:
            return phrase
        if isinstance(owner, model.Local) and owner.name == self.candidate:
            return replace(phrase, of=NounPhrase(noun_id(owner.type.of), "own"))
        if owner == self.subject and not isinstance(owner, model.You):
            doer = as_phrase(self.noun(owner))
            many = doer.plural or doer.determiner in PLURAL
            return replace(phrase, of=NounPhrase(doer.noun, "own", plural=many, about=doer.about))
        return replace(phrase, of=as_phrase(self.noun(owner)))

    def _total(self, of: model.Those, amount: model.Expression) -> Message:
        outer, self.candidate = self.candidate, of.candidate
        mine = isinstance(amount, model.Read) and nouns.is_mine(self, amount)
        self.candidate = outer
        if mine and isinstance(amount, model.Read):
            phrase = self.read(amount.property, None, amount.index)
            return say("m-total-property", property=phrase, what=self.those(of))
        self.candidate = of.candidate
        each = self._grouped(amount, isinstance(amount, COMPOSED))
        self.candidate = outer
        return say("m-total-of", amount=each, what=with_determiner(self.those(of), "each"))

    def _count(self, of: model.Those | model.Expression, distinct: model.Property | None) -> Message:
        if distinct is not None:
            property = NounPhrase(property_id(distinct), "bare", plural=True)
            members = self.noun(of)
            if isinstance(members, NounPhrase):
                members = replace(with_determiner(members, "the"), plural=True)
            return say("m-different", property=property, what=members)
        if isinstance(of, model.Those):
            return say("m-number-of", what=with_determiner(self.those(of, "m-there"), "bare"))
        return say("m-number-of", what=self.noun(of))

    def verb(self, key: str, arguments: Sequence[Argument]) -> Message:
        return verb_message(key, arguments, self.vocabulary)

    def those(self, node: model.Those, place: str = "") -> NounPhrase:
        """A noun of the source with what it asks for; `place` as `nouns.those` takes it."""
        return nouns.those(self, node, place)

    # ----------------------------------------------------------------------------------------------- amounts

    def amount(self, node: model.Expression | model.Those, signed: bool = False) -> Amount:
        """Digits, or a letter that the same sentence explains."""
        plus = "+" if signed else ""
        match node:
            case model.Number(_, value):
                return Amount(abs(value), "-" if value < 0 else plus)
            case model.Arithmetic(_, "-", model.Number(_, 0), right):
                return Amount(self.amount(right).value, "-")
            case model.Local(_, name) if name in self.letters:
                return Amount(self.letters[name], plus)
            case _:
                pass
        said = self.noun(node)
        known = next((letter for letter, other in self.explained if other == said), None)
        if known is None:
            known = self.new_letter()
            self.explained.append((known, said))
        return Amount(known, plus)

    def amount_phrase(self, node: model.Expression) -> Argument:
        """An amount where a whole phrase can stand: no letter is needed."""
        return self.noun(node)

    def new_letter(self) -> str:
        """A letter that stands for nothing else in this text, nor on the card."""
        free = next((letter for letter in LETTERS if letter not in self.taken), None)
        if free is None:
            raise Unprintable("more amounts than letters")
        self.taken.add(free)
        return free

    def condition(self, node: model.Condition) -> Message:
        """What must be true."""
        return conditions.condition(self, node)

    def part_of_and(self, node: model.Condition) -> Message:
        """A condition that stands behind an "and"."""
        return conditions.one_of_several(self, node) if isinstance(node, model.Or) else self.condition(node)


# --------------------------------------------------------------------------------------------------- small pieces


def _properties(nodes: Iterable[object]) -> Iterator[model.Property]:
    """The properties that some nodes speak of."""
    return (part.property for part in nodes if isinstance(part, model.Read | model.Change | model.Modify))


def that(value: Argument) -> NounPhrase:
    return as_phrase(value).bare("that")
