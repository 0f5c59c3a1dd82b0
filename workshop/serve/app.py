"""The web server of the page: its files, and a websocket for each tab."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from .connection import converse
from .guard import Guard
from .pictures import Pictures
from .runner import Runner
from .tab import tab_server
from .workplace import Workplace

_PAGE = Path(__file__).parent / "page"


def app(workplace: Workplace, hosts: Sequence[str], secret: str) -> Starlette:
    """Make the web server. hosts: the values of `Host` by which it is reached. secret: the key in its address."""
    runner, pictures = Runner(tuple(workplace.extra)), Pictures()
    nonce = secrets.token_urlsafe(16)

    async def page(request: Request) -> Response:
        return HTMLResponse((_PAGE / "index.html").read_text(encoding="utf-8").replace("{nonce}", nonce))

    async def tab(socket: WebSocket) -> None:
        await converse(socket, tab_server(workplace, runner, pictures))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        runner.stop()

    return Starlette(
        routes=[Route("/", page), WebSocketRoute("/tab", tab), Mount("/page", StaticFiles(directory=_PAGE))],
        middleware=[Middleware(Guard, hosts=hosts, secret=secret, nonce=nonce)],
        lifespan=lifespan,
    )
