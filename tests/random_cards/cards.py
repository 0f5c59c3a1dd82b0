"""Write random abilities and whole cards."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ombre.compiler import model as m

from .lines import Lines, block, indented, once, static, trigger
from .phrases import Author, Scope, Unwritable, amount, condition
from .words import NUMBER, GameWords


@dataclass(frozen=True)
class RandomCard:
    """A random card: its id, its kind, and its lines, the first of which is its head."""

    id: str
    kind: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


def card(words: GameWords, seed: str, id: str, blind: float = 0.0) -> RandomCard:
    """The random card of a seed. blind: as in Author."""
    a = Author(words, random.Random(seed), blind=blind)
    kind = a.pick([*words.written, *words.tables])
    lines = [f'{kind} {id} "{id.replace("_", " ").title()}"']
    if a.often(0.1):
        lines += indented([a.pick(("printed", "house", 'reconstructed "what it costs"'))])
    lines += indented(facts(a, kind))
    scope = Scope(kind, words.known.player != "" and _has_you(words, kind))
    for _ in range(a.chance.choice((1, 1, 1, 2, 2, 3))):
        try:
            lines += indented(ability(a, scope))
        except Unwritable:
            continue
    return RandomCard(id, kind, tuple(lines))


def _has_you(words: GameWords, kind: str) -> bool:
    return any(above.you is not None for above in words.known.above(kind))


def facts(a: Author, kind: str) -> Lines:
    """Lines with facts of a kind of cards."""
    said = [
        f"{fact.property.name} {value(a, fact.property)}"
        for fact in a.words.facts(kind)
        if a.often(0.7) or fact.property.name == "copies"
    ]
    return ["    ".join(said[at : at + 3]) for at in range(0, len(said), 3)]


def value(a: Author, of: m.Property) -> str:
    match of.type:
        case m.Type("number"):
            return str(a.chance.randint(1, 4))
        case m.Type("value", list_):
            return a.pick(a.words.words(list_))
        case m.Type("set", list_):
            words = a.words.words(list_)
            return ", ".join(a.chance.sample(words, min(len(words), a.chance.choice((1, 1, 2)))))
        case m.Type("cells", list_):
            chosen = a.chance.sample(a.words.words(list_), 2)
            return ", ".join(f"{word} {a.chance.randint(1, 3)}" for word in chosen)
        case _:
            raise Unwritable


# ------------------------------------------------------------------------------------------------------- abilities


def ability(a: Author, scope: Scope) -> Lines:
    """A random ability of a card."""
    return a.one_of(
        (50 if a.blind else 10, lambda: slot(a, scope)),
        (6, lambda: trigger(a, scope)),
        (3, lambda: static(a, scope)),
        (1, lambda: while_(a, scope)),
        (1, lambda: whenever(a, scope)),
        (8, lambda: table(a, scope)),
    )


def slot(a: Author, scope: Scope) -> Lines:
    name = a.pick(a.words.slots(scope.this))
    head, inner = name, scope
    if name in a.words.parameters:
        on = a.name()
        kind = a.words.parameters[name]
        head, inner = f"{head} on {on}", scope.having((on, m.Type("thing", kind)))
    for fact in a.words.slot_facts(scope.this, name):
        head += f" {fact.name.removeprefix(f'{name}_')} {value(a, fact)}"
    if a.words.known.pays and a.often(0.8):
        head += f" costs {a.chance.randint(1, 3)}"
    return [f"{head}{once(a)}:", *block(a, inner, -1, 3)]


def while_(a: Author, scope: Scope) -> Lines:
    lines = static(a, scope) if a.often(0.6) else trigger(a, scope)
    return [f"while {condition(a, scope)}:", *indented(lines)]


def whenever(a: Author, scope: Scope) -> Lines:
    """A state check that makes its condition false: a number above a bound becomes smaller."""
    kinds = ["", *([scope.this] if scope.this else [])]
    states = [p for kind in kinds for p in a.words.numbers(kind, "state") if not p.per]
    found = a.pick(states)
    of = " of this" if found.owner else ""
    bound = a.chance.randint(3, 9)
    return [
        f"whenever {found.name}{of} > {bound}:",
        f"  {found.name}{of} becomes {a.chance.randint(0, 2)}",
        *block(a, scope, 1, 1),
    ]


def table(a: Author, scope: Scope) -> Lines:
    kind = a.pick([k for k in a.words.tables if a.words.fits(scope.this, k)])
    found = a.words.tables[kind]
    inner = scope.having(*((axis, NUMBER) for axis in found.axes))
    rest = ", any" * (len(found.axes) - 1)
    lines = [f"table {found.name}:"]
    for first, last in ((1, 1), (2, 3)):
        span = f"{first}" if first == last else f"{first} to {last}"
        if a.often(0.25):
            lines += indented([f"{span}{rest}: nothing"])
        else:
            lines += indented([f"{span}{rest}:", *block(a, inner, 1)])
    return [*lines, "  otherwise:", *indented(block(a, inner, 1, 1))]


__all__ = ["RandomCard", "amount", "card"]
