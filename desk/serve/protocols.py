"""Connections of browsers, which the server keeps no longer than it must: a time for a request, and a number of frames.

Whoever connects needs neither a key nor a link. So the server waits for nobody long, and for a number of connections at
the same time. At the limit, it leaves the one for which it has waited longest, of the address that has most of them. So
a new connection has been heard before it is its turn to be left.
"""

from __future__ import annotations

import asyncio
import time
from asyncio import TimerHandle, Transport
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field

from h11 import LocalProtocolError, Request
from starlette.types import ASGIApp
from uvicorn import Config
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request as HandshakeRequest

PATIENCE = 10.0
"""Seconds that a browser has for a request, for reading what it is sent, and for a farewell."""

MOST_WAITING = 1000
"""Connections for which the server waits at the same time, if it may have four times as many open files."""

ALLOWED_AT_ONCE, FRAMES_A_SECOND = 100, 20.0
"""Frames of a websocket that are no messages (pings, parts of messages): how many at once, and how many a second."""

MOST_MESSAGE = 32 << 10
"""Bytes of a message of a browser, except of a tab of the author (`_TAB`)."""

MOST_HEAD = 20 << 10
"""Bytes of the headers of a request that are read."""

_TAB = "/tab"
_AT_ONCE = 400  # connections that are taken before any of them is heard
_PIECE = 4 << 10  # bytes that are read at once: what is refused is not read further


@dataclass
class Waits:
    """The connections for which the server waits, by address; the longest wait comes first. most: see MOST_WAITING."""

    most: int
    waiting: dict[str, dict[Transport, TimerHandle]] = field(default_factory=dict[str, dict[Transport, TimerHandle]])
    number: int = 0

    def begin(self, transport: Transport) -> None:
        """Wait for a browser, unless it is waited for already."""
        here = self.waiting.setdefault(_address(transport), {})
        if transport not in here:
            here[transport] = asyncio.get_running_loop().call_later(PATIENCE, self._leave, transport)
            self.number += 1
            if self.number > self.most:
                busiest = max(self.waiting.values(), key=len)
                self._leave(next(iter(busiest)))

    def end(self, transport: Transport) -> None:
        """Wait no more: the browser has done what it was waited for, or is gone."""
        here = self.waiting.get(address := _address(transport), {})
        if (timer := here.pop(transport, None)) is not None:
            timer.cancel()
            self.number -= 1
        if not here:
            self.waiting.pop(address, None)

    def _leave(self, transport: Transport) -> None:
        self.end(transport)
        transport.abort()


def _address(transport: Transport) -> str:
    """From where a browser has connected."""
    peer: tuple[str, int] | None = transport.get_extra_info("peername")
    return peer[0] if peer else ""


class PatientConfig(Config):
    """How the server runs, with connections that are kept no longer than they must."""

    def __init__(self, app: ASGIApp, files: int) -> None:
        """files: how many the server can have open."""
        super().__init__(
            app,
            http=HttpConnection,
            ws=WebSocketConnection,
            log_level="error",
            backlog=_AT_ONCE,
            ws_max_size=4 << 20,
            h11_max_incomplete_event_size=MOST_HEAD - _PIECE,
            ws_per_message_deflate=False,  # to compress for hundreds who watch would take longer than to send
            timeout_graceful_shutdown=1,
        )
        self.waits = Waits(min(MOST_WAITING, files // 4))


def _waits(config: Config) -> Waits:
    assert isinstance(config, PatientConfig)
    return config.waits


class HttpConnection(H11Protocol):
    """A connection that asks for pages. It is waited for until a request is whole, and while it reads no answer."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # a narrower transport
        super().connection_made(transport)
        _waits(self.config).begin(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        _waits(self.config).end(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), _PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return  # refused, or a websocket now, which sends nothing before it is answered
            super().data_received(data[at : at + _PIECE])

    def handle_events(self) -> None:
        super().handle_events()
        self._answer()

    def _answer(self) -> None:
        """Let a browser wait for the server, if there is something to answer, and it reads."""
        if self.is_answered and not self.flow.write_paused:
            _waits(self.config).end(self.transport)

    @property
    def is_answered(self) -> bool:
        """Whether a request is being answered now."""
        return bool(self.cycle) and not self.cycle.response_complete

    def handle_websocket_upgrade(self, event: Request) -> None:
        _waits(self.config).end(self.transport)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        _waits(self.config).begin(self.transport)  # until its next request
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        with suppress(LocalProtocolError):  # an answer was begun already
            super().send_400_response(msg)
        if self.is_answered:
            self.cycle.disconnected = True  # nothing more can be sent
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        _waits(self.config).begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._answer()


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A connection of a tab or of a browser at a table.

    Only the messages that were read make room for the next ones.
    """

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, object]) -> None:
        super().__init__(config, server_state, app_state)
        self._held = deque[bytes]()
        self._counted, self._since = 0.0, time.monotonic()

    def connection_lost(self, exc: Exception | None) -> None:
        _waits(self.config).end(self.transport)
        self._held.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._held.extend(data[at : at + _PIECE] for at in range(0, len(data), _PIECE))
        self._take()

    def _take(self) -> None:
        while self._held and not self.read_paused and not self.transport.is_closing():
            super().data_received(self._held.popleft())

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._take()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        self._close()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._close()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._close()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._close()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._close()

    def _close(self) -> None:
        """Wait for the browser if the connection closes: it may not read what it was sent before."""
        if self.close_sent or self.transport.is_closing():
            _waits(self.config).begin(self.transport)

    def handle_connect(self, event: HandshakeRequest) -> None:
        if event.path.partition("?")[0] != _TAB:
            self.conn.max_message_size = MOST_MESSAGE
        super().handle_connect(event)

    def handle_text(self, event: Frame) -> None:
        self._count(event)
        super().handle_text(event)

    def handle_cont(self, event: Frame) -> None:
        self._count(event)
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def _count(self, part: Frame | None = None) -> None:
        """Count a frame, unless it ends a message; leave a browser that sends too many."""
        if part is not None and part.fin:
            return
        now = time.monotonic()
        self._counted = max(0.0, self._counted - (now - self._since) * FRAMES_A_SECOND) + 1
        self._since = now
        if self._counted > ALLOWED_AT_ONCE:
            self.transport.abort()
