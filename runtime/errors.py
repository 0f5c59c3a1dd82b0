"""What can go wrong at run time, as exceptions whose text is one sentence for the person who meets it."""

from __future__ import annotations


class RulesError(Exception):
    """Raised when the loaded cards contradict each other or would never end."""


class Refused(RulesError):
    """Raised when a game cannot be started with these players, options and decks. by: the names of what refuses it."""

    def __init__(self, message: str, by: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.by = by


class Broken(RulesError):
    """Raised by a game in debug mode after a unit that leaves it in a state no game may be in."""


class ChoiceError(ValueError):
    """Raised when an answer is not one of the options."""


class SaveError(ValueError):
    """Raised when a saved game is damaged, of other rules, or of a newer format."""


class GameOver(Exception):
    """Raised by `end` so that nothing after it in the same effect happens; caught at the end of the unit."""


class Runaway(RulesError):
    """Raised when one unit holds more steps than any game needs; a unit says of it where in the cards that was."""

    def __init__(self) -> None:
        super().__init__("this never ends")


class Unbounded(RulesError):
    """Raised when a number in play grows too large; likewise."""


class Unanswered(Exception):
    """Raised by a session at the first choice without an answer; the unit is run again when there is one."""
