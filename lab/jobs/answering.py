"""Do chunks of a job in a process that was started for it, here or on another machine.

A process opens a game once, and prepares a job once; a chunk names both by what it is sent with them.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache as once
from socket import gethostname
from threading import Lock
from typing import Generic, NamedTuple, TypeVar, cast

from ombre.compiler.projects import cache
from ombre.compiler.projects.places import UsageError
from ombre.translatable import Translatable, tr
from ombre.version import VERSION
from ombre.workshop.api.table import Table

from .sending import SentGame, digest, packed, received, unpacked

MOST_HELD = 2  # games, and prepared jobs, that a process keeps; a large game takes about 50 MB

Settings = TypeVar("Settings")
State = TypeVar("State")
Input = TypeVar("Input")
Result = TypeVar("Result")
_Key = TypeVar("_Key")
_Value = TypeVar("_Value")


@dataclass(frozen=True)
class Work(Generic[Settings, State, Input, Result]):
    """A work that is done in chunks. Its functions stand at the top of modules of ombre, so that they are sent by name.

    prepare: makes what all chunks of a process need. do: the result of some inputs; it depends on nothing else. name:
    what inputs are called in a message.
    """

    prepare: Callable[[Table, Settings], State]
    do: Callable[[State, Sequence[Input]], Result]
    name: Callable[[Sequence[Input]], str]


class Done(NamedTuple):
    """The answer to a chunk: its result, and the seconds that it took, from which the size of later chunks follows."""

    seconds: float
    result: object


_tables: dict[str, Table] = {}
_jobs: dict[tuple[str, str], Callable[[bytes], object]] = {}
_lock = Lock()  # one chunk at a time: games share caches, and the time that a mutant may take is that of its process


def answer(game: bytes, job: bytes, inputs: bytes) -> bytes:
    """Do a chunk, and return the answer as it is sent: `Done`, or the exception that it has raised.

    game: a `SentGame`. job: a work and its settings. All are as they are sent.
    """
    with _lock:
        try:
            do = _prepared(game, job)
            begun = time.perf_counter()
            result = do(inputs)
            return packed(Done(time.perf_counter() - begun, result))
        except Exception as problem:
            return packed(_plain(problem))


def checked_answer(game: bytes, job: bytes, inputs: bytes, same: str) -> bytes:
    """Do a chunk on a worker of a cluster, as `answer` does. same: `sameness` of who has sent it."""
    if sameness() != same:  # a worker that has come after the run began
        return packed(UsageError(other_ombre(gethostname(), sameness(), same)))
    return answer(game, job, inputs)


def received_bytes(data: bytes) -> bytes:
    """Return what was sent. As a task of its own it is sent to a worker once, and again if all that had it are gone."""
    return data


def _prepared(game: bytes, job: bytes) -> Callable[[bytes], object]:
    """Return what does the inputs of a job."""
    key = digest(game), digest(job)
    if key not in _jobs:
        if key[0] not in _tables:
            _put(_tables, key[0], Table(received(cast("SentGame", unpacked(game)))))
        work, settings = cast("tuple[Work[object, object, object, object], object]", unpacked(job))
        state = work.prepare(_tables[key[0]], settings)
        _put(_jobs, key, lambda inputs: work.do(state, cast("Sequence[object]", unpacked(inputs))))
    return _jobs[key]


def _put(held: dict[_Key, _Value], key: _Key, value: _Value) -> None:
    for oldest in [*held][: max(0, len(held) + 1 - MOST_HELD)]:
        del held[oldest]
    held[key] = value


def _plain(problem: Exception) -> Exception:
    """Return an exception that can be sent: itself, or one with its text."""
    try:
        same: object = pickle.loads(pickle.dumps(problem))
    except Exception:
        same = None
    return problem if isinstance(same, type(problem)) else RuntimeError(f"{type(problem).__name__}: {problem}")


@once
def sameness() -> str:
    """Return the version of this ombre with a hash of its sources: who has the same one gives the same results."""
    sources = digest(cache.fingerprint("lab").encode())
    return f"{VERSION} ({sources[:8]})"


def other_ombre(worker: str, found: str = "", here: str = "") -> Translatable:
    """The refusal of a worker that has another ombre.

    found: which one, if it has said so. here: that of who has sent the work.
    """
    has = tr("ombre {0}", found) if found else tr("another ombre, or none")
    return tr(
        "the worker at {0} has {1}, and this is ombre {2}; install the same ombre and the same libraries there",
        worker,
        has,
        here or sameness(),
    )
