"""Generate the Python module of one `.card` file from the model.

The module is symbolic (it refers to everything by name) and formatted, and contains a source map.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from ..model import File, Model
from ..projects import cache as kept
from .declarations import ModuleWriter
from .described import described
from .layout import PIECE, by_shape, laid_out, plain
from .names import clashes
from .sourcemap import with_map

if TYPE_CHECKING:
    import jinja2

__all__ = ["ModuleWriter", "clashes", "described", "form", "module", "played", "render", "scenarios", "template"]

_LINE_LENGTH = 120


def module(known: Model, file: File, play: str = "") -> str:
    """Return the formatted module for the declarations of one file, with its source map.

    play: the name of the module that declares the type of `g`; empty if there is none.
    """
    writer = ModuleWriter(known, played(file))
    writer.play = play
    marked = _marked(writer)
    lines = repr([line.line for function in writer.functions for line in function.lines])

    def made(_: str) -> str:
        return with_map(_laid_out(marked, file.source), writer.functions)

    asked = f"{plain(marked)}{lines}{kept.fingerprint('compiler')}"  # the source map changes with the compiler
    return kept.formatted(asked, _LINE_LENGTH, made)


def scenarios(known: Model, file: File) -> str:
    """Return the module with the scenarios of one file; it is only stored in the cache, so it is not formatted."""
    gone = tuple(one for one in file.removed if one.sort == "scenario")
    writer = ModuleWriter(known, File(file.source, scenarios=file.scenarios, removed=gone))
    return with_map(plain(_marked(writer)), writer.functions)


def played(file: File) -> File:
    """Return a file without its scenarios."""
    return replace(file, scenarios=(), removed=tuple(one for one in file.removed if one.sort != "scenario"))


def render(known: Model, file: File) -> str:
    """Return the unformatted module, as the template renders it."""
    return plain(_marked(ModuleWriter(known, played(file))))


def _marked(writer: ModuleWriter) -> str:
    record = writer.record()  # called first, because this generates the functions
    return template().render(writer=writer, record=record, piece=PIECE)


def _laid_out(marked: str, source: str) -> str:
    """Return a module formatted piece by piece; formatted pieces come from the cache."""
    path = kept.place("pieces", kept.black_version(), str(_LINE_LENGTH), source)
    shaped, asked = by_shape(json.loads(kept.held(path) or "{}"), form)
    made = laid_out(marked, shaped)
    kept.keep(path, json.dumps(asked).encode())
    return made


def form(text: str) -> str:
    """Format a module. Black is imported only here, because most builds format nothing."""
    import black

    return black.format_str(text, mode=black.Mode(line_length=_LINE_LENGTH))


@cache
def template() -> jinja2.Template:
    """Return the template of a module. Jinja is imported only here, because checking cards generates no module."""
    import jinja2

    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("ombre.compiler.python", "."), undefined=jinja2.StrictUndefined, trim_blocks=True
    )
    return environment.get_template("module.py.j2")
