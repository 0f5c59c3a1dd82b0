"""A critical runner does nothing: in random games of every mission, no event, question or turn belongs to one."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from ombre.runtime.choices import Decision
from ombre.runtime.linker import Rules
from ombre.session.start import Start, begin
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.bots.policy import random_bot

# Events that still happen to critical runners, with the line of the rulebook.
STILL = {
    "reshuffles",  # 643: hand and discard pile are put into the deck
    "abandons",  # 645 and 687: the runner who becomes critical ends the run
    "discards",  # notes, B6: cards in play are discarded with those of all players
    "gains",  # 610 and notes, B7: they count when nuyen are dealt round the table
    "earns",  # 689: all runners receive the award
}
BREATHER = {"heals"}  # PRE 180: critical runners heal in a breather
MISSIONS = {"crossfire": (2, 4), "extraction": (1, 4), "dragon_fight": (4, 4)}
OF_THE_EDITION = {
    "crossfire": (2, 6),
    "extraction": (1, 4),
    "dragon_fight": (4, 4),
    "night_courier": (1, 3),
    "last_train": (2, 6),
}
SETTINGS = [
    (overlays, start, players)
    for overlays, missions in (((), MISSIONS), (("prime_runner",), OF_THE_EDITION))
    for start, (least, most) in missions.items()
    for players in range(least, most + 1)
]
SEEDS = 3

table = cache(open_table)


class Watch:
    """Plays randomly, and records events, questions and turns of critical runners."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules, self.agent = rules, random_bot(seed)
        self.out: set[int] = set()
        self.since: Any = None
        self.seen = 0  # the number of events while somebody was critical
        self.faults: list[str] = []

    def answer(self, g: Any, choice: Decision) -> int:
        condition = g.s_runner_condition[choice.who]
        if condition == g.e_condition_critical:
            self.faults.append(f"P{choice.who + 1} is asked {choice.name}")
        return self.agent(g, choice)

    def read(self, g: Any) -> None:
        """The events since the last call, in the order in which they began."""
        for cell in g.happened(self.since):
            _, key, args, _, _ = cell
            if key.startswith("becomes runner.condition."):
                (self.out.add if key.endswith(".critical") else self.out.discard)(args[0])
            elif args and args[0] in self.out and self._does(key):
                self.faults.append(f"P{args[0] + 1}: {key}")
            self.seen += bool(self.out)
        self.since = g.history

    def _does(self, key: str) -> bool:
        verb = self.rules.verbs.get(key)
        if verb is None:
            return key in ("turn starts", "news starts")
        of = self.rules.kind_number.get(verb.roles[0][1])
        if of is None or of not in self.rules.below[self.rules.player_kind]:
            return False
        return key.partition(" ")[0] not in STILL | BREATHER


def play(table: Table, start: str, players: int, seed: int) -> Watch:
    """Play a game of runners who have few hit points left and use upgrades."""
    rules = table.rules
    g: Any = begin(rules, Start(players, seed, table.beginning(start), log=True))
    watch, chance = Watch(rules, seed), Random(seed)
    g.agent = watch.answer
    g.unit()
    upgrades = [card.id for card in rules.cards if card.kind == "upgrade"]
    for who in range(players):
        for slot, id in enumerate(["double_move", *chance.sample(upgrades, 3)]):
            g.create(id, g.z_runner_worn + g.apart * slot + who)
        g.s_runner_hp[who] = chance.randint(1, 2)
    while g.result is None:
        g.unit()
        watch.read(g)
    return watch


@pytest.mark.parametrize(("overlays", "start", "players"), SETTINGS)
def test_who_is_critical_does_nothing_more(overlays: tuple[str, ...], start: str, players: int) -> None:
    games = [play(table("crossfire", overlays), start, players, seed) for seed in range(SEEDS)]
    assert [watch.faults for watch in games] == [[]] * SEEDS


def test_the_games_that_are_watched_have_critical_runners() -> None:
    games = [play(table("crossfire", ("prime_runner",)), "last_train", 5, 0)]
    games += [play(table("crossfire", ("prime_runner",)), "crossfire", 4, seed) for seed in range(SEEDS)]
    assert sum(watch.seen for watch in games) > 20
