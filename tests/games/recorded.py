"""Play recorded games of another engine, and report the first decision or return that differs.

A record is text: a game begins with a line `game NAME`, then follow its options, its deal, one line for each decision,
and the returns. Cards are written as rank and suit (`TD`, `QS`). A decision has the seat, what was taken, and all that
was possible: `P2 QS: QS 4H pass`. Decisions with one possibility are left out, because ombre does not ask them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ombre.workshop.api.match import Match, Option
from ombre.workshop.api.table import Table

RANKS = dict(
    zip("23456789TJQKA", "two three four five six seven eight nine ten jack queen king ace".split(), strict=True)
)
SUITS = dict(zip("CDHS", "clubs diamonds hearts spades".split(), strict=True))
ID = {rank + suit: f"{RANKS[rank]}_of_{SUITS[suit]}" for rank in RANKS for suit in SUITS}
CODE = {id: code for code, id in ID.items()}


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision: the seat, from 1; what was taken; what was possible, sorted."""

    who: int
    taken: str
    legal: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Recorded:
    """A game of another engine.

    talons: the order of the cards after each time that the talon is shuffled. dice: the results of dice. returns: by
    seat; empty if the record does not go on to the end. note: what the other engine does otherwise than the
    written rule; it is not written to files.
    """

    name: str
    players: int
    options: Mapping[str, str]
    talons: tuple[tuple[str, ...], ...]
    dice: tuple[int, ...]
    asked: tuple[Asked, ...]
    returns: tuple[int, ...]
    note: str = ""


def write(games: Iterable[Recorded]) -> str:
    return "".join(f"{line}\n" for game in games for line in lines(game))


def lines(game: Recorded) -> Iterator[str]:
    yield f"game {game.name}"
    yield f"players {game.players}"
    yield " ".join(["options", *(f"{name}={value}" for name, value in game.options.items())])
    yield from (" ".join(["talon", *talon]) for talon in game.talons)
    yield " ".join(["dice", *map(str, game.dice)])
    yield from (f"P{one.who} {one.taken}: {' '.join(one.legal)}" for one in game.asked)
    yield " ".join(["returns", *map(str, game.returns)])


def read(text: str) -> list[Recorded]:
    return [_game(part.splitlines()) for part in text.split("game ")[1:]]


def _game(written: list[str]) -> Recorded:
    name, *rest = written
    heads: dict[str, list[tuple[str, ...]]] = {}
    asked: list[Asked] = []
    for line in rest:
        head, *words = line.split()
        if head.startswith("P"):
            asked.append(Asked(int(head.removeprefix("P")), words[0].removesuffix(":"), tuple(words[1:])))
        else:
            heads.setdefault(head, []).append(tuple(words))
    [[players]], [options], [dice], [returns] = (heads[head] for head in ("players", "options", "dice", "returns"))
    return Recorded(
        name,
        int(players),
        dict((word.partition("=")[0], word.partition("=")[2]) for word in options),
        tuple(heads["talon"]),
        tuple(map(int, dice)),
        tuple(asked),
        tuple(map(int, returns)),
    )


# ------------------------------------------------------------------------------------------------------ one game


def word(match: Match, option: Option) -> str:
    """Return an option of a match in the words of a record: its card, or its text without the player."""
    cards = [CODE[name] for thing in option.things if (name := match.name(thing)) in CODE]
    return cards[0] if cards else option.text.partition(" ")[2] or option.text


def cards(match: Match, seat: int, zone: str) -> list[str]:
    """Return the cards of a zone of a seat, from 1."""
    [pile] = [pile for pile in match.view(seat).seats[seat - 1].piles if pile.zone == zone]
    return [CODE[card.name] for card in pile.cards]


def possible(match: Match) -> dict[str, tuple[Option, ...]]:
    """Return what a match asks for, in the words of a record, each with the options to take.

    The alternative `play_on` stands for the choice that follows it: other engines ask both at once.
    """
    found: dict[str, tuple[Option, ...]] = {}
    for option in match.legal_choices:
        if option.text == "play_on":
            after = match.fork()
            after.take(option)
            found |= {word(after, more): (option, more) for more in after.legal_choices}
        else:
            found[word(match, option)] = (option,)
    return found


def played(table: Table, game: Recorded) -> tuple[Match, str]:
    """Play the decisions of a record; return the match, and what differs first, or "" if nothing does."""
    deal = {"talon": [[ID[code] for code in talon] for talon in game.talons]}
    match = table.start(players=game.players, options=game.options, deal=deal, dice=game.dice, log=False)
    for number, asked in enumerate(game.asked, 1):
        if match.choice is None:
            return match, f"decision {number}: the game is over; the record goes on with {asked}"
        options = possible(match)
        here = Asked(match.choice.who, asked.taken, tuple(sorted(options)))
        if here != asked:
            return match, f"decision {number}: {here}; the record has {asked}"
        for option in options[asked.taken]:
            match.take(option)
    return match, ""


def difference(table: Table, game: Recorded) -> str:
    """Play a recorded game; return what differs first in its decisions and returns, or "" if nothing does."""
    match, found = played(table, game)
    if found:
        return found
    if match.choice is not None and game.returns:
        return f"the record ends; the game asks {match.choice}"
    if not game.returns:
        return ""
    return "" if match.returns == game.returns else f"returns {match.returns}; the record has {game.returns}"
