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
    with_determiner,
)
from .sentences import CONDITIONAL, block, in_a_row, side_by_side

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

# What somebody may do without being named in it, and what cannot be said behind "may".
DOERLESS = ("note", "move", "move-top", "move-bottom", "shuffle", "reveal", "reveal-until")
UNOFFERED = (*CONDITIONAL, "for-each", "repeat", "repeat-while", "together")

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
            if ability.cost is not None:
                paid = self.call(
                    model.Call(ability.span, self.vocabulary.pays, (model.You(ability.span, ""), ability.cost))
                )
                label = say("label-cost", slot=slot(ability.slot), cost=paid)
            body = self._once(ability.once, self._under(condition, self.sentences(ability.body)))
            return Paragraph(tuple(body), label)
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
        if ability.sort in ("instead", "may instead"):
            return self._once(ability.once, self._instead(ability, event, condition))
        self.pronoun = condition is None and any(isinstance(p, model.This) for p in ability.event.patterns[:1])
        body = self._under(condition, self.sentences(ability.body))
        self.pronoun = False
        return self._once(ability.once, self._lead(hyphens(ability.sort), {"event": event}, body))

    def _instead(self, ability: model.Ability, event: Message, condition: model.Condition | None) -> list[Message]:
        """What would happen and what must be true stand in one "if", so that "instead" opens what is done."""
        test = None if condition is None else self.part_of_and(condition)
        head: dict[str, Argument] = {"event": event, "condition": test}
        body = self.sentences(ability.body)
        if ability.sort == "instead":
            return self._lead("instead", head, body)
        doer = self._doer(body)  # `you` are asked, whoever does it
        return self._lead("may-instead" if doer == YOU else "may-instead-have", head, body)

    def _static(self, condition: model.Condition | None, body: tuple[model.Statement, ...]) -> list[Message]:
        test = None if condition is None else self.condition(condition)
        sentences = self.sentences(body)
        if test is None:
            return sentences
        action = sentences[0] if len(sentences) == 1 else side_by_side("also", sentences)
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
        found: list[Message] = []
        for message in in_a_row(told):
            after_choice = bool(found) and found[-1].id == "choose-one"
            found.append(say("after-choice", action=message) if after_choice else message)
        return found

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
            # What lasts has the amount of now; a line of a card that simply holds has it anew each time.
            how = "letter-fixed" if isinstance(node, model.Modify) and node.duration else "letter-is"
            letters = tuple(say(how, letter=letter, value=value) for letter, value in self.explained)
            messages[-1] = say("where-x", action=messages[-1], letters=letters)
        self.explained = outer
        return messages

    def _statement(self, node: model.Statement) -> Iterator[Message]:
        match node:
            case model.Call():
                yield self.call(node)
            case model.Choose(_, chooser, what, _, otherwise, searches):
                who = self.noun(chooser)
                self.subject = chooser
                if searches:
                    yield say("search", chooser=who, what=self.those(what, "m-in"))
                else:
                    yield say("choose", chooser=who, what=self.noun(what))
                self.subject = None
                if otherwise:
                    yield say("if-none", action=self.block(otherwise))
            case model.ChooseSome(_, chooser, what, _, most, exactly, searches):
                how = "any-number" if most is None else "counted" if exactly else "up-to"
                some = with_determiner(self.those(what, "m-in" if searches else "m-from"), how)
                some = replace(some, plural=True, count=None if most is None else self.amount(most))
                yield say("search" if searches else "choose", chooser=self.noun(chooser), what=some)
            case model.MayDo(_, offer):
                yield self._offer(offer)
            case model.Roll(_, sides, name):
                letter = self.letters[name] = self.new_letter()
                yield say("roll", who=YOU, sides=self.amount_phrase(sides), letter=letter)
            case model.StartFlow(_, flow, who):
                yield say("start-flow", scope=scope(flow, "a"), who=None if who is None else self.noun(who))
            case model.EndFlow(_, flow):
                yield say("ends", scope=scope(flow))
            case model.Join(_, kind, name):
                self.mentions[name] = NounPhrase(noun_id(kind), "that")
                yield say("joins-game", what=NounPhrase(noun_id(kind), "a"))
            case model.ChooseValue(_, chooser, list_, name, where):
                values = self._values_of(list_, name, where)
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
            case model.Perform(_, slot_name, card, you, arguments):
                on = tuple(self.noun(argument) for argument in arguments) or None
                yield say("perform", who=self.noun(you), slot=slot(slot_name), card=self.noun(card), on=on)
            case model.Table(_, axes, cells, otherwise):
                for axis in axes:
                    self.mentions[axis] = NounPhrase(noun_id(axis), "that")
                for cell in cells:
                    places = tuple(
                        say(
                            "place",
                            axis=NounPhrase(noun_id(axis), "none"),
                            first=Amount(span[0]),
                            last=Amount(span[1]) if span[1] != span[0] else None,
                        )
                        for axis, span in zip(axes, cell.spans, strict=True)
                        if span is not None
                    )
                    id = "cell-empty" if not cell.body else "cell" if places else "cell-any"
                    yield say(id, places=places, sentences=self._told(cell.body))
                if otherwise:
                    yield say("cell-otherwise", sentences=self._told(otherwise))
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
            case model.Listen(_, ability, duration, once):
                assert ability.event is not None
                head = {"event": self.event(ability.event), "until": self.until(duration)}
                yield from self._lead(
                    "next-time" if once else "when-until",
                    head,
                    self._under(ability.condition, self.sentences(ability.body)),
                )
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
                self.mentions[name] = NounPhrase("n-item", "that")
                item = NounPhrase("n-item", "each", modifiers=(say("m-of", what=self.noun(of)),))
                yield say("for-each", what=item, action=self.block(body))
            case model.ForValue(_, list_, name, body):
                yield say("for-each", what=NounPhrase(noun_id(list_), "each"), action=self.block(body))
            case model.Together(_, body):
                yield side_by_side("together", [m for statement in body for m in self.statement(statement)])
            case model.Window(_, offers, once, start):
                asked = tuple(self._offer(offer) for offer in offers)
                first = None if start is None else self.noun(start)
                yield say("window-once" if once else "window", start=first, offers=asked)
            case model.ScopeEdge(_, name, edge):
                yield say(edge, scope=scope(name))
            case model.EndGame(_, result, winner):
                won_by = None if winner is None else self.noun(winner)
                yield say("end-game", result=Message(f"r-{hyphens(result)}"), winner=won_by)
            case _:
                raise Unprintable(type(node).__name__)

    def _told(self, body: Sequence[model.Statement]) -> tuple[Message, ...]:
        return tuple(self.sentences(body))

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
        first = sentences[0]
        if first.id not in DOERLESS and (first.id in UNOFFERED or self._doer([first]) != who):
            yield say("may-do", who=who, action=block(sentences))
            return
        yield say("may", who=who, action=first)
        if sentences[1:]:
            yield say("if-so", who=who, action=block(sentences[1:]))

    def _offer(self, offer: model.Offer) -> Message:
        who = self.noun(offer.who)
        self.mentions[offer.name] = that(who)
        action = self.call(model.Call(offer.span, offer.verb, offer.arguments))
        return say("may", who=who, action=action)

    def _let(self, name: str, value: model.Expression) -> Iterator[Message]:
        phrase = self.noun(value)
        if isinstance(value, model.Read) and value.property.type.tag == "thing":
            yield say("note", what=phrase)  # what it holds now, whatever becomes of it
            return
        is_number = isinstance(value, model.Count | model.Total | model.Half | model.Size)
        is_number = is_number or isinstance(value, model.Read) and value.property.type == model.NUMBER
        if isinstance(phrase, NounPhrase) and not is_number:
            self.mentions[name] = phrase
            return
        letter = self.letters[name] = self.new_letter()
        yield say("let", letter=letter, value=phrase)

    def _alternative(self, alternative: model.Alternative) -> Message:
        told = [say("bracketed", action=s) if s.id == "choose-one" else s for s in self.sentences(alternative.body)]
        return say("option", sentences=tuple(self._under(alternative.condition, told)))

    def _for_each(self, node: model.ForEach) -> Message:
        """`each player rests`, `keep each chosen card`: one call can take its loop in."""
        what = node.what
        if isinstance(what, model.Those) and what.determiner not in ("each", "each other"):
            what = replace(what, determiner="each other" if what.determiner == "other" else "each")
        head = self.noun(what)
        only = node.body[0] if len(node.body) == 1 else None
        if isinstance(only, model.Call) and isinstance(what, model.Those):
            own = [isinstance(a, model.Local) and a.name == node.name for a in only.arguments]
            verb = self.vocabulary.verbs.get(only.verb)
            bare = [i for i, role in enumerate(verb.roles) if i and not role.preposition] if verb else []
            alone = own.count(True) == 1 and own.index(True) in bare and _uses([only], node.name) == 1
            if own[:1] == [True] or alone:
                return self._call_of_each(only, own.index(True), node.name, as_phrase(head))
        return say("for-each", what=head, action=self.block(node.body))

    def _call_of_each(self, call: model.Call, role: int, name: str, head: NounPhrase) -> Message:
        """The call with "each ..." in one role; whatever else is said of it in this sentence is "that ..."."""
        self.mentions[name] = that(head)
        message = self.call(call)
        arguments = list(message.arguments)
        arguments[role] = (arguments[role][0], head)
        return Message(message.id, tuple(arguments))

    def _forbid(self, event: model.Event, duration: model.Duration | None) -> Message:
        action = self.event(event, negated=True)
        if not action.arguments or action.arguments[0][1] is None:
            raise Unprintable("a prohibition names nobody")
        return say("cannot", action=action, until=self.until(duration))

    def _quoted(self, ability: model.Ability) -> Message:
        inner = Writer(self.vocabulary, self.kind, dict(self.mentions), dict(self.letters), taken=self.taken).ability(
            ability
        )
        if inner.label is None:
            return say("quoted", sentences=inner.sentences)
        return say("quoted-label", label=inner.label, sentences=inner.sentences)

    def _values_of(self, list_: str, name: str, where: model.Condition | None) -> Argument:
        match where:
            case model.Is(_, model.Local(_, other), options, False) if other == name:
                values = tuple(value_id(option) for option in options if isinstance(option, model.Value))
                if len(values) == len(options):
                    return values
            case model.Is(_, model.Local(_, other), options, True) if other == name:
                values = tuple(value_id(option) for option in options if isinstance(option, model.Value))
                if len(values) == len(options):
                    return (NounPhrase(noun_id(list_), "a", modifiers=(say("m-no-value", values=values),)),)
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
        told: Argument = sentences[0] if sentences else None
        while isinstance(told, Message):
            told = told.get("action") if told.id == "where-x" else next((value for _, value in told.arguments), None)
        return told if isinstance(told, NounPhrase) else None


# --------------------------------------------------------------------------------------------------- small pieces


def _uses(statements: Iterable[model.Node], name: str) -> int:
    nodes = (node for statement in statements for node in model.walk(statement))
    return sum(isinstance(node, model.Local) and node.name == name for node in nodes)
