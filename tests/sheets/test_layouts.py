"""Layouts: where areas are, what they hold, how one layout is like another, and faults in `faces.yaml`."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from ombre.compiler.projects.yaml_types import options_of
from ombre.sheets import FaceError, FaceSet, Job, PrintedCard, load_faces
from ombre.sheets.faces.colours import blind_to, contrast, resolved
from ombre.sheets.faces.faces import LayoutChoice
from ombre.sheets.faces.layout_reader import shipped_layouts
from ombre.sheets.faces.layouts import LOOKS, Area, GridTrack, Layout, Rect
from ombre.sheets.faces.printed import FORMATS, Format, Ink
from ombre.sheets.faces.widgets import HELD, TextBox, Widget, WordsBox
from ombre.sheets.pages.job import WORDS
from ombre.sheets.pages.templates import data_uri

from .deck import COVERING_FIRE, ELF_SHAMAN, FACES, MAGE, MISSION, TIMEBOMB, TROLL, words
from .test_sheet import KNOWN, copied

EVERY = [COVERING_FIRE, ELF_SHAMAN, MAGE, TIMEBOMB, TROLL]


def read(folder: Path, more: str = "", change: Callable[[str], str] = str) -> FaceSet:
    return load_faces(copied(folder, lambda text: f"{change(text)}\n{more}\n"))


def areas_of(card: PrintedCard, faces: FaceSet) -> dict[str, Rect]:
    job = Job([card], faces, "en", WORDS)
    found = job.designs.found[job.drawn[0]["design"]]["areas"]
    return {area["name"]: Rect(area["x"], area["y"], area["width"], area["height"]) for area in found}


# ---------------------------------------------------------------------------------------------- shipped layouts


def test_a_layout_that_is_like_none_has_every_look() -> None:
    """The layout `card` says everything, so that a layout of an author may say as little as they like."""
    looks = shipped_layouts()["card"].looks
    assert {sort: set(options) for sort, options in looks.items()} == {
        sort: set(options_of(look)) for sort, look in LOOKS.items()
    }


@pytest.mark.parametrize("name", sorted(shipped_layouts()))
def test_a_shipped_layout_holds_everything(name: str) -> None:
    layout = shipped_layouts()[name]
    for sort in (sort for sort in HELD if sort != "foot"):  # tokens have none
        assert layout.area_for(sort, "left"), sort
    for place in layout.placed(list(layout.areas), layout.format).values():
        assert -0.01 <= place.x and place.x + place.width <= layout.format.width + 0.01
        assert -0.01 <= place.y and place.y + place.height <= layout.format.height + 0.01


@pytest.mark.parametrize("name", sorted(shipped_layouts()))
def test_a_shipped_layout_is_printed(name: str, tmp_path: Path) -> None:
    """Each kind of card is drawn in each layout, with and without art."""
    faces = read(tmp_path)
    kinds = {kind: replace(face, layout=replace(face.layout, otherwise=name)) for kind, face in faces.kinds.items()}
    job = Job([*EVERY, MISSION], replace(faces, kinds=kinds), "en", WORDS)
    job.fit()
    assert len(job.pictures(lambda done: None, 30)) == 6


# ------------------------------------------------------------------------------------------------------- grids


def test_a_column_without_a_badge_is_left_to_the_title() -> None:
    layout = shipped_layouts()["card"]
    none, both = (layout.placed(full, layout.format)["title"] for full in ([], ["begin", "end"]))
    assert (none.x, none.width) == pytest.approx((3.3 + 1.3, 63.5 - 6.6 - 1.3 - 1.6))
    assert (both.x, both.width) == pytest.approx((3.3 + 10, 63.5 - 6.6 - 20))


def test_an_area_that_covers_others_grows_with_them() -> None:
    layout = shipped_layouts()["card"]
    for full in ([], ["stats"]):
        places = layout.placed(full, layout.format)
        panel, stats, edges = (places[name] for name in ("panel", "stats", "edges"))
        assert edges.height == pytest.approx(panel.height + stats.height)
        assert stats.height == pytest.approx(10.4 if full else 0)


def test_writing_to_the_left_mirrors_a_card() -> None:
    layout = shipped_layouts()["card"]
    there, mirrored = (layout.placed(["begin"], layout.format, flag) for flag in (False, True))
    for name, place in there.items():
        assert mirrored[name].x == pytest.approx(63.5 - place.x - place.width)


@pytest.mark.parametrize("seed", range(40))
def test_cells_of_a_grid_fill_the_card_and_never_overlap(seed: int) -> None:
    lot = random.Random(seed)
    columns = tuple(
        GridTrack(lot.randint(1, 3), True) if lot.random() < 0.5 else GridTrack(lot.uniform(2, 9), False)
        for _ in range(lot.randint(1, 4))
    )
    rows = tuple(
        GridTrack(lot.randint(1, 3), True) if lot.random() < 0.5 else GridTrack(lot.uniform(2, 9), False)
        for _ in range(lot.randint(1, 4))
    )
    grid = tuple(tuple(f"a{y}_{x}" for x in range(len(columns))) for y in range(len(rows)))
    areas = {name: Area(collapse=lot.choice([None, 0.0, 1.0])) for row in grid for name in row}
    layout = Layout("x", Format("x", 60, 90), lot.uniform(0, 4), columns, rows, grid, areas)
    full = [name for name in areas if lot.random() < 0.6]
    places = layout.placed(full, layout.format)
    for y, row in enumerate(grid):
        for x, name in enumerate(row):
            place = places[name]
            assert place.width >= 0 and place.height >= 0
            assert place.x == pytest.approx(layout.margin + sum(places[other].width for other in row[:x]))
            assert place.y == pytest.approx(layout.margin + sum(places[line[0]].height for line in grid[:y]))
    if any(track.share for track in columns) and any(places[name].width > 9 for name in grid[0]):
        assert sum(places[name].width for name in grid[0]) == pytest.approx(60 - 2 * layout.margin)


# ------------------------------------------------------------------------------------------- layouts of a game


OWN = """
layouts:
  wide:
    like: card
    size: tarot
    landscape: true
    columns: [40, 1fr, 10]
    grid:
      - begin title end
      - art   panel panel
      - art   stats stats
      - foot  foot  foot
    areas:
      art: {holds: picture, under: panel}
      edges: none
    looks:
      title: {size: 20}
"""


def test_a_layout_is_like_another_and_changes_parts_of_it(tmp_path: Path) -> None:
    faces = read(tmp_path, OWN, lambda text: text.replace("  event:\n", "  event:\n    layout: wide\n"))
    wide = faces.layouts["wide"]
    assert wide.looks["title"] == {**shipped_layouts()["card"].looks["title"], "size": 20}
    assert list(wide.areas) == ["inside", "title", "art", "panel", "stats", "rim", "begin", "end", "foot"]
    places = areas_of(TIMEBOMB, faces)
    assert places["art"].width == pytest.approx(40 - 0)
    assert places["panel"].x >= places["art"].x + places["art"].width - 0.01
    job = Job([TIMEBOMB], faces, "en", WORDS)
    assert (job.drawn[0]["width"], job.drawn[0]["height"]) == (120.65, 69.85)
    assert job.drawn[0]["items"]["art"] == [("flow", 0)]


def laid_out_as(tmp_path: Path, layout: str) -> Job:
    """The print job of a card without text, whose kind has a layout."""
    return Job(
        [TROLL],
        read(tmp_path, "", lambda text: text.replace("  metatype:\n", f"  metatype:\n    layout: {layout}\n")),
        "en",
        WORDS,
    )


def test_a_picture_gives_way_before_anything_is_cut_off(tmp_path: Path) -> None:
    """The two rows of the track of this card and its picture do not fit into a square: the picture is flatter."""
    square = laid_out_as(tmp_path, "square")
    assert square.fit()[0] == ()
    card = Job([TROLL], load_faces(FACES), "en", WORDS)
    card.fit()
    assert reds(square) == pytest.approx(reds(card), rel=0.05)  # all hearts of the track are seen


def reds(job: Job) -> int:
    """The number of pixels of a card that are red, as the hearts are."""
    (drawn,) = job.pictures(lambda done: None, 100).values()
    with Image.open(io.BytesIO(drawn)) as picture:
        data = picture.convert("RGB").tobytes()
    return sum(red > 150 and green < 80 for red, green in zip(data[::3], data[1::3], strict=True))


def test_a_picture_fills_what_a_short_text_leaves_empty(tmp_path: Path) -> None:
    """On a tall card the picture is higher than its `high`, unless that would leave the text too little room."""
    faces = read(tmp_path, "", lambda text: text.replace("  event:\n", "  event:\n    layout: tarot\n"))
    card = replace(TIMEBOMB, paragraphs=(words("Go on."),))
    job = Job([card], faces, "en", WORDS)
    job.fit()
    (drawn,) = job.pictures(lambda done: None, 100).values()
    with Image.open(io.BytesIO(drawn)) as picture:
        middle = [picture.convert("L").getpixel((15, y)) for y in range(picture.height)]
    empty = sum(isinstance(grey, int) and grey > 240 for grey in middle)
    assert 15 < empty / 100 * 25.4 < 25  # millimetres of paper, beside the text


def test_parts_that_are_cut_off_are_reported(tmp_path: Path) -> None:
    """A card without text is reported, too, if its parts are taller than their area."""
    (over,) = laid_out_as(tmp_path, "round").fit()[0]
    assert over.part == "parts" and over.millimetres > 1


def test_a_value_chooses_the_layout(tmp_path: Path) -> None:
    layout = "    layout: {by: type, weapon: full_art, else: tarot}\n"
    faces = read(tmp_path, "", lambda text: text.replace("  gear:\n    frame", f"  gear:\n{layout}    frame"))
    other = replace(COVERING_FIRE, id="other", facts={**COVERING_FIRE.facts, "type": "spell"})
    assert "bar" in areas_of(COVERING_FIRE, faces)
    assert Job([other], faces, "en", WORDS).drawn[0]["format"] == "tarot"


def test_a_card_chooses_its_layout(tmp_path: Path) -> None:
    faces = read(tmp_path, "cards: {covering_fire: {layout: full_art}}")
    assert "bar" in areas_of(COVERING_FIRE, faces)
    assert "bar" not in areas_of(replace(COVERING_FIRE, id="other"), faces)


def test_a_widget_chooses_its_area(tmp_path: Path) -> None:
    faces = read(
        tmp_path,
        "",
        lambda text: text.replace(
            "stat: {fact: attack, icon: attack}", "stat: {fact: attack, icon: attack, area: panel}", 1
        ),
    )
    items = Job([ELF_SHAMAN], faces, "en", WORDS).drawn[0]["items"]
    assert ("stats", 0) in items["panel"] and items["stats"] == [("stats", 1)]


def test_the_foot_says_what_the_game_says(tmp_path: Path) -> None:
    faces = read(tmp_path, "foot: {left: [symbol, set, number], right: [motto, version, date]}")
    card = replace(
        TIMEBOMB,
        number="7",
        about={"set": "Base", "symbol": "event", "version": "2", "date": ""},
        words={"motto": "So it is"},
    )
    foot = Job([card], faces, "en", WORDS).drawn[0]["footer"]
    assert foot["left"] == [
        ("icon", "event"),
        ("text", "\u00a0\u00a0"),
        ("text", "Base"),
        ("text", " · "),
        ("text", "7"),
    ]
    assert foot["right"] == [("text", "So it is"), ("text", " · "), ("text", "2")]


@pytest.mark.parametrize(("order", "has_line"), [(("words", "text"), False), (("text", "words"), True)])
def test_words_below_the_text_have_a_line_above_them(order: tuple[str, str], has_line: bool, tmp_path: Path) -> None:
    """Words that come first have nothing above them from which a line would part them."""
    of: dict[str, Widget] = {"words": WordsBox("flavour"), "text": TextBox()}
    card = replace(COVERING_FIRE, words={"flavour": "No one looks up."})
    faces = read(
        tmp_path, "layouts: {ruled: {like: card, areas: {panel: {clip: false}}, looks: {words: {rule: '#ff00ff'}}}}"
    )
    gear = replace(faces.kinds["gear"], widgets=tuple(of[one] for one in order), layout=LayoutChoice("ruled"))
    job = Job([card], replace(faces, kinds={**faces.kinds, "gear": gear}), "en", WORDS)
    job.fit()
    (picture,) = job.pictures(lambda done: None).values()
    seen = Image.open(io.BytesIO(picture)).convert("RGB").getcolors(1 << 24) or []
    assert any(colour == (0xFF, 0, 0xFF) for _, colour in seen) == has_line


def test_an_icon_beside_its_word_is_not_read(tmp_path: Path) -> None:
    """Else screen readers would read the word twice."""
    faces = read(tmp_path, "", lambda text: text.replace("left: [type]", "left: [type], icons: true", 1))
    page = Job([COVERING_FIRE], faces, "en", WORDS).html().decode()
    (line,) = re.findall(r'<[^>]*class="type"[^>]*>.*?</', page, re.DOTALL)
    assert "Weapon" in line and re.findall('alt="([^"]*)"', line) == [""], line


def test_the_symbol_of_a_set_has_the_colour_of_a_word_of_the_card(tmp_path: Path) -> None:
    """A word without a colour leaves it as it is; the colour is on the page, and is grey for black ink."""

    def change(text: str) -> str:
        gold = re.sub('(?m)^  metatype: "#.*$', '  metatype: "#e0b040"', text)
        return gold.replace("left: [type]", "left: [symbol, type]")

    faces = read(tmp_path, "symbol: {colour: rarity}\nfoot: {left: [symbol], right: []}", change)
    card = replace(COVERING_FIRE, about={"symbol": "event"}, facts={**COVERING_FIRE.facts, "rarity": "metatype"})
    plain = replace(card, id="other", facts={**card.facts, "rarity": "rare"})
    drawn = Job([card, plain], faces, "en", WORDS).drawn
    assert [one["footer"]["left"] for one in drawn] == [[("symbol", "event #e0b040")], [("icon", "event")]]
    page = Job([card], faces, "en", WORDS).html().decode()
    assert page.count(data_uri(faces.pictures["event"], "#e0b040")) == 2  # in the line, and in the foot
    inks: dict[Ink, bool] = {"full": True, "black": False}
    for ink, is_seen in inks.items():
        job = Job([card], faces, "en", WORDS, ink=ink)
        job.fit()
        (picture,) = job.pictures(lambda done: None).values()
        seen = Image.open(io.BytesIO(picture)).convert("RGB").getcolors(1 << 24)
        assert any(colour == (0xE0, 0xB0, 0x40) for _, colour in seen or ()) == is_seen


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("symbol: {color: type}", "`color` is no option of `symbol`; did you mean `colour`?"),
        ("symbol: {colour: tipe}", "the colour of the symbol is that of `tipe`, which no kind has"),
        ("summary: {size: pokr}", "`size` of `summary` is `pokr`, which does not exist; did you mean `poker`?"),
        ("summary: {layot: card}", "`layot` is no option of `summary`; did you mean `layout`?"),
        (
            "summary: {layout: sumary}",
            "`layout` of `summary` is `sumary`, which does not exist; did you mean `summary`",
        ),
        ("summary: {size: ''}", "`size` of `summary` is ``, which does not exist"),
        ("summary: {layout: tarot, size: {width: 20, height: 20}}", "the layout `tarot` of the summary needs"),
        ("layouts: {a: {like: crad}}", "`like` of `a` is `crad`, which does not exist; did you mean `card`?"),
        ("layouts: {a: {grd: [x]}}", "`grd` is no option of `a` of `layouts`; did you mean `grid`?"),
        (
            "layouts: {a: {columns: [10, 2em]}}",
            "`columns` of `a` must be a list like [10, 1fr, 10], of millimetres like 9.6 and shares of the rest",
        ),
        ("layouts: {a: {columns: 10}}", "`columns` of `a` must be a list like [10, 1fr, 10]"),
        ("layouts: {a: {grid: [x, y]}}", "the grid of layout `a` must have 1 rows of 1 names"),
        ("layouts: {a: {grid: [x]}}", "`x` in the grid of layout `a` is no area; write `x: {...}` into `areas`."),
        ("layouts: {a: {areas: {x: {}}}}", "area `x` of layout `a` has no place: write it into `grid`, or give it"),
        (
            "layouts: {a: {like: card, areas: {pannel: none}}}",
            "has no area `pannel` to leave out; did you mean `panel`",
        ),
        (
            "layouts: {a: {like: card, areas: {panel: {fil: red}}}}",
            "`fil` is no option of `panel` of `areas` of `a`; did you mean `fill`?",
        ),
        (
            "layouts: {a: {like: card, areas: {panel: {fill: blu}}}}",
            "is `blu`, which does not exist; did you mean `blue`",
        ),
        (
            "layouts: {a: {like: card, areas: {panel: {fill: }}}}",
            "`fill` of `panel` of `areas` of `a` must be a colour",
        ),
        (
            "layouts: {a: {like: card, areas: {panel: {holds: txt}}}}",
            "is `txt`, which does not exist; did you mean `text`",
        ),
        (
            "layouts: {a: {like: card, areas: {panel: {at: {x: 1}}}}}",
            "must be `card`, `bleed`, or {x: MM, y: MM, width",
        ),
        (
            "layouts: {a: {like: card, looks: {titel: {}}}}",
            "`titel` is no option of `looks` of `a`; did you mean `title`?",
        ),
        (
            "layouts: {a: {like: card, looks: {title: {font: Arial}}}}",
            "is `Arial`, and there is no such font in `fonts`; there are: text, display.",
        ),
        (
            "layouts: {a: {like: card, looks: {title: {font: dispay}}}}",
            "there are: text, display; did you mean `display`?",
        ),
        (
            "layouts: {a: {like: card, looks: {title: {size: 3}}}}",
            "`size` of `title` of `looks` of `a` must be a number of points from 7 to 40",
        ),
        (
            "layouts: {a: {like: card, columns: [40, 1fr, 40]}}",
            "needs 86.6 mm for its margins and fixed sizes, but the card is 63.5",
        ),
        (
            "layouts: {a: {rows: [1fr, 1fr], columns: [1fr, 1fr], grid: [x y, y x], areas: {x: {}, y: {}}}}",
            "must be a rectangle in the grid.",
        ),
        (
            "cards: {timebomb: {layout: fullart}}",
            "`layout` of `timebomb` is `fullart`, which does not exist; did you mean",
        ),
        ("art: {timebomb: {focus: [50, 120]}}", "must be two numbers of percent like [50, 30]"),
        ("backgrounds: {event: sky}", "`event` of `backgrounds` is `sky`, which does not exist."),
    ],
)
def test_faults_of_layouts_name_the_line_and_what_to_write(tmp_path: Path, more: str, message: str) -> None:
    path = copied(tmp_path, lambda text: f"{text.replace('summary: {size: tarot}', '')}\n{more}\n")
    with pytest.raises(FaceError, match=re.escape(message)) as error:
        load_faces(path, KNOWN)
    last = path.read_text(encoding="utf-8").count("\n")
    assert f"{path}:{last}: " in str(error.value)


def test_a_layout_without_an_area_for_a_widget_is_told(tmp_path: Path) -> None:
    own = "layouts: {bare: {grid: [x], areas: {x: {holds: [title, text]}}}}"
    with pytest.raises(
        FaceError, match="layout `bare` has no area that holds picture; write `area: NAME` into the picture of `event`"
    ):
        read(tmp_path, own, lambda text: text.replace("  event:\n", "  event:\n    layout: bare\n"))


# ------------------------------------------------------------------------------------------------------ colours


@pytest.mark.parametrize(
    ("written", "colour"),
    [
        ("frame", "#808080"),
        ("deep frame", "#4f4f4f"),
        ("red", "#ff0000"),
        ("pale #000000", "#e6e5e3"),
        ("black 50%", "#00000080"),
        ("paper", "#fdfcf9"),
        ("ink", "ink"),
        ("none", ""),
        ("", ""),
    ],
)
def test_a_colour_is_written_in_words(written: str, colour: str) -> None:
    assert resolved(written, "#808080", {"red": "#ff0000"}) == colour


def test_contrast_and_simulated_sight() -> None:
    """Black on white has the contrast 21; red and green are mistaken, blue and yellow are not."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert "deuteranopia" in blind_to("#8a4b14", "#6b5a17")
    assert blind_to("#0b3d91", "#e8c547") == []
    assert blind_to("#777777", "#777777") == ["protanopia", "deuteranopia", "tritanopia"]


def test_every_size_has_a_name_for_files() -> None:
    assert all(re.fullmatch(r"[\w-]+", format.name) for format in FORMATS.values())
