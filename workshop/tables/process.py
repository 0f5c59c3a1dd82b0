"""The process of the tables: it takes messages from a pipe in turn, and draws cards ahead while there are none.

Checked cards become Python, so tables are played in a process of their own. Whoever starts it ends it when a message
takes too long, and starts it again: the tables are read back from their files.
"""

from __future__ import annotations

import signal
import time
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from threading import Lock

from ombre.compiler.places import GameFolder, UsageError

from ..api.table import CardErrors
from .host import Host
from .messages import TableReply
from .room_store import RoomStore

_PAUSE = 0.03  # seconds without a message after which a card is drawn ahead


def serve(pipe: Connection, place: GameFolder, extra: tuple[str, ...], folder: str) -> None:
    """Answer messages until the other end of the pipe is closed. folder: the place whose tables are kept."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lock = Lock()

    def send(reply: TableReply) -> None:
        with lock, suppress(OSError):  # pictures are sent from another thread
            pipe.send(reply)

    host = Host(place, extra, RoomStore(Path(folder)), send, time.monotonic)
    with suppress(UsageError, CardErrors):  # whoever opens a table is told
        host.game.table.rules  # noqa: B018 - compiled now, because the beginning may take longer than a message
    host.begin()
    send(TableReply("ready", 0, tuple(host.links)))
    while True:
        waits = [pipe, *([host.thinker.pipe] if host.thinker.pipe is not None and host.thinker.waiting else [])]
        is_left = host.printed.undrawn(host.languages) is not None
        found = wait(waits, _PAUSE if is_left else None)
        if not found:
            host.printed.draw_ahead(host.languages)
        for ready in found:
            if ready is pipe:
                try:
                    call = pipe.recv()
                except EOFError:
                    host.thinker.close()
                    return
                host.take(call)
                send(TableReply("done", call.number, call.what))
            elif ready is host.thinker.pipe:
                host.thought(host.thinker.receive())
