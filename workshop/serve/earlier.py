"""The game as it was committed last, so that cards can be shown before and after what has changed since.

The files are read from the objects of git. No command is used that could run a filter or a hook of the repository: its
settings may come from a stranger.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ombre.compiler.desk import Desk
from ombre.compiler.places import GameFolder, UsageError, Wanted
from ombre.compiler.project import open_game

from ..lsp.open_games import WholeGame

_SECONDS, _MOST_BYTES = 20, 1 << 20  # for one command; of one file
_MOST_FILES = 5_000
_KINDS = (".card", ".ftl", ".po", ".yaml", ".svg")


@dataclass(frozen=True, slots=True)
class Committed:
    """A commit, and the repository. id: of the commit."""

    root: Path
    id: str


@dataclass(frozen=True, slots=True)
class CardChange:
    """A card that has changed. before, after: its name and paragraphs in a language; () if it was not, or is not, there."""

    id: str
    before: tuple[str, ...]
    after: tuple[str, ...]


def committed(folder: Path) -> Committed:
    """The last commit of the repository of a folder; raise UsageError if there is none."""
    try:
        root = _git(folder, "rev-parse", "--show-toplevel").decode().rstrip("\n")
        return Committed(Path(root), _git(folder, "rev-parse", "--verify", "HEAD").decode().strip())
    except UsageError:
        raise UsageError("this folder is not kept with git, or nothing is committed yet") from None


def game_of(commit: Committed, wanted: Wanted, into: Path) -> WholeGame:
    """The game as it was committed; raise UsageError if it had errors. into: an empty folder for its files."""

    def earlier(folder: Path) -> Path:
        real, root = folder.resolve(), commit.root.resolve()
        if not real.is_relative_to(root):
            return folder
        place = into / real.relative_to(root)
        place.mkdir(parents=True, exist_ok=True)
        for path, data in _files(commit, real.relative_to(root)):
            (into / path).parent.mkdir(parents=True, exist_ok=True)
            (into / path).write_bytes(data)
        return place

    place = GameFolder(wanted.place.name, earlier(wanted.place.folder))
    extra = tuple(str(earlier(Path(one))) if Path(one).exists() else one for one in wanted.extra)
    compiled = Desk(open_game(place, extra)).quick
    if not compiled.ok:
        raise UsageError("the cards that were committed last have errors, so they cannot be shown")
    return WholeGame(compiled, {})


def changes(before: WholeGame, after: WholeGame, language: str) -> Iterator[CardChange]:
    """Yield the cards whose text, name or facts have changed, in the order of the files; those that are gone come last."""
    for id, card in after.compiled.model.cards.items():
        if card.local:
            continue
        old = _said(before, id, language)
        new = _said(after, id, language)
        if old != new or _facts(before, id) != _facts(after, id):
            yield CardChange(id, old, new)
    for id, card in before.compiled.model.cards.items():
        if not card.local and id not in after.compiled.model.cards:
            yield CardChange(id, _said(before, id, language), ())


def _said(whole: WholeGame, id: str, language: str) -> tuple[str, ...]:
    if id not in whole.compiled.model.cards or language not in whole.languages:
        return ()
    try:
        return tuple(whole.text(id, language))
    except UsageError:
        return (id,)


def _facts(whole: WholeGame, id: str) -> list[tuple[str, str]]:
    card = whole.compiled.model.cards.get(id)
    return [(fact.name, str(value)) for fact, value in card.facts] if card is not None else []


def _files(commit: Committed, folder: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the files of a folder that a game is read from, by their paths in the repository."""
    listed = _git(commit.root, "ls-tree", "-r", "-z", "--full-tree", commit.id, "--", f"{folder.as_posix()}/")
    if folder == Path():
        listed = _git(commit.root, "ls-tree", "-r", "-z", "--full-tree", commit.id)
    found: list[tuple[str, str]] = []
    for entry in listed.decode("utf-8", "replace").split("\0"):
        about, _, path = entry.partition("\t")
        if path.endswith(_KINDS) and about.startswith("100"):  # a plain file, and no link
            found.append((path, about.split()[2]))
    if len(found) > _MOST_FILES:
        raise UsageError(f"there are more than {_MOST_FILES} files in {folder}")
    for path, blob in found:
        if ".." not in Path(path).parts:
            data = _git(commit.root, "cat-file", "blob", blob)
            if len(data) <= _MOST_BYTES:
                yield path, data


def _git(folder: Path, *words: str) -> bytes:
    """The output of a command of git that only reads objects; raise UsageError if it fails."""
    environment = {**os.environ, "GIT_CONFIG_NOSYSTEM": "1", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"}
    try:
        made = subprocess.run(
            ["git", "-c", "core.fsmonitor=false", "-C", str(folder), *words],
            capture_output=True,
            timeout=_SECONDS,
            check=True,
            env=environment,
            stdin=subprocess.DEVNULL,
        )
    except FileNotFoundError:
        raise UsageError("git is not installed") from None
    except (subprocess.SubprocessError, OSError) as error:
        raise UsageError(f"git cannot read this folder: {error}") from None
    return made.stdout
