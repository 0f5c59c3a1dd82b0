"""The random generators: their state is one int, which is copied, saved and replayed with the game.

A seed below 2**64 begins a quick generator, whose state can be solved from some of its numbers. A longer seed begins a
strong one: who knows all numbers that it has given, but not the seed, cannot compute the next.
"""

from __future__ import annotations

from hashlib import blake2b

MASK = (1 << 64) - 1
STRONG = 1 << 256  # a bit in each state of the strong generator; those of the quick one are at most MASK
_STATE, _NUMBER = 32, 8  # bytes of a hash: the next state, and a number


def seeded(seed: int) -> int:
    """Return the first state for a seed.

    The bits of a short seed are mixed, so that neighbouring seeds give unrelated sequences
    (the finisher of SplitMix64).
    """
    if seed > MASK:
        return _hashed(seed)[0]
    z = (seed + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def packed(state: int) -> int | bytes:
    """Return a state as MessagePack can write it, whose numbers have at most 64 bits."""
    return state if state <= MASK else state.to_bytes(_STATE + 1, "big")


def unpacked(written: int | bytes) -> int:
    """Return the state that `packed` has written."""
    return written if isinstance(written, int) else int.from_bytes(written, "big")


def below(state: int, bound: int) -> tuple[int, int]:
    """Return the next state, and a number from 0 to bound - 1, made of the high bits: the low bits repeat too soon."""
    if state > MASK:
        state, number = _hashed(state)
        return state, number * bound >> 64
    state = (state * 6364136223846793005 + 1442695040888963407) & MASK
    return state, (state >> 32) * bound >> 32


def shuffled(state: int, cards: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """Return the next state, and the cards in a random order."""
    deck = list(cards)
    if state > MASK:
        for last in range(len(deck) - 1, 0, -1):
            state, other = below(state, last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return state, tuple(deck)
    for last in range(len(deck) - 1, 0, -1):
        state = (state * 6364136223846793005 + 1442695040888963407) & MASK  # the code of `below`, without a call
        other = (state >> 32) * (last + 1) >> 32
        deck[last], deck[other] = deck[other], deck[last]
    return state, tuple(deck)


def _hashed(state: int) -> tuple[int, int]:
    """Return the next state of the strong generator, and a number of 64 bits:
    parts of a hash of the state (BLAKE2b).
    """
    data = state.to_bytes((state.bit_length() + 7) // 8, "big")
    made = blake2b(data, digest_size=_STATE + _NUMBER).digest()
    return int.from_bytes(made[:_STATE], "big") | STRONG, int.from_bytes(made[_STATE:], "big")
