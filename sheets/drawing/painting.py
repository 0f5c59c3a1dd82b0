"""Convert an SVG picture to PNG, with the fonts that ombre contains."""

from __future__ import annotations

import tempfile
from pathlib import Path

from ..faces.fonts import fonts
from ..pages.typesetter import typeset

PPI = 144


def painted(svg: str) -> bytes:
    """Return an SVG picture as PNG."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "picture.svg").write_text(svg, encoding="utf-8")
        page = b'#set page(width: auto, height: auto, margin: 0pt)\n#image("picture.svg")\n'
        return typeset(page, root=folder, format="png", ppi=PPI, font_paths=fonts(), ignore_system_fonts=True).made[0]
