"""All tables of a game: what browsers and the author ask is answered, and bots play. Each message is done in turn."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

import msgspec

from ombre.compiler.backends.sheet import FaceError, PrintError
from ombre.compiler.places import GameFolder, UsageError
from ombre.compiler.wording import Wording, wording_for
from ombre.runtime.errors import SaveError
from ombre.session.session import Session
from ombre.translatable import told, tr

from ..api.table import CardErrors
from ..explain.why import Why
from ..recording.files import free_id
from ..scenarios.scripts import sentence
from .hosted_game import HostedGame
from .messages import Joining, Listed, Opening, Saying, SeatHere, TableAbout, TableCall, TableReply, TableTold, Update
from .printed_game import PrintedGame
from .room import RANDOM, Room
from .room_store import RoomStore
from .scene import WATCHER, Keys
from .seat_log import SeatLog
from .thinking import BotAnswer, RecordedGame, Recording, Thinker, Thought

_LINK_BYTES, _ID_BYTES = 18, 6  # of randomness


Sending: TypeAlias = Callable[[TableReply], None]


@dataclass
class _Browser:
    """A browser that shows a table. step: the place in the game that it looks at; None for the present.

    language: of the game. said: messages in that of the page. is_author: whether it may see and write the game's files.
    """

    number: int
    room: str
    seat: int
    language: str
    log: SeatLog
    said: Wording
    keys: Keys = field(default_factory=Keys)
    step: int | None = None
    is_author: bool = False


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
        self.printed = PrintedGame(self.game)
        self.links: dict[str, tuple[str, int]] = {}
        self.hints: dict[str, int] = {}  # the browsers that wait for a hint, by the number of their room in the queue
        for kept in store.known():
            try:
                self._add(Room.again(self.game, kept))
            except (UsageError, CardErrors):
                continue  # its cards have changed; the file stays, and may fit again

    def begin(self) -> None:
        """Let the bots of all tables go on."""
        for room in list(self.rooms.values()):
            self._goes_on(room)

    # -------------------------------------------------------------------------------------------- calls

    def take(self, call: TableCall) -> None:
        """Do what a message asks."""
        try:
            if isinstance(call.data, Saying):
                self._say(call.number, call.data)
            elif isinstance(call.data, Joining):
                self._join(call.number, call.data)
            elif call.what == "leave":
                self._leave(call.number)
            elif call.what == "picture":
                self._picture(call.number, call.data)
            else:
                self.send(TableReply("reply", call.number, self._asked(call)))
        except (UsageError, CardErrors, FaceError, PrintError) as error:
            self._refuse(call, told(error))
        except Exception as error:  # of a card: the other tables go on
            self._refuse(call, tr("the table cannot do this: {0}", sentence(error)))

    def _refuse(self, call: TableCall, why: str) -> None:
        if isinstance(call.data, Saying | Joining):
            browser = self.browsers.get(call.number)
            said = browser.said if browser is not None else wording_for(call.data.language)
            self._tell(call.number, TableTold("error", (said.say(why),)))
        else:
            self.send(TableReply("problem", call.number, why))  # whoever has asked tells it in a language

    def _asked(self, call: TableCall) -> object:
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
            case "branch":
                id, step = msgspec.convert(data, tuple[str, int])
                return msgspec.to_builtins(self._listed(self._branch(self._room(id), step), self.game.languages[0]))
            case "rules":
                link, language = msgspec.convert(data, tuple[str, str])
                is_fine = link in self.links and language in self.game.languages
                return self.printed.rules(language) if is_fine else b""
            case "save":
                assert isinstance(data, str)
                return self._saved(self._room(data))
            case _:
                raise UsageError(tr("a table does not know this"))

    def _picture(self, number: int, data: object) -> None:
        """Draw a card for the holder of a link: an SVG, or b"" if there is none. It is sent when it is drawn."""
        link, language, card = msgspec.convert(data, tuple[str, str, str])
        room, _ = self.links.get(link, ("", 0))
        game = self.rooms[room].game if room in self.rooms else None
        if game is None or language not in game.languages or card not in game.table.compiled.model.cards:
            self.send(TableReply("reply", number, b""))
            return
        self.printed.card(game, language, card).add_done_callback(
            lambda made: self.send(TableReply("reply", number, made.result() if made.exception() is None else b""))
        )

    @property
    def languages(self) -> list[str]:
        """The languages in which somebody reads now."""
        return list(dict.fromkeys(one.language for one in self.browsers.values()))

    @staticmethod
    def _saved(room: Room) -> bytes:
        try:
            return room.session.save()
        except SaveError as error:
            raise UsageError(told(error)) from None

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

    def _branch(self, room: Room, step: int) -> Room:
        """Open a table that goes on from an earlier moment of another one, with bots where that has them."""
        told = room.told
        bots = tuple(one.bot for one in told.seats)
        return self._open(Opening(told.origin, bots, b"", told.clock, told.answers[: max(step, 0)]))

    def _again(self, room: Room, seat: int) -> str:
        """The table of the next game with the same people and bots; it is opened by the first player who wants it."""
        told = room.told
        if told.next not in self.rooms:
            if seat == WATCHER or room.session.choice is not None:
                raise UsageError(tr("the game is not over"))
            origin = msgspec.structs.replace(told.origin, seed=told.origin.seed + 1)
            made = self._open(Opening(origin, tuple(one.bot for one in told.seats), clock=told.clock))
            for one, before in zip(made.told.seats, told.seats, strict=True):
                one.name = before.name
            told.next = made.told.id
            self.store.keep(made.told)
            self._goes_on(room)
        return told.next

    def _add(self, room: Room) -> None:
        self.rooms[room.told.id] = room
        for at, seat in enumerate(room.told.seats):
            self.links[seat.link] = room.told.id, at
        self.links[room.told.watch] = room.told.id, WATCHER
        self.send(TableReply("links", 0, (*(one.link for one in room.told.seats), room.told.watch)))

    def _close(self, id: str) -> None:
        room = self._room(id)
        self.thinker.stop(id)
        for link in [link for link, (of, _) in self.links.items() if of == id]:
            del self.links[link]
        for browser in [one for one in self.browsers.values() if one.room == id]:
            self._tell(browser.number, TableTold("closed"))
            del self.browsers[browser.number]
        del self.rooms[id]
        self.store.forget(room.told.id)

    def _room(self, id: str) -> Room:
        if id not in self.rooms:
            raise UsageError(tr("this table is not there any more"))
        return self.rooms[id]

    def _listed(self, room: Room, language: str) -> Listed:
        told = room.told
        cards, printer = self.game.table.compiled.model.cards, self.game.narrator(language).printer
        begun = cards.get(told.origin.beginning)
        names, bots = tuple(one.name for one in told.seats), tuple(one.bot for one in told.seats)
        links = (*(one.link for one in told.seats), told.watch)
        here = sum(1 for one in self.browsers.values() if one.room == told.id)
        title = told.origin.scenario or (printer.name(begun) if begun is not None else printer.game_title)
        is_over, tests = room.session.choice is None, tuple(told.tests)
        return Listed(told.id, title, room.step, names, bots, links, is_over, here, room.reports, tests)

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

    def thought(self, answer: BotAnswer | RecordedGame | None) -> None:
        """Take up what a bot has found, or a game that was recorded."""
        if answer is None:
            return
        if isinstance(answer, RecordedGame):
            self._recorded(answer)
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

    def _recorded(self, answer: RecordedGame) -> None:
        """Keep the scenario of a game for its author, and show it to who has asked for it."""
        wanted, made = answer.wanted, answer.recorded
        room = self.rooms.get(wanted.room.removeprefix("record "))
        if room is not None and made.text:
            room.told.tests = [*room.told.tests, made.text]
            self.store.keep(room.told)
        if (browser := self.browsers.get(wanted.browser)) is not None:
            notes = map(browser.said.say, made.notes)
            self._tell(wanted.browser, TableTold("recorded", (made.text, *notes), fine=made.passes))

    def _hinted(self, number: int, room: Room, answer: BotAnswer) -> None:
        choice, browser = room.choice, self.browsers[number]
        if choice is None or answer.problem:
            self._tell(number, TableTold("error", (browser.said.say(answer.problem),)))
            return
        text = room.game.narrator(browser.language, room.names).option(
            room.session.g, choice, choice.options[answer.option]
        )
        self._tell(number, TableTold("hint", (text,), index=answer.option))

    # -------------------------------------------------------------------------------------------- browsers

    def _join(self, number: int, said: Joining) -> None:
        if said.link not in self.links:
            raise UsageError(tr("there is no such table"))
        id, seat = self.links[said.link]
        room = self.rooms[id]
        language = room.game.language(said.language)
        offer = room.game.offer(language)
        narrator = room.game.narrator(language)
        about = TableAbout(
            narrator.printer.game_title,
            seat if seat != WATCHER else None,
            len(room.told.seats),
            offer.languages,
            offer.bots,
            dict(narrator.printer.faces.pictures),
            said.is_author,
        )
        self._tell(number, about)
        log, told_in = SeatLog(narrator, seat), wording_for(said.language)
        self.browsers[number] = _Browser(number, id, seat, language, log, told_in, is_author=said.is_author)
        self._everybody(room)

    def _leave(self, number: int) -> None:
        browser = self.browsers.pop(number, None)
        if browser is not None and browser.room in self.rooms:
            self._everybody(self.rooms[browser.room])

    def _everybody(self, room: Room) -> None:
        for browser in [one for one in self.browsers.values() if one.room == room.told.id]:
            self._show(browser)

    def _say(self, number: int, said: Saying) -> None:
        browser = self.browsers.get(number)
        if browser is None:
            return
        room = self._room(browser.room)
        seat = browser.seat
        if self._played(room, seat, said):
            self._goes_on(room)
            return
        match said.do:
            case "name":
                room.call(seat, said.text)
                for one in [one for one in self.browsers.values() if one.room == room.told.id]:
                    one.log = SeatLog(room.game.narrator(one.language), one.seat)  # it is told with the new name
                self._goes_on(room)
            case "language":
                browser.language, browser.said = room.game.language(said.language), wording_for(said.language)
                browser.log = SeatLog(room.game.narrator(browser.language), seat)
                self._show(browser)
            case "look":
                step = said.step
                browser.step = step if 0 <= step < room.step else None
                browser.log = SeatLog(room.game.narrator(browser.language), seat)
                browser.keys = Keys()
                self._show(browser)
            case "bot":
                self._let_play(room, seat, said.seat, said.level)
            case "hurry":
                self.thinker.stop(room.told.id)
                choice = room.choice
                if choice is not None and room.told.seats[choice.who].bot and seat != WATCHER:
                    room.answer(choice.who, room.step, len(choice.options) - 1)
                self._goes_on(room)
            case "hint":
                self._hint(browser, room)
            case "record":
                self._record(browser, room, said)
            case "branch":
                made = self._branch(room, said.step)
                self._tell(number, TableTold("branched", (made.link(seat),)))
            case "again":
                id = self._again(room, seat)
                self._tell(number, TableTold("again", (self.rooms[id].link(seat),)))
            case "why":
                self._why(browser, room, said)
            case "text":
                self._text(browser, room, said.card)
            case _:
                raise UsageError(tr("a table does not know this"))

    def _played(self, room: Room, seat: int, said: Saying) -> bool:
        """Let a seat do what everybody at the table sees; return whether it is such a thing."""
        match said.do:
            case "take":
                room.answer(seat, said.step, said.index)
            case "undo":
                room.undo(seat)
            case "agree":
                if (refused := room.agree(seat, said.fine)) is not None:
                    self._tell_seat(room, refused, TableTold("refused", (room.names.get(seat, f"P{seat + 1}"),)))
            case "redo":
                room.redo(seat)
            case "chat":
                room.say(seat, said.text)
            case "report":
                room.report(seat, said.step, said.text)
            case _:
                return False
        return True

    def _let_play(self, room: Room, seat: int, which: int, level: str) -> None:
        """Let a bot play a seat: one's own, or one that nobody looks at."""
        if seat == WATCHER or not 0 <= which < len(room.told.seats):
            raise UsageError(tr("there is no such seat"))
        others = {one.seat for one in self.browsers.values() if one.room == room.told.id}
        if which != seat and which in others and not room.told.seats[which].bot:
            raise UsageError(tr("somebody sits there"))
        self.thinker.stop(room.told.id)
        room.let_play(which, level)
        self._goes_on(room)

    def _hint(self, browser: _Browser, room: Room) -> None:
        choice = room.choice
        if choice is None or choice.who != browser.seat:
            raise UsageError(tr("you are not asked anything"))
        offer = self.game.offer(browser.language)
        name = f"hint {room.told.id}"
        self.hints[name] = browser.number
        self.thinker.ask(Thought(name, room.told.origin, room.told.answers, offer.bots[min(2, len(offer.bots) - 1)]))

    def _record(self, browser: _Browser, room: Room, said: Saying) -> None:
        """Let the last move of a seat become a scenario. Only the author may see what all hands are."""
        if not browser.is_author:
            raise UsageError(tr("only the author can make tests"))
        step = room.step if browser.step is None else browser.step
        asked = [at for at, who in enumerate(room.told.asked[:step]) if who == browser.seat or browser.seat == WATCHER]
        if not asked:
            raise UsageError(tr("there is no answer of yours to make a test of"))
        name, id = f"record {room.told.id}", free_id(room.game.table.project, room.told.tests)
        answers, seat = room.told.answers[:step], room.told.asked[asked[-1]]
        self.thinker.ask(Recording(name, room.told.origin, answers, browser.number, seat, id, said.text or id))

    def _why(self, browser: _Browser, room: Room, said: Saying) -> None:
        session, seat = self._session(browser, room), browser.seat
        why = Why(room.game.narrator(browser.language, room.names), seat, browser.is_author)
        if not said.card:
            cell = browser.log.cell(said.line)
            lines = why.chains.lines(session.g, cell) if cell is not None else []
        elif seat == WATCHER:
            raise UsageError(tr("only players can ask this"))
        else:
            card = said.card.replace("_", " ")
            lines = why.why_not(session.g, session.choice, card)
        self._tell(browser.number, TableTold("why", tuple(lines)))

    def _text(self, browser: _Browser, room: Room, card: str) -> None:
        game = room.game
        if card not in game.table.compiled.model.cards:
            raise UsageError(tr("there is no such card"))
        narrator = game.narrator(browser.language)
        self._tell(browser.number, TableTold("text", tuple(narrator.printer.plain(card)), card))

    def _session(self, browser: _Browser, room: Room) -> Session:
        return room.session if browser.step is None else room.at(browser.step)

    def _show(self, browser: _Browser) -> None:
        room = self.rooms[browser.room]
        told = room.told
        session = self._session(browser, room)
        choice = room.choice if browser.step is None else None
        teller = room.game.teller(browser.language, room.names)
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
                browser.said.say(room.problem),
                told.next in self.rooms,
            ),
        )

    def _tell_seat(self, room: Room, seat: int, what: TableTold) -> None:
        for browser in self.browsers.values():
            if browser.room == room.told.id and browser.seat == seat:
                self._tell(browser.number, what)

    def _tell(self, number: int, what: Update | TableTold | TableAbout) -> None:
        self.send(TableReply("send", number, msgspec.json.encode(what)))
