"""`ombre fmt`: rewrite card files in the canonical layout."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import typer

from ombre.compiler.driver import Compiled
from ombre.compiler.projects import files
from ombre.compiler.projects.files import decoded, like, read_bytes
from ombre.dsl.source import Source
from ombre.translatable import tr

from ..console.messages import show
from ..console.options import Where
from ..console.scope import compile_all
from ..console.speaking import say

_MOST_ROUNDS = 10


def fmt(
    path: Where = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only check: change nothing, and exit with 1 if a file would change.")
    ] = False,
    migrate: Annotated[
        bool,
        typer.Option(
            "--migrate", help="Also rewrite what older versions of the language and of the game called otherwise."
        ),
    ] = False,
    number: Annotated[
        bool, typer.Option("--number", help="Also give the next free numbers of its set to cards without a number.")
    ] = False,
) -> None:
    """Rewrite card files in the canonical layout."""
    from ombre.compiler.card_numbers import numbered
    from ombre.dsl.formatter import format_source

    changed = broken = 0
    for compiled in compile_all(path, []):
        sources = _mended(compiled) if migrate else {file.source.name: file.source for file in compiled.project.files}
        for file in compiled.project.files:
            if path is not None and not file.path.resolve().is_relative_to(path.resolve()):
                continue
            source = sources[file.source.name]
            source = numbered(source, compiled) if number else source
            text, found = format_source(source, compiled.vocabulary)
            if found:
                broken += 1
                for diagnostic in found:
                    show(diagnostic, compiled)
                if source.text == file.source.text:
                    continue
                text = source.text  # what could be mended is written, without a new layout
            data = read_bytes(file.path)
            text = like(data, text)
            # a file that has changed since it was read is left alone
            if data != text.encode() and decoded(file.path, data) == file.source.text:
                changed += 1
                if not check:
                    files.rewrite(file.path, text)
                say(tr("would change {0}", file.source.name) if check else tr("changed {0}", file.source.name))
    say(tr("{0} files would change", changed) if check else tr("{0} files changed", changed))
    raise typer.Exit(1 if broken or (check and changed) else 0)


def _mended(compiled: Compiled) -> dict[str, Source]:
    """Return the files with today's words; where no error is left, also with the versions of today."""
    from ombre.compiler.driver import compile_project
    from ombre.compiler.versions import mended, of_today

    sources = {file.source.name: file.source for file in compiled.project.files}
    for _ in range(_MOST_ROUNDS):  # an error can hide others
        before = sources
        sources = mended(compiled.project, compiled.vocabulary, compiled.model, compiled.diagnostics)
        files = tuple(replace(file, source=sources[file.source.name]) for file in compiled.project.files)
        compiled = compile_project(replace(compiled.project, files=files))
        if compiled.ok:
            return of_today(sources, compiled.model)
        if sources == before:
            break
    return sources
