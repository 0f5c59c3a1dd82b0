"""Where the cards that come with ombre lie, and what was built of them: in a checkout, or in what was installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # whoever plays a built game needs no paths
    from pathlib import Path


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
    found = files("ombre") / name
    if not isinstance(found, Path):
        raise RuntimeError(f"ombre reads its {name} from a folder and cannot run from inside an archive")
    return found.resolve()  # through the link: messages then say cards/..., not src/ombre/cards/...
