"""Play games of older sets with given choices, and write their questions, answers and results as text.

    python tests/older_sets record CHECKOUT FILE    play 20 games of each set of a checkout, with random choices

A game is a line with its name, a line for each question and, if it has ended, one for its result. The games stop after
some questions. A question is told with all its options, in the names of `tests/records`, so most of what lies on the
table is in it.
"""

from __future__ import annotations

import lzma
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import open_game
from ombre.runtime import NOTHING
from ombre.runtime.choices import Decision
from ombre.runtime.errors import Refused
from ombre.runtime.flow import Play
from ombre.session.start import Start, begin
from ombre.workshop.api.table import Table

from ..records.reading import Left, Reader, can_start, chance, players

GAMES = 20
MOST = 200  # questions of a game
MOST_UNITS = 4_000


@dataclass(frozen=True)
class Game:
    """One game: the sets, the card that begins it, the number of players and the seed."""

    sets: str
    beginning: str
    players: int
    seed: int

    def __str__(self) -> str:
        return f"game {self.sets} {self.beginning or '-'} {self.players} {self.seed}"


def tables(root: Path) -> Iterator[tuple[str, Table]]:
    """The games below a folder, alone and with each expansion, by their names."""
    for folder in sorted((*(root / "cards").iterdir(), *(root / "games").iterdir())):
        if (folder / "rules").is_dir():
            yield folder.name, Table(open_game(str(folder)))
            for more in GameFolder(folder.name, folder).expansions():
                yield f"{folder.name}+{more}", Table(open_game(str(folder), [more]))


def games(sets: str, table: Table) -> Iterator[Game]:
    """The games that are played of a set: all beginnings and numbers of players in turn."""
    can = [
        (start, number)
        for start in table.beginnings() or [""]
        for number in players(table)
        if can_start(table.rules, start, number)
    ]
    for seed in range(GAMES):
        yield Game(sets, *can[seed * max(1, len(can) // GAMES) % len(can)], seed)


def played(table: Table, game: Game, choose: Callable[[Play, Decision, str], int]) -> Iterator[str]:
    """Play a game, and yield a line for each question and for the result. choose: gets its line, too."""
    reader = Reader(table)
    said: list[str] = []

    def answer(g: Play, choice: Decision) -> int:
        options = " | ".join(reader.option(g, choice.sort, option) for option in choice.options)
        card = choice.source[1]
        source = f" for {reader.name(g, card)}" if card != NOTHING else ""
        question = f"P{choice.who + 1} {choice.name} ({choice.sort}){source}: {options}"
        taken = choose(g, choice, question)
        said.append(f"{question} -> {taken}")
        return taken

    try:
        g: Play = begin(table.rules, Start(game.players, game.seed, game.beginning))
        g.agent = answer
        for _ in range(MOST_UNITS):
            if g.result is not None or len(said) >= MOST:
                break
            g.unit()
        if g.result is not None:
            said.append(f"result {g.result}: {' '.join(f'P{who + 1}' for who in sorted(g.winners))}")
    except Refused as refused:
        said.append(f"refused: {str(refused).partition(':')[0]}")
    except Left:
        pass
    yield from said


def answering(seed: int) -> Callable[[Play, Decision, str], int]:
    ask = chance(seed)
    return lambda g, choice, _: ask(g, choice)


def record(root: Path) -> Iterator[str]:
    """The lines of all games below a folder."""
    for sets, found in tables(root):
        for game in games(sets, found):
            yield str(game)
            yield from played(found, game, answering(game.seed))


def recorded(file: Path) -> Iterator[tuple[Game, list[str]]]:
    """The games of a record, each with its lines."""
    lines: list[str] = []
    game: Game | None = None
    for line in lzma.open(file, "rt", encoding="utf-8"):
        if line.startswith("game "):
            if game is not None:
                yield game, lines
            _, sets, beginning, number, seed = line.split()
            game, lines = Game(sets, "" if beginning == "-" else beginning, int(number), int(seed)), []
        else:
            lines.append(line.rstrip("\n"))
    if game is not None:
        yield game, lines


def again(
    table: Table, game: Game, lines: list[str], unasked: Collection[str] = frozenset()
) -> tuple[list[str], list[str]]:
    """Play a game with the answers of its recorded lines; return the recorded lines, and those of today.

    unasked: the names of questions that are not always asked today. Those that are not asked are no lines.
    """
    left, kept = [*lines], list[str]()

    def choose(_: Play, choice: Decision, question: str) -> int:
        while left and not left[0].startswith(f"{question} -> ") and left[0].split(" ")[1] in unasked:
            del left[0]
        if not left or " -> " not in left[0]:
            raise Left
        kept.append(left.pop(0))
        return min(int(kept[-1].rpartition(" -> ")[2]), len(choice.options) - 1)

    now = list(played(table, game, choose))
    return [*kept, *(line for line in left if line.partition(" ")[2].partition(" ")[0] not in unasked)], now
