"""Find games, their sets and their expansions in folders.

A game is a folder with a file that says `game NAME`, directly in it or in its folder `rules`. Its other folders with
cards are its sets. A game has a place among the games that ship with ombre, or anywhere else. It is given by a name or
by a path; a name is looked up among the shipped games, and then around the folder in which the command is run.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from ombre.dsl.diagnostics import nearest
from ombre.folders import cards_folder
from ombre.translatable import listed as join
from ombre.translatable import tr

from .files import UsageError as UsageError
from .files import below, leads_out, listing, named, read
from .yaml_types import typed

RULES = "rules"
EXPANSION = re.compile(
    r"^expansion\s+(\w+)\s+of\s+(\w+)(?:\s+version\s+\d+)?(?:\s+language\s+\d+)?(?:\s+after\s+([^\n#]+))?", re.MULTILINE
)
_GAME = re.compile(r"^game\s+(\w+)", re.MULTILINE)
_SHOWN = 8  # the largest number of names in a message


class SetFile(Struct, frozen=True):
    """What `set.yaml` says of a set."""

    name: str = ""
    base: bool = False
    symbol: str = ""
    version: str = ""
    date: str = ""


class CardSet(NamedTuple):
    """A set of cards in the folder of a game. title: its printed name, or "". base: whether it is always loaded."""

    name: str
    folder: Path
    title: str
    base: bool


@dataclass(frozen=True, slots=True)
class GameFolder:
    """A game: the name that it declares, and its folder."""

    name: str
    folder: Path

    @property
    def shipped(self) -> bool:
        """Whether the game comes with ombre."""
        return self.folder.parent == cards_folder()

    def sets(self) -> dict[str, CardSet]:
        """The sets of the game by name: the base sets, then the expansions, each in alphabetical order.

        A set with a `set.yaml` is a base set if the file says so; any other is an expansion if one of its files says
        `expansion NAME of GAME`.
        """
        found: list[CardSet] = []
        for folder in _folders(self.folder):
            about = folder / "set.yaml"
            if about.exists():
                said, _ = typed(about, SetFile)
                found.append(CardSet(folder.name, folder, said.name, said.base))
            elif folder.name != RULES and below(folder, ".card") and game_at(folder) is None:
                line = expansion_at(folder)
                if line is None or line[2] == self.name:
                    found.append(CardSet(folder.name, folder, "", line is None))
        return {one.name: one for one in sorted(found, key=lambda one: (not one.base, one.name))}

    def expansions(self) -> list[str]:
        """The names of the expansions in the folder of the game."""
        return [one.name for one in self.sets().values() if not one.base]


class Wanted(NamedTuple):
    """A game with expansions, each by its name or its path."""

    place: GameFolder
    extra: tuple[str, ...]


# ------------------------------------------------------------------------------------------------------ by name


def games() -> list[str]:
    """The games that come with ombre."""
    return sorted(path.name for path in listing(cards_folder()) if (path / RULES).is_dir())


def shipped_game(name: str) -> GameFolder:
    """A game that comes with ombre."""
    return GameFolder(name, cards_folder() / name)


def find(game: str) -> Wanted:
    """The game with this name, or the game and the expansion to which a path belongs; raises UsageError."""
    if game in games():
        return Wanted(shipped_game(game), ())
    if _is_there(game):
        return place_of(Path(game))
    found = next((place for place in _near(Path.cwd()) if place.name == game), None)
    return Wanted(found or shipped_game(pick("game", game, names())), ())


def _is_there(path: str) -> bool:
    """Whether a text is the path of a file or folder; a name can be longer than a path can be."""
    try:
        return Path(path).exists()
    except (OSError, ValueError):
        return False


def standing_in() -> Wanted | None:
    """The game or the expansion in whose folder a command is run; None elsewhere, also around folders of games."""
    here = Path.cwd()
    return place_of(here) if game_around(here) or expansion_at(here) else None


def is_game(word: str) -> bool:
    """Whether a word means a game here: it is the name of one, or a path."""
    return word in names() or _is_there(word)


def names() -> list[str]:
    """The names by which games can be given here: of the shipped games, and of those around the current folder."""
    return list(dict.fromkeys([*(place.name for place in _near(Path.cwd())), *games()]))


def here() -> list[Wanted]:
    """What a command is about that is not told a game: what is in the current folder, or else all shipped games."""
    return inside(Path.cwd()) or [Wanted(shipped_game(name), ()) for name in games()]


# ------------------------------------------------------------------------------------------------------ by path


def having(extra: Sequence[str]) -> list[Wanted]:
    """The games that have all of the given expansions, with these; without expansions, what is here.

    extra: names of sets, or paths. Raises UsageError if there is no such game.
    """
    if not extra:
        return here()
    known = [*dict.fromkeys([*_near(Path.cwd()), *map(shipped_game, games())])]
    found = known
    for wanted in extra:
        path = Path(wanted)
        homes = [place for place in known if wanted in place.sets()]
        if not homes and (path.is_dir() or path.is_file() and path.suffix == ".card"):
            homes = [place_of(path).place]
            found = [*found, *(place for place in homes if place not in known)]
        if not homes:
            more = ((place.name, place.expansions()) for place in known)
            there = join((tr("expansions of {0}: {1}", name, listed(names)) for name, names in more if names), "; ")
            raise UsageError(tr("there is no expansion and no folder '{0}'; {1}", wanted, there))
        found = [place for place in found if place in homes]
    if not found:
        raise UsageError(tr("no game has all of these expansions: {0}", ", ".join(extra)))
    return [Wanted(place, tuple(extra)) for place in found]


def inside(path: Path) -> list[Wanted]:
    """The game or the expansion to which a path belongs; or all that are in the folders of a folder; [] if none are."""
    if not path.is_dir() or game_around(path.resolve()) or expansion_at(path):
        return [place_of(path)]
    return [place_of(folder) for folder in _folders(path) if game_at(folder) or expansion_at(folder)]


def place_of(path: Path) -> Wanted:
    """The game that a folder or a file of cards belongs to, and the expansions to load with the game.

    The place in the folder of a game or the `expansion` line decides. A file belongs to its folder, unless the file
    alone is an expansion with the name of the file.
    """
    path = named(path)
    line, folder = None, path if path.is_dir() else path.parent
    if path.is_file() and path.suffix == ".card":
        line = EXPANSION.search(read(path))
        if line and line[1] == path.stem != own_name(folder):
            return Wanted(_expanded(path, line), (str(path),))
    game = game_around(folder.resolve())
    if game is not None:
        name = next(iter(folder.resolve().relative_to(game.folder).parts), RULES)
        known = game.sets()
        is_other = name == RULES and expansion_at(folder) is not None  # it only lies there
        if (name in known or name == RULES) and not is_other:
            return Wanted(game, (name,) if name in known and not known[name].base else ())
    files = [path] if line is not None else below(folder, ".card")
    for file in files:
        if line := EXPANSION.search(read(file)):
            return Wanted(_expanded(file, line), (str(folder),))
    if game is None and (around := _expansion_around(folder.resolve())) is not None:
        return place_of(around)
    if game is None and not files:
        raise UsageError(tr("{0} contains no .card file", folder))
    if game is None:
        raise UsageError(
            tr("{0} does not say which game it expands; write 'expansion NAME of GAME' in one of its files", folder)
        )
    return Wanted(game, ())


def game_at(folder: Path) -> GameFolder | None:
    """The game whose folder this is; None if it is not the folder of a game, such as the folder `rules` of a game."""
    if folder.name == RULES:
        return None
    line = _line(_GAME, [*listing(folder, "*.card"), *listing(folder / RULES, "*.card")])
    return GameFolder(line[1], folder.resolve()) if line else None


def game_in(text: str) -> str:
    """The name of the game that the text of a file declares, or ""."""
    line = _GAME.search(text)
    return line[1] if line else ""


def game_around(folder: Path) -> GameFolder | None:
    """The game whose folder this is, or contains this folder."""
    return next((game for one in (folder, *folder.parents) if (game := game_at(one))), None)


def expansion_at(folder: Path) -> re.Match[str] | None:
    """The line `expansion NAME of GAME` in a file directly in a folder."""
    return _line(EXPANSION, listing(folder, "*.card"))


def _expansion_around(folder: Path) -> Path | None:
    """The folder of the expansion in which a folder of scenarios or cards lies, at most two levels above it."""
    return next((one for one in folder.parents[:2] if expansion_at(one)), None)


def own_name(path: Path) -> str:
    """The name of a folder as the name of a set."""
    return re.sub(r"\W", "_", path.resolve().name) or "own"


def _expanded(path: Path, line: re.Match[str]) -> GameFolder:
    """The game that an 'expansion' line names; raises UsageError if there is no such game."""
    around = game_around(path.resolve())
    near = (place for start in (path.resolve(), path.resolve().parent, Path.cwd()) for place in _near(start))
    if around is not None and around.name == line[2]:
        return around
    if line[2] in games():
        return shipped_game(line[2])
    found = next((place for place in near if place.name == line[2]), None)
    if found is None:
        raise UsageError(
            tr(
                "{0} says '{1}', and there is no game '{2}'; put the folder of the game beside the folder of the "
                "expansion, or name one of: {3}",
                path,
                line[0].strip(),
                line[2],
                listed(games()),
            )
        )
    return found


def _near(folder: Path) -> Iterator[GameFolder]:
    """Yield the game around a folder, then the games in it and beside it."""
    around = game_around(folder)
    if around is not None:
        yield around
    for one in (folder, folder.parent):
        yield from (game for inside in _folders(one) if (game := game_at(inside)))


def _folders(folder: Path) -> list[Path]:
    """The folders in a folder, without hidden ones and links that lead out of a game; none if it cannot be read."""
    found = (path for path in listing(folder) if not path.name.startswith(".") and path.is_dir())
    return [path for path in found if not leads_out(path)]


def _line(pattern: re.Pattern[str], files: Iterable[Path]) -> re.Match[str] | None:
    """The first match of a pattern in some files; a file that cannot be read matches nothing."""
    for path in files:
        try:
            text = read(path)
        except UsageError:
            continue
        if found := pattern.search(text):
            return found
    return None


# ----------------------------------------------------------------------------------------------------- messages


_SORTS = {
    str(one): one
    for one in (
        tr("beginning"),
        tr("bot"),
        tr("card"),
        tr("deck"),
        tr("game"),
        tr("kind of cards"),
        tr("locale"),
        tr("option"),
        tr("player"),
        tr("scenario"),
        tr("set"),
        tr("sort"),
        tr("sort of words"),
    )
}


def pick(what: str, name: str, known: Sequence[str]) -> str:
    """Return the name if it is a known name; otherwise raise UsageError with a similar name or the known names."""
    if name in known:
        return name
    near = nearest(name, known)
    there = tr("did you mean '{0}'?", near) if near else tr("there is: {0}", listed(known))
    raise UsageError(tr("there is no {0} '{1}'; {2}", _SORTS.get(what, what), name, there))


def listed(names: Iterable[str]) -> str:
    """The names as a text; of many names only the first, with the number of the others."""
    found = sorted({*names})
    if not found:
        return tr("none")
    shown = ", ".join(found[:_SHOWN])
    return tr("{0} and {1} more", shown, len(found) - _SHOWN) if len(found) > _SHOWN else shown
