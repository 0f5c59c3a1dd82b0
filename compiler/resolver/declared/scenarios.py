"""Resolve scenarios: their own cards, their statements and their expectations."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ombre.dsl import nodes
from ombre.dsl.comments import strip_comment

from ... import model
from ..bodies import effect
from ..conditions import as_condition
from ..context import Context, Names, Unresolved, resolves
from ..forms import as_offers, as_patterns
from ..phrases import as_expression, as_thing
from ..words import as_name, as_value, forget
from .cards import card


def scenario(cx: Context, node: nodes.Scenario) -> model.Scenario:
    """Resolve a scenario: its own cards, its statements and its expectations."""
    names = Names(seats=True, after=True)
    players = 0
    cards: list[model.Card] = []
    body: list[model.ScenarioLine] = []
    for part in node.parts:
        for line in part.body if isinstance(part, nodes.WhenPart) else part.lines:
            try:
                match line:
                    case nodes.Players():
                        players = line.least.number
                    case nodes.LocalCard():
                        cards.append(card(cx, line))
                        cx.local_cards[cards[-1].id] = cards[-1].kind
                    case nodes.Expect() | nodes.ExpectOffered() | nodes.ExpectRefused():
                        body.append(expectation(cx, line, names))
                    case nodes.Cannot() if isinstance(part, nodes.ThenPart):
                        body.append(expectation(cx, line, names))
                    case _:
                        body.append(effect(cx, line, names))
            except Unresolved:
                forget(line, names)
    return model.Scenario(node.span, node.id.text, node.title.text.strip('"'), players, tuple(cards), tuple(body))


def expectation(cx: Context, line: nodes.Expectation, names: Names) -> model.Expectation:
    """Resolve an expectation; it keeps the text of its line for messages."""
    text = strip_comment(cx.source.line(line.span.line)).strip()
    match line:
        case nodes.Expect():
            return model.Expect(line.span, as_condition(cx, line.condition, names), text)
        case nodes.Cannot():
            subject = as_expression(cx, line.subject, names)
            verb, arguments = as_patterns(cx, line.verb, subject, line.arguments, names)
            return model.ExpectCannot(line.span, model.Event(line.span, verb.key, arguments), text)
        case nodes.ExpectOffered():
            options = tuple(as_answer(cx, line.name, line.name.text, value, names) for value in line.values)
            negated = line.negated is not None
            return model.ExpectOffered(line.span, line.name.text, options, negated, text)
        case nodes.ExpectRefused():
            by = tuple(word.text for word in line.refusals or ())
            return model.ExpectRefused(line.span, text, by)
        case _:
            assert_never(line)


@resolves(nodes.Answer)
def answer(cx: Context, node: nodes.Answer, names: Names) -> model.Answer:
    """Resolve an answer; `P1 answers ...` also names the player who must be asked."""
    who = as_thing(cx, node.who, names, "player") if node.who is not None else None
    return replace(as_answer(cx, node, node.name.text, node.value, names), who=who)


def as_answer(cx: Context, node: nodes.Node, name: str, value: nodes.AnswerValue, names: Names) -> model.Answer:
    """Resolve the value of an answer: a keyword, a number, a word, a thing, or an offer (a verb with arguments)."""
    # The name of an alternative has priority over other meanings of the word.
    if name == "one" and (alternative := only_word(value)) is not None:
        return model.Answer(alternative.span, name, None, alternative.text)
    if isinstance(value, nodes.Word):
        if value.sort == "PASS":
            return model.Answer(node.span, name, None, "pass")
        if value.sort == "NUMBER" and name == "order":
            return model.Answer(node.span, name, None, value.text)  # the ability with this number
        if value.sort == "NUMBER":
            return model.Answer(node.span, name, model.Number(node.span, value.number))
        return model.Answer(node.span, name, as_value(cx, value))
    first, word = value.word, value.word.text
    if value.arguments is not None:
        return model.Answer(node.span, name, offers=as_offers(cx, first, value.arguments, names))
    today = cx.card(word)
    if word not in names.local and (word in ("yes", "no") or today in cx.declared.cards):
        return model.Answer(node.span, name, None, today)  # the id of a card that the set-up has created
    return model.Answer(node.span, name, as_name(cx, first, names))


def only_word(value: nodes.AnswerValue) -> nodes.Word | None:
    """Return the word of an answer that has no arguments; None for other answers."""
    if isinstance(value, nodes.Word):
        return value
    given = value.arguments
    return value.word if given is None or given.bare is None and not given.prepositionals else None
