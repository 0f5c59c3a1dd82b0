"""Links from a page to lines of the `.card` files of a game.

A browser shows a `.card` file as text. It finds the line by the text of the line, which the link quotes.
"""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

from ombre.compiler.projects.project import Project
from ombre.dsl.source import UNSEEN


class Links:
    """Makes the links of one page to the files of a game."""

    def __init__(self, project: Project, page: Path) -> None:
        self._lines = {file.source.name: file.source.text.split("\n") for file in project.files}
        self._files = {file.source.name: _address(file.path.resolve(), page.resolve().parent) for file in project.files}
        names = sorted(self._files, key=lambda name: (-len(name), name))
        self._place = re.compile(f"(?<![^\\s(])(?:{'|'.join(map(re.escape, names))}):[0-9]+")

    def line(self, place: str) -> str:
        """Return the text of the line at a place, `FILE:LINE`; "" if there is none."""
        source, _, number = place.rpartition(":")
        lines = self._lines.get(source, [])
        return visible(lines[int(number) - 1].strip()) if number.isdecimal() and int(number) <= len(lines) else ""

    def to(self, place: str) -> str:
        """Return the address of a place, `FILE:LINE`; "" if it is in no file of the game."""
        source, _, number = place.rpartition(":")
        if source not in self._files:
            return ""
        return f"{self._files[source]}#L{number}:~:text={quote(self.line(place), safe='').replace('-', '%2D')}"

    def parts(self, text: str) -> list[tuple[str, str]]:
        """Return a text in parts: each place in it with its address, and what is between them with ""."""
        found: list[tuple[str, str]] = []
        end = 0
        for match in self._place.finditer(text):
            found += [(visible(text[end : match.start()]), ""), (match[0], self.to(match[0]))]
            end = match.end()
        return [*found, (visible(text[end:]), "")]


def visible(text: str) -> str:
    """Return a text in which each invisible character is replaced by its escape sequence."""
    return UNSEEN.sub(lambda found: found[0].encode("unicode_escape", "surrogatepass").decode("ascii"), text)


def _address(file: Path, folder: Path) -> str:
    """Return the address of a file on a page in a folder: relative if the file lies below it, so that both can move."""
    return quote(file.relative_to(folder).as_posix()) if file.is_relative_to(folder) else file.as_uri()
