"""Each answer to an unclear rule is one named element: an overlay changes it, and one scenario shows the effect.

The overlays are in `tests/fixtures/house_rules/`, by point: a comment with the point's name, the change, and the
scenario. The scenario passes with the overlay, and fails without it. The table of docs/house_rules.md lists them.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from ombre.workshop.api.table import open_table
from ombre.workshop.scenarios import running as scenarios

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parents[1] / "fixtures" / "house_rules"
PAGE = ROOT / "docs" / "house_rules.md"
GAMES: dict[str, tuple[str, list[str]]] = {
    "base": ("crossfire", []),
    "more": ("crossfire", []),
    "extraction": ("crossfire", []),
    "dragon": ("crossfire", []),
    "edition": ("crossfire", ["prime_runner"]),
    "srtcg": ("srtcg", []),
}
KEPT = re.compile(r"^(?:scenario|deck) .*\n(?:(?:  .*)?\n)*", re.MULTILINE)


def text(name: str) -> str:
    return (FOLDER / name / f"{name}.card").read_text(encoding="utf-8")


def points(name: str) -> dict[str, str]:
    """The text of the overlay for each point."""
    parts = re.split(r"^# (\w+): .*\n", text(name), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


POINTS = [(name, point) for name in GAMES for point in points(name)]


@cache
def outcomes(name: str, folder: Path) -> dict[str, scenarios.Outcome]:
    game, more = GAMES[name]
    found = scenarios.run(open_table(game, [*more, str(folder)]), lambda source: source.startswith(f"{folder.name}/"))
    return {outcome.id: outcome for outcome in found}


@pytest.fixture(scope="module")
def unchanged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same scenarios without the changes."""
    folder = tmp_path_factory.mktemp("unchanged")
    for name in GAMES:
        (folder / name).mkdir()
        first = text(name).splitlines()[0]
        (folder / name / f"{name}.card").write_text("\n\n".join([first, *KEPT.findall(text(name))]), encoding="utf-8")
    return folder


@pytest.mark.parametrize(("name", "point"), POINTS)
def test_the_change_has_its_effect(name: str, point: str, unchanged: Path) -> None:
    with_it = outcomes(name, FOLDER / name)[point.lower()]
    assert [(failure.line, failure.sentence) for failure in with_it.result.failures] == []
    assert outcomes(name, unchanged / name)[point.lower()].failed


def test_the_page_tells_of_each() -> None:
    """The table lists each point, with the elements that its overlay replaces, removes or adds."""
    rows = re.findall(r"^\| (\w+) \|.*\| (.*) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    told = dict(rows)
    assert [point for _, point in POINTS if point not in told] == []
    for name, point in POINTS:
        elements = re.findall(r"`(\w+)\b(?:[^`]*\W)?(\w+)`", told[point])
        assert elements, point
        for sort, element in elements:
            assert re.search(rf"^(?:  )?(?:\w+ )?{sort}\b.*\b{element}\b", points(name)[point], re.MULTILINE), (
                point,
                element,
            )
