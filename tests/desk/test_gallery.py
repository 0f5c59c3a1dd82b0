"""`ombre gallery`: a site whose pages are complete, load nothing from elsewhere, and touch no file of a stranger."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from typer.testing import CliRunner

from ombre.desk.gallery.site import TEMPLATES
from ombre.desk.gallery.writing import MARK
from ombre.prose.language.languages import LOCALES
from ombre.translation.exchange.message_files import read_entries
from ombre.workshop.cli import app
from ombre.workshop.creating.games import new_game

VOID = {"meta", "link", "img", "input", "br", "hr"}


class Checked(HTMLParser):
    """Reads a page: what it leads to and loads, its text, and whether all elements are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.said: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        self.wrong += [f"{tag} has {name}" for name, _ in attrs if name.startswith("on") or name == "style"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"{tag} is closed in the wrong place")

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def made(game: Path | str, out: Path, *options: str) -> str:
    done = CliRunner().invoke(app, ["gallery", str(game), "-o", str(out), *options])
    assert done.exit_code == 0, (done.output, done.exception)
    return done.output


def read(page: Path) -> Checked:
    found = Checked()
    found.feed(page.read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    new_game("night_market", into := tmp_path_factory.mktemp("games"))
    path = into / "night_market" / "base" / "treasures.card"
    path.write_text(path.read_text().replace('"Magpie"', '"Mag<b>pie & Co"'))
    return into / "night_market"


@pytest.fixture(scope="module")
def site(game: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site") / "site"
    assert out.as_uri() in made(game, out)
    return out


def test_each_link_leads_to_a_file_of_the_site(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) == 1 + 2 * (3 + 4)  # for each language: cards, rules, words, and four cards
    for page in pages:
        found = read(page)
        assert found.wrong == [] and found.open == [], page
        for link in found.links:
            parts = urlsplit(link)
            assert not parts.scheme and not parts.netloc, (page, link)
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            assert target.is_file() and target.is_relative_to(site), (page, link)


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for path in site.rglob("*"):
        if path.suffix in (".html", ".css", ".js", ".svg"):
            text = path.read_text(encoding="utf-8")
            outside = set(re.findall(r"""(?:href|src|url\()\s*=?\s*["']?\s*((?:https?:)?//[^"'\s)]+)""", text))
            assert outside == set(), path
            assert (
                path.suffix != ".html"
                or path.name == "index.html"
                and path.parent == site
                or "default-src 'none'" in text
            )


def test_each_card_is_there_in_each_language(site: Path) -> None:
    for language, name, text in (("en", "Old Map", "Draw 2 cards"), ("fr", "Vieille carte", "Piochez 2 cartes")):
        page = (site / language / "cards" / "old_map.html").read_text(encoding="utf-8")
        assert name.lower() in page.lower() and text in page
        assert f'<html lang="{language}"' in page
        assert (site / language / "pictures" / "old_map.svg").read_text().startswith("<svg")
        cards = (site / language / "index.html").read_text(encoding="utf-8")
        assert all(f"cards/{id}.html" in cards for id in ("copper_coin", "old_map", "magpie", "golden_crown"))
        assert text.lower() in cards  # so that the search finds it


def test_a_ruling_is_the_scenario_of_a_card(site: Path) -> None:
    page = (site / "en" / "cards" / "old_map.html").read_text(encoding="utf-8")
    assert "Who plays an Old Map draws two cards" in page
    said = "".join(read(site / "en" / "cards" / "old_map.html").said)
    assert "Players: 2" in said and "P1 plays Old Map" in said  # in words
    assert "given:" in said and "old_map" in said.partition("given:")[2]  # and as it is written
    french = "".join(read(site / "fr" / "cards" / "old_map.html").said)
    assert "P1 joue" in french and "Au départ" in french


def test_names_cannot_write_html(site: Path) -> None:
    page = (site / "en" / "cards" / "magpie.html").read_text(encoding="utf-8")
    assert "Mag&lt;b&gt;pie &amp; Co" in page and "<b>pie" not in page


def test_the_rules_and_the_words_of_the_game(site: Path) -> None:
    assert "collector" in (site / "en" / "rules.html").read_text(encoding="utf-8").lower()
    said = "".join(read(site / "en" / "words.html").said)
    assert "verb who:collector draws amount:number" in said


def test_the_same_cards_give_the_same_bytes(game: Path, site: Path, tmp_path: Path) -> None:
    made(game, tmp_path / "again")
    before = {path.relative_to(site): path.read_bytes() for path in site.rglob("*") if path.is_file()}
    after = {
        path.relative_to(tmp_path / "again"): path.read_bytes()
        for path in (tmp_path / "again").rglob("*")
        if path.is_file()
    }
    assert before == after


def test_what_is_not_made_any_more_is_deleted_and_nothing_else(game: Path, tmp_path: Path) -> None:
    out = tmp_path / "site"
    made(game, out)
    (out / "notes.txt").write_text("mine")
    mark = out / MARK
    mark.write_text(mark.read_text() + "../outside.txt\n")
    (tmp_path / "outside.txt").write_text("a stranger's")
    made(game, out, "--locale", "fr")
    assert not (out / "en" / "index.html").exists() and (out / "fr" / "index.html").exists()
    assert (out / "notes.txt").read_text() == "mine" and (tmp_path / "outside.txt").exists()


def test_what_is_here_is_meant(game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(game)
    done = CliRunner().invoke(app, ["gallery", "-o", str(tmp_path / "site"), "--locale", "en"])
    assert done.exit_code == 0 and (tmp_path / "site" / "en" / "cards" / "old_map.html").is_file()
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, ["gallery"])
    assert "say which game" in str(done.exception) and not (tmp_path / "site" / "fr").exists()


def test_a_folder_with_other_files_is_refused(game: Path, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    done = CliRunner().invoke(app, ["gallery", str(game), "-o", str(tmp_path)])
    assert "has files of yours" in str(done.exception) and [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


def test_a_game_with_errors_is_refused(tmp_path: Path) -> None:
    new_game("broken", tmp_path)
    path = tmp_path / "broken" / "base" / "treasures.card"
    path.write_text(path.read_text().replace("you draw 2", "you drow 2"))
    done = CliRunner().invoke(app, ["gallery", str(tmp_path / "broken"), "-o", str(tmp_path / "site")])
    assert done.exit_code == 1 and "drow" in str(done.exception) and not (tmp_path / "site").exists()


def test_all_texts_of_the_site_are_used() -> None:
    """Other tests compare the languages with each other."""
    said = {id for path in TEMPLATES.glob("*.j2") for id in re.findall(r'\bt\("(gallery-[a-z-]+)"', path.read_text())}
    known = read_entries((LOCALES / "en" / "gallery.ftl").read_text(encoding="utf-8"))
    assert {id for id in known if id.startswith("gallery-") and not id.startswith("gallery-sort-")} == said
