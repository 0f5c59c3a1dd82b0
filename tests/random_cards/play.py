"""Play random cards: on boards with other cards, and in whole games from a set-up that puts the card on the table.

On a board, the card is offered, performed and met by other cards, with random answers. In a game, each answer is also
undone and given again, and given in a fork.
"""

from __future__ import annotations

import random
import re
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property

from ombre.compiler import model as m
from ombre.lab.pairs.boards import Boards
from ombre.lab.pairs.meetings import Meetings
from ombre.lab.pairs.testing import Tape
from ombre.runtime import flow
from ombre.runtime.errors import Broken, Refused, RulesError
from ombre.runtime.linker import Rules
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.game.loaded import Loaded

from .batch import FILE, Accepted, Fault, Stage, crash
from .cards import RandomCard
from .words import GameWords

ANSWERS = 12  # how many answers are given in a game of one card
OPTION = "random_card"
# A broken invariant is a fault of the card, not of the program: a random card can put any card anywhere.
RELIES = re.compile(r"(the invariant at [^;]* does not hold(; )?)+(; this came after|this came after|$)")
MOST_IDLE = 300  # units without a question after which a game is stopped; a card can forbid all actions
# A number that becomes too large, and a block that is repeated too often, are faults of the card as well.
LIMIT = re.compile(
    r"2147483647|the flow goes round and round|for these players and options|with these players and options"
)


@contextmanager
def impatient() -> Generator[None]:
    """Stop games in which nobody is asked earlier than in play."""
    patient, flow.MOST_IDLE = flow.MOST_IDLE, MOST_IDLE
    try:
        yield
    finally:
        flow.MOST_IDLE = patient


@dataclass
class Played:
    """The accepted cards of a batch in their linked game."""

    stage: Stage
    made: Accepted
    turn: str = ""  # as for `trials`

    @cached_property
    def loaded(self) -> Loaded:
        return Loaded(self.stage.project(self.made.cards, trials(self.stage.words, self.made.cards, self.turn)))

    @cached_property
    def rules(self) -> Rules:
        return self.loaded.rules

    @cached_property
    def boards(self) -> Boards:
        known = self.loaded.compiled.model
        return Boards(known, self.rules, Meetings(known))

    def prepare(self) -> None:
        """Compile and link the modules, and find out what the cards can do on a board."""
        assert self.boards.ground.placed

    def on_board(self, card: RandomCard, seed: str) -> Iterator[Fault]:
        """Play the card with another random card on a board."""
        chance = random.Random(seed)
        other = chance.choice(self.made.cards)
        placed = self.boards.ground.placed
        pair = (card.id, other.id if placed.get(other.id) else card.id)
        if not placed.get(card.id):
            return
        failure = self.boards.play(pair, Tape(seed).draw).failure
        if failure and not self._is_fair(failure):
            yield Fault(card.id, f"board: {plain(failure)}", f"{failure} (with {pair[1]}, seed {seed})")

    def _is_fair(self, failure: str) -> bool:
        """Whether a failure is a fault of the card, not of the program."""
        if "never ends" in failure:
            return any("repeat" in card.text for card in self.made.cards if card.id in failure)
        if "stay true whatever they do" in failure:  # a card forbids what the rule does
            return any("cannot" in card.text for card in self.made.cards)
        if "is not over after" in failure:  # a card begins again whatever would end
            return any("before step" in card.text for card in self.made.cards)
        if "which is out of its range" in failure and self.moves_a_bound:
            return True
        return RELIES.match(failure) is not None or LIMIT.search(failure) is not None

    @cached_property
    def moves_a_bound(self) -> bool:
        """Whether a card of the batch changes the bound of another number, which then can be beyond it."""
        known = self.loaded.compiled.model
        states = [state for kind in known.kinds.values() for state in kind.states]
        bounds = {state.most.property for state in states if state.most is not None}
        own = [known.cards[card.id].abilities for card in self.made.cards]
        return any(isinstance(node, m.Change) and node.property in bounds for node in m.walk(tuple(own)))

    @impatient()
    def in_game(self, card: RandomCard, seed: str) -> list[Fault]:
        """Play a game that begins with the card; each answer is undone and given again, and given in a fork."""
        chance = random.Random(seed)
        try:
            session = self.begin(card, chance, chance.random() < 0.3)
            found: list[Fault] = []
            for _ in range(ANSWERS):
                if session is None or session.choice is None or found:
                    break
                found += twice(card, session, chance.randrange(len(session.choice.options)))
            return found
        except (Broken, RulesError) as error:
            fair = self._is_fair(str(error))
            return [] if fair else [Fault(card.id, f"game: {plain(str(error))}", f"{error} (seed {seed})")]
        except Exception as error:
            return [Fault(card.id, f"game: {crash(error)}", f"{type(error).__name__}: {error} (seed {seed})")]

    def begin(self, card: RandomCard, chance: random.Random, log: bool) -> Session | None:
        """A game with the card; None if no number of players is possible."""
        known = [one for one in self.loaded.beginnings() if not one.startswith("random_")]
        beginning = card.id if card.kind in self.stage.words.known.beginnings else chance.choice(known or [""])
        number = 1 + self.made.cards.index(card)
        least, most = self.rules.players
        numbers = dict.fromkeys((min(max(2, least), most), least, most, *range(least, most)))
        for players, decks in ((one, decks) for decks in (False, True) for one in numbers):
            start = Start(players, chance.randrange(99), beginning, log=log, debug=True, options={OPTION: number})
            try:
                return Session(self.rules, replace(start, decks=self.stage.decks(players)) if decks else start)
            except Refused:
                continue
        return None


def twice(card: RandomCard, session: Session, index: int) -> Iterator[Fault]:
    """Give an answer, undo it, give it again, and give it in a fork; the digests must fit."""
    before, fork = session.digest(), session.fork()
    asked = session.choice
    copy = session.g.clone()
    session.take(index)
    after = session.digest()
    if fork.digest() != before or copy.digest() != before:
        yield Fault(card.id, "game: a copy has changed", f"after {index} to {asked}")
    fork.take(index)
    if fork.digest() != after:
        yield Fault(card.id, "game: a fork ends otherwise", f"after {index} to {asked}")
    session.undo()
    if session.digest() != before or session.choice != asked:
        yield Fault(card.id, "game: undo does not return", f"after {index} to {asked}")
    session.redo()
    if session.digest() != after:
        yield Fault(card.id, "game: redo ends otherwise", f"after {index} to {asked}")


def plain(failure: str) -> str:
    """A failure without names and numbers, so that equal failures can be recognized."""
    first = failure.partition("; this came after")[0]
    return re.sub(r"\d+", "N", re.sub(r"random_\w+", "CARD", re.sub(rf"{re.escape(FILE)}:\d+", "FILE", first)))[:160]


# --------------------------------------------------------------------------------------------------------- set-up


def trials(words: GameWords, cards: Sequence[RandomCard], turn: str = "") -> str:
    """A file with a part of the set-up that puts one of the cards on the table, and performs its slots.

    turn: a flow; the slots are then performed each time when it starts.
    """
    lines = ["extend game", f"  option {OPTION} number to {len(cards)}", ""]
    found = [trial(words, card, bool(turn)) for card in cards]
    lines += _where("setup random_cards_begin:", [put if turn else [*put, *does] for put, does in found])
    if turn:
        lines += ["", *_where(f"when {turn} starts:", [does for _, does in found])]
    return "\n".join(lines) + "\n"


def _where(head: str, bodies: Sequence[Sequence[str]]) -> list[str]:
    lines = [head]
    for number, body in enumerate(bodies, 1):
        lines += [f"  if {OPTION} = {number}:", *(f"    {line}" for line in body or ["nothing_ is 0"])]
    return lines


def trial(words: GameWords, card: RandomCard, is_open: bool) -> tuple[list[str], list[str]]:
    """The lines that put a card on the table, and those that perform its slots. is_open: whether all see the card."""
    chance = random.Random(card.id)
    if card.kind in words.known.beginnings:  # the game begins with it
        return [], []
    zones = [
        z
        for z in words.zones
        if not z.per and (not z.owner or words.fits(z.owner, "player")) and card.kind in words.kinds_in(z)
    ]
    zones = [z for z in zones if z.sight == "open"] if is_open else zones
    live = [z for z in zones if z.live]
    if not zones:
        return [f"put {card.id} in {words.zones[0].name}"], []
    found = chance.choice(live if live and chance.random() < 0.7 else zones)
    place = f"{found.name} of current" if found.owner else found.name
    lines = [f"put {card.id} in {place}"]
    one, player = f"a copy of {card.id} in {place}", "current"
    for above in words.known.above(card.kind):
        if isinstance(above.you, m.Read) and above.you.property.sort == "state":
            player = f"{above.you.property.name} of {one}"
            lines.append(f"{player} becomes current")
    slots = [
        s
        for s in words.slots(card.kind)
        if s not in words.parameters and any(line.strip().startswith(s) for line in card.lines)
    ]
    return lines, [f"perform {slot} of {one} as {player}" for slot in slots]
