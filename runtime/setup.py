"""Run the set-up of a game, part by part, and check its requirements at the end of each part.

If requirements fail, the game is refused: one error lists them all, with a part of the message for each player.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeAlias

from ombre import contract
from ombre.translatable import tr

from .declared import PLACE, Declared
from .errors import Refused, RulesError
from .records import NOTHING, Event
from .state import Unmet
from .zones import Board

Part: TypeAlias = Callable[[Board], object]

COMPARE: dict[str, Callable[[int, int], bool]] = {
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}
DEMANDS = {
    "=": "exactly {} needed",
    "<": "less than {} allowed",
    ">": "more than {} needed",
    "<=": "at most {} allowed",
    ">=": "at least {} needed",
}
LEFT_OVER = "left_over"  # the name of a requirement: the set-up uses all cards of a deck


def parts(rules: Declared, heard: Callable[[str, Event], Event]) -> list[Part]:
    """Return the parts of the set-up as functions, and one that checks the invariants.

    heard(key, do) returns the function that runs the event of a key; this is `do` if the event has no listeners.
    """
    declared = [part for module in rules.modules for part in module.setups]
    return [*(_refusing(_named(part.do, part.name, heard)) for part in declared), _allowed]


def _named(do: Part, name: str, heard: Callable[[str, Event], Event]) -> Part:
    """Return a part of the set-up, run as an event if the event has listeners."""

    def part(g: Board, who: int) -> None:
        do(g)

    happen = heard(contract.setup(name), part) if name else part
    return do if happen is part else lambda g: happen(g, g.current)


def _refusing(do: Part) -> Part:
    """Return a part of the set-up that then refuses the game if a requirement is not met or a deck has cards left."""

    def part(g: Board) -> None:
        do(g)
        if unmet := [*g.unmet, *(_left_over(g) if g.took else ())]:
            raise _refusal(g, unmet)
        if g.took:
            g.brought, g.took = (), False

    return part


def _allowed(g: Board) -> None:
    """The last part of a set-up: refuse the game if an invariant does not hold, or if a deck was not used."""
    if g.brought:
        raise Refused(tr("nobody brings a deck to this game, and so '{0}' has no place in it", g.brought[0][1]))
    if unused := [zone for zone, _, at_start in g.orders if at_start]:
        names = ", ".join(dict.fromkeys(f"'{g.rules.zones[zone >> PLACE].name}'" for zone in unused))
        raise RulesError(tr("the set-up does not shuffle {0}, so its order cannot be given in the deal", names))
    broken = [i for i in g.rules.invariants if not i.holds(g)]
    if broken and g.result is None:
        named: list[str] = [tr("rule '{0}' at {1}", i.rule, i.where) if i.rule else i.where for i in broken]
        rules = named[0]
        for one in named[1:]:
            rules = tr("{0} and {1}", rules, one)
        raise Refused(
            tr("a game cannot be started like this: {0} does not hold with these players and options", rules),
            tuple(i.rule or i.where for i in broken),
        )


def _left_over(g: Board) -> list[Unmet]:
    """Return, as failed requirements, the cards of decks that the set-up has not used."""
    there = Counter((g.owner[x], g.card[x]) for x in range(g.players, len(g.kind)))
    return [
        (f"{LEFT_OVER} {g.rules.cards[card].id}", seat, number - there[seat, card], "<=", 0)
        for seat, _, cards in g.brought
        for card, number in cards
        if number > there[seat, card]
    ]


def _refusal(g: Board, unmet: Sequence[Unmet]) -> Refused:
    """Return the error with all failed requirements of a set-up, each once for each player and card."""
    names = {seat: name for seat, name, _ in g.brought}
    told: dict[int, dict[str, str]] = {}
    for name, thing, actual, sign, bound in unmet:
        whose = NOTHING if thing == NOTHING else thing if thing < g.players else g.owner[thing]
        about = "" if thing == whose else f" of {g.rules.name(g, thing)}"
        key, _, card = name.partition(" ")
        said = f"{key.replace('_', ' ')}{about}: {actual} ({DEMANDS[sign].format(bound)})"
        told.setdefault(whose, {}).setdefault(name + about, f"no place for {actual} {card}" if card else said)
    found: list[str] = []
    for whose, sentences in sorted(told.items()):
        who = "this game" if whose == NOTHING else f"P{whose + 1}"
        head = f"deck '{names[whose]}' of {who}" if whose in names else who
        found.append(f"{head} is refused: {'; '.join(sentences.values())}")
    return Refused("; ".join(found), tuple(dict.fromkeys(name.split(" ")[0] for name, *_ in unmet)))
