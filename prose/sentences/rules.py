"""Collect the rules of a game that stand on no card, as message trees: sections with entries, for a booklet.

Every declaration of a game becomes an entry, except these: `worth` is advice for bots, `seats` is the start of
scenarios, `idiom` is a wording, and cards have texts of their own. An entry is built for a locale, because a call of a
verb that the locale cannot print is replaced by the statements of the verb, as in the texts of cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias, TypeVar

from ombre.compiler import model

from ..language.messages import Message, NounPhrase, Paragraph, say
from .abilities import begin
from .blocks import Line, ability_lines, body_lines, window_lines
from .conditions import condition
from .declared_words import hyphens, noun_id, scope
from .events import event as event_of
from .idioms import idiomatic
from .inlining import spoken
from .nouns import noun, those
from .terms import glossary, number_of_players, options, orders, tokens
from .vocabulary import Phrasebook

if TYPE_CHECKING:  # the catalog needs no locale
    from ..language.text import Locale

Part: TypeAlias = Literal["overview", "setup", "course", "actions", "happenings", "rules", "end", "between", "glossary"]
"""The sections of the booklet, in their order; the message `rules-PART` is the title of a section."""
RuleNode = TypeVar("RuleNode", model.Ability, model.Invariant)
Lines: TypeAlias = "Callable[[Locale], list[Line]]"


@dataclass(frozen=True, slots=True)
class RulesEntry:
    """One element of the rules.

    sort, name: what it declares, such as `verb` and `draws`. title: the noun or message of its title, or None; a
    verb is printed in its infinitive. lines: its paragraphs with their levels.
    """

    sort: str
    name: str
    title: Message | NounPhrase | None
    lines: Lines


@dataclass(frozen=True, slots=True)
class RulesSection:
    part: Part
    entries: tuple[RulesEntry, ...]


def rules_of(known: model.Model, vocabulary: Phrasebook) -> list[RulesSection]:
    """Return the sections of the rules of a game with its expansions; sections without entries are left out."""
    read = Rulebook(known, vocabulary)
    found: list[tuple[Part, Iterator[RulesEntry]]] = [
        ("overview", read.overview()),
        ("setup", read.setup()),
        ("course", read.course()),
        ("actions", read.verbs(offered=True)),
        ("happenings", read.verbs(offered=False)),
        ("rules", read.rules()),
        ("end", read.end()),
        ("between", read.between()),
        ("glossary", read.glossary()),
    ]
    made = [RulesSection(part, tuple(entries)) for part, entries in found]
    return [section for section in made if section.entries]


class Rulebook:
    """The declarations of a game that are in force, as entries."""

    def __init__(self, known: model.Model, vocabulary: Phrasebook) -> None:
        self.known = known
        self.words = vocabulary
        self.flows = _flows(known)
        offers = [offer.verb for window in known.everything(model.Window) for offer in window.offers]
        self.offered = {*offers, *(one.offer.verb for one in known.everything(model.MayDo))}

    # ---------------------------------------------------------------------------------------------------- sections

    def overview(self) -> Iterator[RulesEntry]:
        """Yield for each flow the list of its steps and of the flows inside it, in their order."""
        yield RulesEntry("players", "", None, said(number_of_players(self.known)))
        for flow in self.flows.values():
            told = [self.turns(item) if isinstance(item, model.Turns) else step_name(item) for item in flow.items]
            yield RulesEntry("steps", flow.name, scope(flow.name, "none"), steps_of(told))

    def setup(self) -> Iterator[RulesEntry]:
        for kind in self.known.beginnings:
            told = say("rules-begins", what=NounPhrase(noun_id(kind), "a"))
            yield RulesEntry("begins", kind, None, said(told))
        for number, (name, told) in enumerate(options(self.known)):
            yield RulesEntry("option", name, None if number else say("rules-options"), said(told))
        for part in _setup_parts(self.known):
            title = NounPhrase(f"su-{hyphens(part.name)}", "none") if part.name else None
            yield RulesEntry("setup", part.name, title, self.body(part.body))

    def course(self) -> Iterator[RulesEntry]:
        for flow in self.flows.values():
            again = [say("rules-repeats", flow=scope(flow.name))] if flow.repeats else []
            turns = [self.turns(item) for item in flow.items if isinstance(item, model.Turns)]
            if again or turns:
                yield RulesEntry("flow", flow.name, scope(flow.name, "none"), said(*again, *turns))
            for item in flow.items:
                if isinstance(item, model.Step):
                    yield RulesEntry("step", item.name, step_name(item), self._step(item))

    def verbs(self, offered: bool) -> Iterator[RulesEntry]:
        """Yield the verbs that players are asked for in windows, or the others."""
        for verb in self.known.verbs.values():
            if (verb.key in self.offered) == offered:
                yield RulesEntry("verb", verb.key, self._event(_anything(verb)), self._verb(verb))

    def rules(self) -> Iterator[RulesEntry]:
        for rule in self._rules():
            if not _ends_game(rule):
                yield RulesEntry("rule", rule.name, None, self.ability(rule))
        for one in self._invariants():
            told = say("rules-always", condition=condition(begin(self.words), one.condition))
            yield RulesEntry("invariant", one.name, None, said(told))
        yield from (RulesEntry("order", name, None, said(told)) for name, told in orders(self.known, self.words))

    def end(self) -> Iterator[RulesEntry]:
        """Yield the rules that end the game, and the results of the game."""
        bodies = tuple(verb.body for verb in self.known.verbs.values())
        flows, cards = tuple(self.flows.values()), tuple(self.known.cards.values())
        nodes = model.walk((tuple(self._rules()), bodies, flows, cards))
        results = dict.fromkeys(node.result for node in nodes if isinstance(node, model.EndGame))
        if results:
            told = tuple(Message(f"r-{hyphens(result)}") for result in results)
            yield RulesEntry("result", "", None, said(say("rules-results", results=told)))
        for rule in self._rules():
            if _ends_game(rule):
                yield RulesEntry("rule", rule.name, None, self.ability(rule))
        for file in self.known.files:
            for one in file.worths:
                if one.sort == "returns":
                    yield RulesEntry("returns", one.kind, None, said(self._returns(one)))

    def between(self) -> Iterator[RulesEntry]:
        for one in (one for file in self.known.files for one in file.between):
            kept = tuple(tokens(self.known, property) for property in one.kept)
            told = [say("rules-kept", kept=kept)] if kept else []
            if one.flow:
                kind = self.flows[one.flow].of if one.flow in self.flows else self.known.player
                told.append(say("rules-between-flow", who=NounPhrase(noun_id(kind), "each"), flow=scope(one.flow, "a")))
            body = self.body(one.body)
            yield RulesEntry("between", one.flow, None, both(said(*told), body))

    def glossary(self) -> Iterator[RulesEntry]:
        for entry in glossary(self.known, self.words):
            yield RulesEntry(entry.sort, entry.name, entry.title, _explained(entry.told))

    # ----------------------------------------------------------------------------------------------------- entries

    def turns(self, node: model.Turns) -> Message:
        """Return the sentence that says who takes a flow, in which order."""
        context = begin(self.words)
        who = model.Those(node.span, node.kind, "each", where=node.where, candidate=node.candidate)
        start = noun(context, node.start)
        return say(
            "rules-turns-reverse" if node.reverse else "rules-turns",
            who=those(context, who),
            flow=scope(node.flow, "a"),
            start=start,
        )

    def _returns(self, node: model.Worth) -> Message:
        context = begin(self.words, node.kind)
        told = say("rules-returns", who=NounPhrase(noun_id(node.kind), "each"), amount=noun(context, node.amount))
        return told if node.condition is None else say("if", condition=condition(context, node.condition), action=told)

    def _step(self, step: model.Step) -> Lines:
        found: list[Lines] = []
        for part in step.parts:
            if isinstance(part, model.Window):
                found.append(self.window(part))
            else:
                found.append(self.body(part))
        return both(*found)

    def _verb(self, verb: model.Verb) -> Lines:
        """Return the lines of a verb, as if a rule said what happens when something does it."""
        event = _anything(verb)
        more = [say("rules-packet")] if verb.packet else []
        if not verb.body:
            return said(say("when", event=self._event(event), action=say("rules-nothing")), *more)
        return both(self.ability(model.Ability(verb.span, "when", verb.body, event)), said(*more))

    def _event(self, event: model.Event) -> Message:
        return event_of(begin(self.words), event)

    def _rules(self) -> list[model.Ability]:
        return list(_in_force(self.known, lambda file: file.rules))

    def _invariants(self) -> list[model.Invariant]:
        return list(_in_force(self.known, lambda file: file.invariants))

    # ------------------------------------------------------------------------------------------------------- lines

    def ability(self, node: model.Ability) -> Lines:
        """Return the lines of a rule."""

        def lines(locale: Locale) -> list[Line]:
            plain = spoken(node, self.words.verbs, locale)
            return self._idiomatic(ability_lines(begin(self.words, node.host), plain))

        return lines

    def body(self, body: Sequence[model.Statement]) -> Lines:
        """Return the lines of some statements."""

        def lines(locale: Locale) -> list[Line]:
            plain = spoken(_as_ability(body), self.words.verbs, locale)
            context = begin(self.words)
            context.prepare(plain)
            return self._idiomatic(body_lines(context, plain.body))

        return lines if body else said()

    def window(self, node: model.Window) -> Lines:
        """Return the lines of a window of a step."""

        def lines(locale: Locale) -> list[Line]:
            context = begin(self.words)
            context.prepare(_as_ability((node,)))
            return self._idiomatic(window_lines(context, node))

        return lines

    def _idiomatic(self, lines: Iterator[Line]) -> list[Line]:
        return [(level, idiomatic(paragraph, self.words.idioms)) for level, paragraph in lines]


# ----------------------------------------------------------------------------------------------- helper functions


def said(*messages: Message) -> Lines:
    """Return lines that are the same in all locales: one paragraph for each message."""
    return lambda locale: [(0, Paragraph((message,))) for message in messages]


def _explained(told: Sequence[Message]) -> Lines:
    """Return the lines of a term of the glossary; slots that have no heading in a locale are left out."""

    def lines(locale: Locale) -> list[Line]:
        found: list[Line] = []
        itself = any(message.id == "is" and _is_itself(message, locale) for message in told)
        for message in told:
            # "A player is a player" says nothing; what a player has is told in its place.
            if message.id == "is" and _is_itself(message, locale) or message.id == "rules-has" and not itself:
                continue
            if message.id == "rules-slots" and isinstance(slots := message.get("slots"), tuple):
                named = tuple(one for one in slots if isinstance(one, Message) and locale.clause(one, "name").strip())
                if not named:
                    continue
                message = say("rules-slots", what=message.get("what"), slots=named)
            found.append((0, Paragraph((message,))))
        return found

    return lines


def _is_itself(message: Message, locale: Locale) -> bool:
    """Whether both sides of "a ... is a ..." have the same words in a locale."""
    left, values = message.get("left"), message.get("values")
    phrases = (left, *values) if isinstance(values, tuple) else (left,)
    return len({locale.np(one) for one in phrases if isinstance(one, NounPhrase)}) == 1


def both(*parts: Lines) -> Lines:
    """Return the lines of several parts, one after the other."""
    return lambda locale: [line for part in parts for line in part(locale)]


def steps_of(told: Sequence[Message | NounPhrase]) -> Lines:
    """Return a list of steps, each on a line of its own."""
    named = [say("rules-step", step=one) if isinstance(one, NounPhrase) else one for one in told]
    return lambda locale: [(1, Paragraph((one,))) for one in named]


def step_name(step: model.Step) -> NounPhrase:
    return NounPhrase(f"st-{hyphens(step.name)}", "none")


def _as_ability(body: Sequence[model.Statement]) -> model.Ability:
    return model.Ability(body[0].span, "static", tuple(body))


def _anything(verb: model.Verb) -> model.Event:
    """Return a pattern that matches every event of a verb, with the names of its roles."""
    names = tuple(role.name for role in verb.roles)
    return model.Event(verb.span, verb.key, tuple(map(_any_of, verb.roles)), names)


def _any_of(role: model.Role) -> model.Pattern:
    if role.type.tag == "thing":
        return model.Those(role.span, role.type.of, "a")
    return model.Some(role.span, role.type, role.name)


def _ends_game(node: model.Node) -> bool:
    return any(isinstance(part, model.EndGame) for part in model.walk(node))


def _flows(known: model.Model) -> Mapping[str, model.Flow]:
    """Return the flows by name, with the steps that expansions replace; a flow that repeats comes first."""
    found = {flow.name: flow for file in known.files for flow in file.flows}
    for change in (change for file in known.files for change in file.steps):
        flow = found[change.flow]
        items = [
            new
            for item in flow.items
            for new in (change.items if isinstance(item, model.Step) and item.name == change.name else (item,))
        ]
        found[flow.name] = replace(flow, items=tuple(items))
    gone = {(one.sort, one.name) for file in known.files for one in file.removed if one.sort == "step"}
    return {
        name: replace(
            flow, items=tuple(i for i in flow.items if not isinstance(i, model.Step) or ("step", i.name) not in gone)
        )
        for name, flow in sorted(found.items(), key=lambda pair: not pair[1].repeats)
    }


def _setup_parts(known: model.Model) -> list[model.SetupPart]:
    """Return the parts of the set-up in the order in which they are run."""
    found: list[model.SetupPart] = []
    for file in known.files:
        gone = {one.name for one in file.removed if one.sort == "setup"}
        found = [part for part in found if not part.name or part.name not in gone]
        for part in file.setup:
            at = next((n for n, one in enumerate(found) if part.replaces and one.name == part.name), len(found))
            found[at : at + 1] = [part]
    return found


def _in_force(known: model.Model, of: Callable[[model.File], Sequence[RuleNode]]) -> Iterator[RuleNode]:
    """Yield the rules or invariants that no later file removes or replaces."""
    gone: list[set[str]] = []
    for file in known.files:
        gone.append({one.name for one in file.removed if one.sort == "rule"})
    for at, file in enumerate(known.files):
        later = set[str]().union(*gone[at + 1 :])
        yield from (one for one in of(file) if not one.name or one.name not in later)
