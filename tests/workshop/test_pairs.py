"""Testing pairs of cards: which pairs are tested, how, and the scenario for a failure."""

from __future__ import annotations

import json
import random
import re
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
from ombre.session.bench import Bench, Stopped
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.pairs.elements import IDLE, REFUSED, Meeting, reasons
from ombre.workshop.pairs.meetings import ONE_COPY, TWO_BEGINNINGS, Meetings
from ombre.workshop.pairs.shrinking import alike, fewest_lines
from ombre.workshop.pairs.testing import Findings, Pairs, Tape, scenario_path
from ombre.workshop.scenarios import running as scenarios
from ombre.workshop.scenarios.scripts import Act, Call, FlowRun, Name, Playing, Put, Reply, Script

from ..budget import LONG, parts
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
def opened(game: str, extra: tuple[str, ...] = ()) -> Pairs:
    return Pairs(open_table(game, list(extra)))


def shipped() -> Pairs:
    return opened("crossfire")


def trading() -> Pairs:
    return opened("srtcg")


def up_to(pairs: Pairs, rounds: int, *cards: str, seed: int = 1) -> Findings:
    """Test the meeting of some cards for some rounds of boards."""
    some = [one for one in pairs.listed if {*one.members} == {*cards} and one.sort == "cards"]
    left = iter(range(2 * rounds))  # it is asked before each meeting and after each round
    return pairs.test(seed, goes_on=lambda: next(left, None) is not None, some=some)


def sampled(pairs: Pairs, number: int, sort: str = "cards", seed: int = 1) -> list[Meeting]:
    """Return a seeded sample of the meetings of a sort."""
    some = [one for one in pairs.listed if one.sort == sort]
    return random.Random(seed).sample(some, min(number, len(some)))


# ------------------------------------------------------------------------------------------------- possible pairs


def test_cards_lie_where_the_rules_put_them(golden: Callable[[str], Table]) -> None:
    meetings = Meetings(golden("toy").compiled.model)
    assert meetings.zones_of("driftwood") == [".sand", ".sea", "gleaner.apron", "gleaner.shelf"]
    assert meetings.zones_of("spring_tide") == [".horizon"]


def test_every_two_cards_that_can_be_in_one_game() -> None:
    """Two missions are never in one game, nor is a card twice that exists once; each other pair is listed once."""
    listed = [one.members for one in shipped().listed if one.sort == "cards"]
    pairs = {*listed} | {(other, one) for one, other in listed}
    assert len(pairs) == 2 * len(listed) - sum(one == other for one, other in listed)
    assert ("katana", "katana") in pairs and ("katana", "shift_guard") in pairs
    assert ("shift_guard", "shift_guard") not in pairs and ("timebomb", "timebomb") not in pairs
    assert ("crossfire", "crossfire") not in pairs
    cards = shipped().meetings.cards
    missions = set(open_table("crossfire").beginnings())
    apart = {(one, other) for one in missions for other in missions}  # a game has one mission
    assert {(one, other) for n, one in enumerate(cards) for other in cards[n + 1 :]} - pairs <= apart
    assert apart.isdisjoint(pairs)


def test_what_cannot_meet_is_counted_by_its_reason() -> None:
    """All pairs of cards are listed, or counted under one reason; so are cards and values of options."""
    for pairs in (shipped(), trading()):
        cards, apart = len(pairs.meetings.cards), Counter(reasons(pairs.meetings, pairs.acting).values())
        listed = Counter(one.sort for one in pairs.listed)
        assert listed["cards"] + sum(apart.values()) == cards * (cards + 1) // 2
        refused = Counter(pairs.cannot().values())[REFUSED]
        assert listed["options"] + refused == len(pairs.boards.options) * len(pairs.acting)
    assert apart[IDLE] == len(trading().meetings.cards) - 1  # the duel has no text
    assert trading().meetings.apart("duel", "duel") == ONE_COPY


def test_what_was_read_by_hand_still_cannot_meet() -> None:
    """The record of pairs that cannot meet is about pairs that are not tried, under the same reasons."""
    apart = shipped().cannot()
    told = {f"{one} twice" if one == other else f"{one} with {other}": why for (one, other), why in apart.items()}
    text = (Path(__file__).parents[1] / "golden" / "pairs_cannot.txt").read_text(encoding="utf-8")
    found = re.findall(r"^== ([^\n]*): \d+ of \d+$(.*?)(?=^==|\Z)", text, re.DOTALL | re.MULTILINE)
    assert {reason for reason, _ in found} == {ONE_COPY, TWO_BEGINNINGS, IDLE, REFUSED}
    for reason, group in found:
        for names in re.findall(r"^crossfire: (.*?)(?=^\S|^$)", group, re.DOTALL | re.MULTILINE):
            for name in " ".join(names.split()).split(", "):
                assert told[name] == reason, name


def test_two_players_can_have_the_same_card_from_between_two_games() -> None:
    """Each player takes upgrades alone, so a card that lies there once can be in a game once for each player."""
    meetings = shipped().meetings
    assert meetings.apart("tactician", "tactician") == ""
    assert meetings.most("tactician", 3) == 3 and meetings.most_of_one("tactician") == 1
    assert shipped().tried(Meeting(("tactician", "tactician"), "cards", 1), 1).met
    for number in range(20):
        given = shipped().boards.play(("tactician", "tactician"), Tape(f"kept {number}").draw).script.given
        owners = Counter(line.at for line in given if isinstance(line, Put) and line.card == "tactician")
        assert max(owners.values(), default=0) <= 1


POND = """game pond
  players 2 to 3
  option ripples number to 9
  zones water open live, air open live, marsh open live, shore open live
  has heard number
  has depth number

kind frog is player
  has flies number

kind lily is card
  fact size number
  slots open

kind wind is card

lily small_lily "Small Lily"
  size 1
  open:
    depth rises by 1

lily large_lily "Large Lily"
  size 3
  open:
    depth rises by 1

wind warm_wind "Warm Wind"

wind cold_wind "Cold Wind"
  when turn ends:
    depth rises by 1

verb what:card sounds (sound, sounded)
  heard rises by 1

setup:
  for each frog as f:
    put every lily in water where size > 2
  put every lily in air where size > 2
  put every lily in marsh where size < 2
  put warm_wind, cold_wind in shore
  for each wind in shore as one:
    one sounds

rule low_water: invariant ripples = 0 or if ripples >= 7

rule evening: when round ends:
  depth becomes 0

rule morning: before round starts:
  depth becomes 1

rule hush: while depth > 90:
  frogs cannot act

flow round repeats
  each frog takes turn from current

flow turn of frog
  step bask:
    current gets 1
    for each lily in marsh as one:
      perform open of one as current

verb who:frog gets amount:number (get, got)
  flies of who rises by amount
"""


@pytest.fixture(scope="module")
def pond(tmp_path_factory: pytest.TempPathFactory) -> Pairs:
    folder = tmp_path_factory.mktemp("games") / "pond"
    folder.mkdir()
    (folder / "pond.card").write_text(POND, encoding="utf-8")
    return Pairs(open_table(str(folder)))


def test_copies_are_counted_over_all_lines_of_the_set_up(pond: Pairs) -> None:
    """A line in a loop deals a card again and again; a line whose words a printed fact rules out does not deal it."""
    meetings = pond.meetings
    assert meetings.most("large_lily", 2) > 2 and meetings.apart("large_lily", "large_lily") == ""
    assert meetings.most("small_lily", 2) == 1 and meetings.apart("small_lily", "small_lily") == ONE_COPY
    assert meetings.apart("cold_wind", "cold_wind") == ONE_COPY
    assert opened("crossfire", ("prime_runner",)).meetings.apart("gun_tech", "gun_tech") == ONE_COPY


def test_a_card_without_abilities_acts_in_a_verb_for_all_cards(pond: Pairs) -> None:
    assert "warm_wind" in pond.acting and IDLE not in pond.cannot().values()


def test_options_have_values_that_the_set_up_accepts(pond: Pairs) -> None:
    """Small numbers are refused here; the number of the condition and the largest one are tried."""
    assert {*pond.boards.options} == {"option ripples=7", "option ripples=9"}
    with_all = pond.test(some=[one for one in pond.listed if one.sort == "options"], most=8)
    assert (len(with_all.found), with_all.met) == (8, 8)
    assert shipped().boards.options["option emt_gig=1"] == ["extraction"]
    assert shipped().cannot()["option emt_gig=1", "crossfire"] == REFUSED
    assert ("option emt_gig=1", "extraction") in {one.members for one in shipped().listed}


def test_rules_about_rounds_and_all_actions_can_run(pond: Pairs) -> None:
    """A round is a flow of no player; what forbids all actions is tried with some of them."""
    some = [one for one in pond.listed if one.sort in ("rules", "cannot") and one.members[1] == "cold_wind"]
    names = [one.members[0] for one in some]
    assert "rule evening" in names and "rule morning" in names
    tested = pond.test(some=some, most=len(some))
    assert [one.meeting.name for one in tested.apart] == []
    hush = next(name for name in pond.boards.ground.elements if name.startswith("cannot act"))
    assert pond.tried(Meeting((hush,), "cannot", 1), 1).met


def test_those_that_speak_of_each_other_come_first() -> None:
    ranks = {frozenset(one.members): one.rank for one in shipped().listed if one.sort == "cards"}
    assert ranks[frozenset(("lightning_mage", "street_clinic"))] == 3  # one forbids healing, the other heals
    assert ranks[frozenset(("brawl_in_the_yard", "mirror_maze"))] == 1  # it reads a property of orks, and is not one
    assert ranks[frozenset(("quiet_street", "street_clinic"))] == 0  # one of them has no ability
    order = [one.rank for one in shipped().listed]
    assert order == sorted(order, reverse=True) and set(order) == {0, 1, 2, 3}


def test_rules_options_and_triples_meet_cards_too() -> None:
    listed = {one.members: one for one in shipped().listed}
    assert listed["rule stagger", "katana"].sort == "rules"
    assert listed["option danger_zone=1", "katana"].sort == "options"
    forbidding = next(one for one in listed if one[0].startswith("cannot heals") and one[1] == "street_clinic")
    assert listed[forbidding].sort == "cannot" and listed[forbidding].rank == 3
    triples = [one for one in shipped().listed if one.sort == "triples"]
    assert len(triples) == 1000 and all(len({*one.members}) == 3 for one in triples)
    begins = {*shipped().boards.ground.beginnings}
    assert all(len(begins.intersection(one.members)) < 2 for one in triples)


# ---------------------------------------------------------------------------------------------------------- boards


@pytest.mark.sampled
@pytest.mark.parametrize("part", parts(20))
@pytest.mark.parametrize(
    ("game", "extra", "number"),
    [
        ("crossfire", (), 25),
        ("crossfire", ("prime_runner",), 15),
        ("srtcg", (), 25),
        ("srtcg", ("web_revision",), 10),
        ("hearts", (), 30),
        ("gin_rummy", (), 20),
        ("crazy_eights", (), 30),
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
    ("sort", "number", "least"), [("rules", 4, 90), ("cannot", 4, 80), ("options", 6, 97), ("triples", 4, 90)]
)
def test_other_meetings_come_about(sort: str, number: int, least: int, part: slice) -> None:
    """Meetings with rules, restrictions and options, and of three cards; the long tests try all or 300 of each sort."""
    some = sampled(shipped(), 300 if LONG else number, sort)[part]
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


def test_only_offered_actions_are_legal_play() -> None:
    """On the boards of some pairs, each action with a verb is allowed when it is done."""
    for pairs in (shipped(), trading()):
        for one in sampled(pairs, 12, seed=3):
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


@pytest.mark.parametrize(
    "cards", [("saint_of_alleys", "second_wind"), ("gutterball", "quick_draw"), ("cannonball", "cannonball")]
)
def test_a_card_on_the_table_belongs_to_somebody_where_the_rules_make_it_so(cards: tuple[str, str]) -> None:
    """All cards of this game come from decks, so a card on the table also has an owner."""
    boards = trading().boards
    met, owners = boards.ground.zones[".met"][0], set[int]()
    for number in range(80):
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
        laid = Counter(line.card for line in script.given if isinstance(line, Put))
        most = {card: max(1, meetings.most(card, script.players)) for card in laid}
        assert [card for card in laid if laid[card] > most[card]] == []


def test_the_same_seed_gives_the_same_report() -> None:
    def told(seed: int) -> list[tuple[object, ...]]:
        return [(one.meeting, one.boards, one.met) for one in shipped().test(seed, most=3).found]

    def board(seed: int) -> Script:
        return shipped().boards.play(("katana", "hot_tip"), Tape(f"{seed}/katana/hot_tip/0").draw).script

    assert told(3) == told(3)
    assert board(3) == board(3) != board(4)


def test_two_have_met_when_both_did_something() -> None:
    """Cards that were only present have not met; an event that reacts to its own reveal acts only when it is revealed."""
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
    text = bad.scenario(found, "failed_pair", "ombre pairs crossfire")
    head, body = text.split("\n\nscenario ")
    assert head == "expansion failed_pair of crossfire\n\n# Found by `ombre pairs crossfire`."
    title, *lines = body.rstrip().split("\n")
    assert title == 'jackpot_with_usury "jackpot with usury: the invariant at planted/set.card:3 does not hold"'
    assert lines[:2] == ["  given:", "    players 1"]
    assert "    put usury in active" in lines
    assert any(line.startswith("    put jackpot in hand of P") for line in lines)
    assert len(lines) <= 10  # putting the card, playing it, and ending a turn


def test_a_pair_that_never_ends(bad: Pairs) -> None:
    (found,) = up_to(bad, 5, "ebb", "flood").failed
    assert found.failure.startswith("these state checks stay true whatever they do: ")
    text = bad.scenario(found, "failed_pair", "ombre pairs crossfire")
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
