"""The games that both play: all shipped games and the small ones of the tests, each beginning and number of players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from .comparing import Setting, both

SHIPPED = (
    *("hearts", "crazy_eights", "gin_rummy", "crossfire", "crossfire+prime_runner", "srtcg", "srtcg+web_revision"),
)
SMALL = (
    *(
        "arena",
        "bluff",
        "coup",
        "feast",
        "island",
        "lantern",
        "orchard",
        "pond",
        "thicket",
        "thicket+frost",
        "thicket+thaw",
        "thicket+dew",
    ),
    *("toy", "tricks", "vigil", "wizards"),
)
MOST = {"srtcg": 80, "srtcg+web_revision": 80}  # questions; these games are slow
OPTIONS: tuple[tuple[str, str, int | str], ...] = (
    ("hearts", "direction", "by_lot"),
    ("vigil", "season", "harsh"),
    ("vigil", "spare", 2),
    ("thicket", "weather", "wet"),
    ("thicket", "start_seeds", 5),
    *(("thicket", "excess", way) for way in range(1, 9)),
    ("thicket", "start_seeds", 9),
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
)
DECKS = (
    ("srtcg", {0: "sixty"}),
    ("srtcg", {0: "five_objectives", 1: "five_copies"}),
    ("srtcg", {1: "seven_objectives"}),
)


def settings(seeds: int, games: Sequence[str] = (*SHIPPED, *SMALL)) -> Iterator[Setting]:
    """Some games, with some seeds for each beginning and number of players;
    in every third one, forced choices are asked.
    """
    for game in games:
        _, rules = both(game)
        beginnings = [id for id, card in rules.cards.items() if card.kind in rules.model.beginnings] or [""]
        least, most = rules.players
        for beginning in beginnings:
            for players in range(least, most + 1):
                for seed in range(seeds if game in SHIPPED else 3 * seeds):
                    yield Setting(game, beginning, players, seed, MOST.get(game, 200), forced=seed % 3 == 1)
        first = Setting(game, beginnings[-1], most if most < 5 else 3, 7, MOST.get(game, 200))
        for other, option, value in OPTIONS:
            if other == game:
                yield replace(first, options={option: value})
                yield replace(first, players=max(least, 2), seed=8, options={option: value})
        for other, decks in DECKS:
            if other == game:
                yield replace(first, players=2, decks=decks)


def sample(each: int, game: str) -> list[Setting]:
    """Every `each`-th setting of a game, with few questions."""
    return [replace(setting, most=min(setting.most, 30)) for setting in [*settings(1, [game])][::each]]
