"""The random generator: its state is one int, which is copied, saved and replayed with the game."""

from __future__ import annotations

MASK = (1 << 64) - 1


def seeded(seed: int) -> int:
    """Mix the bits of a seed, so that neighbouring seeds give unrelated sequences (the finisher of SplitMix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(state: int, bound: int) -> tuple[int, int]:
    """Return the next state, and a number from 0 to bound - 1, made of the high bits: the low bits repeat too soon."""
    state = (state * 6364136223846793005 + 1442695040888963407) & MASK
    return state, (state >> 32) * bound >> 32


def shuffled(state: int, cards: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """Return the next state, and the cards in a random order."""
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        state = (state * 6364136223846793005 + 1442695040888963407) & MASK  # the code of `below`, without a call
        other = (state >> 32) * (last + 1) >> 32
        deck[last], deck[other] = deck[other], deck[last]
    return state, tuple(deck)
