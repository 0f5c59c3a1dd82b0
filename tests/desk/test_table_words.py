"""What a player reads at a table: questions, answers in order, a log without repetitions, the name of the game."""

from __future__ import annotations

import pytest

from ombre import contract
from ombre.desk.tables.scene import Keys, SceneTeller
from ombre.desk.tables.seat_log import SeatLog
from ombre.prose.language.languages import languages
from ombre.prose.sentences.declared_words import verb_id
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.game.table_layout import layout_of
from ombre.workshop.narration.narrator import Narrator, together
from ombre.workshop.printing.printer import Printer

SHIPPED = ("crossfire", "srtcg", "hearts", "gin_rummy", "crazy_eights")


def session_of(table: Table, players: int, answers: int) -> Session:
    session = Session(table.rules, Start(players, 3, log=True))
    for _ in range(answers):
        session.take(0)
    return session


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", SHIPPED)
def test_each_question_of_the_rules_says_what_the_choice_is_for(game: str, language: str) -> None:
    """The words of the statement alone, such as 'choose a card', do not."""
    narrator = Narrator(Printer(open_table(game), language))
    asked = {name for card, name, _ in narrator.prompts.all() if card is None and name != "may"}
    assert [name for name in sorted(asked) if not narrator.locale.has(f"q-{name}".replace("_", "-"))] == []


@pytest.mark.parametrize(
    ("game", "language", "title"),
    [("hearts", "en", "Hearts"), ("hearts", "fr", "Dame de pique"), ("crossfire", "fr", "Crossfire")],
)
def test_a_game_has_its_name_in_each_language(game: str, language: str, title: str) -> None:
    assert Printer(open_table(game), language).game_title == title


def test_equal_lines_that_follow_each_other_are_one() -> None:
    told = ["P1 gains 1.", "", "P1 gains 1.", "P2 draws 1.", "P1 gains 1."]
    assert list(together(told)) == ["P1 gains 1. (×2)", "P2 draws 1.", "P1 gains 1."]


def test_a_language_leaves_the_beginning_of_a_turn_out_of_the_log() -> None:
    """In a trick, a turn is one card; the line with the card names the player."""
    session = session_of(open_table("hearts"), 4, 8)
    for language, trick in (("en", "Trick"), ("fr", "Pli")):
        new = SeatLog(Narrator(Printer(open_table("hearts"), language)), 0).more(session.g)
        lines = [line for line in new.lines if line]
        assert lines.count(trick) >= 2 and not [line for line in lines if line.casefold().startswith(("turn", "tour"))]
        assert {new.lines[at] for at in new.heads} <= {"", trick}


@pytest.mark.parametrize("game", SHIPPED)
def test_what_the_log_omits_it_omits_in_every_language(game: str) -> None:
    """Also in one without texts for this game. How often something untold happens can depend on hidden cards."""
    printer = Printer(open_table(game), "en")
    verbs = [verb_id(key) for key in printer.model.verbs]
    omitted = [id for id in verbs if printer.locale.untold(id)]
    assert omitted
    for language in languages():
        other = Narrator(Printer(open_table(game), language))
        assert [id for id in omitted if not other.locale.untold(id)] == [], language


def test_answers_are_listed_in_the_order_of_the_hand() -> None:
    table = open_table("hearts")
    teller = SceneTeller(
        Narrator(Printer(table, "en")), layout_of(table.project.folder, table.rules, table.compiled.model)
    )
    session = Session(table.rules, Start(4, 3, log=True))
    moved = 0
    while session.choice is not None:
        scene = teller.scene(session.g, session.choice, session.choice.who, Keys())
        assert scene.question is not None
        hand = [zone for row in scene.seats[session.choice.who].rows for zone in row if zone.zone == "hand"][0]
        shown = [card.key for card in hand.cards if any(card.key in one.keys for one in scene.question.options)]
        assert [one.keys[0] for one in scene.question.options] == shown
        moved += [one.index for one in scene.question.options] != sorted(one.index for one in scene.question.options)
        session.take(scene.question.options[-1].index)
    assert moved > 10, "the runtime lists them in another order"


def test_what_players_keep_for_the_next_game_is_told_at_the_end() -> None:
    table = open_table("crossfire")
    session = Session(table.rules, Start(3, 1, "crossfire", log=True))
    narrator = Narrator(Printer(table, "en"))
    while session.choice is not None:
        session.take(len(session.choice.options) - 1)
    assert [line for line in narrator.returns(session.g) if "Karma" in line] == []
    getattr(session.g, contract.state("runner", "karma"))[1] = 3
    assert [line.partition(",")[0] for line in narrator.returns(session.g)][1] == "P2: Karma 3"
