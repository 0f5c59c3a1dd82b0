"""Add a note to an error from generated code: the lines of the `.card` files in its traceback.

The source map of a module is read only when there is an error.
"""

from __future__ import annotations

import linecache
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache, lru_cache
from traceback import walk_tb
from types import FrameType, TracebackType
from typing import NamedTuple

from ombre.runtime.errors import RulesError, Runaway, Unanswered, Unbounded
from ombre.runtime.flow import Play
from ombre.runtime.linker import Layer, Rules
from ombre.runtime.records import Ability, Module
from ombre.translatable import told, tr

_HEAD = "In the cards, the innermost last:"
_MOST = 20  # most places in one note


class CardLine(NamedTuple):
    """A line of a `.card` file, and the function that was generated from it."""

    source: str
    line: int
    function: str

    def __str__(self) -> str:
        return f"{self.source}:{self.line}"

    def shown(self) -> str:
        """Return the line in the format of a Python traceback, with its text if the file is available."""
        entry = f'  File "{self.source}", line {self.line}, in {self.function.replace("__", " / ")}'
        text = _text(self.source, self.line)
        return f"{entry}\n    {text}" if text else entry


class Explained(Play):
    """A game whose errors have notes with lines of `.card` files."""

    __slots__ = ()

    def unit(self) -> None:
        try:
            super().unit()
        except Unanswered:
            raise
        except (RecursionError, Runaway, Unbounded) as error:
            raise endless(error) from None
        except Exception as error:
            explain(error)
            raise


EXPLAINED = Layer(Explained)


def endless(error: Exception) -> RulesError:
    """Return the error for an effect that does not end or a number beyond the limit, with the running functions."""
    chain = list(places(error.__traceback__))[-12:]
    last = list(dict.fromkeys(f"{place.function} ({place})" for place in chain))
    what = tr("this never ends") if isinstance(error, RecursionError) else told(error)
    return RulesError(tr("{0}: {1}", what, ", ".join(last) or tr("the effect at hand")))


def explain(error: BaseException) -> None:
    """Add a note with the lines of `.card` files to an error, if there are any; replace a note from an inner call."""
    found = list(places(error.__traceback__))
    if found:
        error.__notes__ = [note for note in getattr(error, "__notes__", ()) if not note.startswith(_HEAD)]
        left_out = [f"  ... and {len(found) - _MOST} before them"] if len(found) > _MOST else []
        error.add_note("\n".join([_HEAD, *left_out, *(place.shown() for place in found[-_MOST:])]))


def places(trace: TracebackType | None) -> Iterator[CardLine]:
    """Yield the lines of `.card` files in a traceback, innermost last."""
    for frame, number in walk_tb(trace):
        if (place := place_of(frame, number)) is not None:
            yield place


def place_of(frame: FrameType, number: int) -> CardLine | None:
    """Return the line of a `.card` file for a frame; None if the frame is no function of a generated module."""
    module, function = frame.f_globals.get("MODULE"), frame.f_code.co_name
    if not isinstance(module, Module) or function.startswith("<"):
        return None
    line = line_of(module, number)
    return CardLine(module.source, line, function) if line else None


def line_of(module: Module, number: int) -> int:
    """Return the line of the `.card` file for a line of a module, by the source map; 0 above the first function."""
    begins, lines = _entries(module.lines)
    at = bisect_right(begins, number)
    return lines[at - 1] if at else 0


@cache
def _entries(lines: str) -> tuple[list[int], list[int]]:
    """Return the entries of a source map: the lines of the module, and the lines of the `.card` file."""
    pairs = [entry.partition(":") for entry in lines.split()]
    return [int(begin) for begin, _, _ in pairs], [int(line) for _, _, line in pairs]


@lru_cache(maxsize=8)
def sources(rules: Rules) -> list[str]:
    """Return the file of each ability, by the number of the ability."""
    written: list[tuple[Ability, str]] = []
    for module in rules.given:
        cards = (*module.cards, *(card for scenario in module.scenarios for card in scenario.cards))
        printed = [ability for card in cards for ability in card.abilities]
        tables = [table for _, table in module.tables]
        written += [(ability, module.source) for ability in (*printed, *module.rules, *module.timed, *tables)]
    known = {id(ability): source for ability, source in written}
    by_name = {ability.id: source for ability, source in written}
    return [known.get(id(ability)) or by_name.get(ability.id, "") for ability in rules.abilities]


def written_at(rules: Rules, ability: int) -> str:
    """Return the file and line of an ability, or ""."""
    source, line = sources(rules)[ability], rules.abilities[ability].line
    return f"{source}:{line}" if source and line else ""


def _text(source: str, line: int) -> str:
    """Return the text of a line, if the file ships with ombre or is found from the working directory; else ""."""
    from ombre.folders import cards_folder

    for path in (cards_folder().parent / source, source):
        if text := linecache.getline(str(path), line).strip():
            return text
    return ""
