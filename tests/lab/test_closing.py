"""A closed module plays the same game as the kernel: the same questions, the same state after each unit."""

from __future__ import annotations

import copy
import json
import re
import subprocess
import sys
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from shutil import copytree
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from typer.testing import CliRunner

from ombre.compiler.projects.places import UsageError
from ombre.lab.closing import native
from ombre.lab.closing.closer import source
from ombre.lab.simulate import batch
from ombre.lab.simulate.batch import FaultyGame, Played, Setting, play_one
from ombre.runtime.chance import below, seeded
from ombre.runtime.choices import Decision
from ombre.runtime.errors import RulesError
from ombre.runtime.flow import Play
from ombre.runtime.linker import Begin, Rules
from ombre.session.session import Session
from ombre.session.start import Start, begin
from ombre.workshop.api.table import open_table
from ombre.workshop.bots.policy import Bot, bot
from ombre.workshop.bots.without_log import Shadow
from ombre.workshop.cli import app

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
# The actions of the faulty game, and what is told of them.
LINES = r"lantern/rules/lantern\.card:\d+"
FAULTS = {
    "digs": rf"^this never ends: sinks \({LINES}\)$",
    "blinks": rf"^this never ends: .*rule_glass__when \({LINES}\)",
    "spins": rf"^this never ends: spins \({LINES}\)$",
    "squares": rf"^a number of this game goes beyond \d+: squares \({LINES}\)$",
    "counts": "^sum: a player can choose among at most 1000 numbers$",
    "steals": rf"^the invariant at {LINES} does not hold$",
    "balances": "^these state checks stay true whatever they do: rule_(up|down) / whenever",
}
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
    compare(case, rules_of(case.game, case.extra), closed(case.game, case.extra).begun)


def compare(case: Case, rules: Rules, made: Begin) -> None:
    """Play games with the kernel and with another engine, and compare them after each unit."""
    compared = 0
    for seed in SEEDS:
        start = Start(case.players[seed % len(case.players)], seed, case.beginning, forced=seed % 2 == 1)
        one, other = Watched(rules, start, rules.plain), Watched(rules, start, made)
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
    step_in_both(case, rules_of(name), closed(name).begun, monkeypatch)


def step_in_both(case: Case, rules: Rules, made: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take answers one at a time with the kernel and with another engine; compare saved games, undo, and forks."""
    start = Start(case.players[0], 5, case.beginning)

    def played() -> Session:
        session = Session(rules, start)
        for number in range(30):
            if session.choice is None:
                break
            session.take(number * 7 % len(session.choice.options))
        return session

    monkeypatch.setattr(rules, "engine", None)
    kernel = played()
    monkeypatch.setattr(rules, "engine", made)
    other = played()
    assert type(other.g).__name__ == "Played" and not isinstance(other.g, Play), "it is not the kernel that plays"
    assert kernel.save() == other.save()
    assert Session.load(rules, kernel.save()).digest() == kernel.digest() == other.digest()
    monkeypatch.setattr(rules, "engine", None)
    assert Session.load(rules, other.save()).digest() == other.digest()
    assert choices(kernel) == choices(other)


def test_a_game_with_a_log_or_with_checks_is_played_by_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("toy")
    monkeypatch.setattr(rules, "engine", closed("toy").begun)
    for start in (Start(2, 1, "neap_tide", log=True), Start(2, 1, "neap_tide", debug=True)):
        assert isinstance(Session(rules, start).g, Play)


def test_equal_rules_give_the_same_text() -> None:
    code = (
        "import sys; from ombre.workshop.api.table import open_table; "
        "from ombre.lab.closing.closer import source\n"
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
    assert "MOST_ACTIONS" not in text and "def act(" not in text, "what nothing calls is left out"
    acted = "        done = VERBS[offer[1]](self, *offer[2])"
    assert acted in source(rules_of("pond")), "what an offer does is closed, too"


# ------------------------------------------------------------------------------------------- ahead of time


def needs_compiler() -> None:
    """Skip a test, with the reason, where nothing can be compiled."""
    try:
        native.check()
    except native.NotCompiled as problem:
        pytest.skip(str(problem.message))


TYPED = CASES if LONG else [case for case in CASES if case.game == "pond"]


@pytest.mark.sampled
@pytest.mark.parametrize("case", TYPED, ids=str)
def test_the_types_of_a_closed_module_are_right(case: Case, tmp_path: Path) -> None:
    """Else mypyc refuses it. Compiling would say so, too, and takes twenty times as long."""
    check_types(rules_of(case.game, case.extra), tmp_path)


def test_the_types_of_all_sorts_of_effects_are_right(tmp_path: Path) -> None:
    copytree(FIXTURES.parent / "effects", tmp_path / "probes")
    check_types(open_table("crossfire", [str(tmp_path / "probes")]).rules, tmp_path)


def check_types(rules: Rules, folder: Path) -> None:
    (folder / "closed.py").write_text(source(rules), encoding="utf-8")
    (folder / "mypy.ini").write_text(native.SETTINGS, encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "mypy", "closed.py"], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder with the smallest game, in which an option allows actions that are faults of its rules."""
    text = (FIXTURES / "lantern" / "rules" / "lantern.card").read_text(encoding="utf-8")
    text += "\n" + (FIXTURES.parent / "faults" / "lantern.card").read_text(encoding="utf-8")
    acts = "".join(f"      current may {verb.removesuffix('s')}\n" for verb in FAULTS)
    for line, more in (
        ("  players 2 to 4\n", "  option faults none, all\n  has tilt number\n"),
        ("  has counter number hidden\n", "  has coins number\n"),
        ("      current may hint another keeper\n", acts),
    ):
        assert line in text
        text = text.replace(line, line + more)
    folder = tmp_path_factory.mktemp("faulty") / "lantern" / "rules"
    folder.mkdir(parents=True)
    (folder / "lantern.card").write_text(text, encoding="utf-8")
    return str(folder.parent)


@pytest.fixture(scope="module")
def compiled(faulty: str, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """This game, compiled; the cache is one of this module."""
    needs_compiler()
    patch = pytest.MonkeyPatch()
    patch.setenv("OMBRE_CACHE", str(tmp_path_factory.mktemp("cache")))
    rules = open_table(faulty).rules
    yield native.compile_rules(rules), rules
    patch.undo()


@pytest.mark.long
def test_a_compiled_game_is_the_same_game(compiled: tuple[Path, Rules]) -> None:
    path, rules = compiled
    assert native.compiled(rules) == path == native.compile_rules(rules), "it is compiled once"
    rules.engine = None
    kernel = [Session(rules, Start(4, seed)).digest() for seed in range(4)]
    assert native.use(rules) and rules.engine is not None
    assert type(Session(rules, Start(4, 1)).g).__module__ == path.name.partition(".")[0]
    assert [Session(rules, Start(4, seed)).digest() for seed in range(4)] == kernel
    for seed in range(3):
        one, other = Watched(rules, Start(4, seed), rules.plain), Watched(rules, Start(4, seed), rules.engine)
        while one.g.result is None:
            assert one.unit() == other.unit()


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=str)
def test_each_game_is_the_same_game_compiled(case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    needs_compiler()
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path))
    rules = rules_of(case.game, case.extra)
    monkeypatch.setattr(rules, "engine", None)
    native.compile_rules(rules)
    assert native.use(rules) and rules.engine is not None
    made = rules.engine
    compare(case, rules, made)
    step_in_both(case, rules, made, monkeypatch)


@pytest.mark.long
def test_a_report_is_the_same_with_a_compiled_game(compiled: tuple[Path, Rules], faulty: str) -> None:
    _, rules = compiled
    native.use(rules)
    table = open_table(faulty)
    setting = Setting(table.project.game, (), "", 4, "random", {}, {}, ())
    assert [play_one(rules, setting, seed) for seed in range(3)] == [
        play_one(table.rules, setting, seed) for seed in range(3)
    ]
    assert table.rules.engine is None, "the second one was played by the kernel"


# ------------------------------------------------------------------------------------------------ errors


def acting(verb: str, seed: int, rules: Rules) -> Bot:
    """A bot that does a verb as soon as it can; it has the name of the verb."""

    def play(session: Session) -> int:
        assert session.choice is not None
        options = session.choice.options
        return next((at for at, one in enumerate(options) if isinstance(one, tuple) and one[1] == verb), 0)

    return play


def told_by(rules: Rules, verb: str, monkeypatch: pytest.MonkeyPatch) -> Played | FaultyGame:
    monkeypatch.setattr(batch, "bot", acting)
    return play_one(rules, Setting("lantern", (), "", 2, verb, {"faults": "all"}, {}, ()), 1)


@pytest.mark.parametrize("verb", FAULTS)
@pytest.mark.parametrize("engine", ["closed", pytest.param("compiled", marks=pytest.mark.long)])
def test_an_error_names_the_same_line(
    verb: str, engine: str, faulty: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the kernel stops calls that go too deep: a process that plays the compiled game does not die of it."""
    kernel = told_by(open_table(faulty).rules, verb, monkeypatch)
    assert isinstance(kernel, FaultyGame) and re.search(FAULTS[verb], kernel.failure), kernel
    rules = open_table(faulty).rules
    if engine == "compiled":
        request.getfixturevalue("compiled")
        assert native.use(rules)
    else:
        rules.engine = module_of(rules).begun
    with pytest.raises((RulesError, RecursionError)) if verb != "steals" else nullcontext():
        fails_alone(rules, verb)
    assert told_by(rules, verb, monkeypatch) == kernel


def fails_alone(rules: Rules, verb: str) -> None:
    """Do a verb in a game without a log: the engine fails itself. It does not watch invariants."""
    session = Session(rules, Start(2, 1, options={"faults": "all"}))
    assert not isinstance(session.g, Play)
    session.take(acting(verb, 1, rules)(session))


def test_an_error_of_what_a_bot_imagines_is_told_the_same(faulty: str) -> None:
    setting = Setting("lantern", (), "", 2, "hasty", {"faults": "all"}, {}, ())
    kernel, rules = open_table(faulty).rules, open_table(faulty).rules
    rules.engine = module_of(rules).begun
    told = [play_one(kernel, setting, seed) for seed in range(3)]
    assert all(isinstance(one, FaultyGame) for one in told)
    assert [play_one(rules, setting, seed) for seed in range(3)] == told


def test_one_function_of_each_circle_of_calls_counts() -> None:
    """Those of the game, if possible those that many call; the others are as they were."""
    text = source(rules_of("hearts"))
    assert "def go_back_within(" in text and text.count("_within(") == 2, "its cards do not call each other"
    assert "def fire_within(" in source(rules_of("vigil"))


# ------------------------------------------------------------------------------------------------- play


@pytest.mark.parametrize("name", ["random", "hasty"])
def test_a_bot_beside_a_session_answers_as_in_it(name: str) -> None:
    """Also after answers were undone."""
    faster = copy.copy(rules_of("toy"))
    faster.engine = closed("toy").begun
    sessions = [Session(rules_of("toy"), Start(2, 3, "neap_tide", log=True, watch=True)) for _ in range(2)]
    bots: list[Bot] = [bot(name, 3, rules_of("toy")), Shadow(bot(name, 3, rules_of("toy")), faster, sessions[1])]
    for number in range(40):
        assert sessions[0].choice == sessions[1].choice
        if sessions[0].choice is None:
            break
        for session, one in zip(sessions, bots, strict=True):
            session.take(one(session))
            if number % 9 == 8:
                assert session.undo() and session.undo()
                session.take(0)
    assert sessions[0].answers == sessions[1].answers and len(sessions[0].answers) > 12


def test_a_bot_beside_a_session_says_where_it_fails(faulty: str) -> None:
    """If what it imagines fails, it thinks in the session from then on."""
    rules, start = open_table(faulty).rules, Start(2, 1, options={"faults": "all"}, log=True)
    faster = copy.copy(rules)
    faster.engine = module_of(rules).begun
    told: list[str] = []
    for beside in (False, True):
        session = Session(rules, start)
        one: Bot = bot("hasty", 1, rules)
        with pytest.raises(RulesError) as caught:
            (Shadow(one, faster, session) if beside else one)(session)
        told.append(str(caught.value))
    assert told[0] == told[1] != ""


@pytest.mark.long
def test_play_is_the_same_with_a_compiled_game(compiled: tuple[Path, Rules], faulty: str) -> None:
    begins = ["play", faulty, "--players", "2", "--seed", "3", "--bots", "hasty"]
    done = [CliRunner().invoke(app, [*begins, *more]) for more in ([], ["--native"])]
    assert done[0].exit_code == done[1].exit_code == 0 and done[0].stdout == done[1].stdout
    refused = CliRunner().invoke(app, ["play", faulty, "--native", "--scenario", "x"])
    assert isinstance(refused.exception, UsageError) and "leave out --native" in str(refused.exception)


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
