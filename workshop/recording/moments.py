"""Find the moments of a played game at which a scenario can begin, and play on from there as it was played."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ombre.runtime import NOTHING
from ombre.runtime.choices import Decision
from ombre.runtime.errors import Unanswered
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.session.position import read, write
from ombre.session.scripted import Scripted, scripted
from ombre.session.session import Session
from ombre.session.start import begin

from ..game.options import offered
from ..scenarios.replies import reply_to
from ..scenarios.scripts import Act, Call, Doing, FlowRun, Name, Reply, Said, SetUp

KEPT = 400  # the last moments that are kept, about the units of some turns
_MOST_ANSWERS = 120  # the most answers that are given after the recorded ones, so that the last step ends
_MOST_UNITS = 600


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
            while g.quiet[g.pc] and not _begins(rules, g.pc):
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


def _begins(rules: Rules, pc: int) -> bool:
    """Whether a step or a flow begins with an operation."""
    return any(pc == begin for begin, _, _ in rules.plain.route.spans) or (_span(rules, pc) or (NOTHING,))[0] == pc


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
    if _span(rules, last.g.pc) is not None:
        found.append(RecordingWay(last, "step"))
        if last.given == first and game.questions[first].unit == game.questions[-1].unit:
            found.append(RecordingWay(last, "action"))
        for moment in reversed(before):
            begin, _ = _span(rules, moment.g.pc) or (NOTHING, 0)
            if moment.g.current != last.g.current or begin != (_span(rules, last.g.pc) or (NOTHING, 0))[0]:
                break
            if moment.g.pc == begin and moment is not last:
                found.append(RecordingWay(moment, "step"))
                break
    around = [span for span in rules.plain.route.spans if span[0] <= last.g.pc <= span[1] and not _repeats(rules, span)]
    for begin, _, _ in around:
        start = next((moment for moment in reversed(before) if moment.g.pc == begin), None)
        if start is not None:
            found.append(RecordingWay(start, "flow"))
    return found


def _repeats(rules: Rules, span: tuple[int, int, str]) -> bool:
    return rules.flows[span[2]].repeats


def _span(rules: Rules, pc: int) -> tuple[int, int] | None:
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


class Unnamed(Exception):
    """Raised if something was chosen that a scenario cannot name. what: it, for the author."""


@dataclass
class Replay:
    """What was done from a moment on, as lines of a scenario. g: the game at the end of it.

    asked: the last question, as it was asked, and the words for its options. more: whether answers were added, so that
    the last step ends.
    """

    g: Scripted
    acts: list[Act] = field(default_factory=list[Act])
    asked: tuple[str, tuple[str, ...]] | None = None
    more: bool = False


def replayed(
    rules: Rules,
    way: RecordingWay,
    answers: Sequence[int],
    names: Mapping[int, Name],
    bases: Mapping[str, str],
    setup: SetUp,
) -> Replay:
    """Play on from a moment with all answers that were given; then pass until the step is over."""
    g = read(rules, write(way.moment.g), scripted(rules, explained=True))
    done = Replay(g)
    left = list(answers[way.moment.given :])
    replies: list[Reply] = []
    added = 0

    def said(x: int, sort: str) -> Said | None:
        if not rules.is_thing(sort):
            return rules.values[sort][x] if sort in rules.values else x
        if 0 <= x < g.players:
            return f"P{x + 1}"
        if x in names:
            return names[x]
        card = g.card[x] if x >= 0 else NOTHING
        return rules.cards[card].id if card != NOTHING else None

    def worded(choice: Decision, at: int) -> Reply:
        if choice.sort == "ability":
            return Reply(choice.name, choice.who, (str(at + 1),))
        reply = reply_to(rules, bases, said, choice, choice.options[at])
        if reply is None or None in reply.what:
            raise Unnamed(choice.name)
        return reply

    def answer(g: Play, choice: Decision) -> int:
        nonlocal added
        if left:
            at = left.pop(0)
        else:
            at = len(choice.options) - 1 if choice.sort == "offer" else 0
            added += 1
            done.more = True
            if added > _MOST_ANSWERS:
                raise Unnamed(choice.name)
        replies.append(worded(choice, at))
        if choice.sort != "ability":
            texts = [worded(choice, index).text() for index in range(len(choice.options))]
            done.asked = choice.name, tuple(text.partition(" with ")[2] for text in texts)
        return at

    def roll(name: str, sides: int) -> int:
        number = Play.roll(g, sides, name)
        replies.append(Reply(name, g.current, (number,)))
        return number

    g.agent, g.asked_before, g.scripted_roll = answer, {}, roll

    def act(does: Doing, inside: Callable[[], bool]) -> None:
        replies.clear()
        for _ in range(_MOST_UNITS):
            g.unit()
            if g.result is not None or not inside():
                break
        done.acts.append(Act(does, tuple(replies)))

    if way.sort == "setup":
        act(setup, lambda: False)
    elif way.sort == "action":
        _act_once(rules, g, done, replies, said)
    elif way.sort == "flow":
        begin, end, name = next(span for span in rules.plain.route.spans if span[0] == g.pc)
        depth = len(g.calls)
        act(FlowRun("flow", name, _player(g, names)), lambda: begin <= g.pc <= end or len(g.calls) > depth)
    else:
        while g.result is None and (left or not done.acts):
            if (span := _span(rules, g.pc)) is None:
                g.unit()
            else:
                name, (begin, end) = rules.named[g.pc].removeprefix("step "), span
                act(FlowRun("step", name, _player(g, names)), _within(g, begin, end))
    if left:
        raise Unnamed("")
    return done


def _within(g: Play, begin: int, end: int) -> Callable[[], bool]:
    return lambda: begin <= g.pc < end


def _player(g: Play, names: Mapping[int, Name]) -> int | Name:
    """Return the current player as a line names them."""
    if 0 <= g.current < g.players:
        return g.current
    if g.current not in names:
        raise Unnamed("who is current")
    return names[g.current]


def _act_once(
    rules: Rules, g: Scripted, done: Replay, replies: list[Reply], said: Callable[[int, str], Said | None]
) -> None:
    """Run one action of a window, which becomes a statement that does the same."""
    chosen: list[Call] = []
    agent = g.agent

    def first(game: Play, choice: Decision) -> int:
        at = agent(game, choice)
        if not chosen:
            option = choice.options[at]
            if choice.sort != "offer" or option is None:
                raise Unnamed("")
            _, key, arguments = offered(option)
            words = [said(x, sort) for x, (_, sort) in zip(arguments, rules.verbs[key].roles, strict=True)]
            if None in words:
                raise Unnamed(choice.name)
            chosen.append(Call(key, tuple(word for word in words if word is not None)))
            replies.clear()
        return at

    g.agent = first
    g.unit()
    if not chosen:
        raise Unnamed("")
    done.acts.append(Act(chosen[0], tuple(replies)))
