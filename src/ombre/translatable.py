"""Messages that can be translated: English texts that keep their templates and arguments.

Each folder may write them; `prose/language/wording.py` has the translations.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self


class Translatable(str):
    """An English message that keeps its template and arguments, so that it can be translated.

    An argument is either another message, or a text that is not translated, such as code or a word of the game.
    """

    template: str
    args: tuple[str, ...]

    def __new__(cls, template: str, args: tuple[str, ...] = ()) -> Self:
        made = super().__new__(cls, template.format(*args))
        made.template, made.args = template, args
        return made

    def __reduce__(self) -> tuple[object, ...]:
        return Translatable, (self.template, self.args)


def tr(template: str, *args: object) -> Translatable:
    """A message from a template with `{0}`, `{1}` ... and its arguments; an error stands for its message."""
    return Translatable(template, tuple(_said(arg) for arg in args))


def _said(arg: object) -> str:
    return arg if isinstance(arg, str) else told(arg) if isinstance(arg, Exception) else str(arg)


def listed(parts: Iterable[str], between: str = ", ") -> Translatable:
    """A message that lists several words or messages."""
    args = tuple(parts)
    return Translatable(between.join(f"{{{at}}}" for at in range(len(args))), args)


class Counted(Translatable):
    """A message with a number; it has one template for the number 1 and one for all other numbers."""

    many: str
    number: int

    def __new__(cls, one: str, many: str, number: int) -> Self:
        made = super().__new__(cls, one if number == 1 else many, (str(number),))
        made.template, made.many, made.number = one, many, number
        return made

    def __reduce__(self) -> tuple[object, ...]:
        return Counted, (self.template, self.many, self.number)


def ntr(one: str, many: str, number: int) -> Translatable:
    """A message with a number, from two templates such as `{0} error` and `{0} errors`."""
    return Counted(one, many, number)


NO_TEXT = Translatable("")


def told(error: Exception) -> str:
    """The message of an error, which can be translated if the error was raised with one that can."""
    first = error.args[0] if error.args else None
    return first if isinstance(first, Translatable) else str(error)
