"""Tables of `ombre serve` without a browser: links, hidden cards in what is sent, processes that hang or are killed."""

from __future__ import annotations

import json
import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from ombre.workshop.creating.games import new_game

from ..serving import AtTable, Served, seated, serving
from ..serving import opened as opened_by_author

pytestmark = pytest.mark.usefixtures("cache_of_tables")


def opened(served: Served, players: int, *bots: str, **origin: object) -> list[str]:
    """The links of a new table; its game is the same each time."""
    links: list[str] = opened_by_author(served, players, *bots, seed=5, **origin)["links"]
    return links


def test_a_seat_needs_its_link_and_nothing_else(hearts: Served) -> None:
    links = opened(hearts, 4, "", "random", "random", "random")
    assert hearts.get(f"/seat/{links[0]}", Cookie="")[0] == 200
    assert hearts.get(f"/seat/{links[0]}/en/queen_of_spades.svg", Cookie="")[2].startswith("<svg")
    for wrong in ("", "x", links[0][:-1], f"{links[0]}x", "../tab"):
        assert hearts.get(f"/seat/{wrong}", Cookie="")[0] in (404, 403)
        assert hearts.get(f"/seat/{wrong}/en/queen_of_spades.svg", Cookie="")[0] in (404, 403)
        with pytest.raises(InvalidStatus) as refused, seated(hearts, wrong or "y"):
            pass
        assert refused.value.response.status_code == 403
    for path in (
        "/",
        "/tab",
        "/made/1/x",
        f"/seat/{links[0]}/en/no_card.svg",
        f"/seat/{links[0]}/xx/queen_of_spades.svg",
    ):
        assert hearts.get(path, Cookie="")[0] in (403, 404)


@pytest.mark.parametrize("origin", ["", "null", "http://example.org"])
def test_a_page_of_another_site_cannot_sit_down(hearts: Served, origin: str) -> None:
    link = opened(hearts, 4, "", "random", "random", "random")[0]
    with pytest.raises(InvalidStatus) as refused, seated(hearts, link, Origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_what_is_sent_names_no_card_of_another_hand(hearts: Served) -> None:
    """All that one seat is sent of a whole deal, while all four play: cards of other hands are never in it."""
    links = opened(hearts, 4, "", "", "", "", options=["direction=hold"])
    sent: dict[int, list[dict[str, Any]]] = {at: [] for at in range(4)}
    with (
        seated(hearts, links[0]) as p1,
        seated(hearts, links[1]) as p2,
        seated(hearts, links[2]) as p3,
        seated(hearts, links[3]) as p4,
        seated(hearts, links[4]) as watching,
    ):
        seats: list[AtTable] = [p1, p2, p3, p4]
        latest = [until(seat, 0) for seat in seats]
        step = 0
        for step in range(52):
            hands = [in_hand(one, at) for at, one in enumerate(latest)]
            assert all(len(hand) == len(set(hand)) for hand in hands)
            for at, one in enumerate(latest):
                sent[at].append(one)
                text = json.dumps(one["scene"])
                named = set(re.findall(r'"id": "([a-z]+_of_[a-z]+)"', text))
                others = {card for whose, hand in enumerate(hands) if whose != at for card in hand}
                assert not named & others
                assert ("question" in one["scene"]) == (one["scene"]["asked"] == at)
            asked: int = latest[0]["scene"]["asked"]
            seats[asked].answer(latest[asked])
            latest = [until(seat, step + 1) for seat in seats]
            if latest[0]["scene"].get("ended"):
                break
        last = until(watching, latest[0]["step"])
        assert last["scene"]["ended"]
        assert step > 30
        p2.send("again")
        for other in (p1, p3, p4):
            while not (wishes := [one for one in other.receive().get("wishes", []) if one.get("may_agree")]):
                pass
            other.send("agree", fine=True, number=wishes[0]["number"])
        (again,) = p2.receive("again")["lines"]
        p3.send("branch", step=7)
        (branched,) = p3.receive("branched")["lines"]
    for link in (again, branched):
        assert hearts.get(f"/seat/{link}", Cookie="")[0] == 200
        with seated(hearts, link) as other:
            last = other.receive()["last"]
            assert last >= 7 if link == branched else last == 0, "in the copy, bots have gone on"


def until(seat: AtTable, step: int) -> dict[str, Any]:
    """The update in which so many answers have been given."""
    while (update := seat.receive())["step"] < step:
        pass
    return update


def in_hand(update: dict[str, Any], seat: int) -> list[str]:
    zones = [zone for row in update["scene"]["seats"][seat]["rows"] for zone in row if zone["zone"] == "hand"]
    return [card["id"] for zone in zones for card in zone["cards"]]


def test_a_game_with_bots_is_played_to_its_end_in_french(hearts: Served) -> None:
    link = opened(hearts, 4, "", "random", "hasty", "random")[0]
    with seated(hearts, link, "fr-CA") as p1:
        about = p1.receive("about")
        assert about["seat"] == 0 and "greedy" in about["bots"]
        answers = 0
        while not (update := p1.asked())["scene"].get("ended"):
            assert update["language"] == "fr"
            p1.answer(update)
            answers += 1
        assert answers > 10
        assert re.search(r"Résultat", update["scene"]["ended"][0])


def test_a_bad_message_is_answered_or_ignored(hearts: Served) -> None:
    link = opened(hearts, 4, "", "random", "random", "random")[0]
    with seated(hearts, link) as p1:
        p1.asked()
        for text in ("", "{", "[]", "null", '{"do": 1}', '{"do": "take"}', '{"do": "take", "step": 1e9, "index": {}}'):
            p1.socket.send(text)
        p1.send("look", step=-5)
        p1.send("why", line=10**9)
        p1.send("bot", seat=99, level="random")
        p1.send("bot", seat=1, level="genius")
        p1.send("language", language="x" * 5000)
        p1.send("chat", text="still here")
        while not p1.receive()["chat"]:
            pass
        p1.socket.send("x" * 100_000)
        with pytest.raises(Exception, match="received 100[09]|no close frame|sent 1000"):
            while True:
                p1.receive()


def test_a_table_goes_on_after_its_process_or_the_server_was_killed(tmp_path: Path) -> None:
    new_game("night_market", tmp_path)
    folder = tmp_path / "night_market"
    with serving(folder) as served:
        link = opened(served, 2, "", "random")[0]
        with seated(served, link) as p1:
            update = p1.asked()
            p1.answer(update)
            p1.send("chat", text="a word")
            while not (update := p1.receive())["chat"]:
                pass
            step = update["step"]
            children = Path(f"/proc/{served.process.pid}/task/{served.process.pid}/children")
            if children.is_file():  # on Linux, the process of the tables is killed; it begins again by itself
                for child in children.read_text().split():
                    os.kill(int(child), signal.SIGKILL)
                again = p1.receive()
                assert (again["step"], again["chat"]) == (step, [[0, "a word"]])
    with serving(folder) as served, seated(served, link) as p1:
        again = p1.receive()
        assert again["step"] >= step
        assert again["chat"] == [[0, "a word"]]
