"""A process of a game or of a table, as the web server sees it: it is given one message at a time.

Nothing here blocks the event loop: a thread writes to the process, another reads from it. A process that takes too long
for a message is ended.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Semaphore, Thread
from typing import TypeVar

from ombre.compiler.projects.places import UsageError
from ombre.translatable import tr
from ombre.workshop.spawning import spawning

from ..tables.messages import TableCall, TableReply
from ..tables.process import Serving, serve

T = TypeVar("T")
_MOST_UNREAD = 64  # messages of a process that wait for the event loop; then the process waits
HUNG = tr("the table took too long, and was stopped; it goes on from its last answer")
DIED = tr("the process of the table has ended; it goes on from its last answer")


class Worker:
    """A process that serves a game. take: is given its messages, and returns the seconds that they cost.

    ended: is called when it has ended, with the reason.

    seconds, beginning: how long it may take for a message, and to begin.
    """

    def __init__(
        self,
        serving: Serving,
        take: Callable[[TableReply], float],
        ended: Callable[[Worker, str], None],
        seconds: float,
        beginning: float,
    ) -> None:
        self.take, self.ended, self.seconds = take, ended, seconds
        self.is_over = False
        self._loop = asyncio.get_running_loop()
        self._last = 0
        self._cost = 0.0  # seconds that were spent on sending what the message has made
        self._turn = asyncio.Lock()  # first come, first served
        self._replies: dict[int, asyncio.Future[object]] = {}
        self._done: asyncio.Future[float] | None = None  # of the message that the process has now
        self._unread = Semaphore(_MOST_UNREAD)
        context = spawning()
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, serving))
        self._writer = ThreadPoolExecutor(1)
        self.ready: asyncio.Future[None] = self._loop.create_future()
        self.ready.add_done_callback(_heard)
        self._beginning = asyncio.ensure_future(self._begun(beginning))
        self._process.start()  # this takes some milliseconds
        theirs.close()
        Thread(target=self._listen, daemon=True).start()

    @property
    def waiting(self) -> int:
        """The number of messages that are not done."""
        return len(self._replies)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid or 0

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return not self.is_over and self._process.is_alive()

    async def ask(self, what: str, data: object = None, number: int = 0) -> tuple[object, float]:
        """Give the process a message when its turn comes; return the reply, and the seconds that the message took.

        number: that of the connection, if a browser says it; it has no reply then. Raise UsageError with the sentence
        of a problem. Whoever stops waiting leaves the message to the process.
        """
        asked = asyncio.ensure_future(self._asked(what, data, number))
        asked.add_done_callback(_heard)
        return await asyncio.shield(asked)

    async def _asked(self, what: str, data: object, number: int) -> tuple[object, float]:
        await self.ready
        self._last -= 1  # replies have numbers below those of connections
        reply: asyncio.Future[object] = self._loop.create_future()
        key = number or self._last
        if not number:
            self._replies[key] = reply
            reply.add_done_callback(_heard)
        async with self._turn:
            if self.is_over:
                raise UsageError(DIED)
            self._done, self._cost = self._loop.create_future(), 0.0
            self._done.add_done_callback(_heard)
            with suppress(RuntimeError):  # it ends now
                self._writer.submit(self._write, TableCall(what, key, data))
            try:
                seconds = await asyncio.wait_for(asyncio.shield(self._done), self.seconds)
            except TimeoutError:
                self.end(HUNG)
                raise UsageError(HUNG) from None
        return (None if number else await reply), seconds

    async def _begun(self, seconds: float) -> None:
        """End the process if it does not begin in time."""
        await asyncio.wait({self.ready}, timeout=seconds)
        if not self.ready.done():
            self.end(HUNG)

    def _listen(self) -> None:
        """Take the messages of the process, in a thread of its own."""
        with suppress(EOFError, OSError, RuntimeError):
            while True:
                reply = self._pipe.recv()
                self._unread.acquire()
                self._loop.call_soon_threadsafe(self._received, reply)
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self.end, DIED)

    def _write(self, call: TableCall) -> None:
        with suppress(OSError):  # it has ended, which `_listen` sees
            self._pipe.send(call)

    def _received(self, reply: TableReply) -> None:
        self._unread.release()
        if self.is_over:
            return
        if reply.what == "ready":
            self.ready.set_result(None)
        elif reply.what == "done":
            if self._done is not None and not self._done.done():
                assert isinstance(reply.data, float)
                self._done.set_result(reply.data + self._cost)
        elif reply.what in ("reply", "problem"):
            waiting = self._replies.pop(reply.number, None)
            if waiting is not None and not waiting.done():
                if reply.what == "reply":
                    waiting.set_result(reply.data)
                else:
                    waiting.set_exception(UsageError(reply.data))
        else:
            self._cost += self.take(reply)

    def end(self, reason: str = "") -> None:
        """End the process, and everything that waits for it. reason: what `ended` is told; "" if that is not called."""
        if self.is_over:
            return
        self.is_over = True
        self._beginning.cancel()
        error = UsageError(reason or tr("the tables were closed"))
        _fail(self.ready, error)
        if self._done is not None:
            _fail(self._done, error)
        for waiting in self._replies.values():
            _fail(waiting, error)
        self._replies.clear()
        self._writer.shutdown(wait=False, cancel_futures=True)
        Thread(target=self._kill, daemon=True).start()
        if reason:
            self.ended(self, reason)

    def _kill(self) -> None:
        """End the process; this may take a while."""
        self._process.kill()
        self._process.join(5)
        self._pipe.close()


def _fail(waiting: asyncio.Future[T], error: UsageError) -> None:
    if not waiting.done():
        waiting.set_exception(error)


def _heard(done: asyncio.Future[T]) -> None:
    """Let nobody be told that an error was never taken: whoever asked may be gone."""
    if not done.cancelled():
        done.exception()
