"""A small game of flows that are entered, left and skipped, and of a player without a seat: it compiles, and plays."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest

from ombre.compiler.backends.prose import paragraph
from ombre.compiler.driver import compile_project
from ombre.compiler.project import CardFile, Project, read
from ombre.compiler.proofread import changed_numbers, unsaid
from ombre.dsl.layout import format_source
from ombre.dsl.source import Source
from ombre.runtime import Scenario
from ombre.runtime.bench import run_scenario
from ombre.runtime.session import Session
from ombre.runtime.state import audit
from ombre.workshop.bots import random_bot
from ombre.workshop.printing import Printer
from ombre.workshop.table import Table

ROOT = Path(__file__).parents[1]
GAME = Path(__file__).parent / "golden" / "vigil"


@cache
def project() -> Project:
    files = [
        CardFile(Source(path.relative_to(ROOT).as_posix(), read(path)), name, path.stem, path)
        for name in ("rules", "base")
        for path in sorted((GAME / name).glob("*.card"))
    ]
    return Project("vigil", GAME, tuple(files), (GAME,), ("rules", "base"))


@cache
def table() -> Table:
    return Table(project())


def scenarios() -> list[Scenario]:
    return [scenario for module in table().modules for scenario in module.scenarios]


def test_nothing_is_wrong() -> None:
    assert compile_project(project()).diagnostics == ()


def test_the_layout_is_canonical() -> None:
    for file in project().files:
        assert format_source(file.source, table().compiled.vocabulary)[0] == file.source.text


@pytest.mark.parametrize("scenario", scenarios(), ids=lambda s: s.id)
def test_scenario(scenario: Scenario) -> None:
    assert run_scenario(table().rules, scenario).failures == ()


@pytest.mark.parametrize("beginning", ["quiet_night", "long_night"])
@pytest.mark.parametrize("seed", range(20))
def test_every_game_ends_and_keeps_its_books(beginning: str, seed: int) -> None:
    rules = table().rules
    g = rules.start(2 + seed % 3, seed, beginning)
    g.agent = random_bot(seed)
    while g.result is None:
        g.unit()
        assert rules.broken(g) == []
        assert audit(g) == []
    assert g.result in ("dawn", "rescued", "dark")


@pytest.mark.parametrize("beginning", ["quiet_night", "long_night"])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_can_be_stopped_at_any_choice(beginning: str, seed: int) -> None:
    """Saved, loaded, forked or with an answer taken back, it comes to the same end."""
    rules = table().rules
    bot, session = random_bot(seed), Session(rules, 3, seed, beginning)
    taken: list[str] = []
    while session.choice is not None:
        taken.append(session.digest())
        session.take(bot(session.g, session.choice))
        assert session.undo() and session.digest() == taken[-1] and session.redo()
        if len(taken) % 5 == 0:
            again, fork = Session.load(rules, session.save()), session.fork()
            assert again.digest() == fork.digest() == session.digest()
    assert len(taken) > 5


TOLD = ("quiet_night", "long_night", "whistle", "lullaby", "second_wind")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_flows_and_tables_are_said(language: str) -> None:
    """A table cell by cell, who joins, what is left and what is started; OMBRE_RECORD=1 writes them down anew."""
    printer = Printer(table(), language)
    shown = "".join("\n".join(printer.plain(id)) + "\n\n" for id in TOLD)
    path = GAME.parent / f"vigil.{language}.txt"
    if os.environ.get("OMBRE_RECORD"):
        path.write_text(shown, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == shown
    for id in TOLD:
        for ability in printer.cards[id].abilities:
            tree = paragraph(ability, printer.vocabulary, printer.cards[id].kind)
            assert changed_numbers(tree, printer.locale) == [], id
            assert unsaid([tree], printer.locale) == [], id
