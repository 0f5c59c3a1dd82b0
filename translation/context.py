"""Collect what a translator should see beside a text: a sentence in which a message is used, the text of a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import assert_never

from ombre.compiler import model
from ombre.prose import sentences as prose
from ombre.prose.language.messages import Amount, Argument, Icon, Message, MissingMessage, NounPhrase, Paragraph, walk
from ombre.prose.language.text_runs import split
from ombre.prose.sentences.declared_words import declared, noun_id, verb_id
from ombre.workshop.printing.printer import Printer
from ombre.workshop.printing.used import references

from .exchange.units import CardNote, Examples

PictureOf = Callable[[model.Card], str]
"""A function that returns the path of the picture of a card; "" if it has none."""


def no_picture(card: model.Card) -> str:
    """Return no path: for callers that have no pictures."""
    return ""


@dataclass(slots=True)
class ShownTexts:
    """What the texts of a game show: message ids with an example sentence, and what their arguments are.

    ids: the messages in the texts of cards, rules and verbs, in the log and in answers to "why". examples: the shortest
    paragraph of a card with a message. sorts: for each message, what each argument can be.
    """

    ids: set[str] = field(default_factory=set[str])
    examples: dict[str, str] = field(default_factory=dict[str, str])
    sorts: dict[str, dict[str, dict[str, None]]] = field(default_factory=dict[str, dict[str, dict[str, None]]])

    def example(self, id: str) -> str:
        """Return the shortest paragraph of a card in which a message is used; "" if there is none."""
        return self.examples.get(id, "")

    def arguments(self, id: str) -> Mapping[str, str]:
        """Return what the arguments of a message can be, by their names."""
        return {name: " or ".join(sorts) for name, sorts in self.sorts.get(id, {}).items()}

    def read(self, tree: Argument | Paragraph, text: str = "") -> None:
        """Add the messages of a tree. text: the paragraph of a card that is printed from it."""
        for id in _ids(tree):
            self.ids.add(id)
            if text and (id not in self.examples or len(text) < len(self.examples[id])):
                self.examples[id] = text
        for node in (one for one in walk(tree) if isinstance(one, Message)):
            for name, value in node.arguments:
                self.sorts.setdefault(node.id, {}).setdefault(name, {})[_sort(value)] = None


def shown_in(printer: Printer) -> ShownTexts:
    """Return what the texts of a game show in the language of a printer."""
    found = ShownTexts()
    for card in printer.cards.values():
        _read_card(found, printer, card)
    for file in printer.model.files:
        for tree in _trees(printer, file):
            found.read(tree)
    found.ids |= declared(printer.model).keys()
    locale = printer.locale
    named = references(locale)
    waiting = list(found.ids)
    while waiting:
        new = named.get(waiting.pop(), frozenset()) - found.ids
        found.ids |= new
        waiting += new
    for key, verb in printer.model.verbs.items():
        for role in verb.roles:
            sorts = found.sorts.setdefault(verb_id(key), {})
            sorts[role.name.replace("_", "-")] = {_role_sort(role): None}
    return found


def _read_card(found: ShownTexts, printer: Printer, card: model.Card) -> None:
    try:
        raw = prose.told(card.abilities, printer.vocabulary, card.kind)(printer.locale)
        planned = printer.locale.planned(raw)
        texts = [printer.locale.plain(split(printer.locale.paragraph(one))) for one, _ in planned]
    except (MissingMessage, prose.Unprintable):
        return
    for (paragraph, used), text in zip(planned, texts, strict=True):
        found.read(paragraph, text)
        found.ids |= used
    for paragraph, text in zip(raw, texts, strict=True) if len(raw) == len(texts) else ():
        found.read(paragraph, text)


def _trees(printer: Printer, file: model.File) -> Iterator[Argument | Paragraph]:
    """Yield the message trees of the rules, verbs and conditions of a file, as far as they can be put into words."""
    words = printer.vocabulary
    told: list[Callable[[], Iterable[Argument | Paragraph]]] = []
    for node in model.walk((file.rules, file.verbs, file.cards, file.flows, file.setup, file.kinds, file.steps)):
        if isinstance(node, model.Verb):
            told += [partial(prose.statements, (one,), words) for one in node.body]
        elif isinstance(node, model.Ability):
            told.append(partial(_paragraph, node, words))
        elif isinstance(node, model.Condition):
            told.append(partial(_condition, node, words))
    for way in told:
        with suppress(prose.Unprintable, MissingMessage, KeyError):
            yield from way()


def _paragraph(ability: model.Ability, words: prose.Phrasebook) -> list[Paragraph]:
    return [prose.paragraph(ability, words)]


def _condition(condition: model.Condition, words: prose.Phrasebook) -> list[Message]:
    return [prose.condition(prose.begin(words), condition)]


def _ids(tree: Argument | Paragraph) -> Iterator[str]:
    """Yield the ids of the messages and of the words of a tree."""
    for node in walk(tree):
        if isinstance(node, Message):
            yield node.id
        elif isinstance(node, NounPhrase):
            yield from (node.noun, f"np-{node.determiner}")
            yield from (
                id for adjective in node.adjectives for id in ([adjective] if isinstance(adjective, str) else adjective)
            )


def _sort(value: Argument) -> str:
    """Return what an argument is, in words."""
    match value:
        case NounPhrase():
            return "a noun phrase"
        case Amount():
            return "an amount"
        case Icon():
            return "an icon"
        case Message():
            return "a message"
        case str():
            return "a text"
        case tuple():
            return "a list"
        case None:
            return "absent"
        case _:
            assert_never(value)


def _role_sort(role: model.Role) -> str:
    match role.type.tag:
        case "number":
            return "an amount"
        case "thing" | "set":
            return f"a noun phrase: {role.type}"
        case "zone":
            return "a noun phrase: a zone"
        case _:
            return f"a word: {role.type}"


def examples_of(printer: Printer) -> Examples:
    """Return a function that gives the shortest paragraph of a card in which a message is used, by its id."""
    found = ShownTexts()
    for card in printer.cards.values():
        _read_card(found, printer, card)
    return found.example


def note_of(printer: Printer, target: Printer | None = None, picture: PictureOf = no_picture) -> CardNote:
    """Return a function that gives the kind, the grammatical features and the text of a card,
    and its picture, as lines.

    target: prints in the language into which the names are translated. picture: the path of the picture of a card.
    """

    def note(card: model.Card) -> tuple[str, ...]:
        found = [f"Kind: {card.kind}"]
        if target is not None and (features := features_of(target, card)):
            told = ", ".join(f"{name}: {value}" for name, value in features.items())
            found.append(f"Features: {told}")
        if path := picture(card):
            found.append(f"Picture: {path}")
        return (*found, *printer.plain(card.id)[1:])

    return note


def features_of(printer: Printer, card: model.Card) -> dict[str, str]:
    """Return the grammatical features of the name of a card in the language of a printer, such as `gender: f`."""
    locale = printer.locale
    noun = noun_id(card.kind)
    usual = {name: locale.word(noun, name) or default for name, default in locale.settings.features.items()}
    return {**usual, "num": locale.word(noun, "number") or "one", **locale.names_features.get(card.id, {})}
