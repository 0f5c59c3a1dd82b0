"""A bench for scenarios while they are recorded: what is not answered is answered, and the answers are kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import cast

from ombre.runtime.choices import Decision
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.session.bench import Bench, Stopped
from ombre.session.scripted import scripted

from ..scenarios.positions import seats_and_single_cards, true_lines
from ..scenarios.replies import reply_to
from ..scenarios.scripts import Act, Name, Playing, Put, Reply, Script, SetUp, sentence


class RecordingBench(Bench):
    """Answers a question that the script does not answer with the first option, and keeps this answer.

    The checks of scenarios take most of the time of a run; only the scenario that is written is checked.
    """

    def __init__(self, rules: Rules, bases: Mapping[str, str] | None = None) -> None:
        super().__init__(rules)
        self._class = scripted(rules, explained=True)
        self.all_pass = True
        self.bases = bases or {}
        self.added: list[Reply] = []
        self.play: Playing | None = None

    def _lookers(self, g: Play) -> Iterable[int]:
        return ()

    def _answer(self, g: Play, choice: Decision) -> int:
        given = [answer for answer in self.answers if answer.name == choice.name]
        if given or choice.sort == "offer" or self.play is None:
            return super()._answer(g, choice)
        self.asked[choice.name] = choice
        self.questions += 1
        reply = reply_to(self.rules, self.bases, self.play.said, choice, choice.options[0])
        if choice.sort == "ability":
            reply = Reply(choice.name, choice.who, ("1",))
        if reply is None:
            self.stop(self.line, "")
        self.added.append(reply)
        return 0


@dataclass(frozen=True, slots=True)
class Ran:
    """What came of a script. lines: what is true at its end, by what it is about. failure: a sentence, or ""."""

    lines: Mapping[str, str]
    acts: tuple[Act, ...] = ()
    failure: str = ""


def ran(rules: Rules, script: Script, bases: Mapping[str, str], spoken: frozenset[str]) -> Ran:
    """Run a script, and return what is then true. spoken: names that later lines speak of."""
    bench = RecordingBench(rules, bases)
    apart = spoken | set(_names((script.given, script.acts), True))
    acts: list[Act] = []
    try:
        play = bench.play = Playing(rules, script.players, bench)
        for line in script.given:
            bench.line += 1
            line.carry_out(play)
            if isinstance(line, Put) and line.name in apart:
                play.g.keep_apart(play.things[line.name])
        for act in script.acts:
            bench.line += 1
            bench.added = []
            for reply in act.replies:
                bench.answer(reply.choice, reply.value(play), reply.who)
            bench.line += 1
            act.does.carry_out(play)
            unused = [(answer.name, answer.value) for answer in bench.unused()]
            kept = tuple(reply for reply in act.replies if (reply.choice, reply.value(play)) not in unused)
            bench.answers.clear()
            acts.append(replace(act, replies=kept + tuple(bench.added)))
    except Stopped:
        return Ran({}, (), bench.failures[-1].sentence if bench.failures else bench.refusal)
    except Exception as error:
        return Ran({}, (), sentence(error) or "it cannot be run")
    return Ran(true_lines(play.g, shown(play)), tuple(acts))


def shown(play: Playing) -> dict[int, str]:
    """Return the names of the things of a script, by their numbers."""
    if not play.things:
        return seats_and_single_cards(play.g, {})
    return {x: f"P{x + 1}" for x in range(play.g.players)} | {x: word for word, x in play.things.items()}


def _names(part: object, top: bool = False) -> Iterator[str]:
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


def is_setup(script: Script) -> bool:
    """Whether a script runs the set-up, after which cards have no names."""
    return any(isinstance(act.does, SetUp) for act in script.acts)
