"""The language of a game in the terminal changes no option, no answer and no state."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from ombre.session.position import write
from ombre.session.session import Session
from ombre.workshop.bots.policy import random_bot
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.narration.overview import Overview
from ombre.workshop.printing.printer import Printer

from ..budget import LONG
from ..command import run
from .every_game import ALL, SMALL, starts, table

pytestmark = pytest.mark.sampled

FIXTURES = Path(__file__).parents[1] / "fixtures" / "games"
NAMES = ALL if LONG else ("gin_rummy", "toy")
LANGUAGES = ("en", "fr")
MOST = 300 if LONG else 30  # choices of a game


@pytest.mark.parametrize("name", NAMES)
def test_looking_at_a_game_changes_nothing(name: str) -> None:
    """At each choice, the question, its options and the table in two languages leave the game as it was."""
    overviews = [Overview(Narrator(Printer(table(name), language))) for language in LANGUAGES]
    for start in starts(name) if LONG else starts(name)[-1:]:
        session, bot = Session(table(name).rules, replace(start, log=True)), random_bot(1)
        while (choice := session.choice) is not None and len(session.answers) < MOST:
            before, g = write(session.g), session.g
            for overview in overviews:
                narrator = overview.narrator
                told = [narrator.question(g, choice), *(narrator.option(g, choice, one) for one in choice.options)]
                assert all([*told, *overview.table(g, choice.who)])
            assert write(session.g) == before
            session.take(bot(g, choice))


@pytest.mark.parametrize("name", NAMES)
def test_the_same_answers_are_the_same_game(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who types the same numbers in two languages plays the same game: the saved games have the same bytes."""
    monkeypatch.chdir(tmp_path)
    game, _, more = name.partition("+")
    die = Random(name)
    typed = "".join(f"{die.choice(['t', 'u', '1', '1', '2', '2', '3', '4'])}\n" for _ in range(MOST))
    start = starts(name)[-1]
    words = [str(FIXTURES / game) if game in SMALL else game, *([start.beginning] if start.beginning else [])]
    words += [*(["--with", more] if more else []), "--players", str(start.players), "--human", "1"]
    done = [
        run("play", *words, "--locale", language, "--save", f"{language}.save", typed=f"{typed}s\n")
        for language in LANGUAGES
    ]
    assert [one.returncode for one in done] == [0, 0] and done[0].stdout != done[1].stdout
    assert done[0].stdout.split()[-1] == done[1].stdout.split()[-1]  # the hash of the state
    assert Path("en.save").read_bytes() == Path("fr.save").read_bytes()
