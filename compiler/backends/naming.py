"""What things are called: expressions, events and conditions of the model in, parts of message trees out.

It remembers what an ability has named, so that a first mention introduces a thing and a later one cannot be taken for
another. Statements and abilities are told by `prose.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from .. import model
from ..messages import YOU, Amount, Argument, Message, NounPhrase, say

COMPARISONS = {"=": "eq", "<": "lt", ">": "gt", "<=": "le", ">=": "ge"}
COUNTED = {"=": "exactly", "<": "fewer-than", ">": "more-than", "<=": "at-most", ">=": "at-least"}
OPERATORS = {"+": "plus", "-": "minus", "*": "times", "at least": "at-least", "at most": "at-most"}
DETERMINERS = {"each other": "each-other", "": "live", "other": "live-other"}
PLURAL = ("live", "live-other", "all")
ORDINALS = ("a-first", "a-second", "a-third", "a-fourth")
LETTERS = "XYZVW"
NUMBER_NOUN = "n-number"  # the noun of an amount that was left open: the verb knows the unit


class Unprintable(ValueError):
    """Raised when a node is met that no card can show, or that names something the vocabulary does not know."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What the printer must know of a game beside the tree in hand."""

    verbs: Mapping[str, model.Verb]
    kinds: Mapping[str, model.Kind] = field(default_factory=dict[str, model.Kind])
    zones: Mapping[str, model.Zone] = field(default_factory=dict[str, model.Zone])  # those of the game itself
    cards: Mapping[str, str] = field(default_factory=dict[str, str])  # names in the source language, by id

    @classmethod
    def of(cls, known: model.Model) -> Vocabulary:
        """The vocabulary of a resolved game."""
        tables = (file.table for file in known.files if file.table is not None)
        zones = {zone.name: zone for table in tables for zone in table.zones}
        return cls(known.verbs, known.kinds, zones, {card.id: card.name for card in known.cards.values()})

    def zone(self, property: model.Property) -> model.Zone | None:
        if not property.owner:
            return self.zones.get(property.name)
        kind = self.kinds.get(property.owner)
        return next((z for z in kind.zones if z.name == property.name), None) if kind else None

    def words(self) -> dict[str, dict[str, str]]:
        """The forms that verbs were declared with: they serve the source language."""
        return {
            verb_id(key): {"base": verb.base, "third": verb.third, "participle": verb.participle}
            for key, verb in self.verbs.items()
        }


# ------------------------------------------------------------------------------------------------------ message ids


def hyphens(text: str) -> str:
    return text.replace("_", "-").replace(" ", "-")


def verb_id(key: str) -> str:
    return hyphens(key)


def noun_id(kind: str) -> str:
    return f"n-{hyphens(kind)}"


def property_id(property: model.Property) -> str:
    letter = "z" if property.sort == "zone" else "p"
    return "-".join(filter(None, (letter, hyphens(property.owner), hyphens(property.name))))


def value_id(value: model.Value) -> str:
    return f"a-{hyphens(value.list)}-{hyphens(value.word)}"


def slot(name: str) -> Message:
    return Message(f"k-{hyphens(name)}")


def scope(name: str, determiner: str = "the") -> NounPhrase:
    return NounPhrase(f"s-{hyphens(name)}", determiner)


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


@dataclass(slots=True)
class Mention:
    """What a local name stands for, and how a later sentence calls it."""

    phrase: NounPhrase
    introduced: bool = True


@dataclass
class Namer:
    """Calls things by their names while one ability is told."""

    vocabulary: Vocabulary
    kind: str = ""
    mentions: dict[str, Mention] = field(default_factory=dict[str, Mention])
    letters: dict[str, str] = field(default_factory=dict[str, str])
    explained: list[tuple[str, Argument]] = field(default_factory=list[tuple[str, Argument]])
    subject: model.Node | None = None
    candidate: str | None = None
    pronoun: bool = False
    rivals: bool = False

    def prepare(self, ability: model.Ability) -> None:
        """Find out what will be named, so that each mention can be told from every other."""
        if self.kind:
            self.rivals = any(kind == self.kind for _, kind, _ in bindings(ability))
        named: dict[str, tuple[str, str]] = {}
        for name, kind, how in bindings(ability):
            named.setdefault(name, (kind, how))
        for name, type_ in ability.parameters:
            if type_.tag == "thing":
                named.setdefault(name, (type_.of, "chosen"))
        for name, (kind, how) in named.items():
            alike = [other for other, (k, _) in named.items() if k == kind]
            same = [other for other in alike if named[other][1] == how]
            noun = noun_id(kind) if kind else "n-card"
            if len(same) > 1 and how != "rest":
                phrase = NounPhrase(noun, "the", adjectives=(ORDINALS[min(same.index(name), len(ORDINALS) - 1)],))
            elif how == "rest":
                phrase = NounPhrase(noun, "the-other", adjectives=("a-revealed",), plural=True)
            elif len(alike) > 1 or kind == self.kind or how in ("revealed", "found"):
                phrase = NounPhrase(noun, "the", adjectives=(f"a-{how}",))
            else:
                phrase = NounPhrase(noun, "that")
            self.mentions[name] = Mention(phrase)
        for name, type_ in ability.parameters:
            if type_.tag == "thing":
                self.mentions[name].introduced = False

    # ------------------------------------------------------------------------------------- events, durations

    def event(self, event: model.Event, negated: bool = False, ahead: bool = False) -> Message:
        """What happens, or may not happen; in the passive the one it happens to comes first."""
        if event.key.startswith("becomes "):
            dotted = event.key.removeprefix("becomes ").split(".")
            return say("become", what=self._role(event, 0, False), value=self._state_value(*dotted))
        if event.key.startswith("step "):
            step = NounPhrase(f"st-{hyphens(event.key.removeprefix('step '))}")
            return say("starts" if ahead else "step-ends", scope=step)
        name, _, edge = event.key.rpartition(" ")
        if edge in ("starts", "ends") and event.key not in self.vocabulary.verbs:
            return say(edge, scope=scope(name))
        verb = self.vocabulary.verbs.get(event.key)
        if verb is None:
            raise Unprintable(f"the verb '{event.key}' is not declared")
        patterns = (*event.patterns, *[None] * (len(verb.roles) - len(event.patterns)))
        self.subject = patterns[0] if patterns else None
        arguments = [self._role(event, index, negated and index > 0) for index in range(len(patterns))]
        self.subject = None
        message = verb_message(event.key, arguments, self.vocabulary)
        if not event.passive:
            return message
        bare = [i for i, r in enumerate(verb.roles) if i and not r.preposition and r.type.tag != "number"]
        return say("passive", patient=arguments[bare[0] if bare else 0], event=message)

    def _role(self, event: model.Event, index: int, negated: bool) -> Argument:
        pattern = event.patterns[index] if index < len(event.patterns) else None
        if pattern is None:
            return self._unsaid(event, index, negated)
        if isinstance(pattern, model.Those):
            phrase = self.noun(pattern)
            wide = pattern.determiner in ("", "a", "any")
            return phrase.with_determiner("any") if negated and wide and isinstance(phrase, NounPhrase) else phrase
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
        return parts[0] if len(parts) == 1 else say("until-any", parts=tuple(parts))

    # ----------------------------------------------------------------------------------------- noun phrases

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
                return NounPhrase(noun_id(kind), "this-one" if self.rivals else "this")
            case model.You():
                return YOU
            case model.Current(_, kind):
                return NounPhrase(noun_id(kind), "the", adjectives=("a-current",))
            case model.Owner(_, of):
                return NounPhrase("n-owner", "the", of=as_phrase(self.noun(of)))
            case model.Beginning(_, kind):
                return NounPhrase(noun_id(kind), "the")
            case model.Seat(_, number, kind):
                return player(f"P{number + 1}", kind)
            case model.SeatAfter(_, who, steps, kind):
                after = say("m-seats-after", steps=self.amount(steps), who=self.noun(who))
                return NounPhrase(noun_id(kind), "the", modifiers=(after,))
            case model.Nothing():
                return NounPhrase("n-nothing", "none")
            case model.Read(_, property, owner, index):
                return self._read(property, owner, index)
            case model.Item(_, of, number):
                of_list = say("m-of", what=self.noun(of))
                return NounPhrase("n-item", "the-counted", self.amount(number), modifiers=(of_list,))
            case model.Mark(_, cell):
                return NounPhrase("n-mark", "the", modifiers=(say("m-of", what=self.noun(cell)),))
            case model.Size(_, cell):
                return NounPhrase("n-size", "the", modifiers=(say("m-of", what=self.noun(cell)),))
            case model.Arithmetic(_, operator, left, right):
                return say(OPERATORS[operator], left=self.noun(left), right=self.noun(right))
            case model.Half(_, of, rounded):
                return NounPhrase("n-half", "portion", modifiers=(say(f"m-half-{rounded}", what=self.noun(of)),))
            case model.Count(_, of, distinct):
                return NounPhrase("n-number", "the", modifiers=(self._count(of, distinct),))
            case model.Total(_, of, amount):
                return NounPhrase("n-total", "the", modifiers=(self._total(of, amount),))
            case model.Top(_, zone):
                of_zone = say("m-of", what=self.noun(zone))
                return NounPhrase("n-card", "the", adjectives=("a-top",), modifiers=(of_zone,))
        raise Unprintable(type(node).__name__)

    def _local(self, name: str, type_: model.Type) -> NounPhrase | Amount:
        if name in self.letters:
            return Amount(self.letters[name])
        mention = self.mentions.get(name)
        if mention is None:
            noun = noun_id(type_.of) if type_.of else "n-number"
            return NounPhrase(noun, "that")
        if not mention.introduced:
            mention.introduced = True
            return replace(mention.phrase, determiner="a", adjectives=())
        return mention.phrase

    def _read(
        self, property: model.Property, owner: model.Expression | None, index: model.Expression | None
    ) -> NounPhrase:
        modifiers = () if index is None else (say("m-at", index=self.noun(index)),)
        phrase = NounPhrase(property_id(property), "the", modifiers=modifiers)
        if owner is None:
            return phrase
        if owner == self.subject and not isinstance(owner, model.You):
            doer = as_phrase(self.noun(owner))
            many = doer.plural or doer.determiner in PLURAL
            return replace(phrase, of=NounPhrase(doer.noun, "own", plural=many))
        return replace(phrase, of=as_phrase(self.noun(owner)))

    def _total(self, of: model.Those, amount: model.Expression) -> Message:
        outer, self.candidate = self.candidate, of.candidate
        mine = isinstance(amount, model.Read) and self._is_mine(amount)
        self.candidate = outer
        if mine and isinstance(amount, model.Read):
            phrase = NounPhrase(property_id(amount.property))
            return say("m-total-property", property=phrase, what=self.those(of))
        return say("m-total-of", amount=self.noun(amount), what=self.those(of))

    def _count(self, of: model.Those | model.Expression, distinct: model.Property | None) -> Message:
        if distinct is not None:
            property = NounPhrase(property_id(distinct), "bare", plural=True)
            members = self.noun(of)
            if isinstance(members, NounPhrase):
                members = replace(members, determiner="the", plural=True)
            return say("m-different", property=property, what=members)
        return say("m-number-of", what=self.noun(of))

    def those(self, node: model.Those, taken: bool = True) -> NounPhrase:
        """A noun phrase of the source. taken: it is picked out of its place ("from"), not just there ("in")."""
        single = taken and node.determiner in ("a", "another")
        adjectives: list[str | tuple[str, ...]] = [value_id(value) for value in node.adjectives]
        modifiers: list[Message] = []
        if isinstance(node.zone, model.Local):
            adjectives.append("a-chosen")
        elif node.zone is not None:
            modifiers.append(say("m-from" if single else "m-in", zone=self.noun(node.zone)))
        if node.history is not None:
            modifiers.append(self._history(node.history, node.kind))
        if node.where is not None:
            outer, self.candidate = self.candidate, node.candidate
            self._where(node.where, adjectives, modifiers)
            self.candidate = outer
        implied = node.determiner in ("another", "other", "each other")
        if node.other_than is not None and not implied:
            modifiers.append(say("m-other-than", what=self.noun(node.other_than)))
        determiner = DETERMINERS.get(node.determiner, node.determiner)
        return NounPhrase(noun_id(node.kind), determiner, adjectives=tuple(adjectives), modifiers=tuple(modifiers))

    def _history(self, history: model.History, kind: str) -> Message:
        arguments: list[Argument] = [None] * len(self.vocabulary.verbs[history.verb].roles)
        arguments[history.who_role] = self.noun(history.who)
        arguments[history.role] = NounPhrase(noun_id(kind), "bare")
        event = verb_message(history.verb, arguments, self.vocabulary)
        return say("m-history", event=event, scope=scope(history.scope, "this"))

    def _where(
        self,
        condition: model.Condition,
        adjectives: list[str | tuple[str, ...]],
        modifiers: list[Message],
    ) -> None:
        """A condition on a candidate becomes an adjective where it can, else a phrase that follows the noun."""
        match condition:
            case model.And(_, parts):
                for part in parts:
                    self._where(part, adjectives, modifiers)
            case model.Is(_, left, options, False) if self._is_mine(left) and _all_values(options):
                words = tuple(value_id(o) for o in options if isinstance(o, model.Value))
                adjectives.append(words[0] if len(words) == 1 else words)
            case model.Is(_, model.Read(_, property), options, negated) if self._is_mine(condition.left):
                values = tuple(self.noun(option) for option in options)
                id = "m-is-not" if negated else "m-is"
                modifiers.append(say(id, property=NounPhrase(property_id(property)), values=values))
            case model.Is(_, left, (only,), True) if self._is_mine(left):
                modifiers.append(say("m-other-than", what=self.noun(only)))
            case model.Compare(_, operator, model.Read(_, property), right) if self._is_mine(condition.left):
                phrase = NounPhrase(property_id(property))
                modifiers.append(say(f"m-{COMPARISONS[operator]}", property=phrase, amount=self.amount_phrase(right)))
            case model.IsIn(_, left, zone, False) if self._is_mine(left):
                modifiers.append(say("m-in", zone=self.noun(zone)))
            case model.HasSlot(_, left, name, negated) if self._is_mine(left):
                modifiers.append(say("m-without-slot" if negated else "m-with-slot", slot=slot(name)))
            case _:
                modifiers.append(say("m-which", condition=self.condition(condition)))

    def _is_mine(self, node: model.Expression) -> bool:
        """Whether this is the candidate itself or one of its properties."""
        if isinstance(node, model.Read):
            return node.owner is not None and self._is_mine(node.owner)
        return isinstance(node, model.Local) and node.name == self.candidate

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
        letter = self.new_letter()
        self.explained.append((letter, self.noun(node)))
        return Amount(letter, plus)

    def amount_phrase(self, node: model.Expression) -> Argument:
        """An amount where a whole phrase can stand: no letter is needed."""
        return self.noun(node)

    def new_letter(self) -> str:
        used = {*self.letters.values(), *(letter for letter, _ in self.explained)}
        return next(letter for letter in LETTERS if letter not in used)

    # -------------------------------------------------------------------------------------------- conditions

    def condition(self, node: model.Condition) -> Message:
        match node:
            case model.Compare(_, operator, model.Count(_, model.Those() as those, None), model.Number(_, value)) if (
                those.history is not None
            ):
                return self._happened(those, COUNTED[operator], Amount(value))
            case model.Compare(_, operator, left, right):
                return say(COMPARISONS[operator], left=self.noun(left), right=self.amount_phrase(right))
            case model.Is(_, left, (model.Current(),), negated):
                return say("is-not-turn" if negated else "is-turn", who=self.noun(left))
            case model.Is(_, model.Current(), (only,), negated):
                return say("is-not-turn" if negated else "is-turn", who=self.noun(only))
            case model.Is(_, left, options, negated):
                values = tuple(self.noun(option) for option in options)
                return say("is-not" if negated else "is", left=self.noun(left), values=values)
            case model.IsKind(_, left, kind, negated):
                return say(
                    "is-not" if negated else "is", left=self.noun(left), values=(NounPhrase(noun_id(kind), "a"),)
                )
            case model.IsIn(_, left, zone, negated):
                return say("is-not-in" if negated else "is-in", what=self.noun(left), zone=self.noun(zone))
            case model.IsEmpty(_, zone, negated):
                return say("is-not-empty" if negated else "is-empty", zone=self.noun(zone))
            case model.Exists(_, what, negated):
                return say("exists-not" if negated else "exists", what=self.noun(what))
            case model.HasSlot(_, what, name, negated):
                return say("has-no-slot" if negated else "has-slot", what=self.noun(what), slot=slot(name))
            case model.ThereIs(_, what, negated):
                if what.history is not None and not negated:
                    return self._happened(what, DETERMINERS.get(what.determiner, what.determiner), None)
                return say("there-is-no" if negated else "there-is", what=self.those(what, taken=False))
            case model.And(_, parts):
                return say("both", parts=tuple(self.condition(part) for part in parts))
            case model.Or(_, parts):
                return say("either", parts=tuple(self.condition(part) for part in parts))
        raise Unprintable(type(node).__name__)

    def _happened(self, those: model.Those, determiner: str, count: Amount | None) -> Message:
        """ "you played 2 or more cards this turn": a count of what the log holds is told as what was done."""
        history = those.history
        assert history is not None
        phrase = replace(self.those(replace(those, history=None)), determiner=determiner, count=count)
        arguments: list[Argument] = [None] * len(self.vocabulary.verbs[history.verb].roles)
        arguments[history.who_role] = self.noun(history.who)
        arguments[history.role] = phrase
        event = verb_message(history.verb, arguments, self.vocabulary)
        return say("in-scope", event=event, scope=scope(history.scope, "this"))


# --------------------------------------------------------------------------------------------------- small pieces


def bindings(node: object) -> Iterator[tuple[str, str, str]]:
    """Every thing that an ability gives a name to: the name, its kind and how it came in."""
    for part in model.walk(node):
        match part:
            case model.Choose(_, _, what, name):
                yield name, what.kind, "chosen"
            case model.Reveal(_, _, name, _):
                yield name, "", "revealed"
            case model.RevealUntil(_, _, kind, name, rest):
                yield name, kind, "found"
                yield rest, kind, "rest"
            case model.ForEach(_, model.Those(_, kind), name):
                yield name, kind, "chosen"
            case model.Event(_, _, patterns, names):
                for pattern, matched in zip(patterns, names, strict=False):
                    if matched and isinstance(pattern, model.Those):
                        yield matched, pattern.kind, "chosen"
            case _:
                pass


def _all_values(options: Iterable[model.Expression]) -> bool:
    return all(isinstance(option, model.Value) for option in options)


def as_phrase(value: Argument) -> NounPhrase:
    if isinstance(value, NounPhrase):
        return value
    raise Unprintable(f"not a thing: {value}")


def that(value: Argument) -> NounPhrase:
    return as_phrase(value).bare("that")
