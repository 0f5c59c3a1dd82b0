"""The model of one `.card` file in, the text of its Python module out: symbolic, formatted, with its `.card` lines."""

from __future__ import annotations

from functools import cache

import jinja2

from ... import cache as kept
from ...model import File, Model
from .declarations import Writer
from .names import clashes

__all__ = ["Writer", "clashes", "form", "module", "render", "template"]

_LINE_LENGTH = 120


def module(known: Model, file: File) -> str:
    """The module of one file of a game, formatted."""
    return kept.formatted(render(known, file), _LINE_LENGTH, form)


def render(known: Model, file: File) -> str:
    """The module of one file as the template lays it out."""
    writer = Writer(known, file)
    return template().render(file=file, writer=writer, record=writer.record())


def form(text: str) -> str:
    """Format a module. Black is imported here, because most builds format nothing."""
    import black

    return black.format_str(text, mode=black.Mode(line_length=_LINE_LENGTH))


@cache
def template() -> jinja2.Template:
    """The layout of a generated module."""
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("ombre.compiler", "templates"), undefined=jinja2.StrictUndefined, trim_blocks=True
    )
    return environment.get_template("module.py.j2")
