"""Questions to a player in the terminal, in the words of the cards and in each language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ombre.runtime import NOTHING
from ombre.runtime.choices import Decision
from ombre.workshop.api.table import open_table
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.printing.printer import Printer

TABLE = open_table("crossfire")


@cache
def narrator(language: str) -> Narrator:
    return Narrator(Printer(TABLE, language))


@cache
def game() -> Any:
    return TABLE.start("crossfire", players=3, seed=3).session.g


def asked_by(card: str, name: str, options: tuple[Any, ...], sort: str, ability: str = "") -> Decision:
    """A question of a card that is in the game."""
    g = game()
    ids = [known.id for known in g.rules.cards]
    thing = next(x for x in range(g.players, len(g.card)) if g.card[x] != NOTHING and ids[g.card[x]] == card)
    numbers = {known.id: number for number, known in enumerate(g.rules.abilities)}
    return Decision(name, 0, options, sort, (numbers[ability or f"{card}__play"], thing, 0, (), 0))


QUESTIONS = {
    "a thing": (
        asked_by("covering_fire", "friend", (1, 2), "runner"),
        ["P1 (Covering Fire): choose another runner", "P2", "P3"],
        ["P1 (Tir de Couverture)\u00a0: choisissez un autre Runner", "P2", "P3"],
    ),
    "of whoever is asked": (
        asked_by("win_one_lose_one", "pick", (), "gear", "win_one_lose_one__when"),
        ["P1 (Win One, Lose One): choose a card from your hand"],
        ["P1 (Un de Gagné, Un de Perdu)\u00a0: choisissez une carte de votre main"],
    ),
    "a yes or no": (
        asked_by("guiding_spirit", "may", (1, 0), "ask"),
        ["P1 (Guiding Spirit): do you want to discard your hand, then draw that many cards?", "Yes", "No"],
        [
            "P1 (Esprit mentor)\u00a0: voulez-vous défausser votre main, puis piocher autant de cartes\u202f?",
            "Oui",
            "Non",
        ],
    ),
    "one of several ways": (
        asked_by("pair_programming", "one", ("cheap", "any_cost"), "alternative"),
        [
            "P1 (Pair Programming): choose an option",
            "Choose another runner. Choose a card from their discard pile that costs 3 or less. "
            "Play this card as a copy "
            "of the chosen card, with the damage of both.",
            "Discard a hacking card from your hand. Choose another runner. Choose a card from their discard pile. Play "
            "this card as a copy of the chosen card, with the damage of both.",
        ],
        [
            "P1 (Programmation en binôme)\u00a0: choisissez une option",
            "Choisissez un autre Runner. Choisissez une carte de la défausse de ce Runner qui coûte 3 ou moins. Cette "
            "carte-ci est jouée comme une copie de la carte choisie et cumule les dégâts des deux.",
            "Défaussez une carte Hacking de votre main. Choisissez un autre Runner. "
            "Choisissez une carte de la défausse "
            "de ce Runner. Cette carte-ci est jouée comme une copie de la carte choisie et cumule les dégâts des deux.",
        ],
    ),
    "when it is enough": (
        asked_by("fireball", "marked", (NOTHING,), "obstacle", "fireball__strike"),
        ["P1 (Fireball): choose up to 3 obstacles in play", "That is enough"],
        ["P1 (Boule de Feu)\u00a0: choisissez jusqu’à 3 obstacles en jeu", "Cela suffit"],
    ),
    "a value that a verb asks for": (
        Decision("shade", 0, (1,), "symbol", (-1, NOTHING, NOTHING, (), 0)),
        ["P1: choose a color", "black"],
        ["P1\u00a0: choisissez une couleur", "noir"],
    ),
    "what to do": (
        Decision(
            "window", 0, ((0, "draws", (0, 2)), (1, "draws", (1, 2)), None), "offer", (-1, NOTHING, NOTHING, (), 0)
        ),
        ["P1, what do you do?", "Draw 2 cards", "P2 draws 2 cards.", "Pass"],
        ["P1, que faites-vous\u202f?", "Piocher 2 cartes", "P2 pioche 2 cartes.", "Passer"],
    ),
    "which comes first": (
        Decision("order", 0, (("gate_clerk__when", 0),), "ability", (-1, NOTHING, NOTHING, (), 0)),
        ["P1, what happens first?", "P1: The current runner draws 1 card."],
        ["P1, que se passe-t-il d’abord\u202f?", "P1\u00a0: Le Runner actif pioche 1 carte."],
    ),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("about", QUESTIONS)
def test_a_question_and_its_options(about: str, language: str) -> None:
    choice, english, french = QUESTIONS[about]
    says = narrator(language)
    options = [says.option(game(), choice, option) for option in choice.options]
    assert [says.question(game(), choice), *options] == (english if language == "en" else french)


LOGGED = {
    "en": "P1 adds 2 black damage to Mana.",
    "de": "P1 fügt Mana 2 schwarzen Schaden zu.",
    "fr": "P1 inflige 2 dégâts noirs de plus à Mana.",
    "es": "P1 añade 2 puntos de daño negros a Maná.",
}


@pytest.mark.parametrize("language", LOGGED)
def test_a_word_in_the_log_agrees_with_its_noun(language: str) -> None:
    """A word of a list is an adjective with an ending; without it, the line would be printed in English."""
    g = game()
    mana = next(
        x for x in range(g.players, len(g.card)) if g.card[x] != NOTHING and g.rules.cards[g.card[x]].id == "mana"
    )
    black = narrator(language).model.values["symbol"].words.index("black")
    assert narrator(language).event(g, "adds with to", (0, 2, black, mana)) == LOGGED[language]


@pytest.mark.parametrize("of, told", [(2, "P1: choose 2 treasures"), (0, "P1: choose 1 treasure")])
def test_a_question_says_the_number_that_has_a_name(of: int, told: str) -> None:
    """Where a line says how many by an expression, the question says the number; a player cannot know what "X" is."""
    table = open_table(str(Path(__file__).parents[1] / "fixtures" / "games" / "island"))
    g = table.start(players=3, seed=3).session.g
    choice = Decision("extra", 0, (), "treasure", (-1, NOTHING, NOTHING, (), 0), nth=min(of, 1), of=of)
    asked = Narrator(Printer(table, "en")).question(g, choice)
    assert asked.startswith(told) and "X" not in asked
