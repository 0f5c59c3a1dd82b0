"""The interface of a language for the planner: what it can print, and how.

The planner does not know which language it is.
"""

from __future__ import annotations

from typing import Protocol

from ..messages import Message, NounPhrase


class Words(Protocol):
    """A language as the planner sees it."""

    @property
    def steps(self) -> frozenset[str]:
        """The steps that this language uses."""
        ...

    @property
    def pronouns(self) -> frozenset[str]:
        """The positions in which pronouns are allowed: subject, object, own."""
        ...

    @property
    def kept(self) -> frozenset[str]:
        """Messages after which an entity is named by its noun again."""
        ...

    def has(self, id: str, attribute: str | None = None) -> bool: ...

    def np(self, phrase: NounPhrase, case: str = "base") -> str: ...

    def word(self, id: str, name: str) -> str:
        """A word or feature of a message's entry."""
        ...

    def leans(self, message: Message, index: int) -> bool:
        """Whether a pronoun in this argument is a clitic of the verb."""
        ...

    def is_verb(self, id: str) -> bool: ...

    def is_reader(self, phrase: NounPhrase) -> bool: ...

    def number_of(self, phrase: NounPhrase) -> str: ...


def said_by(clause: Message, words: Words) -> str:
    """The message for a clause; its own message for this property, if the language has one."""
    property = clause.get("property")
    own = f"{clause.id}--{property.noun}" if isinstance(property, NounPhrase) else ""
    return own if own and words.has(own) else clause.id
