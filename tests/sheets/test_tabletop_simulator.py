"""The export for Tabletop Simulator: pictures with many cards each, and a JSON file with the piles of cards."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from ombre.sheets import FaceSet, PrintedCard, PrintedRun, Sheet, TableCell, load_faces
from ombre.sheets.pages.tabletop_simulator import tabletop

FACES = Path(__file__).parents[2] / "cards" / "crossfire" / "faces.yaml"
CELL = (405, 567)
ADDRESS = "https://example.org/p/"

EVENT = PrintedCard(
    id="alarm",
    name="Alarme",
    kind="event",
    kind_label="Événement",
    origin="house",
    copies=1,
    facts={},
    labels={"normal": "Normal", "hard": "Difficile"},
    paragraphs=(
        (PrintedRun("text", "Perdez "), PrintedRun("icon", "black"), PrintedRun("text", ".")),
        (PrintedRun("text", "Piochez."),),
    ),
    where="cards/x.card:1",
    plain=("Perdez noir.", "Piochez."),
)
FOE = replace(
    EVENT,
    id="foe",
    name="Foe",
    kind="obstacle",
    kind_label="Obstacle",
    facts={"difficulty": "normal", "colour": "blue", "type": "elf", "track": (TableCell("red", 2),)},
)
HARD_FOE = replace(FOE, id="hard_foe", name="Hard foe", facts={**FOE.facts, "difficulty": "hard"})


@pytest.fixture(scope="module")
def faces() -> FaceSet:
    return load_faces(FACES)


def many(card: PrintedCard, count: int) -> list[PrintedCard]:
    return [replace(card, id=f"{card.id}_{n}", name=f"{card.name} {n}") for n in range(count)]


def make(cards: list[PrintedCard], faces: FaceSet) -> Sheet:
    return tabletop(cards, faces, "fr", "game", ADDRESS)


def objects(made: Sheet) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(made.files["game.json"])["ObjectStates"]
    return found


def picture(made: Sheet, url: str) -> Image.Image:
    assert url.startswith(ADDRESS)
    return Image.open(io.BytesIO(made.files[url.removeprefix(ADDRESS)]))


@pytest.fixture(scope="module")
def seventy(faces: FaceSet) -> Sheet:
    """The export of 70 cards: one card more than a picture can contain."""
    return make(many(EVENT, 70), faces)


@pytest.mark.long
def test_a_picture_holds_69_cards(seventy: Sheet) -> None:
    (pile,) = objects(seventy)
    first, second = pile["CustomDeck"]
    cells = [divmod(number, 100) for number in pile["DeckIDs"]]
    assert cells == [*((int(first), cell) for cell in range(69)), (int(second), 0)]
    sizes = [(custom["NumWidth"], custom["NumHeight"]) for custom in pile["CustomDeck"].values()]
    assert sizes == [(10, 7), (10, 2)]


@pytest.mark.long
def test_pictures_are_rgb_and_small_enough(seventy: Sheet) -> None:
    (pile,) = objects(seventy)
    for custom in pile["CustomDeck"].values():
        face, back = picture(seventy, custom["FaceURL"]), picture(seventy, custom["BackURL"])
        assert face.size == (10 * CELL[0], custom["NumHeight"] * CELL[1])
        assert max(face.size) <= 4096
        assert back.size == (750, 1050)
        assert {face.mode, back.mode} == {"RGB"}


def cell_of(made: Sheet, card: dict[str, Any]) -> Image.Image:
    """The cell of a card, cut out of its picture in the way of Tabletop Simulator."""
    ((key, custom),) = card["CustomDeck"].items()
    row, column = divmod(card["CardID"] - int(key) * 100, custom["NumWidth"])
    x, y = column * CELL[0], row * CELL[1]
    return picture(made, custom["FaceURL"]).crop((x, y, x + CELL[0], y + CELL[1]))


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures of equal size, between 0 and 255."""
    assert one.size == other.size
    means: list[float] = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return sum(means) / len(means)


@pytest.mark.long
def test_every_card_shows_its_own_cell(faces: FaceSet) -> None:
    """The cell of a card equals the picture of this card alone, except for small differences at edges."""
    deck = many(EVENT, 12)
    (pile,) = objects(made := make(deck, faces))
    for number in (0, 9, 10, 11):
        (alone,) = objects(single := make([deck[number]], faces))
        assert difference(cell_of(made, pile["ContainedObjects"][number]), cell_of(single, alone)) < 0.02
    shown = {cell_of(made, card).tobytes() for card in pile["ContainedObjects"]}
    assert len(shown) == 12


def test_the_last_cell_is_the_back(faces: FaceSet) -> None:
    """The last cell of a picture shows the back of the cards, and no card has its number.

    Tabletop Simulator shows this cell in place of a card in another player's hand.
    """
    (pile,) = objects(made := make(many(FOE, 3), faces))
    (custom,) = pile["CustomDeck"].values()
    face, back = picture(made, custom["FaceURL"]), picture(made, custom["BackURL"])
    last = face.crop((face.width - CELL[0], face.height - CELL[1], face.width, face.height))
    small = 45, 63
    last.thumbnail(small)
    back.thumbnail(small)
    assert difference(last, back.crop((0, 0, *last.size))) < 6  # the resolutions differ
    empty = face.crop((3 * CELL[0], 0, 4 * CELL[0], CELL[1]))
    assert empty.getextrema() == ((255, 255),) * 3


def test_a_pile_for_each_kind_and_back(faces: FaceSet) -> None:
    deck = [*many(FOE, 2), HARD_FOE, *many(EVENT, 2), *many(HARD_FOE, 2)]
    made = make(deck, faces)
    found = {pile["Nickname"]: [card["GMNotes"] for card in pile["ContainedObjects"]] for pile in objects(made)}
    assert found == {
        "Obstacle · Normal": ["foe_0", "foe_1"],
        "Obstacle · Difficile": ["hard_foe", "hard_foe_0", "hard_foe_1"],
        "Événement": ["alarm_0", "alarm_1"],
    }
    places = [pile["Transform"]["posX"] for pile in objects(made)]
    assert all(right - left > 2.2 for left, right in zip(places, places[1:], strict=False))
    assert {pile["Transform"]["rotZ"] for pile in objects(made)} == {180.0}  # face down


def test_a_card_is_found_by_its_name_and_says_its_text(faces: FaceSet) -> None:
    (pile,) = objects(make(many(EVENT, 2), faces))
    card = pile["ContainedObjects"][1]
    assert (card["Name"], card["Nickname"], card["GMNotes"]) == ("Card", "Alarme 1", "alarm_1")
    assert card["Description"] == "Perdez noir.\nPiochez."
    assert card["CardID"] == pile["DeckIDs"][1]


def test_copies_lie_in_the_pile(faces: FaceSet) -> None:
    """The copies of a card are in the pile, and share one cell of the picture."""
    (pile,) = objects(make([replace(EVENT, copies=3), replace(EVENT, id="other", copies=1)], faces))
    assert [number % 100 for number in pile["DeckIDs"]] == [0, 0, 0, 1]
    assert [card["CardID"] for card in pile["ContainedObjects"]] == pile["DeckIDs"]


def test_a_single_card_is_no_pile(faces: FaceSet) -> None:
    single, copied = (objects(make([replace(EVENT, copies=n)], faces))[0] for n in (1, 2))
    assert (single["Name"], copied["Name"]) == ("Card", "DeckCustom")
    assert "DeckIDs" not in single


def test_names_say_what_is_in_the_pictures(faces: FaceSet) -> None:
    """Changed cards give other file names and numbers, because Tabletop Simulator caches pictures by their address."""
    one, again = make(many(EVENT, 2), faces), make(many(EVENT, 2), faces)
    assert one.files == again.files
    other = make(many(replace(EVENT, name="Alerte"), 2), faces)
    faces_of = [next(name for name in made.files if "back" not in name) for made in (one, other)]
    assert faces_of[0] != faces_of[1]
    assert objects(one)[0]["DeckIDs"] != objects(other)[0]["DeckIDs"]
    beside = make([*many(FOE, 2), *many(EVENT, 2)], faces)
    assert objects(beside)[1]["DeckIDs"] == objects(one)[0]["DeckIDs"]


def test_numbers_stay_inside_32_bits(seventy: Sheet) -> None:
    assert all(0 < number < 2**31 for number in objects(seventy)[0]["DeckIDs"])


def test_what_does_not_fit_is_told(faces: FaceSet) -> None:
    long = replace(EVENT, paragraphs=((PrintedRun("text", "Encore une phrase. " * 90),),))
    (over,) = make([long], faces).overflow
    assert (over.card, over.locale) == ("alarm", "fr")


def test_no_cards_make_no_file(faces: FaceSet) -> None:
    assert make([], faces) == Sheet({})


def test_hostile_names_stay_text(faces: FaceSet) -> None:
    evil = '"}]}, {"Name": "Bag'
    (single,) = objects(make([replace(EVENT, name=evil, plain=(evil,))], faces))
    assert (single["Nickname"], single["Description"]) == (evil, evil)
