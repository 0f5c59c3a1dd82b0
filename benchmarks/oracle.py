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
    return recorded.Recorded("hearts", 4, options, (talon,), (), tuple(asked), tuple(map(int, state.returns())))


# --------------------------------------------------------------------------------------------------- crazy eights


def penalty(card: str) -> int:
    """What a card in hand costs, by the written rule; OpenSpiel adds the number of the card to the numerals."""
    rank = card[0]
    return 50 if rank == "8" else 10 if rank in "TJQK" else "A23456789".index(rank) + 1


def frugal(rng: random.Random, who: int, legal: list[str]) -> str:
    """Plays the dearest card that fits, and draws only if none does."""
    cards = [word for word in legal if word in recorded.ID]
    return max(cards, key=penalty) if cards and rng.random() < 0.9 else rng.choice(legal)


def hoarding(rng: random.Random, who: int, legal: list[str]) -> str:
    """Draws often, so that the talon is used up and everybody passes."""
    return "pass" if "pass" in legal and rng.random() < 0.7 else rng.choice(legal)


DRAW, PASS, NOMINATE = CARDS, CARDS + 1, CARDS + 2


def eights_word(action: int) -> str:
    """An action in the words of ombre, in which a player who plays no card draws if that is possible, and else passes."""
    if action < CARDS:
        return low_rank_first(action)
    return "pass" if action in (DRAW, PASS) else list(recorded.SUITS.values())[action - NOMINATE]


def crazy_eights(seed: int) -> recorded.Recorded:
    rng = random.Random(seed)
    players = 2 + seed % 4
    policy = (at_random, frugal, hoarding)[seed // 4 % 3]
    state = pyspiel.load_game("crazy_eights", {"players": players}).new_initial_state()
    dealer = rng.randrange(players)
    state.apply_action(CARDS + dealer)
    left, shuffles = list(range(CARDS)), []
    rng.shuffle(left)
    order, hands = tuple(map(low_rank_first, left)), [set[str]() for _ in range(players)]
    for at in range(players * (7 if players == 2 else 5)):
        hands[(dealer + 1 + at) % players].add(low_rank_first(left[0]))
        state.apply_action(left.pop(0))
    shuffles.append(order)
    while low_rank_first(left[0])[0] == "8":  # an eight is not turned up: it goes back, and the talon is shuffled
        state.apply_action(left[0])
        rng.shuffle(left)
        shuffles.append(tuple(map(low_rank_first, left)))
    state.apply_action(left.pop(0))
    asked, who = [], 0
    while not state.is_terminal():
        if state.is_chance_node():
            hands[who].add(low_rank_first(left[0]))
            state.apply_action(left.pop(0))
            continue
        who, legal = state.current_player(), {eights_word(action): action for action in state.legal_actions()}
        assert len(legal) == len(state.legal_actions()), "nobody can choose between drawing and passing"
        taken = policy(rng, who, list(legal))
        if len(legal) > 1:
            asked.append(recorded.Asked(who + 1, taken, tuple(sorted(legal))))
        hands[who].discard(taken)
        state.apply_action(legal[taken])
    returns = tuple(-sum(map(penalty, hand)) for hand in hands)
    lot = dealer or players  # the dealer sits so many seats after the first one
    return recorded.Recorded(
        "crazy_eights", players, {}, tuple(shuffles), (lot,), tuple(asked), returns, returns == tuple(state.returns())
    )


GAMES: dict[str, Callable[[int], recorded.Recorded]] = {"hearts": hearts, "crazy_eights": crazy_eights}


# ------------------------------------------------------------------------------------------------------ the report


TOLD = ("decisions", "differences")


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
        counts["moons"] += name == "hearts" and sorted(game.returns) == [0, 0, 0, 26]
        counts["games with other returns in OpenSpiel"] += not game.same
    seconds = time.process_time() - began
    more = ", ".join(f"{count:,} {what}" for what, count in counts.items() if count and what not in TOLD)
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
