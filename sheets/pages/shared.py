"""What the cards of a print share, and what is given to the typesetter only once:
ornaments, and pictures of authors.
"""

from __future__ import annotations

import shutil
import tempfile
import weakref
from collections.abc import Iterator, Sequence
from pathlib import Path

from ..drawing.plain import PlainCard
from ..drawing.srgb import shown
from ..faces.faces import FaceSet
from ..faces.fonts import FONTS


class ArtFolder:
    """A folder with the pictures of authors that have been used. It is deleted with this object."""

    def __init__(self, faces: FaceSet) -> None:
        self._faces = faces
        self._folder: Path | None = None

    def holding(self, cards: Sequence[PlainCard]) -> Path:
        """Return a folder with the pictures on some cards; the folder of fonts if they have none."""
        wanted = {name for card in cards for name in _art_of(card)}
        if not wanted:
            return FONTS
        if self._folder is None:
            self._folder = Path(tempfile.mkdtemp(prefix="ombre-art-"))
            weakref.finalize(self, shutil.rmtree, self._folder, ignore_errors=True)
        for art in self._faces.all_art():
            if art.name in wanted and not (self._folder / art.name).exists():
                (self._folder / art.name).write_bytes(shown(art))
        return self._folder


def _art_of(card: PlainCard) -> Iterator[str]:
    """Yield the names of the pictures of authors on a card."""
    if "ground" in card:
        yield card["ground"]["file"]
    if "ground" in card["back"]:
        yield card["back"]["ground"]["file"]
    yield from art_in(card)
    if "reverse" in card:
        yield from _art_of(card["reverse"])


def art_in(card: PlainCard) -> Iterator[str]:
    """Yield the names of the pictures of authors among the widgets of a card."""
    for part in card["flow"]:
        if part["draw"] == "picture" and "art" in part:
            yield part["art"]["file"]


def without_ornaments(cards: Sequence[PlainCard]) -> tuple[list[dict[str, object]], list[str]]:
    """Return cards with numbers for their ornaments, and the ornaments:
    each once, and not in what templates pass on.
    """
    numbers: dict[str, int] = {}

    def number(ornament: str) -> int:
        return numbers.setdefault(ornament, len(numbers))

    def numbered(card: PlainCard) -> dict[str, object]:
        flow = [
            {**part, "ornament": number(part["ornament"])} if part["draw"] == "picture" else part
            for part in card["flow"]
        ]
        back = {**card["back"], "ornament": number(card["back"]["ornament"])}
        made: dict[str, object] = {**card, "flow": flow, "back": back}
        return {**made, "reverse": numbered(card["reverse"])} if "reverse" in card else made

    return [numbered(card) for card in cards], list(numbers)
