"""The model in, message trees out: what a card's abilities say, before any language says it.

The same nodes that the Python back end executes are told here, one message for each. What a reader needs beyond them
is decided here, too, because it is the same in every language: what is one sentence, which trigger can stand as a head
such as FLIPPED, and that a computed amount is a letter explained at the end. `naming.py` calls things by their names.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from .. import model
from ..messages import YOU, Amount, Argument, Message, NounPhrase, Paragraph, say
from ..text import Locale, Run
from .naming import (
    Mention,
    Namer,
    Unprintable,
    Vocabulary,
    as_phrase,
    hyphens,
    noun_id,
    player,
    property_id,
    scope,
    slot,
    that,
    value_id,
    verb_message,
)

__all__ = [
    "Unprintable",
    "Vocabulary",
    "ability_text",
    "card_name",
    "card_text",
    "event_text",
    "paragraph",
    "plain",
    "player",
    "prompt_text",
]

CONDITIONAL = ("if", "if-block", "if-all", "if-otherwise", "otherwise")


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


def prompt_text(statement: model.Statement, vocabulary: Vocabulary, locale: Locale, kind: str = "") -> tuple[Run, ...]:
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


# ----------------------------------------------------------------------------------------------------- the writer


@dataclass
class Writer(Namer):
    """Tells one ability."""

    # --------------------------------------------------------------------------------------------- abilities

    def ability(self, ability: model.Ability) -> Paragraph:
        self.prepare(ability)
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
        event = self.event(ability.event, ahead=ability.sort == "before")
        if ability.sort == "when" and self._is_plain_passive(ability.event):
            inner = event.get("event")
            assert isinstance(inner, Message)
            body = self._once(ability.once, self._under(condition, self.sentences(ability.body)))
            return Paragraph(tuple(body), self._head(inner, threshold))
        return Paragraph(tuple(self._triggered(ability, event, condition)), self._head(None, threshold))

    def _triggered(self, ability: model.Ability, event: Message, condition: model.Condition | None) -> list[Message]:
        assert ability.event is not None
        self.pronoun = condition is None and any(isinstance(p, model.This) for p in ability.event.patterns[:1])
        body = self._under(condition, self.sentences(ability.body))
        self.pronoun = False
        heads: dict[str, dict[str, Argument]] = {
            "when": {"event": event},
            "before": {"event": event},
            "instead": {"event": event},
            "may instead": {"event": event, "chooser": self._doer(body) or YOU},
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
        """Sentences under the condition of a header, which holds for all of them."""
        if condition is None or not sentences:
            return sentences
        test = self.condition(condition)
        whole = block(sentences)
        if whole.id == "steps":
            return [say("if-all", condition=test, sentences=tuple(sentences))]
        return [say("if-block" if whole.id in CONDITIONAL else "if", condition=test, action=whole)]

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
        return (
            say("label", head=event) if threshold is None else say("label-threshold", head=event, threshold=threshold)
        )

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
            case _:
                return None

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
            self.pronoun = False  # "it" never reaches over a full stop
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

    def _reveal(self, what: model.Expression | model.Those, who: model.Expression | model.Those | None) -> Message:
        if who is None:
            return say("reveal", what=self.noun(what))
        if isinstance(who, model.You):
            return say("look", what=self.noun(what))
        return say("reveal-to", what=self.noun(what), who=self.noun(who))

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
                who = self.noun(chooser)
                self.subject = chooser
                yield say("choose", chooser=who, what=self.noun(what))
                self.subject = None
                if otherwise:
                    yield say("if-none", action=self.block(otherwise))
            case model.ChooseSome(_, chooser, what, name, least, most):
                some = replace(as_phrase(self.noun(what)), plural=True)
                if most is None:
                    some = replace(some, determiner="any-number")
                else:
                    some = replace(some, determiner="counted" if least else "up-to", count=Amount(most))
                yield say("choose", chooser=self.noun(chooser), what=some)
                chosen = NounPhrase(noun_id(what.kind), "the", adjectives=("a-chosen",), plural=True)
                self.mentions[name] = Mention(chosen)
            case model.MayDo(_, offer):
                yield self._offer(offer)
            case model.Roll(_, sides, name):
                letter = self.letters.setdefault(name, self.new_letter())
                yield say("roll", sides=self.amount_phrase(sides), letter=letter)
            case model.StartFlow(_, flow, who):
                yield say("start-flow", scope=scope(flow, "a"), who=None if who is None else self.noun(who))
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
            case model.Become(_, _, owner, state):
                yield say("become", what=self.noun(owner), value=value_id(state))
            case model.Move(_, what, zone, end):
                yield say(self._move_id(zone, end), what=self.noun(what), zone=self.noun(zone))
            case model.Shuffle(_, zone):
                yield say("shuffle", zone=self.noun(zone))
            case model.Reveal(_, zone, _, who):
                yield self._reveal(model.Top(node.span, zone), who)
            case model.Show(_, what, who):
                yield self._reveal(what, who)
            case model.RevealUntil(_, zone, kind, name, _, condition):
                found = model.Those(node.span, kind, "a", where=condition, candidate=name)
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
                # An "otherwise" must not be taken for that of another "if".
                nested = any(message.id in CONDITIONAL for message in inner)
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
                parts = [message for statement in body for message in self.statement(statement)]
                yield say("together", parts=tuple(parts))
            case model.Window(_, offers, once, start):
                asked = tuple(self._offer(offer) for offer in offers)
                first = None if start is None else self.noun(start)
                yield say("window-once" if once else "window", start=first, offers=asked)
            case model.ScopeEdge(_, name, edge):
                yield say(edge, scope=scope(name))
            case model.EndGame(_, result):
                yield say("end-game", result=Message(f"r-{hyphens(result)}"))
            case _:
                raise Unprintable(type(node).__name__)

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

    def _offer(self, offer: model.Offer) -> Message:
        who = self.noun(offer.who)
        self.mentions[offer.name] = Mention(that(who))
        action = self.call(model.Call(offer.span, offer.verb, offer.arguments))
        return say("may", who=who, action=action)

    def _let(self, name: str, value: model.Expression) -> Iterator[Message]:
        phrase = self.noun(value)
        if isinstance(phrase, NounPhrase) and not isinstance(
            value, model.Count | model.Total | model.Half | model.Read
        ):
            self.mentions[name] = Mention(phrase)
            return
        letter = self.letters.setdefault(name, self.new_letter())
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
                self.mentions[node.name] = Mention(as_phrase(head), introduced=False)
                message = self._with_later_mention(body[0], node.name, that(head))
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
        if not action.arguments or action.arguments[0][1] is None:
            raise Unprintable("a prohibition names nobody")
        return say("cannot", action=action, until=self.until(duration))

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
            case _:
                pass
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


def _uses(statements: Iterable[model.Node], name: str) -> int:
    nodes = (node for statement in statements for node in model.walk(statement))
    return sum(isinstance(node, model.Local) and node.name == name for node in nodes)
