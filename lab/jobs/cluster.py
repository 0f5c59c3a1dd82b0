"""Chunks of a job on a Dask cluster. The game is sent to each worker once, under the name of its content.

Dask gives the chunk of a worker that dies to another one, and keeps chunks in a queue while all workers are busy.
"""

from __future__ import annotations

import logging
import re
import signal
import threading
import time
import warnings
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from queue import Empty, SimpleQueue
from types import ModuleType
from typing import Protocol

from ombre.compiler.projects.places import UsageError
from ombre.translatable import Translatable, tr
from ombre.workshop.spawning import only_installed

from .answering import checked_answer, other_ombre, received_bytes, sameness
from .processes import ChunkLost
from .sending import digest

LOCAL = "local"  # instead of an address: a cluster of this machine
ADDRESS = re.compile(r"(?:(?:tcp|tls|ws|wss)://)?[^\s/:]+:\d+|(?:(?:tcp|tls|ws|wss)://)?\[[^\s/]+\]:\d+")
EXAMPLE = "tcp://192.168.1.5:8786"
LOGGERS = ("distributed", "distributed.client", "tornado", "tornado.application", "asyncio")  # Dask sets each
ANSWERS = 4.0  # seconds in which a scheduler must answer
WORKERS = 4.0  # seconds in which it must have a worker
ALONE = 60.0  # seconds after which a run without any worker ends
ASKED = 64  # chunks after which the scheduler is asked again how many workers there are


class DaskFuture(Protocol):
    @property
    def status(self) -> str: ...
    def result(self) -> bytes: ...
    def add_done_callback(self, told: Callable[[DaskFuture], None]) -> None: ...


class DaskClient(Protocol):
    """What is used of the client of Dask."""

    @property
    def status(self) -> str: ...
    def submit(self, function: Callable[..., bytes], *arguments: object, **how: object) -> DaskFuture: ...
    def run(self, function: Callable[[], str], *, on_error: str) -> Mapping[str, object]: ...
    def nthreads(self) -> Mapping[str, int]: ...
    def wait_for_workers(self, number: int, timeout: float) -> None: ...
    def cancel(self, futures: Sequence[DaskFuture]) -> None: ...
    def close(self) -> None: ...


class Cluster:
    """The workers of a scheduler.

    on: its address, or `LOCAL`. jobs: the number of workers of a cluster of this machine.
    """

    seconds = 2.0  # a scheduler begins a few thousand chunks in a second, whatever they do

    def __init__(self, on: str, jobs: int, game: bytes, job: bytes) -> None:
        dask = _dask()
        for name in LOGGERS:
            logging.getLogger(name).setLevel(logging.CRITICAL)  # what matters is told in a sentence
        self._on, self._close = on, list[Callable[[], object]]()
        self._ended: SimpleQueue[tuple[int, DaskFuture]] = SimpleQueue()
        self._futures: dict[int, DaskFuture] = {}
        self._until_asked = 0
        self._client = self._connected(dask, jobs)
        try:
            self._size = self._workers()
            self._check()
            self._sent = [
                self._client.submit(received_bytes, data, key=f"ombre-{digest(data)}-{sameness()}", pure=True)
                for data in (game, job)
            ]
        except BaseException:
            self.close()
            raise

    def _connected(self, dask: ModuleType, jobs: int) -> DaskClient:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of other versions of libraries: `_check` looks at what matters
            address: object = self._on
            if self._on == LOCAL:
                only_installed()
                with _ignoring_interrupts():  # as the processes of the cluster then do, too
                    address = cluster = dask.LocalCluster(
                        n_workers=jobs,
                        threads_per_worker=1,
                        host="127.0.0.1",
                        dashboard_address=None,
                        silence_logs=logging.CRITICAL,
                    )
                self._close.append(cluster.close)
            elif not ADDRESS.fullmatch(self._on):
                raise UsageError(tr("'{0}' is no address; write one such as {1}, or 'local'", self._on, EXAMPLE))
            try:
                client: DaskClient = dask.Client(address, timeout=ANSWERS, set_as_default=False)
            except OSError:
                raise UsageError(
                    tr("no scheduler answers at {0}; it prints its address: {1}", self._on, EXAMPLE)
                ) from None
        self._close.insert(0, client.close)
        return client

    def _workers(self) -> int:
        """Return the number of workers; raise UsageError if there are none."""
        with suppress(TimeoutError, OSError):
            self._client.wait_for_workers(1, timeout=WORKERS)
        number = self._threads()
        if not number:
            raise UsageError(
                tr(
                    "the scheduler at {0} has no workers; start some on each machine: "
                    "dask worker {0} --nworkers auto --nthreads 1",
                    self._on,
                )
            )
        return number

    def _check(self) -> None:
        """Raise UsageError if a worker has another ombre."""
        for worker, found in sorted(self._client.run(sameness, on_error="return").items()):
            if isinstance(found, str) and found != sameness():
                raise UsageError(other_ombre(worker, found))
            if isinstance(found, Exception) and not isinstance(found, OSError):  # OSError: it has just ended
                raise UsageError(other_ombre(worker))

    @property
    def size(self) -> int:
        return self._size

    def begin(self, number: int, inputs: bytes) -> None:
        future = self._client.submit(checked_answer, *self._sent, inputs, sameness(), pure=False)
        self._futures[number] = future
        self._watch(number, future)

    def _watch(self, number: int, future: DaskFuture) -> None:
        future.add_done_callback(lambda one: self._ended.put((number, one)))

    def ended(self) -> tuple[int, bytes]:
        while True:
            number, future = self._next()
            if self._futures.get(number) is not future:  # it was dropped
                continue
            if future.status in ("pending", "lost"):  # the worker that had the answer has died: it is done again
                self._watch(number, future)
                continue
            del self._futures[number]
            self._until_asked -= 1
            if self._until_asked < 0:
                self._size, self._until_asked = max(1, self._threads()), ASKED
            try:
                return number, future.result()
            except Exception as problem:
                raise self._told(number, future, problem) from None

    def _next(self) -> tuple[int, DaskFuture]:
        """Wait until a chunk has ended. Waiting ends now and then, because on Windows Ctrl-C is not seen before."""
        alone = 0.0
        while True:
            begun = time.monotonic()
            with suppress(Empty):
                return self._ended.get(timeout=1)
            if self._client.status not in ("running", "connecting"):
                raise UsageError(self._lost())
            alone = 0.0 if self._threads() else alone + time.monotonic() - begun
            if alone > ALONE:
                raise UsageError(tr("the scheduler at {0} has had no workers for {1} seconds", self._on, f"{ALONE:g}"))

    def _threads(self) -> int:
        """Return the number of workers. Dask raises one of several errors if the connection is being closed."""
        try:
            return len(self._client.nthreads())
        except (OSError, RuntimeError, TimeoutError):
            raise UsageError(self._lost()) from None

    def _told(self, number: int, future: DaskFuture, problem: Exception) -> Exception:
        """Return what to raise. A connection may be lost between two questions about a future: then Dask cancels it."""
        if future.status != "error":
            return UsageError(self._lost())
        if type(problem).__name__ == "KilledWorker":
            return ChunkLost(number, int(getattr(problem, "allowed_failures", 0)) + 1)
        if isinstance(problem, ImportError | AttributeError | TypeError):  # what was sent is not known there
            return UsageError(other_ombre(self._on))
        return problem

    def _lost(self) -> Translatable:
        return tr("the connection to the scheduler at {0} is lost", self._on)

    def drop(self) -> None:
        """Forget all chunks. What a worker has begun it does to its end, and nobody asks for it."""
        futures, self._futures = [*self._futures.values()], {}
        if futures and self._client.status == "running":
            with suppress(OSError, TimeoutError):
                self._client.cancel(futures)

    def close(self) -> None:
        for close in self._close:
            with suppress(OSError, TimeoutError):
                close()
        self._close.clear()


def _dask() -> ModuleType:
    if find_spec("distributed") is None:
        raise UsageError(tr("--on needs Dask; install it with: pip install 'ombre[cluster]'"))
    return import_module("distributed")


@contextmanager
def _ignoring_interrupts() -> Generator[None]:
    """Ignore Ctrl-C.

    A process that begins meanwhile inherits that; Ctrl-C is for the process that waits for the answers.
    """
    if threading.current_thread() is not threading.main_thread():  # only the main thread may say so
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler if before is None else before)
