"""Read the `.card` files of a game and its expansions, in loading order.

The rules of a game come first, then its base sets, then the requested expansions: sets of the game by name, and other
folders and files by path, in the order of their names. `places` says where games and sets are.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from pathlib import Path

from ombre.dsl.diagnostics import nearest
from ombre.dsl.source import Source
from ombre.translatable import Translatable, tr

from . import places
from .files import UsageError as UsageError
from .files import below, is_reserved, listing, named
from .files import read as read
from .places import RULES, GameFolder, listed

MOST_LETTERS = 150  # of the path of a new file in its folder, in bytes: with the folder, Windows has 260
# Lines in column 1: one that begins no scenario; one that begins or changes a scenario; one that changes a scenario.
_PLAYED = re.compile(r"^(?!#|expansion\b|(?:(?:replace|remove)\s+)?scenario\b)\S", re.MULTILINE)
_SCENARIO = re.compile(r"^(?:(?:replace|remove)\s+)?scenario\b", re.MULTILINE)
_OTHERS = re.compile(r"^(?:replace|remove)\s+scenario\b", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class CardFile:
    """One `.card` file: its text, its set and its path.

    own: the file is in no folder of the game; an author has added it.
    """

    source: Source
    set: str
    module: str  # the path in the set without its suffix: `market`, `scenarios/damage`
    path: Path
    own: bool = False

    @property
    def is_played(self) -> bool:
        """Whether the file declares anything other than scenarios."""
        return _PLAYED.search(self.source.text) is not None

    @property
    def has_scenarios(self) -> bool:
        """Whether the file declares scenarios, or changes scenarios of earlier files."""
        return _SCENARIO.search(self.source.text) is not None

    @property
    def changes_scenarios(self) -> bool:
        return _OTHERS.search(self.source.text) is not None


@dataclass(frozen=True, slots=True)
class Project:
    """A game with the expansions in use.

    folders: the folders that may contain locales, the folder of the game first. sets: `rules` and the names of the
    sets, in the order of `folders`. added: the names of the files that do not belong to the game itself.
    """

    place: GameFolder
    files: tuple[CardFile, ...]
    folders: tuple[Path, ...]
    sets: tuple[str, ...]
    added: frozenset[str] = frozenset()

    @property
    def game(self) -> str:
        return self.place.name

    @property
    def folder(self) -> Path:
        return self.place.folder

    @property
    def set_folders(self) -> list[tuple[str, Path]]:
        """The sets in use, without the rules, each with its folder, in the order in which they are loaded."""
        return [*zip(self.sets, self.folders, strict=True)][1:]


def open_game(game: str | GameFolder, extra: Sequence[str] = ()) -> Project:
    """Open a game with its base sets and the requested expansions.

    game: a game, its name, or the path of its folder or of a folder of cards for it. extra: the expansions, each given
    by the name of a set or by a path.
    """
    place, beside = (game, ()) if isinstance(game, GameFolder) else places.find(game)
    root = place.folder.parents[1 if place.shipped else 0]  # file names are relative to it
    files = _rules(place.folder, root)
    folders, sets = [place.folder], [RULES]
    known = place.sets()
    for one in known.values():
        if one.base:
            files += _files(one.folder, one.name, root)
            folders.append(one.folder)
            sets.append(one.name)
    more: list[tuple[str, Path, list[CardFile]]] = []
    for wanted in (*beside, *extra):
        path = named(Path(wanted))
        if not path.exists() and not place.shipped and (place.folder.parent / wanted).exists():
            path = place.folder.parent / wanted
        if wanted in known:
            if wanted not in sets and all(wanted != name for name, *_ in more):
                more.append((wanted, known[wanted].folder, _files(known[wanted].folder, wanted, root)))
        elif path.is_dir():
            own = _files(path, places.own_name(path), None)
            if not own:
                raise UsageError(tr("{0} contains no .card file", wanted))
            more.append((places.own_name(path), path, _adding_to(place, own)))
        elif path.is_file() and path.suffix == ".card":
            more.append((path.stem, path, _adding_to(place, [_alone(path)])))
        elif others := [game for game in places.games() if wanted in places.shipped_game(game).expansions()]:
            raise UsageError(tr("'{0}' is an expansion of {1}, not of {2}", wanted, " and ".join(others), place.name))
        else:
            near = nearest(wanted, place.expansions())
            there = (
                tr("did you mean '{0}'?", near)
                if near
                else tr("expansions of {0}: {1}", place.name, listed(place.expansions()))
            )
            raise UsageError(tr("there is no expansion and no folder '{0}'; {1}", wanted, there))
    more.sort(key=lambda one: (one[0] not in known, one[0]))  # the order of `--with` makes no difference
    added = [file.source.name for _, _, own in more for file in own]
    for set_name, path, own in in_order(more):
        files += own
        folders.append(path)
        sets.append(set_name)
    return Project(place, tuple(files), tuple(folders), tuple(sets), frozenset(added))


def _adding_to(place: GameFolder, own: list[CardFile]) -> list[CardFile]:
    """Return the author's own files; raise UsageError if they declare a game or extend another game."""
    for file in own:
        if declared := places.game_in(file.source.text):
            raise UsageError(
                tr("{0} declares the game '{1}', so it is no expansion of {2}", file.path, declared, place.name)
            )
        line = places.EXPANSION.search(file.source.text)
        if line is not None and line[2] != place.name:
            raise UsageError(
                tr("{0} belongs to {1}, not to {2}: it says '{3}'", file.path, line[2], place.name, line[0].strip())
            )
    return own


def without_scenarios(project: Project) -> Project:
    """The project without the files that contain only scenarios."""
    return replace(project, files=tuple(file for file in project.files if file.is_played))


def with_file(project: Project, path: Path) -> Project:
    """The project with one more file after all others, and without its folders of scenarios.

    The added file need not be an expansion.
    """
    files = [file for file in project.files if not file.module.startswith("scenarios/")]
    return replace(project, files=(*files, _alone(path)))


def with_folders(project: Project, folders: Sequence[Path]) -> Project:
    """The game with its sets in other folders, such as those of an older version, in the order of `project.folders`."""
    own = {file.set for file in project.files if file.own}
    root = folders[0].parents[1 if project.place.shipped else 0]
    files = _rules(folders[0], root)
    for name, folder in [*zip(project.sets, folders, strict=True)][1:]:
        files += [_alone(folder)] if folder.is_file() else _files(folder, name, None if name in own else root)
    return replace(project, place=replace(project.place, folder=folders[0]), folders=tuple(folders), files=tuple(files))


def in_order(wanted: Sequence[tuple[str, Path, list[CardFile]]]) -> list[tuple[str, Path, list[CardFile]]]:
    """The expansions in the given order, but each one after those that its 'expansion' line names with `after`."""
    lines = [m for *_, files in wanted if (m := _expansion_line(files))]
    before = {line[1]: set(re.findall(r"\w+", line[3] or "")) for line in lines}
    left, done = list(wanted), list[tuple[str, Path, list[CardFile]]]()
    while left:
        waiting = {line[1] for *_, files in left if (line := _expansion_line(files))}
        ready = (one for one in left if not (line := _expansion_line(one[2])) or not before[line[1]] & waiting)
        first = next(ready, None)
        if first is None:
            raise UsageError(
                tr("each of these expansions says that it comes after another one: {0}", ", ".join(sorted(waiting)))
            )
        left.remove(first)
        done.append(first)
    return done


def _expansion_line(files: Sequence[CardFile]) -> re.Match[str] | None:
    return next((found for file in files if (found := places.EXPANSION.search(file.source.text))), None)


def _alone(path: Path) -> CardFile:
    """Read a file that alone is an expansion."""
    _check_name(path, path.stem)
    return CardFile(Source(path.name, read(path)), path.stem, path.stem, path, True)


def _check_name(path: Path, name: str) -> None:
    """Raise UsageError if a file or a folder of cards cannot have this name, which is a part of its path."""
    shown = str(path) if str(path).isprintable() else repr(str(path))
    if not _is_word(name):
        raise UsageError(tr("{0}: the name of a file must be a word: letters, digits and _", shown))
    if is_reserved(name):
        raise UsageError(tr("{0}: Windows has no file or folder with the name '{1}'; rename it", shown, name))


def check_new(path: Path, folder: Path) -> None:
    """Raise UsageError if a new file of cards cannot lie at a path in a folder:
    on some system, no game would open it.
    """
    inside = path.relative_to(folder)
    shown = inside.as_posix() if inside.as_posix().isprintable() else repr(inside.as_posix())
    if len(inside.as_posix().encode("utf-8", "replace")) > MOST_LETTERS:
        raise UsageError(tr("{0}…: this name is too long; write at most {1} letters", shown[:40], MOST_LETTERS))
    for name in (*inside.parts[:-1], path.stem):
        _check_name(inside, name)
    for at, name in enumerate(inside.parts):
        beside = folder.joinpath(*inside.parts[:at])
        for other in listing(beside):
            if other.name != name and other.name.casefold() == name.casefold():
                raise UsageError(_differs(other, name))


def _differs(path: Path, name: str) -> Translatable:
    return tr(
        "{0} and {1} differ only in capital letters, so Windows and macOS cannot keep both; rename one of them",
        path,
        name,
    )


def _is_word(name: str) -> bool:
    """Whether a name can be the name of a Python module."""
    return name.isidentifier() and unicodedata.is_normalized("NFKC", name) and not name.startswith("__")


def _rules(folder: Path, root: Path) -> list[CardFile]:
    """Read the files of the rules of a game: those in its folder `rules`, and those directly in its folder."""
    folders = [one.parent for one in below(folder / RULES, ".card") if one.parent != folder / RULES]
    apart = {one for one in folders if places.expansion_at(one) is not None or places.game_at(one) is not None}
    return [*_files(folder / RULES, RULES, root, apart=apart), *_files(folder, RULES, root, False)]


def _files(
    folder: Path, set_name: str, root: Path | None, is_deep: bool = True, apart: AbstractSet[Path] = frozenset()
) -> list[CardFile]:
    """Read the files of a set. is_deep: also those in its folders, except those that are `apart`: they only lie there.

    root: the folder to which file names are relative; None for an author's own folder.
    """
    own = root is None
    found: list[CardFile] = []
    modules: dict[str, Path] = {}
    if not folder.resolve().name.isprintable():
        raise UsageError(tr("{0}: the name of a folder of cards must be one that can be printed", repr(str(folder))))
    for path in below(folder, ".card") if is_deep else listing(folder, "*.card"):
        *inside, _ = path.relative_to(folder).parts
        if any(name.startswith(".") for name in inside):
            continue  # files in hidden folders belong to editors and tools
        if apart and not apart.isdisjoint(path.parents):
            continue
        for name in (*inside, path.stem):
            _check_name(path, name)
        name = path.relative_to(folder.parent if root is None else root).as_posix()
        module = path.relative_to(folder).with_suffix("").as_posix()
        other = modules.setdefault(module.casefold(), path)
        if other != path:
            raise UsageError(_differs(other, path.name))
        found.append(CardFile(Source(name, read(path)), set_name, module, path, own))
    return found
