"""Whoever holds a link stops no other table, loses nothing of the author, and is told sentences."""

from __future__ import annotations

import asyncio
import json
import os
import select
import signal
import socket
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ombre.compiler.projects.places import UsageError
from ombre.desk.serve import tables as serving_tables
from ombre.desk.serve.pace import MOST_ASKED, LinkPace
from ombre.desk.serve.table_routes import MOST_UNREAD, LiveSeat
from ombre.desk.serve.tables import AllTables
from ombre.desk.serve.worker import HUNG
from ombre.desk.serve.workplace import Workplace
from ombre.desk.tables.commands import ToChat, ToHint, ToLook
from ombre.desk.tables.hosted_game import Origin
from ombre.desk.tables.messages import Opening
from ombre.workshop.creating.games import new_game

from ..caches import own_cache
from ..serving import Served, opened, seated, serving, tab

pytestmark = pytest.mark.usefixtures("cache_of_tables")


def on_tables(folder: Path, doing: Callable[[AllTables], Coroutine[Any, Any, None]], seconds: float = 20.0) -> None:
    """Do something with the tables of hearts, without a web server."""

    async def done() -> None:
        tables = AllTables(Workplace(folder, (), "hearts"), seconds)
        try:
            await asyncio.wait_for(doing(tables), 120)
        finally:
            tables.stop()

    asyncio.run(done())


async def sat(tables: AllTables, seed: int, sent: list[dict[str, Any]]) -> tuple[str, str, int]:
    """Open a table and sit down; return its id, the link and the number of the browser."""
    made = await tables.open(Opening(Origin(4, seed), ("", "random", "random", "random")))
    number = await tables.join(made.links[0], "en", lambda data: sent.append(json.loads(data)), False)
    return made.id, made.links[0], number


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not is_so():
        await asyncio.sleep(0.05)


# -------------------------------------------------------------------------------------------- one link, all others


@pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be made to wait")
def test_a_table_that_hangs_stops_no_other_and_goes_on(tmp_path: Path) -> None:
    async def hanging(tables: AllTables) -> None:
        mine: list[dict[str, Any]] = []
        theirs: list[dict[str, Any]] = []
        id, link, number = await sat(tables, 5, mine)
        _, other_link, other = await sat(tables, 6, theirs)
        tables.seconds = tables.played[id].worker.seconds = 3.0
        os.kill(tables.played[id].worker.pid, signal.SIGSTOP)
        flood = [asyncio.ensure_future(tables.say(link, number, ToChat("x" * 400))) for _ in range(300)]
        for text in ("first", "second"):
            await asyncio.wait_for(tables.say(other_link, other, ToChat(text)), 2.5)
        assert [one["chat"] for one in theirs[-2:]] == [[[0, "first"]], [[0, "second"]]]
        await asyncio.wait(flood)
        assert any(one["do"] == "error" and "took too long" in one["lines"][0] for one in mine)
        del mine[:]
        await tables.say(link, number, ToChat("still here"))
        assert [line for one in mine if one["do"] == "update" for line in one["chat"]][-1] == [0, "still here"]

    on_tables(tmp_path, hanging)


@pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be made to wait")
def test_a_process_that_hangs_is_ended_even_if_nobody_asks_it_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving_tables, "TIDY", 0.2)

    async def hanging(tables: AllTables) -> None:
        mine: list[dict[str, Any]] = []
        id, _, _ = await sat(tables, 5, mine)
        worker = tables.played[id].worker
        worker.seconds = 1.0
        del mine[:]
        os.kill(worker.pid, signal.SIGSTOP)
        while not any(one["do"] == "update" for one in mine):
            await asyncio.sleep(0.1)
        assert worker.is_over and tables.played[id].worker is not worker

    on_tables(tmp_path, hanging)


@pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be made to wait")
def test_a_table_that_always_hangs_is_not_begun_again_and_again(tmp_path: Path) -> None:
    async def hanging(tables: AllTables) -> None:
        mine: list[dict[str, Any]] = []
        id, link, number = await sat(tables, 5, mine)
        for _ in range(2):
            await tables.begun(id)
            tables.played[id].worker.end(HUNG)
        await tables.say(link, number, ToLook())
        assert "in a minute" in mine[-1]["lines"][0]
        with pytest.raises(UsageError, match="in a minute"):
            await tables.save(id)

    on_tables(tmp_path, hanging)


def test_a_flood_from_one_link_is_read_at_its_pace(hearts: Served) -> None:
    """20,000 messages of one seat; the page and another table answer meanwhile, and no other is asked to wait."""
    flooded, other = opened(hearts, 4, "", *["random"] * 3)["links"], opened(hearts, 4, "", *["random"] * 3)["links"]
    with seated(hearts, flooded[0]) as attacker, seated(hearts, other[0]) as player:
        attacker.asked()
        update = player.asked()

        def flood() -> None:
            try:
                for number in range(20_000):
                    attacker.send(
                        *[("look",), ("chat",)][number % 2], **({"step": 0} if number % 2 == 0 else {"text": "x"})
                    )
            except (ConnectionClosed, OSError):
                pass

        def drained() -> None:
            try:
                while True:
                    attacker.socket.recv(timeout=60)
            except (ConnectionClosed, TimeoutError, OSError):
                pass

        for doing in (flood, drained):
            Thread(target=doing, daemon=True).start()
        slowest = 0.0
        for _ in range(6):
            begun = time.monotonic()
            assert hearts.get("/page/icon.svg")[0] == 200
            player.answer(update)
            update = player.asked()
            slowest = max(slowest, time.monotonic() - begun)
        assert slowest < 10, "it was 57 seconds when nothing had a pace"
        attacker.socket.close()


def test_a_browser_that_does_not_read_is_left(tmp_path: Path) -> None:
    """What waits for it is bounded: see the queue of `LiveSeat`."""

    async def waiting() -> None:
        one = LiveSeat(StuckSocket(), None, "link", LinkPace(), False)  # type: ignore[arg-type]
        talking = asyncio.ensure_future(one.converse())
        await asyncio.sleep(0)
        for _ in range(5 * MOST_UNREAD // 1000):
            one.put(b"x" * 1000)
            await asyncio.sleep(0)
        await asyncio.wait_for(talking, 5)
        assert one.queue.qsize() <= MOST_UNREAD // 1000

    asyncio.run(waiting())


class StuckSocket:
    """A websocket whose other end neither reads nor writes."""

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def iter_text(self) -> Any:
        await asyncio.Event().wait()
        yield ""


def test_a_link_has_a_number_of_connections(hearts: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    links = opened(hearts, 4, "", *["random"] * 3)["links"]
    with ExitStack() as stack:
        for _ in range(serving_tables.MOST_OF_SEAT):
            stack.enter_context(seated(hearts, links[0])).receive()
        address, headers = f"ws://{hearts.host}/seat/{links[0]}/live", {"Origin": f"http://{hearts.host}"}
        with connect(address, additional_headers=headers) as refused:
            assert json.loads(refused.recv(timeout=60))["lines"] == ["too many browsers use this link already"]
        with seated(hearts, links[1]) as another:
            another.receive()
    with seated(hearts, links[0]) as again:
        again.receive()


def test_a_link_waits_for_few_pictures_at_once() -> None:
    pace = LinkPace()
    with ExitStack() as stack:
        for _ in range(MOST_ASKED):
            assert pace.may_ask
            stack.enter_context(pace.asking())
        assert not pace.may_ask
    assert pace.may_ask


@pytest.mark.skipif(sys.platform != "linux", reason="the processes of the server are found in /proc")
@pytest.mark.parametrize("path", ["en/queen_of_spades.svg", "en/rules.html"])
def test_a_link_that_asks_for_too_many_pages_at_once_is_refused(hearts: Served, path: str) -> None:
    """The process that makes them is stopped, so that all wait; another link waits, too, and is not refused."""
    mine, other = opened(hearts, 4, "", *["random"] * 3, seed=5)["links"][:2]
    assert hearts.get(f"/seat/{mine}/{path}", Cookie="")[0] == 200
    children = [int(one) for one in children_of(hearts.process.pid)]
    for child in children:
        os.kill(child, signal.SIGSTOP)
    try:
        asking = [asking_for(hearts, f"/seat/{mine}/{path}") for _ in range(MOST_ASKED + 6)]
        asking_other = asking_for(hearts, f"/seat/{other}/{path}")
        refused: set[socket.socket] = set()
        until = time.monotonic() + 5
        while len(refused) < 6 and time.monotonic() < until:
            refused |= {*select.select([one for one in asking if one not in refused], [], [], 0.5)[0]}
        assert not select.select([*({*asking} - refused), asking_other], [], [], 0.5)[0]
        assert [one.recv(12) for one in refused] == [b"HTTP/1.1 429"] * 6
    finally:
        for child in children:
            os.kill(child, signal.SIGCONT)
    assert {one.recv(12) for one in ({*asking} - refused) | {asking_other}} == {b"HTTP/1.1 200"}
    for one in (*asking, asking_other):
        one.close()
    assert hearts.get(f"/seat/{mine}/{path}", Cookie="")[0] == 200


def children_of(process: int) -> list[str]:
    """The numbers of the processes that a process has begun."""
    return [one for path in Path(f"/proc/{process}/task").glob("*/children") for one in path.read_text().split()]


def asking_for(served: Served, path: str) -> socket.socket:
    """Ask for a page without waiting for it."""
    host, _, port = served.host.rpartition(":")
    made = socket.create_connection((host, int(port)), timeout=60)
    made.sendall(f"GET {path} HTTP/1.1\r\nHost: {served.host}\r\n\r\n".encode())
    return made


def test_three_copies_of_one_seat_are_played_at_once(hearts: Served) -> None:
    """Each has a process of its own, which a link could otherwise begin twenty times."""
    made = opened(hearts, 4, *["random"] * 4, seed=5)
    with ExitStack() as stack:
        one, two = (stack.enter_context(seated(hearts, link)) for link in made["links"][:2])
        while not one.receive()["scene"].get("ended"):
            pass
        copies: list[str] = []
        for _ in range(serving_tables.MOST_PLAYED + 1):
            one.send("branch", step=0)
            copies += one.receive("branched")["lines"]
        for link in copies[:-1]:
            assert stack.enter_context(seated(hearts, link)).receive()["scene"]["seats"]
        last = stack.enter_context(seated(hearts, copies[-1]))
        while (message := json.loads(last.socket.recv(timeout=60)))["do"] == "words":
            pass
        assert message == {
            "do": "error",
            "lines": ["3 tables that were opened from one are played already; leave one of them"],
        }
        two.send("branch", step=0)
        (copy_of_another_seat,) = two.receive("branched")["lines"]
        assert stack.enter_context(seated(hearts, copy_of_another_seat)).receive()["scene"]["seats"]
        again = opened(hearts, 4, "", *["random"] * 3)["links"][0]
        assert stack.enter_context(seated(hearts, again)).receive()["scene"]["seats"], "as many as the author opens"


# ------------------------------------------------------------------------------------------ nothing of the author


@pytest.mark.parametrize("leaves", [False, True], ids=["stays", "leaves"])
def test_what_a_bot_thinks_for_a_link_counts_for_its_pace(
    leaves: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint is found in another process; its seconds count as those of a message do, also if nobody waits for it."""

    async def hinted(tables: AllTables) -> None:
        sent: list[dict[str, Any]] = []
        _, link, number = await sat(tables, 5, sent)
        await until(lambda: any(one["do"] == "update" and one["scene"].get("question") for one in sent))
        used: list[float] = []
        monkeypatch.setattr(tables.paces[link], "use", used.append)
        await tables.say(link, number, ToHint())
        if leaves:
            tables.leave(number)
        else:
            await until(lambda: any(one["do"] == "hint" for one in sent))
        await until(lambda: len(used) == 2)
        assert used[1] > 0, "the seconds of the bot"

    on_tables(tmp_path, hinted)


def test_no_command_of_a_link_deletes_a_table(tmp_path: Path) -> None:
    """230 copies of a game that is over; then the server is started again."""
    with serving(tmp_path, "--demo", "hearts") as served:
        made = [opened(served, 4, "random", "random", "random", "random", seed=5) for _ in range(3)]
        with seated(served, made[0]["links"][0]) as p1:
            while not p1.receive()["scene"].get("ended"):
                pass
            told: list[str] = []
            for _ in range(30):
                p1.send("branch", step=0)
                while (message := json.loads(p1.socket.recv(timeout=60)))["do"] not in ("branched", "error"):
                    pass
                told.append(message["do"])
        assert told == ["branched"] * 20 + ["error"] * 10
    with serving(tmp_path, "--demo", "hearts") as served, tab(served) as page:
        assert {one["id"] for one in made} <= {one["id"] for one in page.do("tables")}
        assert served.get(f"/seat/{made[1]['links'][0]}", Cookie="")[0] == 200


def test_the_author_is_refused_one_table_too_many_and_loses_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving_tables, "MOST_ROOMS", 2)

    async def opening(tables: AllTables) -> None:
        for seed in (5, 6):
            await tables.open(Opening(Origin(4, seed)))
        with pytest.raises(UsageError, match="close some of them"):
            await tables.open(Opening(Origin(4, 7)))
        assert len(tables.shown()) == 2
        tables.close(tables.shown()[0].id)
        await tables.open(Opening(Origin(4, 7)))
        assert len(tables.shown()) == 2

    with own_cache(tmp_path / "cache"):
        on_tables(tmp_path, opening)


def test_a_card_with_an_error_ends_no_table(tmp_path: Path) -> None:
    """Games go on with the cards with which they began, also after the server was started again; the author is told."""
    new_game("night_market", tmp_path)
    folder = tmp_path / "night_market"
    card = folder / "base" / "treasures.card"
    before = card.read_text(encoding="utf-8")
    with serving(folder) as served:
        link = opened(served, 2, "", "")["links"][0]
        card.write_text(before + "\nvm x\n", encoding="utf-8")
        with tab(served) as page:
            for command, arguments in (("table_offer", ()), ("open_table", (json.dumps({"origin": {"players": 2}}),))):
                with pytest.raises(RuntimeError, match="treasures.card:"):
                    page.do(command, *arguments)
            (listed,) = page.do("tables")
            assert listed["is_old"]
            with pytest.raises(RuntimeError, match="treasures.card:"):
                page.do("decide_at_table", listed["id"], "renew")
        with seated(served, link) as p1:
            assert p1.receive()["scene"]["seats"]
    with serving(folder) as served, seated(served, link) as p1:
        assert p1.receive()["scene"]["seats"]
        card.write_text(before, encoding="utf-8")
        with tab(served) as page:
            page.do("decide_at_table", listed["id"], "renew")
            assert page.do("tables")[0]["links"][0] == link
        assert p1.receive()["scene"]["seats"], "it goes on with the cards that are on the disk now"


def test_a_table_can_be_closed(hearts: Served) -> None:
    made = opened(hearts, 4, "", *["random"] * 3)
    with seated(hearts, made["links"][0]) as p1, tab(hearts) as page:
        p1.receive()
        page.do("decide_at_table", made["id"], "close")
        p1.receive("closed")
        assert made["id"] not in {one["id"] for one in page.do("tables")}
        with pytest.raises(RuntimeError, match="not there any more"):
            page.do("decide_at_table", made["id"], "close")
    assert hearts.get(f"/seat/{made['links'][0]}", Cookie="")[0] == 404
