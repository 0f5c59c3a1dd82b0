"""A small game of flows that are entered, left and skipped, and of a player without a seat: it compiles, and plays."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest

from ombre.compiler.backends.prose import paragraph
from ombre.compiler.driver import compile_project
from ombre.compiler.project import CardFile, Project, UsageError, read
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


def test_options_are_part_of_a_game() -> None:
    """They are set before set-up, are saved, and make another game of it."""
    rules = table().rules
    plain = Session(rules, 2, 1, "quiet_night")
    harsh = Session(rules, 2, 1, "quiet_night", options={"season": "harsh", "spare": "2"})
    assert plain.digest() != harsh.digest()
    again = Session.load(rules, harsh.save())
    assert again.digest() == harsh.digest() and again.options == harsh.options
    assert (again.g.s__season, again.g.s__spare) == (1, 2)  # type: ignore[attr-defined]  # made by the linker


@pytest.mark.parametrize(
    "given, said",
    [
        ("season", "an option is given as NAME=VALUE, not as 'season'"),
        ("seasn=mild", "there is no option 'seasn'; did you mean 'season'?"),
        ("season=warm", "season is one of mild, harsh, not warm"),
        ("spare=4", "spare is a number from 0 to 3, not 4"),
        ("spare=-1", "spare is a number from 0 to 3, not -1"),
        ("spare=", "spare is a number from 0 to 3, not "),
    ],
)
def test_what_is_no_option(given: str, said: str) -> None:
    with pytest.raises(UsageError) as error:
        table().options(["spare=1", given])
    assert str(error.value) == said


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
