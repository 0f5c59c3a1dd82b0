"""Look up the words of a locale, and format its message patterns with Fluent.

Arguments are wrapped in `Passed` before they are given to Fluent. Patterns can call functions; the subclasses of
`Lexicon` define these.
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

from ombre.translatable import tr

from .languages import Settings
from .messages import Amount, Argument, Message, MissingMessage, NounPhrase

# The key, among the declared words of a verb, of its prepositions in the order of its roles.
PREPOSITIONS = "prepositions"


class Passed(FluentType):
    """An argument of a Fluent message; `{ $x }` without a function prints the plain form of the argument."""

    def __init__(self, value: Argument, printer: Lexicon) -> None:
        self.value = value
        self.printer = printer

    def format(self, locale: object) -> str:
        return self.printer.plain_form(self.value)


Given: TypeAlias = "Passed | Argument"
"""An argument of a function that messages call: from a pattern (`Passed`), or from another function."""
Functions: TypeAlias = dict[str, Callable[..., str | Passed]]
Arguments: TypeAlias = Mapping[str, str | Passed]


def value_of(given: Given) -> Argument:
    return given.value if isinstance(given, Passed) else given


@dataclass
class Lexicon(ABC):
    """The words and message patterns of one natural language for one game."""

    language: str
    settings: Settings
    resources: tuple[tuple[str, ast.Resource], ...]
    _words: dict[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]], init=False, repr=False)
    _declared: Mapping[str, Mapping[str, str]] = field(
        default_factory=dict[str, Mapping[str, str]], init=False, repr=False
    )
    _used: set[str] | None = field(default=None, init=False, repr=False)  # collects the ids of messages, if not None

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
        """The text of an argument to which a pattern applies no function."""

    def has(self, id: str, attribute: str | None = None) -> bool:
        """Whether this locale has the message `id` (with the attribute `attribute`); fallback locales do not count."""
        if not self._bundle.has_message(id):
            return False
        return attribute is None or attribute in self._bundle.get_message(id).attributes

    def word(self, id: str, name: str) -> str:
        """The word or feature in the attribute `name` of the message `id`; "" if there is no such attribute."""
        if self.has(id, name):
            pattern = self._bundle.get_message(id).attributes[name]
            return str(getattr(pattern, "value", ""))
        return self._words.get(id, {}).get(name, "")

    def words_of(self, id: str) -> dict[str, str]:
        """The words in the entry of a verb; in the source language also those that the `.card` file declares."""
        if self._used is not None:
            self._used.add(id)
        found = {name: self.word(id, name) for name in self._word_names(id)}
        for name, other in self.settings.said.words.items():
            if found.get(other):
                found.setdefault(name, found[other])
        return {name: word for name, word in found.items() if word}

    def lend_words(self, words: Mapping[str, Mapping[str, str]]) -> None:
        """Add words from the `.card` files, for the source language."""
        self._declared = words
        if self.settings.said.source:
            self._words.update(words)

    def is_verb(self, id: str) -> bool:
        """Whether a message is the entry of a verb: whether it has the form `base`."""
        return bool(self._lent(id, "base")) or self.has(id, "base")

    def untold(self, id: str) -> bool:
        """Whether the log omits events of this verb, changes of this condition, or beginnings of this flow or step."""
        return bool(self.word(id, "untold"))

    def decimal(self, value: float, pattern: str) -> str:
        """A number with a fraction, in the number format of the locale.

        pattern: `0.0` gives one digit after the decimal sign.
        """
        return str(babel.numbers.format_decimal(value, pattern, self.language.replace("-", "_")))

    def prepositions(self, id: str) -> list[str]:
        """The prepositions of a verb, in the order of its roles: as declared, or else the parts of the id."""
        declared = self._declared.get(id, {}).get(PREPOSITIONS)
        return id.split("-")[1:] if declared is None else declared.split()

    def _word_names(self, id: str) -> Iterator[str]:
        yield from self._words.get(id, ())
        if self._bundle.has_message(id):
            yield from self._bundle.get_message(id).attributes

    def _lent(self, id: str, name: str) -> str:
        """The form `name` of a word that the `.card` files declare; "" if the locale has a message with this id."""
        return "" if self._bundle.has_message(id) else self._words.get(id, {}).get(name, "")

    def _idiom(self, message: Message) -> Message:
        """The idiom that replaces a message with these arguments; the message itself if the locale has no such idiom.

        The id of the idiom names the argument: `MESSAGE--NOUN` a noun, `MESSAGE--NOUN--NUMBER` a noun and a number,
        `MESSAGE--VALUE` a word of a list, `MESSAGE--MESSAGE` an event or a condition. An idiom of the last form also
        receives the arguments of that event or condition.
        """
        for inner in (message.get("event"), message.get("condition")):
            if isinstance(inner, Message) and self._bundle.has_message(f"{message.id}--{inner.id}"):
                return self._idiom(Message(f"{message.id}--{inner.id}", (*inner.arguments, *message.arguments)))
        word = message.get("value")
        if isinstance(word, str) and self._bundle.has_message(f"{message.id}--{word}"):
            return Message(f"{message.id}--{word}", message.arguments)
        numbers = [str(value.value) for _, value in message.arguments if isinstance(value, Amount)]
        told = message.get("property")  # if the message has a property, only the property chooses the idiom
        for value in (told,) if told is not None else (value for _, value in message.arguments):
            if isinstance(value, NounPhrase):
                id = f"{message.id}--{value.noun}"
                for better in (*(f"{id}--{number}" for number in numbers), id):
                    if self._bundle.has_message(better):
                        return Message(better, message.arguments)
        return message

    def _pattern(self, id: str, attribute: str | None, arguments: Arguments) -> str:
        if self._used is not None:
            self._used.add(id)
        if not self._bundle.has_message(id):
            if lent := self._lent(id, attribute or "one"):
                return lent
            raise MissingMessage(tr("{0}: {1}", self.language, tr("no message {0}", id)))
        message = self._bundle.get_message(id)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            only_forms = tr("{0} has only forms; write `{0} = ...`", id)
            lacking = tr("{0} has no {1}", id, attribute) if attribute else only_forms
            raise MissingMessage(tr("{0}: {1}", self.language, lacking))
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        except RecursionError:
            raise MissingMessage(
                tr("{0}: {1}", self.language, tr("{0} is said with itself, or nested too deeply", id))
            ) from None
        for error in errors:
            if isinstance(error, MissingMessage):
                raise error
            raise MissingMessage(tr("{0}: {1}", self.language, f"{id}{'.' + attribute if attribute else ''}: {error}"))
        return str(text)

    def _join(self, parts: list[str], how: str) -> str:
        """The text of a list, such as `a, b and c`.

        The message `list-HOW` joins the text so far with the next element: its attribute `last` joins the last element,
        its attribute `more` the elements before.
        """
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
