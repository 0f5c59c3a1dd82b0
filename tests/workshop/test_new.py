"""`ombre new game` and `ombre new expansion` write something that works at once, and overwrite nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import ombre
from ombre.compiler.projects.places import UsageError, games
from ombre.workshop.cli import app
from ombre.workshop.creating.beginning import title
from ombre.workshop.creating.expansions import new_expansion
from ombre.workshop.creating.games import new_game


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_new_game_works_with_every_command(empty: Path) -> None:
    made = run("new", "game", "night_market")
    assert made.exit_code == 0 and "wrote night_market/rules/game.card" in made.stdout, made.stdout
    for command, told in {
        "check": "4 cards checked: 0 errors",
        "check night_market --hints --fit --locale fr": "4 cartes vérifiées\N{NO-BREAK SPACE}: 0 erreur",
        "test": "1 passed, 0 failed",
        "play night_market --quiet": "Result: the deck is empty",
        "play ./night_market --locale fr --players 4": "la pioche est vide",
        "simulate night_market -n 2 --jobs 1": "2 of 2 games",
        "text old_map --locale fr": "Piochez 2 cartes.",
        "rules night_market": "Night Market – Rules",
        "rules night_market --locale fr": "Mise en place",
        "words night_market treasure": "kind treasure is card",
        "sheet night_market --locale fr -o cards.pdf": "cards.pdf écrit",
        "locale check fr --strict --all": "fr: 0 errors, 0 warnings",
        "locale check en --strict --all": "en: 0 errors, 0 warnings",
        "locale status fr": "night_market: words",
        "locale update fr": "nothing is lacking",
        "pairs night_market --pairs 3": "failed 0",
        "why night_market": "night_market/rules/game.card:",
        "fmt --check night_market": "",
    }.items():
        done = run(*command.split())
        assert done.exit_code == 0 and told in done.stdout, f"{command}: {done.output} {done.exception}"
    match = ombre.load("night_market").start(players=3, seed=2)
    while match.legal_choices:
        match.take(match.legal_choices[0])
    assert match.result == "sold_out" and ombre.load(empty / "night_market").text("magpie").startswith("Magpie\n")


def test_nothing_of_the_template_is_left_over(empty: Path) -> None:
    texts = [path.read_text(encoding="utf-8") for path in new_game("inn", empty)]
    assert all("new_game" not in text and "New Game" not in text for text in texts)
    assert "name: Inn\n" in (empty / "inn/base/set.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.long if game == "crossfire" else ()) for game in games()]
)
def test_a_new_expansion_of_each_game(game: str, empty: Path) -> None:
    """Its card is a copy of a card of the game, and its scenario plays it."""
    new_expansion("dusk", game, empty)
    assert run("check", "dusk").stdout == "1 card checked: 0 errors\n"
    assert run("test", "dusk").stdout == "1 passed, 0 failed\n"
    table = ombre.load(game, "dusk")
    assert table.text("dusk_1").startswith("Dusk: First Card")
    assert table.text("dusk_1", "fr").startswith("Dusk\N{NO-BREAK SPACE}: première carte")
    (empty / "dusk/cards.card").write_text(f"expansion dusk of {game}\n", encoding="utf-8")
    assert run("test", "dusk").exit_code == 1  # the scenario needs the card


def test_an_expansion_beside_a_game_and_in_it(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new_game("inn", empty)
    new_expansion("beside", "inn", empty)
    new_expansion("within", "inn", empty / "inn")
    assert run("test").stdout == "3 passed, 0 failed\n"
    monkeypatch.chdir(empty / "inn")
    assert "within_1" in ombre.load("inn", "within").compiled.model.cards
    assert "beside_1" in ombre.load("inn", "beside").compiled.model.cards


def test_an_expansion_of_a_game_without_cards(empty: Path) -> None:
    (empty / "bare").mkdir()
    (empty / "bare/game.card").write_text("game bare language 3\n\nkind person is player\n", encoding="utf-8")
    assert new_expansion("more", "bare", empty) == [empty / "more/cards.card", empty / "more/set.yaml"]
    assert run("check", "more").stdout == "0 cards checked: 0 errors\n"


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (
            "new game Night-Market",
            "a name has small letters of English, digits and _, and begins with a letter; write 'night_market'",
        ),
        ("new game 7", "'7' cannot be the name of a game: a name has small letters"),
        ("new game été", "'été' cannot be the name of a game"),
        ("new game ../x", "'../x' cannot be the name of a game"),
        ("new game hearts", "there is a game 'hearts', which comes with ombre; choose another name"),
        ("new game taken", "taken exists, and is left as it is; choose another name, or another folder with --into"),
        ("new game inn --into nowhere", "there is no folder nowhere"),
        ("new expansion taken of hearts", "taken exists, and is left as it is"),
        ("new expansion prime_runner of crossfire", "crossfire has an expansion 'prime_runner'; choose another name"),
        ("new expansion dusk of heart", "there is no game 'heart'; did you mean 'hearts'?"),
        ("new expansion dusk hearts", "write: ombre new expansion NAME of GAME"),
    ],
)
def test_what_is_refused(command: str, told: str, empty: Path) -> None:
    (empty / "taken").write_text("mine", encoding="utf-8")
    done = run(*command.split())
    assert isinstance(done.exception, UsageError) and told in str(done.exception), repr(done.exception)
    assert [path.name for path in empty.iterdir()] == ["taken"]
    assert (empty / "taken").read_text(encoding="utf-8") == "mine"


def test_titles() -> None:
    assert [title(name) for name in ("inn", "night_market", "a_2")] == ["Inn", "Night Market", "A 2"]
    assert re.fullmatch(r"[\w ]+", title("new_game"))
