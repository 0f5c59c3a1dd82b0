"""Do a work for an ordered list of inputs, here, in processes of this machine or on a cluster; results come in order.

The inputs are cut into chunks. Where a chunk is done, and how many inputs it has, changes no result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from types import TracebackType
from typing import Generic, NamedTuple, Self, cast

from ombre.compiler.projects.places import UsageError
from ombre.translatable import ntr, tr
from ombre.workshop.api.table import Table

from .answering import Done, Input, Result, Settings, State, Work
from .processes import ChunkLost, Crew, CrewSize, Processes
from .sending import packed, sent, unpacked

AHEAD = 4  # chunks that may be begun, for each that is done at once: they wait for an earlier one, or in a queue
MOST_INPUTS = 10_000  # of a chunk


class Workers(NamedTuple):
    """Workers a work is done.

    jobs: in how many processes. on: the address of a scheduler, `local`, or "" for no cluster.
    """

    jobs: int = 1
    on: str = ""


HERE = Workers()


class Spread(Generic[Settings, State, Input, Result]):
    """A work of one game. state: what `prepare` of the work would return, if this process has it already."""

    def __init__(
        self,
        work: Work[Settings, State, Input, Result],
        table: Table,
        settings: Settings,
        where: Workers = HERE,
        state: Callable[[], State] | None = None,
    ) -> None:
        self._work, self._table, self._settings, self._where = work, table, settings, where
        self._prepare = state
        self._state: list[State] = []
        self._crew: Crew | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._crew is not None:
            self._crew.close()

    def results(self, inputs: Sequence[Input], least: int = 2) -> Iterator[Result]:
        """Yield the results of all chunks, in the order of the inputs, as they come.

        least: for fewer inputs no process is started, because that would take longer.
        """
        if not self._where.on and (self._where.jobs <= 1 or len(inputs) < least):
            for at in range(len(inputs)):
                yield self._work.do(self._here(), inputs[at : at + 1])
        elif inputs:
            yield from self._spread(inputs)

    def _here(self) -> State:
        if not self._state:
            self._state = [self._prepare() if self._prepare else self._work.prepare(self._table, self._settings)]
        return self._state[0]

    def _spread(self, inputs: Sequence[Input]) -> Iterator[Result]:
        crew = self._begun()
        pace = Pace(crew)
        begun: dict[int, Sequence[Input]] = {}
        ended: dict[int, Result] = {}
        at = given = first = 0
        try:
            while at < len(inputs) or begun:
                while at < len(inputs) and len(begun) < AHEAD * crew.size:
                    begun[given] = inputs[at : at + pace.inputs(len(inputs) - at)]
                    at += len(begun[given])
                    crew.begin(given, packed(begun[given]))
                    given += 1
                number, answered = crew.ended()
                done: object = unpacked(answered)
                if not isinstance(done, Done):
                    raise cast("Exception", done)
                pace.learn(len(begun[number]), done.seconds)
                ended[number] = cast("Result", done.result)
                while first in ended:
                    del begun[first]
                    first += 1
                    yield ended.pop(first - 1)
        except ChunkLost as lost:
            what = self._work.name(begun[lost.number])
            died = ntr("{0} process has died", "{0} processes have died", lost.deaths)
            raise UsageError(tr("{0}: {1} while this was done, perhaps for want of memory", what, died)) from None
        finally:
            if begun:
                crew.drop()

    def _begun(self) -> Crew:
        if self._crew is None:
            game, job = packed(sent(self._table.project)), packed((self._work, self._settings))
            self._crew = _crew(self._where, game, job)
        return self._crew


def _crew(where: Workers, game: bytes, job: bytes) -> Crew:
    if not where.on:
        return Processes(where.jobs, game, job)
    from .cluster import Cluster  # Dask takes long to import

    return Cluster(where.on, where.jobs, game, job)


class Pace:
    """How many inputs the next chunk has: as many as take the wanted time, judging by those that have ended."""

    def __init__(self, crew: CrewSize) -> None:
        self._crew, self._inputs, self._seconds = crew, 0, 0.0

    def learn(self, inputs: int, seconds: float) -> None:
        self._inputs += inputs
        self._seconds += seconds

    def inputs(self, left: int) -> int:
        """Return the number of inputs of a chunk. left: how many there are; at the end, chunks get smaller."""
        if not self._inputs:
            return 1
        wanted = int(self._crew.seconds * self._inputs / max(self._seconds, 1e-6))
        return max(1, min(wanted, MOST_INPUTS, -(-left // (2 * self._crew.size))))
