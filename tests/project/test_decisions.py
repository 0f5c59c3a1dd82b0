"""A short test for each decision in docs/decisions/ that no other file tests."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ombre import generated_folder
from ombre.runtime.choices import Decision
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.bots.policy import bot
from ombre.workshop.printing.printer import Printer

from ..prose.plain_data import paragraph_of

OBSTACLE = """
expansion tolls of crossfire

obstacle toll_gate "Toll Gate" normal
  colour green    type tech    track green, 3    attack 1    nuyen 5
  gear cannot mimic
"""

MISSION = """
expansion errand of crossfire

mission errand "Errand"
  begin:
    end game with won
"""


def with_file(tmp_path: Path, text: str) -> Table:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "cards.card").write_text(text, encoding="utf-8")
    return open_table("crossfire", [str(folder)])


def test_one_module_serves_two_sets_of_rules(tmp_path: Path) -> None:
    """2: with an overlay that forbids it, mimicking has a pipeline; without, it is the plain function."""
    base, more = open_table("crossfire"), with_file(tmp_path, OBSTACLE)
    shared = {m.source: m for m in base.modules}
    assert all(shared[m.source] is m for m in more.modules if m.source in shared)
    (verbs,) = (m for m in base.modules if m.source.endswith("gear.card"))
    mimics = next(verb.do for verb in verbs.verbs if verb.key == "mimics")
    assert getattr(base.rules.start(2), "v_mimics").__func__ is mimics  # noqa: B009  (the class is made at run time)
    assert getattr(more.rules.start(2), "v_mimics").__func__ is not mimics  # noqa: B009  (the same)


def test_any_choice_can_be_forked_and_saved() -> None:
    """3: from every tenth choice of a game, a fork and a saved copy have the same end as the game."""
    table = open_table("crossfire")
    session = Session(table.rules, Start(4, 7, "crossfire"))
    agent = bot("random", 7, table.rules)
    points: list[tuple[Session, bytes, int]] = []
    taken: list[int] = []
    while session.choice is not None:
        if len(taken) % 10 == 0:
            points.append((session.fork(), session.save(), len(taken)))
        taken.append(agent(session))
        session.take(taken[-1])
    assert len(points) > 5
    for fork, saved, at in points:
        for twin in (fork, Session.load(table.rules, saved)):
            for answer in taken[at:]:
                twin.take(answer)
            assert twin.choice is None
            assert twin.digest() == session.digest()


def test_a_mission_of_ones_own(tmp_path: Path) -> None:
    """4: any card of a kind that `begins game` can begin a game."""
    table = with_file(tmp_path, MISSION)
    assert table.beginnings() == ["dragon_fight", "extraction", "crossfire", "errand"]

    def nobody(g: object, choice: Decision) -> int:
        raise AssertionError(f"nobody should be asked {choice}")

    g = table.rules.start(4, 1, "errand")
    assert table.rules.play(g, nobody) == "won"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_message_trees_travel_in_the_catalog(language: str) -> None:
    """5: a message tree from the catalog prints the same text as the model, in each language."""
    printer = Printer(open_table("crossfire"), language)
    catalog = json.loads((generated_folder() / "crossfire" / "catalog.json").read_text(encoding="utf-8"))
    for id in printer.cards:
        trees = [paragraph_of(ability["text"]) for ability in catalog["cards"][id]["abilities"]]
        carried = [printer.locale.plain(runs) for runs in printer.locale.paragraphs(trees)]
        assert carried == [printer.locale.plain(runs) for runs in printer.texts(printer.cards[id])]
        assert catalog["cards"][id].get("words", {}) == printer.cards[id].words
