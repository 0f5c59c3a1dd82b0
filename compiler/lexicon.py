"""The words and patterns of a language, from its message files; only this module uses Fluent.

Arguments are wrapped (`Passed`), and patterns call functions that subclasses provide.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias, cast

import babel
import babel.numbers
import babel.plural
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from .languages import Settings
from .messages import Amount, Argument, Message, MissingMessage, NounPhrase

PREPOSITIONS = "prepositions"  # the key of a verb's prepositions, in the order of its roles, among its declared words


class Passed(FluentType):
    """An argument of a Fluent message; `{ $x }` without a function prints its plain form."""

    def __init__(self, value: Argument, printer: Lexicon) -> None:
        self.value = value
        self.printer = printer

    def format(self, locale: object) -> str:
        return self.printer.plain_form(self.value)


Given: TypeAlias = "Passed | Argument"
"""An argument of a message function, from a pattern or from another function."""
Functions: TypeAlias = dict[str, Callable[..., str | Passed]]
Arguments: TypeAlias = Mapping[str, str | Passed]


def value_of(given: Given) -> Argument:
    return given.value if isinstance(given, Passed) else given


@dataclass
class Lexicon(ABC):
    """The words of a language and a game."""

    language: str
    settings: Settings
    resources: tuple[tuple[str, ast.Resource], ...]
    _words: dict[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]], init=False, repr=False)
    _declared: Mapping[str, Mapping[str, str]] = field(
        default_factory=dict[str, Mapping[str, str]], init=False, repr=False
    )

    def __post_init__(self) -> None:
        functions = cast(dict[str, Callable[[Any], FluentType]], self.functions())  # Fluent's own type is wider
        self._bundle = FluentBundle([self.language], functions, use_isolating=False)
        for _, resource in self.resources:
            self._bundle.add_resource(resource, allow_overrides=True)
        rule = babel.Locale.parse(self.language.replace("-", "_")).plural_form
        self._category = babel.plural.to_python(rule)

    @abstractmethod
    def functions(self) -> Functions:
        """The functions that messages may call."""

    @abstractmethod
    def plain_form(self, value: Argument) -> str:
        """An argument as text, if no function is applied."""

    def has(self, id: str, attribute: str | None = None) -> bool:
        """Whether this locale itself has the message `id` (with the attribute `attribute`)."""
        if not self._bundle.has_message(id):
            return False
        return attribute is None or attribute in self._bundle.get_message(id).attributes

    def word(self, id: str, name: str) -> str:
        """A word or feature in a message's entry: an attribute that is plain text."""
        if self.has(id, name):
            pattern = self._bundle.get_message(id).attributes[name]
            return str(getattr(pattern, "value", ""))
        return self._words.get(id, {}).get(name, "")

    def words_of(self, id: str) -> dict[str, str]:
        """The words of a verb's entry, or those of the `.card` file for the source language."""
        found = {name: self.word(id, name) for name in self._word_names(id)}
        for name, other in self.settings.words.items():
            if found.get(other):
                found.setdefault(name, found[other])
        return {name: word for name, word in found.items() if word}

    def lend_words(self, words: Mapping[str, Mapping[str, str]]) -> None:
        """Add words from the `.card` files, for the source language."""
        self._declared = words
        if self.settings.source:
            self._words.update(words)

    def is_verb(self, id: str) -> bool:
        """Whether a message has the frames of a verb."""
        return bool(self._lent(id, "base")) or self.has(id, "base")

    def untold(self, id: str) -> bool:
        """Whether the log omits events of this verb, or changes of this condition."""
        return bool(self.word(id, "untold"))

    def decimal(self, value: float, pattern: str) -> str:
        """A number with a fraction, as the language writes it: `0.0` is the pattern for one digit after the decimal sign."""
        return str(babel.numbers.format_decimal(value, pattern, self.language.replace("-", "_")))

    def prepositions(self, id: str) -> list[str]:
        """The prepositions of a verb, in the order of its roles, taken from its id where that is possible."""
        declared = self._declared.get(id, {}).get(PREPOSITIONS)
        return id.split("-")[1:] if declared is None else declared.split()

    def _word_names(self, id: str) -> Iterator[str]:
        yield from self._words.get(id, ())
        if self._bundle.has_message(id):
            yield from self._bundle.get_message(id).attributes

    def _lent(self, id: str, name: str) -> str:
        """A form from the `.card` files, if the files of the source language have no such message."""
        return "" if self._bundle.has_message(id) else self._words.get(id, {}).get(name, "")

    def _idiom(self, message: Message) -> Message:
        """The idiom of a message for its arguments, if the locale has one.

        `MESSAGE--NOUN`: for this noun. `MESSAGE--NOUN--NUMBER`: for this noun and number. `MESSAGE--MESSAGE`: for this
        event or condition, with its arguments. `MESSAGE--VALUE`: for this word of a list.
        """
        for inner in (message.get("event"), message.get("condition")):
            if isinstance(inner, Message) and self._bundle.has_message(f"{message.id}--{inner.id}"):
                return Message(f"{message.id}--{inner.id}", (*inner.arguments, *message.arguments))
        word = message.get("value")
        if isinstance(word, str) and self._bundle.has_message(f"{message.id}--{word}"):
            return Message(f"{message.id}--{word}", message.arguments)
        numbers = [str(value.value) for _, value in message.arguments if isinstance(value, Amount)]
        told = message.get("property")  # idioms of a property are chosen by the property alone
        for value in (told,) if told is not None else (value for _, value in message.arguments):
            if isinstance(value, NounPhrase):
                id = f"{message.id}--{value.noun}"
                for better in (*(f"{id}--{number}" for number in numbers), id):
                    if self._bundle.has_message(better):
                        return Message(better, message.arguments)
        return message

    def _pattern(self, id: str, attribute: str | None, arguments: Arguments) -> str:
        if not self._bundle.has_message(id):
            if lent := self._lent(id, attribute or "one"):
                return lent
            raise MissingMessage(f"{self.language}: no message {id}")
        message = self._bundle.get_message(id)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise MissingMessage(f"{self.language}: {id} has no {attribute or 'value'}")
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        except RecursionError:
            raise MissingMessage(f"{self.language}: {id} is said with itself, or nested too deeply") from None
        for error in errors:
            if isinstance(error, MissingMessage):
                raise error
            raise MissingMessage(f"{self.language}: {id}{'.' + attribute if attribute else ''}: {error}")
        return str(text)

    def _join(self, parts: list[str], how: str) -> str:
        """Join a list, `a, b and c`, two elements at a time, by the messages `list-HOW` (attributes: more, last)."""
        if not parts:
            return ""
        text = parts[0]
        for index, part in enumerate(parts[1:], 2):
            text = self._pattern(
                f"list-{how}", "last" if index == len(parts) else "more", {"left": text, "right": part}
            )
        return text

    def _amount_number(self, amount: Amount) -> str:
        return "other" if isinstance(amount.value, str) else str(self._category(amount.value))
