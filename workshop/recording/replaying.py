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
        while g.result is None and (left or not done.acts):
            flow = next((one for one in rules.plain.route.spans if one[0] == g.pc and not repeats(rules, one)), None)
            if flow is None:
                _go_on(rules, g)
            else:
                begin, end, name = flow
                act(FlowRun("flow", name, _player(g, names)), _within(g, begin, end + 1, len(g.calls)))
    else:
        while g.result is None and (left or not done.acts):
            if (span := span_of(rules, g.pc)) is None:
                _go_on(rules, g)
            else:
                name, (begin, end) = rules.named[g.pc].removeprefix("step "), span
                act(FlowRun("step", name, _player(g, names)), _within(g, begin, end))
    if left:
        raise Unnamed("")
    return done


def _within(g: Play, begin: int, end: int, calls: int | None = None) -> Callable[[], bool]:
    """Return whether a game is between two operations. calls: the number of flows that effects had started before; those
    that they start there belong to it, too.
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
