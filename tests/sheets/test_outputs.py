"""Each output format in each ink, of cards with art of their own; and what the preview for a browser shows of them."""

from __future__ import annotations

import base64
import io
import re
from dataclasses import replace
from pathlib import Path
from typing import Literal, cast

import pytest
from msgspec import structs
from PIL import Image

from ombre.sheets import WORDS, FaceSet, Ink, Job, Paper, PrintedCard, PrintForm, Sheet, load_faces, sheet
from ombre.sheets.pages.paper import pages
from ombre.sheets.pages.tabletop_simulator import tabletop

from .deck import COVERING_FIRE, TIMEBOMB
from .test_art import BLUE, RED, png
from .test_sheet import copied

FRAMED = replace(
    COVERING_FIRE,
    words={"flavour": "No one looks up.", "reminder": "(Once.)", "shows": "A roof & a moon", "credit": "M. Painter"},
    about={"set": "Rooftops", "symbol": "nuyen", "version": "1.2"},
    number="3",
)
FULL = replace(FRAMED, id="full")
BACKED = replace(TIMEBOMB, about=FRAMED.about, number="7")
ORIGINS: tuple[Literal["printed", "reconstructed", "house"], ...] = ("printed", "reconstructed", "house")
CARDS = (FRAMED, FULL, BACKED)
MORE = """
cards: {full: {layout: full_art, focus: [10, 90], zoom: 1.5}}
art: {gear: {focus: [68, 30], zoom: 1.2}}
foot: {left: [symbol, set, number], right: [version, credit, origin]}
"""


@pytest.fixture(scope="module")
def faces(tmp_path_factory: pytest.TempPathFactory) -> FaceSet:
    """A kind with art of the author that has no icon, words of the author, and a kind whose back is a picture."""
    folder = tmp_path_factory.mktemp("art of its own")

    def change(text: str) -> str:
        text = text.replace("picture: {fact: type", "picture: {alt: shows, fact: type", 1)
        text = text.replace("cells: assist_damage}", "cells: assist_damage}\n      - words: {fact: flavour}", 1)
        text = text.replace("back: {icon: event}", "back: {art: reverse}")
        return f"{re.sub('(?m)^foot:.*$', '', text)}\n{MORE}"

    path = copied(folder, change)
    (folder / "art").mkdir()
    (folder / "art" / "gear.png").write_bytes(png(400, 300, (RED, BLUE)))
    (folder / "art" / "reverse.png").write_bytes(png(80, 120, (BLUE,)))
    return load_faces(path)


def without_icon(faces: FaceSet) -> FaceSet:
    """The same faces without a picture that could stand for the art."""
    kept = {name: source for name, source in faces.pictures.items() if name not in ("weapon", "gear")}
    gear = replace(faces.kinds["gear"], back=structs.replace(faces.kinds["gear"].back, icon="nuyen"))
    return replace(faces, pictures=kept, icons={}, kinds={**faces.kinds, "gear": gear})


def made(to: str, ink: Ink, faces: FaceSet, cards: tuple[PrintedCard, ...] = CARDS) -> Sheet:
    match to:
        case "tts":
            return tabletop(cards, faces, "en", "game", "", ink=ink)
        case "card":
            return sheet(cards, faces, "en", PrintForm("pdf", None, ink=ink))
        case "png":
            return sheet(cards, faces, "en", PrintForm("png", ppi=60, ink=ink))
        case "html":
            return sheet(cards, faces, "en", PrintForm("html", ink=ink))
        case _:
            return sheet(cards, faces, "en", PrintForm("pdf", Paper(up=16), ink=ink))


@pytest.mark.parametrize("ink", ["full", "low", "black"])
@pytest.mark.parametrize("to", ["pdf", "card", "png", "html", "tts"])
def test_cards_with_art_of_their_own_are_printed_in_each_form_and_ink(to: str, ink: Ink, faces: FaceSet) -> None:
    starts = {".pdf": b"%PDF", ".png": b"\x89PNG", ".html": b"<!doctype", ".json": b"{"}
    for own in (faces, without_icon(faces)):
        files = made(to, ink, own).files
        assert files and all(content.lstrip().startswith(starts[Path(name).suffix]) for name, content in files.items())


@pytest.mark.parametrize("ink", ["low", "black"])
@pytest.mark.parametrize("card", CARDS[:2], ids=lambda card: card.id)
def test_with_little_ink_the_icon_stands_for_the_art(ink: Ink, card: PrintedCard, faces: FaceSet) -> None:
    """No colour of the picture is left, and where it was is what a card without art shows, in its medallion."""
    seen: list[Image.Image] = []
    for own in (faces, replace(faces, art={}), without_icon(faces)):
        job = Job([card], own, "en", WORDS, ink=ink)
        job.fit()
        (picture,) = job.pictures(lambda _: None, 60).values()
        seen.append(Image.open(io.BytesIO(picture)).convert("RGB"))
    art, drawn, bare = seen
    assert art == drawn and art != bare
    assert not {RED, BLUE} & {colour for _, colour in art.getcolors(1 << 24) or ()}


# ------------------------------------------------------------------------------------------ the preview for a browser


def page(faces: FaceSet, *cards: PrintedCard) -> str:
    return made("html", "full", faces, cards).files["index.html"].decode().replace("\xa0", " ")


def test_the_preview_shows_art_once_with_its_crop_and_its_words(faces: FaceSet) -> None:
    text = page(faces, FRAMED, FULL, TIMEBOMB)
    content = base64.b64encode(faces.art["gear"].content).decode()
    assert text.count(f'url("data:image/png;base64,{content}")') == 1  # in the style, which both cards use
    (used,) = set(re.findall(r'class="own (\w+)"', text))
    assert f".{used} {{" in text
    assert text.count('role="img" aria-label="A roof &amp; a moon"') == 2
    assert 'style="--ratio: 1.3333; --zoom: 1.2; --x: 0.68; --y: 0.3"' in text
    assert 'style="--ratio: 1.3333; --zoom: 1.5; --x: 0.1; --y: 0.9"' in text


def test_words_for_readers_may_have_any_letter(faces: FaceSet) -> None:
    """They are not printed, so that no font needs them."""
    card = replace(FRAMED, words={**FRAMED.words, "shows": "A roof and a moon 🌙 月"})
    for to in ("png", "card"):
        assert made(to, "full", faces, (card,)).files
    assert 'aria-label="A roof and a moon 🌙 月"' in page(faces, card)


def test_the_preview_has_the_words_and_the_whole_foot(faces: FaceSet) -> None:
    text = page(faces, FRAMED)
    assert re.search(r'<p class="words" style="font-style: italic; text-align: start">No one looks up\.</p>', text)
    (foot,) = re.findall(r"<footer>.*?</footer>", text, re.DOTALL)
    left, right = re.findall(r"<span>(.*?)</span>", foot, re.DOTALL)
    assert "data:image/svg" in left and re.sub(r"<[^>]*>|\s", "", left) == "Rooftops·3"
    assert re.sub(r"<[^>]*>", "", right).startswith("1.2 · M. Painter")
    marks = {
        origin: re.findall('class="mark ([a-z]+)"', page(faces, replace(FRAMED, origin=origin))) for origin in ORIGINS
    }
    assert marks == {origin: [origin] for origin in ORIGINS}


def test_the_preview_shows_the_picture_behind_a_card(faces: FaceSet) -> None:
    """With its crop, and without words: it says nothing that the card does not say."""
    behind = replace(faces, backgrounds={"event": "gear"})
    text = page(behind, TIMEBOMB, COVERING_FIRE)
    cards = {
        card.id: re.search(f'<article id="{card.id}".*?</article>', text, re.DOTALL) for card in (TIMEBOMB, FRAMED)
    }
    bomb, fire = (found[0] for found in cards.values() if found)
    ground = re.search(r'<div class="ground"><div class="own (\w+)" style="([^"]*)"></div></div>', bomb)
    assert ground and ground[2] == "--ratio: 1.3333; --zoom: 1.2; --x: 0.68; --y: 0.3"
    content = base64.b64encode(faces.art["gear"].content).decode()
    assert f'.{ground[1]} {{ background-image: url("data:image/png;base64,{content}"); }}' in text
    assert " behind" in bomb.partition(">")[0]
    assert 'class="ground"' not in fire and " behind" not in fire.partition(">")[0]
    assert 'class="ground"' not in page(replace(faces, backgrounds={"event": "#123456"}), TIMEBOMB)


# ------------------------------------------------------------------------------------------------ bleed on sheets

DPI = 150


def edges(job: Job, paper: Paper, page: int) -> tuple[list[bool], list[bool]]:
    """What is beyond the edge of the first card of a page, and what is within: where it is more red than blue.

    Both are read along a line of 60 mm from left to right on the card, which may be turned on the page.
    """
    job.fit()
    seen = Image.open(io.BytesIO(job.compile(*job.laid_out(paper), "png", DPI)[page])).convert("RGB")
    found = pages([job.size(0)] * job.cards[0].copies, paper)[page]
    spot = (found.fronts or found.backs)[0][1]

    def line(off: float) -> list[bool]:
        found: list[bool] = []
        for step in range(220):
            at = step / 4
            across, down = (off, at) if spot.turn else (at, off)
            place = round((spot.x + across) / 25.4 * DPI), round((spot.y + down) / 25.4 * DPI)
            red, _, blue = cast("tuple[int, int, int]", seen.getpixel(place))
            found.append(red > blue)
        return found

    return line(-paper.bleeding / 2), line(1)


@pytest.mark.parametrize(
    "paper",
    [
        Paper(),
        Paper(gutter=6, bleed=3),
        Paper(gutter=4, marks="none"),
        Paper(gutter=8, bleed=3, backs="fold"),
        Paper(gutter=8, bleed=3, backs="gutterfold"),
        Paper(gutter=6, bleed=3, up=4, backs="none"),
    ],
    ids=lambda paper: f"{paper.gutter}-{paper.bleed}-{paper.backs}-{paper.up}",
)
def test_art_up_to_the_edge_goes_on_into_the_bleed_of_a_sheet(paper: Paper, faces: FaceSet) -> None:
    """And at the edge of the card it meets what is seen on the card."""
    stripes = replace(faces.art["gear"], content=png(1080, 360, (RED, BLUE) * 9), width=1080, height=360)
    job = Job([replace(FULL, copies=2)], replace(faces, art={**faces.art, "gear": stripes}), "en", WORDS)
    beyond, within = edges(job, paper, 0)
    assert {*beyond} == {True, False}
    assert sum(one != other for one, other in zip(beyond, within, strict=True)) < 4


@pytest.mark.parametrize("paper", [Paper(), Paper(gutter=6, bleed=3)], ids=["none", "gutter"])
def test_a_picture_on_a_back_meets_its_bleed_too(paper: Paper, faces: FaceSet) -> None:
    """The backs of a sheet are on its second page."""
    stripes = replace(faces.art["reverse"], content=png(1080, 360, (RED, BLUE) * 9), width=1080, height=360)
    job = Job([BACKED], replace(faces, art={**faces.art, "reverse": stripes}), "en", WORDS)
    beyond, within = edges(job, paper, 1)
    assert {*beyond} == {True, False}
    assert sum(one != other for one, other in zip(beyond, within, strict=True)) < 4


def test_little_ink_has_nothing_in_the_bleed(faces: FaceSet) -> None:
    job = Job([replace(FULL, copies=2)], faces, "en", WORDS, ink="low")
    job.fit()
    paper = Paper(gutter=6, bleed=3, marks="none")
    page = Image.open(io.BytesIO(job.compile(*job.laid_out(paper), "png", DPI)[0])).convert("L")
    spot = pages([job.size(0)] * 2, paper)[0].fronts[0][1]
    x, y, beyond = (at / 25.4 * DPI for at in (spot.x, spot.y, 2.5))
    strip = page.crop((round(x - beyond * 2), round(y - beyond * 2), round(x + 400), round(y - beyond / 5)))
    assert strip.getextrema() == (255, 255)
