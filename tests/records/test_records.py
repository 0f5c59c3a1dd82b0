"""The records detect and name changes of games; the sample of games is as recorded, and `make records` checks all."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from ombre.runtime import NOTHING
from ombre.runtime.choices import Chooser

from . import making
from .command import HERE, differences, first_line, main, near, read, told
from .plan import plan, root, table
from .reading import Reader, Setting, chance, small

LONG = 600  # units of a game that is too long for the sample
QUICK = [  # games by random bots that need no compilation first
    name
    for name, digests in read(HERE, "games").items()
    if "/random/" in name and name.startswith(("crossfire", "srtcg")) and len(digests) < LONG
]
SAMPLE = [*QUICK[::15], "toy/neap_tide/2p/greedy/11"]
ORCHARD, POND = Setting("summer", 2, 1), Setting("summer", 2, 1)
FROM = "crossfire/crossfire/2p/random/0"


@pytest.mark.parametrize("name", SAMPLE)
def test_a_game_is_as_recorded(name: str) -> None:
    """After a change of rules or cards, review `python tests/records diff HEAD . games`, then run `make games`."""
    recorded, now = read(HERE, "games"), dict(line.split(" ", 1) for line in making.games(name))
    assert differences({name: recorded[name]}, now) == [], "\n".join(told("games", {name: recorded[name]}, now))


def test_the_record_is_of_the_games_that_there_are() -> None:
    assert list(read(HERE, "games")) == list(plan()) and len(plan()) >= 300
    assert sum((HERE / f"{what}.txt").stat().st_size for what in ("games", "texts", "pages")) < 300_000


# ------------------------------------------------------------------------------------------------- detected changes


def copied(game: str, folder: Path, old: str = "", new: str = "") -> Reader:
    """A small game with a part of its text changed."""
    shutil.copytree(root() / "tests" / "fixtures" / "games" / game, folder / game)
    (path,) = (folder / game / "rules").glob(f"{game}.card")
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1 or not old
    path.write_text(text.replace(old, new) if old else text, encoding="utf-8")
    return Reader(small(folder / game, folder))


def lines(told: Iterator[list[str]]) -> list[str]:
    return list(chain.from_iterable([f"== unit {number}", *some] for number, some in enumerate(told)))


@pytest.mark.parametrize(
    ("old", "new", "unit", "line"),
    [
        ("    current picks 2\n", "    current picks 3\n", "unit 4", "P1: apples 4"),  # a number of a rule
        ("  has noise number\n  has wind number\n", "  has noise number\n", "unit 0", "state wind"),  # a property
        ("  fact sap number\n  fact crop number\n", "  fact crop number\n", "unit 0", "  fact sap"),
    ],
)
def test_a_change_is_found_and_named(old: str, new: str, unit: str, line: str, tmp_path: Path) -> None:
    as_it_is = old if "picks" in old else new
    before = copied("orchard", tmp_path / "a", as_it_is, old)
    after = copied("orchard", tmp_path / "b", as_it_is, new)
    one, other = (lines(reader.units(ORCHARD)) for reader in (before, after))
    found = list(first_line(one, other))
    assert found[0] == f"  {unit}:" and found[1].startswith(f"    A: {line}"), found
    digests = [making.line("game", reader.units(ORCHARD)).split(" ", 1)[1] for reader in (before, after)]
    assert f"first game at {unit}" in "\n".join(told("games", {"game": digests[0]}, {"game": digests[1]}))


def test_an_order_of_options_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "crossfire/extraction/3p/random/0"
    before, choose = lines(making.units(name)), Chooser.choose

    def turned(g: Any, name: str, who: int, options: Any, sort: str) -> int:
        return choose(g, name, who, options[::-1], sort)

    monkeypatch.setattr(Chooser, "choose", turned)
    _, one, other = first_line(before, lines(making.units(name)))
    assert one.strip().startswith("A: asks P") and other.strip().startswith("B: asks P")


def test_what_stands_elsewhere_is_the_same(tmp_path: Path) -> None:
    """An added line or comment changes nothing, because questions are named by declaration and block."""
    reader = copied("pond", tmp_path / "b", "values hue", "# One.\n# Two.\n\nvalues hue")
    here = lines(copied("pond", tmp_path / "a").units(POND))
    assert lines(reader.units(POND)) == here
    asked = next(line for line in lines(making.units(FROM)) if line.startswith("asks"))
    assert asked.endswith("[flow turn of runner > step play_cards:]")


def test_looking_changes_nothing() -> None:
    """Writing a game as text does not change the game."""
    name, setting = plan()[FROM]
    rules = table(name).rules
    g: Any = rules.start(setting.players, setting.seed, setting.beginning)
    rules.play(g, chance(setting.seed))
    last = list(making.units(FROM))[-1]
    state = list(making.reader(name).state(g))
    assert last[-len(state) :] == state and all(g.where[x] != NOTHING for x in g.live(g.k_card))


# ------------------------------------------------------------------------------------------------------ the command


def test_another_process_writes_the_same(tmp_path: Path) -> None:
    words = ["make", "games", "--only", FROM, "--jobs", "1", "-o", str(tmp_path)]
    subprocess.run([sys.executable, str(HERE), *words], env={**os.environ, "PYTHONHASHSEED": "1"}, check=True)
    assert read(tmp_path, "games") == read(HERE, "games", FROM)


def test_two_records_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("a", "b"):
        shutil.copytree(HERE, tmp_path / name, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    a, b = str(tmp_path / "a"), str(tmp_path / "b")
    assert main(["diff", a, b]) == 0
    path = tmp_path / "b" / "games.txt"
    kept = path.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(kept) if line.startswith(f"{FROM} "))
    letter = kept[at].rindex(" ") + 1 + 40
    kept[at] = f"{kept[at][:letter]}{'a' if kept[at][letter] != 'a' else 'b'}{kept[at][letter + 1 :]}"
    path.write_text("\n".join(kept[:-1]) + "\n", encoding="utf-8")
    texts = tmp_path / "b" / "texts.txt"
    texts.write_text(texts.read_text(encoding="utf-8").replace("crossfire fr mana ", "crossfire fr mana 0"), "utf-8")
    capsys.readouterr()
    assert main(["diff", a, b]) == 1
    said = capsys.readouterr().out
    assert f"games: 2 of {len(plan())} differ" in said and f"  first {FROM} at unit 40" in said
    assert "texts: 1 of" in said and "first crossfire fr mana" in said and "pages: " in said


def test_a_long_line_is_told_where_it_differs() -> None:
    a, b = f"deck: {'card, ' * 50}one{', card' * 50}", f"deck: {'card, ' * 50}two{', card' * 50}"
    assert near(a, a, b).startswith("deck: card") and "one, card" in near(a, a, b) and "two" in near(b, a, b)
    assert len(near(a, a, b)) < 300 and near(None, "", b) == "(nothing more)"
