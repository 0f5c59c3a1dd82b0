"""Pictures of cards equal the recorded pictures of the tests and of the README, which people have reviewed.

OMBRE_RECORD=1 records the pictures again. A few pixels may differ a little, because other machines round differently; a
changed number on a card is still detected.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from ombre.sheets import WORDS, FaceSet, Ink, Job, Paper, PrintedCard, load_faces
from ombre.workshop.api.table import open_table
from ombre.workshop.printing.outlines import chosen, outlined
from ombre.workshop.printing.printer import Printer

from ..recording import recording
from .deck import ALL, COVERING_FIRE, FACES
from .test_sheet import copied

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden" / "pictures"
DOCS = ROOT / "docs" / "pictures"
SMALL = 72  # the resolution of the pictures, in dots per inch
LEVELS, PIXELS = 40, 24  # the allowed difference of a pixel in grey levels, and the allowed number of other pixels


def differing(one: Image.Image, other: Image.Image, levels: int = LEVELS) -> int:
    """The number of visibly different pixels; all pixels if the sizes differ."""
    if one.size != other.size:
        return one.width * one.height
    difference = ImageChops.difference(one.convert("L"), other.convert("L"))
    return sum(difference.histogram()[levels:])


def painted(cards: Sequence[PrintedCard], ppi: int = SMALL) -> list[Image.Image]:
    job = Job(cards, load_faces(FACES), "en", WORDS)
    job.fit()
    return [opened(picture) for picture in job.pictures(print, ppi).values()]


def opened(picture: bytes) -> Image.Image:
    return Image.open(io.BytesIO(picture)).convert("RGB")


def check(path: Path, picture: Image.Image) -> None:
    if recording():
        path.parent.mkdir(exist_ok=True)
        picture.save(path, optimize=True)
    with Image.open(path) as recorded:
        different = differing(recorded.convert("RGB"), picture.convert("RGB"))
    assert different <= PIXELS, f"{different} pixels of {path.relative_to(ROOT)} differ; OMBRE_RECORD=1 paints it anew"


# ------------------------------------------------------------------------------------------- cards of the tests


@pytest.mark.parametrize("card", ALL, ids=lambda card: card.id)
def test_cards_look_as_they_did(card: PrintedCard) -> None:
    (picture,) = painted([card], SMALL if card is not ALL[-1] else SMALL // 2)
    check(GOLDEN / f"{card.id}.png", picture)


@pytest.mark.parametrize(
    "change",
    [{"facts": {**COVERING_FIRE.facts, "cost": 6}}, {"name": "Covering Fires"}, {"kind_label": "Gears"}],
    ids=["a figure", "a letter of the title", "a letter of the type"],
)
def test_a_small_change_of_a_card_is_seen(change: dict[str, object]) -> None:
    """A small change of a card changes more pixels than the comparison allows."""
    changed = replace(COVERING_FIRE, **change)  # type: ignore[arg-type]  # of any field
    (before, after) = (*painted([COVERING_FIRE]), *painted([changed]))
    assert differing(before, after) > PIXELS


def test_the_art_follows_from_the_id() -> None:
    """Cards that differ only in their ids have different ornaments; the ornament for an id is always the same."""
    one, other = painted([replace(COVERING_FIRE, id=id) for id in ("one", "other")])
    (again,) = painted([replace(COVERING_FIRE, id="one")])
    assert differing(one, other, 4) > 100 * PIXELS
    assert one.tobytes() == again.tobytes()


# ------------------------------------------------------------------------------------- the pictures of the README


@cache
def printer(language: str) -> Printer:
    return Printer(open_table("crossfire", []), language)


def job(language: str, cards: list[str]) -> Job:
    chosen = printer(language)
    found = chosen.job([chosen.cards[id] for id in cards])
    found.fit()
    return found


def few_colours(picture: Image.Image) -> Image.Image:
    """The picture with a palette of 255 colours, so that the files of the README are small."""
    return picture.quantize(255, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def beside(pictures: Sequence[Image.Image], gap: int) -> Image.Image:
    wide = sum(picture.width for picture in pictures) + gap * (len(pictures) - 1)
    row = Image.new("RGB", (wide, max(picture.height for picture in pictures)), "white")
    x = 0
    for picture in pictures:
        row.paste(picture, (x, (row.height - picture.height) // 2))
        x += picture.width + gap
    return row


def test_picture_of_cards_in_two_languages() -> None:
    cards = ["covering_fire", "elf_shaman", "timebomb", "mage", "runner_troll"]
    rows = [
        beside([opened(picture) for picture in job(language, cards).pictures(print, 100).values()], 10)
        for language in ("en", "fr")
    ]
    both = Image.new("RGB", (rows[0].width, 2 * rows[0].height + 10), "white")
    for number, row in enumerate(rows):
        both.paste(row, (0, number * (row.height + 10)))
    check(DOCS / "cards.png", few_colours(both))


def test_picture_of_a_sheet_and_a_mission() -> None:
    """The pictures for the README: a page of nine cards in French, the page of backs, and the sheet of a mission."""
    chosen = [card.id for card in printer("fr").faced(["base"]) if card.kind == "obstacle"][30:39]
    drawn = job("fr", chosen)
    pages = drawn.compile(*drawn.laid_out(Paper()), "png", 55)
    (mission,) = job("fr", ["crossfire"]).pictures(print, 66).values()
    check(DOCS / "sheets.png", few_colours(beside([opened(page) for page in (*pages, mission)], 12)))


def stacked(rows: Sequence[Image.Image], gap: int) -> Image.Image:
    whole = Image.new("RGB", (max(row.width for row in rows), sum(row.height + gap for row in rows) - gap), "white")
    y = 0
    for row in rows:
        whole.paste(row, (0, y))
        y += row.height + gap
    return whole


CONTACT = 42  # the resolution of contact sheets, in dots per inch
GAMES = {  # for each row of the contact sheet: the game, the language, and cards of its kinds
    "crossfire": (
        "de",
        [
            "lightning_bolt",
            "pair_programming",
            "price_surge",
            "shift_guard",
            "covert_hacking",
            "decker",
            "loyal_contact",
            "runner_elf",
        ],
    ),
    "srtcg": (
        "fr",
        [
            "sealed_library",
            "hellhound",
            "bulldog_drone",
            "tin_man",
            "second_wind",
            "duel",
            "dream_lodge",
            "talent_scout",
        ],
    ),
    "hearts": (
        "en",
        ["two_of_clubs", "ten_of_diamonds", "jack_of_hearts", "queen_of_hearts", "king_of_spades", "ace_of_spades"],
    ),
}


def test_contact_sheet_of_the_games() -> None:
    """Cards of each kind of the shipped games, in several languages, and in little ink."""
    rows: list[Image.Image] = []
    for game, (language, ids) in GAMES.items():
        inks: tuple[Ink, ...] = ("full", "low") if game == "crossfire" else ("full",)
        own = Printer(open_table(game, []), language)
        for ink in inks:
            printed = [own.printed(own.cards[id], False) for id in ids]
            drawn = Job(printed, own.faces, language, own.words(), own.writing, ink)
            drawn.fit()
            rows.append(beside([opened(one) for one in drawn.pictures(lambda done: None, CONTACT).values()], 4))
    check(DOCS / "contact.png", few_colours(stacked(rows, 4)))


def in_layout(folder: Path, layout: str) -> FaceSet:
    """The faces of the cards of the tests, all in one layout."""
    folder.mkdir()
    kinds = r"(?m)^  (gear|event|obstacle|role|metatype):$"
    return load_faces(copied(folder, lambda text: re.sub(kinds, rf"  \1:\n    layout: {layout}", text)))


def test_contact_sheet_of_the_layouts(tmp_path: Path) -> None:
    """Cards of several kinds in each layout that ombre contains."""
    own = printer("en")
    rows: list[Image.Image] = []
    for layouts in (["card", "full_art"], ["bridge", "square"], ["tarot", "mini"], ["hex", "round"]):
        shown: list[Image.Image] = []
        for layout in layouts:
            ids = ["timebomb", "lightning_bolt", *(["mage", "elf_shaman"] if layout != "round" else [])]
            printed = [own.printed(own.cards[id], False) for id in ids]
            drawn = Job(printed, in_layout(tmp_path / layout, layout), "en", WORDS)
            drawn.fit()
            shown += [opened(one) for one in drawn.pictures(lambda done: None, CONTACT).values()]
        rows.append(beside(shown, 4))
    check(DOCS / "layouts.png", few_colours(stacked(rows, 4)))


def test_every_picture_of_the_docs_is_shown() -> None:
    """Each picture in the folder is linked from a page, and each link to a picture has its file."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    texts = "".join(page.read_text(encoding="utf-8") for page in pages)
    assert [path.name for path in sorted(DOCS.iterdir()) if f"pictures/{path.name}" not in texts] == []


def test_picture_of_faces() -> None:
    """The picture of the page about faces: cards of an expansion with its own art, beside their areas."""
    own = Printer(open_table("crossfire", [str(ROOT / "tests" / "fixtures" / "faces" / "rooftops")]), "en")
    rows = [opened(outlined(own, chosen(own, card), 75)) for card in ("moonlit_climb", "signal_kite")]
    check(DOCS / "faces.png", few_colours(beside(rows, 0)))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_expansion_with_its_own_art(language: str) -> None:
    own = Printer(open_table("crossfire", [str(ROOT / "tests" / "fixtures" / "faces" / "rooftops")]), language)
    cards = [own.cards[id] for id in ("moonlit_climb", "signal_kite", "spare_rope")]
    drawn = own.job(cards)
    drawn.fit()
    pictures = [opened(picture) for picture in drawn.pictures(lambda done: None, 50).values()]
    check(GOLDEN / f"rooftops_{language}.png", few_colours(beside(pictures, 6)))
    assert own.without_art(cards) == ["spare_rope"]
