"""Measure the time to print 240 cards to PDF, compared with the typesetter alone on the same document.

    python benchmarks/sheet.py [--cards 240] [--rounds 3]

`bare` is the typesetter Typst alone, run on the document and the data that ombre gives it, with the text sizes already
chosen; each round is a new process, without caches of the round before. `ombre` is everything that `ombre sheet` does
after the game is compiled: texts, faces, glyphs, the choice of text sizes, and the same document. The times are
processor seconds, and the rounds alternate, so other programs on the machine do not count.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from ombre.compiler.backends.sheet import FONTS, Job, Paper
from ombre.workshop.api.table import open_table
from ombre.workshop.printing.printer import Printer

GAME, LANGUAGE, PAPER = "crossfire", "fr", Paper()

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
    return Printer(open_table(GAME, []), LANGUAGE)


def printing(printer: Printer, cards: int) -> Job:
    """Return a print job for this number of cards: the cards of the game, repeated with new ids."""
    shipped = printer.faced()
    printed = [printer.printed(shipped[n % len(shipped)], False) for n in range(cards)]
    return Job(
        [replace(card, id=f"{card.id}_{n}") for n, card in enumerate(printed)],
        printer.faces,
        LANGUAGE,
        printer.words(),
    )


def ours(cards: int) -> str:
    """Return the time of a new process for the whole job."""
    start = "import sys, time; sys.path.insert(0, sys.argv[1]); import sheet; game = sheet.compiled()"
    work = (
        "start = time.process_time(); job = sheet.printing(game, int(sys.argv[2])); words = time.process_time() - start"
    )
    fit = "job.fit(); fitted = time.process_time() - start; job.pdf(sheet.PAPER)"
    show = "print(time.process_time() - start, words, fitted - words)"
    return timed("; ".join((start, work, fit, show)), str(Path(__file__).parent), str(cards))


def timed(program: str, *arguments: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", program, *arguments], check=True, capture_output=True, encoding="utf-8"
    ).stdout


def main() -> None:
    """Print the table."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--cards", type=int, default=240, help="how many cards to print")
    options.add_argument("--rounds", type=int, default=3, help="how often; the medians count")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        job = printing(compiled(), chosen.cards)
        job.fit()
        Path(folder, "sheet.typ").write_bytes(job.laid_out(PAPER))
        data = job.settings(job.drawn)["sys_inputs"]["data"]
        Path(folder, "data.json").write_text(data, encoding="utf-8")
        rounds = []
        for _ in range(chosen.rounds):
            whole, words, fit = (float(part) for part in ours(chosen.cards).split())
            rounds.append((float(timed(BARE, folder, str(FONTS))), whole, words, fit))
        same = Path(folder, "bare.pdf").read_bytes() == job.pdf(PAPER)
    bare, whole, words, fit = (statistics.median(column) for column in zip(*rounds, strict=True))
    print(
        f"{chosen.cards} cards, {len(json.loads(data)['pictures'])} icons; the same document: {'yes' if same else 'NO'}"
    )
    print(f"bare typst   {bare:6.2f} s")
    print(f"ombre        {whole:6.2f} s   {whole / bare:.2f} times as long")
    print(f"  words      {words:6.2f} s   texts, faces, art, glyphs")
    print(f"  sizes      {fit:6.2f} s   the text size of each card, and what does not fit")
    print(f"  pages      {whole - words - fit:6.2f} s   the document")


if __name__ == "__main__":
    main()
