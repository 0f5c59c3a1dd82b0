"""Draw cards as they are printed. Pictures are kept by what is on them, for all tabs."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from ombre.sheets import Job

from ..lsp.open_games import WholeGame

_MOST_KEPT = 400  # pictures, of about 60 kB each


@dataclass(frozen=True, slots=True)
class CardPicture:
    """A card as SVG; overflows: each part of it that is too large, and by how many millimetres."""

    svg: str
    overflows: tuple[tuple[str, float], ...]


@dataclass
class CardPictures:
    """Draws in a thread: the typesetter lets other threads run."""

    _kept: OrderedDict[str, CardPicture] = field(default_factory=OrderedDict[str, CardPicture])
    _thread: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1))

    async def of(self, whole: WholeGame, card: str, language: str) -> CardPicture:
        """The picture of a card; raise UsageError, FaceError or PrintError if it cannot be drawn."""
        printer = whole.printer(language)
        job = printer.job([whole.compiled.model.cards[card]])
        key = hashlib.sha256(json.dumps([language, job.drawn], sort_keys=True, default=str).encode()).hexdigest()
        found = self._kept.get(key)
        if found is None:
            found = await asyncio.get_running_loop().run_in_executor(self._thread, _drawn, job)
            self._kept[key] = found
            while len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found


def _drawn(job: Job) -> CardPicture:
    overflows, _ = job.fit()
    (svg,) = job.drawings().values()
    return CardPicture(svg.decode(), tuple((over.part, over.millimetres) for over in overflows))
