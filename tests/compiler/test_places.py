"""Games and expansions are found by name, by path, and by the folder in which one stands."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ombre.compiler.projects.files import UsageError
from ombre.compiler.projects.places import (
    GameFolder,
    Wanted,
    find,
    game_at,
    games,
    having,
    here,
    inside,
    place_of,
    shipped_game,
)
from ombre.compiler.projects.project import open_game

GAME = "game {0}\n  players 2\n\nkind person is player\n\nkind trick is card\n"
FILES = {
    "inn/rules/game.card": GAME.format("inn"),
    "inn/base/tricks.card": 'trick feint "Feint"\n',
    "inn/base/more/deep.card": 'trick bluff "Bluff"\n',
    "inn/cellar/cellar.card": 'expansion cellar of inn\n\ntrick sip "Sip"\n',
    "inn/locales/fr/names.po": "",
    "flat/flat.card": GAME.format("duel"),
    "flat/cards/cards.card": 'trick parry "Parry"\n',
    "night/night.card": 'expansion night of inn\n\ntrick dark "Dark"\n',
    "night/deep/more.card": 'trick moon "Moon"\n',
    "city/city.card": "expansion city of crossfire\n",
}


@pytest.fixture
def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def cards(game: str, *extra: str) -> list[str]:
    """The names of the files of a game, relative to the folder that contains its folder."""
    return [file.source.name for file in open_game(game, extra).files]


def test_a_game_has_its_rules_and_all_its_base_sets(world: Path) -> None:
    inn = ["inn/rules/game.card", "inn/base/more/deep.card", "inn/base/tricks.card"]
    assert cards("inn") == cards("./inn") == cards(str(world / "inn")) == inn
    assert cards("inn", "cellar") == [*inn, "inn/cellar/cellar.card"]
    assert cards("inn", "night") == [*inn, "night/deep/more.card", "night/night.card"]


def test_a_game_may_lie_in_one_folder_and_is_called_what_it_says(world: Path) -> None:
    assert game_at(world / "flat") == GameFolder("duel", world / "flat")
    assert cards("flat") == cards("duel") == ["flat/flat.card", "flat/cards/cards.card"]
    assert not open_game("flat").place.shipped and open_game("hearts").place.shipped


@pytest.mark.parametrize(
    ("path", "game", "extra"),
    [
        ("inn", "inn", ()),
        ("inn/rules", "inn", ()),
        ("inn/rules/game.card", "inn", ()),
        ("inn/base/more/deep.card", "inn", ()),
        ("inn/locales/fr", "inn", ()),
        ("inn/cellar", "inn", ("cellar",)),
        ("inn/cellar/cellar.card", "inn", ("cellar",)),
        ("night", "inn", ("night",)),
        ("night/night.card", "inn", ("night",)),
        ("flat/cards", "duel", ()),
        ("city/city.card", "crossfire", ("city",)),
    ],
)
def test_what_a_path_belongs_to(path: str, game: str, extra: tuple[str, ...], world: Path) -> None:
    found = place_of(Path(path))
    assert (found.place.name, found.extra) == (game, extra)
    assert found.place.shipped or found.place.folder.name in ("inn", "flat")


@pytest.mark.parametrize(
    ("folder", "known"),
    [
        ("", [("inn", ()), ("duel", ()), ("inn", ("night",)), ("crossfire", ("city",))]),
        ("inn", [("inn", ())]),
        ("inn/base/more", [("inn", ())]),
        ("inn/cellar", [("inn", ("cellar",))]),
        ("night", [("inn", ("night",))]),
    ],
)
def test_where_one_stands(
    folder: str,
    known: list[tuple[str, tuple[str, ...]]],
    world: Path,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Commands that are not told a game are about what is here; elsewhere, about all games of ombre."""
    monkeypatch.chdir(world / folder)
    found = [(place.name, tuple(Path(name).name for name in extra)) for place, extra in here()]
    assert sorted(found) == sorted(known)
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    assert here() == [Wanted(shipped_game(name), ()) for name in games()]


def test_a_name_is_found_from_inside_and_from_beside(world: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("", "inn", "inn/base", "flat", "night"):
        monkeypatch.chdir(world / folder)
        assert find("inn") == Wanted(GameFolder("inn", world / "inn"), ())
    assert find("hearts").place == shipped_game("hearts")


def test_an_expansion_given_as_a_game_is_the_game_with_it(world: Path) -> None:
    assert find("night") == Wanted(GameFolder("inn", world / "inn"), ("night",))
    assert [(place.name, extra) for place, extra in having(["night"])] == [("inn", ("night",))]


def test_a_copy_of_a_game_is_not_the_game(world: Path) -> None:
    """Its files are its own, under their own names, so nothing that was built for the game is used for it."""
    copied = world / "hearts" / "rules"
    copied.mkdir(parents=True)
    (copied / "game.card").write_text(GAME.format("hearts"), encoding="utf-8")
    assert open_game("hearts").place.shipped and not open_game("./hearts").place.shipped


def test_files_that_cannot_be_read_hide_no_game(world: Path) -> None:
    (world / "aaa").mkdir()
    (world / "aaa" / "broken.card").write_bytes(b"\xff\xfe")
    assert find("inn").place.folder == world / "inn"


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("empty", "empty contains no .card file"),
        ("alone", "alone does not say which game it expands; write 'expansion NAME of GAME' in one of its files"),
        ("lost", "lost/lost.card says 'expansion lost of nowhere', and there is no game 'nowhere'; put the folder"),
    ],
)
def test_what_belongs_to_no_game(path: str, told: str, world: Path) -> None:
    for name, text in {"alone/a.card": 'trick x "X"\n', "lost/lost.card": "expansion lost of nowhere\n"}.items():
        (world / name).parent.mkdir()
        (world / name).write_text(text, encoding="utf-8")
    (world / "empty").mkdir()
    with pytest.raises(UsageError) as error:
        place_of(Path(path))
    assert str(error.value).startswith(told)


def test_a_folder_of_folders_is_all_that_is_in_it(world: Path) -> None:
    assert [wanted.place.name for wanted in inside(world)] == ["crossfire", "duel", "inn", "inn"]
    assert inside(world / "inn" / "locales")[0].place.name == "inn"


@pytest.mark.parametrize(
    "place", ["rules", "rules/odd-name", "inn/rules", "inn/rules/odd-name", "flat/rules", "rules/rules"]
)
def test_where_an_expansion_lies_never_changes_what_it_means(world: Path, place: str) -> None:
    """Also below a folder `rules`, of a game or of none: it only lies there."""
    shutil.move(world / "city", folder := world / place / "city")
    assert place_of(folder) == Wanted(shipped_game("crossfire"), (str(folder),))
    assert open_game(*place_of(folder)).files[-1].source.name == "city/city.card"
    assert cards("inn") == ["inn/rules/game.card", "inn/base/more/deep.card", "inn/base/tricks.card"]
    assert cards("flat") == ["flat/flat.card", "flat/cards/cards.card"]


@pytest.mark.parametrize("place", ["rules", "rules/odd-name", "night/rules"])
def test_where_a_game_lies_never_changes_what_it_means(world: Path, place: str) -> None:
    shutil.move(world / "inn", folder := world / place / "inn")
    assert place_of(folder).place == GameFolder("inn", folder)
    assert cards(str(folder)) == ["inn/rules/game.card", "inn/base/more/deep.card", "inn/base/tricks.card"]
    assert game_at(folder.parent) is None
