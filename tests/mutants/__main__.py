"""Change the engine in one place, and see who notices: the second interpreter, or the nearest tests.

    python tests/mutants games [-n NUMBER] [--seed S]    the code generator, events and flow: games of both interpreters
    python tests/mutants tests [-n NUMBER] [--seed S]    all rooms: the tests nearest to the changed module

Each mutant is run in a copy of the checkout with limits of time and memory; one that does not end counts as noticed.
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

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("dsl", "compiler", "runtime", "session", "workshop")
PLAYED = ("compiler/backends/python", "runtime/events.py", "runtime/flow.py")
NOT_PLAYED = (
    "described.py",
    "layout.py",
    "sourcemap.py",
    "scenario_lines.py",
    "names.py",
)  # nothing of these is in play
SECONDS, MEMORY = 240, 3 << 30
COPIED = (*ROOMS, "cards", "generated", "src", "tests", "docs", "pyproject.toml", "README.md", "CONTRIBUTING.md")
NEAREST = {  # a module, or a folder -> its tests; the longest name that fits counts
    "dsl": ["tests/dsl"],
    "compiler": ["tests/compiler/test_cases.py", "tests/compiler/test_resolver.py", "tests/language"],
    "compiler/backends/python": ["tests/language", "tests/games/test_second_interpreter.py"],
    "compiler/backends/prose": ["tests/compiler/test_prose.py", "tests/compiler/test_text_wording.py"],
    "compiler/backends/sheet": ["tests/compiler/test_sheet.py", "tests/compiler/test_paper.py"],
    "compiler/checks": ["tests/compiler/test_checks.py", "tests/compiler/test_cases.py"],
    "compiler/planner": ["tests/compiler/test_planner.py", "tests/compiler/test_prose.py"],
    "runtime": ["tests/runtime", "tests/games/test_second_interpreter.py", "tests/language"],
    "session": ["tests/session"],
    "workshop": ["tests/workshop"],
}


def sources(only: str) -> list[str]:
    """The modules that are changed, by their paths."""
    if only == "games":
        paths = [ROOT / one for one in PLAYED]
        found = [p for path in paths for p in (sorted(path.glob("*.py")) if path.is_dir() else [path])]
        return [p.relative_to(ROOT).as_posix() for p in found if p.name not in NOT_PLAYED]
    return [p.relative_to(ROOT).as_posix() for room in ROOMS for p in sorted((ROOT / room).rglob("*.py"))]


def sampled(only: str, number: int, seed: int) -> list[Mutant]:
    """A sample of all mutants, in which each has the same chance."""
    known = [mutant for path in sources(only) for mutant in mutants(ROOT, path)]
    print(f"{number} of {len(known)} mutants, seed {seed}", flush=True)
    return random.Random(seed).sample(known, min(number, len(known)))


def nearest(path: str) -> list[str]:
    """The tests of a module: those of its name in the tests of its room, and those of its folder."""
    room, stem = path.split("/")[0], Path(path).stem
    own = sorted((ROOT / "tests" / room).glob(f"test_{stem}*.py"))
    fits = [folder for folder in NEAREST if path == folder or path.startswith(f"{folder}/")]
    found = [*(p.relative_to(ROOT).as_posix() for p in own), *NEAREST[max(fits, key=len)]]
    return list(dict.fromkeys(found))


def limited() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def noticed(tree: Path, mutant: Mutant, command: Sequence[str]) -> str:
    """Run a command in a copy of the checkout with a mutant; return the last line if it fails, or ""."""
    path = tree / mutant.path
    right = path.read_text(encoding="utf-8")
    path.write_text(mutant.text, encoding="utf-8")
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
            timeout=8 * SECONDS,
        )
    except subprocess.TimeoutExpired:
        return "it does not end"
    finally:
        path.write_text(right, encoding="utf-8")
    if not done.returncode:
        return ""
    lines = [line for line in done.stdout.splitlines() if line.strip()]
    return "it does not end" if done.returncode < 0 else lines[-1][:150] if lines else "it fails"


def main() -> int:
    parser = argparse.ArgumentParser(
        "mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("by", choices=["games", "tests"])
    parser.add_argument("-n", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        tree.mkdir()
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, tree / name, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / name, tree / name)
        number = 0
        chosen = sampled(given.by, given.n, given.seed)
        for mutant in chosen:
            command = ["tests/mutants/hunt.py"]
            if given.by == "tests":
                command = ["-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", *nearest(mutant.path)]
            why = noticed(tree, mutant, command)
            number += bool(why)
            print(f"{'noticed' if why else 'MISSED '} {mutant}" + (f"   ({why})" if why else ""), flush=True)
        print(f"{number} of {len(chosen)} noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
