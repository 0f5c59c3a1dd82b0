"""All tables of the author's folder: a process for the game, and one for each table at which somebody is.

A game goes on with the cards with which it began: they are copied when a table is opened.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from ombre.compiler.projects.places import UsageError, Wanted
from ombre.prose.language.wording import Wording, wording_for
from ombre.translatable import tr

from ..tables import kept_cards
from ..tables.commands import TableCommand, ToLanguage
from ..tables.kept_cards import CardsOfTables
from ..tables.messages import Joining, Listed, Opening, TableReply, TableTold, ToBrowsers
from ..tables.process import Serving
from ..tables.room_store import MOST_ROOMS, RoomStore, listed_in
from ..tables.scene import WATCHER
from .pace import EACH_BYTE, EACH_SENT, LinkPace
from .worker import Worker
from .workplace import Workplace

SECONDS, BEGINNING = 20.0, 90.0
"""How long a process may take for a message, and to begin; then it is ended, and a table is read from its file."""

LANGUAGES = 35  # most characters of a language that a browser names
MOST_OF_SEAT, MOST_OF_WATCHERS = 8, 400  # connections with one link
MOST_PLAYED = 3  # next games of one table that are played at once; and copies of one seat
_UNUSED, _SPARE = 60.0, 600.0  # seconds after which a process is ended that nobody uses; one that is kept ready
ENDS, PAUSE = 2, 60.0  # ends of a table's process within a pause, after which it is not begun again during one
TIDY = 5.0  # seconds between two looks for processes that nobody uses
_WORST = 5.0  # most seconds that count for a message that failed; part of that time may have been waiting
_MOST_LEFT = 500  # browsers that have left, and whose links are still known


@dataclass
class Seated:
    """A browser at a table. send: takes what it is sent."""

    link: str
    room: str
    seat: int
    language: str
    send: Callable[[bytes], None]
    is_author: bool = False

    def tell(self, problem: str) -> None:
        """Send a sentence in the language of the browser."""
        self.send(msgspec.json.encode(TableTold("error", (wording_for(self.language).say(problem),))))


@dataclass
class PlayedTable:
    """A table with its process. held: whether this holds the table already. numbers: of the browsers that it knows."""

    worker: Worker
    held: asyncio.Future[tuple[object, float]]
    used: float = 0.0
    numbers: set[int] = field(default_factory=set[int])


class AllTables:
    """Holds the tables of the author's game. seconds: how long a process may take for a message."""

    def __init__(self, workplace: Workplace, seconds: float = SECONDS) -> None:
        self.workplace, self.seconds = workplace, seconds
        self.seated: dict[int, Seated] = {}
        self._left: dict[int, str] = {}  # the links of browsers that have left, for which a bot may still think
        self.paces: defaultdict[str, LinkPace] = defaultdict(LinkPace)
        self._last = 0
        self._store: RoomStore | None = None
        self._listed: dict[str, Listed] = {}
        self._links: dict[str, tuple[str, int]] = {}
        self._cards: dict[str, CardsOfTables] = {}
        self._now: str | None = None  # the name of the cards that are on the disk, once it is known
        self._games: dict[str, Worker] = {}  # by the name of the cards
        self.played: dict[str, PlayedTable] = {}
        self._spare: tuple[str, Worker, float] | None = None  # a process that can hold a table with these cards
        self._ends: defaultdict[str, list[float]] = defaultdict(list[float])
        self._running: set[asyncio.Task[object]] = set()
        self._tidying: asyncio.Task[None] | None = None
        self._closed = False

    # -------------------------------------------------------------------------------------------- of the author

    def shown(self, said: Wording | None = None) -> list[Listed]:
        """The tables of this folder, for the list of the author. said: messages in the language of the author."""
        say = said.say if said is not None else str
        found = [self._shown(one) for one in self._known().values()]
        return [msgspec.structs.replace(one, problem=say(one.problem)) for one in found]

    async def offer(self, language: str) -> object:
        """What a new table can be."""
        cards = await self._cards_now()
        offered, _ = await self._game_of(cards).ask("offer", language)
        self._prepare(cards)
        return offered

    async def open(self, wanted: Opening) -> Listed:
        """Open a table."""
        self._may_open()
        cards = await self._cards_now()
        made, _ = await self._game_of(cards).ask("open", wanted)
        assert isinstance(made, Listed)
        self._list(made)
        self._prepare(cards)
        return self._shown(made)

    def _may_open(self) -> None:
        """Raise UsageError if the author has too many tables: none of them is deleted for a new one."""
        if sum(not one.root for one in self._known().values()) >= MOST_ROOMS:
            raise UsageError(tr("there are {0} tables already; close some of them first", MOST_ROOMS))

    async def save(self, id: str) -> bytes:
        """The game of a table as a file."""
        saved, _ = await (await self.begun(id)).worker.ask("save")
        assert isinstance(saved, bytes)
        return saved

    async def branch(self, id: str, step: int) -> Listed:
        """Open a table that goes on from an earlier moment of another one, with the same cards and seed."""
        self._may_open()
        made, _ = await (await self.begun(id)).worker.ask("branch", step)
        assert isinstance(made, Listed)
        self._list(made)
        return self._shown(made)

    async def decided(self, id: str, what: str) -> None:
        """Do what the author has decided about a table:
        "agree" or "refuse" for those who are absent, "renew", "close".
        """
        if what == "close":
            self.close(id)
        elif what == "renew":
            await self.renew(id)
        else:
            await (await self.begun(id)).worker.ask("decide", what == "agree")

    async def renew(self, id: str) -> None:
        """Let a table go on with the cards that are on the disk now, if these have no error."""
        cards = await self._cards_now()
        await self._game_of(cards).ask("offer", "en")  # whoever asks is told the error of a card
        told = self._at().read(id)
        self._end_of(id)
        told.cards = cards.name
        self._at().keep(told)
        self._list(listed_in(told))
        self._begin_again(id)

    def close(self, id: str) -> None:
        """End a table for all."""
        if id not in self._known():
            raise UsageError(tr("this table is not there any more"))
        self._end_of(id)
        for link in self._listed.pop(id).links:
            self._links.pop(link, None)
            self.paces.pop(link, None)
        for number in self._at_table(id):
            self.seated.pop(number).send(msgspec.json.encode(TableTold("closed")))
        self._at().forget(id)

    def _shown(self, one: Listed) -> Listed:
        is_old = self._now is not None and one.cards != self._now
        return msgspec.structs.replace(one, here=len(self._at_table(one.id)), is_old=is_old)

    # -------------------------------------------------------------------------------------------- of links

    def seat_of(self, link: str) -> int | None:
        """The seat of a link; None if there is no table with it."""
        self._known()
        found = self._links.get(link)
        return found[1] if found is not None else None

    def takes(self, link: str) -> bool:
        """Whether a link may have one more connection."""
        most = MOST_OF_WATCHERS if self.seat_of(link) == WATCHER else MOST_OF_SEAT
        return self.paces[link].connections < most

    async def picture(self, link: str, language: str, card: str) -> bytes:
        """A card as SVG; b"" if there is none."""
        id, _ = self._links[link]
        svg, _ = await self._game_of(self._cards_of(id)).ask("picture", (language, card))
        if not svg and id in self.played:  # a table can begin with the cards of a scenario
            svg, _ = await self.played[id].worker.ask("picture", (language, card))
        assert isinstance(svg, bytes)
        return svg

    async def rules(self, link: str, language: str) -> bytes:
        """The rules as HTML; b"" if there are none in this language."""
        text, _ = await self._game_of(self._cards_of(self._links[link][0])).ask("rules", language)
        assert isinstance(text, bytes)
        return text

    async def join(self, link: str, language: str, send: Callable[[bytes], None], is_author: bool) -> int:
        """Let a browser take the seat of a link; return its number. is_author: whether the browser has the key."""
        id, seat = self._links[link]
        self._last += 1
        number = self._last
        self.seated[number] = Seated(link, id, seat, language[:LANGUAGES], send, is_author)
        await self._used_by(link, number, None)
        return number

    async def say(self, link: str, number: int, said: TableCommand) -> None:
        """Give a message of a browser to the process of its table, and wait until it is done."""
        if isinstance(said, ToLanguage) and number in self.seated:
            self.seated[number].language = said.language[:LANGUAGES]
        await self._used_by(link, number, said)

    async def _used_by(self, link: str, number: int, said: TableCommand | None) -> None:
        """Let a browser join, and say something; what that takes counts for the pace of its link."""
        one, begun, seconds = self.seated.get(number), time.monotonic(), 0.0
        if one is None:
            return
        try:
            seconds = await self._join(number, one)
            if said is not None:
                seconds += (await self.played[one.room].worker.ask("say", said, number))[1]
        except UsageError as error:
            seconds = min(time.monotonic() - begun, _WORST)
            one.tell(error.args[0])
        except KeyError:  # the table was closed, or its process has ended meanwhile
            pass
        self.paces[link].use(seconds)

    async def _join(self, number: int, one: Seated) -> float:
        """Let the process of a table know a browser, if it does not; return the seconds that this took."""
        played = await self.begun(one.room)
        if number in played.numbers or number not in self.seated:
            return 0.0
        played.numbers.add(number)
        _, seconds = await played.worker.ask("join", Joining(one.seat, one.language, one.is_author), number)
        self._later(self._game_of(self._cards_of(one.room)).ask("read", one.language))
        return seconds

    def leave(self, number: int) -> None:
        """Let a browser leave its table."""
        one = self.seated.pop(number, None)
        if one is not None:
            self._left[number] = one.link
            self._left = dict([*self._left.items()][-_MOST_LEFT:])
        played = self.played.get(one.room) if one is not None else None
        if played is not None and number in played.numbers:
            played.numbers.discard(number)
            played.used = time.monotonic()
            self._later(played.worker.ask("leave", None, number))

    # -------------------------------------------------------------------------------------------- what is there

    def _wanted(self) -> Wanted:
        wanted = self.workplace.wanted()
        if wanted is None:
            raise UsageError(tr("there are no cards yet"))
        return wanted

    def _where(self) -> Path:
        """The folder whose tables are kept."""
        return self._wanted().place.folder if self.workplace.demo else self.workplace.folder

    def _at(self) -> RoomStore:
        """The files of the tables. They are read once, and again when the author has begun a folder."""
        if self._store is None:
            self._store = store = RoomStore(self._where())
            found = [*store.known()]
            for told in reversed(found):
                self._list(listed_in(told))
            kept_cards.forget_others(store.cards, {told.cards for told in found})
        return self._store

    def _known(self) -> dict[str, Listed]:
        with suppress(UsageError):
            self._at()
        return self._listed

    def _list(self, made: Listed) -> None:
        self._listed[made.id] = made
        for at, link in enumerate(made.links):
            self._links[link] = made.id, at if at < len(made.links) - 1 else WATCHER

    def _at_table(self, id: str) -> list[int]:
        """The numbers of the browsers at a table."""
        return [number for number, one in self.seated.items() if one.room == id]

    async def _cards_now(self) -> CardsOfTables:
        """The cards that are on the disk now; they are copied, if that has not been done."""
        wanted, store = self._wanted(), self._at()
        cards = CardsOfTables("", *wanted)
        if not self.workplace.demo:
            cards = await asyncio.to_thread(kept_cards.kept, wanted, store.cards)
        self._now = cards.name
        self._cards[cards.name] = cards
        return cards

    def _cards_of(self, id: str) -> CardsOfTables:
        """The cards with which a table began."""
        name = self._listed[id].cards
        if name not in self._cards:
            self._cards[name] = kept_cards.read(self._at().cards, name) if name else CardsOfTables("", *self._wanted())
        return self._cards[name]

    # -------------------------------------------------------------------------------------------- processes

    def _worker(self, cards: CardsOfTables) -> Worker:
        if self._closed:
            raise UsageError(tr("the server ends"))
        if self._tidying is None:
            self._tidying = asyncio.ensure_future(self._tidy())
        languages = tuple(dict.fromkeys([*(one.language for one in self.seated.values()), "en"]))[:3]
        return Worker(Serving(cards, str(self._where()), languages), self._take, self._ended, self.seconds, BEGINNING)

    def _game_of(self, cards: CardsOfTables) -> Worker:
        """The process that opens tables with some cards, and draws these."""
        if cards.name not in self._games:
            self._games[cards.name] = self._worker(cards)
        return self._games[cards.name]

    def _prepare(self, cards: CardsOfTables) -> None:
        """Keep a process ready that can hold the next table at once."""
        if self._spare is not None and self._spare[0] != cards.name:
            self._spare[1].end()
            self._spare = None
        if self._spare is None:
            self._spare = cards.name, self._worker(cards), time.monotonic()

    def _taken(self, cards: CardsOfTables) -> Worker:
        """A process that can hold a table."""
        if self._spare is not None and self._spare[0] == cards.name:
            worker, self._spare = self._spare[1], None
            if worker.is_alive:
                return worker
        return self._worker(cards)

    async def begun(self, id: str) -> PlayedTable:
        """A table with its process, which is begun if there is none; raise UsageError if that cannot be done."""
        if id not in self._known():
            raise UsageError(tr("this table is not there any more"))
        played = self.played.get(id)
        if played is None:
            self._may_begin(id)
            worker = self._taken(self._cards_of(id))
            held = asyncio.ensure_future(worker.ask("hold", id))
            played = self.played[id] = PlayedTable(worker, held)
        played.used = time.monotonic()
        try:
            await asyncio.shield(played.held)
        except UsageError:
            if self.played.get(id) is played:
                self._end_of(id)
            raise
        return played

    def _may_begin(self, id: str) -> None:
        """Raise UsageError if the process of a table may not begin now."""
        now = time.monotonic()
        self._ends[id] = [at for at in self._ends[id] if now - at < PAUSE]
        if len(self._ends[id]) >= ENDS:
            raise UsageError(tr("the table was stopped {0} times; it can go on in a minute", ENDS))
        mine = self._listed[id]
        others = [
            one for one in self.played if (self._listed[one].root, self._listed[one].copy) == (mine.root, mine.copy)
        ]
        if mine.root and len(others) >= MOST_PLAYED:
            raise UsageError(
                tr("{0} tables that were opened from one are played already; leave one of them", len(others))
            )

    def _take(self, reply: TableReply) -> float:
        """Take a message of a process; return the seconds that it costs to send it on."""
        if isinstance(reply.data, Listed):
            self._list(reply.data)
            return 0.0
        if reply.what == "used":
            assert isinstance(reply.data, float)
            asker = self.seated.get(reply.number)
            link = asker.link if asker is not None else self._left.get(reply.number, "")
            if link in self.paces:
                self.paces[link].use(reply.data)
            return 0.0
        assert isinstance(reply.data, ToBrowsers)
        there = [self.seated[number] for number in reply.data.numbers if number in self.seated]
        for one in there:
            one.send(reply.data.data)
        return len(there) * (EACH_SENT + EACH_BYTE * len(reply.data.data))

    def _ended(self, worker: Worker, reason: str) -> None:
        """A process has ended by itself, or has taken too long."""
        self._games = {name: one for name, one in self._games.items() if one is not worker}
        if self._spare is not None and self._spare[1] is worker:
            self._spare = None
        for id in [id for id, one in self.played.items() if one.worker is worker]:
            del self.played[id]
            self._ends[id].append(time.monotonic())
            for number in self._at_table(id):
                self.seated[number].tell(reason)
            self._begin_again(id)

    def _begin_again(self, id: str) -> None:
        """Begin the process of a table again, if somebody is there."""
        for number in self._at_table(id):
            self._later(self._join_again(number))

    async def _join_again(self, number: int) -> None:
        if (one := self.seated.get(number)) is not None:
            try:
                await self._join(number, one)
            except UsageError as error:
                one.tell(error.args[0])

    def _end_of(self, id: str) -> None:
        if (played := self.played.pop(id, None)) is not None:
            played.worker.end()

    def _workers(self) -> list[Worker]:
        """All processes."""
        spare = [self._spare[1]] if self._spare is not None else []
        return [*self._games.values(), *(one.worker for one in self.played.values()), *spare]

    async def _tidy(self) -> None:
        """End the processes that nobody has used for a while, and those that hang while nobody asks them anything."""
        while True:
            await asyncio.sleep(TIDY)
            now = time.monotonic()
            for worker in self._workers():
                if worker.ready.done() and not worker.waiting:
                    self._later(worker.ask("ping"))
            for id, played in [*self.played.items()]:
                if not self._at_table(id) and not played.worker.waiting and now - played.used > _UNUSED:
                    self._end_of(id)
            used = {self._listed[id].cards for id in self.played if id in self._listed}
            for name in [name for name in self._games if name != self._now and name not in used]:
                if not self._games[name].waiting:
                    self._games.pop(name).end()
            if self._spare is not None and now - self._spare[2] > _SPARE:
                self._spare[1].end()
                self._spare = None

    def _later(self, doing: Coroutine[object, object, object]) -> None:
        """Do something without waiting for it."""
        task = asyncio.ensure_future(_tried(doing))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def stop(self) -> None:
        """End all processes for good."""
        self._closed = True
        for task in [*self._running, *([self._tidying] if self._tidying is not None else [])]:
            task.cancel()
        for worker in self._workers():
            worker.end()


async def _tried(doing: Coroutine[object, object, object]) -> None:
    with suppress(UsageError):
        await doing
