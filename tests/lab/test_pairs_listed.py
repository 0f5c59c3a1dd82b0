"""Which pairs are listed, which cannot meet, and in which order they are tested."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from ombre.lab.pairs.elements import IDLE, REFUSED, UNJOINED, Meeting, reasons
from ombre.lab.pairs.meetings import ONE_COPY, TWO_BEGINNINGS, Meetings
from ombre.lab.pairs.testing import Pairs, Tape
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.scenarios import running as scenarios
from ombre.workshop.scenarios.scripts import Put

from ..command import run
from .opened_pairs import opened, shipped, trading


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
    assert {reason for reason, _ in found} == {ONE_COPY, TWO_BEGINNINGS, IDLE, REFUSED, UNJOINED}
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


POND = """game pond language 3
  players 2 to 3
  option ripples number to 9
  zones water open live, air open live, marsh open live, shore open live
  has heard number
  has depth number

kind frog is player
  option skill number
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

rule old_frogs: when turn ends if skill of current = 12:
  depth rises by 1

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
    """Small numbers are refused here; the number of the condition and the largest one are tried.

    An option of each player has the same value for all; this one has no largest value.
    """
    skills = {f"option skill={number}" for number in (1, 2, 3, 12)}
    assert {*pond.boards.options} == {"option ripples=7", "option ripples=9"} | skills
    with_all = pond.test(some=[one for one in pond.listed if one.sort == "options"], most=24)
    assert (len(with_all.found), with_all.met) == (24, 24)
    for number in range(20):
        outcome = pond.boards.play(("option skill=12", "rule old_frogs"), Tape(f"skilled {number}").draw)
        assert outcome.failure == "" and "run setup with" not in outcome.script.text(pond.table.rules, "x", "x")
        assert "run setup skill 12" in outcome.script.text(pond.table.rules, "x", "x")
    assert pond.tried(Meeting(("option skill=12", "rule old_frogs"), "options", 0), 1).met
    assert shipped().boards.options["option emt_gig=1"] == ["extraction"]
    assert shipped().cannot()["option emt_gig=1", "crossfire"] == REFUSED
    assert ("option emt_gig=1", "extraction") in {one.members for one in shipped().listed}


def test_rules_about_rounds_and_all_actions_can_run(pond: Pairs, tmp_path: Path) -> None:
    """A round is a flow of no player; what forbids all actions is tried with some of them."""
    some = [one for one in pond.listed if one.sort in ("rules", "cannot") and one.members[1] == "cold_wind"]
    names = [one.members[0] for one in some]
    assert "rule evening" in names and "rule morning" in names
    tested = pond.test(some=some, most=len(some))
    assert [one.meeting.name for one in tested.apart] == []
    texts = [
        pond.boards.play(("rule old_frogs", "cold_wind"), Tape(f"old {number}").draw).script.text(
            pond.table.rules, f"old_{number}", "old frogs"
        )
        for number in range(8)
    ]
    assert any("skill of P1 becomes 12" in text for text in texts)
    (folder := tmp_path / "old").mkdir()
    (folder / "old.card").write_text("expansion old of pond\n\n" + "\n".join(texts), encoding="utf-8")
    table = open_table(str(pond.table.project.place.folder), [str(folder)])
    outcomes = scenarios.run(table, "old/old.card".__eq__)
    assert len(outcomes) == len(texts) and all(outcome.passed for outcome in outcomes)
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


def test_two_copies_of_one_card_can_be_chosen() -> None:
    """They are pairs of cards; the option takes only them."""
    listed = trading().of(sorts=["copies"])
    assert listed == [one for one in trading().listed if one.sort == "cards" and one.members[0] == one.members[1]]
    assert len(listed) == len(trading().acting) and listed[0].name.endswith(" twice")
    told = run("pairs", "srtcg", "--of", "copies", "--pairs", "3", "--fresh", "--json")
    sorts = json.loads(told.stdout)["sorts"]
    assert told.returncode == 0 and sorts["cards"] == {"pairs": 3, "met": 3, "failed": 0}, told.stderr
