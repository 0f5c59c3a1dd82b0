"""Card games written as text, compiled to a rules engine and to printed cards.

This file is small on purpose: every import of a part of ombre, including generated modules, runs it first.
"""

from __future__ import annotations

import os.path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ombre.compiler.projects.places import UsageError, games
    from ombre.folders import cards_folder, checkout, generated_folder
    from ombre.limits import MOST_COPIES, MOST_NUMBER
    from ombre.runtime.errors import Broken, ChoiceError, RulesError, SaveError
    from ombre.workshop.api.match import Choice, Event, Match, Option
    from ombre.workshop.api.table import Table, load
    from ombre.workshop.game.loaded import CardErrors

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

# the modules of the public names
_HOMES = {
    **dict.fromkeys(("MOST_COPIES", "MOST_NUMBER"), "limits"),
    **dict.fromkeys(("cards_folder", "checkout", "generated_folder"), "folders"),
    **dict.fromkeys(("Table", "load"), "workshop.api.table"),
    **dict.fromkeys(("Choice", "Event", "Match", "Option"), "workshop.api.match"),
    **dict.fromkeys(("Broken", "ChoiceError", "RulesError", "SaveError"), "runtime.errors"),
    **dict.fromkeys(("UsageError", "games"), "compiler.projects.places"),
    "CardErrors": "workshop.game.loaded",
}

if os.path.isfile(os.path.join(os.path.dirname(__file__), "runtime")):
    raise ImportError(
        "src/ombre/runtime is a plain file: this checkout of ombre was made without symbolic links.\n"
        "Make them:      git config core.symlinks true && git checkout -- src/ombre\n"
        "                (on Windows switch Developer Mode on first)\n"
        "or do without:  pip install .   (not -e)"
    )


if not TYPE_CHECKING:  # without this, type checkers would accept any name

    def __getattr__(name: str) -> object:
        """Import a public name when it is first used; docs/api.md describes them."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        found = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
