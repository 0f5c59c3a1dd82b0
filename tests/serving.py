"""Start `ombre serve` as an author does, and talk to it: over HTTP, and as the page does through a websocket."""

from __future__ import annotations

import http.client
import json
import os
import subprocess
import sys
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from websockets.sync.client import ClientConnection, connect

_RUN = "import sys; from ombre.workshop.cli import main; sys.argv[0] = 'ombre'; main()"


@dataclass
class Served:
    """A running server. address: as it was printed, with the key."""

    address: str
    process: subprocess.Popen[str]

    @property
    def host(self) -> str:
        return urlsplit(self.address).netloc

    @property
    def key(self) -> str:
        return parse_qs(urlsplit(self.address).query)["key"][0]

    @property
    def cookie(self) -> str:
        return f"ombre-{self.host.rpartition(':')[2]}={self.key}"

    def get(self, path: str, method: str = "GET", **headers: str) -> tuple[int, Mapping[str, str], str]:
        """The status, the headers and the text of an answer; `Host` and the cookie are right unless given."""
        sent = {"Host": self.host, "Cookie": self.cookie} | {name.replace("_", "-"): v for name, v in headers.items()}
        asked = http.client.HTTPConnection(self.host, timeout=20)
        try:
            asked.putrequest(method, path, skip_host=True)
            for name, value in sent.items():
                if value:
                    asked.putheader(name, value)
            asked.endheaders()
            answer = asked.getresponse()
            return answer.status, dict(answer.getheaders()), answer.read().decode("utf-8", "replace")
        finally:
            asked.close()

    def socket(self, **headers: str) -> ClientConnection:
        """A websocket; `Origin` and the cookie are right unless given."""
        sent = {"Cookie": self.cookie, "Origin": f"http://{self.host}"} | headers
        return connect(
            f"ws://{self.host}/tab",
            additional_headers={name: value for name, value in sent.items() if value},
            max_size=None,
        )


@dataclass
class Tab:
    """A tab of the page, without a browser: a client of the language server."""

    socket: ClientConnection
    number: int = 0
    told: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])

    def request(self, method: str, params: object) -> Any:
        """The result of a request; raise RuntimeError with the sentence of an error."""
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while True:
            answer = json.loads(self.socket.recv(timeout=60))
            if answer.get("id") == self.number and "method" not in answer:
                if "error" in answer:
                    raise RuntimeError(answer["error"]["message"])
                return answer.get("result")
            self.told.append(answer)

    def send(self, message: Mapping[str, object]) -> None:
        self.socket.send(json.dumps({"jsonrpc": "2.0", **message}))

    def do(self, command: str, *arguments: object) -> Any:
        """The result of a command of the page."""
        return self.request("workspace/executeCommand", {"command": f"ombre.{command}", "arguments": arguments})

    def open(self, uri: str, text: str) -> None:
        """Open a file with a text that need not be saved."""
        document = {"uri": uri, "languageId": "card", "version": 1, "text": text}
        self.send({"method": "textDocument/didOpen", "params": {"textDocument": document}})

    def write(self, uri: str, text: str) -> None:
        """Replace the text of an open file."""
        document = {"uri": uri, "version": 2}
        changes = [{"text": text}]
        self.send({"method": "textDocument/didChange", "params": {"textDocument": document, "contentChanges": changes}})


@dataclass
class AtTable:
    """A browser at a table, without a browser. scene: the last one that it was sent."""

    socket: ClientConnection
    scene: dict[str, Any] = field(default_factory=dict[str, Any])

    def send(self, do: str, **more: object) -> None:
        self.socket.send(json.dumps({"do": do, **more}))

    def receive(self, do: str = "update") -> dict[str, Any]:
        """The next message of a sort."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=60))
            if message["do"] == "update":  # a scene that has not changed is not sent again
                self.scene = message["scene"] = message["scene"] or self.scene
            if message["do"] == do:
                return message

    def asked(self) -> dict[str, Any]:
        """The next update that asks this seat something, or tells the end."""
        while True:
            update = self.receive()
            if update["scene"].get("question") or update["scene"].get("ended"):
                return update

    def answer(self, update: Mapping[str, Any], at: int = 0) -> None:
        self.send("take", step=update["step"], index=update["scene"]["question"]["options"][at]["index"])


@contextmanager
def seated(served: Served, link: str, language: str = "en", **headers: str) -> Generator[AtTable]:
    """Sit down at a table by a link; only the `Origin` is that of the page."""
    sent = {"Origin": f"http://{served.host}"} | headers
    with connect(f"ws://{served.host}/seat/{link}/live", additional_headers=sent, max_size=None) as socket:
        made = AtTable(socket)
        made.send("join", language=language)
        yield made


@contextmanager
def serving(folder: Path, *options: str, run: str = _RUN) -> Generator[Served]:
    """Serve a folder on a free port, until the end of the context."""
    command = [sys.executable, "-c", run, "serve", str(folder), "--no-browser", "--port", "0", *options]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            yield Served(line.split()[1], process)
        finally:
            process.terminate()
            process.wait(20)


@contextmanager
def tab(served: Served) -> Generator[Tab]:
    """Open a tab."""
    with served.socket() as socket:
        made = Tab(socket)
        made.request("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
        made.send({"method": "initialized", "params": {}})
        yield made


def opened(served: Served, players: int, *bots: str, **origin: object) -> dict[str, Any]:
    """Let the author open a table; return what the list of tables has of it, such as its links."""
    with tab(served) as page:
        wanted = {"origin": {"players": players, **origin}, "bots": bots}
        made: dict[str, Any] = page.do("open_table", json.dumps(wanted))
        return made
