"""The process that holds the tables: it answers what browsers ask, and lets bots play. Each message is done in turn.

Checked cards become Python, so tables are played in a process of their own. Whoever starts it ends it when a message
takes too long, and starts it again: the tables are read back from their files.
"""

from __future__ import annotations

import secrets
import signal
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from pathlib import Path
from threading import Lock
from typing import NamedTuple, TypeAlias

import msgspec

from ombre.compiler.backends.sheet import FaceError, PrintError
from ombre.compiler.places import GameFolder, UsageError
from ombre.runtime.errors import SaveError
from ombre.session.session import Session

from ..api.table import CardErrors
from ..explain.why import Why
from ..printing.printer import Printer
from ..scenarios.scripts import sentence
from .hosted_game import HostedGame, Origin
from .room import RANDOM, Room
from .room_store import RoomStore
from .scene import WATCHER, Keys, Scene
from .seat_log import NewLines, SeatLog
from .thinking import BotAnswer, Thinker, Thought

_LINK_BYTES, _ID_BYTES = 18, 6  # of randomness
_PAUSE = 0.03  # seconds without a message after which a card is drawn ahead


class Opening(msgspec.Struct, frozen=True):
    """What opens a table. bots: the level of the bot in each seat, or "". saved: a saved game that goes on, or b"".

    answers: those that are given at once. clock: whether the time of each player is shown.
    """

    origin: Origin
    bots: tuple[str, ...] = ()
    saved: bytes = b""
    clock: bool = False
    answers: tuple[int, ...] = ()


class Call(NamedTuple):
    """A message to the host. number: of the connection for "join", "say" and "leave"; else that of the reply."""

    what: str
    number: int
    data: object = None


class Reply(NamedTuple):
    """A message of the host. what: "send" to a connection; "reply" or "problem" to a call; "done" after each message."""

    what: str
    number: int
    data: object = None


class Listed(msgspec.Struct, frozen=True):
    """A table in the list of the author. links: for each seat, and for those who watch, the secret word of its link."""

    id: str
    title: str
    step: int
    seats: tuple[str, ...]
    links: tuple[str, ...]
    is_over: bool
    here: int


class SeatHere(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat. here: whether a browser shows it now."""

    name: str = ""
    bot: str = ""
    here: bool = False
    used: float = 0.0
    thinks: bool = False


class Update(msgspec.Struct, omit_defaults=True, tag_field="do", tag="update"):
    """What a browser is sent: the scene, the log from a line on, and who is there."""

    scene: Scene | None
    log: NewLines | None
    step: int
    last: int
    people: tuple[SeatHere, ...]
    chat: tuple[tuple[int | None, str], ...]
    language: str
    wish: int | None = None
    may_agree: bool = False
    may_redo: bool = False
    may_undo: bool = False
    clock: bool = False
    problem: str = ""


class TableAbout(msgspec.Struct, tag_field="do", tag="about"):
    """What a browser is sent once. icons: the symbols of the game, SVG by name. bots: the levels of bots."""

    game: str
    seat: int | None
    players: int
    languages: tuple[str, ...]
    bots: tuple[str, ...]
    icons: dict[str, str]


class Told(msgspec.Struct, omit_defaults=True):
    """An answer to a single browser: lines of text, or a sentence that says what went wrong."""

    do: str
    lines: tuple[str, ...] = ()
    about: str = ""
    index: int | None = None


Sending: TypeAlias = Callable[[Reply], None]


@dataclass
class _Browser:
    """A browser that shows a table. step: the place in the game that it looks at; None for the present."""

    number: int
    room: str
    seat: int
    language: str
    log: SeatLog
    keys: Keys = field(default_factory=Keys)
    step: int | None = None
    texts: str = ""


class Host:
    """All tables of one game. send: takes the messages to browsers. now: seconds of a clock that only goes forward."""

    def __init__(
        self, place: GameFolder, extra: tuple[str, ...], store: RoomStore, send: Sending, now: Callable[[], float]
    ) -> None:
        self.game = HostedGame(place, extra)
        self.store, self.send, self.now = store, send, now
        self.thinker = Thinker(place, extra)
        self.rooms: dict[str, Room] = {}
        self.browsers: dict[int, _Browser] = {}
        self.pictures: dict[tuple[str, str], Future[bytes]] = {}
        self.drawing = ThreadPoolExecutor(1)  # the typesetter lets other threads run
        self.links: dict[str, tuple[str, int]] = {}
        self.hints: dict[str, int] = {}  # the browsers that wait for a hint, by the number of their room in the queue
        for told in store.known():
            try:
                self._add(Room.again(self.game, told))
            except (UsageError, CardErrors):
                continue  # its cards have changed; the file stays, and may fit again

    def begin(self) -> None:
        """Let the bots of all tables go on."""
        for room in list(self.rooms.values()):
            self._goes_on(room)

    # -------------------------------------------------------------------------------------------- calls

    def take(self, call: Call) -> None:
        """Do what a message asks."""
        try:
            if call.what == "say":
                self._say(call.number, call.data)
            elif call.what == "leave":
                self._leave(call.number)
            elif call.what == "join":
                self._join(call.number, call.data)
            elif call.what == "picture":
                self._picture(call.number, call.data)
            else:
                self.send(Reply("reply", call.number, self._asked(call)))
        except (UsageError, CardErrors, FaceError, PrintError) as error:
            if call.what in ("say", "join"):
                self._tell(call.number, Told("error", (str(error),)))
            else:
                self.send(Reply("problem", call.number, str(error)))
        except Exception as error:  # of a card: the other tables go on
            told = f"the table cannot do this: {sentence(error)}"
            if call.what in ("say", "join"):
                self._tell(call.number, Told("error", (told,)))
            else:
                self.send(Reply("problem", call.number, told))

    def _asked(self, call: Call) -> object:
        data = call.data
        match call.what:
            case "offer":
                assert isinstance(data, str)
                return msgspec.to_builtins(self.game.offer(self.game.language(data)))
            case "open":
                assert isinstance(data, Opening)
                return msgspec.to_builtins(self._listed(self._open(data), self.game.languages[0]))
            case "list":
                assert isinstance(data, str)
                language = self.game.language(data)
                return [msgspec.to_builtins(self._listed(room, language)) for room in self.rooms.values()]
            case "links":
                return tuple(self.links)
            case "close":
                assert isinstance(data, str)
                self._close(data)
                return None
            case "save":
                assert isinstance(data, str)
                return self._saved(self._room(data))
            case _:
                raise UsageError(f"a table knows no '{call.what}'")

    def _picture(self, number: int, data: object) -> None:
        """Draw a card for the holder of a link: an SVG, or b"" if there is none. It is sent when it is drawn."""
        assert isinstance(data, tuple)
        link, language, card = data
        room, _ = self.links.get(link, ("", 0))
        game = self.rooms[room].game if room in self.rooms else None
        if game is None or language not in game.languages or card not in game.table.compiled.model.cards:
            self.send(Reply("reply", number, b""))
            return
        self._drawing(game, language, card).add_done_callback(
            lambda made: self.send(Reply("reply", number, made.result() if made.exception() is None else b""))
        )

    def _drawing(self, game: HostedGame, language: str, card: str) -> Future[bytes]:
        key = language, card
        if key not in self.pictures:
            printer = game.narrator(language).printer
            self.pictures[key] = self.drawing.submit(_drawn, printer, card)
        return self.pictures[key]

    @property
    def undrawn(self) -> tuple[str, str] | None:
        """A card that nobody has asked for yet, in a language that somebody reads.

        When all are drawn, no time tells which cards are in play.
        """
        spoken = dict.fromkeys(one.language for one in self.browsers.values())
        cards = self.game.table.compiled.model.cards
        return next(((one, card) for one in spoken for card in cards if (one, card) not in self.pictures), None)

    def draw_ahead(self) -> None:
        """Draw one card ahead."""
        if (found := self.undrawn) is not None:
            self._drawing(self.game, *found)

    @staticmethod
    def _saved(room: Room) -> bytes:
        try:
            return room.session.save()
        except SaveError as error:
            raise UsageError(str(error)) from None

    # -------------------------------------------------------------------------------------------- tables

    def _open(self, wanted: Opening) -> Room:
        origin, answers = wanted.origin, wanted.answers
        if wanted.saved:
            origin, answers = self.game.loaded(wanted.saved)
        room = Room.begin(
            self.game,
            origin,
            secrets.token_urlsafe(_ID_BYTES),
            lambda: secrets.token_urlsafe(_LINK_BYTES),
            wanted.bots,
            wanted.clock,
        )
        for index in answers:
            choice = room.choice
            if choice is None:
                break
            room.answer(choice.who, room.step, index)
        self._add(room)
        self._goes_on(room)
        return room

    def _add(self, room: Room) -> None:
        self.rooms[room.told.id] = room
        for at, seat in enumerate(room.told.seats):
            self.links[seat.link] = room.told.id, at
        self.links[room.told.watch] = room.told.id, WATCHER

    def _close(self, id: str) -> None:
        room = self._room(id)
        self.thinker.stop(id)
        for link in [link for link, (of, _) in self.links.items() if of == id]:
            del self.links[link]
        for browser in [one for one in self.browsers.values() if one.room == id]:
            self._tell(browser.number, Told("closed"))
            del self.browsers[browser.number]
        del self.rooms[id]
        self.store.forget(room.told.id)

    def _room(self, id: str) -> Room:
        if id not in self.rooms:
            raise UsageError("this table is not there any more")
        return self.rooms[id]

    def _listed(self, room: Room, language: str) -> Listed:
        told = room.told
        cards, printer = self.game.table.compiled.model.cards, self.game.narrator(language).printer
        begun = cards.get(told.origin.beginning)
        seats = tuple(one.name or one.bot or f"P{at}" for at, one in enumerate(told.seats, 1))
        links = (*(one.link for one in told.seats), told.watch)
        here = sum(1 for one in self.browsers.values() if one.room == told.id)
        title = told.origin.scenario or (printer.name(begun) if begun is not None else self.game.place.name)
        return Listed(told.id, title, room.step, seats, links, room.session.choice is None, here)

    def _goes_on(self, room: Room) -> None:
        """Let bots answer, keep the table, and show it to all who are there."""
        room.tick(self.now())
        level = room.waiting_bot()
        if level == RANDOM:
            room.play_random_bots()
            room.tick(self.now())
            level = room.waiting_bot()
        if level and level != RANDOM:
            self.thinker.ask(Thought(room.told.id, room.told.origin, room.told.answers, level))
        self.store.keep(room.told)
        for browser in [one for one in self.browsers.values() if one.room == room.told.id]:
            self._show(browser)

    def thought(self, answer: BotAnswer | None) -> None:
        """Take up what a bot has found."""
        if answer is None:
            return
        room = self.rooms.get(answer.thought.room.removeprefix("hint "))
        if room is None or room.told.answers != answer.thought.answers:
            return
        if answer.thought.room.startswith("hint "):
            if (number := self.hints.pop(answer.thought.room, None)) in self.browsers:
                assert number is not None
                self._hinted(number, room, answer)
            return
        choice = room.choice
        if choice is None:
            return
        if answer.problem:
            room.problem = answer.problem
        elif room.told.seats[choice.who].bot:
            room.answer(choice.who, room.step, answer.option)
        self._goes_on(room)

    def _hinted(self, number: int, room: Room, answer: BotAnswer) -> None:
        choice = room.choice
        if choice is None or answer.problem:
            self._tell(number, Told("error", (answer.problem,)))
            return
        browser = self.browsers[number]
        text = room.game.narrator(browser.language).option(room.session.g, choice, choice.options[answer.option])
        self._tell(number, Told("hint", (text,), index=answer.option))

    # -------------------------------------------------------------------------------------------- browsers

    def _join(self, number: int, data: object) -> None:
        assert isinstance(data, Mapping)
        link, language = str(data.get("link", "")), str(data.get("language", ""))
        if link not in self.links:
            raise UsageError("there is no such table")
        id, seat = self.links[link]
        room = self.rooms[id]
        language = room.game.language(language)
        offer = room.game.offer(language)
        faces = room.game.narrator(language).printer.faces
        about = TableAbout(
            self.game.place.name,
            seat if seat != WATCHER else None,
            len(room.told.seats),
            offer.languages,
            offer.bots,
            dict(faces.pictures),
        )
        self._tell(number, about)
        self.browsers[number] = _Browser(number, id, seat, language, SeatLog(room.game.narrator(language), seat))
        self._everybody(room)

    def _leave(self, number: int) -> None:
        browser = self.browsers.pop(number, None)
        if browser is not None and browser.room in self.rooms:
            self._everybody(self.rooms[browser.room])

    def _everybody(self, room: Room) -> None:
        for browser in [one for one in self.browsers.values() if one.room == room.told.id]:
            self._show(browser)

    def _say(self, number: int, data: object) -> None:
        browser = self.browsers.get(number)
        if browser is None or not isinstance(data, Mapping):
            return
        room = self._room(browser.room)
        seat = browser.seat
        what = data.get("do")
        match what:
            case "take":
                room.answer(seat, _number(data, "step"), _number(data, "index"))
                self._goes_on(room)
            case "undo":
                room.undo(seat)
                self._goes_on(room)
            case "agree":
                room.agree(seat, data.get("fine") is True)
                self._goes_on(room)
            case "redo":
                room.redo(seat)
                self._goes_on(room)
            case "chat":
                room.say(seat, str(data.get("text", "")))
                self._goes_on(room)
            case "name":
                room.call(seat, str(data.get("text", "")))
                self._goes_on(room)
            case "language":
                browser.language = room.game.language(str(data.get("language", "")))
                browser.log = SeatLog(room.game.narrator(browser.language), seat)
                self._show(browser)
            case "look":
                step = _number(data, "step")
                browser.step = step if 0 <= step < room.step else None
                browser.log = SeatLog(room.game.narrator(browser.language), seat)
                browser.keys = Keys()
                self._show(browser)
            case "bot":
                self._let_play(room, seat, _number(data, "seat"), str(data.get("level", "")))
            case "hurry":
                self.thinker.stop(room.told.id)
                choice = room.choice
                if choice is not None and room.told.seats[choice.who].bot and seat != WATCHER:
                    room.answer(choice.who, room.step, len(choice.options) - 1)
                self._goes_on(room)
            case "hint":
                self._hint(browser, room)
            case "why":
                self._why(browser, room, data)
            case "text":
                self._text(browser, room, str(data.get("card", "")))
            case _:
                raise UsageError("a table does not know this")

    def _let_play(self, room: Room, seat: int, which: int, level: str) -> None:
        """Let a bot play a seat: one's own, or one that nobody looks at."""
        if seat == WATCHER or not 0 <= which < len(room.told.seats):
            raise UsageError("there is no such seat")
        others = {one.seat for one in self.browsers.values() if one.room == room.told.id}
        if which != seat and which in others and not room.told.seats[which].bot:
            raise UsageError("somebody sits there")
        self.thinker.stop(room.told.id)
        room.let_play(which, level)
        self._goes_on(room)

    def _hint(self, browser: _Browser, room: Room) -> None:
        choice = room.choice
        if choice is None or choice.who != browser.seat:
            raise UsageError("you are not asked anything")
        offer = self.game.offer(browser.language)
        name = f"hint {room.told.id}"
        self.hints[name] = browser.number
        self.thinker.ask(Thought(name, room.told.origin, room.told.answers, offer.bots[min(2, len(offer.bots) - 1)]))

    def _why(self, browser: _Browser, room: Room, data: Mapping[object, object]) -> None:
        session, seat = self._session(browser, room), browser.seat
        why = Why(room.game.narrator(browser.language), seat)
        if "line" in data:
            cell = browser.log.cell(_number(data, "line"))
            lines = why.chains.lines(session.g, cell) if cell is not None else []
        elif seat == WATCHER:
            raise UsageError("only players can ask this")
        else:
            card = str(data.get("card", "")).replace("_", " ")
            lines = why.why_not(session.g, session.choice, card)
        self._tell(browser.number, Told("why", tuple(lines)))

    def _text(self, browser: _Browser, room: Room, card: str) -> None:
        game = room.game
        if card not in game.table.compiled.model.cards:
            raise UsageError("there is no such card")
        narrator = game.narrator(browser.language)
        self._tell(browser.number, Told("text", tuple(narrator.printer.plain(card)), card))

    def _session(self, browser: _Browser, room: Room) -> Session:
        return room.session if browser.step is None else room.at(browser.step)

    def _show(self, browser: _Browser) -> None:
        room = self.rooms[browser.room]
        told = room.told
        session = self._session(browser, room)
        choice = room.choice if browser.step is None else None
        teller = room.game.teller(browser.language)
        here = {one.seat for one in self.browsers.values() if one.room == told.id}
        asked = room.choice.who if room.choice is not None else None
        people = tuple(
            SeatHere(one.name, one.bot, at in here, round(one.used, 1), bool(one.bot) and at == asked)
            for at, one in enumerate(told.seats)
        )
        wish = room.wish
        self._tell(
            browser.number,
            Update(
                teller.scene(session.g, choice, browser.seat, browser.keys),
                browser.log.more(session.g),
                room.step if browser.step is None else browser.step,
                room.step,
                people,
                tuple((line.seat, line.text) for line in told.chat),
                browser.language,
                wish.seat if wish is not None else None,
                wish is not None and browser.seat in room.people - wish.agreed,
                room.can_redo == browser.seat,
                browser.seat in told.asked,
                told.clock,
                room.problem,
            ),
        )

    def _tell(self, number: int, what: Update | Told | TableAbout) -> None:
        self.send(Reply("send", number, msgspec.json.encode(what)))


def _drawn(printer: Printer, card: str) -> bytes:
    job = printer.job([printer.model.cards[card]])
    job.fit()
    return next(iter(job.drawings().values()))


def _number(data: Mapping[object, object], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise UsageError(f"a table needs a number for '{name}'")
    return value


def serve(pipe: Connection, place: GameFolder, extra: tuple[str, ...], folder: str) -> None:
    """Answer messages until the other end of the pipe is closed. folder: the place whose tables are kept."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lock = Lock()

    def send(reply: Reply) -> None:
        with lock, suppress(OSError):  # pictures are sent from another thread
            pipe.send(reply)

    host = Host(place, extra, RoomStore(Path(folder)), send, time.monotonic)
    host.begin()
    send(Reply("ready", 0, tuple(host.links)))
    while True:
        waits = [pipe, *([host.thinker.pipe] if host.thinker.pipe is not None and host.thinker.waiting else [])]
        found = wait(waits, _PAUSE if host.undrawn is not None else None)
        if not found:
            host.draw_ahead()
        for ready in found:
            if ready is pipe:
                try:
                    call = pipe.recv()
                except EOFError:
                    host.thinker.close()
                    return
                host.take(call)
                send(Reply("done", call.number, call.what))
            elif ready is host.thinker.pipe:
                host.thought(host.thinker.receive())
