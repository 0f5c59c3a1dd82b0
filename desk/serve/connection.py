"""Speak the language server protocol through a websocket: each tab of a browser is a client with drafts of its own."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

from pygls.exceptions import JsonRpcException
from starlette.websockets import WebSocket, WebSocketDisconnect

from .tab import TabServer

MOST_BYTES = 4 << 20  # of one message


class _Writer:
    """Takes the messages of a language server, which are sent in their order."""

    def __init__(self) -> None:
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    def write(self, data: bytes) -> None:
        self.waiting.put_nowait(data)

    def close(self) -> None:
        self.waiting.put_nowait(None)

    async def send(self, socket: WebSocket) -> None:
        """Send what is written, until the writer is closed."""
        with suppress(RuntimeError, WebSocketDisconnect):  # the tab is gone
            while (data := await self.waiting.get()) is not None:
                await socket.send_text(data.decode())


async def converse(socket: WebSocket, server: TabServer) -> None:
    """Answer one tab until it is closed."""
    await socket.accept()
    writer = _Writer()
    server.protocol.set_writer(writer, include_headers=False)  # pyright: ignore[reportArgumentType]
    sending = asyncio.create_task(writer.send(socket))
    try:
        with suppress(WebSocketDisconnect):
            async for text in socket.iter_text():
                with suppress(JsonRpcException, ValueError, TypeError, AttributeError, RecursionError):  # no message
                    server.protocol.handle_message(json.loads(text, object_hook=server.protocol.structure_message))
    finally:
        server.leave()
        writer.close()
        await sending
