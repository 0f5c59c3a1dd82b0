"""What a player is told at the table in the terminal: facts of a glance, parts in full, prices, endings."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from ombre.compiler import model
from ombre.runtime.choices import Decision
from ombre.runtime.errors import GameOver
from ombre.session.session import Session
from ombre.session.start import Start, begin
from ombre.workshop.bots.policy import random_bot
from ombre.workshop.narration.endings import Endings
from ombre.workshop.narration.glance import Glance
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.narration.overview import WIDTH, Overview
from ombre.workshop.narration.prices import Prices
from ombre.workshop.printing.printer import Printer

from ..games.every_game import starts, table

LANGUAGES = ("en", "fr", "de", "es")


def narrator(game: str, language: str = "en") -> Narrator:
    return Narrator(Printer(table(game), language))


def played(game: str, start: Start, until: Callable[[Session, Decision], bool], seed: int = 1) -> Session:
    """A game in which bots play until a choice fits."""
    session, bot = Session(table(game).rules, replace(start, log=True)), random_bot(seed)
    while (choice := session.choice) is not None and not until(session, choice):
        session.take(bot(session.g, choice))
    return session


def after(number: int) -> Callable[[Session, Decision], bool]:
    return lambda session, _: len(session.answers) >= number


def told(game: str, session: Session, language: str = "en") -> list[str]:
    assert session.choice is not None
    return list(Overview(narrator(game, language)).table(session.g, session.choice.who))


@pytest.fixture(scope="module")
def run() -> Session:
    """Crossfire after 22 answers: four players, some of them hurt."""
    return played("crossfire", starts("crossfire")[-1], after(22))


# ------------------------------------------------------------------------------------------------------ at a glance


def names(game: str, card: str) -> list[str]:
    glance = Glance(narrator(game))
    return [found.name for found, _ in glance.facts(glance.model.cards[card])]


def test_facts_of_a_glance() -> None:
    """The face shows them, outside the text and outside lists and tables; constants of a mission are in such."""
    assert names("crossfire", "crossfire") == []
    assert names("crossfire", "katana") == ["cost", "type", "damage"]
    assert "number_printed" in {found.name for found, _ in narrator("crossfire").model.cards["gutter_punks"].facts}
    assert names("crossfire", "gutter_punks") == ["colour", "type", "difficulty", "track", "attack", "nuyen"]


def test_what_the_name_says_is_not_told() -> None:
    """Neither the rank nor the suit of a playing card; nor what is on no face."""
    for language in ("en", "fr"):
        glance = Glance(narrator("hearts", language))
        assert glance.facts(glance.model.cards["queen_of_spades"]) == []


def test_what_only_the_set_up_reads_is_not_told() -> None:
    """Forbidden Island has no faces; where a pawn begins is read once, what a tile keeps in play."""
    assert "begins_with" in {found.name for found, _ in narrator("island").model.cards["bronze_gate_tile"].facts}
    assert "begins_with" not in names("island", "bronze_gate_tile") and "keeps" in names("island", "bronze_gate_tile")


def test_a_zone_of_the_set_up_is_not_told(run: Session) -> None:
    g: Any = run.g
    assert g.zones[g.z_runner_metatypes], "cards lie there"
    assert not any("Metatypes" in line for line in told("crossfire", run))


# --------------------------------------------------------------------------------------------------------- the table


def test_the_table_is_short(run: Session) -> None:
    lines = told("crossfire", run)
    assert lines[0] == "Starting runner: P2, scene number 1, round number 2"
    assert lines[lines.index("Mission area:") + 1] == "  Crossfire"
    assert "P2: HP 0/4, nuyen 2, main role: Face, role color: red, condition: staggered" in lines
    assert "  Katana (cost 5, type: weapon, damage 2 black)" in lines
    assert "  Jacked In (cost 4, type: hacking, damage 1 green + 1 colorless)" in lines
    assert "  Hand: Retrieval Agent, A card ×4" in lines


def test_the_table_in_french(run: Session) -> None:
    lines = told("crossfire", run, "fr")
    assert lines[0] == "Premier Runner\u00a0: P2, numéro de Scène 1, numéro de la phase 2"
    assert "  Katana (coût 5, type\u00a0: Arme, dégâts 2 noir)" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_end_without_spaces(run: Session, language: str) -> None:
    lines = told("crossfire", run, language)
    assert [line for line in lines if line != line.rstrip()] == []


def test_a_price_is_told_after_all_modifiers(run: Session) -> None:
    """Price Surge is in play: a card costs more than is printed on it."""
    g: Any = run.g
    katana = next(x for x in g.zones[g.z__market] if g.rules.cards[g.card[x]].id == "katana")
    printed = dict((found.name, value) for found, value in narrator("crossfire").model.cards["katana"].facts)
    assert g.f_gear_cost(katana) == 5 and printed["cost"] != 5


def test_a_card_does_not_tell_its_own_player() -> None:
    weather = told("vigil", played("vigil", starts("vigil")[0], after(5)))
    assert any("facing: P" in line for line in weather if line.startswith("  ") and "(" in line)
    lines = told("toy", played("toy", starts("toy")[-1], after(25)))
    shelves = [line for line in lines if line.startswith("  Shelf: ")]
    assert shelves and not any("keeper" in line for line in shelves)


# --------------------------------------------------------------------------------------------------- a part in full


def part(game: str, session: Session, wanted: str, language: str = "en") -> list[str]:
    assert session.choice is not None
    return Overview(narrator(game, language)).part(session.g, session.choice.who, wanted)


def test_a_long_pile_is_shown_in_full_on_request() -> None:
    """Names alone, with their copies, wrapped."""
    session = played("crazy_eights", starts("crazy_eights")[-1], after(25))
    assert any(line.endswith("Ace of Clubs on top") for line in told("crazy_eights", session))
    lines = part("crazy_eights", session, "discard")
    assert lines[0] == "Discard pile: 14 cards" and all(len(line) <= WIDTH for line in lines)
    assert "".join(lines[1:]).count(" of ") == 14
    assert part("crazy_eights", session, "pile") == part("crazy_eights", session, "DISCARD PILE") == lines


def test_a_player_is_shown_in_full(run: Session) -> None:
    lines = part("crossfire", run, "p4")
    assert lines[0].startswith("P4: HP 5/6, nuyen 1, main role: Mage") and "  Deck: 2 cards" in lines
    assert not any("Retrieval Agent" in line for line in lines)


def test_a_zone_of_all_players(run: Session) -> None:
    lines = part("crossfire", run, "deck")
    assert [line.partition(":")[0] for line in lines] == [f"Deck (P{n})" for n in (1, 2, 3, 4)]
    assert part("crossfire", run, "main", "fr")[0].startswith("Main (P1)")


def test_what_is_empty_and_what_is_not_there(run: Session) -> None:
    assert part("crossfire", run, "hard obstacle discard pile") == ["Hard obstacle discard pile is empty"]
    assert part("crossfire", run, "attic") == ["There is no player or zone attic"]


def test_hidden_cards_stay_hidden(run: Session) -> None:
    assert run.choice is not None and run.choice.who == 3
    for line in part("crossfire", run, "hand"):
        assert (
            "P4" in line
            or "Retrieval Agent" in line
            or "Clairvoyance" in line
            or line.endswith(" cards")
            or "Quick Shot" in line
        )


# ------------------------------------------------------------------------------------------------------------ prices


def priced(game: str, session: Session, language: str = "en") -> list[str]:
    prices, choice = Prices(narrator(game, language)), session.choice
    assert choice is not None
    return [text for option in choice.options if (text := prices.option(session.g, choice, option)).endswith(")")]


def offers(verb: str) -> Callable[[Session, Decision], bool]:
    return lambda _, choice: any(isinstance(one, tuple) and len(one) == 3 and one[1] == verb for one in choice.options)


def test_what_falls_by_a_fact_is_a_price() -> None:
    session = played("crossfire", starts("crossfire")[-1], offers("buys"), seed=2)
    found = priced("crossfire", session)
    assert found and all(text.startswith("Buy ") and "(cost " in text for text in found)
    assert all("(coût " in text for text in priced("crossfire", session, "fr"))


def test_what_is_paid_is_a_price() -> None:
    session = played("arena", starts("arena")[-1], offers("trains"))
    assert "Train Ox (pay 1)" in priced("arena", session)


def test_an_unknown_card_has_no_price() -> None:
    game = table("lantern")
    session = Session(game.rules, Start(2, 1))
    assert session.choice is not None
    prices = Prices(narrator("lantern"))
    assert all(prices.of(session.g, session.choice, option) is None for option in session.choice.options)


# ----------------------------------------------------------------------------------------------------------- endings


def ended(game: str, start: Start, language: str = "en") -> list[str]:
    session = played(game, start, after(10_000))
    says = narrator(game, language)
    return [says.result(session.g), *says.returns(session.g)]


def test_returns_and_what_they_are_made_of() -> None:
    lines = ended("hearts", Start(4, 4))
    assert "won by P" in lines[0] and len(lines) <= 5
    for line in lines[1:]:
        assert re.fullmatch(r"P.*: points taken \d+", line)  # what is returned, 26 less, says nothing more


def test_numbers_that_were_compared() -> None:
    """The trading-card game compares what the fixers are worth at its end."""
    game = table("srtcg")
    session = Session(game.rules, replace(starts("srtcg")[0], log=True))
    g: Any = session.g
    g.result = "outlasted"
    numbers = Endings(narrator("srtcg").model, game.rules).numbers(g)
    assert [[found.name for found, _ in each] for each in numbers] == [["reputation"]] * 2


def test_numbers_that_differ_between_players() -> None:
    lines = ended("crossfire", Start(3, 3, "crossfire"))
    assert lines[0].startswith("Result: the run") and 1 < len(lines) <= 4
    assert all(line.startswith("P") and ": " in line for line in lines[1:])


def test_a_draw_has_no_winner() -> None:
    """A game that returns the same to everybody names no winners."""
    game = table("hearts")
    g: Any = begin(game.rules, Start(4, 1))
    with pytest.raises(GameOver):
        g.end("won")
    assert g.winners == (0, 1, 2, 3)
    assert narrator("hearts").result(g) == "Result: the fewest points win"
    assert narrator("hearts").returns(g) == ["P1, P2, P3 and P4: points taken 0"]


def test_every_fact_of_a_glance_is_a_fact_of_the_card() -> None:
    for game in ("crossfire", "srtcg", "thicket"):
        glance = Glance(narrator(game))
        for card in glance.model.cards.values():
            found: list[tuple[model.Property, model.Fact]] = glance.facts(card)
            assert all(fact in card.facts for fact in found)
