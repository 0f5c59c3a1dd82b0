"""A game as it is sent to a process or to another machine: the texts of its files, and none of its folders."""

from __future__ import annotations

import hashlib
import pickle
import zlib
from pathlib import Path
from typing import NamedTuple

from ombre.compiler.projects import cache
from ombre.compiler.projects.places import GameFolder, shipped_game
from ombre.compiler.projects.project import CardFile, Project
from ombre.dsl.source import Source

FAST = 1  # the level of compression: a higher one takes longer than the network


class SentFile(NamedTuple):
    """One `.card` file, as `CardFile` has it.

    name: by which diagnostics call it. own: whether an author has added it.
    """

    name: str
    text: str
    set: str
    module: str
    own: bool


class SentGame(NamedTuple):
    """A game with its expansions. folder: the name of its folder. is_shipped: whether it comes with ombre."""

    game: str
    folder: str
    is_shipped: bool
    sets: tuple[str, ...]
    files: tuple[SentFile, ...]


def sent(project: Project) -> SentGame:
    """Return a game as it is sent."""
    files = (SentFile(one.source.name, one.source.text, one.set, one.module, one.own) for one in project.files)
    return SentGame(project.game, project.folder.name, project.place.shipped, project.sets, tuple(files))


def received(game: SentGame) -> Project:
    """Return the project of a game that was sent: the same names, texts and order, in folders that do not exist.

    A game that comes with ombre stays one, so that its generated modules are used where they fit
    the texts that were sent.
    """
    root = cache.folder() / "sent" / digest(packed(game))
    place = shipped_game(game.game) if game.is_shipped else GameFolder(game.game, root / game.folder)
    files = (CardFile(Source(one.name, one.text), one.set, one.module, root / one.name, one.own) for one in game.files)
    folders: list[Path] = [place.folder, *(root / name for name in game.sets[1:])]
    return Project(place, tuple(files), tuple(folders), game.sets)


def packed(value: object) -> bytes:
    """Return a value as it is sent.

    It consists of plain data, and of classes and functions of ombre, which are named.
    """
    return zlib.compress(pickle.dumps(value, protocol=5), FAST)


def unpacked(data: bytes) -> object:
    """Return the value that was sent."""
    value: object = pickle.loads(zlib.decompress(data))
    return value


def digest(data: bytes) -> str:
    """Return the name of what is sent, by which it is sent only once."""
    return hashlib.sha256(data).hexdigest()[:32]
