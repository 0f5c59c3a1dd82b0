"""Write a workflow for GitHub Actions, which checks, tests and prints an author's own repository."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path

import jinja2

from ombre.compiler.projects import files, places
from ombre.compiler.projects.places import UsageError, Wanted
from ombre.dsl.diagnostics import tr
from ombre.version import VERSION

PLACE = Path(".github") / "workflows" / "cards.yml"
SOURCE = "en"  # the language of the words in `.card` files


def new_workflow(into: Path) -> Path:
    """Write the workflow of a repository; return its path. into: the folder of the repository."""
    path = into / PLACE
    if path.exists():
        raise UsageError(tr("{0} is there already, and is left as it is; delete it to get a new one", path))
    found = places.inside(into)
    if not found:
        raise UsageError(
            tr("there is no game and no expansion in {0}; begin one with 'ombre new game NAME'", into.resolve())
        )
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("ombre.workshop", "templates"),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    sheets = [line for one in found for line in _sheets(one, into.resolve())]
    files.write(path, environment.get_template("workflow.yml.j2").render(version=VERSION, sheets=sheets))
    return path


def _sheets(wanted: Wanted, root: Path) -> Iterator[str]:
    """Yield the commands that print a game, or the expansions in the repository: a sheet in each language they have."""
    own = [Path(one).resolve() for one in wanted.extra]
    for folder in own or [wanted.place.folder.resolve()]:
        name = shlex.quote(f"./{folder.relative_to(root).as_posix()}" if folder != root else ".")
        what = f"{wanted.place.name} --with {name} --set {places.own_name(folder)}" if own else name
        for language in sorted({SOURCE, *(path.name for path in files.listing(folder / "locales") if path.is_dir())}):
            stem = folder.name if folder != root else wanted.place.name
            yield f"ombre sheet {what} --locale {language} -o {shlex.quote(f'{stem}-{language}.pdf')}"
