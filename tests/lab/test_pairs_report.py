"""The page of a test of pairs: its totals, its failures with their scenarios, and its links,
also with hostile names.
"""

from __future__ import annotations

import html
import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

import pytest

from ombre.lab.pairs.elements import Meeting
from ombre.lab.pairs.failures import MOST_REDUCED, failure_groups
from ombre.lab.pairs.links import Links
from ombre.lab.pairs.meetings import TWO_BEGINNINGS
from ombre.lab.pairs.report import write_report
from ombre.lab.pairs.testing import Findings, Found, Pairs, Tape
from ombre.workshop.api.table import open_table

from ..command import run

TOY = Path(__file__).parents[1] / "fixtures" / "games" / "toy"
NAME = "</script><img src=x onerror=alert(1)> & 'Conch' {{ 1 }}"
SHELLS = f"""# Cards from a stranger. <!-- <script>
expansion night_shells of low_tide

invariant there is no (a trinket where worth > 50)

trinket conch "{NAME}"
  made_of shell    worth 1    copies 3
  keep:
    this has worth +99 for the rest of the game

trinket pebble "<b>Pebble"
  made_of glass    worth 0    copies 2
"""


TRIED = 13  # pairs: most fail, and one does not


class Shore(NamedTuple):
    """A folder with a game, an expansion of it, and the page that the command wrote there."""

    folder: Path
    pairs: Pairs
    data: dict[str, Any]
    page: str


@pytest.fixture(scope="module")
def shore(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shore]:
    folder = tmp_path_factory.mktemp("shore")
    shutil.copytree(TOY, folder / "toy")
    (folder / "night shells").mkdir()
    (folder / "night shells" / "conch.card").write_text(SHELLS, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        told = run("pairs", "night shells", "--of", "cards", "--pairs", str(TRIED), "--json", "--report", "pairs.html")
        assert told.returncode == 1 and "wrote pairs.html" in told.stderr, told.stderr
        page = (folder / "pairs.html").read_text(encoding="utf-8")
        yield Shore(folder, Pairs(open_table("toy", ["night shells"])), json.loads(told.stdout), page)


class Reader(HTMLParser):
    """Collects the elements of a page, and the texts of those with an id."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: set[str] = set()
        self.links: list[str] = []
        self.texts: dict[str, str] = {}
        self._in = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        given = dict(attrs)
        self.attributes |= given.keys()
        self.links += [given["href"] or ""] if "href" in given else []
        self._in = given.get("id") or ""

    def handle_data(self, data: str) -> None:
        self.texts[self._in] = self.texts.get(self._in, "") + data

    def handle_endtag(self, tag: str) -> None:
        self._in = ""


def words(page: str) -> str:
    """The text of a page on one line."""
    body = page.split("<main>")[1].split("</main>")[0]
    return " ".join(html.unescape(re.sub(r"<[^<>]*>", " ", body)).split())


def page_of(shore: Shore, tested: Findings, path: Path) -> str:
    """The page of some findings."""
    groups = failure_groups(shore.pairs, tested, "failed", "ombre pairs low_tide")
    write_report(shore.pairs, tested, path, [one.meeting for one in tested.found], groups)
    return path.read_text(encoding="utf-8")


def findings(shore: Shore, *found: Found) -> Findings:
    return Findings("low_tide", shore.pairs.table.project.sets, 1, len(found), found=[*found])


def breaking(shore: Shore, *members: str) -> Found:
    """The failure of a meeting, on the first board on which it fails."""
    for number in range(200):
        tape = Tape(f"breaking {number}")
        outcome = shore.pairs.boards.play(members, tape.draw)
        if outcome.failure:
            meeting = Meeting(members, "cards", 3)
            return Found(meeting, 1, outcome.active, outcome.failure, tuple(tape.numbers))
    raise AssertionError(f"{members} do not fail")


def test_the_totals_are_those_of_the_test(shore: Shore) -> None:
    text, failed = words(shore.page), len(shore.data["failed"])
    met = TRIED - failed
    assert 0 < failed < TRIED == shore.data["pairs"]
    assert f"{failed} failures." in text and "Most of them are about" in text
    assert f"two cards {TRIED} {met} 0 {failed} 0 all {TRIED} {met} 0 {failed} 0" in text
    assert "1 pair of cards cannot meet, because a game begins with only one of the cards." in text
    assert "Seed 1. Sets: rules , base , night_shells ." in text


def test_each_failure_has_a_scenario_that_fails(shore: Shore) -> None:
    """Each scenario of the page fails with the command that the page gives, for the reason that it gives."""
    read = Reader(shore.page)
    scenarios = {id: text for id, text in read.texts.items() if id.startswith("scenario-")}
    commands = re.findall(r"<code>ombre (test [^<]*)</code>", shore.page)
    assert len(scenarios) == len(commands) >= 1
    for text, command in zip(scenarios.values(), commands, strict=True):
        name = command.split()[1]
        (shore.folder / name).write_text(text, encoding="utf-8")
        match = re.match(r"(test) (\S+) (--with) '(.*)'", html.unescape(command))
        assert match is not None
        told = run(*match.groups())
        assert (told.returncode, told.stdout) == (1, "0 passed, 1 failed\n"), told.stderr
        assert "the invariant at night shells/conch.card:4 does not hold" in told.stderr
    assert (shore.folder / "failed_pair.card").read_text(encoding="utf-8") == shore.data["scenario"]


def test_names_are_no_part_of_the_page(shore: Shore) -> None:
    """Hostile names are shown as they are, and make no element; nothing is loaded from elsewhere."""
    read = Reader(shore.page)
    assert NAME in words(shore.page)
    assert read.tags.count("script") == 3 and "img" not in read.tags
    assert not {"src", "onerror"} & read.attributes and "http" not in shore.page and "url(" not in shore.page
    names = {id: name for id, name, *_ in json.loads(read.texts["data"])["members"]}
    assert names["conch"] == NAME and names["pebble"] == "<b>Pebble"


def test_links_lead_to_the_lines(shore: Shore) -> None:
    """Relative to the page, with the number and the text of the line, so that the folder can be moved."""
    read = Reader(shore.page)
    data = json.loads(read.texts["data"])
    assert {one[0] for one in data["members"]} > {"conch", "cockle", "neap_tide"}
    for id, _, _, place, link in data["members"]:
        file, number, text = re.match(r"(.*)#L(\d+):~:text=(.*)", link).groups()  # type: ignore[union-attr]
        line = (shore.folder / unquote(file)).read_text(encoding="utf-8").split("\n")[int(number) - 1].strip()
        assert line == unquote(text) and place.endswith(f":{number}") and place.rpartition(":")[0] in unquote(file)
        if " " not in id:
            assert f" {id} " in line
    assert all(link.startswith(("night%20shells/", "toy/", "#")) for link in read.links)
    outside = Links(shore.pairs.table.project, Path("pages") / "pairs.html")
    assert outside.to("night shells/conch.card:6").startswith(
        (shore.folder / "night shells").as_uri() + "/conch.card#L6:"
    )


def test_each_result_is_in_the_matrix(shore: Shore, tmp_path: Path) -> None:
    """Also what was not tried, and what cannot meet; the place that was missing is named."""
    meetings = {one.members: one for one in shore.pairs.of(sorts=["cards", "rules", "triples"])}
    two = [one for one in meetings.values() if one.sort == "cards" and len({*one.members}) == 2][:4]
    place = str(shore.pairs.table.compiled.model.cards["storm_lantern"].span)
    tested = findings(
        shore,
        Found(two[0], 2, (True, True)),
        Found(two[1], 30, (True, True)),
        Found(two[2], 32, (True, False), lacks=(place,)),
    )
    path = tmp_path / "pairs.html"
    write_report(shore.pairs, tested, path, two)
    data = json.loads(Reader(path.read_text(encoding="utf-8")).texts["data"])
    at = {one[0]: number for number, one in enumerate(data["members"])}

    def cell(rows: str, *members: str) -> str:
        row, column = sorted((at[member] for member in members), reverse=True)
        return str(data[rows][row][column])

    assert [cell("rows", *one.members) for one in two] == ["m", "l", "n", "."]
    assert [cell("boards", *one.members) for one in two] == ["2", "u", "w", "0"]
    assert data["cannot"][int(cell("rows", "neap_tide", "spring_tide"))] == TWO_BEGINNINGS
    (more,) = data["more"].values()
    assert more["idle"] == [at[two[2].members[1]]] and data["places"][more["lacks"][0]][1] == place
    text = words(path.read_text(encoding="utf-8"))
    assert f'1 trinket storm_lantern "Storm Lantern" {place}' in text and "1 of 1:" in text
    assert "No failures. 1 pair has not met" in text and "1 pair was not tried." in text


def test_one_faulty_card_is_one_failure(shore: Shore, monkeypatch: pytest.MonkeyPatch) -> None:
    """The failures of several pairs are blamed on the card that fails alone;
    a limit leaves the others without scenario.
    """
    first, second = breaking(shore, "conch", "cockle"), breaking(shore, "conch", "pebble")
    told: list[tuple[int, int]] = []

    def tell(done: int, total: int) -> None:
        told.append((done, total))

    tested = findings(shore, first, second)
    (group,) = failure_groups(shore.pairs, tested, "failed", "ombre pairs low_tide", tell)
    assert (group.guilty, group.title, group.name) == (("conch",), "conch", "failed")
    assert group.failures == [first, second] and "scenario conch " in group.text
    assert told == [(1, MOST_REDUCED), (MOST_REDUCED, MOST_REDUCED)]
    other = replace(first, failure="something else happened")
    others = findings(shore, first, other, other)
    groups = failure_groups(shore.pairs, others, "failed", "ombre pairs low_tide", most=1)
    assert [(len(one.failures), bool(one.text)) for one in groups] == [(1, True), (2, False)]


def test_the_same_test_gives_the_same_bytes(shore: Shore, tmp_path: Path) -> None:
    tested = findings(shore, breaking(shore, "conch", "cockle"))
    assert page_of(shore, tested, tmp_path / "one.html") == page_of(shore, tested, tmp_path / "other.html")


def test_a_page_is_about_one_game(shore: Shore) -> None:
    shutil.copytree(shore.folder / "night shells", shore.folder / "both" / "night")
    shutil.copytree(TOY, shore.folder / "both" / "toy")
    told = run("pairs", "both", "--pairs", "1", "--report", "both.html")
    assert told.returncode == 2 and "both.html is a page about one game" in told.stderr
    assert not (shore.folder / "both.html").exists()


def test_the_page_in_french(shore: Shore, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    write_report(shore.pairs, shore.pairs.test(some=[]), path, language="fr")
    page = path.read_text(encoding="utf-8")
    assert '<html lang="fr">' in page and "ce qui peut se rencontrer" in page and "Rien n’a été essayé." in page
    assert "rencontrées après plus de" in page and "la mise en place" in page
    assert not re.search(r">(?:What|Word|Set|Kind|Results|Nothing|The) ?[a-z]*<", page.split("<script")[0])
