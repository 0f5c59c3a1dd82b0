"""What a browser at a table asks the web server: the page of its seat, its connection, and pictures of cards.

The link of a seat is a secret word in the address. Who has it needs no other key, and reaches nothing but this table.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ombre.compiler.places import UsageError
from ombre.compiler.wording import wording_for
from ombre.translatable import tr

from ..tables.messages import Saying, TableTold
from ..translating.page_texts import page_texts
from .guard import AUTHOR, refused
from .tab import PAGE
from .table_process import TableProcess

_MOST_BYTES = 32 << 10  # of a message of a browser at a table
_LOOKS = 0.25  # seconds after which is looked whether a browser still waits for a picture
MADE = "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"  # for a page that is made of cards: it cannot reach this server, whatever it contains


def table_routes(tables: TableProcess) -> list[BaseRoute]:
    """The routes below `/seat/LINK`."""

    async def seat(request: Request) -> Response:
        if not tables.knows(request.path_params["link"]):
            return _none(request)
        return HTMLResponse((PAGE / "table.html").read_text(encoding="utf-8"))

    async def picture(request: Request) -> Response:
        given = request.path_params
        if not tables.knows(given["link"]):
            return _none(request)
        asked = asyncio.ensure_future(tables.ask("picture", (given["link"], given["language"], given["card"])))
        while not asked.done():
            await asyncio.wait({asked}, timeout=_LOOKS)
            if not asked.done() and await request.is_disconnected():
                asked.cancel()
                return _none(request)
        svg = asked.result() if asked.exception() is None else b""
        if not isinstance(svg, bytes) or not svg:
            return refused(request.headers, tr("There is no such card."), 404)
        return Response(svg, media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})

    async def rules(request: Request) -> Response:
        given = request.path_params
        if not tables.knows(given["link"]):
            return _none(request)
        try:
            text = await tables.ask("rules", (given["link"], given["language"]))
        except UsageError as error:
            return PlainTextResponse(f"{wording_for(given['language']).error(error)}\n", 404)
        if not isinstance(text, bytes) or not text:
            return _none(request)
        return HTMLResponse(text, headers={"content-security-policy": MADE})

    async def live(socket: WebSocket) -> None:
        link = socket.path_params["link"]
        if not tables.knows(link):
            await socket.close(1008)  # before it is accepted: status 403
            return
        await socket.accept()
        await _converse(socket, tables, link, bool(socket.scope.get(AUTHOR)))

    return [
        Route("/seat/{link}", seat),
        Route("/seat/{link}/{language}/rules.html", rules),
        Route("/seat/{link}/{language}/{card:path}.svg", picture),
        WebSocketRoute("/seat/{link}/live", live),
    ]


def _none(request: Request) -> Response:
    return refused(request.headers, tr("There is no such table."), 404)


async def _converse(socket: WebSocket, tables: TableProcess, link: str, is_author: bool) -> None:
    """Let a browser sit at a table until it is closed."""
    waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def send() -> None:
        with suppress(RuntimeError, WebSocketDisconnect):  # the browser is gone
            while (data := await waiting.get()) is not None:
                await socket.send_text(data.decode())

    sending = asyncio.create_task(send())
    number, language = 0, ""
    try:
        with suppress(WebSocketDisconnect, UsageError):
            async for text in socket.iter_text():
                if len(text) > _MOST_BYTES:
                    break
                try:
                    said = msgspec.json.decode(text, type=Saying)
                except (msgspec.DecodeError, RecursionError):
                    unknown = wording_for(language).say(tr("a table does not know this"))
                    waiting.put_nowait(msgspec.json.encode(TableTold("error", (unknown,))))
                    continue
                if said.do in ("join", "language"):
                    language = said.language
                    words = {"do": "words", "words": {**page_texts(PAGE, said.language)[1]}}
                    waiting.put_nowait(msgspec.json.encode(words))
                if not number:
                    number = await tables.join(link, said.language, waiting.put_nowait, is_author)
                elif said.do != "join":
                    tables.say(number, said)
    finally:
        if number:
            tables.leave(number)
        waiting.put_nowait(None)
        await sending
