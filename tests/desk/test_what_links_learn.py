"""Whoever holds a link learns what its seat may know, whatever it sends: random messages at two deals of one game.

A game is played with random messages from the link of a seat, or from that of those who watch, while the other people
are there, slow, or absent. Then it is played again with other cards in place of those that the seat has never seen, and
with the same messages and moves. Whoever has one option only is asked, too, so that this is a
move. Until a move of the others is not possible in the second deal, all that the link is
sent must be the same. The commands are drawn from the protocol (`commands.COMMANDS`).
"""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
import pytest

from ombre.compiler.projects.places import place_of, shipped_game
from ombre.desk.tables.commands import COMMANDS, TableCommand
from ombre.desk.tables.host import Host
from ombre.desk.tables.hosted_game import HostedGame, Origin, seed_of_bot
from ombre.desk.tables.messages import Opening
from ombre.desk.tables.opening import Opener
from ombre.desk.tables.room_store import RoomStore
from ombre.desk.tables.scene import WATCHER
from ombre.desk.tables.thinking import BotAnswer, Recording, Thought
from ombre.prose.sentences.declared_words import verb_id
from ombre.runtime.flow import Play
from ombre.runtime.state import Happened
from ombre.runtime.zones import Board
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.session.view import UNKNOWN, clues_of, told, view
from ombre.workshop.bots.policy import bot

from ..budget import LONG
from ..caches import own_cache
from .at_tables import FIXTURES, Browsers

GAMES = {
    "hearts": "",
    "crazy_eights": "",
    "gin_rummy": "",
    "crossfire": "crossfire",
    "srtcg": "duel",
    "bluff": "new_moon",
    "thicket": "spring",  # its rules can fail
}
PUBLISHING = ("thicket",)
"""Games whose rules publish what hidden cards are worth. There, the second game counts until the rules show another."""
MESSAGES = 80
SEQUENCES = int(os.environ.get("OMBRE_SEQUENCES", "2000" if LONG else "6"))
SLICES = 40 if LONG else 1
WORDS = ("", "random", "hasty", "greedy", "thorough", "en", "fr", "P2", "x", "\u202e", "[Ann]* {x}")
MAKE = "_make"  # the method that makes the things of a game
PRESENT, SLOW, ABSENT = 1.0, 0.2, 0.0  # how often somebody who could do something does it

Option = Any


class NotPossible(Exception):
    """Raised if a move of the first game is not possible in the second."""


@dataclass
class Played:
    """What is kept of the first game for the second.

    moves: of others. questions: who is asked what after each message. sent: what the link was sent after each message.
    seen: the things that the seat has known. cards: the printed cards of all things.
    """

    moves: list[tuple[str, Option]] = field(default_factory=list[tuple[str, Option]])
    questions: list[str] = field(default_factory=list[str])
    sent: list[list[str]] = field(default_factory=list[list[str]])
    seen: set[int] = field(default_factory=set[int])


class World:
    """A table in one of the two deals. other: the moves of the first one, or None in that one itself."""

    def __init__(self, game: HostedGame, store: Path, beginning: str, seed: int, other: Played | None) -> None:
        self.chance, self.moving, self.played = random.Random(seed), random.Random(-seed), Played()
        self.moves = iter(other.moves) if other is not None else None
        self.is_over, self.moved, self.seed = False, 0, seed
        numbers = count(1 << 256 | seed << 8)
        self.browsers = Browsers(Opener(game, RoomStore(store), "", lambda: next(numbers)))
        least, most = game.table.rules.players
        players = min(max(self.chance.choice((2, 3, 4)), least), most)
        self.eyes = self.chance.choice([*range(players), WATCHER])
        self.present = [self.chance.choice((PRESENT, SLOW, ABSENT)) for _ in range(players)]
        bots = tuple("" if self.chance.random() < 0.8 or at == self.eyes else "random" for at in range(players))
        self.links = self.browsers.opened(Opening(Origin(players, None, beginning), bots))
        self.mine = [self.browsers.join(self.links[self.eyes if self.eyes != WATCHER else -1])]
        self.others = {
            at: self.browsers.join(self.links[at]) for at in range(players) if at != self.eyes and self.present[at]
        }
        self.room = self.browsers.at[self.mine[0]].room
        self.read: Happened | None = None
        self.questions = iter(other.questions) if other is not None else None
        self.known()
        self.asked()

    def move(self, session: Session) -> int:
        """The answer of somebody else to a question: a random one in the first game, the same one in the second."""
        choice = session.choice
        assert choice is not None
        question = f"{choice.who} {choice.name} {choice.sort} {self.events(session.g)}"
        self.moved += 1
        if self.moves is None:
            index = self.moving.randrange(len(choice.options))
            self.played.moves.append((question, choice.options[index]))
            return index
        asked, option = next(self.moves, ("", None))
        if asked != question or option not in choice.options:
            self.is_over = True  # a move of the first game is not possible here
            raise NotPossible
        return choice.options.index(option)

    def events(self, g: Play) -> str:
        """How many events there were that are told:
        what others have drawn or done because of their cards is no secret.
        """
        narrator = self.browsers.opener.game.narrator("en")
        keys = [event[1] for event in g.happened()]
        verbs = narrator.model.verbs
        return f"after {sum(not (key in verbs and narrator.locale.untold(verb_id(key))) for key in keys)} events"

    def known(self) -> None:
        """Keep what the seat knows now of the game, or has seen in its log."""
        g, seen = self.room.session.g, self.played.seen
        seen.update(x for x in range(len(g.card)) if g.seers(x) >> self.eyes & 1)
        seen.update(clues_of(g, self.eyes))
        seen.update(x for _, arguments in told(g, self.eyes, self.read) for x in arguments if x != UNKNOWN)
        self.read = g.history
        self.is_over = self.is_over or self.room.is_over  # then all cards may be known

    def asked(self) -> None:
        """Compare when somebody else is asked what: in the second game they can have more or fewer possibilities."""
        choice, g = self.room.choice, self.room.session.g
        question = f"after {self.moved} moves of others"
        if choice is not None and choice.who != self.eyes:
            question += f" {choice.who} {choice.name} {choice.sort} {g.pc} {self.events(g)}"
        if self.room.told.origin.beginning in [GAMES[name] for name in PUBLISHING]:
            question += f" {view(g, self.eyes)}"
        if self.questions is None:
            self.played.questions.append(question)
        elif next(self.questions, None) != question:
            self.is_over = True

    def step(self) -> None:
        """Let the link send a message, and let the others do something."""
        browser = self.chance.choice(self.mine)
        host = self.browsers.at[browser]
        said = self.message(host)
        before = {one: len(self.browsers.sent[one]) for one in self.mine}
        self.say(browser, **msgspec.to_builtins(said))
        self.others_do()
        new = [self.browsers.sent[one][before.get(one, 0) :] for one in self.mine]
        seeds = [str(host.room.told.origin.seed) for host in self.browsers.hosts.values()]
        assert not any(seed in json.dumps(one) for one in new for seed in seeds), "no seat is told a seed"
        self.played.sent.append([json.dumps(one, sort_keys=True) for one in new])
        for one in [message for messages in new for message in messages if message["do"] in ("again", "branched")]:
            if len(self.mine) < 4 and not self.is_over:
                self.mine.append(self.browsers.join(one["lines"][0]))
                self.browsers.sent[self.mine[-1]] = []
        if not self.is_over:
            self.known()
            self.asked()

    def say(self, browser: int, do: str, **more: object) -> None:
        """Let a browser say something; what the seat knows then, it may have forgotten after the next message."""
        self.browsers.say(browser, do, **more)
        if not self.is_over:
            self.known()

    def message(self, host: Host) -> TableCommand:
        """A random message: any command there is, with values that mean something, and some that do not."""
        room = host.room
        choice = room.choice
        if choice is not None and choice.who == self.eyes and self.chance.random() < 0.5:
            options = len(choice.options)
            return next(
                made
                for one in COMMANDS
                if "index" in {part.name for part in msgspec.structs.fields(one)}
                for made in [
                    msgspec.convert({"do": "take", "step": room.step, "index": self.chance.randrange(options)}, one)
                ]
            )
        made = self.chance.choice(COMMANDS)
        cards = list(self.browsers.opener.game.table.compiled.model.cards)
        values: dict[str, Any] = {"do": made.__struct_config__.tag}
        for part in msgspec.structs.fields(made):
            if part.type is bool:
                values[part.name] = self.chance.random() < 0.5
            elif part.type is int:
                number = self.chance.choice((-1, 0, 1, 2, 3, room.step, room.step - 1, self.chance.randrange(200)))
                values[part.name] = number
            else:
                values[part.name] = self.chance.choice((*WORDS, self.chance.choice(cards)))
        return msgspec.convert(values, made)

    def others_do(self) -> None:
        """Let those who are there answer, agree or refuse."""
        for seat, browser in self.others.items():
            if self.is_over or self.chance.random() >= self.present[seat]:
                continue
            for wish in [*self.room.wishes.values()]:
                if seat in self.room.people - wish.agreed:
                    self.say(browser, "agree", number=wish.number, fine=self.chance.random() < 0.5)
            choice = self.room.choice
            if choice is not None and choice.who == seat and not self.room.told.seats[seat].bot:
                try:
                    index = self.move(self.room.session)
                except NotPossible:
                    return
                self.say(browser, "take", step=self.room.step, index=index)


@dataclass
class Dealt:
    """Makes things: with other printed cards, if there are any for them."""

    cards: dict[int, int] = field(default_factory=dict[int, int])

    @contextmanager
    def dealing(self, world: list[World]) -> Generator[None]:
        """Let games be dealt like this, and bots play like other people: the same moves in the second game."""
        made, moved = getattr(Board, MAKE), Board.move

        def make(g: Board, kind: int, numbers: tuple[int, ...], owner: int) -> int:
            first: int = made(g, kind, numbers, owner)
            for x in range(first, first + len(numbers)):
                if x in self.cards:
                    g.card[x] = g.face[x] = self.cards[x]
            return first

        def move(g: Board, x: int, zone: int, bottom: bool = False) -> None:
            moved(g, x, zone, bottom)
            if g.where[x] >= 0 and g.seers(x) >> world[0].eyes & 1:
                world[0].played.seen.add(x)  # perhaps only for a moment: a card that the set-up turns up and puts back

        def moving(session: Session) -> int:
            return world[0].move(session)

        def bot(level: str, seed: int, rules: object) -> Callable[[Session], int]:
            return moving

        def word(size: int) -> str:
            return f"word{next(words)}"

        def thinker(place: object, extra: object) -> InlineThinker:
            return InlineThinker(world)

        words = count()
        with (
            mock.patch.object(Board, MAKE, make),
            mock.patch.object(Board, "move", move),
            mock.patch("ombre.desk.tables.hosted_game.Start", partial(Start, forced=True)),
            mock.patch("secrets.token_urlsafe", word),
            mock.patch("ombre.desk.tables.room.bot", bot),
            mock.patch("ombre.desk.tables.host.Thinker", thinker),
        ):
            yield


class InlineThinker:
    """Thinks at once: bots that play move like other people; a hint is what a bot says that plans."""

    def __init__(self, world: list[World]) -> None:
        self.world, self.waiting, self.pipe = world, list[Any](), None

    def ask(self, thought: Thought | Recording) -> None:
        self.waiting.append(thought)

    def forget(self, browser: int) -> None:
        pass

    def stop(self) -> None:
        self.waiting = []

    def close(self) -> None:
        pass


def hint(world: World, host: Host, thought: Thought) -> int:
    """What a bot would do that plans, in every third sequence; the seat that asks must learn nothing by it."""
    choice, session = host.room.choice, host.room.session
    assert choice is not None
    if world.seed % 3:
        return 0
    return bot("hasty", seed_of_bot(thought.origin, choice.who) % 1000, session.rules)(session.fork())


def think(world: World) -> None:
    """Let the bots of all tables answer that were asked."""
    for host in world.browsers.hosts.values():
        thinker = host.thinker
        assert isinstance(thinker, InlineThinker)
        for _ in range(20):
            if not thinker.waiting or world.is_over:
                break
            thought, choice = thinker.waiting.pop(0), host.room.choice
            if isinstance(thought, Thought) and choice is not None and thought.answers == host.room.told.answers:
                try:
                    index = hint(world, host, thought) if thought.browser else world.move(host.room.session)
                except NotPossible:
                    return
                host.thought(BotAnswer(thought, index))
                world.known()


def play(game: HostedGame, store: Path, beginning: str, seed: int, dealt: Dealt, other: Played | None = None) -> World:
    """Play a sequence of messages."""
    holder: list[World] = []
    with dealt.dealing(holder):
        world = World.__new__(World)
        holder.append(world)
        try:
            world.__init__(game, store, beginning, seed, other)  # type: ignore[misc]
            for _ in range(MESSAGES):
                if world.is_over:
                    break
                world.step()
                think(world)
        except NotPossible:
            world.is_over = True
    return world


def another_deal(world: World, seed: int) -> Dealt:
    """Other printed cards for the things that the seat has never seen; those of one owner and back are exchanged."""
    g, chance, cards = world.room.session.g, random.Random(seed), dict[int, int]()
    alike: dict[tuple[int, int, int], list[int]] = {}
    for x in range(g.players, len(g.card)):
        if x not in world.played.seen and g.card[x] >= 0:
            alike.setdefault((g.kind[x], g.owner[x], g.back[x]), []).append(x)
    for things in alike.values():
        printed = [g.card[x] for x in things]
        chance.shuffle(printed)
        cards |= {x: card for x, card in zip(things, printed, strict=True) if card != g.card[x]}
    return Dealt(cards)


def first_difference(one: list[str], two: list[str]) -> str:
    """Where what was sent in the two games differs."""
    pairs = zip("".join(one), "".join(two), strict=False)
    at = next((at for at, (left, right) in enumerate(pairs) if left != right), -1)
    return f"\n{''.join(one)[max(0, at - 200) : at + 60]}\n{''.join(two)[max(0, at - 200) : at + 60]}"


@pytest.mark.sampled
@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize("name", GAMES)
def test_a_link_learns_what_its_seat_may_know(name: str, part: int, tmp_path: Path) -> None:
    place = place_of(FIXTURES / name).place if (FIXTURES / name).is_dir() else shipped_game(name)
    game, changed, compared = HostedGame(place), 0, 0
    with own_cache(tmp_path / "cache"):
        for seed in range(part, SEQUENCES, SLICES):
            first = play(game, tmp_path / "first", GAMES[name], seed, Dealt())
            dealt = another_deal(first, seed)
            changed += bool(dealt.cards)
            second = play(game, tmp_path / "second", GAMES[name], seed, dealt, first.played)
            same = list(zip(first.played.sent, second.played.sent, strict=False))
            same = same[:-1] if second.is_over else same
            compared += len(same)
            for number, (one, two) in enumerate(same):
                assert one == two, f"{name}, seed {seed}, message {number}: {first_difference(one, two)}"
            for kept in ("cache/tables", "first", "second"):
                shutil.rmtree(tmp_path / kept, ignore_errors=True)
    assert changed, "in some deal, the cards differ"
    assert compared > 10 * (SEQUENCES // SLICES)
