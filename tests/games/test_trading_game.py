"""The trading-card game: random games end, conserve their cards, and show players only what they may know."""

from __future__ import annotations

from functools import cache

import pytest

from ombre.prose.proofreading.stale import entries
from ombre.runtime import NOTHING
from ombre.runtime.choices import Candidate, Decision
from ombre.session.debug import audit
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.bots.policy import random_bot
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.printing.printer import Printer

ENDS = ("won", "outlasted")

table = cache(open_table)


def game() -> Table:
    return table("srtcg")


@pytest.mark.parametrize(("players", "seed"), [(2, 0), (3, 8), (4, 3)])
def test_every_game_ends_and_keeps_its_books(players: int, seed: int) -> None:
    rules = game().rules
    g = rules.start(players, seed, "duel")
    g.agent = random_bot(seed)
    units = 0
    while g.result is None:
        g.unit()
        units += 1
        if units % 50 == 0:  # a game has many thousands of choices
            assert rules.broken(g) == []
            assert audit(g) == []
    assert g.result in ENDS


def of_the_rules(name: str, options: tuple[Candidate, ...], sort: str) -> Decision:
    """Whether a question comes from a step of the rules, not from a card."""
    return Decision(name, 0, options, sort, (NOTHING, NOTHING, 0, (), 0))


def test_what_the_rules_ask_is_said_in_the_words_of_the_game() -> None:
    g = game().start("duel", players=2, seed=1).session.g
    cards = of_the_rules("surplus", (g.players,), "asset")
    income = of_the_rules("one", ("money", "cards"), "alternative")
    french, english = (Narrator(Printer(game(), language)) for language in ("fr", "en"))
    assert english.question(g, cards) == "P1: you hold more than seven cards: choose one to trash"
    assert [english.option(g, income, way) for way in income.options] == ["Collect nuyen", "Draw up to seven cards"]
    assert [french.option(g, income, way) for way in income.options][0] == "Toucher des Nuyens"


def test_its_french_is_accepted() -> None:
    assert [e.id for e in entries("fr", game().compiled) if e.is_stale or e.is_unchecked] == []


def test_a_log_leaves_out_what_its_verbs_do_within() -> None:
    g = game().start("duel", players=2, seed=1).session.g
    narrator = Narrator(Printer(game(), "en"))
    card = g.players
    assert narrator.event(g, "trashes", (0, card)) != ""
    assert narrator.event(g, "strips", (0, card)) == ""
    assert narrator.event(g, "becomes asset.fate.felled", (card,)) == ""
    assert narrator.event(g, "becomes asset.side.out", (card,)) != ""
