"""The folders of ombre: its rooms, the shipped games and their compiled modules, in a checkout or an installation."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # playing a built game needs no paths
    from pathlib import Path

STOREYS = (
    ("dsl", "runtime"),
    ("compiler", "session"),
    ("prose",),
    ("sheets",),
    ("workshop",),
    ("lab", "translation"),
    ("desk",),
)
"""The rooms, from the lowest storey to the highest: a room imports only rooms of lower storeys."""
ROOMS = tuple(room for storey in STOREYS for room in storey)


def cards_folder() -> Path:
    """Return the folder of the games that ship with ombre: `<game>/game.card` and so on."""
    return _folder("cards")


def generated_folder() -> Path:
    """Return the folder that `ombre build` writes: `<game>/<set>/<file>.py` and `catalog.json`."""
    return _folder("generated")


def checkout() -> Path | None:
    """Return the root of the checkout from which ombre runs; None if it is installed."""
    root = cards_folder().parent
    return root if (root / "pyproject.toml").is_file() else None


def _folder(name: str) -> Path:
    from importlib.resources import files
    from pathlib import Path

    # "ombre.cards" would be a MultiplexedPath, because a data folder has no __init__.py
    found = files("ombre") / name
    if not isinstance(found, Path):
        raise RuntimeError(f"ombre reads its {name} from a folder and cannot run from inside an archive")
    return found.resolve()  # resolve the link, so that messages name cards/..., not src/ombre/cards/...
