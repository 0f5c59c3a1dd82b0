"""What ombre prints, compiles and writes is the same in every process, folder and cache, and by every path.

The suite compares this process with one other; `make long` compares more processes, with all games.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from ombre.compiler.projects import cache

from ..budget import LONG
from ..games.every_game import SMALL, starts
from .every_command import everything

ROOT = Path(__file__).parents[2]
FIXTURES = ROOT / "tests" / "fixtures" / "games"
WARNING = re.compile(r"^ombre: .* cannot be written .*\n", re.MULTILINE)  # about the cache
GAMES = ("toy", *(name for name in SMALL if name != "toy"), "crossfire", "hearts", "srtcg") if LONG else ("toy",)
# For each place: the hash seed, the current folder, the path of the game, the cache.
PLACES = {
    "linked": ("12345", "/", "{linked}/{game}", "{grammar}"),
    "nowhere": ("7", "/", "{folder}/{game}", "/dev/null/cache"),
    "beside": ("0", "{folder}", "{game}", "{cold}"),
    "inside": ("1", "{folder}/{game}/base", "../../{game}", "{cold}"),
}


def elsewhere(place: str, start: str, names: dict[str, str], out: Path) -> dict[str, str]:
    """What another process prints, compiles and writes."""
    seed, folder, path, cache = (each.format(**names) for each in PLACES[place])
    more = {"PYTHONHASHSEED": seed, "OMBRE_CACHE": cache, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "tests.workshop.every_command", path if names["folder"] else names["game"], start, out],
        cwd=folder if names["folder"] else ROOT.parent,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, str] = json.loads(done.stdout)
    return {what: WARNING.sub("", said) for what, said in found.items()}


@pytest.mark.long
@pytest.mark.parametrize("place", PLACES if LONG else ["linked"])
@pytest.mark.parametrize("name", GAMES)
def test_everything_is_the_same_everywhere(
    name: str, place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another hash seed, another current folder, a path through a link with spaces and accents, another cache."""
    folder, linked = tmp_path / "games", tmp_path / "jeux d’été"
    linked.symlink_to(folder)
    if name in SMALL:
        copytree(FIXTURES / name, folder / name)
    start = starts(name)[0].beginning
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path)
    here = everything(str(folder / name) if name in SMALL else name, start, tmp_path / "here")
    assert len(here) > 20 and not any("Traceback" in said for said in here.values())
    if (cache.folder() / "grammar").exists():  # the parser tables take longest to make
        copytree(cache.folder() / "grammar", tmp_path / "tables" / "grammar")
    names = {
        "grammar": str(tmp_path / "tables"),
        "linked": str(linked),
        "folder": str(folder) if name in SMALL else "",
        "game": name,
    }
    (tmp_path / place).mkdir()
    assert elsewhere(place, start, {**names, "cold": str(tmp_path / "cache")}, tmp_path / place) == here
