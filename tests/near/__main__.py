"""Run the tests nearest to what has changed since the last commit, as many as fit into a minute.

    python tests/near [FILE ...] [--seconds N] [--list]

Without files, those that git lists as changed or new. The nearest tests run first, whatever they cost; the others, the
quick ones first, until the time is over. What was left out is listed. N counts processor time on two cores (60).
"""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # if run as a folder, it belongs to no package

from tests.near.nearest import ROOT, costs, files, nearest, shown

CORES = 2
BEGINNING = 8.0  # seconds that a run takes before its first test, and each process of it


def changed() -> list[str]:
    """The files that differ from the last commit, and new ones that are not ignored."""
    done = subprocess.run(
        ["git", "status", "--porcelain", "--untracked-files=all", "--no-renames", "-z"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [line[3:] for line in done.stdout.split("\0") if line]


def cost(test: str, known: dict[str, float]) -> float:
    """The seconds of a file or folder of tests; a file that was never measured counts as quick."""
    return sum(known.get(name, 2.0) for name in map(shown, files()) if name == test or name.startswith(f"{test}/"))


def chosen(paths: Sequence[str], seconds: float, known: dict[str, float]) -> tuple[list[str], list[str]]:
    """The tests to run, and those that take too long: one test for each path in any case, then the quick ones."""
    each = [nearest(path) for path in paths]
    first = dict.fromkeys(tests[0] for tests in each if tests)
    others = sorted({one for tests in each for one in tests} - first.keys(), key=lambda one: (cost(one, known), one))
    left, run, late = CORES * (seconds - BEGINNING) - sum(cost(one, known) for one in first), list(first), list[str]()
    for test in others:
        needed = cost(test, known)
        (run if needed <= left else late).append(test)
        left -= needed if needed <= left else 0
    return run, late


def main() -> int:
    parser = argparse.ArgumentParser("near", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", metavar="FILE")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--list", action="store_true", help="list the tests and what they cost; run nothing")
    given = parser.parse_args()
    paths: list[str] = given.files or changed()
    known = costs()
    run, late = chosen(paths, given.seconds, known)
    if not run:
        print("No test is near to what has changed.")
        return 0
    for title, tests in (("", run), ("Left out, as they take longer:", late)):
        if tests:
            print(title, *(f"{cost(one, known):6.0f} s  {one}" for one in tests), sep="\n")
    print(flush=True)
    if given.list:
        return 0
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(CORES), "--dist", "loadfile", *run]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
