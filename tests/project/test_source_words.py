"""No output of ombre has eight words in a row in common with the rulebooks of its games, except declared ones."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

from ombre.prose.language.languages import languages
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.printing.printer import Printer

from .runs_of_words import BYTES, FILE, copied, on_file, packed

ROOT = Path(__file__).parents[2]
DECLARED = FILE.with_name("declared.yaml")
WRITTEN = ("cards", "prose/locales", "compiler/explanations", "docs")
KINDS = (".card", ".ftl", ".po", ".yaml", ".md")
GAMES = {"crossfire": ("prime_runner", "crossfire", 3), "srtcg": ("web_revision", "duel", 2)}
CHOICES = 60
BORROWED = re.compile(r"\[\w+\] ")  # a text in another language than that of its card

table = cache(open_table)


def opened(game: str) -> Table:
    return table(game, (GAMES[game][0],))


@cache
def finished(game: str) -> dict[str, tuple[Printer, list[str]]]:
    """The languages with all names and texts of a game: their printers, and the lines of all cards."""
    found: dict[str, tuple[Printer, list[str]]] = {}
    for printer in (Printer(opened(game), language) for language in languages()):
        if not printer.unnamed(printer.cards):
            lines = [line for id in printer.cards for line in printer.plain(id)]
            if not any(BORROWED.match(line) for line in lines):
                found[printer.language] = printer, lines
    return found


def told(game: str) -> Iterator[str]:
    """The questions, options and log lines of games, in each language."""
    printers = [printer for printer, _ in finished(game).values()]
    _, beginning, players = GAMES[game]
    match = opened(game).start(beginning, players=players, seed=3)
    chance, narrators = random.Random(3), [Narrator(printer) for printer in printers]
    for _ in range(CHOICES):
        asked = match.session.choice
        if asked is None:
            break
        for narrator in narrators:
            g = match.session.g
            yield from (narrator.question(g, asked), *(narrator.option(g, asked, one) for one in asked.options))
        match.take(chance.randrange(len(asked.options)))
    for printer in printers:
        yield from match.story(printer.language)


def written(root: Path) -> Iterator[str]:
    """All texts by authors and translators: messages, names, comments, rulings, the manual."""
    for folder in WRITTEN:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in KINDS and path.is_file():
                yield path.read_text(encoding="utf-8")
    yield from (path.read_text(encoding="utf-8") for path in sorted(root.glob("*.md")))


def found(texts: Iterator[str]) -> set[str]:
    return {stretch for text in texts for stretch in copied(text, on_file())}


def declared() -> list[str]:
    entries = yaml.safe_load(DECLARED.read_text(encoding="utf-8"))
    assert all(entry["why"] for entry in entries)
    return [stretch for entry in entries for stretch in entry["words"]]


def test_what_is_in_the_documents_is_declared() -> None:
    """An entry that no text needs is an error."""
    everything = found(written(ROOT))
    for game in GAMES:
        assert finished(game).keys() >= {"en", "fr"}
        everything |= found(line for _, lines in finished(game).values() for line in lines)
        everything |= found(told(game))
    assert sorted(everything) == sorted(declared())


def test_the_file_is_small_and_in_order() -> None:
    data = FILE.read_bytes()
    known = [data[at : at + BYTES] for at in range(0, len(data), BYTES)]
    assert known == sorted(set(known)) and len(known) > 40_000
    assert len(data) % BYTES == 0 and len(data) < 400_000


DOCUMENT = "When the kettle boils over, every cat in the kitchen\nloses two of its nine\n\nlives, and no fish."


@pytest.mark.parametrize(
    ("text", "stretches"),
    [
        ("Then: every *cat* in the KITCHEN loses two of its dogs.", ["every cat in the kitchen loses two of its"]),
        ("loses two of its nine lives; and no bird", ["loses two of its nine lives and no"]),
        ("in the kitchen loses two of her nine lives, and no fish", []),
        (
            "When the kettle boils over every cat sings. And so: in the kitchen loses two of its nine lives.",
            ["in the kitchen loses two of its nine lives"],
        ),
    ],
)
def test_a_sentence_of_a_document_is_found(text: str, stretches: list[str]) -> None:
    data = packed([DOCUMENT])
    known = frozenset(data[at : at + BYTES] for at in range(0, len(data), BYTES))
    assert copied(text, known) == stretches


def test_a_sentence_that_is_planted_is_found(tmp_path: Path) -> None:
    """A copied sentence is found in any file of a game; here the text of a declared entry replaces a rulebook."""
    (tmp_path / "cards" / "game" / "locales" / "en").mkdir(parents=True)
    for number, stretch in enumerate(declared()):
        path = tmp_path / "cards" / "game" / "locales" / "en" / f"{number}.ftl"
        path.write_text(f"does-{number} = zyzzy {stretch.capitalize()}; zyzzy.\n", encoding="utf-8")
    assert sorted(found(written(tmp_path))) == sorted(declared())
