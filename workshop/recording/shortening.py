"""Leave lines of a scenario away as long as the same comes of it."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ombre.runtime.linker import Rules

from ..scenarios.scripts import Join, Lay, Line, Name, Naming, Put, Script, SetState
from .bench import ran, spoken_of

MOST_LINES = 12_000  # of all scripts that are tried
MOST_SECONDS = 0.8  # of processor time, for the same


@dataclass
class Shortener:
    """Makes one scenario shorter. then: what must still come of it. names: all names of cards."""

    rules: Rules
    bases: Mapping[str, str]
    then: Mapping[str, str]
    names: frozenset[str]

    def __post_init__(self) -> None:
        self.lines = MOST_LINES
        self.until = time.process_time() + MOST_SECONDS
        self.spoken = spoken_of([*self.then.values()], self.names)

    @property
    def is_time(self) -> bool:
        return self.lines > 0 and time.process_time() < self.until

    def holds(self, script: Script) -> bool:
        """Whether the same comes of a script, with the same answers."""
        self.lines -= len(script)
        found = ran(self.rules, script, self.bases, self.spoken)
        same = all(found.lines.get(about) == line for about, line in self.then.items())
        return not found.failure and same and found.acts == script.acts

    def shorter(self, script: Script) -> Script:
        if not self.holds(script):
            return script
        script = self._fewer(script, _groups(script.given))
        script = self._put_at_once(script)
        script = self._fewer(script, [[at] for at in range(len(script.given))])
        return self._fewer_passes(script)

    def _fewer(self, script: Script, groups: Sequence[Sequence[int]]) -> Script:
        """Leave groups of lines away: first many at once, then one after another."""
        lines, left = script.given, list(groups)
        size = len(left)
        while left and self.is_time:
            at = len(left)
            while at > 0 and self.is_time:
                at -= size
                less = left[: max(at, 0)] + left[max(at, 0) + size :]
                tried = replace(script, given=_of(lines, less))
                if self.holds(tried):
                    script, left = tried, less
            if size == 1:
                break
            size = max(1, size // 2)
        return script

    def _put_at_once(self, script: Script) -> Script:
        """Put cards where they are moved to: all of them, or one after another."""
        moved = [line for line in script.given if isinstance(line, Lay) and not isinstance(line.at, Name)]
        for some in (moved, *([line] for line in moved)):
            tried = replace(script, given=tuple(_placed(script.given, some)))
            if self.is_time and tried.given != script.given and self.holds(tried):
                script = tried
                if some is moved:
                    break
        return script

    def _fewer_passes(self, script: Script) -> Script:
        """Leave answers away that pass in windows, which `all pass` does."""
        for at, act in enumerate(script.acts):
            fewer = replace(act, replies=tuple(reply for reply in act.replies if reply.what != ("pass",)))
            tried = replace(script, acts=(*script.acts[:at], fewer, *script.acts[at + 1 :]))
            if fewer != act and self.holds(tried):
                script = tried
        return script


def _of(lines: Sequence[Line], groups: Iterable[Sequence[int]]) -> tuple[Line, ...]:
    return tuple(lines[at] for at in sorted(at for group in groups for at in group))


def _groups(lines: Sequence[Line]) -> list[list[int]]:
    """Return the numbers of the lines about each card, and of each other line."""
    found: dict[str, list[int]] = {}
    for at, line in enumerate(lines):
        found.setdefault(_about(line) or f" {at}", []).append(at)
    return list(found.values())


def _about(line: Line) -> str:
    if isinstance(line, Put | Naming | Join):
        return line.name
    if isinstance(line, Lay):
        return line.name.word
    return line.of.word if isinstance(line, SetState) and isinstance(line.of, Name) else ""


def _placed(lines: Sequence[Line], moved: Sequence[Lay]) -> Iterator[Line]:
    """Yield lines without some moves, whose cards are put where they are moved to,
    in the order that they have there.
    """
    where = {line.name.word: line for line in moved}
    puts = {line.name: line for line in lines if isinstance(line, Put)}
    gone = where.keys() & puts.keys()
    kept = [line for line in lines if not (isinstance(line, Put) and line.name in gone)]
    last = max((at for at, line in enumerate(kept, 1) if isinstance(line, Put | Naming)), default=0)
    yield from kept[:last]
    for move in reversed(moved):  # the card that is moved last lies on top
        if move.name.word in gone and not isinstance(move.at, Name):
            yield replace(puts[move.name.word], zone=move.zone, at=move.at)
    yield from (line for line in kept[last:] if not (isinstance(line, Lay) and line.name.word in gone))
