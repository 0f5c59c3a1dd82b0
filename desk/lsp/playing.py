"""Run a scenario of an open file, or tell how it is played in a terminal."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import TypedDict

from ombre.compiler.projects.files import read
from ombre.compiler.projects.places import UsageError
from ombre.translatable import listed, tr
from ombre.workshop.api.table import Table
from ombre.workshop.scenarios.running import run

from .open_games import OpenGame

_BROKEN = tr("the game has an error; correct it first")


class Terminal(TypedDict):
    """What is to be run in a terminal. arguments: those of the command `ombre`. line: all, as it is typed."""

    arguments: list[str]
    line: str


def ran(game: OpenGame, name: str, scenario: str, language: str = "en") -> str:
    """Run a scenario of a file as it is typed; return "" if it passes, else its failures, a line for each.

    language: that of the questions in it. Raise UsageError if it cannot be run.
    """
    compiled = game.desk.quick
    if not compiled.ok:
        raise UsageError(_BROKEN)
    table = Table(compiled.project)
    table.compiled = compiled
    outcome = next(
        (one for one in run(table, lambda source: source == name, language=language) if one.id == scenario), None
    )
    if outcome is None:
        raise UsageError(tr("there is no {0} '{1}'", tr("scenario"), scenario))
    if outcome.outdated:
        raise UsageError(tr("{0} is not run: {1}", scenario, outcome.outdated))
    return listed([tr("line {0}: {1}", one.line, one.sentence) for one in outcome.result.failures], "\n")


def playing(game: OpenGame, wanted: str, texts: Mapping[Path, str]) -> Terminal:
    """Return what plays a game from a scenario or a card: `ombre play`, which reads the files from the disk.

    texts: the open files as they are typed. Raise UsageError if one of them is not saved, or if the game has an error.
    """
    for file in game.project.files:
        path = file.path.resolve()
        if path in texts and not _is_saved(path, texts[path]):
            raise UsageError(tr("save {0} first: the terminal plays what is on the disk", path.name))
    if not game.desk.quick.ok:
        raise UsageError(_BROKEN)
    place = game.wanted.place
    named = place.name if place.shipped else str(place.folder.resolve())
    extra = [part for name in game.wanted.extra for part in ("--with", name)]
    arguments = ["play", named, *_begins(game, wanted), *extra, "--human", "1"]
    return {"arguments": arguments, "line": shlex.join(["ombre", *arguments])}


def game_with(games: list[OpenGame], folder: str, wanted: str) -> OpenGame:
    """Return the open game in a folder, with those expansions that have a scenario or a card;
    raise UsageError if none.
    """
    for game in games:
        if str(game.wanted.place.folder) == folder and _begins(game, wanted):
            return game
    raise UsageError(tr("a game begins neither with a scenario nor with a card '{0}'", wanted))


def _begins(game: OpenGame, wanted: str) -> list[str]:
    """Return the arguments with which `ombre play` begins a game there; empty if it cannot."""
    known = game.desk.quick.model
    if any(one.id == wanted for file in known.files for one in file.scenarios):
        return ["--scenario", wanted]
    return [wanted] if wanted in known.cards and known.cards[wanted].kind in known.beginnings else []


def _is_saved(path: Path, text: str) -> bool:
    try:
        return read(path) == text.replace("\r\n", "\n")
    except UsageError:
        return False
