"""A project held in memory while its author edits it.

    desk = Desk(open_game("my_game"))
    desk.edit("my_game/base/first.card", text)   # the quick result, after each keystroke
    desk.idle()                                  # the whole result, after a pause

The quick result lacks only the diagnostics of `checks`, which need the whole model and take longest; `idle` adds them.
"""

from __future__ import annotations

from dataclasses import replace

from ombre.dsl.source import Source

from .driver import Compiled, HeldGame, compile_project, resolve_project
from .project import Project


class Desk:
    """A project whose files are edited. The texts are held here; they are never written.

    project: the project with the edited texts. A desk is used by one thread at a time.
    """

    def __init__(self, project: Project) -> None:
        self.project = project
        self._held = HeldGame()
        self._quick: Compiled | None = None
        self._whole: Compiled | None = None

    def text(self, name: str) -> str:
        """The text of a file as it is edited; raise KeyError if the project has no file with this name."""
        found = next((file.source.text for file in self.project.files if file.source.name == name), None)
        if found is None:
            raise KeyError(name)
        return found

    def edit(self, name: str, text: str) -> Compiled:
        """Replace the text of a file; return the quick result.

        Raise KeyError if the project has no file with this name.
        """
        self.text(name)
        made = Source(name, text)
        files = (replace(file, source=made) if file.source.name == name else file for file in self.project.files)
        return self.open(replace(self.project, files=tuple(files)))

    def open(self, project: Project) -> Compiled:
        """Replace the project, for example because files were added or removed; return the quick result."""
        self.project, self._quick, self._whole = project, None, None
        return self.quick

    @property
    def quick(self) -> Compiled:
        """The project with its diagnostics, without those of the checks."""
        if self._quick is None:
            self._quick = resolve_project(self.project, self._held)
        return self._quick

    def idle(self) -> Compiled:
        """Return the whole result: what `compile_project` returns for the project as it is edited."""
        if self._whole is None:
            self._whole = compile_project(self.project, self._held)
        return self._whole
