"""Count results in the records of games, and estimate shares, means and differences with confidence intervals."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from ombre.runtime import NOTHING

from .batch import Played
from .intervals import Estimate, difference, mean, share

Ending: TypeAlias = tuple[str, tuple[int, ...]]  # the result of a game, and the seats of the winners
Side: TypeAlias = tuple[str, bool]  # the result of a game, and whether a seat has won it
Telling: TypeAlias = tuple[str, int]  # the key of a verb, and the role of the card
SEEN: Telling = ("", 0)  # stands for no verb: a player has seen the card


class Sum(NamedTuple):
    """The number, the sum and the sum of squares of values, from which their mean is estimated.

    All are whole numbers, so that the order of additions makes no difference. per: each value is the sum of as many,
    and their average is estimated.
    """

    number: int = 0
    total: int = 0
    squares: int = 0
    per: int = 1

    def plus(self, value: int) -> Sum:
        return Sum(self.number + 1, self.total + value, self.squares + value * value, self.per)

    def including(self, other: Sum) -> Sum:
        return Sum(self.number + other.number, self.total + other.total, self.squares + other.squares, other.per)

    @property
    def mean(self) -> Estimate:
        return mean(self.number, self.total / self.per, self.squares / (self.per * self.per))


class CardUse(NamedTuple):
    """The results of a card for one event (`what`): a verb was done with the card, or a player saw the card.

    A side is one player in one game if single players win, else all players of one game. times: how often the event
    happened. sides: the number of sides for which it happened. won: how many of these sides won. difference: the share
    of wins of these sides, minus the share of wins of all other sides.
    """

    card: int
    what: Telling
    times: int
    sides: int
    won: int
    difference: Estimate


@dataclass(slots=True)
class Returns:
    """The distribution of the numbers that games return to one seat: how many games returned each number."""

    counts: Counter[int] = field(default_factory=Counter[int])

    @property
    def mean(self) -> Estimate:
        games = self.counts.total()
        total = sum(number * times for number, times in self.counts.items())
        return mean(games, total, sum(number * number * times for number, times in self.counts.items()))

    def quantile(self, percent: int) -> int:
        """Return the lowest number that at least `percent` of a hundred games do not exceed; 0 gives the lowest."""
        wanted = max(1, -(-self.counts.total() * percent // 100))
        passed = 0
        for number in sorted(self.counts):
            passed += self.counts[number]
            if passed >= wanted:
                return number
        raise ValueError("no game has been counted")


def _by_ending() -> defaultdict[tuple[int, Telling], Counter[Ending]]:
    return defaultdict(Counter)


def _by_side() -> defaultdict[tuple[int, Telling], Counter[Side]]:
    return defaultdict(Counter)


@dataclass(slots=True)
class Tally:
    """The counts of all games until now."""

    games: int = 0
    endings: Counter[Ending] = field(default_factory=Counter[Ending])
    scopes: dict[str, Sum] = field(default_factory=dict[str, Sum])
    decisions: Sum = Sum()
    numbers: list[Sum] = field(default_factory=list[Sum])
    _ranges: list[set[int]] = field(default_factory=list[set[int]])
    _worths: dict[str, Sum] = field(default_factory=dict[str, Sum])
    _acts: set[str] = field(default_factory=set[str])
    wins: Counter[int] = field(default_factory=Counter[int])  # seat -> games it has won, alone or with others
    returns: list[Returns] = field(default_factory=list[Returns])
    _sides: Counter[Side] = field(default_factory=Counter[Side])
    _times: Counter[tuple[int, Telling]] = field(default_factory=Counter[tuple[int, Telling]])
    _happened: defaultdict[tuple[int, Telling], Counter[Ending]] = field(default_factory=_by_ending)
    _by_seat: defaultdict[tuple[int, Telling], Counter[Side]] = field(default_factory=_by_side)

    def add(self, game: Played, players: int) -> None:
        """Add the record of one game."""
        ending = (game.result, game.winners)
        for name in game.scopes:
            self.scopes.setdefault(name, Sum(self.games))
        for name, known in self.scopes.items():
            self.scopes[name] = known.plus(game.scopes.get(name, 0))
        self.games += 1
        self.endings[ending] += 1
        self.wins.update(game.winners)
        self.returns = self.returns or [Returns() for _ in game.returns]
        for of_seat, number in zip(self.returns, game.returns, strict=True):
            of_seat.counts[number] += 1
        self.decisions = self.decisions.plus(game.decisions)
        self._worths[game.result] = self._worths.get(game.result, Sum()).plus(game.worth)
        self._acts |= game.acts
        if not self.numbers:
            self.numbers = [Sum(per=len(values)) for values in game.numbers]
            self._ranges = [set[int]() for _ in game.numbers]
        for at, values in enumerate(game.numbers):
            self.numbers[at] = self.numbers[at].plus(sum(values))
            self._ranges[at].update(values)
        self._count(game, ending, players)

    def include(self, later: Tally) -> None:
        """Add the counts of games that come after those of this tally."""
        for name in later.scopes:
            self.scopes.setdefault(name, Sum(self.games))
        for name, known in self.scopes.items():
            self.scopes[name] = known.including(later.scopes.get(name, Sum(later.games)))
        self.games += later.games
        self.endings.update(later.endings)
        self._sides.update(later._sides)
        self._times.update(later._times)
        self.wins.update(later.wins)
        self.returns = self.returns or [Returns() for _ in later.returns]
        for of_seat, returns in zip(self.returns, later.returns, strict=False):  # none, if all games have failed
            of_seat.counts.update(returns.counts)
        self.decisions = self.decisions.including(later.decisions)
        for result, worths in later._worths.items():
            self._worths[result] = self._worths.get(result, Sum()).including(worths)
        self._acts |= later._acts
        if not self.numbers:
            self.numbers, self._ranges = [Sum()] * len(later.numbers), [set[int]() for _ in later.numbers]
        self.numbers = [
            mine.including(more) for mine, more in zip(self.numbers, later.numbers, strict=False)
        ] or self.numbers
        for values, others in zip(self._ranges, later._ranges, strict=False):
            values |= others
        for use, endings in later._happened.items():
            self._happened[use].update(endings)
        for use, sides in later._by_seat.items():
            self._by_seat[use].update(sides)

    def _count(self, game: Played, ending: Ending, players: int) -> None:
        """Count the uses of cards in a game, for all players together and for each seat."""
        tables: set[tuple[int, Telling]] = {(card, SEEN) for card in game.seen}
        seats: set[tuple[int, int, Telling]] = set()
        for (card, key, role, who), times in game.uses.items():
            self._times[card, (key, role)] += times
            tables.add((card, (key, role)))
            seats |= {(one, card, (key, role)) for one in (range(players) if who == NOTHING else [who])}
        for card in game.seen:
            self._times[card, SEEN] += 1
        for use in sorted(tables):
            self._happened[use][ending] += 1
        for who, card, what in sorted(seats):
            self._by_seat[card, what][game.result, who in game.winners] += 1
        for card in game.seen:
            for who in range(players):
                self._by_seat[card, SEEN][game.result, who in game.winners] += 1
        for who in range(players):
            self._sides[game.result, who in game.winners] += 1

    # ----------------------------------------------------------------------------------------------- results

    @property
    def best(self) -> str:
        """The result whose games have the highest mean worth; of several such results, the first in the alphabet."""
        return min(self._worths, key=lambda word: (-self._worths[word].mean.value, word), default="")

    @property
    def for_seats(self) -> bool:
        """Whether single players win, and not all players together."""
        return any(winners for _, winners in self.endings)

    def shares(self, words: list[str]) -> list[tuple[Ending, int, Estimate]]:
        """Return each result with its number and share, the most frequent first; also `words` that never occurred."""
        found = dict(self.endings)
        for word in words:
            if all(word != known for known, _ in found):
                found[word, ()] = 0
        ranked = sorted(found, key=lambda ending: (-found[ending], ending))
        return [(ending, found[ending], share(found[ending], self.games)) for ending in ranked]

    def changing(self, at: int) -> bool:
        """Whether a number had different values at the ends of games."""
        return len(self._ranges[at]) > 1

    def share_won(self) -> Estimate:
        """Return the share of sides that won; `CardUse` says what a side is."""
        sides, won = self._all()
        return share(won, sides)

    def _all(self) -> tuple[int, int]:
        return _won(self._sides, True) if self.for_seats else _won(self.endings, self.best)

    def used(self) -> list[CardUse]:
        """Return the results of all events of all cards, sorted by card."""
        sides, won = self._all()
        found: list[CardUse] = []
        source = self._by_seat if self.for_seats else self._happened
        for card, what in sorted(source):
            mine, mine_won = _won(source[card, what], True if self.for_seats else self.best)
            between = difference(mine_won, mine, won - mine_won, sides - mine)
            found.append(CardUse(card, what, self._times[card, what], mine, mine_won, between))
        return found

    def telling(self, cards: set[int], most: int) -> list[Telling]:
        """Return the events to report for some cards: first verbs that players choose, then those that vary most."""
        sides, _ = self._all()
        spread: Counter[Telling] = Counter()
        source = self._by_seat if self.for_seats else self._happened
        for (card, what), endings in source.items():
            if card in cards and what != SEEN:
                happened = sum(endings.values())
                spread[what] += happened * (sides - happened)
        ranked = sorted(spread, key=lambda what: (what[0] not in self._acts, -spread[what], what))
        return [what for what in ranked if spread[what]][:most]


def _won(endings: Counter[Ending] | Counter[Side], mark: str | bool) -> tuple[int, int]:
    """Return the number of sides, and the number of sides that have won: `mark` is a part of their ending."""
    return sum(endings.values()), sum(number for ending, number in endings.items() if mark in ending)
