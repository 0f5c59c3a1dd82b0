"""Pictures of authors: which picture a card shows, how it is cropped, and files that are refused."""

from __future__ import annotations

import base64
import io
import re
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Protocol

import pytest
from msgspec import structs
from PIL import Image, ImageChops, ImageCms, ImageStat

from ombre.sheets import FaceError, FaceSet, Ink, Job, PrintedCard, SetFolder, load_faces, sheet
from ombre.sheets.drawing.artwork import MOST_PIXELS, _line_of_text  # pyright: ignore[reportPrivateUsage]
from ombre.sheets.drawing.srgb import shown as as_shown
from ombre.sheets.drawing.visibility import unclear
from ombre.sheets.faces.faces import Back, LayoutChoice
from ombre.sheets.faces.widgets import TextBox
from ombre.sheets.pages.job import WORDS

from .deck import COVERING_FIRE, FACES, TIMEBOMB
from .test_sheet import copied

RED, BLUE = (220, 30, 40), (20, 40, 200)
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">'


def png(width: int = 40, height: int = 20, colours: tuple[tuple[int, int, int], ...] = (RED,)) -> bytes:
    """A picture with a stripe of each colour, from left to right."""
    made = Image.new("RGB", (width, height))
    for number, colour in enumerate(colours):
        wide = width // len(colours)
        made.paste(colour, (number * wide, 0, (number + 1) * wide, height))
    content = io.BytesIO()
    made.save(content, "PNG")
    return content.getvalue()


class MakesGames(Protocol):
    def __call__(self, files: dict[str, bytes | str], change: Callable[[str], str] = str) -> Path: ...


@pytest.fixture
def game(tmp_path: Path) -> MakesGames:
    """A function that copies the faces of a game, with some files of art beside it."""

    def make(files: dict[str, bytes | str], change: Callable[[str], str] = str) -> Path:
        path = copied(tmp_path, change)
        (tmp_path / "art").mkdir()
        for name, content in files.items():
            (tmp_path / "art" / name).write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return make


def shown(faces: FaceSet, card: PrintedCard) -> Image.Image:
    job = Job([card], faces, "en", WORDS)
    job.fit()
    (made,) = job.pictures(lambda done: None, 100).values()
    return Image.open(io.BytesIO(made)).convert("RGB")


def art_on(faces: FaceSet, card: PrintedCard) -> str:
    """The name of the picture file on a card; "" for a drawn picture."""
    (drawn,) = Job([card], faces, "en", WORDS).drawn
    part = next(part for part in drawn["flow"] if part["draw"] == "picture")
    names = {art.name: art.path.name for art in faces.all_art()}
    return names[part["art"]["file"]] if part["draw"] == "picture" and "art" in part else ""


@pytest.mark.parametrize(
    ("files", "found"),
    [
        (["covering_fire.png", "weapon.png", "gear.png"], "covering_fire.png"),
        (["weapon.png", "gear.png"], "weapon.png"),
        (["gear.png"], "gear.png"),
        (["other.png"], ""),
    ],
)
def test_a_picture_is_found_by_card_value_and_kind(game: MakesGames, files: list[str], found: str) -> None:
    path = game({name: png(colours=((at * 20, 0, 0),)) for at, name in enumerate(files)})
    assert art_on(load_faces(path), COVERING_FIRE) == found


def test_a_card_names_its_picture(game: MakesGames) -> None:
    path = game({"bang.png": png()}, lambda text: f"{text}\ncards: {{covering_fire: {{art: bang}}}}\n")
    assert art_on(load_faces(path), COVERING_FIRE) == "bang.png"
    assert art_on(load_faces(path), replace(COVERING_FIRE, id="other")) == ""


def colours_of(picture: Image.Image) -> set[tuple[int, int, int]]:
    """The pure colours in the middle of the picture of a card."""
    wide, high = picture.size
    part = picture.crop((wide // 10, high // 5, wide * 9 // 10, high // 3))
    return {colour for colour in (RED, BLUE) if colour in set(part.get_flattened_data())}


@pytest.mark.parametrize(
    ("crop", "colours"),
    [
        ("{}", {RED, BLUE}),
        ("{focus: [0, 50]}", {RED, BLUE}),
        ("{focus: [0, 50], zoom: 3}", {RED}),
        ("{focus: [100, 50], zoom: 3}", {BLUE}),
    ],
)
def test_a_picture_is_cropped(game: MakesGames, crop: str, colours: set[tuple[int, int, int]]) -> None:
    path = game({"gear.png": png(400, 300, (RED, BLUE))}, lambda text: f"{text}\nart: {{gear: {crop}}}\n")
    assert colours_of(shown(load_faces(path), COVERING_FIRE)) == colours


@pytest.mark.parametrize("name", ["gear.jpg", "gear.jpeg", "gear.png", "gear.svg"])
def test_all_sorts_of_pictures_are_printed(game: MakesGames, name: str) -> None:
    made = io.BytesIO()
    Image.new("RGB", (60, 40), BLUE).save(made, "PNG" if name.endswith("png") else "JPEG", quality=100)
    svg = f'{HEAD}<rect width="30" height="20" fill="#1428c8"/></svg>'.encode()
    path = game({name: svg if name.endswith("svg") else made.getvalue()})
    picture = shown(load_faces(path), COVERING_FIRE)
    place = picture.width // 2, picture.height // 4
    red, green, blue = picture.getpixel(place)  # type: ignore[misc]  # of an RGB picture
    assert red < 40 and green < 60 and blue > 180
    assert sheet([COVERING_FIRE], load_faces(path), "en").files["sheet.pdf"].startswith(b"%PDF")


def data(size: int) -> str:
    return base64.b64encode(png(size, size)).decode()


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("gear.png", b"no picture", "this is no PNG or JPEG picture, or it is damaged"),
        ("gear.png", png()[:-30], "this is no PNG or JPEG picture, or it is damaged"),
        ("gear.png", b"GIF89a" + bytes(30), "this is no PNG or JPEG picture"),
        ("gear.svg", "<svg", "this is not SVG"),
        ("gear.svg", "<html/>", "this is not SVG: its first element is not svg"),
        ("gear.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>', 'its size is not known; give it a viewBox like "0 0'),
        (
            "gear.svg",
            f"{HEAD}<script>1</script></svg>",
            "it contains `script`, which is not drawn on paper; delete it.",
        ),
        ("gear.svg", f"{HEAD}<foreignObject/></svg>", "it contains `foreignObject`"),
        ("gear.svg", f'{HEAD}<rect onload="x()"/></svg>', "it contains a script (`onload`); delete it."),
        ("gear.svg", f'{HEAD}<image href="../../secret.png"/></svg>', "it refers to another file (`../../secret.png`)"),
        ("gear.svg", f'{HEAD}<image href="https://example.org/a.png"/></svg>', "it refers to another file"),
        ("gear.svg", f'{HEAD}<image href="data:image/svg+xml;base64,AAAA"/></svg>', "it refers to another file"),
        ("gear.svg", f'{HEAD}<use href="other.svg#a"/></svg>', "it refers to another file (`other.svg#a`)"),
        ("gear.svg", f'{HEAD}<rect style="fill:url(http://x/y#z)"/></svg>', "it refers to another file"),
        ("gear.svg", f"{HEAD}<style>@import 'x.css';</style></svg>", "its style refers to another file"),
        ("gear.svg", '<!DOCTYPE svg [<!ENTITY a "b">]>' + HEAD + "</svg>", "it declares entities"),
        ("gear.svg", HEAD + "<g>" * 40 + "</g>" * 40 + "</svg>", "groups in each other; simplify it."),
    ],
)
def test_a_wrong_picture_is_refused(game: MakesGames, name: str, content: bytes | str, message: str) -> None:
    path = game({name: content})
    with pytest.raises(FaceError) as error:
        load_faces(path)
    assert f"{path.parent / 'art' / name}:1: " in str(error.value)
    assert message in str(error.value)


def test_a_picture_in_an_svg_is_looked_at_too(game: MakesGames) -> None:
    path = game({"gear.svg": f'{HEAD}<image href="data:image/png;base64,{data(8)}" width="30" height="20"/></svg>'})
    assert art_on(load_faces(path), COVERING_FIRE) == "gear.svg"
    broken = f'{HEAD}<image href="data:image/png;base64,{data(8)[:40]}"/></svg>'
    (path.parent / "art" / "gear.svg").write_text(broken, encoding="utf-8")
    with pytest.raises(FaceError, match="it refers to another file"):
        load_faces(path)


def test_a_huge_picture_is_refused_before_it_is_decoded(game: MakesGames) -> None:
    """A small file can hold a picture of many pixels."""
    made = io.BytesIO()
    Image.new("1", (MOST_PIXELS // 4000 + 1, 4000)).save(made, "PNG")
    path = game({"gear.png": made.getvalue()})
    assert len(made.getvalue()) < 100_000
    with pytest.raises(FaceError, match="this picture has more than 40 million pixels; make it smaller."):
        load_faces(path)


def test_a_picture_of_many_scans_is_refused_before_it_is_decoded(game: MakesGames) -> None:
    """Each scan of a progressive JPEG goes through all pixels, and can have a few bytes."""
    made = io.BytesIO()
    Image.new("L", (3000, 3000), 128).save(made, "JPEG", progressive=True)
    usual = made.getvalue()
    path = game({"gear.jpg": usual})
    assert load_faces(path)
    first, second, *_ = (at for at in range(len(usual)) if usual.startswith(b"\xff\xda", at))
    (path.parent / "art" / "gear.jpg").write_bytes(usual[:second] + usual[first:second] * 100 + usual[second:])
    with pytest.raises(FaceError, match="this picture is stored in more than 100 parts; save it again."):
        load_faces(path)


def test_two_pictures_of_one_name_are_told(game: MakesGames) -> None:
    path = game({"gear.png": png(), "gear.jpg": png()})
    with pytest.raises(FaceError, match=r"gear\.png:1: there is `gear\.jpg`, too; keep one of them\."):
        load_faces(path)


def test_a_background_is_a_colour_a_pattern_or_a_picture(game: MakesGames) -> None:
    more = '\nbackgrounds: {event: "#123456", weapon: sky, gear: dots}\n'
    faces = load_faces(game({"sky.png": png()}, lambda text: text + more))
    event, weapon, gear = Job([TIMEBOMB, COVERING_FIRE, replace(COVERING_FIRE, facts={})], faces, "en", WORDS).drawn
    assert event["colour"] == "#123456"
    assert "ground" in weapon and weapon["ground"]["file"].endswith(".png")
    assert gear["pattern"] == "dots"


@pytest.mark.parametrize("text", ["<text x='1'>Up</text>", "<g><text><tspan>Up</tspan></text></g>", "<text/>"])
def test_text_in_a_picture_is_told_with_its_line(game: MakesGames, text: str) -> None:
    """The typesetter has no fonts of the author for it: it stops, or prints a box.

    Words that are not drawn are kept.
    """
    head = HEAD.replace(" viewBox", "\n viewBox")
    path = game({"gear.svg": f"{head}\n<title>Up</title>\n<!-- <text>\n -->\n  {text}\n</svg>"})
    with pytest.raises(FaceError) as error:
        load_faces(path)
    expected = "it contains text, and pictures have no fonts; convert the text to paths."
    assert str(error.value) == f"{path.parent / 'art' / 'gear.svg'}:6: {expected}"
    (path.parent / "art" / "gear.svg").write_text(f"{HEAD}<title>Up</title><desc>text</desc></svg>", encoding="utf-8")
    assert art_on(load_faces(path), COVERING_FIRE) == "gear.svg"


# --------------------------------------------------------------------------------------------------------- sets


def a_set(folder: Path, faces: str = "", icons: tuple[str, ...] = ()) -> SetFolder:
    own = folder / "shed"
    (own / "icons").mkdir(parents=True)
    for icon in icons:
        (own / "icons" / f"{icon}.svg").write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>', encoding="utf-8"
        )
    if faces:
        (own / "faces.yaml").write_text(faces, encoding="utf-8")
    return SetFolder("shed", own)


def test_text_is_found_soon_among_comments_that_do_not_end() -> None:
    """A drawing of 8 MB can hold two million of them; each was looked at to the end."""
    source = f"{HEAD}\n<desc><![CDATA[{'<!--' * 200_000}]]></desc></svg>"
    begun = time.process_time()
    assert _line_of_text(source) == 1
    assert time.process_time() - begun < 20, "it would take minutes"


def test_the_cards_of_a_set_see_its_faces_first(game: MakesGames) -> None:
    """Colours, icons and kinds of a set change its own cards; those of the game stay as they are."""
    path = game({})
    one = a_set(path.parent, 'colours: {weapon: "#102030"}\n', ("nuyen", "roof"))
    faces = load_faces(path, None, [one])
    theirs, ours = Job([COVERING_FIRE, replace(COVERING_FIRE, id="own", set="shed")], faces, "en", WORDS).drawn
    assert (theirs["colour"], ours["colour"]) == ("#34353d", "#102030")
    assert (theirs["corners"][0]["icon"], ours["corners"][0]["icon"]) == ("nuyen", "shed/nuyen")
    assert {"nuyen", "shed/nuyen", "roof"} <= set(faces.pictures)


def test_a_kind_in_a_set_keeps_what_the_set_does_not_say(game: MakesGames) -> None:
    """Else a card of a set that only chooses a layout would be printed without its rules."""
    path = game({}, lambda text: f"{text}\nfoot: {{left: [set]}}\n")
    one = a_set(path.parent, "kinds: {gear: {layout: full_art}, event: {back: {icon: nuyen}}}\n")
    faces = load_faces(path, None, [one])
    ours, theirs = faces.of_set("shed").kinds, faces.kinds
    assert ours["gear"] == replace(theirs["gear"], layout=LayoutChoice("full_art"))
    assert ours["event"] == replace(theirs["event"], back=structs.replace(theirs["event"].back, icon="nuyen"))
    other = load_faces(
        path, None, [replace(one, folder=a_set(path.parent / "b", "kinds: {gear: {widgets: [text]}}").folder)]
    )
    assert other.of_set("shed").kinds["gear"] == replace(theirs["gear"], widgets=(TextBox(),))
    large = load_faces(
        path, None, [replace(one, folder=a_set(path.parent / "c", "kinds: {mission: {layout: tarot}}").folder)]
    )
    assert large.of_set("shed").kinds["mission"].format is None  # not the size that the game gives the kind


def test_the_foot_of_a_set_is_on_all_its_cards(game: MakesGames) -> None:
    """Also on those of kinds that only the game has; a kind with a foot of its own keeps that."""
    path = game(
        {},
        lambda text: text.replace("  event:\n    widgets:\n", "  event:\n    widgets:\n      - foot: {left: [kind]}\n"),
    )
    faces = load_faces(path, None, [a_set(path.parent, "foot: {left: [symbol], right: [version]}\n")])
    about = {"symbol": "nuyen", "version": "2"}
    gear = replace(COVERING_FIRE, about=about)
    ours, theirs, event = Job(
        [replace(gear, set="shed"), gear, replace(TIMEBOMB, set="shed")], faces, "en", WORDS
    ).drawn
    assert (ours["footer"]["left"], ours["footer"]["right"]) == ([("icon", "nuyen")], [("text", "2")])
    assert theirs["footer"]["left"] != ours["footer"]["left"] and ("text", "2") not in theirs["footer"]["right"]
    assert event["footer"]["left"] == [("text", TIMEBOMB.kind_label)]


def test_the_foot_of_all_kinds_shows_words_that_some_have(game: MakesGames) -> None:
    known = {"gear": ["cost"], "words of gear": ["credit"], "event": [], "words of event": [], "": ["crew"]}
    path = game({}, lambda text: "foot: {left: [number, cost], right: [credit, origin]}\n")
    assert load_faces(path, known).kinds == {}
    path.write_text("foot: {left: [number], right: [credt, crew]}\n", encoding="utf-8")
    with pytest.raises(FaceError) as error:
        load_faces(path, known)
    assert "a foot cannot show `credt`; did you mean `credit`?" in str(error.value)
    assert "a foot cannot show `crew`" in str(error.value)


def back_of(faces: FaceSet, card: PrintedCard, ink: Ink = "full") -> Image.Image:
    """The second page of a document with a page for each side."""
    job = Job([card], faces, "en", WORDS, ink=ink)
    job.fit()
    _, back = job.compile(job.render("single.typ.j2", bleed=3, backs=True), job.drawn, "png", 100)
    return Image.open(io.BytesIO(back)).convert("RGB")


def test_a_picture_is_all_of_the_back(game: MakesGames) -> None:
    """Up to the bleed, and cropped; with little ink, and for the cards of others, the back is drawn."""
    path = game(
        {"reverse.png": png(400, 200, (RED, BLUE))},
        lambda text: f"{text}\nart: {{reverse: {{focus: [100, 50]}}}}\n".replace(
            "back: {icon: event}", "back: {art: reverse}"
        ),
    )
    faces = load_faces(path)
    seen = back_of(faces, TIMEBOMB)
    corners = [(x, y) for x in (1, seen.width - 2) for y in (1, seen.height - 2)]
    assert {seen.getpixel(at) for at in (*corners, (seen.width // 2, seen.height // 2))} == {BLUE}
    drawn = back_of(faces, TIMEBOMB, "low")
    assert BLUE not in {colour for _, colour in drawn.getcolors(2**24) or ()}
    kinds = {**faces.kinds, "gear": replace(faces.kinds["gear"], back=Back(like="event"))}
    (plain,) = Job([COVERING_FIRE], replace(faces, kinds=kinds), "en", WORDS).drawn
    assert "ground" in plain["back"] and plain["back"]["ground"]["file"] == faces.art["reverse"].name
    (plain,) = Job([TIMEBOMB], replace(faces, art={}), "en", WORDS).drawn
    assert "ground" not in plain["back"]


def test_a_set_chooses_the_backs_of_its_cards(game: MakesGames) -> None:
    path = game({"reverse.png": png()}, lambda text: text.replace("back: {icon: event}", "back: {art: reverse}"))
    one = a_set(path.parent, "kinds: {event: {back: {icon: nuyen}}, gear: {back: {art: reverse}}}\n")
    faces = load_faces(path, None, [one])
    ours, theirs = faces.of_set("shed").kinds, faces.kinds
    assert [kinds[kind].back.art for kinds in (ours, theirs) for kind in ("event", "gear")] == [
        "",
        "reverse",
        "reverse",
        "",
    ]


@pytest.mark.parametrize(
    "kinds", ["spot: {back: {like: event}}, event: {back: {art: reverse}}", "spot: {back: {like: event}}"]
)
def test_a_back_that_is_like_a_picture_needs_no_icon(game: MakesGames, kinds: str) -> None:
    """Whether the game or the set says so: the picture is all of it, and there is no icon with the name of the kind."""
    path = game({"reverse.png": png()}, lambda text: text.replace("back: {icon: event}", "back: {art: reverse}"))
    faces = load_faces(path, None, [a_set(path.parent, f"kinds: {{{kinds}}}\n")])
    assert faces.of_set("shed").kinds["spot"].back.like == "event"
    drawn = a_set(path.parent / "b", "kinds: {spot: {back: {like: event}}, event: {back: {icon: nuyen}}}\n")
    assert load_faces(path, None, [drawn]).of_set("shed").kinds["spot"].back.icon == "nuyen"


def test_faults_of_backs_say_what_to_write(game: MakesGames) -> None:
    path = game({"reverse.png": png()})
    (path.parent / "icons" / "gear.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>', encoding="utf-8"
    )
    path.write_text(
        "kinds:\n  gear:\n    back:\n      art: revers\n  event:\n    back:\n      art: reverse\n      icon: nuyen\n"
        "  deck:\n    back:\n      art: 3\n      colour: cots\n      title: evnt\n      pattern: dots\n  other:\n",
        encoding="utf-8",
    )
    with pytest.raises(FaceError) as error:
        load_faces(path, {"gear": [], "event": [], "deck": ["cost"], "other": []})
    assert [line.removeprefix(f"{path}:") for line in str(error.value).splitlines()] == [
        "4: `art` of `back` of `gear` is `revers`, which does not exist; did you mean `reverse`?",
        "11: `art` of `back` of `deck` must be text; put it in quotes",
        "12: kind `deck` has no property `cots`; did you mean `cost`?",
        "13: `title` of `back` of `deck` is `evnt`, which does not exist; did you mean `event`?",
        "14: `pattern` is no option of `back` of `deck`; there is: colour, icon, like, title, art",
        "8: the back of `event` is a picture, which is all of it; leave out `icon` or `art`.",
        "13: the back of `deck` is a picture, which is all of it; leave out `title` or `art`.",
        "10: the icon on the back of `deck` is `deck`, which does not exist; did you mean `decker`?",
        "15: the icon on the back of `other` is `other`, which does not exist; did you mean `heart`?",
    ]


def test_what_only_a_set_has_is_seen_by_all(game: MakesGames) -> None:
    path = game({})
    one = a_set(path.parent, 'colours: {drone: "#102030"}\nkinds: {drone: {widgets: [text]}}\n', ("drone",))
    faces = load_faces(path, None, [one])
    (drawn,) = Job([replace(TIMEBOMB, kind="drone")], faces, "en", WORDS).drawn
    assert drawn["colour"] == "#102030"


def test_pictures_and_looks_of_a_set_are_for_its_own_cards(game: MakesGames) -> None:
    """A picture of a set for a kind or a value that the game has is not seen by the cards of the game."""
    path = game({})
    more = (
        "backgrounds: {gear: dots, drone: dots, crab: gear}\npatterns: {aspect: dots}\nborders: {gear: saw}\n"
        "shapes: {gear: cut}\n"
    )
    one = a_set(path.parent, more)
    (one.folder / "art").mkdir()
    for at, name in enumerate(("gear", "weapon", "covering_fire")):
        (one.folder / "art" / f"{name}.png").write_bytes(png(colours=((at * 20, 0, 0),)))
    faces = load_faces(
        path, None, [one, replace(a_set(path.parent / "b", "colours: {drone: '#102030'}"), name="other")]
    )
    assert art_on(faces, COVERING_FIRE) == ""
    assert art_on(faces, replace(COVERING_FIRE, set="shed")) == "covering_fire.png"
    for seen in (faces, faces.of_set("other")):
        assert seen.art == {} and seen.backgrounds == {"drone": "dots"}
        assert not {"gear", "aspect"} & {*seen.borders, *seen.shapes} and "aspect" not in seen.patterns
    assert faces.of_set("shed").backgrounds == {"gear": "dots", "drone": "dots", "crab": "gear"}


def test_faults_in_the_faces_of_a_set_name_its_file(game: MakesGames) -> None:
    path = game({}, lambda text: text.replace("hard: saw", "hard: saww"))
    one = a_set(path.parent, "icons: {roof: rof}\n", ("roof",))
    with pytest.raises(FaceError) as error:
        load_faces(path, None, [one])
    first, second = str(error.value).splitlines()
    assert first.startswith(f"{path}:") and "saww" in first
    assert (
        second
        == f"{one.folder / 'faces.yaml'}:1: `roof` of `icons` is `rof`, which does not exist; did you mean `roof`?"
    )


def test_a_background_is_measured_on_the_cards_that_can_have_it(game: MakesGames) -> None:
    """That of a value only on kinds whose frame can have the value, and in the layout of the value;
    that of a kind on it.
    """

    def blurred(more: str, width: int, height: int) -> bool:
        (path.parent / "art" / "sky.png").write_bytes(png(width, height))
        path.write_text(FACES.read_text(encoding="utf-8") + more, encoding="utf-8")
        values = {
            "gear": {"type": ["weapon", "spell"]},
            "obstacle": {"type": ["weapon"]},
            "mission": {"rank": ["hard"]},
        }
        return any(one.path.name == "sky.png" for one in unclear(load_faces(path), values, {}))

    path = game({"sky.png": png()})
    assert FACES.read_text(encoding="utf-8").count("size: sheet") == 1  # missions are large, and of no type
    for word in ("weapon", "gear"):
        assert not blurred(f"\nbackgrounds: {{{word}: sky}}\n", 500, 700)
        assert blurred(f"\nbackgrounds: {{{word}: sky}}\n", 490, 690)
    assert blurred("\nbackgrounds: {mission: sky}\n", 1000, 1400)
    assert not blurred("\nbackgrounds: {mission: sky}\n", 1182, 1654)
    assert not blurred("\nbackgrounds: {nothing: sky}\n", 10, 10)


# ------------------------------------------------------------------------------------------- as cameras store them


def jpeg(picture: Image.Image, **more: object) -> bytes:
    content = io.BytesIO()
    picture.save(content, "JPEG", quality=95, subsampling=0, **more)
    return content.getvalue()


def quarters() -> Image.Image:
    """A picture of 900 × 600 with another colour in each quarter."""
    made = Image.new("RGB", (900, 600), RED)
    made.paste(BLUE, (450, 0, 900, 300))
    made.paste((20, 160, 60), (0, 300, 450, 600))
    made.paste((240, 220, 60), (450, 300, 900, 600))
    return made


# What a camera stores for a picture, by the orientation that it writes down: the reverse of what viewers do.
STORED = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}


@pytest.mark.parametrize("sort", ["jpg", "png"])
@pytest.mark.parametrize("turn", sorted(STORED))
def test_a_picture_of_a_camera_is_upright(game: MakesGames, turn: int, sort: str) -> None:
    """Pictures are turned as their file says, and have the size that they have then, in each output."""
    exif = Image.Exif()
    exif[0x0112] = turn
    content = io.BytesIO()
    turned = quarters().transpose(STORED[turn])
    turned.save(content, "PNG", exif=exif) if sort == "png" else content.write(jpeg(turned, exif=exif))
    faces = load_faces(game({f"covering_fire.{sort}": content.getvalue()}))
    art = faces.art["covering_fire"]
    assert (art.width, art.height) == (900, 600)
    with Image.open(io.BytesIO(as_shown(art))) as printed:
        assert printed.size == (900, 600) and not printed.getexif()
        difference = ImageChops.difference(printed.convert("RGB"), quarters())
    assert sum(ImageStat.Stat(difference).mean) < 3


def test_an_upright_picture_stays_as_it_is(game: MakesGames) -> None:
    plain = jpeg(quarters())
    assert as_shown(load_faces(game({"covering_fire.jpg": plain})).art["covering_fire"]) == plain


def test_pictures_in_other_colours_are_printed_in_those_of_screens(game: MakesGames) -> None:
    """Neither inks nor a profile of the author's are in the PDF; the colours are those that the profile means."""
    inks = jpeg(quarters().convert("CMYK"))
    made = ImageCms.createProfile("sRGB")  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    standard = ImageCms.ImageCmsProfile(made).tobytes()  # pyright: ignore[reportUnknownArgumentType]
    own = jpeg(
        quarters(), icc_profile=standard.replace(b"sRGB", b"mine").replace("sRGB".encode("utf-16-be"), b"\0m\0i\0n\0e")
    )
    alpha = quarters().convert("RGBA")
    alpha.putalpha(Image.effect_noise(alpha.size, 60))
    content = io.BytesIO()
    alpha.save(
        content,
        "PNG",
        icc_profile=standard.replace(b"sRGB", b"mine").replace("sRGB".encode("utf-16-be"), b"\0m\0i\0n\0e"),
    )
    faces = load_faces(game({"covering_fire.jpg": inks, "timebomb.jpg": own, "mage.png": content.getvalue()}))
    for name, mode in (("covering_fire", "RGB"), ("timebomb", "RGB"), ("mage", "RGBA")):
        with Image.open(io.BytesIO(as_shown(faces.art[name]))) as printed:
            assert printed.mode == mode and "icc_profile" not in printed.info
            assert sum(ImageStat.Stat(ImageChops.difference(printed.convert("RGB"), quarters())).mean) < 4
            if mode == "RGBA":
                assert printed.getchannel("A").tobytes() == alpha.getchannel("A").tobytes()
    pdf = sheet([COVERING_FIRE, TIMEBOMB], faces, "en").files["sheet.pdf"]
    assert not re.search(rb"/ColorSpace ?/DeviceCMYK", pdf) and b"mine" not in pdf


# ----------------------------------------------------------------------------------------------- how much is seen


def test_a_picture_of_which_much_is_cut_off_is_told(game: MakesGames) -> None:
    wide, square = png(1200, 300), png(480, 400)
    files: dict[str, bytes | str] = {"covering_fire.png": wide, "timebomb.png": square}
    faces = load_faces(game(files))
    seen = measured(faces)
    assert set(seen) == {COVERING_FIRE.id} and 0.2 < seen[COVERING_FIRE.id] < 0.75


@pytest.mark.parametrize("chosen", ["{focus: [10, 50]}", "{zoom: 1.1}", "{whole: true}"])
def test_a_part_that_is_chosen_is_not_told(chosen: str, game: MakesGames) -> None:
    path = game({"covering_fire.png": png(1200, 300)}, lambda text: f"{text}\nart: {{covering_fire: {chosen}}}\n")
    assert measured(load_faces(path)) == {}


def measured(faces: FaceSet) -> dict[str, float]:
    job = Job([COVERING_FIRE, TIMEBOMB], faces, "en", WORDS)
    job.fit()
    return job.cropped


@pytest.mark.parametrize("where", ["art: {covering_fire: {whole: true}}", "cards: {covering_fire: {whole: true}}"])
def test_a_picture_is_shown_whole(where: str, game: MakesGames, tmp_path: Path) -> None:
    """Both ends of a wide picture are seen, which are cut off without it."""
    stripes = png(
        1200, 300, (RED, (90, 90, 90), (90, 90, 90), (90, 90, 90), (90, 90, 90), (90, 90, 90), BLUE, (90, 90, 90))
    )
    content: dict[str, bytes | str] = {"covering_fire.png": stripes}
    whole = shown(load_faces(game(content, lambda text: f"{text}\n{where}\n")), COVERING_FIRE)
    assert {RED, BLUE} <= set(whole.get_flattened_data())
    job = Job([COVERING_FIRE], load_faces(tmp_path / "faces.yaml"), "en", WORDS)
    assert b"whole" in job.html().partition(b"<main>")[2]
