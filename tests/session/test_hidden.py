"""Two games that differ only in hidden cards ask a seat the same questions, and bots give the same answers.

`test_view.py` compares two views of one state; here both games also run the rules up to the next question.
"""

# Games in play have no static type, so lambdas over them have none either.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from ombre.runtime.linker import Rules
from ombre.session.deals import redealt
from ombre.session.session import Checkpoint, Session
from ombre.session.start import Start
from ombre.session.view import are_things, told, view
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.bots.policy import bot

from ..engines import closed, kernel


class Game(NamedTuple):
    name: str
    beginning: str
    players: int
    expansions: tuple[str, ...] = ()


GAMES = (
    Game("bluff", "full_moon", 3),
    Game("crossfire", "crossfire", 3),
    Game("crossfire", "crossfire", 2, ("prime_runner",)),
    Game("crossfire", "crossfire", 5, ("prime_runner",)),
    Game("srtcg", "duel", 3),
    Game("lantern", "", 3),
)
# Small games whose windows open while cards are hidden, with the largest and another number of players.
SMALL_GAMES = (
    Game("arena", "spring_fair", 2),
    Game("arena", "spring_fair", 4),
    Game("bluff", "new_moon", 5),
    Game("lantern", "", 2),
    Game("thicket", "spring", 2),
    Game("thicket", "spring", 4),
    Game("toy", "neap_tide", 2),
    Game("toy", "spring_tide", 4),
    Game("vigil", "quiet_night", 4),
    Game("vigil", "long_night", 3),
)
# Those that the suite plays with their closed modules, too.
CLOSED = (Game("bluff", "new_moon", 5), Game("thicket", "spring", 4), Game("toy", "spring_tide", 4))
SMALL = {game.name for game in SMALL_GAMES}
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: "-".join(map(str, (game.name, game.players))))


@pytest.fixture
def rules(game: Game, golden: Callable[[str], Table]) -> Rules:
    return (golden(game.name) if game.name in SMALL else open_table(game.name, game.expansions)).rules


def twins(
    rules: Rules, game: Game, seed: int, decisions: int, engine: Callable[[Rules], Rules] = kernel
) -> Iterator[tuple[Session, Session]]:
    """Pairs of games that differ only in cards that the asked seat cannot see, at each question that opens a unit.

    The events before a later question of a unit may depend on such cards, for example if one is drawn. In the other
    game, other players may be asked first; they pass. engine: plays both games; only those of the kernel have a log,
    and beside another engine the kernel tells what was seen.
    """
    logged = Session(rules, Start(game.players, seed, game.beginning, log=True))
    session = logged if engine is kernel else Session(engine(rules), Start(game.players, seed, game.beginning))
    player = bot("random", seed, rules)
    for number in range(decisions):
        if session.choice is None:
            return
        who = session.choice.who
        start, answers = session._units[-1]  # pyright: ignore[reportPrivateUsage]
        if not answers and start.digest() == session.g.digest():
            other = session.fork()
            other._units[-1] = Checkpoint(redealt(start, who, seed + number), ())  # pyright: ignore[reportPrivateUsage]
            other._run(())  # pyright: ignore[reportPrivateUsage]
            while other.choice is not None and other.choice.who != who and other.choice.sort == "offer":
                other.take(len(other.choice.options) - 1)
            if all(other.g.card[x] == session.g.card[x] for x in witnessed(logged.g, who)):
                yield session, other
        answer = player(session)
        for one in {logged, session}:
            one.take(answer)


def witnessed(g: Any, who: int) -> set[int]:
    """The cards that a seat has seen in events of this turn; they are not hidden, even if shuffled since."""
    events = told(g, who)
    turns = [number for number, (key, _) in enumerate(events) if key == "turn starts"]
    named = [
        x
        for key, arguments in events[turns[-1] if turns else 0 :]
        for x, is_thing in zip(arguments, are_things(g, key, len(arguments)), strict=True)
        if is_thing
    ]
    return {x for x in named if x >= g.players}


each_small_game = pytest.mark.parametrize("game", SMALL_GAMES, ids=lambda game: "-".join(map(str, game[:3])))


@each_game
def test_a_question_does_not_depend_on_what_is_hidden(game: Game, rules: Rules) -> None:
    """The options, their order, the view and the log do not depend on cards of other players."""
    assert alike(game, rules, seeds=3) > 30


@each_small_game
def test_a_question_of_a_small_game_does_not_depend_on_what_is_hidden(game: Game, rules: Rules) -> None:
    assert alike(game, rules, seeds=2) > 20


@pytest.mark.parametrize(
    "game",
    [pytest.param(one, marks=[] if one in CLOSED else pytest.mark.long) for one in (*GAMES, *SMALL_GAMES)],
    ids=lambda game: "-".join((*map(str, game[:3]), *game.expansions)),
)
def test_a_question_of_a_closed_module_does_not_depend_on_what_is_hidden(game: Game, rules: Rules) -> None:
    assert alike(game, rules, 2, closed) > 20


def alike(game: Game, rules: Rules, seeds: int, engine: Callable[[Rules], Rules] = kernel) -> int:
    """Compare what is asked in twins; return for how many questions they differed in a hidden card."""
    compared = 0
    for seed in range(seeds):
        for session, other in twins(rules, game, seed, 150, engine):
            choice, also = session.choice, other.choice
            assert choice is not None and also is not None
            assert (also.who, also.name, also.sort) == (choice.who, choice.name, choice.sort)
            assert view(other.g, also.who, also) == view(session.g, choice.who, choice)
            if engine is kernel:
                assert told(other.g, choice.who) == told(session.g, choice.who)
            compared += other.digest() != session.digest()
    return compared


@each_game
@pytest.mark.parametrize("name", ["random", pytest.param("greedy", marks=pytest.mark.long)])
def test_a_bot_decides_from_its_view(game: Game, rules: Rules, name: str) -> None:
    compared = 0
    for session, other in twins(rules, game, 4, 60):
        if other.digest() != session.digest():
            assert bot(name, 1, rules)(other) == bot(name, 1, rules)(session)
            compared += 1
        if compared == (8 if name == "greedy" else 30):
            break
    assert compared >= 8


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If seats see all cards, the two views differ, so the tests above can fail."""
    game = GAMES[1]
    monkeypatch.setattr("ombre.session.view.Eyes.thing", lambda self, x: x)
    found = [
        view(other.g, who, other.choice) != view(session.g, who, session.choice)
        for session, other in twins(open_table(game.name).rules, game, 0, 40)
        for who in range(game.players)
    ]
    assert any(found)
