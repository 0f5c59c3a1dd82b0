"""The tables on the sheet of a mission: their numbers are computed from the rules when the sheet is printed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec import structs

from ombre.compiler import model
from ombre.dsl.source import NOWHERE
from ombre.sheets import FaceError, FaceSet
from ombre.sheets.faces.derived_values import NotOnPaper, worked_out
from ombre.sheets.faces.widgets import WorkedOut
from ombre.workshop.api.table import open_table
from ombre.workshop.printing.printer import Printer


@pytest.fixture(scope="module")
def printer() -> Printer:
    return Printer(open_table("crossfire", []), "en")


def test_the_table_of_a_mission_is_the_rulebooks(printer: Printer) -> None:
    """The printed table has as many obstacles as runners in the first scene, and one more in each further scene."""
    (table,) = printer.printed(printer.cards["crossfire"], False).tables.values()
    assert table.head == ("Scene number", "2\u00a0runners", "3\u00a0runners", "4\u00a0runners")
    assert table.rows == (("1", "2", "3", "4"), ("2", "3", "4", "5"), ("3", "4", "5", "6"))


def with_formula(known: model.Model, change: Callable[[model.Expression], model.Expression]) -> model.Model:
    """The model with another formula for the number of obstacles in a scene."""
    files: list[model.File] = []
    for file in known.files:
        if file.table:
            derived = tuple(
                replace(d, value=change(d.value)) if d.property.name == "scene_obstacles" else d
                for d in file.table.derived
            )
            file = replace(file, table=replace(file.table, derived=derived))
        files.append(file)
    return replace(known, files=tuple(files))


def number(value: int) -> model.Number:
    return model.Number(NOWHERE, value)


CHANGES: list[tuple[Callable[[model.Expression], model.Expression], int]] = [
    (lambda formula: formula, 4),
    (lambda formula: model.Arithmetic(NOWHERE, "*", formula, number(2)), 8),
    (lambda formula: model.Arithmetic(NOWHERE, "-", formula, number(7)), -3),
    (lambda formula: model.Arithmetic(NOWHERE, "at most", formula, number(3)), 3),
    (lambda formula: model.Arithmetic(NOWHERE, "at least", formula, number(6)), 6),
    (lambda _: model.Quotient(NOWHERE, number(5), number(2), "up"), 3),
    (lambda _: model.Quotient(NOWHERE, number(5), number(2), "down"), 2),
]


@pytest.mark.parametrize(
    ("change", "result"),
    CHANGES,
)
def test_the_table_follows_the_rules(
    printer: Printer, change: Callable[[model.Expression], model.Expression], result: int
) -> None:
    """If the formula in the rules changes, the numbers of the table change."""
    changed = with_formula(printer.model, change)
    assert worked_out(changed, "scene_obstacles", 3, {"scene_number": 2}) == result


def test_what_only_a_game_in_play_knows_is_refused(printer: Printer) -> None:
    """An amount that depends on the state of a game, such as a number of cards in a zone, cannot be printed."""
    with pytest.raises(NotOnPaper, match="how many there are of `card`"):
        worked_out(printer.model, "level", 3, {})


def test_such_a_table_is_told_with_the_line_of_its_card(printer: Printer, monkeypatch: pytest.MonkeyPatch) -> None:
    face = printer.faces.kinds["mission"]
    wrong = tuple(
        structs.replace(widget, of="level") if isinstance(widget, WorkedOut) else widget for widget in face.widgets
    )
    faces: FaceSet = replace(printer.faces, kinds={**printer.faces.kinds, "mission": replace(face, widgets=wrong)})
    monkeypatch.setattr(printer, "faces", faces)
    with pytest.raises(FaceError, match=r"missions\.card:3.* a table cannot show `level`, which depends on how many"):
        printer.printed(printer.cards["crossfire"], False)


def test_cards_are_numbered_within_their_set(printer: Printer) -> None:
    """The cards of a set are numbered from 1, in the order of the files, independent of the cards that are printed."""
    cards = printer.faced(["base"])
    numbers = [printer.printed(card, False).number for card in cards]
    assert numbers == [f"{n}/{len(cards)}" for n in range(1, len(cards) + 1)]


def test_names_on_paper_have_the_apostrophes_of_paper() -> None:
    french = Printer(open_table("crossfire", []), "fr")
    names = [french.printed(card, False).name for card in french.faced(["base"])]
    assert [name for name in names if "'" in name] == []
    assert any("’" in name for name in names)


def test_a_table_of_a_card_is_laid_out_and_leaves_its_text(printer: Printer) -> None:
    """A table of a card is printed with a row for each step and a column for each team.

    The rules text of the card does not repeat its contents.
    """
    card = printer.cards["extraction"]
    made = printer.printed(card, False)
    track = made.tables["progress"]
    assert track.title == "Progress track"
    assert track.head == ("Round", "1\u00a0runner", "2\u00a0runners", "3\u00a0runners", "4\u00a0runners")
    assert [row[0] for row in track.rows] == ["1", "2", "3", "4", "5", "6", "7"]
    assert track.rows[0][1:] == tuple(f"Flip {n} normal obstacle{'s' if n > 1 else ''}." for n in (1, 2, 3, 4))
    assert len(set(track.rows[6][1:])) == 1  # the last step ends it for every team
    assert any("Flip 4 normal obstacles" in text for text in printer.plain("extraction"))
    assert not any("Flip 4 normal obstacles" in text for text in made.plain)
