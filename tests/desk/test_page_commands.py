"""Every command of the page reads and writes files of the game only, whatever it is given,
and answers with a sentence.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ombre.desk.serve.tab import COMMANDS
from ombre.workshop.creating.games import new_game

from ..serving import Served, Tab

CANARY = "canary_4711"
TRACE = ("Traceback", '.py"', "Error:", "Exception")


@pytest.fixture(scope="module")
def private(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder beside that of the game, with a file, a game, and a language; all contain the canary."""
    folder = tmp_path_factory.mktemp("served") / "private"
    new_game("secret_game", folder)
    for path in folder.rglob("*.card"):
        path.write_text(path.read_text(encoding="utf-8").replace("Copper Coin", CANARY), encoding="utf-8")
    (folder / "leak.card").write_text(f"{CANARY} dear diary\n", encoding="utf-8")
    (folder / "diary.txt").write_text(f"{CANARY} dear diary\n", encoding="utf-8")
    (folder / "xx").mkdir()
    (folder / "xx" / "locale.yaml").write_text(f"{CANARY}: 1\nname: {CANARY}\n", encoding="utf-8")
    (folder / "xx" / "leak.ftl").write_text(f"{CANARY} = {CANARY}\n", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def game(private: Path) -> Path:
    new_game("night_market", private.parent)
    return private.parent / "night_market"


def places(private: Path) -> list[str]:
    """Ways to name what is outside of the folder of the game."""
    return [
        (private / "leak.card").as_uri(),
        (private / "secret_game" / "base" / "treasures.card").as_uri(),
        (private.parent / "night_market" / ".." / "private" / "leak.card").as_uri(),
        f"file://{private.parent}/night_market/..%2fprivate%2fleak.card",
        f"file://{private.parent}/night_market/%2e%2e/private/leak.card",
        (private / "diary.txt").as_uri(),
        "file:///etc/passwd",
        f"untitled:{private / 'leak.card'}",
        f"http://x{private / 'leak.card'}",
        str(private / "leak.card"),
        "../private/leak.card",
        "../../../private/xx",
        str(private / "xx"),
        str(private / "secret_game"),
        "\0",
        "-o/tmp/x",
    ]


def given(command: Any, uri: str, word: str) -> list[object]:
    """Arguments for a command: a URI where it wants one, the word for each other text."""
    wanted = [*inspect.signature(command, eval_str=True).parameters.values()][1:]
    sorts: dict[object, object] = {int: 1, str: word, list[str]: [word]}
    return [uri if one.name == "uri" else sorts[one.annotation] for one in wanted]


def answers(page: Tab, command: Any, arguments: Sequence[object]) -> str:
    """All that comes back for a command: its result or its sentence, and what the page is told meanwhile."""
    page.told.clear()
    try:
        found = json.dumps(page.do(command.__name__, *arguments))
    except RuntimeError as error:
        found = str(error)
    return found + json.dumps(page.told)


def everything(folder: Path) -> dict[str, bytes]:
    found = (Path(where) / name for where, _, names in os.walk(folder) for name in names)
    return {str(path): path.read_bytes() for path in found}


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_no_command_reads_or_writes_what_is_outside(command: Any, page: Tab, private: Path, game: Path) -> None:
    before = everything(private)
    good = game / "base" / "treasures.card"
    page.open(good.as_uri(), good.read_text(encoding="utf-8"))
    for place in places(private):
        for uri in dict.fromkeys((place, good.as_uri())):
            if command.__name__ == "save" and uri != place:
                continue  # it would save the word
            said = answers(page, command, given(command, uri, place))
            assert CANARY not in said and "root:" not in said, place
            assert not any(trace in said for trace in TRACE), said
    assert everything(private) == before


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_what_is_opened_from_outside_belongs_to_no_game(command: Any, page: Tab, private: Path) -> None:
    """An editor may open any file; the page may not, so that no other game is read beside an open file of it."""
    secret = private / "secret_game" / "base"
    for uri in ((secret / "new.card").as_uri(), (secret / "treasures.card").as_uri()):
        page.open(uri, "# mine\n")
        page.write(uri, "# still mine\n")
        said = answers(page, command, given(command, uri, "copper_coin"))
        assert CANARY not in said and not any(trace in said for trace in TRACE), said
        place = {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 0}}
        assert CANARY not in json.dumps(page.request("textDocument/completion", place))
    assert CANARY not in json.dumps(page.request("workspace/symbol", {"query": CANARY}))


def test_a_file_that_was_not_opened_is_not_read_when_it_changes(page: Tab, private: Path) -> None:
    for uri in places(private)[:8]:
        page.write(uri, "x")
        page.send({"method": "textDocument/didSave", "params": {"textDocument": {"uri": uri}}})
    assert CANARY not in answers(page, COMMANDS[0], ["en"])


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_no_command_follows_a_link(command: Any, page: Tab, private: Path, game: Path) -> None:
    good, link = game / "base" / "treasures.card", game / "base" / "leak.card"
    page.open(good.as_uri(), good.read_text(encoding="utf-8"))
    link.symlink_to(private / "leak.card")
    try:
        for uri in (link.as_uri(), good.as_uri()):
            if command.__name__ == "save" and uri == good.as_uri():
                continue
            said = answers(page, command, given(command, uri, "copper_coin"))
            assert CANARY not in said and not any(trace in said for trace in TRACE), said
    finally:
        link.unlink()
    assert (private / "leak.card").read_text(encoding="utf-8") == f"{CANARY} dear diary\n"


def test_the_canary_would_be_seen(page: Tab, game: Path) -> None:
    own = game / "base" / "own.card"
    own.write_text(f"# {CANARY}\n", encoding="utf-8")
    try:
        assert CANARY in answers(page, COMMANDS[[one.__name__ for one in COMMANDS].index("read")], [own.as_uri()])
    finally:
        own.unlink()


# ------------------------------------------------------------------------------------------------------------- tasks


@pytest.mark.parametrize("language", ["\0", "", "xx", "../../x", "-o", "en\n", "\ud800", "a" * 5_000])
def test_a_task_in_a_language_that_is_none_is_refused_in_a_sentence(language: str, page: Tab) -> None:
    with pytest.raises(RuntimeError) as told:
        page.do("task", "print", "", language)
    assert "there is no locale" in str(told.value)


@pytest.mark.parametrize("card", ["\0", "--help", "x y", "../x"])
def test_a_task_about_a_card_that_is_none_is_refused_in_a_sentence(card: str, page: Tab) -> None:
    with pytest.raises(RuntimeError) as told:
        page.do("task", "pairs", card, "en")
    assert "there is no card" in str(told.value)


def test_a_task_that_cannot_begin_ends_with_a_sentence(monkeypatch: pytest.MonkeyPatch, game: Path) -> None:
    from ombre.desk.serve import tasks
    from ombre.desk.serve.workplace import Workplace

    async def refused(*_: object, **__: object) -> None:
        raise OSError("no processes left")

    async def tried() -> list[dict[str, object]]:
        monkeypatch.setattr(asyncio, "create_subprocess_exec", refused)
        told: list[dict[str, object]] = []
        made = tasks.Tasks(Workplace(game))
        made.start("test", "", "", lambda one: told.append(one.as_data()))
        until = time.monotonic() + 10
        while not told and time.monotonic() < until:
            await asyncio.sleep(0.01)
        made.close()
        return told

    (told,) = asyncio.run(tried())
    assert told["code"] == 1 and told["lines"] == ["this task cannot begin: no processes left"]


# ------------------------------------------------------------------------------------------------------------ answers


SAFE = {"content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-resource-policy"}


@pytest.mark.parametrize(
    ("path", "method", "status"),
    [
        ("/", "GET", 200),
        ("/?key=wrong", "GET", 200),
        ("/page/main.js", "GET", 200),
        ("/page/none.js", "GET", 404),
        ("/page/../app.py", "GET", 404),
        ("/none", "GET", 404),
        ("/made/1/x", "GET", 404),
        (f"/made/{'9' * 5_000}/x", "GET", 404),
        ("/made/%D9%A3/x", "GET", 404),
        ("/made/-1/x", "GET", 404),
        ("/seat/none", "GET", 404),
        ("/", "POST", 403),
        ("/", "OPTIONS", 403),
        ("/colours.css", "HEAD", 200),
    ],
)
def test_each_answer_has_the_headers(path: str, method: str, status: int, served: Served) -> None:
    got, headers, _ = served.get(path, method)
    assert got == status
    assert {name.lower() for name in headers} >= SAFE


def test_a_refused_websocket_and_another_host_have_the_headers(served: Served) -> None:
    from websockets.exceptions import InvalidStatus

    with pytest.raises(InvalidStatus) as refused:
        served.socket(Origin="http://example.org")
    assert refused.value.response.status_code == 403
    assert {name.lower() for name in refused.value.response.headers} >= SAFE
    got, headers, _ = served.get("/", Host="example.org")
    assert got == 421 and {name.lower() for name in headers} >= SAFE


def test_a_fault_of_the_program_has_the_headers(monkeypatch: pytest.MonkeyPatch, game: Path) -> None:
    from ombre.desk.serve import app
    from ombre.desk.serve.workplace import Workplace

    monkeypatch.setattr(app, "_COLOURS", None)  # so that a route fails
    made = app.app(Workplace(game), ["127.0.0.1:1"], "secret")
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": "/colours.css", "raw_path": b"/colours.css", "query_string": b""}
    scope |= {"headers": [(b"host", b"127.0.0.1:1")], "http_version": "1.1", "scheme": "http", "root_path": ""}

    async def asked() -> None:
        async with made.router.lifespan_context(made):
            await made(scope, receive, send)

    with pytest.raises(TypeError):  # for the terminal
        asyncio.run(asked())
    assert sent[0]["status"] == 500 and {name.decode() for name, _ in sent[0]["headers"]} >= SAFE
    assert sent[1]["body"] == b"The server has failed at this; the terminal says where.\n"
