"""Find out from played games how many cards lie in a zone when a step begins.

A board on which an invariant about a zone breaks is no failure if the zone held more cards before the action than in
any of these games: the flow of the game never begins a step like that.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ombre.compiler import model
from ombre.compiler.checks.all_bodies import is_zone, zone_name
from ombre.runtime import NOTHING
from ombre.runtime.chance import below, seeded
from ombre.runtime.choices import Decision
from ombre.runtime.errors import RulesError
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.session.start import Start, begin
from ombre.workshop.scenarios.scripts import Doing, FlowRun

from .common_board import Ground
from .editing import BoardEditor

GAMES = 12  # for each beginning and each number of players
MOST_UNITS = 600  # most units of one game

At = tuple[int, int]  # the number of an operation, and of a zone of the table
_INVARIANTS = re.compile(r"(the invariant at [^;]* does not hold(; )?)+(this came after.*)?", re.DOTALL)
_PLACE = re.compile(r"the invariant at ([^;]*?) does not hold")


class Usual:
    """Knows how many cards lie in a zone in played games. starts: as for `most_cards`."""

    def __init__(self, ground: Ground, rules: Rules, starts: Sequence[tuple[str, int]]) -> None:
        """rules: of games whose cards are not tracked."""
        self.ground, self.rules, self.starts = ground, rules, starts
        self._known: Mapping[At, int] | None = None

    def is_unusual(self, error: str, board: BoardEditor) -> bool:
        """Whether only invariants are broken, about a zone that held more cards before than when such a step begins."""
        if not _INVARIANTS.fullmatch(error):
            return False
        places = set(_PLACE.findall(error))
        broken = [one for one in self.ground.model.everything(model.Invariant) if str(one.span) in places]
        zones = {
            zone_name(node)
            for one in broken
            for node in model.walk(one)
            if isinstance(node, model.Read) and is_zone(node)
        }
        does = board.acts[-1].does if board.acts else None
        return any(
            board.before.get(number, 0) > self._most(number, does)
            for zone in sorted(zones)
            for number in self.ground.zones.get(zone, ())
        )

    def _most(self, zone: int, does: Doing | None) -> int:
        """Return the largest number of cards in a zone when the step or flow of an action begins in played games."""
        if self._known is None:
            self._known = most_cards(self.rules, self.starts)
        if isinstance(does, FlowRun):
            at = self.rules.steps[does.name][0] if does.sort == "step" else self.rules.entries[does.name]
            return self._known.get((at, zone), 0)
        return max((number for (_, each), number in self._known.items() if each == zone), default=0)


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
