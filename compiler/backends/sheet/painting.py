"""Convert an SVG picture to PNG, with the fonts that ombre contains."""

from __future__ import annotations

import tempfile
from pathlib import Path

import typst

from .fonts import fonts

PPI = 144


def painted(svg: str) -> bytes:
    """Return an SVG picture as PNG."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "picture.svg").write_text(svg, encoding="utf-8")
        page = Path(folder) / "page.typ"
        page.write_text('#set page(width: auto, height: auto, margin: 0pt)\n#image("picture.svg")\n', encoding="utf-8")
        return typst.compile(
            page, root=Path(folder), format="png", ppi=PPI, font_paths=fonts(), ignore_system_fonts=True
        )
