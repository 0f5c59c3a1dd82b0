"""Triggers that wait at the same time can run in every order: the game stays sound, and can be copied and replayed.

Where the kernel asks nothing because all orders have the same effect, they have. Where it takes a fixed order (rules
before cards and in declared order, state checks, packets in seat order), the other orders leave sound games, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ombre import contract
from ombre.runtime.flow import Play
from ombre.session.position import read, write
from ombre.session.session import Session
from ombre.session.start import Start, begin
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.bots.policy import random_bot

from ..budget import LONG, parts
from ..compiler.samples import sampled
from .every_game import ALL, table
from .orders import ASKED, CHECKS, COPIES, PACKETS, RULES, SILENT, Run, Unit, asking, board, orders, plans, run, written

pytestmark = pytest.mark.sampled

ORDERS = Path(__file__).parents[1] / "fixtures" / "orders"
UNITS = 40 if LONG else 12  # units of a board in which orders are looked for
MORE = 20 if LONG else 3  # units that are played after each order
SEEDS = 4  # seeds of the boards of a game with the same cards
BOARDS = 12  # boards of each game in the suite
TIMES = 8 if LONG else 1  # how often the orders of the same abilities are tried in one game
NAMES = (ASKED, COPIES, SILENT, RULES, CHECKS, PACKETS)
MET = {  # the orders that are met in each game
    "crossfire": {ASKED, COPIES, RULES, PACKETS},
    "crossfire+prime_runner": {ASKED, COPIES, RULES, PACKETS},
    "srtcg": {COPIES},
    "arena": {ASKED, PACKETS},
    "vigil": {COPIES, PACKETS},
    "orchard": {COPIES},
}


def explored(name: str, g: Play, done: Counter[object]) -> Iterator[tuple[str, list[Run]]]:
    """Play a game; yield for each unit and each sort of order the runs in all orders.

    done: counts the sets of abilities whose orders have been tried.
    """
    for unit in range(UNITS):
        if g.result is not None:
            return
        first = run(g, (), unit)
        for what in NAMES:
            asked = [choice.options for choice, _ in first.asked if choice.name == what]
            ids = what, *(one[0] if isinstance(one, tuple) else one for options in asked for one in options)
            done[ids] += 1
            if asked and done[ids] <= TIMES:
                runs = list(orders(g, unit, what))
                sound(name, g, unit, runs)
                yield what, runs
        g = first.g


def sound(name: str, before: Play, seed: int, runs: list[Run]) -> None:
    """Each order can be replayed on a copy that was written and read, and the game goes on from each result."""
    kept = write(before)
    for digest, done in {done.g.digest(): done for done in runs}.items():
        again = run(read(table(name).rules, kept, type(before)), done.answers, seed)
        assert again.asked == done.asked and again.g.digest() == digest
        assert played_on(again.g) == played_on(done.g)
    assert write(before) == kept


def played_on(g: Play) -> str:
    """Play a game some more units; return its digest."""
    for unit in range(MORE):
        g = g if g.result is not None else run(g, (), unit).g
    return g.digest()


@pytest.mark.parametrize("part", parts(8))
@pytest.mark.parametrize("name", ALL)
def test_every_order_of_triggers_is_sound(name: str, part: slice) -> None:
    met: set[str] = set()
    done: Counter[object] = Counter()
    for plan in sampled(plans(name, SEEDS), BOARDS)[part]:
        for what, runs in explored(name, board(name, plan), done):
            met.add(what)
            assert len(runs) > 1
            assert what != COPIES or len({written(name, done.g) for done in runs}) == 1, plan
    assert LONG or met >= MET.get(name, set())  # a long test has only a part of the boards


def test_copies_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """If all abilities counted as equivalent, some of them would have another effect in another order."""

    def same(*about: object) -> bool:
        return True

    for module in ("ombre.runtime.events", "tests.games.orders"):
        monkeypatch.setattr(f"{module}.same_ability", same)
    found = [
        len({written("arena", done.g) for done in runs})
        for plan in plans("arena", SEEDS)[:BOARDS]
        for what, runs in explored("arena", board("arena", plan), Counter())
        if what == COPIES
    ]
    assert found and max(found) > 1


@cache
def crowd() -> Table:
    """The cards and rules of `fixtures/orders`, of which each pair waits for the same event."""
    return open_table("crossfire", [str(ORDERS)])


def turn_ends(g: Play) -> None:
    g.scope_end("turn")


def round_ends(g: Play) -> None:
    g.scope_end("round")


def scene_ends(g: Play) -> None:
    g.scope_end("scene")


def checks(g: Play) -> None:
    g.settle()


@pytest.mark.parametrize(
    ("what", "cards", "unit", "condition", "ends"),
    [
        (ASKED, ("rise", "fall"), turn_ends, "ok", {2, 6}),
        (SILENT, ("rise", "fall"), turn_ends, "critical", {2, 6}),
        (COPIES, ("rise", "rise"), turn_ends, "ok", {6}),
        (CHECKS, ("low", "high"), checks, "ok", {3, 5}),
        (PACKETS, ("storm",), scene_ends, "ok", {1, 2, 3}),
        (RULES, (), round_ends, "ok", {2, 6}),
    ],
)
def test_each_sort_of_order_is_played(
    what: str, cards: tuple[str, ...], unit: Unit, condition: str, ends: set[int]
) -> None:
    """The orders really differ: they leave other numbers of nuyen."""
    rules = crowd().rules
    g = begin(rules, Start(3, 1, "crossfire"), asking(rules))
    for number in range(2):
        g = run(g, (), number).g
    for card in cards:
        g.create(card, getattr(g, contract.zone("", "active")))
    for seat in range(3):
        getattr(g, contract.state("runner", "hp"))[seat] = seat + 2
    getattr(g, contract.state("runner", "nuyen"))[g.current] = 9
    getattr(g, contract.state("runner", "condition"))[g.current] = rules.values["condition"].index(condition)
    found = {getattr(done.g, contract.state("runner", "nuyen"))[g.current] for done in orders(g, 1, what, unit)}
    assert found == ends


@pytest.mark.parametrize(
    ("name", "start"),
    [
        ("toy", Start(2, 0, "neap_tide")),
        ("crossfire", Start(4, 7, "dragon_fight")),
        ("crossfire+prime_runner", Start(4, 0, "dragon_fight")),
    ],
)
def test_a_game_with_another_order_can_be_saved(name: str, start: Start) -> None:
    """At each question for an order, each answer leads to a game that is the same after a replay and in debug mode."""
    rules, ends = table(name).rules, list[str]()
    session, bot = Session(rules, start), random_bot(start.seed)
    while session.choice is not None:
        if session.choice.sort == "ability":
            for at in range(len(session.choice.options)):
                fork = session.fork()
                fork.take(at)
                fork.play(random_bot(9))
                ends.append(fork.digest())
                for debug in (False, True):
                    assert Session.load(rules, fork.save(), debug=debug).digest() == ends[-1]
        session.take(bot(session.g, session.choice))
    assert len(ends) > 1
