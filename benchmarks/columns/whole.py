"""Compile the closed module of a game in several ways, compare what they play, and measure them in turns.

Compiling takes minutes for a large game. Each way must make the same choices and the same digests.
"""

from __future__ import annotations

import gc
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from building import CYTHON, loaded, missing
from rewriting import typed, vectors
from shapes import GAMES, PLAYERS

import ombre
from ombre.lab.closing.closer import source
from ombre.runtime.choices import Decision
from ombre.runtime.linker import Rules
from ombre.session.session import Session
from ombre.session.start import Start, begin
from ombre.workshop.bots.policy import random_bot

MYPYC = ("-m", "mypyc")
UNTYPED = (*CYTHON, "-X", "annotation_typing=False")
SETTINGS = "[mypy]\nfollow_imports = skip\nignore_missing_imports = True\n"
SEEDS = range(16)
MEASURED = ("no undo", "undo", "fork and answer", "copy")


class Trial(NamedTuple):
    """A way to compile a closed module. rewritten: returns its text, and its types for Cython or ""."""

    rewritten: Callable[[str], tuple[str, str]]
    command: tuple[str, ...]
    needs: tuple[str, ...]


TRIALS = {
    "mypyc": Trial(lambda text: (text, ""), MYPYC, ("mypyc",)),
    "mypyc, vectors": Trial(lambda text: (vectors(text), ""), MYPYC, ("mypyc", "librt.vecs")),
    "Cython": Trial(lambda text: (text, ""), UNTYPED, ("Cython",)),
    "Cython, types": Trial(typed, UNTYPED, ("Cython",)),
}


def compiled(trial: Trial, text: str, folder: Path) -> ModuleType:
    """Compile a closed module in a folder, with -O1 as `ombre compile` does; say what it takes."""
    folder.mkdir()
    name = f"closed_{folder.name}"
    module, types = trial.rewritten(text)
    (folder / f"{name}.py").write_text(module, encoding="utf-8")
    (folder / "mypy.ini").write_text(SETTINGS, encoding="utf-8")
    if types:
        (folder / f"{name}.pxd").write_text(types, encoding="utf-8")
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    flags = {"MYPYC_OPT_LEVEL": "1", "MYPYC_DEBUG_LEVEL": "0", "CFLAGS": "-O1 -g0"}
    command = [sys.executable, *trial.command, f"{name}.py"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, cwd=folder, env=kept | flags, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        sys.exit((done.stdout + done.stderr).decode(errors="replace"))
    path = next(path for path in folder.glob(f"{name}*") if path.suffix in (".so", ".pyd"))
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(f"  compiled in {seconds:.0f} s of the processor, {path.stat().st_size / 1e6:.1f} MB", flush=True)
    return loaded(name, path)


def played(rules: Rules, name: str) -> list[object]:
    """All choices and digests of some games, with and without undo."""
    found: list[object] = []
    for seed in SEEDS:
        bot = random_bot(seed)

        def agent(g: Any, choice: Decision, bot: Any = bot) -> int:
            found.append((choice.name, choice.who, tuple(map(str, choice.options)), choice.sort, str(choice.source)))
            answer: int = bot(g, choice)
            return answer

        g = begin(rules, Start(PLAYERS, seed, GAMES[name]))
        rules.play(g, agent)
        session = Session(rules, Start(PLAYERS, seed, GAMES[name]), random_bot(seed))
        found.append((g.digest(), session.digest(), session.answers))
    return found + forked(rules, name)


def forked(rules: Rules, name: str) -> list[object]:
    """The digests of forks that go on, and of the sessions that they come from, which must not change with them."""
    session, bot = Session(rules, Start(PLAYERS, 0, GAMES[name])), random_bot(0)
    kept: list[Session] = []
    while session.choice is not None:
        kept.append(session.fork())
        session.take(bot(session.g, session.choice))
    found: list[object] = []
    for one in (*kept, *kept):
        fork = one.fork()
        for _ in range(6):
            if fork.choice is not None:
                fork.take(len(fork.choice.options) - 1)
        found.append((fork.digest(), one.digest()))
    return found


def does(rules: Rules, name: str) -> dict[str, Callable[[], int]]:
    """What is measured; each function returns how many times it has been done."""
    starts = [Start(PLAYERS, seed, GAMES[name]) for seed in SEEDS]
    forks: list[Session] = []
    answers = 0
    for start in starts:
        session, bot = Session(rules, start), random_bot(start.seed)
        while session.choice is not None:
            answers += 1
            if answers % 8 == 0:
                forks.append(session.fork())
            session.take(bot(session.g, session.choice))

    def play() -> int:
        for start in starts:
            rules.play(begin(rules, start), random_bot(start.seed))
        return answers

    def undo() -> int:
        for start in starts:
            Session(rules, start, random_bot(start.seed))
        return answers

    def fork() -> int:
        for session in forks:
            session.fork().take(0)
        return len(forks)

    def copy() -> int:
        for session in forks:
            session.g.clone()
        return len(forks)

    return dict(zip(MEASURED, (play, undo, fork, copy), strict=True))


def measure(name: str, ways: list[str], rounds: int) -> None:
    text = source(ombre.load(name).rules)
    all_of: dict[str, dict[str, Callable[[], int]]] = {}
    first: list[object] | None = None
    with tempfile.TemporaryDirectory() as folder:
        for way in ways:
            if lacks := missing(TRIALS[way].needs):
                print(f"{way} is not measured: there is no {lacks}")
                continue
            print(f"{name}: {way}", flush=True)
            module = compiled(TRIALS[way], text, Path(folder) / f"trial{len(all_of)}")
            rules = ombre.load(name).rules
            module.bind(rules)
            rules.engine = module.begun
            games = played(rules, name)
            first = games if first is None else first
            assert games == first, f"{way} does not play as {ways[0]} does"
            all_of[way] = does(rules, name)
    print(f"{len(first or ())} choices and digests are equal")
    best: dict[tuple[str, str], float] = {}
    for _ in range(rounds):
        for what in MEASURED:
            for way, one in all_of.items():
                gc.collect()
                gc.disable()
                began = time.process_time()
                number = one[what]()
                each = (time.process_time() - began) / number * 1e6
                gc.enable()
                best[way, what] = min(each, best.get((way, what), each))
    print(f"load at the end {os.getloadavg()[0]:.1f}")
    print(f"{'us':20}" + "".join(f"{what:>24}" for what in MEASURED))
    for way in all_of:
        row = (f"{best[way, what]:.2f} ({best[next(iter(all_of)), what] / best[way, what]:.2f})" for what in MEASURED)
        print(f"{way:20}" + "".join(f"{one:>24}" for one in row))
