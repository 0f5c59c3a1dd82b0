"""Run commands of `ombre` on one game in this process, and print what they printed and wrote as JSON.

`test_every_place.py` starts it in several processes, folders and caches.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from ombre.compiler import driver
from ombre.workshop.api.table import open_table

from ..command import run

COMMANDS = (
    "check GAME --format json --hints",
    "check GAME --locale fr",
    "check GAME --certificate",
    "test GAME",
    "words GAME --to json --locale fr",
    "rules GAME --to md --locale fr",
    "rules GAME --to html",
    "play GAME START --seed 5 --locale fr --save OUT/played.save",
    "simulate GAME START -n 3 --bots random --jobs 1 --json",
    "sheet GAME --to html -o OUT/sheet.html",
    "sheet GAME --to pdf --locale fr -o OUT/sheet.pdf",
)


def printed(game: str, start: str, out: Path) -> Iterator[tuple[str, str]]:
    """Yield each command with all that it printed."""
    places = {"GAME": [game], "START": [start] if start else []}
    for command in COMMANDS:
        words = [one.replace("OUT", str(out)) for word in command.split() for one in places.get(word, [word])]
        done = run(*words)
        told = "" if command.startswith("simulate") else done.stderr  # how long it took
        yield command, f"{done.returncode}\n{done.stdout}\n{told}".replace(str(out), "OUT")


def compiled(game: str) -> Iterator[tuple[str, str]]:
    """Yield the digest of the rules, and the text of each compiled module."""
    table = open_table(game)
    yield "digest", table.rules.digest
    for made in (driver.modules, driver.scenarios):
        texts = made(table.compiled, table.project.files)
        yield from ((f"{made.__name__} of {name}", text) for name, text in texts.items())
    for id in table.rules.card_number:
        yield id, "\n".join(table.text(id, language) for language in ("en", "fr"))


def everything(game: str, start: str, out: Path) -> dict[str, str]:
    """Return all that is printed, compiled and written. start: the card to begin with, or ""; out: an empty folder."""
    found = dict([*printed(game, start, out), *compiled(game)])
    return found | {path.name: blake2b(path.read_bytes()).hexdigest() for path in sorted(out.iterdir())}


if __name__ == "__main__":
    print(json.dumps(everything(sys.argv[1], sys.argv[2], Path(sys.argv[3]))))
