"""Measure an edit of a game that is held in memory: the time from the new text until its diagnostics are known.

    python benchmarks/edit.py [GAME] [--times 5]

`quick` is `Desk.edit`, `whole` the pause after it (`Desk.idle`; only what has no errors is checked), `cold` a
compilation that holds nothing yet, with the trees in the cache. All times are processor milliseconds, the median of
some runs (of `cold`, the least); `of cold` is a ratio in the same run. The aims for Crossfire: an edit 30 ms, a new
card 60 ms, a new verb 400 ms, less than 300 MB of memory.
"""

from __future__ import annotations

import argparse
import gc
import re
import resource
import time
from collections.abc import Callable
from statistics import median

from ombre.compiler.driver import HeldGame, compile_project
from ombre.compiler.edited_project import Desk
from ombre.compiler.projects.project import open_game


def clock(run: Callable[[], object]) -> float:
    """The processor time of a call, in milliseconds."""
    start = time.process_time()
    run()
    return 1000 * (time.process_time() - start)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game", nargs="?", default="crossfire")
    arguments.add_argument("--times", type=int, default=5)
    given = arguments.parse_args()
    project = open_game(given.game)
    compile_project(project, HeldGame.none())  # so that all trees are in the cache
    cold = min(clock(lambda: compile_project(project, HeldGame.none())) for _ in range(2))
    desk = Desk(project)
    desk.idle()
    gc.collect()
    gc.freeze()
    cards = desk.quick.model.cards.values()
    name = max({c.span.source for c in cards}, key=lambda name: sum(c.span.source == name for c in cards))
    text, card = desk.text(name), next(c for c in cards if c.span.source == name)
    lines = text.split("\n")[card.span.line - 1 : card.span.end_line]
    again = "\n".join([re.sub(rf"\b{card.id}\b", "second_copy", lines[0]), *lines[1:]])
    player = desk.quick.model.player
    numbers = [match.span() for match in re.finditer(r"\b\d+\b", text)]
    first, end = next(at for at in numbers if desk.edit(name, f"{text[: at[0]]}2{text[at[1] :]}").ok)
    desk.edit(name, text)

    def number(n: int) -> str:
        return f"{text[:first]}{2 + n}{text[end:]}"

    edits: dict[str, Callable[[int], str]] = {
        "a number": number,
        "a broken line": lambda n: number(n).replace(":\n", ": (\n", 1),
        "a line above all": lambda n: "\n" * n + text,
        "a new card": lambda n: f"{text}\n{again}".replace("second_copy", f"second_copy_{n}"),
        "a new verb": lambda n: f"{text}\nverb who:{player} fumbles{n} (fumble{n}, fumbled{n})\n",
        "a new property": lambda n: f"{text}\nextend game\n  has fumbled{n} number\n",
    }
    lines_in_all = sum(file.source.text.count("\n") for file in project.files)
    print(f"{given.game}: {len(project.files)} files, {lines_in_all} lines")
    print(f"{'edit':20}{'quick ms':>9}{'of cold':>9}{'whole ms':>9}")
    for what, made in edits.items():
        quick, whole = [], []
        for n in range(given.times):
            changed = made(n)
            quick.append(clock(lambda changed=changed: desk.edit(name, changed)))
            whole.append(clock(desk.idle))
            desk.edit(name, text)
        print(f"{what:20}{median(quick):9.0f}{median(quick) / cold:9.3f}{median(whole):9.0f}")
    print(f"{'cold':20}{cold:9.0f}")
    print(f"memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB at most")


if __name__ == "__main__":
    main()
