"""A game in play, for Python programs: a session whose choices, log and result are text in the words of the cards.

A match shows everything, hidden cards too; `view` returns what one seat may know.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ombre.compiler.projects import files
from ombre.compiler.projects.places import UsageError
from ombre.dsl.diagnostics import did_you_mean
from ombre.runtime import NOTHING
from ombre.runtime import choices as runtime
from ombre.runtime.declared import Listener
from ombre.runtime.errors import ChoiceError
from ombre.session.causes import log
from ombre.session.session import Session
from ombre.session.view import UNKNOWN, Eyes, View, view
from ombre.translatable import tr

from ..game.loaded import Loaded
from ..game.notation import Notation
from ..game.options import number, offered

MOST_SHOWN = 8  # the most options that an error message lists


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to a choice, as text in the words of the cards: `P1 lights lamp`, `P2`, `yes`, `pass`.

    index: its index among the options. verb: the key of the verb, if the option is an action; else "".
    things: the numbers of the players and cards in the option; players are numbered from 0, and the number of a card
    never changes.
    """

    index: int
    text: str
    verb: str = ""
    things: tuple[int, ...] = ()

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Choice:
    """A question to one player.

    name: the name that the cards give to the chosen thing; "window" for an action in a window, "may" for an optional
    effect, "one" for an alternative, "order" for the order of waiting abilities.
    who: the seat that is asked, from 1. source: the id of the card that asks, or "" for a rule.
    """

    name: str
    who: int
    source: str
    options: tuple[Option, ...]

    def __str__(self) -> str:
        asks = f", for {self.source}" if self.source else ""
        return f"P{self.who}: {self.name}{asks}? {' | '.join(map(str, self.options))}"


@dataclass(frozen=True, slots=True)
class Event:
    """An event, as text in the words of the cards: `P1 draws 2`.

    key: the words of the verb, or `becomes KIND.PROPERTY.WORD`, `SCOPE starts`, `SCOPE ends`, `step NAME`.
    things: as for an option. source: the id of the card that caused the event, or "".
    """

    key: str
    text: str
    things: tuple[int, ...]
    source: str

    def __str__(self) -> str:
        return self.text


class Match:
    """One game in play: there is an open choice, or the game is over.

    `game.start(...)` returns a match. `session` is the session that it wraps, for programs
    that give the numbers of options and things in place of their texts.
    """

    def __init__(self, table: Loaded, session: Session) -> None:
        self.table = table
        self.session = session
        self._notation = Notation(table.rules)
        # The last choice of the session, and the same choice as a `Choice`.
        self._made: tuple[runtime.Decision | None, Choice | None] = (None, None)

    # ----------------------------------------------------------------------------------------- the choice at hand

    @property
    def choice(self) -> Choice | None:
        """The open choice, or None if the game is over."""
        asked = self.session.choice
        if asked is not self._made[0]:
            made = None
            if asked is not None:
                options = tuple(self._option(asked, index) for index in range(len(asked.options)))
                if asked.sort == "ability":
                    options = _numbered(options)
                made = Choice(asked.name, asked.who + 1, self._source(asked.source), options)
            self._made = (asked, made)
        return self._made[1]

    @property
    def legal_choices(self) -> tuple[Option, ...]:
        """The options of the open choice; none if the game is over."""
        return self.choice.options if self.choice is not None else ()

    def take(self, option: Option | int | str) -> None:
        """Take an option of the open choice, given as an `Option`, as its index or as its text."""
        self.session.take(self._index(option))

    def view(self, seat: int) -> View:
        """Return what the player of a seat, from 1, may know of the current state."""
        if not 1 <= seat <= self.players:
            raise UsageError(tr("there is no seat {0} in a game of {1}", seat, self.players))
        return view(self.session.g, seat - 1, self.session.choice)

    # -------------------------------------------------------------------------------------------- past and future

    def undo(self) -> bool:
        """Undo the last choice; return False if there is none."""
        return self.session.undo()

    def redo(self) -> bool:
        """Repeat the choice that was undone last; return False if there is none."""
        return self.session.redo()

    def fork(self) -> Match:
        """Return a copy of the match that continues independently."""
        return Match(self.table, self.session.fork())

    def replay(self, choices: Iterable[Option | int | str] | None = None) -> Match:
        """Return a new match with the same start, in which these choices are taken; by default, those of this match."""
        again = Match(self.table, Session(self.table.rules, self.session.start))
        for choice in self.choices if choices is None else choices:
            again.take(choice)
        return again

    @property
    def left_behind(self) -> tuple[str, ...]:
        """What of a saved game does not fit any more, in sentences; empty if everything fits."""
        refit = self.session.refit
        if refit is None:
            return ()
        told = [f"there is no '{lost}' any more" for lost in refit.lost]
        if refit.fitting < refit.given:
            told.append(f"only the first {refit.fitting} of {refit.given} answers fit to the cards and rules of today")
        return tuple(told)

    def save(self, path: str | os.PathLike[str] | None = None) -> bytes:
        """Return the match as bytes that `game.resume` reads; also write them to `path`, if given."""
        data = self.session.save()
        if path is not None:
            files.write(Path(path), data)
        return data

    # -------------------------------------------------------------------------------------------- the current position

    @property
    def players(self) -> int:
        return self.session.start.players

    @property
    def seed(self) -> int:
        return self.session.start.seed

    @property
    def beginning(self) -> str:
        """The id of the card that the game was started with, or ""."""
        return self.session.start.beginning

    @property
    def current(self) -> int:
        """The seat whose turn it is, from 1."""
        return self.session.g.current + 1

    @property
    def choices(self) -> tuple[int, ...]:
        """The index of each option that was taken until now."""
        return self.session.answers

    @property
    def result(self) -> str | None:
        """The word that the game ended with, or None if it is not over."""
        return self.session.g.result

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of the players who have won, from 1; () if the game is not over, or nobody has won.

        They are the players whom the game names as it ends, or else those to whom it returns the highest number.
        """
        return tuple(who + 1 for who in self.session.g.winners)

    @property
    def winner(self) -> int | None:
        """The seat of the winner, from 1; None if the game is not over, or has no single winner."""
        return self.winners[0] if len(self.winners) == 1 else None

    @property
    def returns(self) -> tuple[int, ...]:
        """The number that the finished game returns to each player, by seat; () if it is not over, or declares none."""
        return self.table.rules.returned(self.session.g) if self.result is not None else ()

    @property
    def log(self) -> tuple[Event, ...]:
        """All events, oldest first; empty if the match was started without a log."""
        return tuple(
            Event(key, self._notation.event(self.session.g, key, args), self._things(key, args), self._source(source))
            for key, args, source in log(self.session.g) or ()
        )

    def story(self, locale: str = "en") -> list[str]:
        """Return the log as lines of text in a natural language."""
        from ..narration.narrator import Narrator
        from ..printing.printer import Printer

        narrator = Narrator(Printer(self.table, locale))
        g = self.session.g
        return [line for key, args, _ in log(g) or () if (line := narrator.event(g, key, args))]

    def digest(self) -> str:
        """Return a short hash of the state; in two matches with equal hashes, equal choices have equal results."""
        return self.session.digest()

    def name(self, thing: int) -> str:
        """Return the name of a player, such as P1, or the id of a card."""
        return self.table.rules.name(self.session.g, thing)

    def __repr__(self) -> str:
        taken = len(self.choices)
        won = " and ".join(f"P{who}" for who in self.winners)
        ended = f"{self.result} for {won}" if won else self.result
        now = ended if ended is not None else str(self.choice)
        return (
            f"<Match of {self.table.project.game}: {self.players} players, seed {self.seed}, {taken} choices taken;"
            f" {now}>"
        )

    def __str__(self) -> str:
        """Return the whole table as text: zones with their cards, players with their properties."""
        return "\n".join(self._notation.board(self.session.g))

    # ------------------------------------------------------------------------------------------------- private methods

    def _option(self, asked: runtime.Decision, index: int) -> Option:
        option = asked.options[index]
        text = self._notation.option(self.session.g, asked, option)
        if option is None or option == NOTHING:
            return Option(index, text)
        if asked.sort == "offer":
            _, verb, args = offered(option)
            return Option(index, text, verb, self._known(asked.who, self._things(verb, args)))
        is_thing = self._notation.rules.is_thing(asked.sort)
        return Option(index, text, "", self._known(asked.who, (number(option),)) if is_thing else ())

    def _known(self, who: int, things: tuple[int, ...]) -> tuple[int, ...]:
        """Return the things that a player knows: an option may name an unseen card only by its place."""
        eyes = Eyes(self.session.g, who)
        return tuple(x for x in things if eyes.thing(x) != UNKNOWN)

    def _things(self, key: str, args: Sequence[int]) -> tuple[int, ...]:
        sorts = self._notation.sorts(key, args)
        return tuple(
            x for sort, x in zip(sorts, args, strict=True) if self._notation.rules.is_thing(sort) and x != NOTHING
        )

    def _source(self, source: Listener) -> str:
        card = source[1]
        return "" if card < self.players else self.name(card)

    def _index(self, option: Option | int | str) -> int:
        if isinstance(option, int):
            return option
        choices = self.legal_choices
        if isinstance(option, Option):
            if option in choices:
                return option.index
            raise ChoiceError(tr("'{0}' is an option of another choice; {1}", option, self._now()))
        for known in choices:
            if known.text == option:
                return known.index
        raise ChoiceError(
            tr("'{0}' cannot be chosen; {1}", option, did_you_mean(option, map(str, choices)) or self._now())
        )

    def _now(self) -> str:
        """Return the current options as text, for error messages."""
        texts = list(dict.fromkeys(map(str, self.legal_choices)))
        shown = ", ".join(texts[:MOST_SHOWN])
        if len(texts) > MOST_SHOWN:
            return tr("there is: {0}", tr("{0} and {1} more", shown, len(texts) - MOST_SHOWN))
        return tr("there is: {0}", shown) if texts else tr("the game is over")


def _numbered(options: Sequence[Option]) -> tuple[Option, ...]:
    """Return the options of a choice; equal texts, for several abilities of one card, get numbers."""
    texts = [option.text for option in options]
    return tuple(
        (
            replace(option, text=f"{option.text} {texts[: at + 1].count(option.text)}")
            if texts.count(option.text) > 1
            else option
        )
        for at, option in enumerate(options)
    )
