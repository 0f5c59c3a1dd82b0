"""Measure the time of a build, and of a build after one card has changed, compared with Black on the same texts.

    python benchmarks/build.py [--cards 250 1000]

The synthetic cards are copies of the shipped cards under other names, 25 in each file, in an expansion of the shipped
game. All files are read, compiled, formatted and written; imports and the tables of the grammar are loaded before. The
times are processor seconds, so other programs on the machine do not count.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from ombre.compiler import driver, python
from ombre.compiler.artifacts import Artifact
from ombre.compiler.projects import cache, files
from ombre.compiler.projects.project import Project, open_game
from ombre.dsl import parser
from ombre.dsl.source import Source

GAME = "crossfire"
PER_FILE = 25
MOST = 10_000


@dataclass
class Row:
    """One row of the printed table."""

    name: str
    cards: int
    files: int
    cold: float
    black: float
    same: float
    changed: float

    def __str__(self) -> str:
        cells = [f"{self.cards:6}", f"{self.files:5}", f"{self.cold:8.2f}", f"{self.black:8.2f}"]
        cells += [f"{self.cold / self.black:6.2f}", f"{self.same:8.2f}", f"{self.changed:8.2f}"]
        cells += [f"{self.changed / self.black:8.3f}"]
        return f"{self.name:12} " + " ".join(cells)


HEAD = "what          cards files   cold s  black s  ratio  no-op s changed s  of black"


def clock(run: Callable[[], object]) -> float:
    start = time.process_time()
    run()
    return time.process_time() - start


def shipped_cards() -> list[list[str]]:
    """Return the text of each shipped card to which no other card refers."""
    found = []
    for file in open_game(GAME).files:
        for lines in parser.chunks(file.source):
            words = lines[0][1].split()
            if words[0] in ("gear", "obstacle", "event"):
                found.append([line for _, line in lines])
    return found


def synthetic(number: int, folder: Path) -> Path:
    """Write a folder with this number of cards."""
    models = shipped_cards()
    folder.mkdir()
    cards = []
    for at in range(number):
        first, *rest = models[at % len(models)]
        kind, id, name = first.split(maxsplit=2)
        cards.append("\n".join([f"{kind} {id}_{at} {name}", *rest]))
    for at in range(0, number, PER_FILE):
        head = f"expansion {folder.name} of {GAME}\n\n" if at == 0 else ""
        text = head + "\n\n".join(cards[at : at + PER_FILE]) + "\n"
        (folder / f"cards_{at // PER_FILE:04}.card").write_text(text, encoding="utf-8")
    return folder


def one_changed(project: Project) -> Project:
    """Return the project with one changed number in a card, and with a comment inserted above all cards of the file."""
    at = max(number for number, file in enumerate(project.files) if "copies 3" in file.source.text)
    file = project.files[at]
    source = Source(file.source.name, "# one\n" + file.source.text.replace("copies 3", "copies 4", 1))
    return replace(project, files=(*project.files[:at], replace(file, source=source), *project.files[at + 1 :]))


def build(extra: list[str], out: Path, change: Callable[[Project], Project] = lambda same: same) -> tuple[int, int]:
    """Do the work of `ombre build` for a game, into any folder; return the number of cards and files."""
    project = change(open_game(GAME, extra))
    compiled = driver.compile_project(project)
    assert compiled.ok, compiled.diagnostics[0]
    played = [file for file in project.files if file.is_played]
    texts = driver.modules(compiled, played)
    made = [Artifact(out / f.set / f"{f.module}.py", texts[f.source.name]) for f in played]
    for output in made:
        if output.stale:
            files.write(output.path, output.text)
    return len(compiled.model.cards), len(made)


def black_alone(extra: list[str]) -> float:
    """Return the time that Black takes for the unformatted texts."""
    project = open_game(GAME, extra)
    model = driver.compile_project(project).model
    names = {file.source.name for file in project.files if file.is_played}
    texts = [python.render(model, file) for file in model.files if file.source in names]
    return clock(lambda: [python.form(text) for text in texts])


def measure(name: str, extra: list[str], folder: Path) -> Row:
    os.environ["OMBRE_CACHE"] = str(folder / f"cache {name}")
    out = folder / f"out {name}"
    found: list[tuple[int, int]] = []
    cold = clock(lambda: found.append(build(extra, out)))
    alone = black_alone(extra)
    same = clock(lambda: build(extra, out))
    changed = clock(lambda: build(extra, out, one_changed))
    (cards, files) = found[0]
    return Row(name, cards, files, cold, alone, same, changed)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    options.add_argument("--cards", type=int, nargs="*", default=[250, 1000])
    given = options.parse_args()
    parser.keep_tables(cache.folder() / "grammar")
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        os.environ["OMBRE_CACHE"] = str(folder / "cache")
        python.form("x = 1\n")  # imports Black
        build([], folder / "warm")
        print(HEAD)
        row = measure("shipped", [], folder)
        print(row)
        for number in given.cards:
            row = measure(f"{number} more", [str(synthetic(number, folder / f"more_{number}"))], folder)
            print(row)
        if row.cards < MOST:
            by = MOST / row.cards
            print(
                Row(
                    "extrapolated",
                    MOST,
                    int(row.files * by),
                    *(t * by for t in (row.cold, row.black, row.same, row.changed)),
                )
            )


if __name__ == "__main__":
    main()
