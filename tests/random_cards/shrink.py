"""Make a batch of random cards smaller that still has the same fault: first without other cards, then line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from .cards import RandomCard

Fails = Callable[[Sequence[RandomCard]], bool]
MOST = 60  # how many smaller batches are tried


def smallest(cards: Sequence[RandomCard], guilty: str, fails: Fails) -> list[RandomCard]:
    """The smallest batch found that still fails in the same way."""
    tries = 0

    def still(smaller: Sequence[RandomCard]) -> bool:
        nonlocal tries
        tries += 1
        return tries <= MOST and fails(smaller)

    left = list(cards)
    alone = [card for card in left if card.id == guilty]
    if still(alone):
        left = alone
    else:
        for other in [card for card in left if card.id != guilty]:
            fewer = [card for card in left if card is not other]
            left = fewer if still(fewer) else left
    for at in range(len(left)):
        left[at] = _shortest(left, at, still)
    return left


def _shortest(cards: Sequence[RandomCard], place: int, still: Fails) -> RandomCard:
    """A card of a batch without the lines, with or without their blocks, that the fault does not need."""
    card = cards[place]
    lines, at = card.lines, 1
    while at < len(lines):
        deep = _depth(lines[at])
        end = next((i for i in range(at + 1, len(lines)) if _depth(lines[i]) <= deep), len(lines))
        inside = tuple(line[2:] for line in lines[at + 1 : end])
        for fewer in ((*lines[:at], *lines[end:]), (*lines[:at], *inside, *lines[end:])):
            made = replace(card, lines=fewer)
            if fewer != lines and still([*cards[:place], made, *cards[place + 1 :]]):
                lines = fewer
                break
        else:
            at += 1
    return replace(card, lines=lines)


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())
