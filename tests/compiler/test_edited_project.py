"""A project that is edited: each quick result, and the whole result after a pause, equal those of a new process.

The suite tries some edits, and `make long` thousands.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random

import pytest

from ombre.compiler.driver import Compiled, HeldGame, compile_project, resolve_project
from ombre.compiler.edited_project import Desk
from ombre.compiler.projects.project import Project, open_game

from ..budget import LONG, parts

pytestmark = pytest.mark.sampled

QUICK = [("crossfire", ("prime_runner",)), ("hearts", ()), ("gin_rummy", ())]
GAMES = [*QUICK, ("crossfire", ()), ("srtcg", ())] if LONG else QUICK
EDITS = 240 if LONG else 3  # for each game
MARKET = "cards/crossfire/base/market.card"
GEAR = "cards/crossfire/rules/gear.card"

VERB = "\nverb who:player {word}s amount:number:\n  who is who\n"
# What an author does to a line.
CHANGES: tuple[Callable[[str, Random], str], ...] = (
    lambda line, die: "",
    lambda line, die: f"{line}\n{line}",
    lambda line, die: f"{line}\n",
    lambda line, die: f"{line}  # a remark",
    lambda line, die: line[: die.randrange(len(line) + 1)],
    lambda line, die: f"  {line}",
    lambda line, die: line.lstrip(),
    lambda line, die: re.sub(r"\d+", lambda number: str(int(number[0]) + 1), line, count=1),
    lambda line, die: re.sub(re.escape(die.choice(line.split() or ["x"])), "wrong", line, count=1),
    lambda line, die: line + VERB.format(word=die.choice(["hex", "draw", "card", "turn"])),
    lambda line, die: f'{line}\nextend game\n  has {die.choice(["glee", "cost", "current"])} number\n',
    lambda line, die: f"{line}\nvalues {die.choice(['mood', 'color', 'suit'])} glad, sad\n",
)


def told(compiled: Compiled) -> list[object]:
    """What an author sees of a project: its diagnostics, with their fixes."""
    return [d.as_data() for d in compiled.diagnostics]


@cache
def shipped(game: str, extra: tuple[str, ...]) -> Project:
    """A game with every third of its files of scenarios: what a scenario says changes nothing elsewhere."""
    project = open_game(game, extra)
    scenarios = [file for file in project.files if not file.is_played][::3]
    return replace(project, files=tuple(file for file in project.files if file.is_played or file in scenarios))


def edited(desk: Desk, die: Random) -> str:
    """Change a line of a file of a desk; return the name of the file."""
    file = die.choice(desk.project.files)
    lines = file.source.text.split("\n")
    at = die.randrange(len(lines))
    lines[at] = die.choice(CHANGES)(lines[at], die)
    desk.edit(file.source.name, "\n".join(lines))
    return file.source.name


@pytest.mark.parametrize("part", parts(16))
@pytest.mark.parametrize(("game", "extra"), GAMES)
def test_a_quick_result_is_what_a_new_process_gives(game: str, extra: tuple[str, ...], part: slice) -> None:
    """Each edit stands for some time, and is then undone, so that the project is always almost in order."""
    project = shipped(game, extra)
    desk = Desk(project)
    before = told(desk.quick)
    for number in range(EDITS)[part]:
        die = Random(f"{game} {extra} {number}")
        names = [edited(desk, die) for _ in range(die.randrange(1, 3))]
        quick = desk.quick
        cold = resolve_project(desk.project, HeldGame.none())
        assert told(quick) == told(cold), (number, names)
        assert quick.model == cold.model, (number, names)
        if number % 4 == 0 and quick.ok:
            whole = compile_project(desk.project, HeldGame.none())
            assert told(desk.idle()) == told(whole)
        if die.random() < 0.6:
            desk.open(project)
    assert told(desk.open(project)) == before


def test_only_the_checks_are_missing_from_a_quick_result() -> None:
    desk = Desk(shipped("crossfire", ()))
    text = desk.text(GEAR) + "\nrule echo: when a runner as r gains:\n  r gains 1\n"
    assert told(desk.edit(GEAR, text)) == []
    (endless,) = desk.idle().diagnostics
    assert endless.code == "E401" and "rule echo" in endless.message
    assert desk.idle() is desk.idle()


def test_a_card_in_hand_is_told_of_while_it_is_typed() -> None:
    """Each keystroke of a new card; the card is in the model as soon as its first line is whole."""
    desk = Desk(shipped("crossfire", ()))
    card = '\ngear frob "Frob"\n  type skill    cost 2    copies 2\n  play:\n    you gain 1\n'
    text = desk.text(MARKET)
    known = [desk.edit(MARKET, text + card[:end]) for end in range(1, len(card) + 1)]
    assert "frob" not in known[4].model.cards and "frob" in known[-1].model.cards
    assert not known[-1].diagnostics and any(one.diagnostics for one in known)
    assert all(d.span.source == MARKET for one in known for d in one.diagnostics)


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(KeyError, match="nowhere"):
        Desk(shipped("hearts", ())).edit("nowhere.card", "")


def test_edits_differ() -> None:
    """The edits of the standing test change the words of the game, break lines, and leave some in order."""
    desk = Desk(shipped("hearts", ()))
    words = desk.quick.vocabulary
    seen = set[tuple[bool, bool]]()
    for number in islice(range(200), 60):
        desk.open(shipped("hearts", ()))
        edited(desk, Random(number))
        seen.add((desk.quick.ok, desk.quick.vocabulary == words))
    assert len(seen) == 4
