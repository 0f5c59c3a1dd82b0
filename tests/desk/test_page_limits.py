"""The limits of the page: where it listens, what its reports may do, and how long and how large a task may be."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ombre.desk.commands.serve import HOME, _listening  # pyright: ignore[reportPrivateUsage]
from ombre.desk.serve import app as apps
from ombre.desk.serve import tasks
from ombre.desk.serve.table_routes import MADE
from ombre.desk.serve.tasks import Task, Tasks
from ombre.desk.serve.workplace import Workplace
from ombre.workshop.creating.games import new_game

from ..serving import serving


@pytest.fixture
def game(tmp_path: Path) -> Path:
    new_game("night_market", tmp_path)
    return tmp_path / "night_market"


def test_the_page_listens_on_this_computer_only() -> None:
    with _listening(HOME, 0) as bound:
        assert bound.getsockname()[0] == "127.0.0.1"


def test_the_key_is_new_at_each_start(game: Path) -> None:
    with serving(game) as one, serving(game) as other:
        assert len(one.key) >= 32 and one.key != other.key
        assert other.get("/", Cookie=f"ombre-{other.host.rpartition(':')[2]}={one.key}")[0] == 403


# ------------------------------------------------------------------------------------------------------------ reports


def answered(made: Any, path: str, cookie: str) -> tuple[int, dict[str, str]]:
    """The status and the headers of an answer of the server."""
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        await asyncio.sleep(0.01)
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    scope: dict[str, Any] = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode()}
    scope |= {"query_string": b"", "http_version": "1.1", "scheme": "http", "root_path": "", "extensions": {}}
    scope["headers"] = [(b"host", b"127.0.0.1:1"), (b"cookie", cookie.encode())]

    async def asked() -> None:
        async with made.router.lifespan_context(made):
            await made(scope, receive, send)

    asyncio.run(asked())
    return sent[0]["status"], {name.decode(): value.decode() for name, value in sent[0]["headers"]}


def test_a_report_is_shown_in_a_sandbox(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its scripts are those of ombre, but its words are those of cards: it reaches no server, and no other page."""

    class WithReport(Tasks):
        def __init__(self, workplace: Workplace) -> None:
            super().__init__(workplace)
            folder = Path(self._folder.name) / "1"
            folder.mkdir()
            for name in ("pairs.html", "failed_pair.card"):
                (folder / name).write_text("<p>", encoding="utf-8")
            self.known[1] = Task(1, "pairs", folder)

    monkeypatch.setattr(apps, "Tasks", WithReport)
    status, headers = answered(apps.app(Workplace(game), ["127.0.0.1:1"], "key"), "/made/1/pairs.html", "ombre-1=key")
    assert (status, headers["content-security-policy"]) == (200, MADE)
    rules = {rule.split()[0]: rule.split()[1:] for rule in MADE.split(";")}
    assert rules["sandbox"] == ["allow-scripts"] and rules["default-src"] == ["'none'"]
    assert "connect-src" not in rules and rules["img-src"] == ["data:"]
    assert headers["x-content-type-options"] == "nosniff"
    status, headers = answered(
        apps.app(Workplace(game), ["127.0.0.1:1"], "key"), "/made/1/failed_pair.card", "ombre-1=key"
    )
    assert status == 200 and headers["content-type"].startswith("text/plain")
    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'")
    status, _ = answered(apps.app(Workplace(game), ["127.0.0.1:1"], "key"), "/made/1/..", "ombre-1=key")
    assert status == 404


# -------------------------------------------------------------------------------------------------------------- tasks


def run(game: Path, program: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What is told at the end of a task that runs a program in the place of ombre."""
    monkeypatch.setattr(tasks, "_RUN", program)

    async def tried() -> dict[str, Any]:
        told: list[dict[str, Any]] = []
        made = Tasks(Workplace(game))
        made.start("test", "", "", lambda one: told.append(one.as_data()))
        until = time.monotonic() + 60
        while not (told and told[-1]["code"] is not None) and time.monotonic() < until:
            await asyncio.sleep(0.02)
        made.close()
        return told[-1]

    return asyncio.run(tried())


def test_a_task_may_take_half_an_hour_and_4_gb() -> None:
    assert (tasks.SECONDS, tasks.MEMORY) == (30 * 60, 4 * 2**30)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of POSIX")
def test_a_task_that_takes_too_long_is_ended_with_what_it_has_started(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "SECONDS", 1)
    program = "import subprocess, time; p = subprocess.Popen(['sleep', '60']); print(p.pid, flush=True); time.sleep(60)"
    begun = time.monotonic()
    told = run(game, program, monkeypatch)
    assert time.monotonic() - begun < 20
    assert told["code"] != 0 and told["lines"][-1] == "stopped after 1 s"
    state = Path(f"/proc/{told['lines'][0]}/stat")
    time.sleep(0.2)
    assert not state.exists() or state.read_text(encoding="ascii").rpartition(")")[2].split()[0] == "Z"


@pytest.mark.skipif(not hasattr(os, "posix_fallocate") or sys.platform != "linux", reason="the limit is one of Linux")
def test_a_task_that_needs_too_much_memory_is_ended(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "MEMORY", 300 << 20)
    program = "import time; time.sleep(0.5); print(len(bytearray(1 << 30)))"
    told = run(game, program, monkeypatch)
    assert told["code"] == 1 and "MemoryError" in told["lines"][-1]
