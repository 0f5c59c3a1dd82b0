"""Print events and choices of a game in play as lines of text in one locale."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from ombre import contract
from ombre.compiler import model
from ombre.prose import sentences as prose
from ombre.prose.language.messages import YOU, Amount, Argument, Message, MissingMessage, NounPhrase, Paragraph, say
from ombre.prose.sentences import declared_words as declared
from ombre.prose.sentences import verb_message
from ombre.runtime import NOTHING
from ombre.runtime.choices import Candidate, Decision
from ombre.runtime.flow import Play
from ombre.session.view import UNKNOWN, Eyes, places

from ..game.evaluate import Evaluator
from ..game.notation import Notation
from ..game.options import ability, number, offered, word
from ..game.origins import Made, Origins
from ..printing.printer import Printer
from .amounts import Amounts
from .endings import Endings
from .prompts import Prompts

# Errors of a text; a text in the words of the `.card` files then replaces it.
UNSAYABLE = (MissingMessage, prose.Unprintable)
# The sorts of choices that are not about a thing, a word or a number, with their questions.
TOLD_APART = {"offer": "table-act", "ask": "table-may", "ability": "table-order", "alternative": "table-one"}


class Narrator:
    """Prints the events and choices of one game in one locale."""

    def __init__(self, printer: Printer):
        self.printer = printer
        self.model = printer.model
        self.locale = printer.locale
        self.rules = printer.table.rules
        self.player_kind = self.model.player
        self.words = printer.vocabulary
        self.prompts = Prompts(self.model, self.words, self.rules, self.locale)
        self.notation = Notation(self.rules)
        self.evaluator = Evaluator(self.model)
        self.origins = Origins(self.model, self.rules)
        self.called: Mapping[int, str] = {}  # the names of players who have one of their own, by seat
        self.amounts = Amounts(self.model)
        self.moving = self.amounts.moving()

    def lines(self, messages: Sequence[Message]) -> str:
        """Return several messages as one line of text."""
        return self.locale.plain(self.locale.runs(Paragraph(tuple(messages))))

    def line(self, message: Message) -> str:
        """Return a message as a sentence."""
        return self.lines((message,))

    def phrase(self, message: Message) -> str:
        """Return a message that is no sentence, such as a heading, without a full stop."""
        return self.line(message).removesuffix(".")

    # -------------------------------------------------------------------------------------------- events

    def event(self, g: Play, key: str, arguments: Sequence[int]) -> str:
        """Return the text of an event, or "" if the log leaves it out; without a message, in the words of the cards."""
        try:
            return self._event(g, key, arguments)
        except UNSAYABLE:
            return self.notation.event(g, key, arguments)

    def _event(self, g: Play, key: str, arguments: Sequence[int]) -> str:
        if (name := self.scope(key)) is not None:
            scope = declared.scope(name, "none")
            if self.locale.untold(scope.noun):
                return ""
            flow = next((f for file in self.model.files for f in file.flows if f.name == name), None)
            if flow is not None and flow.of:
                return self.phrase(say("table-turn", scope=scope, who=self.thing(g, arguments[0])))
            return self.phrase(say("table-scope-starts", scope=scope))
        if key.startswith("becomes "):
            kind, name, _ = key.removeprefix("becomes ").split(".")
            if self.locale.untold(declared.property_id(self.model.properties[kind, name])):
                return ""
            return self.becomes(g, key, arguments)
        if forbidden := contract.was_refused(key):
            return self.refused(g, forbidden, arguments)
        if (learned := contract.was_learned(key)) is not None:
            return self._learned(g, learned, arguments)
        verb = self.model.verbs.get(key)
        if verb is None or self.locale.untold(declared.verb_id(key)) or self.amounts.is_idle(verb, arguments):
            return ""
        return self.locale.plain(prose.event_text(key, self.said(g, key, arguments), self.words, self.locale))

    def scope(self, key: str) -> str | None:
        """Return the name of the flow or step that begins with an event; None for other events."""
        name = key.removesuffix(" starts")
        return name if name != key and name in self.model.scopes else None

    def refused(self, g: Play, key: str, arguments: Sequence[int]) -> str:
        """Return the text of an event that was forbidden, or "" if it is not the event of a verb."""
        if key not in self.model.verbs:
            return ""
        return self.line(say("cannot", action=verb_message(key, self.said(g, key, arguments), self.words), until=None))

    def _learned(self, g: Play, learned: contract.Learned, arguments: Sequence[int]) -> str:
        """Return the text for what a player, or everybody, has seen or learned of cards;
        "" if it is not told to the reader.
        """
        who, at, *cards = arguments
        if who == UNKNOWN:
            return ""
        place = self.model.properties[learned.kind, learned.zone]
        seer = None if who == NOTHING else self.thing(g, who)
        where = NounPhrase(declared.property_id(place), "the", of=None if at == NOTHING else self.thing(g, at))
        if not learned.fact:
            copies = Counter(self.name(g, x) for x in cards)
            told = [
                self._part(say("table-copies", what=one, number=str(n))) if n > 1 else one for one, n in copies.items()
            ]
            return self.line(say("table-sees", who=seer, what=", ".join(told), where=where))
        (x,) = cards
        name = self.locale.words_of_phrase(self.thing(g, x, learned.of))
        card = self._part(say("table-place", what=name, number=str(learned.number)))
        found = self.model.property_of(learned.of, learned.fact)
        assert found is not None, "somebody learns a fact of the kind of the card"
        of = found.type.of
        value = ", ".join(self.value_word(of, word) if of else word for word in learned.words)
        fact = self.locale.words_of_phrase(NounPhrase(declared.property_id(found), "none"))
        fact = self._part(say("table-is" if learned.holds else "table-is-not", what=fact, value=value))
        return self.line(say("table-learns", who=seer, card=card, where=where, fact=fact))

    def _part(self, message: Message) -> str:
        """Return a message as a part of a line."""
        return self.locale.typeset(self.locale.clause(message))

    def becomes(self, g: Play, key: str, arguments: Sequence[int]) -> str:
        """Return the text of the event that sets a condition of a thing to another word: "... becomes ..."."""
        owner, name, word = key.removeprefix("becomes ").split(".")
        list = self.model.properties[owner, name].type.of
        value = f"a-{list}-{word}".replace("_", "-")
        return self.line(say("become", what=self.thing(g, arguments[0], owner), value=value))

    def said(self, g: Play, key: str, arguments: Sequence[int]) -> list[Argument]:
        """Return the arguments of the event of a verb as arguments of its message."""
        roles = self.model.verbs[key].roles
        return [self._argument(g, r.type.tag, r.type.of, a) for r, a in zip(roles, arguments, strict=True)]

    def _argument(self, g: Play, tag: str, of: str, value: int) -> Argument:
        if tag == "number":
            return Amount(value)
        if tag == "value":
            # The id alone, as in the text of a card: the message of the verb gives the word its agreement.
            return f"a-{of}-{self.model.values[of].words[value]}".replace("_", "-")
        return self.thing(g, value, of)

    def thing(self, g: Play, x: int, kind: str = "card") -> NounPhrase:
        """Return the noun phrase for a thing: a player, the name of a card, or the kind of an unknown card."""
        if x == UNKNOWN:
            return NounPhrase(declared.noun_id(kind), "a")
        if x == NOTHING:
            return NounPhrase("n-nothing", "none")
        if 0 <= x < g.players:
            return prose.player(self.player(x), self.player_kind)
        if g.card[x] == NOTHING:
            return NounPhrase(declared.noun_id(self.rules.kinds[g.kind[x]].name), "the")
        card = self.model.cards[self.rules.cards[g.card[x]].id]
        return NounPhrase(declared.noun_id(card.kind), "the", name=card.name, card=card.id)

    def player(self, seat: int) -> str:
        """Return what a player is called."""
        return self.called.get(seat, f"P{seat + 1}")

    # ------------------------------------------------------------------------------------------- choices

    def question(self, g: Play, choice: Decision) -> str:
        """Return the text of a question, with the card that asks, and which of several choices it is."""
        try:
            asked = self._question(g, choice)
        except UNSAYABLE:
            asked = f"{self.player(choice.who)}: {choice.name}?"
        return f"{asked} ({choice.nth}/{choice.of})" if choice.nth else asked

    def _question(self, g: Play, choice: Decision) -> str:
        who = self.thing(g, choice.who)
        card = self._card(g, choice)
        asks = None if card is None else NounPhrase(declared.noun_id(card.kind), "none", name=card.name, card=card.id)
        asking = f"q-{choice.name}".replace("_", "-")
        if card is None and self.locale.has(asking):  # the question of a rule has its own message in the game
            return self.phrase(say("table-asked", who=who, card=asks, what=say(asking)))
        asked = self.prompts.question(card, choice)
        if asked is not None and asked.id == "may":
            return self.phrase(say("table-wants", who=who, card=asks, action=asked.get("action")))
        if asked is None and choice.sort not in TOLD_APART:
            asked = say("choose", chooser=YOU, what=NounPhrase(_noun_of(choice.sort), "a"))
        if asked is not None:
            return self.phrase(say("table-asked", who=who, card=asks, what=asked))
        return self.phrase(say(TOLD_APART[choice.sort], who=who, card=asks))

    def option(self, g: Play, choice: Decision, option: Candidate) -> str:
        """Return the text of an option; a card that the asked player does not know is told by its place."""
        seen = Eyes(g, choice.who).option(choice, option)
        try:
            told = self._option(g, choice, seen)
            if unseen := places(g, choice, option):
                return self.phrase(say("table-place", what=told, number=", ".join(map(str, unseen))))
            return told
        except UNSAYABLE:
            return self.notation.option(g, choice, option)

    def _option(self, g: Play, choice: Decision, option: Candidate) -> str:
        if choice.sort == "ask":
            return self.phrase(say("table-yes" if option else "table-no"))
        if option is None:
            return self.phrase(say("table-pass"))
        if choice.sort == "offer":
            _, key, arguments = offered(option)
            mine = arguments[:1] == (choice.who,)
            return self._action(g, key, arguments) if mine else self.event(g, key, arguments)
        if choice.sort == "ability":
            id, thing = ability(option)
            return self.ability(g, self.rules.ability_number[id], thing, False) if id else self.name(g, thing)
        if choice.sort == "alternative":
            way, card = word(option), self._card(g, choice)
            named = f"o-{way}".replace("_", "-")
            if card is None and self.locale.has(named):
                return self.phrase(say(named))
            told = self.prompts.alternative(card, [word(one) for one in choice.options], way)
            return self.lines(told) if told else way.replace("_", " ")
        if option == NOTHING:
            return self.phrase(say("table-enough"))
        if choice.sort in self.model.values:
            return self.value_word(choice.sort, self.model.values[choice.sort].words[number(option)])
        return self.name(g, number(option)) if choice.sort in self.model.kinds else str(option)

    def _action(self, g: Play, key: str, arguments: Sequence[int]) -> str:
        """Return the text of an action of the asked player."""
        return self.phrase(say("table-do", action=verb_message(key, self.said(g, key, arguments), self.words)))

    def ability(self, g: Play, number: int, this: int, headed: bool = True) -> str:
        """Return the text of an ability, with its card or rule. headed: whether to include its header."""
        record = self.rules.abilities[number]
        text = self.ability_text(g, self.origins.ability(number), this, headed)
        own = self.rule(record.rule) if record.rule else self.phrase(say("why-effect"))
        head = self.name(g, this) if this > NOTHING else own
        return self.line(say("table-line", head=head, told=text)) if text else head

    def ability_text(self, g: Play, made: Made | None, this: int, headed: bool = True) -> str:
        """Return the text of an ability, or "" if it has none."""
        if made is None:
            return ""
        if not isinstance(made, model.Ability):
            made = model.Ability(made.span, "static", (made,))
        kind = self.rules.kinds[g.kind[this]].name if this > NOTHING else made.host
        try:
            told = prose.paragraph(prose.spoken(made, self.words.verbs, self.locale), self.words, kind)
            _, said = self.locale.said([told if headed else Paragraph(told.sentences)])
        except (MissingMessage, prose.Unprintable):
            return ""
        return " ".join(self.locale.plain(runs) for runs in said)

    def rule(self, name: str) -> str:
        """Return the text for a rule, with its name."""
        return self.phrase(say("why-rule", name=name.replace("_", " ")))

    def _card(self, g: Play, choice: Decision) -> model.Card | None:
        """Return the card whose ability asks; None if no card does."""
        thing = choice.source[1]
        if thing < g.players or g.card[thing] == NOTHING:
            return None
        return self.model.cards.get(self.rules.cards[g.card[thing]].id)

    def value_word(self, list: str, word: str) -> str:
        """Return a word of a list in the locale."""
        return self.locale.value_word(f"{list}-{word}".replace("_", "-"))

    def name(self, g: Play, x: int) -> str:
        """Return the name of a thing."""
        if x == NOTHING:
            return "-"
        return self.player(x) if 0 <= x < g.players else self.locale.words_of_phrase(self.thing(g, x))

    def result(self, g: Play) -> str:
        """Return the line with the result of a game, and the winners; a game that returns the same to all has none."""
        returned = g.rules.returned(g)
        is_even = len(returned) > 1 and len(set(returned)) == 1
        winners = () if is_even else tuple(self.thing(g, who) for who in g.winners)
        return self.phrase(say("table-result", result=self.ending(str(g.result), winners)))

    def reason(self, g: Play) -> str:
        """Return the text of the rule, or of the ability of a card, that has ended a game; "" if it was a step."""
        number, this, *_ = g.ended_by
        if number < 0:
            return ""
        return (
            self.ability(g, number, this)
            if this > NOTHING
            else self.ability_text(g, self.origins.ability(number), this)
        )

    def endings(self, g: Play) -> list[str]:
        """Return the lines that tell the end of a game: the result, why it is over, and what each player ended with."""
        reason = self.reason(g)
        return [self.result(g), *([reason] if reason else []), *self.returns(g)]

    def returns(self, g: Play) -> list[str]:
        """Return the lines that say with what each player ended a game, for players with the same in one line.

        The highest number that the game returns is first. If it is worked out from other numbers, these are told before
        it; if there is one for each player, which gives the same order, it is told alone.
        """
        endings = Endings(self.model, self.rules)
        returned, numbers = g.rules.returned(g), endings.numbers(g)
        pairs = zip(numbers, returned, strict=True) if returned else ()
        if returned and all(len(each) == 1 and abs(each[0][1]) == abs(n) for each, n in pairs):
            numbers = [each[:0] for each in numbers]
        is_clear = returned and _same_order([each[0][1] for each in numbers if len(each) == 1], returned)
        lines: dict[str, list[int]] = {}
        for who in sorted(range(g.players), key=lambda who: -returned[who] if returned else 0):
            told: list[str] = []
            for found, held in numbers[who]:
                bound = endings.bound(g, found, who)
                name = self.locale.words_of_phrase(NounPhrase(declared.property_id(found), "none"))
                told.append(f"{name} {held}" + (f"/{bound}" if bound is not None else ""))
            line = ", ".join(told)
            if returned and not is_clear:
                score = str(returned[who])
                line = self.phrase(say("table-score", numbers=line, score=score)) if line else score
            lines.setdefault(line, []).append(who)
        return [
            self.phrase(say("table-returned", players=tuple(self.thing(g, who) for who in seats), number=line))
            for line, seats in lines.items()
            if line
        ]

    def ending(self, word: str, winners: tuple[NounPhrase, ...] = ()) -> str:
        """Return the text of a result: the message of the game for it, if there is one, or the word itself."""
        try:
            told = self.locale.clause(say(f"r-{word}".replace("_", "-")))
        except MissingMessage:
            told = word.replace("_", " ")
        return self.locale.clause(say("table-ending", result=told, winners=winners)) if winners else told


def together(lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines of a log that are not empty; equal ones that follow each other are one line with their number."""
    for line, same in groupby(filter(None, lines)):
        number = sum(1 for _ in same)
        yield line if number == 1 else f"{line} (×{number})"


def _noun_of(sort: str) -> str:
    """Return the noun of what is chosen: of a kind or of a list of words; of a number, if it is neither."""
    return declared.noun_id(sort) if sort != "number" else "n-number"


def _same_order(numbers: Sequence[int], returned: Sequence[int]) -> bool:
    """Whether numbers order the players as what is returned to them does,
    from the highest to the lowest or backwards.
    """
    if len(numbers) != len(returned):
        return False
    pairs = sorted({*zip(returned, numbers, strict=True)})
    told = [number for _, number in pairs]
    return len({*told}) == len({*returned}) == len(pairs) and told in (sorted(told), sorted(told, reverse=True))
