"""Run the passes over a project: from sources to the model, the diagnostics and the texts of the modules.

The passes are imported when they run: a game that an earlier run has compiled needs none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.parser import keep_tables
from ombre.dsl.source import UNSEEN, Span
from ombre.dsl.vocabulary import Vocabulary, scan
from ombre.memory import uncollected

from . import kept_games
from .model import File, Model
from .projects import cache
from .projects.project import CardFile, Project

if TYPE_CHECKING:
    from .resolver.resolve import Kept
    from .trees import Trees


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


@dataclass(slots=True)
class HeldGame:
    """The trees and the resolved declarations of the last version of a game: only what has changed is done again."""

    trees: Trees
    kept: Kept
    checked: dict[tuple[CardFile, ...], list[Diagnostic]] = field(
        default_factory=dict[tuple[CardFile, ...], "list[Diagnostic]"]
    )  # what the checks have found in some versions of the game

    @classmethod
    def none(cls) -> HeldGame:
        """Of a game that was not compiled yet."""
        from .resolver.resolve import Kept
        from .trees import Trees

        return cls(Trees(), Kept())


_MOST_HELD = 6  # games; a compiled game takes about 50 MB of memory
_MOST_CHECKED = 4  # versions of a game
_held: dict[object, HeldGame] = {}
_read: dict[object, Compiled] = {}  # the games that an earlier run has compiled, and this one has not


def _game_of(project: Project) -> object:
    return project.folder, tuple(name for name in project.sets if name in project.place.sets())


def held(project: Project) -> HeldGame:
    """What this process has compiled last of the same game with the same expansions of its own."""
    key = _game_of(project)
    found = _held.pop(key, None) or HeldGame.none()
    for oldest in [*_held][: max(0, len(_held) + 1 - _MOST_HELD)]:
        del _held[oldest]
    _held[key] = found
    return found


def compile_project(project: Project, before: HeldGame | None = None) -> Compiled:
    """Parse, resolve and check all files of a project together.

    before: what was compiled last, which is updated; by default, what this process has compiled last of the game.
    """
    with uncollected():
        if before is None and (known := _kept(project)) is not None:
            return known
        given, before = before, held(project) if before is None else before
        compiled = _proved(_resolved(project, before), before)
        if given is None:
            kept_games.keep(project, compiled.vocabulary, compiled.model, compiled.diagnostics)
        return compiled


def _kept(project: Project) -> Compiled | None:
    """A game as an earlier run has compiled it, if its files are the same and this run has not compiled it yet."""
    game = _game_of(project)
    if game in _held:
        return None
    known = _read.get(game)
    if known is None or (known.project.files, known.project.added) != (project.files, project.added):
        if (found := kept_games.kept(project)) is None:
            return None
        known = _read[game] = Compiled(project, *found)
    return replace(known, project=project)


def resolve_project(project: Project, before: HeldGame) -> Compiled:
    """Parse and resolve all files of a project together, without the checks of `checks`, which take longest."""
    with uncollected():
        return _pointed(_resolved(project, before))


def _resolved(project: Project, before: HeldGame) -> Compiled:
    from . import python
    from .answered_warnings import meant
    from .caused_errors import independent
    from .older_sets.versions import other_versions
    from .older_sets.written import without_language
    from .resolver.declared.qualify import qualified, shared_ids
    from .resolver.resolve import resolve

    keep_tables(cache.folder() / "grammar")
    sets = {file.source.name: file.set for file in project.files}
    vocabulary = scan((file.source for file in project.files), sets, project.added)
    parsed = qualified(before.trees.read([file.source for file in project.files], vocabulary), sets)
    found = [d for file in parsed for d in file.diagnostics]
    model, more = resolve(parsed, vocabulary, sets, before.kept)
    model.own = frozenset(file.source.name for file in project.files if file.own)
    model.meant = meant(file.source for file in project.files)
    shown = [*independent(parsed, found, more + python.clashes(model))]
    shown += shared_ids(parsed, sets, model.meant)
    shown += other_versions(project, vocabulary, model, shown)
    shown += without_language(model)
    return Compiled(project, vocabulary, model, tuple(shown))


def _proved(compiled: Compiled, before: HeldGame) -> Compiled:
    more = _checked(compiled, before) if compiled.ok else []
    return _pointed(replace(compiled, diagnostics=(*compiled.diagnostics, *more)))


def _checked(compiled: Compiled, before: HeldGame) -> list[Diagnostic]:
    found = before.checked.get(compiled.project.files)
    if found is None:
        found = check_model(compiled)
    keep_checked(before, compiled.project.files, found)
    return found


def check_model(compiled: Compiled) -> list[Diagnostic]:
    """Run the checks on a version without errors, and return what they find. It may be called in another thread."""
    from . import checks
    from .older_sets import changed_lines

    with uncollected():
        return [*checks.check(compiled.model), *changed_lines.check(compiled.project, compiled.model)]


def keep_checked(before: HeldGame, files: tuple[CardFile, ...], found: list[Diagnostic]) -> None:
    """Keep what the checks have found in a version of a game, and drop what was kept longest."""
    known = before.checked
    known.pop(files, None)
    for oldest in [*known][: max(0, len(known) + 1 - _MOST_CHECKED)]:
        del known[oldest]
    known[files] = found


def _pointed(compiled: Compiled) -> Compiled:
    from .how_do_i_say import pointed

    order = {file.source.name: number for number, file in enumerate(compiled.project.files)}
    shown = sorted(compiled.diagnostics, key=lambda d: (order.get(d.span.source, 0), d.span.line))
    return replace(compiled, diagnostics=tuple(pointed(d, compiled.line_of) for d in shown))


def modules(compiled: Compiled, files: Iterable[CardFile]) -> dict[str, str]:
    """The Python text of the rules of some files of a project, by source name."""
    from . import python

    def made(known: Model, file: File) -> str:
        return python.module(known, file, _description(compiled.project, expansions, descriptions[file.source]))

    files, expansions = list(files), compiled.project.place.expansions()
    descriptions = {file.source.name: file for file in files}
    return _texts(compiled, files, made)


def scenarios(compiled: Compiled, files: Iterable[CardFile]) -> dict[str, str]:
    """The Python text of the scenarios of some files of a project, by source name."""
    from . import python

    return _texts(compiled, files, python.scenarios)


def _texts(compiled: Compiled, files: Iterable[CardFile], made: Callable[[Model, File], str]) -> dict[str, str]:
    wanted = {file.source.name for file in files}
    with uncollected():
        return {file.source: made(compiled.model, file) for file in compiled.model.files if file.source in wanted}


def _description(project: Project, expansions: Collection[str], file: CardFile) -> str:
    """The name of the module that declares the type of the variable `g` in a generated module; "" if there is none.

    There is one such module for the base sets of a game, and one for each expansion.
    """
    if file.own or not project.place.shipped:
        return ""
    part = f".{file.set}" if file.set in expansions else ""
    return f"ombre.generated.{project.game}{part}.play"
