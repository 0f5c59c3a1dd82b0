"""Measure how many decisions per second random games make, compared with an empty loop and other engines.

    python benchmarks/play.py [--games N] [--rounds N] [--budget]

The times are processor seconds, the best of several rounds. Each engine plays another game, so compare only orders of
magnitude. The other engines are measured if they are installed: pip install -e '.[bench]'
"""

from __future__ import annotations

import argparse
import gc
import random
import signal
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from types import FrameType
from typing import Any

import ombre
from ombre.runtime.choices import Decision
from ombre.runtime.state import NOBODY
from ombre.session.causes import LOG
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.bots.policy import random_bot

GAME, BEGINNING, PLAYERS = "crossfire", "crossfire", 4
LONGER, LONGER_PLAYERS, LONGER_GAMES = "srtcg", 2, 3  # a longer game, its players and its number of seeds
OPTIONS = 6  # number of options of a decision in the empty loop
RULES = ombre.load(GAME).rules
LONGER_RULES = ombre.load(LONGER).rules
LONGER_BEGINNING = ombre.load(LONGER).beginnings()[0]
EMPTY, UNDO = "empty decision loop", "ombre, undo on"

Decisions = int
Player = Callable[[int], Decisions]  # plays the game of a seed, and returns its number of decisions


# ------------------------------------------------------------------------------------------------------- ourselves


def empty(seed: int) -> Decisions:
    agent, choice = random_bot(seed), Decision("", 0, list(range(OPTIONS)), "", NOBODY)
    for _ in range(100):
        agent(None, choice)
    return 100


def ours(log: bool) -> Player:
    counts: dict[int, int] = {}

    def play(seed: int) -> Decisions:
        g = RULES.start(PLAYERS, seed, BEGINNING, RULES.made(LOG) if log else None)
        RULES.play(g, random_bot(seed))
        return counts[seed] if seed in counts else counts.setdefault(seed, len(finished(seed).answers))

    return play


def longer(seed: int) -> Decisions:
    game = Session(
        LONGER_RULES,
        Start(LONGER_PLAYERS, seed % LONGER_GAMES, LONGER_BEGINNING),
        agent=random_bot(seed % LONGER_GAMES),
    )
    return len(game.answers)


def with_undo(seed: int) -> Decisions:
    return len(finished(seed).answers)


def finished(seed: int) -> Session:
    return Session(RULES, Start(PLAYERS, seed, BEGINNING), agent=random_bot(seed))


def one_by_one(seed: int) -> Decisions:
    """Take each answer separately, like a program that shows the game after each answer."""
    session, agent, number = Session(RULES, Start(PLAYERS, seed, BEGINNING)), random_bot(seed), 0
    while session.choice is not None:
        session.take(agent(session.g, session.choice))
        number += 1
    return number


# --------------------------------------------------------------------------------------------------- other engines


def rlcard(name: str) -> Player:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})

    def play(seed: int) -> Decisions:
        die, number = random.Random(seed), 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(die.choice(list(state["legal_actions"])))
            number += 1
        return number

    return play


def open_spiel(name: str) -> Player:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> Decisions:
        die, number = random.Random(seed), 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(die.choices(actions, chances)[0])
            else:
                state.apply_action(die.choice(state.legal_actions()))
                number += 1
        return number

    return play


def engines() -> Iterator[tuple[str, Player]]:
    yield EMPTY, empty
    yield "ombre", ours(log=False)
    yield "ombre, with a log", ours(log=True)
    yield UNDO, with_undo
    yield "ombre, one by one", one_by_one
    yield f"ombre {LONGER}, undo on", longer
    for module, make, names in (
        ("rlcard", rlcard, ("gin-rummy", "uno")),
        ("pyspiel", open_spiel, ("gin_rummy", "hearts")),
    ):
        for name in names:
            if find_spec(module):
                yield f"{make.__name__} {name}", make(name)
            else:
                print(f"{make.__name__} {name} is not measured: {module} is not installed")


# ------------------------------------------------------------------------------------------------------- measuring


def seconds(run: Callable[[], Any]) -> float:
    """Return the processor seconds of a call, without garbage collection."""
    gc.collect()
    gc.disable()
    start = time.process_time()
    run()
    spent = time.process_time() - start
    gc.enable()
    return spent


def speeds(games: int, rounds: int) -> None:
    players = list(engines())
    for _, player in players:
        player(0)  # not measured: the first game initialises caches
    best: dict[str, float] = {}
    for _ in range(rounds):  # in alternating rounds, so that the load of the machine affects all engines equally
        for name, player in players:
            number = [0]

            def run(player: Player = player, number: list[int] = number) -> None:
                number[0] = sum(player(seed) for seed in range(games))

            spent = seconds(run)
            best[name] = max(best.get(name, 0.0), number[0] / spent)
    print(f"{'':24} decisions/s   of the empty loop")
    for name, speed in best.items():
        print(f"{name:24} {speed:11,.0f}   1/{best[EMPTY] / speed:.1f}")
    for name, speed in best.items():
        if " " in name and not name.startswith(("ombre", "empty")):
            print(f"{UNDO} is {best[UNDO] / speed:.2f} times as fast as {name}")


def forks(games: int) -> None:
    """Measure forks at choices in the middle of an effect: a fork alone, and a fork with one more answer."""
    found: list[Session] = []
    for seed in range(games):
        session, agent = Session(RULES, Start(PLAYERS, seed, BEGINNING)), random_bot(seed)
        while session.choice is not None:
            if session.choice.sort != "offer":
                found.append(session.fork())
            session.take(agent(session.g, session.choice))
    copies = [seconds(lambda: [session.fork() for session in found]) for _ in range(5)]
    goes_on = [seconds(lambda: [session.fork().take(0) for session in found]) for _ in range(5)]
    clones = [seconds(lambda: [session.g.clone() for session in found]) for _ in range(5)]
    for what, times in (("fork", copies), ("fork, and an answer", goes_on), ("copy of the state", clones)):
        print(f"{what:24} {min(times) / len(found) * 1e6:8.1f} us   ({len(found)} choices in the middle of effects)")


def sizes(games: int) -> None:
    """Measure the size of a saved game, and the memory of a session that can undo all answers."""
    saves = [len(finished(seed).save()) for seed in range(games)]
    print(f"{'saved game':24} {sum(saves) / games:8.0f} bytes, at most {max(saves)}")
    for what, player in (("memory, played by a bot", finished), ("memory, one by one", kept_one_by_one)):
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        session = player(1)
        gc.collect()
        print(
            f"{what:24} {(tracemalloc.get_traced_memory()[0] - before) / 1000:8.0f} KB, {len(session.answers)} choices"
        )
        tracemalloc.stop()


def kept_one_by_one(seed: int) -> Session:
    session, agent = Session(RULES, Start(PLAYERS, seed, BEGINNING)), random_bot(seed)
    while session.choice is not None:
        session.take(agent(session.g, session.choice))
    return session


# ---------------------------------------------------------------------------------------------------------- budget

SHARES = {
    "Chooser.pick": "questions and answers",
    "Events.forbids": "what is forbidden",
    "Play.allowed": "what is forbidden",
    "Events.due": "state checks",
    "Events.settle": "state checks",
    "Board.move": "moving cards",
    "Board.shuffle": "shuffling",
    "Columns._make": "set-up",
    "Board.put_printed": "set-up",
    "Columns.__init__": "set-up",
    "Events.matching": "who hears an event",
    "Events.fire": "who hears an event",
    "event.<locals>.happen": "who hears an event",
    "Play.act": "windows",
    "act_in.<locals>.operation": "windows",
    "Play.unit": "units, steps, turns",
}


def share(frame: FrameType | None) -> str:
    """Return the part of the engine to which the innermost function of a stack that is listed in a part belongs."""
    while frame is not None:
        code, file = frame.f_code, frame.f_code.co_filename
        if code.co_qualname in SHARES:
            return SHARES[code.co_qualname]
        if "/generated/" in file and not code.co_name.startswith("<"):
            return "what windows offer" if "__offers" in code.co_name else "rules and effects"
        if file.endswith("runtime/flow.py") and "operation" not in code.co_qualname:
            return "units, steps, turns"
        if file.endswith("runtime/events.py") and "packet" in code.co_name:
            return "packets"
        if file.endswith("runtime/events.py") and "scope" in code.co_name:
            return "units, steps, turns"
        frame = frame.f_back
    return "the rest"


def budget(games: int) -> None:
    """Print the share of each part in the time of a decision, sampled each millisecond of processor time."""
    seen: Counter[str] = Counter()

    def look(number: int, frame: FrameType | None) -> None:
        seen[share(frame)] += 1

    signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, 0.001, 0.001)
    spent = seconds(lambda: [finished(seed) for _ in range(20) for seed in range(games)])
    signal.setitimer(signal.ITIMER_PROF, 0)
    decisions = 20 * sum(len(finished(seed).answers) for seed in range(games))
    each = spent / decisions * 1e6
    print(f"{'where a decision goes':24} {each:8.1f} us")
    for what, number in seen.most_common():
        print(f"  {what:22} {each * number / seen.total():8.1f} us   {number / seen.total():4.0%}")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    options.add_argument("--games", type=int, default=40)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--budget", action="store_true", help="only say where the time of a decision goes")
    given = options.parse_args()
    if not given.budget:
        speeds(given.games, given.rounds)
        forks(given.games // 4 or 1)
        sizes(given.games)
    budget(given.games)


if __name__ == "__main__":
    main()
