"""Begin a game: a small one that can be played, tested and printed at once, under another name."""

from __future__ import annotations

from importlib.resources import files as resources
from pathlib import Path

from ombre.compiler.projects.places import UsageError, games
from ombre.translatable import tr

from .beginning import check_name, problem, title, write

TEMPLATE = "new_game"  # a folder with a whole game; its name is replaced in its files


def new_game(name: str, into: Path) -> list[Path]:
    """Write the files of a new game into a folder with its name; return their paths. into: where the folder is made."""
    folder = into / name
    if name in games():
        raise UsageError(tr("there is a game '{0}', which comes with ombre; choose another name", name))
    check_name(tr("a game"), name, folder)
    content = {path: _named(text, name) for path, text in _template().items()}
    if wrong := problem(name, content, lambda found: (str(found), [])):
        raise UsageError(tr("'{0}' cannot be the name of this game: {1}", name, wrong))
    return write(folder, content)


def _named(text: str, name: str) -> str:
    return text.replace(TEMPLATE, name).replace(title(TEMPLATE), title(name))


def _template() -> dict[str, str]:
    """Return the texts of the files of the template, by their paths in its folder."""
    root = Path(str(resources("ombre.workshop") / "templates" / TEMPLATE))
    found = sorted(path for path in root.rglob("*") if path.is_file())
    return {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in found}
