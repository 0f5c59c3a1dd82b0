"""Testing pairs of cards: how boards are made, and the scenario for a failure."""

from __future__ import annotations

import json
import random
import re
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ombre.compiler.projects.places import UsageError, place_of, shipped_game
from ombre.compiler.projects.project import open_game
from ombre.lab.pairs.elements import Meeting
from ombre.lab.pairs.testing import Findings, Found, Pairs, Tape, scenario_path
from ombre.runtime import NOTHING, Module, Scenario
from ombre.runtime.declared import PLACE
from ombre.session.bench import Bench, Stopped
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.cli import app
from ombre.workshop.scenarios import running as scenarios
from ombre.workshop.scenarios.scripts import Act, Call, FlowRun, Lay, Name, Playing, Put, Reply, Script, SetState
from ombre.workshop.scenarios.shorter import alike, fewest_lines

from ..budget import LONG, parts
from ..caches import own_cache
from ..command import run
from .opened_pairs import opened, shipped, trading

GAMES = Path(__file__).parents[1] / "fixtures" / "games"

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


def up_to(pairs: Pairs, most: int, *cards: str) -> Findings:
    """Test the meeting of some cards with the first seeds, until it fails."""
    some = [one for one in pairs.listed if {*one.members} == {*cards} and one.sort == "cards"]
    for seed in range(1, most + 1):
        if (tested := pairs.test(seed, some=some)).failed:
            return tested
    pytest.fail(f"{' with '.join(cards)} did not fail")


def sampled(pairs: Pairs, number: int, sort: str = "cards", seed: int = 1) -> list[Meeting]:
    """Return a seeded sample of the meetings of a sort."""
    some = [one for one in pairs.listed if one.sort == sort]
    return random.Random(seed).sample(some, min(number, len(some)))


# ---------------------------------------------------------------------------------------------------------- boards


@pytest.mark.sampled
@pytest.mark.parametrize("part", parts(20))
@pytest.mark.parametrize(
    ("game", "extra", "number"),
    [
        ("crossfire", (), 20),
        ("crossfire", ("prime_runner",), 10),
        ("srtcg", (), 20),
        ("srtcg", ("web_revision",), 10),
        ("hearts", (), 15),
        ("gin_rummy", (), 10),
        ("crazy_eights", (), 15),
    ],
)
def test_pairs_of_cards_meet(game: str, extra: tuple[str, ...], number: int, part: slice) -> None:
    """Of the pairs that can meet, 97 of 100 do within 32 boards, and nothing fails; the long tests try 2,000 pairs."""
    pairs = opened(game, extra)
    some = sampled(pairs, 2000 if LONG else number)[part]
    tested = pairs.test(some=some, most=len(some))
    assert [(one.meeting.name, one.failure) for one in tested.failed] == []
    assert len(tested.found) == len(some) and tested.met * 100 >= 97 * len(some), [
        one.meeting.name for one in tested.apart
    ]


@pytest.mark.sampled
@pytest.mark.parametrize("part", parts(4))
@pytest.mark.parametrize(
    ("sort", "number", "least", "seed"),
    [("rules", 4, 90, 1), ("cannot", 4, 80, 4), ("options", 6, 97, 1), ("triples", 4, 90, 1)],
)
def test_other_meetings_come_about(sort: str, number: int, least: int, seed: int, part: slice) -> None:
    """Meetings with rules, restrictions and options, and of three cards; the long tests try all or 300 of each sort."""
    some = sampled(shipped(), 300 if LONG else number, sort, 1 if LONG else seed)[part]
    tested = shipped().test(some=some, most=len(some))
    assert [(one.meeting.name, one.failure) for one in tested.failed] == []
    few = 0 if LONG else 1  # of a sample of four, one may be apart
    assert (tested.met + few) * 100 >= least * len(some), [one.meeting.name for one in tested.apart]


def test_zones_that_exist_for_each_word_are_used() -> None:
    """An upgrade acts where it is worn, in one of four zones; the text of the board names the zone."""
    pairs = shipped()
    found = pairs.tried(Meeting(("trophy_hunter", "loyal_contact"), "cards", 1), 1)
    assert found.met
    texts = [
        pairs.boards.play(("trophy_hunter", "loyal_contact"), Tape(f"worn {number}").draw).script.text(
            pairs.boards.rules, "x", "x"
        )
        for number in range(8)
    ]
    assert any(re.search(r"put trophy_hunter in worn at \w+_slot of P\d", text) for text in texts)


def test_conditions_are_solved_backwards() -> None:
    """Events and obstacles that need a level, a purchase that needs a price, a card that needs another to be played."""
    pairs = shipped()
    for card in ("stray_bullets", "chrome_boxer", "locked_cases", "out_of_ammo", "guiding_spirit"):
        assert pairs.tried(Meeting((card, "katana"), "cards", 1), 1).met, card


def test_a_state_refers_to_a_card_with_the_right_printed_words() -> None:
    """`keywords of foe is closed and side of user of g is home`: the foe has the word, and the program has a user."""
    pairs = trading()
    parts = pairs.boards.ground.elements
    (line,) = [
        name for name, part in parts.items() if "keywords of foe is closed" in pairs.lack(str(part.body[0].span))
    ]
    outcomes = (pairs.boards.play((line, "fire_lance"), Tape(f"closed {number}").draw) for number in range(4))
    texts = [outcome.script.text(pairs.boards.rules, "x", "x") for outcome in outcomes if outcome.met]
    assert any(re.search(r"foe becomes black_system.*user of \w+ becomes \w+", text, re.DOTALL) for text in texts)


def test_what_a_turn_must_contain_is_done_in_its_windows() -> None:
    """A card acts when a turn ends in which two gear were played; a turn that begins later forgets them."""
    pairs, cards = shipped(), ("instinct", "grenade")
    assert pairs.tried(Meeting(cards, "cards", 1), 1).met
    outcomes = (pairs.boards.play(cards, Tape(f"in the turn {number}").draw) for number in range(60))
    acts = (act for outcome in outcomes if outcome.active[0] for act in outcome.script.acts)
    turns = (act for act in acts if isinstance(act.does, FlowRun) and act.does.name == "turn")
    assert any(sum(reply.offer[0] == "plays" for reply in act.replies) > 1 for act in turns)


def acted_in_one_turn(pairs: Pairs, cards: tuple[str, str], number: int) -> bool:
    """Whether both cards act in one run of a turn on the board with a number."""
    tracks = pairs.boards.tracks
    script = pairs.boards.play(cards, Tape(f"one turn {number}").draw).script
    play = Playing(pairs.boards.rules, script.players, bench := Bench(pairs.boards.rules))
    bench.all_pass = True
    for line in script.given:
        line.carry_out(play)
    for act in script.acts:
        for reply in act.replies:
            bench.answer(reply.choice, reply.value(play), reply.who)
        tracks.clear()
        act.does.carry_out(play)
        acted = {play.id_of(x) for x in tracks.active}
        if isinstance(act.does, FlowRun) and act.does.name == "turn" and acted.issuperset(cards):
            return True
    return False


def test_two_cards_act_in_one_turn() -> None:
    """On some boards both act in one run of a turn, so that nothing ends between them."""
    for cards in (("board_counsel", "katana"), ("loyal_contact", "instinct"), ("favours_owed", "katana")):
        assert any(acted_in_one_turn(shipped(), cards, number) for number in range(40)), cards


def test_a_pair_that_does_not_meet_says_what_it_lacks(tmp_path: Path) -> None:
    """A card whose condition nobody can make true; the other card is not named."""
    (tmp_path / "odd.card").write_text(
        """expansion odd of crossfire

event moonless "Moonless"
  copies 1
  when this is revealed if number of symbols > 9:
    each runner gains 1
""".replace(
            "number of symbols > 9", "fewest of beginning > 9"
        ),
        encoding="utf-8",
    )
    pairs = Pairs(open_table("crossfire", [str(tmp_path / "odd.card")]))
    tested = pairs.test(some=[Meeting(("moonless", "katana"), "cards", 1)], most=1)
    (found,) = tested.apart
    assert found.active == (False, True) and tested.summary() == "pairs 1  met 0  not met 1  failed 0"
    assert pairs.lack(found.lacks[0]) == "when this is revealed if fewest of beginning > 9: (odd.card:5)"


def test_a_set_up_that_was_refused_is_kept_as_what_was_in_the_way() -> None:
    """Results are kept as text, so the reason of a refusal is text, too."""
    (found,) = shipped().test(some=[Meeting(("runner_human", "runner_human"), "cards", 0)]).apart
    assert "a game cannot be started like this" in found.lacks[0]


@pytest.mark.sampled
def test_only_offered_actions_are_legal_play() -> None:
    """On the boards of some pairs, each action with a verb is allowed when it is done."""
    for pairs in (shipped(), trading()):
        for one in sampled(pairs, 12 if LONG else 6, seed=3):
            for number in range(3):
                outcome = pairs.boards.play(one.members, Tape(f"legal {one.members} {number}").draw)
                assert outcome.failure == ""
                play = Playing(pairs.boards.rules, outcome.script.players, bench := Bench(pairs.boards.rules))
                bench.all_pass = True
                for line in outcome.script.given:
                    line.carry_out(play)
                for act in outcome.script.acts:
                    for reply in act.replies:
                        bench.answer(reply.choice, reply.value(play), reply.who)
                    if isinstance(act.does, Call):
                        roles = pairs.boards.rules.verbs[act.does.key].roles
                        said = [
                            play.number(word, sort) for word, (_, sort) in zip(act.does.arguments, roles, strict=True)
                        ]
                        assert play.g.can(act.does.key, *(word for word in said if isinstance(word, int)))
                    try:
                        act.does.carry_out(play)
                    except Stopped:  # the board ended here, because an answer cannot be written
                        assert act is outcome.script.acts[-1]


def test_a_board_is_for_as_many_players_as_its_beginning() -> None:
    """A dragon needs four players; with fewer, an invariant of its sheet would break."""
    boards = shipped().boards
    assert boards.counts == {"dragon_fight": [4], "extraction": [1, 2, 3, 4], "crossfire": [2, 3, 4]}
    for number in range(20):
        assert boards.play(("dragon_fight", "katana"), Tape(f"begun {number}").draw).script.players == 4


@pytest.mark.sampled
@pytest.mark.parametrize(
    "cards", [("saint_of_alleys", "second_wind"), ("gutterball", "quick_draw"), ("cannonball", "cannonball")]
)
def test_a_card_on_the_table_belongs_to_somebody_where_the_rules_make_it_so(cards: tuple[str, str]) -> None:
    """All cards of this game come from decks, so a card on the table also has an owner."""
    boards = trading().boards
    met, owners = boards.ground.zones[".met"][0], set[int]()
    for number in range(80):
        if number >= 30 and len(owners) > 1 and not LONG:
            break
        outcome = boards.play(cards, Tape(f"owned {number}").draw)
        assert outcome.failure == ""
        play = Playing(trading().table.rules, outcome.script.players, Bench(trading().table.rules))
        for line in outcome.script.given:
            line.carry_out(play)
        owners |= {play.g.owner[x] for x in play.g.zones[met << PLACE]}
    assert NOTHING not in owners and len(owners) > 1


@pytest.mark.sampled
def test_no_board_has_more_of_a_card_than_the_game() -> None:
    """A card that is dealt once is on a board once; a card in the decks of several players, once for each."""
    pairs = shipped()
    meetings = pairs.boards.meetings
    assert meetings.most("shift_guard", 4) == 1 and meetings.most("covering_fire", 4) == 3
    for number in range(60 if LONG else 20):
        script = pairs.boards.play(("katana", "hot_tip"), Tape(f"counted {number}").draw).script
        laid = Counter(line.card for line in script.given if isinstance(line, Put))
        most = {card: max(1, meetings.most(card, script.players)) for card in laid}
        assert [card for card in laid if laid[card] > most[card]] == []


@pytest.mark.sampled
def test_a_property_has_only_things_of_its_kind() -> None:
    """Gear has a runner as its user, and no challenge; such a board could not be written as a scenario."""
    pairs = trading()
    known, kinds = pairs.boards.model, pairs.boards.ground.kind_of
    found = 0
    for cards in (("prototype_hangar", "inside_man"), ("gutterball", "quick_draw")):
        for number in range(60 if LONG else 20):
            script = pairs.boards.play(cards, Tape(f"used {number}").draw).script
            lines = [*script.given, *(act.does for act in script.acts)]
            named = {line.name: line.card for line in lines if isinstance(line, Put)}
            for line in lines:
                if isinstance(line, SetState) and isinstance(line.value, Name) and line.sort:
                    assert known.is_a(kinds[named[line.value.word]], line.sort), line.text(pairs.boards.rules)
                    found += 1
    assert found > 5


def test_the_same_seed_gives_the_same_report() -> None:
    def told(seed: int) -> list[tuple[object, ...]]:
        return [(one.meeting, one.boards, one.met) for one in shipped().test(seed, most=3).found]

    def board(seed: int) -> Script:
        return shipped().boards.play(("katana", "hot_tip"), Tape(f"{seed}/katana/hot_tip/0").draw).script

    assert told(3) == told(3)
    assert board(3) == board(3) != board(4)


def test_each_pair_is_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much time there is, a run ends when each pair has had its boards;
    what it finds depends on the seed only.
    """
    pairs = Pairs(open_table(str(GAMES / "orchard")))
    tried: list[Meeting] = []
    whole = Pairs.tried

    def counted(self: Pairs, one: Meeting, seed: int) -> Found:
        tried.append(one)
        return whole(self, one, seed)

    monkeypatch.setattr(Pairs, "tried", counted)
    some = pairs.of(sorts=["cards"])
    asked = iter(range(3 * len(some)))  # a run that does not end by itself is ended here
    tested = pairs.test(goes_on=lambda: next(asked, None) is not None, some=some)
    assert tried == some == [one.meeting for one in tested.found] and tested.untried == 0
    assert tested.found == pairs.test(some=some).found


def test_a_second_run_takes_what_was_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It tries nothing, whatever time there is; a run that the budget has ended goes on where it was."""

    def told(*words: str) -> tuple[dict[str, Any], str]:
        ran = CliRunner().invoke(app, ["pairs", str(GAMES / "orchard"), "--json", *words])
        assert ran.exit_code == 0, ran.output
        return json.loads(ran.stdout), ran.stderr

    with own_cache(tmp_path / "cache"):
        none, why = told("--budget", "0")
        assert none["pairs"] == 0 < none["untried"] == none["all"] and f"{none['all']} pairs were not tried" in why
        first, why = told()
        assert first["pairs"] == first["all"] and first["untried"] == 0 and "stopped" not in why
        monkeypatch.setattr(Pairs, "tried", None)
        assert told()[0] == told("--budget", "0")[0] == first


def test_an_interrupt_reports_and_keeps_what_was_tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Meeting] = []
    whole = Pairs.tried

    def tried(self: Pairs, one: Meeting, seed: int) -> Found:
        if len(begun) == 2:
            raise KeyboardInterrupt
        begun.append(one)
        return whole(self, one, seed)

    monkeypatch.setattr(Pairs, "tried", tried)
    command = ["pairs", str(GAMES / "orchard"), "--of", "cards"]
    with own_cache(tmp_path / "cache"):
        ran = CliRunner().invoke(app, [*command, "--pairs", "3"])
        assert ran.exit_code == 130 and ran.stdout.rstrip().split("\n")[-1].startswith("pairs 2  met ")
        assert ran.stderr == "interrupted: 1 pair was not tried\n"
        begun.clear()
        assert CliRunner().invoke(app, command).exit_code == 0
    assert len(begun) == 1


def test_two_have_met_when_both_did_something() -> None:
    """Cards that were only present have not met;
    an event that reacts to its own reveal acts only when it is revealed.
    """
    boards = shipped().boards
    for number in range(30):
        outcome = boards.play(("street_clinic", "hot_tip"), Tape(f"met {number}").draw)
        done = [act.does.text(boards.rules) for act in outcome.script.acts]
        if not any(re.search("step new_event|run news|run setup|run round|appears|announces", line) for line in done):
            assert not outcome.met


def test_what_is_written_down_is_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards are written as scenarios, read back, and run with the same answers."""
    pairs = shipped()
    written: list[str] = []
    for number, one in enumerate(pairs.listed[::900]):
        outcome = pairs.boards.play(one.members, Tape(f"text {number}").draw)
        if outcome.script.acts:
            written.append(outcome.script.text(pairs.table.rules, f"board_{number}", "as it was played"))
    (tmp_path / "boards.card").write_text("expansion boards of crossfire\n\n" + "\n".join(written), encoding="utf-8")
    table = open_table("crossfire", [str(tmp_path / "boards.card")])
    outcomes = scenarios.run(table, "boards.card".__eq__)
    assert len(outcomes) == len(written) > 15
    assert [outcome.result.failures for outcome in outcomes if not outcome.passed] == []


# -------------------------------------------------------------------------------------------------------- failures


def test_a_pair_that_breaks_an_invariant(bad: Pairs) -> None:
    (found,) = up_to(bad, 5, "jackpot", "usury").failed
    text, left = bad.scenario(found, "failed_pair", "ombre pairs crossfire")
    head, body = text.split("\n\nscenario ")
    assert head == "expansion failed_pair of crossfire\n\n# Found by `ombre pairs crossfire`."
    title, *lines = body.rstrip().split("\n")
    assert title == 'jackpot_with_usury "jackpot with usury: the invariant at planted/set.card:3 does not hold"'
    assert left == ("jackpot", "usury")
    assert lines[0] == "  given:" and lines[1] in ("    players 1", "    players 2")
    assert "    put usury in active" in lines
    assert any(line.startswith("    put jackpot in hand of P") for line in lines)
    assert len(lines) <= 10  # putting the card, playing it, and ending a turn


def test_a_pair_that_never_ends(bad: Pairs) -> None:
    (found,) = up_to(bad, 5, "ebb", "flood").failed
    assert found.failure.startswith("these state checks stay true whatever they do: ")
    text, left = bad.scenario(found, "failed_pair", "ombre pairs crossfire")
    assert left == ("ebb", "flood")
    assert "put ebb in active" in text and "put flood in active" in text
    assert len(text.rstrip().split("\n")) <= 14


def test_what_was_found_can_be_seen_again(planted: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the command line, in an author's folder."""
    monkeypatch.chdir(tmp_path)
    shutil.copytree(planted, tmp_path / "planted")
    found = run("pairs", "crossfire", "--with", "planted", "--pairs", "4", "--json", "--report", "pairs.html")
    data = json.loads(found.stdout)
    assert found.returncode == 1, found.stderr
    assert data["pairs"] == 4 and data["all"] > 10_000 and data["seed"] == 1
    assert ["jackpot", "usury"] in [one["members"] for one in data["failed"]]
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


def test_a_card_is_put_at_once_where_it_is_moved_to(golden: Callable[[str], Table]) -> None:
    rules = golden("toy").rules
    zone = {zone.name: number for number, zone in enumerate(rules.zones)}
    put, other = Put("driftwood", "driftwood", zone["sand"]), Put("cockle", "cockle", zone["sand"])
    script = Script(2, (put, other, Lay(Name("driftwood"), zone["apron"], 1)), ())
    smaller = [[line.text(rules) for line in less.given] for less in script.smaller(2)]
    assert ["put driftwood in apron of P2", "put cockle in sand"] in smaller


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
