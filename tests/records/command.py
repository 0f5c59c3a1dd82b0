"""Record games, texts and pages by name, and compare recordings.

    python tests/records make [games] [texts] [pages] [-o FOLDER]    write the record; without -o that which is kept
    python tests/records check [games] [texts] [pages]               whether what is kept is what comes out now
    python tests/records diff A B [games] [texts] [pages]            the first game, unit and line where A and B differ
    python tests/records show games NAME [UNIT]                      a whole game, or one unit of it, as text
    python tests/records show texts|pages "TABLE LANGUAGE CARD"      what is on a card

A and B are checkouts, commits, or folders with a record; of a folder there are only digests, so a difference from one
is told with its unit and no line. --only PART takes the games, or tables, with PART in their names; --jobs N processes.

The three files of the record are apart because they change on different days. A sentence that is worded anew changes
texts and pages on purpose: `make texts pages` then, with the sentence. Games change with a rule or a card only, and
what is meant to be neutral changes nothing at all. The tests check a few games; `make records` everything.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import zip_longest
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).resolve().parent
WHAT = ("games", "texts", "pages")
SHOWN = 10  # names in a list
BEFORE, AFTER = 60, 160  # letters of a line round its first difference

Record = dict[str, str]  # what it is about -> its digests


# ------------------------------------------------------------------------------------------------------- making


def make(what: str, only: str, jobs: int) -> list[str]:
    """The lines of one file of the record, of the ombre that is imported."""
    from . import making
    from .plan import plan

    names = [name for name in (plan() if what == "games" else making.of_cards()) if only in name]
    one: Callable[[str], list[str]] = {"games": making.games, "texts": making.texts, "pages": making.pages}[what]
    if jobs == 1 or len(names) < 2:
        return [line for name in names for line in one(name)]
    with get_context("spawn").Pool(jobs) as pool:
        return [line for lines in pool.imap(one, names) for line in lines]


def write(folder: Path, what: str, lines: Sequence[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{what}.txt").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def read(folder: Path, what: str, only: str = "") -> Record:
    """A game is known by its first word; a text or a page by three: table, language and card."""
    found: Record = {}
    for line in (folder / f"{what}.txt").read_text(encoding="utf-8").splitlines():
        name, rest = line.split(" ", 1) if what == "games" else line.rsplit(" ", 1)
        if only in name:
            found[name] = rest
    return found


def show(what: str, name: str) -> Iterator[str]:
    """The text that the digests are of; each unit of a game begins with a line of its own."""
    from . import making

    if what == "games":
        for number, lines in enumerate(making.units(name)):
            yield f"== unit {number}"
            yield from lines
        return
    table, language, card = name.split(" ", 2)
    of = making.said_in if what == "texts" else making.printed_in
    yield from of(f"{table} {language}")[card].split("\n")


# ---------------------------------------------------------------------------------------------------- comparing


class Side:
    """One of two that are compared: a checkout, or a folder with a record."""

    def __init__(self, called: str, folder: Path, only: str, jobs: int) -> None:
        self.called, self.folder, self.only, self.jobs = called, folder, only, jobs
        self.is_tree = (folder / "src" / "ombre").is_dir()

    def record(self, what: str) -> Record:
        if not self.is_tree:
            return read(self.folder, what, self.only)
        with TemporaryDirectory() as out:
            self._run("make", what, "-o", out, "--only", self.only, "--jobs", str(self.jobs))
            return read(Path(out), what)

    def show(self, what: str, name: str) -> list[str]:
        return self._run("show", what, name).split("\n")

    def _run(self, *words: str) -> str:
        """The command over there: its own one, which knows its kernel, or this one where it has none."""
        own = self.folder / "tests" / "records"
        tool = own if (own / "__main__.py").is_file() else HERE
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src")}
        done = subprocess.run(
            [sys.executable, str(tool), *words], env=environment, cwd=self.folder, stdout=subprocess.PIPE, text=True
        )
        if done.returncode:
            raise SystemExit(f"{self.called}: no record could be made of it")
        return done.stdout


@contextmanager
def tree_of(called: str) -> Generator[Path]:
    """A folder as it is, or a commit, checked out for as long as it is needed."""
    if Path(called).is_dir():
        yield Path(called).resolve()
        return
    with TemporaryDirectory() as out:
        folder = Path(out) / "tree"
        subprocess.run(["git", "-C", str(HERE), "worktree", "add", "-q", "--detach", str(folder), called], check=True)
        try:
            yield folder
        finally:
            subprocess.run(["git", "-C", str(HERE), "worktree", "remove", "--force", str(folder)], check=True)


def differences(a: Record, b: Record) -> list[str]:
    """What is not the same in both, in the order of the first."""
    return [name for name in dict.fromkeys([*a, *b]) if a.get(name) != b.get(name)]


def told(what: str, a: Record, b: Record) -> Iterator[str]:
    """What two records differ in: how much of it, and what comes first."""
    found = differences(a, b)
    if not found:
        yield f"{what}: {len(a)} are the same"
        return
    yield (
        f"{what}: {len(found)} of {len(a.keys() | b.keys())} differ: "
        f"{', '.join(found[:SHOWN])}{' ...' if found[SHOWN:] else ''}"
    )
    for name in found:
        if name not in a or name not in b:
            yield f"  {name} is only in {'the first' if name in a else 'the second'}"
            break
        yield f"  first {name}{unit(a[name], b[name]) if what == 'games' else ''}"
        break


def unit(a: str, b: str) -> str:
    """Where two lines of one game part, by their letters."""
    letters = zip_longest(a.split()[-1], b.split()[-1])
    at = next((number for number, (one, other) in enumerate(letters) if one != other), None)
    return " in its last units" if at is None else f" at unit {at}"


def first_line(a: Sequence[str], b: Sequence[str]) -> Iterator[str]:
    """The first line that differs, and its unit."""
    here = ""
    for one, other in zip_longest(a, b):
        if one != other:
            yield f"  {here or 'line'}:"
            yield from (
                f"    {side}: {near(line, one or '', other or '')}" for side, line in (("A", one), ("B", other))
            )
            return
        if one.startswith("== "):
            here = one.removeprefix("== ")


def near(line: str | None, a: str, b: str) -> str:
    """The part of a long line in which it differs from another."""
    if line is None:
        return "(nothing more)"
    at = len(os.path.commonprefix([a, b]))
    start, end = max(0, at - BEFORE), at + AFTER
    name = f"{line[:40]} ... " if start > 40 else line[:start]
    return f"{name}{line[start:end]}{' ...' if line[end:] else ''}"


def compare(what: str, a: Side, b: Side) -> bool:
    """Tell how two sides differ; whether they are the same."""
    mine, other = a.record(what), b.record(what)
    print("\n".join(told(what, mine, other)), flush=True)
    both = [name for name in differences(mine, other) if name in mine and name in other]
    if both and a.is_tree and b.is_tree:
        print(f"  {both[0]}:", *first_line(a.show(what, both[0]), b.show(what, both[0])), sep="\n")
    return mine == other


# --------------------------------------------------------------------------------------------------- the command


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        "records", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=["make", "check", "diff", "show"])
    parser.add_argument("words", nargs="*")
    parser.add_argument("-o", dest="out", type=Path, default=HERE)
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(words)
    names = [word for word in given.words if word not in WHAT or given.command == "show"]
    some = [what for what in WHAT if what in given.words] or list(WHAT)
    if given.command == "show":
        what, name, *units = names
        lines = list(show(what, name))
        if units:
            begin = lines.index(f"== unit {units[0]}")
            lines = lines[begin : next((n for n in range(begin + 1, len(lines)) if lines[n].startswith("== ")), None)]
        print("\n".join(lines))
        return 0
    if given.command == "diff":
        if len(names) != 2:
            parser.error("diff wants two: checkouts, commits, or folders with a record")
        with ExitStack() as stack:
            a, b = (Side(name, stack.enter_context(tree_of(name)), given.only, given.jobs) for name in names)
            return int(not all([compare(what, a, b) for what in some]))
    same = True
    for what in some:
        lines = make(what, given.only, given.jobs)
        if given.command == "make":
            if given.only and given.out == HERE:
                parser.error("--only would leave the rest out of the record: say -o FOLDER")
            write(given.out, what, lines)
            continue
        with TemporaryDirectory() as out:
            write(Path(out), what, lines)
            kept, now = read(HERE, what, given.only), read(Path(out), what)
        print("\n".join(told(what, kept, now)), flush=True)
        same = same and kept == now
    return int(not same)
