"""Write random noun phrases, amounts and conditions that fit their types.

A function returns text of the card language. What it writes is mostly, but not always, accepted by the compiler: the
rules for hidden cards, for unbound names and for sets are left to the compiler.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from ombre.compiler import model as m

from .words import NUMBER, GameWords

T = TypeVar("T")


BLIND = ("hidden", "private", "outward")  # of zones whose cards somebody does not see


class Unwritable(Exception):
    """Raised if the game has no words for a phrase, or if nothing in scope fits; another phrase is then tried."""


@dataclass(frozen=True)
class Scope:
    """What a line can refer to.

    names: the names with their types. this: the kind of the card or player with the ability. you: whether there is a
    `you`. whose: the kind of the candidate inside a `where`, or "". deep: how many phrases are around this one.
    """

    this: str = ""
    you: bool = True
    names: tuple[tuple[str, m.Type], ...] = ()
    whose: str = ""
    deep: int = 0

    def having(self, *more: tuple[str, m.Type]) -> Scope:
        return replace(self, names=(*self.names, *more))

    def inside(self) -> Scope:
        return replace(self, deep=self.deep + 1)


@dataclass
class Author:
    """Writes with the words of a game.

    used: the number of names that the card has so far. blind: how often cards are looked for where they are hidden.
    """

    words: GameWords
    chance: random.Random
    used: int = 0
    blind: float = 0.0

    def name(self) -> str:
        """A name that the card has not used yet."""
        self.used += 1
        return f"n{self.used}"

    def pick(self, found: Sequence[T]) -> T:
        if not found:
            raise Unwritable
        return self.chance.choice(found)

    def often(self, share: float) -> bool:
        return self.chance.random() < share

    def one_of(self, *ways: tuple[int, Callable[[], T]]) -> T:
        """What one of some functions returns, chosen by weight; another one is tried if the first has no words."""
        left = [way for way in ways if way[0]]
        while left:
            at = self.chance.choices(range(len(left)), [weight for weight, _ in left])[0]
            try:
                return left.pop(at)[1]()
            except Unwritable:
                continue
        raise Unwritable


# -------------------------------------------------------------------------------------------------- single things


def named(a: Author, scope: Scope, tag: m.Tag, of: str = "") -> str:
    """A name in scope of a type; for a thing or a set, of a kind that fits."""
    return a.pick(
        [
            n
            for n, t in scope.names
            if t.tag == tag and (t.of == of or tag in ("thing", "set") and a.words.fits(t.of, of))
        ]
    )


def player(a: Author, scope: Scope) -> str:
    """A reference to one player."""
    return a.one_of(
        (6, lambda: _you(scope)),
        (5, lambda: named(a, scope, "thing", "player")),
        (2, lambda: "current"),
        (1, lambda: f"seat {a.pick(('1', '2'))} {a.pick(('after', 'before'))} {a.pick(_sure(scope))}"),
        (1, lambda: _owner(a, scope)),
        (1, lambda: read(a, scope, lambda p: a.words.is_player(p.type))),
    )


def _sure(scope: Scope) -> list[str]:
    return ["you", "current"] if scope.you else ["current"]


def _you(scope: Scope) -> str:
    if not scope.you:
        raise Unwritable
    return "you"


def _owner(a: Author, scope: Scope) -> str:
    cards = [n for n, t in scope.names if a.words.is_card(t)]
    if scope.this and not a.words.fits(scope.this, "player"):
        cards.append("this")
    return f"owner of {a.pick(cards)}"


def card(a: Author, scope: Scope, kind: str = "card") -> str:
    """A reference to one card of a kind."""

    def this() -> str:
        if not scope.this or not a.words.fits(scope.this, kind):
            raise Unwritable
        return "this"

    if a.often(
        0.8
    ):  # mostly a card that a name or `this` stands for; if there is none, the line is about something else
        return a.one_of((8, lambda: named(a, scope, "thing", kind)), (5, this))
    return a.one_of(
        (2, lambda: named(a, scope, "thing", kind)),
        (1, lambda: read(a, scope, lambda p: a.words.is_card(p.type) and a.words.fits(p.type.of, kind))),
        (1, lambda: _copy_in(a, scope, kind)),
        (1 if kind == "card" else 0, lambda: "source"),
        (1 if any(a.words.fits(k, kind) for k in a.words.known.beginnings) else 0, lambda: "beginning"),
        (1 if kind == "card" else 0, lambda: f"{a.pick(('card after', 'card before'))} {card(a, scope.inside())}"),
    )


def _copy_in(a: Author, scope: Scope, kind: str) -> str:
    ids = [id for id in a.words.ids if a.words.fits(a.words.known.cards[id].kind, kind)]
    id = a.pick(ids)
    return f"a copy of {id} in {open_zone(a, scope, a.words.known.cards[id].kind)}"


def thing(a: Author, scope: Scope, kind: str) -> str:
    """A reference to one player or card of a kind."""
    if a.words.fits(kind, "player"):
        guests = a.words.guests
        return named(a, scope, "thing", kind) if kind in guests else player(a, scope)
    return card(a, scope, kind)


def owner_of(a: Author, scope: Scope, kind: str) -> str:
    """The thing whose property is read: ` of THING`, or nothing inside a `where` on such a thing."""
    if not kind:
        return ""
    if scope.whose and a.words.fits(scope.whose, kind) and a.often(0.8):
        return ""
    known = [n for n, t in scope.names if t.tag == "thing" and a.words.fits(t.of, kind)]
    known += ["this"] if scope.this and a.words.fits(scope.this, kind) else []
    known += _sure(scope) if a.words.fits(a.words.players[0], kind) else []
    return f" of {a.pick(known)}"


def read(a: Author, scope: Scope, fits: Callable[[m.Property], bool]) -> str:
    """A property of some thing in scope, or of the game."""
    kinds = {t.of for _, t in scope.names if t.tag == "thing"} | {scope.this, scope.whose, a.words.players[0], ""}
    found = [p for kind in sorted(kinds) for p in a.words.properties(kind) if fits(p)]
    chosen = a.pick(found)
    return f"{chosen.name}{_at(a, scope, chosen)}{owner_of(a, scope, chosen.owner)}"


def _at(a: Author, scope: Scope, found: m.Property) -> str:
    """The index of a property that has several entries."""
    if not found.per:
        return ""
    if words := a.words.words(found.per):
        names = [n for n, t in scope.names if t == m.Type("value", found.per)]
        return f" at {a.pick([*names, a.pick(words)])}"
    names = [n for n, t in scope.names if t.tag == "thing" and a.words.fits(t.of, found.per)]
    return f" at {a.pick([*names, '(current)'])}"


def word(a: Author, scope: Scope, list_: str) -> str:
    """A word of a list, or something whose value is one."""
    return a.one_of(
        (6, lambda: a.pick(a.words.words(list_))),
        (3, lambda: named(a, scope, "value", list_)),
        (1, lambda: read(a, scope, lambda p: p.type == m.Type("value", list_))),
        (2, lambda: _mark(a, scope, list_)),
    )


def _mark(a: Author, scope: Scope, list_: str) -> str:
    cells = [n for n, t in scope.names if t == m.Type("cell", list_)]
    if cells and a.often(0.7):
        return f"mark of {a.pick(cells)}"
    return f"mark of item {a.chance.randint(1, 3)} of {cells_of(a, scope, list_)}"


def _cell_list(scope: Scope) -> str:
    return next(t.of for _, t in scope.names if t.tag == "cell")


def _mark_in_scope(a: Author, scope: Scope) -> str:
    return f"mark of {next(n for n, t in scope.names if t.tag == 'cell')}"


def cells_of(a: Author, scope: Scope, list_: str = "") -> str:
    """A printed list of cells of some card in scope."""
    return read(
        a,
        scope,
        lambda p: p.type.tag == "cells" and (not list_ or p.type.of == list_) and p.sort == "fact" and p.owner != "",
    )


# ---------------------------------------------------------------------------------------------------------- zones


def zones_for(a: Author, kind: str, sights: Sequence[str]) -> list[m.Zone]:
    found = [zone for zone in a.words.zones if zone.sight in sights]
    return [zone for zone in found if kind in ("", "card") or kind in a.words.kinds_in(zone)]


def zone_text(a: Author, scope: Scope, found: m.Zone, mine: bool = False) -> str:
    """A zone with its owner. mine: the zone is one that `you` may look into."""
    at = ""
    if found.per:
        at = (
            f" at ({a.pick(_sure(scope))})"
            if not a.words.words(found.per)
            else f" at {a.pick(a.words.words(found.per))}"
        )
    if not found.owner:
        return found.name + at
    if a.words.fits(found.owner, "player"):
        return f"{found.name}{at} of {_you(scope) if mine else player(a, scope)}"
    return f"{found.name}{at} of {card(a, scope, found.owner)}"


def zone(
    a: Author, scope: Scope, kind: str = "", sights: Sequence[str] = ("open", "private", "hidden", "outward")
) -> str:
    """A zone in which cards of a kind can lie."""
    found = a.pick(zones_for(a, kind, sights))
    return zone_text(a, scope.inside(), found)


def open_zone(a: Author, scope: Scope, kind: str = "") -> str:
    """A zone whose cards all see."""
    return zone(a, scope, kind, BLIND if is_blind(a) else ("open",))


def is_blind(a: Author) -> bool:
    return a.blind > 0 and a.often(a.blind)


def seen_zone(a: Author, scope: Scope, kind: str) -> str:
    """A zone whose cards `you` see."""
    if is_blind(a):
        return zone(a, scope, kind, BLIND)
    found = a.pick(zones_for(a, kind, ("open", "private") if scope.you else ("open",)))
    return zone_text(a, scope.inside(), found, mine=found.sight == "private")


# ------------------------------------------------------------------------------------------------- sets of things


@dataclass(frozen=True)
class Set:
    """A noun phrase for several things: its kind, and its text without a quantity."""

    kind: str
    singular: str
    plural: str


def those(
    a: Author,
    scope: Scope,
    kind: str,
    named_as: str = "",
    place: str | None = None,
    tests: float = 0.35,
    plain: bool = False,
) -> Set:
    """A noun phrase for the things of a kind. place: the zone, if it is given already; "" for none.

    tests: the probability of a `where`. plain: without a name, a `where` and an extreme.
    """
    adjectives = a.words.adjectives(kind) if a.often(0.2) else []
    adjective = f"{a.pick(adjectives)} " if adjectives else ""
    if place is None:
        place = "" if a.words.fits(kind, "player") else seen_zone(a, scope, kind)
    rest = f" in {place}" if place else ""
    if a.often(0.06):
        rest += history(a, scope, kind)
    if not plain:
        rest += f" as {named_as}" if named_as else ""
        if a.often(max(tests, a.blind)) and not adjective:
            inner = replace(scope.inside(), whose=kind)
            rest += f" where {condition(a, inner)}"
        if a.often(0.05):
            inner = replace(scope.inside(), whose=kind)
            rest += f" {a.pick(('with highest', 'with lowest'))} {_own_number(a, inner, kind)}"
    return Set(kind, f"{adjective}{kind}{rest}", f"{adjective}{a.words.many(kind)}{rest}")


def _own_number(a: Author, scope: Scope, kind: str) -> str:
    return a.pick([p.name for p in a.words.numbers(kind) if not p.per and p.owner])


def history(a: Author, scope: Scope, kind: str) -> str:
    verbs = [v for v in a.words.verbs if a.words.is_player(v.roles[0].type)]
    found = [v for v in verbs if any(r.type.tag == "thing" and a.words.fits(kind, r.type.of) for r in v.roles[1:])]
    scopes = [*a.words.known.scopes, "game"]
    return f" that {a.pick(_sure(scope))} {a.pick(found).participle} this {a.pick(scopes)}"


def some_kind(a: Author, scope: Scope, cards: float = 0.6) -> str:
    """A kind of players or cards about which a line can be."""
    return a.pick(placed(a)) if a.often(cards) else a.pick(a.words.players)


def placed(a: Author) -> list[str]:
    """The kinds of cards that can lie in a zone whose cards are seen."""
    found = [kind for zone in a.words.zones if zone.sight in ("open", "private") for kind in a.words.kinds_in(zone)]
    return list(dict.fromkeys(found))


def each(a: Author, scope: Scope, kind: str, determiners: Sequence[str] = ("each", "each", "all")) -> str:
    """All things of a kind, in a form in which each of them is the subject of a call."""
    if kind not in a.words.known.kinds:  # `card` or `player`
        kind = a.pick([k for k in (*a.words.players, *placed(a)) if a.words.fits(k, kind)])
    mine = scope.you if a.words.fits(kind, "player") else scope.this == kind
    found, determiner = those(a, scope, kind), a.pick((*determiners, "each other") if mine else determiners)
    return f"{determiner} {found.plural if determiner == 'all' else found.singular}"


def live(a: Author, scope: Scope, kind: str) -> str:
    """A plural that is evaluated at each moment."""
    other = "other " if a.often(0.25) and (a.words.fits(kind, "player") or scope.this == kind) else ""
    return other + those(a, scope, kind).plural


# -------------------------------------------------------------------------------------------------------- amounts


def amount(a: Author, scope: Scope) -> str:
    """An amount; mostly a number."""
    if scope.deep > 2 or a.often(0.5):
        return str(a.chance.randint(1, 6))
    inner = scope.inside()
    if any(t.tag == "cell" for _, t in scope.names) and a.often(0.3):
        return _size(a, inner)
    return a.one_of(
        (4, lambda: _read_number(a, inner)),
        (3, lambda: named(a, inner, "number")),
        (3, lambda: _count(a, inner)),
        (4, lambda: _total(a, inner)),
        (2, lambda: f"{_term(a, inner)} {a.pick('+-')} {_term(a, inner)}"),
        (1, lambda: f"{_term(a, inner)} * {a.chance.randint(2, 3)}"),
        (1, lambda: f"{_term(a, inner)} / {a.chance.randint(2, 4)} {a.pick(('rounded up', 'rounded down'))}"),
        (1, lambda: f"half of {_term(a, inner)}{a.pick(('', ' rounded up', ' rounded down'))}"),
        (1, lambda: f"{_term(a, inner)} {a.pick(('at least', 'at most'))} {a.chance.randint(1, 5)}"),
        (1, lambda: f"size of item {a.chance.randint(1, 3)} of {cells_of(a, inner)}"),
        (1, lambda: _size(a, inner)),
        (9, lambda: str(a.chance.randint(1, 6))),
    )


def atom(a: Author, scope: Scope) -> str:
    """An amount that can stand where only one word or a phrase in parentheses can."""
    found = amount(a, scope)
    return found if found.isdecimal() else f"({found})"


def _term(a: Author, scope: Scope) -> str:
    if a.often(0.4):
        return str(a.chance.randint(1, 5))
    return a.one_of(
        (4, lambda: _read_number(a, scope)),
        (1, lambda: f"({_count(a, scope)})"),
        (1, lambda: named(a, scope, "number")),
        (1, lambda: str(a.chance.randint(1, 5))),
    )


def _read_number(a: Author, scope: Scope) -> str:
    return read(a, scope, lambda p: p.type == NUMBER)


def _size(a: Author, scope: Scope) -> str:
    return f"size of {a.pick([n for n, t in scope.names if t.tag == 'cell'])}"


def _count(a: Author, scope: Scope) -> str:
    def plain(kind: str) -> str:
        place = zone(a, scope, kind) if not a.words.fits(kind, "player") else None
        return those(a, scope, kind, place=place, plain=True).plural

    def different() -> str:
        kind = a.pick(placed(a))
        lists = [p.name for p in a.words.properties(kind) if p.type.tag in ("value", "set", "thing") and not p.per]
        return f"number of different {a.pick(lists)} of {those(a, scope, kind, plain=True).plural}"

    return a.one_of(
        (4, lambda: f"number of {plain(some_kind(a, scope))}"),
        (3, lambda: f"number of ({those(a, scope, some_kind(a, scope), tests=0.9).plural})"),
        (2, lambda: f"number of {a.pick([n for n, t in scope.names if t.tag == 'set'])}"),
        (1, different),
        (1, lambda: f"number of {cells_of(a, scope)}"),
        (1, lambda: f"number of cards in {zone(a, scope)}"),
    )


def _total(a: Author, scope: Scope) -> str:
    kind = some_kind(a, scope)
    own = _own_number(a, scope, kind)
    return f"{a.pick(('total', 'highest', 'lowest'))} for ({those(a, scope, kind).plural}) of {own}"


# ----------------------------------------------------------------------------------------------------- conditions


def condition(a: Author, scope: Scope) -> str:
    """A condition; inside a `where`, mostly about the candidate."""
    inner = scope.inside()
    if scope.deep < 3 and a.often(0.12):
        return f"{condition(a, inner)} {a.pick(('and', 'or if'))} {condition(a, inner)}"
    if scope.whose and a.often(0.8):
        return a.one_of(
            (3, lambda: _compares(a, inner)), (3, lambda: _is_word(a, inner)), (1, lambda: _is_thing(a, inner))
        )
    no = a.pick(("", "", "not "))
    if any(t.tag == "cell" for _, t in scope.names) and a.often(0.6):
        return f"{_mark_in_scope(a, inner)} is {no}{a.pick(a.words.words(_cell_list(inner)))}"
    return a.one_of(
        (4, lambda: _compares(a, inner)),
        (4, lambda: _is_word(a, inner)),
        (2, lambda: _is_thing(a, inner)),
        (2, lambda: f"{a.pick(_owners(a, inner))} is {no}{_adjective_of(a, inner)}"),
        (1, lambda: f"{a.pick(_optional(inner))} is {no}nothing"),
        (9, lambda: _is_kind(a, inner, no)),
        (1, lambda: f"{card(a, inner)} is {no}in {open_zone(a, inner)}"),
        (1, lambda: f"{zone(a, inner)} is {no}empty"),
        (1, lambda: _has_slot(a, inner)),
        (1, lambda: _is_next(a, inner, no)),
        (1, lambda: _is_copy(a, inner, no)),
        (1, lambda: _there_is(a, inner)),
        (1, lambda: _can(a, inner)),
    )


def _compares(a: Author, scope: Scope) -> str:
    if scope.whose and a.often(0.85):
        left = _own_number(a, scope, scope.whose)
    else:
        left = a.one_of(
            (3, lambda: _read_number(a, scope)), (2, lambda: _count(a, scope)), (1, lambda: named(a, scope, "number"))
        )
    return f"{left} {a.pick(('=', '<', '>', '<=', '>='))} {amount(a, replace(scope, deep=scope.deep + 1))}"


def _is_word(a: Author, scope: Scope) -> str:
    """`PROPERTY is WORD [or WORD]`."""
    kinds = (
        [scope.whose]
        if scope.whose
        else sorted({t.of for _, t in scope.names if t.tag == "thing"} | {scope.this, "", a.words.players[0]})
    )
    kind = a.pick(kinds)
    found = a.pick(
        [
            p
            for p in a.words.properties(kind)
            if p.type.tag in ("value", "set") and a.words.words(p.type.of) and not p.per
        ]
    )
    owner = owner_of(a, scope, found.owner)
    several = a.chance.sample(
        a.words.words(found.type.of), 2 if a.often(0.25) and len(a.words.words(found.type.of)) > 1 else 1
    )
    return f"{found.name}{owner} is {a.pick(('', '', 'not '))}{' or '.join(several)}"


def _is_thing(a: Author, scope: Scope) -> str:
    """`PLAYER is PLAYER`, or a property that refers to a thing."""
    no = a.pick(("", "not "))
    kinds = (
        [scope.whose] if scope.whose else sorted({t.of for _, t in scope.names if t.tag == "thing"} | {scope.this, ""})
    )
    read_ = [p for kind in kinds for p in a.words.things(kind) if not p.per]
    if read_ and a.often(0.6):
        found = a.pick(read_)
        right = player(a, scope) if a.words.is_player(found.type) else card(a, scope, found.type.of)
        if found.name in right.split():  # the same on both sides
            right = "nothing"
        return f"{found.name}{owner_of(a, scope, found.owner)} is {no}{a.pick((right, right, 'nothing'))}"
    players = [n for n, t in scope.names if a.words.is_player(t)]
    return f"{a.pick([*players, 'current'])} is {no}{player(a, scope)}"


def _owners(a: Author, scope: Scope) -> list[str]:
    return [n for n, t in scope.names if t.tag == "thing"]


def _adjective_of(a: Author, scope: Scope) -> str:
    kinds = [t.of for _, t in scope.names if t.tag == "thing"]
    return a.pick([w for kind in kinds for w in a.words.adjectives(kind)])


def _optional(scope: Scope) -> list[str]:
    return [n for n, t in scope.names if t.tag in ("thing", "value")]


def _is_kind(a: Author, scope: Scope, no: str) -> str:
    cards = [(n, t.of) for n, t in scope.names if a.words.is_card(t)]
    return a.pick(
        [
            f"{name} is {no}a {kind}"
            for name, of in cards
            for kind in a.words.cards
            if a.words.fits(kind, of) and kind != of
        ]
    )


def _has_slot(a: Author, scope: Scope) -> str:
    cards = [(n, t.of) for n, t in scope.names if a.words.is_card(t)] + ([("this", scope.this)] if scope.this else [])
    name, kind = a.pick([one for one in cards if a.words.slots(one[1])])
    return f"{name} has {a.pick(('', 'no '))}{a.pick(a.words.slots(kind))}"


def _is_next(a: Author, scope: Scope, no: str) -> str:
    if a.often(0.4):
        return f"{player(a, scope)} is {no}next to {player(a, scope)}"
    return f"{card(a, scope)} is {no}next to {card(a, scope)}"


def _is_copy(a: Author, scope: Scope, no: str) -> str:
    if a.often(0.4) and a.words.ids:
        name, type_ = a.pick([(n, t) for n, t in scope.names if a.words.is_card(t)])
        return (
            f"{name} is {no}"
            f"{a.pick([id for id in a.words.ids if a.words.fits(a.words.known.cards[id].kind, type_.of)])}"
        )
    return f"{card(a, scope)} is {no}a copy of {card(a, scope)}"


def _there_is(a: Author, scope: Scope) -> str:
    if a.often(0.2):
        return f"there is {_copy_in(a, scope, 'card')}"
    found = those(a, scope, some_kind(a, scope), tests=0.7)
    if " where " not in found.singular and " with " not in found.singular and a.often(0.6):
        return f"there is {a.pick(('a', 'no'))} {found.singular}"
    return f"there is {a.pick(('', 'no '))}(a {found.singular})"


def _can(a: Author, scope: Scope) -> str:
    verb = a.pick([v for v in a.words.verbs if all(not role.preposition for role in v.roles) and len(v.roles) < 3])
    return (
        f"{thing(a, scope, verb.roles[0].type.of)} can "
        f"({' '.join([verb.base, *(argument(a, scope, role) for role in verb.roles[1:])])})"
    )


def argument(a: Author, scope: Scope, role: m.Role) -> str:
    """What a call says for a role."""
    match role.type:
        case m.Type("number"):
            return amount(a, scope)
        case m.Type("value", of):
            return word(a, scope, of)
        case m.Type("thing", of):
            return thing(a, scope, of)
        case _:
            raise Unwritable
