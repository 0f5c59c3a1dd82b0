"""Testing pairs of cards: which pairs are tested, how, and the scenario for a failure."""

from __future__ import annotations

import copy
import json
import shutil
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ombre.compiler.places import UsageError, place_of, shipped_game
from ombre.compiler.project import open_game
from ombre.runtime import NOTHING, Module, Scenario
from ombre.runtime.declared import PLACE
from ombre.session.bench import Bench
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.pairs.meetings import Meetings
from ombre.workshop.pairs.shrinking import alike, fewest_lines
from ombre.workshop.pairs.testing import Findings, Pairs, Tape, scenario_path
from ombre.workshop.scenarios import running as scenarios
from ombre.workshop.scenarios.scripts import Act, Call, FlowRun, Name, Playing, Put, Reply, Script

from ..command import run

PLANTED = """expansion planted of crossfire

invariant there is no (a runner where nuyen > 999)

gear jackpot "Jackpot"
  type skill    cost 2    copies 2
  play:
    nuyen of you becomes 600
    you gain 1

event usury "Usury"
  copies 1
  when a runner as r gains if nuyen of r > 600:
    nuyen of r rises by 400

event ebb "Ebb"
  copies 1
  whenever nuyen of starting > 7:
    nuyen of starting becomes 1

event flood "Flood"
  copies 1
  whenever nuyen of starting = 1:
    nuyen of starting becomes 8
"""


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of cards that work alone, but not together."""
    folder = tmp_path_factory.mktemp("cards") / "planted"
    folder.mkdir()
    (folder / "set.card").write_text(PLANTED, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def bad(planted: Path) -> Pairs:
    return Pairs(open_table("crossfire", [str(planted)]))


@cache
def shipped() -> Pairs:
    return Pairs(open_table("crossfire"))


def only(pairs: Pairs, *cards: str) -> Pairs:
    """Test only the pairs of these cards."""
    some = copy.copy(pairs)
    some.pairs = [pair for pair in pairs.pairs if {pair.one, pair.other} == set(cards)]
    return some


def up_to(pairs: Pairs, boards: int, seed: int = 1) -> Findings:
    left = iter(range(boards))
    return pairs.test(seed, goes_on=lambda: next(left, None) is not None)


# ------------------------------------------------------------------------------------------------- possible pairs


def test_cards_lie_where_the_rules_put_them(golden: Callable[[str], Table]) -> None:
    meetings = Meetings(golden("toy").compiled.model)
    assert meetings.zones_of("driftwood") == [".sand", ".sea", "gleaner.apron", "gleaner.shelf"]
    assert meetings.zones_of("spring_tide") == [".horizon"]


def test_every_two_cards_that_can_be_in_one_game() -> None:
    """Two missions are never in one game, nor is a card twice that exists once; each other pair is listed once."""
    listed = shipped().pairs
    pairs = {(pair.one, pair.other) for pair in listed} | {(pair.other, pair.one) for pair in listed}
    assert len(pairs) == 2 * len(listed) - sum(pair.one == pair.other for pair in listed)
    assert ("katana", "katana") in pairs and ("katana", "shift_guard") in pairs
    assert ("shift_guard", "shift_guard") not in pairs and ("timebomb", "timebomb") not in pairs
    assert ("crossfire", "crossfire") not in pairs
    cards = shipped().boards.meetings.cards
    missions = set(open_table("crossfire").beginnings())
    apart = {(one, other) for one in missions for other in missions}  # a game has one mission
    assert {(one, other) for n, one in enumerate(cards) for other in cards[n + 1 :]} - pairs <= apart
    assert apart.isdisjoint(pairs)


def test_those_that_speak_of_each_other_come_first() -> None:
    ranks = {frozenset((pair.one, pair.other)): pair.rank for pair in shipped().pairs}
    assert ranks[frozenset(("lightning_mage", "street_clinic"))] == 3  # one forbids healing, the other heals
    assert ranks[frozenset(("brawl_in_the_yard", "mirror_maze"))] == 1  # it reads a property of orks, and is not one
    assert ranks[frozenset(("quiet_street", "street_clinic"))] == 0  # one of them has no ability
    order = [pair.rank for pair in shipped().pairs]
    assert order == sorted(order, reverse=True) and set(order) == {0, 1, 2, 3}


# ---------------------------------------------------------------------------------------------------------- boards


def test_the_shipped_game_holds_for_pairs_of_each_sort() -> None:
    """From pairs that interact directly to pairs that do not interact; a fifth of them meets on the first board."""
    some = copy.copy(shipped())
    some.pairs = shipped().pairs[::500]
    tested = some.test(seed=7, most=100)
    assert [(one.pair.one, one.pair.other, one.failure) for one in tested.failed] == []
    assert len(tested.found) == len(some.pairs) > 40 and tested.met * 5 >= len(some.pairs)
    assert tested.summary() == f"pairs {len(some.pairs)}  met {tested.met}  failed 0"


def test_a_board_is_for_as_many_players_as_its_beginning() -> None:
    """A dragon needs four players; with fewer, an invariant of its sheet would break."""
    boards = shipped().boards
    assert boards.counts == {"dragon_fight": [4], "extraction": [1, 2, 3, 4], "crossfire": [2, 3, 4]}
    for number in range(20):
        assert boards.play(("dragon_fight", "katana"), Tape(f"begun {number}").draw).script.players == 4


@cache
def trading() -> Pairs:
    return Pairs(open_table("srtcg"))


@pytest.mark.parametrize(
    "cards", [("saint_of_alleys", "second_wind"), ("gutterball", "quick_draw"), ("cannonball", "cannonball")]
)
def test_a_card_on_the_table_belongs_to_somebody_where_the_rules_make_it_so(cards: tuple[str, str]) -> None:
    """All cards of this game come from decks, so a card on the table also has an owner."""
    boards = trading().boards
    met, owners = boards.zones[".met"], set[int]()
    for number in range(40):
        outcome = boards.play(cards, Tape(f"owned {number}").draw)
        assert outcome.failure == ""
        play = Playing(trading().table.rules, outcome.script.players, Bench(trading().table.rules))
        for line in outcome.script.given:
            line.carry_out(play)
        owners |= {play.g.owner[x] for x in play.g.zones[met << PLACE]}
    assert NOTHING not in owners and len(owners) > 1


def test_no_board_has_more_of_a_card_than_the_game() -> None:
    """A card that is dealt once is on a board once; a card in the decks of several players, once for each."""
    pairs = shipped()
    meetings = pairs.boards.meetings
    assert meetings.most("shift_guard", 4) == 1 and meetings.most("covering_fire", 4) == 3
    for number in range(60):
        script = pairs.boards.play(("katana", "hot_tip"), Tape(f"counted {number}").draw).script
        given = [line for line in script.given if isinstance(line, Put)]
        laid = Counter(line.card for line in given for _ in range(line.number))
        beginnings = pairs.boards.beginnings
        assert [card for card in laid if laid[card] > (card in beginnings or meetings.most(card, script.players))] == []


def test_the_same_seed_gives_the_same_report() -> None:
    def told(seed: int) -> list[tuple[object, ...]]:
        return [(one.pair, one.boards, one.met) for one in shipped().test(seed, most=3).found]

    def board(seed: int) -> Script:
        return shipped().boards.play(("katana", "hot_tip"), Tape(f"{seed}/katana/hot_tip/0").draw).script

    assert told(3) == told(3)
    assert board(3) == board(3) != board(4)


def test_two_have_met_when_both_did_something() -> None:
    """Cards that were only present have not met; each board records which cards did something."""
    boards = shipped().boards
    for number in range(30):
        outcome = boards.play(("street_clinic", "hot_tip"), Tape(f"met {number}").draw, traced=True)
        done = [act.does.text(boards.rules) for act in outcome.script.acts]
        if not any(
            "step new_event" in line or "run news" in line or "appears" in line or "announces" in line for line in done
        ):
            assert not outcome.met  # they only react when they are revealed
    assert boards.play(("street_clinic", "hot_tip"), lambda bound: 0, traced=True).script.players == 1


def test_what_is_written_down_is_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards are written as scenarios, read back, and run with the same answers."""
    pairs = shipped()
    written: list[str] = []
    for number, pair in enumerate(pairs.pairs[::400]):
        outcome = pairs.boards.play((pair.one, pair.other), Tape(f"text {number}").draw)
        if outcome.script.acts:
            written.append(outcome.script.text(pairs.table.rules, f"board_{number}", "as it was played"))
    (tmp_path / "boards.card").write_text("expansion boards of crossfire\n\n" + "\n".join(written), encoding="utf-8")
    table = open_table("crossfire", [str(tmp_path / "boards.card")])
    outcomes = scenarios.run(table, "boards.card".__eq__)
    assert len(outcomes) == len(written) > 15
    assert [outcome.result.failures for outcome in outcomes if not outcome.passed] == []


# -------------------------------------------------------------------------------------------------------- failures


def test_a_pair_that_breaks_an_invariant(bad: Pairs) -> None:
    pairs = only(bad, "jackpot", "usury")
    tested = up_to(pairs, 400)
    (found,) = tested.failed
    text = pairs.scenario(found, "failed_pair", "ombre pairs crossfire")
    head, body = text.split("\n\nscenario ")
    assert head == "expansion failed_pair of crossfire\n\n# Found by `ombre pairs crossfire`."
    title, *lines = body.rstrip().split("\n")
    assert title == 'jackpot_with_usury "jackpot with usury: the invariant at planted/set.card:3 does not hold"'
    assert lines[:2] == ["  given:", "    players 1"]
    assert "    put usury in active" in lines
    assert any(line.startswith("    put jackpot in hand of P") for line in lines)
    assert len(lines) <= 9  # putting the card, playing it, and ending a turn


def test_a_pair_that_never_ends(bad: Pairs) -> None:
    pairs = only(bad, "ebb", "flood")
    (found,) = up_to(pairs, 400).failed
    assert found.failure.startswith("these state checks stay true whatever they do: ")
    text = pairs.scenario(found, "failed_pair", "ombre pairs crossfire")
    assert "put ebb in active" in text and "put flood in active" in text
    assert len(text.rstrip().split("\n")) <= 14


def test_what_was_found_can_be_seen_again(planted: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the command line, in an author's folder."""
    monkeypatch.chdir(tmp_path)
    shutil.copytree(planted, tmp_path / "planted")
    found = run("pairs", "crossfire", "--with", "planted", "--pairs", "12", "--json", "--report", "pairs.html")
    data = json.loads(found.stdout)
    assert found.returncode == 1, found.stderr
    assert data["pairs"] == 12 and data["all"] > 10_000 and data["seed"] == 1
    assert [one["cards"] for one in data["failed"]] == [["jackpot", "usury"]]
    assert (tmp_path / "failed_pair.card").read_text(encoding="utf-8") == data["scenario"]
    assert "see it with: ombre test failed_pair.card --with planted" in found.stderr
    page = (tmp_path / "pairs.html").read_text(encoding="utf-8")
    assert data["failed"][0]["failure"] in page and "http" not in page
    assert sorted(path.name for path in tmp_path.iterdir()) == ["failed_pair.card", "pairs.html", "planted"]
    again = run("test", "failed_pair.card", "--with", "planted")
    assert (again.returncode, again.stdout) == (1, "0 passed, 1 failed\n"), again.stderr
    assert again.stderr.startswith("failed_pair.card:")
    assert data["failed"][0]["failure"].partition(";")[0] in again.stderr


def test_nothing_is_spared_that_is_needed(golden: Callable[[str], Table]) -> None:
    """Lines and answers are removed from a scenario as long as it fails in the same way."""
    rules = golden("toy").rules
    zone = {zone.name: number for number, zone in enumerate(rules.zones)}
    script = Script(
        3,
        (
            Put("spring_tide", "spring_tide", zone["horizon"]),
            Put("driftwood", "driftwood", zone["apron"], 0, ("keeper", 0)),
            Put("cockle", "cockle_2", zone["apron"], 1, ("keeper", 1)),
            Put("cockle", "cockle", zone["sand"], number=7),
        ),
        (
            Act(Call("keeps", ("P2", Name("cockle_2")))),
            Act(Call("soaks", (Name("spring_tide"), "P1")), (Reply("may", 0, ("no",)),)),
            Act(Call("spots", ("P1", Name("driftwood")))),
            Act(FlowRun("step", "go_home", 1)),
        ),
    )
    failure = "the invariant at toy/rules/game.card:36 does not hold"
    small, again = fewest_lines(rules, script, failure)
    assert alike(failure, again)
    assert small.text(rules, "small", "soaked, and not unloaded").split("\n") == [
        'scenario small "soaked, and not unloaded"',
        "  given:",
        "    players 2",
        "    put spring_tide in horizon",
        "    put driftwood in apron of P1",
        "    put cockle in sand",
        "    all pass",
        "  when:",
        "    spring_tide soaks P1",
        "    P1 spots driftwood",
        "",
    ]


def test_failures_that_are_alike() -> None:
    assert alike("hp of P1 is 7; this came after: x", "hp of P3 is 9")
    assert not alike("", "") and not alike("hp of P1 is 7", "load of P1 is 7")


# ------------------------------------------------------------------------------------------------ the command line


@pytest.mark.parametrize("name", ["failed.txt", "2.card", "no_such_folder/failed.card"])
def test_where_a_scenario_can_be_written(name: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"WORD\.card|there is no folder"):
        scenario_path(tmp_path / name)


def test_a_file_that_is_an_expansion_by_itself(tmp_path: Path) -> None:
    """Such a file has the name of its expansion. Any other file belongs to its folder, also one with that name."""
    (tmp_path / "found.card").write_text("expansion found of crossfire\n", encoding="utf-8")
    (tmp_path / "other.card").write_text("# nothing\n", encoding="utf-8")
    assert place_of(tmp_path / "found.card") == (shipped_game("crossfire"), (str(tmp_path / "found.card"),))
    assert place_of(tmp_path / "other.card") == (shipped_game("crossfire"), (str(tmp_path),))
    project = open_game("crossfire", [str(tmp_path / "found.card")])
    assert project.sets[-1] == "found" and [file.source.name for file in project.files if file.own] == ["found.card"]
    folder = tmp_path / "night"
    folder.mkdir()
    (folder / "night.card").write_text("expansion night of crossfire\n", encoding="utf-8")
    assert place_of(folder / "night.card") == (shipped_game("crossfire"), (str(folder),))


def test_an_error_of_the_program_is_a_sentence(golden: Callable[[str], Table]) -> None:
    """An internal error in one scenario becomes a failure, so that the others run."""

    def run(t: Any) -> None:
        t.game(2)
        t.line = 1 // 0

    module = Module("odd.card", scenarios=(Scenario("odd", "divides", run, line=3),))
    table = Table(golden("toy").project)

    def made(wanted: object) -> list[Module]:
        return [module]

    table.__dict__["scenarios"] = made
    (outcome,) = scenarios.run(table, "odd.card".__eq__)
    assert outcome.result.failures == (
        (3, "an error of the program: ZeroDivisionError: integer division or modulo by zero"),
    )
