"""What the planner asks of a language: whether it can say something, and how a short form reads. Never which one it is."""

from __future__ import annotations

from typing import Protocol

from ..messages import Message, NounPhrase


class Words(Protocol):
    """A language as the planner sees it."""

    @property
    def steps(self) -> frozenset[str]:
        """The steps that this language takes."""
        ...

    @property
    def pronouns(self) -> frozenset[str]:
        """Where a pronoun may stand: subject, object, own."""
        ...

    @property
    def kept(self) -> frozenset[str]:
        """Messages after which a thing is called by its noun once more, as the printed books do."""
        ...

    def has(self, id: str, attribute: str | None = None) -> bool: ...

    def np(self, phrase: NounPhrase, case: str = "base") -> str: ...

    def word(self, id: str, name: str) -> str:
        """A word or feature in a message's entry."""
        ...

    def leans(self, message: Message, index: int) -> bool:
        """Whether a pronoun in the place of an argument leans on the verb: "take it" in one word."""
        ...

    def is_verb(self, id: str) -> bool: ...

    def is_reader(self, phrase: NounPhrase) -> bool: ...

    def number_of(self, phrase: NounPhrase) -> str: ...


def said_by(clause: Message, words: Words) -> str:
    """The message that says a clause: a language's own for this very property, if it has one."""
    property = clause.get("property")
    own = f"{clause.id}--{property.noun}" if isinstance(property, NounPhrase) else ""
    return own if own and words.has(own) else clause.id
