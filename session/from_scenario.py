"""Begin a game at the position that a scenario prepares: that before its first `when:`.

The lines below `given:` are run on the bench, as in the scenario. The bench then runs on until the script starts a
step, a flow or the set-up, which tells where the game begins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Literal, NamedTuple

from ombre.runtime.chance import seeded
from ombre.runtime.errors import ChoiceError, RulesError
from ombre.runtime.flow import Play
from ombre.runtime.flow_operations import Route
from ombre.runtime.linker import Rules
from ombre.runtime.records import NOTHING, Scenario
from ombre.translatable import told, tr

from .bench import Bench, Stopped, with_cards
from .campaigns import keep
from .position import read, write
from .scripted import Scripted
from .session import Session
from .start import Start, made_for

_FIRST = 1  # the operation after the set-up


class Entry(NamedTuple):
    """Where a script first goes: a step, a flow, or the set-up. who: the player whose step or flow it is, from 0."""

    sort: Literal["step", "flow", "setup"]
    name: str
    who: int = 0


class GivenBench(Bench):
    """Runs a scenario until it first starts something, and writes its position down when it comes to a line."""

    def __init__(self, rules: Rules, scenario: Scenario, line: int) -> None:
        """line: that of the first line below `when:` or `then:`."""
        self.first, self.written = line, b""
        self.entry: Entry | None = None
        self.setting: Start | None = None  # what the set-up is started with, if the script goes there
        super().__init__(rules, scenario.line)

    @property
    def line(self) -> int:
        return self._line

    @line.setter
    def line(
        self, line: int
    ) -> None:  # pyright: ignore[reportIncompatibleVariableOverride] (generated code assigns it)
        self._line = line
        if line >= self.first and not self.written:
            self.written = write(self.g)

    def step(self, g: Scripted, name: str, who: int) -> None:
        self._enter(Entry("step", name, who))
        super().step(g, name, who)

    def flow(self, g: Scripted, name: str, who: int) -> None:
        self._enter(Entry("flow", name, who))
        super().flow(g, name, who)

    def setup(self, beginning: str, options: Mapping[str, int | str] = MappingProxyType({})) -> Scripted:
        kept = {seat: keep(self.g, seat) for seat in range(self.g.players)}
        self.setting = Start(self.players, 0, beginning, options=options, decks={**self.decks}, kept=kept)
        self._enter(Entry("setup", beginning))
        return super().setup(beginning, options)

    def _enter(self, entry: Entry) -> None:
        if self.written:
            self.entry = entry
            raise Stopped


def begin_at(rules: Rules, scenario: Scenario, line: int, start: Start) -> Session:
    """Return a session that begins at the position before a line of a scenario, at its first choice.

    line: that of the first line below `when:` or `then:`. start: the seed, the log, and what is asked; the
    scenario tells the rest. If the script starts a step or a flow from there on, the game begins with it; else
    with the first operation after the set-up. If the script runs the set-up, so does the session. Raise RulesError
    if the line is not reached.
    """
    own = with_cards(rules, scenario)
    bench = _given(own, scenario, line)
    if bench.setting is not None:
        setting = replace(start, options=bench.setting.options, decks=bench.setting.decks, kept=bench.setting.kept)
        session = Session(own, replace(setting, players=bench.setting.players, beginning=bench.setting.beginning))
        session.savable = not scenario.cards  # a saved game has no cards of a scenario
        return session
    g = read(own, bench.written, made_for(own, start))
    g.chance, g.fewest = seeded(start.seed), 1 if start.forced else 2
    _enter(g, bench.entry)
    return Session.at(own, replace(start, players=g.players), g)


def board_at(rules: Rules, scenario: Scenario, line: int, start: Start) -> Play:
    """Return the position before a line of a scenario, from which no game has gone on;
    raise RulesError as `begin_at`.
    """
    own = with_cards(rules, scenario)
    return read(own, _given(own, scenario, line).written, made_for(own, start))


def _given(rules: Rules, scenario: Scenario, line: int) -> GivenBench:
    """Run the lines of a scenario before one of them; raise RulesError if it is not reached."""
    bench = GivenBench(rules, scenario, line)
    try:
        scenario.run(bench)
    except Stopped:
        pass
    except (RulesError, ChoiceError) as error:
        bench.fail(bench.line, told(error))
    if not bench.written or bench.refusal:
        reason = bench.refusal or next((failure.sentence for failure in bench.failures), tr("it has no such line"))
        raise RulesError(tr("line {0}: {1}", bench.line, reason))
    return bench


def _enter(g: Play, entry: Entry | None) -> None:
    """Let a game whose set-up has not been run go on with a step or a flow; without one, with the main flow."""
    route, first = g.route, g.current
    g.pc = _FIRST
    at = _place(route, entry) if entry is not None else NOTHING
    if entry is None or at == NOTHING:
        return
    if at > route.park:
        g.calls = ((_FIRST, first, 0, (), ()),)  # a flow that effects start, after which the main flow begins
    for top in sorted(top for top, end in route.rounds if top <= at < end):
        g.operations[top - 1](g)  # puts the players of the loop in order
        before, seats = g.loops[0]
        if entry.who not in seats:  # nobody of this loop: the whole flow is run
            g.pc, g.current, g.loops, g.calls = _FIRST, first, (), ()
            return
        g.loops = ((before, seats[seats.index(entry.who) + 1 :]), *g.loops[1:])
    for flow in reversed(route.inside[at].flows):
        g.open_scope(flow.name)
    g.pc, g.current = at, entry.who


def _place(route: Route, entry: Entry) -> int:
    """Return the first operation of a step or a flow; NOTHING if it is only run between two games."""
    if entry.sort == "step":
        at = route.steps[entry.name][0]
    else:
        at = min(begin for begin, _, name in route.spans if name == entry.name)
    return at if at < route.pause else NOTHING
