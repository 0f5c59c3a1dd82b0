"""Campaigns: kept values, the file of the campaign, and damage to that file."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from ombre.compiler.projects.places import UsageError
from ombre.runtime.errors import RulesError, SaveError
from ombre.session.bench import run_scenario
from ombre.session.campaigns import Kept, keep
from ombre.session.save import checksum
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.bots.policy import random_bot
from ombre.workshop.cli import app
from ombre.workshop.play import campaign as campaigns
from ombre.workshop.play.campaign import Campaign, CampaignEvent, decode, encode, replay

from ..recording import recording

RECORDED = Path(__file__).parents[1] / "golden" / "three_summers.campaign"
POND = Path(__file__).parents[1] / "fixtures" / "games" / "pond"
HAT: Kept = {"flies": 4, "bag": ("cap",)}


@pytest.fixture
def pond(golden: Callable[[str], Table], monkeypatch: pytest.MonkeyPatch) -> Table:
    table = golden("pond")

    def opened(game: str, extra: Sequence[str] = ()) -> Table:
        return table

    monkeypatch.setattr(campaigns, "open_table", opened)
    return table


def played(campaign: Campaign, table: Table, event: CampaignEvent, bot: int = 1) -> Campaign:
    session = campaign.session(table, event)
    session.play(random_bot(bot))
    return campaign.after(event, session)


def game(*seats: int, seed: int = 1) -> CampaignEvent:
    return CampaignEvent(seats, "summer", seed, {}, (), "")


def shopping(seat: int, seed: int = 1) -> CampaignEvent:
    return CampaignEvent((seat,), "", seed, {}, (), "")


def three_summers(table: Table) -> Campaign:
    campaign = campaigns.begin("pond", (), ["Ada", "Bob", "Eve"])
    for number in range(1, 4):
        campaign = played(campaign, table, game(*range(number), seed=number))
        for seat in range(number):
            campaign = played(campaign, table, shopping(seat, number), number)
    return campaign


def test_the_scenarios_of_the_pond_pass(pond: Table) -> None:
    results = [run_scenario(pond.rules, scenario) for module in pond.scenarios() for scenario in module.scenarios]
    assert len(results) == 2
    assert [failure for result in results for failure in result.failures] == []


def test_a_campaign_of_three_games_comes_to_the_same_file_everywhere(pond: Table) -> None:
    data = encode(three_summers(pond))
    if recording():
        RECORDED.write_bytes(data)
    assert data == RECORDED.read_bytes()


def test_the_history_played_again_is_the_same(pond: Table) -> None:
    campaign = three_summers(pond)
    assert replay(campaign, pond) == campaign
    other = (*campaign.players[:2], campaigns.Player("Eve", {"flies": 99}))
    assert replay(msgspec.structs.replace(campaign, players=other), pond) == campaign


def test_who_does_not_play_keeps_what_there_was(pond: Table) -> None:
    campaign = played(campaigns.begin("pond", (), ["Ada", "Bob"]), pond, game(1))
    assert campaign.players[0].kept == {}
    assert campaign.players[1].kept["flies"] == 2


def test_a_game_that_is_not_over_gives_nothing(pond: Table) -> None:
    session = campaigns.begin("pond", (), ["Ada"]).session(pond, shopping(0))
    assert session.choice is None  # no flies, so nothing can be bought
    kept = msgspec.structs.replace(campaigns.begin("pond", (), ["Ada"]), players=(campaigns.Player("Ada", HAT),))
    with pytest.raises(Exception, match="not over"):
        kept.after(shopping(0), kept.session(pond, shopping(0)))


def test_the_time_between_games_is_a_session_like_any_other(pond: Table) -> None:
    session = Session(pond.rules, Start(1, 7, debug=True, kept={0: HAT}, between=True))
    before = session.digest()
    twin = session.fork()
    assert session.choice is not None
    assert len(session.choice.options) == 3  # a crown, another cap, or neither
    session.take(0)
    assert session.undo()
    assert session.digest() == before == twin.digest()
    session.take(0)
    loaded = Session.load(pond.rules, session.save())
    assert loaded.digest() == session.digest()
    session.take(1)
    assert session.g.result == "over"
    assert keep(session.g, 0) == {"flies": 4, "bag": ("crown", "cap")}
    assert twin.digest() == before


@pytest.mark.parametrize(
    ("kept", "sentence"),
    [
        ({"wisdom": 3}, "which this game does not let players keep"),
        ({"flies": -1}, "flies is a number, not -1"),
        ({"flies": "many"}, "flies is a number, not many"),
        ({"dress": "red"}, "dress is one of green, gold, not red"),
        ({"bag": ("crowm",)}, "a card that this game does not know"),
    ],
)
def test_what_cannot_be_kept_is_refused(pond: Table, kept: dict[str, object], sentence: str) -> None:
    with pytest.raises(RulesError, match=sentence):
        Session(pond.rules, Start(1, kept={0: kept}))  # type: ignore[dict-item]  # some are wrong on purpose


def test_no_game_is_between_games() -> None:
    with pytest.raises(RulesError, match="nothing to do between two games"):
        Session(open_table("srtcg").rules, Start(1, between=True))


# ------------------------------------------------------------------------------------------------------- the file


def test_a_file_is_what_it_says(pond: Table) -> None:
    campaign = three_summers(pond)
    assert decode(encode(campaign)) == campaign
    assert encode(campaign).decode().startswith("ombre campaign 2 ")


def test_damage_and_newer_formats_are_refused(pond: Table) -> None:
    data = encode(three_summers(pond))
    head, _, content = data.partition(b"\n")
    for at in (0, 16, len(head) - 1, len(head) + 40, len(data) // 2, len(data) - 3):
        torn = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        with pytest.raises(SaveError):
            decode(torn)
    for length in (0, 5, len(head), len(data) // 2, len(data) - 2):
        with pytest.raises(SaveError):
            decode(data[:length])
    with pytest.raises(SaveError, match="newer version \\(format 3; this one reads 2\\)"):
        decode(b"ombre campaign 3 whatever\nentirely other")
    with pytest.raises(SaveError, match="older version .*: finish it with that version, or begin a new one$"):
        decode(b"ombre campaign 1" + data.removeprefix(b"ombre campaign 2"))
    with pytest.raises(SaveError, match="not a campaign"):
        decode(b"ombre 2 0123\n{}")
    far = content.replace(b'"players": [\n    0\n', b'"players": [\n    7\n', 1).removesuffix(b"\n")
    with pytest.raises(SaveError, match="does not know"):
        decode(b"ombre campaign 2 %s\n%s\n" % (checksum(far), far))
    told = {(0, 0): "takes part twice", (0, 1): "each player acts alone"}
    for players, sentence in told.items():
        campaign = three_summers(pond)
        alone = next(event for event in campaign.history if not event.beginning)
        together = msgspec.structs.replace(alone, players=players)
        with pytest.raises(SaveError, match=sentence):
            decode(encode(msgspec.structs.replace(campaign, history=(together,))))


def test_other_rules_are_refused(pond: Table, tmp_path: Path) -> None:
    path = tmp_path / "pond.campaign"
    campaign = campaigns.begin("pond", (), ["Ada"])
    campaigns.write(path, campaign, None)
    assert campaigns.load(path) == (campaign, pond, campaign, ())
    lost = campaigns.Player("Ada", {"flies": 4, "bag": ("cap", "bonnet"), "wisdom": 3, "dress": "red"})
    other = msgspec.structs.replace(campaign, rules="0" * 32, players=(lost,))
    campaigns.write(path, other, campaign)
    with pytest.raises(UsageError, match="no longer have bag: bonnet; 'ombre campaign migrate' keeps the rest"):
        campaigns.load(path)
    opened = campaigns.load(path, losing=True)
    assert [str(one) for one in opened.lost] == ["Ada: bag: bonnet", "Ada: wisdom: 3", "Ada: dress: red"]
    assert opened.campaign.players[0].kept == HAT
    assert opened.written == other


def test_a_corrected_card_does_not_end_a_campaign(tmp_path: Path) -> None:
    """A card costs more and has another id: what players keep stays, and what was played is still counted."""
    shutil.copytree(POND, tmp_path / "pond")
    cards, path = tmp_path / "pond" / "rules" / "pond.card", str(tmp_path / "ada.campaign")
    run("new", str(tmp_path / "pond"), path, "--names", "Ada,Bob")
    run("play", path, "summer", "--quiet")
    begun = decode(Path(path).read_bytes())
    ada, bob = begun.players
    written = msgspec.structs.replace(begun, players=(campaigns.Player("Ada", {**ada.kept, "bag": ("cap",)}), bob))
    campaigns.write(Path(path), written, begun)
    text = cards.read_text(encoding="utf-8")
    new = 'hat bonnet "Bonnet"\n  formerly cap\n  cost 2'
    cards.write_text(
        text.replace('hat cap "Cap"\n  cost 1', new).replace('"Crown"\n  cost 3', '"Crown"\n  cost 4'), encoding="utf-8"
    )
    assert "bag Bonnet" in run("show", path)
    assert "goes on with the cards and rules of today" in run("play", path, "summer", "--quiet")
    campaign = decode(Path(path).read_bytes())
    assert campaign.players[0].kept["bag"] == ("bonnet",)
    assert (len(campaign.earlier), len(campaign.history), campaign.history[0].seed) == (1, 1, 2)
    assert "games played: 2" in run("show", path, "--replay").casefold()
    assert "already has" in run("migrate", path)
    rules = text.partition("scenario keeps")[0]
    cards.write_text(rules.replace('hat cap "Cap"', 'hat bowler "Bowler"'), encoding="utf-8")
    with pytest.raises(UsageError, match="no longer have bag: bonnet"):
        CliRunner().invoke(app, ["campaign", "play", path, "summer"], catch_exceptions=False)
    told = run("migrate", path)
    assert "No longer there: Ada: bag: bonnet" in told
    assert decode(Path(path).read_bytes()).players[0].kept["flies"] == campaign.players[0].kept["flies"]
    assert "goes on" not in run("play", path, "summer", "--quiet")


def test_nothing_is_written_over(pond: Table, tmp_path: Path) -> None:
    path = tmp_path / "pond.campaign"
    campaign = campaigns.begin("pond", (), ["Ada"])
    campaigns.write(path, campaign, None)
    with pytest.raises(UsageError, match="is there already"):
        campaigns.write(path, campaign, None)
    after = played(campaign, pond, game(0))
    campaigns.write(path, after, campaign)
    with pytest.raises(UsageError, match="has changed meanwhile"):
        campaigns.write(path, after, campaign)
    assert decode(path.read_bytes()) == after


# Writes a first and a second state of a campaign, and stops in the second write:
# before its file is whole, before it takes the place of the first one, or after that.
WRITER = """
import os, sys, time
from pathlib import Path
from ombre.workshop.play.campaign import Campaign, Player, write

path, where = Path(sys.argv[1]), sys.argv[2]
first, second = (Campaign("pond", (), "0", (Player("Ada", {"flies": flies}),) * 50) for flies in (1, 2))
write(path, first, None)
flush, put = os.fsync, os.replace

def stopped(*_):
    print("stopped", flush=True)
    time.sleep(600)

def torn(handle):
    os.ftruncate(handle, 100)
    stopped()

def after(*files):
    put(*files)
    stopped()

if where == "torn":
    os.fsync = torn
else:
    os.replace = stopped if where == "whole" else after
write(path, second, first)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="only where a process can be killed outright")
@pytest.mark.parametrize(("where", "flies"), [("torn", 1), ("whole", 1), ("in its place", 2)])
def test_a_kill_leaves_a_whole_file(where: str, flies: int, tmp_path: Path) -> None:
    path = tmp_path / "ada.campaign"
    with subprocess.Popen([sys.executable, "-c", WRITER, str(path), where], stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        assert writer.stdout.readline() == b"stopped\n"
        writer.send_signal(signal.SIGKILL)
    assert decode(path.read_bytes()).players[0].kept["flies"] == flies
    assert len(list(tmp_path.iterdir())) == (1 if where == "in its place" else 2)  # what was not whole lies beside it


# --------------------------------------------------------------------------------------------------- the commands


def run(*words: str, keys: str = "") -> str:
    done = CliRunner().invoke(app, ["campaign", *words], input=keys)
    assert done.exit_code == 0, (done.output, done.exception)
    return done.output


def test_a_campaign_of_crossfire(tmp_path: Path) -> None:
    file = str(tmp_path / "four.campaign")
    run("new", "crossfire", file, "--players", "4", "--names", "Mike, Ann, Bo, Cy")
    with pytest.raises(UsageError, match="is there already"):
        CliRunner().invoke(app, ["campaign", "new", "crossfire", file], catch_exceptions=False)
    told = run("play", file, "crossfire", "--quiet")
    assert "Mike: Runner card area - →" in told
    bodies = [player.kept["profile"] for player in decode(Path(file).read_bytes()).players]
    run("play", file, "crossfire", "--quiet", "--players", "Cy,Ann", "--seed", "9")
    campaign = decode(Path(file).read_bytes())
    assert [player.kept["profile"] for player in campaign.players] == bodies
    assert [event.players for event in campaign.history] == [(0, 1, 2, 3), (3, 1)]
    assert "Parties jouées\N{NO-BREAK SPACE}: 2" in run("show", file, "--locale", "fr", "--replay")


def rich_mike(tmp_path: Path) -> Path:
    """A campaign in which one runner has earned twenty karma."""
    path = tmp_path / "mike.campaign"
    begun = campaigns.begin("crossfire", (), ["Mike", "Ann"])
    first, second = begun.players
    campaigns.write(
        path, msgspec.structs.replace(begun, players=(campaigns.Player("Mike", {"karma": 20}), second)), None
    )
    assert first.kept == {}
    return path


def test_a_person_chooses_an_upgrade(tmp_path: Path) -> None:
    path = rich_mike(tmp_path)
    before = path.read_bytes()
    asked = run("upgrade", str(path), "--player", "Mike", keys="q\n")
    assert path.read_bytes() == before  # quitting does not change the file
    number = next(line.split()[0] for line in asked.splitlines() if "Jing Thing" in line and "first" in line)
    asked = run("upgrade", str(path), keys=f"{number}\n")
    enough = next(line.split()[0] for line in reversed(asked.splitlines()) if line.endswith("Pass"))
    told = run("upgrade", str(path), keys=f"{number}\nu\n{number}\n{enough}\n")
    assert "upgrade slot (the first slot) - → It’s a Jing Thing" in told
    assert decode(path.read_bytes()).players[0].kept["worn at first_slot"] == ("its_a_jing_thing",)
    assert "C’est du pognon" in run("show", str(path), "--locale", "fr")


def test_an_upgrade_counts_in_the_next_mission(tmp_path: Path) -> None:
    path = rich_mike(tmp_path)
    table = campaigns.load(path).table
    mike: Kept = {"karma": 20, "profile": ("runner_human",), "worn at first_slot": ("its_a_jing_thing",)}
    session = Session(table.rules, Start(4, 1, "crossfire", kept={0: mike}))
    g: Any = session.g
    assert g.s_runner_nuyen[0] == 5
    assert g.s_runner_upgrade_karma[0] == 20
    assert g.s_runner_karma[0] == 20
    g.v_earns(0, 3)  # one less: between 11 and 30 points of upgrades
    assert keep(g, 0)["karma"] == 22


def test_what_is_wrong_is_said_in_a_sentence(tmp_path: Path) -> None:
    path = str(rich_mike(tmp_path))
    for words, sentence in (
        (["play", path, "crossfire", "--players", "Mik"], "Mike"),
        (["play", path, "crossfire", "--players", "Mike,Mike"], "one seat only"),
        (["play", path, "crossfire", "--human", "3"], "no seat 3"),
        (["play", str(tmp_path / "none"), "crossfire"], "cannot be read"),
        (["new", "srtcg", str(tmp_path / "x")], "does not say what its players keep"),
        (["new", "crossfire", str(tmp_path / "x"), "--players", "3", "--names", "A,B"], "2 names for 3 players"),
        (["new", "crossfire", str(tmp_path / "x"), "--names", "A,A"], "two players are called 'A'"),
    ):
        with pytest.raises(UsageError, match=sentence):
            CliRunner().invoke(app, ["campaign", *words], catch_exceptions=False)
