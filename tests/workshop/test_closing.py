"""A closed module plays the same game as the kernel: the same questions, the same state after each unit."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from ombre.runtime.chance import below, seeded
from ombre.runtime.choices import Decision
from ombre.runtime.errors import RulesError
from ombre.runtime.flow import Play
from ombre.runtime.linker import Begin, Rules
from ombre.session.session import Session
from ombre.session.start import Start, begin
from ombre.workshop.api.table import open_table
from ombre.workshop.closing import native
from ombre.workshop.closing.closer import source
from ombre.workshop.simulate.batch import Setting, play_one

from ..budget import LONG
from ..engines import module_of
from ..optional import NO_COMPILER

FIXTURES = Path(__file__).parents[1] / "fixtures" / "games"


class Case(NamedTuple):
    """A game, its expansions, what it begins with, and numbers of players."""

    game: str
    extra: tuple[str, ...]
    beginning: str
    players: tuple[int, ...]

    def __str__(self) -> str:
        return "+".join((self.game, *self.extra))


CASES = [
    Case("crossfire", (), "crossfire", (2, 4)),
    Case("crossfire", ("prime_runner",), "last_train", (3,)),
    Case("srtcg", (), "duel", (2,)),
    Case("srtcg", ("web_revision",), "duel", (2, 3)),
    Case("hearts", (), "", (4,)),
    Case("gin_rummy", (), "", (2,)),
    Case("crazy_eights", (), "", (3,)),
    Case("toy", (), "neap_tide", (2, 4)),
    Case("vigil", (), "long_night", (3,)),
    Case("thicket", (), "spring", (2, 3)),
    Case("arena", (), "spring_fair", (3,)),
    Case("bluff", (), "new_moon", (3,)),
    *(Case(name, (), "", (3,)) for name in ("coup", "tricks", "wizards")),
    *(Case(name, (), "", (4,)) for name in ("feast", "island", "lantern")),
    *(Case(name, (), "summer", (2,)) for name in ("orchard", "pond")),
]
SEEDS = range(20 if LONG else 2)
UNITS = 10_000 if LONG else 100  # of each game, at most


@cache
def rules_of(game: str, extra: tuple[str, ...] = ()) -> Rules:
    return open_table(str(FIXTURES / game) if (FIXTURES / game).is_dir() else game, extra).rules


def closed(game: str, extra: tuple[str, ...] = ()) -> ModuleType:
    return module_of(rules_of(game, extra))


class Watched:
    """A game that is played at random, with all that can be compared of it."""

    def __init__(self, rules: Rules, start: Start, made: Begin) -> None:
        self.chance = seeded(start.seed)
        self.asked: list[tuple[object, ...]] = []
        self.g = begin(rules, start, made)
        self.g.agent = self.answer

    def answer(self, g: Play, choice: Decision) -> int:
        told = (
            choice.name,
            choice.who,
            list(choice.options),
            choice.sort,
            choice.source,
            choice.sealed,
            choice.nth,
            choice.of,
        )
        self.asked.append(told)
        self.chance, index = below(self.chance, len(choice.options))
        return index

    def unit(self) -> tuple[object, ...]:
        try:
            self.g.unit()
        except RulesError as error:
            return str(error), self.asked
        return self.g.digest(), self.g.result, self.g.winners, self.asked


@pytest.mark.sampled
@pytest.mark.parametrize("case", CASES, ids=str)
def test_each_choice_and_the_state_after_each_unit_are_the_same(case: Case) -> None:
    rules, module = rules_of(case.game, case.extra), closed(case.game, case.extra)
    compared = 0
    for seed in SEEDS:
        start = Start(case.players[seed % len(case.players)], seed, case.beginning, forced=seed % 2 == 1)
        one, other = Watched(rules, start, rules.plain), Watched(rules, start, module.begun)
        for _ in range(UNITS):
            told = one.unit()
            assert told == other.unit()
            compared += 1
            if one.g.result is not None or len(told) == 2:  # over, or ended by an error
                break
    assert compared >= 2 * len(SEEDS)


def choices(session: Session) -> list[tuple[object, ...]]:
    """Undo all answers of a session, and give them again; return the questions on both ways, and forks at each."""
    found: list[tuple[object, ...]] = []
    answers = session.answers

    def look() -> None:
        fork = session.fork()
        if fork.choice is not None:
            fork.take(len(fork.choice.options) - 1)
        found.append((session.choice, session.digest(), fork.choice, fork.digest()))

    while session.undo():
        look()
    for answer in answers:
        session.take(answer)
        look()
    return found


@pytest.mark.parametrize("name", ["toy", "hearts", "vigil"])
def test_undo_forks_and_saved_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = next(one for one in CASES if one.game == name)
    rules, start = rules_of(name), Start(case.players[0], 5, case.beginning)

    def played() -> Session:
        session = Session(rules, start)
        for number in range(30):
            if session.choice is None:
                break
            session.take(number * 7 % len(session.choice.options))
        return session

    kernel = played()
    monkeypatch.setattr(rules, "engine", closed(name).begun)
    other = played()
    assert type(other.g).__name__ == "Played" and not isinstance(other.g, Play), "it is not the kernel that plays"
    assert kernel.save() == other.save()
    assert Session.load(rules, kernel.save()).digest() == kernel.digest() == other.digest()
    assert choices(kernel) == choices(other)


def test_a_game_with_a_log_or_with_checks_is_played_by_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("toy")
    monkeypatch.setattr(rules, "engine", closed("toy").begun)
    for start in (Start(2, 1, "neap_tide", log=True), Start(2, 1, "neap_tide", debug=True)):
        assert isinstance(Session(rules, start).g, Play)


def test_equal_rules_give_the_same_text() -> None:
    code = (
        "import sys; from ombre.workshop.api.table import open_table; from ombre.workshop.closing.closer import source\n"
        "sys.stdout.write(source(open_table(sys.argv[1]).rules))"
    )
    place = str(FIXTURES / "toy")
    done = subprocess.run([sys.executable, "-c", code, place], capture_output=True, text=True, check=True)
    assert done.stdout == source(rules_of("toy"))


def test_the_text_shows_the_kernel_with_what_is_known_filled_in() -> None:
    text = source(rules_of("hearts"))
    assert "class Played:\n    s_person_taken: list[int]" in text
    assert "g.v_plays(g.current, u_pick)" in text
    plays = text.partition("    def v_plays(")[2].partition("    def ")[0]
    assert "MOST_EVENTS" not in plays and "g.forbids(" in plays, "a stage with listeners stays"
    assert "g.replace(" not in plays and "g.fire(" not in plays, "one without listeners is left out"
    assert "F_PLAYING_CARD_SUIT[g.face[u_c]]" in text, "a fact that nothing modifies is a table"


# ------------------------------------------------------------------------------------------- ahead of time


def needs_compiler() -> None:
    """Skip a test, with the reason, where nothing can be compiled."""
    try:
        native.check()
    except native.NotCompiled as problem:
        pytest.skip(str(problem.message))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The smallest game, compiled; the cache is one of this module."""
    needs_compiler()
    patch = pytest.MonkeyPatch()
    patch.setenv("OMBRE_CACHE", str(tmp_path_factory.mktemp("cache")))
    rules = open_table(str(FIXTURES / "lantern")).rules
    yield native.compile_rules(rules), rules
    patch.undo()


def test_a_compiled_game_is_the_same_game(compiled: tuple[Path, Rules]) -> None:
    path, rules = compiled
    assert native.compiled(rules) == path == native.compile_rules(rules), "it is compiled once"
    kernel = [Session(rules, Start(4, seed)).digest() for seed in range(4)]
    assert native.use(rules) and rules.engine is not None
    assert type(Session(rules, Start(4, 1)).g).__module__ == path.name.partition(".")[0]
    assert [Session(rules, Start(4, seed)).digest() for seed in range(4)] == kernel
    for seed in range(3):
        one, other = Watched(rules, Start(4, seed), rules.plain), Watched(rules, Start(4, seed), rules.engine)
        while one.g.result is None:
            assert one.unit() == other.unit()


def test_a_report_is_the_same_with_a_compiled_game(compiled: tuple[Path, Rules]) -> None:
    _, rules = compiled
    native.use(rules)
    table = open_table(str(FIXTURES / "lantern"))
    setting = Setting(table.project.game, (), "", 4, "random", {}, {}, ())
    assert [play_one(rules, setting, seed) for seed in range(3)] == [
        play_one(table.rules, setting, seed) for seed in range(3)
    ]
    assert table.rules.engine is None, "the second one was played by the kernel"


def test_what_is_missing_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(native.NotCompiled, match=f"^{NO_COMPILER}$"):
        native.compile_rules(rules_of("lantern"))
    code = "import sys; from ombre.workshop.cli import main; main()"
    simulated = "simulate -n 1 --jobs 1 --bots random --native --json --locale en".split()
    arguments = [sys.executable, "-c", code, *simulated, str(FIXTURES / "lantern")]
    done = subprocess.run(arguments, capture_output=True, text=True)
    assert done.returncode == 0 and json.loads(done.stdout)["games"] == 1
    told = f"{NO_COMPILER}; the games are played without it, more slowly"
    assert done.stderr.splitlines().count(told) == 1
