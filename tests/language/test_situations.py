"""Situations of cards that large rules engines got wrong for years, each as cards of a small duel and as scenarios.

An expansion of the duel holds the situations of one cause. The texts of its cards are compared in four languages.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.recording import recording

from ombre.compiler.driver import compile_project
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.printing.printer import Printer
from ombre.workshop.scenarios import running as scenarios

DUEL = Path(__file__).parents[1] / "fixtures" / "situations" / "duel"
TEXTS = Path(__file__).parents[1] / "golden" / "situations.txt"
CAUSES = sorted(path.parent.name for path in DUEL.glob("*/set.yaml") if path.parent.name != "base")
LANGUAGES = ("en", "fr", "de", "es")


def duel(cause: str) -> Table:
    return open_table(str(DUEL), [cause])


@pytest.mark.parametrize("cause", CAUSES)
def test_each_situation_is_as_the_rules_have_it(cause: str) -> None:
    table = duel(cause)
    assert [str(one) for one in compile_project(table.project).diagnostics] == []
    outcomes = scenarios.run(table, lambda source: source.startswith(f"duel/{cause}"))
    assert outcomes
    assert {one.id: one.result.failures for one in outcomes if one.result.failures} == {}


def test_what_the_cards_say() -> None:
    said: list[str] = []
    for cause in CAUSES:
        table = duel(cause)
        printers = {language: Printer(table, language) for language in LANGUAGES}
        cards = table.compiled.model.cards.values()
        for id in [card.id for card in cards if card.span.source.startswith(f"duel/{cause}/")]:
            said.append(f"# {cause}: {id}")
            said += [f"{language}: {' / '.join(printer.plain(id)[1:])}" for language, printer in printers.items()]
    text = "\n".join(said) + "\n"
    if recording():
        TEXTS.write_text(text, encoding="utf-8")
    assert text == TEXTS.read_text(encoding="utf-8")
