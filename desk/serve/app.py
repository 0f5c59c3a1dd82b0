"""The web server of the page: its files, a websocket for each tab, and the tables."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from pygls.exceptions import JsonRpcInvalidParams
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from ombre.translatable import tr

from .connection import converse
from .guard import Guard, refused, safe_headers
from .pictures import CardPictures
from .scenario_process import ScenarioProcess
from .tab import PAGE, tab_server
from .table_routes import MADE, table_routes
from .tables import AllTables
from .tasks import Tasks
from .workplace import Workplace

_COLOURS = PAGE.parents[1] / "colours.css"
_TYPES = {".card": "text/plain", ".html": "text/html", ".pdf": "application/pdf"}


def _is_surprise(record: logging.LogRecord) -> bool:
    """Whether an error is to be told in the terminal: a sentence that the page shows is not."""
    return record.exc_info is None or not isinstance(record.exc_info[1], JsonRpcInvalidParams)


def app(workplace: Workplace, hosts: Sequence[str], secret: str) -> Starlette:
    """Make the web server. hosts: the values of `Host` by which it is reached. secret: the key in its address."""
    logging.getLogger("pygls.protocol.json_rpc").addFilter(_is_surprise)
    process, pictures, tasks = ScenarioProcess(tuple(workplace.extra)), CardPictures(), Tasks(workplace)
    tables = AllTables(workplace)
    nonce = secrets.token_urlsafe(16)

    async def page(request: Request) -> Response:
        return HTMLResponse((PAGE / "index.html").read_text(encoding="utf-8").replace("{nonce}", nonce))

    async def colours(request: Request) -> Response:
        return FileResponse(_COLOURS)

    async def file(request: Request) -> Response:
        """A file that a task has made. A page in it cannot reach this server, whatever it contains."""
        number, name = request.path_params["number"], request.path_params["name"]
        task = tasks.known.get(int(number)) if re.fullmatch(r"[0-9]{1,9}", number) else None
        if task is None or name not in task.made:
            return refused(request.headers, tr("There is no such file."), 404)
        headers = {"content-security-policy": MADE} if name.endswith(".html") else {}
        return FileResponse(task.folder / name, headers=headers, media_type=_TYPES.get(Path(name).suffix))

    async def failed(request: Request, error: Exception) -> Response:
        """What a browser is told of a fault of the program, which the terminal shows."""
        answer = refused(request.headers, tr("The server has failed at this; the terminal says where."), 500)
        answer.headers.update(safe_headers(nonce))  # such an answer does not pass the guard
        return answer

    async def tab(socket: WebSocket) -> None:
        await converse(socket, tab_server(workplace, process, pictures, tasks, tables))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncGenerator[None]:
        try:
            yield
        finally:
            process.stop()
            tables.stop()
            tasks.close()

    made = Starlette(
        routes=[
            Route("/", page),
            Route("/colours.css", colours),
            Route("/made/{number}/{name}", file),
            WebSocketRoute("/tab", tab),
            *table_routes(tables),
            Mount("/page", StaticFiles(directory=PAGE)),
        ],
        exception_handlers={Exception: failed},
        middleware=[Middleware(Guard, hosts=hosts, secret=secret, nonce=nonce)],
        lifespan=lifespan,
    )
    made.state.leave = tables.stop  # what waits for a table need not wait when the server ends
    return made
