"""Keep what the typesetter has found for a card, so that only changed cards are measured and drawn again.

An entry depends on all that a card shows: its data, the pictures that it names, the fonts, the templates
and the version of the typesetter. There is one file with the sizes of all cards of a game in a language,
and a file for each picture.
"""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import cast

from ombre.compiler.projects import cache

from ..drawing.plain import PlainCard
from ..faces.fonts import FONTS, Lettering, texts

FEW = 10  # so few cards are set as quickly as they are looked up; while one is edited, its states need not be kept
MOST_SIZES = 5000  # sizes of cards in one file
MOST_BYTES = 256 * 1024 * 1024  # of all kept pictures together


@functools.cache
def _typesetter() -> str:
    """Return the version of the typesetter. The result is cached, because finding it reads a file."""
    from importlib.metadata import version

    return version("typst")


def digest(card: PlainCard, pictures: Mapping[str, str]) -> str:
    """Return a hash of all that a card shows, with its text size if that is known."""
    text = json.dumps(card, ensure_ascii=False, sort_keys=True)
    used = {name: pictures[name] for name in sorted({*texts(card)} & pictures.keys())}
    return hashlib.sha256(f"{text}{json.dumps(used, sort_keys=True)}".encode()).hexdigest()


class KeptCards:
    """What is kept for the cards of a job. source: the template with the settings of the job."""

    def __init__(self, lettering: Lettering, source: bytes, words: Mapping[str, str]) -> None:
        fonts = sorted({(font.path, *_state(font.path)) for font in lettering.fonts.fonts() if _is_own(font.path)})
        text = json.dumps([source.decode(), fonts, words], sort_keys=True)
        self.named = (cache.fingerprint("sheets"), _typesetter(), text)

    def sizes(self, name: str) -> dict[str, object]:
        """Return the measurements that are kept under a name, by the hash of the card."""
        known = cache.held(cache.place("sizes", name, *self.named))
        return cast("dict[str, object]", json.loads(known)) if known else {}

    def keep_sizes(self, name: str, sizes: Mapping[str, object]) -> None:
        """Keep the latest measurements."""
        last = dict([*sizes.items()][-MOST_SIZES:])
        cache.keep(cache.place("sizes", name, *self.named), json.dumps(last).encode())

    def picture(self, card: str, ppi: int) -> bytes | None:
        return cache.held(self._place(card, ppi))

    def keep_picture(self, card: str, ppi: int, content: bytes) -> None:
        cache.keep(self._place(card, ppi), content)

    def _place(self, card: str, ppi: int) -> Path:
        return cache.place("pictures", card, str(ppi), *self.named)


def prune() -> None:
    """Delete the pictures that have not been used for longest, if there are too many."""
    found: list[tuple[float, int, Path]] = []
    for path in (cache.folder() / "pictures").glob("*"):
        with suppress(OSError):  # another process has deleted it
            state = path.stat()
            found.append((state.st_mtime, state.st_size, path))
    size = sum(bytes for _, bytes, _ in found)
    for _, bytes, path in sorted(found):
        if size <= MOST_BYTES:
            break
        with suppress(OSError):
            path.unlink()
        size -= bytes


def _is_own(path: str | None) -> bool:
    """Whether a font belongs to a locale or to the system, not to the program."""
    return path is not None and not Path(path).is_relative_to(FONTS)


def _state(path: str | None) -> tuple[int, int]:
    """Return the size of a font file and when it was changed."""
    state = Path(path or "").stat()
    return state.st_size, state.st_mtime_ns
