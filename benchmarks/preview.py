"""Measure `ombre locale preview --watch`: the time from a change of a file until the texts are printed again.

    python benchmarks/preview.py [LANGUAGE]

`warm`: the files of the language are read again, and everything that uses a message is printed in both languages.
`bare` is Fluent alone: the messages of the changed file, parsed once. The times are processor seconds.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path

from fluent.runtime import FluentResource

from ombre.compiler.projects.files import read
from ombre.compiler.projects.places import games, shipped_game
from ombre.translation.preview import GamePreview, lines, previewed
from ombre.workshop.api.table import open_table

MESSAGES = ("draws", "may", "np-counted", "table-asked")


def clock(run: Callable[[], object]) -> float:
    start = time.process_time()
    run()
    return time.process_time() - start


def printed(found: list[GamePreview], ids: list[str], language: str) -> int:
    """Read the language again and print the previews; return the number of lines."""
    for game in found:
        game.reload()
    told = [one for id in ids if (one := previewed(id, found)) is not None]
    return sum(len(list(lines(one, language))) for one in told)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("language", nargs="?", default="fr")
    language = arguments.parse_args().language
    found = [GamePreview(open_table(name, shipped_game(name).expansions()), language) for name in games()]
    start = clock(lambda: printed(found, list(MESSAGES[:1]), language))
    files = [path for game in found for folder in game.folders for path in sorted(Path(folder).glob("*.ftl"))]
    largest = read(max(files, key=lambda path: path.stat().st_size))
    bare = clock(lambda: FluentResource(largest))
    print(f"first time {start:.2f} s; bare {bare:.3f} s")
    print(f"{'what':24}{'lines':>6}{'warm s':>8}{'bares':>7}")
    kinds = {"all obstacles": next(g.cards_of("obstacle") for g in found if "obstacle" in g.kinds)}
    for what, ids in {**{id: [id] for id in MESSAGES}, **kinds}.items():
        number = printed(found, ids, language)
        warm = min(clock(lambda ids=ids: printed(found, ids, language)) for _ in range(3))
        print(f"{what:24}{number:6}{warm:8.2f}{warm / bare:7.1f}")


if __name__ == "__main__":
    main()
