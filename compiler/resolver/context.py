"""The context of resolution: all declarations, the current declaration, and the names in scope."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import ParamSpec, TypeVar

from ombre.dsl import nodes
from ombre.dsl.by_class import ByClass
from ombre.dsl.diagnostics import NO_TEXT, Diagnostic, Translatable
from ombre.dsl.source import Source, Span
from ombre.dsl.vocabulary import Vocabulary

from .. import model as meant
from ..model import Model, Property, Type, Verb
from .declared.declarations import Declarations, property_sort

resolves: ByClass[meant.Statement] = ByClass()
"""The functions that resolve statements, as `@resolves(nodes.Swap)`: they get the context, the node and the names."""

UNKNOWN = Type("unknown")

Found = TypeVar("Found")
Given = ParamSpec("Given")


class Unresolved(Exception):
    """Raised if a phrase cannot be resolved, after its diagnostic was recorded.

    Resolution then continues with the next statement or line.
    """


@dataclass(slots=True)
class Above:
    """The line above the current one, which can ask whether its action was done.

    made: the statements of its block; empty if the line has an error. at: its place among them. asked: how many lines
    have asked so far.
    """

    made: list[meant.Statement]
    at: int
    asked: int = 0

    @property
    def action(self) -> meant.Statement:
        return self.made[self.at]


@dataclass(slots=True)
class Names:
    """The names in scope: local names (type, may be unbound), and the kinds of `this` and `you`."""

    local: dict[str, tuple[Type, bool]] = field(default_factory=dict[str, tuple[Type, bool]])
    this: str = ""
    you: str = ""
    seats: bool = False  # whether P1, P2 ... are names, as in scenarios
    used: bool = False  # whether somebody uses the card: in a slot
    after: bool = False  # whether the game may be over and have a result
    candidates: tuple[tuple[str, str], ...] = ()  # (kind, name) of the candidates; the innermost is last
    gone: frozenset[str] = frozenset()  # names that are out of scope because of a window
    clashing: frozenset[str] = frozenset()  # names that are bound twice, so that their type is unknown
    above: Above | None = None  # the line above

    def bind(self, name: str, kind: Type, optional: bool = False) -> str:
        """Bind a name in this scope, with its type."""
        self.local[name] = (UNKNOWN if name in self.clashing else kind, optional)
        return name

    def inside(self) -> Names:
        """Return the scope for a block; names that the block binds are unknown after it."""
        return replace(self, local=dict(self.local))


@dataclass(slots=True)
class Context:
    """The current declaration, the declarations that it can use, and its diagnostics so far.

    as_condition: a function of a module that imports this module. It is a field because a noun phrase contains
    conditions, and a condition contains noun phrases.
    """

    declared: Declarations
    source: Source
    as_condition: Callable[[Context, nodes.Condition, Names], meant.Condition]
    found: list[Diagnostic] = field(default_factory=list[Diagnostic])
    # Declared words that the declaration uses as names; each is reported once.
    misnamed: set[str] = field(default_factory=set[str])
    candidates: int = 0  # the number of names that `new_name` has made
    card_id: str = ""  # the id of the card that is being resolved
    watched: int = 0  # the line of a statement before which `seen` records the names in scope; 0 for none
    seen: Names | None = None
    local_cards: dict[str, str] = field(default_factory=dict[str, str])  # cards of the scenario, id -> kind
    # fields of `declared`, so that they can be accessed directly
    model: Model = field(init=False)
    vocabulary: Vocabulary = field(init=False)
    player: str = field(init=False)  # the kind of the players with seats

    def __post_init__(self) -> None:
        self.model, self.vocabulary = self.declared.model, self.declared.vocabulary.within(self.source.name)
        self.player = self.declared.player

    def condition(self, node: nodes.Condition, names: Names) -> meant.Condition:
        return self.as_condition(self, node, names)

    def statement(self, node: nodes.Statement, names: Names) -> meant.Statement:
        """Resolve a statement; the names that it binds are added to the scope."""
        if node.span.line == self.watched:
            self.seen = names.inside()
        return resolves[type(node)](self, node, names)

    def card(self, word: str) -> str:
        """Return the id of the card that a word means in this file; a word that means none is returned as it is."""
        return self.declared.today(word, self.source)

    def sees(self, sort: str, name: str) -> bool:
        """Whether this file can use a declaration: a file of the game knows nothing that an expansion declares."""
        first = self.declared.owners.get((sort, name))
        return first is None or self.vocabulary is self.declared.vocabulary or self.declared.is_own(first.source)

    def property_of(self, kind: str, name: str) -> Property | None:
        """The property `name` of a kind that this file can use; the kind "" stands for the game."""
        found = self.model.property_of(kind, name)
        return found if found is not None and self.sees(property_sort(found.owner), name) else None

    def verbs_of(self, word: nodes.Word) -> list[Verb]:
        """The verbs that a word can mean in any of its forms, of those that this file can use."""
        return [verb for verb in self.declared.verbs_of(word) if self.sees("verb", verb.key)]

    def lists_with(self, word: str) -> list[str]:
        """The lists of values that have a word, of those that this file can use."""
        lists = self.model.values.items()
        return [name for name, values in lists if word in values.words and self.sees("list of values", name)]

    def you_kind(self, kind: str) -> str:
        """Return the kind of the player whom cards of the given kind call `you`."""
        return self.player if kind in self.model.kinds else ""

    def new_name(self) -> str:
        """Return a new name for a candidate without a name."""
        self.candidates += 1
        return f"it{self.candidates}"


def note(cx: Context, code: str, message: Translatable, span: Span, help: Translatable = NO_TEXT) -> None:
    """Record an error and continue."""
    cx.found.append(Diagnostic(code, message, span, help))


def wrong(cx: Context, code: str, message: Translatable, span: Span, help: Translatable = NO_TEXT) -> Unresolved:
    """Record an error that makes the phrase invalid, and return the exception that the caller raises."""
    note(cx, code, message, span, help)
    return Unresolved(message)


def attempt(phrase: Callable[Given, Found], *args: Given.args, **more: Given.kwargs) -> Found | None:
    """Call a function for the head of a block; return None after an error, so that the block is still resolved."""
    try:
        return phrase(*args, **more)
    except Unresolved:
        return None
