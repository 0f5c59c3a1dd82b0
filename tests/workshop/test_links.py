"""A folder stays in its folder: links that lead out of a game or a set are not followed,
and are told by their names.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

import pytest
from tests import command

from ombre.compiler.projects import files
from ombre.compiler.projects.files import UsageError
from ombre.compiler.projects.places import place_of
from ombre.compiler.projects.project import open_game
from ombre.workshop.creating.games import new_game

ROOT = Path(__file__).parents[2]
CANARY = "canary_4711"
PO = f'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgctxt "x"\nmsgid "{CANARY}"\nmsgstr "Y"\n'

# By its place in a game, what a file outside of the game contains; each contains the canary.
READ = {
    "base/leak.card": f"dear diary {CANARY}\n",
    "rules/leak.card": f"dear diary {CANARY}\n",
    "leak.card": f"dear diary {CANARY}\n",
    "base/scenarios/leak.card": f"dear diary {CANARY}\n",
    "base/set.yaml": f"name: {CANARY}\nbase: true\n",
    "faces.yaml": f"{CANARY}: 1\n",
    "base/faces.yaml": f"{CANARY}: 1\n",
    "table.yaml": f"{CANARY}: 1\n",
    "icons/leak.svg": f"<svg><{CANARY}></svg>",
    "art/leak.svg": (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><desc>{CANARY}</desc><path d="M0 0h9v9z"/></svg>'
    ),
    "base/art/leak.png": CANARY,
    "fonts/leak.ttf": CANARY,
    "fonts/.hidden.otf": CANARY,
    "locales/de/names.po": PO,
    "locales/de/leak.ftl": f"{CANARY} = x\n",
    "base/locales/de/leak.ftl": f"{CANARY} = x\n",
    "locales/it/locale.yaml": f"name: {CANARY}\ncases: [base]\nadjectives: before\n",
}


@pytest.fixture
def game(tmp_path: Path) -> Path:
    new_game("night_market", tmp_path / "games")
    return tmp_path / "games" / "night_market"


def run(*words: str) -> tuple[int, str]:
    """Run a command as `ombre` does; return its exit code and what it printed.

    An error without a sentence is raised.
    """
    done = command.run(*words)
    return done.returncode, done.stdout + done.stderr


def leading_out(game: Path, place: str, content: str, tmp_path: Path) -> Path:
    """Put a link to a file outside of the game in its place in the game."""
    outside = tmp_path / "private" / Path(place).name
    outside.parent.mkdir()
    outside.write_text(content, encoding="utf-8")
    link = game / place
    link.parent.mkdir(parents=True, exist_ok=True)
    link.unlink(missing_ok=True)
    link.symlink_to(outside)
    return link


def all_written(folder: Path) -> str:
    return "".join(path.read_text("utf-8", "replace") for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("place", READ)
def test_a_file_that_leads_out_is_told_and_not_read(place: str, game: Path, tmp_path: Path) -> None:
    leading_out(game, place, READ[place], tmp_path)
    code, said = run("check", str(game))
    assert f"{Path(place).name} cannot be read: it is a link that leads out of {game}" in said
    assert code and CANARY not in said
    out = tmp_path / "out"
    _, said = run("sheet", str(game), "--to", "html", "-o", str(out), "--locale", "de")
    assert CANARY not in said and CANARY not in all_written(out)


@pytest.mark.parametrize("folder", ["art", "icons", "base/art", "base", "rules", "locales/de", "more", "base/deep"])
def test_a_folder_that_leads_out_is_told_and_not_read(folder: str, game: Path, tmp_path: Path) -> None:
    outside = tmp_path / "private"
    outside.mkdir()
    for place, content in READ.items():
        (outside / Path(place).name).write_text(content, encoding="utf-8")
    if (game / folder).is_dir():
        shutil.rmtree(game / folder)
    (game / folder).symlink_to(outside)
    code, said = run("check", str(game))
    assert code or "W507" in said
    assert Path(folder).name in said and "link that leads out of" in said and CANARY not in said


def test_a_link_to_another_file_of_the_game_is_followed(game: Path) -> None:
    (game / "more").mkdir()
    (game / "base" / "treasures.card").rename(game / "more" / "kept.txt")
    (game / "base" / "treasures.card").symlink_to("../more/kept.txt")
    (game / "icons" / "gem.svg").rename(game / "more" / "gem.svg")
    (game / "icons" / "gem.svg").symlink_to(game / "more" / "gem.svg")
    code, said = run("check", str(game))
    assert code == 0, said


def test_the_folder_that_is_named_may_be_a_link(game: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(game)
    assert run("check", str(tmp_path / "link"))[0] == 0
    (game / "away").symlink_to(tmp_path / "elsewhere")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "more.card").write_text("expansion more of night_market\n", encoding="utf-8")
    (tmp_path / "elsewhere" / "one.card").write_text("# one\n", encoding="utf-8")
    assert place_of(game / "away").extra == (str((tmp_path / "elsewhere").resolve()),)
    assert "more" in open_game(str(game), [str(game / "away")]).files[-2].path.name
    assert "away" not in place_of(game).place.sets()


def test_an_expansion_that_lies_alone_stays_in_its_folder(tmp_path: Path) -> None:
    """No game is around it, and its files of cards lie in a folder of it."""
    own = tmp_path / "tolls"
    (own / "cards").mkdir(parents=True)
    (own / "cards" / "tolls.card").write_text("expansion tolls of crossfire\n", encoding="utf-8")
    outside = tmp_path / "diary.txt"
    outside.write_text(CANARY, encoding="utf-8")
    for place in ("cards/leak.card", "art/leak.png", "locales/de/names.po", "set.yaml"):
        (own / place).parent.mkdir(parents=True, exist_ok=True)
        (own / place).symlink_to(outside)
        with pytest.raises(UsageError, match=r"it is a link that leads out of .*tolls"):
            files.read(own / place)


def test_nothing_is_written_through_a_link(game: Path, tmp_path: Path) -> None:
    link = game / "locales" / "de" / "names.po"
    link.parent.mkdir(parents=True)
    link.symlink_to(tmp_path / "new.po")
    with pytest.raises(UsageError, match="it is a link that leads out of"):
        files.rewrite(link, "x")
    assert run("locale", "update", "de", str(game))[0]
    assert not (tmp_path / "new.po").exists()


def test_links_above_the_game_are_those_of_the_author(tmp_path: Path) -> None:
    """A home folder may be a link, may lie in a folder `art`, and may hold cards itself."""
    real = tmp_path / "disk"
    new_game("night_market", real)
    home = tmp_path / "art"
    home.mkdir()
    (home / "games").symlink_to(real)
    assert run("check", str(home / "games" / "night_market"))[0] == 0
    (home / "tolls.card").write_text("expansion tolls of crossfire\n", encoding="utf-8")
    assert run("check", str(home / "games" / "night_market"))[0] == 0


def test_shipped_games_may_be_installed_as_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some installers put a link to their cache in the place of each file."""
    linked = tmp_path / "cards"
    for path in sorted((ROOT / "cards" / "hearts").rglob("*")):
        if path.is_file():
            place = linked / path.relative_to(ROOT / "cards")
            place.parent.mkdir(parents=True, exist_ok=True)
            place.symlink_to(path)
    from ombre.compiler.projects import links

    with pytest.raises(UsageError, match="leads out of"):
        files.read(linked / "hearts" / "rules" / "game.card")
    monkeypatch.setattr(links, "cards_folder", lambda: linked)
    monkeypatch.setattr(links, "checkout", lambda: None)
    assert files.read(linked / "hearts" / "rules" / "game.card")


# ------------------------------------------------------------------------------------------------- folders in folders


def nested(folder: Path, depth: int) -> None:
    """Make folders in folders, deeper than a path can name."""
    here = os.getcwd()
    os.chdir(folder)
    try:
        for _ in range(depth):
            os.mkdir("x")
            os.chdir("x")
        Path("leak.card").write_text("# deep\n", encoding="utf-8")
    finally:
        os.chdir(here)


@pytest.mark.parametrize("place", ["base", "icons", "art", "fonts", "locales", "rules", "."])
def test_two_thousand_folders_in_each_other_are_told(place: str, game: Path) -> None:
    (game / place).mkdir(exist_ok=True)
    nested(game / place, 2_000)
    try:
        for words in (["check", str(game)], ["test", str(game)], ["sheet", str(game), "-o", str(game / "out")]):
            code, said = run(*words)
            assert code == 0 or "folders in each other" in said, (words, said)
        assert "has more than 50 folders in each other" in run("check", str(game))[1]
    finally:
        remove(game / place)


def remove(folder: Path) -> None:
    """Delete folders that are too deep for the tests to delete."""
    aside = Path(tempfile.mkdtemp(dir=folder.parents[1]))
    while (inner := folder / "x").is_dir():
        deeper = inner / "x"
        if deeper.is_dir():
            deeper.rename(aside / "x")
        shutil.rmtree(inner)
        if (aside / "x").is_dir():
            (aside / "x").rename(inner)
