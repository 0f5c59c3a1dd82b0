"""Find the moments of a played game at which a scenario can begin."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ombre.runtime import NOTHING
from ombre.runtime.choices import Decision
from ombre.runtime.errors import Unanswered
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.session.session import Session
from ombre.session.start import begin

KEPT = 400  # the last moments that are kept, about the units of some turns


class Moment(NamedTuple):
    """A game between two units. given: the number of answers that were given before."""

    g: Play
    given: int


class AskedQuestion(NamedTuple):
    """Who was asked, and in which unit of the game."""

    who: int
    unit: int


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that was played: its last moments, and all its questions with their answers."""

    moments: Sequence[Moment]
    questions: Sequence[AskedQuestion]
    answers: tuple[int, ...]

    def last_move(self, seat: int | None) -> int:
        """Return how many answers the last move of a player has, with all answers after it; of anybody, if it is None.

        A move begins with the first question of a unit.
        """
        seat = self.questions[-1].who if seat is None and self.questions else seat
        for at in range(len(self.questions) - 1, -1, -1):
            who, unit = self.questions[at]
            if who == seat and (at == 0 or self.questions[at - 1].unit != unit):
                return len(self.questions) - at
        return min(1, len(self.questions))


def played(session: Session) -> PlayedGame:
    """Play a game again, with the answers that were given."""
    answers, rules, start = session.answers, session.rules, session.start
    g: Play = session.position.clone() if session.position is not None else begin(rules, start)
    moments: deque[Moment] = deque(maxlen=KEPT)
    questions: list[AskedQuestion] = []
    units = 0

    def answer(g: Play, choice: Decision) -> int:
        if len(questions) == len(answers):
            raise Unanswered
        questions.append(AskedQuestion(choice.who, units))
        return answers[len(questions) - 1]

    try:
        while g.result is None and (len(questions) < len(answers) or session.choice is None):
            g.agent = answer
            while g.quiet[g.pc] and not begins(rules, g.pc):
                g.operations[g.pc](g)
            moments.append(Moment(g.clone(), len(questions)))
            if g.quiet[g.pc]:
                g.operations[g.pc](g)
                continue  # a flow may begin here, and a step behind it
            g.unit()
            units += 1
    except Unanswered:
        pass
    return PlayedGame(list(moments), questions, answers)


def begins(rules: Rules, pc: int) -> bool:
    """Whether a step or a flow begins with an operation."""
    return any(pc == begin for begin, _, _ in rules.plain.route.spans) or (span_of(rules, pc) or (NOTHING,))[0] == pc


@dataclass(frozen=True, slots=True)
class RecordingWay:
    """A way to record: from a moment on. sort: by steps, by one flow, by one action, or by the set-up."""

    moment: Moment
    sort: str


def ways(rules: Rules, game: PlayedGame, answers: int) -> list[RecordingWay]:
    """Return the ways in which the last answers can be recorded; those that make the shortest scenario come first."""
    first = len(game.answers) - answers
    before = [moment for moment in game.moments if moment.given <= first]
    if not before:
        return []
    last = before[-1]  # the unit of the first of these answers begins here
    if last.g.pc == 0:
        return [RecordingWay(last, "setup")]
    found: list[RecordingWay] = []
    if span_of(rules, last.g.pc) is not None:
        found.append(RecordingWay(last, "step"))
        if last.given == first and game.questions[first].unit == game.questions[-1].unit:
            found.append(RecordingWay(last, "action"))
        for moment in reversed(before):
            begin, _ = span_of(rules, moment.g.pc) or (NOTHING, 0)
            if moment.g.current != last.g.current or begin != (span_of(rules, last.g.pc) or (NOTHING, 0))[0]:
                break
            if moment.g.pc == begin and moment is not last:
                found.append(RecordingWay(moment, "step"))
                break
    around = [span for span in rules.plain.route.spans if span[0] <= last.g.pc <= span[1] and not repeats(rules, span)]
    for begin, _, _ in around:
        start = next((moment for moment in reversed(before) if moment.g.pc == begin), None)
        if start is not None:
            found.append(RecordingWay(start, "flow"))
    return found


def repeats(rules: Rules, span: tuple[int, int, str]) -> bool:
    return rules.flows[span[2]].repeats


def span_of(rules: Rules, pc: int) -> tuple[int, int] | None:
    """Return the first operation of the step to which an operation belongs, and the one after its last."""
    name = rules.named.get(pc, "")
    if not name.startswith("step "):
        return None
    begin = end = pc
    while rules.named.get(begin - 1) == name:
        begin -= 1
    while rules.named.get(end) == name:
        end += 1
    return begin, end
