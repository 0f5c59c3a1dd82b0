"""Connections hold against those who have no link, and against those who send what is no message."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import sys
import time
from collections.abc import Generator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from threading import Thread

import pytest
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn import Server

from ombre.desk.serve import protocols
from ombre.desk.serve.protocols import ALLOWED_AT_ONCE, MOST_WAITING, PATIENCE, PatientConfig, Waits

from ..serving import Served, serving

BACKSLASHES = "\\" * 60_000
PING, EMPTY_FRAGMENT, BEGIN_TEXT = b"\x89\x80aaaa", b"\x00\x80aaaa", b"\x01\x80aaaa"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Generator[Served]:
    folder: Path = tmp_path_factory.mktemp("served")
    with serving(folder, "--demo", "hearts") as running:
        yield running


def connected(served: Served) -> socket.socket:
    """A connection that has sent nothing yet."""
    host, port = served.host.split(":")
    return socket.create_connection((host, int(port)), timeout=60)


def shaken(served: Served, path: str = "/tab") -> socket.socket:
    """The connection of a websocket, after the handshake; by default, that of a tab."""
    made = connected(served)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {served.host}",
        f"Origin: http://{served.host}",
        f"Cookie: {served.cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    )
    made.sendall("".join(f"{line}\r\n" for line in (*lines, "")).encode())
    assert made.recv(1 << 12).startswith(b"HTTP/1.1 101")
    return made


def seconds_until_closed(connection: socket.socket) -> float:
    """How long the server keeps a connection on which nothing more is sent; whatever it sends is read."""
    begun = time.monotonic()
    try:
        while connection.recv(1 << 16):
            pass
    except ConnectionError:
        pass
    return time.monotonic() - begun


def begins(served: Served, *lines: str) -> socket.socket:
    """A connection on which a request was begun, and not ended."""
    made = connected(served)
    made.sendall("".join(f"{line}\r\n" for line in ("GET /page/icon.svg HTTP/1.1", *lines)).encode())
    return made


def test_a_cookie_of_backslashes_costs_nothing(served: Served) -> None:
    begun = time.monotonic()
    with closing(begins(served, f"Host: {served.host}", f'Cookie: a="{BACKSLASHES}"', "")) as asked:
        assert asked.recv(64).startswith((b"HTTP/1.1 200", b"HTTP/1.1 400")), "an answer, or too long"
    assert time.monotonic() - begun < 10, "it took 12 seconds"


def test_headers_have_a_limit(served: Served) -> None:
    long = (f"X-{number}: {'x' * 1000}" for number in range(100))
    with closing(begins(served, f"Host: {served.host}", *long)) as asked:
        assert asked.recv(64).startswith(b"HTTP/1.1 400")


def test_a_request_has_no_body(served: Served) -> None:
    for header in ("Content-Length: 1000000000", "Transfer-Encoding: chunked"):
        with closing(begins(served, f"Host: {served.host}", header, "")) as asked:
            assert asked.recv(64).startswith(b"HTTP/1.1 413")
            assert seconds_until_closed(asked) < PATIENCE / 2, "what follows is not read"


@pytest.mark.long  # it waits for ten seconds
def test_who_asks_nothing_is_left(served: Served) -> None:
    with closing(connected(served)) as silent, closing(begins(served)) as slow:
        begun = time.monotonic()
        while time.monotonic() - begun < 3:
            slow.sendall(b"X-Slow: 1\r\n")
            time.sleep(0.2)
        assert seconds_until_closed(slow) < PATIENCE, "that it sends something is no reason to wait longer"
        assert seconds_until_closed(silent) < PATIENCE


@pytest.mark.skipif(sys.platform != "linux", reason="the test needs many open files")
def test_connections_that_ask_nothing_keep_nobody_out(served: Served) -> None:
    import resource  # not on every system

    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(least, min(most, 4 * MOST_WAITING)), most))
    with ExitStack() as stack:
        held = [stack.enter_context(closing(connected(served))) for _ in range(MOST_WAITING + 50)]
        assert served.get("/")[0] == 200
        assert sum(is_closed(one) for one in held) >= 50, "the oldest ones are left"


class Peer(asyncio.Transport):
    """A connection from an address, which does nothing."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})
        self.is_left = False

    def abort(self) -> None:
        self.is_left = True


def test_who_has_most_connections_is_left_first() -> None:
    """Whoever floods the server from one address keeps nobody out who comes from another one."""

    async def flooded() -> None:
        waits, friend = Waits(10), Peer("10.0.0.2")
        waits.begin(friend)
        flood = [Peer("10.0.0.3") for _ in range(100)]
        for one in flood:
            waits.begin(one)
        assert not friend.is_left and [one.is_left for one in flood] == [True] * 91 + [False] * 9
        for one in (friend, *flood):
            waits.end(one)
        assert not waits.waiting and not waits.number

    asyncio.run(flooded())


def is_closed(connection: socket.socket) -> bool:
    """Whether the server has closed a connection."""
    connection.setblocking(False)
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


@pytest.mark.long  # it waits for ten seconds
def test_who_does_not_read_an_answer_is_left(served: Served) -> None:
    """Whoever asks for pages again and again and reads none of them waits no longer than others."""
    with closing(connected(served)) as asked:
        asked.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 12)
        asked.settimeout(1)
        request = f"GET /page/codemirror.js HTTP/1.1\r\nHost: {served.host}\r\n\r\n".encode()
        begun = time.monotonic()
        with pytest.raises(ConnectionError):
            while time.monotonic() - begun < 4 * PATIENCE:
                try:
                    asked.send(request)
                except TimeoutError:
                    continue
                time.sleep(0.05)


@pytest.mark.parametrize("frame", (PING, EMPTY_FRAGMENT))
def test_frames_that_are_no_messages_have_a_number(frame: bytes, served: Served) -> None:
    with closing(shaken(served)) as flooder:
        if frame == EMPTY_FRAGMENT:
            flooder.sendall(BEGIN_TEXT)
        with pytest.raises(ConnectionError):
            for _ in range(100):
                flooder.sendall(frame * ALLOWED_AT_ONCE)
                time.sleep(0.02)
    with closing(shaken(served)) as quiet:
        quiet.sendall(PING * (ALLOWED_AT_ONCE // 2))
        quiet.settimeout(2)
        assert quiet.recv(2), "some are answered"


async def talking(scope: Scope, receive: Receive, send: Send) -> None:
    """A program that sends more than is read, and leaves."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        for _ in range(100):
            try:
                await asyncio.wait_for(send({"type": "websocket.send", "bytes": bytes(1 << 20)}), 0.3)
            except TimeoutError:
                return


@contextmanager
def serving_only(app: ASGIApp) -> Generator[tuple[Server, Served]]:
    """A server with the connections of ombre, and with another program."""
    bound = socket.create_server(("127.0.0.1", 0))
    config = PatientConfig(app, 4096)
    config.lifespan = "off"
    server = Server(config)
    running = Thread(target=server.run, args=([bound],))
    running.start()
    host, port = bound.getsockname()
    try:
        until = time.monotonic() + 30
        while not server.started and time.monotonic() < until:
            time.sleep(0.05)
        yield server, Served(f"http://{host}:{port}/?key=none", None)  # type: ignore[arg-type]
    finally:
        server.should_exit = True
        running.join(10)
        bound.close()


def test_who_reads_nothing_and_is_left_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was sent before waits in the buffers; the connection does not wait for it longer than for others."""
    monkeypatch.setattr(protocols, "PATIENCE", 1.0)
    with serving_only(talking) as (server, served), closing(shaken(served)):
        until = time.monotonic() + 30
        assert server.server_state.connections
        while server.server_state.connections and time.monotonic() < until:
            time.sleep(0.1)
        assert not server.server_state.connections


async def listening(scope: Scope, receive: Receive, send: Send) -> None:
    """A program that answers each message with the number of its characters."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": str(len(message["text"]))})


@pytest.mark.parametrize(
    ("path", "is_taken"), [("/tab", True), ("/seat/a/live", False), ("/%73eat/a/live", False), ("/tab/../seat", False)]
)
def test_only_a_tab_sends_long_messages(path: str, is_taken: bool) -> None:
    length = protocols.MOST_MESSAGE + 1
    frame = b"\x81\xff" + length.to_bytes(8) + b"\0\0\0\0" + b"a" * length
    with serving_only(listening) as (_, served), closing(shaken(served, path)) as sender:
        sender.sendall(frame)
        answer = sender.recv(64)
    assert answer[2:] == str(length).encode() if is_taken else answer[2:4] == (1009).to_bytes(2)
