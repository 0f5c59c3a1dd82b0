"""Statements of the model in, sentences as message trees out; and the same for what they are made of: calls, choices, loops.

What a whole ability says (its head, when it happens) is decided in `prose.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from .. import model
from ..messages import YOU, Amount, Argument, Message, NounPhrase, Paragraph, say
from .declared import Unprintable, hyphens, noun_id, scope, slot, value_id
from .mentions import bindings, choose_within, phrases, uses
from .naming import Namer, that, verb_message
from .nouns import as_phrase, is_number, with_determiner
from .sentences import CONDITIONAL, OPEN, block, in_a_row, side_by_side

# What somebody may do without being named in it, and what cannot be said behind "may".
DOERLESS = ("note", "move", "move-top", "move-bottom", "shuffle", "reveal", "reveal-until")
UNOFFERED = (*CONDITIONAL, "for-each", "repeat", "repeat-while", "together", "may-so")


@dataclass
class Teller(Namer, ABC):
    """Tells the statements of one ability."""

    @abstractmethod
    def ability(self, ability: model.Ability) -> Paragraph:
        """A whole ability: one that a statement gives away is quoted."""

    def sentences(self, body: Sequence[model.Statement]) -> list[Message]:
        """Statements as sentences: what one and the same player does in a row is one sentence."""
        told: list[tuple[model.Statement, Message]] = []
        rest = list(body)
        while rest:
            statement = rest.pop(0)
            if rest and (merged := choose_within(statement, rest)):
                statement = merged
                rest.pop(0)
            told += [(statement, message) for message in self.statement(statement)]
            self.pronoun = False  # "it" never reaches over a full stop
        found: list[Message] = []
        for message in in_a_row(told):
            after_choice = bool(found) and found[-1].id == "choose-one"
            found.append(say("after-choice", action=message) if after_choice else message)
        return found

    def _reveal(self, what: Argument, who: model.Expression | model.Those | None) -> Message:
        if who is None:
            return say("reveal", what=what)
        if isinstance(who, model.You):
            return say("look", what=what)
        return say("reveal-to", what=what, who=self.noun(who))

    def statement(self, node: model.Statement) -> list[Message]:
        """The sentences of one statement; a computed amount in it is explained in its own sentence."""
        outer, self.explained = self.explained, []
        messages = list(self._statement(node))
        if self.explained and messages:
            # What lasts has the amount of now; a line of a card that simply holds has it anew each time.
            how = "letter-fixed" if isinstance(node, model.Modify) and node.duration else "letter-is"
            messages[-1] = say("where-x", action=messages[-1], letters=self._explanations(how))
        self.explained = outer
        return messages

    def _explanations(self, how: str) -> tuple[Message, ...]:
        """What the letters stand for that are still to be explained."""
        explained, self.explained = self.explained, []
        return tuple(say(how, letter=letter, value=value) for letter, value in explained)

    def _statement(self, node: model.Statement) -> Iterator[Message]:
        match node:
            case model.Call():
                yield self.call(node)
            case model.Choose(_, chooser, what, name, otherwise, searches):
                who = self.noun(chooser)
                self.subject = chooser
                if searches:
                    yield self._search(who, replace(self.those(what, "m-there"), about=name))
                else:
                    yield say("choose", chooser=who, what=replace(self.those(what), about=name))
                self.subject = None
                if otherwise:
                    yield say("if-none", action=self.block(otherwise))
            case model.ChooseSome(_, chooser, what, name, most, exactly, searches):
                how = "any-number" if most is None else "counted" if exactly else "up-to"
                some = with_determiner(self.those(what, "m-there" if searches else "m-from"), how)
                some = replace(some, plural=True, count=None if most is None else self.amount(most), about=name)
                who = self.noun(chooser)
                yield self._search(who, some) if searches else say("choose", chooser=who, what=some)
            case model.MayDo(_, offer):
                yield self._offer(offer)
            case model.Roll(_, sides, name):
                letter = self.letters[name] = self.new_letter()
                yield say("roll", who=YOU, sides=self.amount_phrase(sides), letter=letter)
            case model.StartFlow(_, flow, who):
                yield say("start-flow", scope=scope(flow, "a"), who=None if who is None else self.noun(who))
            case model.EndFlow(_, flow):
                yield say("ends", scope=scope(flow))
            case model.EndEffects(_, kind):
                yield say("effects-end", what=NounPhrase(noun_id(kind), "live"))
            case model.Join(_, kind, name):
                self.mentions[name] = NounPhrase(noun_id(kind), "that")
                yield say("joins-game", what=NounPhrase(noun_id(kind), "a", about=name))
            case model.ChooseValue(_, chooser, list_, name, where):
                values = self._values_of(list_, name, where)
                yield say("choose-value", chooser=self.noun(chooser), values=values)
            case model.ChooseOne(_, chooser, alternatives):
                named = [_names(alternative) for alternative in alternatives]
                options = tuple(
                    self._alternative(alternative, set[str]().union(*named) - own)
                    for alternative, own in zip(alternatives, named, strict=True)
                )
                yield say("choose-one", chooser=self.noun(chooser), options=options)
            case model.May(_, who, (model.Let() as let, *rest)) if rest and not _is_thing(let):
                yield from self.statement(let)  # it is so whether somebody wants to or not
                yield from self._statement(replace(node, body=tuple(rest)))
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
            case model.Reveal(_, zone, name, who, number):
                card = model.Top(node.span, zone) if number is None else model.Item(node.span, zone, number)
                yield self._reveal(replace(as_phrase(self.noun(card)), about=name), who)
            case model.Show(_, what, who):
                yield self._reveal(self.noun(what), who)
            case model.RevealUntil(_, zone, kind, name, _, condition):
                found = model.Those(node.span, kind, "a", where=condition, candidate=name)
                yield say("reveal-until", zone=self.noun(zone), what=replace(self.those(found), about=name))
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
            case model.Forbid(_, model.Event(_, model.ACT) as event, duration, exceptions):
                left = (replace(event, key=key) for key in exceptions)
                but = tuple(self.event(one) for one in left) or None
                yield say("cannot-act", who=self.event(event).arguments[0][1], but=but, until=self.until(duration))
            case model.Forbid(_, event, duration):
                yield self._forbid(event, duration)
            case model.Grant(_, who, abilities, duration):
                quoted = tuple(self._quoted(ability) for ability in abilities)
                yield say("obtain", what=self.noun(who), abilities=quoted, until=self.until(duration))
            case model.Listen(_, ability, duration, once):
                assert ability.event is not None
                head = {"event": self.event(ability.event), "until": self.until(duration)}
                yield from self.lead(
                    "next-time" if once else "when-until",
                    head,
                    self.under(ability.condition, self.sentences(ability.body)),
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
            case model.Repeat(_, times, (model.Move(_, model.Top(_, zone), to, end),), None, None):
                top = NounPhrase(
                    "n-card",
                    "the-top",
                    self.amount(times),
                    (),
                    (say("m-of", what=self.noun(zone)),),
                    plural=True,
                )
                yield say(self._move_id(to, end), what=top, zone=self.noun(to))
            case model.Repeat(_, times, body, name, condition):
                often = self.amount(times)
                letters = self._explanations("letter-is")
                if name is not None and name in _names(node):
                    counter = self.letters[name] = self.new_letter()
                    letters = (*letters, say("letter-counts", letter=counter))
                if condition is None:
                    yield say("repeat", times=often, letters=letters or None, action=self.block(body))
                else:
                    test = self.condition(condition)
                    yield say(
                        "repeat-while", times=often, letters=letters or None, condition=test, action=self.block(body)
                    )
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
            case model.Window(_, offers, once, start, second):
                asked = tuple(self._offer(offer) for offer in offers)
                first = None if start is None else self.noun(start)
                others = None if second is None else self.noun(second)
                yield say("window-once" if once else "window", start=first, second=others, offers=asked)
            case model.ScopeEdge(_, name, edge):
                yield say(edge, scope=scope(name))
            case model.EndGame(_, result, winner):
                won_by = None if winner is None else self.noun(winner)
                yield say("end-game", result=Message(f"r-{hyphens(result)}"), winner=won_by)
            case _:
                raise Unprintable(type(node).__name__)

    def _search(self, who: Argument, what: NounPhrase) -> Message:
        """Where one searches is said of the search, and not of what is found."""
        there = next((m for m in what.modifiers if m.id == "m-there"), None)
        rest = tuple(m for m in what.modifiers if m is not there)
        zone = there.get("zone") if there is not None else None
        return say("search", chooser=who, what=replace(what, modifiers=rest), zone=zone)

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
        if first.id not in DOERLESS and (first.id in UNOFFERED or self.doer([first]) != who):
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
            yield say("note", what=replace(as_phrase(phrase), about=name))  # what it holds now, whatever becomes of it
            return
        if isinstance(phrase, NounPhrase) and not is_number(value):
            self.mentions[name] = phrase
            return
        letter = self.letters[name] = self.new_letter()
        yield say("let", letter=letter, value=phrase)

    def _alternative(self, alternative: model.Alternative, elsewhere: set[str]) -> Message:
        """One of several ways. elsewhere: names of the others; what they mean never stands beside what this one means."""
        outer = self.mentions
        here = bindings(tuple(model.walk(alternative)))
        around = {name: b for name, b in self.found.items() if name not in elsewhere and name not in here}
        self.mentions = {**outer, **phrases({**around, **here}, self.kind, self.acting)}
        told = [say("bracketed", action=s) if s.id == "choose-one" else s for s in self.sentences(alternative.body)]
        option = say("option", sentences=tuple(self.under(alternative.condition, told)))
        self.mentions = outer
        return option

    def _for_each(self, node: model.ForEach) -> Message:
        """`each player rests`, `keep each chosen card`: one call can take its loop in."""
        what = node.what
        if isinstance(what, model.Those) and what.determiner not in ("each", "each other"):
            what = replace(what, determiner="each other" if what.determiner == "other" else "each")
        head = self.noun(what)
        if isinstance(head, NounPhrase):
            head = replace(head, about=node.name)
        only = node.body[0] if len(node.body) == 1 else None
        if isinstance(only, model.Call) and isinstance(what, model.Those):
            own = [isinstance(a, model.Local) and a.name == node.name for a in only.arguments]
            verb = self.vocabulary.verbs.get(only.verb)
            bare = [i for i, role in enumerate(verb.roles) if i and not role.preposition] if verb else []
            if own.count(True) == 1 and own.index(True) in bare and uses([only], node.name) == 1:
                return self._call_of_each(only, own.index(True), node.name, as_phrase(head))
        told = self.sentences(node.body)
        if len(told) == 1 and isinstance(head, NounPhrase) and node.name in self.mentions:
            whole = _of_each(told[0], self.mentions[node.name], head)
            if whole is not None:
                return whole
        return say("for-each", what=head, action=block(told))

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
        inner = type(self)(
            self.vocabulary, self.kind, dict(self.mentions), dict(self.letters), taken=self.taken
        ).ability(ability)
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

    def doer(self, sentences: list[Message]) -> NounPhrase | None:
        told: Argument = sentences[0] if sentences else None
        while isinstance(told, Message):
            told = told.get("action") if told.id == "where-x" else next((value for _, value in told.arguments), None)
        return told if isinstance(told, NounPhrase) else None

    def under(self, condition: model.Condition | None, sentences: list[Message]) -> list[Message]:
        """Sentences under the condition of a header, which holds for all of them."""
        if condition is None or not sentences:
            return sentences
        test = self.condition(condition)
        whole = block(sentences)
        if whole.id == "steps":
            return [say("if-all", condition=test, sentences=tuple(sentences))]
        return [say("if-block" if whole.id in CONDITIONAL else "if", condition=test, action=whole)]

    def lead(self, id: str, arguments: Mapping[str, Argument], sentences: list[Message]) -> list[Message]:
        """A head such as "when ..." takes the first sentence in; the others follow it."""
        if not sentences:
            return []
        return [Message(id, (*arguments.items(), ("action", sentences[0]))), *sentences[1:]]


# --------------------------------------------------------------------------------------------------- small pieces


def _of_each(told: Message, member: NounPhrase, head: NounPhrase) -> Message | None:
    """A sentence about one member, said of each: "each player draws 1, then rests"; nothing if it is not about one."""
    if told.id == "where-x":
        inner = told.get("action")
        whole = _of_each(inner, member, head) if isinstance(inner, Message) else None
        return None if whole is None else Message("where-x", (("action", whole), *told.arguments[1:]))
    if told.id == "sequence":
        inner = told.get("first")
        first = _of_each(inner, member, head) if isinstance(inner, Message) else None
        return None if first is None else say("sequence", doer=told.get("doer"), first=first, rest=told.get("rest"))
    if not told.arguments or told.id in (*OPEN, "sequence"):
        return None
    name, doer = told.arguments[0]
    return Message(told.id, ((name, head), *told.arguments[1:])) if doer == member else None


def _names(node: model.Node) -> set[str]:
    """Every name that is used somewhere in a node."""
    return {part.name for part in model.walk(node) if isinstance(part, model.Local)}


def _is_thing(node: model.Let) -> bool:
    return isinstance(node.value, model.Read) and node.value.property.type.tag == "thing"
