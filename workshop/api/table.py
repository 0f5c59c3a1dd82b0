"""Open a game by name, with expansions, to play it and to print its texts; `import ombre` forwards to this module."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from ombre.compiler.projects.files import read_bytes
from ombre.compiler.projects.places import GameFolder, UsageError
from ombre.compiler.projects.project import open_game
from ombre.translatable import tr

from ..game.loaded import Loaded

if TYPE_CHECKING:  # a game that is only printed or checked needs nothing that plays
    from ombre.session.outcomes import Given

    from .match import Match


class Table(Loaded):
    """A game with its expansions: `start` starts a match, `text` prints a card."""

    def start(
        self,
        beginning: str | None = None,
        players: int | None = None,
        seed: int = 1,
        log: bool = True,
        debug: bool = False,
        options: Mapping[str, int | str] = MappingProxyType({}),
        decks: Mapping[int, str | os.PathLike[str]] = MappingProxyType({}),
        deal: Given = MappingProxyType({}),
        dice: Sequence[int] = (),
        forced: bool = False,
        refused: bool = False,
    ) -> Match:
        """Start a match at its first choice; equal arguments give the same match.

        beginning: the id of the card to start with; optional if the game has only one such card. players: by default,
        the smallest possible number. log: whether to keep all events. debug: whether to compare, after each unit, all
        cached values with a full scan of the state. options: the start options by name, as numbers or words. decks: for
        a seat, from 1, the name of a deck, or the file that declares the deck. deal: for a zone such as `talon` or
        `deck of P2`, the order of its cards after it is shuffled in the set-up: card ids, the top card first; or a list
        of such orders, one for each time that it is shuffled. Cards that are not named follow in random order. dice:
        the results of the first dice. forced: whether choices with a single option are asked, too; otherwise they are
        made without a question. refused: whether the log also has the events that were forbidden, with `cannot` before
        their key.
        """
        from ombre.runtime.errors import Refused
        from ombre.session.outcomes import NONE, outcomes
        from ombre.session.session import Session
        from ombre.session.start import Start

        from .match import Match

        known = self.beginnings()
        if beginning is None and len(known) > 1:
            raise UsageError(tr("say what to begin with: {0}", ", ".join(sorted(known))))
        card = self.beginning(beginning) if beginning is not None else "".join(known)
        given = self.options([f"{name}={value}" for name, value in options.items()])
        least, most = self.rules.players
        fixed = outcomes(deal, dice) if deal or dice else NONE
        brought = self.decks([f"P{seat}={os.fspath(deck)}" for seat, deck in decks.items()], players or most)

        def match(number: int) -> Match:
            start = Start(
                number, seed, card, log, debug, given, brought, outcomes=fixed, forced=forced, refused=refused
            )
            return Match(self, Session(self.rules, start))

        if players is not None:
            return match(self.players(players))
        least = max([least, *(seat + 1 for seat in brought)])
        for number in range(least, most):  # the beginning may require more players than the game does
            with suppress(Refused):
                made = match(number)
                made.session.ahead(lambda g, choice: 0)  # a set-up that asks is refused only after its questions
                return made
        return match(most)

    def resume(self, saved: bytes | str | os.PathLike[str], log: bool = True, debug: bool = False) -> Match:
        """Return the match of a saved game, which is given as bytes or as the path of a file.

        If the cards or rules have changed since, the match keeps what still exists, and goes on behind the last answer
        that fits; `left_behind` of the match says what does not fit.
        """
        from ombre.session.session import Session

        from .match import Match

        if isinstance(saved, bytes):
            return Match(self, Session.load(self.rules, saved, log, debug))
        return Match(self, Session.load(self.rules, read_bytes(Path(saved), is_named=True), log, debug))

    def text(self, card: str, locale: str = "en") -> str:
        """Return the name of a card and the paragraphs of its text in a natural language, each on its own line."""
        from ombre.compiler.card_words import pick_card  # a game that is only played needs no model

        from ..printing.printer import Printer

        printer = Printer(self, locale)
        return "\n".join(printer.plain(pick_card(card, [printer.model])))

    def __repr__(self) -> str:
        return f"<Table of {self.project.game}: {', '.join(self.project.sets)}>"


def load(game: str | os.PathLike[str], with_: str | os.PathLike[str] | Sequence[str | os.PathLike[str]] = ()) -> Table:
    """Open a game: by its name, or by the path of its folder or of a folder of cards for it.

    A name is that of a game that ships with ombre, or of a game around the current folder. with_: the expansions, by
    name or as folders of cards.
    """
    wanted = [with_] if isinstance(with_, str | os.PathLike) else with_
    return open_table(os.fspath(game), [os.fspath(one) for one in wanted])


def open_table(game: str | GameFolder, extra: Sequence[str] = ()) -> Table:
    """Open a game that is found already, or by its name or path; with expansions by name or path."""
    return Table(open_game(game, extra))
