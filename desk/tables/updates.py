"""What browsers at a table are sent of its people, their wishes, and its chat."""

from __future__ import annotations

from collections.abc import Iterable

from ombre.prose.language.wording import Wording
from ombre.translatable import Translatable, tr

from .audience import SameSight
from .messages import SeatHere, Update
from .opening import wishes_shown
from .room import PROGRAM, ChatLine, Room

FAILED = tr("the rules of this game have failed here; an answer can be taken back, and its author can see why")
NO_ANSWER = tr("the bot has found no answer")
"""What is told in place of the sentences of faults, which name lines of files."""


def update_of(room: Room, here: set[int], sight: SameSight, said: Wording) -> Update:
    """What a seat is sent, without the scene, the log and the chat. here: the seats at which a browser is."""
    seat, problem = sight.seat, room.problem if sight.is_author or not room.problem else FAILED
    names = room.names  # without those that could mean another seat
    asked = room.choice.who if room.choice is not None else None
    people = tuple(
        SeatHere(names.get(at, ""), one.bot, at in here, round(one.used, 1), bool(one.bot) and at == asked)
        for at, one in enumerate(room.told.seats)
    )
    return Update(
        None,
        None,
        room.step,
        room.step,
        people,
        (),
        sight.language,
        wishes_shown(room, seat),
        room.can_redo == seat,
        seat in room.told.asked,
        room.told.clock,
        said.say(problem),
        bool(room.told.following),
        may_decide=any((room.people - one.agreed) - here for one in room.wishes.values()),
        is_over=room.is_over,
    )


def chat_told(room: Room, lines: Iterable[ChatLine], said: Wording) -> tuple[tuple[int | None, str], ...]:
    """Lines of the chat: who says each, from 0 (None for those who watch), and the text."""
    return tuple((one.seat, said.say(news(room, one)) if one.seat == PROGRAM else one.text) for one in lines)


def news(room: Room, line: ChatLine) -> Translatable:
    """What has happened at the table, as a sentence."""
    who = room.called(line.about)
    match line.news:
        case "undo":
            return tr("{0} has taken an answer back.", who)
        case "bot":
            return tr("A bot plays for {0} now: {1}.", who, line.level)
        case "person":
            return tr("{0} is played by a person now.", who)
        case "hurry":
            return tr("The bot of {0} was asked to play at once.", who)
        case "copy":
            return tr("The author has opened a copy of this game.")
        case "decided":
            return tr("The author has agreed for those who are not here.")
        case _:
            return tr("The author has refused for those who are not here.")
