"""Set-up and scenarios: syntax trees in; cards that come to be, a script and what must be true after it, out."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from ombre import MOST_COPIES
from ombre.dsl import nodes
from ombre.dsl.diagnostics import did_you_mean, tr
from ombre.dsl.parser import strip_comment
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import Vocabulary, one

from . import model
from .cards import Cards
from .declare import Declarations
from .model import NUMBER, Type
from .phrases import Names, Unresolved


class Scenarios(Cards):
    """Resolves the lines that only a set-up or a scenario has."""

    def __init__(self, declared: Declarations, vocabulary: Vocabulary):
        super().__init__(declared, vocabulary)
        self.source = Source("", "")
        self._local_cards: dict[str, str] = {}  # of the scenario that is being read
        self._decks: set[str] = set()

    def _do_put(self, node: nodes.Put, names: Names) -> Any:
        zone = self.zone(node.zone, names)
        made: list[model.Put] = []
        items = list(node.items)
        while items:
            item = items.pop(0)
            kind = self._local_cards.get(item.word.text) or self.cards.get(item.word.text)
            if kind is None:
                if item.word.text in names.local:
                    help = tr("what is on the table already is moved: 'move {0} to ...'", item.word.text)
                    raise self.wrong("E120", tr("'{0}' is no card's id", item.word.text), item.word.span, help)
                known = [*self.cards, *self._local_cards]
                raise self.wrong(
                    "E120",
                    tr("there is no card '{0}'", item.word.text),
                    item.word.span,
                    did_you_mean(item.word.text, known),
                )
            number = model.Number(item.span, item.number.number) if item.number is not None else None
            called: tuple[str, ...] = (item.word.text,)
            if item.name is not None:
                called = tuple(self._call(word, kind, names) for word in self._called(item, items))
            else:
                names.local[item.word.text] = (Type("thing", kind), False)
            having = None
            if node.having is not None:
                found = self.model.property_of(kind, node.having.property.text)
                if found is None or found.sort != "state":
                    raise self.wrong(
                        "E113", tr("{0} has no '{1}'", one(kind), node.having.property.text), node.having.span
                    )
                value = self.expression(node.having.value, names, found.type)
                self.must_be(value, found.type, node.having.value.span)
                having = (found, value)
            made.append(model.Put(item.span, item.word.text, zone, number, called, having))
        if len(made) == 1:
            return made[0]
        return model.If(node.span, model.And(node.span, ()), tuple(made))

    def _called(self, item: nodes.PutItem, rest: list[Any]) -> list[nodes.Word]:
        """The names of the copies: `CARD 2 as k1, k2` reads as many as there are copies."""
        found = [item.name]
        copies = item.number.number if item.number is not None else 1
        while len(found) < copies and rest and rest[0].number is None and rest[0].name is None:
            found.append(rest.pop(0).word)
        if len(found) != copies:
            help = tr("name each copy, with commas between the names, or leave 'as' out")
            raise self.wrong("E126", tr("{0} copies need {0} names, here is {1}", copies, len(found)), item.span, help)
        return found

    def _call(self, word: nodes.Word, kind: str, names: Names) -> str:
        return self._declare(word, Type("thing", kind), False, names)

    def _do_allpass(self, node: nodes.AllPass, names: Names) -> model.AllPass:
        return model.AllPass(node.span)

    def _do_putevery(self, node: nodes.PutEvery, names: Names) -> model.PutEvery:
        kind = self.vocabulary.kind(node.kind.text)
        adjectives = tuple(self._adjective(word, kind) for word in node.values)
        self._candidates += 1
        what = model.Those(node.span, kind, "each", adjectives, candidate=f"it{self._candidates}")
        if node.where is not None:
            what = replace(what, where=self.condition(node.where, self._with_candidate(names, what)))
        copies = None
        if node.copies is not None:
            copies = self.model.property_of(kind, node.copies.text)
            if copies is None or copies.type != NUMBER:
                raise self.wrong("E113", tr("{0} has no number '{1}'", one(kind), node.copies.text), node.copies.span)
        bringer = self.thing(node.bringer, names, "player") if node.bringer is not None else None
        if bringer is not None and node.copies is not None:
            help = tr("leave out what says how often")
            raise self.wrong("E127", tr("a deck that is brought says itself how many there are"), node.span, help)
        return model.PutEvery(node.span, what, self.zone(node.zone, names), copies, bringer)

    def deck_name(self, node: nodes.Deck) -> None:
        """A deck is there for every file, and once."""
        if node.name.text in self._decks:
            self.note("E101", tr("deck '{0}' is declared twice", node.name.text), node.name.span)
        self._decks.add(node.name.text)

    def deck(self, node: nodes.Deck) -> model.Deck:
        """A deck: everything that is wrong with it is said, card by card."""
        cards: dict[str, int] = {}
        for entry in (entry for row in node.rows for entry in row.cards):
            word, number = entry.card, entry.number.number
            if word.text not in self.cards:
                self.note(
                    "E120", tr("there is no card '{0}'", word.text), word.span, did_you_mean(word.text, self.cards)
                )
            elif word.text in cards:
                help = tr("write '{0} {1}' once", cards[word.text] + number, word.text)
                self.note("E127", tr("'{0}' is in this deck already", word.text), entry.span, help)
            elif not 1 <= number <= MOST_COPIES:
                help = tr("write a number from 1 to {0}, or take the card out", MOST_COPIES)
                self.note("E127", tr("a deck cannot hold {0} of a card", number), entry.number.span, help)
            else:
                cards[word.text] = number
        return model.Deck(node.span, node.name.text, tuple(cards.items()))

    def _do_brings(self, node: nodes.Brings, names: Names) -> model.Brings:
        name = node.deck.text
        if name not in self._decks:
            help = did_you_mean(name, self._decks) or tr("there is: {0}", ", ".join(sorted(self._decks)) or "none")
            raise self.wrong("E120", tr("there is no deck '{0}'", name), node.deck.span, help)
        return model.Brings(node.span, self.thing(node.who, names, "player"), name)

    def _do_require(self, node: nodes.Require, names: Names) -> model.Require:
        if names.seats:
            help = tr("write 'refused by NAME' below 'then'")
            raise self.wrong("E421", tr("a game is refused in its set-up only"), node.span, help)
        condition = self.condition(node.condition, names)
        if not isinstance(condition, model.Compare) or self.type_of(condition.left) != NUMBER:
            help = tr("write 'require NAME: AMOUNT >= AMOUNT', so that it can be said how much there is")
            raise self.wrong("E201", tr("what is required is so many of something"), node.condition.span, help)
        of = self.expression(node.of, names) if node.of is not None else None
        return model.Require(node.span, node.name.text, of, condition)

    def scenario(self, node: nodes.Scenario) -> model.Scenario:
        """A scenario: cards of its own, then statements and what must be true after them."""
        names = Names(seats=True, you="", after=True)
        players = 0
        cards: list[model.Card] = []
        body: list[Any] = []
        self._local_cards = {}
        for part in node.parts:
            for line in part.lines if isinstance(part, nodes.Given | nodes.ThenPart) else part.body:
                try:
                    if isinstance(line, nodes.Players):
                        players = line.least.number
                    elif isinstance(line, nodes.LocalCard):
                        card = self.card(line)
                        cards.append(card)
                        self._local_cards[card.id] = card.kind
                    elif isinstance(line, nodes.Expect):
                        body.append(model.Expect(line.span, self.condition(line.condition, names), self._text(line)))
                    elif isinstance(line, nodes.ExpectCannot):
                        body.append(self._expect_cannot(line, names))
                    elif isinstance(line, nodes.ExpectOffered | nodes.ExpectNotOffered):
                        options = tuple(self._answer(line, line.name.text, value, names) for value in line.values)
                        negated = isinstance(line, nodes.ExpectNotOffered)
                        text = self._text(line)
                        body.append(model.ExpectOffered(line.span, line.name.text, options, negated, text))
                    elif isinstance(line, nodes.ExpectRefused):
                        by = tuple(word.text for word in line.refusals or ())
                        body.append(model.ExpectRefused(line.span, self._text(line), by))
                    else:
                        body.append(self._effect(line, names))
                except Unresolved:
                    self._forget(line, names)
        self._local_cards = {}
        return model.Scenario(node.span, node.id.text, node.title.text.strip('"'), players, tuple(cards), tuple(body))

    def _expect_cannot(self, node: nodes.ExpectCannot, names: Names) -> model.ExpectCannot:
        subject = self.expression(node.subject, names)
        verb, arguments = self._form(node.verb, subject, node.arguments, names, True)
        return model.ExpectCannot(node.span, model.Event(node.span, verb.key, arguments), self._text(node))

    def _text(self, node: nodes.Node) -> str:
        """The line as its author wrote it, for a readable failure."""
        return strip_comment(self.source.line(node.span.line)).strip()

    def _do_runstep(self, node: nodes.RunStep, names: Names) -> model.RunStep:
        self.called(node.step, "step", self.steps)
        who = self.thing(node.who, names, "player") if node.who is not None else model.Current(node.span, self.player)
        return model.RunStep(node.span, node.step.text, who)

    def _do_runflow(self, node: nodes.RunFlow, names: Names) -> model.RunFlow:
        self.called(node.flow, "flow", self.flows)
        who = self.thing(node.who, names, "player") if node.who is not None else model.Current(node.span, self.player)
        return model.RunFlow(node.span, node.flow.text, who)

    def _do_runsetup(self, node: nodes.RunSetup, names: Names) -> model.RunSetup:
        cards = {**self.cards, **self._local_cards}
        kinds = self.model.beginnings
        begins = [card for card, kind in cards.items() if kind in kinds]
        if node.beginning.text not in begins:
            help = did_you_mean(node.beginning.text, begins) or tr("there is: {0}", ", ".join(begins))
            raise self.wrong("E120", tr("nothing begins with '{0}'", node.beginning.text), node.beginning.span, help)
        return model.RunSetup(node.span, node.beginning.text, tuple(map(self._setting, node.settings)))

    def _setting(self, node: nodes.Setting) -> tuple[str, int | str]:
        """An option and what it is set to."""
        name, value = node.option.text, node.value
        option = self.model.options.get(name)
        if option is None:
            help = did_you_mean(name, self.model.options) or tr(
                "there is: {0}", ", ".join(self.model.options) or "none"
            )
            raise self.wrong("E124", tr("'{0}' is no option of this game", name), node.option.span, help)
        if node.seat is not None:
            if not option.property.owner or not re.fullmatch(r"P[1-9]\d*", node.seat.text):
                help = tr("write 'of P1'") if option.property.owner else tr("write '{0} {1}'", name, value.text)
                raise self.wrong("E124", tr("'{0}' has no {1}", name, node.seat.text), node.seat.span, help)
            name = f"{name} of {node.seat.text}"
        if option.property.type.tag == "value":
            words = self.words_of(option.property.type.of)
            if value.text not in words:
                raise self.wrong(
                    "E124",
                    tr("'{0}' cannot be {1}", name, value.text),
                    value.span,
                    tr("it is one of: {0}", ", ".join(words)),
                )
            return name, value.text
        if value.sort != "NUMBER" or (option.most is not None and value.number > option.most):
            most = option.most
            help = tr("it is a number") if most is None else tr("it is a number from 0 to {0}", most)
            raise self.wrong("E124", tr("'{0}' cannot be {1}", name, value.text), value.span, help)
        return name, value.number

    def _do_answer(self, node: nodes.Answer, names: Names) -> model.Answer:
        return self._answer(node, node.name.text, node.value, names)

    def _do_answers(self, node: nodes.Answers, names: Names) -> model.Answer:
        who = self.thing(node.who, names, "player")
        return replace(self._answer(node, node.name.text, node.value, names), who=who)

    def _answer(self, node: nodes.Node, name: str, value: Any, names: Names) -> model.Answer:
        """What is answered, or offered: a word of the language, a number, a value, a thing, a verb with a thing."""
        if name == "one" and (alternative := _only_word(value)) is not None:  # its name, whatever else it may mean
            return model.Answer(node.span, name, None, alternative.text)
        if isinstance(value, nodes.Word):
            if value.sort == "PASS":
                return model.Answer(node.span, name, None, "pass")
            if value.sort == "NUMBER" and name == "order":
                return model.Answer(node.span, name, None, value.text)  # one of several of one card
            if value.sort == "NUMBER":
                return model.Answer(node.span, name, model.Number(node.span, value.number))
            return model.Answer(node.span, name, self.value(value))
        first, word = value.word, value.word.text
        if value.arguments is not None:
            return model.Answer(node.span, name, offers=self.offers(first, value.arguments, names))
        if word not in names.local and (word in ("yes", "no") or word in self.cards):
            return model.Answer(node.span, name, None, word)  # a card that the set-up has put somewhere
        return model.Answer(node.span, name, self._name(first, names))


def _only_word(value: Any) -> nodes.Word | None:
    """The word of an answer that is no more than that; one that is also a verb may stand without arguments."""
    if isinstance(value, nodes.Word):
        return value
    given = value.arguments
    return value.word if given is None or given.bare is None and not given.prepositionals else None
