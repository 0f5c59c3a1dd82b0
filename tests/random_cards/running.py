"""Write, check and play batches of random cards, and count what was accepted, refused, reached and found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from ombre.compiler.driver import compile_project
from ombre.dsl.constructs import CONSTRUCTS, Construct, Place
from ombre.dsl.parser import parse
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import scan

from ..project.constructs_used import uses
from .batch import Accepted, Fault, Stage, accepted, crash, errors, text_faults
from .cards import RandomCard
from .play import Played
from .shrink import smallest

BATCH = 50  # how many cards are compiled as one expansion
BOARDS = 3  # how many boards each card is played on


@dataclass
class Result:
    """What a run has found. reached: how often each construct stands on an accepted card."""

    made: int = 0
    accepted: int = 0
    refused: Counter[str] = field(default_factory=Counter[str])
    reached: Counter[Construct] = field(default_factory=Counter[Construct])
    faults: list[tuple[Fault, list[RandomCard]]] = field(default_factory=list[tuple[Fault, list[RandomCard]]])

    def add(self, other: Result) -> None:
        self.made += other.made
        self.accepted += other.accepted
        self.refused.update(other.refused)
        self.reached.update(other.reached)
        self.faults += other.faults


def run(stage: Stage, seed: int, number: int = BATCH, boards: int = BOARDS) -> Result:
    """Check and play the cards of one batch."""
    cards = stage.cards(seed, number)
    try:
        made = accepted(stage, cards)
    except Exception as error:
        return Result(len(cards), faults=[(Fault("", f"compiler: {crash(error)}", str(error)), cards)])
    found = Result(len(cards), len(made.cards), made.refused, reached(stage, made.cards))
    found.faults += [(fault, made.cards) for fault in faults(stage, made, boards)]
    return found


def faults(stage: Stage, made: Accepted, boards: int = BOARDS) -> Iterator[Fault]:
    """Yield what is wrong with the cards of a batch: with their texts, then in play."""
    yield from text_faults(stage, made)
    played = Played(stage, made)
    try:
        played.prepare()
    except Exception as error:
        yield Fault("", f"linker: {crash(error)}", str(error))
        return
    for card in made.cards:
        yield from played.in_game(card, card.id)
        for board in range(boards):
            yield from played.on_board(card, f"{card.id}/{board}")


def reached(stage: Stage, cards: Sequence[RandomCard]) -> Counter[Construct]:
    """How often each construct stands on some cards."""
    source = Source("random_cards.card", stage.source(cards))
    vocabulary = scan([*(file.source for file in stage.base.files), source])
    return Counter(use.row for use in uses(parse(source, vocabulary).declarations, source))


def reached_by(stage: Stage, seeds: Iterable[int], number: int = BATCH) -> Counter[Construct]:
    """How often each construct stands on the cards of some batches that have no errors in their own lines."""
    found: Counter[Construct] = Counter()
    for seed in seeds:
        left = stage.cards(seed, number)
        while bad := errors(stage, left, compile_project(stage.project(left))):
            left = [card for card in left if card.id not in bad]
        found.update(reached(stage, left))
    return found


def reduced(stage: Stage, fault: Fault, cards: Sequence[RandomCard]) -> list[RandomCard]:
    """The smallest batch that still has the same fault."""

    def fails(smaller: Sequence[RandomCard]) -> bool:
        found = run_cards(stage, smaller)
        return any(one.sort == fault.sort and one.card == fault.card for one in found)

    return smallest(cards, fault.card, fails)


def run_cards(stage: Stage, cards: Sequence[RandomCard]) -> list[Fault]:
    """What is wrong with some cards, if all of them are accepted."""
    try:
        made = accepted(stage, cards)
    except Exception as error:
        return [Fault("", f"compiler: {crash(error)}", str(error))]
    return list(faults(stage, made)) if len(made.cards) == len(cards) else []


# The places of the lines and of the parts of lines of a card.
ON_CARDS = {
    Place.CARD,
    Place.TABLE,
    Place.BLOCK,
    Place.WAYS,
    Place.EVENT,
    Place.LASTING,
    Place.NOUN,
    Place.AMOUNT,
    Place.CONDITION,
}


def constructs() -> list[Construct]:
    """The constructs that can stand on a card, without those that only set-ups, scenarios and rules contain."""
    return [row for row in CONSTRUCTS if ON_CARDS & {*row.places}]
