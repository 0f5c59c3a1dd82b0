"""The command line of random cards."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from .batch import GAMES, Stage
from .running import BATCH, Result, constructs, reduced, run


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python tests/random_cards", description="Check and play random cards.")
    parser.add_argument("--game", choices=GAMES, action="append", help="by default, all of them in turn")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first batch")
    parser.add_argument("--batches", type=int, default=1, help=f"batches for each game, of {BATCH} cards")
    parser.add_argument("--seconds", type=float, help="stop after so many seconds of processor time for each game")
    parser.add_argument("--cards", type=int, default=BATCH, help="the number of cards of a batch")
    parser.add_argument("--faults", type=int, default=5, help="how many faults are shown, each of another sort")
    parser.add_argument("--smaller", action="store_true", help="make the cards with a fault smaller")
    given = parser.parse_args(arguments)
    bad = 0
    for game in given.game or GAMES:
        stage, found = Stage.of(game), Result()
        began = time.process_time()
        for seed in range(given.seed, given.seed + given.batches):
            found.add(run(stage, seed, given.cards))
            if given.seconds is not None and time.process_time() - began > given.seconds:
                break
        report(stage, found, given.faults, given.smaller)
        bad += len(found.faults)
    return 1 if bad else 0


def report(stage: Stage, found: Result, most: int, smaller: bool) -> None:
    refused = " ".join(f"{code} {times}" for code, times in found.refused.most_common())
    print(f"{stage.name}: {found.made} cards, {found.accepted} accepted; refused: {refused}")
    lacking = [row for row in constructs() if not found.reached[row]]
    print(
        f"constructs: {len(constructs()) - len(lacking)} of {len(constructs())}; not reached: "
        f"{', '.join(f'{row.rule} ({row.words})' for row in lacking)}"
    )
    shown = dict[str, int]()
    for fault, cards in found.faults:
        shown[fault.sort] = shown.get(fault.sort, 0) + 1
        if shown[fault.sort] > 1 or len(shown) > most:
            continue
        left = reduced(stage, fault, cards) if smaller else [card for card in cards if card.id == fault.card]
        print(f"\n{fault.card}: {fault.sort}: {fault.told}", *(f"\n{card.text}" for card in left), sep="\n")
    for sort, times in sorted(shown.items(), key=lambda one: -one[1]):
        print(f"{times:6} {sort}")
    sys.stdout.flush()
