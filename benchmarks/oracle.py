"""Compare the classic games with OpenSpiel: whose turn it is, what is legal, and what a game returns.

    pip install -e '.[bench]'
    python benchmarks/oracle.py [--games hearts,crazy_eights] [--number 2000] [--first 0]
    python benchmarks/oracle.py --record 30      # writes tests/fixtures/oracle/*.txt

OpenSpiel plays each game with a policy that follows from the seed. ombre gets the same deal (`start(deal=...)`), and
must ask the same player for the same choices at each decision, and return the same numbers at the end. Decisions with
one possibility are not compared, because ombre does not ask them.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pyspiel

import ombre

ROOT = Path(__file__).resolve().parents[1]
FIXTURES = ROOT / "tests" / "fixtures" / "oracle"
CARDS = 52

spec = spec_from_file_location("recorded", ROOT / "tests" / "games" / "recorded.py")
recorded = sys.modules["recorded"] = module_from_spec(spec)
spec.loader.exec_module(recorded)

Policy = Callable[[random.Random, int, list[str]], str]


def low_rank_first(action: int) -> str:
    """The card of an action in hearts and crazy eights: rank by rank, in each rank clubs, diamonds, hearts, spades."""
    return "23456789TJQKA"[action // 4] + "CDHS"[action % 4]


def at_random(rng: random.Random, who: int, legal: list[str]) -> str:
    return rng.choice(legal)


# --------------------------------------------------------------------------------------------------------- hearts


def points(card: str) -> int:
    return 13 if card == "QS" else card[1] == "H"


def height(card: str) -> int:
    return "23456789TJQKA".index(card[0])


def shooting(rng: random.Random, who: int, legal: list[str]) -> str:
    """The first seat takes every trick that it can, the others throw their points on it: so the moon is shot."""
    if rng.random() < 0.1:
        return rng.choice(legal)
    if who == 0:
        return max(legal, key=height)
    return max(legal, key=lambda card: (points(card), -height(card)))


def lowest(rng: random.Random, who: int, legal: list[str]) -> str:
    return rng.choice(legal) if rng.random() < 0.1 else min(legal, key=height)


def hearts(seed: int) -> recorded.Recorded:
    rng = random.Random(seed)
    policy = (at_random, at_random, shooting, lowest)[seed % 4]
    state = pyspiel.load_game("hearts").new_initial_state()
    direction = rng.randrange(4)
    state.apply_action(direction)
    deck = list(range(CARDS))
    rng.shuffle(deck)
    if policy is shooting:  # the first seat is dealt thirteen of the twenty highest cards
        high = sorted(deck, reverse=True)[:20]
        rng.shuffle(high)
        rest = [card for card in deck if card not in high[:13]]
        deck = [high[at // 4] if at % 4 == 0 else rest.pop() for at in range(CARDS)]
    for card in deck:
        state.apply_action(card)
    asked = []
    while not state.is_terminal():
        who, legal = state.current_player(), {low_rank_first(action): action for action in state.legal_actions()}
        taken = policy(rng, who, list(legal))
        if len(legal) > 1:
            asked.append(recorded.Asked(who + 1, taken, tuple(sorted(legal))))
        state.apply_action(legal[taken])
    options = {"direction": ("hold", "left", "across", "right")[direction]}
    talon = tuple(map(low_rank_first, deck))
    return recorded.Recorded("hearts", 4, options, talon, tuple(asked), tuple(map(int, state.returns())))


GAMES: dict[str, Callable[[int], recorded.Recorded]] = {"hearts": hearts}


# ------------------------------------------------------------------------------------------------------ the report


def compare(name: str, first: int, number: int, shown: int = 3) -> bool:
    """Play games, print what was compared, and return whether nothing differs."""
    table, counts, began = ombre.load(name), Counter(), time.process_time()
    for seed in range(first, first + number):
        game = GAMES[name](seed)
        counts["decisions"] += len(game.asked)
        if found := recorded.difference(table, game):
            counts["differences"] += 1
            if counts["differences"] <= shown:
                print(f"{name}, seed {seed}: {found}")
        if name == "hearts" and sorted(game.returns) == [0, 0, 0, 26]:
            counts["moons"] += 1
    seconds = time.process_time() - began
    more = ", ".join(f"{count:,} {what}" for what, count in counts.items() if what not in ("decisions", "differences"))
    print(
        f"{name}: {number:,} games, {counts['decisions']:,} decisions, {counts['differences']:,} differences"
        f"{f', {more}' if more else ''}, {seconds:.0f} s"
    )
    return not counts["differences"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--number", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--record", type=int, default=0, metavar="NUMBER")
    given = parser.parse_args()
    names = given.games.split(",")
    if given.record:
        FIXTURES.mkdir(exist_ok=True)
        for name in names:
            games = [GAMES[name](seed) for seed in range(given.first, given.first + given.record)]
            (FIXTURES / f"{name}.txt").write_text(recorded.write(games), encoding="utf-8")
        return 0
    return 0 if all([compare(name, given.first, given.number) for name in names]) else 1


if __name__ == "__main__":
    sys.exit(main())
