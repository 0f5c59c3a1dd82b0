"""What a phrase is resolved in: what is declared, the declaration at hand, and the names that can be spoken of here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import ParamSpec, TypeVar

from ombre.dsl import nodes
from ombre.dsl.diagnostics import NO_TEXT, Diagnostic, Translatable
from ombre.dsl.source import Source, Span
from ombre.dsl.vocabulary import Vocabulary

from .. import model as meant
from ..model import Model, Type
from .declared import Declarations

UNKNOWN = Type("unknown")

Found = TypeVar("Found")
Given = ParamSpec("Given")


class Unresolved(Exception):
    """Raised when a phrase cannot be understood; the error is noted already, the next statement is still read."""


@dataclass(slots=True)
class Names:
    """What can be spoken of in one place: local names (type, may be unbound), `this`, `you`, the candidates."""

    local: dict[str, tuple[Type, bool]] = field(default_factory=dict[str, tuple[Type, bool]])
    this: str = ""
    you: str = ""
    seats: bool = False  # P1, P2 ... can be named: a scenario
    turn: bool = True  # there is a current player
    after: bool = False  # the game may be over, and have a result
    candidates: tuple[tuple[str, str], ...] = ()  # (kind, name), the innermost last
    gone: frozenset[str] = frozenset()  # names that were known before a window
    clashing: frozenset[str] = frozenset()  # names that were given twice: nobody knows what they mean

    def bind(self, name: str, kind: Type, optional: bool = False) -> str:
        """From here on, a name means something."""
        self.local[name] = (UNKNOWN if name in self.clashing else kind, optional)
        return name

    def inside(self) -> Names:
        """The names inside a block: what is bound there is not known after it."""
        return replace(self, local=dict(self.local))


@dataclass(slots=True)
class Context:
    """One declaration at hand: what it rests on, and what was found wrong with it so far.

    as_condition, as_statement: handed in, for these go round. A noun phrase has conditions, and a condition noun
    phrases; a statement has a body, and a body statements.
    """

    declared: Declarations
    source: Source
    as_condition: Callable[[Context, nodes.Condition, Names], meant.Condition]
    as_statement: Callable[[Context, nodes.Statement, Names], meant.Statement]
    found: list[Diagnostic] = field(default_factory=list[Diagnostic])
    misnamed: set[str] = field(default_factory=set[str])  # declared words that were given as names: said once
    candidates: int = 0  # so many had to be given a name
    card_id: str = ""  # of the card that is being read
    local_cards: dict[str, str] = field(default_factory=dict[str, str])  # of the scenario that is being read
    # of what is declared, at hand
    model: Model = field(init=False)
    vocabulary: Vocabulary = field(init=False)
    player: str = field(init=False)  # the kind that seats are of

    def __post_init__(self) -> None:
        self.model, self.vocabulary = self.declared.model, self.declared.vocabulary
        self.player = self.declared.player

    def condition(self, node: nodes.Condition, names: Names) -> meant.Condition:
        return self.as_condition(self, node, names)

    def statement(self, node: nodes.Statement, names: Names) -> meant.Statement:
        return self.as_statement(self, node, names)

    def you_kind(self, kind: str) -> str:
        """The kind of whom a card of some kind speaks to."""
        return self.player if kind in self.model.kinds else ""

    def new_name(self) -> str:
        """A name for a candidate that its author gave none."""
        self.candidates += 1
        return f"it{self.candidates}"


def note(cx: Context, code: str, message: Translatable, span: Span, help: Translatable = NO_TEXT) -> None:
    """Note an error and go on."""
    cx.found.append(Diagnostic(code, message, span, help))


def wrong(cx: Context, code: str, message: Translatable, span: Span, help: Translatable = NO_TEXT) -> Unresolved:
    """Note an error that makes the phrase meaningless; the caller raises what this returns."""
    note(cx, code, message, span, help)
    return Unresolved(message)


def attempt(phrase: Callable[Given, Found], *args: Given.args, **more: Given.kwargs) -> Found | None:
    """A phrase at the head of a block, or None after an error: the block is read all the same."""
    try:
        return phrase(*args, **more)
    except Unresolved:
        return None
