"""Open tables: those of the author, and those that a link opens from another one."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from ombre.compiler.projects.places import UsageError
from ombre.translatable import tr
from ombre.workshop.bots.policy import BOTS

from .hosted_game import HostedGame, Origin, secret_seed
from .messages import Listed, Opening, WishShown
from .room import RANDOM, Room
from .room_store import RoomStore, listed_in

MOST_OPENED = 20  # next games of one table, and copies of it and of these that one seat can open
LINK_BYTES, _ID_BYTES = 18, 6  # of randomness


@dataclass
class Opener:
    """Opens tables of one game, and keeps them in files. cards: the name of the copy of the author's folder."""

    game: HostedGame
    store: RoomStore
    cards: str = ""
    seed: Callable[[], int] = secret_seed

    def open(self, wanted: Opening, root: str = "", names: Sequence[str] = (), copy: int = -1) -> Room:
        """Open a table; raise UsageError if it cannot begin. root, copy: see `RoomFile`."""
        origin, answers = wanted.origin, wanted.answers
        if wanted.saved:
            origin, answers = self.game.loaded(wanted.saved)
        room = Room.begin(
            self.game,
            origin.drawn(self.seed),
            secrets.token_urlsafe(_ID_BYTES),
            lambda: secrets.token_urlsafe(LINK_BYTES),
            wanted.bots,
            wanted.clock,
        )
        for index in answers:
            if (choice := room.choice) is None:
                break
            room.answer(choice.who, room.step, index)
        for seat, name in zip(room.told.seats, names, strict=False):
            seat.name = name
        room.told.title, room.told.cards = self._title(origin), self.cards
        room.told.root, room.told.copy = root, copy
        self.keep(room)
        return room

    def opened_by(self, room: Room, wanted: Opening, names: Sequence[str] = (), copy: int = -1) -> Room:
        """Open a table for the holder of a link of another one; raise UsageError if these have opened too many."""
        root = room.told.root or room.told.id
        if self.store.opened_from(root, copy) >= MOST_OPENED:
            raise UsageError(tr("too many tables were opened from this one; the author can close some"))
        return self.open(wanted, root, names, copy)

    def again(self, room: Room) -> Room:
        """Open the table of the next game, with the same people and bots. No seed is derived from another one."""
        told = room.told
        wanted = Opening(fresh(told.origin), tuple(one.bot for one in told.seats), clock=told.clock)
        return self.opened_by(room, wanted, [one.name for one in told.seats])

    def branch(self, room: Room, step: int, seat: int) -> Room:
        """Open a table on which one seat goes on alone from an earlier moment; bots play all others."""
        rules, told = room.session.rules, room.told
        usual = BOTS[2] if rules.worths or rules.returns else RANDOM
        bots = tuple("" if at == seat else one.bot or usual for at, one in enumerate(told.seats))
        made = self.opened_by(room, Opening(told.origin, bots, b"", told.clock, told.answers[: max(step, 0)]), (), seat)
        room.copy_opened()
        self.keep(room)
        return made

    def keep(self, room: Room) -> None:
        """Write a table into its file."""
        room.told.is_over = room.is_over
        self.store.keep(room.told)

    def _title(self, origin: Origin) -> str:
        printer = self.game.narrator(self.game.languages[0]).printer
        begun = self.game.table.compiled.model.cards.get(origin.beginning)
        return origin.scenario or (printer.name(begun) if begun is not None else printer.game_title)


def fresh(origin: Origin) -> Origin:
    """The same beginning, with another seed."""
    return msgspec.structs.replace(origin, seed=None, is_drawn=False)


def listed(room: Room) -> Listed:
    """A table in the list of the author."""
    room.told.is_over = room.is_over
    return msgspec.structs.replace(listed_in(room.told), wishes=wishes_shown(room), problem=room.problem)


def wishes_shown(room: Room, seat: int | None = None) -> tuple[WishShown, ...]:
    """What seats want, as it is told to a seat, or to the author."""
    people = room.people
    return tuple(
        WishShown(
            one.number,
            one.seat,
            str(one.command.__struct_config__.tag),
            getattr(one.command, "seat", -1),
            getattr(one.command, "level", ""),
            seat in people - one.agreed,
        )
        for one in room.wishes.values()
    )
