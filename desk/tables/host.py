"""One table: what browsers and the author ask is answered, and bots play. Each message is done in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from ombre.compiler.projects.places import UsageError
from ombre.prose.language.languages import language_for
from ombre.prose.language.wording import wording_for
from ombre.runtime.errors import SaveError
from ombre.sheets import FaceError, PrintError
from ombre.translatable import told, tr
from ombre.workshop.explain.why import Why
from ombre.workshop.game.loaded import CardErrors
from ombre.workshop.recording.files import free_id
from ombre.workshop.scenarios.scripts import sentence

from . import commands
from .audience import Audience, Browser, PastSight, SameSight
from .commands import Decides, TableCommand
from .messages import Joining, Opening, TableAbout, TableCall, TableReply, TableTold, ToBrowsers, Update
from .opening import Opener, listed
from .room import RANDOM, Room
from .scene import WATCHER
from .seat_log import SeatLog
from .thinking import BotAnswer, RecordedGame, Recording, Thinker, Thought
from .updates import FAILED, NO_ANSWER, chat_told, update_of

RESTS = 0.25  # seconds between two updates of those who watch, while bots play

Sending: TypeAlias = Callable[[TableReply], None]


class Host:
    """One table.

    opener: keeps it, and opens others. send: takes messages. now: seconds of a clock that goes forward.
    """

    def __init__(self, room: Room, opener: Opener, send: Sending, now: Callable[[], float]) -> None:
        self.room, self.opener, self.send, self.now = room, opener, send, now
        self.thinker = Thinker(opener.game.place, opener.game.extra)
        self.browsers: dict[int, Browser] = {}
        self.audiences: dict[SameSight, Audience] = {}
        self._listed: object = None
        self._shown, self._more = -RESTS, False  # the last update of those who watch; whether random bots pause

    # -------------------------------------------------------------------------------------------- calls

    def take(self, call: TableCall) -> None:
        """Do what a message asks."""
        try:
            if call.what == "join":
                assert isinstance(call.data, Joining)
                self._join(call.number, call.data)
            elif call.what == "say":
                assert isinstance(call.data, TableCommand)
                self._say(self.browsers.get(call.number), call.data)
            elif call.what == "leave":
                self._leave(call.number)
            else:
                self.send(TableReply("reply", call.number, self._asked(call)))
        except UsageError as error:
            self._refuse(call, told(error))
        except (CardErrors, FaceError, PrintError) as error:
            self._fail(call, told(error))
        except Exception as error:  # of a card: the server and the other tables go on
            self._fail(call, sentence(error))

    def _fail(self, call: TableCall, why: str) -> None:
        """Say that the game has failed; only the author is told why, because it can name lines of files and cards."""
        browser = self.browsers.get(call.number)
        is_author = call.what not in ("join", "say") or (browser is not None and browser.is_author)
        self._refuse(call, tr("the table cannot do this: {0}", why) if is_author else FAILED)

    def _refuse(self, call: TableCall, why: str) -> None:
        if call.what not in ("join", "say"):
            self.send(TableReply("problem", call.number, why))  # whoever has asked tells it in a language
            return
        browser = self.browsers.get(call.number)
        language = call.data.language if isinstance(call.data, Joining) else ""
        said = browser.said if browser is not None else wording_for(language)
        self._tell(call.number, TableTold("error", (said.say(why),)))

    def _asked(self, call: TableCall) -> object:
        match call.what:
            case "save":
                try:
                    return self.room.session.save()
                except SaveError as error:
                    raise UsageError(told(error)) from None
            case "branch":  # of the author, who knows all cards
                step, seats = msgspec.convert(call.data, int), self.room.told.seats
                answers = self.room.told.answers[: max(step, 0)]
                bots = tuple(one.bot for one in seats)
                made = self.opener.open(Opening(self.room.told.origin, bots, b"", self.room.told.clock, answers))
                if not self.room.is_over:
                    self.room.tell("copy")
                    self.begin()
                return listed(made)
            case "decide":
                self._decide(msgspec.convert(call.data, bool))
                return None
            case _:
                raise UsageError(tr("a table does not know this"))

    @property
    def is_idle(self) -> bool:
        """Whether nobody is at the table, and no bot thinks."""
        return not self.browsers and not self.thinker.waiting

    # -------------------------------------------------------------------------------------------- the game

    def begin(self) -> None:
        """Let bots answer, keep the table, and show it to all who are there."""
        self._play_on()
        self.show()

    def _play_on(self) -> None:
        room = self.room
        room.tick(self.now())
        self._more = False
        level = room.waiting_bot()
        if level == RANDOM:
            self._more = room.play_random_bots()
            room.tick(self.now())
            level = room.waiting_bot()
        if level and level != RANDOM:
            self.thinker.ask(Thought(room.told.origin, room.told.answers, level))
        self.opener.keep(room)
        for audience in self.audiences.values():
            audience.due = True

    @property
    def wait(self) -> float | None:
        """The seconds after which `rest` is to be called; None if that is not needed."""
        if self._more:
            return 0.0
        is_due = any(one.due for one in self.audiences.values() if one.numbers)
        return max(0.0, self._shown + RESTS - self.now()) if is_due else None

    def rest(self) -> None:
        """Go on with what was left for later."""
        if self._more:
            self._play_on()
        self._show_rarely()

    def _show_rarely(self) -> None:
        """Show the table to those who play, and to those who watch if their last update was a while ago."""
        is_time = self.now() - self._shown >= RESTS
        for one in self.audiences.values():
            if one.due and (is_time or one.sight.seat != WATCHER):
                self._show(one)
        if is_time:
            self._shown = self.now()

    def thought(self, answer: BotAnswer | RecordedGame | None) -> None:
        """Take up what a bot has found, or a game that was recorded."""
        if isinstance(answer, RecordedGame):
            self._recorded(answer)
        elif answer is not None and self.room.told.answers == answer.wanted.answers:
            self._thought(answer)

    def _thought(self, answer: BotAnswer) -> None:
        room, choice = self.room, self.room.choice
        if answer.wanted.browser:
            if (browser := self.browsers.get(answer.wanted.browser)) is not None:
                self._hint_told(browser, answer)
            return
        if choice is None:
            return
        if answer.problem:
            room.problem = answer.problem
        elif room.told.seats[choice.who].bot:
            room.answer(choice.who, room.step, answer.option)
        self._play_on()
        self._show_rarely()

    def _recorded(self, answer: RecordedGame) -> None:
        """Keep the scenario of a game for its author, and show it to who has asked for it."""
        wanted, made = answer.wanted, answer.recorded
        if made.text:
            self.room.told.tests = [*self.room.told.tests, made.text]
            self.opener.keep(self.room)
            self._list()
        if (browser := self.browsers.get(wanted.browser)) is not None:
            notes = map(browser.said.say, made.notes)
            self._tell(wanted.browser, TableTold("recorded", (made.text, *notes), fine=made.passes))

    def _hint_told(self, browser: Browser, answer: BotAnswer) -> None:
        choice, room = self.room.choice, self.room
        if choice is None or answer.problem:
            why = answer.problem if browser.is_author else NO_ANSWER
            self._tell(browser.number, TableTold("error", (browser.said.say(why),)))
            return
        narrator = room.game.narrator(browser.language, room.names)
        text = narrator.option(room.session.g, choice, choice.options[answer.option])
        self._tell(browser.number, TableTold("hint", (text,), index=answer.option))

    # -------------------------------------------------------------------------------------------- browsers

    def _join(self, number: int, said: Joining) -> None:
        room = self.room
        language = room.game.language(said.language)
        offer, narrator = room.game.offer(language), room.game.narrator(language)
        about = TableAbout(
            narrator.printer.game_title,
            said.seat if said.seat != WATCHER else None,
            len(room.told.seats),
            offer.languages,
            offer.bots,
            dict(narrator.printer.faces.pictures),
            said.is_author,
            not room.told.origin.is_drawn,
        )
        self._tell(number, about)
        audience = self._audience(said.seat, said.language, said.is_author)
        browser = self.browsers[number] = Browser(number, audience)
        self._show_all_to(browser)
        self.show()

    def _audience(self, seat: int, wanted: str, is_author: bool) -> Audience:
        said, language = wording_for(wanted), self.room.game.language(wanted)
        sight = SameSight(seat, language, language_for(wanted) or "en", is_author)
        if sight not in self.audiences:
            self.audiences[sight] = Audience(sight, SeatLog(self.room.game.narrator(language), seat), said)
        return self.audiences[sight]

    def _leave(self, number: int) -> None:
        browser = self.browsers.pop(number, None)
        if browser is not None:
            self.thinker.forget(number)
            self._without(browser)
            self.show()

    def _without(self, browser: Browser) -> None:
        """Let a browser be no part of its audience."""
        audience = browser.audience
        if browser.number in audience.numbers:
            audience.numbers.remove(browser.number)
        if not any(one.audience is audience for one in self.browsers.values() if one is not browser):
            self.audiences.pop(audience.sight, None)

    def _say(self, browser: Browser | None, said: TableCommand) -> None:
        if browser is None:
            return
        seat = browser.seat
        if seat == WATCHER and not said.watchers:
            raise UsageError(tr("only players can ask this"))
        match said.decides:
            case Decides.AUTHOR if not browser.is_author:
                raise UsageError(tr("only the author can do this"))
            case Decides.END if not self.room.is_over:
                raise UsageError(tr("this shows hidden cards, and waits until the game is over"))
            case Decides.ALL if not self._is_own(seat, said):
                self.room.wish(seat, said)
                self._grant()
            case _:
                self._do(browser, said)

    def _is_own(self, seat: int, said: TableCommand) -> bool:
        """Whether nobody else is asked: a player takes the own seat back, or goes to a table that is open already."""
        room = self.room
        takes_back = (
            isinstance(said, commands.ToBot) and said.seat == seat and not said.level and seat not in room.people
        )
        return takes_back or (isinstance(said, commands.ToAgain) and bool(room.told.following))

    def _do(self, browser: Browser, said: TableCommand) -> None:
        room, seat, number = self.room, browser.seat, browser.number
        match said:
            case commands.ToTake(step=step, index=index):
                room.answer(seat, step, index)
                self.begin()
            case commands.ToRedo():
                room.redo(seat)
                self.begin()
            case commands.ToAgree(fine=is_fine, number=wish):
                if (refused := room.agree(seat, wish, is_fine)) is not None:
                    self._tell_seat(refused, TableTold("refused", (room.called(seat),)))
                if browser.is_author and is_fine:
                    self._decide(is_fine, wish)
                else:
                    self._grant()
            case commands.ToChat(text=text):
                room.say(seat, text)
                self._changed()
            case commands.ToReport(step=step, text=text):
                room.report(seat, step, text)
                self._changed()
            case commands.ToName(text=text):
                room.call(seat, text)
                for audience in self.audiences.values():
                    audience.retold()
                self._changed()
            case commands.ToLanguage(language=language):
                self._without(browser)
                browser.audience, browser.past = self._audience(seat, language, browser.is_author), None
                self._show_all_to(browser)
            case commands.ToLook(step=step):
                self._look(browser, step)
            case commands.ToBot():
                self._let_play(seat, "")
            case commands.ToAgain():
                self._tell(number, TableTold("again", (room.told.following[seat if seat != WATCHER else -1],)))
            case commands.ToBranch(step=step):
                made = self.opener.branch(room, step, seat)
                self._list_other(made)
                self.show()  # nothing can be taken back any more
                self._tell(number, TableTold("branched", (made.link(seat),)))
            case commands.ToHint():
                self._hint(browser)
            case commands.ToRecord(text=title):
                self._record(browser, title)
            case commands.ToWhy(line=line, card=card):
                self._why(browser, line, card)
            case commands.ToText(card=card):
                self._text(browser, card)
            case _:
                raise UsageError(tr("a table does not know this"))

    def _changed(self) -> None:
        """Keep the table, and show it."""
        self.opener.keep(self.room)
        self.show()

    # -------------------------------------------------------------------------------------------- consent

    def _decide(self, is_fine: bool, number: int = 0) -> None:
        """Let the author decide for those who are absent; all are told."""
        absent = self.room.people - {one.seat for one in self.browsers.values()}
        if self.room.decide(absent, is_fine, number):
            self.room.tell("decided" if is_fine else "declined")
        self._grant()

    def _grant(self) -> None:
        """Do what all people at the table want."""
        while (wish := self.room.granted()) is not None:
            self._granted(wish.seat, wish.command)
        self.begin()

    def _granted(self, seat: int, command: TableCommand) -> None:
        room = self.room
        match command:
            case commands.ToUndo():
                room.undo(seat)
                room.tell("undo", seat)
            case commands.ToBot(seat=which, level=level):
                self._let_play(which, level)
            case commands.ToHurry():
                self.thinker.stop()
                if (choice := room.choice) is not None and room.told.seats[choice.who].bot:
                    room.answer(choice.who, room.step, len(choice.options) - 1)
                    room.tell("hurry", choice.who)
            case commands.ToAgain():
                made = self.opener.again(room)
                room.told.following = (*(one.link for one in made.told.seats), made.told.watch)
                self._list_other(made)
                for browser in self.browsers.values():
                    if browser.seat == seat:
                        self._tell(browser.number, TableTold("again", (made.link(seat),)))
            case _:
                raise AssertionError(command)

    def _let_play(self, seat: int, level: str) -> None:
        choice = self.room.choice
        if choice is not None and choice.who == seat:
            self.thinker.stop()
        self.room.let_play(seat, level)
        self.room.tell("bot" if level else "person", seat, level)
        self.begin()

    # -------------------------------------------------------------------------------------------- questions

    def _hint(self, browser: Browser) -> None:
        choice, room = self.room.choice, self.room
        if choice is None or choice.who != browser.seat:
            raise UsageError(tr("you are not asked anything"))
        bots = room.game.offer(browser.language).bots
        level = bots[min(2, len(bots) - 1)]
        self.thinker.ask(Thought(room.told.origin, room.told.answers, level, browser.number))

    def _record(self, browser: Browser, title: str) -> None:
        """Let the last move of a seat become a scenario."""
        room = self.room
        step = room.step if browser.past is None else browser.past.step
        asked = [at for at, who in enumerate(room.told.asked[:step]) if who == browser.seat or browser.seat == WATCHER]
        if not asked:
            raise UsageError(tr("there is no answer of yours to make a test of"))
        id = free_id(room.game.table.project, room.told.tests)
        answers, seat = room.told.answers[:step], room.told.asked[asked[-1]]
        self.thinker.ask(Recording(room.told.origin, answers, browser.number, seat, id, title or id))

    def _why(self, browser: Browser, line: int, wanted: str) -> None:
        room, seat = self.room, browser.seat
        session = room.session if browser.past is None else room.at(browser.past.step)
        why = Why(room.game.narrator(browser.language, room.names), seat, browser.is_author)
        if not wanted:
            cell = browser.log.cell(line)
            lines = why.chains.lines(session.g, cell) if cell is not None else []
        elif seat == WATCHER:
            raise UsageError(tr("only players can ask this"))
        else:
            lines = why.why_not(session.g, session.choice, wanted.replace("_", " "))
        self._tell(browser.number, TableTold("why", tuple(lines)))

    def _text(self, browser: Browser, card: str) -> None:
        game = self.room.game
        if card not in game.table.compiled.model.cards:
            raise UsageError(tr("there is no such card"))
        narrator = game.narrator(browser.language)
        self._tell(browser.number, TableTold("text", tuple(narrator.printer.plain(card)), card))

    # -------------------------------------------------------------------------------------------- what is shown

    def show(self) -> None:
        """Send what has changed to all who are there."""
        for audience in [*self.audiences.values()]:
            self._show(audience)
        self._shown = self.now()
        self._list()

    def _show(self, audience: Audience) -> None:
        """Send an audience what has changed since its last update; nothing, if that is nothing."""
        room, sight = self.room, audience.sight
        audience.due = False
        teller = room.game.teller(sight.language, room.names)
        scene = msgspec.Raw(msgspec.json.encode(teller.scene(room.session.g, room.choice, sight.seat, audience.keys)))
        log, is_same = audience.log.more(room.session.g), bytes(scene) == bytes(audience.scene)
        chat, audience.chat, audience.scene = self._chat_since(audience), room.told.said, scene
        update = self._update(audience)
        if is_same and not (log.lines or chat) and update == audience.last:
            return
        audience.last = update
        past = tuple(n for n in audience.numbers if self.browsers[n].past is not None)
        now = tuple(n for n in audience.numbers if self.browsers[n].past is None)
        made = msgspec.structs.replace(update, scene=None if is_same else scene, log=log, chat=chat)
        self._send(now, made)
        for number in past:
            looked = self.browsers[number].past
            assert looked is not None
            self._send((number,), msgspec.structs.replace(update, step=looked.step, chat=chat))

    def _show_all_to(self, browser: Browser) -> None:
        """Send a browser all that it shows of the present."""
        audience = browser.audience
        self._show(audience)  # the others are up to date then, too
        browser.past = None
        if browser.number not in audience.numbers:
            audience.numbers.append(browser.number)
        update = self._update(audience)
        chat = chat_told(self.room, self.room.told.chat, audience.said)
        made = msgspec.structs.replace(update, scene=audience.scene, log=audience.log.all(), chat=chat, is_all=True)
        self._send((browser.number,), made)

    def _look(self, browser: Browser, step: int) -> None:
        """Let a browser look at an earlier moment, or at the present again."""
        room = self.room
        if not 0 <= step < room.step:
            self._show_all_to(browser)
            return
        session = room.at(step)
        teller = room.game.teller(browser.language, room.names)
        browser.past = PastSight(step, SeatLog(teller.narrator, browser.seat))
        scene = msgspec.Raw(msgspec.json.encode(teller.scene(session.g, None, browser.seat, browser.past.keys)))
        update = self._update(browser.audience)
        log = browser.past.log.more(session.g)
        self._send((browser.number,), msgspec.structs.replace(update, scene=scene, log=log, step=step))

    def _update(self, audience: Audience) -> Update:
        """What an audience is sent, without the scene, the log and the chat."""
        here = {one.seat for one in self.browsers.values()}
        return update_of(self.room, here, audience.sight, audience.said)

    def _chat_since(self, audience: Audience) -> tuple[tuple[int | None, str], ...]:
        told, new = self.room.told, self.room.told.said - audience.chat
        return chat_told(self.room, told.chat[-new:], audience.said) if new > 0 else ()

    # -------------------------------------------------------------------------------------------- sending

    def _list(self) -> None:
        """Tell the author's list what has changed."""
        if (made := listed(self.room)) != self._listed:
            self._listed = made
            self.send(TableReply("listed", 0, made))

    def _list_other(self, made: Room) -> None:
        self.send(TableReply("listed", 0, listed(made)))

    def _tell_seat(self, seat: int, what: TableTold) -> None:
        for browser in self.browsers.values():
            if browser.seat == seat:
                self._tell(browser.number, what)

    def _tell(self, number: int, what: TableTold | TableAbout) -> None:
        self.send(TableReply("send", 0, ToBrowsers((number,), msgspec.json.encode(what))))

    def _send(self, numbers: tuple[int, ...], what: Update) -> None:
        if numbers:
            self.send(TableReply("send", 0, ToBrowsers(numbers, msgspec.json.encode(what))))
