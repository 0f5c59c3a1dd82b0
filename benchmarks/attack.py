"""Attack the tables of a server, and measure how another table and the page of the author answer meanwhile.

Used by `benchmarks/table.py --attack`. 250 browsers watch a table, a seat of which sends messages as fast as it can; a
browser never reads what it is sent; the process of one table hangs (it is stopped by a signal, again and again).
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
import os
import random
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from threading import Event, Thread
from typing import Any

from websockets.asyncio.client import connect as connect_later
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

WATCHERS = 250
PAUSE = 0.5  # seconds between two answers, and between two requests of the page


@dataclass
class Times:
    """Seconds until answers: of another table, and of the page. memory: of the server, in MB, at the end."""

    table: list[float] = field(default_factory=list[float])
    page: list[float] = field(default_factory=list[float])
    memory: float = 0.0


def memory_of(pid: int) -> float:
    """The memory of a process in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def children(pid: int) -> set[int]:
    """The processes that a process has started."""
    return {int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()}


def warm(host: str, link: str) -> None:
    """Sit down at a table once, so that its process has begun."""
    with connect(
        f"ws://{host}/seat/{link}/live", additional_headers={"Origin": f"http://{host}"}, max_size=None
    ) as live:
        live.send(json.dumps({"do": "join", "language": "en"}))
        _update(live, lambda one: True, {})


def measured(host: str, cookie: str, link: str, pid: int, seconds: float) -> Times:
    """Answer at a table, and ask for the page, at fixed moments, however long the one before has taken."""
    times, begun = Times(), time.monotonic()
    playing = Thread(target=_answers, args=(host, link, times.table, begun, seconds))
    playing.start()
    number = 0
    while (due := begun + number * PAUSE) < begun + seconds:
        number += 1
        time.sleep(max(0.0, due - time.monotonic()))
        with suppress(OSError, http.client.HTTPException):
            asked = http.client.HTTPConnection(host, timeout=120)
            asked.request("GET", "/", headers={"Cookie": cookie})
            asked.getresponse().read()
            asked.close()
        times.page.append(time.monotonic() - due)
    playing.join()
    times.memory = memory_of(pid)
    return times


def _answers(host: str, link: str, times: list[float], begun: float, seconds: float) -> None:
    """Take an answer at random at fixed moments, or look at the table if the game is over."""
    chance, number = random.Random(1), 0
    with connect(
        f"ws://{host}/seat/{link}/live", additional_headers={"Origin": f"http://{host}"}, max_size=None
    ) as live:
        live.send(json.dumps({"do": "join", "language": "en"}))
        update = _update(live, lambda one: True, {})
        while (due := begun + number * PAUSE) < begun + seconds:
            number += 1
            time.sleep(max(0.0, due - time.monotonic()))
            question = update["scene"].get("question")
            if question is None:
                live.send(json.dumps({"do": "look", "step": -1}))
                update = _update(live, lambda one: True, update)
            else:
                index = chance.choice(question["options"])["index"]
                live.send(json.dumps({"do": "take", "step": update["last"], "index": index}))
                step = update["last"]
                update = _update(live, lambda one, step=step: one["last"] > step, update)
            times.append(time.monotonic() - due)


def _update(live: Any, is_it: Callable[[dict[str, Any]], bool], before: dict[str, Any]) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(live.recv(timeout=300))
        if message["do"] == "update":
            before = message | {"scene": message["scene"] or before["scene"]}
            if is_it(message):
                return before


# --------------------------------------------------------------------------------------------------- the attack


class Attack:
    """Attacks a server until it is ended. watched, unread, hanging: the links of tables."""

    def __init__(self, host: str, pid: int, watched: list[str], unread: list[str], hanging: list[str]) -> None:
        self.host, self.pid, self.end = host, pid, Event()
        self.sent = 0
        others = children(pid)
        warm(host, hanging[0])
        self.hung = next(iter(children(pid) - others), 0)  # the process of this table
        for doing, *given in (
            (self._watch, watched[-1]),
            (self._flood, watched[0]),
            (self._never_read, unread[0], unread[-1]),
            (self._hang, hanging[0]),
        ):
            Thread(target=doing, args=given, daemon=True).start()

    def _connected(self, link: str) -> Any:
        headers = {"Origin": f"http://{self.host}"}
        return connect(f"ws://{self.host}/seat/{link}/live", additional_headers=headers, max_size=None)

    def _watch(self, link: str) -> None:
        async def idle() -> None:
            address, headers = f"ws://{self.host}/seat/{link}/live", {"Origin": f"http://{self.host}"}

            async def one() -> None:
                while not self.end.is_set():
                    with suppress(OSError, ConnectionClosed, TimeoutError):
                        async with connect_later(address, additional_headers=headers, open_timeout=120) as live:
                            await live.send(json.dumps({"do": "join", "language": "en"}))
                            async for _ in live:
                                pass
                    await asyncio.sleep(1)

            await asyncio.gather(*(one() for _ in range(WATCHERS)))

        asyncio.run(idle())

    def _flood(self, link: str) -> None:
        chance = random.Random(2)
        while not self.end.is_set():
            with suppress(OSError, ConnectionClosed, TimeoutError), self._connected(link) as live:
                live.send(json.dumps({"do": "join", "language": "en"}))
                Thread(target=self._drain, args=(live,), daemon=True).start()
                while not self.end.is_set():
                    said = chance.choice(({"do": "chat", "text": "x" * 400}, {"do": "look", "step": 0}, {"do": "undo"}))
                    live.send(json.dumps(said))
                    self.sent += 1

    def _drain(self, live: Any) -> None:
        with suppress(ConnectionClosed, OSError, EOFError):
            while not self.end.is_set():
                live.recv()

    def _never_read(self, speaks: str, watches: str) -> None:
        """Let a browser read nothing, while somebody speaks at its table."""
        name, port = self.host.split(":")
        while not self.end.is_set():
            with suppress(OSError, ConnectionClosed, TimeoutError), socket.create_connection((name, int(port))) as raw:
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                raw.sendall(_greeting(self.host, watches) + _frame({"do": "join", "language": "en"}))
                with self._connected(speaks) as live:
                    live.send(json.dumps({"do": "join", "language": "en"}))
                    Thread(target=self._drain, args=(live,), daemon=True).start()
                    for number in range(5000):
                        if self.end.is_set():
                            return
                        live.send(json.dumps({"do": "chat", "text": f"{number} " + "y" * 490}))

    def _hang(self, link: str) -> None:
        """Stop the process of a table, and each that begins in its place."""
        known = children(self.pid)
        while not self.end.is_set():
            for process in ({self.hung} | (children(self.pid) - known)) - {0}:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGSTOP)
            with suppress(OSError, ConnectionClosed, TimeoutError), self._connected(link) as live:
                live.send(json.dumps({"do": "join", "language": "en"}))
                while not self.end.is_set():
                    live.send(json.dumps({"do": "chat", "text": "x" * 400}))
                    time.sleep(0.1)


def _greeting(host: str, link: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /seat/{link}/live HTTP/1.1",
        f"Host: {host}",
        f"Origin: http://{host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def _frame(said: dict[str, str]) -> bytes:
    data = json.dumps(said).encode()
    return bytes([0x81, 0x80 | len(data)]) + b"\0\0\0\0" + data


def late(times: list[float]) -> float:
    """The seconds within which 95 of 100 answers came."""
    return quantiles(times, n=20)[-1]


def report(calm: Times, under_attack: Times, sent: int) -> bool:
    """Print the figures; return whether the aims are reached."""
    is_fine = True
    for what, before, after, aim in (
        ("another table", calm.table, under_attack.table, 1.0),
        ("the page", calm.page, under_attack.page, 0.5),
    ):
        most = max(aim, 5 * late(before))
        is_fine &= late(after) <= most
        print(
            f"{what:16} 95 % within {1000 * late(before):6.0f} ms without the attack, "
            f"{1000 * late(after):6.0f} ms under it "
            f"(max {1000 * max(after):6.0f}; aim {1000 * most:.0f}); {len(after)} asked"
        )
    print(f"{'memory':16} {under_attack.memory:.0f} MB of the server (aim 300); the flooder got rid of {sent} messages")
    return is_fine and under_attack.memory < 300
