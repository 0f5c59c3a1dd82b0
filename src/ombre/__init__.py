"""Card games written as text, compiled to a rules engine and to printed cards.

This file stays small on purpose: every import of a part of ombre, a generated module's too, runs it first.
"""

from __future__ import annotations

import os.path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["cards_folder", "checkout", "generated_folder"]

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


def _folder(name: str) -> Path:
    from importlib.resources import files
    from pathlib import Path

    # Asking for "ombre.cards" would give a MultiplexedPath, because a folder of data has no __init__.py.
    found = files(__name__) / name
    if not isinstance(found, Path):
        raise RuntimeError(f"ombre reads its {name} from a folder and cannot run from inside an archive")
    return found.resolve()  # through the link: messages then say cards/..., not src/ombre/cards/...
