"""Measure the time to print cards, compared with the typesetter alone on the same document.

    python benchmarks/sheet.py [--cards 240] [--rounds 3]     PDF, against the typesetter alone
    python benchmarks/sheet.py --pictures                     PNG and Tabletop Simulator, for each card
    python benchmarks/sheet.py --large 2000                   time and memory of a long document

`bare` is the typesetter Typst alone, run on the document and the data that ombre gives it, with the text sizes already
known. `first` is a print without results of earlier ones in the cache; the compiled game is there. All times are
processor time, of all threads; the start of Python and the import of the modules are not counted.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from ombre.sheets import FONTS, Job, Paper, tabletop
from ombre.sheets.pages import typesetter
from ombre.sheets.pages.job import untold
from ombre.workshop.api.table import open_table
from ombre.workshop.printing.printer import Printer

GAME, LANGUAGE, PAPER = "crossfire", "fr", Paper()
KEPT = ("messages", "sizes", "pictures")  # what a print leaves in the cache

BARE = """
import sys, time, typst
start = time.process_time()
fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[sys.argv[2]])
data = open(sys.argv[1] + "/data.json", encoding="utf-8").read()
typst.compile(
    sys.argv[1] + "/sheet.typ", output=sys.argv[1] + "/bare.pdf", font_paths=fonts, ignore_system_fonts=True,
    sys_inputs={"data": data}, timestamp=0, pdf_standards="ua-1",
)
print(time.process_time() - start)
"""


def compiled() -> Printer:
    """Return the compiled game with a new locale object, without cached texts."""
    gc.disable()  # as the command does
    return Printer(open_table(GAME, []), LANGUAGE)


def printing(printer: Printer, cards: int, changed: str = "") -> Job:
    """Return a print job for this number of cards: the cards of the game, repeated with new ids."""
    shipped = printer.faced()
    printed = [printer.printed(shipped[n % len(shipped)], False) for n in range(cards)]
    printed = [replace(card, id=f"{card.id}_{n}") for n, card in enumerate(printed)]
    if changed:
        printed[0] = replace(printed[0], name=changed)
    return Job(printed, printer.faces, LANGUAGE, printer.words())


def spent() -> float:
    """Return the processor time of this process and of the typesetter."""
    return time.process_time() + typesetter.spent()


def measured(cards: int, work: Callable[[Job], object]) -> list[float]:
    """Return the times for the words, for the sizes, and for the rest; and the largest memory, in megabytes."""
    game = compiled()
    start = spent()
    job = printing(game, cards)
    words = spent()
    job.fit()
    sizes = spent()
    work(job)
    done = spent()
    typesetter.end()  # then its memory is known
    memory = sum(resource.getrusage(one).ru_maxrss for one in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)) / 1024
    return [words - start, sizes - words, done - sizes, memory]


WORKS: dict[str, Callable[[Job], object]] = {
    "pdf": lambda job: job.pdf(PAPER),
    **{f"png {ppi}": lambda job, ppi=ppi: job.pictures(untold, ppi) for ppi in (150, 300, 600)},
    "tts": lambda job: tabletop(job.cards, job.faces, job.locale, "game", ""),
}


def ours(cards: int, work: str, first: bool) -> list[float]:
    """Return what `measured` returns, in a new process. first: without results of earlier prints."""
    if first:
        for part in KEPT:
            shutil.rmtree(Path(os.environ["OMBRE_CACHE"]) / part, ignore_errors=True)
    start = "import sys; sys.path.insert(0, sys.argv[1]); import sheet"
    ask = "print(*sheet.measured(int(sys.argv[2]), sheet.WORKS[sys.argv[3]]))"
    return [float(part) for part in run(f"{start}; {ask}", str(Path(__file__).parent), str(cards), work).split()]


def run(program: str, *arguments: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", program, *arguments], check=True, capture_output=True, encoding="utf-8"
    ).stdout


def against_bare(cards: int, rounds: int) -> None:
    """Print the times for a PDF, and those of the typesetter alone."""
    with tempfile.TemporaryDirectory() as folder:
        job = printing(compiled(), cards)
        job.fit()
        source, shown = job.laid_out(PAPER)
        Path(folder, "sheet.typ").write_bytes(source)
        data = job.settings(shown)["sys_inputs"]["data"]
        Path(folder, "data.json").write_text(data, encoding="utf-8")
        found: list[tuple[float, list[float], list[float]]] = []
        for _ in range(rounds):
            bare = float(run(BARE, folder, str(FONTS)))
            found.append((bare, ours(cards, "pdf", True), ours(cards, "pdf", False)))
        same = Path(folder, "bare.pdf").read_bytes() == job.pdf(PAPER)
    bare = statistics.median(one for one, _, _ in found)
    print(f"{cards} cards, {len(json.loads(data)['pictures'])} icons; the same document: {'yes' if same else 'NO'}")
    print(f"bare typst   {bare:6.2f} s")
    for name, at in (("first", 1), ("again", 2)):
        ratio = statistics.median(sum(one[at][:3]) / one[0] for one in found)
        words, sizes, pages = (statistics.median(one[at][part] for one in found) for part in range(3))
        print(f"ombre, {name} {words + sizes + pages:6.2f} s   {ratio:.2f} times as long")
        print(f"  words      {words:6.2f} s   texts, faces, art, glyphs")
        print(f"  sizes      {sizes:6.2f} s   the text size of each card, and what does not fit")
        print(f"  pages      {pages:6.2f} s   the document")


def pictures(cards: int, rounds: int) -> None:
    """Print the times for a picture of each card."""
    print(f"{cards} cards              first        again   (ms for each card)")
    for work in ("png 150", "png 300", "png 600", "tts"):
        found = [[ours(cards, work, first)[2] / cards * 1000 for first in (True, False)] for _ in range(rounds)]
        first, again = (statistics.median(column) for column in zip(*found, strict=True))
        print(f"{work:16} {first:12.1f} {again:12.1f}")


def main() -> None:
    """Print the tables."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--cards", type=int, default=240, help="how many cards to print")
    options.add_argument("--rounds", type=int, default=3, help="how often; the medians count")
    options.add_argument("--pictures", action="store_true", help="measure pictures, not a PDF")
    options.add_argument("--large", type=int, metavar="CARDS", help="measure the memory for so many cards")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["OMBRE_CACHE"] = folder
        compiled()
        if chosen.pictures:
            pictures(chosen.cards, chosen.rounds)
        elif chosen.large:
            words, sizes, pages, memory = ours(chosen.large, "pdf", True)
            print(f"{chosen.large} cards: {words + sizes + pages:.1f} s, {memory:.0f} MB")
        else:
            against_bare(chosen.cards, chosen.rounds)


if __name__ == "__main__":
    main()
