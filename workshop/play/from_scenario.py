"""Begin a game with the position of a scenario, which `ombre play --scenario` does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ombre.compiler.projects.places import UsageError, pick
from ombre.compiler.projects.project import CardFile
from ombre.dsl.fixes import indent_of
from ombre.dsl.parser import chunks
from ombre.dsl.source import Source
from ombre.runtime.errors import RulesError
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.runtime.records import Scenario
from ombre.session.from_scenario import begin_at, board_at
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.translatable import tr

from ..api.table import Table
from ..scenarios.running import reasons

BOARD, BOARD_ID = "board of the page", "board_of_the_page"
"""The name of the file, and the id of the scenario, of a board that stands in no file."""

_PARTS = ("when:", "then:")


def drafted(beside: CardFile, lines: Sequence[str]) -> CardFile:
    """A file that is nowhere, with a scenario that prepares a board. beside: a file of the set to which it belongs.

    lines: those below `given:`, without their indentation.
    """
    given = "".join(f"    {line}\n" for line in lines)
    text = f'scenario {BOARD_ID} "{BOARD}"\n  given:\n{given}  then:\n    game is not over\n'
    return replace(beside, source=Source(BOARD, text), module="board", path=beside.path.parent / "board.card")


def begin_with(table: Table, id: str, start: Start) -> tuple[Table, Session]:
    """Return a game that begins with the position of a scenario, at its first choice; and its table.

    The table is the given one, or one that also knows the cards of the scenario.

    id: that of the scenario. start: the seed, the log, and what is asked. Raise UsageError if there is no such
    scenario, or if no game can begin with it.
    """
    scenario, line = _found(table, id)
    try:
        session = begin_at(table.rules, scenario, line, start)
    except RulesError as error:
        raise UsageError(tr("no game can begin with scenario '{0}': {1}", id, error)) from None
    return (_with_cards(table, scenario, session.rules) if scenario.cards else table), session


def board_with(table: Table, id: str, start: Start) -> tuple[Table, Play]:
    """Return the position that a scenario prepares, from which no game has gone on; and its table, as `begin_with`."""
    scenario, line = _found(table, id)
    try:
        g = board_at(table.rules, scenario, line, start)
    except RulesError as error:
        raise UsageError(tr("no game can begin with scenario '{0}': {1}", id, error)) from None
    assert isinstance(g.rules, Rules)
    return (_with_cards(table, scenario, g.rules) if scenario.cards else table), g


def _found(table: Table, id: str) -> tuple[Scenario, int]:
    """The scenario with an id, and its first line that is not given;
    raise UsageError if there is none, or if it is not run.
    """
    heads = {
        (words[words.index("scenario") + 1], one.source.name)
        for one in table.project.files
        if one.has_scenarios
        for lines in chunks(one.source)
        if "scenario" in (words := lines[0][1].split())[:2] and words[-1] != "scenario"
    }
    pick("scenario", id, sorted({name for name, _ in heads}))
    modules = table.scenarios(lambda source: (id, source) in heads)
    source, scenario = next((m.source, one) for m in reversed(modules) for one in m.scenarios if one.id == id)
    if reason := reasons(table).get((source, id), ""):
        raise UsageError(tr("no game can begin with scenario '{0}': {1}", id, reason))
    line = _first(next(one.source for one in table.project.files if one.source.name == source), scenario.line)
    return scenario, line


def _with_cards(table: Table, scenario: Scenario, rules: Rules) -> Table:
    """Return a table for the rules of a scenario, in whose model its cards are cards of the game."""
    known = table.compiled.model
    local = next(one for file in known.files for one in file.scenarios if one.id == scenario.id)
    made = Table(table.project)
    made.compiled = replace(
        table.compiled, model=replace(known, cards={**known.cards, **{c.id: c for c in local.cards}})
    )
    made.rules = rules
    return made


def _first(source: Source, line: int) -> int:
    """Return the first line below `when:` or `then:` in the scenario that begins in a line."""
    lines = next(lines for lines in chunks(source) if lines[0][0] == line)
    column = min((indent_of(code) for _, code in lines[1:]), default=0)
    heads = [at for at, (_, code) in enumerate(lines) if indent_of(code) == column and code.strip() in _PARTS]
    return lines[heads[0] + 1][0] if heads and heads[0] + 1 < len(lines) else lines[-1][0] + 1
