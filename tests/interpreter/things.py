"""What is on the table in the second interpreter: players, cards, zones, and effects that last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from ombre.compiler import model


class CellOf(NamedTuple):
    """A cell of a printed list: a word and an amount. The cell that is outside of a list has no word, and amount 0."""

    word: str | None
    size: int


# Numbers are ints, words of lists are strings, nothing is None. Sets and lists are tuples.
Value: TypeAlias = "int | str | Thing | CellOf | tuple[str, ...] | tuple[Thing, ...] | tuple[CellOf, ...] | None"
Key: TypeAlias = tuple[str, str]  # a property: the kind that declares it ("" for the game), and its name
Index: TypeAlias = "str | Thing"  # what a property or zone has one of for each


@dataclass(eq=False, repr=False)
class Thing:
    """A player or a card.

    number: things are numbered in the order in which they were made; the seats come first. card: the printed card.
    since: the moment from which its abilities work, see `Table.moment`.
    """

    number: int
    kind: str
    card: model.Card | None = None
    owner: Thing | None = None
    place: Place | None = None
    since: int = 0
    state: dict[Key, Value] = field(default_factory=dict[Key, Value])
    rows: dict[Key, dict[Index, Value]] = field(default_factory=dict[Key, dict[Index, Value]])


@dataclass(eq=False, repr=False)
class Place:
    """A zone of one owner, with its cards, the top card first. seat: for zones `per` player, the number of the seat."""

    zone: model.Zone
    owner: Thing | None
    word: str = ""
    seat: int | None = None
    cards: list[Thing] = field(default_factory=list[Thing])


class Photograph(NamedTuple):
    """All that can change on a table, as it was at one moment."""

    things: list[tuple[Thing, Thing | None, Place | None, int, dict[Key, Value], dict[Key, dict[Index, Value]]]]
    places: list[tuple[Place, list[Thing]]]
    state: dict[Key, Value]
    rows: dict[Key, dict[Index, Value]]
    effects: list[Effect]
    named: list[tuple[dict[str, Value], dict[str, Value]]]  # the names of effects, and what they meant
    spent: list[Use]
    current: Thing


Gone: TypeAlias = "dict[Thing, Photograph]"  # cards that have left play, each with the table just before


@dataclass(eq=False, repr=False)
class Memory:
    """What a body remembers of the cards that it names.

    gone: the cards that have left since it began. fresh: the names that it has bound since its last line that can move
    a card. Of a `when`: before: the names that it began with; event: the cards that left in the event. began, since:
    how often cards had gone away when it began, and when it bound each other name. subject: the role of a verb that
    means its card wherever it goes.
    """

    gone: Gone = field(default_factory=dict["Thing", Photograph])
    fresh: set[str] = field(default_factory=set[str])
    before: frozenset[str] = frozenset()
    event: Gone = field(default_factory=dict["Thing", Photograph])
    began: int = 0
    since: dict[str, int] = field(default_factory=dict[str, int])
    subject: str = ""


@dataclass(eq=False, repr=False)
class Frame:
    """What the words of a body mean: `this`, `you` and the local names. inner: the names that a phrase binds."""

    this: Thing | None = None
    you: Thing | None = None
    names: dict[str, Value] = field(default_factory=dict[str, Value])
    declined: model.May | None = None  # the only line of a `once per` ability: to decline it is not to use the ability
    memory: Memory | None = None
    inner: frozenset[str] = frozenset()
    attempted: model.May | None = None  # the `may` whose outcome is asked for
    gathers: list[Any] | None = None  # where a body puts what is to happen at the same time, and does not do it

    def where(self, name: str, value: Value) -> Frame:
        """Return a frame in which one name means something else."""
        return Frame(self.this, self.you, {**self.names, name: value}, None, self.memory, self.inner | {name})


@dataclass(eq=False, repr=False)
class Effect:
    """A lasting effect: a copy, a loss of text, or one ability that an effect has made.

    spoken: the ability; None for copies and lost text. on: whose effect ends when it leaves play, and what is changed
    by a copy. frame: the frame of the effect, as it was when the effect began. model: the card that is copied. about:
    the cards without which there is nothing left of it. run: the running effect that began it. homeless: whether its
    `this` has been away.
    """

    sort: str  # ability, copy, lent, blank
    frame: Frame
    spoken: Spoken | None
    on: Thing | None
    duration: model.Duration | None
    source: Thing | None
    moment: int
    heard_once: Spoken | None = None  # the event that ends it just before it: `the next time EVENT`
    model: model.Card | None = None
    about: tuple[Thing, ...] = ()
    run: int = 0
    homeless: bool = False


LATER = "later"  # the `you` of printed and obtained abilities is found when they run


@dataclass(eq=False, repr=False)
class Spoken:
    """An ability that works now.

    sort: when, before, instead, may instead, whenever, cannot, modify, blank. key: the event, or the fact. node: its
    tree. among: the live set that obtains it, with a condition; in `giver`, `this` and `you` are of the giver. frame:
    what its words mean.
    """

    sort: str
    key: str
    node: model.Ability | model.Modify | model.Forbid | model.Blank
    condition: model.Condition | None
    this: Thing | None
    you: Thing | str | None
    names: dict[str, Value]
    effect: Effect | None = None
    amount: int | None = None
    among: model.Phrase | None = None
    among_if: model.Condition | None = None
    giver: Frame | None = None

    @property
    def once(self) -> str:
        return self.node.once if isinstance(self.node, model.Ability) else ""

    def same(self) -> tuple[int, int, int]:
        """Two abilities with equal keys are one ability: of one tree, one thing and one effect."""
        return id(self.node), -1 if self.this is None else self.this.number, id(self.effect) if self.effect else 0


# A trigger, the arguments of its event, and the cards that left in it.
Heard: TypeAlias = "tuple[Spoken, Sequence[Value], Gone]"


@dataclass(frozen=True)
class Question:
    """A question to a player. options: what can be answered, in order."""

    name: str
    who: Thing
    sort: str
    options: tuple[Option, ...]
    source: Thing | None


class Use(NamedTuple):
    """A use of an ability that can run only once in a scope. same: the key of the ability, see `Spoken.same`."""

    scope: str
    same: tuple[int, int, int]
    node: model.Ability
    this: Thing | None


class Doable(NamedTuple):
    """An offer: who may do it, the verb, its arguments, and whether it is an offer that cannot be declined."""

    who: Thing
    verb: str
    arguments: tuple[Value, ...]
    must: bool


Option: TypeAlias = "Value | Doable | Spoken"


class Absent(Exception):
    """Raised when something is needed and there is nothing: then the statement does nothing, the condition is false."""


class Ended(Exception):
    """Raised by `end game`."""


class Beyond(Exception):
    """Raised if a number that is stored, or a product of two numbers that are not printed,
    is beyond the largest one.
    """


class Left(Exception):
    """Raised after a unit that ended a flow, up to the flow that it left."""


class Unsupported(Exception):
    """Raised by what this interpreter does not know."""


class TurnedDown(Exception):
    """Raised if a set-up refuses the game. by: the names of the requirements that do not hold."""

    def __init__(self, by: tuple[str, ...]) -> None:
        super().__init__(", ".join(by))
        self.by = by
