"""Try the files of a new game or expansion in a temporary folder, and write them only if they are right."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from ombre.compiler.projects import files
from ombre.compiler.projects.places import UsageError
from ombre.compiler.projects.project import open_game
from ombre.translatable import tr

from ..api.table import Table
from ..game.loaded import CardErrors
from ..scenarios import running

_NAME = re.compile(r"[a-z][a-z0-9_]*")


def check_name(what: str, name: str, folder: Path) -> None:
    """Raise UsageError if something new cannot have this name, or if its folder exists."""
    if not _NAME.fullmatch(name):
        likely = re.sub(r"\W+", "_", name.strip().lower()).strip("_")
        rule = tr("small letters of English, digits and _, and begins with a letter")
        more = tr("; write '{0}'", likely) if _NAME.fullmatch(likely) else ""
        raise UsageError(tr("'{0}' cannot be the name of {1}: a name has {2}{3}", name, what, rule, more))
    if files.is_reserved(name):
        raise UsageError(
            tr("'{0}' cannot be the name of {1}: Windows has no folder with this name; choose another", name, what)
        )
    if folder.exists():
        raise UsageError(
            tr("{0} exists, and is left as it is; choose another name, or another folder with --into", folder)
        )


def title(name: str) -> str:
    """Return the printed name for the name of a game or an expansion: `night_market` is "Night Market"."""
    return " ".join(word.capitalize() for word in name.split("_") if word)


def problem(name: str, content: Mapping[str, str], opened: Callable[[Path], tuple[str, list[str]]]) -> str:
    """Return what is wrong with the files of a new folder, or "": an error, or a scenario that fails.

    content: the texts of the files, by their paths in the folder. opened: the game and the expansions to open, for the
    folder with this name.
    """
    with tempfile.TemporaryDirectory(prefix="ombre-") as temporary:
        folder = Path(temporary).resolve() / name
        for path, text in content.items():
            files.write(folder / path, text)
        try:
            game, extra = opened(folder)
            table = Table(open_game(game, extra))
            own = {file.source.name for file in table.project.files if file.path.is_relative_to(folder)}
            failed = [one for one in running.run(table, own.__contains__) if one.failed]
        except (CardErrors, UsageError) as error:
            return str(error)
        return failed[0].result.failures[0].sentence if failed else ""


def write(folder: Path, content: Mapping[str, str]) -> list[Path]:
    """Write the files of a new folder; return their paths."""
    for path, text in content.items():
        files.write(folder / path, text)
    return [folder / path for path in content]
