"""`ombre fmt`: rewrite card files in the canonical layout."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from ombre.compiler.driver import Compiled
from ombre.compiler.projects import files
from ombre.compiler.projects.files import decoded, like, read_bytes
from ombre.compiler.projects.project import CardFile
from ombre.dsl.diagnostics import Diagnostic
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

    broken, changed = 0, set[str]()
    if migrate and not check:  # before any set names today's version: sets that belong together keep their meaning
        for compiled in compile_all(path, []):
            own = _own(compiled, path)
            sources, _, _ = _mended(compiled, own)
            changed |= {name for name, file in own.items() if _written(file, sources[name].text)}
    for compiled in compile_all(path, []):
        own = _own(compiled, path)
        sources = {file.source.name: file.source for file in compiled.project.files}
        if migrate:
            sources, today, left = _mended(compiled, own)
            sources = _of_today(sources, today, left) if today.ok else sources
            for diagnostic in left:
                broken += 1
                show(diagnostic, compiled)
        for name, file in own.items():
            source = numbered(sources[name], compiled) if number else sources[name]
            text, found = format_source(source, compiled.vocabulary)
            if found:
                broken += 1
                for diagnostic in found:
                    show(diagnostic, compiled)
                if source.text == file.source.text:
                    continue
                text = source.text  # what could be mended is written, without a new layout
            if _written(file, text, check):
                changed.add(name)
    for name in sorted(changed):
        say(tr("would change {0}", name) if check else tr("changed {0}", name))
    say(tr("{0} files would change", len(changed)) if check else tr("{0} files changed", len(changed)))
    raise typer.Exit(1 if broken or (check and changed) else 0)


def _own(compiled: Compiled, path: Path | None) -> dict[str, CardFile]:
    """Return the files that can be changed, by name: those in a path."""
    return {
        file.source.name: file
        for file in compiled.project.files
        if path is None or file.path.resolve().is_relative_to(path.resolve())
    }


def _written(file: CardFile, text: str, check: bool = False) -> bool:
    """Write a file, and return whether it has changed. A file that has changed since it was read is left alone."""
    data = read_bytes(file.path)
    text = like(data, text)
    if data == text.encode() or decoded(file.path, data) != file.source.text:
        return False
    if not check:
        files.rewrite(file.path, text)
    return True


def _mended(compiled: Compiled, own: Collection[str]) -> tuple[dict[str, Source], Compiled, list[Diagnostic]]:
    """Return the files with today's words and their old meaning, the game with them, and the lines that have no words
    for it.

    own: the names of the files that can be changed.
    """
    from ombre.compiler.driver import compile_project
    from ombre.compiler.older_sets.versions import mended, with_old_meaning

    sources = {file.source.name: file.source for file in compiled.project.files}
    for _ in range(_MOST_ROUNDS):  # an error can hide others
        before = sources
        sources = mended(compiled.project, compiled.vocabulary, compiled.model, compiled.diagnostics)
        if sources == before and compiled.ok:
            sources = with_old_meaning(sources, compiled.diagnostics, own)
        if sources == before:
            break
        changed = tuple(replace(file, source=sources[file.source.name]) for file in compiled.project.files)
        compiled = compile_project(replace(compiled.project, files=changed))
    left = [one for one in compiled.diagnostics if one.code == "W517" and one.span.source in own]
    return sources, compiled, left


def _of_today(sources: dict[str, Source], compiled: Compiled, left: list[Diagnostic]) -> dict[str, Source]:
    """Return the files with the versions of today; a set with lines that mean something else keeps its own.

    left: these lines.
    """
    from ombre.compiler.older_sets.versions import of_today
    from ombre.compiler.older_sets.written import owners

    owned = owners(compiled.project, compiled.model)
    unlike = {owned[one.span.source] for one in left}
    return of_today(sources, compiled.model, {name for name in owned if owned[name] in unlike})
