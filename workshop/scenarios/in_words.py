"""Tell scenarios in words, in one language: what is given, what is done, and what is then true.

Statements and conditions are printed by the prose back end, as on cards. A line that has no words is shown as source.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal, TypeAlias

from ombre.compiler import model
from ombre.compiler.driver import Compiled
from ombre.compiler.projects.places import UsageError
from ombre.compiler.trees import trees
from ombre.dsl import nodes
from ombre.dsl.source import Source
from ombre.prose import sentences as prose
from ombre.prose.language.messages import Argument, Message, MissingMessage, NounPhrase, Paragraph, say
from ombre.prose.language.text_runs import split
from ombre.prose.sentences.declared_words import hyphens, noun_id, property_id, scope
from ombre.prose.sentences.events import event as event_of
from ombre.prose.sentences.statements import sentences

from ..printing.facts import facts_in_words, kind_in_words
from ..printing.printer import Printer
from .running import ruling_of

Phase: TypeAlias = Literal["given", "when", "then"]
UNSAYABLE = (MissingMessage, prose.Unprintable)


@dataclass(frozen=True, slots=True)
class ToldLine:
    """A line of a scenario in words; is_source: it has no words, and the text is the line of the file."""

    text: str
    is_source: bool = False


@dataclass(frozen=True, slots=True)
class ToldPart:
    """One `given:`, `when:` or `then:` of a scenario in words."""

    phase: Phase
    lines: tuple[ToldLine, ...]


@dataclass(frozen=True, slots=True)
class FoundScenario:
    """A scenario of a game. cards: the ids of the cards that it names, in the order of its lines.

    phases: the last line of each part, in the order of the lines.
    """

    scenario: model.Scenario
    source: Source
    cards: tuple[str, ...]
    phases: tuple[tuple[int, Phase], ...] = field(repr=False)

    @property
    def ruling(self) -> str:
        """The ruling that its id names, or ""."""
        return ruling_of(self.scenario.id)

    def phase(self, line: int) -> Phase:
        """The part in which a line stands."""
        for last, phase in self.phases:
            if line <= last:
                return phase
        return "then"


def scenarios_of(compiled: Compiled) -> list[FoundScenario]:
    """Return the scenarios of a game that no expansion removes, in the order of the files."""
    known = compiled.model
    gone = {one.name for file in known.files for one in file.removed if one.sort == "scenario"}
    with_scenarios = [file for file in known.files if file.scenarios]
    sources = {file.source.name: file.source for file in compiled.project.files}
    parsed = trees((sources[file.source] for file in with_scenarios), compiled.vocabulary)
    found: dict[str, FoundScenario] = {}
    for file, read in zip(with_scenarios, parsed, strict=True):
        phases = {tree.id.text: _phases(tree) for tree in map(_declared, read.declarations) if tree is not None}
        for one in file.scenarios:
            found[one.id] = FoundScenario(one, read.source, named_cards(one, known), phases.get(one.id, ()))
    return [one for id, one in found.items() if id not in gone]


def _declared(tree: nodes.Node) -> nodes.Scenario | None:
    inner = tree.declaration if isinstance(tree, nodes.Replacement) else tree
    return inner if isinstance(inner, nodes.Scenario) else None


def _phases(tree: nodes.Scenario) -> tuple[tuple[int, Phase], ...]:
    return tuple((part.span.end_line, _phase(part)) for part in tree.parts)


def _phase(part: nodes.Node) -> Phase:
    return "given" if isinstance(part, nodes.Given) else "when" if isinstance(part, nodes.WhenPart) else "then"


def named_cards(one: model.Scenario, known: model.Model) -> tuple[str, ...]:
    """Return the ids of the printed cards that a scenario names, without those that it declares itself."""
    own = {card.id for card in one.cards}
    found: dict[str, None] = {}
    for node in model.walk((one.cards, one.body)):
        match node:
            case model.Put(_, card) | model.CardIn(_, _, card) | model.IsCard(_, _, card):
                found[card] = None
            case model.RunSetup(_, beginning):
                found[beginning] = None
            case model.ById(_, _, id):
                found[id] = None
            case model.Answer(word=word) if word:
                found[word] = None
            case _:
                pass
    return tuple(id for id in found if id in known.cards and id not in own)


# ------------------------------------------------------------------------------------------------------ the words


class ScenarioTeller:
    """Tells the scenarios of one game in one language."""

    def __init__(self, printer: Printer) -> None:
        self.printer, self.locale = printer, printer.locale
        self.model, self.words = printer.model, printer.vocabulary

    def told(self, found: FoundScenario) -> tuple[ToldPart, ...]:
        """Return a scenario in words."""
        return _ToldScenario(self, found).parts()

    @cached_property
    def alternatives(self) -> dict[str, tuple[model.Alternative, model.ChooseOne]]:
        """The alternatives of the choices of a game by their names, the first of each name."""
        known = (tuple(self.model.verbs.values()), tuple(self.model.cards.values()), tuple(self.model.files))
        found: dict[str, tuple[model.Alternative, model.ChooseOne]] = {}
        for node in model.walk(known):
            if isinstance(node, model.ChooseOne):
                for one in node.alternatives:
                    found.setdefault(one.name, (one, node))
        return found

    def line(self, messages: Sequence[Message]) -> str:
        """Return messages as sentences; raise MissingMessage or Unprintable."""
        return self.locale.plain(self.locale.runs(Paragraph(tuple(messages))))

    def phrase(self, message: Message) -> str:
        """Return a message that is a part of a sentence."""
        return self.locale.plain(split(self.locale.typeset(self.locale.clause(message))))


class _ToldScenario:
    """One scenario that is being told: the phrases for the things that it names."""

    def __init__(self, teller: ScenarioTeller, found: FoundScenario) -> None:
        self.teller, self.found = teller, found
        self.own = {card.id: card for card in found.scenario.cards}
        self.context = prose.begin(teller.words)
        body = tuple(line for line in found.scenario.body if not isinstance(line, model.Expectation))
        if body:
            self.context.prepare(model.Ability(body[0].span, "static", body))
        self.context.mentions |= self._named()

    def _named(self) -> dict[str, NounPhrase]:
        """Return the phrases for the names of cards; copies of one card are told apart by their names."""
        puts = [node for node in model.walk(self.found.scenario.body) if isinstance(node, model.Put)]
        names = [(name, put.card) for put in puts for name in put.names or (put.card,)]
        copies = Counter(card for _, card in dict(names).items())
        return {name: self._card(card, name if copies[card] > 1 and name != card else "") for name, card in names}

    def _card(self, id: str, name: str = "") -> NounPhrase:
        """Return the phrase for a card. name: what tells it from other copies, or ""."""
        card = self.own.get(id) or self.teller.model.cards[id]
        if id in self.own:
            title = self.teller.printer.writing.capital(id.replace("_", " "))
        else:
            title = self.teller.printer.name(card)
        if not name and id not in self.own:
            return NounPhrase(noun_id(card.kind), "the", name=card.name, card=id)
        return NounPhrase(noun_id(card.kind), "the", name=f"{title} ({name})" if name else title)

    # ----------------------------------------------------------------------------------------------------- parts

    def parts(self) -> tuple[ToldPart, ...]:
        one = self.found.scenario
        given: Phase = "given"
        lines: list[tuple[Phase, ToldLine]] = []
        lines.append((given, ToldLine(self._say(say("scenario-players", number=f"{one.players}")))))
        lines.extend((given, self._own_card(card)) for card in one.cards)
        waiting: list[model.Put] = []
        for at, line in enumerate(one.body):
            puts = _puts(line)
            waiting += puts
            after = one.body[at + 1] if at + 1 < len(one.body) else None
            if puts and after is not None and _puts(after) and self._phase(line) == self._phase(after):
                continue
            if waiting:
                lines.extend((self._phase(line), told) for told in self._lying(waiting))
                waiting = []
            if not puts:
                lines.extend((self._phase(line), told) for told in self._line(line))
        return _grouped(lines)

    def _phase(self, line: model.Node) -> Phase:
        return self.found.phase(line.span.line)

    def _say(self, *messages: Message) -> str:
        return self.teller.line(messages)

    def _source(self, line: model.Node) -> ToldLine:
        return ToldLine(self.found.source.line(line.span.line).strip(), True)

    def _line(self, line: model.ScenarioLine) -> Iterator[ToldLine]:
        try:
            if isinstance(line, model.Expectation):
                yield ToldLine(self._expected(line))
            elif isinstance(line, model.ScenarioItem):
                yield ToldLine(self._done(line))
            elif isinstance(line, model.If) and line.condition == model.And(line.condition.span, ()):
                for one in line.then:  # the lines that one line of the file stands for
                    yield from self._line(one)
            else:
                spoken = prose.spoken(line, self.teller.words.verbs, self.teller.locale)
                yield ToldLine(self._say(*sentences(self.context, (spoken,))))
        except UNSAYABLE:
            yield self._source(line)

    # ----------------------------------------------------------------------------------------------------- cards

    def _own_card(self, card: model.Card) -> ToldLine:
        """Return the line about a card that the scenario declares: its kind, its facts and its text."""
        try:
            parts = [kind_in_words(self.teller.printer, card.kind)]
            parts += [f"{label} {value}" for label, value in facts_in_words(self.teller.printer, card)]
            told = ", ".join(parts)
            text = " ".join(self.teller.locale.plain(runs) for runs in self.teller.printer.texts(card))
            said = self._say(say("table-line", head=self._card(card.id), told=told))
        except (*UNSAYABLE, UsageError):
            return self._source(card)
        return ToldLine(f"{said} {text}".strip())

    def _lying(self, puts: Iterable[model.Put]) -> Iterator[ToldLine]:
        """Yield a line for each zone: the cards that are put there."""
        zones: dict[model.Read, list[model.Put]] = {}
        for put in puts:
            zones.setdefault(put.zone, []).append(put)
        for zone, some in zones.items():
            try:
                cards = tuple(card for put in some for card in self._put(put))
                yield ToldLine(self._say(say("scenario-zone", zone=prose.noun(self.context, zone), cards=cards)))
            except UNSAYABLE:
                yield from dict.fromkeys(self._source(put) for put in some)

    def _put(self, put: model.Put) -> Iterator[NounPhrase]:
        for name in put.names or (put.card,):
            card = self.context.mentions[name]
            title = self.teller.locale.words_of_phrase(card)
            number = put.number
            if number is not None and len(put.names) < 2 and number != model.Number(number.span, 1):
                title = self.teller.phrase(say("table-copies", what=title, number=self._amount(number)))
            if put.having is not None:
                of, value = put.having
                property = NounPhrase(property_id(of), "none")
                told = say("scenario-having", what=title, property=property, value=prose.noun(self.context, value))
                title = self.teller.phrase(told)
            yield replace(card, name=title, card="")

    def _amount(self, number: model.Expression) -> str:
        return self.teller.locale.plain_form(prose.noun(self.context, number))

    # ------------------------------------------------------------------------------------------- what is done

    def _done(self, line: model.ScenarioItem) -> str:
        match line:
            case model.RunStep(_, step, who):
                named = NounPhrase(f"st-{hyphens(step)}", "none")
                return self._say(say("table-turn", scope=named, who=prose.noun(self.context, who)))
            case model.RunFlow(_, flow, who):
                return self._say(say("table-turn", scope=scope(flow, "none"), who=prose.noun(self.context, who)))
            case model.RunSetup(_, beginning, options):
                cards = [self.teller.locale.words_of_phrase(self._card(beginning))] if beginning else []
                told = [*cards, *(f"{name.replace('_', ' ')} {value}" for name, value in options)]
                head = self.teller.phrase(say("why-setup"))
                return (
                    self._say(say("table-line", head=head, told=", ".join(told)))
                    if told
                    else self._say(say("why-setup"))
                )
            case model.MakeCurrent(span, who):
                is_current = model.Is(span, who, (model.Current(span, self.teller.model.player),))
                return self._say(say("scenario-so", what=prose.condition(self.context, is_current)))
            case model.AllPass():
                return self._say(say("scenario-all-pass"))
            case model.Brings(_, who, deck):
                return self._say(say("scenario-brings", who=prose.noun(self.context, who), deck=deck.replace("_", " ")))
            case model.Answer():
                return self._answered(line)

    def _answered(self, line: model.Answer) -> str:
        what = self._answer(line)
        if line.who is None:
            named = isinstance(line.value, model.Number)  # a number alone does not tell what it answers
            return self._say(say("scenario-answer", what=f"{line.name.replace('_', ' ')} {what}" if named else what))
        if line.value is not None:
            return self._say(say("table-chooses", who=prose.noun(self.context, line.who), what=what))
        return self._say(say("table-line", head=prose.noun(self.context, line.who), told=what))

    def _question(self, name: str) -> str:
        return self.teller.printer.writing.capital(name.replace("_", " "))

    def _answer(self, line: model.Answer) -> str:
        if line.value is not None:
            said = prose.noun(self.context, line.value)
            if isinstance(said, str):
                return self.teller.locale.value_word(said.removeprefix("a-"))
            return self.teller.phrase(said) if isinstance(said, Message) else self.teller.locale.plain_form(said)
        if line.offers:
            return self._offered(line)
        if line.word in ("pass", "yes", "no"):
            return self.teller.phrase(say(f"table-{line.word}"))
        if line.word in self.own or line.word in self.teller.model.cards:
            return self.teller.locale.words_of_phrase(self._card(line.word))
        named = f"o-{hyphens(line.word)}"
        if self.teller.locale.has(named):  # an alternative of a rule has its own message in the game
            return self.teller.phrase(say(named))
        if line.word in self.teller.alternatives:
            one, among = self.teller.alternatives[line.word]
            return self._alternative(one, among) or self._question(line.word)
        return self._question(line.word)

    def _alternative(self, one: model.Alternative, among: model.ChooseOne) -> str:
        told = prose.alternative(one, among, self.teller.words)
        return self.teller.line(told).removesuffix(self.teller.printer.writing.stop) if told else ""

    def _offered(self, line: model.Answer) -> str:
        """Return the first of the forms of an offered action that can be printed."""
        problem: Exception = prose.Unprintable(line.name)
        for offer in line.offers:
            arguments: list[Argument] = [None if one is None else self._role(one) for one in offer.patterns]
            if line.who is not None and arguments and arguments[0] is None:
                arguments[0] = prose.noun(self.context, line.who)
            try:
                action = prose.verb_message(offer.key, arguments, self.teller.words)
                return self.teller.phrase(say("table-do", action=action))
            except UNSAYABLE as found:
                problem = found
        raise problem

    def _role(self, pattern: model.Pattern) -> Argument:
        if pattern is None or isinstance(pattern, model.Some):
            return None
        return prose.noun(self.context, pattern)

    # --------------------------------------------------------------------------------------------- what is then true

    def _expected(self, line: model.Expectation) -> str:
        match line:
            case model.Expect(_, model.Result() as result):
                return self._result(result)
            case model.Expect(_, test):
                return self._say(say("scenario-so", what=prose.condition(self.context, test)))
            case model.ExpectCannot(_, forbidden):
                action = event_of(self.context, forbidden, negated=True)
                return self._say(say("cannot", action=action, until=None))
            case model.ExpectOffered(_, _, options, negated):
                told = ", ".join(dict.fromkeys(self._answer(option) for option in options))
                return self._say(say("scenario-not-offered" if negated else "scenario-offered", options=told))
            case model.ExpectRefused():
                return self._say(say("scenario-refused"))

    def _result(self, result: model.Result) -> str:
        if result.result == "over":
            return self._say(say("scenario-goes-on" if result.negated else "scenario-over"))
        told = self.teller.locale.clause(say(f"r-{hyphens(result.result)}"))
        if result.winner is not None:
            winner = prose.noun(self.context, result.winner)
            told = self.teller.locale.clause(say("table-ending", result=told, winners=(winner,)))
        return self._say(say("scenario-not-result" if result.negated else "table-result", result=told))


def _puts(line: model.ScenarioLine | model.Statement) -> list[model.Put]:
    """Return the cards that a line puts somewhere, if it does nothing else;
    several stand in a block without a condition.
    """
    if isinstance(line, model.Put):
        return [line]
    if isinstance(line, model.If) and line.condition == model.And(line.condition.span, ()):
        inside = [_puts(one) for one in line.then]
        return [put for some in inside for put in some] if all(inside) else []
    return []


def _grouped(lines: Iterable[tuple[Phase, ToldLine]]) -> tuple[ToldPart, ...]:
    found: list[tuple[Phase, list[ToldLine]]] = []
    for phase, line in lines:
        if not found or found[-1][0] != phase:
            found.append((phase, []))
        found[-1][1].append(line)
    return tuple(ToldPart(phase, tuple(some)) for phase, some in found)
