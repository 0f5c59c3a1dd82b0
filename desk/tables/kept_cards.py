"""Keep the cards with which tables have begun, so that games go on with them whatever happens to the files.

A folder of cards is copied into the cache, under a name made of its content; a game that ships with ombre is not.
"""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from ombre.compiler.projects import atomic, cache, files
from ombre.compiler.projects.places import GameFolder, UsageError, Wanted
from ombre.translatable import tr

_TEXTS = (".card", ".yaml", ".yml", ".po", ".ftl")  # read and hashed; of all others, size and time are compared
_OTHERS = (".svg", ".png", ".jpg", ".jpeg", ".ttf", ".otf", ".ttc", ".woff", ".woff2", ".txt")
_MOST_FILES, _MOST_BYTES = 20_000, 512 << 20
_INDEX = "cards.json"


class CardsOfTables(NamedTuple):
    """Cards with which tables begin.

    name: of the copy; "" if there is none. folder: the one that paths are relative to.
    """

    name: str
    place: GameFolder
    extra: tuple[str, ...]
    folder: str = ""


class _Index(msgspec.Struct):
    """What a copy holds. game: the name of the game. place: its folder, relative to the copy, or one that ships."""

    game: str
    place: str
    is_shipped: bool
    extra: tuple[str, ...]


def kept(wanted: Wanted, into: Path) -> CardsOfTables:
    """Copy the folders of a game and its expansions, unless there is a copy already;
    what ships with ombre is not copied.

    into: the folder of the copies. Raise UsageError if there is too much to copy.
    """
    paths = [Path(one) for one in wanted.extra]
    outside = [path for path in paths if path.exists()]
    if wanted.place.shipped and not outside:
        return CardsOfTables("", *wanted)
    roots = [*([] if wanted.place.shipped else [wanted.place.folder]), *outside]
    names = _named(roots)
    name = _digest([*zip(names, roots, strict=True)], (wanted.place.name, *wanted.extra))
    if not (into / name / _INDEX).is_file():
        extra = tuple(names[roots.index(path)] if path in outside else str(path) for path in paths)
        place = str(wanted.place.folder) if wanted.place.shipped else names[0]
        _copy(
            into, name, [*zip(names, roots, strict=True)], _Index(wanted.place.name, place, wanted.place.shipped, extra)
        )
    return read(into, name)


def read(into: Path, name: str) -> CardsOfTables:
    """The cards of a copy; raise UsageError if it is not there."""
    try:
        index = msgspec.json.decode(files.read_bytes(into / name / _INDEX), type=_Index)
    except (UsageError, msgspec.DecodeError):
        raise UsageError(tr("the cards of this table are not there any more")) from None
    place = Path(index.place) if index.is_shipped else into / name / index.place
    return CardsOfTables(name, GameFolder(index.game, place), index.extra, str(into / name))


def forget_others(into: Path, used: set[str]) -> None:
    """Delete the copies that no table uses."""
    for path in files.listing(into):
        if path.name not in used:
            shutil.rmtree(path, ignore_errors=True)


def _named(roots: Sequence[Path]) -> list[str]:
    """A name for each folder or file in a copy: its own, if no other has it."""
    own = [path.resolve().name for path in roots]
    return [name if own.count(name) == 1 else f"{at}/{name}" for at, name in enumerate(own)]


def _files(root: Path) -> Iterator[tuple[str, Path]]:
    """The files that a game can read, in order, with their paths below a folder. Links that lead out are left out."""
    if root.is_file():
        yield "", root
        return
    number = 0
    for path in files.below(root):
        most = files.MOST_TEXT if path.suffix.lower() in _TEXTS else files.MOST_FONT  # a larger file is read by no game
        is_read = path.suffix.lower() in (*_TEXTS, *_OTHERS) and path.is_file() and not files.leads_out(path)
        if is_read and path.stat().st_size <= most:
            number += 1
            if number > _MOST_FILES:
                raise UsageError(tr("{0} has more than {1} files, which is too much for a table", root, _MOST_FILES))
            yield path.relative_to(root).as_posix(), path


def _digest(parts: Sequence[tuple[str, Path]], more: tuple[str, ...]) -> str:
    found = hashlib.sha256(repr(more).encode())
    for name, root in parts:
        for below, path in _files(root):
            about = path.stat()
            is_text = path.suffix.lower() in _TEXTS
            content = files.read_bytes(path) if is_text else repr((about.st_size, about.st_mtime_ns)).encode()
            found.update(repr((name, below, len(content))).encode() + content)
    return found.hexdigest()[:32]


def _copy(into: Path, name: str, parts: Sequence[tuple[str, Path]], index: _Index) -> None:
    cache.own_folder(into)
    made, size = Path(tempfile.mkdtemp(dir=into, prefix=".new-")), 0
    try:
        for part, root in parts:
            for below, path in _files(root):
                size += path.stat().st_size
                if size > _MOST_BYTES:
                    raise UsageError(
                        tr("{0} has more than {1} MB, which is too much for a table", root, _MOST_BYTES >> 20)
                    )
                to = made / part / below if below else made / part
                to.parent.mkdir(parents=True, exist_ok=True)
                to.write_bytes(files.read_bytes(path, files.MOST_FONT))
        atomic.replace(made / _INDEX, msgspec.json.encode(index), sure=False)
        with suppress(OSError):  # somebody else has made it meanwhile
            made.rename(into / name)
    except OSError as error:
        raise UsageError(tr("{0} cannot be copied: {1}", error.filename or parts[0][1], error.strerror)) from None
    finally:
        shutil.rmtree(made, ignore_errors=True)
