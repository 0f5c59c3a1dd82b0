"""Find pairs of cards whose simultaneous abilities come out differently in another order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ombre.runtime.linker import Rules
from ombre.workshop.recording.bench import ScriptRun, ran
from ombre.workshop.scenarios.scripts import Act, Name, Naming, Put, Reply, Script
from ombre.workshop.scenarios.shorter import fewest

from .boards import BoardOutcome

MOST_TOLD = 3  # lines that are told of a difference


@dataclass(frozen=True, slots=True)
class OrderMatters:
    """Two scripts that differ only in which ability is first. lines: what is then true, in the one and in the other."""

    first: Script
    second: Script
    lines: tuple[tuple[str, str], ...]

    def text(self, rules: Rules, id: str) -> str:
        """Return two scenarios, one for each order."""
        found: list[str] = []
        for number, (word, script) in enumerate((("first", self.first), ("second", self.second))):
            then = "".join(f"    {line[number]}\n" for line in self.lines if line[number])
            found.append(script.text(rules, f"{id}_{word}", f"the order matters, {word} order") + f"  then:\n{then}")
        return "\n".join(found)


def order_that_matters(
    rules: Rules, bases: Mapping[str, str], outcome: BoardOutcome, members: tuple[str, ...]
) -> OrderMatters | None:
    """Play a board with another order of the abilities of two cards; return what differs, or None."""
    card = {line.name: line.card for line in outcome.script.given if isinstance(line, Put | Naming)}

    def of(reply: Reply) -> str:
        name = reply.what[0]
        return card.get(name.word, name.word) if isinstance(name, Name) else str(name)

    for asked in outcome.orders:
        for other in asked.others:
            if sorted((of(asked.reply), of(other))) == sorted(members):
                found = _compared(rules, bases, outcome.script, asked.reply, other)
                if found is not None:
                    return found
    return None


def _compared(rules: Rules, bases: Mapping[str, str], script: Script, one: Reply, other: Reply) -> OrderMatters | None:
    def both(some: Script) -> tuple[ScriptRun, ScriptRun]:
        none = frozenset[str]()
        return ran(rules, some, bases, none), ran(rules, _turned(some, one, other), bases, none)

    def lines(some: Script) -> dict[str, tuple[str, str]]:
        """What is true after the one and after the other order, by what it is about, as far as it differs."""
        here, there = both(some)
        if here.failure or there.failure:
            return {}
        pairs = {
            about: (here.lines.get(about, ""), there.lines.get(about, "")) for about in (*here.lines, *there.lines)
        }
        return {about: pair for about, pair in pairs.items() if pair[0] != pair[1]}

    if not (before := lines(script)):
        return None
    wanted = {about for about, pair in before.items() if all(pair)} or {*before}
    small = fewest(script, rules.players[0], lambda less: one in _replies(less) and bool(wanted & lines(less).keys()))
    told = tuple(pair for about, pair in lines(small).items() if about in wanted)[:MOST_TOLD]
    here, there = both(small)
    return OrderMatters(replace(small, acts=here.acts), replace(small, acts=there.acts), told)


def _replies(script: Script) -> list[Reply]:
    return [reply for act in script.acts for reply in act.replies]


def _turned(script: Script, one: Reply, other: Reply) -> Script:
    """The script with the other answer in place of the first such answer."""
    acts: list[Act] = []
    is_done = False
    for act in script.acts:
        replies = list(act.replies)
        if not is_done and one in replies:
            replies[replies.index(one)] = other
            is_done = True
        acts.append(replace(act, replies=tuple(replies)))
    return replace(script, acts=tuple(acts))
