"""`ombre serve` without a browser: what it refuses, what it reads and writes, and what the page asks it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ombre.compiler.projects.places import UsageError
from ombre.desk.serve.tab import PAGE
from ombre.prose.language.wording import wording_for
from ombre.translatable import tr
from ombre.translation.page_texts import page_texts
from ombre.workshop.creating.games import new_game

from ..serving import Served, Tab, serving, tab


@pytest.fixture
def cards(game: Path) -> Iterator[Path]:
    path = game / "base" / "treasures.card"
    before = path.read_bytes()
    yield path
    path.write_bytes(before)


# ---------------------------------------------------------------------------------------------------------- refusals


def test_the_address_with_the_key_sets_a_cookie_and_is_left(served: Served) -> None:
    status, headers, _ = served.get(f"/?key={served.key}", Cookie="")
    assert (status, headers["location"]) == (303, "/")
    assert "HttpOnly" in headers["set-cookie"] and "SameSite=strict" in headers["set-cookie"]
    assert served.key in headers["set-cookie"]


@pytest.mark.parametrize("path", ["/", "/?key=", "/?key=wrong", "/tab", "/made/1/cards.pdf", "/none"])
def test_nothing_is_shown_without_the_key(served: Served, path: str) -> None:
    for cookie in ("", "ombre=1", f"ombre-{served.host.rpartition(':')[2]}=wrong", "ombre-1=\xe9; a"):
        status, _, text = served.get(path, Cookie=cookie)
        assert status == 403 and "ombre serve" in text


@pytest.mark.parametrize("host", ["example.org", "127.0.0.1", "localhost:1", "127.0.0.1:80@evil", ""])
def test_a_name_of_another_server_is_refused(served: Served, host: str) -> None:
    """A name of a stranger that leads to this computer must not open the page (DNS rebinding)."""
    assert served.get("/", Host=host)[0] in (400, 421)


def test_localhost_is_another_name_of_this_server(served: Served) -> None:
    assert served.get("/", Host=f"localhost:{served.host.rpartition(':')[2]}")[0] == 200


@pytest.mark.parametrize("origin", ["", "null", "http://example.org", "https://{host}", "http://{host}.example.org"])
def test_a_page_of_another_site_cannot_open_a_websocket(served: Served, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        served.socket(Origin=origin.format(host=served.host))
    assert refused.value.response.status_code == 403


def test_a_websocket_needs_the_cookie(served: Served) -> None:
    for cookie in ("", "ombre-1=x", f"{served.cookie}x"):
        with pytest.raises(InvalidStatus) as refused:
            served.socket(Cookie=cookie)
        assert refused.value.response.status_code == 403


def test_a_page_of_another_site_cannot_change_anything(served: Served) -> None:
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        assert served.get("/", method, Origin="http://example.org")[0] == 403
        assert served.get("/", method, Origin=f"http://{served.host}")[0] == 405


@pytest.mark.parametrize(
    "path",
    [
        "/page/../app.py",
        "/page/%2e%2e/app.py",
        "/page/..%2fapp.py",
        "/page//etc/passwd",
        "/page/..\\app.py",
        "/made/1/../../x",
        "/made/1/..%2f..%2fx",
        "/made/99/cards.pdf",
        "/app.py",
    ],
)
def test_no_file_outside_of_the_page_is_shown(served: Served, path: str) -> None:
    assert served.get(path)[0] == 404


@pytest.mark.parametrize("path", ["/", "/page/main.js", "/page/style.css", "/none"])
def test_browsers_are_told_what_the_page_may_load(served: Served, path: str) -> None:
    _, headers, _ = served.get(path)
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self';") and "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff" and headers["cache-control"] == "no-store"


def test_a_message_that_is_none_is_ignored(served: Served) -> None:
    with tab(served) as one:
        for text in (
            "",
            "[",
            "[]",
            "null",
            "{}",
            '{"jsonrpc": "2.0"}',
            '{"jsonrpc": "2.0", "id": {}, "method": 5}',
            "[" * 9000,
        ):
            one.socket.send(text)
        one.socket.send(
            json.dumps(
                {"jsonrpc": "2.0", "id": 7, "method": "workspace/executeCommand", "params": {"command": "os.system"}}
            )
        )
        assert one.do("page", "en")["game"] == "night_market"


def test_a_message_that_is_too_large_ends_the_connection(served: Served) -> None:
    with tab(served) as one, pytest.raises(ConnectionClosed):
        one.socket.send("x" * (5 << 20))
        one.socket.recv(timeout=20)
        one.socket.recv(timeout=20)


def test_only_files_of_the_game_are_read(page: Tab, tmp_path: Path, game: Path) -> None:
    other = tmp_path / "secret.card"
    other.write_text("secret")
    for uri in (other.as_uri(), (game / "faces.yaml").as_uri(), f"{game.as_uri()}/../secret", "file:///etc/passwd"):
        with pytest.raises(RuntimeError, match="is no file of this game"):
            page.do("read", uri)
    with pytest.raises(RuntimeError, match="this is no file"):
        page.do("read", "http://example.org/x.card")


def test_only_cards_in_the_folder_of_the_author_are_written(page: Tab, tmp_path: Path, game: Path) -> None:
    outside = [tmp_path / "x.card", game / ".." / "x.card", game / "faces.yaml", game / "base" / "x.py"]
    for path in outside:
        with pytest.raises(RuntimeError, match="is not saved"):
            page.do("save", "file://" + str(path), "treasure x", "")
    assert not (tmp_path / "x.card").exists() and not (game.parent / "x.card").exists()


def test_the_demo_is_never_written(tmp_path: Path) -> None:
    with serving(tmp_path, "--demo", "hearts") as served, tab(served) as page:
        info = page.do("page", "en")
        assert (info["game"], info["demo"]) == ("hearts", True)
        uri = info["files"][0]["uri"]
        before = page.do("read", uri)
        with pytest.raises(RuntimeError, match="the demo is not saved"):
            page.do("save", uri, before["text"], before["stamp"])
        assert not any(file["own"] for file in info["files"])


def test_share_explains_and_asks(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-c",
        "from ombre.workshop.cli import main; main()",
        "serve",
        str(tmp_path),
        "--share",
        "--no-browser",
    ]
    done = subprocess.run(command, input="n\n", capture_output=True, text=True, timeout=60)
    assert done.returncode == 1 and "Open" not in done.stdout
    assert "Everybody in your network" in done.stderr and "not encrypted" in done.stderr


# ------------------------------------------------------------------------------------------------- files and cards


def test_a_file_that_changed_on_the_disk_is_not_overwritten(page: Tab, cards: Path) -> None:
    uri = cards.as_uri()
    seen = page.do("read", uri)
    cards.write_text(seen["text"] + "# another program\n")
    found = page.do("save", uri, seen["text"] + "# mine\n", seen["stamp"])
    assert found["text"].endswith("# another program\n") and cards.read_text().endswith("# another program\n")
    assert "text" not in page.do("save", uri, seen["text"] + "# mine\n", found["stamp"])
    assert cards.read_text().endswith("# mine\n")


def test_line_ends_stay_as_they_were(page: Tab, cards: Path) -> None:
    cards.write_bytes(cards.read_bytes().replace(b"\n", b"\r\n"))
    seen = page.do("read", cards.as_uri())
    assert "\r" not in seen["text"]
    page.do("save", cards.as_uri(), seen["text"] + "# more\n", seen["stamp"])
    assert cards.read_bytes().endswith(b"\r\n# more\r\n")


def test_a_card_is_shown_as_it_is_typed(page: Tab, cards: Path) -> None:
    text = cards.read_text()
    page.open(cards.as_uri(), text)
    line = text[: text.index("treasure old_map")].count("\n") + 1
    card = page.do("card", cards.as_uri(), line, "")
    assert (card["id"], card["kind"], card["old"]) == ("old_map", "treasure", False)
    assert [one["language"] for one in card["languages"]] == ["en", "fr"]
    assert card["languages"][0]["text"] == ["PLAY: Draw 2 cards."] or "2" in card["languages"][0]["text"][0]
    page.write(cards.as_uri(), text.replace("you draw 2", "you draw 3"))
    assert "3" in page.do("card", cards.as_uri(), line, "")["languages"][0]["text"][0]
    page.write(cards.as_uri(), text.replace("you draw 2", "you drow 3"))
    broken = page.do("card", cards.as_uri(), line, "")
    assert broken["old"] and "3" in broken["languages"][0]["text"][0]  # the last version without errors
    svg = page.do("picture", cards.as_uri(), "old_map", "fr")["svg"]
    assert svg.startswith("<svg") and "<script" not in svg


def test_the_scenarios_of_a_card_are_run_as_they_are_typed(page: Tab, cards: Path) -> None:
    text = cards.read_text()
    page.open(cards.as_uri(), text)
    fine = page.do("scenarios", cards.as_uri(), "old_map")
    assert fine["ran"] and not fine["problem"] and all(not one["failures"] for one in fine["ran"])
    page.write(cards.as_uri(), text.replace("you draw 2", "you draw 1"))
    failed = next(one for one in page.do("scenarios", cards.as_uri(), "old_map")["ran"] if one["failures"])
    line, sentence, takeable = failed["failures"][0]
    assert line > 1 and sentence and takeable
    assert failed["why"]  # what happened before
    page.write(cards.as_uri(), text.replace("you draw 2", "you drow 1"))
    assert "error" in page.do("scenarios", cards.as_uri(), "old_map")["problem"]


def test_a_broken_card_shows_its_last_good_picture_or_what_is_wrong_and_never_another_card(
    page: Tab, cards: Path
) -> None:
    """Whatever has been typed of it: the cursor is at the end of the file."""
    good = cards.read_text() + "\n"
    page.open(cards.as_uri(), good)

    def shown(text: str, before: str = "golden_crown") -> dict[str, Any]:
        page.write(cards.as_uri(), good + text)
        found: dict[str, Any] = page.do("card", cards.as_uri(), (good + text).count("\n") + 1, before)
        return found

    assert not shown("")["old"]
    for text, id, name in (
        ('treasure bell "Bell"\n  play:\n    ', "bell", "Bell"),
        ('treasure bell "Bell"\n  play:\n    you drwa 2', "bell", "Bell"),
        ('treasure bell "Bell"\n  worht 2\n\n', "bell", "Bell"),
        ('treasure bell "Be', "bell", "Be"),
        ("treasure bell", "bell", "bell"),
        ('treasure "Bell"', "", "Bell"),
        ("treasure ", "", "treasure"),
        ('treasure old_map "Another"\n  play:', "old_map", None),
    ):
        found = shown(text)
        if name is None:
            assert (found["id"], found["old"]) == (id, True), text
        else:
            assert (found["id"], found["name"]) == (id, name) and "languages" not in found, text
            assert re.match(r"line \d+: \w", found["problem"]), (text, found["problem"])
    found = shown('treasure bell "Bell"\n  worth 2    copies 1\n')
    assert (found["id"], found["old"], found["languages"][0]["name"]) == ("bell", False, "Bell")
    found = shown('treasure bell "Bell"\n  worth 2    copies 1\n  play:\n')
    assert (found["id"], found["old"], found["languages"][0]["name"]) == ("bell", True, "Bell")
    found = shown("scenario rings\n  given:\n    put magpie in hand of P1\n  then:\n    magpie")
    assert (found["id"], found["old"]) == ("magpie", True)


def test_the_cards_and_the_words_of_the_game_are_listed(page: Tab, cards: Path) -> None:
    page.open(cards.as_uri(), cards.read_text())
    known = {card["id"]: card for card in page.do("cards", cards.as_uri())}
    assert {"copper_coin", "old_map", "magpie", "golden_crown"} <= known.keys()
    assert known["magpie"]["set"] == "base" and known["magpie"]["face"]
    words = {(word["sort"], word["name"]): word for word in page.do("words", cards.as_uri())}
    assert words["verb", "draws"]["declaration"].startswith("verb who:collector draws")
    assert "treasure" in {one["word"] for one in page.do("templates", cards.as_uri())}


def test_a_name_is_translated_and_its_cards_are_shown_before_and_after(page: Tab, cards: Path, game: Path) -> None:
    names = game / "locales" / "fr" / "names.po"
    before = names.read_bytes()
    page.open(cards.as_uri(), cards.read_text())
    texts = page.do("translations", cards.as_uri(), "magpie", "fr")
    name = next(one for one in texts if one["context"] == "magpie")
    assert name["own"] and name["source"] == "Magpie"
    try:
        trial = page.do("try_translation", cards.as_uri(), "fr", name["key"], "magpie", "Corneille")
        assert trial["problem"] == "" and [one["id"] for one in trial["cards"]] == ["magpie"]
        assert trial["cards"][0]["after"][0] == "Corneille" and names.read_bytes() == before
        page.do("translate", cards.as_uri(), "fr", name["key"], "magpie", "Corneille")
        assert "Corneille" in names.read_text(encoding="utf-8")
        shown = page.do("card", cards.as_uri(), 1, "magpie")["languages"][1]["name"]
        assert shown == "Corneille"
    finally:
        names.write_bytes(before)


def test_a_translation_that_breaks_a_pattern_is_refused_and_nothing_is_written(
    page: Tab, cards: Path, game: Path
) -> None:
    page.open(cards.as_uri(), cards.read_text())
    texts = page.do("translations", cards.as_uri(), "old_map", "fr")
    verb = next(one for one in texts if one["own"] and one["key"].endswith(".ftl"))
    trial = page.do("try_translation", cards.as_uri(), "fr", verb["key"], verb["context"], "{ $nothing")
    assert trial["problem"] and not trial["cards"]
    shared = next(one for one in texts if not one["own"])
    with pytest.raises(RuntimeError, match="belongs to the game"):
        page.do("translate", cards.as_uri(), "fr", shared["key"], shared["context"], "x")


def test_cards_are_compared_with_the_last_commit(tmp_path: Path) -> None:
    new_game("night_market", tmp_path)
    game = tmp_path / "night_market"
    with serving(game) as served, tab(served) as page:
        path = game / "base" / "treasures.card"
        page.open(path.as_uri(), path.read_text())
        with pytest.raises(RuntimeError, match="not kept with git"):
            page.do("changes", path.as_uri(), "en")
        git = ["git", "-C", str(tmp_path), "-c", "user.name=author", "-c", "user.email=author@example.org"]
        for words in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "first"]):
            subprocess.run([*git, *words], check=True)
        # A setting of the repository that would run a program, if files were read with their filters.
        subprocess.run([*git, "config", "core.fsmonitor", f"touch {tmp_path}/ran"], check=True)
        assert page.do("changes", path.as_uri(), "en") == []
        page.write(path.as_uri(), path.read_text().replace("you draw 2", "you draw 4"))
        (change,) = page.do("changes", path.as_uri(), "en")
        assert change["id"] == "old_map" and "2" in change["before"][1] and "4" in change["after"][1]
        assert page.do("picture_before", path.as_uri(), "old_map", "en")["svg"].startswith("<svg")
        assert not (tmp_path / "ran").exists()


def test_a_game_and_an_expansion_are_begun_in_an_empty_folder(tmp_path: Path) -> None:
    for name, of in (("my_game", ""), ("my_cards", "hearts")):
        folder = tmp_path / name
        folder.mkdir()
        with serving(folder) as served, tab(served) as page:
            info = page.do("page", "en")
            assert info["game"] == "" and info["proposed"] == name and "hearts" in info["games"]
            with pytest.raises(RuntimeError, match="cannot be the name"):
                page.do("begin", "../x", of)
            page.do("begin", name, of)
            info = page.do("page", "en")
            assert info["game"] == (of or name) and any(file["own"] for file in info["files"])
            with pytest.raises(RuntimeError, match="has cards already"):
                page.do("begin", name, of)
        assert sorted(path.name for path in tmp_path.iterdir()) == sorted({"my_game", name} if of else {name})


def test_two_tabs_have_drafts_of_their_own(served: Served, cards: Path) -> None:
    text = cards.read_text()
    with tab(served) as one, tab(served) as two:
        one.open(cards.as_uri(), text.replace('"Magpie"', '"Raven"'))
        two.open(cards.as_uri(), text)
        assert one.do("card", cards.as_uri(), 1, "magpie")["languages"][0]["name"] == "Raven"
        assert two.do("card", cards.as_uri(), 1, "magpie")["languages"][0]["name"] == "Magpie"
        assert "Raven" not in cards.read_text()


def ended(page: Tab) -> dict[str, Any]:
    """What the page is told of a task when it has ended."""
    while True:
        told = [one["params"] for one in page.told if one.get("method") == "ombre/task"]
        if told and told[-1]["code"] is not None:
            return cast("dict[str, Any]", told[-1])
        page.told.append(json.loads(page.socket.recv(timeout=60)))


def test_a_task_tells_its_progress_and_what_it_has_made(served: Served, page: Tab, cards: Path) -> None:
    page.open(cards.as_uri(), cards.read_text())
    number = page.do("task", "print", "", "fr")["number"]
    told = ended(page)
    assert told["code"] == 0 and told["made"] == ["cards-fr.pdf"], told["lines"]
    status, headers, text = served.get(f"/made/{number}/cards-fr.pdf")
    assert (status, headers["content-type"]) == (200, "application/pdf") and text.startswith("%PDF")
    assert served.get(f"/made/{number}/cards-en.pdf")[0] == 404
    assert served.get(f"/made/{number}/cards-fr.pdf", Cookie="")[0] == 403
    with pytest.raises(RuntimeError, match="no task"):
        page.do("task", "rm -rf", "", "fr")


@pytest.mark.parametrize(
    ("kind", "card", "file"),
    [
        ("print", "", "cards-fr.pdf"),
        ("pairs", "old_map", "pairs.html"),
        ("mutate", "old_map", "missing_scenarios.card"),
    ],
)
def test_a_task_speaks_as_the_page_and_names_files_as_the_author_finds_them(
    page: Tab, kind: str, card: str, file: str
) -> None:
    """What is printed in French is told in English on an English page; the links below have the names that are told."""
    page.do("page", "en-GB")
    page.do("task", kind, card, "fr")
    told = ended(page)
    assert file in told["made"]
    assert [line for line in told["lines"] if line.startswith("wrote ")][-1] == f"wrote {file}"
    assert [line for line in told["lines"] if "ombre-tasks" in line or "écrit" in line] == []


# ------------------------------------------------------------------------------------------------------------ words


def test_the_page_is_shown_in_the_language_of_the_browser() -> None:
    language, texts = page_texts(PAGE, "fr-CA")
    assert language == "fr" and texts["Save"] == "Enregistrer"
    assert page_texts(PAGE, "xx") == ("en", {}) and page_texts(PAGE, "en-GB") == ("en", {})


def test_mistakes_are_told_in_the_language_of_the_page(page: Tab, cards: Path) -> None:
    page.do("page", "fr-FR")
    page.open(cards.as_uri(), cards.read_text().replace("you draw 2", "you drow 2"))
    card = page.do("card", cards.as_uri(), 1, "")
    assert card["id"]
    told = [
        one for found in page.told if "diagnostics" in found.get("params", {}) for one in found["params"]["diagnostics"]
    ]
    assert "drow" in told[0]["message"] and "n’a pas sa place ici" in told[0]["message"]


@pytest.mark.parametrize(
    ("wanted", "sentence", "address"),
    [
        ("de-AT", "das ist keine Datei", "Öffne die Adresse"),
        ("es", "esto no es un archivo", "Abre la dirección"),
        ("fr-CA", "ce n’est pas un fichier", "Ouvrez l’adresse"),
        ("en-GB", "this is no file", "Open the address"),
        ("xx", "this is no file", "Open the address"),
    ],
)
def test_refusals_are_told_in_the_language_of_the_page(
    page: Tab, served: Served, wanted: str, sentence: str, address: str
) -> None:
    page.do("page", wanted)
    with pytest.raises(RuntimeError, match=sentence):
        page.do("read", "untitled:x")
    asked = {"Accept-Language": f"{wanted};q=0.9,en;q=0.5"}
    assert address in served.get("/", Cookie="", **asked)[2]
    status, _, told = served.get("/seat/unknown", **asked)
    assert status == 404 and told == f"{wording_for(wanted).say(tr('There is no such table.'))}\n"


def test_tasks_speak_the_language_of_the_page(page: Tab) -> None:
    page.do("page", "de")
    page.do("task", "check", "", "en")
    lines = ended(page)["lines"]
    assert any("Karten geprüft: 0 Fehler" in line for line in lines), lines


def test_a_folder_with_broken_cards_is_told(tmp_path: Path) -> None:
    (tmp_path / "x.card").write_text("treasure x\n")
    done = subprocess.run(
        [sys.executable, "-c", "from ombre.workshop.cli import main; main()", "serve", str(tmp_path), "--no-browser"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2 and "does not say which game it expands" in done.stderr
    assert "Traceback" not in done.stderr


def test_paths_are_checked_even_if_the_folder_is_a_link(tmp_path: Path) -> None:
    from ombre.desk.serve.workplace import Workplace

    new_game("night_market", tmp_path)
    real, link = tmp_path / "night_market", tmp_path / "link"
    link.symlink_to(real)
    workplace = Workplace(link)
    assert workplace.may_write(real / "base" / "treasures.card")
    (real / "base" / "out.card").symlink_to(tmp_path / "elsewhere.card")
    assert not workplace.may_write(real / "base" / "out.card")
    with pytest.raises(UsageError):
        workplace.save(real / "base" / "out.card", "x", "")
    shutil.rmtree(real)


def test_a_board_is_shown_as_its_lines_are_typed(game: Path, page: Tab) -> None:
    uri = (game / "base" / "treasures.card").as_uri()
    page.open(uri, (game / "base" / "treasures.card").read_text(encoding="utf-8"))
    found = page.do("board", uri, ["players 2", "put copper_coin in hand of P1"], "")
    assert found["problems"] == []
    (hand,) = (zone for row in found["scene"]["seats"][0]["rows"] for zone in row if zone["zone"] == "hand")
    assert [card["id"] for card in hand["cards"]] == ["copper_coin"]
    assert found["ended"] == ["Result: the deck is empty"]
    given = ["players 2", "put copper_coin in hand of P1", "put copper_coin 4 in deck"]
    asked = page.do("board", uri, given, "")["scene"]["question"]
    assert any("Copper Coin" in option["text"] for option in asked["options"])
    assert ["hand of P2", "hand (P2)"] in found["zones"]
    assert page.do("board", uri, ["players 2", "nonsense"], "")["problems"][0][0] == 2
    assert (
        "copper_coins" in page.do("board", uri, ["players 2", "put copper_coins in hand of P1"], "")["problems"][0][1]
    )
    dealt = page.do("board", uri, ["players 2"], "hand of P1")["dealt"]
    assert len(dealt) > 1 and all(line.startswith("put ") and line.endswith(" in hand of P1") for line in dealt)
    told = page.do("board", uri, ["players 40"], "")
    assert told["scene"] is None and "40" in told["problems"][0][1]


@pytest.mark.parametrize("language", [path.stem for path in sorted(PAGE.glob("*.po"))])
def test_texts_of_the_page_keep_their_places(language: str) -> None:
    _, texts = page_texts(PAGE, language)
    for text, translation in texts.items():
        assert sorted(re.findall(r"\{\w+\}", text)) == sorted(re.findall(r"\{\w+\}", translation)), text
