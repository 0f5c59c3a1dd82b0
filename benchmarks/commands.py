"""Time the commands of an author: processor seconds of whole processes, in turns between this checkout and others.

    python benchmarks/commands.py [CHECKOUT ...] [--rounds 5] [--only check,text]

Each checkout runs with the installation in its `.venv`, a cache of its own and an expansion that it has made itself.
With other checkouts, the last columns are the shares of the processor time of the first one of them.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import statistics
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAME, CARD, SMALL = "crossfire", "covering_fire", "hearts"


@dataclass(frozen=True)
class Timed:
    """A command of an author.

    edits, edits_game: whether a line of the expansion, or of a shipped game, changes before.
    """

    name: str
    words: tuple[str, ...]
    edits: bool = False
    edits_game: bool = False


COMMANDS = (
    Timed("check, nothing changed", ("check", "my_set")),
    Timed("check, an edited expansion", ("check", "my_set"), edits=True),
    Timed("test, an edited expansion", ("test", "my_set"), edits=True),
    Timed("text of a card", ("text", CARD)),
    Timed("text of a card, French", ("text", CARD, "--locale", "fr")),
    Timed("--help", ("--help",)),
    Timed("check --help", ("check", "--help")),
    Timed("fmt, an edited expansion", ("fmt", "my_set"), edits=True),
    Timed("build, nothing to do", ("build",)),
    Timed("sheet of four cards", ("sheet", GAME, "--with", "my_set", "--set", "my_set", "-o", "cards.pdf"), edits=True),
    Timed("check of all games, one edited", ("check",), edits_game=True),
)


class Checkout:
    """A checkout with a folder in which its commands run."""

    def __init__(self, root: Path, folder: Path):
        self.root, self.folder = root, folder
        self.ombre = root / ".venv" / "bin" / "ombre"
        if not self.ombre.is_file():
            raise SystemExit(f"{root} has no installation: run `make setup` there")
        self.environment = {
            **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
            **{"OMBRE_CACHE": str(folder / "cache"), "PYTHONPYCACHEPREFIX": str(folder / "bytecode")},
            **{"PYTHONSAFEPATH": "1", "LC_ALL": "C.UTF-8"},
        }
        (folder / "empty").mkdir(parents=True)
        self.edited = 0

    def seconds(self, words: tuple[str, ...], inside: str = ".") -> float:
        """The processor seconds of a command, with those of the processes that it has waited for."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(
            [self.ombre, *words], cwd=self.folder / inside, env=self.environment, capture_output=True, text=True
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if done.returncode != 0:
            raise SystemExit(f"{self.root}: ombre {' '.join(words)} ended with {done.returncode}\n{done.stderr}")
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def edit(self, command: Timed) -> None:
        """Change a line of the expansion, or of a shipped game, so that the files are new ones."""
        self.edited += 1
        if command.edits:
            file = self.folder / "my_set" / "cards.card"
            file.write_text(file.read_text(encoding="utf-8").rstrip("\n") + f"\n# {self.edited}\n", encoding="utf-8")
        if command.edits_game:
            file = self.root / "cards" / SMALL / "rules" / "flow.card"
            file.write_text(self.rules + f"\n# {self.edited}\n", encoding="utf-8")

    def __enter__(self) -> Checkout:
        self.rules = (self.root / "cards" / SMALL / "rules" / "flow.card").read_text(encoding="utf-8")
        return self

    def __exit__(self, *_: object) -> None:
        (self.root / "cards" / SMALL / "rules" / "flow.card").write_text(self.rules, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkouts", nargs="*", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="", help="the commands whose names begin with one of these words")
    given = parser.parse_args()
    roots = [*(path.resolve() for path in given.checkouts), ROOT]
    only = tuple(given.only.split(","))
    wanted = [command for command in COMMANDS if command.name.startswith(only)]
    folder = Path(tempfile.mkdtemp(prefix="ombre-commands-"))
    try:
        checkouts = [Checkout(root, folder / str(number)) for number, root in enumerate(roots)]
        for one in checkouts:
            cold = one.seconds(("new", "expansion", "my_set", "of", GAME))
            first = one.seconds(("check", "my_set"))
            print(f"{one.root}: the first command {cold:.2f} s, the first check {first:.2f} s", flush=True)
        for command in wanted:
            told = compared(command, checkouts, given.rounds)
            print(f"{command.name:32}{told}", flush=True)
    finally:
        shutil.rmtree(folder)


def compared(command: Timed, checkouts: list[Checkout], rounds: int) -> str:
    """The median seconds of each checkout, and its share of those of the first."""
    times: list[list[float]] = [[] for _ in checkouts]
    for turn in range(rounds + 1):
        for checkout, found in zip(checkouts, times, strict=True):
            with checkout:
                checkout.edit(command)
                seconds = checkout.seconds(command.words, "empty" if command.edits_game else ".")
            if turn:  # the first run fills caches
                found.append(seconds)
    medians = [statistics.median(found) for found in times]
    shares = "".join(f"{each / medians[0]:8.2f}" for each in medians[1:])
    return "".join(f"{each:8.2f}" for each in medians) + shares


if __name__ == "__main__":
    main()
