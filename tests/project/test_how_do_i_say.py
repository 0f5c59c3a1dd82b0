"""The page `How do I say ...?`: its entries are cards of a small house game, each printed, and each played."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from textwrap import dedent, indent
from typing import NamedTuple

import pytest

from ombre.compiler.driver import Compiled
from ombre.compiler.how_do_i_say import PAGE as LINKED
from ombre.compiler.how_do_i_say import WISHES
from ombre.compiler.projects.project import open_game
from ombre.prose.language.wording import wording
from ombre.session.bench import Failure
from ombre.workshop.api.table import Table
from ombre.workshop.printing.booklet import booklet
from ombre.workshop.printing.printer import Printer
from ombre.workshop.scenarios import running as scenarios

from ..command import run
from .pages import Block, agrees, compiled, indented
from .played import reached

EVENING = Path(__file__).parent / "evening"
PAGE = "how-do-i-say.md"
THEMES = (
    "draw",
    "give",
    "damage",
    "choices",
    "conditions",
    "numbers",
    "timing",
    "turns",
    "hidden",
    "trick_and_bid",
    "setup_and_end",
    "words",
)
LINES = r"((?:  .*\n|\n(?=  ))*)"
CARD = re.compile(rf"^(?:gift|theme) (\w+) \"([^\"]+)\"\n{LINES}", re.MULTILINE)
RULE = re.compile(rf"^# \"([^\"]+)\"\n((setup|returns)(?: of)? (\w+).*\n{LINES})", re.MULTILINE)


class Entry(NamedTuple):
    """What a rulebook prints, and the lines that say it.

    sort: "card", or that of a rule. line: the first in the file.
    """

    sort: str
    id: str
    title: str
    lines: str
    source: str
    line: int


@cache
def table() -> Table:
    return Table(open_game(str(EVENING)))


def line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def printed(entry: Entry, language: str) -> list[str]:
    """The text of a card, or the lines of a rule in the booklet."""
    printer, rules = printed_in(language)
    return printer.plain(entry.id)[1:] if entry.sort == "card" else rules[entry.sort, entry.id]


@cache
def printed_in(language: str) -> tuple[Printer, dict[tuple[str, str], list[str]]]:
    printer = Printer(table(), language)
    rules = [one for section in booklet(printer).sections for one in section.entries]
    return printer, {(one.sort, one.name): [line.text for line in one.lines] for one in rules}


@cache
def themes() -> dict[str, tuple[Entry, ...]]:
    """The entries of each file, by its title."""
    found: dict[str, tuple[Entry, ...]] = {}
    for name in THEMES:
        text = (EVENING / "base" / f"{name}.card").read_text(encoding="utf-8")
        source = f"{EVENING.name}/base/{name}.card"
        cards = [Entry("card", m[1], m[2], m[3], source, line(text, m.start(3))) for m in CARD.finditer(text)]
        rules = [Entry(m[3], m[4], m[1], m[2], source, line(text, m.start(2))) for m in RULE.finditer(text)]
        found[text.partition("\n")[0].removeprefix("# ")] = (*cards, *rules)
    return found


def entries() -> list[Entry]:
    return [entry for theme in themes().values() for entry in theme]


def page(written: str) -> str:
    """The entries as Markdown: the title, the lines, and what is printed of them in both languages."""
    parts: list[str] = []
    for title, theme in themes().items():
        parts.append(f"## {title}\n")
        for entry in theme:
            lines = indent(dedent(entry.lines), "    ")
            said = [text for language in ("en", "fr") for text in printed(entry, language)]
            quoted = "\n>\n".join(f"> {text}" for text in said)
            parts.append(f"### {entry.title}\n\n{lines}\n{quoted}\n")
    return "\n" + "\n".join(parts) + "\n"


def test_what_the_page_says_is_printed() -> None:
    """OMBRE_RECORD=1 writes the page anew."""
    agrees(PAGE, "entries", page)


def test_there_are_sixty() -> None:
    assert len(entries()) >= 60
    assert {path.stem for path in (EVENING / "base").glob("*.card")} == {*THEMES, "plain"}


def test_both_languages_say_all() -> None:
    for language in ("en", "fr"):
        printer, _ = printed_in(language)
        assert printer.unsaid([entry.id for entry in entries() if entry.sort == "card"]) == {}
    assert not [entry.title for entry in entries() if any(text.startswith("[en]") for text in printed(entry, "fr"))]


@cache
def played() -> tuple[frozenset[tuple[str, int]], tuple[tuple[str, Failure], ...]]:
    """The lines that the scenarios reach, and what fails in them."""
    with reached(frozenset(entry.source for entry in entries())) as lines:
        outcomes = scenarios.run(table(), lambda source: True)
    return frozenset(lines), tuple((one.id, failure) for one in outcomes for failure in one.result.failures)


def test_the_scenarios_pass() -> None:
    assert played()[1] == ()


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry.id)
def test_each_entry_is_played(entry: Entry) -> None:
    lines = range(entry.line, entry.line + entry.lines.count("\n"))
    assert [line for line in lines if (entry.source, line) in played()[0]] != []


def test_each_entry_is_found_by_a_word() -> None:
    """... and each word leads to an entry that is there."""
    assert [wish.entry for wish in WISHES] == [entry.title for entry in entries()]
    words = [word for wish in WISHES for word in wish.words]
    assert len(words) == len({*words})
    assert all({*wish.anywhere} <= {*wish.words} for wish in WISHES)
    assert LINKED == f"docs/{PAGE}"


TYPED = {  # what an author types who does not know the form, below a slot of a shipped card
    "you gain silver": "Gain a Seven of Stars from the market.",
    "discard a card at random": "Another player discards a card at random.",
    "you gain exactly 3": "If you have exactly three cards in your hand, gain three coins.",
    "each runner chooses a gear": "Each other player chooses and discards a card.",
    "you swap hands": "Swap hands with the player on your left.",
    "if hp of you equal to 3:\n  you draw 1": "If another player has as many coins as you, gain a coin.",
    "you lose 3": "Each other player loses two coins.",
    "you draw twice": "Do this twice: draw a card, then discard a card.",
    "you look at top gear of deck of you": "Look at the top card of your deck; you may discard it.",
    "you gain hp of you mod 3": "Gain the coins that are left over when all coins are shared equally.",
    "if hp of you is at most 3:\n  you draw 1": "If you have at most two cards and at least one coin, draw a card.",
    "you give 3 to current": "Give a card from your hand to another player.",
    "you gain 3 instead": "If you would take damage, discard this card instead.",
    "you score 3": "The player with the most coins scores three points; a tie scores nothing.",
    "you draw 1 again": "Do this twice: draw a card, then discard a card.",
}


@cache
def wrong() -> Compiled:
    """All that is typed, each on a card of its own, with the shipped game."""
    cards = (f'gear typed_{n} "Typed"\n  play:\n{indented(typed, 4)}' for n, typed in enumerate(TYPED))
    return compiled(Block("typed.card", 1, {}, "\n".join(cards)))


def test_what_is_typed_leads_to_its_entry() -> None:
    found = wrong().diagnostics
    led = {wrong().line_of(one.span).strip(): str(one.see) for one in found}
    assert led == {typed.partition("\n")[0]: f'see "{entry}" in docs/{PAGE}' for typed, entry in TYPED.items()}


def test_a_diagnostic_names_its_entry() -> None:
    """... in its printed form, in its data, and in the language of the reader."""
    found = wrong().diagnostics[0]
    assert found.render(wrong().line_of).endswith(f"\n        {found.see}")
    assert found.as_data()["see"] == found.see
    assert wording("fr").diagnostic(found).see.startswith("voyez «")


def test_a_word_is_explained() -> None:
    """A word that leads to an entry; several words; and a word that leads nowhere."""
    see = f'see "Another player discards a card at random." in docs/{PAGE}\n'
    assert run("explain", "random").stdout == see
    assert run("explain", "At  Random").stdout == see
    told = run("explain", "zork").stderr
    assert "there is no code 'zork', and no entry of docs/how-do-i-say.md has this word" in told
    assert "E001" not in told
