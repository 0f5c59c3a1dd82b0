"""The process of the tables, as the web server sees it: it is started when it is needed, and ended when it hangs."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread

import msgspec

from ombre.compiler.places import UsageError
from ombre.translatable import tr

from ..tables.messages import Joining, Saying, TableCall, TableReply
from ..tables.process import serve
from ..tables.room_store import RoomStore
from .workplace import Workplace

SECONDS, BEGINNING = 20.0, 90.0
"""How long the process may take for a message, and to begin; then it is ended, and the tables are read from their files."""

LANGUAGES = 35  # most characters of a language that a browser names


@dataclass
class Seated:
    """A browser at a table. send: takes what it is sent; None ends the connection."""

    link: str
    language: str
    send: Callable[[bytes | None], None]
    is_author: bool = False

    @property
    def joining(self) -> Joining:
        return Joining(self.link, self.language, self.is_author)


class TableProcess:
    """Holds the tables of the author's game. They see the files as these were saved when the process began."""

    def __init__(self, workplace: Workplace, seconds: float = SECONDS) -> None:
        self.workplace, self.seconds = workplace, seconds
        self.seated: dict[int, Seated] = {}
        self._last = 0
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ready: asyncio.Future[None] | None = None
        self._replies: dict[int, asyncio.Future[object]] = {}
        self._asked: deque[float] = deque()  # when each message was sent that is not done yet
        self._watching: asyncio.Task[None] | None = None
        self._stamp = ""
        self._closed = False
        self._links: set[str] = set()

    # -------------------------------------------------------------------------------------------- what is asked

    async def ask(self, what: str, data: object = None, is_new: bool = False) -> object:
        """Ask the process, and return its reply; raise UsageError with its sentence if it cannot do it.

        is_new: whether the files may have changed, so that the process is started again if they have.
        """
        if is_new and self._process is not None and self._stamp != self._stamp_now():
            self._end()
        await self._begun()
        self._last += 1
        number = self._last
        reply = self._replies[number] = asyncio.get_running_loop().create_future()
        self._send(TableCall(what, number, data))
        return await reply

    def knows(self, link: str) -> bool:
        """Whether there is a table with this link."""
        if link in self._links:
            return True
        if self._process is not None or self.workplace.wanted() is None:
            return False
        for told in RoomStore(self._place()).known():
            self._links |= {*(seat.link for seat in told.seats), told.watch}
        return link in self._links

    async def join(self, link: str, language: str, send: Callable[[bytes | None], None], is_author: bool) -> int:
        """Let a browser take the seat of a link; return its number. is_author: whether the browser has the key."""
        await self._begun()
        self._last += 1
        one = self.seated[self._last] = Seated(link, language[:LANGUAGES], send, is_author)
        self._send(TableCall("join", self._last, one.joining))
        return self._last

    def say(self, number: int, said: Saying) -> None:
        """Give a message of a browser to the process."""
        if said.do == "language" and number in self.seated:
            self.seated[number].language = said.language[:LANGUAGES]
        if self._process is not None:
            self._send(TableCall("say", number, said))

    def leave(self, number: int) -> None:
        """Let a browser leave its table."""
        self.seated.pop(number, None)
        if self._process is not None:
            self._send(TableCall("leave", number))

    def stop(self) -> None:
        """End the process for good."""
        self._closed = True
        if self._watching is not None:
            self._watching.cancel()
        self._end()

    # -------------------------------------------------------------------------------------------- the process

    def _place(self) -> Path:
        wanted = self.workplace.wanted()
        assert wanted is not None
        return wanted.place.folder if self.workplace.demo else self.workplace.folder

    def _stamp_now(self) -> str:
        """A hash of the texts of the game, which tells whether the files have changed."""
        project = self.workplace.project()
        texts = sorted((file.source.name, file.source.text) for file in (project.files if project else ()))
        return hashlib.sha256(repr(texts).encode()).hexdigest()

    async def _begun(self) -> None:
        """Wait until the process is there; raise UsageError if it cannot begin."""
        if self._closed:
            raise UsageError(tr("the server ends"))
        if self._process is not None and not self._process.is_alive():
            self._end()
        if self._process is None:
            wanted = self.workplace.wanted()
            if wanted is None:
                raise UsageError(tr("there are no cards yet"))
            self._stamp = self._stamp_now()
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            arguments = (theirs, wanted.place, tuple(wanted.extra), str(self._place()))
            self._process = context.Process(target=serve, args=arguments)
            self._process.start()
            theirs.close()
            loop = asyncio.get_running_loop()
            self._ready = loop.create_future()
            Thread(target=self._listen, args=(self._pipe, loop), daemon=True).start()
            self._asked.append(time.monotonic() + BEGINNING - self.seconds)
            if self._watching is None:
                self._watching = asyncio.create_task(self._watch())
            for number, one in self.seated.items():
                self._send(TableCall("join", number, one.joining))
        assert self._ready is not None
        await asyncio.shield(self._ready)

    def _listen(self, pipe: Connection, loop: asyncio.AbstractEventLoop) -> None:
        """Take the replies of one process, in a thread of its own."""
        with suppress(EOFError, OSError, RuntimeError):
            while True:
                reply = pipe.recv()
                loop.call_soon_threadsafe(self._received, pipe, reply)
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(self._ended, pipe)

    def _received(self, pipe: Connection, reply: TableReply) -> None:
        if pipe is not self._pipe:
            return
        if reply.what == "send":
            assert isinstance(reply.data, bytes)
            if reply.number in self.seated:
                self.seated[reply.number].send(reply.data)
        elif reply.what == "links":
            self._links |= {*msgspec.convert(reply.data, tuple[str, ...])}
        elif reply.what in ("reply", "problem"):
            waiting = self._replies.pop(reply.number, None)
            if waiting is not None and not waiting.done():
                if reply.what == "reply":
                    waiting.set_result(reply.data)
                else:
                    waiting.set_exception(UsageError(reply.data))
        else:
            if self._asked:
                self._asked.popleft()
            if reply.what == "ready":
                assert self._ready is not None
                self._links = {*msgspec.convert(reply.data, tuple[str, ...])}
                if not self._ready.done():
                    self._ready.set_result(None)

    def _ended(self, pipe: Connection) -> None:
        """The process has ended by itself, perhaps because of a card."""
        if pipe is self._pipe:
            self._end(tr("the process of the tables has ended; the tables go on from their last answer"))
            self._again()

    def _send(self, call: TableCall) -> None:
        assert self._pipe is not None
        self._asked.append(time.monotonic())
        with suppress(OSError):  # it has ended; `_ended` is told of it
            self._pipe.send(call)

    async def _watch(self) -> None:
        """End the process if it takes too long for a message, and begin again."""
        while True:
            await asyncio.sleep(min(1.0, self.seconds / 4))
            if self._asked and time.monotonic() - self._asked[0] > self.seconds:
                self._end(tr("the table took too long, and was stopped; it goes on from its last answer"))
                self._again()

    def _again(self) -> None:
        """Begin again, if somebody sits at a table."""
        if self.seated:
            self._beginning = asyncio.ensure_future(self._begin_again())

    async def _begin_again(self) -> None:
        with suppress(UsageError):
            await self._begun()

    def _end(self, reason: str = tr("the tables were closed")) -> None:
        pipe, process, ready = self._pipe, self._process, self._ready
        self._pipe = self._process = self._ready = None
        self._asked.clear()
        replies, self._replies = self._replies, {}
        for waiting in replies.values():
            if not waiting.done():
                waiting.set_exception(UsageError(reason))
        if ready is not None and not ready.done():
            ready.set_exception(UsageError(reason))
            ready.exception()  # nobody else may wait for it
        if process is not None:
            process.kill()
            process.join(2)
        if pipe is not None:
            pipe.close()
