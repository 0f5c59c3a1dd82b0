"""Tables without a server: hosts with browsers that are no browsers; what each is sent is collected."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from ombre.compiler.projects.places import UsageError, place_of
from ombre.desk.tables.commands import Said
from ombre.desk.tables.host import Host
from ombre.desk.tables.hosted_game import HostedGame, Origin
from ombre.desk.tables.messages import Joining, Opening, TableCall, TableReply, ToBrowsers
from ombre.desk.tables.opening import Opener, listed
from ombre.desk.tables.room import Room
from ombre.desk.tables.room_store import RoomStore
from ombre.desk.tables.scene import WATCHER
from ombre.translatable import told
from ombre.workshop.game.loaded import CardErrors

FIXTURES = Path(__file__).parents[1] / "fixtures" / "games"


@dataclass
class Browsers:
    """The tables of a folder of cards, and browsers at them. now: the seconds of their clock."""

    opener: Opener
    sent: dict[int, list[dict[str, Any]]] = field(default_factory=dict[int, "list[dict[str, Any]]"])
    replies: dict[int, TableReply] = field(default_factory=dict[int, TableReply])
    hosts: dict[str, Host] = field(default_factory=dict[str, Host])
    at: dict[int, Host] = field(default_factory=dict[int, Host])
    last: int = 0
    now: float = 0.0

    def take(self, reply: TableReply) -> None:
        if isinstance(reply.data, ToBrowsers):
            for number in reply.data.numbers:
                self.sent.setdefault(number, []).append(json.loads(reply.data.data))
        elif reply.what != "listed":
            self.replies[reply.number] = reply

    def host(self, id: str) -> Host:
        """The table with an id, which is read from its file if nobody was there yet."""
        if id not in self.hosts:
            room = Room.again(self.opener.game, self.opener.store.read(id))
            self.hosts[id] = Host(room, self.opener, self.take, lambda: self.now)
            self.hosts[id].begin()
        return self.hosts[id]

    def ask(self, what: str, id: str, data: object = None) -> Any:
        """The reply to what the author asks of a table."""
        self.last += 1
        self.host(id).take(TableCall(what, self.last, data))
        reply = self.replies[self.last]
        if reply.what == "problem":
            raise UsageError(reply.data)
        return reply.data

    def opened(self, wanted: Opening) -> list[str]:
        """Open a table, and return its links: those of the seats, then that of those who watch."""
        try:
            return [*listed(self.opener.open(wanted)).links]
        except CardErrors as error:
            raise UsageError(told(error)) from None

    def open(self, players: int, *bots: str, seed: int | None = 3, beginning: str = "") -> list[str]:
        return self.opened(Opening(Origin(players, seed, beginning), bots))

    def found(self, link: str) -> tuple[str, int] | None:
        """The table of a link, and its seat."""
        for kept in self.opener.store.known():
            links = [one.link for one in kept.seats]
            if link in links:
                return kept.id, links.index(link)
            if link == kept.watch:
                return kept.id, WATCHER
        return None

    def join(self, link: str, language: str = "en", is_author: bool = False) -> int:
        found = self.found(link)
        assert found is not None, "there is such a table"
        self.last += 1
        self.at[self.last] = host = self.host(found[0])
        host.take(TableCall("join", self.last, Joining(found[1], language, is_author)))
        return self.last

    def leave(self, browser: int) -> None:
        self.at.pop(browser).take(TableCall("leave", browser))

    def say(self, browser: int, do: str, **more: object) -> None:
        if do == "agree" and "number" not in more:  # as the page does: to the first wish that is shown to this seat
            shown = self.seen(browser).get("wishes", [])
            mine = [one for one in shown if one.get("may_agree")] or shown
            more = {**more, "number": mine[0]["number"] if mine else 0}
        self.at[browser].take(TableCall("say", browser, msgspec.convert({"do": do, **more}, Said)))

    def seen(self, browser: int) -> dict[str, Any]:
        """The newest update of a browser, with the scene that it shows, and all of the chat."""
        shown: dict[str, Any] = {}
        for one in self.sent[browser]:
            if one["do"] == "update":
                chat: list[Any] = [] if one.get("is_all") else shown.get("chat", [])
                shown = {**one, "scene": one["scene"] or shown["scene"], "chat": [*chat, *one["chat"]]}
        return shown

    def problems(self, browser: int) -> list[str]:
        return [line for one in self.sent[browser] if one["do"] == "error" for line in one["lines"]]

    def told(self, browser: int, do: str) -> list[dict[str, Any]]:
        """The messages of a sort that a browser was sent."""
        return [one for one in self.sent[browser] if one["do"] == do]

    def answer(self, browser: int, at: int = 0) -> None:
        seen = self.seen(browser)
        index = seen["scene"]["question"]["options"][at]["index"]
        self.say(browser, "take", step=seen["step"], index=index)


def hosted(folder: Path | str, store: Path, seed: Callable[[], int] | None = None) -> Browsers:
    """The tables of a folder of cards; called twice, it is as if the first server was killed."""
    numbers = count(1 << 256)
    game = HostedGame(place_of(Path(folder)).place)
    return Browsers(Opener(game, RoomStore(store), "", seed or (lambda: next(numbers))))
