"""Documents in, hashes of their runs of eight words out; a text in, which of its runs are in the documents.

    python tests/project/runs_of_words.py FOLDER

writes `tests/fixtures/sources/runs.bin` anew from a folder of documents. Every file in it that ends with .txt or .md is
read, as UTF-8, in its subfolders, too; anything else (PDF, pictures) must be turned into text first. No sentence of a
document can be got back from the file: of each run it holds six bytes of a hash, sorted.

How sure a hit is: with N runs on file, one foreign run is taken for one of them with odds of N in 2 to
the 48. For fifty thousand runs on file and a hundred thousand looked up, one false hit is expected in
about sixty thousand readings.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

LENGTH = 8
BYTES = 6
READ = (".md", ".txt")
FILE = Path(__file__).parents[1] / "fixtures" / "sources" / "runs.bin"
WORD = re.compile(r"[^\W_]+")


def words(text: str) -> list[str]:
    """Lower case, with digits, without punctuation; ligatures are letters."""
    return WORD.findall(unicodedata.normalize("NFKC", text).casefold())


def runs(text: str) -> Iterator[tuple[int, bytes]]:
    """Where each run of a text begins, and its hash."""
    found = words(text)
    for at in range(len(found) - LENGTH + 1):
        yield at, blake2b(" ".join(found[at : at + LENGTH]).encode(), digest_size=BYTES).digest()


def packed(texts: Iterable[str]) -> bytes:
    """The hashes of all runs, sorted."""
    return b"".join(sorted({run for text in texts for _, run in runs(text)}))


@cache
def on_file() -> frozenset[bytes]:
    data = FILE.read_bytes()
    return frozenset(data[at : at + BYTES] for at in range(0, len(data), BYTES))


def copied(text: str, known: frozenset[bytes]) -> list[str]:
    """The longest stretches of a text of which every run is known."""
    found = words(text)
    stretches: list[tuple[int, int]] = []
    for at in (at for at, run in runs(text) if run in known):
        start = stretches.pop()[0] if stretches and stretches[-1][1] == at + LENGTH - 1 else at
        stretches.append((start, at + LENGTH))
    return [" ".join(found[start:end]) for start, end in stretches]


def documents(folder: Path) -> list[str]:
    paths = (path for path in sorted(folder.rglob("*")) if path.suffix in READ and path.is_file())
    return [path.read_text(encoding="utf-8", errors="replace") for path in paths]


if __name__ == "__main__":
    texts = documents(Path(sys.argv[1]))
    FILE.write_bytes(packed(texts))
    print(f"{len(texts)} documents, {FILE.stat().st_size // BYTES} runs of {LENGTH} words, {FILE.stat().st_size} bytes")
