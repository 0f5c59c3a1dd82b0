"""Play on from a moment of a game as it was played, and write what is done as lines of a scenario."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from ombre.runtime import NOTHING
from ombre.runtime.choices import Decision
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.session.position import read, write
from ombre.session.scripted import Scripted, scripted

from ..game.options import offered
from ..scenarios.replies import reply_to
from ..scenarios.scripts import Act, Call, Doing, FlowRun, Name, Reply, Said, SetUp
from .moments import RecordingWay, begins, repeats, span_of

_MOST_ANSWERS = 120  # the most answers that are given after the recorded ones, so that the last step ends
_MOST_UNITS = 600


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
    playing = _Replaying(rules, g, Replay(g), list(answers[way.moment.given :]), names, bases)
    g.agent, g.asked_before, g.scripted_roll = playing.answer, {}, playing.roll
    if way.sort == "setup":
        playing.act(setup, lambda: False)
    elif way.sort == "action":
        _act_once(rules, g, playing.done, playing.replies, playing.said)
    elif way.sort == "flow":
        playing.flows()
    else:
        playing.steps()
    if playing.left:
        raise Unnamed("")
    return playing.done


@dataclass
class _Replaying:
    """A game that is played on. left: the answers that are still to be given. replies: those of the current line."""

    rules: Rules
    g: Scripted
    done: Replay
    left: list[int]
    names: Mapping[int, Name]
    bases: Mapping[str, str]
    replies: list[Reply] = field(default_factory=list[Reply])
    added: int = 0

    def said(self, x: int, sort: str) -> Said | None:
        """The word for a value or a thing; None if it has none."""
        if not self.rules.is_thing(sort):
            return self.rules.values[sort][x] if sort in self.rules.values else x
        if 0 <= x < self.g.players:
            return f"P{x + 1}"
        if x in self.names:
            return self.names[x]
        card = self.g.card[x] if x >= 0 else NOTHING
        return self.rules.cards[card].id if card != NOTHING else None

    def worded(self, choice: Decision, at: int) -> Reply:
        """An option as an answer in words; raise Unnamed if there are none for it."""
        if choice.sort == "ability":
            return Reply(choice.name, choice.who, (str(at + 1),))
        reply = reply_to(self.rules, self.bases, self.said, choice, choice.options[at])
        if reply is None or None in reply.what:
            raise Unnamed(choice.name)
        return reply

    def answer(self, g: Play, choice: Decision) -> int:
        """Answer as in the game; when all these answers are given, pass."""
        if self.left:
            at = self.left.pop(0)
        else:
            at = len(choice.options) - 1 if choice.sort == "offer" else 0
            self.added += 1
            self.done.more = True
            if self.added > _MOST_ANSWERS:
                raise Unnamed(choice.name)
        self.replies.append(self.worded(choice, at))
        if choice.sort != "ability":
            texts = [self.worded(choice, index).text() for index in range(len(choice.options))]
            self.done.asked = choice.name, tuple(text.partition(" with ")[2] for text in texts)
        return at

    def roll(self, name: str, sides: int) -> int:
        """Roll a die, and keep the result."""
        number = Play.roll(self.g, sides, name)
        self.replies.append(Reply(name, self.g.current, (number,)))
        return number

    def act(self, does: Doing, inside: Callable[[], bool]) -> None:
        """Do what a line says, as long as the game is inside of it."""
        self.replies.clear()
        for _ in range(_MOST_UNITS):
            self.g.unit()
            if self.g.result is not None or not inside():
                break
        self.done.acts.append(Act(does, tuple(self.replies)))

    @property
    def is_on(self) -> bool:
        return self.g.result is None and bool(self.left or not self.done.acts)

    def flows(self) -> None:
        """Write whole flows."""
        g = self.g
        while self.is_on:
            flow = next((x for x in self.rules.plain.route.spans if x[0] == g.pc and not repeats(self.rules, x)), None)
            if flow is None:
                _go_on(self.rules, g)
            else:
                begin, end, name = flow
                self.act(FlowRun("flow", name, _player(g, self.names)), _within(g, begin, end + 1, len(g.calls)))

    def steps(self) -> None:
        """Write steps."""
        g = self.g
        while self.is_on:
            if (span := span_of(self.rules, g.pc)) is None:
                _go_on(self.rules, g)
            else:
                name, (begin, end) = self.rules.named[g.pc].removeprefix("step "), span
                self.act(FlowRun("step", name, _player(g, self.names)), _within(g, begin, end))


def _within(g: Play, begin: int, end: int, calls: int | None = None) -> Callable[[], bool]:
    """Return whether a game is between two operations.

    calls: the number of flows that effects had started before; those that they start there belong to it, too.
    """
    return lambda: begin <= g.pc < end or calls is not None and len(g.calls) > calls


def _go_on(rules: Rules, g: Play) -> None:
    """Go on to where the next step or flow begins, or run a unit that belongs to none."""
    before = g.pc
    while g.quiet[g.pc] and (g.pc == before or not begins(rules, g.pc)):
        g.operations[g.pc](g)
    if g.pc == before:
        g.unit()


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
