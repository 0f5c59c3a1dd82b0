"""A project held in memory while its author edits it.

    desk = Desk(open_game("my_game"))
    desk.edit("my_game/base/first.card", text)   # the quick result, after each keystroke
    desk.idle()                                  # the whole result, after a pause

The quick result lacks only the diagnostics of `checks`, which need the whole model and take longest; `idle` adds them.
"""

from __future__ import annotations

from dataclasses import replace

from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.fixes import indent_of
from ombre.dsl.parser import Parsed, chunks, parse
from ombre.dsl.source import Source

from .driver import Compiled, HeldGame, compile_project, keep_checked, resolve_project
from .projects.project import Project
from .resolver.context import Names
from .resolver.one_declaration import names_before

_ANY_STATEMENT = "choose a card as x_"
_EXPECTED = "then:"


class Desk:
    """A project whose files are edited. The texts are held here; they are never written.

    project: the project with the edited texts. A desk is used by one thread at a time; only the checks may run in
    another (`to_check`).
    """

    def __init__(self, project: Project) -> None:
        self.project = project
        self._held = HeldGame.none()
        self._quick: Compiled | None = None
        self._whole: Compiled | None = None

    def source(self, name: str) -> Source:
        """A file as it is edited; raise KeyError if the project has no file with this name."""
        found = next((file.source for file in self.project.files if file.source.name == name), None)
        if found is None:
            raise KeyError(name)
        return found

    def text(self, name: str) -> str:
        """The text of a file as it is edited; raise KeyError if the project has no file with this name."""
        return self.source(name).text

    def parsed(self, name: str) -> Parsed:
        """The syntax trees of a file as it is edited; raise KeyError if the project has no file with this name."""
        self.source(name)
        assert self.quick  # it parses what has changed
        return self._held.trees.files[name].parsed

    def names_at(self, name: str, line: int) -> Names | None:
        """The names in scope before a line of a file, counted from 1; None if no statement can stand there.

        The text of the line itself makes no difference, nor does what follows it.
        """
        source, vocabulary = self.source(name), self.quick.vocabulary
        above = next((lines for lines in reversed(chunks(source)) if lines[0][0] < line), list[tuple[int, str]]())
        before = [(number, code) for number, code in above if number < line]
        column = indent_of(source.line(line)) or (indent_of(before[-1][1]) if before else 0)
        expected = next((at for at, (_, code) in enumerate(before) if code.strip() == _EXPECTED), None)
        if expected is not None:  # what a scenario expects are no statements; all names of its script are known there
            before, column = before[:expected], 2 * indent_of(before[expected][1])
        if not before or not column:
            return None
        lines = {**dict(before), line: " " * column + _ANY_STATEMENT}
        text = "\n".join(lines.get(number, "") for number in range(1, line + 1))
        trees = parse(Source(name, text), vocabulary).declarations
        declared = self._held.kept.declared
        return names_before(declared, source, trees[-1], line) if trees and declared is not None else None

    def edit(self, name: str, text: str) -> Compiled:
        """Replace the text of a file; return the quick result.

        Raise KeyError if the project has no file with this name.
        """
        self.source(name)
        made = Source(name, text)
        files = (replace(file, source=made) if file.source.name == name else file for file in self.project.files)
        return self.open(replace(self.project, files=tuple(files)))

    def open(self, project: Project) -> Compiled:
        """Replace the project, for example because files were added or removed; return the quick result."""
        self.project, self._quick, self._whole = project, None, None
        return self.quick

    def tried(self, project: Project) -> Compiled:
        """The quick result for another version of the project, which does not take its place."""
        found = resolve_project(project, self._held)
        self._quick = None  # what is held now belongs to the other version
        return found

    @property
    def quick(self) -> Compiled:
        """The project with its diagnostics, without those of the checks."""
        if self._quick is None:
            self._quick = resolve_project(self.project, self._held)
        return self._quick

    def to_check(self) -> Compiled | None:
        """The quick result, if `idle` has yet to run the checks on it; else None.

        No later edit changes it, so another thread may call `check_model` with it. `checked` takes what that finds.
        """
        quick = self.quick
        return quick if quick.ok and self._whole is None and quick.project.files not in self._held.checked else None

    def checked(self, compiled: Compiled, found: list[Diagnostic]) -> None:
        """Keep what the checks have found in a version of the project, for the next `idle` on it."""
        keep_checked(self._held, compiled.project.files, found)

    def idle(self) -> Compiled:
        """Return the whole result: what `compile_project` returns for the project as it is edited."""
        if self._whole is None:
            self._whole = compile_project(self.project, self._held)
        return self._whole
