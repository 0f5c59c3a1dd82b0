"""Printed sheets: their content, the sizes of texts, and cards that are refused."""

from __future__ import annotations

import json
import os
import re
import struct
import zlib
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from xml.etree import ElementTree

import pytest
import typst
from fontTools import ttLib  # pyright: ignore[reportMissingTypeStubs]

import ombre
from ombre import sheets as printing
from ombre.sheets import (
    PAPERS,
    PATTERNS,
    SHAPES,
    WORDS,
    FaceError,
    FaceSet,
    Job,
    Paper,
    PrintedCard,
    PrintedRun,
    PrintError,
    PrintForm,
    Sheet,
    TableCell,
    load_faces,
    sheet,
    table_of,
    together,
    typst_literal,
)
from ombre.sheets.drawing import drawing
from ombre.sheets.drawing.ornament import ornament
from ombre.sheets.faces.faces import Back
from ombre.sheets.faces.fonts import families, has_fonts
from ombre.sheets.faces.items import NO_BREAK, bound
from ombre.sheets.faces.widgets import Line, TextBox

from .deck import COVERING_FIRE, DECK, ELF_SHAMAN, FACES, MAGE, MISSION, TIMEBOMB, TROLL, words

ROOT = Path(__file__).parents[2]
GEAR = {"type", "cost", "requires", "damage", "assist_damage"}
OBSTACLE = {"difficulty", "colour", "type", "track", "attack", "nuyen"}
KNOWN = {
    "words of obstacle": {"flavour"},
    "": {"scene_number", "scene_obstacles"},
    "gear": GEAR,
    "obstacle": OBSTACLE,
    "event": set[str](),
    "mission": {"award", "client_hp", "consolation", "fewest", "most", "rank", "scenes"},
    table_of("mission"): {"progress"},
    "role": {"colour", "quick_shots", "manas", "marks", "smarts"},
    "metatype": {"hp", "start_cards", "start_nuyen"},
}
HOSTILE = ['#panic("x")', "$a$", "<l>", "@r", "// comment", "- dash", "\\n \\", "*_[]`{}", '"); #x', "= ~ '"]


@pytest.fixture(scope="module")
def faces() -> FaceSet:
    return load_faces(FACES)


@pytest.fixture(scope="module")
def pdf(faces: FaceSet) -> bytes:
    return sheet(DECK, faces, "en", PrintForm()).files["sheet.pdf"]


def as_read(cards: list[PrintedCard], faces: FaceSet) -> str:
    """The titles and texts of cards as Typst reads them, from its HTML output."""
    job = Job(cards, faces, "en", dict(WORDS))
    job.fit()
    declarations = job.render("single.typ.j2", bleed=0, backs=False).split(b"#set document")[0]
    body = b"""
    #for c in data.cards {
      par(c.name); par(c.footer.number)
      for item in c.flow { if item.draw == "text" { for p in item.paragraphs { par(p.runs.map(run).join()) } } }
    }"""
    typeset = cast("Callable[..., bytes]", typst.compile)
    return text_of(typeset(declarations + body, format="html", **job.settings(job.drawn)).decode())


def text_of(html: str) -> str:
    found: list[str] = []

    class Reader(HTMLParser):
        def handle_data(self, data: str) -> None:
            found.append(data)

    Reader().feed(html)
    return "".join(found)


# -------------------------------------------------------------------------------------------------- the sheets


def test_a_page_of_backs_follows_each_page_of_fronts(pdf: bytes) -> None:
    """Five cards, including copies, need one page of fronts and one page of backs."""
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 2


def test_copies_fill_further_pages(faces: FaceSet) -> None:
    made = sheet([replace(COVERING_FIRE, copies=10)], faces, "en", PrintForm(paper=Paper(*PAPERS["letter"]))).files[
        "sheet.pdf"
    ]
    assert len(re.findall(rb"/Type\s*/Page\b", made)) == 4


@pytest.mark.parametrize(
    ("paper", "size"), [("a4", (595.28, 841.89)), ("letter", (612, 792)), ("a3", (841.89, 1190.55))]
)
def test_papers(faces: FaceSet, paper: Any, size: tuple[float, float]) -> None:
    made = sheet([TIMEBOMB], faces, "en", PrintForm(paper=Paper(*PAPERS[paper]))).files["sheet.pdf"]
    box = re.search(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]", made)
    assert box is not None
    assert (float(box[1]), float(box[2])) == pytest.approx(size, abs=0.01)


def boxes(name: str, pdf: bytes) -> list[list[float]]:
    """The boxes of a PDF with this name (such as `Trim`), one for each page, in millimetres."""
    found = re.findall(rb"/%sBox ?\[([^\]]*)\]" % name.encode(), pdf)
    return [[float(number) / 72 * 25.4 for number in box.split()] for box in found]


@pytest.mark.parametrize("bleed", [3, 1.5])
def test_pages_for_those_who_print_cards(faces: FaceSet, bleed: float) -> None:
    """With the paper `card`, each front and each back is a page with a trim box; each file has cards of one size."""
    deck = [MISSION, replace(COVERING_FIRE, copies=2)]
    made = sheet(deck, faces, "en", PrintForm(paper=None, bleed=bleed)).files
    assert list(made) == ["sheet.pdf", "sheet-sheet.pdf"]
    for document, (wide, high), pages in zip(made.values(), ((63.5, 88.9), (150, 210)), (4, 2), strict=True):
        size = [0, 0, wide + 2 * bleed, high + 2 * bleed]
        assert boxes("Media", document) == [pytest.approx(size, abs=0.01)] * pages
        assert boxes("Trim", document)[0] == pytest.approx([bleed, bleed, wide + bleed, high + bleed], abs=0.01)


def test_large_sheets_follow_on_pages_of_their_own(faces: FaceSet) -> None:
    """Cards of different sizes are on different pages, whatever their order in the deck."""
    made = sheet(
        [MISSION, *[COVERING_FIRE] * 3, MISSION], faces, "en", PrintForm(paper=Paper(*PAPERS["letter"]))
    ).files["sheet.pdf"]
    assert len(boxes("Media", made)) == 2 * (1 + 2)


def test_a_picture_for_each_card(faces: FaceSet) -> None:
    """The format `png` gives one picture for each card, with 300 dots per inch; copies give no further pictures."""
    files = sheet(DECK, faces, "en", PrintForm("png")).files
    assert list(files) == ["covering_fire.png", "elf_shaman.png", "timebomb.png"]
    assert {struct.unpack(">II", file[16:24]) for file in files.values()} == {(750, 1050)}


def test_same_cards_same_bytes(faces: FaceSet, pdf: bytes) -> None:
    assert sheet(DECK, faces, "en", PrintForm()).files["sheet.pdf"] == pdf


def test_no_path_of_this_machine_is_printed(pdf: bytes) -> None:
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL)
    plain = pdf
    for stream in streams:
        try:
            plain += zlib.decompress(stream)
        except zlib.error:
            plain += stream
    assert len(plain) > len(pdf)
    assert [path for path in (ROOT, Path(ombre.__file__).parent, Path.cwd()) if os.fsencode(path) in plain] == []


def test_the_pdf_can_be_listened_to(pdf: bytes) -> None:
    """The PDF is accessible: it declares the standard PDF/UA, which the typesetter checks, and has a structure tree."""
    assert b"pdfuaid" in pdf and b"/StructTreeRoot" in pdf


def test_progress_ends_at_the_last_card(faces: FaceSet) -> None:
    told: list[tuple[int, int]] = []

    def tell(done: int, total: int) -> None:
        told.append((done, total))

    sheet(DECK, faces, "en", PrintForm("png"), progress=tell)
    assert (told[0], told[-1]) == ((0, 6), (6, 6))
    assert told == sorted(told)


def test_no_cards_make_no_file(faces: FaceSet) -> None:
    assert sheet([], faces, "en", PrintForm()) == Sheet({})


def test_a_warning_of_the_typesetter_is_an_error(faces: FaceSet) -> None:
    job = Job(DECK, faces, "en", WORDS)
    job.fit()
    job.lettering = replace(job.lettering, display=("No Such Font",))
    with pytest.raises(PrintError, match="unknown font family: no such font"):
        job.pdf(Paper())


@pytest.mark.parametrize(
    ("shape", "pattern"), [*((shape, "plain") for shape in SHAPES), *(("round", pattern) for pattern in PATTERNS[1:])]
)
def test_every_shape_and_pattern_can_be_drawn(faces: FaceSet, shape: str, pattern: str) -> None:
    """A frame with any shape and pattern can be drawn, and differs from the plain frame."""
    kinds = {"event": replace(faces.kinds["event"], shape=shape)}
    own = replace(faces, patterns={"event": pattern}, kinds=kinds)
    plain = replace(faces, patterns={"event": "plain"}, kinds={"event": faces.kinds["event"]})
    (picture,) = sheet([TIMEBOMB], own, "en", PrintForm("png")).files.values()
    (other,) = sheet([TIMEBOMB], plain, "en", PrintForm("png")).files.values()
    assert (picture == other) is (shape == "round" and pattern == "plain")


# ------------------------------------------------------------------------------------------ the content of cards


def flow_of(card: PrintedCard, faces: FaceSet, draw: str) -> Any:
    """The data of the widget with the name `draw` on a card."""
    (plain,) = Job([card], faces, "en", dict(WORDS)).drawn
    return next(item for item in plain["flow"] if item["draw"] == draw)


def test_rows_show_properties_under_their_names_or_those_of_cards(faces: FaceSet) -> None:
    shown = [(row["icon"], row["label"], row["amount"]) for row in flow_of(MAGE, faces, "rows")["rows"]]
    assert shown[:2] == [("black", "Quick Shot", "1"), ("blue", "Mana", "4")]
    assert [row["label"] for row in flow_of(MISSION, faces, "rows")["rows"]] == [
        "Karma for a win",
        "Karma for an abort",
    ]


def test_a_number_is_counted_down_on_its_track(faces: FaceSet) -> None:
    cells = flow_of(TROLL, faces, "track")["cells"]
    assert [(cell["icon"], cell["amount"]) for cell in cells] == [("heart", str(left)) for left in range(7, -1, -1)]


def test_a_picture_named_after_a_card_is_its_own(faces: FaceSet) -> None:
    assert flow_of(MAGE, faces, "picture")["icon"] == "mage"
    assert flow_of(replace(MAGE, id="tailor"), faces, "picture")["icon"] == "human"
    assert flow_of(TROLL, faces, "picture")["icon"] == "troll"  # the first of its icons in the order of the list


def test_cards_say_which_they_are_and_where_they_come_from(faces: FaceSet) -> None:
    """The bottom of a card shows its number (such as `1/3`) or, without a number, its id, and its origin."""
    footers = [plain["footer"] for plain in Job([MAGE, ELF_SHAMAN], faces, "en", dict(WORDS)).drawn]
    assert [(foot["left"], foot["right"]) for foot in footers] == [
        ([("text", "144/146")], [("mark", "printed")]),
        ([("text", "elf_shaman")], [("text", "reconstructed"), ("mark", "reconstructed")]),
    ]


def test_colours_differ_in_their_corners_and_patterns(faces: FaceSet) -> None:
    """Obstacles of different colours have different outlines and patterns, so that they differ without colours."""
    colours = ["black", "blue", "green", "red"]
    deck = [replace(ELF_SHAMAN, id=colour, facts={**ELF_SHAMAN.facts, "colour": colour}) for colour in colours]
    drawn = Job(deck, faces, "en", dict(WORDS)).drawn
    assert len({plain["shape"] for plain in drawn}) == len({plain["pattern"] for plain in drawn}) == len(colours)


@pytest.mark.parametrize("pattern", PATTERNS)
def test_art_is_drawn_from_the_name(pattern: str) -> None:
    """Each name gives a different ornament; all its coordinates are integers, so it is the same on all machines."""
    drawings = {ornament(name, pattern) for name in ("one", "two", "three")}
    assert len(drawings) == 3
    for ornate in drawings:
        ElementTree.fromstring(ornate)
        assert len(ornate) < 12_000
        assert "." not in "".join(re.findall(r' d="([^"]*)"', ornate))


# ---------------------------------------------------------------------------------------------- texts that fit


def long(card: PrintedCard, times: int) -> PrintedCard:
    return replace(card, id=f"{card.id}_{times}", paragraphs=(words("A rule that is said again. " * times),))


def test_a_long_card_is_smaller_alone(faces: FaceSet) -> None:
    """A long text is printed smaller, but the texts of the other cards are not.

    So the text size of a card does not depend on the cards that are printed with it.
    """
    made = sheet([TIMEBOMB, ELF_SHAMAN, long(TIMEBOMB, 27)], faces, "en", PrintForm("html"))
    assert made.sizes == {"timebomb": 9, "elf_shaman": 9, "timebomb_27": 7.5}
    assert made.overflow == ()


def test_a_face_says_the_size_of_its_texts(faces: FaceSet) -> None:
    event = replace(faces.kinds["event"], widgets=(TextBox(size=8.25),))
    smaller = replace(faces, kinds={**faces.kinds, "event": event})
    made = sheet([TIMEBOMB, ELF_SHAMAN, long(TIMEBOMB, 60)], smaller, "en", PrintForm("html"))
    assert made.sizes == {"timebomb": 8.25, "elf_shaman": 9, "timebomb_60": 7}


def test_overflow_is_told_and_printed_all_the_same(faces: FaceSet) -> None:
    made = sheet([long(TIMEBOMB, 60), TIMEBOMB], faces, "fr", PrintForm())
    (over,) = made.overflow
    assert (over.card, over.where, over.locale, over.part) == ("timebomb_60", TIMEBOMB.where, "fr", "text")
    assert 5 < over.millimetres < 60
    assert over.size == 7
    assert made.sizes == {"timebomb_60": 7, "timebomb": 9}
    assert made.files["sheet.pdf"].startswith(b"%PDF")


def test_a_title_too_long_for_its_bar_is_overflow_too(faces: FaceSet) -> None:
    made = sheet([replace(TIMEBOMB, name="An extraordinarily long title " * 5)], faces, "en", PrintForm("html"))
    assert [over.part for over in made.overflow] == ["title"]


@pytest.mark.parametrize(("words", "parts"), [(6, []), (12, ["line"])])
def test_a_line_too_long_for_its_bar_is_overflow_too(faces: FaceSet, words: int, parts: list[str]) -> None:
    """A line is printed smaller if it does not fit, but not below 7 points: then overflow is reported."""
    card = replace(TIMEBOMB, kind_label="Keyword " * words)
    assert [(over.part, over.size) for over in sheet([card], faces, "en", PrintForm("html")).overflow] == [
        (part, 7) for part in parts
    ]


@pytest.mark.parametrize(("figure", "parts"), [(1, []), (10**12, ["figures"])])
def test_figures_too_wide_for_their_bar_are_overflow_too(faces: FaceSet, figure: int, parts: list[str]) -> None:
    card = replace(ELF_SHAMAN, facts={**ELF_SHAMAN.facts, "attack": figure, "nuyen": figure})
    assert [over.part for over in sheet([card], faces, "en", PrintForm("html")).overflow] == parts


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_size_does_not_depend_on_the_paper(faces: FaceSet, paper: Any) -> None:
    assert sheet([long(TIMEBOMB, 27)], faces, "en", PrintForm("html", Paper(*PAPERS[paper]))).sizes == {
        "timebomb_27": 7.5
    }


# --------------------------------------------------------------------------------------------- text is never code


def test_hostile_text_is_printed_literally(faces: FaceSet) -> None:
    """Texts with special characters of Typst or HTML are printed unchanged."""
    evil = " ".join(HOSTILE)
    card = replace(
        TIMEBOMB, id=evil, name=evil, kind_label=evil, paragraphs=(words(evil), (PrintedRun("strong", evil),))
    )
    assert as_read([card], faces).replace("\xa0", " ").count(evil) == 4  # the last words are kept together


@pytest.mark.parametrize("evil", HOSTILE)
def test_hostile_text_makes_a_sheet(faces: FaceSet, evil: str) -> None:
    card = replace(ELF_SHAMAN, name=evil, kind_label=evil, labels={"elf": evil, "hard": evil, "blue": evil})
    made = sheet([card], faces, "en", PrintForm(), texts={key: evil for key in WORDS})
    assert made.files["sheet.pdf"].startswith(b"%PDF")


@pytest.mark.parametrize("value", [*HOSTILE, "two\nlines", "\\u{41}", 1, 2.5, True])
def test_literals_mean_what_was_inserted(value: str | int | float) -> None:
    source = f"#metadata({typst_literal(value)})<x>".encode()
    found = typst.query(source, "<x>", field="value", one=True, font_paths=printing.fonts(), ignore_system_fonts=True)
    assert json.loads(found) == value


def test_only_text_and_numbers_are_inserted() -> None:
    with pytest.raises(TypeError, match="not list"):
        typst_literal(["#panic()"])


# ----------------------------------------------------------------------------------------------- runs and groups


@pytest.mark.parametrize(
    ("text", "groups"),
    [
        ("deal :black::black: to it", [["black", "black"]]),
        ("deal 2:black: to it", [["2", "black"]]),
        ("deal 2 :black: to it", [["2", " ", "black"]]),
        ("deal 2\u00a0:black:, then", [["2", "\u00a0", "black", ","]]),
        ("it has +1:black:.", [["+", "1", "black", "."]]),
        ("one :black: here", []),
        (":black: here and (:black:)", [["(", "black", ")"]]),
        ("draw 1 card", []),
    ],
)
def test_what_stands_by_an_icon_stays_by_it(faces: FaceSet, text: str, groups: list[list[str]]) -> None:
    """A line never breaks between icons, between an icon and its number, or before the full stop after an icon."""
    made = together(words(text), faces)
    assert [[value for _, value in items] for _, items in made if isinstance(items, list)] == groups


def test_a_number_stays_with_its_word_and_an_alternative_begins_a_line(faces: FaceSet) -> None:
    card = replace(TIMEBOMB, paragraphs=(words("Choose one: • Draw 1 card. • Gain 2."),))
    (said,) = flow_of(card, faces, "text")["paragraphs"]
    assert said["runs"] == [("text", "Choose one:")]
    assert said["items"] == [
        [("text", "Draw "), ("amount", "1"), ("text", "\u00a0card.")],
        [("text", "Gain "), ("amount", "2"), ("text", ".")],
    ]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Each runner draws a card, then discards one.", "Each runner draws a card, then discards_one."),
        ("Cards in the market cost 1 more.", "Cards in the market cost_1_more."),
        ("It attacks one of us now and an antidisestablishmentarian too.", None),
        ("Go on now.", None),
        ("Discard your reconnaissance.", None),
    ],
)
def test_the_last_line_is_not_too_short(before: str, after: str | None) -> None:
    """The last words stay together until they have twelve letters; a longer group could be too wide for a line."""
    items = [(run.kind, run.value) for run in words(before)]
    shown = "".join(str(value) for _, value in bound(items))
    assert shown == (before if after is None else after.replace("_", NO_BREAK))


def test_grouping_loses_nothing(faces: FaceSet) -> None:
    text = "Deal 2:black:, then :black: :black:  to (it)."
    shown = as_read([replace(TIMEBOMB, paragraphs=(words(text),))], faces)
    assert "Deal 2, then    to (it)." in shown.replace(NO_BREAK, " ")


# -------------------------------------------------------------------------------------------------------- fonts


def test_the_fonts_have_what_french_and_prices_need() -> None:
    assert {ord(letter) for letter in "\u202f\u00a0’…¥€œŒÉÀçëîôûÿ«»—–·×−"} <= printing.printable()


def test_letters_without_a_glyph_are_told_and_printed_all_the_same(faces: FaceSet) -> None:
    """A mark takes their place: a PDF that can be listened to may not have letters without a glyph."""
    cards = [replace(COVERING_FIRE, name="漢"), TIMEBOMB, replace(MAGE, kind_label="⚔\ufe0f")]
    made = sheet(cards, faces, "en", PrintForm())
    first, back, second = made.letterless
    assert made.files["sheet.pdf"].startswith(b"%PDF") and (first.card, second.card) == (COVERING_FIRE.id, MAGE.id)
    assert re.match(r"the fonts Source Sans 3 cannot print U\+6F22 .* `looks` .*: title: {font: NAME}$", first.message)
    assert re.match(r"the fonts Source Sans 3 cannot print U\+2694 \(CROSSED SWORDS\); .*: line: ", second.message)
    assert back.card == MAGE.id and "U+2694" in back.message and "locale.yaml" in back.message
    assert "□" in as_read(cards, faces)
    with pytest.raises(FaceError, match=r"market\.card:3: .*U\+6F22.*\n.*U\+2694"):
        Job(cards, faces, "en", WORDS).refuse_letterless()


def test_letters_are_looked_for_in_the_font_of_their_look(tmp_path: Path) -> None:
    """A font of the author prints what stands in a look that names it, and only there."""
    (tmp_path / "fonts").mkdir()
    font: Any = cast(Any, ttLib).TTFont(next(iter(sorted(printing.FONTS.glob("Saira*.ttf")))))
    for name in font["name"].names:
        if name.nameID in (1, 4, 16):
            name.string = "Swords"
    for map in font["cmap"].tables:
        map.cmap[0x2694] = map.cmap[ord("X")]
    font.save(tmp_path / "fonts" / "swords.ttf")
    own = "layouts:\n  own: {like: card, looks: {title: {font: Swords}, text: {font: Swords}}}\n"
    faces = load_faces(copied(tmp_path, lambda text: f"{text}\n{own}"))
    kinds = {kind: replace(face, layout=replace(face.layout, otherwise="own")) for kind, face in faces.kinds.items()}
    cards = [replace(TIMEBOMB, name="⚔", paragraphs=(words("⚔ or ☆."),)), replace(TIMEBOMB, kind_label="⚔")]
    told = [one.message for one in Job(cards, replace(faces, kinds=kinds), "en", WORDS).letterless]
    assert len(told) == 3
    assert (
        told[0].startswith("the fonts Swords, Source Sans 3 cannot print U+2606 (WHITE STAR);") and "text: {" in told[0]
    )
    assert "U+2694" in told[1] and "locale.yaml" in told[1] and "U+2694" in told[2] and "line: {" in told[2]


def test_every_font_comes_with_its_licence() -> None:
    families = {file.name.split("-")[0] for file in printing.FONTS.glob("*.ttf")}
    assert families == {file.name.split("-")[0] for file in printing.FONTS.glob("*-OFL.txt")}
    assert sum(file.stat().st_size for file in printing.FONTS.iterdir()) < 3_000_000


# -------------------------------------------------------------------------------------------------- the preview


def test_the_preview_has_the_same_words(faces: FaceSet) -> None:
    page = sheet(DECK, faces, "fr", PrintForm("html")).files["index.html"].decode()
    assert '<html lang="fr">' in page
    for part in ("Covering Fire", "Choose an Obstacle.", "Chamane elfe", 'alt="black damage"'):
        assert part in page


def test_the_preview_is_read_on_a_phone(faces: FaceSet) -> None:
    """On a narrow screen the preview has one column, and a wide table can be scrolled separately."""
    page = sheet([MISSION], faces, "en", PrintForm("html")).files["index.html"].decode()
    (style,) = re.findall(r"<style>(.*?)</style>", page, re.DOTALL)
    narrow = re.sub(r"@media \(min-width: \d+rem\) \{(?:[^{}]|\{[^{}]*\})*\}", "", style)
    assert "span 2" in style and "span" not in narrow
    assert re.search(r"minmax\(min\([\d.]+rem, 100%\), 1fr\)", narrow)
    assert re.search(r"\.wide \{[^}]*overflow-x: auto", narrow)
    assert page.count("<table") == page.count('<div class="wide" tabindex="0"><table') == 1


def test_the_preview_escapes(faces: FaceSet) -> None:
    evil = '<script>alert("x")</script>'
    page = sheet([replace(TIMEBOMB, name=evil, paragraphs=(words(evil),))], faces, "en", PrintForm("html")).files[
        "index.html"
    ]
    assert b"<script" not in page
    assert text_of(page.decode()).count(evil) == 2


def test_a_collection_of_fonts_is_read(tmp_path: Path) -> None:
    """Some systems have their fonts as collections only (.ttc)."""
    collection: Any = cast(Any, ttLib).TTCollection()
    files = sorted(printing.FONTS.glob("*.ttf"))
    for file in (files[0], files[-1]):
        font: Any = cast(Any, ttLib).TTFont(file)
        for name in font["name"].names:
            if name.nameID in (1, 4, 16):
                name.string = f"Own {file.stem}"
        collection.fonts.append(font)
    (tmp_path / "fonts").mkdir()
    collection.save(tmp_path / "fonts" / "both.ttc")
    told: list[str] = []
    assert has_fonts(tmp_path / "fonts", lambda message, _: told.append(str(message))) and told == []
    assert len(families((tmp_path / "fonts",))) == 2


# ---------------------------------------------------------------------------------------------------- faces.yaml


def test_the_shipped_faces_are_in_order() -> None:
    load_faces(FACES)
    assert [p.name for p in FACES.parent.glob("icons/*.svg") if p.stat().st_size >= 600] == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("- track:", "- trak:"), "`trak` is no option of `widgets` of `obstacle`; did you mean `track`?"),
        (("  obstacle:\n", "  obstacel:\n"), "`obstacel` is no kind of card; did you mean `obstacle`?"),
        (("{fact: attack,", "{fact: atack,"), "kind `obstacle` has no property `atack`; did you mean `attack`?"),
        (("{fact: attack,", "{fact: flavour,"), "`flavour` of kind `obstacle` is words, which `line` and `words` show"),
        (
            ("patterns:", "art: {coin: {zoom: 2}}\npatterns:"),
            "`art/` beside this file has no picture `coin`, and the part",
        ),
        (("size: sheet", "shape: cutt"), "`shape` of `mission` is `cutt`, which does not exist; did you mean `cut`?"),
        (
            ("size: sheet", "size: sheat"),
            "`size` of `mission` is `sheat`, which does not exist; did you mean `sheet`",
        ),
        (("weapon: cut", "weapon: cutt"), "`weapon` of `shapes` is `cutt`, which does not exist; did you mean `cut`?"),
        (("fact: manas,", "fact: mana,"), "kind `role` has no property `mana`; did you mean `manas`?"),
        (("of: scene_obstacles", "of: scene_obstacle"), "the game has no property `scene_obstacle`; did you mean"),
        (("of: progress", "of: progres"), "no card of kind `mission` has a table `progres`; did you mean `progress`?"),
        (("- chart: {of: progress}", "- chart: {}"), "`chart` of `mission` needs the option `of`."),
        (
            ("- {fact: award,", "- {facts: award,"),
            "`facts` is no option of `list` of `rows` of `mission`; did you mean `fact`?",
        ),
        (("last: scenes", "first: scenes"), "`table` of `mission` needs the option `last`."),
        (("black: plain", "black: plane"), "`black` of `patterns` is `plane`, which does not exist; did you mean"),
        (("hp: heart", "hp: hart"), "`hp` of `icons` is `hart`, which does not exist; did you mean `heart`?"),
        (('black: "#34353d"', "black: dark"), "`black` of `colours` must be a colour in quotes like"),
        (("low: 0", "low: tall"), "`low` of `picture` of `gear` must be a number of millimetres"),
        (("boxed: true", "boxed: yes please"), "`boxed` of `text` of `gear` must be `true` or `false`"),
        (("boxed: true", "size: 6"), "`size` of `text` of `gear` must be a number of points from 7 to 40"),
        (("hard: saw", "hard: saww"), "`hard` of `borders` is `saww`, which does not exist; did you mean `saw`?"),
        (("border: difficulty", "border: dificulty"), "kind `obstacle` has no property `dificulty`; did you mean"),
        (
            ("back: {icon: nuyen}", "back: {icon: nuyen, title: gaer}"),
            "`title` of `back` of `gear` is `gaer`, which does not exist; did you mean `gear`?",
        ),
        (("boxed: true", "boxd: true"), "`boxd` is no option of `text` of `gear`; did you mean `boxed`?"),
        (("- track: {fact: track, numbered: [plain]}", "- track"), "`track` of `obstacle` needs the option `fact`."),
        (("patterns:", "pattern:"), "`pattern` is no option of the file; did you mean `patterns`?"),
        (("    size: sheet", "    size: [sheet"), "this is not YAML"),
    ],
)
def test_faults_name_the_file_and_what_was_meant(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    path = copied(tmp_path, lambda text: text.replace(*change, 1))
    with pytest.raises(FaceError) as error:
        load_faces(path, KNOWN)
    assert str(error.value).startswith(str(path))
    assert message in str(error.value)


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    path = copied(tmp_path, lambda text: text.replace("size: sheet", "size: x").replace("- track:", "- trak:", 1))
    with pytest.raises(FaceError) as error:
        load_faces(path)
    assert len(str(error.value).splitlines()) == 2


def test_a_picture_must_be_svg_of_ten_units(tmp_path: Path) -> None:
    path = copied(tmp_path, lambda text: text)
    (path.parent / "icons" / "heart.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', encoding="utf-8")
    (path.parent / "icons" / "plain.svg").write_text("<svg", encoding="utf-8")
    with pytest.raises(
        FaceError, match=r'(?s)heart\.svg:1: this must have viewBox="0 0 10 10".*plain\.svg:1: this is not SVG'
    ):
        load_faces(path)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(FaceError, match="cannot be read"):
        load_faces(tmp_path / "faces.yaml")


def copied(folder: Path, change: Callable[[str], str]) -> Path:
    (folder / "icons").mkdir()
    for icon in FACES.parent.glob("icons/*.svg"):
        (folder / "icons" / icon.name).write_bytes(icon.read_bytes())
    (folder / "faces.yaml").write_text(change(FACES.read_text(encoding="utf-8")), encoding="utf-8")
    return folder / "faces.yaml"


# -------------------------------------------------------------------------------------------- cards without a face


@pytest.mark.parametrize(
    ("card", "message"),
    [
        (replace(TIMEBOMB, kind="evnt"), "kind `evnt` has no face in .*faces.yaml; did you mean `event`?"),
        (replace(TIMEBOMB, paragraphs=(words(":blak:"),)), "`blak` has no icon in .*; did you mean `black`?"),
        (replace(ELF_SHAMAN, facts={**ELF_SHAMAN.facts, "colour": "bleu"}), "`bleu` has no colour in .*faces.yaml"),
        (replace(ELF_SHAMAN, facts={"track": 3}), "track cannot show `track`, which is no list of symbols"),
        (
            replace(ELF_SHAMAN, facts={"attack": (TableCell("red", 1),)}),
            "stat cannot show `attack`, which is several values",
        ),
    ],
)
def test_a_card_that_no_face_can_show(faces: FaceSet, card: PrintedCard, message: str) -> None:
    """A card that cannot be printed is reported with a message that begins with the file and line of the card."""
    with pytest.raises(FaceError, match=f"^{re.escape(card.where)}: {message}"):
        sheet([card], faces, "en", PrintForm("html"))


def test_an_icon_that_the_typesetter_refuses_is_told(tmp_path: Path) -> None:
    """An icon that is well-formed XML, but that the typesetter cannot draw, is reported."""
    path = copied(tmp_path, lambda text: text)
    broken = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="0"/>'
    (path.parent / "icons" / "event.svg").write_text(broken, encoding="utf-8")
    with pytest.raises(PrintError, match="the typesetter refuses: "):
        sheet([TIMEBOMB, replace(TIMEBOMB, id="other")], load_faces(path), "en", PrintForm())


def test_a_card_may_lack_what_its_face_can_show(faces: FaceSet) -> None:
    bare = [replace(card, facts={}, paragraphs=(), tables={}) for card in DECK]
    assert sheet(bare, faces, "en", PrintForm()).overflow == ()


def test_kinds_of_one_deck_have_one_back(tmp_path: Path) -> None:
    """Kinds of cards in one deck have equal backs: with the same colour, outline and title."""
    path = tmp_path / "faces.yaml"
    like = "back: {icon: coin, like: deck}"
    kinds = f"gear: {{{like}}}, event: {{shape: cut, {like}}}, deck: {{back: {{icon: coin}}}}"
    path.write_text(f'colours: {{gear: "#112233", event: "#445566", deck: "#778899"}}\nkinds: {{{kinds}}}\n')
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "coin.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>')
    job = Job([replace(TIMEBOMB, kind="gear"), replace(TIMEBOMB, kind="event")], load_faces(path), "en", dict(WORDS))
    gear, event = (card["back"] for card in job.drawn)
    assert gear == event
    assert gear["colour"] == "#778899"
    assert gear["title"] == ""


def test_a_back_like_that_of_another_kind_has_its_icon(tmp_path: Path) -> None:
    """A kind whose back is like another needs no icon: not if the other has one, and not if the other has a picture."""
    path = tmp_path / "faces.yaml"
    for folder, name in (("icons", "coin.svg"), ("art", "night.svg")):
        (tmp_path / folder).mkdir()
        svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>'
        (tmp_path / folder / name).write_text(svg, encoding="utf-8")
    colours = 'colours: {gear: "#112233", event: "#445566", deck: "#778899"}'
    for back in ("icon: coin", "art: night"):
        kinds = (
            f"event: {{back: {{like: deck}}}}, deck: {{back: {{{back}}}}}, gear: {{back: {{like: deck, icon: coin}}}}"
        )
        path.write_text(f"{colours}\nkinds: {{{kinds}}}\n", encoding="utf-8")
        cards = [replace(TIMEBOMB, kind=kind) for kind in ("event", "deck")]
        event, deck = (card["back"] for card in Job(cards, load_faces(path), "en", dict(WORDS)).drawn)
        assert event == {**deck, "title": "", "line": ""}


def test_the_back_of_several_kinds_has_a_word_of_its_own(faces: FaceSet) -> None:
    """The title on the back of several kinds is the name of a common kind, in the language of the locale."""
    kinds = {
        **faces.kinds,
        "gear": replace(faces.kinds["gear"], back=Back(icon="nuyen", title="runner")),
        "event": replace(faces.kinds["event"], back=Back(icon="event", like="gear")),
    }
    own = replace(faces, kinds=kinds)
    deck = [replace(card, names={"runner": "Shadowrunner"}) for card in (COVERING_FIRE, TIMEBOMB)]
    assert [plain["back"]["title"] for plain in Job(deck, own, "en", dict(WORDS)).drawn] == ["Shadowrunner"] * 2


def test_the_back_is_like_a_kind_that_there_is(tmp_path: Path) -> None:
    path = tmp_path / "faces.yaml"
    path.write_text("kinds: {gear: {back: {like: dek}}}\n")
    with pytest.raises(FaceError, match="`like` of `back` of `gear` is `dek`, which does not exist"):
        load_faces(path)


def test_a_named_line_says_what_its_words_are(faces: FaceSet) -> None:
    gear = faces.kinds[COVERING_FIRE.kind]
    line = Line(("type", "cost"), named=True)
    card = replace(COVERING_FIRE, facts={"type": "weapon"}, labels={"weapon": "Weapon"}, names={"type": "sort of gear"})
    named = replace(faces, kinds={**faces.kinds, card.kind: replace(gear, widgets=(line,))})
    (drawn,) = Job([card], named, "en", dict(WORDS)).drawn
    assert drawn["flow"] == [{"draw": "line", "left": [("text", "Sort of gear – Weapon")], "right": []}]
    (drawn,) = Job([replace(card, facts={})], named, "en", dict(WORDS)).drawn
    assert drawn["flow"] == []


# --------------------------------------------------------------------------------------------------- sizes of cards


@pytest.mark.parametrize(
    ("size", "millimetres"),
    [
        ("size: poker", (63.5, 88.9)),
        ("size: bridge", (57.15, 88.9)),
        ("size: mini", (44.45, 63.5)),
        ("size: tarot", (69.85, 120.65)),
        ("size: square", (63.5, 63.5)),
        ("size: hex", (79, 91.2)),
        ("size: {width: 70, height: 110.5}", (70, 110.5)),
        ("size: tarot\n    landscape: true", (120.65, 69.85)),
    ],
)
def test_a_card_has_the_size_that_its_face_says(tmp_path: Path, size: str, millimetres: tuple[float, float]) -> None:
    path = copied(tmp_path, lambda text: text.replace("  event:\n", f"  event:\n    {size}\n"))
    job = Job([TIMEBOMB], load_faces(path), "en", WORDS)
    job.fit()
    (page,) = job.single(0).values()
    (box,) = re.findall(rb"/MediaBox\s*\[([0-9. ]+)\]", page)[:1]
    points = [25.4 / 72 * float(number) for number in box.split()[2:]]
    assert points == pytest.approx(millimetres, abs=0.01)


def test_cards_of_each_size_have_their_own_pages(tmp_path: Path) -> None:
    path = copied(tmp_path, lambda text: text.replace("  event:\n", "  event:\n    size: mini\n"))
    made = sheet([COVERING_FIRE, MISSION, TIMEBOMB], load_faces(path), "en").files["sheet.pdf"]
    assert len(re.findall(rb"/Type\s*/Page\b", made)) == 6
    files = sheet([COVERING_FIRE, MISSION, TIMEBOMB], load_faces(path), "en", PrintForm(paper=None)).files
    assert list(files) == ["sheet.pdf", "sheet-mini.pdf", "sheet-sheet.pdf"]


@pytest.mark.parametrize(
    ("size", "message"),
    [
        ("size: {width: 10, height: 90}", "must be `{width: MM, height: MM}`, each from 20 to 400 millimetres"),
        ("size: {width: 50}", "must be `{width: MM, height: MM}`"),
        ("landscape: sideways", "`landscape` of `event` must be `true` or `false`"),
    ],
)
def test_a_wrong_size_is_told(tmp_path: Path, size: str, message: str) -> None:
    path = copied(tmp_path, lambda text: text.replace("  event:\n", f"  event:\n    {size}\n"))
    with pytest.raises(FaceError, match=re.escape(message)):
        load_faces(path, KNOWN)


@pytest.mark.parametrize("colour", ["#000000", "#1b4f8e", "#ffffff", "#fdfcf9"])
def test_whether_a_number_is_printed_depends_on_no_colour(colour: str) -> None:
    """A box without its number 1 says nothing; which symbols need none is said by the face."""

    def picture_of(symbol: str, where: str) -> str:
        return symbol

    faces: Any = SimpleNamespace(colours={"gem": colour, "coin": colour}, picture_of=picture_of)
    card: Any = SimpleNamespace(labels={}, where="here")
    cells = [TableCell(symbol, size) for symbol in ("gem", "coin") for size in (0, 1, 2)]
    assert [one["amount"] for one in drawing.boxes(card, faces, cells, ())] == ["0", "1", "2"] * 2
    assert [one["amount"] for one in drawing.boxes(card, faces, cells, ("coin",))] == ["0", "", "2", "0", "1", "2"]
