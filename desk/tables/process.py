"""A process of a game: it opens tables and draws cards, and holds one table, if it is told to.

Checked cards become Python, so a game and each table have a process of their own: a card that takes too long stops its
own table only. Whoever starts a process ends it when a message takes too long; a table is then read from its file.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from threading import Lock
from typing import NamedTuple

import msgspec

from ombre.compiler.projects.places import UsageError
from ombre.sheets import FaceError, PrintError
from ombre.translatable import told, tr
from ombre.workshop.game.loaded import CardErrors
from ombre.workshop.scenarios.scripts import sentence

from .host import Host
from .hosted_game import HostedGame
from .kept_cards import CardsOfTables
from .messages import Opening, TableCall, TableReply
from .opening import Opener, listed
from .printed_game import PrintedGame
from .room import Room
from .room_store import RoomStore
from .thinking import end_with_parent

_BEGINNING = 1.0  # seconds of the processor that it takes to begin a process for bots
_PAUSE = 0.03  # seconds without a message after which a card is drawn ahead


class Serving(NamedTuple):
    """What a process serves. folder: the place whose tables are kept. languages: those that are read soon."""

    cards: CardsOfTables
    folder: str
    languages: tuple[str, ...] = ("en",)


def serve(pipe: Connection, serving: Serving) -> None:
    """Answer messages until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if serving.cards.folder:
        os.chdir(serving.cards.folder)  # so that messages name files as the author does
    lock = Lock()

    def send(reply: TableReply) -> None:
        with lock, suppress(OSError):  # pictures are sent from another thread
            pipe.send(reply)

    process = _Served(serving, send)
    process.warm()
    send(TableReply("ready", 0))
    while True:
        thinker = process.host.thinker if process.host is not None else None
        waits = [
            pipe,
            *([thinker.pipe] if thinker is not None and thinker.pipe is not None and thinker.waiting else []),
        ]
        found = wait(waits, process.pause)
        if not found:
            process.rest()
        for ready in found:
            if ready is pipe:
                try:
                    call = pipe.recv()
                except EOFError:
                    process.close()
                    return
                begun, others = time.perf_counter(), process.others
                process.take(call)
                took = time.perf_counter() - begun + _BEGINNING * (process.others - others)
                send(TableReply("done", call.number, took))
            elif thinker is not None and ready is thinker.pipe and process.host is not None:
                answer = thinker.receive()
                process.host.thought(answer)
                if answer is not None and answer.wanted.browser:
                    send(TableReply("used", answer.wanted.browser, answer.seconds))


class _Served:
    """The game of a process, and its table, if it holds one."""

    def __init__(self, serving: Serving, send: Callable[[TableReply], None]) -> None:
        self.send, self.wanted = send, serving.languages
        self.game = HostedGame(serving.cards.place, serving.cards.extra)
        self.opener = Opener(self.game, RoomStore(Path(serving.folder)), serving.cards.name)
        self.printed = PrintedGame(self.game)
        self.drawn: list[str] = []  # the languages in which all cards are drawn ahead
        self.host: Host | None = None
        self.problem: str = ""  # why the game cannot be opened

    def warm(self) -> None:
        """Make what all messages need, because it may take longer than a message."""
        try:
            for language in self.wanted:
                self.game.teller(self.game.language(language))
        except (UsageError, CardErrors, FaceError, PrintError) as error:
            self.problem = told(error)  # whoever asks for something is told

    @property
    def pause(self) -> float | None:
        """The seconds after which `rest` is called if there is no message."""
        if self.host is not None:
            return self.host.wait
        return _PAUSE if not self.problem and self.printed.undrawn(self.drawn) is not None else None

    def rest(self) -> None:
        if self.host is not None:
            self.host.rest()
        else:
            self.printed.draw_ahead(self.drawn)

    @property
    def others(self) -> int:
        """The number of processes that this one has started for its bots."""
        return self.host.thinker.begun if self.host is not None else 0

    def close(self) -> None:
        if self.host is not None:
            self.host.thinker.close()

    def take(self, call: TableCall) -> None:
        """Do what a message asks."""
        if self.problem:
            self.send(TableReply("problem", call.number, self.problem))
        elif call.what == "ping":
            self.send(TableReply("reply", call.number))
        elif call.what in ("offer", "open", "picture", "rules", "read", "hold"):
            self._answer(call)
        elif self.host is not None:
            self.host.take(call)
        else:
            self.send(TableReply("problem", call.number, tr("this table is not there any more")))

    def _answer(self, call: TableCall) -> None:
        try:
            if call.what == "picture":
                self._picture(call.number, call.data)
            else:
                self.send(TableReply("reply", call.number, self._asked(call)))
        except (UsageError, CardErrors, FaceError, PrintError) as error:
            self.send(TableReply("problem", call.number, told(error)))
        except Exception as error:  # of a card: the process goes on
            self.send(TableReply("problem", call.number, tr("the table cannot do this: {0}", sentence(error))))

    def _asked(self, call: TableCall) -> object:
        match call.what:
            case "offer":
                language = msgspec.convert(call.data, str)
                return msgspec.to_builtins(self.game.offer(self.game.language(language)))
            case "open":
                assert isinstance(call.data, Opening)
                return listed(self.opener.open(call.data))
            case "rules":
                language = msgspec.convert(call.data, str)
                return self.printed.rules(language) if language in self.game.languages else b""
            case "read":  # somebody reads the game in this language now: its cards are drawn ahead
                self.drawn = [*dict.fromkeys([*self.drawn, self.game.language(msgspec.convert(call.data, str))])]
                return None
            case _:
                self._hold(msgspec.convert(call.data, str))
                return None

    def _hold(self, id: str) -> None:
        """Hold a table from now on."""
        room = Room.again(self.game, self.opener.store.read(id))
        self.host = Host(room, self.opener, self.send, time.monotonic)
        self.host.begin()

    def _picture(self, number: int, data: object) -> None:
        """Draw a card: an SVG, or b"" if there is none. It is sent when it is drawn."""
        language, card = msgspec.convert(data, tuple[str, str])
        game = self.host.room.game if self.host is not None else self.game
        if language not in game.languages or card not in game.table.compiled.model.cards:
            self.send(TableReply("reply", number, b""))
            return
        self.printed.card(game, language, card).add_done_callback(
            lambda made: self.send(TableReply("reply", number, made.result() if made.exception() is None else b""))
        )
