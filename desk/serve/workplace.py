"""The files that an author may open in the page, and those that may be written."""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ombre.compiler.projects import files, places
from ombre.compiler.projects.places import EXPANSION, RULES, UsageError, Wanted
from ombre.compiler.projects.project import Project, check_new, open_game
from ombre.translatable import tr
from ombre.workshop.creating.expansions import new_expansion
from ombre.workshop.creating.games import new_game

_SUFFIXES = (".card",)


@dataclass(frozen=True, slots=True)
class OpenFile:
    """A file as the page shows it. own: whether it belongs to the author, so that it can be saved."""

    uri: str
    name: str
    set: str
    own: bool


@dataclass
class Workplace:
    """The folder that the page is opened on: that of a game, or of an expansion of one.

    extra: further expansions, by name or as paths. demo: a game that ships with ombre, which
    is shown and never written.
    """

    folder: Path
    extra: Sequence[str] = ()
    demo: str = ""
    _wanted: Wanted | None = field(default=None, init=False)

    def wanted(self) -> Wanted | None:
        """The game to open; None if the folder has no cards yet."""
        if self.demo:
            return Wanted(places.shipped_game(self.demo), tuple(self.extra))
        try:
            found = places.place_of(self.folder)
        except UsageError:
            if files.below(self.folder, ".card"):
                raise
            return None
        return Wanted(found.place, (*found.extra, *(one for one in self.extra if one not in found.extra)))

    def project(self) -> Project | None:
        """The files on the disk; None if the folder has no cards yet."""
        wanted = self.wanted()
        return open_game(*wanted) if wanted is not None else None

    def listed(self) -> list[OpenFile]:
        """The files of the game and its expansions: those of the author first, and cards before rules and scenarios."""
        project = self.project()
        found = [
            (
                file.set == RULES or not file.is_played,
                OpenFile(file.path.resolve().as_uri(), file.source.name, file.set, own),
            )
            for file in (project.files if project is not None else ())
            for own in (self.may_write(file.path),)
        ]
        return [file for _, file in sorted(found, key=lambda pair: (not pair[1].own, pair[0]))]

    def may_write(self, path: Path) -> bool:
        """Whether a file may be written: it is a `.card` file in the folder of the author."""
        return self.is_inside(path) and path.suffix in _SUFFIXES

    def is_inside(self, path: Path) -> bool:
        """Whether a path is in the folder of the author."""
        return not self.demo and path.resolve().is_relative_to(self.folder.resolve())

    def may_read(self, path: Path) -> bool:
        """Whether a file may be read and opened: it is the author's, or a file of the game."""
        if self.may_write(path):
            return True
        try:
            project = self.project()
        except UsageError:  # while the folder cannot be read, none of its files can
            return False
        return project is not None and path.resolve() in {file.path.resolve() for file in project.files}

    def read(self, path: Path) -> str:
        """The text of a file of the game; raise UsageError for any other path."""
        if not self.may_read(path):
            raise UsageError(tr("{0} is no file of this game", path.name))
        return files.read(path)

    def save(self, path: Path, text: str, seen: str) -> str:
        """Write a file; return the stamp of its new text.

        seen: the stamp of the text that was read last; "" for a new file. Raise UsageError if the file is not the
        author's, and Changed if somebody else has changed it since.
        """
        if not self.may_write(path):
            outside = tr("{0} is not saved: it is not in {1}", path.name, self.folder)
            raise UsageError(outside if not self.demo else tr("the demo is not saved"))
        if files.HALVES.search(text):
            raise UsageError(
                tr("{0} is not saved: half of a character is in it; write this character again", path.name)
            )
        is_there = os.path.exists(path)  # other than `Path.exists`, it has an answer for every name
        if not is_there:
            check_new(path.resolve(), self.folder.resolve())
        before = files.read_bytes(path, files.MOST_TEXT) if is_there else b""
        now = files.decoded(path, before)
        if (stamp(now) if is_there else "") not in (seen, stamp(text)):
            raise Changed(now)
        files.rewrite(path, files.like(before, text) if before else text)
        return stamp(text)

    def begin(self, name: str, game: str) -> None:
        """Write the first files of an expansion of a game, or of a new game if there is no name of one.

        The folder must have no cards yet. The files are written into it, or into a folder with their name in it if it
        has another name.
        """
        if self.wanted() is not None or self.demo:
            raise UsageError(tr("{0} has cards already", self.folder.name))
        real = self.folder.resolve()
        if files.listing(real):
            made = real / name
            _begun(name, game, real)
        else:
            with tempfile.TemporaryDirectory(dir=real.parent, prefix=".ombre-") as temporary:
                _begun(name, game, Path(temporary))
                for path in files.listing(Path(temporary) / name):
                    path.rename(real / path.name)
            made = real
        self.folder = made

    def first_line(self) -> str:
        """The text with which a new file of the author begins: the line that says which game it expands."""
        project = self.project()
        own = [file for file in (project.files if project is not None else ()) if self.may_write(file.path)]
        found = next((line for file in own if (line := EXPANSION.search(file.source.text))), None)
        return f"{found[0].strip()}\n\n" if found is not None else ""


def _begun(name: str, game: str, into: Path) -> None:
    if game:
        new_expansion(name, game, into)
    else:
        new_game(name, into)


def proposed_name(folder: Path) -> str:
    """A name for what is begun in a folder: that of the folder, as far as it can be one."""
    found = re.sub(r"\W+", "_", folder.resolve().name.lower()).strip("_")
    return found if re.fullmatch(r"[a-z][a-z0-9_]*", found) else "my_cards"


class Changed(Exception):
    """Raised if a file on the disk is not as it was read. text: what it holds now."""

    def __init__(self, text: str) -> None:
        super().__init__("the file has changed on the disk")
        self.text = text


def stamp(text: str) -> str:
    """A short hash by which two texts of a file are compared."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]
