"""Take a fixed sample of inputs, for tests with too many inputs; all inputs if OMBRE_LONG is set."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TypeVar

from ..budget import LONG

T = TypeVar("T")


def sampled(things: Iterable[T], number: int, seed: int = 1) -> list[T]:
    """A sample of at most `number` items, in their original order."""
    found = list(things)
    if LONG or len(found) <= number:
        return found
    return [found[at] for at in sorted(random.Random(seed).sample(range(len(found)), number))]
