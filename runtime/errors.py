"""The exceptions of the runtime; the text of each is one sentence for the user."""

from __future__ import annotations

from ombre.translatable import tr


class RulesError(Exception):
    """Raised if the loaded modules contradict each other, or an effect does not end."""


class Refused(RulesError):
    """Raised when a game cannot be started with these players, options and decks.

    by: the names of the requirements and invariants that failed.
    """

    def __init__(self, message: str, by: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.by = by


class Broken(RulesError):
    """Raised by a game in debug mode after a unit that leaves an inconsistent state."""


class ChoiceError(ValueError):
    """Raised when an answer is not one of the options."""


class SaveError(ValueError):
    """Raised when a saved game is damaged, belongs to other rules, or has a newer format."""


class GameOver(Exception):
    """Raised by the statement `end`, so that the rest of the effect does not run; caught at the end of the unit."""


class Runaway(RulesError):
    """Raised when a unit runs more events and iterations than allowed; a layer adds the running abilities."""

    def __init__(self) -> None:
        super().__init__(tr("this never ends"))


class Unbounded(RulesError):
    """Raised when a number in play is beyond the limit; a layer adds the running abilities."""


class Unanswered(Exception):
    """Raised by a session at the first choice without an answer; when the answer is given, the unit is run again."""
