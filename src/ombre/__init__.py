"""Card games written as text, compiled to a rules engine and to printed cards.

This file stays small on purpose: every import of a part of ombre, a generated module's too, runs it first.
"""

from __future__ import annotations

import os.path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from .workshop.table import (
        Broken,
        CardErrors,
        Choice,
        ChoiceError,
        Event,
        Match,
        Option,
        RulesError,
        SaveError,
        Table,
        UsageError,
        games,
        load,
    )

# What nothing goes beyond, wherever it comes from: cards, files of decks, saved games, campaigns, programs.
MOST_NUMBER = 2**31 - 1  # a number in play, and below zero the same
MOST_COPIES = 999  # of one card: printed on it, or in a deck

__all__ = [
    "MOST_COPIES",
    "MOST_NUMBER",
    "Broken",
    "CardErrors",
    "Choice",
    "ChoiceError",
    "Event",
    "Match",
    "Option",
    "RulesError",
    "SaveError",
    "Table",
    "UsageError",
    "cards_folder",
    "checkout",
    "games",
    "generated_folder",
    "load",
]

if os.path.isfile(os.path.join(os.path.dirname(__file__), "runtime")):
    raise ImportError(
        "src/ombre/runtime is a plain file: this checkout of ombre was made without symbolic links.\n"
        "Make them:      git config core.symlinks true && git checkout -- src/ombre\n"
        "                (on Windows switch Developer Mode on first)\n"
        "or do without:  pip install .   (not -e)"
    )


def cards_folder() -> Path:
    """The games that come with ombre: `<game>/game.card` and so on."""
    return _folder("cards")


def generated_folder() -> Path:
    """What `ombre build` made of them: `<game>/<set>/<file>.py` and `catalog.json`."""
    return _folder("generated")


def checkout() -> Path | None:
    """The root of the checkout when ombre runs from one, and nothing when it was installed from a wheel."""
    root = cards_folder().parent
    return root if (root / "pyproject.toml").is_file() else None


if not TYPE_CHECKING:  # else type checkers would take every name for one of ours

    def __getattr__(name: str) -> object:
        """What docs/api.md describes comes from `ombre.workshop.table`, and is imported when it is first asked for."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        found = getattr(import_module(f"{__name__}.workshop.table"), name)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


def _folder(name: str) -> Path:
    from importlib.resources import files
    from pathlib import Path

    # Asking for "ombre.cards" would give a MultiplexedPath, because a folder of data has no __init__.py.
    found = files(__name__) / name
    if not isinstance(found, Path):
        raise RuntimeError(f"ombre reads its {name} from a folder and cannot run from inside an archive")
    return found.resolve()  # through the link: messages then say cards/..., not src/ombre/cards/...
