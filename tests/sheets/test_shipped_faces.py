"""The faces of the shipped games: icons are valid and visible, and texts fit at a readable size."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path

import pytest
import typst

from ombre.prose.language.messages import NounPhrase
from ombre.prose.sentences.declared_words import noun_id, property_id
from ombre.sheets import Job, Paper, TableCell
from ombre.sheets.drawing.plain import Part, PlainCard
from ombre.sheets.faces.printed import Fact
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.printing.printer import Printer

from .outlines import rings

CARDS = Path(__file__).parents[2] / "cards"
GAMES = ("crossfire", "srtcg", "crazy_eights", "gin_rummy", "hearts")
ICONS = sorted(CARDS.glob("*/icons/*.svg"))
SEEN = 3.0  # the least contrast ratio between a symbol and its background (WCAG 1.4.11)


@pytest.mark.parametrize("icon", ICONS, ids=lambda icon: f"{icon.parts[-3]}-{icon.stem}")
def test_icons_are_sound_shapes(icon: Path) -> None:
    """Filled shapes are closed and do not cross themselves; nothing is outside of the picture."""
    found = rings(icon.read_text(encoding="utf-8"))
    for number, ring in enumerate(found, 1):
        low, high = ring.reach()
        assert -0.05 <= low and high <= 10.05, f"shape {number} reaches from {low:.2f} to {high:.2f}"
        if ring.filled:
            assert ring.closed, f"shape {number} is filled and not closed"
            assert not ring.crosses_itself(), f"shape {number} crosses itself"


@pytest.mark.parametrize(
    ("way", "crosses"),
    [
        ("M1 1 9 9V1L1 9z", True),
        ("M1 1h8v8H1z", False),
        ("M1 1h8v8H1zM0 0l9 9v-9z", False),  # two overlapping shapes
        ("M5 .5a4 4 0 1 0 .01 0z", False),
        ("M0 5C0 0 9 9 9 5L0 4z", True),
    ],
)
def test_a_shape_that_crosses_itself_is_seen(way: str, crosses: bool) -> None:
    made = rings(f'<svg xmlns="http://www.w3.org/2000/svg"><path d="{way}"/></svg>')
    assert any(ring.crosses_itself() for ring in made) is crosses


# ------------------------------------------------------------------------------------------------------- contrast


def light(colour: str) -> float:
    """The relative luminance of a colour."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(part * share for part, share in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


def contrast(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@cache
def table(game: str) -> Table:
    return open_table(game, [])


@cache
def job(game: str, language: str = "en") -> Job:
    printer = Printer(table(game), language)
    return printer.job(printer.faced())


def shades(job: Job) -> dict[str, dict[str, str]]:
    """The shades that the templates derive from each frame colour, by frame colour and name of the shade."""
    colours = sorted({colour for card in job.drawn for colour in (card["colour"], card["back"]["colour"])})
    ask = "(ink: ink, paper: paper, white: white, frame: c, deep: deep(c), deepest: deep(deep(c)), pale: pale(c))"
    lines = [
        f'\n#let c = rgb("{c}")\n#metadata({ask}.pairs().map(p => (p.at(0), p.at(1).to-hex())))<x>' for c in colours
    ]
    source = job.render("ink.typ.j2").decode() + "".join(lines)
    found = json.loads(typst.query(source.encode(), "<x>", field="value", **job.settings([])))
    return {colour: dict(shade) for colour, shade in zip(colours, found, strict=True)}


def icons(item: Part) -> list[str]:
    """The names of the icons in the data of a widget."""
    return re.findall(r'\["(?:icon|sign)", "([^"]*)"\]', json.dumps(item))


def pairs(card: PlainCard) -> Iterator[tuple[str, str, str, str]]:
    """Yield each icon on a card: its name, its shade, the shade behind it, and the colour of the frame."""
    frame, back = card["colour"], card["back"]
    yield back["icon"], "white", "frame", back["colour"]
    for item in card["corners"]:
        if item["icon"]:
            yield item["icon"], "ink", "paper", frame
    for figure in card["stats"]:
        yield figure["icon"], "white", "deep", frame
    for part in card["flow"]:
        if part["draw"] == "picture":
            yield part["icon"], "white", "deepest", frame
        if part["draw"] == "pips" or part["draw"] == "track" or part["draw"] == "text":
            yield from ((cell["icon"], cell["colour"], "white", frame) for cell in part["cells"])
        if part["draw"] == "rows":
            yield from ((row["icon"], row["colour"] or "frame", "paper", frame) for row in part["rows"] if row["icon"])
        if part["draw"] == "line":
            yield from ((icon, "white", "deep", frame) for icon in icons(part))
        if part["draw"] == "text":
            yield from ((icon, "ink", behind, frame) for icon in icons(part) for behind in ("paper", "pale"))


@pytest.mark.parametrize("game", GAMES)
def test_symbols_are_seen_on_what_they_stand_on(game: str) -> None:
    printing = job(game)
    shade = shades(printing)
    dim: list[str] = []
    for icon, own, behind, frame in sorted({pair for card in printing.drawn for pair in pairs(card)}):
        source = printing.faces.pictures[icon].replace("currentColor", shade[frame].get(own, own))
        colours = set(re.findall(r'(?:fill|stroke)="(#[0-9a-fA-F]+)"', source)) or {"#000000"}
        full = {"".join(2 * letter for letter in c[1:]) if len(c) == 4 else c[1:] for c in colours}
        # One visible colour is enough, because a white disc has a dark edge.
        best = max(contrast(f"#{colour}", shade[frame][behind]) for colour in full)
        if best < SEEN:
            dim.append(f"{icon} on {behind} of {frame}: {best:.1f} to 1")
    assert dim == []


@pytest.mark.parametrize("game", GAMES)
def test_words_are_read_on_what_they_stand_on(game: str) -> None:
    """White text on frames and bars, and dark text on paper, has a contrast ratio of at least 4.5."""
    for shade in shades(job(game)).values():
        for words, behind in (
            ("white", "frame"),
            ("white", "deep"),
            ("ink", "paper"),
            ("ink", "pale"),
            ("deep", "paper"),
        ):
            assert contrast(shade[words], shade[behind]) >= 4.5, (words, behind, shade)


# ---------------------------------------------------------------------------------------------------------- texts


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_all_texts_fit_and_few_are_smaller(game: str, language: str) -> None:
    """All texts fit, and at most a few texts of each kind need a smaller size than the others.

    If this fails, set a smaller size for the kind in `faces.yaml`: `text: {size: POINTS}`.
    """
    printing = job(game, language)
    overflow, sizes = printing.fit()
    assert overflow == ()
    kinds = Counter(card.kind for card in printing.cards)
    smaller = Counter(
        card.kind
        for card, plain in zip(printing.cards, printing.drawn, strict=True)
        if sizes[card.id] < plain["sizes"][0]
    )
    assert {kind: count for kind, count in smaller.items() if count > 1 and count > kinds[kind] / 10} == {}


def test_a_skill_that_is_asked_for_by_its_icon_has_it_on_every_card() -> None:
    printing = job("srtcg")
    asked = {cell.symbol for card in printing.cards for cell in cells(card.facts.get("sleaze"))}
    assert len(asked) > 5
    for card, plain in zip(printing.cards, printing.drawn, strict=True):
        shown = {icon for item in plain["flow"] if item["draw"] == "line" for icon in icons(item)}
        has = {skill for name in ("skills", "expert") for skill in symbols(card.facts.get(name))}
        assert has & asked <= shown, card.id


def cells(fact: Fact | None) -> tuple[TableCell, ...]:
    return tuple(cell for cell in fact if isinstance(cell, TableCell)) if isinstance(fact, tuple) else ()


def symbols(fact: Fact | None) -> tuple[str, ...]:
    return tuple(value for value in fact if isinstance(value, str)) if isinstance(fact, tuple) else ()


@pytest.mark.parametrize("game", GAMES)
def test_every_back_has_a_word(game: str) -> None:
    assert {plain["id"] for plain in job(game).drawn if not plain["back"]["title"]} == set()


# ---------------------------------------------------------------------------------------------- alternative texts


def words_of_the_language(printer: Printer) -> set[str]:
    """All that a picture may be called: the words of values, properties and kinds, and the names of cards."""
    locale, model = printer.locale, printer.model
    values = [f"{values.name}-{word}".replace("_", "-") for values in model.values.values() for word in values.words]
    own = [locale.own_word(value) for value in values if locale.has(f"a-{value}")]
    nouns = [property_id(found) for found in model.properties.values()] + [noun_id(kind) for kind in model.kinds]
    own += [locale.words_of_phrase(NounPhrase(id, "none")) for id in nouns if locale.has(id)]
    own += [printer.name(card) for card in printer.cards.values()]
    return {locale.typeset(word).casefold() for word in own}


def alternatives(pdf: bytes) -> set[str]:
    """The alternative texts of the pictures of a PDF."""
    found: set[str] = set()
    for plain, coded in re.findall(rb"/Alt(?:\(((?:\\.|[^)\\])*)\)|<([0-9A-F]+)>)", pdf):
        found.add(bytes.fromhex(coded.decode()).decode("utf-16") if coded else plain.decode("latin-1"))
    return found


PRINTED = [
    (game, path.name) for game in GAMES for path in sorted((CARDS / game / "locales").iterdir()) if path.is_dir()
]


@pytest.mark.parametrize(("game", "language"), PRINTED)
def test_alternative_texts_are_words_of_the_language(game: str, language: str) -> None:
    """A picture is read out by a message or a name of the language, or not at all; never by an id."""
    printer = Printer(table(game), language)
    allowed = words_of_the_language(printer)
    page = printer.job(printer.faced()).html().decode()
    found = {unescape(alt) for alt in re.findall(r'alt="([^"]*)"', page)} - {""}
    assert {alt for alt in found if alt.casefold() not in allowed} == set()
    kinds = {card.kind: card for card in printer.faced()}
    printed = printer.job([*kinds.values()])
    printed.fit()
    read = alternatives(printed.pdf(Paper()))
    assert read and {alt for alt in read if alt.casefold() not in allowed} == set()


def test_a_number_is_read_out_with_what_it_is() -> None:
    """The icon of a number stands for a property, the symbol of a cell for a value."""
    printer = Printer(table("crossfire"), "fr")
    (gear,) = [card for card in printer.faced() if card.id == "covering_fire"]
    printed = printer.job([gear])
    printed.fit()
    read = alternatives(printed.pdf(Paper()))
    assert {"Coût", "Noir"} <= read and not {"Nuyen", "Tir de Couverture"} & read  # a drawn picture says nothing more
