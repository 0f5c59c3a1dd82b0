"""The interface of a locale that the planner uses: its settings, and what it can print.

The passes of the planner contain nothing that is specific to one natural language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from ..language.messages import Message, NounPhrase, Paragraph

PRONOUNS = frozenset(("it", "own", "its"))  # the determiners of phrases that are printed as a pronoun

Printed: TypeAlias = tuple[int, NounPhrase]
"""A printed noun phrase, after the number of its sentence."""


class Words(Protocol):
    """The settings, words and messages of a locale, as far as the planner uses them."""

    @property
    def steps(self) -> frozenset[str]:
        """The names of the passes of the planner that this locale uses."""
        ...

    @property
    def pronouns(self) -> frozenset[str]:
        """The positions in which pronouns are allowed: subject, object, own."""
        ...

    @property
    def kept(self) -> frozenset[str]:
        """The ids of messages after which the next sentence repeats the noun of its subject."""
        ...

    def has(self, id: str, attribute: str | None = None) -> bool: ...

    def np(self, phrase: NounPhrase, case: str = "base") -> str: ...

    def word(self, id: str, name: str) -> str:
        """The word or feature `name` in the entry of a message; "" if it is absent."""
        ...

    def leans(self, message: Message, index: int) -> bool:
        """Whether a pronoun as this argument of a message would be printed as a clitic of the verb."""
        ...

    def is_verb(self, id: str) -> bool: ...

    def prepositions(self, id: str) -> Sequence[str]:
        """The prepositions in the id of a verb, in the order of their arguments, which are the last ones."""
        ...

    def is_reader(self, phrase: NounPhrase) -> bool: ...

    def number_of(self, phrase: NounPhrase) -> str: ...

    def printed(self, paragraph: Paragraph) -> Sequence[Printed]:
        """The phrases that refer to an entity in a planned paragraph, in the order in which they are printed."""
        ...


def said_by(clause: Message, words: Words) -> str:
    """The id of the message that prints a clause: `ID--PROPERTY` if the locale has this message, else the id."""
    property = clause.get("property")
    own = f"{clause.id}--{property.noun}" if isinstance(property, NounPhrase) else ""
    return own if own and words.has(own) else clause.id
