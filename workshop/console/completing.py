"""Complete words of the command line: games, cards, scenarios, languages, bots.

The files are searched for first lines of declarations, and not compiled: a shell asks at each key.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ombre import contract
from ombre.compiler.projects import places
from ombre.compiler.projects.files import UsageError
from ombre.prose.language.languages import languages

from .scope import chosen

_CARD = re.compile(r"^(?:replace )?(?!scenario\b)\w+ (\w+) \"", re.MULTILINE)
_SCENARIO = re.compile(r"^(?:replace )?scenario (\w+)", re.MULTILINE)


def games(incomplete: str) -> list[str]:
    """Return the games that begin with some letters."""
    return _beginning(incomplete, places.names())


def locales(incomplete: str) -> list[str]:
    """Return the languages that begin with some letters."""
    return _beginning(incomplete, languages())


def bots(incomplete: str) -> list[str]:
    """Return the bots that begin with some letters."""
    from ..bots.policy import BOTS

    return _beginning(incomplete, list(BOTS))


def cards(ctx: Any, incomplete: str) -> list[str]:
    """Return the cards that begin with some letters: of the game on the command line, or of all games here."""
    found = [*_declared(ctx.params, _CARD)]
    sets: dict[str, dict[str, None]] = {}
    for set, id in found:
        sets.setdefault(id, {})[set] = None
    full = (contract.full_id(set, id) if len(sets[id]) > 1 else id for set, id in found)
    return _beginning(incomplete, [*full])


def scenarios(ctx: Any, incomplete: str) -> list[str]:
    """Return the scenarios that begin with some letters."""
    return _beginning(incomplete, [id for _, id in _declared(ctx.params, _SCENARIO)])


def _declared(given: dict[str, Any], pattern: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """Yield the names in the files of the games that are meant, each with its set; nothing if they cannot be read."""
    from ombre.compiler.projects.project import open_game

    try:
        for place, extra in chosen(given.get("game"), given.get("extra") or []):
            for file in open_game(place, extra).files:
                yield from ((file.set, name) for name in pattern.findall(file.source.text))
    except (UsageError, OSError):  # the command itself will say what is wrong
        return


def _beginning(incomplete: str, known: list[str]) -> list[str]:
    return [one for one in dict.fromkeys(known) if one.startswith(incomplete)]
