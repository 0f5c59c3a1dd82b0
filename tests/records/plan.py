"""The list of recorded games: about 300, for all tables, beginnings and numbers of players, with both bots."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import ombre
from ombre.session.campaigns import Kept
from ombre.workshop.api.table import Table

from .reading import Setting, can_be_planned, can_start, games, players, small

SMALL = (
    "arena",
    "bluff",
    "feast",
    "lantern",
    "orchard",
    "pond",
    "toy",
    "tricks",
    "vigil",
)  # games of tests/fixtures/games
KEPT: dict[str, Kept] = {  # the kept values of a player who runs the flow between two games
    "crossfire": {"karma": 60},
    "crossfire+prime_runner": {"karma": 25},
    "pond": {"flies": 9},
}
OPTIONS: tuple[tuple[str, str, int | str], ...] = (
    ("crossfire", "crew", "chosen"),
    ("crossfire", "more_obstacles", 1),
    ("crossfire", "danger_zone", 4),
    ("crossfire", "stepped_up", 1),
    ("crossfire", "emt_gig", 1),
    ("crossfire", "elite_team", 1),
    ("crossfire", "trouble_brewing", 1),
    ("crossfire", "lets_get_serious", 1),
    ("crossfire", "closer_than_you_think", 1),
    ("crossfire", "minions_unending", 1),
    ("crossfire+prime_runner", "earned_karma", 40),
    ("srtcg", "goal", 60),
    ("srtcg+web_revision", "goal", 50),
)
DECKS = ("sixty", "five_objectives", "seven_objectives", "five_copies")
LONG = 2600  # units of the few long games that are recorded to their end
PLANNED = 24  # answers of the greedy bot in games with long plans


@cache
def table(name: str) -> Table:
    if name in SMALL:
        root = ombre.checkout()
        assert root is not None, "records are made of a checkout"
        return small(root / "tests" / "fixtures" / "games" / name, root)
    game, more = games()[name]
    return ombre.load(game, more)


@cache
def plan() -> dict[str, tuple[str, Setting]]:
    """The games by name: the table, and the setting."""
    return dict(_named(name, setting) for name in (*games(), *SMALL) for setting in _settings(name))


def _named(name: str, setting: Setting) -> tuple[str, tuple[str, Setting]]:
    extra = [f"{option}={value}" for option, value in setting.options.items()]
    extra += [f"P{seat}={deck}" for seat, deck in setting.decks.items()]
    what = "between" if setting.kept is not None else setting.beginning
    return "/".join([name, what, f"{setting.players}p", setting.bot, str(setting.seed), *extra]), (name, setting)


def _settings(name: str) -> Iterator[Setting]:
    seats, starts = players(table(name)), table(name).beginnings()
    can = [
        (start, number) for start in starts or [""] for number in seats if can_start(table(name).rules, start, number)
    ]
    trading, tiny = name.startswith("srtcg"), name in SMALL
    for start, number in can:
        for seed in range(4 if not tiny else 3):
            yield Setting(start, number, seed)
        if can_be_planned(table(name)) and (number == seats[0] or not (trading or tiny)):
            yield Setting(start, number, 11, "greedy", PLANNED if trading or name == "arena" else 400)
    if trading:
        yield Setting(starts[0], 2, 21, most=LONG)
        yield Setting(starts[0], 2, 22, most=LONG)
        for at, deck in enumerate(DECKS):
            yield Setting(starts[0], 2 + at % 2, at, most=300, decks={1: deck})
    for game, option, value in OPTIONS:
        if game == name:
            yield Setting(*can[-1], 31, options={option: value})
            yield Setting(*can[0], 32, options={option: value})
    if name in KEPT:
        for seed in range(3):
            yield Setting("", 1, seed, most=60, kept=KEPT[name])


def root() -> Path:
    found = ombre.checkout()
    assert found is not None, "records are made of a checkout"
    return found
