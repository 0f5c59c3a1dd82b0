"""Propose scenarios that pass on the cards as they are written, and fail on a mutant.

Each draft is played on the game and on the mutant, with the same answers. Where the two positions differ,
a line that is true of the game and false of the mutant becomes the `then` of the scenario. The author
decides whether it should be so.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ombre.runtime import Scenario
from ombre.runtime.choices import Decision
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules, link
from ombre.runtime.records import NOTHING
from ombre.session.bench import Bench, Stopped, with_cards
from ombre.workshop.scenarios.positions import PRINTED, position

from .coverage import fails
from .drafts import Draft, drafts
from .mutants import Mutant
from .testing import Mutation

ROUNDS = 3  # how often each draft is played; in the first round, answers are chosen that name the card
TRIED = 8  # the most lines of a difference that are tried as `then`
_MOST_ANSWERS = 40  # after this many answers the last option is chosen, mostly to pass
_AS = re.compile(r"\bput (\w+) as (\w+) in ")
_ANSWER = re.compile(r"\s*(?:\w+ )?answers? \w")


class Proposal(NamedTuple):
    """A scenario. then: what is true of the cards as they are written; "" if no play was found that differs."""

    lines: tuple[str, ...]
    then: str

    def text(self, id: str, title: str) -> str:
        return "\n".join((f'scenario {id} "{title}"', *self.lines, "  then:", f"    {self.then or '...'}")) + "\n"


class Chosen(NamedTuple):
    """An answer that the script does not give. line: the line of the script that caused the question."""

    line: int
    text: str


class AnsweringBench(Bench):
    """A bench that chooses an answer where the script gives none that is possible; it records these answers."""

    def __init__(self, rules: Rules, scenario: Scenario, turn: int, liked: str) -> None:
        """turn: 0 to prefer options that name the card `liked`, else the seed of random answers."""
        super().__init__(rules, scenario.line)
        self.chance, self.turn = random.Random(turn), turn
        self.liked = re.compile(rf"\b{liked}\b")
        self.chosen: list[Chosen] = []
        self.gone: list[int] = []  # the lines of answers that were not possible

    def _answer(self, g: Play, choice: Decision) -> int:
        while True:
            before = [answer for answer in self.answers if answer.name == choice.name]
            failed = len(self.failures)
            try:
                return super()._answer(g, choice)
            except Stopped:
                line = self.failures[-1].line
                del self.failures[failed:]
            wrong = [answer for answer in before if answer.line == line and answer in self.answers]
            if not wrong:
                break
            self.answers.remove(wrong[0])
            self.gone.append(line)
        at = self._best(choice)
        text = self.answer_to(choice, at)
        self.chosen.append(Chosen(self.line, f"P{choice.who + 1} answers {choice.name} with {text}"))
        return at

    def _best(self, choice: Decision) -> int:
        options = range(len(choice.options))
        if len(self.chosen) > _MOST_ANSWERS:
            return options[-1]
        if self.turn:
            return self.chance.randrange(len(options))
        liked = [at for at in options if self.liked.search(self.answer_to(choice, at))]
        last = choice.sort == "offer" and not liked
        return liked[0] if liked else options[-1] if last or choice.sort == "ask" else options[0]

    def answer_to(self, choice: Decision, at: int) -> str:
        """Return an option as a script gives it."""
        if choice.sort == "ability":
            return str(at + 1)
        option = choice.options[at]
        if option is None or choice.sort != "number" and choice.sort != "ask" and option == NOTHING:
            return "pass"
        return self._option(choice, option)


class PlayedDraft(NamedTuple):
    """What came out of a draft.

    position: the lines that are true at its end, and its last questions with their options.
    """

    position: dict[str, str]
    chosen: tuple[Chosen, ...]
    gone: frozenset[int]


@dataclass
class Proposals:
    """Finds proposals for the mutants of one declaration; each draft is compiled and played on the game only once."""

    mutation: Mutation
    first: Mutant
    drafts: list[tuple[Draft, Scenario]] = field(init=False)
    seen: dict[tuple[int, int], PlayedDraft | None] = field(default_factory=dict[tuple[int, int], "PlayedDraft | None"])

    def __post_init__(self) -> None:
        found = drafts(self.mutation, self.first)
        heads = {f"draft_{at}": f'scenario draft_{at} "?"\n' + "\n".join(one.lines) for at, one in enumerate(found)}
        compiled = self.mutation.scenarios(heads)
        made = ((one, compiled.get(f"draft_{at}")) for at, one in enumerate(found))
        self.drafts = [(one, scenario) for one, scenario in made if scenario is not None]

    def proposal(self, mutant: Mutant) -> Proposal | None:
        """Return a scenario that passes on the game and fails on a mutant; None if none is found."""
        modules = self.mutation.modules(mutant)
        if not isinstance(modules, list):
            return None
        other = link(modules)
        for only_printed in (False, True):  # that a number is printed shows least
            for turn in range(1 if only_printed else ROUNDS):
                for at, (draft, scenario) in enumerate(self.drafts):
                    mine = self._seen(at, turn)
                    if mine is None:
                        continue
                    its = played(other, scenario, _names(draft), turn, mutant.declaration)
                    if mine == its or not only_printed and _is_only_printed(mine, its):
                        continue
                    if (found := self._differing(draft, scenario, mine, its, other)) is not None:
                        return found
        return None

    def _seen(self, at: int, turn: int) -> PlayedDraft | None:
        """Return what comes out of a draft in the game."""
        if (at, turn) not in self.seen:
            draft, scenario = self.drafts[at]
            rules, names = self.mutation.table.rules, _names(draft)
            self.seen[at, turn] = played(rules, scenario, names, turn, self.first.declaration)
        return self.seen[at, turn]

    def _differing(
        self, draft: Draft, scenario: Scenario, mine: PlayedDraft, its: PlayedDraft | None, other: Rules
    ) -> Proposal | None:
        """Return the draft with a `then` that holds in the game only, if there is one that can be written."""
        there = its.position if its is not None else {}
        told = [line for about, line in mine.position.items() if line and there.get(about) != line]
        same = [line for about, line in mine.position.items() if line and there.get(about) == line]
        lines = with_answers(draft.lines, scenario.line, mine)
        found = [Proposal(lines, then) for then in (*told, *same[:1])[:TRIED]]
        texts = {f"draft_{at}": one.text(f"draft_{at}", "?") for at, one in enumerate(found)}
        compiled = self.mutation.scenarios(texts)
        for at, one in enumerate(found):
            tried = compiled.get(f"draft_{at}")
            if tried is not None and not fails(self.mutation.table.rules, tried) and fails(other, tried):
                return one
        return None


def _is_only_printed(mine: PlayedDraft, its: PlayedDraft | None) -> bool:
    """Whether two games differ only in what is printed on cards."""
    if its is None or mine.chosen != its.chosen:
        return False
    return all(
        about.startswith(PRINTED) or mine.position.get(about) == its.position.get(about) for about in mine.position
    )


def is_noticed(mutation: Mutation, mutant: Mutant, proposal: Proposal) -> bool:
    """Whether a proposal fails on a mutant, too."""
    modules = mutation.modules(mutant)
    found = mutation.scenarios({"draft": proposal.text("draft", "?")})
    return isinstance(modules, list) and "draft" in found and fails(link(modules), found["draft"])


def _names(draft: Draft) -> dict[str, str]:
    """The names of cards in a draft, by their ids."""
    return {found[1]: found[2] for line in draft.lines for found in [_AS.search(line)] if found is not None}


def played(rules: Rules, scenario: Scenario, names: Mapping[str, str], turn: int, card: str) -> PlayedDraft | None:
    """Play a draft; return None if it cannot be played to its end.

    names: those of cards in the draft, by their ids. turn, card: how questions without an answer are answered, as by
    `AnsweringBench`.
    """
    full = with_cards(rules, scenario)
    bench = AnsweringBench(full, scenario, turn, card)
    try:
        scenario.run(bench)
        bench.close()
        lines = position(bench.g, names)
    except Exception:  # whatever a draft does wrong, it is not used
        return None
    if bench.failures or bench.refusal:
        return None
    gone = frozenset([*bench.gone, *(answer.line for answer in bench.unused())])
    for name, choice in bench.asked.items():
        options = ", ".join(bench.answer_to(choice, at) for at in range(len(choice.options)))
        lines[f"offered {name}"] = f"offered {name}: {options}" if options else ""
    return PlayedDraft(lines, tuple(bench.chosen), gone)


def with_answers(lines: Sequence[str], first: int, seen: PlayedDraft) -> tuple[str, ...]:
    """Return the lines of a draft with the answers that were chosen, and without those that were not possible.

    first: the line of the head of the scenario.
    """
    found: list[str] = []
    for number, line in enumerate(lines, first + 1):
        indent = line[: len(line) - len(line.lstrip())]
        found += [f"{indent}{one.text}" for one in seen.chosen if one.line == number]
        if number not in seen.gone or not _ANSWER.match(line):
            found.append(line)
    return tuple(found)
