"""Run the passes over a project: from sources to the model, the diagnostics and the texts of the modules."""

from __future__ import annotations

import gc
from collections.abc import Callable, Collection, Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass, replace

from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.parser import keep_tables
from ombre.dsl.source import UNSEEN, Span
from ombre.dsl.vocabulary import Vocabulary, scan

from . import cache, checks
from .backends import python
from .cascades import independent
from .model import File, Model
from .project import CardFile, Project
from .resolver.resolve import resolve
from .trees import trees
from .wishes import pointed


@dataclass(frozen=True, slots=True)
class Compiled:
    """A project with its model and all diagnostics, in the order of the files."""

    project: Project
    vocabulary: Vocabulary
    model: Model
    diagnostics: tuple[Diagnostic, ...]

    @property
    def ok(self) -> bool:
        return not any(d.severity == "error" for d in self.diagnostics)

    def line_of(self, span: Span) -> str:
        """The text of the line on which a span begins, with control characters escaped."""
        for file in self.project.files:
            if file.source.name == span.source:
                return UNSEEN.sub("\ufffd", file.source.line(span.line))
        return ""


def compile_project(project: Project) -> Compiled:
    """Parse and resolve all files of a project together."""
    with _uncollected():
        return _compile(project)


@contextmanager
def _uncollected() -> Generator[None]:
    """Switch the garbage collector off inside a `with` block.

    A compilation creates many small objects, and almost all of them are still in use at its end.
    """
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def _compile(project: Project) -> Compiled:
    keep_tables(cache.folder() / "grammar")
    vocabulary = scan(file.source for file in project.files)
    parsed = trees((file.source for file in project.files), vocabulary)
    found = [d for file in parsed for d in file.diagnostics]
    model, more = resolve(parsed, vocabulary, {file.source.name: file.set for file in project.files})
    model.own = frozenset(file.source.name for file in project.files if file.own)
    order = {file.source.name: number for number, file in enumerate(project.files)}
    shown = independent(parsed, found, more + python.clashes(model))
    if not any(d.severity == "error" for d in shown):
        shown += checks.check(model)
    shown = sorted(shown, key=lambda d: (order.get(d.span.source, 0), d.span.line))
    compiled = Compiled(project, vocabulary, model, tuple(shown))
    return replace(compiled, diagnostics=tuple(pointed(d, compiled.line_of) for d in shown))


def modules(compiled: Compiled, files: Iterable[CardFile]) -> dict[str, str]:
    """The Python text of the rules of some files of a project, by source name."""

    def made(known: Model, file: File) -> str:
        return python.module(known, file, _description(compiled.project, expansions, descriptions[file.source]))

    files, expansions = list(files), compiled.project.place.expansions()
    descriptions = {file.source.name: file for file in files}
    return _texts(compiled, files, made)


def scenarios(compiled: Compiled, files: Iterable[CardFile]) -> dict[str, str]:
    """The Python text of the scenarios of some files of a project, by source name."""
    return _texts(compiled, files, python.scenarios)


def _texts(compiled: Compiled, files: Iterable[CardFile], made: Callable[[Model, File], str]) -> dict[str, str]:
    wanted = {file.source.name for file in files}
    with _uncollected():
        return {file.source: made(compiled.model, file) for file in compiled.model.files if file.source in wanted}


def _description(project: Project, expansions: Collection[str], file: CardFile) -> str:
    """The name of the module that declares the type of the variable `g` in a generated module; "" if there is none.

    There is one such module for the base sets of a game, and one for each expansion.
    """
    if file.own or not project.place.shipped:
        return ""
    part = f".{file.set}" if file.set in expansions else ""
    return f"ombre.generated.{project.game}{part}.play"
