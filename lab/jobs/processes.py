"""Chunks of a job in processes of this machine. A chunk whose process dies is given to another one."""

from __future__ import annotations

import signal
from collections import Counter, deque
from collections.abc import Mapping
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Protocol, cast

from ombre.workshop.spawning import spawning

from .answering import answer

MOST_DEATHS = 3  # processes that may die of a chunk


class ChunkLost(Exception):
    """Raised if too many processes have died of a chunk. number: that of the chunk. deaths: of processes."""

    def __init__(self, number: int, deaths: int) -> None:
        super().__init__(number, deaths)
        self.number, self.deaths = number, deaths


class CrewSize(Protocol):
    """size: how many chunks are done at once. seconds: how long a chunk should take."""

    @property
    def seconds(self) -> float: ...

    @property
    def size(self) -> int: ...


class Crew(CrewSize, Protocol):
    """What chunks are given to."""

    def begin(self, number: int, inputs: bytes) -> None:
        """Give it a chunk, under a number."""
        ...

    def ended(self) -> tuple[int, bytes]:
        """Wait until a chunk has ended, and return its number and the answer."""
        ...

    def drop(self) -> None:
        """Forget all chunks that have not ended."""
        ...

    def close(self) -> None:
        """End it, with all that it has begun."""
        ...


class Processes:
    """A number of processes of this machine, each started when there is a chunk for it."""

    seconds = 0.25  # so that the progress is seen, and little is lost by Ctrl-C

    def __init__(self, jobs: int, game: bytes, job: bytes) -> None:
        self.size = jobs
        self._work = game, job
        self._context = spawning()
        self._idle: list[tuple[BaseProcess, Connection]] = []
        self._busy: dict[Connection, tuple[BaseProcess, int, bytes]] = {}
        self._waiting: deque[tuple[int, bytes]] = deque()
        self._deaths: Counter[int] = Counter()

    def begin(self, number: int, inputs: bytes) -> None:
        self._waiting.append((number, inputs))
        self._fill()

    def ended(self) -> tuple[int, bytes]:
        while True:
            for ready in cast("list[Connection]", wait([*self._busy])):
                process, number, inputs = self._busy.pop(ready)
                try:
                    answered = ready.recv_bytes()
                except (EOFError, OSError):
                    self._bury(process, ready, number, inputs)
                    continue
                self._idle.append((process, ready))
                self._fill()
                return number, answered

    def drop(self) -> None:
        self._waiting.clear()
        self._deaths.clear()
        for connection, (process, _, _) in self._busy.items():
            process.terminate()  # what it does cannot be stopped in any other way
            _leave(process, connection)
        self._busy.clear()

    def close(self) -> None:
        self.drop()
        for process, connection in self._idle:
            process.terminate()
            _leave(process, connection)
        self._idle.clear()

    def pids(self) -> Mapping[int, int]:
        """Return the number of the chunk that each process does, by the id of the process."""
        return {process.pid or 0: number for process, number, _ in self._busy.values()}

    def _fill(self) -> None:
        """Give chunks to processes that have none."""
        while self._waiting and len(self._busy) < self.size:
            number, inputs = self._waiting.popleft()
            process, connection = self._idle.pop() if self._idle else self._started()
            try:
                connection.send_bytes(inputs)
            except OSError:  # it has died since its last chunk
                self._bury(process, connection, number, inputs)
                continue
            self._busy[connection] = process, number, inputs

    def _bury(self, process: BaseProcess, connection: Connection, number: int, inputs: bytes) -> None:
        """Give the chunk of a dead process to another one, unless too many have died of it."""
        _leave(process, connection)
        self._deaths[number] += 1
        if self._deaths[number] >= MOST_DEATHS:
            raise ChunkLost(number, self._deaths[number])
        self._waiting.appendleft((number, inputs))
        self._fill()

    def _started(self) -> tuple[BaseProcess, Connection]:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_serve, args=(theirs, *self._work), daemon=True)
        process.start()
        theirs.close()  # so that the end of the process ends the connection
        return process, ours


def _leave(process: BaseProcess, connection: Connection) -> None:
    connection.close()
    process.join()


def _serve(connection: Connection, game: bytes, job: bytes) -> None:
    """Answer chunks until the other end is closed. Ctrl-C is for the process that waits for the answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            connection.send_bytes(answer(game, job, connection.recv_bytes()))
    except (EOFError, OSError):
        pass
