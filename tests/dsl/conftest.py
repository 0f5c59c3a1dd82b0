"""Fixtures for the tests of `dsl/`: a vocabulary, and `.card` texts of the checkout."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ombre.dsl.source import Source
from ombre.dsl.vocabulary import Vocabulary, scan

from ..compiler.samples import sampled

ROOT = Path(__file__).parents[2]
FILES = 10  # of each game
CORPUS = ROOT / "tests" / "corpus"
GAMES = sorted(folder for folder in (ROOT / "cards").iterdir() if next(folder.rglob("*.card"), None))


def read(path: Path) -> Source:
    return Source(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))


class Texts(list[tuple[Source, Vocabulary]]):
    """A list of texts that is printed as their number only, because Hypothesis prints the arguments of tests."""

    def __repr__(self) -> str:
        return f"<{len(self)} texts>"


@pytest.fixture(scope="session")
def vocabulary() -> Vocabulary:
    """The vocabulary of the corpus."""
    return scan([read(CORPUS / "vocabulary.card")])


@pytest.fixture(scope="session")
def written(vocabulary: Vocabulary) -> Texts:
    """Card files of the shipped games and all cases of the corpus, each with its vocabulary;
    `make long` takes all files.
    """
    found = Texts()
    for folder in GAMES:
        sources = [read(path) for path in sorted(folder.rglob("*.card"))]
        known = scan(sources)
        found += [(source, known) for source in sampled(sources, FILES)]
    found.append((read(CORPUS / "vocabulary.card"), vocabulary))
    for path in sorted(CORPUS.glob("*.txt")):
        cases = re.split(r"^=+\n(.+)\n=+\n", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
        for title, text in zip(cases[::2], cases[1::2], strict=True):
            found.append((Source(f"{path.name}: {title}", text.split("\n---\n")[0].strip("\n") + "\n"), vocabulary))
    return found
