"""A new scenario expects what happens, so it passes; it is written where the scenarios of its card are."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from ombre.compiler import model
from ombre.compiler.projects.places import UsageError, Wanted, games, place_of, shipped_game
from ombre.contract import short_id
from ombre.desk.serve.scenario_process import NewRequest, ScenarioProcess, TakeRequest
from ombre.dsl.source import Source
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.creating.expansions import new_expansion
from ombre.workshop.creating.games import new_game
from ombre.workshop.scenarios.running import run

from ..budget import LONG
from ..serving import Tab, serving, tab

CHEST = """
treasure sea_chest "Sea Chest"
  worth 4    copies 1
  play:
    you draw 3

treasure bell "Bell"
  worth 1    copies 1
"""


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    new_game("night_market", tmp_path)
    path = tmp_path / "night_market" / "base" / "treasures.card"
    path.write_text(path.read_text(encoding="utf-8") + CHEST, encoding="utf-8")
    return path


@pytest.fixture
def process() -> Iterator[ScenarioProcess]:
    made = ScenarioProcess((), seconds=60)
    yield made
    made.stop()


@pytest.fixture
def market(cards: Path) -> Iterator[Tab]:
    with serving(cards.parents[1]) as served, tab(served) as made:
        made.open(cards.as_uri(), cards.read_text(encoding="utf-8"))
        yield made


def plain(template: str) -> str:
    """The text of a template with nothing filled in."""
    return re.sub(r"\$\{\d+:?([^}]*)\}", r"\1", template).replace("\\", "")


PLAYED = [*((name, "") for name in games()), ("crossfire", "prime_runner")]


def chosen(table: Table, sets: Collection[str]) -> list[model.Card]:
    """Cards of three kinds in some sets, ones that do something if there are any; all cards in the long tests."""
    rules = table.compiled.model
    known = [card for card in rules.cards.values() if not card.local and rules.sets[card.span.source] in sets]
    known.sort(key=lambda card: not card.abilities)
    return known if LONG else [*{card.kind: card for card in reversed(known)}.values()][:3]


def names(lines: Sequence[str], id: str) -> bool:
    """Whether a line of a scenario names a card."""
    return any(re.search(rf"\b{short_id(id)}\b", line) for line in lines)


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "extra"), PLAYED if LONG else [("hearts", "")])
def test_a_new_scenario_of_a_shipped_game_passes(name: str, extra: str, process: ScenarioProcess) -> None:
    """It says something about its card, too: a line names it. With an expansion, for the cards of the expansion."""
    more = [extra] if extra else []
    wanted = Wanted(shipped_game(name), tuple(more))
    table = open_table(wanted.place, more)
    own = more or [file.set for file in table.project.files if file.set != "rules"]
    beside = next(file for file in table.project.files if file.is_played and file.set in own)
    path = beside.path.resolve()
    texts = {path: beside.source.text}
    cards = chosen(table, own)
    found = [asyncio.run(process.written(NewRequest(texts, path, card.id, wanted))) for card in cards]
    assert [card.id for card, lines in zip(cards, found, strict=True) if "  then:" not in lines] == []
    assert [card.id for card, lines in zip(cards, found, strict=True) if not names(lines, card.id)] == []
    scenarios = "\n\n".join("\n".join((f'scenario new_{at} "?"', *lines)) for at, lines in enumerate(found))
    file = replace(beside, source=Source("new.card", scenarios), module="new", path=path.parent / "new.card")
    outcomes = run(Table(replace(table.project, files=(*table.project.files, file))), "new.card".__eq__)
    assert len(outcomes) == len(cards)
    assert [(one.id, one.result.failures) for one in outcomes if not one.passed] == []


def test_a_new_scenario_expects_what_the_card_does(cards: Path, market: Tab) -> None:
    made = market.do("scenario_of", cards.as_uri(), "sea_chest")
    assert made["text"].startswith('scenario sea_chest_1 "${1:what it shows}"\n')
    lines = made["text"].split("\n")
    assert "    P1 plays sea_chest" in lines[: lines.index("  then:")]
    assert "    bird is in hand of P1" in lines[lines.index("  then:") :]  # the third card
    assert "    number of cards in hand of P1 = 3" in lines[lines.index("  then:") :]
    market.write(cards.as_uri(), cards.read_text(encoding="utf-8") + "\n" + plain(made["text"]))
    (ran,) = market.do("scenarios", cards.as_uri(), "sea_chest")["ran"]
    assert (ran["id"], ran["failures"], ran["idle"]) == ("sea_chest_1", [], False)


def test_a_card_that_does_nothing_has_a_new_scenario_too(cards: Path, market: Tab) -> None:
    text = plain(market.do("scenario_of", cards.as_uri(), "bell")["text"])
    market.write(cards.as_uri(), cards.read_text(encoding="utf-8") + "\n" + text)
    (ran,) = market.do("scenarios", cards.as_uri(), "bell")["ran"]
    assert ran["failures"] == [] and "bell is in collection of P1" in text


def test_a_new_scenario_of_a_game_with_an_error_is_refused_in_a_sentence(cards: Path, market: Tab) -> None:
    market.write(cards.as_uri(), cards.read_text(encoding="utf-8") + "\ntreasure x\n")
    with pytest.raises(RuntimeError, match="the game has an error"):
        market.do("scenario_of", cards.as_uri(), "bell")
    market.write(cards.as_uri(), cards.read_text(encoding="utf-8"))
    with pytest.raises(RuntimeError, match="there is no card 'drum'"):
        market.do("scenario_of", cards.as_uri(), "drum")


# -------------------------------------------------------------------------------------------------- where it is written


def test_it_is_written_where_the_scenarios_of_the_card_are(cards: Path, market: Tab) -> None:
    folder = cards.parent / "scenarios"
    known = (folder / "treasures.card").as_uri()
    assert market.do("scenario_of", cards.as_uri(), "sea_chest")["uri"] == known
    (folder / "treasures.card").rename(folder / "maps.card")
    market.open(
        (cards.parents[1] / "rules" / "game.card").as_uri(), (cards.parents[1] / "rules" / "game.card").read_text()
    )
    made = market.do("scenario_of", cards.as_uri(), "sea_chest")
    assert made["uri"] == known  # a new file, called as that of the card
    assert market.do("scenario_of", cards.as_uri(), "old_map")["uri"] == (folder / "maps.card").as_uri()
    path = folder / "treasures.card"
    market.open(known, plain(made["text"]))
    (ran,) = market.do("scenarios", cards.as_uri(), "sea_chest")["ran"]
    assert ran["failures"] == [] and ran["at"][0] == known
    market.do("save", known, plain(made["text"]), "")
    assert 'scenario sea_chest_1 "what it shows"' in path.read_text(encoding="utf-8")
    outcomes = run(open_table(place_of(cards.parents[1]).place))
    assert {one.id for one in outcomes if one.passed} >= {"sea_chest_1", "OLD_MAP"}


@pytest.mark.parametrize("other", [True, False], ids=["other", "none"])
def test_a_game_without_a_folder_of_scenarios_gets_none(cards: Path, other: bool) -> None:
    known, tests = cards.parent / "scenarios" / "treasures.card", cards.parent / "tests.card"
    if other:
        known.rename(tests)
    else:
        known.unlink()
    known.parent.rmdir()
    with serving(cards.parents[1]) as served, tab(served) as page:
        page.open(cards.as_uri(), cards.read_text(encoding="utf-8"))
        assert page.do("scenario_of", cards.as_uri(), "bell")["uri"] == (tests if other else cards).as_uri()


def test_a_scenario_for_a_card_of_the_game_is_written_into_the_expansion(tmp_path: Path) -> None:
    new_expansion("more", "crazy_eights", tmp_path)
    folder = tmp_path / "more"
    with serving(folder) as served, tab(served) as page:
        path = folder / "cards.card"
        page.open(path.as_uri(), path.read_text(encoding="utf-8"))
        card = next(card["id"] for card in page.do("cards", path.as_uri()) if card["set"] != "more")
        assert page.do("scenario_of", path.as_uri(), card)["uri"].startswith(folder.as_uri())


# ------------------------------------------------------------------------------------------------- what happened, taken


def test_what_happens_takes_the_place_of_what_was_expected(cards: Path, market: Tab) -> None:
    path = cards.parent / "scenarios" / "treasures.card"
    text = path.read_text(encoding="utf-8")
    line = text[: text.index("    bird is in deck")].count("\n") + 1
    market.open(path.as_uri(), text)
    assert market.do("taken", path.as_uri(), 1)["text"] == ""
    for wrong, right in {
        "bird is in hand of P1": "bird is in deck",
        "wealth of P1 = 12 # coins": "wealth of P1 = 1",
        "wealth of P1 > 3": "wealth of P1 = 1",
        "wealth of P1 = wealth of P2": "wealth of P1 = 1",
        "number of cards in hand of P1 = 9": "number of cards in hand of P1 = 2",
        "game is over": "game is not over",
        "P1 cannot draw 1": "",
    }.items():
        market.write(path.as_uri(), text.replace("bird is in deck", wrong))
        assert market.do("taken", path.as_uri(), line)["text"] == right, wrong


def test_what_happens_is_taken_at_its_moment(cards: Path, process: ScenarioProcess) -> None:
    """A scenario may do something after what it expects."""
    path = cards.parent / "scenarios" / "treasures.card"
    text = path.read_text(encoding="utf-8").rstrip().replace("wealth of P1 = 1", "wealth of P1 = 7")
    more = f"{text}\n  when:\n    P2 draws 1\n  then:\n    bird is in deck\n"
    wanted = place_of(cards.parents[1]).place
    place = more[: more.index("wealth of P1 = 7")].count("\n") + 1
    last = more.rstrip("\n").count("\n") + 1
    request = TakeRequest({path: more}, path, place, Wanted(wanted, ()))
    assert asyncio.run(process.written(request)) == ("wealth of P1 = 1",)
    assert asyncio.run(process.written(request._replace(line=last))) == ("bird is in hand of P2",)
    broken = request._replace(texts={path: more + "\nscenario x\n"})
    with pytest.raises(UsageError, match="the game has an error"):
        asyncio.run(process.written(broken))


def test_only_what_can_be_taken_is_offered(cards: Path, market: Tab) -> None:
    path = cards.parent / "scenarios" / "treasures.card"
    text = path.read_text(encoding="utf-8").replace("wealth of P1 = 1", "wealth of P1 = 7")
    market.open(path.as_uri(), text.replace("P1 plays map", "answer who with P2\n    P1 plays map"))
    (ran,) = [one for one in market.do("scenarios", cards.as_uri(), "old_map")["ran"] if one["failures"]]
    assert [takeable for _, _, takeable in ran["failures"]] == [True, False]
