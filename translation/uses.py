"""Find where the messages of a language are printed: on cards, in the log, in questions, on the table, in reasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from ombre.compiler import model
from ombre.prose import sentences as prose
from ombre.prose.language.messages import Amount, Message, MissingMessage, NounPhrase, Paragraph, say
from ombre.prose.language.text import Told
from ombre.prose.language.text_runs import split
from ombre.prose.sentences import declared_words as declared
from ombre.translatable import told as message_of
from ombre.workshop.game.loaded import Loaded
from ombre.workshop.narration.examples import LogExamples
from ombre.workshop.narration.prompts import Prompts
from ombre.workshop.printing.printer import Printer
from ombre.workshop.printing.used import named_in, references, with_references


@dataclass(frozen=True, slots=True)
class TextPlace:
    """A place where messages are printed.

    name: the id of a card; else what the line is about: the key of an event, the name of a choice, a property, a step.
    """

    sort: Literal["card", "log", "question", "table", "why"]
    name: str

    def __str__(self) -> str:
        return self.name if self.sort == "card" else f"{self.sort}: {self.name}"


@dataclass(frozen=True, slots=True)
class Shown:
    """What is printed at a place in one language.

    lines: the paragraphs. reason: why the language cannot print them, or ""; then there are no paragraphs. ids:
    for each paragraph, the messages that it uses and the cards that it names. always: those that the face of a
    card uses outside its text.
    """

    lines: tuple[str, ...]
    ids: tuple[frozenset[str], ...]
    always: frozenset[str] = frozenset()
    reason: str = ""

    @property
    def all_ids(self) -> frozenset[str]:
        return self.always.union(*self.ids)


class Uses:
    """What is printed at each place of one game in one language."""

    def __init__(self, table: Loaded, language: str):
        self.printer = Printer(table, language)
        self.locale = self.printer.locale
        self._known = references(self.locale)
        self._shown = dict[TextPlace, Shown]()

    def places(self) -> Iterator[TextPlace]:
        """Yield all places, the cards first."""
        yield from (TextPlace("card", card.id) for card in self.printer.cards.values() if not card.local)
        yield from self._messages

    def shown(self, place: TextPlace) -> Shown:
        """Return what is printed at a place; no paragraphs if the language cannot print it."""
        if place not in self._shown:
            self._shown[place] = self._print(place)
        return self._shown[place]

    def _print(self, place: TextPlace) -> Shown:
        if place.sort != "card":
            return self._printed([Paragraph((self._messages[place],))] if place in self._messages else [])
        card = self.printer.cards[place.name]
        found = self._printed(self.printer.paragraphs(card))
        on_card = self.printer.on_card(card)
        return replace(found, always=(on_card.messages | on_card.names).difference(*found.ids))

    def _printed(self, told: Told) -> Shown:
        try:
            planned = self.locale.planned(told)
        except (MissingMessage, prose.Unprintable) as problem:
            return Shown((), (), reason=message_of(problem))
        lines = tuple(self.locale.plain(split(self.locale.paragraph(each))) for each, _ in planned)
        return Shown(lines, tuple(with_references(ids, self._known) | named_in([each]) for each, ids in planned))

    @cached_property
    def _messages(self) -> dict[TextPlace, Message]:
        """The messages of all places that are no cards."""
        return {**dict(self._log()), **dict(self._questions()), **dict(self._table()), **dict(self._reasons())}

    def _log(self) -> Iterator[tuple[TextPlace, Message]]:
        known = self.printer.model
        for key, message in LogExamples(known, self.printer.vocabulary).lines(self.locale):
            yield TextPlace("log", key), message
        for end in known.everything(model.EndGame):
            yield TextPlace("log", f"end: {end.result}"), say("table-result", result=_word("r", end.result))

    def _questions(self) -> Iterator[tuple[TextPlace, Message]]:
        printer = self.printer
        who = prose.player("P1", printer.model.player)
        prompts = Prompts(printer.model, printer.vocabulary, printer.table.rules, self.locale)
        for card, name, asked in prompts.all():
            asks = (
                None if card is None else NounPhrase(declared.noun_id(card.kind), "none", name=card.name, card=card.id)
            )
            own = _word("q", name)
            what = own if card is None and self.locale.has(own.id) else asked
            place = TextPlace("question", name if card is None else f"{name} ({card.id})")
            yield place, say("table-asked", who=who, card=asks, what=what)

    def _table(self) -> Iterator[tuple[TextPlace, Message]]:
        for one in self.printer.model.properties.values():
            if one.sort == "words":
                continue  # no rule says its name
            head = NounPhrase(declared.property_id(one), "none")
            name = f"{one.owner}.{one.name}" if one.owner else one.name
            values = self.printer.model.values.get(one.type.of)
            if values is None or one.type.tag not in ("value", "set"):
                yield TextPlace("table", name), say("table-line", head=head, told=Amount(1))
            else:
                for word in values.words:
                    value = declared.value_id(model.Value(values.span, values.name, word))
                    # in a tuple, because a list prints an adjective without a noun
                    yield TextPlace("table", f"{name} {word}"), say("table-line", head=head, told=(value,))

    def _reasons(self) -> Iterator[tuple[TextPlace, Message]]:
        for step in self.printer.model.everything(model.Step):
            when = NounPhrase(_word("st", step.name).id)
            yield TextPlace("why", step.name), say("why-when", steps=(when,))


def _word(letters: str, name: str) -> Message:
    return say(f"{letters}-{declared.hyphens(name)}")
