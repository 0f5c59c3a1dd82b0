"""A game can be forked, undone, saved and played again from any choice."""

# Games in play have no static type, so lambdas over them have none either.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import random
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from ombre.runtime import Ability, Module
from ombre.runtime.choices import Decision, nobody
from ombre.runtime.errors import ChoiceError, RulesError, SaveError, Unanswered
from ombre.runtime.loader import Rules, link
from ombre.session.causes import log
from ombre.session.debug import audit
from ombre.session.save import Saved, write
from ombre.session.session import Session
from ombre.session.start import Start


def play_on(session: Session, seed: int, most: int = 10_000) -> list[str]:
    """Answer randomly, and record the state at each choice."""
    die = random.Random(seed)
    seen: list[str] = []
    while session.choice is not None and len(seen) < most:
        session.take(die.randrange(len(session.choice.options)))
        seen.append(session.digest())
    return seen


def at(session: Session) -> tuple[Any, ...]:
    return session.digest(), session.choice and (session.choice.name, session.choice.who, list(session.choice.options))


@pytest.mark.parametrize("seed", range(12))
def test_callbacks_and_sessions_play_the_same_game(rules: Rules, seed: int) -> None:
    session = Session(rules, Start(3, seed))
    play_on(session, seed)
    answers = iter(session.answers)
    g = rules.start(3, seed)
    assert rules.play(g, lambda g, choice: next(answers)) == session.g.result
    assert (g.digest(), next(answers, None)) == (session.digest(), None)


@pytest.mark.parametrize("seed", range(6))
def test_a_fork_has_the_same_future_and_disturbs_nothing(rules: Rules, seed: int) -> None:
    """Fork at every choice, also in the middle of an effect."""
    session = Session(rules, Start(2, seed))
    die = random.Random(seed)
    names = set()
    while session.choice is not None:
        names.add(session.choice.name)
        before = at(session)
        fork, twin = session.fork(), session.fork()
        assert play_on(fork, 5) == play_on(twin, 5)
        assert at(session) == before
        session.take(die.randrange(len(session.choice.options)))
    assert {"window", "foe"} <= names


@pytest.mark.parametrize("seed", range(4))
def test_undo_and_redo_go_through_every_choice(rules: Rules, seed: int) -> None:
    session = Session(rules, Start(2, seed))
    states = [at(session)]
    die = random.Random(seed)
    while session.choice is not None:
        session.take(die.randrange(len(session.choice.options)))
        states.append(at(session))
    for state in reversed(states[:-1]):
        assert session.undo()
        assert at(session) == state
    assert not session.undo()
    for state in states[1:]:
        assert session.redo()
        assert at(session) == state
    assert not session.redo()


def test_another_answer_ends_the_redo(rules: Rules) -> None:
    session = Session(rules, Start(2, 3))
    session.take(0)
    session.undo()
    session.take(len(session.choice.options) - 1 if session.choice else 0)
    assert not session.redo()


def test_an_impossible_answer_changes_nothing(rules: Rules) -> None:
    session = Session(rules, Start(2, 3))
    before = at(session)
    with pytest.raises(ChoiceError, match="there is no option 99"):
        session.take(99)
    assert at(session) == before and session.answers == ()


def test_a_saved_game_goes_on_as_it_would_have(rules: Rules) -> None:
    session = Session(rules, Start(3, 11, "long_night"))
    play_on(session, 1, most=9)
    again = Session.load(rules, session.save())
    assert at(again) == at(session)
    assert play_on(again, 2) == play_on(session, 2)
    assert again.undo()


def test_a_save_that_does_not_fit_is_refused(rules: Rules, toy: ModuleType) -> None:
    session = Session(rules, Start(2, 1))
    play_on(session, 1, most=5)
    data = session.save()
    other = link([toy.MODULE, Module("b", "b", rules=(Ability("r", "cannot", "heals"),))])
    for wrong, message in [
        (b"", "is not a saved game"),
        (b"PNG\n123", "is not a saved game"),
        (data.replace(b"ombre 2 ", b"ombre 3 "), "by a newer version"),
        (
            data.replace(b"ombre 2 ", b"ombre 1 "),
            "by an older version .*: finish it with that version, or start a new game$",
        ),
        (data.replace(b'"seed":1', b'"seed":2'), "is damaged"),
        (data[: len(data) // 2], "is damaged"),
    ]:
        with pytest.raises(SaveError, match=message):
            Session.load(rules, wrong)
    with pytest.raises(
        SaveError, match="other cards or rules: take the cards and expansions of then, or start a new game$"
    ):
        Session.load(other, data, exact=True)


@pytest.mark.parametrize(
    "choices, message", [((99,), "there is no option 99"), ((0,) * 500, "after the end of the game")]
)
def test_a_save_with_impossible_answers_is_refused(rules: Rules, choices: tuple[int, ...], message: str) -> None:
    with pytest.raises(SaveError, match=message):
        Session.load(rules, write(Saved(rules.digest, 2, 1, "", choices)))


def test_when_the_game_is_over_there_is_nothing_to_choose(rules: Rules) -> None:
    session = Session(rules, Start(2, 1))
    play_on(session, 1)
    with pytest.raises(ChoiceError, match="the game is over"):
        session.take(0)


def test_a_look_ahead_of_a_game_that_is_over_asks_nobody(rules: Rules) -> None:
    session = Session(rules, Start(2, 1))
    play_on(session, 1)
    assert session.ahead(lambda g, choice: pytest.fail("there is nothing to choose")).digest() == session.digest()


def test_rules_are_known_by_what_they_say(rules: Rules, toy: ModuleType) -> None:
    """The digest depends on the digests of the modules and their order, not on functions or places."""

    def linked(*digests: str) -> str:
        more = (Module(f"m{at}", said, rules=(Ability(f"{at}", "cannot", "heals"),)) for at, said in enumerate(digests))
        return link([toy.MODULE, *more]).digest

    moved = replace(toy.MODULE, source="elsewhere", invariants=(), setups=())
    assert link([moved]).digest == rules.digest == linked("") == linked("", "")
    assert linked("a", "b") == linked("a", "", "b")
    assert len({linked(*digests) for digests in ("", "a", "b", "ab", "ba")}) == 5


def test_games_are_the_same_in_every_process(rules: Rules) -> None:
    """The result does not depend on the hash seed, the clock or the global random generator."""
    session = Session(rules, Start(4, 5))
    play_on(session, 5)
    code = (
        "import sys; from pathlib import Path; from ombre.runtime.loader import link, load_file;"
        "from ombre.session.session import Session;"
        "s = Session.load(link([load_file(Path(sys.argv[1])).MODULE]), sys.stdin.buffer.read()); print(s.digest())"
    )
    path = toy_path(rules)
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", code, path],
            input=session.save(),
            env={"PYTHONHASHSEED": hash_seed, "PYTHONSAFEPATH": "1"},
            capture_output=True,
            check=True,
        )
        assert done.stdout.decode().strip() == session.digest()


def toy_path(rules: Rules) -> str:
    return rules.verbs["draws"].do.__code__.co_filename


@pytest.mark.parametrize("seed", range(20))
def test_the_tables_are_what_a_full_scan_gives(rules: Rules, seed: int) -> None:
    die = random.Random(seed)

    def agent(g: Any, choice: Any) -> int:
        assert audit(g) == rules.broken(g) == []
        return die.randrange(len(choice.options))

    g = rules.start(4, seed, "long_night")
    assert rules.play(g, agent) in ("won", "lost")
    assert audit(g) == []


def test_the_audit_finds_what_is_wrong(rules: Rules) -> None:
    g: Any = rules.start(2)
    witch = g.create("witch", g.z__field)
    g.tables[g.row_of[g.listening[g.face[witch]][0]]] = ()
    g.zones[g.z__den] = (witch,)
    g.s_keeper_gold.append(0)
    assert len(audit(g)) == 4


def test_an_answer_that_shows_the_rules_to_be_wrong_can_be_taken_back(toy: ModuleType) -> None:
    def again(g: Any, this: int, you: int, env: Any, args: Any) -> None:
        g.v_plays(*args)

    rules = link([toy.MODULE, Module("b", rules=(Ability("again", "before", "plays", body=again),))])
    session = Session(rules, Start(2, 3))
    before = at(session)
    with pytest.raises(RulesError, match="this never ends"):
        session.take(0)
    assert session.choice is None and session.undo() and at(session) == before


def test_a_log_changes_nothing_and_survives_undo(rules: Rules) -> None:
    logged, plain = Session(rules, Start(2, 4, log=True)), Session(rules, Start(2, 4))
    assert play_on(logged, 1, most=8) == play_on(plain, 1, most=8)
    assert log(plain.g) is None
    told = log(logged.g)
    assert told is not None and ("draws", (0, 3)) in [entry[:2] for entry in told]
    logged.undo()
    logged.redo()
    assert log(logged.g) == told


def test_an_agent_plays_to_the_end_and_everything_can_be_taken_back(rules: Rules) -> None:
    session = Session(rules, Start(3, 5, "long_night"))
    play_on(session, 5, most=7)
    answers = random.Random(9)
    session.play(lambda g, choice: answers.randrange(len(choice.options)))
    assert session.choice is None and session.g.result in ("won", "lost") and len(session.answers) > 40
    again = Session(rules, Start(3, 5, "long_night"))
    states = [at(again)]
    for answer in session.answers:
        again.take(answer)
        states.append(at(again))
    for state in reversed(states):
        assert at(session) == state
        assert session.undo() == (state != states[0])
    at_once = iter(again.answers)
    assert at(Session(rules, Start(3, 5, "long_night"), agent=lambda g, choice: next(at_once))) == states[-1]


def test_an_agent_that_raises_or_errs_leaves_the_choice_open(rules: Rules) -> None:
    twin = Session(rules, Start(2, 3))
    play_on(twin, 3, most=5)

    for wrong, error in ((lambda: 99, ChoiceError), (lambda: 1 // 0, ZeroDivisionError)):
        session = Session(rules, Start(2, 3))
        answers = iter(twin.answers)

        def agent(g: Any, choice: Any, answers: Any = answers, wrong: Any = wrong) -> Any:
            index = next(answers, None)
            return wrong() if index is None else index

        with pytest.raises(error):
            session.play(agent)
        assert at(session) == at(twin)
        assert play_on(session, 1) == play_on(Session.load(rules, twin.save()), 1)


def test_a_long_game_needs_no_more_copies(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies of old units are joined; undo still returns to each of their choices."""
    most = 8
    monkeypatch.setattr("ombre.session.session.MOST_UNITS", most)
    session = Session(rules, Start(4, 1))
    die, states = random.Random(1), [at(session)]
    while session.choice is not None:
        session.take(die.randrange(len(session.choice.options)))
        states.append(at(session))
        assert len(session._units) <= most  # pyright: ignore[reportPrivateUsage]
    assert len(states) > 4 * most
    fork = session.fork()
    for state in reversed(states[:-1]):
        assert session.undo() and at(session) == state
        assert len(session._units) <= most  # pyright: ignore[reportPrivateUsage]
    assert not session.undo() and at(fork) == states[-1]


@pytest.mark.parametrize("seed", range(4))
def test_a_look_ahead_begins_with_the_current_choice_and_ends_with_its_unit(rules: Rules, seed: int) -> None:
    """The choices of the unit that are answered, also those of other players, are not asked again."""
    session, die, others = Session(rules, Start(3, seed)), random.Random(seed), 0
    while session.choice is not None:
        before, asked = at(session), list[Decision]()

        def agent(g: Any, choice: Decision, asked: list[Decision] = asked) -> int:
            asked.append(choice)
            return 0

        future = session.ahead(agent)
        assert asked[0] == session.choice and at(session) == before
        fork, over = session.fork(), list[bool]()
        for choice in asked:
            assert fork.choice == choice
            fork.take(0)
            over.append(fork._units[-1].answers == ())  # pyright: ignore[reportPrivateUsage]
        assert over == [False] * (len(asked) - 1) + [True]
        others += any(who != session.choice.who for who in answered(session))
        future.agent = nobody
        with suppress(Unanswered):
            while future.result is None:
                future.unit()
        assert future.digest() == fork.digest()
        session.take(die.randrange(len(session.choice.options)))
    assert others, "there are units in which several players are asked"


def answered(session: Session) -> list[int]:
    """Who has given the answers of the unit that is running."""
    found: list[int] = []
    twin = session.fork()
    for _ in session._units[-1].answers:  # pyright: ignore[reportPrivateUsage]
        twin.undo()
        assert twin.choice is not None
        found.append(twin.choice.who)
    return found
