"""Message files are read as the parser of Fluent reads them, entry for entry, also where they are wrong."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from ombre.prose.language.fluent_reader import parsed

ROOT = Path(__file__).parents[2]
FILES = [path for folder in ("prose", "cards", "tests") for path in sorted((ROOT / folder).rglob("*.ftl"))]
LETTERS = 'ab-z09 _\n\n    .=={}{}[]*$"\\#u4->(),:é\t'


def same(text: str) -> bool:
    """Whether all nodes are the same, with their places and with what is wrong."""
    return bool(parsed(text).to_json() == FluentParser().parse(text).to_json())


def test_all_message_files() -> None:
    texts = {path.read_text(encoding="utf-8") for path in FILES}
    assert len(texts) > 60
    assert [text[:80] for text in texts if not same(text)] == []


@pytest.mark.parametrize("seed", range(20))
def test_wrong_files(seed: int) -> None:
    """Pieces of a real file, with letters changed, left out and doubled, and random letters."""
    chance = random.Random(seed)
    text = (ROOT / "prose" / "locales" / "fr" / "effects.ftl").read_text(encoding="utf-8")
    for _ in range(40):
        start = chance.randrange(len(text))
        letters = list(text[start : start + chance.randrange(300)])
        for _ in range(chance.randrange(8)):
            at = chance.randrange(len(letters) + 1)
            letters[at : at + chance.randrange(3)] = chance.choice(LETTERS)
        odd = "".join(chance.choice(LETTERS) for _ in range(chance.randrange(60)))
        for one in ("".join(letters), odd, f"a = {odd}", f"a =\n    {odd}\n"):
            assert same(one), one


def test_line_ends_of_windows() -> None:
    assert same("a = b\r\n    .c = d { $e ->\r\n        [one] f\r\n       *[other] g\r\n    }\r\n\r\nh = i\r")
