"""What the log says of numbers: nothing of what did nothing, and the number of cards that were there to be drawn."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from ombre.desk.tables.seat_log import SeatLog
from ombre.session.view import told
from ombre.workshop.api.table import open_table
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.printing.printer import Printer

TABLE = open_table("crossfire")
DRAWN = {
    "en": "P1 draws {} cards.",
    "de": "P1 zieht {}\u00a0Karten.",
    "fr": "P1 pioche {} cartes.",
    "es": "P1 roba {} cartas.",
}


@cache
def narrator(language: str) -> Narrator:
    return Narrator(Printer(TABLE, language))


def game() -> Any:
    return TABLE.start("crossfire", players=3, seed=3).session.g


def drawing(amount: int, language: str) -> list[str]:
    """The lines after the first player was told to draw a number of cards."""
    g = game()
    log = SeatLog(narrator(language), 0)
    log.more(g)
    g.verbs["draws"](g, 0, amount)
    return [line for line in log.more(g).lines if line]


@pytest.mark.parametrize("language", DRAWN)
def test_the_number_of_drawn_cards_is_that_of_the_cards_that_were_there(language: str) -> None:
    assert drawing(2, language) == [DRAWN[language].format(2)]
    left = int("".join(filter(str.isdigit, drawing(99, language)[0].removeprefix("P1"))))
    assert 0 < left < 99
    assert drawing(99, language) == [DRAWN[language].format(left)]


@pytest.mark.parametrize("language", DRAWN)
def test_to_draw_no_card_is_not_told(language: str) -> None:
    assert drawing(0, language) == []


def test_the_event_itself_keeps_the_number_that_was_asked_for() -> None:
    """Conditions on past events, and other readers of the history, see the number of the call."""
    g = game()
    g.verbs["draws"](g, 0, 99)
    assert told(g)[-1] == ("draws", (0, 99))
    assert told(g, moving=narrator("en").moving)[-1][1][1] < 99


def test_what_does_something_with_0_is_told() -> None:
    """A verb that sets a property to its number is no amount of something."""
    known = open_table("srtcg").compiled.model
    says = Narrator(Printer(open_table("srtcg"), "en")).amounts
    idle = [key for key, verb in known.verbs.items() if says.is_idle(verb, (0,) * len(verb.roles))]
    assert idle == ["bears", "earns", "pays", "draws"]
    assert not says.is_idle(known.verbs["draws"], (0, 1))
