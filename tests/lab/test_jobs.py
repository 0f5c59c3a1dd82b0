"""Chunks in processes of this machine: results come in order, a process that dies loses nothing,
Ctrl-C breaks nothing.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from typer.testing import CliRunner

from ombre.compiler.projects.places import UsageError
from ombre.compiler.projects.project import open_game
from ombre.lab.jobs import spreading
from ombre.lab.jobs.answering import Done, answer
from ombre.lab.jobs.sending import SentGame, packed, received, sent, unpacked
from ombre.lab.jobs.spreading import AHEAD, HERE, Spread, Workers
from ombre.lab.mutation import testing as mutation
from ombre.lab.pairs import testing as pairs
from ombre.lab.simulate.batch import Setting
from ombre.lab.simulate.many import CountedGames, play_all, unbroken
from ombre.lab.simulate.soaking import SOAK, SoakSetting, soak_all
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.cli import app

from ..caches import own_cache
from .jobs import deadly, done

GAMES = Path(__file__).parents[1] / "fixtures" / "games"
TWO = Workers(jobs=2)


@pytest.fixture(scope="module")
def arena() -> Table:
    return open_table(str(GAMES / "arena"))


def test_processes_that_do_die_and_are_left(arena: Table, tmp_path: Path) -> None:
    """One team does all, because a process takes half a second to begin."""
    with Spread(deadly(), arena, str(tmp_path), TWO) as team:
        numbers = [str(number) for number in range(60)]
        assert done(team, "sleep", *numbers) == ["sleep", *numbers]  # the first takes longest, and comes first
        assert done(team) == []

        assert done(team, "1", "die once", "2") == ["1", "die once", "2"] and (tmp_path / "died").exists()

        with pytest.raises(ZeroDivisionError, match="by an input"):
            done(team, *numbers, "raise", *numbers)

        with pytest.raises(UsageError, match="inputs die to die: 3 processes have died while this was done"):
            done(team, "1", "die", "2")

        left = team.results(["1", *(f"sleep {number}" for number in range(99))])
        ((_, pid),) = next(left)
        del left  # a round that is left ends what it has begun
        assert done(team, "3", "4") == ["3", "4"]
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_few_inputs_start_no_process(arena: Table) -> None:
    with Spread(deadly(), arena, "", TWO) as team:
        assert [len(some) for some in team.results(["1", "2", "3"], least=4)] == [1, 1, 1]
        assert team._crew is None  # pyright: ignore[reportPrivateUsage]


class _Crew:
    """A crew that takes a tenth of a second for a hundred inputs, and answers the latest chunk first."""

    seconds, size = 1.0, 3

    def __init__(self) -> None:
        self.waiting: list[tuple[int, Sequence[int]]] = []
        self.most = 0

    def begin(self, number: int, inputs: bytes) -> None:
        self.waiting.append((number, cast(Sequence[int], unpacked(inputs))))
        self.most = max(self.most, len(self.waiting))

    def ended(self) -> tuple[int, bytes]:
        number, inputs = self.waiting.pop()
        return number, packed(Done(len(inputs) / 1000, list(inputs)))

    def drop(self) -> None:
        self.waiting.clear()

    def close(self) -> None:
        pass


def test_chunks_are_as_long_as_they_should_take_and_few_at_a_time(
    arena: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    crew = _Crew()

    def made(where: Workers, game: bytes, job: bytes) -> _Crew:
        return crew

    monkeypatch.setattr(spreading, "_crew", made)
    with Spread(SOAK, arena, SoakSetting("", (2,), "random", 1, 1), TWO) as team:
        chunks: Any = [*team.results(range(50_000))]
    assert [one for chunk in chunks for one in chunk] == [*range(50_000)]
    sizes = [len(chunk) for chunk in chunks]
    assert sizes[:12] == [1] * 12 and max(sizes) == 1000 and sizes[-1] == 1  # at the end all have something to do
    assert crew.most == AHEAD * crew.size and len(chunks) < 120


def test_a_game_is_sent_by_its_content(tmp_path: Path) -> None:
    """Who receives it has neither the folder of the author nor that of the expansion."""
    shutil.copytree(GAMES / "orchard", tmp_path / "orchard")
    own = tmp_path / "hail"
    own.mkdir()
    (own / "hail.card").write_text("expansion hail of orchard\n", encoding="utf-8")
    project = open_game(str(tmp_path / "orchard"), ["frost", str(own)])
    data = packed(sent(project))
    shutil.rmtree(tmp_path / "orchard")
    shutil.rmtree(own)
    got = received(cast(SentGame, unpacked(data)))
    assert [(one.source, one.set, one.module, one.own) for one in got.files] == [
        (one.source, one.set, one.module, one.own) for one in project.files
    ]
    assert got.sets == project.sets == ("rules", "frost", "hail") and str(tmp_path).encode() not in data
    assert Table(got).rules.digest == Table(project).rules.digest
    shipped = open_game("hearts")
    assert received(sent(shipped)).place == shipped.place and received(sent(shipped)).files[0].source.name.startswith(
        "cards/"
    )


def test_what_is_sent_is_plain_data(arena: Table) -> None:
    """It names only classes and functions of ombre, and no path of the author."""
    setting = Setting("arena", (), "spring_fair", 2, "random", {}, {}, ())
    told = unpacked(answer(packed(sent(arena.project)), packed((deadly(), "")), packed(["1"])))
    assert isinstance(told, Done) and told.result == [("1", os.getpid())]
    assert unpacked(packed(setting)) == setting


def counted(games: Iterator[CountedGames]) -> CountedGames:
    all = CountedGames()
    for some in games:
        all.include(some)
    return all


def test_counts_are_the_same_in_all_parts(arena: Table) -> None:
    """The tally of eight games one by one, and of chunks of 3, 4 and 1 games."""
    setting = Setting(
        "arena", (), "spring_fair", 3, "random", {}, {}, (("", "days", False), ("trainer", "gold", False))
    )
    one = counted(play_all(arena, setting, range(8)))
    chunks = CountedGames()
    for seeds in (range(3), range(3, 7), range(7, 8)):
        chunks.include(counted(play_all(arena, setting, seeds)))
    assert one == chunks and one.tally.games == 8


def test_soak_is_the_same_in_two_processes(arena: Table) -> None:
    setting = SoakSetting("spring_fair", (2, 3, 9), "random", 5, 60)
    one, two = ([*soak_all(arena, setting, range(9), where)] for where in (HERE, TWO))
    assert one == two and [game.seed for game in one] == [*range(9)]
    assert sum(bool(game.fault) for game in one) == 3  # there are not nine seats


@pytest.mark.parametrize(
    "command",
    [
        ["pairs", "pond", "--pairs", "3", "--fresh"],
        ["mutate", "orchard", "--card", "apple_tree", "-n", "6"],  # only the scenarios that name the card are run
    ],
    ids=["pairs", "mutate"],
)
def test_one_process_or_two_report_the_same(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutation, "MOST_SECONDS", 600)
    monkeypatch.setattr(pairs, "LEAST_MEETINGS", 3)
    told: list[str] = []
    for jobs in ("1", "2"):
        with own_cache(tmp_path / jobs):
            command[1] = str(GAMES / Path(command[1]).name)
            ran = CliRunner().invoke(app, [*command, "--jobs", jobs, "--json"])
        assert ran.exit_code == 0, ran.output
        told.append(ran.stdout)
    assert told[0] == told[1]
    data = json.loads(told[0])
    assert (data["pairs"] if command[0] == "pairs" else data[0]["tried"] - 1) >= 3  # fewer would start no process


@pytest.fixture
def interrupts() -> Iterator[None]:
    """Ctrl-C as at a terminal, also if whoever started the tests ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interrupts")
def test_ctrl_c_that_is_ignored_stays_so() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with unbroken():
        os.kill(os.getpid(), signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


@pytest.mark.usefixtures("interrupts")
def test_ctrl_c_waits_for_what_must_not_be_broken() -> None:
    done: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        with unbroken():
            os.kill(os.getpid(), signal.SIGINT)
            done.append(1)
        done.append(2)
    assert done == [1]
    with unbroken():
        done.append(3)
    thread = threading.Thread(target=lambda: done.append(4) if unbroken().__enter__() is None else None)
    thread.start()
    thread.join()
    assert done == [1, 3, 4] and signal.getsignal(signal.SIGINT) is signal.default_int_handler
