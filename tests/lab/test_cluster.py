"""Many machines: a scheduler and its workers in processes of their own; one of them is killed in mid-run."""

from __future__ import annotations

import importlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from pathlib import Path
from typing import Any

import pytest

import ombre
from ombre.compiler.projects.places import UsageError
from ombre.lab.jobs import cluster as jobs
from ombre.lab.jobs.spreading import HERE, Spread, Workers
from ombre.lab.mutation import testing as mutation
from ombre.lab.simulate.soaking import SoakSetting, soak_all
from ombre.workshop.api.table import Table, open_table

from ..caches import own_cache
from ..command import run
from ..optional import needs
from .jobs import FOLDER, deadly, done

needs("distributed", extra="cluster")

GAMES = Path(__file__).parents[1] / "fixtures" / "games"


class Machines:
    """A scheduler, and workers that are started when a test needs them."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
        self.folder = folder
        self.workers: dict[str, subprocess.Popen[bytes]] = {}
        self.scheduler = self._start("scheduler", "--host", "127.0.0.1", "--port", self.address.rpartition(":")[2])

    def need(self, number: int) -> None:
        """Start workers until there are as many."""
        self.workers = {name: one for name, one in self.workers.items() if one.poll() is None}
        while len(self.workers) < number:
            self.start()

    def start(self, path: Path | None = None) -> str:
        """Start a worker; return its name. path: where it finds ombre, by default where the tests do."""
        name = f"worker-{time.monotonic_ns()}"
        options = ("--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--name", name, "--memory-limit", "0")
        self.workers[name] = self._start("worker", self.address, *options, path=path)
        return name

    def kill(self, name: str) -> None:
        self.workers[name].send_signal(signal.SIGKILL)
        self.workers.pop(name).wait()

    def close(self) -> None:
        for one in (self.scheduler, *self.workers.values()):  # else it might still tell that a worker has died
            one.kill()
            one.wait()

    def _start(self, *command: str, path: Path | None = None) -> subprocess.Popen[bytes]:
        source = path or Path(ombre.__file__).parents[1]
        environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{FOLDER}", "PYTHONWARNINGS": "ignore"}
        with (self.folder / f"{command[0]}.log").open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", "dask", *command, "--no-dashboard"],
                cwd=self.folder,
                env=environment,
                stdout=log,
                stderr=log,
            )


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    found = Machines(tmp_path_factory.mktemp("machines"))
    try:
        yield found
    finally:
        found.close()


@pytest.fixture(scope="module")
def pond() -> Table:
    return open_table(str(GAMES / "pond"))


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Machines that run many tests at once are slow to answer."""
    monkeypatch.setattr(jobs, "ANSWERS", 60.0)
    monkeypatch.setattr(jobs, "WORKERS", 60.0)
    monkeypatch.setattr(mutation, "MOST_SECONDS", 600)


def test_all_commands_report_the_same_on_two_machines(machines: Machines, tmp_path: Path) -> None:
    """Byte for byte; the workers have neither the folder of the game nor that of the expansion."""
    machines.need(2)
    own = tmp_path / "hail"
    own.mkdir()
    (own / "hail.card").write_text("expansion hail of pond\n", encoding="utf-8")
    shutil.copytree(GAMES / "pond", tmp_path / "pond")
    game = [str(tmp_path / "pond"), "--with", str(own), "--json"]
    for number, command in enumerate(
        (
            ["simulate", game[0], "summer", *game[1:], "--bots", "random", "-n", "30"],
            ["pairs", *game, "--pairs", "3", "--fresh"],
            ["mutate", *game, "-n", "12"],
        )
    ):
        told: list[str] = []
        for where in (["--jobs", "1"], ["--on", machines.address]):
            with own_cache(tmp_path / f"{number}{where[0]}"):
                ran = run(*command, *where)
            assert ran.returncode == 0, ran.stderr
            told.append(ran.stdout)
        assert told[0] == told[1] and len(json.dumps(told[0])) > 100


def test_soak_on_two_machines(machines: Machines, pond: Table) -> None:
    machines.need(2)
    setting = SoakSetting("summer", (2, 3, 9), "random", 5, 60)
    here, there = ([*soak_all(pond, setting, range(12), where)] for where in (HERE, Workers(on=machines.address)))
    assert here == there and sum(bool(game.fault) for game in here) == 4  # there are not nine seats


def test_a_worker_that_is_killed_loses_nothing(
    machines: Machines, pond: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is killed while it works on a chunk, and more wait for it."""
    machines.need(2)
    monkeypatch.setattr(jobs.Cluster, "seconds", 0.01)
    inputs = [f"sleep {number}" for number in range(16)]
    with Spread(deadly(), pond, str(tmp_path), Workers(on=machines.address)) as team:
        results = team.results(inputs)
        found = [*next(results)]
        machines.kill([*machines.workers][0])  # at once: both work, and six more chunks wait for them
        for some in results:
            found += some
    assert [one for one, _ in found] == inputs
    assert len({pid for _, pid in found[8:]}) == 1  # the other one has done the rest


def test_another_version_is_refused(machines: Machines, pond: Table, tmp_path: Path) -> None:
    machines.need(1)
    source, copy = Path(ombre.__file__).parent, tmp_path / "ombre"
    copy.mkdir()
    for path in source.iterdir():
        if path.name == "version.py":
            (copy / path.name).write_text('VERSION = "0.0.9"\n', encoding="utf-8")
        elif path.suffix == ".py":
            shutil.copy(path, copy / path.name)
        else:
            (copy / path.name).symlink_to(path.resolve())
    name = machines.start(tmp_path)
    while name not in busy_names(machines):
        time.sleep(0.1)
    with pytest.raises(UsageError, match=r"the worker at tcp://\S+ has ombre 0\.0\.9 \(\w+\), and this is ombre 0\.1"):
        with Spread(deadly(), pond, str(tmp_path), Workers(on=machines.address)) as team:
            done(team, "1")
    machines.kill(name)


def busy_names(machines: Machines) -> set[str]:
    client: Any = importlib.import_module("distributed").Client(machines.address, set_as_default=False)
    try:
        return {found["id"] for found in client.scheduler_info(n_workers=-1)["workers"].values()}
    finally:
        client.close()


def test_what_kills_its_workers_is_named(
    machines: Machines, pond: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The scheduler here gives up at the first death. Then no worker is left, and one sentence says so."""
    machines.need(1)
    for name in [*machines.workers][1:]:
        machines.kill(name)
    deadly()
    client: Any = importlib.import_module("distributed").Client(machines.address, set_as_default=False)
    client.run_on_scheduler(importlib.import_module("deadly").give_up_at_once)
    client.close()
    with pytest.raises(UsageError, match="inputs die to die: 1 process has died while this was done"):
        with Spread(deadly(), pond, str(tmp_path), Workers(on=machines.address)) as team:
            done(team, "die")
    monkeypatch.setattr(jobs, "WORKERS", 0.1)
    ran = run("simulate", str(GAMES / "pond"), "summer", "--bots", "random", "-n", "2", "--on", machines.address)
    assert ran.returncode == 2 and f"the scheduler at {machines.address} has no workers; start some" in ran.stderr


class Cut:
    """A future that has failed, and is cancelled when it is asked how, because the connection has just been lost."""

    status = "error"

    def result(self) -> bytes:
        self.status = "cancelled"
        raise CancelledError

    def add_done_callback(self, told: Callable[[jobs.DaskFuture], None]) -> None:
        told(self)


def cut(client: object, *submitted: object, **how: object) -> Cut:
    return Cut()


def test_a_connection_that_is_lost_between_two_questions(
    machines: Machines, pond: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machines.need(1)
    with pytest.raises(UsageError, match=f"the connection to the scheduler at {machines.address} is lost"):
        with Spread(deadly(), pond, str(tmp_path), Workers(on=machines.address)) as team:
            client: Any = importlib.import_module("distributed").Client
            monkeypatch.setattr(client, "submit", cut)
            done(team, "sleep")


def test_a_scheduler_that_is_lost_is_one_sentence(
    machines: Machines, pond: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(jobs, "ANSWERS", 2.0)  # as long as the client tries to find it again
    machines.need(1)
    with pytest.raises(UsageError, match=f"the connection to the scheduler at {machines.address} is lost"):
        with Spread(deadly(), pond, str(tmp_path), Workers(on=machines.address)) as team:
            results = team.results([f"sleep {number}" for number in range(40)])
            next(results)
            machines.close()
            for _ in results:
                pass
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("tcp://127.0.0.1:9", "no scheduler answers at tcp://127.0.0.1:9"),
        ("nonsense", "'nonsense' is no address; write one such as tcp://192.168.1.5:8786, or 'local'"),
        ("ftp://host:21", "'ftp://host:21' is no address"),
    ],
)
def test_wrong_addresses_are_one_sentence(address: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "ANSWERS", 0.3)
    ran = run("simulate", str(GAMES / "pond"), "summer", "--bots", "random", "-n", "2", "--on", address)
    assert ran.returncode == 2 and told in ran.stderr and ran.stderr.count("\n") == 1


def test_an_address_has_its_own_workers() -> None:
    ran = run("mutate", str(GAMES / "pond"), "--jobs", "2", "--on", "tcp://127.0.0.1:9")
    assert ran.returncode == 2 and "leave out --jobs: tcp://127.0.0.1:9 has the workers" in ran.stderr


def test_without_dask_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> None:
        return None

    monkeypatch.setattr(jobs, "find_spec", nothing)
    ran = run("simulate", str(GAMES / "pond"), "summer", "--bots", "random", "-n", "2", "--on", "local")
    assert ran.returncode == 2 and "pip install 'ombre[cluster]'" in ran.stderr and ran.stderr.count("\n") == 1
