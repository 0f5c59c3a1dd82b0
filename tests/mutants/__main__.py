"""Change the engine in one place, and see who notices: the second interpreter, or the nearest tests.

    python tests/mutants games [-n NUMBER] [--seed S]    the code generator, events and flow: games of both interpreters
    python tests/mutants tests [-n NUMBER] [--seed S]    what plays a game: the tests nearest to the changed module

Each mutant is run in a copy of the checkout with limits of time and memory; one that does not end counts as noticed.
`--kept FILE` adds each result to a file, and does not run again what the file has. The mutants that nobody can notice
(`equivalent.txt`, with the reasons) are not run, and count neither as noticed nor as missed; for games, neither are
those that change the module and not the game (`unplayed.txt`).
"""

import argparse
import os
import random
import resource
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # if run as a folder, it belongs to no package

from tests.mutants.making import Mutant, mutants
from tests.near.nearest import of_place

from ombre.folders import ROOMS

ROOT = Path(__file__).resolve().parents[2]
EQUIVALENT = Path(__file__).with_name("equivalent.txt")
UNPLAYED = Path(__file__).with_name("unplayed.txt")
ENGINE = ("compiler/python", "runtime", "session")
PLAYED = ("compiler/python", "runtime/events.py", "runtime/flow.py")
NOT_PLAYED = (  # modules, and functions of modules, of which nothing is in play
    "described.py",
    "layout.py",
    "sourcemap.py",
    "scenario_lines.py",
    "names.py",
    "__init__.py module",
    "__init__.py module.made",
    "__init__.py scenarios",
    "__init__.py _laid_out",
    "declarations.py _scenario",
    "functions.py shown",
)
SECONDS, MEMORY = 1200, 3 << 30
COPIED = (*ROOMS, "cards", "generated", "src", "tests", "docs", "pyproject.toml", "README.md", "CONTRIBUTING.md")


def sources(only: str) -> list[str]:
    """The modules that are changed, by their paths."""
    paths = [ROOT / one for one in (PLAYED if only == "games" else ENGINE)]
    found = [p for path in paths for p in (sorted(path.rglob("*.py")) if path.is_dir() else [path])]
    return [p.relative_to(ROOT).as_posix() for p in found if only == "tests" or p.name not in NOT_PLAYED]


def changed(only: str) -> list[Mutant]:
    """All mutants; for games, those of functions that are in play."""
    known = [mutant for path in sources(only) for mutant in mutants(ROOT, path)]
    return [one for one in known if only == "tests" or f"{Path(one.path).name} {one.place}" not in NOT_PLAYED]


def sampled(only: str, number: int, seed: int) -> list[Mutant]:
    """A sample of all mutants, in which each has the same chance."""
    known = changed(only)
    print(f"{number} of {len(known)} mutants, seed {seed}", flush=True)
    return random.Random(seed).sample(known, min(number, len(known)))


def equivalents() -> dict[str, str]:
    """The mutants that change nothing that can be observed, each with the reason."""
    return reasons(EQUIVALENT)


def unnoticeable(only: str) -> dict[str, str]:
    """The mutants that are not run, each with the reason: for games, also those that are not seen in a game."""
    return equivalents() | (reasons(UNPLAYED) if only == "games" else {})


def reasons(path: Path) -> dict[str, str]:
    """The mutants of a list, each with the reason below it."""
    found: dict[str, str] = {}
    name = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            found[name] = f"{found[name]} {line.strip()}".strip()
        elif line and not line.startswith("#"):
            name = line
            found[name] = ""
    return found


def failing(tree: Path, command: Sequence[str], seconds: int) -> str:
    """Run a command in a copy of the checkout; return its last line if it fails, or ""."""

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "OMBRE_CACHE": str(tree / "cache")}
    try:
        done = subprocess.run(
            [sys.executable, *command],
            cwd=tree,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            preexec_fn=limited,
            timeout=8 * seconds,
        )
    except subprocess.TimeoutExpired:
        return "it does not end"
    if not done.returncode:
        return ""
    lines = [line for line in done.stdout.splitlines() if line.strip()]
    return "it does not end" if done.returncode < 0 else lines[-1][:150] if lines else "it fails"


class Checkout:
    """A copy of the checkout, in which one module at a time is changed."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        self.seconds: dict[frozenset[str], int] = {}  # the limit of a command: thrice what it takes without a change
        tree.mkdir()
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, tree / name, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / name, tree / name)

    def limit(self, command: tuple[str, ...]) -> int:
        """The limit of a command in seconds of processor time; it must pass without a change.

        Commands that run the same tests in another order share it: it takes as long as many mutants.
        """
        same = frozenset(one for one in command if not any(one.startswith(f"{folder}/") for folder in command))
        if same not in self.seconds:
            before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            if why := failing(self.tree, command, SECONDS):
                raise SystemExit(f"without a change, this fails: {' '.join(command)}\n{why}")
            self.seconds[same] = 30 + int(3 * (resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before))
        return self.seconds[same]

    def noticed(self, mutant: Mutant, command: tuple[str, ...]) -> str:
        """Run a command with a mutant; return its last line if it fails, or ""."""
        seconds = self.limit(command)
        path = self.tree / mutant.path
        right = path.read_text(encoding="utf-8")
        path.write_text(mutant.text, encoding="utf-8")
        try:
            return failing(self.tree, command, seconds)
        finally:
            path.write_text(right, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(
        "mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("by", choices=["games", "tests"])
    parser.add_argument("-n", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path)
    given = parser.parse_args()
    kept: Path | None = given.kept
    known = kept.read_text(encoding="utf-8").splitlines() if kept and kept.exists() else []
    with TemporaryDirectory() as folder:
        checkout, number = Checkout(Path(folder) / "tree"), 0
        sample = sampled(given.by, given.n, given.seed)
        left_out = unnoticeable(given.by)
        chosen = [mutant for mutant in sample if str(mutant) not in left_out]
        for mutant in chosen:
            if before := next((word for word in ("noticed", "MISSED ") if f"{word} {mutant}" in known), ""):
                number += before == "noticed"
                continue
            tests = (
                "-m",
                "pytest",
                "-q",
                "-x",
                "-n",
                "0",
                "-p",
                "no:cacheprovider",
                *dict.fromkeys(of_place(mutant.path)),
            )
            why = checkout.noticed(mutant, ("tests/mutants/hunt.py",) if given.by == "games" else tests)
            number += bool(why)
            line = f"{'noticed' if why else 'MISSED '} {mutant}"
            print(line + (f"   ({why})" if why else ""), flush=True)
            if kept:
                with kept.open("a", encoding="utf-8") as file:
                    file.write(f"{line}\n")
        print(f"{number} of {len(chosen)} noticed; {len(sample) - len(chosen)} more cannot be noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
