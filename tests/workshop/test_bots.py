"""Bots: equal seeds give equal games; the greedy bot increases the declared worth, and uses only its view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

import pytest

from ombre.compiler.projects.places import UsageError
from ombre.runtime.linker import link
from ombre.session.causes import log
from ombre.session.deals import Deal, redealt
from ombre.session.session import Checkpoint, Session
from ombre.session.start import Start
from ombre.session.view import unknown, view
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.bots.policy import bot

Golden: TypeAlias = Callable[[str], Table]

MISERLY = """
expansion miserly of crossfire

replace worth of runner is nuyen of you
"""

LOSING = """
expansion losing of crossfire

worth of runner is 9999 if game is lost
"""


def with_file(tmp_path: Path, text: str) -> Table:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "cards.card").write_text(text, encoding="utf-8")
    return open_table("crossfire", [str(folder)])


def played(table: Table, name: str, seed: int, players: int = 3, beginning: str = "crossfire") -> Session:
    session, agent = Session(table.rules, Start(players, seed, beginning)), bot(name, seed, table.rules)
    while session.choice is not None:
        session.take(agent(session))
    return session


@pytest.mark.parametrize(("name", "game"), [("random", "crossfire"), ("greedy", "toy")])
def test_the_same_seed_plays_the_same_game(name: str, game: str, golden: Golden) -> None:
    table, beginning = (golden(game), "neap_tide") if game == "toy" else (open_table(game), game)
    one, same, other = (played(table, name, seed, beginning=beginning) for seed in (3, 3, 4))
    assert one.answers == same.answers and one.digest() == same.digest()
    assert one.answers != other.answers


@pytest.mark.long
def test_greedy_gets_farther_than_random(golden: Golden) -> None:
    """In the shipped game, and in one without hidden hands, measured by the declared worth."""
    for table, beginning in ((open_table("crossfire"), "crossfire"), (golden("toy"), "neap_tide")):
        worths = {
            name: sum(table.rules.worth(played(table, name, seed, 2, beginning).g, 0) for seed in range(2))
            for name in ("greedy", "random")
        }
        assert worths["greedy"] > worths["random"], (beginning, worths)


@pytest.mark.long
def test_an_expansion_replaces_a_worth(tmp_path: Path) -> None:
    """A bot whose worth is only money buys less in the same market."""
    miserly, own = with_file(tmp_path, MISERLY), open_table("crossfire")
    assert len(miserly.rules.worths) == 1 < len(own.rules.worths)
    assert bought(miserly) * 2 < bought(own)


def bought(table: Table) -> int:
    """The number of cards that greedy bots buy in one game."""
    session, agent = Session(table.rules, Start(2, 1, "crossfire", log=True)), bot("greedy", 1, table.rules)
    while session.choice is not None:
        session.take(agent(session))
    return sum(key == "buys" for key, *_ in log(session.g) or [])


def test_an_expansion_adds_to_a_worth(tmp_path: Path) -> None:
    base, more = open_table("crossfire"), with_file(tmp_path, LOSING)
    assert len(more.rules.worths) == len(base.rules.worths) + 1
    g = played(more, "random", 1).g
    assert g.result == "lost"
    assert more.rules.worth(g, 0) == base.rules.worth(g, 0) + 9999
    assert more.rules.worth(g, 1) == base.rules.worth(g, 1) + 9999


def test_a_worth_is_no_rule() -> None:
    """A saved game can be loaded after a change of a worth."""
    table = open_table("crossfire")
    assert link([replace(module, worths=()) for module in table.modules]).digest == table.rules.digest


def test_greedy_needs_a_worth() -> None:
    rules = open_table("crossfire").rules
    rules.worths = []
    with pytest.raises(UsageError, match="says neither what a position is worth"):
        bot("greedy", 1, rules)


@pytest.mark.parametrize(("name", "seed"), [("crossfire", 0), ("bluff", 0), ("bluff", 1)])
def test_greedy_knows_only_what_its_seat_sees(name: str, seed: int, golden: Golden) -> None:
    """At the first question of a unit, the bot gives the same answer in a game with other hidden cards."""
    rules = (golden(name) if name == "bluff" else open_table(name)).rules
    session = Session(rules, Start(3, seed, "full_moon" if name == "bluff" else name))
    agent = bot("greedy", seed, rules)
    compared = 0
    while session.choice is not None and compared < 10:
        answer, choice, g = agent(session), session.choice, session.g
        start, answers = session._units[-1]  # pyright: ignore[reportPrivateUsage]
        twin = session.fork()
        if not answers:
            other = redealt(start, choice.who, seed + 100)
            twin._units[-1] = Checkpoint(other, ())  # pyright: ignore[reportPrivateUsage]
            twin._run(())  # pyright: ignore[reportPrivateUsage]
        if twin.choice is not None and twin.g.digest() != g.digest():
            if view(twin.g, twin.choice.who, twin.choice) == view(g, choice.who, choice):
                compared += 1
                assert bot("greedy", 1, rules)(twin) == bot("greedy", 1, rules)(session)
        session.take(answer)
    assert compared > 5


def test_a_deal_depends_on_nothing_hidden() -> None:
    """Two games that differ only in hidden cards are equal after the same deal."""
    rules = open_table("crossfire").rules
    session, agent = Session(rules, Start(4, 5, "crossfire")), bot("random", 5, rules)
    for _ in range(60):
        if session.choice is None:
            break
        g, who = session.g, session.choice.who
        one, other = redealt(g, who, 1), redealt(g, who, 2)
        assert one.digest() != other.digest()
        assert one.digest() == redealt(other, who, 1).digest() == redealt(g, who, 1).digest()
        assert unknown(one, who) == unknown(g, who)
        assert sorted(one.card) == sorted(g.card)
        assert Deal.of(one, who, 3) == Deal.of(other, who, 3)
        session.take(agent(session))
