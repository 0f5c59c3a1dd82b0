"""The Jinja2 environments of the Typst sheets and of the HTML preview; all inserted values are escaped."""

from __future__ import annotations

import base64
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from ..drawing.artwork import Artwork
from ..drawing.srgb import shown

TEMPLATES = Path(__file__).parents[1] / "templates"


def typst_literal(value: object) -> str:
    """Return an inserted value as a Typst literal, so that a text is never read as code."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    raise TypeError(f"a Typst template inserts text and numbers, not {type(value).__name__}")


def data_uri(source: str, colour: str) -> str:
    """Return a picture as a data URI for an image element, in which browsers run no script of an SVG."""
    coloured = source.replace("currentColor", colour).encode()
    return "data:image/svg+xml;base64," + base64.b64encode(coloured).decode()


def art_uri(art: Artwork) -> str:
    """Return a picture of an author as a data URI."""
    sort = {"png": "png", "jpg": "jpeg", "svg": "svg+xml"}[art.sort]
    return f"data:image/{sort};base64,{base64.b64encode(shown(art)).decode()}"


@cache
def typst_templates() -> Environment:
    return Environment(
        block_start_string="<%",
        block_end_string="%>",
        variable_start_string="<<",
        variable_end_string=">>",
        comment_start_string="<#",
        comment_end_string="#>",
        trim_blocks=True,
        autoescape=False,  # autoescape escapes for HTML; `finalize` escapes for Typst
        finalize=typst_literal,
        undefined=StrictUndefined,
        loader=FileSystemLoader(TEMPLATES),
    )


@cache
def html_templates() -> Environment:
    loader = FileSystemLoader(TEMPLATES)
    return Environment(autoescape=True, undefined=StrictUndefined, loader=loader)
