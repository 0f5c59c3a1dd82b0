"""Find out from played games how many cards lie in a zone when a step begins.

A board on which an invariant about a zone breaks is no failure if the zone held more cards before the action than in any
of these games: the flow of the game never begins a step like that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from ombre.runtime import NOTHING
from ombre.runtime.chance import below, seeded
from ombre.runtime.choices import Decision
from ombre.runtime.errors import RulesError
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.session.start import Start, begin

GAMES = 12  # for each beginning and each number of players
MOST_UNITS = 600  # most units of one game

At = tuple[int, int]  # the number of an operation, and of a zone of the table


def most_cards(rules: Rules, starts: Iterable[tuple[str, int]]) -> Mapping[At, int]:
    """Return the largest number of cards in each zone of the table before each operation; bots choose at random.

    starts: cards with which games begin, each with a number of players.
    """
    zones = [number for number, owner in enumerate(rules.zone_owner) if owner == NOTHING]
    found: Counter[At] = Counter()
    for beginning, players in starts:
        for seed in range(GAMES):
            chance = seeded(seed)

            def choose(g: Play, choice: Decision) -> int:
                nonlocal chance
                chance, number = below(chance, len(choice.options))
                return number

            try:
                g = begin(rules, Start(players, seed, beginning))
                g.agent = choose
                for _ in range(MOST_UNITS):
                    if g.result is not None:
                        break
                    for zone in zones:
                        at = g.pc, zone
                        found[at] = max(found[at], len(g.zones[g.apart * zone]))
                    g.unit()
            except RulesError:  # this number of players, or a fault that a board finds, too
                continue
    return found
