"""Build the messages of event patterns and of durations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ombre.compiler import model

from ..language.messages import Amount, Argument, Message, NounPhrase, say
from .conditions import condition
from .context import ProseContext
from .declared_words import hyphens, noun_id, scope, slot
from .nouns import amount, noun, phrase_of
from .vocabulary import verb_message

NUMBER_NOUN = "n-number"  # the noun for an amount that the pattern leaves open; the verb determines what is counted


def event(context: ProseContext, node: model.Event, negated: bool = False, ahead: bool = False) -> Message:
    """Return the message of an event that happens, or is forbidden if `negated`.

    In a passive, the thing that the event affects comes first. ahead: whether the ability runs before the event.
    """
    if node.key.startswith("becomes "):
        dotted = node.key.removeprefix("becomes ").split(".")
        return say("become", what=_role(context, node, 0, False), value=_state_value(context, *dotted))
    if node.key == model.ACT:
        return say("act", who=_role(context, node, 0, False))
    sort, _, part = node.key.partition(" ")
    if sort in ("step", "setup"):
        step = NounPhrase(f"{'st' if sort == 'step' else 'su'}-{hyphens(part)}")
        return say("starts" if ahead else "step-ends", scope=step)
    if sort == "slot":
        of = say("m-slot-of", slot=slot(part), what=_role(context, node, 0, False))
        return say("performed", what=NounPhrase("n-ability", "the", modifiers=(of,)))
    name, _, edge = node.key.rpartition(" ")
    if edge in ("starts", "ends") and node.key not in context.vocabulary.verbs:
        return say(edge, scope=_scope_of(context, name, node.patterns))
    return _verb(context, node, negated)


def _verb(context: ProseContext, node: model.Event, negated: bool) -> Message:
    verb = context.vocabulary.verb(node.key)
    patterns = (*node.patterns, *[None] * (len(verb.roles) - len(node.patterns)))
    context.subject = patterns[0] if patterns else None
    arguments = [_role(context, node, index, negated and index > 0) for index in range(len(patterns))]
    message = verb_message(node.key, arguments, context.vocabulary)
    asked = [p.where for p in patterns if isinstance(p, model.Some)]
    tests = tuple(where for where in asked if where is not None)
    test = condition(context, tests[0] if len(tests) == 1 else model.And(node.span, tests)) if tests else None
    context.subject = None
    if test is not None and not node.passive:
        return say("event-where", doer=arguments[0], event=message, condition=test)
    bare = [i for i, r in enumerate(verb.roles) if i and not r.preposition and r.type.tag != "number"]
    if not node.passive or bare and patterns[0] is not None:  # "is bought by you" is printed as "you buy"
        return message
    return say("passive", patient=arguments[bare[0] if bare else 0], event=message)


def parted(happens: Message) -> tuple[Message, Message | None]:
    """Return an event without the condition on what takes part in it, and this condition."""
    inner, test = happens.get("event"), happens.get("condition")
    if happens.id == "event-where" and isinstance(inner, Message) and isinstance(test, Message):
        return inner, test
    return happens, None


def _scope_of(context: ProseContext, name: str, patterns: Sequence[model.Pattern]) -> NounPhrase:
    """Return a scope with its owner, such as `your turn`, or without an owner, such as `the turn`."""
    whose = patterns[0] if patterns else None
    if whose is None or isinstance(whose, model.Some):
        return scope(name)
    return replace(scope(name), of=phrase_of(context, whose))


def _role(context: ProseContext, node: model.Event, index: int, negated: bool) -> Argument:
    pattern = node.patterns[index] if index < len(node.patterns) else None
    match pattern:
        case None:
            return _unsaid(context, node, index, negated)
        case model.Those():
            context.denied = negated and pattern.determiner in ("", "a")
            phrase = phrase_of(context, pattern)
            context.denied = False
            if name := node.names[index] if index < len(node.names) else None:
                phrase = replace(phrase, about=name)
            if pattern.determiner == "any" or negated and pattern.determiner in ("", "a"):
                return phrase.with_determiner("any" if negated else "a")
            return phrase
        case model.Some(_, type_, name) if type_ == model.NUMBER:
            return Amount(context.letter_for(name))
        case model.Some(_, type_, name):
            context.mentions[name] = NounPhrase(noun_id(type_.of), "that")
            return NounPhrase(noun_id(type_.of), "any" if negated else "a", about=name)
        case _:
            verb = context.vocabulary.verbs.get(node.key)
            is_amount = verb is not None and verb.roles[index].type.tag == "number"
            return amount(context, pattern) if is_amount else noun(context, pattern)


def _unsaid(context: ProseContext, node: model.Event, index: int, negated: bool) -> Argument:
    """Return the phrase for an object that a pattern leaves open.

    A locale prints nothing after some verbs, and a phrase such as "a card" after others.
    """
    verb = context.vocabulary.verbs.get(node.key)
    role = verb.roles[index] if verb is not None and index else None
    if role is None or role.preposition or role.type.tag not in ("thing", "number"):
        return None
    id = noun_id(role.type.of) if role.type.tag == "thing" else NUMBER_NOUN
    return NounPhrase(id, "unsaid-any" if negated else "unsaid")


def _state_value(context: ProseContext, kind: str, property: str, word: str) -> str:
    """Return the id of the adjective for a word that a property can become."""
    declared = context.vocabulary.kinds.get(kind)
    states = declared.states if declared else ()
    list_ = next((s.property.type.of for s in states if s.property.name == property), "") or property
    return f"a-{hyphens(list_)}-{hyphens(word)}"


def until(context: ProseContext, duration: model.Duration | None) -> Message | None:
    """Return the message of a duration; None if there is no duration."""
    if duration is None:
        return None
    parts = [say("until-event", event=event(context, one)) for one in duration.events]
    parts += [say("until-end", scope=scope(name)) for name in duration.scopes]
    if duration.rest:
        parts.append(say("rest-of-game"))
    if duration.next is not None:
        later = replace(duration, next=None)
        lasts = until(context, later) if later.ends or later.scopes else None
        return say("for-next", event=event(context, duration.next), until=lasts)
    return parts[0] if len(parts) == 1 else say("until-any", parts=tuple(parts))
