"""Names of people at a table: those of real people are used, and none that somebody could take for another's."""

from __future__ import annotations

import pytest

from ombre.desk.tables.hosted_game import Origin
from ombre.desk.tables.names import seen
from ombre.desk.tables.room import Room, RoomFile, SeatTaken

PEOPLE = (
    *("Zoë", "José", "Łukasz", "李雷", "Анна", "Ελένη", "राम", "रीमा", "ประเสริฐ", "かな", "がな", "田中ゆき", "김민수"),
    *(
        "O'Brien",
        "Nguyễn Văn An",
        "محمد",
        "שרה",
        "Արամ",
        "ᏣᎳᎩ",
        "Pat 2",
        "Ian",
        "Plato",
        "Lan",
        "Pol",
        "🦊",
        "🐻",
        "李Bob",
    ),
)


def used(*names: str) -> dict[int, str]:
    """The names that are used at a table, by seat."""
    room = object.__new__(Room)  # without a game
    room.told = RoomFile("id", "", Origin(len(names)), [SeatTaken("link") for _ in names], "watch")
    for seat, name in enumerate(names):
        room.call(seat, name)
    return room.names


def test_names_of_people_of_all_languages_are_used() -> None:
    assert used(*PEOPLE) == dict(enumerate(PEOPLE))


UNSEEN = (
    "\ufe0f \ufe00 \u034f \u180b \u180e \u180f \u17b4 \u115f \u1160 \u3164 \uffa0 \u2060 \u2064 \u200b \u00ad "
    "\U000e0041 \U000e0101"
)


@pytest.mark.parametrize("mark", UNSEEN.split(), ids=ascii)
def test_what_cannot_be_seen_makes_no_other_name(mark: str) -> None:
    assert seen(f"An{mark}na{mark}") == seen(f"An{mark}na{mark}", "\u200d") == "Anna"
    assert seen(mark) == ""
    assert used("Anna", f"Anna{mark}") == used("Anna", f"{mark}Anna") == {}


def test_what_only_joins_is_no_text_and_accents_are_not_piled_up() -> None:
    assert seen("\u200d \u200c", "\u200c\u200d") == ""
    assert seen("क्\u200dष", "\u200d") == "क्\u200dष"
    assert seen("Ngu" + "e\u0302\u0303\u0323n") == "Ngu" + "e\u0302\u0303\u0323n"
    for marks in ("\u0301", "\u0489", "\u20dd", "\u0301\u200d"):
        assert len(seen(f"o{marks * 40}k", "\u200d")) <= 7


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "\u0410nna"),  # a Cyrillic letter
        ("Anna", "ANNA"),
        ("Anna", "A n-n.a"),
        ("Anna", "Anna\u0338"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝐀𝒏𝓷𝔞"),
        ("Anna", "ᴀɴɴᴀ"),
        ("Zoe", "Zoë"),
        ("Lukasz", "Łukasz"),
        ("NIKO", "ΝΙΚΟ"),  # all Greek
        ("Niko", "Νίκο"),
        ("COCA", "СОСА"),  # all Cyrillic
        ("ANNA", "ꓮꓠꓠꓮ"),  # all Lisu
        ("Otto", "0tt0"),
        ("Ian", "lan"),
        ("Bill", "BiI1"),
        ("Arnold", "Amold"),
        ("Willy", "VVilly"),
    ],
)
def test_two_names_that_look_alike_are_no_names(name: str, other: str) -> None:
    assert used(name) == {0: name}
    assert name not in used(name, other).values() and other not in used(name, other).values()
    assert used(name, other, "Bea") == {2: "Bea"}, "others are called as before"


LIKE_P1 = (
    "P1 p1 P_1 (P1) P-1 P❶ P① P¹ P٢ P२ P１ PI Pl pi P| Р1 Ρ1 ꓑ1 🅿1 🅟1 🇵1 Ⓟ1 P1\u20e3 P1a\u0338 P1P1 P1: ℙ𝟙 PƧ 1 ❷ J2"
)


SAID = (
    "Player 1",
    "player2",
    "Seat 1",
    "Joueur 1",
    "Siège 2",
    "Spielerin 1",
    "Spieler-1",
    "Jugador 1",
    "Player Two",
    "seat two",
    "Seat A",
    "player2 Bob",
    "Player",
    "Ｓｅａｔ ①",
)


@pytest.mark.parametrize("name", [*LIKE_P1.split(), *SAID], ids=ascii)
def test_a_name_that_looks_like_the_number_of_a_seat_is_no_name(name: str) -> None:
    assert used("Bea", "Cleo", name) == {0: "Bea", 1: "Cleo"}


def test_a_name_that_looks_like_no_seat_of_this_table_is_used() -> None:
    assert used("PlO", "Bea") == {0: "PlO", 1: "Bea"}
    assert used("PlO", *"abcdefghi") == dict(enumerate("abcdefghi", 1)), "there is a P10"


@pytest.mark.parametrize("name", ["Annа", "Aνna", "Ꭺnna", "Боb", "Ελένa", "Aram Արամ", "Anna\u0e34"], ids=ascii)
def test_a_name_has_letters_of_one_script(name: str) -> None:
    assert used("Bea", name) == {0: "Bea"}
