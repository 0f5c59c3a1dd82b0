"""What a browser at a table asks the web server: the page of its seat, its connection, and pictures of cards.

The link of a seat is a secret word in the address. Who has it needs no other key, and reaches nothing but this table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ombre.compiler.projects.places import UsageError
from ombre.prose.language.wording import wording_for
from ombre.translatable import tr
from ombre.translation.page_texts import page_texts

from ..tables.commands import Said, ToJoin, ToLanguage
from ..tables.messages import TableTold
from .guard import AUTHOR, refused
from .pace import LinkPace
from .protocols import MOST_MESSAGE
from .tab import PAGE
from .tables import AllTables

MOST_UNREAD = 1 << 20  # bytes of messages that a browser has not read; then its connection is closed
_LOOKS = 0.25  # seconds after which is looked whether a browser still waits for a picture
# For a page that is made of cards: it cannot reach this server, whatever it contains.
MADE = "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"

Answered = Callable[[AllTables, Request], Awaitable[Response]]


def table_routes(tables: AllTables) -> list[BaseRoute]:
    """The routes below `/seat/LINK`."""

    async def seat(request: Request) -> Response:
        if tables.seat_of(request.path_params["link"]) is None:
            return _none(request)
        return HTMLResponse((PAGE / "table.html").read_text(encoding="utf-8"))

    async def live(socket: WebSocket) -> None:
        link = socket.path_params["link"]
        if tables.seat_of(link) is None:
            await socket.close(1008)  # before it is accepted: status 403
            return
        if not tables.takes(link):
            await socket.accept()
            full = wording_for(socket.headers.get("accept-language", "")[:2]).say(_FULL)
            await socket.send_text(msgspec.json.encode(TableTold("error", (full,))).decode())
            await socket.close(1013)
            return
        pace = tables.paces[link]
        pace.connections += 1
        try:
            await pace.rest()
            pace.use(0)  # for the connection, and for what it may send that is no message
            await socket.accept()
            await LiveSeat(socket, tables, link, pace, bool(socket.scope.get(AUTHOR))).converse()
        finally:
            pace.connections -= 1

    return [
        Route("/seat/{link}", seat),
        Route("/seat/{link}/{language}/rules.html", _asked(tables, _rules)),
        Route("/seat/{link}/{language}/{card:path}.svg", _asked(tables, _picture)),
        WebSocketRoute("/seat/{link}/live", live),
    ]


def _asked(tables: AllTables, answered: Answered) -> Callable[[Request], Awaitable[Response]]:
    """A route below a link that takes a while: it is answered if there is such a link, and not too much at once."""

    async def route(request: Request) -> Response:
        link = request.path_params["link"]
        if tables.seat_of(link) is None:
            return _none(request)
        pace = tables.paces[link]
        if not pace.may_ask:
            return refused(request.headers, tr("This link asks for too much at once."), 429)
        with pace.asking():
            return await answered(tables, request)

    return route


async def _rules(tables: AllTables, request: Request) -> Response:
    """The rules of the game as a page."""
    given = request.path_params
    try:
        text = await tables.rules(given["link"], given["language"])
    except UsageError as error:
        return PlainTextResponse(f"{wording_for(given['language']).error(error)}\n", 404)
    if not text:
        return _none(request)
    return HTMLResponse(text, headers={"content-security-policy": MADE})


async def _picture(tables: AllTables, request: Request) -> Response:
    """The picture of a card."""
    given = request.path_params
    asked = asyncio.ensure_future(tables.picture(given["link"], given["language"], given["card"]))
    while not asked.done():
        await asyncio.wait({asked}, timeout=_LOOKS)
        if not asked.done() and await request.is_disconnected():
            asked.cancel()
            return _none(request)
    svg = asked.result() if asked.exception() is None else b""
    if not svg:
        return refused(request.headers, tr("There is no such card."), 404)
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


_FULL = tr("too many browsers use this link already")


def _none(request: Request) -> Response:
    return refused(request.headers, tr("There is no such table."), 404)


class LiveSeat:
    """The connection of a browser at a table. Its messages are read one after the other, at the pace of its link.

    What it is sent waits in a queue; a browser that does not read is left, and can come again.
    """

    def __init__(self, socket: WebSocket, tables: AllTables, link: str, pace: LinkPace, is_author: bool) -> None:
        self.socket, self.tables, self.link, self.pace, self.is_author = socket, tables, link, pace, is_author
        self.number, self.language = 0, ""
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._waiting = 0  # bytes in the queue
        self._reading: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None

    async def converse(self) -> None:
        """Answer the browser until it is closed, or until it is left."""
        self._reading, self._sending = asyncio.ensure_future(self._read()), asyncio.ensure_future(self._send())
        try:
            await asyncio.wait({self._reading, self._sending}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.number:
                self.tables.leave(self.number)
            for one in (self._reading, self._sending):
                one.cancel()
            await asyncio.gather(self._reading, self._sending, return_exceptions=True)

    def put(self, data: bytes) -> None:
        """Let the browser be sent something when it has read what came before."""
        self._waiting += len(data)
        if self._waiting > MOST_UNREAD and not self.queue.empty():
            if self._sending is not None:
                self._sending.cancel()
            return
        self.queue.put_nowait(data)

    async def _send(self) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):  # the browser is gone
            while True:
                data = await self.queue.get()
                await self.socket.send_text(data.decode())
                self._waiting -= len(data)

    async def _read(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            async for text in self.socket.iter_text():
                if len(text) > MOST_MESSAGE:
                    return
                async with self.pace.turn:
                    await self.pace.rest()
                    await self._take(text)

    async def _take(self, text: str) -> None:
        """Do what a message says."""
        try:
            said = msgspec.json.decode(text, type=Said)
        except (msgspec.DecodeError, RecursionError):
            unknown = wording_for(self.language).say(tr("a table does not know this"))
            self.put(msgspec.json.encode(TableTold("error", (unknown,))))
            self.pace.use(0)
            return
        if isinstance(said, ToJoin | ToLanguage):
            self.language = said.language
            self.put(msgspec.json.encode({"do": "words", "words": {**page_texts(PAGE, said.language)[1]}}))
        if not self.number:
            self.number = await self.tables.join(self.link, self.language, self.put, self.is_author)
        elif not isinstance(said, ToJoin):
            await self.tables.say(self.link, self.number, said)
