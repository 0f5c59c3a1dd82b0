"""The game of docs/games.md: it compiles, ends, keeps its invariants, and is printed in two languages."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from ombre.compiler.driver import compile_project
from ombre.compiler.projects.project import Project, open_game
from ombre.dsl.formatter import format_source
from ombre.prose.proofreading.proofread import changed_numbers, check, check_verbs, unsaid
from ombre.prose.sentences import paragraph
from ombre.prose.sentences.declared_words import verb_id
from ombre.runtime import Scenario
from ombre.session.bench import run_scenario
from ombre.workshop.api.table import Table
from ombre.workshop.bots.policy import random_bot
from ombre.workshop.printing.printer import Printer

from ..recording import recorded

ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).parents[1] / "golden"
TOY = Path(__file__).parents[1] / "fixtures" / "games" / "toy"
GAMES = 200
LANGUAGES = ("en", "fr")


@cache
def project() -> Project:
    """The toy game, laid out like a game of `cards/`."""
    return open_game(str(TOY))


@cache
def table() -> Table:
    return Table(project())


@cache
def printer(language: str) -> Printer:
    return Printer(table(), language)


def all_scenarios() -> list[Scenario]:
    return [scenario for module in table().scenarios() for scenario in module.scenarios]


def test_nothing_is_wrong() -> None:
    assert compile_project(project()).diagnostics == ()
    assert len(table().compiled.model.cards) == 10


def test_the_layout_is_canonical() -> None:
    for file in project().files:
        assert format_source(file.source, table().compiled.vocabulary)[0] == file.source.text


@pytest.mark.parametrize("beginning", ["neap_tide", "spring_tide"])
def test_every_game_ends_and_keeps_its_invariants(beginning: str) -> None:
    """All games end, with invariants checked after each unit; no seat wins always."""
    rules = table().rules
    leaders: Counter[int] = Counter()
    for seed in range(GAMES // 2):
        players = 2 + seed % 3
        g = rules.start(players, seed, beginning)
        g.agent = random_bot(seed)
        while g.result is None:
            g.unit()
            assert rules.broken(g) == [], f"seed {seed}"
        assert g.result == "dawn"
        leaders[g.s__leader] += 1  # type: ignore[attr-defined]  # made by the linker
    assert set(leaders) == set(range(4))


@pytest.mark.parametrize("scenario", all_scenarios(), ids=lambda s: s.id)
def test_scenario(scenario: Scenario) -> None:
    assert run_scenario(table().rules, scenario).failures == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_cards(language: str) -> None:
    """The texts of all cards; OMBRE_RECORD=1 records them again."""
    shown = "".join("\n".join(printer(language).plain(id)) + "\n\n" for id in sorted(printer(language).cards))
    path = GOLDEN / f"toy.{language}.txt"
    assert recorded(path, shown) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_or_loses_a_number(language: str) -> None:
    known, locale = printer(language), printer(language).locale
    verbs = {verb_id(key): [role.name for role in verb.roles] for key, verb in known.model.verbs.items()}
    assert check(locale) == []
    assert check_verbs(verbs, locale) == []
    for card in known.cards.values():
        for ability in card.abilities:
            tree = paragraph(ability, known.vocabulary, card.kind)
            assert changed_numbers(tree, locale) == [], card.id
            assert unsaid([tree], locale) == [], card.id
