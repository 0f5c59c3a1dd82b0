"""A new card has no mistake, and is shown as a picture, whatever its kind is."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from ombre.compiler.driver import compile_project
from ombre.compiler.edited_project import Desk
from ombre.compiler.projects.places import Wanted, games, shipped_game
from ombre.compiler.projects.project import open_game
from ombre.desk.lsp.open_games import OpenGame, WholeGame
from ombre.desk.lsp.snippets import declarations, usual_lines, without_choices
from ombre.dsl.source import Source

_PLACE = re.compile(r"\$\{\d+:?([^}]*)\}|\$\d")
CARD = ' ${1:name} "${2:Name}"'


def cards_of(game: OpenGame) -> dict[str, str]:
    """The text of a new card of each kind, with nothing filled in."""
    known = declarations(game.desk.quick.model, usual_lines(game))
    new = {one.word: without_choices(one.text) for one in known if one.text.startswith(one.word + CARD)}
    texts = {kind: text.replace("${1:name}", f"new_{kind}") for kind, text in new.items()}
    return {kind: _PLACE.sub(lambda place: place[1] or "", text) for kind, text in texts.items()}


@pytest.mark.parametrize("name", games())
def test_a_new_card_of_each_kind_is_whole(name: str) -> None:
    wanted = Wanted(shipped_game(name), ())
    game = OpenGame(wanted, Desk(open_game(*wanted)))
    beside = next(file for file in game.project.files if file.is_played and file.set != "rules")
    texts = cards_of(game)
    drafts = Source("new.card", "\n\n".join(texts.values()) + "\n")
    file = replace(beside, source=drafts, module="new", path=beside.path.parent / "new.card")
    compiled = compile_project(replace(game.project, files=(*game.project.files, file)))
    assert [str(one) for one in compiled.diagnostics if one.severity == "error"] == []
    assert texts and {kind for kind in texts if f"new_{kind}" not in compiled.model.cards} == set()
    printer = WholeGame(compiled, {}).printer("en")
    job = printer.job([compiled.model.cards[f"new_{kind}"] for kind in texts])
    assert len(job.drawings()) == len(texts)


def test_a_new_card_does_what_cards_of_its_kind_do_most_often() -> None:
    wanted = Wanted(shipped_game("srtcg"), ())
    texts = cards_of(OpenGame(wanted, Desk(open_game(*wanted))))
    assert texts["special"].endswith("  play:\n    you draw 1")
    assert ":" not in texts["location"]  # what these do needs more than a line
