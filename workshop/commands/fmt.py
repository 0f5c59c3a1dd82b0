"""`ombre fmt`: rewrite card files in the canonical layout."""

from __future__ import annotations

from typing import Annotated

import typer

from ombre.compiler import files
from ombre.compiler.files import decoded, like, read_bytes
from ombre.translatable import tr

from .console import show
from .options import Where
from .scope import compile_all
from .speaking import say


def fmt(
    path: Where = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only check: change nothing, and exit with 1 if a file would change.")
    ] = False,
    migrate: Annotated[
        bool, typer.Option("--migrate", help="Also rewrite the spellings of older versions of the language.")
    ] = False,
    number: Annotated[
        bool, typer.Option("--number", help="Also give the next free numbers of its set to cards without a number.")
    ] = False,
) -> None:
    """Rewrite card files in the canonical layout."""
    from ombre.compiler.numbers import numbered
    from ombre.dsl.formatter import format_source, migrated

    changed = broken = 0
    for compiled in compile_all(path, []):
        for file in compiled.project.files:
            if path is not None and not file.path.resolve().is_relative_to(path.resolve()):
                continue
            source = migrated(file.source, compiled.diagnostics) if migrate else file.source
            source = numbered(source, compiled) if number else source
            text, found = format_source(source, compiled.vocabulary)
            if found:
                broken += 1
                for diagnostic in found:
                    show(diagnostic, compiled)
                continue
            data = read_bytes(file.path)
            text = like(data, text)
            # a file that has changed since it was read is left alone
            if data != text.encode() and decoded(file.path, data) == file.source.text:
                changed += 1
                if not check:
                    files.write(file.path, text)
                say(tr("would change {0}", file.source.name) if check else tr("changed {0}", file.source.name))
    say(tr("{0} files would change", changed) if check else tr("{0} files changed", changed))
    raise typer.Exit(1 if broken or (check and changed) else 0)
