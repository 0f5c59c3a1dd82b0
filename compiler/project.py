"""Find the `.card` files of a game and its expansions, in loading order.

A game is a folder `cards/GAME` that contains the folder `rules` and its sets. A set is a folder with `.card` files and
a `set.yaml`. A set whose `set.yaml` says `base: true` is always loaded; any other set is an expansion, which is loaded
only on request. An expansion can also be a folder or a file in any other place.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ombre.dsl.diagnostics import nearest
from ombre.dsl.source import Source
from ombre.folders import cards_folder

from . import yaml_files
from .files import UsageError as UsageError
from .files import read as read

_EXPANSION = re.compile(r"^expansion\s+(\w+)\s+of\s+(\w+)(?:\s+after\s+([^\n#]+))?", re.MULTILINE)
# Lines in column 1: one that begins no scenario; one that begins or changes a scenario; one that changes a scenario.
_PLAYED = re.compile(r"^(?!#|expansion\b|(?:(?:replace|remove)\s+)?scenario\b)\S", re.MULTILINE)
_SCENARIO = re.compile(r"^(?:(?:replace|remove)\s+)?scenario\b", re.MULTILINE)
_OTHERS = re.compile(r"^(?:replace|remove)\s+scenario\b", re.MULTILINE)
_SHOWN = 8  # the largest number of names in a message
_GAME = re.compile(r"^game\s+(\w+)", re.MULTILINE)
SET: yaml_files.Shape = {"name": str, "base": bool}  # the schema of `set.yaml`


@dataclass(frozen=True, slots=True)
class CardFile:
    """One `.card` file: its text, its set and its path. `own`: the file does not ship with ombre."""

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
    sets, in the order of `folders`.
    """

    game: str
    folder: Path
    files: tuple[CardFile, ...]
    folders: tuple[Path, ...]
    sets: tuple[str, ...]


def games() -> list[str]:
    """The games that come with ombre."""
    return sorted(p.name for p in cards_folder().iterdir() if (p / "rules").is_dir())


def pick(what: str, name: str, known: Sequence[str]) -> str:
    """Return the name if it is a known name; otherwise raise UsageError with a similar name or the known names."""
    if name in known:
        return name
    near = nearest(name, known)
    there = f"did you mean '{near}'?" if near else f"there is: {listed(known)}"
    raise UsageError(f"there is no {what} '{name}'; {there}")


def listed(names: Iterable[str]) -> str:
    """The names as a text; of many names only the first, with the number of the others."""
    found = sorted(names)
    more = f" and {len(found) - _SHOWN} more" if len(found) > _SHOWN else ""
    return ", ".join(found[:_SHOWN]) + more or "none"


def open_game(name: str, extra: Sequence[str] = ()) -> Project:
    """Open a game with its base sets and the requested expansions.

    extra: the expansions, each given by the name of a set or by a path.
    """
    folder = cards_folder() / pick("game", name, games())
    files = _files(folder / "rules", "rules", False)
    folders, sets = [folder], ["rules"]
    known = sets_of(folder)
    for set_name, about in known.items():
        if about.flag("base"):
            files += _files(folder / set_name, set_name, False)
            folders.append(folder / set_name)
            sets.append(set_name)
    more: list[tuple[str, Path, list[CardFile]]] = []
    for wanted in extra:
        path = Path(wanted)
        if wanted in known:
            if wanted not in sets and all(wanted != name for name, *_ in more):
                more.append((wanted, folder / wanted, _files(folder / wanted, wanted, False)))
        elif path.is_dir():
            own = _files(path, _own_name(path), True)
            if not own:
                raise UsageError(f"{wanted} contains no .card file")
            more.append((_own_name(path), path, _adding_to(name, own)))
        elif path.is_file() and path.suffix == ".card":
            more.append((path.stem, path, _adding_to(name, [_alone(path)])))
        elif others := [game for game in games() if wanted in expansions_of(game)]:
            raise UsageError(f"'{wanted}' is an expansion of {' and '.join(others)}, not of {name}")
        else:
            near = nearest(wanted, expansions_of(name))
            there = f"did you mean '{near}'?" if near else f"expansions of {name}: {listed(expansions_of(name))}"
            raise UsageError(f"there is no expansion and no folder '{wanted}'; {there}")
    for set_name, path, own in in_order(more):
        files += own
        folders.append(path)
        sets.append(set_name)
    return Project(name, folder, tuple(files), tuple(folders), tuple(sets))


def game_in(folder: Path, root: Path, name: str = "") -> Project:
    """Open a game that does not ship with ombre; it consists of the folders `rules` and `base`.

    root: the folder to which file names are relative. name: the name of the game; by default the name of its folder.
    """
    sets = ("rules", "base")
    files = [file for set_name in sets for file in _files(folder / set_name, set_name, False, root)]
    return Project(name or folder.name, folder, tuple(files), (folder, folder / "base"), sets)


def expansions_of(game: str) -> list[str]:
    """The expansions that ship with a game."""
    return [name for name, about in sets_of(cards_folder() / game).items() if not about.flag("base")]


def _adding_to(game: str, own: list[CardFile]) -> list[CardFile]:
    """Return the author's own files; raise UsageError if they declare a game or extend another game."""
    for file in own:
        _no_game(file.path, file.source.text)
        line = _EXPANSION.search(file.source.text)
        if line is not None and line[2] != game:
            raise UsageError(f"{file.path} belongs to {line[2]}, not to {game}: it says '{line[0].strip()}'")
    return own


def _no_game(path: Path, text: str) -> None:
    """Raise UsageError if a file declares a game, not an expansion."""
    if (line := _GAME.search(text)) is not None:
        raise UsageError(
            f"{path} declares the game '{line[1]}', and a whole game lies in {cards_folder()}:"
            f" put its folder there, with the rules in '{line[1]}/rules'"
        )


def with_file(project: Project, path: Path) -> Project:
    """The project with one more file after all others, and without its folders of scenarios.

    The added file need not be an expansion.
    """
    files = [file for file in project.files if not file.module.startswith("scenarios/")]
    return replace(project, files=(*files, _alone(path)))


def with_folders(project: Project, folders: Sequence[Path]) -> Project:
    """The game with its sets in other folders, such as those of an older version, in the order of `project.folders`."""
    own = {file.set: file.own for file in project.files}
    files: list[CardFile] = []
    for name, folder in zip(project.sets, folders, strict=True):
        if folder.is_file():
            files.append(_alone(folder))
        else:
            inside = folder / "rules" if name == "rules" else folder
            files += _files(inside, name, own.get(name, False), folders[0].parent.parent)
    return replace(project, folder=folders[0], folders=tuple(folders), files=tuple(files))


def in_order(wanted: Sequence[tuple[str, Path, list[CardFile]]]) -> list[tuple[str, Path, list[CardFile]]]:
    """The requested expansions, each one after the expansions that its 'expansion' line names with `after`."""
    lines = [m for *_, files in wanted if (m := _expansion_line(files))]
    before = {line[1]: set(re.findall(r"\w+", line[3] or "")) for line in lines}
    left, done = list(wanted), list[tuple[str, Path, list[CardFile]]]()
    while left:
        waiting = {line[1] for *_, files in left if (line := _expansion_line(files))}
        ready = (one for one in left if not (line := _expansion_line(one[2])) or not before[line[1]] & waiting)
        first = next(ready, None)
        if first is None:
            raise UsageError(
                f"each of these expansions says that it comes after another one: {', '.join(sorted(waiting))}"
            )
        left.remove(first)
        done.append(first)
    return done


def _expansion_line(files: Sequence[CardFile]) -> re.Match[str] | None:
    return next((found for file in files if (found := _EXPANSION.search(file.source.text))), None)


def sets_of(folder: Path) -> dict[str, yaml_files.YamlTable]:
    """The sets in the folder of a game, by name, with the data of their `set.yaml`.

    The base sets come first; otherwise the order is alphabetical.
    """
    found: dict[str, yaml_files.YamlTable] = {}
    for path in sorted(folder.glob("*/set.yaml")):
        found[path.parent.name] = yaml_files.load(path, SET)
    return dict(sorted(found.items(), key=lambda item: (not item[1].flag("base"), item[0])))


def game_of(folder: Path) -> tuple[str, list[str]]:
    """The game that a folder or file of cards belongs to, and the expansions to load with the game.

    The place in a shipped game or the `expansion` line decides. A file belongs to its folder, unless the file alone is
    an expansion with the name of the file.
    """
    line, file = None, folder
    if folder.is_file():
        text = read(folder) if folder.suffix == ".card" else ""
        shipped = folder.resolve().is_relative_to(cards_folder())
        if not shipped:
            _no_game(folder, text)
        line = _EXPANSION.search(text)
        if line and line[1] == folder.stem != _own_name(folder.parent):
            return _expanded(folder, line), [str(folder)]
        folder = folder.parent
    if folder.resolve().is_relative_to(cards_folder()):
        game, _, rest = folder.resolve().relative_to(cards_folder()).as_posix().partition("/")
        if game != ".":
            set_name = rest.split("/")[0]
            known = sets_of(cards_folder() / game)
            optional = set_name in known and not known[set_name].flag("base")
            return game, [set_name] if optional else []
    if line is not None:
        return _expanded(file, line), [str(folder)]
    for path in sorted(folder.rglob("*.card")):
        text = read(path)
        _no_game(path, text)
        if line := _EXPANSION.search(text):
            return _expanded(path, line), [str(folder)]
    raise UsageError(f"{folder} does not say which game it expands; write 'expansion NAME of GAME' in one of its files")


def _expanded(path: Path, line: re.Match[str]) -> str:
    """The game that an 'expansion' line names; raises UsageError if there is no such game."""
    if line[2] in games():
        return line[2]
    raise UsageError(f"{path} says '{line[0].strip()}', and there is no game '{line[2]}'; there is: {listed(games())}")


def games_with(extra: Sequence[str]) -> list[str]:
    """The games that have all of the given expansions; raises UsageError if there is no such game.

    extra: names of sets, or paths.
    """
    found = games()
    for wanted in extra:
        known = [name for name in games() if wanted in sets_of(cards_folder() / name)]
        path = Path(wanted)
        if not known and (path.is_dir() or path.is_file() and path.suffix == ".card"):
            known = [game_of(path)[0]]
        if not known:
            more = ((name, expansions_of(name)) for name in games())
            there = "; ".join(f"expansions of {name}: {listed(names)}" for name, names in more if names)
            raise UsageError(f"there is no expansion and no folder '{wanted}'; {there}")
        found = [name for name in found if name in known]
    if not found:
        raise UsageError(f"no game has all of these expansions: {', '.join(extra)}")
    return found


def _own_name(path: Path) -> str:
    return re.sub(r"\W", "_", path.resolve().name) or "own"


def _alone(path: Path) -> CardFile:
    """Read a file that alone is an expansion."""
    if not _is_word(path.stem):
        raise UsageError(f"{str(path)!r}: the name of a file must be a word: letters, digits and _")
    return CardFile(Source(path.name, read(path)), path.stem, path.stem, path, True)


def _is_word(name: str) -> bool:
    """Whether a name can be the name of a Python module."""
    return name.isidentifier() and unicodedata.is_normalized("NFKC", name) and not name.startswith("__")


def _files(folder: Path, set_name: str, own: bool, root: Path | None = None) -> list[CardFile]:
    found: list[CardFile] = []
    if own and not folder.resolve().name.isprintable():
        raise UsageError(f"{str(folder)!r}: the name of a folder of cards must be one that can be printed")
    for path in sorted(folder.rglob("*.card")):
        *inside, _ = path.relative_to(folder).parts
        if any(name.startswith(".") for name in inside):
            continue  # files in hidden folders belong to editors and tools
        for name in (*inside, path.stem):
            if not _is_word(name):
                shown = str(path) if str(path).isprintable() else repr(str(path))
                raise UsageError(f"{shown}: the name of a file must be a word: letters, digits and _")
        base = folder.parent if own else root or cards_folder().parent
        name = path.relative_to(base).as_posix()
        module = path.relative_to(folder).with_suffix("").as_posix()
        found.append(CardFile(Source(name, read(path)), set_name, module, path, own))
    return found
