"""A file of a game that is too large is refused with this reason, whatever its sort."""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre.compiler.backends.sheet.artwork import MOST_ART
from ombre.compiler.files import MOST_FONT, MOST_TEXT
from ombre.workshop.creating.games import new_game

from .. import command

# By its place in a game, what a file begins with, and the most bytes that it may have.
SORTS = {
    "base/large.card": (b"# large\n", MOST_TEXT),
    "base/scenarios/large.card": (b"# large\n", MOST_TEXT),
    "base/set.yaml": (b"base: true\n", MOST_TEXT),
    "faces.yaml": (b"# large\n", MOST_TEXT),
    "table.yaml": (b"# large\n", MOST_TEXT),
    "icons/large.svg": (b"<svg>", MOST_TEXT),
    "art/large.svg": (b"<svg>", MOST_ART),
    "art/large.png": (b"\x89PNG", MOST_ART),
    "base/art/large.jpg": (b"\xff\xd8", MOST_ART),
    "fonts/large.ttf": (b"\0\1", MOST_FONT),
    "locales/de/names.po": (b'msgid ""\nmsgstr ""\n', MOST_TEXT),
    "locales/de/large.ftl": (b"# large\n", MOST_TEXT),
    "locales/it/locale.yaml": (b"name: x\n", MOST_TEXT),
}


@pytest.mark.parametrize("place", SORTS)
def test_a_file_that_is_too_large_is_refused_with_this_reason(place: str, tmp_path: Path) -> None:
    new_game("night_market", tmp_path)
    content, most = SORTS[place]
    path = tmp_path / "night_market" / place
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "wb") as file:
        file.write(content + b"#" * 3_000_000)
        file.truncate(max(3_000_000, most + 1))
    done = command.run("check", str(tmp_path / "night_market"))
    said = done.stdout + done.stderr
    assert done.returncode and f"{path.name} cannot be read: it is larger than the limit of {most // 1024:,} kB" in said
    assert "UTF-8" not in said and "Traceback" not in said
