"""Find the price of an option of a choice: what its verb takes from the player who takes the option."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ombre import contract
from ombre.compiler import model
from ombre.prose.language.messages import NounPhrase, say
from ombre.prose.sentences import declared_words as declared
from ombre.prose.sentences import verb_message
from ombre.runtime import NOTHING
from ombre.runtime.choices import Candidate, Decision
from ombre.runtime.flow import Play
from ombre.session.view import UNKNOWN, Eyes, are_things

from ..game.evaluate import Environment
from ..game.options import offered
from .narrator import UNSAYABLE, Narrator

MOST_NESTED = 3  # most verbs in each other that are searched for a payment


class Price(NamedTuple):
    """An amount that an event takes. fact: the fact of a card that says it; None if the amount is a payment."""

    amount: int
    fact: model.Property | None


class Prices:
    """Tells options with their prices.

    Three statements in the body of a verb give its price: a call of the verb by which the game pays costs, a number of
    the player that falls by a fact of a card, and a slot of a card that has a cost. Only statements that always run
    count. The amounts are those of now, after all modifiers.
    """

    def __init__(self, narrator: Narrator) -> None:
        self.narrator, self.model = narrator, narrator.model

    def option(self, g: Play, choice: Decision, option: Candidate) -> str:
        """Return the text of an option, with its price if it has one."""
        text = self.narrator.option(g, choice, option)
        price = self.of(g, choice, option)
        if price is None:
            return text
        if price.fact is not None:
            name = self.narrator.locale.words_of_phrase(NounPhrase(declared.property_id(price.fact), "none"))
            return f"{text} ({name} {price.amount})"
        pay = verb_message(g.pays, self.narrator.said(g, g.pays, (choice.who, price.amount)), self.narrator.words)
        try:
            return self.narrator.phrase(say("table-paid", what=text, cost=pay))
        except UNSAYABLE:
            return text

    def of(self, g: Play, choice: Decision, option: Candidate) -> Price | None:
        """Return the price of an option; None if it has none, or if the player does not know one of its cards."""
        if choice.sort != "offer" or option is None:
            return None
        who, key, arguments = offered(option)
        if key not in self.model.verbs or who != choice.who:
            return None
        eyes = Eyes(g, choice.who)
        things = zip(arguments, are_things(g, key, len(arguments)), strict=True)
        if any(is_thing and eyes.thing(x) == UNKNOWN for x, is_thing in things):
            return None
        return next(self._of_verb(g, key, arguments, who, 0), None)

    def _of_verb(self, g: Play, key: str, arguments: tuple[int, ...], who: int, depth: int) -> Iterator[Price]:
        verb = self.model.verbs[key]
        roles = [role.name for role in verb.roles]
        names = {contract.local(name): x for name, x in zip(roles, arguments, strict=True)}
        known = Environment(g, {"this": NOTHING, "you": who, **names})
        for node in verb.body:
            try:
                yield from self._of_statement(g, node, known, who, depth)
            except (LookupError, TypeError):  # it needs what is known only when the event runs
                continue

    def _of_statement(self, g: Play, node: model.Node, known: Environment, who: int, depth: int) -> Iterator[Price]:
        number = self.narrator.evaluator.number
        match node:
            case model.Call() if node.verb == self.model.pays:
                payer, amount = (number(argument, known) for argument in _plain(node))
                if payer == who:
                    yield Price(amount, _fact(node))
            case model.Call() if depth < MOST_NESTED and node.verb in self.model.verbs:
                arguments = tuple(number(argument, known) for argument in _plain(node))
                if arguments[:1] == (who,):
                    yield from self._of_verb(g, node.verb, arguments, who, depth + 1)
            case model.Change(operator="falls", owner=owner) if owner is not None and (fact := _fact(node.amount)):
                if number(owner, known) == who:
                    yield Price(number(node.amount, known), fact)
            case model.Perform():
                card, you = number(node.card, known), number(node.you, known)
                costs = [self.narrator.rules.abilities[one].cost for one in g.slot_abilities(card, node.slot)]
                if you == who and costs and costs[0] is not None:
                    yield Price(costs[0](g, card, you), None)
            case _:
                pass


def _plain(node: model.Call) -> Iterator[model.Expression]:
    """Yield the arguments of a call; raise LookupError if one is a noun phrase, which only the event works out."""
    for argument in node.arguments:
        if isinstance(argument, model.Those):
            raise LookupError(argument)
        yield argument


def _fact(node: model.Node) -> model.Property | None:
    """Return the fact of a card that an amount reads; None if it reads none, or several."""
    facts = {
        part.property for part in model.walk(node) if isinstance(part, model.Read) and part.property.sort == "fact"
    }
    return facts.pop() if len(facts) == 1 else None
