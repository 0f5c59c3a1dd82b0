"""`reveal`: who knows the cards afterwards, the printed text, and zones that exist for each player."""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre.session.bench import run_scenario
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.printing.printer import Printer

CARDS = """
expansion glances of crossfire

gear glance "Glance"
  play:
    choose another runner as friend
    reveal hand of friend to you
    reveal all gear in hand of you to each other runner
    choose a gear in hand of you as pick
    reveal pick
  assist damage black:
    reveal the top gear of deck of you as omen to you
    if omen is weapon:
      you draw 1
  strike on foe:
    reveal gear from the top of deck of you until cost > 2 as found leaving others
    reveal others to current

kind locker is card
  zones shelf private per runner, drawer open live per symbol
  you is current

locker steel_locker "Steel Locker"

verb who:runner stores what:gear to box:locker
  move what to shelf at who of box

scenario shelves "each runner has a shelf, each colour a drawer"
  given:
    players 2
    put steel_locker in row
    put katana as k1 in shelf at P2 of steel_locker
    put katana as k2 in drawer at blue of steel_locker
    put katana 2 in drawer at red of steel_locker
    put mana in hand of P1
  when:
    move mana to shelf at P1 of steel_locker
  then:
    k1 is in shelf at P2 of steel_locker
    k2 is not in drawer at red of steel_locker
    number of cards in shelf at P1 of steel_locker = 1
    number of cards in drawer at red of steel_locker = 2
    number of cards in drawer at black of steel_locker = 0
    owner of k1 is P2
"""
TEXTS = {
    "en": [
        "Glance",
        "Choose another runner. Look at their hand. Reveal all cards in your hand to each other runner."
        " Choose a card from your hand. Reveal it.",
        "ASSIST: Look at the top card of your deck. If its type is weapon, draw 1 card.",
        "STRIKE: Reveal cards from the top of your deck until you reveal a card that costs more than 2."
        " Reveal the other revealed cards to the current runner.",
    ],
    "fr": [
        "[en] Glance",
        "Choisissez un autre Runner. Regardez sa main. Révélez toutes les cartes de votre main à chaque"
        " autre Runner. Choisissez une carte de votre main. Révélez cette carte.",
        "SOUTIEN : Regardez la carte du dessus de votre deck. Si son type est Arme, piochez 1 carte.",
        "FRAPPE : Révélez une à une les cartes du dessus de votre deck jusqu’à révéler une carte qui coûte plus de 2."
        " Révélez les autres cartes révélées au Runner actif.",
    ],
}


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    folder = tmp_path / "glances"
    folder.mkdir()
    (folder / "cards.card").write_text(CARDS, encoding="utf-8")
    return open_table("crossfire", [str(folder)])


@pytest.mark.parametrize("language", TEXTS)
def test_it_is_printed(table: Table, language: str) -> None:
    assert [line.replace("\u00a0", " ") for line in Printer(table, language).plain("glance")] == TEXTS[language]


def test_zones_for_each_player_and_for_each_word(table: Table) -> None:
    (scenario,) = (s for module in table.scenarios() for s in module.scenarios if s.id == "shelves")
    assert run_scenario(table.rules, scenario).failures == ()
