"""Names that differ in the cards and would be one name in Python are reported, each as its author knows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre.compiler.driver import compile_project
from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import CardFile, Project
from ombre.dsl.source import Source
from ombre.prose.language.languages import CardName

HAMLET = """
game hamlet language 3
  players 1 to 2

kind person is player
  you is this

kind hut is card
  {0}

kind hut_old is card
  {1}

flow day
  step dawn:
    end game with over
{2}"""


def said(first: str = "", second: str = "", more: str = "") -> list[str]:
    """The diagnostics of a game with these lines in its two kinds of cards, and more lines at the end."""
    source = Source("rules.card", HAMLET.format(first, second, more))
    file = CardFile(source, "rules", "rules", Path("rules.card"))
    compiled = compile_project(Project(GameFolder("hamlet", Path()), (file,), (), ("rules",)))
    return [str(one.message) for one in compiled.diagnostics if one.code == "E101"]


@pytest.mark.parametrize("line", ["has {}age number", "fact {}age number", "has {}age is 2", "zones {}age open"])
def test_a_property_is_named_with_its_kind(line: str) -> None:
    wrong = said(line.format("old_"), line.format(""))
    assert wrong == ["'age' of 'hut_old' and 'old_age' of 'hut' get the same name in the compiled game"]
    assert said(line.format("old_"), line.format("older_")) == []


def test_words_and_verbs_are_named_as_they_are_written() -> None:
    words = "\nvalues tint dark_red, blue\n\nvalues tint_dark red\n"
    assert said(more=words) == ["'red' of 'tint_dark' and 'dark_red' of 'tint' get the same name in the compiled game"]
    verbs = """
verb who:person gives what:hut to whom:person (give, given)
  end game with given

verb who:person gives_to what:hut (give_to, given_to)
  end game with given
"""
    assert said(more=verbs) == ["the verb 'gives_to' and the verb 'gives to' get the same name in the compiled game"]


def test_entities_and_line_ends_are_no_part_of_a_name() -> None:
    """Tools write them into files of names; the card shows what they stand for."""
    assert CardName.read("Fish &amp; Chips\r\n") == CardName("Fish & Chips")
    assert CardName.read("S&#339;ur\n  de Serment {gender: f}") == CardName("Sœur de Serment", {"gender": "f"})
    assert CardName.read("Zone\u00a0Dangereuse") == CardName("Zone\u00a0Dangereuse")
