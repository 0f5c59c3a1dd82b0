"""A bench for scenarios while they are recorded: what is not answered is answered, and the answers are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import TypeVar, cast

from ombre.runtime import NOTHING
from ombre.runtime.choices import Decision
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.session.bench import Answer, Bench, Stopped
from ombre.session.scripted import scripted

from ..scenarios.positions import seats_and_single_cards, true_lines
from ..scenarios.replies import reply_to
from ..scenarios.scripts import Act, Name, Playing, Put, Reply, Script, sentence

Index = TypeVar("Index")  # the index of an option, or the result of a die


class RecordingBench(Bench):
    """Answers a question that the script does not answer with the first option, and keeps this answer.

    The checks of scenarios take most of the time of a run; only the scenario that is written is checked.
    """

    def __init__(self, rules: Rules, bases: Mapping[str, str] | None = None) -> None:
        super().__init__(rules)
        self._class = scripted(rules, explained=True)
        self.all_pass = True
        self.bases = bases or {}
        self.used: list[Reply] = []  # the answers in the order in which they are used
        self.replies: list[tuple[Answer, Reply]] = []  # those to come
        self.play: Playing | None = None

    def _lookers(self, g: Play) -> Iterable[int]:
        return ()

    def _answer(self, g: Play, choice: Decision) -> int:
        given = [one for one in self.answers if one.name == choice.name and one.who in (NOTHING, choice.who)]
        if given or choice.sort == "offer" or self.play is None:
            return self._using(lambda: super(RecordingBench, self)._answer(g, choice))
        self.asked[choice.name] = choice
        self.questions += 1
        reply = reply_to(self.rules, self.bases, self.play.said, choice, choice.options[0])
        if choice.sort == "ability":
            reply = Reply(choice.name, choice.who, ("1",))
        if reply is None:
            self.stop(self.line, "a question comes up that was not asked in the game")
        self.used.append(reply)
        return 0

    def _roll(self, name: str, sides: int) -> int | None:
        return self._using(lambda: super(RecordingBench, self)._roll(name, sides))

    def _using(self, answered: Callable[[], Index]) -> Index:
        """Keep the reply that an answer uses."""
        before = list(self.answers)
        index = answered()
        for at, (answer, reply) in enumerate(self.replies):
            if before.count(answer) > self.answers.count(answer):  # the same answer may be given several times
                self.used.append(reply)
                del self.replies[at]
                break
        return index

    def reply(self, reply: Reply) -> None:
        """Give an answer to a question that is to come."""
        assert self.play is not None
        self.answer(reply.choice, reply.value(self.play), reply.who)
        self.replies.append((self.answers[-1], reply))


@dataclass(frozen=True, slots=True)
class ScriptRun:
    """What came of a script. lines: what is true at its end, by what it is about. failure: a sentence, or ""."""

    lines: Mapping[str, str]
    acts: tuple[Act, ...] = ()
    failure: str = ""


def ran(rules: Rules, script: Script, bases: Mapping[str, str], spoken: frozenset[str]) -> ScriptRun:
    """Run a script, and return what is then true. spoken: names that later lines speak of."""
    bench = RecordingBench(rules, bases)
    named = spoken | {*_names((script.given, script.acts))}
    acts: list[Act] = []
    try:
        play = bench.play = Playing(rules, script.players, bench)
        for line in script.given:
            bench.line += 1
            _keep_apart(play, _names(line))
            line.carry_out(play)
            if isinstance(line, Put) and line.name in named:
                play.g.prefer(play.things[line.name])
        for act in script.acts:
            bench.line += 1
            _keep_apart(play, _names(act))
            bench.used = []
            bench.replies = []
            for reply in act.replies:
                bench.reply(reply)
            bench.line += 1
            act.does.carry_out(play)
            bench.answers.clear()
            acts.append(replace(act, replies=tuple(bench.used)))
    except Stopped:
        return ScriptRun({}, (), bench.failures[-1].sentence if bench.failures else bench.refusal)
    except Exception as error:
        return ScriptRun({}, (), sentence(error) or "it cannot be run")
    return ScriptRun(true_lines(play.g, shown(play)), tuple(acts))


def shown(play: Playing) -> dict[int, str]:
    """Return the names of the things of a script, by their numbers."""
    if not play.things:
        return seats_and_single_cards(play.g, {})
    return {x: f"P{x + 1}" for x in range(play.g.players)} | {x: word for word, x in play.things.items()}


def _keep_apart(play: Playing, names: Iterable[str]) -> None:
    """Let cards be options of their own from the first line that speaks of them, as in a compiled scenario."""
    for name in names:
        if (x := play.things.get(name)) is not None and x >= play.g.players:
            play.g.keep_apart(x)


def _names(part: object) -> Iterator[str]:
    """Yield the names of cards of which lines speak."""
    if isinstance(part, Name):
        yield part.word
    elif isinstance(part, tuple):
        for one in cast("tuple[object, ...]", part):
            yield from _names(one)
    elif is_dataclass(part) and not isinstance(part, type):
        for each in fields(part):
            yield from _names(getattr(part, each.name))


def spoken_of(texts: Sequence[str], names: Iterable[str]) -> frozenset[str]:
    """Return the names that stand in some lines."""
    words = {word.strip(",:") for text in texts for word in text.split()}
    return frozenset(name for name in names if name in words)
