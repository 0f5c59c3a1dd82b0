"""The model in, message trees out: what a card's abilities say, before any language says it.

The same nodes that the Python back end executes are told here, one message for each. What a reader needs beyond them
is decided here, too, because it is the same in every language: which mention of a thing is its first, where two
mentions could be confused, what is one sentence, and that a computed amount is a letter explained at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from .. import model
from ..messages import YOU, Amount, Argument, Message, NounPhrase, Paragraph, say
from ..text import Locale, Run

COMPARISONS = {"=": "eq", "<": "lt", ">": "gt", "<=": "le", ">=": "ge"}
COUNTED = {"=": "exactly", "<": "fewer-than", ">": "more-than", "<=": "at-most", ">=": "at-least"}
OPERATORS = {"+": "plus", "-": "minus", "*": "times", "at least": "at-least", "at most": "at-most"}
DETERMINERS = {"": "live", "other": "live-other"}
ORDINALS = ("a-first", "a-second", "a-third", "a-fourth")
LETTERS = "XYZVW"


class Unprintable(ValueError):
    """Raised when a node is met that no card can show, or that names something the vocabulary does not know."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What the printer must know of a game beside the tree in hand."""

    verbs: Mapping[str, model.Verb]
    kinds: Mapping[str, model.Kind] = field(default_factory=dict)
    zones: Mapping[str, model.Zone] = field(default_factory=dict)  # those of the game itself
    cards: Mapping[str, str] = field(default_factory=dict)  # names in the source language, by id

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


# ---------------------------------------------------------------------------------------------------- public face


def card_text(card: model.Card, vocabulary: Vocabulary, locale: Locale) -> list[tuple[Run, ...]]:
    """The printed text of a card, one paragraph for each ability."""
    locale.lend_words(vocabulary.words())
    return list(locale.paragraphs([paragraph(ability, vocabulary, card.kind) for ability in card.abilities]))


def ability_text(
    ability: model.Ability, card: model.Card | None, vocabulary: Vocabulary, locale: Locale
) -> tuple[Run, ...]:
    locale.lend_words(vocabulary.words())
    return locale.runs(paragraph(ability, vocabulary, card.kind if card else ability.host))


def event_text(key: str, arguments: Sequence[Argument], vocabulary: Vocabulary, locale: Locale) -> tuple[Run, ...]:
    """One event as a line of a log: `P2 heals 1 HP.`"""
    locale.lend_words(vocabulary.words())
    return locale.runs(Paragraph((verb_message(key, arguments, vocabulary),)))


def prompt_text(
    statement: model.Statement, vocabulary: Vocabulary, locale: Locale, kind: str = ""
) -> tuple[Run, ...]:
    """What is asked of a player: one statement, as an ability would say it."""
    locale.lend_words(vocabulary.words())
    return locale.runs(Paragraph(tuple(Writer(vocabulary, kind).sentences((statement,)))))


def card_name(card: model.Card, locale: Locale) -> str:
    """The name in this language; a name that nobody has translated stays as it is."""
    return locale.names.get(card.id, card.name)


def plain(runs: Iterable[Run], locale: Locale) -> str:
    return locale.plain(runs)


def paragraph(ability: model.Ability, vocabulary: Vocabulary, kind: str = "") -> Paragraph:
    """One ability as a message tree."""
    return Writer(vocabulary, kind or ability.host).ability(ability)


def player(name: str, kind: str) -> NounPhrase:
    """A seat as logs call it: a name, with the features of its kind's noun."""
    return NounPhrase(noun_id(kind), "the", name=name)


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


# ----------------------------------------------------------------------------------------------------- the writer


@dataclass(slots=True)
class Mention:
    """What a local name stands for, and how a later sentence calls it."""

    phrase: NounPhrase
    introduced: bool = True


@dataclass
class Writer:
    """Tells one ability. It remembers what has been named so far."""

    vocabulary: Vocabulary
    kind: str = ""
    mentions: dict[str, Mention] = field(default_factory=dict)
    letters: dict[str, str] = field(default_factory=dict)
    explained: list[tuple[str, Argument]] = field(default_factory=list)
    subject: model.Node | None = None
    candidate: str | None = None
    pronoun: bool = False
    rivals: bool = False

    # --------------------------------------------------------------------------------------------- abilities

    def ability(self, ability: model.Ability) -> Paragraph:
        self._prepare(ability)
        label, threshold = None, self._threshold(ability.condition)
        condition = None if threshold else ability.condition
        if ability.sort == "slot":
            label = say("label-slot", slot=slot(ability.slot))
            return Paragraph(tuple(self._under(condition, self.sentences(ability.body))), label)
        if ability.sort == "static":
            return Paragraph(tuple(self._static(condition, ability.body)), self._head(None, threshold))
        if ability.sort == "whenever":
            assert condition is not None
            test = self.condition(condition)
            return Paragraph(tuple(self._lead("whenever", {"condition": test}, self.sentences(ability.body))))
        assert ability.event is not None
        event = self.event(ability.event)
        if ability.sort == "when" and self._is_plain_passive(ability.event):
            inner = event.get("event")
            assert isinstance(inner, Message)
            body = self._once(ability.once, self._under(condition, self.sentences(ability.body)))
            return Paragraph(tuple(body), self._head(inner, threshold))
        return Paragraph(tuple(self._triggered(ability, event, condition)), self._head(None, threshold))

    def _triggered(
        self, ability: model.Ability, event: Message, condition: model.Condition | None
    ) -> list[Message]:
        assert ability.event is not None
        who = event.arguments[0][1] if event.arguments else None
        self.pronoun = condition is None and any(isinstance(p, model.This) for p in ability.event.patterns[:1])
        body = self._under(condition, self.sentences(ability.body))
        self.pronoun = False
        heads: dict[str, dict[str, Argument]] = {
            "when": {"event": event},
            "before": {"who": who, "event": event},
            "instead": {"who": who, "event": event},
            "may instead": {"who": who, "event": event, "chooser": self._doer(body) or YOU},
        }
        return self._once(ability.once, self._lead(hyphens(ability.sort), heads[ability.sort], body))

    def _static(self, condition: model.Condition | None, body: tuple[model.Statement, ...]) -> list[Message]:
        test = None if condition is None else self.condition(condition)
        sentences = self.sentences(body)
        if test is None:
            return sentences
        action = sentences[0] if len(sentences) == 1 else say("also", parts=tuple(sentences))
        return [say("while", condition=test, action=action)]

    def _under(self, condition: model.Condition | None, sentences: list[Message]) -> list[Message]:
        return sentences if condition is None else [say("if", condition=self.condition(condition), action=block(sentences))]

    def _lead(self, id: str, arguments: Mapping[str, Argument], sentences: list[Message]) -> list[Message]:
        """A head such as "when ..." takes the first sentence in; the others follow it."""
        if not sentences:
            return []
        return [Message(id, (*arguments.items(), ("action", sentences[0]))), *sentences[1:]]

    def _once(self, name: str, sentences: list[Message]) -> list[Message]:
        return self._lead("once", {"scope": scope(name)}, sentences) if name else sentences

    def _head(self, event: Message | None, threshold: Message | None) -> Message | None:
        if event is None:
            return None if threshold is None else say("label-when", threshold=threshold)
        return say("label", head=event) if threshold is None else say("label-threshold", head=event, threshold=threshold)

    def _is_plain_passive(self, event: model.Event) -> bool:
        """ "is defeated", of this very card and with nothing else asked: it can stand as a head."""
        if not event.passive or any(event.names):
            return False
        given = [pattern for pattern in event.patterns if pattern is not None]
        return len(given) == 1 and isinstance(given[0], model.This)

    def _threshold(self, condition: model.Condition | None) -> Message | None:
        """`if level >= 4` on a header, where `level` is a property of the game: a short sign, not a sentence."""
        match condition:
            case model.Compare(_, ">=", model.Read(_, property, None), model.Number(_, value)) if not property.owner:
                return say("threshold", property=NounPhrase(property_id(property)), amount=Amount(value))
        return None

    def _prepare(self, ability: model.Ability) -> None:
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

    # -------------------------------------------------------------------------------------------- statements

    def sentences(self, body: Sequence[model.Statement]) -> list[Message]:
        """Statements as sentences: what one and the same player does in a row is one sentence."""
        told: list[tuple[model.Statement, Message]] = []
        rest = list(body)
        while rest:
            statement = rest.pop(0)
            if rest and (merged := self._choose_within(statement, rest)):
                statement = merged
                rest.pop(0)
            told += [(statement, message) for message in self.statement(statement)]
        return list(_in_a_row(told))

    def _choose_within(self, choice: model.Statement, rest: list[model.Statement]) -> model.Statement | None:
        """`choose a card as pick` and `you discard pick`, said as "discard a card": the choice is named only once."""
        call = rest[0]
        if not isinstance(choice, model.Choose) or choice.otherwise:
            return None
        if isinstance(call, model.Move) and isinstance(choice.chooser, model.You) and _uses(rest, choice.name) == 1:
            mine = isinstance(call.what, model.Local) and call.what.name == choice.name
            return replace(call, what=choice.what) if mine else None
        if not isinstance(call, model.Call):
            return None
        if call.arguments[:1] != (choice.chooser,) or _uses(rest, choice.name) != 1:
            return None
        if not any(isinstance(a, model.Local) and a.name == choice.name for a in call.arguments[1:]):
            return None
        arguments = tuple(
            choice.what if isinstance(a, model.Local) and a.name == choice.name else a for a in call.arguments
        )
        return replace(call, arguments=arguments)

    def statement(self, node: model.Statement) -> list[Message]:
        """The sentences of one statement; a computed amount in it is explained in its own sentence."""
        outer, self.explained = self.explained, []
        messages = list(self._statement(node))
        if self.explained and messages:
            letters = tuple(say("letter-is", letter=letter, value=value) for letter, value in self.explained)
            messages[-1] = say("where-x", action=messages[-1], letters=letters)
        self.explained = outer
        return messages

    def _statement(self, node: model.Statement) -> Iterator[Message]:
        match node:
            case model.Call():
                yield self.call(node)
            case model.Choose(_, chooser, what, name, otherwise):
                yield say("choose", chooser=self.noun(chooser), what=self.noun(what))
                if otherwise:
                    yield say("if-none", action=self.block(otherwise))
            case model.ChooseValue(_, chooser, list_, name, where):
                values = self._values_of(list_, name, where)
                self.mentions[name] = Mention(NounPhrase(noun_id(list_), "that"))
                yield say("choose-value", chooser=self.noun(chooser), values=values)
            case model.ChooseOne(_, chooser, alternatives):
                options = tuple(self._alternative(alternative) for alternative in alternatives)
                yield say("choose-one", chooser=self.noun(chooser), options=options)
            case model.May(_, who, body):
                yield from self._may(self.noun(who), self.sentences(body))
            case model.Let(_, name, value):
                yield from self._let(name, value)
            case model.Change(_, property, owner, index, operator, amount):
                read = model.Read(node.span, property, owner, index)
                target = self.noun(owner) if owner is not None else None
                yield say(operator, property=self.noun(read), owner=target, amount=self.amount_phrase(amount))
            case model.Become(_, _, who, state):
                yield say("become", what=self.noun(who), value=value_id(state))
            case model.Move(_, what, zone, end):
                yield say(self._move_id(zone, end), what=self.noun(what), zone=self.noun(zone))
            case model.Shuffle(_, zone):
                yield say("shuffle", zone=self.noun(zone))
            case model.Reveal(_, zone, _):
                yield say("reveal", what=self.noun(model.Top(node.span, zone)))
            case model.RevealUntil(_, zone, kind, name, _, condition):
                found = model.Those(node.span, kind, "a", name=name, where=condition)
                yield say("reveal-until", zone=self.noun(zone), what=self.noun(found))
            case model.Perform(_, slot_name, card, you):
                yield say("perform", who=self.noun(you), slot=slot(slot_name), card=self.noun(card))
            case model.Modify(_, what, property, index, amount, duration):
                owner_less = model.Read(node.span, property, None, index)
                yield say(
                    "modify",
                    what=self.noun(what),
                    property=self.noun(owner_less),
                    amount=self.amount(amount, signed=True),
                    until=self.until(duration),
                )
            case model.Forbid(_, event, duration):
                yield self._forbid(event, duration)
            case model.Grant(_, who, abilities, duration):
                quoted = tuple(self._quoted(ability) for ability in abilities)
                yield say("obtain", what=self.noun(who), abilities=quoted, until=self.until(duration))
            case model.Listen(_, ability, duration):
                assert ability.event is not None
                head = {"event": self.event(ability.event), "until": self.until(duration)}
                yield from self._lead("when-until", head, self._under(ability.condition, self.sentences(ability.body)))
            case model.Copy(_, what, copied, duration):
                yield say("copy", what=self.noun(what), model=self.noun(copied), until=self.until(duration))
            case model.Blank(_, what, duration):
                yield say("blank", what=self.noun(what), until=self.until(duration))
            case model.If(_, condition, then, otherwise):
                inner = self.sentences(then)
                nested = len(inner) > 1 and any(message.id in ("if", "if-block", "otherwise") for message in inner)
                nested = nested or bool(otherwise) and inner[0].id in ("if", "if-block")
                yield say("if-block" if nested else "if", condition=self.condition(condition), action=block(inner))
                if otherwise:
                    yield say("otherwise", action=self.block(otherwise))
            case model.Repeat(_, times, body, _, condition):
                often = self.amount(times)
                if condition is None:
                    yield say("repeat", times=often, action=self.block(body))
                else:
                    test = self.condition(condition)
                    yield say("repeat-while", times=often, condition=test, action=self.block(body))
            case model.ForEach():
                yield self._for_each(node)
            case model.ForItem(_, of, name, body):
                self.mentions[name] = Mention(NounPhrase("n-item", "that"))
                item = NounPhrase("n-item", "each", modifiers=(say("m-of", what=self.noun(of)),))
                yield say("for-each", what=item, action=self.block(body))
            case model.ForValue(_, list_, name, body):
                self.mentions[name] = Mention(NounPhrase(noun_id(list_), "that"))
                yield say("for-each", what=NounPhrase(noun_id(list_), "each"), action=self.block(body))
            case model.Together(_, body):
                yield say("together", parts=tuple(self.sentences(body)))
            case model.ScopeEdge(_, name, edge):
                yield say(edge, scope=scope(name))
            case model.EndGame(_, result):
                yield say("end-game", result=Message(f"r-{hyphens(result)}"))
            case _:
                raise Unprintable(f"{type(node).__name__} stands in a flow, not on a card")

    def block(self, body: Sequence[model.Statement]) -> Message:
        return block(self.sentences(body))

    def call(self, node: model.Call) -> Message:
        verb = self.vocabulary.verbs.get(node.verb)
        if verb is None:
            raise Unprintable(f"the verb '{node.verb}' is not declared")
        arguments: list[Argument] = []
        for index, (role, argument) in enumerate(zip(verb.roles, node.arguments, strict=True)):
            if index == 0 and self.pronoun and isinstance(argument, model.This):
                arguments.append(NounPhrase(noun_id(argument.kind), "it"))
            else:
                is_number = role.type.tag == "number"
                arguments.append(self.amount(argument) if is_number else self.noun(argument))
            if index == 0:
                self.pronoun = False
                self.subject = argument  # from here on "their hand" is the doer's
        self.subject = None
        return verb_message(node.verb, arguments, self.vocabulary)

    def _may(self, who: Argument, sentences: list[Message]) -> Iterator[Message]:
        if not sentences:
            return
        yield say("may", who=who, action=sentences[0])
        if sentences[1:]:
            yield say("if-so", who=who, action=block(sentences[1:]))

    def _let(self, name: str, value: model.Expression) -> Iterator[Message]:
        phrase = self.noun(value)
        if isinstance(phrase, NounPhrase) and not isinstance(value, model.Count | model.Total | model.Half | model.Read):
            self.mentions[name] = Mention(phrase)
            return
        letter = self.letters.setdefault(name, self._new_letter())
        yield say("let", letter=letter, value=phrase)

    def _alternative(self, alternative: model.Alternative) -> Message:
        return say("option", sentences=tuple(self._under(alternative.condition, self.sentences(alternative.body))))

    def _for_each(self, node: model.ForEach) -> Message:
        what = node.what if isinstance(node.what, model.Those) else None
        if what is not None and what.determiner != "each":
            what = replace(what, determiner="each")
        head = self.noun(what if what is not None else node.what)
        body = node.body
        if len(body) == 1 and isinstance(body[0], model.Call) and what is not None:
            first = body[0].arguments[:1]
            if first and isinstance(first[0], model.Local) and first[0].name == node.name:
                spoken = self.mentions.get(node.name)
                self.mentions[node.name] = Mention(_phrase(head), introduced=False)
                message = self._with_later_mention(body[0], node.name, _that(head))
                if spoken:
                    self.mentions[node.name] = spoken
                return message
        return say("for-each", what=head, action=self.block(body))

    def _with_later_mention(self, call: model.Call, name: str, later: NounPhrase) -> Message:
        """The doer is said as "each ..."; whatever else is said of it in this sentence is "that ..."."""
        outer, self.explained = self.explained, []
        first = self.mentions[name].phrase
        self.mentions[name] = Mention(later)
        message = self.call(call)
        (role, _), *others = message.arguments
        message = Message(message.id, ((role, first), *others))
        self.explained = outer + self.explained
        return message

    def _forbid(self, event: model.Event, duration: model.Duration | None) -> Message:
        action = self.event(event, negated=True)
        who = action.arguments[0][1] if action.arguments else None
        if who is None:
            raise Unprintable("a prohibition names nobody")
        return say("cannot", who=who, action=action, until=self.until(duration))

    def _quoted(self, ability: model.Ability) -> Message:
        inner = Writer(self.vocabulary, self.kind, dict(self.mentions), dict(self.letters)).ability(ability)
        if inner.label is None:
            return say("quoted", sentences=inner.sentences)
        return say("quoted-label", label=inner.label, sentences=inner.sentences)

    def _values_of(self, list_: str, name: str, where: model.Condition | None) -> Argument:
        match where:
            case model.Is(_, model.Local(_, other), options, False) if other == name:
                values = tuple(value_id(option) for option in options if isinstance(option, model.Value))
                if len(values) == len(options):
                    return values
        modifiers: tuple[Message, ...] = ()
        if where is not None:
            modifiers = (say("m-which", condition=self.condition(where)),)
        return (NounPhrase(noun_id(list_), "a", modifiers=modifiers),)

    def _move_id(self, zone: model.Read, end: str) -> str:
        """Only in a pile that nobody may look through does it matter to say where a card goes."""
        if end == "bottom":
            return "move-bottom"
        declared = self.vocabulary.zone(zone.property)
        return "move-top" if declared is not None and declared.sight == "hidden" else "move"

    # ------------------------------------------------------------------------------------- events, durations

    def event(self, event: model.Event, negated: bool = False) -> Message:
        """What happens, or may not happen; in the passive the one it happens to comes first."""
        if event.key.startswith("becomes "):
            dotted = event.key.removeprefix("becomes ").split(".")
            return say("become", what=self._pattern(event, 0, False), value=self._state_value(*dotted))
        if event.key.startswith("step "):
            return say("step-ends", scope=NounPhrase(f"st-{hyphens(event.key.removeprefix('step '))}"))
        name, _, edge = event.key.rpartition(" ")
        if edge in ("starts", "ends") and event.key not in self.vocabulary.verbs:
            return say(edge, scope=scope(name))
        verb = self.vocabulary.verbs.get(event.key)
        if verb is None:
            raise Unprintable(f"the verb '{event.key}' is not declared")
        patterns = (*event.patterns, *[None] * (len(verb.roles) - len(event.patterns)))
        self.subject = patterns[0] if patterns else None
        arguments = [self._pattern(event, index, negated and index > 0) for index in range(len(patterns))]
        self.subject = None
        message = verb_message(event.key, arguments, self.vocabulary)
        if not event.passive:
            return message
        bare = [i for i, r in enumerate(verb.roles) if i and not r.preposition and r.type.tag != "number"]
        return say("passive", patient=arguments[bare[0] if bare else 0], event=message)

    def _pattern(self, event: model.Event, index: int, negated: bool) -> Argument:
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
        if role is None or role.preposition or role.type.tag != "thing":
            return None
        return NounPhrase(noun_id(role.type.of), "unsaid-any" if negated else "unsaid")

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
                return NounPhrase("n-owner", "the", of=_phrase(self.noun(of)))
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
                return NounPhrase("n-half", "bare", modifiers=(say(f"m-half-{rounded}", what=self.noun(of)),))
            case model.Count(_, of, distinct):
                return NounPhrase("n-number", "the", modifiers=(self._count(of, distinct),))
            case model.Total(_, of, amount):
                total = say("m-total-of", amount=self.noun(amount), what=self.those(of))
                return NounPhrase("n-total", "the", modifiers=(total,))
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
            doer = _phrase(self.noun(owner))
            return replace(phrase, of=NounPhrase(doer.noun, "own"))
        return replace(phrase, of=_phrase(self.noun(owner)))

    def _count(self, of: model.Those | model.Expression, distinct: model.Property | None) -> Message:
        if distinct is not None:
            property = NounPhrase(property_id(distinct), "bare", plural=True)
            members = self.noun(of)
            if isinstance(members, NounPhrase):
                members = replace(members, determiner="the", plural=True)
            return say("m-different", property=property, what=members)
        return say("m-number-of", what=self.noun(of))

    def those(self, node: model.Those) -> NounPhrase:
        single = node.determiner in ("a", "another")
        adjectives: list[str | tuple[str, ...]] = [value_id(value) for value in node.adjectives]
        modifiers: list[Message] = []
        if node.zone is not None:
            modifiers.append(say("m-from" if single else "m-in", zone=self.noun(node.zone)))
        if node.history is not None:
            modifiers.append(self._history(node.history, node.kind))
        if node.where is not None:
            outer, self.candidate = self.candidate, node.name
            self._where(node.where, adjectives, modifiers)
            self.candidate = outer
        implied = node.determiner in ("another", "other")
        if node.other_than is not None and not implied:
            modifiers.append(say("m-other-than", what=self.noun(node.other_than)))
        determiner = DETERMINERS.get(node.determiner, node.determiner)
        return NounPhrase(
            noun_id(node.kind), determiner, adjectives=tuple(adjectives), modifiers=tuple(modifiers)
        )

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
                modifiers.append(
                    say(f"m-{COMPARISONS[operator]}", property=phrase, amount=self.amount_phrase(right))
                )
            case model.IsIn(_, left, zone, False) if self._is_mine(left):
                modifiers.append(say("m-in", zone=self.noun(zone)))
            case model.HasSlot(_, left, name, negated) if self._is_mine(left):
                modifiers.append(say("m-without-slot" if negated else "m-with-slot", slot=slot(name)))
            case _:
                modifiers.append(say("m-which", condition=self.condition(condition)))

    def _is_mine(self, node: model.Expression) -> bool:
        """Whether this is the candidate itself or one of its properties."""
        if isinstance(node, model.Read):
            return node.bare or (node.owner is not None and self._is_mine(node.owner))
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
        letter = self._new_letter()
        self.explained.append((letter, self.noun(node)))
        return Amount(letter, plus)

    def amount_phrase(self, node: model.Expression) -> Argument:
        """An amount where a whole phrase can stand: no letter is needed."""
        return self.noun(node)

    def _new_letter(self) -> str:
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
                return say("is-not" if negated else "is", left=self.noun(left), values=(NounPhrase(noun_id(kind), "a"),))
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
                return say("there-is-no" if negated else "there-is", what=self.those(what))
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

    def _doer(self, sentences: list[Message]) -> NounPhrase | None:
        first = sentences[0].arguments[0][1] if sentences and sentences[0].arguments else None
        return first if isinstance(first, NounPhrase) else None


# --------------------------------------------------------------------------------------------------- small pieces


def block(sentences: Sequence[Message]) -> Message:
    """Several sentences where one clause must stand: what comes first, and then."""
    parts: list[Message] = []
    for sentence in sentences:
        if sentence.id == "otherwise" and parts and parts[-1].id in ("if", "if-block"):
            before = parts.pop()
            arguments = (*before.arguments, ("otherwise", sentence.get("action")))
            parts.append(Message("if-otherwise", arguments))
        else:
            parts.append(sentence)
    return parts[0] if len(parts) == 1 else say("steps", parts=tuple(parts))


def bindings(node: object) -> Iterator[tuple[str, str, str]]:
    """Every thing that an ability gives a name to: the name, its kind and how it came in."""
    for part in model.walk(node):
        match part:
            case model.Choose(_, _, what, name):
                yield name, what.kind, "chosen"
            case model.Reveal(_, _, name):
                yield name, "", "revealed"
            case model.RevealUntil(_, _, kind, name, rest):
                yield name, kind, "found"
                yield rest, kind, "rest"
            case model.ForEach(_, model.Those(_, kind), name):
                yield name, kind, "chosen"
            case model.Event(_, _, patterns, names):
                for pattern, name in zip(patterns, names, strict=False):
                    if name and isinstance(pattern, model.Those):
                        yield name, pattern.kind, "chosen"


def _in_a_row(told: list[tuple[model.Statement, Message]]) -> Iterator[Message]:
    """Join what the same doer does, one call after the other."""
    row: list[Message] = []
    for statement, message in [*told, (None, None)]:
        joins = (
            message is not None
            and isinstance(statement, model.Call | model.May)
            and message.id not in ("where-x", "if-so", "for-each")
            and isinstance(message.arguments[0][1], NounPhrase)
        )
        if row and message is not None and joins and _same_doer(row[0], message):
            row.append(message)
            continue
        if row:
            yield _sequence(row)
            row = []
        if message is not None:
            if joins and message.id != "may":
                row = [message]
            else:
                yield message


def _same_doer(one: Message, other: Message) -> bool:
    return one.arguments[0][1] == other.arguments[0][1] and not (other.id == "may" and one.arguments[0][1] == YOU)


def _sequence(row: list[Message]) -> Message:
    if len(row) == 1:
        return row[0]
    doer = row[0].arguments[0][1]
    return say("sequence", doer=doer, first=row[0], rest=tuple(row[1:]))


def _all_values(options: Iterable[model.Expression]) -> bool:
    return all(isinstance(option, model.Value) for option in options)


def _phrase(value: Argument) -> NounPhrase:
    if isinstance(value, NounPhrase):
        return value
    raise Unprintable(f"not a thing: {value}")


def _that(value: Argument) -> NounPhrase:
    return _phrase(value).bare("that")


def _uses(statements: Iterable[model.Node], name: str) -> int:
    nodes = (node for statement in statements for node in model.walk(statement))
    return sum(isinstance(node, model.Local) and node.name == name for node in nodes)
