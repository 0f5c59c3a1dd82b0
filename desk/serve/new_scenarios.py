"""A new scenario for a card: drafts are played, and what happens in one of them is what the scenario expects.

What happens can also take the place of one line that a scenario expects in vain.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from ombre.lab.mutation.coverage import fails
from ombre.lab.mutation.proposals import PlayedDraft, played, with_answers
from ombre.runtime import Scenario
from ombre.runtime.linker import Rules
from ombre.workshop.scenarios.positions import PRINTED

from .templates import Lines

MOST_LINES = 6  # that a new scenario expects
_TRIED = 24  # lines that are tried as what it expects
_TOGETHER = 8  # drafts that are compiled together
_TURNS = 2  # how often each draft is played: with answers that name the card, and with others
_SHOWS_THE_CARD = 2
_WHEN, _THEN, _PASSES = "  when:", "  then:", "    all pass"
_NAME = re.compile(r"\b(\w+) as (\w+)")
_COPY = re.compile(r"^\s*(\w+) is a copy of (\w+)")
_PART = re.compile(r"  \S")
_PASS = re.compile(r"\s*P\d+ answers \w+ with pass$")
_EXPECTS = (
    (re.compile(r"(\w+) is in .+"), "place of {0}"),
    (re.compile(r"game is .+"), "result"),
    (re.compile(r"(offered \w+): .+"), "{0}"),
    (re.compile(r"(.+?) (?:=|<=|>=|<|>) .+"), "{0}"),
    (re.compile(r"(.+) is \w+"), "{0}"),
)


@dataclass(frozen=True, slots=True)
class Trials:
    """What drafts are tried with. without: the rules in which the card does nothing; None if it does nothing anyway.

    compiled: the scenarios of texts, by their ids, without those that have errors. beat: is called after each trial.
    """

    rules: Rules
    without: Rules | None
    compiled: Callable[[Mapping[str, str]], Mapping[str, Scenario]]
    beat: Callable[[], None] = lambda: None


@dataclass(frozen=True, slots=True)
class _Happened:
    """What came of a draft.

    lines: those of the draft, with the answers. then: what is true at its end, by what it is about. changed: what is
    about something that was otherwise before `when:`. by_card: what would be otherwise without the card.
    """

    lines: Lines
    then: Mapping[str, str]
    changed: frozenset[str]
    by_card: frozenset[str]

    @property
    def worth(self) -> int:
        """How much it shows: what the card does, something, or nothing."""
        return _SHOWS_THE_CARD if self.by_card & self.changed else 1 if self.changed else 0


def new_scenario(trials: Trials, card: str, drafts: Iterable[Lines]) -> Lines:
    """The lines of a scenario for a card, which passes; () if no draft can be played.

    It is the first one that shows what the card does; else the first in which something happens; else the first.
    """
    best: Lines = ()
    worth = -1
    for happened in _all(trials, card, iter(drafts)):
        if happened.worth > worth and (lines := _expected(trials, happened)):
            best, worth = lines, happened.worth
        if worth == _SHOWS_THE_CARD:
            break
    return best


def _all(trials: Trials, card: str, drafts: Iterator[Lines]) -> Iterator[_Happened]:
    """Yield what comes of drafts, of those that can be played."""
    while some := [*islice(drafts, _TOGETHER)]:
        texts = {f"draft_{at}": lines for at, lines in enumerate(some)}
        texts |= {f"given_{at}": lines[: lines.index(_WHEN)] for at, lines in enumerate(some) if _WHEN in lines}
        compiled = trials.compiled({id: _text(id, lines) for id, lines in texts.items()})
        for turn in range(_TURNS):
            for at, lines in enumerate(some):
                if f"draft_{at}" in compiled:
                    happened = _played(trials, card, lines, compiled[f"draft_{at}"], compiled.get(f"given_{at}"), turn)
                    trials.beat()
                    if happened is not None:
                        yield happened


def _played(
    trials: Trials, card: str, lines: Lines, draft: Scenario, given: Scenario | None, turn: int
) -> _Happened | None:
    """What comes of a draft; None if it cannot be played. given: the draft without `when:`."""
    names = _names(lines)
    mine = played(trials.rules, draft, names, turn, card)
    if mine is None:
        return None
    before = _position(played(trials.rules, given, names, turn, card) if given is not None else mine)
    idle = before if trials.without is None else _position(played(trials.without, draft, names, turn, card))
    then = {about: line for about, line in _position(mine).items() if line and not about.startswith(PRINTED)}
    changed = frozenset(about for about, line in then.items() if before.get(about) != line)
    by_card = frozenset(about for about, line in then.items() if idle.get(about) != line)
    return _Happened(with_answers(lines, draft.line, mine), then, changed, by_card)


def _position(seen: PlayedDraft | None) -> Mapping[str, str]:
    return seen.position if seen is not None else {}


def _names(lines: Sequence[str]) -> dict[str, str]:
    """The names of cards in a scenario, by their ids."""
    found = {id: name for line in lines if line.lstrip().startswith("put ") for id, name in _NAME.findall(line)}
    return found | {copy[2]: copy[1] for line in lines if (copy := _COPY.match(line))}


def _expected(trials: Trials, happened: _Happened) -> Lines:
    """The lines of a scenario with what it expects; () if it cannot be written."""
    some = sorted(happened.then, key=lambda about: (about not in happened.changed, about not in happened.by_card))
    some = [about for about in some if about in happened.changed] or some[:1] + ["result"]
    for lines in dict.fromkeys((_with_all_pass(happened.lines), happened.lines)):
        texts = {f"line_{at}": (*lines, _THEN, f"    {happened.then[one]}") for at, one in enumerate(some[:_TRIED])}
        compiled = trials.compiled({id: _text(id, one) for id, one in texts.items()})
        passed = [one for at, one in enumerate(some[:_TRIED]) if _passes(trials, compiled.get(f"line_{at}"))]
        kept = {*passed[:MOST_LINES]}
        whole = (*lines, _THEN, *(f"    {line}" for about, line in happened.then.items() if about in kept))
        if kept and _passes(trials, trials.compiled({"whole": _text("whole", whole)}).get("whole")):
            return whole
    return ()


def _passes(trials: Trials, scenario: Scenario | None) -> bool:
    trials.beat()
    return scenario is not None and not fails(trials.rules, scenario)


def _with_all_pass(lines: Lines) -> Lines:
    """The lines with one that lets everybody pass, in place of several answers."""
    if sum(map(bool, map(_PASS.match, lines))) < 2 or _PASSES in lines or _WHEN not in lines:
        return lines
    at = lines.index(_WHEN)
    return *lines[:at], _PASSES, *(line for line in lines[at:] if not _PASS.match(line))


def _text(id: str, lines: Iterable[str]) -> str:
    return "\n".join((f'scenario {id} "?"', *lines)) + "\n"


# -------------------------------------------------------------------------------------------- one line that is expected


def about(line: str) -> str:
    """What a line below `then:` is about, as `position` calls it; "" if something else cannot take its place."""
    text = line.split("#")[0].strip()
    for pattern, called in _EXPECTS:
        if found := pattern.fullmatch(text):
            return called.format(*found.groups())
    return ""


def taken(trials: Trials, lines: Sequence[str], at: int) -> str:
    """What is true in place of a line that a scenario expects in vain; "" if that cannot be written.

    lines: those of the scenario below its first one. at: the number of the line among them, from 0.
    """
    done = tuple(_without_then(lines[:at]))
    draft = trials.compiled({"draft": _text("draft", done)}).get("draft")
    seen = played(trials.rules, draft, _names(lines), 0, "") if draft is not None else None
    found = _position(seen).get(about(lines[at]), "")
    if seen is None or seen.chosen or not found:
        return ""
    whole = (*done, _THEN, f"    {found}")
    return found if _passes(trials, trials.compiled({"whole": _text("whole", whole)}).get("whole")) else ""


def _without_then(lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines that are no part of a `then:`."""
    in_then = False
    for line in lines:
        if _PART.match(line):
            in_then = line.rstrip().split("#")[0].rstrip() == _THEN
        if not in_then:
            yield line
