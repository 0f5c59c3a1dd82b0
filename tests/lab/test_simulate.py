"""Simulations: the intervals equal published ones, and the report depends only on the seeds."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ombre.lab.jobs.spreading import Workers
from ombre.lab.simulate import batch as simulate
from ombre.lab.simulate import many
from ombre.lab.simulate.batch import Played, Setting
from ombre.lab.simulate.intervals import difference, mean, share
from ombre.lab.simulate.many import CountedGames, play_all
from ombre.lab.simulate.tallies import SEEN, Tally
from ombre.runtime import NOTHING
from ombre.workshop.api.table import Table
from ombre.workshop.cli import app

RUN = ["simulate", "crossfire", "crossfire", "--bots", "random", "--seed", "3"]


def game(result: str, winner: int = NOTHING, worth: int = 0, uses: dict[simulate.Use, int] | None = None) -> Played:
    used = uses or {}
    return Played(
        seed=1,
        result=result,
        winners=() if winner == NOTHING else (winner,),
        returns=(),
        worth=worth,
        decisions=9,
        scopes={"turn": 3},
        numbers=((1, 2),),
        seen=frozenset(use[0] for use in used),
        uses=used,
        acts=frozenset(),
    )


@pytest.mark.parametrize(
    ("number", "of", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_shares_have_the_intervals_of_wilson(number: int, of: int, low: float, high: float) -> None:
    """The examples of Newcombe, Statistics in Medicine 17 (1998), pages 857 to 872."""
    found = share(number, of)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


@pytest.mark.parametrize(
    ("one", "other", "low", "high"),
    [((56, 70), (48, 80), 0.0524, 0.3339), ((9, 10), (3, 10), 0.1705, 0.8090), ((0, 10), (0, 20), -0.1611, 0.2775)],
)
def test_differences_have_the_intervals_of_newcombe(
    one: tuple[int, int], other: tuple[int, int], low: float, high: float
) -> None:
    """The examples of the same volume, pages 873 to 890, method 10."""
    found = difference(*one, *other)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_means() -> None:
    assert mean(4, 10, 30) == pytest.approx((2.5, 2.5 - 1.96 * 0.6455, 2.5 + 1.96 * 0.6455), abs=1e-3)
    assert mean(1, 7, 49) == (7, 7, 7) and share(0, 0) == (0, 0, 1)


def test_a_card_counts_for_the_table_where_all_win_together() -> None:
    tally = Tally()
    for one in (
        game("escaped", worth=9, uses={(5, "lifts", 1, 0): 2, (5, "lifts", 1, 1): 1}),
        game("caught", worth=-9, uses={(5, "lifts", 1, 0): 1}),
        game("caught", worth=-9),
    ):
        tally.add(one, 2)
    assert tally.best == "escaped" and not tally.for_seats
    assert [(e, n) for e, n, _ in tally.shares(["caught", "left"])] == [
        (("caught", ()), 2),
        (("escaped", ()), 1),
        (("left", ()), 0),
    ]
    lifted = next(use for use in tally.used() if use.what == ("lifts", 1))
    assert (lifted.times, lifted.sides, lifted.won, lifted.difference.value) == (4, 2, 1, 0.5)
    assert {use.what for use in tally.used()} == {SEEN, ("lifts", 1)}


def test_a_card_counts_for_a_seat_where_one_wins() -> None:
    tally = Tally()
    for winner in (0, 1):
        tally.add(game("won", winner, uses={(5, "lifts", 1, 0): 1}), 2)
    lifted = next(use for use in tally.used() if use.what == ("lifts", 1))
    assert (lifted.sides, lifted.won, lifted.difference.value) == (2, 1, 0.0)
    assert tally.share_won().value == 0.5


def test_one_process_or_two_report_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The whole report of six games is compared."""
    one = CliRunner().invoke(app, [*RUN, "-n", "6", "--players", "3", "--jobs", "1", "--json"])
    two = CliRunner().invoke(app, [*RUN, "-n", "6", "--players", "3", "--jobs", "2", "--json"])
    assert one.exit_code == 0 and one.stdout == two.stdout
    told = json.loads(one.stdout)
    assert sum(result["games"] for result in told["results"]) == told["games"] == 6
    assert {result["result"] for result in told["results"]} == {"won", "lost", "aborted"}
    assert told["scopes"]["turn"]["value"] > told["scopes"]["round"]["value"] >= 1
    assert told["numbers"]["hp of runner"]["interval"][0] < 7
    assert told["cards"]["mana"]["plays what"]["times"] >= told["cards"]["mana"]["plays what"]["sides"] > 0
    assert told["won"]["result"] == "won" or told["results"][0]["result"] != "won"


def test_a_report_in_french_with_data_and_pictures(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    files = [tmp_path / f"report{suffix}" for suffix in (".json", ".svg", ".png")]
    done = CliRunner().invoke(
        app,
        [*RUN, "-n", "3", "--jobs", "1", "--locale", "fr", *(word for file in files for word in ("--to", str(file)))],
    )
    assert done.exit_code == 0 and "3 parties sur 3" in done.stdout and "jouer une carte" in done.stdout.lower()
    assert json.loads(files[0].read_text(encoding="utf-8"))["games"] == 3
    assert ET.fromstring(files[1].read_text(encoding="utf-8")).tag.endswith("svg")
    assert files[2].read_bytes().startswith(b"\x89PNG")


def test_an_interrupt_reports_what_has_been_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(table: Table, setting: Setting, seeds: Sequence[int], where: Workers) -> Iterator[CountedGames]:
        yield from play_all(table, setting, seeds[:2])
        raise KeyboardInterrupt

    monkeypatch.setattr(many, "play_all", interrupted)
    done = CliRunner().invoke(app, [*RUN, "-n", "50", "--jobs", "1"])
    assert done.exit_code == 130 and "2 of 50 games" in done.stdout


def test_where_a_report_cannot_be_written(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, [*RUN, "--to", str(tmp_path / "report.doc")])
    assert "ends in .json, .svg, .png" in str(done.exception)
