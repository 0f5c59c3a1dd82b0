"""The cards of a game as pictures, and its rules as text, for the browsers at its tables."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field

from ombre.workshop.printing.booklet import booklet, written
from ombre.workshop.printing.printer import Printer

from .hosted_game import HostedGame


@dataclass
class PrintedGame:
    """Draws in a thread: the typesetter lets other threads run. All that is made is kept."""

    game: HostedGame
    _pictures: dict[tuple[str, str], Future[bytes]] = field(default_factory=dict[tuple[str, str], "Future[bytes]"])
    _rules: dict[str, bytes] = field(default_factory=dict[str, bytes])
    _thread: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1))

    def card(self, game: HostedGame, language: str, card: str) -> Future[bytes]:
        """A card as SVG. game: that of its table, which can have the cards of a scenario, too."""
        key = language, card
        if key not in self._pictures:
            self._pictures[key] = self._thread.submit(_drawn, game.narrator(language).printer, card)
        return self._pictures[key]

    def undrawn(self, languages: Sequence[str]) -> str | None:
        """A card that nobody has asked for yet in some languages.

        When all are drawn, no time tells which cards are in play.
        """
        cards = self.game.table.compiled.model.cards
        return next((card for one in languages for card in cards if (one, card) not in self._pictures), None)

    def draw_ahead(self, languages: Sequence[str]) -> None:
        """Draw one card ahead."""
        for language in languages:
            if (card := self.undrawn([language])) is not None:
                self.card(self.game, language, card)
                return

    def rules(self, language: str) -> bytes:
        """The rules as HTML."""
        if language not in self._rules:
            printer = self.game.narrator(language).printer
            self._rules[language] = written(booklet(printer), printer, "html")
        return self._rules[language]


def _drawn(printer: Printer, card: str) -> bytes:
    job = printer.job([printer.model.cards[card]])
    job.fit()
    return next(iter(job.drawings().values()))
