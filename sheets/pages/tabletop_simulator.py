"""Export cards for Tabletop Simulator: pictures with many cards each, and the JSON file that loads the pictures.

A picture is a grid of equal cells. Its last cell shows the back of the cards; players see it instead of the cards in
the hands of other players. The id of a card is the number of its picture times 100, plus the number of its cell. The
JSON file also lists the cards of each pile.
"""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypedDict

from PIL import Image

from ombre.prose.language.writing import Writing

from ..faces.faces import FaceSet
from ..faces.printed import Ink, PrintedCard, Sheet, on_paper
from .job import LATIN, WORDS, Job, batched, untold

FEWEST_ROWS = 2
BACK_PPI = 300
MOST_COLUMNS, MOST_ROWS = 10, 7  # more cells than these have no number
MOST_PIXELS = 4096  # the width and the height of a picture that Tabletop Simulator shows without making it smaller
FEWEST_PPI = 127  # at which the text of a card can be read
CARD_HEIGHT = 88.9  # of a playing card, in millimetres
COMPRESSION = 3  # of 9; at 6 a picture is a twentieth smaller, and takes half as long again


@dataclass(frozen=True, slots=True)
class Grid:
    """The grid of a picture: at most 4096 pixels wide and high, with cells of whole pixels.

    width, height: of a cell, in pixels. scale: the size of a card on the table, relative to a playing card.
    """

    columns: int
    most_rows: int
    ppi: int
    width: int
    height: int
    scale: float = 1.0

    @property
    def most_cards(self) -> int:
        return self.columns * self.most_rows - 1


def grid_of(width: float, height: float) -> Grid:
    """Return the grid for cards of a size in millimetres: as many cells as can be read, as sharp as fits."""
    inches = width / 25.4, height / 25.4
    columns = max(1, min(MOST_COLUMNS, int(MOST_PIXELS / (inches[0] * FEWEST_PPI))))
    rows = max(2, min(MOST_ROWS, int(MOST_PIXELS / (inches[1] * FEWEST_PPI))))
    sharpest = int(min(MOST_PIXELS / columns / inches[0], MOST_PIXELS / rows / inches[1]))

    def blur(ppi: int) -> tuple[float, int]:
        """How far the edges of a card are from whole pixels, in hundredths; if equal, a sharper one is better."""
        return round(sum(100 * abs(side * ppi - round(side * ppi)) for side in inches)), -ppi

    ppi = min(range(max(1, round(sharpest * 0.9)), sharpest + 1), key=blur)
    return Grid(columns, rows, ppi, round(inches[0] * ppi), round(inches[1] * ppi), round(height / CARD_HEIGHT, 2))


CARD_WIDTH = 2.25  # the distance of two piles without a gap, in units of Tabletop Simulator
LARGEST_KEY = 10**7  # so that key * 100 + cell fits into 32 bits


@dataclass(frozen=True, slots=True)
class DeckSheet:
    """The cards of one picture: they have the same kind and back. cards: their indexes in the cards of the job."""

    name: str
    title: str
    cards: Sequence[int]
    grid: Grid

    @property
    def rows(self) -> int:
        return max(FEWEST_ROWS, -(-(len(self.cards) + 1) // self.grid.columns))


def tabletop(
    cards: Sequence[PrintedCard],
    faces: FaceSet,
    locale: str,
    name: str,
    address: str,
    progress: Callable[[int, int], None] | None = None,
    texts: Mapping[str, str] | None = None,
    writing: Writing = LATIN,
    ink: Ink = "full",
) -> Sheet:
    """Return the pictures and the file `NAME.json`, with a pile for each kind and back.

    The URL of a file is `address` followed by the name of the file. The name of a picture contains a hash of its bytes,
    because Tabletop Simulator caches files by their URL.
    """
    cards = on_paper(cards)
    if not cards:
        return Sheet({})
    tell = progress or untold
    tell(0, len(cards))
    job = Job(cards, faces, locale, {**WORDS, **(texts or {})}, writing, ink)
    overflow, sizes = job.fit()
    files: dict[str, bytes] = {}
    piles: dict[str, list[CardObject]] = {}
    keys: set[int] = set()
    guids: set[str] = set()
    done = 0
    for picture in pictures(job):
        back, front = drawn_grid(job, picture, partial(_further, tell, done, len(cards)))
        front_name, key = named(picture.name, front)
        back_name, _ = named(f"{picture.name}_back", back)
        files |= {front_name: front, back_name: back}
        while key in keys:
            key = key % LARGEST_KEY + 1
        keys.add(key)
        custom: DeckObject = {
            "FaceURL": address + front_name,
            "BackURL": address + back_name,
            "NumWidth": picture.grid.columns,
            "NumHeight": picture.rows,
            "BackIsHidden": True,
            "UniqueBack": False,
            "Type": 0,
        }
        pile = piles.setdefault(picture.title, [])
        for cell, index in enumerate(picture.cards):
            card = cards[index]
            for copy in range(1, card.copies + 1):
                guid = unique(f"{name} {card.id} {copy}", guids)
                pile.append(card_object(card, guid, key, cell, custom, picture.grid.scale))
        done += len(picture.cards)
        tell(done, len(cards))
    objects = [
        pile_object(title, unique(f"{name} pile {title}", guids), pile, place)
        for place, (title, pile) in enumerate(piles.items())
    ]
    text = json.dumps(saved(objects), indent=1, ensure_ascii=False)
    return Sheet({**files, f"{name}.json": f"{text}\n".encode()}, overflow, sizes, job.bare, job.letterless)


def _further(tell: Callable[[int, int], None], before: int, total: int, done: int) -> None:
    tell(before + done, total)


def pictures(job: Job) -> Iterator[DeckSheet]:
    """Group the cards by kind and back, in their order; a group is divided if it needs several pictures."""
    groups: dict[tuple[str, str], list[int]] = {}
    for index, (card, plain) in enumerate(zip(job.cards, job.drawn, strict=True)):
        size = f"{plain['width']} {plain['height']}"
        groups.setdefault((card.kind, size + json.dumps(plain["back"], sort_keys=True)), []).append(index)
    numbers: dict[str, int] = {}
    for (kind, _), found in groups.items():
        back = job.drawn[found[0]]["back"]
        title = " · ".join(part for part in (job.cards[found[0]].kind_label, back["line"]) if part)
        grid = grid_of(*job.size(found[0]))
        for some in batched(found, grid.most_cards):
            numbers[kind] = numbers.get(kind, 0) + 1
            yield DeckSheet(f"{kind}_{numbers[kind]}", title, some, grid)


def drawn_grid(job: Job, picture: DeckSheet, tell: Callable[[int], None]) -> tuple[bytes, bytes]:
    """Return the picture of a back, and that of all cards, whose last cell shows the back.

    The pictures have no transparency, because Tabletop Simulator does not support it.
    """
    grid = picture.grid
    chosen = [job.drawn[index] for index in picture.cards]
    source = job.render("simulator.typ.j2")
    back = opened(job.compile(source, chosen[:1], "png", BACK_PPI)[0])
    whole = Image.new("RGB", (grid.columns * grid.width, picture.rows * grid.height), "white")
    cells = [opened(front) for front in job.fronts(chosen, grid.ppi, tell)]
    last = grid.columns * picture.rows - 1
    for cell, drawn in [*enumerate(cells), (last, back)]:
        row, column = divmod(cell, grid.columns)
        if drawn.size != (grid.width, grid.height):
            drawn = drawn.resize((grid.width, grid.height))  # pyright: ignore[reportUnknownMemberType] (NumPy)
        whole.paste(drawn, (column * grid.width, row * grid.height))
    return png(back), png(whole)


def opened(picture: bytes) -> Image.Image:
    return Image.open(io.BytesIO(picture)).convert("RGB")


def png(picture: Image.Image) -> bytes:
    made = io.BytesIO()
    picture.save(made, "PNG", compress_level=COMPRESSION)
    return made.getvalue()


def named(name: str, picture: bytes) -> tuple[str, int]:
    """Return the file name and the number of a picture; both depend only on its content."""
    digest = hashlib.sha256(picture).hexdigest()
    return f"{name}_{digest[:12]}.png", int(digest[:12], 16) % LARGEST_KEY + 1


# ------------------------------------------------------------------------------------- objects of Tabletop Simulator


class Transformed(TypedDict):
    posX: float
    posY: float
    posZ: float
    rotX: float
    rotY: float
    rotZ: float
    scaleX: float
    scaleY: float
    scaleZ: float


class Placed(TypedDict):
    """The fields of every object: its name among all objects, its position, and settings for moving it."""

    GUID: str
    Name: str
    Transform: Transformed
    ColorDiffuse: dict[str, float]
    Locked: bool
    Grid: bool
    Snap: bool
    Autoraise: bool
    Sticky: bool
    Tooltip: bool


class DeckObject(TypedDict):
    """One picture of many cards."""

    FaceURL: str
    BackURL: str
    NumWidth: int
    NumHeight: int
    BackIsHidden: bool
    UniqueBack: bool
    Type: int


class Told(Placed):
    """An object with a name and a description."""

    Nickname: str
    Description: str
    GMNotes: str
    HideWhenFaceDown: bool
    Hands: bool
    SidewaysCard: bool
    CustomDeck: dict[str, DeckObject]


class CardObject(Told):
    CardID: int


class PileObject(Told):
    DeckIDs: list[int]
    ContainedObjects: list[CardObject]


def unique(what: str, taken: set[str]) -> str:
    """Return the GUID of an object, six hexadecimal digits that depend only on its description, and add it to `taken`.

    Scripts and saved tables find an object by its GUID, so it must be the same after each export. If two objects would
    have the same one, the later gets another.
    """
    attempt = 0
    while True:
        guid = hashlib.sha256(f"{what} {attempt}".encode()).hexdigest()[:6]
        if guid not in taken:
            taken.add(guid)
            return guid
        attempt += 1


def card_object(card: PrintedCard, guid: str, key: int, cell: int, custom: DeckObject, scale: float) -> CardObject:
    """Return the object for a card. Players find it by its printed name, scripts by its id (`GMNotes`)."""
    return {
        **placed("Card", guid, 0, scale),
        "Nickname": card.name,
        "Description": "\n".join(card.plain),
        "GMNotes": card.id,
        "HideWhenFaceDown": True,
        "Hands": True,
        "CardID": key * 100 + cell,
        "SidewaysCard": False,
        "CustomDeck": {str(key): custom},
    }


def pile_object(title: str, guid: str, pile: list[CardObject], place: int) -> CardObject | PileObject:
    """Return the object for a pile that lies face down; for a single card, the object of the card."""
    if len(pile) == 1:
        return {**pile[0], "Transform": transform(place, pile[0]["Transform"]["scaleX"])}
    return {
        **placed("DeckCustom", guid, place, pile[0]["Transform"]["scaleX"]),
        "Nickname": title,
        "Description": "",
        "GMNotes": "",
        "HideWhenFaceDown": True,
        "Hands": False,
        "SidewaysCard": False,
        "DeckIDs": [card["CardID"] for card in pile],
        "CustomDeck": {key: custom for card in pile for key, custom in card["CustomDeck"].items()},
        "ContainedObjects": pile,
    }


def placed(name: str, guid: str, place: int, scale: float) -> Placed:
    return {
        "GUID": guid,
        "Name": name,
        "Transform": transform(place, scale),
        "ColorDiffuse": {"r": 0.713, "g": 0.713, "b": 0.713},
        "Locked": False,
        "Grid": True,
        "Snap": True,
        "Autoraise": True,
        "Sticky": True,
        "Tooltip": True,
    }


def transform(place: int, scale: float) -> Transformed:
    """Return the position of the object with the number `place`, counted from the left: upright and face down."""
    return {
        "posX": round(place * CARD_WIDTH * 1.3, 3),
        "posY": 1.0,
        "posZ": 0.0,
        "rotX": 0.0,
        "rotY": 180.0,
        "rotZ": 180.0,
        "scaleX": scale,
        "scaleY": 1.0,
        "scaleZ": scale,
    }


def saved(objects: Sequence[CardObject | PileObject]) -> dict[str, object]:
    """Return the JSON data of a saved object: the format of a saved game in which only the objects are set."""
    empty = "SaveName GameMode Date VersionNumber Table Sky Note LuaScript LuaScriptState XmlUI".split()
    return {**dict.fromkeys(empty, ""), "ObjectStates": objects}
